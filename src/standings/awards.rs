//! The awards beside the title: who wins by the figures, and whom the director named instead.

use super::context::StandingsContext;
use super::place_reason::SharedReason;
use super::row::{PlayerGame, StandingsRow};
use super::rules::{AwardCriterion, AwardRules, AwardTieBreak};
use super::table::Standings;
use super::tolerant_order::{nearly_equal, sort_by_levels};
use crate::book::{Board, Book, GameStage, Grade, PerPower, PersonId, Power, SeatRef};
use crate::figures::{distinguishing_decimals, format_rounded};
use crate::languages::Language;
use crate::languages::sentences::{rules as rules_sentences, standings as sentences};

/// An award with its contenders.
#[derive(Clone, Debug, PartialEq)]
pub struct AwardResult {
    /// “Best Austria”, “Best Negotiator”.
    pub name: String,
    /// The power of a best country award.
    pub power: Option<Power>,
    /// What the award is given for.
    pub criterion: AwardCriterion,
    /// Best first. Those with place 1 win.
    pub contenders: Vec<AwardContender>,
    /// The winners that the director named instead. Empty where the computed winners stay.
    pub named_winners: Vec<PersonId>,
    /// The director's note.
    pub note: String,
}

/// A contender for an award.
#[derive(Clone, Debug, PartialEq)]
pub struct AwardContender {
    pub person: PersonId,
    /// From 1. Tied contenders share it.
    pub place: usize,
    /// The figure that the award is given for, unrounded.
    pub figure: f64,
    /// The seat in the game, for a best country award.
    pub seat: Option<SeatRef>,
    /// The votes received, by grade, for an award by votes.
    pub votes: Vec<(Grade, usize)>,
    /// Why this contender is ahead of the next, where their figures are equal: “larger lead, 6 over 4”.
    pub ahead_reason: Option<AwardAheadReason>,
    /// Why this contender shares the place with another person: “tied on every tie-break, down to the lead”. `None` where
    /// nobody else has the place.
    pub shared_reason: Option<SharedReason>,
    sort_keys: Vec<f64>,
}

/// The tie-break that puts a contender ahead of another, with the figures of both.
#[derive(Clone, Debug, PartialEq)]
pub struct AwardAheadReason {
    pub tie_break: AwardTieBreak,
    /// The grade with the most points, for an award by votes.
    pub best_grade: Option<Grade>,
    pub own: f64,
    pub other: f64,
    /// Number of decimals shown.
    pub decimals: usize,
}

impl AwardAheadReason {
    /// “larger lead, 6 over 5”.
    pub fn text(&self, language: Language) -> String {
        let (own, other) = (self.own, self.other);
        let whole = |figure| format_rounded(figure, 0);
        let decimals = distinguishing_decimals(own, other, self.decimals);
        let shown = |figure| format_rounded(figure, decimals);
        match self.tie_break {
            AwardTieBreak::Lead if own > 0.0 && other >= 0.0 => {
                sentences::larger_lead(language, &whole(own), &whole(other))
            }
            AwardTieBreak::Lead if own > 0.0 => {
                sentences::leads_board(language, whole(own).parse().unwrap_or_default(), &whole(-other))
            }
            // Nobody leads here: the figures are what the two lack.
            AwardTieBreak::Lead => sentences::fewer_centres_behind(language, &whole(-own), &whole(-other)),
            AwardTieBreak::MostOfTheBestGrade => {
                let grade = self.best_grade.map_or_else(String::new, |grade| grade.letter().to_string());
                sentences::more_best_grades(language, &grade, &whole(own), &whole(other))
            }
            AwardTieBreak::Centres => sentences::more_centres_over(language, &whole(own), &whole(other)),
            AwardTieBreak::Total => sentences::higher_event_total(language, &shown(own), &shown(other)),
            AwardTieBreak::Score => sentences::higher_game_score(language, &shown(own), &shown(other)),
        }
    }
}

impl AwardResult {
    /// The name in a language, for the seven awards of “Best country”. The name of any other award stays as it is typed.
    pub fn name_in(&self, language: Language) -> String {
        match self.power {
            Some(power) if self.name == rules_sentences::best_country(Language::English, power.name()) => {
                rules_sentences::best_country(language, &power.name_in(language))
            }
            _ => self.name.clone(),
        }
    }

