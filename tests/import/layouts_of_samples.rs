//! The layout that `import --explain` prints is read back by `--layout` to the same book, for every sample.

use std::fs;
use std::path::{Path, PathBuf};

use topboard::import::{Recipe, SheetsOfFile, results_by_recipe, results_of_sheets};

/// All files in a folder and in its folders, in the order of their names.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    entries.into_iter().flat_map(|path| if path.is_dir() { files_in(&path) } else { vec![path] }).collect()
}

/// Reads a file by the layout that is printed for it. The error says why this is not the same book. `None` where the file has no
/// boards that a layout could describe.
fn read_by_printed_layout(path: &Path) -> Option<Result<(), String>> {
    let name = path.file_name()?.to_str()?;
    let sheets = SheetsOfFile::read(&fs::read(path).unwrap(), name).ok()?;
    let first = results_of_sheets(&sheets).ok().filter(|first| !first.recipe.is_empty())?;
    let printed = first.recipe.to_string();
    let recipe = match Recipe::parse(&printed) {
        Ok(recipe) => recipe,
        Err(error) => return Some(Err(format!("the layout is refused: {error}"))),
    };
    Some(match results_by_recipe(&sheets, &recipe) {
        Err(error) => Err(format!("nothing is read by the layout: {error}")),
        Ok(again) if again.book != first.book => {
            let boards = [&first, &again].map(|read| read.book.boards().count());
            let people = [&first, &again].map(|read| read.book.people.len());
            Err(format!("another book: boards {boards:?}, players {people:?}"))
        }
        Ok(_) => Ok(()),
    })
}

#[test]
fn the_printed_layout_of_every_sample_is_read_back_to_the_same_book() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut read = 0;
    let mut differences = Vec::new();
    // What must be read of the samples is no sample.
    for path in files_in(&folder).into_iter().filter(|path| !path.ends_with("expected.json")) {
        let Some(result) = read_by_printed_layout(&path) else { continue };
        read += 1;
        let name = path.strip_prefix(&folder).unwrap().display();
        differences.extend(result.err().map(|what| format!("{name}: {what}")));
    }
    assert!(differences.is_empty(), "{} of {read} samples differ:\n{}", differences.len(), differences.join("\n"));
    assert!(read >= 40, "{read} samples with boards were read");
}
