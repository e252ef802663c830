//! Draws the centres by year of a section as lines, with the names of the powers at their ends.

use super::fonts::{Fonts, Weight};
use super::layout::ASCENT;
use super::page_content::{PlacedText, PlotLine, Shade, TextRole};
use crate::notices::{ColumnRole, NoticeCell, NoticeRow, NoticeSection};

/// The height of a plot, in sizes of the text.
const HEIGHT: f32 = 12.0;
/// The size of a text in a plot against that of the cells.
const LABEL_SCALE: f32 = 0.8;
/// The room for the names at the right, in sizes of the text.
const NAMES: f32 = 6.0;
/// The counts at which a line crosses the plot. A power with 18 centres has won.
const GRID: [f32; 5] = [0.0, 5.0, 10.0, 15.0, 18.0];
/// The dashes of the seven powers, in points.
const DASHES: [&[f32]; 7] =
    [&[], &[6.0, 2.0], &[1.5, 1.5], &[6.0, 2.0, 1.5, 2.0], &[10.0, 3.0], &[3.0, 3.0], &[8.0, 2.0, 1.5, 2.0, 1.5, 2.0]];

/// Where a plot is on its page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PlotPlace {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
    /// The size of the text of the cells, in points.
    pub size: f32,
}

/// The lines and texts of a plot.
#[derive(Clone, Debug, Default)]
pub(super) struct Plot {
    pub lines: Vec<PlotLine>,
    /// The table has the same figures, so the texts are for the eye only.
    pub texts: Vec<PlacedText>,
}

/// The lines and texts of a plot that is drawn by itself. Lengths are in one unit, from the left and from the top.
#[derive(Clone, Debug, Default)]
pub(in crate::publish) struct SectionPlot {
    pub height: f32,
    pub lines: Vec<SectionPlotLine>,
    pub texts: Vec<SectionPlotText>,
}

#[derive(Clone, Debug)]
pub(in crate::publish) struct SectionPlotLine {
    pub points: Vec<(f32, f32)>,
    pub width: f32,
    /// The lengths of dashes and gaps. Empty for a whole line.
    pub dashes: Vec<f32>,
    /// Whether it is behind the lines of the powers.
    pub is_grid: bool,
}

#[derive(Clone, Debug)]
pub(in crate::publish) struct SectionPlotText {
    pub text: String,
    pub left: f32,
    pub baseline: f32,
    pub size: f32,
}

/// The plot of a section with this width and size of text. `None` where the section has fewer than two years.
pub(in crate::publish) fn section_plot(section: &NoticeSection, width: f32, size: f32) -> Option<SectionPlot> {
    let fonts = Fonts::load().ok()?;
    let place = PlotPlace { left: 0.0, top: 0.0, width, height: plot_height(size), size };
    let Plot { lines, texts } = plot_section(&fonts, section, place);
    let line = |line: PlotLine| SectionPlotLine {
        is_grid: line.shade != Shade::Black,
        points: line.points,
        width: line.width,
        dashes: line.dashes,
    };
    let text = |text: PlacedText| SectionPlotText {
        text: text.shaped.text.to_string(),
        left: text.left,
        baseline: text.baseline,
        size: text.size,
    };
    (!lines.is_empty()).then(|| SectionPlot {
        height: place.height,
        lines: lines.into_iter().map(line).collect(),
        texts: texts.into_iter().map(text).collect(),
    })
}

/// The height of a plot below a table with this size of text.
pub(super) fn plot_height(size: f32) -> f32 {
    HEIGHT * size
}

/// The plot of a section. It is empty where the section has fewer than two years.
pub(super) fn plot_section(fonts: &Fonts, section: &NoticeSection, place: PlotPlace) -> Plot {
    let is_year = |role: ColumnRole| matches!(role, ColumnRole::Year(_));
    let years: Vec<usize> = (0..section.columns.len()).filter(|at| is_year(section.columns[*at].role)).collect();
    if years.len() < 2 {
        return Plot::default();
    }
    let value = |row: &NoticeRow, year: usize| row.cells.get(year).and_then(NoticeCell::value);
    #[expect(clippy::cast_possible_truncation, reason = "a number of centres")]
    let series: Vec<(&NoticeRow, Vec<(usize, f32)>)> = section
        .rows
        .iter()
        .map(|row| {
            let points = years.iter().enumerate().filter_map(|(at, year)| Some((at, value(row, *year)? as f32)));
            (row, points.collect())
        })
        .collect();
    let highest = series.iter().flat_map(|(_, points)| points).map(|(_, count)| *count).fold(10.0, f32::max);
    let axes = Axes::new(place, years.len(), highest);
    let mut plot = Plot::default();
    axes.add_grid(fonts, &mut plot);
    for (at, year) in years.iter().enumerate() {
        axes.add_label(fonts, &mut plot, &section.columns[*year].title, (axes.x(at), axes.bottom()), true);
    }
    let mut ends: Vec<(f32, f32, String)> = Vec::new();
    for (number, (row, points)) in series.into_iter().enumerate() {
        let name = section.cell(row, ColumnRole::Power).map(NoticeCell::plain).unwrap_or_default();
        let Some((last, count)) = points.last().copied() else { continue };
        ends.push((axes.y(count), axes.x(last), name));
        plot.lines.push(PlotLine {
            points: points.iter().map(|(at, count)| (axes.x(*at), axes.y(*count))).collect(),
            width: if number == 0 || number == 4 { 1.6 } else { 1.0 },
            dashes: DASHES[number % DASHES.len()].to_vec(),
            shade: Shade::Black,
        });
    }
    axes.add_names(fonts, &mut plot, ends);
    plot
}

