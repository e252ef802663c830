//! The lines and texts of a plot at their places, for any page or screen. Whoever draws it measures the texts.

use super::axes::{Axes, BOLD, NAME_DISTANCE, PlotFrame, count, is_strong, name_text};
use super::line_letters::{LETTER_SCALE, LineLetter, line_letters, without_letters};
use super::{Plot, PlotScale, PlotSeries};
use crate::book::SOLO_CENTRES;

/// The dashes of the second one of two lines to look at first, in sizes of a letter.
const DASHES: [f32; 2] = [0.8, 0.47];
/// The width of a line in sizes of a letter: usually, and of one to look at first.
const LINE_WIDTH: f32 = 0.1;
const STRONG_WIDTH: f32 = 0.28;
/// Half of the size of a dot at a place, in sizes of a letter: usually, and in a line to look at first.
const DOT: f32 = 0.17;
const STRONG_DOT: f32 = 0.31;
/// The space between two marks in a line, in sizes of a letter.
const BETWEEN_MARKS: f32 = 0.4;
/// The least distance from the top to the middle of the first name, in sizes of a letter.
const BELOW_TOP: f32 = 0.8;
/// The last word of a shortened text stays if it has no more letters than this: “Canberra… 2”.
const LONGEST_KEPT: usize = 4;
/// The width of a tooth of the line where the scale is broken, and half of its height, in sizes of a letter.
const BREAK_TOOTH: f32 = 0.7;
const BREAK_HEIGHT: f32 = 0.22;

/// The lines and texts of a plot. Lengths are in one unit, from the left and from the top.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlotDrawing {
    pub height: f32,
    pub lines: Vec<DrawnLine>,
    pub texts: Vec<DrawnText>,
}

/// A line through points.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnLine {
    pub points: Vec<(f32, f32)>,
    pub width: f32,
    /// The lengths of dashes and gaps. Empty for a whole line.
    pub dashes: Vec<f32>,
    pub purpose: LinePurpose,
}

/// What a line of a drawing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinePurpose {
    /// A line of the scale, behind the others.
    Scale,
    /// The line of a solo.
    SoloScale,
    /// The sign that the scale changes below it.
    Break,
    /// The line with this position in the plot.
    Series(usize),
    /// Such a line beside those to look at first.
    FaintSeries(usize),
    /// From the end of this line to its name.
    Leader(usize),
    /// Around an area that is filled.
    Edge(AreaFill),
}

/// What an area of a drawing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AreaFill {
    /// The sea.
    Sea,
    /// The land that no unit enters.
    ClosedLand,
    /// The sign of a unit. It has a black edge.
    Unit,
}

/// A text of one line.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnText {
    pub text: String,
    pub left: f32,
    pub baseline: f32,
    pub size: f32,
    /// The position of the line that the text names.
    pub series: Option<usize>,
    pub is_bold: bool,
}

impl Plot {
    /// The drawing in this frame. `measure` gives the width of a text in a size of 1.
    pub fn draw(&self, frame: &PlotFrame, measure: &dyn Fn(&str) -> f32) -> PlotDrawing {
        let axes = Axes::new(self, frame, measure);
        let mut drawing = PlotDrawing { height: frame.height, ..PlotDrawing::default() };
        add_scale(&axes, &mut drawing, measure);
        add_marks(&axes, &mut drawing, measure);
        // Strong lines are above the others.
        let numbered = || self.series.iter().enumerate();
        let usual = numbered().filter(|(_, series)| !is_strong(series, self));
        let letters = letters_in_lines(&axes, measure);
        for (number, series) in usual.chain(numbered().filter(|(_, series)| is_strong(series, self))) {
            add_series(&axes, &mut drawing, number, &letters[number]);
            add_letters(&axes, &mut drawing, (number, series), &letters[number], measure);
        }
        add_names(&axes, &mut drawing, measure);
        drawing
    }
}

fn add_scale(axes: &Axes<'_>, drawing: &mut PlotDrawing, measure: &dyn Fn(&str) -> f32) {
    let size = axes.letters;
    for (value, text) in axes.scale_values() {
        let y = axes.y(value);
        let is_solo = axes.plot.scale == PlotScale::Centres && value >= f32::from(SOLO_CENTRES);
        drawing.lines.push(DrawnLine {
            points: vec![(axes.left(), y), (axes.right(), y)],
            width: size * if is_solo { 0.1 } else { 0.06 },
            dashes: Vec::new(),
            purpose: if is_solo { LinePurpose::SoloScale } else { LinePurpose::Scale },
        });
        let left = axes.left() - (measure(&text) + 0.5) * size;
        drawing.texts.push(DrawnText { text, left, baseline: y + 0.35 * size, size, series: None, is_bold: false });
    }
    if let Some(y) = axes.break_height() {
        drawing.lines.push(break_line(axes, y));
    }
}

