//! Finds the players whom a part of a name can mean, and says so where such a name became a player of its own.

use crate::book::{
    Book, CellAddress, ManyProblems, Person, PersonId, Problem, Seat, SeatColumn, TeamColumn, TeamIx, fold_name,
};
use crate::languages::window_sentences::{problems as texts, shared_words};

/// A player in whose name a word begins with the typed text.
#[derive(Clone, Debug, PartialEq)]
pub struct NameHit<'b> {
    pub person: &'b Person,
    /// Whether the whole name begins with the text.
    pub is_beginning: bool,
    /// The name for the order of the alphabet.
    pub folded: String,
}

/// The players whom a typed name can mean, where no player has exactly this name.
#[derive(Clone, Debug, PartialEq)]
pub enum NamedPerson<'b> {
    /// Each of its words is a word of this one name: “smith” where one player is a Smith.
    One(&'b Person),
    /// It may be one of these: there are several with its words, or they have a similar name. Empty if there is nobody.
    OneOf(Vec<&'b Person>),
}

impl<'b> NamedPerson<'b> {
    /// The only person whom this typed name means, with the family name among its words. A first name alone may be that of somebody
    /// who is not in the list.
    pub fn with_family_name(self, typed: &str) -> Option<&'b Person> {
        match self {
            NamedPerson::One(person) if says_family_name(person, typed) => Some(person),
            _ => None,
        }
    }
}

/// The name without capital letters, accents and apostrophes.
fn letters(name: &str) -> String {
    let mut folded = fold_name(name);
    folded.retain(|c| c != '\'');
    folded
}

/// Whether a typed text begins a word of a name, or each of its words begins one: “timo 1904” of “Timo Salo 1904”. In lists with
/// semicolons it is the last name. Capital letters, accents and apostrophes do not matter.
pub fn begins_word_of_name(name: &str, typed: &str) -> bool {
    fn last(list: &str) -> &str {
        list.rsplit(';').next().unwrap_or_default().trim()
    }
    let (name, typed) = (last(name), last(typed));
    has_word_beginning(name, &letters(typed)) || words_begin(&fold_name(name), &fold_name(typed))
}

/// A folded name whose words are also parted at apostrophes and hyphens: “o brien” of “o'brien”.
fn in_parts(name: &str) -> String {
    name.replace(['\'', '-'], " ")
}

/// Whether a text, folded with [`letters`], begins a word of a name or a part of one: “obri” and “brien” of “O’Brien”.
fn has_word_beginning(name: &str, typed: &str) -> bool {
    [letters(name), in_parts(&fold_name(name))]
        .iter()
        .any(|name| name.starts_with(typed) || name.match_indices(' ').any(|(at, _)| name[at + 1..].starts_with(typed)))
}

/// Whether a typed text has the whole family name of a person: “lee” and “lee a” for Ann Lee, but not “ann”. “o brien” and “obrien”
/// are O'Brien, and “smith jones” is Smith-Jones.
fn says_family_name(person: &Person, typed: &str) -> bool {
    let family = match person.family.trim() {
        "" => person.name.split_whitespace().next_back().unwrap_or_default(),
        family => family,
    };
    let spellings = |text: &str| [letters(text), in_parts(&fold_name(text))];
    let typed = spellings(&typed.replace(',', " ")).map(|typed| format!(" {typed} "));
    let says = |family: &String| typed.iter().any(|typed| typed.contains(&format!(" {family} ")));
    spellings(family).iter().filter(|family| !family.trim().is_empty()).any(says)
}

/// Whether the last word of a typed text is a word of a name, and long enough for a family name.
pub fn has_family_name(name: &str, typed: &str) -> bool {
    const LONG: usize = 4;
    let (name, typed) = (letters(name), letters(typed));
    let family = typed.rsplit(' ').next().filter(|word| word.chars().count() >= LONG);
    family.is_some_and(|family| name.split(' ').any(|known| known == family))
}

