//! Reads a result list of one or several events for a year's ladder: place, player, games.
//!
//! Unlike the standings of a book, a list keeps every line, also a second line of a player, which is then reported.

use super::standings::parse_place;
use super::table_columns::TableColumns;
use crate::book::results_year::LinePosition;
use crate::book::typed_words::{is_dash, parse_ending, parse_yes_no, single_spaced};
use crate::book::{Ending, fold_name};
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::name_parts::{joined_name, name_parts};
use crate::ladder::{ChampionshipLevel, GameOutcome, GamesPlayed, ResultLine, YearEvent, find_date};
use crate::languages::window_sentences::import_tables as texts;

/// Number of rows in which the heading row is looked for.
const ROWS_SEARCHED: usize = 20;

/// The marks of footnotes.
const MARKS: [char; 4] = ['*', '†', '‡', '§'];

/// A result list: its columns, and the row of its headings.
#[derive(Debug)]
pub(crate) struct ResultList {
    row: u32,
    columns: TableColumns,
    /// Whether the regions have a heading that powers have on boards: “Country”.
    pub(crate) has_countries: bool,
}

/// The events of a sheet, and remarks about it.
#[derive(Debug, Default)]
pub(crate) struct ResultListEvents {
    pub events: Vec<YearEvent>,
    /// Remarks for the director, each with its cell: a text that is not a line, stars without a footnote.
    pub remarks: Vec<(SheetAddress, String)>,
}

/// Looks for the heading row: a player and a place, a score or games, but no power.
pub(crate) fn find_result_list(sheet: &RawSheet) -> Option<ResultList> {
    sheet.rows().take(ROWS_SEARCHED).find_map(|(row, cells)| {
        let columns = TableColumns::of_players(sheet, row, cells.clone());
        let has = |heading| columns.has(heading);
        let named = has(Heading::Player) || has(Heading::LastName);
        let ranked = has(Heading::Place) || has(Heading::Score) || has(Heading::Total) || has(Heading::Games);
        let boards = has(Heading::Power) || has(Heading::CENTRES) || columns.has_chart();
        let is_country = |cell| heading_words::heading_of_cell(cell) == Some(Heading::Power);
        let has_countries = sheet.cells.range(cells).any(is_country);
        (named && ranked && !boards).then_some(ResultList { row, columns, has_countries })
    })
}

/// Reads the list of a sheet. `title` is the name of the event if the sheet has none.
pub(crate) fn read_result_list(
    sheet: &RawSheet,
    list: &ResultList,
    title: &str,
    many_sheets: bool,
) -> ResultListEvents {
    let mut reader = ListReader { sheet, list, many_sheets, lists: ResultListEvents::default(), marks: Vec::new() };
    let heading = reader.read_title(title);
    let mut lines: Vec<ListLine> = Vec::new();
    let mut last = list.row;
    for (row, cells) in sheet.rows().filter(|(row, _)| *row > list.row) {
        let apart = row > last + 1;
        last = row;
        lines.extend(reader.read_row(row, cells, apart));
    }
    reader.assign_to_events(&heading, lines);
    reader.lists
}

struct ListReader<'a> {
    sheet: &'a RawSheet,
    list: &'a ResultList,
    many_sheets: bool,
    lists: ResultListEvents,
    /// The number of games in each footnote, by its mark.
    marks: Vec<(String, Option<u32>)>,
}

/// A line, and the columns of its row that are about the event.
struct ListLine {
    line: ResultLine,
    /// The marks after the name, place, score or games.
    mark: String,
    director: bool,
    event: Option<String>,
    date: Option<String>,
    ended: Option<String>,
    kind: Option<ChampionshipLevel>,
    boards: Option<f64>,
    variant: Option<bool>,
}

