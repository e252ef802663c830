//! The names of an imported file that are players of the book in another spelling: which of them are surely the same
//! player, and which must be asked about.

use std::collections::HashMap;

use super::pasted_names::{NameQuestion, PastedNames};
use crate::book::{Book, Edit, PersonField, PersonId};

/// The names of a file that is added to a book.
#[derive(Debug, Default)]
pub struct ImportedNames {
    /// Each person of the file with the name in the file.
    people: Vec<(PersonId, String)>,
    answers: HashMap<String, bool>,
    found: PastedNames,
}

impl ImportedNames {
    /// The names of a file for the book `target`. The answers to the same questions of an earlier reading are kept.
    pub fn new(draft: &Book, target: &Book, earlier: ImportedNames) -> Self {
        let people = draft.people.iter().map(|person| (person.id, person.name.clone())).collect();
        let mut names = ImportedNames { people, answers: earlier.answers, found: PastedNames::default() };
        names.find(target);
        names
    }

    /// Two names of one file are two players. So only the names of the book are asked about.
    fn find(&mut self, target: &Book) {
        let names = self.people.iter().map(|(_, name)| name.as_str());
        self.found = PastedNames::find(target, names, false, &self.answers);
        self.found.questions.retain(|question| target.people.iter().any(|person| person.name == question.known));
    }

    pub fn questions(&self) -> &[NameQuestion] {
        &self.found.questions
    }

    /// The first question without an answer, by its position.
    pub fn open_question(&self) -> Option<usize> {
        self.questions().iter().position(|question| question.answer.is_none())
    }

    /// The spellings that were taken as a player of the book, as sentences.
    pub fn notes(&self) -> &[String] {
        &self.found.notes
    }

    /// Answers a question: whether the two spellings are one player.
    pub fn answer(&mut self, target: &Book, question: usize, is_same: bool) {
        if let Some(question) = self.found.questions.get(question) {
            self.answers.insert(question.text.clone(), is_same);
            self.find(target);
        }
    }

    /// The edits that give the people of the file the names that they have in the book `target`, and everybody else the name
    /// in the file. `draft` is the file as it was read, perhaps with other answers.
    pub fn edits(&self, draft: &Book, target: &Book) -> Vec<Edit> {
        let name_of = |text: &str| {
            let known = self.found.player(text).and_then(|id| target.person(id));
            known.map_or_else(|| text.to_owned(), |person| person.name.clone())
        };
        let changed = self.people.iter().filter_map(|(id, text)| {
            let name = name_of(text);
            let now = draft.person(*id)?;
            (now.name != name).then_some(Edit::Person(*id, PersonField::Name(name)))
        });
        changed.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Person;

    fn book(names: &[&str]) -> Book {
        let mut book = Book::default();
        for name in names {
            let person = Person::new(book.next_person_id(), *name);
            book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
        }
        book
    }

    fn names(book: &Book) -> Vec<&str> {
        book.people.iter().map(|person| person.name.as_str()).collect()
    }

    #[test]
    fn sure_names_are_taken_and_doubtful_ones_are_asked_about() {
        let target = book(&["Zoë Low", "Cléo Roy", "Eric Smith", "Ann Lee"]);
        let mut draft = book(&["ROY, CLEO", "Erik Smith", "Ann Lee", "Ben Orr", "Anne Lee"]);
        let apply = |draft: &mut Book, found: &ImportedNames| {
            for edit in found.edits(draft, &target) {
                draft.apply(edit).unwrap();
            }
        };
        let mut found = ImportedNames::new(&draft, &target, ImportedNames::default());
        assert_eq!(found.notes(), ["“ROY, CLEO” is taken as Cléo Roy."]);
        let asked: Vec<&str> = found.questions().iter().map(|question| question.text.as_str()).collect();
        assert_eq!(asked, ["Erik Smith"], "Anne Lee is not Ann Lee, who is in the file too");
        apply(&mut draft, &found);
        assert_eq!(names(&draft), ["Cléo Roy", "Erik Smith", "Ann Lee", "Ben Orr", "Anne Lee"]);
        found.answer(&target, 0, true);
        apply(&mut draft, &found);
        assert_eq!(names(&draft)[1], "Eric Smith");
        found.answer(&target, 0, false);
        apply(&mut draft, &found);
        assert_eq!((names(&draft)[1], found.open_question()), ("Erik Smith", None));
    }

    #[test]
    fn the_answers_are_kept_when_the_file_is_read_again() {
        let target = book(&["Eric Smith"]);
        let draft = book(&["Erik Smith"]);
        let mut found = ImportedNames::new(&draft, &target, ImportedNames::default());
        found.answer(&target, 0, true);
        let again = ImportedNames::new(&draft, &target, found);
        assert_eq!((again.open_question(), again.edits(&draft, &target).len()), (None, 1));
    }
}
