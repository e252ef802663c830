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

    /// Whether the archive is an .xlsx workbook, by the names of its files. Some programs write `\\` between folders, and
    /// some put all parts into one folder.
    pub(super) fn has_workbook(&self) -> bool {
        let mut names = self.files.iter().map(|(name, _)| name.replace('\\', "/").to_ascii_lowercase());
        names.any(|name| name.starts_with("xl/") || name.rsplit('/').next() == Some("workbook.xml"))
    }

    /// Which of these texts are in the archive. Each is looked for in the files whose path has a certain end. Every file
    /// is unpacked once at most, and nothing is kept of it.
    pub(super) fn contained_texts<const N: usize>(bytes: &[u8], texts: [TextInFiles<'_>; N]) -> [bool; N] {
        let mut found = [false; N];
        let Ok(mut archive) = zip::ZipArchive::new(Cursor::new(bytes)) else { return found };
        for index in 0..archive.len() {
            let Ok(file) = archive.by_index(index) else { continue };
            let path = file.name_raw().to_vec();
            let missing = texts.iter().zip(&mut found).filter(|(_, found)| !**found);
            let here = missing.filter(|(text, _)| path.ends_with(text.path_end.as_bytes()));
            find_in_stream(file, here.map(|(text, found)| (text.text, found)).collect());
        }
        found
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

/// A text to look for in the files of an archive.
#[derive(Clone, Copy)]
pub(super) struct TextInFiles<'a> {
    /// The end of the paths of these files.
    pub path_end: &'a str,
    pub text: &'a [u8],
}

/// Marks those of the texts that are in a stream. The unreadable rest of a stream does not count.
fn find_in_stream(mut stream: impl Read, mut missing: Vec<(&[u8], &mut bool)>) {
    let Some(longest) = missing.iter().map(|(text, _)| text.len()).max() else { return };
    let mut buffer = vec![0; 64 * 1024];
    let mut filled = 0;
    while !missing.is_empty() {
        let read = stream.read(&mut buffer[filled..]).unwrap_or(0);
        if read == 0 {
            return;
        }
        filled = filled.saturating_add(read);
        missing.retain_mut(|(text, found)| {
            **found = contains_bytes(&buffer[..filled], text);
            !**found
        });
        // A text may begin in the last bytes.
        let rest = filled.saturating_sub(longest.saturating_sub(1));
        buffer.copy_within(rest..filled, 0);
        filled = filled.saturating_sub(rest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the first text, and the second text, are in the bytes.
    fn found(bytes: &[u8], texts: [&[u8]; 2]) -> [bool; 2] {
        let mut found = [false; 2];
        find_in_stream(bytes, texts.into_iter().zip(&mut found).collect());
        found
    }

    #[test]
    fn texts_are_found_also_where_two_reads_meet() {
        let mut bytes = vec![b'm'; 64 * 1024 - 3];
        bytes.extend(b"mergeCell");
        assert_eq!(found(&bytes, [b"mergeCell", b"mm"]), [true, true]);
        assert_eq!(found(&bytes, [b"<strike", b"mergeCell"]), [false, true]);
        assert_eq!(found(&bytes[..bytes.len() - 1], [b"mergeCell", b"mergeCel"]), [false, true]);
        assert_eq!(found(b"", [b"mergeCell", b"m"]), [false, false]);
    }

    #[test]
    fn a_text_is_looked_for_in_the_files_with_its_end_of_the_path() {
        let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for (path, content) in [("xl/styles.xml", "strike"), ("xl/sheet1.xml", "hidden=1"), ("xl/a.bin", "mergeCell")] {
            archive.start_file(path, zip::write::SimpleFileOptions::default()).unwrap();
            std::io::Write::write_all(&mut archive, content.as_bytes()).unwrap();
        }
        let bytes = archive.finish().unwrap().into_inner();
        let text = |path_end, text| TextInFiles { path_end, text };
        let texts = [text("styles.xml", b"strike"), text(".xml", b"hidden=1"), text(".xml", b"mergeCell")];
        assert_eq!(ZipDirectory::contained_texts(&bytes, texts), [true, true, false]);
    }
}
