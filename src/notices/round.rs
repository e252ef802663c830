//! The boards of a round as notices: counts, the columns of the scoring system, scores, and remarks on the game.

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::marks::{Mark, UNREADABLE_COUNT, provisional_mark};
use super::notice::{BoardResult, NoticeColumn, NoticeRow, NoticeSection};
use crate::book::{
    Board, BoardRef, Book, Card, DrawProposal, Ending, GameStage, Penalty, PenaltyAmount, Power, ProposalOutcome, Seat,
    notation,
};
use crate::engine::Engine;
use crate::figures::format_short;

/// The decimals of a score whose system is not known.
const DEFAULT_DECIMALS: usize = 2;

/// Describes a board: a row for each power, in the order of [`Power::ALL`], which [`NoticeRow::position`] counts.
/// `None` where there is no such board.
pub fn board_section(engine: &Engine, at: BoardRef) -> Option<NoticeSection> {
    let board = engine.board(at)?;
    // The last column of the system is the score, which a ruling may replace.
    let scores = engine.scores(at);
    let before_score =
        scores.as_ref().and_then(|scores| scores.system.columns.split_last()).map_or(&[][..], |(_, it)| it);
    let column = |role, title: &str| NoticeColumn::new(role, title);
    let mut columns = vec![
        column(ColumnRole::Power, "power"),
        column(ColumnRole::Player, "player"),
        column(ColumnRole::Centres, "centres"),
    ];
    let of_system = before_score.iter().enumerate();
    columns.extend(of_system.map(|(at, held)| column(ColumnRole::SystemColumn(at), &held.name)));
    columns.push(column(ColumnRole::Score, "score"));
    let best = best_score(engine, at, board);
    let rows = Power::ALL.into_iter().enumerate().map(|(position, power)| NoticeRow {
        person: board.seats[power].player,
        position,
        result: board_result(board, power, best.is_some() && engine.score(at.seat(power)) == best),
        cells: columns.iter().map(|column| board_cell(engine, at, board, power, column.role)).collect(),
        ..NoticeRow::default()
    });
    let rows = rows.collect();
    let mut sentences = end_of_game(engine, at);
    sentences.extend(remarks(engine, at, |proposal| !is_told_by_the_end(board, proposal)));
    Some(NoticeSection { title: board_title(engine, at), columns, rows, sentences, ..NoticeSection::default() })
}

/// “Round 2, board C, scored by WDC 2006”.
fn board_title(engine: &Engine, at: BoardRef) -> String {
    let board = engine.book().board_label(at);
    match engine.system(at) {
        Some(system) => match provisional_mark(engine, at).and_then(Mark::hint) {
            Some(why) => format!("{board}, scored by {}, provisional: {why}", system.name),
            None => format!("{board}, scored by {}", system.name),
        },
        None => format!("{board}, not scored: its scoring system is not known"),
    }
}

fn board_cell(engine: &Engine, at: BoardRef, board: &Board, power: Power, role: ColumnRole) -> NoticeCell {
    let seat = &board.seats[power];
    let scores = engine.scores(at);
    let decimals = scores.as_ref().map_or(DEFAULT_DECIMALS, |scores| scores.system.decimals);
    match role {
        ColumnRole::Power => NoticeCell::text(power.name()),
        ColumnRole::Player => NoticeCell::text(engine.book().name_of(seat.player)),
        ColumnRole::Centres => match board.current_count(power) {
            Some(count) => NoticeCell::of_part(CellPart::count(count.into())),
            None => NoticeCell::text(seat.centres.to_string()),
        },
        ColumnRole::SystemColumn(column) => {
            let value_of = |power: Power| scores.as_ref().and_then(|scores| scores.column(column, power));
            let is_whole = Power::ALL.into_iter().filter_map(value_of).all(|value| value.fract() == 0.0);
            let decimals = if is_whole { 0 } else { decimals };
            NoticeCell::optional(value_of(power).map(|value| CellPart::number(value, decimals)))
        }
        _ => {
            let score = engine.score(at.seat(power));
            let part = score.map_or_else(CellPart::default, |score| CellPart::number(score, decimals));
            let marks = if seat.ruling.is_some() { vec![Mark::SetByDirector] } else { Vec::new() };
            NoticeCell::of_part(CellPart { seat: Some(at.seat(power)), ..part.with_marks(marks) })
        }
    }
}

/// The best score of a board, once all seven powers have one. An abandoned game has none.
fn best_score(engine: &Engine, at: BoardRef, board: &Board) -> Option<f64> {
    let mut scores = Power::ALL.into_iter().map(|power| engine.score(at.seat(power)));
    let has_result = board.ending != Ending::Abandoned;
    if has_result { scores.try_fold(f64::MIN, |best, score| Some(best.max(score?))) } else { None }
}

