//! `topboard prizes FILE`: the top board, the teams, and every prize beside the title.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::check::any_error;
use super::error::Fault;
use super::input_file;
use super::output::Output;
use super::{Outcome, Rules};
use crate::book::PersonId;
use crate::engine::Engine;
use crate::figures::show;
use crate::publish::text::columns::{Side, Table};
use crate::standings::{AwardBy, Contender};

#[derive(Debug, Args)]
pub(super) struct Prizes {
    /// A book, or results to import
    file: PathBuf,
    #[command(flatten)]
    rules: Rules,
    /// Write JSON, with unrounded numbers
    #[arg(long)]
    json: bool,
}

/// Everything beside the table, by name.
#[derive(Serialize)]
pub(super) struct All {
    /// Missing where the rules know none.
    #[serde(skip_serializing_if = "Option::is_none")]
    top_board: Option<TopBoard>,
    #[serde(skip_serializing_if = "Option::is_none")]
    teams: Option<Vec<Team>>,
    awards: Vec<Award>,
}

#[derive(Serialize)]
struct TopBoard {
    name: String,
    /// In the order of choosing.
    seats: Vec<Seat>,
    claims: Vec<Claimed>,
}

#[derive(Serialize)]
struct Seat {
    player: String,
    /// The power in each game.
    powers: Vec<Option<&'static str>>,
}

#[derive(Serialize)]
struct Claimed {
    place: usize,
    player: String,
    total: f64,
    claim: String,
    why: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    note: String,
}

#[derive(Serialize)]
struct Team {
    place: usize,
    #[serde(rename = "team")]
    name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    country: String,
    captain: Option<String>,
    members: Vec<Member>,
    total: f64,
    why: Option<String>,
}

#[derive(Serialize)]
struct Member {
    player: String,
    score: f64,
    games: usize,
    counts: bool,
}

#[derive(Serialize)]
struct Award {
    #[serde(rename = "award")]
    name: String,
    winners: Vec<String>,
    /// Whether the director named them.
    decided: bool,
    #[serde(skip_serializing_if = "String::is_empty")]
    note: String,
    contenders: Vec<Contends>,
}

#[derive(Serialize)]
struct Contends {
    place: usize,
    player: String,
    figure: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    votes: Vec<(char, usize)>,
    why: Option<String>,
}

impl Prizes {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let input = input_file::read(&self.file, &self.rules)?;
        let all = All::of(&input.engine);
        if self.json {
            output.json(&all)?;
        } else {
            input.say_rules(output);
            print(&all, &input.engine, output)?;
        }
        Ok(Outcome::problems_if(any_error(&input)))
    }
}

fn name(engine: &Engine, person: PersonId) -> String {
    engine.book().name_of(Some(person)).to_owned()
}

impl All {
    /// What is computed of this event.
    pub(super) fn of(engine: &Engine) -> All {
        let teams = engine.teams().map(|rows| rows.iter().map(|row| Team::of(engine, row)).collect());
        let prizes = engine.prizes();
        let awards = prizes.iter().map(|prize| Award {
            name: prize.name.clone(),
            winners: prize.winners().into_iter().map(|person| name(engine, person)).collect(),
            decided: !prize.decided.is_empty() && prize.by != AwardBy::Director,
            note: prize.note.clone(),
            contenders: prize.contenders.iter().map(|one| Contends::of(engine, one)).collect(),
        });
        All { top_board: TopBoard::of(engine), teams, awards: awards.collect() }
    }
}

impl TopBoard {
    fn of(engine: &Engine) -> Option<TopBoard> {
        let qualification = engine.qualification()?;
        let note = |person: PersonId| {
            let declined = engine.book().top_board.declined.iter().find(|declined| declined.player == person);
            declined.map_or_else(String::new, |declined| declined.note.clone())
        };
        let claims = qualification.candidates.iter().map(|candidate| Claimed {
            place: candidate.place,
            player: name(engine, candidate.person),
            total: candidate.total,
            claim: candidate.claim.words(),
            why: candidate.ahead_by.clone(),
            note: note(candidate.person),
        });
        let table = engine.top_table()?;
        let seats = table.choosers.iter().map(|chooser| Seat {
            player: name(engine, chooser.person),
            powers: chooser.powers.iter().map(|power| power.map(crate::book::Power::name)).collect(),
        });
        let called = engine.rules().top_board.as_ref()?.name.clone();
        Some(TopBoard { name: called, seats: seats.collect(), claims: claims.collect() })
    }
}

