//! Random events with groups and a medal round, judged again with fractions.

use super::{elimination, entrant, errors, has_problem, name, top_boards};
use crate::common::fraction::Fraction;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use topboard::book::{
    Board, BoardRef, Book, CellEntry, DeclinedSeat, Penalty, PenaltyAmount, PersonId, Power, Role, Round,
};
use topboard::engine::Engine;
use topboard::standings::{SeatReason, Standings, TopBoardClaim};

/// How the medal games are in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Medals {
    None,
    /// One of the two games is entered.
    One,
    /// Both games in one round, or each in its own.
    Both {
        in_one_round: bool,
    },
}

/// A random event.
#[derive(Clone, Debug)]
struct Event {
    groups: usize,
    /// For each of the seven games of everybody: the order of the entrants, as keys to sort by.
    orders: Vec<Vec<u16>>,
    /// How the second to seventh game begin: in a new round, beside the game before, or each board in its own round.
    waves: Vec<u8>,
    /// The counts of each board: draws of a power for every centre, the powers that can have one, and a soloist.
    counts: Vec<(Vec<u8>, u8, Option<u8>)>,
    medals: Medals,
    are_marked: bool,
    medal_order: Vec<u16>,
    medal_name: &'static str,
    removed: Vec<usize>,
    named: Vec<usize>,
    declined: Vec<usize>,
    chose: Vec<usize>,
    punished: Option<usize>,
    /// Seats with a penalty of a quarter of the game: board and power.
    late: Vec<(usize, usize)>,
    /// The order in which the rounds are listed, as keys to sort by.
    listed: Vec<u16>,
}

fn counts() -> impl Strategy<Value = (Vec<u8>, u8, Option<u8>)> {
    (prop::collection::vec(any::<u8>(), 34), any::<u8>(), prop::option::weighted(0.2, 0_u8..7))
}

fn event() -> impl Strategy<Value = Event> {
    let people = || prop::collection::vec(0_usize..21, 0..3);
    let medals = prop_oneof![
        Just(Medals::None),
        Just(Medals::One),
        Just(Medals::Both { in_one_round: true }),
        Just(Medals::Both { in_one_round: false }),
    ];
    let medals = (medals, any::<bool>(), prop::collection::vec(any::<u16>(), 21), prop_oneof![Just(""), Just("Medal")]);
    let games = (
        2_usize..=3,
        prop::collection::vec(prop::collection::vec(any::<u16>(), 21), 7),
        prop::collection::vec(0_u8..3, 6),
        prop::collection::vec(counts(), 23),
    );
    let director =
        (people(), people(), people(), prop::collection::vec(0_usize..21, 0..8), prop::option::of(0_usize..21));
    let late = prop::collection::vec((0_usize..23, 0_usize..7), 0..4);
    let listed = prop::collection::vec(any::<u16>(), 23);
    (games, medals, director, late, listed).prop_map(
        |((groups, orders, waves, counts), (medals, are_marked, medal_order, medal_name), director, late, listed)| {
            let (removed, named, declined, chose, punished) = director;
            let groups_of = |list: Vec<usize>| list.into_iter().map(|at| at % (groups * 7)).collect::<Vec<_>>();
            Event {
                groups,
                orders,
                waves,
                counts,
                medals,
                are_marked,
                medal_order,
                medal_name,
                removed: groups_of(removed),
                named: groups_of(named),
                declined: groups_of(declined),
                chose: groups_of(chose),
                punished: punished.map(|at| at % (groups * 7)),
                late,
                listed,
            }
        },
    )
}

/// A game for the judge: players, counts, and powers with a penalty.
#[derive(Clone, Debug)]
struct Game {
    players: [usize; 7],
    counts: [i128; 7],
    late: [bool; 7],
    is_medal: bool,
}

fn centre_counts((draws, powers, soloist): &(Vec<u8>, u8, Option<u8>)) -> [i128; 7] {
    let mut can: Vec<usize> = (0..7).filter(|power| powers >> power & 1 == 1).collect();
    if can.len() < 2 {
        can = (0..7).collect();
    }
    let mut counts = [0; 7];
    for (n, draw) in draws.iter().enumerate() {
        match soloist {
            Some(power) if n < 18 => counts[usize::from(*power)] += 1,
            _ => counts[can[usize::from(*draw) % can.len()]] += 1,
        }
    }
    counts
}

fn sorted_by(keys: &[u16], many: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..many).collect();
    order.sort_by_key(|at| keys[*at]);
    order
}

