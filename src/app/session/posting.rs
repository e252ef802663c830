//! What was chosen in the last posting of the event, and what is written next.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::Session;
use crate::book::{Book, RoundIx, Severity};
use crate::decimal_sign::DecimalSign;
use crate::engine::Engine;
use crate::languages::window_language;
use crate::languages::window_sentences::session as texts;
use crate::notices::{DueNotice, Notice, NoticeKind, PostedEvent};
use crate::posting::{ChosenNotice, Posting, PostingFormat};
use crate::publish::{Paper, TextSize};

/// The most boards of an event whose notices are made without the user noticing it.
const MOST_BOARDS_AT_ONCE: usize = 16;

/// The kinds of notices that can be posted of every round.
pub const NOTICES_OF_EVERY_ROUND: [NoticeKind; 3] = [NoticeKind::Boards, NoticeKind::BoardCall, NoticeKind::Players];

/// What was chosen in the postings of this event so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostingChoices {
    /// The folder for the files, if it is not the usual one.
    pub folder: Option<PathBuf>,
    /// The folder of the last posting that was written, if it is not the usual one.
    pub posted_folder: Option<PathBuf>,
    pub formats: Vec<PostingFormat>,
    pub pages: BTreeMap<NoticeKind, (Paper, TextSize)>,
    /// What was due and not chosen, with the number of its round. It stays so, until it is chosen again.
    pub not_wanted: BTreeSet<(NoticeKind, usize)>,
    /// What was chosen although it was not due, and is not posted yet, with the number of its round.
    pub not_posted: BTreeSet<(NoticeKind, usize)>,
    /// The checksums of the seats with which notices of who sits where were posted, with the numbers of their rounds.
    pub posted_seats: BTreeMap<(NoticeKind, usize), u32>,
    /// The decimal sign of tables for Excel, if the user has chosen one.
    pub decimal_sign: Option<DecimalSign>,
    /// Whether the notes at seats and boards are printed with the boards.
    pub prints_notes: bool,
}

impl Default for PostingChoices {
    fn default() -> Self {
        PostingChoices {
            folder: None,
            posted_folder: None,
            formats: vec![PostingFormat::Pdf],
            pages: BTreeMap::new(),
            not_wanted: BTreeSet::new(),
            not_posted: BTreeSet::new(),
            posted_seats: BTreeMap::new(),
            decimal_sign: None,
            prints_notes: false,
        }
    }
}

impl PostingChoices {
    /// The paper and the size of a kind of notice.
    pub fn paper_and_size(&self, kind: NoticeKind) -> (Paper, TextSize) {
        let usual = (self.usual_paper(), TextSize::usual(kind));
        self.pages.get(&kind).copied().unwrap_or(usual)
    }

    /// The paper that was chosen before, so that US Letter is chosen once.
    pub fn usual_paper(&self) -> Paper {
        self.pages.values().map(|(paper, _)| *paper).next().unwrap_or_default()
    }

    /// Notes that what was chosen is written into this folder.
    pub fn note_posted(&mut self, folder: &Path) {
        self.not_posted.clear();
        if self.is_of_present(folder) {
            self.posted_folder.clone_from(&self.folder);
        }
    }

    /// Notes that nothing could be written into this folder. The last one that could be is offered next.
    pub fn note_refused(&mut self, folder: &Path) {
        if self.is_of_present(folder) {
            self.folder.clone_from(&self.posted_folder);
        }
    }

    /// Whether the present event was posted into this folder. A past state has one of its own, which is not kept.
    fn is_of_present(&self, folder: &Path) -> bool {
        self.folder.as_deref().is_none_or(|chosen| chosen == folder)
    }

    /// Whether a notice of the round with this number is chosen when the dialog opens: what is due, unless it was not wanted the
    /// last time, and what was chosen and not posted.
    pub fn is_chosen(&self, kind: NoticeKind, round_number: usize, is_due: bool) -> bool {
        let notice = (kind, round_number);
        is_due && !self.not_wanted.contains(&notice) || self.not_posted.contains(&notice)
    }

