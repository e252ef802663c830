//! Scratch teams by lot: the players who wait for a team are divided into teams at random.

use super::random_generator::RandomGenerator;

/// The result of the lottery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamLottery<P> {
    pub teams: Vec<Vec<P>>,
    /// The players without a team, each with the position of their kind in the list of kinds.
    pub left_out: Vec<(P, usize)>,
}

/// Makes teams of `size` from the waiting players. `kinds` lists them by kind, and the first kinds are left out first.
/// The lot decides who of a kind is left out and who comes into which team. The same seed gives the same teams.
pub fn draw_scratch_teams<P: Copy>(kinds: &[Vec<P>], size: usize, seed: u64) -> TeamLottery<P> {
    let waiting: usize = kinds.iter().map(Vec::len).sum();
    let mut too_many = waiting.checked_rem(size).unwrap_or(waiting);
    let mut random = RandomGenerator::new(seed);
    let (mut stay, mut left_out) = (Vec::with_capacity(waiting), Vec::with_capacity(too_many));
    for (kind, players) in kinds.iter().enumerate() {
        let mut players = players.clone();
        random.shuffle(&mut players);
        let out = too_many.min(players.len());
        too_many -= out;
        left_out.extend(players.drain(..out).map(|player| (player, kind)));
        stay.append(&mut players);
    }
    random.shuffle(&mut stay);
    TeamLottery { teams: stay.chunks(size.max(1)).map(<[P]>::to_vec).collect(), left_out }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volunteers_are_left_out_first_and_then_players_of_the_next_kind_by_lot() {
        let kinds = [vec!["Vera"], vec!["Nora", "Beate", "Walter"], vec!["Gwen", "Owen", "Piet", "Ann"]];
        let made = draw_scratch_teams(&kinds, 3, 2006);
        assert_eq!(made.teams.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);
        assert_eq!(made.left_out[0], ("Vera", 0));
        assert_eq!(made.left_out[1].1, 1, "a national");
        assert_eq!(made.left_out.len(), 2);
        assert_eq!(made, draw_scratch_teams(&kinds, 3, 2006), "the same seed, the same teams");
        let drawn = (0..50).map(|seed| draw_scratch_teams(&kinds, 3, seed).left_out[1].0);
        assert!(
            drawn.collect::<std::collections::HashSet<_>>().len() == 3,
            "each of the three is left out with some seed"
        );
    }

    #[test]
    fn too_few_players_make_no_team() {
        let made = draw_scratch_teams(&[vec![1, 2]], 3, 1);
        assert_eq!((made.teams.len(), made.left_out.len()), (0, 2));
    }
}
