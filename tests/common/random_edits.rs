//! Random edits of every kind, made from a few numbers and the book as it is. Most of them are possible in the book.

use topboard::book::results_year::{LadderChoices, ResultLine, ResultsYearEdit, YearEvent, YearEventField};
use topboard::book::{
    AttendanceEntry, AttendanceStatus, Award, Board, BoardField, BoardRef, Book, Card, CardKind, CellEntry, Chart,
    DeclinedSeat, DrawProposal, Edit, Ending, EventField, FillColour, NeighbourTable, NotebookEntry, Penalty,
    PenaltyAmount, PerPower, Person, PersonField, PersonId, Power, PowerChoice, ProposalOutcome, PublishedStanding,
    Role, Round, RoundField, RoundId, RoundIx, RoundPosting, ScoreRuling, Season, SeatField, SeatRef, SkillVotes,
    StoredDraw, Substitute, Team, TopBoard, UnplacedCell, Year,
};

/// The numbers that choose an edit.
pub type Numbers = [u16; 6];

/// The number of kinds: the first of the numbers chooses one.
pub const EDIT_KINDS: u16 = 32;

/// Names. Those after the fourteenth look like earlier ones, and at first nobody of them has a seat.
const NAMES: [&str; 20] = [
    "Erik Berg",
    "Andy Goff",
    "Tom Haver",
    "ann lee",
    "Bob Ray",
    "Cleo Fox",
    "Dan Poe",
    "Eve Orr",
    "Finn Dahl",
    "Gus Moe",
    "Hal Ives",
    "Ida Jung",
    "Joe King",
    "Kim Lund",
    "Eric Berg",
    "Andrew Goff",
    "Tom Havre",
    "Ann Lee",
    "Haver, Tom",
    "Erika Berg",
];
const RULES: [&str; 8] =
    ["WDC 2006", "EuroDipCon 4", "Gunboat Cup", "Cup", "Campo di Marte games", "WDC 2025", "Ours", ""];
/// A ruleset of the event's own, with limits of every kind.
const OWN_RULES: &str = "name = \"Ours\"\nsystem = \"Sum of Squares\"\nrounds = 4\nmost_before_last = 2\n\
    most_rounds = 3\npowers_once = true\nreserves_apart = true\nremoval_at = 1\nposting = \"hold_last_round\"\n\
    [draws]\nby_vote = true\n[[total.counts]]\nrest = 1\n\
    [teams]\nsize = 3\nrounds = [2, 2]\ncaptain = true\nmost_per_country = 1\napart = [1, 2]\n";

/// A ruleset of the event's own, with an elimination of one game before one medal game. No result changes others.
const OWN_CUP: &str = "name = \"Cup\"\nsystem = \"Sum of Squares\"\ngroups = true\ngames_at_once = 2\n\
    [[total.counts]]\nrest = 1\nboards = \"others\"\n[[total.counts]]\nrest = 2\nboards = \"top\"\n\
    [top_board]\nname = \"medal round\"\nround = 2\nelimination_games = 1\nfilled_by = \"group_winners\"\n";

fn own_rulesets() -> Vec<String> {
    vec![OWN_RULES.to_owned(), OWN_CUP.to_owned()]
}

/// An event with eighteen players, and three rounds of two boards. The first is played.
pub fn start_book(rules: usize) -> Book {
    let mut book = Book { rulesets: own_rulesets(), ..Book::default() };
    RULES[rules % RULES.len()].clone_into(&mut book.event.rules);
    for (id, name) in (1..).zip(NAMES.iter().take(18)) {
        book.people.push(Person::new(PersonId(id), *name));
    }
    for (round, name) in ["1", "2", "4"].into_iter().enumerate() {
        let mut boards = vec![Board::new("A"), Board::new("B")];
        for (at, board) in boards.iter_mut().enumerate() {
            for (seat, power) in Power::ALL.into_iter().enumerate() {
                // Everybody moves on by one power in each round. The others sit nowhere.
                let player = at * 7 + (seat + round) % 7 + 1;
                board.seats[power].player = Some(PersonId(u32::try_from(player).unwrap()));
                if round == 0 {
                    board.seats[power].centres = CellEntry::Value([5, 5, 5, 5, 5, 5, 4][seat]);
                }
            }
            if round == 0 {
                board.end_year = CellEntry::Value(Year(1907));
            }
        }
        book.rounds.push(Round { name: name.into(), boards, ..Round::default() });
    }
    book
}