    /// The winners by the figures.
    pub fn computed_winners(&self) -> impl Iterator<Item = &AwardContender> {
        self.contenders.iter().take_while(|contender| contender.place == 1)
    }

    /// The games of a person that have the person's best place. Several games of a person may be tied.
    pub fn best_games_of(&self, person: PersonId) -> impl Iterator<Item = &AwardContender> {
        let own = move |contender: &&AwardContender| contender.person == person;
        let place = self.contenders.iter().find(own).map(|contender| contender.place);
        self.contenders.iter().filter(own).filter(move |contender| Some(contender.place) == place)
    }

    /// The winners: those the director named, otherwise those by the figures. Each person once.
    pub fn winners(&self) -> Vec<PersonId> {
        if !self.named_winners.is_empty() {
            return self.named_winners.clone();
        }
        let mut winners: Vec<PersonId> = Vec::new();
        for contender in self.computed_winners() {
            if !winners.contains(&contender.person) {
                winners.push(contender.person);
            }
        }
        winners
    }
}

/// All awards of the rules, then the director's own.
pub fn award_results(context: &StandingsContext<'_>, standings: &Standings) -> Vec<AwardResult> {
    let mut prizes = Vec::new();
    for rules in &context.rules.awards {
        if rules.criterion == AwardCriterion::Votes {
            prizes.push(voted_award(context, standings, rules));
        } else {
            prizes.extend(best_country_awards(context, standings, rules));
        }
    }
    for decision in &context.book.awards {
        match prizes.iter_mut().find(|prize| prize.name == decision.name) {
            Some(prize) => {
                prize.named_winners.clone_from(&decision.winners);
                prize.note.clone_from(&decision.note);
            }
            None => prizes.push(AwardResult {
                name: decision.name.clone(),
                power: None,
                criterion: AwardCriterion::Director,
                contenders: Vec::new(),
                named_winners: decision.winners.clone(),
                note: decision.note.clone(),
            }),
        }
    }
    prizes
}

/// Best country: for each power the best game with it in all rounds (WDC 2006 §19.10). The name “Best country” gives
/// the seven names “Best Austria” and so on.
fn best_country_awards(context: &StandingsContext<'_>, standings: &Standings, rules: &AwardRules) -> Vec<AwardResult> {
    let mut seven: PerPower<Vec<AwardContender>> = PerPower::default();
    for row in standings.rows.iter().filter(|row| row.games.len() >= rules.least_games && row.place.is_some()) {
        for game in &row.games {
            let Some(figure) = country_figure(context, game, rules.criterion) else { continue };
            let mut sort_keys = vec![figure];
            sort_keys.extend(rules.tie_breaks.iter().map(|step| game_tie_break_figure(context, row, game, *step)));
            let figure = if rules.criterion == AwardCriterion::CountryPlace { -figure } else { figure };
            let seat = Some(game.seat);
            let contender = AwardContender {
                person: row.person,
                place: 0,
                figure,
                seat,
                votes: Vec::new(),
                ahead_reason: None,
                shared_reason: None,
                sort_keys,
            };
            seven[game.seat.power].push(contender);
        }
    }
    let prize = |power: Power| {
        let mut contenders = seven[power].clone();
        contenders.sort_by_key(|contender| contender.seat);
        assign_places(&mut contenders, rules, context.rules.decimals);
        let name = if rules.name.contains("country") {
            rules.name.replace("country", power.name())
        } else {
            format!("{} ({power})", rules.name)
        };
        AwardResult {
            name,
            power: Some(power),
            criterion: rules.criterion,
            contenders,
            named_winners: Vec::new(),
            note: String::new(),
        }
    };
    Power::ALL.map(prize).into()
}

/// The figure of a game for a best country award. More is better.
fn country_figure(context: &StandingsContext<'_>, game: &PlayerGame, by: AwardCriterion) -> Option<f64> {
    let board = context.book.board(game.seat.board).filter(|board| board.stage() != GameStage::NotStarted)?;
    match by {
        AwardCriterion::CountryScore => game.score,
        AwardCriterion::CountryCentres => board.current_count(game.seat.power).map(f64::from),
        AwardCriterion::CountryPlace => {
            let own = game.score?;
            let scores = Power::ALL
                .into_iter()
                .filter_map(|power| context.scores.counting_score(board, game.seat.board.seat(power)));
            Some(-super::table::board_place(own, scores))
        }
        AwardCriterion::Votes | AwardCriterion::Director => None,
    }
}

