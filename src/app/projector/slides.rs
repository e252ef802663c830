//! What the projector shows: the slides, made from what may be posted now. Their pages are in `paging`.

use crate::book::{Board, BoardRef, Power, Round, RoundIx};
use crate::languages::NoticeLanguages;
use crate::languages::sentences::pages;
use crate::languages::window_sentences::projector as texts;
use crate::notices::{ColumnRole, DueNotice, Notice, NoticeCell, NoticeKind, NoticeRow, NoticeSection, PostedEvent};

/// A kind of slide that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SlideKind {
    Clock,
    BoardCall,
    Standings,
    TopBoard,
    NeededResults,
}

impl SlideKind {
    /// All kinds, in the order in which they are shown. The keys 1, 2, 3 … choose them.
    pub const ALL: [SlideKind; 5] =
        [SlideKind::Clock, SlideKind::BoardCall, SlideKind::Standings, SlideKind::TopBoard, SlideKind::NeededResults];

    /// The name in a list.
    pub fn name(self) -> &'static str {
        match self {
            SlideKind::Clock => texts::slide_clock(),
            SlideKind::BoardCall => texts::slide_board_call(),
            SlideKind::Standings => texts::slide_standings(),
            SlideKind::TopBoard => texts::slide_top_board(),
            SlideKind::NeededResults => texts::slide_needed_results(),
        }
    }
}

/// A slide. It has as many pages as its rows need.
#[derive(Clone, Debug, PartialEq)]
pub struct Slide {
    pub kind: SlideKind,
    /// “Round 4: board call”, “Standings after round 3”.
    pub title: String,
    /// A sentence below the rows.
    pub note: String,
    /// For each column, whether it holds numbers.
    pub columns: Vec<SlideColumn>,
    pub blocks: Vec<SlideBlock>,
}

/// A column of a slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlideColumn {
    Text,
    Number,
}

/// Rows that belong together, such as a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SlideBlock {
    /// Empty where the slide has one block only.
    pub title: String,
    /// The letter of a board. Empty for other blocks.
    pub letter: String,
    pub rows: Vec<SlideRow>,
}

/// A row of a slide.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SlideRow {
    /// A text for each column.
    pub cells: Vec<String>,
    /// The power whose colour stands beside the row.
    pub power: Option<Power>,
}

/// The slides that have something to show, and the name of the round that is called or played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Slides {
    pub event: String,
    pub round: String,
    pub languages: NoticeLanguages,
    pub slides: Vec<Slide>,
}

impl Slides {
    /// The slides of an event as it may be posted.
    pub fn new(event: &PostedEvent) -> Slides {
        let clock = Slide {
            kind: SlideKind::Clock,
            title: String::new(),
            note: String::new(),
            columns: Vec::new(),
            blocks: Vec::new(),
        };
        let book = event.view().engine().book();
        let (called, call) = board_call(event);
        let mut slides = vec![clock];
        let board_call = call.first().and_then(|notice| {
            Slide::of_notice(SlideKind::BoardCall, notice, &[ColumnRole::Power, ColumnRole::Player])
        });
        slides.extend(board_call.map(|mut slide| {
            slide.blocks.extend(sitting_out(event, called.round));
            slide
        }));
        slides.extend(standings(event));
        slides.extend(top_board(event));
        let round = if call.is_empty() { None } else { book.round(called.round) };
        let languages = event.languages();
        let title = |round: &Round| languages.text(|language| round.title_in(language));
        Slides { event: book.event.name.clone(), round: round.map(title).unwrap_or_default(), languages, slides }
    }

    /// The slide of a kind. `None` where there is nothing to show.
    pub fn get(&self, kind: SlideKind) -> Option<&Slide> {
        self.slides.iter().find(|slide| slide.kind == kind)
    }
}

/// The newest board call. While the players of the next round are still being typed, it is the call of the round in play.
fn board_call(event: &PostedEvent) -> (DueNotice, Vec<Notice>) {
    let (newest, call) = event.newest(NoticeKind::BoardCall, None);
    let engine = event.view().engine();
    // A board of six is complete where the round was drawn or posted. Typed by hand, it may wait for its seventh name.
    let is_full = |board: &Board| board.seats.values().all(|seat| seat.player.is_some());
    let is_settled =
        |round: &Round| !round.draws.is_empty() || round.posted.is_some() || round.boards.iter().all(is_full);
    let is_typed = engine.book().round(newest.round).is_some_and(|round| !is_settled(round));
    match engine.played_round().filter(|played| is_typed && *played != newest.round) {
        Some(played) => event.newest(NoticeKind::BoardCall, Some(played)),
        None => (newest, call),
    }
}

