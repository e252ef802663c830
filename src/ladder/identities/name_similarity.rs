//! How likely two spellings are one person, and why.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::name_parts::Name;
use crate::book::fold_name;

/// Less likely pairs are not offered.
pub(super) const OFFERED: f64 = 0.5;

#[derive(Deserialize)]
struct Nicknames {
    groups: Vec<Vec<String>>,
}

#[derive(Deserialize)]
struct Regions {
    same: Vec<Vec<String>>,
    within: HashMap<String, Vec<String>>,
}

/// The groups of each given name.
static NICKNAMES: LazyLock<HashMap<String, Vec<u16>>> = LazyLock::new(|| {
    let mut groups: HashMap<String, Vec<u16>> = HashMap::new();
    // A file that could not be read would leave nicknames unknown; a test holds that it can.
    let read = toml::from_str(include_str!("../../../assets/ladders/nicknames.toml"));
    for (group, names) in (0_u16..).zip(read.map(|names: Nicknames| names.groups).unwrap_or_default()) {
        for name in names {
            groups.entry(name).or_default().push(group);
        }
    }
    groups
});

/// Places as they are known.
#[derive(Default)]
struct KnownPlaces {
    /// The one spelling that stands for a place, by every spelling.
    one: HashMap<String, String>,
    /// What each place lies within.
    within: HashMap<String, Vec<String>>,
}

/// What is the same place, and what lies within another.
static PLACES: LazyLock<KnownPlaces> = LazyLock::new(|| {
    let read: Result<Regions, _> = toml::from_str(include_str!("../../../assets/ladders/regions.toml"));
    let Ok(Regions { same, within }) = read else { return KnownPlaces::default() };
    let mut one = HashMap::new();
    for group in same {
        let Some(first) = group.first().map(|first| fold_name(first)) else { continue };
        one.extend(group.iter().map(|name| (fold_name(name), first.clone())));
    }
    let mut outer_of: HashMap<String, Vec<String>> = HashMap::new();
    for (outer, inner) in within {
        for inner in inner {
            outer_of.entry(fold_name(&inner)).or_default().push(fold_name(&outer));
        }
    }
    KnownPlaces { one, within: outer_of }
});

/// A region as it is compared.
pub(super) fn fold_region(region: &str) -> String {
    let folded = fold_name(region.trim_matches(|c: char| !c.is_alphanumeric()));
    PLACES.one.get(&folded).cloned().unwrap_or(folded)
}

/// How two regions stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Places {
    /// The same, or one within the other.
    Same,
    /// One of them is not said.
    Unsaid,
    /// Different, as far as is known.
    Different,
}

impl Places {
    /// Of regions that [`fold_region`] has folded.
    pub(super) fn of(a: &str, b: &str) -> Places {
        if a.is_empty() || b.is_empty() {
            Places::Unsaid
        } else if a == b || within(a, b) || within(b, a) {
            Places::Same
        } else {
            Places::Different
        }
    }
}

fn within(inner: &str, outer: &str) -> bool {
    PLACES.within.get(inner).is_some_and(|known| known.iter().any(|known| known == outer))
}

/// How two words stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Words {
    Same,
    /// Short forms of one name, or the name in two languages.
    Nickname,
    /// One is the beginning of the other, three letters at least.
    Beginning,
    /// One is the other's first letter.
    Initial,
    /// One letter more, less or other, or two that changed places.
    OneOff,
    /// Two such slips in a long word.
    TwoOff,
    /// One of them is not there.
    Missing,
    Different,
}

impl Words {
    fn of(a: &str, b: &str, given: bool) -> Words {
        if a.is_empty() || b.is_empty() {
            return Words::Missing;
        }
        if a == b {
            return Words::Same;
        }
        let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
        if short.chars().count() == 1 {
            return if long.starts_with(short) { Words::Initial } else { Words::Different };
        }
        if given && are_nicknames(a, b) {
            return Words::Nickname;
        }
        if given && short.len() >= 3 && long.starts_with(short) {
            return Words::Beginning;
        }
        if long.len() - short.len() > 2 {
            return Words::Different;
        }
        let length = short.chars().count();
        if length >= 3 && one_slip(a, b) { Words::OneOff } else { Words::Different }
    }
}

/// Whether two long words have nearly the same letters, so that the distance is worth measuring.
fn may_be_two_off(a: &str, b: &str) -> bool {
    let letters = |word: &str| word.bytes().fold(0_u32, |seen, byte| seen | 1 << (byte & 31));
    a.len().min(b.len()) >= 7 && a.len().abs_diff(b.len()) <= 2 && (letters(a) ^ letters(b)).count_ones() <= 4
}

/// Whether two slips make one long word the other.
fn are_two_off(a: &str, b: &str) -> bool {
    may_be_two_off(a, b) && strsim::osa_distance(a, b) == 2
}

