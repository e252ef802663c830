//! Saves and opens books on a real disk, and checks the errors.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use proptest::collection::{btree_map, vec};
use proptest::option;
use proptest::prelude::*;
use topboard::book::{
    Board, Book, CENTRES_ON_MAP, CellEntry, Centres, Chart, Ending, Event, MissedOrders, PerPower, Person, PersonId,
    Power, PublishedStanding, Round, RoundId, ScoreRuling, Seat, UnplacedCell, Year,
};
use topboard::limits::LARGEST_NUMBER;
use topboard::store::{self, BookStore, OpenError, SaveError, disk::LocalDisk};

fn small_book() -> Book {
    let mut board = Board::new("A");
    board.end_year = CellEntry::Value(Year(1908));
    board.seats[Power::Austria] = Seat {
        player: Some(PersonId(1)),
        centres: CellEntry::Value(16),
        printed_score: Some(45.53),
        ..Seat::default()
    };
    board.seats[Power::Italy].centres = CellEntry::Text("three?".into());
    board.seats[Power::Italy].ruling = Some(Box::new(ScoreRuling { score: 1.0 / 3.0, reason: "Chart lost".into() }));
    Book {
        event: Event { name: "Tea-time Open".into(), rules: "WDC 2006".into(), ..Event::default() },
        people: vec![Person::new(PersonId(1), "Cyrille Sevin")],
        rounds: vec![Round { name: "1".into(), boards: vec![board], ..Round::default() }],
        ..Book::default()
    }
}

#[test]
fn a_saved_book_opens_unchanged_and_a_second_save_gives_the_same_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.topboard");
    store::save_book(&path, &small_book()).unwrap();
    let first = fs::read(&path).unwrap();
    let book = store::open_book(&path).unwrap();
    assert_eq!(book, small_book());
    store::save_book(&path, &book).unwrap();
    assert_eq!(fs::read(&path).unwrap(), first);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file is left behind");
}

#[test]
fn the_file_has_the_documented_format() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.topboard");
    store::save_book(&path, &small_book()).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.starts_with(concat!(
            "{\n  \"format\": \"topboard\",\n  \"version\": 2,\n  \"saved_by\": \"",
            env!("CARGO_PKG_VERSION"),
            "\",\n  \"event\": {\n    \"name\": \"Tea-time Open\","
        )),
        "{text}"
    );
    assert!(
        text.contains("\"player\": 1,\n              \"centres\": 16,\n              \"printed\": 45.53"),
        "{text}"
    );
    assert!(text.contains("\"centres\": \"three?\""), "{text}");
    assert!(text.ends_with("}\n"));
}

#[test]
fn a_flipped_bit_is_reported_even_without_a_journal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.topboard");
    let whole = store::book_to_bytes(&path, &small_book()).unwrap();
    assert_eq!(store::checksum_notice(&whole, &path), None);
    for at in 0..whole.len() {
        let mut flipped = whole.clone();
        flipped[at] ^= 1 << (at % 8);
        if let Ok(book) = store::parse_book(&flipped, &path) {
            assert!(store::checksum_notice(&flipped, &path).is_some(), "byte {at} of {book:?}");
        }
    }
    let store = BookStore::new(Arc::new(LocalDisk), None);
    fs::write(&path, &whole).unwrap();
    assert!(store.open(&path).unwrap().notices.is_empty());
    fs::write(&path, String::from_utf8(whole).unwrap().replace("Tea-time", "Tee-time")).unwrap();
    let notices = store.open(&path).unwrap().notices;
    assert!(notices[0].starts_with("open.topboard is not as Topboard saved it."), "{notices:?}");
}

#[test]
fn a_book_without_a_checksum_opens_without_a_notice() {
    let text = "{\"format\": \"topboard\", \"version\": 1, \"event\": {\"name\": \"the \\\"checksum\\\" cup\", \"rules\": \"\"}}";
    let path = Path::new("open.topboard");
    assert_eq!(store::parse_book(text.as_bytes(), path).unwrap().event.name, "the \"checksum\" cup");
    assert_eq!(store::checksum_notice(text.as_bytes(), path), None);
}

