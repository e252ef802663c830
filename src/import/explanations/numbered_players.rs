//! Lists of players with a number or a code each. Where the players of the results are these keys, the results get their names.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};

use super::NamesByNumber;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{BoardRef, CellAddress, Power, Seat, SeatColumn, SeatRef, fold_name};
use crate::import::cells::raw_cells::{RawCell, RawValue};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::draft::draft_book::DraftBook;
use crate::import::recipe::{BoardsOfSheet, FoundBoard};
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::{Heading, heading_of_cell, heading_of_text};
use crate::import::words::name_parts::joined_name;
use crate::import::words::title_words::speaks_of_standings;
use crate::languages::list_in_window;
use crate::languages::window_sentences::import_tables as texts;

/// The fewest players in a list of numbers and names, and the fewest results with a number for a player.
const FEWEST_PLAYERS: usize = Power::ALL.len();

/// The names of the players by their numbers or codes, and where they are.
#[derive(Debug, Default)]
pub(in crate::import) struct NumberedPlayers {
    /// By the number without zeros before it, or by the code in small letters.
    names: HashMap<String, String>,
    /// The sheet of the list.
    sheet: usize,
    /// The headings and the numbers of the list, and its names.
    numbers: Vec<CellIndex>,
    names_at: Vec<CellIndex>,
    /// The prefixes and the family names beside given names.
    parts: HashMap<CellIndex, Vec<CellIndex>>,
    /// The clubs or towns beside the names.
    regions: HashMap<CellIndex, CellIndex>,
    /// The cells of results that hold a number for a player, by sheet.
    results: BTreeMap<usize, HashSet<CellIndex>>,
    /// The headings of these numbers that say “No”, by sheet.
    headings: BTreeMap<usize, HashSet<CellIndex>>,
}

/// The heading of players in place of “No”.
const HEADING_OF_PLAYERS: &str = "Player";

/// The number of a player that a cell holds.
fn number_in(sheet: &RawSheet, cell: CellIndex) -> Option<u32> {
    sheet.cell(cell).trimmed().parse().ok().filter(|number| (1..10_000).contains(number))
}

/// The code of a player that a text is: one word, such as “JOI”.
fn code_of(text: &str) -> Option<String> {
    const MOST_LETTERS: usize = 20;
    let is_word = text.starts_with(char::is_alphabetic) && !text.contains(char::is_whitespace);
    (is_word && text.chars().nth(MOST_LETTERS).is_none()).then(|| fold_name(text))
}

/// The number or the code of a player that a cell of a list holds.
fn key_in(sheet: &RawSheet, cell: CellIndex) -> Option<String> {
    number_in(sheet, cell).map(|number| number.to_string()).or_else(|| code_of(sheet.cell(cell).trimmed_text()?))
}

/// The cells below each other from this row on, without a gap.
fn cells_below(sheet: &RawSheet, row: u32, column: u32) -> impl Iterator<Item = CellIndex> {
    (row..).map_while(move |row| sheet.find(SheetAddress::new(row, column)))
}

impl NamesByNumber for NumberedPlayers {
    fn name_of(&self, number: u32) -> Option<&str> {
        self.names.get(&number.to_string()).map(String::as_str)
    }

    fn are_in_results(&self) -> bool {
        self.headings.values().any(|headings| !headings.is_empty())
    }
}

impl NumberedPlayers {
    /// The list of players with a number each, whatever the results have.
    pub(in crate::import) fn find_list(sheets: &[RawSheet]) -> Option<Self> {
        sheets.iter().enumerate().find_map(|(number, sheet)| find_list(sheet, number))
    }

    /// The list of players whose numbers the sheets have in place of names.
    pub(in crate::import) fn of_results(self) -> Self {
        NumberedPlayers { results: BTreeMap::from([(self.sheet, HashSet::new())]), ..self }
    }

