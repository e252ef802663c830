//! The window in a test: opened with a book, used with keys and clicks, and read by the names of its cells.
//!
//! The harness fails on a character that no bundled font has and on an input without a name. Both checks stay on.

#![allow(dead_code, unreachable_pub, reason = "not every test uses all of it")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper of a test fails as a test does")]

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::{self, Debug, Formatter};
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use eframe::egui::{
    Color32, ColorImage, Event, ImageData, Key, Memory, Modifiers, OutputCommand, PointerButton, Pos2, Role, TextureId,
    TexturesDelta, Theme, Ui, ViewportId,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, TestRenderer};
use topboard::app::{Command, InitialBook, Topboard, theme};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, EventField, Person, Power, Round, RoundIx, SeatField};
use topboard::engine::Engine;
use topboard::import::SheetReader;
use topboard::store::BookStore;
use topboard::store::disk::LocalDisk;

/// The size of the window on a laptop.
pub const LAPTOP: [f32; 2] = [1280.0, 860.0];

/// The most frames for which a window asks itself before it comes to rest.
const MOST_FRAMES: u64 = 16;

/// A test that waits longer than this for another thread has failed. No test depends on how long anything takes.
const LONGEST_WAIT: Duration = Duration::from_mins(2);

/// A window without a screen. It is also the [`Harness`] of `egui_kittest`, which finds what is on the screen.
pub struct WindowTest<State = Topboard> {
    harness: Harness<'static, State>,
    /// The pictures in the window, such as those of printed pages.
    pictures: Rc<RefCell<HashMap<TextureId, ColorImage>>>,
    /// Every request for a frame: its thread, and when the frame is due.
    frame_requests: Receiver<(ThreadId, Instant)>,
}

/// Keeps the pictures that the window hands to the graphics card. Those of letters are with the fonts.
struct PictureKeeper(Rc<RefCell<HashMap<TextureId, ColorImage>>>);

impl TestRenderer for PictureKeeper {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut pictures = self.0.borrow_mut();
        for (id, changes) in std::mem::take(&mut delta.set) {
            let whole = changes.into_iter().rfind(|change| change.pos.is_none() && id != TextureId::default());
            if let Some(ImageData::Color(image)) = whole.map(|change| change.image) {
                pictures.insert(id, (*image).clone());
            }
        }
        for id in std::mem::take(&mut delta.free) {
            pictures.remove(&id);
        }
    }
}

impl<State> Deref for WindowTest<State> {
    type Target = Harness<'static, State>;

    fn deref(&self) -> &Self::Target {
        &self.harness
    }
}

impl<State> DerefMut for WindowTest<State> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.harness
    }
}

impl<State: 'static> Debug for WindowTest<State> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("WindowTest").field("labels", &self.labels()).finish_non_exhaustive()
    }
}

