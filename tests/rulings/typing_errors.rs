//! Random legal orders in random styles with one random typing error. The judge knows what was meant: the order is read
//! right, or refused, and never taken for another one.

use topboard::book::Power;
use topboard::rulings::{NameReading, Order, Outcome, Position, Province, Space, Unit, UnitKind, read_name, rule_text};

/// The orders of an ordinary run. `TOPBOARD_TYPING_ERRORS` sets another number.
const ORDERS: usize = 500;

fn count() -> usize {
    std::env::var("TOPBOARD_TYPING_ERRORS").ok().and_then(|count| count.parse().ok()).unwrap_or(ORDERS)
}

/// Numbers without a pattern, the same in each run (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    fn pick<T>(&mut self, items: impl IntoIterator<Item = T>) -> Option<T> {
        let mut items: Vec<T> = items.into_iter().collect();
        if items.is_empty() { None } else { Some(items.swap_remove(self.below(items.len()))) }
    }
}

/// A position with a unit in some provinces, and a legal order for one of the units.
fn legal_order(random: &mut Dice) -> (Position, Unit, Order) {
    loop {
        let mut position = Position::default();
        for province in Province::all() {
            if !random.percent(25) {
                continue;
            }
            let kind = if province.is_sea() || (province.seas().iter().next().is_some() && random.percent(40)) {
                UnitKind::Fleet
            } else {
                UnitKind::Army
            };
            let coast = random.pick(province.coasts()).copied().filter(|_| kind == UnitKind::Fleet);
            let unit = Unit { power: Power::France, kind, space: Space { province, coast } };
            if Unit::can_stand(kind, unit.space) {
                let _ = position.add(unit);
            }
        }
        let Some(unit) = random.pick(position.units()).copied() else { continue };
        if let Some(order) = order_of(unit, &position, random) {
            return (position, unit, order);
        }
    }
}

fn order_of(unit: Unit, position: &Position, random: &mut Dice) -> Option<Order> {
    let reached = |unit: Unit| -> Vec<Space> {
        Province::all().flat_map(|province| unit.space.reached_in(unit.kind, province)).collect()
    };
    match random.below(8) {
        0 => Some(Order::Hold),
        1..=3 => random.pick(reached(unit)).map(Order::Move),
        4 => {
            let others = position
                .units()
                .iter()
                .filter(|other| **other != unit && unit.space.reaches(unit.kind, other.province()));
            random.pick(others).map(|other| Order::SupportHold(other.province()))
        }
        5 | 6 => {
            let to = random.pick(reached(unit))?.province;
            let others = position
                .units()
                .iter()
                .filter(|other| **other != unit && other.province() != to && other.space.reaches(other.kind, to));
            random.pick(others).map(|other| Order::SupportMove { from: other.province(), to })
        }
        _ => {
            let sea = unit.province();
            let coasts: Vec<Province> =
                Province::all().filter(|coast| !coast.is_sea() && coast.seas().contains(sea)).collect();
            let armies = coasts.iter().filter_map(|coast| position.unit_in(*coast));
            let army = random.pick(armies.filter(|army| army.kind == UnitKind::Army && sea.is_sea()))?;
            let to = random.pick(coasts.iter().filter(|to| **to != army.province()))?;
            Some(Order::Convoy { from: army.province(), to: *to })
        }
    }
}

/// How a player writes.
struct Style {
    names: usize,
    types: usize,
    arrow: &'static str,
    hold: &'static str,
    support: &'static str,
    convoy: &'static str,
    coast: usize,
}

