//! The list of the files in a zip archive, which .xlsx, .xlsb and .ods workbooks are. Their content is not unpacked.

use std::io::Cursor;

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

    /// The number of files in the archive.
    pub(super) const fn len(&self) -> usize {
        self.files.len()
    }

    /// The total size of the unpacked files, in bytes.
    pub(super) fn unpacked_size(&self) -> u64 {
        self.files.iter().fold(0, |sum, (_, size)| sum.saturating_add(*size))
    }
}
