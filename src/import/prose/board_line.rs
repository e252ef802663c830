//! Reads a line that says the players of a board, as directors write it in mails and forums: “Board A: Austria Ann 5, England Ben
//! 4 …”.

use super::FEWEST_POWERS;
use super::seat_phrase::{PowerWords, SeatText, player_and_count, seat_of_piece, trim_marks};
use super::year_charts::{ChartYear, chart_rows};
use crate::book::count_notation::parse_count_cell;
use crate::book::language_words::{fold_word, heading_key};
use crate::book::{PerPower, Power};

/// A line with the players of a board.
#[derive(Clone, Default)]
pub(super) struct BoardLine {
    pub title: String,
    pub seats: PerPower<Option<SeatText>>,
    /// The names of powers that the text writes in another way: “Germnay”.
    pub misspelt: PerPower<Option<String>>,
    /// The counts that another sentence of the text corrects.
    pub corrected: PerPower<Option<String>>,
    /// The sentence behind the last seat: “Ended 1907”.
    pub remark: String,
    /// The counts of each year, where the text has them in a table of its own.
    pub chart: Vec<ChartYear>,
}

impl BoardLine {
    pub(super) fn read(line: &str) -> Option<Self> {
        let read = |line: &str| {
            [PowerWords::Words, PowerWords::Letters].into_iter().find_map(|words| Self::with_powers(line, words))
        };
        let (seats, remark) = split_remark(line);
        let board = read(seats).map(|board| BoardLine { remark: remark.to_owned(), ..board });
        board.or_else(|| read(line).filter(|_| !remark.is_empty()))
    }

    fn with_powers(line: &str, words: PowerWords) -> Option<Self> {
        let separated = [';', '|', ',', '/'].into_iter().find_map(|separator| {
            let pieces: Vec<&str> = line.split(separator).collect();
            (pieces.len() >= FEWEST_POWERS).then(|| Self::of_pieces(&pieces, words)).flatten()
        });
        separated.or_else(|| Self::of_powers(line, words))
    }

    /// The board of a line whose seats are separated. A piece without a power belongs to the piece before it.
    fn of_pieces(pieces: &[&str], words: PowerWords) -> Option<Self> {
        let mut board = BoardLine::default();
        let mut last = None;
        for (at, piece) in pieces.iter().enumerate() {
            match seat_of_piece(piece, words) {
                Some((title, power, seat)) if title.is_empty() || at == 0 => {
                    if at == 0 {
                        title.clone_into(&mut board.title);
                    }
                    board.add(power, seat)?;
                    last = Some(power);
                }
                Some(_) => return None,
                None => {
                    let (player, count) = board.seats[last?].as_mut()?;
                    let rest = trim_marks(piece);
                    if count.is_empty() && parse_count_cell(rest).is_some() {
                        rest.clone_into(count);
                    } else if !rest.is_empty() {
                        *player = format!("{player}, {rest}");
                    }
                }
            }
        }
        board.is_board().then_some(board)
    }

    /// The board of a line whose powers stand before their players, with any sign or none between two seats.
    fn of_powers(line: &str, words: PowerWords) -> Option<Self> {
        let starts = words.powers_in(line);
        let title = trim_marks(&line[..starts.first()?.0]).to_owned();
        let mut board = BoardLine { title, ..BoardLine::default() };
        for (at, &(_, end, power)) in starts.iter().enumerate() {
            let next = starts.get(at + 1).map_or(line.len(), |next| next.0);
            board.add(power, player_and_count(&line[end..next]))?;
        }
        board.is_board().then_some(board)
    }

    /// Adds a seat. `None` if the board has the power already.
    fn add(&mut self, power: Power, seat: SeatText) -> Option<()> {
        self.seats[power].replace(seat).is_none().then_some(())
    }