/// Whether a power won alone, is eliminated, or has the best score.
fn board_result(board: &Board, power: Power, has_best_score: bool) -> BoardResult {
    match board.current_count(power) {
        _ if board.ending == Ending::Abandoned => BoardResult::Other,
        _ if board.soloist() == Some(power) => BoardResult::Solo,
        Some(0) => BoardResult::Eliminated,
        _ if has_best_score => BoardResult::Best,
        _ => BoardResult::Other,
    }
}

/// How and when a game ended, and who was eliminated when: “ended 1909 in a draw of Austria, France”, “out: Italy 1904”.
fn end_of_game(engine: &Engine, at: BoardRef) -> Vec<String> {
    let Some(board) = engine.board(at) else { return Vec::new() };
    let mut sentences = Vec::new();
    if engine.stage(at) == GameStage::Ended {
        let year = board.last_year().map_or_else(String::new, |year| format!(" {year}"));
        match how_it_ended(board) {
            Some(how) => {
                let told = board.proposals.iter().find(|proposal| is_told_by_the_end(board, proposal));
                let when = told.map_or(year, |told| format!(" {}", notation::season_text(told.season, told.year)));
                let by =
                    told.and_then(|told| told.proposer).map_or_else(String::new, |by| format!(", proposed by {by}"));
                sentences.push(format!("ended{when}{how}{by}"));
            }
            None if !year.is_empty() => sentences.push(format!("ended{year}")),
            None => {}
        }
    }
    let without_centres = Power::ALL.into_iter().filter(|power| board.current_count(*power) == Some(0));
    let eliminated = without_centres.filter_map(|power| Some(format!("{power} {}", board.elimination_year(power)?)));
    let eliminated: Vec<String> = eliminated.collect();
    if !eliminated.is_empty() {
        sentences.push(format!("out: {}", eliminated.join(", ")));
    }
    sentences
}

/// “ by a solo of France”. `None` for a game that was played to its last year.
fn how_it_ended(board: &Board) -> Option<String> {
    match board.ending {
        Ending::Abandoned => Some(" without a result: the game was abandoned".to_owned()),
        Ending::Conceded(winner) => Some(format!(": conceded to {winner}")),
        Ending::Played => {
            if let Some(winner) = board.soloist() {
                return Some(format!(" by a solo of {winner}"));
            }
            let members = board.seats.iter().filter(|(_, seat)| seat.in_draw == Some(true));
            let members: Vec<&str> = members.map(|(power, _)| power.name()).collect();
            (!members.is_empty()).then(|| format!(" in a draw of {}", members.join(", ")))
        }
    }
}

/// The remarks on a game beside its counts: top board, stage, proposed draws, substitutes, penalties, cards.
pub fn board_remarks(engine: &Engine, at: BoardRef) -> Vec<String> {
    remarks(engine, at, |_| true)
}

/// Whether the sentence on the end of the game says what there is to say of a proposal: it passed and the game ended so.
fn is_told_by_the_end(board: &Board, proposal: &DrawProposal) -> bool {
    let in_draw = |power: Power| board.seats[power].in_draw == Some(true);
    let is_same = proposal.members.is_empty()
        || Power::ALL.into_iter().all(|power| in_draw(power) == proposal.members.contains(&power));
    proposal.outcome == ProposalOutcome::Passed
        && board.ending == Ending::Played
        && board.soloist().is_none()
        && Power::ALL.into_iter().any(in_draw)
        && is_same
        && board.last_year() == Some(proposal.year)
        && single_line(&proposal.note).is_empty()
}

/// The remarks on a game, with those of its proposed draws that are chosen.
fn remarks(engine: &Engine, at: BoardRef, is_chosen: impl Fn(&DrawProposal) -> bool) -> Vec<String> {
    let Some(board) = engine.board(at) else { return Vec::new() };
    let mut remarks = Vec::new();
    if engine.top_boards().contains(at) {
        let rules = engine.rules().top_board.as_ref();
        remarks.push(format!("This is the {}", rules.map_or("top board", |top| top.name.as_str())));
    }
    match engine.stage(at) {
        GameStage::Running(_) if board.has_unreadable_final_count() => remarks.push(UNREADABLE_COUNT.to_owned()),
        GameStage::Running(Some(year)) => remarks.push(format!("still running, the last count is that of {year}")),
        GameStage::Running(None) => remarks.push("still running".to_owned()),
        GameStage::Ended if engine.asks_for_the_end(at) => {
            remarks.push("nobody has said whether the game ended as an agreed draw or was abandoned".to_owned());
        }
        GameStage::Ended if engine.asks_for_the_last_year(at) => {
            remarks.push("the last year of the game is not entered".to_owned());
        }
        GameStage::NotStarted | GameStage::Ended => {}
    }
    remarks.extend(board.proposals.iter().filter(|proposal| is_chosen(proposal)).map(proposal));
    for (power, seat) in board.seats.iter() {
        let of_seat = seat_remarks(seat, engine.book());
        if !of_seat.is_empty() {
            remarks.push(format!("{power}: {}", of_seat.join(", ")));
        }
    }
    remarks
}

