//! The cells of the standings, made from their rows.

use super::super::cell::{CellPart, NoticeCell};
use super::super::column_role::ColumnRole;
use super::super::held_back::{caution, held_back_rounds};
use super::super::marks::{LegendEntry, Mark, legend, provisional_mark};
use super::super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use super::super::rounding::explain_totals;
use super::{AddedPoints, GroupSelection, StandingsNotice, StandingsOptions, sentences};
use crate::book::typed_words::capitalize;
use crate::book::{Book, Round, RoundIx};
use crate::engine::Engine;
use crate::figures::{format_rounded, format_short};
use crate::languages::Language;
use crate::languages::sentences::{columns, notices};
use crate::standings::{
    AdjustmentReason, PlayerGame, ScoreReason, Standings, StandingsRow, StandingsScope, WithoutPlace, nearly_equal,
};

/// If more rounds than this are missing, a sentence says so, and they have no columns.
const MOST_MISSING_COLUMNS: usize = 5;

/// Describes the standings of an event. With the notice `before` it also says who moved.
pub fn standings_notice(
    engine: &Engine,
    options: &StandingsOptions,
    before: Option<&StandingsNotice>,
) -> StandingsNotice {
    let language = options.language;
    let view = sentences::effective_view(options, engine);
    let described = StandingsNotice::with_figures(engine, options, Notice::default());
    let StandingsNotice { held_back, decimals, game_decimals, table, .. } = &described;
    let builder =
        StandingsBuilder { engine, table, before, decimals: *decimals, game_decimals: *game_decimals, language };
    let mut notice = Notice {
        title: notices::title_standings(language),
        subtitle: sentences::describe_view(view, engine, language),
        cautions: caution(held_back, engine, view, language),
        sections: builder.sections(&options.groups),
        explanations: sentences::top_board_bonus(engine, table, language).into_iter().collect(),
        sentences: sentences::missing_round_sentences(view, engine, language)
            .chain(sentences::adjustments(engine, table, language))
            .chain(sentences::only_sat_out_sentence(view, engine, table, language))
            .collect(),
        languages: language.into(),
        ..Notice::default()
    };
    let has_reasons = notice.rows().any(|row| !builder.reason(row, &notice).parts.is_empty());
    let columns = builder.columns(&options.groups, has_reasons, view);
    for section in 0..notice.sections.len() {
        notice.sections[section].columns.clone_from(&columns);
        for at in 0..notice.sections[section].rows.len() {
            let cells = builder.cells(section, at, &notice);
            notice.sections[section].rows[at].cells = cells;
        }
    }
    notice.legend = legend(notice.parts().flat_map(|part| part.marks.iter().copied()), engine.rules(), language);
    if notice.parts().any(|part| part.has_mark(Mark::Dropped)) {
        notice.explanations.insert(0, sentences::counting(view, engine, language));
    }
    notice.sentences.splice(0..0, notice.explanations.iter().cloned());
    let start = engine.rules().total.start;
    if start != 0.0 {
        notice.legend.push(LegendEntry::start_in_total(language, &format_short(start, 4)));
    }
    explain_totals(&mut notice, language);
    builder.separate_reserved_places(&mut notice);
    notice.reasons = builder.reasons(&notice);
    StandingsNotice { notice, ..described }
}

impl StandingsNotice {
    /// A notice that [`standings_notice`] made with these options, with the figures that formulas and sorting need.
    pub fn with_figures(engine: &Engine, options: &StandingsOptions, notice: Notice) -> StandingsNotice {
        let view = sentences::effective_view(options, engine);
        let table =
            if view == StandingsScope::default() { engine.standings().clone() } else { engine.standings_in_view(view) };
        let boards = engine.book().boards().filter_map(|(at, _)| engine.system(at));
        let decimals = engine.rules().decimals;
        let game_decimals = boards.map(|system| system.decimals).max().unwrap_or(decimals);
        StandingsNotice {
            notice,
            held_back: held_back_rounds(engine, view),
            decimals,
            game_decimals,
            table,
            language: options.language,
        }
    }
}

