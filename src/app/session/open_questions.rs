//! The questions that typing leads to, and the file that was read meanwhile. A question goes when the book has answered it.

use std::fmt;

use crate::book::{Edit, StepName};
use crate::engine::Engine;

/// What a question proposes for the present state of the book.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// The question in words.
    pub text: String,
    /// What the first answer does.
    pub edit: Edit,
    /// What the status bar says afterwards.
    pub done: String,
    /// What the second answer notes in the book.
    pub otherwise: Option<Edit>,
}

/// Finds what the question proposes. `None` if the book has answered it.
type FindProposal = Box<dyn Fn(&Engine) -> Option<Proposal>>;

/// A question about what was just typed.
pub struct OpenQuestion {
    /// The names of the two answers: do what is proposed, or leave the book as it is.
    pub yes: &'static str,
    pub no: &'static str,
    /// The step of the first answer in the history.
    pub step: StepName,
    pub find: FindProposal,
}

impl fmt::Debug for OpenQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenQuestion").field("step", &self.step).finish_non_exhaustive()
    }
}

/// A question that waits for its answer.
#[derive(Debug)]
pub(super) struct WaitingQuestion {
    pub(super) question: OpenQuestion,
    pub(super) proposal: Proposal,
    /// The revision of the book for which the proposal was found.
    pub(super) revision: u64,
    /// The revision after the step that led to the question.
    pub(super) asked_at: u64,
}

/// The questions that wait, the oldest first.
#[derive(Debug, Default)]
pub struct OpenQuestions(pub(super) Vec<WaitingQuestion>);

impl OpenQuestions {
    /// Finds the proposals again after a change of the book, and drops the questions that it has answered.
    pub(super) fn refresh(&mut self, engine: &Engine) {
        let revision = engine.revision();
        self.0.retain_mut(|waiting| {
            if waiting.revision == revision {
                return true;
            }
            waiting.revision = revision;
            let proposal = (waiting.question.find)(engine);
            let is_open = proposal.is_some();
            waiting.proposal = proposal.unwrap_or_else(|| waiting.proposal.clone());
            is_open
        });
    }

    /// Whether a question waits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A file that was read while the user typed, and the user's answer to the question whether it is shown.
#[derive(Debug, Default)]
pub struct ReadFile {
    pub(super) name: Option<String>,
    pub(super) answer: Option<bool>,
}

impl ReadFile {
    /// Asks whether the file of this name is shown.
    pub fn wait(&mut self, name: String) {
        *self = ReadFile { name: Some(name), answer: None };
    }

    /// The answer, once.
    pub fn take_answer(&mut self) -> Option<bool> {
        self.answer.take()
    }
}
