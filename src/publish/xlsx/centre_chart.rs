//! A chart of the centres of each power by year, over the cells of a table. The lines differ by dashes and width, so that they
//! can be told apart in grey, and each has its name at its end.

use rust_xlsxwriter::{
    Chart, ChartDataLabel, ChartDataLabelPosition, ChartFont, ChartFormat, ChartLine, ChartLineDashType, ChartType,
    Color,
};

use crate::notices::ColumnRole;

/// The number of lines of text that a chart is high.
pub(super) const CHART_ROWS: u32 = 14;

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

/// The chart of a table whose columns have these roles, with its headings above the row `first`. `None` where the table has
/// fewer than two years.
pub(super) fn centre_chart(sheet: &str, roles: &[ColumnRole], first: u32, rows: u32, enlarged: f64) -> Option<Chart> {
    let column = |at: usize| u16::try_from(at).ok();
    let is_year = |role: &ColumnRole| matches!(role, ColumnRole::Year(_));
    let power = column(roles.iter().position(|role| *role == ColumnRole::Power)?)?;
    let first_year = column(roles.iter().position(is_year)?)?;
    let last_year = column(roles.iter().rposition(is_year)?)?;
    if first_year == last_year {
        return None;
    }
    let mut chart = Chart::new(ChartType::Line);
    chart.legend().set_hidden();
    let mut font = ChartFont::new();
    font.set_size(10.0 * enlarged).set_color(INK);
    for (line, row) in (first..first + rows).enumerate() {
        let (dashes, width) = LINES[line % LINES.len()];
        let mut stroke = ChartLine::new();
        stroke.set_color(INK).set_width(width * enlarged).set_dash_type(dashes);
        let series = chart.add_series();
        series
            .set_name((sheet, row, power))
            .set_categories((sheet, first - 1, first_year, first - 1, last_year))
            .set_values((sheet, row, first_year, row, last_year))
            .set_format(ChartFormat::new().set_line(&stroke));
        // The name stands at the end only.
        let mut labels = vec![ChartDataLabel::new().set_hidden().clone(); usize::from(last_year - first_year)];
        labels.push(ChartDataLabel::new().show_series_name().set_position(ChartDataLabelPosition::Right).clone());
        let mut label = ChartDataLabel::new();
        label.show_series_name().set_position(ChartDataLabelPosition::Right).set_font(&font);
        series.set_data_label(&label).set_custom_data_labels(&labels);
    }
    let mut grid = ChartLine::new();
    grid.set_color(GRID).set_width(0.5 * enlarged);
    chart.y_axis().set_min(0).set_major_unit(5).set_major_gridlines_line(&grid).set_font(&font);
    chart.x_axis().set_font(&font);
    Some(chart)
}

/// A length in whole pixels.
pub(super) fn pixels(length: f64) -> u32 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the width of a page")]
    let pixels = length.clamp(1.0, 20_000.0) as u32;
    pixels
}
