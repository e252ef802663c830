//! The questions about a draft that only the director can answer.

pub(in crate::import) mod corrected_counts;
pub(in crate::import) mod dates_for_pairs;
pub(in crate::import) mod missing_counts;
pub(in crate::import) mod repeated_rounds;
pub(in crate::import) mod round_order;
