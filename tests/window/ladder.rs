//! The ladder of a year in the window, from the dropped lists to the exported ladder.

use std::fs;
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::common::window::{LAPTOP, WindowTest, with_engine};
use crate::languages::choose_language;
use eframe::egui::{Context, Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook, Topboard};
use topboard::book::Book;
use topboard::book::results_year::{ChampionshipLevel, IdentityVerdict};
use topboard::engine::Engine;
use topboard::import::SheetReader;
use topboard::store::BookStore;
use topboard::store::disk::LocalDisk;
use topboard::{import, store};

const ADC: &str = "Australian Diplomacy Championships 2001\nDate: 14 April 2001\nDirector: Ken Sproat\n\n\
    Place,Player,State,Games\n1,Andrew Goff,ACT,3\n2,Dugal Ure,VIC,3\n2,\"Lee, Tristan\",VIC,3\n4,Christian Moura,VIC,2\n\
    5,Rob Hadley,VIC,1\n6,Ken Sproat,VIC,1\n7,Frank Meerbach,VIC,3\n";
const NSW: &str = "NSW Diplomacy Championships\n9 June 2001\nPlace;Player;State;Games\n1;URE Dugal;VIC;3\n\
    2;Andy Goff;ACT;3\n3;Sean Colman;NSW;2\n4;Frank Meerbach;VIC;1\n";

/// A folder with the files of the year, and a window with an empty book.
struct LadderTest {
    folder: tempfile::TempDir,
    window: WindowTest,
}

/// A file that was dropped onto the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl LadderTest {
    fn new(files: &[(&str, &str)]) -> LadderTest {
        LadderTest::with(files, InitialBook::Empty)
    }

    fn with(files: &[(&str, &str)], start: InitialBook) -> LadderTest {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let window = WindowTest::open_sized([1600.0, 900.0], start);
        LadderTest { folder, window }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Drops files onto the window.
    fn drop(&mut self, names: &[&str]) {
        for name in names {
            let file = Dropped(self.path(name));
            self.window.input_mut().dropped_files.push(Arc::new(file));
        }
        let before = self.events();
        self.window.wait_until("the lists are read", |window| window.book().results_year.events.len() > before);
    }

    fn events(&self) -> usize {
        self.book().results_year.events.len()
    }

    /// Types a new text into a cell, or empties it.
    fn enter(&mut self, label: &str, text: &str) {
        if text.is_empty() {
            self.click(label);
            self.press(Key::Delete);
        } else {
            self.enter_text(label, text);
        }
    }
}

impl Deref for LadderTest {
    type Target = WindowTest;

    fn deref(&self) -> &WindowTest {
        &self.window
    }
}

impl DerefMut for LadderTest {
    fn deref_mut(&mut self) -> &mut WindowTest {
        &mut self.window
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
fn the_columns_of_an_event_move_together() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv", "nsw.csv"]);
    let left = |test: &LadderTest, cell: &str| test.get_by_label(&format!("Ladder Dugal Ure {cell}")).rect().left();
    let (adc, nsw) = ("Australian Diplomacy Championships 2001", "NSW Diplomacy Championships");
    let places = |test: &LadderTest| {
        [adc, nsw].map(|event| (left(test, &format!("{event} place")), left(test, &format!("{event} points"))))
    };
    let [before, after] = places(&test);
    assert!(before.1 < after.0);
    // The heading of the event stands over both.
    let heading = test.get_by_label(&format!("Ladder heading {adc} place")).rect();
    assert!(heading.left() <= before.0 && heading.right() > before.1 + 10.0, "{heading:?} {before:?}");
    test.click(&format!("Ladder Dugal Ure {adc} points"));
    test.command(Command::MoveColumnRight);
    let [adc_now, nsw_now] = places(&test);
    assert!(nsw_now.0 < nsw_now.1 && nsw_now.1 < adc_now.0 && adc_now.0 < adc_now.1, "{adc_now:?} {nsw_now:?}");
    test.execute(Command::CopyExplanation);
    assert!(test.shows("copied the explanation of Dugal Ure"), "the cursor goes with its column");
    test.command(Command::UsualColumnOrder);
    assert_eq!(places(&test), [before, after]);
}

#[test]
fn the_figures_of_an_event_have_their_names_in_the_language() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv", "nsw.csv"]);
    test.click("Ladder Dugal Ure NSW Diplomacy Championships points");
    assert!(test.has("Modifier") && test.has("By place"), "{:?}", test.labels());
    choose_language(&mut test.window, "deut");
    test.wait_until("the ladder is in German", |window| {
        ["Turnierwert", "Faktor", "Nach Platz", "Wertungspunkte"].into_iter().all(|name| window.has(name))
    });
    assert!(test.shows("= nach Platz * Faktor"), "{:?}", test.labels());
    test.click_button("Turniere (2)");
    assert!(test.has("Turniere Überschrift Turnierwert") && test.has("Turniere Überschrift Faktor"));
    assert_eq!(test.cell_text("Turnier NSW Diplomacy Championships Turnierwert"), "3");
}

