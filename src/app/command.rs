//! The commands of the window: menu, name, help line and keys of each. Menus, shortcuts, the command palette and the
//! tests use this table. The code that runs a command is in `app/window`, in a file for each menu:
//! `draw_commands`, `ladder_commands`, `standings_commands` and so on.

use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers};

/// A command that the user can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    NewBook,
    Open,
    Save,
    SaveAs,
    Import,
    Export,
    ExportLetter,
    ExportValues,
    Quit,
    Undo,
    Redo,
    Find,
    History,
    HistoryOfCell,
    HistoryOfPlayer,
    HistoryOfBoard,
    ShowPastState,
    RestorePastState,
    ReturnToPresent,
    ExportHistory,
    GiveReason,
    AddPlayer,
    AddRound,
    AddBoard,
    RemovePlayer,
    WriteNote,
    RemoveNote,
    RemoveRound,
    RemoveBoard,
    BoardRecord,
    RenameRound,
    RoundSystem,
    BoardSystem,
    NameEvent,
    SetScore,
    ClearScore,
    CopyExplanation,
    ChooseRules,
    SetUpRounds,
    RollCall,
    RollCallOfRound,
    EverybodyPresent,
    RollCallFile,
    DrawRound,
    DrawRounds,
    BoardsOfSix,
    RestoreDraw,
    ReplayDraw,
    RoundQuality,
    SwapSeats,
    LockSeat,
    LockBoard,
    Latecomer,
    PlayerLeaves,
    KeepApart,
    AdjacentPowers,
    EliminationDraw,
    FindSystem,
    UseSystem,
    CopySystem,
    RemoveSystem,
    AddColumn,
    AddNumber,
    AddList,
    AddCountingPart,
    AddTieBreak,
    AddPrize,
    FormulaHelp,
    CompareSystems,
    NextComparisonBoards,
    ToggleCompared,
    DeclineSeat,
    PutFirstOfTie,
    NominateForSeat,
    ChooseEarlier,
    ChooseLater,
    MakeTopBoard,
    WantsTeam,
    ScratchTeams,
    RunnersUp,
    Ladder,
    AddResultLists,
    PasteResultList,
    AddOwnEvent,
    ChooseLadder,
    LadderYear,
    LadderAfter,
    Identities,
    LadderProblems,
    SamePerson,
    DifferentPeople,
    PostponePair,
    RetractVerdict,
    SplitPerson,
    ImportIdentities,
    OpenResultList,
    RemoveFromLadder,
    ExportLadder,
    NextTab,
    PreviousTab,
    GoToTab,
    NextProblem,
    ToggleYears,
    AllColumns,
    ToggleProblems,
    ToggleTable,
    SortByColumn,
    SortByPlace,
    ViewAll,
    ViewFinished,
    ViewPosted,
    ViewAfter,
    ViewGroups,
    WhatIf,
    AcceptWhatIf,
    DropWhatIf,
    ReleaseRound,
    HoldRound,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    ToggleTheme,
    CommandPalette,
    Shortcuts,
    About,
}

/// The menu that lists a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    File,
    Edit,
    Event,
    Board,
    Draw,
    Scoring,
    /// The top board, the teams and the prizes.
    Prizes,
    Standings,
    /// The ladder of a year, compiled from many events.
    Ladder,
    View,
    Help,
}

impl Menu {
    /// All menus, from left to right.
    pub const ALL: [Menu; 11] = [
        Menu::File,
        Menu::Edit,
        Menu::Event,
        Menu::Board,
        Menu::Draw,
        Menu::Scoring,
        Menu::Standings,
        Menu::Prizes,
        Menu::Ladder,
        Menu::View,
        Menu::Help,
    ];

