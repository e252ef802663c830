//! An event as it may be posted: which notices are due, and each notice made from what may be posted now.

use std::collections::{BTreeMap, BTreeSet};

use super::awards::awards_to_post;
use super::badges::badges_notice;
use super::board_call::{board_call_notice, boards_notice, player_call_notice, sitting_out_notice};
use super::breakable_words::BreakableWords;
use super::cards::cards_notice;
use super::certificates::certificates_notice;
use super::charts::charts_notice;
use super::countries::countries_notice;
use super::due::{DueNotice, due_notices};
use super::held_back::{held_back_rounds, held_back_sentence};
use super::kind::NoticeKind;
use super::ladder::ladder_to_post;
use super::name_order::NameOrder;
use super::notebook::notebook_to_print;
use super::notice::{Notice, NoticeSection};
use super::order_sheets::order_sheets;
use super::place_changes::PlaceChanges;
use super::places_by_round::places_notice;
use super::round::{board_section, note_lines};
use super::rules::rules_to_post;
use super::standings::{GroupSelection, StandingsOptions, standings_notice};
use super::table_sheets::table_sheets;
use super::teams::teams_notice;
use super::top_board::top_board_to_post;
use crate::book::results_year::ResultsYear;
use crate::book::typed_words::capitalize;
use crate::book::{Board, BoardRef, Book, GameStage, PersonId, Power, Role, RoundIx};
use crate::engine::{Engine, PostedView, WithheldContent, WithheldKind};
use crate::languages::sentences::{notices, pages, words};
use crate::languages::{Language, NoticeLanguages, recorded_moment};
use crate::standings::StandingsScope;

/// What may be posted of an event, and what is due.
#[derive(Debug)]
pub struct PostedEvent {
    view: PostedView,
    due: Vec<DueNotice>,
    /// The rounds that have begun and are held back.
    held_back: Vec<RoundIx>,
    /// The family names, by which lists of players are sorted and which are not posted.
    name_order: NameOrder,
    /// Who has left the event or is absent from a round, as the roll calls say.
    absent: BTreeSet<(RoundIx, PersonId)>,
    /// The rounds whose posted sheets are no longer right, each with the time of its posting.
    replaced: BTreeMap<RoundIx, String>,
    /// Who moved since the last posting because of corrections.
    changes: PlaceChanges,
    /// The lists are not posted, but the ladder that is made of them is.
    results_year: ResultsYear,
    /// The director's notebook, in a book with nothing else.
    notebook: Book,
    /// The boards that may be posted and have notes, with nothing but these.
    notes: BTreeMap<BoardRef, Board>,
    /// Whether the director has chosen to print these notes.
    prints_notes: bool,
    languages: NoticeLanguages,
}

/// The notes at a board and its seats, as they were written.
fn notes_of(board: &Board) -> impl Iterator<Item = &String> {
    let of_seats = board.seats.values().map(|seat| &seat.note);
    std::iter::once(&board.note).chain(of_seats).filter(|note| !note.is_empty())
}

/// A board with its notes and those at its seats, and nothing else.
fn only_notes(board: &Board) -> Board {
    let mut notes = Board { note: board.note.clone(), ..Board::default() };
    for power in Power::ALL {
        notes.seats[power].note.clone_from(&board.seats[power].note);
    }
    notes
}

impl PostedEvent {
    /// `whole` has the whole event. The notices are in the language that the event has chosen for them.
    pub fn new(whole: &Engine) -> PostedEvent {
        let book = whole.book();
        let mut absent = BTreeSet::new();
        for (number, round) in book.rounds.iter().enumerate() {
            let marked = round.attendance.iter().filter(|entry| entry.status.is_away());
            let left = book.people.iter().filter(|person| {
                matches!(person.role, Role::Removed | Role::Withdrawn) || book.has_left(person.id, RoundIx(number))
            });
            let people = marked.map(|entry| entry.player).chain(left.map(|person| person.id));
            absent.extend(people.map(|person| (RoundIx(number), person)));
        }
        let view = whole.posted_view();
        let is_posted = |at: &BoardRef| !whole.is_held_back(at.round) && view.engine().board(*at).is_some();
        let notes = book.boards().filter(|(at, _)| is_posted(at)).map(|(at, board)| (at, only_notes(board)));
        let notes = notes.filter(|(_, notes)| !note_lines(notes, Language::default()).is_empty()).collect();
        let rounds = (0..book.rounds.len()).map(RoundIx);
        let replaced = rounds.filter_map(|at| Some((at, whole.outdated_posting(at)?.to_owned()))).collect();
        PostedEvent {
            view,
            due: due_notices(whole),
            held_back: held_back_rounds(whole, StandingsScope::default()),
            name_order: NameOrder::new(book),
            absent,
            replaced,
            changes: PlaceChanges::default(),
            results_year: book.results_year.clone(),
            notebook: Book { notebook: book.notebook.clone(), ..Book::default() },
            notes,
            prints_notes: false,
            languages: book.event.languages,
        }
    }

