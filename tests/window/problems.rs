//! The list of problems in the window: every problem leads to the cell that cures it, and many remarks are one line.

use crate::common::window::{WindowTest, add_players, book_with_boards, fill_board, with_book, with_engine};
use eframe::egui::accesskit::Role as AccessRole;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use topboard::app::Command;
use topboard::app::views::Tab;
use topboard::book::{
    Board, BoardColumn, BoardField, BoardRef, Book, CellAddress, CellEntry, Edit, EventField, Person, PersonColumn,
    PersonId, Power, ProposalColumn, Role, Round, RoundField, RoundIx, RoundPosting, SeatColumn, SeatField, Team,
    problems_by_cause,
};
use topboard::engine::Engine;
use topboard::input::{NoteStamp, board_field, read_cells, seat_field};

/// What a director does at the cell to which the problem leads.
#[derive(Clone, Copy, Debug)]
enum Cure {
    Type(&'static str),
    Delete,
    Run(Command),
    /// No cell cures it. The problem leads to this tab.
    Tab(Tab),
}

use Cure::{Delete, Run, Type};

/// A problem: a part of its message, the rules, the number of rounds, how it comes about, and its cure.
type ProblemCase = (&'static str, &'static str, usize, fn(&mut TestEvent), Cure);

/// The beginning of a ruleset of the event’s own.
const OURS: &str = "name = 'Ours'\nsystem = 'WDC 2006'\n";

const NAMES: [&str; 7] = ["Ann", "Bob", "Cléo", "Dirk", "Elfi", "Fritz", "Gwen"];

/// An event that is typed as in `topboard edit`.
struct TestEvent(Engine);

impl TestEvent {
    /// An event under these rules. Each round has one board with the same seven players.
    fn new(rules: &str, rounds: usize) -> TestEvent {
        let mut book = Book::default();
        book.apply(Edit::Event(EventField::Rules(rules.into()))).unwrap();
        for at in 0..rounds {
            let round = Round { name: (at + 1).to_string(), boards: vec![Board::new("A")], ..Round::default() };
            book.apply(Edit::AddRound { position: RoundIx(at), round }).unwrap();
            for (power, name) in Power::ALL.into_iter().zip(NAMES) {
                book.apply(book.edit_to_seat(BoardRef::new(at, 0).seat(power), name)).unwrap();
            }
        }
        TestEvent(Engine::new(book))
    }

    fn apply(&mut self, edit: Edit) {
        self.0.apply("test", edit).unwrap();
    }

    fn enter(&mut self, field: CellAddress, text: &str) {
        let typed = read_cells(&self.0, NoteStamp { time: "", place: "" }, &[(field, text)]);
        assert!(typed.refused_cells.is_empty(), "{:?}", typed.refused_cells);
        self.apply(typed.edit.unwrap());
    }

    /// A line such as “France centres 8” or “ended 1908” at the first board of the first round.
    fn line(&mut self, line: &str) {
        self.line_at(BoardRef::new(0, 0), line);
    }

    fn line_at(&mut self, at: BoardRef, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap();
        let found = match Power::parse(word) {
            Some(power) => seat_field(at.seat(power), rest),
            None => board_field(at, line),
        };
        let (field, text) = found.unwrap();
        self.enter(field, text);
    }

    fn counts(&mut self, counts: [u16; 7]) {
        for (power, count) in Power::ALL.into_iter().zip(counts) {
            self.line(&format!("{power} centres {count}"));
        }
    }

    /// A game that ended in 1909 with three eliminated powers.
    fn ended(&mut self) {
        self.ended_at(BoardRef::new(0, 0));
    }

    fn ended_at(&mut self, at: BoardRef) {
        for (power, count) in Power::ALL.into_iter().zip([10, 10, 8, 6, 0, 0, 0]) {
            self.line_at(at, &format!("{power} centres {count}"));
        }
        for power in ["Italy", "Russia", "Turkey"] {
            self.line_at(at, &format!("{power} out 1904"));
        }
        self.line_at(at, "ended 1909");
    }

    fn rename_round(&mut self, at: usize, name: &str) {
        self.apply(Edit::Round(RoundIx(at).first_id(), RoundField::Name(name.into())));
    }

    fn empty_rounds(&mut self, names: &[&str]) {
        for name in names {
            let round = Round { name: (*name).into(), boards: vec![Board::new("A")], ..Round::default() };
            self.apply(Edit::AddRound { position: RoundIx(self.0.book().rounds.len()), round });
        }
    }

    fn chart(&mut self, year: u16, counts: [u16; 7]) {
        for (power, count) in Power::ALL.into_iter().zip(counts) {
            self.line(&format!("{power} {year} {count}"));
        }
    }

    fn proposal(&mut self, line: usize, column: ProposalColumn, text: &str) {
        self.enter(CellAddress::Proposal(BoardRef::new(0, 0), line, column), text);
    }

    fn id(&self, name: &str) -> PersonId {
        self.0.book().find_person(name).unwrap().id
    }

    fn person(&mut self, name: &str, column: PersonColumn, text: &str) {
        let id = self.id(name);
        self.enter(CellAddress::Person(id, column), text);
    }

    fn add_player(&mut self, name: &str) {
        let person = Person::new(self.0.book().next_person_id(), name);
        let position = self.0.book().people.len();
        self.apply(Edit::AddPerson { position, person });
    }

    fn teams(&mut self, teams: &[(&str, &str, &[&str], Option<&str>)]) {
        let team = |(name, country, members, captain): &(&str, &str, &[&str], Option<&str>)| Team {
            name: (*name).into(),
            country: (*country).into(),
            members: members.iter().map(|name| self.id(name)).collect(),
            captain: captain.map(|name| self.id(name)),
            ..Team::default()
        };
        let teams = teams.iter().map(team).collect();
        self.apply(Edit::Teams(teams));
    }

    fn add_board(&mut self, name: &str) -> BoardRef {
        let at = BoardRef::after_last(self.0.book(), RoundIx(0));
        self.apply(Edit::AddBoard { position: at.first_place(), board: Box::new(Board::new(name)) });
        at
    }

