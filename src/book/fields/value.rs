//! The values of fields: whether a value is blank, how it prints, and whom it names.

use std::borrow::Cow;
use std::fmt;

use crate::book::{
    AttendanceEntry, Book, Card, CellEntry, DrawProposal, Ending, FillColour, Penalty, PersonId, Power, Role,
    RoundPosting, ScoreRuling, SkillVotes, StoredDraw, Substitute, notation, power_letters,
};
use crate::languages::messages::steps;
use crate::languages::window_sentences::{changes, shared_words, values};
use crate::languages::{NoticeLanguages, figure_in_window, in_english, window_language};

/// A value of a field.
pub trait FieldValue {
    /// Whether there is no value. Only then an import or a typed text fills the field without a question.
    fn is_blank(&self) -> bool;

    /// The text that a user edits: of a list its items. A type has a text or items of its own.
    fn text<'a>(&'a self, book: &'a Book) -> Cow<'a, str> {
        self.items(book).join("; ").into()
    }

    /// The text in the language of the window, in which the user edits it there.
    fn text_in_window<'a>(&'a self, book: &'a Book) -> Cow<'a, str> {
        self.text(book)
    }

    /// The text for the history, as one item or as the items of a list. A blank has no text.
    fn items(&self, book: &Book) -> Vec<String> {
        in_english(|| self.items_in_window(book))
    }

    /// The items in the language of the window.
    fn items_in_window(&self, book: &Book) -> Vec<String> {
        let text = self.text_in_window(book);
        if text.is_empty() { Vec::new() } else { vec![text.into_owned()] }
    }

    /// The people whom the value names.
    fn people(&self) -> Vec<PersonId> {
        Vec::new()
    }

    /// Mutable access to the numbers of the people whom the value names.
    fn people_mut(&mut self) -> Vec<&mut PersonId> {
        Vec::new()
    }

    /// The text that could not be parsed, if there is one.
    fn unreadable_text(&self) -> Option<&str> {
        None
    }
}

/// No value.
impl FieldValue for () {
    fn is_blank(&self) -> bool {
        true
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed("")
    }
}

impl FieldValue for String {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(self)
    }
}

/// The name of a scoring system.
impl FieldValue for Option<String> {
    fn is_blank(&self) -> bool {
        self.is_none()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(self.as_deref().unwrap_or_default())
    }
}

impl<T: fmt::Display> FieldValue for CellEntry<T> {
    fn is_blank(&self) -> bool {
        CellEntry::is_blank(self)
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        match self {
            CellEntry::Blank => Cow::Borrowed(""),
            CellEntry::Text(text) => Cow::Borrowed(text),
            CellEntry::Value(value) => value.to_string().into(),
        }
    }

    fn unreadable_text(&self) -> Option<&str> {
        CellEntry::unreadable_text(self)
    }
}

/// A mark that is either set or not.
impl FieldValue for bool {
    fn is_blank(&self) -> bool {
        !self
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(if *self { "yes" } else { "" })
    }

    fn text_in_window<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(if *self { values::yes() } else { "" })
    }
}

/// Yes, no, or undecided.
impl FieldValue for Option<bool> {
    fn is_blank(&self) -> bool {
        self.is_none()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(match self {
            Some(true) => "yes",
            Some(false) => "no",
            None => "",
        })
    }

    fn text_in_window<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(match self {
            Some(true) => values::yes(),
            Some(false) => values::no(),
            None => "",
        })
    }
}

/// The languages of notices.
impl FieldValue for NoticeLanguages {
    fn is_blank(&self) -> bool {
        self.is_usual()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        if self.is_usual() { Cow::Borrowed("") } else { self.to_string().into() }
    }
}

impl FieldValue for Option<f64> {
    fn is_blank(&self) -> bool {
        self.is_none()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        self.map_or(Cow::Borrowed(""), |number| number.to_string().into())
    }

