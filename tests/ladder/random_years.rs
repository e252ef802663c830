//! Random years: every ladder is compared with a second implementation that is slow, obvious and exact (fractions).
//!
//! The second implementation reads the rules of the cups from `tests/data` and from this file, never from `assets`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::common::fraction::Fraction;
use jiff::civil::{Date, date};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use topboard::book::{Board, BoardRef, Book, CellEntry, Chart, Ending, Power, Round, Year};
use topboard::import::SheetReader;
use topboard::import::year_results::read_year_results;
use topboard::ladder::{
    ChampionshipLevel, CompiledLadder, GamesPlayed, IdentityDecisions, Ladder, LadderChoices, LadderLibrary,
    ResultLine, ResultsYear, Roster, TiePoints, YearEvent,
};
use topboard::languages::Language;
use topboard::store;

/// People whose names are not similar.
const PEOPLE: [&str; 26] = [
    "Ann Abbot",
    "Bob Kowalski",
    "Cyd Lamprey",
    "Dan Pevensey",
    "Eva Ruxton",
    "Fay Silver",
    "Gus Tomlin",
    "Hal Underhill",
    "Ida Vaughan",
    "Jon Whitby",
    "Kim Xavier",
    "Leo Yardley",
    "Mia Zeller",
    "Ned Bracken",
    "Ola Carmody",
    "Pia Dorrit",
    "Quin Eastlake",
    "Ros Fenwick",
    "Sam Gallagher",
    "Tia Hobbs",
    "Una Ingram",
    "Vic Jessop",
    "Wes Kettle",
    "Xan Mulligan",
    "Yve Norbury",
    "Zak Oldroyd",
];

/// Names of events: whether the cup of 2001 accredits them, and their level before 2000.
const EVENTS: [(&str, bool, Option<ChampionshipLevel>); 14] = [
    ("Australian Diplomacy Championships", true, Some(ChampionshipLevel::National)),
    ("The 2001 New Zealand Diplomacy Championships", true, Some(ChampionshipLevel::National)),
    ("Waikato Diplomacy Open", true, Some(ChampionshipLevel::State)),
    ("VICTORIAN CHAMPIONSHIPS 2001", true, Some(ChampionshipLevel::State)),
    ("NSW Championships", true, Some(ChampionshipLevel::State)),
    ("A.C.T. Diplomacy Championships", true, Some(ChampionshipLevel::State)),
    ("Queensland Diplomacy Championship", true, Some(ChampionshipLevel::State)),
    ("Auckland Diplomacy Championships", true, None),
    ("Wellington Diplomacy Championships", true, None),
    ("The Don Challenge Cup X", true, None),
    ("Western Australian Diplomacy Championships", false, None),
    ("South Queensland Diplomacy Championships", false, None),
    ("Melbourne Open", false, None),
    ("list-7", false, None),
];

/// A player of an event: the position in `PEOPLE`, the place and the number of games.
type PlacedPlayer = (usize, Option<u32>, u32);

/// A line of a random list, with the position of the person.
#[derive(Clone, Debug)]
struct Line {
    person: usize,
    /// How many places are skipped before this line, or whether it shares the place of the line above.
    step: Step,
    games: GamesPlayed,
    directs: bool,
    counts: bool,
    /// Whether the list prints the family name first.
    reversed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    Next,
    Tied,
    Gap(u32),
    NoPlace,
}

#[derive(Clone, Debug)]
struct RandomEvent {
    name: usize,
    accredited: Option<bool>,
    kind: Option<ChampionshipLevel>,
    /// The number of boards in twentieths.
    boards: Option<u32>,
    lines: Vec<Line>,
}

