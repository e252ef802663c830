//! A name that is typed over another one in a seat or a team: it can be a new name of the same person. A player who was only
//! a typed name is no player any more when the name is nowhere.

use crate::book::{
    Book, CellAddress, Edit, Person, PersonField, PersonId, Role, SeatColumn, SeatField, SeatRef, TeamColumn, TeamIx,
};

/// A cell with the name of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NamePlace {
    Seat(SeatRef),
    /// A member, by the positions of the team and of the member.
    Member(usize, usize),
}

impl NamePlace {
    fn of_field(field: CellAddress) -> Option<NamePlace> {
        match field {
            CellAddress::Seat(seat, SeatColumn::Player) => Some(NamePlace::Seat(seat)),
            CellAddress::Team(TeamIx(team), TeamColumn::Member(member)) => Some(NamePlace::Member(team, member)),
            _ => None,
        }
    }

    fn player(self, book: &Book) -> Option<PersonId> {
        match self {
            NamePlace::Seat(seat) => book.seat(seat)?.player,
            NamePlace::Member(team, member) => book.teams.get(team)?.members.get(member).copied(),
        }
    }
}

/// The cells into which names are typed, with the players before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplacedPlayers {
    places: Vec<(NamePlace, Option<PersonId>)>,
    /// The number that a new person gets.
    next: PersonId,
    /// The typed names that are a part of the name of a player, who is meant.
    parts: Vec<(String, PersonId)>,
}

/// Two players of whom one may be the other under a new name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Renaming {
    old: PersonId,
    new: PersonId,
}

/// What a [`Renaming`] means in the present book.
#[derive(Clone, Debug, PartialEq)]
pub struct CorrectedName {
    pub old_name: String,
    pub new_name: String,
    /// Renames the player before, who gets all places of the new one, and removes the new one.
    pub edit: Edit,
    /// Confirms the new player as another person.
    pub other_person: Edit,
}

impl ReplacedPlayers {
    /// The names that are typed into these cells. `None` if none of the cells holds the name of a player.
    pub fn of_typed(book: &Book, cells: &[(CellAddress, &str)]) -> Option<ReplacedPlayers> {
        let typed = || cells.iter().filter_map(|(field, text)| Some((NamePlace::of_field(*field)?, *text)));
        let places: Vec<_> = typed().map(|(place, _)| (place, place.player(book))).collect();
        let mut parts: Vec<(String, PersonId)> = Vec::new();
        for (_, text) in typed() {
            if parts.iter().all(|(known, _)| known != text)
                && book.find_person(text).is_none()
                && let Some(person) = book.person_meant(text)
            {
                parts.push((text.to_owned(), person.id));
            }
        }
        (!places.is_empty()).then(|| ReplacedPlayers { places, next: book.next_person_id(), parts })
    }

    /// The typed names that are only a part of a name, each with the name of the player who was meant.
    pub fn parts_of_names<'b>(&'b self, book: &'b Book) -> impl Iterator<Item = (&'b str, &'b str)> {
        self.parts.iter().map(move |(typed, id)| (typed.as_str(), book.name_of(Some(*id))))
    }

    /// The players whom the typed names have added.
    pub fn new_players<'b>(&self, book: &'b Book) -> impl Iterator<Item = &'b Person> {
        let next = self.next;
        book.people.iter().filter(move |person| person.id.0 >= next.0)
    }

    /// The new players of whom each was typed over one other player.
    pub fn renamings(&self, book: &Book) -> Vec<Renaming> {
        let mut pairs: Vec<Renaming> = Vec::new();
        for (place, old) in &self.places {
            let new = place.player(book).filter(|new| new.0 >= self.next.0);
            let pair = old.zip(new).map(|(old, new)| Renaming { old, new });
            pairs.extend(pair.filter(|pair| !pairs.contains(pair)));
        }
        let is_alone =
            |pair: &Renaming| pairs.iter().filter(|one| one.old == pair.old || one.new == pair.new).count() == 1;
        pairs.iter().copied().filter(is_alone).collect()
    }
}

impl Renaming {
    /// The corrected name. `None` if one of the two is no player any more, or the new one is already somebody of his or her own.
    pub fn corrected_name(self, book: &Book) -> Option<CorrectedName> {
        let Renaming { old, new } = self;
        let (old_name, new_name) = (book.person(old)?.name.clone(), book.person(new)?.name.clone());
        book.person(new).filter(|person| person.unconfirmed)?;
        let own = book.seats().filter(|(_, seat)| seat.player == Some(new));
        let mut edits: Vec<Edit> =
            own.map(|(at, _)| Edit::Seat(book.seat_id(at), SeatField::Player(Some(old)))).collect();
        let mut teams = book.teams.clone();
        for member in teams.iter_mut().flat_map(|team| &mut team.members).filter(|member| **member == new) {
            *member = old;
        }
        if teams != book.teams {
            edits.push(Edit::Teams(teams));
        }
        // A name that was typed over in its turn is not asked about.
        if edits.is_empty() {
            return None;
        }
        edits.extend([Edit::RemovePerson(new), Edit::Person(old, PersonField::Name(new_name.clone()))]);
        let edit = Edit::Batch(edits);
        book.clone().apply(edit.clone()).ok()?;
        let other_person = Edit::Person(new, PersonField::Unconfirmed(false));
        Some(CorrectedName { old_name, new_name, edit, other_person })
    }
}

/// The players who are only names that were typed into seats and teams, or as substitutes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedNames {
    people: Vec<PersonId>,
}

