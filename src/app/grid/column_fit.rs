//! [`fitted_widths`], how the columns of a table share the width of the sheet, and [`with_room_for_texts`], what texts that were cut
//! get of it.

use super::model::ColumnSpec;

/// How much wider a column of a table that must be scrolled becomes at most for a text, in points.
const MOST_IN_SCROLLED_TABLE: f32 = 40.0;

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

/// What is known of the texts of a column: those of the cells that were in view.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ColumnTexts {
    /// The widths that its texts need that were cut, the least first, each once.
    pub(super) needed: Vec<f32>,
    /// The width that its heading needs, or the name of a row in it. 0 where it is not known.
    pub(super) needed_heading: f32,
    /// The width of its heading, where all cells below it are empty.
    pub(super) empty: Option<f32>,
}

/// The columns with room for texts that were cut. Columns whose texts are whole give way, down to their least widths, and empty ones
/// down to their headings. Where that is not enough for all texts, headings get it first, because every row is read by them, and then
/// those that need the least: the usual texts of a column come before its longest one. A column of a fixed width keeps it. A table
/// that must be scrolled has room for a heading or a word, but not for a sentence.
pub(super) fn with_room_for_texts(columns: &[ColumnSpec], texts: &[ColumnTexts], room: f32) -> Vec<ColumnSpec> {
    let mut widened = columns.to_vec();
    let is_cut = |(spec, texts): (&ColumnSpec, &ColumnTexts)| {
        spec.grows && texts.needed.last().is_some_and(|longest| *longest > spec.least)
    };
    if columns.iter().zip(texts).any(is_cut) {
        for (spec, texts) in widened.iter_mut().zip(texts).filter(|(spec, _)| spec.grows) {
            spec.least = texts.empty.map_or(spec.least, |heading| spec.least.min(heading));
        }
    }
    let mut free = room - widened.iter().map(|spec| spec.least).sum::<f32>();
    if free < 0.0 {
        widened = columns.to_vec();
        for (spec, texts) in widened.iter_mut().zip(texts).filter(|(spec, _)| spec.grows) {
            let longest = texts.needed.last().copied().unwrap_or_default().max(texts.needed_heading);
            spec.width += (longest - spec.width).clamp(0.0, MOST_IN_SCROLLED_TABLE);
        }
        return widened;
    }
    for is_heading in [true, false] {
        let growing = widened.iter().zip(texts).enumerate().filter(|(_, (spec, _))| spec.grows);
        let mut wanted: Vec<(usize, f32, f32)> = growing
            .flat_map(|(at, (spec, texts))| {
                let widths = if is_heading { std::slice::from_ref(&texts.needed_heading) } else { &texts.needed };
                widths.iter().map(move |needed| (at, *needed, needed - spec.least))
            })
            .collect();
        wanted.sort_by(|(.., one), (.., other)| one.total_cmp(other));
        for (at, needed, _) in wanted {
            let spec = &mut widened[at];
            // Whole points: together they must not be wider than the sheet.
            let given = (needed - spec.least).clamp(0.0, free.max(0.0)).floor();
            free -= given;
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
        let texts = |needed: &[f32]| ColumnTexts { needed: needed.to_vec(), ..ColumnTexts::default() };
        let widths = |needed: [f32; 4], room: f32| {
            let texts: Vec<ColumnTexts> = needed.iter().map(|needed| texts(&[*needed])).collect();
            fitted_widths(&with_room_for_texts(&columns, &texts, room), room)
        };
        assert_eq!(widths([0.0; 4], 680.0), [50.0, 150.0, 300.0, 180.0]);
        assert_eq!(widths([90.0, 220.0, 0.0, 0.0], 750.0), [50.0, 220.0, 300.0, 180.0], "there is room");
        assert_eq!(widths([90.0, 220.0, 0.0, 0.0], 600.0), [50.0, 220.0, 175.0, 155.0], "the others give way");
        assert_eq!(widths([0.0, 160.0, 0.0, 999.0], 600.0), [50.0, 160.0, 100.0, 290.0], "the short text is whole");
        assert_eq!(widths([0.0, 190.0, 160.0, 999.0], 400.0), [50.0, 110.0, 160.0, 80.0], "one text is whole");
        let mut with_heading: Vec<ColumnTexts> =
            [0.0, 190.0, 160.0, 999.0].iter().map(|needed| texts(&[*needed])).collect();
        with_heading[3].needed_heading = 150.0;
        let fitted = fitted_widths(&with_room_for_texts(&columns, &with_heading, 400.0), 400.0);
        assert_eq!(fitted, [50.0, 100.0, 100.0, 150.0], "a heading comes before every other text");
        let scrolled = widths([90.0, 170.0, 0.0, 999.0], 300.0);
        assert_eq!(scrolled, [50.0, 170.0, 300.0, 220.0], "it is scrolled: a word is whole, and a sentence is not");
        for room in (330..900_u16).map(f32::from) {
            let fitted = widths([0.0, 222.5, 333.3, 180.7], room);
            assert!(fitted.iter().sum::<f32>() <= room, "{room}: {fitted:?}");
        }
    }

    #[test]
    fn one_long_text_does_not_take_the_room_of_the_others_and_an_empty_column_gives_way_first() {
        let columns = [ColumnSpec::between(90.0, 200.0), ColumnSpec::between(84.0, 190.0), ColumnSpec::fixed(50.0)];
        let long = ColumnTexts { needed: vec![150.0, 600.0], ..ColumnTexts::default() };
        let other = ColumnTexts { needed: vec![180.0], ..ColumnTexts::default() };
        let widths =
            |texts: &[ColumnTexts], room: f32| fitted_widths(&with_room_for_texts(&columns, texts, room), room);
        let fixed = ColumnTexts::default();
        assert_eq!(
            widths(&[long.clone(), other, fixed.clone()], 400.0),
            [170.0, 180.0, 50.0],
            "the usual texts are whole"
        );
        let empty = ColumnTexts { empty: Some(60.0), ..ColumnTexts::default() };
        assert_eq!(widths(&[long, empty.clone(), fixed.clone()], 260.0), [150.0, 60.0, 50.0], "the heading is whole");
        let whole = ColumnTexts::default();
        assert_eq!(widths(&[whole, empty, fixed], 260.0), [108.0, 102.0, 50.0], "nothing is cut");
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
