//! Reads a text in which sentences say who played, as directors write it in mails, chats, forums and minutes: a line for each board,
//! or a line for each power. Each board becomes headings and a row for each power, so the rows are not the lines of the text.

mod board_line;
mod boards_beside;
mod corrections;
mod line_marks;
mod seat_phrase;
mod title_line;
mod year_charts;

use std::borrow::Cow;

use self::board_line::BoardLine;
use self::boards_beside::one_below_another;
use self::corrections::read_corrections;
use self::line_marks::{PlainLine, without_leaders, without_place};
pub(super) use self::line_marks::{without_item_or_place, without_quote_marks};
pub(super) use self::seat_phrase::{ToldSeat, seat_of_line};
use self::seat_phrase::{eliminated_seats, misspelt_seat, seat_of_letter};
pub(super) use self::title_line::{TitleDays, start_of_title};
use self::title_line::{split_remark_in_bracket, split_title};
use self::year_charts::join_charts;
use crate::book::language_words::{fold_word, heading_key};
use crate::import::words::dated_names::is_date_or_day;
use crate::import::words::heading_words::{Heading, heading_of_text};

/// A text of results is never as long.
const MOST_BYTES: usize = 1_000_000;

/// The fewest powers of a board. At least one board of the text must have all seven.
const FEWEST_POWERS: usize = 5;

/// What a line of the text is.
enum Line {
    Board(Box<BoardLine>),
    Seats(Vec<ToldSeat>),
    /// A seat of a power whose name is misspelt.
    Misspelt(String, ToldSeat),
    /// A seat whose power is a letter. Any sentence may begin with a letter, so one such line tells nothing.
    OfLetter(ToldSeat),
    /// The headings of columns: “POWER  SC  PLAYER”.
    Headings,
    Blank,
    Other,
}

/// The words of a line, without the marks of a mail, a chat or a list around them.
pub(super) fn plain_line(line: &str) -> String {
    PlainLine::of(line).text
}

/// The rows of the text, each with its cells. `None` if no board is told in it. In a text that is a table, a line with one power is
/// a row.
pub(super) fn read(text: &str, is_table: bool) -> Option<Vec<Vec<String>>> {
    if text.len() > MOST_BYTES {
        return None;
    }
    let text = if is_table { Cow::Borrowed(text) } else { one_below_another(text) };
    let lines: Vec<(PlainLine, Line)> = text.lines().map(|line| line_of_text(line, is_table)).collect();
    let mut blocks = blocks(&lines);
    join_charts(&mut blocks);
    read_corrections(&mut blocks);
    let boards = || blocks.iter().filter_map(|block| block.board.as_deref());
    if !boards().any(|board| board.seats.values().all(Option::is_some)) {
        return None;
    }
    let has_counts = boards().any(|board| board.seats.values().flatten().any(|(_, count)| !count.is_empty()));
    let titles = titles_of_boards(&blocks);
    let told_again = told_again(&blocks, &titles);
    let days = TitleDays::of(titles.iter().flatten().copied());
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (at, (block, title)) in blocks.iter().zip(&titles).enumerate() {
        if told_again.contains(&at) {
            continue;
        }
        let asides = block.lines.iter().map(|(line, _)| &line.aside).filter(|aside| !aside.is_empty());
        rows.extend(asides.map(|aside| vec![aside.clone()]));
        if let Some(board) = &block.board {
            rows.extend(board.rows(has_counts));
        } else if let Some((line, _)) = block.lines.first() {
            add_text(&mut rows, &line.text, *title == Some(line.text.as_str()), days);
        }
    }
    Some(rows)
}

/// Adds the rows of a line without a board.
fn add_text(rows: &mut Vec<Vec<String>>, text: &str, is_title: bool, days: TitleDays) {
    // The day of a round stands in a row of its own. The time of a post is not such a day, so it gets no row: it stands
    // behind the writer.
    if is_time_of_post(text)
        && let Some(cell) = rows.last_mut().and_then(|row| row.last_mut())
    {
        *cell = format!("{cell}, {text}");
        return;
    }
    if is_title {
        rows.extend(rows_of_title(text, days));
        return;
    }
    rows.extend(Some(cells(text)).filter(|cells| !cells.is_empty()));
}

/// Whether a line is the time at which a message was posted: “Sun May 19, 2024 9:12 am”.
fn is_time_of_post(text: &str) -> bool {
    let has_year = || text.split(|c: char| !c.is_ascii_digit()).any(|number| number.len() == 4);
    text.contains(':') && has_year() && is_date_or_day(text)
}

/// The rows of a line above a board: the sentences before its title, and the title with the words behind it.
pub(super) fn rows_of_title(text: &str, days: TitleDays) -> Vec<Vec<String>> {
    let (before, title) = text.split_at(start_of_title(text, days));
    let (title, rest) = split_title(title);
    let (rest, remark) = split_remark_in_bracket(rest);
    let rows = [cells(before), [cells(&format!("{title}{remark}")), cells(rest)].concat()];
    rows.into_iter().filter(|cells| !cells.is_empty()).collect()
}

