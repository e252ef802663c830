use super::super::axes::{ABOVE, scale_step};
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
        start: None,
        distinction: None,
    });
    let marks = marks.iter().map(ToString::to_string).collect();
    Plot { title: "Board A".to_owned(), marks, start: None, series: series.collect(), scale, least_top: None }
}

/// The drawing of the usual height in letters of size 8.
fn drawn(plot: &Plot, width: f32) -> PlotDrawing {
    let frame = PlotFrame { width, height: plot.height(8.0), letters: 8.0 };
    plot.draw(&frame, &half)
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
        let drawing = drawn(&plot, 400.0);
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
fn each_line_has_a_name_at_the_right() {
    let drawing = drawn(&centres(), 400.0);
    let lines: Vec<&DrawnLine> =
        drawing.lines.iter().filter(|line| matches!(line.purpose, LinePurpose::Series(_))).collect();
    assert!((0..7).all(|number| lines.iter().any(|line| line.purpose == LinePurpose::Series(number))));
    assert!(lines.iter().all(|line| line.dashes.is_empty()));
    let is_name = |text: &&DrawnText| text.series.is_some() && text.text.len() > 1;
    let names: Vec<&DrawnText> = drawing.texts.iter().filter(is_name).collect();
    assert_eq!(names.len(), 7);
    assert!(names.windows(2).all(|pair| (pair[0].left - pair[1].left).abs() < 0.01), "a line that ends early too");
    let right = lines.iter().flat_map(|line| &line.points).map(|(x, _)| *x).fold(0.0, f32::max);
    assert!(names.iter().all(|name| name.left > right));
    assert!(names.iter().any(|name| name.text == "1 Turkey"));
}

#[test]
fn only_the_lines_of_places_to_look_at_first_are_in_ink() {
    let values: &[Option<f64>] = &[Some(2.0), Some(1.0)];
    let mut places = plot(PlotScale::Places, &["R1", "R2"], &[("Ann", values), ("Ben", values), ("Cy", values)]);
    places.series[1].distinction = Some("leader".to_owned());
    let drawing = drawn(&places, 300.0);
    let has = |purpose: LinePurpose| drawing.lines.iter().any(|line| line.purpose == purpose);
    assert!(has(LinePurpose::Series(1)) && !has(LinePurpose::FaintSeries(1)));
    assert!([0, 2].into_iter().all(|at| has(LinePurpose::FaintSeries(at)) && !has(LinePurpose::Series(at))));
}

#[test]
fn a_short_last_word_tells_two_editions_of_an_event_apart() {
    let shown = |text: &str| fitted(text, 6.0, &half);
    assert_eq!([shown("Open 1"), shown("Canberra Open 12")], ["Open 1", "Canberra… 12"]);
    assert_ne!(shown("Australian National Championship 1"), shown("Australian National Championship 2"));
    assert!(shown("Australian Championships").ends_with('…'));
}

#[test]
fn the_first_place_is_above_and_no_centre_is_below() {
    let places = plot(PlotScale::Places, &["1", "2"], &[("Ann", &[Some(9.0), Some(1.0)])]);
    let line = |plot: &Plot| {
        let drawing = drawn(plot, 300.0);
        let pieces = drawing.lines.into_iter().filter(|line| line.purpose == LinePurpose::Series(0));
        // The dots at places follow their line, and a letter parts a line of centres.
        let pieces = pieces.take(if plot.scale == PlotScale::Places { 1 } else { usize::MAX });
        let points: Vec<(f32, f32)> = pieces.flat_map(|line| line.points).collect();
        [points[0], points[points.len() - 1]]
    };
    let points = line(&places);
    assert!(points[0].1 > points[1].1);
    let centres = plot(PlotScale::Centres, &["1", "2"], &[("Ann", &[Some(0.0), Some(18.0)])]);
    let points = line(&centres);
    assert!(points[0].1 > points[1].1);
    assert!((points[1].1 - ABOVE * 8.0).abs() < 0.01, "18 centres are at the top");
}

#[test]
fn marks_without_room_are_left_out_but_not_the_last() {
    let years: Vec<String> = (1901..1920).map(|year| year.to_string()).collect();
    let years: Vec<&str> = years.iter().map(String::as_str).collect();
    let values = vec![Some(3.0); years.len()];
    let drawing = drawn(&plot(PlotScale::Centres, &years, &[("Italy", &values)]), 250.0);
    let shown: Vec<&str> =
        drawing.texts.iter().filter(|text| text.text.starts_with("19")).map(|text| text.text.as_str()).collect();
    assert!(shown.len() > 3 && shown.len() < years.len() && shown.contains(&"1919"), "{shown:?}");
}

#[test]
fn heights_are_moved_apart_inside_the_limits() {
    assert_eq!(spread(&[5.0, 5.0, 5.0], &[2.0; 3], 0.0, 22.0), [3.0, 5.0, 7.0], "as near as possible to all");
    assert_eq!(spread(&[19.0, 20.0, 20.0], &[2.0; 3], 0.0, 22.0), [16.0, 18.0, 20.0]);
    assert_eq!(spread(&[0.0, 0.0], &[2.0; 2], 1.0, 22.0), [1.0, 3.0]);
    assert_eq!(spread(&[6.0, 6.0, 15.0], &[4.0, 2.0, 2.0], 0.0, 22.0), [4.0, 8.0, 15.0], "the first has two lines");
}

#[test]
fn lines_with_the_same_count_run_beside_each_other_and_end_with_their_power() {
    let (same, gone): (&[Option<f64>], &[Option<f64>]) =
        (&[Some(5.0), Some(5.0), Some(6.0), Some(6.0)], &[Some(3.0), Some(0.0), Some(0.0), Some(0.0)]);
    let years = ["1901", "1902", "1903", "1904"];
    let drawing = drawn(
        &plot(PlotScale::Centres, &years, &[("Austria", same), ("England", gone), ("France", same), ("Italy", gone)]),
        400.0,
    );
    let line = |number: usize| {
        let line = drawing.lines.iter().find(|line| line.purpose == LinePurpose::Series(number)).unwrap();
        (line.points.clone(), line.width)
    };
    let ((austria, width), (france, _), (england, _)) = (line(0), line(2), line(1));
    for (one, other) in austria.iter().zip(&france) {
        assert!(other.1 - one.1 >= width, "neither is hidden behind the other");
    }
    assert_eq!((austria.len(), england.len()), (4, 2), "no line at the ground for a power that is out");
}

#[test]
fn a_scale_that_several_boards_share_reaches_as_far_on_each() {
    let highest = |least_top: Option<f64>| {
        let drawing = drawn(&Plot { least_top, ..centres() }, 400.0);
        drawing
            .texts
            .iter()
            .filter(|text| text.series.is_none())
            .filter_map(|text| text.text.parse().ok())
            .fold(0.0_f32, |most, value: f32| if value < 1900.0 { most.max(value) } else { most })
    };
    assert_eq!([None, Some(14.0), Some(16.0)].map(highest), [10.0, 15.0, 18.0]);
}

#[test]
fn no_letter_of_a_line_covers_that_of_another() {
    let solo: &[Option<f64>] = &[Some(10.0), Some(14.0), Some(18.0)];
    let (four, five): (&[Option<f64>], &[Option<f64>]) = (&[Some(4.0); 3], &[Some(5.0); 3]);
    let years = ["1902", "1903", "1904"];
    let lines = [("Austria", solo), ("Italy", four), ("Turkey", five)];
    let drawing = drawn(&plot(PlotScale::Centres, &years, &lines), 400.0);
    let letters: Vec<&DrawnText> =
        drawing.texts.iter().filter(|text| text.series.is_some() && text.text.chars().count() == 1).collect();
    assert!(letters.len() > 1);
    for (at, letter) in letters.iter().enumerate() {
        assert!(!letters[..at].iter().any(|other| overlaps(letter, other)), "{letters:?}");
    }
}

#[test]
fn a_long_name_has_more_lines_and_so_has_what_is_special_about_it() {
    let long = "Juan Carlos Alberto María de los Ángeles Fernández-Villaverde";
    let values: &[Option<f64>] = &[Some(2.0), Some(1.0)];
    let mut places = plot(PlotScale::Places, &["R1", "R2"], &[(long, values)]);
    places.series[0].distinction = Some("leader".to_owned());
    let drawing = drawn(&places, 300.0);
    let lines = |drawing: &PlotDrawing| -> Vec<String> {
        drawing.texts.iter().filter(|text| text.series == Some(0)).map(|text| text.text.clone()).collect()
    };
    let texts = lines(&drawing);
    assert_eq!(texts.join(" "), format!("1 {long} leader"));
    assert!(texts.len() > 2 && texts.last().unwrap() == "leader", "{texts:?}");
    // Where there are too few lines, the name is shortened, but not the words that say what is special about it.
    let frame = PlotFrame { width: 300.0, height: places.least_height(8.0) - NAME_DISTANCE * 8.0, letters: 8.0 };
    let texts = lines(&places.draw(&frame, &half));
    assert!(texts.len() == 2 && texts[0].ends_with('…') && texts[1] == "leader", "{texts:?}");
}

#[test]
fn a_scale_of_many_places_is_broken_where_it_changes_and_has_equal_steps_on_both_sides() {
    let drawn_to = |last: f64| {
        let lines: [(&str, &[Option<f64>]); 2] =
            [("Ann", &[Some(last), Some(1.0)]), ("Ben", &[Some(last / 2.0), Some(10.0)])];
        drawn(&plot(PlotScale::Places, &["R1", "R2"], &lines), 400.0)
    };
    let breaks = |drawing: &PlotDrawing| -> Vec<f32> {
        let lines = drawing.lines.iter().filter(|line| line.purpose == LinePurpose::Break);
        lines.map(|line| line.points[0].1).collect()
    };
    assert!(breaks(&drawn_to(14.0)).is_empty(), "14 places have one scale");
    for last in [15.0, 40.0, 69.0, 131.0, 154.0, 900.0] {
        let drawing = drawn_to(last);
        let [at] = breaks(&drawing)[..] else { panic!("one break for {last} places") };
        let mut scale: Vec<(f32, f32)> = drawing
            .texts
            .iter()
            .filter(|text| text.series.is_none())
            .filter_map(|text| Some((text.text.parse().ok()?, text.baseline)))
            .collect();
        scale.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (above, below) = scale.split_at(scale.partition_point(|(_, y)| *y < at));
        assert_eq!(above.iter().map(|(place, _)| *place).collect::<Vec<_>>(), [1.0, 5.0, 10.0]);
        assert!(!below.is_empty() && below.iter().all(|(place, _)| *place > 10.0), "{last}: {below:?}");
        let steps = |marks: &[(f32, f32)]| -> Vec<f32> {
            marks.windows(2).map(|pair| (pair[1].1 - pair[0].1) / (pair[1].0 - pair[0].0)).collect()
        };
        for side in [steps(above), steps(below)] {
            assert!(side.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 0.01), "{last}: {side:?}");
        }
        assert!(scale.windows(2).all(|pair| pair[1].1 - pair[0].1 >= 8.0), "no mark covers another: {scale:?}");
    }
}