fn line() -> impl Strategy<Value = Line> {
    let step = prop_oneof![
        12 => Just(Step::Next),
        5 => Just(Step::Tied),
        1 => (1..3_u32).prop_map(Step::Gap),
        1 => Just(Step::NoPlace),
    ];
    let games = prop_oneof![
        2 => Just(GamesPlayed::Full),
        1 => Just(GamesPlayed::Unknown),
        6 => (0..5_u32).prop_map(GamesPlayed::Played),
    ];
    let directs = prop::bool::weighted(0.1);
    (step, games, directs, any::<bool>(), any::<bool>()).prop_map(|(step, games, directs, counts, reversed)| Line {
        person: 0,
        step,
        games,
        directs,
        counts,
        reversed,
    })
}

fn level() -> impl Strategy<Value = Option<ChampionshipLevel>> + Clone {
    let levels = [ChampionshipLevel::Local, ChampionshipLevel::State, ChampionshipLevel::National];
    prop_oneof![3 => Just(None), 1 => select(levels.to_vec()).prop_map(Some)]
}

/// The decision about its accreditation, its level, its boards, and its people with their lines.
type EventParts = (Option<bool>, Option<ChampionshipLevel>, Option<u32>, (Vec<usize>, Vec<Line>));

fn events() -> impl Strategy<Value = Vec<RandomEvent>> {
    let people = || {
        (1..=PEOPLE.len()).prop_flat_map(|many| {
            let who = subsequence((0..PEOPLE.len()).collect::<Vec<_>>(), many).prop_shuffle();
            (who, prop::collection::vec(line(), many))
        })
    };
    let accredited = prop_oneof![3 => Just(None), 2 => any::<bool>().prop_map(Some)];
    let one = (accredited, level(), prop::option::weighted(0.9, 1..250_u32), people());
    let names = subsequence((0..EVENTS.len()).collect::<Vec<_>>(), 1..9).prop_shuffle();
    names.prop_flat_map(move |names| {
        let events = prop::collection::vec(one.clone(), names.len());
        (Just(names), events).prop_map(|(names, events)| {
            let event = |(name, (accredited, kind, boards, (who, lines))): (usize, EventParts)| {
                let lines = who.into_iter().zip(lines).map(|(person, line)| Line { person, ..line }).collect();
                RandomEvent { name, accredited, kind, boards, lines }
            };
            names.into_iter().zip(events).map(event).collect()
        })
    })
}

impl RandomEvent {
    /// The printed places: the first is 1, a tie repeats the place, and the next place counts everybody above.
    fn places(&self) -> Vec<Option<u32>> {
        let (mut place, mut above) = (0, 0);
        self.lines
            .iter()
            .map(|line| {
                match line.step {
                    Step::NoPlace => return None,
                    Step::Tied if place > 0 => {}
                    Step::Gap(places) => {
                        above += places;
                        place = above + 1;
                    }
                    Step::Next | Step::Tied => place = above + 1,
                }
                above += 1;
                Some(place)
            })
            .collect()
    }

    fn year_event(&self) -> YearEvent {
        let lines = self.lines.iter().zip(self.places()).enumerate().map(|(n, (line, place))| {
            let (given, family) = PEOPLE[line.person].split_once(' ').unwrap();
            ResultLine {
                row: format!("row {}", n + 2).into(),
                place,
                name: if line.reversed {
                    format!("{}, {given}", family.to_uppercase())
                } else {
                    PEOPLE[line.person].to_owned()
                },
                games: line.games,
                counts_as_director: line.counts,
                ..ResultLine::default()
            }
        });
        let mut lines: Vec<ResultLine> = lines.collect();
        // No two lists are the same list.
        let guest = format!("Guest {}", EVENTS[self.name].0);
        lines.push(ResultLine { name: guest, takes_no_place: true, ..ResultLine::default() });
        YearEvent {
            accredited: self.accredited,
            championship: self.kind,
            boards: self.boards.map(|boards| f64::from(boards) / 20.0),
            directors: self
                .lines
                .iter()
                .filter(|line| line.directs)
                .map(|line| PEOPLE[line.person].to_owned())
                .collect(),
            lines,
            ..YearEvent::new(EVENTS[self.name].0)
        }
    }

