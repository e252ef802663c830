//! Copied cells as an HTML table, which spreadsheets and mail programs paste with its look.

use std::borrow::Cow;
use std::fmt::Write as _;

use eframe::egui::{Color32, Context, Id};

use super::model::{Align, CellStyle, CellTone};
use crate::csv_cells::text_cell;
use crate::decimal_sign::DecimalSign;
use crate::figures::read_number;
use crate::html_text::escape_markup;

/// Copied cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CopiedCells {
    /// Tab-separated text.
    pub text: String,
    /// A table with the look of the cells. Empty for a part of an edited text.
    pub html: String,
}

/// A copied cell.
#[derive(Debug)]
pub(super) struct CopiedCell {
    /// As it is seen on a computer of this country.
    text: String,
    /// The value of a figure.
    number: Option<f64>,
    style: CellStyle,
}

impl CopiedCell {
    /// A cell with this text. The decimals of a figure get a comma if the computer writes one.
    pub(super) fn new(text: String, style: CellStyle, has_decimal_comma: bool) -> CopiedCell {
        let is_figure = style.align == Align::Right && style.tone != CellTone::Heading;
        let number = read_number(&text).filter(|_| is_figure);
        let (shown, copied) = if has_decimal_comma { ('.', ",") } else { (',', ".") };
        let text = if number.is_some() { text.replace(shown, copied) } else { text };
        CopiedCell { text, number, style }
    }

    /// The text for the clipboard, which begins no formula.
    pub(super) fn plain_text(&self) -> Cow<'_, str> {
        if self.number.is_some() { Cow::Borrowed(&self.text) } else { text_cell(&self.text) }
    }
}

fn id() -> Id {
    Id::unique("copied table")
}

fn decimal_sign_id() -> Id {
    Id::unique("decimal sign of copied figures")
}

/// Lets every grid copy figures with this sign before their decimals.
pub fn copy_with(ctx: &Context, sign: DecimalSign) {
    ctx.data_mut(|data| data.insert_temp(decimal_sign_id(), sign));
}

/// Whether copied figures have a comma before their decimals.
pub(super) fn copies_comma(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(decimal_sign_id())) == Some(DecimalSign::Comma)
}

/// Puts copied cells on the clipboard: their text at once, and the table in the next frame, after egui has put the text there.
pub fn copy_cells(ctx: &Context, copied: &CopiedCells) {
    ctx.copy_text(copied.text.clone());
    if !copied.html.is_empty() {
        let frame = ctx.cumulative_frame_nr();
        ctx.data_mut(|data| data.insert_temp(id(), (frame, copied.clone())));
        ctx.request_repaint();
    }
}

/// The cells that were copied in an earlier frame. A frame can be drawn twice.
pub fn take_copied_cells(ctx: &Context) -> Option<CopiedCells> {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| {
        let (copied_in, _) = data.get_temp::<(u64, CopiedCells)>(id())?;
        if copied_in >= frame { None } else { data.remove_temp::<(u64, CopiedCells)>(id()).map(|(_, copied)| copied) }
    })
}

/// The colours of a head and of a computed cell, as on white paper.
const HEAD: &str = "#E9EDF1";
const COMPUTED: &str = "#F4F6F8";