/// From years and counts to places on the page.
struct Axes {
    place: PlotPlace,
    years: usize,
    highest: f32,
}

impl Axes {
    fn new(place: PlotPlace, years: usize, highest: f32) -> Axes {
        Axes { place, years, highest }
    }

    fn label_size(&self) -> f32 {
        self.place.size * LABEL_SCALE
    }

    fn left(&self) -> f32 {
        self.place.left + 2.0 * self.place.size
    }

    fn right(&self) -> f32 {
        self.place.left + self.place.width - NAMES * self.place.size
    }

    fn bottom(&self) -> f32 {
        self.place.top + self.place.height - 1.8 * self.place.size
    }

    fn x(&self, year: usize) -> f32 {
        let part = |number: usize| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
        self.left() + (self.right() - self.left()) * part(year) / part(self.years - 1)
    }

    fn y(&self, count: f32) -> f32 {
        let top = self.place.top + 0.8 * self.place.size;
        self.bottom() - (self.bottom() - top) * count / self.highest
    }

    fn add_grid(&self, fonts: &Fonts, plot: &mut Plot) {
        for count in GRID.into_iter().filter(|count| *count <= self.highest) {
            let (y, is_solo) = (self.y(count), count > 17.0);
            plot.lines.push(PlotLine {
                points: vec![(self.left(), y), (self.right(), y)],
                width: if is_solo { 0.8 } else { 0.5 },
                dashes: Vec::new(),
                shade: if is_solo { Shade::Line } else { Shade::Grid },
            });
            let shaped = fonts.shape(&format!("{count}"), Weight::Regular);
            let size = self.label_size();
            let left = self.left() - (shaped.width + 0.5) * size;
            plot.texts.push(PlacedText { shaped, left, baseline: y + 0.35 * size, size, role: TextRole::Repeated });
        }
    }

    /// A text below or beside a point.
    fn add_label(&self, fonts: &Fonts, plot: &mut Plot, text: &str, (x, y): (f32, f32), is_below: bool) {
        let (size, shaped) = (self.label_size(), fonts.shape(text, Weight::Regular));
        let (left, baseline) = if is_below {
            (x - shaped.width * size / 2.0, y + 0.2 * size + ASCENT * size)
        } else {
            (x + 0.5 * size, y + 0.35 * size)
        };
        plot.texts.push(PlacedText { shaped, left, baseline, size, role: TextRole::Repeated });
    }

    /// The names at the ends of the lines, moved apart where lines end together.
    fn add_names(&self, fonts: &Fonts, plot: &mut Plot, mut ends: Vec<(f32, f32, String)>) {
        ends.sort_by(|a, b| a.0.total_cmp(&b.0));
        let gap = 1.1 * self.label_size();
        let mut heights: Vec<f32> = ends.iter().map(|(y, ..)| *y).collect();
        // From the lowest name up, none is below the axis; then from the top down, none covers the one before.
        let mut limit = self.bottom();
        for height in heights.iter_mut().rev() {
            *height = height.min(limit);
            limit = *height - gap;
        }
        for ((_, x, name), height) in ends.iter().zip(heights) {
            self.add_label(fonts, plot, name, (*x, height), false);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Year;
    use crate::notices::{CellPart, NoticeColumn};

    #[test]
    fn each_power_has_a_line_of_its_own_and_a_name_that_covers_no_other() {
        let text = |text: &str| NoticeCell::from(CellPart { text: text.into(), ..CellPart::default() });
        let number = |n: f64| NoticeCell::from(CellPart { value: Some(n), text: n.to_string(), ..CellPart::default() });
        let mut columns = vec![NoticeColumn { role: ColumnRole::Power, title: "power".into() }];
        columns.extend(
            (1901..1904).map(|year| NoticeColumn { role: ColumnRole::Year(Year(year)), title: year.to_string() }),
        );
        let rows = ["Austria", "England", "France"].map(|power| NoticeRow {
            cells: vec![text(power), number(4.0), number(5.0), number(0.0)],
            ..NoticeRow::default()
        });
        let section = NoticeSection { columns, rows: rows.to_vec(), ..NoticeSection::default() };
        let place = PlotPlace { left: 40.0, top: 100.0, width: 400.0, height: plot_height(10.0), size: 10.0 };
        let plot = plot_section(&Fonts::load().unwrap(), &section, place);
        let drawn: Vec<&PlotLine> = plot.lines.iter().filter(|line| line.shade == Shade::Black).collect();
        assert_eq!(drawn.len(), 3);
        assert!(drawn[0].dashes != drawn[1].dashes && drawn[1].dashes != drawn[2].dashes);
        let names: Vec<&PlacedText> = plot.texts.iter().filter(|text| text.shaped.text.len() > 4).collect();
        assert_eq!(names.len(), 3);
        assert!(names.windows(2).all(|pair| pair[1].baseline - pair[0].baseline >= 8.0), "{names:?}");
        assert!(plot.texts.iter().all(|text| text.baseline <= 100.0 + place.height && text.left >= 40.0));
    }
}
