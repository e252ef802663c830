//! Awards and votes: the text of a cell, and the edit for a typed text.

use std::borrow::Cow;

use super::{InputError, read_people};
use crate::book::typed_words::single_spaced;
use crate::book::{Award, AwardColumn, Book, CellAddress, CellEntry, Edit, Power, SeatRef};
use crate::engine::Engine;
use crate::standings::AwardCriterion;

/// The awards by their lines, and the skills that players vote on.
#[derive(Debug, Default)]
pub(crate) struct AwardNames {
    /// The names, and whether the director added the award.
    pub(super) prizes: Vec<(String, bool)>,
    /// The name of each skill, and the letters of its grades.
    skills: Vec<(String, Vec<char>)>,
}

impl AwardNames {
    pub(super) fn new(engine: &Engine) -> AwardNames {
        let own = |by: AwardCriterion| by == AwardCriterion::Director;
        AwardNames {
            prizes: engine.prizes().into_iter().map(|prize| (prize.name, own(prize.criterion))).collect(),
            skills: engine.skills().map(|skill| (skill.name.clone(), skill.grades.keys().copied().collect())).collect(),
        }
    }

    /// The names that these cells need; nothing where no cell is one of an award or a vote.
    pub(crate) fn for_cells(engine: &Engine, cells: &[(CellAddress, &str)]) -> AwardNames {
        let named =
            |(target, _): &(CellAddress, &str)| matches!(target, CellAddress::Award(..) | CellAddress::Vote { .. });
        if cells.iter().any(named) { AwardNames::new(engine) } else { AwardNames::default() }
    }

    pub(crate) fn award_count(&self) -> usize {
        self.prizes.len()
    }

    pub(crate) fn award(&self, line: usize) -> &str {
        self.prizes.get(line).map_or("", |(name, _)| name.as_str())
    }

    /// Adds an award that was just entered.
    pub(crate) fn add(&mut self, name: String) {
        self.prizes.push((name, true));
    }
}

/// The text of a cell of the award of this name.
pub fn text<'a>(book: &'a Book, prize: &'a str, cell: AwardColumn) -> Cow<'a, str> {
    let known = book.awards.iter().find(|award| award.name == prize);
    match (cell, known) {
        (AwardColumn::Name, _) => prize.into(),
        (_, None) => "".into(),
        (AwardColumn::Winners, Some(award)) => {
            award.winners.iter().map(|winner| book.name_of(Some(*winner))).collect::<Vec<_>>().join("; ").into()
        }
        (AwardColumn::Note, Some(award)) => award.note.as_str().into(),
    }
}

/// The edit for one cell of an award; a new award for an empty line.
pub(crate) fn edit(
    book: &Book,
    names: &AwardNames,
    line: usize,
    cell: AwardColumn,
    typed: &str,
) -> Result<Option<Edit>, InputError> {
    let typed = single_spaced(typed);
    let taken = || names.prizes.iter().any(|(name, _)| *name == typed);
    let Some((prize, own)) = names.prizes.get(line) else {
        if typed.is_empty() {
            return Ok(None);
        }
        if cell != AwardColumn::Name {
            return Err(InputError::AwardWithoutName);
        }
        if taken() {
            return Err(InputError::AwardTaken { name: typed });
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
        AwardColumn::Name if !own => return Err(InputError::AwardOfTheRules),
        AwardColumn::Name if typed.is_empty() => drop(awards.remove(at)),
        AwardColumn::Name if taken() => return Err(InputError::AwardTaken { name: typed }),
        AwardColumn::Name => awards[at].name = typed,
        AwardColumn::Winners => awards[at].winners = read_people(book, &typed)?,
        AwardColumn::Note => awards[at].note = typed,
    }
    // A computed award without a decision and without a note needs no entry.
    awards.retain(|award| {
        let own = names.prizes.iter().any(|(name, own)| *own && *name == award.name) || award.name != *prize;
        own || !award.winners.is_empty() || !award.note.is_empty()
    });
    Ok(Some(Edit::Awards(awards)))
}

/// The edit for one vote: the grade that the player of `by` gave to the seat `of`.
pub(crate) fn vote_edit(
    book: &Book,
    names: &AwardNames,
    of: SeatRef,
    by: Power,
    skill: usize,
    typed: &str,
) -> Result<Option<Edit>, InputError> {
    let Some((skill, letters)) = names.skills.get(skill) else { return Err(InputError::Computed) };
    // A grade for oneself that an import brought can be deleted.
    if by == of.power && !typed.trim().is_empty() {
        return Err(InputError::OwnVote);
    }
    let grade = CellEntry::<crate::book::Grade>::parse(typed);
    let known = |letter: char| letters.contains(&letter);
    if !grade.is_blank() && !grade.get().is_some_and(|grade| known(grade.letter())) {
        let letters = letters.iter().map(char::to_string).collect::<Vec<_>>().join(", ");
        return Err(InputError::NotAGrade { text: typed.to_owned(), letters });
    }
    let board = book.board(of.board);
    let votes = board.and_then(|board| board.votes.iter().find(|votes| votes.skill == *skill));
    let held = votes.map_or(&CellEntry::Blank, |votes| &votes.grades[by][of.power]);
    if *held == grade {
        return Ok(None);
    }
    Ok(Some(Edit::Grade { board: book.board_id(of.board), skill: skill.clone(), voter: by, rated: of.power, grade }))
}
