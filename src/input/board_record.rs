//! A board's record: what happened at its seats, and the draws that were proposed, as text and as an edit.

use std::borrow::Cow;

use super::{Reader, Refused};
use crate::book::vocabulary::single_spaced;
use crate::book::{
    Board, BoardField, BoardRef, Book, Edit, Outcome, Person, Power, Proposal, Role, Season, Seat, SeatField, SeatRef,
    Substitute, Year, fold_name, notation,
};

/// What a cell of a seat's line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RecordColumn {
    /// Who took the power over, in turn.
    Substitutes,
    /// Who gets the result.
    ScoresFor,
    Cards,
    Penalties,
}

impl RecordColumn {
    /// Every column, left to right.
    pub const ALL: [RecordColumn; 4] =
        [RecordColumn::Substitutes, RecordColumn::ScoresFor, RecordColumn::Cards, RecordColumn::Penalties];

    /// What it is called in headings, labels and messages.
    pub const fn name(self) -> &'static str {
        match self {
            RecordColumn::Substitutes => "substitutes",
            RecordColumn::ScoresFor => "result goes to",
            RecordColumn::Cards => "cards",
            RecordColumn::Penalties => "penalties",
        }
    }
}

/// What a cell of a proposed draw holds.
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

    /// What it is called in headings, labels and messages.
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
pub(crate) fn seat_text<'a>(book: &'a Book, seat: &'a Seat, column: RecordColumn) -> Cow<'a, str> {
    match column {
        RecordColumn::Substitutes => {
            let one = |substitute: &Substitute| {
                let name = book.name_of(Some(substitute.player));
                let from = substitute.from.as_str();
                if from.is_empty() { name.to_owned() } else { format!("{name} from {from}") }
            };
            seat.substitutes.iter().map(one).collect::<Vec<_>>().join("; ").into()
        }
        RecordColumn::ScoresFor => Cow::Borrowed(book.name_of(seat.scores_for)),
        RecordColumn::Cards => notation::cards(&seat.cards).into(),
        RecordColumn::Penalties => notation::penalties(&seat.penalties).into(),
    }
}

/// The edit that puts a text into a seat's cell.
pub(crate) fn seat_edit(book: &Book, at: SeatRef, column: RecordColumn, text: &str) -> Result<Edit, Refused> {
    let field = match column {
        RecordColumn::Substitutes => return Ok(substitutes(book, at, text)),
        RecordColumn::ScoresFor => {
            let name = single_spaced(text);
            let starter = book.seat(at).and_then(|seat| seat.player);
            let known = match name.as_str() {
                "" => None,
                name => Some(book.find_person(name).ok_or_else(|| Refused::NotOnTheList { text: name.to_owned() })?.id),
            };
            SeatField::ScoresFor(known.filter(|known| Some(*known) != starter))
        }
        RecordColumn::Cards => {
            SeatField::Cards(notation::read_cards(text).map_err(|part| Refused::NotACard { text: part.to_owned() })?)
        }
        RecordColumn::Penalties => SeatField::Penalties(
            notation::read_penalties(text).map_err(|part| Refused::NotAPenalty { text: part.to_owned() })?,
        ),
    };
    Ok(Edit::Seat(at, field))
}

/// Names who took over, “Hal from Fall 1903”. Somebody new is entered as a reserve, who is no entrant.
fn substitutes(book: &Book, at: SeatRef, text: &str) -> Edit {
    let mut edits = Vec::new();
    let mut list = Vec::new();
    let mut new: Vec<Person> = Vec::new();
    let mut next = book.next_person_id();
    for part in notation::parts(text) {
        // A name may have the word in it; what follows the last one says when.
        let split = part.rfind(" from ").filter(|_| book.find_person(part).is_none());
        let (name, from) = split.map_or((part, ""), |at| (&part[..at], part[at + " from ".len()..].trim()));
        let name = single_spaced(name);
        let from =
            notation::read_season(from).map_or_else(|| single_spaced(from), |(of, year)| notation::season(of, year));
        let entered = new.iter().find(|person| fold_name(&person.name) == fold_name(&name)).map(|person| person.id);
        let player = entered.or_else(|| book.find_person(&name).map(|person| person.id)).unwrap_or_else(|| {
            let person = Person { role: Role::Reserve, ..Person::new(next, name) };
            next.0 += 1;
            new.push(person);
            new[new.len() - 1].id
        });
        list.push(Substitute { player, from });
    }
    let people = book.people.len();
    edits.extend(new.into_iter().enumerate().map(|(n, person)| Edit::AddPerson { at: people + n, person }));
    edits.push(Edit::Seat(at, SeatField::Substitutes(list)));
    Edit::Batch(edits)
}

