//! `topboard prizes FILE`: prints the top board, the teams and the awards.

use crate::languages::{Language, NoticeLanguages};
use crate::standings::{SharedReason, place_reasons_text};
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::check::has_errors;
use super::error::CommandError;
use super::input_file;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions};
use crate::book::PersonId;
use crate::engine::Engine;
use crate::notices::{ColumnRole, NoticeSection, awards_notice, teams_notice, top_board_notice};
use crate::publish::shown_columns::LayoutColumn;
use crate::publish::text::{TextMarks, section_table};
use crate::standings::{AwardContender, AwardCriterion, StandingsScope};

#[derive(Debug, Args)]
pub(super) struct PrizesArgs {
    /// A book, or results to import
    file: PathBuf,
    #[command(flatten)]
    rules: RuleOptions,
    /// Write JSON, with unrounded numbers
    #[arg(long)]
    json: bool,
}

/// The JSON of `topboard prizes`.
#[derive(Serialize)]
pub(super) struct PrizesJson {
    /// Missing where the rules have no top board.
    #[serde(skip_serializing_if = "Option::is_none")]
    top_board: Option<TopBoardJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    teams: Option<Vec<TeamJson>>,
    awards: Vec<AwardJson>,
}

#[derive(Serialize)]
struct TopBoardJson {
    name: String,
    /// In the order of choosing.
    seats: Vec<TopBoardSeatJson>,
    claims: Vec<ClaimJson>,
}

#[derive(Serialize)]
struct TopBoardSeatJson {
    player: String,
    /// The power in each game.
    powers: Vec<Option<&'static str>>,
}

#[derive(Serialize)]
struct ClaimJson {
    place: usize,
    player: String,
    total: f64,
    claim: String,
    why: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    note: String,
}

#[derive(Serialize)]
struct TeamJson {
    place: usize,
    #[serde(rename = "team")]
    name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    country: String,
    captain: Option<String>,
    members: Vec<TeamMemberJson>,
    total: f64,
    why: Option<String>,
}

#[derive(Serialize)]
struct TeamMemberJson {
    player: String,
    score: f64,
    games: usize,
    counts: bool,
}

#[derive(Serialize)]
struct AwardJson {
    #[serde(rename = "award")]
    name: String,
    winners: Vec<String>,
    /// Whether the director named the winners.
    decided: bool,
    #[serde(skip_serializing_if = "String::is_empty")]
    note: String,
    contenders: Vec<ContenderJson>,
}

#[derive(Serialize)]
struct ContenderJson {
    place: usize,
    player: String,
    figure: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    votes: Vec<(char, usize)>,
    why: Option<String>,
}

impl PrizesArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        let input = input_file::read_input(&self.file, &self.rules)?;
        if self.json {
            output.json(&PrizesJson::new(&input.engine))?;
        } else {
            input.report_rules(output);
            print(&input.engine, output)?;
        }
        Ok(CommandOutcome::problems_if(has_errors(&input.problems_with_import())))
    }
}

fn name(engine: &Engine, person: PersonId) -> String {
    engine.book().name_of(Some(person)).to_owned()
}

impl PrizesJson {
    /// What is computed of this event.
    pub(super) fn new(engine: &Engine) -> PrizesJson {
        let teams = engine.teams().map(|rows| rows.iter().map(|row| TeamJson::new(engine, row)).collect());
        let prizes = engine.prizes();
        let awards = prizes.iter().map(|prize| AwardJson {
            name: prize.name.clone(),
            winners: prize.winners().into_iter().map(|person| name(engine, person)).collect(),
            decided: !prize.named_winners.is_empty() && prize.criterion != AwardCriterion::Director,
            note: prize.note.clone(),
            contenders: prize.contenders.iter().map(|one| ContenderJson::new(engine, one)).collect(),
        });
        PrizesJson { top_board: TopBoardJson::new(engine), teams, awards: awards.collect() }
    }
}

impl TopBoardJson {
    fn new(engine: &Engine) -> Option<TopBoardJson> {
        let qualification = engine.qualification()?;
        let note = |person: PersonId| {
            let declined = engine.book().top_board.declined.iter().find(|declined| declined.player == person);
            declined.map_or_else(String::new, |declined| declined.note.clone())
        };
        let claims = qualification.candidates.iter().map(|candidate| ClaimJson {
            place: candidate.place,
            player: name(engine, candidate.person),
            total: candidate.total,
            claim: candidate.claim.text(Language::English),
            why: candidate.ahead_reason.as_ref().map(|reason| reason.text(Language::English)),
            note: note(candidate.person),
        });
        let table = engine.top_table()?;
        let seats = table.choosers.iter().map(|chooser| TopBoardSeatJson {
            player: name(engine, chooser.person),
            powers: chooser.powers.iter().map(|power| power.map(crate::book::Power::name)).collect(),
        });
        let called = engine.rules().top_board.as_ref()?.name.clone();
        Some(TopBoardJson { name: called, seats: seats.collect(), claims: claims.collect() })
    }
}