/// Whether a typed word may be this word with a slip of the keys, or with two in a long word that begins the same: “hansson” for
/// “hansen”.
fn is_near(word: &str, typed: &str) -> bool {
    /// Shorter words differ from too many others.
    const SHORTEST: usize = 5;
    let [known, typed_letters] = [word, typed].map(|word| word.chars().count());
    if known.min(typed_letters) < SHORTEST || known.abs_diff(typed_letters) > 2 {
        return false;
    }
    match strsim::damerau_levenshtein(word, typed) {
        1 => true,
        2 => known.min(typed_letters) > SHORTEST && word.chars().next() == typed.chars().next(),
        _ => false,
    }
}

/// Whether each of the typed words begins another word of a name, in any order: “m anna” begins “anna moor”. Both are folded
/// with [`fold_name`].
pub fn words_begin(name: &str, typed: &str) -> bool {
    // Most words have one part only.
    let begins = |word: &str, part: &str| {
        word.starts_with(part) || word.contains(['\'', '-']) && has_word_beginning(word, &letters(part))
    };
    let mut words: Vec<&str> = name.split(' ').collect();
    let mut typed: Vec<&str> = typed.split(' ').filter(|part| !part.is_empty()).collect();
    // The longest first, because what begins with “an” begins with “a” too.
    typed.sort_by_key(|part| std::cmp::Reverse(part.len()));
    typed.into_iter().all(|part| {
        let begun = words.iter().position(|word| begins(word, part));
        begun.map(|at| words.swap_remove(at)).is_some()
    })
}

/// Whether each of the typed words is a word of a name. Both are folded with [`fold_name`].
pub fn words_are_in(name: &str, typed: &str) -> bool {
    typed.split(' ').all(|part| part.is_empty() || name.split(' ').any(|word| word == part))
}

/// The name that a text means after whose words a blank is typed, by its position. `likely` are the names whose words begin like
/// this and that are expected. `None` while the text can go on to be another name: more than one has all its words or, where none
/// has, more than one is likely.
pub fn only_name_of_words<'n>(
    names: impl Iterator<Item = (usize, &'n str)>,
    likely: &[usize],
    typed: &str,
) -> Option<usize> {
    let typed = fold_name(typed);
    let typed = typed.trim();
    let whole: Vec<(usize, String)> =
        names.map(|(at, name)| (at, fold_name(name))).filter(|(_, name)| words_are_in(name, typed)).collect();
    let mut exact = whole.iter().filter(|(_, name)| name == typed);
    // Nobody types the whole name of one person and means another.
    match (exact.next(), exact.next(), &whole[..], likely) {
        (Some((only, _)), None, ..) | (None, _, [], [only]) => Some(*only),
        (None, _, [(only, _)], likely) if likely.contains(only) => Some(*only),
        _ => None,
    }
}

/// Parts a text into the words of one name and the words of the next, after each letter that is typed. Where no name begins like
/// the whole text, and one begins like its last word, the name before it was left: its words go to `earlier`. They come back where
/// no name begins like the further text either. `begins_name` says whether a name begins like these words.
pub fn part_words_of_names(text: &mut String, earlier: &mut String, begins_name: impl Fn(&str) -> bool) {
    if text.trim().is_empty() {
        earlier.clear();
        return;
    }
    if begins_name(text) {
        return;
    }
    let last = text.rsplit_once(' ').filter(|(_, word)| !word.is_empty() && begins_name(word));
    if let Some((before, word)) = last {
        (*earlier, *text) = (before.to_owned(), word.to_owned());
    } else if !earlier.is_empty() {
        *text = format!("{} {text}", std::mem::take(earlier));
    }
}

/// A person whom the words of a typed text have marked before the text was at its end: “ben” of “ben orr”.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkedName {
    /// Folded with [`fold_name`].
    name: String,
    words: String,
    /// Whether everything was typed without a pause since the mark.
    is_unbroken: bool,
}

impl MarkedName {
    /// The longest pause between two letters of one text, in seconds.
    pub const LONGEST_PAUSE: f64 = 1.2;

    pub fn new(name: &str, words: &str) -> MarkedName {
        MarkedName { name: fold_name(name), words: words.trim().to_owned(), is_unbroken: true }
    }

    /// The whole text with what was typed after the mark.
    pub fn text_with(&self, more: &str) -> String {
        format!("{} {}", self.words, more.trim())
    }

