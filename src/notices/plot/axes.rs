//! The axes of a plot: from its marks and values to places in a drawing. They also say how much room the names at the ends need.

use super::{Plot, PlotScale, PlotSeries};
use crate::book::SOLO_CENTRES;
use crate::figures::{format_rounded, format_short};

/// The least height of a plot of centres and of one of scores, in sizes of its letters.
const CENTRES_HEIGHT: f32 = 11.8;
const SCORES_HEIGHT: f32 = 20.0;
/// The distance of two names at the ends of the lines, in sizes of a letter.
pub(super) const NAME_DISTANCE: f32 = 1.2;
/// The room above and below the lines, in sizes of a letter.
pub(super) const ABOVE: f32 = 0.8;
const ABOVE_PLACES: f32 = 1.7;
const BELOW: f32 = 2.2;
/// The most of the width that the names may take.
const MOST_FOR_NAMES: f32 = 0.56;
/// What is special about a line stands beside its name where both take no more than this part of the width, or else below it, if needed
/// in several lines.
const MOST_FOR_DISTINCTIONS: f32 = 0.4;
/// The space between the last mark and the names, in sizes of a letter. The ends of the lines are joined with their names there.
const BEFORE_NAMES: f32 = 2.0;
/// Bold letters are wider by this factor at most.
pub(super) const BOLD: f32 = 1.1;
/// The distance of lines that have the same count in the same year, in sizes of a letter. They run beside each other.
const BESIDE_EACH_OTHER: f32 = 0.32;
/// The part of the distance of two counts that such lines take at most.
const MOST_BESIDE: f32 = 0.8;
/// The centres that have a line of the scale. The last one is that of a solo.
const CENTRES_WITH_LINE: [f32; 5] = [0.0, 5.0, 10.0, 15.0, SOLO_CENTRES as f32];
/// The places above the break of the axis. A step is the distance of two of them.
const PLACES_ABOVE: f32 = 10.0;
/// So many places have one scale, without a break.
const MOST_WITHOUT_BREAK: f32 = 14.0;
/// The steps that the break takes, and those of all places below it.
const BREAK: f32 = 1.3;
const PLACES_BELOW: f32 = 5.0;
/// Below the break a line of the scale stands at each multiple of one of these.
const STEPS_BELOW: [f32; 7] = [5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0];

/// Where a plot is drawn. Lengths are in the unit of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlotFrame {
    pub width: f32,
    pub height: f32,
    /// The size of the letters.
    pub letters: f32,
}

pub(super) struct Axes<'a> {
    pub(super) plot: &'a Plot,
    pub(super) letters: f32,
    /// The marks, that of the start before them: where each is, and its text.
    pub(super) marks: Vec<(f32, String)>,
    pub(super) top: f32,
    pub(super) bottom: f32,
    /// Where the names begin, and how wide they may be.
    pub(super) names_left: f32,
    pub(super) names_width: f32,
    /// The highest value: centres, the last place, or the top of the scale of scores.
    highest: f32,
    /// By line and mark.
    values: Vec<Vec<Option<f32>>>,
}

impl Plot {
    /// The usual height of the drawing with letters of this size.
    pub fn height(&self, letters: f32) -> f32 {
        let least = match self.scale {
            PlotScale::Centres => CENTRES_HEIGHT,
            PlotScale::Places => {
                place_height(self.highest(), self.highest()) * NAME_DISTANCE + self.above() + self.below()
            }
            PlotScale::Scores => SCORES_HEIGHT,
        };
        self.least_height(letters).max(least * letters)
    }

    /// The height in which the names at the ends have room above each other, with a line more for what is special about one.
    pub fn least_height(&self, letters: f32) -> f32 {
        let special = self.series.iter().filter(|series| series.is_strong()).count();
        (count(self.series.len() + special) * NAME_DISTANCE + self.above() + self.below()) * letters
    }

