//! `--adjacency`: which powers are neighbours.

use std::path::PathBuf;
use std::str::FromStr;

use super::attendance::table;
use crate::book::Power;
use crate::cli::error::Fault;
use crate::draw::Adjacency;

/// A table of adjacent powers, by name or in a file.
#[derive(Clone, Debug)]
pub(super) enum Table7 {
    Strict,
    Wide,
    Own(PathBuf),
}

impl FromStr for Table7 {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text {
            "strict" => Table7::Strict,
            "wide" => Table7::Wide,
            path => Table7::Own(path.into()),
        })
    }
}

impl Table7 {
    /// The table, and how it is called.
    pub(super) fn read(&self) -> Result<(Adjacency, String), Fault> {
        match self {
            Table7::Strict => Ok((Adjacency::strict(), "strict".to_owned())),
            Table7::Wide => Ok((Adjacency::wide(), "wide".to_owned())),
            Table7::Own(path) => {
                let fault = |why: String| Fault::Adjacency { path: path.clone(), why };
                let rows = table(path).map_err(fault)?;
                let pairs = pairs(&rows).map_err(fault)?;
                Ok((Adjacency::of(&pairs), path.display().to_string()))
            }
        }
    }
}

/// Every marked cell, by the powers of its row and its column.
fn pairs(rows: &[Vec<String>]) -> Result<Vec<(Power, Power)>, String> {
    let power = |cell: &String| Power::parse(cell).ok_or_else(|| format!("“{cell}” is no power."));
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
        let own = Adjacency::of(&pairs(&rows).unwrap());
        assert!(own.adjacent(Power::France, Power::England) && own.adjacent(Power::Turkey, Power::Russia));
        assert!(!own.adjacent(Power::Austria, Power::Turkey));
    }
}