/// Who sits the round out, after its boards.
fn sitting_out(event: &PostedEvent, round: RoundIx) -> Option<SlideBlock> {
    let notices = event.notices(DueNotice { kind: NoticeKind::SittingOut, round });
    let sections = notices.iter().flat_map(|notice| &notice.sections);
    let names = sections.flat_map(|section| {
        section.rows.iter().map(|row| section.cell(row, ColumnRole::Player).map(NoticeCell::plain).unwrap_or_default())
    });
    let rows = names.map(|name| SlideRow { cells: vec![String::new(), name], power: None });
    let rows: Vec<SlideRow> = rows.collect();
    (!rows.is_empty()).then(|| SlideBlock {
        title: event.languages().text(pages::sitting_out),
        rows,
        ..SlideBlock::default()
    })
}

fn standings(event: &PostedEvent) -> Option<Slide> {
    let notices = event.notices(DueNotice { kind: NoticeKind::Standings, round: RoundIx::default() });
    let columns = [ColumnRole::Place, ColumnRole::Player, ColumnRole::Total];
    Slide::of_notice(SlideKind::Standings, notices.first()?, &columns)
}

/// The games of the top board as they stand; before they are seated, its seats.
fn top_board(event: &PostedEvent) -> Option<Slide> {
    let engine = event.view().engine();
    let boards: Vec<BoardRef> = engine.top_boards().with_players(engine.book());
    if boards.is_empty() {
        let notices = event.notices(DueNotice { kind: NoticeKind::TopBoard, round: RoundIx::default() });
        let mut notice = notices.into_iter().next()?;
        // The claims of the others are for the wall.
        notice.sections.truncate(1);
        let columns = [ColumnRole::ChoosingOrder, ColumnRole::Player, ColumnRole::Power];
        return Slide::of_notice(SlideKind::TopBoard, &notice, &columns);
    }
    let columns = [ColumnRole::Power, ColumnRole::Player, ColumnRole::Centres, ColumnRole::Score];
    Slide::of_notice(SlideKind::TopBoard, &event.top_board_games(&boards), &columns)
}

impl SlideBlock {
    /// Rows of a word and a text each.
    pub fn of_lines(title: &str, lines: Vec<(&'static str, String)>) -> SlideBlock {
        let rows = lines.into_iter().map(|(word, text)| SlideRow { cells: vec![word.to_owned(), text], power: None });
        SlideBlock { title: title.to_owned(), rows: rows.collect(), ..SlideBlock::default() }
    }
}

impl Slide {
    /// The slide with what a player needs, a block for each goal.
    pub fn of_needed_results(title: String, blocks: Vec<SlideBlock>) -> Slide {
        let columns = vec![SlideColumn::Text, SlideColumn::Text];
        Slide { kind: SlideKind::NeededResults, title, note: String::new(), columns, blocks }
    }

    /// The slide of a notice with these columns, as far as the notice has them. `None` if it has no rows.
    fn of_notice(kind: SlideKind, notice: &Notice, roles: &[ColumnRole]) -> Option<Slide> {
        let used: Vec<ColumnRole> = roles.iter().copied().filter(|role| notice.column(*role).is_some()).collect();
        let cell = |section: &NoticeSection, row: &NoticeRow, role: ColumnRole| {
            section.cell(row, role).map(NoticeCell::plain).unwrap_or_default()
        };
        let row = |section: &NoticeSection, row: &NoticeRow| {
            let power = section.cell(row, ColumnRole::Power).and_then(NoticeCell::named_power);
            SlideRow {
                cells: used.iter().map(|role| cell(section, row, *role)).collect(),
                power: power.filter(|_| used.first() == Some(&ColumnRole::Power)),
            }
        };
        let blocks: Vec<SlideBlock> = notice
            .sections
            .iter()
            .filter(|section| !section.rows.is_empty())
            .map(|section| SlideBlock {
                title: section.title.clone(),
                letter: section.key_figures.first().map(|letter| letter.figure.clone()).unwrap_or_default(),
                rows: section.rows.iter().map(|it| row(section, it)).collect(),
            })
            .collect();
        let title = match (notice.subtitle.is_empty(), notice.subtitle.get(..1)) {
            (false, Some(first)) => format!("{} {}{}", notice.title, first.to_lowercase(), &notice.subtitle[1..]),
            _ => notice.title.clone(),
        };
        let columns = used.iter().map(|role| if role.is_text() { SlideColumn::Text } else { SlideColumn::Number });
        let note = if notice.is_draft { notice.languages.text(pages::draft_sentence) } else { String::new() };
        (!blocks.is_empty()).then(|| Slide { kind, title, note, columns: columns.collect(), blocks })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, CellEntry, Person, PersonId, RoundPosting, Year};
    use crate::engine::Engine;

    fn board(ended: bool) -> Board {
        let mut board = Board::new("A");
        for ((number, power), count) in (1..).zip(Power::ALL).zip([10, 8, 6, 4, 3, 2, 1]) {
            board.seats[power].player = Some(PersonId(number));
            if ended {
                board.seats[power].centres = CellEntry::Value(count);
            }
        }
        if ended {
            board.end_year = CellEntry::Value(Year(1908));
        }
        board
    }

