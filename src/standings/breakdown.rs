//! How a total came about, line by line, and what one round brought.

use super::context::Basis;
use super::rules::{Divide, Results, Ruleset};
use super::table::{Game, Row, SatOut, Why, close};
use crate::book::{Amount, Penalty, RoundIx, SeatRef};
use crate::figures::{show, show_short};

/// How a figure of the table came about.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Account {
    /// What the figure is: “total of Ann”, “Ann in Round 2”.
    pub name: String,
    /// Unrounded; missing where nothing is scored yet.
    pub value: Option<f64>,
    /// How many decimals it is shown with.
    pub decimals: usize,
    pub lines: Vec<AccountLine>,
    /// What else is to be known.
    pub notes: Vec<String>,
}

/// One line of an account.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AccountLine {
    /// “Round 2, board C, France”.
    pub what: String,
    /// How the amount is made, where there is more to it: “31.80 × ½”.
    pub how: String,
    /// What it adds; missing where it adds nothing by its nature, such as a score before its penalty.
    pub amount: Option<f64>,
    /// What is to be known of it: “does not count”, “the game still runs”.
    pub notes: Vec<String>,
    /// The game the line speaks of.
    pub seat: Option<SeatRef>,
    pub kind: LineKind,
}

/// What a line of an account does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineKind {
    /// It is added.
    #[default]
    Adds,
    /// It is left out of the sum.
    Dropped,
    /// It divides what was added so far.
    Divides,
}

/// A part of a result as it is written: “½”, “80 %”, “×1.25”; empty for the whole.
pub fn part_in_words(part: f64) -> String {
    const SIGNS: [(f64, &str); 5] = [(0.5, "½"), (0.25, "¼"), (0.75, "¾"), (1.0 / 3.0, "⅓"), (2.0 / 3.0, "⅔")];
    if close(part, 1.0) {
        return String::new();
    }
    match SIGNS.into_iter().find(|(value, _)| close(*value, part)) {
        Some((_, sign)) => sign.to_owned(),
        None if !(0.0..=1.0).contains(&part) => format!("×{}", show_short(part, 4)),
        None => format!("{} %", show_short(part * 100.0, 2)),
    }
}

impl Row {
    /// What the sum of the results is divided by, where the rules divide it.
    pub fn divisor(&self, rules: &Ruleset) -> Option<f64> {
        let number = match rules.total.divide {
            Divide::No => return None,
            Divide::Results(more) => count(self.results) + more,
            Divide::Counted => count(self.counted(rules)),
        };
        (number > 0.0).then_some(number)
    }

    /// How many results count.
    fn counted(&self, rules: &Ruleset) -> usize {
        let sat_out = self.sat_out.iter().filter(|sat| sat.weight != 0.0).count();
        let mut rounds: Vec<RoundIx> =
            self.games.iter().filter(|game| game.weight != 0.0).map(|game| game.seat.board.round).collect();
        if rules.total.of == Results::Rounds {
            rounds.dedup();
        }
        sat_out + rounds.len()
    }

    /// The part of a game or a sit-out of this weight that counts, before the sum is divided.
    pub fn part(&self, weight: f64, rules: &Ruleset) -> f64 {
        weight * self.divisor(rules).unwrap_or(1.0)
    }

    /// Whether a game of the row counts at all. A game without a score may still come to count.
    pub fn drops(&self, game: &Game) -> bool {
        game.result.is_some() && game.weight == 0.0
    }

    /// How the total came about.
    pub fn account(&self, basis: &Basis<'_>) -> Account {
        let (book, rules) = (basis.book, basis.rules);
        let mut account = Account {
            name: format!("total of {}", book.name_of(Some(self.person))),
            value: Some(self.total),
            decimals: rules.decimals,
            ..Account::default()
        };
        let divisor = self.divisor(rules);
        let mut sum = 0.0;
        let mut last = None;
        for round in 0..book.rounds.len() {
            for game in self.games.iter().filter(|game| game.seat.board.round.0 == round) {
                account.lines.push(self.game_line(game, basis, &mut sum));
                last = Some(round);
            }
            for sat in self.sat_out.iter().filter(|sat| sat.round.0 == round && last != Some(round)) {
                account.lines.push(self.sat_out_line(sat, basis, &mut sum));
            }
        }
        if let Some(number) = divisor {
            let by = show_short(number, 4);
            account.lines.push(AccountLine {
                what: format!("divided by {by}"),
                how: format!("{} ÷ {by}", show(sum, rules.decimals)),
                amount: Some(sum / number - sum),
                notes: vec![match rules.total.divide {
                    Divide::Results(more) if more != 0.0 => {
                        format!("the number of results, {}, and {}", self.results, show_short(more, 4))
                    }
                    Divide::Counted => "the number of results that count".to_owned(),
                    _ => "the number of results".to_owned(),
                }],
                kind: LineKind::Divides,
                ..AccountLine::default()
            });
        }
        for adjustment in &self.adjustments {
            account.lines.push(AccountLine {
                what: adjustment.why.words(rules),
                amount: Some(adjustment.amount),
                ..AccountLine::default()
            });
        }
        if divisor.is_none() {
            // What everybody begins with comes first, as it does in the rules.
            account.lines.sort_by_key(|line| line.what != Why::Start.words(rules));
        }
        let at_the_top = rules.counting_at_the_top().filter(|_| self.top);
        account.notes.push(format!("Counts: {}.", at_the_top.unwrap_or_else(|| rules.counting())));
        account
    }