/// The edit that these numbers mean in this book.
pub fn random_edit(book: &Book, numbers: Numbers) -> Edit {
    Chooser { book, numbers, next: 0 }.edit()
}

/// The kinds of an edit and of the edits in it. A new kind does not compile before it is generated here.
pub fn kinds_of(edit: &Edit) -> Vec<&'static str> {
    let kind = match edit {
        Edit::Event(_) => "event",
        Edit::AddPerson { .. } => "add person",
        Edit::RemovePerson(_) => "remove person",
        Edit::Person(..) => "person",
        Edit::AddRound { .. } => "add round",
        Edit::RemoveRound(_) => "remove round",
        Edit::Round(..) => "round",
        Edit::AddBoard { .. } => "add board",
        Edit::RemoveBoard(_) => "remove board",
        Edit::Board(..) => "board",
        Edit::AddChart(..) => "add chart",
        Edit::RemoveChart(..) => "remove chart",
        Edit::Count(..) => "count",
        Edit::Seat(..) => "seat",
        Edit::Grade { .. } => "grade",
        Edit::Systems(_) => "systems",
        Edit::Rulesets(_) => "rulesets",
        Edit::Teams(_) => "teams",
        Edit::TopBoard(_) => "top board",
        Edit::Separations(_) => "separations",
        Edit::Neighbours(_) => "neighbours",
        Edit::Awards(_) => "awards",
        Edit::AddNote { .. } => "add note",
        Edit::RemoveNote(_) => "remove note",
        Edit::Note(..) => "note",
        Edit::ResultsYear(_) => "results year",
        Edit::PublishedStandings(_) => "published standings",
        Edit::UnplacedCells(_) => "unplaced cells",
        Edit::Book(_) => "book",
        Edit::Batch(edits) => {
            return std::iter::once("batch").chain(edits.iter().flat_map(kinds_of)).collect();
        }
    };
    vec![kind]
}

/// Chooses the parts of an edit, a number for each.
struct Chooser<'a> {
    book: &'a Book,
    numbers: Numbers,
    next: usize,
}

