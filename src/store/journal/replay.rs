//! From a journal to a book with its history, and how both relate to the book's file.

use std::collections::HashMap;

use super::{End, Journal, JournalError, Print, Record};
use crate::book::validate::make_sound;
use crate::book::{Book, History, Logged};
use crate::history::Chronicle;

/// What a journal comes to.
#[derive(Debug)]
pub struct Replayed {
    pub book: Book,
    pub history: History,
    /// How many steps were made, those before the journal's first included.
    pub n: u64,
    pub relation: Relation,
    /// Everything the journal tells of.
    pub chronicle: Chronicle,
    /// How many bytes of the journal hold, and what is wrong with the rest.
    pub good: u64,
    pub end: End,
}

/// How a journal relates to the file of its book.
#[derive(Debug, PartialEq)]
pub enum Relation {
    /// The file holds a state that the journal knows; these steps came after it.
    Newer { left: Vec<Logged> },
    /// The file holds something else, or is not there. These steps came after the book was last saved, which was in
    /// this state.
    Parted { saved: Box<Book>, left: Vec<Logged> },
}

/// Makes every step of a journal again. `file` is what the book's own file holds, where there is one.
pub fn replay(journal: Journal, file: Option<(Print, &Book)>) -> Result<Replayed, JournalError> {
    let Journal { header, header_ends, records, mut end } = journal;
    let mut marks: HashMap<u64, Vec<Print>> = HashMap::new();
    let mut last_mark = header.n;
    marks.entry(header.n).or_default().extend(header.in_file);
    for (record, _) in &records {
        if let Record::Saved(saved) = record {
            marks.entry(saved.n).or_default().push(saved.print);
            last_mark = saved.n.max(header.n);
        }
    }

    let mut chronicle = Chronicle::new(header.book.clone());
    let (mut book, mut history) = (header.book, History::default());
    let (mut n, mut good) = (header.n, header_ends);
    // The book of the first line may be newer than the file it names: then nothing tells how much newer.
    let from_the_start = file.is_some_and(|(print, held)| header.in_file == Some(print) || *held == book);
    let mut matched = from_the_start.then_some(0);
    let mut saved = (last_mark == n).then(|| (book.clone(), 0));
    let mut steps: Vec<Logged> = Vec::new();
    for (record, ends) in records {
        if let Record::Step(step) = record {
            if history.again(&mut book, step.clone().applied()).is_err() {
                end = End::Damaged;
                break;
            }
            n = step.n;
            steps.push(step);
            if let Some(prints) = marks.get(&n) {
                // The print alone may be another file's by chance; the book behind it is not.
                if file.is_some_and(|(print, held)| (prints.contains(&print) || n == last_mark) && *held == book) {
                    matched = Some(steps.len());
                }
                if n == last_mark {
                    saved = Some((book.clone(), steps.len()));
                }
            }
        }
        good = ends;
    }
    make_sound(&mut book).map_err(|_| JournalError::Contradicts)?;
    if matched.is_none() && file.is_some_and(|(_, held)| *held == book) {
        matched = Some(steps.len());
    }
    chronicle.extend(steps.iter().cloned());
    let relation = match (matched, saved) {
        (Some(at), _) => Relation::Newer { left: steps.split_off(at) },
        (None, Some((saved, at))) => Relation::Parted { saved: Box::new(saved), left: steps.split_off(at) },
        // The last save lies beyond what could be read.
        (None, None) => Relation::Parted { saved: Box::new(book.clone()), left: Vec::new() },
    };
    Ok(Replayed { book, history, n, relation, chronicle, good, end })
}
