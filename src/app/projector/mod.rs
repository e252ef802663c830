//! The projector: a second window for the hall, and the clock of the round. [`Projector`] is its state; `paint` shows it
//! and `keys` takes its keys, and both answer with [`ProjectorRequest`]s. `slides` is what is shown, `paging` its pages.

pub mod keys;
pub mod paging;
pub mod paint;
pub mod slides;
mod sound;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use jiff::{SignedDuration, Timestamp};

use crate::engine::Engine;
use crate::languages::NoticeLanguages;
use crate::notices::PostedEvent;
use crate::round_clock::{ClockReading, ClockSettings, PhaseWarning, RoundClock};
use paint::PaintedLayouts;
use slides::{SlideKind, Slides};

/// How long a page is shown at most.
const PAGE_TIME: Duration = Duration::from_secs(12);
/// How long all pages take together, and how long each is shown at least.
const CYCLE_TIME: Duration = Duration::from_mins(2);
const LEAST_PAGE_TIME: Duration = Duration::from_secs(5);
/// The time of a colour after a warning.
const FLASH_TIME: Duration = Duration::from_secs(3);
/// The slides are made again for edits at most once in this time, so that typing stays quick.
const FOLLOW_TIME: Duration = Duration::from_millis(400);

/// What the projector or the clock is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProjectorRequest {
    Close,
    /// Opens the window, or closes it.
    Toggle,
    ToggleFullScreen,
    /// Fills the next screen.
    NextScreen,
    /// Stops the clock, or lets it run.
    ToggleClock,
    /// Adds a minute to the phase, or takes one away.
    AddMinute,
    TakeMinute,
    NextPhase,
    PreviousPhase,
    /// Sets the clock to the first phase.
    ResetClock,
    /// Asks in the main window whose orders are late.
    LateOrders,
    /// Keeps the slides as they are, or follows the event again.
    ToggleFreeze,
    ToggleSound,
    NextPage,
    PreviousPage,
    /// Shows slides of this kind, or leaves them out.
    ToggleSlide(SlideKind),
}

/// The screens of the computer, as the system lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screens {
    pub count: usize,
    /// The position of the one with the main window.
    pub main: usize,
}

impl Default for Screens {
    fn default() -> Self {
        Screens { count: 1, main: 0 }
    }
}

/// What the system is asked to do with the window of the projector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FullScreenRequest {
    /// Fill the screen with the window.
    Fill,
    /// Fill the screen at this position.
    FillScreen(usize),
    Leave,
}

/// The projector and the clock of the open book.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a key that the director switches")]
pub struct Projector {
    pub is_open: bool,
    /// Whether its window was shown since it is open.
    pub is_shown: bool,
    /// Whether it was opened just now, and gives the keyboard back to the main window as soon as the system gives it one.
    pub gives_keys_back: bool,
    /// Whether the window fills a screen, as the system says.
    pub is_full_screen: bool,
    /// What the system is asked to do in the next frame.
    pub full_screen_request: Option<FullScreenRequest>,
    pub screens: Screens,
    /// The position of the screen that was asked for.
    screen: Option<usize>,
    pub is_frozen: bool,
    pub is_silent: bool,
    chosen: BTreeSet<SlideKind>,
    slides: Slides,
    /// The slide about a player, with the session and the revision for which it is true.
    about_player: Option<((u64, u64), slides::Slide)>,
    /// The session and the revision that the slides show.
    made_from: Option<(u64, u64)>,
    made_at: Option<Instant>,
    /// Whether the event has changed since the slides were made.
    is_behind: bool,
    /// The pages of the slides as they were painted last. `None` after a change of the slides.
    layouts: Option<PaintedLayouts>,
    clock: RoundClock,
    /// When the clock was looked at last.
    clock_seen: Timestamp,
    /// The position of the page in view, among the pages of all chosen slides.
    page: usize,
    /// The number of pages when they were painted last.
    page_count: usize,
    /// The time of the first frame with this page, in seconds. `None` before it.
    page_since: Option<f64>,
    flash_since: Option<Instant>,
}

