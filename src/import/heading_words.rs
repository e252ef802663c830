//! The words that directors write above columns and boards, in the languages of the hobby. Those of the columns of a seat
//! are with their descriptions.
//!
//! It also reads board titles, round names and remarks such as “ended 1909”. It does not know their cells.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::raw_cells::{RawCell, RawValue};
use crate::book::typed_words::{BOARD_WORDS, ROUND_WORDS, name_after_board_word, parse_ending};
use crate::book::{CellEntry, Ending, Power, SeatColumn, Year, fold_name, round_phrase};

/// The content of a column, by its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Heading {
    Round,
    Board,
    Power,
    Player,
    FirstName,
    LastName,
    /// A column that only tables of seats have.
    Seat(SeatColumn),
    Result,
    LastYear,
    /// The centres after this year.
    Chart(Year),
    Score,
    Total,
    /// The reason of a ruling.
    Reason,
    /// A place: in the standings, or on a board.
    Place,
    /// The score of one round in the standings, by the round's number.
    RoundScore(u16),
    Region,
    Note,
    /// The number of games that a player played.
    Games,
    /// The event of a row, in a list of many events.
    Event,
    Date,
    /// The people who ran the event.
    Director,
    /// The championship level of the event: national, state.
    EventKind,
    /// The number of boards a round.
    Boards,
    /// Whether a game was a variant.
    Variant,
    /// Understood and not needed: the column repeats or counts values of other columns.
    Bookkeeping,
}

impl Heading {
    pub(super) const CENTRES: Heading = Heading::Seat(SeatColumn::Centres);
}

/// Every heading except those of [`SeatColumn`], and years and numbered rounds, which [`heading_of_cell`] reads itself.
const HEADINGS: &[(Heading, &[&str])] = &[
    (Heading::Round, ROUND_WORDS),
    (Heading::Board, BOARD_WORDS),
    (
        Heading::Power,
        &[
            "power",
            "country",
            "nation",
            "pays",
            "puissance",
            "land",
            "macht",
            "grossmacht",
            "potenza",
            "paese",
            "nazione",
            "potencia",
            "pais",
            "great power",
            "pwr",
        ],
    ),
    (
        Heading::Player,
        &[
            "player",
            "name",
            "player name",
            "spieler",
            "joueur",
            "giocatore",
            "jugador",
            "speler",
            "naam",
            "nom",
            "nome",
            "nombre",
            "players",
            "full name",
        ],
    ),
    (Heading::FirstName, &["first name", "firstname", "given name", "forename", "vorname", "prenom", "voornaam"]),
    (
        Heading::LastName,
        &[
            "last name",
            "lastname",
            "surname",
            "family name",
            "family",
            "nachname",
            "familienname",
            "nom de famille",
            "cognome",
            "apellido",
            "apellidos",
            "achternaam",
        ],
    ),
    (Heading::Result, &["result", "ending", "outcome", "ergebnis", "resultat", "risultato", "resultado"]),
    (
        Heading::LastYear,
        &[
            "ended",
            "end",
            "last year",
            "final year",
            "end year",
            "game end",
            "game ended",
            "year ended",
            "ende",
            "fin",
            "fine",
            "derniere annee",
        ],
    ),
    (
        Heading::Score,
        &[
            "score",
            "points",
            "pts",
            "punkte",
            "punktzahl",
            "punti",
            "punteggio",
            "puntos",
            "punten",
            "game score",
            "board score",
            "rating",
            "score published",
        ],
    ),
    (
        Heading::Total,
        &[
            "total",
            "sum",
            "gesamt",
            "summe",
            "totale",
            "totaal",
            "somme",
            "grand total",
            "total score",
            "total points",
            "overall",
            "suma",
            "total published",
        ],
    ),
    (Heading::Reason, &["reason", "reason for ruling"]),
    (
        Heading::Place,
        &[
            "place",
            "pos",
            "position",
            "rank",
            "rang",
            "platz",
            "classement",
            "classifica",
            "posizione",
            "puesto",
            "plaats",
            "placing",
            "#",
            "no",
            "nr",
            "standing",
        ],
    ),
    (
        Heading::Region,
        &[
            "region",
            "state",
            "nationality",
            "location",
            "club",
            "from",
            "country of origin",
            "nationalitat",
            "nationalite",
            "town",
            "city",
            "home",
        ],
    ),
    (
        Heading::Note,
        &["note", "notes", "remark", "remarks", "comment", "comments", "bemerkung", "remarque", "games note"],
    ),
    (
        Heading::Games,
        &["games", "games played", "played", "rounds played", "no of games", "partien", "parties", "partite", "spiele"],
    ),
    (Heading::Event, &["event", "tournament", "turnier", "tournoi", "torneo", "toernooi", "championship"]),
    (Heading::Date, &["date", "datum", "data", "fecha", "since", "begun", "first autumn", "played on"]),
    (Heading::Director, &["director", "directors", "td", "gm", "tournament director", "run by"]),
    (Heading::EventKind, &["kind", "type", "status"]),
    (Heading::Boards, &["boards", "average boards", "boards a round", "boards per round", "number of boards"]),
    (Heading::Variant, &["variant", "variante"]),
    // Columns of the World Diplomacy Database that follow from its other columns.
    (Heading::Bookkeeping, &["homonyme", "exaequo", "ex aequo"]),
];