    /// Chooses whether the notes at seats and boards are printed below their boards. Notes about players never are.
    pub fn print_notes(&mut self, prints_notes: bool) {
        self.prints_notes = prints_notes;
    }

    /// Lets a table that replaces a posted one say who moved. `before` is the book as it was at the last posting.
    pub fn tell_changes_since(&mut self, before: Option<Book>) -> PlaceChanges {
        self.changes = before.map(|before| PlaceChanges::since(before, self.view.engine())).unwrap_or_default();
        self.changes.clone()
    }

    /// Whether a board that may be posted has a note.
    pub fn has_notes(&self) -> bool {
        !self.notes.is_empty()
    }

    /// Whether the notes at seats and boards are printed with the boards.
    pub fn prints_notes(&self) -> bool {
        self.prints_notes
    }

    /// The lines of the notes that are printed below a board.
    pub fn note_lines(&self, at: BoardRef, language: Language) -> Vec<String> {
        let printed = self.notes.get(&at).filter(|_| self.prints_notes);
        printed.map_or_else(Vec::new, |notes| note_lines(notes, language))
    }

    /// The notes that are printed with the boards of a round, as they were written.
    pub fn printed_notes(&self, round: RoundIx) -> impl Iterator<Item = &str> {
        let of_round = self.notes.iter().filter(move |(at, _)| self.prints_notes && at.round == round);
        of_round.flat_map(|(_, board)| notes_of(board)).map(String::as_str)
    }

    /// What is left out of every file.
    pub fn withheld(&self) -> WithheldContent {
        let mut withheld = self.view.withheld().clone();
        if self.prints_notes {
            withheld.kinds.remove(&WithheldKind::BoardNotes);
        }
        withheld
    }

    /// The languages of the notices.
    pub fn languages(&self) -> NoticeLanguages {
        self.languages
    }

    /// Chooses other languages for the notices than the event has.
    pub fn choose_languages(&mut self, languages: NoticeLanguages) {
        self.languages = languages;
    }

    /// The event as it may be posted.
    pub fn view(&self) -> &PostedView {
        &self.view
    }

    /// What is due now, whether it may be posted or not.
    pub fn due(&self) -> &[DueNotice] {
        &self.due
    }

    /// The notices that are due now and may be posted, each with its pages.
    pub fn due_notices(&self) -> Vec<(DueNotice, Vec<Notice>)> {
        let made = self.due.iter().map(|due| (*due, self.notices(*due)));
        made.filter(|(_, notices)| !notices.is_empty()).collect()
    }

    /// The notice of a kind: of this round, or else of the newest round that has one.
    pub fn newest(&self, kind: NoticeKind, round: Option<RoundIx>) -> (DueNotice, Vec<Notice>) {
        let of_round = |round: RoundIx| {
            let wanted = DueNotice { kind, round };
            (wanted, self.notices(wanted))
        };
        if let Some(round) = round.or_else(|| (!kind.is_of_round()).then(RoundIx::default)) {
            return of_round(round);
        }
        let in_order = self.view.engine().round_numbers().in_order();
        let mut newest_first = in_order.iter().rev().map(|(_, at)| of_round(*at));
        let nothing = (DueNotice { kind, round: RoundIx::default() }, Vec::new());
        newest_first.find(|(_, notices)| !notices.is_empty()).unwrap_or(nothing)
    }

    /// The results of a round may be held back, and its call may not.
    fn engine_for(&self, kind: NoticeKind) -> &Engine {
        if kind.shows_only_seats() { self.view.call_engine() } else { self.view.engine() }
    }

    /// A notice, made from what may be posted. It is several where each page is one by itself, as the sheets for the
    /// tables are; it is empty if there is nothing to post.
    pub fn notices(&self, wanted: DueNotice) -> Vec<Notice> {
        let first = self.notices_in(wanted, self.languages.first);
        let Some(second) = self.languages.second else { return first };
        let second = self.notices_in(wanted, second);
        first.into_iter().zip(second).map(|(first, second)| first.beside(second)).collect()
    }

