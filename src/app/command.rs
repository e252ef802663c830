//! Everything that can be done, by name. Menus, shortcuts, the palette and the tests all go through here.

use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers};

/// An action of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    New,
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
    ShowPast,
    RestorePast,
    ShowNow,
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
    Record,
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
    CallAnother,
    EverybodyPresent,
    RollCallFile,
    Draw,
    DrawRounds,
    BoardsOfSix,
    BringBack,
    DrawAgain,
    Worth,
    SwapSeats,
    LockSeat,
    LockBoard,
    Latecomer,
    Leaves,
    KeepApart,
    Adjacent,
    Elimination,
    FindSystem,
    UseSystem,
    CopySystem,
    RemoveSystem,
    AddColumn,
    AddNumber,
    AddList,
    AddPart,
    AddTieBreak,
    AddPrize,
    FormulaWords,
    CompareSystems,
    CompareOnNext,
    ToggleCompared,
    StepsBack,
    PutFirst,
    NameForSeat,
    ChooseEarlier,
    ChooseLater,
    MakeTopBoard,
    WantsTeam,
    ScratchTeams,
    RunnersUp,
    Ladder,
    AddLists,
    PasteList,
    AddOwnEvent,
    ChooseLadder,
    LadderYear,
    LadderAfter,
    WhoIsWho,
    LadderProblems,
    SamePerson,
    DifferentPeople,
    AskLater,
    TakeBack,
    SplitPerson,
    TakePeople,
    EventList,
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
    KeepWhatIf,
    LeaveWhatIf,
    ReleaseRound,
    HoldRound,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    ToggleTheme,
    Palette,
    Shortcuts,
    About,
}

/// The menu an action stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    File,
    Edit,
    Event,
    Board,
    Draw,
    Scoring,
    /// The top board, the teams, the prizes.
    Prizes,
    Standings,
    /// The year's ladder, over many events.
    Ladder,
    View,
    Help,
}

impl Menu {
    /// The menus, left to right.
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

    /// As it is written in the bar.
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

