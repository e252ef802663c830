//! The table's cells, from the rows.

use super::marks::Mark;
use super::{Cell, Column, Groups, Heading, Key, Line, Look, Notice, Part, Section, captions};
use crate::book::RoundIx;
use crate::engine::Engine;
use crate::figures::show;
use crate::standings::{Game, Row, Ruleset, Standings, View, Why, close, is_held_back};

/// Describes the table of an event, looked at so. With the table `before` it says who moved.
pub fn standings(engine: &Engine, look: &Look, before: Option<&Notice>) -> Notice {
    let view = captions::meant(look, engine);
    let table = if view == View::default() { engine.standings().clone() } else { engine.standings_seen(view) };
    let boards = engine.book().boards().filter_map(|(at, _)| engine.system(at));
    let decimals = engine.rules().decimals;
    let describe = Describe {
        engine,
        table: &table,
        before,
        decimals,
        game_decimals: boards.map(|s| s.decimals).max().unwrap_or(decimals),
    };
    let held_back = captions::held_back(engine, view);
    let mut notice = Notice {
        view: captions::view_in_words(view, engine.book()),
        aside: captions::aside(&held_back, engine, view),
        held_back,
        sections: describe.sections(&look.groups),
        decimals,
        game_decimals: describe.game_decimals,
        ..Notice::default()
    };
    let has_reasons = notice.lines().any(|line| !describe.why(line, &notice).is_empty());
    notice.columns = describe.columns(&look.groups, has_reasons, view);
    for section in 0..notice.sections.len() {
        for at in 0..notice.sections[section].lines.len() {
            let cells = describe.cells(section, at, &notice);
            notice.sections[section].lines[at].cells = cells;
        }
    }
    notice.legend = legend(&notice, engine.rules());
    notice.reasons = describe.reasons(&notice);
    notice.adjustments = captions::adjustments(engine, &table);
    notice.table = table;
    notice
}

struct Describe<'a> {
    engine: &'a Engine,
    table: &'a Standings,
    before: Option<&'a Notice>,
    decimals: usize,
    game_decimals: usize,
}

