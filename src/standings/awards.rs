//! Prizes beside the title: what can be computed, kept apart from what the director decided.

use super::context::Basis;
use super::rules::{AwardBy, AwardRules, AwardTieBreak};
use super::table::{Game, Row, Standings, close};
use super::tolerant_order::sort_by_levels;
use crate::book::{Board, Book, Grade, PerPower, PersonId, Power, SeatRef, Stage};

/// A prize with everybody who is in for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Prize {
    /// “Best Austria”, “Best Negotiator”.
    pub name: String,
    /// The power, for a best country.
    pub power: Option<Power>,
    /// What the figures are: “score”, “centres”, “mean of 21 votes”.
    pub by: AwardBy,
    /// Best first; the winners are those of place 1.
    pub contenders: Vec<Contender>,
    /// Whom the director named instead; empty where the computed winners stand.
    pub decided: Vec<PersonId>,
    /// What the director wrote about it.
    pub note: String,
}

/// Somebody in for a prize.
#[derive(Clone, Debug, PartialEq)]
pub struct Contender {
    pub person: PersonId,
    /// From 1; the level share it.
    pub place: usize,
    /// What the prize is given for. Unrounded.
    pub figure: f64,
    /// The game, for a best country.
    pub seat: Option<SeatRef>,
    /// The votes received, by grade, for a prize by votes.
    pub votes: Vec<(Grade, usize)>,
    /// Why ahead of the next, where their figures are level: “larger lead, 6 over 4”.
    pub ahead_by: Option<String>,
    keys: Vec<f64>,
}

impl Prize {
    /// Who gets it by the figures.
    pub fn computed(&self) -> impl Iterator<Item = &Contender> {
        self.contenders.iter().take_while(|contender| contender.place == 1)
    }

    /// Who gets it: whom the director named, else by the figures, each person once.
    pub fn winners(&self) -> Vec<PersonId> {
        if !self.decided.is_empty() {
            return self.decided.clone();
        }
        let mut winners: Vec<PersonId> = Vec::new();
        for contender in self.computed() {
            if !winners.contains(&contender.person) {
                winners.push(contender.person);
            }
        }
        winners
    }
}

/// Every prize that the rules speak of, and then the director's own.
pub fn prizes(basis: &Basis<'_>, standings: &Standings) -> Vec<Prize> {
    let mut prizes = Vec::new();
    for rules in &basis.rules.awards {
        if rules.by == AwardBy::Votes {
            prizes.push(by_votes(basis, standings, rules));
        } else {
            prizes.extend(best_countries(basis, standings, rules));
        }
    }
    for decision in &basis.book.awards {
        match prizes.iter_mut().find(|prize| prize.name == decision.name) {
            Some(prize) => {
                prize.decided.clone_from(&decision.winners);
                prize.note.clone_from(&decision.note);
            }
            None => prizes.push(Prize {
                name: decision.name.clone(),
                power: None,
                by: AwardBy::Director,
                contenders: Vec::new(),
                decided: decision.winners.clone(),
                note: decision.note.clone(),
            }),
        }
    }
    prizes
}

/// Best country: for each power the best game with it over all rounds (WDC 2006 §19.10). “Best country” names the seven
/// prizes “Best Austria” and so on.
fn best_countries(basis: &Basis<'_>, standings: &Standings, rules: &AwardRules) -> Vec<Prize> {
    let mut seven: PerPower<Vec<Contender>> = PerPower::default();
    for row in standings.rows.iter().filter(|row| row.games.len() >= rules.least_games && row.place.is_some()) {
        for game in &row.games {
            let Some(figure) = country_figure(basis, game, rules.by) else { continue };
            let mut keys = vec![figure];
            keys.extend(rules.tie_breaks.iter().map(|step| key_of_game(basis, row, game, *step)));
            let figure = if rules.by == AwardBy::CountryPlace { -figure } else { figure };
            let seat = Some(game.seat);
            let contender =
                Contender { person: row.person, place: 0, figure, seat, votes: Vec::new(), ahead_by: None, keys };
            seven[game.seat.power].push(contender);
        }
    }
    let prize = |power: Power| {
        let mut contenders = seven[power].clone();
        contenders.sort_by_key(|contender| contender.seat);
        place(&mut contenders, rules, basis.rules.decimals);
        let name = if rules.name.contains("country") {
            rules.name.replace("country", power.name())
        } else {
            format!("{} ({power})", rules.name)
        };
        Prize { name, power: Some(power), by: rules.by, contenders, decided: Vec::new(), note: String::new() }
    };
    Power::ALL.map(prize).into()
}

/// What a game is worth for a best country; more is better.
fn country_figure(basis: &Basis<'_>, game: &Game, by: AwardBy) -> Option<f64> {
    let board = basis.book.board(game.seat.board).filter(|board| board.stage() != Stage::NotStarted)?;
    match by {
        AwardBy::CountryScore => game.score,
        AwardBy::CountryCentres => board.count(game.seat.power).map(f64::from),
        AwardBy::CountryPlace => {
            let own = game.score?;
            let scores =
                Power::ALL.into_iter().filter_map(|power| basis.scores.counting(board, game.seat.board.seat(power)));
            Some(-super::table::position(own, scores))
        }
        AwardBy::Votes | AwardBy::Director => None,
    }
}

