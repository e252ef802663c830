//! `topboard ladder FILES…`: a year's table out of many result lists.

mod each_year;
mod json_output;
mod result_lists;

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use jiff::civil::Date;

use super::Outcome;
use super::error::Fault;
use super::export::Paper;
use super::input_file::unknown;
use super::output::Output;
use crate::book::{Severity, fold_name};
use crate::cli::ladder::result_lists::{Lists, said};
use crate::ladder::{
    Choices, Compiled, Decisions, Ladder as LadderRules, Ladders, Roster, Table, Ties as TiesOf, Verdict, Who, day_in,
};
use crate::notices::{ladder_explained, ladder_text};
use crate::publish;
use crate::publish::{ExportOptions, ScoreCells};
use crate::store;
use crate::store::output_path::Form;
use crate::store::{SaveError, output_path};

#[derive(Debug, Args)]
pub(super) struct Ladder {
    /// Result lists in .xlsx, .xls, .ods, .csv, .tsv or .txt, and books
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,
    /// By which rules, “bismark-2001” for one (see `topboard systems`); or a ladder's own file in .toml. Without it, the
    /// rules of a book that holds a year
    #[arg(long, value_name = "NAME")]
    rules: Option<String>,
    /// The year that is compiled; an event of another year is left out
    #[arg(long)]
    year: Option<i16>,
    /// Compile every year of the lists by itself, and say who won it
    #[arg(long, conflicts_with_all = ["year", "on", "since", "explain", "out"])]
    each_year: bool,
    /// The day on which the ladder stands so, as in 2001-12-15
    #[arg(long, value_name = "DAY", value_parser = day)]
    on: Option<Date>,
    /// Say who moved since this day; without it, since the last event but one
    #[arg(long, value_name = "DAY", value_parser = day)]
    since: Option<Date>,
    /// What the lists do not say: dates, boards, directors, what is accredited; in .toml
    #[arg(long, value_name = "FILE")]
    season: Option<PathBuf>,
    /// Who is who, in .toml or .json; kept from year to year
    #[arg(long, value_name = "FILE")]
    people: Option<PathBuf>,
    /// These two are one person, shown as the first; kept in the file of --people
    #[arg(long, value_name = "A=B", value_parser = pair)]
    same: Vec<(String, String)>,
    /// These two are not one person; kept in the file of --people
    #[arg(long, value_name = "A=B", value_parser = pair)]
    different: Vec<(String, String)>,
    /// What players get whose printed place is the same, where it is not what the rules say
    #[arg(long, value_enum)]
    ties: Option<Ties>,
    /// Unfold this player's score, down to what was entered
    #[arg(long, value_name = "PLAYER")]
    explain: Option<String>,
    /// Where to: a name in .xlsx, .csv or .txt. A file of that name is replaced
    #[arg(long, value_name = "X.xlsx|X.csv|X.txt")]
    out: Option<PathBuf>,
    /// What the workbook is printed on
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    paper: Paper,
    /// Write figures as values, not as formulas
    #[arg(long)]
    values: bool,
    /// Write JSON, with unrounded numbers
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Ties {
    /// The mean of the places they fill
    Mean,
    /// All the points of the place that is printed
    Better,
    /// The places they fill, in the order of the list
    Listed,
}

fn day(text: &str) -> Result<Date, String> {
    day_in(text).ok_or_else(|| "this is not a day; write one as in 2001-12-15".to_owned())
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=').map(|(one, other)| (one.trim(), other.trim())) {
        Some((one, other)) if !one.is_empty() && !other.is_empty() => Ok((one.to_owned(), other.to_owned())),
        _ => Err("write two names, as in \"Andrew Goff=A. Goff\"".to_owned()),
    }
}

