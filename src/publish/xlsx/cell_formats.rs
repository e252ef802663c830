//! Every colour, border and number format of a workbook.
//! Black on white, one hairline colour, a light grey behind headings, bold for titles and scores. Behind its name each
//! power has a tint that is faint enough to print as white.

use rust_xlsxwriter::{Color, Format, FormatAlign, FormatBorder};

use crate::book::{FillColour, PerPower, Power};
use crate::fill_colour_values::values_of;
use crate::languages::Language;

/// The decimals of a score whose system is not known.
pub(super) const DEFAULT_DECIMALS: usize = 2;

/// The sizes of texts and of tables in large type, in points.
const TEXT: f64 = 11.0;
const LARGE_TEXT: f64 = 12.0;

/// The most decimals that Excel shows.
const MOST_DECIMALS: usize = 15;

const HAIRLINE: Color = Color::RGB(0x00BF_BFBF);
const LINE: Color = Color::RGB(0x0059_5959);
const HEADING: Color = Color::RGB(0x00E7_E7E7);
const BAND: Color = Color::RGB(0x00F5_F5F5);
const WRONG: Color = Color::RGB(0x00B0_1E1E);
const SOLO: Color = Color::RGB(0x00D0_D0D0);
const GONE: Color = Color::RGB(0x0070_7070);
const FAINT: Color = Color::RGB(0x0059_5959);

/// The greatest height of a row, in points.
pub(super) const MOST_HEIGHT: f64 = 409.0;

/// The heights of rows, in points.
pub(super) mod height {
    pub(crate) const EVENT: f64 = 24.0;
    pub(crate) const SUBTITLE: f64 = 18.0;
    pub(crate) const BOARD: f64 = 18.0;
    pub(crate) const LINE: f64 = 15.0;
    /// A row of a table in large type.
    pub(crate) const TABLE: f64 = 17.0;
    pub(crate) const GAP: f64 = 10.0;
}

/// The formats of numbers with a given number of decimals.
#[derive(Debug)]
pub(super) struct NumberFormats {
    /// A column of the scoring system.
    pub(super) plain: Format,
    /// The same while the game is running.
    pub(super) running: Format,
    pub(super) score: Format,
    pub(super) running_score: Format,
    /// A score that a ruling replaces.
    pub(super) replaced: Format,
    pub(super) total: Format,
}

/// The formats that the sheets share.
#[derive(Debug)]
pub(super) struct WorkbookFormats {
    pub(super) event: Format,
    pub(super) subtitle: Format,
    /// Small print beside and below tables.
    pub(super) note: Format,
    /// Small print over several lines.
    pub(super) wrapped_note: Format,
    /// A text to the right of numbers, with an indent, and its heading.
    pub(super) aside: Format,
    pub(super) aside_heading: Format,
    pub(super) board: Format,
    /// The headings of texts and of numbers.
    pub(super) heading: Format,
    pub(super) number_heading: Format,
    pub(super) powers: PerPower<Format>,
    pub(super) text: Format,
    /// For a name too long for its column.
    pub(super) wrapped_text: Format,
    /// Auxiliary cells to the right of the printed area.
    pub(super) working: Format,
    /// Right-aligned: a count, a year, or a text in the place of one.
    pub(super) count: Format,
    /// Scores as an imported file printed them.
    pub(super) printed: Format,
    pub(super) total: Format,
    pub(super) total_count: Format,
    /// A sum over empty cells: 0 is not shown.
    pub(super) total_empty: Format,
    /// A text in a list that is not posted.
    pub(super) list: Format,
    pub(super) list_heading: Format,
    figures: Vec<NumberFormats>,
    /// The number format of a date.
    pub(super) date: &'static str,
    /// How much larger than usual the text is.
    enlarged: f64,
}

