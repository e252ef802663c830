//! The name badges of everybody who takes part.

use std::collections::HashSet;

use super::cell::NoticeCell;
use super::column_role::ColumnRole;
use super::name_order::NameOrder;
use super::notice::{Notice, NoticeColumn, NoticeLayout, NoticeRow, NoticeSection};
use crate::book::{Book, Person, PersonId, Role, RoundIx};
use crate::languages::Language;
use crate::languages::sentences::{columns, notices};

/// A badge for each person, by name, with the team. Somebody who has left the event and had no seat in a game gets none. `None`
/// if nobody takes part.
pub(super) fn badges_notice(book: &Book, order: &NameOrder, language: Language) -> Option<Notice> {
    let columns = vec![
        NoticeColumn::new(ColumnRole::Player, columns::column_player(language)),
        NoticeColumn::new(ColumnRole::Team, columns::column_team(language)),
    ];
    let seats = book.boards().flat_map(|(_, board)| board.seats.values());
    let seated: HashSet<PersonId> = seats
        .flat_map(|seat| seat.player.into_iter().chain(seat.substitutes.iter().map(|substitute| substitute.player)))
        .collect();
    let last_round = RoundIx(book.rounds.len().saturating_sub(1));
    let takes_part = |person: &&Person| {
        !matches!(person.role, Role::Removed | Role::Withdrawn)
            && (seated.contains(&person.id) || !book.has_left(person.id, last_round))
    };
    let mut people: Vec<&Person> = book.people.iter().filter(takes_part).collect();
    people.sort_by_key(|person| order.key(person.id, &person.name));
    let row = |(position, person): (usize, &Person)| {
        let team = book.teams.iter().find(|team| team.members.contains(&person.id));
        let cells = [person.name.as_str(), team.map_or("", |team| team.name.as_str())];
        NoticeRow {
            person: Some(person.id),
            position,
            cells: cells.map(NoticeCell::text).to_vec(),
            ..NoticeRow::default()
        }
    };
    let rows: Vec<NoticeRow> = people.into_iter().enumerate().map(row).collect();
    (!rows.is_empty()).then(|| Notice {
        title: notices::title_badges(language),
        sections: vec![NoticeSection { columns, rows, ..NoticeSection::default() }],
        layout: NoticeLayout::Badges,
        languages: language.into(),
        ..Notice::default()
    })
}
