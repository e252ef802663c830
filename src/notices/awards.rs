//! The awards beside the title as a notice: who leads by the figures, and who receives the award.

use super::marks::{LegendEntry, Mark};
use super::notice::{CellPart, ColumnRole, Notice, NoticeCell, NoticeColumn, NoticeRow, NoticeSection};
use crate::book::{GameStage, PersonId, SeatRef};
use crate::engine::Engine;
use crate::own_workbook::labels;
use crate::standings::{AwardContender, AwardCriterion, AwardResult, VoteTally};

/// Between the winners of one award.
const AND: &str = " and ";

/// Describes the awards. [`NoticeRow::position`] is a position in `awards`.
///
/// Winner, figure, game, final centres and note have a part for each winner, in the same order. After the winners that
/// the director named stand the leaders by the figures, with [`Mark::Overruled`].
pub fn awards_notice(engine: &Engine, awards: &[AwardResult]) -> Notice {
    let columns = vec![
        NoticeColumn::new(ColumnRole::Award, "award"),
        NoticeColumn::new(ColumnRole::Leader, "by the figures"),
        NoticeColumn::new(ColumnRole::Winner, "winner"),
        NoticeColumn::new(ColumnRole::Figure, "figure"),
        NoticeColumn::new(ColumnRole::Game, "game, or votes"),
        NoticeColumn::new(ColumnRole::FinalCentres, "centres"),
        NoticeColumn::new(ColumnRole::Note, "note"),
        NoticeColumn::new(ColumnRole::Reason, "why before the next"),
    ];
    let rows = awards.iter().enumerate().map(|(position, award)| {
        let described = AwardDescription { engine, award, holders: holders(award) };
        let cells = columns.iter().map(|column| described.cell(column.role)).collect();
        NoticeRow { position, cells, ..NoticeRow::default() }
    });
    let rows = rows.collect();
    let section = NoticeSection { columns, rows, ..NoticeSection::default() };
    let mut notice = Notice { title: labels::AWARDS.to_owned(), sections: vec![section], ..Notice::default() };
    if notice.parts().any(|part| part.has_mark(Mark::Provisional)) {
        notice.legend.push(LegendEntry::running());
    }
    if notice.parts().any(|part| part.has_mark(Mark::EndUnknown)) {
        notice.legend.push(LegendEntry::end_unknown());
    }
    notice
}

/// The contender for an award at this position, as cells in the columns of [`awards_notice`].
pub fn award_contender_cells(engine: &Engine, award: &AwardResult, position: usize) -> Vec<(ColumnRole, NoticeCell)> {
    let Some(one) = award.contenders.get(position) else { return Vec::new() };
    let described = AwardDescription { engine, award, holders: Vec::new() };
    vec![
        (ColumnRole::Award, NoticeCell::text(format!("{}.", one.place))),
        (ColumnRole::Leader, NoticeCell::text(described.name(one.person))),
        (ColumnRole::Figure, NoticeCell::of_part(described.figure(one))),
        (ColumnRole::Game, NoticeCell::text(described.game(one))),
        (ColumnRole::Reason, NoticeCell::text(one.ahead_reason.clone().unwrap_or_default())),
    ]
}

/// Somebody in the row of an award.
struct AwardHolder<'a> {
    person: PersonId,
    contender: Option<&'a AwardContender>,
    overruled: bool,
}

/// Whether the director named other winners than the figures.
fn is_decided(award: &AwardResult) -> bool {
    !award.named_winners.is_empty() && award.criterion != AwardCriterion::Director
}

fn holders(award: &AwardResult) -> Vec<AwardHolder<'_>> {
    let leaders = |overruled: bool| {
        award.computed_winners().map(move |one| AwardHolder { person: one.person, contender: Some(one), overruled })
    };
    if !is_decided(award) && award.criterion != AwardCriterion::Director {
        return leaders(false).collect();
    }
    let winner = |person: PersonId| {
        let contender = award.contenders.iter().find(|one| one.person == person);
        AwardHolder { person, contender, overruled: false }
    };
    award.winners().into_iter().map(winner).chain(leaders(true).filter(|_| is_decided(award))).collect()
}