impl Describe<'_> {
    fn name(&self, row: &Row) -> &str {
        self.engine.book().name_of(Some(row.person))
    }

    fn group(&self, row: &Row) -> &str {
        self.engine.book().person(row.person).map_or("", |person| person.group.as_str())
    }

    /// The lines, section by section, without their cells.
    fn sections(&self, groups: &Groups) -> Vec<Section> {
        let line = |(at, row): (usize, &Row)| Line {
            person: row.person,
            row: at,
            place: row.place,
            shared: row.shared,
            cells: Vec::new(),
        };
        let rows = || self.table.rows.iter().enumerate();
        let names = match groups {
            Groups::Together => return vec![Section { name: String::new(), lines: rows().map(line).collect() }],
            Groups::One(name) => vec![name.clone()],
            Groups::Each => {
                let mut names: Vec<String> = rows().map(|(_, row)| self.group(row).to_owned()).collect();
                names.sort_by_key(|name| (name.is_empty(), name.to_lowercase()));
                names.dedup();
                names
            }
        };
        let section = |name: String| {
            let mut lines: Vec<Line> = rows().filter(|(_, row)| self.group(row) == name).map(line).collect();
            rank_among_themselves(&mut lines);
            let name = if name.is_empty() { "No group".to_owned() } else { name };
            Section { name, lines }
        };
        names.into_iter().map(section).collect()
    }

    fn columns(&self, groups: &Groups, has_reasons: bool, view: View) -> Vec<Column> {
        let column = |heading, title: &str| Column { heading, title: title.to_owned() };
        let book = self.engine.book();
        let has_groups = self.engine.rules().groups && book.people.iter().any(|person| !person.group.is_empty());
        let mut columns = vec![column(Heading::Place, "place"), column(Heading::Player, "player")];
        if self.before.is_some() {
            columns.extend([column(Heading::Was, "was"), column(Heading::Moved, "change")]);
        }
        columns.extend((has_groups && *groups == Groups::Together).then(|| column(Heading::Group, "group")));
        let rounds = view.rounds.unwrap_or(usize::MAX).min(book.rounds.len());
        let left_out = |at: usize| view.posted_only && is_held_back(book, self.engine.rules(), RoundIx(at));
        for (at, round) in book.rounds.iter().enumerate().take(rounds).filter(|(at, _)| !left_out(*at)) {
            columns.push(column(Heading::Round(RoundIx(at)), &round.title()));
        }
        columns.push(column(Heading::Total, "total"));
        columns.extend(has_reasons.then(|| column(Heading::Why, "why here")));
        columns
    }

    fn cells(&self, section: usize, at: usize, notice: &Notice) -> Vec<Cell> {
        let line = &notice.sections[section].lines[at];
        let Some(row) = self.table.rows.get(line.row) else { return Vec::new() };
        let cell = |column: &Column| match column.heading {
            Heading::Place => Cell::one(place(line, row)),
            Heading::Player => Cell::one(Part::text(self.name(row))),
            Heading::Group => Cell::one(Part::text(self.group(row))),
            Heading::Round(round) => self.round(row, round),
            Heading::Total => Cell::one(self.total(row)),
            Heading::Was => Cell::one(self.was(line)),
            Heading::Moved => Cell::one(Part::text(self.moved(line, row))),
            Heading::Why => Cell::one(Part::text(self.why(line, notice))),
        };
        notice.columns.iter().map(cell).collect()
    }

    fn round(&self, row: &Row, round: RoundIx) -> Cell {
        let games = row.games.iter().filter(|game| game.seat.board.round == round);
        let mut parts: Vec<Part> = games.map(|game| self.game(row, game)).collect();
        if parts.is_empty()
            && let Some(sat) = row.sat_out.iter().find(|sat| sat.round == round)
        {
            let mut marks = vec![Mark::SatOut];
            if sat.value != 0.0 {
                marks.extend(counted(row.part(sat.weight, self.engine.rules()), sat.weight == 0.0));
            }
            let text = show(sat.value, self.game_decimals);
            parts.push(Part { text, value: Some(sat.value), marks, seat: None });
        }
        Cell { parts }
    }

    fn game(&self, row: &Row, game: &Game) -> Part {
        let book = self.engine.book();
        let mut marks = Vec::new();
        if game.top {
            marks.push(Mark::TopBoard);
        }
        if game.taken != 0.0 {
            marks.push(Mark::Penalised);
        }
        if book.seat(game.seat).and_then(|seat| seat.player).is_some_and(|player| player != row.person) {
            marks.push(Mark::CarriedOver);
        }
        if game.score.is_some() {
            marks.extend(counted(row.part(game.weight, self.engine.rules()), row.drops(game)));
        } else {
            marks.push(Mark::Unscored);
        }
        if game.provisional {
            marks.push(Mark::Provisional);
        }
        let text = game.score.map_or_else(|| "…".to_owned(), |score| show(score, self.game_decimals));
        Part { text, value: game.score, marks, seat: Some(game.seat) }
    }

    fn total(&self, row: &Row) -> Part {
        let mut marks = Vec::new();
        if row.adjustments.iter().any(|adjustment| matches!(adjustment.why, Why::Penalty(_))) {
            marks.push(Mark::Penalised);
        }
        if row.games.iter().any(|game| game.provisional && game.weight != 0.0) {
            marks.push(Mark::Provisional);
        }
        // Nothing of it is known before a score of theirs is.
        let unknown = row.results == 0 && row.adjustments.is_empty() && !row.games.is_empty();
        let (text, value) =
            if unknown { ("–".to_owned(), None) } else { (show(row.total, self.decimals), Some(row.total)) };
        Part { text, value, marks, seat: None }
    }

    /// The player's line in the table before.
    fn before(&self, line: &Line) -> Option<(&Line, &Row)> {
        let before = self.before?;
        let (section, at) = before.find(line.person)?;
        let was = section.lines.get(at)?;
        Some((was, before.table.rows.get(was.row)?))
    }

    fn was(&self, line: &Line) -> Part {
        match self.before(line).map(|(was, _)| was.place) {
            None => Part::text("new"),
            Some(None) => Part::text("–"),
            Some(Some(place)) => {
                #[expect(clippy::cast_precision_loss, reason = "a place")]
                let value = Some(place as f64);
                Part { text: place.to_string(), value, ..Part::default() }
            }
        }
    }

    /// “up 3, +12.30”.
    fn moved(&self, line: &Line, row: &Row) -> String {
        let Some((was, before)) = self.before(line) else { return String::new() };
        let mut said = Vec::new();
        if let (Some(was), Some(is)) = (was.place, line.place) {
            match was.cmp(&is) {
                std::cmp::Ordering::Greater => said.push(format!("up {}", was - is)),
                std::cmp::Ordering::Less => said.push(format!("down {}", is - was)),
                std::cmp::Ordering::Equal => {}
            }
        }
        if !close(before.total, row.total) {
            let apart = row.total - before.total;
            let sign = if apart > 0.0 { "+" } else { "−" };
            said.push(format!("{sign}{}", show(apart.abs(), self.decimals)));
        }
        said.join(", ")
    }

    /// Why the line stands above the next of its section, shares its place or takes none.
    fn why(&self, line: &Line, notice: &Notice) -> String {
        let rules = self.engine.rules();
        let Some(row) = self.table.rows.get(line.row) else { return String::new() };
        if line.place.is_none() {
            return captions::without_place(row, self.engine.book(), rules);
        }
        let section = notice
            .sections
            .iter()
            .find(|section| section.lines.binary_search_by_key(&line.row, |line| line.row).is_ok());
        let next = section.and_then(|section| {
            let at = section.lines.binary_search_by_key(&line.row, |line| line.row).ok()?;
            section.lines.get(at + 1)
        });
        let above = next.and_then(|next| self.table.reason(line.row, next.row, rules)?.words(rules));
        let shared = line.shared.then(|| self.table.why_shared(line.row, rules)).flatten();
        let shared = shared.map(|shared| format!("shared: {shared}"));
        shared.into_iter().chain(above).collect::<Vec<_>>().join("; ")
    }

    /// Where something else than the total decided a place.
    fn reasons(&self, notice: &Notice) -> Vec<String> {
        let rules = self.engine.rules();
        let mut reasons = Vec::new();
        for section in &notice.sections {
            for pair in section.lines.windows(2) {
                let [above, below] = pair else { continue };
                let (Some(own), Some(other)) = (self.table.rows.get(above.row), self.table.rows.get(below.row)) else {
                    continue;
                };
                let why = self.table.reason(above.row, below.row, rules).and_then(|reason| reason.words(rules));
                if let (Some(why), Some(place)) = (why, above.place) {
                    reasons.push(format!("{place} {} stands above {}: {why}.", self.name(own), self.name(other)));
                }
            }
        }
        reasons
    }
}

