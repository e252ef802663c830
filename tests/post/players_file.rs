//! The file for players: nothing in it is hidden, private or held back, and its scores are those of what is posted. The
//! copy for the director has everything.

use std::collections::BTreeMap;
use std::io::{Cursor, Read as _, Write as _};
use std::process::{Command, Output, Stdio};

use crate::common::event::{EventFolder, enter_event};
use calamine::{Data, Reader as _, SheetVisible, Xlsx};
use proptest::prelude::*;
use topboard::book::{
    AttendanceEntry, AttendanceStatus, Award, Ballot, Board, BoardRef, Book, Card, CardKind, CellEntry, Chart,
    DeclinedSeat, DrawProposal, Ending, Event, FillColour, NeighbourTable, NotebookEntry, Penalty, PenaltyAmount,
    PerPower, Person, PersonId, Power, PowerChoice, ProposalOutcome, PublishedStanding, RemovedIds, Role, Round,
    RoundId, RoundIx, RoundPosting, RoundSeating, ScoreRuling, Season, Seat, SkillVotes, StoredDraw, StoredDrawInput,
    Substitute, Team, TopBoard, UnplacedCell, Year, results_year::ResultsYear,
};
use topboard::engine::{Engine, WithheldContent, WithheldKind};
use topboard::import::read_results;
use topboard::languages::NoticeLanguages;
use topboard::publish::{ExportOptions, ExportedFile, PlainOptions, ScoreCells, write_plain_table, write_workbook};
use topboard::standings::StandingsScope;
use topboard::store;

/// The beginning of every text that players must not see.
const SECRET: &str = "Zqx";

/// What is chosen at random for a book.
#[derive(Clone, Debug)]
struct Choices {
    rules: &'static str,
    /// Of each round: the director's decision about its scores, and what is entered of each board.
    rounds: Vec<(Option<bool>, Vec<BoardChoices>)>,
    /// The order of the players at the boards.
    order: Vec<usize>,
    teams: bool,
    posted: bool,
}

/// What is chosen at random for a board.
#[derive(Clone, Copy, Debug)]
struct BoardChoices {
    stage: Stage,
    counts: [u16; 7],
    top: bool,
    ruling: Option<f64>,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    SeatsOnly,
    Running,
    Ended,
}

/// Writes random books in which every private text, and every text of a round that is held back, is a secret.
struct BookMaker {
    secrets: u32,
    is_held_back: bool,
}

impl BookMaker {
    fn secret(&mut self) -> String {
        self.secrets += 1;
        // An address, a telephone number, or a word.
        match self.secrets % 3 {
            0 => format!("{SECRET}{}@example.org", self.secrets),
            1 => format!("+49 170 {SECRET}{}", self.secrets),
            _ => format!("{SECRET}{}", self.secrets),
        }
    }

    /// A text that players see, unless the round is held back.
    fn shown(&mut self, text: &str) -> String {
        if self.is_held_back { self.secret() } else { text.to_owned() }
    }

    fn penalty(&mut self, amount: PenaltyAmount) -> Penalty {
        Penalty { amount, reason: self.secret() }
    }

    fn book(&mut self, choices: &Choices) -> Book {
        let people: Vec<Person> = (1..=14).map(|id| self.person(id)).collect();
        let numbers: Vec<PersonId> = people.iter().map(|person| person.id).collect();
        let mut book = Book {
            removed_ids: RemovedIds::default(),
            event: Event {
                name: "Open con".into(),
                venue: "Town hall".into(),
                country: self.secret(),
                town: self.secret(),
                sign_up_closed: self.secret(),
                dates: "1 to 3 May".into(),
                rules: choices.rules.into(),
                system: None,
                languages: NoticeLanguages::default(),
            },
            people,
            rounds: Vec::new(),
            systems: vec![format!("# {}\n{}", self.secret(), house_system())],
            rulesets: vec![format!("# {}", self.secret())],
            teams: Vec::new(),
            top_board: TopBoard {
                declined: vec![DeclinedSeat { player: numbers[4], note: self.secret() }],
                preferred_players: vec![numbers[5]],
                extra_qualifiers: vec![numbers[6]],
                choice_order: vec![numbers[0]],
                chosen_powers: vec![PowerChoice { player: numbers[0], game: 0, power: Power::Italy }],
            },
            separations: vec![[numbers[0], numbers[1]]],
            neighbours: NeighbourTable::Wide,
            results_year: ResultsYear { ladder: self.secret(), ..ResultsYear::default() },
            awards: Vec::new(),
            notebook: vec![NotebookEntry { time: self.secret(), location: self.secret(), text: self.secret() }],
            published_standings: vec![PublishedStanding {
                player: numbers[0],
                place: Some(7777),
                rounds: [(RoundId(0), 5_310_426.0)].into(),
                total: Some(5_310_426.0),
            }],
            unplaced_cells: vec![UnplacedCell {
                file: self.secret(),
                sheet: self.secret(),
                cell: self.secret(),
                text: self.secret(),
            }],
        };
        if choices.teams {
            book.teams = vec![Team {
                name: "Reds".into(),
                captain: Some(numbers[0]),
                members: vec![numbers[0], numbers[1]],
                country: "NL".into(),
                scratch: false,
            }];
        }
        // The rounds are added without games first: the rules decide by the names which of them are held back.
        for (at, (released, _)) in choices.rounds.iter().enumerate() {
            book.rounds.push(Round { name: (at + 1).to_string(), scores_released: *released, ..Round::default() });
        }
        let engine = Engine::new(book.clone());
        let held_back: Vec<bool> = (0..book.rounds.len()).map(|at| engine.is_held_back(RoundIx(at))).collect();
        for (at, (released, boards)) in choices.rounds.iter().enumerate() {
            self.is_held_back = held_back[at];
            book.rounds[at] = self.round(choices, &numbers, at, *released, boards);
        }
        self.is_held_back =
            book.rounds.iter().zip(&held_back).any(|(round, held)| {
                *held && (round.scores_released == Some(false) || round.boards.iter().any(has_begun))
            });
        book.awards = vec![Award { name: self.shown("Best hat"), winners: vec![numbers[2]], note: self.shown("felt") }];
        book
    }