    /// The title of a notice in any language, for the list from which a director chooses it.
    pub fn title(&self, wanted: DueNotice, language: Language) -> String {
        let engine = self.engine_for(wanted.kind);
        let of_round = |title: fn(Language, &str) -> String| {
            let round = engine.book().round(wanted.round);
            round.map_or_else(String::new, |round| title(language, &round.title_in(language)))
        };
        match wanted.kind {
            NoticeKind::Standings => notices::title_standings(language),
            NoticeKind::Places => notices::title_places(language),
            NoticeKind::Boards => of_round(notices::title_boards),
            NoticeKind::BoardCall => of_round(notices::title_board_call),
            NoticeKind::Players => of_round(notices::title_call_by_player),
            NoticeKind::SittingOut => of_round(notices::title_sitting_out),
            NoticeKind::Charts => of_round(notices::title_centres_by_year),
            NoticeKind::Countries => notices::title_best_countries(language),
            NoticeKind::Teams => notices::title_teams(language),
            NoticeKind::Awards => notices::title_awards(language),
            NoticeKind::TopBoard => capitalize(&engine.rules().top_board_name(language)),
            NoticeKind::Groups => notices::title_groups(language),
            NoticeKind::Cards => notices::title_cards(language),
            NoticeKind::Badges => notices::title_badges(language),
            NoticeKind::Certificates => notices::title_certificates(language),
            NoticeKind::Notebook => notices::title_notebook(language),
            // These name a seat, or rules that are found only when the notice is made.
            NoticeKind::TableSheets | NoticeKind::OrderSheets | NoticeKind::Ladder | NoticeKind::Rules => {
                self.notices_in(wanted, language).into_iter().next().map_or_else(String::new, |notice| notice.title)
            }
        }
    }

    /// The games of the top boards, for the projector. Of several boards each has its title.
    pub fn top_board_games(&self, boards: &[BoardRef]) -> Notice {
        let engine = self.view.engine();
        let of = |language: Language| {
            let section = |at: &BoardRef| {
                let title = if boards.len() > 1 { engine.book().board_label_in(language, *at) } else { String::new() };
                Some(NoticeSection { title, ..board_section(engine, *at, language)? })
            };
            let mut notice = Notice {
                title: capitalize(&engine.rules().top_board_name(language)),
                sections: boards.iter().filter_map(section).collect(),
                is_draft: boards.iter().any(|at| engine.is_provisional(*at)),
                languages: language.into(),
                ..Notice::default()
            };
            notice.write_figures(language);
            notice
        };
        Notice::in_languages(self.languages, of)
    }

    /// The notice in one language.
    fn notices_in(&self, wanted: DueNotice, language: Language) -> Vec<Notice> {
        let round = wanted.round;
        let engine = self.engine_for(wanted.kind);
        let one = match wanted.kind {
            NoticeKind::TableSheets => return table_sheets(engine, round, language),
            NoticeKind::OrderSheets => return order_sheets(engine, round, language),
            NoticeKind::Standings => self.standings(language),
            NoticeKind::Places => places_notice(engine, language),
            NoticeKind::Boards => boards_notice(engine, round, |board| self.note_lines(board, language), language),
            NoticeKind::BoardCall => self.with_sitting_out(board_call_notice(engine, round, language), round, language),
            NoticeKind::Players => {
                self.with_sitting_out(player_call_notice(engine, round, &self.name_order, language), round, language)
            }
            NoticeKind::SittingOut => self.sitting_out(round, language),
            NoticeKind::Charts => charts_notice(engine, round, language),
            NoticeKind::Countries => countries_notice(engine, language),
            NoticeKind::Teams => {
                let teams = engine.teams().filter(|teams| !teams.is_empty());
                teams.map(|teams| teams_notice(engine, &teams, language))
            }
            NoticeKind::Awards => awards_to_post(engine, &engine.prizes(), language),
            NoticeKind::TopBoard => top_board_to_post(engine, self.view.held_back(), language),
            NoticeKind::Groups => self.groups(language),
            NoticeKind::Ladder => ladder_to_post(&self.results_year, language),
            NoticeKind::Cards => cards_notice(engine, &self.name_order, language),
            NoticeKind::Badges => badges_notice(engine.book(), &self.name_order, language),
            NoticeKind::Certificates => certificates_notice(engine, language),
            NoticeKind::Rules => Some(rules_to_post(engine, &self.results_year, language)),
            NoticeKind::Notebook => notebook_to_print(&self.notebook, language),
        };
        let mut notices: Vec<Notice> = one.into_iter().collect();
        for notice in &mut notices {
            // The sentence about held-back rounds explains missing scores of the whole event.
            if wanted.kind.shows_results() && !wanted.kind.is_of_round() {
                let held_back = held_back_sentence(&self.held_back, self.view.engine(), language);
                notice.sentences.splice(0..0, held_back);
            }
            if wanted.kind == NoticeKind::Boards
                && let Some(moment) = self.replaced.get(&wanted.round)
            {
                notice.sentences.insert(0, notices::replaces_sheet(language, &recorded_moment(language, moment)));
            }
            // The table of the event was posted with that sheet.
            if matches!(
                wanted.kind,
                NoticeKind::Standings | NoticeKind::Groups | NoticeKind::Places | NoticeKind::Teams
            ) && let Some(moment) = self.replaced.values().max()
            {
                let moved = self.changes.of_corrections(language).filter(|_| wanted.kind == NoticeKind::Standings);
                let replaces = notices::replaces_posting(language, &recorded_moment(language, moment));
                notice.sentences.splice(0..0, std::iter::once(replaces).chain(moved));
            }
            notice.write_figures(language);
            notice.is_draft = self.is_draft(wanted);
            // The names of a ladder are not those of the event.
            if wanted.kind != NoticeKind::Ladder {
                let people = &engine.book().people;
                let is_of_name = |word: &str| people.iter().any(|person| person.name.contains(word));
                notice.breakable_words = BreakableWords::of(notice.free_texts(), is_of_name);
            }
        }
        notices
    }