impl WorkbookFormats {
    /// The formats for numbers with up to this many decimals and for dates in this language, with text that is this much larger than
    /// usual.
    pub(super) fn new(most_decimals: usize, language: Language, enlarged: f64) -> Self {
        let sized = |points: f64| Format::new().set_font_size(points * enlarged);
        let cell = cell(enlarged);
        let heading = sized(TEXT)
            .set_bold()
            .set_background_color(HEADING)
            .set_border_top(FormatBorder::Thin)
            .set_border_top_color(HAIRLINE)
            .set_border_bottom(FormatBorder::Thin)
            .set_border_bottom_color(LINE)
            .set_align(FormatAlign::Bottom)
            .set_text_wrap();
        let total = sized(TEXT)
            .set_border_top(FormatBorder::Thin)
            .set_border_top_color(LINE)
            .set_align(FormatAlign::VerticalCenter);
        let note = sized(9.0).set_font_color(FAINT).set_align(FormatAlign::VerticalCenter);
        WorkbookFormats {
            event: sized(18.0).set_bold().set_align(FormatAlign::VerticalCenter),
            subtitle: sized(13.0).set_align(FormatAlign::VerticalCenter),
            wrapped_note: note.clone().set_text_wrap().set_align(FormatAlign::Top),
            aside: cell.clone().set_text_wrap().set_align(FormatAlign::Left).set_indent(1),
            aside_heading: heading.clone().set_align(FormatAlign::Left).set_indent(1),
            board: sized(12.0).set_bold().set_align(FormatAlign::VerticalCenter),
            number_heading: heading.clone().set_align(FormatAlign::Right),
            heading,
            powers: PerPower::from_fn(|power| cell.clone().set_background_color(tint(power))),
            working: note.clone().set_align(FormatAlign::Right),
            wrapped_text: cell.clone().set_text_wrap(),
            count: cell.clone().set_align(FormatAlign::Right),
            note,
            printed: cell.clone().set_align(FormatAlign::Right).set_num_format("0.00"),
            text: cell,
            total_count: total.clone().set_align(FormatAlign::Right),
            total_empty: total.clone().set_align(FormatAlign::Right).set_num_format("0;-0;"),
            total,
            list: Format::new().set_text_wrap().set_align(FormatAlign::Top),
            list_heading: Format::new()
                .set_bold()
                .set_background_color(HEADING)
                .set_border_bottom(FormatBorder::Thin)
                .set_border_bottom_color(LINE),
            figures: (0..=most_decimals.min(MOST_DECIMALS)).map(|n| NumberFormats::new(n, enlarged)).collect(),
            date: date_format(language),
            enlarged,
        }
    }

    /// A cell of a table in large type. Every second row can have a faint band.
    pub(super) fn large(&self, banded: bool) -> Format {
        let format = cell(self.enlarged).set_font_size(LARGE_TEXT * self.enlarged);
        if banded { format.set_background_color(BAND) } else { format }
    }

    /// The name of a power in such a table.
    pub(super) fn large_power(&self, power: Power) -> Format {
        self.large(false).set_background_color(tint(power))
    }

    /// The letters of a table in large type, without a cell.
    pub(super) fn large_font(&self) -> Format {
        Format::new().set_font_size(LARGE_TEXT * self.enlarged)
    }

    /// The formats of numbers with this many decimals.
    pub(super) fn figures(&self, decimals: usize) -> &NumberFormats {
        &self.figures[decimals.min(self.figures.len() - 1)]
    }
}

impl NumberFormats {
    fn new(decimals: usize, enlarged: f64) -> Self {
        let number = |format: Format| format.set_num_format(number_format(decimals)).set_align(FormatAlign::Right);
        let cell = || cell(enlarged);
        let score = number(cell()).set_bold();
        NumberFormats {
            plain: number(cell()),
            running: number(cell()).set_italic(),
            running_score: score.clone().set_italic(),
            replaced: number(cell()).set_font_strikethrough().set_font_color(FAINT),
            score,
            total: number(Format::new().set_font_size(TEXT * enlarged))
                .set_border_top(FormatBorder::Thin)
                .set_border_top_color(LINE)
                .set_align(FormatAlign::VerticalCenter),
        }
    }
}

