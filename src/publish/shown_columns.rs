//! Which columns of a notice a file or the terminal shows, and in which order.

use crate::notices::{CellPart, ColumnRole, NoticeRow, NoticeSection};

/// A column of a laid-out table: one column of the notice, or several that are joined to one text.
#[derive(Clone, Debug)]
pub struct LayoutColumn {
    roles: Vec<ColumnRole>,
    joiner: &'static str,
}

impl LayoutColumn {
    /// One column of the notice.
    pub fn single(role: ColumnRole) -> LayoutColumn {
        LayoutColumn { roles: vec![role], joiner: "" }
    }

    /// Several columns of the notice in one. Part by part, the texts that are not empty are joined.
    pub fn joined(roles: &[ColumnRole], joiner: &'static str) -> LayoutColumn {
        LayoutColumn { roles: roles.to_vec(), joiner }
    }

    /// Every column of the section.
    pub fn all(section: &NoticeSection) -> Vec<LayoutColumn> {
        section.columns.iter().map(|column| LayoutColumn::single(column.role)).collect()
    }

    /// The role of the first column.
    pub fn role(&self) -> ColumnRole {
        self.roles.first().copied().unwrap_or(ColumnRole::Note)
    }

    /// The heading: that of the first column.
    pub fn title<'a>(&self, section: &'a NoticeSection) -> &'a str {
        section.column_title(self.role())
    }

    /// The number of parts in the row's cell.
    pub fn part_count(&self, section: &NoticeSection, row: &NoticeRow) -> usize {
        let cells = self.roles.iter().filter_map(|role| section.cell(row, *role));
        cells.map(|cell| cell.parts.len()).max().unwrap_or(0)
    }

    /// The first part at this position that is a number, where the column is not joined.
    pub fn part<'a>(&self, section: &NoticeSection, row: &'a NoticeRow, at: usize) -> Option<&'a CellPart> {
        match self.roles[..] {
            [role] => section.cell(row, role)?.parts.get(at),
            _ => None,
        }
    }

    /// The text of the part at this position.
    pub fn text(
        &self,
        section: &NoticeSection,
        row: &NoticeRow,
        at: usize,
        text: impl Fn(&CellPart) -> String,
    ) -> String {
        let parts = self.roles.iter().filter_map(|role| section.cell(row, *role)?.parts.get(at));
        parts.map(text).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(self.joiner)
    }

    /// The texts of the parts on one line.
    pub fn join(&self, section: &NoticeSection, row: &NoticeRow, texts: &[String]) -> String {
        section.cell(row, self.role()).map_or_else(|| texts.concat(), |cell| cell.join(texts))
    }
}