    fn sitting_out(&self, round: RoundIx, language: Language) -> Option<Notice> {
        let is_absent = |player| self.absent.contains(&(round, player));
        sitting_out_notice(self.view.call_engine(), round, &self.name_order, is_absent, language)
    }

    /// The call of a round, with who sits it out below. They need no sheet of their own.
    fn with_sitting_out(&self, call: Option<Notice>, round: RoundIx, language: Language) -> Option<Notice> {
        let sitting_out = self.sitting_out(round, language);
        let cells = sitting_out.iter().flat_map(Notice::rows).flat_map(|row| &row.cells);
        // A name stays on one line.
        let names: Vec<String> = cells.map(|cell| cell.plain().replace(' ', "\u{a0}")).collect();
        let sentence =
            (!names.is_empty()).then(|| words::labelled(language, &pages::sitting_out(language), &names.join(", ")));
        call.map(|mut call| {
            call.sentences.extend(sentence);
            call
        })
    }

    /// The standings for the wall. `None` if nobody is in them.
    fn standings(&self, language: Language) -> Option<Notice> {
        let engine = self.view.engine();
        let mut notice = standings_notice(engine, &StandingsOptions::in_language(language), None).notice;
        let book = engine.book();
        let boards = || book.boards().map(|(at, _)| at).filter(|at| self.is_played(*at));
        // The table is not that after a round of which a board has no entry yet.
        let missing = boards().filter(|at| engine.stage(*at) == GameStage::NotStarted);
        notice.sentences.splice(
            0..0,
            missing.map(|at| notices::board_without_result(language, &book.board_label_in(language, at))),
        );
        if boards().all(|at| engine.stage(at) == GameStage::Ended) {
            let numbers = engine.round_numbers().in_order();
            let last = numbers.iter().rev().find(|(_, at)| boards().any(|board| board.round == *at));
            let after = last
                .and_then(|(_, at)| book.round(*at))
                .map(|round| notices::title_after_round(language, &round.label_in(language)));
            notice.subtitle = after.unwrap_or_default();
        }
        let has_rows = notice.rows().next().is_some();
        has_rows.then_some(notice)
    }

    /// Whether a board has players and belongs to a round in which a game has begun.
    fn is_played(&self, at: BoardRef) -> bool {
        let engine = self.view.engine();
        engine.has_begun(at.round) && engine.board(at).is_some_and(Board::has_players)
    }

    /// The standings of each group. `None` where the event has no groups.
    fn groups(&self, language: Language) -> Option<Notice> {
        let engine = self.view.engine();
        if !engine.rules().groups || engine.book().people.iter().all(|person| person.group.is_empty()) {
            return None;
        }
        let options = StandingsOptions { groups: GroupSelection::Each, ..StandingsOptions::in_language(language) };
        let mut notice = standings_notice(engine, &options, None).notice;
        notice.title = notices::title_groups(language);
        notice.sections.retain(|section| !section.rows.is_empty());
        (!notice.sections.is_empty()).then_some(notice)
    }

    /// Whether what a notice shows may still change: scores of a running game, a score that is missing, or an empty seat at a
    /// board that is called.
    fn is_draft(&self, wanted: DueNotice) -> bool {
        let engine = self.engine_for(wanted.kind);
        let is_shown = |at: &BoardRef| !wanted.kind.is_of_round() || at.round == wanted.round;
        let mut boards = engine.book().boards().filter(|(at, _)| is_shown(at));
        if wanted.kind.is_call() {
            return boards.any(|(_, board)| Power::ALL.iter().any(|power| board.seats[*power].player.is_none()));
        }
        // An entry is missing that the scoring system needs.
        let lacks_a_score = |at: BoardRef, board: &Board| {
            let seated = Power::ALL.into_iter().filter(|power| board.seats[*power].player.is_some());
            !engine.is_abandoned(at) && seated.into_iter().any(|power| engine.score(at.seat(power)).is_none())
        };
        wanted.kind.shows_results()
            && boards.any(|(at, board)| self.is_played(at) && (engine.is_provisional(at) || lacks_a_score(at, board)))
    }
}