impl Projector {
    /// A closed projector with the clock of these rules.
    pub fn new(settings: ClockSettings<'_>, now: Timestamp) -> Projector {
        Projector {
            is_open: false,
            is_shown: false,
            gives_keys_back: false,
            is_full_screen: false,
            full_screen_request: None,
            screens: Screens::default(),
            screen: None,
            is_frozen: false,
            is_silent: false,
            chosen: SlideKind::ALL.into_iter().collect(),
            slides: Slides::default(),
            about_player: None,
            made_from: None,
            made_at: None,
            is_behind: false,
            layouts: None,
            clock: RoundClock::new(settings),
            clock_seen: now,
            page: 0,
            page_count: 1,
            page_since: None,
            flash_since: None,
        }
    }

    /// Replaces the clock by one that was stored, or by a new one, for another book.
    pub fn set_clock(&mut self, stored: Option<&str>, settings: ClockSettings<'_>, now: Timestamp) {
        let read = stored.and_then(|text| RoundClock::from_text(text, now));
        self.clock = read.unwrap_or_else(|| RoundClock::new(settings));
        self.clock_seen = now;
    }

    /// When the clock was seen last.
    pub fn clock_seen(&self) -> Timestamp {
        self.clock_seen
    }

    pub fn clock(&self) -> &RoundClock {
        &self.clock
    }

    /// Makes the clock that of a round, if somebody uses it and it has no round yet.
    pub fn begin_round(&mut self, name: &str) {
        if !self.clock.is_new() {
            self.clock.begin_round(name);
        }
    }

    /// Gives the clock the new name of its round. Returns whether it is the clock of this round.
    pub fn rename_round(&mut self, old: &str, new: &str) -> bool {
        self.clock.rename_round(old, new)
    }

    /// The kinds of slides that are chosen.
    pub fn is_chosen(&self, kind: SlideKind) -> bool {
        self.chosen.contains(&kind)
    }

    /// Makes the slides again after an edit, unless they are frozen or were made a moment ago. A frozen projector shows no other
    /// book. `session` is the number of the book in the window.
    pub fn follow(&mut self, session: u64, engine: &Engine, now: Instant) {
        let shown = (session, engine.revision());
        let is_other_book = self.made_from.is_some_and(|(book, _)| book != session);
        if is_other_book {
            self.is_frozen = false;
        }
        let is_frozen = self.is_frozen && self.made_from.is_some();
        self.is_behind = self.is_open && self.made_from != Some(shown) && !is_frozen;
        let is_new = self.made_at.is_some_and(|made| now.saturating_duration_since(made) < FOLLOW_TIME);
        if !self.is_behind || is_new && !is_other_book {
            return;
        }
        self.slides = Slides::new(&PostedEvent::new(engine));
        // A result may have changed since.
        self.about_player = self.about_player.take().filter(|(true_for, _)| *true_for == shown);
        self.slides.slides.extend(self.about_player.as_ref().map(|(_, slide)| slide.clone()));
        self.layouts = None;
        (self.made_from, self.made_at, self.is_behind) = (Some(shown), Some(now), false);
    }

    /// Shows a slide about a player, which is true for this session and revision, until the book changes.
    pub fn show_about_player(&mut self, true_for: (u64, u64), slide: slides::Slide) {
        self.chosen.insert(slide.kind);
        self.about_player = Some((true_for, slide));
        (self.made_from, self.made_at) = (None, None);
    }

    /// Goes on with the clock to this moment. Returns the warning that is due.
    pub fn tick(&mut self, settings: ClockSettings<'_>, now: Timestamp) -> Option<PhaseWarning> {
        // Nobody has touched the clock, so it takes the times of other rules.
        if self.clock.is_new() {
            self.clock = RoundClock::new(settings);
        }
        let advanced = self.clock.advance(settings, now);
        let warning = self.clock.warning_between(settings, (self.clock_seen, now), advanced);
        self.clock_seen = now;
        if warning.is_some() {
            self.flash_since = Some(Instant::now());
            if !self.is_silent {
                sound::play(warning);
            }
        }
        warning
    }

    /// What the clock shows, in these languages.
    pub fn reading(&self, languages: NoticeLanguages, settings: ClockSettings<'_>) -> ClockReading {
        self.clock.reading(languages, settings, self.clock_seen)
    }

