//! The values of the fill colours, as six hexadecimal digits: on white paper, in workbooks and in the light theme, and in the
//! dark theme. The text on them is that of a cell.

use crate::book::FillColour;

/// The two values of a fill colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FillColourValues {
    /// On paper, in workbooks and in the light theme.
    pub light: u32,
    /// In the dark theme.
    pub dark: u32,
}

/// The values of a fill colour.
pub const fn values_of(colour: FillColour) -> FillColourValues {
    let (light, dark) = match colour {
        FillColour::Yellow => (0xFF_EE_58, 0x5C_52_00),
        FillColour::Green => (0xB5_E8_A0, 0x1F_5A_2E),
        FillColour::Blue => (0xB3_D9_FF, 0x1C_4A_7A),
        FillColour::Red => (0xFF_C4_BC, 0x7A_2A_24),
        FillColour::Violet => (0xE2_CC_FA, 0x52_30_74),
        FillColour::Grey => (0xD3_D7_DB, 0x4A_4F_56),
    };
    FillColourValues { light, dark }
}