    /// Whether a notice of the round with this number was posted with other seats than these.
    pub fn has_other_seats(&self, kind: NoticeKind, round_number: usize, seats: u32) -> bool {
        self.posted_seats.get(&(kind, round_number)).is_some_and(|posted| *posted != seats)
    }
}

impl Session {
    /// The rounds that have not begun and of which a notice was posted with other seats than they have now.
    pub(super) fn rounds_posted_with_other_seats(&self) -> Vec<RoundIx> {
        let Some(choices) = &self.posting_choices else { return Vec::new() };
        let engine = &self.document.engine;
        let is_outdated = |at: &RoundIx| {
            let number = engine.round_numbers().number(*at);
            let mut posted = choices.posted_seats.iter().filter(|((_, of), _)| *of == number);
            posted.any(|(_, posted)| engine.seats_to_post(*at).is_some_and(|seats| seats != *posted))
        };
        (0..engine.book().rounds.len()).map(RoundIx).filter(is_outdated).collect()
    }

    /// Tells that the seats of a round are no longer those with which its notices were posted. `before` are the rounds of which that
    /// was so before the last change.
    pub(super) fn tell_of_posted_seats(&mut self, before: &[RoundIx]) {
        let now = self.rounds_posted_with_other_seats().into_iter().find(|at| !before.contains(at));
        let Some(round) = now.and_then(|at| self.document.engine.book().round(at)) else { return };
        let told = texts::seats_changed_since_posted(&round.title_in_window());
        self.messages.notify(told);
    }
}

/// The form in which choices are kept in a file: everything by its name.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(default)]
struct ChoicesText {
    folder: Option<PathBuf>,
    posted_folder: Option<PathBuf>,
    formats: Vec<String>,
    /// The notice, the paper and the size.
    pages: Vec<(String, String, String)>,
    /// The notice, and the number of its round.
    not_wanted: Vec<(String, usize)>,
    not_posted: Vec<(String, usize)>,
    /// The notice, the number of its round, and the checksum of its seats.
    posted_seats: Vec<(String, usize, u32)>,
    /// “comma” or “point”.
    decimal_sign: Option<String>,
    prints_notes: bool,
}

impl PostingChoices {
    /// The choices as text for a file.
    pub fn to_text(&self) -> String {
        let pages = self.pages.iter();
        let name_of = |(kind, number): &(NoticeKind, usize)| (kind.name().to_owned(), *number);
        let text = ChoicesText {
            folder: self.folder.clone(),
            posted_folder: self.posted_folder.clone(),
            formats: self.formats.iter().map(|format| format.name().to_owned()).collect(),
            pages: pages
                .map(|(kind, (paper, size))| {
                    (kind.name().to_owned(), paper.print_name().to_owned(), size.name().to_owned())
                })
                .collect(),
            not_wanted: self.not_wanted.iter().map(name_of).collect(),
            not_posted: self.not_posted.iter().map(name_of).collect(),
            posted_seats: self
                .posted_seats
                .iter()
                .map(|((kind, number), seats)| (kind.name().to_owned(), *number, *seats))
                .collect(),
            decimal_sign: self.decimal_sign.map(|sign| sign.name().to_owned()),
            prints_notes: self.prints_notes,
        };
        serde_json::to_string_pretty(&text).unwrap_or_default()
    }

