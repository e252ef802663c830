//! Problems of a book: contradictions (errors) and things worth checking (remarks), each with its cell and its cure.
//! Problems that depend on the rules or on scores are in [`crate::engine`].

mod groups;
mod problem;
mod substitutes;
mod summary_lines;
mod unreadable_entries;

use std::collections::{HashMap, HashSet};

use super::SimilarNames;
use super::fields::BoardColumn;
use super::typed_words::POWER_NOT_KNOWN;
use super::{
    AttendanceStatus, Board, BoardRef, Book, CENTRES_ON_MAP, CellAddress, CellEntry, ChartedYear, Ending, GameStage,
    PersonId, Power, Role, Round, RoundIx, SOLO_CENTRES, Seat, SeatColumn, SeatRef, Year,
};
use crate::languages::window_sentences::problems as texts;
pub use groups::{ListedProblem, ProblemGroup, problems_by_cause, problems_by_kind};
pub use problem::{Problem, ProblemKind, ProblemWait, Severity};
use substitutes::check_substitutes;
pub use summary_lines::ManyProblems;
use unreadable_entries::check_entries;

/// Checks a whole book: all boards, all rounds, and the list of people.
pub fn check_book(book: &Book) -> Vec<Problem> {
    let mut problems = Vec::new();
    check_people(book, &SimilarNames::new(book), &mut problems);
    for (round, content) in book.rounds.iter().enumerate() {
        check_round(book, RoundIx(round), 1, &mut problems);
        for (at, board) in content.boards.iter().enumerate() {
            check_board(book, BoardRef::new(round, at), board.stage(), &mut problems);
        }
    }
    problems
}

/// Checks the list of people for typed names that nobody has confirmed, and for names that differ only in case, accents or spaces, by one typing error, by the order
/// of their words, or by a short form of the given name. `names` are the names of the list that look alike. A name that was typed
/// into a seat or a team is told there, and once: the remark that it is not in the list names whom it may be.
pub fn check_people(book: &Book, names: &SimilarNames, problems: &mut Vec<Problem>) {
    for pair in names.reported(book) {
        let may_be = |typed: PersonId, meant: PersonId| {
            book.unlisted_people().any(|id| id == typed)
                && book
                    .person(typed)
                    .is_some_and(|of| book.listed_people_like(&of.name).iter().any(|of| of.id == meant))
        };
        if may_be(pair.person, pair.other) || may_be(pair.other, pair.person) {
            continue;
        }
        let (name, other) = (book.name_of(Some(pair.person)), book.name_of(Some(pair.other)));
        let what = if pair.is_same_when_folded {
            texts::names_look_like_the_same_player(name, other)
        } else {
            texts::name_looks_like(name, other)
        };
        let typed = [pair.person, pair.other].into_iter().find(|id| book.person(*id).is_some_and(|of| of.unconfirmed));
        let place = typed.map_or(CellAddress::name_of(pair.person), |id| book.place_of_typed_name(id));
        let remark = Problem::remark(place, what, texts::seat_one_of_two_names());
        problems.push(remark.of_kind(ManyProblems::NamesLookAlike, format!("{name} ({other})")));
    }
    book.check_unconfirmed_names(problems);
}