/// The place of a line.
fn place(line: &Line, row: &Row) -> Part {
    let Some(place) = line.place else {
        return Part { text: "–".to_owned(), marks: vec![Mark::NoPlace], ..Part::default() };
    };
    let mut marks = Vec::new();
    marks.extend(row.reserved.map(|_| Mark::Reserved));
    marks.extend(line.shared.then_some(Mark::Shared));
    #[expect(clippy::cast_precision_loss, reason = "a place")]
    let value = Some(place as f64);
    Part { text: place.to_string(), value, marks, seat: None }
}

/// How much of a result counts, as a mark.
fn counted(part: f64, dropped: bool) -> Option<Mark> {
    match (dropped, close(part, 1.0)) {
        (true, _) => Some(Mark::Dropped),
        (false, true) => None,
        (false, false) => Some(Mark::Part(part)),
    }
}

/// Gives lines that are in the order of the whole table their places among themselves.
fn rank_among_themselves(lines: &mut [Line]) {
    let whole: Vec<Option<usize>> = lines.iter().map(|line| line.place).collect();
    for at in 0..lines.len() {
        let Some(place) = whole[at] else { continue };
        let level = |other: Option<&Option<usize>>| other == Some(&Some(place));
        let before = at.checked_sub(1).filter(|before| level(whole.get(*before)));
        lines[at].place = before.map_or(Some(at + 1), |before| lines[before].place);
        lines[at].shared = before.is_some() || level(whole.get(at + 1));
    }
}

