//! Problems about people and teams: names that look alike, teams, captains, cards, votes for oneself.

use super::{event, messages_at, seat, type_text};
use topboard::book::{
    BoardRef, Book, CellAddress, CellEntry, Edit, PersonColumn, PersonId, Power, SeatColumn, SeatField, Team,
    TeamColumn, TeamIx, notation, problems_by_kind,
};
use topboard::engine::Engine;

#[test]
fn teams_have_the_right_size_different_members_and_separate_boards() {
    let mut engine = event("WDC 2006", 3);
    let id = |name: &str| engine.book().find_person(name).unwrap().id;
    let team = |name: &str, members: &[&str]| Team {
        name: name.into(),
        members: members.iter().map(|name| id(name)).collect(),
        captain: Some(id(members[0])),
        ..Team::default()
    };
    let teams = vec![team("Berlin", &["Ann", "Bob", "Cléo"]), team("Wien", &["Dirk", "Ann"])];
    engine.apply("teams", Edit::Teams(teams)).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Team(TeamIx(1), TeamColumn::Member(2))),
        ["the team Wien has 2 members; under WDC 2006 a team has 3"]
    );
    assert_eq!(
        messages_at(&engine, CellAddress::Team(TeamIx(1), TeamColumn::Member(1))),
        ["Ann is in two teams, Berlin and Wien"]
    );
    let mates = messages_at(&engine, CellAddress::Seat(seat(2, Power::France), SeatColumn::Player));
    assert_eq!(mates, ["Bob and Cléo of the team Berlin share this board, but team-mates must not meet in this round"]);
    assert!(
        messages_at(&engine, CellAddress::Seat(seat(0, Power::France), SeatColumn::Player)).is_empty(),
        "only in the team round"
    );
    let sit = engine.book().edit_to_seat(seat(2, Power::France), "Hal");
    engine.apply("seat", sit).unwrap();
    assert!(messages_at(&engine, CellAddress::Seat(seat(2, Power::France), SeatColumn::Player)).is_empty());
}

#[test]
fn a_country_with_too_many_teams_is_reported() {
    let mut engine = event("EuroDipCon 4", 0);
    let team_of =
        |country: &str, n: usize| Team { name: format!("{country} {n}"), country: country.into(), ..Team::default() };
    let teams = (1..=4).map(|n| team_of("France", n)).chain([team_of("Italy", 1)]).collect();
    engine.apply("teams", Edit::Teams(teams)).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Team(TeamIx(3), TeamColumn::Country)),
        ["the team France 4 is team 4 of France; a country may enter at most 3"]
    );
    let of_italy = |problem: &&topboard::book::Problem| matches!(problem.address, CellAddress::Team(TeamIx(4), _));
    assert_eq!(engine.problems().iter().filter(of_italy).count(), 1, "only its size");
}

#[test]
fn votes_for_oneself_and_unknown_grades_are_reported() {
    let mut engine = event("EuroDipCon 4", 1);
    let at = BoardRef::new(0, 0);
    let grade = |by, team_of, letter: &str| Edit::Grade {
        board: at.first_id(),
        skill: "Best Tactician".into(),
        voter: by,
        rated: team_of,
        grade: CellEntry::parse(letter),
    };
    engine.apply("vote", grade(Power::France, Power::Italy, "A")).unwrap();
    assert_eq!(engine.problems(), []);
    engine.apply("vote", grade(Power::France, Power::France, "A")).unwrap();
    engine.apply("vote", grade(Power::Italy, Power::France, "D")).unwrap();
    let vote = |voter, of| CellAddress::Vote { seat: at.seat(of), voter, skill: 0 };
    assert_eq!(
        messages_at(&engine, vote(Power::France, Power::France)),
        ["Cléo grades Cléo as Best Tactician; players cannot grade themselves"]
    );
    assert_eq!(messages_at(&engine, vote(Power::Italy, Power::France)), ["Elfi gives the grade D as Best Tactician"]);
}