    fn vote(&mut self, voter: Power, rated: Power, grade: &str) {
        let (board, skill) = (BoardRef::new(0, 0), "Best Tactician".to_owned());
        self.apply(Edit::Grade { board: board.first_id(), skill, voter, rated, grade: CellEntry::parse(grade) });
    }
}

/// The problems of counts, names and years.
const OF_BOOK: &[ProblemCase] = &[
    (
        "1 of 7 powers have a count in 1902; until all have one, the counts of 1901 are used",
        "Sum of all games",
        1,
        |e| {
            e.chart(1901, [5, 5, 4, 5, 5, 5, 5]);
            e.line("Austria 1902 5");
        },
        Delete,
    ),
    (
        "1 of 7 powers have a count in 1909",
        "Sum of all games",
        1,
        |e| {
            e.chart(1908, [10, 10, 8, 6, 0, 0, 0]);
            e.ended();
            e.line("Austria 1909 10");
        },
        Delete,
    ),
    (
        "all counts of 1902 are 0, as if typed ahead",
        "Sum of all games",
        1,
        |e| {
            e.chart(1901, [5, 5, 4, 5, 5, 5, 5]);
            e.chart(1902, [0; 7]);
        },
        Delete,
    ),
    (
        "Ann has withdrawn and has a seat here",
        "EuroDipCon 4",
        1,
        |e| e.person("Ann", PersonColumn::Role, "withdrawn"),
        Type("Hal"),
    ),
    ("“1908” is not a number of centres", "WDC 2006", 1, |e| e.line("Italy centres 1908"), Type("8")),
    ("“99” is not a number of centres", "WDC 2006", 1, |e| e.line("Italy 1903 99"), Type("9")),
    ("is not a year such as 1908", "WDC 2006", 1, |e| e.line("ended later"), Type("1908")),
    ("is not a year such as 1904", "WDC 2006", 1, |e| e.line("Italy out early"), Type("1904")),
    (
        "“many” is not a number of missed orders",
        "EuroDipCon 4",
        1,
        |e| {
            e.apply(Edit::Event(EventField::System(Some("PGP".into()))));
            e.line("France missed orders many");
        },
        Type("1"),
    ),
    (
        "“few” is not a number of missed winters",
        "EuroDipCon 4",
        1,
        |e| {
            e.apply(Edit::Event(EventField::System(Some("PGP".into()))));
            e.line("France missed winters few");
        },
        Type("1"),
    ),
    (
        "nobody sits at Turkey",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("Turkey player -");
        },
        Type("Hal"),
    ),
    (
        "nobody plays Turkey, with 3 centres, although the game has begun",
        "WDC 2006",
        1,
        |e| {
            e.chart(1901, [5, 5, 5, 5, 5, 5, 3]);
            e.line("Turkey player -");
        },
        Type("Hal"),
    ),
    ("the power of one player is not known", "WDC 2006", 1, |e| e.line("Austria note power not known"), Delete),
    (
        "the others have all 34 centres, and Turkey has no count",
        "EuroDipCon 4",
        1,
        |e| {
            e.counts([10, 10, 14, 0, 0, 0, 0]);
            e.line("Turkey centres ");
        },
        Type("0"),
    ),
    ("35 centres; a board has 34", "EuroDipCon 4", 1, |e| e.counts([11, 8, 8, 4, 2, 1, 1]), Type("10")),
    ("33 centres, 1 short of 34", "EuroDipCon 4", 1, |e| e.counts([9, 8, 8, 4, 2, 1, 1]), Type("10")),
    ("two soloists", "EuroDipCon 4", 1, |e| e.counts([18, 18, 0, 0, 0, 0, 0]), Type("16")),
    ("two soloists", "EuroDipCon 4", 1, |e| e.chart(1904, [18, 18, 0, 0, 0, 0, 0]), Type("16")),
    (
        "is out in 1904 and holds 10 centres",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("Austria out 1904");
        },
        Delete,
    ),
    (
        "after the game's last year 1909",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("Turkey out 1910");
        },
        Type("1907"),
    ),
    (
        "is in the draw and holds no centre",
        "EuroDipCon 4",
        1,
        |e| {
            e.ended();
            e.line("Turkey draw yes");
        },
        Delete,
    ),
    (
        "has won alone, and the draw column says draw",
        "EuroDipCon 4",
        1,
        |e| {
            e.counts([18, 10, 6, 0, 0, 0, 0]);
            e.line("England draw yes");
        },
        Delete,
    ),
    (
        "there is a chart of 1907, after the game's last year 1905",
        "EuroDipCon 4",
        1,
        |e| {
            e.chart(1907, [10, 10, 8, 6, 0, 0, 0]);
            e.line("ended 1905");
        },
        Type("1907"),
    ),
    (
        "the game was conceded to England, but Austria has won alone",
        "EDC 2015",
        1,
        |e| {
            e.counts([18, 10, 6, 0, 0, 0, 0]);
            e.line("ending conceded to England");
        },
        Type("10"),
    ),
    (
        "the game was conceded to Turkey, who holds no centre",
        "EDC 2015",
        1,
        |e| {
            e.counts([10, 10, 8, 6, 0, 0, 0]);
            e.line("ending conceded to Turkey");
        },
        Type("2"),
    ),
    (
        "conceded to England and ended in a draw",
        "EDC 2015",
        1,
        |e| {
            e.counts([10, 10, 8, 6, 0, 0, 0]);
            e.line("France draw yes");
            e.line("ending conceded to England");
        },
        Delete,
    ),
    (
        "35 centres in 1903; a board has 34",
        "EuroDipCon 4",
        1,
        |e| {
            e.chart(1903, [11, 8, 8, 4, 2, 1, 1]);
            e.chart(1904, [10, 8, 8, 4, 2, 1, 1]);
        },
        Type("10"),
    ),
    (
        "Russia has centres again after its elimination",
        "EuroDipCon 4",
        1,
        |e| {
            e.line("Russia 1903 0");
            e.line("Russia 1904 2");
        },
        Type("0"),
    ),
    (
        "Austria ends on 10, but the chart of 1908 says 9",
        "EuroDipCon 4",
        1,
        |e| {
            e.counts([10, 10, 8, 6, 0, 0, 0]);
            e.chart(1908, [9, 11, 8, 6, 0, 0, 0]);
        },
        Type("9"),
    ),
    (
        "Austria ends on 10, but the chart of 1908 says 9",
        "EuroDipCon 4",
        1,
        |e| {
            e.counts([10, 10, 8, 6, 0, 0, 0]);
            e.chart(1908, [9, 11, 8, 6, 0, 0, 0]);
            e.line("ended 1908");
        },
        Type("9"),
    ),
    (
        "the counts at the end are not those of 1903, the newest chart",
        "EuroDipCon 4",
        1,
        |e| {
            e.counts([10, 10, 8, 6, 0, 0, 0]);
            e.chart(1903, [5, 5, 5, 5, 5, 5, 4]);
        },
        Type("1908"),
    ),
    (
        "which is a solo, but the game is marked as abandoned",
        "EuroDipCon 4",
        1,
        |e| {
            e.counts([18, 10, 6, 0, 0, 0, 0]);
            e.line("ending abandoned");
        },
        Delete,
    ),
    ("Ann sits twice at board A", "EuroDipCon 4", 1, |e| e.line("Turkey player Ann"), Type("Hal")),
    (
        "Ann is absent by the roll call and has a seat here",
        "EuroDipCon 4",
        1,
        |e| e.enter(CellAddress::Attendance(RoundIx(0), e.id("Ann")), "absent"),
        Type("Hal"),
    ),
    (
        "Ann has left the event and has a seat here",
        "EuroDipCon 4",
        1,
        |e| e.enter(CellAddress::Attendance(RoundIx(0), e.id("Ann")), "left"),
        Type("Hal"),
    ),
    (
        "Ann sits out round 1 and plays at board A",
        "EuroDipCon 4",
        1,
        |e| e.apply(Edit::Round(RoundIx(0).first_id(), RoundField::SatOut(vec![e.id("Ann")]))),
        Delete,
    ),
    (
        "Zoe carries on here and plays on board B too",
        "EuroDipCon 4",
        1,
        |e| {
            let other = e.add_board("B");
            e.line_at(other, "France player Zoe");
            e.line("Austria substitutes Zoe from F03");
        },
        Type("Nina from F03"),
    ),
    (
        "two boards of Round 1 are called “A”",
        "EuroDipCon 4",
        1,
        |e| {
            e.add_board("A");
        },
        Type("B"),
    ),
    (
        "looks like",
        "EuroDipCon 4",
        1,
        |e| {
            e.add_player("Tom Haver");
            e.add_player("Tom Havre");
        },
        Run(Command::TwoPeople),
    ),
    ("look like the same player", "EuroDipCon 4", 1, |e| e.add_player("ann"), Run(Command::TwoPeople)),
];

