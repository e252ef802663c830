//! Random boards, and random descriptions of the sheets that hold them: where the round, the board, the power, the
//! player, the counts and the years are. Everything is chosen by a list of bytes, so that a failure can be made smaller.

use std::collections::BTreeMap;
use std::fs;
use std::sync::LazyLock;

use rust_xlsxwriter::Workbook;
use topboard::book::Power;

/// The choices that the bytes make, one after the other. Where the bytes end, each choice is the first.
#[derive(Debug)]
pub(crate) struct Choices<'a>(std::slice::Iter<'a, u8>);

impl<'a> Choices<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices(bytes.iter())
    }

    pub(crate) fn below(&mut self, count: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or(0)) % count
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) + 1 == count
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// The things in another order.
    fn shuffle<T>(&mut self, things: &mut [T]) {
        for at in (1..things.len()).rev() {
            let other = at - self.below(at + 1);
            things.swap(at, other);
        }
    }
}

/// A seat as it is written.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct WrittenSeat {
    /// The number of the player. Some seats have nobody.
    pub(crate) player: Option<usize>,
    pub(crate) centres: Option<u16>,
    pub(crate) out: Option<u16>,
}

/// A board as it is written, with its seats in the order of the powers.
#[derive(Clone, Debug)]
pub(crate) struct WrittenBoard {
    pub(crate) round: usize,
    pub(crate) name: String,
    pub(crate) seats: [WrittenSeat; 7],
}

const FIRST_NAMES: [&str; 14] = [
    "Ann", "Zoë", "José", "Łukasz", "Bjørn", "Chloé", "Dörte", "Evan", "Fatma", "Åsa", "Hugh", "Ines", "Jürgen", "Kim",
];
const LAST_NAMES: [&str; 11] =
    ["Archer", "Bergström", "Çelik", "Dvořák", "Eastwood", "García", "Holm", "Ibsen", "Köhler", "Lund", "Núñez"];

/// The first and the last name of a player. No two players share both.
pub(crate) fn names(player: usize) -> (&'static str, &'static str) {
    (FIRST_NAMES[player % FIRST_NAMES.len()], LAST_NAMES[player % LAST_NAMES.len()])
}

/// One to six boards in up to three rounds. The counts of a board add up to 34, or its game is running or not begun.
pub(crate) fn boards(choices: &mut Choices<'_>) -> Vec<WrittenBoard> {
    let rounds = 1 + choices.below(3);
    let per_round = 1 + choices.below(6 / rounds);
    let names: [&str; 6] = choices.pick(&[
        ["A", "B", "C", "D", "E", "F"],
        ["1", "2", "3", "4", "5", "6"],
        ["Paris", "Vienna", "Oslo", "Madrid", "Lisbon", "Dublin"],
    ]);
    let shift = choices.below(7);
    let mut all = Vec::new();
    for round in 0..rounds {
        for (board, name) in names[..per_round].iter().enumerate() {
            let counts = counts(choices);
            let mut seats = [WrittenSeat::default(); 7];
            for (at, seat) in seats.iter_mut().enumerate() {
                // Everybody plays each round, at another power and board.
                let player = (board * 7 + at + round * (shift + 1)) % (per_round * 7);
                seat.player = Some(player).filter(|_| !choices.one_in(40));
                seat.centres = counts.map(|counts| counts[at]);
                let year = 1902 + choices.below(6);
                seat.out = u16::try_from(year).ok().filter(|_| seat.centres == Some(0));
            }
            all.push(WrittenBoard { round: round + 1, name: (*name).to_owned(), seats });
        }
    }
    all
}

/// Seven counts. `None` if the game has not begun.
fn counts(choices: &mut Choices<'_>) -> Option<[u16; 7]> {
    let sum = match choices.below(10) {
        0..7 => 34,
        7 | 8 => u16::try_from(22 + choices.below(12)).unwrap_or(22),
        _ => return None,
    };
    let mut counts = [0; 7].map(|_: u16| u16::try_from(choices.below(8)).unwrap_or(0));
    if counts.iter().all(|weight| *weight == 0) {
        counts = [1; 7];
    }
    // More or less as many centres as the weight says.
    let weights: u16 = counts.iter().sum();
    counts = counts.map(|weight| weight * sum / weights);
    let largest = (0..7).max_by_key(|at| (counts[*at], 7 - at)).unwrap_or(0);
    counts[largest] += sum - counts.iter().sum::<u16>();
    Some(counts)
}