    /// The players of the event and the guest: who plays, with the place after those above who take none.
    fn players(&self) -> (Vec<PlacedPlayer>, i128) {
        let places = self.places();
        let is_player = |line: &Line| (line.counts || !line.directs) && line.games != GamesPlayed::Played(0);
        let mut players = Vec::new();
        for (line, place) in self.lines.iter().zip(&places).filter(|(line, _)| is_player(line)) {
            let moved_up = self.lines.iter().zip(&places).filter(|(other, above)| {
                !is_player(other) && above.is_some_and(|above| place.is_some_and(|place| above < place))
            });
            let moved_up = u32::try_from(moved_up.count()).unwrap();
            let games = match line.games {
                GamesPlayed::Full | GamesPlayed::Unknown => 3,
                GamesPlayed::Played(games) => games.min(3),
            };
            players.push((line.person, place.map(|place| place - moved_up), games));
        }
        let many = i128::try_from(players.len()).unwrap() + 1;
        (players, many)
    }

    /// The points of every player with a place. `of_place` gives the points of one place.
    fn points(&self, ties: TiePoints, of_place: impl Fn(u32) -> Fraction) -> Vec<(usize, Fraction)> {
        let (players, _) = self.players();
        let placed: Vec<(usize, u32)> = players.iter().filter_map(|(who, place, _)| Some((*who, (*place)?))).collect();
        let result = |(n, (who, place)): (usize, &(usize, u32))| {
            let tied = placed.iter().filter(|(_, other)| other == place).count();
            let before = placed[..n].iter().filter(|(_, other)| other == place).count();
            let (tied, before) = (u32::try_from(tied).unwrap(), u32::try_from(before).unwrap());
            let points = match ties {
                TiePoints::Better => of_place(*place),
                TiePoints::Listed => of_place(place + before),
                TiePoints::Mean => {
                    let sum = (*place..place + tied).map(&of_place).fold(Fraction::ZERO, |sum, points| sum + points);
                    sum / Fraction::whole(i128::from(tied))
                }
            };
            (*who, points)
        };
        placed.iter().enumerate().map(result).collect()
    }
}

/// The points of 2001.
fn points_2001(event: &RandomEvent, ties: TiePoints) -> Vec<(usize, Fraction)> {
    let (players, many) = event.players();
    // The guest has an unknown number of games, so he is a full-time player.
    let games: u32 = 3 + players.iter().map(|(_, _, games)| games).sum::<u32>();
    let rating = (Fraction::new(i128::from(games), 3) + Fraction::new(1, 2)).floor();
    let modifier = Fraction::new(50 + rating, 100).min(Fraction::new(110, 100));
    event.points(ties, |place| {
        const FIRST: [i128; 10] = [100, 90, 85, 80, 75, 70, 65, 60, 55, 50];
        // Decided: from the 11th on, nobody has fewer points than the last player.
        let place = i128::from(place).min(many.max(10));
        let table = FIRST.get(usize::try_from(place).unwrap() - 1).map(|points| Fraction::whole(*points));
        let points = table.unwrap_or_else(|| Fraction::whole(50) - Fraction::new((place - 10) * 49, many - 10));
        points * modifier
    })
}

/// The printed table of 2000: from place, to place, points for 2 to 10 boards.
fn table_2000() -> Vec<(u32, u32, Vec<Option<i128>>)> {
    let mut reader = csv::Reader::from_reader(&include_bytes!("../data/bismark-2000-points-by-boards.csv")[..]);
    let mut rows = Vec::new();
    for record in reader.records().map(Result::unwrap) {
        let to = record[2].parse().unwrap_or(u32::MAX);
        // The last band is printed as 63+ and means 64+.
        let from = if to == u32::MAX { 64 } else { record[1].parse().unwrap() };
        rows.push((from, to, (3..12).map(|column| record[column].parse().ok()).collect()));
    }
    rows
}

