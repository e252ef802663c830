//! What was chosen in the last posting of the event, and what is written next.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use super::Session;
use crate::app::dialogs::post::PostDialog;
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

/// Files to write.
#[derive(Debug)]
pub struct PostingRequest {
    pub folder: PathBuf,
    pub event: PostedEvent,
    pub chosen: Vec<ChosenNotice>,
    pub formats: Vec<PostingFormat>,
    /// The files from which the book was read. They are not replaced.
    pub sources: Vec<PathBuf>,
    /// The sentence about what may not be posted yet. Empty where everything may.
    pub withheld: String,
}

impl Session {
    /// Opens the dialog to post.
    pub fn open_post_dialog(&mut self) {
        self.commit_typing();
        let event = PostedEvent::new(self.engine());
        let folder = self.document.folder().map(|folder| folder.join("posted"));
        let folder = folder.or_else(|| Some(std::env::home_dir()?.join("posted"))).unwrap_or_default();
        let changes = self.changes_since_posting(&event);
        self.open_dialog(PostDialog::new(event, &self.posting_choices, &folder, changes));
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
    use crate::book::RoundIx;

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
