//! What two names have to do with each other: the players whom a part of a name can mean, names that are one person or may be,
//! and how likely that is. The names themselves stand in the book.

mod candidate_pairs;
mod name_matcher;
mod name_parts;
mod name_search;
mod name_similarity;
mod nicknames;
mod similar_names;

pub(crate) use candidate_pairs::candidate_pairs;
pub use name_matcher::{NameMatch, NameMatcher};
pub(crate) use name_parts::PersonName;
pub use name_search::{
    MarkedName, NameHit, NamedPerson, begins_word_of_name, has_family_name, names_to_choose, only_name_of_words,
    part_words_of_names, words_are_in, words_begin,
};
pub(crate) use name_similarity::{RegionRelation, compare_names, fold_region};
pub use similar_names::{SimilarNames, SimilarPair, similar_names};
