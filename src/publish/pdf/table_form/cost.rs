//! What a page costs. The unit is a tenth of a sheet of paper.

/// A sheet of paper.
pub(in crate::publish::pdf) const SHEET: f32 = 10.0;
/// Paper turned sideways, which is worth three sheets.
pub(in crate::publish::pdf) const TURNED: f32 = 30.0;
/// The range from the largest size to the smallest that can be read from afar. It is less than a sheet.
pub(in crate::publish::pdf) const SIZE_RANGE: f32 = 6.0;
/// A point below the smallest size that is read from afar, while it is nearly read from afar.
pub(in crate::publish::pdf) const POINT_TOO_SMALL: f32 = 20.0;
/// A point less where whoever reads stands before the page. It is less than a sheet.
pub(in crate::publish::pdf) const POINT_NEAR: f32 = 9.0;
/// A point less where it is hard to read.
pub(in crate::publish::pdf) const POINT_TINY: f32 = 60.0;
/// The names of all rows on two lines.
pub(in crate::publish::pdf) const WRAPPED: f32 = 100.0;
/// All rows of the table with narrow letters.
pub(in crate::publish::pdf) const NARROW: f32 = 15.0;
/// The narrowest letters of a table, by what they lack of their usual width. Letters as narrow as they may be are worth about five points
/// of a size that is read from afar, and less than a sheet.
pub(in crate::publish::pdf) const NARROWEST: f32 = 10.0;
/// Games that stand below the columns behind the names too, and not only below the names. It is worth more than a sheet.
pub(in crate::publish::pdf) const GAMES_BELOW_ALL: f32 = 15.0;
/// A line more for the games of a player. The heads are harder to find then.
pub(in crate::publish::pdf) const LINE_OF_GAMES: f32 = 20.0;
/// Games that are smaller than wanted, by what is missing of the size of a name. A fifteenth of that size is worth a sheet.
pub(in crate::publish::pdf) const SMALL_GAMES: f32 = 150.0;
/// All headings as narrow as they may be, where the names have the room. It is less than a sheet, and than some names on two lines.
pub(in crate::publish::pdf) const NARROW_HEADINGS: f32 = 3.0;
/// Little space between the rows. It is less than a sheet.
pub(in crate::publish::pdf) const CLOSE_ROWS: f32 = 2.0;
/// A board that goes on in another strip or on another page, which is no better than a sheet more.
pub(in crate::publish::pdf) const TORN: f32 = 12.0;
/// A page with too few rows.
pub(in crate::publish::pdf) const ORPHANS: f32 = 40.0;
/// A strip more than one.
pub(in crate::publish::pdf) const STRIP: f32 = 0.2;
