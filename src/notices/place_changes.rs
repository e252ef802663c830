//! Who has another place than in standings that were posted before.

use std::collections::HashMap;

use crate::book::{Book, PersonId, RoundIx};
use crate::engine::Engine;
use crate::languages::sentences::{notices, words};
use crate::languages::{Language, recorded_moment};

/// The most players whose places a sentence names.
const MOST_NAMED: usize = 6;

/// The players who have another place than at the last posting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlaceChanges {
    /// The time of the last posting.
    posted_at: String,
    players: Vec<PlaceChange>,
    /// Whether more rounds have results than at the last posting. Then everybody may have moved.
    has_new_round: bool,
}

/// A player who has another place. Somebody who had none before, or has none now, has none here.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PlaceChange {
    name: String,
    from: Option<HeldPlace>,
    to: Option<HeldPlace>,
}

impl PlaceChange {
    /// “B. Smith 3rd to shared 2nd”.
    fn text(&self, language: Language) -> String {
        let place = |place: HeldPlace| place.text(language);
        match (self.from.map(place), self.to.map(place)) {
            (Some(from), Some(to)) => notices::moved_from_to(language, &self.name, &from, &to),
            (None, Some(to)) => notices::moved_new(language, &self.name, &to),
            (from, None) => notices::moved_out(language, &self.name, &from.unwrap_or_default()),
        }
    }
}

impl PlaceChanges {
    /// Compares with the book as it was at the last posting. `now` has the event as it may be posted.
    pub fn since(before: Book, now: &Engine) -> PlaceChanges {
        let posted = before.rounds.iter().filter_map(|round| round.posted.as_ref());
        let posted_at = posted.map(|posting| posting.time.clone()).max().unwrap_or_default();
        let (before, _) = Engine::new(before).posted_view().into_parts();
        let begun =
            |engine: &Engine| (0..engine.book().rounds.len()).map(RoundIx).filter(|at| engine.has_begun(*at)).count();
        PlaceChanges { posted_at, players: place_changes(&before, now), has_new_round: begun(now) > begun(&before) }
    }

    /// “Places since the posting of 14:05: B. Smith 3rd to 2nd.” Empty if nobody has another place.
    pub fn sentence(&self, language: Language) -> String {
        if self.players.is_empty() {
            return String::new();
        }
        notices::places_since(language, &recorded_moment(language, &self.posted_at), &self.named(language))
    }

    /// Who moved because of corrections alone, for the sheet that replaces the posted one: “Moved: B. Smith 3rd to 2nd.” `None` if
    /// nobody did, or a new round moved everybody.
    pub(super) fn of_corrections(&self, language: Language) -> Option<String> {
        (!self.has_new_round && !self.players.is_empty()).then(|| notices::moved(language, &self.named(language)))
    }

    /// “B. Smith 3rd to 2nd, Ann Lee 2nd to 3rd, and 4 more”.
    fn named(&self, language: Language) -> String {
        let named: Vec<String> = self.players.iter().take(MOST_NAMED).map(|change| change.text(language)).collect();
        let more = self.players.len().saturating_sub(MOST_NAMED);
        let named = named.join(", ");
        if more > 0 { notices::and_more(language, &named, more) } else { named }
    }
}

/// A place, and whether others have it too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct HeldPlace {
    place: usize,
    is_shared: bool,
}

impl HeldPlace {
    /// “2nd”, “shared 2nd”.
    fn text(self, language: Language) -> String {
        let place = words::numbered_place(language, self.place);
        if self.is_shared { notices::shared_place(language, &place) } else { place }
    }
}

/// The players with a place, in the order of the standings.
fn held_places(engine: &Engine) -> Vec<(PersonId, HeldPlace)> {
    let table = engine.standings();
    let mut holders: HashMap<usize, usize> = HashMap::new();
    table.rows.iter().filter_map(|row| row.place).for_each(|place| *holders.entry(place).or_default() += 1);
    let held = |place: usize| HeldPlace { place, is_shared: holders.get(&place).is_some_and(|count| *count > 1) };
    table.rows.iter().filter_map(|row| Some((row.person, held(row.place?)))).collect()
}

