//! `topboard post FILE --out DIR`: writes the notices that are due, or those that `--what` names, as print-ready pages.
//!
//! Everything is made from what may be posted now. A line on standard output names each file.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::check::{has_errors, print_problems};
use super::error::CommandError;
use super::export::PaperArg;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions, input_file};
use crate::book::RoundIx;
use crate::engine::Engine;
use crate::notices::{DueNotice, NoticeKind, due_notices, held_back_rounds, held_back_sentence, nothing_due_sentence};
use crate::publish::{self, PageSetup, TextSize};
use crate::standings::StandingsScope;
use crate::store::{self, SaveError};

#[derive(Debug, Args)]
pub(super) struct PostArgs {
    /// A book, or results to import
    file: PathBuf,
    /// The folder for the files. It is made if it does not exist; files of the same names are replaced
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The notices, separated by commas. Default: what is due now
    #[arg(long, value_enum, value_delimiter = ',', ignore_case = true, value_name = "NOTICES")]
    what: Vec<WhatArg>,
    /// The round of the boards, the call and the list of those who sit out, by its number or its name. Default: the newest
    /// for which there is something to post
    #[arg(long, value_name = "ROUND")]
    round: Option<String>,
    /// The paper
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    paper: PaperArg,
    /// How large the text is: “poster” for the wall, “list” for a clipboard
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    size: SizeArg,
    #[command(flatten)]
    rules: RuleOptions,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum WhatArg {
    /// The standings
    Standings,
    /// The boards of a round, with counts and scores
    Boards,
    /// Who sits where, by board
    BoardCall,
    /// Who sits where, by the players' names
    Players,
    /// Who sits the round out
    SittingOut,
}

impl From<WhatArg> for NoticeKind {
    fn from(what: WhatArg) -> Self {
        match what {
            WhatArg::Standings => NoticeKind::Standings,
            WhatArg::Boards => NoticeKind::Boards,
            WhatArg::BoardCall => NoticeKind::BoardCall,
            WhatArg::Players => NoticeKind::Players,
            WhatArg::SittingOut => NoticeKind::SittingOut,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum SizeArg {
    #[default]
    Poster,
    List,
}

impl From<SizeArg> for TextSize {
    fn from(size: SizeArg) -> Self {
        match size {
            SizeArg::Poster => TextSize::Poster,
            SizeArg::List => TextSize::List,
        }
    }
}

impl PostArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        let mut input = input_file::read_input(&self.file, &self.rules)?;
        input.report_rules(output);
        let due = due_notices(&input.engine);
        let held_back = held_back_sentence(&held_back_rounds(&input.engine, StandingsScope::default()), &input.engine);
        let withheld = input.keep_what_may_be_posted();
        let problems = input.problems_with_import();
        let engine = &input.engine;
        let round = self.round.as_deref().map(|text| find_round(engine, text)).transpose()?;
        if round.is_some() && self.what.contains(&WhatArg::Standings) {
            return Err(CommandError::StandingsOfRound);
        }
        let wanted = self.notices(engine, round, &due);
        match (&wanted[..], round) {
            ([], Some(round)) => {
                let title = engine.book().round(round).map(crate::book::Round::title).unwrap_or_default();
                output.message(format_args!("There is nothing to post for {title}."));
            }
            ([], None) => output.message(nothing_due_sentence(&due)),
            _ => {}
        }
        let setup = PageSetup {
            paper: self.paper.into(),
            size: self.size.into(),
            event: engine.book().event.name.clone(),
            posted_at: jiff::Zoned::now().strftime("%-d %B %Y, %H:%M").to_string(),
        };
        let mut is_empty = wanted.is_empty();
        for wanted in wanted {
            let Some(notice) = wanted.notice(engine, held_back.as_deref()) else {
                output.message(format_args!("There is nothing to post as “{}”.", wanted.kind.name()));
                is_empty = true;
                continue;
            };
            let printed = publish::write_pdf(&[notice], &setup)?;
            let path = self.out.join(file_name(engine, wanted));
            write_file(&self.out, &path, &printed.bytes)?;
            output.line(format_args!("{} ({})", path.display(), printed.pages_text()))?;
            if let Some(sentence) = printed.missing_sentence() {
                output.message(format_args!("{}: {sentence}", path.display()));
            }
        }
        if !withheld.is_empty() {
            output.message(&withheld);
        }
        print_problems(&problems, |line| {
            output.message(line);
            Ok(())
        })?;
        Ok(CommandOutcome::problems_if(is_empty || has_errors(&problems)))
    }

    /// The notices that are asked for, or those that are due.
    fn notices(&self, engine: &Engine, round: Option<RoundIx>, due: &[DueNotice]) -> Vec<DueNotice> {
        if self.what.is_empty() && round.is_none() {
            return due.iter().copied().filter(|due| due.notice(engine, None).is_some()).collect();
        }
        let kinds: Vec<NoticeKind> = match &self.what[..] {
            [] => NoticeKind::ALL.into_iter().filter(|kind| kind.is_of_round()).collect(),
            what => what.iter().copied().map(NoticeKind::from).collect(),
        };
        let of_kind = |kind: NoticeKind| {
            let newest = || engine.round_numbers().in_order().iter().rev().map(|(_, at)| *at);
            let has_notice = |at: &RoundIx| DueNotice { kind, round: *at }.notice(engine, None).is_some();
            let at = round.or_else(|| newest().find(has_notice)).unwrap_or_default();
            DueNotice { kind, round: at }
        };
        let asked = kinds.into_iter().map(of_kind);
        // Without --what, a round has only what there is of it.
        asked.filter(|wanted| !self.what.is_empty() || wanted.notice(engine, None).is_some()).collect()
    }
}

fn find_round(engine: &Engine, text: &str) -> Result<RoundIx, CommandError> {
    let titles: Vec<String> = engine.book().rounds.iter().map(crate::book::Round::title).collect();
    let known: Vec<&str> = titles.iter().map(String::as_str).collect();
    engine.book().find_round(text).ok_or_else(|| input_file::unknown_name("round", text, &known))
}

/// “boards-round-3.pdf”.
fn file_name(engine: &Engine, wanted: DueNotice) -> String {
    let name = wanted.kind.name();
    if wanted.kind.is_of_round() {
        format!("{name}-round-{}.pdf", engine.round_numbers().number(wanted.round))
    } else {
        format!("{name}.pdf")
    }
}

fn write_file(folder: &Path, path: &Path, bytes: &[u8]) -> Result<(), CommandError> {
    let write = || -> std::io::Result<()> {
        std::fs::create_dir_all(folder)?;
        store::replace_file(path, bytes)
    };
    write().map_err(|cause| SaveError::from_io(path, cause).into())
}
