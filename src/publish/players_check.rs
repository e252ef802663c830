//! Reads a file for players back, before it is written to a disk: nothing in it is hidden, it has no private text, and no
//! result of a round that is held back.
//!
//! What is private or held back is listed here once more, apart from the function that takes it out of the book, so that an
//! error there is noticed.

use std::collections::{HashMap, HashSet};
use std::io::{Cursor, Read as _};

use thiserror::Error;
use zip::ZipArchive;

use crate::book::{Board, BoardRef, Book, GameStage, Round, RoundIx, Seat};
use crate::csv_cells::name_of_cell;
use crate::engine::Engine;
use crate::import::{ReadError, SheetsOfFile, results_of_sheets};
use crate::standings::{Standings, StandingsScope};

/// What a file for players must not have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ForbiddenContent {
    #[error("it could not be read back: {0}. Please report this error")]
    Unreadable(String),
    #[error("{part} in it hides something: {what}. Please report this error")]
    Hidden { part: String, what: String },
    #[error("it has a part that a file for players does not need: {0}. Please report this error")]
    Part(String),
    #[error(
        "it would show the private text “{0}”. If the text is also the name of a player or a board, change one of them"
    )]
    PrivateText(String),
    #[error("it would show {0}, which is held back. Please report this error")]
    HeldBack(String),
}

/// The parts of a workbook that hold what players see, apart from the sheets.
const PARTS: [&str; 10] = [
    "[Content_Types].xml",
    "_rels/.rels",
    "docProps/app.xml",
    "docProps/core.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/metadata.xml",
    "xl/sharedStrings.xml",
    "xl/styles.xml",
    "xl/theme/theme1.xml",
    "xl/workbook.xml",
];

/// Attributes of sheets, rows, columns and names that hide them.
const HIDING: [&str; 6] = [
    "hidden=\"1\"",
    "hidden=\"true\"",
    "state=\"hidden\"",
    "state=\"veryHidden\"",
    "collapsed=\"1\"",
    "zeroHeight=\"1\"",
];

/// Checks a workbook that was made from the event of this engine.
pub(super) fn check_workbook(bytes: &[u8], engine: &Engine) -> Result<(), ForbiddenContent> {
    let unreadable = |error: &dyn std::fmt::Display| ForbiddenContent::Unreadable(error.to_string());
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| unreadable(&error))?;
    let private = private_texts(engine);
    for at in 0..archive.len() {
        let mut part = archive.by_index(at).map_err(|error| unreadable(&error))?;
        let name = part.name().map_err(|error| unreadable(&error))?.into_owned();
        let is_sheet = name.strip_prefix("xl/worksheets/sheet").is_some_and(|rest| rest.strip_suffix(".xml").is_some());
        if !is_sheet && !PARTS.contains(&name.as_str()) {
            return Err(ForbiddenContent::Part(name));
        }
        let mut xml = String::new();
        part.read_to_string(&mut xml).map_err(|error| unreadable(&error))?;
        if let Some(what) = hiding_tag(&xml) {
            return Err(ForbiddenContent::Hidden { part: name, what: what.to_owned() });
        }
        check_texts(&plain_text(&without_numbers(&xml)), &private)?;
    }
    check_cells(bytes, "players.xlsx", engine, &private)
}

/// Checks a plain table that was made from the event of this engine.
pub(super) fn check_plain_table(bytes: &[u8], engine: &Engine) -> Result<(), ForbiddenContent> {
    check_cells(bytes, "players.csv", engine, &private_texts(engine))
}

