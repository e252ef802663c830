//! Splits lines of a mail or a chat that write the seats of a board as sentences: “Austria 11”, “Austria: Ann Lee - 11”, and all of
//! them in one line, “A10 E5 F3 G4 I5 R4 T3”.

use crate::book::Power;
use crate::book::count_notation::parse_count_cell;
use crate::import::prose::{TitleDays, ToldSeat, seat_of_line, start_of_title};
use crate::import::words::title_words;

/// The fewest seats of a line that has several, and of a block.
const FEWEST_SEATS: usize = 2;

/// A longer text is a file.
pub(super) const MOST_LINES: usize = 1000;

/// A longer line is a text and no row of seats.
const MOST_BYTES: usize = 400;

/// Signs between a power, a player and a count.
const MARKS: [char; 9] = [':', '-', '–', '—', '=', ',', ';', '.', ' '];

/// Whether a line has a seat, or several.
pub(super) fn has_seats(line: &str) -> bool {
    !seats_of(line).is_empty()
}

fn seats_of(line: &str) -> Vec<ToldSeat> {
    let several = counts_in_line(line).or_else(|| bare_counts_in_line(line));
    several.unwrap_or_else(|| seat_or_count(line).into_iter().collect())
}

/// The rows of these lines, if at least two powers are in them: the power, the player if any line names one, and the count. Other
/// lines stay as they are.
pub(super) fn split<'t>(lines: impl Iterator<Item = &'t str>) -> Option<Vec<Vec<String>>> {
    let lines: Vec<(&str, Vec<ToldSeat>)> = lines.take(MOST_LINES).map(|line| (line, seats_of(line))).collect();
    if lines.len() == MOST_LINES {
        return None;
    }
    let seats = || lines.iter().flat_map(|(_, seats)| seats);
    let first = seats().next()?.power;
    let has_several = seats().count() >= FEWEST_SEATS && seats().any(|seat| seat.power != first);
    if !has_several || seats().all(|seat| seat.count.is_empty() && seat.player.is_empty()) {
        return None;
    }
    let has_players = seats().any(|seat| !seat.player.is_empty());
    let row_of_seat = |seat: &ToldSeat| {
        let player = has_players.then(|| seat.player.clone());
        [Some(seat.power.name().to_owned()), player, Some(seat.count.clone())].into_iter().flatten().collect()
    };
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (line, seats) in &lines {
        if seats.is_empty() {
            rows.extend((!line.is_empty()).then(|| vec![title_in(line).to_owned()]));
            continue;
        }
        let title = counts_behind_title(line).map_or_else(|| title_before(line), |(title, _)| title);
        if seats.len() > 1 && !title.is_empty() {
            rows.push(vec![title.to_owned()]);
        }
        rows.extend(seats.iter().map(row_of_seat));
    }
    Some(rows)
}

/// The title of a board at the end of a sentence: “board B” of “Hi, here is board B:”. Any other line is whole.
fn title_in(line: &str) -> &str {
    match start_of_title(line, TitleDays::Rounds) {
        0 => line,
        at => line[at..].trim_end_matches([':', '.', ' ']),
    }
}

/// The title of a board at the beginning of a line or of a sentence in it, and the bare counts behind it: “Board A” and
/// “10 6 5 3 7 2 1”.
pub(super) fn counts_behind_title(line: &str) -> Option<(&str, &str)> {
    if line.len() > MOST_BYTES {
        return None;
    }
    let starts = std::iter::once(0).chain(line.match_indices(' ').map(|(at, _)| at + 1));
    starts.map(|at| &line[at..]).find_map(|text| {
        let rest = title_words::parse_game_title(text)?.rest.trim_matches(MARKS);
        let is_counts = rest.starts_with(|c: char| c.is_ascii_digit()) && !rest.contains(char::is_alphabetic);
        let title = text.trim_end_matches(MARKS).strip_suffix(rest)?.trim_end_matches(MARKS);
        is_counts.then_some((title, rest))
    })
}

/// The seats of seven bare counts behind the title of a board, from Austria to Turkey.
fn bare_counts_in_line(line: &str) -> Option<Vec<ToldSeat>> {
    let (_, counts) = counts_behind_title(line)?;
    let counts = parts_of(counts);
    let is_count = |text: &&str| text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    let seats = Power::ALL.into_iter().zip(&counts).map(|(power, count)| ToldSeat {
        power,
        player: String::new(),
        count: (*count).to_owned(),
    });
    (counts.len() == Power::ALL.len() && counts.iter().all(is_count)).then(|| seats.collect())
}

/// The text before the first of several counts: “Board B” in “Board B: A10 E5”.
fn title_before(line: &str) -> &str {
    let starts = line.char_indices().map(|(at, _)| at);
    let start = starts
        .filter(|at| counts_from(&line[*at..]).is_some_and(|seats| seats.len() >= FEWEST_SEATS))
        .find(|at| *at == 0 || !line[..*at].ends_with(char::is_alphanumeric));
    start.map_or("", |at| line[..at].trim_matches(MARKS))
}

/// The counts of a line that has several, perhaps behind a title.
fn counts_in_line(line: &str) -> Option<Vec<ToldSeat>> {
    if line.len() > MOST_BYTES {
        return None;
    }
    let starts =
        line.char_indices().map(|(at, _)| at).filter(|at| *at == 0 || !line[..*at].ends_with(char::is_alphanumeric));
    starts.map(|at| &line[at..]).filter_map(counts_from).find(|seats| seats.len() >= FEWEST_SEATS)
}

