//! The fields of a seat, which are the columns of its row. A new column is a variant of both enums, a line in the list of
//! `fields!`, and a description. The compiler asks for each of them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{FieldDescription, FieldValue, InputError, MergeRule, ReasonRule, Recompute, fields, parse_colour};
use crate::book::typed_words::{is_dash, parse_yes_no, single_spaced};
use crate::book::{
    Board, Book, CENTRES_ON_MAP, Card, CellEntry, Centres, Edit, FillColour, MissedOrders, Penalty, Person, PersonId,
    Power, Role, ScoreRuling, Seat, SeatRef, Substitute, Year, count_notation, fold_name, notation,
};
use crate::languages::Language;
use crate::languages::sentences::workbook;
use crate::languages::window_sentences::{fields as texts, import_remarks, problems};

/// A column of a seat's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SeatColumn {
    Player,
    /// The final number of centres.
    Centres,
    /// The number of centres in the chart of one year.
    Chart(Year),
    /// The year of elimination.
    Eliminated,
    InDraw,
    MissedMoves,
    MissedWinters,
    /// The score printed in an imported file.
    PrintedScore,
    /// The score. A ruling of the director replaces the computed one.
    Score,
    /// The players who took over the power, in turn.
    Substitutes,
    /// The player who gets the result.
    ScoresFor,
    Cards,
    Penalties,
    /// Whether a new draw keeps the player in this seat.
    Locked,
    /// A remark of the director.
    Note,
    /// The fill colour of the row.
    Colour,
}

/// A field of a seat, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SeatField {
    /// A person of the book, or nobody.
    Player(Option<PersonId>),
    Centres(CellEntry<Centres>),
    #[serde(rename = "Out")]
    Eliminated(CellEntry<Year>),
    InDraw(Option<bool>),
    MissedMoves(CellEntry<MissedOrders>),
    MissedWinters(CellEntry<MissedOrders>),
    #[serde(rename = "Printed")]
    PrintedScore(Option<f64>),
    Ruling(Option<Box<ScoreRuling>>),
    Penalties(Vec<Penalty>),
    Substitutes(Vec<Substitute>),
    /// A person of the book, or `None` for the player who started.
    ScoresFor(Option<PersonId>),
    Cards(Vec<Card>),
    Locked(bool),
    Note(String),
    Colour(Option<FillColour>),
}

// The counts of the charts are with the board.
fields!(Seat: SeatField by SeatColumn, except SeatColumn::Chart(_), {
    Player as Player => player,
    Centres as Centres => centres,
    Eliminated as Eliminated => eliminated,
    InDraw as InDraw => in_draw,
    MissedMoves as MissedMoves => missed_moves,
    MissedWinters as MissedWinters => missed_winters,
    PrintedScore as PrintedScore => printed_score,
    Ruling as Score => ruling,
    Substitutes as Substitutes => substitutes,
    ScoresFor as ScoresFor => scores_for,
    Cards as Cards => cards,
    Penalties as Penalties => penalties,
    Locked as Locked => locked,
    Note as Note => note,
    Colour as Colour => colour,
});

/// The description of a column of a seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatColumnDescription {
    pub field: FieldDescription,
    /// The name in a sentence about a board, “share in the drawn game”.
    pub long_name: &'static str,
    pub kind: SeatColumnKind,
    pub shown: SeatColumnUse,
    pub posted: PostedValue,
    /// The column that a change is found at. It is in the grid of every round.
    pub address: SeatColumn,
    pub parse: SeatParse,
    /// The heading in a plain table.
    pub plain_heading: Option<&'static str>,
    /// The heading in our own workbook. A column without one is stored on its hidden sheet.
    pub workbook_heading: Option<WorkbookHeading>,
    /// What is said about a text that is kept because it could not be read, and the cure. `None` where no such text is kept.
    pub unreadable: Option<UnreadableText>,
}