#[test]
fn the_table_is_sorted_by_a_column_and_the_explanation_is_of_the_row_in_view() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv", "nsw.csv"]);
    let top = |test: &LadderTest, name: &str| test.get_by_label(&format!("Ladder {name} player")).rect().top();
    let leader = top(&test, "Dugal Ure");
    test.click("Ladder Sean Colman total");
    let total = test.cell_text("Ladder Sean Colman total");
    test.click("Ladder heading player");
    assert!(top(&test, "Andrew Goff") < top(&test, "Andy Goff") && top(&test, "Andy Goff") < top(&test, "Dugal Ure"));
    assert!((top(&test, "Andrew Goff") - leader).abs() < 1.0);
    assert_eq!(test.cell_text("Ladder Sean Colman total"), total);
    test.execute(Command::CopyExplanation);
    assert!(test.shows("copied the explanation of Sean Colman"), "the cursor follows its player");
    // The lowest place comes first, and players without a place last.
    test.click("Ladder heading Australian Diplomacy Championships 2001 place");
    assert!(top(&test, "Andrew Goff") < top(&test, "Frank Meerbach"));
    assert!(top(&test, "Frank Meerbach") < top(&test, "Sean Colman"));
    test.press(Key::Escape);
    assert!(top(&test, "Frank Meerbach") < top(&test, "Sean Colman"), "Escape leaves the order");
    test.execute(Command::SortByPlace);
    assert!((top(&test, "Dugal Ure") - leader).abs() < 1.0, "in the order of the ranks again");
}

#[test]
fn the_table_is_filtered_by_the_values_and_the_text_of_several_columns() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv", "nsw.csv"]);
    test.click("Ladder Dugal Ure player");
    test.ctrl_shift(Key::L);
    test.type_letters("an");
    test.press(Key::Enter);
    assert!(test.has("Ladder Andrew Goff player") && !test.has("Ladder Dugal Ure player"));
    assert!(test.has("Player: “an”"), "{:?}", test.labels());
    let shown = |test: &LadderTest| {
        let labels = test.labels();
        labels.iter().filter(|label| label.starts_with("Ladder ") && label.ends_with(" player")).count() - 1
    };
    let before = shown(&test);
    // A second column keeps fewer rows: those of one place at the championships.
    test.get_by_label("Ladder heading Australian Diplomacy Championships 2001 place").click_secondary();
    test.run();
    test.click_menu_entry("Filter the rows…");
    test.click_button("None");
    test.get_all_by_role(Role::CheckBox).next().unwrap().click();
    test.run();
    test.click_button("Filter");
    assert!(shown(&test) < before && shown(&test) > 0, "{before} {:?}", test.labels());
    test.press(Key::Escape);
    assert!(test.has("Ladder Dugal Ure player"));
}

#[test]
fn the_cursor_of_a_sorted_table_follows_its_player_when_an_identity_is_decided_on_another_page() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv", "nsw.csv"]);
    test.click("Ladder heading player");
    test.click("Ladder Sean Colman total");
    test.command(Command::Identities);
    test.type_text("s");
    assert_eq!(test.book().results_year.decisions.groups(IdentityVerdict::Same).len(), 1);
    test.click_button("Table");
    test.wait_until("a row is gone", |window| {
        !window.has("Ladder Andy Goff player") || !window.has("Ladder Andrew Goff player")
    });
    let top = |name: &str| test.get_by_label(&format!("Ladder {name} player")).rect().top();
    assert!(
        top("Christian Moura") < top("Dugal Ure") && top("Dugal Ure") < top("Frank Meerbach"),
        "still by the alphabet"
    );
    test.execute(Command::CopyExplanation);
    assert!(test.shows("copied the explanation of Sean Colman"));
}

#[test]
fn the_page_of_identities_leaves_the_side_panel_as_wide_as_it_was() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv", "nsw.csv"]);
    test.click("Ladder Dugal Ure total");
    let left = |test: &LadderTest| {
        let title = test.labels().into_iter().find(|label| label.starts_with("Why ")).unwrap();
        test.get_by_label(&title).rect().left()
    };
    let before = left(&test);
    test.ctrl(Key::U);
    assert!(test.shows("One person?"));
    test.click_button("Table");
    let after = left(&test);
    assert!((after - before).abs() < 1.0, "{after} after {before}");
}