/// Reads a file cell by cell, and checks the texts and the results in it.
fn check_cells(bytes: &[u8], name: &str, engine: &Engine, private: &[&str]) -> Result<(), ForbiddenContent> {
    let sheets = SheetsOfFile::read(bytes, name).map_err(|error| ForbiddenContent::Unreadable(error.to_string()))?;
    for text in sheets.texts().filter(|text| !is_figure(text)) {
        check_texts(text, private)?;
        check_texts(&name_of_cell(text), private)?;
    }
    match results_of_sheets(&sheets) {
        Ok(read) => check_results(&read.book, engine),
        // A file without results has none that are held back.
        Err(ReadError::NothingRecognised { .. } | ReadError::Empty { .. }) => Ok(()),
        Err(error) => Err(ForbiddenContent::Unreadable(error.to_string())),
    }
}

/// Checks the boards and the totals that an import finds in a file.
fn check_results(read: &Book, engine: &Engine) -> Result<(), ForbiddenContent> {
    let book = engine.book();
    let is_hidden = |at: BoardRef| is_hidden(engine, at.round);
    let (hidden, shown): (Vec<_>, Vec<_>) = book.boards().partition(|(at, _)| is_hidden(*at));
    let shown: HashSet<_> = shown.into_iter().map(|(_, board)| BoardContent::new(book, board)).collect();
    let hidden: HashMap<_, _> =
        hidden.into_iter().map(|(at, board)| (BoardContent::new(book, board), book.board_label(at))).collect();
    for (_, board) in read.boards() {
        let content = BoardContent::new(read, board);
        if let Some(label) = hidden.get(&content)
            && content.has_players()
            && !shown.contains(&content)
        {
            return Err(ForbiddenContent::HeldBack(label.clone()));
        }
    }
    if hidden.is_empty() { Ok(()) } else { check_totals(read, engine) }
}

/// Checks that no total is the one that counts a round that is held back.
fn check_totals(read: &Book, engine: &Engine) -> Result<(), ForbiddenContent> {
    let totals = |standings: Standings| -> HashMap<String, f64> {
        let name = |id| plain_name(engine.book().name_of(Some(id)));
        standings.rows.iter().map(|row| (name(row.person), row.total)).collect()
    };
    let posted_scope = StandingsScope { posted_only: true, ..StandingsScope::default() };
    let posted = totals(engine.standings_in_view(posted_scope));
    let whole = totals(engine.standings_in_view(StandingsScope::default()));
    for line in &read.published_standings {
        let name = plain_name(read.name_of(Some(line.player)));
        let is_shown = |totals: &HashMap<String, f64>| {
            line.total.zip(totals.get(&name)).is_some_and(|(shown, total)| (shown - total).abs() < SAME_TOTAL)
        };
        if is_shown(&whole) && !is_shown(&posted) {
            return Err(ForbiddenContent::HeldBack(format!("the total of {name}")));
        }
    }
    Ok(())
}

/// Totals that differ by less are the same. A file can show a rounded total.
const SAME_TOTAL: f64 = 0.005;

/// Whether players may see no more than the name of a round.
fn is_hidden(engine: &Engine, at: RoundIx) -> bool {
    let Some(Round { boards, scores_released, .. }) = engine.book().round(at) else { return false };
    let has_begun = |board| engine.stage(BoardRef::new(at.0, board)) != GameStage::NotStarted;
    engine.is_held_back(at) && (*scores_released == Some(false) || (0..boards.len()).any(has_begun))
}

/// The players and the centres of a board, by which it is recognised in a file.
#[derive(PartialEq, Eq, Hash)]
struct BoardContent(Vec<(String, String)>);

impl BoardContent {
    fn new(book: &Book, board: &Board) -> Self {
        let seat = |seat: &Seat| (plain_name(book.name_of(seat.player)), seat.centres.to_string());
        BoardContent(board.seats.values().map(seat).collect())
    }

    fn has_players(&self) -> bool {
        self.0.iter().any(|(player, _)| !player.is_empty())
    }
}

/// A name without the blanks that an import changes.
fn plain_name(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The first tag that hides something.
fn hiding_tag(xml: &str) -> Option<&str> {
    let mut tags = xml.split('<').filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag);
    tags.find(|tag| HIDING.iter().any(|hiding| tag.contains(hiding)))
}

