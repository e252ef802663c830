//! Gives the Windows program its icon, its version and its manifest. Other systems need nothing of this.

use std::env;
use std::io;

const ICON: &str = "packaging/windows/topboard.ico";
const MANIFEST: &str = "packaging/windows/topboard.manifest";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return Ok(());
    }
    println!("cargo:rerun-if-changed={ICON}");
    println!("cargo:rerun-if-changed={MANIFEST}");
    winresource::WindowsResource::new()
        .set_icon(ICON)
        .set_manifest_file(MANIFEST)
        .set("ProductName", "Topboard")
        .set("FileDescription", "Topboard")
        .set("OriginalFilename", "topboard.exe")
        .set("LegalCopyright", "MIT or Apache-2.0")
        .compile_for("topboard")
}