static HEADING_BY_WORDS: LazyLock<HashMap<&'static str, Heading>> = LazyLock::new(|| {
    let of_seats = SeatColumn::ALL.map(|column| (Heading::Seat(column), column.description().heading_words));
    let tables = HEADINGS.iter().copied().chain(of_seats);
    tables.flat_map(|(heading, words)| words.iter().map(move |word| (*word, heading))).collect()
});

/// A text of more bytes than this is not a heading and is not looked up.
const MAX_HEADING_BYTES: usize = 24;

/// The heading in this cell, if the cell holds one.
pub(super) fn heading_of_cell(cell: RawCell<'_>) -> Option<Heading> {
    match cell.value {
        RawValue::Number(number) => year_from_number(number).map(Heading::Chart),
        RawValue::Text(text) => heading_in(text.trim()),
        _ => None,
    }
}

/// The heading that a text is, in a cell or before a colon: “Director” in “Director: Ken Sproat”.
pub(super) fn heading_of_text(text: &str) -> Option<Heading> {
    heading_in(text.trim())
}

/// What the heading of a column means for a list of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColumnKind {
    /// A round: “Round 2”, “R2”, “Round”.
    Round,
    /// Other data: “club”, “no”, “remark”.
    Other,
    Unknown,
}

/// The kind of the column with this heading.
pub(crate) fn column_kind(heading: &str) -> ColumnKind {
    match heading_in(heading.trim()) {
        Some(Heading::Round | Heading::RoundScore(_)) => ColumnKind::Round,
        Some(_) => ColumnKind::Other,
        None => ColumnKind::Unknown,
    }
}

/// Whether this is the heading of a column of players.
pub(crate) fn is_player_heading(text: &str) -> bool {
    let folded = fold_name(text);
    heading_in(text.trim()) == Some(Heading::Player) || matches!(folded.as_str(), "names" | "who")
}

fn heading_in(text: &str) -> Option<Heading> {
    if text.is_empty() || text.len() > MAX_HEADING_BYTES {
        return None;
    }
    let spaced: String =
        text.chars().map(|c| if matches!(c, '_' | '.' | '/' | '-' | ':' | '(' | ')') { ' ' } else { c }).collect();
    let words = fold_name(&spaced);
    HEADING_BY_WORDS.get(words.as_str()).copied().or_else(|| {
        if let Some(year) = parse_year(&words) {
            return Some(Heading::Chart(year));
        }
        // Only a text that is a number and a word for a round is read: a cell may hold anything.
        let may_name_round = words.contains(|c: char| c.is_ascii_digit()) || words.split(' ').any(is_round_word);
        let phrase = may_name_round.then(|| round_phrase(text)).flatten()?;
        let number = u16::try_from(phrase.number).ok().filter(|number| (1..=99).contains(number))?;
        (phrase.has_word && phrase.is_whole).then_some(Heading::RoundScore(number))
    })
}