/// The board and power of a result, and its marks: “Round 1, board A, Austria; does not count”. It is made on demand,
/// because a table has thousands of results.
pub fn result_hint(book: &Book, part: &CellPart, language: Language) -> String {
    let game = part
        .seat
        .map(|seat| format!("{}, {}", book.board_label_in(language, seat.board), seat.power.name_in(language)));
    let clauses: Vec<String> =
        game.into_iter().chain(part.marks.iter().filter_map(|mark| mark.hint(language))).collect();
    capitalize(&clauses.join(language.clause_separator()))
}

struct StandingsBuilder<'a> {
    engine: &'a Engine,
    table: &'a Standings,
    before: Option<&'a StandingsNotice>,
    decimals: usize,
    game_decimals: usize,
    language: Language,
}

impl StandingsBuilder<'_> {
    fn name(&self, row: &StandingsRow) -> &str {
        self.engine.book().name_of(Some(row.person))
    }

    fn group(&self, row: &StandingsRow) -> &str {
        self.engine.book().person(row.person).map_or("", |person| person.group.as_str())
    }

    /// The rows, section by section, without their cells. There is always one section.
    fn sections(&self, groups: &GroupSelection) -> Vec<NoticeSection> {
        let notice_row = |(at, row): (usize, &StandingsRow)| NoticeRow {
            person: Some(row.person),
            position: at,
            place: row.place,
            shared: row.shared,
            cells: Vec::new(),
            ..NoticeRow::default()
        };
        let rows = || self.table.rows.iter().enumerate();
        let names = match groups {
            GroupSelection::Together => {
                return vec![NoticeSection { rows: rows().map(notice_row).collect(), ..NoticeSection::default() }];
            }
            GroupSelection::One(name) => vec![name.clone()],
            GroupSelection::Each => {
                let mut names: Vec<String> = rows().map(|(_, row)| self.group(row).to_owned()).collect();
                names.sort_by_key(|name| (name.is_empty(), name.to_lowercase()));
                names.dedup();
                names
            }
        };
        if names.is_empty() {
            return vec![NoticeSection::default()];
        }
        let section = |name: String| {
            let of_group = rows().filter(|(_, row)| self.group(row) == name);
            let mut rows: Vec<NoticeRow> = of_group.map(notice_row).collect();
            rank_within_section(&mut rows);
            let title = if name.is_empty() { notices::title_no_group(self.language) } else { name };
            NoticeSection { title, rows, ..NoticeSection::default() }
        };
        names.into_iter().map(section).collect()
    }

    fn columns(&self, groups: &GroupSelection, has_reasons: bool, view: StandingsScope) -> Vec<NoticeColumn> {
        let language = self.language;
        let column = |role, title: String| NoticeColumn::new(role, title);
        let book = self.engine.book();
        let has_groups = self.engine.rules().groups && book.people.iter().any(|person| !person.group.is_empty());
        let mut columns = vec![
            column(ColumnRole::Place, columns::column_place(language)),
            column(ColumnRole::Player, columns::column_player(language)),
        ];
        if self.before.is_some() {
            columns.extend([
                column(ColumnRole::PlaceBefore, columns::column_place_before(language)),
                column(ColumnRole::Movement, columns::column_change(language)),
            ]);
        }
        let together = has_groups && *groups == GroupSelection::Together;
        columns.extend(together.then(|| column(ColumnRole::Group, columns::column_group(language))));
        // A round of medal games only has no column in the table of the elimination.
        let elimination = view.before_top_board.then(|| sentences::elimination_rounds(self.engine));
        let left_out = |at: RoundIx| {
            view.posted_only && self.engine.is_held_back(at)
                || elimination.as_ref().is_some_and(|rounds| !rounds.contains(&at))
        };
        let numbers = self.engine.round_numbers();
        let entered = numbers.in_order().iter().copied();
        let entered = entered.filter(|(_, at)| view.includes_round(numbers, *at) && !left_out(*at));
        let mut rounds: Vec<(usize, ColumnRole)> =
            entered.map(|(number, at)| (number, ColumnRole::Round(at))).collect();
        let missing = sentences::missing_in_view(view, self.engine);
        let missing = missing.into_iter().flatten().filter(|number| numbers.with_number(*number).next().is_none());
        let missing: Vec<usize> = missing.take(MOST_MISSING_COLUMNS + 1).collect();
        if missing.len() <= MOST_MISSING_COLUMNS {
            rounds.extend(missing.into_iter().map(|number| (number, ColumnRole::MissingRound(number))));
        }
        rounds.sort_by_key(|(number, _)| *number);
        for (number, role) in rounds {
            let name = match role {
                ColumnRole::Round(at) => book.round(at).map_or_else(String::new, |round: &Round| round.name.clone()),
                _ => number.to_string(),
            };
            columns.push(NoticeColumn::of_round(role, &name, language));
        }
        // The total is the sum of what stands before it.
        columns.extend(
            AddedPoints::of_table(self.table).map(|kind| column(ColumnRole::AddedPoints(kind), kind.title(language))),
        );
        columns.push(column(ColumnRole::Total, columns::column_total(language)));
        columns.extend(has_reasons.then(|| column(ColumnRole::Reason, columns::column_why_here(language))));
        columns
    }

    /// Says after the places that the top board decided that the totals decide the others.
    fn separate_reserved_places(&self, notice: &mut Notice) {
        let is_reserved =
            |row: &NoticeRow| self.table.rows.get(row.position).is_some_and(|row| row.reserved_place.is_some());
        for section in &mut notice.sections {
            let reserved = section.rows.iter().rposition(is_reserved);
            let next = reserved.and_then(|last| section.rows.get_mut(last + 1)).filter(|row| row.place.is_some());
            if let Some(next) = next {
                next.part_title = notices::places_by_totals(self.language);
            }
        }
    }

    fn cells(&self, section: usize, at: usize, notice: &Notice) -> Vec<NoticeCell> {
        let section = &notice.sections[section];
        let notice_row = &section.rows[at];
        let Some(row) = self.table.rows.get(notice_row.position) else { return Vec::new() };
        let cell = |column: &NoticeColumn| match column.role {
            ColumnRole::Place => NoticeCell::of_part(place(notice_row, row)),
            ColumnRole::Player => NoticeCell::text(self.name(row)),
            ColumnRole::Group => NoticeCell::text(self.group(row)),
            ColumnRole::Round(round) => self.round(row, round),
            ColumnRole::Total => NoticeCell::of_part(self.total(row)),
            ColumnRole::PlaceBefore => NoticeCell::of_part(self.place_before(notice_row)),
            ColumnRole::Movement => NoticeCell::text(self.movement(notice_row, row)),
            ColumnRole::AddedPoints(kind) => {
                NoticeCell::optional(kind.amount(row).map(|amount| CellPart::number(amount, self.decimals)))
            }
            ColumnRole::Reason => self.reason(notice_row, notice),
            _ => NoticeCell::default(),
        };
        section.columns.iter().map(cell).collect()
    }

    fn round(&self, row: &StandingsRow, round: RoundIx) -> NoticeCell {
        let games = row.games.iter().filter(|game| game.seat.board.round == round);
        let mut parts: Vec<CellPart> = games.map(|game| self.game(row, game)).collect();
        if parts.is_empty()
            && let Some(sat) = row.sit_outs.iter().find(|sat| sat.round == round)
        {
            let mut marks = vec![Mark::SatOut];
            if sat.value != 0.0 {
                marks.extend(counting_mark(
                    row.counted_share(sat.weight, self.engine.rules()),
                    sat.weight == 0.0,
                    self.language,
                ));
            }
            parts.push(CellPart::number(sat.value, self.game_decimals).with_marks(marks));
        }
        NoticeCell::several(parts, " + ")
    }

    fn game(&self, row: &StandingsRow, game: &PlayerGame) -> CellPart {
        let book = self.engine.book();
        let mut marks = Vec::new();
        if game.at_top_board {
            marks.push(Mark::TopBoard);
        }
        if game.penalty != 0.0 {
            marks.push(Mark::Penalised);
        }
        if book.seat(game.seat).and_then(|seat| seat.player).is_some_and(|player| player != row.person) {
            marks.push(Mark::CarriedOver);
        }
        let reason = book.board(game.seat.board).and_then(|board| game.score_reason(board, self.engine.rules()));
        if reason == Some(ScoreReason::Abandoned) {
            marks.push(Mark::Abandoned);
        }
        if game.score.is_some() {
            marks.extend(counting_mark(
                row.counted_share(game.weight, self.engine.rules()),
                row.is_dropped(game),
                self.language,
            ));
        } else {
            marks.push(Mark::Unscored);
        }
        if game.provisional {
            marks.push(self.provisional_mark(game));
        }
        let part = match game.score {
            Some(score) => CellPart::number(score, self.game_decimals),
            None => CellPart::text("…"),
        };
        CellPart { marks, seat: Some(game.seat), ..part }
    }

    /// Why the score of a provisional game may change.
    fn provisional_mark(&self, game: &PlayerGame) -> Mark {
        provisional_mark(self.engine, game.seat.board).unwrap_or(Mark::Provisional)
    }

    fn total(&self, row: &StandingsRow) -> CellPart {
        let mut marks = Vec::new();
        if row.adjustments.iter().any(|adjustment| matches!(adjustment.reason, AdjustmentReason::Penalty(_))) {
            marks.push(Mark::Penalised);
        }
        for game in row.provisional_games() {
            let mark = self.provisional_mark(game);
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
        // The total is unknown until one of the player's games has a score.
        let unknown = row.result_count == 0 && row.adjustments.is_empty() && !row.games.is_empty();
        let part = if unknown { CellPart::text("–") } else { CellPart::number(row.total, self.decimals) };
        part.with_marks(marks)
    }

    /// The player's row in the table before.
    fn row_before(&self, row: &NoticeRow) -> Option<(&NoticeRow, &StandingsRow)> {
        let before = self.before?;
        let (section, at) = before.notice.find_row(row.person?)?;
        let row_before = section.rows.get(at)?;
        Some((row_before, before.table.rows.get(row_before.position)?))
    }

    fn place_before(&self, row: &NoticeRow) -> CellPart {
        match self.row_before(row).map(|(before, _)| before.place) {
            None => CellPart::text(notices::new_player(self.language)),
            Some(None) => CellPart::text("–"),
            Some(Some(place)) => CellPart::count(place),
        }
    }

    /// “up 3, +12.30”.
    fn movement(&self, notice_row: &NoticeRow, row: &StandingsRow) -> String {
        let Some((row_before, before)) = self.row_before(notice_row) else { return String::new() };
        let mut changes = Vec::new();
        if let (Some(old), Some(new)) = (row_before.place, notice_row.place) {
            match old.cmp(&new) {
                std::cmp::Ordering::Greater => changes.push(notices::moved_up(self.language, &(old - new).to_string())),
                std::cmp::Ordering::Less => changes.push(notices::moved_down(self.language, &(new - old).to_string())),
                std::cmp::Ordering::Equal => {}
            }
        }
        if !nearly_equal(before.total, row.total) {
            let difference = row.total - before.total;
            let sign = if difference > 0.0 { "+" } else { "−" };
            changes.push(format!("{sign}{}", format_rounded(difference.abs(), self.decimals)));
        }
        changes.join(", ")
    }

    /// Why the row stands above the next of its section, shares its place or takes none.
    fn reason(&self, notice_row: &NoticeRow, notice: &Notice) -> NoticeCell {
        let rules = self.engine.rules();
        let position = notice_row.position;
        let Some(row) = self.table.rows.get(position) else { return NoticeCell::default() };
        if notice_row.place.is_none() {
            return NoticeCell::text(sentences::reason_without_place(row, self.engine.book(), rules, self.language));
        }
        let next = notice.sections.iter().find_map(|section| {
            let at = section.rows.binary_search_by_key(&position, |row| row.position).ok()?;
            Some(section.rows.get(at + 1))
        });
        let above = next
            .flatten()
            .and_then(|next| self.table.place_reason(position, next.position, rules)?.text(self.language, rules));
        let shared = notice_row.shared.then(|| self.table.shared_place_reason(position, rules)).flatten();
        let shared = shared.map(|reason| reason.text(self.language));
        NoticeCell::reasons(self.language, shared.as_deref(), above)
    }

    /// A sentence for the players without a place for each reason, and for each place that a tie-break or the top board decided.
    fn reasons(&self, notice: &Notice) -> Vec<String> {
        let (rules, rows, language) = (self.engine.rules(), &self.table.rows, self.language);
        let mut reasons = Vec::new();
        let is_new = |row: &NoticeRow| {
            rows.get(row.position).is_some_and(|row| row.without_place == Some(WithoutPlace::NoResult))
        };
        // Players with the same reason are one sentence.
        let mut without_place: Vec<(String, Vec<&str>)> = Vec::new();
        for notice_row in notice.rows().filter(|row| row.place.is_none() && !is_new(row)) {
            let Some(row) = rows.get(notice_row.position) else { continue };
            let (reason, name) = (self.reason(notice_row, notice).plain(), self.name(row));
            match without_place.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, names)) => names.push(name),
                None => without_place.push((reason, vec![name])),
            }
        }
        for (reason, names) in &without_place {
            reasons.push(notices::player_without_place(language, &names.join(", "), reason));
        }
        // At the start of an event these are all players.
        match notice.rows().filter(|row| is_new(row)).count() {
            0 => {}
            count => reasons.push(notices::players_without_result(language, count)),
        }
        for section in &notice.sections {
            for pair in section.rows.windows(2) {
                let [above, below] = pair else { continue };
                let reason = self.table.place_reason(above.position, below.position, rules);
                let words = reason.and_then(|reason| reason.text(language, rules));
                let names = rows.get(above.position).zip(rows.get(below.position));
                if let (Some(words), Some(place), Some((own, other))) = (words, above.place, names) {
                    reasons.push(notices::stands_above(
                        language,
                        &place.to_string(),
                        self.name(own),
                        self.name(other),
                        &words,
                    ));
                }
            }
        }
        reasons
    }
}

