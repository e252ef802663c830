//! The cards of the players: the games of each with opponents and scores, how the total came about, and why the place is
//! what it is.

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::name_order::NameOrder;
use super::notice::{KeyFigure, Notice, NoticeColumn, NoticeLayout, NoticeRow, NoticeSection};
use super::round::short_game;
use super::rounding::is_off_by_rounding;
use super::standings::{StandingsNotice, StandingsOptions, standings_notice};
use crate::book::typed_words::capitalize;
use crate::book::{PersonId, Power, SeatRef};
use crate::engine::Engine;
use crate::figures::format_rounded;
use crate::languages::Language;
use crate::languages::sentences::{columns, notices, words};
use crate::standings::{BreakdownLine, BreakdownLineKind, StandingsRow, TotalBreakdown};

/// A card for each player of the standings, by name. `None` if there is nobody.
pub(super) fn cards_notice(engine: &Engine, order: &NameOrder, language: Language) -> Option<Notice> {
    let standings = standings_notice(engine, &StandingsOptions::in_language(language), None);
    let mut rows: Vec<&NoticeRow> = standings.notice.rows().collect();
    rows.sort_by_key(|row| order.key(row.person.unwrap_or(PersonId(0)), engine.book().name_of(row.person)));
    let sections: Vec<NoticeSection> = rows
        .into_iter()
        .filter_map(|row| PlayerCard::new(engine, &standings, row, language))
        .map(|card| card.section())
        .collect();
    (!sections.is_empty()).then(|| Notice {
        title: notices::title_cards(language),
        sections,
        layout: NoticeLayout::Cards,
        languages: language.into(),
        ..Notice::default()
    })
}

struct PlayerCard<'a> {
    engine: &'a Engine,
    standings: &'a StandingsNotice,
    notice_row: &'a NoticeRow,
    row: &'a StandingsRow,
    breakdown: TotalBreakdown,
    language: Language,
}

impl<'a> PlayerCard<'a> {
    fn new(
        engine: &'a Engine,
        standings: &'a StandingsNotice,
        notice_row: &'a NoticeRow,
        language: Language,
    ) -> Option<Self> {
        let row = standings.table.rows.get(notice_row.position)?;
        let breakdown = row.total_breakdown(language, &engine.standings_context());
        Some(PlayerCard { engine, standings, notice_row, row, breakdown, language })
    }

    fn section(&self) -> NoticeSection {
        let language = self.language;
        let columns = [
            (ColumnRole::Game, columns::column_game(language)),
            (ColumnRole::Power, columns::column_power(language)),
            (ColumnRole::Centres, columns::column_centres(language)),
            (ColumnRole::Score, columns::column_score(language)),
            (ColumnRole::CountedScore, columns::column_counts(language)),
            (ColumnRole::Note, columns::column_how_it_counts(language)),
            (ColumnRole::Opponents, columns::column_opponents(language)),
        ];
        let columns: Vec<NoticeColumn> = columns.map(|(role, title)| NoticeColumn::new(role, title)).to_vec();
        let rows = self.row.games.iter().enumerate().map(|(position, game)| NoticeRow {
            person: Some(self.row.person),
            position,
            cells: columns.iter().map(|column| self.cell(game.seat, column.role)).collect(),
            ..NoticeRow::default()
        });
        let rows = rows.collect();
        NoticeSection {
            title: self.title(),
            player: self.engine.book().name_of(Some(self.row.person)).to_owned(),
            columns,
            rows,
            sentences: self.sentences(),
            key_figures: self.key_figures(),
            ..NoticeSection::default()
        }
    }

    /// “3rd place of 40”, “123.45 total”.
    fn key_figures(&self) -> Vec<KeyFigure> {
        let placed = self.placed();
        let language = self.language;
        let label = match self.row.place {
            Some(_) if self.row.shared => notices::card_shared_place(language, &placed.to_string()),
            Some(_) => notices::card_place(language, &placed.to_string()),
            None => notices::card_no_place(language),
        };
        let figure = self.row.place.map_or_else(|| "–".to_owned(), |place| words::numbered_place(language, place));
        let place = KeyFigure { figure, label };
        let total = format_rounded(self.row.total, self.standings.decimals).replacen('-', "\u{2212}", 1);
        let figure = language.figure(&total);
        let total = self.has_total().then(|| KeyFigure { figure, label: notices::card_total(language) });
        std::iter::once(place).chain(total).collect()
    }

    /// The number of players with a place.
    fn placed(&self) -> usize {
        self.standings.table.rows.iter().filter(|row| row.place.is_some()).count()
    }

    fn has_total(&self) -> bool {
        self.row.result_count > 0 || !self.row.adjustments.is_empty()
    }

