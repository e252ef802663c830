//! The plot of a section of a notice or of a year, described once: its lines, its marks below, and its scale. `drawing` puts
//! them at their places for pages, web pages and the window, on the axes of `axes`, with the letters of `line_letters` in the lines.

mod axes;
mod drawing;
mod line_letters;

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::notice::{NoticeColumn, NoticeRow, NoticeSection, SectionStyle};
use crate::book::{Power, Year};
use crate::languages::Language;
use crate::languages::sentences::{notices, words};

pub use axes::PlotFrame;
pub use drawing::{AreaFill, DrawnLine, DrawnText, LinePurpose, PlotDrawing};

/// Lines over the years of a game, the rounds of an event or the events of a year.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// “Board A: centres by year”.
    pub title: String,
    /// The texts below the plot, from left to right.
    pub marks: Vec<String>,
    /// The text before them, where the lines begin at a known value that no table has: “1900”.
    pub start: Option<String>,
    pub series: Vec<PlotSeries>,
    pub scale: PlotScale,
    /// The scale reaches at least to this value, so that the plots of several boards have one scale.
    pub least_top: Option<f64>,
}

/// One line of a plot.
#[derive(Clone, Debug, PartialEq)]
pub struct PlotSeries {
    pub name: String,
    pub power: Option<Power>,
    /// A value for each mark; `None` where there is none.
    pub values: Vec<Option<f64>>,
    /// The value at the start of the plot, if it has one.
    pub start: Option<f64>,
    /// What is special about a line to look at first: “leader”, “most gained”.
    pub distinction: Option<String>,
}

impl PlotSeries {
    /// Whether the line is one to look at first: that of the leader, and of whoever moved most.
    pub const fn is_strong(&self) -> bool {
        self.distinction.is_some()
    }

    fn last_value(&self) -> Option<f64> {
        self.values.iter().rev().flatten().next().copied()
    }
}

/// What the height of a line means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlotScale {
    /// Supply centres, from 0 below.
    Centres,
    /// Places, the first one above.
    Places,
    /// Scores, from 0 below.
    Scores,
}

/// The year in which a game begins, before the first supply centres that players count.
const START: &str = "1900";

impl Plot {
    /// The plot of a section that has one. `None` also where it has fewer than two columns with values to plot.
    pub fn of(section: &NoticeSection, language: Language) -> Option<Plot> {
        if section.style != SectionStyle::Plotted {
            return None;
        }
        let columns: Vec<usize> =
            (0..section.columns.len()).filter(|at| Plot::scale_of(section.columns[*at].role).is_some()).collect();
        let scale = Plot::scale_of(section.columns[*columns.first()?].role)?;
        let name_role =
            if section.column(ColumnRole::Power).is_some() { ColumnRole::Power } else { ColumnRole::Player };
        let has_start = section.columns[*columns.first()?].role == ColumnRole::Year(Year::FIRST);
        let mut series: Vec<PlotSeries> = section
            .rows
            .iter()
            .map(|row| {
                let name = section.cell(row, name_role).map(NoticeCell::plain).unwrap_or_default();
                let value = |at: &usize| row.cells.get(*at).and_then(NoticeCell::value);
                let power = Power::ALL.get(row.position).copied().filter(|_| name_role == ColumnRole::Power);
                let start = power.filter(|_| has_start).map(|power| f64::from(power.first_centres()));
                PlotSeries { name, power, values: columns.iter().map(value).collect(), start, distinction: None }
            })
            .collect();
        if scale == PlotScale::Places {
            distinguish_two(&mut series, language);
        }
        let what = match scale {
            PlotScale::Centres => notices::centres_by_year(language),
            PlotScale::Places | PlotScale::Scores => notices::places_of_leaders(language),
        };
        let title = if section.title.is_empty() { what } else { words::labelled(language, &section.title, &what) };
        let mark = |at: &usize| {
            let NoticeColumn { title, narrow_title, .. } = &section.columns[*at];
            narrow_title.as_ref().unwrap_or(title).clone()
        };
        let marks: Vec<String> = columns.iter().map(mark).collect();
        let has_values = series.iter().any(|line| line.values.iter().any(Option::is_some));
        let start = has_start.then(|| START.to_owned());
        (columns.len() >= 2 && has_values).then_some(Plot {
            title,
            marks,
            start,
            series,
            scale,
            least_top: section.least_plot_top,
        })
    }

    /// Gives the plots of these sections one scale, so that the lines of two boards are compared at a glance.
    pub(super) fn share_scale(sections: &mut [NoticeSection], language: Language) {
        let plots = sections.iter().filter_map(|section| Plot::of(section, language));
        let top = plots.map(|plot| f64::from(plot.highest())).reduce(f64::max);
        for section in sections {
            section.least_plot_top = top;
        }
    }

