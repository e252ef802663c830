//! The plot of a section as a native chart over the cells of its table. The lines differ by dashes and width, so that they can be
//! told apart in grey. The line of a power has its name at its end. The ends of leaders are too close for that, so that a list has
//! their names in the order of the last places.

use std::collections::BTreeMap;

use rust_xlsxwriter::{
    Chart, ChartDataLabel, ChartDataLabelPosition, ChartFont, ChartFormat, ChartLayout, ChartLegendPosition, ChartLine,
    ChartLineDashType, ChartType, Color,
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

/// The centres between the ends of two lines whose names have room one above the other.
const NAME_DISTANCE: f64 = 1.8;

const INK: Color = Color::RGB(0x0026_2626);
const GRID: Color = Color::RGB(0x00D0_D0D0);

/// The dashes and the width of the lines of the seven powers.
const LINES: [(ChartLineDashType, f64); 7] = [
    (ChartLineDashType::Solid, 2.25),
    (ChartLineDashType::Dash, 1.5),
    (ChartLineDashType::RoundDot, 1.5),
    (ChartLineDashType::DashDot, 1.5),
    (ChartLineDashType::LongDash, 2.25),
    (ChartLineDashType::Solid, 1.0),
    (ChartLineDashType::LongDashDotDot, 1.5),
];

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
            let (dashes, width) = LINES[line % LINES.len()];
            // The lines after the first ones have the same dashes, so they are thick, as those are that the plot calls strong.
            let is_thick = line >= LINES.len() || series_in_plot.is_strong();
            let thickness = if is_thick { 2.0 } else { 1.0 };
            let mut stroke = ChartLine::new();
            stroke.set_color(INK).set_width(width * thickness * self.enlarged).set_dash_type(dashes);
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
                .set_format(ChartFormat::new().set_line(&stroke));
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
            PlotScale::Centres => scale.set_min(0).set_major_unit(5),
            PlotScale::Places => scale.set_min(1).set_major_unit(3).set_reverse(),
            PlotScale::Scores => scale.set_min(0),
        };
        chart.x_axis().set_font(&font);
        Some((chart, chart_rows(plot.scale)))
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
    let mut names = BTreeMap::new();
    let mut rest = &sorted[..];
    while let [first, ..] = rest {
        let near =
            rest.iter().take_while(|end| end.mark == first.mark && end.value > first.value - NAME_DISTANCE).count();
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

/// A length in whole pixels.
pub(super) fn pixels(length: f64) -> u32 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the width of a page")]
    let pixels = length.clamp(1.0, 20_000.0) as u32;
    pixels
}
