//! The text of a page of the manual as a list of blocks: headings, paragraphs, items, pictures, tables and code.

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// A heading; level 1 is the title of the page.
    Heading {
        level: usize,
        text: Spans,
    },
    Paragraph(Spans),
    /// An item of a list, with its mark: “•” or “2.”.
    Item {
        mark: String,
        text: Spans,
    },
    /// A picture, with its file and the text for somebody who does not see it.
    Picture {
        path: String,
        description: String,
    },
    /// Lines to type, such as a command.
    Code(String),
    Table {
        head: Vec<Spans>,
        rows: Vec<Vec<Spans>>,
    },
}

/// A text with its marks.
pub(super) type Spans = Vec<Span>;

/// A piece of text in one style.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Span {
    pub text: String,
    pub strong: bool,
    pub italic: bool,
    pub code: bool,
    /// Where a link goes: “rounds.md”, “#pasting-a-block”.
    pub link: Option<String>,
}

/// The text without its marks.
pub(super) fn plain_text(spans: &[Span]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

/// The blocks of a page. Columns of tables whose heading is “test” name the tests of the program, and are left out.
pub(super) fn read_blocks(page: &str) -> Vec<Block> {
    let mut reader = BlockReader::default();
    for event in Parser::new_ext(page, Options::ENABLE_TABLES) {
        reader.read(event);
    }
    reader.blocks
}

#[derive(Default)]
struct BlockReader {
    blocks: Vec<Block>,
    /// The text of the block that is being read.
    text: Spans,
    style: Span,
    /// The numbers of the next items of the lists that are open; a list of points has none.
    lists: Vec<Option<u64>>,
    code: Option<String>,
    /// The file of the picture whose description is being read.
    picture: Option<String>,
    head: Vec<Spans>,
    rows: Vec<Vec<Spans>>,
    row: Vec<Spans>,
}

impl BlockReader {
    fn read(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => match &mut self.code {
                Some(code) => code.push_str(&text),
                None => self.push(&text, false),
            },
            Event::Code(text) => self.push(&text, true),
            Event::SoftBreak | Event::HardBreak => self.push(" ", false),
            _ => {}
        }
    }

    /// Adds to the text of the block. What has the style of the text before it belongs to the same piece.
    fn push(&mut self, text: &str, code: bool) {
        let style = Span { text: String::new(), code, ..self.style.clone() };
        match self.text.last_mut() {
            Some(last) if (Span { text: String::new(), ..last.clone() }) == style => last.text.push_str(text),
            _ => self.text.push(Span { text: text.to_owned(), ..style }),
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Strong => self.style.strong = true,
            Tag::Emphasis => self.style.italic = true,
            Tag::Link { dest_url, .. } => self.style.link = Some(dest_url.into_string()),
            Tag::Image { dest_url, .. } => self.picture = Some(dest_url.into_string()),
            Tag::List(first) => {
                self.end_item();
                self.lists.push(first);
            }
            Tag::CodeBlock(CodeBlockKind::Indented | CodeBlockKind::Fenced(_)) => {
                self.end_item();
                self.code = Some(String::new());
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong => self.style.strong = false,
            TagEnd::Emphasis => self.style.italic = false,
            TagEnd::Link => self.style.link = None,
            TagEnd::Heading(level) => {
                let level = if level == HeadingLevel::H1 { 1 } else { 2 };
                let text = std::mem::take(&mut self.text);
                self.blocks.push(Block::Heading { level, text });
            }
            TagEnd::Image => {
                let description = plain_text(&std::mem::take(&mut self.text));
                self.blocks.extend(self.picture.take().map(|path| Block::Picture { path, description }));
            }
            // The paragraph of a picture has no text.
            TagEnd::Paragraph if self.lists.is_empty() && !self.text.is_empty() => {
                let text = std::mem::take(&mut self.text);
                self.blocks.push(Block::Paragraph(text));
            }
            TagEnd::Paragraph | TagEnd::Item => self.end_item(),
            TagEnd::List(_) => {
                self.lists.pop();
            }
            TagEnd::CodeBlock => {
                if let Some(code) = self.code.take() {
                    self.blocks.push(Block::Code(code.trim_end().to_owned()));
                }
            }
            TagEnd::TableCell => self.row.push(std::mem::take(&mut self.text)),
            TagEnd::TableHead => self.head = std::mem::take(&mut self.row),
            TagEnd::TableRow => self.rows.push(std::mem::take(&mut self.row)),
            TagEnd::Table => self.end_table(),
            _ => {}
        }
    }

    /// Ends the item whose text has been read so far. A second paragraph of an item has no mark.
    fn end_item(&mut self) {
        if self.text.is_empty() {
            return;
        }
        let mark = match self.lists.last_mut() {
            Some(Some(number)) => {
                let mark = format!("{number}.");
                *number += 1;
                mark
            }
            _ => "•".to_owned(),
        };
        self.blocks.push(Block::Item { mark, text: std::mem::take(&mut self.text) });
    }

    fn end_table(&mut self) {
        let mut head = std::mem::take(&mut self.head);
        let mut rows = std::mem::take(&mut self.rows);
        if let Some(tests) = head.iter().position(|cell| plain_text(cell) == "test") {
            head.remove(tests);
            for row in &mut rows {
                if tests < row.len() {
                    row.remove(tests);
                }
            }
        }
        self.blocks.push(Block::Table { head, rows });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::Language;
    use crate::manual::PAGES;

    fn words(text: &str) -> Vec<String> {
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    }

    fn text_of(block: &Block) -> String {
        match block {
            Block::Heading { text, .. } | Block::Paragraph(text) | Block::Item { text, .. } => plain_text(text),
            Block::Code(code) => code.clone(),
            Block::Picture { description, .. } => description.clone(),
            Block::Table { head, rows } => {
                let cells = head.iter().chain(rows.iter().flatten());
                cells.map(|cell| plain_text(cell)).collect::<Vec<_>>().join(" ")
            }
        }
    }

    #[test]
    fn every_word_of_every_page_is_in_a_block() {
        let of_languages = PAGES.iter().flat_map(|page| {
            let written = Language::OF_WINDOW.into_iter().filter(|language| page.is_in(*language));
            written.map(|language| (page.name, page.text_in(language))).collect::<Vec<_>>()
        });
        // The columns of tests are left out.
        for (name, page) in of_languages.filter(|(_, page)| !page.contains("| test |")) {
            let shown: Vec<String> = read_blocks(page).iter().flat_map(|block| words(&text_of(block))).collect();
            // Links, the files of pictures and the marks of numbered items are no words of the text.
            let links: Vec<String> = read_blocks(page)
                .into_iter()
                .flat_map(|block| match block {
                    Block::Paragraph(text) | Block::Item { text, .. } => {
                        text.into_iter().filter_map(|span| span.link).collect()
                    }
                    Block::Picture { path, .. } => vec![path],
                    _ => Vec::new(),
                })
                .flat_map(|link| words(&link))
                .collect();
            for word in words(page) {
                let is_mark = word.parse::<u32>().is_ok();
                assert!(shown.contains(&word) || links.contains(&word) || is_mark, "{name}: “{word}” is lost");
            }
        }
    }

    #[test]
    fn a_page_becomes_blocks() {
        let page = "# Title\n\nOne *two* **three** `four`\n[five](six.md).\n\n- a\n- b\n\n1. c\n2. d\n\n| x | test |\n|---|---|\n| y | z |\n\n    type\n    this\n\n![A round](a/b.png)\n";
        let blocks = read_blocks(page);
        let span = |text: &str| Span { text: text.to_owned(), ..Span::default() };
        assert_eq!(blocks[0], Block::Heading { level: 1, text: vec![span("Title")] });
        let Block::Paragraph(text) = &blocks[1] else { panic!("{blocks:?}") };
        assert_eq!(plain_text(text), "One two three four five.");
        assert!(text.iter().any(|span| span.italic && span.text == "two"));
        assert!(text.iter().any(|span| span.strong && span.text == "three"));
        assert!(text.iter().any(|span| span.code && span.text == "four"));
        assert!(text.iter().any(|span| span.link.as_deref() == Some("six.md") && span.text == "five"));
        let marks: Vec<String> = blocks[2..6]
            .iter()
            .map(|block| match block {
                Block::Item { mark, text } => format!("{mark} {}", plain_text(text)),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(marks, ["• a", "• b", "1. c", "2. d"]);
        assert_eq!(blocks[6], Block::Table { head: vec![vec![span("x")]], rows: vec![vec![vec![span("y")]]] });
        assert_eq!(blocks[7], Block::Code("type\nthis".to_owned()));
        assert_eq!(blocks[8], Block::Picture { path: "a/b.png".to_owned(), description: "A round".to_owned() });
        assert_eq!(blocks.len(), 9);
    }
}
