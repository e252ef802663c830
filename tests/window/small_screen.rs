//! Small windows: what a director needs is in view, and nothing runs under the side panel. The pictures of all tabs and dialogs are
//! tried in the same small windows.

use crate::common::fit::{shortened_texts, what_is_cut};
use crate::common::pictures::{MARGIN, SMALL_WINDOWS};
use crate::common::window::{WindowTest, event_of_players, with_book, with_engine};
use crate::small_event::book as small_event;
use eframe::egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Rect, Role, TouchPhase, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::{Command, InitialBook};
use topboard::book::{
    Board, BoardRef, Book, Card, CardKind, CellEntry, DeclinedSeat, DrawProposal, Edit, EventField, Power,
    ProposalOutcome, Round, RoundIx, Season, SeatField, TopBoard, Year,
};
use topboard::languages::window_sentences::{record_tab, rules_tab, shared_words, standings_tab, values};
use topboard::languages::{Language, set_window_language};

const SIZE: [f32; 2] = [1024.0, 640.0];

/// An event with this number of rounds of one board.
fn book(rounds: usize) -> Book {
    let mut book = Book::default();
    book.apply(Edit::Event(EventField::Rules("Sum of all games".into()))).unwrap();
    for round in 0..rounds {
        let name = (round + 1).to_string();
        let boards = vec![Board::new("A")];
        book.apply(Edit::AddRound { position: RoundIx(round), round: Round { name, boards, ..Round::default() } })
            .unwrap();
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let seat = BoardRef::new(round, 0).seat(power);
            let name = ["Emmanuel du Pontavic", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"][n];
            book.apply(book.edit_to_seat(seat, name)).unwrap();
            let count = [3, 11, 8, 0, 1, 3, 8][n];
            book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
        }
    }
    book
}

#[test]
fn the_total_of_five_rounds_is_beside_the_side_panel_and_not_under_it() {
    let mut window = WindowTest::open_sized(SIZE, with_book(book(5)));
    window.open_tab("Standings");
    window.click("Standings Ben player");
    let panel = window.get_by_label_contains("Total of Ben").rect().left();
    let right = |cell: &str| window.get_by_label(&format!("Standings Ben {cell}")).rect().right();
    assert!(right("total") <= panel, "the total ends at {}, the panel begins at {panel}", right("total"));
    // A cell that is cut at the panel is narrower than its column.
    let width = |row: &str| window.get_by_label(row).rect().width();
    assert!(width("Standings Ben total") > 60.0, "{}", width("Standings Ben total"));
    let player = width("Standings Ben player");
    assert!(player > 150.0, "the longest name has room: {player}");
}

#[test]
fn a_round_can_be_added_however_many_tabs_there_are() {
    let mut window = WindowTest::open_sized(SIZE, with_book(book(9)));
    window.press(Key::F11);
    let button = window.get_by_label("Add a round").rect();
    assert!(button.left() > 0.0 && button.right() <= SIZE[0], "{button:?}");
    window.click("Add a round");
    assert_eq!(window.book().rounds.len(), 10);
    // The tab in front is in view too.
    let tab = window.get_by_role_and_label(Role::Tab, "Round 10").rect();
    let button = window.get_by_label("Add a round").rect();
    assert!(tab.left() >= 0.0 && tab.right() <= button.left(), "{tab:?} {button:?}");
}

