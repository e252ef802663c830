//! The program: the command line of [`topboard`].

fn main() {}
