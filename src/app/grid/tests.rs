//! Tests of the grid without a window. One call of [`GridTester::keys`] is one frame. As on the screen, the sheet shows
//! the changes of a frame only after the frame.

use eframe::egui::{Key, Modifiers};
use proptest::prelude::*;

use super::*;
use crate::languages::{Language, in_language};

/// A sheet written as text. Cells are separated by bars. `~` is a gap, `#` begins a title and `=` a computed cell.
struct TestSheet {
    cells: Vec<Vec<String>>,
    columns: Vec<ColumnSpec>,
    names: Vec<&'static str>,
    reads_blocks: bool,
}

impl TestSheet {
    fn from_picture(picture: &str) -> Self {
        let cells: Vec<Vec<String>> = picture
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
            .collect();
        let columns = vec![ColumnSpec::fixed(60.0); cells[0].len()];
        Self { cells, columns, names: Vec::new(), reads_blocks: false }
    }

    fn empty(rows: usize, columns: usize) -> Self {
        Self {
            cells: vec![vec![String::new(); columns]; rows],
            columns: vec![ColumnSpec::fixed(60.0); columns],
            names: Vec::new(),
            reads_blocks: false,
        }
    }

    fn picture(&self) -> Vec<String> {
        self.cells.iter().map(|row| row.join("|")).collect()
    }
}

impl GridModel for TestSheet {
    fn rows(&self) -> usize {
        self.cells.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let text = self.cells[row][column].as_str();
        let (tone, text) = match text.chars().next() {
            Some('~') => (CellTone::Gap, ""),
            Some('#') => (CellTone::Title, &text[1..]),
            Some('^') => (CellTone::Heading, &text[1..]),
            Some('=') => (CellTone::Computed, &text[1..]),
            _ => (CellTone::Input, text),
        };
        let style = CellStyle { tone, ..CellStyle::default() };
        CellView { text: text.into(), style, editable: tone == CellTone::Input, ..CellView::default() }
    }

    fn label(&self, row: usize, column: usize) -> String {
        format!("{row} {column}")
    }

    fn reads_block(&self, text: &str) -> bool {
        self.reads_blocks && text.trim_end().contains(['\t', '\n'])
    }

    fn completions(&self, _row: usize, _column: usize, typed: &str) -> Vec<String> {
        let typed = typed.to_lowercase();
        let of = |name: &&&str| name.to_lowercase().contains(&typed);
        let mut names: Vec<String> = self.names.iter().filter(of).map(|name| (*name).to_owned()).collect();
        names.sort_by_key(|name| !name.to_lowercase().starts_with(&typed));
        names
    }
}

struct GridTester {
    sheet: TestSheet,
    grid: GridState,
    clipboard: String,
    cut: Vec<CellPos>,
    messages: Vec<String>,
    opened: Vec<CellPos>,
    pressed: Vec<CellPos>,
    blocks: Vec<(String, CellPos)>,
    /// The number of undo steps.
    steps: usize,
}

impl GridTester {
    fn new(sheet: TestSheet) -> Self {
        let mut grid = GridState::default();
        grid.begin_frame(&sheet);
        Self {
            sheet,
            grid,
            clipboard: String::new(),
            cut: vec![],
            messages: vec![],
            opened: vec![],
            pressed: vec![],
            blocks: vec![],
            steps: 0,
        }
    }

    /// Sends words in one frame. A word that names a key (`Tab`, `Shift+Enter`, `Ctrl+V`) is this key. Any other word
    /// is typed letter by letter.
    fn keys(&mut self, words: &str) -> &mut Self {
        let mut inputs = Vec::new();
        for word in words.split_whitespace() {
            match key(word) {
                Some((key, modifiers)) => inputs.push(Err((key, modifiers))),
                None => inputs.extend(word.chars().map(|letter| Ok(GridInput::Type(letter.into())))),
            }
        }
        self.frame(inputs)
    }

    fn inputs(&mut self, inputs: impl IntoIterator<Item = GridInput>) -> &mut Self {
        self.frame(inputs.into_iter().map(Ok).collect())
    }

