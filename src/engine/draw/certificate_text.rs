//! The certificate of a draw as sentences, with the names of players, rounds and boards.

use crate::book::typed_words::capitalize;
use crate::book::{Board, Round};
use crate::figures::{join_with_and, times_text};
use std::cmp::Reverse;

use crate::draw::{BoardIndex, BrokenSeparation, DrawCertificate, Meeting, Player, RepeatedPair, RepeatedPower};
use crate::figures::letter_name;

/// The names for the sentences about a draw, and the facts printed with it.
#[derive(Clone, Debug, Default)]
pub struct DrawNames {
    /// The names of the players, by number.
    pub players: Vec<String>,
    /// The names of their teams, by number. Empty for a player without a team.
    pub teams: Vec<String>,
    /// Whether each drawn round is the only one that counts for the teams.
    pub team_rounds: Vec<bool>,
    /// The names of the rounds, including the rounds before the draw.
    pub rounds: Vec<RoundNames>,
    /// Number of rounds before the draw.
    pub earlier_rounds: usize,
    /// The name of the table of adjacent powers.
    pub adjacency: String,
    pub seed: u64,
    /// The sentence on rounds in which the rules allow team-mates to meet, if there are such rounds.
    pub mates_may_meet: Option<String>,
    /// The sentence on later rounds that are played already, whose meetings count too.
    pub later_rounds_note: Option<String>,
    /// The sentences on players present who have played as many rounds as the rules allow.
    pub round_limit_notes: Vec<String>,
    /// Sentences on the players who lose their claim to the top board by playing. They are warnings before the draw is
    /// accepted, and no part of its certificate.
    pub lost_claim_warnings: Vec<String>,
    /// The number of rounds, from the first, that can be drawn if that limit leaves too few players for a later one.
    pub possible_rounds: Option<usize>,
}

/// The names of a round and its boards.
#[derive(Clone, Debug, Default)]
pub struct RoundNames {
    pub name: String,
    /// The names of the boards in the book. Other boards get letters.
    pub boards: Vec<String>,
}

impl RoundNames {
    /// The names of a round of a book.
    pub(super) fn of(round: &Round) -> RoundNames {
        RoundNames { name: round.name.clone(), boards: round.boards.iter().map(|board| board.name.clone()).collect() }
    }
}

/// A sentence of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CertificateSentence {
    pub text: String,
    /// Whether the sentence is a detail of the sentence before.
    pub detail: bool,
}

impl DrawNames {
    /// Says which members of teams sit out a drawn round that counts for the teams. Drawn rounds count from 0.
    pub fn describe_team_sit_outs(&self, drawn: usize, sitting_out: &[Player]) -> Option<String> {
        if !self.team_rounds.get(drawn).copied().unwrap_or_default() {
            return None;
        }
        let member = |player: &Player| {
            let team = self.teams.get(player.index()).filter(|team| !team.is_empty())?;
            Some(format!("{} ({team})", self.player_name(*player)))
        };
        let members: Vec<String> = sitting_out.iter().filter_map(member).collect();
        let sit = if members.len() == 1 { "sits out and scores" } else { "sit out and score" };
        (!members.is_empty()).then(|| {
            format!("This round counts for the teams: {} {sit} nothing for the team.", join_with_and(&members))
        })
    }

    pub fn player_name(&self, player: Player) -> &str {
        self.players.get(player.index()).map_or("", String::as_str)
    }

    /// “3”, or “Final”.
    pub fn round_name(&self, round: usize) -> String {
        self.rounds.get(round).map_or_else(|| (round + 1).to_string(), |names| names.name.clone())
    }

    /// “Round 3”, or “Final”.
    pub fn round_title(&self, round: usize) -> String {
        let name = self.round_name(round);
        if name.bytes().all(|byte| byte.is_ascii_digit()) { format!("Round {name}") } else { name }
    }

