//! Reads a text with one line for each board, as directors write it in mails and forums: “Board A: Austria Ann 5, England Ben
//! 4 …”. Each such line becomes a title, headings and a row for each power, so the rows are not the lines of the text.

use crate::book::count_notation::parse_count_cell;
use crate::book::language_words::{fold_word, heading_key};
use crate::book::{PerPower, Power};

/// A text of results is never as long.
const MOST_BYTES: usize = 1_000_000;

/// The fewest powers of a line that is a board. At least one line must have all seven.
const FEWEST_POWERS: usize = 5;

/// Signs that stand between a power, a player and a count, or between two powers.
const MARKS: [char; 12] = [':', '-', '–', '—', '=', ',', ';', '.', '/', '|', '\t', ' '];

/// The player and the count of a power, as the line writes them. The count may be blank.
type SeatText = (String, String);

/// The rows of the text, each with its cells. `None` if it has no line with a board.
pub(super) fn read(text: &str) -> Option<Vec<Vec<String>>> {
    if text.len() > MOST_BYTES {
        return None;
    }
    let lines: Vec<(&str, Option<BoardLine>)> =
        text.lines().map(str::trim).map(|line| (line, BoardLine::read(line))).collect();
    let boards = || lines.iter().filter_map(|(_, board)| board.as_ref());
    if !boards().any(|board| board.seats.values().all(Option::is_some)) {
        return None;
    }
    let has_counts = boards().any(|board| board.seats.values().flatten().any(|(_, count)| !count.is_empty()));
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (line, board) in &lines {
        match board {
            Some(board) => rows.extend(board.rows(has_counts)),
            None if line.is_empty() => {}
            None => rows.push(vec![(*line).to_owned()]),
        }
    }
    Some(rows)
}

/// A line with the players of a board.
#[derive(Default)]
struct BoardLine {
    title: String,
    seats: PerPower<Option<SeatText>>,
    /// The sentence behind the last seat: “Ended 1907”.
    remark: String,
}

impl BoardLine {
    fn read(line: &str) -> Option<Self> {
        let (line, remark) = split_remark(line);
        let read =
            [PowerWords::Words, PowerWords::Letters].into_iter().find_map(|words| Self::with_powers(line, words));
        read.map(|board| BoardLine { remark: remark.to_owned(), ..board })
    }

    fn with_powers(line: &str, words: PowerWords) -> Option<Self> {
        let separated = [';', '|', ',', '/'].into_iter().find_map(|separator| {
            let pieces: Vec<&str> = line.split(separator).collect();
            (pieces.len() >= FEWEST_POWERS).then(|| Self::of_pieces(&pieces, words)).flatten()
        });
        separated.or_else(|| Self::of_powers(line, words))
    }

    /// The board of a line whose seats are separated. A piece without a power belongs to the piece before it.
    fn of_pieces(pieces: &[&str], words: PowerWords) -> Option<Self> {
        let mut board = BoardLine::default();
        let mut last = None;
        for (at, piece) in pieces.iter().enumerate() {
            match seat_of_piece(piece, words) {
                Some((title, power, seat)) if title.is_empty() || at == 0 => {
                    if at == 0 {
                        title.clone_into(&mut board.title);
                    }
                    board.add(power, seat)?;
                    last = Some(power);
                }
                Some(_) => return None,
                None => {
                    let (player, count) = board.seats[last?].as_mut()?;
                    let rest = trim_marks(piece);
                    if count.is_empty() && parse_count_cell(rest).is_some() {
                        rest.clone_into(count);
                    } else if !rest.is_empty() {
                        *player = format!("{player}, {rest}");
                    }
                }
            }
        }
        board.is_board().then_some(board)
    }

    /// The board of a line whose powers stand before their players, with any sign or none between two seats.
    fn of_powers(line: &str, words: PowerWords) -> Option<Self> {
        let starts = words.powers_in(line);
        let title = trim_marks(&line[..starts.first()?.0]).to_owned();
        let mut board = BoardLine { title, ..BoardLine::default() };
        for (at, &(_, end, power)) in starts.iter().enumerate() {
            let next = starts.get(at + 1).map_or(line.len(), |next| next.0);
            board.add(power, player_and_count(&line[end..next]))?;
        }
        board.is_board().then_some(board)
    }

