//! The record of a board, its seats and its proposed draws: the text of a cell, and the edit for a typed text.

use std::borrow::Cow;

use super::{CellReader, InputError};
use crate::book::typed_words::single_spaced;
use crate::book::{
    Board, BoardField, BoardRef, Book, DrawProposal, Edit, Person, Power, ProposalOutcome, Role, Season, Seat,
    SeatField, SeatRef, Substitute, Year, fold_name, notation,
};

/// A column of the record of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SeatRecordColumn {
    /// The players who took over the power, in turn.
    Substitutes,
    /// The player who gets the result.
    ScoresFor,
    Cards,
    Penalties,
}

impl SeatRecordColumn {
    /// Every column, left to right.
    pub const ALL: [SeatRecordColumn; 4] = [
        SeatRecordColumn::Substitutes,
        SeatRecordColumn::ScoresFor,
        SeatRecordColumn::Cards,
        SeatRecordColumn::Penalties,
    ];

    /// The name of the column in headings, labels and messages.
    pub const fn name(self) -> &'static str {
        match self {
            SeatRecordColumn::Substitutes => "substitutes",
            SeatRecordColumn::ScoresFor => "result goes to",
            SeatRecordColumn::Cards => "cards",
            SeatRecordColumn::Penalties => "penalties",
        }
    }
}

/// A column of the proposed draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ProposalColumn {
    When,
    By,
    Members,
    Outcome,
    Note,
}

impl ProposalColumn {
    /// Every column, left to right.
    pub const ALL: [ProposalColumn; 5] = [
        ProposalColumn::When,
        ProposalColumn::By,
        ProposalColumn::Members,
        ProposalColumn::Outcome,
        ProposalColumn::Note,
    ];

    /// The name of the column in headings, labels and messages.
    pub const fn name(self) -> &'static str {
        match self {
            ProposalColumn::When => "draw proposed",
            ProposalColumn::By => "by",
            ProposalColumn::Members => "for",
            ProposalColumn::Outcome => "outcome",
            ProposalColumn::Note => "note",
        }
    }
}

/// The text of a seat's cell.
pub(crate) fn seat_text<'a>(book: &'a Book, seat: &'a Seat, column: SeatRecordColumn) -> Cow<'a, str> {
    match column {
        SeatRecordColumn::Substitutes => {
            let one = |substitute: &Substitute| {
                let name = book.name_of(Some(substitute.player));
                let from = substitute.start.as_str();
                if from.is_empty() { name.to_owned() } else { format!("{name} from {from}") }
            };
            seat.substitutes.iter().map(one).collect::<Vec<_>>().join("; ").into()
        }
        SeatRecordColumn::ScoresFor => Cow::Borrowed(book.name_of(seat.scores_for)),
        SeatRecordColumn::Cards => notation::cards_text(&seat.cards).into(),
        SeatRecordColumn::Penalties => notation::penalties_text(&seat.penalties).into(),
    }
}

/// The edit that puts a text into a seat's cell.
pub(crate) fn seat_edit(book: &Book, at: SeatRef, column: SeatRecordColumn, text: &str) -> Result<Edit, InputError> {
    let field = match column {
        SeatRecordColumn::Substitutes => return Ok(substitutes(book, at, text)),
        SeatRecordColumn::ScoresFor => {
            let name = single_spaced(text);
            let starter = book.seat(at).and_then(|seat| seat.player);
            let known = match name.as_str() {
                "" => None,
                name => {
                    Some(book.find_person(name).ok_or_else(|| InputError::NotOnTheList { text: name.to_owned() })?.id)
                }
            };
            SeatField::ScoresFor(known.filter(|known| Some(*known) != starter))
        }
        SeatRecordColumn::Cards => SeatField::Cards(
            notation::parse_cards(text).map_err(|part| InputError::NotACard { text: part.to_owned() })?,
        ),
        SeatRecordColumn::Penalties => SeatField::Penalties(
            notation::parse_penalties(text).map_err(|part| InputError::NotAPenalty { text: part.to_owned() })?,
        ),
    };
    Ok(Edit::Seat(at, field))
}

