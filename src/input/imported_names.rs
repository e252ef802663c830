//! The names of an imported file that are players of the book in another spelling: which of them are surely the same
//! player, and which must be asked about.

use std::collections::HashMap;

use super::pasted_names::{NameQuestion, PastedNames};
use crate::book::{Book, Edit, PersonField, PersonId, fold_name};
use crate::languages::window_sentences::input_refusals as texts;

/// The names of a file that is added to a book.
#[derive(Debug, Default)]
pub struct ImportedNames {
    /// Each person of the file with the name in the file.
    people: Vec<(PersonId, String)>,
    answers: HashMap<String, bool>,
    /// The names of the file of which the user says, without a question, which player of the book they are.
    same: HashMap<String, PersonId>,
    found: PastedNames,
}

/// Why a name of a file cannot be a player of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameError {
    NotInFile,
    NotInBook,
    /// The player is in the file by this other name too.
    InFileToo(String),
    /// The book has this player of the same name, perhaps in another spelling. So the two cannot be told apart.
    SameInBook(String),
}

impl ImportedNames {
    /// The names of a file for the book `target`. The answers to the same questions of an earlier reading are kept.
    pub fn new(draft: &Book, target: &Book, earlier: ImportedNames) -> Self {
        let people = draft.people.iter().map(|person| (person.id, person.name.clone())).collect();
        let ImportedNames { answers, same, .. } = earlier;
        let mut names = ImportedNames { people, answers, same, found: PastedNames::default() };
        names.find(target);
        names
    }