/// The XML with its entities as characters.
fn plain_text(xml: &str) -> String {
    let plain = xml.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&apos;", "'");
    plain.replace("&amp;", "&")
}

fn check_texts(text: &str, private: &[&str]) -> Result<(), ForbiddenContent> {
    match private.iter().find(|secret| text.contains(**secret)) {
        Some(secret) => Err(ForbiddenContent::PrivateText(secret.chars().take(40).collect())),
        None => Ok(()),
    }
}

/// The XML of a sheet without its numbers. The texts of a sheet are in another part, except the results of formulas.
fn without_numbers(xml: &str) -> String {
    let mut kept = String::with_capacity(xml.len());
    for (at, part) in xml.split("<c ").enumerate() {
        if at > 0 {
            kept.push_str("<c ");
        }
        let is_text = part.split_once('>').is_some_and(|(tag, _)| tag.contains("t=\"str\""));
        match part.split_once("<v>").and_then(|(before, rest)| Some((before, rest.split_once("</v>")?.1))) {
            Some((before, after)) if at > 0 && !is_text => kept.extend([before, after]),
            _ => kept.push_str(part),
        }
    }
    kept
}

/// The private texts of an event that cannot be in a file by chance.
fn private_texts(engine: &Engine) -> Vec<&str> {
    let book = engine.book();
    let mut texts: Vec<&str> = Vec::new();
    for person in &book.people {
        texts.extend([person.note.as_str(), &person.town, &person.signed_up]);
        texts.extend(person.penalties.iter().map(|penalty| penalty.reason.as_str()));
    }
    texts.extend(book.notebook.iter().map(|entry| entry.text.as_str()));
    texts.extend(book.top_board.declined.iter().map(|declined| declined.note.as_str()));
    texts.extend(book.unplaced_cells.iter().map(|cell| cell.text.as_str()));
    for (_, board) in book.boards() {
        texts.extend(board.proposals.iter().map(|proposal| proposal.note.as_str()));
        for Seat { note, penalties, cards, .. } in board.seats.values() {
            texts.push(note);
            texts.extend(penalties.iter().map(|penalty| penalty.reason.as_str()));
            texts.extend(cards.iter().map(|card| card.note.as_str()));
        }
    }
    let (hidden, shown): (Vec<_>, Vec<_>) =
        book.rounds.iter().enumerate().partition(|(at, _)| is_hidden(engine, RoundIx(*at)));
    texts.extend(hidden.into_iter().flat_map(|(_, round)| round_texts(round)));
    texts.sort_unstable();
    texts.dedup();
    texts.retain(|text| is_distinctive(text));
    let mut public = public_texts(book);
    public.extend(shown.into_iter().flat_map(|(_, round)| round_texts(round)));
    texts.retain(|text| !public.iter().any(|shown| shown.contains(text)));
    texts
}

/// The texts of a book that players see, apart from those of the rounds. A private text that is a part of one of them is
/// no secret.
fn public_texts(book: &Book) -> Vec<&str> {
    let mut texts = vec![book.event.name.as_str(), &book.event.venue, &book.event.dates];
    texts.extend(book.people.iter().flat_map(|person| [person.name.as_str(), &person.group]));
    texts.extend(book.teams.iter().map(|team| team.name.as_str()));
    texts.extend(book.awards.iter().flat_map(|award| [award.name.as_str(), &award.note]));
    texts.extend(book.rounds.iter().map(|round| round.name.as_str()));
    texts
}

/// The texts that players see when a round is posted.
fn round_texts(round: &Round) -> Vec<&str> {
    let mut texts = vec![round.note.as_str()];
    for board in &round.boards {
        texts.push(&board.name);
        texts.extend(board.seats.values().filter_map(|seat| Some(seat.ruling.as_ref()?.reason.as_str())));
    }
    texts
}