    fn frame(&mut self, inputs: Vec<Result<GridInput, (Key, Modifiers)>>) -> &mut Self {
        self.grid.begin_frame(&self.sheet);
        let mut changes = Vec::new();
        for input in inputs {
            let input = match input {
                Ok(input) => Some(input),
                Err((Key::C, modifiers)) if modifiers.command => Some(GridInput::Copy),
                Err((Key::X, modifiers)) if modifiers.command => Some(GridInput::Cut),
                Err((Key::V, modifiers)) if modifiers.command => Some(GridInput::Paste(self.clipboard.clone())),
                Err((key, modifiers)) => {
                    input_for_key(key, modifiers, self.grid.mode(), !self.grid.completion_list().0.is_empty())
                }
            };
            for action in input.map(|input| self.grid.handle(input, &self.sheet)).unwrap_or_default() {
                match action {
                    GridAction::Change(cells) => {
                        self.steps += 1;
                        changes.extend(cells);
                    }
                    GridAction::Message(text) | GridAction::Refusal(text) => self.messages.push(text),
                    GridAction::OpenDetails(at) => self.opened.push(at),
                    GridAction::Press(at) => self.pressed.push(at),
                    GridAction::PasteBlock { text, at } => self.blocks.push((text, at)),
                    GridAction::Copy(copied) => self.clipboard = copied.text,
                    GridAction::CutCells { cells, .. } => self.cut = cells,
                    GridAction::Pasting { range, .. } => {
                        let outside = std::mem::take(&mut self.cut).into_iter().filter(|at| !range.contains(*at));
                        changes.extend(outside.map(|CellPos { row, column }| CellChange {
                            row,
                            column,
                            text: String::new(),
                        }));
                    }
                    GridAction::PressAlso(_)
                    | GridAction::OpenFilter { .. }
                    | GridAction::ResizeColumn { .. }
                    | GridAction::MoveColumn { .. } => {}
                }
            }
        }
        for CellChange { row, column, text } in changes {
            self.sheet.cells[row][column] = text;
        }
        self
    }

    fn go_to(&mut self, row: usize, column: usize) -> &mut Self {
        self.grid.go_to(row, column);
        self
    }

    fn select(&mut self, top: usize, left: usize, bottom: usize, right: usize) -> &mut Self {
        self.grid.select(CellRange { top, left, bottom, right });
        self
    }

    fn cursor(&self) -> (usize, usize) {
        (self.grid.cursor().row, self.grid.cursor().column)
    }

    fn selection(&self) -> (usize, usize, usize, usize) {
        let CellRange { top, left, bottom, right } = self.grid.selection();
        (top, left, bottom, right)
    }
}

fn key(word: &str) -> Option<(Key, Modifiers)> {
    let mut modifiers = Modifiers::NONE;
    let mut name = word;
    for (prefix, modifier) in
        [("Ctrl+", Modifiers::CTRL | Modifiers::COMMAND), ("Shift+", Modifiers::SHIFT), ("Alt+", Modifiers::ALT)]
    {
        if let Some(rest) = name.strip_prefix(prefix) {
            modifiers |= modifier;
            name = rest;
        }
    }
    let name = match name {
        "Esc" => "Escape",
        "Del" => "Delete",
        "PgDn" => "PageDown",
        "PgUp" => "PageUp",
        name => name,
    };
    Key::from_name(name).filter(|_| name.len() > 1 || modifiers.any()).map(|key| (key, modifiers))
}

/// Four boards in two rows with gaps between them, each below its title. The scores are computed.
fn round() -> GridTester {
    GridTester::new(TestSheet::from_picture(
        "
        | #Board A | ~  | ~     | ~ | #Board B | ~  | ~     |
        | Austria  | 16 | =45.5 | ~ | Austria  | 15 | =40.8 |
        | England  | 15 | =40.8 | ~ | England  | 12 | =30.1 |
        | France   | 3  | =5.0  | ~ | France   | 7  | =9.2  |
        | ~        | ~  | ~     | ~ | ~        | ~  | ~     |
        | #Board C | ~  | ~     | ~ | #Board D | ~  | ~     |
        | Austria  | 9  | =12.0 | ~ | Austria  | 8  | =11.0 |
        ",
    ))
}

// Typing

#[test]
fn numbers_typed_in_one_frame_go_into_their_cells() {
    let mut tester = GridTester::new(TestSheet::empty(3, 4));
    tester.go_to(0, 1).keys("5 Tab 6 Tab 7 Enter 8 Tab 9 Enter");
    assert_eq!(tester.sheet.picture(), ["|5|6|7", "|8|9|", "|||"]);
    assert_eq!(tester.cursor(), (2, 1), "Enter returns to the column where the Tabs began");
    assert_eq!(tester.steps, 5);
}

#[test]
fn typing_replaces_the_text_and_f2_edits_it() {
    let mut tester = round();
    tester.go_to(1, 1).keys("8 Enter");
    assert_eq!(tester.sheet.cells[1][1], "8");
    assert_eq!(tester.cursor(), (2, 1));
    tester.keys("F2 Home ArrowRight Backspace 2 Enter");
    assert_eq!(tester.sheet.cells[2][1], "25");
}

#[test]
fn an_arrow_commits_typed_text_but_moves_the_caret_after_f2() {
    let mut tester = round();
    tester.go_to(1, 1).keys("1 2 ArrowDown");
    assert_eq!((tester.sheet.cells[1][1].as_str(), tester.cursor()), ("12", (2, 1)));
    tester.keys("F2 ArrowLeft 9");
    assert_eq!(tester.grid.edited_text(), Some("195"));
    tester.keys("ArrowDown 0");
    assert_eq!((tester.grid.edited_text(), tester.cursor()), (Some("1950"), (2, 1)));
    tester.keys("Tab");
    assert_eq!(tester.sheet.cells[2][1], "1950");
}

