//! [`fitted_widths`], how the columns of a table share the width of the sheet, and [`with_room_for_texts`], what texts that were cut
//! get of it.

use super::model::ColumnSpec;

/// How much wider a column of a table that must be scrolled becomes at most for a text, in points.
const MOST_IN_SCROLLED_TABLE: f32 = 40.0;

/// The widths that texts of a column need which were cut, in points before zoom. 0 where none was cut.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct NeededWidth {
    /// For a heading, or for the name of a row.
    pub(super) heading: f32,
    /// For the longest of the other texts.
    pub(super) cell: f32,
}

impl NeededWidth {
    /// The width for all texts.
    fn whole(self) -> f32 {
        self.heading.max(self.cell)
    }

    /// Takes what another text needs. Returns whether that is more.
    pub(super) fn add(&mut self, other: NeededWidth) -> bool {
        let before = *self;
        (self.heading, self.cell) = (self.heading.max(other.heading), self.cell.max(other.cell));
        *self != before
    }
}

/// The widths of the columns in a sheet of this width, in points before zoom. Where the table is too wide, the columns with the most
/// to give become narrower first, and equal ones by as much. Where there is room, columns that want more get it, each its share. A
/// table that must be scrolled even with the least widths keeps the usual ones.
pub fn fitted_widths(columns: &[ColumnSpec], room: f32) -> Vec<f32> {
    let sum = |width: fn(&ColumnSpec) -> f32| columns.iter().map(width).sum::<f32>();
    let (usual, least, most) = (sum(|spec| spec.width), sum(|spec| spec.least), sum(|spec| spec.most));
    if least > room {
        return columns.iter().map(|spec| spec.width).collect();
    }
    if usual <= room {
        let wanted = most - usual;
        let share = if wanted > 0.0 { ((room - usual) / wanted).min(1.0) } else { 0.0 };
        return columns.iter().map(|spec| (spec.width + (spec.most - spec.width) * share).floor()).collect();
    }
    let kept = kept_slack(columns, usual - room);
    columns.iter().map(|spec| (spec.least + (spec.width - spec.least).min(kept)).floor()).collect()
}

/// The columns with room for texts that were cut. Columns whose texts are whole give way, down to their least widths. Where that is not
/// enough for all texts, headings get it first, because every row is read by them, and then those that need the least. A column of a
/// fixed width keeps it. A table that must be scrolled has room for a heading or a word, but not for a sentence.
pub(super) fn with_room_for_texts(columns: &[ColumnSpec], needed: &[NeededWidth], room: f32) -> Vec<ColumnSpec> {
    let mut widened = columns.to_vec();
    let mut free = room - columns.iter().map(|spec| spec.least).sum::<f32>();
    if free < 0.0 {
        for (spec, needed) in widened.iter_mut().zip(needed).filter(|(spec, _)| spec.grows) {
            spec.width += (needed.whole() - spec.width).clamp(0.0, MOST_IN_SCROLLED_TABLE);
        }
        return widened;
    }
    for width in [|needed: &NeededWidth| needed.heading, |needed: &NeededWidth| needed.cell] {
        let wanted = |(spec, needed): (&ColumnSpec, &NeededWidth)| {
            if spec.grows { (width(needed) - spec.least).max(0.0) } else { 0.0 }
        };
        let mut wanted: Vec<(usize, f32)> = widened.iter().zip(needed).map(wanted).enumerate().collect();
        wanted.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        for (at, more) in wanted {
            // Whole points: together they must not be wider than the sheet.
            let given = more.min(free).max(0.0).floor();
            free -= given;
            let spec = &mut widened[at];
            spec.least += given;
            (spec.width, spec.most) = (spec.width.max(spec.least), spec.most.max(spec.least));
        }
    }
    widened
}