    /// Adds a seat. `None` if the board has the power already.
    fn add(&mut self, power: Power, seat: SeatText) -> Option<()> {
        self.seats[power].replace(seat).is_none().then_some(())
    }

    /// Whether there are enough powers, each with a player. Headings such as “Austria player” have the same word for each power.
    fn is_board(&self) -> bool {
        let players = || self.seats.values().flatten().map(|(player, _)| player);
        let is_heading = |player: &String| {
            let word = player.split([' ', ',', ';']).next().unwrap_or_default();
            heading_key(&fold_word(word)).is_some()
        };
        players().count() >= FEWEST_POWERS
            && players().all(|player| player.contains(char::is_alphabetic))
            && !players().all(is_heading)
            && players().any(|player| Some(player) != players().next())
    }

    /// The title, the headings and a row for each power, with a blank row below.
    fn rows(&self, has_counts: bool) -> Vec<Vec<String>> {
        let columns = if has_counts { 3 } else { 2 };
        let headings = ["Power", "Player", "Centres"].map(str::to_owned);
        let seats = Power::ALL.into_iter().filter_map(|power| Some((power, self.seats[power].clone()?)));
        let seats = seats.map(|(power, (player, count))| vec![power.name().to_owned(), player, count]);
        let table = std::iter::once(headings.to_vec()).chain(seats).map(|mut row| {
            row.truncate(columns);
            row
        });
        let remark = Some(self.remark.clone()).filter(|remark| !remark.is_empty());
        let titles = std::iter::once(self.title.clone()).chain(remark).collect();
        std::iter::once(titles).chain(table).chain([Vec::new()]).collect()
    }
}

/// What stands before the power of a piece, the power, and its seat: “Austria Ann 5”, “Ann (Austria) 5”.
fn seat_of_piece(piece: &str, words: PowerWords) -> Option<(&str, Power, SeatText)> {
    if let Some((open, close)) = piece.find('(').zip(piece.find(')')).filter(|(open, close)| open < close)
        && let Some(power) = Power::parse_in_column(&piece[open + 1..close])
    {
        let (title, player) = piece[..open].rsplit_once(':').unwrap_or(("", &piece[..open]));
        return Some((trim_marks(title), power, player_and_count(&format!("{player} {}", &piece[close + 1..]))));
    }
    let [(start, end, power)] = words.powers_in(piece)[..] else { return None };
    Some((trim_marks(&piece[..start]), power, player_and_count(&piece[end..])))
}

/// Whether a line names most powers twice, as headings do: “Austria, Austria SCs, England, England SCs, …”.
fn names_most_powers_twice(found: &[(usize, usize, Power)]) -> bool {
    let count = |power: Power| found.iter().filter(|(_, _, named)| *named == power).count();
    Power::ALL.into_iter().filter(|power| count(*power) > 1).count() >= FEWEST_POWERS
}

/// How a line writes its powers.
#[derive(Clone, Copy)]
enum PowerWords {
    /// As words: “Austria”, “AUS”.
    Words,
    /// As letters before a colon or an equals sign: “A: Ann”.
    Letters,
}

impl PowerWords {
    /// The powers of a text, each with the bytes of its word.
    fn powers_in(self, text: &str) -> Vec<(usize, usize, Power)> {
        let mut found = Vec::new();
        let mut from = 0;
        while let Some(start) = text[from..].find(char::is_alphabetic).map(|at| from + at) {
            let length = text[start..].find(|letter: char| !letter.is_alphabetic()).unwrap_or(text.len() - start);
            from = start + length;
            let word = &text[start..from];
            let has_one_letter = word.chars().count() == 1;
            // “Bram de Wit” is no German.
            let is_small = word.chars().count() == 2 && word.starts_with(char::is_lowercase);
            let fits = match self {
                PowerWords::Words => !has_one_letter && !is_small,
                PowerWords::Letters => has_one_letter && text[from..].trim_start().starts_with([':', '=']),
            };
            if let Some(power) = Power::parse_in_column(word).filter(|_| fits) {
                found.push((start, from, power));
            }
        }
        if names_most_powers_twice(&found) {
            return Vec::new();
        }
        // In “Board A: A: Ann”, the first letter is the name of the board.
        let next: Vec<usize> = found.iter().skip(1).map(|(start, _, _)| *start).collect();
        let mut next = next.into_iter();
        found.retain(|(_, end, _)| next.next().is_none_or(|next| !trim_marks(&text[*end..next]).is_empty()));
        found
    }
}

