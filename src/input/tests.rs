//! Tests of what typed texts mean.

use super::*;
use crate::book::fields::{EventColumn, RoundColumn};
use crate::book::results_year::YearEvent;
use crate::book::typed_words::next_round_name;
use crate::book::{
    AttendanceStatus, Board, BoardField, CardKind, CellEntry, Ending, FillColour, NoteColumn, Power, ProposalColumn,
    ProposalOutcome, Role, Round, Team, TopBoardColumn, Year,
};
use crate::languages::window_sentences::values;
use crate::languages::{Language, in_language};

const NOW: NoteStamp<'_> = NoteStamp { time: "2006-08-12 14:05", place: "R1 A" };
const A: BoardRef = BoardRef::new(0, 0);

fn book() -> Book {
    let mut book = Book::default();
    let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    book.apply(book.edit_to_seat(A.seat(Power::Austria), "Ann")).unwrap();
    book
}

fn typed(book: &mut Book, cells: &[(CellAddress, &str)]) -> Vec<String> {
    let changes = read_cells(&Engine::new(book.clone()), NOW, cells);
    if let Some(edit) = changes.edit {
        book.apply(edit).unwrap();
    }
    changes.refused_cells.into_iter().map(|refusal| refusal.error.to_string()).collect()
}

#[test]
fn a_number_is_no_name_unless_a_player_is_called_so() {
    let mut book = book();
    let player = CellAddress::Seat(A.seat(Power::Austria), SeatColumn::Player);
    let refused = "“12” is a number and no name; type the name of the player, or press Escape";
    assert_eq!(typed(&mut book, &[(player, "12")]), [refused]);
    assert_eq!(book.name_of(book.seat(A.seat(Power::Austria)).unwrap().player), "Ann");
    book.apply(book.edit_to_seat(A.seat(Power::Italy), "12")).unwrap();
    for name in ["12", "Zoë 2", ""] {
        assert_eq!(typed(&mut book, &[(player, name)]), [""; 0], "{name}");
    }
}

#[test]
fn a_paste_with_new_names_enters_each_of_them_once() {
    let mut book = book();
    let player = |power| CellAddress::Seat(A.seat(power), SeatColumn::Player);
    let paste = [
        (player(Power::England), "Ben  Bold"),
        (player(Power::France), "Cléo"),
        (player(Power::Germany), "ann"),
        (player(Power::Italy), "cleo"),
    ];
    let changes = read_cells(&Engine::new(book.clone()), NOW, &paste);
    assert_eq!(changes.label.english(), "4 cells, from player of England on Round 1, board A");
    let back = book.clone();
    let inverse = book.apply(changes.edit.unwrap()).unwrap();
    let names: Vec<&str> = book.people.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Ben Bold", "Cléo"]);
    let sits = |power: Power| book.name_of(book.seat(A.seat(power)).unwrap().player);
    assert_eq!([Power::Germany, Power::Italy].map(sits), ["Ann", "Cléo"]);
    book.apply(inverse).unwrap();
    assert_eq!(book, back, "a paste is one step");
}

#[test]
fn one_refused_name_costs_the_others_nothing_wherever_it_stands() {
    let names = ["Ben", "Ann", "Cléo"];
    for refused_at in 0..3 {
        let mut book = book();
        book.apply(Edit::AddPerson { position: 1, person: Person::new(book.next_person_id(), "Zoë") }).unwrap();
        let zoe = book.people[1].id;
        let mut cells: Vec<_> =
            (0..2).map(|line| (CellAddress::NewPerson(line, PersonColumn::Name), names[line * 2])).collect();
        // Zoë cannot be called as Ann is.
        cells.insert(refused_at, (CellAddress::name_of(zoe), "Ann"));
        assert_eq!(typed(&mut book, &cells).len(), 1, "{refused_at}");
        let names: Vec<&str> = book.people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Ann", "Zoë", "Ben", "Cléo"], "{refused_at}");
    }
}

