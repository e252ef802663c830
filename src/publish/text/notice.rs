//! Any notice as aligned text.

use super::columns::{AlignedTable, TextAlign, broken_heading};
use crate::languages::NoticeLanguages;
use crate::languages::sentences::pages;
use crate::notices::{CellPart, ColumnRole, LegendEntry, Mark, Notice, NoticeRow, NoticeSection};
use crate::printable_text::printable;
use crate::publish::shown_columns::{LayoutColumn, printed_columns};
use crate::publish::signs_of_type::with_signs_of_type;

/// How text shows the marks of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextMarks {
    /// As signs: “(31.80)” for a dropped game. The legend explains them.
    Signs,
    /// Not at all. Equal texts of one cell appear once, and leaders that the director overruled are left out.
    Omitted,
}

/// A section as an aligned table.
pub fn section_table(
    section: &NoticeSection,
    columns: &[LayoutColumn],
    marks: TextMarks,
    languages: NoticeLanguages,
) -> AlignedTable {
    let title = |column: &LayoutColumn| {
        let title = column.title(section);
        match column.role() {
            // An event has a name, which may be long.
            ColumnRole::EventPlace(_) | ColumnRole::EventPoints(_) | ColumnRole::PlaceAfterEvent(_) => {
                broken_heading(title)
            }
            _ => languages.in_sentence(title),
        }
    };
    let align = |column: &LayoutColumn| if column.role().is_text() { TextAlign::Left } else { TextAlign::Right };
    let mut table = AlignedTable::new(columns.iter().map(|column| (title(column), align(column))));
    for row in &section.rows {
        table.row(columns.iter().map(|column| cell_text(section, row, column, marks)).collect());
    }
    table
}

/// The text of a cell on one line.
fn cell_text(section: &NoticeSection, row: &NoticeRow, column: &LayoutColumn, marks: TextMarks) -> String {
    let mut texts: Vec<String> = Vec::new();
    for at in 0..column.part_count(section, row) {
        let text = match marks {
            TextMarks::Signs => column.text(section, row, at, CellPart::plain),
            TextMarks::Omitted => column.text(section, row, at, unmarked),
        };
        if marks == TextMarks::Signs || !texts.contains(&text) {
            texts.push(text);
        }
    }
    column.join(section, row, &texts)
}

/// The lines of a cell: a list of people or games has a line for each.
pub(in crate::publish) fn cell_lines(section: &NoticeSection, row: &NoticeRow, column: &LayoutColumn) -> Vec<String> {
    let is_list = matches!(
        column.role(),
        ColumnRole::Member
            | ColumnRole::MemberScore
            | ColumnRole::Winner
            | ColumnRole::Figure
            | ColumnRole::FinalCentres
            | ColumnRole::Game
            | ColumnRole::Note
    );
    if is_list {
        let parts = column.part_count(section, row);
        (0..parts).map(|at| column.text(section, row, at, CellPart::plain)).collect()
    } else {
        vec![cell_text(section, row, column, TextMarks::Signs)]
    }
}

fn unmarked(part: &CellPart) -> String {
    if part.has_mark(Mark::Overruled) { String::new() } else { part.text.clone() }
}

/// A notice of an event as plain text, for a mail, with the time of posting.
pub fn notice_text(notice: &Notice, event: &str, posted_at: &str) -> String {
    let draft = if notice.is_draft { notice.languages.text(pages::draft_sentence) } else { String::new() };
    let head = [event, &notice.title, &notice.subtitle, posted_at, &draft].map(str::to_owned);
    let mut blocks = vec![head.to_vec()];
    for section in &notice.sections {
        let mut lines = vec![section.title.clone()];
        if !section.rows.is_empty() {
            lines.extend(
                section_table(section, &printed_columns(&notice.sections, section), TextMarks::Signs, notice.languages)
                    .lines(),
            );
        }
        lines.extend(section.sentences.iter().cloned());
        blocks.push(lines);
    }
    blocks.push(notice.notes().collect());
    for lines in &mut blocks {
        lines.retain(|line| !line.is_empty());
    }
    blocks.retain(|lines| !lines.is_empty());
    let block = |lines: &Vec<String>| with_signs_of_type(&printable(&lines.join("\n"))).into_owned();
    blocks.iter().map(block).collect::<Vec<_>>().join("\n\n") + "\n"
}

/// The lines below the tables: legend, cautions for the director, sentences.
pub fn lines_below(notice: &Notice) -> Vec<String> {
    let legend = notice.legend.iter().map(LegendEntry::plain_line);
    legend.chain(notice.cautions.iter().cloned()).chain(notice.sentences.iter().cloned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::{NoticeCell, NoticeColumn};

    #[test]
    fn a_text_has_the_signs_of_type_and_the_names_of_events_as_they_are_written() {
        let part = |text: &str| NoticeCell::from(CellPart { text: text.into(), ..CellPart::default() });
        let columns = [(ColumnRole::Player, "Player"), (ColumnRole::PlaceAfterEvent(0), "Queen's Cup")];
        let notice = Notice {
            title: "Ladder".into(),
            sections: vec![NoticeSection {
                columns: columns.map(|(role, title)| NoticeColumn::new(role, title)).into(),
                rows: vec![NoticeRow { cells: vec![part("Pat O'Neil"), part("-1")], ..NoticeRow::default() }],
                ..NoticeSection::default()
            }],
            ..Notice::default()
        };
        let lines = ["Bismark", "Ladder", "", "            Queen’s", "player          Cup", "Pat O’Neil       −1", ""];
        assert_eq!(notice_text(&notice, "Bismark", ""), lines.join("\n"));
    }
}
