//! The program: runs the command line of the library [`topboard`].

use std::process::ExitCode;

fn main() -> ExitCode {
    topboard::cli::main()
}
