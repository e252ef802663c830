//! The top board, the teams, the prizes and the votes in the window, used as by a director.

use crate::common::event::{EventFolder, enter_boards, enter_event};
use crate::common::window::{WindowTest, with_engine};
use crate::languages::undo_is_called;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use topboard::app::Command;
use topboard::book::{Board, BoardRef, Book, Edit, EventField, Grade, PersonField, Power, Round, RoundIx};
use topboard::engine::Engine;

fn window(engine: Engine) -> WindowTest {
    WindowTest::open_sized([1600.0, 1000.0], with_engine(engine))
}

/// WDC 2006 before its last round. Nobody has stepped back yet.
fn wdc_before_the_top_board() -> Engine {
    let mut engine = enter_boards(EventFolder("wdc-2006"), "WDC 2006", &[], |round, _| round != "5");
    engine.apply("nothing decided", Edit::TopBoard(topboard::book::TopBoard::default())).unwrap();
    engine
}

#[test]
fn the_players_of_the_top_board_choose_their_powers_and_are_seated_in_one_step() {
    let mut h = window(wdc_before_the_top_board());
    h.open_tab("Top board");
    assert_eq!(h.cell_text("Claim Rory Caldbeck claim"), "seat");
    // Rory Caldbeck steps back, and the eighth player gets the seat.
    h.enter_text("Claim Rory Caldbeck answer", "steps back");
    h.enter_text("Claim Rory Caldbeck note", "a train to catch");
    assert_eq!(h.cell_text("Claim Rory Caldbeck claim"), "stepped back");
    assert_eq!(h.cell_text("Claim Grant Wexcombe claim"), "seat, as a replacement");

    h.click("Seat Thomas Kehrer power");
    for power in ["r", "a", "i", "t", "g", "f"] {
        h.type_text(power);
        h.press(Key::Enter);
    }
    h.command(Command::MakeTopBoard);
    assert!(h.query_by_label_contains("Grant Wexcombe has not chosen a power yet").is_some());
    h.enter_text("Seat Grant Wexcombe power", "f");
    assert!(h.query_by_label_contains("Owen Trelease already has France").is_some());
    h.press(Key::Escape);
    h.enter_text("Seat Grant Wexcombe power", "e");
    let before = h.book().clone();
    h.command(Command::MakeTopBoard);
    let book = h.book();
    let board = book.board(BoardRef::new(4, 0)).unwrap();
    assert!(board.is_top_board && board.name == "Top board");
    assert_eq!(book.name_of(board.seats[Power::Russia].player), "Thomas Kehrer");
    assert_eq!(book.name_of(board.seats[Power::England].player), "Grant Wexcombe");
    h.ctrl(Key::Z);
    assert_eq!(h.book(), &before, "the board and the round are one step");
    h.ctrl(Key::Y);
    assert!(undo_is_called(&mut h, "Undo: top board"), "{:?}", h.labels());
    let order: Vec<&str> = h.book().top_board.choice_order.iter().map(|id| h.book().name_of(Some(*id))).collect();
    assert_eq!(order.len(), 7, "the powers were chosen in the order that the tab shows");
    assert_eq!((order[0], order[6]), ("Thomas Kehrer", "Grant Wexcombe"));

    // A player leaves later: the next player gets the seat and the power.
    h.open_tab("Top board");
    h.enter_text("Claim Declan Moyvane answer", "steps back");
    let board = h.book().board(BoardRef::new(4, 0)).unwrap();
    let next = h.book().name_of(board.seats[Power::Italy].player).to_owned();
    assert_ne!(next, "Declan Moyvane");
    assert_eq!(h.cell_text(&format!("Seat {next} power")), "Italy");
    assert_eq!(h.cell_text(&format!("Seat {next} chooses")), "3", "the power was chosen third");
}