    /// The key that opens it together with Alt, and which letter of the name is underlined for it.
    pub const fn access(self) -> (Key, usize) {
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

/// What is told about an action.
#[derive(Clone, Copy, Debug)]
pub struct CommandInfo {
    pub menu: Menu,
    pub name: &'static str,
    /// One sentence.
    pub help: &'static str,
    /// The keys, the first of them shown.
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
    /// Every action, in the order of the menus.
    pub const ALL: [Command; 125] = [
        Command::New,
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
        Command::ShowPast,
        Command::RestorePast,
        Command::ShowNow,
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
        Command::Record,
        Command::BoardSystem,
        Command::SetScore,
        Command::ClearScore,
        Command::CopyExplanation,
        Command::RollCall,
        Command::CallAnother,
        Command::EverybodyPresent,
        Command::RollCallFile,
        Command::Draw,
        Command::DrawRounds,
        Command::BoardsOfSix,
        Command::BringBack,
        Command::DrawAgain,
        Command::Worth,
        Command::SwapSeats,
        Command::LockSeat,
        Command::LockBoard,
        Command::Latecomer,
        Command::Leaves,
        Command::KeepApart,
        Command::Adjacent,
        Command::Elimination,
        Command::FindSystem,
        Command::UseSystem,
        Command::CopySystem,
        Command::RemoveSystem,
        Command::AddColumn,
        Command::AddNumber,
        Command::AddList,
        Command::AddPart,
        Command::AddTieBreak,
        Command::AddPrize,
        Command::FormulaWords,
        Command::CompareSystems,
        Command::CompareOnNext,
        Command::ToggleCompared,
        Command::StepsBack,
        Command::PutFirst,
        Command::NameForSeat,
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
        Command::KeepWhatIf,
        Command::LeaveWhatIf,
        Command::ReleaseRound,
        Command::HoldRound,
        Command::Ladder,
        Command::AddLists,
        Command::PasteList,
        Command::AddOwnEvent,
        Command::ChooseLadder,
        Command::LadderYear,
        Command::LadderAfter,
        Command::WhoIsWho,
        Command::LadderProblems,
        Command::SamePerson,
        Command::DifferentPeople,
        Command::AskLater,
        Command::TakeBack,
        Command::SplitPerson,
        Command::TakePeople,
        Command::EventList,
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
        Command::Palette,
        Command::Shortcuts,
        Command::About,
    ];

    /// Its menu, name, help line and keys.
    #[allow(clippy::too_many_lines, reason = "a table, a line for each command")]
    pub const fn about(self) -> CommandInfo {
        let (menu, name, help, keys): (Menu, &str, &str, &'static [KeyboardShortcut]) = match self {
            Command::New => (Menu::File, "New", "Start an empty event.", const { &[ctrl(Key::N)] }),
            Command::Open => (Menu::File, "Open…", "Open a book or a results workbook.", const { &[ctrl(Key::O)] }),
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
                "Add what a workbook or a text file holds to this book.",
                const { &[ctrl(Key::I)] },
            ),
            Command::Export => (
                Menu::File,
                "Export workbook…",
                "Write a formatted workbook for the notice board, or the plain table with a name in .csv.",
                const { &[ctrl(Key::E)] },
            ),
            Command::ExportLetter => {
                (Menu::File, "Export for US Letter…", "Write the workbook with pages of 8½ × 11 inches.", &[])
            }
            Command::ExportValues => (
                Menu::File,
                "Export as values…",
                "Write the workbook with scores as plain numbers, without formulas.",
                &[],
            ),
            Command::Quit => (Menu::File, "Quit", "Close the window.", const { &[ctrl(Key::Q)] }),
            Command::Undo => (Menu::Edit, "Undo", "Take the last step back.", const { &[ctrl(Key::Z)] }),
            Command::Redo => {
                (Menu::Edit, "Redo", "Do the last undone step again.", const { &[ctrl(Key::Y), ctrl_shift(Key::Z)] })
            }
            Command::Find => (
                Menu::Edit,
                "Find…",
                "Go to a player, a board, a seat or a line of the notebook.",
                const { &[ctrl(Key::F)] },
            ),
            Command::History => (
                Menu::Edit,
                "History",
                "See everything that was done, with what each cell held before.",
                const { &[plain(Key::F11)] },
            ),
            Command::HistoryOfCell => (
                Menu::Edit,
                "History of this cell",
                "See what the cell under the cursor held before.",
                const { &[KeyboardShortcut::new(Modifiers::SHIFT, Key::F2)] },
            ),
            Command::HistoryOfPlayer => {
                (Menu::Edit, "History of this player", "See everything that concerns the player under the cursor.", &[])
            }
            Command::HistoryOfBoard => (
                Menu::Edit,
                "History of this board",
                "See everything that was done to the board under the cursor.",
                &[],
            ),
            Command::ShowPast => (
                Menu::Edit,
                "Show the event as it was then",
                "Look at the event as it was after the line under the cursor (Enter); nothing is changed by that.",
                &[],
            ),
            Command::RestorePast => (
                Menu::Edit,
                "Bring this state back",
                "Make the event what it was then, as one step that can be undone (Ctrl+Enter).",
                &[],
            ),
            Command::ShowNow => (Menu::Edit, "Back to now", "Show the event as it is again (Escape).", &[]),
            Command::ExportHistory => {
                (Menu::Edit, "Export the history…", "Write the lines that are shown as comma separated text.", &[])
            }
            Command::GiveReason => (
                Menu::Edit,
                "Give the reason",
                "Say why a finished round was changed.",
                const { &[ctrl_shift(Key::Q)] },
            ),
            Command::SortByColumn => (
                Menu::Edit,
                "Sort by this column",
                "Sort the table by the cursor’s column; again turns it round.",
                const { &[ctrl_shift(Key::O)] },
            ),
            Command::SortByPlace => (Menu::Edit, "Sort by place", "Back to the order of the standings.", &[]),
            Command::NameEvent => {
                (Menu::Event, "Name the event…", "Set the name, the venue, the country and the dates.", &[])
            }
            Command::ChooseRules => (
                Menu::Event,
                "Choose the rules…",
                "Choose the ruleset of the event, and set up the rounds it speaks of.",
                const { &[ctrl_shift(Key::G)] },
            ),
            Command::SetUpRounds => (
                Menu::Event,
                "Set up the rounds of the rules",
                "Add the rounds that the rules speak of and the event has not yet, and the top board.",
                &[],
            ),
            Command::AddPlayer => (
                Menu::Event,
                "Add a player",
                "Go to the first empty line of the players.",
                const { &[ctrl_shift(Key::P)] },
            ),
            Command::RemovePlayer => {
                (Menu::Event, "Remove the player", "Take the player under the cursor off the list.", &[])
            }
            Command::WriteNote => (
                Menu::Event,
                "Write in the notebook",
                "Go to an empty line of the notebook; the time and the board under the cursor are filled in.",
                const { &[ctrl_shift(Key::N)] },
            ),
            Command::RemoveNote => {
                (Menu::Event, "Remove the line from the notebook", "Take the line under the cursor out.", &[])
            }
            Command::AddRound => {
                (Menu::Event, "Add a round", "Add a round after the last one.", const { &[ctrl_shift(Key::R)] })
            }
            Command::RenameRound => (Menu::Event, "Rename the round…", "Give the round another name.", &[]),
            Command::RoundSystem => {
                (Menu::Event, "Scoring system of this round…", "Choose how the boards of this round are scored.", &[])
            }
            Command::BoardSystem => {
                (Menu::Board, "Scoring system of this board…", "Choose how the board under the cursor is scored.", &[])
            }
            Command::RemoveRound => (Menu::Event, "Remove the round", "Take the round and its boards out.", &[]),
            Command::AddBoard => {
                (Menu::Board, "Add a board", "Add a board to the round in view.", const { &[ctrl_shift(Key::B)] })
            }
            Command::RemoveBoard => (Menu::Board, "Remove the board", "Take the board under the cursor out.", &[]),
            Command::Record => (
                Menu::Board,
                "Board’s record",
                "Substitutes, cards, penalties and proposed draws of the board under the cursor; again goes back.",
                const { &[plain(Key::F4)] },
            ),
            Command::SetScore => {
                (Menu::Board, "Set the score by hand…", "Put your own score in place of the computed one.", &[])
            }
            Command::ClearScore => (Menu::Board, "Back to the computed score", "Drop the score set by hand.", &[]),
            Command::CopyExplanation => (
                Menu::Board,
                "Copy the explanation",
                "Copy how the score under the cursor came about, as text.",
                const { &[ctrl_shift(Key::E)] },
            ),
            Command::RollCall => (
                Menu::Draw,
                "Roll call",
                "Go to the roll call of the coming round: who is there, and who sits out.",
                const { &[ctrl(Key::L)] },
            ),
            Command::CallAnother => {
                (Menu::Draw, "Roll call of another round…", "Choose the round that is called.", &[])
            }
            Command::EverybodyPresent => {
                (Menu::Draw, "Everybody is present", "Tick everybody of whom nothing is said yet.", &[])
            }
            Command::RollCallFile => (
                Menu::Draw,
                "Roll call from a file…",
                "Take who is there from a workbook or a list: a column of names, and one of marks.",
                &[],
            ),
            Command::Draw => (
                Menu::Draw,
                "Draw the round…",
                "Draw boards and powers of the round in view; boards with counts and locked seats stay.",
                const { &[ctrl(Key::B)] },
            ),
            Command::DrawRounds => (
                Menu::Draw,
                "Draw several rounds…",
                "Draw this round and those after it together, which repeats fewer meetings than one by one.",
                &[],
            ),
            Command::BoardsOfSix => (
                Menu::Draw,
                "Draw with boards of six…",
                "Leave a power without a player on as many boards as it takes, so that nobody sits out.",
                &[],
            ),
            Command::BringBack => (Menu::Draw, "Bring back a draw…", "Seat the round as a draw of before had it.", &[]),
            Command::DrawAgain => (
                Menu::Draw,
                "Make a draw of before again…",
                "Draw once more from what was recorded with a draw, and see whether the same boards come out.",
                &[],
            ),
            Command::Worth => (
                Menu::Draw,
                "What the round is worth…",
                "Count repeated meetings, powers and broken wishes of the round as it sits, against the least there can be.",
                &[],
            ),
            Command::SwapSeats => (
                Menu::Draw,
                "Swap seats",
                "Mark the seat under the cursor; on another seat, swap the two, with the change in every count.",
                const { &[ctrl(Key::K)] },
            ),
            Command::LockSeat => (
                Menu::Draw,
                "Lock or free the seat",
                "A new draw leaves the player under the cursor there.",
                const { &[ctrl(Key::J)] },
            ),
            Command::LockBoard => {
                (Menu::Draw, "Lock or free the board", "A new draw leaves everybody of the board there.", &[])
            }
            Command::Latecomer => {
                (Menu::Draw, "Somebody comes late…", "Find a seat for somebody without moving anybody who sits.", &[])
            }
            Command::Leaves => (
                Menu::Draw,
                "The player leaves…",
                "Give the seat to somebody who sits out, or make a board of six, without moving anybody else.",
                &[],
            ),
            Command::KeepApart => {
                (Menu::Draw, "Who should not meet…", "Name couples and others who should not share a board.", &[])
            }
            Command::Adjacent => (
                Menu::Draw,
                "Which powers are adjacent…",
                "Choose the table of adjacent powers that a draw keeps apart at a second meeting.",
                &[],
            ),
            Command::Elimination => (
                Menu::Draw,
                "Games of the elimination…",
                "Find seven games for every entrant, one with each power, so that all meet as the groups ask.",
                &[],
            ),
            Command::FindSystem => (
                Menu::Scoring,
                "Find rules or a scoring system…",
                "Go to a ruleset or a scoring system by a few letters of its name.",
                const { &[ctrl_shift(Key::F)] },
            ),
            Command::UseSystem => (
                Menu::Scoring,
                "Score the event by this",
                "Score the event by the system in view, or play it by the ruleset in view.",
                const { &[ctrl_shift(Key::U)] },
            ),
            Command::CopySystem => (
                Menu::Scoring,
                "Copy and change",
                "Make a copy of the system or ruleset in view that belongs to the event and can be changed.",
                const { &[ctrl_shift(Key::D)] },
            ),
            Command::RemoveSystem => {
                (Menu::Scoring, "Remove this", "Take the event’s own system or ruleset in view out of the event.", &[])
            }
            Command::AddColumn => (Menu::Scoring, "Add a column", "Add a column before the score.", &[]),
            Command::AddNumber => {
                (Menu::Scoring, "Add a number", "Add a number that formulas can use by its name.", &[])
            }
            Command::AddList => {
                (Menu::Scoring, "Add a list of numbers", "Add a list, such as points by place, for formulas.", &[])
            }
            Command::AddPart => {
                (Menu::Scoring, "Add a part of what counts", "Add a part to what counts by the ruleset in view.", &[])
            }
            Command::AddTieBreak => {
                (Menu::Scoring, "Add a tie-break", "Add a step to the tie-breaks of the ruleset in view.", &[])
            }
            Command::AddPrize => (Menu::Scoring, "Add a prize", "Add a prize to the ruleset in view.", &[]),
            Command::FormulaWords => (
                Menu::Scoring,
                "Functions and names",
                "Show or hide all that formulas can use.",
                const { &[ctrl_shift(Key::H)] },
            ),
            Command::CompareSystems => (
                Menu::Scoring,
                "Compare systems",
                "Score the same boards by several systems, side by side.",
                const { &[plain(Key::F7)] },
            ),
            Command::CompareOnNext => (
                Menu::Scoring,
                "Compare on other results",
                "Go from the standings to the boards to typical results.",
                const { &[plain(Key::F6)] },
            ),
            Command::ToggleCompared => (
                Menu::Scoring,
                "Take into the comparison, or out",
                "Compare the system in view too, or no longer.",
                &[],
            ),
            Command::StepsBack => (
                Menu::Prizes,
                "Steps back, or is back",
                "Note that the player under the cursor steps back from the top board, or is back after all.",
                const { &[ctrl_shift(Key::K)] },
            ),
            Command::PutFirst => (
                Menu::Prizes,
                "Put first of the level",
                "Give the player under the cursor the seat before others who are level for it.",
                &[],
            ),
            Command::NameForSeat => (
                Menu::Prizes,
                "Name for a seat",
                "Give the player under the cursor a seat by your own word, or no longer.",
                &[],
            ),
            Command::ChooseEarlier => (
                Menu::Prizes,
                "Choose earlier",
                "Move the player under the cursor up in the order of choosing.",
                const { &[KeyboardShortcut::new(Modifiers::ALT, Key::ArrowUp)] },
            ),
            Command::ChooseLater => (
                Menu::Prizes,
                "Choose later",
                "Move the player under the cursor down in the order of choosing.",
                const { &[KeyboardShortcut::new(Modifiers::ALT, Key::ArrowDown)] },
            ),
            Command::MakeTopBoard => (
                Menu::Prizes,
                "Make the board",
                "Seat the seven of the top board with the powers they chose, in the round of the rules.",
                const { &[ctrl_shift(Key::M)] },
            ),
            Command::WantsTeam => {
                (Menu::Prizes, "Who wants a team…", "Choose players who wait for a team, or no longer.", &[])
            }
            Command::ScratchTeams => {
                (Menu::Prizes, "Make scratch teams…", "Make teams by lot of the players who wait for one.", &[])
            }
            Command::RunnersUp => (
                Menu::Prizes,
                "Runners-up",
                "Show or hide who came next for the prize under the cursor.",
                const { &[ctrl_shift(Key::W)] },
            ),
            Command::ViewAll => (
                Menu::Standings,
                "If all games ended now",
                "The standings of all games, a running one counted as if it ended now.",
                const { &[plain(Key::F3)] },
            ),
            Command::ViewFinished => {
                (Menu::Standings, "Finished games only", "The standings without the games that still run.", &[])
            }
            Command::ViewPosted => (
                Menu::Standings,
                "What may be posted",
                "The standings for the wall, without rounds that are held back.",
                const { &[ctrl_shift(Key::T)] },
            ),
            Command::ViewAfter => (
                Menu::Standings,
                "After a round…",
                "The standings as they were after a round.",
                const { &[plain(Key::F5)] },
            ),
            Command::ViewGroups => {
                (Menu::Standings, "Group tables…", "A table for each group, or for one of them.", &[])
            }
            Command::WhatIf => (
                Menu::Standings,
                "What if this board ends so…",
                "Suppose an end of a board and see the table move, without touching the book.",
                const { &[ctrl_shift(Key::I)] },
            ),
            Command::KeepWhatIf => {
                (Menu::Standings, "Keep what is supposed", "Write the supposed end of the board into the book.", &[])
            }
            Command::LeaveWhatIf => {
                (Menu::Standings, "Leave the what-if", "Drop what is supposed; the book is as it was.", &[])
            }
            Command::ReleaseRound => (
                Menu::Standings,
                "Release the scores of this round",
                "From now on the scores of the round may be posted.",
                &[],
            ),
            Command::HoldRound => (
                Menu::Standings,
                "Hold back the scores of this round",
                "Leave the round out of what may be posted until you release it.",
                &[],
            ),
            Command::Ladder => (
                Menu::Ladder,
                "The year’s ladder",
                "Go to the table of a year, compiled from result lists.",
                const { &[ctrl(Key::T)] },
            ),
            Command::AddLists => (
                Menu::Ladder,
                "Add result lists…",
                "Choose result lists and books, several at once, for the ladder.",
                const { &[ctrl_shift(Key::J)] },
            ),
            Command::PasteList => {
                (Menu::Ladder, "Paste a result list…", "Paste or type the result list of an event as text.", &[])
            }
            Command::AddOwnEvent => (
                Menu::Ladder,
                "Add this book’s event",
                "Put the standings of this book’s own event into the ladder as they are now, or anew.",
                &[],
            ),
            Command::ChooseLadder => {
                (Menu::Ladder, "Choose the ladder…", "Choose the rules by which the year is compiled.", &[])
            }
            Command::LadderYear => (
                Menu::Ladder,
                "Year, day and ties…",
                "Choose the year, the day on which the ladder stands so, and how tied places share.",
                &[],
            ),
            Command::LadderAfter => {
                (Menu::Ladder, "The ladder after an event…", "The ladder as it stood after an event.", &[])
            }
            Command::WhoIsWho => (
                Menu::Ladder,
                "Who is who",
                "Settle the pairs of names that may be one person.",
                const { &[ctrl(Key::U)] },
            ),
            Command::LadderProblems => {
                (Menu::Ladder, "Problems of the lists", "What is wrong in the lists, by file and row.", &[])
            }
            Command::SamePerson => (
                Menu::Ladder,
                "Same person",
                "The two under the cursor are one person, shown as the first. Key S.",
                &[],
            ),
            Command::DifferentPeople => {
                (Menu::Ladder, "Different people", "The two under the cursor are two people. Key D.", &[])
            }
            Command::AskLater => (
                Menu::Ladder,
                "Ask later",
                "Put the pair under the cursor off until the others are settled. Key L.",
                &[],
            ),
            Command::TakeBack => {
                (Menu::Ladder, "Take the decision back", "Take back what was decided of who is who. Key Delete.", &[])
            }
            Command::SplitPerson => (
                Menu::Ladder,
                "Somebody else at this event",
                "Whoever stands at the event under the cursor is another person of that name.",
                &[],
            ),
            Command::TakePeople => (
                Menu::Ladder,
                "Take over who is who…",
                "Take over what was decided of who is who in last year’s book, or in a file of decisions.",
                &[],
            ),
            Command::EventList => (
                Menu::Ladder,
                "List of the event",
                "Open the result list of the event under the cursor.",
                const { &[ctrl(Key::H)] },
            ),
            Command::RemoveFromLadder => (
                Menu::Ladder,
                "Remove the event, or the line",
                "Take the event under the cursor out of the ladder, or the line out of its list.",
                &[],
            ),
            Command::ExportLadder => (
                Menu::Ladder,
                "Export the ladder…",
                "Write the ladder as a workbook of live formulas, as a plain table in .csv, or as text in .txt.",
                const { &[ctrl(Key::M)] },
            ),
            Command::NextTab => (Menu::View, "Next tab", "Go one tab to the right.", const { &[ctrl(Key::PageDown)] }),
            Command::PreviousTab => {
                (Menu::View, "Previous tab", "Go one tab to the left.", const { &[ctrl(Key::PageUp)] })
            }
            Command::GoToTab => (Menu::View, "Go to a tab…", "Choose a tab by name.", const { &[ctrl(Key::G)] }),
            Command::NextProblem => {
                (Menu::View, "Next problem", "Go to the next thing that is wrong.", const { &[plain(Key::F8)] })
            }
            Command::ToggleYears => (
                Menu::View,
                "Centres by year",
                "Show or hide the yearly counts of this round.",
                const { &[ctrl_shift(Key::Y)] },
            ),
            Command::AllColumns => (
                Menu::View,
                "All columns of the players",
                "Show or hide roles, groups, handicaps, penalties and more, also where nobody needs them.",
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
            Command::ZoomReset => (Menu::View, "Actual size", "Back to 100 %.", const { &[ctrl(Key::Num0)] }),
            Command::ToggleTheme => {
                (Menu::View, "Light or dark", "Change between light and dark.", const { &[ctrl_shift(Key::L)] })
            }
            Command::Palette => {
                (Menu::Help, "All commands…", "Find a command by a few letters of its name.", const { &[ctrl(Key::P)] })
            }
            Command::Shortcuts => (Menu::Help, "Keys", "What every key does.", const { &[plain(Key::F1)] }),
            Command::About => (Menu::Help, "About Topboard", "Which version this is.", &[]),
        };
        CommandInfo { menu, name, help, keys }
    }

    /// Its name as it stands in a menu.
    pub const fn name(self) -> &'static str {
        self.about().name
    }

    /// The keys as they are shown in a menu, empty where there are none.
    pub fn keys(self, ctx: &Context) -> String {
        self.about().keys.first().map_or_else(String::new, |keys| ctx.format_shortcut(keys))
    }

    /// Whether the command is one that text being typed has its own meaning for, as undo has.
    pub const fn yields_to_typing(self) -> bool {
        matches!(self, Command::Undo | Command::Redo)
    }

    /// Whether the command reads or writes a file, or puts another book in the window.
    pub const fn is_about_files(self) -> bool {
        matches!(self.about().menu, Menu::File)
    }

    /// The commands whose keys were pressed in this frame; the key presses are used up.
    pub fn pressed(ctx: &Context, typing: bool) -> Vec<Command> {
        let mut shortcuts: Vec<(Command, &KeyboardShortcut)> = Command::ALL
            .into_iter()
            .filter(|command| !(typing && command.yields_to_typing()))
            .flat_map(|command| command.about().keys.iter().map(move |keys| (command, keys)))
            .collect();
        // “Ctrl+S” also matches Ctrl+Shift+S, so the longer ones are asked first.
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
            let about = command.about();
            assert!(names.insert(about.name), "two commands are called {}", about.name);
            assert!(about.help.ends_with('.'), "{}", about.help);
            for shortcut in about.keys {
                assert!(keys.insert((shortcut.modifiers, shortcut.logical_key)), "{}: keys used twice", about.name);
            }
        }
    }
}
