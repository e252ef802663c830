//! What typing into the list of prizes and into the votes means.

use std::borrow::Cow;

use super::{Refused, Target, listed};
use crate::book::vocabulary::single_spaced;
use crate::book::{Award, Book, Edit, Entry, Power, SeatRef};
use crate::engine::Engine;
use crate::standings::AwardBy;

/// What a cell of a prize's line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AwardCell {
    Name,
    /// Whom the director named.
    Winners,
    Note,
}

impl AwardCell {
    /// What the cell is called in labels and messages.
    pub const fn name(self) -> &'static str {
        match self {
            AwardCell::Name => "prize",
            AwardCell::Winners => "decided",
            AwardCell::Note => "note",
        }
    }
}

/// The prizes by their lines, and the skills that are voted on.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// With whether the director made it up.
    prizes: Vec<(String, bool)>,
    /// Name of the skill, and the letters that are grades.
    skills: Vec<(String, Vec<char>)>,
}

impl Names {
    fn of(engine: &Engine) -> Names {
        let own = |by: AwardBy| by == AwardBy::Director;
        Names {
            prizes: engine.prizes().into_iter().map(|prize| (prize.name, own(prize.by))).collect(),
            skills: engine.skills().map(|skill| (skill.name.clone(), skill.grades.keys().copied().collect())).collect(),
        }
    }

    /// Those that these cells are about; nothing where they are about other things.
    pub(crate) fn needed(engine: &Engine, cells: &[(Target, &str)]) -> Names {
        let named = |(target, _): &(Target, &str)| matches!(target, Target::Award(..) | Target::Vote { .. });
        if cells.iter().any(named) { Names::of(engine) } else { Names::default() }
    }

    pub(crate) fn prizes(&self) -> usize {
        self.prizes.len()
    }

    pub(crate) fn prize(&self, line: usize) -> &str {
        self.prizes.get(line).map_or("", |(name, _)| name.as_str())
    }

    /// A prize that was just entered.
    pub(crate) fn add(&mut self, name: String) {
        self.prizes.push((name, true));
    }
}

/// The text from which a cell of the prize of this name is edited.
pub fn text<'a>(book: &'a Book, prize: &'a str, cell: AwardCell) -> Cow<'a, str> {
    let known = book.awards.iter().find(|award| award.name == prize);
    match (cell, known) {
        (AwardCell::Name, _) => prize.into(),
        (_, None) => "".into(),
        (AwardCell::Winners, Some(award)) => {
            award.winners.iter().map(|winner| book.name_of(Some(*winner))).collect::<Vec<_>>().join("; ").into()
        }
        (AwardCell::Note, Some(award)) => award.note.as_str().into(),
    }
}

/// The edit for one cell of a prize; a new prize for an empty line.
pub(crate) fn edit(
    book: &Book,
    names: &Names,
    line: usize,
    cell: AwardCell,
    typed: &str,
) -> Result<Option<Edit>, Refused> {
    let typed = single_spaced(typed);
    let taken = || names.prizes.iter().any(|(name, _)| *name == typed);
    let Some((prize, own)) = names.prizes.get(line) else {
        if typed.is_empty() {
            return Ok(None);
        }
        if cell != AwardCell::Name {
            return Err(Refused::PrizeWithoutName);
        }
        if taken() {
            return Err(Refused::PrizeTaken { name: typed });
        }
        let mut awards = book.awards.clone();
        awards.push(Award { name: typed, ..Award::default() });
        return Ok(Some(Edit::Awards(awards)));
    };
    if text(book, prize, cell) == typed {
        return Ok(None);
    }
    let mut awards = book.awards.clone();
    let at = awards.iter().position(|award| award.name == *prize).unwrap_or_else(|| {
        awards.push(Award { name: prize.clone(), ..Award::default() });
        awards.len() - 1
    });
    match cell {
        AwardCell::Name if !own => return Err(Refused::PrizeOfTheRules),
        AwardCell::Name if typed.is_empty() => drop(awards.remove(at)),
        AwardCell::Name if taken() => return Err(Refused::PrizeTaken { name: typed }),
        AwardCell::Name => awards[at].name = typed,
        AwardCell::Winners => awards[at].winners = listed(book, &typed)?,
        AwardCell::Note => awards[at].note = typed,
    }
    // A computed prize about which nothing is decided is as computed.
    awards.retain(|award| {
        let own = names.prizes.iter().any(|(name, own)| *own && *name == award.name) || award.name != *prize;
        own || !award.winners.is_empty() || !award.note.is_empty()
    });
    Ok(Some(Edit::Awards(awards)))
}

/// The edit for one vote: the grade that `by` gave to a seat.
pub(crate) fn vote(
    book: &Book,
    names: &Names,
    of: SeatRef,
    by: Power,
    skill: usize,
    typed: &str,
) -> Result<Option<Edit>, Refused> {
    let Some((skill, letters)) = names.skills.get(skill) else { return Err(Refused::Computed) };
    if by == of.power {
        return Err(Refused::OwnVote);
    }
    let grade = Entry::<crate::book::Grade>::typed(typed);
    let known = |letter: char| letters.contains(&letter);
    if !grade.is_blank() && !grade.get().is_some_and(|grade| known(grade.letter())) {
        let letters = letters.iter().map(char::to_string).collect::<Vec<_>>().join(", ");
        return Err(Refused::NotAGrade { text: typed.to_owned(), letters });
    }
    let board = book.board(of.board);
    let votes = board.and_then(|board| board.votes.iter().find(|votes| votes.skill == *skill));
    let held = votes.map_or(&Entry::Blank, |votes| &votes.grades[by][of.power]);
    if *held == grade {
        return Ok(None);
    }
    Ok(Some(Edit::Grade { at: of.board, skill: skill.clone(), by, of: of.power, grade }))
}
