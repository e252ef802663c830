//! The plot of a section as a native chart over the cells of its table. The lines differ by dashes, width and markers, so that they
//! can be told apart in grey. The line of a power has its name at its end. The ends of lines of places are too close for that, so that a
//! list has their names in the order of the last places, and only those to look at first are in ink.

use std::collections::BTreeMap;

use rust_xlsxwriter::{
    Chart, ChartDataLabel, ChartDataLabelPosition, ChartFont, ChartFormat, ChartLayout, ChartLegendPosition, ChartLine,
    ChartLineDashType, ChartMarker, ChartMarkerType, ChartSolidFill, ChartType, Color,
};

use crate::languages::Language;
use crate::notices::{ColumnRole, NoticeSection, Plot, PlotScale, PlotSeries};

/// The number of lines of text that a chart of this scale is high.
const fn chart_rows(scale: PlotScale) -> u32 {
    match scale {
        PlotScale::Centres => 12,
        PlotScale::Places | PlotScale::Scores => 16,
    }
}

/// The part of the scale between the ends of two lines whose names have room one above the other.
const NAME_DISTANCE: f64 = 0.09;

/// The step of the scale of centres.
const CENTRES_STEP: u8 = 5;

/// The size of a marker, and the width of the line around it, in points.
const MARKER: f64 = 6.0;
const MARKER_LINE: f64 = 1.0;

const INK: Color = Color::RGB(0x0026_2626);
const GREY: Color = Color::RGB(0x007F_7F7F);
const GRID: Color = Color::RGB(0x00D0_D0D0);

/// The width of a line of places to look at first, and of the others.
const STRONG_WIDTH: f64 = 3.0;
const FAINT_WIDTH: f64 = 1.0;

/// The dashes and the width of the lines of the seven powers and of three players more, and the markers at their values, each filled or
/// white inside. No two have the same marker and dashes, because a program may show no fill.
const LINES: [(ChartLineDashType, f64, ChartMarkerType, bool); 10] = [
    (ChartLineDashType::Solid, 2.25, ChartMarkerType::Circle, true),
    (ChartLineDashType::Dash, 1.5, ChartMarkerType::Square, false),
    (ChartLineDashType::RoundDot, 1.5, ChartMarkerType::Diamond, true),
    (ChartLineDashType::DashDot, 1.5, ChartMarkerType::Triangle, false),
    (ChartLineDashType::LongDash, 2.25, ChartMarkerType::X, true),
    (ChartLineDashType::Solid, 1.0, ChartMarkerType::PlusSign, true),
    (ChartLineDashType::LongDashDotDot, 1.5, ChartMarkerType::Star, true),
    (ChartLineDashType::SquareDot, 1.5, ChartMarkerType::ShortDash, true),
    (ChartLineDashType::LongDashDot, 1.5, ChartMarkerType::LongDash, true),
    (ChartLineDashType::Dash, 1.0, ChartMarkerType::Circle, false),
];

/// So many places have a scale with equal steps. On a longer one the places of the leaders would be a knot, so each step of it is twice as
/// many places as the one before: 1, 2, 4, 8.
const MOST_ON_EQUAL_STEPS: f64 = 14.0;
const LOG_BASE: u16 = 2;

/// Where the table of a plot is.
pub(super) struct ChartedTable<'t> {
    pub(super) sheet: &'t str,
    /// The roles of the columns, from the left of the sheet.
    pub(super) roles: &'t [ColumnRole],
    /// The row of the first line, below the headings.
    pub(super) first: u32,
    /// How much larger than usual the text is.
    pub(super) enlarged: f64,
}

