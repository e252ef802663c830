//! What the cells of a line mean as headings.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::labels::labels_in_line;
use crate::book::round_name_words::is_last_round;
use crate::book::{Power, SeatColumn, Year, fold_name};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::{NamedGame, Readings, TextReadings, headings_of_letter};
use crate::import::recipe::heading_patterns::{power_in, read_numbered_heading};
use crate::import::recipe::{Grid, HeadingText};
use crate::import::words::heading_words::{Heading, heading_of_text, short_years_in_row};
use crate::import::words::tab_names::game_of_tab;

/// Before the words of a heading beside which a power or a number names the game.
pub(super) const WITH_GAME: &str = "\u{5}";

/// The fewest powers in a line that make it one of headings.
pub(super) const FEWEST_POWERS: usize = 5;

/// The fewest powers that make a line of nothing else one of headings.
const FEWEST_POWERS_ALONE: usize = 3;

/// The fewest years in a line or a column that make a chart. Fewer may be years of elimination.
pub(super) const FEWEST_YEARS: usize = 3;

/// What the cells of a line are as headings.
#[derive(Default)]
pub(super) struct LineContent {
    pub words: BTreeSet<String>,
    years: usize,
    last_year: Option<Year>,
    /// Whether the years are not those of a chart: “Out, 1905, 1903”.
    years_fall: bool,
    /// Whether a heading is the word for players, or for years of elimination.
    names_players: bool,
    names_eliminations: bool,
    pub powers: BTreeSet<usize>,
    rounds: BTreeSet<String>,
    pub boards: BTreeSet<String>,
    letters: usize,
    others: usize,
    /// Numbers that are no years.
    numbers: usize,
    /// All cells, and those that name a round and no board.
    cells: usize,
    with_round: usize,
}

impl LineContent {
    pub(super) fn of(grid: &Grid<'_>, readings: &Readings<'_>, cells: &[CellIndex]) -> Self {
        if !labels_in_line(grid, cells).is_empty() {
            return LineContent { others: cells.len(), ..LineContent::default() };
        }
        let mut content = LineContent { cells: cells.len(), ..LineContent::default() };
        for read in headings_of(grid, readings, cells) {
            content.numbers += usize::from(read.is_number && read.heading.is_none());
            content.names_players |= read.heading == Some(Heading::Player);
            content.names_eliminations |= read.heading == Some(Heading::Seat(SeatColumn::Eliminated));
            content.with_round += usize::from(read.names.round.is_some() && read.names.board.is_none());
            match (&read.heading, &read.names) {
                (Some(Heading::Chart(year)), _) if read.count.is_none() => {
                    content.years += 1;
                    content.years_fall |= content.last_year.is_some_and(|last| last >= *year);
                    content.last_year = Some(*year);
                }
                // “elim. 1905” is a count.
                (Some(Heading::Chart(_)), _) => content.others += 1,
                (heading, names) if !names.is_blank() => {
                    content.powers.extend(names.power.map(Power::index));
                    content.rounds.extend(names.round.clone());
                    content.boards.extend(names.board.clone());
                    content.words.extend(heading.map(|heading| format!("{heading:?}")));
                    content.letters += usize::from(!read.letters.is_empty());
                }
                (Some(heading), _) => {
                    content.words.insert(format!("{heading:?}"));
                }
                _ if !read.letters.is_empty() => content.letters += 1,
                _ => content.others += 1,
            }
        }
        content
    }

    /// Whether words, powers or years make the line one of headings, whatever is below it.
    pub(super) fn has_words(&self) -> bool {
        let is_chart = self.years >= FEWEST_YEARS && !self.years_fall && !self.names_eliminations;
        let named = self.words.len() + usize::from(is_chart);
        let of_game = self.rounds.len() + self.boards.len();
        // Beside numbers, powers are those of players in several rounds.
        let has_powers = self.powers.len() >= FEWEST_POWERS && self.numbers * 2 < self.powers.len();
        let has_letters = self.letters >= 2 && self.letters + named + of_game >= 3 && self.others * 2 <= self.letters;
        let is_of_round = || self.cells == 2 && self.rounds.len() == 1 && self.names_players;
        let has_games = self.rounds.len() >= 2 || self.powers.len() >= 2 && self.numbers == 0 || is_of_round();
        // “Board 1, 1901, 1902, 1903”
        let is_chart_of_board = is_chart && self.years + 1 == self.cells && self.boards.len() == 1;
        // “Austria, England, France, Germany” above half of a board.
        let has_only_powers = self.powers.len() >= FEWEST_POWERS_ALONE && self.powers.len() == self.cells;
        named >= 2 || named >= 1 && has_games || has_powers || has_letters || is_chart_of_board || has_only_powers
    }

