//! The types of the document: event, people, rounds, boards, seats, charts, and simple questions about one board.
//! How they change is in `edit`. Attendance, teams, prizes and incidents have their own files.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::attendance::AttendanceStatus;
use super::results_year::ResultsYear;
use super::typed_words::capitalize;
use super::{
    AttendanceEntry, Award, BoardRef, Card, CellEntry, Centres, DrawProposal, FillColour, MissedOrders, NeighbourTable,
    NotebookEntry, Penalty, PerPower, PlannedRounds, Power, ProposalOutcome, RemovedIds, Role, RoundId, RoundIx,
    SOLO_CENTRES, SeatRef, SkillVotes, StoredDraw, Substitute, Team, TopBoard, Year,
};
use crate::languages::messages::{rules as rule_messages, steps, words as word_messages};
use crate::languages::sentences::words;
use crate::languages::window_sentences::{shared_words, values};
use crate::languages::{Language, Message, MessageValue, NoticeLanguages, window_language};
use crate::letter_case::small_letters;
use crate::limited_work::step;
use crate::limits::HIGHEST_PERSON;

/// The number of a person. It never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u32);

impl PersonId {
    /// The highest number of a person.
    pub const LAST: PersonId = PersonId(HIGHEST_PERSON);
}

/// A whole event.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Book {
    pub event: Event,
    /// All people, in the order of entry.
    pub people: Vec<Person>,
    #[serde(skip_serializing_if = "RemovedIds::is_none")]
    pub removed_ids: RemovedIds,
    pub rounds: Vec<Round>,
    /// The event's own scoring systems, each as the text of its file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub systems: Vec<String>,
    /// The event's own rulesets, each as the text of its file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rulesets: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Team>,
    #[serde(skip_serializing_if = "TopBoard::is_empty")]
    pub top_board: TopBoard,
    /// Pairs of players who should not share a board, such as couples or travelling companions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub separations: Vec<[PersonId; 2]>,
    /// Which powers count as neighbours in a draw.
    #[serde(skip_serializing_if = "NeighbourTable::is_strict")]
    pub neighbours: NeighbourTable,
    /// The year's result lists, for a ladder over many events.
    #[serde(rename = "season", skip_serializing_if = "ResultsYear::is_empty")]
    pub results_year: ResultsYear,
    /// The director's decisions about prizes, and prizes that cannot be computed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
    /// The director's notebook, in the order of writing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notebook: Vec<NotebookEntry>,
    /// The standings as an imported file printed them, for comparison with the computed standings.
    #[serde(rename = "published", skip_serializing_if = "Vec::is_empty")]
    pub published_standings: Vec<PublishedStanding>,
    /// Cells of an imported file that fit nowhere in the book, kept word for word.
    #[serde(rename = "unplaced", skip_serializing_if = "Vec::is_empty")]
    pub unplaced_cells: Vec<UnplacedCell>,
}

/// The name, place, dates and rules of the event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Event {
    pub name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub venue: String,
    /// The host country, spelt as in the regions of the people.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub country: String,
    /// The host town, spelt as in the towns of the people.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub town: String,
    /// The last sign-up that is not late: a date, “2006-07-31”, or a number on the list.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub sign_up_closed: String,
    /// The dates of the event, in the director's words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub dates: String,
    /// The name of the ruleset, “WDC 2006”.
    pub rules: String,
    /// The scoring system, if it differs from the ruleset's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// The language of posted notices, or the two.
    #[serde(skip_serializing_if = "NoticeLanguages::is_usual")]
    pub languages: NoticeLanguages,
}

/// Somebody who plays, or may play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub id: PersonId,
    /// The name that is shown. It is unique in the event.
    pub name: String,
    /// The family name, if the source has a separate column for it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub family: String,
    /// Country, state or club.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub region: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    #[serde(default, skip_serializing_if = "Role::is_player")]
    pub role: Role,
    /// The group of entrants to which the person belongs, if the event has groups.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub group: String,
    /// Points given before the event, in the units of the total.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicap: Option<f64>,
    /// Whether the person would like to be put into a team.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wants_team: bool,
    /// Deductions from the total.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<Penalty>,
    /// The person who replaced this one for the rest of the event and continues with the scores so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaced_by: Option<PersonId>,
    /// The time of sign-up, “2006-07-30 18:05”, or the number on the list. If it is empty, the order of entry counts.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub signed_up: String,
    /// The town where the person lives.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub town: String,
    /// The rounds in which the person is here, “1-3, 5”; see [`PlannedRounds`]. Empty for all rounds.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rounds: String,
    /// The powers that the person prefers, the best first.
    #[serde(rename = "prefers", default, skip_serializing_if = "Vec::is_empty")]
    pub preferred_powers: Vec<Power>,
    /// People with a similar name of whom the director said that they are not this person.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub different_from: Vec<PersonId>,
    /// Whether the name was typed into a seat or a team and nobody has confirmed it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unconfirmed: bool,
    /// The fill colour of the name, which is not posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<FillColour>,
}