    /// “C”, or the name of the board in the book.
    pub fn board_name(&self, index: BoardIndex) -> String {
        let named = self.rounds.get(index.round).and_then(|names| names.boards.get(index.board));
        named.filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| letter_name(index.board))
    }

    /// In a sentence about one round: “board C”, “Top board”.
    pub fn board_in_sentence(&self, index: BoardIndex) -> String {
        Board::new(self.board_name(index)).label()
    }

    /// “R3 C”.
    pub fn board_label(&self, index: BoardIndex) -> String {
        let round = self.round_name(index.round);
        let short = if round.bytes().all(|byte| byte.is_ascii_digit()) { format!("R{round}") } else { round };
        format!("{short} {}", self.board_name(index))
    }

    pub fn board_labels(&self, indices: impl IntoIterator<Item = BoardIndex>) -> Vec<String> {
        indices.into_iter().map(|at| self.board_label(at)).collect()
    }

    /// Replaces “player 3” and so on in a text by the names of the players.
    pub fn insert_player_names(&self, text: &str, mut players: Vec<Player>) -> String {
        // “player 12” is replaced before “player 1”.
        players.sort_unstable();
        players
            .iter()
            .rev()
            .fold(text.to_owned(), |text, player| text.replace(&player.to_string(), self.player_name(*player)))
    }

    /// The text of an error of the draw, with the names of its players and a note on players who may not play any more,
    /// and the number of rounds that can be drawn instead.
    pub fn describe_error(&self, text: &str, players: Vec<Player>) -> String {
        let mut text = self.insert_player_names(text, players);
        for note in &self.round_limit_notes {
            text = format!("{text} {note}");
        }
        match self.possible_rounds {
            None => text,
            Some(1) => format!("{text} Draw fewer rounds: only the first of them has enough players."),
            Some(rounds) => format!("{text} Draw fewer rounds: only the first {rounds} have enough players."),
        }
    }

    /// The quality of a draw in sentences, the most important first. Pairs and powers are listed only if the draw adds a
    /// repeat to them.
    pub fn describe_certificate(&self, certificate: &DrawCertificate) -> Vec<CertificateSentence> {
        let mut sentences = Vec::new();
        let mut say = |text: String, detail: bool| sentences.push(CertificateSentence { text, detail });
        let DrawCertificate { repeated_meetings: repeats, lower_bound: bound, bound_reason: reason, .. } = certificate;
        let now = |indices: &[BoardIndex]| indices.iter().any(|index| index.round >= self.earlier_rounds);
        // Each meeting of a pair repeats all meetings before it, in the order of the rounds.
        let again = |met: &[Meeting]| -> usize {
            let in_draw = met.iter().enumerate().filter(|(_, meeting)| meeting.board.round >= self.earlier_rounds);
            in_draw.map(|(before, _)| before).sum()
        };
        let meetings = |number: u32| match number {
            0 => "no meeting".to_owned(),
            1 => "one meeting".to_owned(),
            _ => format!("{number} meetings"),
        };
        let is_first = self.earlier_rounds == 0;
        let what = if is_first {
            format!("This draw repeats {}", meetings(*repeats))
        } else {
            let added: usize = certificate.repeated_pairs.iter().map(|pair| again(&pair.meetings)).sum();
            let added = u32::try_from(added).unwrap_or(u32::MAX);
            let before = repeats.saturating_sub(added);
            format!("This draw repeats {}, and the earlier rounds repeat {}", meetings(added), meetings(before))
        };
        let together = if is_first { "" } else { " together" };
        say(
            match (repeats, certificate.is_proven_minimum()) {
                (0, _) => "No pair meets again: the proven minimum.".to_owned(),
                (_, true) => format!("{what}. That is the proven minimum. {reason}"),
                (_, false) if *bound == 0 => format!("{what}. It is not known whether fewer are possible."),
                (_, false) => format!("{what}. No draw has fewer than {bound}{together}. {reason}"),
            },
            false,
        );
        if let Some(text) = describe_most_meetings(certificate) {
            say(text, false);
        }
        let powers: Vec<&RepeatedPower> =
            certificate.repeated_powers.iter().filter(|power| now(&power.boards)).collect();
        if powers.is_empty() {
            let again = if self.earlier_rounds == 0 { "twice" } else { "again" };
            say(format!("Nobody plays a power {again}."), false);
        } else {
            say("Powers played more than once:".to_owned(), false);
        }
        for power in powers {
            let held = self.board_labels(power.boards.iter().copied());
            say(format!("{} plays {} on {}", self.player_name(power.player), power.power, held.join(", ")), true);
        }
        for (player, outs) in &certificate.repeated_sit_outs {
            say(format!("{} sits out {}.", self.player_name(*player), times_text(*outs as usize)), false);
        }
        if !certificate.repeated_sit_outs.is_empty()
            && certificate.counts().repeated_sit_outs == certificate.sit_outs_bound
        {
            say("More first sit-outs are not possible: too few players have not sat out yet.".to_owned(), false);
        }
        for separation in &certificate.broken_separations {
            let [one, other] = separation.players.map(|player| self.player_name(player));
            let why = separation_reason(separation);
            say(format!("{one} and {other} {why} but share {}.", self.board_label(separation.board)), false);
        }
        for why in certificate.separation_conflicts.iter().filter(|_| !certificate.broken_separations.is_empty()) {
            say(self.insert_player_names(&why.to_string(), why.players()), false);
        }
        if certificate.preference_distance > 0 {
            let far = certificate.preference_distance;
            let places = if far == 1 { "one place".to_owned() } else { format!("{far} places") };
            say(format!("Preferred powers: the distances from the first choices add up to {places}."), false);
        }
        for text in self.mates_may_meet.iter().chain(&self.later_rounds_note).chain(&self.round_limit_notes) {
            say(text.clone(), false);
        }
        self.describe_repeated_pairs(certificate, &mut sentences);
        sentences
    }

    /// Lists the pairs that meet again in this draw, those with the most meetings first. The list is long, so it comes
    /// after everything else.
    fn describe_repeated_pairs(&self, certificate: &DrawCertificate, sentences: &mut Vec<CertificateSentence>) {
        let is_now = |meeting: &Meeting| meeting.board.round >= self.earlier_rounds;
        let mut pairs: Vec<&RepeatedPair> =
            certificate.repeated_pairs.iter().filter(|pair| pair.meetings.iter().any(is_now)).collect();
        pairs.sort_by_key(|pair| Reverse(pair.meetings.len()));
        if !pairs.is_empty() {
            sentences.push(CertificateSentence { text: "Pairs that meet again:".to_owned(), detail: false });
        }
        for pair in pairs {
            let [one, other] = pair.players.map(|player| self.player_name(player));
            let met = self.board_labels(pair.meetings.iter().map(|meeting| meeting.board));
            let adjacent = if pair.adjacent_again() { ", with adjacent powers more than once" } else { "" };
            let text = format!("{one} and {other} meet on {}{adjacent}", met.join(", "));
            sentences.push(CertificateSentence { text, detail: true });
        }
    }

    /// The differences between two seatings of a round, the most important first: each separation that would be broken
    /// or kept, by name, and then the counts, “repeated meetings: 12, was 11”. Empty if nothing changes.
    pub fn describe_changes(&self, from: &DrawCertificate, to: &DrawCertificate) -> Vec<String> {
        let only = |these: &[BrokenSeparation], those: &[BrokenSeparation]| -> Vec<BrokenSeparation> {
            let known = |separation: &&BrokenSeparation| !those.iter().any(|other| other.players == separation.players);
            these.iter().filter(known).copied().collect()
        };
        let pair = |separation: &BrokenSeparation| {
            let [one, other] = separation.players.map(|player| self.player_name(player));
            format!("{one} and {other}")
        };
        let mut sentences = Vec::new();
        for separation in only(&to.broken_separations, &from.broken_separations) {
            sentences.push(format!(
                "{} {}, but would share {}.",
                pair(&separation),
                separation_reason(&separation),
                self.board_label(separation.board)
            ));
        }
        for separation in only(&from.broken_separations, &to.broken_separations) {
            sentences.push(format!(
                "{} {}, and would no longer share a board.",
                pair(&separation),
                separation_reason(&separation)
            ));
        }
        let (from, to) = (from.counts(), to.counts());
        let counts = [
            ("powers played again", from.repeated_powers, to.repeated_powers),
            ("repeated meetings", from.repeated_meetings, to.repeated_meetings),
            ("greatest number of meetings of two players", from.most_meetings, to.most_meetings),
            ("pairs with the greatest number of meetings", from.pairs_meeting_most, to.pairs_meeting_most),
            ("third meetings", from.third_meetings, to.third_meetings),
            ("adjacent powers more than once", from.adjacent_again, to.adjacent_again),
            ("repeated sit-outs", from.repeated_sit_outs, to.repeated_sit_outs),
            ("places from the preferred powers", from.preference_distance, to.preference_distance),
        ];
        let changed = counts.into_iter().filter(|(_, from, to)| from != to);
        sentences.extend(changed.map(|(what, from, to)| format!("{what}: {to}, was {from}")));
        sentences
    }
}

/// “No two players meet more than three times, and 12 pairs meet so often. Twice is impossible, because …” `None` if no
/// pair meets again.
fn describe_most_meetings(certificate: &DrawCertificate) -> Option<String> {
    let most = certificate.most_meetings;
    if most < 2 {
        return None;
    }
    let limit = format!("No two players meet more than {}", times_text(most as usize));
    if most == 2 {
        return Some(format!("{limit}."));
    }
    let pairs = match certificate.pairs_meeting_most() {
        1 => "one pair meets".to_owned(),
        pairs => format!("{pairs} pairs meet"),
    };
    let fewer = times_text(most as usize - 1);
    let proof = if certificate.is_most_meetings_proven() {
        let fewer = capitalize(&fewer);
        format!("{fewer} is impossible, because {}.", certificate.most_meetings_reason)
    } else {
        format!("It is not known whether {fewer} is possible.")
    };
    Some(format!("{limit}, and {pairs} so often. {proof}"))
}

fn separation_reason(separation: &BrokenSeparation) -> &'static str {
    if separation.team_mates { "are team-mates" } else { "should not share a board" }
}