impl ListReader<'_> {
    /// Reads the rows above the table: the event's name, date, directors, level and boards.
    fn read_title(&self, title: &str) -> YearEvent {
        let mut event = YearEvent::new(title);
        let mut named = false;
        for cell in self.sheet.cells.range(0..self.sheet.row(self.list.row).start) {
            let text = cell.text();
            let text = text.trim();
            if event.date.is_none() {
                event.date = find_date(text);
            }
            let right = self.sheet.find(SheetAddress::new(cell.at.row, cell.at.column + 1));
            let (label, value) = match (text.split_once(':'), right) {
                (Some((label, value)), _) if !value.trim().is_empty() => (label, value.trim().to_owned()),
                (_, Some(right)) => (text.trim_end_matches(':'), self.sheet.cell(right).text().trim().to_owned()),
                _ => (text, String::new()),
            };
            let known = match heading_words::heading_of_text(label) {
                _ if value.is_empty() => false,
                Some(Heading::Director) => {
                    let names = value.split([',', ';', '&', '/']).map(single_spaced).filter(|name| !name.is_empty());
                    event.directors.extend(names);
                    true
                }
                Some(Heading::Boards) => {
                    event.boards = crate::import::cells::raw_cells::parse_number(&value);
                    event.boards.is_some()
                }
                Some(Heading::EventKind) => {
                    event.championship = parse_event_kind(&value);
                    true
                }
                Some(Heading::Event) => {
                    event.name.clone_from(&value);
                    named = true;
                    true
                }
                Some(Heading::Date) => true,
                _ => false,
            };
            if !known && !named && cell.trimmed_text().is_some_and(|words| words.chars().any(char::is_alphabetic)) {
                text.clone_into(&mut event.name);
                named = true;
            }
        }
        event
    }

    fn cell(&self, row: u32, heading: Heading) -> Option<CellIndex> {
        self.sheet.find(SheetAddress::new(row, self.list.columns.column(heading)?))
    }

    fn text(&self, row: u32, heading: Heading) -> Option<String> {
        let text = single_spaced(&self.sheet.cell(self.cell(row, heading)?).text());
        (!text.is_empty() && !is_dash(&text)).then_some(text)
    }

    fn read_row(&mut self, row: u32, cells: std::ops::Range<CellIndex>, apart: bool) -> Option<ListLine> {
        let alone = cells.len() == 1;
        let first = self.sheet.cell(cells.start);
        if self.read_footnote(&first.text()) {
            return None;
        }
        let name = joined_name(&name_parts(|heading| self.text(row, heading)));
        if heading_words::is_total_label(&name)
            || cells.clone().any(|cell| self.sheet.cell(cell).trimmed_text().is_some_and(heading_words::is_total_label))
        {
            return None;
        }
        // A single text below the table is a remark. A single name in the table is a player without a place.
        if (alone
            && (apart || first.at.column != self.list.columns.column(Heading::Player).unwrap_or(u32::MAX))
            && first.trimmed_text().is_some())
            || repeats_headings(self.list.row, self.sheet, cells.clone())
        {
            self.lists.remarks.push((first.at, texts::is_no_line_of_list(first.text().trim())));
            return None;
        }
        let (name, name_mark) = split_mark(&name);
        let (place, place_mark) = split_optional_mark(self.text(row, Heading::Place));
        let score = self.text(row, Heading::Total).or_else(|| self.text(row, Heading::Score));
        let (score, score_mark) = split_optional_mark(score);
        let (games, games_mark) = split_optional_mark(self.text(row, Heading::Games));
        let note = self.text(row, Heading::Note);
        let mark = [name_mark, place_mark, score_mark, games_mark].concat();
        let place_text = place.unwrap_or_default();
        let games = games.as_deref().and_then(parse_games).or_else(|| note.as_deref().and_then(games_in_text));
        let games = games.or_else(|| self.games_in_round_columns(cells.clone()));
        let cell = row + 1;
        let line = ResultLine {
            row: if self.many_sheets {
                LinePosition::RowOfSheet { sheet: self.sheet.name.clone(), row: cell }
            } else {
                LinePosition::Row(cell)
            },
            place: parse_place(&place_text),
            name: name.to_owned(),
            region: self.text(row, Heading::Region).unwrap_or_default(),
            games: games.map_or(GamesPlayed::Unknown, GamesPlayed::Played),
            score: score.as_deref().and_then(crate::import::cells::raw_cells::parse_number),
            ..ResultLine::default()
        };
        Some(ListLine {
            director: is_director_word(&place_text),
            line,
            mark,
            event: self.text(row, Heading::Event).or_else(|| self.text(row, Heading::Board)),
            date: self.text(row, Heading::Date),
            ended: self.text(row, Heading::LastYear),
            kind: self.text(row, Heading::EventKind).and_then(|text| parse_event_kind(&text)),
            boards: self
                .text(row, Heading::Boards)
                .and_then(|text| crate::import::cells::raw_cells::parse_number(&text)),
            variant: self.text(row, Heading::Variant).map(|text| parse_yes_no(&text).unwrap_or(true)),
        })
    }

    /// The number of games of a row in a list with a column for each round. `None` where the list has none, or the player has no
    /// game in them.
    fn games_in_round_columns(&self, cells: std::ops::Range<CellIndex>) -> Option<u32> {
        let played = cells.filter(|cell| {
            let cell = self.sheet.cell(*cell);
            let is_round = matches!(self.list.columns.heading(cell.at.column), Some(Heading::RoundScore(_)));
            // “DNP”, “bye” and a dash are no scores, and “(30)” is one.
            is_round && cell.text().chars().any(char::is_numeric)
        });
        u32::try_from(played.count()).ok().filter(|games| *games > 0)
    }

    /// Records the number of games in a footnote. A text that begins with a mark is a footnote and not a line.
    fn read_footnote(&mut self, text: &str) -> bool {
        let text = text.trim();
        let rest = text.trim_start_matches(MARKS);
        let mark = &text[..text.len() - rest.len()];
        if mark.is_empty() || rest.trim().is_empty() {
            return false;
        }
        self.marks.push((mark.to_owned(), games_in_text(rest)));
        true
    }

    /// Takes the games from the marks, and adds every line to its event.
    fn assign_to_events(&mut self, heading: &YearEvent, mut lines: Vec<ListLine>) {
        let explained = self.marks.iter().any(|(_, games)| games.is_some());
        let bare_stars = self.marks.is_empty() && lines.iter().any(|draft| !draft.mark.is_empty());
        for draft in &mut lines {
            let known = self.marks.iter().find(|(mark, _)| *mark == draft.mark);
            if let Some(games) = known.and_then(|(_, games)| *games) {
                draft.line.games = GamesPlayed::Played(games);
            } else if bare_stars
                && draft.mark.starts_with('*')
                && !draft.mark.is_empty()
                && draft.line.games == GamesPlayed::Unknown
            {
                // Without a footnote, one star usually means one game, two stars two games.
                draft.line.games = GamesPlayed::Played(u32::try_from(draft.mark.chars().count()).unwrap_or(1));
            }
        }
        let has_rounds = self.list.columns.headings().any(|(_, heading)| matches!(heading, Heading::RoundScore(_)));
        let column = self.list.columns.has(Heading::Games) || has_rounds;
        let marked = lines.iter().any(|draft| draft.line.games != GamesPlayed::Unknown);
        if !column && (explained || marked) {
            for draft in lines.iter_mut().filter(|draft| draft.line.games == GamesPlayed::Unknown) {
                draft.line.games = GamesPlayed::Full;
            }
        }
        if bare_stars && lines.iter().any(|draft| draft.mark.starts_with('*')) {
            self.lists.remarks.push((SheetAddress::new(self.list.row, 0), texts::stars_are_games().to_owned()));
        }
        for draft in lines {
            let name = draft.event.clone().unwrap_or_else(|| heading.name.clone());
            let at = self.lists.events.iter().rposition(|event| event.name == name).unwrap_or_else(|| {
                let mut event = YearEvent { name, ..heading.clone() };
                event.date = draft.date.as_deref().and_then(find_date).or(event.date);
                event.ended = draft.ended.as_deref().and_then(find_date);
                // An end without a date, as in “1908” or “yes”.
                let says_end =
                    |text: &str| text.contains(|c: char| c.is_ascii_digit()) || parse_yes_no(text) == Some(true);
                event.has_ended = event.ended.is_none() && draft.ended.as_deref().is_some_and(says_end);
                if draft.ended.as_deref().and_then(parse_ending) == Some(Ending::Abandoned) {
                    event.outcome = GameOutcome::Abandoned;
                }
                event.championship = draft.kind.or(event.championship);
                event.boards = draft.boards.or(event.boards);
                event.variant = draft.variant.unwrap_or_default();
                self.lists.events.push(event);
                self.lists.events.len() - 1
            });
            let event = &mut self.lists.events[at];
            if draft.director && !event.directors.contains(&draft.line.name) {
                event.directors.push(draft.line.name.clone());
            }
            event.lines.push(draft.line);
        }
    }
}