    fn person(&mut self, id: u32) -> Person {
        Person {
            id: PersonId(id),
            name: format!("Player {id:02}"),
            family: self.secret(),
            region: self.secret(),
            note: self.secret(),
            role: if id == 3 { Role::Unranked } else { Role::Player },
            group: "Open".into(),
            handicap: (id == 4).then_some(1.5),
            wants_team: id == 5,
            penalties: if id == 6 { vec![self.penalty(PenaltyAmount::Points(2.0))] } else { Vec::new() },
            replaced_by: None,
            signed_up: self.secret(),
            rounds: "1-3, 5".into(),
            town: self.secret(),
            preferred_powers: vec![Power::France],
            different_from: vec![PersonId(1)],
            unconfirmed: id == 7,
            colour: Some(FillColour::Violet),
        }
    }

    fn round(
        &mut self,
        choices: &Choices,
        people: &[PersonId],
        at: usize,
        released: Option<bool>,
        boards: &[BoardChoices],
    ) -> Round {
        let seats = |board: usize| {
            PerPower::from_fn(|power| Some(people[choices.order[(board * 7 + power.index() + at) % people.len()]]))
        };
        let round_seating = RoundSeating { boards: vec![seats(0)], sat_out: vec![people[0]] };
        Round {
            id: None,
            name: (at + 1).to_string(),
            system: None,
            note: self.shown("Clocks ran late."),
            sat_out: Vec::new(),
            attendance: vec![AttendanceEntry::new(people[2], AttendanceStatus::Late)],
            draws: vec![StoredDraw {
                time: self.secret(),
                seed: 95_310_426,
                version: self.secret(),
                input: StoredDrawInput::default(),
                seating: round_seating,
            }],
            scores_released: released,
            posted: choices.posted.then(|| RoundPosting { time: "2026-05-01 14:05".into(), checksum: 1 }),
            removed_ids: RemovedIds::default(),
            boards: boards
                .iter()
                .enumerate()
                .map(|(board, chosen)| self.board(*chosen, board, &seats(board)))
                .collect(),
        }
    }

    fn board(&mut self, choices: BoardChoices, at: usize, players: &PerPower<Option<PersonId>>) -> Board {
        let ended = matches!(choices.stage, Stage::Ended);
        let began = !matches!(choices.stage, Stage::SeatsOnly);
        let mut charts = Vec::new();
        if began {
            charts.push(Chart { year: Year(1907), centres: PerPower(choices.counts.map(CellEntry::Value)) });
        }
        Board {
            id: None,
            name: ["A", "B"][at].into(),
            system: None,
            end_year: if ended { CellEntry::Value(Year(1907)) } else { CellEntry::Blank },
            ending: Ending::Played,
            is_top_board: choices.top,
            proposals: vec![DrawProposal {
                year: Year(1905),
                season: Season::Fall,
                proposer: Some(Power::Italy),
                members: Vec::new(),
                outcome: ProposalOutcome::Failed,
                note: self.secret(),
            }],
            votes: vec![SkillVotes { skill: "Best Negotiator".into(), grades: grades(), ..SkillVotes::default() }],
            note: self.secret(),
            colour: Some(FillColour::Green),
            seats: PerPower::from_fn(|power| self.seat(choices, power, players[power])),
            charts,
        }
    }

    fn seat(&mut self, choices: BoardChoices, power: Power, player: Option<PersonId>) -> Seat {
        let ended = matches!(choices.stage, Stage::Ended);
        let ruling = choices.ruling.filter(|_| power == Power::Turkey);
        Seat {
            player,
            centres: if ended { CellEntry::Value(choices.counts[power.index()]) } else { CellEntry::Blank },
            eliminated: CellEntry::Blank,
            in_draw: None,
            missed_moves: CellEntry::Blank,
            missed_winters: CellEntry::Blank,
            printed_score: Some(5_310_426.25),
            ruling: ruling.map(|score| Box::new(ScoreRuling { score, reason: self.shown("by ruling") })),
            penalties: vec![self.penalty(PenaltyAmount::Points(0.5))],
            substitutes: vec![Substitute { player: PersonId(14), start: self.shown("Fall 1903") }],
            scores_for: None,
            cards: vec![Card { kind: CardKind::Yellow, moment: self.shown("Spring 1904"), note: self.secret() }],
            locked: true,
            note: self.secret(),
            colour: Some(FillColour::Red),
        }
    }
}

