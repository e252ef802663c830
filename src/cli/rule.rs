//! `topboard rule FILE`: reads and adjudicates orders as WDC 2006 says, with a reason for each.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::CommandOutcome;
use super::error::CommandError;
use super::export::PaperArg;
use super::output::CommandOutput;
use crate::book::Power;
use crate::import::plain_text;
use crate::languages::NoticeLanguages;
use crate::limits::LARGEST_TEXT_FILE;
use crate::notices::ruling_notice;
use crate::publish::{self, PageSetup, TextSize};
use crate::rulings::{OrderRuling, Outcome, Province, Reason, Ruling, Space, TurnPart, Unit, rule_text, turn_text};
use crate::store::{self, output_path};

#[derive(Debug, Args)]
#[command(after_help = "The text has the season, the position and the orders:\n\n\
    \x20   season: Spring 1902\n\
    \x20   position\n\
    \x20   Austria: A Vie, F Tri\n\
    \x20   orders\n\
    \x20   Austria: A Vie - Tyr, Tri s Vie - Tyr\n\n\
    “orders revised 1” begins revised sheets, “retreats” and “adjustments” the orders of these phases, “centres” the \
    owners. A power without a unit in the position has those that its orders name, so a line is enough: “A: Vie - Tyr, F Tri s Vie - \
    Tyr; I: F Nap - Tyr”. “red card: France” and “civil disorder: Italy” name powers whose units hold. “position: start” is the start of \
    the game. “draw vote: A/F/R, Fall 1908, proposed by France, against: Austria” asks about a vote on a draw; “counts 1908: \
    Austria 12, France 12, Russia 10” is its chart.")]
pub(super) struct RuleArgs {
    /// The text; standard input if it is left away or “-”
    file: Option<PathBuf>,
    /// Write JSON
    #[arg(long)]
    json: bool,
    /// Write the ruling as pages to print, with the drawn board (.pdf)
    #[arg(long, value_name = "X.pdf")]
    out: Option<PathBuf>,
    /// The paper size of the pages
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    paper: PaperArg,
}

impl RuleArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        if let Some(out) = &self.out {
            output_path::check_pages_path(out, self.file.as_deref())?;
        }
        let text = read_text(self.file.as_deref())?;
        let ruling = rule_text(&text);
        if let Some(out) = &self.out {
            let setup = PageSetup { paper: self.paper.into(), size: TextSize::List, ..PageSetup::default() };
            let printed = publish::write_pdf(&[ruling_notice(&ruling, "", NoticeLanguages::default())], &setup)?;
            store::replace_file(out, &printed.bytes)?;
            printed.missing_sentence().into_iter().for_each(|sentence| output.message(sentence));
        }
        if self.json {
            output.json(&RulingJson::of(&ruling))?;
        } else {
            print(&ruling, output)?;
            for problem in &ruling.problems {
                output.message(problem_line(problem.line, &problem.text, &problem.sentence.english()));
            }
        }
        let has_misorder =
            ruling.orders.iter().any(|order| order.province.is_none() && order.outcome == Outcome::Misordered);
        Ok(CommandOutcome::problems_if(!ruling.problems.is_empty() || has_misorder))
    }
}

fn read_text(file: Option<&Path>) -> Result<String, CommandError> {
    let named = file.filter(|file| *file != Path::new("-"));
    let failed = |error: std::io::Error| CommandError::RulingText { name: name_of(named), reason: error.to_string() };
    let mut bytes = Vec::new();
    match named {
        Some(file) => bytes = store::read_whole_file(file)?,
        None => {
            std::io::stdin().lock().take(LARGEST_TEXT_FILE + 1).read_to_end(&mut bytes).map_err(failed)?;
        }
    }
    plain_text(&bytes).map_err(|error| CommandError::RulingText { name: name_of(named), reason: error.to_string() })
}

fn name_of(file: Option<&Path>) -> String {
    file.map_or_else(|| "Standard input".to_owned(), |file| file.display().to_string())
}

fn problem_line(line: usize, text: &str, sentence: &str) -> String {
    let place = if line == 0 { String::new() } else { format!("line {line}: ") };
    if text.is_empty() { format!("{place}{sentence}") } else { format!("{place}{text}: {sentence}") }
}