/// What the cells of a column hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatColumnKind {
    Name,
    Number,
    /// A word, such as “yes”.
    Word,
    /// A text of any length.
    Text,
}

/// Where users see a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatColumnUse {
    /// In every table of seats.
    Always,
    /// In tables of seats in which a seat has a value.
    WhenUsed,
    /// In the record of a board only.
    Record,
    /// Nowhere as a column.
    Hidden,
}

/// What players see of a column in what is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostedValue {
    /// The value, without the notes in it.
    Shown,
    /// Nothing: it is a note of the director.
    Note,
    /// Nothing: it is the colour of a row.
    Colour,
    /// Nothing: it is a setting for draws.
    DrawSetting,
    /// Nothing: it was printed in an imported file.
    PrintedFigure,
}

/// What a typed text does.
#[derive(Clone, Copy, Debug)]
pub enum SeatParse {
    /// The text alone decides, and every text is a value.
    Value {
        parse: fn(&str) -> SeatField,
        /// What a cell of the column holds, for the message about a text that is kept although it is no such value. `None`
        /// where every text is a value.
        expected: Option<fn() -> &'static str>,
    },
    /// The book decides too, or a text may be refused.
    Edit(fn(&Book, SeatRef, &str) -> Result<Edit, InputError>),
    /// The column is computed, or set by a command.
    NotTyped,
}

