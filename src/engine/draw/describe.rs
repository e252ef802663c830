//! A draw in sentences: how everything is called, and what the certificate says.

use std::fmt::Write as _;

use crate::draw::{BrokenWish, Certificate, Meeting, Player, RepeatedPower, Spot};
use crate::figures::letters;

/// How everything is called, and by what it was drawn.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// The players, by number.
    pub names: Vec<String>,
    /// The rounds, those before the draw too.
    pub rounds: Vec<RoundWords>,
    /// How many of these are before the draw.
    pub before: usize,
    pub adjacency: String,
    pub seed: u64,
    /// Where team-mates are not kept apart though there are teams, and by which rule.
    pub mates_may_meet: Option<String>,
}

/// How a round is called.
#[derive(Clone, Debug, Default)]
pub struct RoundWords {
    pub name: String,
    /// The boards that have names already; the others have letters.
    pub boards: Vec<String>,
}

/// A sentence of a certificate, and whether it belongs to the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    pub text: String,
    pub detail: bool,
}

impl Words {
    pub fn name(&self, player: Player) -> &str {
        self.names.get(player.index()).map_or("", String::as_str)
    }

    /// “3”, or “Final”.
    pub fn round(&self, round: usize) -> String {
        self.rounds.get(round).map_or_else(|| (round + 1).to_string(), |words| words.name.clone())
    }

    /// “Round 3”, or “Final”.
    pub fn title(&self, round: usize) -> String {
        let name = self.round(round);
        if name.bytes().all(|byte| byte.is_ascii_digit()) { format!("Round {name}") } else { name }
    }

