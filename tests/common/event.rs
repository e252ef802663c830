//! Enters whole events from `tests/data/events` line by line as edits, as a director would.

use std::collections::HashMap;

use topboard::book::typed_words::{parse_ending, parse_yes_no};
use topboard::book::{
    Award, Board, BoardField, BoardRef, Book, CellEntry, DeclinedSeat, Edit, EventField, Penalty, PenaltyAmount,
    Person, PersonField, PersonId, Power, Role, Round, RoundIx, SeatField, SeatRef, Substitute, Team, TopBoard, Year,
};
use topboard::engine::Engine;

/// A line of a CSV file: cells by their headings.
pub type CsvRow = HashMap<String, String>;

/// The folder of an event in `tests/data/events`.
#[derive(Clone, Copy)]
pub struct EventFolder(pub &'static str);

impl EventFolder {
    /// Whether the event has this file.
    pub fn has(self, file: &str) -> bool {
        self.path(file).exists()
    }

    /// The lines of a file.
    pub fn lines(self, file: &str) -> Vec<CsvRow> {
        let path = self.path(file);
        let mut reader = csv::Reader::from_path(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        reader.deserialize().map(Result::unwrap).collect()
    }

    fn path(self, file: &str) -> std::path::PathBuf {
        [env!("CARGO_MANIFEST_DIR"), "tests", "data", "events", self.0, file].iter().collect()
    }

    fn lines_if_present(self, file: &str) -> Vec<CsvRow> {
        if self.has(file) { self.lines(file) } else { Vec::new() }
    }

    /// The headings of `boards.csv` that are years.
    fn years(self) -> Vec<String> {
        let mut reader = csv::Reader::from_path(self.path("boards.csv")).unwrap();
        let headings = reader.headers().unwrap();
        headings.iter().filter(|heading| heading.parse::<u16>().is_ok()).map(str::to_owned).collect()
    }
}

/// Enters all data of an event. `top` lists the round and the name of each top board.
pub fn enter_event(files: EventFolder, rules: &str, top: &[(&str, &str)]) -> Engine {
    enter_boards(files, rules, top, |_, _| true)
}

/// Enters an event with only those boards for which `wanted` is true. Its arguments are round and board name.
pub fn enter_boards(
    files: EventFolder,
    rules: &str,
    top: &[(&str, &str)],
    wanted: impl Fn(&str, &str) -> bool,
) -> Engine {
    let mut entry = DataEntry { engine: Engine::new(Book::default()) };
    entry.edit(Edit::Event(EventField::Name(files.0.to_owned())));
    entry.edit(Edit::Event(EventField::Rules(rules.to_owned())));
    entry.people(files);
    entry.teams(files);
    entry.boards(files, wanted);
    for (round, board) in top {
        let at = entry.board(round, board);
        entry.edit(Edit::Board(entry.book().board_id(at), BoardField::IsTopBoard(true)));
    }
    entry.replacements(files);
    entry.penalties(files);
    entry.top_board(files);
    entry.votes(files);
    entry.free_awards(files);
    entry.engine
}

/// Applies the edits of a director to an engine.
struct DataEntry {
    engine: Engine,
}

impl DataEntry {
    fn edit(&mut self, edit: Edit) {
        self.engine.apply("typed", edit).unwrap();
    }

    fn book(&self) -> &Book {
        self.engine.book()
    }

    fn person(&self, name: &str) -> PersonId {
        self.book().find_person(name).unwrap_or_else(|| panic!("there is no person {name}")).id
    }

    fn board(&self, round: &str, board: &str) -> BoardRef {
        let found = self.book().boards().find(|(at, existing)| {
            existing.name == board && self.book().round(at.round).is_some_and(|existing| existing.name == round)
        });
        found.unwrap_or_else(|| panic!("there is no board {board} in round {round}")).0
    }

    fn seat(&self, line: &CsvRow) -> SeatRef {
        self.board(&line["round"], &line["board"]).seat(Power::parse(&line["power"]).unwrap())
    }

    fn people(&mut self, files: EventFolder) {
        for line in files.lines("people.csv") {
            let field = |heading: &str| line.get(heading).map(String::as_str).unwrap_or_default();
            let id = self.book().next_person_id();
            let status = if field("role").is_empty() { field("status") } else { field("role") };
            let role = match status {
                // A reserve with a group has become an entrant and is ranked like everybody else.
                "reserve" if !field("group").is_empty() => Role::Player,
                "helper" | "substitute" => Role::Reserve,
                "entrant" => Role::Player,
                other => Role::parse(other).unwrap(),
            };
            self.edit(Edit::Batch(vec![
                Edit::AddPerson { position: self.book().people.len(), person: Person::new(id, field("name")) },
                Edit::Person(id, PersonField::Role(role)),
                Edit::Person(id, PersonField::Region(field("country").to_owned())),
                Edit::Person(id, PersonField::Group(field("group").to_owned())),
                Edit::Person(id, PersonField::Note(field("note").to_owned())),
            ]));
        }
        for line in files.lines_if_present("carried-over.csv") {
            let (from, to) = (self.person(&line["from"]), self.person(&line["to"]));
            self.edit(Edit::Person(from, PersonField::ReplacedBy(Some(to))));
        }
        for line in files.lines_if_present("wants-a-team.csv") {
            let id = self.person(&line["player"]);
            self.edit(Edit::Person(id, PersonField::WantsTeam(true)));
        }
    }

    fn teams(&mut self, files: EventFolder) {
        let mut teams: Vec<Team> = Vec::new();
        for line in files.lines_if_present("teams.csv") {
            let member = self.person(&line["player"]);
            let field = |heading: &str| line.get(heading).is_some_and(|text| text == "yes");
            if teams.last().is_none_or(|team| team.name != line["team"]) {
                // “GREAT BRITAIN 1” is a team of the country “GREAT BRITAIN”.
                let numbered = line["team"].trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
                let country = if line.contains_key("country") { numbered.to_owned() } else { String::new() };
                let scratch = field("scratch");
                teams.push(Team { name: line["team"].clone(), country, scratch, ..Team::default() });
            }
            let team = teams.last_mut().unwrap();
            team.members.push(member);
            if field("captain") {
                team.captain = Some(member);
            }
        }
        self.edit(Edit::Teams(teams));
    }

    fn boards(&mut self, files: EventFolder, wanted: impl Fn(&str, &str) -> bool) {
        let years = files.years();
        for line in files.lines("boards.csv").iter().filter(|line| wanted(&line["round"], &line["board"])) {
            self.add_missing_board(&line["round"], &line["board"]);
            let at = self.seat(line);
            let mut row = vec![
                Edit::Seat(self.book().seat_id(at), SeatField::Player(Some(self.person(&line["player"])))),
                Edit::Seat(self.book().seat_id(at), SeatField::Centres(CellEntry::parse(&line["centres"]))),
                Edit::Seat(self.book().seat_id(at), SeatField::Eliminated(CellEntry::parse(&line["out"]))),
                Edit::Seat(self.book().seat_id(at), SeatField::InDraw(parse_yes_no(&line["draw"]))),
                Edit::Board(self.book().board_id(at.board), BoardField::EndYear(CellEntry::parse(&line["ended"]))),
            ];
            if let Some(how) = parse_ending(&format!("{} {}", line["result"], line["power"])) {
                row.push(Edit::Board(self.book().board_id(at.board), BoardField::Ending(how)));
            }
            for year in years.iter().filter(|year| !line[*year].is_empty()) {
                row.push(self.book().edit_to_enter_count(
                    at,
                    Year(year.parse().unwrap()),
                    CellEntry::parse(&line[year]),
                ));
            }
            if let (Some(moves), Some(winters)) = (line.get("missed_moves"), line.get("missed_winters")) {
                row.push(Edit::Seat(self.book().seat_id(at), SeatField::MissedMoves(CellEntry::parse(moves))));
                row.push(Edit::Seat(self.book().seat_id(at), SeatField::MissedWinters(CellEntry::parse(winters))));
            }
            self.edit(Edit::Batch(row));
        }
    }

    /// Adds the round and the board if they do not exist yet.
    fn add_missing_board(&mut self, round: &str, board: &str) {
        let rounds = &self.book().rounds;
        let at = rounds.iter().position(|existing| existing.name == round).unwrap_or(rounds.len());
        if at == rounds.len() {
            self.edit(Edit::AddRound {
                position: RoundIx(at),
                round: Round { name: round.to_owned(), ..Round::default() },
            });
        }
        let boards = &self.book().rounds[at].boards;
        if boards.iter().all(|existing| existing.name != board) {
            let at = BoardRef::new(at, boards.len());
            self.edit(Edit::AddBoard {
                position: self.book().new_board_position(at),
                board: Box::new(Board::new(board)),
            });
        }
    }

    fn replacements(&mut self, files: EventFolder) {
        for line in files.lines("replacements.csv") {
            let at = self.seat(&line);
            assert_eq!(self.book().name_of(self.book().seat(at).unwrap().player), line["starter"]);
            let player = self.person(&line["substitute"]);
            self.edit(Edit::Seat(
                self.book().seat_id(at),
                SeatField::Substitutes(vec![Substitute { player, start: line["from"].clone() }]),
            ));
            if line["score_to"] == "substitute" {
                self.edit(Edit::Seat(self.book().seat_id(at), SeatField::ScoresFor(Some(player))));
            }
        }
    }

    fn penalties(&mut self, files: EventFolder) {
        for line in files.lines_if_present("penalties.csv").iter().filter(|line| line["penalty"] != "removal") {
            let person = self.person(&line["player"]);
            // On a lost game the rules themselves turn this quarter into 50 extra points.
            let quarter = vec![Penalty { amount: PenaltyAmount::Percent(25.0), reason: line["offence"].clone() }];
            if line["board"].is_empty() {
                self.edit(Edit::Person(person, PersonField::Penalties(quarter)));
                continue;
            }
            if self.book().rounds.iter().all(|existing| existing.name != line["round"]) {
                continue;
            }
            let board = self.board(&line["round"], &line["board"]);
            let seats = self.book().board(board).unwrap().seats.iter();
            let power = seats.into_iter().find(|(_, seat)| seat.player == Some(person)).unwrap().0;
            self.edit(Edit::Seat(self.book().seat_id(board.seat(power)), SeatField::Penalties(quarter)));
        }
    }

    fn top_board(&mut self, files: EventFolder) {
        let invited = [files.lines_if_present("top-board.csv"), files.lines_if_present("medal-round.csv")].concat();
        let refused = invited.into_iter().filter(|line| line["answer"] != "plays");
        let declined: Vec<DeclinedSeat> = refused
            .map(|line| DeclinedSeat { player: self.person(&line["player"]), note: line["answer"].clone() })
            .collect();
        self.edit(Edit::TopBoard(TopBoard { declined, ..TopBoard::default() }));
    }

    fn votes(&mut self, files: EventFolder) {
        for line in files.lines_if_present("votes.csv") {
            let at = self.board(&line["round"], &line["board"]);
            let by = Power::parse(&line["voter"]).unwrap();
            let skill = match line["skill"].as_str() {
                "negotiation" => "Best Negotiator",
                _ => "Best Tactician",
            };
            let others = Power::ALL.into_iter().filter(|rated| !line[rated.name()].is_empty());
            let grades = others.map(|rated| {
                let grade = CellEntry::parse(&line[rated.name()]);
                Edit::Grade { board: self.book().board_id(at), skill: skill.to_owned(), voter: by, rated, grade }
            });
            let ballot = Edit::Batch(grades.collect());
            self.edit(ballot);
        }
    }

    fn free_awards(&mut self, files: EventFolder) {
        let given = files.lines_if_present("free-awards.csv");
        let awards: Vec<Award> = given
            .into_iter()
            .map(|line| Award {
                name: line["award"].clone(),
                winners: vec![self.person(&line["player"])],
                note: line["reason"].clone(),
            })
            .collect();
        self.edit(Edit::Awards(awards));
    }
}