    /// Reads what [`PostingChoices::to_text`] wrote. A name that is not known is left out. `None` if it is no such text.
    pub fn from_text(text: &str) -> Option<PostingChoices> {
        let text: ChoicesText = serde_json::from_str(text).ok()?;
        let kind_of = |name: &str| NoticeKind::ALL.into_iter().find(|kind| kind.name() == name);
        let format_of = |name: &String| PostingFormat::ALL.into_iter().find(|format| format.name() == name);
        let page_of = |(kind, paper, size): &(String, String, String)| {
            let paper = Paper::ALL.into_iter().find(|known| known.print_name() == paper)?;
            let size = TextSize::ALL.into_iter().find(|known| known.name() == size)?;
            Some((kind_of(kind)?, (paper, size)))
        };
        let due_of = |(kind, number): &(String, usize)| Some((kind_of(kind)?, *number));
        let seats_of = |(kind, number, seats): &(String, usize, u32)| Some(((kind_of(kind)?, *number), *seats));
        let sign_of = |name: &String| DecimalSign::ALL.into_iter().find(|sign| sign.name() == name);
        Some(PostingChoices {
            folder: text.folder,
            posted_folder: text.posted_folder,
            formats: text.formats.iter().filter_map(format_of).collect(),
            pages: text.pages.iter().filter_map(page_of).collect(),
            not_wanted: text.not_wanted.iter().filter_map(due_of).collect(),
            not_posted: text.not_posted.iter().filter_map(due_of).collect(),
            posted_seats: text.posted_seats.iter().filter_map(seats_of).collect(),
            decimal_sign: text.decimal_sign.as_ref().and_then(sign_of),
            prints_notes: text.prints_notes,
        })
    }
}

/// Files to write.
#[derive(Debug)]
pub struct PostingRequest {
    pub folder: PathBuf,
    pub event: PostedEvent,
    /// The whole event.
    pub whole: Engine,
    pub chosen: Vec<ChosenNotice>,
    pub formats: Vec<PostingFormat>,
    /// The files from which the book was read. They are not replaced.
    pub sources: Vec<PathBuf>,
    /// The files in which the book was before it was saved under another name.
    pub earlier_files: Vec<PathBuf>,
    pub decimal_sign: DecimalSign,
    /// The time of the posting, if the book keeps a record of it.
    pub posted_at: Option<String>,
    /// Whether the pages go to the printer.
    pub is_printed: bool,
    /// The sentence about what may not be posted yet. Empty where everything may.
    pub withheld: String,
}

impl PostingRequest {
    /// What is written.
    pub fn posting(&self) -> Posting<'_> {
        Posting {
            event: &self.event,
            whole: &self.whole,
            chosen: &self.chosen,
            formats: &self.formats,
            sources: &self.sources,
            earlier_files: &self.earlier_files,
            decimal_sign: self.decimal_sign,
            posted_at: self.posted_at.as_deref(),
        }
    }
}

/// What is needed to make the notices of an event.
#[derive(Debug)]
pub struct PostingSource {
    /// The whole event.
    pub book: Book,
    /// The event as it was at the last posting.
    pub before: Option<Book>,
}

/// The notices of an event, ready to be chosen.
#[derive(Debug)]
pub struct PreparedPosting {
    /// The whole event.
    pub whole: Engine,
    pub event: PostedEvent,
    /// What is due, then the newest of each other kind for which there is something to post, and then the notices of the other
    /// rounds.
    pub notices: Vec<PreparedNotice>,
    /// Who has another place than at the last posting: “Places since the posting of 14:05: B. Smith 3rd to 2nd.” Empty if
    /// nothing was posted or nobody has.
    pub changes: String,
    /// The errors in what is posted: “1 error in what is posted: Round 1, board A: 35 centres; a board has 34.” Empty without
    /// errors.
    pub errors: String,
}

/// A notice with its pages.
#[derive(Debug)]
pub struct PreparedNotice {
    pub wanted: DueNotice,
    /// Its title in the language of the window. The title on the page is in that of the notices.
    pub title: String,
    pub notices: Vec<Notice>,
    pub group: NoticeGroup,
    /// The checksum of the seats of its round, where it shows who sits where and nobody has begun to play.
    pub seats: Option<u32>,
}

/// The groups of the list of notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeGroup {
    /// The notice of the tab in view, where it is not due.
    InView,
    Due,
    /// The newest of each other kind.
    Newest,
    /// The boards, the board calls and the lists of names of the rounds that are not among these.
    OtherRounds,
}