#[test]
fn every_refused_cell_of_a_paste_is_named_with_its_text() {
    let book = book();
    let cells = [
        (CellAddress::Seat(A.seat(Power::France), SeatColumn::InDraw), "maybe"),
        (CellAddress::Seat(A.seat(Power::Italy), SeatColumn::Centres), "5"),
        (CellAddress::BoardCell(A, BoardColumn::Ending), "late"),
    ];
    let changes = read_cells(&Engine::new(book.clone()), NOW, &cells);
    assert!(changes.edit.is_some());
    assert_eq!(
        refusal_message(&Engine::new(book.clone()), &changes.refused_cells),
        "2 cells refused the typed text: “maybe”, draw of France on Round 1, board A; “late”, ending of Round \
         1, board A. The first: “maybe” does not say whether France is in the draw; type yes, no, or nothing."
    );
}

#[test]
fn a_column_of_yearly_counts_adds_its_chart_once() {
    let mut book = book();
    let cells: Vec<_> =
        Power::ALL.map(|power| (CellAddress::Seat(A.seat(power), SeatColumn::Chart(Year(1903))), "5")).into();
    assert!(typed(&mut book, &cells).is_empty());
    assert_eq!(book.board(A).unwrap().charts.len(), 1);
    assert_eq!(book.board(A).unwrap().centre_sum(), 35);
}

#[test]
fn text_in_a_number_cell_is_kept_and_a_doubtful_word_is_refused_with_the_cure() {
    let mut book = book();
    let seat = A.seat(Power::France);
    assert!(typed(&mut book, &[(CellAddress::Seat(seat, SeatColumn::Centres), "eight")]).is_empty());
    assert_eq!(book.seat(seat).unwrap().centres, CellEntry::Text("eight".into()));
    assert_eq!(
        typed(
            &mut book,
            &[
                (CellAddress::Seat(seat, SeatColumn::InDraw), "maybe"),
                (CellAddress::BoardCell(A, BoardColumn::Ending), "late")
            ]
        ),
        [
            "“maybe” does not say whether France is in the draw; type yes, no, or nothing",
            "“late” is not a way for a game to end; type “agreed draw”, “conceded to France”, “abandoned”, or nothing for a \
             game played to its end",
        ]
    );
}

#[test]
fn endings_are_typed_in_words() {
    for (text, ending) in [
        ("conceded to France", Ending::Conceded(Power::France)),
        ("Conceded T", Ending::Conceded(Power::Turkey)),
        ("austria", Ending::Conceded(Power::Austria)),
        ("Abandoned", Ending::Abandoned),
        ("", Ending::Played),
    ] {
        let at = BoardRef::new(0, 0);
        let edit = BoardColumn::Ending.typed_edit(&Book::default(), at, text);
        assert_eq!(edit, Ok(Edit::Board(at.first_id(), BoardField::Ending(ending))), "{text}");
    }
}

#[test]
fn players_are_added_on_the_empty_lines() {
    let mut book = book();
    let cells = [
        (CellAddress::NewPerson(0, PersonColumn::Name), "Zoë"),
        (CellAddress::NewPerson(0, PersonColumn::Region), "Kent"),
        (CellAddress::NewPerson(1, PersonColumn::Name), "ANN"),
        (CellAddress::NewPerson(2, PersonColumn::Region), "Nowhere"),
    ];
    assert_eq!(
        typed(&mut book, &cells),
        [
            "“Ann” is already in the list of players; add an initial or a town to one of the two names",
            "a player needs a name; type one, or press Escape to keep the old one",
        ]
    );
    assert_eq!(book.people.len(), 2);
    assert_eq!(book.people[1].region, "Kent");
}