    /// What one round brought: its games, what penalties took, what counts. `None` where the person was not there.
    pub fn round_account(&self, round: RoundIx, basis: &Basis<'_>) -> Option<Account> {
        let (book, rules) = (basis.book, basis.rules);
        let mut lines = Vec::new();
        let mut sum = 0.0;
        for game in self.games.iter().filter(|game| game.seat.board.round == round) {
            let penalties = book.seat(game.seat).map_or(&[][..], |seat| &seat.penalties);
            if let (Some(score), false) = (game.score, penalties.is_empty()) {
                let place = format!("{}, {}", book.say_board(game.seat.board), game.seat.power);
                lines.push(AccountLine {
                    what: place,
                    how: format!("{} before the penalty", show(score + game.taken, rules.decimals)),
                    seat: Some(game.seat),
                    ..AccountLine::default()
                });
                lines.extend(penalties.iter().map(penalty_line));
            }
            lines.push(self.game_line(game, basis, &mut sum));
        }
        let sat_out = self.sat_out.iter().filter(|sat| sat.round == round);
        lines.extend(sat_out.filter(|_| sum == 0.0).map(|sat| self.sat_out_line(sat, basis, &mut 0.0)));
        if lines.is_empty() {
            return None;
        }
        let title = book.round(round).map(crate::book::Round::title).unwrap_or_default();
        let name = format!("{} in {title}", book.name_of(Some(self.person)));
        let value = self.round_score(round.0, rules);
        Some(Account { name, value, decimals: rules.decimals, lines, notes: Vec::new() })
    }

    fn game_line(&self, game: &Game, basis: &Basis<'_>, sum: &mut f64) -> AccountLine {
        let (book, rules) = (basis.book, basis.rules);
        let mut line = AccountLine {
            what: format!("{}, {}", book.say_board(game.seat.board), game.seat.power),
            seat: Some(game.seat),
            ..AccountLine::default()
        };
        let (Some(score), Some(result)) = (game.score, game.result) else {
            line.notes.push("not scored yet".to_owned());
            return line;
        };
        let part = self.part(game.weight, rules);
        let decimals = rules.decimals;
        let shown = if rules.total.of == Results::Positions {
            line.notes.push(format!("scored {}", show(score, decimals)));
            format!("place {} on the board", show_short(result, 2))
        } else {
            show(result, decimals)
        };
        if self.drops(game) {
            line.how = shown;
            line.kind = LineKind::Dropped;
            line.notes.push("does not count".to_owned());
        } else {
            let times = part_in_words(part);
            line.how = match times.strip_prefix('×') {
                _ if times.is_empty() => shown,
                Some(factor) => format!("{shown} × {factor}"),
                None => format!("{shown} × {times}"),
            };
            line.amount = Some(result * part);
            *sum += result * part;
        }
        if game.taken != 0.0 {
            line.notes.push(format!("after a penalty of {}", show(game.taken, decimals)));
        }
        if game.top {
            let name = rules.top_board.as_ref().map_or("top board", |top| top.name.as_str());
            line.notes.push(name.to_owned());
        }
        if game.provisional {
            line.notes.push("the game still runs".to_owned());
        }
        if let Some(other) = book.seat(game.seat).and_then(|seat| seat.player).filter(|id| *id != self.person) {
            line.notes.push(format!("played by {}", book.name_of(Some(other))));
        }
        line
    }