impl ChartedTable<'_> {
    /// The chart of a section, and the number of lines of text that it is high. `None` where it has no plot.
    pub(super) fn chart(&self, section: &NoticeSection, language: Language) -> Option<(Chart, u32)> {
        let plot = Plot::of(section, language)?;
        let column =
            |role: ColumnRole| self.roles.iter().position(|known| *known == role).and_then(|at| u16::try_from(at).ok());
        let plotted = |role: &ColumnRole| Plot::scale_of(*role).is_some();
        let name = column(ColumnRole::Power).or_else(|| column(ColumnRole::Player))?;
        let from = u16::try_from(self.roles.iter().position(plotted)?).ok()?;
        let to = u16::try_from(self.roles.iter().rposition(plotted)?).ok()?;
        let mut chart = Chart::new(ChartType::Line);
        let names_at_ends = plot.scale == PlotScale::Centres;
        let mut font = ChartFont::new();
        font.set_size(if names_at_ends { 10.0 } else { 9.0 } * self.enlarged).set_color(INK);
        if names_at_ends {
            chart.legend().set_hidden();
        } else {
            chart.legend().set_position(ChartLegendPosition::Right).set_font(&font);
        }
        let ends = line_ends(&plot);
        let names = end_names(&plot, &ends);
        for (line, (row, series_in_plot)) in (self.first..).zip(&plot.series).enumerate() {
            let (dashes, width, marker, is_filled) = LINES[line % LINES.len()];
            let (colour, width) = match plot.scale {
                PlotScale::Places if series_in_plot.is_strong() => (INK, STRONG_WIDTH),
                PlotScale::Places => (GREY, FAINT_WIDTH),
                PlotScale::Centres | PlotScale::Scores => (INK, width),
            };
            let mut stroke = ChartLine::new();
            stroke.set_color(colour).set_width(width * self.enlarged).set_dash_type(dashes);
            let marker = self.marker(marker, colour, is_filled);
            let mut label = ChartDataLabel::new();
            label.show_series_name().set_position(ChartDataLabelPosition::Right).set_font(&font);
            let mut shown = label.clone();
            if let Some(EndName::Joined(names)) = names.get(&line) {
                shown.set_value(names.as_str());
            }
            let end = ends.iter().find(|end| end.line == line).filter(|_| names.contains_key(&line));
            let labels: Vec<ChartDataLabel> = (0..plot.marks.len())
                .map(|at| match end {
                    Some(end) if end.mark == at => shown.clone(),
                    _ => ChartDataLabel::new().set_hidden().clone(),
                })
                .collect();
            let series = chart.add_series();
            series
                .set_name((self.sheet, row, name))
                .set_categories((self.sheet, self.first - 1, from, self.first - 1, to))
                .set_values((self.sheet, row, from, row, to))
                .set_format(ChartFormat::new().set_line(&stroke))
                .set_marker(&marker);
            if names_at_ends {
                series.set_data_label(&label).set_custom_data_labels(&labels);
            }
        }
        if names_at_ends {
            // There is room for the names at the right.
            chart.plot_area().set_layout(&ChartLayout::new().set_offset(0.07, 0.06).set_dimensions(0.75, 0.82));
        }
        let mut grid = ChartLine::new();
        grid.set_color(GRID).set_width(0.5 * self.enlarged);
        let scale = chart.y_axis().set_major_gridlines_line(&grid).set_font(&font);
        match plot.scale {
            PlotScale::Centres => scale.set_min(0).set_major_unit(CENTRES_STEP),
            PlotScale::Places => {
                let last = last_place(&plot);
                scale.set_min(1).set_max(last).set_reverse();
                if last > MOST_ON_EQUAL_STEPS {
                    scale.set_log_base(LOG_BASE).set_major_unit(LOG_BASE)
                } else {
                    scale.set_major_unit(1)
                }
            }
            PlotScale::Scores => scale.set_min(0),
        };
        chart.x_axis().set_font(&font);
        Some((chart, chart_rows(plot.scale)))
    }

    /// A marker at the values of a line of this colour.
    fn marker(&self, kind: ChartMarkerType, colour: Color, is_filled: bool) -> ChartMarker {
        let mut edge = ChartLine::new();
        edge.set_color(colour).set_width(MARKER_LINE * self.enlarged);
        let mut fill = ChartSolidFill::new();
        fill.set_color(if is_filled { colour } else { Color::White });
        let size = u8::try_from(pixels(MARKER * self.enlarged)).unwrap_or(u8::MAX);
        let mut marker = ChartMarker::new();
        marker.set_type(kind).set_size(size).set_format(ChartFormat::new().set_line(&edge).set_solid_fill(&fill));
        marker
    }
}

