//! The list of commands. A new command is one row: its menu, the name of its texts in `commands.ftl`, its keys, its
//! condition and its effect. The order of the rows is the order of the menus. `command` takes the texts and the keys of
//! the rows, and `effects` their conditions and effects.

/// Gives all rows to the macro `$then`. A row is:
///
/// ```text
/// Name: Menu name_of_its_texts [keys] also words if condition => what it does;
/// ```
///
/// Its texts are the message `commands-name-of-its-texts`: the name in the menu, and `.help`, the help line.
/// `also words` means that the message has `.words`: other words by which people look for the command.
///
/// `+group` after the menu puts a separator line above the command. `@Cell` puts it into the context menu of a cell too,
/// `@BoardCell` only into that of a cell of a board. Commands that remove something without a question come last in their
/// menu, after a separator line, so that nobody chooses them one row too high or too low.
macro_rules! command_list {
    ($then:ident) => {
        $then! {
            NewBook: File new_book [ctrl(Key::N)]
                if always => |window, ctx| window.close_for(ctx, ActionAfterSave::NewBook);
            NewEvent: File new_event [] if always => |window, _| open_new_event(window.session());
            Open: File open [ctrl(Key::O)] if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::Open);
            OpenRecent: File open_recent [] also words if always => |window, _| choose_recent_book(window);
            Save: File save [ctrl(Key::S)] if always => |window, ctx| window.save(ctx);
            SaveAs: File save_as [ctrl_shift(Key::S), plain(Key::F12)]
                if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::SaveAs);
            Import: File +group import [ctrl(Key::I)] also words
                if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::Import);
            UnplacedCells: File unplaced_cells []
                if has_unplaced_cells => |window, _| show_unplaced_cells(window.session());
            Export: File export [ctrl(Key::E)] also words
                if can_export
                => |window, ctx| window.ask_for_file(ctx, FilePurpose::Export(Paper::A4, ScoreCells::Formulas));
            ExportLetter: File export_letter []
                if can_export
                => |window, ctx| window.ask_for_file(ctx, FilePurpose::Export(Paper::Letter, ScoreCells::Formulas));
            ExportValues: File export_values []
                if can_export
                => |window, ctx| window.ask_for_file(ctx, FilePurpose::Export(Paper::A4, ScoreCells::Values));
            Post: File @Tab post [ctrl(Key::P)] also words if always => |window, ctx| open_post_dialog(window, ctx);
            DirectorCopy: File director_copy [] also words
                if can_export => |window, ctx| window.ask_for_file(ctx, FilePurpose::DirectorCopy);
            Quit: File +group quit [ctrl(Key::Q)]
                if always => |window, ctx| window.close_for(ctx, ActionAfterSave::Quit);
            Undo: Edit undo [ctrl(Key::Z)] also words if can_undo => |window, _| window.session().undo();
            Redo: Edit redo [ctrl(Key::Y), ctrl_shift(Key::Z)] also words
                if can_redo => |window, _| window.session().redo();
            Cut: Edit +group @Cell cut [ctrl(Key::X)]
                if can_cut => |window, ctx| window.session().copy_cells(ctx, GridInput::Cut);
            Copy: Edit @Cell copy [ctrl(Key::C)]
                if needs_cells => |window, ctx| window.session().copy_cells(ctx, GridInput::Copy);
            CopyExact: Edit @Cell copy_exact []
                if needs_cells => |window, ctx| window.session().copy_cells(ctx, GridInput::CopyExact);
            Paste: Edit @Cell paste [ctrl(Key::V)] if can_cut => |window, ctx| window.session().request_paste(ctx);
            ContextMenu: Edit context_menu [shift(Key::F10), plain(Key::Menu)] also words
                if needs_cells => |window, _| window.session().open_menu_at_cursor(MenuPlace::Cell);
            Find: Edit +group find [ctrl(Key::F)] also words
                if always => |window, _| history::commands::find(window.session());
            FindNext: Edit find_next [plain(Key::F3)]
                if always => |window, _| window.session().step_found(StepDirection::Forward);
            FindPrevious: Edit find_previous [shift(Key::F3)]
                if always => |window, _| window.session().step_found(StepDirection::Backward);
            Replace: Edit replace [ctrl(Key::H)] also words if can_cut => |window, _| ask_to_replace(window.session());
            InsertRow: Edit @Cell insert_row [] also words
                if can_insert_row => |window, _| insert_row(window.session());
            History: Edit history [plain(Key::F11)] also words
                if always => |window, _| history::commands::open_history(window.session(), None);
            CellNote: Edit @Cell cell_note [shift(Key::F2)] also words
                if can_write_cell_note => |window, _| ask_for_cell_note(window.session());
            Colour: Edit @Cell colour [ctrl_shift(Key::C)] also words
                if can_colour => |window, _| window.session().open_menu_at_cursor(MenuPlace::Colour);
            FillYellow: Edit @Colour fill_yellow []
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Yellow));
            FillGreen: Edit @Colour fill_green []
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Green));
            FillBlue: Edit @Colour fill_blue []
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Blue));
            FillRed: Edit @Colour fill_red []
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Red));
            FillViolet: Edit @Colour fill_violet []
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Violet));
            FillGrey: Edit @Colour fill_grey []
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Grey));
            NoColour: Edit @Colour no_colour [] if can_colour => |window, _| colour(window.session(), None);
            HistoryOfCell: Edit @Cell @Problem history_of_cell [ctrl(Key::F2)]
                if history::commands::can_show_history_of_cell
                => |window, _| history::commands::show_history_of_cell(window.session());
            HistoryOfPlayer: Edit @Cell history_of_player []
                if history::commands::can_show_history_of_player
                => |window, _| history::commands::show_history_of_player(window.session());
            HistoryOfBoard: Edit @Cell history_of_board []
                if needs_board => |window, _| history::commands::show_history_of_board(window.session());
            ShowPastState: Edit @Cell show_past_state []
                if history::commands::can_show_past_state
                => |window, ctx| history::past_state::show_past_state(window.session(), ctx);
            RestorePastState: Edit @Cell restore_past_state []
                if history::past_state::needs_past_state
                => |window, _| history::past_state::restore_past_state(window.session());
            ReturnToPresent: Edit return_to_present []
                if history::past_state::needs_past_state
                => |window, _| history::past_state::return_to_present(window.session());
            ExportHistory: Edit export_history []
                if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::History);
            GiveReason: Edit @Cell @Problem give_reason [ctrl_shift(Key::Q)]
                if history::commands::can_give_reason => |window, _| window.session().type_reason();
            AnswerYes: Edit @Cell answer_yes [alt(Key::Y)]
                if needs_question => |window, _| window.session().answer_question(true);
            AnswerNo: Edit @Cell answer_no [alt(Key::X)]
                if needs_question => |window, _| window.session().answer_question(false);
            SortByColumn: Edit +group @Heading sort_by_column [ctrl_shift(Key::O)] also words
                if can_sort => |window, _| sort_by_column(window.session(), false);
            SortAlso: Edit @Heading sort_also [] if is_sorted => |window, _| sort_by_column(window.session(), true);
            SortByPlace: Edit @Heading sort_by_place [] if can_sort => |window, _| unsort(window.session());
            NameEvent: Event name_event [] also words if always => |window, _| name_event(window.session());
            NoticeLanguages: Event notice_languages [] also words
                if always => |window, _| choose_notice_languages(window.session());
            ChooseRules: Event choose_rules [ctrl_shift(Key::G)]
                if always => |window, _| rules::ruleset::commands::choose_rules(window.session());
            SetUpRounds: Event set_up_rounds []
                if rules::ruleset::commands::lacks_rounds
                => |window, _| rules::ruleset::commands::set_up_rounds(window.session());
            AddPlayer: Event +group @Cell add_player [ctrl_shift(Key::P)] also words
                if always => |window, _| players::commands::add_player(window.session());
            ConfirmPlayer: Event @Cell @Problem confirm_player []
                if players::commands::can_confirm_players
                => |window, _| players::commands::confirm_players(window.session());
            TwoPeople: Event @Cell @Problem two_people []
                if players::commands::can_say_two_people
                => |window, _| players::commands::say_two_people(window.session());
            PlayerLeaves: Event @Cell player_leaves [] also words
                if round::seat_commands::can_remove_player
                => |window, ctx| round::seat_commands::remove_leaving_player(window.session(), ctx);
            AddRound: Event +group @Tab add_round [ctrl_shift(Key::R)] also words
                if always => |window, _| round::commands::add_round(window.session());
            AddMissingRound: Event @Tab add_missing_round []
                if round::commands::lacks_a_round => |window, _| round::commands::add_missing_round(window.session());
            RenameRound: Event @Tab rename_round [] also words
                if needs_round_tab => |window, _| round::commands::rename_round(window.session());
            RoundSystem: Event @Tab round_system []
                if needs_round_tab => |window, _| round::commands::choose_round_system(window.session());
            WriteNote: Event +group @Cell write_note [ctrl_shift(Key::N)]
                if always => |window, _| notebook::commands::write_note(window.session());
            RulingsDesk: Event rulings_desk [shift(Key::F7)] also words
                if always => |window, _| open_rulings_desk(window);
            LeaveEvent: Event +group @Cell leave_event [] also words
                if round::seat_commands::can_leave_event
                => |window, ctx| round::seat_commands::leave_event(window.session(), ctx);
            RemovePlayer: Event @Cell remove_player [] also words
                if players::commands::needs_player => |window, _| players::commands::remove_player(window.session());
            RemoveRound: Event @Tab remove_round [] also words
                if needs_round_tab => |window, _| round::commands::remove_round(window.session());
            RemoveNote: Event @Cell remove_note [] also words
                if notebook::commands::can_remove_note => |window, _| notebook::commands::remove_note(window.session());
            AddBoard: Board @BoardCell add_board [ctrl_shift(Key::B)] also words
                if needs_rounds => |window, _| round::commands::add_board(window.session());
            MakeBoards: Board make_boards []
                if round::commands::can_make_boards => |window, _| round::commands::make_boards(window.session());
            BoardRecord: Board @Cell @Problem board_record [plain(Key::F4)] also words
                if needs_board => |window, _| board_record::commands::toggle_record(window.session());
            LateOrders: Board @BoardCell late_orders [shift(Key::F6)]
                if needs_rounds => |window, _| round::late_orders::give_card_for_late_orders(window);
            BoardSystem: Board @Cell board_system []
                if needs_board_of_round => |window, _| round::commands::choose_board_system(window.session());
            LastYearOfGame: Board +group @Cell last_year_of_game [ctrl(Key::F9)] also words
                if needs_board_of_round => |window, _| round::game_ends::go_to_last_year(window.session());
            EndAsAgreedDraw: Board @Cell @Problem end_as_agreed_draw [shift(Key::F9)] also words
                if round::game_ends::can_be_agreed_draw
                => |window, _| round::game_ends::end_as_agreed_draw(window.session());
            EndAsAbandoned: Board @Cell @Problem end_as_abandoned [shift(Key::F8)] also words
                if round::game_ends::can_be_abandoned
                => |window, _| round::game_ends::end_as_abandoned(window.session());
            EndAllAsAgreedDraws: Board @Problem end_all_as_agreed_draws [ctrl_shift(Key::F9)] also words
                if round::game_ends::has_unexplained_ends
                => |window, _| round::game_ends::end_all_as_agreed_draws(window.session());
            PlayAllToTheLastYear: Board @Problem play_all_to_the_last_year []
                if round::game_ends::has_unknown_last_years
                => |window, _| round::game_ends::play_all_to_the_last_year(window.session());
            SetScore: Board +group @Cell set_score [] also words
                if needs_seat => |window, _| round::commands::set_score(window.session());
            ClearScore: Board @Cell clear_score []
                if round::commands::can_clear_score => |window, _| round::commands::clear_score(window.session());
            CopyExplanation: Board +group @Cell copy_explanation [ctrl_shift(Key::E)] also words
                if needs_explanation => |window, ctx| window.session().copy_explanation(ctx);
            RemoveBoard: Board +group @Cell remove_board [] also words
                if needs_board_of_round => |window, _| round::commands::remove_board(window.session());
            RollCall: Draw @Tab roll_call [ctrl(Key::L)] also words
                if needs_players => |window, _| roll_call::commands::open_roll_call(window.session());
            RollCallOfRound: Draw roll_call_of_round []
                if needs_players => |window, _| roll_call::commands::choose_round_of_roll_call(window.session());
            EverybodyPresent: Draw everybody_present []
                if roll_call::commands::can_mark_everybody_present
                => |window, _| roll_call::commands::mark_everybody_present(window.session());
            NewPlayerPresent: Draw new_player_present [] also words
                if roll_call::commands::needs_roll_call
                => |window, _| roll_call::commands::ask_for_new_player(window.session());
            RollCallFile: Draw roll_call_file []
                if needs_players => |window, ctx| window.ask_for_file(ctx, FilePurpose::RollCall);
            DrawRound: Draw @Tab draw_round [ctrl(Key::B)] also words
                if needs_players => |window, ctx| round::draw_commands::draw_round(window.session(), ctx);
            DrawRounds: Draw draw_rounds []
                if needs_players => |window, _| round::draw_commands::draw_several_rounds(window.session());
            EliminationDraw: Draw elimination_draw [] also words
                if round::draw_commands::can_draw_elimination
                => |window, ctx| round::draw_commands::draw_elimination(window.session(), ctx);
            BoardsOfSix: Draw boards_of_six []
                if needs_players => |window, _| round::draw_commands::draw_with_boards_of_six(window.session());
            RestoreDraw: Draw restore_draw []
                if round::recorded_draws::has_recorded_draw
                => |window, _| round::recorded_draws::restore_earlier_draw(window.session());
            ReplayDraw: Draw replay_draw []
                if round::recorded_draws::has_recorded_draw
                => |window, _| round::recorded_draws::repeat_earlier_draw(window.session());
            RoundQuality: Draw round_quality []
                if round::recorded_draws::can_show_round_quality
                => |window, _| round::recorded_draws::show_round_quality(window.session());
            SwapSeats: Draw @Cell swap_seats [ctrl(Key::K)]
                if needs_seat => |window, _| round::swap_commands::swap_seats(window.session());
            LockSeat: Draw @Cell lock_seat [ctrl(Key::J)] also words
                if round::seat_commands::can_lock_seat => |window, _| round::seat_commands::lock_seat(window.session());
            LockBoard: Draw @Cell lock_board []
                if needs_board => |window, _| round::seat_commands::lock_board(window.session());
            Latecomer: Draw latecomer []
                if needs_round_tab => |window, _| round::seat_commands::seat_latecomer(window.session());
            KeepApart: Draw keep_apart []
                if needs_players => |window, _| round::draw_commands::keep_apart(window.session());
            AdjacentPowers: Draw adjacent_powers []
                if needs_players => |window, _| round::draw_commands::set_adjacent_powers(window.session());
            FindSystem: Scoring find_system [ctrl_shift(Key::F)]
                if always => |window, _| rules::commands::find_system(window.session());
            UseSystem: Scoring +group use_system [ctrl_shift(Key::U)]
                if rules::commands::can_use_system => |window, _| rules::commands::use_system(window.session());
            CopySystem: Scoring copy_system [ctrl_shift(Key::D)]
                if rules::commands::can_copy_system => |window, _| rules::commands::copy_system(window.session());
            AddColumn: Scoring +group add_column []
                if rules::commands::needs_own_system
                => |window, _| rules::commands::add_to_system(window.session(), NewSystemItem::Column);
            AddNumber: Scoring add_number []
                if rules::commands::needs_own_system
                => |window, _| rules::commands::add_to_system(window.session(), NewSystemItem::Number);
            AddList: Scoring add_list []
                if rules::commands::needs_own_system
                => |window, _| rules::commands::add_to_system(window.session(), NewSystemItem::List);
            AddCountingPart: Scoring add_counting_part []
                if rules::ruleset::commands::needs_own_ruleset
                => |window, _| rules::ruleset::commands::add_to_ruleset(window.session(), NewRulesetItem::CountedPart);
            AddTieBreak: Scoring add_tie_break []
                if rules::ruleset::commands::needs_own_ruleset
                => |window, _| rules::ruleset::commands::add_to_ruleset(window.session(), NewRulesetItem::TieBreak);
            AddPrize: Scoring add_prize [] also words
                if rules::ruleset::commands::needs_own_ruleset
                => |window, _| rules::ruleset::commands::add_to_ruleset(window.session(), NewRulesetItem::Prize);
            FormulaHelp: Scoring +group formula_help [ctrl_shift(Key::H)]
                if always => |window, _| rules::commands::toggle_formula_help(window.session());
            CompareSystems: Scoring +group compare_systems [plain(Key::F7)]
                if always => |window, _| rules::commands::toggle_comparison(window.session());
            NextComparisonBoards: Scoring next_comparison_boards [plain(Key::F6)]
                if rules::commands::can_compare_on_other_results
                => |window, _| rules::commands::compare_on_other_results(window.session());
            ToggleCompared: Scoring toggle_compared []
                if rules::commands::can_toggle_compared
                => |window, _| rules::commands::toggle_compared(window.session());
            RemoveSystem: Scoring +group remove_system []
                if rules::commands::needs_own_entry => |window, _| rules::commands::remove_system(window.session());
            DeclineSeat: Prizes @Cell decline_seat [ctrl_shift(Key::K)]
                if top_board::commands::needs_claimant
                => |window, _| top_board::commands::toggle_answer(window.session(), ClaimAnswer::StepsBack);
            PutFirstOfTie: Prizes @Cell put_first_of_tie []
                if top_board::commands::needs_claimant
                => |window, _| top_board::commands::toggle_answer(window.session(), ClaimAnswer::PutFirst);
            NominateForSeat: Prizes @Cell nominate_for_seat []
                if top_board::commands::needs_claimant
                => |window, _| top_board::commands::toggle_answer(window.session(), ClaimAnswer::Named);
            ChooseEarlier: Prizes choose_earlier [alt(Key::ArrowUp)]
                if top_board::commands::needs_chooser
                => |window, _| top_board::commands::move_chooser(window.session(), -1);
            ChooseLater: Prizes choose_later [alt(Key::ArrowDown)]
                if top_board::commands::needs_chooser
                => |window, _| top_board::commands::move_chooser(window.session(), 1);
            MakeTopBoard: Prizes make_top_board [ctrl_shift(Key::M)]
                if top_board::commands::can_make_top_board
                => |window, _| top_board::commands::make_top_board(window.session());
            WantsTeam: Prizes +group wants_team [] also words
                if teams::commands::can_choose_who_wants_team
                => |window, _| teams::commands::choose_who_wants_team(window.session());
            ScratchTeams: Prizes scratch_teams [] also words
                if teams::commands::can_make_scratch_teams
                => |window, _| teams::commands::make_scratch_teams(window.session());
            RunnersUp: Prizes +group @Cell runners_up [ctrl_shift(Key::W)]
                if awards::commands::needs_awards_tab
                => |window, _| awards::commands::toggle_runners_up(window.session());
            ViewAll: Standings view_all [ctrl(Key::F3)] also words
                if needs_rounds => |window, _| standings::commands::show_all_games(window.session());
            ViewFinished: Standings view_finished []
                if needs_rounds
                => |window, _| standings::commands::toggle_option(window.session(), |view| &mut view.finished_only);
            ViewPosted: Standings view_posted [ctrl_shift(Key::T)]
                if standings::commands::can_show_what_may_be_posted
                => |window, _| standings::commands::toggle_option(window.session(), |view| &mut view.posted_only);
            ViewAfter: Standings +group view_after [plain(Key::F5)]
                if needs_rounds => |window, _| standings::commands::choose_round(window.session());
            ViewGroups: Standings view_groups []
                if standings::commands::can_choose_groups
                => |window, _| standings::commands::choose_groups(window.session());
            WhatIf: Standings +group what_if [ctrl_shift(Key::I)]
                if standings::commands::can_begin_what_if
                => |window, _| standings::commands::begin_what_if(window.session());
            NeededResults: Standings @Cell needed_results [shift(Key::F5)] also words
                if standings::commands::can_ask_what_is_needed
                => |window, ctx| standings::commands::show_needed_results(window.session(), ctx);
            AcceptWhatIf: Standings accept_what_if []
                if standings::commands::can_accept_what_if
                => |window, _| standings::commands::accept_what_if(window.session());
            DropWhatIf: Standings drop_what_if []
                if standings::commands::needs_what_if
                => |window, _| standings::commands::drop_what_if(window.session());
            ReleaseRound: Standings +group @Tab release_round []
                if standings::commands::can_release_round
                => |window, _| standings::commands::set_scores_released(window.session(), true);
            HoldRound: Standings @Tab hold_round []
                if standings::commands::can_hold_round
                => |window, _| standings::commands::set_scores_released(window.session(), false);
            AddResultLists: Ladder add_result_lists [ctrl_shift(Key::J)]
                if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::ResultLists);
            PasteResultList: Ladder paste_result_list []
                if always => |window, _| window.session().open_dialog(PasteResultsDialog::default());
            AddOwnEvent: Ladder add_own_event []
                if ladder::commands::can_add_own_event
                => |window, _| ladder::result_import::add_own_event(window.session());
            AddRecentBook: Ladder add_recent_book [] if always => |window, _| add_recent_book(window);
            ChooseLadder: Ladder choose_ladder [] also words
                if always => |window, _| ladder::commands::choose_ladder(window.session());
            LadderYear: Ladder ladder_year []
                if ladder::commands::needs_result_lists => |window, _| ladder::commands::choose_year(window.session());
            LadderAfter: Ladder ladder_after []
                if ladder::commands::needs_result_lists => |window, _| ladder::commands::choose_event(window.session());
            Identities: Ladder identities [ctrl(Key::U)] also words
                if ladder::commands::needs_result_lists
                => |window, _| window.session().open_tab(Tab::Ladder(LadderPage::Identities));
            LadderProblems: Ladder ladder_problems []
                if ladder::commands::needs_result_lists
                => |window, _| ladder::commands::open_ladder_problems(window.session());
            SamePerson: Ladder @Cell same_person []
                if ladder::commands::needs_pair
                => |window, _| ladder::commands::record_verdict(window.session(), IdentityVerdict::Same);
            DifferentPeople: Ladder @Cell different_people []
                if ladder::commands::needs_pair
                => |window, _| ladder::commands::record_verdict(window.session(), IdentityVerdict::Different);
            PostponePair: Ladder @Cell postpone_pair []
                if ladder::commands::needs_pair => |window, _| ladder::commands::postpone_pair(window.session());
            AccreditEvent: Ladder @Cell accredit_event [] also words
                if ladder::commands::needs_year_event
                => |window, _| ladder::commands::decide_accreditation(window.session(), true);
            ExcludeEvent: Ladder @Cell exclude_event [] also words
                if ladder::commands::needs_year_event
                => |window, _| ladder::commands::decide_accreditation(window.session(), false);
            RetractVerdict: Ladder @Cell retract_verdict []
                if ladder::commands::needs_decision => |window, _| ladder::commands::retract_verdict(window.session());
            SplitPerson: Ladder @Cell split_person []
                if ladder::commands::needs_ladder_result
                => |window, _| ladder::commands::split_person(window.session());
            ImportIdentities: Ladder import_identities []
                if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::IdentityDecisions);
            OpenResultList: Ladder @Cell open_result_list [ctrl_shift(Key::Enter)]
                if ladder::commands::needs_year_event
                => |window, _| ladder::commands::open_result_list(window.session());
            ExportLadder: Ladder export_ladder [ctrl(Key::M)]
                if ladder::commands::needs_result_lists
                => |window, ctx| window.ask_for_file(ctx, FilePurpose::ExportLadder);
            RemoveFromLadder: Ladder +group @Cell remove_from_ladder []
                if ladder::commands::can_remove_from_ladder
                => |window, _| ladder::commands::remove_from_ladder(window.session());
            NextTab: View next_tab [ctrl(Key::PageDown)] if always => |window, _| window.session().step_tab(1);
            PreviousTab: View previous_tab [ctrl(Key::PageUp)] if always => |window, _| window.session().step_tab(-1);
            CloseTab: View @Tab close_tab [ctrl(Key::W)] also words
                if can_close_tab => |window, _| window.session().close_tab();
            GoTo: View go_to [ctrl(Key::G)] if always => |window, _| choose_place(window.session());
            Ladder: View ladder [ctrl(Key::T)] also words
                if always => |window, _| ladder::commands::open_ladder(window.session());
            NextProblem: View +group @Problem next_problem [plain(Key::F8)]
                if has_problems => |window, _| window.session().go_to_next_problem();
            ToggleYears: View +group @Heading toggle_years [ctrl_shift(Key::Y)] also words
                if needs_round_tab => |window, _| round::commands::toggle_yearly_counts(window.session());
            Plot: View @Cell plot [shift(Key::F4)] also words
                if can_show_plot => |window, _| show_plot_in_view(window.session());
            AllColumns: View @Heading all_columns [ctrl_shift(Key::A)] also words
                if always => |window, _| players::commands::toggle_all_columns(window.session());
            ToggleWorkingColumns: View @Heading toggle_working_columns []
                if needs_round_tab => |window, _| round::commands::toggle_working_columns(window.session());
            FitColumn: View +group @Heading fit_column [] also words
                if needs_column => |window, _| fit_column(window.session());
            HideColumn: View @Heading hide_column [] also words
                if needs_column => |window, _| hide_column(window.session());
            ShowHiddenColumns: View @Heading show_hidden_columns [] also words
                if has_hidden_columns => |window, _| show_hidden_columns(window.session());
            MoveColumnLeft: View @Heading move_column_left []
                if |session| can_move_column(session, StepDirection::Backward)
                => |window, _| move_column(window.session(), StepDirection::Backward);
            MoveColumnRight: View @Heading move_column_right []
                if |session| can_move_column(session, StepDirection::Forward)
                => |window, _| move_column(window.session(), StepDirection::Forward);
            UsualColumnOrder: View @Heading usual_column_order []
                if has_moved_columns => |window, _| unmove_columns(window.session());
            FilterRows: View @Heading @Cell filter_rows [ctrl_shift(Key::L)] also words
                if can_filter => |window, _| choose_filter(window.session());
            FilterByValue: View @Cell filter_by_value []
                if can_filter_by_value => |window, _| filter_by_value(window.session());
            ApplyFiltersAgain: View @Heading @Cell apply_filters_again [] also words
                if has_filter => |window, _| window.session().apply_filters_again();
            ShowAllRows: View @Heading @Cell show_all_rows [] also words
                if has_filter => |window, _| { window.session().show_all_rows(); };
            ToggleProblems: View @Problem toggle_problems [plain(Key::F9)]
                if always => |window, _| window.session().toggle_problem_list();
            ToggleTable: View toggle_table [plain(Key::F10)]
                if always => |window, _| window.session().settings.show_table ^= true;
            ZoomIn: View +group zoom_in [ctrl(Key::Plus), ctrl(Key::Equals)]
                if always => |window, _| window.session().settings.zoom_by(1.0);
            ZoomOut: View zoom_out [ctrl(Key::Minus)] if always => |window, _| window.session().settings.zoom_by(-1.0);
            ZoomReset: View zoom_reset [ctrl(Key::Num0)] if always => |window, _| window.session().settings.zoom = 1.0;
            Projector: View +group projector [ctrl(Key::F5)]
                if always => |window, _| window.ask_projector(ProjectorRequest::Toggle);
            ProjectorSlides: View projector_slides [] if always => |window, _| choose_slides(window);
            ToggleClock: View toggle_clock [ctrl(Key::F6)] also words
                if always => |window, _| window.ask_projector(ProjectorRequest::ToggleClock);
            AddMinute: View add_minute [ctrl(Key::F7)]
                if always => |window, _| window.ask_projector(ProjectorRequest::AddMinute);
            NextPhase: View next_phase [ctrl(Key::F8)]
                if always => |window, _| window.ask_projector(ProjectorRequest::NextPhase);
            PreviousPhase: View previous_phase []
                if always => |window, _| window.ask_projector(ProjectorRequest::PreviousPhase);
            ResetClock: View reset_clock [] also words
                if always => |window, _| window.ask_projector(ProjectorRequest::ResetClock);
            ToggleTools: View toggle_tools [] if always => |window, _| window.session().settings.show_tools ^= true;
            ToggleTheme: View +group toggle_theme [ctrl(Key::F11)] if always => |_, ctx| theme::toggle(ctx);
            Language: View language [] also words if always => |window, _| choose_language(window.session());
            Manual: Help manual [shift(Key::F1)] if always => |window, _| open_manual(window.session());
            CommandPalette: Help command_palette [alt(Key::Q)]
                if always => |window, ctx| choose_command(window.session(), ctx);
            Shortcuts: Help shortcuts [plain(Key::F1)]
                if always => |window, _| window.session().open_dialog(Shortcuts::default());
            FirstSteps: Help +group first_steps []
                if always => |window, _| window.session().open_dialog(FirstSteps::default());
            SampleEvent: Help sample_event []
                if always => |window, ctx| window.close_for(ctx, ActionAfterSave::SampleEvent);
            Licences: Help +group licences [] if always => |window, _| window.session().open_dialog(licences());
            About: Help about [] if always => |window, _| window.session().open_dialog(about());
        }
    };
}