impl Team {
    fn of(engine: &Engine, row: &crate::standings::TeamRow) -> Team {
        let team = &engine.book().teams[row.team];
        let member = |member: &crate::standings::Member| Member {
            player: name(engine, member.person),
            score: member.score,
            games: member.games,
            counts: member.counts,
        };
        Team {
            place: row.place,
            name: team.name.clone(),
            country: team.country.clone(),
            captain: team.captain.map(|captain| name(engine, captain)),
            members: row.members.iter().map(member).collect(),
            total: row.total,
            why: row.above_by.clone(),
        }
    }
}

impl Contends {
    fn of(engine: &Engine, contender: &Contender) -> Contends {
        Contends {
            place: contender.place,
            player: name(engine, contender.person),
            figure: contender.figure,
            game: contender.seat.map(|seat| engine.book().say_board(seat.board)),
            votes: contender.votes.iter().map(|(grade, many)| (grade.letter(), *many)).collect(),
            why: contender.ahead_by.clone(),
        }
    }
}

fn print(all: &All, engine: &Engine, output: &mut Output) -> Result<(), Fault> {
    let decimals = engine.rules().decimals;
    if let Some(top) = &all.top_board {
        print_top_board(top, decimals, output)?;
    }
    if let Some(teams) = all.teams.as_ref().filter(|teams| !teams.is_empty()) {
        output.line("Teams")?;
        let headings = ["place", "team", "total", "members", ""];
        let mut table = Table::new(headings.map(|heading| (heading, side(heading))));
        for team in teams {
            let member = |member: &Member| format!("{} {}", member.player, show(member.score, decimals));
            let members = team.members.iter().map(member).collect::<Vec<_>>().join(", ");
            let why = team.why.clone().unwrap_or_default();
            table.row(vec![team.place.to_string(), team.name.clone(), show(team.total, decimals), members, why]);
        }
        say(&table, output)?;
        output.line("")?;
    }
    output.line("Prizes")?;
    if all.awards.is_empty() {
        output.line("None: the rules know none, and the director gave none.")?;
    }
    let headings = ["prize", "goes to", "figure", "game", ""];
    let mut table = Table::new(headings.map(|heading| (heading, side(heading))));
    for award in &all.awards {
        let best = award.contenders.first();
        // The reason of the last of the winners is against the first who is none.
        let why = award.contenders.iter().take_while(|one| one.place == 1).last().and_then(|one| one.why.clone());
        let decided = award.decided.then(|| "by the director".to_owned());
        let said = [decided, Some(award.note.clone()).filter(|note| !note.is_empty()), why];
        table.row(vec![
            award.name.clone(),
            award.winners.join(" and "),
            best.map_or_else(String::new, |one| show(one.figure, decimals)),
            best.and_then(|one| one.game.clone()).unwrap_or_default(),
            said.into_iter().flatten().collect::<Vec<_>>().join("; "),
        ]);
    }
    say(&table, output)
}

fn print_top_board(top: &TopBoard, decimals: usize, output: &mut Output) -> Result<(), Fault> {
    output.line(format_args!("Seats at the {}, in the order of choosing", top.name))?;
    let mut table = Table::new([("chooses", Side::Right), ("player", Side::Left), ("power", Side::Left)]);
    for (at, seat) in top.seats.iter().enumerate() {
        let powers = seat.powers.iter().map(|power| power.unwrap_or("–")).collect::<Vec<_>>().join(", ");
        table.row(vec![(at + 1).to_string(), seat.player.clone(), powers]);
    }
    say(&table, output)?;
    output.line("")?;
    output.line(format_args!("Claims to the {}", top.name))?;
    let headings = ["place", "player", "total", "claim", ""];
    let mut table = Table::new(headings.map(|heading| (heading, side(heading))));
    for claim in &top.claims {
        let said = [Some(claim.note.clone()).filter(|note| !note.is_empty()), claim.why.clone()];
        table.row(vec![
            claim.place.to_string(),
            claim.player.clone(),
            show(claim.total, decimals),
            claim.claim.clone(),
            said.into_iter().flatten().collect::<Vec<_>>().join("; "),
        ]);
    }
    say(&table, output)?;
    output.line("")
}

fn side(heading: &str) -> Side {
    if matches!(heading, "place" | "total" | "figure") { Side::Right } else { Side::Left }
}

fn say(table: &Table, output: &mut Output) -> Result<(), Fault> {
    table.lines().try_for_each(|line| output.line(line))
}