#[test]
fn a_whole_ladder_from_files_to_the_winner() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    test.ctrl(Key::T);
    assert!(test.shows("No result lists yet") && test.shows("Drop result lists here"));
    test.drop(&["adc.csv", "nsw.csv"]);
    assert_eq!(test.cell_text("Ladder Dugal Ure rank"), "1");
    assert_eq!(test.cell_text("Ladder Andy Goff events"), "1", "the doubtful name is not decided yet");
    assert!(test.shows("1 pair of names is undecided. Each pair counts as two people."));

    // A key decides about doubtful names.
    test.click("Decide on them");
    assert_eq!(test.cell_text("Pair Andrew Goff and Andy Goff reason"), "a nickname, the same region");
    // A letter that opens a menu or is typed into a menu decides nothing.
    test.press_with(Modifiers::ALT, Key::L);
    test.type_text("s");
    test.press(Key::Escape);
    assert!(test.cell_text("Pair Andrew Goff and Andy Goff reason").starts_with("a nickname"));
    assert_eq!(test.book().results_year.decisions.same.len(), 0);
    test.type_text("s");
    assert!(!test.shows("Decide on them"));
    let engine = test.engine();
    let step = engine.history().next_undo_label().unwrap();
    assert_eq!(step.english(), "Andrew Goff and Andy Goff are one person");

    test.click_button("Table");
    assert_eq!(test.cell_text("Ladder Andrew Goff rank"), "1");
    assert_eq!(test.cell_text("Ladder Andrew Goff events"), "2");
    assert_eq!(test.cell_text("Ladder Dugal Ure NSW Diplomacy Championships place"), "1");
    let (first, second) = (test.cell_text("Ladder Andrew Goff total"), test.cell_text("Ladder Dugal Ure total"));
    assert_ne!(first, second);
    assert_eq!(test.cell_text("Ladder Andrew Goff to overtake"), "", "the leader has nobody to overtake");
    assert!(!test.cell_text("Ladder Frank Meerbach to overtake").is_empty());

    // The explanation of the points under the cursor is shown beside the ladder.
    test.click("Ladder Dugal Ure Australian Diplomacy Championships 2001 points");
    assert!(test.shows("Why 48.13?"));
    assert!(test.shows("the mean over the 2 places that 2 players share"));
    assert!(test.shows("Read from adc.csv, row 7."));
    test.click("Ladder Dugal Ure score");
    assert!(test.shows("= MAX(events + 3, 8)"), "the divisor is explained");

    // Each cell explains its own figure.
    for column in ["score", "total", "divisor", "to overtake"] {
        test.click(&format!("Ladder Frank Meerbach {column}"));
        let figure = test.cell_text(&format!("Ladder Frank Meerbach {column}"));
        assert!(test.shows(&format!("Why {figure}?")), "{column}: {:?}", test.labels());
    }
    let needed = test.cell_text("Ladder Frank Meerbach to overtake");
    let sentence = format!(
        "At one more event, in which Andrew Goff does not play, more than {needed} points are enough to overtake Andrew Goff."
    );
    assert!(test.shows(&sentence), "{:?}", test.labels());
    assert!(test.formula_line().contains("= score of Andrew Goff * divisor - total = "), "{}", test.formula_line());
    test.click("Ladder Frank Meerbach player");
    assert!(!test.formula_line().contains('='), "a name is not computed: {}", test.formula_line());

    // Undo and redo work as for any edit.
    test.ctrl(Key::Z);
    assert_eq!(test.cell_text("Ladder Andy Goff events"), "1");
    test.ctrl(Key::Y);
    assert_eq!(test.cell_text("Ladder Andrew Goff events"), "2");
}

#[test]
fn a_ladder_without_a_counted_event_does_not_say_that_it_counts_the_rest() {
    let unknown = "Big Con\n9 June 2001\nPlace,Player,Games\n1,Ann Lee,3\n2,Bob Ray,3\n";
    let gap = ADC.replace("4,Christian Moura", "5,Christian Moura");
    let mut test = LadderTest::new(&[("big.csv", unknown), ("adc.csv", gap.as_str())]);
    test.ctrl(Key::T);
    test.drop(&["big.csv"]);
    assert!(!test.shows("The ladder counts what it can"), "{:?}", test.labels());
    test.drop(&["adc.csv"]);
    assert!(test.shows("errors in the lists. The ladder counts what it can."), "{:?}", test.labels());
}

#[test]
fn an_event_that_waits_for_an_answer_is_no_error_in_the_lists() {
    let unknown = "Big Con\n9 June 2001\nPlace,Player,Games\n1,Ann Lee,3\n2,Bob Ray,3\n";
    let mut test = LadderTest::new(&[("big.csv", unknown)]);
    test.ctrl(Key::T);
    test.drop(&["big.csv"]);
    assert!(test.shows("1 event waits for your answer: does it count?"), "{:?}", test.labels());
    assert!(!test.shows("in the lists"), "{:?}", test.labels());
    test.click_button("Answer");
    assert!(test.has("Ladder problem 1 where"), "{:?}", test.labels());
    test.ctrl(Key::T);
    assert!(!test.has("Ladder problem 1 where"), "the key of the ladder leads back to its table: {:?}", test.labels());
}

