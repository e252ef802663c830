//! `topboard score FILE`: prints the scores of every board, and the standings.

use std::path::PathBuf;

use clap::Args;

use super::check::{has_errors, print_problems};
use super::error::CommandError;
use super::input_file;
use super::input_file::InputFile;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions, json_output, standings_options};
use crate::engine::Engine;
use crate::languages::{Language, NoticeLanguages};
use crate::notices::{NoticeSection, StandingsOptions, board_section, standings_notice};
use crate::publish::shown_columns::LayoutColumn;
use crate::publish::text::{TextMarks, lines_below, section_table};

#[derive(Debug, Args)]
pub(super) struct ScoreArgs {
    /// A book, or results to import
    file: PathBuf,
    #[command(flatten)]
    rules: RuleOptions,
    #[command(flatten)]
    table: standings_options::TableOptions,
    /// Write JSON, with unrounded numbers
    #[arg(long)]
    json: bool,
}

impl ScoreArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        let mut input = input_file::read_input(&self.file, &self.rules)?;
        let (options, withheld) = self.table.choose(&mut input)?;
        if self.json {
            output.json(&json_output::scores_json(&input, &options))?;
        } else {
            input.report_rules(output);
            print(&input, &options, output)?;
            if let Some(withheld) = withheld.filter(|withheld| !withheld.is_empty()) {
                output.message(withheld);
            }
            print_problems(&input.problems_with_import(), |line| {
                output.message(line);
                Ok(())
            })?;
        }
        Ok(CommandOutcome::problems_if(has_errors(&input.problems_with_import())))
    }
}

fn print(input: &InputFile, options: &StandingsOptions, output: &mut CommandOutput) -> Result<(), CommandError> {
    let engine = &input.engine;
    for section in engine.book().boards_by_number().filter_map(|(at, _)| board_section(engine, at, Language::English)) {
        output.line(&section.title)?;
        print_section(&section, output)?;
        output.line("")?;
    }
    print_standings(engine, options, output)?;
    print_difference_summary(engine, output)
}

/// The number of printed figures that differ, and the totals of rounded scores in one line. `topboard check` lists the
/// figures.
fn print_difference_summary(engine: &Engine, output: &mut CommandOutput) -> Result<(), CommandError> {
    let compared = engine.printed_comparison();
    if !compared.is_exact() {
        output.line("")?;
    }
    match compared.differences.len() {
        0 => {}
        1 => output.line("1 printed figure differs from the computed one; `topboard check` shows it.")?,
        many => output
            .line(format_args!("{many} printed figures differ from the computed ones; `topboard check` lists them."))?,
    }
    compared.rounded_totals.map_or(Ok(()), |rounded| output.line(format_args!("{rounded}.")))
}

fn print_section(section: &NoticeSection, output: &mut CommandOutput) -> Result<(), CommandError> {
    let table = section_table(section, &LayoutColumn::all(section), TextMarks::Signs, NoticeLanguages::default());
    table.lines().try_for_each(|line| output.line(line))
}

/// The table as it is posted, with its legend and the sentences below it.
pub(super) fn print_standings(
    engine: &Engine,
    options: &StandingsOptions,
    output: &mut CommandOutput,
) -> Result<(), CommandError> {
    let notice = standings_notice(engine, options, None).notice;
    output.line(format_args!("{} by {}", notice.title, engine.rules().name))?;
    if *options != StandingsOptions::default() {
        output.line(format_args!("{}.", notice.subtitle))?;
    }
    for section in &notice.sections {
        if !section.title.is_empty() {
            output.line(format_args!("\n{}", section.title))?;
        }
        print_section(section, output)?;
    }
    let below = lines_below(&notice);
    if !below.is_empty() {
        output.line("")?;
    }
    below.into_iter().try_for_each(|line| output.line(line))
}
