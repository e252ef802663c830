//! The lines and texts of a plot at their places, for any page or screen. Whoever draws it measures the texts.

use super::{Plot, PlotScale, PlotSeries};
use crate::book::SOLO_CENTRES;

/// The least height of a plot of centres and of one of places, in sizes of the text.
const CENTRES_HEIGHT: f32 = 12.0;
const PLACES_HEIGHT: f32 = 16.0;
/// The size of a text in a plot against the size of the text around it.
const LABEL_SCALE: f32 = 0.8;
/// The distance of two names at the ends of the lines, in sizes of a label.
const NAME_DISTANCE: f32 = 1.15;
/// The room above and below the lines, in sizes of the text.
const ABOVE: f32 = 0.8;
const BELOW: f32 = 1.8;
/// The most of the width that the names may take.
const MOST_FOR_NAMES: f32 = 0.45;
/// The dashes of the lines in sizes of the text. Seven powers can be told apart without colours.
const DASHES: [&[f32]; 7] = [
    &[],
    &[0.6, 0.2],
    &[0.15, 0.15],
    &[0.6, 0.2, 0.15, 0.2],
    &[1.0, 0.3],
    &[0.3, 0.3],
    &[0.8, 0.2, 0.15, 0.2, 0.15, 0.2],
];
/// The width of a line in sizes of the text. The eighth line and later ones have the dashes of the first again and are thick.
const LINE_WIDTH: f32 = 0.12;
const THICK_LINE_WIDTH: f32 = 0.24;

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
    /// The line with this position in the plot.
    Series(usize),
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
}

impl Plot {
    /// The height of the drawing with this size of text.
    pub fn height(&self, size: f32) -> f32 {
        let names = count(self.series.len()) * NAME_DISTANCE * LABEL_SCALE + ABOVE + BELOW;
        let least = if self.scale == PlotScale::Centres { CENTRES_HEIGHT } else { PLACES_HEIGHT };
        names.max(least) * size
    }

    /// The drawing in this width, with texts of about this size. `measure` gives the width of a text in a size of 1.
    pub fn draw(&self, width: f32, size: f32, measure: &dyn Fn(&str) -> f32) -> PlotDrawing {
        let axes = Axes::new(self, width, size, measure);
        let mut drawing = PlotDrawing { height: self.height(size), ..PlotDrawing::default() };
        axes.add_scale(&mut drawing);
        axes.add_marks(&mut drawing);
        for (number, series) in self.series.iter().enumerate() {
            axes.add_series(&mut drawing, number, series);
        }
        axes.add_names(&mut drawing);
        drawing
    }
}

/// From marks and values to places in the drawing.
struct Axes<'a> {
    plot: &'a Plot,
    measure: &'a dyn Fn(&str) -> f32,
    size: f32,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    /// Where the names begin, and how wide they may be.
    names_left: f32,
    names_width: f32,
    /// The highest value: centres, or the last place.
    highest: f32,
}