/// The marks that are used, each explained once.
fn legend(notice: &Notice, rules: &Ruleset) -> Vec<Key> {
    let parts = notice.lines().flat_map(|line| &line.cells).flat_map(|cell| &cell.parts);
    let mut used: Vec<Mark> = Vec::new();
    for mark in parts.flat_map(|part| &part.marks) {
        if !used.iter().any(|have| have.order() == mark.order()) {
            used.push(*mark);
        }
    }
    used.sort_by_key(|mark| mark.order());
    used.into_iter().map(|mark| mark.key(rules)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{
        Amount, Board, BoardRef, Book, Edit, EventField, Override, Penalty, PersonField, PersonId, Power, Role, Round,
        SeatField,
    };

    /// Eight people over two rounds, whose scores are set by the director; by the rules of WDC 2006.
    fn event(games: &[[f64; 7]]) -> Book {
        let mut book = Book::default();
        book.apply(Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
        for (round, scores) in games.iter().enumerate() {
            let mut board = Board::named("A");
            board.ending = crate::book::Ending::Played;
            let name = (round + 1).to_string();
            let at = BoardRef::new(round, 0);
            let round = Round { name, boards: vec![board], ..Round::default() };
            book.apply(Edit::AddRound { at: at.round, round }).unwrap();
            for (n, power) in Power::ALL.into_iter().enumerate() {
                let name = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"][n];
                book.apply(book.seat_named(at.seat(power), name)).unwrap();
                let count = crate::book::Entry::Value([34, 0, 0, 0, 0, 0, 0][n]);
                book.apply(Edit::Seat(at.seat(power), SeatField::Centres(count))).unwrap();
                let ruling = Override { score: scores[n], reason: "as agreed".into() };
                book.apply(Edit::Seat(at.seat(power), SeatField::Ruling(Some(ruling)))).unwrap();
            }
        }
        book
    }

    fn cell(notice: &Notice, player: &str, engine: &Engine, heading: Heading) -> String {
        let column = notice.column(heading).unwrap();
        let line = notice.lines().find(|line| engine.book().name_of(Some(line.person)) == player).unwrap();
        line.cells[column].plain()
    }

    #[test]
    fn who_takes_no_place_stands_at_the_end_with_the_word_and_leaves_no_hole() {
        let mut book = event(&[[30.0, 25.0, 20.0, 15.0, 10.0, 5.0, 1.0]]);
        book.apply(Edit::Person(PersonId(2), PersonField::Role(Role::Unranked))).unwrap();
        let engine = Engine::new(book);
        let notice = standings(&engine, &Look::default(), None);
        let places: Vec<String> = notice.lines().map(|line| line.cells[0].plain()).collect();
        assert_eq!(places, ["1", "2", "3", "4", "5", "6", "–"]);
        assert_eq!(cell(&notice, "Ben", &engine, Heading::Why), "unranked: takes no place");
        assert_eq!(notice.legend.last().unwrap().line(), "–: takes no place.");
    }

    #[test]
    fn a_chain_of_tie_breaks_is_told_to_the_step_that_decided_and_a_shared_place_to_its_end() {
        let first = [40.0, 40.0, 30.0, 30.0, 5.0, 5.0, 1.0];
        let second = [20.0, 25.0, 20.0, 20.0, 0.0, 0.0, 0.0];
        let third = [15.0, 10.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        let engine = Engine::new(event(&[first, second, third]));
        let notice = standings(&engine, &Look::default(), None);
        assert_eq!(
            cell(&notice, "Ben", &engine, Heading::Why),
            "better second best game, 25.00 over 20.00 (level on best game 40.00)"
        );
        assert_eq!(cell(&notice, "Cléo", &engine, Heading::Why), "shared: level down to the fourth best game");
        assert_eq!(cell(&notice, "Cléo", &engine, Heading::Place), "3 =");
        assert_eq!(
            notice.reasons,
            ["1 Ben stands above Ann: better second best game, 25.00 over 20.00 (level on best game 40.00)."]
        );
    }

    #[test]
    fn dropped_penalised_and_carried_over_games_are_marked_and_explained() {
        let mut book = event(&[[9.0; 7], [8.0; 7], [7.0; 7], [6.0; 7], [5.0; 7]]);
        let ann = BoardRef::new(0, 0).seat(Power::Austria);
        let penalty = Penalty { amount: Amount::Points(2.5), reason: "late".into() };
        book.apply(Edit::Seat(ann, SeatField::Penalties(vec![penalty]))).unwrap();
        book.apply(Edit::Seat(BoardRef::new(1, 0).seat(Power::England), SeatField::ScoresFor(Some(PersonId(1)))))
            .unwrap();
        let engine = Engine::new(book);
        let notice = standings(&engine, &Look::default(), None);
        let round = |at| Heading::Round(RoundIx(at));
        assert_eq!(cell(&notice, "Ann", &engine, round(0)), "† 6.50");
        assert_eq!(cell(&notice, "Ann", &engine, round(1)), "8.00 + ‡ 8.00");
        assert_eq!(cell(&notice, "Dan", &engine, round(4)), "(5.00)");
        let legend: Vec<String> = notice.legend.iter().map(Key::plain_line).collect();
        assert_eq!(
            legend,
            [
                "( ): the game does not count.",
                "†: a penalty was taken from it.",
                "‡: carried over: somebody else played the game, or began it.",
                "=: players with the same place share it."
            ]
        );
    }

    #[test]
    fn groups_have_their_own_places_in_the_order_of_the_whole() {
        let mut book = event(&[[30.0, 25.0, 20.0, 15.0, 15.0, 5.0, 1.0]]);
        for (person, group) in
            [(1, "East"), (2, "West"), (3, "East"), (4, "West"), (5, "West"), (6, "East"), (7, "East")]
        {
            book.apply(Edit::Person(PersonId(person), PersonField::Group(group.into()))).unwrap();
        }
        let engine = Engine::new(book);
        let notice = standings(&engine, &Look { groups: Groups::Each, ..Look::default() }, None);
        let said: Vec<(String, Vec<String>)> = notice
            .sections
            .iter()
            .map(|section| (section.name.clone(), section.lines.iter().map(|line| line.cells[0].plain()).collect()))
            .collect();
        let places = |places: &[&str]| places.iter().map(|place| (*place).to_owned()).collect::<Vec<_>>();
        assert_eq!(said[0], ("East".to_owned(), places(&["1", "2", "3", "4"])));
        assert_eq!(said[1], ("West".to_owned(), places(&["1", "2 =", "2 ="])));
    }

    #[test]
    fn a_round_that_is_held_back_is_told_and_left_out_of_what_may_be_posted() {
        let engine = Engine::new(event(&[[9.0; 7], [8.0; 7], [7.0; 7], [6.0; 7], [5.0; 7]]));
        let notice = standings(&engine, &Look::default(), None);
        assert!(notice.aside[0].starts_with("Round 5 is held back until you release it"), "{:?}", notice.aside);
        let posted = View { posted_only: true, ..View::default() };
        let notice = standings(&engine, &Look { view: posted, ..Look::default() }, None);
        assert_eq!(notice.view, "What may be posted");
        assert_eq!(notice.column(Heading::Round(RoundIx(4))), None);
        assert_eq!(cell(&notice, "Ann", &engine, Heading::Total), "30.00");
    }
}
