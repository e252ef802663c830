//! The list of tabs, from left to right. A new tab is a folder and one line here.

/// Gives all rows to the macro `$then`. A row is: the tab, its folder, and the type of its state.
macro_rules! view_list {
    ($then:ident) => {
        $then! {
            #[default]
            Players => players::PlayersView,
            RollCall => roll_call::RollCallView,
            Round(RoundIx) => round::RoundView,
            /// The record of a board. It has a tab only while it is in view.
            Record(BoardRef) => board_record::RecordView,
            Standings => standings::StandingsView,
            TopBoard => top_board::TopBoardView,
            Teams => teams::TeamsView,
            Awards => awards::AwardsView,
            Votes => votes::VotesView,
            Rules => rules::RulesView,
            Notebook => notebook::NotebookView,
            /// A page of the ladder.
            Ladder(LadderPage) => ladder::LadderView,
            /// The history of all changes. It has a tab once it was opened.
            History => history::HistoryView,
        }
    };
}
