//! The cells between the two processes: frames of a kind, a length and a content in the postcard format.

use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicU64, Ordering};

use serde::{Deserialize, Serialize};

use super::GREETING;
use crate::import::cells::cell_marks::CellMark;
use crate::import::cells::raw_cells::RawCell;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::file_formats::sheet_collector::SheetCollector;
use crate::import::file_formats::sheet_writer::{SheetHead, SheetSink, SheetWriter, SinkClosed};
use crate::import::report::import_report::ReadError;
use crate::import::text_encoding::TextEncoding;
use crate::limits::LONGEST_FRAME;

/// A frame with cells is sent when it has this many bytes.
const FULL_FRAME: usize = 64 * 1024;

/// The kinds of frames.
mod kind {
    pub(super) const SHEET: u8 = 1;
    pub(super) const CELLS: u8 = 2;
    pub(super) const MERGED: u8 = 3;
    pub(super) const PROBLEM: u8 = 4;
    pub(super) const END: u8 = 5;
    pub(super) const MARK: u8 = 6;
    pub(super) const UNREAD: u8 = 7;
}

#[derive(Serialize, Deserialize)]
struct SheetFrame<'a> {
    name: &'a str,
    hidden: bool,
    is_text: bool,
    encoding: Option<TextEncoding>,
}

/// Sends sheets as frames.
pub(super) struct FrameSender<W: Write> {
    output: W,
    /// The content of the frame of cells that is not sent yet.
    cells: Vec<u8>,
}

impl<W: Write> FrameSender<W> {
    /// Sends the greeting.
    pub(super) fn new(mut output: W) -> io::Result<Self> {
        output.write_all(GREETING)?;
        Ok(FrameSender { output, cells: Vec::with_capacity(FULL_FRAME * 2) })
    }

    /// Sends the result, after all sheets.
    pub(super) fn finish(mut self, result: &Result<(), ReadError>) -> Result<(), SinkClosed> {
        self.send(kind::END, &to_bytes(result)?)?;
        self.output.flush().map_err(|_| SinkClosed)
    }

    /// Sends a frame after the cells that wait.
    fn send(&mut self, kind: u8, content: &[u8]) -> Result<(), SinkClosed> {
        self.send_cells()?;
        send_frame(&mut self.output, kind, content)
    }

    fn send_cells(&mut self) -> Result<(), SinkClosed> {
        if !self.cells.is_empty() {
            send_frame(&mut self.output, kind::CELLS, &self.cells)?;
            self.cells.clear();
        }
        Ok(())
    }
}

fn send_frame(output: &mut impl Write, kind: u8, content: &[u8]) -> Result<(), SinkClosed> {
    let length = u32::try_from(content.len()).map_err(|_| SinkClosed)?;
    let [a, b, c, d] = length.to_le_bytes();
    output.write_all(&[kind, a, b, c, d]).and_then(|()| output.write_all(content)).map_err(|_| SinkClosed)
}

fn to_bytes(value: &impl Serialize) -> Result<Vec<u8>, SinkClosed> {
    postcard::to_stdvec(value).map_err(|_| SinkClosed)
}

impl<W: Write + Send> SheetSink for FrameSender<W> {
    fn begin_sheet(&mut self, head: SheetHead<'_>) -> Result<(), SinkClosed> {
        let SheetHead { name, hidden, is_text, encoding } = head;
        self.send(kind::SHEET, &to_bytes(&SheetFrame { name, hidden, is_text, encoding })?)
    }

    fn add_cell(&mut self, cell: RawCell<'_>) -> Result<(), SinkClosed> {
        postcard::to_io(&cell, &mut self.cells).map_err(|_| SinkClosed)?;
        if self.cells.len() >= FULL_FRAME { self.send_cells() } else { Ok(()) }
    }

    fn add_merged(&mut self, range: SheetRange) -> Result<(), SinkClosed> {
        self.send(kind::MERGED, &to_bytes(&range)?)
    }

    fn add_mark(&mut self, at: SheetAddress, mark: CellMark<'_>) -> Result<(), SinkClosed> {
        self.send(kind::MARK, &to_bytes(&(at, mark))?)
    }

    fn add_problem(&mut self, problem: &str) -> Result<(), SinkClosed> {
        self.send(kind::PROBLEM, &to_bytes(&problem)?)
    }

    fn add_unread(&mut self, unread: &str) -> Result<(), SinkClosed> {
        self.send(kind::UNREAD, &to_bytes(&unread)?)
    }
}

/// The reason why no result was received.
#[derive(Debug)]
pub(super) enum ReceiveError {
    /// The other process is of another version.
    OtherVersion,
    /// The frames end without a result, or contradict themselves.
    Broken,
    /// The file holds too much.
    Read(ReadError),
}

impl From<io::Error> for ReceiveError {
    fn from(_: io::Error) -> Self {
        ReceiveError::Broken
    }
}

impl From<postcard::Error> for ReceiveError {
    fn from(_: postcard::Error) -> Self {
        ReceiveError::Broken
    }
}

impl From<ReadError> for ReceiveError {
    fn from(error: ReadError) -> Self {
        ReceiveError::Read(error)
    }
}