impl Chooser<'_> {
    /// A number below `limit`.
    fn below(&mut self, limit: usize) -> usize {
        let turn = self.next / self.numbers.len();
        let number =
            usize::from(self.numbers[self.next % self.numbers.len()]).rotate_right(u32::try_from(turn).unwrap());
        self.next += 1;
        number % limit.max(1)
    }

    fn pick<T: Clone>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())].clone()
    }

    fn yes(&mut self) -> bool {
        self.below(2) == 1
    }

    fn person(&mut self) -> PersonId {
        let at = self.below(self.book.people.len());
        self.book.people.get(at).map_or(PersonId(1), |person| person.id)
    }

    fn people(&mut self, most: usize) -> Vec<PersonId> {
        let count = self.below(most + 1);
        let mut people: Vec<PersonId> = (0..count).map(|_| self.person()).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    fn round(&mut self) -> RoundIx {
        RoundIx(self.below(self.book.rounds.len()))
    }

    fn board(&mut self) -> BoardRef {
        let round = self.round();
        let boards = self.book.round(round).map_or(0, |round| round.boards.len());
        BoardRef::new(round.0, self.below(boards))
    }

    fn seat(&mut self) -> SeatRef {
        let (board, power) = (self.board(), self.pick(&Power::ALL));
        board.seat(power)
    }

    fn text(&mut self) -> String {
        self.pick(&["", "Berlin", "two people", "“x”"]).to_owned()
    }

    fn year(&mut self) -> Year {
        Year(self.pick(&[1901, 1902, 1905, 1906, 1909]))
    }

    fn count(&mut self) -> CellEntry<u16> {
        match self.below(10) {
            0 => CellEntry::Blank,
            1 => CellEntry::Text("many".into()),
            2 | 3 => CellEntry::Value(0),
            4 => CellEntry::Value(18),
            other => CellEntry::Value(u16::try_from(other).unwrap()),
        }
    }

    fn year_entry(&mut self) -> CellEntry<Year> {
        match self.below(6) {
            0 => CellEntry::Blank,
            1 => CellEntry::Text("late".into()),
            _ => CellEntry::Value(self.year()),
        }
    }

    fn penalties(&mut self) -> Vec<Penalty> {
        let amount = match self.below(4) {
            0 => return Vec::new(),
            1 => PenaltyAmount::Points(3.0),
            2 => PenaltyAmount::Percent(25.0),
            _ => PenaltyAmount::Percent(125.0),
        };
        vec![Penalty { amount, reason: self.text() }]
    }

    /// The number of the kind of edit goes through all of them. Seats and counts come more than once.
    fn edit(&mut self) -> Edit {
        match self.below(usize::from(EDIT_KINDS)) {
            0 => self.event_field(),
            1 => self.added_person(),
            2 => Edit::RemovePerson(self.person()),
            3 => self.person_field(),
            4 => self.added_round(),
            5 => Edit::RemoveRound(self.book.round_id(self.round())),
            6 => self.round_field(),
            7 => self.added_board(),
            8 => Edit::RemoveBoard(self.book.board_id(self.board())),
            9 => self.board_field(),
            10 => Edit::AddChart(
                self.book.board_id(self.board()),
                Chart { year: self.year(), centres: PerPower::from_fn(|_| self.count()) },
            ),
            11 => self.removed_chart(),
            12 => self.chart_count(),
            13 | 14 => self.seat_field(),
            15 => self.grade(),
            16 => Edit::Systems(if self.yes() { vec!["name = 3".to_owned()] } else { Vec::new() }),
            17 => Edit::Rulesets(if self.yes() { own_rulesets() } else { Vec::new() }),
            18 => self.teams(),
            19 => self.top_board(),
            20 => Edit::Separations(vec![[self.person(), self.person()]]),
            21 => Edit::Neighbours(if self.yes() { NeighbourTable::Wide } else { NeighbourTable::Strict }),
            22 => Edit::Awards(vec![Award { name: "Best stab".into(), winners: self.people(2), note: self.text() }]),
            23 => Edit::AddNote { position: 0, note: NotebookEntry { text: self.text(), ..NotebookEntry::default() } },
            24 => self.edited_note(),
            25 => self.results_year(),
            26 => self.published_standings(),
            27 => Edit::UnplacedCells(vec![UnplacedCell {
                file: "f".into(),
                sheet: "s".into(),
                cell: "A1".into(),
                text: self.text(),
            }]),
            28 => self.whole_book(),
            29 => {
                let (one, other) = (self.seat(), self.seat());
                let player = |at: SeatRef| self.book.seat(at).and_then(|seat| seat.player);
                Edit::Batch(vec![
                    Edit::Seat(self.book.seat_id(one), SeatField::Player(player(other))),
                    Edit::Seat(self.book.seat_id(other), SeatField::Player(player(one))),
                ])
            }
            30 => Edit::Seat(self.book.seat_id(self.seat()), SeatField::Player(self.yes().then(|| self.person()))),
            _ => Edit::Seat(self.book.seat_id(self.seat()), SeatField::Centres(self.count())),
        }
    }

    fn event_field(&mut self) -> Edit {
        Edit::Event(match self.below(9) {
            0 => EventField::Name(self.text()),
            1 => EventField::Venue(self.text()),
            2 => EventField::Country(self.text()),
            3 => EventField::Town(self.text()),
            4 => EventField::SignUpClosed(self.text()),
            5 => EventField::Dates(self.text()),
            7 => EventField::Languages(self.pick(&["", "de", "it, en", "pl"]).parse().unwrap()),
            6 => EventField::System(self.pick(&[None, Some("PGP"), Some("OPaL"), Some("Nonsense")]).map(str::to_owned)),
            _ => EventField::Rules(self.pick(&RULES).to_owned()),
        })
    }

    fn added_person(&mut self) -> Edit {
        let book = self.book;
        let known = |name: &&str| book.people.iter().any(|person| person.name == *name);
        let free: Vec<&str> = NAMES.iter().copied().filter(|name| !known(name)).collect();
        let name = if free.is_empty() { "Zoe Zell" } else { self.pick(&free) };
        let mut person = Person::new(self.book.next_person_id(), name);
        person.replaced_by = (self.below(4) == 0).then(|| self.person());
        Edit::AddPerson { position: self.below(self.book.people.len() + 1), person }
    }

    fn person_field(&mut self) -> Edit {
        let id = self.person();
        let field = match self.below(17) {
            0 => PersonField::Name(self.pick(&NAMES).to_owned()),
            1 => PersonField::Family(self.text()),
            2 => PersonField::Region(self.text()),
            3 => PersonField::Note(self.text()),
            4 => PersonField::Role(self.pick(&Role::ALL)),
            5 => PersonField::Group(self.pick(&["", "A", "B"]).to_owned()),
            6 => PersonField::Handicap(self.yes().then_some(2.5)),
            7 => PersonField::WantsTeam(self.yes()),
            8 => PersonField::Penalties(self.penalties()),
            9 => PersonField::ReplacedBy(self.yes().then(|| self.person()).filter(|by| *by != id)),
            10 => PersonField::SignedUp(self.text()),
            11 => PersonField::Town(self.text()),
            12 => PersonField::PreferredPowers(vec![self.pick(&Power::ALL)]),
            13 => PersonField::Rounds(self.pick(&["", "1-3", "not 2"]).to_owned()),
            14 => PersonField::Colour(self.colour()),
            15 => PersonField::Unconfirmed(self.yes()),
            _ => PersonField::DifferentFrom(self.people(3)),
        };
        Edit::Person(id, field)
    }

    fn round_name(&mut self) -> String {
        self.pick(&["1", "2", "3", "4", "5", "8", "Final", "Game 3", "Round 2", ""]).to_owned()
    }

    fn added_round(&mut self) -> Edit {
        let position = RoundIx(self.below(self.book.rounds.len() + 1));
        let mut round =
            if self.yes() { self.book.rounds.first().cloned().unwrap_or_default() } else { Round::default() };
        round.name = self.round_name();
        Edit::AddRound { position, round }
    }

    fn round_field(&mut self) -> Edit {
        let at = self.round();
        let field = match self.below(8) {
            0 => RoundField::Name(self.round_name()),
            1 => RoundField::System(self.pick(&[None, Some("PGP"), Some("Nonsense")]).map(str::to_owned)),
            2 => RoundField::Note(self.text()),
            3 => RoundField::SatOut(self.people(3)),
            4 => RoundField::ScoresReleased(self.pick(&[None, Some(true), Some(false)])),
            5 => RoundField::Posted(self.yes().then(|| RoundPosting { time: "10:05".into(), checksum: 7 })),
            6 => {
                let is = self.pick(&AttendanceStatus::ALL);
                RoundField::Attendance(self.people(4).into_iter().map(|id| AttendanceEntry::new(id, is)).collect())
            }
            _ => RoundField::Draws(vec![StoredDraw::default()]),
        };
        Edit::Round(self.book.round_id(at), field)
    }

    fn added_board(&mut self) -> Edit {
        let (round, other) = (self.round(), self.board());
        let copied = self.yes().then(|| self.book.board(other).cloned()).flatten();
        let mut board = copied.unwrap_or_default();
        self.pick(&["A", "B", "C", "D"]).clone_into(&mut board.name);
        Edit::AddBoard {
            position: self.book.new_board_position(BoardRef::after_last(self.book, round)),
            board: Box::new(board),
        }
    }

    fn board_field(&mut self) -> Edit {
        let at = self.board();
        let field = match self.below(10) {
            0 => BoardField::Name(self.pick(&["A", "B", "C"]).to_owned()),
            1 => BoardField::System(self.pick(&[None, Some("PGP"), Some("OPaL"), Some("Nonsense")]).map(str::to_owned)),
            2 => BoardField::EndYear(self.year_entry()),
            3 => BoardField::Ending(self.pick(&[Ending::Played, Ending::Abandoned, Ending::Conceded(Power::Italy)])),
            4 | 5 => BoardField::IsTopBoard(self.yes()),
            6 => {
                let outcome = self.pick(&[ProposalOutcome::Open, ProposalOutcome::Passed, ProposalOutcome::Failed]);
                let season = self.pick(&[Season::Spring, Season::Fall]);
                let proposer = self.yes().then(|| self.pick(&Power::ALL));
                let members = vec![self.pick(&Power::ALL)];
                let proposal =
                    DrawProposal { year: self.year(), season, proposer, members, outcome, note: self.text() };
                BoardField::Proposals(vec![proposal; 1 + self.below(2)])
            }
            7 => BoardField::Note(self.text()),
            8 => BoardField::Colour(self.colour()),
            _ => BoardField::Votes(vec![SkillVotes { skill: "Best Tactician".into(), ..SkillVotes::default() }]),
        };
        Edit::Board(self.book.board_id(at), field)
    }

    /// A board that has a chart, and the year of the chart. Any board if none has one.
    fn chart(&mut self) -> (BoardRef, Year) {
        let charts: Vec<(BoardRef, Year)> =
            self.book.boards().flat_map(|(at, board)| board.charts.iter().map(move |chart| (at, chart.year))).collect();
        if charts.is_empty() { (self.board(), self.year()) } else { self.pick(&charts) }
    }

    fn removed_chart(&mut self) -> Edit {
        let (at, year) = self.chart();
        if self.book.board(at).is_some_and(|board| board.charts.is_empty()) {
            // Nothing can be removed, so that the chart is added first.
            let chart = Chart { year, centres: PerPower::from_fn(|_| self.count()) };
            return Edit::Batch(vec![
                Edit::AddChart(self.book.board_id(at), chart.clone()),
                Edit::RemoveChart(self.book.board_id(at), year),
                Edit::AddChart(self.book.board_id(at), chart),
            ]);
        }
        Edit::RemoveChart(self.book.board_id(at), year)
    }

    fn chart_count(&mut self) -> Edit {
        let (at, year) = self.chart();
        let (power, count) = (self.pick(&Power::ALL), self.count());
        self.book.edit_to_enter_count(at.seat(power), year, count)
    }

    fn seat_field(&mut self) -> Edit {
        let at = self.seat();
        let field = match self.below(16) {
            0 => SeatField::Player(Some(self.person())),
            1 => SeatField::Centres(self.count()),
            2 => SeatField::Eliminated(self.year_entry()),
            3 => SeatField::InDraw(self.pick(&[None, Some(true), Some(false)])),
            4 => SeatField::MissedMoves(self.missed()),
            5 => SeatField::MissedWinters(self.missed()),
            6 => SeatField::PrintedScore(self.yes().then_some(12.0)),
            7 => {
                let score = self.pick(&[0.0, 40.0]);
                SeatField::Ruling(self.yes().then(|| Box::new(ScoreRuling { score, reason: "agreed".into() })))
            }
            8 => SeatField::Penalties(self.penalties()),
            9 | 10 => SeatField::Substitutes(if self.yes() {
                vec![Substitute { player: self.person(), start: self.text() }]
            } else {
                Vec::new()
            }),
            11 => SeatField::ScoresFor(self.yes().then(|| self.person())),
            12 => {
                let kind = self.pick(&[CardKind::Yellow, CardKind::Red, CardKind::Extension]);
                SeatField::Cards(vec![Card { kind, moment: self.text(), note: self.text() }; 1 + self.below(2)])
            }
            13 => SeatField::Locked(self.yes()),
            14 => SeatField::Colour(self.colour()),
            _ => SeatField::Note(self.text()),
        };
        Edit::Seat(self.book.seat_id(at), field)
    }

    fn colour(&mut self) -> Option<FillColour> {
        self.yes().then(|| self.pick(&FillColour::ALL))
    }

    fn missed(&mut self) -> CellEntry<u32> {
        match self.below(3) {
            0 => CellEntry::Blank,
            1 => CellEntry::Text("some".into()),
            _ => CellEntry::Value(2),
        }
    }

    fn grade(&mut self) -> Edit {
        let skill = self.pick(&["Best Negotiator", "Best Tactician", "Best Talker"]).to_owned();
        let grade = CellEntry::parse(self.pick(&["A", "b", "Z", "?", ""]));
        Edit::Grade {
            board: self.book.board_id(self.board()),
            skill,
            voter: self.pick(&Power::ALL),
            rated: self.pick(&Power::ALL),
            grade,
        }
    }

    fn teams(&mut self) -> Edit {
        let team = |chooser: &mut Self, name: &str| Team {
            name: name.into(),
            captain: chooser.yes().then(|| chooser.person()),
            members: chooser.people(4),
            country: chooser.text(),
            scratch: chooser.yes(),
        };
        Edit::Teams(vec![team(self, "Reds"), team(self, "Blues")])
    }

    fn top_board(&mut self) -> Edit {
        Edit::TopBoard(TopBoard {
            declined: self.people(1).into_iter().map(|player| DeclinedSeat { player, note: String::new() }).collect(),
            preferred_players: self.people(1),
            extra_qualifiers: self.people(2),
            choice_order: self.people(3),
            chosen_powers: vec![PowerChoice { player: self.person(), game: 0, power: self.pick(&Power::ALL) }],
        })
    }

    fn edited_note(&mut self) -> Edit {
        let note = NotebookEntry { text: self.text(), ..NotebookEntry::default() };
        match (self.book.notebook.is_empty(), self.yes()) {
            (true, _) => Edit::Batch(vec![
                Edit::AddNote { position: 0, note: note.clone() },
                Edit::Note(0, note),
                Edit::RemoveNote(0),
            ]),
            (false, true) => Edit::RemoveNote(0),
            (false, false) => Edit::Note(0, note),
        }
    }

    fn results_year(&mut self) -> Edit {
        let line = ResultLine { name: self.pick(&NAMES).to_owned(), ..ResultLine::default() };
        Edit::ResultsYear(match self.below(4) {
            0 => ResultsYearEdit::Ladder(self.pick(&["bismark-2001", "campo-di-marte"]).to_owned()),
            1 => ResultsYearEdit::Choices(LadderChoices { year: Some(2001), ..LadderChoices::default() }),
            2 if !self.book.results_year.events.is_empty() => {
                ResultsYearEdit::Event(0, YearEventField::Name(self.text()))
            }
            _ => {
                let event = YearEvent { lines: vec![line], ..YearEvent::new("Con") };
                ResultsYearEdit::AddEvent { position: 0, event: Box::new(event) }
            }
        })
    }

    fn published_standings(&mut self) -> Edit {
        let lines = self.people(3).into_iter().map(|player| PublishedStanding {
            player,
            place: Some(1),
            rounds: [(RoundId(0), 3.0)].into(),
            total: Some(3.0),
        });
        Edit::PublishedStandings(lines.collect())
    }

    /// Another event, or this one without its last round.
    fn whole_book(&mut self) -> Edit {
        let mut book = self.book.clone();
        match self.below(3) {
            0 => book = start_book(self.below(RULES.len())),
            1 => drop(book.rounds.pop()),
            _ => book.rounds.reverse(),
        }
        Edit::Book(Box::new(book))
    }
}
