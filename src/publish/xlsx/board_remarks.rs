//! What is to be known of a game beside its counts: a short note under the board.

use crate::book::{Amount, BoardRef, Book, Card, Outcome, Penalty, Power, Proposal, Seat, Stage, notation};
use crate::engine::Engine;
use crate::figures::show_short;
use crate::own_workbook::labels::REMARK;

/// The remarks on a board as one text; nothing where there is nothing to remark.
pub(super) fn of(engine: &Engine, at: BoardRef) -> Option<String> {
    let (book, rules) = (engine.book(), engine.rules());
    let board = engine.board(at)?;
    let mut remarks = Vec::new();
    if board.top {
        let name = rules.top_board.as_ref().map_or("top board", |top| top.name.as_str());
        remarks.push(format!("This is the {name}"));
    }
    match engine.stage(at) {
        Stage::Running(Some(year)) => remarks.push(format!("still running, the last count is that of {year}")),
        Stage::Running(None) => remarks.push("still running".to_owned()),
        Stage::NotStarted | Stage::Ended => {}
    }
    remarks.extend(board.proposals.iter().map(proposal));
    for (power, seat) in board.seats.iter() {
        let told = of_seat(seat, book);
        if !told.is_empty() {
            remarks.push(format!("{power}: {}", told.join(", ")));
        }
    }
    (!remarks.is_empty()).then(|| format!("{REMARK}{}", remarks.join(&format!("  {REMARK}"))))
}

fn of_seat(seat: &Seat, book: &Book) -> Vec<String> {
    let mut told: Vec<String> = seat
        .substitutes
        .iter()
        .map(|substitute| {
            let name = book.name_of(Some(substitute.player));
            let from = single_line(&substitute.from);
            if from.is_empty() { format!("{name} took over") } else { format!("{name} took over from {from}") }
        })
        .collect();
    if let Some(scorer) = seat.scores_for {
        told.push(format!("the result is that of {}", book.name_of(Some(scorer))));
    }
    told.extend(seat.penalties.iter().map(penalty));
    told.extend(seat.cards.iter().map(card));
    told
}

fn penalty(penalty: &Penalty) -> String {
    let amount = match penalty.amount {
        Amount::Points(points) => show_short(points, 4),
        Amount::Percent(percent) => format!("{} %", show_short(percent, 4)),
    };
    with_note(format!("penalty of {amount}"), &penalty.reason)
}

fn card(card: &Card) -> String {
    let kind = match card.kind {
        crate::book::CardKind::Extension => "extension".to_owned(),
        other => format!("{} card", other.name()),
    };
    let when = single_line(&card.when);
    with_note(if when.is_empty() { kind } else { format!("{kind} {when}") }, &card.note)
}

fn proposal(proposal: &Proposal) -> String {
    let by = proposal.by.map_or_else(String::new, |power| format!(" by {power}"));
    let members: Vec<&str> = proposal.members.iter().copied().map(Power::name).collect();
    let members = if members.is_empty() { String::new() } else { format!(" of {}", members.join(", ")) };
    let outcome = match proposal.outcome {
        Outcome::Open => "not voted on yet",
        Outcome::Passed => "passed",
        Outcome::Failed => "failed",
        Outcome::Vetoed => "vetoed",
    };
    let when = notation::season(proposal.season, proposal.year);
    with_note(format!("draw{members} proposed {when}{by}, {outcome}"), &proposal.note)
}

fn with_note(what: String, note: &str) -> String {
    let note = single_line(note);
    if note.is_empty() { what } else { format!("{what} ({note})") }
}

fn single_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
