//! The assignment of games to waves: nobody plays more than two games at a time.

use super::game_search_in_waves::fewest_waves;
use super::request::MOST_AT_A_TIME;
use crate::draw::random_generator::RandomGenerator;
use crate::draw::request::Player;

/// Moves tried before the number of waves grows by one.
const MOVES: u32 = 1_000_000;

/// The number of waves, and the wave of each game.
pub(super) fn assign_waves(
    games: &[[Player; 7]],
    entrants: usize,
    random: &mut RandomGenerator,
) -> (usize, Vec<usize>) {
    let found = (fewest_waves(entrants)..games.len())
        .find_map(|waves| Some((waves, assign_to_waves(games, entrants, waves, random)?)));
    // One wave for each game is always possible.
    found.unwrap_or_else(|| (games.len(), (0..games.len()).collect()))
}

/// An assignment to the given number of waves, if one is found.
fn assign_to_waves(
    games: &[[Player; 7]],
    entrants: usize,
    waves: usize,
    random: &mut RandomGenerator,
) -> Option<Vec<usize>> {
    let mut wave: Vec<usize> = (0..games.len()).map(|game| game % waves).collect();
    random.shuffle(&mut wave);
    let mut busy = vec![0_usize; entrants * waves];
    for (game, wave) in games.iter().zip(&wave) {
        for player in game {
            busy[player.index() * waves + wave] += 1;
        }
    }
    let mut too_many: usize = busy.iter().map(|games| games.saturating_sub(MOST_AT_A_TIME)).sum();
    for tried in 0..MOVES {
        if too_many == 0 {
            return Some(wave);
        }
        // One game moves to another wave, or two games exchange their waves.
        let one = random.below(games.len());
        let to = random.below(waves);
        let other = if random.below(2) == 0 { Some(random.below(games.len())) } else { None };
        let moves = match other {
            Some(other) => [Some((one, wave[other])), Some((other, wave[one]))],
            None => [Some((one, to)), None],
        };
        let before = (wave[one], other.map(|other| wave[other]), too_many);
        for (game, to) in moves.into_iter().flatten() {
            too_many = move_game(&mut busy, waves, &games[game], (wave[game], to), too_many);
            wave[game] = to;
        }
        let worse = i64::try_from(too_many).unwrap_or(0) - i64::try_from(before.2).unwrap_or(0);
        let temperature = 20 + 130 * i64::from(MOVES - tried) / i64::from(MOVES);
        if worse > 0 && worse * 256 > random.accepted_increase(temperature * 256) {
            for (game, back) in [Some((one, before.0)), other.zip(before.1)].into_iter().flatten() {
                too_many = move_game(&mut busy, waves, &games[game], (wave[game], back), too_many);
                wave[game] = back;
            }
        }
    }
    None
}

/// Moves a game to another wave. Returns the new number of games beyond the limit.
fn move_game(
    busy: &mut [usize],
    waves: usize,
    game: &[Player; 7],
    (from, to): (usize, usize),
    mut too_many: usize,
) -> usize {
    for player in game {
        let at = player.index() * waves;
        too_many -= usize::from(busy[at + from] > MOST_AT_A_TIME);
        busy[at + from] -= 1;
        too_many += usize::from(busy[at + to] >= MOST_AT_A_TIME);
        busy[at + to] += 1;
    }
    too_many
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seven_rounds_of_two_games_are_put_in_four_waves_with_at_most_two_games_of_a_player() {
        let mut random = RandomGenerator::new(1);
        let mut games: Vec<[Player; 7]> = Vec::new();
        for _ in 0..7 {
            let mut order: Vec<Player> = (0..14).map(Player).collect();
            random.shuffle(&mut order);
            games.extend(order.chunks_exact(7).map(|game| <[Player; 7]>::try_from(game).unwrap()));
        }
        random.shuffle(&mut games);
        let (waves, wave) = assign_waves(&games, 14, &mut random);
        assert_eq!(waves, 4);
        for player in (0..14).map(Player) {
            for number in 0..waves {
                let here = games.iter().zip(&wave).filter(|(game, wave)| **wave == number && game.contains(&player));
                assert!(here.count() <= 2, "{player} in wave {number}");
            }
        }
    }
}
