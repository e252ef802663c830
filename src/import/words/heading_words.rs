//! The headings of columns, by the words of `assets/words`.

use std::borrow::Cow;

pub(in crate::import) use super::heading_kinds::{Heading, heading_of_key, is_round_word, key_of_heading};
use super::heading_kinds::{heading_of_beginning, heading_of_words};
use crate::book::language_words::{CellWord, fold_word, is_cell_word};
use crate::book::remembered_texts::RememberedTexts;
use crate::book::round_name_words::is_number_mark;
use crate::book::{CellEntry, SeatColumn, Year, fold_name, named_round};
use crate::import::cells::raw_cells::{RawCell, RawValue};
use crate::import::names::name_cells::split_bracket;

/// A text of more bytes than this is not a heading and is not looked up.
const MAX_HEADING_BYTES: usize = 40;

/// Before the first year of a game: a chart may begin with the counts of the start.
const START_YEAR: f64 = 1900.0;

/// The heading in this cell, if the cell holds one.
pub(in crate::import) fn heading_of_cell(cell: RawCell<'_>) -> Option<Heading> {
    match cell.value {
        RawValue::Number(number) => heading_of_number(number),
        RawValue::Text(text) => heading_in(text.trim()),
        _ => None,
    }
}

/// The heading that a number is: a year of a chart, or the year of the start.
pub(in crate::import) fn heading_of_number(number: f64) -> Option<Heading> {
    if number == START_YEAR { Some(Heading::StartCount) } else { year_from_number(number).map(Heading::Chart) }
}

/// The headings of a row, with their columns. A row of texts “01”, “02”, “03” has the years 1901 to 1903, and so has
/// “`CT_01`”, “`CT_02`”, “`CT_03`”.
pub(in crate::import) fn headings_of_row<'a>(cells: impl Iterator<Item = RawCell<'a>>) -> Vec<(u32, Option<Heading>)> {
    let cells: Vec<RawCell<'_>> = cells.collect();
    let mut headings: Vec<_> = cells.iter().map(|cell| (cell.at.column, heading_of_cell(*cell))).collect();
    for (position, year) in short_years_in_row(cells.iter().map(RawCell::trimmed_text)) {
        headings[position].1 = Some(Heading::Chart(year));
    }
    headings
}

/// The years after 1900 that texts in a row count, by their positions: 1901 to 1903 for “01”, “02”, “03” and for “`CT_01`”,
/// “`CT_02`”, “`CT_03`”.
pub(in crate::import) fn short_years_in_row<'a>(texts: impl Iterator<Item = Option<&'a str>>) -> Vec<(usize, Year)> {
    const FEWEST_YEARS: usize = 3;
    let years: Vec<Option<(&str, u16)>> = texts.map(|text| short_year(text?)).collect();
    let follows = |a: &(&str, u16), b: &(&str, u16)| a.0 == b.0 && a.1 + 1 == b.1;
    let mut start = 0;
    let mut found = Vec::new();
    for run in years.chunk_by(|a, b| a.zip(*b).is_some_and(|(a, b)| follows(&a, &b))) {
        let positions = start..start + run.len();
        start = positions.end;
        if run.len() >= FEWEST_YEARS && run[0].is_some_and(|(_, first)| first < 10) {
            let year = |(_, year): &(&str, u16)| year_from_number(f64::from(1900 + *year));
            found.extend(positions.zip(run.iter().flatten().filter_map(year)));
        }
    }
    found
}

/// The word and the year after 1900 of a text that counts years if it stands in a row of such texts: “01”, “’01”, “Year 01”,
/// “`CT_01`”.
fn short_year(text: &str) -> Option<(&str, u16)> {
    let word = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = &text[word.len()..];
    let word = word.trim_end_matches(['_', '-', ' ', '\'', '’']);
    let is_year = word.is_empty() || is_cell_word(word, CellWord::Year);
    let year = digits.parse().ok().filter(|_| is_year && digits.len() == 2)?;
    Some((word, year))
}

