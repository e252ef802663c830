//! The formats of the files of a posting, with their names.

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

    /// What it is, in a few words.
    pub const fn help(self) -> &'static str {
        self.words().help
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
            PostingFormat::Pdf => FormatWords::new("pdf", "Print-ready pages", ".pdf"),
            PostingFormat::Picture => FormatWords::new("png", "A picture of each page", ".png"),
            PostingFormat::Workbook => FormatWords::new("xlsx", "One workbook with a sheet for each notice", ".xlsx"),
            PostingFormat::WebPage => FormatWords::new("html", "One web page with all notices", ".html"),
            PostingFormat::Markdown => FormatWords::new("md", "Markdown for a forum", ".md"),
            PostingFormat::BbCode => FormatWords::new("bbcode", "BBCode for a forum", ".bbcode.txt"),
            PostingFormat::PlainText => FormatWords::new("txt", "Plain text for a mail", ".txt"),
            PostingFormat::Csv => FormatWords::new("csv", "A table of each notice for other programs", ".csv"),
            PostingFormat::CsvForExcel => FormatWords::new(
                "excel-csv",
                "A table of each notice for Excel, with the decimal sign of this computer",
                ".excel.csv",
            ),
            PostingFormat::Json => FormatWords::new("json", "The whole event for other programs", ".json"),
            PostingFormat::Federation => FormatWords::new(
                "federation",
                "The classification and the boards for the federation’s database",
                ".csv",
            ),
        }
    }
}

/// The words of a format.
struct FormatWords {
    name: &'static str,
    help: &'static str,
    /// What follows the name of a notice in the name of its file.
    ending: &'static str,
}

impl FormatWords {
    const fn new(name: &'static str, help: &'static str, ending: &'static str) -> FormatWords {
        FormatWords { name, help, ending }
    }
}
