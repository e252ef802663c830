//! How a web page shows an element: not at all, struck out, or small and raised. The styles of the page count as far as they
//! are about a tag, a class or an element of this id alone; the import needs no more of them.

use std::collections::HashMap;

use html5gum::emitters::default::StartTag;

use super::super::text_parts::Look;
use super::text_of;

/// How an element shows its text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ElementLook {
    pub look: Look,
    /// Whether nobody sees the text.
    pub unseen: bool,
    /// Whether a style shows the element that another style hides: on a wide page, for example.
    shown: bool,
    /// Whether the text is a comment of a spreadsheet program.
    pub comment: bool,
}

impl ElementLook {
    const UNSEEN: ElementLook =
        ElementLook { look: Look { struck_out: false, raised: false }, unseen: true, shown: false, comment: false };

    /// The look of an element with this one in it.
    pub(super) const fn around(self, inner: ElementLook) -> ElementLook {
        ElementLook {
            look: self.look.and(inner.look),
            unseen: self.unseen || inner.unseen,
            shown: self.shown || inner.shown,
            comment: self.comment || inner.comment,
        }
    }

    /// Reads the declarations of a style: “color: red; text-decoration: line-through”.
    fn of_declarations(declarations: &str) -> ElementLook {
        let mut found = ElementLook::default();
        for declaration in declarations.split(';') {
            let Some((property, value)) = declaration.split_once(':') else { continue };
            let value = value.trim().to_ascii_lowercase();
            match property.trim().to_ascii_lowercase().as_str() {
                "text-decoration" | "text-decoration-line" => found.look.struck_out |= value.contains("line-through"),
                "vertical-align" => found.look.raised |= value.starts_with("super"),
                "display" if value.starts_with("none") => found.unseen = true,
                "display" => found.shown = true,
                "visibility" => found.unseen |= value.starts_with("hidden") || value.starts_with("collapse"),
                // The comments that Excel writes below the tables of a page.
                "mso-element" => found.unseen |= value.starts_with("comment"),
                _ => {}
            }
        }
        found
    }
}

/// Elements whose text nobody sees on the page, or that are no text of it: buttons, and what stands for a picture or a film.
const UNSEEN: [&str; 18] = [
    "head", "script", "style", "template", "title", "noscript", "svg", "button", "datalist", "audio", "video",
    "canvas", "object", "meter", "progress", "iframe", "noframes", "rp",
];

/// The styles of a page, by the tag, the class or the id that they are about.
#[derive(Debug, Default)]
pub(super) struct PageStyles {
    of_selectors: HashMap<String, ElementLook>,
}

/// The most bytes of styles that are read.
const MOST_BYTES_OF_STYLES: usize = 1 << 20;

impl PageStyles {
    /// Reads the text of a `style` element.
    pub(super) fn add(&mut self, text: &str) {
        let mut rest = &text[..text.floor_char_boundary(MOST_BYTES_OF_STYLES)];
        while let Some((selectors, after)) = rest.split_once('{') {
            // A rule for some media has rules inside. Those for the screen are rules of the page.
            let Some(end) = after.find(['{', '}']) else { return };
            if after[end..].starts_with('{') {
                let is_of_screen = !selectors.contains("print");
                rest = if is_of_screen { after } else { after.split_once("}}").map_or("", |(_, rest)| rest) };
                continue;
            }
            let look = ElementLook::of_declarations(&after[..end]);
            rest = &after[end + 1..];
            if look == ElementLook::default() {
                continue;
            }
            let selectors = selectors.rsplit(['}', ';', '>']).next().unwrap_or_default();
            for selector in selectors.rsplit("-->").next().unwrap_or_default().split(',') {
                let selector = selector.replace("\\:", "\u{1}");
                let Some(last) = selector.split_whitespace().last() else { continue };
                let is_alone = selector.trim() == last;
                // A selector of several words is not about all such elements. A line through the text is: “.ritz .waffle .s3”.
                let look = if is_alone { look } else { ElementLook { look: look.look, ..ElementLook::default() } };
                if (is_alone || last.starts_with('.')) && !last.contains([':', '[', '+', '~', '*']) {
                    let known = self.of_selectors.entry(last.replace('\u{1}', ":").to_ascii_lowercase()).or_default();
                    *known = known.around(look);
                }
            }
        }
    }