    /// Looks for results whose players are numbers, and for the list of these numbers. `None` if there is no such list.
    pub(in crate::import) fn find(sheets: &[RawSheet]) -> Option<Self> {
        // Most files have no such list, and large ones are not searched for the rest.
        let found = sheets.iter().enumerate().find_map(|(number, sheet)| find_list(sheet, number))?;
        if found.has_codes() {
            return found.has_codes_in_results(sheets).then_some(found);
        }
        let mut results = BTreeMap::new();
        let below_headings: Vec<_> = sheets.iter().map(cells_below_number_headings).collect();
        // Numbers that only count rows are none of players.
        let are_of_players = below_headings.iter().zip(sheets).any(|(found, sheet)| !counts_rows(sheet, &found.cells));
        let mut headings = BTreeMap::new();
        for (number, (sheet, found)) in sheets.iter().zip(below_headings).enumerate() {
            let mut cells = cells_of_numbers(sheet);
            cells.extend(found.cells.into_iter().filter(|_| are_of_players));
            if !cells.is_empty() {
                results.insert(number, cells);
                headings.insert(number, found.headings.into_iter().filter(|_| are_of_players).collect());
            }
        }
        if results.values().map(HashSet::len).sum::<usize>() < FEWEST_PLAYERS {
            // The results have names, and the numbers only count the players.
            return found.is_beside_games(sheets).then_some(found);
        }
        let is_known = |(sheet, cell): (usize, CellIndex)| {
            number_in(&sheets[sheet], cell).is_some_and(|number| found.names.contains_key(&number.to_string()))
        };
        // A number that the list does not have stays, and is reported.
        let cells = || results.iter().flat_map(|(sheet, cells)| cells.iter().map(|cell| (*sheet, *cell)));
        let most_known = cells().filter(|cell| is_known(*cell)).count() * 2 > cells().count();
        most_known.then_some(NumberedPlayers { results, headings, ..found })
    }

    fn has_codes(&self) -> bool {
        self.names.keys().any(|key| key.starts_with(char::is_alphabetic))
    }

    /// Whether cells beside the list have its codes in place of names, alone or with a count: “JOI”, “JOI 7”.
    fn has_codes_in_results(&self, sheets: &[RawSheet]) -> bool {
        let is_code = |text: &str| {
            let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
            !rest.contains(char::is_alphabetic) && code_of(first).is_some_and(|code| self.names.contains_key(&code))
        };
        let is_of_list = |sheet: usize, cell: CellIndex| sheet == self.sheet && self.numbers.contains(&cell);
        let of_sheet = |(number, sheet): (usize, &RawSheet)| {
            let is_found = |(cell, raw): &(CellIndex, RawCell<'_>)| {
                raw.trimmed_text().is_some_and(is_code) && !is_of_list(number, *cell)
            };
            sheet.cells.iter().enumerate().filter(is_found).count()
        };
        sheets.iter().enumerate().map(of_sheet).sum::<usize>() * 2 > FEWEST_PLAYERS
    }