/// Checks a round for players with too many seats, for sit-outs with a seat, and for boards with the same name. `games_at_once` is the number of
/// games that the rules allow every player at the same time. A seat more is an error, unless the attendance lists the
/// player for two boards.
pub fn check_round(book: &Book, at: RoundIx, games_at_once: usize, problems: &mut Vec<Problem>) {
    let Some(round) = book.round(at) else { return };
    // The board of each player's latest seat, and the number of seats so far.
    let mut sits: HashMap<PersonId, (BoardRef, usize)> = HashMap::with_capacity(round.boards.len() * 7);
    let mut names: HashMap<&str, usize> = HashMap::with_capacity(round.boards.len());
    let twice: HashSet<PersonId> = round
        .attendance
        .iter()
        .filter(|line| line.status == AttendanceStatus::TwoBoards)
        .map(|line| line.player)
        .chain(drawn_on_two_boards(round))
        .collect();
    for (index, board) in round.boards.iter().enumerate() {
        let here = BoardRef::new(at.0, index);
        for (power, seat) in board.seats.iter() {
            let Some(player) = seat.player else { continue };
            let seats = sits.get(&player).map_or(0, |(_, seats)| *seats) + 1;
            let first = sits.insert(player, (here, seats)).map(|(first, _)| first);
            // The same seven players may play several games of a medal round at once.
            let both_top = |first: BoardRef| board.is_top_board && book.board(first).is_some_and(|b| b.is_top_board);
            let may = |first: BoardRef| {
                first != here && (seats <= games_at_once || twice.contains(&player) || both_top(first))
            };
            if let Some(first) = first.filter(|first| !may(*first)) {
                let name = book.name_of(Some(player));
                let first_name = book.board(first).map_or("", |board| board.name.as_str());
                problems.push(Problem::error(
                    CellAddress::Seat(here.seat(power), SeatColumn::Player),
                    if first == here {
                        texts::sits_twice_at_board(name, &board.name)
                    } else if games_at_once > 1 {
                        texts::games_at_once(name, seats, games_at_once)
                    } else if first_name == board.name {
                        texts::sits_at_boards_of_one_name(name, first_name)
                    } else {
                        texts::sits_at_two_boards(name, first_name, &board.name)
                    },
                    texts::change_one_seat(),
                ));
            }
        }
        if names.insert(board.name.as_str(), index).is_some() {
            problems.push(Problem::error(
                CellAddress::BoardCell(here, BoardColumn::Name),
                texts::boards_of_one_name(&round.title_in_window(), &board.name),
                texts::rename_one_board(),
            ));
        }
    }
    if games_at_once == 1 {
        check_substitutes(book, at, &sits, &twice, problems);
    }
    let mut sit_outs: Vec<PersonId> = Vec::new();
    for &player in &round.sat_out {
        let Some((board, _)) = sits.get(&player).filter(|_| !sit_outs.contains(&player)) else { continue };
        sit_outs.push(player);
        let (name, label) = (book.name_of(Some(player)), round.label_in_window());
        let board = book.board(*board).map_or("", |board| board.name.as_str());
        problems.push(Problem::error(
            CellAddress::Round(at),
            texts::sits_out_and_plays(name, &label, board),
            texts::remove_from_sit_outs(),
        ));
    }
}

/// The players of a board that has not begun who are not there. It depends on the counts, as other rules of a board.
fn check_players_away(book: &Book, at: BoardRef, board: &Board, problems: &mut Vec<Problem>) {
    if board.stage() != GameStage::NotStarted {
        return;
    }
    for (power, seat) in board.seats.iter() {
        let Some(player) = seat.player else { continue };
        problems.extend(match book.away_status(player, at.round) {
            Some(away) => Some(away_player_problem(book, at.seat(power), player, away)),
            None => gone_player_problem(book, at.seat(power), player),
        });
    }
}

/// The remark that a player who does not play the round has a seat in it.
fn away_player_problem(book: &Book, seat: SeatRef, player: PersonId, away: AttendanceStatus) -> Problem {
    let name = book.name_of(Some(player));
    let what = match away {
        AttendanceStatus::Left => texts::left_event_and_has_seat(name),
        _ => texts::absent_and_has_seat(name),
    };
    Problem::remark(CellAddress::Seat(seat, SeatColumn::Player), what, texts::seat_another_or_mark_present())
}

/// The remark that a player who plays no more has a seat in a round that has not begun.
fn gone_player_problem(book: &Book, seat: SeatRef, player: PersonId) -> Option<Problem> {
    let person = book.person(player)?;
    let what = match person.role {
        Role::Withdrawn => texts::withdrawn_and_has_seat(&person.name),
        Role::Removed => texts::removed_and_has_seat(&person.name),
        Role::Player | Role::Unranked | Role::Reserve => return None,
    };
    Some(Problem::remark(CellAddress::Seat(seat, SeatColumn::Player), what, texts::seat_another_or_draw_again()))
}

/// The players whom the newest draw of a round has put on two boards.
fn drawn_on_two_boards(round: &Round) -> Vec<PersonId> {
    let drawn = round.draws.last().map_or(&[][..], |draw| &draw.seating.boards);
    let mut seen = HashSet::new();
    drawn.iter().flat_map(|board| board.values().copied().flatten()).filter(|player| !seen.insert(*player)).collect()
}

