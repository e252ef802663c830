//! Printed pages, compared with the reviewed pictures in `tests/page_pictures`: those that the program draws itself, and those that
//! another program draws of the PDF. To accept new pictures: `UPDATE_PICTURES=1 cargo test --test post pictures`.

#![allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "pixels")]

use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};
use std::process::Command;

use topboard::book::{Award, Board, Book, CellEntry, Chart, Ending, PerPower, Person, PersonId, Power, Round, Year};
use topboard::engine::Engine;
use topboard::notices::{Notice, NoticeKind, PostedEvent};
use topboard::publish::{PageSetup, Pages, Paper, TextSize, write_pdf};

/// Pixels in a point: 54 in an inch.
const RESOLUTION: f32 = 0.75;

/// A shade that differs by no more is the same. Processors round a little differently.
const TOLERANCE: u8 = 12;

/// The pixels of the squares whose mean shades are compared with the picture of another program.
const SQUARE: usize = 12;

/// A page in shades of grey.
struct GreyPicture {
    width: usize,
    height: usize,
    shades: Vec<u8>,
}

impl GreyPicture {
    fn read(path: &Path) -> Option<GreyPicture> {
        let mut reader = png::Decoder::new(BufReader::new(File::open(path).ok()?)).read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!(info.bit_depth, png::BitDepth::Eight);
        // All colours of a grey pixel are the same.
        let shades = bytes[..info.buffer_size()].chunks_exact(info.color_type.samples()).map(|pixel| pixel[0]);
        Some(GreyPicture { width: info.width as usize, height: info.height as usize, shades: shades.collect() })
    }

    fn write(&self, path: &Path) {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        let file = BufWriter::new(File::create(path).unwrap());
        let mut encoder = png::Encoder::new(file, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Grayscale);
        encoder.set_compression(png::Compression::High);
        encoder.write_header().unwrap().write_image_data(&self.shades).unwrap();
    }

    /// The mean shades of small squares. Programs smooth the edges of letters in different ways.
    fn squares(&self) -> Vec<f32> {
        let (across, down) = (self.width / SQUARE, self.height / SQUARE);
        let mean = |at: usize| {
            let (left, top) = (at % across * SQUARE, at / across * SQUARE);
            let rows = (top..top + SQUARE).map(|y| &self.shades[y * self.width + left..][..SQUARE]);
            rows.flatten().map(|shade| f32::from(*shade)).sum::<f32>() / (SQUARE * SQUARE) as f32
        };
        (0..across * down).map(mean).collect()
    }
}

/// Two rounds: a solo and eliminations in the first, charts in the second. One name is long.
fn book() -> Book {
    let names = [
        "Ann Lee",
        "Björn Ærø",
        "Wolfgang Amadeus von und zu Hohenstein-Lüdenscheidt",
        "Dan Kerr",
        "Eve Moss",
        "Fay Trelease",
        "Gus Low",
    ];
    let mut board = Board::new("A");
    for (number, power) in (1..).zip(Power::ALL) {
        board.seats[power].player = Some(PersonId(number));
    }
    let mut first = board.clone();
    first.end_year = CellEntry::Value(Year(1907));
    for (power, count) in Power::ALL.into_iter().zip([5, 4, 19, 3, 3, 0, 0]) {
        first.seats[power].centres = CellEntry::Value(count);
    }
    for (power, year) in [(Power::Russia, 1904), (Power::Turkey, 1905)] {
        first.seats[power].eliminated = CellEntry::Value(Year(year));
    }
    let years = [
        (1901, [5, 5, 5, 5, 4, 6, 4]),
        (1902, [6, 5, 6, 5, 4, 5, 3]),
        (1903, [7, 5, 7, 4, 4, 5, 2]),
        (1904, [9, 5, 7, 4, 4, 4, 1]),
    ];
    for (year, counts) in years {
        let centres = PerPower::from_fn(|power: Power| CellEntry::Value(counts[power.index()]));
        board.charts.push(Chart { year: Year(year), centres });
    }
    board.end_year = CellEntry::Value(Year(1904));
    board.ending = Ending::Played;
    board.seats.0.rotate_left(2);
    let round = |name: &str, board: Board| Round { name: name.into(), boards: vec![board], ..Round::default() };
    let mut book = Book { rounds: vec![round("1", first), round("2", board)], ..Book::default() };
    book.people = (1..).zip(names).map(|(number, name)| Person::new(PersonId(number), name)).collect();
    book.event.name = "Tea-time Open".into();
    book.event.rules = "EDC 2015".into();
    (book.event.venue, book.event.dates) = ("Chester".into(), "17 to 19 July 2015".into());
    // Notes are printed only as chosen.
    let marked = &mut book.rounds[1].boards[0];
    marked.note =
        "The clock of this board stopped twice, for six minutes in the Spring of 1902 and for two in the Fall.".into();
    marked.seats[Power::Italy].note = "arrived late".into();
    book.awards.push(Award { name: "Best host".into(), winners: vec![PersonId(1)], note: String::new() });
    book
}