/// “1904”, “F1904” or “Autumn 1904”.
fn parse_year(words: &str) -> Option<Year> {
    let digits = words.trim_start_matches(|c: char| c.is_ascii_alphabetic() || c == ' ' || c == '\'');
    if digits.len() != 4 || words.len() > 11 {
        return None;
    }
    year_from_number(f64::from(digits.parse::<u16>().ok()?))
}

fn year_from_number(number: f64) -> Option<Year> {
    let whole = number == number.trunc() && (f64::from(Year::FIRST.0)..=f64::from(Year::LAST.0)).contains(&number);
    // The number is whole and in range, so its text is a year.
    if whole { CellEntry::<Year>::parse(&number.to_string()).get() } else { None }
}

fn is_round_word(word: &str) -> bool {
    HEADING_BY_WORDS.get(word) == Some(&Heading::Round)
}

/// Whether this text marks a row of sums: “Total”, “Sum”, “Check”.
pub(super) fn is_total_label(text: &str) -> bool {
    let words = fold_name(text.trim().trim_end_matches(':'));
    matches!(words.as_str(), "check" | "control" | "neutral" | "neutrals")
        || HEADING_BY_WORDS.get(words.as_str()) == Some(&Heading::Total)
}

/// Splits “A - ended 1909” and “A (1909)” at the first mark that ends a name.
fn split_name_and_rest(text: &str) -> (&str, &str) {
    let marks = [" - ", " – ", " — ", ", ", "; ", " (", ": "];
    let end = marks.iter().filter_map(|mark| text.find(mark)).min().unwrap_or(text.len());
    let rest = text[end..]
        .trim_matches(|c: char| c.is_whitespace() || matches!(c, '-' | '–' | '—' | ',' | ';' | '(' | ')' | ':'));
    (text[..end].trim().trim_end_matches(':').trim_end(), rest)
}

/// The first word and the text after it.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

/// The name and the remark in a board's title: “Board A - ended 1909” gives “A” and “ended 1909”.
pub(super) fn parse_board_title(text: &str) -> Option<(&str, &str)> {
    let (name, remark) = split_name_and_rest(name_after_board_word(text)?);
    (!name.is_empty()).then_some((name, remark))
}

/// The name of a board in a column for boards: “A” and “Board A” give “A”.
pub(super) fn board_name_in(text: &str) -> &str {
    parse_board_title(text).map_or(text.trim(), |(name, _)| name)
}

/// The name of the round in a text, and the text before it: “EDC 2015  Round 1” gives “1” and “EDC 2015”.
pub(super) fn find_round(text: &str) -> Option<(String, &str)> {
    let before = |end: usize| text[..end].trim_end_matches(|c: char| !c.is_alphanumeric() && c != ')').trim();
    // “R1” alone names a round only on a tab or in a column.
    if let Some(phrase) = round_phrase(text).filter(|phrase| phrase.has_word && !phrase.is_initial) {
        return Some((phrase.name(), before(phrase.start)));
    }
    // A round may have a letter or a name such as “1A”.
    let mut start = 0;
    for word in text.split_whitespace() {
        let at = start + text[start..].find(word)?;
        start = at + word.len();
        if is_round_word(&fold_name(word.trim_matches(|c: char| !c.is_alphanumeric()))) {
            let (name, _) = split_name_and_rest(text[start..].trim());
            let name = first_word(name).0;
            if name.starts_with(|c: char| c.is_ascii_digit()) || name.len() == 1 {
                return Some((name.trim_end_matches(|c: char| !c.is_alphanumeric()).to_owned(), before(at)));
            }
        }
    }
    None
}