/// Whether a board is played by six, so that nobody has this power: all others have players, and the newest draw of the round
/// has left the power out, or another board of the round lacks the same one.
pub fn is_left_out(book: &Book, at: BoardRef, power: Power) -> bool {
    let lacks_only = |board: &Board| board.seats.iter().all(|(of, seat)| seat.player.is_some() != (of == power));
    let Some(round) = book.round(at.round) else { return false };
    let drawn = round.draws.last().and_then(|draw| draw.seating.boards.get(at.board.0));
    let others = round.boards.iter().enumerate().filter(|(other, _)| *other != at.board.0);
    round.boards.get(at.board.0).is_some_and(lacks_only)
        && (drawn.is_some_and(|seats| seats[power].is_none()) || others.into_iter().any(|(_, board)| lacks_only(board)))
}

/// Checks one board: counts, years, solos, endings. `stage` is the stage of its game under the rules.
pub fn check_board(book: &Book, at: BoardRef, stage: GameStage, problems: &mut Vec<Problem>) {
    let Some(board) = book.board(at) else { return };
    check_entries(at, board, problems);
    check_powers(at, board, problems);
    check_seats(book, at, board, stage, problems);
    check_players_away(book, at, board, problems);
    check_sum(book, at, stage, problems);
    check_end(at, board, stage, problems);
    check_abandoned_solo(at, board, problems);
    check_charts(at, board, problems);
}

/// Checks for players whose powers the imported file did not name.
fn check_powers(at: BoardRef, board: &Board, problems: &mut Vec<Problem>) {
    let not_known = |seat: &Seat| seat.player.is_some() && seat.note.contains(POWER_NOT_KNOWN);
    let mut seats = board.seats.iter().filter(|(_, seat)| not_known(seat)).map(|(power, _)| power);
    if let Some(first) = seats.next() {
        let message = match seats.count() + 1 {
            1 => texts::power_of_one_not_known().to_owned(),
            several => texts::powers_not_known(several),
        };
        let cure = texts::give_right_powers(POWER_NOT_KNOWN);
        problems.push(Problem::error(CellAddress::Seat(at.seat(first), SeatColumn::Note), message, cure));
    }
}

/// The cell that the current count of a power comes from: its final count, or its count in the newest chart.
pub fn count_cell(board: &Board, at: BoardRef, power: Power) -> CellAddress {
    let chart = board.last_chart().filter(|_| board.seats[power].centres.is_blank());
    let column = chart.map_or(SeatColumn::Centres, |chart| SeatColumn::Chart(chart.year));
    CellAddress::Seat(at.seat(power), column)
}

/// The cell that the last year comes from: the year entered, or the newest chart.
pub fn last_year_cell(board: &Board, at: BoardRef) -> CellAddress {
    match board.last_chart().filter(|_| board.end_year.is_blank()) {
        Some(chart) => CellAddress::Seat(at.seat(Power::Austria), SeatColumn::Chart(chart.year)),
        None => CellAddress::BoardCell(at, BoardColumn::LastYear),
    }
}

/// The cell of the draw column of the first member of the draw.
fn draw_cell(board: &Board, at: BoardRef) -> CellAddress {
    let member = board.seats.iter().find(|(_, seat)| seat.in_draw == Some(true));
    CellAddress::Seat(at.seat(member.map_or(Power::Austria, |(power, _)| power)), SeatColumn::InDraw)
}