/// The words of a language, from the files that the program reads.
#[derive(Debug)]
struct Words {
    powers: BTreeMap<String, Vec<String>>,
    headings: BTreeMap<String, Vec<String>>,
}

const LANGUAGES: [&str; 11] = [
    "english",
    "german",
    "french",
    "spanish",
    "italian",
    "dutch",
    "polish",
    "swedish",
    "norwegian",
    "danish",
    "portuguese",
];

/// The words of all languages, in the order of [`LANGUAGES`].
static WORDS: LazyLock<[Words; 11]> = LazyLock::new(|| LANGUAGES.map(Words::of));

impl Words {
    fn of(language: &str) -> Words {
        let text = fs::read_to_string(format!("assets/words/{language}.toml")).unwrap();
        let mut table: BTreeMap<String, BTreeMap<String, Vec<String>>> = toml::from_str(&text).unwrap();
        let mut part = |name| table.remove(name).unwrap();
        Words { powers: part("powers"), headings: part("headings") }
    }
}

/// What a column or a row holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Round,
    Board,
    Power,
    Player,
    FirstName,
    LastName,
    Centres,
    Out,
    /// “Austria 5”.
    PowerAndCentres,
    /// Nothing of the boards.
    Other(Other),
}

/// What a sheet has beside the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Other {
    Remarks,
    Numbers,
    NumbersWithoutHeading,
    Nationality,
    Start,
    PlaceOnBoard,
}

/// The order of the tables and of their parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// A row for each seat.
    List,
    /// A table for each board.
    Blocks,
    /// A table for each board, with a column for each power.
    PowersAcross,
    /// A row for each board.
    BoardRows,
    /// A row for each player.
    PlayerRows,
    /// A row for each power, with columns for each board.
    PowerRows,
}

/// Where the round of a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RoundPlace {
    /// In a column, or in the title of each board: “Round 1, Board A”.
    WithBoard,
    /// In a title above the tables of the round.
    Title,
    /// In the name of the sheet.
    Sheet,
}

/// How the names of people are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NameStyle {
    FirstLast,
    LastFirst,
    CapitalLast,
}

/// How a count of 0 is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ZeroStyle {
    /// “0”, and the year in a column of its own.
    Column,
    /// “0”, without a year.
    Plain,
    /// “0 (1904)”.
    InBrackets,
    /// “elim. 1904”.
    Elim,
    /// “† 04”.
    Cross,
}

/// The file that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FileKind {
    Workbook,
    Commas,
    Semicolons,
    Tabs,
}

/// A description of sheets.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub(crate) struct Layout {
    shape: Shape,
    round: RoundPlace,
    /// The parts of a table, from left to right or from top to bottom.
    parts: Vec<Part>,
    powers: [String; 7],
    /// The order of the powers in a table.
    order: [usize; 7],
    headings: BTreeMap<&'static str, String>,
    /// The words for a round and a board in a title.
    title_words: [String; 2],
    /// “Round 1, Board A”, “Round 1 Board A”, “R1 A”.
    title_style: usize,
    has_headings: bool,
    /// Whether each value of a round and a board is written once, in the first row of its group.
    merged: bool,
    name_style: NameStyle,
    zero_style: ZeroStyle,
    has_totals: bool,
    /// Boards beside each other.
    across: usize,
    /// Blank lines between tables.
    blanks: usize,
    /// Blank rows and columns before the first table.
    shift: (usize, usize),
    /// A title of the event above everything.
    event_title: bool,
    rows_shuffled: Vec<usize>,
    /// How the two parts of a heading or of a cell are written.
    joined: usize,
    file: FileKind,
}

