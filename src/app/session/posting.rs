//! What was chosen in the last posting of the event, and what is written next.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::{Session, Window};
use crate::app::dialogs::post::PostDialog;
use crate::book::{BoardRef, GameStage, RoundIx};
use crate::engine::Engine;
use crate::notices::{DueNotice, NoticeKind, PostedEvent, place_changes};
use crate::posting::{ChosenNotice, PostingFormat};
use crate::publish::{Paper, TextSize};

/// The most players whose places the dialog names.
const MOST_CHANGES: usize = 6;

/// What was chosen in the postings of this event so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostingChoices {
    pub folder: Option<PathBuf>,
    pub formats: Vec<PostingFormat>,
    pub pages: BTreeMap<NoticeKind, (Paper, TextSize)>,
    /// What was due and not chosen. It stays so, until it is chosen again.
    pub not_wanted: BTreeSet<DueNotice>,
}

impl Default for PostingChoices {
    fn default() -> Self {
        PostingChoices {
            folder: None,
            formats: vec![PostingFormat::Pdf],
            pages: BTreeMap::new(),
            not_wanted: BTreeSet::new(),
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
    fn usual_paper(&self) -> Paper {
        self.pages.values().map(|(paper, _)| *paper).next().unwrap_or_default()
    }

    /// Whether a notice is chosen when the dialog opens: what is due, unless it was not wanted the last time.
    pub fn is_chosen(&self, wanted: DueNotice, is_due: bool) -> bool {
        is_due && !self.not_wanted.contains(&wanted)
    }
}

/// The form in which choices are kept in a file: everything by its name.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(default)]
struct ChoicesText {
    folder: Option<PathBuf>,
    formats: Vec<String>,
    /// The notice, the paper and the size.
    pages: Vec<(String, String, String)>,
    /// The notice, and the position of its round.
    not_wanted: Vec<(String, usize)>,
}

impl PostingChoices {
    /// The choices as text for a file.
    pub fn to_text(&self) -> String {
        let pages = self.pages.iter();
        let text = ChoicesText {
            folder: self.folder.clone(),
            formats: self.formats.iter().map(|format| format.name().to_owned()).collect(),
            pages: pages
                .map(|(kind, (paper, size))| {
                    (kind.name().to_owned(), paper.print_name().to_owned(), size.name().to_owned())
                })
                .collect(),
            not_wanted: self.not_wanted.iter().map(|due| (due.kind.name().to_owned(), due.round.0)).collect(),
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
        let due_of = |(kind, round): &(String, usize)| Some(DueNotice { kind: kind_of(kind)?, round: RoundIx(*round) });
        Some(PostingChoices {
            folder: text.folder,
            formats: text.formats.iter().filter_map(format_of).collect(),
            pages: text.pages.iter().filter_map(page_of).collect(),
            not_wanted: text.not_wanted.iter().filter_map(due_of).collect(),
        })
    }
}

/// Files to write.
#[derive(Debug)]
pub struct PostingRequest {
    pub folder: PathBuf,
    pub event: PostedEvent,
    pub chosen: Vec<ChosenNotice>,
    pub formats: Vec<PostingFormat>,
    /// The files from which the book was read. They are not replaced.
    pub sources: Vec<PathBuf>,
    /// Whether the pages go to the printer.
    pub is_printed: bool,
    /// The sentence about what may not be posted yet. Empty where everything may.
    pub withheld: String,
}

/// Opens the dialog to post, with what was chosen the last time.
pub fn open_post_dialog(window: &mut dyn Window) {
    if window.session().posting_choices.is_none() {
        let remembered = window.remembered_choices();
        let choices = remembered.and_then(|text| PostingChoices::from_text(&text)).unwrap_or_default();
        window.session().posting_choices = Some(choices);
    }
    window.session().open_post_dialog();
}

impl Session {
    fn open_post_dialog(&mut self) {
        self.commit_typing();
        if let Some(title) = self.round_released_in_the_past() {
            self.messages.show_error(format!(
                "{title} is held back now, and this past state shows its scores. Release it before you post the state again."
            ));
            return;
        }
        let event = PostedEvent::new(self.engine());
        let folder = self.document.folder().map(|folder| folder.join("posted"));
        let folder = folder.or_else(|| Some(std::env::home_dir()?.join("posted"))).unwrap_or_default();
        let as_of = self.document.past_moment().map(str::to_owned);
        // The files of today stay as they are.
        let folder = match &as_of {
            Some(moment) => folder.join(format!("as of {}", moment.replace(':', "-"))),
            None => folder,
        };
        let changes = if as_of.is_none() { self.changes_since_posting(&event) } else { String::new() };
        let choices = self.posting_choices.get_or_insert_default().clone();
        self.open_dialog(PostDialog::new(event, &choices, &folder, changes, as_of));
    }

    /// A round that the event holds back now, and whose scores the past state in view shows.
    fn round_released_in_the_past(&self) -> Option<String> {
        let (past, present) = (self.engine(), self.document.present_engine());
        let rounds = &present.book().rounds;
        if !(0..rounds.len()).any(|at| present.is_held_back(RoundIx(at))) {
            return None;
        }
        // A round that was renamed or removed since may be the one that is held back.
        let is_shown_now = |title: &str| {
            (0..).zip(rounds).any(|(at, round)| round.title() == title && !present.is_held_back(RoundIx(at)))
        };
        let has_begun = |at: usize, boards: usize| {
            (0..boards).any(|board| past.stage(BoardRef::new(at, board)) != GameStage::NotStarted)
        };
        let rounds = past.book().rounds.iter().enumerate();
        let mut released = rounds.filter(|(at, round)| {
            !past.is_held_back(RoundIx(*at)) && has_begun(*at, round.boards.len()) && !is_shown_now(&round.title())
        });
        released.next().map(|(_, round)| round.title())
    }

    /// Who has another place than at the last posting: “Places since the posting of 14:05: B. Smith 3rd to 2nd.” Empty if nothing
    /// was posted or nobody has.
    fn changes_since_posting(&self, event: &PostedEvent) -> String {
        let history = self.document.history();
        let Some(steps) = history.steps_to_last_posting() else { return String::new() };
        let before = history.book_after(steps);
        let posted = before.rounds.iter().filter_map(|round| round.posted.as_ref());
        let time = posted.map(|posting| posting.time.clone()).max().unwrap_or_default();
        let (before, _) = Engine::new(before).posted_view().into_parts();
        let changes = place_changes(&before, event.view().engine());
        if changes.is_empty() {
            return String::new();
        }
        let more = changes.len().saturating_sub(MOST_CHANGES);
        let named = changes.iter().take(MOST_CHANGES).cloned().collect::<Vec<_>>().join(", ");
        let more = if more > 0 { format!(", and {more} more") } else { String::new() };
        format!("Places since the posting of {time}: {named}{more}.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_back_from_their_file() {
        let mut choices = PostingChoices {
            folder: Some(PathBuf::from("/con/posted")),
            formats: vec![PostingFormat::WebPage, PostingFormat::PlainText],
            ..PostingChoices::default()
        };
        choices.pages.insert(NoticeKind::Boards, (Paper::Tabloid, TextSize::List));
        choices.not_wanted.insert(DueNotice { kind: NoticeKind::Players, round: RoundIx(2) });
        assert_eq!(PostingChoices::from_text(&choices.to_text()), Some(choices));
        assert_eq!(PostingChoices::from_text("no such text"), None);
    }

    #[test]
    fn what_was_not_wanted_stays_unchosen_but_not_that_of_the_next_round() {
        let of = |kind: NoticeKind, round: usize| DueNotice { kind, round: RoundIx(round) };
        let mut choices = PostingChoices::default();
        assert!(choices.is_chosen(of(NoticeKind::Standings, 0), true));
        assert!(!choices.is_chosen(of(NoticeKind::Badges, 0), false));
        choices.not_wanted.insert(of(NoticeKind::Standings, 0));
        assert!(!choices.is_chosen(of(NoticeKind::Standings, 0), true));
        assert!(choices.is_chosen(of(NoticeKind::Standings, 1), true), "the next round has other standings");
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
