//! The reasons why a field refuses a typed text, as sentences for the user.

use thiserror::Error;

use crate::book::name_search::names_to_choose;
use crate::book::{Book, EditError, FillColour, Power};

/// The reason why a field refuses a text. The field is not changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum InputError {
    #[error("“{text}” does not say whether {power} is in the draw; type yes, no, or nothing")]
    NotYesOrNo { text: String, power: Power },
    #[error(
        "“{text}” is not a way for a game to end; type “agreed draw”, “conceded to France”, “abandoned”, or nothing for \
         a game played to its end"
    )]
    NotAnEnding { text: String },
    #[error("the members of an agreed draw are the survivors; enter the counts of all seven powers first")]
    DrawWithoutCounts,
    #[error("{soloist} has won alone, so there is no draw; correct the count first")]
    DrawAfterSolo { soloist: Power },
    #[error("“{text}” is not a role; type unranked, removed, withdrawn or reserve, or nothing for a player")]
    NotARole { text: String },
    #[error(
        "a player needs a name, so the cell of a name is not emptied; “Remove the player” in the menu Event or in the menu of \
         the cell takes {name} off the list"
    )]
    NameCannotBeEmptied { name: String },
    #[error("a board needs a name; type one such as A")]
    BoardWithoutName,
    #[error("“{text}” is not an attendance; type present, absent, late, standby, sits out, must play or two boards")]
    NotAPresence { text: String },
    #[error("“{text}” is not a number of points")]
    NotANumber { text: String },
    #[error("“{text}” is not a mark in the column “{column}”; type yes, no, or nothing")]
    NotAMark { text: String, column: &'static str },
    #[error(
        "“{text}” does not begin with an amount; type the amount and then the reason, such as “25 % anonymity” or “10 \
         late”"
    )]
    NotAPenalty { text: String },
    #[error("“{text}” is not on the list of players{may_be}; enter the name there first, or correct it")]
    NotOnTheList {
        text: String,
        /// “ (it may be Ole Hansen)”. Empty where nobody has a similar name.
        may_be: String,
    },
    #[error("“{text}” is a number and no name; type the name of the player, or press Escape")]
    NumberForName { text: String },
    #[error("there is already a team “{name}”; call this one “{name} 2”, or rename the other")]
    TeamTaken { name: String },
    #[error("{name} is already in this team")]
    TeamMemberAlready { name: String },
    #[error("{name} is not in this team; the captain must be one of the members")]
    NotATeamMember { name: String },
    #[error("“{text}” is not an answer; type “steps back”, “named” or “put first”, or nothing for a player who plays")]
    NotAnAnswer { text: String },
    #[error("a note belongs to the answer “steps back”; type that answer first")]
    NoteWithoutAnswer,
    #[error("no player is next in line; type another name beside the power")]
    NoNextInLine,
    #[error("{name} already sits at this board")]
    SeatedAlready { name: String },
    #[error("“{text}” is not a position; type a number from 1 to {last}, or nothing for the order of the standings")]
    NotAPosition { text: String, last: usize },
    #[error("“{text}” is not a power; type its name or its first letter")]
    NotAPower { text: String },
    #[error("“{text}” is no list of rounds; type “1-3, 5”, “not 4”, or nothing for all rounds")]
    NotRounds { text: String },
    #[error("{name} already has {power}; empty that cell first")]
    PowerTaken { power: Power, name: String },
    #[error("the board cannot be made yet: {why}")]
    TopBoardNotReady { why: String },
    #[error("an award needs a name; type the name first")]
    AwardWithoutName,
    #[error("there is already an award “{name}”; type the winner beside it")]
    AwardTaken { name: String },
    #[error("this award belongs to the rules; type its winner beside it, or change the rules")]
    AwardOfTheRules,
    #[error("“{text}” is not a grade; the grades are {letters}")]
    NotAGrade { text: String, letters: String },
    #[error("players do not rate themselves")]
    OwnVote,
    #[error(
        "“{text}” is not a card; type yellow, red or extension, then when and why: “yellow Spring 1904 late orders”"
    )]
    NotACard { text: String },
    #[error(
        "“{text}” is not a season of a game; type one such as “Fall 1905” or “S06”, or empty the cell to remove the \
         draw"
    )]
    NotASeason { text: String },
    #[error(
        "“{text}” does not name the powers that share the draw; type their names or letters, or nothing for all \
         survivors"
    )]
    NotMembers { text: String },
    #[error("“{text}” is not the outcome of a vote; type open, passed, failed or vetoed")]
    NotAnOutcome { text: String },
    #[error("“{text}” does not say whether this is the top board; type yes, no, or nothing")]
    NotATopBoardMark { text: String },
    #[error("“{text}” is not a colour; type {}, or nothing for no colour", FillColour::names())]
    NotAColour { text: String },
    #[error("“{text}” is not a date; type one such as 2002-06-09 or 9 June 2002")]
    NotADay { text: String },
    #[error("“{text}” is not a kind of event; type state or national, or nothing for any other kind")]
    NotAKind { text: String },
    #[error("“{text}” is neither yes nor no")]
    NeitherYesNorNo { text: String },
    #[error("“{text}” is not a number of boards; type the boards of an average round, such as 2.5")]
    NotANumberOfBoards { text: String },
    #[error("“{text}” is not a place; type a whole number from 1, or nothing")]
    NotAPlace { text: String },
    #[error("“{text}” is not a number of games; type a number, “full”, or nothing if the number is not known")]
    NotANumberOfGames { text: String },
    #[error("this cell is computed; change the cells it is computed from, or set the score by hand in the Board menu")]
    Computed,
    #[error(transparent)]
    Edit(#[from] EditError),
}

impl InputError {
    /// A name that is not on the list of players, with those whom it may mean.
    pub fn not_on_the_list(book: &Book, text: &str) -> InputError {
        let may_be = match names_to_choose(&book.listed_people_like(text)) {
            names if names.is_empty() => names,
            names => format!(" (it may be {names})"),
        };
        InputError::NotOnTheList { text: text.to_owned(), may_be }
    }
}