    /// How long the picture stays as it is. `None` where nothing moves by itself. `now` is the time of the frame in seconds.
    pub fn unchanged_for(&self, now: f64) -> Option<Duration> {
        let shown_for = self.page_since.map_or(0.0, |since| (now - since).max(0.0));
        let time = self.page_time();
        let left = time.saturating_sub(Duration::try_from_secs_f64(shown_for).unwrap_or(time));
        let pages = (self.is_open && self.page_count > 1).then_some(left);
        let flash = self.flash_since.map(|since| FLASH_TIME.saturating_sub(since.elapsed()));
        let slides = self.made_at.filter(|_| self.is_behind).map(|made| FOLLOW_TIME.saturating_sub(made.elapsed()));
        [self.clock.unchanged_for(self.clock_seen), pages, flash, slides].into_iter().flatten().min()
    }

    /// How long a page is shown. Of many pages each has less time, so that whoever waits for a name waits two minutes at most, but
    /// never so little that a page cannot be read.
    fn page_time(&self) -> Duration {
        let share = CYCLE_TIME / u32::try_from(self.page_count.max(1)).unwrap_or(u32::MAX);
        share.clamp(LEAST_PAGE_TIME, PAGE_TIME)
    }

    /// Turns the page when its time is over, and ends the colour after a warning. `now` is the time of the frame in seconds.
    pub fn turn_page(&mut self, now: f64) {
        let since = *self.page_since.get_or_insert(now);
        if now - since >= self.page_time().as_secs_f64() {
            self.page += 1;
            self.page_since = Some(now);
        }
        if self.flash_since.is_some_and(|since| since.elapsed() >= FLASH_TIME) {
            self.flash_since = None;
        }
    }

    /// Does what was asked. Returns whether the clock changed, so that it must be stored.
    pub fn apply(&mut self, request: ProjectorRequest, settings: ClockSettings<'_>, now: Timestamp) -> bool {
        let minute = SignedDuration::from_mins(1);
        let mut has_phase = true;
        match request {
            ProjectorRequest::Close => self.close(),
            ProjectorRequest::Toggle if self.is_open => self.close(),
            ProjectorRequest::Toggle => (self.is_open, self.gives_keys_back) = (true, true),
            ProjectorRequest::ToggleFullScreen if self.is_full_screen => {
                self.full_screen_request = Some(FullScreenRequest::Leave);
            }
            ProjectorRequest::ToggleFullScreen => self.full_screen_request = Some(FullScreenRequest::Fill),
            ProjectorRequest::NextScreen => {
                let next = (self.screen.unwrap_or(self.screens.main) + 1) % self.screens.count.max(1);
                self.screen = Some(next);
                self.full_screen_request = Some(FullScreenRequest::FillScreen(next));
            }
            // The main window asks.
            ProjectorRequest::LateOrders => {}
            ProjectorRequest::ToggleFreeze => self.is_frozen ^= true,
            ProjectorRequest::ToggleSound => self.is_silent ^= true,
            ProjectorRequest::NextPage => self.go_to_page(self.page + 1),
            ProjectorRequest::PreviousPage => self.go_to_page(self.page + self.page_count.max(1) - 1),
            ProjectorRequest::ToggleSlide(kind) => {
                if !self.chosen.remove(&kind) {
                    self.chosen.insert(kind);
                }
                self.layouts = None;
                self.go_to_page(0);
            }
            ProjectorRequest::ToggleClock => self.clock.toggle(now),
            ProjectorRequest::AddMinute => self.clock.add(minute, now),
            ProjectorRequest::TakeMinute => self.clock.add(-minute, now),
            ProjectorRequest::NextPhase => has_phase = self.clock.next_phase(settings, now),
            ProjectorRequest::PreviousPhase => has_phase = self.clock.previous_phase(settings, now),
            ProjectorRequest::ResetClock => self.clock = RoundClock::new(settings),
        }
        self.clock_seen = now;
        match request {
            ProjectorRequest::ToggleClock
            | ProjectorRequest::AddMinute
            | ProjectorRequest::TakeMinute
            | ProjectorRequest::ResetClock => true,
            ProjectorRequest::NextPhase | ProjectorRequest::PreviousPhase => has_phase,
            ProjectorRequest::Close
            | ProjectorRequest::Toggle
            | ProjectorRequest::ToggleFullScreen
            | ProjectorRequest::NextScreen
            | ProjectorRequest::LateOrders
            | ProjectorRequest::ToggleFreeze
            | ProjectorRequest::ToggleSound
            | ProjectorRequest::NextPage
            | ProjectorRequest::PreviousPage
            | ProjectorRequest::ToggleSlide(_) => false,
        }
    }