struct AwardDescription<'a> {
    engine: &'a Engine,
    award: &'a AwardResult,
    holders: Vec<AwardHolder<'a>>,
}

impl AwardDescription<'_> {
    fn cell(&self, role: ColumnRole) -> NoticeCell {
        let award = self.award;
        match role {
            ColumnRole::Award => NoticeCell::text(award.name.as_str()),
            ColumnRole::Leader => self.leaders(),
            ColumnRole::Winner if self.holders.is_empty() => NoticeCell::text("–"),
            ColumnRole::Note if self.holders.is_empty() => NoticeCell::text(award.note.as_str()),
            ColumnRole::Reason => {
                // The reason of the last leader is the one against the first contender who does not lead.
                let reason = award.computed_winners().last().and_then(|one| one.ahead_reason.clone());
                NoticeCell::text(reason.or_else(|| self.missing_votes()).unwrap_or_default())
            }
            _ => {
                let parts = self.holders.iter().enumerate().map(|(at, one)| self.part(role, at, one));
                NoticeCell::several(parts.collect(), AND)
            }
        }
    }

    fn part(&self, role: ColumnRole, at: usize, holder: &AwardHolder<'_>) -> CellPart {
        let marks = if holder.overruled { vec![Mark::Overruled] } else { Vec::new() };
        let part = match (role, holder.contender) {
            (ColumnRole::Winner, _) if holder.overruled => CellPart::text(format!("({})", self.name(holder.person))),
            (ColumnRole::Winner, _) => CellPart::text(self.name(holder.person)),
            (ColumnRole::Note, _) => CellPart::text(self.note(at, holder)),
            (ColumnRole::Figure, Some(one)) => self.figure(one),
            (ColumnRole::Game, Some(one)) => CellPart::text(self.game(one)),
            (ColumnRole::FinalCentres, Some(one)) => CellPart::text(self.final_centres(one.seat)),
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
            return NoticeCell::text("nobody yet");
        }
        let hint = if names.len() > 1 { "Tied, so they share it" } else { "" };
        let marks = if is_decided(self.award) { vec![Mark::Dropped] } else { Vec::new() };
        let part = |name: &str| CellPart { hint: hint.to_owned(), marks: marks.clone(), ..CellPart::text(name) };
        NoticeCell::several(names.into_iter().map(part).collect(), AND)
    }

    /// The director's decision and note, for the first of the winners.
    fn note(&self, at: usize, holder: &AwardHolder<'_>) -> String {
        if holder.overruled {
            return "by the figures".to_owned();
        }
        let decided = if is_decided(self.award) { "decided by the director" } else { "" };
        let note = if at == 0 || is_decided(self.award) { self.award.note.as_str() } else { "" };
        [decided, note].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(": ")
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
        let of_board = |board| match self.engine.stage(board) {
            GameStage::Running(_) => Some(Mark::Provisional),
            _ => self.engine.asks_for_the_end(board).then_some(Mark::EndUnknown),
        };
        let marks = one.seat.and_then(|seat| of_board(seat.board)).into_iter().collect();
        CellPart { seat: one.seat, marks, ..CellPart::number(one.figure, decimals) }
    }

    /// “Round 2, board C”, or the votes: “12 A, 7 B, 2 C”.
    fn game(&self, one: &AwardContender) -> String {
        match one.seat {
            Some(seat) => self.engine.book().board_label(seat.board),
            None => VoteTally { votes: one.votes.clone(), mean: Some(one.figure) }.text(),
        }
    }

    fn final_centres(&self, seat: Option<SeatRef>) -> String {
        let count = seat.and_then(|seat| self.engine.book().board(seat.board)?.current_count(seat.power));
        count.map_or_else(String::new, |count| format!("{count} centres"))
    }

    /// Why nobody has an award by votes.
    fn missing_votes(&self) -> Option<String> {
        let rules = self.engine.skills().find(|skill| skill.name == self.award.name)?;
        (self.award.contenders.is_empty() && rules.least_games > 1)
            .then(|| format!("nobody with {} games has a vote yet", rules.least_games))
    }
}