fn points_2000(event: &RandomEvent, bonus: i128, ties: TiePoints) -> Vec<(usize, Fraction)> {
    let boards = (Fraction::new(i128::from(event.boards.unwrap()), 20) + Fraction::new(1, 2)).floor() + bonus;
    let column = usize::try_from(boards.clamp(2, 10) - 2).unwrap();
    let table = table_2000();
    event.points(ties, |place| {
        let (_, _, row) = table.iter().find(|(from, to, _)| (*from..=*to).contains(&place)).unwrap();
        Fraction::whole(row[column].unwrap_or(5).max(5))
    })
}

/// A row of a table: rank, points of every event best first, and the score.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    rank: usize,
    points: Vec<Fraction>,
    score: Fraction,
}

/// Ranks people by their scores, then by their best events. Without `by_events`, equal scores share the rank.
fn ranked(
    people: BTreeMap<usize, Vec<Fraction>>,
    by_events: bool,
    score: impl Fn(&[Fraction]) -> Fraction,
) -> BTreeMap<usize, Row> {
    let rows: BTreeMap<usize, (Fraction, Vec<Fraction>)> = people
        .into_iter()
        .map(|(who, mut points)| {
            points.sort_by(|a, b| b.cmp(a));
            (who, (score(&points), points))
        })
        .collect();
    let is_ahead = |one: &(Fraction, Vec<Fraction>), other: &(Fraction, Vec<Fraction>)| {
        if one.0 != other.0 || !by_events {
            return one.0 > other.0;
        }
        for n in 0..one.1.len().max(other.1.len()) {
            let of = |row: &(Fraction, Vec<Fraction>)| row.1.get(n).copied().unwrap_or(Fraction::ZERO);
            if of(one) != of(other) {
                return of(one) > of(other);
            }
        }
        false
    };
    let rank = |own| 1 + rows.values().filter(|other| is_ahead(other, own)).count();
    rows.iter().map(|(who, row)| (*who, Row { rank: rank(row), points: row.1.clone(), score: row.0 })).collect()
}

fn ladder(name: &str) -> &'static Ladder {
    LadderLibrary::shipped().find(name).unwrap()
}

/// Compares the table of a ladder with the expected rows of all people of [`PEOPLE`].
fn compare(compiled: &CompiledLadder<'_>, wanted: &BTreeMap<usize, Row>) -> Result<(), TestCaseError> {
    let table = compiled.table();
    let mut listed = BTreeSet::new();
    for row in &table.rows {
        let person = &compiled.roster.people()[row.person.0];
        let who = PEOPLE.iter().position(|name| compiled.roster.is_called(row.person, name));
        let who = who.unwrap_or_else(|| panic!("{} is not a player", person.name));
        let expected = wanted.get(&who);
        prop_assert!(expected.is_some(), "{} is listed", person.name);
        let expected = expected.unwrap();
        prop_assert_eq!(row.rank, expected.rank, "rank of {}, {:?}", &person.name, expected);
        let close = |a: f64, b: Fraction| (a - b.value()).abs() < 1e-9;
        prop_assert!(
            close(row.score, expected.score),
            "{}: {} is not {}",
            person.name,
            row.score,
            expected.score.value()
        );
        prop_assert_eq!(row.results.len(), expected.points.len());
        for (n, points) in expected.points.iter().enumerate() {
            prop_assert!(close(row.best_points(n).unwrap(), *points), "{}: best {n}", person.name);
        }
        listed.insert(who);
    }
    prop_assert_eq!(listed, wanted.keys().copied().collect::<BTreeSet<_>>());
    Ok(())
}

fn sum(points: &[Fraction]) -> Fraction {
    points.iter().fold(Fraction::ZERO, |sum, points| sum + *points)
}