/// The player and the count of a seat: “Ann Lee (5)”, “Ann Lee - 0 (1904)”, “5 Ann Lee”.
fn player_and_count(text: &str) -> SeatText {
    let text = trim_marks(text);
    let spaces = || text.char_indices().filter(|(_, letter)| letter.is_whitespace()).map(|(at, _)| at);
    let has_letters = |text: &str| text.contains(char::is_alphabetic);
    let after = spaces().map(|at| (trim_marks(&text[..at]), without_brackets(trim_marks(&text[at..]))));
    // “0 (1904) Dan” begins with more than a number.
    let before = spaces().rev().filter(|at| !has_letters(&text[..*at]));
    let before = before.map(|at| (trim_marks(&text[at..]), without_brackets(trim_marks(&text[..at]))));
    let is_seat = |(player, count): &(&str, &str)| has_letters(player) && parse_count_cell(count).is_some();
    let (player, count) = after.chain(before).find(is_seat).unwrap_or((without_brackets(text), ""));
    (without_brackets(player).to_owned(), count.to_owned())
}

/// A line without the sentence behind its last bracket, and that sentence: “Turkey 7 (Ann Lee)” and “Ended 1907”.
fn split_remark(line: &str) -> (&str, &str) {
    let split = line.rfind(')').map(|at| line.split_at(at + 1)).filter(|(_, rest)| rest.starts_with(". "));
    split.map_or((line, ""), |(seats, rest)| (seats, trim_marks(rest)))
}

/// A text without the brackets around the whole of it.
fn without_brackets(text: &str) -> &str {
    text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).filter(|rest| !rest.contains('(')).unwrap_or(text)
}

fn trim_marks(text: &str) -> &str {
    text.trim_matches(MARKS)
}

#[cfg(test)]
mod tests {
    use super::read;

    /// The first board of a text: its title and its rows.
    fn board(text: &str) -> Option<(String, Vec<[String; 3]>)> {
        let rows = read(text)?;
        let headings = rows.iter().position(|row| row.first().is_some_and(|cell| cell == "Power"))?;
        let cell = |row: &[String], column: usize| row.get(column).cloned().unwrap_or_default();
        let seats = rows[headings + 1..].iter().take_while(|row| !row.is_empty());
        let seats = seats.map(|row| [cell(row, 0), cell(row, 1), cell(row, 2)]).collect();
        Some((rows[headings - 1].join(" "), seats))
    }

    fn seats(cells: [(&str, &str); 7]) -> Vec<[String; 3]> {
        let powers = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
        let rows = powers.into_iter().zip(cells);
        rows.map(|(power, (player, count))| [power, player, count].map(str::to_owned)).collect()
    }

    const SEATS: [(&str, &str); 7] =
        [("Ann Lee", "5"), ("Ben", "4"), ("Cid", "6"), ("Dan", "0 (1904)"), ("Eve", "10"), ("Fay", "5"), ("Gus", "4")];