/// Receives all frames. Gives the result of the other process. `cells` counts the cells meanwhile.
pub(super) fn receive(
    mut input: impl Read,
    writer: &mut SheetWriter<'_>,
    cells: &AtomicU64,
) -> Result<Result<(), ReadError>, ReceiveError> {
    let mut greeting = vec![0; GREETING.len()];
    input.read_exact(&mut greeting)?;
    if greeting != GREETING {
        return Err(ReceiveError::OtherVersion);
    }
    let mut content = Vec::new();
    loop {
        let mut head = [0; 5];
        input.read_exact(&mut head)?;
        let [kind, length @ ..] = head;
        let length = u32::from_le_bytes(length);
        if length > LONGEST_FRAME {
            return Err(ReceiveError::Broken);
        }
        content.resize(length as usize, 0);
        input.read_exact(&mut content)?;
        match kind {
            kind::SHEET => {
                let SheetFrame { name, hidden, is_text, encoding } = postcard::from_bytes(&content)?;
                writer.begin_sheet(SheetHead { name, hidden, is_text, encoding })?;
            }
            kind::CELLS => {
                let mut rest = content.as_slice();
                let mut count = 0_u64;
                while !rest.is_empty() {
                    let (cell, after): (RawCell<'_>, _) = postcard::take_from_bytes(rest)?;
                    writer.add_cell(cell.at, cell.value, cell.formula)?;
                    rest = after;
                    count = count.saturating_add(1);
                }
                cells.fetch_add(count, Ordering::Relaxed);
            }
            kind::MERGED => writer.add_merged(postcard::from_bytes(&content)?)?,
            kind::MARK => {
                let (at, mark): (SheetAddress, CellMark<'_>) = postcard::from_bytes(&content)?;
                writer.add_mark(at, mark)?;
            }
            kind::PROBLEM => writer.add_problem(postcard::from_bytes(&content)?)?,
            kind::UNREAD => writer.add_unread(postcard::from_bytes(&content)?)?,
            kind::END => return Ok(postcard::from_bytes(&content)?),
            _ => return Err(ReceiveError::Broken),
        }
    }
}

/// Receives any bytes as frames, for the fuzz tests. Returns the number of sheets, if the bytes are a complete result.
pub fn receive_any_frames(bytes: &[u8]) -> Option<usize> {
    let mut collector = SheetCollector::default();
    let bytes = [GREETING, bytes].concat();
    let received = receive(&bytes[..], &mut SheetWriter::new(&mut collector, "fuzz.xlsx"), &AtomicU64::new(0));
    received.ok()?.ok().map(|()| collector.into_sheets().len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::reader_process::sheet_reader::read_in_this_process;
    use proptest::prelude::*;

    /// The frames of a file.
    fn frames(bytes: &[u8], file: &str) -> Vec<u8> {
        let mut output = Vec::new();
        let mut sender = FrameSender::new(&mut output).unwrap();
        let result = crate::import::file_formats::read_sheets(bytes, &mut SheetWriter::new(&mut sender, file));
        sender.finish(&result).unwrap();
        output
    }

    fn received(
        frames: &[u8],
    ) -> Result<Result<Vec<crate::import::cells::raw_sheet::RawSheet>, ReadError>, ReceiveError> {
        let mut collector = SheetCollector::default();
        let result = receive(frames, &mut SheetWriter::new(&mut collector, "con.xlsx"), &AtomicU64::new(0))?;
        Ok(result.map(|()| collector.into_sheets()))
    }

    const SAMPLE: &[u8] = include_bytes!("../../../tests/data/edc2015-boards.xlsx");

    #[test]
    fn all_cells_arrive() {
        let sent = read_in_this_process(SAMPLE, "con.xlsx").unwrap();
        let received = received(&frames(SAMPLE, "con.xlsx")).unwrap().unwrap();
        assert_eq!(sent.len(), received.len());
        for (sent, received) in sent.iter().zip(&received) {
            assert_eq!((&sent.name, sent.hidden, &sent.merged), (&received.name, received.hidden, &received.merged));
            assert_eq!(sent.cells.iter().collect::<Vec<_>>(), received.cells.iter().collect::<Vec<_>>());
        }
        assert!(sent[0].cells.len() > 100);
    }

    #[test]
    fn what_the_file_says_of_cells_arrives() {
        let sample = include_bytes!("../../../tests/data/directors_sheets/struck-out-rows.xlsx");
        let received = received(&frames(sample, "con.xlsx")).unwrap().unwrap();
        assert_eq!(received[0].struck_out.len(), 35);
        let page = b"<table><tr><td>Ann<sup>1</sup><td><comment>late</comment>Ben<td><s>Cid</s> Dan</table>";
        let sent = read_in_this_process(page, "con.htm").unwrap();
        let received = self::received(&frames(page, "con.htm")).unwrap().unwrap();
        assert_eq!(sent[0].marks, received[0].marks);
        assert_eq!((sent[0].marks.superscripts.len(), sent[0].marks.comments.len()), (1, 1));
        assert_eq!((&sent[0].partly_struck_out, sent[0].partly_struck_out.len()), (&received[0].partly_struck_out, 1));
        let cells = |sheet: &crate::import::cells::raw_sheet::RawSheet| -> Vec<String> {
            sheet.cells.iter().map(|cell| cell.text().into_owned()).collect()
        };
        assert_eq!(cells(&received[0]), ["Ann", "Ben", "Cid Dan"]);
    }

    #[test]
    fn an_error_arrives_as_it_is() {
        let error = read_in_this_process(b"%PDF", "con.xlsx").unwrap_err();
        assert_eq!(received(&frames(b"%PDF", "con.xlsx")).unwrap().unwrap_err(), error);
    }

    #[test]
    fn another_version_is_recognised() {
        let frames = String::from_utf8_lossy(GREETING).replace("cells 3", "cells 2").into_bytes();
        assert!(matches!(received(&frames), Err(ReceiveError::OtherVersion)));
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn damaged_frames_are_an_error_or_cells(at in any::<prop::sample::Index>(), byte: u8, end in any::<prop::sample::Index>()) {
            let mut frames = frames(SAMPLE, "con.xlsx");
            let at = at.index(frames.len());
            frames[at] = byte;
            let _ = received(&frames);
            frames.truncate(end.index(frames.len()));
            prop_assert!(received(&frames).is_err());
        }
    }
}