    /// The name in the menu bar.
    pub const fn name(self) -> &'static str {
        match self {
            Menu::File => "File",
            Menu::Edit => "Edit",
            Menu::Event => "Event",
            Menu::Board => "Board",
            Menu::Draw => "Draw",
            Menu::Scoring => "Scoring",
            Menu::Prizes => "Prizes",
            Menu::Standings => "Standings",
            Menu::Ladder => "Ladder",
            Menu::View => "View",
            Menu::Help => "Help",
        }
    }

    /// The key that opens the menu together with Alt, and the position of the underlined letter in the name.
    pub const fn access_key(self) -> (Key, usize) {
        match self {
            Menu::File => (Key::F, 0),
            Menu::Edit => (Key::E, 0),
            Menu::Event => (Key::N, 3),
            Menu::Board => (Key::B, 0),
            Menu::Draw => (Key::D, 0),
            Menu::Scoring => (Key::S, 0),
            Menu::Prizes => (Key::P, 0),
            Menu::Standings => (Key::T, 1),
            Menu::Ladder => (Key::L, 0),
            Menu::View => (Key::V, 0),
            Menu::Help => (Key::H, 0),
        }
    }
}

/// The menu, the texts and the keys of a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandInfo {
    pub menu: Menu,
    pub name: &'static str,
    /// The help line: one sentence.
    pub help: &'static str,
    /// The shortcuts. The menu shows the first one.
    pub keys: &'static [KeyboardShortcut],
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

impl Command {
    /// All commands, in the order of the menus.
    pub const ALL: [Command; 125] = [
        Command::NewBook,
        Command::Open,
        Command::Save,
        Command::SaveAs,
        Command::Import,
        Command::Export,
        Command::ExportLetter,
        Command::ExportValues,
        Command::Quit,
        Command::Undo,
        Command::Redo,
        Command::Find,
        Command::History,
        Command::HistoryOfCell,
        Command::HistoryOfPlayer,
        Command::HistoryOfBoard,
        Command::ShowPastState,
        Command::RestorePastState,
        Command::ReturnToPresent,
        Command::ExportHistory,
        Command::GiveReason,
        Command::SortByColumn,
        Command::SortByPlace,
        Command::NameEvent,
        Command::ChooseRules,
        Command::SetUpRounds,
        Command::AddPlayer,
        Command::RemovePlayer,
        Command::AddRound,
        Command::RenameRound,
        Command::RoundSystem,
        Command::RemoveRound,
        Command::WriteNote,
        Command::RemoveNote,
        Command::AddBoard,
        Command::RemoveBoard,
        Command::BoardRecord,
        Command::BoardSystem,
        Command::SetScore,
        Command::ClearScore,
        Command::CopyExplanation,
        Command::RollCall,
        Command::RollCallOfRound,
        Command::EverybodyPresent,
        Command::RollCallFile,
        Command::DrawRound,
        Command::DrawRounds,
        Command::BoardsOfSix,
        Command::RestoreDraw,
        Command::ReplayDraw,
        Command::RoundQuality,
        Command::SwapSeats,
        Command::LockSeat,
        Command::LockBoard,
        Command::Latecomer,
        Command::PlayerLeaves,
        Command::KeepApart,
        Command::AdjacentPowers,
        Command::EliminationDraw,
        Command::FindSystem,
        Command::UseSystem,
        Command::CopySystem,
        Command::RemoveSystem,
        Command::AddColumn,
        Command::AddNumber,
        Command::AddList,
        Command::AddCountingPart,
        Command::AddTieBreak,
        Command::AddPrize,
        Command::FormulaHelp,
        Command::CompareSystems,
        Command::NextComparisonBoards,
        Command::ToggleCompared,
        Command::DeclineSeat,
        Command::PutFirstOfTie,
        Command::NominateForSeat,
        Command::ChooseEarlier,
        Command::ChooseLater,
        Command::MakeTopBoard,
        Command::WantsTeam,
        Command::ScratchTeams,
        Command::RunnersUp,
        Command::ViewAll,
        Command::ViewFinished,
        Command::ViewPosted,
        Command::ViewAfter,
        Command::ViewGroups,
        Command::WhatIf,
        Command::AcceptWhatIf,
        Command::DropWhatIf,
        Command::ReleaseRound,
        Command::HoldRound,
        Command::Ladder,
        Command::AddResultLists,
        Command::PasteResultList,
        Command::AddOwnEvent,
        Command::ChooseLadder,
        Command::LadderYear,
        Command::LadderAfter,
        Command::Identities,
        Command::LadderProblems,
        Command::SamePerson,
        Command::DifferentPeople,
        Command::PostponePair,
        Command::RetractVerdict,
        Command::SplitPerson,
        Command::ImportIdentities,
        Command::OpenResultList,
        Command::RemoveFromLadder,
        Command::ExportLadder,
        Command::NextTab,
        Command::PreviousTab,
        Command::GoToTab,
        Command::NextProblem,
        Command::ToggleYears,
        Command::AllColumns,
        Command::ToggleProblems,
        Command::ToggleTable,
        Command::ZoomIn,
        Command::ZoomOut,
        Command::ZoomReset,
        Command::ToggleTheme,
        Command::CommandPalette,
        Command::Shortcuts,
        Command::About,
    ];

