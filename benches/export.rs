//! Export of five rounds of 154 players, their print-ready pages, and a posting in each format. The target is less than 30 ms
//! for a file, and less than 1 s for all notices.

use std::ops::ControlFlow;

use topboard::book::{Board, Book, CellEntry, Chart, PerPower, Person, PersonId, Power, Round, Year};
use topboard::decimal_sign::DecimalSign;
use topboard::engine::Engine;
use topboard::notices::{DueNotice, Notice, NoticeKind, PostedEvent};
use topboard::posting::{ChosenNotice, Posting, PostingFormat};
use topboard::publish::{
    ExportOptions, PageSetup, PlainOptions, TextSize, write_pdf, write_plain_table, write_workbook,
};

fn main() {
    divan::main();
}

/// A book with 22 boards in each of five rounds. With `years` every board has a chart of each year to 1909.
fn world_championship(years: bool) -> Engine {
    event_of_boards(22, years)
}

/// A book with so many boards in each of five rounds.
fn event_of_boards(boards: u32, years: bool) -> Engine {
    let mut book = Book::default();
    book.event.name = "World Diplomacy Championship".into();
    book.event.rules = "WDC 2006".into();
    book.people = (1..=boards * 7).map(|id| Person::new(PersonId(id), format!("Player of Some Name {id}"))).collect();
    for number in 0..5_u32 {
        let mut round = Round { name: (number + 1).to_string(), ..Round::default() };
        for table in 0..boards {
            let mut board = Board::new((table + 1).to_string());
            board.end_year = CellEntry::Value(Year(1909));
            let mut counts = [11, 8, 8, 4, 3, 0, 0];
            counts.rotate_right((table % 7) as usize);
            for (seat, power) in (0..).zip(Power::ALL) {
                // Every player has one seat a round, each time on another board.
                let player = (table * 7 + seat * (7 * number + 1)) % (boards * 7) + 1;
                board.seats[power].player = Some(PersonId(player));
                board.seats[power].centres = CellEntry::Value(counts[power.index()]);
                if counts[power.index()] == 0 {
                    board.seats[power].eliminated = CellEntry::Value(Year(1906));
                }
            }
            if years {
                board.charts = (1901..=1909)
                    .map(|year| Chart {
                        year: Year(year),
                        centres: PerPower(counts.map(|count| CellEntry::Value(count.max(u16::from(year < 1906))))),
                    })
                    .collect();
            }
            round.boards.push(board);
        }
        book.rounds.push(round);
    }
    Engine::new(book)
}

#[divan::bench(args = [false, true])]
fn workbook_of_154_by_5(bencher: divan::Bencher<'_, '_>, years: bool) {
    let engine = world_championship(years);
    bencher.bench_local(|| write_workbook(&engine, &ExportOptions::default()));
}

#[divan::bench]
fn plain_table_of_154_by_5(bencher: divan::Bencher<'_, '_>) {
    let engine = world_championship(true);
    bencher.bench_local(|| write_plain_table(&engine, PlainOptions::default()));
}

fn pages(kind: NoticeKind, notices: &[Notice]) -> usize {
    let setup = PageSetup { size: TextSize::usual(kind), event: "Tea-time Open".into(), ..PageSetup::default() };
    write_pdf(notices, &setup).map_or(0, |printed| printed.pages)
}

#[divan::bench(args = [NoticeKind::Standings, NoticeKind::Players, NoticeKind::OrderSheets, NoticeKind::Cards])]
fn pages_of_154_by_5(bencher: divan::Bencher<'_, '_>, kind: NoticeKind) {
    let event = PostedEvent::new(&world_championship(true));
    let notices = event.newest(kind, None).1;
    bencher.bench_local(|| pages(kind, &notices));
}

#[divan::bench]
fn every_notice_of_154_by_5(bencher: divan::Bencher<'_, '_>) {
    let whole = world_championship(true);
    bencher.bench_local(|| {
        let event = PostedEvent::new(&whole);
        NoticeKind::ALL.into_iter().map(|kind| pages(kind, &event.newest(kind, None).1)).sum::<usize>()
    });
}

fn every_notice(event: &PostedEvent) -> Vec<ChosenNotice> {
    NoticeKind::ALL
        .into_iter()
        .map(|kind| -> (DueNotice, Vec<Notice>) { event.newest(kind, None) })
        .filter(|(_, notices)| !notices.is_empty())
        .map(|(wanted, notices)| ChosenNotice::new(event, wanted, notices, PageSetup::default()))
        .collect()
}

/// All notices in one format, checked and written into a folder. The check reads each file back.
#[divan::bench(args = [
    PostingFormat::Workbook,
    PostingFormat::WebPage,
    PostingFormat::Markdown,
    PostingFormat::BbCode,
    PostingFormat::PlainText,
    PostingFormat::Csv,
    PostingFormat::CsvForExcel,
    PostingFormat::Json,
    PostingFormat::Federation,
])]
fn posting_of_154_by_5(bencher: divan::Bencher<'_, '_>, format: PostingFormat) {
    let whole = world_championship(true);
    let event = PostedEvent::new(&whole);
    let chosen = every_notice(&event);
    let posting = Posting {
        event: &event,
        whole: &whole,
        chosen: &chosen,
        formats: &[format],
        sources: &[],
        earlier_files: &[],
        decimal_sign: DecimalSign::Comma,
        posted_at: None,
    };
    let Ok(folder) = tempfile::tempdir() else { return };
    bencher.bench_local(|| {
        posting.write(folder.path(), &mut |_| ControlFlow::Continue(())).map(|written| written.files.len())
    });
}

/// All notices of an event as a workbook, a web page and PDFs, checked and written. The time is in proportion to the boards.
#[divan::bench(args = [22, 44, 88], sample_count = 5)]
fn posting_of_boards(bencher: divan::Bencher<'_, '_>, boards: u32) {
    let whole = event_of_boards(boards, true);
    let Ok(folder) = tempfile::tempdir() else { return };
    bencher.bench_local(|| {
        let event = PostedEvent::new(&whole);
        let chosen = every_notice(&event);
        let formats = [PostingFormat::Workbook, PostingFormat::WebPage, PostingFormat::Pdf];
        let (sources, decimal_sign) = (&[], DecimalSign::Comma);
        let posting = Posting {
            event: &event,
            whole: &whole,
            chosen: &chosen,
            formats: &formats,
            sources,
            earlier_files: &[],
            decimal_sign,
            posted_at: None,
        };
        posting.write(folder.path(), &mut |_| ControlFlow::Continue(())).map(|written| written.files.len())
    });
}