#[test]
fn missing_data_of_the_lists_is_typed_and_the_ladder_follows() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv", "nsw.csv"]);
    test.click_button("Events (2)");
    assert_eq!(test.cell_text("Event NSW Diplomacy Championships players"), "4");
    test.enter("Event Australian Diplomacy Championships 2001 director", "");
    test.enter("Event NSW Diplomacy Championships kind", "n");
    test.enter("Event NSW Diplomacy Championships boards", "2,5");
    test.enter("Event NSW Diplomacy Championships date", "10 June 2001");
    let season = test.book().results_year.clone();
    assert!(season.events[0].directors.is_empty());
    assert_eq!(
        (season.events[1].championship, season.events[1].boards),
        (Some(ChampionshipLevel::National), Some(2.5))
    );
    assert_eq!(season.events[1].date.unwrap().to_string(), "2001-06-10");
    assert_eq!(test.cell_text("Event NSW Diplomacy Championships date"), "10 June 2001");
    // Without the name in the list of directors, the player has a place.
    test.click_button("Table");
    assert_eq!(test.cell_text("Ladder Ken Sproat events"), "1");
    test.click_button("Events (2)");
    test.enter("Event NSW Diplomacy Championships accredited", "no");
    assert_eq!(test.cell_text("Event NSW Diplomacy Championships counts"), "left out: not accredited");
    test.enter("Event NSW Diplomacy Championships date", "9/6/2001");
    assert!(test.shows("“9/6/2001” is not a date"));
    test.press(Key::Escape);
    // A wrong line is corrected in its result list.
    test.click("Event Australian Diplomacy Championships 2001 lines");
    test.press(Key::F2);
    assert_eq!(test.state().tab(), Tab::Ladder(topboard::app::views::ladder::LadderPage::List(0)));
    test.enter("List Rob Hadley games", "3");
    test.enter("List Christian Moura place", "first");
    assert!(test.shows("“first” is not a place"));
    test.press(Key::Escape);
    test.click("List Frank Meerbach player");
    test.command(Command::RemoveFromLadder);
    assert_eq!(test.book().results_year.events[0].lines.len(), 6);
}

#[test]
fn all_selected_lines_of_a_list_are_removed_as_one_step() {
    let mut test = LadderTest::new(&[("adc.csv", ADC)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv"]);
    test.click_button("Events (1)");
    test.click("Event Australian Diplomacy Championships 2001 lines");
    test.press(Key::F2);
    test.click("List Rob Hadley player");
    test.press_with(Modifiers::SHIFT, Key::ArrowDown);
    test.command(Command::RemoveFromLadder);
    let names: Vec<String> = test.book().results_year.events[0].lines.iter().map(|line| line.name.clone()).collect();
    assert_eq!(names.len(), 5, "{names:?}");
    assert!(names.iter().all(|name| !["Rob Hadley", "Ken Sproat"].contains(&name.as_str())), "{names:?}");
    test.ctrl(Key::Z);
    assert_eq!(test.book().results_year.events[0].lines.len(), 7);
}

/// NSW's list with a second name that is almost one of the other list.
fn nsw_with_a_second_pair() -> String {
    format!("{NSW}5;Rob Hadly;VIC;1\n")
}

/// The pairs of the Identities page from top to bottom, as “Andrew Goff and Andy Goff”.
fn pairs(test: &LadderTest) -> Vec<String> {
    let labels = test.labels().into_iter().filter(|label| label.starts_with("Pair ") && label.ends_with(" chance"));
    let mut pairs: Vec<(f32, String)> = labels.map(|label| (test.get_by_label(&label).rect().top(), label)).collect();
    pairs.sort_by(|one, other| one.0.total_cmp(&other.0));
    let names = |label: &str| label.trim_start_matches("Pair ").trim_end_matches(" chance").to_owned();
    pairs.iter().map(|(_, label)| names(label)).collect()
}

#[test]
fn all_selected_pairs_are_postponed_decided_and_taken_back_together() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", &nsw_with_a_second_pair())]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv", "nsw.csv"]);
    test.command(Command::Identities);
    let before = pairs(&test);
    assert_eq!(before.len(), 2, "{:?}", test.labels());
    // One pair is postponed. Then both are, and then both are back in their places.
    test.click(&format!("Pair {} chance", before[0]));
    test.type_text("l");
    assert_eq!(pairs(&test), [before[1].clone(), before[0].clone()]);
    let select_both = |test: &mut LadderTest| {
        let first = pairs(test).swap_remove(0);
        test.click(&format!("Pair {first} chance"));
        test.press_with(Modifiers::SHIFT, Key::ArrowDown);
    };
    select_both(&mut test);
    test.type_text("l");
    assert_eq!(pairs(&test), before);
    select_both(&mut test);
    test.type_text("l");
    assert_eq!(pairs(&test), before, "both are back");
    // One key decides both as one step.
    select_both(&mut test);
    test.type_text("s");
    let decided = |test: &LadderTest| test.book().results_year.decisions.groups(IdentityVerdict::Same).len();
    assert_eq!(decided(&test), 2);
    assert!(test.shows("2 pairs: both names are one person"));
    test.ctrl(Key::Z);
    assert_eq!(decided(&test), 0);
    test.ctrl(Key::Y);
    // One command takes both decisions back.
    let decisions: Vec<String> = test
        .labels()
        .into_iter()
        .filter(|label| label.starts_with("Decision ") && label.ends_with(" verdict"))
        .collect();
    assert_eq!(decisions.len(), 2, "{:?}", test.labels());
    test.click(&decisions[0]);
    test.press_with(Modifiers::SHIFT, Key::ArrowDown);
    test.command(Command::RetractVerdict);
    assert_eq!(decided(&test), 0, "{:?}", test.labels());
    test.ctrl(Key::Z);
    assert_eq!(decided(&test), 2);
}

