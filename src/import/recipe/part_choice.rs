//! What a director can say that a column, a row or a title holds.

use super::Part;
use crate::book::SeatColumn;
use crate::import::words::heading_words::Heading;
use crate::languages::window_sentences::import_report as texts;

/// What a column, a row or a title can hold, in the order in which a director is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PartChoice {
    Power,
    Player,
    Centres,
    Out,
    Year,
    Score,
    Board,
    Round,
    NotNeeded,
}

impl PartChoice {
    pub const ALL: [PartChoice; 9] = [
        PartChoice::Power,
        PartChoice::Player,
        PartChoice::Centres,
        PartChoice::Out,
        PartChoice::Year,
        PartChoice::Score,
        PartChoice::Board,
        PartChoice::Round,
        PartChoice::NotNeeded,
    ];

    /// The name of the choice for the director.
    pub fn name(self) -> &'static str {
        match self {
            PartChoice::Power => texts::part_power(),
            PartChoice::Player => texts::part_player(),
            PartChoice::Centres => texts::part_centres(),
            PartChoice::Out => texts::part_out(),
            PartChoice::Year => texts::part_year(),
            PartChoice::Score => texts::part_score(),
            PartChoice::Board => texts::part_board(),
            PartChoice::Round => texts::part_round(),
            PartChoice::NotNeeded => texts::part_not_needed(),
        }
    }

    /// The meaning of a word that is taught, as a recipe writes it.
    pub const fn word_meaning(self) -> &'static str {
        match self {
            PartChoice::Power => "power",
            PartChoice::Player => "player",
            PartChoice::Centres => "centres",
            PartChoice::Out => "out",
            PartChoice::Year => "centres of a year",
            PartChoice::Score => "score",
            PartChoice::Board => "board",
            PartChoice::Round => "round",
            PartChoice::NotNeeded => "not needed",
        }
    }

    /// The choice for the columns of a heading.
    pub(in crate::import) fn of_heading(heading: Heading) -> Option<PartChoice> {
        PartChoice::ALL.into_iter().find(|choice| choice.part() == Some(Part::Field(heading)))
    }

    /// The part of a cell. `None` for a column that is not needed.
    pub(super) const fn part(self) -> Option<Part> {
        match self {
            PartChoice::Power => Some(Part::POWER),
            PartChoice::Player => Some(Part::PLAYER),
            PartChoice::Centres | PartChoice::Year => Some(Part::CENTRES),
            PartChoice::Out => Some(Part::Field(Heading::Seat(SeatColumn::Eliminated))),
            PartChoice::Score => Some(Part::Field(Heading::Score)),
            PartChoice::Board => Some(Part::BOARD),
            PartChoice::Round => Some(Part::ROUND),
            PartChoice::NotNeeded => None,
        }
    }
}

/// Whether a choice is about a column or about a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
    Column,
    Row,
}