    /// The room below the lines, in sizes of a letter.
    fn below(&self) -> f32 {
        BELOW + NAME_DISTANCE * count(self.lines_of_marks() - 1)
    }

    /// The lines that the marks may take: two where some are longer than years and numbers of rounds, “Medal 1”.
    pub(super) fn lines_of_marks(&self) -> usize {
        1 + usize::from(self.marks.iter().any(|mark| mark.contains(' ')))
    }

    /// The room above the lines, in sizes of a letter. Places begin at the top, close to the table.
    const fn above(&self) -> f32 {
        match self.scale {
            PlotScale::Places => ABOVE_PLACES,
            PlotScale::Centres | PlotScale::Scores => ABOVE,
        }
    }

    /// The room for the names to the right of the last mark, in a drawing of this width, for letters of size 1. `measure` gives the width
    /// of a text in this size.
    fn room_for_names(&self, width: f32, measure: &dyn Fn(&str) -> f32) -> f32 {
        let widest = |place: DistinctionPlace| {
            let widths = self.series.iter().map(|series| name_width(series, (self, place), measure));
            widths.fold(0.0, f32::max) + BEFORE_NAMES
        };
        let mut wide = [DistinctionPlace::Beside, DistinctionPlace::Below].into_iter().map(widest);
        let fitting = wide.find(|needed| *needed <= width * MOST_FOR_DISTINCTIONS);
        fitting.unwrap_or_else(|| widest(DistinctionPlace::InWords).min(width * MOST_FOR_NAMES))
    }

    /// The highest value that is plotted.
    pub(super) fn highest(&self) -> f32 {
        let values = self.series.iter().flat_map(|series| series.values.iter().chain([&series.start, &self.least_top]));
        let highest = values.flatten().copied().map(rounded).fold(0.0, f32::max);
        match self.scale {
            // The highest count is not above all lines of the scale.
            PlotScale::Centres => CENTRES_WITH_LINE.into_iter().find(|at| *at >= highest.max(10.0)).unwrap_or(highest),
            PlotScale::Places => highest.max(2.0),
            PlotScale::Scores => (highest / scale_step(highest)).ceil().max(1.0) * scale_step(highest),
        }
    }
}