/// A scoring system of the event, as the text of its file.
fn house_system() -> String {
    std::fs::read_to_string("assets/scoring/sum-of-squares.toml").unwrap().replace("Sum of Squares", "House rules")
}

/// Austria gives Turkey an A, and the others give Turkey a B or nothing.
fn grades() -> PerPower<Ballot> {
    let mut grades: PerPower<Ballot> = PerPower::default();
    grades[Power::Austria][Power::Turkey] = CellEntry::parse("A");
    grades[Power::Italy][Power::Turkey] = CellEntry::parse("B");
    grades[Power::Russia][Power::Turkey] = CellEntry::parse("Zqxtext");
    grades
}

fn has_begun(board: &Board) -> bool {
    !board.charts.is_empty() || board.seats.values().any(|seat| !seat.centres.is_blank())
}

fn choices() -> impl Strategy<Value = Choices> {
    let counts = prop::sample::select(vec![
        [8, 7, 6, 5, 4, 3, 1],
        [18, 10, 6, 0, 0, 0, 0],
        [5, 5, 5, 5, 5, 5, 4],
        [1, 2, 3, 4, 7, 8, 9],
    ]);
    let stage = prop_oneof![Just(Stage::SeatsOnly), Just(Stage::Running), Just(Stage::Ended), Just(Stage::Ended)];
    let board = (stage, counts, any::<bool>(), prop::option::of(prop::sample::select(vec![12.25, 0.0])));
    let board = board.prop_map(|(stage, counts, top, ruling)| BoardChoices { stage, counts, top, ruling });
    let released = prop_oneof![Just(None), Just(None), Just(Some(false)), Just(Some(true))];
    let round = (released, prop::collection::vec(board, 0..=2));
    let rules = prop::sample::select(vec!["WDC 2006", "EDC 2015", "EuroDipCon 4", "Gunboat Cup", "Sum of all games"]);
    let order = Just((0..14).collect::<Vec<usize>>()).prop_shuffle();
    (rules, prop::collection::vec(round, 1..=6), order, any::<bool>(), any::<bool>())
        .prop_map(|(rules, rounds, order, teams, posted)| Choices { rules, rounds, order, teams, posted })
}

fn random_book() -> impl Strategy<Value = Book> {
    choices().prop_map(|choices| BookMaker { secrets: 0, is_held_back: false }.book(&choices))
}

fn workbook(engine: &Engine) -> ExportedFile {
    write_workbook(engine, &ExportOptions::default()).unwrap()
}

fn table(engine: &Engine) -> ExportedFile {
    write_plain_table(engine, PlainOptions::default()).unwrap()
}

/// The text of every part of a workbook, by its name.
fn parts(bytes: &[u8]) -> BTreeMap<String, String> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let names: Vec<String> = archive.file_names().map(|name| name.unwrap().into_owned()).collect();
    let part = |name: String| {
        let mut text = String::new();
        archive.by_name(&name).unwrap().read_to_string(&mut text).unwrap();
        (name, text)
    };
    names.into_iter().map(part).collect()
}