/// A heading in our own workbook, in English and in any language.
type WorkbookHeading = (&'static str, fn(Language) -> String);

/// What is said about a text that could not be read, and the cure.
type UnreadableText = (fn(&str) -> String, fn() -> String);

impl SeatColumn {
    /// The name in labels, in messages and in the history: “centres”, “centres 1903”.
    pub fn name(self) -> Cow<'static, str> {
        let name = self.description().field.name;
        match self {
            SeatColumn::Chart(year) => format!("{name} {year}").into(),
            _ => name.into(),
        }
    }

    /// The name in the language of the window: “centres”, “centres 1903”.
    pub fn name_in_window(self) -> Cow<'static, str> {
        let name = match self {
            SeatColumn::Chart(year) => return texts::centres_of_year(&year.to_string()).into(),
            SeatColumn::Player => texts::player(),
            SeatColumn::Centres => texts::centres::name(),
            SeatColumn::Eliminated => texts::out::name(),
            SeatColumn::InDraw => texts::draw::name(),
            SeatColumn::MissedMoves => texts::missed_orders::name(),
            SeatColumn::MissedWinters => texts::missed_winters::name(),
            SeatColumn::PrintedScore => texts::printed_score::name(),
            SeatColumn::Score => texts::score_by_hand::name(),
            SeatColumn::Substitutes => texts::substitutes(),
            SeatColumn::ScoresFor => texts::result_goes_to(),
            SeatColumn::Cards => texts::cards(),
            SeatColumn::Penalties => texts::penalties(),
            SeatColumn::Locked => texts::locked(),
            SeatColumn::Note => texts::note(),
            SeatColumn::Colour => texts::colour(),
        };
        name.into()
    }

    /// The heading in the grid of a round, in the language of the window: “SC”.
    pub fn heading_in_window(self) -> Cow<'static, str> {
        let heading = match self {
            SeatColumn::Centres | SeatColumn::Chart(_) => texts::centres::heading(),
            SeatColumn::MissedMoves => texts::missed_orders::heading(),
            SeatColumn::MissedWinters => texts::missed_winters::heading(),
            SeatColumn::PrintedScore => texts::printed_score::heading(),
            SeatColumn::Score => texts::score_by_hand::heading(),
            SeatColumn::Player
            | SeatColumn::Eliminated
            | SeatColumn::InDraw
            | SeatColumn::Substitutes
            | SeatColumn::ScoresFor
            | SeatColumn::Cards
            | SeatColumn::Penalties
            | SeatColumn::Locked
            | SeatColumn::Note
            | SeatColumn::Colour => return self.name_in_window(),
        };
        heading.into()
    }

    /// The name in a sentence about a board, in the language of the window: “share in the drawn game”.
    pub fn long_name_in_window(self) -> Cow<'static, str> {
        let long_name = match self {
            SeatColumn::Chart(_) => texts::centres::name(),
            SeatColumn::Eliminated => texts::out::full(),
            SeatColumn::InDraw => texts::draw::full(),
            SeatColumn::Score => texts::score_by_hand::full(),
            SeatColumn::Player
            | SeatColumn::Centres
            | SeatColumn::MissedMoves
            | SeatColumn::MissedWinters
            | SeatColumn::PrintedScore
            | SeatColumn::Substitutes
            | SeatColumn::ScoresFor
            | SeatColumn::Cards
            | SeatColumn::Penalties
            | SeatColumn::Locked
            | SeatColumn::Note
            | SeatColumn::Colour => return self.name_in_window(),
        };
        long_name.into()
    }

    /// Whether a text can be typed into the column.
    pub const fn is_typed(self) -> bool {
        !matches!(self.description().parse, SeatParse::NotTyped)
    }

    /// The columns of a board's record: names and texts. The grid of a round has the counts.
    pub fn of_record() -> impl Iterator<Item = SeatColumn> {
        SeatColumn::ALL.into_iter().filter(|column| {
            let SeatColumnDescription { kind, shown, .. } = column.description();
            match shown {
                SeatColumnUse::Record => true,
                SeatColumnUse::Always | SeatColumnUse::WhenUsed => {
                    matches!(kind, SeatColumnKind::Name | SeatColumnKind::Text)
                }
                SeatColumnUse::Hidden => false,
            }
        })
    }

    /// The columns of this use.
    pub fn with_use(shown: SeatColumnUse) -> impl Iterator<Item = SeatColumn> {
        SeatColumn::ALL.into_iter().filter(move |column| column.description().shown == shown)
    }

    /// The edit that puts a typed text into this column of a seat.
    ///
    /// # Errors
    /// The column refuses the text.
    pub fn typed_edit(self, book: &Book, at: SeatRef, text: &str) -> Result<Edit, InputError> {
        match (self, self.description().parse) {
            (SeatColumn::Chart(year), _) => {
                Ok(count_edit(book, at, text, |count| book.edit_to_enter_count(at, year, count)))
            }
            (_, SeatParse::Value { parse, .. }) => Ok(Edit::Seat(book.seat_id(at), parse(text))),
            (_, SeatParse::Edit(edit)) => edit(book, at, text),
            (_, SeatParse::NotTyped) => Err(InputError::Computed),
        }
    }

    /// The description of the column.
    pub const fn description(self) -> &'static SeatColumnDescription {
        match self {
            SeatColumn::Player => &PLAYER,
            SeatColumn::Centres => &CENTRES,
            SeatColumn::Chart(_) => &CHART,
            SeatColumn::Eliminated => &ELIMINATED,
            SeatColumn::InDraw => &IN_DRAW,
            SeatColumn::MissedMoves => &MISSED_MOVES,
            SeatColumn::MissedWinters => &MISSED_WINTERS,
            SeatColumn::PrintedScore => &PRINTED_SCORE,
            SeatColumn::Score => &RULING,
            SeatColumn::Substitutes => &SUBSTITUTES,
            SeatColumn::ScoresFor => &SCORES_FOR,
            SeatColumn::Cards => &CARDS,
            SeatColumn::Penalties => &PENALTIES,
            SeatColumn::Locked => &LOCKED,
            SeatColumn::Note => &NOTE,
            SeatColumn::Colour => &COLOUR,
        }
    }
}

