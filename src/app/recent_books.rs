//! The books that were open last, each with how its event stood then. The list is in the user's data folder; the books
//! themselves are not read.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::path_text::file_name;
use crate::app::view_cache::ViewCache;
use crate::book::{BoardRef, GameStage, RoundIx};
use crate::engine::Engine;
use crate::languages::window_sentences::{shared_words, window_parts as texts};
use crate::store::{BookNote, BookStore};

/// The most books that are kept.
const MOST: usize = 5;

/// A book that was open.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct RecentBook {
    pub path: PathBuf,
    /// The name of the event. Empty if it has none.
    pub name: String,
    /// How the event stood: “Round 2, 3 of 5 boards complete, 1 problem”.
    pub state: String,
    /// How each board of each round stood. Lists of older versions do not have it.
    #[serde(default)]
    pub rounds: Vec<Vec<BoardProgress>>,
    /// Whether it is open. It stays so if the program or the computer stops without closing it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_open: bool,
}

/// How the game of a board stood.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardProgress {
    NotStarted,
    /// The game is running, or the board asks how or when it ended.
    Running,
    Complete,
    /// The board has an error.
    Error,
}

impl RecentBook {
    /// The open book, which has this file.
    pub fn open(path: &Path, engine: &Engine, view_cache: &ViewCache) -> RecentBook {
        let book = engine.book();
        let rounds = (0..book.rounds.len()).map(|round| progress_of_round(engine, view_cache, RoundIx(round)));
        RecentBook {
            path: path.to_owned(),
            name: book.event.name.trim().to_owned(),
            state: state(engine, view_cache),
            rounds: rounds.collect(),
            is_open: true,
        }
    }

    /// “Con 2027 (con.topboard)”.
    pub fn title(&self) -> String {
        let file = file_name(&self.path);
        if self.name.is_empty() { file } else { format!("{} ({file})", self.name) }
    }
}

fn progress_of_round(engine: &Engine, view_cache: &ViewCache, at: RoundIx) -> Vec<BoardProgress> {
    let boards = engine.book().round(at).map_or(0, |round| round.boards.len());
    let progress = |board| {
        let board = BoardRef::new(at.0, board);
        match engine.stage(board) {
            _ if view_cache.board_errors(board) > 0 => BoardProgress::Error,
            _ if view_cache.is_complete(engine, board) => BoardProgress::Complete,
            GameStage::NotStarted => BoardProgress::NotStarted,
            GameStage::Running(_) | GameStage::Ended => BoardProgress::Running,
        }
    };
    (0..boards).map(progress).collect()
}

/// The books that were open last, the newest first.
pub fn recent_books(store: &BookStore) -> Vec<RecentBook> {
    let text = store.note_of_book(BookNote::Recent, None);
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Puts a book at the beginning of the list.
pub fn keep_recent_book(store: &BookStore, book: RecentBook) {
    let before = recent_books(store);
    if before.first() == Some(&book) {
        return;
    }
    let others = before.into_iter().filter(|known| known.path != book.path).collect::<Vec<_>>();
    keep(store, &std::iter::once(book).chain(others).take(MOST).collect::<Vec<_>>());
}

/// Notes that a book was closed.
pub fn note_closed(store: &BookStore, path: &Path) {
    let mut books = recent_books(store);
    let Some(closed) = books.iter_mut().find(|book| book.path == path && book.is_open) else { return };
    closed.is_open = false;
    keep(store, &books);
}

fn keep(store: &BookStore, books: &[RecentBook]) {
    if let Ok(text) = serde_json::to_string_pretty(books) {
        // The event loses nothing if the list cannot be kept, so nobody is told about it.
        let _ = store.keep_note_of_book(BookNote::Recent, None, &text);
    }
}

/// How an event stands: its newest round that has begun, and its problems.
fn state(engine: &Engine, view_cache: &ViewCache) -> String {
    let book = engine.book();
    let newest = (0..book.rounds.len()).rev().map(RoundIx).find(|at| engine.has_begun(*at));
    let mut parts = match newest.and_then(|at| Some((at, book.round(at)?))) {
        Some((at, round)) => {
            let complete = view_cache.complete_boards(at);
            vec![round.title_in_window(), texts::boards_complete(round.boards.len(), complete)]
        }
        None => vec![shared_words::players(book.people.len()), texts::no_game_has_begun().to_owned()],
    };
    let problems = view_cache.problem_count;
    parts.extend((problems > 0).then(|| shared_words::problems(problems)));
    parts.join(", ")
}
