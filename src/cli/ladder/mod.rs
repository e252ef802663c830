//! `topboard ladder FILES…`: compiles the ladder of a year from many result lists.

mod each_year;
mod json_output;
mod result_lists;

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use jiff::civil::Date;

use super::CommandOutcome;
use super::error::CommandError;
use super::export::PaperArg;
use super::input_file::unknown_name;
use super::output::CommandOutput;
use crate::book::{Severity, fold_name, problems_by_kind};
use crate::cli::ladder::result_lists::{LadderInput, file_error};
use crate::ladder::{
    CompiledLadder, EventExclusion, IdentityDecisions, IdentityVerdict, Ladder as LadderRules, LadderChoices,
    LadderLibrary, LadderTable, ListedName, Roster, TiePoints, find_date,
};
use crate::languages::Language;
use crate::publish;
use crate::publish::text::{ladder_explanation, ladder_text};
use crate::publish::{ExportOptions, ScoreCells};
use crate::store;
use crate::store::output_path::{self, OutputFormat};

#[derive(Debug, Args)]
pub(super) struct LadderArgs {
    /// Result lists in .xlsx, .xls, .ods, .csv, .tsv or .txt, and books
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,
    /// The ladder, such as “bismark-2001” (see `topboard systems`), or the file of a ladder in .toml. Default: the
    /// ladder of a book that holds a results year
    #[arg(long, value_name = "NAME")]
    rules: Option<String>,
    /// The year to compile. Events of other years are left out
    #[arg(long)]
    year: Option<i16>,
    /// Compile every year of the lists separately, and print the winner of each
    #[arg(long, conflicts_with_all = ["year", "on", "since", "explain", "out"])]
    each_year: bool,
    /// The date of the ladder, as in 2001-12-15
    #[arg(long, value_name = "DAY", value_parser = parse_day)]
    on: Option<Date>,
    /// Print who moved up or down since this day. Default: since the event before the last
    #[arg(long, value_name = "DAY", value_parser = parse_day)]
    since: Option<Date>,
    /// A file of event details that the lists do not have: dates, boards, directors, accreditation; in .toml
    #[arg(long, alias = "season", value_name = "FILE")]
    event_details: Option<PathBuf>,
    /// Accredit the event of this name for the ladder; again for each event, or “all”. An event that the rules do not
    /// name, or whose date is unknown in a ladder of a year, does not count until it is accredited
    #[arg(long, value_name = "NAME")]
    accredit: Vec<String>,
    /// A file of identities, which spellings are one person, in .toml or .json. It can be used for every year
    #[arg(long, value_name = "FILE")]
    people: Option<PathBuf>,
    /// These two names are one person, shown as the first. Saved in the file of --people
    #[arg(long, value_name = "A=B", value_parser = parse_pair)]
    same: Vec<(String, String)>,
    /// These two names are two persons. Saved in the file of --people
    #[arg(long, value_name = "A=B", value_parser = parse_pair)]
    different: Vec<(String, String)>,
    /// The points of players with the same printed place. Default: as the rules say
    #[arg(long, value_enum)]
    ties: Option<TiesOption>,
    /// Explain the score of this player, down to the entered results
    #[arg(long, value_name = "PLAYER")]
    explain: Option<String>,
    /// The file to write, in .xlsx, .csv or .txt. An existing file is replaced
    #[arg(long, value_name = "X.xlsx|X.csv|X.txt")]
    out: Option<PathBuf>,
    /// The paper size of the workbook
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    paper: PaperArg,
    /// Write figures as values instead of formulas
    #[arg(long)]
    values: bool,
    /// Write JSON, with unrounded numbers
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum TiesOption {
    /// The mean of the places they fill
    Mean,
    /// All the points of the place that is printed
    Better,
    /// The places they fill, in the order of the list
    Listed,
}

fn parse_day(text: &str) -> Result<Date, String> {
    find_date(text).ok_or_else(|| "this is not a date; write one as in 2001-12-15".to_owned())
}

fn parse_pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=').map(|(one, other)| (one.trim(), other.trim())) {
        Some((one, other)) if !one.is_empty() && !other.is_empty() => Ok((one.to_owned(), other.to_owned())),
        _ => Err("write two names, as in \"Andrew Goff=A. Goff\"".to_owned()),
    }
}

