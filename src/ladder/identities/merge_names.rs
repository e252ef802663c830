//! From spellings to people: what is certainly one, then what decisions make one or keep apart.

use std::collections::HashSet;

use super::candidate_pairs::worth_comparing;
use super::name_parts::Name;
use super::name_similarity;
use super::name_similarity::{Places, fold_region};
use super::roster::{Likely, PersonIx, Roster, RosterPerson};
use crate::book::results_year::{Decisions, Season, Who};
use crate::ladder::hash::QuickMap;

/// Lines that are one person's for certain.
#[derive(Debug)]
struct Node {
    name: usize,
    /// Folded; where one lies within another, both stand for it.
    regions: Vec<String>,
    /// The decision that takes single lines out of a spelling.
    taken: Option<usize>,
    /// How often each spelling stands.
    spellings: Vec<(usize, usize)>,
    events: Vec<usize>,
}

/// A spelling as it is printed, with its region.
pub(super) struct Spelling<'a> {
    text: &'a str,
    printed_region: &'a str,
    name: Name,
    region: String,
}

impl Spelling<'_> {
    /// “Emmanuel” is a name that many have.
    fn is_one_word(&self) -> bool {
        self.name.family.is_empty()
    }

    /// Whether the same spelling is certainly the same person only within one file, whose writer knew them.
    fn is_vague(&self) -> bool {
        self.is_one_word() && self.region.is_empty()
    }
}

/// Every spelling once, and which one each line has.
pub(super) fn spellings(season: &Season) -> (Vec<Spelling<'_>>, Vec<Vec<Option<usize>>>) {
    let mut spellings: Vec<Spelling<'_>> = Vec::new();
    let mut known: QuickMap<(&str, &str), usize> = QuickMap::default();
    let mut regions: QuickMap<&str, String> = QuickMap::default();
    let lines = season.events.iter().map(|event| {
        let of = event.lines.iter().map(|line| {
            let at = *known.entry((&line.name, &line.region)).or_insert_with(|| {
                let name = Name::new(&line.name);
                let bracket = if name.bracket.is_empty() { String::new() } else { fold_region(&name.bracket) };
                let printed = regions.entry(&line.region).or_insert_with(|| fold_region(&line.region));
                // “(NZ)” is where somebody is from; “(second visit)” is not.
                let said = if line.region.is_empty() && bracket.chars().count() <= 4 { bracket } else { String::new() };
                let region = if said.is_empty() { printed.clone() } else { said };
                spellings.push(Spelling { text: &line.name, printed_region: &line.region, name, region });
                spellings.len() - 1
            });
            (!spellings[at].name.key.is_empty()).then_some(at)
        });
        of.collect()
    });
    let lines = lines.collect();
    (spellings, lines)
}

/// The nodes, and which of them are one person.
pub(super) struct Nodes {
    all: Vec<Node>,
    of: Vec<Vec<Option<usize>>>,
    by_key: QuickMap<String, Vec<usize>>,
    /// Each node's parent; a person's first node is its own.
    parent: Vec<usize>,
    apart: HashSet<(usize, usize)>,
    /// How somebody is shown by a decision.
    shown: QuickMap<usize, usize>,
    contradictions: Vec<String>,
}

