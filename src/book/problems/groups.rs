//! The lines of a list of problems. Many problems of one kind, or with the same sentence, are one line. So are more whose sentences
//! differ in names and figures only.

use std::collections::HashMap;

use super::super::Book;
use super::problem::{Problem, ProblemKind, Severity};
use super::summary_lines::ManyProblems;
use crate::languages::window_sentences::problems as texts;

/// Problems that are one line of a list: one problem, or many with one cause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemGroup {
    /// The positions of the problems.
    pub members: Vec<usize>,
    /// “154 players play more rounds than the rules allow”. `None` for one problem.
    pub summary: Option<String>,
}

/// A problem of a list in which many of one kind are one line.
pub trait ListedProblem {
    fn severity(&self) -> Severity;
    /// The kind of a problem that may come many times.
    fn kind(&self) -> Option<&ProblemKind>;
}

impl ListedProblem for Problem {
    fn severity(&self) -> Severity {
        self.severity
    }

    fn kind(&self) -> Option<&ProblemKind> {
        // Every error of a book is listed by itself.
        self.kind.as_ref().filter(|_| self.severity == Severity::Remark)
    }
}

impl ProblemGroup {
    /// The first names of problems of one kind, and the number of the others: “Ann, Ben, Cleo, Dan, Eve and 149 more”.
    pub fn names<P: ListedProblem>(&self, problems: &[P]) -> String {
        let names: Vec<&str> =
            self.members.iter().filter_map(|at| Some(problems.get(*at)?.kind()?.name.as_str())).collect();
        first_names(names.len(), names.into_iter(), 5)
    }

    /// Where the problems are: the players or boards of one kind, or the places where the same sentence is said. Only as many as
    /// `fits` accepts are named, at least one.
    pub fn locations(&self, problems: &[Problem], book: &Book, fits: impl Fn(&str) -> bool) -> String {
        let members: Vec<&Problem> = self.members.iter().filter_map(|at| problems.get(*at)).collect();
        let name = |problem: &&Problem| match ListedProblem::kind(*problem) {
            Some(kind) => kind.name.clone(),
            None => problem.location(book),
        };
        let many = members.len();
        let first = |most: usize| first_names(many, members.iter().take(most.max(1) + 1).map(name), most);
        (2..=many.min(MOST_NAMES)).rev().map(first).find(|text| fits(text)).unwrap_or_else(|| first(1))
    }
}

/// No line of a list has room for more names.
const MOST_NAMES: usize = 8;

/// The first `most` of these names, and the number of the others. One that is left over is named too.
fn first_names<T: AsRef<str>>(many: usize, names: impl Iterator<Item = T>, most: usize) -> String {
    let more = many.saturating_sub(most);
    if more < 2 {
        return join(names);
    }
    texts::names_and_more(&join(names.take(most)), more)
}

fn join<T: AsRef<str>>(names: impl Iterator<Item = T>) -> String {
    let mut joined = String::new();
    for name in names {
        joined.push_str(if joined.is_empty() { "" } else { ", " });
        joined.push_str(name.as_ref());
    }
    joined
}

/// So many problems with one cause have a line each, because a line names its place.
const FEW: usize = 2;

/// What several problems have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Cause<'a> {
    Kind(ManyProblems),
    /// Their sentence.
    Sentence(Severity, &'a str),
}

impl Cause<'_> {
    fn summary(self, many: usize) -> String {
        match self {
            Cause::Kind(kind) => kind.summary(many),
            Cause::Sentence(_, sentence) => texts::many_times(many, sentence),
        }
    }
}

/// The problems as the lines of a list: the errors first, then the remarks, each in the order of the book. Many of one
/// kind are one line, at the place of the first of them.
pub fn problems_by_kind<P: ListedProblem>(problems: &[P]) -> Vec<ProblemGroup> {
    group(problems, (0..problems.len()).collect(), |problem| problem.kind().map(|kind| Cause::Kind(kind.many)))
}