/// Writes rows of cells as a table.
pub(super) fn html_table(rows: &[Vec<CopiedCell>]) -> String {
    let mut html = String::from("<table xmlns:x=\"urn:schemas-microsoft-com:office:excel\">\n");
    for row in rows {
        html.push_str("<tr>");
        for cell in row {
            let tag = if cell.style.tone == CellTone::Heading { "th" } else { "td" };
            let _ = write!(
                html,
                "<{tag}{} style=\"{}\">{}</{tag}>",
                value_attributes(cell),
                css(cell),
                escape_markup(&cell.text.replace(char::is_control, " "))
            );
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</table>\n");
    html
}

/// Whether a spreadsheet could take this text for a date or another number: “1-3” for the first of March.
fn looks_like_a_value(text: &str) -> bool {
    text.contains(|c: char| c.is_ascii_digit())
}

/// The value of a figure, as LibreOffice and Excel read it whatever sign their computer writes before decimals. Without it
/// “45.53” is a text or a date in a German spreadsheet. Any other text with digits stays a text.
fn value_attributes(cell: &CopiedCell) -> String {
    match cell.number {
        Some(number) => format!(" x:num=\"{number}\" sdval=\"{number}\" sdnum=\"1033;\""),
        None if looks_like_a_value(&cell.text) => " x:str sdnum=\"1033;0;@\"".to_owned(),
        None => String::new(),
    }
}

fn css(CopiedCell { text, number, style }: &CopiedCell) -> String {
    let mut css = String::from(match style.align {
        Align::Left => "text-align:left",
        Align::Right => "text-align:right",
        Align::Centre => "text-align:center",
    });
    // A long name takes no second line.
    css.push_str(";white-space:nowrap");
    if number.is_none() && looks_like_a_value(text) {
        css.push_str(";mso-number-format:'\\@'");
    }
    let is_bold = style.bold || matches!(style.tone, CellTone::Title | CellTone::Heading);
    for (is_so, part) in [
        (is_bold, ";font-weight:bold"),
        (style.italic, ";font-style:italic"),
        (style.struck, ";text-decoration:line-through"),
    ] {
        css.push_str(if is_so { part } else { "" });
    }
    let ground: Option<Cow<'_, str>> = match (style.fill, style.tone) {
        (Some(fill), _) => Some(hex(fill.on_paper).into()),
        (None, CellTone::Heading) => Some(HEAD.into()),
        (None, CellTone::Computed | CellTone::Label) => Some(COMPUTED.into()),
        (None, CellTone::Input | CellTone::Title | CellTone::Gap) => None,
    };
    if let Some(ground) = ground {
        let _ = write!(css, ";background:{ground}");
    }
    css
}

/// “#FFEE58”.
fn hex(colour: Color32) -> String {
    format!("#{:02X}{:02X}{:02X}", colour.r(), colour.g(), colour.b())
}

#[cfg(test)]
mod tests {
    use super::super::model::Fill;
    use super::*;
    use crate::book::FillColour;

    #[test]
    fn a_table_has_the_look_of_its_cells_and_no_markup_of_a_name() {
        let total = CellStyle { tone: CellTone::Computed, align: Align::Right, italic: true, ..CellStyle::default() };
        let name = CopiedCell::new("<b>Ann & Ben</b>".to_owned(), CellStyle::default(), false);
        let html = html_table(&[vec![name, CopiedCell::new("45.53".to_owned(), total, false)]]);
        assert!(
            html.contains("<td style=\"text-align:left;white-space:nowrap\">&lt;b&gt;Ann &amp; Ben&lt;/b&gt;</td>"),
            "{html}"
        );
        assert!(html.contains(";font-style:italic;background:#F4F6F8\">45.53"), "{html}");
        let value = "<td x:num=\"45.53\" sdval=\"45.53\" sdnum=\"1033;\" style=\"text-align:right;";
        assert!(html.contains(value), "{html}");
    }

    #[test]
    fn a_filled_cell_is_copied_with_the_colour_that_it_has_on_paper() {
        let fill =
            Fill { chosen: FillColour::Yellow, colour: Color32::BLACK, on_paper: Color32::from_rgb(255, 238, 88) };
        let style = CellStyle { tone: CellTone::Computed, fill: Some(fill), ..CellStyle::default() };
        let html = html_table(&[vec![CopiedCell::new("8".to_owned(), style, false)]]);
        assert!(html.contains("background:#FFEE58\">8"), "{html}");
    }

    #[test]
    fn a_figure_has_the_comma_of_its_country_and_a_text_with_digits_never_becomes_a_date() {
        let figure = CellStyle { align: Align::Right, ..CellStyle::default() };
        let cells =
            |has_comma| ["-45.53", "8", "8.5 =", "1-3"].map(|text| CopiedCell::new(text.to_owned(), figure, has_comma));
        let texts = |has_comma| cells(has_comma).map(|cell| cell.plain_text().into_owned());
        // The window shows a comma in German, whatever the computer writes.
        let shown = |has_comma| CopiedCell::new("45,53".to_owned(), figure, has_comma).plain_text().into_owned();
        assert_eq!([shown(true), shown(false)], ["45,53", "45.53"]);
        assert_eq!(texts(true), ["-45,53", "8", "8.5 =", "1-3"]);
        assert_eq!(texts(false), ["-45.53", "8", "8.5 =", "1-3"]);
        let html = html_table(&[cells(true).into()]);
        assert!(
            html.contains("sdval=\"-45.53\" sdnum=\"1033;\" style=\"text-align:right;white-space:nowrap\">-45,53<"),
            "{html}"
        );
        let text =
            "<td x:str sdnum=\"1033;0;@\" style=\"text-align:right;white-space:nowrap;mso-number-format:'\\@'\">1-3<";
        assert!(html.contains(text), "{html}");
    }
}
