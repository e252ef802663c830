//! What typing into the events and the result lists of a year means.

use std::borrow::Cow;

use super::Refused;
use crate::book::results_year::{Games, Kind, Line, LineField, Season, SeasonEdit, SeasonEvent, SeasonEventField};
use crate::book::vocabulary::{is_dash, single_spaced, yes_or_no};
use crate::book::{Edit, notation};
use crate::ladder::day_in;

/// What a cell of an event's line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EventCell {
    Name,
    Date,
    /// When a game ended.
    Ended,
    Kind,
    Accredited,
    /// A game by other rules.
    Variant,
    Boards,
    Directors,
}

/// What a cell of a line of a result list holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LineCell {
    Place,
    Name,
    Region,
    Games,
    Score,
    /// Whether a director counts in his own event.
    Counts,
}

impl EventCell {
    /// What the cell is called in headings, labels and messages.
    pub const fn name(self) -> &'static str {
        match self {
            EventCell::Name => "event",
            EventCell::Date => "date",
            EventCell::Ended => "ended",
            EventCell::Kind => "kind",
            EventCell::Accredited => "accredited",
            EventCell::Variant => "variant",
            EventCell::Boards => "boards",
            EventCell::Directors => "director",
        }
    }
}

impl LineCell {
    /// What the cell is called in headings, labels and messages.
    pub const fn name(self) -> &'static str {
        match self {
            LineCell::Place => "place",
            LineCell::Name => "player",
            LineCell::Region => "region",
            LineCell::Games => "games",
            LineCell::Score => "score",
            LineCell::Counts => "director counts",
        }
    }
}

/// The text a cell of an event is edited from.
pub fn event_text(season: &Season, at: usize, cell: EventCell) -> Cow<'_, str> {
    let Some(event) = season.events.get(at) else { return Cow::Borrowed("") };
    let mark = |holds: bool| Cow::Borrowed(if holds { "yes" } else { "" });
    match cell {
        EventCell::Name => event.name.as_str().into(),
        EventCell::Date => event.date.map_or(Cow::Borrowed(""), |date| date.to_string().into()),
        EventCell::Ended => event.ended.map_or(Cow::Borrowed(""), |date| date.to_string().into()),
        EventCell::Kind => Cow::Borrowed(match event.kind {
            Kind::Local => "",
            Kind::State => "state",
            Kind::National => "national",
        }),
        EventCell::Accredited => Cow::Borrowed(if event.accredited { "yes" } else { "no" }),
        EventCell::Variant => mark(event.variant),
        EventCell::Boards => event.boards.map_or(Cow::Borrowed(""), |boards| boards.to_string().into()),
        EventCell::Directors => event.directors.join("; ").into(),
    }
}

/// The text a cell of a result list is edited from.
pub fn line_text(season: &Season, event: usize, line: usize, cell: LineCell) -> Cow<'_, str> {
    let Some(line) = season.events.get(event).and_then(|event| event.lines.get(line)) else {
        return Cow::Borrowed("");
    };
    match cell {
        LineCell::Place => line.place.map_or(Cow::Borrowed(""), |place| place.to_string().into()),
        LineCell::Name => line.name.as_str().into(),
        LineCell::Region => line.region.as_str().into(),
        LineCell::Games => match line.games {
            Games::Unknown => Cow::Borrowed(""),
            Games::Full => Cow::Borrowed("full"),
            Games::Played(games) => games.to_string().into(),
        },
        LineCell::Score => line.score.map_or(Cow::Borrowed(""), |score| score.to_string().into()),
        LineCell::Counts => Cow::Borrowed(if line.counts_as_director { "yes" } else { "" }),
    }
}

/// The edit for one cell of the event at `at`, which may be one more than there are.
pub(crate) fn event_edit(season: &Season, at: usize, cell: EventCell, text: &str) -> Result<Option<Edit>, Refused> {
    let text = single_spaced(text);
    if event_text(season, at, cell) == text {
        return Ok(None);
    }
    let field = event_field(cell, text)?;
    if at < season.events.len() {
        return Ok(Some(Edit::Season(SeasonEdit::Event(at, field))));
    }
    let mut event = SeasonEvent { source: "typed".to_owned(), ..SeasonEvent::named("") };
    event.set(field);
    let at = season.events.len();
    Ok(Some(Edit::Season(SeasonEdit::AddEvent { at, event: Box::new(event) })))
}

