//! Merges spellings into people: first the certain cases, then the identity decisions. The result is a [`Roster`].

use std::collections::HashSet;
use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::roster::{PersonIx, Roster, RosterPerson, UndecidedPair};
use crate::book::person_names::{PersonName, RegionRelation, candidate_pairs, compare_names, fold_region};
use crate::book::results_year::{IdentityDecisions, ListedName, ResultsYear};
use crate::languages::list_in_window;
use crate::languages::window_sentences::ladder_problems as texts;

impl Roster {
    /// Merges all spellings that are certainly one person or were decided to be one person.
    pub fn new(results_year: &ResultsYear, decisions: &IdentityDecisions) -> Roster {
        let (spellings, lines) = spellings(results_year);
        let mut graph = SpellingGraph::new(results_year, decisions, &spellings, &lines);
        let people = graph.apply_decisions(decisions, &spellings);
        graph.into_roster(&people, &spellings)
    }
}

/// Lines that are certainly of one person.
#[derive(Debug)]
struct SpellingNode {
    name: usize,
    /// The folded regions. If one lies within another, both are here.
    regions: Vec<String>,
    /// The decision that separates single lines from a spelling.
    decision: Option<usize>,
    /// The spellings, each with its number of lines.
    spellings: Vec<(usize, usize)>,
    events: Vec<usize>,
}

/// A printed spelling with its region.
pub(super) struct Spelling<'a> {
    text: &'a str,
    printed_region: &'a str,
    name: PersonName,
    region: String,
}

impl Spelling<'_> {
    /// Whether the name is a single word, such as “Emmanuel”, which many people have.
    fn is_one_word(&self) -> bool {
        self.name.family.is_empty()
    }

    /// Whether the same spelling is certainly the same person only within one file.
    fn is_vague(&self) -> bool {
        self.is_one_word() && self.region.is_empty()
    }
}

