//! The year's ladder in the window, from the dropped lists to the exported cup.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::views::Tab;
use topboard::app::{Command, StartWith, Topboard, theme};
use topboard::book::results_year::{ChampionshipLevel, IdentityVerdict};
use topboard::engine::Engine;
use topboard::{import, store};

type Window = Harness<'static, Topboard>;

const ADC: &str = "Australian Diplomacy Championships 2001\nDate: 14 April 2001\nDirector: Ken Sproat\n\n\
    Place,Player,State,Games\n1,Andrew Goff,ACT,3\n2,Dugal Ure,VIC,3\n2,\"Lee, Tristan\",VIC,3\n4,Christian Moura,VIC,2\n\
    5,Rob Hadley,VIC,1\n6,Ken Sproat,VIC,1\n7,Frank Meerbach,VIC,3\n";
const NSW: &str = "NSW Diplomacy Championships\n9 June 2001\nPlace;Player;State;Games\n1;URE Dugal;VIC;3\n\
    2;Andy Goff;ACT;3\n3;Sean Colman;NSW;2\n4;Frank Meerbach;VIC;1\n";

/// The year's files in a folder, and a window on an empty book.
struct Desk {
    folder: tempfile::TempDir,
    window: Window,
}

/// A file that was let go over the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl Desk {
    fn new(files: &[(&str, &str)]) -> Desk {
        Desk::with(files, StartWith::Empty)
    }

    fn with(files: &[(&str, &str)], start: StartWith) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let mut window = Harness::builder()
            .with_size([1600.0, 900.0])
            .with_pixels_per_point(1.0)
            .with_theme(Theme::Light)
            .with_max_steps(16)
            .with_context_setup(theme::install)
            .build_ui_state(|ui, window: &mut Topboard| window.ui(ui), Topboard::new(start).with_typed_paths());
        window.run();
        Desk { folder, window }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Lets files go over the window.
    fn drop(&mut self, names: &[&str]) {
        for name in names {
            let file = Dropped(self.path(name));
            self.window.input_mut().dropped_files.push(Arc::new(file));
        }
        let before = self.events();
        self.wait_for(|desk| desk.events() > before);
    }

    fn events(&self) -> usize {
        self.window.state().engine().book().results_year.events.len()
    }

    fn wait_for(&mut self, what: impl Fn(&Desk) -> bool) {
        let until = Instant::now() + Duration::from_secs(20);
        while !what(self) {
            assert!(Instant::now() < until, "it never came");
            std::thread::sleep(Duration::from_millis(5));
            self.window.run();
        }
    }

    fn said(&self, label: &str) -> String {
        self.window.get_by_label(label).accesskit_node().value().unwrap_or_default()
    }

    fn sees(&self, text: &str) -> bool {
        self.window.query_all_by_label_contains(text).next().is_some()
    }

    fn click(&mut self, label: &str) {
        self.window.get_by_label(label).click();
        self.window.run();
    }

    fn page(&mut self, name: &str) {
        self.window.get_by_role_and_label(Role::Button, name).click();
        self.window.run();
    }

    fn text(&mut self, text: &str) {
        self.window.event(Event::Text(text.into()));
        self.window.run();
    }

    fn press(&mut self, key: Key) {
        self.window.key_press(key);
        self.window.run();
    }

    fn ctrl(&mut self, key: Key) {
        self.window.key_press_modifiers(Modifiers::COMMAND, key);
        self.window.run();
    }

    fn command(&mut self, command: Command) {
        self.ctrl(Key::P);
        self.text(command.name().trim_end_matches('…'));
        self.press(Key::Enter);
    }

    /// Types over a cell, and Enter.
    fn enter(&mut self, label: &str, text: &str) {
        self.click(label);
        if text.is_empty() {
            self.press(Key::Delete);
        } else {
            self.text(text);
            self.press(Key::Enter);
        }
    }
}

impl eframe::egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn the_cup_in_an_evening() {
    let mut desk = Desk::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    desk.ctrl(Key::T);
    assert!(desk.sees("No result lists yet") && desk.sees("Drop result lists here"));
    desk.drop(&["adc.csv", "nsw.csv"]);
    assert_eq!(desk.said("Ladder Dugal Ure rank"), "1");
    assert_eq!(desk.said("Ladder Andy Goff events"), "1", "nobody has said yet who he is");
    assert!(desk.sees("1 pair of names is undecided. Each pair counts as two people."));