impl Event {
    fn entrants(&self) -> usize {
        self.groups * 7
    }

    /// The seven players of the medal round: anybody who is not removed.
    fn medallists(&self) -> Vec<usize> {
        let all = sorted_by(&self.medal_order, self.entrants()).into_iter();
        all.filter(|player| !self.removed.contains(player)).take(7).collect()
    }

    /// The games, with the position of the round of each.
    fn games(&self) -> Vec<(usize, Game)> {
        let mut games: Vec<(usize, Game)> = Vec::new();
        let (mut round, mut in_round) = (0, 0);
        let mut add = |round: usize, players: &[usize], is_medal: bool| {
            let at = games.len();
            let counts = centre_counts(&self.counts[at]);
            let late = std::array::from_fn(|power| self.late.contains(&(at, power)));
            games.push((round, Game { players: players.try_into().unwrap(), counts, late, is_medal }));
        };
        for (nth, keys) in self.orders.iter().enumerate() {
            let wave = nth.checked_sub(1).map(|at| self.waves[at]);
            match wave {
                None => in_round = 1,
                Some(1) if in_round == 1 => in_round = 2,
                Some(_) => (round, in_round) = (round + 1, 1),
            }
            let order = sorted_by(keys, self.entrants());
            for (board, players) in order.chunks(7).enumerate() {
                if board > 0 && wave == Some(2) {
                    round += 1;
                }
                add(round, players, false);
            }
            if wave == Some(2) {
                // No further game beside a part of the boards.
                in_round = 2;
            }
        }
        let seven = self.medallists();
        let turned: Vec<usize> = seven.iter().rev().copied().collect();
        match self.medals {
            Medals::None => {}
            Medals::One => add(round + 1, &seven, true),
            Medals::Both { in_one_round } => {
                add(round + 1, &seven, true);
                add(round + if in_one_round { 1 } else { 2 }, &turned, true);
            }
        }
        games
    }

    fn book(&self) -> Book {
        let mut book = Book::default();
        "Gunboat Cup".clone_into(&mut book.event.rules);
        let id = |player: usize| PersonId(u32::try_from(player + 1).unwrap());
        book.people = (0..self.entrants()).map(|player| entrant(id(player).0, player % self.groups)).collect();
        for player in &self.removed {
            book.people[*player].role = Role::Removed;
        }
        let quarter = || vec![Penalty { amount: PenaltyAmount::Percent(25.0), reason: String::new() }];
        if let Some(player) = self.punished {
            book.people[player].penalties = quarter();
        }
        for (round, game) in self.games() {
            while book.rounds.len() <= round {
                let number = (book.rounds.len() + 1).to_string();
                let name = if game.is_medal && !self.medal_name.is_empty() {
                    format!("{} {number}", self.medal_name)
                } else {
                    number
                };
                book.rounds.push(Round { name, ..Round::default() });
            }
            let mut board = Board::new(book.rounds[round].boards.len().to_string());
            board.is_top_board = game.is_medal && self.are_marked;
            for (power, ((player, count), late)) in
                Power::ALL.into_iter().zip(game.players.into_iter().zip(game.counts).zip(game.late))
            {
                let seat = &mut board.seats[power];
                seat.player = Some(id(player));
                seat.centres = CellEntry::Value(u16::try_from(count).unwrap());
                if late {
                    seat.penalties = quarter();
                }
            }
            book.rounds[round].boards.push(board);
        }
        if self.medal_name.is_empty() {
            // The number of a round decides, not its position in the list.
            let order = sorted_by(&self.listed, book.rounds.len());
            book.rounds = order.into_iter().map(|at| book.rounds[at].clone()).collect();
        }
        book.top_board.extra_qualifiers = self.named.iter().copied().map(id).collect();
        book.top_board.choice_order = self.chose.iter().copied().map(id).collect();
        let declined = self.declined.iter().map(|player| DeclinedSeat { player: id(*player), note: String::new() });
        book.top_board.declined = declined.collect();
        book
    }
}