/// One round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Round {
    /// Its id, see [`Book::round_id`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// “1”, or a name such as “Final”.
    pub name: String,
    /// The scoring system, if it differs from the event's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// People who were present and had no board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sat_out: Vec<PersonId>,
    /// The attendance of everybody whose status is known, in the order of entry.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attendance: Vec<AttendanceEntry>,
    /// The draws that were made for this round, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<StoredDraw>,
    /// The director's decision whether the scores may be posted. Without one the rules decide.
    #[serde(rename = "released", skip_serializing_if = "Option::is_none")]
    pub scores_released: Option<bool>,
    /// The last posting of this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub posted: Option<RoundPosting>,
    #[serde(skip_serializing_if = "RemovedIds::is_none")]
    pub removed_ids: RemovedIds,
    pub boards: Vec<Board>,
}

/// The last posting of a round for the notice board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPosting {
    /// The time of the posting, “2006-08-12 14:05”.
    #[serde(rename = "at")]
    pub time: String,
    /// A checksum of the content of the round's sheet.
    #[serde(rename = "print")]
    pub checksum: u32,
}

impl Event {
    /// Where and when the event is: “Berlin, 20 to 22 November 2026”. A part that its name says is left out.
    pub fn venue_and_dates(&self) -> String {
        let words = |text: &str| format!(" {} ", fold_name(text));
        let name = words(&self.name);
        let parts = [self.venue.trim(), self.dates.trim()];
        let parts = parts.into_iter().filter(|part| !part.is_empty() && !name.contains(&words(part)));
        parts.collect::<Vec<_>>().join(", ")
    }
}

impl Round {
    /// “Round 1” if the name is a number, otherwise the name itself.
    pub fn title(&self) -> String {
        if self.has_number_as_name() { format!("Round {}", self.name) } else { self.name.clone() }
    }

    /// The title in a language. A name that is no number stays as it is.
    pub fn title_in(&self, language: Language) -> String {
        if self.has_number_as_name() { words::round_title(language, &self.name) } else { self.name.clone() }
    }

    /// The title in the language of the window.
    pub fn title_in_window(&self) -> String {
        self.title_in(window_language())
    }

    /// In a sentence in a language: “round 2”. A name that is no number stays as it is.
    pub fn label_in(&self, language: Language) -> String {
        if self.has_number_as_name() { words::round_in_sentence(language, &self.name) } else { self.name.clone() }
    }

    /// In a sentence in the language of the window.
    pub fn label_in_window(&self) -> String {
        self.label_in(window_language())
    }

    /// The title as a part of what is kept, such as the name of a step.
    pub fn title_message(&self) -> MessageValue {
        let name = self.name.as_str();
        if self.has_number_as_name() { word_messages::round_title(name).into() } else { name.into() }
    }

    fn has_number_as_name(&self) -> bool {
        self.name.chars().all(|c| c.is_ascii_digit())
    }
}

/// One game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Board {
    /// Its id, see [`Book::board_id`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// “A”, “1”, or the name of a game.
    pub name: String,
    /// The scoring system, if it differs from the round's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// The last year that was played.
    #[serde(rename = "ended", skip_serializing_if = "CellEntry::is_blank")]
    pub end_year: CellEntry<Year>,
    #[serde(skip_serializing_if = "Ending::is_played")]
    pub ending: Ending,
    /// Whether this is a top board: the final table or a medal game.
    #[serde(rename = "top", skip_serializing_if = "std::ops::Not::not")]
    pub is_top_board: bool,
    /// The proposed draws, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<DrawProposal>,
    /// The grades that the players gave each other, by skill.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub votes: Vec<SkillVotes>,
    /// A remark of the director, which is not posted unless the director chooses so.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The fill colour of the title, which is not posted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<FillColour>,
    pub seats: PerPower<Seat>,
    /// The known supply centre charts, in the order of their years, each year once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub charts: Vec<Chart>,
}

