//! The pages of the manual, which are in English, and those that are translated. The window shows them, and `topboard manual`
//! prints them.

use crate::languages::Language;

/// A page of the manual, in Markdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ManualPage {
    /// The name that links between pages have: “rounds”.
    pub name: &'static str,
    /// The whole page in English. Its first line is its title.
    pub text: &'static str,
}

/// What there is of the manual in another language.
struct Translation {
    language: Language,
    /// The contents page, which has the titles of all pages.
    contents: &'static str,
    /// The texts of the pages that are translated, by their names.
    pages: &'static [(&'static str, &'static str)],
}

impl ManualPage {
    /// The title of the page in English.
    pub fn title(&self) -> &'static str {
        self.text.lines().next().unwrap_or_default().trim_start_matches('#').trim()
    }

    /// The title of the page in a language of the window, also where the page itself is in English.
    pub fn title_in(&self, language: Language) -> &'static str {
        let title = translation_into(language).and_then(|of| title_in_contents(of.contents, self.name));
        title.unwrap_or_else(|| self.title())
    }

    /// Whether the page is written in this language.
    pub fn is_in(&self, language: Language) -> bool {
        language == Language::English || self.translated(language).is_some()
    }

    /// The whole page in a language, or in English if it is not translated.
    pub fn text_in(&self, language: Language) -> &'static str {
        self.translated(language).unwrap_or(self.text)
    }

    fn translated(&self, language: Language) -> Option<&'static str> {
        let pages = translation_into(language)?.pages;
        pages.iter().find(|(name, _)| *name == self.name).map(|(_, text)| *text)
    }

    /// The page for a terminal. A picture, which has a line of its own, is only its description.
    pub fn text_without_pictures(&self, language: Language) -> String {
        let line = |line: &str| match picture_description(line) {
            Some(description) => format!("Picture: {description}\n"),
            None => line.to_owned(),
        };
        self.text_in(language).split_inclusive('\n').map(line).collect()
    }
}

fn translation_into(language: Language) -> Option<&'static Translation> {
    TRANSLATIONS.iter().find(|of| of.language == language)
}

/// The title that a contents page has for a page: “Awards” of “[Awards](../awards.md)”.
fn title_in_contents(contents: &'static str, name: &str) -> Option<&'static str> {
    contents.match_indices("](").find_map(|(at, _)| {
        let (before, link) = contents.split_at(at);
        let (_, title) = before.rsplit_once('[')?;
        let (file, _) = link.trim_start_matches("](").split_once(')')?;
        (linked_name(file) == name).then_some(title)
    })
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
    "first-minute",
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

/// Declares what there is in other languages: the language, its folder in that of the manual, and the names of the pages.
macro_rules! translations {
    ($($language:ident in $folder:literal: $($name:literal),*;)*) => {
        static TRANSLATIONS: &[Translation] = &[$(
            Translation {
                language: Language::$language,
                contents: include_str!(concat!("../assets/manual/", $folder, "/README.md")),
                pages: &[$(
                    ($name, include_str!(concat!("../assets/manual/", $folder, "/", $name, ".md")))
                ),*],
            }
        ),*];
    };
}

translations! {
    French in "fr": "first-minute";
    German in "de": "first-minute";
    Italian in "it": "first-minute";
}

/// The page with a name, as links write it (“rounds.md”) or without the ending.
pub fn page_named(name: &str) -> Option<&'static ManualPage> {
    let name = linked_name(name);
    PAGES.iter().find(|page| page.name == name)
}

/// The name of the page in a link: “rounds” in “rounds.md”, and in “../rounds.md” from the folder of a language.
fn linked_name(link: &str) -> &str {
    let file = link.rsplit('/').next().unwrap_or(link);
    file.strip_suffix(".md").unwrap_or(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_one_line_in_a_terminal() {
        let page = ManualPage { name: "a", text: "# A\n\n![A round (large)](pictures/a.png)\n\n[b](b.md)\n" };
        assert_eq!(page.text_without_pictures(Language::French), "# A\n\nPicture: A round (large)\n\n[b](b.md)\n");
        for page in PAGES {
            assert!(
                !page.text_without_pictures(Language::English).contains("!["),
                "{}: a picture is not on a line of its own",
                page.name
            );
        }
    }

    #[test]
    fn a_page_has_its_title_in_each_language_of_the_window_and_its_text_where_it_is_translated() {
        let page = page_named("../first-minute.md").unwrap();
        let titles = [Language::English, Language::German].map(|language| page.title_in(language));
        assert_eq!(titles, ["The first minute", "Die erste Minute"]);
        assert!(page.is_in(Language::German) && page.text_in(Language::German).starts_with("# Die erste Minute\n"));
        let page = page_named("awards").unwrap();
        assert_eq!(page.title_in(Language::Italian), "Premi e voti");
        assert!(!page.is_in(Language::Italian));
        assert_eq!(page.text_in(Language::Italian), page.text);
        assert_eq!(page.title_in(Language::Polish), page.title());
    }
}
