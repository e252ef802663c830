//! The words of our own workbook, for writing and for reading back.
//!
//! | sheet | content |
//! |---|---|
//! | one per round | row 1: the event's name. Row 2: the round's title, and to its right the name and the system of its [`RoundNote`]s. Row 3: its note, or nothing. Then blocks, one below another: a row with the [board's title](board_title) and to its right [`BoardNote`]s, a row of headings, seven rows, a row that begins with [`TOTAL`], and at most one that begins with [`REMARK`] |
//! | Standings, Groups, Qualification, Teams, Awards, Notebook | computed, or repeated on Facts; nothing is read back |
//! | Players | everyone in the order of entry: Name, Family name, Region, Note, and the Number that Facts uses for them |
//! | Event | [`EVENT_MARK`], then a name and a value in each row |
//! | Facts | everything that the other sheets do not hold exactly: Fact, then its location (Round, Title, Board, Name, Power). A fact is written, as in the program's own file |
//! | Systems | the event's own scoring systems: Scoring system, each as the text of its file |
//! | Rulesets | the event's own rulesets: Ruleset, each as the text of its file |
//! | Published | the standings that an imported file printed: Player, Place, R1, R2 …, Total |
//! | Unplaced | File, Sheet, Cell, Text |
//!
//! A heading row is Power, Player, the years that have a chart, then those of the other [`headings`](heading) that are
//! needed. Between the last of our own headings and Score are the columns of the scoring system. They are computed, and so
//! is Score. A year without a heading has no chart on that board. A sheet without one of the
//! [fixed names](FIXED_SHEETS) is a round.

use std::sync::LazyLock;

use crate::book::{Board, CellEntry, Ending, Power, Round, Year, fold_name, says_board};
use crate::languages::sentences::workbook;
use crate::languages::{Language, recorded_moment};

/// The first cell of the sheet [`EVENT`].
pub const EVENT_MARK: &str = "Topboard event";

/// The version of this layout, written on the sheet [`EVENT`].
pub const FORMAT: &str = "2";

/// The version of the layout before [`FACTS`] and the sheets that came with it.
pub const FIRST_FORMAT: &str = "1";

pub const STANDINGS: &str = "Standings";
/// A sheet of [`FIRST_FORMAT`]. Its content is now on the sheet of awards.
pub const BEST_COUNTRIES: &str = "Best countries";
pub const GROUPS: &str = "Groups";
/// The seats at the top board, and the claims to them.
pub const QUALIFICATION: &str = "Qualification";
pub const TEAMS: &str = "Teams";
pub const AWARDS: &str = "Awards";
pub const NOTEBOOK: &str = "Notebook";
pub const FACTS: &str = "Facts";
pub const RULESETS: &str = "Rulesets";
pub const PLAYERS: &str = "Players";
pub const EVENT: &str = "Event";
pub const SYSTEMS: &str = "Systems";
pub const PUBLISHED: &str = "Published";
pub const UNPLACED: &str = "Unplaced";

/// The names that no sheet of a round has, whatever the name of the round.
pub const FIXED_SHEETS: [&str; 14] = [
    STANDINGS,
    BEST_COUNTRIES,
    GROUPS,
    QUALIFICATION,
    TEAMS,
    AWARDS,
    NOTEBOOK,
    PLAYERS,
    EVENT,
    FACTS,
    SYSTEMS,
    RULESETS,
    PUBLISHED,
    UNPLACED,
];

/// The row with the headings of the standings, of the teams and of the awards, from 0.
pub const TABLE_HEADING_ROW: u32 = 4;

/// The heading of the groups of players in the standings.
pub const GROUP_HEADING: &str = "Group";

/// The first cell of a block's last row.
pub const TOTAL: &str = "Total";

/// The headings of a block. Those of the columns of a seat are with their descriptions.
pub mod heading {
    use crate::book::SeatColumn;

    pub const POWER: &str = "Power";
    /// The computed score. The other columns of the scoring system are before it.
    pub const SCORE: &str = "Score";
    /// The reason for the ruling.
    pub const REASON: &str = "Reason";

