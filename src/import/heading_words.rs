//! The words directors put above their columns and boards, in the languages of the hobby, in one table.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::raw_sheet::{RawCell, RawValue};
use crate::book::vocabulary::{BOARD_WORDS, after_board_word, ending};
use crate::book::{Ending, Entry, Power, Year, fold_name};

/// What a column holds, by its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Heading {
    Round,
    Board,
    Power,
    Player,
    FirstName,
    LastName,
    Centres,
    Out,
    Draw,
    Result,
    Ended,
    /// The centres of one year's chart.
    Chart(Year),
    MissedMoves,
    MissedWinters,
    Score,
    Total,
    Printed,
    Ruling,
    Reason,
    /// A place: in the standings, or on a board.
    Place,
    /// The score of one round in the standings, by the round's number.
    RoundScore(u16),
    Region,
    Note,
    /// How many games a player played.
    Games,
    /// The event that a line of a list of many events is of.
    Event,
    Date,
    /// Who ran the event.
    Director,
    /// What standing the event has: national, state.
    Kind,
    /// How many boards were played a round.
    Boards,
    /// Whether a game was played by other rules.
    Variant,
    /// Understood and not needed: it only repeats or counts what other columns hold.
    Bookkeeping,
}

/// Every heading but years and rounds, which are read by [`heading`] itself.
const HEADINGS: &[(Heading, &[&str])] = &[
    (Heading::Round, &["round", "runde", "ronde", "manche", "turno", "ronda", "rnd", "session"]),
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
    (
        Heading::Centres,
        &[
            "centres",
            "centers",
            "centre",
            "center",
            "sc",
            "scs",
            "supply centres",
            "supply centers",
            "supply centre",
            "final centres",
            "final centers",
            "final sc",
            "final scs",
            "nb centre",
            "nb centres",
            "zentren",
            "vz",
            "versorgungszentren",
            "centros",
            "centri",
            "centra",
            "count",
            "dots",
        ],
    ),
    (
        Heading::Out,
        &[
            "out",
            "year out",
            "eliminated",
            "elimination",
            "year eliminated",
            "year elimination",
            "elimination year",
            "year of elimination",
            "elim",
            "ausgeschieden",
            "raus",
            "elimine",
            "annee elimination",
            "eliminato",
            "eliminado",
            "anno eliminazione",
            "died",
            "dead",
        ],
    ),
    (Heading::Draw, &["draw", "in draw", "remis", "nul", "patta", "empate", "in the draw", "dias"]),
    (Heading::Result, &["result", "ending", "outcome", "ergebnis", "resultat", "risultato", "resultado"]),
    (
        Heading::Ended,
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
    (Heading::MissedMoves, &["missed moves", "missed orders", "nmr", "nmrs", "onp"]),
    (Heading::MissedWinters, &["missed winters", "missed builds", "missed winter"]),
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
    (Heading::Printed, &["printed", "printed score"]),
    (Heading::Ruling, &["ruling", "override"]),
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
    (Heading::Kind, &["kind", "type", "status"]),
    (Heading::Boards, &["boards", "average boards", "boards a round", "boards per round", "number of boards"]),
    (Heading::Variant, &["variant", "variante"]),
    // The columns of the World Diplomacy Database that follow from the others.
    (Heading::Bookkeeping, &["homonyme", "exaequo", "ex aequo"]),
];

static BY_WORDS: LazyLock<HashMap<&'static str, Heading>> =
    LazyLock::new(|| HEADINGS.iter().flat_map(|(heading, words)| words.iter().map(|word| (*word, *heading))).collect());

/// Longer texts are no headings; they are not even looked up.
const LONGEST_HEADING: usize = 24;

/// The heading that stands in this cell, if it is one.
pub(super) fn heading(cell: &RawCell) -> Option<Heading> {
    match &cell.value {
        RawValue::Number(number) => year_in_number(*number).map(Heading::Chart),
        RawValue::Text(text) => heading_in(text.trim()),
        _ => None,
    }
}

/// The heading that a text is, wherever it stands: “Director” in “Director: Ken Sproat”.
pub(super) fn heading_of(text: &str) -> Option<Heading> {
    heading_in(text.trim())
}

fn heading_in(text: &str) -> Option<Heading> {
    if text.is_empty() || text.len() > LONGEST_HEADING {
        return None;
    }
    let spaced: String =
        text.chars().map(|c| if matches!(c, '_' | '.' | '/' | '-' | ':' | '(' | ')') { ' ' } else { c }).collect();
    let words = fold_name(&spaced);
    BY_WORDS.get(words.as_str()).copied().or_else(|| {
        if let Some(year) = year_word(&words) {
            return Some(Heading::Chart(year));
        }
        let (word, number) = match words.split_once(' ') {
            Some((word, number)) => (word, number),
            None => words.split_at(words.find(|c: char| c.is_ascii_digit())?),
        };
        let number = number.parse().ok().filter(|n| (1..=99).contains(n))?;
        (matches!(word, "r" | "rd") || is_round_word(word)).then_some(Heading::RoundScore(number))
    })
}

/// “1904”, “F1904” or “Autumn 1904”.
fn year_word(words: &str) -> Option<Year> {
    let digits = words.trim_start_matches(|c: char| c.is_ascii_alphabetic() || c == ' ' || c == '\'');
    if digits.len() != 4 || words.len() > 11 {
        return None;
    }
    year_in_number(f64::from(digits.parse::<u16>().ok()?))
}

fn year_in_number(number: f64) -> Option<Year> {
    let whole = number == number.trunc() && (f64::from(Year::FIRST.0)..=f64::from(Year::LAST.0)).contains(&number);
    // In range and whole, so the text of it is a year.
    if whole { Entry::<Year>::typed(&number.to_string()).get() } else { None }
}

fn is_round_word(word: &str) -> bool {
    BY_WORDS.get(word) == Some(&Heading::Round)
}

/// Whether these words say that a row holds sums: “Total”, “Sum”, “Check”.
pub(super) fn is_total(text: &str) -> bool {
    let words = fold_name(text.trim().trim_end_matches(':'));
    matches!(words.as_str(), "check" | "control" | "neutral" | "neutrals")
        || BY_WORDS.get(words.as_str()) == Some(&Heading::Total)
}

/// Splits “A - ended 1909” and “A (1909)” at the first mark that ends a name.
fn split_name(text: &str) -> (&str, &str) {
    let marks = [" - ", " – ", " — ", ", ", "; ", " (", ": "];
    let end = marks.iter().filter_map(|mark| text.find(mark)).min().unwrap_or(text.len());
    let rest = text[end..]
        .trim_matches(|c: char| c.is_whitespace() || matches!(c, '-' | '–' | '—' | ',' | ';' | '(' | ')' | ':'));
    (text[..end].trim().trim_end_matches(':').trim_end(), rest)
}

/// The first word and what follows it.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

/// A board's name and what else stands in its title: “Board A - ended 1909” is “A” and “ended 1909”.
pub(super) fn board_title(text: &str) -> Option<(&str, &str)> {
    let (name, remark) = split_name(after_board_word(text)?);
    (!name.is_empty()).then_some((name, remark))
}

/// A board's name as it stands in a column of its own: “A” and “Board A” are “A”.
pub(super) fn board_name(text: &str) -> &str {
    board_title(text).map_or(text.trim(), |(name, _)| name)
}

/// The round that a text names, and the text before it: “EDC 2015  Round 1” is round “1” of “EDC 2015”.
pub(super) fn round_in(text: &str) -> Option<(&str, &str)> {
    let mut start = 0;
    for word in text.split_whitespace() {
        let at = start + text[start..].find(word)?;
        start = at + word.len();
        if is_round_word(&fold_name(word.trim_matches(|c: char| !c.is_alphanumeric()))) {
            let (name, _) = split_name(text[start..].trim());
            let name = first_word(name).0;
            if name.starts_with(|c: char| c.is_ascii_digit()) || name.len() == 1 {
                let before = text[..at].trim_end_matches(|c: char| !c.is_alphanumeric() && c != ')').trim();
                return Some((name.trim_end_matches(|c: char| !c.is_alphanumeric()), before));
            }
        }
    }
    None
}

/// A round's name as it stands in a column or on a sheet's tab: “1”, “Round 1” and “R1” are “1”.
pub(super) fn round_name(text: &str) -> &str {
    let text = text.trim();
    if let Some((name, "")) = round_in(text) {
        return name;
    }
    match text.strip_prefix(['R', 'r']) {
        Some(number) if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) => number,
        _ => text.strip_suffix(".0").unwrap_or(text),
    }
}

