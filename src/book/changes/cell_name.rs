//! Where a change is, in words.

use crate::book::results_year::{LineField, SeasonEdit, SeasonEventField, Verdict};
use crate::book::{
    BoardField, BoardRef, Book, Chart, Column, Edit, EventField, PersonField, PersonId, Place, Power, Round,
    RoundField, RoundIx, SeatField, SeatRef,
};

/// Where a change is.
pub(super) struct Cell {
    pub(super) at: Place,
    pub(super) place: String,
    pub(super) field: String,
    pub(super) board: String,
    pub(super) power: Option<Power>,
}

impl Cell {
    /// The cell that an edit is about to change.
    // One arm for each edit.
    #[allow(clippy::too_many_lines)]
    pub(super) fn of(book: &Book, edit: &Edit) -> Cell {
        let on = |at: Place, place: String, field: &str| Cell {
            at,
            place,
            field: field.to_owned(),
            board: String::new(),
            power: None,
        };
        let event = |field: &str| on(Place::Event, "event".to_owned(), field);
        let person = |id: PersonId, field: &str| on(Place::Person(id), book.name_of(Some(id)).to_owned(), field);
        let round = |at: RoundIx, field: &str| {
            let title = book.round(at).map_or_else(|| format!("Round {}", at.0 + 1), Round::title);
            on(Place::Round(at), title, field)
        };
        let board = |at: BoardRef, field: &str| {
            let board = book.say_board(at);
            Cell { at: Place::Board(at), place: board.clone(), field: field.to_owned(), board, power: None }
        };
        let seat = |at: SeatRef, column: Column, field: &str| {
            let board = book.say_board(at.board);
            let place = format!("{board}, {}", at.power);
            Cell { at: Place::Cell(at, column), place, field: field.to_owned(), board, power: Some(at.power) }
        };
        match edit {
            Edit::Event(field) => event(match field {
                EventField::Name(_) => "name",
                EventField::Venue(_) => "venue",
                EventField::Country(_) => "country",
                EventField::Town(_) => "town",
                EventField::SignUpClosed(_) => "sign-up closed",
                EventField::Dates(_) => "dates",
                EventField::Rules(_) => "rules",
                EventField::System(_) => "scoring system",
            }),
            Edit::AddPerson { person, .. } => on(Place::Person(person.id), person.name.clone(), "player"),
            Edit::RemovePerson(id) => person(*id, "player"),
            Edit::Person(id, field) => person(
                *id,
                match field {
                    PersonField::Name(_) => "name",
                    PersonField::Family(_) => "family name",
                    PersonField::Region(_) => "region",
                    PersonField::Note(_) => "note",
                    PersonField::Role(_) => "role",
                    PersonField::Group(_) => "group",
                    PersonField::Handicap(_) => "handicap",
                    PersonField::WantsTeam(_) => "wants a team",
                    PersonField::Penalties(_) => "penalties",
                    PersonField::ReplacedBy(_) => "carried on by",
                    PersonField::SignedUp(_) => "signed up",
                    PersonField::Town(_) => "town",
                    PersonField::Prefers(_) => "would like",
                },
            ),
            Edit::AddRound { at, round } => on(Place::Round(*at), round.title(), "round"),
            Edit::RemoveRound(at) => round(*at, "round"),
            Edit::Round(at, field) => round(
                *at,
                match field {
                    RoundField::Name(_) => "name",
                    RoundField::System(_) => "scoring system",
                    RoundField::Note(_) => "note",
                    RoundField::SatOut(_) => "sat out",
                    RoundField::Released(_) => "scores released",
                    RoundField::Posted(_) => "posted",
                    RoundField::Attendance(_) => "roll call",
                    RoundField::Draws(_) => "draws",
                },
            ),
            Edit::AddBoard { at, board } => {
                let title = book.round(at.round).map_or_else(|| format!("Round {}", at.round.0 + 1), Round::title);
                let board = format!("{title}, board {}", board.name);
                Cell { at: Place::Board(*at), place: board.clone(), field: "board".to_owned(), board, power: None }
            }
            Edit::RemoveBoard(at) => board(*at, "board"),
            Edit::Board(at, field) => board(
                *at,
                match field {
                    BoardField::Name(_) => "name",
                    BoardField::System(_) => "scoring system",
                    BoardField::Ended(_) => "last year",
                    BoardField::Ending(_) => "ending",
                    BoardField::Top(_) => "top board",
                    BoardField::Proposals(_) => "proposed draws",
                    BoardField::Votes(_) => "votes",
                },
            ),
            Edit::AddChart(at, Chart { year, .. }) | Edit::RemoveChart(at, year) => {
                board(*at, &format!("chart of {year}"))
            }
            Edit::Count(at, year, _) => seat(*at, Column::Chart(*year), &format!("centres {year}")),
            Edit::Seat(at, field) => {
                let (column, field) = match field {
                    SeatField::Player(_) => (Column::Player, "player"),
                    SeatField::Centres(_) => (Column::Centres, "centres"),
                    SeatField::Out(_) => (Column::Out, "out"),
                    SeatField::InDraw(_) => (Column::InDraw, "draw"),
                    SeatField::MissedMoves(_) => (Column::MissedMoves, "missed orders"),
                    SeatField::MissedWinters(_) => (Column::MissedWinters, "missed winters"),
                    SeatField::Printed(_) => (Column::Printed, "printed score"),
                    SeatField::Ruling(_) => (Column::Score, "score by hand"),
                    SeatField::Penalties(_) => (Column::Score, "penalties"),
                    SeatField::Substitutes(_) => (Column::Player, "substitutes"),
                    SeatField::ScoresFor(_) => (Column::Player, "result goes to"),
                    SeatField::Cards(_) => (Column::Player, "cards"),
                    SeatField::Locked(_) => (Column::Player, "locked"),
                };
                seat(*at, column, field)
            }
            Edit::Grade { at, skill, by, of, .. } => {
                seat(at.seat(*of), Column::Player, &format!("{skill}, vote of {by}"))
            }
            Edit::Systems(_) => event("scoring systems"),
            Edit::Rulesets(_) => event("rulesets"),
            Edit::Teams(_) => event("teams"),
            Edit::TopBoard(_) => event("top board"),
            Edit::Separations(_) => event("separations"),
            Edit::Neighbours(_) => event("neighbouring powers"),
            Edit::Awards(_) => event("prizes"),
            Edit::AddNote { .. } | Edit::RemoveNote(_) | Edit::Note(..) => {
                on(Place::Event, "notebook".to_owned(), "line")
            }
            Edit::Season(edit) => season(book, edit),
            Edit::Published(_) => event("printed standings"),
            Edit::Unplaced(_) => event("texts without a place"),
            Edit::Book(_) => event("everything"),
            Edit::Batch(_) => event(""),
        }
    }
}

