//! The reasons why a field refuses a typed text, as sentences for the user.

use thiserror::Error;

use super::PersonColumn;
use crate::book::names_to_choose;
use crate::book::notation::season_text_in;
use crate::book::{Book, EditError, FillColour, Power, Season, Year};
use crate::languages::window_language;
use crate::languages::window_sentences::{input_errors as texts, values};

/// The reason why a field refuses a text. The field is not changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum InputError {
    #[error("{}", texts::not_in_draw_or_out(text, power.name_in_window()))]
    NotYesOrNo { text: String, power: Power },
    #[error("{}", texts::not_an_ending(text, &values::conceded_to(Power::France.name_in_window())))]
    NotAnEnding { text: String },
    #[error("{}", texts::draw_without_counts())]
    DrawWithoutCounts,
    #[error("{}", texts::draw_after_solo(soloist.name_in_window()))]
    DrawAfterSolo { soloist: Power },
    #[error("{}", texts::not_a_role(text))]
    NotARole { text: String },
    #[error("{}", texts::name_not_emptied(name))]
    NameCannotBeEmptied { name: String },
    #[error("{}", texts::board_without_name())]
    BoardWithoutName,
    #[error("{}", texts::not_an_attendance(text))]
    NotAPresence { text: String },
    #[error("{}", texts::not_a_number_of_points(text))]
    NotANumber { text: String },
    #[error("{}", texts::not_a_mark(text, column.name_in_window()))]
    NotAMark { text: String, column: PersonColumn },
    #[error("{}", texts::not_a_penalty(text))]
    NotAPenalty { text: String },
    #[error("{}", not_on_the_list(text, similar))]
    NotOnTheList {
        text: String,
        /// “Ole Hansen or Ole Hanssen”. Empty where nobody has a similar name.
        similar: String,
    },
    #[error("{}", texts::number_for_name(text))]
    NumberForName { text: String },
    #[error("{}", texts::team_taken(name))]
    TeamTaken { name: String },
    #[error("{}", texts::team_member_already(name))]
    TeamMemberAlready { name: String },
    #[error("{}", texts::not_a_team_member(name))]
    NotATeamMember { name: String },
    #[error("{}", texts::not_an_answer(text))]
    NotAnAnswer { text: String },
    #[error("{}", texts::note_without_answer())]
    NoteWithoutAnswer,
    #[error("{}", texts::no_next_in_line())]
    NoNextInLine,
    #[error("{}", texts::seated_already(name))]
    SeatedAlready { name: String },
    #[error("{}", texts::not_a_position(text, &last.to_string()))]
    NotAPosition { text: String, last: usize },
    #[error("{}", texts::not_a_power(text))]
    NotAPower { text: String },
    #[error("{}", texts::not_rounds(text, &values::rounds_except("4")))]
    NotRounds { text: String },
    #[error("{}", texts::power_taken(name, power.name_in_window()))]
    PowerTaken { power: Power, name: String },
    #[error("{}", texts::top_board_not_ready(why))]
    TopBoardNotReady { why: String },
    #[error("{}", texts::award_without_name())]
    AwardWithoutName,
    #[error("{}", texts::award_taken(name))]
    AwardTaken { name: String },
    #[error("{}", texts::award_of_the_rules())]
    AwardOfTheRules,
    #[error("{}", texts::not_a_grade(text, letters))]
    NotAGrade { text: String, letters: String },
    #[error("{}", texts::own_vote())]
    OwnVote,
    #[error("{}", texts::not_a_card(text, &season_text_in(window_language(), Season::Spring, Year(1904))))]
    NotACard { text: String },
    #[error("{}", texts::not_a_season(text, &season_text_in(window_language(), Season::Fall, Year(1905))))]
    NotASeason { text: String },
    #[error("{}", texts::not_members(text))]
    NotMembers { text: String },
    #[error("{}", texts::not_an_outcome(text))]
    NotAnOutcome { text: String },
    #[error("{}", texts::not_a_top_board_mark(text))]
    NotATopBoardMark { text: String },
    #[error("{}", texts::not_a_colour(text, &FillColour::names_in_window()))]
    NotAColour { text: String },
    #[error("{}", texts::not_a_day(text))]
    NotADay { text: String },
    #[error("{}", texts::not_a_kind(text))]
    NotAKind { text: String },
    #[error("{}", texts::neither_yes_nor_no(text))]
    NeitherYesNorNo { text: String },
    #[error("{}", texts::not_a_number_of_boards(text))]
    NotANumberOfBoards { text: String },
    #[error("{}", texts::not_a_place(text))]
    NotAPlace { text: String },
    #[error("{}", texts::not_a_number_of_games(text))]
    NotANumberOfGames { text: String },
    #[error("{}", texts::computed())]
    Computed,
    #[error(transparent)]
    Edit(#[from] EditError),
}

impl InputError {
    /// A name that is not on the list of players, with those whom it may mean.
    pub fn not_on_the_list(book: &Book, text: &str) -> InputError {
        let similar = names_to_choose(&book.listed_people_like(text));
        InputError::NotOnTheList { text: text.to_owned(), similar }
    }
}

fn not_on_the_list(text: &str, similar: &str) -> String {
    if similar.is_empty() { texts::not_on_the_list(text) } else { texts::not_on_the_list_may_be(text, similar) }
}