/// The problems of scores.
const OF_SCORES: &[ProblemCase] = &[
    ("WDC 2006 needs the year of the solo", "WDC 2006", 1, |e| e.counts([18, 10, 6, 0, 0, 0, 0]), Type("1908")),
    (
        "WDC 2006 needs the year of elimination of Turkey",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("Turkey out -");
        },
        Type("1904"),
    ),
    (
        "WDC 2006 needs the year of elimination of Turkey, and no rules are chosen",
        "",
        1,
        |e| {
            e.ended();
            e.line("Turkey out -");
        },
        Type("1904"),
    ),
    (
        "every year's number of centres of France",
        "EuroDipCon 4",
        1,
        |e| {
            e.apply(Edit::Event(EventField::System(Some("PGP".into()))));
            for year in 1901..=1903 {
                e.chart(year, [9, 8, 5, 4, 3, 3, 2]);
            }
            e.line("France 1902 -");
            e.line("ended 1903");
            for power in Power::ALL {
                e.line(&format!("{power} missed orders 0"));
                e.line(&format!("{power} missed winters 0"));
            }
        },
        Type("5"),
    ),
    (
        "the number of spring and autumn orders missed of France",
        "EuroDipCon 4",
        1,
        |e| {
            e.apply(Edit::Event(EventField::System(Some("PGP".into()))));
            e.chart(1901, [9, 8, 5, 4, 3, 3, 2]);
            e.line("ended 1901");
            for power in Power::ALL.into_iter().filter(|power| *power != Power::France) {
                e.line(&format!("{power} missed orders 0"));
            }
            for power in Power::ALL {
                e.line(&format!("{power} missed winters 0"));
            }
        },
        Type("0"),
    ),
    (
        "there is no scoring system “Nonsense”",
        "EuroDipCon 4",
        1,
        |e| e.apply(Edit::Event(EventField::System(Some("Nonsense".into())))),
        Cure::Tab(Tab::Rules),
    ),
    ("there is no ruleset “Nonsense”", "Nonsense", 1, |_| {}, Cure::Tab(Tab::Rules)),
    (
        "there is no scoring system “Nonsense of a board”",
        "EuroDipCon 4",
        1,
        |e| {
            let system = BoardField::System(Some("Nonsense of a board".into()));
            e.apply(Edit::Board(BoardRef::new(0, 0).first_id(), system));
        },
        Cure::Tab(Tab::Round(RoundIx(0))),
    ),
    (
        "there is no scoring system “Nonsense of a round”",
        "EuroDipCon 4",
        1,
        |e| e.apply(Edit::Round(RoundIx(0).first_id(), RoundField::System(Some("Nonsense of a round".into())))),
        Cure::Tab(Tab::Round(RoundIx(0))),
    ),
    (
        "a scoring system of the event cannot be used",
        "EuroDipCon 4",
        1,
        |e| e.apply(Edit::Systems(vec!["no system".into()])),
        Cure::Tab(Tab::Rules),
    ),
    (
        "a ruleset of the event cannot be used",
        "EuroDipCon 4",
        1,
        |e| e.apply(Edit::Rulesets(vec!["no ruleset".into()])),
        Cure::Tab(Tab::Rules),
    ),
    (
        "“Ours” is not finished",
        "EuroDipCon 4",
        1,
        |e| e.apply(Edit::Rulesets(vec![format!("{OURS}unfinished = 'name = 3'")])),
        Cure::Tab(Tab::Rules),
    ),
    (
        "Ours uses it as a tie-break",
        "Ours",
        1,
        |e| e.apply(Edit::Rulesets(vec![format!("{OURS}tie_breaks = ['mean of Nonsense']")])),
        Cure::Tab(Tab::Rules),
    ),
    (
        "Round 1 was posted 12 August 2006, 14:05 and has changed since",
        "EuroDipCon 4",
        2,
        |e| {
            e.ended();
            let posting = RoundPosting { time: "2006-08-12 14:05".into(), checksum: 1 };
            e.apply(Edit::Round(RoundIx(0).first_id(), RoundField::Posted(Some(posting))));
        },
        Cure::Tab(Tab::Round(RoundIx(0))),
    ),
];