#[test]
fn an_empty_top_board_that_exists_already_is_used() {
    let mut engine = wdc_before_the_top_board();
    let rounds = engine.round_setup().unwrap().edit;
    engine.apply("rounds", rounds).unwrap();
    let boards = engine.book().rounds[4].boards.len();
    let mut h = window(engine);
    h.open_tab("Top board");
    h.click("Seat Rory Caldbeck power");
    for power in ["r", "a", "i", "t", "g", "f", "e"] {
        h.type_text(power);
        h.press(Key::Enter);
    }
    h.command(Command::MakeTopBoard);
    let book = h.book();
    assert_eq!(book.rounds[4].boards.len(), boards, "no second board is added");
    let top = book.rounds[4].boards.iter().find(|board| board.is_top_board).unwrap();
    assert_eq!(book.name_of(top.seats[Power::Russia].player), "Rory Caldbeck");
    assert!(top.seats.values().all(|seat| seat.player.is_some()));
}

#[test]
fn the_order_of_choosing_is_changed_with_alt_and_an_arrow_or_by_typing() {
    let mut h = window(wdc_before_the_top_board());
    h.open_tab("Top board");
    assert_eq!(h.cell_text("Seat Rory Caldbeck chooses"), "1");
    assert!(h.book().top_board.choice_order.is_empty());
    // The number that is shown confirms the order, as one step.
    h.enter_text("Seat Rory Caldbeck chooses", "1");
    assert_eq!(h.book().top_board.choice_order.len(), 7);
    h.ctrl(Key::Z);
    assert!(h.book().top_board.choice_order.is_empty());
    h.click("Seat Rory Caldbeck player");
    h.press_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(h.cell_text("Seat Rory Caldbeck chooses"), "2");
    h.enter_text("Seat Rory Caldbeck chooses", "7");
    assert_eq!(h.cell_text("Seat Rory Caldbeck chooses"), "7");
    assert_eq!(h.cell_text("Seat Thomas Kehrer chooses"), "1");
}

#[test]
fn a_played_top_board_shows_the_champion_and_the_reason() {
    let mut h = window(enter_event(EventFolder("wdc-2006"), "WDC 2006", &[("5", "Top board")]));
    h.open_tab("Top board");
    let champion = h.cell_text("Seat Owen Trelease result");
    assert!(champion.starts_with("champion: won the top board; tied there, and chose the power later"), "{champion}");
    let second = h.cell_text("Seat Marguerite Aubanel result");
    assert!(second.starts_with("vice-champion: was second at the top board"), "{second}");
    assert_eq!(h.cell_text("Claim Rory Caldbeck note"), "steps back");
}

#[test]
fn the_director_decides_a_tie_for_the_last_seat() {
    let mut book = Book::default();
    book.event.rules = "WDC 2006".into();
    let mut engine = Engine::new(book);
    let round = Round { name: "1".into(), boards: vec![topboard::book::Board::new("A"); 2], ..Round::default() };
    engine.apply("round", Edit::AddRound { position: RoundIx(0), round }).unwrap();
    // Fourteen players. All players of the second board are tied.
    for (n, at) in (0..2).flat_map(|b| Power::ALL.map(|power| BoardRef::new(0, b).seat(power))).enumerate() {
        engine.apply("player", engine.book().edit_to_seat(at, &format!("P{n}"))).unwrap();
        let score = if n < 6 { 50.0 - f64::from(u8::try_from(n).unwrap()) } else { 10.0 };
        let ruling = topboard::book::ScoreRuling { score, reason: String::new() };
        engine
            .apply("score", Edit::Seat(at.first_id(), topboard::book::SeatField::Ruling(Some(Box::new(ruling)))))
            .unwrap();
        let count = topboard::book::CellEntry::Value(4);
        engine.apply("count", Edit::Seat(at.first_id(), topboard::book::SeatField::Centres(count))).unwrap();
    }
    let mut h = window(engine);
    h.open_tab("Top board");
    assert_eq!(h.cell_text("Claim P9 claim"), "tied for the last seat");
    assert!(h.query_by_label_contains("tied for the last seat: P6, P7").is_some());
    // The cursor is on the answer of the first tied player, and the list completes the text.
    h.click("Claim P9 answer");
    h.type_text("put");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Claim P9 claim"), "seat");
    assert_eq!(h.cell_text("Claim P6 claim"), "next in line");
    assert_eq!(h.cell_text("Seat P9 chooses"), "7");
}