#[test]
fn a_player_is_removed_replaced_and_penalised_in_his_line() {
    let mut book = book();
    let ann = book.people[0].id;
    let cell = |column| CellAddress::Person(ann, column);
    let cells = [
        (cell(PersonColumn::Role), "Withdrawn"),
        (cell(PersonColumn::Group), "North"),
        (cell(PersonColumn::Handicap), "2,5"),
        (cell(PersonColumn::TeamPreference), "y"),
        (cell(PersonColumn::Successor), "Zoë"),
        (cell(PersonColumn::Penalties), "25% anonymity; 10 late"),
    ];
    assert_eq!(typed(&mut book, &cells), [] as [&str; 0]);
    let texts = |book: &Book| cells.map(|(target, _)| field_text(book, target).into_owned());
    assert_eq!(texts(&book), ["withdrawn", "North", "2.5", "yes", "Zoë", "25 % anonymity; 10 late"]);
    assert_eq!(book.name_of(Some(book.successor(ann))), "Zoë", "who is new is entered");
    let before = book.clone();
    let doubtful = [
        (cell(PersonColumn::Role), "gone"),
        (cell(PersonColumn::Handicap), "two"),
        (cell(PersonColumn::TeamPreference), "perhaps"),
        (cell(PersonColumn::Successor), "Ann"),
        (cell(PersonColumn::Penalties), "5 late; very late"),
    ];
    assert_eq!(
        typed(&mut book, &doubtful),
        [
            "“gone” is not a role; type unranked, removed, withdrawn or reserve, or nothing for a player",
            "“two” is not a number of points",
            "“perhaps” is not a mark in the column “wants a team”; type yes, no, or nothing",
            "Ann cannot be replaced by Ann, who was replaced in turn by Ann; choose another player",
            "“very late” does not begin with an amount; type the amount and then the reason, such as “25 % anonymity” or \
             “10 late”",
        ]
    );
    assert_eq!(book, before);
    typed(&mut book, &cells.map(|(target, _)| (target, "")));
    assert_eq!(texts(&book), [""; 6]);
}

#[test]
fn a_player_who_is_typed_into_a_seat_no_longer_sits_out() {
    let mut book = book();
    for name in ["Ben", "Cy"] {
        let person = Person::new(book.next_person_id(), name);
        book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
    }
    let sat_out = CellAddress::SitOuts(RoundIx(0));
    assert!(typed(&mut book, &[(sat_out, "Ben; Cy")]).is_empty());
    assert!(typed(&mut book, &[(CellAddress::Seat(A.seat(Power::Italy), SeatColumn::Player), "ben")]).is_empty());
    assert_eq!(field_text(&book, sat_out), "Cy");
    assert_eq!(field_text(&book, CellAddress::Seat(A.seat(Power::Italy), SeatColumn::Player)), "Ben");
}

#[test]
fn who_sat_out_is_a_list_of_names() {
    let mut book = book();
    for name in ["Ben", "Lester, Dan"] {
        let person = Person::new(book.next_person_id(), name);
        book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
    }
    let sat_out = CellAddress::SitOuts(RoundIx(0));
    assert!(typed(&mut book, &[(sat_out, "lester, dan; ann, Ben; Ann")]).is_empty());
    assert_eq!(field_text(&book, sat_out), "Lester, Dan; Ann; Ben");
    assert_eq!(
        typed(&mut book, &[(sat_out, "Ann, Hugo")]),
        ["“Hugo” is not on the list of players; enter the name there first, or correct it"]
    );
    assert_eq!(
        typed(&mut book, &[(sat_out, "Lestar, Dan")]),
        ["“Lestar” is not on the list of players (it may be Lester, Dan); enter the name there first, or correct it"]
    );
    assert_eq!(book.rounds[0].sat_out.len(), 3, "nothing changed");
}

#[test]
fn a_line_of_the_notebook_has_its_time_and_board_by_itself() {
    let mut book = book();
    let new = |line, column| CellAddress::NewNote(line, column);
    assert!(typed(&mut book, &[(new(0, NoteColumn::Text), "The clock stopped.")]).is_empty());
    // Lines from elsewhere bring their own.
    let pasted = [
        (new(0, NoteColumn::Time), "2006-08-12 15:00"),
        (new(0, NoteColumn::Place), ""),
        (new(0, NoteColumn::Text), "Lunch is late."),
        (new(1, NoteColumn::Place), "R1 B"),
        (new(1, NoteColumn::Text), "A misorder stands."),
    ];
    assert!(typed(&mut book, &pasted).is_empty());
    let lines = |book: &Book| -> Vec<String> {
        book.notebook.iter().map(|note| format!("{} {} {}", note.time, note.location, note.text)).collect()
    };
    let written = [
        "2006-08-12 14:05 R1 A The clock stopped.",
        "2006-08-12 15:00  Lunch is late.",
        "2006-08-12 14:05 R1 B A misorder stands.",
    ];
    assert_eq!(lines(&book), written);
    // Emptied lines go, the second and the third at once.
    let emptied: Vec<_> = [1, 2]
        .into_iter()
        .flat_map(|line| NoteColumn::ALL.map(|column| (CellAddress::Note(line, column), "")))
        .collect();
    let before = book.clone();
    let edit = read_cells(&Engine::new(book.clone()), NOW, &emptied).edit.unwrap();
    let back = book.apply(edit).unwrap();
    assert_eq!(lines(&book), written[..1]);
    book.apply(back).unwrap();
    assert_eq!(book, before);
}

