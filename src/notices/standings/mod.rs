//! The table of an event, as it is posted.

mod captions;
mod cells;
mod marks;
mod reasons;

pub use captions::view_in_words;
pub use cells::standings;
pub use marks::{Key, Mark};

use crate::book::{PersonId, RoundIx, SeatRef};
use crate::engine::Engine;
use crate::standings::{Standings, View};

/// How the table is to be looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    pub view: View,
    pub groups: Groups,
}

impl Look {
    /// The view as it is meant: the tables of groups that fill a final are those from before it.
    pub fn view(&self, engine: &Engine) -> View {
        captions::meant(self, engine)
    }
}

/// Whose table it is, where the event has groups.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Groups {
    /// Everybody's.
    #[default]
    Together,
    /// One table for each group, one under the other.
    Each,
    /// That of one group.
    One(String),
}

/// The table as it is posted.
#[derive(Clone, Debug, Default)]
pub struct Notice {
    /// Which games the table looks at, in words: “After round 2”.
    pub view: String,
    /// What has to be known before the table is posted.
    pub aside: Vec<String>,
    /// The rounds that are held back, of those that the table would look at.
    pub held_back: Vec<RoundIx>,
    pub columns: Vec<Column>,
    /// One, or one for each group.
    pub sections: Vec<Section>,
    /// The marks that are used, explained.
    pub legend: Vec<Key>,
    /// Where something else than the total decided: “2 Ann stands above Ben: better best game, 45.53 over 40.79.”
    pub reasons: Vec<String>,
    /// What was added to totals or taken from them.
    pub adjustments: Vec<String>,
    /// How many decimals totals are shown with.
    pub decimals: usize,
    /// How many decimals games are shown with.
    pub game_decimals: usize,
    /// The table that is described.
    pub table: Standings,
}

/// A column and what stands over it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    pub heading: Heading,
    /// “Round 2”.
    pub title: String,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heading {
    Place,
    Player,
    Group,
    Round(RoundIx),
    Total,
    /// The place before, where the table is compared with another.
    Was,
    /// How far the player moved, and by how many points.
    Moved,
    /// Why the player stands above the next, shares the place or takes none.
    Why,
}

/// Lines that are ranked among themselves.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// The name of the group; empty for everybody's table.
    pub name: String,
    pub lines: Vec<Line>,
}

/// One player.
#[derive(Clone, Debug)]
pub struct Line {
    pub person: PersonId,
    /// The position in [`Notice::table`].
    pub row: usize,
    /// The place in the section; `None` for who takes none.
    pub place: Option<usize>,
    pub shared: bool,
    /// A cell for each column.
    pub cells: Vec<Cell>,
}

/// A cell: nothing, a text or a figure, or several figures.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    pub parts: Vec<Part>,
}

/// A text or a figure.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
    /// As it is shown, without its marks.
    pub text: String,
    /// Unrounded, where the text is a number.
    pub value: Option<f64>,
    pub marks: Vec<Mark>,
    /// The game whose score it is.
    pub seat: Option<SeatRef>,
}

impl Part {
    pub(super) fn text(text: impl Into<String>) -> Part {
        Part { text: text.into(), ..Part::default() }
    }

    /// Whether the part has this mark.
    pub fn is(&self, mark: Mark) -> bool {
        self.marks.contains(&mark)
    }

    /// The signs of its marks, in their order: “T† ½”.
    pub fn signs(&self) -> String {
        let mut signs = String::new();
        for mark in &self.marks {
            let sign = mark.sign();
            if matches!(mark, Mark::Part(_)) && !signs.is_empty() && !sign.is_empty() {
                signs.push(' ');
            }
            signs.push_str(&sign);
        }
        signs
    }

    /// The text with its signs, for where struck and italic text can be shown: “T ½ 31.80”.
    pub fn styled(&self) -> String {
        let signs = self.signs();
        let after = if self.is(Mark::Shared) { " =" } else { "" };
        if signs.is_empty() { format!("{}{after}", self.text) } else { format!("{signs} {}{after}", self.text) }
    }

    /// The text with everything in signs: “(31.80)” for a dropped game, “~31.80” for one that still runs.
    pub fn plain(&self) -> String {
        let running = if self.is(Mark::Provisional) { "~" } else { "" };
        let styled = self.styled();
        if self.is(Mark::Dropped) { format!("({running}{styled})") } else { format!("{running}{styled}") }
    }
}

impl Cell {
    fn one(part: Part) -> Cell {
        Cell { parts: vec![part] }
    }

    /// The parts as [`Part::styled`], joined.
    pub fn styled(&self) -> String {
        self.parts.iter().map(Part::styled).collect::<Vec<_>>().join(" + ")
    }

    /// The parts as [`Part::plain`], joined.
    pub fn plain(&self) -> String {
        self.parts.iter().map(Part::plain).collect::<Vec<_>>().join(" + ")
    }

    /// The number behind the cell, where it is one.
    pub fn value(&self) -> Option<f64> {
        match &self.parts[..] {
            [part] => part.value,
            _ => None,
        }
    }
}

impl Notice {
    /// The position of the first column of this kind.
    pub fn column(&self, heading: Heading) -> Option<usize> {
        self.columns.iter().position(|column| column.heading == heading)
    }

    /// The section and the position there of this person's line.
    pub fn find(&self, person: PersonId) -> Option<(&Section, usize)> {
        self.sections.iter().find_map(|section| {
            let at = section.lines.iter().position(|line| line.person == person)?;
            Some((section, at))
        })
    }

    /// All lines, section by section.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        self.sections.iter().flat_map(|section| &section.lines)
    }
}