    fn slides(rounds: Vec<Round>) -> Slides {
        let people = (1..8).map(|number| Person::new(PersonId(number), format!("P{number}"))).collect();
        Slides::new(&PostedEvent::new(&Engine::new(Book { people, rounds, ..Book::default() })))
    }

    fn round(name: &str, ended: bool) -> Round {
        Round { name: name.into(), boards: vec![board(ended)], ..Round::default() }
    }

    #[test]
    fn an_empty_event_has_the_clock_only() {
        let kinds: Vec<SlideKind> = slides(Vec::new()).slides.iter().map(|slide| slide.kind).collect();
        assert_eq!(kinds, [SlideKind::Clock]);
    }

    #[test]
    fn the_newest_call_and_the_standings_are_slides() {
        let slides = slides(vec![round("1", true), round("2", false)]);
        assert_eq!(slides.round, "Round 2");
        let call = slides.get(SlideKind::BoardCall).unwrap();
        assert_eq!(call.title, "Round 2: board call");
        assert_eq!(
            call.blocks[0].rows[2],
            SlideRow { cells: vec!["France".into(), "P3".into()], power: Some(Power::France) }
        );
        let standings = slides.get(SlideKind::Standings).unwrap();
        assert_eq!(standings.title, "Standings after round 1");
        assert_eq!(standings.blocks[0].rows[0].cells[..2], ["1", "P1"]);
        assert_eq!(standings.columns, [SlideColumn::Number, SlideColumn::Text, SlideColumn::Number]);
        assert_eq!(slides.get(SlideKind::TopBoard), None);
    }

    #[test]
    fn the_played_round_is_called_while_the_players_of_the_next_one_are_typed() {
        let mut coming = round("2", false);
        for power in [Power::Italy, Power::Russia, Power::Turkey] {
            coming.boards[0].seats[power].player = None;
        }
        let shown = |coming: Round| slides(vec![round("1", false), coming]).round;
        assert_eq!(shown(coming.clone()), "Round 1");
        let mut one_typed = round("2", false);
        one_typed.boards.push(Board::new("B"));
        assert_eq!(shown(one_typed), "Round 1", "one board of two has players");
        coming.boards[0].seats[Power::Italy].player = Some(PersonId(5));
        coming.boards[0].seats[Power::Russia].player = Some(PersonId(6));
        assert_eq!(shown(coming.clone()), "Round 1", "the seventh name may be typed next");
        coming.posted = Some(RoundPosting { time: "2006-08-12 14:05".into(), checksum: 0 });
        assert_eq!(shown(coming.clone()), "Round 2", "six players can play");
        coming.posted = None;
        let six = slides(vec![round("1", true), coming]).round;
        assert_eq!(six, "Round 2", "nothing is played before it");
    }

    #[test]
    fn whoever_sits_out_is_called_after_the_boards() {
        let mut called = round("1", false);
        called.sat_out = [PersonId(8)].into();
        let people = (1..9).map(|number| Person::new(PersonId(number), format!("P{number}"))).collect();
        let book = Book { people, rounds: vec![called], ..Book::default() };
        let slides = Slides::new(&PostedEvent::new(&Engine::new(book)));
        let last = slides.get(SlideKind::BoardCall).unwrap().blocks.last().unwrap();
        assert_eq!((last.title.as_str(), last.rows[0].cells[1].as_str()), ("Sitting out", "P8"));
    }

    #[test]
    fn the_seats_of_a_running_round_are_called_while_its_scores_are_held_back() {
        let mut running = round("2", false);
        running.scores_released = Some(false);
        running.boards[0].seats[Power::Austria].centres = CellEntry::Value(6);
        let slides = slides(vec![round("1", true), running]);
        assert_eq!(slides.round, "Round 2");
        let call = slides.get(SlideKind::BoardCall).unwrap();
        assert_eq!(call.title, "Round 2: board call");
        assert_eq!(call.blocks[0].rows[0].cells, ["Austria", "P1"]);
    }

    #[test]
    fn a_round_that_is_held_back_changes_no_slide() {
        let held = Round { scores_released: Some(false), ..round("2", true) };
        let before = slides(vec![round("1", true)]);
        let with_held = slides(vec![round("1", true), held]);
        assert_eq!(
            with_held.get(SlideKind::Standings).unwrap().blocks,
            before.get(SlideKind::Standings).unwrap().blocks
        );
    }

    #[test]
    fn the_top_board_is_shown_with_counts_and_scores() {
        let mut top = round("2", true);
        top.boards[0].is_top_board = true;
        let slides = slides(vec![round("1", true), top]);
        let top = slides.get(SlideKind::TopBoard).unwrap();
        assert_eq!(top.title, "Top board");
        assert_eq!(top.blocks[0].rows[0].cells[..3], ["Austria", "P1", "10"]);
        assert!(!top.blocks[0].rows[0].cells[3].is_empty(), "the score");
    }
}
