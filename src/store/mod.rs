//! Books on disk.
