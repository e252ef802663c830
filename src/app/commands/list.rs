//! The list of commands. A new command is one row: its name, menu, keys, help, condition and effect. The order of the rows
//! is the order of the menus. `command` takes the texts of the rows, and `effects` their conditions and effects.

/// Gives all rows to the macro `$then`. A row is:
///
/// ```text
/// Name: Menu "Text in the menu" [keys] "Help line." also "other words by which people look for it"
///     if condition => what it does;
/// ```
///
/// `+group` after the menu puts a separator line above the command. `@Cell` puts it into the context menu of a cell too,
/// `@BoardCell` only into that of a cell of a board. Commands that remove something without a question come last in their
/// menu, after a separator line, so that nobody chooses them one row too high or too low.
macro_rules! command_list {
    ($then:ident) => {
        $then! {
            NewBook: File "Empty event" [ctrl(Key::N)] "Start an empty event."
                if always => |window, ctx| window.open_new_book(ctx);
            NewEvent: File "New event…" [] "Set up an event by four questions: its name, its rules, its rounds and its players."
                if always => |window, _| open_new_event(window.session());
            Open: File "Open…" [ctrl(Key::O)] "Open a book or a workbook with results."
                if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::Open);
            OpenRecent: File "Recent books…" [] "Open one of the books that were open last."
                also "last history reopen"
                if always => |window, _| choose_recent_book(window);
            Save: File "Save" [ctrl(Key::S)] "Write the book to its file."
                if always => |window, ctx| window.save(ctx);
            SaveAs: File "Save as…" [ctrl_shift(Key::S), plain(Key::F12)] "Write the book to another file."
                if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::SaveAs);
            Import: File +group "Import…" [ctrl(Key::I)] "Add the contents of a workbook or a text file to this book."
                also "load read csv"
                if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::Import);
            UnplacedCells: File "Cells without a place…" []
                "Show the cells of imported files that fit nowhere in the book, word for word."
                if has_unplaced_cells => |window, _| show_unplaced_cells(window.session());
            Export: File "Export for players…" [ctrl(Key::E)]
                "Write what may be posted now as a formatted workbook. A name that ends in .csv writes the plain table."
                also "xlsx excel download save as"
                if can_export => |window, ctx| window.ask_for_file(ctx, FilePurpose::Export(Paper::A4, ScoreCells::Formulas));
            ExportLetter: File "Export for players on US Letter…" [] "Write the workbook for pages of 8½ × 11 inches."
                if can_export
                => |window, ctx| window.ask_for_file(ctx, FilePurpose::Export(Paper::Letter, ScoreCells::Formulas));
            ExportValues: File "Export for players as values…" []
                "Write the workbook with scores as plain numbers, without formulas."
                if can_export => |window, ctx| window.ask_for_file(ctx, FilePurpose::Export(Paper::A4, ScoreCells::Values));
            Post: File @Tab "Post…" [ctrl(Key::P)]
                "Write what is due as print-ready pages, a web page or text for a forum: the standings, the boards of the last round, who sits where in the next one, sheets for the tables."
                also "print pdf publish notice board wall poster"
                if always => |window, ctx| open_post_dialog(window, ctx);
            DirectorCopy: File "Copy for the director…" []
                "Write a workbook with everything, also what players must not see. It reads back as the same book."
                also "backup everything"
                if can_export => |window, ctx| window.ask_for_file(ctx, FilePurpose::DirectorCopy);
            Quit: File +group "Quit" [ctrl(Key::Q)] "Close the window."
                if always => |window, ctx| window.quit(ctx);
            Undo: Edit "Undo" [ctrl(Key::Z)] "Undo the last step."
                also "back revert"
                if can_undo => |window, _| window.session().undo();
            Redo: Edit "Redo" [ctrl(Key::Y), ctrl_shift(Key::Z)] "Repeat the step that was undone last."
                also "again"
                if can_redo => |window, _| window.session().redo();
            Cut: Edit +group @Cell "Cut" [ctrl(Key::X)] "Copy the selected cells. They are emptied when they are pasted."
                if can_cut => |window, ctx| window.session().copy_cells(ctx, GridInput::Cut);
            Copy: Edit @Cell "Copy" [ctrl(Key::C)]
                "Copy the selected cells as they are seen. Excel, LibreOffice and this sheet take them."
                if needs_cells => |window, ctx| window.session().copy_cells(ctx, GridInput::Copy);
            CopyExact: Edit @Cell "Copy exact figures" [] "Copy the selected cells with all decimals of their figures."
                if needs_cells => |window, ctx| window.session().copy_cells(ctx, GridInput::CopyExact);
            Paste: Edit @Cell "Paste" [ctrl(Key::V)] "Paste the clipboard into the cells from the cursor on."
                if can_cut => |window, ctx| window.session().request_paste(ctx);
            ContextMenu: Edit "Menu of this cell" [shift(Key::F10), plain(Key::Menu)]
                "Open the menu of what can be done with the cell at the cursor, as the right mouse button does."
                also "right click"
                if needs_cells => |window, _| window.session().open_menu_at_cursor();
            Find: Edit +group "Find…" [ctrl(Key::F)] "Find a player, a board, a seat or a line of the notebook, and go there."
                also "search look up"
                if always => |window, _| history::commands::find(window.session());
            FindNext: Edit "Find the next" [plain(Key::F3)] "Go to the next of the places that were found."
                if always => |window, _| window.session().step_found(StepDirection::Forward);
            FindPrevious: Edit "Find the previous" [shift(Key::F3)] "Go back to the place that was found before."
                if always => |window, _| window.session().step_found(StepDirection::Backward);
            Replace: Edit "Replace…" [ctrl(Key::H)]
                "Replace a text in the selected cells, or in all cells of the tab, as one step."
                also "substitute change all rename player"
                if can_cut => |window, _| ask_to_replace(window.session());
            InsertRow: Edit @Cell "Insert before this one" []
                "Insert a player before the one at the cursor, a board before the one at the cursor, or a line of the notebook."
                also "insert row above new line"
                if can_insert_row => |window, _| insert_row(window.session());
            History: Edit "History" [plain(Key::F11)] "Show every change, with the value of the cell before it."
                also "versions track changes backup version earlier"
                if always => |window, _| history::commands::show_history(window.session());
            CellNote: Edit @Cell "Note at this cell…" [shift(Key::F2)]
                "Write a note about the seat, the board or the player at the cursor."
                also "comment annotate remark"
                if can_write_cell_note => |window, _| ask_for_cell_note(window.session());
            Colour: Edit @Cell "Colour" [ctrl_shift(Key::C)]
                "Fill the selected seats, boards or players with a colour, such as “still to be checked”. Players do not see it."
                also "highlight shade background marker"
                if can_colour => |window, _| window.session().open_colour_menu();
            FillYellow: Edit @Colour "Fill with yellow" [] "Fill the selected seats, boards or players with yellow."
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Yellow));
            FillGreen: Edit @Colour "Fill with green" [] "Fill the selected seats, boards or players with green."
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Green));
            FillBlue: Edit @Colour "Fill with blue" [] "Fill the selected seats, boards or players with blue."
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Blue));
            FillRed: Edit @Colour "Fill with red" [] "Fill the selected seats, boards or players with red."
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Red));
            FillViolet: Edit @Colour "Fill with violet" [] "Fill the selected seats, boards or players with violet."
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Violet));
            FillGrey: Edit @Colour "Fill with grey" [] "Fill the selected seats, boards or players with grey."
                if can_colour => |window, _| colour(window.session(), Some(FillColour::Grey));
            NoColour: Edit @Colour "No colour" [] "Take the colour away from the selected seats, boards or players."
                if can_colour => |window, _| colour(window.session(), None);
            HistoryOfCell: Edit @Cell @Problem "History of this cell" [ctrl(Key::F2)]
                "Show the earlier values of the cell at the cursor."
                if history::commands::can_show_history_of_cell => |window, _| history::commands::show_history_of_cell(window.session());
            HistoryOfPlayer: Edit @Cell "History of this player" [] "Show every change that concerns the player at the cursor."
                if history::commands::can_show_history_of_player => |window, _| history::commands::show_history_of_player(window.session());
            HistoryOfBoard: Edit @Cell "History of this board" [] "Show every change to the board at the cursor."
                if needs_board => |window, _| history::commands::show_history_of_board(window.session());
            ShowPastState: Edit @Cell "Show the event at this time" []
                "Show the event as it was after the change at the cursor (Enter). The event itself does not change."
                if history::commands::can_show_past_state => |window, ctx| history::past_state::show_past_state(window.session(), ctx);
            RestorePastState: Edit @Cell "Restore this state" []
                "Set the event back to the state in view (Ctrl+Enter). This is one step, which you can undo."
                if history::past_state::needs_past_state => |window, _| history::past_state::restore_past_state(window.session());
            ReturnToPresent: Edit "Back to now" [] "Leave the past state and show the present event (Escape)."
                if history::past_state::needs_past_state => |window, _| history::past_state::return_to_present(window.session());
            ExportHistory: Edit "Export the history…" [] "Write the lines in view as comma-separated text."
                if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::History);
            GiveReason: Edit @Cell @Problem "Give the reason" [ctrl_shift(Key::Q)] "Type the reason why a finished round was changed."
                if history::commands::can_give_reason => |window, _| window.session().type_reason();
            AnswerYes: Edit @Cell "Yes to the question below the sheet" [alt(Key::Y)]
                "Do what the oldest question below the sheet proposes."
                if needs_question => |window, _| window.session().answer_question(true);
            AnswerNo: Edit @Cell "No to the question below the sheet" [alt(Key::X)]
                "Leave the book as it is, and remove the oldest question below the sheet."
                if needs_question => |window, _| window.session().answer_question(false);
            SortByColumn: Edit +group @Heading "Sort by this column" [ctrl_shift(Key::O)]
                "Sort the table by the column at the cursor. A second time reverses the order."
                also "order ascending descending"
                if can_sort => |window, _| sort_by_column(window.session());
            SortAlso: Edit @Heading "Sort within equals by this column" []
                "Keep the order of the table, and sort rows that are equal in it by the column at the cursor. Shift with a click on the heading does it too."
                if is_sorted => |window, _| sort_also_by_column(window.session());
            SortByPlace: Edit @Heading "Sort by place" [] "Go back to the usual order: places, the order of entry, ranks, or the newest change first."
                if can_sort => |window, _| unsort(window.session());
            NameEvent: Event "Name the event…" [] "Set the name, the venue, the host country and the dates."
                also "country host venue"
                if always => |window, _| name_event(window.session());
            NoticeLanguages: Event "Language of notices…" []
                "Choose the language in which tables are posted, or two for a hall where players speak two."
                also "translate french german italian spanish"
                if always => |window, _| choose_notice_languages(window.session());
            ChooseRules: Event "Choose the rules…" [ctrl_shift(Key::G)]
                "Choose the ruleset of the event, and add the rounds that it requires."
                if always => |window, _| rules::ruleset::commands::choose_rules(window.session());
            SetUpRounds: Event "Set up the rounds of the rules" []
                "Add the missing rounds and the top board that the rules require."
                if rules::ruleset::commands::lacks_rounds => |window, _| rules::ruleset::commands::set_up_rounds(window.session());
            AddPlayer: Event +group @Cell "Add a player" [ctrl_shift(Key::P)] "Go to the first empty line of the list of players."
                also "insert row new"
                if always => |window, _| players::commands::add_player(window.session());
            ConfirmPlayer: Event @Cell @Problem "Confirm the player" []
                "The selected names, which were typed into seats and are not in the list of players, are right."
                if players::commands::can_confirm_players => |window, _| players::commands::confirm_players(window.session());
            TwoPeople: Event @Cell @Problem "Two people" []
                "The player at the cursor and a player with a similar name are two people. Topboard does not ask again."
                if players::commands::can_say_two_people => |window, _| players::commands::say_two_people(window.session());
            AddRound: Event +group @Tab "Add a round" [ctrl_shift(Key::R)] "Add a round after the last one."
                also "insert sheet new"
                if always => |window, _| round::commands::add_round(window.session());
            AddMissingRound: Event @Tab "Add the missing round" []
                "Add the round that was left out, before the rounds with higher numbers."
                if round::commands::lacks_a_round => |window, _| round::commands::add_missing_round(window.session());
            RenameRound: Event @Tab "Rename the round…" [] "Change the name of the round."
                also "rename sheet"
                if needs_round_tab => |window, _| round::commands::rename_round(window.session());
            RoundSystem: Event @Tab "Scoring system of this round…" [] "Choose the scoring system for the boards of this round."
                if needs_round_tab => |window, _| round::commands::choose_round_system(window.session());
            WriteNote: Event +group @Cell "Write in the notebook" [ctrl_shift(Key::N)]
                "Go to an empty line of the notebook. The time and the board at the cursor are filled in."
                if always => |window, _| notebook::commands::write_note(window.session());
            RulingsDesk: Event "Rule on disputed orders…" [shift(Key::F7)]
                "Read and adjudicate orders by WDC 2006, with the reason and the paragraph for each."
                also "adjudicator spring summer fall autumn winter retreats builds moves dispute"
                if always => |window, _| open_rulings_desk(window);
            RemovePlayer: Event +group @Cell "Remove the player" [] "Remove the player at the cursor from the event."
                also "delete row"
                if players::commands::needs_player => |window, _| players::commands::remove_player(window.session());
            RemoveRound: Event @Tab "Remove the round" [] "Remove the round and its boards from the event."
                also "delete sheet"
                if needs_round_tab => |window, _| round::commands::remove_round(window.session());
            RemoveNote: Event @Cell "Remove the line from the notebook" [] "Remove the line at the cursor from the notebook."
                also "delete row"
                if notebook::commands::can_remove_note => |window, _| notebook::commands::remove_note(window.session());
            AddBoard: Board @BoardCell "Add a board" [ctrl_shift(Key::B)] "Add a board to the round in view."
                also "insert rows new table"
                if needs_rounds => |window, _| round::commands::add_board(window.session());
            MakeBoards: Board "Make the boards for the players" []
                "Add an empty board for every seven players who are present to a round without boards."
                if round::commands::can_make_boards => |window, _| round::commands::make_boards(window.session());
            BoardRecord: Board @Cell @Problem "Board record" [plain(Key::F4)]
                "Open the board’s substitutes, cards, penalties and proposed draws. A second time goes back."
                also "vote accepted replacement civil disorder summer spring draw proposal passed penalty substitute player card"
                if needs_board => |window, _| record::commands::toggle_record(window.session());
            LateOrders: Board @BoardCell "Card for late orders" [shift(Key::F6)]
                "Give the player at the cursor a card for late orders: yellow for the first time, red if it is late again or longer. Elsewhere, choose the player."
                if needs_rounds => |window, _| round::late_orders::give_card_for_late_orders(window);
            BoardSystem: Board @Cell "Scoring system of this board…" [] "Choose the scoring system for the board at the cursor."
                if needs_board_of_round => |window, _| round::commands::choose_board_system(window.session());
            LastYearOfGame: Board +group @Cell "The last year of the game" [ctrl(Key::F9)]
                "Go to the cell beside the name of the board at the cursor, and type the last year of its game."
                also "ended finished over end"
                if needs_board_of_round => |window, _| round::game_ends::go_to_last_year(window.session());
            EndAsAgreedDraw: Board @Cell @Problem "The game ended as an agreed draw" [shift(Key::F9)]
                "All survivors of the board at the cursor agreed on a draw."
                also "split shared accepted voted"
                if round::game_ends::needs_end_question => |window, _| round::game_ends::end_as(window.session(), AGREED_DRAW);
            EndAsAbandoned: Board @Cell @Problem "The game was abandoned" [shift(Key::F8)]
                "Nobody agreed on the end of the game at the cursor. It has no result."
                also "cancelled void unfinished"
                if round::game_ends::needs_end_question => |window, _| round::game_ends::end_as(window.session(), ABANDONED);
            EndAllAsAgreedDraws: Board @Problem "All games without an ending were agreed draws" [ctrl_shift(Key::F9)]
                "All survivors agreed on a draw on every board that ended early and has no ending, such as those of an imported event."
                also "split shared"
                if round::game_ends::has_unexplained_ends => |window, _| round::game_ends::end_all_as_agreed_draws(window.session());
            PlayAllToTheLastYear: Board @Problem "All games without a last year were played to the end" []
                "Enter the last year of the rules for every ended board without one."
                if round::game_ends::has_unknown_last_years => |window, _| round::game_ends::play_all_to_the_last_year(window.session());
            SetScore: Board +group @Cell "Set the score by hand…" [] "Replace the computed score with your own."
                also "override"
                if needs_seat => |window, _| round::commands::set_score(window.session());
            ClearScore: Board @Cell "Back to the computed score" [] "Remove the score that was set by hand."
                if round::commands::can_clear_score => |window, _| round::commands::clear_score(window.session());
            CopyExplanation: Board +group @Cell "Copy the explanation" [ctrl_shift(Key::E)]
                "Copy the explanation of the score at the cursor as text."
                also "why"
                if needs_explanation => |window, ctx| window.session().copy_explanation(ctx);
            RemoveBoard: Board +group @Cell "Remove the board" [] "Remove the board at the cursor from its round."
                also "delete rows"
                if needs_board_of_round => |window, _| round::commands::remove_board(window.session());
            RollCall: Draw @Tab "Roll call" [ctrl(Key::L)]
                "Go to the roll call of the coming round, with the players present and the sit-outs."
                also "attendance check-in bye sit out"
                if needs_players => |window, _| roll_call::commands::open_roll_call(window.session());
            RollCallOfRound: Draw "Roll call of another round…" [] "Choose the round of the roll call."
                if needs_players => |window, _| roll_call::commands::choose_round_of_roll_call(window.session());
            EverybodyPresent: Draw "Everybody is present" []
                "Mark every player without an entry in the roll call as present."
                if roll_call::commands::can_mark_everybody_present
                => |window, _| roll_call::commands::mark_everybody_present(window.session());
            NewPlayerPresent: Draw "A new player is present…" []
                "Add a player who is not in the list, and mark the player as present. Enter after letters that begin no name does it too."
                also "latecomer add walk-in"
                if roll_call::commands::needs_roll_call => |window, _| roll_call::commands::ask_for_new_player(window.session());
            RollCallFile: Draw "Roll call from a file…" []
                "Read the players present from a workbook or a list: a column of names, and one of marks."
                if needs_players => |window, ctx| window.ask_for_file(ctx, FilePurpose::RollCall);
            DrawRound: Draw @Tab "Draw the round…" [ctrl(Key::B)]
                "Draw the boards and powers of the round in view. Boards with counts and locked seats stay."
                also "seating pairing"
                if needs_players => |window, ctx| round::draw_commands::draw_round(window.session(), ctx);
            DrawRounds: Draw "Draw several rounds…" []
                "Draw this round and later rounds together. This repeats fewer meetings than separate draws."
                if needs_players => |window, _| round::draw_commands::draw_several_rounds(window.session());
            EliminationDraw: Draw "Draw an elimination…" []
                "Find seven games for every entrant, one with each power, that satisfy the rules of the groups. It makes all rounds of the elimination."
                also "gunboat groups schedule"
                if round::draw_commands::can_draw_elimination => |window, ctx| round::draw_commands::draw_elimination(window.session(), ctx);
            BoardsOfSix: Draw "Draw with boards of six…" []
                "Leave one power without a player on as many boards as needed. Then nobody sits out."
                if needs_players => |window, _| round::draw_commands::draw_with_boards_of_six(window.session());
            RestoreDraw: Draw "Restore an earlier draw…" [] "Seat the round as in an earlier draw."
                if round::recorded_draws::has_recorded_draw => |window, _| round::recorded_draws::restore_earlier_draw(window.session());
            ReplayDraw: Draw "Repeat an earlier draw…" []
                "Repeat a draw from its record, and check whether it gives the same boards."
                if round::recorded_draws::has_recorded_draw => |window, _| round::recorded_draws::repeat_earlier_draw(window.session());
            RoundQuality: Draw "Quality of the draw…" []
                "Count repeated meetings, repeated powers and broken separations, and compare them with the minimum."
                if round::recorded_draws::can_show_round_quality => |window, _| round::recorded_draws::show_round_quality(window.session());
            SwapSeats: Draw @Cell "Swap seats" [ctrl(Key::K)]
                "Swap the two selected seats and see the change in every count. With one seat, mark it for the swap with the next."
                if needs_seat => |window, _| round::swap_commands::swap_seats(window.session());
            LockSeat: Draw @Cell "Lock or unlock the seat" [ctrl(Key::J)]
                "Lock the seat at the cursor: a new draw leaves its player there."
                also "freeze protect pin"
                if round::seat_commands::can_lock_seat => |window, _| round::seat_commands::lock_seat(window.session());
            LockBoard: Draw @Cell "Lock or unlock the board" []
                "Lock all seats of the board: a new draw leaves its players there."
                if needs_board => |window, _| round::seat_commands::lock_board(window.session());
            Latecomer: Draw "Seat a latecomer…" [] "Find a seat for a player who comes late, without moving other players."
                if needs_round_tab => |window, _| round::seat_commands::seat_latecomer(window.session());
            LeaveEvent: Draw @Cell "Leaves the event" []
                "The player at the cursor leaves for good: no draw seats the player any more, and a seat of the coming round is filled."
                also "withdraw drop out"
                if round::seat_commands::can_leave_event => |window, ctx| round::seat_commands::leave_event(window.session(), ctx);
            PlayerLeaves: Draw @Cell "Remove from this round…" []
                "The player at the cursor misses this round: give the seat to a player who sits out, or make a board of six, without moving other players."
                also "absent bye sit out"
                if round::seat_commands::can_remove_player => |window, ctx| round::seat_commands::remove_leaving_player(window.session(), ctx);
            KeepApart: Draw "Players to keep apart…" []
                "Enter players who should not share a board, such as couples and families."
                if needs_players => |window, _| round::draw_commands::keep_apart(window.session());
            AdjacentPowers: Draw "Adjacent powers…" []
                "Choose the table of adjacent powers. A draw avoids them when two players meet again."
                if needs_players => |window, _| round::draw_commands::set_adjacent_powers(window.session());
            FindSystem: Scoring "Find rules or a scoring system…" [ctrl_shift(Key::F)]
                "Find a ruleset or a scoring system by a few letters of its name, and show it."
                if always => |window, _| rules::commands::find_system(window.session());
            UseSystem: Scoring +group "Use this scoring system" [ctrl_shift(Key::U)]
                "Use the scoring system or the ruleset in view for the event."
                if rules::commands::can_use_system => |window, _| rules::commands::use_system(window.session());
            CopySystem: Scoring "Copy and change" [ctrl_shift(Key::D)]
                "Copy the system or ruleset in view into the event. You can change the copy."
                if rules::commands::can_copy_system => |window, _| rules::commands::copy_system(window.session());
            AddColumn: Scoring +group "Add a column" [] "Add a column before the score."
                if rules::commands::needs_own_system => |window, _| rules::commands::add_column(window.session());
            AddNumber: Scoring "Add a number" [] "Add a number that formulas can use by its name."
                if rules::commands::needs_own_system => |window, _| rules::commands::add_number(window.session());
            AddList: Scoring "Add a list of numbers" [] "Add a list of numbers for formulas, such as points by place."
                if rules::commands::needs_own_system => |window, _| rules::commands::add_list(window.session());
            AddCountingPart: Scoring "Add a part of the total" [] "Add a part to the total that the ruleset in view computes."
                if rules::ruleset::commands::needs_own_ruleset => |window, _| rules::ruleset::commands::add_counting_part(window.session());
            AddTieBreak: Scoring "Add a tie-break" [] "Add a step to the tie-breaks of the ruleset in view."
                if rules::ruleset::commands::needs_own_ruleset => |window, _| rules::ruleset::commands::add_tie_break(window.session());
            AddPrize: Scoring "Add a prize" [] "Add a prize to the ruleset in view."
                also "winner champion award"
                if rules::ruleset::commands::needs_own_ruleset => |window, _| rules::ruleset::commands::add_prize(window.session());
            FormulaHelp: Scoring +group "Functions and names" [ctrl_shift(Key::H)]
                "Show or hide the list of functions and names for formulas."
                if always => |window, _| rules::commands::toggle_formula_help(window.session());
            CompareSystems: Scoring +group "Compare systems" [plain(Key::F7)]
                "Score the same boards with several systems, side by side."
                if always => |window, _| rules::commands::toggle_comparison(window.session());
            NextComparisonBoards: Scoring "Compare on other results" [plain(Key::F6)]
                "Switch the comparison between the standings, the boards and typical results."
                if rules::commands::can_compare_on_other_results => |window, _| rules::commands::compare_on_other_results(window.session());
            ToggleCompared: Scoring "Add to or remove from the comparison" []
                "Add the system in view to the comparison, or remove it."
                if rules::commands::can_toggle_compared => |window, _| rules::commands::toggle_compared(window.session());
            RemoveSystem: Scoring +group "Remove this system" []
                "Remove the event’s own system or ruleset in view from the event."
                if rules::commands::needs_own_entry => |window, _| rules::commands::remove_system(window.session());
            DeclineSeat: Prizes @Cell "Declines the top board, or returns" [ctrl_shift(Key::K)]
                "Note that the player at the cursor declines the top board, or that the player returns."
                if top_board::commands::needs_claimant => |window, _| top_board::commands::toggle_declined(window.session());
            PutFirstOfTie: Prizes @Cell "Put first among tied players" []
                "Give the seat to the player at the cursor, ahead of other players who are tied for it."
                if top_board::commands::needs_claimant => |window, _| top_board::commands::toggle_first_of_tie(window.session());
            NominateForSeat: Prizes @Cell "Nominate for a seat" []
                "Give the player at the cursor a seat by your own ruling, or cancel that ruling."
                if top_board::commands::needs_claimant => |window, _| top_board::commands::toggle_nominated(window.session());
            ChooseEarlier: Prizes "Choose earlier" [alt(Key::ArrowUp)]
                "Move the player at the cursor up in the choosing order."
                if top_board::commands::needs_chooser => |window, _| top_board::commands::choose_earlier(window.session());
            ChooseLater: Prizes "Choose later" [alt(Key::ArrowDown)]
                "Move the player at the cursor down in the choosing order."
                if top_board::commands::needs_chooser => |window, _| top_board::commands::choose_later(window.session());
            MakeTopBoard: Prizes "Seat the top board" [ctrl_shift(Key::M)]
                "Seat the seven players of the top board with their chosen powers, in the round that the rules name."
                if top_board::commands::can_make_top_board => |window, _| top_board::commands::make_top_board(window.session());
            WantsTeam: Prizes +group "Players who want a team…" [] "Choose the players who want to join a team."
                also "teams"
                if teams::commands::can_choose_who_wants_team => |window, _| teams::commands::choose_who_wants_team(window.session());
            ScratchTeams: Prizes "Make scratch teams…" [] "Draw teams by lot from the players who want to join one."
                also "team"
                if teams::commands::can_make_scratch_teams => |window, _| teams::commands::make_scratch_teams(window.session());
            RunnersUp: Prizes +group @Cell "Runners-up" [ctrl_shift(Key::W)]
                "Show or hide the next players in line for the prize at the cursor."
                if awards::commands::needs_awards_tab => |window, _| awards::commands::toggle_runners_up(window.session());
            ViewAll: Standings "If all games ended now" [ctrl(Key::F3)]
                "Show the standings of all games. A running game counts as if it ended now."
                also "champion winner leader"
                if needs_rounds => |window, _| standings::commands::show_all_games(window.session());
            ViewFinished: Standings "Finished games only" [] "Show the standings without the running games."
                if needs_rounds => |window, _| standings::commands::toggle_finished_only(window.session());
            ViewPosted: Standings "What may be posted" [ctrl_shift(Key::T)]
                "Show the standings to post, without the rounds that are held back."
                if standings::commands::can_show_what_may_be_posted => |window, _| standings::commands::toggle_posted_only(window.session());
            ViewAfter: Standings +group "After a round…" [plain(Key::F5)] "Show the standings after a round."
                if needs_rounds => |window, _| standings::commands::choose_round(window.session());
            ViewGroups: Standings "Group tables…" [] "Show one table for each group, or the table of one group."
                if standings::commands::can_choose_groups => |window, _| standings::commands::choose_groups(window.session());
            WhatIf: Standings +group "What if a board ended differently…" [ctrl_shift(Key::I)]
                "Suppose a result of a board and see its effect on the standings. The book does not change."
                if standings::commands::can_begin_what_if => |window, _| standings::commands::begin_what_if(window.session());
            NeededResults: Standings @Cell "What does the player need…" []
                "Say which results of the running round bring the player at the cursor to the first place or to the top board."
                also "chances qualify reach win"
                if standings::commands::can_ask_what_is_needed => |window, ctx| standings::commands::show_needed_results(window.session(), ctx);
            AcceptWhatIf: Standings "Keep the supposed result" [] "Write the supposed result of the board into the book."
                if standings::commands::can_accept_what_if => |window, _| standings::commands::accept_what_if(window.session());
            DropWhatIf: Standings "Leave the what-if" [] "Discard the supposed result. The book stays as it is."
                if standings::commands::needs_what_if => |window, _| standings::commands::drop_what_if(window.session());
            ReleaseRound: Standings +group @Tab "Release the scores of this round" []
                "Allow the scores of the round to be posted."
                if standings::commands::can_release_round => |window, _| standings::commands::release_round(window.session());
            HoldRound: Standings @Tab "Hold back the scores of this round" []
                "Keep the scores of the round off posted sheets until you release them."
                if standings::commands::can_hold_round => |window, _| standings::commands::hold_round(window.session());
            Ladder: Ladder "The year’s ladder" [ctrl(Key::T)] "Show the ladder of a year, compiled from result lists."
                also "bismark cup ranking circuit league grand prix"
                if always => |window, _| ladder::commands::open_ladder(window.session());
            AddResultLists: Ladder "Add result lists…" [ctrl_shift(Key::J)]
                "Add result lists and books to the ladder. You can choose several files at once."
                if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::ResultLists);
            PasteResultList: Ladder "Paste a result list…" [] "Paste or type the result list of an event as text."
                if always => |window, _| ladder::commands::paste_result_list(window.session());
            AddOwnEvent: Ladder "Add this book’s event" []
                "Add the present standings of this book’s own event to the ladder, or update them."
                if ladder::commands::can_add_own_event => |window, _| ladder::result_import::add_own_event(window.session());
            AddRecentBook: Ladder "Add a recent book…" []
                "Add the standings of a book that was open last to the ladder."
                if always => |window, _| add_recent_book(window);
            ChooseLadder: Ladder "Choose the ladder…" [] "Choose the rules of the ladder."
                also "bismark cup ranking"
                if always => |window, _| ladder::commands::choose_ladder(window.session());
            LadderYear: Ladder "Year, date and ties…" []
                "Choose the year, the date of the ladder, and the points for tied places."
                if ladder::commands::needs_result_lists => |window, _| ladder::commands::choose_year(window.session());
            LadderAfter: Ladder "The ladder after an event…" [] "Show the ladder as it was after an event."
                if ladder::commands::needs_result_lists => |window, _| ladder::commands::choose_event(window.session());
            Identities: Ladder "Identities" [ctrl(Key::U)] "Decide which pairs of names are one person."
                also "merge duplicates"
                if ladder::commands::needs_result_lists => |window, _| ladder::commands::open_identities(window.session());
            LadderProblems: Ladder "Problems of the lists" [] "Show the problems in the result lists, by file and row."
                if ladder::commands::needs_result_lists => |window, _| ladder::commands::open_ladder_problems(window.session());
            SamePerson: Ladder @Cell "Same person" []
                "The two names at the cursor are one person, shown under the first name. Key S."
                if ladder::commands::needs_pair => |window, _| ladder::commands::decide_same_person(window.session());
            DifferentPeople: Ladder @Cell "Different people" [] "The two names at the cursor are two people. Key D."
                if ladder::commands::needs_pair => |window, _| ladder::commands::decide_different_people(window.session());
            PostponePair: Ladder @Cell "Ask later" []
                "Move the pair at the cursor to the end of the list, to decide it later. Key L."
                if ladder::commands::needs_pair => |window, _| ladder::commands::postpone_pair(window.session());
            AccreditEvent: Ladder @Cell "The event is accredited" []
                "The event at the cursor counts. Key A on the Problems page."
                also "accepted recognised official"
                if ladder::commands::needs_year_event => |window, _| ladder::commands::accredit_event(window.session());
            ExcludeEvent: Ladder @Cell "The event is not accredited" []
                "The event at the cursor does not count. Key N on the Problems page."
                also "refused unofficial"
                if ladder::commands::needs_year_event => |window, _| ladder::commands::exclude_event(window.session());
            RetractVerdict: Ladder @Cell "Retract the decision" [] "Remove the decision at the cursor. Key Delete."
                if ladder::commands::needs_decision => |window, _| ladder::commands::retract_verdict(window.session());
            SplitPerson: Ladder @Cell "Another person at this event" []
                "The player in the event at the cursor is another person of the same name."
                if ladder::commands::needs_ladder_result => |window, _| ladder::commands::split_person(window.session());
            ImportIdentities: Ladder "Import identities…" []
                "Import the identity decisions from last year’s book, or from a file of decisions."
                if always => |window, ctx| window.ask_for_file(ctx, FilePurpose::IdentityDecisions);
            OpenResultList: Ladder @Cell "Open the result list" [ctrl_shift(Key::Enter)] "Open the result list of the event at the cursor."
                if ladder::commands::needs_year_event => |window, _| ladder::commands::open_result_list(window.session());
            ExportLadder: Ladder "Export the ladder…" [ctrl(Key::M)]
                "Write the ladder as a workbook with formulas, as a plain table (.csv) or as text (.txt)."
                if ladder::commands::needs_result_lists => |window, ctx| window.ask_for_file(ctx, FilePurpose::ExportLadder);
            RemoveFromLadder: Ladder +group @Cell "Remove the event or the line" []
                "Remove the event at the cursor from the ladder, or the line from its list."
                if ladder::commands::can_remove_from_ladder => |window, _| ladder::commands::remove_from_ladder(window.session());
            NextTab: View "Next tab" [ctrl(Key::PageDown)] "Go one tab to the right."
                if always => |window, _| window.session().step_tab(1);
            PreviousTab: View "Previous tab" [ctrl(Key::PageUp)] "Go one tab to the left."
                if always => |window, _| window.session().step_tab(-1);
            CloseTab: View @Tab "Close this tab" [ctrl(Key::W)] "Take the tab in view out of the strip. The event keeps what it shows."
                also "hide ladder notebook history"
                if can_close_tab => |window, _| window.session().close_tab();
            GoTo: View "Go to…" [ctrl(Key::G)] "Go to a tab, a board, a player or a seat, such as “r2 b france”."
                if always => |window, _| choose_place(window.session());
            NextProblem: View +group @Problem "Next problem" [plain(Key::F8)] "Go to the next problem."
                if has_problems => |window, _| window.session().go_to_next_problem();
            ToggleYears: View +group @Heading "Centres by year" [ctrl_shift(Key::Y)]
                "Show or hide the yearly centre counts of this round."
                also "chart"
                if needs_round_tab => |window, _| round::commands::toggle_yearly_counts(window.session());
            Plot: View @Cell "Lines over the rounds or years" [shift(Key::F4)]
                "Show what is in view as a plot: the centres of the board at the cursor by year, the places of the leaders after each round, or those of the ladder after each event."
                also "graph chart diagram curve"
                if can_show_plot => |window, _| show_plot_in_view(window.session());
            AllColumns: View @Heading "All columns of the players" [ctrl_shift(Key::A)]
                "Show all columns of the players, such as roles and handicaps, or only the needed ones."
                also "country region nation town email mail phone address"
                if always => |window, _| players::commands::toggle_all_columns(window.session());
            ToggleWorkingColumns: View @Heading "Working columns of the score" []
                "Show or fold the columns from which the score is computed. Where more boards fit without them, they are folded."
                if needs_round_tab => |window, _| round::commands::toggle_working_columns(window.session());
            FitColumn: View +group @Heading "Fit the column to its texts" []
                "Give the selected columns the width of their longest texts. A double click on the edge of its heading does it too."
                also "autofit column width"
                if needs_column => |window, _| fit_column(window.session());
            HideColumn: View @Heading "Hide the column" [] "Hide the selected columns."
                also "hide"
                if needs_column => |window, _| hide_column(window.session());
            ShowHiddenColumns: View @Heading "Show all columns" [] "Show the hidden columns of the tab again."
                also "unhide columns"
                if has_hidden_columns => |window, _| show_hidden_columns(window.session());
            MoveColumnLeft: View @Heading "Move the column to the left" [] "Put the column at the cursor before its neighbour."
                if |session| can_move_column(session, StepDirection::Backward) => |window, _| move_column(window.session(), StepDirection::Backward);
            MoveColumnRight: View @Heading "Move the column to the right" [] "Put the column at the cursor behind its neighbour."
                if |session| can_move_column(session, StepDirection::Forward) => |window, _| move_column(window.session(), StepDirection::Forward);
            UsualColumnOrder: View @Heading "Columns in the usual order" [] "Put the moved columns back to their places."
                if has_moved_columns => |window, _| unmove_columns(window.session());
            FilterRows: View @Heading @Cell "Filter the rows…" [ctrl_shift(Key::L)]
                "Choose the values of the column at the cursor whose rows are shown, or a text. Alt+Down does it in a column without a drop-down list."
                also "autofilter only show"
                if can_filter => |window, _| choose_filter(window.session());
            FilterByValue: View @Cell "Show only the rows with this value" []
                "Show only the rows that have the value of the cell at the cursor in its column."
                if can_filter_by_value => |window, _| filter_by_value(window.session());
            ApplyFiltersAgain: View @Heading @Cell "Apply the filters again" []
                "Hide the rows that were changed and do not match the filters any more."
                also "reapply refresh"
                if has_filter => |window, _| window.session().apply_filters_again();
            ShowAllRows: View @Heading @Cell "Show all rows" [] "Show all rows of the table again (Escape)."
                also "clear filter unhide rows"
                if has_filter => |window, _| { window.session().show_all_rows(); };
            ToggleProblems: View @Problem "Problems" [plain(Key::F9)] "Show or hide the list of problems."
                if always => |window, _| window.session().toggle_problem_list();
            ToggleTable: View "Table beside the boards" [plain(Key::F10)] "Show or hide the standings in the side panel."
                if always => |window, _| window.session().settings.show_table ^= true;
            ZoomIn: View +group "Larger" [ctrl(Key::Plus), ctrl(Key::Equals)] "Zoom the sheet in."
                if always => |window, _| window.session().settings.zoom_by(1.0);
            ZoomOut: View "Smaller" [ctrl(Key::Minus)] "Zoom the sheet out."
                if always => |window, _| window.session().settings.zoom_by(-1.0);
            ZoomReset: View "Actual size" [ctrl(Key::Num0)] "Set the zoom to 100 %."
                if always => |window, _| window.session().settings.zoom = 1.0;
            Projector: View +group "Projector" [ctrl(Key::F5)]
                "Open or close a second window for the hall, with the clock of the round and the standings."
                if always => |window, _| window.ask_projector(ProjectorRequest::Toggle);
            ProjectorSlides: View "Slides of the projector…" [] "Choose what the projector shows."
                if always => |window, _| choose_slides(window);
            ToggleClock: View "Start or stop the clock" [ctrl(Key::F6)]
                "Start the clock of the round, or stop it. The ruleset names the times."
                also "timer deadline"
                if always => |window, _| window.ask_projector(ProjectorRequest::ToggleClock);
            AddMinute: View "A minute more on the clock" [ctrl(Key::F7)] "Add a minute to the phase on the clock."
                if always => |window, _| window.ask_projector(ProjectorRequest::AddMinute);
            NextPhase: View "Next phase on the clock" [ctrl(Key::F8)] "Begin the next phase of the game year on the clock."
                if always => |window, _| window.ask_projector(ProjectorRequest::NextPhase);
            PreviousPhase: View "Phase before on the clock" [] "Go back to the beginning of the phase before on the clock."
                if always => |window, _| window.ask_projector(ProjectorRequest::PreviousPhase);
            ResetClock: View "Clock back to the first Spring" [] "Set the clock to the beginning of a round."
                also "reset restart"
                if always => |window, _| window.ask_projector(ProjectorRequest::ResetClock);
            ToggleTools: View "Tools in the menu bar" [] "Show or hide Undo, Draw, What if and Post in the menu bar."
                if always => |window, _| window.session().settings.show_tools ^= true;
            ToggleTheme: View +group "Light or dark" [ctrl(Key::F11)] "Switch between the light and the dark theme."
                if always => |_, ctx| theme::toggle(ctx);
            Manual: Help "Manual" [shift(Key::F1)] "Read the manual, from the page about the tab in view."
                if always => |window, _| open_manual(window.session());
            CommandPalette: Help "All commands…" [alt(Key::Q)] "Find a command by a few letters of its name."
                if always => |window, ctx| choose_command(window.session(), ctx);
            Shortcuts: Help "Keys" [plain(Key::F1)] "Show what every key does."
                if always => |window, _| window.session().open_dialog(Shortcuts::default());
            FirstSteps: Help +group "First steps…" [] "Show what you can begin with: your Excel sheet, a new event or the sample event."
                if always => |window, _| window.session().open_dialog(FirstSteps::default());
            SampleEvent: Help "Sample event" [] "Open EuroDipCon 2015, an event with 38 players on 14 boards, to try everything."
                if always => |window, ctx| window.open_sample_event(ctx);
            Licences: Help +group "Licences" [] "Show the licences of Topboard, its fonts and the libraries in it."
                if always => |window, _| window.session().open_dialog(Licences);
            About: Help "About Topboard" [] "Show the version of Topboard."
                if always => |window, _| window.session().open_dialog(About);
        }
    };
}
