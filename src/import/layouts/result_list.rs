//! A result list of one event, or of several: place, player, games. What a year's ladder is compiled from.
//!
//! Unlike the standings of a book, a list keeps every line as it stands, also a player's second one, so that it can be
//! named.

use super::seat_row::Columns;
use super::standings::place_in;
use crate::book::fold_name;
use crate::book::vocabulary::{is_dash, single_spaced, yes_or_no};
use crate::import::CellAt;
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::{CellIx, RawSheet};
use crate::ladder::{Games, Kind, Line, SeasonEvent, day_in};

/// How far down the heading row is looked for.
const ROWS_SEARCHED: usize = 20;

/// Marks that lead to a footnote.
const MARKS: [char; 4] = ['*', '†', '‡', '§'];

/// A result list: its columns, and the row of its headings.
#[derive(Debug)]
pub(crate) struct List {
    row: u32,
    columns: Columns,
}

/// The lists of a sheet, and what was left out of them.
#[derive(Debug, Default)]
pub(crate) struct Lists {
    pub events: Vec<SeasonEvent>,
    /// What deserves a look, with its cell: a text that is no line, stars that no footnote explains.
    pub remarks: Vec<(CellAt, String)>,
}

/// Looks for the heading row: a player and a place, a score or games, but no power.
pub(crate) fn find(sheet: &RawSheet) -> Option<List> {
    sheet.rows().into_iter().take(ROWS_SEARCHED).find_map(|(row, cells)| {
        let columns =
            Columns::new(cells.map(|cell| (sheet.cells[cell].at.column, heading_words::heading(&sheet.cells[cell]))));
        let has = |heading| columns.has(heading);
        let named = has(Heading::Player) || has(Heading::LastName);
        let ranked = has(Heading::Place) || has(Heading::Score) || has(Heading::Total) || has(Heading::Games);
        let boards = has(Heading::Power) || has(Heading::Centres) || columns.has_chart();
        (named && ranked && !boards).then_some(List { row, columns })
    })
}

/// Reads the list of a sheet. `title` is the name of an event whose sheet says none.
pub(crate) fn read(sheet: &RawSheet, list: &List, title: &str, many_sheets: bool) -> Lists {
    let mut reader = Reader { sheet, list, many_sheets, lists: Lists::default(), marks: Vec::new() };
    let heading = reader.heading(title);
    let mut lines: Vec<Draft> = Vec::new();
    let mut last = list.row;
    for (row, cells) in sheet.rows().into_iter().filter(|(row, _)| *row > list.row) {
        let apart = row > last + 1;
        last = row;
        lines.extend(reader.row(row, cells, apart));
    }
    reader.finish(&heading, lines);
    reader.lists
}

struct Reader<'a> {
    sheet: &'a RawSheet,
    list: &'a List,
    many_sheets: bool,
    lists: Lists,
    /// What the footnotes say of games, by their marks.
    marks: Vec<(String, Option<u32>)>,
}

/// A line, and what is said of its event in its own columns.
struct Draft {
    line: Line,
    /// The marks behind its name, place or score.
    mark: String,
    director: bool,
    event: Option<String>,
    date: Option<String>,
    ended: Option<String>,
    kind: Option<Kind>,
    boards: Option<f64>,
    variant: Option<bool>,
}

