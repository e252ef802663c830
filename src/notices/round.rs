//! The boards of a round as notices: counts, the columns of the scoring system, scores, and remarks on the game.

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::marks::{Mark, provisional_mark};
use super::notice::{BoardResult, NoticeColumn, NoticeRow, NoticeSection};
use crate::book::{
    Board, BoardRef, Book, Card, CardKind, DrawProposal, Ending, GameStage, Penalty, PenaltyAmount, Power,
    ProposalOutcome, Seat, SeatRef, notation,
};
use crate::engine::Engine;
use crate::figures::format_short;
use crate::languages::Language;
use crate::languages::sentences::{columns, notices, words};
use crate::own_workbook::draw_lines::draw_line;
use crate::scoring::DraftPart;

/// The decimals of a score whose system is not known.
const DEFAULT_DECIMALS: usize = 2;

/// Describes a board: a row for each power, in the order of [`Power::ALL`], which [`NoticeRow::position`] counts.
/// `None` where there is no such board.
pub fn board_section(engine: &Engine, at: BoardRef, language: Language) -> Option<NoticeSection> {
    let board = engine.board(at)?;
    let column = |role, title: String| NoticeColumn::new(role, title);
    let mut columns = vec![
        column(ColumnRole::Power, columns::column_power(language)),
        column(ColumnRole::Player, columns::column_player(language)),
        column(ColumnRole::Centres, columns::column_centres(language)),
    ];
    // The last column of the system is the score, which a ruling may replace.
    if let Some(system) = engine.scores(at).map(|scores| scores.system)
        && let [before_score @ .., _] = &system.columns[..]
    {
        let name = |at: usize| system.name_of(DraftPart::Column(at), language).to_owned();
        columns.extend((0..before_score.len()).map(|at| column(ColumnRole::SystemColumn(at), name(at))));
    }
    columns.push(column(ColumnRole::Score, columns::column_score(language)));
    let best = best_score(engine, at, board);
    let rows = Power::ALL.into_iter().enumerate().map(|(position, power)| NoticeRow {
        person: board.seats[power].player,
        position,
        result: Some(board_result(board, power, best.is_some() && engine.score(at.seat(power)) == best)),
        cells: columns.iter().map(|column| board_cell(engine, at.seat(power), board, column.role, language)).collect(),
        ..NoticeRow::default()
    });
    let rows = rows.collect();
    let mut sentences = end_of_game(engine, at, language);
    sentences.extend(remarks(engine, at, language, |proposal| !is_told_by_the_end(board, proposal)));
    let title = board_title(engine, at, language);
    Some(NoticeSection { title, columns, rows, sentences, ..NoticeSection::default() })
}

/// “Round 2, board C, scored by WDC 2006”.
fn board_title(engine: &Engine, at: BoardRef, language: Language) -> String {
    let board = engine.book().board_label_in(language, at);
    match engine.system(at) {
        Some(system) => match provisional_mark(engine, at).and_then(|mark| mark.hint(language)) {
            Some(why) => notices::title_board_provisional(language, &board, &system.name, &why),
            None => notices::title_board_scored(language, &board, &system.name),
        },
        None => notices::title_board_not_scored(language, &board),
    }
}

fn board_cell(engine: &Engine, seat_at: SeatRef, board: &Board, role: ColumnRole, language: Language) -> NoticeCell {
    let (at, power) = (seat_at.board, seat_at.power);
    let seat = &board.seats[power];
    let scores = engine.scores(at);
    let decimals = scores.as_ref().map_or(DEFAULT_DECIMALS, |scores| scores.system.decimals);
    match role {
        ColumnRole::Power => NoticeCell::power(power, language),
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
            let part = match seat.ruling {
                Some(_) => CellPart {
                    words_behind: notices::sign_set_by_director(language),
                    ..part.with_marks(vec![Mark::SetByDirector])
                },
                None => part,
            };
            NoticeCell::of_part(CellPart { seat: Some(at.seat(power)), ..part })
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
        Some(0) => BoardResult::Eliminated,
        _ if board.ending == Ending::Abandoned => BoardResult::Other,
        _ if board.soloist() == Some(power) => BoardResult::Solo,
        _ if has_best_score => BoardResult::Best,
        _ => BoardResult::Other,
    }
}

