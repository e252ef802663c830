//! Reads a file for players back, before it is written to a disk: nothing in it is hidden, and it has no private text.
//!
//! The private texts are listed here once more, apart from the function that takes them out of the book, so that an error
//! there is noticed.

use std::io::{Cursor, Read as _};

use thiserror::Error;
use zip::ZipArchive;

use crate::book::{Book, Seat};

/// What a file for players must not have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ForeignContent {
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

/// Checks a workbook that was made from `book`.
pub(super) fn check_workbook(bytes: &[u8], book: &Book) -> Result<(), ForeignContent> {
    let unreadable = |error: &dyn std::fmt::Display| ForeignContent::Unreadable(error.to_string());
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| unreadable(&error))?;
    let private = private_texts(book);
    for at in 0..archive.len() {
        let mut part = archive.by_index(at).map_err(|error| unreadable(&error))?;
        let name = part.name().map_err(|error| unreadable(&error))?.into_owned();
        let is_sheet = name.strip_prefix("xl/worksheets/sheet").is_some_and(|rest| rest.strip_suffix(".xml").is_some());
        if !is_sheet && !PARTS.contains(&name.as_str()) {
            return Err(ForeignContent::Part(name));
        }
        let mut xml = String::new();
        part.read_to_string(&mut xml).map_err(|error| unreadable(&error))?;
        if let Some(what) = hiding_tag(&xml) {
            return Err(ForeignContent::Hidden { part: name, what: what.to_owned() });
        }
        check_texts(&plain_text(&xml), &private)?;
    }
    Ok(())
}

/// Checks a plain table that was made from `book`.
pub(super) fn check_plain_table(bytes: &[u8], book: &Book) -> Result<(), ForeignContent> {
    let text = std::str::from_utf8(bytes).map_err(|error| ForeignContent::Unreadable(error.to_string()))?;
    check_texts(text, &private_texts(book))
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

fn check_texts(text: &str, private: &[&str]) -> Result<(), ForeignContent> {
    match private.iter().find(|secret| text.contains(**secret)) {
        Some(secret) => Err(ForeignContent::PrivateText(secret.chars().take(40).collect())),
        None => Ok(()),
    }
}

/// The private texts of a book that cannot be in a file by chance.
fn private_texts(book: &Book) -> Vec<&str> {
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
    texts.sort_unstable();
    texts.dedup();
    texts.retain(|text| is_distinctive(text));
    let public = public_texts(book);
    texts.retain(|text| !public.iter().any(|shown| shown.contains(text)));
    texts
}

/// The texts of a book that players see. A private text that is a part of one of them is no secret.
fn public_texts(book: &Book) -> Vec<&str> {
    let mut texts = vec![book.event.name.as_str(), &book.event.venue, &book.event.dates];
    texts.extend(book.people.iter().flat_map(|person| [person.name.as_str(), &person.group]));
    texts.extend(book.teams.iter().map(|team| team.name.as_str()));
    texts.extend(book.awards.iter().flat_map(|award| [award.name.as_str(), &award.note]));
    for round in &book.rounds {
        texts.extend([round.name.as_str(), &round.note]);
        for board in &round.boards {
            texts.push(&board.name);
            texts.extend(board.seats.values().filter_map(|seat| Some(seat.ruling.as_ref()?.reason.as_str())));
        }
    }
    texts
}

/// Whether a text is an address, a telephone number or a sentence, and not a word that any sheet may have.
fn is_distinctive(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let is_sentence = text.split_whitespace().count() >= 4 && text.chars().count() >= 24;
    (text.contains('@') && text.len() >= 6) || digits >= 7 || is_sentence
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Person, PersonId};

    fn book(note: &str) -> Book {
        let person = Person { note: note.into(), ..Person::new(PersonId(1), "Ann") };
        Book { people: vec![person], ..Book::default() }
    }

    #[test]
    fn a_plain_table_with_a_private_text_is_refused() {
        let table = b"round,player\n1,\"Ann, ann@example.org\"\n";
        let error = check_plain_table(table, &book("ann@example.org")).unwrap_err();
        assert_eq!(error, ForeignContent::PrivateText("ann@example.org".into()));
        assert_eq!(check_plain_table(table, &book("Ann")), Ok(()), "a short word may be there by chance");
        let mut named = book("ann@example.org");
        named.people[0].name = "Ann, ann@example.org".into();
        assert_eq!(check_plain_table(table, &named), Ok(()), "the text is public");
    }

    #[test]
    fn a_workbook_with_something_hidden_is_refused() {
        use rust_xlsxwriter::Workbook;
        type Change = fn(&mut Workbook);
        let written = |change: Change| {
            let mut workbook = Workbook::new();
            workbook.add_worksheet().write(0, 0, "Board A & B").unwrap();
            change(&mut workbook);
            check_workbook(&workbook.save_to_buffer().unwrap(), &book("+49 170 1234567"))
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
            assert!(matches!(written(change), Err(ForeignContent::Hidden { .. })));
        }
        let noted: Change = |workbook| {
            let note = rust_xlsxwriter::Note::new("late");
            workbook.add_worksheet().insert_note(0, 0, &note).unwrap();
        };
        assert!(matches!(written(noted), Err(ForeignContent::Part(_))));
        let private: Change = |workbook| {
            workbook.add_worksheet().write(0, 0, "call +49 170 1234567").unwrap();
        };
        assert!(matches!(written(private), Err(ForeignContent::PrivateText(_))));
    }
}