/// The lines of the notes at a board and at its seats: “Note: the clock stopped”, “Note on France: arrived late”.
pub fn note_lines(board: &Board) -> Vec<String> {
    let of_board = Some(("Note".to_owned(), &board.note));
    let of_seats = board.seats.iter().map(|(power, seat)| (format!("Note on {power}"), &seat.note));
    let lines = of_board.into_iter().chain(of_seats).map(|(whose, note)| (whose, single_line(note)));
    lines.filter(|(_, note)| !note.is_empty()).map(|(whose, note)| format!("{whose}: {note}")).collect()
}

fn seat_remarks(seat: &Seat, book: &Book) -> Vec<String> {
    let mut remarks: Vec<String> = seat
        .substitutes
        .iter()
        .map(|substitute| {
            let name = book.name_of(Some(substitute.player));
            let from = single_line(&substitute.start);
            if from.is_empty() { format!("{name} took over") } else { format!("{name} took over from {from}") }
        })
        .collect();
    if let Some(scorer) = seat.scores_for {
        remarks.push(format!("the result is that of {}", book.name_of(Some(scorer))));
    }
    remarks.extend(seat.penalties.iter().map(penalty));
    remarks.extend(seat.cards.iter().map(card));
    remarks
}

fn penalty(penalty: &Penalty) -> String {
    let amount = match penalty.amount {
        PenaltyAmount::Points(points) => format_short(points, 4),
        PenaltyAmount::Percent(percent) => format!("{} %", format_short(percent, 4)),
    };
    with_note(format!("penalty of {amount}"), &penalty.reason)
}

fn card(card: &Card) -> String {
    let kind = match card.kind {
        crate::book::CardKind::Extension => "extension".to_owned(),
        other => format!("{} card", other.name()),
    };
    let when = single_line(&card.moment);
    with_note(if when.is_empty() { kind } else { format!("{kind} {when}") }, &card.note)
}

fn proposal(proposal: &DrawProposal) -> String {
    let by = proposal.proposer.map_or_else(String::new, |power| format!(" by {power}"));
    let members: Vec<&str> = proposal.members.iter().copied().map(Power::name).collect();
    let members = if members.is_empty() { String::new() } else { format!(" of {}", members.join(", ")) };
    let outcome = match proposal.outcome {
        ProposalOutcome::Open => "not voted on yet",
        ProposalOutcome::Passed => "passed",
        ProposalOutcome::Failed => "failed",
        ProposalOutcome::Vetoed => "vetoed",
    };
    let when = notation::season_text(proposal.season, proposal.year);
    with_note(format!("draw{members} proposed {when}{by}, {outcome}"), &proposal.note)
}

fn with_note(what: String, note: &str) -> String {
    let note = single_line(note);
    if note.is_empty() { what } else { format!("{what} ({note})") }
}

fn single_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, CellEntry, Person, PersonId, Round, Season, Year};

    #[test]
    fn the_draw_that_ended_a_game_is_told_once() {
        let mut board = Board::new("A");
        for (number, power) in (1..).zip(Power::ALL) {
            board.seats[power].player = Some(PersonId(number));
            board.seats[power].centres = CellEntry::Value(if power == Power::Italy { 4 } else { 5 });
            board.seats[power].in_draw = Some(power != Power::Italy);
        }
        board.end_year = CellEntry::Value(Year(1907));
        let proposal = |year: u16, outcome: ProposalOutcome| DrawProposal {
            year: Year(year),
            season: Season::Fall,
            proposer: Some(Power::France),
            members: Vec::new(),
            outcome,
            note: String::new(),
        };
        board.proposals = vec![proposal(1906, ProposalOutcome::Failed), proposal(1907, ProposalOutcome::Passed)];
        let sentences = |board: Board| {
            let people = (1..8).map(|number| Person::new(PersonId(number), format!("P{number}"))).collect();
            let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
            let engine = Engine::new(Book { people, rounds: vec![round], ..Book::default() });
            board_section(&engine, BoardRef::new(0, 0)).unwrap().sentences
        };
        let [end, failed] = &sentences(board.clone())[..] else { panic!("the end, and the draw that failed") };
        assert_eq!(
            end,
            "ended Fall 1907 in a draw of Austria, England, France, Germany, Russia, Turkey, proposed by France"
        );
        assert_eq!(failed, "draw proposed Fall 1906 by France, failed");
        board.proposals[1].members = vec![Power::Italy];
        assert_eq!(sentences(board).len(), 3, "another draw passed than the one that the game ended in");
    }
}
