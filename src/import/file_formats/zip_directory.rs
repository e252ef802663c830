//! The list of the files in a zip archive, which .xlsx, .xlsb and .ods workbooks are. Their content is not unpacked.

use std::io::{Cursor, Read};

use super::contains_bytes;

pub(super) struct ZipDirectory {
    /// The path and the unpacked size in bytes of each file.
    files: Vec<(String, u64)>,
}

impl ZipDirectory {
    /// Reads the list. A file that was cut short has none. An entry that cannot be read is left out: the reader of the
    /// format then reports the error.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).ok()?;
        let mut files = Vec::with_capacity(archive.len());
        for index in 0..archive.len() {
            if let Ok(file) = archive.by_index_raw(index) {
                files.push((String::from_utf8_lossy(file.name_raw()).into_owned(), file.size()));
            }
        }
        Some(ZipDirectory { files })
    }

    /// Whether the path of a file in the archive is `path` or begins with it.
    pub(super) fn has(&self, path: &str) -> bool {
        self.files.iter().any(|(name, _)| name.starts_with(path))
    }

    /// Whether a file whose path ends like this has this piece of text. Nothing is kept of the unpacked files.
    pub(super) fn contains_text(bytes: &[u8], path_end: &str, text: &[u8]) -> bool {
        let Ok(mut archive) = zip::ZipArchive::new(Cursor::new(bytes)) else { return false };
        (0..archive.len()).any(|index| {
            let Ok(file) = archive.by_index(index) else { return false };
            file.name_raw().ends_with(path_end.as_bytes()) && stream_contains(file, text)
        })
    }

    /// The number of files in the archive.
    pub(super) const fn len(&self) -> usize {
        self.files.len()
    }

    /// The total size of the unpacked files, in bytes.
    pub(super) fn unpacked_size(&self) -> u64 {
        self.files.iter().fold(0, |sum, (_, size)| sum.saturating_add(*size))
    }
}

/// Whether this piece of text is in a stream. The unreadable rest of a stream does not count.
fn stream_contains(mut stream: impl Read, text: &[u8]) -> bool {
    let mut buffer = vec![0; 64 * 1024];
    let mut filled = 0;
    loop {
        let read = stream.read(&mut buffer[filled..]).unwrap_or(0);
        if read == 0 {
            return false;
        }
        filled += read;
        if contains_bytes(&buffer[..filled], text) {
            return true;
        }
        // The text may begin in the last bytes.
        let rest = filled.saturating_sub(text.len() - 1);
        buffer.copy_within(rest..filled, 0);
        filled -= rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_found_also_where_two_reads_meet() {
        let mut bytes = vec![b'm'; 64 * 1024 - 3];
        bytes.extend(b"mergeCell");
        assert!(stream_contains(&bytes[..], b"mergeCell"));
        assert!(!stream_contains(&bytes[..bytes.len() - 1], b"mergeCell"));
        assert!(!stream_contains(&b""[..], b"mergeCell"));
    }
}