    /// Notes that a letter was typed after a pause of `pause` seconds.
    pub fn note_letter(&mut self, pause: f64) {
        self.is_unbroken &= pause <= Self::LONGEST_PAUSE;
    }

    /// Whether everything was typed without a pause since the mark, so that it can be one text with the words before it.
    pub fn is_unbroken(&self) -> bool {
        self.is_unbroken
    }

    /// Whether what was typed after the mark is more of the same name.
    pub fn goes_on_with(&self, more: &str) -> bool {
        words_begin(&self.name, &fold_name(&self.text_with(more)))
    }
}

/// “Ann Smith, Ben Smith or 2 more”. Empty for nobody.
pub fn names_to_choose(people: &[&Person]) -> String {
    match people {
        [] => String::new(),
        [only] => only.name.clone(),
        [one, other] => shared_words::one_or_other(&one.name, &other.name),
        [one, other, more @ ..] => texts::names_or_more(&one.name, &other.name, more.len()),
    }
}

impl Book {
    /// The players in whose name a word begins with the typed text, in the order of entry.
    pub fn people_with_word(&self, typed: &str) -> Vec<NameHit<'_>> {
        let typed = letters(typed);
        let hits = self.people.iter().filter_map(|person| {
            let folded = letters(&person.name);
            let is_beginning = folded.starts_with(&typed);
            has_word_beginning(&person.name, &typed).then_some(NameHit { person, is_beginning, folded })
        });
        hits.collect()
    }

    /// The player whom a typed name means, in seats, teams and lists of players: the one who is called so or, where nobody is, the
    /// only one in the list whose name has all the typed words with the family name among them. A number is no name.
    pub fn person_meant(&self, typed: &str) -> Option<&Person> {
        if let Some(known) = self.find_person(typed) {
            return Some(known);
        }
        if !typed.contains(char::is_alphabetic) {
            return None;
        }
        self.person_named_among(typed, self.is_listed()).with_family_name(typed)
    }

    /// The players whom a typed name can mean, where no player has exactly this name.
    pub fn person_named(&self, typed: &str) -> NamedPerson<'_> {
        self.person_named_among(typed, |_| true)
    }

    /// The player whom a name means in a list of people who are present. As in the search for players, a first name or the
    /// beginnings of words are enough if only one player has them: “anna”, “lars a.”.
    pub fn person_present(&self, typed: &str) -> NamedPerson<'_> {
        const FEWEST_LETTERS: usize = 2;
        let named = self.person_named(typed);
        let letters = typed.chars().filter(|c| c.is_alphabetic()).count();
        if letters < FEWEST_LETTERS || named != NamedPerson::OneOf(Vec::new()) {
            return named;
        }
        let typed = fold_name(&typed.replace(['.', ','], " "));
        let begun: Vec<&Person> =
            self.people.iter().filter(|person| words_begin(&fold_name(&person.name), &typed)).collect();
        match begun[..] {
            [only] => NamedPerson::One(only),
            _ => NamedPerson::OneOf(begun),
        }
    }

    fn person_named_among(&self, typed: &str, may_be: impl Fn(&Person) -> bool) -> NamedPerson<'_> {
        let typed = letters(typed).replace(['.', ',', '-'], " ");
        let typed: Vec<&str> = typed.split_whitespace().collect();
        let whose = |fits: &dyn Fn(&str, &str) -> bool| {
            let is_meant = |person: &&Person| {
                let (name, parts) = (letters(&person.name), in_parts(&fold_name(&person.name)));
                let is_part = |part: &str| parts.split(' ').any(|word| word == part);
                let has_word = |part: &str| is_part(part) || name.split([' ', '-']).any(|word| fits(word, part));
                !typed.is_empty() && typed.iter().all(|part| has_word(part))
            };
            self.people.iter().filter(|person| may_be(person)).filter(is_meant).collect::<Vec<_>>()
        };
        match &whose(&|word, part| word == part)[..] {
            [only] => NamedPerson::One(only),
            [] => NamedPerson::OneOf(whose(&|word, part| word == part || is_near(word, part))),
            several => NamedPerson::OneOf(several.to_vec()),
        }
    }

    /// Whether most names come from a list of players. Otherwise the names in the seats are the list.
    pub fn has_list_of_players(&self) -> bool {
        let typed = self.people.iter().filter(|person| person.unconfirmed).count();
        typed < self.people.len() - typed
    }

    /// The names that were typed and that nobody has confirmed, where there is a list of players that they are not in.
    pub fn unlisted_people(&self) -> impl Iterator<Item = PersonId> {
        let is_listed = self.is_listed();
        self.people.iter().filter(move |person| !is_listed(person)).map(|person| person.id)
    }

    /// Whether a person is in the list of players. Without such a list everybody is.
    fn is_listed(&self) -> impl Fn(&Person) -> bool {
        let has_list = self.has_list_of_players();
        move |person| !(has_list && person.unconfirmed)
    }

    /// What is said about a name that was typed into a seat or a team and is not in the list of players: “kazl is not in the
    /// list of players. It may be Ona Kazlauskas.” `None` for every other name.
    pub fn unconfirmed_name(&self, id: PersonId) -> Option<String> {
        let person = self.person(id).filter(|person| person.unconfirmed && self.has_list_of_players())?;
        let mut similar = self.listed_people_like(&person.name);
        similar.retain(|other| !person.different_from.contains(&other.id) && !other.different_from.contains(&id));
        let names = names_to_choose(&similar);
        Some(if names.is_empty() {
            texts::name_not_listed(&person.name)
        } else {
            texts::name_not_listed_may_be(&person.name, &names)
        })
    }

    /// The players of the list whom a name may mean that is not in it.
    pub(in crate::book) fn listed_people_like(&self, typed: &str) -> Vec<&Person> {
        let is_listed = self.is_listed();
        let hits = self.people_with_word(typed).into_iter().map(|hit| hit.person);
        let with_word: Vec<&Person> = hits.filter(|person| is_listed(person)).collect();
        if !with_word.is_empty() {
            return with_word;
        }
        match self.person_named_among(typed, is_listed) {
            NamedPerson::One(similar) => vec![similar],
            NamedPerson::OneOf(similar) => similar,
        }
    }

    /// Where a name stands that was typed: in its first seat, or else in its first team, or else as a substitute. In the list of
    /// players, if it is in none.
    pub(in crate::book) fn place_of_typed_name(&self, id: PersonId) -> CellAddress {
        let own = self.seats().find(|(_, seat)| seat.player == Some(id));
        let in_team = || {
            self.teams.iter().enumerate().find_map(|(at, team)| {
                let member = team.members.iter().position(|member| *member == id)?;
                Some(CellAddress::Team(TeamIx(at), TeamColumn::Member(member)))
            })
        };
        let seat = own.map(|(at, _)| CellAddress::Seat(at, SeatColumn::Player));
        let as_substitute = || {
            let stands_in = |seat: &Seat| seat.substitutes.iter().any(|substitute| substitute.player == id);
            let (at, _) = self.seats().find(|(_, seat)| stands_in(seat))?;
            Some(CellAddress::Seat(at, SeatColumn::Substitutes))
        };
        seat.or_else(in_team).or_else(as_substitute).unwrap_or(CellAddress::name_of(id))
    }

    /// The remarks about names that were typed into a seat or a team and that nobody has confirmed, each where it stands.
    pub(in crate::book) fn check_unconfirmed_names(&self, problems: &mut Vec<Problem>) {
        for id in self.unlisted_people() {
            let Some(what) = self.unconfirmed_name(id) else { continue };
            let address = self.place_of_typed_name(id);
            let remark = Problem::remark(address, what, texts::type_right_name());
            problems.push(remark.of_kind(ManyProblems::NamesNotListed, self.name_of(Some(id))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(names: &[&str], typed: &[&str]) -> Book {
        let mut book = Book::default();
        for (name, unconfirmed) in names.iter().map(|name| (name, false)).chain(typed.iter().map(|name| (name, true))) {
            book.people.push(Person { unconfirmed, ..Person::new(book.next_person_id(), *name) });
        }
        book
    }

    #[test]
    fn a_blank_ends_a_text_that_can_be_one_name_only() {
        let names = ["Ann Lee", "Anna Bell", "Anna Moor", "Ben Orr", "May Quin", "Quin Ull", "Ann Leeson"];
        let only = |typed: &str| {
            let all = || names.iter().copied().enumerate();
            let begins = |(_, name): &(usize, &str)| words_begin(&fold_name(name), &fold_name(typed));
            let likely: Vec<usize> = all().filter(begins).map(|(at, _)| at).collect();
            only_name_of_words(all(), &likely, typed).map(|at| names[at])
        };
        assert_eq!(only("ben "), Some("Ben Orr"));
        assert_eq!(only("anna"), None, "two are called so");
        assert_eq!(only("ann"), None);
        assert_eq!(only("quin"), None, "first or family name");
        assert_eq!(only("ann lee"), Some("Ann Lee"), "the whole name");
        assert_eq!(only("moo"), Some("Anna Moor"));
        assert_eq!(only("zoe"), None);
        let marked = MarkedName::new("Ben Orr", "ben ");
        assert!(marked.goes_on_with("o") && marked.goes_on_with("orr ") && !marked.goes_on_with("oda"));
        assert_eq!(marked.text_with("oda"), "ben oda");
    }

    #[test]
    fn a_name_that_is_left_is_parted_from_the_next_one_and_comes_back_where_both_are_one_text() {
        let names = ["ole hansen", "ole hanssen", "ben orr"];
        let begins = |words: &str| names.iter().any(|name| words_begin(name, &fold_name(words)));
        let parted = |text: &str, before: &str| {
            let (mut text, mut earlier) = (text.to_owned(), before.to_owned());
            part_words_of_names(&mut text, &mut earlier, begins);
            (text, earlier)
        };
        let pair = |text: &str, earlier: &str| (text.to_owned(), earlier.to_owned());
        assert_eq!(parted("ole hans ", ""), pair("ole hans ", ""));
        assert_eq!(parted("ole hans b", ""), pair("b", "ole hans"));
        assert_eq!(parted("bez", "ole hans"), pair("ole hans bez", ""));
        assert_eq!(parted("zoe ", ""), pair("zoe ", ""), "a blank begins no name");
        assert_eq!(parted("zoe q", ""), pair("zoe q", ""));
        assert_eq!(parted("", "ole hans"), pair("", ""));
    }

    #[test]
    fn a_word_of_a_name_finds_its_players() {
        let book = book(&["Patrick O’Brien", "Ona Kazlauskas", "Åsa Obrist"], &[]);
        let found = |typed| {
            let hits = book.people_with_word(typed).into_iter();
            hits.map(|hit| hit.person.name.as_str()).collect::<Vec<_>>()
        };
        assert_eq!(found("obri"), ["Patrick O’Brien", "Åsa Obrist"]);
        assert_eq!(found("patrick obrien"), ["Patrick O’Brien"]);
        assert_eq!(found("brien"), ["Patrick O’Brien"]);
        assert_eq!(found("KAZL"), ["Ona Kazlauskas"]);
        assert_eq!(found("azl"), Vec::<&str>::new());
    }

    #[test]
    fn typed_words_begin_the_words_of_a_name_in_any_order_each_its_own() {
        for (name, typed, begins) in [
            ("anna moor", "anna", true),
            ("anna moor", "m anna", true),
            ("anna moor", "an an", false),
            ("ann abel", "a an", true),
            ("patrick o'brien", "pat o", true),
            ("patrick o'brien", "brien", true),
            ("patrick o'brien", "obri p", true),
            ("eve smith-jones", "jon", true),
            ("eve smith-jones", "mith", false),
            ("karl de groot", "de gr", true),
            ("anna moor", "anna b", false),
        ] {
            assert_eq!(words_begin(name, typed), begins, "{typed}");
        }
    }

    /// “= Ann Smith” for one player, otherwise those whom the name may mean.
    fn shown(named: &NamedPerson<'_>) -> String {
        match named {
            NamedPerson::One(person) => format!("= {}", person.name),
            NamedPerson::OneOf(people) => names_to_choose(people),
        }
    }

    #[test]
    fn a_family_name_is_the_one_player_who_has_it_and_a_slip_of_the_keys_names_whom_it_may_be() {
        let book = book(&["Ann Smith", "Ben Orr", "Cy Orr", "Jan Kowalski", "Eve Smith-Jones", "Ole Hansen"], &[]);
        for (typed, meant) in [
            ("kowalski", "= Jan Kowalski"),
            ("Kowalski, Jan", "= Jan Kowalski"),
            ("orr", "Ben Orr or Cy Orr"),
            ("smith", "Ann Smith or Eve Smith-Jones"),
            ("jones", "= Eve Smith-Jones"),
            ("Kowalsky", "Jan Kowalski"),
            ("J. Kowalsky", ""),
            ("Jan Kowalsky", "Jan Kowalski"),
            ("Ole Hansson", "Ole Hansen"),
            ("Ole Jansson", ""),
            ("kow", ""),
            ("", ""),
        ] {
            assert_eq!(shown(&book.person_named(typed)), meant, "{typed}");
        }
    }

    #[test]
    fn a_first_name_and_the_beginnings_of_words_are_the_one_player_who_is_present() {
        let list = ["Lars Andersson", "Anna Bell", "Annabel Lee", "Maris Kalns", "Piotr Nowak", "Piotr Zych"];
        let book = book(&list, &[]);
        for (typed, meant) in [
            ("Lars A.", "= Lars Andersson"),
            ("anna", "= Anna Bell"),
            ("Maris", "= Maris Kalns"),
            ("Piotr N", "= Piotr Nowak"),
            ("Piotr", "Piotr Nowak or Piotr Zych"),
            ("Anderson", "Lars Andersson"),
            ("x", ""),
            ("?", ""),
        ] {
            assert_eq!(shown(&book.person_present(typed)), meant, "{typed}");
        }
    }

    #[test]
    fn a_typed_name_is_the_one_player_of_the_list_who_has_its_words_and_its_family_name() {
        let list = ["Ann Smith", "Bob Smithson", "Kevin O'Brien", "José García", "Eve Moor-Hall", "Cy Orr", "Di Orr"];
        let book = book(&[&list[..], &["Zoë 2"]].concat(), &["Lee", "Cy Park"]);
        let meant = |typed: &str| book.person_meant(typed).map_or("", |person| &person.name);
        for (typed, name) in [
            ("smith", "Ann Smith"),
            ("SMITH, Ann", "Ann Smith"),
            ("obrien", "Kevin O'Brien"),
            ("kevin obrien", "Kevin O'Brien"),
            ("Kevin O Brien", "Kevin O'Brien"),
            ("garcia", "José García"),
            ("moor-hall", "Eve Moor-Hall"),
            ("moor hall", "Eve Moor-Hall"),
            ("lee", "Lee"),
            // Nobody, or one of several.
            ("hall", ""),
            ("ann", ""),
            ("orr", ""),
            ("smit", ""),
            ("Ben Smith", ""),
            ("2", ""),
            ("", ""),
            ("park", ""),
        ] {
            assert_eq!(meant(typed), name, "{typed}");
        }
    }

    #[test]
    fn a_typed_name_outside_the_list_is_a_remark_that_says_whom_it_may_mean() {
        let told = |names: &[&str], typed: &[&str]| {
            let mut problems = Vec::new();
            book(names, typed).check_unconfirmed_names(&mut problems);
            problems.into_iter().map(|problem| problem.message).collect::<Vec<_>>()
        };
        let list = ["Ann Smith", "Ben Smith", "Cy Orr"];
        let smith = "“smith” was typed and is not in the list of players; it may be Ann Smith or Ben Smith";
        assert_eq!(told(&list, &["smith"]), [smith]);
        let kowalsky = "“Kowalsky” was typed and is not in the list of players; it may be Jan Kowalski";
        assert_eq!(told(&["Ann Smith", "Jan Kowalski"], &["Kowalsky"]), [kowalsky]);
        let hansson = "“Ole Hansson” was typed and is not in the list of players; it may be Ole Hansen";
        assert_eq!(told(&["Ann Smith", "Ole Hansen"], &["Ole Hansson"]), [hansson]);
        assert_eq!(told(&list, &["Zed"]), ["“Zed” was typed and is not in the list of players"]);
        assert!(told(&list, &[]).is_empty());
        assert!(told(&[], &["Ann Smith", "Ben Smith"]).is_empty(), "the names in the seats are the list");
    }
}
