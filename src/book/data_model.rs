//! The document itself.

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::results_year::Season;
use super::{
    Attending, Award, BoardRef, CENTRES_ON_MAP, Card, Centres, Entry, KeptDraw, Neighbours, Note, Penalty, PerPower,
    Power, Proposal, Role, RoundIx, SOLO_CENTRES, SeatRef, Substitute, Team, TopBoard, Votes, Year,
};

/// A person of the event, by a number that never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u32);

/// A whole event.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Book {
    pub event: Event,
    /// Everyone, in the order of entry.
    pub people: Vec<Person>,
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
    /// Pairs who should not share a board: couples, travelling companions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub separations: Vec<[PersonId; 2]>,
    /// Which powers count as neighbours in a draw.
    #[serde(skip_serializing_if = "Neighbours::is_strict")]
    pub neighbours: Neighbours,
    /// The year's result lists, for a ladder over many events.
    #[serde(skip_serializing_if = "Season::is_empty")]
    pub season: Season,
    /// What the director decided about prizes, and prizes nobody can compute.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
    /// The director's notebook, in the order of writing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notebook: Vec<Note>,
    /// The standings as an imported file printed them, to be compared with ours.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub published: Vec<Published>,
    /// What an imported file held that found no place, kept word for word.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unplaced: Vec<Unplaced>,
}

/// What is true of the event as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Event {
    pub name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub venue: String,
    /// The country that is host to the event, as the regions of its people name it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub country: String,
    /// The town where it is held, as its people name theirs.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub town: String,
    /// Who signs up after this is late, “2006-07-31” or a number.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub sign_up_closed: String,
    /// When it was played, in the director's words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub dates: String,
    /// The name of the ruleset, “WDC 2006”.
    pub rules: String,
    /// The scoring system, where it is not the ruleset's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
}

/// Someone who plays, or may.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub id: PersonId,
    /// The name as it is shown, unique in the event.
    pub name: String,
    /// The family name, where the source kept it apart.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub family: String,
    /// Country, state or club.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub region: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    #[serde(default, skip_serializing_if = "Role::is_player")]
    pub role: Role,
    /// The group of entrants the person belongs to, where the event has groups.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub group: String,
    /// Points given beforehand, in the units of the total.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicap: Option<f64>,
    /// Whether the person waits for a team to be made.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wants_team: bool,
    /// What is taken from the total.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<Penalty>,
    /// Who entered in this person's stead for the rest of the event and carries on with the scores so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaced_by: Option<PersonId>,
    /// When the person signed up, “2006-07-30 18:05”, or the number on the list; the order of entry where nothing is
    /// said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub signed_up: String,
    /// Where the person lives.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub town: String,
    /// The powers the person would like, the dearest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prefers: Vec<Power>,
}

/// One round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Round {
    /// “1”, or a name such as “Final”.
    pub name: String,
    /// The scoring system, where it is not the event's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Who was there and was left without a board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sat_out: Vec<PersonId>,
    /// The roll call: everybody of whom something is known, in the order of entry.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attendance: Vec<Attending>,
    /// The draws that were made for it, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<KeptDraw>,
    /// Whether the scores may be posted, where the director said so; else as the rules say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub released: Option<bool>,
    /// When it was last exported for the notice board, and what of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub posted: Option<Posted>,
    pub boards: Vec<Board>,
}

/// That a round hangs on the notice board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Posted {
    /// The moment, “2006-08-12 14:05”.
    pub at: String,
    /// A checksum of what its sheet shows.
    pub print: u32,
}

impl Round {
    /// “Round 1” for a number, the name itself otherwise.
    pub fn title(&self) -> String {
        if self.name.chars().all(|c| c.is_ascii_digit()) { format!("Round {}", self.name) } else { self.name.clone() }
    }
}

