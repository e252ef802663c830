//! The results of a board that the search tries: the powers that are alive share the map in some ways. They are few, and they
//! have the best and the worst that can happen to each player.

use crate::book::{Board, CENTRES_ON_MAP, CellEntry, Power, SOLO_CENTRES};

/// The centres of the seven powers at the end of a game, in the order of [`Power::ALL`].
pub(super) type Counts = [u16; 7];

/// The powers that have centres or may have some.
pub(super) fn powers_alive(board: &Board) -> Vec<Power> {
    let is_alive = |power: &Power| {
        let is_out = matches!(board.seats[*power].eliminated, CellEntry::Value(_));
        !is_out && board.current_count(*power) != Some(0)
    };
    let alive: Vec<Power> = Power::ALL.into_iter().filter(is_alive).collect();
    if alive.is_empty() { Power::ALL.to_vec() } else { alive }
}

/// Gives these powers equal parts of `centres` centres. The first powers get the centres that are left over.
fn share(counts: &mut Counts, centres: u16, powers: &[Power]) {
    let many = u16::try_from(powers.len()).unwrap_or(1).max(1);
    for (n, power) in (0..).zip(powers) {
        counts[power.index()] += centres / many + u16::from(n < centres % many);
    }
}

/// The results of a board on which the player in question does not play: every group of powers shares the map, and each power
/// has a solo and a clear win over all others.
pub(super) fn all_results(alive: &[Power]) -> Vec<Counts> {
    let mut results = Vec::new();
    for group in 1_u32..1 << alive.len() {
        let is_in = |n: &usize| group >> n & 1 == 1;
        let members: Vec<Power> = (0..alive.len()).filter(is_in).map(|n| alive[n]).collect();
        let others: Vec<Power> = (0..alive.len()).filter(|n| !is_in(n)).map(|n| alive[n]).collect();
        let of_members: &[u16] = match (members.len(), others.len()) {
            (1, 1..) => &[SOLO_CENTRES, SOLO_CENTRES - 2],
            _ => &[CENTRES_ON_MAP],
        };
        for centres in of_members {
            let mut counts = Counts::default();
            share(&mut counts, *centres, &members);
            share(&mut counts, CENTRES_ON_MAP - centres, &others);
            results.push(counts);
        }
    }
    results
}

/// The results of the player's own board: each number of centres up to a solo, with the others shared by the first or by the
/// last of `others`.
pub(super) fn own_results(own: Power, others: &[Power]) -> Vec<Counts> {
    let mut results = Vec::new();
    for centres in 0..=SOLO_CENTRES {
        let rest = CENTRES_ON_MAP - centres;
        for many in 1..=others.len() {
            for group in [&others[..many], &others[others.len() - many..]] {
                let mut counts = Counts::default();
                counts[own.index()] = centres;
                match group {
                    // The others have what is left after a solo.
                    [winner] if rest > SOLO_CENTRES && others.len() > 1 => {
                        counts[winner.index()] = SOLO_CENTRES;
                        let small: Vec<Power> = others.iter().copied().filter(|power| power != winner).collect();
                        share(&mut counts, rest - SOLO_CENTRES, &small);
                    }
                    _ => share(&mut counts, rest, group),
                }
                if !results.contains(&counts) {
                    results.push(counts);
                }
            }
        }
    }
    if others.is_empty() {
        let mut counts = Counts::default();
        counts[own.index()] = CENTRES_ON_MAP;
        results.push(counts);
    }
    results
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_has_all_centres_of_the_map_and_none_for_a_power_that_is_out() {
        for alive in [&Power::ALL[..], &Power::ALL[..4], &Power::ALL[3..4]] {
            let others: Vec<Power> = alive[1..].to_vec();
            for counts in all_results(alive).into_iter().chain(own_results(alive[0], &others)) {
                assert_eq!(counts.iter().sum::<u16>(), CENTRES_ON_MAP, "{counts:?}");
                let out = |power: &Power| !alive.contains(power);
                assert!(Power::ALL.into_iter().filter(out).all(|power| counts[power.index()] == 0), "{counts:?}");
            }
        }
        assert_eq!(all_results(&Power::ALL).len(), 127 + 7);
    }

    #[test]
    fn each_power_has_a_solo_and_is_eliminated_in_some_result() {
        let results = all_results(&Power::ALL);
        for power in 0..7 {
            assert!(results.iter().any(|counts| counts[power] == SOLO_CENTRES));
            assert!(results.iter().any(|counts| counts[power] == 0));
        }
        let own = own_results(Power::Italy, &[Power::France, Power::Turkey]);
        assert!((0..=SOLO_CENTRES).all(|count| own.iter().any(|counts| counts[Power::Italy.index()] == count)));
    }
}
