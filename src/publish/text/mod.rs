//! Plain text for the terminal, a forum or a mail.

pub mod columns;