    fn text_in_window<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        self.map_or(Cow::Borrowed(""), |number| figure_in_window(&number.to_string()).into())
    }
}

impl FieldValue for Option<PersonId> {
    fn is_blank(&self) -> bool {
        self.is_none()
    }

    fn text<'a>(&'a self, book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(book.name_of(*self))
    }

    fn people(&self) -> Vec<PersonId> {
        self.iter().copied().collect()
    }

    fn people_mut(&mut self) -> Vec<&mut PersonId> {
        self.iter_mut().collect()
    }
}

impl FieldValue for Vec<PersonId> {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }

    fn items_in_window(&self, book: &Book) -> Vec<String> {
        self.iter().map(|id| book.name_of(Some(*id)).to_owned()).collect()
    }

    fn people(&self) -> Vec<PersonId> {
        self.clone()
    }

    fn people_mut(&mut self) -> Vec<&mut PersonId> {
        self.iter_mut().collect()
    }
}

impl FieldValue for Role {
    fn is_blank(&self) -> bool {
        *self == Role::Player
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(self.name())
    }

    fn text_in_window<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(self.name_in_window())
    }
}

impl FieldValue for Option<FillColour> {
    fn is_blank(&self) -> bool {
        self.is_none()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(self.map_or("", FillColour::name))
    }

    fn text_in_window<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(self.map_or("", FillColour::name_in_window))
    }
}

impl FieldValue for Vec<Power> {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        power_letters(self).into()
    }
}

impl FieldValue for Option<Box<ScoreRuling>> {
    fn is_blank(&self) -> bool {
        self.is_none()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        self.as_ref().map_or(Cow::Borrowed(""), |ruling| ruling.score.to_string().into())
    }

    fn text_in_window<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        self.as_ref().map_or(Cow::Borrowed(""), |ruling| figure_in_window(&ruling.score.to_string()).into())
    }

    /// “12.5 (agreed with both players)”.
    fn items_in_window(&self, _book: &Book) -> Vec<String> {
        let with_reason = |ruling: &ScoreRuling| {
            let score = figure_in_window(&ruling.score.to_string());
            if ruling.reason.is_empty() { score } else { format!("{score} ({})", ruling.reason) }
        };
        self.as_deref().map(with_reason).into_iter().collect()
    }
}

impl FieldValue for Vec<Penalty> {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        notation::penalties_text(self).into()
    }

    fn text_in_window<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        notation::penalties_text_in_window(self).into()
    }
}

impl FieldValue for Vec<Card> {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        notation::cards_text(self).into()
    }

    fn text_in_window<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        notation::cards_text_in_window(self).into()
    }
}

impl FieldValue for Vec<Substitute> {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }

    fn text_in_window<'a>(&'a self, book: &'a Book) -> Cow<'a, str> {
        self.items_in_window(book).join("; ").into()
    }

    fn items_in_window(&self, book: &Book) -> Vec<String> {
        self.iter().map(|substitute| describe_substitute(substitute, book)).collect()
    }

    fn people(&self) -> Vec<PersonId> {
        self.iter().map(|substitute| substitute.player).collect()
    }

    fn people_mut(&mut self) -> Vec<&mut PersonId> {
        self.iter_mut().map(|substitute| &mut substitute.player).collect()
    }
}

/// “Hal from Fall 1903”, in the language of the window, or in English where that would not be read again.
fn describe_substitute(substitute: &Substitute, book: &Book) -> String {
    let (name, start) = (book.name_of(Some(substitute.player)), substitute.start.as_str());
    if start.is_empty() {
        return name.to_owned();
    }
    let season = notation::moment_in_window(start);
    let in_window = values::substitute_from(name, &season);
    // Not every start is read in every language, and a word before the season may be the end of a name.
    let is_read =
        notation::split_substitute(&in_window) == (name, &*season) && notation::substitute_start(&season) == start;
    if is_read { in_window } else { format!("{name} from {start}") }
}

impl FieldValue for Ending {
    fn is_blank(&self) -> bool {
        *self == Ending::Played
    }

