//! The attributes of XML elements, for all formats that are XML.

use std::borrow::Cow;

use quick_xml::escape::unescape;
use quick_xml::events::BytesStart;

/// The value of an attribute: of exactly this name if it has a name space (“table:name”), else whatever its name space is.
/// An attribute that cannot be read is not there. A value that is escaped wrongly is taken as it is.
pub(super) fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = element.attributes().with_checks(false).flatten().find(|attribute| {
        let key = attribute.key.as_ref();
        key == name || (!name.contains(':') && local_part(key) == name)
    })?;
    Some(unescape(&found.value).map_or_else(|_| found.value.to_string(), Cow::into_owned))
}

/// Whether an attribute is “1” or “true”.
pub(super) fn is_true(element: &BytesStart<'_>, name: &str) -> bool {
    attribute(element, name).is_some_and(|value| value == "1" || value == "true")
}

/// A name without its name space.
pub(super) fn local_part(name: &str) -> &str {
    name.rsplit_once(':').map_or(name, |(_, local)| local)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_found_with_and_without_their_name_space() {
        let element = BytesStart::from_content(r#"c a:type="1" b:type="2" r="x&amp;y" odd="a&b" hidden="true""#, 1);
        let found = |name| attribute(&element, name);
        assert_eq!((found("b:type").as_deref(), found("type").as_deref()), (Some("2"), Some("1")));
        assert_eq!((found("r").as_deref(), found("odd").as_deref(), found("s")), (Some("x&y"), Some("a&b"), None));
        assert!(is_true(&element, "hidden") && !is_true(&element, "b:type"));
    }
}
