//! The awards beside the title as a notice: who leads by the figures, and who receives the award.

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::marks::{Mark, legend, provisional_mark};
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use super::round::short_game;
use crate::book::{PersonId, SeatRef};
use crate::engine::Engine;
use crate::languages::sentences::{columns, notices};
use crate::languages::{Language, list_with_and};
use crate::standings::{AwardContender, AwardCriterion, AwardResult, VoteTally};

/// Describes the awards. [`NoticeRow::position`] is a position in `awards`.
///
/// Winner, figure, game, final centres and note have a part for each winner, in the same order. The part of a winner with
/// several tied games names all of them. After the winners that the director named stand the leaders by the figures, with
/// [`Mark::Overruled`].
pub fn awards_notice(engine: &Engine, awards: &[AwardResult], language: Language) -> Notice {
    let has_votes = awards.iter().any(|award| award.criterion == AwardCriterion::Votes);
    let is_for_score =
        |award: &AwardResult| matches!(award.criterion, AwardCriterion::CountryScore | AwardCriterion::Director);
    let figure = if awards.iter().all(is_for_score) { columns::column_score } else { columns::column_figure };
    let game = if has_votes { columns::column_round_games } else { columns::column_game };
    let columns = vec![
        NoticeColumn::new(ColumnRole::Award, columns::column_award(language)),
        NoticeColumn::new(ColumnRole::Leader, columns::column_leader(language)),
        NoticeColumn::new(ColumnRole::Winner, columns::column_winner(language)),
        NoticeColumn::new(ColumnRole::Figure, figure(language)),
        NoticeColumn::new(ColumnRole::Game, game(language)),
        NoticeColumn::new(ColumnRole::FinalCentres, columns::column_centres(language)),
        NoticeColumn::new(ColumnRole::Note, columns::column_note(language)),
        NoticeColumn::new(ColumnRole::Reason, columns::column_tie_break(language)),
    ];
    let rows = awards.iter().enumerate().map(|(position, award)| {
        let described = AwardDescription { engine, award, holders: holders(award), language };
        let cells = columns.iter().map(|column| described.cell(column.role)).collect();
        NoticeRow { position, cells, ..NoticeRow::default() }
    });
    let rows = rows.collect();
    let section = NoticeSection { columns, rows, ..NoticeSection::default() };
    let mut notice = Notice {
        title: notices::title_awards(language),
        sections: vec![section],
        languages: language.into(),
        ..Notice::default()
    };
    let used = Mark::OF_PROVISIONAL.into_iter().filter(|mark| notice.parts().any(|part| part.has_mark(*mark)));
    notice.legend = legend(used, engine.rules(), language);
    notice
}

/// The awards for the wall: what the director or a tie-break decided is said below the table. `None` where no award has a
/// winner or a note.
pub(super) fn awards_to_post(engine: &Engine, awards: &[AwardResult], language: Language) -> Option<Notice> {
    has_awards_to_post(awards).then(|| {
        let mut notice = awards_notice(engine, awards, language);
        let sentences = notice
            .sections
            .iter()
            .flat_map(|section| section.rows.iter().filter_map(move |row| award_sentence(section, row, language)));
        notice.reasons = sentences.collect();
        notice
    })
}

/// “Best France: decided by the director: a new rule.” `None` where there is nothing to say.
fn award_sentence(section: &NoticeSection, row: &NoticeRow, language: Language) -> Option<String> {
    let parts = |role: ColumnRole| section.cell(row, role).map_or(&[][..], |cell| &cell.parts);
    let winners = parts(ColumnRole::Winner);
    let notes = winners.iter().zip(parts(ColumnRole::Note)).filter(|(_, note)| !note.text.is_empty());
    let notes: Vec<(&CellPart, &CellPart)> = notes.collect();
    // One note is about the award, whoever shares it.
    let is_of_award = notes.len() == 1;
    let of_winner = |(winner, note): &(&CellPart, &CellPart)| {
        if is_of_award { note.text.clone() } else { format!("{}, {}", winner.text, note.text) }
    };
    let reason = parts(ColumnRole::Reason).iter().map(|part| part.text.clone()).filter(|text| !text.is_empty());
    let texts: Vec<String> = notes.iter().map(of_winner).chain(reason).collect();
    let award = section.cell(row, ColumnRole::Award)?.plain();
    let said = texts.join(language.clause_separator());
    let said = said.trim_end_matches('.');
    // “Best Russia, shared: equal figures.” has one colon.
    let is_labelled = notes.is_empty() && said.contains(':');
    let said = if is_labelled { format!("{award}, {said}.") } else { notices::award_reasons(language, &award, said) };
    (!texts.is_empty()).then_some(said)
}