impl NoticeGroup {
    /// The heading of the group.
    pub fn heading(self) -> &'static str {
        match self {
            NoticeGroup::InView => texts::notices_in_view(),
            NoticeGroup::Due => texts::notices_due(),
            NoticeGroup::Newest => texts::notices_also(),
            NoticeGroup::OtherRounds => texts::notices_of_other_rounds(),
        }
    }
}

/// How many kinds of notices are made, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PreparationProgress {
    pub made: usize,
    pub of: usize,
}

/// The notices that are due, with the boards of several rounds in the order of the rounds.
fn with_boards_in_order(due: &[DueNotice], rounds: &[RoundIx]) -> Vec<DueNotice> {
    let is_boards = |notice: &&DueNotice| notice.kind == NoticeKind::Boards;
    let mut boards: Vec<DueNotice> = due.iter().filter(is_boards).copied().collect();
    boards.sort_by_key(|notice| rounds.iter().position(|at| *at == notice.round));
    let mut boards = boards.into_iter();
    due.iter().map(|notice| if is_boards(&notice) { boards.next().unwrap_or(*notice) } else { *notice }).collect()
}

impl PostingSource {
    /// Whether the notices are made at once. Those of a large event take a while.
    pub fn is_small(&self) -> bool {
        self.book.boards().count() <= MOST_BOARDS_AT_ONCE
    }

    /// Makes the notices. `None` if the watcher stops.
    pub fn prepare(self, watch: &mut dyn FnMut(PreparationProgress) -> ControlFlow<()>) -> Option<PreparedPosting> {
        let whole = Engine::new(self.book);
        let mut event = PostedEvent::new(&whole);
        let changes = event.tell_changes_since(self.before);
        let mut notices: Vec<PreparedNotice> = Vec::new();
        let rounds: Vec<RoundIx> = event.view().engine().round_numbers().in_order().iter().map(|(_, at)| *at).collect();
        let due = with_boards_in_order(event.due(), &rounds);
        let is_due = |kind: &NoticeKind| due.iter().any(|due| due.kind == *kind);
        let others: Vec<NoticeKind> = NoticeKind::ALL.into_iter().filter(|kind| !is_due(kind)).collect();
        let of = due.len() + others.len() + rounds.len();
        let mut made = 0..of;
        let prepared = |wanted: DueNotice, notices: Vec<Notice>, group| {
            let seats = wanted.kind.shows_only_seats().then(|| whole.seats_to_post(wanted.round)).flatten();
            let title = title_in_window(&event, wanted, &notices);
            PreparedNotice { wanted, title, notices, group, seats }
        };
        let mut goes_on = || watch(PreparationProgress { made: made.next().unwrap_or(of), of }).is_continue();
        for wanted in &due {
            if !goes_on() {
                return None;
            }
            notices.push(prepared(*wanted, event.notices(*wanted), NoticeGroup::Due));
        }
        // A notice that is due but held back is not among the others either.
        for kind in others {
            if !goes_on() {
                return None;
            }
            let (wanted, made) = event.newest(kind, None);
            notices.push(prepared(wanted, made, NoticeGroup::Newest));
        }
        for round in rounds {
            if !goes_on() {
                return None;
            }
            for kind in NOTICES_OF_EVERY_ROUND {
                let wanted = DueNotice { kind, round };
                if !notices.iter().any(|known| known.wanted == wanted) {
                    notices.push(prepared(wanted, event.notices(wanted), NoticeGroup::OtherRounds));
                }
            }
        }
        notices.retain(|notice| !notice.notices.is_empty());
        let errors = errors_sentence(&whole, &event);
        Some(PreparedPosting { whole, event, notices, changes: changes.sentence(window_language()), errors })
    }
}