    fn text_in_window<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        self.name_in_window()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        in_english(|| self.name_in_window())
    }
}

impl FieldValue for Vec<DrawProposal> {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }

    /// “Fall 1905: France, Italy, passed”.
    fn items_in_window(&self, _book: &Book) -> Vec<String> {
        let describe = |draw: &DrawProposal| {
            let members = notation::members_text_in_window(&draw.members);
            changes::proposal(&draw.season_text_in_window(), &members, draw.outcome.name_in_window())
        };
        self.iter().map(describe).collect()
    }
}

impl FieldValue for Vec<SkillVotes> {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }

    /// “Best Tactician: Italy gave France A”.
    fn items_in_window(&self, _book: &Book) -> Vec<String> {
        let mut items = Vec::new();
        for votes in self {
            for (voter, ballot) in votes.grades.iter() {
                let given = ballot.iter().filter(|(_, grade)| !grade.is_blank());
                items.extend(given.map(|(rated, grade)| {
                    let (voter, rated) = (voter.name_in_window(), rated.name_in_window());
                    changes::grade_given(&votes.skill, voter, rated, &grade.to_string())
                }));
            }
        }
        items
    }
}

impl FieldValue for Vec<AttendanceEntry> {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }

    /// “Ann Other late”.
    fn items_in_window(&self, book: &Book) -> Vec<String> {
        let describe = |line: &AttendanceEntry| {
            let (name, status) = (book.name_of(Some(line.player)), line.status.name_in_window());
            steps::status_of_player(name, status).text(window_language())
        };
        self.iter().map(describe).collect()
    }

    fn people(&self) -> Vec<PersonId> {
        self.iter().map(|line| line.player).collect()
    }

    fn people_mut(&mut self) -> Vec<&mut PersonId> {
        self.iter_mut().map(|line| &mut line.player).collect()
    }
}

impl FieldValue for Vec<StoredDraw> {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }

    /// “2006-08-12 09:58, seed 7, 6 boards”.
    fn items_in_window(&self, _book: &Book) -> Vec<String> {
        let describe = |stored: &StoredDraw| {
            let boards = shared_words::boards(stored.seating.boards.len());
            let parts = [stored.time.clone(), changes::seed(&stored.seed.to_string()), boards];
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
        };
        self.iter().map(describe).collect()
    }

    fn people(&self) -> Vec<PersonId> {
        self.iter().flat_map(StoredDraw::people).collect()
    }

    fn people_mut(&mut self) -> Vec<&mut PersonId> {
        self.iter_mut().flat_map(StoredDraw::people_mut).collect()
    }
}

/// The time of a posting.
impl FieldValue for Option<RoundPosting> {
    fn is_blank(&self) -> bool {
        self.is_none()
    }

