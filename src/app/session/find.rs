//! Finds players, boards, seats, teams, lines of the notebook and fields of the rules: the list of the Find command, and
//! the steps to the next and the previous result.

use super::Session;
use super::found_places::{FoundPlace, FoundPlaces};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::grid::StepDirection;
use crate::app::views::notebook;
use crate::app::views::round::board_title;
use crate::app::views::rules;
use crate::app::views::tab::Tab;
use crate::book::{CellAddress, Round, RoundIx, SeatColumn, notation};
use crate::languages::recorded_moment_in_window;
use crate::languages::window_sentences::{fields, session as texts};

/// A place with the words that find it.
struct Findable {
    name: String,
    detail: String,
    keywords: String,
    /// What was written about the place.
    text: String,
    place: FoundPlace,
}

/// Which seats can be found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FindableSeats {
    WithPlayer,
    All,
}

impl Session {
    /// Goes to a place.
    fn go_to_place(&mut self, place: FoundPlace) {
        match place {
            FoundPlace::Tab(tab) => self.open_tab(tab),
            FoundPlace::Cell(address) => self.go_to_if_there(address),
            FoundPlace::Note(line) => notebook::commands::go_to_note(self, line),
            FoundPlace::Rule(field) => rules::ruleset::commands::go_to_field(self, field),
        }
    }

    /// Remembers the places that were found, and says which of them this is.
    pub fn remember_found(&mut self, found: FoundPlaces) {
        let (at, all) = ((found.at + 1).to_string(), found.places.len().to_string());
        let told = match found.words.as_str() {
            "" => texts::found_place(&at, &all),
            words => texts::found_place_for(&at, &all, words),
        };
        self.found = Some(found);
        self.set_status(told);
    }

    /// Goes to the next or to the previous of the places that were found. Opens the list if nothing was found yet.
    pub fn step_found(&mut self, step: StepDirection) {
        let Some(mut found) = self.found.take().filter(|found| !found.places.is_empty()) else {
            let list = find_chooser(self);
            self.open_dialog(list);
            return;
        };
        let all = found.places.len();
        found.at = (found.at + if step == StepDirection::Forward { 1 } else { all - 1 }) % all;
        self.go_to_place(found.places[found.at]);
        self.remember_found(found);
    }
}

/// The list of everything that can be found, with the words of the last time.
pub fn find_chooser(session: &Session) -> ListChooser {
    let rules = rules::ruleset::commands::findable_fields().into_iter().map(|(field, name, subject)| Findable {
        name: name.to_owned(),
        detail: texts::rule_of_subject(&subject),
        keywords: String::new(),
        text: String::new(),
        place: FoundPlace::Rule(field),
    });
    let places = findable(session, FindableSeats::WithPlayer).into_iter().chain(rules).collect();
    let words = session.found.as_ref().map(|found| found.words.clone()).unwrap_or_default();
    chooser(texts::find(), texts::find_hint(), places).with_words(words)
}

/// The list of the tabs, the boards and the seats to go to.
pub fn go_to_chooser(session: &Session) -> ListChooser {
    let tabs = session.tabs().into_iter().map(|tab| Findable {
        name: session.views.name(tab, session.engine()).into_owned(),
        detail: texts::tab().to_owned(),
        keywords: String::new(),
        text: String::new(),
        place: FoundPlace::Tab(tab),
    });
    let places = tabs.chain(findable(session, FindableSeats::All)).collect();
    chooser(texts::go_to(), texts::go_to_hint(), places)
}

fn chooser(title: &'static str, hint: &'static str, findable: Vec<Findable>) -> ListChooser {
    let places = findable.iter().map(|item| item.place).collect();
    let texts = findable.iter().map(|item| item.text.clone()).collect();
    let items = findable
        .into_iter()
        .map(|Findable { name, detail, keywords, text: _, place }| ListItem {
            name,
            detail,
            keywords,
            action: Action::session(move |session| session.go_to_place(place)),
        })
        .collect();
    ListChooser::new(title, hint, items).with_places(places, texts)
}