impl LadderArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        let own = self.own_rules()?;
        let asked = match (&own, &self.rules) {
            (None, Some(name)) => Some(ladder_named(name)?),
            (own, _) => own.as_ref(),
        };
        // Checked before many files are read.
        let form = self.out.as_deref().map(|out| self.form(out)).transpose()?;
        let details = result_lists::read_event_details(self.event_details.as_deref())?;
        let mut lists = result_lists::read_result_lists(self.files.iter().map(PathBuf::as_path), asked)?;
        let ladder = match asked {
            Some(ladder) => ladder,
            None if lists.season.ladder.is_empty() => return Err(CommandError::NoLadder),
            None => ladder_named(&lists.season.ladder)?,
        };
        let decisions = self.decisions(&lists.season.decisions)?;
        lists.idle = details.apply(&mut lists.season, &decisions);
        result_lists::accredit_events(&mut lists.season, &self.accredit)?;
        let roster = Roster::new(&lists.season, &decisions);
        let ties = self.ties.map(|ties| match ties {
            TiesOption::Mean => TiePoints::Mean,
            TiesOption::Better => TiePoints::Better,
            TiesOption::Listed => TiePoints::Listed,
        });
        let kept = lists.season.choices;
        let choices =
            LadderChoices { year: self.year.or(kept.year), date: self.on.or(kept.date), ties: ties.or(kept.ties) };
        // With --each-year, problems of all years are printed.
        let choices = if self.each_year { LadderChoices { year: None, date: None, ..choices } } else { choices };
        let compiled = CompiledLadder::new(ladder, &lists.season, &roster, choices);
        let table = compiled.chosen_table();
        let before = compiled.comparison_table(self.since);
        if self.each_year {
            let years = each_year::year_winners(ladder, &lists.season, &roster, choices);
            if self.json {
                output.json(&years)?;
            } else {
                for line in each_year::winner_lines(ladder, years) {
                    output.line(line)?;
                }
            }
        } else if let Some(name) = &self.explain {
            let at = find_row(&compiled, &table, name)?;
            for line in ladder_explanation(&compiled, &table, at) {
                output.line(line)?;
            }
        } else if self.json {
            output.json(&json_output::printed(&compiled, &table, before.as_ref(), &lists.idle))?;
        } else if self.out.is_none() {
            for line in ladder_text(&compiled, &table, &compiled.title(Language::English), before.as_ref()) {
                output.line(line)?;
            }
        }
        if let Some((out, form)) = self.out.as_deref().zip(form) {
            let created = Some(jiff::Zoned::now().datetime());
            let scores = if self.values { ScoreCells::Values } else { ScoreCells::Formulas };
            let options = ExportOptions { paper: self.paper.into(), created, scores, ..ExportOptions::default() };
            let bytes = publish::ladder_file(&compiled, &table, before.as_ref(), form, &options)?;
            store::replace_file(out, &bytes)?;
            output.message(format_args!("Written to {}.", out.display()));
        }
        let wrong = report_findings(&compiled, &lists, self.json, output);
        Ok(CommandOutcome::problems_if(wrong))
    }

    /// The ladder from a file, where --rules names a file.
    fn own_rules(&self) -> Result<Option<LadderRules>, CommandError> {
        let Some(rules) = &self.rules else { return Ok(None) };
        let path = Path::new(rules);
        if !output_path::has_extension(path, "toml") {
            return Ok(None);
        }
        let text = result_lists::read_text(path)?;
        LadderRules::parse(&text).map(Some).map_err(|error| file_error(path, &error))
    }

    /// The decisions on identities: those of the file, of the command line, and of the books. Those of the command line
    /// are saved in the file.
    fn decisions(&self, of_books: &IdentityDecisions) -> Result<IdentityDecisions, CommandError> {
        let path = self.people.as_deref();
        let mut decisions = result_lists::read_decisions(path)?;
        let pairs = |verdict, pairs: &[(String, String)], decisions: &mut IdentityDecisions| {
            for (one, other) in pairs {
                decisions.decide(verdict, parse_listed_name(one), parse_listed_name(other));
            }
        };
        pairs(IdentityVerdict::Same, &self.same, &mut decisions);
        pairs(IdentityVerdict::Different, &self.different, &mut decisions);
        if let Some(path) = path.filter(|_| !self.same.is_empty() || !self.different.is_empty()) {
            let json = output_path::has_extension(path, "json");
            let text = if json { decisions.to_json() } else { decisions.to_toml() };
            let text = text.map_err(|error| file_error(path, &error))?;
            store::replace_file(path, text.as_bytes())?;
        }
        decisions.add_missing(of_books);
        Ok(decisions)
    }

    /// The format of the result; `None` for text. Refuses a path that is one of the inputs.
    fn form(&self, out: &Path) -> Result<Option<OutputFormat>, CommandError> {
        let read = self.files.iter().chain(&self.event_details).chain(&self.people).map(PathBuf::as_path);
        Ok(output_path::check_ladder_path(out, read)?)
    }
}