    /// All headings of a block except years, in their order, with the column of a seat that each is for. The director's
    /// ruling and its reason are after the computed score.
    pub fn all() -> impl Iterator<Item = (Option<SeatColumn>, &'static str)> {
        let headed = |column: SeatColumn| Some((Some(column), column.description().workbook_heading?.0));
        let entered = SeatColumn::ALL.into_iter().filter(|column| *column != SeatColumn::Score).filter_map(headed);
        let score = std::iter::once((None, SCORE)).chain(headed(SeatColumn::Score)).chain([(None, REASON)]);
        std::iter::once((None, POWER)).chain(entered).chain(score)
    }
}

/// The rows of the sheet [`EVENT`], below [`EVENT_MARK`].
pub mod event_row {
    pub const NAME: &str = "Name";
    pub const VENUE: &str = "Venue";
    pub const DATES: &str = "Dates";
    pub const RULES: &str = "Rules";
    pub const SYSTEM: &str = "System";
    /// The number of the layout, [`FORMAT`](super::FORMAT).
    pub const FORMAT: &str = "Format";
}

/// The headings of the lists.
pub mod list {
    pub const PLAYERS: [&str; 5] = ["Name", "Family name", "Region", "Note", "Number"];
    pub const SYSTEMS: [&str; 1] = ["Scoring system"];
    pub const RULESETS: [&str; 1] = ["Ruleset"];
    /// Rounds and boards have their number from 1, and their name.
    pub const FACTS: [&str; 6] = ["Fact", "Round", "Title", "Board", "Name", "Power"];
    pub const UNPLACED: [&str; 4] = ["File", "Sheet", "Cell", "Text"];
    pub const PLAYER: &str = "Player";
    pub const PLACE: &str = "Place";
    /// Followed by the round's number, from 1.
    pub const ROUND: &str = "R";
    pub const TOTAL: &str = "Total";
}

/// The beginning of a remark under a board. Remarks repeat the facts in words.
pub const REMARK: &str = "• ";

/// The remarks of a row below a board, each without its mark.
pub fn remarks_in(text: &str) -> impl Iterator<Item = &str> + Clone {
    text.split(REMARK).map(str::trim).filter(|remark| !remark.is_empty())
}

/// “Board A”. A name with the word “board” needs no other one: “Top board”.
pub fn board_title(name: &str) -> String {
    if is_title(name) { name.to_owned() } else { format!("Board {name}") }
}

/// The name of the board in its title; `None` where the text is not a board's title.
pub fn board_name_in_title(text: &str) -> Option<&str> {
    match text {
        "Board" => Some(""),
        title if is_title(title) => Some(title),
        title => title.strip_prefix("Board "),
    }
}

/// Whether a name is a title of its own. A name that begins as titles do is not taken as a title, so that it can be read
/// back.
fn is_title(name: &str) -> bool {
    let begins_as_title = name == "Board" || name.starts_with("Board ");
    !begins_as_title && says_board(name)
}

/// Whether the name of a board says that it is the top board.
pub fn is_top_board_name(name: &str) -> bool {
    fold_name(name) == "top board"
}

/// The name of the round in its [title](Round::title): “1” for “Round 1”, else the title itself.
pub fn round_name_in_title(title: &str) -> &str {
    let number = if title == "Round" { Some("") } else { title.strip_prefix("Round ") };
    number.filter(|number| number.bytes().all(|b| b.is_ascii_digit())).unwrap_or(title)
}

/// A note beside the title of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardNote {
    /// “ended 1909”.
    Ended(CellEntry<Year>),
    /// “conceded to France”, “abandoned”.
    Ending(Ending),
    /// “system: C-Diplo 100”, where it is not the system of the round.
    System(String),
    /// “top board”, where the name of the board does not say so: the places and the totals depend on it.
    TopBoard,
}

/// A note beside the title of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundNote {
    /// “name: Round 1”, where the title is not enough.
    Name(String),
    /// “system: C-Diplo 100”, where it is not the system of the event.
    System(String),
    /// “note: …”.
    Note(String),
    /// “replaces the sheet of 12 August 2006, 14:05”: the sheet that was posted then has other content.
    Replaces(String),
}