impl<'a> Axes<'a> {
    fn new(plot: &'a Plot, width: f32, size: f32, measure: &'a dyn Fn(&str) -> f32) -> Axes<'a> {
        let label = size * LABEL_SCALE;
        let values = || plot.series.iter().flat_map(|series| &series.values).flatten();
        let least_highest = if plot.scale == PlotScale::Centres { 10.0 } else { 2.0 };
        let highest = values().copied().map(rounded).fold(least_highest, f32::max);
        let left = (measure(&format!("{highest}")) + 0.8) * label;
        let names = plot.series.iter().map(|series| measure(&name_text(series)) * label).fold(0.0, f32::max);
        let names_width = names.min(width * MOST_FOR_NAMES);
        // The text below the last point reaches to the right of it.
        let last_mark = plot.marks.last().map_or(0.0, |mark| measure(mark) * label / 2.0).min(3.0 * size);
        let right = (width - names_width - last_mark.max(size) - 0.5 * size).max(left + size);
        let bottom = plot.height(size) - BELOW * size;
        let names_left = right + last_mark.max(size) + 0.3 * size;
        Axes { plot, measure, size, left, right, top: ABOVE * size, bottom, names_left, names_width, highest }
    }

    fn label_size(&self) -> f32 {
        self.size * LABEL_SCALE
    }

    fn x(&self, mark: usize) -> f32 {
        self.left + (self.right - self.left) * count(mark) / count(self.plot.marks.len().max(2) - 1)
    }

    fn y(&self, value: f32) -> f32 {
        let part = match self.plot.scale {
            PlotScale::Centres => 1.0 - value / self.highest,
            // The first places matter most. By their roots they are further apart than the last ones.
            PlotScale::Places => ((value - 1.0) / (self.highest - 1.0)).sqrt(),
        };
        self.top + (self.bottom - self.top) * part
    }

    /// The values that have a line of the scale.
    fn scale_values(&self) -> Vec<f32> {
        let solo = f32::from(SOLO_CENTRES);
        match self.plot.scale {
            PlotScale::Centres => [0.0, 5.0, 10.0, 15.0, solo].into_iter().filter(|at| *at <= self.highest).collect(),
            PlotScale::Places => {
                let mut values: Vec<f32> = Vec::new();
                for place in [1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 30.0, 50.0, 100.0, 200.0, 500.0] {
                    let is_apart =
                        values.last().is_none_or(|last| self.y(place) - self.y(*last) > 1.2 * self.label_size());
                    values.extend((place <= self.highest && is_apart).then_some(place));
                }
                values
            }
        }
    }

    fn add_scale(&self, drawing: &mut PlotDrawing) {
        for value in self.scale_values() {
            let y = self.y(value);
            let is_solo = self.plot.scale == PlotScale::Centres && value >= f32::from(SOLO_CENTRES);
            drawing.lines.push(DrawnLine {
                points: vec![(self.left, y), (self.right, y)],
                width: self.size * if is_solo { 0.08 } else { 0.05 },
                dashes: Vec::new(),
                purpose: if is_solo { LinePurpose::SoloScale } else { LinePurpose::Scale },
            });
            let (text, size) = (format!("{value}"), self.label_size());
            let left = self.left - ((self.measure)(&text) + 0.5) * size;
            drawing.texts.push(DrawnText { text, left, baseline: y + 0.35 * size, size, series: None });
        }
    }

    /// The texts below the plot. Where they have no room beside each other, only every second, third … one is there, and
    /// the last one always is.
    fn add_marks(&self, drawing: &mut PlotDrawing) {
        let (size, marks) = (self.label_size(), &self.plot.marks);
        let distance = (self.right - self.left) / count(marks.len().max(2) - 1);
        let widest = marks.iter().map(|mark| (self.measure)(mark) * size).fold(0.0, f32::max).min(6.0 * self.size);
        let every = (1..marks.len()).find(|step| distance * count(*step) >= widest + 0.4 * size).unwrap_or(marks.len());
        for (at, mark) in marks.iter().enumerate() {
            if (marks.len() - 1 - at) % every.max(1) != 0 {
                continue;
            }
            let text = self.fitted(mark, widest);
            // A long first mark begins at the edge.
            let left = (self.x(at) - (self.measure)(&text) * size / 2.0).max(0.0);
            drawing.texts.push(DrawnText { text, left, baseline: self.bottom + 1.5 * size, size, series: None });
        }
    }

    fn points(&self, series: &PlotSeries) -> Vec<(f32, f32)> {
        let values = series.values.iter().enumerate();
        values.filter_map(|(at, value)| Some((self.x(at), self.y(rounded((*value)?))))).collect()
    }

    fn add_series(&self, drawing: &mut PlotDrawing, number: usize, series: &PlotSeries) {
        let points = self.points(series);
        if points.is_empty() {
            return;
        }
        let width = if number < DASHES.len() { LINE_WIDTH } else { THICK_LINE_WIDTH } * self.size;
        let dashes = DASHES[number % DASHES.len()].iter().map(|part| part * self.size).collect();
        drawing.lines.push(DrawnLine { points, width, dashes, purpose: LinePurpose::Series(number) });
    }

    /// The names at the right, each beside the end of its line as far as no name covers another.
    fn add_names(&self, drawing: &mut PlotDrawing) {
        let end = |(number, series)| Some((number, *self.points(series).last()?));
        let mut ends: Vec<(usize, (f32, f32))> = self.plot.series.iter().enumerate().filter_map(end).collect();
        ends.sort_by(|a, b| a.1.1.total_cmp(&b.1.1));
        let size = self.label_size();
        let wanted: Vec<f32> = ends.iter().map(|(_, (_, y))| *y).collect();
        let heights = spread(&wanted, NAME_DISTANCE * size, self.top, self.bottom);
        for ((number, (x, y)), height) in ends.into_iter().zip(heights) {
            let leader_end = self.names_left - 0.2 * size;
            drawing.lines.push(DrawnLine {
                points: vec![(x, y), (self.right.max(x), y), (leader_end, height)],
                width: 0.04 * self.size,
                dashes: Vec::new(),
                purpose: LinePurpose::Leader(number),
            });
            let text = self.fitted(&name_text(&self.plot.series[number]), self.names_width);
            let baseline = height + 0.35 * size;
            drawing.texts.push(DrawnText { text, left: self.names_left, baseline, size, series: Some(number) });
        }
    }

    /// The text, shortened with “…” where it is wider than this.
    fn fitted(&self, text: &str, width: f32) -> String {
        let fits = |text: &str| (self.measure)(text) * self.label_size() <= width + 0.01;
        let mut letters: Vec<char> = text.chars().collect();
        let mut shown = text.to_owned();
        while !fits(&shown) && letters.len() > 1 {
            letters.pop();
            shown = format!("{}…", letters.iter().collect::<String>().trim_end());
        }
        shown
    }
}