fn game_tie_break_figure(
    context: &StandingsContext<'_>,
    row: &StandingsRow,
    game: &PlayerGame,
    step: AwardTieBreak,
) -> f64 {
    let count = |power: Power| {
        context.book.board(game.seat.board).and_then(|board| board.current_count(power)).map_or(0, i32::from)
    };
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

/// An award by votes: the mean points of the grades received (EuroDipCon 4: A = 3, B = 1, C = 0).
fn voted_award(context: &StandingsContext<'_>, standings: &Standings, rules: &AwardRules) -> AwardResult {
    let mut contenders = Vec::new();
    for row in standings.rows.iter().filter(|row| row.games.len() >= rules.least_games && row.place.is_some()) {
        let VoteTally { votes, mean } = player_vote_tally(context, row, rules);
        let Some(figure) = mean else { continue };
        let best = rules.best_grade();
        let best = votes.iter().find(|(grade, _)| Some(*grade) == best).map_or(0, |(_, many)| *many);
        let mut sort_keys = vec![figure];
        sort_keys.extend(rules.tie_breaks.iter().map(|step| match step {
            #[expect(clippy::cast_precision_loss, reason = "a number of votes")]
            AwardTieBreak::MostOfTheBestGrade => best as f64,
            AwardTieBreak::Total => row.total,
            AwardTieBreak::Lead | AwardTieBreak::Score | AwardTieBreak::Centres => 0.0,
        }));
        let person = row.person;
        contenders.push(AwardContender {
            person,
            place: 0,
            figure,
            seat: None,
            votes,
            ahead_reason: None,
            shared_reason: None,
            sort_keys,
        });
    }
    assign_places(&mut contenders, rules, context.rules.decimals);
    let name = rules.name.clone();
    AwardResult {
        name,
        power: None,
        criterion: rules.criterion,
        contenders,
        named_winners: Vec::new(),
        note: String::new(),
    }
}

/// The votes that a player received for one award.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VoteTally {
    /// Number of votes by grade, in the order of the letters.
    pub votes: Vec<(Grade, usize)>,
    /// The mean of the grades' points. `None` without a vote.
    pub mean: Option<f64>,
}

impl VoteTally {
    fn new(rules: &AwardRules, grades: impl Iterator<Item = Grade>) -> VoteTally {
        let mut votes: Vec<(Grade, usize)> =
            rules.grades.keys().filter_map(|letter| Some((Grade::new(*letter)?, 0))).collect();
        for grade in grades {
            if let Some((_, many)) = votes.iter_mut().find(|(letter, _)| *letter == grade) {
                *many += 1;
            }
        }
        let many = votes.iter().map(|(_, many)| many).sum::<usize>();
        #[expect(clippy::cast_precision_loss, reason = "a number of votes")]
        let sum = votes.iter().map(|(grade, many)| rules.grade_points(*grade) * *many as f64).sum::<f64>();
        #[expect(clippy::cast_precision_loss, reason = "a number of votes")]
        let mean = (many > 0).then(|| sum / many as f64);
        VoteTally { votes, mean }
    }

    /// “12 A, 7 B, 2 C”.
    pub fn text(&self) -> String {
        let votes = self.votes.iter().map(|(grade, many)| format!("{many} {}", grade.letter()));
        votes.collect::<Vec<_>>().join(", ")
    }
}

/// The grades that the other players of a board gave to a power. A player's own grade does not count.
fn received_grades<'a>(board: &'a Board, skill: &str, of: Power) -> impl Iterator<Item = Grade> + use<'a> {
    let votes = board.votes.iter().find(|votes| votes.skill == skill);
    let others = Power::ALL.into_iter().filter(move |by| *by != of);
    let unnamed = votes.into_iter().flat_map(move |votes| votes.unnamed_grades[of].iter().copied());
    others.filter_map(move |by| votes?.grades[by][of].get()).chain(unnamed)
}

/// The votes at one seat.
pub fn seat_vote_tally(book: &Book, at: SeatRef, rules: &AwardRules) -> VoteTally {
    let board = book.board(at.board);
    VoteTally::new(rules, board.into_iter().flat_map(|board| received_grades(board, &rules.name, at.power)))
}

