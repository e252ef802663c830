//! A drawing of the board: the shape of each province, from points that belong to it. The points are in
//! `assets/rulings/board.txt`. A place of the drawing belongs to the province of the nearest point.

use std::sync::OnceLock;

use super::provinces::Province;

/// The width of the drawing.
pub const DRAWING_WIDTH: f32 = 940.0;
/// The height of the drawing.
pub const DRAWING_HEIGHT: f32 = 870.0;

/// A place in the drawing.
pub type DrawingPoint = [f32; 2];

/// A convex part of a province. A province has one for each of its points.
#[derive(Clone, Debug, PartialEq)]
pub struct ProvincePart {
    /// `None` is the land that no unit enters.
    pub province: Option<Province>,
    /// The point from which the part was made.
    point: DrawingPoint,
    pub corners: Vec<DrawingPoint>,
}

/// A straight part of the line between two provinces, or between a province and the land that no unit enters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProvinceBorder {
    pub sides: [Option<Province>; 2],
    pub start: DrawingPoint,
    pub end: DrawingPoint,
}

impl ProvinceBorder {
    /// Whether it is a coast: sea at one side, land at the other.
    pub fn is_coast(&self) -> bool {
        let [one, other] = self.sides.map(|side| side.is_some_and(Province::is_sea));
        one != other
    }
}

/// The drawing of the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardDrawing {
    pub parts: Vec<ProvincePart>,
    pub borders: Vec<ProvinceBorder>,
    /// The place of the unit and the name of each province, by its position in the table.
    anchors: Vec<DrawingPoint>,
}

impl BoardDrawing {
    /// The place of the unit and the name of a province.
    pub fn anchor(&self, province: Province) -> DrawingPoint {
        self.anchors.get(province.index()).copied().unwrap_or_default()
    }

    /// The province at a place of the drawing. `None` is the land that no unit enters.
    pub fn province_at(&self, [x, y]: DrawingPoint) -> Option<Province> {
        let distance = |part: &&ProvincePart| (part.point[0] - x).hypot(part.point[1] - y);
        self.parts.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)))?.province
    }
}

/// The drawing, which is made once.
pub fn board_drawing() -> &'static BoardDrawing {
    static DRAWING: OnceLock<BoardDrawing> = OnceLock::new();
    DRAWING.get_or_init(|| draw(&points(include_str!("../../assets/rulings/board.txt"))))
}

/// A point and the province that it belongs to.
type Site = (Option<Province>, DrawingPoint);

/// The points in a text: a line for each province, its letters and pairs of numbers.
fn points(text: &str) -> Vec<Site> {
    let mut sites = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let Some(letters) = words.next() else { continue };
        let province = Province::with_letters(letters);
        let numbers: Vec<f32> = words.filter_map(|word| word.parse().ok()).collect();
        sites.extend(numbers.chunks_exact(2).map(|pair| (province, [pair[0], pair[1]])));
    }
    sites
}

fn draw(sites: &[Site]) -> BoardDrawing {
    let mut drawing =
        BoardDrawing { anchors: vec![DrawingPoint::default(); Province::all().count()], ..BoardDrawing::default() };
    for (at, (province, point)) in sites.iter().enumerate() {
        let cell = cell_of(at, sites);
        let ends = cell.iter().cycle().skip(1);
        for ((start, neighbour), (end, _)) in cell.iter().zip(ends) {
            // Each border is drawn from one side.
            if let Some(neighbour) = neighbour.filter(|neighbour| *neighbour > at)
                && sites[neighbour].0 != *province
            {
                let sides = [*province, sites[neighbour].0];
                drawing.borders.push(ProvinceBorder { sides, start: *start, end: *end });
            }
        }
        if let Some(province) = province
            && drawing.anchors[province.index()] == DrawingPoint::default()
        {
            drawing.anchors[province.index()] = *point;
        }
        let corners = cell.into_iter().map(|(corner, _)| corner).collect();
        drawing.parts.push(ProvincePart { province: *province, point: *point, corners });
    }
    drawing
}