    /// Two names of one file are two players. So only the names of the book are asked about.
    fn find(&mut self, target: &Book) {
        let names = self.people.iter().map(|(_, name)| name.as_str()).filter(|name| !self.same.contains_key(*name));
        self.found = PastedNames::find(target, names, false, &self.answers);
        let is_open = |known: &str| {
            let known = target.people.iter().find(|person| person.name == known);
            known.is_some_and(|known| !self.same.values().any(|id| *id == known.id))
        };
        self.found.questions.retain(|question| is_open(&question.known));
        for (text, id) in self.people.iter().filter_map(|(_, text)| Some((text, *self.same.get(text)?))) {
            self.found.notes.push(texts::taken_as(text, target.name_of(Some(id))));
        }
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

    /// The answer to the question about a name of the file: whether it is the similar player of the book.
    pub fn answer_to(&self, text: &str) -> Option<bool> {
        self.answers.get(text).copied()
    }

    /// Answers the question about a name of the file, or takes the answer back.
    pub fn set_answer(&mut self, target: &Book, text: &str, answer: Option<bool>) {
        match answer {
            Some(is_same) => self.answers.insert(text.to_owned(), is_same),
            None => self.answers.remove(text),
        };
        self.find(target);
    }

    /// The name of the file with this spelling. Case, accents and spaces do not count.
    fn name_in_file(&self, text: &str) -> Result<String, NameError> {
        let names = || self.people.iter().map(|(_, name)| name);
        let exact = names().find(|name| *name == text);
        let found = exact.or_else(|| names().find(|name| fold_name(name) == fold_name(text)));
        found.cloned().ok_or(NameError::NotInFile)
    }

    /// Takes a name of the file as this player of the book, also if nobody would ask about it.
    ///
    /// # Errors
    /// When there is no such name, or when the player is in the file by another name.
    pub fn take_as_same(&mut self, target: &Book, text: &str, known: &str) -> Result<(), NameError> {
        let text = self.name_in_file(text)?;
        let exact = target.people.iter().find(|person| person.name == known);
        let folded = || target.people.iter().find(|person| fold_name(&person.name) == fold_name(known));
        let known = exact.or_else(folded).ok_or(NameError::NotInBook)?;
        self.same.insert(text.clone(), known.id);
        self.find(target);
        let is_known = |other: &str| self.same.get(other).copied().or(self.found.player(other)) == Some(known.id);
        let mut names = self.people.iter().map(|(_, name)| name);
        match names.find(|other| **other != text && is_known(other)).cloned() {
            Some(other) => {
                self.same.remove(&text);
                self.find(target);
                Err(NameError::InFileToo(other))
            }
            None => Ok(()),
        }
    }

    /// Takes a name of the file as another player than those of the book.
    ///
    /// # Errors
    /// When there is no such name, or when it is surely a player of the book.
    pub fn take_as_different(&mut self, target: &Book, text: &str) -> Result<(), NameError> {
        let text = self.name_in_file(text)?;
        let is_asked_about = self.questions().iter().any(|question| question.text == text);
        let same = self.found.player(&text).and_then(|id| target.person(id)).filter(|_| !is_asked_about);
        if let Some(person) = same {
            return Err(NameError::SameInBook(person.name.clone()));
        }
        self.set_answer(target, &text, Some(false));
        Ok(())
    }

    /// The people of the file who are not the player of the book with a similar name, as the user says.
    pub fn different_players(&self, target: &Book) -> Vec<(PersonId, PersonId)> {
        let different = self.questions().iter().filter(|question| question.answer == Some(false));
        let ids = different.filter_map(|question| {
            let (id, _) = self.people.iter().find(|(_, name)| *name == question.text)?;
            let known = target.people.iter().find(|person| person.name == question.known)?;
            Some((*id, known.id))
        });
        ids.collect()
    }

    /// The edits that give the people of the file the names that they have in the book `target`, and everybody else the name
    /// in the file. `draft` is the file as it was read, perhaps with other answers.
    pub fn edits(&self, draft: &Book, target: &Book) -> Vec<Edit> {
        let name_of = |text: &str| {
            let known = self.same.get(text).copied().or(self.found.player(text)).and_then(|id| target.person(id));
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
        found.set_answer(&target, "Erik Smith", Some(true));
        apply(&mut draft, &found);
        assert_eq!(names(&draft)[1], "Eric Smith");
        found.set_answer(&target, "Erik Smith", Some(false));
        apply(&mut draft, &found);
        assert_eq!((names(&draft)[1], found.open_question()), ("Erik Smith", None));
    }

    #[test]
    fn the_answers_are_kept_when_the_file_is_read_again() {
        let target = book(&["Eric Smith"]);
        let draft = book(&["Erik Smith"]);
        let mut found = ImportedNames::new(&draft, &target, ImportedNames::default());
        found.set_answer(&target, "Erik Smith", Some(true));
        let again = ImportedNames::new(&draft, &target, found);
        assert_eq!((again.open_question(), again.edits(&draft, &target).len()), (None, 1));
    }

    #[test]
    fn an_answer_is_taken_back() {
        let target = book(&["Eric Smith"]);
        let draft = book(&["Erik Smith"]);
        let mut found = ImportedNames::new(&draft, &target, ImportedNames::default());
        found.set_answer(&target, "Erik Smith", Some(false));
        assert_eq!(found.different_players(&target), [(PersonId(1), PersonId(1))]);
        found.set_answer(&target, "Erik Smith", None);
        assert_eq!((found.open_question(), found.answer_to("Erik Smith")), (Some(0), None));
        assert_eq!((found.different_players(&target), found.edits(&draft, &target)), (vec![], vec![]));
    }

    #[test]
    fn a_name_can_be_a_player_with_another_name_but_not_one_who_is_in_the_file() {
        let target = book(&["Zoë Low", "Eric Smith"]);
        let draft = book(&["The Captain", "Erik Smith", "LOW, ZOE"]);
        let mut found = ImportedNames::new(&draft, &target, ImportedNames::default());
        let in_file = NameError::InFileToo("LOW, ZOE".to_owned());
        assert_eq!(found.take_as_same(&target, "The Captain", "Zoe Low"), Err(in_file));
        assert_eq!(found.take_as_same(&target, "Captain", "Eric Smith"), Err(NameError::NotInFile));
        assert_eq!(found.take_as_same(&target, "The Captain", "Smith"), Err(NameError::NotInBook));
        assert_eq!(found.take_as_same(&target, "the captain", "eric smith"), Ok(()));
        assert_eq!(found.questions(), [], "Eric Smith is the Captain");
        assert_eq!(found.notes(), ["“LOW, ZOE” is taken as Zoë Low.", "“The Captain” is taken as Eric Smith."]);
        assert_eq!(found.take_as_different(&target, "Nobody"), Err(NameError::NotInFile));
    }

    #[test]
    fn a_name_of_a_player_of_the_book_is_not_taken_as_another_player() {
        let target = book(&["Ann Lee", "Zoë Low", "Eric Smith"]);
        let draft = book(&["Ann Lee", "LOW, ZOE", "Erik Smith"]);
        let mut found = ImportedNames::new(&draft, &target, ImportedNames::default());
        let same = |name: &str| Err(NameError::SameInBook(name.to_owned()));
        assert_eq!(found.take_as_different(&target, "Ann Lee"), same("Ann Lee"));
        assert_eq!(found.take_as_different(&target, "Low, Zoe"), same("Zoë Low"));
        // An answer to a question can be changed.
        found.set_answer(&target, "Erik Smith", Some(true));
        assert_eq!(found.take_as_different(&target, "Erik Smith"), Ok(()));
        assert_eq!(found.different_players(&target), [(PersonId(3), PersonId(3))]);
    }
}
