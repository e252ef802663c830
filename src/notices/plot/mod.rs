//! The plot of a section of a notice, described once: its lines, its marks below, and its scale. `drawing` puts them at
//! their places for pages, web pages and the window.

mod drawing;

use super::notice::{ColumnRole, NoticeCell, NoticeSection, SectionStyle};
use crate::book::Power;

pub use drawing::{AreaFill, DrawnLine, DrawnText, LinePurpose, PlotDrawing};

/// Lines over the years of a game, the rounds of an event or the events of a year.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// “Board A: centres by year”.
    pub title: String,
    /// The texts below the plot, from left to right.
    pub marks: Vec<String>,
    pub series: Vec<PlotSeries>,
    pub scale: PlotScale,
}

/// One line of a plot.
#[derive(Clone, Debug, PartialEq)]
pub struct PlotSeries {
    pub name: String,
    pub power: Option<Power>,
    /// A value for each mark; `None` where there is none.
    pub values: Vec<Option<f64>>,
}

/// What the height of a line means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlotScale {
    /// Supply centres, from 0 below.
    Centres,
    /// Places, the first one above.
    Places,
}

impl Plot {
    /// The plot of a section that has one. `None` also where it has fewer than two columns with values to plot.
    pub fn of(section: &NoticeSection) -> Option<Plot> {
        if section.style != SectionStyle::Plotted {
            return None;
        }
        let plotted = |role: ColumnRole| match role {
            ColumnRole::Year(_) => Some(PlotScale::Centres),
            ColumnRole::PlaceAfterRound(_) | ColumnRole::PlaceAfterEvent(_) => Some(PlotScale::Places),
            _ => None,
        };
        let columns: Vec<usize> =
            (0..section.columns.len()).filter(|at| plotted(section.columns[*at].role).is_some()).collect();
        let scale = plotted(section.columns[*columns.first()?].role)?;
        let name_role =
            if section.column(ColumnRole::Power).is_some() { ColumnRole::Power } else { ColumnRole::Player };
        let series: Vec<PlotSeries> = section
            .rows
            .iter()
            .map(|row| {
                let name = section.cell(row, name_role).map(NoticeCell::plain).unwrap_or_default();
                let value = |at: &usize| row.cells.get(*at).and_then(NoticeCell::value);
                let power = Power::ALL.into_iter().find(|power| power.name() == name);
                PlotSeries { name, power, values: columns.iter().map(value).collect() }
            })
            .collect();
        let what = match scale {
            PlotScale::Centres => "centres by year",
            PlotScale::Places => "places of the leaders",
        };
        let title = if section.title.is_empty() { what.to_owned() } else { format!("{}: {what}", section.title) };
        let marks: Vec<String> = columns.iter().map(|at| section.columns[*at].title.clone()).collect();
        let has_values = series.iter().any(|line| line.values.iter().any(Option::is_some));
        (columns.len() >= 2 && has_values).then_some(Plot { title, marks, series, scale })
    }

    /// The plot in words, for screen readers: “Board A: centres by year. Austria 5, 10; England 4, 3.”
    pub fn as_text(&self) -> String {
        let line = |series: &PlotSeries| {
            let values = series.values.iter().flatten().map(|value| crate::figures::format_short(*value, 2));
            format!("{} {}", series.name, values.collect::<Vec<_>>().join(", "))
        };
        format!("{}. {}.", self.title, self.series.iter().map(line).collect::<Vec<_>>().join("; "))
    }
}
