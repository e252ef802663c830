//! JSON in which one number or text is replaced by an absurd one, as a damaged or hostile file may have it.

/// Numbers that no tournament has: at the ends of their types, negative, with decimals, and huge.
pub const ABSURD_NUMBERS: [&str; 16] = [
    "0",
    "-1",
    "255",
    "65535",
    "65536",
    "99999999",
    "1000000000",
    "2147483648",
    "4294967295",
    "9007199254740993",
    "18446744073709551615",
    "0.5",
    "-0.0",
    "1e30",
    "1e300",
    "-1e308",
];

/// Where the numbers or the texts of a JSON text are, keys included.
fn places(json: &str, texts: bool) -> Vec<(usize, usize)> {
    let bytes = json.as_bytes();
    let (mut places, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let start = at;
        if bytes[at] == b'"' {
            at += 1;
            while at < bytes.len() && bytes[at] != b'"' {
                at += if bytes[at] == b'\\' { 2 } else { 1 };
            }
            at += 1;
            // A key is no value.
            if texts && bytes.get(at) != Some(&b':') {
                places.push((start, at));
            }
        } else if bytes[at].is_ascii_digit() || bytes[at] == b'-' {
            while at < bytes.len() && (bytes[at].is_ascii_alphanumeric() || b"+-.".contains(&bytes[at])) {
                at += 1;
            }
            if !texts {
                places.push((start, at));
            }
        } else {
            at += 1;
        }
    }
    places
}

/// The text with another value in place of one of its numbers, or of its texts. `None` if it has none.
pub fn with_value(json: &str, texts: bool, which: usize, value: &str) -> Option<String> {
    let places = places(json, texts);
    let (start, end) = *places.get(which.checked_rem(places.len())?)?;
    Some(format!("{}{value}{}", &json[..start], &json[end..]))
}

/// The text with another value in place of one of its numbers, also of one in a text, such as that of a scoring system.
pub fn with_number_anywhere(json: &str, which: usize, value: &str) -> Option<String> {
    let bytes = json.as_bytes();
    let starts = |at: &usize| bytes[*at].is_ascii_digit() && (*at == 0 || !bytes[*at - 1].is_ascii_alphanumeric());
    let starts: Vec<usize> = (0..bytes.len()).filter(starts).collect();
    let start = *starts.get(which.checked_rem(starts.len())?)?;
    let end = start + bytes[start..].iter().take_while(|byte| byte.is_ascii_digit() || **byte == b'.').count();
    Some(format!("{}{value}{}", &json[..start], &json[end..]))
}
