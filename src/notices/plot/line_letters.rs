//! The first letter of each power in its line, where no other line is near. Lines that cross can be followed without dashes or colours.

use super::axes::Axes;

/// The size of a letter in a line against that of the other texts.
pub(super) const LETTER_SCALE: f32 = 0.9;
/// The space between the line and its letter, in sizes of the letters.
const SPACE: f32 = 0.2;
/// The least distance of other lines from the middle of a letter, and from the middle of a second letter, in sizes of the
/// letters. A distance above the last figure is no better than that figure.
const LEAST_CLEARANCE: f32 = 0.42;
const LEAST_OF_SECOND: f32 = 0.62;
const ENOUGH: f32 = 0.9;
/// The least distance of two letters of one line, and of letters of two lines that stand above each other, in sizes of the
/// letters.
const LEAST_APART: f32 = 10.0;
const LEAST_ABOVE: f32 = 0.85;
/// The most letters in a line.
const MOST: usize = 2;
/// Where letters may stand between two marks, as parts of their distance.
const PARTS: [f32; 7] = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/// A letter in a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct LineLetter {
    pub middle: (f32, f32),
    /// Half of what the line leaves free for it.
    pub half: f32,
}

/// The letters of each line. A line that is near another one everywhere has none. `half_width` is half the width of a letter of a line.
pub(super) fn line_letters(axes: &Axes<'_>, half_width: impl Fn(usize) -> f32) -> Vec<Vec<LineLetter>> {
    let lines: Vec<Vec<(f32, f32)>> = (0..axes.plot.series.len()).map(|line| axes.points(line)).collect();
    let of_line = |line: usize, placed: &[Vec<LineLetter>]| {
        let half = half_width(line) + SPACE * axes.letters;
        let clearance = |(x, y): (f32, f32)| {
            let others = lines.iter().enumerate().filter(|(other, _)| *other != line).map(|(_, points)| points);
            let heights = others.flat_map(|points| [x - half, x, x + half].map(|x| height_at(points, x)));
            let nearest = heights.flatten().map(|other| (other - y).abs()).fold(f32::MAX, f32::min);
            nearest.min(ENOUGH * axes.letters)
        };
        let is_covered = |(x, y): (f32, f32)| {
            placed.iter().flatten().any(|letter| {
                let is_above = (letter.middle.0 - x).abs() < letter.half + half;
                is_above && (letter.middle.1 - y).abs() < LEAST_ABOVE * axes.letters
            })
        };
        let between = lines[line].windows(2).flat_map(|pair| {
            let [from, to] = [pair[0], pair[1]];
            let has_room = move |part: &f32| (to.0 - from.0) * part.min(1.0 - part) >= half;
            let place = move |part: f32| (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            PARTS.into_iter().filter(has_room).map(place)
        });
        let free = between.filter(|place| !is_covered(*place)).map(|place| (clearance(place), place));
        let mut places: Vec<(f32, (f32, f32))> =
            free.filter(|(clearance, _)| *clearance >= LEAST_CLEARANCE * axes.letters).collect();
        // The sort is stable: of places that are as free, the first one.
        places.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut letters: Vec<LineLetter> = Vec::new();
        for (clearance, middle) in places {
            let is_apart = |letter: &LineLetter| {
                let is_free = clearance >= LEAST_OF_SECOND * axes.letters;
                is_free && (letter.middle.0 - middle.0).abs() >= LEAST_APART * axes.letters
            };
            if letters.len() < MOST && letters.iter().all(is_apart) {
                letters.push(LineLetter { middle, half });
            }
        }
        letters
    };
    let mut placed: Vec<Vec<LineLetter>> = Vec::new();
    for line in 0..lines.len() {
        placed.push(of_line(line, &placed));
    }
    placed
}

/// The height of a line at this place. `None` before it begins and after its end.
fn height_at(points: &[(f32, f32)], x: f32) -> Option<f32> {
    let [from, to] =
        points.windows(2).map(|pair| [pair[0], pair[1]]).find(|[from, to]| (from.0..=to.0).contains(&x))?;
    Some(from.1 + (to.1 - from.1) * (x - from.0) / (to.0 - from.0).max(f32::EPSILON))
}

/// A line in pieces, without the places of its letters.
pub(super) fn without_letters(points: &[(f32, f32)], letters: &[LineLetter]) -> Vec<Vec<(f32, f32)>> {
    let mut gaps: Vec<(f32, f32)> =
        letters.iter().map(|LineLetter { middle, half }| (middle.0 - half, middle.0 + half)).collect();
    gaps.sort_by(|one, other| one.0.total_cmp(&other.0));
    let end = |x: f32| height_at(points, x).map(|y| (x, y));
    let mut pieces = Vec::new();
    let mut from = f32::NEG_INFINITY;
    for (left, right) in gaps.into_iter().chain([(f32::INFINITY, f32::INFINITY)]) {
        let inside = points.iter().copied().filter(|(x, _)| *x > from && *x < left);
        let piece: Vec<(f32, f32)> = end(from).into_iter().chain(inside).chain(end(left)).collect();
        pieces.push(piece);
        from = right;
    }
    pieces
}
