//! How players write orders: their names of provinces, words, arrows and brackets, in eight languages.

use topboard::rulings::{NameReading, Order, Position, Province, Space, Unit, UnitKind, read_name};

use super::names_of_provinces::names_of_provinces;
use super::random_orders::Dice;

/// The words of a language: an army and a fleet, holds, supports, convoys, and the ways to say “to”.
struct Words {
    kinds: [&'static str; 2],
    hold: &'static [&'static str],
    support: &'static [&'static str],
    convoy: &'static [&'static str],
    to: &'static [&'static str],
}

const ENGLISH: Words = Words {
    kinds: ["Army", "Fleet"],
    hold: &[
        " h", " H", " holds", " hold", " stands", " - hold", " (H)", " stays", "", " (hold)", " HOLD", " - H",
        " remains", ": hold",
    ],
    support: &[
        " s ",
        " S ",
        " supports ",
        " sup. ",
        " supp ",
        " (S) ",
        " - s ",
        " spt ",
        " support ",
        " S. ",
        " [S] ",
        " - supports ",
        " supporting ",
        " helps ",
        " in support of ",
        ": S ",
        " (supports) ",
    ],
    convoy: &[
        " c ",
        " C ",
        " convoys ",
        " conv. ",
        " (C) ",
        " - c ",
        " con ",
        " transports ",
        " convoy ",
        " carries ",
        " [C] ",
        " ferries ",
        " trans. ",
        " - convoys ",
        " cvy ",
        ": C ",
        " convoying ",
    ],
    to: &[" to ", " moves to ", " into ", " goes to ", " move to "],
};

/// In the order of the names of provinces: German, French, Italian, Spanish, Swedish, Polish, Dutch.
const OTHERS: [Words; 7] = [
    Words {
        kinds: ["Armee", "Flotte"],
        hold: &[" hält", " steht", " bleibt"],
        support: &[" unterstützt ", " deckt ", " unterst. "],
        convoy: &[" konvoyiert ", " transportiert ", " geleitet "],
        to: &[" nach ", " zieht nach "],
    },
    Words {
        kinds: ["Armée", "Flotte"],
        hold: &[" tient", " reste"],
        support: &[" soutient ", " S "],
        convoy: &[" convoie ", " transporte "],
        to: &[" vers ", " à ", " va à "],
    },
    Words {
        kinds: ["Armata", "Flotta"],
        hold: &[" tiene", " ferma", " resta", " mantiene"],
        support: &[" appoggia ", " supporta ", " sostiene "],
        convoy: &[" convoglia ", " trasporta "],
        to: &[" verso ", " va a ", " muove verso "],
    },
    Words {
        kinds: ["Ejército", "Flota"],
        hold: &[" mantiene", " se mantiene", " aguanta"],
        support: &[" apoya ", " apoya a "],
        convoy: &[" convoya ", " transporta "],
        to: &[" hacia ", " mueve a ", " va a "],
    },
    Words {
        kinds: ["Armé", "Flotta"],
        hold: &[" står", " stannar", " håller"],
        support: &[" stöder ", " stödjer "],
        convoy: &[" transporterar ", " konvojerar "],
        to: &[" till ", " går till ", " flyttar till "],
    },
    Words {
        kinds: ["Armia", "Flota"],
        hold: &[" stoi", " trzyma", " zostaje"],
        support: &[" wspiera ", " wsp. "],
        convoy: &[" konwojuje ", " transportuje "],
        to: &[" do ", " na ", " idzie do "],
    },
    Words {
        kinds: ["Leger", "Vloot"],
        hold: &[" houdt", " staat", " blijft"],
        support: &[" steunt ", " ondersteunt "],
        convoy: &[" vervoert ", " konvooieert "],
        to: &[" naar ", " gaat naar "],
    },
];

/// How a player writes.
pub(super) struct Style {
    names: usize,
    /// The language of the names and words. `None` is English.
    language: Option<usize>,
    types: usize,
    /// Brackets around the province of a unit, around its type, or none.
    brackets: usize,
    arrow: &'static str,
    /// The arrow in a support or a convoy.
    other_arrow: &'static str,
    hold: &'static str,
    support: &'static str,
    convoy: &'static str,
    route: &'static str,
    end: &'static str,
    coast: usize,
}

