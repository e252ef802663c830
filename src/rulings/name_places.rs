//! The places of the names of provinces in the drawing of the board: beside the place of the unit, where they cover least.

use super::board_drawing::{DRAWING_HEIGHT, DRAWING_WIDTH, DrawingPoint, board_drawing};
use super::board_map::Province;

/// The sizes that the places of names depend on, in the unit of the drawing.
#[derive(Clone, Copy, Debug)]
pub struct NameSizes {
    /// Half the width of a unit.
    pub unit_radius: f32,
    /// The height of the letters.
    pub letter_height: f32,
}

/// The middle of the name of each province. Names cover no unit, no other name and none of the `lines`, if there is a place for
/// them. `width` measures the name of a province.
pub fn name_places(
    sizes: NameSizes,
    lines: &[[DrawingPoint; 2]],
    width: &dyn Fn(Province) -> f32,
) -> Vec<(Province, DrawingPoint)> {
    let NameSizes { unit_radius: radius, letter_height: height } = sizes;
    let unit = |province: Province| NameBox::around(board_drawing().anchor(province), [radius * 2.0, radius * 2.0]);
    let mut taken: Vec<(Province, NameBox)> = Province::all().map(|province| (province, unit(province))).collect();
    let mut places = Vec::with_capacity(taken.len());
    for province in Province::all() {
        let size = [width(province), height];
        let (down, across) = (radius + height * 0.6, radius + size[0] * 0.5 + 1.0);
        let [x, y] = board_drawing().anchor(province);
        let options = [(0.0, down), (0.0, -down), (across, 0.0), (-across, 0.0)]
            .map(|(right, below)| NameBox::around([x + right, y + below], size));
        let covered = |option: &NameBox| {
            // The unit of the province itself is beside each of these places.
            let others = taken.iter().filter(|(other, _)| *other != province);
            let shared: f32 = others.map(|(_, other)| option.shared_area(other)).sum();
            let crossed: f32 = lines.iter().map(|line| option.crossed_length(*line)).sum();
            let outside = option.area() - option.shared_area(&NameBox::WHOLE);
            let is_elsewhere = board_drawing().province_at(option.middle()) != Some(province);
            shared + crossed * height * 0.5 + outside + if is_elsewhere { option.area() * 0.5 } else { 0.0 }
        };
        let best = options.into_iter().min_by(|one, other| covered(one).total_cmp(&covered(other)));
        if let Some(place) = best {
            taken.push((province, place));
            places.push((province, place.middle()));
        }
    }
    places
}

/// A rectangle of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
struct NameBox {
    least: DrawingPoint,
    most: DrawingPoint,
}

impl NameBox {
    /// The whole drawing.
    const WHOLE: NameBox = NameBox { least: [0.0, 0.0], most: [DRAWING_WIDTH, DRAWING_HEIGHT] };

    fn around([x, y]: DrawingPoint, [width, height]: [f32; 2]) -> NameBox {
        let (right, below) = (width / 2.0, height / 2.0);
        NameBox { least: [x - right, y - below], most: [x + right, y + below] }
    }

    fn middle(&self) -> DrawingPoint {
        [f32::midpoint(self.least[0], self.most[0]), f32::midpoint(self.least[1], self.most[1])]
    }

    fn area(&self) -> f32 {
        (self.most[0] - self.least[0]) * (self.most[1] - self.least[1])
    }

    /// The area that is in both rectangles.
    fn shared_area(&self, other: &NameBox) -> f32 {
        let shared =
            |axis: usize| (self.most[axis].min(other.most[axis]) - self.least[axis].max(other.least[axis])).max(0.0);
        shared(0) * shared(1)
    }

    /// The length of the part of a line that is in the rectangle.
    fn crossed_length(&self, [start, end]: [DrawingPoint; 2]) -> f32 {
        // The part of the line between the two sides of each axis, from 0 at its start to 1 at its end.
        let (mut first, mut last) = (0.0_f32, 1.0_f32);
        for axis in 0..2 {
            let step = end[axis] - start[axis];
            let (least, most) = (self.least[axis] - start[axis], self.most[axis] - start[axis]);
            if step.abs() < f32::EPSILON {
                if least > 0.0 || most < 0.0 {
                    return 0.0;
                }
            } else {
                first = first.max((least / step).min(most / step));
                last = last.min((least / step).max(most / step));
            }
        }
        (last - first).max(0.0) * (end[0] - start[0]).hypot(end[1] - start[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: NameSizes = NameSizes { unit_radius: 13.0, letter_height: 10.0 };

    fn place_of(places: &[(Province, DrawingPoint)], letters: &str) -> DrawingPoint {
        let province = Province::with_letters(letters);
        places.iter().find(|(at, _)| Some(*at) == province).unwrap().1
    }

    #[test]
    fn no_name_covers_another_one_or_a_unit_or_leaves_the_drawing() {
        let places = name_places(SIZES, &[], &|_| 24.0);
        assert_eq!(places.len(), Province::all().count());
        let boxes: Vec<NameBox> = places.iter().map(|(_, at)| NameBox::around(*at, [24.0, 10.0])).collect();
        for (at, one) in boxes.iter().enumerate() {
            for (other_at, other) in boxes.iter().enumerate().filter(|(other_at, _)| *other_at != at) {
                let (name, other_name) = (places[at].0, places[other_at].0);
                assert!(one.shared_area(other) < 1.0, "the names of {name} and {other_name} cover each other");
                let unit = NameBox::around(board_drawing().anchor(other_name), [26.0, 26.0]);
                assert!(one.shared_area(&unit) < 12.0, "the name of {name} covers the unit in {other_name}");
            }
            assert!((one.area() - one.shared_area(&NameBox::WHOLE)).abs() < 0.1, "{} is cut", places[at].0);
        }
    }

    #[test]
    fn a_name_goes_out_of_the_way_of_an_arrow() {
        let usual = place_of(&name_places(SIZES, &[], &|_| 24.0), "Bur");
        let [x, y] = usual;
        let arrow = [[x - 40.0, y], [x + 40.0, y]];
        let moved = place_of(&name_places(SIZES, &[arrow], &|_| 24.0), "Bur");
        assert_ne!(moved, usual);
        assert!(NameBox::around(moved, [24.0, 10.0]).crossed_length(arrow) < 0.1);
    }

    #[test]
    fn the_part_of_a_line_in_a_rectangle_is_measured() {
        let square = NameBox { least: [0.0, 0.0], most: [10.0, 10.0] };
        for (line, length) in [
            ([[-5.0, 5.0], [15.0, 5.0]], 10.0),
            ([[5.0, 5.0], [5.0, 30.0]], 5.0),
            ([[11.0, 0.0], [11.0, 10.0]], 0.0),
            ([[-1.0, 9.0], [1.0, 13.0]], 0.0),
            ([[0.0, 0.0], [10.0, 10.0]], 10.0 * std::f32::consts::SQRT_2),
        ] {
            assert!((square.crossed_length(line) - length).abs() < 0.001, "{line:?}");
        }
    }
}