#[test]
fn f2_while_typing_makes_the_arrows_move_the_caret() {
    let mut tester = round();
    tester.go_to(1, 1).keys("1 3 F2 ArrowLeft 2");
    assert_eq!(tester.grid.edited_text(), Some("123"));
}

#[test]
fn escape_discards_the_typed_text_and_keeps_the_cursor() {
    let mut tester = round();
    tester.go_to(1, 1).keys("3 4 Esc");
    assert_eq!((tester.sheet.cells[1][1].as_str(), tester.cursor(), tester.steps), ("16", (1, 1), 0));
    assert!(!tester.grid.is_editing());
}

#[test]
fn an_unchanged_text_makes_no_undo_step() {
    let mut tester = round();
    tester.go_to(1, 1).keys("1 6 Enter F2 Enter");
    assert_eq!(tester.steps, 0);
}

#[test]
fn typing_into_a_computed_cell_shows_a_message_and_f2_explains_the_cell() {
    let mut tester = round();
    tester.go_to(1, 2).keys("7");
    assert_eq!(tester.messages, ["This cell cannot be edited."]);
    assert!(!tester.grid.is_editing());
    tester.keys("F2");
    assert_eq!(tester.opened, [CellPos::new(1, 2)]);
}

#[test]
fn undo_while_editing_applies_to_the_edited_text() {
    let mut tester = round();
    tester.go_to(1, 1).keys("F2 7 Ctrl+Z");
    assert_eq!(tester.grid.edited_text(), Some("16"));
    tester.keys("Ctrl+Y");
    assert_eq!(tester.grid.edited_text(), Some("167"));
    assert_eq!(
        input_for_key(Key::Z, Modifiers::COMMAND, EditMode::Navigate, false),
        None,
        "otherwise the owner handles undo"
    );
}

#[test]
fn ctrl_enter_puts_the_text_into_every_selected_cell() {
    let mut tester = round();
    tester.select(1, 1, 3, 1).keys("5 Ctrl+Enter");
    assert_eq!((&*tester.sheet.cells[1][1], &*tester.sheet.cells[3][1], tester.steps), ("5", "5", 1));
    assert_eq!(tester.selection(), (1, 1, 3, 1));
}

#[test]
fn a_text_typed_in_a_frame_can_be_copied_in_the_same_frame() {
    let mut tester = round();
    tester.go_to(1, 1).keys("8 Enter ArrowUp Ctrl+C ArrowDown ArrowDown Ctrl+V");
    assert_eq!(tester.sheet.cells[3][1], "8");
}

// Moving

#[test]
fn the_cursor_skips_gaps_and_titles_and_always_gets_out_of_them() {
    let mut tester = round();
    assert_eq!(tester.cursor(), (1, 0), "it starts on the first reachable cell");
    tester.go_to(1, 2).keys("ArrowRight");
    assert_eq!(tester.cursor(), (1, 4));
    tester.go_to(3, 0).keys("ArrowDown");
    assert_eq!(tester.cursor(), (6, 0));
    tester.keys("ArrowDown ArrowDown ArrowLeft");
    assert_eq!(tester.cursor(), (6, 0), "it stays at the edge");
    tester.go_to(1, 0).keys("ArrowUp");
    assert_eq!(tester.cursor(), (1, 0), "there is only a title above");
    tester.go_to(4, 3).keys("ArrowRight");
    assert_ne!(tester.cursor(), (4, 3), "it leaves a gap into which it was put");
}

#[test]
fn ctrl_with_an_arrow_goes_to_the_edge_of_the_data() {
    let mut tester = GridTester::new(TestSheet::from_picture(
        "
        | a |   | c | d |
        | b |   |   |   |
        |   |   |   |   |
        | e |   |   |   |
        |   |   |   |   |
        ",
    ));
    tester.keys("Ctrl+ArrowDown");
    assert_eq!(tester.cursor(), (1, 0), "the end of the run");
    tester.keys("Ctrl+ArrowDown");
    assert_eq!(tester.cursor(), (3, 0), "across empty cells to the next run");
    tester.keys("Ctrl+ArrowDown");
    assert_eq!(tester.cursor(), (4, 0), "to the end of the sheet");
    tester.go_to(0, 0).keys("Ctrl+ArrowRight");
    assert_eq!(tester.cursor(), (0, 2));
    tester.keys("Ctrl+Shift+ArrowRight");
    assert_eq!(tester.selection(), (0, 2, 0, 3));
}

