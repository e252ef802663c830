//! Small measures that several parts of the draw share: pairs, spread over boards, power repeats, strength imbalance.

use super::request::Player;

/// Every pair of a group.
pub(super) fn pairs(group: &[Player]) -> impl Iterator<Item = [Player; 2]> + '_ {
    group.iter().enumerate().flat_map(|(at, one)| group[at + 1..].iter().map(|other| [*one, *other]))
}

/// The fewest pairs of players on a common board when `seated` players spread over `boards`.
pub(super) fn fewest_pairs(seated: usize, boards: usize) -> usize {
    if boards == 0 {
        return 0;
    }
    let (each, more) = (seated / boards, seated % boards);
    more * (each + 1) * each / 2 + (boards - more) * each * each.saturating_sub(1) / 2
}

/// The sum of the distances of the boards’ strengths from their mean.
pub(super) fn strength_imbalance(boards: &[i64]) -> u32 {
    let count = i64::try_from(boards.len()).unwrap_or(1).max(1);
    let sum: i64 = boards.iter().sum();
    let far: i64 = boards.iter().map(|strength| (strength * count - sum).abs()).sum();
    u32::try_from(far / count).unwrap_or(u32::MAX)
}

/// The fewest of a board’s seven players who must repeat a power. `held` contains the powers each player has had, a bit
/// each.
pub(super) fn fewest_power_repeats(held: [u8; 7]) -> u32 {
    let mut holder = [None; 7];
    (0..7).map(|player| u32::from(!find_new_power(player, held, &mut 0, &mut holder))).sum()
}

/// Gives the player a new power. Other players change to another new power if necessary.
fn find_new_power(player: usize, held: [u8; 7], seen: &mut u8, holder: &mut [Option<usize>; 7]) -> bool {
    for power in 0..7 {
        let bit = 1 << power;
        if (held[player] | *seen) & bit != 0 {
            continue;
        }
        *seen |= bit;
        if holder[power].is_none_or(|other| find_new_power(other, held, seen, holder)) {
            holder[power] = Some(player);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strengths_of_boards_differ_from_their_mean() {
        assert_eq!(strength_imbalance(&[10, 20, 30]), 20);
        // The mean is 1½.
        assert_eq!(strength_imbalance(&[1, 2]), 1);
        assert_eq!(strength_imbalance(&[7, 7, 7]), 0);
        assert_eq!(strength_imbalance(&[]), 0);
    }

    #[test]
    fn seven_players_with_one_new_power_each_repeat_no_power() {
        let all_but = |power: usize| 0x7f & !(1 << power);
        assert_eq!(fewest_power_repeats([0, 1, 2, 3, 4, 5, 6].map(all_but)), 0);
        assert_eq!(fewest_power_repeats([0, 0, 2, 3, 4, 5, 6].map(all_but)), 1);
        assert_eq!(fewest_power_repeats([0x7f; 7]), 7);
    }
}