/// The edit for substitutes, “Hal from Fall 1903”. A new name is entered as a reserve, who is not an entrant.
fn substitutes(book: &Book, at: SeatRef, text: &str) -> Edit {
    let mut edits = Vec::new();
    let mut list = Vec::new();
    let mut new: Vec<Person> = Vec::new();
    let mut next = book.next_person_id();
    for part in notation::split_parts(text) {
        // A name may contain the word “from”. The text after the last one is the season.
        let split = part.rfind(" from ").filter(|_| book.find_person(part).is_none());
        let (name, from) = split.map_or((part, ""), |at| (&part[..at], part[at + " from ".len()..].trim()));
        let name = single_spaced(name);
        let from = notation::parse_season(from)
            .map_or_else(|| single_spaced(from), |(of, year)| notation::season_text(of, year));
        let entered = new.iter().find(|person| fold_name(&person.name) == fold_name(&name)).map(|person| person.id);
        let player = entered.or_else(|| book.find_person(&name).map(|person| person.id)).unwrap_or_else(|| {
            let person = Person { role: Role::Reserve, ..Person::new(next, name) };
            next.0 += 1;
            new.push(person);
            new[new.len() - 1].id
        });
        list.push(Substitute { player, start: from });
    }
    let people = book.people.len();
    edits.extend(new.into_iter().enumerate().map(|(n, person)| Edit::AddPerson { position: people + n, person }));
    edits.push(Edit::Seat(at, SeatField::Substitutes(list)));
    Edit::Batch(edits)
}

/// The text of a proposal's cell.
pub(crate) fn proposal_text(proposal: &DrawProposal, column: ProposalColumn) -> Cow<'_, str> {
    match column {
        ProposalColumn::When => proposal.season_text().into(),
        ProposalColumn::By => Cow::Borrowed(proposal.proposer.map_or("", Power::name)),
        ProposalColumn::Members => notation::members_text(&proposal.members).into(),
        ProposalColumn::Outcome => Cow::Borrowed(proposal.outcome.name()),
        ProposalColumn::Note => Cow::Borrowed(&proposal.note),
    }
}

fn set_proposal_field(proposal: &mut DrawProposal, column: ProposalColumn, text: &str) -> Result<(), InputError> {
    let typed = || text.trim().to_owned();
    match column {
        ProposalColumn::When => {
            (proposal.season, proposal.year) =
                notation::parse_season(text).ok_or_else(|| InputError::NotASeason { text: typed() })?;
        }
        ProposalColumn::By if text.trim().is_empty() => proposal.proposer = None,
        ProposalColumn::By => {
            proposal.proposer = Some(Power::parse(text).ok_or_else(|| InputError::NotAPower { text: typed() })?);
        }
        ProposalColumn::Members => {
            proposal.members = notation::parse_members(text).ok_or_else(|| InputError::NotMembers { text: typed() })?;
        }
        ProposalColumn::Outcome => {
            proposal.outcome =
                ProposalOutcome::parse(text).ok_or_else(|| InputError::NotAnOutcome { text: typed() })?;
        }
        ProposalColumn::Note => proposal.note = typed(),
    }
    Ok(())
}

/// A new proposed draw: in the fall of the newest chart.
pub(crate) fn new_proposal(board: &Board) -> DrawProposal {
    let year = board.last_chart().map_or(Year::FIRST, |chart| chart.year);
    let (by, members, note) = (None, Vec::new(), String::new());
    DrawProposal { year, season: Season::Fall, proposer: by, members, outcome: ProposalOutcome::Open, note }
}

impl CellReader<'_> {
    /// Changes a proposed draw, or adds one on an empty line. A draw whose season is emptied is removed.
    pub(crate) fn proposal(
        &mut self,
        at: BoardRef,
        line: usize,
        column: ProposalColumn,
        text: &str,
    ) -> Result<Option<Edit>, InputError> {
        let Some(board) = self.book.board(at) else { return Ok(None) };
        let mut list = board.proposals.clone();
        if self.proposals_removed.contains(&(at, line)) {
            return Ok(None);
        }
        let above = self.proposals_removed.iter().filter(|(gone_at, gone)| *gone_at == at && *gone < line).count();
        let known = self.proposals_added.get(&(at, line)).copied().unwrap_or(line - above);
        match list.get_mut(known) {
            Some(proposal) => {
                if proposal_text(proposal, column) == text {
                    return Ok(None);
                }
                if column == ProposalColumn::When && text.trim().is_empty() {
                    list.remove(known);
                    self.proposals_removed.push((at, line));
                } else {
                    set_proposal_field(proposal, column, text)?;
                }
            }
            None if text.trim().is_empty() => return Ok(None),
            None => {
                let mut proposal = new_proposal(board);
                set_proposal_field(&mut proposal, column, text)?;
                self.proposals_added.insert((at, line), list.len());
                list.push(proposal);
            }
        }
        Ok(Some(Edit::Board(at, BoardField::Proposals(list))))
    }
}