/// “Austria 12”: the name with the last value.
fn name_text(series: &PlotSeries) -> String {
    let last = series.values.iter().rev().flatten().next();
    last.map_or_else(
        || series.name.clone(),
        |value| format!("{} {}", crate::figures::format_short(*value, 0), series.name),
    )
}

/// Heights near the wanted ones, which are in order, with at least this distance between them and inside the limits as far
/// as there is room.
fn spread(wanted: &[f32], distance: f32, top: f32, bottom: f32) -> Vec<f32> {
    let mut heights = wanted.to_vec();
    let mut least = top;
    for height in &mut heights {
        *height = height.max(least);
        least = *height + distance;
    }
    let mut most = bottom;
    for height in heights.iter_mut().rev() {
        *height = height.min(most);
        most = *height - distance;
    }
    heights
}

#[expect(clippy::cast_precision_loss, reason = "a number of lines or marks")]
fn count(number: usize) -> f32 {
    number as f32
}

#[expect(clippy::cast_possible_truncation, reason = "a number of centres or a place")]
fn rounded(value: f64) -> f32 {
    value as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each letter is half as wide as it is high.
    fn half(text: &str) -> f32 {
        count(text.chars().count()) / 2.0
    }

    fn plot(scale: PlotScale, marks: &[&str], series: &[(&str, &[Option<f64>])]) -> Plot {
        let series = series.iter().map(|(name, values)| PlotSeries {
            name: (*name).to_owned(),
            power: None,
            values: values.to_vec(),
        });
        let marks = marks.iter().map(ToString::to_string).collect();
        Plot { title: "Board A".to_owned(), marks, series: series.collect(), scale }
    }

    fn centres() -> Plot {
        let years = ["1901", "1902", "1903"];
        let (all, early): (&[Option<f64>], &[Option<f64>]) =
            (&[Some(4.0), Some(5.0), Some(0.0)], &[Some(3.0), Some(1.0), None]);
        let names = ["Austria", "England", "France", "Germany", "Italy", "Russia"];
        let mut series: Vec<(&str, &[Option<f64>])> = names.iter().map(|name| (*name, all)).collect();
        series.push(("Turkey", early));
        plot(PlotScale::Centres, &years, &series)
    }

    fn area(text: &DrawnText) -> (f32, f32, f32, f32) {
        (text.left, text.left + half(&text.text) * text.size, text.baseline - 0.75 * text.size, text.baseline)
    }

    fn overlaps(a: &DrawnText, b: &DrawnText) -> bool {
        let (a, b) = (area(a), area(b));
        a.0 < b.1 && b.0 < a.1 && a.2 < b.3 && b.2 < a.3
    }

    #[test]
    fn no_text_covers_another_and_none_leaves_the_drawing() {
        let places: Vec<Option<f64>> = vec![Some(40.0), Some(1.0)];
        let many: Vec<(&str, &[Option<f64>])> = (0..14).map(|_| ("Somebody", &places[..])).collect();
        for plot in [centres(), plot(PlotScale::Places, &["Round 1", "Round 2"], &many)] {
            let drawing = plot.draw(400.0, 10.0, &half);
            for (at, text) in drawing.texts.iter().enumerate() {
                let (left, right, top, bottom) = area(text);
                let inside = left >= 0.0 && right <= 400.0 && top >= 0.0 && bottom <= drawing.height;
                assert!(inside, "{text:?} in {}", drawing.height);
                let other = drawing.texts[..at].iter().find(|other| overlaps(text, other));
                assert_eq!(other, None, "{text:?}");
            }
        }
    }

    #[test]
    fn each_line_has_a_look_of_its_own_and_a_name_at_the_right() {
        let drawing = centres().draw(400.0, 10.0, &half);
        let lines: Vec<&DrawnLine> =
            drawing.lines.iter().filter(|line| matches!(line.purpose, LinePurpose::Series(_))).collect();
        assert_eq!(lines.len(), 7);
        for (at, line) in lines.iter().enumerate() {
            assert!(lines[..at].iter().all(|other| other.dashes != line.dashes), "{at}");
        }
        let names: Vec<&DrawnText> = drawing.texts.iter().filter(|text| text.series.is_some()).collect();
        assert_eq!(names.len(), 7);
        assert!(names.windows(2).all(|pair| (pair[0].left - pair[1].left).abs() < 0.01), "a line that ends early too");
        let right = lines[0].points.last().unwrap().0;
        assert!(names.iter().all(|name| name.left > right));
        assert!(names.iter().any(|name| name.text == "1 Turkey"));
    }

    #[test]
    fn the_first_place_is_above_and_no_centre_is_below() {
        let places = plot(PlotScale::Places, &["1", "2"], &[("Ann", &[Some(9.0), Some(1.0)])]);
        let line = |plot: &Plot| {
            let drawing = plot.draw(300.0, 10.0, &half);
            drawing.lines.into_iter().find(|line| line.purpose == LinePurpose::Series(0)).unwrap().points
        };
        let points = line(&places);
        assert!(points[0].1 > points[1].1);
        let centres = plot(PlotScale::Centres, &["1", "2"], &[("Ann", &[Some(0.0), Some(18.0)])]);
        let points = line(&centres);
        assert!(points[0].1 > points[1].1);
        assert!((points[1].1 - ABOVE * 10.0).abs() < 0.01, "18 centres are at the top");
    }

    #[test]
    fn marks_without_room_are_left_out_but_not_the_last() {
        let years: Vec<String> = (1901..1920).map(|year| year.to_string()).collect();
        let years: Vec<&str> = years.iter().map(String::as_str).collect();
        let values = vec![Some(3.0); years.len()];
        let drawing = plot(PlotScale::Centres, &years, &[("Italy", &values)]).draw(250.0, 10.0, &half);
        let shown: Vec<&str> =
            drawing.texts.iter().filter(|text| text.text.starts_with("19")).map(|text| text.text.as_str()).collect();
        assert!(shown.len() > 3 && shown.len() < years.len() && shown.contains(&"1919"), "{shown:?}");
    }

    #[test]
    fn heights_are_moved_apart_inside_the_limits() {
        assert_eq!(spread(&[5.0, 5.0, 5.0], 2.0, 0.0, 20.0), [5.0, 7.0, 9.0]);
        assert_eq!(spread(&[19.0, 20.0, 20.0], 2.0, 0.0, 20.0), [16.0, 18.0, 20.0]);
        assert_eq!(spread(&[0.0, 0.0], 2.0, 1.0, 20.0), [1.0, 3.0]);
    }
}
