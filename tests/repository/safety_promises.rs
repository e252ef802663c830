//! The manual's page on safety promises nothing that is not tested: each promise names its tests here.

use std::path::Path;

/// Sentences of the page, each with its tests as “file: name of the test”. A file without an ending is a
/// module of the tests.
const PROMISES: &[(&str, &[&str])] = &[
    (
        "Topboard writes every entry to the journal beside your book at once, before it shows the next step.",
        &[
            "store/kills: no_acknowledged_edit_is_lost_in_fifty_kills",
            "window/kills: no_entry_that_was_shown_as_backed_up_is_lost_in_ten_kills_of_the_window",
            "store/disk_faults: no_acknowledged_entry_is_lost_when_the_power_fails",
        ],
    ),
    (
        "Topboard recovers the entries and says which:",
        &["store/journal: unsaved_changes_are_recovered_and_can_be_undone"],
    ),
    (
        "a copy of the book at the start and the end of each round",
        &[
            "store/journal: the_start_and_the_end_of_a_round_write_a_copy_to_the_backup_folder",
            "store/hostile_folders: rounds_that_arrive_in_one_step_have_all_their_copies",
        ],
    ),
    (
        "A round has its backups however it arrived: typed, imported, or finished on another computer.",
        &["store/hostile_folders: a_round_that_was_finished_elsewhere_has_its_copies"],
    ),
    (
        "Topboard always keeps the newest copy of the start and of the end of each round.",
        &["src/store/backup/old_copies.rs: old_copies_are_removed_by_day_and_by_week"],
    ),
    (
        "so a clock that was set forward removes nothing",
        &["src/store/backup/old_copies.rs: a_clock_that_is_set_forward_by_some_days_makes_no_copy_old"],
    ),
    (
        "Each backup opens like any book.",
        &["store/journal: the_start_and_the_end_of_a_round_write_a_copy_to_the_backup_folder"],
    ),
    (
        "Topboard stores an event that you have not saved yet in your own folder.",
        &["store/journal: an_event_that_was_never_saved_is_recovered"],
    ),
    (
        "These files have the permissions of the book",
        &["store/hostile_folders: all_files_beside_a_book_have_its_permissions"],
    ),
    (
        "If somebody deletes the journal, or a cloud service puts an older one in its place, Topboard says so and writes the \
         journal again with all your entries.",
        &[
            "store/replaced_journals: every_entry_comes_back_after_the_journal_was_deleted",
            "store/replaced_journals: every_entry_comes_back_after_an_older_journal_was_put_over_the_new_one",
            "store/replaced_journals: edit_keeps_every_entry_whatever_happens_to_its_files",
        ],
    ),
    (
        "If the folder is deleted, Topboard says so and goes on in your own folder.",
        &["store/replaced_journals: every_entry_comes_back_after_the_folder_was_deleted"],
    ),
    (
        "If the lock is deleted, Topboard makes it again.",
        &["store/replaced_journals: a_lock_that_was_deleted_is_made_again"],
    ),
    (
        "Your entries are not lost: open the book again, and Ctrl+Z restores them.",
        &["store/journal: closing_without_saving_keeps_the_file_and_can_be_undone"],
    ),
    (
        "It is read-only in the second window.",
        &["store/journal: a_second_window_is_read_only_until_the_first_is_closed"],
    ),
    (
        "Topboard overwrites nothing silently.",
        &[
            "store/journal: a_file_changed_elsewhere_is_copied_before_it_is_overwritten",
            "store/two_windows: a_file_that_changes_at_the_last_moment_of_a_save_is_not_lost",
            "store/hostile_folders: a_file_that_appears_at_the_last_moment_is_not_replaced",
        ],
    ),
    (
        "Topboard combines both versions if the changes are in different cells",
        &["store/journal: changes_elsewhere_and_here_to_different_cells_are_merged"],
    ),
    (
        "Otherwise it puts your version beside the book",
        &["store/journal: changes_elsewhere_and_here_to_the_same_cell_are_both_stored"],
    ),
    (
        "When you open the book, Topboard adds the entries of the other journal and says how many.",
        &[
            "store/replaced_journals: the_entries_of_two_windows_without_a_lock_come_together",
            "store/replaced_journals: a_conflicting_copy_of_a_sync_client_is_read",
            "store/replaced_journals: a_journal_of_another_computer_that_was_put_over_this_one_is_left_alone_and_read",
        ],
    ),
    (
        "Entries that do not fit, such as those of a board that you removed, are in a separate book beside yours, and \
         Topboard says how many.",
        &["store/two_windows: steps_that_do_not_fit_are_told_also_when_the_journal_has_alternatives"],
    ),
    (
        "If the other journal is damaged, Topboard says which entries are missing.",
        &["store/two_windows: the_damage_of_another_journal_is_told"],
    ),
    (
        "A backup that could not be made is made later.",
        &["store/journal_trouble: a_backup_that_could_not_be_made_is_made_later"],
    ),
    (
        "If both typed other values into the same cell, Topboard shows both values and you choose. You can also decide later.",
        &[
            "store/replaced_journals: two_values_for_one_cell_are_alternatives_until_one_is_chosen",
            "store/replaced_journals: two_programs_without_a_lock_keep_every_entry",
        ],
    ),
    (
        "Topboard says so and backs your entries up in your own folder.",
        &[
            "store/disk_faults: no_acknowledged_entry_is_lost_on_a_full_disk",
            "window/disk_trouble: a_full_disk_is_reported_and_changes_are_backed_up_when_there_is_room_again",
        ],
    ),
    ("The checksum at its end does not fit.", &["store/files: a_flipped_bit_is_reported_even_without_a_journal"]),
    (
        "A damaged entry costs only that entry.",
        &["store/replaced_journals: one_damaged_record_costs_that_record_and_none_behind_it"],
    ),
    (
        "If the entry was saved before, Topboard takes it from the file.",
        &["store/replaced_journals: a_damaged_record_of_a_saved_entry_costs_nothing"],
    ),
    (
        "If the journal exists, Topboard recovers the book from it.",
        &["store/journal: a_damaged_file_is_recovered_from_its_journal"],
    ),
    (
        "Topboard changes none of these.",
        &[
            "store/hostile_folders: a_journal_that_is_a_link_to_another_file_does_not_change_it",
            "store/hostile_folders: a_lock_that_is_a_link_or_a_hard_link_to_another_file_does_not_change_it",
            "store/hostile_folders: a_folder_of_backups_that_is_a_link_is_not_used",
            "store/hostile_folders: a_pipe_is_refused_at_once",
        ],
    ),
    (
        "Topboard does not write a workbook or a table through a link.",
        &["store/hostile_folders: an_export_does_not_follow_a_link"],
    ),
    (
        "It saves a book through a link only to a book.",
        &["store/hostile_folders: a_book_is_saved_through_a_link_only_to_a_book"],
    ),
    (
        "The book is read-only. You see the parts that this version understands.",
        &["store/journal: a_book_of_a_newer_version_opens_read_only"],
    ),
    ("Open it like a book (File › Open, all files).", &["store/journal: a_journal_moved_with_its_book_opens_it"]),
    (
        "It answers each line when the change is on the disk",
        &["store/kills: every_line_is_answered_and_the_book_is_saved_at_the_end"],
    ),
    (
        "If the book cannot be saved, `topboard edit` says so and goes on.",
        &["store/replaced_journals: edit_keeps_every_entry_whatever_happens_to_its_files"],
    ),
];

#[test]
fn every_promise_of_the_page_on_safety_names_its_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("assets/manual/safety.md")).unwrap();
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let page = words(&page);
    for (promise, tests) in PROMISES {
        assert!(page.contains(&words(promise)), "the page does not say: {promise}");
        for test in *tests {
            let (file, name) = test.split_once(": ").unwrap();
            let path = if file.starts_with("src/") { file.to_owned() } else { format!("tests/{file}.rs") };
            let source = std::fs::read_to_string(root.join(path)).unwrap();
            assert!(source.contains(&format!("fn {name}()")), "there is no test {test}");
        }
    }
}
