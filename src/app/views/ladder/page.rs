//! The pages of the Ladder tab.

/// A page of the Ladder tab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LadderPage {
    #[default]
    Table,
    Events,
    /// The result list of an event.
    List(usize),
    Identities,
    Problems,
    Year,
}