    /// Whether the players of these boards are those of the list. Those of a list of numbers are known before.
    pub(in crate::import) fn has_players_of<'b>(
        &self,
        boards: impl Iterator<Item = (&'b RawSheet, &'b BoardsOfSheet)>,
    ) -> bool {
        let players = boards.flat_map(|(sheet, read)| {
            let names = read.boards.iter().flat_map(FoundBoard::values).filter(|value| value.heading.is_name());
            names.filter_map(|value| code_of(&value.text(sheet)))
        });
        let (codes, others): (Vec<String>, Vec<String>) = players.partition(|code| self.names.contains_key(code));
        !self.has_codes() || codes.len() > others.len()
    }

    /// The names of the players by their codes. Blank if the list has numbers.
    pub(in crate::import) fn names_by_code(&self) -> HashMap<String, String> {
        if self.has_codes() { self.names.clone() } else { HashMap::new() }
    }

    /// Whether the list is nothing but a list of players, and another sheet has powers.
    fn is_beside_games(&self, sheets: &[RawSheet]) -> bool {
        let sheet = &sheets[self.sheet];
        let Some(heading_row) = self.numbers.first().map(|heading| sheet.address_of(*heading).row) else {
            return false;
        };
        let is_of_list = |heading: Heading| {
            heading.is_name() || matches!(heading, Heading::Place | Heading::Region | Heading::Note | Heading::Date)
        };
        let has_results =
            sheet.cells.range(sheet.row(heading_row)).filter_map(heading_of_cell).any(|of| !is_of_list(of));
        let above = sheet.cells.range(0..sheet.row(heading_row).start);
        let mut titles = above.filter_map(|cell| cell.trimmed_text()).chain([sheet.name.as_str()]);
        let has_power = |other: &RawSheet| {
            !other.hidden && other.cells.iter().any(|cell| heading_of_cell(cell) == Some(Heading::Power))
        };
        let mut others = sheets.iter().enumerate().filter(|(number, _)| *number != self.sheet);
        !has_results && !titles.any(speaks_of_standings) && others.any(|(_, other)| has_power(other))
    }

    /// The sheets with the names in place of the numbers.
    pub(in crate::import) fn with_names(&self, sheets: &[RawSheet]) -> Vec<RawSheet> {
        let with_names = |(number, sheet): (usize, &RawSheet)| {
            let Some(wanted) = self.results.get(&number) else { return sheet.clone() };
            let headings = self.headings.get(&number);
            let mut position = 0..;
            sheet.with_values(|_| {
                let at = position.next()?;
                let name = number_in(sheet, at).filter(|_| wanted.contains(&at)).and_then(|of| self.name_of(of));
                let is_heading = headings.is_some_and(|headings| headings.contains(&at));
                Some(RawValue::Text(name.or(is_heading.then_some(HEADING_OF_PLAYERS))?))
            })
        };
        sheets.iter().enumerate().map(with_names).collect()
    }

    /// Whether the list of numbers is on this sheet.
    pub(in crate::import) fn is_on(&self, sheet: usize) -> bool {
        self.sheet == sheet
    }

    /// Enters the players of the list. Gives the sentence about them.
    pub(in crate::import) fn read_list(&self, draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
        for &cell in &self.numbers {
            tracker.mark_not_needed(cell, NotNeededReason::NumberOfPlayer);
        }
        for &cell in &self.names_at {
            let region = self.regions.get(&cell).copied();
            let cells: Vec<CellIndex> =
                std::iter::once(&cell).chain(self.parts.get(&cell).into_iter().flatten()).copied().collect();
            let name = joined_name(&cells.iter().map(|cell| tracker.sheet.cell(*cell).trimmed()).collect::<Vec<_>>());
            let Some(id) = draft.find_or_add_person(tracker, cell, &name) else { continue };
            for cell in cells.into_iter().chain(region) {
                draft.record_cell(tracker, cell, CellAddress::name_of(id));
            }
            if let (Some(region), Some(person)) = (region, draft.person_mut(id)) {
                person.region = tracker.sheet.cell(region).trimmed().into_owned();
            }
        }
        let say = match (self.has_codes(), self.results.is_empty()) {
            (true, _) => texts::names_by_codes,
            (false, true) => texts::list_with_numbers,
            (false, false) => texts::names_by_numbers,
        };
        say(self.names.len())
    }
}

/// The cells below headings of players that hold numbers, where most cells below the heading do.
fn cells_of_numbers(sheet: &RawSheet) -> HashSet<CellIndex> {
    let mut found = HashSet::new();
    let headings = sheet.cells.iter().filter(|cell| heading_of_cell(*cell) == Some(Heading::Player));
    for heading in headings {
        let below: Vec<CellIndex> = cells_below(sheet, heading.at.row + 1, heading.at.column).collect();
        let (numbers, others): (Vec<CellIndex>, Vec<CellIndex>) =
            below.into_iter().partition(|cell| number_in(sheet, *cell).is_some());
        if numbers.len() > 2 * others.len() {
            found.extend(numbers);
        }
    }
    found
}

/// Headings such as “No” above seats that have no column of players, and the numbers below them.
#[derive(Default)]
struct NumberColumns {
    headings: Vec<CellIndex>,
    cells: Vec<CellIndex>,
}

fn cells_below_number_headings(sheet: &RawSheet) -> NumberColumns {
    let mut found = NumberColumns::default();
    for (row, cells) in sheet.rows() {
        let of_row: Vec<Option<Heading>> = sheet.cells.range(cells.clone()).map(heading_of_cell).collect();
        let has_power = of_row.contains(&Some(Heading::Power));
        if !has_power || of_row.iter().flatten().any(|heading| heading.is_name()) {
            continue;
        }
        let is_number = |cell: &CellIndex| sheet.cell(*cell).trimmed_text().is_some_and(is_number_heading);
        for heading in cells.filter(is_number) {
            let below = cells_below(sheet, row + 1, sheet.address_of(heading).column);
            found.cells.extend(below.take_while(|cell| number_in(sheet, *cell).is_some()));
            found.headings.push(heading);
        }
    }
    found
}

