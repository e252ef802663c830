//! The second window for the hall, and the clock of the round: shown in every frame, stored when it changes.

use std::fmt;
use std::rc::Rc;
use std::time::Instant;

use eframe::egui::{self, Frame, ViewportBuilder, ViewportCommand, ViewportId};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use super::Topboard;
use crate::app::commands::Command;
use crate::app::projector::paint::show_projector;
use crate::app::projector::{FullScreenRequest, ProjectorRequest, Screens};
use crate::app::views::round::late_orders::choose_late_player;
use crate::book::{Round, RoundIx};
use crate::languages::window_sentences::window as texts;
use crate::languages::{NoticeLanguages, window_language};
use crate::printable_text::printable_line;
use crate::round_clock::{ClockSettings, RoundClock};
use crate::store::BookNote;

/// A time between two frames that is longer than this is told: the computer slept, its time was set, or the window was covered. Nobody
/// knows which of them.
const JUMP: SignedDuration = SignedDuration::from_secs(90);

/// Where the window reads the time of day.
#[derive(Clone)]
pub(super) struct TimeSource(Rc<dyn Fn() -> Timestamp>);

impl TimeSource {
    pub(super) fn now(&self) -> Timestamp {
        (self.0)()
    }

    pub(super) fn new(source: impl Fn() -> Timestamp + 'static) -> TimeSource {
        TimeSource(Rc::new(source))
    }
}

impl fmt::Debug for TimeSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TimeSource")
    }
}

/// What is said if the running clock has reached another phase between two frames, because much time went by, or if the
/// time of the computer was set back. `before` is the phase that was shown.
fn clock_jump(passed: SignedDuration, before: &str, clock: &RoundClock) -> Option<String> {
    let phase = clock.phase_name(window_language());
    match () {
        () if !clock.is_running() => None,
        () if passed > JUMP && phase != before => Some(texts::clock_went_on(minutes(passed), &phase, before)),
        () if passed < -JUMP => Some(texts::computer_was_set_back(minutes(passed))),
        () => None,
    }
}

/// The minutes of a time, without a sign.
fn minutes(time: SignedDuration) -> usize {
    usize::try_from(time.as_mins().unsigned_abs()).unwrap_or(usize::MAX)
}

/// The size of the window when it opens, in points.
const SIZE: [f32; 2] = [960.0, 540.0];

impl Topboard {
    /// Tells the projector which screens there are.
    pub(in crate::app) fn look_at_screens(&mut self, frame: &eframe::Frame) {
        let Some(window) = frame.winit_window().filter(|_| self.projector.is_open) else { return };
        let main = window.current_monitor();
        let position = window.available_monitors().position(|screen| Some(screen) == main);
        self.projector.screens = Screens { count: window.available_monitors().count(), main: position.unwrap_or(0) };
    }

    /// Lets the clock go on, and turns the page of the projector.
    pub(super) fn advance_clock(&mut self, ctx: &egui::Context) {
        self.follow_book_with_clock();
        self.end_clock_with_round();
        let engine = self.session.document.present_engine();
        let settings = ClockSettings::of(engine.rules());
        let now = self.time_source.now();
        let passed = now.duration_since(self.projector.clock_seen());
        // Hardly any frame has something to tell.
        let before = (passed.abs() > JUMP).then(|| self.projector.clock().phase_name(window_language()));
        self.projector.tick(settings, now);
        let told = before.and_then(|before| clock_jump(passed, &before, self.projector.clock()));
        // The time of the frames, so that a slow computer and a test see the same pages.
        let now = ctx.input(|input| input.time);
        self.projector.turn_page(now);
        self.projector.follow(self.session.number, engine, Instant::now());
        if let Some(told) = told {
            self.session.messages.notify(told);
            self.store_clock();
        }
        if let Some(wait) = self.projector.unchanged_for(now) {
            ctx.request_repaint_after(wait);
        }
    }

