//! Rectangles of the drawing of the board, and the parts of lines and areas that are inside them.

use super::board_drawing::{DRAWING_HEIGHT, DRAWING_WIDTH, DrawingPoint};

/// A rectangle of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawingRectangle {
    pub least: DrawingPoint,
    pub most: DrawingPoint,
}

impl DrawingRectangle {
    /// The whole drawing.
    pub const WHOLE: DrawingRectangle = DrawingRectangle { least: [0.0, 0.0], most: [DRAWING_WIDTH, DRAWING_HEIGHT] };

    pub(super) fn around([x, y]: DrawingPoint, [width, height]: [f32; 2]) -> DrawingRectangle {
        let (right, below) = (width / 2.0, height / 2.0);
        DrawingRectangle { least: [x - right, y - below], most: [x + right, y + below] }
    }

    pub(super) fn middle(&self) -> DrawingPoint {
        [f32::midpoint(self.least[0], self.most[0]), f32::midpoint(self.least[1], self.most[1])]
    }

    pub(super) fn area(&self) -> f32 {
        (self.most[0] - self.least[0]) * (self.most[1] - self.least[1])
    }

    /// The area that is in both rectangles.
    pub(super) fn shared_area(&self, other: &DrawingRectangle) -> f32 {
        let shared =
            |axis: usize| (self.most[axis].min(other.most[axis]) - self.least[axis].max(other.least[axis])).max(0.0);
        shared(0) * shared(1)
    }

    /// Whether a point is in the rectangle or on its edge.
    pub fn contains(&self, point: DrawingPoint) -> bool {
        (0..2).all(|axis| (self.least[axis]..=self.most[axis]).contains(&point[axis]))
    }

    /// The part of a line that is in the rectangle.
    pub fn cut_line(&self, [start, end]: [DrawingPoint; 2]) -> Option<[DrawingPoint; 2]> {
        // The part between the two sides of each axis, from 0 at its start to 1 at its end.
        let (mut first, mut last) = (0.0_f32, 1.0_f32);
        for axis in 0..2 {
            let step = end[axis] - start[axis];
            let (least, most) = (self.least[axis] - start[axis], self.most[axis] - start[axis]);
            if step.abs() < f32::EPSILON {
                if least > 0.0 || most < 0.0 {
                    return None;
                }
            } else {
                first = first.max((least / step).min(most / step));
                last = last.min((least / step).max(most / step));
            }
        }
        let at = |part: f32| [0, 1].map(|axis| start[axis] + part * (end[axis] - start[axis]));
        (first < last).then(|| [at(first), at(last)])
    }

    /// The length of the part of a line that is in the rectangle.
    pub(super) fn crossed_length(&self, line: [DrawingPoint; 2]) -> f32 {
        self.cut_line(line).map_or(0.0, |[start, end]| (end[0] - start[0]).hypot(end[1] - start[1]))
    }

    /// The corners of the part of a convex area that is in the rectangle. None if the area is outside.
    pub fn cut_area(&self, corners: &[DrawingPoint]) -> Vec<DrawingPoint> {
        let mut kept = corners.to_vec();
        for (axis, limit, sign) in
            [(0, self.least[0], 1.0), (0, self.most[0], -1.0), (1, self.least[1], 1.0), (1, self.most[1], -1.0)]
        {
            let inside = |corner: DrawingPoint| (corner[axis] - limit) * sign;
            let corners = std::mem::take(&mut kept);
            for (at, corner) in corners.iter().copied().enumerate() {
                let next = corners[(at + 1) % corners.len()];
                if inside(corner) >= 0.0 {
                    kept.push(corner);
                }
                if (inside(corner) > 0.0 && inside(next) < 0.0) || (inside(corner) < 0.0 && inside(next) > 0.0) {
                    let way = inside(corner) / (inside(corner) - inside(next));
                    kept.push([0, 1].map(|axis| corner[axis] + way * (next[axis] - corner[axis])));
                }
            }
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: DrawingRectangle = DrawingRectangle { least: [0.0, 0.0], most: [10.0, 10.0] };

    #[test]
    fn the_part_of_a_line_in_a_rectangle_is_measured() {
        for (line, length) in [
            ([[-5.0, 5.0], [15.0, 5.0]], 10.0),
            ([[5.0, 5.0], [5.0, 30.0]], 5.0),
            ([[11.0, 0.0], [11.0, 10.0]], 0.0),
            ([[-1.0, 9.0], [1.0, 13.0]], 0.0),
            ([[0.0, 0.0], [10.0, 10.0]], 10.0 * std::f32::consts::SQRT_2),
        ] {
            assert!((SQUARE.crossed_length(line) - length).abs() < 0.001, "{line:?}");
        }
        assert_eq!(SQUARE.cut_line([[5.0, 5.0], [25.0, 5.0]]), Some([[5.0, 5.0], [10.0, 5.0]]));
    }

    #[test]
    fn an_area_is_cut_at_the_edges_of_the_rectangle() {
        let area = |corners: &[DrawingPoint]| {
            let next = corners.iter().cycle().skip(1);
            corners.iter().zip(next).map(|(one, two)| one[0] * two[1] - two[0] * one[1]).sum::<f32>().abs() / 2.0
        };
        for (corners, expected) in [
            ([[5.0, 5.0], [15.0, 5.0], [15.0, 15.0], [5.0, 15.0]], 25.0),
            ([[-5.0, -5.0], [15.0, -5.0], [15.0, 15.0], [-5.0, 15.0]], 100.0),
            ([[2.0, 2.0], [4.0, 2.0], [4.0, 4.0], [2.0, 4.0]], 4.0),
            ([[11.0, 2.0], [14.0, 2.0], [14.0, 4.0], [11.0, 4.0]], 0.0),
        ] {
            assert!((area(&SQUARE.cut_area(&corners)) - expected).abs() < 0.01, "{corners:?}");
        }
    }
}