    /// Whether there are enough powers, each with a player. Headings such as “Austria player” have the same word for each power.
    pub(super) fn is_board(&self) -> bool {
        let players = || self.seats.values().flatten().map(|(player, _)| player);
        let is_heading = |player: &String| {
            let word = player.split([' ', ',', ';']).next().unwrap_or_default();
            heading_key(&fold_word(word)).is_some()
        };
        // “Ö = Österreich, D = Deutschland” tells what the letters mean.
        let seats = self.seats.iter().filter_map(|(power, seat)| Some((power, &seat.as_ref()?.0)));
        let explained = seats.filter(|(power, player)| Power::parse_in_column(player) == Some(*power));
        let is_legend = explained.count() >= FEWEST_POWERS;
        // “A Austria, E England” tells the letters of the powers.
        let is_letter = |player: &String| player.chars().nth(1).is_none();
        players().filter(|player| !is_letter(player)).count() >= FEWEST_POWERS
            && players().all(|player| player.contains(char::is_alphabetic))
            && !players().all(is_heading)
            && !is_legend
            && players().any(|player| Some(player) != players().next())
    }

    /// Whether both boards have the same title, players and counts.
    pub(super) fn is_same_game(&self, other: &Self) -> bool {
        let is_told = |power: Power| self.seats[power].as_ref().is_some_and(|(_, count)| !count.is_empty());
        self.title == other.title
            && Power::ALL.into_iter().all(|power| is_told(power) && self.seats[power] == other.seats[power])
    }

    /// The title, the headings and a row for each power, with a blank row below.
    pub(super) fn rows(&self, has_counts: bool) -> Vec<Vec<String>> {
        if !self.chart.is_empty() {
            return chart_rows(self);
        }
        let columns = if has_counts { 3 } else { 2 };
        let is_corrected = self.corrected.values().any(Option::is_some);
        let columns = columns + usize::from(is_corrected);
        let headings = ["Power", "Player", "Centres", "New SC"].map(str::to_owned);
        let seats = Power::ALL.into_iter().filter_map(|power| Some((power, self.seats[power].clone()?)));
        let seats = seats.map(|(power, (player, count))| {
            let written = self.misspelt[power].clone().unwrap_or_else(|| power.name().to_owned());
            vec![written, player, count, self.corrected[power].clone().unwrap_or_default()]
        });
        let table = std::iter::once(headings.to_vec()).chain(seats).map(|mut row| {
            row.truncate(columns);
            row
        });
        let remark = Some(self.remark.clone()).filter(|remark| !remark.is_empty());
        // “There was one more board. Board C”
        let (before, title) = self.title.rsplit_once(". ").unwrap_or(("", &self.title));
        let before = Some(vec![before.to_owned()]).filter(|_| !before.is_empty());
        let titles: Vec<String> = std::iter::once(title.to_owned()).chain(remark).collect();
        let titles = Some(titles).filter(|titles| titles.iter().any(|title| !title.is_empty()));
        before.into_iter().chain(titles).chain(table).chain([Vec::new()]).collect()
    }
}

/// A line without the sentence behind its last seat, and that sentence: “Turkey 7 (Ann Lee)” and “Ended 1907”.
fn split_remark(line: &str) -> (&str, &str) {
    let ends_seat = |before: &str| {
        let word = before.rsplit([' ', '(']).next().unwrap_or_default();
        // After an initial or an abbreviation, such as “St.”, a name goes on.
        before.ends_with(')') || word.ends_with(|c: char| c.is_ascii_digit()) || word.chars().count() > 3
    };
    let last = PowerWords::Words.powers_in(line).last().map_or(line.len(), |&(_, end, _)| end);
    let ends = line.match_indices(". ").map(|(at, _)| at).filter(|at| *at > last && ends_seat(&line[..*at]));
    let bracket = line.rfind(").").map(|at| at + 1).filter(|at| line[*at..].starts_with(". "));
    match bracket.or_else(|| ends.into_iter().next()) {
        Some(at) => (&line[..at], trim_marks(&line[at..])),
        None => (line, ""),
    }
}