    // Doubtful names are settled by a key.
    desk.click("Decide on them");
    assert_eq!(desk.said("Pair Andrew Goff and Andy Goff reason"), "a nickname, the same region");
    // A letter that opens a menu, or is typed into one, decides nothing.
    desk.window.key_press_modifiers(Modifiers::ALT, Key::S);
    desk.window.run();
    desk.text("s");
    desk.press(Key::Escape);
    assert!(desk.said("Pair Andrew Goff and Andy Goff reason").starts_with("a nickname"));
    assert_eq!(desk.window.state().engine().book().results_year.decisions.same.len(), 0);
    desk.text("s");
    assert!(!desk.sees("Decide on them"));
    let engine = desk.window.state().engine();
    assert_eq!(engine.history().next_undo_label(), Some("Andrew Goff and Andy Goff are one person"));

    desk.page("Table");
    assert_eq!(desk.said("Ladder Andrew Goff rank"), "1");
    assert_eq!(desk.said("Ladder Andrew Goff events"), "2");
    assert_eq!(desk.said("Ladder Dugal Ure NSW Diplomacy Championships place"), "1");
    let (first, second) = (desk.said("Ladder Andrew Goff total"), desk.said("Ladder Dugal Ure total"));
    assert_ne!(first, second);
    assert_eq!(desk.said("Ladder Andrew Goff to overtake"), "", "nobody overtakes himself");
    assert!(!desk.said("Ladder Frank Meerbach to overtake").is_empty());

    // The derivation of the points under the cursor stands beside the table.
    desk.click("Ladder Dugal Ure Australian Diplomacy Championships 2001 points");
    assert!(desk.sees("Why 48.13?"));
    assert!(desk.sees("the mean over the 2 places that 2 players share"));
    assert!(desk.sees("Read from adc.csv, row 7."));
    desk.click("Ladder Dugal Ure score");
    assert!(desk.sees("= MAX(events + 3, 8)"), "the divisor is unfolded");

    // Undone as any edit, and done again.
    desk.ctrl(Key::Z);
    assert_eq!(desk.said("Ladder Andy Goff events"), "1");
    desk.ctrl(Key::Y);
    assert_eq!(desk.said("Ladder Andrew Goff events"), "2");
}

#[test]
fn what_the_lists_do_not_say_is_typed_and_the_table_follows() {
    let mut desk = Desk::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    desk.ctrl(Key::T);
    desk.drop(&["adc.csv", "nsw.csv"]);
    desk.page("Events (2)");
    assert_eq!(desk.said("Event NSW Diplomacy Championships players"), "4");
    desk.enter("Event Australian Diplomacy Championships 2001 director", "");
    desk.enter("Event NSW Diplomacy Championships kind", "n");
    desk.enter("Event NSW Diplomacy Championships boards", "2,5");
    desk.enter("Event NSW Diplomacy Championships date", "10 June 2001");
    let season = desk.window.state().engine().book().results_year.clone();
    assert!(season.events[0].directors.is_empty());
    assert_eq!((season.events[1].championship, season.events[1].boards), (ChampionshipLevel::National, Some(2.5)));
    assert_eq!(season.events[1].date.unwrap().to_string(), "2001-06-10");
    // Without the director he has a place of his own.
    desk.page("Table");
    assert_eq!(desk.said("Ladder Ken Sproat events"), "1");
    desk.page("Events (2)");
    desk.enter("Event NSW Diplomacy Championships accredited", "no");
    assert_eq!(desk.said("Event NSW Diplomacy Championships counts"), "left out: not accredited");
    desk.enter("Event NSW Diplomacy Championships date", "9/6/2001");
    assert!(desk.sees("“9/6/2001” is not a date"));
    desk.press(Key::Escape);
    // Where one line is wrong, it is corrected in its list.
    desk.click("Event Australian Diplomacy Championships 2001 lines");
    desk.press(Key::F2);
    assert_eq!(desk.window.state().tab(), Tab::Ladder(topboard::app::views::ladder::LadderPage::List(0)));
    desk.enter("List Rob Hadley games", "3");
    desk.enter("List Christian Moura place", "first");
    assert!(desk.sees("“first” is not a place"));
    desk.press(Key::Escape);
    desk.click("List Frank Meerbach player");
    desk.command(Command::RemoveFromLadder);
    assert_eq!(desk.window.state().engine().book().results_year.events[0].lines.len(), 6);
}