#[test]
fn all_selected_events_are_left_out_and_accredited_together() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv", "nsw.csv"]);
    test.click_button("Events (2)");
    test.click("Event Australian Diplomacy Championships 2001 lines");
    test.press_with(Modifiers::SHIFT, Key::ArrowDown);
    let accredited =
        |test: &LadderTest| test.book().results_year.events.iter().map(|event| event.accredited).collect::<Vec<_>>();
    let before = accredited(&test);
    test.command(Command::ExcludeEvent);
    assert_eq!(accredited(&test), [Some(false); 2]);
    assert!(test.shows("2 events are not accredited"));
    test.command(Command::AccreditEvent);
    assert_eq!(accredited(&test), [Some(true); 2]);
    test.ctrl(Key::Z);
    test.ctrl(Key::Z);
    assert_eq!(accredited(&test), before);
}

#[test]
fn two_people_with_one_name_are_separated_and_decisions_are_saved_with_the_book() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv", "nsw.csv"]);
    assert_eq!(test.cell_text("Ladder Frank Meerbach events"), "2");
    test.click("Ladder Frank Meerbach NSW Diplomacy Championships points");
    test.command(Command::SplitPerson);
    let rows: Vec<_> = test.get_all_by_label("Ladder Frank Meerbach events").collect();
    assert_eq!(rows.len(), 2, "one row for each event");
    drop(rows);
    test.click_button("Identities (1)");
    test.type_text("d");
    let decisions = &test.book().results_year.decisions;
    assert_eq!(
        (decisions.groups(IdentityVerdict::Different).len(), decisions.groups(IdentityVerdict::Same).len()),
        (2, 0)
    );
    let saved_book = test.book().clone();
    store::save_book(&test.path("2001.topboard"), &saved_book).unwrap();

    // The decision is used next year.
    let mut next = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    next.ctrl(Key::T);
    next.drop(&["adc.csv", "nsw.csv"]);
    assert!(next.shows("1 pair of names is undecided"));
    next.command(Command::ImportIdentities);
    next.type_text(&test.path("2001.topboard").display().to_string());
    next.press(Key::Enter);
    next.wait_until("the decisions are read", |window| !window.book().results_year.decisions.is_empty());
    assert!(!next.shows("is undecided"));
    assert_eq!(next.book().results_year.decisions, saved_book.results_year.decisions);
    // Another key removes a decision.
    next.command(Command::Identities);
    next.click("Decision Frank Meerbach @ NSW Diplomacy Championships  /  Frank Meerbach verdict");
    next.press(Key::Delete);
    assert_eq!(next.book().results_year.decisions.different.len(), 1);
}

