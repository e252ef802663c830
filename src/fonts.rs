//! The fonts of the window and of printed pages, as they are in the files.

/// Noto Sans, regular.
pub const REGULAR: &[u8] = include_bytes!("../assets/fonts/NotoSans-Regular.ttf");

/// Noto Sans, bold.
pub const BOLD: &[u8] = include_bytes!("../assets/fonts/NotoSans-Bold.ttf");

/// EB Garamond Medium, for certificates: its Latin, Greek and Cyrillic letters, without those for numbers of other heights and
/// other ornaments.
pub const SERIF: &[u8] = include_bytes!("../assets/fonts/EBGaramond-Medium.ttf");