fn event_field(cell: EventCell, text: String) -> Result<SeasonEventField, Refused> {
    let day = |text: &str| match text {
        "" => Ok(None),
        text => day_in(text).map(Some).ok_or_else(|| Refused::NotADay { text: text.to_owned() }),
    };
    Ok(match cell {
        EventCell::Name => SeasonEventField::Name(text),
        EventCell::Date => SeasonEventField::Date(day(&text)?),
        EventCell::Ended => SeasonEventField::Ended(day(&text)?),
        EventCell::Kind => SeasonEventField::Kind(match text.to_lowercase().as_str() {
            "" | "local" | "l" => Kind::Local,
            "state" | "s" | "island" => Kind::State,
            "national" | "n" => Kind::National,
            _ => return Err(Refused::NotAKind { text }),
        }),
        EventCell::Accredited => SeasonEventField::Accredited(truth(text, true)?),
        EventCell::Variant => SeasonEventField::Variant(truth(text, false)?),
        EventCell::Boards => SeasonEventField::Boards(match number(&text) {
            _ if text.is_empty() => None,
            Some(boards) if boards >= 0.0 => Some(boards),
            _ => return Err(Refused::NotBoards { text }),
        }),
        EventCell::Directors => SeasonEventField::Directors(
            notation::parts(&text).map(single_spaced).filter(|name| !name.is_empty()).collect(),
        ),
    })
}

/// The edit for one cell of a line of a result list, which may be one more than there are.
pub(crate) fn line_edit(
    season: &Season,
    event: usize,
    at: usize,
    cell: LineCell,
    text: &str,
) -> Result<Option<Edit>, Refused> {
    let text = single_spaced(text);
    let Some(held) = season.events.get(event) else { return Ok(None) };
    if line_text(season, event, at, cell) == text {
        return Ok(None);
    }
    let field = line_field(cell, text)?;
    if at < held.lines.len() {
        return Ok(Some(Edit::Season(SeasonEdit::Line { event, line: at, field })));
    }
    let at = held.lines.len();
    let mut line = Line { row: format!("line {}", at + 1), ..Line::default() };
    line.set(field);
    Ok(Some(Edit::Season(SeasonEdit::AddLine { event, at, line })))
}

fn line_field(cell: LineCell, text: String) -> Result<LineField, Refused> {
    let nothing = text.is_empty() || is_dash(&text);
    Ok(match cell {
        LineCell::Place => LineField::Place(match text.trim_end_matches(['.', '=']).trim_start_matches('=').parse() {
            _ if nothing => None,
            Ok(place) if place > 0 => Some(place),
            _ => return Err(Refused::NotAPlace { text }),
        }),
        LineCell::Name => LineField::Name(text),
        LineCell::Region => LineField::Region(text),
        LineCell::Games => LineField::Games(match text.parse() {
            _ if nothing => Games::Unknown,
            Ok(games) => Games::Played(games),
            Err(_) if "full".starts_with(&text.to_lowercase()) => Games::Full,
            Err(_) => return Err(Refused::NotGames { text }),
        }),
        LineCell::Score => LineField::Score(match number(&text) {
            _ if nothing => None,
            None => return Err(Refused::NotANumber { text }),
            score => score,
        }),
        LineCell::Counts => LineField::CountsAsDirector(truth(text, false)?),
    })
}

/// A number with a point or a comma.
fn number(text: &str) -> Option<f64> {
    text.replacen(',', ".", 1).parse().ok().filter(|number: &f64| number.is_finite())
}

fn truth(text: String, usual: bool) -> Result<bool, Refused> {
    if text.is_empty() {
        return Ok(usual);
    }
    yes_or_no(&text).ok_or(Refused::NeitherYesNorNo { text })
}