#[test]
fn a_list_is_pasted_and_the_ladder_is_exported_with_its_doubts() {
    let mut test = LadderTest::new(&[("adc.csv", ADC)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv"]);
    test.paste(NSW);
    assert_eq!(test.events(), 2);
    assert_eq!(test.book().results_year.events[1].source, "pasted text");
    // A text that is not a list is shown in a field to be corrected.
    test.paste("hello");
    assert!(test.shows("no row of headings was found"));
    test.press(Key::Escape);
    for (name, holds) in
        [("cup.txt", "Winner of the Bismark Cup: Dugal Ure"), ("cup.csv", "rank,player,region"), ("cup.xlsx", "PK")]
    {
        test.command(Command::ExportLadder);
        let path = test.path(name);
        test.type_path(&path);
        test.wait_for_text(&format!("{name}."));
        let bytes = fs::read(&path).unwrap();
        assert!(String::from_utf8_lossy(&bytes).contains(holds), "{}", String::from_utf8_lossy(&bytes));
        assert!(test.shows("1 pair of names is undecided"));
    }
}

#[test]
fn problems_are_listed_by_file_and_row_and_open_their_line() {
    let wrong = "Waikato Diplomacy Open\nPlace,Player,Games\n1,Ann Lee,3\n3,Ben Moor,3\n,Cy Hart,3\n";
    let mut test = LadderTest::new(&[("w.csv", wrong), ("adc.csv", ADC), ("copy.csv", ADC), ("x.csv", "a\nb")]);
    test.ctrl(Key::T);
    test.drop(&["w.csv", "adc.csv", "copy.csv", "x.csv"]);
    assert!(test.shows("“x.csv” holds no result list"));
    // F8 lists the problems of the ladder, and then goes from one to the next.
    test.press(Key::F8);
    let rows = (1..=50).take_while(|row| test.has(&format!("Ladder problem {row} where"))).count();
    for row in (1..=rows).chain([1]) {
        let here = format!("Formula line: Ladder problem {row} where");
        assert!(test.shows(&here), "problem {row} of {rows}: {:?}", test.labels());
        test.press(Key::F8);
    }
    test.click_button("Table");
    test.click("Show the errors");
    let places: Vec<String> = (1..=3).map(|n| test.cell_text(&format!("Ladder problem {n} where"))).collect();
    assert!(places.contains(&"w.csv, row 5".to_owned()) && places.contains(&"copy.csv".to_owned()), "{places:?}");
    let at = places.iter().position(|place| place == "w.csv, row 5").unwrap() + 1;
    test.click(&format!("Ladder problem {at} where"));
    test.press(Key::F2);
    test.type_text("2");
    test.press(Key::Enter);
    assert_eq!(test.book().results_year.events[0].lines[2].name, "2", "the cursor stood on his name");
    test.ctrl(Key::Z);
    test.enter("List Cy Hart place", "2");
    assert_eq!(test.cell_text("List Cy Hart problem"), "");
}

#[test]
fn many_problems_of_one_kind_are_one_line_as_on_the_command_line() {
    let towns = ["Perth", "Sydney", "Hobart", "Darwin", "Cairns", "Albury", "Dubbo"];
    let lists = towns.map(|town| (format!("{town}.csv"), NSW.replace("NSW", town)));
    let files: Vec<(&str, &str)> = lists.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
    let mut test = LadderTest::new(&files);
    test.ctrl(Key::T);
    test.drop(&names);
    test.command(Command::LadderYear);
    test.type_text("2002");
    test.press(Key::Enter);
    test.execute(Command::LadderProblems);
    assert_eq!(test.cell_text("Ladder problem 1 problem"), "7 events were played in other years");
    assert_eq!(test.cell_text("Ladder problem 1 where"), "lists");
    assert!(test.cell_text("Ladder problem 1 event").ends_with("and 2 more"));
    assert!(test.has("7 problems") && test.query_by_label("Ladder problem 2 problem").is_none());
}

#[test]
fn the_year_is_chosen_shown_after_each_event_and_plotted() {
    let mut test = LadderTest::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    test.ctrl(Key::T);
    test.drop(&["adc.csv", "nsw.csv"]);
    assert_eq!(
        test.cell_text("Ladder Sean Colman moved"),
        "new",
        "Sean Colman was not in the ladder a month before the last event"
    );
    test.command(Command::Plot);
    for name in ["Australian", "NSW"] {
        let is_numbered = (1..=2).any(|number| test.shows(&format!("{number}\u{a0}{name}")));
        assert!(is_numbered, "the plot says which event each number is: {:?}", test.labels());
    }
    test.press(Key::Escape);
    test.command(Command::LadderAfter);
    test.type_text("Australian");
    test.press(Key::Enter);
    assert!(test.query_by_label("Ladder Sean Colman rank").is_none());
    test.click_button("The year");
    assert!(test.shows("The ten leading players after each event, by score. 1. "));
    test.command(Command::LadderYear);
    test.type_text("2002");
    test.press(Key::Enter);
    test.click_button("Table");
    assert!(test.shows("The table is empty"));
    test.click_button("Problems (2)");
    assert!(test.has("2 problems"), "the status bar counts the problems of the ladder: {:?}", test.labels());
    assert!(test.cell_text("Ladder problem 1 problem").contains("outside 2002"));
    test.command(Command::ChooseLadder);
    test.type_text("2017");
    test.press(Key::Enter);
    assert_eq!(test.book().results_year.ladder, "Bismark since 2017");
}

#[test]
fn a_league_of_games_is_computed_on_its_date() {
    let games = "game,since,ended,variant,player,score\n\
        P1,2023-03-01,2024-06-30,,Aldo,60\nP1,2023-03-01,2024-06-30,,Berta,40\n\
        P2,2024-03-01,,,Aldo,30\nP2,2024-03-01,,,Berta,70\nP3,2024-03-01,,yes,Aldo,99\n";
    let mut test = LadderTest::new(&[("games.csv", games)]);
    test.ctrl(Key::T);
    test.command(Command::ChooseLadder);
    test.type_text("Campo");
    test.press(Key::Enter);
    test.drop(&["games.csv"]);
    test.command(Command::LadderYear);
    test.type_text("2024");
    test.press(Key::Enter);
    assert_eq!(
        (test.cell_text("Ladder Berta rank"), test.cell_text("Ladder Berta score")),
        ("1".into(), "55.00".into())
    );
    test.click_button("Events (3)");
    assert_eq!(test.cell_text("Event P3 counts"), "left out: a variant");
    test.enter("Event P3 variant", "");
    assert_eq!(test.cell_text("Event P3 counts"), "counts");
}

/// EuroDipCon 2015 with its results.
fn edc() -> Book {
    let mut book = import::read_results(include_bytes!("../data/edc2015-boards.xlsx"), "edc2015.xlsx").unwrap().book;
    book.event.rules = "EDC 2015".into();
    book
}

#[test]
fn the_page_of_an_empty_ladder_offers_the_event_of_the_book() {
    let mut test = LadderTest::new(&[]);
    test.ctrl(Key::T);
    assert!(!test.shows("Add this book’s event"), "an empty book has no event");
    let mut test = LadderTest::with(&[], with_engine(Engine::new(edc())));
    test.ctrl(Key::T);
    test.get_by_label_contains("Add this book’s event").click();
    test.run();
    assert_eq!(test.events(), 1);
}

#[test]
fn a_book_that_was_open_last_is_added_to_an_empty_ladder() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("edc.topboard");
    store::save_book(&path, &edc()).unwrap();
    let show = |start: InitialBook| {
        let book_store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("data")));
        let reader = SheetReader::unprotected_in_this_process();
        let window = Topboard::new(start).with_typed_paths().with_book_store(book_store).with_sheet_reader(reader);
        WindowTest::show(LAPTOP, window)
    };
    let mut window = show(InitialBook::File(path));
    window.wait_until("the book is open", |window| !window.book().rounds.is_empty());
    window.state_mut().finish_writing(&Context::default());
    drop(window);
    let mut window = show(InitialBook::Empty);
    window.ctrl(Key::T);
    window.get_by_label_contains("Add a recent book").click();
    window.run();
    window.press(Key::Enter);
    window.wait_until("the book is read", |window| window.book().results_year.events.len() == 1);
}

