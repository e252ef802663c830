//! What sheets say of results that need a word: abandoned games, losses to a solo, shared places, seats that others took, and awards that
//! are shared; and that the web page says it too.

use topboard::book::{Board, Book, CellEntry, Ending, Person, PersonId, Power, Round, Team, Year};
use topboard::engine::Engine;
use topboard::notices::{BoardResult, ColumnRole, LegendEntry, Notice, NoticeCell, NoticeKind, PostedEvent};
use topboard::publish::{WebPage, write_html};

/// A game of the first seven players with these counts.
fn round(name: &str, counts: [u16; 7]) -> Round {
    let mut board = Board { end_year: CellEntry::Value(Year(1907)), ..Board::new("A") };
    for ((number, power), count) in (1..).zip(Power::ALL).zip(counts) {
        board.seats[power].player = Some(PersonId(number));
        board.seats[power].centres = CellEntry::Value(count);
    }
    Round { name: name.into(), boards: vec![board], ..Round::default() }
}

/// An event by the rules of WDC 2006. Its second game was abandoned when Turkey was out, and France won the third one alone.
fn book() -> Book {
    let names = ["Ann", "Ben", "Cy", "Di", "Eve", "Flo", "Gus"];
    let people = (1..).zip(names).map(|(number, name)| Person::new(PersonId(number), name)).collect();
    let mut rounds =
        vec![round("1", [9, 9, 4, 4, 4, 4, 0]), round("2", [10, 8, 6, 5, 4, 1, 0]), round("3", [5, 5, 18, 6, 0, 0, 0])];
    rounds[1].boards[0].ending = Ending::Abandoned;
    let mut book = Book { people, rounds, ..Book::default() };
    book.event.rules = "WDC 2006".into();
    book
}

fn newest(book: &Book, kind: NoticeKind) -> Notice {
    PostedEvent::new(&Engine::new(book.clone())).newest(kind, None).1.remove(0)
}

/// The texts of the column with this role, a row each.
fn column(notice: &Notice, section: usize, role: ColumnRole) -> Vec<String> {
    let section = &notice.sections[section];
    let cell = |row| section.cell(row, role).map(NoticeCell::plain).unwrap_or_default();
    section.rows.iter().map(cell).collect()
}

#[test]
fn a_board_without_a_top_is_a_board_and_who_is_out_there_is_grey() {
    let event = PostedEvent::new(&Engine::new(book()));
    let results = |round: usize| -> Vec<Option<BoardResult>> {
        let boards = event.newest(NoticeKind::Boards, Some(topboard::book::RoundIx(round))).1.remove(0);
        boards.sections[0].rows.iter().map(|row| row.result).collect()
    };
    let abandoned = results(1);
    assert_eq!(abandoned[..6], [Some(BoardResult::Other); 6]);
    assert_eq!(abandoned[6], Some(BoardResult::Eliminated));
    assert_eq!(results(2)[2], Some(BoardResult::Solo));
    let standings = newest(&book(), NoticeKind::Standings);
    assert!(standings.rows().all(|row| row.result.is_none()), "only the rows of a board have a result");
}

#[test]
fn a_score_that_the_centres_do_not_explain_says_why_on_the_cards_and_an_abandoned_game_in_the_standings_too() {
    let cards = newest(&book(), NoticeKind::Cards);
    let notes = |card: usize| column(&cards, card, ColumnRole::Note);
    assert_eq!(notes(0)[1..], ["the game was abandoned", "solo of France"]);
    assert_eq!(notes(2)[2], "", "the winner has a score of its own");
    let standings = newest(&book(), NoticeKind::Standings);
    let legend: Vec<String> = standings.legend.iter().map(LegendEntry::plain_line).collect();
    assert!(legend.contains(&"A: the game was abandoned.".to_owned()), "{legend:?}");
    let round = |at: usize| column(&standings, 0, ColumnRole::Round(topboard::book::RoundIx(at)));
    assert!(round(1).iter().all(|score| score == "A 0.00"), "{:?}", round(1));
    assert!(round(2).iter().all(|score| !score.contains('A')), "{:?}", round(2));
}

#[test]
fn one_score_is_no_sum() {
    let sums = |rounds: usize| {
        let mut book = book();
        book.rounds.truncate(rounds);
        let cards = newest(&book, NoticeKind::Cards);
        cards.sections[0].sentences.iter().filter(|sentence| sentence.contains(" = ")).count()
    };
    assert_eq!([sums(1), sums(2)], [0, 1]);
}

#[test]
fn shared_places_have_their_sign_in_the_places_after_each_round_and_it_is_explained() {
    let places = newest(&book(), NoticeKind::Places);
    let first = column(&places, 0, ColumnRole::PlaceAfterRound(topboard::book::RoundIx(0)));
    assert_eq!(first.iter().filter(|place| *place == "1 =").count(), 2, "{first:?}");
    assert!(places.legend.iter().any(|entry| entry.sign == "="), "{:?}", places.legend);
}

#[test]
fn the_web_page_says_why_a_team_stands_where_it_does_and_leads_to_a_board_from_the_whole_cell() {
    let mut book = book();
    for (name, members) in [("North", [1, 4]), ("South", [2, 5])] {
        let members = members.map(PersonId).to_vec();
        book.teams.push(Team { name: name.into(), members, ..Team::default() });
    }
    let teams = newest(&book, NoticeKind::Teams);
    let has_reasons = column(&teams, 0, ColumnRole::Reason).iter().any(|reason| !reason.is_empty());
    let html = write_html(&[teams], &WebPage::default());
    let html = html.split("<tbody>").nth(1).unwrap().to_owned();
    assert_eq!(html.contains("<span class=\"why\">"), has_reasons, "{html}");
}
