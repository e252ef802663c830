//! The record of postings: which rounds the posted files show.

use crate::app::session::Session;
use crate::engine::PostingSnapshot;
use crate::languages::window_sentences::history_tab as texts;

/// The rounds that a posting of the event shows now, to be recorded when it is written. `None` if the book cannot be
/// changed.
pub fn posting_snapshot(session: &Session) -> Option<PostingSnapshot> {
    let may_change = session.document.read_only_reason().is_none();
    may_change.then(|| {
        let moment = jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
        session.engine().posting_snapshot(&moment)
    })
}

/// Records in the book that a posting was written.
pub fn record_posting(session: &mut Session, posting: PostingSnapshot) {
    if let Err(error) = session.document.present_engine_mut().record_posting(posting) {
        session.messages.show_error(texts::posting_not_recorded(&error.to_string()));
    }
    session.reason_bar.reasons.forget_reason();
}