/// The corners of the places that are nearest to a point, each with the neighbour beyond the line that begins there.
fn cell_of(at: usize, sites: &[Site]) -> Vec<(DrawingPoint, Option<usize>)> {
    let corners = [[0.0, 0.0], [DRAWING_WIDTH, 0.0], [DRAWING_WIDTH, DRAWING_HEIGHT], [0.0, DRAWING_HEIGHT]];
    let mut cell: Vec<(DrawingPoint, Option<usize>)> = corners.into_iter().map(|corner| (corner, None)).collect();
    let [x, y] = sites[at].1;
    for (other, (_, [other_x, other_y])) in sites.iter().enumerate().filter(|(other, _)| *other != at) {
        let (step_x, step_y) = (other_x - x, other_y - y);
        let middle = [x + step_x / 2.0, y + step_y / 2.0];
        let beyond = |corner: DrawingPoint| (corner[0] - middle[0]) * step_x + (corner[1] - middle[1]) * step_y;
        let mut kept = Vec::with_capacity(cell.len() + 1);
        for (place, (corner, neighbour)) in cell.iter().enumerate() {
            let (next, _) = cell[(place + 1) % cell.len()];
            let (here, there) = (beyond(*corner), beyond(next));
            let crossing = || {
                let part = here / (here - there);
                [corner[0] + part * (next[0] - corner[0]), corner[1] + part * (next[1] - corner[1])]
            };
            if here <= 0.0 {
                kept.push((*corner, *neighbour));
                if there > 0.0 {
                    kept.push((crossing(), Some(other)));
                }
            } else if there <= 0.0 {
                kept.push((crossing(), *neighbour));
            }
        }
        cell = kept;
    }
    cell
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::Space;

    #[test]
    fn every_province_has_a_place_in_the_drawing_and_no_two_are_close() {
        let drawing = board_drawing();
        let provinces: Vec<Province> = Province::all().collect();
        for province in &provinces {
            assert!(drawing.parts.iter().any(|part| part.province == Some(*province)), "{province}");
            for other in provinces.iter().filter(|other| *other != province) {
                let ([x, y], [other_x, other_y]) = (drawing.anchor(*province), drawing.anchor(*other));
                assert!((x - other_x).hypot(y - other_y) > 24.0, "{province} is too close to {other}");
            }
        }
    }

    #[test]
    fn each_pair_of_neighbours_shares_a_border_that_can_be_seen() {
        let drawing = board_drawing();
        for province in Province::all() {
            let coasts = province.coasts().iter().map(|coast| Space { province, coast: Some(*coast) });
            let spaces = coasts.chain([Space::of(province)]);
            let by_sea = spaces.flat_map(Space::fleet_neighbours).map(|space| space.province);
            for neighbour in by_sea.chain(province.army_neighbours().iter()) {
                let between = |border: &&ProvinceBorder| {
                    [province, neighbour].iter().all(|side| border.sides.contains(&Some(*side)))
                };
                let length =
                    |border: &ProvinceBorder| (border.end[0] - border.start[0]).hypot(border.end[1] - border.start[1]);
                let length: f32 = drawing.borders.iter().filter(between).map(length).sum();
                assert!(length > 10.0, "{province} and {neighbour} share a border of {length}");
            }
        }
    }

    #[test]
    fn provinces_that_share_a_border_are_neighbours() {
        for border in &board_drawing().borders {
            let [Some(one), Some(other)] = border.sides else { continue };
            let coasts = one.coasts().iter().map(|coast| Space { province: one, coast: Some(*coast) });
            let by_sea = coasts.chain([Space::of(one)]).flat_map(Space::fleet_neighbours);
            let is_neighbour =
                one.army_neighbours().contains(other) || by_sea.into_iter().any(|to| to.province == other);
            assert!(is_neighbour, "{one} and {other}");
        }
    }

    #[test]
    fn the_place_of_a_unit_is_in_its_province() {
        for province in Province::all() {
            assert_eq!(board_drawing().province_at(board_drawing().anchor(province)), Some(province));
        }
    }

    #[test]
    fn the_parts_cover_the_whole_drawing() {
        let area = |corners: &[DrawingPoint]| {
            let next = corners.iter().cycle().skip(1);
            corners.iter().zip(next).map(|(one, two)| one[0] * two[1] - two[0] * one[1]).sum::<f32>() / 2.0
        };
        let sum: f32 = board_drawing().parts.iter().map(|part| area(&part.corners)).sum();
        assert!((sum - DRAWING_WIDTH * DRAWING_HEIGHT).abs() < 100.0, "{sum}");
    }
}