#[test]
fn home_and_end_go_to_the_ends_of_the_row_and_of_the_sheet() {
    let mut tester = round();
    tester.go_to(2, 1).keys("End");
    assert_eq!(tester.cursor(), (2, 6));
    tester.keys("Home");
    assert_eq!(tester.cursor(), (2, 0));
    tester.keys("Ctrl+End");
    assert_eq!(tester.cursor(), (6, 6));
    tester.keys("Ctrl+Home");
    assert_eq!(tester.cursor(), (1, 0));
}

#[test]
fn page_up_and_page_down_move_by_a_page() {
    let mut tester = GridTester::new(TestSheet::empty(100, 2));
    tester.keys("PgDn");
    assert_eq!(tester.cursor(), (20, 0));
    tester.keys("PgDn PgDn PgDn PgDn PgDn PgUp");
    assert_eq!(tester.cursor(), (79, 0));
    tester.keys("Shift+PgUp");
    assert_eq!((tester.cursor(), tester.selection()), ((79, 0), (59, 0, 79, 0)));
}

#[test]
fn shift_extends_the_selection_and_typing_goes_to_the_fixed_corner() {
    let mut tester = GridTester::new(TestSheet::empty(4, 4));
    tester.go_to(1, 1).keys("Shift+ArrowDown Shift+ArrowRight Shift+ArrowRight Shift+ArrowLeft");
    assert_eq!((tester.selection(), tester.cursor()), ((1, 1, 2, 2), (1, 1)));
    tester.keys("x Enter");
    assert_eq!(tester.sheet.cells[1][1], "x");
}

#[test]
fn tab_and_enter_go_round_within_a_selection() {
    let mut tester = GridTester::new(TestSheet::empty(3, 3));
    tester.select(0, 0, 1, 1).keys("1 Tab 2 Tab 3 Tab 4 Tab");
    assert_eq!(tester.sheet.picture(), ["1|2|", "3|4|", "||"]);
    assert_eq!((tester.cursor(), tester.selection()), ((0, 0), (0, 0, 1, 1)));
    tester.keys("5 Enter 6 Enter 7 Enter 8 Enter");
    assert_eq!(tester.sheet.picture(), ["5|7|", "6|8|", "||"]);
    tester.keys("Shift+Enter");
    assert_eq!(tester.cursor(), (1, 1));
    tester.keys("Shift+Tab");
    assert_eq!(tester.cursor(), (1, 0));
}

#[test]
fn tab_and_enter_skip_unreachable_cells_of_a_selection() {
    let mut tester = round();
    tester.select(3, 0, 6, 1).keys("Enter");
    assert_eq!(tester.cursor(), (6, 0));
    tester.select(1, 2, 2, 4).keys("Tab Tab");
    assert_eq!(tester.cursor(), (2, 2));
}

#[test]
fn the_sheet_the_row_or_the_column_of_the_cursor_is_selected() {
    let mut tester = GridTester::new(TestSheet::empty(3, 4));
    tester.go_to(1, 2).keys("Ctrl+A");
    assert_eq!((tester.selection(), tester.cursor()), ((0, 0, 2, 3), (1, 2)));
    tester.go_to(1, 2).keys("Shift+Space");
    assert_eq!(tester.selection(), (1, 0, 1, 3));
    tester.go_to(1, 2).keys("Ctrl+Space");
    assert_eq!(tester.selection(), (0, 2, 2, 2));
}

#[test]
fn shift_tab_and_shift_enter_move_backwards() {
    let mut tester = GridTester::new(TestSheet::empty(3, 3));
    tester.go_to(1, 1).keys("1 Shift+Tab 2 Shift+Enter");
    assert_eq!(tester.sheet.picture(), ["||", "2|1|", "||"]);
    assert_eq!(tester.cursor(), (0, 0));
}

// The mouse

#[test]
fn a_click_commits_and_moves_and_shift_click_or_dragging_selects() {
    let mut tester = round();
    tester.go_to(1, 1).keys("9");
    tester.inputs([GridInput::Press { at: CellPos::new(3, 1), extend: false }]);
    assert_eq!((&*tester.sheet.cells[1][1], tester.cursor()), ("9", (3, 1)));
    tester.inputs([GridInput::Press { at: CellPos::new(1, 0), extend: true }]);
    assert_eq!((tester.selection(), tester.cursor()), ((1, 0, 3, 1), (3, 1)));
    tester.inputs([GridInput::Press { at: CellPos::new(2, 5), extend: false }, GridInput::Drag(CellPos::new(3, 6))]);
    assert_eq!(tester.selection(), (2, 5, 3, 6));
}