/// The totals of a sheet of standings, by player, from the cells that a program without formulas shows.
fn totals(bytes: &[u8]) -> BTreeMap<String, f64> {
    let mut workbook: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).unwrap();
    let range = workbook.worksheet_range("Standings").unwrap();
    let text = |row: &[Data], at: usize| row.get(at).map(ToString::to_string).unwrap_or_default();
    let heading = range.rows().find(|row| text(row, 1) == "Player");
    let total = heading.and_then(|row| row.iter().position(|cell| *cell == "Total"));
    let rows = range.rows().filter(|row| text(row, 1).starts_with("Player "));
    rows.filter_map(|row| Some((text(row, 1), row.get(total?)?.to_string().parse().ok()?))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_file_for_players_has_a_secret(book in random_book()) {
        let engine = Engine::new(book.clone());
        for scores in [ScoreCells::Formulas, ScoreCells::Values] {
            let file = write_workbook(&engine, &ExportOptions { scores, ..ExportOptions::default() }).unwrap();
            for (name, text) in parts(&file.bytes) {
                for secret in [SECRET, "5310426", "hidden=\"1\"", "Hidden\""] {
                    let at = text.find(secret);
                    let around = at.map(|at| &text[text.floor_char_boundary(at.saturating_sub(80))..][..120.min(text.len() - at)]);
                    prop_assert!(at.is_none(), "{} in {}: {:?}", secret, name, around);
                }
            }
            let workbook: Xlsx<_> = Xlsx::new(Cursor::new(file.bytes.as_slice())).unwrap();
            prop_assert!(workbook.sheets_metadata().iter().all(|sheet| sheet.visible == SheetVisible::Visible));
        }
        let text = String::from_utf8(table(&engine).bytes).unwrap();
        prop_assert!(!text.contains(SECRET) && !text.contains("5310426"), "{}", text);
        let view = engine.posted_view();
        let posted = format!("{:?} {:?}", view.engine().book().rounds, view.engine().book().people);
        prop_assert!(!posted.contains(SECRET) && !posted.contains("colour: Some"), "{}", posted);
        prop_assert!(engine.posted_view().withheld().kinds.contains(&WithheldKind::Towns));
        // The copy for the director has the same texts.
        let copy = write_workbook(&engine, &ExportOptions::for_director()).unwrap();
        prop_assert!(parts(&copy.bytes).values().any(|text| text.contains(SECRET)));
        prop_assert_eq!(read_results(&copy.bytes, "copy.xlsx").unwrap().book.rounds.len(), book.rounds.len());
    }

    #[test]
    fn the_scores_are_those_of_what_is_posted(book in random_book()) {
        let engine = Engine::new(book.clone());
        let shown = totals(&workbook(&engine).bytes);
        let scope = StandingsScope { posted_only: true, ..StandingsScope::default() };
        let standings = engine.standings_in_view(scope);
        for row in &standings.rows {
            let name = book.name_of(Some(row.person));
            // A total is a dash until a game has a score.
            let total = shown.get(name).copied();
            prop_assert!(total.is_none_or(|total| (total - row.total).abs() < 1e-9), "{}: {:?}", name, total);
            prop_assert!(total.is_some() || row.result_count == 0, "{} is missing", name);
        }
        prop_assert!(shown.len() <= standings.rows.len());
        // The same standings, computed from the posted rounds alone.
        let view = engine.posted_view();
        let posted = view.engine().standings_in_view(scope);
        let key = |rows: &[topboard::standings::StandingsRow]| -> Vec<_> {
            rows.iter().map(|row| (row.person, row.place, (row.total * 1e6).round())).collect()
        };
        prop_assert_eq!(key(&posted.rows), key(&standings.rows));
    }

    #[test]
    fn an_import_of_the_file_understands_every_cell(book in random_book()) {
        let bytes = workbook(&Engine::new(book.clone())).bytes;
        // A file without any board is refused.
        if let Ok(read) = read_results(&bytes, "con.xlsx") {
            prop_assert!(read.book.unplaced_cells.is_empty(), "{:#?}", read.book.unplaced_cells);
        }
    }

    #[test]
    fn a_round_that_is_held_back_has_no_sheet_and_no_row(book in random_book()) {
        let engine = Engine::new(book.clone());
        let sheets = Xlsx::new(Cursor::new(workbook(&engine).bytes)).unwrap().sheet_names();
        let text = String::from_utf8(table(&engine).bytes).unwrap();
        let listed: Vec<String> = csv::Reader::from_reader(text.as_bytes())
            .records()
            .map(|record| record.unwrap()[0].to_owned())
            .collect();
        for (at, round) in book.rounds.iter().enumerate() {
            let held_back = engine.is_held_back(RoundIx(at));
            let gone = held_back && (round.boards.iter().any(has_begun) || round.scores_released == Some(false));
            prop_assert_eq!(sheets.contains(&format!("Round {}", round.name)), !gone, "{:?}", sheets);
            prop_assert_eq!(listed.contains(&round.name), !gone && !round.boards.is_empty());
        }
        if !book.rounds.iter().any(|round| round.scores_released.is_some()) && book.event.rules == "EDC 2015" {
            prop_assert_eq!(listed.len(), book.boards().count() * 7, "nothing is held back");
        }
    }
}

#[test]
fn the_draws_that_were_proposed_at_a_board_read_back_from_the_file_in_any_language() {
    let proposal = |year: u16, outcome: ProposalOutcome, members: Vec<Power>| DrawProposal {
        year: Year(year),
        season: Season::Fall,
        proposer: Some(Power::France),
        members,
        outcome,
        note: String::new(),
    };
    for language in ["en", "de", "pl"] {
        let mut book = Book::default();
        book.event.rules = "EDC 2015".into();
        book.event.languages = language.parse().unwrap();
        book.rounds.push(Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() });
        for (power, count) in Power::ALL.into_iter().zip([9, 5, 5, 5, 4, 3, 3]) {
            let seat = BoardRef::new(0, 0).seat(power);
            book.apply(book.edit_to_seat(seat, &format!("Player {power}"))).unwrap();
            book.rounds[0].boards[0].seats[power].centres = CellEntry::Value(count);
        }
        let board = &mut book.rounds[0].boards[0];
        board.end_year = CellEntry::Value(Year(1907));
        board.proposals = vec![
            proposal(1905, ProposalOutcome::Failed, vec![Power::Austria, Power::Italy]),
            proposal(1907, ProposalOutcome::Passed, vec![]),
        ];
        let read = read_results(&workbook(&Engine::new(book.clone())).bytes, "con.xlsx").unwrap();
        assert_eq!(
            read.book.rounds[0].boards[0].proposals, book.rounds[0].boards[0].proposals,
            "{language}: {:#?}",
            read.findings
        );
        assert!(read.book.unplaced_cells.is_empty(), "{language}: {:?}", read.book.unplaced_cells);
    }
}

