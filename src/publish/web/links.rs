//! Where the names of a page lead: to the card of the player, or else to the player's board.

use std::collections::HashMap;

use crate::book::PersonId;
use crate::notices::{ColumnRole, Notice, NoticeRow, NoticeSection};

/// The parts of the page about players. A part is a section of a notice, by their numbers.
pub(super) struct PlayerLinks<'a> {
    cards: HashMap<PersonId, (usize, usize)>,
    boards: HashMap<PersonId, (usize, usize)>,
    notices: &'a [&'a Notice],
}

impl<'a> PlayerLinks<'a> {
    pub(super) fn new(notices: &'a [&'a Notice]) -> Self {
        let (mut cards, mut boards) = (HashMap::new(), HashMap::new());
        for (number, notice) in notices.iter().enumerate() {
            for (at, section) in notice.sections.iter().enumerate() {
                if let Some(person) = person_of(section) {
                    cards.entry(person).or_insert((number, at));
                } else if is_board(section) {
                    for person in section.rows.iter().filter_map(|row| row.person) {
                        boards.entry(person).or_insert((number, at));
                    }
                }
            }
        }
        PlayerLinks { cards, boards, notices }
    }

    /// The name of a section for links, if a name may lead to it.
    pub(super) fn id_of(&self, (notice, section): (usize, usize)) -> Option<String> {
        let held = self.notices.get(notice)?.sections.get(section)?;
        let is_card = person_of(held).is_some_and(|person| self.cards.get(&person) == Some(&(notice, section)));
        (is_card || is_board(held)).then(|| id((notice, section)))
    }

    /// The card of a player.
    pub(super) fn card(&self, row: &NoticeRow) -> Option<String> {
        self.cards.get(&row.person?).copied().map(id)
    }

    /// The board of a player in the newest round.
    pub(super) fn board(&self, row: &NoticeRow) -> Option<String> {
        self.boards.get(&row.person?).copied().map(id)
    }
}

fn id((notice, section): (usize, usize)) -> String {
    format!("p{notice}-{section}")
}

/// The player of a card.
fn person_of(section: &NoticeSection) -> Option<PersonId> {
    let person = section.rows.first()?.person?;
    (section.is_card() && section.rows.iter().all(|row| row.person == Some(person))).then_some(person)
}

/// Whether a section is a board with its players.
fn is_board(section: &NoticeSection) -> bool {
    let has = |role: ColumnRole| section.column(role).is_some();
    !section.title.is_empty() && has(ColumnRole::Power) && has(ColumnRole::Player) && !has(ColumnRole::Board)
}