/// The way in which a game ended, if the counts and the draw column do not show it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// The game ended by a solo, an agreed draw, or its last year.
    #[default]
    Played,
    /// The other players conceded the game to this power.
    Conceded(Power),
    /// The game stopped outside the voting procedure and has no result.
    Abandoned,
}

impl Ending {
    // Serde passes the field by reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_played(&self) -> bool {
        *self == Ending::Played
    }

    /// “conceded to France”, in the language of the window. Empty for a game that was played to its end.
    pub fn name_in_window(self) -> Cow<'static, str> {
        match self {
            Ending::Played => "".into(),
            Ending::Conceded(power) => values::conceded_to(power.name_in_window()).into(),
            Ending::Abandoned => values::abandoned().into(),
        }
    }
}

/// One power at one board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Seat {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<PersonId>,
    /// The number of centres at the end of the game.
    #[serde(skip_serializing_if = "CellEntry::is_blank")]
    pub centres: CellEntry<Centres>,
    /// The year of elimination: the first autumn whose chart shows the power at 0.
    #[serde(rename = "out", skip_serializing_if = "CellEntry::is_blank")]
    pub eliminated: CellEntry<Year>,
    /// Whether the power is a member of the agreed draw. Not set at any seat if no vote ended the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_draw: Option<bool>,
    /// The number of missed spring and autumn orders.
    #[serde(skip_serializing_if = "CellEntry::is_blank")]
    pub missed_moves: CellEntry<MissedOrders>,
    /// The number of missed winter orders.
    #[serde(skip_serializing_if = "CellEntry::is_blank")]
    pub missed_winters: CellEntry<MissedOrders>,
    /// The score printed in an imported file, kept beside the computed score.
    #[serde(rename = "printed", skip_serializing_if = "Option::is_none")]
    pub printed_score: Option<f64>,
    /// The score set by the director, used instead of the computed score. Few seats have one, and the box keeps the others small.
    #[serde(rename = "override", skip_serializing_if = "Option::is_none")]
    pub ruling: Option<Box<ScoreRuling>>,
    /// Deductions from the score of this game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<Penalty>,
    /// The players who took the power over after the first player left, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub substitutes: Vec<Substitute>,
    /// The person who gets the result, if not the player who started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores_for: Option<PersonId>,
    /// Cards shown and extensions granted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// Whether a new draw keeps the player in this seat.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub locked: bool,
    /// A remark of the director, which is not posted unless the director chooses so.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The fill colour of the row, which is not posted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<FillColour>,
}

/// A score set by the director.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreRuling {
    pub score: f64,
    /// The reason, in the director's words.
    #[serde(default)]
    pub reason: String,
}

/// The supply centre chart of one autumn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chart {
    pub year: Year,
    pub centres: PerPower<CellEntry<Centres>>,
}

/// One row of the standings that an imported file printed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublishedStanding {
    pub player: PersonId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
    /// The scores of the rounds, also of those that are not in the book yet; see [`Book::printed_rounds`].
    #[serde(default, serialize_with = "write_round_scores", deserialize_with = "read_round_scores")]
    pub rounds: BTreeMap<RoundId, f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<f64>,
}

fn write_round_scores<S: Serializer>(scores: &BTreeMap<RoundId, f64>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(scores)
}

/// Reads scores with the ids of their rounds. Older files have a score or a gap for each round, in the order of the ids.
fn read_round_scores<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<RoundId, f64>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Score {
        OfRound(RoundId, f64),
        AtPosition(Option<f64>),
    }
    let scores = Vec::<Score>::deserialize(from)?.into_iter().enumerate();
    let with_id = |(at, score): (usize, Score)| match score {
        Score::OfRound(round, score) => Some((round, score)),
        Score::AtPosition(score) => Some((RoundIx(at).first_id(), score?)),
    };
    Ok(scores.filter_map(with_id).collect())
}

/// A cell of an imported file that fits nowhere in the book.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnplacedCell {
    pub file: String,
    pub sheet: String,
    /// “C14”.
    pub cell: String,
    pub text: String,
}