    fn sat_out_line(&self, sat: &SatOut, basis: &Basis<'_>, sum: &mut f64) -> AccountLine {
        let rules = basis.rules;
        let title = basis.book.round(sat.round).map(crate::book::Round::title).unwrap_or_default();
        let part = self.part(sat.weight, rules);
        let times = part_in_words(part);
        let value = show(sat.value, rules.decimals);
        let counts = sat.weight != 0.0;
        *sum += sat.value * part;
        AccountLine {
            what: format!("{title}, sat out"),
            how: if counts && !times.is_empty() { format!("{value} × {times}") } else { value },
            amount: counts.then_some(sat.value * part),
            notes: match (counts, sat.value == 0.0) {
                (true, _) => Vec::new(),
                (false, true) => vec!["worth nothing more".to_owned()],
                (false, false) => vec!["does not count".to_owned()],
            },
            seat: None,
            kind: if counts { LineKind::Adds } else { LineKind::Dropped },
        }
    }
}

fn penalty_line(penalty: &Penalty) -> AccountLine {
    let amount = match penalty.amount {
        Amount::Points(points) => show_short(points, 4),
        Amount::Percent(percent) => format!("{} %", show_short(percent, 4)),
    };
    AccountLine { what: Why::Penalty(penalty.reason.clone()).said(), how: amount, ..AccountLine::default() }
}

impl Why {
    /// “penalty: late twice”, “10 % for the top board”.
    pub fn words(&self, rules: &Ruleset) -> String {
        match self {
            Why::TopBoard { percent } => {
                let name = rules.top_board.as_ref().map_or("top board", |top| top.name.as_str());
                format!("{} % for the {name}", show_short(*percent, 4))
            }
            _ => self.said(),
        }
    }

    fn said(&self) -> String {
        match self {
            Why::Start => "start".to_owned(),
            Why::Handicap => "handicap".to_owned(),
            Why::TopBoard { percent } => format!("{} % for the top board", show_short(*percent, 4)),
            Why::Penalty(reason) if reason.trim().is_empty() => "penalty".to_owned(),
            Why::Penalty(reason) => format!("penalty: {}", reason.trim()),
        }
    }
}

impl AccountLine {
    /// What the line says beside its amount: “31.80 × ½; the game still runs”.
    pub fn detail(&self, decimals: usize) -> String {
        let plain = self.amount.is_some_and(|amount| show(amount, decimals) == self.how);
        let how = Some(self.how.as_str()).filter(|how| !how.is_empty() && !plain);
        how.into_iter().chain(self.notes.iter().map(String::as_str)).collect::<Vec<_>>().join("; ")
    }
}

impl Account {
    /// The account in one line: “700 + 45.53 + 31.80 × ½”.
    pub fn line(&self) -> String {
        let mut said = String::new();
        for line in self.lines.iter().filter(|line| line.kind != LineKind::Dropped) {
            let Some(amount) = line.amount else { continue };
            if line.kind == LineKind::Divides {
                let by = line.how.rsplit_once('÷').map_or("", |(_, by)| by.trim());
                said = format!("({said}) ÷ {by}");
                continue;
            }
            let made = if line.how.contains('×') { line.how.clone() } else { show(amount.abs(), self.decimals) };
            match (said.is_empty(), amount < 0.0 && !line.how.contains('×')) {
                (true, false) => {}
                (true, true) => said.push('−'),
                (false, false) => said.push_str(" + "),
                (false, true) => said.push_str(" − "),
            }
            said.push_str(&made);
        }
        said
    }

    /// The lines one after the other: “Round 2, board C, France, 31.80 × ½”.
    pub fn said(&self) -> String {
        let one = |line: &AccountLine| {
            let detail = line.detail(self.decimals);
            if detail.is_empty() { line.what.clone() } else { format!("{}: {detail}", line.what) }
        };
        self.lines.iter().map(one).collect::<Vec<_>>().join("   ")
    }

    /// The account as text in columns, to be read or copied.
    pub fn text(&self) -> String {
        let shown = |value: Option<f64>| value.map_or_else(|| "–".to_owned(), |value| show(value, self.decimals));
        let lines: Vec<(String, String, String)> =
            self.lines.iter().map(|line| (line.what.clone(), shown(line.amount), line.detail(self.decimals))).collect();
        let value = shown(self.value);
        let widest = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(0);
        let left = widest(&mut lines.iter().map(|line| line.0.chars().count()));
        let left = left.max(self.name.chars().count().saturating_sub(2));
        let right = widest(&mut lines.iter().map(|line| line.1.chars().count())).max(value.chars().count());
        let mut text = format!("{:<wide$}  {value:>right$}\n", self.name, wide = left + 2);
        for (what, amount, detail) in lines {
            let line = format!("  {what:<left$}  {amount:>right$}  {detail}");
            text.push_str(line.trim_end());
            text.push('\n');
        }
        for note in &self.notes {
            text.push_str(note);
            text.push('\n');
        }
        text
    }
}

#[expect(clippy::cast_precision_loss, reason = "a number of games")]
fn count(number: usize) -> f64 {
    number as f64
}