impl Board {
    /// The value of a column in the row of a power, with the counts of the charts.
    pub fn seat_value(&self, power: Power, column: SeatColumn) -> &dyn FieldValue {
        match column {
            SeatColumn::Chart(year) => match self.charts.iter().find(|chart| chart.year == year) {
                Some(chart) => &chart.centres[power],
                None => &(),
            },
            column => self.seats[power].value(column),
        }
    }
}

const PLAYER: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "player",
        other_names: &[],
        recompute: Recompute::BoardAndSeats,
        reason: ReasonRule::WhenOverwritten,
        merge: MergeRule::Conflict,
    },
    long_name: "player",
    kind: SeatColumnKind::Name,
    shown: SeatColumnUse::Always,
    posted: PostedValue::Shown,
    address: SeatColumn::Player,
    parse: SeatParse::Edit(player_edit),
    plain_heading: Some("player"),
    workbook_heading: Some(("Player", workbook::heading_player)),
    unreadable: None,
};

const CENTRES: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "centres",
        other_names: &["centers", "sc"],
        recompute: Recompute::Board,
        reason: ReasonRule::WhenOverwritten,
        merge: MergeRule::Conflict,
    },
    long_name: "centres",
    kind: SeatColumnKind::Number,
    shown: SeatColumnUse::Always,
    posted: PostedValue::Shown,
    address: SeatColumn::Centres,
    parse: SeatParse::Edit(|book, at, text| Ok(centres_edit(book, at, text))),
    plain_heading: Some("centres"),
    workbook_heading: Some(("Centres", workbook::heading_centres)),
    unreadable: Some((problems::no_number_of_centres, || {
        problems::type_number_of_centres(&CENTRES_ON_MAP.to_string())
    })),
};

const CHART: SeatColumnDescription =
    SeatColumnDescription { plain_heading: None, workbook_heading: None, parse: SeatParse::NotTyped, ..CENTRES };

const ELIMINATED: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "out",
        other_names: &[],
        recompute: Recompute::Board,
        reason: ReasonRule::WhenOverwritten,
        merge: MergeRule::Conflict,
    },
    long_name: "year of elimination",
    kind: SeatColumnKind::Number,
    shown: SeatColumnUse::Always,
    posted: PostedValue::Shown,
    address: SeatColumn::Eliminated,
    parse: SeatParse::Value {
        parse: |text| SeatField::Eliminated(count_notation::parse_year_entry(text)),
        expected: Some(import_remarks::expected_year),
    },
    plain_heading: Some("out"),
    workbook_heading: Some(("Out", workbook::heading_out)),
    unreadable: Some((problems::no_year_of_elimination, || problems::type_year_of_elimination().to_owned())),
};

const IN_DRAW: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "draw",
        other_names: &[],
        recompute: Recompute::Board,
        reason: ReasonRule::WhenOverwritten,
        merge: MergeRule::Conflict,
    },
    long_name: "share in the drawn game",
    kind: SeatColumnKind::Word,
    shown: SeatColumnUse::Always,
    posted: PostedValue::Shown,
    address: SeatColumn::InDraw,
    parse: SeatParse::Edit(|book, at, text| {
        parse_in_draw(text, at.power).map(|value| Edit::Seat(book.seat_id(at), value))
    }),
    plain_heading: Some("draw"),
    workbook_heading: Some(("Draw", workbook::heading_draw)),
    unreadable: None,
};

const MISSED_MOVES: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "missed orders",
        other_names: &["moves"],
        recompute: Recompute::Board,
        reason: ReasonRule::WhenOverwritten,
        merge: MergeRule::Conflict,
    },
    long_name: "missed orders",
    kind: SeatColumnKind::Number,
    shown: SeatColumnUse::WhenUsed,
    posted: PostedValue::Shown,
    address: SeatColumn::MissedMoves,
    parse: SeatParse::Value {
        parse: |text| SeatField::MissedMoves(CellEntry::parse(text)),
        expected: Some(import_remarks::expected_missed_orders),
    },
    plain_heading: Some("missed_moves"),
    workbook_heading: Some(("Missed moves", workbook::heading_missed_moves)),
    unreadable: Some((problems::no_number_of_missed_orders, || problems::type_number_of_missed_orders().to_owned())),
};