/// The title of a notice in the language of the window. It is made again only where its pages are in another language.
fn title_in_window(event: &PostedEvent, wanted: DueNotice, notices: &[Notice]) -> String {
    match (wanted.kind, notices) {
        // Several sheets are named by their number.
        (_, []) | (NoticeKind::TableSheets | NoticeKind::OrderSheets, [_, _, ..]) => String::new(),
        (_, [notice]) if event.languages() == window_language().into() => notice.title.clone(),
        _ => event.title(wanted, window_language()),
    }
}

/// The sentence about the errors in what is posted, with the first of them. Empty without errors. An error that reveals what
/// may not be posted is left out.
fn errors_sentence(whole: &Engine, event: &PostedEvent) -> String {
    let problems = whole.problems_without_rounds(event.view().held_back());
    let errors = problems.iter().filter(|problem| problem.severity == Severity::Error);
    let mut errors = errors.map(|problem| format!("{}: {}.", problem.location(whole.book()), problem.message));
    let Some(first) = errors.next() else { return String::new() };
    match errors.count() {
        0 => texts::error_in_posting(&first),
        others => texts::errors_in_posting(others + 1, &first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_back_from_their_file() {
        let mut choices = PostingChoices {
            folder: Some(PathBuf::from("/con/posted")),
            posted_folder: Some(PathBuf::from("/con/wall")),
            formats: vec![PostingFormat::WebPage, PostingFormat::PlainText],
            ..PostingChoices::default()
        };
        choices.pages.insert(NoticeKind::Boards, (Paper::Tabloid, TextSize::List));
        choices.not_wanted.insert((NoticeKind::Players, 3));
        choices.not_posted.insert((NoticeKind::Badges, 1));
        choices.posted_seats.insert((NoticeKind::BoardCall, 2), 7);
        choices.decimal_sign = Some(DecimalSign::Point);
        choices.prints_notes = true;
        assert_eq!(PostingChoices::from_text(&choices.to_text()), Some(choices));
        assert_eq!(PostingChoices::from_text("no such text"), None);
    }

    #[test]
    fn a_folder_that_was_refused_gives_way_to_the_last_one_that_was_not() {
        let [wall, disk] = ["/con/wall", "/cd"].map(PathBuf::from);
        let mut choices = PostingChoices { folder: Some(wall.clone()), ..PostingChoices::default() };
        choices.note_posted(&wall);
        choices.folder = Some(disk.clone());
        choices.note_refused(Path::new("/con/posted/as of 2026-11-21"));
        assert_eq!(choices.folder.as_ref(), Some(&disk), "the folder of a past state");
        choices.note_refused(&disk);
        assert_eq!(choices.folder, Some(wall));
    }

    #[test]
    fn what_was_not_wanted_stays_unchosen_but_not_that_of_the_next_round() {
        let mut choices = PostingChoices::default();
        assert!(choices.is_chosen(NoticeKind::Standings, 1, true));
        assert!(!choices.is_chosen(NoticeKind::Badges, 1, false));
        choices.not_wanted.insert((NoticeKind::Standings, 1));
        assert!(!choices.is_chosen(NoticeKind::Standings, 1, true));
        assert!(choices.is_chosen(NoticeKind::Standings, 2, true), "the next round has other standings");
        choices.not_posted.insert((NoticeKind::Badges, 1));
        assert!(choices.is_chosen(NoticeKind::Badges, 1, false));
    }

    #[test]
    fn the_paper_is_chosen_once_for_all_kinds() {
        let mut choices = PostingChoices::default();
        assert_eq!(choices.paper_and_size(NoticeKind::Standings), (Paper::A4, TextSize::Poster));
        choices.pages.insert(NoticeKind::Standings, (Paper::Letter, TextSize::List));
        assert_eq!(choices.paper_and_size(NoticeKind::Standings), (Paper::Letter, TextSize::List));
        assert_eq!(choices.paper_and_size(NoticeKind::Boards), (Paper::Letter, TextSize::Poster));
    }
}