    /// “Ann Lee: place 3 of 40, total 123.45”.
    fn title(&self) -> String {
        let name = self.engine.book().name_of(Some(self.row.person));
        let (language, placed) = (self.language, self.placed().to_string());
        let total = self.has_total().then(|| format_rounded(self.row.total, self.standings.decimals));
        let place = self.row.place.map(|place| place.to_string());
        match (place, self.row.shared, total) {
            (None, _, None) => notices::card_title_no_place(language, name),
            (None, _, Some(total)) => notices::card_title_no_place_total(language, name, &total),
            (Some(place), true, None) => notices::card_title_shared_place(language, name, &place, &placed),
            (Some(place), false, None) => notices::card_title_place(language, name, &place, &placed),
            (Some(place), true, Some(total)) => {
                notices::card_title_shared_place_total(language, name, &place, &placed, &total)
            }
            (Some(place), false, Some(total)) => {
                notices::card_title_place_total(language, name, &place, &placed, &total)
            }
        }
    }

    fn cell(&self, seat: SeatRef, role: ColumnRole) -> NoticeCell {
        let book = self.engine.book();
        match role {
            ColumnRole::Game => NoticeCell::of_part(CellPart {
                narrow_text: Some(short_game(book, seat.board, self.language)),
                ..CellPart::text(book.board_label_in(self.language, seat.board))
            }),
            ColumnRole::Power => NoticeCell::power(seat.power, self.language),
            ColumnRole::Centres => {
                let count = self.engine.board(seat.board).and_then(|board| board.current_count(seat.power));
                NoticeCell::optional(count.map(|count| CellPart::count(count.into())))
            }
            ColumnRole::Score => {
                let mut parts = self.notice_row.cells.iter().flat_map(|cell| &cell.parts);
                // The next column says in words what the marks say.
                let score = parts.find(|part| part.seat == Some(seat));
                NoticeCell::optional(score.map(|score| CellPart { marks: Vec::new(), ..score.clone() }))
            }
            ColumnRole::CountedScore => {
                let line = self.line(seat).filter(|line| line.kind == BreakdownLineKind::Adds);
                let amount = line.and_then(|line| line.amount);
                NoticeCell::optional(amount.map(|amount| CellPart::number(amount, self.standings.game_decimals)))
            }
            ColumnRole::Note => {
                let note = self.line(seat).map(|line| line.detail(self.language, self.breakdown.decimals));
                NoticeCell::text(note.unwrap_or_default())
            }
            _ => NoticeCell::several(self.opponents(seat), ", "),
        }
    }

    /// How a game counts.
    fn line(&self, seat: SeatRef) -> Option<&BreakdownLine> {
        self.breakdown.lines.iter().find(|line| line.seat == Some(seat))
    }

    /// “Austria Ben Orr”, “England Cy Ito”.
    fn opponents(&self, seat: SeatRef) -> Vec<CellPart> {
        let Some(board) = self.engine.board(seat.board) else { return Vec::new() };
        let others = Power::ALL.into_iter().filter(|power| *power != seat.power);
        let named = others.filter_map(|power| {
            let player = board.seats[power].player?;
            Some(format!("{} {}", power.name_in(self.language), self.engine.book().name_of(Some(player))))
        });
        named.map(|text| CellPart { text, ..CellPart::default() }).collect()
    }

    fn sentences(&self) -> Vec<String> {
        let decimals = self.breakdown.decimals;
        let mut sentences = Vec::new();
        let outside_games = self.breakdown.lines.iter().filter(|line| line.seat.is_none());
        for line in outside_games {
            let amount = line.amount.map(|amount| self.language.figure(&format_rounded(amount, decimals)));
            let texts: Vec<String> = amount.into_iter().chain([line.detail(self.language, decimals)]).collect();
            let texts: Vec<&str> = texts.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
            let said =
                words::labelled(self.language, &capitalize(&line.label), &texts.join(self.language.clause_separator()));
            sentences.push(format!("{said}."));
        }
        let sum = self.breakdown.sum_text();
        if !sum.is_empty() {
            let is_off = is_off_by_rounding(self.standings.notice.columns(), self.notice_row);
            let said = if is_off { notices::card_sum_rounded } else { notices::card_sum };
            let total = format_rounded(self.row.total, decimals);
            // One score is no sum.
            if sum != total {
                sentences.push(said(self.language, &sum, &total));
            }
            sentences.extend(self.breakdown.notes.iter().cloned());
        }
        let reason = self.standings.explain_place(self.engine, self.notice_row);
        if !reason.is_empty() {
            sentences.push(format!("{}.", capitalize(&reason)));
        }
        sentences
    }
}
