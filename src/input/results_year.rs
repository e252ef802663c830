//! The events and result lists of a results year: the text of a cell, and the edit for a typed text.

use std::borrow::Cow;

use super::InputError;
use crate::book::notation::kept_moment;
use crate::book::results_year::{
    ChampionshipLevel, GamesPlayed, LinePosition, ResultLine, ResultLineField, ResultsYear, ResultsYearEdit, YearEvent,
    YearEventField,
};
use crate::book::typed_words::{is_dash, is_text_of_window, parse_yes_no, single_spaced};
use crate::book::{Edit, ResultLineColumn, YearEventColumn, notation};
use crate::figures::read_number;
use crate::ladder::find_date;
use crate::languages::figure_in_window;
use crate::languages::window_sentences::values;

/// A number as the window shows it.
fn number(value: f64) -> Cow<'static, str> {
    figure_in_window(&value.to_string()).into()
}

/// The text of a cell of an event, in the language of the window.
pub fn year_event_text(season: &ResultsYear, at: usize, cell: YearEventColumn) -> Cow<'_, str> {
    let Some(event) = season.events.get(at) else { return Cow::Borrowed("") };
    let mark = |holds: bool| Cow::Borrowed(if holds { values::yes() } else { "" });
    match cell {
        YearEventColumn::Name => event.name.as_str().into(),
        YearEventColumn::Date => event.date.map_or(Cow::Borrowed(""), |date| date.to_string().into()),
        YearEventColumn::Ended => event.ended.map_or(Cow::Borrowed(""), |date| date.to_string().into()),
        YearEventColumn::Kind => Cow::Borrowed(event.championship.map_or("", ChampionshipLevel::name_in_window)),
        YearEventColumn::Accredited => Cow::Borrowed(match event.accredited {
            None => "",
            Some(true) => values::yes(),
            Some(false) => values::no(),
        }),
        YearEventColumn::Variant => mark(event.variant),
        YearEventColumn::Boards => event.boards.map_or(Cow::Borrowed(""), number),
        YearEventColumn::Directors => event.directors.join("; ").into(),
    }
}

/// The text of a cell of a result list, in the language of the window.
pub fn result_line_text(season: &ResultsYear, event: usize, line: usize, cell: ResultLineColumn) -> Cow<'_, str> {
    let Some(line) = season.events.get(event).and_then(|event| event.lines.get(line)) else {
        return Cow::Borrowed("");
    };
    match cell {
        ResultLineColumn::Place => line.place.map_or(Cow::Borrowed(""), |place| place.to_string().into()),
        ResultLineColumn::Name => line.name.as_str().into(),
        ResultLineColumn::Region => line.region.as_str().into(),
        ResultLineColumn::Games => match line.games {
            GamesPlayed::Unknown => Cow::Borrowed(""),
            GamesPlayed::Full => Cow::Borrowed(values::all_games()),
            GamesPlayed::Played(games) => games.to_string().into(),
        },
        ResultLineColumn::Score => line.score.map_or(Cow::Borrowed(""), number),
        ResultLineColumn::DirectorCounts => Cow::Borrowed(if line.counts_as_director { values::yes() } else { "" }),
    }
}

/// The edit for one cell of the event at `at`. A position after the last adds an event.
pub(crate) fn event_edit(
    season: &ResultsYear,
    at: usize,
    cell: YearEventColumn,
    text: &str,
) -> Result<Option<Edit>, InputError> {
    let text = single_spaced(text);
    if year_event_text(season, at, cell) == text {
        return Ok(None);
    }
    let field = event_field(cell, text)?;
    if at < season.events.len() {
        return Ok(Some(Edit::ResultsYear(ResultsYearEdit::Event(at, field))));
    }
    let mut event = YearEvent { source: "typed".to_owned(), ..YearEvent::new("") };
    event.set(field);
    let at = season.events.len();
    Ok(Some(Edit::ResultsYear(ResultsYearEdit::AddEvent { position: at, event: Box::new(event) })))
}

