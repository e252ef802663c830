//! The list of tabs, from left to right. A new tab is a folder and one line here.

/// Gives all rows to the macro `$then`. A row is: the tab, the field with its state, and the type of the state.
macro_rules! view_list {
    ($then:ident) => {
        $then! {
            #[default]
            Players => players: players::PlayersView,
            RollCall => roll_call: roll_call::RollCallView,
            Round(RoundIx) => round: round::RoundView,
            /// The record of a board. It has a tab only while it is in view.
            Record(BoardRef) => record: record::RecordView,
            Standings => standings: standings::StandingsView,
            TopBoard => top_board: top_board::TopBoardView,
            Teams => teams: teams::TeamsView,
            Awards => awards: awards::AwardsView,
            Votes => votes: votes::VotesView,
            Rules => rules: rules::RulesView,
            Notebook => notebook: notebook::NotebookView,
            /// A page of the ladder.
            Ladder(LadderPage) => ladder: ladder::LadderView,
            /// The history of all changes. It has a tab only while it is in view.
            History => history: history::HistoryView,
        }
    };
}
