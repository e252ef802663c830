//! The streams of a compound file, the container of .xls workbooks. A stream is in pieces all over the file.

use std::ops::Range;

pub(super) const SIGNATURE: &[u8] = b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";

/// The sector number that marks a free sector.
const FREE: u32 = 0xFFFF_FFFF;
/// The sector number that ends a chain.
const END_OF_CHAIN: u32 = 0xFFFF_FFFE;
/// Sector numbers from this one on have special meanings.
const FIRST_SPECIAL: u32 = 0xFFFF_FFFA;
/// Streams of fewer bytes are in the mini stream.
const MINI_STREAM_LIMIT: u64 = 4096;
const MINI_SECTOR: usize = 64;

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at.checked_add(4)?)?.try_into().ok()?))
}

fn sector_numbers(bytes: &[u8]) -> impl Iterator<Item = u32> {
    bytes.chunks_exact(4).map(|number| u32::from_le_bytes([number[0], number[1], number[2], number[3]]))
}

/// The least length in bytes of a compound file: up to the last sector in use by its sector tables. Only the tables
/// listed in the header are read, which is enough for 6 MB.
pub(super) fn minimum_length(bytes: &[u8]) -> usize {
    let sector = 1_usize << bytes.get(30).copied().unwrap_or(9).clamp(7, 16);
    let tables = (76..512).step_by(4).map_while(|at| u32_at(bytes, at).filter(|&table| table != FREE));
    let mut length = 0;
    for (number, table) in tables.enumerate() {
        let start = (table as usize).saturating_add(1).saturating_mul(sector);
        // The sector of the table itself must be there too.
        length = length.max(start.saturating_add(sector));
        let mut entries = bytes.get(start..start.saturating_add(sector)).unwrap_or_default().chunks_exact(4);
        if let Some(last) = entries.rposition(|entry| entry != FREE.to_le_bytes()) {
            // The last sector may be shorter than the others.
            let used = number.saturating_mul(sector / 4).saturating_add(last).saturating_add(1);
            length = length.max(used.saturating_mul(sector).saturating_add(1));
        }
    }
    length
}

/// A stream: its pieces in the file, in their order.
#[derive(Debug)]
pub(super) struct Stream {
    pieces: Vec<Range<usize>>,
}

impl Stream {
    /// The stream with the first of these names that is in the file. `None` if there is none, or if the tables of the
    /// file contradict themselves.
    pub(super) fn find(bytes: &[u8], names: &[&str]) -> Option<Self> {
        let file = CompoundFile::read(bytes)?;
        let entries: Vec<&[u8]> = file.directory.chunks_exact(128).collect();
        names.iter().find_map(|name| {
            let entry = entries.iter().find(|entry| entry_name(entry).eq_ignore_ascii_case(name))?;
            file.stream(entry, entries.first()?)
        })
    }

    pub(super) fn read(&self, bytes: &[u8]) -> Vec<u8> {
        self.pieces.iter().flat_map(|piece| &bytes[piece.clone()]).copied().collect()
    }

    /// Writes a content of the same length over the stream.
    pub(super) fn overwrite(&self, bytes: &mut [u8], mut content: &[u8]) {
        for piece in &self.pieces {
            let Some((part, rest)) = content.split_at_checked(piece.len()) else { return };
            bytes[piece.clone()].copy_from_slice(part);
            content = rest;
        }
    }
}

fn entry_name(entry: &[u8]) -> String {
    let units: Vec<u16> = entry[..64]
        .chunks_exact(2)
        .map(|unit| u16::from_le_bytes([unit[0], unit[1]]))
        .take_while(|&u| u != 0)
        .collect();
    String::from_utf16_lossy(&units)
}

/// The tables of a compound file.
struct CompoundFile<'a> {
    bytes: &'a [u8],
    sector_size: usize,
    /// The sector that follows each sector of a chain.
    next: Vec<u32>,
    /// The content of the directory.
    directory: Vec<u8>,
}

