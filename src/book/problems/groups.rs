//! The lines of a list of problems. Many problems of one kind, or with the same sentence, are one line.

use std::collections::HashMap;

use super::super::Book;
use super::problem::{Problem, ProblemKind, Severity};

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
        first_names(names.len(), names.into_iter())
    }

    /// The first names of problems with one cause: the players or boards of one kind, or where the same sentence is said.
    pub fn locations(&self, problems: &[Problem], book: &Book) -> String {
        let names = self.names(problems);
        if !names.is_empty() {
            return names;
        }
        let problems: Vec<&Problem> = self.members.iter().filter_map(|at| problems.get(*at)).collect();
        first_names(problems.len(), problems.into_iter().map(|problem| problem.location(book)))
    }
}

/// The first of these names, and the number of the others.
fn first_names<T: AsRef<str>>(many: usize, names: impl Iterator<Item = T>) -> String {
    const NAMED: usize = 5;
    let more = many.saturating_sub(NAMED);
    if more < 2 {
        return join(names);
    }
    format!("{} and {more} more", join(names.take(NAMED)))
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
    /// The plural of their kind.
    Kind(&'a str),
    /// Their sentence.
    Sentence(Severity, &'a str),
}

impl Cause<'_> {
    fn summary(self, many: usize) -> String {
        match self {
            Cause::Kind(plural) => format!("{many} {plural}"),
            Cause::Sentence(_, sentence) => format!("{many} times: {sentence}"),
        }
    }
}

/// The problems as the lines of a list: the errors first, then the remarks, each in the order of the book. Many of one
/// kind are one line, at the place of the first of them.
pub fn problems_by_kind<P: ListedProblem>(problems: &[P]) -> Vec<ProblemGroup> {
    group(problems, (0..problems.len()).collect(), |problem| problem.kind().map(|kind| Cause::Kind(kind.plural)))
}

/// The problems at these positions as the lines of a list. Many of one kind, or with the same sentence, are one line.
pub fn problems_by_cause(problems: &[Problem], positions: Vec<usize>) -> Vec<ProblemGroup> {
    group(problems, positions, |problem| {
        let kind = problem.kind().map(|kind| Cause::Kind(kind.plural));
        Some(kind.unwrap_or(Cause::Sentence(problem.severity, &problem.message)))
    })
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
}