    pub fn board(&self, spot: Spot) -> String {
        let named = self.rounds.get(spot.round).and_then(|words| words.boards.get(spot.board));
        named.filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| letters(spot.board))
    }

    /// “R3 C”.
    pub fn spot(&self, spot: Spot) -> String {
        let round = self.round(spot.round);
        let short = if round.bytes().all(|byte| byte.is_ascii_digit()) { format!("R{round}") } else { round };
        format!("{short} {}", self.board(spot))
    }

    pub fn spots(&self, spots: impl IntoIterator<Item = Spot>) -> Vec<String> {
        spots.into_iter().map(|at| self.spot(at)).collect()
    }

    /// A text that names players as the draw does, with their names.
    pub fn say(&self, text: &str, mut players: Vec<Player>) -> String {
        // “player 12” before “player 1”.
        players.sort_unstable();
        players.iter().rev().fold(text.to_owned(), |text, player| text.replace(&player.to_string(), self.name(*player)))
    }

    /// What a draw is worth. Of what has been played it names only what the draw adds to.
    pub fn certify(&self, certificate: &Certificate) -> Vec<Sentence> {
        let mut said = Vec::new();
        let mut say = |text: String, detail: bool| said.push(Sentence { text, detail });
        let Certificate { repeats, bound, reason, .. } = certificate;
        let now = |spots: &[Spot]| spots.iter().any(|spot| spot.round >= self.before);
        // A pair's first meeting repeats nothing.
        let again = |met: &[Meeting]| met.iter().skip(1).filter(|meeting| meeting.spot.round >= self.before).count();
        let mut what = match repeats {
            0 => "No pair meets again".to_owned(),
            1 => "One repeated meeting".to_owned(),
            _ => format!("{repeats} repeated meetings"),
        };
        if self.before > 0 && *repeats > 0 {
            let added: usize = certificate.repeated.iter().map(|pair| again(&pair.met)).sum();
            // Writing into a text cannot fail.
            let _ = match u32::try_from(added).unwrap_or(u32::MAX) {
                0 => write!(what, ", none of them in this draw"),
                all if all == *repeats => write!(what, ", all in this draw"),
                some => write!(what, ", {some} of them in this draw"),
            };
        }
        say(
            match (repeats, certificate.proven()) {
                (0, _) => format!("{what}: the proven minimum."),
                (_, true) => format!("{what}: the proven minimum. {reason}"),
                (_, false) if *bound == 0 => format!("{what}. Whether there can be fewer is not known."),
                (_, false) => format!("{what}: no draw can do with fewer than {bound}. {reason}"),
            },
            false,
        );
        for pair in &certificate.repeated {
            let met: Vec<Spot> = pair.met.iter().map(|meeting| meeting.spot).collect();
            if !now(&met) {
                continue;
            }
            let [one, other] = pair.players.map(|player| self.name(player));
            let met = self.spots(met);
            let adjacent = if pair.adjacent_both() { ", with adjacent powers more than once" } else { "" };
            say(format!("{one} and {other} meet on {}{adjacent}", met.join(", ")), true);
        }
        let powers: Vec<&RepeatedPower> = certificate.powers.iter().filter(|power| now(&power.held)).collect();
        if powers.is_empty() {
            let again = if self.before == 0 { "twice" } else { "again" };
            say(format!("Nobody plays a power {again}."), false);
        } else {
            say("Powers played more than once:".to_owned(), false);
        }
        for power in powers {
            let held = self.spots(power.held.iter().copied());
            say(format!("{} plays {} on {}", self.name(power.player), power.power, held.join(", ")), true);
        }
        for (player, outs) in &certificate.second_outs {
            let times = if *outs == 2 { "twice".to_owned() } else { format!("{outs} times") };
            say(format!("{} sits out {times}.", self.name(*player)), false);
        }
        if !certificate.second_outs.is_empty() && certificate.counts().second_outs == certificate.outs_bound {
            say("Fewer cannot sit out again: too few are left who have not sat out.".to_owned(), false);
        }
        for wish in &certificate.broken {
            let [one, other] = wish.players.map(|player| self.name(player));
            let why = wished(wish);
            say(format!("{one} and {other} {why} and share {}.", self.spot(wish.spot)), false);
        }
        for why in certificate.unavoidable.iter().filter(|_| !certificate.broken.is_empty()) {
            say(self.say(&why.to_string(), why.players()), false);
        }
        if certificate.preferences > 0 {
            let far = certificate.preferences;
            let places = if far == 1 { "one place".to_owned() } else { format!("{far} places") };
            say(format!("Wishes for powers: together, players are {places} down their lists."), false);
        }
        if let Some(text) = &self.mates_may_meet {
            say(text.clone(), false);
        }
        said
    }

    /// What changes from one seating of a round to another, what matters most first: each wish that would be broken or
    /// kept, by name, then the counts, “repeated meetings: 12, was 11”. Empty where nothing does.
    pub fn changes(&self, from: &Certificate, to: &Certificate) -> Vec<String> {
        let only = |these: &[BrokenWish], those: &[BrokenWish]| -> Vec<BrokenWish> {
            let known = |wish: &&BrokenWish| !those.iter().any(|other| other.players == wish.players);
            these.iter().filter(known).copied().collect()
        };
        let pair = |wish: &BrokenWish| {
            let [one, other] = wish.players.map(|player| self.name(player));
            format!("{one} and {other}")
        };
        let mut said = Vec::new();
        for wish in only(&to.broken, &from.broken) {
            said.push(format!("{} {}, and would share {}.", pair(&wish), wished(&wish), self.spot(wish.spot)));
        }
        for wish in only(&from.broken, &to.broken) {
            said.push(format!("{} {}, and would share a board no longer.", pair(&wish), wished(&wish)));
        }
        let (from, to) = (from.counts(), to.counts());
        let counts = [
            ("third meetings", from.thirds, to.thirds),
            ("powers played again", from.powers, to.powers),
            ("repeated meetings", from.repeats, to.repeats),
            ("adjacent powers more than once", from.adjacent, to.adjacent),
            ("sit-outs beyond a first", from.second_outs, to.second_outs),
            ("places from the powers wished for", from.preferences, to.preferences),
        ];
        let changed = counts.into_iter().filter(|(_, from, to)| from != to);
        said.extend(changed.map(|(what, from, to)| format!("{what}: {to}, was {from}")));
        said
    }
}

fn wished(wish: &BrokenWish) -> &'static str {
    if wish.team_mates { "are team-mates" } else { "should be apart" }
}
