//! Removes old copies of a book.
//!
//! These stay: all copies of the last two days on which copies were made; for each of the seven days before these the
//! newest copy and the copies of the starts and the ends of rounds; for each earlier week the newest copy; and always the
//! newest copy of the start and of the end of each round. All copies together have a limit of bytes. Days without a copy do not count, so a clock that was set forward does not make a copy old.

use std::collections::BTreeMap;
use std::path::PathBuf;

use jiff::Zoned;
use jiff::civil::{Date, DateTime};

use super::copies::{backup_time, names_of_copies, round_label_in_name};
use crate::limits::MOST_BYTES_OF_BACKUPS;
use crate::store::disk::Disk;
use crate::store::own_files;

/// All copies of this number of days are kept, not counting today.
const COMPLETE_DAYS: i64 = 1;

/// The newest copy of each day is kept up to this age in days: seven days more. Older ones are kept by week.
const DETAILED_DAYS: i64 = COMPLETE_DAYS + 7;

/// The longest time in days without copies that makes the copies before it older.
const LONGEST_PAUSE: i64 = 7;

/// Removes old copies. A copy that cannot be removed is tried again after the next backup.
pub(in crate::store) fn remove_old_backups(disk: &dyn Disk, folders: &[PathBuf]) {
    let now = Zoned::now().datetime();
    for folder in folders {
        let names = names_of_copies(disk, std::slice::from_ref(folder));
        let by_age = backups_to_remove(&names, now);
        let size = |name: &String| disk.entry_info(&folder.join(name)).map_or(0, |info| info.size);
        let kept = names.iter().filter(|name| !by_age.contains(&name.as_str())).map(|name| (name.as_str(), size(name)));
        let by_size = backups_over(MOST_BYTES_OF_BACKUPS, kept.collect());
        for name in by_age.iter().chain(&by_size) {
            drop(own_files::remove_copy(disk, &folder.join(name)));
        }
    }
}

/// The names of copies that are not needed any more. Files with other names are left alone.
fn backups_to_remove(names: &[String], now: DateTime) -> Vec<&str> {
    let mut copies: Vec<(DateTime, &str)> =
        names.iter().filter_map(|name| Some((backup_time(name)?, name.as_str()))).collect();
    copies.sort_unstable();
    let ages = ages_in_days(&copies, now.date());
    let mut newest: BTreeMap<(i16, i16), &str> = BTreeMap::new();
    let mut newest_of_round: BTreeMap<&str, &str> = BTreeMap::new();
    for ((at, name), age) in copies.iter().zip(&ages) {
        newest.insert(retention_period(at.date(), *age), name);
        newest_of_round.extend(round_label_in_name(name).map(|label| (label, *name)));
    }
    let is_kept = |(at, name): &(DateTime, &str), age: i64| {
        let label = round_label_in_name(name);
        age <= COMPLETE_DAYS
            || age <= DETAILED_DAYS && label.is_some()
            || label.is_some_and(|label| newest_of_round.get(label) == Some(name))
            || newest.get(&retention_period(at.date(), age)) == Some(name)
    };
    copies.into_iter().zip(ages).filter(|(copy, age)| !is_kept(copy, *age)).map(|((_, name), _)| name).collect()
}

/// The names of the oldest copies, with whose removal the rest has no more than `limit` bytes. Copies of the starts and ends
/// of rounds are the last to go, and the newest copy stays.
fn backups_over(limit: u64, mut copies: Vec<(&str, u64)>) -> Vec<&str> {
    copies.retain(|(name, _)| backup_time(name).is_some());
    // The names begin with the time.
    copies.sort_unstable();
    copies.pop();
    let mut total = copies.iter().map(|(_, size)| size).sum::<u64>();
    copies.sort_by_key(|(name, _)| round_label_in_name(name).is_some());
    let is_over = |(_, size): &(&str, u64)| {
        let is_over = total > limit;
        total -= if is_over { *size } else { 0 };
        is_over
    };
    copies.into_iter().take_while(is_over).map(|(name, _)| name).collect()
}

/// The ages of these copies, which are in the order of their times. The age is the number of later days with copies. More
/// than a week without a copy counts as no time, because a clock that jumped forward looks the same.
fn ages_in_days(copies: &[(DateTime, &str)], today: Date) -> Vec<i64> {
    let (mut later, mut age) = (today, 0);
    let mut ages: Vec<i64> = copies
        .iter()
        .rev()
        .map(|(at, _)| {
            age += i64::from((1..=LONGEST_PAUSE).contains(&days_between(at.date(), later)));
            later = later.min(at.date());
            age
        })
        .collect();
    ages.reverse();
    ages
}