/// The entries of the open menu that are not in view.
fn entries_out_of_view(window: &WindowTest) -> Vec<String> {
    let is_out = |node: &egui_kittest::Node<'_>| node.rect().top() < 0.0 || node.rect().bottom() > SIZE[1];
    let entries = window.query_all_by_role(Role::MenuItem).filter(is_out);
    entries.filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn every_entry_of_a_long_menu_is_reached_by_the_arrows_and_by_the_wheel() {
    let mut window = WindowTest::open_sized(SIZE, with_book(book(2)));
    window.open_tab("Round 1");
    window.click("Round 1 Board A France centres");
    window.press_with(Modifiers::ALT, Key::V);
    let hidden = entries_out_of_view(&window);
    assert!(hidden.iter().any(|name| name == Command::Language.name()), "the menu is long: {hidden:?}");
    let focused = |window: &WindowTest| {
        let mut entries = window.query_all_by_role(Role::MenuItem);
        let focused = entries.find(|node| node.accesskit_node().is_focused())?;
        let is_in_view = focused.rect().top() >= 0.0 && focused.rect().bottom() <= SIZE[1];
        Some((focused.accesskit_node().label()?, is_in_view))
    };
    let first = focused(&window).expect("the key gives the focus to the first entry");
    let mut reached = Vec::new();
    for _ in 0..100 {
        window.press(Key::ArrowDown);
        let (name, is_in_view) = focused(&window).expect("an arrow goes to an entry");
        assert!(is_in_view, "{name}");
        reached.push(name);
        if reached.last() == Some(&first.0) {
            break;
        }
    }
    for command in [Command::ZoomReset, Command::ProjectorSlides, Command::Language] {
        assert!(reached.iter().any(|name| name == command.name()), "{}: {reached:?}", command.name());
    }
    window.press(Key::Escape);
    // The wheel turns the menu, with the pointer in it and on the name that opened it.
    let name = window.get_by_role_and_label(Role::MenuItem, "View").rect().center();
    for over in [name, name + vec2(0.0, 200.0)] {
        window.get_by_role_and_label(Role::MenuItem, "View").click();
        window.run();
        window.event(Event::PointerMoved(over));
        window.run();
        let hidden = entries_out_of_view(&window);
        assert!(!hidden.is_empty());
        for _ in 0..4 {
            window.event(Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, -400.0),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
                source: MouseWheelSource::Wheel,
            });
            window.run();
        }
        let now_hidden = entries_out_of_view(&window);
        assert!(hidden.iter().all(|name| !now_hidden.contains(name)), "{over:?}: {hidden:?}, {now_hidden:?}");
        window.press(Key::Escape);
        assert!(entries_out_of_view(&window).is_empty());
    }
}

#[test]
fn every_dialog_that_a_command_opens_is_whole_in_the_smallest_windows() {
    let (mut cut, mut seen) = (Vec::new(), Vec::new());
    for tab in ["Players", "Round 1", "Standings"] {
        let sized = |size: Vec2| size + Vec2::splat(2.0 * MARGIN);
        let open = || {
            let mut window = WindowTest::open_sized(sized(SMALL_WINDOWS[0].0).into(), with_book(small_event()));
            window.open_tab(tab);
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
                let found = what_is_cut(&window, MARGIN, scrolls).into_iter();
                cut.extend(
                    found.map(|sentence| format!("{command:?} on {tab} in {} × {}: {sentence}", size.x, size.y)),
                );
            }
            window = open();
        }
        seen.push(dialogs);
    }
    assert!(cut.is_empty(), "{}", cut.join("\n"));
    assert!(seen.iter().all(|dialogs| *dialogs >= 50), "the dialogs that were seen on each tab: {seen:?}");
}

/// The buttons of the import window and whatever else of it is outside of the window, in all small windows and in all languages.
fn what_is_outside_of_import(window: &mut WindowTest, state: &str) -> Vec<String> {
    let mut outside = Vec::new();
    for language in Language::OF_WINDOW {
        set_window_language(language);
        for (size, scrolls) in SMALL_WINDOWS {
            window.set_size(size + Vec2::splat(2.0 * MARGIN));
            window.run_steps(6);
            let place = format!("{state}, {language:?} in {} × {}", size.x, size.y);
            let found = what_is_cut(window, MARGIN, scrolls).into_iter();
            let found = found.filter(|text| text.contains("is outside of") || text.contains("is not inside"));
            outside.extend(found.map(|text| format!("{place}: {text}")));
            let screen = window.ctx.content_rect().shrink(MARGIN);
            for name in [shared_words::import(), shared_words::discard()] {
                let button = window.get_by_role_and_label(Role::Button, name).rect();
                if !screen.contains_rect(button) {
                    outside.push(format!("{place}: the button “{name}” is at {button}"));
                }
            }
        }
    }
    set_window_language(Language::English);
    window.set_size(vec2(1366.0, 768.0));
    window.run_steps(6);
    outside
}