impl Ladder {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let own = self.own_rules()?;
        let asked = match (&own, &self.rules) {
            (None, Some(name)) => Some(named(name)?),
            (own, _) => own.as_ref(),
        };
        // Before many files are read for nothing.
        if let Some(out) = &self.out {
            self.form(out)?;
        }
        let of = asked.map(LadderRules::of);
        let lists = result_lists::lists(self.files.iter().map(PathBuf::as_path), self.season.as_deref(), of)?;
        let ladder = match asked {
            Some(ladder) => ladder,
            None if lists.season.ladder.is_empty() => return Err(Fault::NoLadder),
            None => named(&lists.season.ladder)?,
        };
        let decisions = self.decisions(&lists.season.decisions)?;
        let roster = Roster::new(&lists.season, &decisions);
        let ties = self.ties.map(|ties| match ties {
            Ties::Mean => TiesOf::Mean,
            Ties::Better => TiesOf::Better,
            Ties::Listed => TiesOf::Listed,
        });
        let kept = lists.season.choices;
        let choices = Choices { year: self.year.or(kept.year), on: self.on.or(kept.on), ties: ties.or(kept.ties) };
        // What is wrong is told of all years.
        let choices = if self.each_year { Choices { year: None, on: None, ..choices } } else { choices };
        let compiled = Compiled::new(ladder, &lists.season, &roster, choices);
        let table = compiled.chosen_table();
        let before = compiled.before(self.since);
        if self.each_year {
            let years = each_year::years(ladder, &lists.season, &roster, choices);
            if self.json {
                output.json(&years)?;
            } else {
                for line in each_year::lines(ladder, years) {
                    output.line(line)?;
                }
            }
        } else if let Some(name) = &self.explain {
            let at = row_of(&compiled, &table, name)?;
            for line in ladder_explained(&compiled, &table, at) {
                output.line(line)?;
            }
        } else if self.json {
            output.json(&json_output::printed(&compiled, &table, before.as_ref(), &lists.idle))?;
        } else if self.out.is_none() {
            for line in ladder_text(&compiled, &table, &compiled.title(), before.as_ref()) {
                output.line(line)?;
            }
        }
        if let Some(out) = &self.out {
            self.write(out, &compiled, &table, before.as_ref())?;
            output.message(format_args!("Written to {}.", out.display()));
        }
        let wrong = say(&compiled, &lists, self.json, output);
        Ok(Outcome::problems_if(wrong))
    }

    /// The ladder of a file, where one is named.
    fn own_rules(&self) -> Result<Option<LadderRules>, Fault> {
        let Some(rules) = &self.rules else { return Ok(None) };
        let path = Path::new(rules);
        if path.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("toml")) {
            return Ok(None);
        }
        let text = result_lists::text(path)?;
        LadderRules::parse(&text).map(Some).map_err(|error| said(path, &error))
    }

    /// The decisions on who is who: those of the file and those of the command line, which the file then keeps, and those of
    /// the books.
    fn decisions(&self, of_books: &Decisions) -> Result<Decisions, Fault> {
        let path = self.people.as_deref();
        let mut decisions = result_lists::decisions(path)?;
        let pairs = |verdict, pairs: &[(String, String)], decisions: &mut Decisions| {
            for (one, other) in pairs {
                decisions.decide(verdict, who(one), who(other));
            }
        };
        pairs(Verdict::Same, &self.same, &mut decisions);
        pairs(Verdict::Different, &self.different, &mut decisions);
        if let Some(path) = path.filter(|_| !self.same.is_empty() || !self.different.is_empty()) {
            let json = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
            let text = if json { decisions.to_json() } else { decisions.to_toml() };
            let text = text.map_err(|error| said(path, &error))?;
            store::replace(path, text.as_bytes()).map_err(|cause| SaveError::from_io(path, cause))?;
        }
        decisions.take_over(of_books);
        Ok(decisions)
    }

    /// Whether the result may be written there, and as what; a text where it is neither of the other forms.
    fn form(&self, out: &Path) -> Result<Option<Form>, Fault> {
        let mut read = self.files.iter().chain(&self.season).chain(&self.people).map(PathBuf::as_path);
        if !is_text(out) {
            return Ok(Some(output_path::for_result(out, read)?));
        }
        match read.find(|read| output_path::same_file(read, out)) {
            Some(_) => Err(output_path::TargetError::OntoItself { path: out.to_owned() }.into()),
            None => Ok(None),
        }
    }

    fn write(&self, out: &Path, compiled: &Compiled<'_>, table: &Table, before: Option<&Table>) -> Result<(), Fault> {
        let title = compiled.title();
        let bytes = match self.form(out)? {
            Some(Form::Workbook) => {
                let created = Some(jiff::Zoned::now().datetime());
                let scores = if self.values { ScoreCells::Values } else { ScoreCells::Formulas };
                let options = ExportOptions { paper: self.paper.into(), created, scores, ..ExportOptions::default() };
                publish::write_ladder(compiled, table, &title, &options)?
            }
            Some(Form::PlainTable) => {
                let mut bytes = Vec::new();
                publish::write_ladder_table(compiled, table, &mut bytes)?;
                bytes
            }
            None => {
                let mut lines = ladder_text(compiled, table, &title, before);
                lines.push(String::new());
                lines.join("\n").into_bytes()
            }
        };
        store::replace(out, &bytes).map_err(|cause| SaveError::from_io(out, cause))?;
        Ok(())
    }
}

fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("txt"))
}

/// “John Smith (NZ)” in a decision is John Smith of NZ, “John Smith @ Waikato” he who stands in the list of Waikato.
fn who(text: &str) -> Who {
    if let Some((who, event)) = text.split_once('@').map(|(who, event)| (who.trim(), event.trim()))
        && !who.is_empty()
    {
        return Who { event: Some(event.to_owned()), ..self::who(who) };
    }
    match text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        Some((name, region)) if !name.trim().is_empty() => {
            Who { region: Some(region.trim().to_owned()), ..Who::from(name.trim()) }
        }
        _ => Who::from(text),
    }
}

fn named(name: &str) -> Result<&'static LadderRules, Fault> {
    let ladders = Ladders::shipped();
    ladders.find(name).ok_or_else(|| {
        let known: Vec<&str> = ladders.all().iter().map(LadderRules::name).collect();
        unknown("ladder", name, &known)
    })
}

fn row_of(compiled: &Compiled<'_>, table: &Table, name: &str) -> Result<usize, Fault> {
    let wanted = fold_name(name);
    table.rows.iter().position(|row| fold_name(compiled.roster.name(row.person)) == wanted).ok_or_else(|| {
        let known: Vec<&str> = table.rows.iter().map(|row| compiled.roster.name(row.person)).collect();
        unknown("player in this table", name, &known)
    })
}

/// Says, beside the result, what is wrong and what is not settled. Gives whether anything is.
fn say(compiled: &Compiled<'_>, lists: &Lists, json: bool, output: &mut Output) -> bool {
    let roster = compiled.roster;
    for (place, what) in &lists.remarks {
        output.message(format_args!("{place}: Remark: {what}"));
    }
    for what in lists.idle.iter().chain(roster.contradictions()) {
        output.message(what);
    }
    if !json {
        for trouble in json_output::troubles(compiled) {
            let kind = if trouble.severity == "remark" { "Remark: " } else { "" };
            output.message(format_args!("{}: {kind}{}. {}", trouble.place, trouble.what, trouble.cure));
        }
        let asked = compiled.unsure().count();
        if asked > 0 {
            let pairs = if asked == 1 { "1 pair" } else { &format!("{asked} pairs") };
            output.message(format_args!(
                "Who is who is not settled for {pairs}. Until then they are counted as two. Say --same or --different, or \
                 put it in the file of --people:"
            ));
        }
        for pair in compiled.unsure() {
            let (one, other) = (roster.who(pair.one, compiled.season), roster.who(pair.other, compiled.season));
            let percent = crate::figures::show(pair.chance * 100.0, 0);
            output.message(format_args!("  \"{one}={other}\"  {percent} %: {}", pair.why));
        }
    }
    let wrong = compiled.problems.iter().any(|problem| problem.severity == Severity::Error);
    wrong || compiled.unsure().next().is_some() || !roster.contradictions().is_empty() || !lists.idle.is_empty()
}