    fn text<'a>(&'a self, _book: &'a Book) -> Cow<'a, str> {
        Cow::Borrowed(self.as_ref().map_or("", |posting| &posting.time))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{
        AttendanceStatus, CardKind, Grade, PerPower, Person, ProposalOutcome, Season, StoredDrawInput, Year,
    };

    const ANN: PersonId = PersonId(1);
    const BEN: PersonId = PersonId(2);

    fn book() -> Book {
        Book { people: vec![Person::new(ANN, "Ann"), Person::new(BEN, "Ben")], ..Book::default() }
    }

    /// Checks that a value is not blank, its text, and the items of the history.
    fn assert_prints(value: &dyn FieldValue, text: &str, items: &[&str]) {
        assert!(!value.is_blank(), "{text}");
        assert_eq!(value.text(&book()), text);
        assert_eq!(value.items(&book()), items);
    }

    #[test]
    fn a_value_is_printed_as_directors_write_it() {
        let mut votes = SkillVotes { skill: "Best Tactician".into(), ..SkillVotes::default() };
        votes.grades[Power::Italy][Power::France] = CellEntry::Value(Grade::new('A').unwrap());
        let proposal = DrawProposal {
            year: Year(1905),
            season: Season::Fall,
            proposer: None,
            members: vec![Power::France, Power::Italy],
            outcome: ProposalOutcome::Passed,
            note: String::new(),
        };
        let draw = StoredDraw {
            time: "2006-08-12 09:58".into(),
            seed: 7,
            version: String::new(),
            input: StoredDrawInput::default(),
            seating: crate::book::RoundSeating { boards: vec![PerPower::default(); 6], ..Default::default() },
        };
        let cards = vec![Card { kind: CardKind::Yellow, moment: "Spring 1904".into(), note: "late".into() }];
        let ruling = Box::new(ScoreRuling { score: 12.5, reason: "agreed with both players".into() });
        assert_prints(&"a note".to_owned(), "a note", &["a note"]);
        assert_prints(&Some("PGP".to_owned()), "PGP", &["PGP"]);
        assert_prints(&true, "yes", &["yes"]);
        assert_prints(&Some(false), "no", &["no"]);
        assert_prints(&Some(12.5), "12.5", &["12.5"]);
        assert_prints(&Some(ANN), "Ann", &["Ann"]);
        assert_prints(&vec![ANN, BEN], "Ann; Ben", &["Ann", "Ben"]);
        assert_prints(&vec![Power::France, Power::Germany], "FG", &["FG"]);
        assert_prints(&Some(ruling), "12.5", &["12.5 (agreed with both players)"]);
        assert_prints(&cards, "yellow Spring 1904 late", &["yellow Spring 1904 late"]);
        let late = vec![
            Substitute { player: ANN, start: "Fall 1903".into() },
            Substitute { player: BEN, start: String::new() },
        ];
        assert_prints(&late, "Ann from Fall 1903; Ben", &["Ann from Fall 1903", "Ben"]);
        assert_prints(&Ending::Conceded(Power::France), "conceded to France", &["conceded to France"]);
        let proposed = ["Fall 1905: France, Italy, passed"];
        assert_prints(&vec![proposal], proposed[0], &proposed);
        let voted = ["Best Tactician: Italy gave France A"];
        assert_prints(&vec![votes], voted[0], &voted);
        let present = vec![
            AttendanceEntry::new(ANN, AttendanceStatus::Late),
            AttendanceEntry::new(BEN, AttendanceStatus::Absent),
        ];
        assert_prints(&present, "Ann late; Ben absent", &["Ann late", "Ben absent"]);
        let untimed = StoredDraw { time: String::new(), ..draw.clone() };
        let drawn = ["2006-08-12 09:58, seed 7, 6 boards", "seed 7, 6 boards"];
        assert_prints(&vec![draw, untimed], &drawn.join("; "), &drawn);
        let posting = RoundPosting { time: "2006-08-12 14:05".into(), checksum: 1 };
        assert_prints(&Some(posting), "2006-08-12 14:05", &["2006-08-12 14:05"]);
    }

    #[test]
    fn a_field_without_a_value_is_blank_and_prints_nothing() {
        let blanks: [&dyn FieldValue; 17] = [
            &(),
            &String::new(),
            &None::<String>,
            &false,
            &None::<bool>,
            &None::<f64>,
            &None::<PersonId>,
            &Vec::<PersonId>::new(),
            &Vec::<Power>::new(),
            &None::<Box<ScoreRuling>>,
            &Vec::<Card>::new(),
            &Vec::<Substitute>::new(),
            &Ending::Played,
            &Vec::<DrawProposal>::new(),
            &Vec::<SkillVotes>::new(),
            &Vec::<StoredDraw>::new(),
            &None::<RoundPosting>,
        ];
        for (at, blank) in blanks.into_iter().enumerate() {
            assert!(blank.is_blank(), "{at}");
            assert_eq!(blank.text(&book()), "", "{at}");
            assert!(blank.items(&book()).is_empty(), "{at}");
        }
    }
}