/// The text of a proposal's cell.
pub(crate) fn proposal_text(proposal: &Proposal, column: ProposalColumn) -> Cow<'_, str> {
    match column {
        ProposalColumn::When => proposal.when().into(),
        ProposalColumn::By => Cow::Borrowed(proposal.by.map_or("", Power::name)),
        ProposalColumn::Members => notation::members(&proposal.members).into(),
        ProposalColumn::Outcome => Cow::Borrowed(proposal.outcome.name()),
        ProposalColumn::Note => Cow::Borrowed(&proposal.note),
    }
}

fn put(proposal: &mut Proposal, column: ProposalColumn, text: &str) -> Result<(), Refused> {
    let typed = || text.trim().to_owned();
    match column {
        ProposalColumn::When => {
            (proposal.season, proposal.year) =
                notation::read_season(text).ok_or_else(|| Refused::NotASeason { text: typed() })?;
        }
        ProposalColumn::By if text.trim().is_empty() => proposal.by = None,
        ProposalColumn::By => {
            proposal.by = Some(Power::parse(text).ok_or_else(|| Refused::NotAPower { text: typed() })?);
        }
        ProposalColumn::Members => {
            proposal.members = notation::read_members(text).ok_or_else(|| Refused::NotMembers { text: typed() })?;
        }
        ProposalColumn::Outcome => {
            proposal.outcome = Outcome::named(text).ok_or_else(|| Refused::NotAnOutcome { text: typed() })?;
        }
        ProposalColumn::Note => proposal.note = typed(),
    }
    Ok(())
}

/// A draw proposed now: after the adjudication of the newest chart.
pub(crate) fn proposal_now(board: &Board) -> Proposal {
    let year = board.last_chart().map_or(Year::FIRST, |chart| chart.year);
    let (by, members, note) = (None, Vec::new(), String::new());
    Proposal { year, season: Season::Fall, by, members, outcome: Outcome::Open, note }
}

impl Reader<'_> {
    /// Changes a proposed draw, or writes down a new one on an empty line. One whose season is emptied goes.
    pub(crate) fn proposal(
        &mut self,
        at: BoardRef,
        line: usize,
        column: ProposalColumn,
        text: &str,
    ) -> Result<Option<Edit>, Refused> {
        let Some(board) = self.book.board(at) else { return Ok(None) };
        let mut list = board.proposals.clone();
        if self.proposals_gone.contains(&(at, line)) {
            return Ok(None);
        }
        let above = self.proposals_gone.iter().filter(|(gone_at, gone)| *gone_at == at && *gone < line).count();
        let known = self.proposals_added.get(&(at, line)).copied().unwrap_or(line - above);
        match list.get_mut(known) {
            Some(proposal) => {
                if proposal_text(proposal, column) == text {
                    return Ok(None);
                }
                if column == ProposalColumn::When && text.trim().is_empty() {
                    list.remove(known);
                    self.proposals_gone.push((at, line));
                } else {
                    put(proposal, column, text)?;
                }
            }
            None if text.trim().is_empty() => return Ok(None),
            None => {
                let mut proposal = proposal_now(board);
                put(&mut proposal, column, text)?;
                self.proposals_added.insert((at, line), list.len());
                list.push(proposal);
            }
        }
        Ok(Some(Edit::Board(at, BoardField::Proposals(list))))
    }
}
