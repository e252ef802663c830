//! What a game's page says about the game as a whole: its name, and whether it is over, drawn or won.

use std::ops::Range;

use super::page_seat::{PageSeat, SeatState, is_page};
use super::tokens::{Token, is_season, season_and_year, tokens};
use crate::book::{PerPower, Power, Year, fold_name};
use crate::import::words::title_words::parse_game_title;
use crate::languages::window_sentences::import_files as texts;

/// The words of a page for a game that is over. The way of scoring is called “Draw-Size”, and players can vote for a draw.
const WORDS_OF_END: [&str; 9] =
    ["finished", "game over", "game ended", "has ended", "ended in", "game drawn", "game won", "won by", "has won"];

/// What a page says about the game as a whole.
#[derive(Debug)]
pub(super) struct PageHeading {
    pub(super) title: Option<String>,
    pub(super) title_line: Option<usize>,
    pub(super) stage: PageStage,
}

/// The stage of the game of a page.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum PageStage {
    /// The page does not say it.
    Unknown,
    /// The game goes on. The page shows this season: “Spring 1904”.
    Running(Option<(String, u16)>),
    Ended {
        /// “ended Autumn 1907”.
        when: Option<String>,
        /// The line that says that the game was drawn or won.
        result: Option<String>,
    },
}

impl PageHeading {
    /// Finds the name of the game in the lines `before` its seats, and the stage of the game in the lines of its page.
    pub(super) fn find(lines: &[&str], before: Range<usize>, page: Range<usize>) -> Self {
        let next = |at: usize| lines.get(at + 1).copied().unwrap_or_default();
        let site_title = |at: &usize| {
            let (name, _) = lines[*at].split_once('|').filter(|(_, site)| site.contains("Backstabbr"))?;
            Some(name.trim().trim_start_matches("Game:").trim())
        };
        let is_name = |at: &usize| next(*at).contains("/phase") || is_season(next(*at));
        let is_title = |at: &usize| parse_game_title(lines[*at]).is_some();
        let site = before.clone().find_map(|at| Some((at, site_title(&at)?)));
        let named = || before.clone().find(is_name).map(|at| (at, lines[at]));
        let titled = || before.clone().rev().find(is_title).map(|at| (at, lines[at]));
        let title = site.or_else(named).or_else(titled);
        let title_line = title.map(|(at, _)| at);
        // A remark in the title is read with it. A line of the chat begins with its date.
        let is_of_site = page.clone().any(|at| is_page(lines[at]) || lines[at].contains("/phase"));
        let others: Vec<&str> = page
            .filter(|at| Some(*at) != title_line && !lines[*at].starts_with(|first: char| first.is_ascii_digit()))
            .map(|at| lines[at])
            .collect();
        PageHeading {
            title: title.map(|(_, name)| name.trim_start_matches("Private ").to_owned()),
            title_line,
            stage: PageStage::find(&others, is_of_site),
        }
    }
}

impl PageStage {
    fn find(lines: &[&str], is_of_site: bool) -> Self {
        let is_phase = |line: &&&str| is_season(line) || line.starts_with("Pot:");
        let season = |line: &str| {
            let (season, year) = season_and_year(line.rsplit(" - ").next().unwrap_or(line))?;
            Some((season.to_owned(), year.parse().ok()?))
        };
        let now: Option<(String, u16)> = lines.iter().filter(is_phase).find_map(|line| season(line));
        // Beside a season, a line of the press may say that a power “has won the west”.
        let is_over = |line: &&&str| {
            let folded = line.to_lowercase();
            let is_of_game = now.is_none() || is_phase(line) || folded.contains("game");
            is_of_game && WORDS_OF_END.iter().any(|words| folded.contains(words))
        };
        if lines.iter().any(|line| is_over(&line)) {
            let says_result = |line: &&&str| {
                let line = line.to_lowercase();
                ["draw", "won", "solo"].iter().any(|word| line.contains(word))
            };
            let result = lines.iter().filter(is_over).find(says_result).map(|line| (*line).to_owned());
            return PageStage::Ended { when: now.map(|(season, year)| format!("ended {season} {year}")), result };
        }
        if is_of_site && now.is_some() { PageStage::Running(now) } else { PageStage::Unknown }
    }

    /// Gives the seats their results, if the page says only how the whole game ended. Gives what is not certain.
    pub(super) fn enter_result(&self, seats: &mut PerPower<Option<PageSeat>>) -> Option<String> {
        let PageStage::Ended { result: Some(line), .. } = self else { return None };
        let has_result = |seat: &PageSeat| matches!(seat.state, Some(SeatState::Won | SeatState::Drawn));
        if seats.values().flatten().any(has_result) {
            return None;
        }
        let words: Vec<&str> = tokens(line)
            .into_iter()
            .filter_map(|(_, token)| if let Token::Word(word) = token { Some(word) } else { None })
            .collect();
        let folded = format!(" {} ", fold_name(line));
        let is_named = |power: Power, seat: &PageSeat| {
            let player = seat.player.as_deref().map(fold_name).filter(|name| !name.is_empty());
            words.iter().any(|word| power.name().eq_ignore_ascii_case(word))
                || player.is_some_and(|name| folded.contains(&name))
        };
        let named: Vec<Power> = seats
            .iter()
            .filter(|(power, seat)| seat.as_ref().is_some_and(|seat| is_named(*power, seat)))
            .map(|(power, _)| power)
            .collect();
        let is_drawn = line.to_lowercase().contains("draw");
        let survives = |seat: &PageSeat| seat.count().is_some_and(|count| count > 0);
        let is_certain = if is_drawn { named.len() > 1 } else { named.len() == 1 };
        if !is_drawn && !is_certain {
            return None;
        }
        let mut marked = 0;
        for (power, seat) in Power::ALL.into_iter().zip(&mut seats.0) {
            let Some(seat) = seat else { continue };
            let shares = if is_certain { named.contains(&power) } else { survives(seat) };
            marked += usize::from(shares);
            seat.state = Some(match (shares, is_drawn) {
                (true, true) => SeatState::Drawn,
                (true, false) => SeatState::Won,
                (false, _) if survives(seat) => SeatState::Survived,
                (false, _) => SeatState::Defeated,
            });
        }
        (!is_certain).then(|| texts::draw_between_whom(marked))
    }

    /// The heading of the centres, and what the director should know about it. The centres of a running game are those of the
    /// last winter: the site counts anew only after the fall, and then shows the winter of the same year. The Diplomacy
    /// Tournament Visualiser, which reads the pages of running games, takes them in the same way.
    pub(super) fn heading_of_centres(&self) -> (String, Option<String>) {
        let PageStage::Running(Some((season, year))) = self else { return ("Centres".to_owned(), None) };
        let is_winter = season.to_lowercase().starts_with('w');
        let winter = if is_winter { *year } else { year.saturating_sub(1) };
        let heading = if winter < Year::FIRST.0 { "Start".to_owned() } else { winter.to_string() };
        (heading, Some(texts::game_goes_on(&format!("{season} {year}"), &winter.to_string())))
    }
}