#[test]
fn teams_are_typed_and_pasted_with_their_members_and_captain() {
    let mut h = window(wdc_before_the_top_board());
    h.open_tab("Teams");
    let teams = h.book().teams.len();
    h.click("New team name");
    h.paste("Late Comers\tHeiko Brandstätter\tBram Oosterling\tA Newcomer\tBram Oosterling");
    let book = h.book();
    let team = book.teams.last().unwrap();
    assert_eq!((book.teams.len(), team.name.as_str(), team.members.len()), (teams + 1, "Late Comers", 3));
    assert_eq!(book.name_of(team.captain), "Bram Oosterling");
    assert!(book.find_person("a newcomer").is_some());
    h.enter_text("Team Late Comers captain", "Rory Caldbeck");
    assert!(h.query_by_label_contains("Rory Caldbeck is not in this team").is_some());
    h.press(Key::Escape);
    // Clearing a cell removes the member. If this was the captain, the team has no captain.
    h.click("Team Late Comers member 2");
    h.press(Key::Delete);
    let team = h.book().teams.last().unwrap();
    assert_eq!((team.members.len(), team.captain), (2, None));
    h.open_tab("Players");
    h.ctrl(Key::Z);
    assert!(h.is_selected("Team Late Comers captain"), "undo goes to the captain from every tab");
    h.ctrl(Key::Z);
    assert_eq!(h.book().teams.len(), teams, "a paste is one step");
}

#[test]
fn teams_are_typed_one_after_another_while_their_members_have_scores() {
    let mut engine = wdc_before_the_top_board();
    engine.apply("no teams", Edit::Teams(Vec::new())).unwrap();
    let mut h = window(engine);
    h.open_tab("Teams");
    let lists = [
        ["Last", "Ada Nobody", "Ben Nobody", "Cy Nobody"],
        ["Middle", "Heiko Brandstätter", "Dan Nobody", "Eve Nobody"],
        ["First", "Rory Caldbeck", "Owen Trelease", "Thomas Kehrer"],
    ];
    for list in lists {
        for (at, name) in list.into_iter().enumerate() {
            h.type_letters(name);
            // Enter goes back to the column in which the row was begun.
            h.press(if at + 1 < list.len() { Key::Tab } else { Key::Enter });
        }
    }
    let book = h.book();
    let typed = book.teams.iter().map(|team| {
        let members = team.members.iter().map(|id| book.name_of(Some(*id)));
        std::iter::once(team.name.as_str()).chain(members).collect::<Vec<_>>()
    });
    assert_eq!(typed.collect::<Vec<_>>(), lists);
    let rows = |h: &WindowTest| {
        ["Last", "Middle", "First"].map(|team| h.get_by_label(&format!("Team {team} name")).rect().top())
    };
    let [last, middle, first] = rows(&h);
    assert!(last < middle && middle < first, "a team stays in its row while teams are typed");
    assert_eq!(h.cell_text("Team First place"), "1");
    // Neither a change elsewhere nor a removal moves the others.
    h.click("Team Last member 1");
    h.command(Command::ConfirmPlayer);
    assert!(rows(&h).is_sorted_by(|above, below| above < below));
    h.click("Team Middle name");
    h.click_with(Modifiers::SHIFT, "Team Middle captain");
    h.press(Key::Delete);
    assert_eq!(h.book().teams.len(), 2);
    assert!(h.get_by_label("Team Last name").rect().top() < h.get_by_label("Team First name").rect().top());
    h.ctrl(Key::Z);
    assert_eq!(h.book().teams.len(), 3);
    h.open_tab("Players");
    h.open_tab("Teams");
    let [last, _, first] = rows(&h);
    assert!(last < first, "no result has changed");
    let mut later = window(Engine::new(h.book().clone()));
    later.open_tab("Teams");
    let [last, middle, first] = rows(&later);
    assert!(first < middle && first < last, "the tab opens in the order of the places");
}

#[test]
fn an_award_that_is_typed_below_the_first_empty_row_stays_in_view() {
    let mut h = window(wdc_before_the_top_board());
    h.open_tab("Awards");
    h.click("Awards empty row 4 award");
    h.type_letters("Best loser");
    h.press(Key::Tab);
    assert!(h.formula_line().contains("Best loser"), "the next cell of the row: {}", h.formula_line());
}