/// The stage that a game has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameStage {
    /// No count has been entered.
    NotStarted,
    /// Counts have been entered and the game is not over. Holds the year of the newest chart, if there is one.
    Running(Option<Year>),
    /// All final counts have been entered, or the game was conceded or abandoned.
    Ended,
}

impl Board {
    /// A new board named `name` with seven empty seats.
    pub fn new(name: impl Into<String>) -> Self {
        Board { name: name.into(), ..Board::default() }
    }

    /// The chart of a year, added if there is none.
    pub(crate) fn chart_mut(&mut self, year: Year) -> &mut Chart {
        let position = self.charts.binary_search_by_key(&year, |chart| chart.year).unwrap_or_else(|position| {
            self.charts.insert(position, Chart { year, centres: PerPower::default() });
            position
        });
        &mut self.charts[position]
    }

    /// The current count of `power`: the final count if it has been entered, otherwise the count of the newest chart.
    pub fn current_count(&self, power: Power) -> Option<Centres> {
        match &self.seats[power].centres {
            CellEntry::Value(count) => Some(*count),
            CellEntry::Text(_) => None,
            CellEntry::Blank => self.last_chart().and_then(|chart| chart.centres[power].get()),
        }
    }

    /// The year of elimination: the year entered, otherwise the year of the first chart with 0 for the power. The chart
    /// of the year before must show the power alive, except in 1901. Without that chart the power may have been
    /// eliminated earlier, and the result is `None`.
    pub fn elimination_year(&self, power: Power) -> Option<Year> {
        self.seats[power].eliminated.get().or_else(|| {
            let charts: Vec<&Chart> = self.played_charts().collect();
            let first = charts.iter().position(|chart| chart.centres[power] == CellEntry::Value(0))?;
            let year = charts[first].year;
            let before = first.checked_sub(1).map(|before| charts[before]);
            let alive = before.is_some_and(|chart| {
                chart.year.0 + 1 == year.0 && chart.centres[power].get().is_some_and(|count| count > 0)
            });
            (year == Year::FIRST || alive).then_some(year)
        })
    }

    /// Whether the file of an imported board has scores.
    pub fn has_printed_scores(&self) -> bool {
        self.seats.values().any(|seat| seat.printed_score.is_some())
    }

    /// In a sentence: “board A”, “Top board”. A name with the word “board” needs no other one.
    pub fn label(&self) -> String {
        if says_board(&self.name) { self.name.clone() } else { format!("board {}", self.name) }
    }

    /// The same in a language. A name with the word “board” needs no other one there either.
    pub fn label_in(&self, language: Language) -> String {
        match self.name_in(language) {
            Cow::Owned(translated) => translated,
            Cow::Borrowed(name) if says_board(name) => name.to_owned(),
            Cow::Borrowed(name) => words::board_in_sentence(language, name),
        }
    }

    /// As a title in a language: “Board A”, or the whole name of a board whose name is no letter or number.
    pub fn title_in(&self, language: Language) -> String {
        if self.has_letter() { words::board_title(language, &self.name) } else { self.name_in(language).into_owned() }
    }

    /// Whether its name is a letter or a number.
    pub fn has_letter(&self) -> bool {
        self.name.chars().count() <= MOST_OF_LETTER
    }

