//! Opens the dialog to post: what was chosen the last time, the folder, and the notices of the tab in view.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use eframe::egui::Context;

use super::post::{PostDialog, PostSetup};
use super::post_preparation::PostPreparation;
use super::window::Window;
use crate::app::session::pending::NextStep;
use crate::app::session::posting::NOTICES_OF_EVERY_ROUND;
use crate::app::session::{PostingChoices, PostingSource, Session};
use crate::app::views::tab::Tab;
use crate::book::{BoardRef, RoundIx};
use crate::languages::window_sentences::post_dialog as texts;
use crate::notices::{DueNotice, NoticeKind};
use crate::store::name_for_file;

/// Opens the dialog to post, with what was chosen the last time. The notices of a large event are made in the background.
pub fn open_post_dialog(window: &mut dyn Window, ctx: &Context) {
    if window.session().posting_choices.is_none() {
        let remembered = window.remembered_choices();
        let choices = remembered.and_then(|text| PostingChoices::from_text(&text)).unwrap_or_default();
        window.session().posting_choices = Some(choices);
    }
    open_with_choices(window.session(), ctx, None);
}

/// Opens the dialog to post again with a folder into which nothing could be written, so that the user corrects it.
pub fn open_post_dialog_to_correct(session: &mut Session, ctx: &Context, folder: PathBuf, error: String) {
    open_with_choices(session, ctx, Some((folder, error)));
}

fn open_with_choices(session: &mut Session, ctx: &Context, refused: Option<(PathBuf, String)>) {
    session.finish_pending(NextStep::Save);
    if let Some(title) = round_released_in_the_past(session) {
        session.messages.show_error(texts::round_held_back(&title));
        return;
    }
    let folder = folder_for_posting(session);
    let as_of = session.document.past_moment().map(str::to_owned);
    // The files of today stay as they are.
    let folder = match &as_of {
        Some(moment) => folder.join(format!("as of {}", moment.replace(':', "-"))),
        None => folder,
    };
    let before = session.document.history().book_at_last_posting().filter(|_| as_of.is_none());
    let source = PostingSource { book: session.book().clone(), before };
    let choices = session.posting_choices.get_or_insert_default().clone();
    let setup = PostSetup { choices, folder, as_of, in_view: notices_of_tab(session), refused };
    if !source.is_small() {
        session.open_dialog(PostPreparation::new(ctx, source, setup));
    } else if let Some(prepared) = source.prepare(&mut |_| ControlFlow::Continue(())) {
        session.open_dialog(PostDialog::new(prepared, setup));
    }
}

/// The usual folder for posted files: one for each event, because their files have the same names.
fn folder_for_posting(session: &Session) -> PathBuf {
    let beside = session.document.folder().map(Path::to_owned).or_else(std::env::home_dir).unwrap_or_default();
    let file = session.document.sources().next().and_then(Path::file_stem).map(|stem| stem.display().to_string());
    let event = file.unwrap_or_else(|| session.book().event.name.clone());
    beside.join("posted").join(name_for_file(&event, "event"))
}

/// The notices that show what the tab in view shows, the best first.
fn notices_of_tab(session: &Session) -> Vec<DueNotice> {
    let first = RoundIx::default();
    let of_event = |kind: NoticeKind| vec![DueNotice { kind, round: first }];
    match session.tab {
        Tab::Round(round) | Tab::Record(BoardRef { round, .. }) => {
            NOTICES_OF_EVERY_ROUND.map(|kind| DueNotice { kind, round }).to_vec()
        }
        Tab::Standings => of_event(NoticeKind::Standings),
        Tab::Teams => of_event(NoticeKind::Teams),
        Tab::Awards | Tab::Votes => of_event(NoticeKind::Awards),
        Tab::TopBoard => of_event(NoticeKind::TopBoard),
        Tab::Notebook => of_event(NoticeKind::Notebook),
        Tab::Rules => of_event(NoticeKind::Rules),
        Tab::Ladder(_) => of_event(NoticeKind::Ladder),
        Tab::Players | Tab::RollCall | Tab::History => Vec::new(),
    }
}

/// A round that the event holds back now, and whose scores the past state in view shows.
fn round_released_in_the_past(session: &Session) -> Option<String> {
    let (past, present) = (session.engine(), session.document.present_engine());
    let rounds = &present.book().rounds;
    if !(0..rounds.len()).any(|at| present.is_held_back(RoundIx(at))) {
        return None;
    }
    // A round that was renamed or removed since may be the one that is held back.
    let is_shown_now =
        |title: &str| (0..).zip(rounds).any(|(at, round)| round.title() == title && !present.is_held_back(RoundIx(at)));
    let rounds = (0..).map(RoundIx).zip(&past.book().rounds);
    let mut released =
        rounds.filter(|(at, round)| !past.is_held_back(*at) && past.has_begun(*at) && !is_shown_now(&round.title()));
    released.next().map(|(_, round)| round.title_in_window())
}
