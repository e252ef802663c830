//! The plot of a section as a native chart over the cells of its table. The lines differ by dashes and width, so that they can be
//! told apart in grey. The line of a power has its name at its end. The ends of leaders are too close for that, so that a list has
//! their names in the order of the last places.

use rust_xlsxwriter::{
    Chart, ChartDataLabel, ChartDataLabelPosition, ChartFont, ChartFormat, ChartLayout, ChartLegendPosition, ChartLine,
    ChartLineDashType, ChartType, Color,
};

use crate::notices::{ColumnRole, NoticeSection, Plot, PlotScale};

/// The number of lines of text that a chart of this scale is high.
const fn chart_rows(scale: PlotScale) -> u32 {
    match scale {
        PlotScale::Centres => 12,
        PlotScale::Places => 16,
    }
}

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
    pub(super) fn chart(&self, section: &NoticeSection) -> Option<(Chart, u32)> {
        let plot = Plot::of(section)?;
        let column =
            |role: ColumnRole| self.roles.iter().position(|known| *known == role).and_then(|at| u16::try_from(at).ok());
        let plotted = |role: &ColumnRole| {
            matches!(role, ColumnRole::Year(_) | ColumnRole::PlaceAfterRound(_) | ColumnRole::PlaceAfterEvent(_))
        };
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
        for (line, row) in (self.first..).zip(&plot.series).map(|(row, _)| row).enumerate() {
            let (dashes, width) = LINES[line % LINES.len()];
            // The lines after the first ones have the same dashes, and are thick.
            let thickness = if line < LINES.len() { 1.0 } else { 2.0 };
            let mut stroke = ChartLine::new();
            stroke.set_color(INK).set_width(width * thickness * self.enlarged).set_dash_type(dashes);
            let mut label = ChartDataLabel::new();
            label.show_series_name().set_position(ChartDataLabelPosition::Right).set_font(&font);
            // The name stands at the last point of the line only, or where an eliminated power had its last centres.
            let is_shown = |value: &Option<f64>| value.is_some_and(|value| value > 0.0);
            let end = plot.series[line].values.iter().rposition(is_shown).unwrap_or_default();
            let labels: Vec<ChartDataLabel> = (0..plot.marks.len())
                .map(|at| if at == end { label.clone() } else { ChartDataLabel::new().set_hidden().clone() })
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
        };
        chart.x_axis().set_font(&font);
        Some((chart, chart_rows(plot.scale)))
    }
}

/// A length in whole pixels.
pub(super) fn pixels(length: f64) -> u32 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the width of a page")]
    let pixels = length.clamp(1.0, 20_000.0) as u32;
    pixels
}
