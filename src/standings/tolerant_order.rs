//! The order of figures that count as equal when they nearly are.

use super::table::close;

/// Sorts by several figures, the highest first. Figures that are [`close`] are level and leave it to the next one; what is
/// level in all of them stays as it stood.
///
/// A comparison of two with a tolerance would be no order: of three figures each may be level with its neighbour and the
/// first not with the last. Here a run of neighbours is level as a whole.
pub(super) fn sort_by_levels<T>(items: &mut Vec<T>, levels: usize, key: impl Fn(&T, usize) -> f64) {
    let mut order: Vec<usize> = (0..items.len()).collect();
    sort_from(&mut order, 0, levels, &|at: usize, level: usize| key(&items[at], level));
    let mut taken: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(order.into_iter().filter_map(|at| taken[at].take()));
}

fn sort_from(order: &mut [usize], level: usize, levels: usize, key: &impl Fn(usize, usize) -> f64) {
    if level == levels {
        order.sort_unstable();
        return;
    }
    order.sort_by(|a, b| key(*b, level).total_cmp(&key(*a, level)));
    for run in order.chunk_by_mut(|a, b| close(key(*a, level), key(*b, level))) {
        sort_from(run, level + 1, levels, key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_nearly_equal_is_decided_by_the_next_figure_and_else_stays() {
        let mut rows = vec![("a", 1.0, 2.0), ("b", 3.0, 0.0), ("c", 1.0 + 1e-12, 5.0), ("d", 1.0, 2.0)];
        sort_by_levels(&mut rows, 2, |row, level| [row.1, row.2][level]);
        assert_eq!(rows.iter().map(|row| row.0).collect::<String>(), "bcad");
    }

    #[test]
    fn a_chain_of_near_figures_is_an_order_all_the_same() {
        // Each level with its neighbours, the ends not with each other, and the next figure against the first.
        let mut rows: Vec<(f64, f64)> =
            (0..200).map(|n| (f64::from(n * 37 % 200) * 0.9e-9, f64::from(n * 53 % 199))).collect();
        sort_by_levels(&mut rows, 2, |row, level| [row.0, row.1][level]);
        assert!(rows.windows(2).all(|pair| pair[0].1 >= pair[1].1), "one run: the second figure decides");
    }
}
