//! The status of each cell of the sheet that is being read: unread, understood, not needed for a reason, or unplaced.

use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::SheetRange;
use crate::languages::window_sentences::import_report as texts;

/// The reason why the book does not need cells that the import understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::import) enum NotNeededReason {
    Title,
    Heading,
    Total,
    Computed,
    Bookkeeping,
    Dash,
    NotEliminated,
    StartCount,
    Survived,
    OwnTable,
    OwnSentence,
    OwnMark,
    SheetLeftOut,
    EmptyForm,
    OldCopy,
    NumberOfPlayer,
    TimeOfAnswer,
    NameAgain,
    Label,
}

impl NotNeededReason {
    /// The sentence about such cells.
    pub(in crate::import) fn describe(self) -> &'static str {
        match self {
            NotNeededReason::Title => texts::not_needed_title(),
            NotNeededReason::Heading => texts::not_needed_heading(),
            NotNeededReason::Total => texts::not_needed_total(),
            NotNeededReason::Computed => texts::not_needed_computed(),
            NotNeededReason::Bookkeeping => texts::not_needed_bookkeeping(),
            NotNeededReason::Dash => texts::not_needed_dash(),
            NotNeededReason::NotEliminated => texts::not_needed_not_eliminated(),
            NotNeededReason::StartCount => texts::not_needed_start_count(),
            NotNeededReason::Survived => texts::not_needed_survived(),
            NotNeededReason::OwnTable => texts::not_needed_own_table(),
            NotNeededReason::OwnSentence => texts::not_needed_own_sentence(),
            NotNeededReason::OwnMark => texts::not_needed_own_mark(),
            NotNeededReason::SheetLeftOut => texts::not_needed_sheet_left_out(),
            NotNeededReason::NumberOfPlayer => texts::not_needed_number_of_player(),
            NotNeededReason::TimeOfAnswer => texts::not_needed_time_of_answer(),
            NotNeededReason::Label => texts::not_needed_label(),
            NotNeededReason::NameAgain => texts::not_needed_name_again(),
            NotNeededReason::OldCopy => texts::not_needed_old_copy(),
            NotNeededReason::EmptyForm => texts::not_needed_empty_form(),
        }
    }
}

/// The status of a cell during the import.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::import) enum CellStatus {
    /// Not read yet. A cell that is still unread at the end becomes unplaced.
    Unread,
    Understood,
    NotNeeded(NotNeededReason),
    /// Understood, and kept word for word too. A finding says why.
    Kept,
    /// Not understood, and kept word for word.
    Unplaced,
}

impl CellStatus {
    /// Whether the cell is kept word for word among the unplaced cells.
    pub(in crate::import) const fn is_word_for_word(self) -> bool {
        matches!(self, CellStatus::Kept | CellStatus::Unplaced)
    }
}

/// A sheet that is being read, with the status of each cell.
#[derive(Debug)]
pub(in crate::import) struct CellStatusSheet<'a> {
    pub sheet: &'a RawSheet,
    /// The number of the sheet in the cell sources.
    pub index: usize,
    statuses: Vec<CellStatus>,
    /// The sheet as it is in the file, if cells were replaced in `sheet`.
    in_file: Option<&'a RawSheet>,
}

impl<'a> CellStatusSheet<'a> {
    pub(in crate::import) fn new(sheet: &'a RawSheet, index: usize) -> Self {
        CellStatusSheet { sheet, index, statuses: vec![CellStatus::Unread; sheet.cells.len()], in_file: None }
    }

    /// Keeps unplaced cells as they are in the file.
    pub(in crate::import) fn with_original(self, sheet: Option<&'a RawSheet>) -> Self {
        CellStatusSheet { in_file: sheet, ..self }
    }

    /// The text of a cell as it is in the file.
    pub(in crate::import) fn text_in_file(&self, cell: CellIndex) -> String {
        let held = self.sheet.cell(cell);
        let in_file = self.in_file.and_then(|sheet| Some(sheet.cell(sheet.find(held.at)?)));
        in_file.unwrap_or(held).text().into_owned()
    }

    pub(in crate::import) fn status(&self, cell: CellIndex) -> CellStatus {
        self.statuses[cell]
    }

    pub(in crate::import) fn is_unread(&self, cell: CellIndex) -> bool {
        self.statuses[cell] == CellStatus::Unread
    }

    /// Whether the cell is kept word for word.
    pub(in crate::import) fn is_word_for_word(&self, cell: CellIndex) -> bool {
        self.statuses[cell].is_word_for_word()
    }

    /// Marks a cell as understood, unless the whole cell is kept word for word because a part of it was not.
    pub(in crate::import) fn mark_understood(&mut self, cell: CellIndex) {
        if !self.is_word_for_word(cell) {
            self.statuses[cell] = CellStatus::Understood;
        }
    }

    /// Marks a cell as not needed, unless it has another status already.
    pub(in crate::import) fn mark_not_needed(&mut self, cell: CellIndex, reason: NotNeededReason) {
        if self.is_unread(cell) {
            self.statuses[cell] = CellStatus::NotNeeded(reason);
        }
    }

    /// Marks a cell as kept word for word, for a reason that a finding gives.
    pub(in crate::import) fn mark_kept(&mut self, cell: CellIndex) {
        self.statuses[cell] = CellStatus::Kept;
    }

    /// Marks a cell as not understood. It is kept word for word.
    pub(in crate::import) fn mark_unplaced(&mut self, cell: CellIndex) {
        self.statuses[cell] = CellStatus::Unplaced;
    }

    /// The cells with this status, as few ranges.
    pub(in crate::import) fn ranges(&self, status: CellStatus) -> Vec<SheetRange> {
        SheetRange::covering_ranges(self.cells_with(status).map(|cell| self.sheet.address_of(cell)))
    }

    pub(in crate::import) fn cells_with(&self, status: CellStatus) -> impl Iterator<Item = CellIndex> {
        self.statuses.iter().enumerate().filter_map(move |(cell, has)| (*has == status).then_some(cell))
    }

    /// The cells that are kept word for word.
    pub(in crate::import) fn cells_word_for_word(&self) -> impl Iterator<Item = CellIndex> {
        self.statuses.iter().enumerate().filter_map(|(cell, status)| status.is_word_for_word().then_some(cell))
    }

    /// The statuses of the cells of this sheet, each once.
    pub(in crate::import) fn statuses_in_use(&self) -> Vec<CellStatus> {
        let mut statuses = self.statuses.clone();
        statuses.sort_unstable();
        statuses.dedup();
        statuses
    }
}