#[test]
fn a_team_without_a_captain_is_reported_where_teams_have_one() {
    for (rules, size, expected) in [("WDC 2006", 3, true), ("EuroDipCon 4", 4, false)] {
        let mut engine = event(rules, 1);
        let members = (1..=size).map(PersonId).collect();
        let team = Team { name: "Berlin".into(), country: "Germany".into(), members, ..Team::default() };
        engine.apply("teams", Edit::Teams(vec![team])).unwrap();
        let found = messages_at(&engine, CellAddress::Team(TeamIx(0), TeamColumn::Captain));
        assert_eq!(
            found.iter().any(|message| message.starts_with("the team Berlin has no captain")),
            expected,
            "{rules}"
        );
    }
}

#[test]
fn a_yellow_card_after_a_card_or_for_more_than_thirty_seconds_has_to_be_red() {
    let mut engine = event("WDC 2006", 1);
    let france = seat(0, Power::France);
    let cards = |text: &str| Edit::Seat(france.first_id(), SeatField::Cards(notation::parse_cards(text).unwrap()));
    let again = "after an earlier card; under WDC 2006 a player who is late again gets a red card";
    let late = "seconds; under WDC 2006 a player who is later than 30 seconds gets a red card";
    for (text, expected) in [
        ("yellow Spring 1904 late orders", vec![]),
        ("yellow Spring 1904 30 seconds late", vec![]),
        ("yellow Spring 1904; red Fall 1904", vec![]),
        ("extension; yellow Spring 1904", vec![]),
        ("yellow Spring 1904; yellow Fall 1905", vec![format!("Cléo has a yellow card in Fall 1905 {again}")]),
        ("red Spring 1904; yellow Fall 1905", vec![format!("Cléo has a yellow card in Fall 1905 {again}")]),
        ("yellow Spring 1904 45 s", vec![format!("Cléo has a yellow card in Spring 1904 for 45 {late}")]),
        ("yellow 0:31", vec![format!("Cléo has a yellow card for 31 {late}")]),
    ] {
        engine.apply("cards", cards(text)).unwrap();
        assert_eq!(messages_at(&engine, CellAddress::Seat(france, SeatColumn::Cards)), expected, "{text}");
    }
    let mut engine = event("EuroDipCon 4", 1);
    engine.apply("cards", cards("yellow; yellow 45 s")).unwrap();
    assert_eq!(engine.problems(), []);
}

#[test]
fn a_short_form_of_a_first_name_is_asked_about() {
    let mut engine = event("EuroDipCon 4", 2);
    let mut add = |name: &str| {
        let person = topboard::book::Person::new(engine.book().next_person_id(), name);
        let (position, id) = (engine.book().people.len(), person.id);
        engine.apply("player", Edit::AddPerson { position, person }).unwrap();
        id
    };
    let [andrew, andy, _] = ["Andrew Goff", "Andy Goff", "Andrea Lee"].map(&mut add);
    let alike = |engine: &Engine| {
        let messages = engine.problems().iter().map(|problem| problem.message.clone());
        messages.filter(|message| message.contains("look")).collect::<Vec<_>>()
    };
    assert_eq!(alike(&engine), ["“Andy Goff” looks like “Andrew Goff”"]);
    // Two people who play in the same round are not one person.
    let seat = |engine: &mut Engine, round: usize, power: Power, player| {
        let seat = BoardRef::new(round, 0).seat(power);
        engine.apply("seat", Edit::Seat(seat.first_id(), SeatField::Player(Some(player)))).unwrap();
    };
    seat(&mut engine, 0, Power::Austria, andrew);
    seat(&mut engine, 1, Power::Austria, andy);
    assert_eq!(alike(&engine).len(), 1, "they play in different rounds");
    seat(&mut engine, 0, Power::England, andy);
    assert_eq!(alike(&engine), [] as [&str; 0]);
    engine.undo();
    assert_eq!(alike(&engine).len(), 1);
}