    /// Adds a column for the year in which the games of a section begin, which no posted table has. A chart in a workbook plots what
    /// is in cells.
    pub fn add_start_year(section: &mut NoticeSection) {
        let is_year = |column: &NoticeColumn| matches!(column.role, ColumnRole::Year(_));
        let first = section.columns.iter().position(is_year);
        let first = first.filter(|at| section.columns[*at].role == ColumnRole::Year(Year::FIRST));
        let Some(at) = first.filter(|_| section.style == SectionStyle::Plotted) else { return };
        let has_powers = section.column(ColumnRole::Power).is_some();
        let power = |row: &NoticeRow| Power::ALL.get(row.position).copied().filter(|_| has_powers);
        let powers: Vec<Option<Power>> = section.rows.iter().map(power).collect();
        section.columns.insert(
            at,
            NoticeColumn { role: ColumnRole::Year(Year::START), title: START.to_owned(), narrow_title: None },
        );
        for (row, power) in section.rows.iter_mut().zip(powers) {
            let centres = power.map(|power| CellPart::count(usize::from(power.first_centres())));
            row.cells.insert(at.min(row.cells.len()), NoticeCell::optional(centres));
        }
    }

    /// The scale on which the figures of a column are plotted. `None` for a column that is not plotted.
    pub const fn scale_of(role: ColumnRole) -> Option<PlotScale> {
        match role {
            ColumnRole::Year(_) => Some(PlotScale::Centres),
            ColumnRole::PlaceAfterRound(_) | ColumnRole::PlaceAfterEvent(_) => Some(PlotScale::Places),
            _ => None,
        }
    }

    /// The plot in words, for screen readers: “Board A: centres by year. Austria 5, 10; England 4, 3.”
    pub fn as_text(&self) -> String {
        let line = |series: &PlotSeries| {
            let values = series.values.iter().flatten().map(|value| crate::figures::format_short(*value, 2));
            let distinction = series.distinction.as_ref().map_or_else(String::new, |text| format!(" ({text})"));
            format!("{}{distinction} {}", series.name, values.collect::<Vec<_>>().join(", "))
        };
        format!("{}. {}.", self.title, self.series.iter().map(line).collect::<Vec<_>>().join("; "))
    }
}

/// Distinguishes the line of the first player and the line of the player who gained most. All lines are black, and many
/// lines of one width could not be told apart.
fn distinguish_two(series: &mut [PlotSeries], language: Language) {
    let gain = |line: &PlotSeries| {
        let first = line.values.iter().flatten().next().copied().unwrap_or_default();
        first - line.last_value().unwrap_or(first)
    };
    let gains: Vec<f64> = series.iter().map(gain).collect();
    // Of two who moved as much, the better placed one.
    let most = gains.iter().enumerate().filter(|(_, gain)| gain.abs() > 0.0);
    let most = most.reduce(|one, other| if other.1.abs() > one.1.abs() { other } else { one }).map(|(at, _)| at);
    for (at, line) in series.iter_mut().enumerate() {
        line.distinction = match (at, most == Some(at)) {
            (0, true) => Some(notices::line_leader_most_gained(language)),
            (0, false) => Some(notices::line_leader(language)),
            (_, true) if gains[at] > 0.0 => Some(notices::line_most_gained(language)),
            (_, true) => Some(notices::line_most_lost(language)),
            (_, false) => None,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_leader_and_who_moved_most_have_strong_lines_and_words_that_say_why() {
        let line = |values: &[f64]| PlotSeries {
            name: String::new(),
            power: None,
            values: values.iter().copied().map(Some).collect(),
            start: None,
            distinction: None,
        };
        let strong = |lines: &[&[f64]]| -> Vec<(usize, String)> {
            let mut series: Vec<PlotSeries> = lines.iter().map(|values| line(values)).collect();
            distinguish_two(&mut series, Language::English);
            series.iter().enumerate().filter_map(|(at, line)| Some((at, line.distinction.clone()?))).collect()
        };
        let said = |at: usize, words: &str| (at, words.to_owned());
        let (leader, gained) = (said(0, "leader"), said(2, "most gained of these"));
        assert_eq!(
            strong(&[&[5.0, 1.0], &[2.0, 2.0], &[9.0, 3.0], &[1.0, 7.0], &[5.0, 5.0]]),
            [leader.clone(), gained]
        );
        assert_eq!(strong(&[&[1.0, 1.0], &[2.0, 2.0], &[1.0, 3.0]]), [leader.clone(), said(2, "most lost of these")]);
        assert_eq!(
            strong(&[&[90.0, 1.0], &[9.0, 2.0]]),
            [said(0, "leader, most gained of these")],
            "nobody else moved as much"
        );
        assert_eq!(strong(&[&[1.0, 1.0], &[2.0, 2.0]]), [leader], "nobody moved");
    }
}