/// Whether a row repeats the headings, as in lists of several pages.
fn repeats_headings(heading_row: u32, sheet: &RawSheet, cells: std::ops::Range<CellIndex>) -> bool {
    let heading_above = |column| {
        let cell = sheet.find(SheetAddress::new(heading_row, column))?;
        heading_words::heading_of_cell(sheet.cell(cell))
    };
    cells.len() > 1
        && cells.clone().all(|cell| {
            let raw = sheet.cell(cell);
            let heading = raw.trimmed_text().and_then(|_| heading_words::heading_of_cell(raw));
            heading.is_some() && heading == heading_above(raw.at.column)
        })
}

fn split_mark(text: &str) -> (&str, String) {
    let bare = text.trim_end_matches(|c: char| MARKS.contains(&c) || c == ' ');
    (bare, text[bare.len()..].chars().filter(|c| *c != ' ').collect())
}

fn split_optional_mark(text: Option<String>) -> (Option<String>, String) {
    match text {
        Some(text) => {
            let (bare, mark) = split_mark(&text);
            ((!bare.is_empty()).then(|| bare.to_owned()), mark)
        }
        None => (None, String::new()),
    }
}

/// Reads a number of games in the column for it: “3”.
fn parse_games(text: &str) -> Option<u32> {
    let number = crate::import::cells::raw_cells::parse_number(text)?;
    // A count of games is small, whole and positive.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    (number.fract() == 0.0 && (0.0..1000.0).contains(&number)).then_some(number as u32)
}