/// How much above its least width a column may stay at most, so that all columns together give this much.
fn kept_slack(columns: &[ColumnSpec], excess: f32) -> f32 {
    let mut slacks: Vec<f32> = columns.iter().map(|spec| spec.width - spec.least).collect();
    slacks.sort_by(|one, other| other.total_cmp(one));
    let (mut given, mut giving) = (0.0, 0.0);
    let lower = slacks.iter().skip(1).copied().chain([0.0]);
    for (slack, next) in slacks.iter().zip(lower) {
        giving += 1.0;
        // All columns that give are at this slack now, and may go down to the next one.
        let step = (slack - next) * giving;
        if given + step >= excess {
            return slack - (excess - given) / giving;
        }
        given += step;
    }
    0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn widths(room: f32) -> Vec<f32> {
        let columns = [
            ColumnSpec::fixed(50.0),
            ColumnSpec::between(100.0, 200.0),
            ColumnSpec::between(100.0, 300.0).up_to(600.0),
            ColumnSpec::between(80.0, 180.0),
        ];
        fitted_widths(&columns, room)
    }

    #[test]
    fn the_columns_with_the_most_to_give_become_narrower_first_and_equal_ones_by_as_much() {
        assert_eq!(widths(730.0), [50.0, 200.0, 300.0, 180.0]);
        assert_eq!(widths(650.0), [50.0, 200.0, 220.0, 180.0]);
        assert_eq!(widths(600.0), [50.0, 190.0, 190.0, 170.0]);
        assert_eq!(widths(330.0), [50.0, 100.0, 100.0, 80.0]);
    }

    #[test]
    fn a_table_that_must_be_scrolled_keeps_its_widths_and_one_with_room_gives_it_to_whom_wants_it() {
        assert_eq!(widths(329.0), [50.0, 200.0, 300.0, 180.0]);
        assert_eq!(widths(830.0), [50.0, 200.0, 400.0, 180.0]);
        assert_eq!(widths(9999.0), [50.0, 200.0, 600.0, 180.0]);
    }

    #[test]
    fn a_text_that_was_cut_gets_the_room_of_columns_that_can_give_way() {
        let columns = [
            ColumnSpec::fixed(50.0),
            ColumnSpec::between(100.0, 150.0),
            ColumnSpec::between(100.0, 300.0),
            ColumnSpec::between(80.0, 180.0),
        ];
        let cells = |needed: [f32; 4]| needed.map(|cell| NeededWidth { cell, heading: 0.0 });
        let fitted =
            |needed: [NeededWidth; 4], room: f32| fitted_widths(&with_room_for_texts(&columns, &needed, room), room);
        let widths = |needed: [f32; 4], room: f32| fitted(cells(needed), room);
        assert_eq!(widths([0.0; 4], 680.0), [50.0, 150.0, 300.0, 180.0]);
        assert_eq!(widths([90.0, 220.0, 0.0, 0.0], 750.0), [50.0, 220.0, 300.0, 180.0], "there is room");
        assert_eq!(widths([90.0, 220.0, 0.0, 0.0], 600.0), [50.0, 220.0, 175.0, 155.0], "the others give way");
        assert_eq!(widths([0.0, 160.0, 0.0, 999.0], 600.0), [50.0, 160.0, 100.0, 290.0], "the short text is whole");
        assert_eq!(widths([0.0, 190.0, 160.0, 999.0], 400.0), [50.0, 110.0, 160.0, 80.0], "one text is whole");
        let mut with_heading = cells([0.0, 190.0, 160.0, 999.0]);
        with_heading[3].heading = 150.0;
        assert_eq!(fitted(with_heading, 400.0), [50.0, 100.0, 100.0, 150.0], "a heading comes before every other text");
        let scrolled = widths([90.0, 170.0, 0.0, 999.0], 300.0);
        assert_eq!(scrolled, [50.0, 170.0, 300.0, 220.0], "it is scrolled: a word is whole, and a sentence is not");
        for room in (330..900_u16).map(f32::from) {
            let fitted = widths([0.0, 222.5, 333.3, 180.7], room);
            assert!(fitted.iter().sum::<f32>() <= room, "{room}: {fitted:?}");
        }
    }

    #[test]
    fn fitted_columns_are_never_wider_than_the_sheet_nor_narrower_than_their_least_widths() {
        let columns: Vec<ColumnSpec> = [(40.0, 41.5), (33.3, 100.7), (90.0, 90.0), (50.2, 333.3), (50.2, 333.3)]
            .map(|(least, usual)| ColumnSpec::between(least, usual))
            .into();
        for room in (264..900_u16).map(f32::from) {
            let widths = fitted_widths(&columns, room);
            assert!(widths.iter().sum::<f32>() <= room, "{room}: {widths:?}");
            assert!(
                widths.iter().zip(&columns).all(|(width, spec)| *width >= spec.least.floor()),
                "{room}: {widths:?}"
            );
        }
    }
}