#[test]
fn two_of_one_name_are_kept_apart_and_decisions_go_with_the_book() {
    let mut desk = Desk::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    desk.ctrl(Key::T);
    desk.drop(&["adc.csv", "nsw.csv"]);
    assert_eq!(desk.said("Ladder Frank Meerbach events"), "2");
    desk.click("Ladder Frank Meerbach NSW Diplomacy Championships points");
    desk.command(Command::SplitPerson);
    let rows: Vec<_> = desk.window.get_all_by_label("Ladder Frank Meerbach events").collect();
    assert_eq!(rows.len(), 2, "one at each event");
    drop(rows);
    desk.page("Identities (1)");
    desk.text("d");
    let decisions = &desk.window.state().engine().book().results_year.decisions;
    assert_eq!(
        (decisions.groups(IdentityVerdict::Different).len(), decisions.groups(IdentityVerdict::Same).len()),
        (2, 0)
    );
    let kept = desk.window.state().engine().book().clone();
    store::save_book(&desk.path("2001.topboard"), &kept).unwrap();

    // Next year nobody asks again.
    let mut next = Desk::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    next.ctrl(Key::T);
    next.drop(&["adc.csv", "nsw.csv"]);
    assert!(next.sees("1 pair of names is undecided"));
    next.command(Command::ImportIdentities);
    next.text(&desk.path("2001.topboard").display().to_string());
    next.press(Key::Enter);
    next.wait_for(|desk| !desk.window.state().engine().book().results_year.decisions.is_empty());
    assert!(!next.sees("is undecided"));
    assert_eq!(next.window.state().engine().book().results_year.decisions, kept.results_year.decisions);
    // Taking a decision back is a key, too.
    next.command(Command::Identities);
    next.click("Decision Frank Meerbach @ NSW Diplomacy Championships  /  Frank Meerbach verdict");
    next.press(Key::Delete);
    assert_eq!(next.window.state().engine().book().results_year.decisions.different.len(), 1);
}

#[test]
fn a_list_is_pasted_and_the_cup_exported_with_its_doubts() {
    let mut desk = Desk::new(&[("adc.csv", ADC)]);
    desk.ctrl(Key::T);
    desk.drop(&["adc.csv"]);
    desk.window.event(Event::Paste(NSW.into()));
    desk.window.run();
    assert_eq!(desk.events(), 2);
    assert_eq!(desk.window.state().engine().book().results_year.events[1].source, "pasted text");
    // What is no list comes into a field to be corrected.
    desk.window.event(Event::Paste("hello".into()));
    desk.window.run();
    assert!(desk.sees("no row of headings was found"));
    desk.press(Key::Escape);
    for (name, holds) in
        [("cup.txt", "Winner of the Bismark Cup: Dugal Ure"), ("cup.csv", "rank,player,region"), ("cup.xlsx", "PK")]
    {
        desk.command(Command::ExportLadder);
        let path = desk.path(name);
        desk.ctrl(Key::A);
        desk.text(&path.display().to_string());
        desk.press(Key::Enter);
        desk.wait_for(|desk| desk.sees(&format!("{name}.")));
        let bytes = fs::read(&path).unwrap();
        assert!(String::from_utf8_lossy(&bytes).contains(holds), "{}", String::from_utf8_lossy(&bytes));
        assert!(desk.sees("1 pair of names is undecided"));
    }
}

