//! What the cells of a line mean as headings.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::labels::labels_in_line;
use crate::book::Power;
use crate::book::round_name_words::is_last_round;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::{NamedGame, Readings, TextReadings};
use crate::import::recipe::Grid;
use crate::import::words::heading_words::Heading;

/// The fewest powers in a line that make it one of headings.
pub(super) const FEWEST_POWERS: usize = 5;

/// The fewest years in a line or a column that make a chart. Fewer may be years of elimination.
pub(super) const FEWEST_YEARS: usize = 3;

/// What the cells of a line are as headings.
#[derive(Default)]
pub(super) struct LineContent {
    pub words: BTreeSet<String>,
    years: usize,
    pub powers: BTreeSet<usize>,
    rounds: BTreeSet<String>,
    pub boards: BTreeSet<String>,
    letters: usize,
    others: usize,
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
            content.with_round += usize::from(read.names.round.is_some() && read.names.board.is_none());
            match (&read.heading, &read.names) {
                (Some(Heading::Chart(_)), _) => content.years += 1,
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
        let named = self.words.len() + usize::from(self.years >= FEWEST_YEARS);
        let of_game = self.rounds.len() + self.boards.len();
        let has_powers = self.powers.len() >= FEWEST_POWERS;
        let has_letters = self.letters >= 2 && self.letters + named + of_game >= 3 && self.others * 2 <= self.letters;
        named >= 2 || named >= 1 && (self.rounds.len() >= 2 || self.powers.len() >= 2) || has_powers || has_letters
    }

    /// Whether the line may as well be one of values: “B, R, Ann Lee” or “A, Italy, Ann Lee, No”.
    pub(super) fn has_few_words(&self) -> bool {
        self.words.len() + self.years <= 2 && self.powers.len() < FEWEST_POWERS
    }

    /// Whether anything here can be a heading. The title of a board alone is none.
    pub(super) fn has_any(&self) -> bool {
        !self.words.is_empty() || !self.powers.is_empty() || self.years > 0 || self.letters > 0
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
    let has_several = |is_game: fn(&NamedGame) -> bool| read.iter().filter(|of| is_game(&of.names)).count() >= 2;
    let (has_rounds, has_boards) =
        (has_several(|names| names.round.is_some()), has_several(|names| names.board.is_some()));
    for of in read.iter_mut().filter(|of| of.names.is_blank() && is_last_round(&of.text)) {
        let name = Some(of.text.clone());
        let names = match (has_boards, has_rounds) {
            (true, _) => NamedGame { board: name, ..NamedGame::default() },
            (false, true) => NamedGame { round: name, ..NamedGame::default() },
            (false, false) => continue,
        };
        *of = Rc::new(TextReadings { heading: None, names, ..TextReadings::clone(of) });
    }
    read
}
