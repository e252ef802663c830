//! Takes the tags of forums out of a text: “[b]Round 1[/b]”, “[*]Austria (Ann Lee): 7”.

use std::borrow::Cow;

/// The tags that forums know. A tag may have a value behind an equals sign: “[size=4]”.
const TAGS: [&str; 20] = [
    "b", "i", "u", "s", "*", "list", "ul", "ol", "li", "size", "color", "colour", "font", "url", "quote", "code",
    "center", "left", "spoiler", "indent",
];

/// The text without tags. Only a text with a pair of tags is one of a forum.
pub(super) fn without_tags(text: &str) -> Cow<'_, str> {
    let has_pair = text.match_indices("[/").any(|(at, _)| tag_at(&text[at..]).is_some());
    if !has_pair {
        return Cow::Borrowed(text);
    }
    let mut without = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        let (before, from) = rest.split_at(at);
        without.push_str(before);
        let (kept, bytes) = tag_at(from).map_or(("[", 1), |bytes| ("", bytes));
        without.push_str(kept);
        rest = &from[bytes..];
    }
    without.push_str(rest);
    Cow::Owned(without)
}

/// The bytes of the tag with which a text begins.
fn tag_at(text: &str) -> Option<usize> {
    const MOST_BYTES: usize = 80;
    let end = text.bytes().take(MOST_BYTES).position(|byte| byte == b']')?;
    let inner = text.get(1..end)?;
    let name = inner.strip_prefix('/').unwrap_or(inner);
    let name = name.split_once('=').map_or(name, |(name, _)| name);
    TAGS.iter().any(|tag| name.eq_ignore_ascii_case(tag)).then_some(end + 1)
}

#[cfg(test)]
mod tests {
    use super::without_tags;

    #[test]
    fn the_tags_of_a_forum_are_no_text() {
        let text = "[b]Round 1[/b]\n[list]\n[*]Austria ([url=https://x.org]Ann Lee[/url]): 7\n[/list]";
        assert_eq!(without_tags(text), "Round 1\n\nAustria (Ann Lee): 7\n");
        for text in ["Ann [B] Lee,7", "A [7]\n[x] [/x]", "[b]Round 1"] {
            assert_eq!(without_tags(text), text);
        }
    }
}