fn print(ruling: &Ruling, output: &mut CommandOutput) -> Result<(), CommandError> {
    if ruling.turn.is_some() {
        output.line(turn_text(ruling.turn))?;
    }
    if let Some(sentence) = ruling.units_from_orders_sentence() {
        output.line(sentence.english())?;
    }
    for part in [TurnPart::Movement, TurnPart::Retreats, TurnPart::Adjustments] {
        for power in Power::ALL {
            let of_power = |order: &&OrderRuling| order.part == part && order.power == power;
            let orders: Vec<&OrderRuling> = ruling.orders.iter().filter(of_power).collect();
            print_orders(power, part, &orders, output)?;
        }
    }
    for (power, ban) in ruling.banned_powers() {
        output.line(format_args!("\n{power}: {}  {}", ban.name(), ban.consequence()))?;
    }
    if !ruling.draw_votes.is_empty() {
        output.line("\nDraw votes")?;
        for vote in &ruling.draw_votes {
            output.line(format_args!("  {vote}: {}  {}", vote.outcome.word(), vote.reason))?;
            for note in &vote.notes {
                output.line(format_args!("    {note}"))?;
            }
        }
    }
    if !ruling.unused.is_empty() {
        output.line("\nOrders that do not count")?;
        for unused in &ruling.unused {
            output.line(format_args!("  line {}: {}  {}", unused.line, unused.written, unused.reason))?;
        }
    }
    if !ruling.retreats.is_empty() {
        output.line("\nRetreats")?;
        for retreat in &ruling.retreats {
            let to: Vec<String> = retreat.to.iter().map(Space::to_string).collect();
            let to = if to.is_empty() { "no space; it is disbanded".to_owned() } else { to.join(", ") };
            output.line(format_args!("  {} ({}): {to}", retreat.unit, retreat.unit.power))?;
        }
    }
    if let Some(reason) = ruling.waiting_reason() {
        output.line(format_args!("\n{reason}"))?;
    }
    let units = by_power(ruling.position.units());
    if !units.is_empty() {
        output.line("\nPosition")?;
        for (power, units) in units {
            output.line(format_args!("  {power}: {}", units.join(", ")))?;
        }
    }
    if let Some(centres) = &ruling.centres {
        output.line("\nCentres")?;
        for power in Power::ALL {
            let of_power = centres.of(power);
            if !of_power.is_empty() {
                let letters: Vec<&str> = of_power.iter().map(|centre| centre.letters()).collect();
                output.line(format_args!("  {power} {}: {}", letters.len(), letters.join(", ")))?;
            }
        }
    }
    Ok(())
}

/// The widest column of orders, in characters. One long text does not move the columns of the others away.
const WIDEST_COLUMN: usize = 60;

fn print_orders(
    power: Power,
    part: TurnPart,
    orders: &[&OrderRuling],
    output: &mut CommandOutput,
) -> Result<(), CommandError> {
    if orders.is_empty() {
        return Ok(());
    }
    let suffix = match part {
        TurnPart::Movement => "",
        TurnPart::Retreats => ", retreats",
        TurnPart::Adjustments => ", adjustments",
    };
    output.line(format_args!("\n{power}{suffix}"))?;
    let width = |text: fn(&OrderRuling) -> &str| {
        let widths = orders.iter().map(|order| text(order).chars().count());
        widths.max().unwrap_or(0).min(WIDEST_COLUMN)
    };
    let written = width(|order| or_dash(&order.written));
    let read = width(|order| or_dash(&order.read));
    for order in orders {
        output.line(format_args!(
            "  {:written$}  {:read$}  {:10}  {}",
            or_dash(&order.written),
            or_dash(&order.read),
            order.outcome.word(),
            order.reason,
        ))?;
        for note in &order.notes {
            output.line(format_args!("  {:written$}  {note}", ""))?;
        }
    }
    Ok(())
}

fn or_dash(text: &str) -> &str {
    if text.is_empty() { "–" } else { text }
}

/// The units of each power that has some.
fn by_power(units: &[Unit]) -> Vec<(Power, Vec<String>)> {
    let of = |power: Power| {
        let units = units.iter().filter(move |unit| unit.power == power);
        units.map(|unit| Unit::letters(*unit)).collect::<Vec<_>>()
    };
    Power::ALL.into_iter().map(|power| (power, of(power))).filter(|(_, units)| !units.is_empty()).collect()
}

#[derive(Serialize)]
struct RulingJson<'a> {
    season: String,
    orders: Vec<OrderJson<'a>>,
    unused: Vec<UnusedJson<'a>>,
    retreats: Vec<RetreatJson>,
    /// The powers whose orders do not count.
    bans: Vec<BanJson>,
    draw_votes: Vec<DrawVoteJson<'a>>,
    /// The units that the text names only in orders.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    units_from_orders: BTreeMap<&'static str, Vec<String>>,
    position: BTreeMap<&'static str, Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    centres: Option<BTreeMap<&'static str, Vec<&'static str>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    waiting: Option<String>,
    problems: Vec<ProblemJson<'a>>,
}