#[test]
fn a_double_click_edits_a_cell_or_explains_a_computed_one() {
    let mut tester = round();
    let at = CellPos::new(2, 1);
    tester.inputs([GridInput::Press { at, extend: false }, GridInput::DoubleClick(at)]);
    assert_eq!((tester.grid.mode(), tester.grid.edited_text()), (EditMode::Edit, Some("15")));
    let at = CellPos::new(2, 2);
    tester.inputs([GridInput::Press { at, extend: false }, GridInput::DoubleClick(at)]);
    assert_eq!(tester.opened, [at]);
}

#[test]
fn a_click_on_a_title_is_passed_to_the_owner() {
    let mut tester = round();
    tester.go_to(2, 1).inputs([GridInput::Press { at: CellPos::new(5, 4), extend: false }]);
    assert_eq!((tester.cursor(), tester.pressed.as_slice()), ((2, 1), [CellPos::new(5, 4)].as_slice()));
}

// Many cells

#[test]
fn delete_clears_the_editable_cells_in_one_step() {
    let mut tester = round();
    tester.select(1, 0, 3, 2).keys("Del");
    assert_eq!(
        tester.sheet.picture()[1..4],
        ["||=45.5|~|Austria|15|=40.8", "||=40.8|~|England|12|=30.1", "||=5.0|~|France|7|=9.2"]
    );
    assert_eq!((tester.steps, tester.messages.len()), (1, 0));
    tester.go_to(1, 2).keys("Backspace");
    assert_eq!(tester.messages, ["This cell cannot be edited."]);
}

#[test]
fn a_column_copied_in_excel_is_pasted_as_a_column() {
    let mut tester = round();
    tester.clipboard = "10\r\n11\r\n13\r\n".into();
    tester.go_to(1, 1).keys("Ctrl+V");
    assert_eq!(
        [&*tester.sheet.cells[1][1], &*tester.sheet.cells[2][1], &*tester.sheet.cells[3][1]],
        ["10", "11", "13"]
    );
    assert_eq!((tester.steps, tester.selection()), (1, (1, 1, 3, 1)));
}

#[test]
fn one_value_fills_the_selection_and_a_block_repeats_in_a_multiple_of_its_size() {
    let mut tester = GridTester::new(TestSheet::empty(4, 3));
    tester.clipboard = "x".into();
    tester.select(0, 0, 1, 2).keys("Ctrl+V");
    assert_eq!(tester.sheet.picture()[..2], ["x|x|x", "x|x|x"]);
    tester.clipboard = "1\t2\n3\t4\n".into();
    tester.select(0, 0, 3, 1).keys("Ctrl+V");
    assert_eq!(tester.sheet.picture(), ["1|2|x", "3|4|x", "1|2|", "3|4|"]);
    tester.select(0, 0, 2, 0).keys("Ctrl+V");
    assert_eq!(tester.selection(), (0, 0, 1, 1), "three rows are not a multiple of two, so the block is pasted once");
}

#[test]
fn a_message_names_the_rows_and_columns_that_did_not_fit() {
    let mut tester = GridTester::new(TestSheet::empty(2, 2));
    tester.clipboard = "1\t2\t3\n4\t5\t6\n".into();
    tester.go_to(1, 1).keys("Ctrl+V");
    assert_eq!(tester.sheet.picture(), ["|", "|1"]);
    assert_eq!(tester.messages, ["1 row and 2 columns did not fit on the sheet."]);
}

#[test]
fn a_block_goes_to_the_owner_who_reads_blocks_and_a_single_cell_does_not() {
    let mut tester = GridTester::new(TestSheet::empty(3, 3));
    tester.sheet.reads_blocks = true;
    tester.clipboard = "1\t2\n".into();
    tester.select(1, 1, 2, 2).keys("Ctrl+V");
    assert_eq!((tester.steps, &tester.blocks[..]), (0, &[("1\t2\n".to_owned(), CellPos::new(1, 1))][..]));
    tester.clipboard = "x\n".into();
    tester.go_to(0, 0).keys("Ctrl+V F2 Ctrl+V");
    assert_eq!((tester.sheet.cells[0][0].as_str(), tester.blocks.len()), ("x", 1));
}

#[test]
fn cells_that_cannot_be_edited_stay_and_are_counted() {
    let mut tester = round();
    tester.clipboard = "Austria\t10\t33.3\nEngland\t11\t40.8\nItaly\t13\t1.0\n".into();
    tester.go_to(1, 0).keys("Ctrl+V");
    assert_eq!(
        tester.sheet.picture()[1..4],
        ["Austria|10|=45.5|~|Austria|15|=40.8", "England|11|=40.8|~|England|12|=30.1", "Italy|13|=5.0|~|France|7|=9.2"]
    );
    assert_eq!(tester.messages, ["2 cells cannot be edited and were left unchanged."], "an equal cell is not counted");
}

#[test]
fn short_rows_of_a_block_change_no_other_cells() {
    let mut tester = GridTester::new(TestSheet::from_picture("| a | b |\n| c | d |"));
    tester.clipboard = "1\n2\t3\n".into();
    tester.keys("Ctrl+V");
    assert_eq!(tester.sheet.picture(), ["1|b", "2|3"]);
}