impl Style {
    pub(super) fn any(random: &mut Dice) -> Style {
        let language = random.percent(40).then(|| random.below(OTHERS.len()));
        let words = language.map_or(&ENGLISH, |language| &OTHERS[language]);
        let signs = [" - ", "-", " -> ", "->", " – ", "→", " > ", " --> ", "=>", " — "];
        let arrows: Vec<&'static str> = signs.iter().chain(words.to).copied().collect();
        let mut pick = |words: &[&'static str]| random.pick(words).copied().unwrap_or_default();
        let (arrow, other_arrow) = (pick(&arrows), pick(&arrows));
        let signed = |words: &[&'static str], letters: [&'static str; 2]| [words, &letters].concat();
        let hold = pick(&signed(words.hold, [" h", " H"]));
        let support = pick(&signed(words.support, [" s ", " S "]));
        let convoy = pick(&signed(words.convoy, [" c ", " C "]));
        let route = pick(&["", "", " via convoy", " (via convoy)", " by convoy", " VC"]);
        let end = pick(&["", "", "", ".", "!", " "]);
        Style {
            names: random.below(4),
            language,
            types: random.below(3),
            brackets: random.below(6),
            arrow,
            other_arrow,
            hold,
            support,
            convoy,
            route,
            end,
            coast: random.below(5),
        }
    }

    fn name(&self, province: Province, random: &mut Dice) -> String {
        if let Some(language) = self.language.filter(|_| self.names > 0) {
            let names = names_of_provinces();
            return names.iter().find(|(at, _)| *at == province).unwrap().1[language].to_owned();
        }
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

    /// A space with its coast.
    fn space(&self, space: Space, random: &mut Dice) -> String {
        let name = self.name(space.province, random);
        let coast = space.coast.map(|coast| match self.coast {
            0 => format!("/{}", coast.letters()),
            1 => format!("({})", coast.letters()),
            2 => format!(" {}", coast.letters().to_uppercase()),
            3 => format!("({}.)", &coast.letters()[..1]),
            _ => format!(" ({})", coast.letters().to_uppercase()),
        });
        format!("{name}{}", coast.unwrap_or_default())
    }

    /// A unit with its type.
    fn unit(&self, unit: Unit, random: &mut Dice) -> String {
        let words = self.language.map_or(&ENGLISH, |language| &OTHERS[language]);
        let place = self.space(unit.space, random);
        let letter = unit.kind.letter().to_string();
        let kind = match self.types {
            0 => letter,
            1 => words.kinds[usize::from(unit.kind == UnitKind::Fleet)].to_owned(),
            _ => return place,
        };
        match self.brackets {
            0 if unit.space.coast.is_none() => format!("{kind}({place})"),
            1 if unit.space.coast.is_none() => format!("{kind} ({place})"),
            2 => format!("({kind}) {place}"),
            _ => format!("{kind} {place}"),
        }
    }

    /// The text of an order.
    pub(super) fn write(&self, unit: Unit, order: Order, position: &Position, random: &mut Dice) -> String {
        let other = |province: Province, random: &mut Dice| self.unit(position.unit_in(province).unwrap(), random);
        let subject = self.unit(unit, random);
        let text = match order {
            Order::Hold => format!("{subject}{}", self.hold),
            Order::Move(to) => {
                let is_carried = !unit.space.reaches(unit.kind, to.province);
                let route = if is_carried { self.route } else { "" };
                format!("{subject}{}{}{route}", self.arrow, self.space(to, random))
            }
            Order::SupportHold(at) => format!("{subject}{}{}", self.support, other(at, random)),
            Order::SupportMove { from, to } => {
                let (other, to) = (other(from, random), self.name(to, random));
                format!("{subject}{}{other}{}{to}", self.support, self.other_arrow)
            }
            Order::Convoy { from, to } => {
                let (other, to) = (other(from, random), self.name(to, random));
                format!("{subject}{}{other}{}{to}", self.convoy, self.other_arrow)
            }
        };
        format!("{text}{}", self.end)
    }
}