#[test]
fn the_event_of_the_book_is_added_to_the_year() {
    let mut test = LadderTest::with(&[("adc.csv", ADC)], with_engine(Engine::new(edc())));
    test.command(Command::AddOwnEvent);
    // The ladder does not name the event, so it asks. One key answers.
    assert!(test.shows("The table is empty"));
    test.command(Command::LadderProblems);
    assert!(test.cell_text("Ladder problem 1 cure").starts_with("A: it is accredited"));
    test.type_text("a");
    test.click_button("Table");
    assert_eq!(test.cell_text("Ladder Cyrille Sevin rank"), "1");
    test.drop(&["adc.csv"]);
    test.click_button("Events (2)");
    let name = test.book().results_year.events[0].name.clone();
    test.enter(&format!("Event {name} kind"), "national");
    // Adding it again replaces it, and its typed data stays.
    test.command(Command::AddOwnEvent);
    let events = &test.book().results_year.events;
    let national = Some(ChampionshipLevel::National);
    assert_eq!((events.len(), events[1].championship, events[1].lines.len()), (2, national, 38));
    assert_eq!(events[1].accredited, Some(true));
    assert_eq!(events[0].source, "adc.csv");
}

#[test]
fn the_key_that_answers_a_question_answers_the_one_in_view_and_then_the_next() {
    let list = |number: u8| {
        let text = ADC.replace("Australian Diplomacy Championships 2001", &format!("Town {number} Open"));
        (format!("con {number}.csv"), text.replace("14 April", &format!("{number} April")))
    };
    let lists: Vec<(String, String)> = (1..=2).map(list).collect();
    let files: Vec<(&str, &str)> = lists.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let mut test = LadderTest::new(&files);
    test.ctrl(Key::T);
    test.drop(&["con 1.csv", "con 2.csv"]);
    test.command(Command::LadderProblems);
    // The second question is in view, and the row before it goes away on another page.
    test.click("Ladder problem 2 cure");
    let asked = test.cell_text("Ladder problem 2 event");
    let other = if asked == "Town 1 Open" { "Town 2 Open" } else { "Town 1 Open" };
    assert_eq!(test.cell_text("Ladder problem 1 event"), other);
    test.click_button("Events (2)");
    test.enter(&format!("Event {other} accredited"), "yes");
    test.command(Command::LadderProblems);
    let in_view = test.formula_line();
    test.type_text("n");
    let events = &test.book().results_year.events;
    let accredited = |name: &str| events.iter().find(|event| event.name == name).unwrap().accredited;
    assert_eq!((accredited(&asked), accredited(other)), (Some(false), Some(true)), "{in_view}");
}