impl Layout {
    #[allow(clippy::too_many_lines, reason = "one choice after the other")]
    pub(crate) fn new(choices: &mut Choices<'_>) -> Layout {
        let shape = choices.pick(&[
            Shape::List,
            Shape::Blocks,
            Shape::PowersAcross,
            Shape::BoardRows,
            Shape::PlayerRows,
            Shape::PowerRows,
        ]);
        let file = choices.pick(&[FileKind::Workbook, FileKind::Commas, FileKind::Semicolons, FileKind::Tabs]);
        let zero_style = choices.pick(&[
            ZeroStyle::Column,
            ZeroStyle::Plain,
            ZeroStyle::InBrackets,
            ZeroStyle::Elim,
            ZeroStyle::Cross,
        ]);
        let mut round = choices.pick(&[RoundPlace::WithBoard, RoundPlace::Title, RoundPlace::Sheet]);
        if round == RoundPlace::Sheet && file != FileKind::Workbook {
            round = RoundPlace::Title;
        }
        if matches!(shape, Shape::PlayerRows | Shape::BoardRows) {
            round = RoundPlace::WithBoard;
        }
        let (english, language) = (&WORDS[0], &WORDS[choices.below(WORDS.len())]);
        let heading = |choices: &mut Choices<'_>, key: &'static str| {
            let words = language.headings.get(key).unwrap_or(&english.headings[key]);
            // The usual word more often than the others.
            let at = if choices.one_in(3) { choices.below(words.len()) } else { 0 };
            capital(&words[at])
        };
        let mut headings = BTreeMap::new();
        let keys = ["round", "board", "power", "player", "first", "last", "centres", "out", "region", "start_centres"];
        for key in keys.into_iter().chain(["place", "total"]) {
            headings.insert(key, heading(choices, key));
        }
        let title_words =
            ["round", "board"].map(|key| capital(&language.headings.get(key).unwrap_or(&english.headings[key])[0]));
        let powers = power_words(choices, language);
        let mut order = [0, 1, 2, 3, 4, 5, 6];
        if choices.one_in(3) {
            choices.shuffle(&mut order);
        }
        let mut layout = Layout {
            shape,
            round,
            parts: Vec::new(),
            powers,
            order,
            headings,
            title_words,
            title_style: choices.below(3),
            has_headings: !choices.one_in(5),
            merged: choices.one_in(4),
            name_style: choices.pick(&[NameStyle::FirstLast, NameStyle::LastFirst, NameStyle::CapitalLast]),
            zero_style,
            has_totals: choices.one_in(3),
            across: 1 + choices.below(3),
            blanks: choices.below(3),
            shift: (choices.below(3), choices.below(3)),
            event_title: choices.one_in(4),
            rows_shuffled: Vec::new(),
            joined: choices.below(4),
            file,
        };
        layout.choose_parts(choices);
        if layout.shape == Shape::List && !layout.merged && choices.one_in(4) {
            layout.rows_shuffled = (0..42).collect();
            choices.shuffle(&mut layout.rows_shuffled);
        }
        layout
    }

    fn choose_parts(&mut self, choices: &mut Choices<'_>) {
        let mut parts = match self.shape {
            Shape::List => vec![Part::Board, Part::Power, Part::Player, Part::Centres],
            Shape::Blocks => vec![Part::Power, Part::Player, Part::Centres],
            Shape::PlayerRows => vec![Part::Board, Part::Power, Part::Centres],
            Shape::PowersAcross | Shape::BoardRows | Shape::PowerRows => vec![Part::Player, Part::Centres],
        };
        if self.shape == Shape::List && self.round == RoundPlace::WithBoard {
            parts.insert(0, Part::Round);
        }
        let has_power = parts.contains(&Part::Power);
        if has_power && self.shape != Shape::PlayerRows && choices.one_in(8) {
            parts.retain(|part| !matches!(part, Part::Power | Part::Centres));
            parts.insert(parts.len() - 1, Part::PowerAndCentres);
        }
        if matches!(self.shape, Shape::List | Shape::Blocks) && self.has_headings && choices.one_in(6) {
            let at = parts.iter().position(|part| *part == Part::Player).unwrap_or(0);
            parts.splice(at..=at, [Part::FirstName, Part::LastName]);
        }
        if self.zero_style == ZeroStyle::Column {
            parts.push(Part::Out);
        }
        if choices.one_in(2) {
            choices.shuffle(&mut parts);
        }
        if matches!(self.shape, Shape::List | Shape::Blocks) {
            for _ in 0..choices.below(3) {
                let other = choices.pick(&[
                    Other::Remarks,
                    Other::Numbers,
                    Other::NumbersWithoutHeading,
                    Other::Nationality,
                    Other::Start,
                    Other::PlaceOnBoard,
                ]);
                let at = choices.below(parts.len() + 1);
                if !parts.contains(&Part::Other(other)) {
                    parts.insert(parts.len() - at, Part::Other(other));
                }
            }
        }
        self.parts = parts;
    }