#[test]
fn cut_and_paste_moves_a_block() {
    let mut tester = GridTester::new(TestSheet::from_picture("| a | b |  |\n| c | d |  |\n|  |  |  |"));
    tester.select(0, 0, 1, 1).keys("Ctrl+X");
    assert_eq!(
        (tester.sheet.picture(), tester.clipboard.as_str()),
        (["a|b|", "c|d|", "||"].map(str::to_owned).to_vec(), "a\tb\nc\td\n")
    );
    tester.go_to(1, 1).keys("Ctrl+V");
    assert_eq!(tester.sheet.picture(), ["||", "|a|b", "|c|d"]);
}

#[test]
fn while_editing_the_clipboard_applies_to_the_edited_text() {
    let mut tester = round();
    tester.clipboard = "two\r\nlines\r\n".into();
    tester.go_to(1, 1).keys("F2 Ctrl+A Ctrl+V");
    assert_eq!(tester.grid.edited_text(), Some("two lines"));
    tester.keys("Shift+Home Ctrl+X");
    assert_eq!((tester.grid.edited_text(), tester.clipboard.as_str()), (Some(""), "two lines"));
}

#[test]
fn fill_down_repeats_the_first_row_or_the_row_above() {
    let mut tester = GridTester::new(TestSheet::from_picture("| 1 | 2 |\n|  |  |\n|  |  |"));
    tester.select(0, 0, 2, 1).keys("Ctrl+D");
    assert_eq!((tester.sheet.picture(), tester.steps), (vec!["1|2".to_owned(); 3], 1));
    let mut tester = GridTester::new(TestSheet::from_picture("| 1 |  |\n|  |  |"));
    tester.go_to(1, 0).keys("Ctrl+D").go_to(0, 1).keys("Ctrl+R");
    assert_eq!(tester.sheet.picture(), ["1|1", "1|"]);
    tester.go_to(0, 0).keys("Ctrl+D");
    assert_eq!(tester.messages, ["There is no row above to fill from."]);
}

// Completions

fn players() -> GridTester {
    let mut tester = GridTester::new(TestSheet::empty(3, 2));
    tester.sheet.names = vec!["Cyrille Sevin", "Jim Mills", "Jimmy Jones", "Tom de Greef", "Émile Roy"];
    tester
}

#[test]
fn the_best_name_completes_the_typed_text_and_tab_accepts_it() {
    let mut tester = players();
    tester.keys("c y");
    assert_eq!(tester.grid.edited_text(), Some("cyrille Sevin"));
    tester.keys("Tab");
    assert_eq!(tester.sheet.cells[0][0], "Cyrille Sevin", "in the spelling of the list");
    assert_eq!(tester.cursor(), (0, 1));
}

#[test]
fn an_unknown_name_can_be_typed_even_if_a_known_name_begins_with_it() {
    let mut tester = players();
    tester.keys("C y d Enter");
    assert_eq!(tester.sheet.cells[0][0], "Cyd");
    tester.keys("J i m m Del Enter");
    assert_eq!(tester.sheet.cells[1][0], "Jimm");
    tester.keys("J i m m y Backspace Enter");
    assert_eq!(tester.sheet.cells[2][0], "Jimmy", "the first Backspace deletes only the suggestion");
}

#[test]
fn down_and_enter_choose_a_name_from_the_list() {
    let mut tester = players();
    tester.keys("j i");
    let both = ["Jim Mills".to_owned(), "Jimmy Jones".to_owned()];
    assert_eq!(tester.grid.completion_list(), (both.as_slice(), Some(0)), "the name that Enter would take is picked");
    tester.keys("ArrowDown ArrowDown");
    assert_eq!((tester.grid.edited_text(), tester.grid.completion_list().1), (Some("Jimmy Jones"), Some(1)));
    tester.keys("Enter");
    assert_eq!((&*tester.sheet.cells[0][0], tester.cursor()), ("Jimmy Jones", (1, 0)));
}

#[test]
fn up_from_the_first_name_restores_the_typed_text() {
    let mut tester = players();
    tester.keys("J i m ArrowUp Enter");
    assert_eq!(tester.sheet.cells[0][0], "Jim");
}

#[test]
fn a_name_is_found_by_its_middle_but_not_suggested() {
    let mut tester = players();
    tester.keys("g r e e");
    assert_eq!(tester.grid.edited_text(), Some("gree"));
    tester.keys("ArrowDown ArrowUp");
    assert_eq!(tester.grid.edited_text(), Some("gree"), "up from the first name restores the typed text");
    tester.inputs([GridInput::ChooseCompletion(0)]);
    assert_eq!(tester.sheet.cells[0][0], "Tom de Greef");
}

