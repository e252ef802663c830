//! Runs the program with a text on its standard input.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// The output of `topboard` with these arguments.
pub fn topboard_with_input(arguments: &[&str], input: &[u8]) -> Output {
    output_with_input(Command::new(env!("CARGO_BIN_EXE_topboard")).args(arguments), input)
}

/// The output of a command that is given this text.
pub fn output_with_input(command: &mut Command, input: &[u8]) -> Output {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}