    /// How the page shows the element that begins with this tag.
    pub(super) fn look_of(&self, name: &str, tag: &StartTag<()>) -> ElementLook {
        let attribute = |key: &[u8]| tag.attributes.get(key).map(|value| text_of(value));
        let mut found = of_tag(name);
        if attribute(b"hidden").is_some_and(|value| !value.eq_ignore_ascii_case("until-found")) {
            found = found.around(ElementLook::UNSEEN);
        }
        if name == "dialog" && attribute(b"open").is_none() {
            found = found.around(ElementLook::UNSEEN);
        }
        if let Some(style) = attribute(b"style") {
            found = found.around(ElementLook::of_declarations(&style));
        }
        if self.of_selectors.is_empty() && attribute(b"class").is_none() {
            return found;
        }
        let of_selector = |selector: &str| self.of_selectors.get(selector).copied().unwrap_or_default();
        let mut styled = of_selector(name);
        if let Some(id) = attribute(b"id") {
            styled = styled.around(of_selector(&format!("#{}", id.to_ascii_lowercase())));
        }
        for class in attribute(b"class").iter().flat_map(|classes| classes.split_whitespace()) {
            let class = class.to_ascii_lowercase();
            // Excel's links to its comments.
            if class.starts_with("msocom") || is_class_of_frame(&class) {
                found = found.around(ElementLook::UNSEEN);
            }
            styled = styled.around(of_selector(&format!(".{class}"))).around(of_selector(&format!("{name}.{class}")));
        }
        styled.unseen &= !styled.shown;
        found.around(styled)
    }
}

/// Whether a cell is of the frame of a sheet in a page of Google Sheets: the number of a row, the letter of a column.
pub(super) fn is_of_frame(tag: &StartTag<()>) -> bool {
    let classes = tag.attributes.get(&b"class"[..]).map(|value| text_of(value));
    classes.is_some_and(|classes| classes.split_whitespace().any(is_class_of_frame))
}

fn is_class_of_frame(class: &str) -> bool {
    ["row-header", "column-headers", "freezebar"].iter().any(|start| class.starts_with(start))
}

/// How an element of this name is shown without styles.
fn of_tag(name: &str) -> ElementLook {
    let mut found = ElementLook::default();
    match name {
        "s" | "strike" | "del" => found.look.struck_out = true,
        "sup" => found.look.raised = true,
        // LibreOffice writes the comment of a cell so.
        "comment" => found.comment = true,
        _ => found.unseen = UNSEEN.contains(&name),
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_styles_of_a_page_are_read() {
        let mut styles = PageStyles::default();
        styles.add(
            "<!-- td{color:red} .xl65\n {mso-style-parent:style0; text-decoration:line-through;} .ritz .waffle .s3{text-decoration:\
             line-through} #key, span.key{display:none} a.c:hover + comment{display:block} comment{display:none} \
             @media print {.no{display:none}} sup.n{vertical-align:super} tr td{display:none} -->",
        );
        styles.add(".hidden{display:none} @media (min-width:640px){.sm\\:cell{display:table-cell}}");
        let found = |selector: &str| styles.of_selectors.get(selector).copied().unwrap_or_default();
        assert!(found(".xl65").look.struck_out && found(".s3").look.struck_out && found("sup.n").look.raised);
        assert!(found(".hidden").unseen && found(".sm:cell").shown, "{styles:?}");
        assert!(found("#key").unseen && found("span.key").unseen && found("comment").unseen);
        for other in ["td", "a.c:hover", ".no", "tr"] {
            assert_eq!(found(other), ElementLook::default(), "{other}");
        }
    }
}