fn notices(name: &str, kind: NoticeKind) -> Vec<Notice> {
    let mut event = PostedEvent::new(&Engine::new(book()));
    event.print_notes(name == WITH_NOTES);
    event.newest(kind, None).1
}

fn setup(size: TextSize, paper: Paper) -> PageSetup {
    PageSetup {
        paper,
        size,
        event: "Tea-time Open".into(),
        posted_at: "23 November 2026, 14:05".into(),
        ..PageSetup::default()
    }
}

/// The first page as the program draws it.
fn own_picture(notices: &[Notice], setup: &PageSetup) -> GreyPicture {
    let page = Pages::new(notices, setup).unwrap().picture(0, RESOLUTION).unwrap();
    let shades = page.pixels.chunks_exact(4).map(|pixel| {
        assert!(pixel[0] == pixel[1] && pixel[1] == pixel[2], "a black-and-white printer loses nothing");
        pixel[0]
    });
    GreyPicture { width: page.width.into(), height: page.height.into(), shades: shades.collect() }
}

/// The first page as another program draws the PDF.
fn picture_of_pdf(notices: &[Notice], setup: &PageSetup) -> GreyPicture {
    let folder = tempfile::tempdir().unwrap();
    let (pdf, picture) = (folder.path().join("pages.pdf"), folder.path().join("page"));
    std::fs::write(&pdf, write_pdf(notices, setup).unwrap().bytes).unwrap();
    let resolution = format!("{}", RESOLUTION * 72.0);
    let mut program = Command::new("pdftoppm");
    program.args(["-png", "-gray", "-singlefile", "-r", &resolution]).arg(&pdf).arg(&picture);
    let output = program.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    GreyPicture::read(&picture.with_extension("png")).unwrap()
}

fn reviewed_path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/page_pictures").join(format!("{name}.png"))
}

/// The page on which notes are printed.
const WITH_NOTES: &str = "boards-with-notes";

/// The pages that are compared. The name of each is that of its picture.
const PAGES: [(&str, NoticeKind, TextSize, Paper); 10] = [
    ("standings-poster", NoticeKind::Standings, TextSize::Poster, Paper::A4),
    ("standings-list", NoticeKind::Standings, TextSize::List, Paper::Letter),
    ("boards-poster", NoticeKind::Boards, TextSize::Poster, Paper::A4),
    (WITH_NOTES, NoticeKind::Boards, TextSize::Poster, Paper::A4),
    ("board-call-poster", NoticeKind::BoardCall, TextSize::Poster, Paper::A4),
    ("table-sheet", NoticeKind::TableSheets, TextSize::List, Paper::A4),
    ("charts", NoticeKind::Charts, TextSize::List, Paper::A4),
    ("cards", NoticeKind::Cards, TextSize::List, Paper::A4),
    ("badges", NoticeKind::Badges, TextSize::List, Paper::A4),
    ("certificate", NoticeKind::Certificates, TextSize::List, Paper::A4),
];

#[test]
fn printed_pages_look_as_they_were_reviewed() {
    let mut different = Vec::new();
    for (name, kind, size, paper) in PAGES {
        let made = own_picture(&notices(name, kind), &setup(size, paper));
        let reviewed = GreyPicture::read(&reviewed_path(name));
        let is_same = reviewed.is_some_and(|reviewed| {
            (reviewed.width, reviewed.height) == (made.width, made.height)
                && reviewed.shades.iter().zip(&made.shades).all(|(a, b)| a.abs_diff(*b) <= TOLERANCE)
        });
        if is_same {
            continue;
        }
        if std::env::var_os("UPDATE_PICTURES").is_some() {
            made.write(&reviewed_path(name));
            continue;
        }
        let new = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("pictures").join(format!("page-{name}.png"));
        made.write(&new);
        different.push(new);
    }
    let accept = "If they are right, run UPDATE_PICTURES=1 cargo test --test post pictures";
    assert!(different.is_empty(), "these pages are not those in tests/page_pictures: {different:?}. {accept}");
}

#[test]
#[ignore = "needs pdftoppm; tests/run installs it"]
fn a_pdf_shows_the_pages_of_the_pictures() {
    for (name, kind, size, paper) in PAGES {
        let (notices, setup) = (notices(name, kind), setup(size, paper));
        let pdf = picture_of_pdf(&notices, &setup);
        let own = own_picture(&notices, &setup);
        assert!(own.width.abs_diff(pdf.width) <= 1 && own.height.abs_diff(pdf.height) <= 1, "{name}");
        if own.width / SQUARE != pdf.width / SQUARE {
            continue;
        }
        let differences = own.squares().into_iter().zip(pdf.squares()).map(|(a, b)| (a - b).abs());
        let (mut most, mut all, mut count) = (0.0_f32, 0.0, 0.0);
        for difference in differences {
            (most, all, count) = (most.max(difference), all + difference, count + 1.0);
        }
        // Thin lines are smoothed in another way. A word that is missing or elsewhere changes a square by more than 60.
        assert!(most < 45.0 && all / count < 8.0, "{name}: {most} at most, {} on average", all / count);
    }
}