/// The problems of one board under the rules.
const OF_BOARDS: &[ProblemCase] = &[
    (
        "the draw of Fall 1905 passed, but it has not ended the game",
        "WDC 2006",
        1,
        |e| {
            e.chart(1905, [10, 10, 8, 6, 0, 0, 0]);
            e.proposal(0, ProposalColumn::When, "F05");
            e.proposal(0, ProposalColumn::Outcome, "passed");
        },
        Type("failed"),
    ),
    (
        "Turkey has no centre in 1905 and cannot be in the draw",
        "WDC 2006",
        1,
        |e| {
            e.chart(1905, [10, 10, 8, 6, 0, 0, 0]);
            e.proposal(0, ProposalColumn::When, "F05");
            e.proposal(0, ProposalColumn::Members, "AEFGT");
            e.proposal(0, ProposalColumn::Outcome, "passed");
        },
        Type("failed"),
    ),
    (
        "counts the chart of 1905, but Turkey is out in 1907",
        "WDC 2006",
        1,
        |e| {
            e.chart(1905, [10, 10, 8, 6, 0, 0, 0]);
            e.proposal(0, ProposalColumn::When, "F05");
            e.proposal(0, ProposalColumn::Outcome, "passed");
            e.line("Turkey out 1907");
        },
        Type("1905"),
    ),
    (
        "the yearly counts end in 1903, and the last year is 1909",
        "WDC 2006",
        1,
        |e| {
            e.chart(1903, [10, 10, 8, 6, 0, 0, 0]);
            e.line("ended 1909");
        },
        Type("1903"),
    ),
    (
        "the last year of the game is missing",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("ended -");
        },
        Type("1909"),
    ),
    (
        "the game ended in 1906 without a solo and without a passed vote",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("ended 1906");
        },
        Type("abandoned"),
    ),
    (
        "the game ended in 1906 without a solo and without a passed vote",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("ended 1906");
        },
        Run(Command::EndAsAgreedDraw),
    ),
    (
        "without a solo and without a passed vote; under Ours it is an agreed draw or abandoned",
        "Ours",
        1,
        |e| {
            e.apply(Edit::Rulesets(vec![format!("{OURS}[draws]\nby_vote = true\n")]));
            e.ended();
        },
        Type("abandoned"),
    ),
    (
        "WDC 2006 has no concession",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("ending conceded to England");
        },
        Delete,
    ),
    (
        "the game was played to 1910",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("ended 1910");
        },
        Type("1909"),
    ),
    (
        "Germany survives but is not in the draw",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            for power in ["Austria", "England", "France"] {
                e.line(&format!("{power} draw yes"));
            }
        },
        Type("yes"),
    ),
    (
        "the game was drawn in 1904",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("ending agreed draw");
            e.line("ended 1904");
        },
        Type("1907"),
    ),
    ("a draw was proposed in Fall 1903", "WDC 2006", 1, |e| e.proposal(0, ProposalColumn::When, "F03"), Type("F05")),
    (
        "was proposed by Turkey, which had no centre left",
        "WDC 2006",
        1,
        |e| {
            e.chart(1905, [10, 10, 8, 6, 0, 0, 0]);
            e.proposal(0, ProposalColumn::When, "F05");
            e.proposal(0, ProposalColumn::By, "Turkey");
        },
        Type("France"),
    ),
    (
        "leaves Germany out",
        "WDC 2006",
        1,
        |e| {
            e.chart(1905, [10, 10, 8, 6, 0, 0, 0]);
            e.proposal(0, ProposalColumn::When, "F05");
            e.proposal(0, ProposalColumn::Members, "AEF");
        },
        Type("AEFG"),
    ),
    (
        "a draw was proposed in Fall 1907 after the draw of Fall 1906 passed",
        "WDC 2006",
        1,
        |e| {
            e.proposal(0, ProposalColumn::When, "F06");
            e.proposal(0, ProposalColumn::Outcome, "passed");
            e.proposal(1, ProposalColumn::When, "F07");
        },
        Type("F05"),
    ),
    (
        "about the chart of 1906, which is not entered",
        "WDC 2006",
        1,
        |e| {
            e.chart(1905, [10, 10, 8, 6, 0, 0, 0]);
            e.proposal(0, ProposalColumn::When, "F06");
        },
        Type("F05"),
    ),
    (
        "the same draw was proposed twice in Fall 1905",
        "WDC 2006",
        1,
        |e| {
            e.proposal(0, ProposalColumn::When, "F05");
            e.proposal(1, ProposalColumn::When, "F05");
        },
        Type("F06"),
    ),
    (
        "the draw passed in Spring 1907 counts the chart of the autumn before",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("ended 1907");
            e.proposal(0, ProposalColumn::When, "S07");
            e.proposal(0, ProposalColumn::Outcome, "passed");
        },
        Type("1906"),
    ),
    (
        "which has 9 for Austria, but Austria ends on 10",
        "WDC 2006",
        1,
        |e| {
            e.ended();
            e.line("ended 1907");
            e.line("Austria 1906 9");
            e.proposal(0, ProposalColumn::When, "S07");
            e.proposal(0, ProposalColumn::Outcome, "passed");
        },
        Type("9"),
    ),
    ("this board is marked as the top board", "Sum of all games", 1, |e| e.line("top board yes"), Type("no")),
    ("the top board is in round 1", "WDC 2006", 1, |e| e.line("top board yes"), Type("no")),
    (
        "the top board is in “Opening”, which counts as round 1",
        "WDC 2006",
        1,
        |e| {
            e.rename_round(0, "Opening");
            e.line("top board yes");
        },
        Type("no"),
    ),
    ("Cléo grades Cléo as Best Tactician", "EuroDipCon 4", 1, |e| e.vote(Power::France, Power::France, "A"), Delete),
    ("gives the grade D", "EuroDipCon 4", 1, |e| e.vote(Power::Italy, Power::France, "D"), Type("A")),
    ("Cléo has 2 extensions", "Gunboat Cup", 1, |e| e.line("France cards extension; extension"), Type("extension")),
    (
        "Cléo has a yellow card after an earlier card",
        "WDC 2006",
        1,
        |e| e.line("France cards yellow; yellow"),
        Type("yellow; red"),
    ),
    (
        "Cléo has a yellow card for 45 seconds",
        "WDC 2006",
        1,
        |e| e.line("France cards yellow 45 seconds late"),
        Type("red 45 seconds late"),
    ),
    (
        "a penalty takes more than the whole score of Cléo",
        "WDC 2006",
        1,
        |e| e.line("France penalties 150 % rude"),
        Type("50 % rude"),
    ),
    (
        "Bob and Cléo of the team Berlin share this board",
        "WDC 2006",
        3,
        |e| e.teams(&[("Berlin", "", &["Bob", "Cléo", "Gwen"], Some("Bob"))]),
        Type("Hal"),
    ),
    (
        "Cléo and Ann share this board, but they are to be kept apart",
        "WDC 2006",
        1,
        |e| e.apply(Edit::Separations(vec![[e.id("Cléo"), e.id("Ann")]])),
        Type("Hal"),
    ),
];