/// Whether an award has a winner or a note.
pub fn has_awards_to_post(awards: &[AwardResult]) -> bool {
    awards.iter().any(|award| !award.winners().is_empty() || !award.note.is_empty())
}

/// The contender for an award at this position, as cells in the columns of [`awards_notice`].
pub fn award_contender_cells(
    engine: &Engine,
    award: &AwardResult,
    position: usize,
    language: Language,
) -> Vec<(ColumnRole, NoticeCell)> {
    let Some(one) = award.contenders.get(position) else { return Vec::new() };
    let described = AwardDescription { engine, award, holders: Vec::new(), language };
    vec![
        (ColumnRole::Award, NoticeCell::text(format!("{}.", one.place))),
        (ColumnRole::Leader, NoticeCell::text(described.name(one.person))),
        (ColumnRole::Figure, NoticeCell::of_part(described.figure(one))),
        (ColumnRole::Game, NoticeCell::of_part(described.games(&[one]))),
        (
            ColumnRole::Reason,
            NoticeCell::text(one.ahead_reason.as_ref().map(|reason| reason.text(language)).unwrap_or_default()),
        ),
    ]
}

/// Somebody in the row of an award.
struct AwardHolder<'a> {
    person: PersonId,
    /// The tied games of the person, or the votes. Empty for a person who is no contender.
    contenders: Vec<&'a AwardContender>,
    overruled: bool,
}

/// Whether the director named other winners than the figures.
fn is_decided(award: &AwardResult) -> bool {
    !award.named_winners.is_empty() && award.criterion != AwardCriterion::Director
}

fn holders(award: &AwardResult) -> Vec<AwardHolder<'_>> {
    let holder = |person: PersonId, overruled: bool| {
        let contenders = award.best_games_of(person).collect();
        AwardHolder { person, contenders, overruled }
    };
    let mut holders: Vec<AwardHolder<'_>> = award.winners().into_iter().map(|person| holder(person, false)).collect();
    if is_decided(award) {
        for leader in award.computed_winners() {
            if !holders.iter().any(|holder| holder.overruled && holder.person == leader.person) {
                holders.push(holder(leader.person, true));
            }
        }
    }
    holders
}

struct AwardDescription<'a> {
    engine: &'a Engine,
    award: &'a AwardResult,
    holders: Vec<AwardHolder<'a>>,
    language: Language,
}