impl Reader<'_> {
    /// What stands above the table: the event's name, and what is said of it.
    fn heading(&self, title: &str) -> SeasonEvent {
        let mut event = SeasonEvent::named(title);
        let mut named = false;
        for cell in &self.sheet.cells[..self.sheet.row(self.list.row).start] {
            let text = cell.text();
            let text = text.trim();
            if event.date.is_none() {
                event.date = day_in(text);
            }
            let right = self.sheet.find(CellAt::new(cell.at.row, cell.at.column + 1));
            let (label, value) = match (text.split_once(':'), right) {
                (Some((label, value)), _) if !value.trim().is_empty() => (label, value.trim().to_owned()),
                (_, Some(right)) => (text.trim_end_matches(':'), self.sheet.cells[right].text().trim().to_owned()),
                _ => (text, String::new()),
            };
            let known = match heading_words::heading_of(label) {
                _ if value.is_empty() => false,
                Some(Heading::Director) => {
                    let names = value.split([',', ';', '&', '/']).map(single_spaced).filter(|name| !name.is_empty());
                    event.directors.extend(names);
                    true
                }
                Some(Heading::Boards) => {
                    event.boards = crate::import::raw_sheet::number_in(&value);
                    event.boards.is_some()
                }
                Some(Heading::Kind) => {
                    event.kind = kind_in(&value).unwrap_or_default();
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
            if !known && !named && cell.words().is_some_and(|words| words.chars().any(char::is_alphabetic)) {
                text.clone_into(&mut event.name);
                named = true;
            }
        }
        event
    }

    fn cell(&self, row: u32, heading: Heading) -> Option<CellIx> {
        self.sheet.find(CellAt::new(row, self.list.columns.column(heading)?))
    }

    fn text(&self, row: u32, heading: Heading) -> Option<String> {
        let text = single_spaced(&self.sheet.cells[self.cell(row, heading)?].text());
        (!text.is_empty() && !is_dash(&text)).then_some(text)
    }

    fn row(&mut self, row: u32, cells: std::ops::Range<CellIx>, apart: bool) -> Option<Draft> {
        let alone = cells.len() == 1;
        let first = &self.sheet.cells[cells.start];
        if self.footnote(&first.text()) {
            return None;
        }
        let name: Vec<String> = [Heading::FirstName, Heading::Player, Heading::LastName]
            .into_iter()
            .filter_map(|heading| self.text(row, heading))
            .collect();
        let name = name.join(" ");
        if heading_words::is_total(&name)
            || cells.clone().any(|cell| self.sheet.cells[cell].words().is_some_and(heading_words::is_total))
        {
            return None;
        }
        // A text by itself below the table is a remark; a name by itself in the table is a player without a place.
        if (alone
            && (apart || first.at.column != self.list.columns.column(Heading::Player).unwrap_or(u32::MAX))
            && first.words().is_some())
            || words_of_headings(&self.list.columns, self.sheet, cells.clone())
        {
            let what = format!("“{}” is no line of the list, and was left out.", first.text().trim());
            self.lists.remarks.push((first.at, what));
            return None;
        }
        let (name, name_mark) = without_mark(&name);
        let (place, place_mark) = split(self.text(row, Heading::Place));
        let score = self.text(row, Heading::Total).or_else(|| self.text(row, Heading::Score));
        let (score, score_mark) = split(score);
        let (games, games_mark) = split(self.text(row, Heading::Games));
        let note = self.text(row, Heading::Note);
        let mark = [name_mark, place_mark, score_mark, games_mark].concat();
        let place_text = place.unwrap_or_default();
        let games = games.as_deref().and_then(games_in).or_else(|| note.as_deref().and_then(games_said));
        let cell = CellAt::new(row, 0).row + 1;
        let line = Line {
            row: if self.many_sheets { format!("{} row {cell}", self.sheet.name) } else { format!("row {cell}") },
            place: place_in(&place_text),
            name: name.to_owned(),
            region: self.text(row, Heading::Region).unwrap_or_default(),
            games: games.map_or(Games::Unknown, Games::Played),
            score: score.as_deref().and_then(crate::import::raw_sheet::number_in),
            ..Line::default()
        };
        Some(Draft {
            director: is_director_word(&place_text),
            line,
            mark,
            event: self.text(row, Heading::Event).or_else(|| self.text(row, Heading::Board)),
            date: self.text(row, Heading::Date),
            ended: self.text(row, Heading::Ended),
            kind: self.text(row, Heading::Kind).and_then(|text| kind_in(&text)),
            boards: self.text(row, Heading::Boards).and_then(|text| crate::import::raw_sheet::number_in(&text)),
            variant: self.text(row, Heading::Variant).map(|text| yes_or_no(&text).unwrap_or(true)),
        })
    }

    /// Notes what a footnote says of games. A text that begins with a mark is one, and no line of the list.
    fn footnote(&mut self, text: &str) -> bool {
        let text = text.trim();
        let rest = text.trim_start_matches(MARKS);
        let mark = &text[..text.len() - rest.len()];
        if mark.is_empty() || rest.trim().is_empty() {
            return false;
        }
        self.marks.push((mark.to_owned(), games_said(rest)));
        true
    }

    /// Settles the marks, and gives every line to its event.
    fn finish(&mut self, heading: &SeasonEvent, mut lines: Vec<Draft>) {
        let explained = self.marks.iter().any(|(_, games)| games.is_some());
        let bare_stars = self.marks.is_empty() && lines.iter().any(|draft| !draft.mark.is_empty());
        for draft in &mut lines {
            let known = self.marks.iter().find(|(mark, _)| *mark == draft.mark);
            if let Some(games) = known.and_then(|(_, games)| *games) {
                draft.line.games = Games::Played(games);
            } else if bare_stars
                && draft.mark.starts_with('*')
                && !draft.mark.is_empty()
                && draft.line.games == Games::Unknown
            {
                // Without a footnote, as many stars as games is how lists mark who played less.
                draft.line.games = Games::Played(u32::try_from(draft.mark.chars().count()).unwrap_or(1));
            }
        }
        let column = self.list.columns.has(Heading::Games);
        let marked = lines.iter().any(|draft| draft.line.games != Games::Unknown);
        if !column && (explained || marked) {
            for draft in lines.iter_mut().filter(|draft| draft.line.games == Games::Unknown) {
                draft.line.games = Games::Full;
            }
        }
        if bare_stars && lines.iter().any(|draft| draft.mark.starts_with('*')) {
            let what = "No footnote says what the stars mean; as many as games played were read from them.";
            self.lists.remarks.push((CellAt::new(self.list.row, 0), what.to_owned()));
        }
        for draft in lines {
            let name = draft.event.clone().unwrap_or_else(|| heading.name.clone());
            let at = self.lists.events.iter().rposition(|event| event.name == name).unwrap_or_else(|| {
                let mut event = SeasonEvent { name, ..heading.clone() };
                event.date = draft.date.as_deref().and_then(day_in).or(event.date);
                event.ended = draft.ended.as_deref().and_then(day_in);
                event.kind = draft.kind.unwrap_or(event.kind);
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

/// Whether a row repeats the headings, as lists of many pages do.
fn words_of_headings(columns: &Columns, sheet: &RawSheet, cells: std::ops::Range<CellIx>) -> bool {
    cells.len() > 1
        && cells.clone().all(|cell| {
            let raw = &sheet.cells[cell];
            raw.words().is_some()
                && heading_words::heading(raw).is_some()
                && heading_words::heading(raw) == columns.heading(raw.at.column)
        })
}

fn without_mark(text: &str) -> (&str, String) {
    let bare = text.trim_end_matches(|c: char| MARKS.contains(&c) || c == ' ');
    (bare, text[bare.len()..].chars().filter(|c| *c != ' ').collect())
}

fn split(text: Option<String>) -> (Option<String>, String) {
    match text {
        Some(text) => {
            let (bare, mark) = without_mark(&text);
            ((!bare.is_empty()).then(|| bare.to_owned()), mark)
        }
        None => (None, String::new()),
    }
}

/// A number of games in a column of games: “3”, “3 games”.
fn games_in(text: &str) -> Option<u32> {
    let number = crate::import::raw_sheet::number_in(text)?;
    // A count of games is small, whole and positive.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    (number.fract() == 0.0 && (0.0..1000.0).contains(&number)).then_some(number as u32)
}

/// The number of games of which a text speaks: “2 games”, “played one game only”.
fn games_said(text: &str) -> Option<u32> {
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

/// Whether a place says that its player ran the event.
fn is_director_word(place: &str) -> bool {
    matches!(
        fold_name(place.trim_matches(|c: char| !c.is_alphanumeric())).as_str(),
        "td" | "gm" | "director" | "dir" | "leiter"
    )
}

fn kind_in(text: &str) -> Option<Kind> {
    match fold_name(text).as_str() {
        "national" | "nation" | "country" => Some(Kind::National),
        "state" | "island" | "state championship" => Some(Kind::State),
        "local" | "open" | "" => Some(Kind::Local),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn footnotes_and_notes_speak_of_games() {
        for (text, games) in [
            ("played one game only", Some(1)),
            ("played two games", Some(2)),
            ("2 games", Some(2)),
            ("won on tie-break", None),
            ("nur eine Runde", Some(1)),
            ("played less than all games", None),
        ] {
            assert_eq!(games_said(text), games, "{text}");
        }
        assert_eq!(without_mark("26 **"), ("26", "**".to_owned()));
    }
}