/// Powers with a count and without a player, on a board with other players.
fn check_seats(book: &Book, at: BoardRef, board: &Board, stage: GameStage, problems: &mut Vec<Problem>) {
    let players = board.seats.values().filter(|seat| seat.player.is_some()).count();
    // While a game is running, its names may still be typed.
    let is_filled = if stage == GameStage::Ended { players > 0 } else { players * 2 > Power::ALL.len() };
    if !is_filled {
        return;
    }
    for (power, seat) in board.seats.iter().filter(|(_, seat)| seat.player.is_none()) {
        // An eliminated power without a player is an empty seat too, and its score belongs to nobody.
        let centres = board.current_count(power).map(usize::from);
        if seat.centres.is_blank() && centres.is_none() || is_left_out(book, at, power) {
            continue;
        }
        let (place, name) = (CellAddress::Seat(at.seat(power), SeatColumn::Player), power.name_in_window());
        problems.push(match stage {
            GameStage::Ended => Problem::error(
                place,
                match centres {
                    Some(centres) => texts::nobody_sits_at_power_with_centres(centres, name),
                    None => texts::nobody_sits_at(name),
                },
                texts::enter_player_who_scores(),
            ),
            GameStage::NotStarted | GameStage::Running(_) => Problem::remark(
                place,
                match centres {
                    Some(centres) => texts::nobody_plays_power_with_centres(centres, name),
                    None => texts::nobody_plays(name),
                },
                texts::enter_player_if_any(),
            ),
        });
    }
}

fn check_sum(book: &Book, at: BoardRef, stage: GameStage, problems: &mut Vec<Problem>) {
    let Some(board) = book.board(at) else { return };
    let sum = board.centre_sum();
    let whole = u32::from(CENTRES_ON_MAP);
    if sum > whole {
        let error = Problem::error(
            CellAddress::Board(at),
            texts::too_many_centres(&sum.to_string(), &whole.to_string()),
            texts::compare_counts(),
        );
        // The counts that are not typed yet are those of the chart.
        let is_mixed = !board.has_final_counts() && board.last_chart().is_some();
        problems.push(error.waiting(if is_mixed { ProblemWait::Board } else { ProblemWait::None }));
    } else if sum == whole && stage != GameStage::NotStarted {
        check_missing_counts(at, board, problems);
    } else if sum < whole
        && stage == GameStage::Ended
        && (board.ending == Ending::Played || board.seats.values().any(|seat| !seat.centres.is_blank()))
        && Power::ALL.into_iter().any(|power| board.current_count(power).is_some())
    {
        let remark = Problem::remark(
            CellAddress::Board(at),
            texts::too_few_centres(sum as usize, (whole - sum) as usize, &whole.to_string()),
            texts::right_with_neutral_centres(),
        );
        problems.push(remark.of_kind(ManyProblems::BoardsWithFewCentres, book.board_label_in_window(at)));
    }
    let winners: Vec<Power> =
        Power::ALL.into_iter().filter(|&power| board.current_count(power).is_some_and(|n| n >= SOLO_CENTRES)).collect();
    if let [first, second, ..] = winners[..] {
        problems.push(Problem::error(
            count_cell(board, at, second),
            texts::two_soloists(first.name_in_window(), second.name_in_window()),
            texts::only_one_power_wins(&SOLO_CENTRES.to_string()),
        ));
    }
}

/// The powers without a count on a board where the others have all centres. A power that is out needs its zero.
fn check_missing_counts(at: BoardRef, board: &Board, problems: &mut Vec<Problem>) {
    let missing = |power: &Power| board.current_count(*power).is_none() && board.seats[*power].centres.is_blank();
    let powers: Vec<Power> = Power::ALL.into_iter().filter(missing).collect();
    let Some(first) = powers.first() else { return };
    let names: Vec<&str> = powers.iter().map(|power| power.name_in_window()).collect();
    problems.push(Problem::error(
        count_cell(board, at, *first),
        texts::powers_without_count(powers.len(), &CENTRES_ON_MAP.to_string(), &names.join(", ")),
        texts::type_0_for_eliminated_powers(),
    ));
}