/// How and when a game ended, and who was eliminated when: “ended 1909 in a draw of Austria, France”, “out: Italy 1904”.
fn end_of_game(engine: &Engine, at: BoardRef, language: Language) -> Vec<String> {
    let Some(board) = engine.board(at) else { return Vec::new() };
    let mut sentences = Vec::new();
    if engine.stage(at) == GameStage::Ended {
        sentences.extend(how_it_ended(board, language));
    }
    let without_centres = Power::ALL.into_iter().filter(|power| board.current_count(*power) == Some(0));
    let eliminated = without_centres
        .filter_map(|power| Some(format!("{} {}", power.name_in(language), board.elimination_year(power)?)));
    let eliminated: Vec<String> = eliminated.collect();
    if !eliminated.is_empty() {
        sentences.push(notices::eliminated(language, &eliminated.join(", ")));
    }
    sentences
}

/// “ended 1908 by a solo of France”. `None` for a game that was played to its last year, which nobody has entered.
fn how_it_ended(board: &Board, language: Language) -> Option<String> {
    let told = board.proposals.iter().find(|proposal| is_told_by_the_end(board, proposal));
    let year = board.last_year().map_or_else(String::new, |year| year.to_string());
    let when = told.map_or(year, |told| notation::season_text_in(language, told.season, told.year));
    let members = board.seats.iter().filter(|(_, seat)| seat.in_draw == Some(true));
    let members: Vec<String> = members.map(|(power, _)| power.name_in(language)).collect();
    let is_known = if when.is_empty() { "no" } else { "yes" };
    Some(match (board.ending, board.soloist()) {
        (Ending::Abandoned, _) => notices::ended_without_result(language, is_known, &when),
        (Ending::Conceded(winner), _) => notices::ended_conceded(language, is_known, &winner.name_in(language), &when),
        (Ending::Played, Some(winner)) => notices::ended_by_solo(language, is_known, &winner.name_in(language), &when),
        (Ending::Played, None) if !members.is_empty() => match told.and_then(|told| told.proposer) {
            Some(by) => notices::ended_in_draw_proposed(language, &when, &members.join(", "), &by.name_in(language)),
            None => notices::ended_in_draw(language, is_known, &members.join(", "), &when),
        },
        (Ending::Played, None) if when.is_empty() => return None,
        (Ending::Played, None) => notices::ended(language, &when),
    })
}

