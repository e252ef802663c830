//! Notices as one web page, and as Markdown and `BBCode` for forums.

mod forum;
mod html;
mod links;
mod page_parts;
mod plot;
mod table;

pub use forum::{ForumMarkup, write_forum_text};
pub use html::{WebPage, write_html};