/// The players with another place, in the order of the places now. Both engines have the event as it may be posted. A player who
/// has a place only now, or only had one before, is among them.
fn place_changes(before: &Engine, now: &Engine) -> Vec<PlaceChange> {
    let (old, new) = (held_places(before), held_places(now));
    let old_by_player: HashMap<PersonId, HeldPlace> = old.iter().copied().collect();
    let name = |engine: &Engine, player: PersonId| engine.book().name_of(Some(player)).to_owned();
    let moved = new.iter().filter_map(|(player, place)| {
        let from = old_by_player.get(player).copied();
        // A player who begins to share a place, or no longer shares it, has not moved.
        let has_moved = from.map(|from| from.place) != Some(place.place);
        has_moved.then(|| PlaceChange { name: name(now, *player), from, to: Some(*place) })
    });
    let has_place = |player: PersonId| new.iter().any(|(other, _)| *other == player);
    let gone = old.iter().filter(|(player, _)| !has_place(*player));
    let gone = gone.map(|(player, place)| PlaceChange { name: name(before, *player), from: Some(*place), to: None });
    moved.chain(gone).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, CellEntry, Person, Power, Round, Year};

    fn texts(before: &Engine, now: &Engine) -> Vec<String> {
        place_changes(before, now).iter().map(|change| change.text(Language::English)).collect()
    }

    fn engine(counts: [u16; 7]) -> Engine {
        let mut board = Board::new("A");
        for ((number, power), count) in (1..).zip(Power::ALL).zip(counts) {
            board.seats[power].player = Some(PersonId(number));
            board.seats[power].centres = CellEntry::Value(count);
        }
        board.end_year = CellEntry::Value(Year(1908));
        let people = (1..8).map(|number| Person::new(PersonId(number), format!("P{number}"))).collect();
        let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
        Engine::new(Book { people, rounds: vec![round], ..Book::default() })
    }

    #[test]
    fn a_corrected_count_names_those_who_moved() {
        let before = engine([10, 8, 6, 4, 3, 2, 1]);
        let now = engine([10, 6, 8, 4, 3, 2, 1]);
        assert_eq!(texts(&before, &now), ["P3 3rd to 2nd", "P2 2nd to 3rd"]);
        assert_eq!(texts(&before, &before), Vec::<String>::new());
        let tied = engine([10, 7, 7, 4, 3, 2, 1]);
        assert_eq!(texts(&before, &tied), ["P3 3rd to shared 2nd"], "P2 is 2nd, as before");
        assert_eq!(texts(&tied, &before), ["P3 shared 2nd to 3rd"]);
        let none = Engine::new(Book::default());
        assert_eq!(texts(&none, &now)[0], "P1 is new at 1st");
        assert_eq!(texts(&now, &none)[6], "P7 was 7th and has no place now");
    }

    #[test]
    fn a_sheet_that_replaces_another_says_who_moved_unless_a_new_round_moved_everybody() {
        let before = engine([10, 8, 6, 4, 3, 2, 1]);
        let corrected = PlaceChanges::since(before.book().clone(), &engine([10, 6, 8, 4, 3, 2, 1]));
        assert_eq!(
            corrected.of_corrections(Language::English).as_deref(),
            Some("Moved: P3 3rd to 2nd, P2 2nd to 3rd.")
        );
        let mut book = before.book().clone();
        book.rounds.push(Round { name: "2".into(), ..book.rounds[0].clone() });
        for (number, power) in (1..).zip(Power::ALL.into_iter().rev()) {
            book.rounds[1].boards[0].seats[power].player = Some(PersonId(number));
        }
        let played = PlaceChanges::since(before.book().clone(), &Engine::new(book));
        assert!(!played.sentence(Language::English).is_empty());
        assert_eq!(played.of_corrections(Language::English), None);
    }
}
