//! The window in its languages: it changes at once and is kept, everything fits, and nothing that the window says stays English.

use std::path::Path;

use crate::common::fit::what_is_cut;
use crate::common::pictures::{MARGIN, SMALL_WINDOWS};
use crate::common::window::{WindowTest, with_book};
use crate::history::history_line_in;
use crate::small_event::book as small_event;
use eframe::egui::{Event, Key, Modifiers, Role, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::{Command, InitialBook};
use topboard::book::{BoardRef, DrawVoteError, Edit, EditError, EventField, PersonColumn, Power, SeatField};
use topboard::input::InputError;
use topboard::languages::messages::steps;
use topboard::languages::window_sentences::rules_tab;
use topboard::languages::{Language, set_window_language, window_language};
use topboard::printer::{PrintFile, print_files};
use topboard::publish::Paper;
use topboard::scoring::{SystemDraft, SystemLibrary};
use topboard::standings::RulesetLibrary;
use topboard::store;

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
    let mut window = WindowTest::open_with_data(folder.path(), InitialBook::Empty);
    window.command(Command::Language);
    window.type_text("deut");
    window.press(Key::Enter);
    assert_eq!(window_language(), Language::German);
    assert!(window.has("Datei") && !window.has("File"), "{:?}", window.labels());
    // An English word finds a command in every language.
    window.press_with(Modifiers::ALT, Key::Q);
    window.type_text("save as");
    assert!(window.has("Speichern unter…"), "{:?}", window.labels());
    window.press(Key::Escape);
    let ctx = window.ctx.clone();
    window.state_mut().finish_writing(&ctx);
    drop(window);

    set_window_language(Language::English);
    let mut window = WindowTest::open_with_data(folder.path(), InitialBook::Empty);
    assert!(window.has("Datei"), "the language of the last time: {:?}", window.labels());
    window.command(Command::Language);
    window.type_text("english");
    window.press(Key::Enter);
    assert!(window.has("File") && !window.has("Datei"), "{:?}", window.labels());
}

