//! The option `--adjacency`: the table of adjacent powers.

use std::path::PathBuf;
use std::str::FromStr;

use super::attendance::read_table;
use crate::book::Power;
use crate::cli::error::CommandError;
use crate::draw::Adjacency;

/// A table of adjacent powers, by name or in a file.
#[derive(Clone, Debug)]
pub(super) enum AdjacencyTable {
    Strict,
    Wide,
    Own(PathBuf),
}

impl FromStr for AdjacencyTable {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text {
            "strict" => AdjacencyTable::Strict,
            "wide" => AdjacencyTable::Wide,
            path => AdjacencyTable::Own(path.into()),
        })
    }
}

impl AdjacencyTable {
    /// The table and its name.
    pub(super) fn read(&self) -> Result<(Adjacency, String), CommandError> {
        match self {
            AdjacencyTable::Strict => Ok((Adjacency::strict(), "strict".to_owned())),
            AdjacencyTable::Wide => Ok((Adjacency::wide(), "wide".to_owned())),
            AdjacencyTable::Own(path) => {
                let file_error = |why: String| CommandError::Adjacency { path: path.clone(), why };
                let rows = read_table(path).map_err(file_error)?;
                let pairs = read_pairs(&rows).map_err(file_error)?;
                Ok((Adjacency::from_pairs(&pairs), path.display().to_string()))
            }
        }
    }
}

/// Every marked cell, by the powers of its row and its column.
fn read_pairs(rows: &[Vec<String>]) -> Result<Vec<(Power, Power)>, String> {
    let power = |cell: &String| Power::parse(cell).ok_or_else(|| format!("“{cell}” is not a power."));
    let Some((heading, rows)) = rows.split_first() else { return Err("It is empty.".to_owned()) };
    let columns = heading.iter().skip(1).map(power).collect::<Result<Vec<Power>, String>>()?;
    let mut pairs = Vec::new();
    for row in rows {
        let Some(first) = row.first() else { continue };
        let one = power(first)?;
        for (other, cell) in columns.iter().zip(&row[1..]) {
            if one != *other && !matches!(cell.to_lowercase().as_str(), "" | "-" | "0" | "no" | "n") {
                pairs.push((one, *other));
            }
        }
    }
    Ok(pairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_one_s_own_is_read_in_either_half() {
        let rows = ["x,A,E,F,G,I,R,T", "England,,,x", "Turkey,0,no,-,,,x"];
        let rows: Vec<Vec<String>> = rows.iter().map(|row| row.split(',').map(str::to_owned).collect()).collect();
        let own = Adjacency::from_pairs(&read_pairs(&rows).unwrap());
        assert!(own.adjacent(Power::France, Power::England) && own.adjacent(Power::Turkey, Power::Russia));
        assert!(!own.adjacent(Power::Austria, Power::Turkey));
    }
}
