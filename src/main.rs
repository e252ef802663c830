//! The program: runs the command line of the library [`topboard`].

// On Windows a double click opens no console beside the window. The command line prints on the console that it was
// started from.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::alloc::System;
use std::process::ExitCode;

use cap::Cap;

/// The allocator of the system. It counts the memory, and limits that of the process that reads a stranger's file.
#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, usize::MAX);

fn main() -> ExitCode {
    topboard::limited_work::measure_memory(|| ALLOCATOR.allocated());
    topboard::cli::main(&|bytes| ALLOCATOR.set_limit(bytes).is_ok())
}