#[test]
fn the_first_ten_places_are_equally_far_from_each_other() {
    let values: Vec<[Option<f64>; 2]> =
        (1..=10).map(|place| [Some(f64::from(140 - place)), Some(f64::from(place))]).collect();
    let lines: Vec<(&str, &[Option<f64>])> = values.iter().map(|values| ("Ann", &values[..])).collect();
    let drawing = drawn(&plot(PlotScale::Places, &["R1", "R2"], &lines), 400.0);
    let mut ends: Vec<f32> =
        drawing.texts.iter().filter(|text| text.series.is_some()).map(|text| text.baseline).collect();
    ends.sort_by(f32::total_cmp);
    let distances: Vec<f32> = ends.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(distances.iter().all(|distance| (distance - distances[0]).abs() < 0.1), "{distances:?}");
    let leaders = drawing.lines.iter().filter(|line| matches!(line.purpose, LinePurpose::Leader(_)));
    assert!(
        leaders.into_iter().all(|line| (line.points[1].1 - line.points[2].1).abs() < 0.5),
        "each name is beside its line"
    );
}

#[test]
fn the_steps_of_a_scale_of_scores_are_round() {
    for (highest, step) in [(12.27, 5.0), (9.0, 2.0), (420.0, 100.0)] {
        assert!((scale_step(highest) - step).abs() < 1e-3, "{highest}");
    }
}

