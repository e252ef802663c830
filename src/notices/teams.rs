//! The table of the teams as a notice: a row for each team, with its members and their scores.

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::marks::{LegendEntry, Mark};
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use super::rounding::explain_totals;
use crate::book::typed_words::capitalize;
use crate::engine::Engine;
use crate::own_workbook::labels;
use crate::standings::{TeamMemberScore, TeamStandingsRow};

/// Describes the teams, best first. [`NoticeRow::position`] is a position in the book's list of teams.
pub fn teams_notice(engine: &Engine, teams: &[TeamStandingsRow]) -> Notice {
    let book = engine.book();
    let columns = vec![
        NoticeColumn::new(ColumnRole::Place, "place"),
        NoticeColumn::new(ColumnRole::Team, "team"),
        NoticeColumn::new(ColumnRole::Member, "member"),
        NoticeColumn::new(ColumnRole::MemberScore, "score"),
        NoticeColumn::new(ColumnRole::Total, "total"),
        NoticeColumn::new(ColumnRole::Reason, "why above the next"),
    ];
    let name = |row: &TeamStandingsRow| book.teams.get(row.team).map_or("", |team| team.name.as_str());
    let rows = teams.iter().map(|row| NoticeRow {
        person: None,
        position: row.team,
        place: Some(row.place),
        shared: row.shared,
        cells: columns.iter().map(|column| cell(engine, row, column.role, name(row))).collect(),
        ..NoticeRow::default()
    });
    let rows = rows.collect();
    let section = NoticeSection { columns, rows, ..NoticeSection::default() };
    let reason = |row: &TeamStandingsRow| {
        let reason = row.ahead_reason.as_ref()?;
        Some(format!("{} stands above the next: {reason}.", name(row)))
    };
    let mut notice = Notice {
        title: labels::TEAMS.to_owned(),
        subtitle: engine.rules().teams.as_ref().map(|rules| capitalize(&rules.counting_text())).unwrap_or_default(),
        sections: vec![section],
        reasons: teams.iter().filter_map(reason).collect(),
        ..Notice::default()
    };
    if notice.parts().any(|part| part.has_mark(Mark::Dropped)) {
        notice.legend.push(LegendEntry::struck("the score does not count for the team."));
    }
    explain_totals(&mut notice);
    notice
}

fn cell(engine: &Engine, row: &TeamStandingsRow, role: ColumnRole, name: &str) -> NoticeCell {
    let decimals = engine.rules().decimals;
    // A team without members has neither a place nor a total on paper.
    let empty = if row.members.is_empty() { vec![Mark::DidNotPlay] } else { Vec::new() };
    match role {
        ColumnRole::Place => {
            let mut part = CellPart::count(row.place).with_marks(empty);
            if row.shared {
                part.marks.push(Mark::Shared);
                "Shared".clone_into(&mut part.hint);
            }
            NoticeCell::of_part(part)
        }
        ColumnRole::Team => NoticeCell::text(name),
        ColumnRole::Member => {
            let parts = row.members.iter().map(|one| member(engine, row, one));
            NoticeCell::several(parts.collect(), ", ")
        }
        ColumnRole::MemberScore => {
            let parts = row.members.iter().map(|one| member_score(engine, one, decimals));
            NoticeCell::several(parts.collect(), ", ")
        }
        ColumnRole::Total => NoticeCell::of_part(CellPart::number(row.total, decimals).with_marks(empty)),
        _ => NoticeCell::reasons(row.shared_reason.as_deref(), row.ahead_reason.clone()),
    }
}

fn member(engine: &Engine, row: &TeamStandingsRow, member: &TeamMemberScore) -> CellPart {
    let captain = engine.book().teams.get(row.team).and_then(|team| team.captain);
    let marks = if captain == Some(member.person) { vec![Mark::Captain] } else { Vec::new() };
    CellPart::text(engine.book().name_of(Some(member.person))).with_marks(marks)
}

fn member_score(engine: &Engine, member: &TeamMemberScore, decimals: usize) -> CellPart {
    let mut part = CellPart::number(member.score, decimals);
    if !member.counts {
        part.marks.push(Mark::Dropped);
    }
    let reason = match (member.games, member.counts) {
        (0, _) => {
            part.marks.push(Mark::DidNotPlay);
            "did not play in the rounds that count for teams"
        }
        (_, true) => "counts for the team",
        (_, false) => "does not count: other members of the team scored more",
    };
    part.hint = format!("{}: {reason}", engine.book().name_of(Some(member.person)));
    part
}
