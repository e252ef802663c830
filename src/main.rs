//! The program: runs the command line of the library [`topboard`].

use std::alloc::System;
use std::process::ExitCode;

use cap::Cap;

/// The allocator of the system, with a limit for the process that reads a stranger's file.
#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, usize::MAX);

fn main() -> ExitCode {
    topboard::cli::main(&|bytes| ALLOCATOR.set_limit(bytes).is_ok())
}
