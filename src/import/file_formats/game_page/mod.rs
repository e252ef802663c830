//! Reads the text of a game's page on webDiplomacy or Backstabbr, as it is copied from a browser. The powers with their
//! players, centres and results become rows under headings. All other lines follow below the tables, so the rows are not
//! the lines of the text.

mod page_heading;
mod page_seat;
mod tokens;

use std::collections::HashSet;
use std::ops::Range;

use crate::book::{CENTRES_ON_MAP, PerPower, Power};
use crate::languages::window_sentences::import_files as texts;

use page_heading::{PageHeading, PageStage};
use page_seat::{PageSeat, SeatState, is_page};
use tokens::{Token, tokens};

/// A page of a game is never as long.
const MOST_BYTES: usize = 1_000_000;

/// The most lines that one seat takes.
const MOST_LINES_OF_SEAT: usize = 5;

/// The fewest seats of a board whose counts are words, such as “8 supply-centers”, or whose players are named.
const FEWEST_SEATS: usize = 5;

/// The tables of a text with such pages.
#[derive(Debug, Default, PartialEq)]
pub(super) struct GamePages {
    /// The rows, each with its cells.
    pub(super) rows: Vec<Vec<String>>,
    /// What the director should know, as sentences without a capital and a full stop.
    pub(super) problems: Vec<String>,
}

/// The tables of a text with such pages. `None` for any other text.
pub(super) fn read(text: &str) -> Option<GamePages> {
    let has = |word: &str| memchr::memmem::find(text.as_bytes(), word.as_bytes()).is_some();
    let words = ["enter", "entre", "ackstabbr", "amemaster", "ame over", "ame ended"];
    if text.len() > MOST_BYTES || !words.into_iter().any(has) {
        return None;
    }
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).flat_map(split_counts).collect();
    let mut boards = boards_with_words(&lines)
        .or_else(|| board_of_two_lists(&lines).map(|board| vec![board]))
        .or_else(|| boards_of_lines(&lines))?;
    let mut used: HashSet<usize> = boards.iter().flat_map(|board| board.lines.iter().copied()).collect();
    let mut pages = GamePages::default();
    let mut from = 0;
    let first_lines: Vec<usize> =
        boards.iter().map(|board| board.lines.iter().min().copied().unwrap_or_default()).collect();
    for (at, board) in boards.iter_mut().enumerate() {
        let last = board.lines.iter().max().copied().unwrap_or_default();
        let end = first_lines.get(at + 1).copied().unwrap_or(lines.len());
        let PageHeading { title, title_line, stage } = PageHeading::find(&lines, from..first_lines[at], from..end);
        used.extend(title_line);
        let result_problem = stage.enter_result(&mut board.seats);
        let (centres, stage_problem) = stage.heading_of_centres();
        let of_game = [result_problem, stage_problem].into_iter().flatten();
        pages.problems.extend(of_game.map(|problem| match &title {
            Some(title) => texts::about_game(title, &problem),
            None => problem,
        }));
        let ended = if let PageStage::Ended { when, .. } = stage { when } else { None };
        pages.rows.push([title, ended].into_iter().flatten().collect());
        pages.rows.extend(board.rows(&centres));
        pages.rows.extend([Vec::new(), Vec::new()]);
        from = last + 1;
    }
    let others = lines.iter().enumerate().filter(|(at, _)| !used.contains(at));
    pages.rows.extend(others.map(|(_, line)| vec![(*line).to_owned()]));
    Some(pages)
}

/// The seats of a game, and the lines that say them.
#[derive(Debug, Default)]
struct PageBoard {
    seats: PerPower<Option<PageSeat>>,
    lines: HashSet<usize>,
}

impl PageBoard {
    fn seats(&self) -> impl Iterator<Item = (Power, &PageSeat)> {
        self.seats.iter().filter_map(|(power, seat)| Some((power, seat.as_ref()?)))
    }

    fn is_whole(&self) -> bool {
        self.seats().count() == Power::ALL.len()
    }

    fn is_nearly_whole(&self) -> bool {
        self.seats().count() >= FEWEST_SEATS
    }

    /// The rows of the table: the headings, and a row for each power. A column without a value is left out.
    fn rows(&self, centres: &str) -> Vec<Vec<String>> {
        type Column<'h> = (&'h str, fn(Power, &PageSeat) -> String);
        let columns: [Column<'_>; 7] = [
            ("Power", |power, _| power.name().to_owned()),
            ("Player", |_, seat| seat.player.clone().unwrap_or_default()),
            (centres, |_, seat| seat.count().map(|count| count.to_string()).unwrap_or_default()),
            ("Result", |power, seat| seat.result(power)),
            ("Score", |_, seat| seat.score.clone().unwrap_or_default()),
            ("Note", |_, seat| seat.note()),
            // No heading of results, so these cells are kept as they are.
            ("Points of the site", |_, seat| seat.site_points.join(", ")),
        ];
        let is_used = |(_, cell): &Column<'_>| self.seats().any(|(power, seat)| !cell(power, seat).is_empty());
        let columns: Vec<Column<'_>> = columns.into_iter().filter(is_used).collect();
        let headings = columns.iter().map(|(heading, _)| (*heading).to_owned()).collect();
        let row = |(power, seat): (Power, &PageSeat)| columns.iter().map(|(_, cell)| cell(power, seat)).collect();
        std::iter::once(headings).chain(self.seats().map(row)).collect()
    }
}

