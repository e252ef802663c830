//! Guesses at the layout of a sheet, as recipes: each shape of a table proposes one, and `recognise` takes the best.

pub(in crate::import) mod games_across;
pub(in crate::import) mod player_cards;
pub(in crate::import) mod players_by_powers;
pub(in crate::import) mod powers_across;
pub(in crate::import) mod powers_without_headings;
pub(in crate::import) mod proposed_columns;
pub(in crate::import) mod recognise;
pub(in crate::import) mod rounds_across;
pub(in crate::import) mod seats_in_cells;
pub(in crate::import) mod unlabelled_players;