impl<'a> Axes<'a> {
    pub(super) fn new(plot: &'a Plot, frame: &PlotFrame, measure: &dyn Fn(&str) -> f32) -> Axes<'a> {
        let letters = frame.letters;
        let highest = plot.highest();
        let names = plot.room_for_names(frame.width / letters, measure) * letters;
        let scale = (measure(&format!("{highest}")) + 0.8) * letters;
        let texts: Vec<&String> = plot.start.iter().chain(&plot.marks).collect();
        // The text below the last point reaches to the right of it.
        let last = texts.last().map_or(0.0, |mark| measure(mark) * letters / 2.0).min(4.0 * letters);
        let gaps = count(texts.len().max(2) - 1);
        let taken = names.max(last + letters);
        let end = (frame.width - taken).max(scale + letters);
        let place = |at: usize| scale + (end - scale) * count(at) / gaps;
        let marks: Vec<(f32, String)> =
            texts.into_iter().enumerate().map(|(at, text)| (place(at), text.clone())).collect();
        let right = marks.last().map_or(scale, |(x, _)| *x);
        let names_left = right + BEFORE_NAMES * letters;
        let names_width = (frame.width - names_left).max(letters);
        let (top, bottom) = (plot.above() * letters, frame.height - plot.below() * letters);
        Axes { plot, letters, marks, top, bottom, names_left, names_width, highest, values: values_of(plot) }
    }

    pub(super) fn left(&self) -> f32 {
        self.marks.first().map_or(0.0, |(x, _)| *x)
    }

    pub(super) fn right(&self) -> f32 {
        self.marks.last().map_or(0.0, |(x, _)| *x)
    }

    pub(super) fn y(&self, value: f32) -> f32 {
        let part = match self.plot.scale {
            PlotScale::Centres | PlotScale::Scores => 1.0 - value / self.highest,
            PlotScale::Places => place_height(value, self.highest) / place_height(self.highest, self.highest),
        };
        self.top + (self.bottom - self.top) * part
    }

    /// The values that have a line of the scale, with their texts.
    pub(super) fn scale_values(&self) -> Vec<(f32, String)> {
        let short = |value: f32| (value, format_short(f64::from(value), 2));
        match self.plot.scale {
            PlotScale::Centres => CENTRES_WITH_LINE.into_iter().filter(|at| *at <= self.highest).map(short).collect(),
            PlotScale::Scores => {
                let step = scale_step(self.highest);
                let steps = (0..=20_u8).map(|at| f32::from(at) * step);
                steps.take_while(|value| *value <= self.highest * 1.001).map(short).collect()
            }
            PlotScale::Places => {
                let above = [1.0, 5.0, PLACES_ABOVE].into_iter();
                let below = self.places_below_break();
                above.filter(|place| *place <= self.highest).chain(below).map(short).collect()
            }
        }
    }

    /// The places below the break that have a line of the scale.
    fn places_below_break(&self) -> Vec<f32> {
        if self.break_height().is_none() {
            return Vec::new();
        }
        let is_apart = |step: &f32| self.y(self.highest) - self.y(self.highest - step) >= NAME_DISTANCE * self.letters;
        let step = STEPS_BELOW.into_iter().find(is_apart).unwrap_or(self.highest);
        let multiples = (1..=40_u8).map(|times| f32::from(times) * step);
        // The first line is not at the break.
        let first = PLACES_ABOVE + 0.2 * (self.highest - PLACES_ABOVE);
        multiples.filter(|place| *place >= first && *place <= self.highest).collect()
    }

    /// Where the scale of places is broken: below, the places are closer to each other. `None` for a scale without a break.
    pub(super) fn break_height(&self) -> Option<f32> {
        let is_broken = self.plot.scale == PlotScale::Places && self.highest > MOST_WITHOUT_BREAK;
        let middle = (PLACES_ABOVE - 1.0 + BREAK / 2.0) / place_height(self.highest, self.highest);
        is_broken.then_some(self.top + (self.bottom - self.top) * middle)
    }

    /// Whether a line reaches this mark. That of a power that is out ends before.
    pub(super) fn ends_at(&self, line: usize, x: f32) -> bool {
        self.points(line).last().is_some_and(|(end, _)| *end >= x - 0.01)
    }

    /// The points of a line, that of the start before those of its values. Lines with the same count are beside each other.
    pub(super) fn points(&self, line: usize) -> Vec<(f32, f32)> {
        let values = self.values.get(line).map_or(&[][..], Vec::as_slice).iter().enumerate().zip(&self.marks);
        let point = |((at, value), (x, _)): ((usize, &Option<f32>), &(f32, String))| {
            Some((*x, self.y((*value)?) + self.beside_others(line, at)))
        };
        values.filter_map(point).collect()
    }

    /// How far a line is below its count, because others have the same one in this year.
    fn beside_others(&self, line: usize, at: usize) -> f32 {
        // All begin at their counts, and part from there.
        let is_start = at == 0 && self.plot.start.is_some();
        if self.plot.scale != PlotScale::Centres || is_start {
            return 0.0;
        }
        let value = |line: usize, at: usize| self.values.get(line).and_then(|values| values.get(at).copied().flatten());
        let mut level: Vec<usize> =
            (0..self.values.len()).filter(|other| value(*other, at) == value(line, at)).collect();
        // A line that comes from above stays above.
        let before = |line: usize| at.checked_sub(1).and_then(|before| value(line, before)).unwrap_or_default();
        level.sort_by(|one, other| before(*other).total_cmp(&before(*one)));
        let place = level.iter().position(|other| *other == line).unwrap_or_default();
        let one_count = (self.y(0.0) - self.y(1.0)).abs();
        let step = (BESIDE_EACH_OTHER * self.letters).min(MOST_BESIDE * one_count / count(level.len()));
        (count(place) - count(level.len() - 1) / 2.0) * step
    }
}

/// The values of each line at each mark. The line of a power ends where it is eliminated.
fn values_of(plot: &Plot) -> Vec<Vec<Option<f32>>> {
    let of_series = |series: &PlotSeries| {
        let start = plot.start.iter().map(|_| series.start);
        let mut values: Vec<Option<f32>> =
            start.chain(series.values.iter().copied()).map(|value| value.map(rounded)).collect();
        if plot.scale == PlotScale::Centres {
            let has_centres = |value: &Option<f32>| value.is_some_and(|count| count > 0.0);
            let end = values.iter().rposition(has_centres).map_or(0, |last| last + 2);
            values.truncate(end.max(1));
        }
        values
    };
    plot.series.iter().map(of_series).collect()
}

/// How far below the first place this one is, in steps. Places below the break are equally far from each other too.
fn place_height(place: f32, last: f32) -> f32 {
    if last <= MOST_WITHOUT_BREAK || place <= PLACES_ABOVE {
        return place - 1.0;
    }
    PLACES_ABOVE - 1.0 + BREAK + (place - PLACES_ABOVE) / (last - PLACES_ABOVE) * PLACES_BELOW
}

/// A round step of a scale of scores that gives about five lines.
pub(super) fn scale_step(highest: f32) -> f32 {
    let rough = (highest / 5.0).max(1e-6);
    let power = 10.0_f32.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * power).find(|step| *step >= rough * 0.999).unwrap_or(rough)
}