#[test]
fn a_byte_order_mark_is_accepted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.topboard");
    store::save_book(&path, &small_book()).unwrap();
    let mut marked = b"\xef\xbb\xbf".to_vec();
    marked.extend(fs::read(&path).unwrap());
    fs::write(&path, marked).unwrap();
    assert_eq!(store::open_book(&path).unwrap(), small_book());
}

#[test]
fn a_file_cut_short_anywhere_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.topboard");
    store::save_book(&path, &small_book()).unwrap();
    let whole = fs::read(&path).unwrap();
    for length in 0..whole.len() - 2 {
        let error = store::parse_book(&whole[..length], &path).unwrap_err();
        assert!(matches!(error, OpenError::CutOff { .. } | OpenError::NotABook { .. }), "{length} bytes: {error}");
        assert_eq!(
            matches!(error, OpenError::CutOff { .. }),
            store::looks_like_book(&whole[..length]),
            "{length} bytes"
        );
    }
}

#[test]
fn a_missing_file_or_a_folder_is_refused_with_a_clear_error() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("gone.topboard");
    let error = store::open_book(&missing).unwrap_err();
    assert_eq!(error.to_string(), format!("There is no file {}. Check the name and the folder.", missing.display()));
    assert!(matches!(store::open_book(folder.path()), Err(OpenError::Folder { .. })));
    assert!(matches!(store::save_book(folder.path(), &small_book()), Err(SaveError::Folder { .. })));
    let error = store::save_book(&folder.path().join("hall/open.topboard"), &small_book()).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("There is no folder {}. Create it, or save somewhere else.", folder.path().join("hall").display())
    );
}

#[test]
fn a_failed_save_leaves_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.topboard");
    store::save_book(&path, &small_book()).unwrap();
    let before = fs::read(&path).unwrap();
    let mut book = small_book();
    book.rounds[0].boards[0].seats[Power::Austria].printed_score = Some(f64::INFINITY);
    let error = store::save_book(&path, &book).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("inf is not a number that can be written at “rounds”, 1, “boards”, 1, “seats”, Austria"),
        "{error}"
    );
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn the_permissions_of_the_file_do_not_change() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("open.topboard");
        store::save_book(&path, &small_book()).unwrap();
        assert_eq!(mode(&path) & 0o600, 0o600);
        let plain = folder.path().join("plain");
        fs::write(&plain, "").unwrap();
        assert_eq!(mode(&path), mode(&plain), "a new book has the permissions of any new file");
        for wanted in [0o600, 0o664] {
            fs::set_permissions(&path, fs::Permissions::from_mode(wanted)).unwrap();
            store::save_book(&path, &small_book()).unwrap();
            assert_eq!(mode(&path), wanted);
        }
    }

    #[test]
    fn a_link_stays_a_link_and_its_target_is_saved() {
        let folder = tempfile::tempdir().unwrap();
        let target_folder = folder.path().join("shelf");
        fs::create_dir(&target_folder).unwrap();
        let link = folder.path().join("current.topboard");
        symlink("shelf/open.topboard", &link).unwrap();
        // The first save creates the target, and the second replaces it.
        for _ in 0..2 {
            store::save_book(&link, &small_book()).unwrap();
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
            assert_eq!(store::open_book(&target_folder.join("open.topboard")).unwrap(), small_book());
        }
        let circle = folder.path().join("circle");
        symlink("circle", &circle).unwrap();
        assert!(store::save_book(&circle, &small_book()).unwrap_err().to_string().contains("go round in a circle"));
    }

    #[test]
    fn a_file_that_is_not_an_ordinary_file_is_refused_unread() {
        let error = store::open_book(Path::new("/dev/null")).unwrap_err();
        assert_eq!(
            error.to_string(),
            "/dev/null is not an ordinary file. Copy its contents to an ordinary file and open that."
        );
    }
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof!["", "[A-Z][a-z]{1,8} [A-Z][a-z]{1,8}", "\\PC{0,12}", "[\"\\\\\n\t “é]{0,6}"]
}