impl TypedNames {
    /// Those that stand anywhere in the book.
    pub fn in_use(book: &Book) -> TypedNames {
        let typed = book.people.iter().filter(|person| is_only_typed(person)).map(|person| person.id);
        let mut people: Vec<PersonId> = typed.collect();
        if !people.is_empty() {
            let used = book.referenced_people();
            people.retain(|id| used.contains(id));
        }
        TypedNames { people }
    }

    /// Those that stand nowhere any more after an edit.
    pub fn left(&self, book: &Book) -> Vec<PersonId> {
        if self.people.is_empty() {
            return Vec::new();
        }
        let used = book.referenced_people();
        let is_left = |id: &PersonId| !used.contains(id) && book.person(*id).is_some_and(is_only_typed);
        let left: Vec<PersonId> = self.people.iter().copied().filter(is_left).collect();
        // Without a list of players the seats are the list: those of a board that is removed are no slips of the keys.
        if left.len() > 1 && !book.has_list_of_players() { Vec::new() } else { left }
    }
}

/// Whether a person is only a name that was typed into a seat or a team, or as a substitute.
fn is_only_typed(person: &Person) -> bool {
    let is_role_of_typed = matches!(person.role, Role::Player | Role::Reserve);
    let only_typed = Person { unconfirmed: true, role: person.role, ..Person::new(person.id, person.name.clone()) };
    is_role_of_typed && *person == only_typed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Power, Round, RoundIx};
    use crate::engine::Engine;
    use crate::input::{NoteStamp, read_cells};

    fn seat(board: usize) -> SeatRef {
        BoardRef::new(0, board).seat(Power::France)
    }

    /// A book with a player on each of two boards. They are in the list of players.
    fn book(first: &str, second: &str) -> Book {
        let mut book = Book::default();
        let boards = ["A", "B"].map(Board::new).into();
        let round = Round { name: "1".into(), boards, ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
        for (board, name) in [(0, first), (1, second)] {
            book.apply(book.edit_to_seat(seat(board), name)).unwrap();
        }
        book
    }

    /// Types a name over that of France on these boards.
    fn typed(book: &mut Book, boards: &[usize], name: &str) -> ReplacedPlayers {
        let cells: Vec<_> =
            boards.iter().map(|board| (CellAddress::Seat(seat(*board), SeatColumn::Player), name)).collect();
        let replaced = ReplacedPlayers::of_typed(book, &cells).unwrap();
        let edit = read_cells(&Engine::new(book.clone()), NoteStamp::default(), &cells).edit.unwrap();
        book.apply(edit).unwrap();
        replaced
    }

    /// The names of all players after the answer that the typed name is the same person.
    fn renamed(first: &str, second: &str, boards: &[usize], name: &str) -> Option<Vec<String>> {
        let mut book = book(first, second);
        let renamings = typed(&mut book, boards, name).renamings(&book);
        let [renaming] = renamings[..] else { return None };
        book.apply(renaming.corrected_name(&book)?.edit).unwrap();
        Some(book.people.iter().map(|person| person.name.clone()).collect())
    }

    #[test]
    fn a_new_name_over_another_one_can_be_the_same_person() {
        let names = Some(vec!["John Smith".to_owned(), "Ann Lee".to_owned()]);
        assert_eq!(renamed("Jon Smith", "Ann Lee", &[0], "John Smith"), names);
        assert_eq!(renamed("Ole Hansen", "Ann Lee", &[0], "John Smith"), names, "names need not be similar");
        assert_eq!(renamed("Jon Smith", "Jon Smith", &[0], "John Smith"), Some(vec!["John Smith".to_owned()]));
        assert_eq!(renamed("Jon Smith", "Jon Smith", &[0, 1], "John Smith"), Some(vec!["John Smith".to_owned()]));
    }

    #[test]
    fn nothing_is_asked_where_the_typed_name_is_known_or_was_typed_over_two_players() {
        assert_eq!(renamed("Jon Smith", "John Smith", &[0], "John Smith"), None, "he is no new player");
        assert_eq!(renamed("Jon Smith", "Ann Lee", &[0, 1], "Cléo Roux"), None, "she can be one of two");
    }

    #[test]
    fn the_answer_finds_the_player_on_whatever_board_he_sits_then() {
        let mut book = book("Jon Smith", "Ann Lee");
        let renaming = typed(&mut book, &[0], "John Smith").renamings(&book)[0];
        book.apply(Edit::AddBoard { position: BoardRef::new(0, 0).first_place(), board: Box::new(Board::new("new")) })
            .unwrap();
        book.apply(renaming.corrected_name(&book).unwrap().edit).unwrap();
        assert_eq!(book.name_of(book.seat(seat(1)).unwrap().player), "John Smith");
        assert_eq!(renaming.corrected_name(&book), None, "it is answered");
    }

    #[test]
    fn a_typed_name_that_stands_nowhere_any_more_is_left() {
        let mut book = book("", "Ann Lee");
        let mut left = |board: usize, name: &str| {
            let names = TypedNames::in_use(&book);
            typed(&mut book, &[board], name);
            let left = names.left(&book);
            left.into_iter().map(|id| book.name_of(Some(id)).to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(left(0, "xqz"), [""; 0]);
        assert_eq!(left(0, "Ann Lee"), ["xqz"]);
        assert_eq!(left(0, "Ben Orr"), [""; 0], "Ann Lee sits on board B");
        assert_eq!(left(1, "Ben Orr"), [""; 0], "Ann Lee is in the list");
        assert_eq!(left(0, ""), [""; 0], "Ben Orr sits on board B");
        assert_eq!(left(1, ""), ["Ben Orr"]);
    }
}