/// Whether a text is the heading of the numbers of players: “No”, “N.º”, “Player no.”, “N.º jogador”.
pub(super) fn is_number_heading(text: &str) -> bool {
    let is_mark = |word: &str| is_cell_word(&word.replace('.', ""), CellWord::PlayerNumber);
    let is_player = |word: &str| heading_of_text(word) == Some(Heading::Player);
    let with_mark =
        |(first, second): (&str, &str)| is_mark(first) && is_player(second) || is_player(first) && is_mark(second);
    // A letter without the point may be any heading.
    let is_letter = text.eq_ignore_ascii_case("n.");
    is_letter
        || is_cell_word(text, CellWord::PlayerNumber)
        || is_mark(text)
        || text.split_once(' ').is_some_and(with_mark)
}

/// Whether a text is the heading of the numbers or of the codes of players: “Badge”, “Code”, “Initials”.
fn is_key_heading(text: &str) -> bool {
    is_number_heading(text) || is_cell_word(text, CellWord::PlayerCode)
}

/// Whether these numbers only count the rows of the sheet, or the seven rows of each board.
fn counts_rows(sheet: &RawSheet, cells: &[CellIndex]) -> bool {
    let numbers: Vec<u32> = cells.iter().filter_map(|cell| number_in(sheet, *cell)).collect();
    let is_count = |board: &[u32]| board.iter().copied().eq((1..).take(board.len()));
    numbers.chunks(Power::ALL.len()).all(is_count) || is_count(&numbers)
}

/// A list with a number or a code and a name in each row: “No, Name”.
fn find_list(sheet: &RawSheet, number: usize) -> Option<NumberedPlayers> {
    let cells = || sheet.cells.iter().enumerate();
    cells().filter(|(_, cell)| cell.trimmed_text().is_some_and(is_key_heading)).find_map(|(heading, cell)| {
        let with_heading = |wanted: Heading| {
            let mut cells = sheet.row(cell.at.row);
            cells.find(|other| *other != heading && heading_of_cell(sheet.cell(*other)) == Some(wanted))
        };
        if with_heading(Heading::Power).is_some() {
            return None;
        }
        let name_heading = with_heading(Heading::Player).or_else(|| with_heading(Heading::FirstName))?;
        let name_column = sheet.address_of(name_heading).column;
        let [prefix, family, region] = [Heading::NamePrefix, Heading::LastName, Heading::Region].map(with_heading);
        let mut list = NumberedPlayers { sheet: number, ..Default::default() };
        list.numbers.extend([Some(heading), Some(name_heading), prefix, family, region].into_iter().flatten());
        for at in cells_below(sheet, cell.at.row + 1, cell.at.column) {
            let name = sheet.find(SheetAddress::new(sheet.address_of(at).row, name_column));
            let text = name.and_then(|name| Some((name, sheet.cell(name).trimmed_text()?)));
            // A list can have more numbers than names.
            let Some((name, text)) = text.filter(|(_, text)| text.contains(char::is_alphabetic)) else { continue };
            let beside = |heading: Option<CellIndex>| {
                let column = sheet.address_of(heading?).column;
                sheet.find(SheetAddress::new(sheet.address_of(at).row, column)).filter(|cell| *cell != name)
            };
            let parts: Vec<CellIndex> = [prefix, family].into_iter().filter_map(beside).collect();
            let texts =
                std::iter::once(Cow::Borrowed(text)).chain(parts.iter().map(|part| sheet.cell(*part).trimmed()));
            let whole = joined_name(&texts.collect::<Vec<_>>());
            // Two players cannot have one number or one code.
            if list.names.insert(key_in(sheet, at)?, whole).is_some() {
                return None;
            }
            list.numbers.push(at);
            list.names_at.push(name);
            list.parts.insert(name, parts);
            list.regions.extend(beside(region).map(|cell| (name, cell)));
        }
        (list.names.len() >= FEWEST_PLAYERS).then_some(list)
    })
}

/// Warns of games without players in a file that lists players.
pub(in crate::import) fn warn_of_games_without_players(draft: &mut DraftBook) {
    let seats = || draft.book.boards().flat_map(|(_, board)| board.seats.values());
    let players = draft.book.people.len();
    if seats().next().is_none() || players < FEWEST_PLAYERS || seats().any(|seat| seat.player.is_some()) {
        return;
    }
    let file = draft.file.clone();
    draft.warn_at(&file, None, FindingEffect::Asked, texts::games_without_players(players));
}

