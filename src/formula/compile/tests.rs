//! Tests of the compiler of formulas.

use super::*;

/// Evaluates one formula over seven powers that hold 11, 8, 8, 3, 3, 1 and 0 centres.
fn eval(formula: &str) -> [f64; 7] {
    let mut scope = NameScope::new(7, ["centres", "place", "out", "history"]).with_history("history");
    scope.add_constant("bonus", 38.0);
    scope.add_table("points", vec![38.0, 14.0, 7.0]);
    let program = compile(&[FormulaColumn { name: "value", formula }], &scope)
        .unwrap_or_else(|e| panic!("{formula}: {e}"))
        .program;
    let nan = f64::NAN;
    let mut frame = vec![
        [11.0, 8.0, 8.0, 3.0, 3.0, 1.0, 0.0, 99.0],
        [1.0, 2.0, 2.0, 4.0, 4.0, 6.0, 7.0, 99.0],
        [nan, nan, nan, nan, nan, nan, 1904.0, 99.0],
        [1.0, 3.0, 2.0, 4.0, 4.0, 6.0, 7.0, 99.0],
        [0.0; 8],
    ];
    program.run(&mut frame, &mut EvaluationStack::default());
    let mut seven = [0.0; 7];
    seven.copy_from_slice(&frame[4][..7]);
    seven
}

fn error_text(formula: &str) -> String {
    let scope = NameScope::new(7, ["centres", "survivors"]);
    compile(&[FormulaColumn { name: "rank bonus", formula }], &scope).unwrap_err().to_string()
}

#[test]
fn arithmetic_is_the_same_as_in_excel() {
    assert_eq!(eval("-2^2")[0], 4.0);
    assert_eq!(eval("2^3^2")[0], 64.0);
    assert_eq!(eval("centres^2")[0], 121.0);
    assert_eq!(eval("50%+1")[0], 1.5);
    assert_eq!(eval("MOD(-3, 5)")[0], 2.0);
    assert_eq!(eval("INT(-1.5)")[0], -2.0);
    assert_eq!(eval("ROUND(72.5)")[0], 73.0);
    assert_eq!(eval("ROUND(-0.125, 2)")[0], -0.13);
    assert_eq!(eval("ROUND(2.675, 2)")[0], 2.68);
    assert_eq!(eval("ROUNDUP(2.1, 0) + ROUNDDOWN(2.9, 0)")[0], 5.0);
    assert_eq!(eval("ROUNDUP(0.3 * 10)")[0], 3.0);
    assert_eq!(eval("(centres > 3) * 5"), [5.0, 5.0, 5.0, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(eval("CHOOSE(place, 7, 6)")[..2], [7.0, 6.0]);
    assert_eq!(eval("INDEX(points, 2) + INDEX({5, 6}, 2)")[0], 20.0);
}

#[test]
fn one_argument_is_computed_over_the_board_and_several_for_each_power() {
    assert_eq!(eval("SUM(centres)"), [34.0; 7]);
    assert_eq!(eval("MAX(centres)")[6], 11.0);
    assert_eq!(eval("MAX(centres, 3)"), [11.0, 8.0, 8.0, 3.0, 3.0, 3.0, 3.0]);
    assert_eq!(eval("LARGE(centres, 2) - SMALL(centres, 2)")[0], 7.0);
    assert_eq!(eval("COUNTIF(centres, 0) + COUNTIF(centres, \">=8\")")[0], 4.0);
    assert_eq!(eval("COUNTIF(centres, \">\" & centres) + 1"), eval("RANK(centres)"));
    assert_eq!(eval("SUMIF(centres, \">3\")")[0], 27.0);
    assert_eq!(eval("SUMPRODUCT(centres, centres)")[0], eval("SUMSQ(centres)")[0]);
    assert_eq!(eval("AVERAGE(centres)")[0], 34.0 / 7.0);
}

#[test]
fn five_functions_for_tied_places() {
    assert_eq!(eval("SHARE(place, bonus, 14, 7)"), [38.0, 10.5, 10.5, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(eval("LOW(place, points)"), [38.0, 7.0, 7.0, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(eval("HIGH(place, points)"), [38.0, 14.0, 14.0, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(eval("HISTORY(place, 7, 6, 5, 4, 3, 2, 1)"), [7.0, 5.0, 6.0, 3.5, 3.5, 2.0, 1.0]);
    assert_eq!(
        eval("TWOWAY(place, {70,60,50,40,30,20,10}, {65,55,45,35,25,15})"),
        [70.0, 55.0, 55.0, 35.0, 35.0, 20.0, 10.0]
    );
}

#[test]
fn a_missing_value_is_passed_on_only_if_it_changes_the_result() {
    assert_eq!(eval("IF(centres = 0, 0.1 * (out - 1900), 1)")[6], 0.1 * 4.0);
    assert!(eval("out - 1900")[0].is_nan());
    assert!(eval("SUM(out)")[6].is_nan());
    assert_eq!(eval("COUNT(out)")[0], 1.0);
    assert_eq!(eval("AND(centres = 0, out > 1900)")[0], 0.0);
    assert_eq!(eval("OR(centres > 0, out > 1900)")[0], 1.0);
    assert!(eval("IF(out > 1900, 1, 2)")[0].is_nan());
    assert!(eval("1 / (centres - centres)")[0].is_nan());
    assert!(eval("MAX(out, 3)")[0].is_nan());
}

#[test]
fn an_error_names_column_character_and_cure() {
    assert_eq!(
        error_text("1 + centers"),
        "column “rank bonus”, character 5: there is no name “centers”. Did you mean “centres”?"
    );
    assert!(error_text("COUNTIF(centres, \"many\")").contains("criterion cannot be read"));
    assert!(error_text("SHARE(centres, centres)").contains("not fixed numbers"));
    assert!(error_text("{1, 2} + 1").contains("there is a list of numbers"));
    assert!(error_text("\"a\" & \"b\"").contains("& joins text"));
    let mut scope = NameScope::new(7, ["centres"]);
    scope.add_constant("solo", 1.0);
    let twice = compile(&[FormulaColumn { name: "Solo", formula: "1" }], &scope).unwrap_err();
    assert!(twice.to_string().contains("the name “Solo” is already used"));
}

#[test]
fn only_the_slots_of_used_names_are_read() {
    let scope = NameScope::new(7, ["centres", "place", "out"]);
    let columns =
        [FormulaColumn { name: "a", formula: "IF(FALSE, place, out)" }, FormulaColumn { name: "b", formula: "a + 1" }];
    let program = compile(&columns, &scope).unwrap().program;
    assert!(program.reads(2) && !program.reads(1) && !program.reads(0));
    assert_eq!(program.frame_len(), 5);
}