    fn close(&mut self) {
        self.is_open = false;
        self.is_full_screen = false;
        (self.full_screen_request, self.screen) = (None, None);
        // The next time it is opened, it shows the event as it is then.
        self.is_frozen = false;
    }

    fn go_to_page(&mut self, page: usize) {
        self.page = page % self.page_count.max(1);
        // Its time begins with the next frame.
        self.page_since = None;
    }

    /// Whether a warning was given a moment ago.
    pub fn flashes(&self) -> bool {
        self.flash_since.is_some()
    }

    /// The slides that are chosen and have something to show, with their positions.
    pub fn shown_slides(&self) -> impl Iterator<Item = (usize, &slides::Slide)> {
        self.slides.slides.iter().enumerate().filter(|(_, slide)| self.chosen.contains(&slide.kind))
    }

    /// Tells how many pages there are, and gives the position of the one in view.
    pub fn page_of(&mut self, count: usize) -> usize {
        self.page_count = count.max(1);
        self.page %= self.page_count;
        self.page
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, CellEntry, Edit, Person, PersonId, Power, Round, SeatField, Year};
    use crate::standings::ClockRules;

    fn event(rounds: usize) -> Engine {
        let mut board = Board::new("A");
        for (number, power) in (1..).zip(Power::ALL) {
            board.seats[power].player = Some(PersonId(number));
            board.seats[power].centres = CellEntry::Value(5);
        }
        board.end_year = CellEntry::Value(Year(1908));
        let people = (1..8).map(|number| Person::new(PersonId(number), format!("P{number}"))).collect();
        let round = |number: usize| Round { name: number.to_string(), boards: vec![board.clone()], ..Round::default() };
        Engine::new(Book { people, rounds: (1..=rounds).map(round).collect(), ..Book::default() })
    }

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(1_760_000_000 + seconds).unwrap()
    }

    fn with_projector(test: impl FnOnce(&mut Projector, ClockSettings<'_>)) {
        let times = ClockRules::default();
        let settings = ClockSettings { times: &times, grace: None, last_year: None };
        test(&mut Projector::new(settings, at(0)), settings);
    }

    #[test]
    fn a_closed_projector_makes_no_slides_and_an_open_one_follows_each_edit() {
        with_projector(|projector, settings| {
            let mut engine = event(1);
            let begin = Instant::now();
            let later = |steps: u32| begin + FOLLOW_TIME * steps;
            projector.follow(0, &engine, begin);
            assert_eq!(projector.slides, Slides::default());
            projector.apply(ProjectorRequest::Toggle, settings, at(0));
            projector.follow(0, &engine, begin);
            let before = projector.slides.clone();
            let seat = crate::book::BoardRef::new(0, 0).seat(Power::Turkey);
            let edit = Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(12)));
            engine.apply("count", edit).unwrap();
            projector.apply(ProjectorRequest::ToggleFreeze, settings, at(0));
            projector.follow(0, &engine, later(1));
            assert_eq!(projector.slides, before, "it is frozen");
            projector.apply(ProjectorRequest::ToggleFreeze, settings, at(0));
            projector.follow(0, &engine, begin + FOLLOW_TIME / 2);
            assert_eq!(projector.slides, before, "they were made a moment ago");
            assert!(projector.unchanged_for(0.0).is_some(), "and are made again soon");
            projector.follow(0, &engine, later(1));
            assert_ne!(projector.slides, before);
            projector.apply(ProjectorRequest::ToggleFreeze, settings, at(0));
            projector.follow(1, &event(2), later(1));
            assert_eq!(projector.slides.round, "Round 2", "another book is never frozen");
        });
    }

    #[test]
    fn the_key_for_the_other_screen_goes_round_the_screens_that_there_are() {
        with_projector(|projector, settings| {
            projector.screens = Screens { count: 2, main: 1 };
            let mut press = |request, is_full_screen| {
                projector.is_full_screen = is_full_screen;
                projector.apply(request, settings, at(0));
                projector.full_screen_request.take()
            };
            assert_eq!(press(ProjectorRequest::Toggle, false), None);
            let other = press(ProjectorRequest::NextScreen, false);
            assert_eq!(other, Some(FullScreenRequest::FillScreen(0)), "not the one with the main window");
            assert_eq!(press(ProjectorRequest::NextScreen, true), Some(FullScreenRequest::FillScreen(1)));
            assert_eq!(press(ProjectorRequest::NextScreen, true), Some(FullScreenRequest::FillScreen(0)));
            assert_eq!(press(ProjectorRequest::ToggleFullScreen, true), Some(FullScreenRequest::Leave));
            assert_eq!(press(ProjectorRequest::ToggleFullScreen, false), Some(FullScreenRequest::Fill));
        });
    }

    #[test]
    fn pages_go_round_in_both_directions() {
        with_projector(|projector, settings| {
            let mut press = |request, count| {
                projector.apply(request, settings, at(0));
                projector.page_of(count)
            };
            assert_eq!(press(ProjectorRequest::Toggle, 3), 0);
            assert_eq!(press(ProjectorRequest::PreviousPage, 3), 2);
            assert_eq!(press(ProjectorRequest::NextPage, 3), 0);
            assert_eq!(press(ProjectorRequest::NextPage, 3), 1);
            assert_eq!(press(ProjectorRequest::ToggleSlide(SlideKind::Clock), 2), 0, "other slides begin at the front");
        });
    }

    #[test]
    fn only_what_changes_the_clock_is_stored() {
        with_projector(|projector, settings| {
            assert!(!projector.apply(ProjectorRequest::ToggleFreeze, settings, at(0)));
            assert!(projector.apply(ProjectorRequest::ToggleClock, settings, at(0)));
            assert!(projector.apply(ProjectorRequest::AddMinute, settings, at(10)));
            projector.tick(settings, at(20));
            assert_eq!(projector.reading(NoticeLanguages::default(), settings).time, "15:40");
            let stored = projector.clock().to_text();
            projector.apply(ProjectorRequest::ResetClock, settings, at(20));
            projector.set_clock(Some(&stored), settings, at(30));
            assert_eq!(
                projector.reading(NoticeLanguages::default(), settings).time,
                "15:30",
                "the clock ran while the program was closed"
            );
            projector.set_clock(None, settings, at(30));
            assert!(projector.clock().is_new());
        });
    }

    #[test]
    fn a_page_is_shown_for_its_time_from_its_first_frame_on() {
        with_projector(|projector, settings| {
            projector.apply(ProjectorRequest::Toggle, settings, at(0));
            projector.page_of(3);
            for (now, page) in [(100.0, 0), (111.9, 0), (112.0, 1), (123.9, 1)] {
                projector.turn_page(now);
                assert_eq!(projector.page_of(3), page, "at {now}");
            }
            projector.apply(ProjectorRequest::NextPage, settings, at(0));
            for (now, page) in [(124.0, 2), (135.9, 2), (136.0, 0)] {
                projector.turn_page(now);
                assert_eq!(projector.page_of(3), page, "at {now}");
            }
        });
    }

    #[test]
    fn many_pages_go_round_within_two_minutes() {
        with_projector(|projector, _| {
            for (pages, time) in [(4, PAGE_TIME), (20, Duration::from_secs(6)), (100, LEAST_PAGE_TIME)] {
                projector.page_of(pages);
                assert_eq!(projector.page_time(), time, "{pages} pages");
            }
        });
    }

    #[test]
    fn nothing_is_painted_again_while_nothing_moves() {
        with_projector(|projector, settings| {
            projector.apply(ProjectorRequest::Toggle, settings, at(0));
            projector.page_of(1);
            assert_eq!(projector.unchanged_for(0.0), None);
            projector.page_of(2);
            assert!(projector.unchanged_for(0.0).is_some_and(|wait| wait > Duration::from_secs(5)));
            projector.apply(ProjectorRequest::ToggleClock, settings, at(0));
            assert!(projector.unchanged_for(0.0).is_some_and(|wait| wait <= Duration::from_secs(1)));
        });
    }
}