fn event_field(cell: YearEventColumn, text: String) -> Result<YearEventField, InputError> {
    let day = |text: &str| match text {
        "" => Ok(None),
        text => find_date(&kept_moment(text)).map(Some).ok_or_else(|| InputError::NotADay { text: text.to_owned() }),
    };
    let is_level = |level: &ChampionshipLevel| is_text_of_window(&text, || level.name_in_window());
    Ok(match cell {
        YearEventColumn::Name => YearEventField::Name(text),
        YearEventColumn::Date => YearEventField::Date(day(&text)?),
        YearEventColumn::Ended => YearEventField::Ended(day(&text)?),
        YearEventColumn::Kind => YearEventField::Championship(match text.to_lowercase().as_str() {
            "" => None,
            "local" | "l" => Some(ChampionshipLevel::Local),
            "state" | "s" | "island" => Some(ChampionshipLevel::State),
            "national" | "n" => Some(ChampionshipLevel::National),
            _ => Some(ChampionshipLevel::ALL.into_iter().find(is_level).ok_or(InputError::NotAKind { text })?),
        }),
        YearEventColumn::Accredited => {
            YearEventField::Accredited(if text.is_empty() { None } else { Some(read_flag(text, true)?) })
        }
        YearEventColumn::Variant => YearEventField::Variant(read_flag(text, false)?),
        YearEventColumn::Boards => YearEventField::Boards(match read_number(&text) {
            _ if text.is_empty() => None,
            Some(boards) if boards >= 0.0 => Some(boards),
            _ => return Err(InputError::NotANumberOfBoards { text }),
        }),
        YearEventColumn::Directors => YearEventField::Directors(
            notation::split_parts(&text).map(single_spaced).filter(|name| !name.is_empty()).collect(),
        ),
    })
}

/// The edit for one cell of a result list. A position after the last adds a line.
pub(crate) fn line_edit(
    season: &ResultsYear,
    event: usize,
    at: usize,
    cell: ResultLineColumn,
    text: &str,
) -> Result<Option<Edit>, InputError> {
    let text = single_spaced(text);
    let Some(held) = season.events.get(event) else { return Ok(None) };
    if result_line_text(season, event, at, cell) == text {
        return Ok(None);
    }
    let field = line_field(cell, text)?;
    if at < held.lines.len() {
        return Ok(Some(Edit::ResultsYear(ResultsYearEdit::Line { event, line: at, field })));
    }
    let at = held.lines.len();
    let mut line = ResultLine { row: LinePosition::TypedLine(at + 1), ..ResultLine::default() };
    line.set(field);
    Ok(Some(Edit::ResultsYear(ResultsYearEdit::AddLine { event, position: at, line })))
}

fn line_field(cell: ResultLineColumn, text: String) -> Result<ResultLineField, InputError> {
    let nothing = text.is_empty() || is_dash(&text);
    Ok(match cell {
        ResultLineColumn::Place => {
            ResultLineField::Place(match text.trim_end_matches(['.', '=']).trim_start_matches('=').parse() {
                _ if nothing => None,
                Ok(place) if place > 0 => Some(place),
                _ => return Err(InputError::NotAPlace { text }),
            })
        }
        ResultLineColumn::Name => ResultLineField::Name(text),
        ResultLineColumn::Region => ResultLineField::Region(text),
        ResultLineColumn::Games => ResultLineField::Games(match text.parse() {
            _ if nothing => GamesPlayed::Unknown,
            Ok(games) => GamesPlayed::Played(games),
            Err(_) if "full".starts_with(&text.to_lowercase()) => GamesPlayed::Full,
            Err(_) if is_text_of_window(&text, values::all_games) => GamesPlayed::Full,
            Err(_) => return Err(InputError::NotANumberOfGames { text }),
        }),
        ResultLineColumn::Score => ResultLineField::Score(match read_number(&text) {
            _ if nothing => None,
            None => return Err(InputError::NotANumber { text }),
            score => score,
        }),
        ResultLineColumn::DirectorCounts => ResultLineField::CountsAsDirector(read_flag(text, false)?),
    })
}

fn read_flag(text: String, default: bool) -> Result<bool, InputError> {
    if text.is_empty() {
        return Ok(default);
    }
    parse_yes_no(&text).ok_or(InputError::NeitherYesNorNo { text })
}