#[test]
fn new_rounds_and_boards_go_on_counting() {
    let mut book = book();
    assert_eq!(next_round_name(&book.rounds), "2");
    assert_eq!(next_board_name(&book, RoundIx(0)), "B");
    book.apply(Edit::Board(A.first_id(), BoardField::Name("7".into()))).unwrap();
    assert_eq!(next_board_name(&book, RoundIx(0)), "8");
}

#[test]
fn words_are_read_as_in_a_sheet() {
    let mut book = book();
    let cells = [
        (CellAddress::Seat(A.seat(Power::France), SeatColumn::InDraw), "oui"),
        (CellAddress::Seat(A.seat(Power::Italy), SeatColumn::InDraw), "nein"),
        (CellAddress::BoardCell(A, BoardColumn::Ending), "abgebrochen"),
        (CellAddress::BoardCell(A, BoardColumn::Name), "Tisch 3"),
    ];
    assert_eq!(typed(&mut book, &cells), [] as [&str; 0]);
    let board = book.board(A).unwrap();
    assert_eq!((board.seats[Power::France].in_draw, board.seats[Power::Italy].in_draw), (Some(true), Some(false)));
    assert_eq!((board.ending, board.name.as_str()), (Ending::Abandoned, "3"));
    typed(&mut book, &[(CellAddress::Seat(A.seat(Power::France), SeatColumn::InDraw), "–")]);
    assert_eq!(book.board(A).unwrap().seats[Power::France].in_draw, None, "a dash is a blank");
}

#[test]
fn a_dash_alone_empties_a_cell() {
    let mut book = book();
    let seat = A.seat(Power::Austria);
    let ann = book.people[0].id;
    let cells = [
        (CellAddress::Seat(seat, SeatColumn::Centres), "8"),
        (CellAddress::Seat(seat, SeatColumn::Eliminated), "1904"),
        (CellAddress::BoardCell(A, BoardColumn::LastYear), "1907"),
        (CellAddress::BoardCell(A, BoardColumn::Ending), "abandoned"),
        (CellAddress::Person(ann, PersonColumn::Town), "Bonn"),
        (CellAddress::SitOuts(RoundIx(0)), "Ann"),
        (CellAddress::Seat(seat, SeatColumn::Player), "Ann"),
    ];
    assert!(typed(&mut book, &cells).is_empty());
    assert!(typed(&mut book, &cells.map(|(field, _)| (field, "–"))).is_empty());
    let texts = cells.map(|(field, _)| field_text(&book, field).into_owned());
    assert_eq!(texts, [""; 7]);
    assert_eq!(book.people.len(), 1, "a dash is not a player");
}

#[test]
fn a_count_with_a_year_fills_both_cells_and_a_blank_beside_it_removes_nothing() {
    let mut book = book();
    let seat = A.seat(Power::Turkey);
    let out = CellAddress::Seat(seat, SeatColumn::Eliminated);
    assert!(typed(&mut book, &[(CellAddress::Seat(seat, SeatColumn::Centres), "0 (1904)"), (out, "")]).is_empty());
    let turkey = book.seat(seat).unwrap();
    assert_eq!((turkey.centres.get(), turkey.eliminated.get()), (Some(0), Some(Year(1904))));
    assert!(typed(&mut book, &[(out, "")]).is_empty());
    assert!(book.seat(seat).unwrap().eliminated.is_blank(), "it can be emptied afterwards");
}

#[test]
fn typing_what_is_there_is_no_step() {
    let book = book();
    assert!(
        read_cells(&Engine::new(book.clone()), NOW, &[(CellAddress::BoardCell(A, BoardColumn::Name), "A")])
            .edit
            .is_none()
    );
}