/// Any user interface. A test of the whole window also has what is below.
impl<State: 'static> WindowTest<State> {
    /// Shows a user interface in a light window of this size, in points. A point is a pixel. A frame takes `seconds` on
    /// the clock of the user interface: with the usual 1/4, two clicks are no double click.
    pub fn show_ui(size: [f32; 2], seconds: f32, ui: fn(&mut Ui, &mut State), state: State) -> WindowTest<State> {
        let (sender, frame_requests) = channel();
        let pictures = Rc::default();
        let harness = Harness::builder()
            .renderer(PictureKeeper(Rc::clone(&pictures)))
            .with_size(size)
            .with_pixels_per_point(1.0)
            .with_theme(Theme::Light)
            .with_max_steps(MOST_FRAMES)
            .with_step_dt(seconds)
            .with_context_setup(move |ctx| {
                theme::install(ctx);
                ctx.set_repaint_observer(move |request| {
                    let due = Instant::now() + request.delay.min(LONGEST_WAIT);
                    // Nobody receives it after the end of the test.
                    let _ = sender.send((thread::current().id(), due));
                });
            })
            .build_ui_state(ui, state);
        let mut window = WindowTest { harness, pictures, frame_requests };
        // A window that opens with a long file asks for frames for as long as it reads.
        window.harness.run_ok();
        window
    }

    /// A picture in the window. White where none is known.
    pub fn picture(&self, id: TextureId) -> ColorImage {
        let white = || ColorImage::filled([1, 1], Color32::WHITE);
        self.pictures.borrow().get(&id).cloned().unwrap_or_else(white)
    }

    /// Makes the window light or dark.
    pub fn set_theme(&mut self, theme: Theme) {
        self.ctx.set_theme(theme);
        self.run();
    }

    // --- Keys and clicks ---

    /// Clicks what has this name: a cell, a button, a text.
    #[track_caller]
    pub fn click(&mut self, label: &str) {
        self.get_by_label(label).click();
        self.run();
    }

    /// Clicks a button, or else an entry of a menu. Other things may have the same name.
    #[track_caller]
    pub fn click_button(&mut self, label: &str) {
        if self.query_by_role_and_label(Role::Button, label).is_none() {
            self.click_menu_entry(label);
            return;
        }
        self.get_by_role_and_label(Role::Button, label).click();
        self.run();
    }

    /// Clicks an entry of a menu.
    #[track_caller]
    pub fn click_menu_entry(&mut self, label: &str) {
        self.get_by_role_and_label(Role::MenuItem, label).click();
        self.run();
    }

    /// Clicks a cell with the right mouse button.
    #[track_caller]
    pub fn right_click(&mut self, label: &str) {
        self.get_by_label(label).click_secondary();
        self.run();
    }

    /// Clicks a cell with keys held down.
    #[track_caller]
    pub fn click_with(&mut self, modifiers: Modifiers, label: &str) {
        self.get_by_label(label).click_modifiers(modifiers);
        self.run();
    }

    /// The text that one of the next frames puts on the clipboard.
    #[track_caller]
    pub fn next_copied_text(&mut self) -> String {
        for _ in 0..8 {
            self.step();
            if let Some(text) = self.copied_text() {
                self.run();
                return text;
            }
        }
        panic!("nothing was copied")
    }

    /// The text that this event, Copy or Cut, puts on the clipboard.
    #[track_caller]
    pub fn text_copied_by(&mut self, event: Event) -> String {
        self.harness.event(event);
        self.next_copied_text()
    }

    #[track_caller]
    pub fn press(&mut self, key: Key) {
        self.harness.key_press(key);
        self.run();
    }

    #[track_caller]
    pub fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.run();
    }

    #[track_caller]
    pub fn ctrl(&mut self, key: Key) {
        self.press_with(Modifiers::COMMAND, key);
    }

    #[track_caller]
    pub fn ctrl_shift(&mut self, key: Key) {
        self.press_with(Modifiers::COMMAND | Modifiers::SHIFT, key);
    }

    /// Types a text at once, as an input method does.
    #[track_caller]
    pub fn type_text(&mut self, text: &str) {
        self.harness.event(Event::Text(text.into()));
        self.run();
    }

    /// Types a text letter by letter, as a keyboard does.
    #[track_caller]
    pub fn type_letters(&mut self, text: &str) {
        for letter in text.chars() {
            self.type_text(&letter.to_string());
        }
    }

    #[track_caller]
    pub fn paste(&mut self, text: impl Into<String>) {
        self.harness.event(Event::Paste(text.into()));
        self.run();
    }

    /// Replaces the text of the field that has the keyboard focus.
    #[track_caller]
    pub fn replace_text(&mut self, text: &str) {
        self.ctrl(Key::A);
        self.type_text(text);
    }

    /// Types a text into the cell of this name and presses Enter.
    #[track_caller]
    pub fn enter_text(&mut self, label: &str, text: &str) {
        self.click(label);
        self.type_text(text);
        self.press(Key::Enter);
    }

    /// Drags the first of these onto the second, and holds it there.
    #[track_caller]
    pub fn drag_over(&mut self, from: &str, to: &str) {
        let (from, to) = (self.get_by_label(from).rect().center(), self.get_by_label(to).rect().center());
        for event in [
            Event::PointerMoved(from),
            left_button(from, true),
            Event::PointerMoved(from.lerp(to, 0.5)),
            Event::PointerMoved(to),
        ] {
            self.harness.event(event);
            self.run();
        }
    }

    /// Lets go of what is dragged.
    #[track_caller]
    pub fn drop_on(&mut self, label: &str) {
        let release = left_button(self.get_by_label(label).rect().center(), false);
        self.harness.event(release);
        self.run();
    }

    // --- What is on the screen ---

    /// The text of the cell of this name.
    #[track_caller]
    pub fn cell_text(&self, label: &str) -> String {
        self.get_by_label(label).accesskit_node().value().unwrap_or_default()
    }

    /// Whether anything on the screen has exactly this name.
    pub fn has(&self, label: &str) -> bool {
        self.query_all_by_label(label).next().is_some()
    }

    /// Whether any text on the screen contains this text.
    pub fn shows(&self, text: &str) -> bool {
        self.query_all_by_label_contains(text).next().is_some()
    }

    /// Whether the window has a tab of this name.
    pub fn has_tab(&self, name: &str) -> bool {
        self.query_by_role_and_label(Role::Tab, name).is_some()
    }

    /// Whether a dialog is open.
    pub fn has_dialog(&self) -> bool {
        self.ctx.memory(Memory::top_modal_layer).is_some()
    }

    /// All names and texts on the screen, in the order of a screen reader.
    pub fn labels(&self) -> Vec<String> {
        let nodes = self.root().children_recursive();
        nodes.map(|node| node.accesskit_node()).filter_map(|node| node.label().or_else(|| node.value())).collect()
    }

    /// The text that the last frame put on the clipboard.
    pub fn copied_text(&self) -> Option<String> {
        self.output().platform_output.commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    }

    /// Whether a cell is selected.
    #[track_caller]
    pub fn is_selected(&self, label: &str) -> bool {
        self.get_by_label(label).accesskit_node().is_selected() == Some(true)
    }

    /// The names of all selected cells.
    pub fn selected_cells(&self) -> Vec<String> {
        let cells = self.query_all_by_role(Role::Cell).map(|node| node.accesskit_node());
        cells.filter(|node| node.is_selected() == Some(true)).filter_map(|node| node.label()).collect()
    }

    /// The description of a cell, as a screen reader says it.
    #[track_caller]
    pub fn description(&self, label: &str) -> Option<String> {
        self.get_by_label(label).accesskit_node().description()
    }

    /// The names of the entries of the open list.
    pub fn list_entries(&self) -> Vec<String> {
        let entries = self.query_all_by_role(Role::ListBoxOption);
        entries.filter_map(|entry| entry.accesskit_node().label()).collect()
    }

    /// What the window says about the cell at the cursor: “R1 · Board A · France · centres”, and the content.
    pub fn formula_line(&self) -> String {
        self.labels().into_iter().find(|line| line.starts_with("Formula line")).unwrap_or_default()
    }

    /// Fails if the cursor is not at this location.
    #[track_caller]
    pub fn assert_at(&self, location: &str) {
        let line = self.formula_line();
        assert!(line.contains(location), "the cursor is not at {location}: {line}");
    }

    // --- Frames and other threads ---

    /// Runs frames until the window is at rest, and says how many. A job may wake it as often as it reports its progress, on a slow
    /// computer with each frame, and goes on after this. The frames for which the window itself asks are limited.
    #[track_caller]
    pub fn run(&mut self) -> u64 {
        let (mut frames, mut own_frames, mut is_woken_by_job) = (0, 0, false);
        loop {
            self.step();
            frames += 1;
            if !self.output().viewport_output[&ViewportId::ROOT].repaint_delay.is_zero() {
                return frames;
            }
            // After a frame with a cause, egui asks for another one without.
            let causes = self.ctx.repaint_causes();
            if !causes.is_empty() {
                is_woken_by_job = causes.iter().all(|cause| Path::new(cause.file).ends_with("src/app/background.rs"));
            }
            if is_woken_by_job && frames > MOST_FRAMES {
                return frames;
            }
            own_frames += u64::from(!is_woken_by_job);
            assert!(own_frames <= MOST_FRAMES, "the window does not come to rest: {causes:?}");
        }
    }

    /// Runs a frame whenever the window asks for one, as the system does, until the condition holds. Fails if the window
    /// asks for none, because it would never show then what another thread has done.
    #[track_caller]
    pub fn wait_until(&mut self, what: &str, condition: impl Fn(&Self) -> bool) {
        let deadline = Instant::now() + LONGEST_WAIT;
        loop {
            self.step();
            if condition(self) {
                break;
            }
            let delay = self.output().viewport_output[&ViewportId::ROOT].repaint_delay;
            let mut due = (Instant::now() + delay.min(LONGEST_WAIT)).min(deadline);
            while let Ok((_, earlier)) = self.frame_requests.recv_timeout(due.duration_since(Instant::now())) {
                due = due.min(earlier);
            }
            assert!(
                Instant::now() < deadline,
                "never came true: {what}. The screen shows:\n{}",
                self.labels().join("\n")
            );
        }
        self.run();
    }

    /// Runs frames until any text on the screen contains this text.
    #[track_caller]
    pub fn wait_for_text(&mut self, text: &str) {
        self.wait_until(&format!("“{text}” is on the screen"), |window| window.shows(text));
    }

    /// Waits until another thread asks for a frame, as it does when it has finished. Runs no frame.
    #[track_caller]
    pub fn wait_for_other_thread(&mut self) {
        let deadline = Instant::now() + LONGEST_WAIT;
        let own = thread::current().id();
        while self.frame_requests.recv_timeout(deadline.duration_since(Instant::now())).map(|(id, _)| id) == Ok(own) {}
        assert!(Instant::now() < deadline, "no other thread asked for a frame");
    }
}

