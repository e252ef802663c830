//! What was chosen in the last posting of the event, and what is written next.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use super::Session;
use crate::app::dialogs::post::PostDialog;
use crate::engine::Engine;
use crate::notices::{NoticeKind, PostedEvent, place_changes};
use crate::posting::{ChosenNotice, PostingFormat};
use crate::publish::{Paper, TextSize};

/// The most players whose places are told in the dialog.
const MOST_CHANGES: usize = 6;

/// What was chosen in the last posting of this event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostingChoices {
    pub folder: Option<PathBuf>,
    pub formats: Vec<PostingFormat>,
    /// Whether a kind of notice was chosen. A kind that is not here is chosen if it is due.
    pub chosen: BTreeMap<NoticeKind, bool>,
    pub pages: BTreeMap<NoticeKind, (Paper, TextSize)>,
    /// The kinds that were due in the last posting.
    pub were_due: BTreeSet<NoticeKind>,
}

impl Default for PostingChoices {
    fn default() -> Self {
        PostingChoices {
            folder: None,
            formats: vec![PostingFormat::Pdf],
            chosen: BTreeMap::new(),
            pages: BTreeMap::new(),
            were_due: BTreeSet::new(),
        }
    }
}

impl PostingChoices {
    /// The paper and the size of a kind of notice.
    pub fn paper_and_size(&self, kind: NoticeKind) -> (Paper, TextSize) {
        let usual = (self.usual_paper(), TextSize::usual(kind));
        self.pages.get(&kind).copied().unwrap_or(usual)
    }

    /// The paper that was chosen for any kind, so that it is chosen once.
    fn usual_paper(&self) -> Paper {
        self.pages.values().map(|(paper, _)| *paper).next().unwrap_or_default()
    }

    /// Whether a kind is chosen when the dialog opens.
    pub fn is_chosen(&self, kind: NoticeKind, is_due: bool) -> bool {
        match self.chosen.get(&kind) {
            // What has become due since the last posting is chosen.
            Some(chosen) if *chosen || !is_due || self.were_due.contains(&kind) => *chosen && is_due,
            _ => is_due,
        }
    }
}

/// Files to write.
#[derive(Debug)]
pub struct PostingRequest {
    pub folder: PathBuf,
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

    /// Who has another place than at the last posting: “Since the posting of 14:05: B. Smith 3rd to 2nd.” Empty if nothing
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
    fn what_was_not_wanted_stays_unchosen_until_it_becomes_due() {
        let mut choices = PostingChoices::default();
        assert!(choices.is_chosen(NoticeKind::Standings, true));
        assert!(!choices.is_chosen(NoticeKind::Badges, false));
        choices.chosen.insert(NoticeKind::Standings, false);
        choices.were_due.insert(NoticeKind::Standings);
        assert!(!choices.is_chosen(NoticeKind::Standings, true));
        choices.chosen.insert(NoticeKind::BoardCall, false);
        assert!(choices.is_chosen(NoticeKind::BoardCall, true), "it has become due");
        choices.chosen.insert(NoticeKind::Badges, true);
        assert!(!choices.is_chosen(NoticeKind::Badges, false), "badges are posted once");
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