/// The problems at these positions as the lines of a list. Many of one kind, or with the same sentence, are one line. So are those whose
/// sentences differ only in names and figures, if there are more of them: each says something of its own.
pub fn problems_by_cause(problems: &[Problem], positions: Vec<usize>) -> Vec<ProblemGroup> {
    let groups = group(problems, positions, |problem| {
        let kind = problem.kind().map(|kind| Cause::Kind(kind.many));
        Some(kind.unwrap_or(Cause::Sentence(problem.severity, &problem.message)))
    });
    join_alike(problems, groups)
}

/// So many problems whose sentences are alike have a line each, because a line names its figures.
const FEW_ALIKE: usize = 4;

/// Makes one line of the single problems whose sentences differ only in names and figures.
fn join_alike(problems: &[Problem], groups: Vec<ProblemGroup>) -> Vec<ProblemGroup> {
    let pattern_of = |group: &ProblemGroup| {
        let problem = problems.get(*group.members.first()?).filter(|_| group.summary.is_none())?;
        Some((problem.severity, sentence_pattern(&problem.message)?))
    };
    let patterns: Vec<Option<(Severity, String)>> = groups.iter().map(pattern_of).collect();
    let mut alike: HashMap<&(Severity, String), Vec<usize>> = HashMap::new();
    for (group, pattern) in groups.iter().zip(&patterns) {
        if let Some(pattern) = pattern {
            alike.entry(pattern).or_default().extend(&group.members);
        }
    }
    let joined = |(group, pattern): (ProblemGroup, &Option<(Severity, String)>)| {
        let many = pattern.as_ref().and_then(|pattern| alike.get(pattern));
        let Some(members) = many.filter(|members| members.len() > FEW_ALIKE) else { return Some(group) };
        let first = group.members.first().filter(|first| members.first() == Some(*first))?;
        let sentence = &problems.get(*first)?.message;
        let summary = texts::many_like_this(members.len(), sentence);
        Some(ProblemGroup { members: members.clone(), summary: Some(summary) })
    };
    groups.into_iter().zip(&patterns).filter_map(joined).collect()
}

/// The words of a sentence that are no names, figures or typed texts: “nobody sits at” of “nobody sits at France”. `None` if they are
/// too few to tell what the sentence is about. Where nouns have capital letters they are left out of every sentence, too.
fn sentence_pattern(sentence: &str) -> Option<String> {
    // The sign that ends the text in quotation marks, while the words are inside it.
    let mut end: Option<char> = None;
    let mut pattern = String::new();
    for word in sentence.split_whitespace() {
        let mut is_quoted = end.is_some();
        for letter in word.chars() {
            end = match end {
                None => end_of_quotation(letter),
                Some(sign) => end.filter(|_| letter != sign),
            };
            is_quoted |= end.is_some();
        }
        let is_plain = !is_quoted && !word.chars().any(|letter| letter.is_uppercase() || letter.is_numeric());
        if is_plain {
            pattern.push_str(if pattern.is_empty() { "" } else { " " });
            pattern.push_str(word);
        }
    }
    pattern.contains(' ').then_some(pattern)
}

/// The sign that ends what this one begins: the quotation marks of the languages of the window.
const fn end_of_quotation(letter: char) -> Option<char> {
    match letter {
        '“' => Some('”'),
        '„' => Some('“'),
        '«' => Some('»'),
        _ => None,
    }
}