/// A text for a name, which is more than spaces.
fn name() -> impl Strategy<Value = String> {
    text().prop_map(|text| if text.trim().is_empty() { String::new() } else { text })
}

fn score() -> impl Strategy<Value = f64> {
    prop_oneof![
        (-100_000_i32..100_000).prop_map(|n| f64::from(n) / 100.0),
        (1_u32..10_000, 1_u32..10_000).prop_map(|(a, b)| f64::from(a) / f64::from(b)),
        proptest::num::f64::NORMAL.prop_map(|n| if n.abs() > LARGEST_NUMBER { n.signum() / 3.0 } else { n }),
    ]
}

fn count() -> impl Strategy<Value = CellEntry<Centres>> {
    prop_oneof![
        Just(CellEntry::Blank),
        (0..=CENTRES_ON_MAP).prop_map(CellEntry::Value),
        text().prop_map(CellEntry::Text)
    ]
}

fn missed_orders() -> impl Strategy<Value = CellEntry<MissedOrders>> {
    prop_oneof![
        Just(CellEntry::Blank),
        any::<MissedOrders>().prop_map(CellEntry::Value),
        text().prop_map(CellEntry::Text)
    ]
}

fn year() -> impl Strategy<Value = Year> {
    (Year::FIRST.0..=Year::LAST.0).prop_map(Year)
}

fn seven<T: std::fmt::Debug>(one: impl Strategy<Value = T>) -> impl Strategy<Value = PerPower<T>> {
    vec(one, 7).prop_map(|values| PerPower(values.try_into().unwrap()))
}

prop_compose! {
    fn seat(people: u32)(
        player in option::of((1..=people).prop_map(PersonId)),
        centres in count(),
        eliminated in prop_oneof![Just(CellEntry::Blank), year().prop_map(CellEntry::Value), text().prop_map(CellEntry::Text)],
        in_draw in any::<Option<bool>>(),
        missed_moves in missed_orders(),
        missed_winters in missed_orders(),
        printed_score in option::of(score()),
        ruling in option::of((score(), text()).prop_map(|(score, reason)| Box::new(ScoreRuling { score, reason }))),
    ) -> Seat {
        Seat { player, centres, eliminated, in_draw, missed_moves, missed_winters, printed_score, ruling, ..Seat::default() }
    }
}

prop_compose! {
    fn board(people: u32)(
        name in name(),
        system in option::of(text()),
        ended in option::of(year()),
        ending in prop_oneof![
            Just(Ending::Played), Just(Ending::Abandoned), (0..7_usize).prop_map(|at| Ending::Conceded(Power::ALL[at]))
        ],
        seats in seven(seat(people)),
        charts in proptest::collection::btree_map(year(), seven(count()), 0..3),
    ) -> Board {
        let charts = charts.into_iter().map(|(year, centres)| Chart { year, centres }).collect();
        Board { name, system, end_year: ended.into(), ending, seats, charts, ..Board::default() }
    }
}