/// The votes in all games of a player.
pub fn player_vote_tally(context: &StandingsContext<'_>, row: &StandingsRow, rules: &AwardRules) -> VoteTally {
    let boards = row.games.iter().filter_map(|game| Some((context.book.board(game.seat.board)?, game.seat.power)));
    VoteTally::new(rules, boards.flat_map(|(board, power)| received_grades(board, &rules.name, power)))
}

/// Sorts the contenders and sets their places.
fn assign_places(contenders: &mut Vec<AwardContender>, rules: &AwardRules, decimals: usize) {
    let deciding_level = |a: &AwardContender, b: &AwardContender| {
        a.sort_keys.iter().zip(&b.sort_keys).position(|(a, b)| !nearly_equal(*a, *b))
    };
    let levels = contenders.iter().map(|contender| contender.sort_keys.len()).min().unwrap_or(0);
    sort_by_levels(contenders, levels, |contender, level| contender.sort_keys[level]);
    for at in 0..contenders.len() {
        let with_last = at > 0 && deciding_level(&contenders[at - 1], &contenders[at]).is_none();
        contenders[at].place = if with_last { contenders[at - 1].place } else { at + 1 };
        let step = contenders.get(at + 1).and_then(|next| {
            let level = deciding_level(&contenders[at], next)?;
            Some((rules.tie_breaks.get(level.checked_sub(1)?)?, contenders[at].sort_keys[level], next.sort_keys[level]))
        });
        contenders[at].ahead_reason = step.map(|(step, own, other)| AwardAheadReason {
            tie_break: *step,
            best_grade: rules.best_grade(),
            own,
            other,
            decimals,
        });
    }
    for at in 0..contenders.len() {
        let AwardContender { person, place, .. } = contenders[at];
        let is_shared = contenders.iter().any(|other| other.place == place && other.person != person);
        contenders[at].shared_reason = is_shared.then(|| SharedReason::Award(rules.tie_breaks.last().copied()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Award, Board, BoardRef, Book, CellEntry, Edit, Person, Round};
    use crate::engine::Engine;
    use crate::standings::RulesetLibrary;

    /// Seven players at the same board in four rounds, France the largest.
    fn event() -> Book {
        let mut book = Book::default();
        book.event.rules = "EuroDipCon 4".into();
        book.people = (1..=7).map(|n| Person::new(PersonId(n), format!("P{n}"))).collect();
        for round in 1..=4 {
            let mut board = Board::new("A");
            for (power, centres) in Power::ALL.into_iter().zip([4, 4, 10, 4, 4, 4, 4]) {
                board.seats[power].player = Some(PersonId(u32::try_from(power.index() + 1).unwrap()));
                board.seats[power].centres = CellEntry::Value(centres);
            }
            book.rounds.push(Round { name: round.to_string(), boards: vec![board], ..Round::default() });
        }
        book
    }

    fn prize(book: &Book, name: &str) -> AwardResult {
        Engine::new(book.clone()).prizes().into_iter().find(|prize| prize.name == name).unwrap()
    }

    #[test]
    fn twelve_a_seven_b_and_two_c_give_a_mean_of_2_05() {
        let mut book = event();
        let mut grades = "AAAAAAAAAAAABBBBBBBCC".chars();
        for round in 0..4 {
            for by in Power::ALL.into_iter().filter(|by| *by != Power::Austria) {
                let Some(letter) = grades.next() else { break };
                let (at, skill) = (BoardRef::new(round, 0), "Best Negotiator".to_owned());
                let grade = CellEntry::parse(&letter.to_string());
                book.apply(Edit::Grade { board: at.first_id(), skill, voter: by, rated: Power::Austria, grade })
                    .unwrap();
            }
        }
        // A grade for oneself is not a vote.
        let own = Edit::Grade {
            board: BoardRef::new(0, 0).first_id(),
            skill: "Best Negotiator".into(),
            voter: Power::Austria,
            rated: Power::Austria,
            grade: CellEntry::parse("A"),
        };
        book.apply(own).unwrap();
        let prize = prize(&book, "Best Negotiator");
        let [only] = &prize.contenders[..] else { panic!("{:?}", prize.contenders) };
        assert_eq!(crate::figures::format_rounded(only.figure, 2), "2.05");
        assert_eq!(only.votes.iter().map(|(_, many)| *many).collect::<Vec<_>>(), [12, 7, 2]);
        book.rounds.truncate(2);
        let prize = Engine::new(book).prizes().into_iter().find(|prize| prize.name == "Best Negotiator").unwrap();
        assert!(prize.contenders.is_empty(), "two games are too few");
    }

    #[test]
    fn the_larger_lead_wins_best_country_and_the_directors_decision_replaces_the_computed_winner() {
        let mut book = event();
        // France scores the same with 10 to 4 and with 10 to 5, but leads by less.
        let board = &mut book.rounds[1].boards[0];
        board.seats[Power::Italy].centres = CellEntry::Value(5);
        board.seats[Power::Turkey].centres = CellEntry::Value(3);
        board.seats[Power::France].player = Some(PersonId(4));
        board.seats[Power::Germany].player = Some(PersonId(3));
        let best = prize(&book, "Best France");
        assert_eq!(best.winners(), [PersonId(3)]);
        let last = best.computed_winners().last().unwrap();
        let reason = last.ahead_reason.as_ref().map(|reason| reason.text(Language::English));
        assert_eq!(reason.as_deref(), Some("larger lead, 6 over 5"));
        book.awards.push(Award { name: "Best France".into(), winners: vec![PersonId(4)], note: "a fair game".into() });
        book.awards.push(Award { name: "Best hat".into(), winners: vec![PersonId(1)], ..Award::default() });
        let decided = prize(&book, "Best France");
        assert_eq!(
            (decided.winners(), decided.computed_winners().next().unwrap().person),
            (vec![PersonId(4)], PersonId(3))
        );
        assert_eq!(prize(&book, "Best hat").winners(), [PersonId(1)]);
    }

    /// The reason with which `rules` put one figure of a tie-break before another.
    fn reason(step: AwardTieBreak, own: f64, other: f64) -> String {
        let rules = RulesetLibrary::shipped().find("EuroDipCon 4").unwrap();
        let award = rules.awards.iter().find(|award| award.criterion == AwardCriterion::Votes).unwrap();
        let (best_grade, decimals) = (award.best_grade(), rules.decimals);
        AwardAheadReason { tie_break: step, best_grade, own, other, decimals }.text(Language::English)
    }

    #[test]
    fn a_power_behind_the_largest_has_no_lead() {
        let lead = |own, other| reason(AwardTieBreak::Lead, own, other);
        assert_eq!(lead(6.0, 5.0), "larger lead, 6 over 5");
        assert_eq!(lead(1.0, 0.0), "larger lead, 1 over 0");
        assert_eq!(lead(1.0, -2.0), "leads its board by 1 centre; the next is 2 behind the largest power of its board");
        assert_eq!(lead(0.0, -2.0), "fewer centres behind the largest other power, 0 against 2");
        assert_eq!(lead(-14.0, -15.0), "fewer centres behind the largest other power, 14 against 15");
    }

    #[test]
    fn the_reasons_of_awards_name_their_figures() {
        assert_eq!(reason(AwardTieBreak::MostOfTheBestGrade, 5.0, 4.0), "more votes with the best grade A, 5 over 4");
        assert_eq!(reason(AwardTieBreak::Total, 85.0, 80.5), "higher total in the event, 85.00 over 80.50");
        assert_eq!(reason(AwardTieBreak::Score, 50.001, 50.0), "higher score in the game, 50.001 over 50.000");
    }

    #[test]
    fn tied_games_are_all_named_and_only_other_people_share_the_award() {
        // P3 has the same game as France in each of the four rounds.
        let best = prize(&event(), "Best France");
        assert_eq!(best.winners(), [PersonId(3)]);
        assert_eq!(best.best_games_of(PersonId(3)).count(), 4);
        assert!(best.computed_winners().all(|contender| contender.shared_reason.is_none()));
        // P4 has it in the last round.
        let mut book = event();
        book.rounds[3].boards[0].seats[Power::France].player = Some(PersonId(4));
        book.rounds[3].boards[0].seats[Power::Germany].player = Some(PersonId(3));
        let best = prize(&book, "Best France");
        assert_eq!(best.winners(), [PersonId(3), PersonId(4)]);
        assert_eq!(best.best_games_of(PersonId(3)).count(), 3);
        let reasons: Vec<_> = best
            .computed_winners()
            .filter_map(|contender| Some(contender.shared_reason.as_ref()?.text(Language::English)))
            .collect();
        assert_eq!(reasons, ["tied on every tie-break, down to the lead"; 4]);
    }
}