    /// Shows the window of the projector while it is open. Its image of all letters reaches the graphics card at once, that of the
    /// main window at the end of the frame, and then it must not be an older one: nobody could read a letter. So the projector
    /// is the last in a pass, and it is not shown first in a later pass of a frame.
    pub(super) fn show_projector(&mut self, ctx: &egui::Context) {
        if !self.projector.is_open {
            self.projector.is_shown = false;
            return;
        }
        if !self.projector.is_shown && ctx.current_pass_index() > 0 {
            ctx.request_repaint();
            return;
        }
        self.projector.is_shown = true;
        for request in self.show_projector_window(ctx) {
            if request == ProjectorRequest::LateOrders {
                choose_late_player(self);
                ctx.send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
            }
            self.apply_projector_request(request);
            ctx.request_repaint();
        }
    }

    /// The day of today, as it is kept with the view of a book: “2026-11-21”.
    pub(super) fn today(&self) -> String {
        self.time_source.now().to_zoned(TimeZone::system()).date().to_string()
    }

    /// Opens the projector again that was open when the book was in the window last: earlier on this day, or before the program was
    /// stopped.
    pub(super) fn show_projector_again(&mut self, was_recovered: bool) {
        let day = std::mem::take(&mut self.remembered_view.projector_day);
        let is_due = !day.is_empty() && (was_recovered || day == self.today());
        // Another window that has the book open has its projector too.
        if is_due && !self.projector.is_open && !self.session.document.is_file_read_only() {
            self.apply_projector_request(ProjectorRequest::Toggle);
            self.session.set_status(texts::projector_is_shown_again());
        }
    }

    fn show_projector_window(&mut self, ctx: &egui::Context) -> Vec<ProjectorRequest> {
        let id = ViewportId::from_hash_of("projector");
        let title = texts::projector_title(&printable_line(self.session.document.name()));
        let builder = ViewportBuilder::default().with_title(title).with_app_id("topboard").with_inner_size(SIZE);
        // The director goes on typing in the main window. A click into the new one gives it the keys.
        let builder = builder.with_active(false);
        if let Some(request) = self.projector.full_screen_request.take() {
            ctx.send_viewport_cmd_to(
                id,
                match request {
                    FullScreenRequest::Fill => ViewportCommand::Fullscreen(true),
                    FullScreenRequest::FillScreen(screen) => ViewportCommand::SetMonitor(screen),
                    FullScreenRequest::Leave => ViewportCommand::Fullscreen(false),
                },
            );
        }
        let settings = ClockSettings::of(self.session.document.present_engine().rules());
        if self.projector.gives_keys_back && ctx.input(|input| input.viewport().focused) == Some(false) {
            self.projector.gives_keys_back = false;
            ctx.send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
        }
        let projector = &mut self.projector;
        ctx.show_viewport_immediate(id, builder, |ui, _class| {
            let is_closed = ui.input(|input| input.viewport().close_requested());
            // The window manager can also fill the screen, or refuse to.
            projector.is_full_screen = ui.input(|input| input.viewport().fullscreen).unwrap_or(false);
            let shown =
                egui::CentralPanel::default().frame(Frame::NONE).show(ui, |ui| show_projector(ui, projector, settings));
            let mut requests = shown.inner;
            requests.extend(is_closed.then_some(ProjectorRequest::Close));
            requests
        })
    }

    /// Does what a command or a key of the projector asks for.
    pub(super) fn apply_projector_request(&mut self, request: ProjectorRequest) {
        let settings = ClockSettings::of(self.session.document.present_engine().rules());
        let has_changed_clock = self.projector.apply(request, settings, self.time_source.now());
        let told = match request {
            ProjectorRequest::ToggleClock => Some(self.clock_change_text()),
            // With one screen its window can be behind this one.
            ProjectorRequest::Toggle if self.projector.is_open => Some(texts::projector_is_open().to_owned()),
            _ => None,
        };
        if let Some(told) = told {
            self.session.messages.notify(told);
        } else if matches!(request, ProjectorRequest::Toggle | ProjectorRequest::Close) {
            // It is no longer open.
            self.session.messages.clear_notification();
        }
        if has_changed_clock {
            let engine = self.session.document.present_engine();
            if let Some(round) = engine.played_round().and_then(|at| engine.book().round(at)) {
                self.projector.begin_round(&round.name);
            }
            self.store_clock();
            return;
        }
        let phase = self.projector.clock().phase_name(window_language());
        let told = match request {
            ProjectorRequest::NextPhase => texts::last_phase(&phase, Command::ResetClock.name()),
            ProjectorRequest::PreviousPhase => texts::first_phase(&phase),
            _ => return,
        };
        self.session.set_status(told);
    }

