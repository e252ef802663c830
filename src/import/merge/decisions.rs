//! The decisions of a director in a merged file: teams, the top board, awards, separations, neighbours and notes. What is
//! added to the book, and the sentences about what is left out because the book has decisions of its own.

use std::collections::HashMap;

use super::note::MergeNote;
use crate::book::{Book, Edit, PersonField, PersonId, fold_name};
use crate::import::whole_file::imported_file::ImportedFile;
use crate::languages::list_in_window;
use crate::languages::window_sentences::import_merge as texts;
use crate::own_workbook::hidden_facts;
use crate::own_workbook::hidden_facts::HiddenFact;

impl ImportedFile {
    /// Adds teams, the top board, awards, separations, neighbours and notes, each where `target` has none yet.
    pub(in crate::import) fn decision_edits(
        &self,
        target: &Book,
        people: &HashMap<PersonId, PersonId>,
        edits: &mut Vec<Edit>,
    ) {
        let from_file = hidden_facts::event_facts(&self.book);
        let known = from_file.into_iter().filter_map(|fact| fact.renumbered(|id| people.get(&id).copied()));
        let (mut teams, mut awards, mut apart) = (Vec::new(), Vec::new(), Vec::new());
        let mut notes = target.notebook.len();
        for fact in known {
            match fact {
                HiddenFact::Team(team) => teams.push(team),
                HiddenFact::Award(award) => awards.push(award),
                HiddenFact::Apart(pair) => apart.push(pair),
                HiddenFact::Neighbours(table) if target.neighbours.is_strict() => edits.push(Edit::Neighbours(table)),
                HiddenFact::TopBoard(top) if target.top_board.is_empty() => edits.push(Edit::TopBoard(top)),
                HiddenFact::Note(note) if !target.notebook.contains(&note) => {
                    edits.push(Edit::AddNote { position: notes, note });
                    notes += 1;
                }
                HiddenFact::Person(person) => {
                    let in_book = target.person(person.id);
                    if !person.different_from.is_empty()
                        && in_book.is_none_or(|in_book| in_book.different_from.is_empty())
                    {
                        let others = PersonField::DifferentFrom(person.different_from);
                        edits.push(Edit::Person(person.id, others));
                    }
                    let Some(by) = person.replaced_by else { continue };
                    if in_book.is_none_or(|in_book| in_book.replaced_by.is_none()) {
                        edits.push(Edit::Person(person.id, PersonField::ReplacedBy(Some(by))));
                    }
                }
                _ => {}
            }
        }
        if target.teams.is_empty() && !teams.is_empty() {
            edits.push(Edit::Teams(teams));
        }
        if target.awards.is_empty() && !awards.is_empty() {
            edits.push(Edit::Awards(awards));
        }
        if target.separations.is_empty() && !apart.is_empty() {
            edits.push(Edit::Separations(apart));
        }
    }