/// Parses a name in a decision: “John Smith (NZ)” is John Smith of NZ, “John Smith @ Waikato” is the one in the list of
/// Waikato.
fn parse_listed_name(text: &str) -> ListedName {
    if let Some((who, event)) = text.split_once('@').map(|(who, event)| (who.trim(), event.trim()))
        && !who.is_empty()
    {
        return ListedName { event: Some(event.to_owned()), ..parse_listed_name(who) };
    }
    match text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        Some((name, region)) if !name.trim().is_empty() => {
            ListedName { region: Some(region.trim().to_owned()), ..ListedName::from(name.trim()) }
        }
        _ => ListedName::from(text),
    }
}

fn ladder_named(name: &str) -> Result<&'static LadderRules, CommandError> {
    let ladders = LadderLibrary::shipped();
    ladders.find(name).ok_or_else(|| {
        let known: Vec<&str> = ladders.all().iter().map(LadderRules::name).collect();
        unknown_name("ladder", name, &known)
    })
}

fn find_row(compiled: &CompiledLadder<'_>, table: &LadderTable, name: &str) -> Result<usize, CommandError> {
    let wanted = fold_name(name);
    table.rows.iter().position(|row| fold_name(compiled.roster.name(row.person)) == wanted).ok_or_else(|| {
        let known: Vec<&str> = table.rows.iter().map(|row| compiled.roster.name(row.person)).collect();
        unknown_name("player in this table", name, &known)
    })
}

/// Prints each problem of the lists in one line: the errors first, then the remarks. Many of one kind are one line with
/// the first names.
fn report_problems(compiled: &CompiledLadder<'_>, output: &mut CommandOutput) {
    for group in problems_by_kind(&compiled.problems) {
        let Some(first) = group.members.first().map(|at| &compiled.problems[*at]) else { continue };
        let kind = match first.severity {
            Severity::Error => "",
            Severity::Remark => "Remark: ",
        };
        if let Some(summary) = &group.summary {
            let names = group.names(&compiled.problems);
            output.message(format_args!("Lists: {kind}{summary}: {names}. {}", first.cure));
        } else {
            let place = first.location(compiled.results_year);
            output.message(format_args!("{place}: {kind}{}. {}", first.what, first.cure));
        }
    }
}

/// Prints problems and open questions on standard error. Returns whether there are any.
fn report_findings(compiled: &CompiledLadder<'_>, lists: &LadderInput, json: bool, output: &mut CommandOutput) -> bool {
    let roster = compiled.roster;
    for (place, what) in &lists.remarks {
        output.message(format_args!("{place}: Remark: {what}"));
    }
    for what in lists.idle.iter().chain(roster.contradictions()) {
        output.message(what);
    }
    if !json {
        report_problems(compiled, output);
        if compiled.undecided_events().next().is_some() {
            output.message(
                "Use --accredit NAME for each event that is accredited, or --accredit all. An event without a date counts \
                 if it is accredited so. The file of --event-details can give the date, or say accredited = false.",
            );
        }
        if compiled.events.iter().any(|event| event.exclusion == Some(EventExclusion::NoBoards)) {
            output.message("The file of --event-details can give the number of boards.");
        }
        let asked = compiled.undecided_pairs().count();
        if asked > 0 {
            let pairs = if asked == 1 { "1 pair" } else { &format!("{asked} pairs") };
            output.message(format_args!(
                "The identities of {pairs} are not decided. Until then, each pair counts as two persons. Use --same or \
                 --different, or the file of --people:"
            ));
        }
        for pair in compiled.undecided_pairs() {
            let (one, other) = (
                roster.listed_name(pair.one, compiled.results_year),
                roster.listed_name(pair.other, compiled.results_year),
            );
            let percent = crate::figures::format_rounded(pair.chance * 100.0, 0);
            output.message(format_args!("  \"{one}={other}\"  {percent} %: {}", pair.why));
        }
    }
    let wrong = compiled.problems.iter().any(|problem| problem.severity == Severity::Error);
    wrong
        || compiled.undecided_pairs().next().is_some()
        || !roster.contradictions().is_empty()
        || !lists.idle.is_empty()
}