#[test]
fn the_buttons_of_the_import_window_are_in_view_in_the_smallest_windows() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["Ann Lee", "Ben Orr", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Gus Kay"];
    let open = |content: String| {
        let path = folder.path().join("con.csv");
        std::fs::write(&path, content).unwrap();
        let mut window = WindowTest::open_sized([1366.0, 768.0], InitialBook::File(path));
        window.wait_for_text("Import preview");
        window
    };
    // Nothing is recognised below such headings, because the counts add up to 31.
    let rows = Power::ALL.map(|power| {
        let count = [7, 8, 6, 4, 3, 2, 1][power.index()];
        format!("{power},{},{count}\n", names[power.index()])
    });
    let mut window = open(format!("Qa,Qb,Qc\n{}", rows.concat()));
    let mut outside = what_is_outside_of_import(&mut window, "refused");
    // A column that is pointed out brings the field for the name of the layout.
    window.click("con!A3: not understood");
    window.press(Key::P);
    window.press(Key::ArrowRight);
    window.press(Key::L);
    window.wait_for_text("1 round, 1 board, 7 players");
    outside.extend(what_is_outside_of_import(&mut window, "pointed out"));
    let rows = Power::ALL.map(|power| {
        let name = if power == Power::Turkey { "Tyrkistan" } else { power.name() };
        let count = [10, 8, 6, 4, 3, 2, 1][power.index()];
        format!("1,A,{name},{},{count}\n", names[power.index()])
    });
    let mut window = open(format!("Round,Board,Power,Player,Centres\n{}", rows.concat()));
    outside.extend(what_is_outside_of_import(&mut window, "read"));
    window.press(Key::U);
    assert!(window.shows("“Tyrkistan” means"));
    outside.extend(what_is_outside_of_import(&mut window, "a word is asked about"));
    assert!(outside.is_empty(), "{}", outside.join("\n"));
}

/// The texts that are shortened in the tabs of this window, in the language that it speaks now.
fn shortened_in_tabs(window: &mut WindowTest) -> Vec<String> {
    let mut shortened = Vec::new();
    let mut look = |window: &mut WindowTest, place: &str| {
        window.run_steps(3);
        shortened.extend(shortened_texts(window).into_iter().map(|text| format!("{place}: {text}")));
    };
    let tabs = |window: &WindowTest| {
        let tabs = window.query_all_by_role(Role::Tab);
        tabs.filter_map(|tab| tab.accesskit_node().label()).collect::<Vec<String>>()
    };
    for tab in tabs(window) {
        window.open_tab(&tab);
        look(window, &tab);
    }
    window.execute(Command::RollCall);
    look(window, "the roll call");
    window.execute(Command::EverybodyPresent);
    // Ten players sit out, each for a reason.
    for name in ["Ann Lee", "Ben Orr", "Cy Adams"] {
        window.paste(format!("{name};absent"));
    }
    look(window, "the roll call with reasons");
    for command in [Command::History, Command::Ladder] {
        window.execute(command);
        look(window, command.name());
    }
    window.execute(Command::NewEvent);
    look(window, "a new event");
    shortened
}

#[test]
fn no_heading_and_no_label_of_a_tab_is_shortened_on_a_laptop() {
    let mut shortened = Vec::new();
    for language in Language::OF_WINDOW {
        set_window_language(language);
        for size in [[1366.0, 768.0], SIZE] {
            let with_margin = size.map(|length| length + 2.0 * MARGIN);
            let mut window = WindowTest::open_sized(with_margin, with_book(crate::stations::played()));
            let texts = shortened_in_tabs(&mut window).into_iter();
            shortened.extend(texts.map(|text| format!("{language:?} in {} × {}: {text}", size[0], size[1])));
        }
    }
    assert!(shortened.is_empty(), "{}", shortened.join("\n"));
}