fn group<'a, P: ListedProblem>(
    problems: &'a [P],
    mut order: Vec<usize>,
    cause_of: impl Fn(&'a P) -> Option<Cause<'a>>,
) -> Vec<ProblemGroup> {
    let mut causes: HashMap<Cause<'_>, Vec<usize>> = HashMap::new();
    order.sort_by_key(|at| problems[*at].severity());
    for at in order.iter().copied() {
        if let Some(cause) = cause_of(&problems[at]) {
            causes.entry(cause).or_default().push(at);
        }
    }
    let mut groups = Vec::with_capacity(order.len());
    for at in order {
        let cause = cause_of(&problems[at]);
        let many = cause.and_then(|cause| Some((cause, causes.get(&cause)?)));
        match many.filter(|(_, members)| members.len() > FEW) {
            Some((cause, members)) if members[0] == at => {
                groups.push(ProblemGroup { summary: Some(cause.summary(members.len())), members: members.clone() });
            }
            Some(_) => {}
            None => groups.push(ProblemGroup { members: vec![at], summary: None }),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{BoardRef, CellAddress};
    use crate::languages::{Language, set_window_language};

    #[test]
    fn the_same_sentence_of_many_boards_is_one_line_that_names_them() {
        let on = |board: usize, message: &str| {
            Problem::error(CellAddress::Board(BoardRef::new(0, board)), message, "Correct it.")
        };
        let problems =
            [on(0, "35 centres"), on(1, "33 centres"), on(2, "33 centres"), on(3, "35 centres"), on(4, "35 centres")];
        let groups = problems_by_cause(&problems, vec![0, 1, 2, 3, 4]);
        let lines: Vec<_> = groups.iter().map(|group| (group.summary.as_deref(), group.members.clone())).collect();
        // Two are no longer to read than one line that counts them.
        assert_eq!(lines, [(Some("3 times: 35 centres"), vec![0, 3, 4]), (None, vec![1]), (None, vec![2])]);
        assert!(problems_by_kind(&problems).iter().all(|group| group.summary.is_none()), "lines for a program");
    }

    #[test]
    fn sentences_that_differ_in_names_and_figures_only_are_one_line_if_they_are_more_than_a_few() {
        let absent = |board: usize, name: &str| {
            let what = format!("{name} is absent by the roll call and has a seat here");
            Problem::remark(CellAddress::Board(BoardRef::new(0, board)), what, "Seat another player.")
        };
        let names = ["Ann Lee", "“von der Au”", "Cleo", "Dan 2", "Eve Fox"];
        let mut problems: Vec<Problem> = names.iter().enumerate().map(|(at, name)| absent(at, name)).collect();
        problems.insert(2, Problem::remark(CellAddress::Event, "Cleo has left the event", "Seat another player."));
        let lines = |problems: &[Problem]| -> Vec<String> {
            let groups = problems_by_cause(problems, (0..problems.len()).collect());
            groups.into_iter().map(|group| group.summary.unwrap_or_else(|| "a line".to_owned())).collect()
        };
        let all = "5 like this: Ann Lee is absent by the roll call and has a seat here";
        assert_eq!(lines(&problems), [all, "a line"]);
        assert_eq!(lines(&problems[1..]).len(), 5, "four have a line each, because each names its player");
    }

    #[test]
    fn names_and_typed_texts_are_left_out_of_a_sentence_in_each_language() {
        let pattern = |sentence: &str| sentence_pattern(sentence).unwrap_or_default();
        assert_eq!(pattern("“von der Au” sits out Round 2 and plays at board B"), "sits out and plays at board");
        assert_eq!(pattern("„von der Au“ setzt Runde 2 aus und spielt an Brett B"), "setzt aus und spielt an");
        assert_eq!(pattern("Au (« von der Au ») ne joue pas la ronde 2"), "ne joue pas la ronde");
    }

    #[test]
    fn problems_are_grouped_alike_in_every_language_of_the_window() {
        let problems: Vec<Problem> = (0..5)
            .map(|_| Problem::remark(CellAddress::Event, "Das ist falsch", "Bitte ändern."))
            .map(|problem| problem.of_kind(ManyProblems::GamesWithoutLastYear, "Runde 1"))
            .collect();
        for language in Language::OF_WINDOW {
            set_window_language(language);
            assert_eq!(problems_by_kind(&problems).len(), 1, "{language:?}");
        }
        set_window_language(Language::English);
        let summaries: Vec<_> = problems_by_kind(&problems).into_iter().filter_map(|group| group.summary).collect();
        assert_eq!(summaries, ["5 games have no last year"]);
    }
}
