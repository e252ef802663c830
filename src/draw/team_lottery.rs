//! Teams made by lot of players who wait for one.

use super::random_numbers::Random;

/// Teams made by lot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scratch<P> {
    pub teams: Vec<Vec<P>>,
    /// Who found no place, with the kind of players that each was left out as, by its position.
    pub left_out: Vec<(P, usize)>,
}

/// Makes teams of `size` of the players who wait, given by kind, those first who are left out first. Who of a kind is left
/// out, and who comes into a team with whom, falls by lot: the same seed makes the same teams.
pub fn scratch_teams<P: Copy>(kinds: &[Vec<P>], size: usize, seed: u64) -> Scratch<P> {
    let waiting: usize = kinds.iter().map(Vec::len).sum();
    let mut too_many = waiting.checked_rem(size).unwrap_or(waiting);
    let mut dice = Random::new(seed);
    let (mut stay, mut left_out) = (Vec::with_capacity(waiting), Vec::with_capacity(too_many));
    for (kind, players) in kinds.iter().enumerate() {
        let mut players = players.clone();
        dice.shuffle(&mut players);
        let out = too_many.min(players.len());
        too_many -= out;
        left_out.extend(players.drain(..out).map(|player| (player, kind)));
        stay.append(&mut players);
    }
    dice.shuffle(&mut stay);
    Scratch { teams: stay.chunks(size.max(1)).map(<[P]>::to_vec).collect(), left_out }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volunteers_go_first_then_those_of_the_next_kind_by_lot() {
        let kinds = [vec!["Vera"], vec!["Nora", "Beate", "Walter"], vec!["Gwen", "Owen", "Piet", "Ann"]];
        let made = scratch_teams(&kinds, 3, 2006);
        assert_eq!(made.teams.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);
        assert_eq!(made.left_out[0], ("Vera", 0));
        assert_eq!(made.left_out[1].1, 1, "a national");
        assert_eq!(made.left_out.len(), 2);
        assert_eq!(made, scratch_teams(&kinds, 3, 2006), "the same seed, the same teams");
        let drawn = (0..50).map(|seed| scratch_teams(&kinds, 3, seed).left_out[1].0);
        assert!(drawn.collect::<std::collections::HashSet<_>>().len() == 3, "each of them is drawn once in a while");
    }

    #[test]
    fn too_few_make_no_team() {
        let made = scratch_teams(&[vec![1, 2]], 3, 1);
        assert_eq!((made.teams.len(), made.left_out.len()), (0, 2));
    }
}