/// The name of a line with its last value: “12 Austria”, “Ann Lee 45.53”. What is special about it is apart: “leader”.
pub(super) fn name_text(series: &PlotSeries, scale: PlotScale) -> (String, String) {
    let name = &series.name;
    let text = match (series.last_value(), scale) {
        (None, _) => name.clone(),
        (Some(value), PlotScale::Scores) => format!("{name} {}", format_rounded(value, 2)),
        (Some(value), _) => format!("{} {name}", format_short(value, 0)),
    };
    (text, series.distinction.clone().unwrap_or_default())
}

/// Whether a line is wide and its name bold: of places, the leader and whoever moved most; of a board, who has most centres at the end.
pub(super) fn is_strong(series: &PlotSeries, plot: &Plot) -> bool {
    let last = |series: &PlotSeries| series.last_value().unwrap_or_default();
    match plot.scale {
        PlotScale::Places => series.is_strong(),
        PlotScale::Centres => last(series) > 0.0 && plot.series.iter().all(|other| last(other) <= last(series)),
        PlotScale::Scores => false,
    }
}

/// Where it is said what is special about a line.
#[derive(Clone, Copy)]
enum DistinctionPlace {
    Beside,
    Below,
    /// Below, in as many lines as it has words.
    InWords,
}

/// The width of a name with what is special about it.
fn name_width(series: &PlotSeries, (plot, place): (&Plot, DistinctionPlace), measure: &dyn Fn(&str) -> f32) -> f32 {
    let (name, distinction) = name_text(series, plot.scale);
    let width = match place {
        _ if distinction.is_empty() => measure(&name),
        DistinctionPlace::Beside => measure(&format!("{name}, {distinction}")),
        DistinctionPlace::Below => measure(&name).max(measure(&distinction)),
        DistinctionPlace::InWords => distinction.split(' ').map(measure).fold(measure(&name), f32::max),
    };
    width * if is_strong(series, plot) { BOLD } else { 1.0 }
}

#[expect(clippy::cast_precision_loss, reason = "a number of lines or marks")]
pub(super) fn count(number: usize) -> f32 {
    number as f32
}

#[expect(clippy::cast_possible_truncation, reason = "a number of centres, a place or a score")]
fn rounded(value: f64) -> f32 {
    value as f32
}