/// One game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Board {
    /// “A”, “1”, or a game's name.
    pub name: String,
    /// The scoring system, where it is not the round's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    /// The last year that was played.
    #[serde(skip_serializing_if = "Entry::is_blank")]
    pub ended: Entry<Year>,
    #[serde(skip_serializing_if = "Ending::is_played")]
    pub ending: Ending,
    /// Whether this is the top board: the final table, a medal game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub top: bool,
    /// The draws that were proposed, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<Proposal>,
    /// How the players rated each other, by skill.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub votes: Vec<Votes>,
    pub seats: PerPower<Seat>,
    /// The supply centre charts, where they are known, by year, each year once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub charts: Vec<Chart>,
}

/// How a game came to its end, beyond what the counts and the draw column say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// By a solo, an agreed draw, or its last year.
    #[default]
    Played,
    /// An agreed draw of one.
    Conceded(Power),
    /// Outside the voting procedure: no result.
    Abandoned,
}

impl Ending {
    // Serde hands the field over by reference.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    fn is_played(&self) -> bool {
        *self == Ending::Played
    }
}

/// One power at one board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Seat {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<PersonId>,
    /// The count at the end of the game.
    #[serde(skip_serializing_if = "Entry::is_blank")]
    pub centres: Entry<Centres>,
    /// The year of elimination: the first autumn whose chart shows the power at 0.
    #[serde(skip_serializing_if = "Entry::is_blank")]
    pub out: Entry<Year>,
    /// Whether the power is a member of the agreed draw; nowhere set when no vote ended the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_draw: Option<bool>,
    /// Spring and autumn orders missed.
    #[serde(skip_serializing_if = "Entry::is_blank")]
    pub missed_moves: Entry<u16>,
    /// Winter orders missed.
    #[serde(skip_serializing_if = "Entry::is_blank")]
    pub missed_winters: Entry<u16>,
    /// The score that an imported file gave, kept beside ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub printed: Option<f64>,
    /// The director's own score, in place of the computed one.
    #[serde(rename = "override", skip_serializing_if = "Option::is_none")]
    pub ruling: Option<Override>,
    /// What is taken from the score of this game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<Penalty>,
    /// Who took the power over, in turn, after the player left.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub substitutes: Vec<Substitute>,
    /// Who gets the result, where it is not the player who started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores_for: Option<PersonId>,
    /// Cards shown and extensions given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// Whether a new draw leaves the player here.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub locked: bool,
}

/// A score set by the director.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Override {
    pub score: f64,
    /// Why, in the director's words.
    #[serde(default)]
    pub reason: String,
}

/// The supply centre chart of one autumn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chart {
    pub year: Year,
    pub centres: PerPower<Entry<Centres>>,
}

/// One line of the standings as an imported file printed it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Published {
    pub player: PersonId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
    /// A score for each round of the book, in its order.
    #[serde(default)]
    pub rounds: Vec<Option<f64>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<f64>,
}

/// A cell of an imported file that found no place in the book.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unplaced {
    pub file: String,
    pub sheet: String,
    /// “C14”.
    pub cell: String,
    pub text: String,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// No count is entered.
    NotStarted,
    /// Counts are entered, and the game is not over; the year of the newest chart, where there is one.
    Running(Option<Year>),
    /// The final count is complete, or the game was conceded or abandoned.
    Ended,
}

impl Board {
    /// A new board named `name` with seven empty seats.
    pub fn named(name: impl Into<String>) -> Self {
        Board { name: name.into(), ..Board::default() }
    }

    /// The newest chart with any count in it.
    pub fn last_chart(&self) -> Option<&Chart> {
        self.charts.iter().rev().find(|chart| chart.centres.values().any(|count| !count.is_blank()))
    }

    /// The count that stands for `power` now: the final one where it is entered, else the newest chart's.
    pub fn count(&self, power: Power) -> Option<Centres> {
        match &self.seats[power].centres {
            Entry::Value(count) => Some(*count),
            Entry::Text(_) => None,
            Entry::Blank => self.last_chart().and_then(|chart| chart.centres[power].get()),
        }
    }