fn key_of_game(basis: &Basis<'_>, row: &Row, game: &Game, step: AwardTieBreak) -> f64 {
    let count =
        |power: Power| basis.book.board(game.seat.board).and_then(|board| board.count(power)).map_or(0, i32::from);
    let own = count(game.seat.power);
    match step {
        AwardTieBreak::Lead => {
            let others = Power::ALL.into_iter().filter(|power| *power != game.seat.power).map(count).max();
            f64::from(own - others.unwrap_or(0))
        }
        AwardTieBreak::Centres => f64::from(own),
        AwardTieBreak::Score => game.score.unwrap_or(0.0),
        AwardTieBreak::Total => row.total,
        AwardTieBreak::MostOfTheBestGrade => 0.0,
    }
}

/// A prize by votes: the mean of what the grades received are worth (EuroDipCon 4: A = 3, B = 1, C = 0).
fn by_votes(basis: &Basis<'_>, standings: &Standings, rules: &AwardRules) -> Prize {
    let mut contenders = Vec::new();
    for row in standings.rows.iter().filter(|row| row.games.len() >= rules.least_games && row.place.is_some()) {
        let Tally { votes, mean } = tally(basis, row, rules);
        let Some(figure) = mean else { continue };
        let worth = |grade: Grade| rules.worth(grade);
        let best = votes.iter().max_by(|a, b| worth(a.0).total_cmp(&worth(b.0))).map_or(0, |(_, many)| *many);
        let mut keys = vec![figure];
        keys.extend(rules.tie_breaks.iter().map(|step| match step {
            #[expect(clippy::cast_precision_loss, reason = "a number of votes")]
            AwardTieBreak::MostOfTheBestGrade => best as f64,
            AwardTieBreak::Total => row.total,
            AwardTieBreak::Lead | AwardTieBreak::Score | AwardTieBreak::Centres => 0.0,
        }));
        let person = row.person;
        contenders.push(Contender { person, place: 0, figure, seat: None, votes, ahead_by: None, keys });
    }
    place(&mut contenders, rules, basis.rules.decimals);
    let name = rules.name.clone();
    Prize { name, power: None, by: rules.by, contenders, decided: Vec::new(), note: String::new() }
}

/// The votes somebody received in one skill.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// By grade, the letters in their order.
    pub votes: Vec<(Grade, usize)>,
    /// The mean of what they are worth; none without a vote.
    pub mean: Option<f64>,
}

impl Tally {
    fn of(rules: &AwardRules, grades: impl Iterator<Item = Grade>) -> Tally {
        let mut votes: Vec<(Grade, usize)> =
            rules.grades.keys().filter_map(|letter| Some((Grade::new(*letter)?, 0))).collect();
        for grade in grades {
            if let Some((_, many)) = votes.iter_mut().find(|(letter, _)| *letter == grade) {
                *many += 1;
            }
        }
        let many = votes.iter().map(|(_, many)| many).sum::<usize>();
        #[expect(clippy::cast_precision_loss, reason = "a number of votes")]
        let sum = votes.iter().map(|(grade, many)| rules.worth(*grade) * *many as f64).sum::<f64>();
        #[expect(clippy::cast_precision_loss, reason = "a number of votes")]
        let mean = (many > 0).then(|| sum / many as f64);
        Tally { votes, mean }
    }

    /// “12 A, 7 B, 2 C”.
    pub fn words(&self) -> String {
        let votes = self.votes.iter().map(|(grade, many)| format!("{many} {}", grade.letter()));
        votes.collect::<Vec<_>>().join(", ")
    }
}

/// What the others of a board gave to a power. Nobody rates himself.
fn received<'a>(board: &'a Board, skill: &str, of: Power) -> impl Iterator<Item = Grade> + use<'a> {
    let votes = board.votes.iter().find(|votes| votes.skill == skill);
    let others = Power::ALL.into_iter().filter(move |by| *by != of);
    others.filter_map(move |by| votes?.grades[by][of].get())
}

/// The votes of one board.
pub fn tally_at(book: &Book, at: SeatRef, rules: &AwardRules) -> Tally {
    let board = book.board(at.board);
    Tally::of(rules, board.into_iter().flat_map(|board| received(board, &rules.name, at.power)))
}

/// The votes of all games of a player.
pub fn tally(basis: &Basis<'_>, row: &Row, rules: &AwardRules) -> Tally {
    let boards = row.games.iter().filter_map(|game| Some((basis.book.board(game.seat.board)?, game.seat.power)));
    Tally::of(rules, boards.flat_map(|(board, power)| received(board, &rules.name, power)))
}