impl TeamJson {
    fn new(engine: &Engine, row: &crate::standings::TeamStandingsRow) -> TeamJson {
        let team = &engine.book().teams[row.team];
        let member = |member: &crate::standings::TeamMemberScore| TeamMemberJson {
            player: name(engine, member.person),
            score: member.score,
            games: member.games,
            counts: member.counts,
        };
        TeamJson {
            place: row.place,
            name: team.name.clone(),
            country: team.country.clone(),
            captain: team.captain.map(|captain| name(engine, captain)),
            members: row.members.iter().map(member).collect(),
            total: row.total,
            why: reasons(
                row.shared_reason.as_ref(),
                row.ahead_reason.as_ref().map(|reason| reason.text(Language::English)),
            ),
        }
    }
}

impl ContenderJson {
    fn new(engine: &Engine, contender: &AwardContender) -> ContenderJson {
        ContenderJson {
            place: contender.place,
            player: name(engine, contender.person),
            figure: contender.figure,
            game: contender.seat.map(|seat| engine.book().board_label(seat.board)),
            votes: contender.votes.iter().map(|(grade, many)| (grade.letter(), *many)).collect(),
            why: reasons(
                contender.shared_reason.as_ref(),
                contender.ahead_reason.as_ref().map(|reason| reason.text(Language::English)),
            ),
        }
    }
}

/// Why a place is shared, and why it is above the next.
fn reasons(shared: Option<&SharedReason>, ahead: Option<String>) -> Option<String> {
    let shared = shared.map(|reason| reason.text(Language::English));
    Some(place_reasons_text(Language::English, shared.as_deref(), ahead)).filter(|why| !why.is_empty())
}

fn print(engine: &Engine, output: &mut CommandOutput) -> Result<(), CommandError> {
    if let (Some(qualification), Some(seats)) = (engine.qualification(), engine.top_table())
        && let Some(notice) =
            top_board_notice(engine, &qualification, &seats, StandingsScope::default(), Language::English)
    {
        let seats = [ColumnRole::ChoosingOrder, ColumnRole::Player, ColumnRole::Power].map(LayoutColumn::single);
        let claims = [ColumnRole::Place, ColumnRole::Player, ColumnRole::TotalBefore, ColumnRole::Claim];
        let claims: Vec<LayoutColumn> = claims.map(LayoutColumn::single).into_iter().chain([remarks()]).collect();
        for (section, columns) in notice.sections.iter().zip([seats.to_vec(), claims]) {
            output.line(&section.title)?;
            print_section(section, &columns, output)?;
            output.line("")?;
        }
    }
    if let Some(teams) = engine.teams().filter(|teams| !teams.is_empty()) {
        let notice = teams_notice(engine, &teams, Language::English);
        output.line(&notice.title)?;
        let columns = [
            LayoutColumn::single(ColumnRole::Place),
            LayoutColumn::single(ColumnRole::Team),
            LayoutColumn::single(ColumnRole::Total),
            LayoutColumn::joined(&[ColumnRole::Member, ColumnRole::MemberScore], " "),
            LayoutColumn::single(ColumnRole::Reason),
        ];
        notice.sections.iter().try_for_each(|section| print_section(section, &columns, output))?;
        output.line("")?;
    }
    let awards = engine.prizes();
    let notice = awards_notice(engine, &awards, Language::English);
    output.line(&notice.title)?;
    if awards.is_empty() {
        output.line("There are none: the rules have no awards, and the director gave none.")?;
    }
    let columns = [ColumnRole::Award, ColumnRole::Winner, ColumnRole::Figure, ColumnRole::Game];
    let columns: Vec<LayoutColumn> = columns.map(LayoutColumn::single).into_iter().chain([remarks()]).collect();
    notice.sections.iter().try_for_each(|section| print_section(section, &columns, output))
}

/// The note and the reason in one column.
fn remarks() -> LayoutColumn {
    LayoutColumn::joined(&[ColumnRole::Note, ColumnRole::Reason], "; ")
}

fn print_section(
    section: &NoticeSection,
    columns: &[LayoutColumn],
    output: &mut CommandOutput,
) -> Result<(), CommandError> {
    section_table(section, columns, TextMarks::Omitted, NoticeLanguages::default())
        .lines()
        .try_for_each(|line| output.line(line))
}
