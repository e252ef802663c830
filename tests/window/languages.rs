//! The window in its languages: it changes at once and is kept, everything fits, and nothing that the window says stays English.

use std::path::Path;
use std::sync::Arc;

use crate::common::fit::{shortened_texts, what_is_cut};
use crate::common::pictures::{MARGIN, SMALL_WINDOWS};
use crate::common::window::{LAPTOP, WindowTest, with_book};
use crate::small_event::book as small_event;
use eframe::egui::{Key, Role, Vec2};
use egui_kittest::kittest::Queryable as _;
use topboard::app::{Command, InitialBook, Topboard};
use topboard::languages::{Language, set_window_language, window_language};
use topboard::store::BookStore;
use topboard::store::disk::LocalDisk;

/// A longer text in a cell may be cut there, in letters.
const LONG_SENTENCE: usize = 90;

fn open_with_store(folder: &Path) -> WindowTest {
    let store = BookStore::new(Arc::new(LocalDisk), Some(folder.join("data")));
    WindowTest::show(LAPTOP, Topboard::new(InitialBook::Empty).with_typed_paths().with_book_store(store))
}

/// Goes to the tab at this position in the strip, whatever it is called.
fn open_tab_at(window: &mut WindowTest, position: usize) {
    window.get_all_by_role(Role::Tab).nth(position).unwrap().click();
    window.run();
}

fn count_of_tabs(window: &WindowTest) -> usize {
    window.get_all_by_role(Role::Tab).count()
}

#[test]
fn another_language_is_spoken_at_once_and_the_next_time() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open_with_store(folder.path());
    window.command(Command::Language);
    window.type_text("deut");
    window.press(Key::Enter);
    assert_eq!(window_language(), Language::German);
    assert!(window.has("Datei") && !window.has("File"), "{:?}", window.labels());
    // An English word finds a command in every language.
    window.press_with(eframe::egui::Modifiers::ALT, Key::Q);
    window.type_text("save as");
    assert!(window.has("Speichern unter…"), "{:?}", window.labels());
    window.press(Key::Escape);
    let ctx = window.ctx.clone();
    window.state_mut().finish_writing(&ctx);
    drop(window);

    set_window_language(Language::English);
    let mut window = open_with_store(folder.path());
    assert!(window.has("Datei"), "the language of the last time: {:?}", window.labels());
    window.command(Command::Language);
    window.type_text("english");
    window.press(Key::Enter);
    assert!(window.has("File") && !window.has("Datei"), "{:?}", window.labels());
}

#[test]
fn what_is_saved_stays_saved_in_another_language() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = WindowTest::open(with_book(small_event()));
    window.ctrl(Key::S);
    window.save_in(&folder.path().join("con.topboard"));
    assert!(!window.state().is_changed());
    window.command(Command::Language);
    window.type_text("fran");
    window.press(Key::Enter);
    assert!(window.has("Fichier"), "{:?}", window.labels());
    assert!(!window.state().is_changed());
}

#[test]
fn powers_have_the_names_of_the_language() {
    set_window_language(Language::German);
    let mut window = WindowTest::open(with_book(small_event()));
    let in_a_round = (0..count_of_tabs(&window)).any(|position| {
        open_tab_at(&mut window, position);
        window.shows("Russland")
    });
    assert!(in_a_round, "{:?}", window.labels());
}

#[test]
fn a_column_that_is_hidden_stays_hidden_in_another_language() {
    let mut window = WindowTest::open(with_book(crate::stations::played()));
    window.open_tab("Standings");
    window.click("Standings heading total");
    window.press(Key::ArrowRight);
    window.execute(Command::HideColumn);
    let headings = |window: &WindowTest, names: [&str; 3]| names.map(|name| window.has(name));
    let english = ["Standings heading player", "Standings heading Round 1", "Standings heading total"];
    assert_eq!(headings(&window, english), [true, false, true], "{:?}", window.labels());
    window.execute(Command::Language);
    window.type_text("deut");
    window.press(Key::Enter);
    let german = ["Rangliste Überschrift Spieler", "Rangliste Überschrift Runde 1", "Rangliste Überschrift Gesamt"];
    assert_eq!(headings(&window, german), [true, false, true], "{:?}", window.labels());
    assert!(!window.shows("Standings heading"), "{:?}", window.labels());
}