    /// The name in a language. One of the usual names of a top board is translated, and every other name stays as it was typed.
    pub fn name_in(&self, language: Language) -> Cow<'_, str> {
        let folded = fold_name(&self.name);
        let Some(usual) = usual_top_board_name(&folded) else { return self.name.as_str().into() };
        let name = usual.text(language);
        let is_capitalized = self.name.chars().next().is_some_and(char::is_uppercase);
        match (fold_name(&name) == folded, is_capitalized) {
            (true, _) => self.name.as_str().into(),
            (false, true) => capitalize(&name).into(),
            (false, false) => name.into(),
        }
    }

    /// The label as a part of what is kept, such as the name of a step.
    pub fn label_message(&self) -> MessageValue {
        let name = self.name.as_str();
        if says_board(name) { name.into() } else { word_messages::board_in_sentence(name).into() }
    }

    /// Whether somebody plays on it.
    pub fn has_players(&self) -> bool {
        self.seats.values().any(|seat| seat.player.is_some())
    }

    /// The power that won alone: with 18 centres or more, or by a concession. `None` if two powers have 18 or more,
    /// which is a contradiction.
    pub fn soloist(&self) -> Option<Power> {
        if let Ending::Conceded(power) = self.ending {
            return Some(power);
        }
        let mut winners =
            Power::ALL.into_iter().filter(|&power| self.current_count(power).is_some_and(|n| n >= SOLO_CENTRES));
        match (winners.next(), winners.next()) {
            (Some(winner), None) => Some(winner),
            _ => None,
        }
    }

    /// Whether a vote for a draw passed.
    pub fn has_passed_draw_vote(&self) -> bool {
        self.proposals.iter().any(|proposal| proposal.outcome == ProposalOutcome::Passed)
    }

    /// Whether a vote ended the game in a draw.
    pub fn is_agreed_draw(&self) -> bool {
        self.seats.values().any(|seat| seat.in_draw == Some(true))
    }

    /// The sum of the current counts, 34 on a complete board.
    pub fn centre_sum(&self) -> u32 {
        Power::ALL.into_iter().filter_map(|power| self.current_count(power)).map(u32::from).sum()
    }

    /// The stage that the game has reached.
    pub fn stage(&self) -> GameStage {
        if self.ending != Ending::Played || self.seats.values().all(|seat| seat.centres.get().is_some()) {
            return GameStage::Ended;
        }
        let counted = Power::ALL.into_iter().filter(|&power| self.current_count(power).is_some()).count();
        let year = self.last_chart().map(|chart| chart.year);
        match counted {
            0 => GameStage::NotStarted,
            7 if self.soloist().is_some()
                || self.is_agreed_draw()
                || (self.end_year.get().is_some_and(|end| year >= Some(end))) =>
            {
                GameStage::Ended
            }
            _ => GameStage::Running(year),
        }
    }

    /// Whether every power has a final count, and one of them cannot be read, such as 1908. The game is over, but it has
    /// no result.
    pub fn has_unreadable_final_count(&self) -> bool {
        let mut counts = self.seats.values().map(|seat| &seat.centres);
        let is_complete = self.seats.values().all(|seat| !seat.centres.is_blank());
        is_complete && counts.any(|count| count.get().is_none())
    }

    /// The stage under rules with this last year: a complete chart of that year ends the game.
    pub fn stage_until(&self, last: Option<Year>) -> GameStage {
        match self.stage() {
            GameStage::Running(_) if self.is_charted_to(last) => GameStage::Ended,
            stage => stage,
        }
    }

    /// Whether every power has a count, and the newest chart is of this year or later.
    fn is_charted_to(&self, last: Option<Year>) -> bool {
        let newest = self.last_chart().map(|chart| chart.year);
        last.is_some() && newest >= last && Power::ALL.into_iter().all(|power| self.current_count(power).is_some())
    }

    /// The stage of a game that ends only by a solo, a concession, an agreed draw or its last year, such as a postal
    /// game. Complete counts alone do not end it: until then they are the counts of its newest chart. `last` is the last
    /// year of the rules.
    pub fn stage_until_declared(&self, last: Option<Year>) -> GameStage {
        let stage = self.stage_until(last);
        let newest = self.last_chart().map(|chart| chart.year);
        let declared = self.ending != Ending::Played
            || self.soloist().is_some()
            || self.is_agreed_draw()
            || self.is_charted_to(last)
            || self.end_year.get().is_some_and(|end| newest.is_none_or(|newest| newest >= end));
        if stage == GameStage::Ended && !declared { GameStage::Running(newest) } else { stage }
    }
}

impl Book {
    /// The person with this number.
    pub fn person(&self, id: PersonId) -> Option<&Person> {
        self.people.get(self.position_of_person(id)?)
    }

    /// The position of the person with this number.
    pub(super) fn position_of_person(&self, id: PersonId) -> Option<usize> {
        // People are entered in the order of their numbers, so a binary search finds nearly all of them. Undoing a
        // removal may put a person back out of order.
        let found = self.people.binary_search_by_key(&id, |person| person.id).ok();
        found.or_else(|| self.people.iter().position(|person| person.id == id))
    }

    /// The name of the person with this number. It is empty for `None`.
    pub fn name_of(&self, id: Option<PersonId>) -> &str {
        id.and_then(|id| self.person(id)).map_or("", |person| person.name.as_str())
    }