fn check_end(at: BoardRef, board: &Board, stage: GameStage, problems: &mut Vec<Problem>) {
    let last = board.last_year();
    for (power, seat) in board.seats.iter() {
        let cell = |column| CellAddress::Seat(at.seat(power), column);
        let (name, count) = (power.name_in_window(), board.current_count(power));
        if let Some(out) = seat.eliminated.get() {
            if let Some(count) = count.filter(|count| *count > 0) {
                problems.push(Problem::error(
                    cell(SeatColumn::Eliminated),
                    texts::out_with_centres(usize::from(count), name, &out.to_string()),
                    texts::clear_year_or_type_0(),
                ));
            }
            if let Some(last) = last.filter(|last| out > *last) {
                problems.push(Problem::error(
                    cell(SeatColumn::Eliminated),
                    texts::out_after_last_year(name, &out.to_string(), &last.to_string()),
                    texts::correct_one_year(),
                ));
            }
        }
        if seat.in_draw == Some(true) && count == Some(0) {
            problems.push(Problem::error(
                cell(SeatColumn::InDraw),
                texts::drawn_without_centre(name),
                texts::only_survivors_share(),
            ));
        }
    }
    let by_count = Power::ALL.into_iter().find(|&power| board.current_count(power).is_some_and(|n| n >= SOLO_CENTRES));
    if let (Some(soloist), true) = (by_count, board.is_agreed_draw()) {
        problems.push(Problem::error(
            draw_cell(board, at),
            texts::won_alone_and_drawn(soloist.name_in_window()),
            texts::clear_draw_or_correct_count(),
        ));
    }
    if let (Some(end), Some(chart)) = (board.end_year.get(), board.last_chart())
        && chart.year > end
    {
        problems.push(Problem::error(
            CellAddress::BoardCell(at, BoardColumn::LastYear),
            texts::chart_after_last_year(&chart.year.to_string(), &end.to_string()),
            texts::correct_last_year_or_clear(),
        ));
    }
    if let Some((newest, end)) = board.chart_before_last_year().filter(|_| stage != GameStage::Ended) {
        let end = end.to_string();
        problems.push(Problem::remark(
            CellAddress::BoardCell(at, BoardColumn::LastYear),
            texts::chart_before_last_year(&newest.to_string(), &end),
            texts::type_counts_of_last_year(&end),
        ));
    }
    if let Ending::Conceded(winner) = board.ending {
        if let Some(soloist) = by_count.filter(|soloist| *soloist != winner) {
            problems.push(Problem::error(
                count_cell(board, at, soloist),
                texts::conceded_against_soloist(winner.name_in_window(), soloist.name_in_window()),
                texts::correct_count_or_concession(),
            ));
        }
        if board.current_count(winner) == Some(0) {
            problems.push(Problem::error(
                count_cell(board, at, winner),
                texts::conceded_without_centre(winner.name_in_window()),
                texts::correct_count_or_winner(),
            ));
        }
        if board.is_agreed_draw() {
            problems.push(Problem::error(
                draw_cell(board, at),
                texts::conceded_and_drawn(winner.name_in_window()),
                texts::clear_draw_or_concession(),
            ));
        }
    }
}

/// Power with a solo on an abandoned board, which scores nothing.
fn check_abandoned_solo(at: BoardRef, board: &Board, problems: &mut Vec<Problem>) {
    if let (Ending::Abandoned, Some(soloist)) = (board.ending, board.soloist()) {
        let centres = board.current_count(soloist).unwrap_or_default();
        problems.push(Problem::remark(
            CellAddress::BoardCell(at, BoardColumn::Ending),
            texts::solo_but_abandoned(soloist.name_in_window(), &centres.to_string()),
            texts::clear_ending_if_won(),
        ));
    }
}

fn check_charts(at: BoardRef, board: &Board, problems: &mut Vec<Problem>) {
    for chart in &board.charts {
        let sum: u32 = chart.centres.values().filter_map(CellEntry::get).map(u32::from).sum();
        if sum > u32::from(CENTRES_ON_MAP) {
            problems.push(Problem::error(
                CellAddress::Seat(at.seat(Power::Austria), SeatColumn::Chart(chart.year)),
                texts::too_many_centres_in_year(&sum.to_string(), &chart.year.to_string(), &CENTRES_ON_MAP.to_string()),
                texts::compare_counts_of_year(),
            ));
        }
    }
    check_charted_years(at, board, problems);
    let goes_on = check_newest_chart(at, board, problems);
    for power in Power::ALL {
        let mut dead_since = None;
        for chart in board.played_charts() {
            match (dead_since, chart.centres[power].get()) {
                (None, Some(0)) => dead_since = Some(chart.year),
                (Some(year), Some(count)) if count > 0 => {
                    problems.push(Problem::error(
                        CellAddress::Seat(at.seat(power), SeatColumn::Chart(chart.year)),
                        texts::centres_after_elimination(
                            power.name_in_window(),
                            &year.to_string(),
                            &count.to_string(),
                            &chart.year.to_string(),
                        ),
                        texts::power_stays_out(),
                    ));
                    break;
                }
                _ => {}
            }
        }
        let last = board.last_chart().filter(|_| !goes_on);
        if let (Some(count), Some(chart), true) =
            (board.seats[power].centres.get(), last, last.map(|chart| chart.year) == board.last_year())
            && let Some(charted) = chart.centres[power].get()
            && charted != count
        {
            let error = Problem::error(
                CellAddress::Seat(at.seat(power), SeatColumn::Centres),
                texts::ends_on_another_count(
                    power.name_in_window(),
                    &count.to_string(),
                    &chart.year.to_string(),
                    &charted.to_string(),
                ),
                if board.end_year.is_blank() { texts::correct_one_count_or_year() } else { texts::correct_one_count() },
            );
            problems.push(error.waiting(ProblemWait::Board));
        }
    }
}

