//! The best players of each country, a table for each award of a country.

use super::awards::award_contender_cells;
use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use crate::engine::Engine;
use crate::figures::join_with_and;
use crate::standings::{AwardContender, AwardCriterion, AwardResult};

/// The last place that is listed.
const LAST_PLACE: usize = 3;
/// The most rows of a country, where many players are tied.
const MOST_ROWS: usize = 7;

/// The awards of the countries. `None` where the rules have none, or nobody has played.
pub(super) fn countries_notice(engine: &Engine) -> Option<Notice> {
    let awards = engine.prizes().into_iter().filter(|award| award.power.is_some() && !award.contenders.is_empty());
    let sections: Vec<NoticeSection> = awards.map(|award| country(engine, &award)).collect();
    let title = crate::own_workbook::labels::BEST_COUNTRIES.to_owned();
    (!sections.is_empty()).then(|| Notice { title, sections, ..Notice::default() })
}

fn country(engine: &Engine, award: &AwardResult) -> NoticeSection {
    let figure = match award.criterion {
        AwardCriterion::CountryPlace => "place on the board",
        AwardCriterion::CountryCentres => "most centres",
        _ => "score",
    };
    let columns = [
        (ColumnRole::Place, "place"),
        (ColumnRole::Player, "player"),
        (ColumnRole::Figure, figure),
        (ColumnRole::Centres, "centres"),
        (ColumnRole::Game, "game"),
    ];
    let columns: Vec<NoticeColumn> = columns.map(|(role, title)| NoticeColumn::new(role, title)).to_vec();
    let listed = award.contenders.iter().take_while(|one| one.place <= LAST_PLACE).take(MOST_ROWS);
    let rows: Vec<NoticeRow> = listed
        .enumerate()
        .map(|(position, one)| NoticeRow {
            person: Some(one.person),
            position,
            place: Some(one.place),
            cells: columns.iter().map(|column| cell(engine, award, (position, one), column.role)).collect(),
            ..NoticeRow::default()
        })
        .collect();
    let name = |one: &AwardContender| engine.book().name_of(Some(one.person)).to_owned();
    let mut sentences = Vec::new();
    if let Some((one, reason)) = award.computed_winners().last().and_then(|one| Some((one, one.ahead_reason.as_ref()?)))
    {
        sentences.push(format!("{} stands above the next: {reason}.", name(one)));
    }
    if !award.named_winners.is_empty() {
        let winners: Vec<&str> = award.named_winners.iter().map(|id| engine.book().name_of(Some(*id))).collect();
        sentences.push(format!("The director gives the award to {}.", join_with_and(&winners)));
    }
    NoticeSection { title: award.name.clone(), columns, rows, sentences, ..NoticeSection::default() }
}

fn cell(engine: &Engine, award: &AwardResult, (at, one): (usize, &AwardContender), role: ColumnRole) -> NoticeCell {
    match role {
        ColumnRole::Place => NoticeCell::of_part(CellPart::count(one.place)),
        ColumnRole::Player => NoticeCell::text(engine.book().name_of(Some(one.person))),
        ColumnRole::Centres => {
            let count = one.seat.and_then(|seat| engine.board(seat.board)?.current_count(seat.power));
            NoticeCell::optional(count.map(|count| CellPart::count(count.into())))
        }
        _ => {
            let cells = award_contender_cells(engine, award, at);
            cells.into_iter().find(|(of, _)| *of == role).map(|(_, cell)| cell).unwrap_or_default()
        }
    }
}