/// The number of games in a text: “2 games”, “played one game only”.
fn games_in_text(text: &str) -> Option<u32> {
    const NUMBERS: [&[&str]; 9] = [
        &["1", "one", "single", "once", "eine", "ein", "une", "una"],
        &["2", "two", "twice", "zwei", "deux", "due", "dos"],
        &["3", "three", "drei", "trois", "tre", "tres"],
        &["4", "four", "vier", "quatre", "quattro", "cuatro"],
        &["5", "five", "funf", "cinq", "cinque", "cinco"],
        &["6", "six"],
        &["7", "seven"],
        &["8", "eight"],
        &["9", "nine"],
    ];
    let folded = fold_name(text);
    let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let games =
        ["game", "round", "partie", "spiel", "runde", "partit", "partid", "turno", "played once", "played twice"];
    if !games.iter().any(|word| folded.contains(word)) {
        return None;
    }
    words.iter().find_map(|word| {
        let at = NUMBERS.iter().position(|known| known.contains(word))?;
        u32::try_from(at + 1).ok()
    })
}

/// Whether the text in the column for places says that the player ran the event.
fn is_director_word(place: &str) -> bool {
    matches!(
        fold_name(place.trim_matches(|c: char| !c.is_alphanumeric())).as_str(),
        "td" | "gm" | "director" | "dir" | "leiter"
    )
}

fn parse_event_kind(text: &str) -> Option<ChampionshipLevel> {
    match fold_name(text).as_str() {
        "national" | "nation" | "country" => Some(ChampionshipLevel::National),
        "state" | "island" | "state championship" => Some(ChampionshipLevel::State),
        "local" | "open" => Some(ChampionshipLevel::Local),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn footnotes_and_notes_give_the_number_of_games() {
        for (text, games) in [
            ("played one game only", Some(1)),
            ("played two games", Some(2)),
            ("2 games", Some(2)),
            ("won on tie-break", None),
            ("nur eine Runde", Some(1)),
            ("played less than all games", None),
        ] {
            assert_eq!(games_in_text(text), games, "{text}");
        }
        assert_eq!(split_mark("26 **"), ("26", "**".to_owned()));
    }
}