/// The score of each power by OPaL, after penalties.
fn opal(game: &Game) -> [Fraction; 7] {
    let counts = game.counts;
    let lost = Fraction::whole(-100);
    let most = *counts.iter().max().unwrap();
    let survivors = counts.iter().filter(|count| **count > 0).count() as i128;
    let tops = counts.iter().filter(|count| **count == most).count() as i128;
    let owed: i128 = counts.iter().map(|count| most - count).sum();
    std::array::from_fn(|power| {
        let own = counts[power];
        let score = if most >= 18 {
            if own == most { Fraction::whole(600) } else { lost }
        } else if own == 0 {
            lost
        } else {
            let share = Fraction::new(100 * (7 - survivors) + 170, survivors) + Fraction::whole(5 * own);
            if own == most { share + Fraction::new(owed, tops) } else { share - Fraction::whole(most - own) }
        };
        if !game.late[power] {
            score
        } else if score == lost {
            score - Fraction::whole(50)
        } else {
            score - score.max(Fraction::ZERO) * Fraction::new(1, 4)
        }
    })
}

/// A line of the judge's table.
#[derive(Clone, Debug)]
struct Line {
    player: usize,
    total: Fraction,
    hurst: Fraction,
    place: Option<usize>,
}

/// The table of some games, best first, without the removed. `punished` loses a quarter of the total.
fn table(event: &Event, games: &[Game], punished: Option<usize>) -> Vec<Line> {
    let worth = |game: &Game, power: usize| {
        let solo = game.counts.iter().any(|count| *count >= 18);
        if solo && game.counts[power] < 18 { 0 } else { game.counts[power] }
    };
    let average = |sum: Fraction, many: usize| sum / Fraction::whole(many as i128);
    let power_score = |power: usize| {
        let sum: i128 = games.iter().map(|game| worth(game, power)).sum();
        average(Fraction::whole(sum), games.len())
    };
    let mut lines: Vec<Line> = Vec::new();
    for player in 0..event.entrants() {
        let (mut elimination, mut medal, mut hurst, mut played) = (Vec::new(), Fraction::ZERO, Fraction::ZERO, 0);
        for game in games {
            let Some(power) = game.players.iter().position(|other| *other == player) else { continue };
            let score = opal(game)[power];
            if game.is_medal {
                medal = medal + score * Fraction::new(5, 4);
            } else {
                elimination.push(score);
            }
            hurst = hurst + Fraction::whole(worth(game, power)) - power_score(power);
            played += 1;
        }
        elimination.sort();
        let best = elimination.iter().rev().take(5).fold(Fraction::whole(700), |sum, score| sum + *score);
        let mut total = best + medal;
        if punished == Some(player) {
            total = total - total.max(Fraction::ZERO) * Fraction::new(1, 4);
        }
        lines.push(Line { player, total, hurst: average(hurst, played), place: None });
    }
    let ahead = |a: &Line, b: &Line| (a.total, a.hurst) > (b.total, b.hurst);
    let placed: Vec<Line> = lines.iter().filter(|line| !event.removed.contains(&line.player)).cloned().collect();
    for line in &mut lines {
        let rivals = placed.iter().filter(|other| ahead(other, line)).count();
        line.place = (!event.removed.contains(&line.player)).then_some(rivals + 1);
    }
    lines.sort_by_key(|line| line.place.unwrap_or(usize::MAX));
    lines
}

/// The seats of the medal round in the order of choosing, and the winners of groups among them. `None` where a tie that
/// nothing breaks could matter.
fn medal_seats(event: &Event, elimination: &[Line]) -> Option<(Vec<usize>, BTreeSet<usize>)> {
    let places: BTreeSet<usize> = elimination.iter().filter_map(|line| line.place).collect();
    let ranked: Vec<usize> = elimination.iter().filter(|line| line.place.is_some()).map(|line| line.player).collect();
    if places.len() != ranked.len() {
        return None;
    }
    let free: Vec<usize> = ranked.into_iter().filter(|player| !event.declined.contains(player)).collect();
    let winners: BTreeSet<usize> = (0..event.groups)
        .filter_map(|group| free.iter().copied().find(|player| player % event.groups == group))
        .collect();
    let named = |player: &&usize| event.named.contains(player);
    let mut seated: Vec<usize> = winners.iter().copied().collect();
    for player in free.iter().filter(named).chain(&free) {
        if seated.len() < 7 && !seated.contains(player) {
            seated.push(*player);
        }
    }
    let order = choosing_order(event, &free, &winners, &seated);
    Some((order, winners))
}

