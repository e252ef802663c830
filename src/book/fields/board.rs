//! The fields of a board. Its seats and charts are not among them.

use serde::{Deserialize, Serialize};

use super::{FieldDescription, InputError, MergeRule, ReasonRule, Recompute, fields, parse_colour};
use crate::book::typed_words::{is_text_of_window, name_after_board_word, parse_ending, parse_yes_no, single_spaced};
use crate::book::{Board, BoardRef, Book, CellEntry, DrawProposal, Edit, Ending, FillColour, Power, SkillVotes, Year};
use crate::languages::window_sentences::fields as texts;

/// The key of a field of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BoardColumn {
    Name,
    LastYear,
    Ending,
    System,
    TopBoard,
    Proposals,
    Votes,
    /// A remark of the director.
    Note,
    /// The fill colour of the title.
    Colour,
}

/// A field of a board, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum BoardField {
    Name(String),
    System(Option<String>),
    #[serde(rename = "Ended")]
    EndYear(CellEntry<Year>),
    Ending(Ending),
    #[serde(rename = "Top")]
    IsTopBoard(bool),
    Proposals(Vec<DrawProposal>),
    Votes(Vec<SkillVotes>),
    Note(String),
    Colour(Option<FillColour>),
}

fields!(Board: BoardField by BoardColumn, beside id charts seats, {
    Name as Name => name,
    EndYear as LastYear => end_year,
    Ending as Ending => ending,
    System as System => system,
    IsTopBoard as TopBoard => is_top_board,
    Proposals as Proposals => proposals,
    Votes as Votes => votes,
    Note as Note => note,
    Colour as Colour => colour,
});

/// The description of a field of a board.
#[derive(Clone, Copy, Debug)]
pub struct BoardColumnDescription {
    pub field: FieldDescription,
    /// The field for a typed text. `None` where the field is not typed as one text.
    pub parse: Option<BoardParse>,
}

/// Parses a typed text.
pub type BoardParse = fn(&str) -> Result<BoardField, InputError>;

impl BoardColumn {
    /// The name of the field in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            BoardColumn::Name => texts::name(),
            BoardColumn::LastYear => texts::last_year(),
            BoardColumn::Ending => texts::ending(),
            BoardColumn::System => texts::scoring_system(),
            BoardColumn::TopBoard => texts::top_board(),
            BoardColumn::Proposals => texts::proposed_draws(),
            BoardColumn::Votes => texts::votes(),
            BoardColumn::Note => texts::note(),
            BoardColumn::Colour => texts::colour(),
        }
    }

    /// The description of the field.
    pub const fn description(self) -> &'static BoardColumnDescription {
        match self {
            BoardColumn::Name => &NAME,
            BoardColumn::LastYear => &LAST_YEAR,
            BoardColumn::Ending => &ENDING,
            BoardColumn::System => &SYSTEM,
            BoardColumn::TopBoard => &TOP_BOARD,
            BoardColumn::Proposals => &PROPOSALS,
            BoardColumn::Votes => &VOTES,
            BoardColumn::Note => &NOTE,
            BoardColumn::Colour => &COLOUR,
        }
    }

    /// The edit that puts a typed text into this field of a board.
    ///
    /// # Errors
    /// The field refuses the text.
    pub fn typed_edit(self, book: &Book, at: BoardRef, text: &str) -> Result<Edit, InputError> {
        let parse = self.description().parse.ok_or(InputError::Computed)?;
        Ok(Edit::Board(book.board_id(at), parse(text)?))
    }
}

const NAME: BoardColumnDescription = BoardColumnDescription {
    field: FieldDescription {
        name: "name",
        other_names: &[],
        recompute: Recompute::BoardAndSeats,
        reason: ReasonRule::Always,
        merge: MergeRule::Keep,
    },
    // “Board A” and “A” both name the board A. The word “board” is added where the name is shown.
    parse: Some(|text| {
        let name = single_spaced(name_after_board_word(text).unwrap_or(text));
        let is_empty = name.trim_matches(['"', '“', '”', ' ']).is_empty();
        if is_empty { Err(InputError::BoardWithoutName) } else { Ok(BoardField::Name(name)) }
    }),
};

