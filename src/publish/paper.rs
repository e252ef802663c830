//! The papers that workbooks and pages are printed on, and a sheet of paper in points.

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 297 × 420 mm.
    A3,
    /// 8½ × 11 inches.
    Letter,
    /// 11 × 17 inches.
    Tabloid,
}

impl Paper {
    pub const ALL: [Paper; 4] = [Paper::A4, Paper::A3, Paper::Letter, Paper::Tabloid];

    /// Width and height of the upright sheet in inches.
    pub const fn inches(self) -> (f32, f32) {
        match self {
            Paper::A4 => (8.27, 11.69),
            Paper::A3 => (11.69, 16.54),
            Paper::Letter => (8.5, 11.0),
            Paper::Tabloid => (11.0, 17.0),
        }
    }

    /// The name of this paper for the printing program of the system.
    pub const fn print_name(self) -> &'static str {
        match self {
            Paper::A4 => "A4",
            Paper::A3 => "A3",
            Paper::Letter => "Letter",
            Paper::Tabloid => "Tabloid",
        }
    }

    /// The number of this paper in a workbook.
    pub(super) const fn workbook_number(self) -> u8 {
        match self {
            Paper::Letter => 1,
            Paper::Tabloid => 3,
            Paper::A3 => 8,
            Paper::A4 => 9,
        }
    }
}

/// A sheet of paper as it lies before the reader, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sheet {
    pub width: f32,
    pub height: f32,
}

impl Sheet {
    /// Points in an inch.
    const POINTS: f32 = 72.0;

    pub(super) const fn upright(paper: Paper) -> Sheet {
        let (width, height) = paper.inches();
        Sheet { width: width * Self::POINTS, height: height * Self::POINTS }
    }

    pub(super) const fn turned(self) -> Sheet {
        Sheet { width: self.height, height: self.width }
    }
}