/// The problems of the event as a whole under the rules.
const OF_EVENT: &[ProblemCase] = &[
    (
        "Turkey here and in Round 1, board A; under Gunboat Cup nobody plays a power twice",
        "Gunboat Cup",
        2,
        |_| {},
        Type("Hal"),
    ),
    ("Gwen plays 5 rounds", "WDC 2006", 5, |_| {}, Type("Hal")),
    (
        "the name “Sunday” gives no number of a round, so it counts as round 4; under WDC 2006 the top board is in round 5",
        "WDC 2006",
        4,
        |e| e.rename_round(3, "Sunday"),
        Cure::Tab(Tab::Round(RoundIx(3))),
    ),
    (
        "under WDC 2006 the top board is in round 5, but the last round is 4",
        "WDC 2006",
        2,
        |e| e.empty_rounds(&["3", "4"]),
        Run(Command::AddRound),
    ),
    (
        "7 players have a seat in more than 3 rounds before the top board, so WDC 2006 leaves nobody for its seats",
        "WDC 2006",
        4,
        |_| {},
        Cure::Tab(Tab::Rules),
    ),
    ("this round is one too many", "WDC 2006", 6, |_| {}, Cure::Tab(Tab::Round(RoundIx(5)))),
    (
        "round 2 has not been entered",
        "EuroDipCon 4",
        3,
        |e| {
            e.rename_round(1, "3");
            e.rename_round(2, "4");
        },
        Run(Command::AddMissingRound),
    ),
    (
        "rounds 2 and 3 have not been entered",
        "EuroDipCon 4",
        2,
        |e| e.rename_round(1, "4"),
        Run(Command::AddMissingRound),
    ),
    ("another round is round 1 too", "WDC 2006", 2, |e| e.rename_round(1, "1"), Cure::Tab(Tab::Round(RoundIx(1)))),
    (
        "the teams score in round 3, which nobody has entered",
        "WDC 2006",
        3,
        |e| {
            e.teams(&[("Berlin", "", &["Ann", "Bob", "Cléo"], Some("Ann"))]);
            e.rename_round(2, "4");
        },
        Cure::Tab(Tab::Teams),
    ),
    (
        "Ann and 5 others sit in more than 7 elimination games",
        "Gunboat Cup",
        8,
        |e| e.line_at(BoardRef::new(7, 0), "Turkey player Hal"),
        Type("Ida"),
    ),
    ("none of its boards is marked as the top board", "WDC 2006", 5, |e| e.ended_at(BoardRef::new(4, 0)), Type("yes")),
    (
        "the top board was abandoned and everybody there has the same score",
        "WDC 2006",
        5,
        |e| {
            e.line_at(BoardRef::new(4, 0), "top board yes");
            e.line_at(BoardRef::new(4, 0), "ending abandoned");
        },
        Cure::Tab(Tab::Round(RoundIx(4))),
    ),
    (
        "are tied at the top board, and the order in which they chose their powers is not entered",
        "WDC 2006",
        5,
        |e| {
            e.ended_at(BoardRef::new(4, 0));
            e.line_at(BoardRef::new(4, 0), "top board yes");
        },
        Type("1"),
    ),
    (
        "Ann is a substitute here and also an entrant",
        "Gunboat Cup",
        1,
        |e| e.line("France substitutes Ann from F03"),
        Type("Nina from F03"),
    ),
    (
        "Ann is a reserve but has a seat",
        "Gunboat Cup",
        1,
        |e| e.person("Ann", PersonColumn::Role, Role::Reserve.name()),
        Delete,
    ),
    (
        "Gwen is in no group",
        "Gunboat Cup",
        1,
        |e| NAMES[..6].iter().for_each(|name| e.person(name, PersonColumn::Group, "Blue")),
        Type("Blue"),
    ),
    (
        "Bob has 2 penalties on the total",
        "Gunboat Cup",
        1,
        |e| e.person("Bob", PersonColumn::Penalties, "25 % a name; 25 % a name"),
        Type("removed"),
    ),
    (
        "the team Berlin has 2 members",
        "WDC 2006",
        1,
        |e| e.teams(&[("Berlin", "", &["Ann", "Bob"], Some("Ann"))]),
        Type("Gwen"),
    ),
    (
        "the team Berlin has 4 members",
        "WDC 2006",
        1,
        |e| e.teams(&[("Berlin", "", &["Ann", "Bob", "Cléo", "Dirk"], Some("Ann"))]),
        Delete,
    ),
    (
        "the team Berlin has no captain",
        "WDC 2006",
        1,
        |e| e.teams(&[("Berlin", "", &["Ann", "Bob", "Cléo"], None)]),
        Type("Bob"),
    ),
    (
        "Hal of the team Berlin does not play in round 3, which counts for the teams, and scores nothing for it",
        "WDC 2006",
        3,
        |e| {
            e.apply(Edit::AddPerson { position: 7, person: Person::new(PersonId(100), "Hal") });
            e.teams(&[("Berlin", "", &["Ann", "Bob", "Hal"], Some("Ann"))]);
        },
        Type("Cléo"),
    ),
    (
        "“Zed” was typed and is not in the list of players",
        "WDC 2006",
        1,
        |e| e.enter(CellAddress::Seat(BoardRef::new(0, 0).seat(Power::Italy), SeatColumn::Player), "Zed"),
        Run(Command::ConfirmPlayer),
    ),
    (
        "captain of the team Berlin, is not one of its members",
        "WDC 2006",
        1,
        |e| e.teams(&[("Berlin", "", &["Ann", "Bob", "Cléo"], Some("Dirk"))]),
        Type("Bob"),
    ),
    (
        "is team 4 of France; a country may enter at most 3",
        "EuroDipCon 4",
        1,
        |e| {
            e.teams(&[
                ("France 1", "France", &[], None),
                ("France 2", "France", &[], None),
                ("France 3", "France", &[], None),
                ("France 4", "France", &[], None),
            ]);
        },
        Type("Spain"),
    ),
    (
        "Ann is in two teams, Berlin and Wien",
        "WDC 2006",
        1,
        |e| {
            let second: &[&str] = &["Dirk", "Ann", "Fritz"];
            e.teams(&[("Berlin", "", &["Ann", "Bob", "Cléo"], Some("Ann")), ("Wien", "", second, Some("Dirk"))]);
        },
        Type("Gwen"),
    ),
    (
        "Hal sits at the top board without a claim to a seat",
        "WDC 2006",
        5,
        |e| {
            e.ended();
            e.line_at(BoardRef::new(4, 0), "top board yes");
            e.line_at(BoardRef::new(4, 0), "Turkey player Hal");
        },
        Delete,
    ),
    (
        "this board is one too many",
        "WDC 2006",
        5,
        |e| {
            let last = RoundIx(4);
            let at = BoardRef::after_last(e.0.book(), last);
            e.apply(Edit::AddBoard { position: at.first_place(), board: Box::new(Board::new("B")) });
            e.line_at(BoardRef::new(4, 0), "top board yes");
            e.line_at(at, "top board yes");
            e.line_at(at, "Austria player Nina");
        },
        Type("no"),
    ),
];

/// The case with this message.
fn find_case(message: &str) -> &'static ProblemCase {
    let mut cases = [OF_BOOK, OF_SCORES, OF_BOARDS, OF_EVENT].into_iter().flatten();
    cases.find(|case| case.0 == message).unwrap()
}

