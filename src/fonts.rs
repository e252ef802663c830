//! The fonts of the window and of printed pages, as they are in the files.

/// Noto Sans, regular.
pub const REGULAR: &[u8] = include_bytes!("../assets/fonts/NotoSans-Regular.ttf");

/// Noto Sans, bold.
pub const BOLD: &[u8] = include_bytes!("../assets/fonts/NotoSans-Bold.ttf");