#[test]
fn the_votes_of_a_posted_view_count_the_same_and_do_not_show_the_voters() {
    let mut book = Book::default();
    book.event.rules = "EuroDipCon 4".into();
    let votes = SkillVotes { skill: "Best Negotiator".into(), grades: grades(), ..SkillVotes::default() };
    book.rounds.push(Round {
        name: "1".into(),
        boards: vec![Board { votes: vec![votes], ..Board::new("A") }],
        ..Round::default()
    });
    for power in Power::ALL {
        let seat = topboard::book::BoardRef::new(0, 0).seat(power);
        book.apply(book.edit_to_seat(seat, &format!("Player {power}"))).unwrap();
        book.rounds[0].boards[0].seats[power].centres = CellEntry::Value(4);
    }
    let engine = Engine::new(book);
    let view = engine.posted_view();
    let tallies = |engine: &Engine| {
        let of =
            |person: &Person| engine.skills().map(|skill| engine.vote_tally(person.id, skill).0).collect::<Vec<_>>();
        engine.book().people.iter().map(of).collect::<Vec<_>>()
    };
    assert!(tallies(&engine).iter().flatten().any(|tally| !tally.votes.is_empty()));
    assert_eq!(tallies(view.engine()), tallies(&engine));
    // The same grades from any other voters give the same view, so it cannot tell who gave which.
    let view_of = |voters: [Power; 2]| {
        let mut book = engine.book().clone();
        let mut grades: PerPower<Ballot> = PerPower::default();
        for (voter, grade) in voters.into_iter().zip(["A", "B"]) {
            grades[voter][Power::Turkey] = CellEntry::parse(grade);
        }
        book.rounds[0].boards[0].votes[0].grades = grades;
        Engine::new(book).posted_view().engine().book().clone()
    };
    let posted = view.engine().book();
    assert_eq!(posted.rounds[0].boards[0].votes[0].grades, PerPower::default());
    for voters in [[Power::Austria, Power::Italy], [Power::Italy, Power::Austria], [Power::Russia, Power::France]] {
        assert_eq!(&view_of(voters), posted, "{voters:?}");
    }
}

#[test]
fn the_decisions_about_the_top_board_wait_for_the_rounds_before_it() {
    let mut book = Book::default();
    book.event.rules = "EuroDipCon 4".into();
    let board = |name: &str| Board { seats: PerPower::from_fn(|_| played()), ..Board::new(name) };
    let round = |name: &str| Round { name: name.into(), boards: vec![board("A")], ..Round::default() };
    book.people = vec![Person::new(PersonId(1), "Ann Lee")];
    book.rounds = vec![round("1"), round("2")];
    book.top_board.declined = vec![DeclinedSeat { player: PersonId(1), note: String::new() }];
    book.top_board.chosen_powers = vec![PowerChoice { player: PersonId(1), game: 0, power: Power::Italy }];
    let open = Engine::new(book.clone());
    assert_eq!(open.posted_view().engine().book().top_board, book.top_board);
    book.rounds[1].scores_released = Some(false);
    let view = Engine::new(book).posted_view();
    assert_eq!(view.engine().book().top_board, TopBoard::default());
    assert!(view.withheld().kinds.contains(&WithheldKind::TopBoardDecisions));
}

#[test]
fn nothing_is_left_out_only_if_no_round_is_held_back_and_no_kind_of_data_is_private() {
    let of = |rounds: &[&str], kinds: &[WithheldKind]| WithheldContent {
        rounds: rounds.iter().copied().map(str::to_owned).collect(),
        kinds: kinds.iter().copied().collect(),
    };
    for (withheld, sentence) in [
        (of(&[], &[]), ""),
        (of(&[], &[WithheldKind::Towns]), "Left out: towns."),
        (of(&["Round 3"], &[]), "Left out: Round 3 is held back."),
        (of(&["Round 3"], &[WithheldKind::Towns]), "Left out: Round 3 is held back; towns."),
    ] {
        assert_eq!((withheld.to_string().as_str(), withheld.is_empty()), (sentence, sentence.is_empty()));
    }
}

fn played() -> Seat {
    Seat { centres: CellEntry::Value(4), ..Seat::default() }
}

/// A book in a temporary folder, edited and read by the program.
struct TestBook(tempfile::TempDir);

impl TestBook {
    /// Three rounds with one board each. The third is held back.
    fn new() -> TestBook {
        let test = TestBook(tempfile::tempdir().unwrap());
        let mut lines: Vec<String> = Vec::new();
        for round in 1..=3 {
            lines.extend([format!("add round {round}"), format!("add board R{round} A")]);
            for (power, centres) in Power::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 1]) {
                lines.push(format!("R{round} A {power} player Player {power}"));
                lines.push(format!("R{round} A {power} centres {centres}"));
            }
        }
        test.edit(&lines);
        let mut book = test.read();
        book.event.rules = "EuroDipCon 4".into();
        book.rounds[2].scores_released = Some(false);
        book.people[0].note = "ann@example.org, +49 170 1234567".into();
        book.people[0].town = "Zqxtown".into();
        book.people[1].penalties = vec![Penalty { amount: PenaltyAmount::Points(3.0), reason: "Zqxrude".into() }];
        book.separations = vec![[book.people[0].id, book.people[1].id]];
        book.rounds[0].boards[0].votes =
            vec![SkillVotes { skill: "Zqxskill".into(), grades: grades(), ..SkillVotes::default() }];
        book.rounds[2].boards[0].name = "Zqxboard".into();
        book.rounds[2].boards[0].seats[Power::France].note = "Zqxnote".into();
        store::save_book(&test.path("con.topboard"), &book).unwrap();
        std::fs::remove_file(test.path("con.topboard-journal")).unwrap();
        test
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.0.path().join(name)
    }

    fn read(&self) -> Book {
        store::open_book(&self.path("con.topboard")).unwrap()
    }

    fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
        command.env("XDG_DATA_HOME", self.path("data")).env("HOME", self.0.path()).current_dir(self.0.path());
        command
    }

    fn edit(&self, lines: &[String]) {
        let mut child =
            self.command().args(["edit", "con.topboard"]).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(lines.join("\n").as_bytes()).unwrap();
        assert!(child.wait().unwrap().success());
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let output = self.command().args(arguments).output().unwrap();
        assert!(output.status.code() != Some(2), "{}", String::from_utf8_lossy(&output.stderr));
        output
    }
}