impl WindowTest {
    /// A window of the size of a laptop.
    pub fn open(start: InitialBook) -> WindowTest {
        WindowTest::open_sized(LAPTOP, start)
    }

    /// A window of this size, in points.
    pub fn open_sized(size: [f32; 2], start: InitialBook) -> WindowTest {
        // The program of a test is no Topboard, so it cannot read in a process of its own.
        let reader = SheetReader::unprotected_in_this_process();
        WindowTest::show(size, Topboard::new(start).with_typed_paths().with_sheet_reader(reader))
    }

    /// A window that keeps its data in this folder.
    pub fn open_with_data(folder: &Path, start: InitialBook) -> WindowTest {
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.join("data")));
        WindowTest::show(LAPTOP, Topboard::new(start).with_typed_paths().with_book_store(store))
    }

    /// A window that the test has prepared.
    pub fn show(size: [f32; 2], window: Topboard) -> WindowTest {
        WindowTest::show_ui(size, 0.25, |ui, window| window.ui(ui), window)
    }

    /// The book in the window.
    pub fn book(&self) -> &Book {
        self.engine().book()
    }

    /// The book in the window, with everything computed from it.
    pub fn engine(&self) -> &Engine {
        self.state().engine()
    }

    #[track_caller]
    pub fn open_tab(&mut self, name: &str) {
        self.get_by_role_and_label(Role::Tab, name).click();
        self.run();
    }

    /// Finds a command in the palette (Alt+Q) and runs it.
    #[track_caller]
    pub fn command(&mut self, command: Command) {
        self.press_with(Modifiers::ALT, Key::Q);
        self.type_text(command.name().trim_end_matches('…'));
        self.press(Key::Enter);
    }

    /// Runs a command without the palette, even while a dialog is open.
    #[track_caller]
    pub fn execute(&mut self, command: Command) {
        let ctx = self.ctx.clone();
        self.state_mut().execute(&ctx, command);
        self.run();
    }

    /// Replaces the path that a dialog suggests, and presses Enter.
    #[track_caller]
    pub fn type_path(&mut self, path: &Path) {
        // The field opens when the system has no dialog of its own, which it says on another thread.
        self.wait_until("the field for a path is open", WindowTest::has_dialog);
        self.replace_text(&path.display().to_string());
        self.press(Key::Enter);
    }

    /// Types the path that a dialog for saving asks for, and waits until the book is in this file. The word “saved” alone is
    /// no sign of that: “Not saved yet” has it too.
    #[track_caller]
    pub fn save_in(&mut self, path: &Path) {
        self.type_path(path);
        self.wait_for_text(&format!("saved {}", path.display()));
    }

    /// Puts the keyboard focus on a text field outside the grids.
    #[track_caller]
    pub fn focus_field(&mut self, label: &str) {
        self.get_by_role_and_label(self.role_of_field(label), label).focus();
        self.run();
    }

    /// Replaces the text of a field outside the grids by typing.
    #[track_caller]
    pub fn retype_field(&mut self, label: &str, text: &str) {
        self.focus_field(label);
        self.ctrl(Key::A);
        self.type_letters(text);
    }

    /// The text of a field outside the grids.
    #[track_caller]
    pub fn field_text(&self, label: &str) -> String {
        let field = self.get_by_role_and_label(self.role_of_field(label), label);
        field.accesskit_node().value().unwrap_or_default()
    }

    fn role_of_field(&self, label: &str) -> Role {
        let multiline = self.query_by_role_and_label(Role::MultilineTextInput, label).is_some();
        if multiline { Role::MultilineTextInput } else { Role::TextInput }
    }
}