/// The place of a row, with its marks.
fn place(notice_row: &NoticeRow, row: &StandingsRow) -> CellPart {
    let Some(place) = notice_row.place else { return CellPart::text("–").with_marks(vec![Mark::NoPlace]) };
    let mut marks = Vec::new();
    marks.extend(row.reserved_place.map(|_| Mark::Reserved));
    marks.extend(notice_row.shared.then_some(Mark::Shared));
    CellPart::count(place).with_marks(marks)
}

/// The mark that says how much of a result counts.
fn counting_mark(part: f64, dropped: bool, language: Language) -> Option<Mark> {
    match (dropped, nearly_equal(part, 1.0)) {
        (true, _) => Some(Mark::Dropped),
        (false, true) => None,
        (false, false) => Some(Mark::PartCounts(part, language)),
    }
}

/// Gives the rows of a section, which are in the order of the whole table, their places within the section.
fn rank_within_section(rows: &mut [NoticeRow]) {
    let whole: Vec<Option<usize>> = rows.iter().map(|row| row.place).collect();
    for at in 0..rows.len() {
        let Some(place) = whole[at] else { continue };
        let tied = |other: Option<&Option<usize>>| other == Some(&Some(place));
        let before = at.checked_sub(1).filter(|before| tied(whole.get(*before)));
        rows[at].place = before.map_or(Some(at + 1), |before| rows[before].place);
        rows[at].shared = before.is_some() || tied(whole.get(at + 1));
    }
}

#[cfg(test)]
mod tests;
