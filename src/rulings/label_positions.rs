//! Where the names of provinces stand in the drawing of the board: beside the place of the unit, where they cover
//! least.

use super::board_drawing::{DrawingPoint, board_drawing};
use super::drawing_rectangle::DrawingRectangle;
use super::provinces::Province;

/// The sizes on which the positions of the names depend, in the unit of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LabelSizes {
    /// Half the width of a unit.
    pub unit_radius: f32,
    /// The height of the letters.
    pub letter_height: f32,
}

/// The middle of the name of each province. Names cover no unit, no other name and none of the `lines`, if there is
/// room for them. `width` measures the name of a province.
pub fn label_positions(
    sizes: LabelSizes,
    lines: &[[DrawingPoint; 2]],
    width: &dyn Fn(Province) -> f32,
) -> Vec<(Province, DrawingPoint)> {
    let LabelSizes { unit_radius: radius, letter_height: height } = sizes;
    let unit =
        |province: Province| DrawingRectangle::around(board_drawing().anchor(province), [radius * 2.0, radius * 2.0]);
    let mut taken: Vec<(Province, DrawingRectangle)> =
        Province::all().map(|province| (province, unit(province))).collect();
    let mut places = Vec::with_capacity(taken.len());
    for province in Province::all() {
        let size = [width(province), height];
        let (down, across) = (radius + height * 0.6, radius + size[0] * 0.5 + 1.0);
        let [x, y] = board_drawing().anchor(province);
        let options = [(0.0, down), (0.0, -down), (across, 0.0), (-across, 0.0)]
            .map(|(right, below)| DrawingRectangle::around([x + right, y + below], size));
        let covered = |option: &DrawingRectangle| {
            // The unit of the province itself is beside each of these places.
            let others = taken.iter().filter(|(other, _)| *other != province);
            let shared: f32 = others.map(|(_, other)| option.shared_area(other)).sum();
            let crossed: f32 = lines.iter().map(|line| option.crossed_length(*line)).sum();
            let outside = option.area() - option.shared_area(&DrawingRectangle::WHOLE);
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

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: LabelSizes = LabelSizes { unit_radius: 13.0, letter_height: 10.0 };

    fn place_of(places: &[(Province, DrawingPoint)], letters: &str) -> DrawingPoint {
        let province = Province::with_letters(letters);
        places.iter().find(|(at, _)| Some(*at) == province).unwrap().1
    }

    #[test]
    fn no_name_covers_another_one_or_a_unit_or_leaves_the_drawing() {
        let places = label_positions(SIZES, &[], &|_| 24.0);
        assert_eq!(places.len(), Province::all().count());
        let boxes: Vec<DrawingRectangle> =
            places.iter().map(|(_, at)| DrawingRectangle::around(*at, [24.0, 10.0])).collect();
        for (at, one) in boxes.iter().enumerate() {
            for (other_at, other) in boxes.iter().enumerate().filter(|(other_at, _)| *other_at != at) {
                let (name, other_name) = (places[at].0, places[other_at].0);
                assert!(one.shared_area(other) < 1.0, "the names of {name} and {other_name} cover each other");
                let unit = DrawingRectangle::around(board_drawing().anchor(other_name), [26.0, 26.0]);
                assert!(one.shared_area(&unit) < 12.0, "the name of {name} covers the unit in {other_name}");
            }
            assert!((one.area() - one.shared_area(&DrawingRectangle::WHOLE)).abs() < 0.1, "{} is cut", places[at].0);
        }
    }

    #[test]
    fn a_name_goes_out_of_the_way_of_an_arrow() {
        let usual = place_of(&label_positions(SIZES, &[], &|_| 24.0), "Bur");
        let [x, y] = usual;
        let arrow = [[x - 40.0, y], [x + 40.0, y]];
        let moved = place_of(&label_positions(SIZES, &[arrow], &|_| 24.0), "Bur");
        assert_ne!(moved, usual);
        assert!(DrawingRectangle::around(moved, [24.0, 10.0]).crossed_length(arrow) < 0.1);
    }
}
