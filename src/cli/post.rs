//! `topboard post FILE --out DIR`: writes the notices that are due, or those that `--what` names, as files in a folder.
//! Everything is made from what may be posted now, and the posting is recorded in the book, as one from the window is.

use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use super::check::{has_errors, print_problems};
use super::error::CommandError;
use super::export::PaperArg;
use super::output::CommandOutput;
use super::record_posting::{posting_snapshot, record_posting};
use super::{CommandOutcome, RuleOptions, input_file};
use crate::book::RoundIx;
use crate::decimal_sign::DecimalSign;
use crate::engine::Engine;
use crate::languages::NoticeLanguages;
use crate::notices::{DueNotice, Notice, NoticeKind, PostedEvent, nothing_due_sentence};
use crate::posting::{
    ChosenNotice, Posting, PostingFormat, newer_posting, note_posting, rounds_with_notes, shown_rounds,
};
use crate::printer::print_files;
use crate::publish::{PageSetup, TextSize};

#[derive(Debug, Args)]
pub(super) struct PostArgs {
    /// A book, or results to import
    file: PathBuf,
    /// The folder for the files. It is made if it does not exist. Only files that Topboard wrote are replaced
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The notices, separated by commas. Default: what is due now
    #[arg(long, value_enum, value_delimiter = ',', ignore_case = true, value_name = "NOTICES")]
    what: Vec<NoticeKind>,
    /// The round of notices that are about one round, by its number or its name. Default: the newest for which there is
    /// something to post
    #[arg(long, value_name = "ROUND")]
    round: Option<String>,
    /// The formats of the files, separated by commas
    #[arg(long, value_enum, value_delimiter = ',', ignore_case = true, value_name = "FORMATS", default_value = "pdf")]
    format: Vec<PostingFormat>,
    /// The paper
    #[arg(long, value_enum, ignore_case = true, default_value_t)]
    paper: PaperArg,
    /// How large the text is: “poster” for the wall, “list” for a clipboard. Default: as each notice is used
    #[arg(long, value_enum, ignore_case = true)]
    size: Option<SizeArg>,
    /// The decimal sign of the tables for Excel. Default: as this computer writes numbers (`LC_ALL`, `LC_NUMERIC` or `LANG`), and
    /// a comma where it does not say
    #[arg(long, value_enum, ignore_case = true, value_name = "SIGN")]
    decimals: Option<SignArg>,
    /// The language of the notices, or two for a hall where players speak two: “de”, “it,en”. Default: as the event says
    #[arg(long, value_name = "LANGUAGES")]
    language: Option<NoticeLanguages>,
    /// Print the notes at seats and boards below their boards. Notes about players are never posted
    #[arg(long)]
    with_notes: bool,
    /// Send the pages to the printer too. Where no printer takes them, they are opened
    #[arg(long)]
    print: bool,
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

/// The names of [`PostingFormat`] are the values of `--format`.
impl ValueEnum for PostingFormat {
    fn value_variants<'a>() -> &'a [Self] {
        &PostingFormat::ALL
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

#[derive(Clone, Copy, Debug, ValueEnum)]
enum SignArg {
    Comma,
    Point,
}

impl From<SignArg> for DecimalSign {
    fn from(sign: SignArg) -> Self {
        match sign {
            SignArg::Comma => DecimalSign::Comma,
            SignArg::Point => DecimalSign::Point,
        }
    }
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
    /// The event as it is posted, with what the options choose.
    fn posted_event(&self, whole: &Engine) -> PostedEvent {
        let mut event = PostedEvent::new(whole);
        event.print_notes(self.with_notes);
        event.choose_languages(self.language.unwrap_or(event.languages()));
        event
    }

    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        let mut input = input_file::read_input(&self.file, &self.rules)?;
        input.report_rules(output);
        input.check_held_back_rounds()?;
        let mut event = self.posted_event(&input.engine);
        let changes = event.tell_changes_since(input.book_at_last_posting());
        let mut formats: Vec<PostingFormat> = self.format.iter().copied().fold(Vec::new(), with_new);
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
        let mut chosen = Vec::new();
        for (wanted, notices) in wanted {
            if notices.is_empty() {
                output.message(format_args!("There is nothing to post as “{}”.", wanted.kind.name()));
                is_empty = true;
                continue;
            }
            let size = self.size.map_or_else(|| TextSize::usual(wanted.kind), TextSize::from);
            let setup =
                PageSetup::of_event(&engine.book().event, event.languages().first, self.paper.into(), size, &now);
            chosen.push(ChosenNotice::new(&event, wanted, notices, setup));
        }
        if self.print && !formats.contains(&PostingFormat::Pdf) {
            formats.insert(0, PostingFormat::Pdf);
        }
        let decimal_sign = self.decimals.map_or_else(DecimalSign::of_system, DecimalSign::from);
        let is_book = input.import.is_none();
        let sources = std::slice::from_ref(&self.file);
        // Results that are imported keep no record of their postings.
        let newer = newer_posting(&self.out, input.engine.book(), sources, &[]).filter(|_| is_book);
        let posting = Posting {
            event: &event,
            whole: &input.engine,
            chosen: &chosen,
            formats: &formats,
            sources,
            earlier_files: &[],
            decimal_sign,
            // The folder gets the time when the book has its record.
            posted_at: None,
        };
        let written = posting.write(&self.out, &mut |_| ControlFlow::Continue(()))?;
        for (path, pages) in &written.files {
            match pages {
                Some(pages) => output.line(format_args!("{} ({pages})", path.display()))?,
                None => output.line(path.display())?,
            }
        }
        if let Some(told) = newer.filter(|_| !written.files.is_empty()) {
            output.message(format_args!(
                "{told} They were replaced all the same. Post from the newest copy of the book."
            ));
        }
        for remark in &written.remarks {
            output.message(remark);
        }
        if self.print {
            for sentence in print_files(&written.printable) {
                output.message(sentence);
            }
        }
        if is_book {
            let posting = posting_snapshot(&input.engine)
                .of_rounds(&input.engine, &shown_rounds(&event, &chosen, &formats))
                .with_notes(&input.engine, &rounds_with_notes(&event, &chosen));
            if !posting.is_empty() {
                let time = posting.time().to_owned();
                let posting = (posting, &changes);
                if record_posting(&self.file, &self.rules, posting, input.engine.book(), output)
                    && !written.files.is_empty()
                    && let Err(error) = note_posting(&self.out, &time)
                {
                    output.message(error);
                }
            }
        }
        let withheld = event.withheld();
        if !withheld.is_empty() {
            output.message(withheld);
        }
        print_problems(&problems, |line| {
            output.message(line);
            Ok(())
        })?;
        Ok(CommandOutcome::problems_if(is_empty || written.files.is_empty() || has_errors(&problems)))
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
            let kinds = self.what.iter().copied().fold(Vec::new(), with_new);
            return kinds.into_iter().map(|kind| event.newest(kind, round)).collect();
        }
        if round.is_none() {
            return event.due_notices();
        }
        // Without --what, a round has only what there is of it.
        let of_round = DueNotice::OF_ROUND.into_iter().map(|kind| event.newest(kind, round));
        of_round.filter(|(_, notices)| !notices.is_empty()).collect()
    }
}

/// Adds a value that is not there yet. A value that is given twice is meant once.
fn with_new<T: PartialEq>(mut values: Vec<T>, value: T) -> Vec<T> {
    if !values.contains(&value) {
        values.push(value);
    }
    values
}

fn find_round(engine: &Engine, text: &str) -> Result<RoundIx, CommandError> {
    let titles: Vec<String> = engine.book().rounds.iter().map(crate::book::Round::title).collect();
    let known: Vec<&str> = titles.iter().map(String::as_str).collect();
    engine.book().find_round(text).ok_or_else(|| input_file::unknown_name("round", text, &known))
}