/// A line in zigzag over the width of the plot, as of torn paper.
fn break_line(axes: &Axes<'_>, y: f32) -> DrawnLine {
    let size = axes.letters;
    let (from, to) = (axes.left() - 0.5 * size, axes.right() + 0.5 * size);
    let teeth = ((to - from) / (BREAK_TOOTH * size)).round().clamp(2.0, 200.0);
    let point = |at: u8| {
        let up = if at.is_multiple_of(2) { -1.0 } else { 1.0 };
        (from + (to - from) * f32::from(at) / teeth, y + up * BREAK_HEIGHT * size)
    };
    let points = (0..=200_u8).take_while(|at| f32::from(*at) <= teeth).map(point).collect();
    DrawnLine { points, width: 0.08 * size, dashes: Vec::new(), purpose: LinePurpose::Break }
}

/// The texts below the plot. Where they have no room beside each other, only every second, third … one is there, and
/// the last one always is.
fn add_marks(axes: &Axes<'_>, drawing: &mut PlotDrawing, measure: &dyn Fn(&str) -> f32) {
    let (size, marks) = (axes.letters, &axes.marks);
    let distance = marks.windows(2).map(|pair| pair[1].0 - pair[0].0).fold(f32::MAX, f32::min);
    let widest = marks.iter().map(|(_, text)| measure(text) * size).fold(0.0, f32::max).min(8.0 * size);
    let every = (1..marks.len()).find(|step| distance * count(*step) >= widest + BETWEEN_MARKS * size);
    let every = every.unwrap_or(marks.len()).max(1);
    let texts: Vec<(f32, String)> = marks.iter().map(|(x, mark)| (*x, fitted(mark, widest / size, measure))).collect();
    // A long first mark begins at the edge.
    let left = |(x, text): &(f32, String)| (x - measure(text) * size / 2.0).max(0.0);
    let lines = lines_of_marks(axes, &texts, measure).filter(|_| every > 1).unwrap_or_else(|| {
        (0..texts.len()).map(|at| (texts.len() - 1 - at).is_multiple_of(every).then_some(0)).collect()
    });
    for (mark, line) in texts.iter().zip(lines) {
        let Some(line) = line else { continue };
        let baseline = axes.bottom + (1.6 + count(line) * NAME_DISTANCE) * size;
        let (left, text) = (left(mark), mark.1.clone());
        drawing.texts.push(DrawnText { text, left, baseline, size, series: None, is_bold: false });
    }
}

/// The line below the plot in which each mark has room, if all have in those that the plot has: “R7” and “Medal 2” in the first one, and
/// “Medal 1” between them in the second.
fn lines_of_marks(
    axes: &Axes<'_>,
    texts: &[(f32, String)],
    measure: &dyn Fn(&str) -> f32,
) -> Option<Vec<Option<usize>>> {
    let half = |text: &str| (measure(text) + BETWEEN_MARKS) * axes.letters / 2.0;
    // For each line of marks: where its first text begins, of the texts placed so far. The last mark is in the first line.
    let mut begins = vec![f32::MAX; axes.plot.lines_of_marks()];
    let mut lines = Vec::new();
    for (x, text) in texts.iter().rev() {
        let line = begins.iter().position(|begin| x + half(text) <= *begin)?;
        begins[line] = x - half(text);
        lines.push(Some(line));
    }
    lines.reverse();
    Some(lines)
}

/// The letters in the lines of powers.
fn letters_in_lines(axes: &Axes<'_>, measure: &dyn Fn(&str) -> f32) -> Vec<Vec<LineLetter>> {
    match axes.plot.scale {
        PlotScale::Centres => {
            let half = |line: usize| {
                let series = &axes.plot.series[line];
                let bold = if is_strong(series, axes.plot) { BOLD } else { 1.0 };
                measure(&letter_of(axes, line)) * bold * LETTER_SCALE * axes.letters / 2.0
            };
            line_letters(axes, half)
        }
        PlotScale::Places | PlotScale::Scores => vec![Vec::new(); axes.plot.series.len()],
    }
}

/// The first letter of a line's name, or as many letters as no other line begins with: “A” for Austria, “Tu” for Turchia beside
/// Tyskland.
fn letter_of(axes: &Axes<'_>, line: usize) -> String {
    let series = &axes.plot.series;
    let others = || series.iter().enumerate().filter(|(at, _)| *at != line).map(|(_, other)| &other.name);
    let own: Vec<char> = series[line].name.chars().collect();
    let beginning = (1..own.len()).map(|letters| own[..letters].iter().collect::<String>());
    let mut distinct = beginning.filter(|beginning| !others().any(|other| other.starts_with(beginning.as_str())));
    distinct.next().unwrap_or_else(|| series[line].name.clone())
}

