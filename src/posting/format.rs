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
        self.words().0
    }

    /// What it is, in a few words.
    pub const fn help(self) -> &'static str {
        self.words().1
    }

    /// Whether its files show the whole event, whatever notices are chosen.
    pub const fn is_of_event(self) -> bool {
        matches!(self, PostingFormat::Json | PostingFormat::Federation)
    }

    /// What follows the name of a notice in the name of its file.
    pub(super) const fn ending(self) -> &'static str {
        self.words().2
    }

    const fn words(self) -> (&'static str, &'static str, &'static str) {
        match self {
            PostingFormat::Pdf => ("pdf", "Print-ready pages", ".pdf"),
            PostingFormat::Picture => ("png", "A picture of each page", ".png"),
            PostingFormat::Workbook => ("xlsx", "One workbook with a sheet for each notice", ".xlsx"),
            PostingFormat::WebPage => ("html", "One web page with all notices", ".html"),
            PostingFormat::Markdown => ("md", "Markdown for a forum", ".md"),
            PostingFormat::BbCode => ("bbcode", "BBCode for a forum", ".bbcode.txt"),
            PostingFormat::PlainText => ("txt", "Plain text for a mail", ".txt"),
            PostingFormat::Csv => ("csv", "A table of each notice for other programs", ".csv"),
            PostingFormat::CsvForExcel => {
                ("excel-csv", "A table of each notice for Excel with a decimal comma", ".excel.csv")
            }
            PostingFormat::Json => ("json", "The whole event for other programs", ".json"),
            PostingFormat::Federation => {
                ("federation", "The classification and the boards for the federation’s database", ".csv")
            }
        }
    }
}