fn has_secret(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    ["Zqx", "example.org", "1234567", "Round 3, board"].iter().any(|secret| text.contains(secret))
}

#[test]
fn the_command_line_writes_the_file_for_players_and_says_what_it_leaves_out() {
    let test = TestBook::new();
    let run = test.run(&["export", "con.topboard", "--out", "con.xlsx"]);
    let said = String::from_utf8(run.stderr).unwrap();
    assert!(said.contains("Left out: Round 3 is held back; "), "{said}");
    for kind in
        ["your notes at players", "towns", "who should not meet", "the reasons for penalties", "each voter’s grades"]
    {
        assert!(said.contains(kind), "{kind}: {said}");
    }
    let bytes = std::fs::read(test.path("con.xlsx")).unwrap();
    assert!(!parts(&bytes).values().any(|text| has_secret(text.as_bytes())));
    assert_eq!(Xlsx::new(Cursor::new(bytes)).unwrap().sheet_names(), ["Round 1", "Round 2", "Standings", "Awards"]);
    assert!(test.read().rounds.iter().all(|round| round.posted.is_none()), "an export is no posting");

    test.run(&["export", "con.topboard", "--out", "con.csv"]);
    let table = std::fs::read_to_string(test.path("con.csv")).unwrap();
    assert!(!has_secret(table.as_bytes()) && table.lines().count() == 1 + 14, "{table}");
    assert!(!table.contains("\n3,") && !table.contains("note"), "{table}");
}

#[test]
fn the_copy_for_the_director_alone_reads_back_as_the_same_book() {
    let test = TestBook::new();
    for option in ["--director", "--all"] {
        let run = test.run(&["export", "con.topboard", "--director", "--out", "con (director).xlsx"]);
        let said = String::from_utf8(run.stderr).unwrap();
        assert!(said.contains("This copy is for the director") && !said.contains("Its name"), "{option}: {said}");
        let book = test.read();
        let read = |name: &str| read_results(&std::fs::read(test.path(name)).unwrap(), name).unwrap().book;
        assert_eq!(read("con (director).xlsx"), book, "{option}");
        let said = test.run(&["export", "con.topboard", option, "--out", "whole.csv"]).stderr;
        assert!(String::from_utf8_lossy(&said).contains("Its name does not say so"));
        let boards = |book: &Book| -> Vec<(String, PerPower<String>)> {
            let players = |board: &Board| PerPower::from_fn(|power| book.name_of(board.seats[power].player).to_owned());
            book.boards().map(|(_, board)| (board.name.clone(), players(board))).collect()
        };
        assert_eq!(boards(&read("whole.csv")), boards(&book));
    }
    let copy = std::fs::read(test.path("con (director).xlsx")).unwrap();
    let header = parts(&copy)["xl/worksheets/sheet1.xml"].contains("Copy for the director: not for posting");
    assert!(header, "every page says it");
}

#[test]
fn score_prints_only_what_may_be_posted_when_asked() {
    let test = TestBook::new();
    for json in [&[][..], &["--json"]] {
        let all = test.run(&[&["score", "con.topboard"], json].concat()).stdout;
        assert!(has_secret(&all), "everything is printed to the director");
        let run = test.run(&[&["score", "con.topboard", "--posted"], json].concat());
        assert!(!has_secret(&run.stdout), "{}", String::from_utf8_lossy(&run.stdout));
        assert!(!String::from_utf8_lossy(&run.stdout).contains("has not been entered"));
    }
    let said = test.run(&["score", "con.topboard", "--posted"]).stderr;
    assert!(String::from_utf8_lossy(&said).contains("Left out: Round 3 is held back; "), "{said:?}");
    // The JSON has the boards of the posted rounds, and the totals after them.
    let run = test.run(&["score", "con.topboard", "--posted", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    let rounds: Vec<&str> =
        json["boards"].as_array().unwrap().iter().map(|board| board["round"].as_str().unwrap()).collect();
    assert_eq!(rounds, ["1", "2"]);
    let first = &json["standings"][0];
    assert_eq!(first["games"].as_array().unwrap().len(), 2, "{first}");
}

#[test]
fn explain_prints_only_what_may_be_posted_when_asked() {
    let test = TestBook::new();
    let explained = |options: &[&str]| {
        let player = ["explain", "con.topboard", "--player", "Player France"];
        String::from_utf8(test.run(&[&player, options].concat()).stdout).unwrap()
    };
    // A round that does not count has no amount, and the whole event has one more that counts.
    let amounts = |json: &str| -> Vec<f64> {
        let json: serde_json::Value = serde_json::from_str(json).unwrap();
        json["lines"].as_array().unwrap().iter().filter_map(|line| line["amount"].as_f64()).collect()
    };
    let (all, posted) = (explained(&["--json"]), explained(&["--json", "--posted"]));
    assert!(amounts(&posted).len() < amounts(&all).len(), "{all}\n{posted}");
    assert!(!has_secret(posted.as_bytes()) && !has_secret(explained(&["--posted"]).as_bytes()));
    let board = |options: &[&str]| {
        let board = ["explain", "con.topboard", "--board", "R3-Zqxboard", "--power", "France"];
        test.command().args(board).args(options).output().unwrap()
    };
    assert!(board(&[]).status.success());
    let refused = board(&["--posted"]);
    assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0));
}