/// Where of the year's ladder.
fn season(book: &Book, edit: &SeasonEdit) -> Cell {
    let on = |place: String, field: &str| Cell {
        at: Place::Event,
        place,
        field: field.to_owned(),
        board: String::new(),
        power: None,
    };
    let event = |at: usize| book.season.events.get(at).map(|event| event.name.clone()).unwrap_or_default();
    let line = |at: usize, line: usize| {
        let name = book.season.events.get(at).and_then(|event| event.lines.get(line)).map(|line| line.name.as_str());
        format!("{}, {}", event(at), name.unwrap_or_default())
    };
    match edit {
        SeasonEdit::Ladder(_) => on("ladder".to_owned(), "rules"),
        SeasonEdit::Choices(_) => on("ladder".to_owned(), "choices"),
        SeasonEdit::AddEvent { event, .. } => on(event.name.clone(), "event of the ladder"),
        SeasonEdit::RemoveEvent(at) => on(event(*at), "event of the ladder"),
        SeasonEdit::Event(at, field) => on(
            event(*at),
            match field {
                SeasonEventField::Name(_) => "name",
                SeasonEventField::Date(_) => "date",
                SeasonEventField::IsGame(_) => "is a game",
                SeasonEventField::Ended(_) => "ended",
                SeasonEventField::Kind(_) => "championship",
                SeasonEventField::Accredited(_) => "accredited",
                SeasonEventField::Variant(_) => "variant",
                SeasonEventField::Boards(_) => "boards",
                SeasonEventField::Directors(_) => "directors",
            },
        ),
        SeasonEdit::AddLine { event: at, line, .. } => on(format!("{}, {}", event(*at), line.name), "line"),
        SeasonEdit::RemoveLine { event, line: at } => on(line(*event, *at), "line"),
        SeasonEdit::Line { event, line: at, field } => on(
            line(*event, *at),
            match field {
                LineField::Place(_) => "place",
                LineField::Name(_) => "name",
                LineField::Region(_) => "region",
                LineField::Games(_) => "games",
                LineField::Score(_) => "score",
                LineField::Unplaced(_) => "takes no place",
                LineField::CountsAsDirector(_) => "counts as director",
            },
        ),
        SeasonEdit::AddDecision { verdict, .. } | SeasonEdit::RemoveDecision { verdict, .. } => on(
            "who is who".to_owned(),
            match verdict {
                Verdict::Same => "one person",
                Verdict::Different => "different people",
            },
        ),
    }
}