    /// The year of elimination: as entered, else the first chart that shows the power at 0, where the year before shows
    /// it alive. Without that chart it may have gone earlier, and nothing is guessed.
    pub fn out(&self, power: Power) -> Option<Year> {
        self.seats[power].out.get().or_else(|| {
            let first = self.charts.iter().position(|chart| chart.centres[power] == Entry::Value(0))?;
            let year = self.charts[first].year;
            let before = first.checked_sub(1).map(|before| &self.charts[before]);
            let alive = before.is_some_and(|chart| {
                chart.year.0 + 1 == year.0 && chart.centres[power].get().is_some_and(|count| count > 0)
            });
            (year == Year::FIRST || alive).then_some(year)
        })
    }

    /// The last year played: as entered, else the newest chart's.
    pub fn last_year(&self) -> Option<Year> {
        self.ended.get().or_else(|| self.last_chart().map(|chart| chart.year))
    }

    /// The power that won alone: 18 centres or more, or a concession. Where the counts of two powers reach 18 (which
    /// cannot be) there is none.
    pub fn soloist(&self) -> Option<Power> {
        if let Ending::Conceded(power) = self.ending {
            return Some(power);
        }
        let mut winners = Power::ALL.into_iter().filter(|&power| self.count(power).is_some_and(|n| n >= SOLO_CENTRES));
        match (winners.next(), winners.next()) {
            (Some(winner), None) => Some(winner),
            _ => None,
        }
    }

    /// Whether a vote ended the game in a draw.
    pub fn is_agreed_draw(&self) -> bool {
        self.seats.values().any(|seat| seat.in_draw == Some(true))
    }

    /// Supply centres counted so far, 34 on a complete board.
    pub fn sum(&self) -> u32 {
        Power::ALL.into_iter().filter_map(|power| self.count(power)).map(u32::from).sum()
    }

    /// How far the game is.
    pub fn stage(&self) -> Stage {
        if self.ending != Ending::Played || self.seats.values().all(|seat| seat.centres.get().is_some()) {
            return Stage::Ended;
        }
        let counted = Power::ALL.into_iter().filter(|&power| self.count(power).is_some()).count();
        let year = self.last_chart().map(|chart| chart.year);
        match counted {
            0 => Stage::NotStarted,
            7 if self.soloist().is_some()
                || self.is_agreed_draw()
                || (self.ended.get().is_some_and(|end| year >= Some(end))) =>
            {
                Stage::Ended
            }
            _ => Stage::Running(year),
        }
    }

    /// How far a game is that only a solo, a concession, an agreed draw or its end date ends, as by post: counts that
    /// are complete are those of its newest chart until one of them is there.
    pub fn stage_until_declared(&self) -> Stage {
        let stage = self.stage();
        let newest = self.last_chart().map(|chart| chart.year);
        let declared = self.ending != Ending::Played
            || self.soloist().is_some()
            || self.is_agreed_draw()
            || self.ended.get().is_some_and(|end| newest.is_none_or(|newest| newest >= end));
        if stage == Stage::Ended && !declared { Stage::Running(newest) } else { stage }
    }

    /// Centres that nobody holds yet; negative when there are too many.
    pub fn neutrals(&self) -> i64 {
        i64::from(CENTRES_ON_MAP) - i64::from(self.sum())
    }
}

impl Book {
    /// The person with this number.
    pub fn person(&self, id: PersonId) -> Option<&Person> {
        // People are entered in the order of their numbers, so the search is short; an undone removal may put one
        // back out of order.
        match self.people.binary_search_by_key(&id, |person| person.id) {
            Ok(at) => self.people.get(at),
            Err(_) => self.people.iter().find(|person| person.id == id),
        }
    }

    /// The name of the person with this number, empty for nobody.
    pub fn name_of(&self, id: Option<PersonId>) -> &str {
        id.and_then(|id| self.person(id)).map_or("", |person| person.name.as_str())
    }