/// A line: of places from dot to dot, of a power with gaps for its letters.
fn add_series(axes: &Axes<'_>, drawing: &mut PlotDrawing, number: usize, letters: &[LineLetter]) {
    let points = axes.points(number);
    if points.is_empty() {
        return;
    }
    let is_strong = is_strong(&axes.plot.series[number], axes.plot);
    let width = if is_strong { STRONG_WIDTH } else { LINE_WIDTH } * axes.letters;
    let is_of_places = axes.plot.scale == PlotScale::Places;
    // Many lines in ink could not be told apart.
    let is_faint = is_of_places && !is_strong && axes.plot.series.iter().any(PlotSeries::is_strong);
    let purpose = if is_faint { LinePurpose::FaintSeries(number) } else { LinePurpose::Series(number) };
    // Of the two strong lines of places the second one has dashes.
    let dashes: &[f32] = if is_of_places && is_strong && number > 0 { &DASHES } else { &[] };
    let dashes: Vec<f32> = dashes.iter().map(|part| part * axes.letters).collect();
    // A ring with a line as wide as the ring looks like a dot, also where only lines are drawn. A power that is out has one too.
    let radius = if is_strong { STRONG_DOT } else { DOT } * axes.letters / 2.0;
    let ring =
        |point: &(f32, f32)| DrawnLine { points: dot(*point, radius), width: radius, dashes: Vec::new(), purpose };
    let ends_early = !axes.ends_at(number, axes.right());
    let ringed = if is_of_places { &points[..] } else { &points[points.len() - usize::from(ends_early)..] };
    let rings: Vec<DrawnLine> = ringed.iter().map(ring).collect();
    let pieces = without_letters(&points, letters).into_iter();
    drawing.lines.extend(pieces.map(|points| DrawnLine { points, width, dashes: dashes.clone(), purpose }));
    drawing.lines.extend(rings);
}

fn add_letters(
    axes: &Axes<'_>,
    drawing: &mut PlotDrawing,
    (number, series): (usize, &PlotSeries),
    letters: &[LineLetter],
    measure: &dyn Fn(&str) -> f32,
) {
    let is_bold = is_strong(series, axes.plot);
    let size = LETTER_SCALE * axes.letters;
    let text = letter_of(axes, number);
    let width = measure(&text) * size * if is_bold { BOLD } else { 1.0 };
    drawing.texts.extend(letters.iter().map(|LineLetter { middle: (x, y), .. }| DrawnText {
        text: text.clone(),
        left: x - width / 2.0,
        baseline: y + 0.36 * size,
        size,
        series: Some(number),
        is_bold,
    }));
}

/// A small ring around a point.
fn dot((x, y): (f32, f32), size: f32) -> Vec<(f32, f32)> {
    let radius = size / 2.0;
    let corner = |at: u8| {
        let angle = f32::from(at) * std::f32::consts::FRAC_PI_4;
        (x + radius * angle.cos(), y + radius * angle.sin())
    };
    // The first side is there twice, so that its corner is closed.
    (0..=9).map(corner).collect()
}

/// The texts at the right, each beside the end of its line as far as no text covers another.
fn add_names(axes: &Axes<'_>, drawing: &mut PlotDrawing, measure: &dyn Fn(&str) -> f32) {
    let (size, plot) = (axes.letters, axes.plot);
    let end = |number| Some((number, *axes.points(number).last()?));
    let mut ends: Vec<(usize, (f32, f32))> = (0..plot.series.len()).filter_map(end).collect();
    ends.sort_by(|a, b| a.1.1.total_cmp(&b.1.1));
    let room = (axes.bottom - axes.top) / (NAME_DISTANCE * size) + 1.0;
    let texts = end_texts(axes, &ends, room, measure);
    let wanted: Vec<f32> = ends.iter().map(|(_, (_, y))| *y).collect();
    let needed: Vec<f32> = texts.iter().map(|lines| count(lines.len()) * NAME_DISTANCE * size).collect();
    // There is room above the lines too.
    let heights = spread(&wanted, &needed, BELOW_TOP * size, axes.bottom + NAME_DISTANCE * size);
    for (((number, (x, y)), height), lines) in ends.into_iter().zip(heights).zip(texts) {
        // The line of a power that is out ends at the ground, where its name is too.
        if axes.ends_at(number, axes.right()) {
            let leader_end = axes.names_left - 0.3 * size;
            drawing.lines.push(DrawnLine {
                points: vec![(x, y), (axes.right().max(x), y), (leader_end, height)],
                width: 0.05 * size,
                dashes: Vec::new(),
                purpose: LinePurpose::Leader(number),
            });
        }
        let is_bold = is_strong(&plot.series[number], plot);
        for (line, text) in lines.into_iter().enumerate() {
            let baseline = height + (0.35 + count(line) * NAME_DISTANCE) * size;
            drawing.texts.push(DrawnText {
                text,
                left: axes.names_left,
                baseline,
                size,
                series: Some(number),
                is_bold,
            });
        }
    }
}

