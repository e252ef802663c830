//! `topboard post FILE --out DIR`: writes the notices that are due, or those that `--what` names, as print-ready pages.
//!
//! Everything is made from what may be posted now. A line on standard output names each file.

use std::path::{Path, PathBuf};

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use super::check::{has_errors, print_problems};
use super::error::CommandError;
use super::export::PaperArg;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions, input_file};
use crate::book::RoundIx;
use crate::engine::Engine;
use crate::figures::join_with_and;
use crate::notices::{DueNotice, Notice, NoticeKind, PostedEvent, nothing_due_sentence};
use crate::publish::{self, PageSetup, TextSize};
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
    what: Vec<NoticeKind>,
    /// The round of notices that are about one round, by its number or its name. Default: the newest for which there is
    /// something to post
    #[arg(long, value_name = "ROUND")]
    round: Option<String>,
    /// The paper
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    paper: PaperArg,
    /// How large the text is: “poster” for the wall, “list” for a clipboard. Default: as each notice is used
    #[arg(long, value_enum, ignore_case = true)]
    size: Option<SizeArg>,
    #[command(flatten)]
    rules: RuleOptions,
}

/// The names of [`NoticeKind`] are the values of `--what`.
impl ValueEnum for NoticeKind {
    fn value_variants<'a>() -> &'a [Self] {
        &NoticeKind::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()).help(self.help()))
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum SizeArg {
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
        let event = PostedEvent::new(&input.engine);
        input.keep_posted_problems(event.view());
        let problems = input.problems_with_import();
        let engine = event.view().engine();
        let round = self.round.as_deref().map(|text| find_round(engine, text)).transpose()?;
        if round.is_some() {
            self.check_kinds_of_round()?;
        }
        let wanted = self.notices(&event, round);
        match (&wanted[..], round) {
            ([], Some(round)) => {
                let title = engine.book().round(round).map(crate::book::Round::title).unwrap_or_default();
                output.message(format_args!("There is nothing to post for {title}."));
            }
            ([], None) => output.message(nothing_due_sentence(event.due())),
            _ => {}
        }
        let now = jiff::Zoned::now();
        let mut is_empty = wanted.is_empty();
        let mut written = Vec::new();
        for (wanted, notices) in wanted {
            if notices.is_empty() {
                output.message(format_args!("There is nothing to post as “{}”.", wanted.kind.name()));
                is_empty = true;
                continue;
            }
            let size = self.size.map_or_else(|| TextSize::usual(wanted.kind), TextSize::from);
            let setup = PageSetup::of_event(&engine.book().event, self.paper.into(), size, &now);
            let printed = publish::write_pdf(&notices, &setup)?;
            let path = self.out.join(file_name(engine, wanted));
            write_file(&self.out, &path, &printed.bytes)?;
            output.line(format_args!("{} ({})", path.display(), printed.pages_text()))?;
            if let Some(sentence) = printed.missing_sentence() {
                output.message(format_args!("{}: {sentence}", path.display()));
            }
            if wanted.kind.is_for_director() {
                output.message(format_args!("{}: this is for the director. Do not post it.", path.display()));
            }
            written.push(path);
        }
        if let Some(sentence) = older_files_sentence(&self.out, &written) {
            output.message(sentence);
        }
        let withheld = event.view().withheld();
        if !withheld.is_empty() {
            output.message(withheld);
        }
        print_problems(&problems, |line| {
            output.message(line);
            Ok(())
        })?;
        Ok(CommandOutcome::problems_if(is_empty || has_errors(&problems)))
    }

    /// Whether a round can be chosen for every notice.
    fn check_kinds_of_round(&self) -> Result<(), CommandError> {
        match self.what.iter().find(|kind| !kind.is_of_round()) {
            None => Ok(()),
            Some(NoticeKind::Standings) => Err(CommandError::StandingsOfRound),
            Some(kind) => Err(CommandError::NoticeOfNoRound(kind.name())),
        }
    }

    /// The notices that are asked for, or those that are due, each with its pages.
    fn notices(&self, event: &PostedEvent, round: Option<RoundIx>) -> Vec<(DueNotice, Vec<Notice>)> {
        if !self.what.is_empty() {
            return self.what.iter().map(|kind| event.newest(*kind, round)).collect();
        }
        if round.is_none() {
            return event.due_notices();
        }
        // Without --what, a round has only what there is of it.
        let of_round = DueNotice::OF_ROUND.into_iter().map(|kind| event.newest(kind, round));
        of_round.filter(|(_, notices)| !notices.is_empty()).collect()
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
        return format!("{name}-round-{}.pdf", engine.round_numbers().number(wanted.round));
    }
    let name = PathBuf::from(format!("{name}.pdf"));
    let name = if wanted.kind.is_for_director() { publish::director_path(&name) } else { name };
    name.display().to_string()
}

/// Whether a file has a name that this command gives.
fn is_of_a_posting(name: &str) -> bool {
    let Some(stem) = name.strip_suffix(".pdf") else { return false };
    NoticeKind::ALL.into_iter().any(|kind| {
        let rest = stem.strip_prefix(kind.name());
        let round = rest.and_then(|rest| rest.strip_prefix("-round-")).filter(|_| kind.is_of_round());
        rest == Some("") || round.is_some_and(|number| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()))
    })
}

/// The sentence about files of an earlier posting that are still in the folder. Somebody may print the whole folder.
fn older_files_sentence(folder: &Path, written: &[PathBuf]) -> Option<String> {
    let files = std::fs::read_dir(folder).ok()?.filter_map(Result::ok).map(|entry| entry.path());
    let name = |path: &PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
    let mut older: Vec<String> = files
        .filter(|path| !written.contains(path))
        .filter_map(|path| name(&path))
        .filter(|it| is_of_a_posting(it))
        .collect();
    older.sort();
    let (is, it) = if older.len() == 1 { ("is", "it") } else { ("are", "them") };
    (!older.is_empty() && !written.is_empty()).then(|| {
        format!("Of an earlier posting {} {is} still in the folder. Do not hang {it} up again.", join_with_and(&older))
    })
}

fn write_file(folder: &Path, path: &Path, bytes: &[u8]) -> Result<(), CommandError> {
    let write = || -> std::io::Result<()> {
        std::fs::create_dir_all(folder)?;
        store::replace_file(path, bytes)
    };
    write().map_err(|cause| SaveError::from_io(path, cause).into())
}
