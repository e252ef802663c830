//! The table of the teams as a notice: a row for each team, with its members and their scores.

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::marks::{LegendEntry, Mark, shared_places_legend};
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use super::rounding::explain_totals;
use crate::book::typed_words::capitalize;
use crate::engine::Engine;
use crate::languages::Language;
use crate::languages::sentences::{columns, notices};
use crate::standings::{TeamMemberScore, TeamStandingsRow};

/// Describes the teams, best first. [`NoticeRow::position`] is a position in the book's list of teams.
pub fn teams_notice(engine: &Engine, teams: &[TeamStandingsRow], language: Language) -> Notice {
    let book = engine.book();
    let columns = vec![
        NoticeColumn::new(ColumnRole::Place, columns::column_place(language)),
        NoticeColumn::new(ColumnRole::Team, columns::column_team(language)),
        NoticeColumn::new(ColumnRole::Member, columns::column_member(language)),
        NoticeColumn::new(ColumnRole::MemberScore, columns::column_score(language)),
        NoticeColumn::new(ColumnRole::Total, columns::column_total(language)),
        NoticeColumn::new(ColumnRole::Reason, columns::column_tie_break(language)),
    ];
    let name = |row: &TeamStandingsRow| book.teams.get(row.team).map_or("", |team| team.name.as_str());
    let rows = teams.iter().map(|row| NoticeRow {
        person: None,
        position: row.team,
        place: Some(row.place),
        shared: row.shared,
        cells: columns.iter().map(|column| cell(engine, row, column.role, name(row), language)).collect(),
        ..NoticeRow::default()
    });
    let rows = rows.collect();
    let section = NoticeSection { columns, rows, ..NoticeSection::default() };
    let reason = |row: &TeamStandingsRow| {
        let reason = row.ahead_reason.as_ref()?;
        Some(notices::stands_above_next(language, name(row), &reason.text(language)))
    };
    let mut notice = Notice {
        title: notices::title_teams(language),
        subtitle: engine
            .rules()
            .teams
            .as_ref()
            .map(|rules| capitalize(&rules.counting_text(language)))
            .unwrap_or_default(),
        sections: vec![section],
        reasons: teams.iter().filter_map(reason).collect(),
        languages: language.into(),
        ..Notice::default()
    };
    notice.legend = shared_places_legend(&notice, engine, language);
    if notice.parts().any(|part| part.has_mark(Mark::Dropped)) {
        notice.legend.push(LegendEntry::struck(language, notices::legend_team_dropped(language)));
    }
    explain_totals(&mut notice, language);
    notice
}

fn cell(engine: &Engine, row: &TeamStandingsRow, role: ColumnRole, name: &str, language: Language) -> NoticeCell {
    let decimals = engine.rules().decimals;
    // A team without members has neither a place nor a total on paper.
    let empty = if row.members.is_empty() { vec![Mark::DidNotPlay] } else { Vec::new() };
    match role {
        ColumnRole::Place => {
            let mut part = CellPart::count(row.place).with_marks(empty);
            if row.shared {
                part.marks.push(Mark::Shared);
                part.hint = notices::shared(language);
            }
            NoticeCell::of_part(part)
        }
        ColumnRole::Team => NoticeCell::text(name),
        ColumnRole::Member => {
            let parts = row.members.iter().map(|one| member(engine, row, one, language));
            NoticeCell::several(parts.collect(), ", ")
        }
        ColumnRole::MemberScore => {
            let parts = row.members.iter().map(|one| member_score(engine, one, decimals, language));
            NoticeCell::several(parts.collect(), ", ")
        }
        ColumnRole::Total => NoticeCell::of_part(CellPart::number(row.total, decimals).with_marks(empty)),
        _ => {
            let shared = row.shared_reason.as_ref().map(|reason| reason.text(language));
            let ahead = row.ahead_reason.as_ref().map(|reason| reason.text(language));
            NoticeCell::reasons(language, shared.as_deref(), ahead)
        }
    }
}

fn member(engine: &Engine, row: &TeamStandingsRow, member: &TeamMemberScore, language: Language) -> CellPart {
    let captain = engine.book().teams.get(row.team).and_then(|team| team.captain);
    let part = CellPart::text(engine.book().name_of(Some(member.person)));
    if captain == Some(member.person) {
        CellPart { words_behind: notices::sign_captain(language), ..part.with_marks(vec![Mark::Captain]) }
    } else {
        part
    }
}

fn member_score(engine: &Engine, member: &TeamMemberScore, decimals: usize, language: Language) -> CellPart {
    let mut part = CellPart::number(member.score, decimals);
    if !member.counts {
        part.marks.push(Mark::Dropped);
    }
    let reason = match (member.games, member.counts) {
        (0, _) => {
            part.marks.push(Mark::DidNotPlay);
            notices::team_did_not_play(language)
        }
        (_, true) => notices::team_counts(language),
        (_, false) => notices::team_does_not_count(language),
    };
    part.hint = notices::team_member_reason(language, engine.book().name_of(Some(member.person)), &reason);
    part
}