/// Sorts the contenders and gives them their places.
fn place(contenders: &mut Vec<Contender>, rules: &AwardRules, decimals: usize) {
    let decides = |a: &Contender, b: &Contender| a.keys.iter().zip(&b.keys).position(|(a, b)| !close(*a, *b));
    let levels = contenders.iter().map(|contender| contender.keys.len()).min().unwrap_or(0);
    sort_by_levels(contenders, levels, |contender, level| contender.keys[level]);
    for at in 0..contenders.len() {
        let with_last = at > 0 && decides(&contenders[at - 1], &contenders[at]).is_none();
        contenders[at].place = if with_last { contenders[at - 1].place } else { at + 1 };
        let step = contenders.get(at + 1).and_then(|next| {
            let level = decides(&contenders[at], next)?;
            Some((rules.tie_breaks.get(level.checked_sub(1)?)?, contenders[at].keys[level], next.keys[level]))
        });
        let said = step.map(|(step, own, other)| {
            let shown = |figure| match step {
                AwardTieBreak::Lead | AwardTieBreak::MostOfTheBestGrade | AwardTieBreak::Centres => {
                    crate::figures::show(figure, 0)
                }
                AwardTieBreak::Total | AwardTieBreak::Score => crate::figures::show(figure, decimals),
            };
            format!("{}, {} over {}", step.name(), shown(own), shown(other))
        });
        contenders[at].ahead_by = said;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Award, Board, BoardRef, Book, Edit, Entry, Person, Round};
    use crate::engine::Engine;

    /// Seven players at the same board in four rounds, France the largest.
    fn event() -> Book {
        let mut book = Book::default();
        book.event.rules = "EuroDipCon 4".into();
        book.people = (1..=7).map(|n| Person::new(PersonId(n), format!("P{n}"))).collect();
        for round in 1..=4 {
            let mut board = Board::named("A");
            for (power, centres) in Power::ALL.into_iter().zip([4, 4, 10, 4, 4, 4, 4]) {
                board.seats[power].player = Some(PersonId(u32::try_from(power.index() + 1).unwrap()));
                board.seats[power].centres = Entry::Value(centres);
            }
            book.rounds.push(Round { name: round.to_string(), boards: vec![board], ..Round::default() });
        }
        book
    }

    fn prize(book: &Book, name: &str) -> Prize {
        Engine::new(book.clone()).prizes().into_iter().find(|prize| prize.name == name).unwrap()
    }

    #[test]
    fn twelve_a_seven_b_and_two_c_make_two_and_a_bit() {
        let mut book = event();
        let mut grades = "AAAAAAAAAAAABBBBBBBCC".chars();
        for round in 0..4 {
            for by in Power::ALL.into_iter().filter(|by| *by != Power::Austria) {
                let Some(letter) = grades.next() else { break };
                let (at, skill) = (BoardRef::new(round, 0), "Best Negotiator".to_owned());
                let grade = Entry::typed(&letter.to_string());
                book.apply(Edit::Grade { at, skill, by, of: Power::Austria, grade }).unwrap();
            }
        }
        // What somebody writes for himself is no vote.
        let own = Edit::Grade {
            at: BoardRef::new(0, 0),
            skill: "Best Negotiator".into(),
            by: Power::Austria,
            of: Power::Austria,
            grade: Entry::typed("A"),
        };
        book.apply(own).unwrap();
        let prize = prize(&book, "Best Negotiator");
        let [only] = &prize.contenders[..] else { panic!("{:?}", prize.contenders) };
        assert_eq!(crate::figures::show(only.figure, 2), "2.05");
        assert_eq!(only.votes.iter().map(|(_, many)| *many).collect::<Vec<_>>(), [12, 7, 2]);
        book.rounds.truncate(2);
        let prize = Engine::new(book).prizes().into_iter().find(|prize| prize.name == "Best Negotiator").unwrap();
        assert!(prize.contenders.is_empty(), "two games are too few");
    }

    #[test]
    fn the_best_country_is_the_larger_lead_and_the_directors_word_stands_beside_it() {
        let mut book = event();
        // France scores the same with 10 to 4 and with 10 to 5, but leads by less.
        let board = &mut book.rounds[1].boards[0];
        board.seats[Power::Italy].centres = Entry::Value(5);
        board.seats[Power::Turkey].centres = Entry::Value(3);
        board.seats[Power::France].player = Some(PersonId(4));
        board.seats[Power::Germany].player = Some(PersonId(3));
        let best = prize(&book, "Best France");
        assert_eq!(best.winners(), [PersonId(3)]);
        let last = best.computed().last().unwrap();
        assert_eq!(last.ahead_by.as_deref(), Some("larger lead, 6 over 5"));
        book.awards.push(Award { name: "Best France".into(), winners: vec![PersonId(4)], note: "a fair game".into() });
        book.awards.push(Award { name: "Best hat".into(), winners: vec![PersonId(1)], ..Award::default() });
        let decided = prize(&book, "Best France");
        assert_eq!((decided.winners(), decided.computed().next().unwrap().person), (vec![PersonId(4)], PersonId(3)));
        assert_eq!(prize(&book, "Best hat").winners(), [PersonId(1)]);
    }
}