/// Opens the event in a window and goes to the problem with F8.
fn window_at_problem(case: &ProblemCase) -> WindowTest {
    let (message, rules, rounds, build, _) = case;
    let mut event = TestEvent::new(rules, *rounds);
    build(&mut event);
    let problems = event.0.problems();
    let order: Vec<usize> = problems_by_cause(problems, (0..problems.len()).collect())
        .into_iter()
        .flat_map(|group| group.members)
        .collect();
    let at = order.iter().position(|at| problems[*at].message.contains(message));
    let all: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
    assert!(at.is_some(), "“{message}” is not among these problems: {all:#?}");
    let presses = at.unwrap() + 1;
    let mut window = WindowTest::open_sized([1600.0, 1000.0], with_engine(event.0));
    for _ in 0..presses {
        window.press(Key::F8);
    }
    window
}

fn check(cases: &[ProblemCase]) {
    for case in cases {
        let (message, _, _, _, cure) = case;
        let mut window = window_at_problem(case);
        match cure {
            Type(text) => {
                window.type_text(text);
                window.press(Key::Enter);
            }
            Delete => window.press(Key::Delete),
            Run(command) => window.command(*command),
            Cure::Tab(tab) => {
                assert_eq!(window.state().tab(), *tab, "{message}");
                continue;
            }
        }
        let left: Vec<&str> = window.engine().problems().iter().map(|problem| problem.message.as_str()).collect();
        assert!(!left.iter().any(|left| left.contains(message)), "{cure:?} does not cure “{message}”: {left:#?}");
    }
}

#[test]
fn a_problem_of_a_count_a_name_or_a_year_leads_to_the_cell_that_cures_it() {
    check(OF_BOOK);
}

#[test]
fn a_problem_of_a_score_leads_to_the_cell_that_cures_it() {
    check(OF_SCORES);
}

#[test]
fn a_problem_of_a_board_under_the_rules_leads_to_the_cell_that_cures_it() {
    check(OF_BOARDS);
}

#[test]
fn a_problem_of_the_event_under_the_rules_leads_to_the_cell_that_cures_it() {
    check(OF_EVENT);
}

/// The cures among the sentences of a file, each as the texts between its numbers and names.
fn cures_in(sentences: &str) -> Vec<Vec<String>> {
    let messages = sentences.lines().filter(|line| !line.starts_with(['#', ' ']));
    let values = messages.filter_map(|line| Some(line.split_once(" = ")?.1));
    let cures = values.filter(|text| text.starts_with(|c: char| c.is_ascii_uppercase()) && text.ends_with('.'));
    let texts = |cure: &str| {
        cure.split('{')
            .enumerate()
            .map(|(n, text)| match text.split_once('}') {
                Some((_, after)) if n > 0 => after.to_owned(),
                _ => text.to_owned(),
            })
            .collect()
    };
    cures.map(texts).collect()
}

/// Whether a cure has these texts, in this order, from its beginning to its end.
fn has_texts(cure: &str, texts: &[String]) -> bool {
    let [first, middle @ ..] = texts else { return false };
    let Some((last, middle)) = middle.split_last() else { return cure == first };
    let Some(mut rest) = cure.strip_prefix(first.as_str()).and_then(|rest| rest.strip_suffix(last.as_str())) else {
        return false;
    };
    middle.iter().all(|text| {
        let found = rest.find(text.as_str());
        rest = found.map_or("", |at| &rest[at + text.len()..]);
        found.is_some()
    })
}

#[test]
fn every_kind_of_problem_has_a_case() {
    let mut seen = Vec::new();
    for (_, rules, rounds, build, _) in [OF_BOOK, OF_SCORES, OF_BOARDS, OF_EVENT].into_iter().flatten() {
        let mut event = TestEvent::new(rules, *rounds);
        build(&mut event);
        seen.extend(event.0.problems().iter().map(|problem| problem.cure.clone()));
    }
    let sentences = [
        include_str!("../../assets/languages/en/window/problems.ftl"),
        include_str!("../../assets/languages/en/window/board-problems.ftl"),
        include_str!("../../assets/languages/en/window/event-problems.ftl"),
    ];
    let cures: Vec<Vec<String>> = sentences.into_iter().flat_map(cures_in).collect();
    assert!(cures.len() > 50, "{} cures were found", cures.len());
    let is_seen = |cure: &Vec<String>| seen.iter().any(|seen| has_texts(seen, cure));
    let new: Vec<&Vec<String>> = cures.iter().filter(|cure| !is_seen(cure)).collect();
    assert!(new.is_empty(), "these problems need a case in a list above:\n{new:#?}");
}

#[test]
fn f8_goes_to_the_problem_after_the_one_that_was_just_solved() {
    let mut event = TestEvent::new("WDC 2006", 1);
    for power in ["Austria", "England", "France"] {
        event.line(&format!("{power} out early"));
    }
    let mut window = WindowTest::open_sized([1600.0, 1000.0], with_engine(event.0));
    for _ in 0..2 {
        window.press(Key::F8);
        window.press(Key::Delete);
    }
    let seats = &window.book().rounds[0].boards[0].seats;
    let is_solved = |power: Power| seats[power].eliminated.is_blank();
    assert!(is_solved(Power::Austria) && is_solved(Power::England), "the second problem was skipped");
    assert!(!is_solved(Power::France));
}

#[test]
fn the_whole_problem_and_its_cure_are_shown_below_the_list() {
    let window = window_at_problem(find_case("WDC 2006 needs the year of the solo"));
    let problem =
        window.engine().problems().iter().find(|problem| problem.message.contains("year of the solo")).unwrap();
    assert!(window.shows(&problem.cure), "{} is not shown", problem.cure);
}

#[test]
fn the_whole_problem_goes_with_the_cursor_and_with_escape() {
    let case = find_case("WDC 2006 needs the year of the solo");
    let leaves: [fn(&mut WindowTest); 4] = [
        |window| window.press(Key::Escape),
        |window| window.click("Round 1 Board A France player"),
        |window| window.open_tab("Players"),
        |window| window.press(Key::ArrowDown),
    ];
    for leave in leaves {
        let mut window = window_at_problem(case);
        let problem = window.engine().problems().iter().find(|problem| problem.message.contains("year of the solo"));
        // Below the list, the place stands above the sentences.
        let whole_text = format!("\n{}", problem.unwrap().sentences());
        assert!(window.shows(&whole_text), "{:?}", window.labels());
        let sentences = problem.unwrap().sentences();
        let said = window.labels().iter().filter(|label| label.contains(&sentences)).count();
        assert_eq!(said, 1, "it is said once: {:?}", window.labels());
        leave(&mut window);
        assert!(!window.shows(&whole_text), "{:?}", window.labels());
    }
}