/// For each block, its text if it is the last one above a board.
fn titles_of_boards<'b>(blocks: &'b [Block<'_>]) -> Vec<Option<&'b str>> {
    let mut titles = Vec::new();
    let mut is_above = false;
    for block in blocks.iter().rev() {
        let text = block.lines.first().map_or("", |(line, _)| &line.text);
        let is_text = block.board.is_none() && text.contains(char::is_alphanumeric);
        titles.push((is_above && is_text).then_some(text));
        is_above = block.board.is_some() || is_above && !is_text;
    }
    titles.reverse();
    titles
}

/// The boards that an earlier one of the text has with the same title, players and counts, as a quotation has them, and their titles.
fn told_again(blocks: &[Block<'_>], titles: &[Option<&str>]) -> Vec<usize> {
    let title_of = |board: usize| (0..board).rev().find(|at| titles[*at].is_some());
    let title = |board: usize| title_of(board).and_then(|at| titles[at]);
    let boards: Vec<(usize, &BoardLine)> =
        blocks.iter().enumerate().filter_map(|(at, block)| Some((at, block.board.as_deref()?))).collect();
    let mut found = Vec::new();
    for (number, (at, board)) in boards.iter().enumerate() {
        let is_earlier =
            |(first, earlier): &&(usize, &BoardLine)| earlier.is_same_game(board) && title(*first) == title(*at);
        if let Some((first, _)) = boards[..number].iter().find(is_earlier) {
            found.push(*at);
            found.extend(title_of(*at).filter(|title| title > first));
        }
    }
    found
}

fn line_of_text(line: &str, is_table: bool) -> (PlainLine, Line) {
    let line = PlainLine::of(line);
    let is_blank = !line.text.contains(char::is_alphanumeric);
    let kind = match BoardLine::read(&line.text) {
        _ if is_blank => Line::Blank,
        Some(board) => Line::Board(Box::new(board)),
        None if is_table => Line::Other,
        None if is_line_of_headings(&line.text) => Line::Headings,
        None => seats_of_text(without_place(&without_leaders(&line.text))),
    };
    (line, kind)
}

/// Whether a line has nothing but headings of columns, one of them for powers.
fn is_line_of_headings(text: &str) -> bool {
    let headings: Option<Vec<Heading>> = text.split_whitespace().map(heading_of_text).collect();
    headings.is_some_and(|headings| headings.len() > 1 && headings.contains(&Heading::Power))
}

fn seats_of_text(text: &str) -> Line {
    if let Some(seat) = seat_of_line(text).or_else(|| seat_of_line(without_label(text)?)) {
        return Line::Seats(vec![seat]);
    }
    if let Some((word, seat)) = misspelt_seat(text) {
        return Line::Misspelt(word.to_owned(), seat);
    }
    match eliminated_seats(text) {
        seats if seats.is_empty() => seat_of_letter(text).map_or(Line::Other, Line::OfLetter),
        seats => Line::Seats(seats),
    }
}

/// A line without the word that begins a list of players: “Players: A = Ann Lee”.
fn without_label(text: &str) -> Option<&str> {
    let (label, rest) = text.split_once(':')?;
    (heading_key(&fold_word(label)) == Some("player")).then(|| rest.trim_start())
}

/// Lines that stand together: those of one board, or one line of another kind.
struct Block<'t> {
    lines: &'t [(PlainLine, Line)],
    board: Option<Cow<'t, BoardLine>>,
}

fn blocks(lines: &[(PlainLine, Line)]) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut rest = lines;
    while let Some(((_, first), _)) = rest.split_first() {
        let (count, board) = match first {
            Line::Board(board) => (1, Some(Cow::Borrowed(&**board))),
            Line::Seats(_) | Line::Misspelt(..) | Line::OfLetter(_) => {
                board_of_seats(rest).map_or((1, None), |(count, board)| (count, Some(Cow::Owned(board))))
            }
            Line::Headings => {
                board_of_seats(&rest[1..]).map_or((1, None), |(count, board)| (count + 1, Some(Cow::Owned(board))))
            }
            Line::Blank | Line::Other => (1, None),
        };
        let (lines, behind) = rest.split_at(count);
        blocks.push(Block { lines, board });
        rest = behind;
    }
    blocks
}