    /// Whether the line may as well be one of values: “B, R, Ann Lee” or “A, Italy, Ann Lee, No”.
    pub(super) fn has_few_words(&self) -> bool {
        self.words.len() + self.years <= 2 && self.powers.len() < FEWEST_POWERS
    }

    /// Whether anything here can be a heading. The title of a board alone is none.
    pub(super) fn has_any(&self) -> bool {
        !self.words.is_empty() || !self.powers.is_empty() || self.years > 0 || self.letters > 0
    }

    /// The cells that are no headings.
    pub(super) const fn others(&self) -> usize {
        self.others
    }

    /// The different rounds that the line names.
    pub(super) fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// Whether the line names rounds and no boards.
    pub(super) fn names_rounds(&self) -> bool {
        !self.rounds.is_empty() && self.boards.is_empty() && self.powers.is_empty()
    }

    /// Whether each cell names a round.
    pub(super) fn names_only_rounds(&self) -> bool {
        self.with_round > 0 && self.with_round == self.cells
    }

    pub(super) fn names_games(&self) -> bool {
        let games = self.rounds.len() + self.boards.len();
        (self.rounds.len() >= 2 || self.boards.len() >= 2) && self.others <= games / 2
    }
}

/// What the cells of a line mean as headings. Beside five powers, a word that is also another heading is a power: “Aus”, “Tur”. Beside
/// rounds or boards, “Final” is one of them.
pub(super) fn headings_of(grid: &Grid<'_>, readings: &Readings<'_>, cells: &[CellIndex]) -> Vec<Rc<TextReadings>> {
    let mut read: Vec<_> = cells.iter().map(|&cell| readings.of_cell(grid.sheet, cell)).collect();
    let powers: BTreeSet<usize> = read.iter().filter_map(|of| of.names.power).map(Power::index).collect();
    if powers.len() >= FEWEST_POWERS {
        for of in &mut read {
            let power = of.power.as_ref().map(|of| of.power).filter(|power| !powers.contains(&power.index()));
            if let Some(power) = power.filter(|_| of.names.is_blank()) {
                let names = NamedGame { power: Some(power), ..NamedGame::default() };
                *of = Rc::new(TextReadings { heading: None, names, ..TextReadings::clone(of) });
            }
        }
    }
    // Most lines have values, of which few have a number beside a letter or a mark.
    let are_numbered = read.iter().filter(|of| has_number_beside_others(&of.text)).count() >= 2;
    if are_numbered && read.iter().any(|of| of.heading.is_some()) {
        name_coded_games(&mut read);
    }
    name_short_years(&mut read);
    if are_numbered {
        name_numbered_games(&mut read);
    }
    name_words_of_powers(&mut read);
    if are_numbered {
        name_numbered_words(&mut read);
    }
    join_words_of_places(&mut read);
    if are_numbered && read.iter().any(|of| of.heading == Some(Heading::Player)) {
        name_numbered_rounds(&mut read);
    }
    let has_several = |is_game: fn(&NamedGame) -> bool| read.iter().filter(|of| is_game(&of.names)).count() >= 2;
    let (has_rounds, has_boards) =
        (has_several(|names| names.round.is_some()), has_several(|names| names.board.is_some()));
    if !has_boards && !has_rounds {
        return read;
    }
    for of in read.iter_mut().filter(|of| of.names.is_blank() && is_last_round(&of.text)) {
        let name = Some(of.text.clone());
        let names = if has_boards {
            NamedGame { board: name, ..NamedGame::default() }
        } else {
            NamedGame { round: name, ..NamedGame::default() }
        };
        *of = Rc::new(TextReadings { heading: None, names, ..TextReadings::clone(of) });
    }
    read
}

/// Whether a text has a number and something beside it: “R1A”, “Gm 2”, “1/2”.
fn has_number_beside_others(text: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit();
    text.contains(is_digit) && !text.chars().all(is_digit)
}

/// Headings that count years are those of a chart: “01”, “02”, “03”.
fn name_short_years(read: &mut [Rc<TextReadings>]) {
    let years = short_years_in_row(read.iter().map(|of| Some(of.text.as_str())));
    for (at, year) in years {
        let (heading, names) = (Some(Heading::Chart(year)), NamedGame::default());
        read[at] = Rc::new(TextReadings {
            heading,
            names,
            count: None,
            letters: Vec::new(),
            ..TextReadings::clone(&read[at])
        });
    }
}

