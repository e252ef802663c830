use super::supposed_event::supposed_result;
use super::*;
use crate::book::{Board, Book, CellEntry, Edit, Person, Round, RoundField, ScoreRuling, SeatField};

/// Twenty-one players on three boards in each of four rounds under WDC 2006. The last round is open; the scores of the others
/// are made from `seed`.
fn event(seed: u64) -> Engine {
    let mut book = Book::default();
    book.event.rules = "WDC 2006".into();
    book.people = (1..=21).map(|n| Person::new(PersonId(n), format!("P{n}"))).collect();
    let mut random = seed;
    for round in 0..4_u32 {
        let mut held = Round { name: (round + 1).to_string(), ..Round::default() };
        for board in 0..3_u32 {
            let mut game = Board::new(["A", "B", "C"][board as usize]);
            for (n, power) in (0..).zip(Power::ALL) {
                // In each round other players meet.
                let player = (board * 7 + n) * (3 * round + 1) % 21;
                game.seats[power].player = Some(PersonId(player + 1));
                if round < 3 {
                    random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    #[expect(clippy::cast_precision_loss, reason = "a score made at random")]
                    let score = (random >> 40) as f64 / 200_000.0;
                    game.seats[power].centres = CellEntry::Value([5, 5, 5, 5, 5, 5, 4][n as usize]);
                    game.seats[power].ruling = Some(ScoreRuling { score, reason: String::new() }.into());
                }
            }
            held.boards.push(game);
        }
        book.rounds.push(held);
    }
    Engine::new(book)
}

/// Whether the player reaches the goal when these boards have these results, by the engine of the program.
fn reached(real: &Engine, results: &[(BoardRef, Counts)], person: PersonId, goal: Goal) -> Reached {
    let mut book = real.book().clone();
    for (at, counts) in results {
        book.apply(supposed_result(real, *at, counts).unwrap()).unwrap();
    }
    let engine = Engine::new(book);
    match goal {
        Goal::FirstPlace => {
            let row = engine.standings().row(person).unwrap();
            match (row.place, row.shared) {
                (Some(1), false) => Reached::Yes,
                (Some(1), true) => Reached::Level,
                _ => Reached::No,
            }
        }
        Goal::TopBoard => {
            let qualification = engine.qualification().unwrap();
            if qualification.seated().any(|candidate| candidate.person == person) {
                Reached::Yes
            } else if qualification.undecided.contains(&person) {
                Reached::Level
            } else {
                Reached::No
            }
        }
    }
}

#[test]
fn the_search_judges_each_result_as_all_combinations_do() {
    let (mut certain, mut possible) = (0, 0);
    for seed in 1..=4 {
        let real = event(seed);
        let (_, open) = real.running_round().unwrap();
        assert_eq!(open.len(), 3);
        let ranking: Vec<PersonId> = real.standings().rows.iter().map(|row| row.person).collect();
        for (goal, place) in [(Goal::FirstPlace, 1), (Goal::TopBoard, 7)] {
            let person = ranking[place];
            let (own, power) = open.iter().find_map(|at| Some((*at, real.power_of(*at, person)?))).unwrap();
            let mut search = Search::new(&real, person, Some((own, power)), &[]);
            let others: Vec<BoardRef> = open.iter().copied().filter(|at| *at != own).collect();
            let tried: Vec<Counts> = all_results(&Power::ALL).into_iter().step_by(23).collect();
            for at in &others {
                search.add_board(*at, &tried);
            }
            let results: Vec<Counts> = search.own_results().into_iter().step_by(29).collect();
            for judged in search.judge_own_results(&results, goal) {
                let combinations = tried.iter().flat_map(|one| tried.iter().map(move |other| (*one, *other)));
                let all: Vec<Reached> = combinations
                    .map(|(one, other)| {
                        let supposed = [(own, judged.counts), (others[0], one), (others[1], other)];
                        reached(&real, &supposed, person, goal)
                    })
                    .collect();
                let is_certain = all.iter().all(|reached| *reached == Reached::Yes);
                let is_possible = all.iter().any(|reached| *reached != Reached::No);
                assert_eq!((judged.is_certain, judged.is_possible), (is_certain, is_possible), "{goal:?} {judged:?}");
                certain += usize::from(is_certain);
                possible += usize::from(is_possible && !is_certain);
            }
        }
    }
    assert!(certain > 0 && possible > 0, "{certain} results are certain, {possible} possible");
}

fn judged(counts: Counts, is_certain: bool, is_possible: bool) -> JudgedResult {
    JudgedResult { counts, is_certain, is_possible }
}