/// Whether one letter more, less or other, or two that changed places, make one word the other.
fn one_slip(a: &str, b: &str) -> bool {
    let begins: usize = a.chars().zip(b.chars()).take_while(|(x, y)| x == y).map(|(x, _)| x.len_utf8()).sum();
    let (a, b) = (&a[begins..], &b[begins..]);
    let first = |text: &str| text.chars().next().map_or(0, char::len_utf8);
    let (after_a, after_b) = (&a[first(a)..], &b[first(b)..]);
    let swapped = || {
        let (x, y) = (a.chars().next(), b.chars().next());
        let (next_x, next_y) = (after_a.chars().next(), after_b.chars().next());
        x.is_some() && x == next_y && y == next_x && after_a[first(after_a)..] == after_b[first(after_b)..]
    };
    after_a == after_b || after_a == b || a == after_b || swapped()
}

fn are_nicknames(a: &str, b: &str) -> bool {
    let (Some(a), Some(b)) = (NICKNAMES.get(a), NICKNAMES.get(b)) else { return false };
    a.iter().any(|group| b.contains(group))
}

/// How likely two names are one person's, from 0 to 1, and why, for whoever decides: “one letter off, a nickname”.
///
/// How the regions stand to each other is asked only where the names are alike.
pub(super) fn likely(a: &Name, b: &Name, places: impl FnOnce() -> Places) -> Option<(f64, String)> {
    let straight = by_parts((&a.given, &a.family), (&b.given, &b.family));
    // “Goff Andrew”, where nothing tells which is which.
    let turned = by_parts((&a.given, &a.family), (&b.family, &b.given)).map(|(chance, why)| (chance * 0.97, why));
    let is_turned = turned.is_some_and(|(turned, _)| straight.is_none_or(|(straight, _)| turned > straight));
    let judged = [straight, turned, compound(a, b), alias(a, b)];
    let (mut chance, reasons) = judged.into_iter().flatten().max_by(|a, b| a.0.total_cmp(&b.0))?;
    let is_turned = is_turned && turned.is_some_and(|(turned, _)| turned >= chance);
    let mut why: Vec<&str> = Vec::new();
    why.extend(is_turned.then_some("the names change places"));
    why.extend(reasons.into_iter().filter(|reason| !reason.is_empty()));
    if !a.middle.is_empty() && !b.middle.is_empty() && !middles_agree(&a.middle, &b.middle) {
        chance *= 0.5;
        why.push("other middle names");
    } else if a.middle.len() != b.middle.len() {
        chance *= 0.98;
        why.push("a middle name");
    }
    if a.suffix != b.suffix {
        chance *= if a.suffix.is_empty() || b.suffix.is_empty() { 0.8 } else { 0.3 };
        why.push("junior or senior");
    }
    match places() {
        Places::Same => {
            chance = 1.0 - (1.0 - chance) * 0.6;
            why.push("the same region");
        }
        Places::Different => {
            chance *= 0.75;
            why.push("other regions");
        }
        Places::Unsaid => {}
    }
    if why.is_empty() {
        why.push("the same name");
    }
    (chance >= OFFERED).then(|| (chance, why.join(", ")))
}