const LAST_YEAR: BoardColumnDescription = BoardColumnDescription {
    field: FieldDescription {
        name: "last year",
        other_names: &["ended"],
        recompute: Recompute::Board,
        reason: ReasonRule::WhenOverwritten,
        merge: MergeRule::Conflict,
    },
    parse: Some(|text| Ok(BoardField::EndYear(CellEntry::parse(text)))),
};

const ENDING: BoardColumnDescription = BoardColumnDescription {
    field: FieldDescription {
        name: "ending",
        other_names: &[],
        recompute: Recompute::Board,
        reason: ReasonRule::Always,
        merge: MergeRule::Conflict,
    },
    parse: Some(|text| parse_typed_ending(text).map(BoardField::Ending)),
};

const SYSTEM: BoardColumnDescription = BoardColumnDescription {
    field: FieldDescription {
        name: "scoring system",
        other_names: &[],
        recompute: Recompute::Everything,
        reason: ReasonRule::Always,
        merge: MergeRule::Conflict,
    },
    parse: None,
};

const TOP_BOARD: BoardColumnDescription = BoardColumnDescription {
    field: FieldDescription {
        name: "top board",
        other_names: &["top"],
        recompute: Recompute::Everything,
        reason: ReasonRule::Always,
        merge: MergeRule::Fill,
    },
    parse: Some(|text| match parse_yes_no(text) {
        _ if text.trim().is_empty() => Ok(BoardField::IsTopBoard(false)),
        Some(is_top_board) => Ok(BoardField::IsTopBoard(is_top_board)),
        None => Err(InputError::NotATopBoardMark { text: text.trim().to_owned() }),
    }),
};

const PROPOSALS: BoardColumnDescription = BoardColumnDescription {
    field: FieldDescription {
        name: "proposed draws",
        other_names: &[],
        recompute: Recompute::Board,
        reason: ReasonRule::Never,
        merge: MergeRule::Fill,
    },
    // Each column of a proposed draw is typed in its own cell.
    parse: None,
};

const VOTES: BoardColumnDescription = BoardColumnDescription {
    field: FieldDescription {
        name: "votes",
        other_names: &[],
        recompute: Recompute::Board,
        reason: ReasonRule::Never,
        merge: MergeRule::Fill,
    },
    // Each grade is typed in its own cell.
    parse: None,
};

const NOTE: BoardColumnDescription = BoardColumnDescription {
    field: FieldDescription {
        name: "note",
        other_names: &[],
        // The posted sheet of the board may show it.
        recompute: Recompute::Board,
        reason: ReasonRule::Never,
        merge: MergeRule::Conflict,
    },
    parse: Some(|text| Ok(BoardField::Note(text.trim().to_owned()))),
};

const COLOUR: BoardColumnDescription = BoardColumnDescription {
    field: FieldDescription {
        name: "colour",
        other_names: &["color"],
        recompute: Recompute::Nothing,
        reason: ReasonRule::Never,
        merge: MergeRule::Conflict,
    },
    parse: Some(|text| parse_colour(text).map(BoardField::Colour)),
};

fn parse_typed_ending(text: &str) -> Result<Ending, InputError> {
    let typed = text.trim().to_lowercase();
    if typed.is_empty() || typed == "played" {
        return Ok(Ending::Played);
    }
    // A power alone is the one to which the game was conceded.
    let winner = || Power::parse(typed.trim_start_matches("to ")).map(Ending::Conceded);
    let known = || Power::ALL.map(Ending::Conceded).into_iter().chain([Ending::Abandoned]);
    let is_shown = |ending: &Ending| is_text_of_window(text, || ending.name_in_window());
    let ending = parse_ending(text).or_else(winner).or_else(|| known().find(is_shown));
    ending.ok_or_else(|| InputError::NotAnEnding { text: text.to_owned() })
}