/// Whether a tab's name says nothing: “Sheet1”, “Tabelle1”, “Results”.
pub(super) fn is_generic_tab(name: &str) -> bool {
    let folded = fold_name(name);
    let word = folded.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
    matches!(
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
            | "round"
            | "rounds"
            | "ergebnisse"
            | "resultats"
            | "risultati"
            | "resultados"
    )
}

/// What a remark beside or above a board says of it.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Remark<'a> {
    Ended(Entry<Year>),
    Conceded(Power),
    Abandoned,
    System(&'a str),
    Note(&'a str),
}

/// Reads a remark: “Round 1 - games end Winter 1909”, “conceded to France”, “abandoned”, “system: C-Diplo 100”.
pub(super) fn remark(text: &str) -> Option<Remark<'_>> {
    let text = text.trim();
    if let Some((label, value)) = text.split_once(':') {
        match fold_name(label).as_str() {
            "system" | "scoring" | "scoring system" => return Some(Remark::System(value.trim())),
            "note" => return Some(Remark::Note(value.trim())),
            _ => {}
        }
    }
    let folded = fold_name(text);
    let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    match ending(text) {
        Some(Ending::Abandoned) => return Some(Remark::Abandoned),
        Some(Ending::Conceded(winner)) => return Some(Remark::Conceded(winner)),
        Some(Ending::Played) | None => {}
    }
    let ends = |word: &str| {
        matches!(
            word,
            "end" | "ends" | "ended" | "ending" | "ende" | "endet" | "endete" | "endeten" | "enden" | "fin" | "finit"
        )
    };
    if words.iter().any(|word| ends(word)) {
        if let Some(year) = words.iter().rev().find_map(|word| (word.len() == 4).then(|| year_word(word)).flatten()) {
            return Some(Remark::Ended(Entry::Value(year)));
        }
        // A year that cannot be is kept, for the check to name.
        if let Some(rest) = text.strip_prefix("ended ") {
            return Some(Remark::Ended(Entry::typed(rest)));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Option<Heading> {
        heading_in(text)
    }

    #[test]
    fn headings_are_known_in_several_languages_and_spellings() {
        assert_eq!(of("SCs"), Some(Heading::Centres));
        assert_eq!(of("NB_CENTRE"), Some(Heading::Centres));
        assert_eq!(of("Prénom"), Some(Heading::FirstName));
        assert_eq!(of("YEAR_ELIMINATION"), Some(Heading::Out));
        assert_eq!(of("Pos."), Some(Heading::Place));
        assert_eq!(of("R2"), Some(Heading::RoundScore(2)));
        assert_eq!(of("Ronde 3"), Some(Heading::RoundScore(3)));
        assert_eq!(of("F1904"), Some(Heading::Chart(Year(1904))));
        assert_eq!(of("1899"), None);
        assert_eq!(of("Cyrille Sevin"), None);
        assert_eq!(of("Russia"), None);
    }

    #[test]
    fn no_word_stands_for_two_columns() {
        let mut words: Vec<&str> = HEADINGS.iter().flat_map(|(_, words)| *words).copied().collect();
        let all = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), all);
    }

    #[test]
    fn titles_give_board_and_round() {
        assert_eq!(board_title("Board A"), Some(("A", "")));
        assert_eq!(board_title("Table 1 :"), Some(("1", "")));
        assert_eq!(board_title("Board A - ended 1909"), Some(("A", "ended 1909")));
        assert_eq!(board_title("Milo-Minderbinder"), None);
        assert_eq!(board_name("Board Milo-Minderbinder"), "Milo-Minderbinder");
        assert_eq!(round_in("Round 1 - games end Winter 1909"), Some(("1", "")));
        assert_eq!(round_in("EDC 2015  Round 1"), Some(("1", "EDC 2015")));
        assert_eq!(round_in("Round robin"), None);
        assert_eq!(round_name("R12"), "12");
        assert_eq!(round_name("Final"), "Final");
        assert_eq!(round_name("Ronde 3"), "3");
    }

    #[test]
    fn remarks_say_how_games_ended() {
        assert_eq!(remark("Round 1 - games end Winter 1909"), Some(Remark::Ended(Entry::Value(Year(1909)))));
        assert_eq!(remark("ended soon"), Some(Remark::Ended(Entry::Text("soon".into()))));
        assert_eq!(remark("conceded to France"), Some(Remark::Conceded(Power::France)));
        assert_eq!(remark("abandoned"), Some(Remark::Abandoned));
        assert_eq!(remark("system: C-Diplo 100"), Some(Remark::System("C-Diplo 100")));
        assert_eq!(remark("Weekend of 1908"), None);
        assert_eq!(remark("EuroDipCon XXIII at ManorCon 2015"), None);
    }
}