fn findable(session: &Session, seats: FindableSeats) -> Vec<Findable> {
    let book = session.book();
    // The table in view shows its own row of a player, if it has one.
    let model = session.table();
    let row_in_front = |id| {
        let address = CellAddress::name_of(id);
        session.view().tab_of_in_front(address)?;
        model.as_ref()?.cell_of(address).map(|at| at.row)
    };
    let in_front = session.views.name(session.tab, session.engine());
    let mut people: Vec<_> = book.people.iter().map(|person| (row_in_front(person.id), person)).collect();
    let list_of_players = session.views.name(Tab::Players, session.engine());
    // Players of the table in view come in its order, so F3 goes down the table.
    people.sort_by_key(|(row, _)| (row.is_none(), *row));
    let people = people.into_iter().map(|(row, person)| Findable {
        name: person.name.clone(),
        detail: if row.is_some() { &in_front } else { &list_of_players }.to_string(),
        keywords: [&person.family, &person.region, &person.group].map(String::as_str).join(" "),
        text: person.note.clone(),
        place: FoundPlace::Cell(CellAddress::name_of(person.id)),
    });
    // “R2 C” can also be typed as “R2-C” or “R2C”.
    let short = |at| {
        let place = notation::short_board_label(book, at);
        format!("{place} {} {}", place.replace(' ', "-"), place.replace(' ', ""))
    };
    let round_title = |at: RoundIx| book.round(at).map(Round::title_in_window).unwrap_or_default();
    // “Board B” is first of all the one of the round in view.
    let mut boards_from_view: Vec<_> = book.boards().collect();
    boards_from_view.sort_by_key(|(at, _)| session.tab.round().is_some_and(|round| round != at.round));
    let boards = boards_from_view.iter().copied().map(|(at, board)| Findable {
        name: format!("{}, {}", round_title(at.round), board_title(board)),
        detail: fields::board().to_owned(),
        keywords: if session.engine().top_boards().contains(at) {
            format!("{} {}", short(at), fields::top_board())
        } else {
            short(at)
        },
        text: board.note.clone(),
        place: FoundPlace::Cell(CellAddress::Board(at)),
    });
    let seats = boards_from_view.iter().copied().flat_map(|(at, board)| {
        board.seats.iter().flat_map(move |(power, seat)| {
            let place = format!("{}, {}", book.board_label_in_window(at), power.name_in_window());
            let of_substitute = |player| (Some(player), texts::substitute_at(&place));
            let substitutes: Vec<_> =
                seat.substitutes.iter().map(|substitute| of_substitute(substitute.player)).collect();
            let player =
                Some((seat.player, place)).filter(|(player, _)| player.is_some() || seats == FindableSeats::All);
            player.into_iter().chain(substitutes).map(move |(player, detail)| Findable {
                name: player.map_or(texts::empty_seat(), |player| book.name_of(Some(player))).to_owned(),
                detail,
                keywords: format!("{} {} {}", short(at), power.name(), power.name_in_window()),
                text: seat.note.clone(),
                place: FoundPlace::Cell(CellAddress::Seat(at.seat(power), SeatColumn::Centres)),
            })
        })
    });
    let teams = book.teams.iter().filter_map(|team| {
        let first = team.captain.or_else(|| team.members.first().copied())?;
        let members: Vec<&str> = team.members.iter().map(|member| book.name_of(Some(*member))).collect();
        Some(Findable {
            name: team.name.clone(),
            detail: texts::team().to_owned(),
            keywords: format!("{} {}", members.join(" "), team.country),
            text: String::new(),
            place: FoundPlace::Cell(CellAddress::name_of(first)),
        })
    });
    let notes = book.notebook.iter().enumerate().map(|(line, note)| Findable {
        name: note.text.clone(),
        detail: [note.location.as_str(), &recorded_moment_in_window(&note.time)].join(" ").trim().to_owned(),
        keywords: texts::notebook().to_owned(),
        text: String::new(),
        place: FoundPlace::Note(line),
    });
    people.chain(boards).chain(teams).chain(seats).chain(notes).collect()
}