    /// The person of this name, ignoring case, accents and superfluous spaces; an exact match first.
    pub fn find_person(&self, name: &str) -> Option<&Person> {
        let name = name.trim();
        self.people.iter().find(|person| person.name == name).or_else(|| {
            let folded = fold_name(name);
            self.people.iter().find(|person| fold_name(&person.name) == folded)
        })
    }

    /// A number nobody has had in this book.
    pub fn next_person_id(&self) -> PersonId {
        PersonId(self.people.iter().map(|person| person.id.0 + 1).max().unwrap_or(1))
    }

    /// The round at this position.
    pub fn round(&self, round: RoundIx) -> Option<&Round> {
        self.rounds.get(round.0)
    }

    /// The board at this position.
    pub fn board(&self, at: BoardRef) -> Option<&Board> {
        self.round(at.round)?.boards.get(at.board.0)
    }

    /// The seat at this position.
    pub fn seat(&self, at: SeatRef) -> Option<&Seat> {
        self.board(at.board).map(|board| &board.seats[at.power])
    }

    /// Every board with its position, in order.
    pub fn boards(&self) -> impl Iterator<Item = (BoardRef, &Board)> {
        self.rounds.iter().enumerate().flat_map(|(round, held)| {
            held.boards.iter().enumerate().map(move |(board, game)| (BoardRef::new(round, board), game))
        })
    }

    /// “Round 2, board C”, as the director would say it.
    pub fn say_board(&self, at: BoardRef) -> String {
        let round = self.round(at.round).map_or_else(|| format!("round {}", at.round.0 + 1), Round::title);
        let board = self.board(at).map_or_else(|| (at.board.0 + 1).to_string(), |board| board.name.clone());
        format!("{round}, board {board}")
    }
}

/// A name folded for comparison: lower case, no accents, single spaces.
pub fn fold_name(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for word in name.split_whitespace() {
        if !folded.is_empty() {
            folded.push(' ');
        }
        for c in word.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
            match c {
                '’' | '‘' | '`' | '´' => folded.push('\''),
                'ß' => folded.push_str("ss"),
                'ø' => folded.push('o'),
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
    fn a_name_is_found_whatever_its_case_and_accents() {
        let book = Book { people: vec![Person::new(PersonId(1), "Loïs O'Donnchú")], ..Book::default() };
        assert_eq!(book.find_person(" lois  o’donnchu ").map(|p| p.id), Some(PersonId(1)));
        assert!(book.find_person("Lois").is_none());
    }

    #[test]
    fn a_running_board_counts_by_its_newest_chart() {
        let mut board = Board::named("A");
        assert_eq!(board.stage(), Stage::NotStarted);
        for (year, germany) in [(1901, 5), (1902, 0)] {
            let mut chart = Chart { year: Year(year), centres: PerPower::default() };
            for power in Power::ALL {
                chart.centres[power] = Entry::Value(4);
            }
            chart.centres[Power::Germany] = Entry::Value(germany);
            board.charts.push(chart);
        }
        assert_eq!(board.stage(), Stage::Running(Some(Year(1902))));
        assert_eq!(board.count(Power::Germany), Some(0));
        assert_eq!(board.out(Power::Germany), Some(Year(1902)));
        board.ended = Entry::Value(Year(1902));
        assert_eq!(board.stage(), Stage::Ended);
    }

    #[test]
    fn a_single_late_chart_says_nothing_of_the_year_of_elimination() {
        let mut board = Board::named("A");
        let mut chart = Chart { year: Year(1908), centres: PerPower::default() };
        chart.centres[Power::Italy] = Entry::Value(0);
        board.charts.push(chart.clone());
        assert_eq!(board.out(Power::Italy), None);
        chart.year = Year(1907);
        chart.centres[Power::Italy] = Entry::Value(1);
        board.charts.insert(0, chart);
        assert_eq!(board.out(Power::Italy), Some(Year(1908)));
    }

    #[test]
    fn rounds_with_a_number_are_called_by_it() {
        let round = |name: &str| Round { name: name.into(), ..Round::default() };
        assert_eq!(round("3").title(), "Round 3");
        assert_eq!(round("Top board").title(), "Top board");
    }
}
