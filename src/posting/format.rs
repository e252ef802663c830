//! The formats of the files of a posting, with their names.

use crate::languages::window_sentences::posting as texts;

/// A format of the files of a posting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PostingFormat {
    #[default]
    Pdf,
    /// A picture of each page.
    Picture,
    /// One workbook with a sheet for each notice.
    Workbook,
    /// One web page with all notices.
    WebPage,
    Markdown,
    BbCode,
    PlainText,
    /// A table of each notice, for other programs.
    Csv,
    /// A table of each notice for Excel where numbers have a decimal comma.
    CsvForExcel,
    /// The whole event, for other programs.
    Json,
    /// The classification and the boards, as the federation asks for them.
    Federation,
}

impl PostingFormat {
    pub const ALL: [PostingFormat; 11] = [
        PostingFormat::Pdf,
        PostingFormat::Picture,
        PostingFormat::Workbook,
        PostingFormat::WebPage,
        PostingFormat::Markdown,
        PostingFormat::BbCode,
        PostingFormat::PlainText,
        PostingFormat::Csv,
        PostingFormat::CsvForExcel,
        PostingFormat::Json,
        PostingFormat::Federation,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        self.words().name
    }

    /// What it is, in a few words, in the language of the window.
    pub fn help(self) -> &'static str {
        match self {
            PostingFormat::Pdf => texts::format_pdf(),
            PostingFormat::Picture => texts::format_pictures(),
            PostingFormat::Workbook => texts::format_workbook(),
            PostingFormat::WebPage => texts::format_web_page(),
            PostingFormat::Markdown => texts::format_markdown(),
            PostingFormat::BbCode => texts::format_bbcode(),
            PostingFormat::PlainText => texts::format_plain_text(),
            PostingFormat::Csv => texts::format_csv(),
            PostingFormat::CsvForExcel => texts::format_csv_for_excel(),
            PostingFormat::Json => texts::format_json(),
            PostingFormat::Federation => texts::format_federation(),
        }
    }

    /// Whether its files show the whole event, whatever notices are chosen.
    pub const fn is_of_event(self) -> bool {
        matches!(self, PostingFormat::Json | PostingFormat::Federation)
    }

    /// What follows the name of a notice in the name of its file.
    pub(super) const fn ending(self) -> &'static str {
        self.words().ending
    }

    const fn words(self) -> FormatWords {
        match self {
            PostingFormat::Pdf => FormatWords::new("pdf", ".pdf"),
            PostingFormat::Picture => FormatWords::new("png", ".png"),
            PostingFormat::Workbook => FormatWords::new("xlsx", ".xlsx"),
            PostingFormat::WebPage => FormatWords::new("html", ".html"),
            PostingFormat::Markdown => FormatWords::new("md", ".md"),
            PostingFormat::BbCode => FormatWords::new("bbcode", ".bbcode.txt"),
            PostingFormat::PlainText => FormatWords::new("txt", ".txt"),
            PostingFormat::Csv => FormatWords::new("csv", ".csv"),
            PostingFormat::CsvForExcel => FormatWords::new("excel-csv", ".excel.csv"),
            PostingFormat::Json => FormatWords::new("json", ".json"),
            PostingFormat::Federation => FormatWords::new("federation", ".csv"),
        }
    }
}

/// The words of a format that are the same in every language.
struct FormatWords {
    name: &'static str,
    /// What follows the name of a notice in the name of its file.
    ending: &'static str,
}

impl FormatWords {
    const fn new(name: &'static str, ending: &'static str) -> FormatWords {
        FormatWords { name, ending }
    }
}