/// The heading that a text is, in a cell or before a colon: “Director” in “Director: Ken Sproat”.
pub(in crate::import) fn heading_of_text(text: &str) -> Option<Heading> {
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

/// What a text is beside or above other cells.
#[derive(Clone, Copy, Debug, Default)]
struct TextMeaning {
    heading: Option<Heading>,
    /// Whether it marks a row of sums.
    is_total: bool,
}

thread_local! {
    static MEANINGS: RememberedTexts<TextMeaning> = RememberedTexts::default();
}

/// The meaning of a text without spaces around it.
fn meaning_of(text: &str) -> TextMeaning {
    if text.is_empty() || text.len() > MAX_QUESTION_BYTES {
        return TextMeaning::default();
    }
    let compute = |text: &str| {
        let heading = find_heading(text);
        let is_total = is_cell_word(text, CellWord::Total) || heading == Some(Heading::Total);
        TextMeaning { heading, is_total }
    };
    MEANINGS.with(|remembered| remembered.find(text, compute))
}

fn heading_in(text: &str) -> Option<Heading> {
    meaning_of(text).heading
}

fn find_heading(text: &str) -> Option<Heading> {
    if text.ends_with('?')
        && let Some(heading) = heading_of_question(text)
    {
        return Some(heading);
    }
    if text.len() > MAX_HEADING_BYTES {
        return None;
    }
    let folded = fold_word(text);
    let words = folded.trim_end_matches(['?', '*', ' ']);
    heading_of_words(words).or_else(|| {
        if is_cell_word(text, CellWord::Share) {
            return Some(Heading::Score);
        }
        let words = folded.as_str();
        if let Some(heading) = text.ends_with('.').then(|| heading_of_beginning(words)).flatten() {
            return Some(heading);
        }
        if let Some(heading) = parse_year(words).map(Heading::Chart).or_else(|| qualified_heading(text, words)) {
            return Some(heading);
        }
        // Only a text that is a number and a word for a round is read: a cell may hold anything.
        let may_name_round = words.contains(|c: char| c.is_ascii_digit()) || words.split(' ').any(is_round_word);
        let phrase = may_name_round.then(|| named_round(text)).flatten()?;
        let number = u16::try_from(phrase.number).ok().filter(|number| (1..=99).contains(number))?;
        phrase.is_whole.then_some(Heading::RoundScore(number))
    })
}

/// A longer question is not a heading of a form.
const MAX_QUESTION_BYTES: usize = 120;

/// The heading of a question of a form: “Which power did you play?”, “How many centres did you have at the end?”. `None` if
/// the question is about several headings.
fn heading_of_question(text: &str) -> Option<Heading> {
    if text.len() > MAX_QUESTION_BYTES || !text.contains(' ') {
        return None;
    }
    let may_be_asked = |heading: &Heading| {
        let of_game = matches!(heading, Heading::Round | Heading::Board | Heading::Power | Heading::Player);
        let of_seat = matches!(heading, Heading::Seat(SeatColumn::Centres | SeatColumn::Eliminated));
        of_game || of_seat || matches!(heading, Heading::FirstName | Heading::LastName)
    };
    let words = fold_word(text.trim_end_matches('?'));
    let words: Vec<&str> = words.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    // “Supply centres” and “last name” are two words.
    let pairs = words.windows(2).map(|pair| heading_of_words(&pair.join(" "))).chain([None]);
    let mut pairs = pairs.map(|heading| heading.filter(may_be_asked));
    let mut found: Vec<Heading> = Vec::new();
    let mut skip = false;
    for word in &words {
        let of_pair = pairs.next().flatten();
        if !std::mem::take(&mut skip) {
            skip = of_pair.is_some();
            found.extend(of_pair.or_else(|| heading_of_words(word).filter(may_be_asked)));
        }
    }
    found.dedup();
    // “How did the game end?” asks for no board.
    let is_about_end = || words.iter().any(|word| heading_of_words(word) == Some(Heading::LastYear));
    match found[..] {
        [Heading::Board] if is_about_end() => None,
        [only] => Some(only),
        _ => None,
    }
}

/// The heading of a word with a qualifier: “SC (final)”, “# SC”, “End SCs”, “Elim. year”, “1907 (final)”, “Power (nation)”.
fn qualified_heading(text: &str, words: &str) -> Option<Heading> {
    // Every text of a sheet may be asked for, and most have no such mark.
    let spaced = if words.contains(['#', '–', '—', ',']) {
        let spaced = words.replace('#', " # ").replace(['–', '—', ','], " ");
        Cow::Owned(spaced.split_whitespace().collect::<Vec<_>>().join(" "))
    } else {
        Cow::Borrowed(words)
    };
    let words = &*spaced;
    // “SC/Out”: the year of an elimination stands beside the count. Without the mark, “AUS SC” is about Austria.
    let of_slash =
        text.split_once('/').map(|(first, last)| [first, last].map(|word| heading_of_words(&fold_word(word))));
    let out = Some(Heading::Seat(SeatColumn::Eliminated));
    if of_slash.is_some_and(|pair| [[Some(Heading::CENTRES), out], [out, Some(Heading::CENTRES)]].contains(&pair)) {
        return Some(Heading::CENTRES);
    }
    let splits = words.match_indices(' ').map(|(at, _)| (&words[..at], &words[at + 1..]));
    let either = splits.flat_map(|(first, last)| [(first, last), (last, first)]);
    let of_form = words.split_once(' ').filter(|(first, _)| is_cell_word(first, CellWord::Possessive));
    if let Some(heading) = of_form.and_then(|(_, heading)| heading_of_words(heading)) {
        return Some(heading);
    }
    let of_qualifier = either.into_iter().find_map(|(qualifier, base)| {
        let heading = heading_of_words(base).or_else(|| parse_year(base).map(Heading::Chart))?;
        qualify(heading, qualifier)
    });
    of_qualifier.or_else(|| {
        let (base, bracket) = split_bracket(text)?;
        let heading = heading_of_words(&fold_word(base))?;
        let is_year_out = || bracket.split(' ').any(|word| is_cell_word(word, CellWord::Year));
        if heading == Heading::Seat(SeatColumn::Eliminated) && is_year_out() {
            return Some(heading);
        }
        // Whatever a bracket says about a name, the column holds names. Counts and scores could be those of another game.
        let is_of_names = matches!(heading, Heading::Power | Heading::Board | Heading::Note) || heading.is_name();
        is_of_names.then_some(heading)
    })
}

/// The heading that a qualifier makes of another one. `None` if the two make no heading.
fn qualify(heading: Heading, qualifier: &str) -> Option<Heading> {
    let is = |meaning| is_cell_word(qualifier, meaning);
    match heading {
        Heading::CENTRES if is(CellWord::Final) => Some(Heading::FinalCount),
        Heading::CENTRES => {
            parse_year(qualifier).map(Heading::Chart).or_else(|| is(CellWord::Number).then_some(heading))
        }
        Heading::Chart(_) | Heading::Score | Heading::Total if is(CellWord::Final) => Some(heading),
        Heading::Seat(SeatColumn::Eliminated) | Heading::LastYear if is(CellWord::Year) => Some(heading),
        Heading::FinalCount | Heading::StartCount | Heading::Games | Heading::Boards if is(CellWord::Number) => {
            Some(heading)
        }
        // “Number of boards” is a count, and “Board N” is a board.
        Heading::Board | Heading::Round if qualifier == "#" || qualifier.len() > 1 && is_number_mark(qualifier) => {
            Some(heading)
        }
        _ => None,
    }
}

/// “1904”, “F1904” or “Autumn 1904”.
pub(in crate::import) fn parse_year(words: &str) -> Option<Year> {
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

/// Whether this text marks a row of sums: “Total”, “Sum”, “Check”.
pub(in crate::import) fn is_total_label(text: &str) -> bool {
    meaning_of(text.trim()).is_total
}

/// Whether this text ends in such a word, as the sums of a player in a pivot table do: “Ann Lee Total”.
pub(in crate::import) fn ends_in_total_label(text: &str) -> bool {
    text.rsplit_once(' ').is_some_and(|(_, last)| is_total_label(last))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::Language;
    use crate::scoring::{DraftPart, SystemLibrary};

    fn heading(text: &str) -> Option<Heading> {
        heading_in(text)
    }

    #[test]
    fn what_a_language_calls_a_column_of_a_system_is_no_heading_of_a_sheet_unless_the_english_name_is_one() {
        for system in SystemLibrary::shipped().systems() {
            let columns = system.columns.iter().enumerate().filter(|(_, column)| heading(&column.name).is_none());
            for (at, _) in columns {
                for language in Language::ALL {
                    let translated = system.name_of(DraftPart::Column(at), language);
                    assert_eq!(heading(translated), None, "{}: {translated}", system.name);
                }
            }
        }
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
        for text in ["Игрок", "Παίκτης", "ΠΑΙΚΤΗΣ", "Hráč", "Pelaaja", "Játékos", "OYUNCU", "Гравець"]
        {
            assert_eq!(heading(text), Some(Heading::Player), "{text}");
        }
        assert_eq!(heading("Cyrille Sevin"), None);
        assert_eq!(heading("Russia"), None);
    }

    #[test]
    fn the_headings_that_the_window_names_are_known_in_its_languages() {
        for (texts, named) in [
            (["Round", "Runde", "Ronde", "Round"], Heading::Round),
            (["Board", "Brett", "Table", "Tavolo"], Heading::Board),
            (["Power", "Land", "Pays", "Potenza"], Heading::Power),
            (["Player", "Spieler", "Joueur", "Giocatore"], Heading::Player),
            (["First name", "Vorname", "Prénom", "Nome di battesimo"], Heading::FirstName),
            (["SC", "Zentren", "Centres", "Centri"], Heading::CENTRES),
            (["Final", "Endstand", "Final", "Centri finali"], Heading::FinalCount),
            (["Place", "Platz", "Place", "Posto"], Heading::Place),
            (["Games", "Partien", "Parties", "Partite"], Heading::Games),
            (["Note", "Anmerkung", "Remarque", "Nota"], Heading::Note),
        ] {
            assert_eq!(texts.map(heading), [Some(named); 4], "{texts:?}");
        }
    }

    #[test]
    fn a_heading_is_known_with_its_qualifier() {
        for text in ["SC (final)", "End SCs", "SC end", "Zentren (Endstand)", "SCs – end"] {
            assert_eq!(heading(text), Some(Heading::FinalCount), "{text}");
        }
        for text in ["# SC", "SC #", "#SCs", "No. of SCs", "Anzahl der Zentren", "nb de centres"] {
            assert_eq!(heading(text), Some(Heading::CENTRES), "{text}");
        }
        for text in ["Elim. year", "Year elim.", "Elim. in", "Jahr (raus)", "died in"] {
            assert_eq!(heading(text), Some(Heading::Seat(SeatColumn::Eliminated)), "{text}");
        }
        for text in ["SC's", "S.C.", "# of centres", "SC/Out"] {
            assert_eq!(heading(text), Some(Heading::CENTRES), "{text}");
        }
        for text in ["1907 (final)", "Supply centres 1907", "SC 1907", "1907 SCs"] {
            assert_eq!(heading(text), Some(Heading::Chart(Year(1907))), "{text}");
        }
        assert_eq!(heading("Wie heißt du?"), Some(Heading::Player));
        assert_eq!(
            [heading("Power (nation)"), heading("Player (full name)")],
            [Some(Heading::Power), Some(Heading::Player)]
        );
        let of_form = ["Your power", "your centres", "My board", "Dein Land", "Votre pays"].map(heading);
        let read = [Heading::Power, Heading::CENTRES, Heading::Board, Heading::Power, Heading::Power];
        assert_eq!(of_form, read.map(Some));
        assert_eq!([heading("Board #"), heading("Round no.")], [Some(Heading::Board), Some(Heading::Round)]);
        assert_eq!(
            ["N° ronda", "Nº mesa", "№ стола"].map(heading),
            [Heading::Round, Heading::Board, Heading::Board].map(Some)
        );
        assert_eq!([heading("N° centros"), heading("Anzahl Runden")], [Some(Heading::CENTRES), None]);
        // Another count, a number of a player, a name, and a title.
        for text in [
            "SC (previous game)",
            "Board C",
            "Board N",
            "Player #",
            "# player",
            "Ann Lee (final)",
            "Score (old)",
            "Final Frank",
            "R1 #2",
        ] {
            assert_eq!(heading(text), None, "{text}");
        }
    }

    #[test]
    fn a_question_of_a_form_is_the_heading_that_it_asks_about() {
        for (text, asked) in [
            ("What is your name?", Some(Heading::Player)),
            ("Which round was it?", Some(Heading::Round)),
            ("Which board did you play on?", Some(Heading::Board)),
            ("Which power did you play?", Some(Heading::Power)),
            ("How many supply centres did you have at the end?", Some(Heading::CENTRES)),
            ("If you were eliminated, in which year?", Some(Heading::Seat(SeatColumn::Eliminated))),
            ("Welches Land hast du gespielt?", Some(Heading::Power)),
            // About two things, or about none that a form asks for.
            ("Which power had the most centres?", None),
            ("Who won the board?", None),
            ("How did the game end?", None),
            ("Did you enjoy it?", None),
        ] {
            assert_eq!(heading(text), asked, "{text}");
        }
        assert_eq!(heading("Out (game year)"), Some(Heading::Seat(SeatColumn::Eliminated)));
        assert_eq!(heading("SC (game year)"), None);
    }
}
