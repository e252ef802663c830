//! The JSON of `topboard score` and of problems and differences. Numbers are unrounded; a missing value is null.

use super::input_file::{InputFile, LocatedProblem};
use crate::book::Severity;
use crate::engine::{Engine, PrintedDifference, PrintedFigure};
use crate::notices::{self, StandingsOptions};
use crate::publish::{BoardJson, StandingsRowJson};

/// `topboard score FILE --json`.
#[derive(serde::Serialize)]
pub(super) struct ScoresJson<'a> {
    boards: Vec<BoardJson<'a>>,
    /// The games that the standings count.
    view: String,
    standings: Vec<StandingsRowJson<'a>>,
    problems: Vec<ProblemJson>,
}

/// An error or a remark.
#[derive(serde::Serialize)]
pub(super) struct ProblemJson {
    #[serde(rename = "where")]
    place: String,
    what: String,
    cure: String,
    severity: &'static str,
}

/// A printed figure that differs from the computed one.
#[derive(serde::Serialize)]
pub(super) struct DifferenceJson {
    #[serde(rename = "where")]
    place: String,
    player: Option<String>,
    figure: &'static str,
    printed: f64,
    computed: Option<f64>,
}

/// The JSON of `topboard score`.
pub(super) fn scores_json<'a>(input: &'a InputFile, options: &StandingsOptions) -> ScoresJson<'a> {
    let engine = &input.engine;
    let notice = notices::standings_notice(engine, options, None);
    ScoresJson {
        boards: BoardJson::of_event(engine),
        standings: StandingsRowJson::of_notice(engine, &notice),
        view: notice.notice.subtitle,
        problems: problems_json(&input.problems_with_import()),
    }
}

/// The problems, with their places: the errors first, then the remarks.
pub(super) fn problems_json(problems: &[LocatedProblem]) -> Vec<ProblemJson> {
    let mut ordered: Vec<&LocatedProblem> = problems.iter().collect();
    ordered.sort_by_key(|located| located.problem.severity);
    ordered
        .into_iter()
        .map(|LocatedProblem { place, problem }| ProblemJson {
            place: place.clone(),
            what: problem.message.clone(),
            cure: problem.cure.clone(),
            severity: match problem.severity {
                Severity::Error => "error",
                Severity::Remark => "remark",
            },
        })
        .collect()
}

/// The differences, with their places.
pub(super) fn differences_json(input: &InputFile) -> Vec<DifferenceJson> {
    input
        .engine
        .differences()
        .iter()
        .map(|difference| DifferenceJson {
            place: printed_figure_place(&input.engine, difference),
            player: printed_figure_player(&input.engine, difference).map(str::to_owned),
            figure: match difference.figure {
                PrintedFigure::Game(_) => "score",
                PrintedFigure::Round(..) => "round score",
                PrintedFigure::Total(_) => "total",
                PrintedFigure::Place(_) => "place",
            },
            printed: difference.printed,
            computed: difference.computed,
        })
        .collect()
}

/// The sentence about the totals of rounded scores. `None` if there are none.
pub(super) fn rounded_totals_json(input: &InputFile) -> Option<String> {
    input.engine.printed_comparison().rounded_totals.map(|rounded| rounded.to_string())
}

/// The place of a printed figure, in words.
pub(super) fn printed_figure_place(engine: &Engine, difference: &PrintedDifference) -> String {
    match difference.figure {
        PrintedFigure::Game(seat) => format!("{}, {}", engine.book().board_label(seat.board), seat.power),
        PrintedFigure::Round(_, round) => {
            let round = engine.book().round(round).map(crate::book::Round::title).unwrap_or_default();
            format!("Standings, {round}")
        }
        PrintedFigure::Total(_) => "Standings, total".to_owned(),
        PrintedFigure::Place(_) => "Standings, place".to_owned(),
    }
}

/// The player of a printed figure.
pub(super) fn printed_figure_player<'a>(engine: &'a Engine, difference: &PrintedDifference) -> Option<&'a str> {
    let person = match difference.figure {
        PrintedFigure::Game(seat) => engine.book().seat(seat)?.player?,
        PrintedFigure::Round(person, _) | PrintedFigure::Total(person) | PrintedFigure::Place(person) => person,
    };
    Some(engine.book().name_of(Some(person)))
}