/// The last point of a line.
struct LineEnd {
    line: usize,
    mark: usize,
    value: f64,
}

/// The last point of each line, or where an eliminated power had its last centres.
fn line_ends(plot: &Plot) -> Vec<LineEnd> {
    let is_shown = |value: &Option<f64>| value.is_some_and(|value| value > 0.0);
    let end = |(line, series): (usize, &PlotSeries)| {
        let mark = series.values.iter().rposition(is_shown)?;
        Some(LineEnd { line, mark, value: series.values[mark]? })
    };
    plot.series.iter().enumerate().filter_map(end).collect()
}

/// What stands at the end of a line.
enum EndName {
    /// Its name.
    Own,
    /// The names of several lines that end so near that their names would cover each other: “Aus, Ger”.
    Joined(String),
}

/// The names at the ends, each at the highest of the lines that end near to it. The others have none.
fn end_names(plot: &Plot, ends: &[LineEnd]) -> BTreeMap<usize, EndName> {
    let mut sorted: Vec<&LineEnd> = ends.iter().collect();
    sorted.sort_by(|one, other| one.mark.cmp(&other.mark).then(other.value.total_cmp(&one.value)));
    let distance = NAME_DISTANCE * scale_end(plot);
    let mut names = BTreeMap::new();
    let mut rest = &sorted[..];
    while let [first, ..] = rest {
        let near = rest.iter().take_while(|end| end.mark == first.mark && end.value > first.value - distance).count();
        let (together, others) = rest.split_at(near);
        let short = |end: &&LineEnd| plot.series[end.line].name.chars().take(3).collect::<String>();
        let name = match together {
            [_] => EndName::Own,
            several => EndName::Joined(several.iter().map(short).collect::<Vec<_>>().join(", ")),
        };
        names.insert(first.line, name);
        rest = others;
    }
    names
}

/// The last place of any line of a plot of places.
fn last_place(plot: &Plot) -> f64 {
    plot.series.iter().flat_map(|series| &series.values).flatten().copied().fold(2.0, f64::max)
}

/// Where spreadsheet programs end the scale of a plot of centres: at a step above the highest count.
fn scale_end(plot: &Plot) -> f64 {
    let counts = plot.series.iter().flat_map(|series| series.values.iter().chain([&series.start]));
    let highest = counts.flatten().copied().fold(0.0, f64::max);
    let step = f64::from(CENTRES_STEP);
    (highest / step).floor() * step + step
}

/// A length in whole pixels.
pub(super) fn pixels(length: f64) -> u32 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the width of a page")]
    let pixels = length.clamp(1.0, 20_000.0) as u32;
    pixels
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names at the ends of lines that have these values in two years.
    fn names(values: &[(&str, [f64; 2])]) -> Vec<String> {
        let series = values.iter().map(|(name, values)| PlotSeries {
            name: (*name).to_owned(),
            power: None,
            values: values.iter().copied().map(Some).collect(),
            start: None,
            distinction: None,
        });
        let plot = Plot {
            title: String::new(),
            marks: vec!["1901".to_owned(), "1902".to_owned()],
            start: None,
            series: series.collect(),
            scale: PlotScale::Centres,
            least_top: None,
        };
        let said = |(line, name): (usize, EndName)| match name {
            EndName::Own => plot.series[line].name.clone(),
            EndName::Joined(names) => names,
        };
        end_names(&plot, &line_ends(&plot)).into_iter().map(said).collect()
    }

    #[test]
    fn the_names_of_lines_that_end_near_to_each_other_on_the_scale_stand_together() {
        // A scale that ends at 10 has room for a name at each count, and one that ends at 25 for a name at every third.
        assert_eq!(names(&[("Austria", [4.0, 9.0]), ("Italy", [5.0, 8.0])]), ["Austria", "Italy"]);
        let solo = [("Austria", [12.0, 21.0]), ("Italy", [5.0, 5.0]), ("Turkey", [4.0, 3.0])];
        assert_eq!(names(&solo), ["Austria", "Ita, Tur"]);
        assert_eq!(names(&[("France", [5.0, 5.0]), ("Russia", [5.0, 0.0])]), ["France", "Russia"], "it ended before");
    }
}