/// Every spelling once, and the spelling of each line.
pub(super) fn spellings(results_year: &ResultsYear) -> (Vec<Spelling<'_>>, Vec<Vec<Option<usize>>>) {
    let mut spellings: Vec<Spelling<'_>> = Vec::new();
    let mut known: FxHashMap<(&str, &str), usize> = FxHashMap::default();
    let mut regions: FxHashMap<&str, String> = FxHashMap::default();
    let lines = results_year.events.iter().map(|event| {
        let of = event.lines.iter().map(|line| {
            let at = *known.entry((&line.name, &line.region)).or_insert_with(|| {
                let name = PersonName::new(&line.name);
                let bracket = if name.bracket.is_empty() { String::new() } else { fold_region(&name.bracket) };
                let printed = regions.entry(&line.region).or_insert_with(|| fold_region(&line.region));
                // “(NZ)” is a region, and “(second visit)” is not.
                let region_in_name =
                    if line.region.is_empty() && bracket.chars().count() <= 4 { bracket } else { String::new() };
                let region = if region_in_name.is_empty() { printed.clone() } else { region_in_name };
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

/// The nodes, and the links between nodes of one person.
pub(super) struct SpellingGraph {
    nodes: Vec<SpellingNode>,
    nodes_by_line: Vec<Vec<Option<usize>>>,
    by_key: FxHashMap<String, Vec<usize>>,
    /// The parent of each node. The first node of a person is its own parent.
    parent: Vec<usize>,
    decided_different: HashSet<(usize, usize)>,
    /// The spelling that a decision chooses for a person.
    shown_spelling: FxHashMap<usize, usize>,
    contradictions: Vec<String>,
}

impl SpellingGraph {
    pub(super) fn new(
        results_year: &ResultsYear,
        decisions: &IdentityDecisions,
        spellings: &[Spelling<'_>],
        lines: &[Vec<Option<usize>>],
    ) -> SpellingGraph {
        let single_lines: Vec<(String, &ListedName)> = decisions
            .listed_names()
            .filter(|listed| listed.names_single_lines())
            .map(|listed| (listed.key(), listed))
            .collect();
        let mut regions: FxHashMap<&str, Vec<&str>> = FxHashMap::default();
        for spelling in spellings.iter().filter(|spelling| !spelling.region.is_empty()) {
            let known_regions = regions.entry(&spelling.name.key).or_default();
            if !known_regions.contains(&spelling.region.as_str()) {
                known_regions.push(&spelling.region);
            }
        }
        // The node of each spelling, and separate nodes for lines that a decision separates.
        let mut known: FxHashMap<(&str, &str, &str, Option<usize>), usize> = FxHashMap::default();
        let mut of_spelling: Vec<Option<usize>> = vec![None; spellings.len()];
        let mut nodes: Vec<SpellingNode> = Vec::new();
        let mut nodes_by_line = Vec::with_capacity(lines.len());
        for (event, lines) in lines.iter().enumerate() {
            let year_event = &results_year.events[event];
            let mut nodes_of = Vec::with_capacity(lines.len());
            for (line, spelling) in lines.iter().enumerate() {
                let Some(at) = *spelling else {
                    nodes_of.push(None);
                    continue;
                };
                let spelling = &spellings[at];
                let mut decided = single_lines.iter().enumerate().filter(|(_, (key, listed))| {
                    *key == spelling.name.key
                        && listed.refers_to_region(&spelling.region)
                        && listed.refers_to_line(&year_event.name, year_event.lines[line].place)
                });
                let decision = decided.next().map(|(n, _)| n);
                let known_node = of_spelling[at].filter(|_| decision.is_none());
                let node = known_node.unwrap_or_else(|| {
                    let all = regions.get(spelling.name.key.as_str()).map_or(&[][..], Vec::as_slice);
                    let certain = region_of_node(&spelling.region, all);
                    let region = if spelling.is_one_word() { &spelling.region } else { certain };
                    let source = if spelling.is_vague() { &year_event.source } else { "" };
                    *known.entry((&spelling.name.key, region, source, decision)).or_insert_with(|| {
                        nodes.push(SpellingNode::new(at, decision));
                        nodes.len() - 1
                    })
                });
                if decision.is_none() && !spelling.is_vague() {
                    of_spelling[at] = Some(node);
                }
                nodes[node].add_line(at, &spelling.region, event);
                nodes_of.push(Some(node));
            }
            nodes_by_line.push(nodes_of);
        }
        let mut by_key: FxHashMap<String, Vec<usize>> = FxHashMap::default();
        // Only decisions refer to people by name.
        for (n, node) in nodes.iter().enumerate().filter(|_| !decisions.is_empty()) {
            by_key.entry(spellings[node.name].name.key.clone()).or_default().push(n);
        }
        let parent = (0..nodes.len()).collect();
        SpellingGraph {
            nodes,
            nodes_by_line,
            by_key,
            parent,
            decided_different: HashSet::new(),
            shown_spelling: FxHashMap::default(),
            contradictions: Vec::new(),
        }
    }

    /// The nodes that a name in a decision refers to.
    fn nodes_of(&self, listed: &ListedName, single_lines: &[&ListedName]) -> Vec<usize> {
        let nodes = self.by_key.get(&listed.key()).map_or(&[][..], Vec::as_slice);
        let means = |node: &SpellingNode| match node.decision {
            Some(decision) => single_lines.get(decision).is_some_and(|single_line| *single_line == listed),
            None => {
                !listed.names_single_lines()
                    && (node.regions.iter().any(|region| listed.refers_to_region(region))
                        || (node.regions.is_empty() && listed.refers_to_region("")))
            }
        };
        nodes.iter().copied().filter(|node| means(&self.nodes[*node])).collect()
    }

    fn root(&self, mut node: usize) -> usize {
        while self.parent[node] != node {
            node = self.parent[node];
        }
        node
    }

    /// Applies the decisions. Returns the root node of each node.
    pub(super) fn apply_decisions(&mut self, decisions: &IdentityDecisions, spellings: &[Spelling<'_>]) -> Vec<usize> {
        let single_lines: Vec<&ListedName> =
            decisions.listed_names().filter(|listed| listed.names_single_lines()).collect();
        for group in &decisions.different {
            let sides: Vec<Vec<usize>> = match &group.names[..] {
                // A single name: all people with this name are different.
                [one] => self.nodes_of(one, &single_lines).into_iter().map(|node| vec![node]).collect(),
                names => names.iter().map(|listed| self.nodes_of(listed, &single_lines)).collect(),
            };
            for (n, side) in sides.iter().enumerate() {
                for other in &sides[n + 1..] {
                    for (one, other) in side.iter().flat_map(|one| other.iter().map(move |other| (*one, *other))) {
                        if one != other {
                            self.decided_different.insert((one.min(other), one.max(other)));
                        }
                    }
                }
            }
        }
        for group in &decisions.same {
            let nodes: Vec<usize> =
                group.names.iter().flat_map(|listed| self.nodes_of(listed, &single_lines)).collect();
            let Some((&first, others)) = nodes.split_first() else { continue };
            for &other in others {
                let (one, other) = (self.root(first), self.root(other));
                if one == other {
                    continue;
                }
                if self.are_decided_different(one, other) {
                    let names: Vec<String> = group.names.iter().map(ListedName::to_string).collect();
                    self.contradictions.push(texts::decisions_contradict(&list_in_window(&names)));
                    continue;
                }
                self.parent[one.max(other)] = one.min(other);
            }
            let shown = group.names.first().map(|listed| listed.name.as_str()).unwrap_or_default();
            let named = nodes.iter().flat_map(|node| &self.nodes[*node].spellings);
            if let Some((spelling, _)) = named.into_iter().find(|(spelling, _)| spellings[*spelling].text == shown) {
                let (root, spelling) = (self.root(first), *spelling);
                self.shown_spelling.insert(root, spelling);
            }
        }
        (0..self.nodes.len()).map(|node| self.root(node)).collect()
    }

    fn are_decided_different(&self, one: usize, other: usize) -> bool {
        self.decided_different.iter().any(|(a, b)| {
            let roots = (self.root(*a), self.root(*b));
            roots == (one, other) || roots == (other, one)
        })
    }

    /// Builds the roster.
    pub(super) fn into_roster(self, roots: &[usize], spellings: &[Spelling<'_>]) -> Roster {
        let mut person_of: FxHashMap<usize, PersonIx> = FxHashMap::default();
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
                for (spelling, times) in nodes.iter().flat_map(|node| &self.nodes[*node].spellings) {
                    match counted.iter_mut().find(|(known, _)| known == spelling) {
                        Some((_, known)) => *known += times,
                        None => counted.push((*spelling, *times)),
                    }
                }
                counted.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
                let shown = nodes.iter().find_map(|node| self.shown_spelling.get(&roots[*node])).copied();
                // “Lee, Tristan” and “LEE Tristan” are forms for sorted lists, so other spellings are preferred.
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
                    nodes.iter().flat_map(|node| self.nodes[*node].events.iter().copied()).collect();
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
                    name: first.map(|spelling| given_name_first(spellings[spelling].text)).unwrap_or_default(),
                    region: regions.into_iter().find(|region| !region.is_empty()).unwrap_or_default().to_owned(),
                    spellings: texts,
                    events,
                }
            })
            .collect();
        let person_of_node: Vec<PersonIx> = roots.iter().filter_map(|root| person_of.get(root).copied()).collect();
        let person = |node: &Option<usize>| node.and_then(|node| person_of_node.get(node).copied());
        let of = self.nodes_by_line.iter().map(|nodes| nodes.iter().map(person).collect()).collect();
        let undecided = self.undecided_pairs(&people, &person_of_node, roots, spellings);
        Roster {
            people,
            people_by_line: of,
            undecided_pairs: undecided,
            contradictions: self.contradictions,
            people_by_name: OnceLock::new(),
        }
    }

    fn undecided_pairs(
        &self,
        people: &[RosterPerson],
        person_of: &[PersonIx],
        roots: &[usize],
        spellings: &[Spelling<'_>],
    ) -> Vec<UndecidedPair> {
        let names: Vec<&PersonName> = self.nodes.iter().map(|node| &spellings[node.name].name).collect();
        let mut likely: FxHashMap<(PersonIx, PersonIx), (f64, String)> = FxHashMap::default();
        for (a, b) in candidate_pairs(&names) {
            let (one, other) = (person_of[a].min(person_of[b]), person_of[a].max(person_of[b]));
            if one == other {
                continue;
            }
            let region_relation = || self.nodes[a].region_relation(&self.nodes[b]);
            let Some((chance, why)) = compare_names(names[a], names[b], region_relation) else {
                continue;
            };
            let better = likely.get(&(one, other)).is_none_or(|(known, _)| *known < chance);
            if better
                && !share_an_event(&people[one.0].events, &people[other.0].events)
                && !self.are_decided_different(roots[a], roots[b])
            {
                likely.insert((one, other), (chance, why));
            }
        }
        let mut likely: Vec<UndecidedPair> =
            likely.into_iter().map(|((one, other), (chance, why))| UndecidedPair { one, other, chance, why }).collect();
        likely.sort_by(|a, b| b.chance.total_cmp(&a.chance).then((a.one, a.other).cmp(&(b.one, b.other))));
        likely
    }
}

impl SpellingNode {
    fn new(name: usize, decision: Option<usize>) -> SpellingNode {
        SpellingNode { name, decision, regions: Vec::new(), spellings: Vec::new(), events: Vec::new() }
    }

    fn add_line(&mut self, spelling: usize, region: &str, event: usize) {
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

    fn region_relation(&self, other: &SpellingNode) -> RegionRelation {
        let mut found = RegionRelation::Unknown;
        for region_relation in
            self.regions.iter().flat_map(|a| other.regions.iter().map(move |b| RegionRelation::between(a, b)))
        {
            match region_relation {
                RegionRelation::Same => return RegionRelation::Same,
                RegionRelation::Different => found = RegionRelation::Different,
                RegionRelation::Unknown => {}
            }
        }
        found
    }
}

/// Returns “Tristan Lee” for “Lee, Tristan”.
fn given_name_first(text: &str) -> String {
    match text.split_once(',').map(|(family, given)| (family.trim(), given.trim())) {
        Some((family, given))
            if !given.is_empty() && !given.contains(',') && PersonName::new(text).suffix.is_empty() =>
        {
            format!("{given} {family}")
        }
        _ => text.to_owned(),
    }
}

/// The region by which lines with one key are grouped. If all printed regions agree, all lines are one group. Otherwise
/// each region is a group, and the lines without a region are another.
fn region_of_node<'a>(region: &'a str, all: &[&'a str]) -> &'a str {
    let agree = all
        .iter()
        .enumerate()
        .all(|(n, a)| all[n + 1..].iter().all(|b| RegionRelation::between(a, b) == RegionRelation::Same));
    if agree { "" } else { region }
}

/// Whether two ascending lists have an event in common.
fn share_an_event(a: &[usize], b: &[usize]) -> bool {
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