const MISSED_WINTERS: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "missed winters",
        other_names: &["winters"],
        recompute: Recompute::Board,
        reason: ReasonRule::WhenOverwritten,
        merge: MergeRule::Conflict,
    },
    long_name: "missed winters",
    kind: SeatColumnKind::Number,
    shown: SeatColumnUse::WhenUsed,
    posted: PostedValue::Shown,
    address: SeatColumn::MissedWinters,
    parse: SeatParse::Value {
        parse: |text| SeatField::MissedWinters(CellEntry::parse(text)),
        expected: Some(import_remarks::expected_missed_winters),
    },
    plain_heading: Some("missed_winters"),
    workbook_heading: Some(("Missed winters", workbook::heading_missed_winters)),
    unreadable: Some((problems::no_number_of_missed_winters, || problems::type_number_of_missed_winters().to_owned())),
};

const PRINTED_SCORE: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "printed score",
        other_names: &[],
        recompute: Recompute::Board,
        reason: ReasonRule::Always,
        merge: MergeRule::Conflict,
    },
    long_name: "printed score",
    kind: SeatColumnKind::Number,
    shown: SeatColumnUse::Hidden,
    posted: PostedValue::PrintedFigure,
    address: SeatColumn::PrintedScore,
    parse: SeatParse::NotTyped,
    plain_heading: None,
    workbook_heading: Some(("Printed", workbook::heading_printed)),
    unreadable: None,
};

const RULING: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "score by hand",
        other_names: &[],
        recompute: Recompute::Board,
        reason: ReasonRule::Always,
        merge: MergeRule::Conflict,
    },
    long_name: "ruling",
    kind: SeatColumnKind::Number,
    shown: SeatColumnUse::Hidden,
    posted: PostedValue::Shown,
    address: SeatColumn::Score,
    parse: SeatParse::NotTyped,
    plain_heading: None,
    workbook_heading: Some(("Ruling", workbook::heading_ruling)),
    unreadable: None,
};

const SUBSTITUTES: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "substitutes",
        other_names: &[],
        recompute: Recompute::BoardAndSeats,
        reason: ReasonRule::Always,
        merge: MergeRule::Fill,
    },
    long_name: "substitutes",
    kind: SeatColumnKind::Text,
    shown: SeatColumnUse::Record,
    posted: PostedValue::Shown,
    address: SeatColumn::Player,
    parse: SeatParse::Edit(|book, at, text| Ok(substitutes_edit(book, at, text))),
    plain_heading: None,
    workbook_heading: None,
    unreadable: None,
};

const SCORES_FOR: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "result goes to",
        other_names: &[],
        recompute: Recompute::BoardAndSeats,
        reason: ReasonRule::Always,
        merge: MergeRule::Fill,
    },
    long_name: "result goes to",
    kind: SeatColumnKind::Name,
    shown: SeatColumnUse::Record,
    posted: PostedValue::Shown,
    address: SeatColumn::Player,
    parse: SeatParse::Edit(|book, at, text| {
        parse_scorer(book, at, text).map(|value| Edit::Seat(book.seat_id(at), value))
    }),
    plain_heading: None,
    workbook_heading: None,
    unreadable: None,
};

const CARDS: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "cards",
        other_names: &[],
        recompute: Recompute::Board,
        reason: ReasonRule::Never,
        merge: MergeRule::Fill,
    },
    long_name: "cards",
    kind: SeatColumnKind::Text,
    shown: SeatColumnUse::Record,
    posted: PostedValue::Shown,
    address: SeatColumn::Player,
    parse: SeatParse::Edit(|book, at, text| match notation::parse_cards(text) {
        Ok(cards) => Ok(Edit::Seat(book.seat_id(at), SeatField::Cards(cards))),
        Err(part) => Err(InputError::NotACard { text: part.to_owned() }),
    }),
    plain_heading: None,
    workbook_heading: None,
    unreadable: None,
};