/// The counts in a text of nothing else: a power, a count, and so on. `None` for any other text, and where a power comes twice.
fn counts_from(text: &str) -> Option<Vec<ToldSeat>> {
    let mut seats: Vec<ToldSeat> = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let letters = rest.find(|c: char| !c.is_alphabetic())?;
        let power = Power::parse_in_column(&rest[..letters])?;
        let number = rest[letters..].trim_start_matches([':', '-', '–', '=', ' ']);
        let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
        let is_whole = !number[end..].starts_with(char::is_alphabetic);
        if end == 0 || end > 2 || !is_whole || seats.iter().any(|seat| seat.power == power) {
            return None;
        }
        seats.push(ToldSeat { power, player: String::new(), count: number[..end].to_owned() });
        rest = number[end..].trim_start_matches([',', ';', '/', '|', '.', ' ']);
    }
    Some(seats)
}

/// The seat of a line: “Austria 11”, or a sentence with a player.
fn seat_or_count(line: &str) -> Option<ToldSeat> {
    if line.len() > MOST_BYTES {
        return None;
    }
    let end = line.find(|c: char| !c.is_alphabetic()).unwrap_or(line.len());
    let word = &line[..end];
    let is_begun = |text: &str| text.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '†' | '✝'));
    let is_count = |text: &str| is_begun(text) && parse_count_cell(text).is_some();
    let is_marked =
        line[end..].starts_with(|c: char| c.is_ascii_digit() || matches!(c, ':' | '=')) || is_count(line[end..].trim());
    // “A new player” begins with a letter, and “France Lee” is a name.
    let has_letters = word.chars().count() > 1;
    let power = Power::parse_in_column(word).filter(|_| has_letters || is_marked);
    let rest = line[end..].trim_matches(MARKS);
    let count =
        power.filter(|_| is_count(rest)).map(|power| ToldSeat { power, player: String::new(), count: rest.to_owned() });
    count.or_else(|| seat_of_line(line))
}

/// The parts of a text between blanks and the other signs with which counts are parted.
pub(super) fn parts_of(text: &str) -> Vec<&str> {
    text.split([' ', ',', ';', '/', '-', '–']).filter(|part| !part.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::split;

    fn rows(text: &str) -> Option<Vec<String>> {
        Some(split(text.lines())?.into_iter().map(|row| row.join("|")).collect())
    }

    #[test]
    fn powers_with_counts_are_rows_however_they_are_written() {
        let wanted = Some(["Austria|11", "England|0", "France|5"].map(str::to_owned).to_vec());
        for text in [
            "Austria 11\nEngland 0\nFrance 5",
            "Austria: 11\nEngland: 0\nFrance: 5",
            "AUS - 11\nENG - 0\nFRA - 5",
            "A11 E0 F5",
            "A 11, E 0, F 5",
            "A=11; E=0; F=5.",
            "Austria 11, England 0, France 5",
            "A: 11\nE: 0\nF: 5",
            "A11\nE0\nF5",
        ] {
            assert_eq!(rows(text), wanted, "{text}");
        }
        let of_a = Some(
            ["Board A", "Austria|10", "England|6", "France|5", "Germany|3", "Italy|7", "Russia|2", "Turkey|1"]
                .map(str::to_owned)
                .to_vec(),
        );
        for text in ["Board A: 10 6 5 3 7 2 1", "Board A 10, 6, 5, 3, 7, 2, 1.", "Board A - 10-6-5-3-7-2-1"] {
            assert_eq!(rows(text), of_a, "{text}");
        }
        assert_eq!(rows("Hi, this is Board A: 10 6 5 3 7 2 1"), of_a);
        assert_eq!(rows("Board A: 10 6 5 3 7 2 1\nBoard B: 9 7 5 3 7 2 1").unwrap().len(), 16);
        assert_eq!(rows("Board B: A11 E0"), Some(["Board B", "Austria|11", "England|0"].map(str::to_owned).to_vec()));
        assert_eq!(
            rows("Hi, here is board C:\nA1\nE5"),
            Some(["board C", "Austria|1", "England|5"].map(str::to_owned).to_vec())
        );
        assert_eq!(rows("Russia † 05\nTurkey: †\nItaly 5").unwrap(), ["Russia|† 05", "Turkey|†", "Italy|5"]);
        assert_eq!(
            rows("Hi, here is our result:\nAustria: 11\nItaly: 0 (1904)"),
            Some(["Hi, here is our result:", "Austria|11", "Italy|0 (1904)"].map(str::to_owned).to_vec())
        );
    }

    #[test]
    fn players_stand_between_power_and_count() {
        for text in [
            "Austria: Ann Lee 11\nItaly: Bo Ek 5",
            "Austria - Ann Lee - 11\nItaly - Bo Ek (5)",
            "Ann Lee (Austria) 11\nBo Ek (Italy) 5",
        ] {
            assert_eq!(rows(text), Some(["Austria|Ann Lee|11", "Italy|Bo Ek|5"].map(str::to_owned).to_vec()), "{text}");
        }
        assert_eq!(
            rows("Austria: Ann Lee out in 1904\nItaly: Bo Ek, 5 centres"),
            Some(["Austria|Ann Lee|out in 1904", "Italy|Bo Ek|5 centres"].map(str::to_owned).to_vec())
        );
        assert_eq!(
            rows("Austria: Ann Lee\nItaly: Bo Ek"),
            Some(["Austria|Ann Lee|", "Italy|Bo Ek|"].map(str::to_owned).to_vec())
        );
    }

    #[test]
    fn other_texts_are_not_split() {
        for text in [
            "Ann Lee\nBo Ek",
            "France Lee\nItaly Ek",
            "11\n5\n3",
            "Austria\nEngland\nFrance",
            "A 1\nA 2",
            "F1 F2 F3",
            "A new player\nE",
            "Board A: 10 6 5 3 7 2",
            "Round 1: 10 6 5 3 7 2 1",
        ] {
            assert_eq!(rows(text), None, "{text}");
        }
    }
}