#[test]
fn a_line_carries_the_letter_of_its_power_where_no_other_line_is_near() {
    let far: &[Option<f64>] = &[Some(4.0), Some(9.0), Some(12.0), Some(14.0)];
    let near: &[Option<f64>] = &[Some(3.0), Some(3.0), Some(3.0), Some(2.0)];
    let years = ["1901", "1902", "1903", "1904"];
    let drawing =
        drawn(&plot(PlotScale::Centres, &years, &[("Austria", far), ("England", near), ("France", near)]), 400.0);
    let right = drawing.texts.iter().filter(|text| text.text.contains(' ')).map(|text| text.left).fold(0.0, f32::max);
    let letters: Vec<&DrawnText> =
        drawing.texts.iter().filter(|text| text.series.is_some() && text.left < right).collect();
    let texts: Vec<&str> = letters.iter().map(|letter| letter.text.as_str()).collect();
    assert!(!texts.is_empty() && texts.iter().all(|text| *text == "A"), "{texts:?}");
    // The line stops before each letter and goes on behind it.
    let pieces: Vec<&DrawnLine> = drawing.lines.iter().filter(|line| line.purpose == LinePurpose::Series(0)).collect();
    assert_eq!(pieces.len(), letters.len() + 1);
    for letter in letters {
        let (from, to, ..) = area(letter);
        let is_free = |line: &&DrawnLine| line.points.iter().all(|(x, _)| *x < from || *x > to);
        assert!(pieces.iter().all(is_free));
    }
}