fn left_button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

/// Rounds with the numbers from 1 on, each with boards of these names, scored by EuroDipCon 4.
pub fn book_with_boards(rounds: usize, boards: &[&str]) -> Book {
    let mut book = Book::default();
    book.event.system = Some("EuroDipCon 4".into());
    for round in 0..rounds {
        let boards = boards.iter().map(|name| Board::new(*name)).collect();
        let round = Round { name: (round + 1).to_string(), boards, ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(book.rounds.len()), round }).unwrap();
    }
    book
}

/// Adds players to the list of an event.
pub fn add_players<'n>(book: &mut Book, names: impl IntoIterator<Item = &'n str>) {
    for name in names {
        let person = Person::new(book.next_person_id(), name);
        book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
    }
}

/// An event with these players and rules, and no round yet.
pub fn event_of_players<'n>(names: impl IntoIterator<Item = &'n str>, rules: &str) -> Book {
    let mut book = Book::default();
    add_players(&mut book, names);
    book.apply(Edit::Event(EventField::Rules(rules.into()))).unwrap();
    book
}

/// Enters the players and the centres of a board, in the order of the powers.
pub fn fill_board(book: &mut Book, board: BoardRef, players: [&str; 7], centres: [u16; 7]) {
    for (n, power) in Power::ALL.into_iter().enumerate() {
        let seat = board.seat(power);
        book.apply(book.edit_to_seat(seat, players[n])).unwrap();
        let count = SeatField::Centres(CellEntry::Value(centres[n]));
        book.apply(Edit::Seat(book.seat_id(seat), count)).unwrap();
    }
}

/// A start with this book, which is not saved yet.
pub fn with_book(book: Book) -> InitialBook {
    with_engine(Engine::new(book))
}

/// A start with this book and its history. It is not saved yet.
pub fn with_engine(engine: Engine) -> InitialBook {
    InitialBook::Loaded(Box::new(engine), "Test".into())
}