/// Every tab on a laptop, and every dialog in the smallest windows, in this language.
fn assert_that_everything_fits(language: Language) {
    set_window_language(language);
    let mut found = Vec::new();
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_book(crate::stations::played()));
    for position in 0..count_of_tabs(&window) {
        open_tab_at(&mut window, position);
        window.run_steps(3);
        // A long sentence in a cell is read in the bar above.
        let labels = shortened_texts(&window).into_iter().filter(|text| text.chars().count() < LONG_SENTENCE);
        found.extend(labels.map(|text| format!("tab {position}: {text}")));
    }
    let sized = |size: Vec2| size + Vec2::splat(2.0 * MARGIN);
    let open = || {
        let mut window = WindowTest::open_sized(sized(SMALL_WINDOWS[0].0).into(), with_book(small_event()));
        open_tab_at(&mut window, 1);
        window
    };
    let (mut window, mut dialogs) = (open(), 0);
    for command in Command::ALL {
        window.execute(command);
        if !window.has_dialog() {
            continue;
        }
        dialogs += 1;
        for (size, scrolls) in SMALL_WINDOWS {
            window.set_size(sized(size));
            // A dialog takes its new size first, and goes to the middle then.
            window.run_steps(4);
            let cut = what_is_cut(&window, MARGIN, scrolls).into_iter();
            found.extend(cut.map(|sentence| format!("{command:?} in {} × {}: {sentence}", size.x, size.y)));
        }
        window = open();
    }
    assert!(dialogs >= 50, "{dialogs} dialogs were seen");
    assert!(found.is_empty(), "{} texts are cut in {language:?}:\n{}", found.len(), found.join("\n"));
}

#[test]
fn everything_fits_in_french() {
    assert_that_everything_fits(Language::French);
}

#[test]
fn everything_fits_in_german() {
    assert_that_everything_fits(Language::German);
}

#[test]
fn everything_fits_in_italian() {
    assert_that_everything_fits(Language::Italian);
}

/// A text without what stands between the brackets of the pseudo-language.
fn outside_of_brackets(text: &str) -> String {
    let (mut depth, mut outside) = (0_usize, String::new());
    for letter in text.chars() {
        match letter {
            '[' => depth += 1,
            ']' => depth = depth.saturating_sub(1),
            letter if depth == 0 => outside.push(letter),
            _ => {}
        }
    }
    outside
}

/// What is the same in every language: what egui calls its own parts, and the program.
const SAME_EVERYWHERE: [&str; 2] = ["Resize panel", "Topboard"];

/// The texts of the shipped rules and systems, whose names and sources are shown as they are.
fn texts_of_rules() -> String {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let files = ["rulesets", "scoring"].map(|folder| std::fs::read_dir(assets.join(folder)).unwrap());
    files.into_iter().flatten().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect()
}

/// A text with one blank between its words, so that it is found where its lines end elsewhere.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn no_tab_says_anything_that_is_no_sentence_of_the_files() {
    set_window_language(Language::Pseudo);
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_book(crate::stations::played()));
    let own = serde_json::to_string(window.book()).unwrap();
    // A line of a text goes on after a backslash.
    let rules = in_one_line(&texts_of_rules().replace('\\', " "));
    let is_own =
        |words: &str| words.split(' ').all(|word| own.contains(word.trim_matches(|c: char| !c.is_alphanumeric())));
    let mut found = std::collections::BTreeSet::new();
    for position in 0..count_of_tabs(&window) {
        open_tab_at(&mut window, position);
        for label in window.labels() {
            let outside = in_one_line(&outside_of_brackets(&label));
            let name = outside.trim_end_matches(" *");
            // The pseudo-language has no vowel without an accent. A formula is the same in every language.
            let is_plain = outside.contains(['a', 'e', 'i', 'o', 'u']) && !outside.contains(" = ");
            let is_known = rules.contains(name) || is_own(&outside) || SAME_EVERYWHERE.contains(&name);
            if is_plain && !is_known {
                found.insert(format!("tab {position}: {label}"));
            }
        }
    }
    assert!(found.is_empty(), "{} texts:\n{}", found.len(), found.into_iter().collect::<Vec<_>>().join("\n"));
}