impl BoardNote {
    /// The notes of a board.
    pub fn for_board(board: &Board) -> impl Iterator<Item = BoardNote> {
        let ended = (!board.end_year.is_blank()).then(|| BoardNote::Ended(board.end_year.clone()));
        let ending = (board.ending != Ending::Played).then_some(BoardNote::Ending(board.ending));
        let system = board.system.clone().map(BoardNote::System);
        let top = (board.is_top_board && !is_top_board_name(&board.name)).then_some(BoardNote::TopBoard);
        [ended, ending, system, top].into_iter().flatten()
    }

    /// The text of the cell. What a note is about stands at its end in every language: a formula reads a last year there.
    pub fn text(&self, language: Language) -> String {
        match self {
            BoardNote::Ended(year) => workbook::board_ended(language, &year.to_string()),
            BoardNote::Ending(Ending::Conceded(winner)) => {
                workbook::board_conceded(language, &winner.name_in(language))
            }
            BoardNote::Ending(Ending::Abandoned) => workbook::board_abandoned(language),
            BoardNote::Ending(Ending::Played) => String::new(),
            BoardNote::System(name) => workbook::other_system(language, name),
            BoardNote::TopBoard => workbook::top_board(language),
        }
    }

    /// The note in the text of a cell, whatever its language.
    pub fn parse(text: &str) -> Option<BoardNote> {
        BOARD_NOTES.iter().find_map(|(beginning, kind)| {
            let end = text.strip_prefix(beginning.as_str())?;
            match kind {
                BoardNoteKind::TopBoard => end.is_empty().then_some(BoardNote::TopBoard),
                BoardNoteKind::Abandoned => end.is_empty().then_some(BoardNote::Ending(Ending::Abandoned)),
                BoardNoteKind::Conceded => Power::parse(end).map(|power| BoardNote::Ending(Ending::Conceded(power))),
                BoardNoteKind::Ended => Some(BoardNote::Ended(CellEntry::parse(end))),
                BoardNoteKind::System => Some(BoardNote::System(end.to_owned())),
            }
        })
    }
}

#[derive(Clone, Copy, Debug)]
enum BoardNoteKind {
    TopBoard,
    Abandoned,
    Conceded,
    Ended,
    System,
}

/// What the notes of a board begin with, in every language.
static BOARD_NOTES: LazyLock<Vec<(String, BoardNoteKind)>> = LazyLock::new(|| {
    let of_language = |language: Language| {
        [
            (workbook::top_board(language), BoardNoteKind::TopBoard),
            (workbook::board_abandoned(language), BoardNoteKind::Abandoned),
            (workbook::board_conceded(language, ""), BoardNoteKind::Conceded),
            (workbook::board_ended(language, ""), BoardNoteKind::Ended),
            (workbook::other_system(language, ""), BoardNoteKind::System),
        ]
    };
    Language::ALL.into_iter().flat_map(of_language).collect()
});

impl RoundNote {
    /// The notes of a round.
    pub fn for_round(round: &Round) -> impl Iterator<Item = RoundNote> {
        let name = (round_name_in_title(&round.title()) != round.name).then(|| RoundNote::Name(round.name.clone()));
        let system = round.system.clone().map(RoundNote::System);
        let note = (!round.note.is_empty()).then(|| RoundNote::Note(round.note.clone()));
        [name, system, note].into_iter().flatten()
    }

    /// The text of the cell. What the note is about stands at its end in every language.
    pub fn text(&self, language: Language) -> String {
        match self {
            RoundNote::Name(name) => workbook::round_name(language, name),
            RoundNote::System(name) => workbook::other_system(language, name),
            RoundNote::Note(note) => workbook::round_note(language, note),
            RoundNote::Replaces(time) => workbook::replaces_sheet_of(language, &recorded_moment(language, time)),
        }
    }

    /// The note in the text of a cell, whatever its language.
    pub fn parse(text: &str) -> Option<RoundNote> {
        ROUND_NOTES
            .iter()
            .find_map(|(beginning, note)| text.strip_prefix(beginning.as_str()).map(|end| note(end.to_owned())))
    }
}