#[test]
fn names_with_accents_are_completed() {
    let mut tester = players();
    tester.keys("é m");
    assert_eq!(tester.grid.edited_text(), Some("émile Roy"));
    tester.keys("Enter");
    assert_eq!(tester.sheet.cells[0][0], "Émile Roy");
}

#[test]
fn alt_down_shows_all_completions() {
    let mut tester = players();
    tester.keys("Alt+ArrowDown ArrowDown ArrowDown ArrowUp ArrowDown Tab");
    assert_eq!(tester.sheet.cells[0][0], "Jim Mills");
}

// The owner

#[test]
fn the_owner_can_move_the_cursor_and_begin_an_edit() {
    let mut tester = round();
    tester.grid.go_to(6, 5);
    tester.grid.begin_edit_with("1");
    tester.keys("0 Enter");
    assert_eq!(tester.sheet.cells[6][5], "10");
}

#[test]
fn what_is_typed_over_a_refused_text_replaces_it_and_f2_goes_on_with_it() {
    for (keys, text) in [("1 0 Enter", "10"), ("F2 0 Enter", "late0"), ("F2 Backspace Tab", "lat")] {
        let mut tester = round();
        tester.go_to(6, 5);
        tester.grid.begin_correction("late");
        tester.keys(keys);
        assert_eq!(tester.sheet.cells[6][5], text, "{keys}");
    }
    let mut tester = round();
    tester.go_to(6, 5);
    tester.grid.begin_correction("late");
    tester.keys("1 Ctrl+Z");
    assert_eq!(tester.grid.edited_text(), Some("late"), "it is not lost");
}

/// The widths that texts need that were cut, column by column.
fn needed_widths(view: &mut layout::ScrollView, sheet: &TestSheet) -> Vec<Vec<f32>> {
    view.column_texts(sheet).iter().map(|texts| texts.needed.clone()).collect()
}

/// A frame in which a text of the first of two columns is cut.
fn cut_text() -> [layout::SeenTexts; 2] {
    let of_first = layout::SeenTexts { needed: vec![90.0], ..layout::SeenTexts::default() };
    [of_first, layout::SeenTexts::default()]
}

#[test]
fn a_moved_column_begins_without_the_width_that_another_needed() {
    let mut sheet = TestSheet::from_picture("player | points");
    let mut view = layout::ScrollView::default();
    let none: [Vec<f32>; 2] = [vec![], vec![]];
    assert_eq!(needed_widths(&mut view, &sheet), none);
    assert!(view.add_column_texts(&cut_text()));
    assert!(!view.add_column_texts(&cut_text()), "it is known");
    assert_eq!(needed_widths(&mut view, &sheet), [vec![90.0], vec![]]);
    sheet.cells[0].reverse();
    assert_eq!(needed_widths(&mut view, &sheet), none, "the widths of the columns are equal");
}

#[test]
fn a_column_begins_without_the_width_that_a_text_of_another_language_needed() {
    let sheet = TestSheet::from_picture("player | points");
    let mut view = layout::ScrollView::default();
    let none: [Vec<f32>; 2] = [vec![], vec![]];
    assert_eq!(needed_widths(&mut view, &sheet), none);
    assert!(view.add_column_texts(&cut_text()));
    let widths = in_language(Language::German, || needed_widths(&mut view, &sheet));
    assert_eq!(widths, none);
}

#[test]
fn a_column_is_empty_until_a_text_was_in_view() {
    let sheet = TestSheet::from_picture("player | points");
    let mut view = layout::ScrollView::default();
    let empty =
        |view: &mut layout::ScrollView| view.column_texts(&sheet).iter().map(|texts| texts.empty).collect::<Vec<_>>();
    assert_eq!(empty(&mut view), [None, None]);
    let seen = |is_filled| {
        let texts = layout::SeenTexts { heading: Some(50.0), is_filled, ..layout::SeenTexts::default() };
        [layout::SeenTexts { is_filled: true, ..texts.clone() }, texts]
    };
    assert!(view.add_column_texts(&seen(false)));
    assert_eq!(empty(&mut view), [None, Some(50.0)]);
    view.add_column_texts(&seen(true));
    assert_eq!(empty(&mut view), [None, None]);
    // The row with the text is scrolled out of view.
    view.add_column_texts(&seen(false));
    assert_eq!(empty(&mut view), [None, None]);
}

#[test]
fn after_a_change_of_layout_the_cursor_is_on_the_same_cell() {
    let mut tester = round();
    tester.go_to(6, 1).keys("F2 1");
    // A row is inserted above the cell.
    tester.sheet.cells.insert(6, vec![String::new(); 7]);
    tester.grid.remap(|at| Some(if at.row < 6 { at } else { CellPos { row: at.row + 1, ..at } }));
    assert_eq!((tester.cursor(), tester.grid.edited_text()), ((7, 1), Some("91")), "editing continues");
    tester.grid.remap(|_| None);
    assert!(!tester.grid.is_editing(), "the cell is gone");
}