#[test]
fn a_year_typed_at_the_last_year_scores_the_solo() {
    let mut window = window_at_problem(find_case("WDC 2006 needs the year of the solo"));
    window.type_text("1908");
    window.press(Key::Enter);
    let board = BoardRef::new(0, 0);
    assert_eq!(window.book().board(board).unwrap().last_year().map(|year| year.0), Some(1908));
    assert_eq!(window.engine().score(board.seat(Power::Austria)), Some(75.0));
}

#[test]
fn a_count_of_1908_is_kept_as_text_wherever_it_is_typed_or_pasted() {
    let mut window = WindowTest::open(with_engine(TestEvent::new("WDC 2006", 1).0));
    window.enter_text("Round 1 Board A Austria centres", "1908");
    assert_eq!(window.cell_text("Round 1 Board A Austria centres"), "1908");
    window.click("Round 1 Board A England centres");
    window.paste("35\n34\n1000 (1904)");
    window.press(Key::Enter);
    let centres = window.book().rounds[0].boards[0].seats.0.each_ref().map(|seat| seat.centres.to_string());
    assert_eq!(centres, ["1908", "35", "34", "1000 (1904)", "", "", ""]);
    let text = |message: &str| window.engine().problems().iter().any(|problem| problem.message.contains(message));
    assert!(text("“1908” is not") && text("“35” is not") && text("“1000 (1904)” is not") && !text("“34” is not"));
}

#[test]
fn the_two_keys_answer_how_a_game_ended() {
    for (key, scored) in [(Key::F9, true), (Key::F8, false)] {
        let mut window =
            window_at_problem(find_case("the game ended in 1906 without a solo and without a passed vote"));
        assert_eq!(window.cell_text("Round 1 Board A ending"), "agreed draw or abandoned?");
        window.press_with(Modifiers::SHIFT, key);
        let engine = window.engine();
        assert!(engine.problems().is_empty(), "{:?}", engine.problems());
        let score = engine.score(BoardRef::new(0, 0).seat(Power::Austria)).unwrap();
        assert_eq!(score > 20.0, scored);
        assert_eq!(window.cell_text("Round 1 Board A ending"), if scored { "draw of 4" } else { "abandoned" });
        window.ctrl(Key::Z);
        assert_eq!(window.cell_text("Round 1 Board A ending"), "agreed draw or abandoned?");
    }
}

/// Six rounds whose boards ended early, and nobody knows how.
fn unexplained_games() -> WindowTest {
    let mut event = TestEvent::new("WDC 2006", 6);
    for round in 0..6 {
        event.ended_at(BoardRef::new(round, 0));
        event.line_at(BoardRef::new(round, 0), "ended 1906");
    }
    WindowTest::open_sized([1600.0, 1000.0], with_engine(event.0))
}

/// The number of boards without an ending that needs one.
fn asked_boards(window: &WindowTest) -> usize {
    window.book().boards().filter(|(at, _)| window.engine().asks_for_the_end(*at)).count()
}

#[test]
fn one_key_answers_how_all_games_ended() {
    let mut window = unexplained_games();
    assert_eq!(asked_boards(&window), 6);
    window.ctrl_shift(Key::F9);
    assert_eq!(asked_boards(&window), 0);
    assert_eq!(window.cell_text("Round 1 Board A ending"), "draw of 4");
    assert!(window.book().boards().all(|(_, board)| board.is_agreed_draw()));
    // It is one step.
    window.ctrl(Key::Z);
    assert_eq!(asked_boards(&window), 6);
}

#[test]
fn the_list_of_many_remarks_begins_with_what_cures_all_of_them() {
    let mut window = unexplained_games();
    window.click("6 games ended before the last year without a solo and without a passed vote");
    assert!(window.has_dialog());
    window.press(Key::Enter);
    assert!(!window.has_dialog());
    assert_eq!(asked_boards(&window), 0);
}

#[test]
fn games_without_a_last_year_were_played_to_the_end() {
    let mut event = TestEvent::new("WDC 2006", 2);
    for round in 0..2 {
        let at = BoardRef::new(round, 0);
        event.ended_at(at);
        event.enter(CellAddress::BoardCell(at, BoardColumn::LastYear), "");
    }
    let mut window = WindowTest::open_sized([1600.0, 1000.0], with_engine(event.0));
    assert!(
        window.engine().problems().iter().any(|problem| problem.message.contains("last year of the game is missing"))
    );
    window.command(Command::PlayAllToTheLastYear);
    let years: Vec<_> = window.book().boards().map(|(_, board)| board.last_year().map(|year| year.0)).collect();
    assert_eq!(years, [Some(1909), Some(1909)]);
}

#[test]
fn what_is_typed_does_not_open_the_list_beside_a_tab_and_does_not_close_it() {
    let mut event = TestEvent::new("WDC 2006", 1);
    event.add_player("Margaret Whitfield");
    event.add_player("Rosalind Chen");
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_engine(event.0));
    window.open_tab("Players");
    assert!(!window.shows("Problems ("), "{:?}", window.labels());
    let cell = |window: &WindowTest| window.get_by_label("Players Margaret Whitfield name").rect().x_range();
    let before = cell(&window);
    window.enter_text("Players Rosalind Chen name", "Margaret Whitfeld");
    assert!(window.shows("1 problem") && !window.shows("Problems ("), "{:?}", window.labels());
    assert_eq!(cell(&window), before, "no column moves");
    // The key opens it, and what solves the problem leaves it open.
    window.press(Key::F9);
    assert!(window.shows("Problems (1)"), "{:?}", window.labels());
    window.enter_text("Players Margaret Whitfeld name", "Rosalind Chen");
    assert!(window.shows("Problems (0)"), "{:?}", window.labels());
    window.open_tab("Round 1");
    window.open_tab("Players");
    assert!(!window.shows("Problems ("), "{:?}", window.labels());
}

#[test]
fn nothing_below_the_list_of_problems_moves_while_somebody_types() {
    let mut window = crate::small_event::window();
    let table = |window: &WindowTest| window.get_by_role_and_label(AccessRole::Label, "Standings").rect();
    let before = table(&window);
    window.enter_text("Round 1 Board A France centres", "9");
    // The list of a book without problems has room for one already.
    assert!(window.shows(": 35 centres; a board has 34"), "{:?}", window.labels());
    assert_eq!(table(&window), before);
    window.press(Key::F8);
    assert!(window.shows(": 35 centres; a board has 34"), "{:?}", window.labels());
}

#[test]
fn the_list_of_problems_has_the_room_of_the_standings_before_anybody_has_a_score() {
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_engine(TestEvent::new("WDC 2006", 1).0));
    window.open_tab("Round 1");
    assert!(window.shows("Problems (0)") && window.shows("Nobody has a score yet."), "{:?}", window.labels());
    for power in ["England", "France"] {
        window.enter_text(&format!("Round 1 Board A {power} player"), "Ann");
    }
    assert!(window.shows(": Ann sits twice at board A"), "{:?}", window.labels());
    let sentence = window.get_by_label("Nobody has a score yet.").rect();
    assert!(sentence.bottom() < 768.0, "{sentence:?}");
}