/// Makes a note of a round from what it is about.
type NewRoundNote = fn(String) -> RoundNote;

/// What the notes of a round begin with, in every language.
static ROUND_NOTES: LazyLock<Vec<(String, NewRoundNote)>> = LazyLock::new(|| {
    let notes: [NewRoundNote; 4] = [RoundNote::Name, RoundNote::System, RoundNote::Note, RoundNote::Replaces];
    let of_language = |language: Language| notes.map(|note| (note(String::new()).text(language), note));
    Language::ALL.into_iter().flat_map(of_language).collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notes_of_a_board_are_read_back() {
        let board = Board {
            system: Some("OPaL".into()),
            end_year: CellEntry::Value(Year(1909)),
            ending: Ending::Conceded(Power::Italy),
            is_top_board: true,
            ..Board::new("A")
        };
        let named = Board { is_top_board: true, ..Board::new("Top board") };
        assert_eq!(BoardNote::for_board(&named).count(), 0, "its title says so");
        let texts: Vec<String> = BoardNote::for_board(&board).map(|note| note.text(Language::English)).collect();
        assert_eq!(texts, ["ended 1909", "conceded to Italy", "system: OPaL", "top board"]);
        let read: Vec<BoardNote> = texts.iter().filter_map(|text| BoardNote::parse(text)).collect();
        assert_eq!(read, BoardNote::for_board(&board).collect::<Vec<_>>());
        assert_eq!(BoardNote::parse("ended late"), Some(BoardNote::Ended(CellEntry::Text("late".into()))));
        assert_eq!(
            BoardNote::parse("abandoned").map(|note| note.text(Language::English)),
            Some("abandoned".to_owned())
        );
        assert_eq!(BoardNote::parse("lunch at noon"), None);
    }

    #[test]
    fn a_note_is_read_back_in_every_language() {
        let boards = [
            BoardNote::Ended(CellEntry::Value(Year(1909))),
            BoardNote::Ending(Ending::Conceded(Power::France)),
            BoardNote::Ending(Ending::Abandoned),
            BoardNote::System("OPaL".to_owned()),
            BoardNote::TopBoard,
        ];
        let rounds: [NewRoundNote; 4] = [RoundNote::Name, RoundNote::System, RoundNote::Note, RoundNote::Replaces];
        for language in Language::ALL {
            for note in &boards {
                assert_eq!(BoardNote::parse(&note.text(language)).as_ref(), Some(note), "{language:?}");
            }
            for note in rounds.map(|note| note("1 & 2".to_owned())) {
                assert_eq!(RoundNote::parse(&note.text(language)), Some(note), "{language:?}");
            }
        }
    }

    #[test]
    fn the_name_of_a_round_is_read_back_from_its_title_or_a_note() {
        for name in ["1", "12", "Final", "", "Roundabout"] {
            let round = Round { name: name.into(), ..Round::default() };
            assert_eq!(round_name_in_title(&round.title()), name);
            assert_eq!(RoundNote::for_round(&round).count(), 0, "{name}");
        }
        let round = Round { name: "Round 1".into(), note: "played late".into(), ..Round::default() };
        let texts: Vec<String> = RoundNote::for_round(&round).map(|note| note.text(Language::English)).collect();
        assert_eq!(texts, ["name: Round 1", "note: played late"]);
        assert_eq!(RoundNote::parse("name: Round 1"), Some(RoundNote::Name("Round 1".into())));
        assert_eq!(board_name_in_title(&board_title("")), Some(""));
        assert_eq!(board_name_in_title("Board A"), Some("A"));
        assert_eq!(board_title("Top board"), "Top board");
        assert_eq!(board_name_in_title("Board Top board"), Some("Top board"), "as earlier versions wrote it");
        for name in ["Top board", "Board", "board", "Board 2", "board 2", "my Board 2", "Boardroom", "Power", "Final"] {
            assert_eq!(board_name_in_title(&board_title(name)), Some(name));
        }
        assert_eq!(board_name_in_title("Power"), None);
    }
}