/// The name of a round in a column or on a sheet's tab: “1”, “Round 1”, “1. Runde” and “R1” give “1”.
pub(super) fn round_name_in(text: &str) -> String {
    let text = text.trim();
    let whole = || round_phrase(text).filter(|phrase| phrase.has_word && phrase.is_whole).map(|phrase| phrase.name());
    match find_round(text) {
        Some((name, "")) => name,
        _ => whole().unwrap_or_else(|| text.strip_suffix(".0").unwrap_or(text).to_owned()),
    }
}

/// The name of the round that a sheet's tab or the name of a file names: “EDC 2015 Round 1” gives “1”. `None` where the
/// text names no round by a word for a round.
pub(super) fn round_of_tab(tab: &str) -> Option<String> {
    let tab = tab.trim();
    find_round(tab).map(|(name, _)| name).or_else(|| Some(round_name_in(tab)).filter(|name| name != tab))
}

/// Whether a tab's name names no round: “Sheet1”, “Tabelle1”, “Results”.
pub(super) fn is_generic_tab(name: &str) -> bool {
    let folded = fold_name(name);
    let word = folded.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
    let names_no_round = matches!(
        word,
        "sheet"
            | "tabelle"
            | "feuil"
            | "feuille"
            | "foglio"
            | "hoja"
            | "blad"
            | "planilha"
            | "results"
            | "boards"
            | "games"
            | "data"
            | "rounds"
            | "ergebnisse"
            | "resultats"
            | "risultati"
            | "resultados"
    );
    names_no_round || is_round_word(word)
}

