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

    /// The page for a terminal. A picture, which has a line of its own, is only its description.
    pub fn text_without_pictures(&self) -> String {
        let line = |line: &str| match picture_description(line) {
            Some(description) => format!("Picture: {description}\n"),
            None => line.to_owned(),
        };
        self.text.split_inclusive('\n').map(line).collect()
    }
}

/// The description in a line such as “![The draw](pictures/drawing.png)”.
fn picture_description(line: &str) -> Option<&str> {
    let (description, file) = line.strip_prefix("![")?.split_once("](")?;
    file.trim_end().ends_with(')').then_some(description)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_one_line_in_a_terminal() {
        let page = ManualPage { name: "a", text: "# A\n\n![A round (large)](pictures/a.png)\n\n[b](b.md)\n" };
        assert_eq!(page.text_without_pictures(), "# A\n\nPicture: A round (large)\n\n[b](b.md)\n");
        for page in PAGES {
            assert!(
                !page.text_without_pictures().contains("!["),
                "{}: a picture is not on a line of its own",
                page.name
            );
        }
    }
}