    pub(crate) fn file_name(&self) -> &'static str {
        match self.file {
            FileKind::Workbook => "results.xlsx",
            FileKind::Commas | FileKind::Semicolons => "results.csv",
            FileKind::Tabs => "results.tsv",
        }
    }

    /// Whether the year of an elimination is in the file.
    pub(crate) fn writes_years(&self) -> bool {
        self.zero_style != ZeroStyle::Plain
    }

    pub(crate) fn player_name(&self, player: usize) -> String {
        let (first, last) = names(player);
        match self.name_style {
            NameStyle::FirstLast => format!("{first} {last}"),
            NameStyle::LastFirst => format!("{last}, {first}"),
            NameStyle::CapitalLast => format!("{first} {}", last.to_uppercase()),
        }
    }

    /// The bytes of the file.
    pub(crate) fn write(&self, boards: &[WrittenBoard]) -> Vec<u8> {
        let sheets = self.sheets(boards);
        if self.file == FileKind::Workbook {
            return workbook(&sheets);
        }
        text_table(
            &sheets[0].1,
            match self.file {
                FileKind::Semicolons => ';',
                FileKind::Tabs => '\t',
                FileKind::Commas | FileKind::Workbook => ',',
            },
        )
    }

    /// The sheets of the file.
    pub(crate) fn sheets(&self, boards: &[WrittenBoard]) -> Vec<(String, Rows)> {
        let rounds = boards.last().map_or(0, |board| board.round);
        let of_round =
            |number: usize| -> Vec<&WrittenBoard> { boards.iter().filter(|board| board.round == number).collect() };
        let mut groups: Vec<(String, Vec<&WrittenBoard>)> = Vec::new();
        match self.round {
            RoundPlace::WithBoard => groups.push((String::new(), boards.iter().collect())),
            RoundPlace::Title | RoundPlace::Sheet => {
                groups.extend((1..=rounds).map(|number| (self.round_title(number), of_round(number))));
            }
        }
        let mut sheets = Vec::new();
        let mut sheet = self.new_sheet();
        for (title, boards) in groups {
            if self.round == RoundPlace::Title {
                let row = sheet.next_row(self.blanks, self.shift.0);
                sheet.set(row, self.shift.1, &title);
            }
            match self.shape {
                Shape::List => self.list(&mut sheet, &boards),
                Shape::Blocks | Shape::PowersAcross => self.blocks(&mut sheet, &boards),
                Shape::BoardRows => self.board_rows(&mut sheet, &boards),
                Shape::PlayerRows => self.player_rows(&mut sheet, &boards),
                Shape::PowerRows => self.power_rows(&mut sheet, &boards),
            }
            if self.round == RoundPlace::Sheet {
                sheets.push((title, std::mem::replace(&mut sheet, self.new_sheet())));
            }
        }
        if self.round != RoundPlace::Sheet {
            sheets.push(("Results".to_owned(), sheet));
        }
        sheets
    }

    fn new_sheet(&self) -> Rows {
        let mut sheet = Rows::default();
        if self.event_title {
            sheet.set(0, 0, "Winter Diplomacy Weekend");
            sheet.set(1, 0, "");
        }
        sheet
    }

    fn round_title(&self, number: usize) -> String {
        format!("{} {number}", self.title_words[0])
    }

    /// The title of a board, with its round where nothing else names it.
    fn board_title(&self, board: &WrittenBoard) -> String {
        let [round, word] = &self.title_words;
        match (self.round, self.title_style) {
            (RoundPlace::WithBoard, 0) => format!("{round} {}, {word} {}", board.round, board.name),
            (RoundPlace::WithBoard, 1) => format!("{round} {} {word} {}", board.round, board.name),
            (RoundPlace::WithBoard, _) => format!("R{} {word} {}", board.round, board.name),
            (RoundPlace::Title | RoundPlace::Sheet, _) => format!("{word} {}", board.name),
        }
    }

    fn heading(&self, part: Part) -> String {
        let key = match part {
            Part::Round => "round",
            Part::Board => "board",
            Part::Power | Part::PowerAndCentres => "power",
            Part::Player => "player",
            Part::FirstName => "first",
            Part::LastName => "last",
            Part::Centres => "centres",
            Part::Out => "out",
            Part::Other(Other::Nationality) => "region",
            Part::Other(Other::Start) => "start_centres",
            Part::Other(Other::PlaceOnBoard) => "place",
            Part::Other(Other::Remarks) => return "Mood".to_owned(),
            Part::Other(Other::Numbers) => return "Fee".to_owned(),
            Part::Other(Other::NumbersWithoutHeading) => return String::new(),
        };
        self.headings[key].clone()
    }

    /// Writes a part of a seat, and notes where it is.
    fn write_part(&self, sheet: &mut Rows, at: (usize, usize), board: &WrittenBoard, power: usize, part: Part) {
        sheet.set(at.0, at.1, &self.text(board, power, part));
        sheet.note(at, board, power, values_of(part));
    }

    /// The text of a part of a seat.
    fn text(&self, board: &WrittenBoard, power: usize, part: Part) -> String {
        let seat = &board.seats[power];
        let number = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
        match part {
            Part::Round => board.round.to_string(),
            Part::Board => board.name.clone(),
            Part::Power => self.powers[power].clone(),
            Part::Player => seat.player.map(|player| self.player_name(player)).unwrap_or_default(),
            Part::FirstName => seat.player.map(|player| names(player).0.to_owned()).unwrap_or_default(),
            Part::LastName => seat.player.map(|player| names(player).1.to_owned()).unwrap_or_default(),
            Part::Centres => self.count(seat),
            Part::Out => number(seat.out),
            Part::PowerAndCentres => format!("{} {}", self.powers[power], number(seat.centres)).trim().to_owned(),
            Part::Other(other) => other_text(other, board, power),
        }
    }

    fn count(&self, seat: &WrittenSeat) -> String {
        let Some(count) = seat.centres else { return String::new() };
        let Some(year) = seat.out else { return count.to_string() };
        match self.zero_style {
            ZeroStyle::Column | ZeroStyle::Plain => "0".to_owned(),
            ZeroStyle::InBrackets => format!("0 ({year})"),
            ZeroStyle::Elim => format!("elim. {year}"),
            ZeroStyle::Cross => format!("† {:02}", year % 100),
        }
    }

    fn list(&self, sheet: &mut Rows, boards: &[&WrittenBoard]) {
        let left = self.shift.1;
        let mut row = sheet.next_row(0, self.shift.0);
        for (column, part) in self.parts.iter().enumerate() {
            sheet.set(row, left + column, &self.heading(*part));
        }
        let mut seats: Vec<(&WrittenBoard, usize, bool)> = boards
            .iter()
            .flat_map(|board| self.order.iter().enumerate().map(|(at, power)| (*board, *power, at == 0)))
            .collect();
        if !self.rows_shuffled.is_empty() {
            let shuffled = self.rows_shuffled.iter().filter_map(|at| seats.get(*at).copied()).collect();
            seats = shuffled;
        }
        for (board, power, is_first) in seats {
            row += 1;
            for (column, part) in self.parts.iter().enumerate() {
                let is_repeated = self.merged && !is_first && matches!(part, Part::Round | Part::Board);
                if !is_repeated {
                    self.write_part(sheet, (row, left + column), board, power, *part);
                }
            }
        }
    }

    fn blocks(&self, sheet: &mut Rows, boards: &[&WrittenBoard]) {
        let is_across = self.shape == Shape::PowersAcross;
        let width = if is_across { 8 } else { self.parts.len() };
        let per_line = if is_across { 1 } else { self.across };
        for line in boards.chunks(per_line) {
            let row = sheet.next_row(self.blanks, self.shift.0);
            for (at, board) in line.iter().enumerate() {
                let place = (row, self.shift.1 + at * (width + 1));
                if is_across {
                    self.block_of_columns(sheet, place, board);
                } else {
                    self.block(sheet, place, board);
                }
            }
        }
    }

    fn block(&self, sheet: &mut Rows, (top, left): (usize, usize), board: &WrittenBoard) {
        sheet.set(top, left, &self.board_title(board));
        let mut row = top + 1;
        if self.has_headings {
            for (column, part) in self.parts.iter().enumerate() {
                sheet.set(row, left + column, &self.heading(*part));
            }
            row += 1;
        }
        for power in self.order {
            for (column, part) in self.parts.iter().enumerate() {
                self.write_part(sheet, (row, left + column), board, power, *part);
            }
            row += 1;
        }
        let sum: u16 = board.seats.iter().filter_map(|seat| seat.centres).sum();
        if let Some(column) = self.parts.iter().position(|part| *part == Part::Centres)
            && self.has_totals
            && column > 0
            && sum > 0
        {
            sheet.set(row, left, &self.headings["total"]);
            sheet.set(row, left + column, &sum.to_string());
        }
    }

    fn block_of_columns(&self, sheet: &mut Rows, (top, left): (usize, usize), board: &WrittenBoard) {
        sheet.set(top, left, &self.board_title(board));
        // The title stands above the powers, or beside them.
        let powers = top + usize::from(!self.merged);
        for (column, power) in self.order.into_iter().enumerate() {
            sheet.set(powers, left + 1 + column, &self.powers[power]);
            for (row, part) in self.parts.iter().enumerate() {
                sheet.set(powers + 1 + row, left, &self.heading(*part));
                self.write_part(sheet, (powers + 1 + row, left + 1 + column), board, power, *part);
            }
        }
    }

    fn board_rows(&self, sheet: &mut Rows, boards: &[&WrittenBoard]) {
        let left = self.shift.1;
        let mut row = sheet.next_row(0, self.shift.0);
        let two_rows = self.joined == 3;
        let below = row + usize::from(two_rows);
        sheet.set(below, left, &self.headings["round"]);
        sheet.set(below, left + 1, &self.headings["board"]);
        for (at, power) in self.order.into_iter().enumerate() {
            for (part_at, part) in self.parts.iter().enumerate() {
                let (power, part) = (&self.powers[power], self.heading(*part));
                let column = left + 2 + at * self.parts.len() + part_at;
                match self.joined {
                    0 => sheet.set(row, column, &format!("{power} - {part}")),
                    1 => sheet.set(row, column, &format!("{power} {part}")),
                    2 => sheet.set(row, column, &format!("{part} {power}")),
                    _ => {
                        if part_at == 0 {
                            sheet.set(row, column, power);
                        }
                        sheet.set(below, column, &part);
                    }
                }
            }
        }
        row = below;
        for board in boards {
            row += 1;
            sheet.set(row, left, &board.round.to_string());
            sheet.set(row, left + 1, &board.name);
            for (at, power) in self.order.into_iter().enumerate() {
                for (part_at, part) in self.parts.iter().enumerate() {
                    let column = left + 2 + at * self.parts.len() + part_at;
                    self.write_part(sheet, (row, column), board, power, *part);
                }
            }
        }
    }

    fn player_rows(&self, sheet: &mut Rows, boards: &[&WrittenBoard]) {
        let left = self.shift.1;
        let top = sheet.next_row(0, self.shift.0);
        let rounds = boards.last().map_or(0, |board| board.round);
        let in_one_cell = self.joined == 2;
        let width = if in_one_cell { 1 } else { self.parts.len() };
        let below = top + usize::from(self.joined == 3);
        sheet.set(below, left, &self.headings["player"]);
        for round in 1..=rounds {
            let first = left + 1 + (round - 1) * width;
            if in_one_cell {
                sheet.set(top, first, &self.round_title(round));
                continue;
            }
            for (at, part) in self.parts.iter().enumerate() {
                let part = self.heading(*part);
                match self.joined {
                    0 => sheet.set(top, first + at, &format!("R{round} {part}")),
                    1 => sheet.set(top, first + at, &format!("{} {part}", self.round_title(round))),
                    _ => {
                        if at == 0 {
                            sheet.set(top, first, &self.round_title(round));
                        }
                        sheet.set(below, first + at, &part);
                    }
                }
            }
        }
        let mut players: Vec<usize> =
            boards.iter().flat_map(|board| &board.seats).filter_map(|seat| seat.player).collect();
        players.sort_unstable();
        players.dedup();
        for (row, player) in (below + 1..).zip(players) {
            sheet.set(row, left, &self.player_name(player));
            for board in boards {
                let Some(power) = board.seats.iter().position(|seat| seat.player == Some(player)) else { continue };
                let first = left + 1 + (board.round - 1) * width;
                sheet.note((row, left), board, power, &[SeatValue::Player]);
                if in_one_cell {
                    let count = board.seats[power].centres.map(|count| count.to_string()).unwrap_or_default();
                    sheet.set(row, first, &format!("{}-{}-{count}", board.name, self.powers[power]));
                    sheet.note((row, first), board, power, &[SeatValue::Player, SeatValue::Centres]);
                    continue;
                }
                for (at, part) in self.parts.iter().enumerate() {
                    self.write_part(sheet, (row, first + at), board, power, *part);
                }
            }
        }
    }

    fn power_rows(&self, sheet: &mut Rows, boards: &[&WrittenBoard]) {
        let left = self.shift.1;
        let top = sheet.next_row(self.blanks, self.shift.0);
        sheet.set(top + 1, left, &self.headings["power"]);
        for (at, board) in boards.iter().enumerate() {
            let first = left + 1 + at * self.parts.len();
            sheet.set(top, first, &self.board_title(board));
            for (column, part) in self.parts.iter().enumerate() {
                sheet.set(top + 1, first + column, &self.heading(*part));
                for (row, power) in self.order.into_iter().enumerate() {
                    sheet.set(top + 2 + row, left, &self.powers[power]);
                    self.write_part(sheet, (top + 2 + row, first + column), board, power, *part);
                }
            }
        }
    }

    /// Whether everything about a seat without a player is in the file.
    pub(crate) fn writes_empty_seats(&self) -> bool {
        self.shape != Shape::PlayerRows
    }

    /// Whether the file has the year of an elimination of a seat whose cell is a part of another.
    pub(crate) fn writes_years_in_cells(&self) -> bool {
        self.writes_years()
            && !(self.shape == Shape::PlayerRows && self.joined == 2)
            && (!self.parts.contains(&Part::PowerAndCentres) || self.zero_style == ZeroStyle::Column)
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The words for the seven powers.
fn power_words(choices: &mut Choices<'_>, language: &Words) -> [String; 7] {
    let style = choices.below(6);
    let abbreviations = choices.pick(&[
        ["Aus", "Eng", "Fra", "Ger", "Ita", "Rus", "Tur"],
        ["A", "E", "F", "G", "I", "R", "T"],
        ["Ö", "E", "F", "D", "I", "R", "T"],
        ["AUT", "ANG", "FRA", "ALL", "ITA", "RUS", "TUR"],
    ]);
    let mut powers = [const { String::new() }; 7];
    for (at, power) in Power::ALL.into_iter().enumerate() {
        let words = &language.powers[power.name()];
        powers[at] = match style {
            0 | 1 => words[0].clone(),
            2 => words[0].to_uppercase(),
            3 => choices.pick(&words.iter().map(String::as_str).collect::<Vec<_>>()).to_owned(),
            _ => abbreviations[at].to_owned(),
        };
    }
    powers
}

fn other_text(other: Other, board: &WrittenBoard, power: usize) -> String {
    let countries = ["Germany", "France", "Sweden", "Italy", "USA", "England", "Brazil"];
    let seat = &board.seats[power];
    match other {
        Other::Remarks => ["", "left early", "", "cheerful", "", "", "late"][power].to_owned(),
        Other::Numbers => (10 + power * 5).to_string(),
        Other::NumbersWithoutHeading => (power % 4 + 2).to_string(),
        Other::Nationality => countries[(seat.player.unwrap_or(0) + board.round) % 7].to_owned(),
        Other::Start => ["3", "3", "3", "3", "3", "4", "3"][power].to_owned(),
        Other::PlaceOnBoard => {
            let above = board.seats.iter().filter(|other| other.centres > seat.centres).count();
            seat.centres.map(|_| (above + 1).to_string()).unwrap_or_default()
        }
    }
}

/// A value of a seat that a file may lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeatValue {
    Player,
    Centres,
    Out,
}