/// Asks about seats with centres and without a player, in a file whose other seats have players.
pub(in crate::import) fn ask_about_seats_without_players(draft: &mut DraftBook) {
    const MOST_NAMED: usize = 5;
    if !draft.book.seats().any(|(_, seat)| seat.player.is_some()) {
        return;
    }
    let is_without = |seat: &Seat| seat.player.is_none() && seat.centres.get().is_some_and(|count| count > 0);
    let mut without: Vec<(BoardRef, Vec<Power>)> = Vec::new();
    for (at, _) in draft.book.seats().filter(|(_, seat)| is_without(seat)) {
        match without.last_mut() {
            Some((board, powers)) if *board == at.board => powers.push(at.power),
            _ => without.push((at.board, vec![at.power])),
        }
    }
    let Some((board, powers)) = without.first() else { return };
    let first = board.seat(powers[0]);
    let named = without.iter().take(MOST_NAMED).map(|(board, powers)| {
        let powers: Vec<&str> = powers.iter().map(|power| power.name_in_window()).collect();
        texts::powers_of_board(&list_in_window(&powers), &draft.book.board_label_in_window(*board))
    });
    let named = named.collect::<Vec<_>>().join("; ");
    let message = match without.len().saturating_sub(MOST_NAMED) {
        0 => texts::seats_without_players(&named),
        more => texts::more_seats_without_players(&named, more),
    };
    draft.warn_of_part(CellAddress::Seat(first, SeatColumn::Player), FindingEffect::Asked, message);
}

/// The seats whose players have such a name.
fn seats_of_players(draft: &DraftBook, has_such_name: impl Fn(&str) -> bool) -> Vec<SeatRef> {
    let with_name = draft.book.seats().filter(|(_, seat)| has_such_name(draft.book.name_of(seat.player)));
    with_name.map(|(at, _)| at).collect()
}

/// Asks about players whose names are a heading and a number: “Player 3”.
pub(in crate::import) fn ask_about_invented_names(draft: &mut DraftBook) {
    let is_invented = |name: &str| {
        let parts = name.trim().rsplit_once(' ').filter(|(_, number)| number.bytes().all(|byte| byte.is_ascii_digit()));
        parts.is_some_and(|(word, _)| heading_of_text(word) == Some(Heading::Player))
    };
    let invented = seats_of_players(draft, is_invented);
    let Some(&first) = invented.first() else { return };
    // Where all players are numbered, the file has no other names.
    let names = || draft.book.boards().flat_map(|(_, board)| board.seats.values()).filter(|seat| seat.player.is_some());
    if names().count() == invented.len() {
        return;
    }
    let name = draft.book.name_of(draft.book.seat(first).and_then(|seat| seat.player));
    let message = texts::invented_names(invented.len(), name);
    draft.warn_of_part(CellAddress::Seat(first, SeatColumn::Player), FindingEffect::Asked, message);
}

/// Warns of players who are only numbers.
pub(in crate::import) fn warn_of_numbers_for_players(draft: &mut DraftBook) {
    let is_number = |name: &str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
    let numbered = seats_of_players(draft, is_number);
    let Some(&first) = numbered.first() else { return };
    let number = draft.book.name_of(draft.book.seat(first).and_then(|seat| seat.player));
    let message = texts::numbers_for_players(numbered.len(), number);
    draft.warn_of_part(CellAddress::Seat(first, SeatColumn::Player), FindingEffect::None, message);
}

/// Asks about players who are one word, in a file whose other players are codes of a list.
pub(in crate::import) fn ask_about_unknown_codes(draft: &mut DraftBook) {
    if draft.names_by_code.is_empty() {
        return;
    }
    let names: HashSet<String> = draft.names_by_code.values().map(|name| fold_name(name)).collect();
    let is_unknown = |name: &str| code_of(name).is_some_and(|code| !names.contains(&code));
    let unknown = seats_of_players(draft, is_unknown);
    let Some(&first) = unknown.first() else { return };
    let code = draft.book.name_of(draft.book.seat(first).and_then(|seat| seat.player));
    let message = texts::unknown_code_of_player(code);
    draft.warn_of_part(CellAddress::Seat(first, SeatColumn::Player), FindingEffect::Asked, message);
}