/// Tells the charts whose counts are not used, because their year was not played, is not complete, or cannot be.
fn check_charted_years(at: BoardRef, board: &Board, problems: &mut Vec<Problem>) {
    let Some(last_used) = board.last_chart().map(|chart| chart.year) else { return };
    let used = last_used.to_string();
    let cell = |year: Year| CellAddress::Seat(at.seat(Power::Austria), SeatColumn::Chart(year));
    let mut ahead: Vec<Year> = Vec::new();
    for (chart, says) in board.charted_years() {
        let year = chart.year;
        match says {
            ChartedYear::TypedAhead(_) => ahead.push(year),
            ChartedYear::Fallen(sum, before) => problems.push(Problem::error(
                cell(year),
                texts::fewer_centres_than_before(&sum.to_string(), &year.to_string(), &before.to_string()),
                texts::centres_stay_taken(),
            )),
            ChartedYear::Begun(counts) if year > last_used => {
                let (all, of_year) = (Power::ALL.len().to_string(), year.to_string());
                let what = if board.has_final_counts() {
                    texts::some_powers_have_count(counts, &all, &of_year)
                } else {
                    texts::some_powers_have_count_yet(counts, &all, &of_year, &used)
                };
                let remark = Problem::remark(cell(year), what, texts::enter_or_clear_year());
                problems.push(remark.waiting(ProblemWait::Board));
            }
            ChartedYear::Begun(_) | ChartedYear::Played => {}
        }
    }
    if let (Some(first), Some(last)) = (ahead.first(), ahead.last()) {
        let what = if first == last {
            texts::year_typed_ahead(&first.to_string(), &used)
        } else {
            texts::years_typed_ahead(&first.to_string(), &last.to_string(), &used)
        };
        problems.push(Problem::remark(cell(*first), what, texts::enter_or_clear_years()));
    }
}

/// Checks whether the counts at the end are those of the newest chart, if nobody entered the last year. Gives whether the
/// game went on after that chart, as it seems: both add up to the whole map, and they differ for more powers than a mistake
/// in two cells.
fn check_newest_chart(at: BoardRef, board: &Board, problems: &mut Vec<Problem>) -> bool {
    let Some(chart) = board.last_chart().filter(|_| board.end_year.is_blank()) else { return false };
    let at_end = Power::ALL.map(|power| board.seats[power].centres.get());
    let in_chart = Power::ALL.map(|power| chart.centres[power].get());
    let is_whole_map = |counts: &[Option<u16>]| {
        counts.iter().all(Option::is_some)
            && counts.iter().flatten().map(|count| u32::from(*count)).sum::<u32>() == u32::from(CENTRES_ON_MAP)
    };
    let differing = at_end.iter().zip(&in_chart).filter(|(end, charted)| end != charted).count();
    let goes_on = differing > 2 && is_whole_map(&at_end) && is_whole_map(&in_chart);
    if goes_on {
        let error = Problem::error(
            CellAddress::BoardCell(at, BoardColumn::LastYear),
            texts::other_counts_than_newest_chart(&chart.year.to_string()),
            texts::game_went_on(),
        );
        problems.push(error.waiting(ProblemWait::Board));
    }
    goes_on
}

#[cfg(test)]
mod tests;
