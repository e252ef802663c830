//! The manual inside the window: the page about the tab in view, its links, and the search.

use crate::common::window::{WindowTest, with_book};
use eframe::egui::{Key, Modifiers};
use topboard::app::Command;
use topboard::book::{Book, Round};
use topboard::manual::PAGES;

fn window() -> WindowTest {
    let mut book = Book::default();
    book.rounds.push(Round { name: "Round 1".to_owned(), ..Round::default() });
    WindowTest::open(with_book(book))
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
    let mut window = window();
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