/// A remark beside or above a board.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum BoardRemark<'a> {
    LastYear(CellEntry<Year>),
    Conceded(Power),
    Abandoned,
    System(&'a str),
    Note(&'a str),
}

/// Reads a remark: “Round 1 - games end Winter 1909”, “conceded to France”, “abandoned”, “system: C-Diplo 100”.
pub(super) fn parse_remark(text: &str) -> Option<BoardRemark<'_>> {
    let text = text.trim();
    if let Some((label, value)) = text.split_once(':') {
        match fold_name(label).as_str() {
            "system" | "scoring" | "scoring system" => return Some(BoardRemark::System(value.trim())),
            "note" => return Some(BoardRemark::Note(value.trim())),
            _ => {}
        }
    }
    let folded = fold_name(text);
    let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    match parse_ending(text) {
        Some(Ending::Abandoned) => return Some(BoardRemark::Abandoned),
        Some(Ending::Conceded(winner)) => return Some(BoardRemark::Conceded(winner)),
        Some(Ending::Played) | None => {}
    }
    let ends = |word: &str| {
        matches!(
            word,
            "end" | "ends" | "ended" | "ending" | "ende" | "endet" | "endete" | "endeten" | "enden" | "fin" | "finit"
        )
    };
    if words.iter().any(|word| ends(word)) {
        if let Some(year) = words.iter().rev().find_map(|word| (word.len() == 4).then(|| parse_year(word)).flatten()) {
            return Some(BoardRemark::LastYear(CellEntry::Value(year)));
        }
        // An impossible year stays as text, and the check of the book reports it.
        if let Some(rest) = text.strip_prefix("ended ") {
            return Some(BoardRemark::LastYear(CellEntry::parse(rest)));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heading(text: &str) -> Option<Heading> {
        heading_in(text)
    }

    #[test]
    fn headings_are_known_in_several_languages_and_spellings() {
        assert_eq!(heading("SCs"), Some(Heading::Seat(SeatColumn::Centres)));
        assert_eq!(heading("NB_CENTRE"), Some(Heading::Seat(SeatColumn::Centres)));
        assert_eq!(heading("Prénom"), Some(Heading::FirstName));
        assert_eq!(heading("YEAR_ELIMINATION"), Some(Heading::Seat(SeatColumn::Eliminated)));
        assert_eq!(heading("Pos."), Some(Heading::Place));
        assert_eq!(heading("R2"), Some(Heading::RoundScore(2)));
        assert_eq!(heading("Ronde 3"), Some(Heading::RoundScore(3)));
        assert_eq!(heading("3. Runde"), Some(Heading::RoundScore(3)));
        assert_eq!(heading("Tour 3"), Some(Heading::RoundScore(3)));
        assert_eq!([heading("3"), heading("R3 Sun"), heading("Round")], [None, None, Some(Heading::Round)]);
        assert_eq!(heading("F1904"), Some(Heading::Chart(Year(1904))));
        assert_eq!(heading("1899"), None);
        assert_eq!(heading("Cyrille Sevin"), None);
        assert_eq!(heading("Russia"), None);
    }

    #[test]
    fn no_word_means_two_columns() {
        let mut words: Vec<&str> = HEADINGS.iter().flat_map(|(_, words)| *words).copied().collect();
        let all = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), all);
    }

    #[test]
    fn titles_give_the_board_and_the_round() {
        assert_eq!(parse_board_title("Board A"), Some(("A", "")));
        assert_eq!(parse_board_title("Table 1 :"), Some(("1", "")));
        assert_eq!(parse_board_title("Board A - ended 1909"), Some(("A", "ended 1909")));
        assert_eq!(parse_board_title("Milo-Minderbinder"), None);
        assert_eq!(board_name_in("Board Milo-Minderbinder"), "Milo-Minderbinder");
        assert_eq!(find_round("Round 1 - games end Winter 1909"), Some(("1".to_owned(), "")));
        assert_eq!(find_round("EDC 2015  Round 1"), Some(("1".to_owned(), "EDC 2015")));
        assert_eq!(find_round("EDC 2015, 5. Runde"), Some(("5".to_owned(), "EDC 2015")));
        assert_eq!(find_round("Round A"), Some(("A".to_owned(), "")));
        assert_eq!(find_round("Round robin"), None);
        assert_eq!(round_name_in("R12"), "12");
        assert_eq!(round_name_in("Final"), "Final");
        assert_eq!(round_name_in("Ronde 3"), "3");
        for (text, name) in [
            ("5. Runde", "5"),
            ("Tour 5", "5"),
            ("Fifth round", "5"),
            ("Round V", "5"),
            ("R5", "5"),
            ("05", "05"),
            ("5.0", "5"),
            ("R5 Sun", "R5 Sun"),
            ("Sunday round 5", "Sunday round 5"),
            ("Round 5 - Final", "5"),
            ("V", "V"),
        ] {
            assert_eq!(round_name_in(text), name, "{text}");
        }
        assert!(is_generic_tab("Sheet1") && is_generic_tab("Round") && !is_generic_tab("Final"));
    }

    #[test]
    fn remarks_give_the_ending_of_games() {
        assert_eq!(
            parse_remark("Round 1 - games end Winter 1909"),
            Some(BoardRemark::LastYear(CellEntry::Value(Year(1909))))
        );
        assert_eq!(parse_remark("ended soon"), Some(BoardRemark::LastYear(CellEntry::Text("soon".into()))));
        assert_eq!(parse_remark("conceded to France"), Some(BoardRemark::Conceded(Power::France)));
        assert_eq!(parse_remark("abandoned"), Some(BoardRemark::Abandoned));
        assert_eq!(parse_remark("system: C-Diplo 100"), Some(BoardRemark::System("C-Diplo 100")));
        assert_eq!(parse_remark("Weekend of 1908"), None);
        assert_eq!(parse_remark("EuroDipCon XXIII at ManorCon 2015"), None);
    }
}