#[test]
fn the_answer_names_the_fewest_centres_from_which_every_result_is_enough() {
    let results = [
        judged([6, 5, 5, 5, 5, 4, 4], false, false),
        judged([8, 7, 7, 6, 6, 0, 0], false, true),
        judged([10, 8, 8, 8, 0, 0, 0], true, true),
        judged([12, 11, 11, 0, 0, 0, 0], true, true),
        judged([12, 12, 10, 0, 0, 0, 0], false, true),
        judged([12, 18, 4, 0, 0, 0, 0], false, false),
    ];
    let needed = WhatIsNeeded::of_judged(Power::Austria, &results);
    let result = |outcome, centres| NeededResult { outcome, centres };
    assert_eq!(
        needed,
        WhatIsNeeded::Results {
            certain: vec![result(BoardOutcome::Win, Some(10))],
            possible: vec![result(BoardOutcome::Win, Some(8)), result(BoardOutcome::SharedWin, None)],
        }
    );
    let mut book = Book::default();
    book.people.push(Person::new(PersonId(1), "Ann Lee"));
    book.rounds.push(Round { name: "4".into(), boards: vec![Board::new("C"), Board::new("D")], ..Round::default() });
    let found = NeededResults {
        person: PersonId(1),
        goal: Goal::FirstPlace,
        round: RoundIx(0),
        board: Some(BoardRef::new(0, 0)),
        others: vec![BoardRef::new(0, 1)],
        answer: needed,
        too_many_rounds: None,
    };
    let engine = Engine::new(book);
    assert_eq!(
        found.sentences(engine.book(), engine.rules()),
        [
            "Ann Lee is first after Round 4 for certain with a win on C with 10 or more.",
            "It is possible with a win on C with 8 or more, or any shared win on C, if board D goes well."
        ]
    );
}

#[test]
fn who_leads_by_far_needs_nothing_and_who_is_last_reaches_nothing() {
    let mut engine = event(7);
    for (person, score) in [(PersonId(1), 500.0), (PersonId(2), -500.0)] {
        let seats: Vec<_> = engine
            .book()
            .seats()
            .filter(|(at, seat)| at.board.round.0 < 3 && seat.player == Some(person))
            .map(|(at, _)| at)
            .collect();
        for at in seats {
            let ruling = Some(ScoreRuling { score, reason: String::new() }.into());
            engine.apply("score", Edit::Seat(at.first_id(), SeatField::Ruling(ruling))).unwrap();
        }
    }
    let answers = |person| -> Vec<WhatIsNeeded> {
        let found = engine.needed_results(PersonId(person), &[Goal::FirstPlace, Goal::TopBoard]);
        found.into_iter().map(|found| found.unwrap().answer).collect()
    };
    // A player who has played four rounds has no claim to the top board.
    assert_eq!(answers(1)[0], WhatIsNeeded::Nothing);
    assert_eq!(answers(2), [WhatIsNeeded::OutOfReach, WhatIsNeeded::OutOfReach]);
    let found = engine.needed_results(PersonId(1), &[Goal::TopBoard]).remove(0).unwrap();
    assert_eq!(
        found.sentences(engine.book(), engine.rules()),
        ["After Round 4, P1 has played 4 rounds. Whoever has a seat at the top board may have played at most 3."]
    );
}

#[test]
fn two_goals_together_have_the_answers_that_each_has_alone() {
    let engine = event(3);
    let ranking: Vec<PersonId> = engine.standings().rows.iter().map(|row| row.person).collect();
    for person in [ranking[0], ranking[1], ranking[7]] {
        let alone = [Goal::FirstPlace, Goal::TopBoard].map(|goal| engine.needed_results(person, &[goal]).remove(0));
        assert_eq!(engine.needed_results(person, &[Goal::FirstPlace, Goal::TopBoard]), alone);
    }
}

#[test]
fn questions_without_an_answer_are_told() {
    let one = |engine: &Engine, goal: Goal| engine.needed_results(PersonId(5), &[goal]).remove(0);
    let mut played = event(3);
    let (_, open) = played.running_round().unwrap();
    for at in open {
        let result = supposed_result(&played, at, &[5, 5, 5, 5, 5, 5, 4]).unwrap();
        played.apply("result", result).unwrap();
    }
    assert_eq!(one(&played, Goal::FirstPlace), Err(NoNeededResults::NoOpenBoard));
    let names = Edit::Round(RoundIx(3).first_id(), RoundField::Name("6".into()));
    let mut later = event(3);
    later.apply("name", names).unwrap();
    let filled = one(&later, Goal::TopBoard).unwrap_err().to_string();
    assert_eq!(filled, "The standings after round 4 fill the top board, and these rounds have been played.");
}
