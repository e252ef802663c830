//! Runs the program with a text on its standard input.

use std::io::{ErrorKind, Write as _};
use std::process::{Command, Output, Stdio};

/// The output of `topboard` with these arguments.
pub fn topboard_with_input(arguments: &[&str], input: &[u8]) -> Output {
    output_with_input(Command::new(env!("CARGO_BIN_EXE_topboard")).args(arguments), input)
}

/// The output of a command that is given this text.
pub fn output_with_input(command: &mut Command, input: &[u8]) -> Output {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    // A program that refuses its arguments ends before it has read anything.
    let written = child.stdin.take().unwrap().write_all(input);
    assert!(written.is_ok() || written.is_err_and(|error| error.kind() == ErrorKind::BrokenPipe));
    child.wait_with_output().unwrap()
}