#[derive(Serialize)]
struct OrderJson<'a> {
    phase: &'static str,
    power: &'static str,
    /// The usual three letters of the province in which the unit began.
    unit: &'static str,
    line: Option<usize>,
    written: &'a str,
    read: &'a str,
    outcome: &'static str,
    dislodged: bool,
    why: String,
    rule: &'a str,
    reading: Vec<ReasonJson<'a>>,
}

#[derive(Serialize)]
struct ReasonJson<'a> {
    why: String,
    rule: &'a str,
}

#[derive(Serialize)]
struct UnusedJson<'a> {
    power: &'static str,
    line: usize,
    written: &'a str,
    why: String,
    rule: &'a str,
}

#[derive(Serialize)]
struct RetreatJson {
    power: &'static str,
    unit: &'static str,
    to: Vec<String>,
}

#[derive(Serialize)]
struct BanJson {
    power: &'static str,
    cause: &'static str,
    why: String,
    rule: String,
}

#[derive(Serialize)]
struct DrawVoteJson<'a> {
    line: usize,
    season: String,
    proposer: Option<&'static str>,
    /// None means all survivors.
    members: Vec<&'static str>,
    outcome: &'static str,
    /// The year of the chart that counts.
    chart: Option<u16>,
    why: String,
    rule: &'a str,
    notes: Vec<ReasonJson<'a>>,
}

#[derive(Serialize)]
struct ProblemJson<'a> {
    line: usize,
    text: &'a str,
    what: String,
}

impl<'a> ReasonJson<'a> {
    fn of(reason: &'a Reason) -> Self {
        ReasonJson { why: reason.sentence.english(), rule: &reason.rule }
    }
}

impl<'a> RulingJson<'a> {
    fn of(ruling: &'a Ruling) -> Self {
        let letters = |province: Option<Province>| province.map(Province::letters).unwrap_or_default();
        let orders = ruling.orders.iter().map(|order| OrderJson {
            phase: order.part.name(),
            power: order.power.name(),
            unit: letters(order.province),
            line: order.line,
            written: &order.written,
            read: &order.read,
            outcome: order.outcome.word(),
            dislodged: order.is_dislodged,
            why: order.reason.sentence.english(),
            rule: order.rule(),
            reading: order.notes.iter().map(ReasonJson::of).collect(),
        });
        let unused = ruling.unused.iter().map(|unused| UnusedJson {
            power: unused.power.name(),
            line: unused.line,
            written: &unused.written,
            why: unused.reason.sentence.english(),
            rule: &unused.reason.rule,
        });
        let retreats = ruling.retreats.iter().map(|retreat| RetreatJson {
            power: retreat.unit.power.name(),
            unit: retreat.unit.province().letters(),
            to: retreat.to.iter().map(|space| space.letters()).collect(),
        });
        let bans = ruling.banned_powers().map(|(power, ban)| {
            let Reason { sentence, rule } = ban.consequence();
            BanJson { power: power.name(), cause: ban.name(), why: sentence.english(), rule }
        });
        let draw_votes = ruling.draw_votes.iter().map(|vote| DrawVoteJson {
            line: vote.line,
            season: turn_text(vote.turn),
            proposer: vote.proposer.map(Power::name),
            members: vote.members.iter().map(|power| power.name()).collect(),
            outcome: vote.outcome.word(),
            chart: vote.chart_year.map(|year| year.0),
            why: vote.reason.sentence.english(),
            rule: &vote.reason.rule,
            notes: vote.notes.iter().map(ReasonJson::of).collect(),
        });
        let problems = ruling.problems.iter();
        let units = |units: &[Unit]| by_power(units).into_iter().map(|(power, units)| (power.name(), units)).collect();
        RulingJson {
            season: turn_text(ruling.turn),
            orders: orders.collect(),
            unused: unused.collect(),
            retreats: retreats.collect(),
            bans: bans.collect(),
            draw_votes: draw_votes.collect(),
            units_from_orders: units(&ruling.units_from_orders),
            position: units(ruling.position.units()),
            waiting: ruling.waiting_reason().map(|reason| reason.to_string()),
            centres: ruling.centres.as_ref().map(|centres| {
                let of = |power: Power| centres.of(power).into_iter().map(Province::letters).collect();
                Power::ALL.into_iter().map(|power| (power.name(), of(power))).collect()
            }),
            problems: problems
                .map(|problem| ProblemJson {
                    line: problem.line,
                    text: &problem.text,
                    what: problem.sentence.english(),
                })
                .collect(),
        }
    }
}
