//! The best players of each country, a table for each award of a country.

use super::awards::award_contender_cells;
use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::marks::shared_places_legend;
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use crate::engine::Engine;
use crate::languages::sentences::{columns, notices};
use crate::languages::{Language, list_with_and};
use crate::standings::{AwardContender, AwardCriterion, AwardResult};

/// The last place that is listed.
const LAST_PLACE: usize = 3;
/// The most rows of a country, where many players are tied.
const MOST_ROWS: usize = 7;

/// The awards of the countries. `None` where the rules have none, or nobody has played.
pub(super) fn countries_notice(engine: &Engine, language: Language) -> Option<Notice> {
    let awards = engine.prizes().into_iter().filter(|award| award.power.is_some() && !award.contenders.is_empty());
    let sections: Vec<NoticeSection> = awards.map(|award| country(engine, &award, language)).collect();
    let title = notices::title_best_countries(language);
    (!sections.is_empty()).then(|| {
        let mut notice = Notice { title, sections, languages: language.into(), ..Notice::default() };
        notice.legend = shared_places_legend(&notice, engine, language);
        notice
    })
}

fn country(engine: &Engine, award: &AwardResult, language: Language) -> NoticeSection {
    let figure = match award.criterion {
        AwardCriterion::CountryPlace => columns::column_place_on_board(language),
        AwardCriterion::CountryCentres => columns::column_most_centres(language),
        _ => columns::column_score(language),
    };
    let columns = [
        (ColumnRole::Place, columns::column_place(language)),
        (ColumnRole::Player, columns::column_player(language)),
        (ColumnRole::Figure, figure),
        (ColumnRole::Centres, columns::column_centres(language)),
        (ColumnRole::Game, columns::column_game(language)),
    ];
    let columns: Vec<NoticeColumn> = columns.map(|(role, title)| NoticeColumn::new(role, title)).to_vec();
    let listed = award.contenders.iter().take_while(|one| one.place <= LAST_PLACE).take(MOST_ROWS);
    let rows: Vec<NoticeRow> = listed
        .enumerate()
        .map(|(position, one)| NoticeRow {
            person: Some(one.person),
            position,
            place: Some(one.place),
            shared: is_shared(award, one),
            cells: columns.iter().map(|column| cell(engine, award, (position, one), column.role, language)).collect(),
            ..NoticeRow::default()
        })
        .collect();
    let name = |one: &AwardContender| engine.book().name_of(Some(one.person)).to_owned();
    let mut sentences = Vec::new();
    if let Some((one, reason)) = award.computed_winners().last().and_then(|one| Some((one, one.ahead_reason.as_ref()?)))
    {
        sentences.push(notices::stands_above_next(language, &name(one), &reason.text(language)));
    }
    if !award.named_winners.is_empty() {
        let winners: Vec<&str> = award.named_winners.iter().map(|id| engine.book().name_of(Some(*id))).collect();
        sentences.push(notices::director_gives_award(language, &list_with_and(language, &winners)));
    }
    NoticeSection { title: award.name_in(language), columns, rows, sentences, ..NoticeSection::default() }
}

/// Whether another game has the same place.
fn is_shared(award: &AwardResult, one: &AwardContender) -> bool {
    award.contenders.iter().filter(|other| other.place == one.place).count() > 1
}

fn cell(
    engine: &Engine,
    award: &AwardResult,
    (at, one): (usize, &AwardContender),
    role: ColumnRole,
    language: Language,
) -> NoticeCell {
    match role {
        ColumnRole::Place => NoticeCell::of_part(CellPart::place(one.place, is_shared(award, one))),
        ColumnRole::Player => NoticeCell::text(engine.book().name_of(Some(one.person))),
        ColumnRole::Centres => {
            let count = one.seat.and_then(|seat| engine.board(seat.board)?.current_count(seat.power));
            NoticeCell::optional(count.map(|count| CellPart::count(count.into())))
        }
        _ => {
            let cells = award_contender_cells(engine, award, at, language);
            cells.into_iter().find(|(of, _)| *of == role).map(|(_, cell)| cell).unwrap_or_default()
        }
    }
}