    /// The menu, the name, the help line and the keys of the command.
    #[allow(clippy::too_many_lines, reason = "a table with one row per command")]
    pub const fn info(self) -> CommandInfo {
        let (menu, name, help, keys): (Menu, &str, &str, &'static [KeyboardShortcut]) = match self {
            Command::NewBook => (Menu::File, "New", "Start an empty event.", const { &[ctrl(Key::N)] }),
            Command::Open => {
                (Menu::File, "Open…", "Open a book or a workbook with results.", const { &[ctrl(Key::O)] })
            }
            Command::Save => (Menu::File, "Save", "Write the book to its file.", const { &[ctrl(Key::S)] }),
            Command::SaveAs => (
                Menu::File,
                "Save as…",
                "Write the book to another file.",
                const { &[ctrl_shift(Key::S), plain(Key::F12)] },
            ),
            Command::Import => (
                Menu::File,
                "Import…",
                "Add the contents of a workbook or a text file to this book.",
                const { &[ctrl(Key::I)] },
            ),
            Command::Export => (
                Menu::File,
                "Export workbook…",
                "Write a formatted workbook for the notice board. A name that ends in .csv writes the plain table.",
                const { &[ctrl(Key::E)] },
            ),
            Command::ExportLetter => {
                (Menu::File, "Export for US Letter…", "Write the workbook for pages of 8½ × 11 inches.", &[])
            }
            Command::ExportValues => (
                Menu::File,
                "Export as values…",
                "Write the workbook with scores as plain numbers, without formulas.",
                &[],
            ),
            Command::Quit => (Menu::File, "Quit", "Close the window.", const { &[ctrl(Key::Q)] }),
            Command::Undo => (Menu::Edit, "Undo", "Undo the last step.", const { &[ctrl(Key::Z)] }),
            Command::Redo => (
                Menu::Edit,
                "Redo",
                "Repeat the step that was undone last.",
                const { &[ctrl(Key::Y), ctrl_shift(Key::Z)] },
            ),
            Command::Find => (
                Menu::Edit,
                "Find…",
                "Find a player, a board, a seat or a line of the notebook, and go there.",
                const { &[ctrl(Key::F)] },
            ),
            Command::History => (
                Menu::Edit,
                "History",
                "Show every change, with the value of the cell before it.",
                const { &[plain(Key::F11)] },
            ),
            Command::HistoryOfCell => (
                Menu::Edit,
                "History of this cell",
                "Show the earlier values of the cell at the cursor.",
                const { &[KeyboardShortcut::new(Modifiers::SHIFT, Key::F2)] },
            ),
            Command::HistoryOfPlayer => {
                (Menu::Edit, "History of this player", "Show every change that concerns the player at the cursor.", &[])
            }
            Command::HistoryOfBoard => {
                (Menu::Edit, "History of this board", "Show every change to the board at the cursor.", &[])
            }
            Command::ShowPastState => (
                Menu::Edit,
                "Show the event at this time",
                "Show the event as it was after the change at the cursor (Enter). The event itself does not change.",
                &[],
            ),
            Command::RestorePastState => (
                Menu::Edit,
                "Restore this state",
                "Set the event back to the state in view (Ctrl+Enter). This is one step, which you can undo.",
                &[],
            ),
            Command::ReturnToPresent => {
                (Menu::Edit, "Back to now", "Leave the past state and show the present event (Escape).", &[])
            }
            Command::ExportHistory => {
                (Menu::Edit, "Export the history…", "Write the lines in view as comma-separated text.", &[])
            }
            Command::GiveReason => (
                Menu::Edit,
                "Give the reason",
                "Type the reason why a finished round was changed.",
                const { &[ctrl_shift(Key::Q)] },
            ),
            Command::SortByColumn => (
                Menu::Edit,
                "Sort by this column",
                "Sort the table by the column at the cursor. A second time reverses the order.",
                const { &[ctrl_shift(Key::O)] },
            ),
            Command::SortByPlace => (Menu::Edit, "Sort by place", "Sort the table in the order of the standings.", &[]),
            Command::NameEvent => {
                (Menu::Event, "Name the event…", "Set the name, the venue, the country and the dates.", &[])
            }
            Command::ChooseRules => (
                Menu::Event,
                "Choose the rules…",
                "Choose the ruleset of the event, and add the rounds that it requires.",
                const { &[ctrl_shift(Key::G)] },
            ),
            Command::SetUpRounds => (
                Menu::Event,
                "Set up the rounds of the rules",
                "Add the missing rounds and the top board that the rules require.",
                &[],
            ),
            Command::AddPlayer => (
                Menu::Event,
                "Add a player",
                "Go to the first empty line of the list of players.",
                const { &[ctrl_shift(Key::P)] },
            ),
            Command::RemovePlayer => {
                (Menu::Event, "Remove the player", "Remove the player at the cursor from the event.", &[])
            }
            Command::WriteNote => (
                Menu::Event,
                "Write in the notebook",
                "Go to an empty line of the notebook. The time and the board at the cursor are filled in.",
                const { &[ctrl_shift(Key::N)] },
            ),
            Command::RemoveNote => (
                Menu::Event,
                "Remove the line from the notebook",
                "Remove the line at the cursor from the notebook.",
                &[],
            ),
            Command::AddRound => {
                (Menu::Event, "Add a round", "Add a round after the last one.", const { &[ctrl_shift(Key::R)] })
            }
            Command::RenameRound => (Menu::Event, "Rename the round…", "Change the name of the round.", &[]),
            Command::RoundSystem => (
                Menu::Event,
                "Scoring system of this round…",
                "Choose the scoring system for the boards of this round.",
                &[],
            ),
            Command::BoardSystem => (
                Menu::Board,
                "Scoring system of this board…",
                "Choose the scoring system for the board at the cursor.",
                &[],
            ),
            Command::RemoveRound => {
                (Menu::Event, "Remove the round", "Remove the round and its boards from the event.", &[])
            }
            Command::AddBoard => {
                (Menu::Board, "Add a board", "Add a board to the round in view.", const { &[ctrl_shift(Key::B)] })
            }
            Command::RemoveBoard => {
                (Menu::Board, "Remove the board", "Remove the board at the cursor from its round.", &[])
            }
            Command::BoardRecord => (
                Menu::Board,
                "Board record",
                "Open the board’s substitutes, cards, penalties and proposed draws. A second time goes back.",
                const { &[plain(Key::F4)] },
            ),
            Command::SetScore => {
                (Menu::Board, "Set the score by hand…", "Replace the computed score with your own.", &[])
            }
            Command::ClearScore => {
                (Menu::Board, "Back to the computed score", "Remove the score that was set by hand.", &[])
            }
            Command::CopyExplanation => (
                Menu::Board,
                "Copy the explanation",
                "Copy the explanation of the score at the cursor as text.",
                const { &[ctrl_shift(Key::E)] },
            ),
            Command::RollCall => (
                Menu::Draw,
                "Roll call",
                "Go to the roll call of the coming round, with the players present and the sit-outs.",
                const { &[ctrl(Key::L)] },
            ),
            Command::RollCallOfRound => {
                (Menu::Draw, "Roll call of another round…", "Choose the round of the roll call.", &[])
            }
            Command::EverybodyPresent => (
                Menu::Draw,
                "Everybody is present",
                "Mark every player without an entry in the roll call as present.",
                &[],
            ),
            Command::RollCallFile => (
                Menu::Draw,
                "Roll call from a file…",
                "Read the players present from a workbook or a list: a column of names, and one of marks.",
                &[],
            ),
            Command::DrawRound => (
                Menu::Draw,
                "Draw the round…",
                "Draw the boards and powers of the round in view. Boards with counts and locked seats stay.",
                const { &[ctrl(Key::B)] },
            ),
            Command::DrawRounds => (
                Menu::Draw,
                "Draw several rounds…",
                "Draw this round and later rounds together. This repeats fewer meetings than separate draws.",
                &[],
            ),
            Command::BoardsOfSix => (
                Menu::Draw,
                "Draw with boards of six…",
                "Leave one power without a player on as many boards as needed. Then nobody sits out.",
                &[],
            ),
            Command::RestoreDraw => {
                (Menu::Draw, "Restore an earlier draw…", "Seat the round as in an earlier draw.", &[])
            }
            Command::ReplayDraw => (
                Menu::Draw,
                "Repeat an earlier draw…",
                "Repeat a draw from its record, and check whether it gives the same boards.",
                &[],
            ),
            Command::RoundQuality => (
                Menu::Draw,
                "Quality of the draw…",
                "Count repeated meetings, repeated powers and broken separations, and compare them with the minimum.",
                &[],
            ),
            Command::SwapSeats => (
                Menu::Draw,
                "Swap seats",
                "Mark the seat at the cursor. On a second seat, swap the two and see the change in every count.",
                const { &[ctrl(Key::K)] },
            ),
            Command::LockSeat => (
                Menu::Draw,
                "Lock or unlock the seat",
                "Lock the seat at the cursor: a new draw leaves its player there.",
                const { &[ctrl(Key::J)] },
            ),
            Command::LockBoard => (
                Menu::Draw,
                "Lock or unlock the board",
                "Lock all seats of the board: a new draw leaves its players there.",
                &[],
            ),
            Command::Latecomer => (
                Menu::Draw,
                "Seat a latecomer…",
                "Find a seat for a player who comes late, without moving other players.",
                &[],
            ),
            Command::PlayerLeaves => (
                Menu::Draw,
                "Remove a player who leaves…",
                "Give the seat to a player who sits out, or make a board of six, without moving other players.",
                &[],
            ),
            Command::KeepApart => (
                Menu::Draw,
                "Players to keep apart…",
                "Enter pairs of players who should not share a board, such as couples.",
                &[],
            ),
            Command::AdjacentPowers => (
                Menu::Draw,
                "Adjacent powers…",
                "Choose the table of adjacent powers. A draw avoids them when two players meet again.",
                &[],
            ),
            Command::EliminationDraw => (
                Menu::Draw,
                "Draw an elimination…",
                "Find seven games for every entrant, one with each power, that satisfy the rules of the groups.",
                &[],
            ),
            Command::FindSystem => (
                Menu::Scoring,
                "Find rules or a scoring system…",
                "Find a ruleset or a scoring system by a few letters of its name, and show it.",
                const { &[ctrl_shift(Key::F)] },
            ),
            Command::UseSystem => (
                Menu::Scoring,
                "Use this scoring system",
                "Use the scoring system or the ruleset in view for the event.",
                const { &[ctrl_shift(Key::U)] },
            ),
            Command::CopySystem => (
                Menu::Scoring,
                "Copy and change",
                "Copy the system or ruleset in view into the event. You can change the copy.",
                const { &[ctrl_shift(Key::D)] },
            ),
            Command::RemoveSystem => (
                Menu::Scoring,
                "Remove this system",
                "Remove the event’s own system or ruleset in view from the event.",
                &[],
            ),
            Command::AddColumn => (Menu::Scoring, "Add a column", "Add a column before the score.", &[]),
            Command::AddNumber => {
                (Menu::Scoring, "Add a number", "Add a number that formulas can use by its name.", &[])
            }
            Command::AddList => (
                Menu::Scoring,
                "Add a list of numbers",
                "Add a list of numbers for formulas, such as points by place.",
                &[],
            ),
            Command::AddCountingPart => (
                Menu::Scoring,
                "Add a part of the total",
                "Add a part to the total that the ruleset in view computes.",
                &[],
            ),
            Command::AddTieBreak => {
                (Menu::Scoring, "Add a tie-break", "Add a step to the tie-breaks of the ruleset in view.", &[])
            }
            Command::AddPrize => (Menu::Scoring, "Add a prize", "Add a prize to the ruleset in view.", &[]),
            Command::FormulaHelp => (
                Menu::Scoring,
                "Functions and names",
                "Show or hide the list of functions and names for formulas.",
                const { &[ctrl_shift(Key::H)] },
            ),
            Command::CompareSystems => (
                Menu::Scoring,
                "Compare systems",
                "Score the same boards with several systems, side by side.",
                const { &[plain(Key::F7)] },
            ),
            Command::NextComparisonBoards => (
                Menu::Scoring,
                "Compare on other results",
                "Switch the comparison between the standings, the boards and typical results.",
                const { &[plain(Key::F6)] },
            ),
            Command::ToggleCompared => (
                Menu::Scoring,
                "Add to or remove from the comparison",
                "Add the system in view to the comparison, or remove it.",
                &[],
            ),
            Command::DeclineSeat => (
                Menu::Prizes,
                "Declines the top board, or returns",
                "Note that the player at the cursor declines the top board, or that the player returns.",
                const { &[ctrl_shift(Key::K)] },
            ),
            Command::PutFirstOfTie => (
                Menu::Prizes,
                "Put first among tied players",
                "Give the seat to the player at the cursor, ahead of other players who are tied for it.",
                &[],
            ),
            Command::NominateForSeat => (
                Menu::Prizes,
                "Nominate for a seat",
                "Give the player at the cursor a seat by your own ruling, or cancel that ruling.",
                &[],
            ),
            Command::ChooseEarlier => (
                Menu::Prizes,
                "Choose earlier",
                "Move the player at the cursor up in the choosing order.",
                const { &[KeyboardShortcut::new(Modifiers::ALT, Key::ArrowUp)] },
            ),
            Command::ChooseLater => (
                Menu::Prizes,
                "Choose later",
                "Move the player at the cursor down in the choosing order.",
                const { &[KeyboardShortcut::new(Modifiers::ALT, Key::ArrowDown)] },
            ),
            Command::MakeTopBoard => (
                Menu::Prizes,
                "Seat the top board",
                "Seat the seven players of the top board with their chosen powers, in the round that the rules name.",
                const { &[ctrl_shift(Key::M)] },
            ),
            Command::WantsTeam => {
                (Menu::Prizes, "Players who want a team…", "Choose the players who want to join a team.", &[])
            }
            Command::ScratchTeams => {
                (Menu::Prizes, "Make scratch teams…", "Draw teams by lot from the players who want to join one.", &[])
            }
            Command::RunnersUp => (
                Menu::Prizes,
                "Runners-up",
                "Show or hide the next players in line for the prize at the cursor.",
                const { &[ctrl_shift(Key::W)] },
            ),
            Command::ViewAll => (
                Menu::Standings,
                "If all games ended now",
                "Show the standings of all games. A running game counts as if it ended now.",
                const { &[plain(Key::F3)] },
            ),
            Command::ViewFinished => {
                (Menu::Standings, "Finished games only", "Show the standings without the running games.", &[])
            }
            Command::ViewPosted => (
                Menu::Standings,
                "What may be posted",
                "Show the standings to post, without the rounds that are held back.",
                const { &[ctrl_shift(Key::T)] },
            ),
            Command::ViewAfter => {
                (Menu::Standings, "After a round…", "Show the standings after a round.", const { &[plain(Key::F5)] })
            }
            Command::ViewGroups => {
                (Menu::Standings, "Group tables…", "Show one table for each group, or the table of one group.", &[])
            }
            Command::WhatIf => (
                Menu::Standings,
                "What if a board ended differently…",
                "Suppose a result of a board and see its effect on the standings. The book does not change.",
                const { &[ctrl_shift(Key::I)] },
            ),
            Command::AcceptWhatIf => (
                Menu::Standings,
                "Keep the supposed result",
                "Write the supposed result of the board into the book.",
                &[],
            ),
            Command::DropWhatIf => {
                (Menu::Standings, "Leave the what-if", "Discard the supposed result. The book stays as it is.", &[])
            }
            Command::ReleaseRound => (
                Menu::Standings,
                "Release the scores of this round",
                "Allow the scores of the round to be posted.",
                &[],
            ),
            Command::HoldRound => (
                Menu::Standings,
                "Hold back the scores of this round",
                "Keep the scores of the round off posted sheets until you release them.",
                &[],
            ),
            Command::Ladder => (
                Menu::Ladder,
                "The year’s ladder",
                "Show the ladder of a year, compiled from result lists.",
                const { &[ctrl(Key::T)] },
            ),
            Command::AddResultLists => (
                Menu::Ladder,
                "Add result lists…",
                "Add result lists and books to the ladder. You can choose several files at once.",
                const { &[ctrl_shift(Key::J)] },
            ),
            Command::PasteResultList => {
                (Menu::Ladder, "Paste a result list…", "Paste or type the result list of an event as text.", &[])
            }
            Command::AddOwnEvent => (
                Menu::Ladder,
                "Add this book’s event",
                "Add the present standings of this book’s own event to the ladder, or update them.",
                &[],
            ),
            Command::ChooseLadder => (Menu::Ladder, "Choose the ladder…", "Choose the rules of the ladder.", &[]),
            Command::LadderYear => (
                Menu::Ladder,
                "Year, date and ties…",
                "Choose the year, the date of the ladder, and the points for tied places.",
                &[],
            ),
            Command::LadderAfter => {
                (Menu::Ladder, "The ladder after an event…", "Show the ladder as it was after an event.", &[])
            }
            Command::Identities => {
                (Menu::Ladder, "Identities", "Decide which pairs of names are one person.", const { &[ctrl(Key::U)] })
            }
            Command::LadderProblems => {
                (Menu::Ladder, "Problems of the lists", "Show the problems in the result lists, by file and row.", &[])
            }
            Command::SamePerson => (
                Menu::Ladder,
                "Same person",
                "The two names at the cursor are one person, shown under the first name. Key S.",
                &[],
            ),
            Command::DifferentPeople => {
                (Menu::Ladder, "Different people", "The two names at the cursor are two people. Key D.", &[])
            }
            Command::PostponePair => (
                Menu::Ladder,
                "Ask later",
                "Move the pair at the cursor to the end of the list, to decide it later. Key L.",
                &[],
            ),
            Command::RetractVerdict => {
                (Menu::Ladder, "Retract the decision", "Remove the decision at the cursor. Key Delete.", &[])
            }
            Command::SplitPerson => (
                Menu::Ladder,
                "Another person at this event",
                "The player in the event at the cursor is another person of the same name.",
                &[],
            ),
            Command::ImportIdentities => (
                Menu::Ladder,
                "Import identities…",
                "Import the identity decisions from last year’s book, or from a file of decisions.",
                &[],
            ),
            Command::OpenResultList => (
                Menu::Ladder,
                "Open the result list",
                "Open the result list of the event at the cursor.",
                const { &[ctrl(Key::H)] },
            ),
            Command::RemoveFromLadder => (
                Menu::Ladder,
                "Remove the event or the line",
                "Remove the event at the cursor from the ladder, or the line from its list.",
                &[],
            ),
            Command::ExportLadder => (
                Menu::Ladder,
                "Export the ladder…",
                "Write the ladder as a workbook with formulas, as a plain table (.csv) or as text (.txt).",
                const { &[ctrl(Key::M)] },
            ),
            Command::NextTab => (Menu::View, "Next tab", "Go one tab to the right.", const { &[ctrl(Key::PageDown)] }),
            Command::PreviousTab => {
                (Menu::View, "Previous tab", "Go one tab to the left.", const { &[ctrl(Key::PageUp)] })
            }
            Command::GoToTab => (Menu::View, "Go to a tab…", "Choose a tab by name.", const { &[ctrl(Key::G)] }),
            Command::NextProblem => {
                (Menu::View, "Next problem", "Go to the next problem.", const { &[plain(Key::F8)] })
            }
            Command::ToggleYears => (
                Menu::View,
                "Centres by year",
                "Show or hide the yearly centre counts of this round.",
                const { &[ctrl_shift(Key::Y)] },
            ),
            Command::AllColumns => (
                Menu::View,
                "All columns of the players",
                "Show all columns of the players, such as roles and handicaps, or only the needed ones.",
                const { &[ctrl_shift(Key::A)] },
            ),
            Command::ToggleProblems => {
                (Menu::View, "Problems", "Show or hide the list of problems.", const { &[plain(Key::F9)] })
            }
            Command::ToggleTable => (
                Menu::View,
                "Table beside the boards",
                "Show or hide the standings in the side panel.",
                const { &[plain(Key::F10)] },
            ),
            Command::ZoomIn => {
                (Menu::View, "Larger", "Zoom the sheet in.", const { &[ctrl(Key::Plus), ctrl(Key::Equals)] })
            }
            Command::ZoomOut => (Menu::View, "Smaller", "Zoom the sheet out.", const { &[ctrl(Key::Minus)] }),
            Command::ZoomReset => (Menu::View, "Actual size", "Set the zoom to 100 %.", const { &[ctrl(Key::Num0)] }),
            Command::ToggleTheme => (
                Menu::View,
                "Light or dark",
                "Switch between the light and the dark theme.",
                const { &[ctrl_shift(Key::L)] },
            ),
            Command::CommandPalette => {
                (Menu::Help, "All commands…", "Find a command by a few letters of its name.", const { &[ctrl(Key::P)] })
            }
            Command::Shortcuts => (Menu::Help, "Keys", "Show what every key does.", const { &[plain(Key::F1)] }),
            Command::About => (Menu::Help, "About Topboard", "Show the version of Topboard.", &[]),
        };
        CommandInfo { menu, name, help, keys }
    }