#[test]
fn many_remarks_are_one_line_that_opens_their_list() {
    let mut window = WindowTest::open_sized([1600.0, 1000.0], with_engine(TestEvent::new("WDC 2006", 5).0));
    assert!(window.shows("Problems (7 in 1 line)"));
    window.click("7 players play more rounds than the rules allow");
    assert!(window.has_dialog());
    window.type_text("gwen");
    window.press(Key::Enter);
    assert!(!window.has_dialog());
    assert_eq!(window.state().tab(), Tab::Round(RoundIx(4)));
    window.type_text("Hal");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 5 Board A Turkey player"), "Hal");
    assert!(window.shows("6 players play more rounds than the rules allow"));
}

#[test]
fn the_record_of_a_board_marks_its_problems() {
    let mut window = window_at_problem(find_case("Cléo has a yellow card after an earlier card"));
    assert_eq!(window.state().tab(), Tab::Record(BoardRef::new(0, 0)));
    assert!(window.shows("a player who is late again gets a red card"));
    // A team cell names its problem in the formula bar.
    window = window_at_problem(find_case("the team Berlin has no captain"));
    assert_eq!(window.state().tab(), Tab::Teams);
    assert!(window.shows("Choose one of the members"));
}

#[test]
fn the_same_sentence_of_many_boards_is_one_line_that_names_them_and_leads_to_each() {
    let mut event = TestEvent::new("WDC 2006", 1);
    let names: Vec<String> = (1..=8).map(|n| format!("B{n}")).collect();
    for name in &names {
        let at = BoardRef::new(0, event.0.book().rounds[0].boards.len());
        event
            .0
            .apply("board", Edit::AddBoard { position: at.first_place(), board: Box::new(Board::new(name)) })
            .unwrap();
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let seat = event.0.book().edit_to_seat(at.seat(power), &format!("P{n} {name}"));
            event.0.apply("seat", seat).unwrap();
            let count = topboard::book::SeatField::Centres(CellEntry::Value(5));
            event.0.apply("count", Edit::Seat(at.seat(power).first_id(), count)).unwrap();
        }
    }
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_engine(event.0));
    let line = "8 times: 35 centres; a board has 34";
    assert!(window.has(line), "{:?}", window.labels());
    window.click(line);
    let entries = window.list_entries();
    assert!(entries.len() == 8 && entries[2].contains("board B3"), "{entries:?}");
    window.type_text("b3");
    window.press(Key::Enter);
    window.assert_at("Board B3");
}

/// A round of three boards. France and Turkey have a year that is none on board C.
fn window_of_two_wrong_years() -> WindowTest {
    let mut book = book_with_boards(1, &["A", "B", "C"]);
    for power in [Power::France, Power::Turkey] {
        let seat = BoardRef::new(0, 2).seat(power);
        book.apply(Edit::Seat(seat.first_id(), SeatField::Eliminated(CellEntry::parse("early")))).unwrap();
    }
    WindowTest::open_sized([1600.0, 1000.0], with_engine(Engine::new(book)))
}

#[test]
fn f8_goes_to_the_first_problem_behind_the_cursor() {
    let mut window = window_of_two_wrong_years();
    window.press(Key::F8);
    window.assert_at("Board C · France · out");
    window.ctrl(Key::Home);
    window.press(Key::F8);
    window.assert_at("Board C · France · out");
    window.press(Key::F8);
    window.assert_at("Board C · Turkey · out");
    window.click("Round 1 Board C Italy player");
    window.press(Key::F8);
    window.assert_at("Board C · Turkey · out");
    window.press(Key::F8);
    window.assert_at("Board C · France · out");
}

#[test]
fn the_list_of_problems_grows_while_somebody_types_where_the_standings_leave_room() {
    let mut window = crate::small_event::window();
    for (power, text) in [("Austria", "early"), ("England", "late"), ("France", "soon")] {
        window.enter_text(&format!("Round 1 Board B {power} out"), text);
    }
    let standings = window.get_by_role_and_label(AccessRole::Label, "Standings").rect();
    let entries = window.query_all_by_label_contains("is not a year such as").map(|entry| entry.rect());
    let entries: Vec<_> = entries.filter(|entry| entry.right() > standings.left()).collect();
    assert!(entries.len() >= 3, "{:?}", window.labels());
    assert!(entries.iter().all(|entry| entry.bottom() <= standings.top()), "{entries:?} {standings:?}");
}

#[test]
fn a_typed_name_that_is_like_one_of_the_list_has_one_remark() {
    let mut book = book_with_boards(1, &["A"]);
    add_players(&mut book, ["Björn Müller", "Ole Hansen", "Ann Lee"]);
    let mut window = WindowTest::open_sized([1600.0, 1000.0], with_engine(Engine::new(book)));
    window.open_tab("Round 1");
    window.enter_text("Round 1 Board A France player", "bjorn muler");
    window.press(Key::Escape);
    let about = |window: &WindowTest| {
        let problems = window.engine().problems();
        problems.iter().filter(|problem| problem.message.contains("muler")).count()
    };
    assert_eq!(about(&window), 1, "{:?}", window.engine().problems());
}

#[test]
fn the_list_of_problems_has_the_height_of_its_entries_above_long_standings() {
    let mut book = book_with_boards(1, &["A", "B", "C"]);
    for (board, letter) in ["a", "b", "c"].into_iter().enumerate() {
        let names: Vec<String> = (0..7).map(|n| format!("P{letter}{n} Lee")).collect();
        let names: [&str; 7] = std::array::from_fn(|n| names[n].as_str());
        fill_board(&mut book, BoardRef::new(0, board), names, [5, 5, 5, 5, 5, 5, 4]);
    }
    let mut window = WindowTest::open(with_book(book));
    window.open_tab("Round 1");
    for (power, text) in [("Austria", "1o"), ("England", "x"), ("France", "zz"), ("Germany", "y")] {
        window.enter_text(&format!("Round 1 Board A {power} centres"), text);
    }
    let entry = |text: &str| window.get_by_label_contains(&format!(": “{text}” is not a number of centres")).rect();
    let heading = |text: &str| {
        let headings = window.query_all_by_label(text).map(|node| node.rect()).filter(|rect| rect.left() > 900.0);
        headings.map(|rect| rect.top()).fold(f32::MAX, f32::min)
    };
    let standings = heading("Standings");
    for text in ["1o", "x", "zz", "y"] {
        assert!(entry(text).bottom() <= standings + 1.0, "{text}: {} below {standings}", entry(text));
    }
}