#[test]
fn nothing_beside_a_typed_count_is_lost() {
    let france = A.seat(Power::France);
    let centres = CellAddress::Seat(france, SeatColumn::Centres);
    let mut typed_book = book();
    let before = typed_book.clone();
    let changes = read_cells(&Engine::new(typed_book.clone()), NOW, &[(centres, "5*")]);
    let inverse = typed_book.apply(changes.edit.unwrap()).unwrap();
    let read = |book: &Book| (book.seat(france).unwrap().centres.clone(), book.seat(france).unwrap().note.clone());
    assert_eq!(read(&typed_book), (CellEntry::Value(5), "*".to_owned()));
    typed_book.apply(inverse).unwrap();
    assert_eq!(typed_book, before, "one step");
    // The note keeps what it has, and has nothing twice.
    let mut book = before;
    for (text, centres, note) in [
        ("7 (best E)", 7, "best E"),
        ("5*", 5, "best E; *"),
        ("6*", 6, "best E; *"),
        ("8", 8, "best E; *"),
        ("5†", 5, "best E; *; †"),
    ] {
        typed(&mut book, &[(CellAddress::Seat(france, SeatColumn::Centres), text)]);
        assert_eq!(read(&book), (CellEntry::Value(centres), note.to_owned()), "{text}");
    }
}

#[test]
fn a_new_item_comes_after_the_last_one_whatever_empty_row_it_is_typed_into() {
    let mut book = Book::default();
    book.teams.push(Team { name: "Baltic".into(), ..Team::default() });
    let board = BoardRef::new(0, 0);
    book.rounds.push(Round { boards: vec![Board::new("A")], ..Round::default() });
    let engine = Engine::new(book);
    let awards = AwardNames::new(&engine).prizes.len();
    let fields = [
        (CellAddress::Team(TeamIx(0), TeamColumn::Name), 0),
        (CellAddress::Team(TeamIx(1), TeamColumn::Name), 0),
        (CellAddress::Team(TeamIx(4), TeamColumn::Name), 3),
        (CellAddress::NewPerson(2, PersonColumn::Name), 2),
        (CellAddress::NewNote(2, NoteColumn::Text), 2),
        (CellAddress::Award(awards + 2, AwardColumn::Name), 2),
        (CellAddress::YearEvent(2, YearEventColumn::Name), 2),
        (CellAddress::Proposal(board, 2, ProposalColumn::When), 2),
        (CellAddress::BoardCell(board, BoardColumn::LastYear), 0),
    ];
    for (field, rows) in fields {
        assert_eq!(empty_rows_above(field, &engine), rows, "{field:?}");
    }
}

/// A book with an event of a ladder.
fn book_with_event() -> Book {
    let mut book = book();
    book.results_year.events.push(YearEvent::new("Con"));
    book
}