impl Style {
    fn any(random: &mut Dice) -> Style {
        let mut pick = |words: &[&'static str]| random.pick(words).copied().unwrap_or_default();
        let arrow = pick(&[" - ", "-", " -> ", "->", " to ", " – ", " moves to ", "→", " > "]);
        let hold = pick(&[" h", " H", " holds", " hold", " stands", " - hold", " (H)"]);
        let support = pick(&[" s ", " S ", " supports ", " sup. ", " supp ", " (S) ", " - s ", " spt "]);
        let convoy = pick(&[" c ", " C ", " convoys ", " conv. ", " (C) ", " - c ", " con ", " transports "]);
        Style { names: random.below(4), types: random.below(3), arrow, hold, support, convoy, coast: random.below(4) }
    }

    fn name(&self, province: Province, random: &mut Dice) -> String {
        let full = province.name().to_owned();
        let letters = province.letters().to_owned();
        // Tyr has rules of its own.
        let letters = match letters.as_str() {
            "Tyr" => "Trl".to_owned(),
            "Tys" => "Tyn".to_owned(),
            "Lvp" if random.percent(30) => "Lpl".to_owned(),
            _ => letters,
        };
        match self.names {
            0 => letters,
            2 if province.is_sea() => letters.to_uppercase(),
            1 | 2 => full,
            // An abbreviation of its own.
            _ => {
                let length = 4 + random.below(full.chars().count() - 3);
                let short: String = full.chars().take(length).collect();
                let is_clear = matches!(read_name(&short), NameReading::Clear(read) if read == province);
                if is_clear && short.ends_with(char::is_alphanumeric) { short } else { full }
            }
        }
    }

    fn place(&self, space: Space, kind: UnitKind, random: &mut Dice) -> String {
        let name = self.name(space.province, random);
        let coast = space.coast.map(|coast| match self.coast {
            0 => format!("/{}", coast.letters()),
            1 => format!("({})", coast.letters()),
            2 => format!(" {}", coast.letters().to_uppercase()),
            _ => format!("({}.)", &coast.letters()[..1]),
        });
        let letter = match (self.types, kind) {
            (0, kind) => format!("{} ", kind.letter()),
            (1, UnitKind::Army) => "Army ".to_owned(),
            (1, UnitKind::Fleet) => "Fleet ".to_owned(),
            _ => String::new(),
        };
        format!("{letter}{name}{}", coast.unwrap_or_default())
    }

    fn write(&self, unit: Unit, order: Order, position: &Position, random: &mut Dice) -> String {
        let unit_in = |province: Province, random: &mut Dice| {
            let unit = position.unit_in(province).unwrap();
            self.place(unit.space, unit.kind, random)
        };
        let subject = unit_in(unit.province(), random);
        match order {
            Order::Hold => format!("{subject}{}", self.hold),
            Order::Move(to) => {
                let coast = Space { coast: to.coast, ..to };
                let name = self.place(coast, unit.kind, random);
                let bare = name.trim_start_matches("A ").trim_start_matches("F ");
                let bare = bare.trim_start_matches("Army ").trim_start_matches("Fleet ");
                format!("{subject}{}{bare}", self.arrow)
            }
            Order::SupportHold(other) => format!("{subject}{}{}", self.support, unit_in(other, random)),
            Order::SupportMove { from, to } => {
                let other = unit_in(from, random);
                format!("{subject}{}{other}{}{}", self.support, self.arrow, self.name(to, random))
            }
            Order::Convoy { from, to } => {
                let other = unit_in(from, random);
                format!("{subject}{}{other}{}{}", self.convoy, self.arrow, self.name(to, random))
            }
        }
    }
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
        let what = match random.below(6) {
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
    const VERBS: [&str; 12] = ["h", "s", "c", "m", "d", "hold", "holds", "stand", "stands", "to", "a", "f"];
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect()
    };
    let (before, after) = (words(written), words(typed));
    let provinces = |word: &str| -> Vec<Province> {
        let usual = Province::with_letters(word);
        let names = Province::all().filter(|at| at.name().to_lowercase().replace('-', " ").starts_with(word));
        usual.into_iter().chain(names).collect()
    };
    // “F Nth - s Lon” without its verb is a move.
    let lost = before.iter().filter(|word| word.len() == 1 && !after.contains(word)).count();
    if written.contains(" - ") && lost == 1 && after.iter().all(|word| before.contains(word)) {
        return true;
    }
    let changed: Vec<&String> = after.iter().filter(|word| !before.contains(word)).collect();
    changed.iter().any(|word| {
        let is_verb = VERBS.contains(&word.as_str());
        let names = provinces(word);
        let is_name = names.len() == 1 && !before.iter().any(|old| provinces(old).contains(&names[0]));
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
                .all(|ruled| ruled.line.is_some() && ruled.reason.sentence.len() > 20);
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
        assert!(same(&read), "without an error: {written} is read as {read:?}");
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