    /// The decisions of the file that [`ImportedFile::merge_edit`] leaves out, because `target` has others.
    pub(in crate::import) fn note_decisions(
        &self,
        target: &Book,
        people: &HashMap<PersonId, PersonId>,
        notes: &mut Vec<MergeNote>,
    ) {
        let renumbered = |fact: HiddenFact| fact.renumbered(|id| people.get(&id).copied());
        let names = |book: &Book, people: &[PersonId]| {
            let names: Vec<&str> = people.iter().map(|id| book.name_of(Some(*id))).collect();
            if names.is_empty() { texts::nobody().to_owned() } else { list_in_window(&names) }
        };
        for team in self.book.teams.iter().filter(|_| !target.teams.is_empty()) {
            let Some(HiddenFact::Team(same)) = renumbered(HiddenFact::Team(team.clone())) else { continue };
            if target.teams.contains(&same) {
                continue;
            }
            let of_file = names(&self.book, &team.members);
            let known = target.teams.iter().find(|known| fold_name(&known.name) == fold_name(&team.name));
            notes.push(match known {
                Some(known) => {
                    let of_book = names(target, &known.members);
                    MergeNote::left_out(&known.name, texts::team_differs(&of_book, &of_file))
                }
                None => MergeNote::left_out(&team.name, texts::team_only_in_file(&of_file)),
            });
        }
        for award in self.book.awards.iter().filter(|_| !target.awards.is_empty()) {
            let Some(HiddenFact::Award(same)) = renumbered(HiddenFact::Award(award.clone())) else { continue };
            if target.awards.contains(&same) {
                continue;
            }
            let of_file = names(&self.book, &award.winners);
            let known = target.awards.iter().find(|known| fold_name(&known.name) == fold_name(&award.name));
            notes.push(match known {
                Some(known) => {
                    let of_book = names(target, &known.winners);
                    MergeNote::left_out(&known.name, texts::award_differs(&of_book, &of_file))
                }
                None => MergeNote::left_out(&award.name, texts::award_only_in_file(&of_file)),
            });
        }
        for pair in self.book.separations.iter().filter(|_| !target.separations.is_empty()) {
            let Some(HiddenFact::Apart([one, other])) = renumbered(HiddenFact::Apart(*pair)) else { continue };
            if !target.separations.iter().any(|known| *known == [one, other] || *known == [other, one]) {
                notes.push(MergeNote::left_out(&names(&self.book, pair), texts::separation_only_in_file()));
            }
        }
        let (of_book, of_file) = (&target.neighbours, &self.book.neighbours);
        if !of_book.is_strict() && !of_file.is_strict() && of_book != of_file {
            let (of_book, of_file) = (of_book.to_text(), of_file.to_text());
            notes.push(MergeNote::left_out(texts::draw(), texts::neighbours_differ(&of_book, &of_file)));
        }
        let of_file = renumbered(HiddenFact::TopBoard(self.book.top_board.clone()));
        if !target.top_board.is_empty()
            && !self.book.top_board.is_empty()
            && of_file != Some(HiddenFact::TopBoard(target.top_board.clone()))
        {
            notes.push(MergeNote::left_out(texts::top_board(), texts::top_board_differs()));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::book::{Award, Book, PersonId, Team};
    use crate::import::{ConflictWinner, ImportedFile, read_results};

    const ROUND_1: &str = "round,board,power,player,centres\n1,A,Italy,Ann,5\n1,A,Russia,Ben,4\n1,A,France,Cid,6\n";

    /// A book with a team and an award of these players of the list, and with these two separated.
    fn book(team: (&str, &[u32]), award: (&str, u32), apart: [u32; 2]) -> Book {
        let mut book = read_results(ROUND_1.as_bytes(), "x.csv").unwrap().book;
        let members = team.1.iter().copied().map(PersonId).collect();
        book.teams.push(Team { name: team.0.to_owned(), members, ..Team::default() });
        book.awards.push(Award { name: award.0.to_owned(), winners: vec![PersonId(award.1)], note: String::new() });
        book.separations.push(apart.map(PersonId));
        book
    }

    fn notes(file: &Book, target: &Book) -> Vec<String> {
        let import = ImportedFile::of_book("theirs.topboard", file.clone(), 0);
        let mut after = target.clone();
        after.apply(import.merge_edit(target, ConflictWinner::File)).unwrap();
        assert_eq!((&after.teams, &after.awards), (&target.teams, &target.awards));
        assert_eq!(after.separations, target.separations);
        let notes = import.merge_notes(target, ConflictWinner::File).into_iter();
        notes.map(|note| format!("{}: {} {}", note.place, note.message, note.is_problem)).collect()
    }

    #[test]
    fn decisions_that_the_book_does_not_take_are_told() {
        let ours = book(("Berlin", &[1, 2]), ("Best Italy", 1), [1, 2]);
        assert_eq!(notes(&ours, &ours), Vec::<String>::new());
        // The order of two people does not matter.
        assert_eq!(notes(&book(("Berlin", &[1, 2]), ("Best Italy", 1), [2, 1]), &ours), Vec::<String>::new());
        let theirs = book(("berlin", &[1, 3]), ("Best Italy", 3), [2, 3]);
        assert_eq!(
            notes(&theirs, &ours),
            [
                "Berlin: this team is Ann and Ben in the book and Ann and Cid in the file. The book keeps its own. true",
                "Best Italy: this award goes to Ann in the book and to Cid in the file. The book keeps its own. true",
                "Ben and Cid: only the file says that these two should not share a board. The book keeps its own. true",
            ]
        );
        let others = book(("Paris", &[3]), ("Best Russia", 2), [1, 2]);
        assert_eq!(
            notes(&others, &ours),
            [
                "Paris: this team of Cid is only in the file. The book keeps its own. true",
                "Best Russia: this award, which goes to Ben, is only in the file. The book keeps its own. true",
            ]
        );
    }
}