/// Cells of the book with an event that hold words of the program, each with the text of a value in English.
fn cells_with_words() -> Vec<(CellAddress, String)> {
    let ann = book().people[0].id;
    let seat = |column| CellAddress::Seat(A.seat(Power::France), column);
    let board = |column| CellAddress::BoardCell(A, column);
    let person = |column| CellAddress::Person(ann, column);
    let proposal = |column| CellAddress::Proposal(A, 0, column);
    let event = |column| CellAddress::YearEvent(0, column);
    let answer = CellAddress::TopBoardClaim(ann, TopBoardColumn::Answer);
    let mut cells = Vec::new();
    let mut add = |cell: CellAddress, texts: &[&str]| {
        cells.extend(texts.iter().map(|text| (cell, (*text).to_owned())));
    };
    add(seat(SeatColumn::InDraw), &["yes", "no"]);
    add(seat(SeatColumn::Cards), &["yellow", "red 1904", "extension Fall 1904 late orders", "red Winter 1904; yellow"]);
    add(seat(SeatColumn::Cards), &["yellow Spring 1904 ill", "extension Winter 1905"]);
    add(seat(SeatColumn::Substitutes), &["Hal", "Hal from Spring 1904; Ben", "Hal from Fall 1903"]);
    add(seat(SeatColumn::Substitutes), &["Hal from mid 1904", "Hal from Winter 1904"]);
    // These names end in words that other languages have before a season.
    add(seat(SeatColumn::Substitutes), &["Li Im from Fall 1903", "Ann Winter from Spring 1904"]);
    add(board(BoardColumn::Ending), &["abandoned"]);
    add(board(BoardColumn::TopBoard), &["yes"]);
    add(person(PersonColumn::TeamPreference), &["yes"]);
    add(person(PersonColumn::Unconfirmed), &["yes"]);
    add(person(PersonColumn::Rounds), &["1-3, 5", "not 4", "not 1, 2"]);
    add(proposal(ProposalColumn::When), &["Spring 1904", "Fall 1905"]);
    add(proposal(ProposalColumn::Members), &["all survivors", "Austria, England, France"]);
    add(proposal(ProposalColumn::Members), &["Germany, Italy, Russia, Turkey"]);
    add(proposal(ProposalColumn::Outcome), &ProposalOutcome::ALL.map(ProposalOutcome::name));
    add(CellAddress::Attendance(RoundIx(0), ann), &AttendanceStatus::ALL.map(AttendanceStatus::name));
    add(answer, &["steps back", "named", "put first"]);
    add(event(YearEventColumn::Kind), &["local", "state", "national"]);
    add(event(YearEventColumn::Accredited), &["yes", "no"]);
    add(event(YearEventColumn::Variant), &["yes"]);
    add(CellAddress::ResultLine(0, 0, ResultLineColumn::Games), &["full", "5"]);
    add(CellAddress::ResultLine(0, 0, ResultLineColumn::DirectorCounts), &["yes"]);
    add(CellAddress::ResultLine(0, 0, ResultLineColumn::Score), &["45.53"]);
    add(person(PersonColumn::Handicap), &["-0.5"]);
    add(person(PersonColumn::Penalties), &["12.5 % late"]);
    for power in Power::ALL {
        add(board(BoardColumn::Ending), &[format!("conceded to {power}").as_str()]);
        add(proposal(ProposalColumn::By), &[power.name()]);
        add(CellAddress::ReservedPower(RoundIx(0), ann), &[power.name()]);
    }
    for role in Role::ALL.into_iter().filter(|role| *role != Role::Player) {
        add(person(PersonColumn::Role), &[role.name()]);
    }
    for colour in FillColour::ALL.map(FillColour::name) {
        add(seat(SeatColumn::Colour), &[colour]);
        add(board(BoardColumn::Colour), &[colour]);
        add(person(PersonColumn::Colour), &[colour]);
    }
    cells
}

#[test]
fn what_the_window_shows_in_a_language_is_typed_so_too() {
    for (cell, english) in cells_with_words() {
        let mut book = book_with_event();
        assert_eq!(typed(&mut book, &[(cell, english.as_str())]), [""; 0], "{english}");
        assert_eq!(field_text(&book, cell), english);
        for language in Language::OF_WINDOW {
            let shown = in_language(language, || field_text(&book, cell).into_owned());
            let mut read = book_with_event();
            let refused = in_language(language, || typed(&mut read, &[(cell, shown.as_str())]));
            assert_eq!(refused, [""; 0], "{shown}");
            assert_eq!(field_text(&read, cell), english, "{shown}");
        }
    }
    for language in Language::OF_WINDOW {
        let agreed_draw = in_language(language, values::agreed_draw);
        assert!(means_agreed_draw(agreed_draw), "{agreed_draw}");
    }
}

#[test]
fn a_cell_shows_its_words_in_the_language_of_the_window() {
    let mut book = book();
    let ann = book.people[0].id;
    let seat = |column| CellAddress::Seat(A.seat(Power::France), column);
    for (cell, english, german) in [
        (seat(SeatColumn::InDraw), "yes", "ja"),
        (seat(SeatColumn::Cards), "yellow Spring 1904 ill", "gelb Frühling 1904 ill"),
        (seat(SeatColumn::Substitutes), "Hal from Fall 1903; Ben", "Hal ab Herbst 1903; Ben"),
        (CellAddress::BoardCell(A, BoardColumn::Ending), "conceded to France", "Sieg durch Aufgabe: Frankreich"),
        (CellAddress::Person(ann, PersonColumn::Rounds), "not 4", "nicht 4"),
        (CellAddress::Person(ann, PersonColumn::Handicap), "0.5", "0,5"),
        (CellAddress::Person(ann, PersonColumn::Penalties), "12.5 % late", "12,5 % late"),
        (CellAddress::Attendance(RoundIx(0), ann), "late", "verspätet"),
    ] {
        assert_eq!(typed(&mut book, &[(cell, english)]), [""; 0]);
        assert_eq!(in_language(Language::German, || field_text(&book, cell).into_owned()), german);
        let read = read_cells(&Engine::new(book.clone()), NOW, &[(cell, english)]);
        assert_eq!(read.edit, None, "what is there is no step");
    }
}