/// The day or the week of a date. One copy is kept of each.
fn retention_period(date: Date, age: i64) -> (i16, i16) {
    if age <= DETAILED_DAYS {
        return (date.year(), date.day_of_year());
    }
    let week = date.iso_week_date();
    // Negative, so that a week is never equal to a day of the year.
    (week.year(), -i16::from(week.week()))
}

fn days_between(date: Date, today: Date) -> i64 {
    date.duration_until(today).as_hours() / 24
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::paths;
    use jiff::SignedDuration;

    const NONE: [&str; 0] = [];

    #[test]
    fn copies_over_the_limit_go_the_oldest_first_and_rounds_last() {
        let copies = vec![
            ("2026-11-10 10-00-00 end of Round 1.topboard", 40),
            ("2026-11-11 10-00-00 hourly.topboard", 40),
            ("2026-11-12 10-00-00 hourly.topboard", 40),
            ("2026-11-13 10-00-00 end of Round 2.topboard", 500),
            ("my own.topboard", 1000),
        ];
        assert_eq!(backups_over(120, copies.clone()), NONE);
        assert_eq!(backups_over(119, copies.clone()), ["2026-11-11 10-00-00 hourly.topboard"]);
        assert_eq!(backups_over(0, copies.clone()).len(), 3, "the newest stays");
        assert_eq!(backups_over(0, copies)[2], "2026-11-10 10-00-00 end of Round 1.topboard");
    }

    #[test]
    fn a_clock_that_jumps_forward_makes_no_copy_old() {
        let mut names: Vec<String> =
            (8..20).map(|hour| format!("2026-11-21 {hour:02}-00-00 hourly.topboard")).collect();
        for jumped in ["2026-12-31 10-00-00", "2036-11-21 10-00-00", "2036-11-21 11-00-00"] {
            names.push(format!("{jumped} hourly.topboard"));
            let now = DateTime::strptime(paths::TIMESTAMP_FORMAT, jumped).unwrap();
            assert_eq!(backups_to_remove(&names, now), NONE, "{jumped}");
        }
    }

    #[test]
    fn a_clock_that_is_set_forward_by_some_days_makes_no_copy_old() {
        for days in 1..=40 {
            let mut names: Vec<String> =
                (8..20).map(|hour| format!("2026-11-21 {hour:02}-00-00 hourly.topboard")).collect();
            let now: DateTime = "2026-11-21T20:00:00".parse().unwrap();
            let wrong = now + SignedDuration::from_hours(24 * days);
            names.push(format!("{} hourly.topboard", wrong.strftime(paths::TIMESTAMP_FORMAT)));
            assert_eq!(backups_to_remove(&names, wrong), NONE, "{days} days too late");
            assert_eq!(backups_to_remove(&names, now), NONE, "the clock is right again");
        }
    }

    #[test]
    fn old_copies_are_removed_by_day_and_by_week() {
        let mut names: Vec<String> = (10..=21)
            .flat_map(|day| [9, 10, 11].map(|hour| format!("2026-11-{day} {hour:02}-00-00 hourly.topboard")))
            .collect();
        let others = [
            "2026-11-10 09-30-00 end of Round 1.topboard",
            "2026-11-11 09-30-00 end of Round 1.topboard",
            "2026-11-14 09-30-00 start of Round 2.topboard",
            "2026-11-15 09-30-00 start of Round 2.topboard",
            "my own.topboard",
            "2026-11-01 10-00-00 notes.txt",
        ];
        names.extend(others.map(str::to_owned));
        let now = "2026-11-21T12:00:00".parse().unwrap();
        let removed = backups_to_remove(&names, now);
        let kept: Vec<&str> = names.iter().map(String::as_str).filter(|name| !removed.contains(name)).collect();
        let mut expected = vec!["2026-11-12 11-00-00 hourly.topboard".to_owned()];
        expected.extend((13..=19).map(|day| format!("2026-11-{day} 11-00-00 hourly.topboard")));
        expected.extend(
            [20, 21]
                .iter()
                .flat_map(|day| [9, 10, 11].map(|hour| format!("2026-11-{day} {hour:02}-00-00 hourly.topboard"))),
        );
        expected.extend(others[1..].iter().map(|name| (*name).to_owned()));
        assert_eq!(kept, expected, "everything since yesterday, one for each day, one for each week, and the rounds");
    }
}