fn is_level_known(event: &RandomEvent) -> Option<ChampionshipLevel> {
    event.kind.or(EVENTS[event.name].2)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_place_total_and_rank_of_a_random_year_is_exact(
        events in events(),
        ties in select(vec![TiePoints::Mean, TiePoints::Better, TiePoints::Listed]),
    ) {
        let year = ResultsYear::with_events(events.iter().map(RandomEvent::year_event).collect());
        let roster = Roster::new(&year, &IdentityDecisions::default());
        let choices = LadderChoices { ties: Some(ties), ..LadderChoices::default() };
        for name in ["Bismark 2001", "Bismark 2000", "Bismark before 2000"] {
            let mut people: BTreeMap<usize, Vec<Fraction>> = BTreeMap::new();
            let mut asked = Vec::new();
            let mut counted = 0;
            for event in &events {
                let known = match name {
                    "Bismark 2001" => EVENTS[event.name].1,
                    "Bismark before 2000" => is_level_known(event).is_some(),
                    _ => true,
                };
                if event.accredited == Some(false) {
                    continue;
                }
                if event.accredited.is_none() && !known {
                    asked.push(EVENTS[event.name].0);
                    continue;
                }
                let points = match name {
                    "Bismark 2001" => points_2001(event, ties),
                    _ if event.boards.is_none() => continue,
                    "Bismark 2000" => points_2000(event, 0, ties),
                    _ => {
                        let bonus = match is_level_known(event) {
                            Some(ChampionshipLevel::National) => 2,
                            Some(ChampionshipLevel::State) => 1,
                            Some(ChampionshipLevel::Local) | None => 0,
                        };
                        points_2000(event, bonus, ties)
                    }
                };
                counted += 1;
                for (who, points) in points {
                    people.entry(who).or_default().push(points);
                }
            }
            let divided = |points: &[Fraction], more: i128, least: i128| {
                let events = i128::try_from(points.len()).unwrap();
                sum(points) / Fraction::whole((events + more).max(least))
            };
            let wanted = ranked(people, true, |points| match name {
                "Bismark 2001" => divided(points, 3, 8),
                "Bismark 2000" => divided(points, 2, 6),
                _ => sum(&points[..points.len().min(4)]),
            });
            let compiled = CompiledLadder::new(ladder(name), &year, &roster, choices);
            prop_assert_eq!(compiled.order.len(), counted, "{}", name);
            // Every event that waits for an answer is told, once, and nothing else asks.
            let told: Vec<&str> = compiled.undecided_events().map(|event| event.name.as_str()).collect();
            prop_assert_eq!(&told, &asked, "{}", name);
            for event in &asked {
                prop_assert_eq!(compiled.problems.iter().filter(|problem| problem.what.contains(event)).count(), 1);
            }
            compare(&compiled, &wanted)?;
            // The explanation of every result ends with its points.
            for (at, event) in compiled.events.iter().enumerate() {
                for (n, result) in event.results.iter().enumerate() {
                    let steps = compiled.explain_points(at, n);
                    let last = steps.last().map_or(f64::NAN, |step| step.value);
                    prop_assert!((last - result.points).abs() < 1e-9, "{last} is not {}", result.points);
                }
            }
        }
    }

    #[test]
    fn a_league_counts_the_games_of_its_period(
        games in prop::collection::vec(game(), 0..30),
        on in day(),
        named in any::<bool>(),
    ) {
        let on = if named { date(on.year(), 12, 15) } else { on };
        let year = ResultsYear::with_events(games.iter().enumerate().map(|(n, game)| game.year_event(n)).collect());
        let roster = Roster::new(&year, &IdentityDecisions::default());
        let choices = LadderChoices { date: Some(on), ..LadderChoices::default() };
        let compiled = CompiledLadder::new(ladder("Campo di Marte"), &year, &roster, choices);
        let mut people: BTreeMap<usize, Vec<Fraction>> = BTreeMap::new();
        let (mut without_end, mut without_beginning) = (0, 0);
        for game in games.iter().filter(|game| game.counts(on)) {
            without_end += usize::from(game.has_ended && game.ended.is_none());
            without_beginning += usize::from(game.begun.is_none() && game.accredited.is_none());
            for (who, cents) in &game.scores {
                people.entry(*who).or_default().push(Fraction::new(i128::from(*cents), 100));
            }
        }
        people.retain(|_, scores| scores.len() >= 2);
        let wanted = ranked(people, false, |scores| {
            let best = &scores[..scores.len().min(4)];
            sum(best) / Fraction::whole(i128::try_from(best.len()).unwrap())
        });
        compare(&compiled, &wanted)?;
        let told = |words: &str| compiled.problems.iter().filter(|problem| problem.what.contains(words)).count();
        prop_assert_eq!(told("counts until the date is entered"), without_end);
        prop_assert_eq!(told("first autumn"), without_beginning);
        let title = if (on.month(), on.day()) == (12, 15) { "Emperor of Europe" } else { "Leader" };
        prop_assert_eq!(compiled.leader_title(Language::English), Some(title.to_owned()));
    }
}

