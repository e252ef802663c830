//! Files with a tab for each board of one round. The tabs name the boards, and no rounds.

use std::collections::{BTreeSet, HashSet};

use crate::book::typed_words::{next_round_name, single_spaced};
use crate::book::{Board, BoardRef, Book, PersonId, Round, fold_name};
use crate::import::draft::draft_book::DraftBook;
use crate::import::report::import_report::FindingEffect;
use crate::import::words::dated_names::parse_name_of_round;
use crate::import::words::title_words::parse_board_title;
use crate::languages::list_in_window;
use crate::languages::window_sentences::{import_tables as texts, import_words};
use crate::printable_text::printable_line;

impl DraftBook {
    /// Puts boards into one round whose rounds have only the names of their tabs, if the tabs name the boards and nobody would play
    /// twice in that round.
    pub(in crate::import) fn join_rounds_of_tabs(&mut self) {
        let Some(names) = names_of_boards(self) else { return };
        let mut joined = Round { name: next_round_name(&[]), ..Round::default() };
        let mut tabs = Vec::new();
        for (round, name) in std::mem::take(&mut self.book.rounds).into_iter().zip(names) {
            tabs.push(import_words::quoted(&printable_line(&round.name)));
            joined.boards.extend(round.boards.into_iter().map(|board| Board { name: name.clone(), ..board }));
        }
        let message = texts::tabs_are_boards(&list_in_window(&tabs), &joined.name);
        self.book.rounds.push(joined);
        // Each round had one board.
        let now = |at: BoardRef| BoardRef::new(0, at.round.0);
        self.sources.join_rounds(now);
        self.unnamed_boards.clear();
        self.note_names_of_boards();
        let file = self.file.clone();
        self.warn_at(&file, None, FindingEffect::None, message);
    }
}

/// The names of the boards in the tabs of a file, if each of its rounds has the name of a tab that names its only board.
fn names_of_boards(draft: &DraftBook) -> Option<Vec<String>> {
    let rounds = &draft.book.rounds;
    if rounds.len() < 2 || has_player_twice(&draft.book) {
        return None;
    }
    let tabs: HashSet<&str> = (0..).map_while(|sheet| draft.sources.sheet_name(sheet)).map(str::trim).collect();
    let names: Option<Vec<String>> = rounds
        .iter()
        .enumerate()
        .map(|(at, round)| {
            let is_tab = tabs.contains(round.name.as_str())
                && round.named_number().is_none()
                && parse_name_of_round(&round.name).is_none();
            let has_only_boards =
                Round { boards: Vec::new(), name: String::new(), ..round.clone() } == Round::default();
            let [board] = &round.boards[..] else { return None };
            let is_unnamed = draft.unnamed_boards.contains(&BoardRef::new(at, 0));
            let of_tab = parse_board_title(&round.name).map(|(name, _)| single_spaced(name));
            let is_named = |name: &str| fold_name(name) == fold_name(&board.name);
            match of_tab {
                _ if !is_tab || !has_only_boards => None,
                Some(name) => (is_unnamed || is_named(&name)).then_some(name),
                None => (!is_unnamed && is_named(&round.name)).then(|| board.name.clone()),
            }
        })
        .collect();
    let names = names?;
    let different: BTreeSet<String> = names.iter().map(|name| fold_name(name)).collect();
    (different.len() == names.len()).then_some(names)
}

/// Whether somebody has several seats in a book.
fn has_player_twice(book: &Book) -> bool {
    let mut seen: HashSet<PersonId> = HashSet::new();
    book.seats().filter_map(|(_, seat)| seat.player).any(|player| !seen.insert(player))
}