impl Nodes {
    pub(super) fn new(
        season: &Season,
        decisions: &Decisions,
        spellings: &[Spelling<'_>],
        lines: &[Vec<Option<usize>>],
    ) -> Nodes {
        let taken: Vec<(String, &Who)> =
            decisions.everybody().filter(|who| who.is_of_lines()).map(|who| (who.key(), who)).collect();
        let mut regions: QuickMap<&str, Vec<&str>> = QuickMap::default();
        for spelling in spellings.iter().filter(|spelling| !spelling.region.is_empty()) {
            let held = regions.entry(&spelling.name.key).or_default();
            if !held.contains(&spelling.region.as_str()) {
                held.push(&spelling.region);
            }
        }
        // The node of each spelling's other lines, and of those that a decision takes out.
        let mut known: QuickMap<(&str, &str, &str, Option<usize>), usize> = QuickMap::default();
        let mut of_spelling: Vec<Option<usize>> = vec![None; spellings.len()];
        let mut nodes: Vec<Node> = Vec::new();
        let mut of = Vec::with_capacity(lines.len());
        for (event, lines) in lines.iter().enumerate() {
            let held = &season.events[event];
            let mut nodes_of = Vec::with_capacity(lines.len());
            for (line, spelling) in lines.iter().enumerate() {
                let Some(at) = *spelling else {
                    nodes_of.push(None);
                    continue;
                };
                let spelling = &spellings[at];
                let mut decided = taken.iter().enumerate().filter(|(_, (key, who))| {
                    *key == spelling.name.key
                        && who.means_region(&spelling.region)
                        && who.means_line(&held.name, held.lines[line].place)
                });
                let decision = decided.next().map(|(n, _)| n);
                let known_node = of_spelling[at].filter(|_| decision.is_none());
                let node = known_node.unwrap_or_else(|| {
                    let all = regions.get(spelling.name.key.as_str()).map_or(&[][..], Vec::as_slice);
                    let certain = region_of_node(&spelling.region, all);
                    let region = if spelling.is_one_word() { &spelling.region } else { certain };
                    let source = if spelling.is_vague() { &held.source } else { "" };
                    *known.entry((&spelling.name.key, region, source, decision)).or_insert_with(|| {
                        nodes.push(Node::new(at, decision));
                        nodes.len() - 1
                    })
                });
                if decision.is_none() && !spelling.is_vague() {
                    of_spelling[at] = Some(node);
                }
                nodes[node].meet(at, &spelling.region, event);
                nodes_of.push(Some(node));
            }
            of.push(nodes_of);
        }
        let mut by_key: QuickMap<String, Vec<usize>> = QuickMap::default();
        // Only decisions speak of people by their names.
        for (n, node) in nodes.iter().enumerate().filter(|_| !decisions.is_empty()) {
            by_key.entry(spellings[node.name].name.key.clone()).or_default().push(n);
        }
        let parent = (0..nodes.len()).collect();
        Nodes {
            all: nodes,
            of,
            by_key,
            parent,
            apart: HashSet::new(),
            shown: QuickMap::default(),
            contradictions: Vec::new(),
        }
    }

    /// The nodes that somebody in a decision is.
    fn of_who(&self, who: &Who, taken: &[&Who]) -> Vec<usize> {
        let nodes = self.by_key.get(&who.key()).map_or(&[][..], Vec::as_slice);
        let means = |node: &Node| match node.taken {
            Some(decision) => taken.get(decision).is_some_and(|taken| *taken == who),
            None => {
                !who.is_of_lines()
                    && (node.regions.iter().any(|region| who.means_region(region))
                        || (node.regions.is_empty() && who.means_region("")))
            }
        };
        nodes.iter().copied().filter(|node| means(&self.all[*node])).collect()
    }

    fn root(&self, mut node: usize) -> usize {
        while self.parent[node] != node {
            node = self.parent[node];
        }
        node
    }

    /// Carries the decisions out. Gives the person of each node.
    pub(super) fn people(&mut self, decisions: &Decisions, spellings: &[Spelling<'_>]) -> Vec<usize> {
        let taken: Vec<&Who> = decisions.everybody().filter(|who| who.is_of_lines()).collect();
        for group in &decisions.different {
            let sides: Vec<Vec<usize>> = match &group.names[..] {
                // Everybody of one name is somebody else.
                [one] => self.of_who(one, &taken).into_iter().map(|node| vec![node]).collect(),
                names => names.iter().map(|who| self.of_who(who, &taken)).collect(),
            };
            for (n, side) in sides.iter().enumerate() {
                for other in &sides[n + 1..] {
                    for (one, other) in side.iter().flat_map(|one| other.iter().map(move |other| (*one, *other))) {
                        if one != other {
                            self.apart.insert((one.min(other), one.max(other)));
                        }
                    }
                }
            }
        }
        for group in &decisions.same {
            let nodes: Vec<usize> = group.names.iter().flat_map(|who| self.of_who(who, &taken)).collect();
            let Some((&first, others)) = nodes.split_first() else { continue };
            for &other in others {
                let (one, other) = (self.root(first), self.root(other));
                if one == other {
                    continue;
                }
                if self.are_apart(one, other) {
                    let names = group.names.iter().map(Who::to_string).collect::<Vec<_>>().join(" and ");
                    self.contradictions.push(format!(
                        "{names} are said to be one person, and others say they are not. They were kept apart; take one of \
                         the decisions back."
                    ));
                    continue;
                }
                self.parent[one.max(other)] = one.min(other);
            }
            let shown = group.names.first().map(|who| who.name.as_str()).unwrap_or_default();
            let named = nodes.iter().flat_map(|node| &self.all[*node].spellings);
            if let Some((spelling, _)) = named.into_iter().find(|(spelling, _)| spellings[*spelling].text == shown) {
                let (root, spelling) = (self.root(first), *spelling);
                self.shown.insert(root, spelling);
            }
        }
        (0..self.all.len()).map(|node| self.root(node)).collect()
    }

    fn are_apart(&self, one: usize, other: usize) -> bool {
        self.apart.iter().any(|(a, b)| {
            let roots = (self.root(*a), self.root(*b));
            roots == (one, other) || roots == (other, one)
        })
    }

    /// Puts the roster together.
    pub(super) fn roster(self, roots: &[usize], spellings: &[Spelling<'_>]) -> Roster {
        let mut person_of: QuickMap<usize, PersonIx> = QuickMap::default();
        let mut members: Vec<Vec<usize>> = Vec::new();
        for (node, root) in roots.iter().enumerate() {
            let next = PersonIx(members.len());
            let person = *person_of.entry(*root).or_insert(next);
            if person == next {
                members.push(Vec::new());
            }
            members[person.0].push(node);
        }
        let people: Vec<RosterPerson> = members
            .iter()
            .map(|nodes| {
                let mut counted: Vec<(usize, usize)> = Vec::new();
                for (spelling, times) in nodes.iter().flat_map(|node| &self.all[*node].spellings) {
                    match counted.iter_mut().find(|(known, _)| known == spelling) {
                        Some((_, known)) => *known += times,
                        None => counted.push((*spelling, *times)),
                    }
                }
                counted.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
                let shown = nodes.iter().find_map(|node| self.shown.get(&roots[*node])).copied();
                // “Lee, Tristan” and “LEE Tristan” are how lists sort, not how somebody is called.
                let called = |(spelling, times): &&(usize, usize)| {
                    let text = spellings[*spelling].text;
                    let capitals =
                        text.split_whitespace().any(|word| word.chars().filter(|c| c.is_uppercase()).count() > 2);
                    (!text.contains(',') && !capitals, *times)
                };
                let usual = match counted[..] {
                    [(only, _)] => Some(only),
                    _ => counted.iter().rev().max_by_key(called).map(|(spelling, _)| *spelling),
                };
                let first = shown.or(usual);
                let mut events: Vec<usize> =
                    nodes.iter().flat_map(|node| self.all[*node].events.iter().copied()).collect();
                events.sort_unstable();
                events.dedup();
                let mut texts: Vec<String> = Vec::with_capacity(counted.len());
                for (spelling, _) in &counted {
                    if !texts.iter().any(|text| text == spellings[*spelling].text) {
                        texts.push(spellings[*spelling].text.to_owned());
                    }
                }
                let regions = counted.iter().map(|(spelling, _)| spellings[*spelling].printed_region);
                RosterPerson {
                    name: first.map(|spelling| turned(spellings[spelling].text)).unwrap_or_default(),
                    region: regions.into_iter().find(|region| !region.is_empty()).unwrap_or_default().to_owned(),
                    spellings: texts,
                    events,
                }
            })
            .collect();
        let person_of_node: Vec<PersonIx> = roots.iter().filter_map(|root| person_of.get(root).copied()).collect();
        let person = |node: &Option<usize>| node.and_then(|node| person_of_node.get(node).copied());
        let of = self.of.iter().map(|nodes| nodes.iter().map(person).collect()).collect();
        let unsure = self.unsure(&people, &person_of_node, roots, spellings);
        Roster { people, of, unsure, contradictions: self.contradictions }
    }

    fn unsure(
        &self,
        people: &[RosterPerson],
        person_of: &[PersonIx],
        roots: &[usize],
        spellings: &[Spelling<'_>],
    ) -> Vec<Likely> {
        let names: Vec<&Name> = self.all.iter().map(|node| &spellings[node.name].name).collect();
        let mut likely: QuickMap<(PersonIx, PersonIx), (f64, String)> = QuickMap::default();
        for (a, b) in worth_comparing(&names) {
            let (one, other) = (person_of[a].min(person_of[b]), person_of[a].max(person_of[b]));
            if one == other {
                continue;
            }
            let places = || self.all[a].places(&self.all[b]);
            let Some((chance, why)) = name_similarity::likely(names[a], names[b], places) else { continue };
            let better = likely.get(&(one, other)).is_none_or(|(known, _)| *known < chance);
            if better && !meet(&people[one.0].events, &people[other.0].events) && !self.are_apart(roots[a], roots[b]) {
                likely.insert((one, other), (chance, why));
            }
        }
        let mut likely: Vec<Likely> =
            likely.into_iter().map(|((one, other), (chance, why))| Likely { one, other, chance, why }).collect();
        likely.sort_by(|a, b| b.chance.total_cmp(&a.chance).then((a.one, a.other).cmp(&(b.one, b.other))));
        likely
    }
}

impl Node {
    fn new(name: usize, taken: Option<usize>) -> Node {
        Node { name, taken, regions: Vec::new(), spellings: Vec::new(), events: Vec::new() }
    }

    fn meet(&mut self, spelling: usize, region: &str, event: usize) {
        match self.spellings.iter_mut().find(|(known, _)| *known == spelling) {
            Some((_, times)) => *times += 1,
            None => self.spellings.push((spelling, 1)),
        }
        if !region.is_empty() && !self.regions.iter().any(|known| known == region) {
            self.regions.push(region.to_owned());
        }
        if self.events.last() != Some(&event) {
            self.events.push(event);
        }
    }

    fn places(&self, other: &Node) -> Places {
        let mut found = Places::Unsaid;
        for places in self.regions.iter().flat_map(|a| other.regions.iter().map(move |b| Places::of(a, b))) {
            match places {
                Places::Same => return Places::Same,
                Places::Different => found = Places::Different,
                Places::Unsaid => {}
            }
        }
        found
    }
}

/// “Tristan Lee” for “Lee, Tristan”.
fn turned(text: &str) -> String {
    match text.split_once(',').map(|(family, given)| (family.trim(), given.trim())) {
        Some((family, given)) if !given.is_empty() && !given.contains(',') && Name::new(text).suffix.is_empty() => {
            format!("{given} {family}")
        }
        _ => text.to_owned(),
    }
}

/// Under which region the lines of one key stand: all under one where all regions that are printed agree, else each
/// under its own, and those without a region by themselves.
fn region_of_node<'a>(region: &'a str, all: &[&'a str]) -> &'a str {
    let agree = all.iter().enumerate().all(|(n, a)| all[n + 1..].iter().all(|b| Places::of(a, b) == Places::Same));
    if agree { "" } else { region }
}

/// Whether two ascending lists have something in common.
fn meet(a: &[usize], b: &[usize]) -> bool {
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    while let (Some(x), Some(y)) = (a.peek(), b.peek()) {
        match x.cmp(y) {
            std::cmp::Ordering::Equal => return true,
            std::cmp::Ordering::Less => drop(a.next()),
            std::cmp::Ordering::Greater => drop(b.next()),
        }
    }
    false
}