#[test]
fn a_short_form_that_is_also_a_typing_error_is_asked_about_once() {
    let mut engine = event("EuroDipCon 4", 1);
    for name in ["Erik Berg", "Eric Berg"] {
        let person = topboard::book::Person::new(engine.book().next_person_id(), name);
        let position = engine.book().people.len();
        engine.apply("player", Edit::AddPerson { position, person }).unwrap();
    }
    let alike = |engine: &Engine| engine.problems().iter().filter(|problem| problem.message.contains("look")).count();
    assert_eq!(alike(&engine), 1);
    let id = |name: &str| engine.book().find_person(name).unwrap().id;
    let seats = [(Power::Austria, id("Erik Berg")), (Power::England, id("Eric Berg"))];
    for (power, player) in seats {
        let seat = BoardRef::new(0, 0).seat(power);
        engine.apply("seat", Edit::Seat(seat.first_id(), SeatField::Player(Some(player)))).unwrap();
    }
    assert_eq!(alike(&engine), 0, "they play in the same round");
}

#[test]
fn many_names_that_look_alike_are_named_with_the_other_name() {
    let mut engine = event("EuroDipCon 4", 1);
    for n in ["Havers", "Miller", "Norman", "Parker", "Quince", "Rother", "Saller"] {
        for given in ["Andrew", "Andy"] {
            let person = topboard::book::Person::new(engine.book().next_person_id(), format!("{given} {n}"));
            let position = engine.book().people.len();
            engine.apply("player", Edit::AddPerson { position, person }).unwrap();
        }
    }
    let groups = problems_by_kind(engine.problems());
    let group = groups.iter().find(|group| group.summary.is_some()).unwrap();
    assert_eq!(group.summary.as_deref(), Some("7 names look like another name"));
    assert!(group.names(engine.problems()).starts_with("Andy Havers (Andrew Havers), Andy Miller (Andrew Miller), "));
}

#[test]
fn two_people_with_similar_names_are_asked_about_once() {
    let mut engine = event("EuroDipCon 4", 1);
    for name in ["Tom Haver", "Tom Havre", "ann"] {
        let person = topboard::book::Person::new(engine.book().next_person_id(), name);
        let position = engine.book().people.len();
        engine.apply("player", Edit::AddPerson { position, person }).unwrap();
    }
    let alike = |engine: &Engine| {
        let messages = engine.problems().iter().map(|problem| problem.message.clone());
        messages.filter(|message| message.contains("look")).collect::<Vec<_>>()
    };
    assert_eq!(alike(&engine), ["“ann” and “Ann” look like the same player", "“Tom Havre” looks like “Tom Haver”"]);
    let id = |engine: &Engine, name: &str| engine.book().people.iter().find(|person| person.name == name).unwrap().id;
    let (havre, haver, ann) = (id(&engine, "Tom Havre"), id(&engine, "Tom Haver"), id(&engine, "ann"));
    type_text(&mut engine, CellAddress::Person(havre, PersonColumn::DifferentFrom), "Tom Haver");
    assert_eq!(alike(&engine), ["“ann” and “Ann” look like the same player"]);
    type_text(&mut engine, CellAddress::Person(ann, PersonColumn::DifferentFrom), "Ann");
    assert!(alike(&engine).is_empty());
    // The answer is in the file.
    let stored = serde_json::to_string(engine.book()).unwrap();
    let read: Book = serde_json::from_str(&stored).unwrap();
    assert!(alike(&Engine::new(read)).is_empty());
    // A removed person is forgotten, and undo brings the answer back.
    engine.apply("removal", Edit::RemovePerson(haver)).unwrap();
    assert!(engine.book().person(havre).unwrap().different_from.is_empty());
    engine.undo();
    assert!(alike(&engine).is_empty());
}