#[test]
fn what_is_wrong_is_listed_by_file_and_row_and_opens_its_line() {
    let wrong = "Waikato Diplomacy Open\nPlace,Player,Games\n1,Ann Lee,3\n3,Ben Moor,3\n,Cy Hart,3\n";
    let mut desk = Desk::new(&[("w.csv", wrong), ("adc.csv", ADC), ("copy.csv", ADC), ("x.csv", "a\nb")]);
    desk.ctrl(Key::T);
    desk.drop(&["w.csv", "adc.csv", "copy.csv", "x.csv"]);
    assert!(desk.sees("“x.csv” holds no result list"));
    desk.click("Show the errors");
    let said: Vec<String> = (1..=3).map(|n| desk.said(&format!("Ladder problem {n} where"))).collect();
    assert!(said.contains(&"w.csv, row 5".to_owned()) && said.contains(&"copy.csv".to_owned()), "{said:?}");
    let at = said.iter().position(|place| place == "w.csv, row 5").unwrap() + 1;
    desk.click(&format!("Ladder problem {at} where"));
    desk.press(Key::F2);
    desk.text("2");
    desk.press(Key::Enter);
    assert_eq!(
        desk.window.state().engine().book().results_year.events[0].lines[2].name,
        "2",
        "the cursor stood on his name"
    );
    desk.ctrl(Key::Z);
    desk.enter("List Cy Hart place", "2");
    assert_eq!(desk.said("List Cy Hart problem"), "");
}

#[test]
fn the_year_is_chosen_seen_after_each_event_and_drawn() {
    let mut desk = Desk::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    desk.ctrl(Key::T);
    desk.drop(&["adc.csv", "nsw.csv"]);
    assert_eq!(desk.said("Ladder Sean Colman moved"), "new", "a month before the last event he was not there");
    desk.command(Command::LadderAfter);
    desk.text("Australian");
    desk.press(Key::Enter);
    assert!(desk.window.query_by_label("Ladder Sean Colman rank").is_none());
    desk.page("The year");
    assert!(desk.sees("The year: 1. "));
    desk.command(Command::LadderYear);
    desk.text("2002");
    desk.press(Key::Enter);
    desk.page("Table");
    assert!(desk.sees("The table is empty"));
    desk.page("Problems (2)");
    assert!(desk.said("Ladder problem 1 problem").contains("outside 2002"));
    desk.command(Command::ChooseLadder);
    desk.text("2017");
    desk.press(Key::Enter);
    assert_eq!(desk.window.state().engine().book().results_year.ladder, "Bismark since 2017");
}

#[test]
fn a_league_of_games_stands_on_its_day() {
    let games = "game,since,ended,variant,player,score\n\
        P1,2023-03-01,2024-06-30,,Aldo,60\nP1,2023-03-01,2024-06-30,,Berta,40\n\
        P2,2024-03-01,,,Aldo,30\nP2,2024-03-01,,,Berta,70\nP3,2024-03-01,,yes,Aldo,99\n";
    let mut desk = Desk::new(&[("games.csv", games)]);
    desk.ctrl(Key::T);
    desk.command(Command::ChooseLadder);
    desk.text("Campo");
    desk.press(Key::Enter);
    desk.drop(&["games.csv"]);
    desk.command(Command::LadderYear);
    desk.text("2024");
    desk.press(Key::Enter);
    assert_eq!((desk.said("Ladder Berta rank"), desk.said("Ladder Berta score")), ("1".into(), "55.00".into()));
    desk.page("Events (3)");
    assert_eq!(desk.said("Event P3 counts"), "left out: a variant");
    desk.enter("Event P3 variant", "");
    assert_eq!(desk.said("Event P3 counts"), "counts");
}

#[test]
fn the_event_of_the_book_itself_is_one_of_the_year() {
    let mut book = import::read_results(include_bytes!("data/edc2015-boards.xlsx"), "edc2015.xlsx").unwrap().book;
    book.event.rules = "EDC 2015".into();
    let mut desk = Desk::with(&[("adc.csv", ADC)], StartWith::Loaded(Box::new(Engine::new(book)), "EDC".into()));
    desk.command(Command::AddOwnEvent);
    assert_eq!(desk.said("Ladder Cyrille Sevin rank"), "1");
    desk.drop(&["adc.csv"]);
    desk.page("Events (2)");
    let name = desk.window.state().engine().book().results_year.events[0].name.clone();
    desk.enter(&format!("Event {name} kind"), "national");
    // Done again it stands there once, and what was typed of it stays.
    desk.command(Command::AddOwnEvent);
    let events = &desk.window.state().engine().book().results_year.events;
    assert_eq!((events.len(), events[1].championship, events[1].lines.len()), (2, ChampionshipLevel::National, 38));
    assert_eq!(events[0].source, "adc.csv");
}