#[test]
fn a_round_that_is_held_back_in_the_middle_is_not_called_missing() {
    let test = TestBook::new();
    let mut book = test.read();
    book.rounds[1].scores_released = Some(false);
    book.rounds[2].scores_released = None;
    let file = workbook(&Engine::new(book));
    let text = parts(&file.bytes)["xl/sharedStrings.xml"].clone();
    assert!(text.contains("Round 2 is held back: its scores are not posted yet"), "{text}");
    assert!(!text.contains("has not been entered") && text.contains("R3"), "{text}");
    assert_eq!(file.withheld.rounds, ["Round 2"]);
}

#[test]
fn a_game_that_its_file_has_scored_is_not_provisional_for_the_players_either() {
    let mut book = Book::default();
    book.event.rules = "WDC 2006".into();
    for name in ["1", "2"] {
        let board = Board { seats: PerPower::from_fn(|_| played()), ..Board::new("A") };
        book.rounds.push(Round { name: name.into(), boards: vec![board], ..Round::default() });
    }
    for round in 0..2 {
        for (power, centres) in Power::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 1]) {
            let seat = BoardRef::new(round, 0).seat(power);
            book.apply(book.edit_to_seat(seat, &format!("Player {power}"))).unwrap();
            book.rounds[round].boards[0].seats[power].centres = CellEntry::Value(centres);
        }
    }
    // Nobody has entered the last year of the games. The file of the first one has a score.
    book.rounds[0].boards[0].seats[Power::France].printed_score = Some(5_310_426.0);
    let engine = Engine::new(book);
    let view = engine.posted_view();
    let posted = view.engine();
    for (round, provisional) in [(0, false), (1, true)] {
        let at = BoardRef::new(round, 0);
        assert_eq!(engine.is_provisional(at), provisional, "{at:?}");
        assert_eq!(posted.is_provisional(at), provisional, "{at:?}");
    }
    let games = |engine: &Engine| {
        let standings = engine.standings();
        standings
            .rows
            .iter()
            .map(|row| row.games.iter().map(|game| game.provisional).collect())
            .collect::<Vec<Vec<_>>>()
    };
    assert_eq!(games(posted), games(&engine));
    assert_eq!(games(posted), vec![vec![false, true]; 7]);
    let printed = posted.book().boards().any(|(_, board)| board.has_printed_scores());
    assert!(!printed && view.withheld().kinds.contains(&WithheldKind::PrintedFigures));
    let text = parts(&workbook(&engine).bytes)["xl/sharedStrings.xml"].clone();
    assert!(!text.contains("5310426"), "{text}");
}

#[test]
fn the_computed_tables_and_legends_of_the_file_are_told_when_it_is_imported() {
    for rules in ["WDC 2006", "EuroDipCon 4", "Gunboat Cup"] {
        let book = book_with_every_table(rules);
        let bytes = workbook(&Engine::new(book.clone())).bytes;
        let read = read_results(&bytes, "con.xlsx").unwrap();
        assert!(read.book.unplaced_cells.is_empty(), "{rules}: {:#?}", read.book.unplaced_cells);
        let told = |sheet: &str, why: &str| {
            let is_told =
                |finding: &&topboard::import::Finding| finding.sheet == sheet && finding.message.contains(why);
            assert!(read.findings.iter().any(|finding| is_told(&finding)), "{rules}, {sheet}: {:#?}", read.findings);
        };
        told("Awards", "Topboard computes this table again at every export");
        told("Standings", "Topboard writes these remarks and legends again at every export");
        assert_eq!(read.book.rounds[1].note, "Clocks ran late.");
        if rules == "Gunboat Cup" {
            let groups = |book: &Book| -> Vec<(String, String)> {
                let mut of: Vec<_> = book.people.iter().map(|one| (one.name.clone(), one.group.clone())).collect();
                of.sort();
                of
            };
            assert_eq!(groups(&read.book), groups(&book));
        }
    }
}