#[test]
fn the_record_of_a_board_is_whole_on_a_small_screen() {
    let mut book = crate::stations::played();
    let board = &mut book.rounds[0].boards[0];
    board.seats[Power::Germany].cards.push(Card { kind: CardKind::Yellow, moment: String::new(), note: String::new() });
    for (season, outcome) in [(Season::Spring, ProposalOutcome::Failed), (Season::Fall, ProposalOutcome::Passed)] {
        let (proposer, members, note) = (Some(Power::Germany), Vec::new(), String::new());
        board.proposals.push(DrawProposal { year: Year(1905), season, proposer, members, outcome, note });
    }
    let mut faults = Vec::new();
    for language in Language::OF_WINDOW {
        set_window_language(language);
        let size = SIZE.map(|length| length + 2.0 * MARGIN);
        let mut window = WindowTest::open_sized(size, with_book(book.clone()));
        window.open_tab(&book.rounds[0].title_in_window());
        window.execute(Command::BoardRecord);
        window.run_steps(4);
        faults.extend(shortened_texts(&window).into_iter().map(|text| format!("{language:?}: {text}")));
        let cells = record_tab::cell("");
        if scrolls_to_columns(&window, cells.trim_end()) {
            faults.push(format!("{language:?}: columns are out of view"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The texts that are shortened on a page that scrolls, and those beside it.
fn shortened_on_page(window: &mut WindowTest) -> Vec<String> {
    const STEP: f32 = 250.0;
    let places = |window: &WindowTest| {
        let nodes = window.root().children_recursive();
        let nodes = nodes.filter(|node| node.accesskit_node().bounding_box().is_some());
        nodes.map(|node| node.rect().top()).collect::<Vec<f32>>()
    };
    let middle = window.ctx.content_rect().center();
    window.event(Event::PointerMoved(middle));
    let mut shortened = Vec::new();
    for _ in 0..60 {
        window.run_steps(3);
        shortened.extend(shortened_texts(window));
        let before = places(window);
        window.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -STEP),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
            source: MouseWheelSource::Wheel,
        });
        window.run_steps(12);
        if places(window) == before {
            break;
        }
    }
    shortened.sort();
    shortened.dedup();
    shortened
}

/// What is cut on a page of the rules in view, and in the editor of a copy of it.
fn shortened_in_rules(window: &mut WindowTest, name: &str) -> Vec<String> {
    window.execute(Command::FindSystem);
    window.run_steps(2);
    window.ctrl(Key::A);
    window.type_text(name);
    window.run_steps(3);
    let mut shortened = shortened_on_page(window);
    window.execute(Command::CopySystem);
    window.run_steps(3);
    shortened.extend(shortened_on_page(window));
    shortened.into_iter().map(|text| format!("{name}: {text}")).collect()
}

#[test]
fn the_pages_of_rules_and_their_editors_are_whole_in_a_small_window() {
    let mut shortened = Vec::new();
    for language in Language::OF_WINDOW {
        set_window_language(language);
        let size = SIZE.map(|length| length + 2.0 * MARGIN);
        let mut window = WindowTest::open_sized(size, with_book(crate::stations::played()));
        window.open_tab(rules_tab::tab_name());
        window.run_steps(3);
        let mut found = shortened_in_rules(&mut window, "EuroDipCon 4");
        found.extend(shortened_in_rules(&mut window, "WDC 2006"));
        window.click_button(rules_tab::scoring_systems());
        for name in ["EuroDipCon 4", "Carnage 2023", "PGP"] {
            found.extend(shortened_in_rules(&mut window, name));
        }
        shortened.extend(found.into_iter().map(|text| format!("{language:?}: {text}")));
    }
    assert!(shortened.is_empty(), "{}", shortened.join("\n"));
}

#[test]
fn the_page_of_a_system_stays_where_it_is_when_the_event_begins_to_use_it() {
    for language in Language::OF_WINDOW {
        set_window_language(language);
        let mut window = WindowTest::open_sized(SIZE, with_book(crate::stations::played()));
        window.open_tab(rules_tab::tab_name());
        window.click_button(rules_tab::scoring_systems());
        window.click_button("Sum of Squares");
        window.execute(Command::CopySystem);
        let columns = |window: &WindowTest| window.get_by_label(rules_tab::columns()).rect().top();
        let before = columns(&window);
        window.execute(Command::UseSystem);
        assert!(window.has(rules_tab::event_uses_system()), "{language:?}: {:?}", window.labels());
        // Not by a line. Parts of a point are those of the rounded heights of a text and of a button.
        assert!((columns(&window) - before).abs() < 1.0, "{language:?}: {} {before}", columns(&window));
    }
}

/// Whether one must scroll to the columns of the grid whose cells are called so.
fn scrolls_to_columns(window: &WindowTest, grid: &str) -> bool {
    let is_painted = |cell: &egui_kittest::Node<'_>| cell.accesskit_node().bounding_box().is_some();
    let cells = window.query_all_by_label_contains(grid).filter(is_painted).map(|cell| cell.rect());
    let cells = cells.fold(Rect::NOTHING, Rect::union);
    assert!(cells.is_positive(), "{grid} is in view");
    let bars = window.query_all_by_role(Role::ScrollBar).map(|bar| bar.rect());
    let mut across = bars.filter(|bar| bar.width() > bar.height());
    across.any(|bar| bar.top() >= cells.top() && bar.top() < cells.bottom() + 30.0)
}

#[test]
fn a_comparison_and_a_what_if_have_all_their_columns_in_a_small_window() {
    let mut faults = Vec::new();
    for language in Language::OF_WINDOW {
        set_window_language(language);
        let size = SIZE.map(|length| length + 2.0 * MARGIN);
        let mut window = WindowTest::open_sized(size, with_book(crate::stations::played()));
        let mut look = |window: &mut WindowTest, place: &str, grid: &str, may_be_cut: &[String]| {
            window.run_steps(4);
            let shortened = shortened_texts(window).into_iter();
            let shortened = shortened.filter(|text| !may_be_cut.iter().any(|name| text.contains(name.as_str())));
            faults.extend(shortened.map(|text| format!("{language:?}, {place}: {text}")));
            if scrolls_to_columns(window, grid) {
                faults.push(format!("{language:?}, {place}: columns are out of view"));
            }
        };
        window.open_tab(rules_tab::tab_name());
        window.execute(Command::CompareSystems);
        for basis in ["standings", "boards", "typical results"] {
            look(&mut window, basis, rules_tab::comparison(), &[]);
            let english = window.labels().into_iter().find(|label| label.contains("A solo on 18"));
            assert!(language == Language::English || english.is_none(), "{language:?}: {english:?}");
            window.execute(Command::NextComparisonBoards);
        }
        window.open_tab(standings_tab::title());
        window.execute(Command::WhatIf);
        window.run_steps(2);
        if window.has_dialog() {
            window.press(Key::Enter);
        }
        // The names of the players are those of the board, and have their hints.
        let names: Vec<String> = window.book().people.iter().map(|person| person.name.clone()).collect();
        look(&mut window, "what-if", standings_tab::what_if(), &names);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_answers_and_the_notes_about_claims_are_whole_in_a_small_window() {
    let mut engine = crate::stations::engine_before_the_top_board();
    let player = engine.book().people.iter().find(|person| person.name == "Rory Caldbeck").unwrap().id;
    let note = "fährt heim";
    let decided = TopBoard { declined: vec![DeclinedSeat { player, note: note.into() }], ..TopBoard::default() };
    engine.apply("decisions", Edit::TopBoard(decided)).unwrap();
    let size = SIZE.map(|length| length + 2.0 * MARGIN);
    let mut window = WindowTest::open_sized(size, with_engine(engine));
    window.open_tab("Top board");
    for language in Language::OF_WINDOW {
        set_window_language(language);
        window.run_steps(4);
        let shortened = shortened_texts(&window);
        for text in [values::steps_back(), note] {
            let mut nodes = window.root().children_recursive();
            assert!(nodes.any(|node| node.accesskit_node().value().as_deref() == Some(text)), "{language:?}: {text}");
            let cut = shortened.iter().find(|found| found.starts_with(&format!("“{text}”")));
            assert_eq!(cut, None, "{language:?}");
        }
    }
}

#[test]
fn the_text_of_disputed_orders_is_whole_in_a_small_window() {
    for language in Language::OF_WINDOW {
        set_window_language(Language::English);
        let size = SIZE.map(|length| length + 2.0 * MARGIN);
        let mut window = WindowTest::open_sized(size, with_book(small_event()));
        window.open_tab("Round 1");
        set_window_language(language);
        window.execute(Command::RulingsDesk);
        window.run_steps(4);
        let text = window.get_by_role(Role::MultilineTextInput).rect();
        let is_beside = |bar: &egui_kittest::Node<'_>| {
            let bar = bar.rect();
            (bar.right() - text.right()).abs() < 20.0 && bar.top() < text.bottom() && bar.bottom() > text.top()
        };
        let bars = window.query_all_by_role(Role::ScrollBar).filter(is_beside).count();
        assert_eq!(bars, 0, "{language:?}: five lines are not scrolled, so both edges of their box are in view");
    }
}

#[test]
fn the_roll_call_has_all_its_columns_in_a_small_window() {
    let mut book = event_of_players(["Ann", "Ben"], "WDC 2006");
    for name in ["1", "2"] {
        let position = RoundIx(book.rounds.len());
        book.apply(Edit::AddRound { position, round: Round { name: name.into(), ..Round::default() } }).unwrap();
    }
    let mut window = WindowTest::open_sized(SIZE, with_book(book));
    window.execute(Command::RollCall);
    if window.shows("Problems (") {
        window.press(Key::F9);
    }
    for column in ["name", "status", "signed up", "town", "region", "reserved power", "plays in rounds"] {
        let cell = window.get_by_label(&format!("Roll Ann {column}")).rect();
        assert!(cell.right() <= SIZE[0] && cell.width() > 50.0, "{column} at {cell}");
    }
}

#[test]
fn a_dialog_is_in_the_middle_in_the_frame_after_a_change_of_size() {
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_book(crate::stations::played()));
    window.execute(Command::NewEvent);
    let centre = |window: &WindowTest| {
        let dialog = window.ctx.memory(|memory| memory.area_rect(memory.top_modal_layer()?.id)).unwrap();
        (dialog.center() - window.ctx.content_rect().center()).length()
    };
    assert!(centre(&window) < 1.5, "{}", centre(&window));
    window.set_size(Vec2::new(1024.0, 640.0));
    window.step();
    window.step();
    assert!(centre(&window) < 1.5, "{}", centre(&window));
}