const PENALTIES: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "penalties",
        other_names: &[],
        recompute: Recompute::Board,
        reason: ReasonRule::Always,
        merge: MergeRule::Fill,
    },
    long_name: "penalties",
    kind: SeatColumnKind::Text,
    shown: SeatColumnUse::Record,
    posted: PostedValue::Shown,
    address: SeatColumn::Score,
    parse: SeatParse::Edit(|book, at, text| match notation::parse_penalties(text) {
        Ok(penalties) => Ok(Edit::Seat(book.seat_id(at), SeatField::Penalties(penalties))),
        Err(part) => Err(InputError::NotAPenalty { text: part.to_owned() }),
    }),
    plain_heading: None,
    workbook_heading: None,
    unreadable: None,
};

const LOCKED: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "locked",
        other_names: &[],
        recompute: Recompute::Board,
        reason: ReasonRule::Never,
        merge: MergeRule::Fill,
    },
    long_name: "locked",
    kind: SeatColumnKind::Word,
    shown: SeatColumnUse::Hidden,
    posted: PostedValue::DrawSetting,
    address: SeatColumn::Player,
    parse: SeatParse::NotTyped,
    plain_heading: None,
    workbook_heading: None,
    unreadable: None,
};

const NOTE: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "note",
        other_names: &[],
        // A note may say that the power is not known, which is a problem of the board.
        recompute: Recompute::Board,
        reason: ReasonRule::Never,
        merge: MergeRule::Conflict,
    },
    long_name: "note",
    kind: SeatColumnKind::Text,
    shown: SeatColumnUse::WhenUsed,
    posted: PostedValue::Note,
    address: SeatColumn::Note,
    parse: SeatParse::Value { parse: |text| SeatField::Note(text.trim().to_owned()), expected: None },
    plain_heading: Some("note"),
    // The sheet of a round is posted.
    workbook_heading: None,
    unreadable: None,
};

const COLOUR: SeatColumnDescription = SeatColumnDescription {
    field: FieldDescription {
        name: "colour",
        other_names: &["color"],
        recompute: Recompute::Nothing,
        reason: ReasonRule::Never,
        merge: MergeRule::Conflict,
    },
    long_name: "colour",
    kind: SeatColumnKind::Word,
    // The colour fills the cells of the row.
    shown: SeatColumnUse::Hidden,
    posted: PostedValue::Colour,
    address: SeatColumn::Player,
    parse: SeatParse::Edit(|book, at, text| {
        parse_colour(text).map(|colour| Edit::Seat(book.seat_id(at), SeatField::Colour(colour)))
    }),
    plain_heading: Some("colour"),
    // The sheet of a round is posted.
    workbook_heading: None,
    unreadable: None,
};

/// The final count of a seat.
fn centres_edit(book: &Book, at: SeatRef, text: &str) -> Edit {
    count_edit(book, at, text, |count| Edit::Seat(book.seat_id(at), SeatField::Centres(count)))
}

/// “0 (1904)” is a count with a year of elimination, and “7 (best E)” and “5*” are counts with a note. The note of the seat
/// keeps what it has. `enter` makes the edit of the count alone.
fn count_edit(book: &Book, at: SeatRef, text: &str, enter: impl Fn(CellEntry<Centres>) -> Edit) -> Edit {
    let Some(read) = count_notation::parse_count_cell(text) else { return enter(CellEntry::parse(text)) };
    let mut edits = vec![enter(CellEntry::Value(read.count))];
    if let Some(year) = read.out {
        edits.push(Edit::Seat(book.seat_id(at), SeatField::Eliminated(CellEntry::Value(year))));
    }
    let known = book.seat(at).map_or("", |seat| &seat.note);
    let mut note = known.to_owned();
    count_notation::add_to_note(&mut note, &read.note());
    if note != known {
        edits.push(Edit::Seat(book.seat_id(at), SeatField::Note(note)));
    }
    match edits.len() {
        1 => edits.swap_remove(0),
        _ => Edit::Batch(edits),
    }
}

