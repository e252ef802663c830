//! What a director does at a grid, told without a window. One call of [`Desk::keys`] is one frame: what is changed in
//! it shows in the sheet only afterwards, as on the screen.

use eframe::egui::{Key, Modifiers};
use proptest::prelude::*;

use super::*;

/// A sheet drawn as text: cells stand between bars, `~` is a gap, `#` begins a title, `=` a computed cell.
struct TestSheet {
    cells: Vec<Vec<String>>,
    columns: Vec<ColumnSpec>,
    names: Vec<&'static str>,
}

impl TestSheet {
    fn drawn(picture: &str) -> Self {
        let cells: Vec<Vec<String>> = picture
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
            .collect();
        let columns = vec![ColumnSpec { width: 60.0 }; cells[0].len()];
        Self { cells, columns, names: Vec::new() }
    }

    fn empty(rows: usize, columns: usize) -> Self {
        Self {
            cells: vec![vec![String::new(); columns]; rows],
            columns: vec![ColumnSpec { width: 60.0 }; columns],
            names: Vec::new(),
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
            Some('=') => (CellTone::Computed, &text[1..]),
            _ => (CellTone::Input, text),
        };
        let style = CellStyle { tone, ..CellStyle::default() };
        CellView { text: text.into(), style, editable: tone == CellTone::Input, ..CellView::default() }
    }

    fn label(&self, row: usize, column: usize) -> String {
        format!("{row} {column}")
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
    said: Vec<String>,
    opened: Vec<CellPos>,
    pressed: Vec<CellPos>,
    /// Steps of undo.
    steps: usize,
}

impl GridTester {
    fn with(sheet: TestSheet) -> Self {
        let mut grid = GridState::default();
        grid.begin(&sheet);
        Self { sheet, grid, clipboard: String::new(), said: vec![], opened: vec![], pressed: vec![], steps: 0 }
    }

    /// Words are keys where they are the name of one (`Tab`, `Shift+Enter`, `Ctrl+V`) and typed letter by letter
    /// otherwise. All in one frame.
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

    fn does(&mut self, inputs: impl IntoIterator<Item = GridInput>) -> &mut Self {
        self.frame(inputs.into_iter().map(Ok).collect())
    }

    fn frame(&mut self, inputs: Vec<Result<GridInput, (Key, Modifiers)>>) -> &mut Self {
        self.grid.begin(&self.sheet);
        let mut changes = Vec::new();
        for input in inputs {
            let input = match input {
                Ok(input) => Some(input),
                Err((Key::C, modifiers)) if modifiers.command => Some(GridInput::Copy),
                Err((Key::X, modifiers)) if modifiers.command => Some(GridInput::Cut),
                Err((Key::V, modifiers)) if modifiers.command => Some(GridInput::Paste(self.clipboard.clone())),
                Err((key, modifiers)) => bind(key, modifiers, self.grid.mode(), !self.grid.list().0.is_empty()),
            };
            for action in input.map(|input| self.grid.handle(input, &self.sheet)).unwrap_or_default() {
                match action {
                    GridAction::Change(cells) => {
                        self.steps += 1;
                        changes.extend(cells);
                    }
                    GridAction::Message(text) => self.said.push(text),
                    GridAction::OpenDetails(at) => self.opened.push(at),
                    GridAction::Press(at) => self.pressed.push(at),
                    GridAction::Copy(text) => self.clipboard = text,
                }
            }
        }
        for CellChange { row, column, text } in changes {
            self.sheet.cells[row][column] = text;
        }
        self
    }

    fn at(&mut self, row: usize, column: usize) -> &mut Self {
        self.grid.go_to(row, column);
        self
    }