    #[test]
    fn a_line_for_each_board_is_read() {
        for text in [
            "Board A: Austria Ann Lee 5, England Ben 4, France Cid 6, Germany Dan 0 (1904), Italy Eve 10, Russia Fay 5, Turkey Gus 4",
            "Board A - Austria: Ann Lee (5); England: Ben (4); France: Cid (6); Germany: Dan - 0 (1904); Italy: Eve (10); Russia: Fay (5); Turkey: Gus (4)",
            "Board A: Austria Ann Lee 5 England Ben 4 France Cid 6 Germany Dan 0 (1904) Italy Eve 10 Russia Fay 5 Turkey Gus 4",
            "Board A: Gus (Turkey) 4, Ann Lee (Austria) 5, Ben (England) 4, Cid (France) 6, Dan (Germany) 0 (1904), Eve (Italy) 10, Fay (Russia) 5",
            "Board A: A: Ann Lee 5, E: Ben 4, F: Cid 6, G: Dan 0 (1904), I: Eve 10, R: Fay 5, T: Gus 4",
            "Board A: Autriche: Ann Lee, 5 / Angleterre: Ben, 4 / France: Cid, 6 / Allemagne: Dan, 0 (1904) / Italie: Eve, 10 / Russie: Fay, 5 / Turquie: Gus, 4",
            "Board A: Austria 5 (Ann Lee), England 4 (Ben), France 6 (Cid), Germany 0 (1904) (Dan), Italy 10 (Eve), Russia 5 (Fay), Turkey 4 (Gus)",
            "Board A: AUS 5 Ann Lee, ENG 4 Ben, FRA 6 Cid, GER 0 (1904) Dan, ITA 10 Eve, RUS 5 Fay, TUR 4 Gus",
        ] {
            assert_eq!(board(text), Some(("Board A".to_owned(), seats(SEATS))), "{text}");
        }
    }

    #[test]
    fn the_other_lines_stay_in_their_order() {
        let text = "Round 2\nBoard A: Austria Ann, England Ben, France Cid, Germany Dan, Italy Eve, Russia Fay, Turkey Gus\n\nGood luck!\n";
        let rows = read(text).unwrap();
        assert_eq!((rows[0].join(" "), rows[1].join(" ")), ("Round 2".to_owned(), "Board A".to_owned()));
        assert_eq!((rows[2].len(), rows.last().unwrap().join(" ")), (2, "Good luck!".to_owned()));
    }

    #[test]
    fn a_small_word_of_a_name_is_no_power() {
        let text = "Austria 5 (Ann de Lee), England 4 (Ben), France 6 (Cid), Germany 5 (Dan), Italy 5 (Eve), Russia 5 (Fay), Turkey 4 (Gus)";
        assert!(read(text).unwrap().contains(&["Austria", "Ann de Lee", "5"].map(str::to_owned).to_vec()));
    }

    #[test]
    fn a_sentence_behind_the_seats_stands_beside_the_title() {
        let text = "Board A: Austria 5 (Ann), England 4 (Ben), France 6 (Cid), Germany 5 (Dan), Italy 5 (Eve), Russia 5 (Fay), \
                    Turkey 4 (Gus). Ended 1907.";
        let rows = read(text).unwrap();
        assert_eq!(
            (rows[0].join("|"), rows[8].join("|")),
            ("Board A|Ended 1907".to_owned(), "Turkey|Gus|4".to_owned())
        );
    }

    #[test]
    fn other_texts_have_no_such_lines() {
        for text in [
            "Board,Austria,England,France,Germany,Italy,Russia,Turkey\nA,Ann,Ben,Cid,Dan,Eve,Fay,Gus\n",
            "Board,Austria - player,England - player,France - player,Germany - player,Italy - player,Russia - player,Turkey - player\n",
            "Austria: 5, England: 4, France: 6, Germany: 3, Italy: 7, Russia: 5, Turkey: 4\n",
            "Power,Player\nAustria,Ann\n",
            "Board,Austria,Austria SCs,England,England SCs,France,France SCs,Germany,Germany SCs,Italy,Italy SCs,Russia,Russia SCs,Turkey,Turkey SCs\n",
            "Board;Austria;Centres A;England;Centres E;France;Centres F;Germany;Centres G;Italy;Centres I;Russia;Centres R;Turkey;Centres T\n",
            "Board\tAUS\tAUS pts\tENG\tENG pts\tFRA\tFRA pts\tGER\tGER pts\tITA\tITA pts\tRUS\tRUS pts\tTUR\tTUR pts\n",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