/// Seats the named player, who may be new. A count that was typed into the wrong column is no name.
fn player_edit(book: &Book, at: SeatRef, text: &str) -> Result<Edit, InputError> {
    let is_number = text.contains(|c: char| c.is_ascii_digit()) && !text.contains(char::is_alphabetic);
    if is_number && book.find_person(&single_spaced(text)).is_none() {
        return Err(InputError::NumberForName { text: text.trim().to_owned() });
    }
    Ok(book.edit_to_seat(at, text))
}

fn parse_in_draw(text: &str, power: Power) -> Result<SeatField, InputError> {
    if text.trim().is_empty() || is_dash(text) {
        return Ok(SeatField::InDraw(None));
    }
    let member = parse_yes_no(text).ok_or_else(|| InputError::NotYesOrNo { text: text.to_owned(), power })?;
    Ok(SeatField::InDraw(Some(member)))
}

fn parse_scorer(book: &Book, at: SeatRef, text: &str) -> Result<SeatField, InputError> {
    let name = single_spaced(text);
    if name.is_empty() {
        return Ok(SeatField::ScoresFor(None));
    }
    let known = book.find_person(&name).ok_or_else(|| InputError::not_on_the_list(book, &name))?.id;
    let starter = book.seat(at).and_then(|seat| seat.player);
    Ok(SeatField::ScoresFor(Some(known).filter(|known| Some(*known) != starter)))
}

impl Book {
    /// The name and the start of a typed substitute. In “Ann Winter 1904”, Winter is a season if the book knows Ann, or if it has
    /// names of one word; otherwise it is the family name.
    pub fn name_and_start_of_substitute<'t>(&self, part: &'t str) -> (&'t str, &'t str) {
        if let Some(found) = notation::season_or_family_name(part) {
            let is_of_one_word = |person: &Person| !person.name.contains(' ');
            let is_family = self.person_meant(found.whole_name).is_some()
                || self.find_person(found.given_name).is_none() && !self.people.iter().any(is_of_one_word);
            if is_family {
                return (found.whole_name, found.year);
            }
        }
        notation::split_substitute(part)
    }
}

/// The edit for substitutes, “Hal from Fall 1903”. A part of a name means the same player as in a seat. A new name is entered as a
/// reserve, who is not an entrant.
fn substitutes_edit(book: &Book, at: SeatRef, text: &str) -> Edit {
    let mut edits = Vec::new();
    let mut list = Vec::new();
    let mut new: Vec<Person> = Vec::new();
    let mut next = book.next_person_id();
    for part in notation::split_parts(text) {
        let is_known = book.find_person(part).is_some();
        let (name, from) = if is_known { (part, "") } else { book.name_and_start_of_substitute(part) };
        let name = single_spaced(name);
        let from = notation::substitute_start(from);
        let entered = new.iter().find(|person| fold_name(&person.name) == fold_name(&name)).map(|person| person.id);
        let player = entered.or_else(|| book.person_meant(&name).map(|person| person.id)).unwrap_or_else(|| {
            let person = Person { role: Role::Reserve, ..Person::new(next, name) };
            next.0 += 1;
            new.push(person);
            new[new.len() - 1].id
        });
        list.push(Substitute { player, start: from });
    }
    let people = book.people.len();
    edits.extend(new.into_iter().enumerate().map(|(n, person)| Edit::AddPerson { position: people + n, person }));
    edits.push(Edit::Seat(book.seat_id(at), SeatField::Substitutes(list)));
    Edit::Batch(edits)
}