#[test]
fn in_english_the_window_has_the_names_of_files_and_of_the_command_line() {
    for column in SeatColumn::ALL.into_iter().chain([SeatColumn::Chart(Year(1903))]) {
        assert_eq!(column.name_in_window(), column.name());
        assert_eq!(column.long_name_in_window(), column.description().long_name);
    }
    for column in PersonColumn::ALL {
        assert_eq!(column.name_in_window(), column.name());
    }
    for column in BoardColumn::ALL {
        assert_eq!(column.name_in_window(), column.description().field.name);
    }
    for column in RoundColumn::ALL {
        assert_eq!(column.name_in_window(), column.description().name);
    }
    for column in EventColumn::ALL {
        assert_eq!(column.name_in_window(), column.description().name);
    }
    for (column, name) in [
        (TeamColumn::Name, "name"),
        (TeamColumn::Country, "country"),
        (TeamColumn::Member(1), "member 2"),
        (TeamColumn::Captain, "captain"),
    ] {
        assert_eq!(column.name(), name);
    }
    assert_eq!(NoteColumn::ALL.map(NoteColumn::name_in_window), ["time", "board", "text"]);
    let columns = ProposalColumn::ALL.map(ProposalColumn::name_in_window);
    assert_eq!(columns, ["draw proposed", "by", "for", "outcome", "note"]);
    for (column, name) in [
        (YearEventColumn::Name, "event"),
        (YearEventColumn::Date, "date"),
        (YearEventColumn::Ended, "ended"),
        (YearEventColumn::Kind, "kind"),
        (YearEventColumn::Accredited, "accredited"),
        (YearEventColumn::Variant, "variant"),
        (YearEventColumn::Boards, "boards"),
        (YearEventColumn::Directors, "director"),
    ] {
        assert_eq!(column.name(), name);
    }
    for (column, name) in [
        (ResultLineColumn::Place, "place"),
        (ResultLineColumn::Name, "player"),
        (ResultLineColumn::Region, "region"),
        (ResultLineColumn::Games, "games"),
        (ResultLineColumn::Score, "score"),
        (ResultLineColumn::DirectorCounts, "director counts"),
    ] {
        assert_eq!(column.name(), name);
    }
    assert_eq!(Power::ALL.map(Power::name_in_window), Power::ALL.map(Power::name));
    assert_eq!(Role::ALL.map(Role::name_in_window), Role::ALL.map(Role::name));
    assert_eq!(CardKind::ALL.map(CardKind::name_in_window), CardKind::ALL.map(CardKind::name));
    assert_eq!(FillColour::ALL.map(FillColour::name_in_window), FillColour::ALL.map(FillColour::name));
    let (book, ann) = (book(), book().people[0].id);
    assert_eq!(book.rounds[0].title_in_window(), book.rounds[0].title());
    assert_eq!(book.board_label_in_window(A), book.board_label(A));
    for (cell, label) in [
        (CellAddress::Seat(A.seat(Power::France), SeatColumn::Centres), "centres of France on Round 1, board A"),
        (CellAddress::BoardCell(A, BoardColumn::Ending), "ending of Round 1, board A"),
        (CellAddress::BoardCell(A, BoardColumn::TopBoard), "top board, Round 1, board A"),
        (CellAddress::name_of(ann), "name of Ann"),
        (CellAddress::SitOuts(RoundIx(0)), "sit-outs of Round 1"),
    ] {
        assert_eq!(cell_label(&book, cell), label);
    }
}
