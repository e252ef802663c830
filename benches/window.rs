//! The time for one frame of the window with an event of 154 players, without a screen: events, layout, painting and
//! tessellation. A frame has 16 ms on a screen of 60 Hz; divan's “slowest” is the slowest of all measured frames.
//! Before every measured frame the window must have come to rest, that is, it asks for no further frame.

#![allow(clippy::unwrap_used, reason = "a benchmark stops where it fails")]

use std::cell::RefCell;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use divan::Bencher;
use eframe::egui::{
    Context, Event, Key, Modifiers, MouseWheelUnit, RawInput, Rect, TouchPhase, ViewportId, pos2, vec2,
};
use tempfile::TempDir;
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook, Topboard, theme};
use topboard::book::{Board, Book, CellEntry, Person, PersonId, Power, Round, RoundIx, Team, Year};
use topboard::engine::Engine;
use topboard::store::BookStore;
use topboard::store::disk::LocalDisk;

const BOARDS: usize = 22;
const PLAYERS: usize = BOARDS * 7;
const ROUNDS: usize = 5;
/// The round in which counts are typed.
const ROUND: RoundIx = RoundIx(3);

fn main() {
    divan::main();
}

/// An event under WDC 2006 with five played rounds of 22 boards, and with teams of three.
fn event() -> Book {
    const COUNTS: [[u16; 7]; 5] = [
        [16, 15, 3, 0, 0, 0, 0],
        [11, 8, 8, 3, 3, 1, 0],
        [5, 6, 4, 7, 3, 5, 4],
        [0, 5, 0, 18, 0, 4, 7],
        [9, 7, 7, 6, 5, 0, 0],
    ];
    const FIRST: [&str; BOARDS] = [
        "Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea", "Max", "Noa", "Olaf",
        "Pia", "Quinn", "Rosa", "Sam", "Tom", "Uwe", "Vera",
    ];
    const FAMILY: [&str; 7] = ["Andersen", "Bakker", "Colombo", "Dupont", "Eriksson", "Fischer", "Garcia"];
    let id = |player: usize| PersonId(u32::try_from(player % PLAYERS).unwrap() + 1);
    let mut book = Book::default();
    book.event.rules = "WDC 2006".into();
    for player in 0..PLAYERS {
        let name = format!("{} {}", FIRST[player / 7], FAMILY[player % 7]);
        book.people.push(Person::new(id(player), name));
    }
    for round in 0..ROUNDS {
        let mut played = Round { name: (round + 1).to_string(), ..Round::default() };
        for at in 0..BOARDS {
            let mut board = Board::new(board_name(at));
            board.end_year = CellEntry::Value(Year(1909));
            let counts = COUNTS[(round + at) % COUNTS.len()];
            for power in Power::ALL {
                let seat = &mut board.seats[power];
                let count = counts[(power.index() + at) % 7];
                seat.player = Some(id(at * 7 + power.index() * (round * 7 + 1) + round * 31));
                seat.centres = CellEntry::Value(count);
                seat.eliminated = (count == 0).then_some(Year(1905)).into();
            }
            played.boards.push(board);
        }
        book.rounds.push(played);
    }
    for team in 0..PLAYERS / 3 {
        let members: Vec<PersonId> = (0..3).map(|member| id(team * 3 + member)).collect();
        let captain = members.first().copied();
        book.teams.push(Team { name: format!("Team {}", team + 1), captain, members, ..Team::default() });
    }
    book
}

/// The name of a board: A, B, C …
fn board_name(at: usize) -> String {
    char::from(b'A' + u8::try_from(at).unwrap()).to_string()
}

/// The window with its journal, in full HD.
struct Screen {
    ctx: Context,
    window: Topboard,
    frames: u32,
    /// The folder of the journal.
    _folder: TempDir,
}

