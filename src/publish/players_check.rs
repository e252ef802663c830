//! Reads a file for players back, before it is written to a disk: nothing in it is hidden, it has no private text, and no
//! result of a round that is held back. What that is, is in `private_content`.

use std::io::{Cursor, Read as _};

use zip::ZipArchive;

use super::private_content::{ForbiddenContent, PrivateContent, is_figure};
use crate::csv_cells::name_of_cell;
use crate::engine::Engine;
use crate::import::{ReadError, SheetsOfFile, results_of_sheets};
use crate::notices::Notice;

/// The parts of a workbook that hold what players see, of which there are any number: their names, without their numbers.
/// The sheets, and the native charts on them.
const NUMBERED_PARTS: [(&str, &str); 5] = [
    ("xl/worksheets/sheet", ".xml"),
    ("xl/worksheets/_rels/sheet", ".xml.rels"),
    ("xl/drawings/drawing", ".xml"),
    ("xl/drawings/_rels/drawing", ".xml.rels"),
    ("xl/charts/chart", ".xml"),
];

/// The other parts of a workbook that hold what players see.
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
    workbook_without(bytes, &PrivateContent::of(engine))
}

/// Checks a plain table that was made from the event of this engine.
pub(super) fn check_plain_table(bytes: &[u8], engine: &Engine) -> Result<(), ForbiddenContent> {
    table_without(bytes, "players.csv", &PrivateContent::of(engine), ShownTotals::Players)
}

/// Checks a file of a posting by reading it back, as far as it can be read back. The texts of all its notices are checked by
/// [`check_notices`].
pub fn check_posted_file(name: &str, bytes: &[u8], private: &PrivateContent) -> Result<(), ForbiddenContent> {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    let of_players = ["standings.", "groups.", "federation-classification."];
    let totals =
        if of_players.iter().any(|start| name.starts_with(start)) { ShownTotals::Players } else { ShownTotals::Others };
    match ending {
        "xlsx" => workbook_without(bytes, private),
        "csv" => table_without(bytes, name, private, totals),
        "json" => {
            let value = serde_json::from_slice(bytes).map_err(|error| unreadable(&error))?;
            check_json(&value, private)
        }
        "html" | "md" | "txt" => private.check_text(&plain_text(&String::from_utf8_lossy(bytes))),
        // Pages hold compressed text or pixels.
        _ => Ok(()),
    }
}

/// Checks every text of the notices of a posting, whatever file they are written into.
pub fn check_notices(notices: &[Notice], private: &PrivateContent) -> Result<(), ForbiddenContent> {
    let mut all = String::new();
    for notice in notices {
        let sentences = notice.sentences.iter().chain(&notice.reasons);
        let mut texts: Vec<&str> = vec![&notice.title, &notice.subtitle];
        texts.extend(sentences.map(String::as_str));
        for section in &notice.sections {
            texts.push(&section.title);
            texts.extend(
                section.sentences.iter().chain(section.columns.iter().map(|column| &column.title)).map(String::as_str),
            );
            let cells = section.rows.iter().flat_map(|row| &row.cells).flat_map(|cell| &cell.parts);
            texts.extend(cells.filter(|part| part.value.is_none()).map(|part| part.text.as_str()));
        }
        for text in texts {
            all.push_str(text);
            all.push('\n');
        }
    }
    private.check_text(&all)
}

fn unreadable(error: &dyn std::fmt::Display) -> ForbiddenContent {
    ForbiddenContent::Unreadable(error.to_string())
}

fn workbook_without(bytes: &[u8], private: &PrivateContent) -> Result<(), ForbiddenContent> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| unreadable(&error))?;
    for at in 0..archive.len() {
        let mut part = archive.by_index(at).map_err(|error| unreadable(&error))?;
        let name = part.name().map_err(|error| unreadable(&error))?.into_owned();
        if !PARTS.contains(&name.as_str()) && !is_numbered_part(&name) {
            return Err(ForbiddenContent::Part(name));
        }
        let mut xml = String::new();
        part.read_to_string(&mut xml).map_err(|error| unreadable(&error))?;
        if let Some(what) = hiding_tag(&xml) {
            return Err(ForbiddenContent::Hidden { part: name, what: what.to_owned() });
        }
        private.check_text(&plain_text(&without_numbers(&xml)))?;
    }
    table_without(bytes, "players.xlsx", private, ShownTotals::Players)
}

/// Whether the totals that an import finds in a file are those of the players. In other tables they are scores of games.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ShownTotals {
    Players,
    Others,
}

/// Reads a file cell by cell, and checks the texts and the results in it.
fn table_without(
    bytes: &[u8],
    name: &str,
    private: &PrivateContent,
    totals: ShownTotals,
) -> Result<(), ForbiddenContent> {
    let sheets = SheetsOfFile::read(bytes, name).map_err(|error| unreadable(&error))?;
    for text in sheets.texts().filter(|text| !is_figure(text)) {
        private.check_text(text)?;
        private.check_text(&name_of_cell(text))?;
    }
    // An import of a whole workbook takes longer than all else that a posting does.
    if !private.holds_results_back() {
        return Ok(());
    }
    match results_of_sheets(&sheets) {
        Ok(read) => {
            private.check_boards(&read.book)?;
            if totals == ShownTotals::Players { private.check_totals(&read.book) } else { Ok(()) }
        }
        // A file without results has none that are held back.
        Err(ReadError::NothingRecognised { .. } | ReadError::Empty { .. }) => Ok(()),
        Err(error) => Err(unreadable(&error)),
    }
}