    /// Sets the clock back when its round is finished: otherwise it would run on into the next one. A count that is
    /// typed on the tab of a later round says nothing about these games.
    fn end_clock_with_round(&mut self) {
        let engine = self.session.document.present_engine();
        let Some(name) = self.projector.clock().round() else { return };
        let rounds = &engine.book().rounds;
        let Some(at) = rounds.iter().position(|round| round.name == name).map(RoundIx) else { return };
        if !engine.is_round_finished(at) {
            return;
        }
        let title = engine.book().round(at).map_or_else(String::new, Round::title_in_window);
        self.apply_projector_request(ProjectorRequest::ResetClock);
        self.session.set_status(texts::round_is_finished(&title));
    }

    /// Takes the stored clock of a book that was just opened. A book that gets a file keeps its clock.
    fn follow_book_with_clock(&mut self) {
        let document = &self.session.document;
        let book = (self.session.number, document.path().map(std::path::Path::to_owned));
        if self.clock_of.as_ref() == Some(&book) {
            return;
        }
        let got_a_file = self.clock_of.as_ref().is_some_and(|(number, _)| *number == book.0);
        let engine = document.present_engine();
        if !got_a_file {
            // An empty event that has no file is a new one.
            let is_new = book.1.is_none() && engine.book() == &crate::book::Book::default();
            let stored = self.book_store.as_ref().filter(|_| !is_new);
            let stored = stored.and_then(|store| store.note_of_book(BookNote::Clock, book.1.as_deref()));
            self.projector.set_clock(stored.as_deref(), ClockSettings::of(engine.rules()), self.time_source.now());
        }
        self.clock_of = Some(book);
        if got_a_file && !self.projector.clock().is_new() {
            self.store_clock();
        }
    }

    /// Lets the clock follow a round that got another name.
    pub(super) fn follow_round_names(&mut self) {
        for (old, new) in std::mem::take(&mut self.session.renamed_rounds) {
            if self.projector.rename_round(&old, &new) {
                self.store_clock();
            }
        }
    }

    /// Stores the clock, so that it goes on after the program was closed or killed.
    fn store_clock(&mut self) {
        let Some(store) = &self.book_store else { return };
        let path = self.session.document.path();
        if let Err(error) = store.keep_note_of_book(BookNote::Clock, path, &self.projector.clock().to_text()) {
            self.session.set_status(texts::clock_not_stored(&error.to_string()));
        }
    }

    /// What is said when the clock was started or stopped: the projector may be closed, and then only the status bar shows it.
    fn clock_change_text(&self) -> String {
        let settings = ClockSettings::of(self.session.document.present_engine().rules());
        let reading = self.projector.reading(NoticeLanguages::from(window_language()), settings);
        if reading.is_running {
            texts::clock_runs(&reading.phase)
        } else {
            texts::clock_is_stopped(&reading.phase, &reading.time)
        }
    }

    /// The clock in the status bar. Empty until it is used.
    pub(super) fn clock_text(&self) -> String {
        if self.projector.clock().is_new() {
            return String::new();
        }
        let settings = ClockSettings::of(self.session.document.present_engine().rules());
        let reading = self.projector.reading(NoticeLanguages::from(window_language()), settings);
        if reading.is_running {
            format!("{} {}", reading.phase, reading.time)
        } else {
            texts::stopped_clock(&reading.phase, &reading.time)
        }
    }
}
