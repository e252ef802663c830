//! Which years of a board's charts were played. A chart is often typed ahead: rows of zeros below the end of the game, the
//! counts of one power of a year that is not over, or counts that cannot be. Everything that asks for the newest year asks here.

use super::{Board, CENTRES_ON_MAP, CellEntry, Chart, Power, Year};

/// What a chart with counts says about its year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartedYear {
    /// Every power has a count, or the counts are all centres of the map.
    Played,
    /// Some powers have no count yet: this many have one.
    Begun(usize),
    /// All counts are 0, after a year with this many centres: the row was filled ahead.
    TypedAhead(u32),
    /// The counts have this sum, after a year with more centres. A centre that was taken never becomes neutral again.
    Fallen(u32, u32),
}

impl Board {
    /// The charts that contain a count, in the order of their years, each with what it says. The last value is the number of
    /// centres of the newest played year before it.
    pub fn charted_years(&self) -> impl Iterator<Item = (&Chart, ChartedYear)> {
        let mut most = 0;
        self.charts.iter().filter(|chart| has_count(chart)).map(move |chart| {
            let counts = Power::ALL.iter().filter_map(|power| chart.centres[*power].get());
            let (number, sum) = counts.fold((0, 0), |(number, sum), count| (number + 1, sum + u32::from(count)));
            let is_whole = number == Power::ALL.len();
            let says = if sum == 0 && is_whole && most > 0 {
                ChartedYear::TypedAhead(most)
            } else if is_whole && sum < most {
                ChartedYear::Fallen(sum, most)
            } else if is_whole || sum >= u32::from(CENTRES_ON_MAP) {
                most = most.max(sum);
                ChartedYear::Played
            } else {
                ChartedYear::Begun(number)
            };
            (chart, says)
        })
    }

    /// The chart of the newest year that was played. While no year has all counts, the newest chart that contains a count.
    pub fn last_chart(&self) -> Option<&Chart> {
        let newest = self.charts.iter().rev().find(|chart| has_count(chart))?;
        if is_whole_map(newest) {
            return Some(newest);
        }
        let played = self.charted_years().filter(|(_, says)| *says == ChartedYear::Played).last();
        Some(played.map_or(newest, |(chart, _)| chart))
    }

    /// The charts of the years up to the newest one that was played, and of a year after it that has begun. Rows that were
    /// filled ahead, and counts that cannot be, are not among them.
    pub fn played_charts(&self) -> impl Iterator<Item = &Chart> {
        let is_played = |says: ChartedYear| matches!(says, ChartedYear::Played | ChartedYear::Begun(_));
        self.charted_years().filter(move |(_, says)| is_played(*says)).map(|(chart, _)| chart)
    }

    /// Whether every power has a final count, readable or not.
    pub fn has_final_counts(&self) -> bool {
        self.seats.values().all(|seat| !seat.centres.is_blank())
    }

    /// The last year played: the year entered, otherwise that of the newest chart. Where all final counts are entered, that
    /// chart may lack some.
    pub fn last_year(&self) -> Option<Year> {
        self.end_year.get().or_else(|| {
            let newest = if self.has_final_counts() { self.played_charts().last() } else { None };
            newest.or_else(|| self.last_chart()).map(|chart| chart.year)
        })
    }

    /// The year of the newest chart and the last year, where the charts stop before the last year that is entered and no
    /// final counts say more. The game cannot be over: its last counts are missing.
    pub fn chart_before_last_year(&self) -> Option<(Year, Year)> {
        let end = self.end_year.get().filter(|_| !self.has_final_counts())?;
        let newest = self.charts.iter().filter(|chart| has_count(chart)).map(|chart| chart.year).max()?;
        (newest < end).then_some((newest, end))
    }

    /// The number of counts that cannot be read, among the final ones and those of the newest chart with counts.
    pub fn unreadable_counts(&self) -> usize {
        let newest = self.charts.iter().rev().find(|chart| has_count(chart));
        let charted = newest.into_iter().flat_map(|chart| chart.centres.values());
        let counts = self.seats.values().map(|seat| &seat.centres).chain(charted);
        counts.filter(|count| count.unreadable_text().is_some()).count()
    }
}

fn has_count(chart: &Chart) -> bool {
    chart.centres.values().any(|count| !count.is_blank())
}

fn is_whole_map(chart: &Chart) -> bool {
    let sum: u32 = chart.centres.values().filter_map(CellEntry::get).map(u32::from).sum();
    sum >= u32::from(CENTRES_ON_MAP)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{GameStage, PerPower};

    /// A board with these charts from 1906 on. 99 is a blank cell.
    fn board(rows: &[[u16; 7]]) -> Board {
        let mut board = Board::new("A");
        for (year, counts) in (1906..).zip(rows) {
            let centres = PerPower(counts.map(|count| match count {
                99 => CellEntry::Blank,
                count => CellEntry::Value(count),
            }));
            board.charts.push(Chart { year: Year(year), centres });
        }
        board
    }

    const OF_1906: [u16; 7] = [4, 6, 2, 6, 7, 7, 2];
    const OF_1907: [u16; 7] = [4, 6, 1, 7, 8, 8, 0];
    const ZEROS: [u16; 7] = [0; 7];
    const ONE: [u16; 7] = [5, 99, 99, 99, 99, 99, 99];

    #[test]
    fn the_last_year_is_the_newest_whose_counts_can_be() {
        for ahead in [vec![ZEROS], vec![ZEROS, ZEROS, ZEROS], vec![ONE], vec![[5, 5, 5, 5, 5, 5, 0]], vec![ONE, ZEROS]]
        {
            let board = board(&[&[OF_1906, OF_1907][..], &ahead].concat());
            assert_eq!(board.last_year(), Some(Year(1907)), "{ahead:?}");
            let counts = Power::ALL.map(|power| board.current_count(power).unwrap());
            assert_eq!(counts, OF_1907, "{ahead:?}");
            assert_eq!(board.stage(), GameStage::Running(Some(Year(1907))));
            assert_eq!(board.stage_until(Some(Year(1907))), GameStage::Ended, "a board charted to its end is ended");
        }
    }

    #[test]
    fn a_row_of_zeros_eliminates_nobody() {
        let board = board(&[OF_1906, OF_1907, ZEROS]);
        assert_eq!(board.elimination_year(Power::Turkey), Some(Year(1907)));
        assert_eq!(board.elimination_year(Power::Austria), None);
    }

    #[test]
    fn more_centres_than_the_map_and_a_missing_zero_are_told_as_they_are() {
        // Both have another problem, which must stay in view.
        assert_eq!(board(&[OF_1906, [6, 5, 5, 5, 5, 5, 5]]).last_year(), Some(Year(1907)));
        let mut missing_zero = OF_1907;
        missing_zero[6] = 99;
        assert_eq!(board(&[OF_1906, missing_zero]).last_year(), Some(Year(1907)));
    }

    #[test]
    fn while_no_year_is_complete_the_newest_count_is_shown() {
        assert_eq!(board(&[ONE]).current_count(Power::Austria), Some(5));
        assert_eq!(board(&[ZEROS]).current_count(Power::Austria), Some(0));
    }
}