prop_compose! {
    fn book()(names in vec(text(), 1..6))(
        rounds in vec((name(), option::of(text()), vec(board(u32::try_from(names.len()).unwrap()), 0..3)), 0..3),
        event in (name(), text(), text(), option::of(text())),
        published in vec((option::of(any::<u32>()), btree_map((0..3u32).prop_map(RoundId), score(), 0..3), option::of(score())), 0..3),
        unplaced in vec(text(), 0..3),
        names in Just(names),
    ) -> Book {
        let (name, venue, rules, system) = event;
        Book {
            event: Event { name, venue, rules, system, ..Event::default() },
            people: (1..).zip(names).map(|(id, name)| Person::new(PersonId(id), format!("{id} {name}"))).collect(),
            rounds: rounds
                .into_iter()
                .map(|(name, system, boards)| Round { name, system, boards, ..Round::default() })
                .collect(),
            published_standings: published
                .into_iter()
                .map(|(place, rounds, total)| PublishedStanding { player: PersonId(1), place, rounds, total })
                .collect(),
            systems: Vec::new(),
            unplaced_cells: unplaced
                .into_iter()
                .map(|text| UnplacedCell { file: "f.xlsx".into(), sheet: "Round 1".into(), cell: "C14".into(), text })
                .collect(),
            ..Book::default()
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_book_is_read_back_exactly(book in book()) {
        let path = Path::new("any.topboard");
        let bytes = store::book_to_bytes(path, &book).unwrap();
        prop_assert!(store::looks_like_book(&bytes));
        let back = store::parse_book(&bytes, path).unwrap();
        prop_assert_eq!(&back, &book);
        prop_assert_eq!(store::book_to_bytes(path, &back).unwrap(), bytes);
    }

    #[test]
    fn a_damaged_byte_never_causes_a_panic(at in 0..900_usize, byte in any::<u8>()) {
        let path = Path::new("any.topboard");
        let mut bytes = store::book_to_bytes(path, &small_book()).unwrap();
        let at = at % bytes.len();
        bytes[at] = byte;
        if let Err(error) = store::parse_book(&bytes, path) {
            prop_assert!(error.to_string().contains("any.topboard"), "{}", error);
        }
    }
}

/// The names of files are bytes: an old disk has names in another encoding, in which two letters may look like one.
#[cfg(unix)]
#[test]
fn two_books_whose_names_are_no_texts_keep_their_own_entries() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    use topboard::book::{Edit, EventField};
    use topboard::engine::Engine;
    use topboard::store::{JournalMode, OpenedBook};

    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let store = || BookStore::new(Arc::new(LocalDisk), Some(data.clone()));
    let books =
        [&b"G\xf6teborg.topboard"[..], b"G\xe5teborg.topboard"].map(|name| folder.path().join(OsStr::from_bytes(name)));
    let typed = ["Open of the one city", "Open of the other city"];
    for (path, name) in books.iter().zip(typed) {
        store::save_book(path, &small_book()).unwrap();
        let OpenedBook { book, undo_history, journal_mode, .. } = store().open(path).unwrap();
        let JournalMode::Writing(mut writer) = journal_mode else { panic!("read-only") };
        let mut engine = Engine::with_history(book, undo_history);
        engine.record_edits();
        engine.apply("name", Edit::Event(EventField::Name(name.into()))).unwrap();
        writer.append(engine.take_recorded_edits());
        writer.flush().unwrap();
    }
    for (path, name) in books.iter().zip(typed) {
        assert_eq!(store().open(path).unwrap().book.event.name, name);
    }
    assert_eq!(
        fs::read_dir(folder.path())
            .unwrap()
            .filter(|entry| { entry.as_ref().unwrap().file_name().as_bytes().ends_with(b"-journal") })
            .count(),
        2
    );
}

#[test]
fn a_book_with_the_last_number_of_a_person_takes_more_players_and_opens_again() {
    use topboard::book::Edit;

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("numbers.topboard");
    let mut book = small_book();
    book.people.push(Person::new(PersonId::LAST, "Last Number"));
    store::save_book(&path, &book).unwrap();
    let mut book = store::open_book(&path).unwrap();
    for name in ["Ann", "Ben", "Cem"] {
        let person = Person::new(book.next_person_id(), name);
        book.apply(Edit::AddPerson { position: 0, person }).unwrap();
    }
    store::save_book(&path, &book).unwrap();
    assert_eq!(store::open_book(&path).unwrap(), book);
    let too_high = Person::new(PersonId(PersonId::LAST.0 + 1), "Dan");
    assert!(book.apply(Edit::AddPerson { position: 0, person: too_high }).is_err());
}

#[test]
fn a_book_that_would_not_open_again_is_not_written_over_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    store::save_book(&path, &small_book()).unwrap();
    let mut broken = small_book();
    broken.rounds[0].boards[0].seats[Power::Italy].player = Some(PersonId(99));
    let error = store::save_book(&path, &broken).unwrap_err();
    assert!(matches!(error, SaveError::Invalid { .. }), "{error}");
    assert_eq!(store::open_book(&path).unwrap(), small_book());
}