#[test]
fn a_question_about_many_events_is_answered_for_all_of_them() {
    let list = |number: u8| {
        let text = ADC.replace("Australian Diplomacy Championships 2001", &format!("Town {number} Open"));
        (format!("con {number}.csv"), text.replace("14 April", &format!("{number} April")))
    };
    let lists: Vec<(String, String)> = (1..=7).map(list).collect();
    let names: Vec<&str> = lists.iter().map(|(name, _)| name.as_str()).collect();
    let files: Vec<(&str, &str)> = lists.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let mut test = LadderTest::new(&files);
    test.ctrl(Key::T);
    test.drop(&names);
    test.command(Command::LadderProblems);
    let cure = test.cell_text("Ladder problem 1 cure");
    assert!(cure.contains("A: all count") || cure.starts_with("A: all of them"), "{cure}");
    test.type_text("a");
    let events = &test.book().results_year.events;
    assert_eq!(events.iter().filter(|event| event.accredited == Some(true)).count(), 7);
    test.ctrl(Key::Z);
    assert!(test.book().results_year.events.iter().all(|event| event.accredited.is_none()), "one step");
}

#[test]
fn a_list_with_a_column_for_each_round_says_how_many_games_each_player_played() {
    let list = "Summer Open 2001\nDate: 7 July 2001\nplace,name,r1,r2,r3,total\n1,Ann Lee,50,40,30,120\n\
        2,Ben Orr,50,,40,90\n3,Cy Adams,DNP,-,20,20\n";
    let mut window = LadderTest::new(&[("summer.csv", list)]);
    window.ctrl(Key::T);
    window.drop(&["summer.csv"]);
    let games = |window: &LadderTest, at: usize| window.book().results_year.events[0].lines[at].games;
    let played = topboard::book::results_year::GamesPlayed::Played;
    assert_eq!([0, 1, 2].map(|at| games(&window, at)), [played(3), played(2), played(1)]);
    window.execute(Command::LadderProblems);
    assert!(!window.shows("does not show how many games"), "{:?}", window.labels());
}

#[test]
fn a_list_of_countries_is_added_and_a_file_without_results_is_an_error() {
    let list = "Place,Player,Country,Score\n1,Ann Lee,FRA,90\n2,Ben Orr,ITA,80\n3,Cy Adams,SWE,70\n";
    let boards = "Board,Power,Centres\nA,Austria,5\nA,England,5\nA,France,5\nA,Germany,5\nA,Italy,5\nA,Russia,5\n\
        A,Turkey,4\n";
    let mut window = LadderTest::new(&[("open.csv", list), ("boards.csv", boards)]);
    window.ctrl(Key::T);
    window.drop(&["open.csv", "boards.csv"]);
    assert!(window.shows("“boards.csv” brings no results, so it was not added"), "{:?}", window.labels());
    let events = &window.book().results_year.events;
    assert_eq!((events.len(), events[0].lines.len(), events[0].lines[2].region.as_str()), (1, 3, "SWE"));
}

#[test]
fn three_names_of_one_person_are_asked_about_once_for_each_name() {
    // Nobody plays at two places on one day.
    let list = |event: &str, name: &str| {
        let month = if event.starts_with('A') {
            "April"
        } else if event.starts_with('B') {
            "May"
        } else {
            "June"
        };
        format!("{event}\n14 {month} 2001\nPlace,Player,State,Games\n1,{name},ACT,3\n2,Dugal Ure,VIC,3\n")
    };
    let files = [
        ("a.csv", list("Alpha Open", "Andrew Goffman")),
        ("b.csv", list("Beta Open", "Andy Goffman")),
        ("c.csv", list("Gamma Open", "Andrew Gofman")),
    ];
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let mut window = LadderTest::new(&files);
    window.ctrl(Key::T);
    window.drop(&["a.csv"]);
    window.drop(&["b.csv"]);
    window.drop(&["c.csv"]);
    // Only events that count are asked about.
    window.command(Command::LadderProblems);
    for _ in 0..3 {
        window.type_text("a");
    }
    window.ctrl(Key::U);
    let pairs = |window: &LadderTest| {
        let labels = window.labels();
        labels.into_iter().filter(|label| label.starts_with("Pair ") && label.ends_with(" reason")).collect::<Vec<_>>()
    };
    assert!(pairs(&window).len() >= 2, "{:?}", window.labels());
    window.type_text("s");
    window.type_text("s");
    assert_eq!(pairs(&window), Vec::<String>::new(), "two answers make three names one person");
    assert_eq!(window.book().results_year.decisions.same.len(), 2);
}