#[test]
fn the_cursor_returns_to_a_sheet_that_became_smaller() {
    let mut tester = GridTester::new(TestSheet::empty(50, 5));
    tester.select(40, 1, 49, 4);
    tester.sheet = TestSheet::empty(3, 3);
    tester.keys("x Enter");
    assert_eq!((&*tester.sheet.cells[2][1], tester.cursor()), ("x", (2, 1)));
    tester.sheet = TestSheet::empty(0, 0);
    tester.sheet.columns.clear();
    tester.keys("x Enter Ctrl+A Ctrl+V Ctrl+End Del F2");
    assert_eq!(tester.cursor(), (0, 0), "inputs do nothing on an empty sheet");
}

fn some_key() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "Tab",
        "Shift+Tab",
        "Enter",
        "Shift+Enter",
        "Ctrl+Enter",
        "Esc",
        "F2",
        "Home",
        "End",
        "Ctrl+Home",
        "Ctrl+End",
        "PgDn",
        "Shift+PgUp",
        "ArrowUp",
        "ArrowDown",
        "ArrowLeft",
        "ArrowRight",
        "Shift+ArrowDown",
        "Shift+ArrowRight",
        "Ctrl+ArrowDown",
        "Ctrl+ArrowLeft",
        "Ctrl+Shift+ArrowRight",
        "Ctrl+A",
        "Ctrl+C",
        "Ctrl+X",
        "Ctrl+V",
        "Ctrl+D",
        "Ctrl+R",
        "Ctrl+Z",
        "Ctrl+Y",
        "Del",
        "Backspace",
        "Shift+Space",
        "Ctrl+Space",
        "Alt+ArrowDown",
        "7",
        "J",
        "é",
    ])
}

#[test]
fn after_pasting_over_the_sheet_the_cursor_is_in_the_pasted_cells() {
    let mut tester = round();
    tester.keys("Ctrl+End Shift+PageUp");
    tester.keys("Ctrl+C Ctrl+A Ctrl+V");
    let at = tester.grid.cursor();
    assert!(tester.grid.selection().contains(at) && tester.sheet.reachable(at.row, at.column), "{at:?}");
}

proptest! {
    /// After any keys, the cursor is on a reachable cell inside the selection, and computed cells, titles and gaps are
    /// unchanged.
    #[test]
    fn any_keys_keep_the_cursor_reachable_and_fixed_cells_unchanged(frames in prop::collection::vec(prop::collection::vec(some_key(), 1..6), 1..12)) {
        let mut tester = round();
        tester.sheet.names = vec!["Jim Mills", "Jimmy Jones"];
        let fixed = |sheet: &TestSheet| -> Vec<String> {
            sheet.cells.iter().flatten().filter(|text| text.starts_with(['=', '#', '~'])).cloned().collect()
        };
        let before = fixed(&tester.sheet);
        for frame in frames {
            tester.keys(&frame.join(" "));
            let at = tester.grid.cursor();
            prop_assert!(tester.sheet.reachable(at.row, at.column), "on {at:?}");
            prop_assert!(tester.grid.selection().contains(at));
        }
        prop_assert_eq!(fixed(&tester.sheet), before);
    }
}

#[test]
fn headings_of_a_pasted_table_are_no_row_and_say_where_the_columns_go() {
    let sheet =
        || GridTester::new(TestSheet::from_picture("| ^team | ^member 1 | ^member 2 |\n|  |  |  |\n|  |  |  |"));
    for (text, rows) in [
        ("Team\tMember 1\tMember 2\nReds\tAnn\tBen\nBlues\tCy\tDan\n", ["Reds|Ann|Ben", "Blues|Cy|Dan"]),
        ("Member 2\tTeam\nBen\tReds\nDan\tBlues\n", ["Reds||Ben", "Blues||Dan"]),
        ("Team\tFirst player\tSecond player\nReds\tAnn\tBen\nBlues\tCy\tDan\n", ["Reds|Ann|Ben", "Blues|Cy|Dan"]),
    ] {
        let mut tester = sheet();
        tester.clipboard = text.into();
        tester.go_to(1, 0).keys("Ctrl+V");
        assert_eq!(tester.sheet.picture()[1..], rows, "{text}");
        assert_eq!(tester.steps, 1);
        assert!(tester.messages[0].contains("has the headings"), "{:?}", tester.messages);
    }
    let mut tester = sheet();
    tester.clipboard = "Reds\tAnn\n".into();
    tester.go_to(1, 0).keys("Ctrl+V");
    assert_eq!((tester.sheet.picture()[1].as_str(), tester.messages.len()), ("Reds|Ann|", 0));
}