/// The remarks on a game beside its counts: top board, stage, proposed draws, substitutes, penalties, cards.
pub fn board_remarks(engine: &Engine, at: BoardRef, language: Language) -> Vec<String> {
    remarks(engine, at, language, |_| true)
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
fn remarks(
    engine: &Engine,
    at: BoardRef,
    language: Language,
    is_chosen: impl Fn(&DrawProposal) -> bool,
) -> Vec<String> {
    let Some(board) = engine.board(at) else { return Vec::new() };
    let mut remarks = Vec::new();
    if engine.top_boards().contains(at) {
        remarks.push(notices::is_top_board(language, &engine.rules().top_board_name(language)));
    }
    match engine.stage(at) {
        GameStage::Running(_) if board.has_unreadable_final_count() => {
            remarks.push(notices::mark_count_unreadable(language));
        }
        GameStage::Running(Some(year)) => remarks.push(notices::still_running_year(language, &year.to_string())),
        GameStage::Running(None) => remarks.push(notices::still_running(language)),
        GameStage::Ended if engine.asks_for_the_end(at) => {
            remarks.push(notices::end_not_said(language));
        }
        GameStage::Ended if engine.asks_for_the_last_year(at) => {
            remarks.push(notices::last_year_not_entered(language));
        }
        GameStage::NotStarted | GameStage::Ended => {}
    }
    remarks.extend(board.proposals.iter().filter(|it| is_chosen(it)).map(|it| proposal(it, language)));
    for (power, seat) in board.seats.iter() {
        let of_seat = seat_remarks(seat, engine.book(), language);
        if !of_seat.is_empty() {
            remarks.push(words::labelled(language, &power.name_in(language), &of_seat.join(", ")));
        }
    }
    remarks
}

/// A game where the room is narrow: “R2 A”. A round with a name of its own keeps it: “Sunday, A”.
pub(super) fn short_game(book: &Book, at: BoardRef, language: Language) -> String {
    let round = book.round(at.round).map_or("", |round| round.name.as_str());
    let column = NoticeColumn::of_round(ColumnRole::Round(at.round), round, language);
    let separator = if column.narrow_title.is_some() { " " } else { ", " };
    let round = column.narrow_title.unwrap_or(column.title);
    let board = book.board(at).map(|board| board.name_in(language)).unwrap_or_default();
    [&*round, &*board].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(separator)
}

/// The lines of the notes at a board and at its seats: “Note: the clock stopped”, “Note on France: arrived late”.
pub fn note_lines(board: &Board, language: Language) -> Vec<String> {
    let noted = |note: &str| Some(single_line(note)).filter(|note| !note.is_empty());
    let of_board = noted(&board.note).map(|note| notices::note_of_board(language, &note));
    let of_seats = board.seats.iter().filter_map(|(power, seat)| {
        Some(notices::note_of_power(language, &power.name_in(language), &noted(&seat.note)?))
    });
    of_board.into_iter().chain(of_seats).collect()
}

fn seat_remarks(seat: &Seat, book: &Book, language: Language) -> Vec<String> {
    let mut remarks: Vec<String> = seat
        .substitutes
        .iter()
        .map(|substitute| {
            let name = book.name_of(Some(substitute.player));
            let from = single_line(&substitute.start);
            if from.is_empty() {
                notices::took_over(language, name)
            } else {
                notices::took_over_from(language, name, &from)
            }
        })
        .collect();
    if let Some(scorer) = seat.scores_for {
        remarks.push(notices::result_of(language, book.name_of(Some(scorer))));
    }
    remarks.extend(seat.penalties.iter().map(|it| penalty(it, language)));
    remarks.extend(seat.cards.iter().map(|it| card(it, language)));
    remarks
}

fn penalty(penalty: &Penalty, language: Language) -> String {
    let amount = match penalty.amount {
        PenaltyAmount::Points(points) => format_short(points, 4),
        PenaltyAmount::Percent(percent) => format!("{} %", format_short(percent, 4)),
    };
    with_note(notices::penalty_of(language, &amount), &penalty.reason, language)
}

fn card(card: &Card, language: Language) -> String {
    let kind = match card.kind {
        CardKind::Extension => notices::extension_card(language),
        CardKind::Yellow => notices::yellow_card(language),
        CardKind::Red => notices::red_card(language),
    };
    let when = single_line(&card.moment);
    let what = if when.is_empty() { kind } else { notices::with_moment(language, &kind, &when) };
    with_note(what, &card.note, language)
}

fn proposal(proposal: &DrawProposal, language: Language) -> String {
    with_note(draw_line(proposal, language), &proposal.note, language)
}

fn with_note(what: String, note: &str, language: Language) -> String {
    let note = single_line(note);
    if note.is_empty() { what } else { notices::with_note(language, &what, &note) }
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
            board_section(&engine, BoardRef::new(0, 0), Language::English).unwrap().sentences
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

    #[test]
    fn nobody_is_best_on_an_abandoned_board() {
        let result = |ending: Ending| {
            let mut board = Board { ending, end_year: CellEntry::Value(Year(1904)), ..Board::new("A") };
            for ((number, power), count) in (1..).zip(Power::ALL).zip([10, 8, 6, 4, 3, 2, 1]) {
                board.seats[power].player = Some(PersonId(number));
                board.seats[power].centres = CellEntry::Value(count);
            }
            let people = (1..8).map(|number| Person::new(PersonId(number), format!("P{number}"))).collect();
            let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
            let engine = Engine::new(Book { people, rounds: vec![round], ..Book::default() });
            let rows = board_section(&engine, BoardRef::new(0, 0), Language::English).unwrap().rows;
            rows[0].result
        };
        assert_eq!(result(Ending::Played), Some(BoardResult::Best));
        assert_eq!(result(Ending::Abandoned), Some(BoardResult::Other));
    }
}