/// Players in the order of choosing: those whom the director put in order, then winners of groups, then the others by
/// the ranking.
fn choosing_order(event: &Event, ranking: &[usize], winners: &BTreeSet<usize>, players: &[usize]) -> Vec<usize> {
    let mut order: Vec<usize> = Vec::new();
    let by_ranking = || ranking.iter().copied();
    let candidates = event.chose.iter().copied().chain(by_ranking().filter(|player| winners.contains(player)));
    for player in candidates.chain(by_ranking()) {
        if players.contains(&player) && !order.contains(&player) {
            order.push(player);
        }
    }
    order
}

fn compare(engine: &Engine, standings: &Standings, judged: &[Line]) -> Result<(), TestCaseError> {
    let mut found: BTreeMap<u32, _> = standings.rows.iter().map(|row| (row.person.0, row)).collect();
    for line in judged {
        let row = found.remove(&u32::try_from(line.player + 1).unwrap()).unwrap();
        let player = name(engine, row.person);
        prop_assert!((row.total - line.total.value()).abs() < 1e-9, "{player}: {} is not {:?}", row.total, line.total);
        prop_assert_eq!(row.place, line.place, "{}", player);
        let hurst = row.tie_break_figure(0, engine.rules());
        prop_assert!((hurst - line.hurst.value()).abs() < 1e-9, "{player}: {hurst} is not {:?}", line.hurst);
        let equal = judged.iter().filter(|other| other.place == line.place).count();
        prop_assert_eq!(row.shared, line.place.is_some() && equal > 1);
    }
    prop_assert!(found.is_empty());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn an_elimination_in_any_number_of_rounds_comes_out_as_the_rules_say(event in event()) {
        let engine = Engine::new(event.book());
        let games: Vec<Game> = event.games().into_iter().map(|(_, game)| game).collect();
        let medal_games = games.iter().filter(|game| game.is_medal).count();
        prop_assert_eq!(top_boards(&engine).len(), medal_games);
        compare(&engine, engine.standings(), &table(&event, &games, event.punished))?;
        let elimination_games: Vec<Game> = games.iter().filter(|game| !game.is_medal).cloned().collect();
        let judged = table(&event, &elimination_games, None);
        compare(&engine, &elimination(&engine), &judged)?;
        prop_assert!(errors(&engine).is_empty(), "{:?}", errors(&engine));
        prop_assert!(!has_problem(&engine, "elimination games") && !has_problem(&engine, "none of its boards"));

        let Some((order, winners)) = medal_seats(&event, &judged) else { return Ok(()) };
        let number = |person: PersonId| person.0 as usize - 1;
        let qualification = engine.qualification().unwrap();
        let by_group: BTreeSet<usize> = qualification
            .candidates
            .iter()
            .filter(|candidate| candidate.claim == TopBoardClaim::Seat(SeatReason::Group))
            .map(|candidate| number(candidate.person))
            .collect();
        prop_assert_eq!(&by_group, &winners);
        let context = engine.standings_context();
        let first: Vec<usize> = qualification.choosing_order(&context, 0).into_iter().map(number).collect();
        prop_assert_eq!(&first, &order);
        let mut second: Vec<usize> = qualification.choosing_order(&context, 1).into_iter().map(number).collect();
        second.reverse();
        prop_assert_eq!(&second, &order);

        // With boards, their players are in the same order, whoever has a claim.
        let choosers: Vec<usize> =
            engine.top_table().unwrap().choosers.iter().map(|seat| number(seat.person)).collect();
        let ranking: Vec<usize> = judged.iter().filter(|line| line.place.is_some()).map(|line| line.player).collect();
        let seated = if medal_games > 0 { event.medallists() } else { order };
        prop_assert_eq!(choosers, choosing_order(&event, &ranking, &winners, &seated));
    }

    #[test]
    fn an_edit_leads_to_the_same_standings_as_a_new_computation(
        event in event(), at in 0_usize..21, power in 0_usize..7, other in 0_usize..14,
    ) {
        let mut engine = Engine::new(event.book());
        let boards: Vec<BoardRef> = engine.book().boards().map(|(at, _)| at).collect();
        let seat = boards[at % boards.len()].seat(Power::ALL[power]);
        let edit = engine.book().edit_to_seat(seat, &format!("P{}", other + 1));
        engine.apply("seat", edit).unwrap();
        let anew = Engine::new(engine.book().clone());
        prop_assert_eq!(engine.problems(), anew.problems());
        for (row, new) in engine.standings().rows.iter().zip(&anew.standings().rows) {
            prop_assert_eq!((row.person, row.place, &row.games), (new.person, new.place, &new.games));
        }
    }
}
