//! Copied cells as an HTML table, which spreadsheets and mail programs paste with its look.

use std::borrow::Cow;
use std::fmt::Write as _;

use eframe::egui::{Color32, Context, Id};

use super::model::{Align, CellStyle, CellTone};
use crate::html_text::escape_markup;

/// Copied cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CopiedCells {
    /// Tab-separated text.
    pub text: String,
    /// A table with the look of the cells. Empty for a part of an edited text.
    pub html: String,
}

fn id() -> Id {
    Id::unique("copied table")
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
pub(super) fn html_table(rows: &[Vec<(String, CellStyle)>]) -> String {
    let mut html = String::from("<table xmlns:x=\"urn:schemas-microsoft-com:office:excel\">\n");
    for row in rows {
        html.push_str("<tr>");
        for (text, style) in row {
            let tag = if style.tone == CellTone::Heading { "th" } else { "td" };
            let _ = write!(
                html,
                "<{tag}{} style=\"{}\">{}</{tag}>",
                number_attributes(text, style),
                css(style),
                escape_markup(&text.replace(char::is_control, " "))
            );
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</table>\n");
    html
}

/// The value of a figure, as LibreOffice and Excel read it whatever sign their computer writes before decimals. Without it
/// “45.53” is a text or a date in a German spreadsheet.
fn number_attributes(text: &str, style: &CellStyle) -> String {
    let is_figure = style.align == Align::Right && style.tone != CellTone::Heading;
    match text.trim().parse::<f64>() {
        Ok(number) if is_figure && number.is_finite() => {
            format!(" x:num=\"{number}\" sdval=\"{number}\" sdnum=\"1033;\"")
        }
        _ => String::new(),
    }
}

fn css(style: &CellStyle) -> String {
    let mut css = String::from(match style.align {
        Align::Left => "text-align:left",
        Align::Right => "text-align:right",
        Align::Centre => "text-align:center",
    });
    // A long name takes no second line.
    css.push_str(";white-space:nowrap");
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

    #[test]
    fn a_table_has_the_look_of_its_cells_and_no_markup_of_a_name() {
        let total = CellStyle { tone: CellTone::Computed, align: Align::Right, italic: true, ..CellStyle::default() };
        let html =
            html_table(&[vec![("<b>Ann & Ben</b>".to_owned(), CellStyle::default()), ("45.53".to_owned(), total)]]);
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
        let fill = Fill { name: "yellow", colour: Color32::BLACK, on_paper: Color32::from_rgb(255, 238, 88) };
        let style = CellStyle { tone: CellTone::Computed, fill: Some(fill), ..CellStyle::default() };
        let html = html_table(&[vec![("8".to_owned(), style)]]);
        assert!(html.contains("background:#FFEE58\">8"), "{html}");
    }
}
