//! How the boards of an event stand, as a small picture: a block for each round, and a square for each board.

use eframe::egui::{self, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::recent_books::BoardProgress;
use crate::app::theme::Palette;
use crate::languages::window_sentences::event_dialogs as texts;

/// The side of a square, the space between two squares and that between two rounds, in points.
const SIDE: f32 = 9.0;
const SPACE: f32 = 2.0;
const ROUND_SPACE: f32 = 6.0;

/// The picture is not wider than this, where its rounds are not too many.
const WIDTH: f32 = 180.0;

/// Shows the picture. A square that is full is a complete board; the others differ from it without their colour too.
pub(super) fn show_board_progress(ui: &mut Ui, rounds: &[Vec<BoardProgress>]) {
    let rows = rows(rounds);
    #[expect(clippy::cast_precision_loss, reason = "a few squares")]
    let size = vec2(width(rounds, rows), rows as f32 * (SIDE + SPACE) - SPACE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let label = description(rounds);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
    response.on_hover_text(format!("{label}\n{}", texts::squares_explained()));
    let palette = Palette::current(ui.ctx());
    let mut left = rect.left();
    for boards in rounds {
        for (at, board) in boards.iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "a few squares")]
            let corner =
                pos2(left + (at / rows) as f32 * (SIDE + SPACE), rect.top() + (at % rows) as f32 * (SIDE + SPACE));
            paint_board(ui.painter(), Rect::from_min_size(corner, vec2(SIDE, SIDE)), *board, &palette);
        }
        if boards.is_empty() {
            ui.painter().hline(left..=left + SIDE, rect.top() + SIDE / 2.0, Stroke::new(1.0, palette.line));
        }
        left += round_width(boards, rows) + ROUND_SPACE;
    }
}

fn paint_board(painter: &Painter, square: Rect, board: BoardProgress, palette: &Palette) {
    let outline = |colour: egui::Color32| painter.rect_stroke(square, 1.0, (1.0, colour), StrokeKind::Inside);
    match board {
        BoardProgress::NotStarted => {
            outline(palette.faded);
        }
        BoardProgress::Running => {
            outline(palette.accent);
            let lower = Rect::from_min_max(pos2(square.left(), square.center().y), square.max);
            painter.rect_filled(lower, 1.0, palette.accent);
        }
        BoardProgress::Complete => {
            painter.rect_filled(square, 1.0, palette.good);
        }
        BoardProgress::Error => {
            outline(palette.problem);
            let cross = square.shrink(2.0);
            let line = Stroke::new(1.5, palette.problem);
            painter.line_segment([cross.left_top(), cross.right_bottom()], line);
            painter.line_segment([cross.left_bottom(), cross.right_top()], line);
        }
    }
}

/// The number of squares below one another: two, or as many as the width needs.
fn rows(rounds: &[Vec<BoardProgress>]) -> usize {
    let most = rounds.iter().map(Vec::len).max().unwrap_or_default().clamp(1, 8);
    (2..most).find(|rows| width(rounds, *rows) <= WIDTH).unwrap_or(most)
}

fn width(rounds: &[Vec<BoardProgress>], rows: usize) -> f32 {
    let widths: f32 = rounds.iter().map(|boards| round_width(boards, rows) + ROUND_SPACE).sum();
    (widths - ROUND_SPACE).max(0.0)
}

fn round_width(boards: &[BoardProgress], rows: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a few squares")]
    let columns = boards.len().div_ceil(rows).max(1) as f32;
    columns * (SIDE + SPACE) - SPACE
}

/// The picture in words: “Boards by round: 5 complete; 3 complete, 1 not finished; none”.
fn description(rounds: &[Vec<BoardProgress>]) -> String {
    let rounds: Vec<String> = rounds.iter().map(|boards| round_description(boards)).collect();
    texts::boards_by_round(&rounds.join("; "))
}

fn round_description(boards: &[BoardProgress]) -> String {
    let text = |state: BoardProgress, count: usize| match state {
        BoardProgress::Complete => texts::boards_complete(count),
        BoardProgress::Running => texts::boards_not_finished(count),
        BoardProgress::Error => texts::boards_with_error(count),
        BoardProgress::NotStarted => texts::boards_not_started(count),
    };
    let states = [BoardProgress::Complete, BoardProgress::Running, BoardProgress::Error, BoardProgress::NotStarted];
    let count = |state| boards.iter().filter(|board| **board == state).count();
    let counts = states.map(|state| (state, count(state))).into_iter().filter(|(_, count)| *count > 0);
    let parts: Vec<String> = counts.map(|(state, count)| text(state, count)).collect();
    if parts.is_empty() { texts::no_boards().to_owned() } else { parts.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_of_a_large_event_is_narrow() {
        let large = vec![vec![BoardProgress::Complete; 22]; 5];
        assert!(width(&large, rows(&large)) <= WIDTH);
        let small = vec![vec![BoardProgress::Complete; 2]; 3];
        assert_eq!(rows(&small), 2);
        assert_eq!(width(&small, 2), 3.0 * SIDE + 2.0 * ROUND_SPACE);
        assert_eq!(rows(&[Vec::new()]), 1);
    }

    #[test]
    fn the_picture_says_in_words_what_it_shows() {
        use BoardProgress::{Complete, Error, NotStarted, Running};
        let rounds = [vec![Complete, Complete], vec![Complete, Running, Error, NotStarted], Vec::new()];
        let text = "Boards by round: 2 complete; 1 complete, 1 not finished, 1 with an error, 1 not started; none";
        assert_eq!(description(&rounds), text);
    }
}