#[test]
fn each_round_is_named_and_the_lines_have_most_of_the_width() {
    let marks = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "Medal 1", "Medal 2"];
    let values: Vec<Vec<Option<f64>>> = (0..10).map(|line| vec![Some(f64::from(line + 1)); marks.len()]).collect();
    let lines: Vec<(&str, &[Option<f64>])> = values.iter().map(|values| ("Grandmaster", &values[..])).collect();
    let mut places = plot(PlotScale::Places, &marks, &lines);
    places.series[0].distinction = Some("leader, most gained".to_owned());
    let drawing = drawn(&places, 300.0);
    for mark in marks {
        assert_eq!(drawing.texts.iter().filter(|text| text.text == mark).count(), 1, "{mark}");
    }
    let overlapping = |at: usize| drawing.texts[..at].iter().any(|other| overlaps(&drawing.texts[at], other));
    assert!(!(0..drawing.texts.len()).any(overlapping));
    let ends = drawing.lines.iter().filter(|line| matches!(line.purpose, LinePurpose::Series(_)));
    let right = ends.flat_map(|line| &line.points).map(|(x, _)| *x).fold(0.0, f32::max);
    assert!(right > 0.55 * 300.0, "{right}");
    // No name is far from the end of its line.
    let leaders = drawing.lines.iter().filter(|line| matches!(line.purpose, LinePurpose::Leader(_)));
    let steepest = leaders.map(|line| (line.points[1].1 - line.points[2].1).abs()).fold(0.0, f32::max);
    assert!(steepest <= 1.5 * 8.0, "{steepest}");
}