#[test]
fn a_team_that_is_typed_below_the_first_empty_row_stays_one_team() {
    let mut engine = wdc_before_the_top_board();
    engine.apply("no teams", Edit::Teams(Vec::new())).unwrap();
    let mut h = window(engine);
    h.open_tab("Teams");
    h.click("Teams line 5 name");
    for (text, key) in [("Far", Key::Tab), ("Ada Nobody", Key::Tab), ("Ben Nobody", Key::Enter), ("Next", Key::Tab)] {
        h.type_letters(text);
        h.press(key);
    }
    let teams: Vec<(&str, usize)> =
        h.book().teams.iter().map(|team| (team.name.as_str(), team.members.len())).collect();
    assert_eq!(teams, [("Far", 2), ("Next", 0)]);
}

#[test]
fn scratch_teams_are_formed_and_the_lottery_is_recorded_in_the_notebook() {
    let mut engine = Engine::new(Book::default());
    engine.apply("rules", Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
    engine.apply("host", Edit::Event(EventField::Country("Germany".into()))).unwrap();
    for (name, region) in [("Ann", "Wales"), ("Ben", "Germany"), ("Cléo", "France"), ("Dan", "Germany")] {
        let id = engine.book().next_person_id();
        let person = topboard::book::Person::new(id, name);
        engine.apply("player", Edit::AddPerson { position: engine.book().people.len(), person }).unwrap();
        engine.apply("region", Edit::Person(id, PersonField::Region(region.into()))).unwrap();
    }
    let mut h = window(engine);
    h.command(Command::WantsTeam);
    for name in ["ann", "ben", "cleo", "dan"] {
        h.type_text(name);
        h.press(Key::Enter);
    }
    h.press(Key::Escape);
    assert_eq!(h.engine().players_wanting_a_team().len(), 4);
    h.command(Command::ScratchTeams);
    assert!(h.query_by_label_contains("One scratch team; 1 left out").is_some());
    h.press(Key::Enter);
    let book = h.book();
    assert_eq!(book.teams.len(), 1);
    let members: Vec<&str> = book.teams[0].members.iter().map(|id| book.name_of(Some(*id))).collect();
    assert!(
        members.contains(&"Ann") && members.contains(&"Cléo"),
        "a player of the host country is left out: {members:?}"
    );
    assert!(book.notebook[0].text.contains("of the host country, by lot"));
    assert_eq!(h.cell_text("Team Scratch 1 name"), "Scratch 1");
}

#[test]
fn the_director_overrules_a_computed_prize_and_adds_another_prize() {
    let mut h = window(enter_event(EventFolder("eurodipcon-4"), "EuroDipCon 4", &[("5", "Final")]));
    h.open_tab("Awards");
    assert_eq!(h.cell_text("Best Germany by the figures"), "Ottavia Serristori and Nigel Stourbridge");
    assert_eq!(h.cell_text("Best Negotiator figure"), "2.05");
    assert_eq!(h.cell_text("Best Negotiator game, or votes"), "12 A, 7 B, 2 C");
    h.enter_text("Best Germany decided", "nigel stourb");
    assert_eq!(h.cell_text("Best Germany decided"), "Nigel Stourbridge", "the name is completed");
    h.enter_text("Best Germany note", "a fair play award, too");
    h.enter_text("New award award", "Best hat");
    h.enter_text("Best hat decided", "Karin Ljungdahl; Nobody Known");
    assert!(h.query_by_label_contains("“Nobody Known” is not on the list").is_some());
    h.press(Key::Escape);
    h.enter_text("Best hat decided", "Karin Ljungdahl");
    let prizes = h.engine().prizes();
    let prize = |name: &str| prizes.iter().find(|prize| prize.name == name).unwrap();
    assert_eq!(prize("Best Germany").winners().len(), 1);
    assert_eq!(prize("Best Germany").computed_winners().count(), 2, "the computed winners do not change");
    assert_eq!(prize("Best hat").winners().len(), 1);
    // Clearing the decision restores the computed winner.
    h.click("Best Germany decided");
    h.press(Key::Delete);
    h.click("Best Germany note");
    h.press(Key::Delete);
    assert!(h.book().awards.iter().all(|award| award.name != "Best Germany"));
    // The next contenders are shown on request.
    h.click("Best Negotiator by the figures");
    assert!(h.query_by_label_contains("Best Negotiator Sigrid Wallander figure").is_none());
    h.command(Command::RunnersUp);
    let next = &h.engine().prizes().into_iter().find(|prize| prize.name == "Best Negotiator").unwrap();
    let name = h.book().name_of(Some(next.contenders[1].person)).to_owned();
    assert!(h.query_by_label(&format!("Best Negotiator {name} figure")).is_some());
}

#[test]
fn votes_are_typed_letter_by_letter_and_page_down_goes_to_the_next_board() {
    let mut engine = enter_event(EventFolder("eurodipcon-4"), "EuroDipCon 4", &[("5", "Final")]);
    let first = BoardRef::new(0, 0);
    engine.apply("no votes", Edit::Board(first.first_id(), topboard::book::BoardField::Votes(Vec::new()))).unwrap();
    let mut h = window(engine);
    h.open_tab("Votes");
    assert_eq!(h.cell_text("Votes Round 1 Board A title 2"), "Best Negotiator   (A 3, B 1, C 0)");
    assert_eq!(h.cell_text("Votes Round 1 Board A title 10"), "Best Tactician   (A 3, B 1, C 0)");
    // The cursor is on Austria’s vote for England. Six letters are for the first skill, six for the second, and so on.
    h.type_text("abcabc");
    h.type_text("CBACBA");
    h.type_text("a");
    let book = h.book();
    let votes = &book.board(first).unwrap().votes;
    let letter = |skill: usize, by: Power, of: Power| votes[skill].grades[by][of].get().map(Grade::letter);
    assert_eq!(letter(0, Power::Austria, Power::England), Some('A'));
    assert_eq!(letter(0, Power::Austria, Power::Turkey), Some('C'));
    assert_eq!(letter(1, Power::Austria, Power::Turkey), Some('A'));
    assert_eq!(letter(0, Power::England, Power::Austria), Some('A'));
    assert_eq!(h.cell_text("Round 1 Board A England Best Negotiator here"), "3.00");
    // Another letter is not a grade, and it stays to be corrected.
    h.type_text("x");
    assert!(h.query_by_label_contains("“x” is not a grade; the grades are A, B, C").is_some());
    h.press(Key::Escape);
    h.press(Key::PageDown);
    h.type_text("b");
    let changed = h.engine().history().next_undo_label().unwrap().english().into_owned();
    assert!(changed.contains("Round 1, board B"), "{changed}");
}

#[test]
fn tabs_are_shown_only_for_rules_that_use_them() {
    let h = window(enter_event(EventFolder("eurodipcon-4"), "EuroDipCon 4", &[("5", "Final")]));
    for tab in ["Final table", "Teams", "Awards", "Votes"] {
        assert!(h.has_tab(tab), "{tab}");
    }
    let mut engine = Engine::new(Book::default());
    engine.apply("rules", Edit::Event(EventField::Rules("EDC 2015".into()))).unwrap();
    let h = window(engine);
    for tab in ["Top board", "Teams", "Votes"] {
        assert!(!h.has_tab(tab), "{tab}");
    }
}

#[test]
fn a_seat_in_a_drawn_round_costs_the_claim_to_the_top_board_until_it_is_empty() {
    let mut engine = wdc_before_the_top_board();
    engine.apply("round 4 is not drawn", Edit::RemoveRound(RoundIx(3).first_id())).unwrap();
    let games = |person| engine.standings().row(person).unwrap().games.len();
    let qualified = engine.qualification().unwrap();
    let leader = qualified.seated().map(|candidate| candidate.person).find(|person| games(*person) == 3).unwrap();
    let name = engine.book().name_of(Some(leader)).to_owned();
    let mut board = Board::new("A");
    board.seats[Power::Austria].player = Some(leader);
    let round = Round { name: "4".into(), boards: vec![board], ..Round::default() };
    engine.apply("draw", Edit::AddRound { position: RoundIx(3), round }).unwrap();
    let mut h = window(engine);
    h.open_tab("Top board");
    assert_eq!(h.cell_text(&format!("Claim {name} claim")), "no seat: drawn in round 4 (at most 3 rounds)");
    assert!(!h.has(&format!("Seat {name} power")), "nobody seats the player without a word");
    h.open_tab("Round 4");
    h.click("Round 4 Board A Austria player");
    h.press(Key::Delete);
    h.open_tab("Top board");
    assert_eq!(h.cell_text(&format!("Claim {name} claim")), "seat");
}