/// Beside players, headings of one unknown word with the numbers from 1 on are rounds: “Gm 1”, “Gm 2”; “1re partie”, “2e partie”.
fn name_numbered_rounds(read: &mut [Rc<TextReadings>]) {
    let numbered = |of: &TextReadings| -> Option<(String, usize)> {
        let is_unknown = of.heading.is_none() && of.names.is_blank() && of.power.is_none();
        let (word, number) = of.text.rsplit_once(' ').filter(|_| is_unknown)?;
        let (word, number) = match number.parse() {
            Ok(number) => (word, number),
            Err(_) => (number, ordinal_number(word)?),
        };
        word.chars().all(|c| c.is_alphabetic() || c == '.').then(|| (word.to_owned(), number))
    };
    let found: Vec<(usize, (String, usize))> =
        read.iter().enumerate().filter_map(|(at, of)| Some((at, numbered(of)?))).collect();
    let is_series = found.len() > 1
        && found.iter().enumerate().all(|(at, (_, (word, number)))| *number == at + 1 && *word == found[0].1.0);
    for (at, (_, number)) in found.into_iter().filter(|_| is_series) {
        let names = NamedGame { round: Some(number.to_string()), ..NamedGame::default() };
        read[at] = Rc::new(TextReadings { names, ..TextReadings::clone(&read[at]) });
    }
}

/// The number of an ordinal in digits: “1re”, “2nd”, “3.”.
fn ordinal_number(word: &str) -> Option<usize> {
    const MOST_LETTERS: usize = 3;
    let ending = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_ending =
        (1..=MOST_LETTERS).contains(&ending.chars().count()) && !ending.contains(|c: char| c.is_ascii_digit());
    word[..word.len() - ending.len()].parse().ok().filter(|_| is_ending)
}

/// Several headings such as “R1A”, “R1B” and “R2A” are the games of a round at a board each, unless their letters may be powers.
fn name_coded_games(read: &mut [Rc<TextReadings>]) {
    let game = |of: &TextReadings| -> Option<(String, String)> {
        let (round, board) = game_of_tab(&of.text).filter(|_| of.heading.is_none() && of.names.board.is_none())?;
        Some((round.to_owned(), board.to_owned()))
    };
    let found: Vec<(usize, (String, String))> =
        read.iter().enumerate().filter_map(|(at, of)| Some((at, game(of)?))).collect();
    let powers: BTreeSet<Power> = found.iter().filter_map(|(_, (_, board))| Power::parse_in_column(board)).collect();
    let different: BTreeSet<&(String, String)> = found.iter().map(|(_, game)| game).collect();
    // Boards are called from A or 1 on. “R1 B, R1 P, R1 C” are other headings.
    let boards: BTreeSet<&str> = found.iter().map(|(_, (_, board))| board.as_str()).collect();
    let is_next = |(at, board): (usize, &&str)| match (board.parse::<usize>(), u8::try_from(at)) {
        (Ok(number), _) => number == at + 1,
        (Err(_), Ok(at)) => board.eq_ignore_ascii_case(&char::from(b'A'.saturating_add(at)).to_string()),
        _ => false,
    };
    if different.len() < 2 || powers.len() >= FEWEST_POWERS || !boards.iter().enumerate().all(is_next) {
        return;
    }
    for (at, (round, board)) in found {
        let names = NamedGame { round: Some(round), board: Some(board), ..NamedGame::default() };
        read[at] = Rc::new(TextReadings { names, letters: Vec::new(), ..TextReadings::clone(&read[at]) });
    }
}

/// Where a word for powers comes with several numbers, all numbered words are those of rounds: “Board 1, Power 1, Board 2, Power 2”.
fn name_numbered_games(read: &mut [Rc<TextReadings>]) {
    let numbered: Vec<Option<HeadingText>> = read.iter().map(|of| read_numbered_heading(&of.text)).collect();
    let powers = numbered.iter().flatten().filter(|of| of.heading == Some(Heading::Power)).count();
    if powers < 2 {
        return;
    }
    for (of, numbered) in read.iter_mut().zip(numbered) {
        let Some(HeadingText { heading: Some(heading), .. }) = numbered else { continue };
        let digits: String = of.text.chars().filter(char::is_ascii_digit).collect();
        let names = NamedGame { round: Some(digits), ..NamedGame::default() };
        let heading_words = format!("{heading:?}");
        *of = Rc::new(TextReadings { heading: Some(heading), heading_words, names, ..TextReadings::clone(of) });
    }
}