proptest! {
    // Every case scores whole books.
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn a_league_scores_random_boards_by_pgp(boards in prop::collection::vec(postal_board(), 1..4), rules in select(vec![
        "", "WDC 2006", "EuroDipCon 4", "Gunboat Cup", "Campo di Marte games",
    ])) {
        let book = postal_book(&boards, rules);
        let path = Path::new("league.topboard");
        let bytes = store::book_to_bytes(path, &book).unwrap();
        let read = read_year_results(&bytes, path, Some(ladder("Campo di Marte")), &SheetReader::unprotected_in_this_process(), &()).unwrap();
        prop_assert_eq!(read.events.len(), boards.len());
        for (event, board) in read.events.iter().zip(&boards) {
            let wanted = board.pgp();
            for (n, line) in event.lines.iter().enumerate() {
                let score = line.score.unwrap();
                prop_assert!((score - wanted[n].value()).abs() < 1e-9, "{n}: {score} is not {}", wanted[n].value());
            }
            prop_assert_eq!(event.has_ended, board.end != PostalEnd::Running);
        }
    }
}

// --- The league ------------------------------------------------------------------------------------------------------

#[derive(Clone, Debug)]
struct RandomGame {
    begun: Option<Date>,
    ended: Option<Date>,
    has_ended: bool,
    variant: bool,
    accredited: Option<bool>,
    /// Players and their scores in hundredths.
    scores: Vec<(usize, u32)>,
}

/// Days with many equal calendar days, and with leap days.
fn day() -> impl Strategy<Value = Date> {
    (1999..2004_i16, select(vec![(1, 1), (2, 28), (2, 29), (3, 1), (6, 30), (12, 14), (12, 15), (12, 16), (12, 31)]))
        .prop_map(|(year, (month, day))| Date::new(year, month, day).unwrap_or(date(year, month, 28)))
}

fn game() -> impl Strategy<Value = RandomGame> {
    let scores = subsequence((0..14).collect::<Vec<usize>>(), 7).prop_flat_map(|who| {
        prop::collection::vec(0..50_u32, 7).prop_map(move |cents| who.clone().into_iter().zip(cents))
    });
    let flags = (any::<bool>(), prop::bool::weighted(0.1), prop::option::weighted(0.2, any::<bool>()));
    (prop::option::weighted(0.8, day()), prop::option::of(day()), flags, scores).prop_map(
        |(begun, ended, (has_ended, variant, accredited), scores)| RandomGame {
            begun,
            ended,
            has_ended,
            variant,
            accredited,
            scores: scores.map(|(who, cents)| (who, cents * 100)).collect(),
        },
    )
}

impl RandomGame {
    /// Whether the game counts on a day: from its first autumn until the same calendar day of the year after its end.
    fn counts(&self, on: Date) -> bool {
        let last = self.ended.map(|ended| (ended.year() + 1, ended.month(), ended.day()));
        !self.variant
            && self.accredited != Some(false)
            && self.begun.is_none_or(|begun| begun <= on)
            && last.is_none_or(|last| (on.year(), on.month(), on.day()) <= last)
    }

