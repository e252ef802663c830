//! The columns of the lists of a book: teams, awards, the notebook, proposed draws, the top board, the events of a year.

use std::borrow::Cow;

use crate::languages::messages::steps;
use crate::languages::window_sentences::fields as texts;
use crate::languages::{MessageValue, in_english, kept_words};

/// A column of the list of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TeamColumn {
    Name,
    Country,
    /// A member, from 0.
    Member(usize),
    Captain,
}

impl TeamColumn {
    /// The name of the column in English, for widths that are kept.
    pub fn name(self) -> String {
        in_english(|| self.name_in_window().into_owned())
    }

    /// The name of the column in the language of the window.
    pub fn name_in_window(self) -> Cow<'static, str> {
        match self {
            TeamColumn::Name => texts::name().into(),
            TeamColumn::Country => texts::country().into(),
            TeamColumn::Member(at) => texts::team_member(&(at + 1).to_string()).into(),
            TeamColumn::Captain => texts::captain().into(),
        }
    }
}

/// A column of the list of awards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AwardColumn {
    Name,
    /// The winners that the director named.
    Winners,
    Note,
}

impl AwardColumn {
    /// The name of the column in the names of steps and in messages.
    pub fn message(self) -> MessageValue {
        match self {
            AwardColumn::Name => kept_words(texts::name),
            AwardColumn::Winners => steps::winners().into(),
            AwardColumn::Note => kept_words(texts::note),
        }
    }
}

/// A column of the notebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NoteColumn {
    Time,
    Place,
    Text,
}

impl NoteColumn {
    /// Every column, left to right.
    pub const ALL: [NoteColumn; 3] = [NoteColumn::Time, NoteColumn::Place, NoteColumn::Text];

    /// The name of the column in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            NoteColumn::Time => texts::time(),
            NoteColumn::Place => texts::board(),
            NoteColumn::Text => texts::text(),
        }
    }
}

/// A column of the proposed draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ProposalColumn {
    When,
    By,
    Members,
    Outcome,
    Note,
}

impl ProposalColumn {
    /// Every column, left to right.
    pub const ALL: [ProposalColumn; 5] = [
        ProposalColumn::When,
        ProposalColumn::By,
        ProposalColumn::Members,
        ProposalColumn::Outcome,
        ProposalColumn::Note,
    ];

    /// The name of the column in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            ProposalColumn::When => texts::draw_proposed(),
            ProposalColumn::By => texts::proposed_by(),
            ProposalColumn::Members => texts::proposed_for(),
            ProposalColumn::Outcome => texts::outcome(),
            ProposalColumn::Note => texts::note(),
        }
    }
}

/// A column of the top board's tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TopBoardColumn {
    /// The answer of a player with a claim, or the decision of the director about the claim.
    Answer,
    /// The reason why a player stepped back.
    Note,
    /// The position in the order of choosing, from 1.
    ChoosingPosition,
    /// The player who has the seat.
    Player,
    /// The power in a game, from 0.
    Power(usize),
}

impl TopBoardColumn {
    /// The name of the column in the names of steps and in messages.
    pub fn message(self) -> MessageValue {
        match self {
            TopBoardColumn::Answer => steps::answer().into(),
            TopBoardColumn::Note => kept_words(texts::note),
            TopBoardColumn::ChoosingPosition => steps::chooses().into(),
            TopBoardColumn::Player => kept_words(texts::player),
            TopBoardColumn::Power(0) => kept_words(texts::power),
            TopBoardColumn::Power(game) => steps::power_in_game((game + 1).to_string()).into(),
        }
    }
}

/// A column of the list of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum YearEventColumn {
    Name,
    Date,
    /// The day on which a game ended.
    Ended,
    Kind,
    Accredited,
    /// Whether the game has other rules.
    Variant,
    Boards,
    Directors,
}

impl YearEventColumn {
    /// The name of the column in English, for widths that are kept.
    pub fn name(self) -> &'static str {
        in_english(|| self.name_in_window())
    }

    /// The name of the column in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            YearEventColumn::Name => texts::event(),
            YearEventColumn::Date => texts::date(),
            YearEventColumn::Ended => texts::ended(),
            YearEventColumn::Kind => texts::kind(),
            YearEventColumn::Accredited => texts::accredited(),
            YearEventColumn::Variant => texts::variant(),
            YearEventColumn::Boards => texts::boards(),
            YearEventColumn::Directors => texts::director(),
        }
    }
}

/// A column of a result list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ResultLineColumn {
    Place,
    Name,
    Region,
    Games,
    Score,
    /// Whether directors count in their own event.
    DirectorCounts,
}

impl ResultLineColumn {
    /// The name of the column in English, for widths that are kept.
    pub fn name(self) -> &'static str {
        in_english(|| self.name_in_window())
    }

    /// The name of the column in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            ResultLineColumn::Place => texts::place(),
            ResultLineColumn::Name => texts::player(),
            ResultLineColumn::Region => texts::region(),
            ResultLineColumn::Games => texts::games(),
            ResultLineColumn::Score => texts::score(),
            ResultLineColumn::DirectorCounts => texts::director_counts(),
        }
    }
}