/// The same word beside five powers or more, whatever it means, stands above columns of equal content, beside other columns of the
/// powers: “Austria, England … C. Austria, C. England”.
fn name_words_of_powers(read: &mut [Rc<TextReadings>]) {
    let is_word =
        |of: &TextReadings| of.heading.is_none() && of.names.is_blank() && of.text.contains(char::is_alphabetic);
    if read.iter().filter(|of| is_word(of)).count() < FEWEST_POWERS {
        return;
    }
    let mut groups: BTreeMap<String, Vec<(usize, Power)>> = BTreeMap::new();
    for (at, of) in read.iter().enumerate().filter(|(_, of)| is_word(of)) {
        let Some(range) = power_in(&of.text) else { continue };
        let Some(power) = Power::parse_in_column(&of.text[range.clone()]) else { continue };
        let rest = format!("{} {}", of.text[..range.start].trim(), of.text[range.end..].trim());
        groups.entry(fold_name(rest.trim())).or_default().push((at, power));
    }
    let powers = |group: &[(usize, Power)]| group.iter().map(|(_, power)| *power).collect::<BTreeSet<Power>>().len();
    groups.retain(|rest, group| !rest.is_empty() && powers(group) >= FEWEST_POWERS);
    // One such group alone may as well be names: “Ann Austria, Ann England”.
    let plain: BTreeSet<Power> = read.iter().filter_map(|of| of.names.power).collect();
    if groups.len() < 2 && plain.len() < FEWEST_POWERS {
        return;
    }
    for (rest, group) in groups {
        let letters = headings_of_letter(rest.trim_matches(|c: char| !c.is_alphanumeric()));
        for (at, power) in group {
            let names = NamedGame { power: Some(power), ..NamedGame::default() };
            let (heading_words, letters) = (format!("{WITH_GAME}{rest}"), letters.clone());
            read[at] = Rc::new(TextReadings { heading_words, letters, names, ..TextReadings::clone(&read[at]) });
        }
    }
}

/// Beside players, the same words with each number from 1 on are those of rounds: “Tav1, Naz1, CS1, Tav2, Naz2, CS2”.
fn name_numbered_words(read: &mut [Rc<TextReadings>]) {
    let has_players = read.iter().any(|of| of.heading.is_some_and(Heading::is_name));
    let numbered = |of: &TextReadings| -> Option<(String, usize)> {
        let word = of.text.trim_end_matches(|c: char| c.is_ascii_digit());
        let number = of.text[word.len()..].parse().ok()?;
        let word = word.trim_end();
        let is_word = of.names.is_blank() && word.chars().all(|c| c.is_alphabetic() || matches!(c, '.' | ' '));
        (is_word && !word.is_empty()).then(|| (word.to_owned(), number))
    };
    let found: Vec<(usize, (String, usize))> =
        read.iter().enumerate().filter_map(|(at, of)| Some((at, numbered(of)?))).collect();
    let mut words: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
    for (_, (word, number)) in &found {
        words.entry(*number).or_default().insert(word);
    }
    let is_next = |(at, number): (usize, &usize)| *number == at + 1;
    let is_series = words.len() > 1 && words.keys().enumerate().all(is_next);
    let mut sets = words.values();
    let are_equal = sets.next().is_some_and(|first| first.len() > 1 && sets.all(|set| set == first));
    if !has_players || !is_series || !are_equal {
        return;
    }
    for (at, (word, number)) in found {
        let names = NamedGame { round: Some(number.to_string()), ..NamedGame::default() };
        let heading = heading_of_text(&word);
        let letters = headings_of_letter(&word);
        let heading_words = format!("{WITH_GAME}{}", fold_name(&word));
        read[at] = Rc::new(TextReadings { heading, heading_words, letters, names, ..TextReadings::clone(&read[at]) });
    }
}

/// Headings “1st”, “2nd”, “3rd” stand above equal columns: the seats of a board in the order of their places.
fn join_words_of_places(read: &mut [Rc<TextReadings>]) {
    const WORDS: &str = "\u{4}place";
    const MOST_LETTERS: usize = 2;
    let place = |of: &TextReadings| -> Option<usize> {
        let ending = of.text.trim_start_matches(|c: char| c.is_ascii_digit());
        let is_ending = ending.trim_end_matches('.').chars().count() <= MOST_LETTERS && of.heading.is_none();
        of.text[..of.text.len() - ending.len()].parse().ok().filter(|_| is_ending)
    };
    let found: Vec<(usize, usize)> = read.iter().enumerate().filter_map(|(at, of)| Some((at, place(of)?))).collect();
    let is_series = found.iter().enumerate().all(|(at, (_, place))| *place == at + 1);
    if is_series && found.len() == Power::ALL.len() {
        for (at, _) in found {
            read[at] = Rc::new(TextReadings { heading_words: WORDS.to_owned(), ..TextReadings::clone(&read[at]) });
        }
    }
}