    fn year_event(&self, n: usize) -> YearEvent {
        let line = |(who, cents): &(usize, u32)| ResultLine {
            name: PEOPLE[*who].to_owned(),
            score: Some(f64::from(*cents) / 100.0),
            ..ResultLine::default()
        };
        YearEvent {
            is_game: true,
            date: self.begun,
            ended: self.ended,
            has_ended: self.has_ended,
            variant: self.variant,
            accredited: self.accredited,
            lines: self.scores.iter().map(line).collect(),
            ..YearEvent::new(format!("Partita {n}"))
        }
    }
}

// --- Postal games by PGP ---------------------------------------------------------------------------------------------

#[derive(Clone, Copy, Debug, PartialEq)]
enum PostalEnd {
    Running,
    Solo,
    Conceded,
    Draw,
    LastYear,
}

#[derive(Clone, Debug)]
struct PostalBoard {
    /// The counts of each autumn from 1901. A power without centres stays without.
    charts: Vec<[u16; 7]>,
    end: PostalEnd,
    missed: [(u16, u16); 7],
}

fn postal_board() -> impl Strategy<Value = PostalBoard> {
    let end =
        select(vec![PostalEnd::Running, PostalEnd::Solo, PostalEnd::Conceded, PostalEnd::Draw, PostalEnd::LastYear]);
    let chart = prop::array::uniform7((0..5_u16, prop::bool::weighted(0.15)));
    (prop::collection::vec(chart, 1..6), end, prop::array::uniform7((0..3_u16, 0..2_u16))).prop_map(
        |(drawn, end, missed)| {
            let mut charts: Vec<[u16; 7]> = Vec::new();
            for drawn in drawn {
                let before = charts.last().copied().unwrap_or([1; 7]);
                let mut counts = [0; 7];
                for power in 0..7 {
                    let (count, dies) = drawn[power];
                    // The first power never dies, and nobody has more than 17 centres.
                    counts[power] = if before[power] == 0 || (dies && power > 0) { 0 } else { count.max(1) };
                }
                // Centres do not become fewer in all: such a chart is typed ahead, and not a result.
                let falls = |before: &[u16; 7]| before.iter().sum::<u16>() > counts.iter().sum();
                charts.push(charts.last().copied().filter(falls).unwrap_or(counts));
            }
            if end == PostalEnd::Solo {
                charts.last_mut().unwrap()[0] = 18;
                // 18 + at most 16 others.
                for power in 1..7 {
                    let count = &mut charts.last_mut().unwrap()[power];
                    *count = (*count).min(2);
                }
                let total = |counts: &[u16; 7]| counts.iter().sum::<u16>();
                let last = total(charts.last().unwrap());
                charts.retain(|counts| total(counts) <= last);
            }
            PostalBoard { charts, end, missed }
        },
    )
}