impl Screen {
    /// A window at rest with this tab in view.
    fn new(tab: Tab) -> Self {
        let ctx = Context::default();
        theme::install(&ctx);
        let folder = tempfile::tempdir().unwrap();
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().to_owned()));
        let start = InitialBook::Loaded(Box::new(Engine::new(event())), "Bench".into());
        let window = Topboard::new(start).with_typed_paths().with_book_store(store);
        let mut screen = Screen { ctx, window, frames: 0, _folder: folder };
        screen.open(tab);
        screen
    }

    /// Draws one frame. Returns the time after which the window wants to be drawn again.
    fn frame(&mut self, events: Vec<Event>) -> Duration {
        self.frames += 1;
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1920.0, 1080.0)));
        let time = Some(f64::from(self.frames) / 60.0);
        let input = RawInput { screen_rect, time, focused: true, events, ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| self.window.ui(ui));
        // There is no screen for the glyphs.
        output.textures_delta.clear();
        black_box(self.ctx.tessellate(output.shapes, output.pixels_per_point).len());
        output.viewport_output[&ViewportId::ROOT].repaint_delay
    }

    /// Draws frames until the window asks for no further frame. The journal is written on another thread and may ask
    /// for one when it has finished.
    fn rest(&mut self) {
        let last = self.frames + 1000;
        while self.frame(Vec::new()) != Duration::MAX || self.ctx.has_requested_repaint() {
            assert!(self.frames < last, "the window does not come to rest: {:?}", self.ctx.repaint_causes());
        }
    }

    /// Sends events in one frame and waits until the window is at rest.
    fn send(&mut self, events: Vec<Event>) {
        self.frame(events);
        self.rest();
    }

    /// Opens a tab with Ctrl+Page Down or Ctrl+Page Up.
    fn open(&mut self, tab: Tab) {
        self.rest();
        if tab == Tab::RollCall && self.window.tab() != tab {
            self.window.execute(&self.ctx, Command::RollCall);
            self.rest();
        }
        for way in [Key::PageDown, Key::PageUp] {
            for _ in 0..20 {
                if self.window.tab() != tab {
                    self.send(vec![ctrl(way)]);
                }
            }
        }
        assert_eq!(self.window.tab(), tab, "there is no such tab");
    }

    /// Types a count that differs from the last one and leaves the cell with Enter, so that everything is computed
    /// again. The cursor returns to the cell.
    fn change_a_count(&mut self, count: u32) {
        self.send(vec![text(&(count % 9).to_string())]);
        self.send(vec![key(Key::Enter)]);
        self.send(vec![key(Key::ArrowUp)]);
    }
}

fn key_with(key: Key, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

fn key(key: Key) -> Event {
    key_with(key, Modifiers::NONE)
}

fn ctrl(key: Key) -> Event {
    key_with(key, Modifiers::COMMAND)
}

fn text(text: &str) -> Event {
    Event::Text(text.into())
}

/// Measures one frame with the events of `act`, after `prepare` has brought the window to rest.
fn frames(
    bencher: Bencher<'_, '_>,
    screen: Screen,
    prepare: impl Fn(&mut Screen, u32),
    act: impl Fn(u32) -> Vec<Event>,
) {
    let (screen, count) = (RefCell::new(screen), RefCell::new(0));
    bencher
        .with_inputs(|| {
            let mut count = count.borrow_mut();
            *count += 1;
            let mut screen = screen.borrow_mut();
            prepare(&mut screen, *count);
            screen.rest();
            act(*count)
        })
        .bench_local_values(|events| screen.borrow_mut().frame(events));
}

/// A key opens the cell and writes a digit into it.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn a_digit_is_typed(bencher: Bencher<'_, '_>) {
    let leave = |screen: &mut Screen, _| screen.send(vec![key(Key::Escape)]);
    frames(bencher, Screen::new(Tab::Round(ROUND)), leave, |count| vec![text(&(count % 9).to_string())]);
}

/// Enter changes the count: scores, standings, problems, teams and the top board are computed again. The change happens
/// in the first frame, and the views show it in the second one.
#[divan::bench(sample_count = 300, sample_size = 1, args = [1, 2])]
fn a_count_is_entered(bencher: Bencher<'_, '_>, frame: u32) {
    let screen = Screen::new(Tab::Round(ROUND));
    let revision = screen.window.engine().revision();
    let prepare = move |screen: &mut Screen, count: u32| {
        assert!(count < 2 || screen.window.engine().revision() > revision, "no count was entered");
        screen.rest();
        screen.send(vec![key(Key::ArrowUp)]);
        screen.send(vec![text(&(count % 9).to_string())]);
    };
    let (screen, count) = (RefCell::new(screen), RefCell::new(0));
    bencher
        .with_inputs(|| {
            *count.borrow_mut() += 1;
            prepare(&mut screen.borrow_mut(), *count.borrow());
            if frame == 1 {
                return vec![key(Key::Enter)];
            }
            screen.borrow_mut().frame(vec![key(Key::Enter)]);
            Vec::new()
        })
        .bench_local_values(|events| screen.borrow_mut().frame(events));
}