impl AwardDescription<'_> {
    fn cell(&self, role: ColumnRole) -> NoticeCell {
        let award = self.award;
        match role {
            ColumnRole::Award => NoticeCell::text(award.name_in(self.language)),
            ColumnRole::Leader => self.leaders(),
            ColumnRole::Winner if self.holders.is_empty() => NoticeCell::text("–"),
            ColumnRole::Note if self.holders.is_empty() => NoticeCell::text(award.note.as_str()),
            ColumnRole::Reason => {
                // The reason of the last leader is the one against the first contender who does not lead.
                let leader = award.computed_winners().last();
                let shared = leader.and_then(|one| Some(one.shared_reason.as_ref()?.text(self.language)));
                let ahead = leader.and_then(|one| Some(one.ahead_reason.as_ref()?.text(self.language)));
                NoticeCell::reasons(self.language, shared.as_deref(), ahead.into_iter().chain(self.missing_votes()))
            }
            _ => {
                let parts = self.holders.iter().enumerate().map(|(at, one)| self.part(role, at, one));
                NoticeCell::list(parts.collect(), self.language)
            }
        }
    }

    fn part(&self, role: ColumnRole, at: usize, holder: &AwardHolder<'_>) -> CellPart {
        let marks = if holder.overruled { vec![Mark::Overruled] } else { Vec::new() };
        let part = match (role, holder.contenders.first()) {
            (ColumnRole::Winner, _) if holder.overruled => CellPart::text(format!("({})", self.name(holder.person))),
            (ColumnRole::Winner, _) => CellPart::text(self.name(holder.person)),
            (ColumnRole::Note, _) => CellPart::text(self.note(at, holder)),
            (ColumnRole::Figure, Some(one)) => self.figure(one),
            (ColumnRole::Game, Some(_)) => self.games(&holder.contenders),
            (ColumnRole::FinalCentres, Some(_)) => self.final_centres(&holder.contenders),
            _ => CellPart::default(),
        };
        CellPart { marks: marks.into_iter().chain(part.marks.clone()).collect(), ..part }
    }

    fn name(&self, person: PersonId) -> &str {
        self.engine.book().name_of(Some(person))
    }

    /// The leaders by the figures, each named once.
    fn leaders(&self) -> NoticeCell {
        let mut names: Vec<&str> = Vec::new();
        for one in self.award.computed_winners() {
            let name = self.name(one.person);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        if names.is_empty() && self.award.criterion != AwardCriterion::Director {
            return NoticeCell::text(notices::nobody_yet(self.language));
        }
        let hint = if names.len() > 1 { notices::tied_so_shared(self.language) } else { String::new() };
        let marks = if is_decided(self.award) { vec![Mark::Dropped] } else { Vec::new() };
        let part = |name: &str| CellPart { hint: hint.clone(), marks: marks.clone(), ..CellPart::text(name) };
        NoticeCell::list(names.into_iter().map(part).collect(), self.language)
    }

    /// The director's decision and note, for the first of the winners.
    fn note(&self, at: usize, holder: &AwardHolder<'_>) -> String {
        if holder.overruled {
            return notices::by_the_figures(self.language);
        }
        let note = if at == 0 || is_decided(self.award) { self.award.note.as_str() } else { "" };
        match (is_decided(self.award), note.is_empty()) {
            (true, true) => notices::decided_by_director(self.language),
            (true, false) => notices::decided_by_director_note(self.language, note),
            (false, _) => note.to_owned(),
        }
    }

    fn figure(&self, one: &AwardContender) -> CellPart {
        let decimals = match (self.award.criterion, one.seat) {
            (AwardCriterion::CountryCentres, _) => 0,
            (AwardCriterion::Votes, _) => 2,
            (_, seat) => {
                let system = seat.and_then(|seat| self.engine.system(seat.board));
                system.map_or(self.engine.rules().decimals, |system| system.decimals)
            }
        };
        let marks = one.seat.and_then(|seat| provisional_mark(self.engine, seat.board)).into_iter().collect();
        CellPart { seat: one.seat, marks, ..CellPart::number(one.figure, decimals) }
    }

    /// “Round 2, board C”, “Round 1, board A; Round 2, board C”, or the votes: “12 A, 7 B, 2 C”.
    fn games(&self, tied: &[&AwardContender]) -> CellPart {
        let book = self.engine.book();
        let game = |one: &&AwardContender| match one.seat {
            Some(seat) => book.board_label_in(self.language, seat.board),
            None => VoteTally { votes: one.votes.clone(), mean: Some(one.figure) }.text(),
        };
        let short = |one: &&AwardContender| Some(short_game(book, one.seat?.board, self.language));
        let narrow: Option<Vec<String>> = tied.iter().map(short).collect();
        let separator = self.language.clause_separator();
        let text = tied.iter().map(game).collect::<Vec<_>>().join(separator);
        CellPart { narrow_text: narrow.map(|games| games.join(separator)), ..CellPart::text(text) }
    }

    /// “10” where all games have as many, or “10 and 11” in the order of the games.
    fn final_centres(&self, tied: &[&AwardContender]) -> CellPart {
        let count = |seat: SeatRef| self.engine.book().board(seat.board)?.current_count(seat.power);
        let counts: Vec<u16> = tied.iter().filter_map(|one| count(one.seat?)).collect();
        match &counts[..] {
            [] => CellPart::default(),
            [first, others @ ..] if others.iter().all(|other| other == first) => CellPart::count((*first).into()),
            _ => {
                let counts: Vec<String> = counts.iter().map(u16::to_string).collect();
                CellPart::text(list_with_and(self.language, &counts))
            }
        }
    }

    /// Why nobody has an award by votes.
    fn missing_votes(&self) -> Option<String> {
        let rules = self.engine.skills().find(|skill| skill.name == self.award.name)?;
        (self.award.contenders.is_empty() && rules.least_games > 1)
            .then(|| notices::no_votes_yet(self.language, &rules.least_games.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Award, Board, Book, CellEntry, Person, Power, Round};

    /// Two rounds at one board in which P3 plays the same game as France.
    fn event() -> Book {
        let mut book = Book::default();
        book.event.rules = "EuroDipCon 4".into();
        book.people = (1..=7).map(|n| Person::new(PersonId(n), format!("P{n}"))).collect();
        for round in 1..=2 {
            let mut board = Board::new("A");
            for (power, centres) in Power::ALL.into_iter().zip([4, 4, 10, 4, 4, 4, 4]) {
                board.seats[power].player = Some(PersonId(u32::try_from(power.index() + 1).unwrap()));
                board.seats[power].centres = CellEntry::Value(centres);
            }
            book.rounds.push(Round { name: round.to_string(), boards: vec![board], ..Round::default() });
        }
        book
    }

    fn best_france(book: Book) -> Vec<String> {
        let engine = Engine::new(book);
        let awards = engine.prizes();
        let notice = awards_notice(&engine, &awards, Language::English);
        let section = &notice.sections[0];
        let row = section.rows.iter().find(|row| awards[row.position].name == "Best France").unwrap();
        let roles = [ColumnRole::Winner, ColumnRole::Game, ColumnRole::FinalCentres, ColumnRole::Reason];
        roles.iter().map(|role| section.cell(row, *role).unwrap().plain()).collect()
    }

    #[test]
    fn best_country_names_every_tied_game_of_a_winner_once() {
        let both = "Round 1, board A; Round 2, board A";
        assert_eq!(best_france(event()), ["P3", both, "10", ""]);
        let mut named = event();
        named.awards.push(Award { name: "Best France".into(), winners: vec![PersonId(3)], note: String::new() });
        let both_twice = format!("{both} and {both}");
        assert_eq!(best_france(named)[..2], ["P3 and (P3)".to_owned(), both_twice]);
    }

    #[test]
    fn winners_without_a_game_have_no_figure_and_the_note_is_about_all_of_them() {
        let mut book = event();
        let note = "an unforgettable convoy.".to_owned();
        book.awards.push(Award { name: "Best stab".into(), winners: vec![PersonId(1), PersonId(2)], note });
        let engine = Engine::new(book);
        let notice = awards_to_post(&engine, &engine.prizes(), Language::English).unwrap();
        let section = &notice.sections[0];
        let is_stab = |row: &&NoticeRow| section.cell(row, ColumnRole::Award).unwrap().plain() == "Best stab";
        let row = section.rows.iter().find(is_stab).unwrap();
        let roles = [ColumnRole::Winner, ColumnRole::Figure, ColumnRole::Game, ColumnRole::FinalCentres];
        let cells = roles.map(|role| section.cell(row, role).unwrap().plain());
        assert_eq!(cells, ["P1 and P2", "", "", ""]);
        assert_eq!(section.cell(row, ColumnRole::Note).unwrap().plain(), "an unforgettable convoy.");
        assert!(notice.reasons.contains(&"Best stab: an unforgettable convoy.".to_owned()), "{:?}", notice.reasons);
    }

    #[test]
    fn a_shared_award_says_why() {
        let mut book = event();
        book.rounds[1].boards[0].seats[Power::France].player = Some(PersonId(4));
        book.rounds[1].boards[0].seats[Power::Germany].player = Some(PersonId(3));
        assert_eq!(
            best_france(book),
            [
                "P3 and P4",
                "Round 1, board A and Round 2, board A",
                "10 and 10",
                "shared: tied on every tie-break, down to the lead"
            ]
        );
    }
}
