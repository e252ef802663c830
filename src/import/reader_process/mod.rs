//! Reads a file in a process of its own, which is this program with a hidden subcommand. Its memory and time are
//! limited. The bytes of the file go in, cells or an error come out, and the process opens no file.

pub(in crate::import) mod sheet_reader;

pub mod child;
mod frames;
mod parent;

#[doc(hidden)]
pub use frames::receive_any_frames;

use std::time::Duration;

pub(super) use parent::read_in_own_process;

/// The hidden subcommand that reads a file.
pub const SUBCOMMAND: &str = "read-sheets";

/// The most memory that the process may ask for, in MB. 84,000 boards take less than 100.
const MEMORY_LIMIT_MB: usize = 512;

/// The last words of a process whose memory could not be limited. The other process knows them.
const NO_LIMIT: &str = "its memory could not be limited";

/// The first bytes in both directions. Another version of the program has other bytes.
const GREETING: &[u8] = concat!("topboard cells 3 ", env!("CARGO_PKG_VERSION"), "\n").as_bytes();

/// The longest time for a file of this length: 84,000 boards have 15 MB and take 10 seconds on a slow computer.
fn time_limit(bytes: usize) -> Duration {
    const SECONDS: u64 = if cfg!(debug_assertions) { 60 } else { 20 };
    let megabytes = bytes as u64 / (1024 * 1024);
    Duration::from_secs(megabytes.saturating_mul(3).saturating_add(SECONDS))
}
