//! The certificate of a draw as sentences, with the names of players, rounds and boards.

use crate::book::typed_words::capitalize;
use crate::book::{Board, Round};
use crate::languages::sentences::pages;
use crate::languages::window_sentences::{draw_dialog, draw_errors, draw_sentences as texts};
use crate::languages::{list_in_window, window_language};
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
    /// The sentence that nobody was called for the first round, so that all players are drawn. It is no part of the
    /// certificate either.
    pub no_roll_call_note: Option<String>,
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
        (!members.is_empty()).then(|| texts::team_members_sit_out(members.len(), &list_in_window(&members)))
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
        self.round(round).title()
    }

    /// The same in the language of the window.
    pub fn round_title_in_window(&self, round: usize) -> String {
        self.round(round).title_in_window()
    }

    /// A round with nothing but its name.
    fn round(&self, round: usize) -> Round {
        Round { name: self.round_name(round), ..Round::default() }
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

    /// “Board C”, “Top board”, in the language of the window.
    pub fn board_title_in_window(&self, index: BoardIndex) -> String {
        capitalize(&Board::new(self.board_name(index)).label_in(window_language()))
    }

    /// “R3 C”.
    pub fn board_label(&self, index: BoardIndex) -> String {
        let round = self.round_name(index.round);
        let is_number = round.bytes().all(|byte| byte.is_ascii_digit());
        let short = if is_number { pages::round_short(window_language(), &round) } else { round };
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
            Some(rounds) => draw_errors::draw_fewer_rounds(rounds, &text),
        }
    }

    /// The quality of a draw in sentences, the most important first. Pairs and powers are listed only if the draw adds a
    /// repeat to them.
    pub fn describe_certificate(&self, certificate: &DrawCertificate) -> Vec<CertificateSentence> {
        let mut sentences = Vec::new();
        let mut say = |text: String, detail: bool| sentences.push(CertificateSentence { text, detail });
        let now = |indices: &[BoardIndex]| indices.iter().any(|index| index.round >= self.earlier_rounds);
        for text in self.describe_repeated_meetings(certificate) {
            say(text, false);
        }
        if let Some(text) = describe_most_meetings(certificate) {
            say(text, false);
        }
        let powers: Vec<&RepeatedPower> =
            certificate.repeated_powers.iter().filter(|power| now(&power.boards)).collect();
        let heading = match (powers.is_empty(), self.earlier_rounds) {
            (false, _) => texts::powers_played_again(),
            (true, 0) => texts::nobody_plays_power_twice(),
            (true, _) => texts::nobody_plays_power_again(),
        };
        say(heading.to_owned(), false);
        for power in powers {
            let held = self.board_labels(power.boards.iter().copied()).join(", ");
            say(texts::plays_power_on(self.player_name(power.player), power.power.name_in_window(), &held), true);
        }
        for (player, outs) in &certificate.repeated_sit_outs {
            say(texts::sits_out(self.player_name(*player), &draw_dialog::times(*outs as usize)), false);
        }
        if !certificate.repeated_sit_outs.is_empty()
            && certificate.counts().repeated_sit_outs == certificate.sit_outs_bound
        {
            say(texts::no_more_first_sit_outs().to_owned(), false);
        }
        for separation in &certificate.broken_separations {
            let [one, other] = separation.players.map(|player| self.player_name(player));
            let share = if separation.team_mates { texts::team_mates_share } else { texts::separated_share };
            say(share(one, other, &self.board_label(separation.board)), false);
        }
        for why in certificate.separation_conflicts.iter().filter(|_| !certificate.broken_separations.is_empty()) {
            say(self.insert_player_names(&why.to_string(), why.players()), false);
        }
        if certificate.preference_distance > 0 {
            say(texts::distance_from_preferred_powers(certificate.preference_distance as usize), false);
        }
        for text in self.mates_may_meet.iter().chain(&self.later_rounds_note).chain(&self.round_limit_notes) {
            say(text.clone(), false);
        }
        self.describe_repeated_pairs(certificate, &mut sentences);
        sentences
    }

    /// How many of the meetings in this draw are repeats, and whether fewer are possible. The repeats of the earlier rounds among
    /// themselves are left out: no draw changes them.
    fn describe_repeated_meetings(&self, certificate: &DrawCertificate) -> Vec<String> {
        // Each meeting of a pair repeats all meetings before it, in the order of the rounds.
        let met_before = |pair: &RepeatedPair| -> Vec<u32> {
            let in_draw = (0..).zip(&pair.meetings).filter(|(_, meeting)| meeting.board.round >= self.earlier_rounds);
            in_draw.map(|(before, _)| before).filter(|before| *before > 0).collect()
        };
        let again: Vec<u32> = certificate.repeated_pairs.iter().flat_map(met_before).collect();
        let repeats: u32 = again.iter().sum();
        if repeats == 0 {
            return vec![texts::no_pair_meets_again().to_owned()];
        }
        let mut counts = texts::repeats(again.len(), &certificate.drawn_meetings.to_string());
        if again.iter().any(|before| *before > 1) {
            counts = texts::third_meetings(&counts, &repeats.to_string());
        }
        let in_earlier_rounds = certificate.repeated_meetings.saturating_sub(repeats);
        let reason = &certificate.bound_reason;
        let proof = match certificate.lower_bound.saturating_sub(in_earlier_rounds) {
            _ if certificate.is_proven_minimum() => texts::fewer_repeats_are_impossible(reason),
            0 => texts::fewer_repeats_are_unknown().to_owned(),
            bound => texts::no_draw_has_fewer(bound as usize, reason),
        };
        vec![counts, proof]
    }

    /// Lists the pairs that meet again in this draw, those with the most meetings first. The list is long, so it comes
    /// after everything else.
    fn describe_repeated_pairs(&self, certificate: &DrawCertificate, sentences: &mut Vec<CertificateSentence>) {
        let is_now = |meeting: &Meeting| meeting.board.round >= self.earlier_rounds;
        let mut pairs: Vec<&RepeatedPair> =
            certificate.repeated_pairs.iter().filter(|pair| pair.meetings.iter().any(is_now)).collect();
        pairs.sort_by_key(|pair| Reverse(pair.meetings.len()));
        if !pairs.is_empty() {
            sentences.push(CertificateSentence { text: texts::pairs_that_meet_again().to_owned(), detail: false });
        }
        for pair in pairs {
            let [one, other] = pair.players.map(|player| self.player_name(player));
            let met = self.board_labels(pair.meetings.iter().map(|meeting| meeting.board)).join(", ");
            let meet = if pair.adjacent_again() { texts::pair_meets_adjacent } else { texts::pair_meets_on };
            sentences.push(CertificateSentence { text: meet(one, other, &met), detail: true });
        }
    }

    /// The differences between two seatings of a round, the most important first: each separation that would be broken
    /// or kept, by name, and then the counts, “repeated meetings: 12, was 11”. Empty if nothing changes.
    pub fn describe_changes(&self, from: &DrawCertificate, to: &DrawCertificate) -> Vec<String> {
        let only = |these: &[BrokenSeparation], those: &[BrokenSeparation]| -> Vec<BrokenSeparation> {
            let known = |separation: &&BrokenSeparation| !those.iter().any(|other| other.players == separation.players);
            these.iter().filter(known).copied().collect()
        };
        let pair = |separation: &BrokenSeparation| separation.players.map(|player| self.player_name(player));
        let mut sentences = Vec::new();
        for separation in only(&to.broken_separations, &from.broken_separations) {
            let [one, other] = pair(&separation);
            let share =
                if separation.team_mates { texts::team_mates_would_share } else { texts::separated_would_share };
            sentences.push(share(one, other, &self.board_label(separation.board)));
        }
        for separation in only(&from.broken_separations, &to.broken_separations) {
            let [one, other] = pair(&separation);
            sentences.push(if separation.team_mates {
                texts::team_mates_no_longer_share(one, other)
            } else {
                texts::separated_no_longer_share(one, other)
            });
        }
        let (from, to) = (from.counts(), to.counts());
        let counts = [
            (texts::count_of_powers(), from.repeated_powers, to.repeated_powers),
            (texts::count_of_repeats(), from.repeated_meetings, to.repeated_meetings),
            (texts::count_of_most_meetings(), from.most_meetings, to.most_meetings),
            (texts::count_of_pairs_meeting_most(), from.pairs_meeting_most, to.pairs_meeting_most),
            (texts::count_of_third_meetings(), from.third_meetings, to.third_meetings),
            (texts::count_of_adjacent_powers(), from.adjacent_again, to.adjacent_again),
            (texts::count_of_sit_outs(), from.repeated_sit_outs, to.repeated_sit_outs),
            (texts::count_of_preferred_powers(), from.preference_distance, to.preference_distance),
        ];
        let changed = counts.into_iter().filter(|(_, from, to)| from != to);
        sentences
            .extend(changed.map(|(what, from, to)| texts::changed_count(what, &to.to_string(), &from.to_string())));
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
    let times = draw_dialog::times(most as usize);
    if most == 2 {
        return Some(texts::no_two_meet_more(&times));
    }
    let fewer = draw_dialog::times(most as usize - 1);
    let proof = if certificate.is_most_meetings_proven() {
        texts::fewer_is_impossible(&capitalize(&fewer), &certificate.most_meetings_reason)
    } else {
        texts::fewer_is_unknown(&fewer)
    };
    Some(texts::pairs_meet_so_often(certificate.pairs_meeting_most(), &times, &proof))
}