    /// The person with this name. An exact match comes first. Otherwise case, accents and extra spaces are ignored.
    pub fn find_person(&self, name: &str) -> Option<&Person> {
        let name = name.trim();
        self.people.iter().find(|person| person.name == name).or_else(|| {
            let folded = fold_name(name);
            self.people.iter().find(|person| fold_name(&person.name) == folded)
        })
    }

    /// The next free number: one more than the highest number in the book behind which many numbers are free. A file can
    /// have any numbers, also the last one.
    pub fn next_person_id(&self) -> PersonId {
        const MANY: u32 = 1_000_000;
        let next = |person: &Person| person.id.0.saturating_add(1);
        let highest = self.people.iter().map(next).max().unwrap_or(1);
        if highest <= PersonId::LAST.0 - MANY {
            return PersonId(highest);
        }
        let mut used: Vec<u32> = self.people.iter().map(|person| person.id.0).chain([0]).collect();
        used.sort_unstable();
        let before_gap = used.windows(2).rev().find(|pair| pair[1] - pair[0] > MANY);
        PersonId(before_gap.map_or(highest, |pair| pair[0] + 1))
    }

    /// The round at this position.
    pub fn round(&self, round: RoundIx) -> Option<&Round> {
        self.rounds.get(round.0)
    }

    /// Whether a person has left the event before this round or from it on. A player who was present in a round after that
    /// has come back.
    pub fn has_left(&self, id: PersonId, round: RoundIx) -> bool {
        let called = self.rounds.iter().take(round.0 + 1).rev().flat_map(|round| &round.attendance);
        let mut statuses = called.filter(|line| line.player == id).map(|line| line.status);
        statuses.find(|status| *status != AttendanceStatus::Absent) == Some(AttendanceStatus::Left)
    }

    /// Whether a person is absent from a round by its roll call, or has left the event before its end.
    pub fn away_status(&self, id: PersonId, round: RoundIx) -> Option<AttendanceStatus> {
        let called = self.round(round).map_or(&[][..], |round| &round.attendance);
        match called.iter().find(|line| line.player == id).map(|line| line.status) {
            Some(status) => Some(status).filter(|status| status.is_away()),
            None => self.has_left(id, round).then_some(AttendanceStatus::Left),
        }
    }

    /// Whether a person is here in a round, as far as it is known beforehand. The roll call of the round knows better.
    pub fn plays_round(&self, id: PersonId, round: RoundIx) -> bool {
        let rounds = self.person(id).map_or("", |person| person.rounds.as_str());
        rounds.is_empty() || PlannedRounds::parse(rounds).unwrap_or_default().contains(self.round_number(round))
    }

    /// The board at this position.
    pub fn board(&self, at: BoardRef) -> Option<&Board> {
        self.round(at.round)?.boards.get(at.board.0)
    }

    /// The seat at this position.
    pub fn seat(&self, at: SeatRef) -> Option<&Seat> {
        self.board(at.board).map(|board| &board.seats[at.power])
    }

    /// All boards with their positions, in order.
    pub fn boards(&self) -> impl Iterator<Item = (BoardRef, &Board)> {
        self.rounds.iter().enumerate().flat_map(|(round, content)| {
            content.boards.iter().enumerate().map(move |(board, game)| (BoardRef::new(round, board), game))
        })
    }

    /// All seats with their positions, in order.
    pub fn seats(&self) -> impl Iterator<Item = (SeatRef, &Seat)> {
        self.boards().flat_map(|(at, board)| board.seats.iter().map(move |(power, seat)| (at.seat(power), seat)))
    }

    /// The label of a board for users: “Round 2, board C”, “Round 5, Top board”.
    pub fn board_label(&self, at: BoardRef) -> String {
        let round = self.round(at.round).map_or_else(|| format!("round {}", self.round_number(at.round)), Round::title);
        let board = self.board(at).map_or_else(|| format!("board {}", at.board.0 + 1), Board::label);
        format!("{round}, {board}")
    }

    /// The label of a board in a language: “Round 2, board C”.
    pub fn board_label_in(&self, language: Language, at: BoardRef) -> String {
        match (self.round(at.round), self.board(at)) {
            (Some(round), Some(board)) => {
                words::board_of_round(language, &round.title_in(language), &board.label_in(language))
            }
            _ => self.board_message(at).text(language),
        }
    }