/// What a conditional format adds to a sum of more supply centres than the map has.
pub(super) fn too_many_centres() -> Format {
    Format::new().set_bold().set_font_color(WRONG).set_num_format("\"! \"0")
}

/// What a conditional format adds to the best player of a board.
pub(super) fn best_of_board() -> Format {
    Format::new().set_bold()
}

/// What a conditional format adds to the winner of a solo. The grey is seen on every printer.
pub(super) fn solo() -> Format {
    Format::new().set_bold().set_background_color(SOLO)
}

/// What a conditional format adds to what the director filled with a colour.
pub(super) fn fill(colour: FillColour) -> Format {
    Format::new().set_background_color(values_of(colour).light)
}

/// What a conditional format adds to an eliminated power.
pub(super) fn eliminated() -> Format {
    Format::new().set_font_color(GONE)
}

/// A text in such a table to the right of numbers.
pub(super) fn indented_text_format(format: Format) -> Format {
    format.set_align(FormatAlign::Left).set_indent(1)
}

/// The digits of a number with this many decimals, in a number format.
pub(super) fn digits_format(decimals: usize) -> String {
    if decimals == 0 { "0".to_owned() } else { format!("0.{}", "0".repeat(decimals.min(MOST_DECIMALS))) }
}

/// The number format with this many decimals, and with a real minus sign.
pub(super) fn number_format(decimals: usize) -> String {
    with_signs(("", ""), &digits_format(decimals))
}

/// The number format with signs before the number, and with what is behind it, in the codes of the format. With one section only, a
/// program writes the minus before the signs.
pub(super) fn with_signs((before, behind): (&str, &str), digits: &str) -> String {
    if before.is_empty() {
        format!("{digits}{behind};\"\u{2212}\"{digits}{behind}")
    } else {
        format!("\"{before} \"{digits}{behind};\"{before} \u{2212}\"{digits}{behind}")
    }
}

/// The code of a number format for a sign behind the number. Nothing without a sign.
pub(super) fn in_quotes(sign: &str) -> String {
    if sign.is_empty() { String::new() } else { format!("\" {sign}\"") }
}

/// The code of a number format that leaves the room of such a sign free behind the number, so that digits stand below digits.
pub(super) fn room_of(sign: &str) -> String {
    if sign.is_empty() { String::new() } else { format!(" {sign}").chars().flat_map(|letter| ['_', letter]).collect() }
}

/// The number format of a date in words. The code of the language is before it, because a program writes months in its own.
const fn date_format(language: Language) -> &'static str {
    match language {
        Language::English | Language::Pseudo | Language::PseudoRightToLeft => "[$-809]d mmmm yyyy",
        Language::French => "[$-40C]d mmmm yyyy",
        Language::German => "[$-407]d. mmmm yyyy",
        Language::Italian => "[$-410]d mmmm yyyy",
        Language::Spanish => "[$-C0A]d \"de\" mmmm \"de\" yyyy",
        Language::Portuguese => "[$-816]d \"de\" mmmm \"de\" yyyy",
        Language::Dutch => "[$-413]d mmmm yyyy",
        Language::Swedish => "[$-41D]d mmmm yyyy",
        Language::Norwegian => "[$-414]d. mmmm yyyy",
        Language::Danish => "[$-406]d. mmmm yyyy",
        Language::Polish => "[$-415]d mmmm yyyy",
    }
}

fn cell(enlarged: f64) -> Format {
    Format::new()
        .set_font_size(TEXT * enlarged)
        .set_border_bottom(FormatBorder::Thin)
        .set_border_bottom_color(HAIRLINE)
        .set_align(FormatAlign::VerticalCenter)
}

fn tint(power: Power) -> Color {
    Color::RGB(match power {
        Power::Austria => 0x00F9_E3E1,
        Power::England => 0x00DD_E4F1,
        Power::France => 0x00DE_F0F9,
        Power::Germany => 0x00E6_E6E6,
        Power::Italy => 0x00E1_F0E0,
        Power::Russia => 0x00EE_E6F5,
        Power::Turkey => 0x00FB_F1D8,
    })
}