/// The power with which a line begins, and the rest of the line.
fn power_at_start(line: &str) -> Option<(Power, &str)> {
    let end = line.find(|c: char| !c.is_alphabetic()).unwrap_or(line.len());
    let power = Power::ALL.into_iter().find(|power| power.name().eq_ignore_ascii_case(&line[..end]))?;
    let rest = &line[end..];
    rest.is_empty().then_some((power, rest)).or_else(|| {
        let is_apart = rest.starts_with([' ', '\t', '(', ':', '-', '–']);
        is_apart.then_some((power, rest))
    })
}

/// The seats of a text in their order, each with its lines.
fn seats_in(lines: &[&str]) -> Vec<(Power, PageSeat, Range<usize>)> {
    let mut seats = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let Some((power, rest)) = power_at_start(lines[at]) else {
            at += 1;
            continue;
        };
        let mut seat = PageSeat::default();
        seat.read_first_line(rest);
        let mut end = at + 1;
        while end < lines.len().min(at + MOST_LINES_OF_SEAT)
            && power_at_start(lines[end]).is_none()
            && seat.read_next_line(lines[end])
        {
            end += 1;
        }
        seats.push((power, seat, at..end));
        at = end;
    }
    seats
}

/// Boards whose seats say what their numbers count, one after the other: “Austria (Ann Lee): 8 supply centers, 5 units”. `None` if most
/// seats of a board say so, and one says it in other words.
fn boards_with_words(lines: &[&str]) -> Option<Vec<PageBoard>> {
    let mut boards = Vec::new();
    let mut open = PageBoard::default();
    for (power, seat, of_seat) in seats_in(lines).into_iter().filter(|(_, seat, _)| seat.is_complete()) {
        if open.seats[power].is_some() {
            if open.is_nearly_whole() {
                return None;
            }
            open = PageBoard::default();
        }
        open.seats[power] = Some(seat);
        open.lines.extend(of_seat);
        if open.is_whole() {
            boards.push(std::mem::take(&mut open));
        }
    }
    if open.is_nearly_whole() {
        return None;
    }
    let is_certain = |board: &PageBoard| {
        board.seats().filter(|(_, seat)| seat.has_words).count() * 2 > Power::ALL.len()
            || board.seats().any(|(_, seat)| seat.state == Some(SeatState::Won))
    };
    (!boards.is_empty() && boards.iter().all(is_certain)).then_some(boards)
}

/// Boards whose powers, players and counts stand in lines of their own, one below the other, on a page that says how the game
/// ended.
fn boards_of_lines(lines: &[&str]) -> Option<Vec<PageBoard>> {
    const LINES_OF_SEAT: usize = 3;
    let mut boards = Vec::new();
    let mut open = PageBoard::default();
    let is_seat = |(_, seat, of_seat): &(Power, PageSeat, Range<usize>)| {
        seat.has_player_and_number() && of_seat.len() == LINES_OF_SEAT
    };
    for (power, seat, of_seat) in seats_in(lines).into_iter().filter(is_seat) {
        if open.seats[power].is_some() {
            return None;
        }
        open.seats[power] = Some(seat);
        open.lines.extend(of_seat);
        if open.is_whole() {
            boards.push(std::mem::take(&mut open));
        }
    }
    let has_sum = |board: &PageBoard| board.seats().filter_map(|(_, seat)| seat.centres).sum::<u16>() <= CENTRES_ON_MAP;
    (!boards.is_empty() && open.lines.is_empty() && boards.iter().all(has_sum)).then_some(boards)
}

/// The board of a Backstabbr page, which lists the powers twice: with their centres, and with their players.
fn board_of_two_lists(lines: &[&str]) -> Option<PageBoard> {
    if !lines.iter().any(|line| is_page(line)) {
        return None;
    }
    let mut board = PageBoard::default();
    let mut players: PerPower<Option<PageSeat>> = PerPower::default();
    for (power, seat, of_seat) in seats_in(lines) {
        let list = match (&seat.player, seat.centres) {
            (None, Some(_)) => &mut board.seats,
            (Some(_), None) => &mut players,
            _ => continue,
        };
        if list[power].is_none() {
            list[power] = Some(seat);
            board.lines.extend(of_seat);
        }
    }
    for (power, of_player) in players.iter() {
        if let (Some(seat), Some(of_player)) = (&mut board.seats[power], of_player) {
            seat.player.clone_from(&of_player.player);
            seat.state = seat.state.or(of_player.state);
            seat.score = seat.score.take().or_else(|| of_player.score.clone());
            seat.notes.extend(of_player.notes.iter().cloned());
            seat.site_points.extend(of_player.site_points.iter().cloned());
        }
    }
    let sum: u16 = board.seats().filter_map(|(_, seat)| seat.centres).sum();
    let named = board.seats().filter(|(_, seat)| seat.player.is_some()).count();
    (board.is_whole() && named >= FEWEST_SEATS && sum <= CENTRES_ON_MAP).then_some(board)
}

/// Splits a line with the counts of several powers: “Austria 4 England 6 France 9”.
fn split_counts(line: &str) -> Vec<&str> {
    let found = tokens(line);
    let is_count = |pair: &[(Range<usize>, Token<'_>)]| match pair {
        [(_, Token::Word(word)), (_, Token::Number(_))] => power_at_start(word).is_some(),
        _ => false,
    };
    if found.len() < 4 || found.len() % 2 == 1 || !found.chunks(2).all(is_count) {
        return vec![line];
    }
    found.chunks(2).map(|pair| &line[pair[0].0.start..pair[1].0.end]).collect()
}

#[cfg(test)]
mod tests;
