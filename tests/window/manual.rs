//! The manual inside the window: the page about the tab in view, its links, the search, and its languages.

use crate::common::window::{WindowTest, with_book};
use eframe::egui::{Key, Modifiers};
use topboard::app::{Command, InitialBook};
use topboard::book::{Book, Round};
use topboard::languages::{Language, set_window_language};
use topboard::manual::PAGES;

fn one_round() -> InitialBook {
    let mut book = Book::default();
    book.rounds.push(Round { name: "Round 1".to_owned(), ..Round::default() });
    with_book(book)
}

fn window() -> WindowTest {
    WindowTest::open(one_round())
}

#[test]
fn shift_f1_opens_the_page_about_the_tab_in_view() {
    for (tab, title, text) in [
        ("Players", "Importing your sheets", "Recognised layouts"),
        ("Round 1", "Entering and correcting a round", "Pasting a block"),
        ("Standings", "Standings and rules", "The marks"),
    ] {
        let mut window = window();
        window.open_tab(tab);
        window.press_with(Modifiers::SHIFT, Key::F1);
        let page = PAGES.iter().find(|page| page.title() == title).unwrap();
        assert!(page.text.contains(text), "{title} has no section “{text}”");
        assert!(window.has(text), "{title} is not in view");
        window.press(Key::Escape);
        assert!(!window.has_dialog());
    }
}

#[test]
fn every_page_is_in_the_list_and_can_be_opened() {
    // The whole list is in view.
    let mut window = WindowTest::open_sized([1600.0, 1000.0], one_round());
    window.execute(Command::Manual);
    for page in PAGES {
        window.click_button(page.title());
        // The title stands in the list and above the page.
        let titles = window.labels().iter().filter(|label| *label == page.title()).count();
        assert!(titles >= 2, "{}", page.title());
    }
}

#[test]
fn a_search_lists_sections_and_enter_opens_the_first() {
    let mut window = window();
    window.execute(Command::Manual);
    window.type_letters("projector clock");
    window.press(Key::Enter);
    assert!(window.has("The projector and the clock of the round"));
    window.replace_text("xyzzy");
    assert!(window.has("The manual does not have this."));
}

#[test]
fn a_link_opens_its_page_and_alt_left_goes_back() {
    let mut window = window();
    window.execute(Command::Manual);
    window.click_button(PAGES.iter().find(|page| page.name == "scoring").unwrap().title());
    let before = window.labels();
    window.click("the language of formulas");
    assert!(window.has("Functions"));
    window.press_with(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(window.labels().len(), before.len());
}

#[test]
fn a_beginner_reads_the_first_minute_in_the_language_of_the_window_and_is_told_which_pages_are_in_english() {
    set_window_language(Language::French);
    let mut window = WindowTest::open(InitialBook::Empty);
    window.press_with(Modifiers::SHIFT, Key::F1);
    // The title stands in the list and above the page.
    let titles = window.labels().iter().filter(|label| *label == "La première minute").count();
    assert!(titles >= 2, "{:?}", window.labels());
    assert!(window.has("La suite") && !window.has("Cette page est en anglais."), "{:?}", window.labels());
    window.click_button("Importer vos feuilles");
    assert!(window.has("Recognised layouts") && window.has("Cette page est en anglais."), "{:?}", window.labels());
    window.press_with(Modifiers::ALT, Key::ArrowLeft);
    assert!(window.has("La suite") && !window.has("Cette page est en anglais."), "{:?}", window.labels());
    // A word of the language finds the page.
    window.focus_field("Chercher dans le manuel");
    window.type_letters("touches");
    assert!(window.has("La première minute: La suite"), "{:?}", window.labels());
}