    /// The label of a board in the language of the window: “Round 2, board C”.
    pub fn board_label_in_window(&self, at: BoardRef) -> String {
        self.board_label_in(window_language(), at)
    }

    /// The title of a round in the language of the window: “Round 2”. A round that is not in the event has its number.
    pub fn round_title_in_window(&self, at: RoundIx) -> String {
        let unnamed = || words::round_title(window_language(), &self.round_number(at).to_string());
        self.round(at).map_or_else(unnamed, Round::title_in_window)
    }

    /// The size of the event in the language of the window: “3 rounds, 14 boards, 38 players”.
    pub fn summary_in_window(&self) -> String {
        let rounds = shared_words::rounds(self.rounds.len());
        let boards = shared_words::boards(self.boards().count());
        [rounds, boards, shared_words::players(self.people.len())].join(", ")
    }

    /// Whether there is no player and no round yet.
    pub const fn is_empty(&self) -> bool {
        self.people.is_empty() && self.rounds.is_empty()
    }

    /// The title of a round as a part of what is kept. Empty for an unknown round.
    pub fn round_message(&self, round: RoundIx) -> MessageValue {
        self.round(round).map_or_else(|| MessageValue::from(""), Round::title_message)
    }

    /// The label of a board as a part of what is kept, such as the name of a step.
    pub fn board_message(&self, at: BoardRef) -> Message {
        let unknown_round = || word_messages::round_in_sentence(self.round_number(at.round).to_string()).into();
        let round = self.round(at.round).map_or_else(unknown_round, Round::title_message);
        let unknown_board = || word_messages::board_in_sentence((at.board.0 + 1).to_string()).into();
        word_messages::board_of_round(round, self.board(at).map_or_else(unknown_board, Board::label_message))
    }

    /// “France on Round 2, board C” as the name of a step, or as a part of it.
    pub fn seat_message(&self, seat: SeatRef) -> Message {
        steps::seat(seat.power.message(), self.board_message(seat.board))
    }
}

/// The most characters of a name that is the letter or the number of a board.
const MOST_OF_LETTER: usize = 3;

/// One of the three usual names of a top board, in small letters, as a message that is kept. `None` for any other name.
pub fn usual_top_board_name(name: &str) -> Option<Message> {
    match name {
        "top board" => Some(rule_messages::top_board_name()),
        "final table" => Some(rule_messages::final_table_name()),
        "medal round" => Some(rule_messages::medal_round_name()),
        _ => None,
    }
}

/// Whether the name of a board has the word “board”.
pub fn says_board(name: &str) -> bool {
    name.to_lowercase().split_whitespace().any(|word| word == "board")
}

/// A name folded for comparison: lower case, no accents, single spaces.
pub fn fold_name(name: &str) -> String {
    fold_words(name.split_whitespace(), name.len())
}