/// Whether a cell holds nothing but a figure, such as “45.53333333333333”. A figure of an imported file can be in a file by
/// chance. A telephone number has no decimal point.
fn is_figure(text: &str) -> bool {
    text.contains('.') && text.trim().parse::<f64>().is_ok()
}

/// Whether a text is an address, a telephone number or a sentence, and not a word that any sheet may have.
fn is_distinctive(text: &str) -> bool {
    if is_figure(text) {
        return false;
    }
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let is_sentence = text.split_whitespace().count() >= 4 && text.chars().count() >= 24;
    (text.contains('@') && text.len() >= 6) || digits >= 7 || is_sentence
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{CellEntry, PerPower, Person, PersonId, Power, UnplacedCell};
    use crate::publish::xlsx::{ExportOptions, ScoreCells, write_unchecked};
    use crate::publish::{PlainOptions, csv};

    fn book(note: &str) -> Book {
        let person = Person { note: note.into(), ..Person::new(PersonId(1), "Ann") };
        Book { people: vec![person], ..Book::default() }
    }

    fn engine(note: &str) -> Engine {
        Engine::new(book(note))
    }

    /// Two rounds with the same players. The second is held back.
    fn event() -> Book {
        let name = |power: Power| format!("Player {power}");
        let people = Power::ALL.map(|power| Person::new(PersonId(1 + u32::from(power.letter() as u8)), name(power)));
        let seats = |counts: [u16; 7]| {
            PerPower::from_fn(|power| Seat {
                player: Some(people[power.index()].id),
                centres: CellEntry::Value(counts[power.index()]),
                ..Seat::default()
            })
        };
        let round = |name: &str, counts| Round {
            name: name.into(),
            boards: vec![Board { seats: seats(counts), ..Board::new("A") }],
            ..Round::default()
        };
        let held_back = Round { scores_released: Some(false), ..round("2", [4, 4, 4, 4, 4, 4, 10]) };
        let mut book = Book { rounds: vec![round("1", [8, 7, 6, 5, 4, 3, 1]), held_back], ..Book::default() };
        book.people = people.into();
        book.event.rules = "Sum of all games".into();
        book
    }

    #[test]
    fn a_round_that_is_held_back_is_found_in_a_workbook_and_in_a_table() {
        let engine = Engine::new(event());
        let mut table = Vec::new();
        csv::write_boards(&engine, PlainOptions::default(), &mut table).unwrap();
        let held_back = Err(ForbiddenContent::HeldBack("Round 2, board A".into()));
        assert_eq!(check_plain_table(&table, &engine), held_back);
        for scores in [ScoreCells::Formulas, ScoreCells::Values] {
            let options = ExportOptions { scores, ..ExportOptions::default() };
            let workbook = write_unchecked(&engine, Vec::new(), &options).unwrap();
            assert_eq!(check_workbook(&workbook, &engine), held_back);
            // The sheet of the round is left out, and the totals count it.
            let mut released = event();
            released.rounds[1].scores_released = Some(true);
            let workbook = write_unchecked(&Engine::new(released), vec![RoundIx(1)], &options).unwrap();
            let checked = check_workbook(&workbook, &engine);
            assert!(matches!(checked, Err(ForbiddenContent::HeldBack(what)) if what.starts_with("the total of ")));
        }
        // Nothing is held back any more.
        let mut book = event();
        book.rounds[1].scores_released = Some(true);
        let engine = Engine::new(book);
        assert_eq!(check_plain_table(&table, &engine), Ok(()));
        let workbook = write_unchecked(&engine, Vec::new(), &ExportOptions::default()).unwrap();
        assert_eq!(check_workbook(&workbook, &engine), Ok(()));
    }

    #[test]
    fn a_text_of_a_round_that_is_held_back_is_private() {
        let mut book = event();
        book.rounds[1].note = "The scores of Russia were corrected after a protest.".into();
        let engine = Engine::new(book);
        let table = b"round,note\n1,The scores of Russia were corrected after a protest.\n";
        assert!(matches!(check_plain_table(table, &engine), Err(ForbiddenContent::PrivateText(_))));
    }

    #[test]
    fn a_figure_of_an_imported_file_does_not_refuse_a_file() {
        let mut book = event();
        let cell = |text: &str| UnplacedCell {
            file: "old.xlsx".into(),
            sheet: "Scores".into(),
            cell: "C4".into(),
            text: text.into(),
        };
        book.unplaced_cells = vec![cell("45.53333333333333"), cell("+491701234567")];
        let engine = Engine::new(book);
        let table = b"round,power,score\n1,Austria,45.53333333333333\n";
        assert_eq!(check_plain_table(table, &engine), Ok(()));
        let table = b"round,power,note\n1,Austria,+491701234567\n";
        assert!(matches!(check_plain_table(table, &engine), Err(ForbiddenContent::PrivateText(_))));
        let mut workbook = rust_xlsxwriter::Workbook::new();
        workbook.add_worksheet().write(0, 0, 45.533_333_333_333_33).unwrap().write(1, 0, "Board A").unwrap();
        assert_eq!(check_workbook(&workbook.save_to_buffer().unwrap(), &engine), Ok(()));
    }

    #[test]
    fn the_cells_of_a_plain_table_are_parsed() {
        let note = "say \"no\", then call 0170 1234567";
        let table = "round,player\n1,\"Ann: say \"\"no\"\", then call 0170 1234567\"\n";
        let checked = check_plain_table(table.as_bytes(), &engine(note));
        assert!(matches!(checked, Err(ForbiddenContent::PrivateText(_))));
    }

    #[test]
    fn a_plain_table_with_a_private_text_is_refused() {
        let table = b"round,player\n1,\"Ann, ann@example.org\"\n";
        let error = check_plain_table(table, &engine("ann@example.org")).unwrap_err();
        assert_eq!(error, ForbiddenContent::PrivateText("ann@example.org".into()));
        assert_eq!(check_plain_table(table, &engine("Ann")), Ok(()), "a short word may be there by chance");
        let mut named = book("ann@example.org");
        named.people[0].name = "Ann, ann@example.org".into();
        assert_eq!(check_plain_table(table, &Engine::new(named)), Ok(()), "the text is public");
    }

    #[test]
    fn a_workbook_with_something_hidden_is_refused() {
        use rust_xlsxwriter::Workbook;
        type Change = fn(&mut Workbook);
        let written = |change: Change| {
            let mut workbook = Workbook::new();
            workbook.add_worksheet().write(0, 0, "Board A & B").unwrap();
            change(&mut workbook);
            check_workbook(&workbook.save_to_buffer().unwrap(), &engine("+49 170 1234567"))
        };
        assert_eq!(written(|_| ()), Ok(()));
        let hiding: [Change; 4] = [
            |workbook| {
                workbook.add_worksheet().set_hidden(true);
            },
            |workbook| {
                workbook.add_worksheet().set_very_hidden(true);
            },
            |workbook| {
                workbook.add_worksheet().set_row_hidden(3).unwrap();
            },
            |workbook| {
                workbook.add_worksheet().set_column_hidden(3).unwrap();
            },
        ];
        for change in hiding {
            assert!(matches!(written(change), Err(ForbiddenContent::Hidden { .. })));
        }
        let noted: Change = |workbook| {
            let note = rust_xlsxwriter::Note::new("late");
            workbook.add_worksheet().insert_note(0, 0, &note).unwrap();
        };
        assert!(matches!(written(noted), Err(ForbiddenContent::Part(_))));
        let private: Change = |workbook| {
            workbook.add_worksheet().write(0, 0, "call +49 170 1234567").unwrap();
        };
        assert!(matches!(written(private), Err(ForbiddenContent::PrivateText(_))));
    }
}