/// How likely, and up to two reasons.
type Judged = Option<(f64, [&'static str; 2])>;

/// By given and family name.
fn by_parts(a: (&str, &str), b: (&str, &str)) -> Judged {
    let mut family = Words::of(a.1, b.1, false);
    // Nearly all pairs end here; two slips are looked for only where the given name agrees.
    if family == Words::Different && !may_be_two_off(a.1, b.1) {
        return None;
    }
    let mut given = Words::of(a.0, b.0, true);
    if family == Words::Different && matches!(given, Words::Same | Words::Nickname) && are_two_off(a.1, b.1) {
        family = Words::TwoOff;
    }
    if given == Words::Different && family == Words::Same && are_two_off(a.0, b.0) {
        given = Words::TwoOff;
    }
    if a.1.is_empty() && b.1.is_empty() {
        return match given {
            Words::Same => Some((0.9, ["the same single word", ""])),
            Words::OneOff if a.0.len().min(b.0.len()) > 3 => Some((0.6, ["one letter off", "a single word"])),
            _ => None,
        };
    }
    let chance = match (family, given) {
        (Words::Same, Words::Same) => 0.97,
        (Words::Same, Words::Nickname | Words::OneOff) | (Words::OneOff, Words::Same) => 0.93,
        (Words::Same, Words::Beginning) => 0.9,
        (Words::Same, Words::Initial) => 0.86,
        (Words::OneOff, Words::Nickname) | (Words::TwoOff | Words::Initial, Words::Same) => 0.8,
        (Words::Same, Words::TwoOff) | (Words::OneOff, Words::Beginning) => 0.75,
        (Words::OneOff, Words::OneOff) => 0.7,
        (Words::Same, Words::Missing) | (Words::Missing, Words::Same) => 0.62,
        (Words::OneOff, Words::Initial) | (Words::TwoOff | Words::Initial, Words::Nickname) => 0.6,
        _ => return None,
    };
    let say = |words: Words, missing: &'static str| match words {
        Words::Same | Words::Different => "",
        Words::Nickname => "a nickname",
        Words::Beginning => "a short form",
        Words::Initial => "an initial",
        Words::OneOff => "one letter off",
        Words::TwoOff => "two letters off",
        Words::Missing => missing,
    };
    let (first, second) = (say(given, "no given name"), say(family, "no family name"));
    Some((chance, [first, if first == second { "" } else { second }]))
}

/// “Maria Garcia” and “Maria Garcia Lopez”, “Tom de Greef” and “Tom Degreef”, “Jean Luc Martin” and “Jeanluc Martin”.
fn compound(a: &Name, b: &Name) -> Judged {
    if a.key != b.key && a.letters().eq(b.letters()) {
        return Some((0.975, ["written in one word", ""]));
    }
    let held = |long: &Name, short: &Name| {
        !short.family.is_empty()
            && short.family.chars().count() > 2
            && short.middle.is_empty()
            && long.middle.contains(&short.family)
            && long.given == short.given
    };
    (held(a, b) || held(b, a)).then_some((0.88, ["one of two family names", ""]))
}

/// “Andrew “Drew” Goff” and “Drew Goff”.
fn alias(a: &Name, b: &Name) -> Judged {
    let by = |with: &Name, other: &Name| {
        // Somebody's only word may be the nickname alone.
        let family = other.family.is_empty() || with.family == other.family;
        !with.alias.is_empty() && with.alias == other.given && family
    };
    (by(a, b) || by(b, a)).then_some((0.93, ["a nickname", ""]))
}

fn middles_agree(a: &[String], b: &[String]) -> bool {
    a.iter().any(|one| b.iter().any(|other| !matches!(Words::of(one, other, true), Words::Different)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(a: &str, b: &str) -> f64 {
        likely(&Name::new(a), &Name::new(b), || Places::Unsaid).map_or(0.0, |(chance, _)| chance)
    }

    #[test]
    fn the_lists_are_read() {
        assert!(are_nicknames("andrew", "andy") && are_nicknames("bill", "william"));
        assert!(!are_nicknames("andrew", "william"));
        assert_eq!(fold_region("Victoria"), fold_region("VIC"));
        assert_eq!(Places::of(&fold_region("Vic"), &fold_region("Australia")), Places::Same);
        assert_eq!(Places::of(&fold_region("VIC"), &fold_region("NSW")), Places::Different);
        assert_eq!(Places::of(&fold_region("VIC"), ""), Places::Unsaid);
    }

    #[test]
    fn a_slip_is_one_letter() {
        for (a, b, slip) in [
            ("goff", "gof", true),
            ("gof", "goff", true),
            ("goff", "gogg", false),
            ("goff", "gofg", true),
            ("micheal", "michael", true),
            ("müller", "muller", true),
            ("ab", "ba", true),
            ("abc", "cba", false),
            ("a", "abc", false),
        ] {
            assert_eq!(one_slip(a, b), slip, "{a}, {b}");
        }
    }

    #[test]
    fn what_is_more_alike_is_more_likely() {
        let falling = [
            ("Andrew Goff", "Goff Andrew"),
            ("Andrew Goff", "Andy Goff"),
            ("Andrew Goff", "A. Goff"),
            ("Kevin Jamet", "Kevin J."),
            ("Dugal Ure", "Dugal"),
        ];
        for pair in falling.windows(2) {
            assert!(chance(pair[0].0, pair[0].1) > chance(pair[1].0, pair[1].1), "{pair:?}");
        }
        for (a, b) in [
            ("Andrew Goff", "Alan Gough"),
            ("Tom Haver", "Tim Haver-Smith"),
            ("Ann Lee", "Dan Lee"),
            ("B. Goff", "Andrew Goff"),
        ] {
            assert!(chance(a, b) < 0.97 && (a != "Andrew Goff" || chance(a, b) == 0.0), "{a}, {b}: {}", chance(a, b));
        }
        assert_eq!(chance("B. Goff", "Andrew Goff"), 0.0);
    }

    #[test]
    fn a_pair_says_why() {
        let why = |a: &str, b: &str, places| likely(&Name::new(a), &Name::new(b), || places).unwrap().1;
        assert_eq!(why("Andrew Goff", "Andy Gof", Places::Same), "a nickname, one letter off, the same region");
        assert_eq!(why("John Smith", "John Smith", Places::Different), "other regions");
        assert_eq!(why("Tom de Greef", "Tom Degreef", Places::Unsaid), "written in one word");
    }
}
