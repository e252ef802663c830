//! The states of journals that this process has read or written. A journal with another content has entries of another
//! window or computer.

use std::collections::HashSet;

use super::{FileFingerprint, verified_json};

/// The fingerprint of a file to which more bytes are added.
#[derive(Clone, Debug, Default)]
pub(in crate::store) struct RunningFingerprint {
    size: u64,
    checksum: crc32fast::Hasher,
}

impl RunningFingerprint {
    /// The fingerprint of a file with these bytes, to which more are added.
    pub(in crate::store) fn of_bytes(bytes: &[u8]) -> Self {
        let mut running = RunningFingerprint::default();
        running.add(bytes);
        running
    }

    pub(in crate::store) fn add(&mut self, bytes: &[u8]) {
        self.checksum.update(bytes);
        self.size = self.size.saturating_add(bytes.len() as u64);
    }

    pub(in crate::store) fn size(&self) -> u64 {
        self.size
    }

    pub(in crate::store) fn fingerprint(&self) -> FileFingerprint {
        FileFingerprint { size: self.size, crc: self.checksum.clone().finalize() }
    }
}

/// The states of journals whose entries this process has.
#[derive(Clone, Debug, Default)]
pub(in crate::store) struct KnownJournalStates(HashSet<FileFingerprint>);

impl KnownJournalStates {
    /// Adds the states of a journal after each of these lines, which follow the state `before`.
    pub(in crate::store) fn add_lines(&mut self, mut before: RunningFingerprint, lines: &[u8]) {
        for line in lines.split_inclusive(|byte| *byte == b'\n') {
            before.add(line);
            self.0.insert(before.fingerprint());
        }
    }

    /// Adds all states of a journal with these bytes.
    pub(in crate::store) fn add_journal(&mut self, bytes: &[u8]) {
        self.add_lines(RunningFingerprint::default(), bytes);
    }

    /// Whether this process has all entries of a journal with these bytes. It may end with an incomplete line.
    pub(in crate::store) fn cover(&self, bytes: &[u8]) -> bool {
        let mut state = RunningFingerprint::default();
        bytes.split_inclusive(|byte| *byte == b'\n').all(|line| {
            state.add(line);
            let is_record = line.strip_suffix(b"\n").and_then(verified_json).is_some();
            !is_record || self.0.contains(&state.fingerprint())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{JournalRecord, SaveRecord, record_line};
    use super::*;

    #[test]
    fn earlier_states_are_known_and_other_entries_are_not() {
        let line = |n: u64| {
            let fingerprint = FileFingerprint { size: n, crc: 0 };
            record_line(&JournalRecord::Saved(SaveRecord { n, at: jiff::Timestamp::UNIX_EPOCH, fingerprint })).unwrap()
        };
        let lines = |numbers: &[u64]| numbers.iter().flat_map(|n| line(*n)).collect::<Vec<u8>>();
        let mut known = KnownJournalStates::default();
        known.add_journal(&lines(&[1, 2]));
        known.add_lines(RunningFingerprint::of_bytes(&lines(&[1, 2])), &line(3));
        for ours in [&[][..], &[1], &[1, 2], &[1, 2, 3]] {
            assert!(known.cover(&lines(ours)), "{ours:?}");
        }
        let torn = [lines(&[1, 2]), line(3)[..20].to_vec()].concat();
        assert!(known.cover(&torn) && known.cover(b"") && known.cover(&[0; 40]));
        for others in [&[1, 2, 4][..], &[2], &[1, 2, 3, 4]] {
            assert!(!known.cover(&lines(others)), "{others:?}");
        }
    }
}