#[test]
fn the_english_name_and_the_tag_of_a_language_find_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = WindowTest::open_with_data(folder.path(), InitialBook::Empty);
    for (letters, language) in [("ger", Language::German), ("it", Language::Italian), ("german", Language::German)] {
        choose_language(&mut window, letters);
        assert_eq!(window_language(), language, "{letters}");
    }
    choose_language(&mut window, "english");
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
#[cfg(not(target_os = "macos"))]
fn keys_have_the_names_of_the_language_in_a_menu_and_in_the_list_of_keys() {
    set_window_language(Language::German);
    let mut window = WindowTest::open(with_book(small_event()));
    window.press_with(Modifiers::ALT, Key::D);
    let save = window.get_by_role_and_label(Role::MenuItem, "Speichern");
    assert_eq!(save.accesskit_node().data().keyboard_shortcut(), Some("Strg+S"));
    window.press(Key::Escape);
    window.execute(Command::Shortcuts);
    assert!(window.has("Pos1, Ende"), "{:?}", window.labels());
    // The keys of a list scroll it, also while its field of search has the cursor.
    let height = |window: &WindowTest| window.get_by_label("Pos1, Ende").rect().center().y;
    for keys in [[Key::PageDown, Key::PageUp], [Key::ArrowDown, Key::ArrowUp]] {
        let before = height(&window);
        window.press(keys[0]);
        assert!(height(&window) < before - 20.0, "{keys:?}");
        window.press(keys[1]);
        assert!((height(&window) - before).abs() < 1.0, "{keys:?}");
    }
    // The names in English find a command in every language.
    for typed in ["strg+s", "ctrl+s"] {
        window.replace_text(typed);
        assert!(window.has("Strg+S") && !window.has("Strg+O"), "{:?}", window.labels());
    }
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
fn a_refused_text_is_told_with_the_words_that_the_cell_takes() {
    set_window_language(Language::German);
    let mut book = small_event();
    let board = BoardRef::new(0, 0);
    book.apply(Edit::Seat(board.seat(Power::England).first_id(), SeatField::InDraw(Some(true)))).unwrap();
    let mut window = WindowTest::open(with_book(book));
    window.click("Runde 1 Brett A Frankreich Draw");
    window.type_text("vielleicht");
    window.press(Key::Enter);
    let told = "„vielleicht“ sagt nicht, ob Frankreich am Draw beteiligt ist; ja, nein oder nichts eingeben";
    assert!(window.shows(told), "{:?}", window.labels());
    window.ctrl(Key::A);
    window.type_text("ja");
    window.press(Key::Enter);
    assert_eq!(window.book().seat(board.seat(Power::France)).unwrap().in_draw, Some(true));
}

#[test]
fn figures_have_the_decimal_sign_of_the_language_and_both_signs_are_typed() {
    set_window_language(Language::German);
    let mut window = WindowTest::open_sized([1600.0, 860.0], with_book(small_event()));
    window.click("Runde 1 Brett A Frankreich Punkte");
    assert_eq!(window.cell_text("Runde 1 Brett A Frankreich Punkte"), "19,50");
    assert_eq!(window.text_copied_by(Event::Copy), "19.50", "as the computer writes it, on which the test runs");
    window.press_with(Modifiers::SHIFT, Key::ArrowUp);
    assert!(window.shows("Summe 69,5"), "the sum of two scores: {:?}", window.labels());

    window.open_tab("Rangliste");
    assert_eq!(window.cell_text("Rangliste Cléo Gesamt"), "19,50");
    for typed in ["> 19,4", "19.5", "19,5"] {
        window.click("Rangliste Cléo Gesamt");
        window.ctrl_shift(Key::L);
        window.type_text(typed);
        window.press(Key::Enter);
        let is_alone = window.has("Rangliste Cléo Gesamt") && !window.has("Rangliste Ann Gesamt");
        assert!(is_alone, "{typed}: {:?}", window.labels());
    }

    window.open_tab("Spieler");
    window.execute(Command::AllColumns);
    for (player, typed) in [("Ann", "1,5"), ("Ben", "2.5")] {
        window.enter_text(&format!("Spieler {player} Vorgabe"), typed);
    }
    assert_eq!(["Ann", "Ben"].map(|name| window.cell_text(&format!("Spieler {name} Vorgabe"))), ["1,5", "2,5"]);
    let handicaps: Vec<Option<f64>> = window.book().people.iter().take(2).map(|person| person.handicap).collect();
    assert_eq!(handicaps, [Some(1.5), Some(2.5)]);
}

#[test]
fn the_fields_of_rules_have_the_decimal_sign_of_the_language_and_take_both() {
    set_window_language(Language::German);
    let mut book = small_event();
    book.apply(Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
    let mut window = WindowTest::open_sized([1280.0, 2600.0], with_book(book));
    window.open_tab("Regeln");
    window.ctrl_shift(Key::D);
    window.ctrl_shift(Key::U);
    assert_eq!(window.field_text("Name"), "WDC 2006 (Kopie)");
    let (bonus, shares) = ("Top-Board: Bonus", "Was zählt 1: Beste zuerst");
    assert_eq!([bonus, shares].map(|field| window.field_text(field)), ["10", "1; 1; 1; 1"]);
    window.retype_field(bonus, "12,5");
    assert_eq!(window.engine().rules().top_board.as_ref().map(|top| top.bonus_percent), Some(12.5));
    window.retype_field(shares, "1; 0.8; 1/3");
    assert_eq!([bonus, shares].map(|field| window.field_text(field)), ["12,5", "1; 0.8; 1/3"], "as it is typed");
    window.retype_field(bonus, "7.5");
    assert_eq!(window.field_text(shares), "1; 0,8; ⅓");
    window.focus_field(shares);
    assert_eq!(window.field_text(bonus), "7,5");
    let stored = &window.book().rulesets[0];
    for line in ["bonus_percent = 7.5\n", "weights = [1, 0.8, \"1/3\"]"] {
        assert!(stored.contains(line), "{line}: {stored}");
    }
    window.retype_field(bonus, "7,x");
    assert!(window.shows("„7,x“ ist keine Zahl"), "{:?}", window.labels());
}

#[test]
fn the_numbers_of_a_scoring_system_have_the_decimal_sign_of_the_language_and_take_both() {
    set_window_language(Language::German);
    let mut window = WindowTest::open_sized([1280.0, 1600.0], with_book(small_event()));
    window.open_tab("Regeln");
    window.click_button("Wertungssysteme");
    window.click_button("PGP");
    assert!(window.shows("7,5; 3,125; 1,667; 0; -1,667; -3,125; -7,5"), "{:?}", window.labels());
    window.ctrl_shift(Key::D);
    assert_eq!(window.field_text("bonuses"), "7,5; 3,125; 1,667; 0; -1,667; -3,125; -7,5");
    window.retype_field("bonuses", "7,25; 3.5; 1; 0; -1; -3,5; -7,25");
    window.focus_field("points");
    assert_eq!(window.field_text("bonuses"), "7,25; 3,5; 1; 0; -1; -3,5; -7,25");
    let stored = SystemDraft::read(&window.book().systems[0]).unwrap();
    assert_eq!(stored.tables[0].text, "7.25, 3.5, 1, 0, -1, -3.5, -7.25");
    // A text that is no number yet is kept, and it is shown as it was typed.
    window.retype_field("bonuses", "7,25; x");
    assert!(window.shows("„x“ ist keine Zahl"), "{:?}", window.labels());
    window.focus_field("points");
    assert_eq!(window.field_text("bonuses"), "7,25; x");
    // In a formula a comma separates, so it has a point.
    window.retype_field("bonuses", "7,5; 3; 1; 0; -1; -3; -7,5");
    window.retype_field("Formel von score", "100,5 * total");
    assert!(window.shows("Dezimalpunkt, wie in 0.5"), "{:?}", window.labels());
}

#[test]
fn the_columns_of_a_shipped_scoring_system_have_their_names_in_the_language() {
    set_window_language(Language::German);
    let mut window = WindowTest::open_sized([1600.0, 860.0], with_book(small_event()));
    if !window.has("Runde 1 Brett A Frankreich Platzbonus") {
        window.execute(Command::ToggleWorkingColumns);
    }
    assert_eq!(window.cell_text("Runde 1 Brett A Frankreich Platzbonus"), "10,50");
    window.click("Runde 1 Brett A Frankreich Punkte");
    window.execute(Command::CopyExplanation);
    assert!(window.shows("kopiert: Punkte 19,5 = Platzbonus 10,5 + Zentren 8 + 1"), "{:?}", window.labels());
}

#[test]
fn the_examples_and_the_source_of_a_scoring_system_are_in_the_language_and_so_is_the_text_of_its_copy() {
    set_window_language(Language::German);
    let mut window = WindowTest::open_sized([1280.0, 1400.0], with_book(small_event()));
    window.open_tab(rules_tab::tab_name());
    window.click_button(rules_tab::scoring_systems());
    window.click_button("EuroDipCon 4");
    let title = "Das Beispiel aus den Regeln selbst";
    for text in [title, "Turnierregeln von EuroDipCon 4, 1996 (C-Diplo)"] {
        assert!(window.shows(text), "{text}: {:?}", window.labels());
    }
    window.execute(Command::CopySystem);
    assert!(window.has(&rules_tab::remove_example(title)), "{:?}", window.labels());
    let shipped = SystemLibrary::shipped().find("EuroDipCon 4").unwrap();
    let copy = window.engine().library().find(&rules_tab::name_of_copy("EuroDipCon 4")).unwrap();
    assert_eq!(copy.description, in_one_line(shipped.description_in(Language::German)));
    // On a page in another language it is that of the system that was copied.
    for language in [Language::English, Language::Italian, Language::Polish] {
        assert_eq!(in_one_line(copy.description_in(language)), in_one_line(shipped.description_in(language)));
    }
    let german = copy.description.clone();
    window.retype_field(&steps::description_of_system().text(Language::German), "Ein eigener Text");
    let copy = window.engine().library().find(&rules_tab::name_of_copy("EuroDipCon 4")).unwrap();
    assert_ne!(copy.description, german);
    assert_eq!(
        copy.description_in(Language::English),
        "Ein eigener Text",
        "a director's own text stays as it is typed"
    );
}

#[test]
fn the_text_of_a_copied_ruleset_is_in_the_language() {
    set_window_language(Language::French);
    let mut window = WindowTest::open_sized([1280.0, 1400.0], with_book(small_event()));
    window.open_tab(rules_tab::tab_name());
    window.click_button("EDC 2015");
    assert!(window.shows("EuroDipCon XXIII à ManorCon 2015, tel que publié"), "{:?}", window.labels());
    window.execute(Command::CopySystem);
    let shipped = RulesetLibrary::shipped().find("EDC 2015").unwrap();
    let copy = window.engine().rulesets().find(&rules_tab::name_of_copy("EDC 2015")).unwrap();
    assert_eq!(in_one_line(&copy.description), in_one_line(shipped.description_in(Language::French)));
    assert_eq!(
        in_one_line(copy.description_in(Language::German)),
        in_one_line(shipped.description_in(Language::German))
    );
}

#[test]
fn a_problem_names_its_round_its_board_and_its_power_in_the_language() {
    set_window_language(Language::German);
    let mut window = WindowTest::open(with_book(small_event()));
    window.click("Runde 1 Brett A Italien Zentren");
    window.type_text("eins");
    window.press(Key::Enter);
    let place = "Runde 1, Brett A, Italien";
    let is_listed = (0..count_of_tabs(&window)).any(|position| {
        open_tab_at(&mut window, position);
        window.shows(place)
    });
    assert!(is_listed, "{place}: {:?}", window.labels());
}

/// Whether the list of all commands has this name for undo.
pub(crate) fn undo_is_called(window: &mut WindowTest, name: &str) -> bool {
    window.press_with(Modifiers::ALT, Key::Q);
    window.type_text("undo");
    let is_called = window.shows(name);
    window.press(Key::Escape);
    is_called
}

pub(crate) fn choose_language(window: &mut WindowTest, letters: &str) {
    window.execute(Command::Language);
    window.type_text(letters);
    window.press(Key::Enter);
}

#[test]
fn the_journal_keeps_what_a_step_was_and_each_reader_gets_its_name_in_the_own_language() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    std::fs::write(&path, store::book_to_bytes(&path, &small_event()).unwrap()).unwrap();
    let open = || {
        let mut window = WindowTest::open_with_data(folder.path(), InitialBook::File(path.clone()));
        window.wait_until("the book is open", |window| !window.book().rounds.is_empty());
        window
    };
    let mut window = open();
    choose_language(&mut window, "deut");
    window.enter_text("Runde 1 Brett A Frankreich Zentren", "7");
    let german = "Rückgängig: Zentren: Frankreich (Runde 1, Brett A)";
    assert!(undo_is_called(&mut window, german), "{:?}", window.labels());
    choose_language(&mut window, "fran");
    let french = "Annuler\u{a0}: centres\u{a0}: France (Ronde 1, table A)";
    assert!(undo_is_called(&mut window, french), "{:?}", window.labels());
    let ctx = window.ctx.clone();
    window.state_mut().finish_writing(&ctx);
    drop(window);

    let journal = std::fs::read_to_string(folder.path().join("con.topboard-journal")).unwrap();
    assert!(journal.contains("steps-cell-of-seat"), "{journal}");
    for words in ["centres of", "Zentren", "Frankreich"] {
        assert!(!journal.contains(words), "{words}: {journal}");
    }
    let mut window = open();
    assert!(undo_is_called(&mut window, french), "{:?}", window.labels());
    choose_language(&mut window, "english");
    let english = "Undo: centres of France on Round 1, board A";
    assert!(undo_is_called(&mut window, english), "{:?}", window.labels());
}

#[test]
fn a_change_is_read_and_found_in_the_history_in_the_language_of_the_window() {
    let mut book = small_event();
    // The column is shown where it is used.
    book.rounds[0].boards[0].seats[Power::England].in_draw = Some(true);
    let mut window = WindowTest::open(with_book(book));
    choose_language(&mut window, "deut");
    window.enter_text("Runde 1 Brett A Frankreich Zentren", "7");
    window.enter_text("Runde 1 Brett A Frankreich Draw", "ja");
    window.press(Key::F11);
    let german =
        |window: &WindowTest, row| history_line_in(window, "Verlauf", row, ["Wo", "Feld", "Vorher", "Nachher"]);
    assert_eq!(german(&window, 1), "Runde 1, Brett A, Frankreich | Draw |  | ja");
    assert_eq!(german(&window, 2), "Runde 1, Brett A, Frankreich | Zentren | 8 | 7");
    // The words of the window find a change, and the English ones too.
    for words in ["frankreich zentren", "france centres"] {
        window.ctrl(Key::F);
        window.ctrl(Key::A);
        window.type_text(words);
        assert!(window.has("1 von 2 Änderungen"), "{words}: {:?}", window.labels());
        assert_eq!(german(&window, 1), "Runde 1, Brett A, Frankreich | Zentren | 8 | 7");
    }
    window.open_tab("Runde 1");
    window.click("Runde 1 Brett A Frankreich Zentren");
    window.execute(Command::HistoryOfCell);
    assert!(window.has("nur Zentren: Frankreich (Runde 1, Brett A) ×"), "{:?}", window.labels());
    assert_eq!(german(&window, 1), "Runde 1, Brett A, Frankreich | Zentren | 8 | 7");

    // What was computed in German is computed again in French.
    choose_language(&mut window, "fran");
    let french =
        |window: &WindowTest, row| history_line_in(window, "Historique", row, ["Où", "Champ", "Avant", "Après"]);
    assert!(window.has("seulement centres\u{a0}: France (Ronde 1, table A) ×"), "{:?}", window.labels());
    assert_eq!(french(&window, 1), "Ronde 1, table A, France | centres | 8 | 7");
    window.execute(Command::History);
    assert_eq!(french(&window, 1), "Ronde 1, table A, France | nul |  | oui");
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
    choose_language(&mut window, "deut");
    let german = ["Rangliste Überschrift Spieler", "Rangliste Überschrift Runde 1", "Rangliste Überschrift Gesamt"];
    assert_eq!(headings(&window, german), [true, false, true], "{:?}", window.labels());
    assert!(!window.shows("Standings heading"), "{:?}", window.labels());
}

#[test]
fn the_list_of_notices_is_in_the_language_of_the_window() {
    set_window_language(Language::German);
    let mut window = WindowTest::open(with_book(small_event()));
    assert_eq!(window.book().event.languages, Language::English.into(), "the pages are in English");
    window.execute(Command::Post);
    for title in ["Rangliste", "Runde 1: Bretter"] {
        assert!(window.shows(title), "{title}: {:?}", window.labels());
    }
    // The picture of a page has the title of the page.
    for title in ["Standings", "Round 1: boards"] {
        assert!(!window.labels().iter().any(|label| label.starts_with(title)), "{title}: {:?}", window.labels());
    }
}

/// Fails if a dialog is cut in one of the smallest windows in this language.
fn assert_that_every_dialog_fits(language: Language) {
    set_window_language(language);
    let mut found = Vec::new();
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
fn every_dialog_fits_in_french() {
    assert_that_every_dialog_fits(Language::French);
}

#[test]
fn every_dialog_fits_in_german() {
    assert_that_every_dialog_fits(Language::German);
}

#[test]
fn every_dialog_fits_in_italian() {
    assert_that_every_dialog_fits(Language::Italian);
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

#[test]
fn a_refused_text_and_a_printed_file_are_told_in_the_language() {
    set_window_language(Language::Pseudo);
    let text = || "xyz".to_owned();
    let refused = [
        InputError::NotYesOrNo { text: text(), power: Power::France },
        InputError::NotAnEnding { text: text() },
        InputError::DrawAfterSolo { soloist: Power::France },
        InputError::NotARole { text: text() },
        InputError::NameCannotBeEmptied { name: text() },
        InputError::NotAPresence { text: text() },
        InputError::NotAMark { text: text(), column: PersonColumn::Unconfirmed },
        InputError::NotOnTheList { text: text(), similar: text() },
        InputError::NotAnAnswer { text: text() },
        InputError::NotAPosition { text: text(), last: 7 },
        InputError::NotRounds { text: text() },
        InputError::PowerTaken { power: Power::France, name: text() },
        InputError::NotACard { text: text() },
        InputError::NotASeason { text: text() },
        InputError::NotAColour { text: text() },
        InputError::NotANumberOfGames { text: text() },
        InputError::Computed,
        InputError::Edit(EditError::NoName),
    ];
    let late = DrawVoteError::TooEarly { season: text() };
    // No printer takes a file that is not there, and nothing opens it.
    let missing = PrintFile { path: Path::new("no-such-folder").join("xyz.pdf"), paper: Paper::A4 };
    let printed = print_files(&[missing]);
    assert_eq!(printed.len(), 1, "{printed:?}");
    let sentences = refused.iter().map(InputError::to_string).chain([late.to_string()]).chain(printed);
    let found: Vec<String> =
        sentences.filter(|sentence| !sentence.starts_with('[') || !outside_of_brackets(sentence).is_empty()).collect();
    assert!(found.is_empty(), "{found:#?}");
}
