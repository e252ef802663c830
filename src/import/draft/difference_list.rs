//! The sentence about the cells in which two parts of a file differ.

/// The differences that are named. The others are counted.
const SHOWN: usize = 6;

/// “C3 is “8”, D3 is “7”; …; 4 more cells differ”. `None` without a difference.
pub(in crate::import) fn list_differences(mut differences: Vec<String>) -> Option<String> {
    let more = differences.len().saturating_sub(SHOWN);
    differences.truncate(SHOWN);
    match more {
        0 => {}
        1 => differences.push("1 more cell differs".to_owned()),
        _ => differences.push(format!("{more} more cells differ")),
    }
    (!differences.is_empty()).then(|| differences.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_differences_are_named_and_the_others_counted() {
        let list = |count: usize| list_differences((0..count).map(|at| at.to_string()).collect());
        assert_eq!(list(0), None);
        assert_eq!(list(2).unwrap(), "0; 1");
        assert_eq!(list(7).unwrap(), "0; 1; 2; 3; 4; 5; 1 more cell differs");
        assert_eq!(list(9).unwrap(), "0; 1; 2; 3; 4; 5; 3 more cells differ");
    }
}