fn check_json(value: &serde_json::Value, private: &PrivateContent) -> Result<(), ForbiddenContent> {
    match value {
        serde_json::Value::String(text) => private.check_text(text),
        serde_json::Value::Array(values) => values.iter().try_for_each(|value| check_json(value, private)),
        serde_json::Value::Object(fields) => fields.iter().try_for_each(|(name, value)| {
            private.check_text(name)?;
            check_json(value, private)
        }),
        serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::Number(_) => Ok(()),
    }
}

/// “xl/worksheets/sheet12.xml”.
fn is_numbered_part(name: &str) -> bool {
    NUMBERED_PARTS.iter().any(|(begin, end)| {
        let number = name.strip_prefix(begin).and_then(|rest| rest.strip_suffix(end));
        number.is_some_and(|number| !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()))
    })
}

/// The first tag that hides something.
fn hiding_tag(xml: &str) -> Option<&str> {
    let mut tags = xml.split('<').filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag);
    tags.find(|tag| HIDING.iter().any(|hiding| tag.contains(hiding)))
}

/// The XML with its entities as characters.
fn plain_text(xml: &str) -> String {
    let plain = xml.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    plain.replace("&apos;", "'").replace("&#39;", "'").replace("&amp;", "&")
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, CellEntry, PerPower, Person, PersonId, Power, Round, RoundIx, Seat, UnplacedCell};
    use crate::publish::xlsx::{ExportOptions, ScoreCells, write_unchecked};
    use crate::publish::{PlainOptions, csv};
    use crate::standings::StandingsScope;

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
        let held_back = Err(ForbiddenContent::HeldBackBoard("Round 2, board A".into()));
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
            assert!(matches!(checked, Err(ForbiddenContent::HeldBackTotal(_))));
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

    #[test]
    fn every_text_of_a_notice_and_every_format_that_can_be_read_back_is_checked() {
        let private = PrivateContent::of(&engine("ann@example.org"));
        let is_private = |checked| matches!(checked, Err(ForbiddenContent::PrivateText(_)));
        let notice = |text: &str| Notice { sentences: vec![text.to_owned()], ..Notice::default() };
        assert_eq!(check_notices(&[notice("Ann has left.")], &private), Ok(()));
        assert!(is_private(check_notices(&[notice("Write to ann@example.org.")], &private)));
        let part = crate::notices::CellPart { text: "ann@example.org".to_owned(), ..Default::default() };
        let cell = crate::notices::NoticeCell::from(part);
        let row = crate::notices::NoticeRow { cells: vec![cell], ..Default::default() };
        let section = crate::notices::NoticeSection { rows: vec![row], ..Default::default() };
        assert!(is_private(check_notices(&[Notice { sections: vec![section], ..Notice::default() }], &private)));
        for (name, text) in [
            ("rules.txt", "ann@example.org"),
            ("rules.md", "ann@example.org"),
            ("web-page.html", "<p>ann@example.org</p>"),
            ("event.json", r#"{"boards":[{"player":"ann@example.org"}]}"#),
            ("standings.csv", "place,player\n1,ann@example.org\n"),
            ("standings.excel.csv", "\u{feff}place;player\n1;ann@example.org\n"),
        ] {
            assert!(is_private(check_posted_file(name, text.as_bytes(), &private)), "{name}");
            let other = text.replace("ann@example.org", "Ann Lee");
            assert_eq!(check_posted_file(name, other.as_bytes(), &private), Ok(()), "{name}");
        }
        assert_eq!(check_posted_file("standings.pdf", b"%PDF", &private), Ok(()), "its notices are checked");
        let private = PrivateContent::of(&engine("please call Ann's mother first"));
        for text in
            ["please call Ann's mother first", "please call Ann’s mother first", "please call Ann&#39;s mother first"]
        {
            assert!(is_private(check_posted_file("web-page.html", text.as_bytes(), &private)), "{text}");
        }
    }

    #[test]
    fn a_total_that_is_held_back_is_found_in_the_standings_and_not_among_scores() {
        let engine = Engine::new(event());
        let whole = engine.standings_in_view(StandingsScope::default());
        let rows = (1..)
            .zip(&whole.rows)
            .map(|(place, row)| format!("{place},{},{}", engine.book().name_of(Some(row.person)), row.total));
        let table: Vec<String> = std::iter::once("place,player,total".to_owned()).chain(rows).collect();
        let table = table.join("\n");
        let private = PrivateContent::of(&engine);
        let checked = |name: &str| check_posted_file(name, table.as_bytes(), &private);
        assert!(matches!(checked("standings.csv"), Err(ForbiddenContent::HeldBackTotal(_))));
        assert_eq!(checked("countries.csv"), Ok(()));
    }

    #[test]
    fn a_workbook_may_have_charts_and_nothing_else_beside_its_sheets() {
        use rust_xlsxwriter::{Chart, ChartType, Workbook};
        let mut workbook = Workbook::new();
        let sheet = workbook.add_worksheet();
        sheet.write(0, 0, 3).unwrap().write(1, 0, 4).unwrap();
        let mut chart = Chart::new(ChartType::Line);
        chart.add_series().set_values("Sheet1!$A$1:$A$2").set_name("ann@example.org");
        sheet.insert_chart(3, 0, &chart).unwrap();
        let bytes = workbook.save_to_buffer().unwrap();
        assert_eq!(check_workbook(&bytes, &engine("")), Ok(()));
        let checked = check_workbook(&bytes, &engine("ann@example.org"));
        assert!(matches!(checked, Err(ForbiddenContent::PrivateText(_))), "the name of a line is a text");
    }
}