/// The board with whose seats these lines begin, and the number of its lines. It ends where another sentence stands, or where a
/// power comes again.
fn board_of_seats(lines: &[(PlainLine, Line)]) -> Option<(usize, BoardLine)> {
    let has_letters = matches!(lines, [(_, Line::OfLetter(_)), ..]);
    let mut board = BoardLine::default();
    let mut count = 0;
    for (at, (_, line)) in lines.iter().enumerate() {
        let (misspelt, seats) = match line {
            Line::Blank => continue,
            Line::Seats(seats) => (None, &seats[..]),
            Line::Misspelt(word, seat) => (Some(word), std::slice::from_ref(seat)),
            Line::OfLetter(seat) if has_letters => (None, std::slice::from_ref(seat)),
            Line::Board(_) | Line::OfLetter(_) | Line::Headings | Line::Other => break,
        };
        if seats.iter().any(|seat| board.seats[seat.power].is_some()) {
            break;
        }
        for seat in seats {
            board.seats[seat.power] = Some((seat.player.clone(), seat.count.clone()));
            board.misspelt[seat.power] = misspelt.cloned();
        }
        count = at + 1;
    }
    board.is_board().then_some((count, board))
}

/// The cells of a line without a board: its parts between wide gaps.
fn cells(text: &str) -> Vec<String> {
    const GAP: &str = "   ";
    let has_word = |text: &&str| text.contains(char::is_alphanumeric);
    text.split(GAP).map(str::trim).filter(has_word).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::read;

    /// The first board of a text: its title and its rows.
    fn board(text: &str) -> Option<(String, Vec<[String; 3]>)> {
        let rows = read(text, false)?;
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
        let rows = read(text, false).unwrap();
        assert_eq!((rows[0].join(" "), rows[1].join(" ")), ("Round 2".to_owned(), "Board A".to_owned()));
        assert_eq!((rows[2].len(), rows.last().unwrap().join(" ")), (2, "Good luck!".to_owned()));
    }

    #[test]
    fn a_small_word_of_a_name_is_no_power() {
        let text = "Austria 5 (Ann de Lee), England 4 (Ben), France 6 (Cid), Germany 5 (Dan), Italy 5 (Eve), Russia 5 (Fay), Turkey 4 (Gus)";
        assert!(read(text, false).unwrap().contains(&["Austria", "Ann de Lee", "5"].map(str::to_owned).to_vec()));
    }

    #[test]
    fn a_sentence_behind_the_seats_stands_beside_the_title() {
        let text = "Board A: Austria 5 (Ann), England 4 (Ben), France 6 (Cid), Germany 5 (Dan), Italy 5 (Eve), Russia 5 (Fay), \
                    Turkey 4 (Gus). Ended 1907.";
        let rows = read(text, false).unwrap();
        assert_eq!(
            (rows[0].join("|"), rows[8].join("|")),
            ("Board A|Ended 1907".to_owned(), "Turkey|Gus|4".to_owned())
        );
    }

    #[test]
    fn a_line_for_each_power_is_read() {
        for text in [
            "Board A\nAustria: Ann Lee, 5 centres\nEngland: Ben, 4\nFrance: Cid - 6\nGermany: Dan 0 (1904)\nItaly: Eve (10)\nRussia: Fay 5\nTurkey: Gus = 4",
            "> Board A\n> Ann Lee (Austria) 5\n> Ben (England) 4\n> Cid (France) 6\n> Dan (Germany) 0 (1904)\n> Eve (Italy) 10\n> Fay (Russia) 5\n> Gus (Turkey) 4",
            "* **Board A**\n  * :flag_a: Austria: `@Ann Lee` - 5\n  * England: @Ben - 4\n  * France: @Cid - ~~5~~ 6\n  * Germany: @Dan - 0 (1904)\n  * Italy: @Eve - 10\n  * Russia: @Fay - 5\n  * Turkey: @Gus - 4",
            "[01/02/2026, 18:01] TD: Board A\nAustria - Ann Lee - 5\nEngland - Ben - 4\nFrance - Cid - 6\nGermany - Dan - 0 (1904)\nItaly - Eve - 10\nRussia - Fay - 5\nTurkey - Gus - 4",
        ] {
            let (title, read) = board(text).unwrap();
            let counts: Vec<_> =
                read.iter().map(|[_, player, count]| (player.as_str(), count.trim_end_matches(" centres"))).collect();
            assert_eq!((title.as_str(), counts), ("Board A", SEATS.to_vec()), "{text}");
        }
    }

    #[test]
    fn a_player_may_be_called_like_a_power() {
        let text = "Austria: England Dan Smith 5\nEngland: Ted Itali 8\nFrance: Austria Jones 3\nGermany: Vic Tor 4\n\
                    Italy: Russ Turkey 0\nRussia: Frank Reich 7\nTurkey: Anna Russ 7\n";
        let rows = read(text, false).unwrap();
        assert_eq!(
            (rows[1].join("|"), rows[5].join("|")),
            ("Austria|England Dan Smith|5".into(), "Italy|Russ Turkey|0".into())
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
            assert_eq!(read(text, false), None, "{text}");
        }
    }
}