/// The lines of the text at the end of each line of the plot: the name, and what is special about it. A name that is wider
/// than its room takes more lines, if there are enough lines for all names; otherwise it is shortened.
fn end_texts(
    axes: &Axes<'_>,
    ends: &[(usize, (f32, f32))],
    room: f32,
    measure: &dyn Fn(&str) -> f32,
) -> Vec<Vec<String>> {
    let of = |number: usize, is_whole: bool| -> Vec<String> {
        let (series, plot) = (&axes.plot.series[number], axes.plot);
        let width = axes.names_width / axes.letters / if is_strong(series, plot) { BOLD } else { 1.0 };
        let (name, distinction) = name_text(series, plot.scale);
        let text = if distinction.is_empty() { name.clone() } else { format!("{name}, {distinction}") };
        if measure(&text) <= width + 0.01 {
            return vec![text];
        }
        let mut lines = if is_whole { in_lines(&name, width, measure) } else { vec![fitted(&name, width, measure)] };
        lines.extend((!distinction.is_empty()).then(|| in_lines(&distinction, width, measure)).into_iter().flatten());
        lines
    };
    let all = |is_whole: bool| ends.iter().map(|(number, _)| of(*number, is_whole)).collect::<Vec<_>>();
    let whole = all(true);
    if count(whole.iter().map(Vec::len).sum()) <= room { whole } else { all(false) }
}

/// A text in lines that are not wider than this in a size of 1. A word that is wider is shortened.
fn in_lines(text: &str, width: f32, measure: &dyn Fn(&str) -> f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if measure(&format!("{line} {word}")) <= width + 0.01 => *line = format!("{line} {word}"),
            _ => lines.push(fitted(word, width, measure)),
        }
    }
    lines
}

/// The text, shortened with “…” where it is wider than this in a size of 1. A short last word stays, because it tells two editions of
/// an event apart.
fn fitted(text: &str, width: f32, measure: &dyn Fn(&str) -> f32) -> String {
    let fits = |text: &str| measure(text) <= width + 0.01;
    let is_kept = |(_, last): &(&str, &str)| last.chars().count() <= LONGEST_KEPT;
    let parts = text.rsplit_once(' ').filter(is_kept);
    let (begin, end) = parts.map_or((text, String::new()), |(begin, last)| (begin, format!(" {last}")));
    let mut letters: Vec<char> = begin.chars().collect();
    let mut shown = text.to_owned();
    while !fits(&shown) && letters.len() > 1 {
        letters.pop();
        shown = format!("{}…{end}", letters.iter().collect::<String>().trim_end());
    }
    shown
}

/// Heights as near as possible to the wanted ones, which are in order. Each has what it needs below it, inside the limits as far as there
/// is room.
fn spread(wanted: &[f32], needed: &[f32], top: f32, bottom: f32) -> Vec<f32> {
    // Without what is needed above, the heights must only be in order. Neighbours that are not have the mean of what they want.
    let above: Vec<f32> = needed
        .iter()
        .scan(0.0, |sum, needed| {
            let above = *sum;
            *sum += needed;
            Some(above)
        })
        .collect();
    let mut groups: Vec<(f32, usize)> = Vec::new();
    for (wanted, above) in wanted.iter().zip(&above) {
        let mut group = (wanted - above, 1);
        while let Some((mean, many)) = groups.pop_if(|before| before.0 > group.0) {
            let all = many + group.1;
            group = ((mean * count(many) + group.0 * count(group.1)) / count(all), all);
        }
        groups.push(group);
    }
    let free = groups.into_iter().flat_map(|(mean, many)| std::iter::repeat_n(mean, many));
    let mut heights: Vec<f32> = free.zip(&above).map(|(height, above)| height.max(top) + above).collect();
    let mut most = bottom;
    for (height, needed) in heights.iter_mut().zip(needed).rev() {
        *height = height.min(most - needed);
        most = *height;
    }
    heights
}

#[cfg(test)]
mod tests;
