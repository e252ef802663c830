//! The pages of the manual. The window shows them, and `topboard manual` prints them.

/// A page of the manual, in Markdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ManualPage {
    /// The name that links between pages have: “rounds”.
    pub name: &'static str,
    /// The whole page. Its first line is its title.
    pub text: &'static str,
}

impl ManualPage {
    /// The title of the page.
    pub fn title(&self) -> &'static str {
        self.text.lines().next().unwrap_or_default().trim_start_matches('#').trim()
    }
}

/// Declares the list of pages from their names.
macro_rules! pages {
    ($($name:literal),* $(,)?) => {
        /// All pages, in the order of the table of contents, which is not one of them.
        pub static PAGES: &[ManualPage] = &[$(
            ManualPage { name: $name, text: include_str!(concat!("../assets/manual/", $name, ".md")) }
        ),*];
    };
}

pages![
    "importing",
    "rounds",
    "spreadsheet-habits",
    "rulings",
    "orders",
    "standings",
    "top-board",
    "teams",
    "awards",
    "rulesets",
    "scoring",
    "formulas",
    "drawing",
    "exporting",
    "projector",
    "safety",
    "ladder",
];

/// The page with a name, as links write it (“rounds.md”) or without the ending.
pub fn page_named(name: &str) -> Option<&'static ManualPage> {
    let name = name.strip_suffix(".md").unwrap_or(name);
    PAGES.iter().find(|page| page.name == name)
}
