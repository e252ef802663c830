//! Texts with the value that was computed for each of them. The same names and headings of a sheet are asked for many times.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

/// The number of texts that are remembered: more than the names of the largest ladder. With fewer, a list of 7,000 players
/// forgets every name before it comes again.
const MOST_REMEMBERED: usize = 1 << 16;

/// The values of texts. When there are too many texts, all of them are forgotten.
#[derive(Debug)]
pub(crate) struct RememberedTexts<T>(RefCell<FxHashMap<Box<str>, T>>);

impl<T> Default for RememberedTexts<T> {
    fn default() -> Self {
        RememberedTexts(RefCell::default())
    }
}

impl<T: Copy> RememberedTexts<T> {
    /// The value of a text, which is computed if it is not known.
    pub(crate) fn find(&self, text: &str, compute: impl FnOnce(&str) -> T) -> T {
        let known = self.0.borrow().get(text).copied();
        known.unwrap_or_else(|| {
            let value = compute(text);
            let mut remembered = self.0.borrow_mut();
            if remembered.len() >= MOST_REMEMBERED {
                remembered.clear();
            }
            remembered.insert(text.into(), value);
            value
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_of_a_text_is_computed_once_and_the_number_of_texts_is_limited() {
        let remembered = RememberedTexts::default();
        for _ in 0..2 {
            for at in 0..10_000 {
                // The second time, no value is computed.
                assert_eq!(remembered.find(&at.to_string(), |text| (text.len(), remembered.0.borrow().len())).1, at);
            }
        }
        for at in 0..100_000 {
            remembered.find(&at.to_string(), |_| (0, 0));
        }
        assert!(remembered.0.borrow().len() <= MOST_REMEMBERED);
    }
}