    /// The name of the command in its menu.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// The keys as the menu shows them. Empty for a command without keys.
    pub fn keys(self, ctx: &Context) -> String {
        self.info().keys.first().map_or_else(String::new, |keys| ctx.format_shortcut(keys))
    }

    /// Whether the keys of the command mean something else while text is typed. Undo is an example.
    pub const fn yields_to_typing(self) -> bool {
        matches!(self, Command::Undo | Command::Redo)
    }

    /// Whether the command reads or writes a file, or opens another book.
    pub const fn is_about_files(self) -> bool {
        matches!(self.info().menu, Menu::File)
    }

    /// The commands whose keys were pressed in this frame. The key presses are consumed.
    pub fn pressed(ctx: &Context, typing: bool) -> Vec<Command> {
        let mut shortcuts: Vec<(Command, &KeyboardShortcut)> = Command::ALL
            .into_iter()
            .filter(|command| !(typing && command.yields_to_typing()))
            .flat_map(|command| command.info().keys.iter().map(move |keys| (command, keys)))
            .collect();
        // “Ctrl+S” also matches Ctrl+Shift+S, so shortcuts with Shift are tested first.
        shortcuts.sort_by_key(|(_, keys)| !keys.modifiers.shift);
        ctx.input_mut(|input| {
            shortcuts.into_iter().filter(|(_, keys)| input.consume_shortcut(keys)).map(|(command, _)| command).collect()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_command_has_a_name_a_sentence_and_keys_of_its_own() {
        let mut names = HashSet::new();
        let mut keys = HashSet::new();
        for command in Command::ALL {
            let info = command.info();
            assert!(names.insert(info.name), "two commands are named {}", info.name);
            assert!(info.help.ends_with('.'), "{}", info.help);
            for shortcut in info.keys {
                assert!(keys.insert((shortcut.modifiers, shortcut.logical_key)), "{}: keys used twice", info.name);
            }
        }
    }
}