impl PostalBoard {
    fn board(&self, name: &str) -> Board {
        let mut board = Board::new(name);
        let last_year = 1900 + u16::try_from(self.charts.len()).unwrap();
        let last = self.charts.last().unwrap();
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let seat = &mut board.seats[power];
            seat.missed_moves = CellEntry::Value(self.missed[n].0.into());
            seat.missed_winters = CellEntry::Value(self.missed[n].1.into());
            seat.centres = CellEntry::Value(last[n]);
            if let Some(out) = self.out(n) {
                seat.eliminated = CellEntry::Value(Year(out));
            }
            if self.end == PostalEnd::Draw {
                seat.in_draw = Some(last[n] > 0);
            }
        }
        for (year, counts) in (1901..).zip(&self.charts) {
            let centres = topboard::book::PerPower(counts.map(CellEntry::Value));
            board.charts.push(Chart { year: Year(year), centres });
        }
        match self.end {
            PostalEnd::Running => {}
            PostalEnd::Conceded => {
                board.ending = Ending::Conceded(Power::ALL[0]);
                board.end_year = CellEntry::Value(Year(last_year));
            }
            PostalEnd::Solo | PostalEnd::Draw | PostalEnd::LastYear => {
                board.end_year = CellEntry::Value(Year(last_year));
            }
        }
        board
    }

    fn out(&self, power: usize) -> Option<u16> {
        let year = self.charts.iter().position(|counts| counts[power] == 0)?;
        Some(1901 + u16::try_from(year).unwrap())
    }

    /// The PGP of each power, in exact fractions.
    fn pgp(&self) -> Vec<Fraction> {
        const POINTS: [i128; 7] = [33, 25, 18, 12, 7, 4, 1];
        const BONUS: [i128; 7] = [7500, 3125, 1667, 0, -1667, -3125, -7500];
        let whole = |number: u16| Fraction::whole(i128::from(number));
        let last = self.charts.last().unwrap();
        let survivors = last.iter().filter(|count| **count > 0).count();
        let has_winner = matches!(self.end, PostalEnd::Solo | PostalEnd::Conceded);
        // A greater key stands higher.
        let key = |power: usize| -> (u16, u16) {
            match self.out(power) {
                Some(year) => (0, year),
                None if has_winner && power == 0 => (3, 0),
                // Nobody has said how the game ended, so it is scored as drawn.
                None if matches!(self.end, PostalEnd::Draw | PostalEnd::LastYear) => (2, 0),
                None => (1, last[power]),
            }
        };
        let placing = |power: usize| {
            if self.end == PostalEnd::Running && last[power] > 0 {
                return Fraction::whole(POINTS[survivors - 1]);
            }
            let above = (0..7).filter(|other| key(*other) > key(power)).count();
            let level = (0..7).filter(|other| key(*other) == key(power)).count();
            Fraction::new(POINTS[above..above + level].iter().sum(), i128::try_from(level).unwrap())
        };
        let held = |power: usize| self.charts.iter().map(|counts| i128::from(counts[power])).sum::<i128>();
        let all_held: i128 = (0..7).map(held).sum();
        let years = |power: usize| {
            let lived = self.out(power).map_or(self.charts.len(), |year| usize::from(year - 1900));
            Fraction::whole(i128::try_from(lived).unwrap())
        };
        let with_bonus = |power: usize| {
            let gets_bonus = match self.end {
                PostalEnd::Running => false,
                PostalEnd::Solo | PostalEnd::Conceded => power == 0,
                PostalEnd::Draw | PostalEnd::LastYear => last[power] > 0,
            };
            let winners = if has_winner { 1 } else { survivors };
            let bonus = if gets_bonus { Fraction::new(BONUS[winners - 1], 1000) } else { Fraction::ZERO };
            (years(power) + bonus).max(Fraction::ZERO)
        };
        let all_years = (0..7).map(with_bonus).fold(Fraction::ZERO, |sum, years| sum + years);
        let hundred = Fraction::whole(100);
        let total = |power: usize| {
            let centres = hundred * Fraction::new(held(power), all_held);
            let years_part =
                if all_years == Fraction::ZERO { Fraction::ZERO } else { hundred * with_bonus(power) / all_years };
            let (moves, winters) = self.missed[power];
            let missed = hundred * whole(2 * moves + winters) / (Fraction::whole(5) * years(power));
            (placing(power) + centres + years_part - missed).max(Fraction::ZERO)
        };
        let all = (0..7).map(total).fold(Fraction::ZERO, |sum, total| sum + total);
        (0..7).map(|power| if all == Fraction::ZERO { all } else { hundred * total(power) / all }).collect()
    }
}

fn postal_book(boards: &[PostalBoard], rules: &str) -> Book {
    let mut book = Book::default();
    rules.clone_into(&mut book.event.rules);
    let boards: Vec<Board> = boards.iter().enumerate().map(|(n, board)| board.board(&format!("Partita {n}"))).collect();
    let many = boards.len();
    book.rounds.push(Round { name: "1".into(), boards, ..Round::default() });
    for board in 0..many {
        for (n, power) in Power::ALL.into_iter().enumerate() {
            book.apply(book.edit_to_seat(BoardRef::new(0, board).seat(power), PEOPLE[7 * board + n])).unwrap();
        }
    }
    book
}
