//! `topboard manual`: prints the pages of the manual.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};

use super::CommandOutcome;
use super::error::CommandError;
use super::input_file::unknown_name;
use super::output::CommandOutput;
use crate::languages::Language;
use crate::manual::{PAGES, page_named};

#[derive(Debug, Args)]
pub(super) struct ManualArgs {
    /// The page. Without it, the list of the pages
    page: Option<String>,
    /// The language of the titles and of the page. A page that is not translated is in English
    #[arg(long, value_name = "LANGUAGE", default_value = "en",
          value_parser = PossibleValuesParser::new(Language::OF_WINDOW.map(Language::tag))
              .map(|tag| Language::of_tag(&tag).unwrap_or_default()))]
    language: Language,
}

impl ManualArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        if let Some(name) = self.page {
            let names: Vec<&str> = PAGES.iter().map(|page| page.name).collect();
            let page = page_named(&name).ok_or_else(|| unknown_name("page of the manual", &name, &names))?;
            output.file_text(&page.text_without_pictures(self.language))?;
        } else {
            let width = PAGES.iter().map(|page| page.name.len()).max().unwrap_or_default();
            for page in PAGES {
                output.line(format_args!("{:width$}  {}", page.name, page.title_in(self.language)))?;
            }
        }
        Ok(CommandOutcome::Done)
    }
}