/// A digit and Enter arrive in one frame, as on a slow computer or from a fast typist.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn a_digit_and_enter_in_one_frame(bencher: Bencher<'_, '_>) {
    let back = |screen: &mut Screen, _| screen.send(vec![key(Key::ArrowUp)]);
    let act = |count: u32| vec![text(&(count % 9).to_string()), key(Key::Enter)];
    frames(bencher, Screen::new(Tab::Round(ROUND)), back, act);
}

/// The cursor moves to the next cell.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn the_cursor_moves(bencher: Bencher<'_, '_>) {
    let moves = |count: u32| vec![key(if count % 12 < 6 { Key::ArrowDown } else { Key::ArrowUp })];
    frames(bencher, Screen::new(Tab::Round(ROUND)), |_, _| (), moves);
}

/// The wheel of the mouse scrolls over the boards.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn the_round_is_scrolled(bencher: Bencher<'_, '_>) {
    let wheel = |count: u32| {
        let delta = vec2(0.0, if count % 20 < 10 { -60.0 } else { 60.0 });
        let (unit, phase, modifiers) = (MouseWheelUnit::Point, TouchPhase::Move, Modifiers::NONE);
        let source = eframe::egui::MouseWheelSource::Unknown;
        vec![Event::PointerMoved(pos2(500.0, 500.0)), Event::MouseWheel { unit, delta, phase, source, modifiers }]
    };
    frames(bencher, Screen::new(Tab::Round(ROUND)), |_, _| (), wheel);
}

/// A tab is opened for the first time after a count has changed: the frame in which it opens, and the one after it.
#[divan::bench(
    sample_count = 30,
    sample_size = 1,
    consts = [1, 2],
    args = [Tab::Players, Tab::Standings, Tab::TopBoard, Tab::Teams, Tab::Awards, Tab::Rules],
)]
fn a_tab_opens_after_a_change<const FRAME: usize>(bencher: Bencher<'_, '_>, tab: &Tab) {
    let (screen, count) = (RefCell::new(Screen::new(*tab)), RefCell::new(0));
    // The tab beside this one, and the key that opens this one from there. The first tab has none at its left.
    screen.borrow_mut().send(vec![ctrl(Key::PageUp)]);
    let is_first = screen.borrow().window.tab() == *tab;
    if is_first {
        screen.borrow_mut().send(vec![ctrl(Key::PageDown)]);
    }
    let beside = screen.borrow().window.tab();
    let back = if is_first { Key::PageUp } else { Key::PageDown };
    bencher
        .with_inputs(|| {
            *count.borrow_mut() += 1;
            let mut screen = screen.borrow_mut();
            screen.open(Tab::Round(ROUND));
            screen.change_a_count(*count.borrow());
            screen.open(beside);
            if FRAME == 1 {
                return vec![ctrl(back)];
            }
            screen.frame(vec![ctrl(back)]);
            assert_eq!(screen.window.tab(), *tab);
            Vec::new()
        })
        .bench_local_values(|events| screen.borrow_mut().frame(events));
}

/// A letter on the roll call searches for a name.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn a_letter_on_the_roll_call(bencher: Bencher<'_, '_>) {
    let letters = |count: u32| vec![text(["f", "i", "g", "a", "d", "u"][count as usize % 6])];
    frames(bencher, Screen::new(Tab::RollCall), |_, _| (), letters);
}

/// Space on the roll call marks the player at the cursor as present or not, and the next player follows.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn a_player_is_ticked_on_the_roll_call(bencher: Bencher<'_, '_>) {
    let next = |screen: &mut Screen, count: u32| {
        let way = if count % 140 < 70 { Key::ArrowDown } else { Key::ArrowUp };
        screen.send(vec![key(way)]);
    };
    frames(bencher, Screen::new(Tab::RollCall), next, |_| vec![text(" ")]);
}

/// A frame in which nothing happens. It is painted only if the system asks for it: the window itself asks for none.
#[divan::bench(
    sample_count = 100,
    sample_size = 1,
    args = [Tab::Players, Tab::RollCall, Tab::Round(ROUND), Tab::Standings, Tab::TopBoard, Tab::Teams, Tab::Awards,
        Tab::Rules],
)]
fn nothing_changes(bencher: Bencher<'_, '_>, tab: &Tab) {
    let mut screen = Screen::new(*tab);
    screen.rest();
    // Neither the window nor another thread asks for a frame while nothing changes.
    std::thread::sleep(Duration::from_millis(300));
    assert!(!screen.ctx.has_requested_repaint(), "a frame was requested on {tab:?} although nothing changed");
    bencher.bench_local(|| assert_eq!(screen.frame(Vec::new()), Duration::MAX, "a further frame was requested"));
}
