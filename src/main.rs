//! The program: the command line of [`topboard`].

use std::process::ExitCode;

fn main() -> ExitCode {
    topboard::cli::main()
}
