//! The proposed draws of a board: the text of a cell, and the edit for a typed text.

use std::borrow::Cow;

use super::{CellReader, InputError};
use crate::book::{
    Board, BoardField, BoardRef, Book, DrawProposal, Edit, PersonId, Power, ProposalColumn, ProposalOutcome, Season,
    Seat, Year, fold_name, notation, words_begin,
};

/// The text of a proposal's cell, in the language of the window.
pub(crate) fn proposal_text(proposal: &DrawProposal, column: ProposalColumn) -> Cow<'_, str> {
    match column {
        ProposalColumn::When => proposal.season_text_in_window().into(),
        ProposalColumn::By => Cow::Borrowed(proposal.proposer.map_or("", Power::name_in_window)),
        ProposalColumn::Members => notation::members_text_in_window(&proposal.members),
        ProposalColumn::Outcome => Cow::Borrowed(proposal.outcome.name_in_window()),
        ProposalColumn::Note => Cow::Borrowed(&proposal.note),
    }
}

/// The power whose player at this board a text names: “peter”, where no other player there is called so.
fn power_of_player(book: &Book, board: &Board, text: &str) -> Option<Power> {
    let typed = fold_name(text);
    let is_named = |person: PersonId| words_begin(&fold_name(book.name_of(Some(person))), &typed);
    let is_played_by = |seat: &Seat| {
        let substitutes = seat.substitutes.iter().map(|substitute| substitute.player);
        seat.player.into_iter().chain(substitutes).any(is_named)
    };
    let mut powers = board.seats.iter().filter(|(_, seat)| is_played_by(seat)).map(|(power, _)| power);
    powers.next().filter(|_| powers.next().is_none())
}

/// `board` is that of the proposal.
fn set_proposal_field(
    proposal: &mut DrawProposal,
    column: ProposalColumn,
    text: &str,
    (book, board): (&Book, &Board),
) -> Result<(), InputError> {
    let typed = || text.trim().to_owned();
    match column {
        ProposalColumn::When => {
            (proposal.season, proposal.year) =
                notation::parse_season(text).ok_or_else(|| InputError::NotASeason { text: typed() })?;
        }
        ProposalColumn::By if text.trim().is_empty() => proposal.proposer = None,
        ProposalColumn::By => {
            let power = Power::parse(text).or_else(|| power_of_player(book, board, text));
            proposal.proposer = Some(power.ok_or_else(|| InputError::NotAPower { text: typed() })?);
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
        let book: &Book = &self.book;
        let Some(board) = book.board(at) else { return Ok(None) };
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
                    set_proposal_field(proposal, column, text, (book, board))?;
                }
            }
            None if text.trim().is_empty() => return Ok(None),
            None => {
                let mut proposal = new_proposal(board);
                set_proposal_field(&mut proposal, column, text, (book, board))?;
                self.proposals_added.insert((at, line), list.len());
                list.push(proposal);
            }
        }
        Ok(Some(Edit::Board(book.board_id(at), BoardField::Proposals(list))))
    }
}
