//! Random legal orders in random styles with one random typing error. The judge knows what was meant: the order is read
//! right, or refused, and never taken for another one.

use topboard::rulings::{Order, Outcome, Province, Space, rule_text};

use super::names_of_provinces::names_of_provinces;
use super::random_orders::{Dice, legal_order};
use super::writing_styles::Style;

/// The orders of an ordinary run. `TOPBOARD_TYPING_ERRORS` sets another number.
const ORDERS: usize = 500;

fn count() -> usize {
    std::env::var("TOPBOARD_TYPING_ERRORS").ok().and_then(|count| count.parse().ok()).unwrap_or(ORDERS)
}

/// The keys beside a key.
fn neighbours(key: char) -> &'static str {
    match key.to_ascii_lowercase() {
        'q' => "wa",
        'w' => "qeas",
        'e' => "wrsd",
        'r' => "etdf",
        't' => "ryfg",
        'y' => "tugh",
        'u' => "yihj",
        'i' => "uojk",
        'o' => "ipkl",
        'p' => "ol",
        'a' => "qwsz",
        's' => "awedxz",
        'd' => "serfcx",
        'f' => "drtgvc",
        'g' => "ftyhbv",
        'h' => "gyujnb",
        'j' => "huikmn",
        'k' => "jiolm",
        'l' => "kop",
        'z' => "asx",
        'x' => "zsdc",
        'c' => "xdfv",
        'v' => "cfgb",
        'b' => "vghn",
        'n' => "bhjm",
        'm' => "njk",
        _ => "",
    }
}

/// A text with one typing error, and what was done.
fn with_error(text: &str, random: &mut Dice) -> (String, &'static str) {
    loop {
        let mut letters: Vec<char> = text.chars().collect();
        let at = random.below(letters.len());
        let near = random.pick(neighbours(letters[at]).chars());
        let what = match random.below(7) {
            0 if at + 1 < letters.len() && letters[at] != letters[at + 1] => {
                letters.swap(at, at + 1);
                "swapped"
            }
            1 => {
                letters.remove(at);
                "left out"
            }
            2 => {
                letters.insert(at, letters[at]);
                "doubled"
            }
            3 if near.is_some() => {
                letters[at] = near.unwrap();
                "another key"
            }
            4 if near.is_some() => {
                letters.insert(at, near.unwrap());
                "a key too many"
            }
            5 if letters[at].is_alphabetic() => {
                letters.insert(at, ' ');
                "a space too many"
            }
            6 if letters[at].is_alphabetic() => {
                letters[at] = random.pick('a'..='z').unwrap();
                "a wrong letter"
            }
            _ => continue,
        };
        let changed: String = letters.into_iter().collect();
        if changed != text {
            return (changed, what);
        }
    }
}

/// Whether the words of a text with an error are those of another order, so that nobody can see the error: a word is
/// another abbreviation or another verb, or a verb of one letter is gone.
fn is_another_writing(written: &str, typed: &str) -> bool {
    const VERBS: [&str; 14] =
        ["h", "s", "c", "m", "d", "hold", "holds", "stand", "stands", "stop", "all", "to", "a", "f"];
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect()
    };
    let (before, after) = (words(written), words(typed));
    let languages = names_of_provinces();
    let provinces = |word: &str| -> Vec<Province> {
        let usual = Province::with_letters(word);
        // A word of the name begins with the word, or its words have these first letters.
        let names = Province::all().filter(|at| {
            let name = at.name().to_lowercase().replace('-', " ");
            let initials: String = name.split(' ').filter_map(|word| word.chars().next()).collect();
            let begins_word = word.len() > 1 && name.split(' ').any(|of_name| of_name.starts_with(word));
            name.starts_with(word) || begins_word || initials.len() > 1 && initials == word
        });
        // Five letters or more can be the beginning of a name in any language.
        let begins = |name: &str| name == word || word.chars().count() > 4 && name.starts_with(word);
        let foreign = languages.iter().filter(|(_, names)| names.iter().any(|name| begins(&name.to_lowercase())));
        let mut found: Vec<Province> = usual.into_iter().chain(names).chain(foreign.map(|(at, _)| *at)).collect();
        found.sort_unstable();
        found.dedup();
        found
    };
    // “Bul (s.) Con” without its hyphen is a support.
    if written.contains("(s.)") && before == after {
        return true;
    }
    // “F Nth - s Lon” without its verb is a move.
    let lost = before.iter().filter(|word| word.len() == 1 && !after.contains(word)).count();
    if written.contains(" - ") && lost == 1 && after.iter().all(|word| before.contains(word)) {
        return true;
    }
    let changed: Vec<&String> = after.iter().filter(|word| !before.contains(word)).collect();
    changed.iter().any(|word| {
        let is_verb = VERBS.contains(&word.as_str());
        let names = provinces(word);
        let is_name = names.len() == 1 && !before.iter().any(|old| provinces(old) == names);
        is_verb || is_name
    })
}

#[test]
fn a_typing_error_never_makes_another_order() {
    let mut random = Dice(2006);
    let (mut right, mut refused, mut unseen) = (0, 0, 0);
    let mut wrong = Vec::new();
    let total = count();
    for _ in 0..total {
        let (position, unit, order) = legal_order(&mut random);
        let style = Style::any(&mut random);
        let written = style.write(unit, order, &position, &mut random);
        let (typed, what) = with_error(&written, &mut random);
        let units: Vec<String> = position.units().iter().map(ToString::to_string).collect();
        let text =
            |order: &str| format!("Spring 1902\nposition\nFrance: {}\norders\nFrance: {order}", units.join(", "));
        let meant = |text: &str| {
            let ruling = rule_text(text);
            let ordered: Vec<_> = ruling
                .orders
                .iter()
                .filter(|ruled| ruled.line.is_some() && ruled.outcome != Outcome::Misordered)
                .map(|ruled| (ruled.province, ruled.order))
                .collect();
            let is_named = ruling
                .orders
                .iter()
                .filter(|ruled| ruled.outcome == Outcome::Misordered)
                .all(|ruled| ruled.line.is_some() && ruled.reason.sentence.english().len() > 20);
            (ordered, is_named && ruling.problems.iter().all(|problem| problem.line > 0))
        };
        let same = |found: &[(Option<Province>, Option<Order>)]| {
            let as_ordered = match order {
                Order::Move(to) => [Order::Move(to), Order::Move(Space::of(to.province))],
                order => [order, order],
            };
            matches!(found, [(at, Some(read))] if *at == Some(unit.province()) && as_ordered.contains(read))
        };
        let (read, _) = meant(&text(&written));
        if !same(&read) {
            wrong.push(format!("{written:?} without an error is read as {read:?}"));
            continue;
        }
        let (read, is_named) = meant(&text(&typed));
        if same(&read) {
            right += 1;
        } else if read.is_empty() && is_named {
            refused += 1;
        } else if is_another_writing(&written, &typed) {
            unseen += 1;
        } else {
            wrong.push(format!("{written:?} typed as {typed:?} ({what}) is read as {read:?}"));
        }
    }
    println!("{total} orders: {right} read right, {refused} refused, {unseen} are another writing");
    assert!(wrong.is_empty(), "{} of {total}\n{}", wrong.len(), wrong[..wrong.len().min(60)].join("\n"));
    assert!(unseen * 50 < total, "{unseen} of {total} are called another writing");
    assert!(right * 4 > total, "only {right} of {total} are read right");
}