impl<'a> CompoundFile<'a> {
    fn read(bytes: &'a [u8]) -> Option<Self> {
        let sector_size = match u16_at(bytes, 30)? {
            9 => 512,
            12 => 4096,
            _ => return None,
        };
        let mut file = CompoundFile { bytes, sector_size, next: Vec::new(), directory: Vec::new() };
        let most_sectors = bytes.len().div_ceil(sector_size).saturating_add(1);
        let mut tables: Vec<u32> = sector_numbers(bytes.get(76..512)?).collect();
        let mut list = u32_at(bytes, 68)?;
        let mut lists = 0_usize;
        while list < FIRST_SPECIAL {
            lists = lists.saturating_add(1);
            if lists > most_sectors {
                return None;
            }
            tables.extend(sector_numbers(&bytes[file.sector(list)?]));
            list = tables.pop()?;
        }
        for table in tables.into_iter().filter(|table| *table < FIRST_SPECIAL) {
            file.next.extend(sector_numbers(&bytes[file.sector(table)?]));
            if file.next.len() > most_sectors.saturating_add(1).saturating_mul(sector_size) {
                return None;
            }
        }
        let directory = file.chain(u32_at(bytes, 48)?)?;
        file.directory = directory.into_iter().flat_map(|piece| &bytes[piece]).copied().collect();
        Some(file)
    }

    /// The place of a sector. The last sector of a file may be shorter.
    fn sector(&self, number: u32) -> Option<Range<usize>> {
        let start = (number as usize).checked_add(1)?.checked_mul(self.sector_size)?;
        (start < self.bytes.len()).then(|| start..self.bytes.len().min(start.saturating_add(self.sector_size)))
    }

    /// The places of a chain of sectors.
    fn chain(&self, first: u32) -> Option<Vec<Range<usize>>> {
        let mut places = Vec::new();
        let mut number = first;
        while number != END_OF_CHAIN {
            // A chain that is longer than the file returns to itself.
            if places.len() > self.bytes.len().div_ceil(self.sector_size) {
                return None;
            }
            places.push(self.sector(number)?);
            match self.next.get(number as usize) {
                Some(next) => number = *next,
                None => break,
            }
        }
        Some(places)
    }

    fn stream(&self, entry: &[u8], root: &[u8]) -> Option<Stream> {
        let length = match self.sector_size {
            512 => u64::from(u32_at(entry, 120)?),
            _ => u64::from_le_bytes(entry.get(120..128)?.try_into().ok()?),
        };
        let first = u32_at(entry, 116)?;
        let mut pieces = if length < MINI_STREAM_LIMIT { self.mini_chain(first, root)? } else { self.chain(first)? };
        let mut left = usize::try_from(length).ok()?;
        for piece in &mut pieces {
            piece.end = piece.end.min(piece.start.saturating_add(left));
            left = left.saturating_sub(piece.len());
        }
        Some(Stream { pieces })
    }

    /// The places of a chain of small sectors, which are in the stream of the root.
    fn mini_chain(&self, first: u32, root: &[u8]) -> Option<Vec<Range<usize>>> {
        let container = self.chain(u32_at(root, 116)?)?;
        let table = self.chain(u32_at(self.bytes, 60)?)?;
        let next: Vec<u32> = table.into_iter().flat_map(|piece| sector_numbers(&self.bytes[piece])).collect();
        let mut places = Vec::new();
        let mut number = first;
        while number != END_OF_CHAIN && places.len() <= next.len() {
            let at = (number as usize).checked_mul(MINI_SECTOR)?;
            let piece = container.get(at.checked_div(self.sector_size)?)?;
            let start = piece.start.checked_add(at.checked_rem(self.sector_size)?)?;
            places.push(start.min(piece.end)..piece.end.min(start.saturating_add(MINI_SECTOR)));
            match next.get(number as usize) {
                Some(next) => number = *next,
                None => break,
            }
        }
        Some(places)
    }
}