    fn selects(&mut self, top: usize, left: usize, bottom: usize, right: usize) -> &mut Self {
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

/// Two boards side by side with a gap between, each under its title; the scores are computed.
fn round() -> GridTester {
    GridTester::with(TestSheet::drawn(
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
fn a_row_of_numbers_typed_faster_than_the_screen_is_drawn() {
    let mut desk = GridTester::with(TestSheet::empty(3, 4));
    desk.at(0, 1).keys("5 Tab 6 Tab 7 Enter 8 Tab 9 Enter");
    assert_eq!(desk.sheet.picture(), ["|5|6|7", "|8|9|", "|||"]);
    assert_eq!(desk.cursor(), (2, 1), "Enter goes back below the column where the Tabs began");
    assert_eq!(desk.steps, 5);
}

#[test]
fn typing_replaces_and_f2_edits() {
    let mut desk = round();
    desk.at(1, 1).keys("8 Enter");
    assert_eq!(desk.sheet.cells[1][1], "8");
    assert_eq!(desk.cursor(), (2, 1));
    desk.keys("F2 Home ArrowRight Backspace 2 Enter");
    assert_eq!(desk.sheet.cells[2][1], "25");
}

#[test]
fn an_arrow_ends_typing_but_moves_within_the_text_after_f2() {
    let mut desk = round();
    desk.at(1, 1).keys("1 2 ArrowDown");
    assert_eq!((desk.sheet.cells[1][1].as_str(), desk.cursor()), ("12", (2, 1)));
    desk.keys("F2 ArrowLeft 9");
    assert_eq!(desk.grid.buffer(), Some("195"));
    desk.keys("ArrowDown 0");
    assert_eq!((desk.grid.buffer(), desk.cursor()), (Some("1950"), (2, 1)));
    desk.keys("Tab");
    assert_eq!(desk.sheet.cells[2][1], "1950");
}

#[test]
fn f2_while_typing_hands_the_arrows_to_the_text() {
    let mut desk = round();
    desk.at(1, 1).keys("1 3 F2 ArrowLeft 2");
    assert_eq!(desk.grid.buffer(), Some("123"));
}

#[test]
fn escape_forgets_what_was_typed_and_stays() {
    let mut desk = round();
    desk.at(1, 1).keys("3 4 Esc");
    assert_eq!((desk.sheet.cells[1][1].as_str(), desk.cursor(), desk.steps), ("16", (1, 1), 0));
    assert!(!desk.grid.is_editing());
}

#[test]
fn what_is_left_as_it_was_is_no_step_of_undo() {
    let mut desk = round();
    desk.at(1, 1).keys("1 6 Enter F2 Enter");
    assert_eq!(desk.steps, 0);
}

#[test]
fn a_computed_cell_says_it_cannot_be_typed_into_and_f2_explains_it() {
    let mut desk = round();
    desk.at(1, 2).keys("7");
    assert_eq!(desk.said, ["This cell cannot be typed into."]);
    assert!(!desk.grid.is_editing());
    desk.keys("F2");
    assert_eq!(desk.opened, [CellPos::new(1, 2)]);
}

#[test]
fn undo_while_typing_is_the_texts_own() {
    let mut desk = round();
    desk.at(1, 1).keys("F2 7 Ctrl+Z");
    assert_eq!(desk.grid.buffer(), Some("16"));
    desk.keys("Ctrl+Y");
    assert_eq!(desk.grid.buffer(), Some("167"));
    assert_eq!(bind(Key::Z, Modifiers::COMMAND, EditMode::Nav, false), None, "and otherwise it is the owner's");
}

#[test]
fn ctrl_enter_puts_one_text_into_every_selected_cell() {
    let mut desk = round();
    desk.selects(1, 1, 3, 1).keys("5 Ctrl+Enter");
    assert_eq!((&*desk.sheet.cells[1][1], &*desk.sheet.cells[3][1], desk.steps), ("5", "5", 1));
    assert_eq!(desk.selection(), (1, 1, 3, 1));
}

#[test]
fn what_was_typed_in_this_frame_is_copied_in_this_frame() {
    let mut desk = round();
    desk.at(1, 1).keys("8 Enter ArrowUp Ctrl+C ArrowDown ArrowDown Ctrl+V");
    assert_eq!(desk.sheet.cells[3][1], "8");
}

// Moving

#[test]
fn the_cursor_steps_over_gaps_and_titles_and_is_never_trapped() {
    let mut desk = round();
    assert_eq!(desk.cursor(), (1, 0), "it starts on the first cell it may stop on");
    desk.at(1, 2).keys("ArrowRight");
    assert_eq!(desk.cursor(), (1, 4));
    desk.at(3, 0).keys("ArrowDown");
    assert_eq!(desk.cursor(), (6, 0));
    desk.keys("ArrowDown ArrowDown ArrowLeft");
    assert_eq!(desk.cursor(), (6, 0), "at the edge it stays");
    desk.at(1, 0).keys("ArrowUp");
    assert_eq!(desk.cursor(), (1, 0), "above is only a title");
    desk.at(4, 3).keys("ArrowRight");
    assert_ne!(desk.cursor(), (4, 3), "put into a gap by someone, it comes out");
}

#[test]
fn ctrl_with_an_arrow_goes_to_the_edge_of_the_data() {
    let mut desk = GridTester::with(TestSheet::drawn(
        "
        | a |   | c | d |
        | b |   |   |   |
        |   |   |   |   |
        | e |   |   |   |
        |   |   |   |   |
        ",
    ));
    desk.keys("Ctrl+ArrowDown");
    assert_eq!(desk.cursor(), (1, 0), "the end of the run");
    desk.keys("Ctrl+ArrowDown");
    assert_eq!(desk.cursor(), (3, 0), "over empty cells to the next run");
    desk.keys("Ctrl+ArrowDown");
    assert_eq!(desk.cursor(), (4, 0), "and to the end of the sheet");
    desk.at(0, 0).keys("Ctrl+ArrowRight");
    assert_eq!(desk.cursor(), (0, 2));
    desk.keys("Ctrl+Shift+ArrowRight");
    assert_eq!(desk.selection(), (0, 2, 0, 3));
}

#[test]
fn home_and_end_and_the_ends_of_the_sheet() {
    let mut desk = round();
    desk.at(2, 1).keys("End");
    assert_eq!(desk.cursor(), (2, 6));
    desk.keys("Home");
    assert_eq!(desk.cursor(), (2, 0));
    desk.keys("Ctrl+End");
    assert_eq!(desk.cursor(), (6, 6));
    desk.keys("Ctrl+Home");
    assert_eq!(desk.cursor(), (1, 0));
}

#[test]
fn a_page_at_a_time() {
    let mut desk = GridTester::with(TestSheet::empty(100, 2));
    desk.keys("PgDn");
    assert_eq!(desk.cursor(), (20, 0));
    desk.keys("PgDn PgDn PgDn PgDn PgDn PgUp");
    assert_eq!(desk.cursor(), (79, 0));
    desk.keys("Shift+PgUp");
    assert_eq!((desk.cursor(), desk.selection()), ((79, 0), (59, 0, 79, 0)));
}

#[test]
fn shift_extends_and_typing_goes_to_the_corner_that_stays() {
    let mut desk = GridTester::with(TestSheet::empty(4, 4));
    desk.at(1, 1).keys("Shift+ArrowDown Shift+ArrowRight Shift+ArrowRight Shift+ArrowLeft");
    assert_eq!((desk.selection(), desk.cursor()), ((1, 1, 2, 2), (1, 1)));
    desk.keys("x Enter");
    assert_eq!(desk.sheet.cells[1][1], "x");
}

#[test]
fn within_a_selection_tab_and_enter_go_round() {
    let mut desk = GridTester::with(TestSheet::empty(3, 3));
    desk.selects(0, 0, 1, 1).keys("1 Tab 2 Tab 3 Tab 4 Tab");
    assert_eq!(desk.sheet.picture(), ["1|2|", "3|4|", "||"]);
    assert_eq!((desk.cursor(), desk.selection()), ((0, 0), (0, 0, 1, 1)));
    desk.keys("5 Enter 6 Enter 7 Enter 8 Enter");
    assert_eq!(desk.sheet.picture(), ["5|7|", "6|8|", "||"]);
    desk.keys("Shift+Enter");
    assert_eq!(desk.cursor(), (1, 1));
    desk.keys("Shift+Tab");
    assert_eq!(desk.cursor(), (1, 0));
}

#[test]
fn going_round_a_selection_skips_what_cannot_be_reached() {
    let mut desk = round();
    desk.selects(3, 0, 6, 1).keys("Enter");
    assert_eq!(desk.cursor(), (6, 0));
    desk.selects(1, 2, 2, 4).keys("Tab Tab");
    assert_eq!(desk.cursor(), (2, 2));
}

#[test]
fn everything_a_row_or_a_column_is_selected_around_the_cursor() {
    let mut desk = GridTester::with(TestSheet::empty(3, 4));
    desk.at(1, 2).keys("Ctrl+A");
    assert_eq!((desk.selection(), desk.cursor()), ((0, 0, 2, 3), (1, 2)));
    desk.at(1, 2).keys("Shift+Space");
    assert_eq!(desk.selection(), (1, 0, 1, 3));
    desk.at(1, 2).keys("Ctrl+Space");
    assert_eq!(desk.selection(), (0, 2, 2, 2));
}

#[test]
fn shift_tab_and_shift_enter_go_back() {
    let mut desk = GridTester::with(TestSheet::empty(3, 3));
    desk.at(1, 1).keys("1 Shift+Tab 2 Shift+Enter");
    assert_eq!(desk.sheet.picture(), ["||", "2|1|", "||"]);
    assert_eq!(desk.cursor(), (0, 0));
}

// The mouse

#[test]
fn a_click_commits_and_moves_and_shift_click_and_dragging_select() {
    let mut desk = round();
    desk.at(1, 1).keys("9");
    desk.does([GridInput::Press { at: CellPos::new(3, 1), extend: false }]);
    assert_eq!((&*desk.sheet.cells[1][1], desk.cursor()), ("9", (3, 1)));
    desk.does([GridInput::Press { at: CellPos::new(1, 0), extend: true }]);
    assert_eq!((desk.selection(), desk.cursor()), ((1, 0, 3, 1), (3, 1)));
    desk.does([GridInput::Press { at: CellPos::new(2, 5), extend: false }, GridInput::Drag(CellPos::new(3, 6))]);
    assert_eq!(desk.selection(), (2, 5, 3, 6));
}

#[test]
fn a_double_click_edits_or_explains() {
    let mut desk = round();
    let at = CellPos::new(2, 1);
    desk.does([GridInput::Press { at, extend: false }, GridInput::DoubleClick(at)]);
    assert_eq!((desk.grid.mode(), desk.grid.buffer()), (EditMode::Edit, Some("15")));
    let at = CellPos::new(2, 2);
    desk.does([GridInput::Press { at, extend: false }, GridInput::DoubleClick(at)]);
    assert_eq!(desk.opened, [at]);
}

#[test]
fn a_click_on_a_title_is_the_owners() {
    let mut desk = round();
    desk.at(2, 1).does([GridInput::Press { at: CellPos::new(5, 4), extend: false }]);
    assert_eq!((desk.cursor(), desk.pressed.as_slice()), ((2, 1), [CellPos::new(5, 4)].as_slice()));
}

// Many cells

#[test]
fn delete_empties_what_can_be_typed_as_one_step() {
    let mut desk = round();
    desk.selects(1, 0, 3, 2).keys("Del");
    assert_eq!(
        desk.sheet.picture()[1..4],
        ["||=45.5|~|Austria|15|=40.8", "||=40.8|~|England|12|=30.1", "||=5.0|~|France|7|=9.2"]
    );
    assert_eq!((desk.steps, desk.said.len()), (1, 0));
    desk.at(1, 2).keys("Backspace");
    assert_eq!(desk.said, ["This cell cannot be typed into."]);
}

#[test]
fn a_column_copied_in_excel_is_pasted_downwards() {
    let mut desk = round();
    desk.clipboard = "10\r\n11\r\n13\r\n".into();
    desk.at(1, 1).keys("Ctrl+V");
    assert_eq!([&*desk.sheet.cells[1][1], &*desk.sheet.cells[2][1], &*desk.sheet.cells[3][1]], ["10", "11", "13"]);
    assert_eq!((desk.steps, desk.selection()), (1, (1, 1, 3, 1)));
}

#[test]
fn one_value_fills_the_selection_and_a_block_repeats_in_a_multiple_of_it() {
    let mut desk = GridTester::with(TestSheet::empty(4, 3));
    desk.clipboard = "x".into();
    desk.selects(0, 0, 1, 2).keys("Ctrl+V");
    assert_eq!(desk.sheet.picture()[..2], ["x|x|x", "x|x|x"]);
    desk.clipboard = "1\t2\n3\t4\n".into();
    desk.selects(0, 0, 3, 1).keys("Ctrl+V");
    assert_eq!(desk.sheet.picture(), ["1|2|x", "3|4|x", "1|2|", "3|4|"]);
    desk.selects(0, 0, 2, 0).keys("Ctrl+V");
    assert_eq!(desk.selection(), (0, 0, 1, 1), "three rows are no multiple of two: pasted once");
}

#[test]
fn what_falls_off_the_sheet_is_said() {
    let mut desk = GridTester::with(TestSheet::empty(2, 2));
    desk.clipboard = "1\t2\t3\n4\t5\t6\n".into();
    desk.at(1, 1).keys("Ctrl+V");
    assert_eq!(desk.sheet.picture(), ["|", "|1"]);
    assert_eq!(desk.said, ["1 row and 2 columns did not fit on the sheet."]);
}

#[test]
fn cells_that_cannot_be_typed_into_are_left_and_counted() {
    let mut desk = round();
    desk.clipboard = "Austria\t10\t33.3\nEngland\t11\t40.8\nItaly\t13\t1.0\n".into();
    desk.at(1, 0).keys("Ctrl+V");
    assert_eq!(
        desk.sheet.picture()[1..4],
        ["Austria|10|=45.5|~|Austria|15|=40.8", "England|11|=40.8|~|England|12|=30.1", "Italy|13|=5.0|~|France|7|=9.2"]
    );
    assert_eq!(desk.said, ["2 cells cannot be typed into and were left as they were."], "the equal one is no loss");
}

#[test]
fn rows_of_unequal_length_leave_the_rest_alone() {
    let mut desk = GridTester::with(TestSheet::drawn("| a | b |\n| c | d |"));
    desk.clipboard = "1\n2\t3\n".into();
    desk.keys("Ctrl+V");
    assert_eq!(desk.sheet.picture(), ["1|b", "2|3"]);
}

#[test]
fn cut_and_paste_moves_a_block() {
    let mut desk = GridTester::with(TestSheet::drawn("| a | b |  |\n| c | d |  |\n|  |  |  |"));
    desk.selects(0, 0, 1, 1).keys("Ctrl+X");
    assert_eq!((desk.sheet.picture(), desk.clipboard.as_str()), (vec!["||".to_owned(); 3], "a\tb\nc\td\n"));
    desk.at(1, 1).keys("Ctrl+V");
    assert_eq!(desk.sheet.picture(), ["||", "|a|b", "|c|d"]);
}

#[test]
fn while_a_text_is_edited_the_clipboard_is_the_texts() {
    let mut desk = round();
    desk.clipboard = "two\r\nlines\r\n".into();
    desk.at(1, 1).keys("F2 Ctrl+A Ctrl+V");
    assert_eq!(desk.grid.buffer(), Some("two lines"));
    desk.keys("Shift+Home Ctrl+X");
    assert_eq!((desk.grid.buffer(), desk.clipboard.as_str()), (Some(""), "two lines"));
}

#[test]
fn fill_down_repeats_the_first_row_or_the_row_above() {
    let mut desk = GridTester::with(TestSheet::drawn("| 1 | 2 |\n|  |  |\n|  |  |"));
    desk.selects(0, 0, 2, 1).keys("Ctrl+D");
    assert_eq!((desk.sheet.picture(), desk.steps), (vec!["1|2".to_owned(); 3], 1));
    let mut desk = GridTester::with(TestSheet::drawn("| 1 |  |\n|  |  |"));
    desk.at(1, 0).keys("Ctrl+D").at(0, 1).keys("Ctrl+R");
    assert_eq!(desk.sheet.picture(), ["1|1", "1|"]);
    desk.at(0, 0).keys("Ctrl+D");
    assert_eq!(desk.said, ["There is no row above to fill from."]);
}

// Completions

fn players() -> GridTester {
    let mut desk = GridTester::with(TestSheet::empty(3, 2));
    desk.sheet.names = vec!["Cyrille Sevin", "Jim Mills", "Jimmy Jones", "Tom de Greef", "Émile Roy"];
    desk
}

#[test]
fn the_best_name_is_put_behind_what_is_typed_and_tab_takes_it() {
    let mut desk = players();
    desk.keys("c y");
    assert_eq!(desk.grid.buffer(), Some("cyrille Sevin"));
    desk.keys("Tab");
    assert_eq!(desk.sheet.cells[0][0], "Cyrille Sevin", "in the list's own spelling");
    assert_eq!(desk.cursor(), (0, 1));
}

#[test]
fn an_unknown_name_can_be_typed_even_where_it_begins_a_known_one() {
    let mut desk = players();
    desk.keys("C y d Enter");
    assert_eq!(desk.sheet.cells[0][0], "Cyd");
    desk.keys("J i m m Del Enter");
    assert_eq!(desk.sheet.cells[1][0], "Jimm");
    desk.keys("J i m m y Backspace Enter");
    assert_eq!(desk.sheet.cells[2][0], "Jimmy", "the first Backspace takes only what was suggested");
}

#[test]
fn down_and_enter_take_a_name_from_the_list() {
    let mut desk = players();
    desk.keys("j i");
    let both = ["Jim Mills".to_owned(), "Jimmy Jones".to_owned()];
    assert_eq!(desk.grid.list(), (both.as_slice(), Some(0)), "what Enter would take is marked");
    desk.keys("ArrowDown ArrowDown");
    assert_eq!((desk.grid.buffer(), desk.grid.list().1), (Some("Jimmy Jones"), Some(1)));
    desk.keys("Enter");
    assert_eq!((&*desk.sheet.cells[0][0], desk.cursor()), ("Jimmy Jones", (1, 0)));
}

#[test]
fn up_from_the_first_name_leaves_what_was_typed() {
    let mut desk = players();
    desk.keys("J i m ArrowUp Enter");
    assert_eq!(desk.sheet.cells[0][0], "Jim");
}

#[test]
fn a_name_is_found_by_its_middle_but_not_forced_on_anyone() {
    let mut desk = players();
    desk.keys("g r e e");
    assert_eq!(desk.grid.buffer(), Some("gree"));
    desk.keys("ArrowDown ArrowUp");
    assert_eq!(desk.grid.buffer(), Some("gree"), "up from the first is back to what was typed");
    desk.does([GridInput::Choose(0)]);
    assert_eq!(desk.sheet.cells[0][0], "Tom de Greef");
}

#[test]
fn accents_keep_their_place() {
    let mut desk = players();
    desk.keys("é m");
    assert_eq!(desk.grid.buffer(), Some("émile Roy"));
    desk.keys("Enter");
    assert_eq!(desk.sheet.cells[0][0], "Émile Roy");
}

#[test]
fn alt_down_shows_all_there_is() {
    let mut desk = players();
    desk.keys("Alt+ArrowDown ArrowDown ArrowDown ArrowUp ArrowDown Tab");
    assert_eq!(desk.sheet.cells[0][0], "Jim Mills");
}

// The owner

#[test]
fn the_owner_puts_the_cursor_and_begins_an_edit() {
    let mut desk = round();
    desk.grid.go_to(6, 5);
    desk.grid.begin_edit_with("1");
    desk.keys("0 Enter");
    assert_eq!(desk.sheet.cells[6][5], "10");
}

#[test]
fn after_a_new_layout_the_cursor_is_where_its_cell_went() {
    let mut desk = round();
    desk.at(6, 1).keys("F2 1");
    // A row of years opened above the board.
    desk.sheet.cells.insert(6, vec![String::new(); 7]);
    desk.grid.remap(|at| Some(if at.row < 6 { at } else { CellPos { row: at.row + 1, ..at } }));
    assert_eq!((desk.cursor(), desk.grid.buffer()), ((7, 1), Some("91")), "and typing goes on");
    desk.grid.remap(|_| None);
    assert!(!desk.grid.is_editing(), "the cell is gone");
}

#[test]
fn on_a_sheet_that_shrank_the_cursor_comes_back() {
    let mut desk = GridTester::with(TestSheet::empty(50, 5));
    desk.selects(40, 1, 49, 4);
    desk.sheet = TestSheet::empty(3, 3);
    desk.keys("x Enter");
    assert_eq!((&*desk.sheet.cells[2][1], desk.cursor()), ("x", (2, 1)));
    desk.sheet = TestSheet::empty(0, 0);
    desk.sheet.columns.clear();
    desk.keys("x Enter Ctrl+A Ctrl+V Ctrl+End Del F2");
    assert_eq!(desk.cursor(), (0, 0), "nothing can be done to nothing");
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
fn a_paste_over_everything_leaves_the_cursor_in_what_was_pasted() {
    let mut desk = round();
    desk.keys("Ctrl+End Shift+PageUp");
    desk.keys("Ctrl+C Ctrl+A Ctrl+V");
    let at = desk.grid.cursor();
    assert!(desk.grid.selection().contains(at) && desk.sheet.reachable(at.row, at.column), "{at:?}");
}

proptest! {
    /// Whatever is pressed, the cursor stands on a cell that can be reached, inside the selection, and computed cells,
    /// titles and gaps are as they were.
    #[test]
    fn no_keys_lead_astray(frames in prop::collection::vec(prop::collection::vec(some_key(), 1..6), 1..12)) {
        let mut desk = round();
        desk.sheet.names = vec!["Jim Mills", "Jimmy Jones"];
        let fixed = |sheet: &TestSheet| -> Vec<String> {
            sheet.cells.iter().flatten().filter(|text| text.starts_with(['=', '#', '~'])).cloned().collect()
        };
        let before = fixed(&desk.sheet);
        for frame in frames {
            desk.keys(&frame.join(" "));
            let at = desk.grid.cursor();
            prop_assert!(desk.sheet.reachable(at.row, at.column), "on {at:?}");
            prop_assert!(desk.grid.selection().contains(at));
        }
        prop_assert_eq!(fixed(&desk.sheet), before);
    }
}