/// These words as [`fold_name`] folds them, with a space between them. `bytes` is their length.
pub(super) fn fold_words<'w>(words: impl Iterator<Item = &'w str>, bytes: usize) -> String {
    step();
    let mut folded = String::with_capacity(bytes);
    for word in words {
        if !folded.is_empty() {
            folded.push(' ');
        }
        if word.is_ascii() {
            folded.extend(word.chars().map(|c| if c == '`' { '\'' } else { c.to_ascii_lowercase() }));
            continue;
        }
        for c in word.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(small_letters) {
            match c {
                '’' | '‘' | '`' | '´' => folded.push('\''),
                'ß' => folded.push_str("ss"),
                // The sign of “n°” is also written “nº”.
                'ø' | '°' => folded.push('o'),
                'ł' => folded.push('l'),
                'đ' => folded.push('d'),
                'æ' => folded.push_str("ae"),
                other => folded.push(other),
            }
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_venue_is_left_out_only_where_the_name_of_the_event_says_it() {
        let event =
            |name: &str| Event { name: name.into(), venue: "Bath".into(), dates: "2026".into(), ..Event::default() };
        assert_eq!(event("Open 2026 in Bath").venue_and_dates(), "");
        assert_eq!(event("Bathurst Open 2026").venue_and_dates(), "Bath");
        assert_eq!(event("Open").venue_and_dates(), "Bath, 2026");
    }

    #[test]
    fn a_word_is_folded_the_same_with_and_without_letters_beyond_ascii() {
        let ascii: String = (1..128).map(char::from).filter(|c| !c.is_whitespace()).collect();
        let folded = fold_name(&ascii);
        assert_eq!(fold_name(&format!("{ascii}é")), format!("{folded}e"));
        assert!(folded.contains("abc") && !folded.contains('`'));
    }

    #[test]
    fn a_name_is_found_regardless_of_case_and_accents() {
        let book = Book { people: vec![Person::new(PersonId(1), "Loïs O'Donnchú")], ..Book::default() };
        assert_eq!(book.find_person(" lois  o’donnchu ").map(|p| p.id), Some(PersonId(1)));
        assert!(book.find_person("Lois").is_none());
    }

    #[test]
    fn a_turkish_name_is_found_in_capitals_and_in_small_letters() {
        let people = vec![Person::new(PersonId(1), "Işıl Aydın"), Person::new(PersonId(2), "İpek Öz")];
        let book = Book { people, ..Book::default() };
        let found = |name: &str| book.find_person(name).map(|person| person.id.0);
        for typed in ["IŞIL AYDIN", "ışıl aydın", "işil aydin", "Isil Aydin"] {
            assert_eq!(found(typed), Some(1), "{typed}");
        }
        for typed in ["İPEK ÖZ", "ipek öz", "IPEK OZ", "i\u{307}pek öz"] {
            assert_eq!(found(typed), Some(2), "{typed}");
        }
    }

    #[test]
    fn a_running_board_uses_the_counts_of_its_newest_chart() {
        let mut board = Board::new("A");
        assert_eq!(board.stage(), GameStage::NotStarted);
        for (year, others, germany) in [(1901, 4, 5), (1902, 5, 0)] {
            let mut chart = Chart { year: Year(year), centres: PerPower::default() };
            for power in Power::ALL {
                chart.centres[power] = CellEntry::Value(others);
            }
            chart.centres[Power::Germany] = CellEntry::Value(germany);
            board.charts.push(chart);
        }
        assert_eq!(board.stage(), GameStage::Running(Some(Year(1902))));
        assert_eq!(board.current_count(Power::Germany), Some(0));
        assert_eq!(board.elimination_year(Power::Germany), Some(Year(1902)));
        assert_eq!(board.stage_until(Some(Year(1903))), GameStage::Running(Some(Year(1902))));
        assert_eq!(board.stage_until(Some(Year(1902))), GameStage::Ended);
        assert_eq!(board.stage_until_declared(Some(Year(1902))), GameStage::Ended);
        board.end_year = CellEntry::Value(Year(1902));
        assert_eq!(board.stage(), GameStage::Ended);
    }

    #[test]
    fn a_chart_of_the_last_year_with_a_gap_does_not_end_a_game() {
        let mut board = Board::new("A");
        let mut chart = Chart { year: Year(1909), centres: PerPower::from_fn(|_| CellEntry::Value(4)) };
        chart.centres[Power::Italy] = CellEntry::Text("1908".into());
        board.charts.push(chart);
        assert_eq!(board.stage_until(Some(Year(1909))), GameStage::Running(Some(Year(1909))));
    }

    #[test]
    fn a_single_late_chart_does_not_give_the_year_of_elimination() {
        let mut board = Board::new("A");
        let mut chart = Chart { year: Year(1908), centres: PerPower::default() };
        chart.centres[Power::Italy] = CellEntry::Value(0);
        board.charts.push(chart.clone());
        assert_eq!(board.elimination_year(Power::Italy), None);
        chart.year = Year(1907);
        chart.centres[Power::Italy] = CellEntry::Value(1);
        board.charts.insert(0, chart);
        assert_eq!(board.elimination_year(Power::Italy), Some(Year(1908)));
    }

    #[test]
    fn the_title_of_a_numbered_round_contains_its_number() {
        let round = |name: &str| Round { name: name.into(), ..Round::default() };
        assert_eq!(round("3").title(), "Round 3");
        assert_eq!(round("Top board").title(), "Top board");
    }

    #[test]
    fn the_title_of_a_board_has_the_word_where_its_name_is_a_letter_or_a_number() {
        let title = |name: &str, language| Board::new(name).title_in(language);
        assert_eq!([title("A", Language::English), title("12", Language::French)], ["Board A", "Table 12"]);
        assert_eq!(title("Top board", Language::English), "Top board");
        assert_eq!(title("Final table", Language::English), "Final table");
        assert_ne!(title("Top board", Language::French), "Top board");
    }
}