/// Two rounds of two boards of fourteen players in two groups, with a decided award, a ruling and a running game.
fn book_with_every_table(rules: &str) -> Book {
    let event = Event { name: "Open con".into(), rules: rules.into(), ..Event::default() };
    let mut book = Book { event, ..Book::default() };
    for round in 0..2 {
        let boards = vec![Board::new("A"), Board::new("B")];
        book.rounds.push(Round { name: (round + 1).to_string(), boards, ..Round::default() });
        for board in 0..2 {
            for (at, power) in Power::ALL.into_iter().enumerate() {
                let seat = BoardRef::new(round, board).seat(power);
                let player = format!("Player {:02}", board * 7 + (at + round) % 7 + 1);
                book.apply(book.edit_to_seat(seat, &player)).unwrap();
                if (round, board) != (1, 1) {
                    let centres = [8, 7, 6, 5, 4, 3, 1][at];
                    book.rounds[round].boards[board].seats[power].centres = CellEntry::Value(centres);
                }
            }
        }
    }
    book.rounds[1].note = "Clocks ran late.".into();
    let ruling = ScoreRuling { score: 12.25, reason: "by ruling".into() };
    book.rounds[0].boards[0].seats[Power::Turkey].ruling = Some(Box::new(ruling));
    for (at, person) in book.people.iter_mut().enumerate() {
        person.group = ["A", "B"][at % 2].into();
    }
    book.people[2].role = Role::Unranked;
    book.teams = vec![Team {
        name: "Reds".into(),
        captain: None,
        members: vec![book.people[0].id, book.people[1].id],
        country: "NL".into(),
        scratch: false,
    }];
    book.awards = vec![Award { name: "Best hat".into(), winners: vec![book.people[2].id], note: "felt".into() }];
    book
}

#[test]
fn the_top_board_orders_its_tied_players_by_what_is_posted() {
    // Round 4 turns the ranking round and is held back. Six players of the top board in round 5 have equal scores there, so
    // the order of choosing decides the first two places. It follows the ranking, as far as the director has not entered it.
    let counts = [[8, 7, 6, 5, 4, 3, 1], [1, 2, 3, 4, 5, 9, 10], [5, 5, 5, 5, 5, 5, 4]];
    let mut book = Book::default();
    book.event.rules = "WDC 2006".into();
    for (round, (name, counts)) in ["1", "4", "5"].into_iter().zip(counts).enumerate() {
        let is_top_board = name == "5";
        let board = Board { is_top_board, end_year: CellEntry::Value(Year(1907)), ..Board::new("A") };
        let scores_released = Some(name != "4");
        book.rounds.push(Round { name: name.into(), scores_released, boards: vec![board], ..Round::default() });
        for (at, power) in Power::ALL.into_iter().enumerate() {
            let seat = BoardRef::new(round, 0).seat(power);
            book.apply(book.edit_to_seat(seat, &format!("Player {at}"))).unwrap();
            book.rounds[round].boards[0].seats[power].centres = CellEntry::Value(counts[at]);
        }
    }
    let entered = vec![book.people[5].id, book.people[4].id];
    for choice_order in [Vec::new(), entered] {
        book.top_board.choice_order = choice_order;
        let engine = Engine::new(book.clone());
        let view = engine.posted_view();
        let scope = StandingsScope { posted_only: true, ..StandingsScope::default() };
        let places = |engine: &Engine| -> Vec<(PersonId, Option<usize>)> {
            engine.standings_in_view(scope).rows.iter().map(|row| (row.person, row.place)).collect()
        };
        assert_eq!(places(&engine), places(view.engine()));
        // The last choosers among the tied players by the ranking after round 1. The order that the director has entered shows
        // who has qualified, so it waits for round 4.
        let first: Vec<_> = places(&engine).into_iter().take(2).collect();
        assert_eq!(first, [(book.people[5].id, Some(1)), (book.people[4].id, Some(2))]);
    }
}

#[test]
fn an_event_with_a_top_board_reads_back_from_the_file_for_players_with_the_same_champion() {
    let events = [
        ("wdc-2006", "WDC 2006", ("5", "Top board")),
        ("wdc-2006", "WDC 2006", ("5", "Table of seven")),
        ("eurodipcon-4", "EuroDipCon 4", ("5", "Final")),
    ];
    for (folder, rules, (round, board)) in events {
        let has_board = |wanted: &str| {
            let lines = EventFolder(folder).lines("boards.csv");
            lines.iter().any(|line| line["round"] == round && line["board"] == wanted)
        };
        let entered = if has_board(board) { board } else { "Top board" };
        let mut book = enter_event(EventFolder(folder), rules, &[(round, entered)]).book().clone();
        let at = book.rounds.iter().position(|held| held.name == round).unwrap();
        let top = book.rounds[at].boards.iter().position(|held| held.name == entered).unwrap();
        // The title alone does not say what this board is.
        board.clone_into(&mut book.rounds[at].boards[top].name);
        book.rounds.iter_mut().for_each(|round| round.scores_released = Some(true));
        let engine = Engine::new(book);
        let mut read = read_results(&workbook(&engine).bytes, "con.xlsx").unwrap();
        assert!(read.book.unplaced_cells.is_empty(), "{:?}", read.book.unplaced_cells);
        rules.clone_into(&mut read.book.event.rules);
        let first = |engine: &Engine| -> Vec<(String, String)> {
            let rows = engine.standings().rows.iter().take(7);
            rows.map(|row| (engine.book().name_of(Some(row.person)).to_owned(), format!("{:.4}", row.total))).collect()
        };
        assert_eq!(first(&Engine::new(read.book)), first(&engine), "{folder}, board {board}");
    }
}