/// The values of a seat in a cell with this part.
const fn values_of(part: Part) -> &'static [SeatValue] {
    match part {
        Part::Player | Part::FirstName | Part::LastName => &[SeatValue::Player],
        // The year of an elimination may stand in the cell of the count.
        Part::Centres => &[SeatValue::Centres, SeatValue::Out],
        Part::PowerAndCentres => &[SeatValue::Centres],
        Part::Out => &[SeatValue::Out],
        Part::Round | Part::Board | Part::Power | Part::Other(_) => &[],
    }
}

/// The cell of a value, by its row and its column.
#[derive(Clone, Debug)]
pub(crate) struct ValueCell {
    pub(crate) at: (usize, usize),
    pub(crate) round: usize,
    pub(crate) board: String,
    pub(crate) power: usize,
    pub(crate) value: SeatValue,
}

/// A sheet by its rows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    pub(crate) rows: Vec<Vec<String>>,
    /// Where the values of the seats are.
    pub(crate) values: Vec<ValueCell>,
}

impl Rows {
    fn set(&mut self, row: usize, column: usize, text: &str) {
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        if self.rows[row].len() <= column {
            self.rows[row].resize(column + 1, String::new());
        }
        text.clone_into(&mut self.rows[row][column]);
    }

    fn note(&mut self, at: (usize, usize), board: &WrittenBoard, power: usize, values: &[SeatValue]) {
        let (round, name) = (board.round, &board.name);
        let cell = |value: &SeatValue| ValueCell { at, round, board: name.clone(), power, value: *value };
        self.values.extend(values.iter().map(cell));
    }

    /// The row after the last one and some blank ones; in an empty sheet the row with this number.
    fn next_row(&self, blanks: usize, first: usize) -> usize {
        if self.rows.is_empty() { first } else { self.rows.len() + blanks }
    }
}

fn workbook(sheets: &[(String, Rows)]) -> Vec<u8> {
    let mut workbook = Workbook::new();
    for (name, rows) in sheets {
        let sheet = workbook.add_worksheet().set_name(name).unwrap();
        for (row, cells) in (0..).zip(&rows.rows) {
            for (column, text) in (0..).zip(cells).filter(|(_, text)| !text.is_empty()) {
                match text.parse::<f64>() {
                    Ok(number) => sheet.write(row, column, number).unwrap(),
                    Err(_) => sheet.write(row, column, text.as_str()).unwrap(),
                };
            }
        }
    }
    workbook.save_to_buffer().unwrap()
}

fn text_table(rows: &Rows, separator: char) -> Vec<u8> {
    let width = rows.rows.iter().map(Vec::len).max().unwrap_or(0);
    let mut text = String::new();
    for row in &rows.rows {
        for column in 0..width {
            let cell = row.get(column).map_or("", String::as_str);
            if column > 0 {
                text.push(separator);
            }
            if cell.contains([separator, '"']) {
                text.extend(["\"", &cell.replace('"', "\"\""), "\""]);
            } else {
                text.push_str(cell);
            }
        }
        text.push('\n');
    }
    text.into_bytes()
}
