//! Tests of the reader of web pages.

use crate::import::reader_process::sheet_reader::read_in_this_process;

fn read(html: &str) -> Vec<(String, String)> {
    let sheets = read_in_this_process(html.as_bytes(), "Con.xls").unwrap();
    let [sheet] = &sheets[..] else { panic!("{} sheets", sheets.len()) };
    assert_eq!(sheet.name, "Con");
    sheet.cells.iter().map(|cell| (cell.at.to_string(), cell.text().into_owned())).collect()
}

fn sheet(html: &str) -> crate::import::cells::raw_sheet::RawSheet {
    read_in_this_process(html.as_bytes(), "Con.htm").unwrap().remove(0)
}

fn cells<const N: usize>(cells: [(&str, &str); N]) -> Vec<(String, String)> {
    cells.into_iter().map(|(at, text)| (at.to_owned(), text.to_owned())).collect()
}

#[test]
fn tables_stand_below_each_other_with_their_titles() {
    let page = "<!DOCTYPE html><html><head><title>no</title><style>td { x: y }</style></head><body>\n<h2>Round\n 1</h2>\
                <table><tr><th>Board<th>Power<tr><td>A<td>Austria &amp; co</table>after<table><tr><td>1</td></tr></table>";
    assert_eq!(
        read(page),
        cells([
            ("A1", "Round 1"),
            ("A2", "Board"),
            ("B2", "Power"),
            ("A3", "A"),
            ("B3", "Austria & co"),
            ("A5", "after"),
            ("A6", "1"),
        ])
    );
}

#[test]
fn the_frame_of_google_sheets_is_no_part_of_the_sheet() {
    let page = "<table class=\"waffle\"><thead><tr><th class=\"row-header freezebar-origin-ltr\"></th>\
                <th class=\"column-headers-background\">A<th class=\"column-headers-background\">B</tr></thead><tbody>\
                <tr><th class=\"row-headers-background\"><div class=\"row-header-wrapper\">1</div></th><td class=s0>Ann<td>7</tr>\
                <tr><th class=\"row-headers-background\"><div>2</div></th><td>Ben<td>8</tr></tbody></table>";
    assert_eq!(read(page), cells([("A1", "Ann"), ("B1", "7"), ("A2", "Ben"), ("B2", "8")]));
    assert!(sheet(page).read_problems.iter().all(|problem| !problem.contains("hidden")));
}

#[test]
fn cells_that_reach_over_rows_and_columns_keep_the_others_in_their_columns() {
    let page = "<table><tr><td rowspan=2>A</td><td colspan=2>b</td><td>c</td></tr><tr><td>d</td><td>e</td><td></td></tr>\
                <tr><td>f</td></tr></table>";
    assert_eq!(read(page), cells([("A1", "A"), ("B1", "b"), ("D1", "c"), ("B2", "d"), ("C2", "e"), ("A3", "f")]));
}

#[test]
fn a_row_without_cells_counts_under_a_cell_that_reaches_into_it() {
    let page = "<table><tr><td rowspan=2>A<td>x</tr><tr></tr><tr><td>B<td>y</tr></table>";
    assert_eq!(read(page), cells([("A1", "A"), ("B1", "x"), ("A3", "B"), ("B3", "y")]));
}

#[test]
fn the_exact_number_of_a_spreadsheet_program_is_read() {
    let page = "<table><tr><td x:num=\"45.533333\">45.53</td><td sdval=\"7\">7,0</td><td x:num>8</td></tr></table>";
    assert_eq!(read(page), cells([("A1", "45.533333"), ("B1", "7"), ("C1", "8")]));
}

#[test]
fn a_table_in_a_cell_and_lines_of_a_cell_lose_nothing() {
    let page =
        "<table><tr><td>left<table><tr><td>in</td><td>side</td></tr></table></td><td>Ann<br>Ben</td></tr></table>";
    assert_eq!(read(page), cells([("A1", "left"), ("A2", "in"), ("B2", "side"), ("A4", "Ann\nBen")]));
}

#[test]
fn a_page_without_a_table_is_refused_with_its_cure() {
    let error = |page: &str| read_in_this_process(page.as_bytes(), "Con.htm").unwrap_err().to_string();
    let frames = error("<html><frameset><frame src=\"sheet001.htm\"></frameset></html>");
    assert!(frames.contains("whose tables are in other files"), "{frames}");
    for page in ["<html><p>Round 1</p></html>", "<table><tr><td></table>"] {
        let error = error(page);
        assert!(error.contains("a web page without a table"), "{error}");
    }
}

#[test]
fn absurd_spans_are_refused_or_cut() {
    let page = |attribute: &str| format!("<table><tr><td {attribute}>a</td><td>b</td></tr></table>");
    assert_eq!(read(&page("rowspan=4294967295")).len(), 2);
    assert!(read_in_this_process(page("colspan=99999").as_bytes(), "x.htm").is_err());
}

#[test]
fn what_nobody_sees_is_no_text() {
    let page = "<style>.key{display:none} .s2{text-decoration:line-through}</style><table>\
                <tr hidden><td>a<td>b</tr><tr style='display: none'><td>c<td>d</tr>\
                <tr><td><span style=\"display:none\">Carver</span>Ben Carver<td><span class=key>Zed</span>7</tr>\
                <tr><td>Eva <button>Edit</button><input type=button value=Save><td><input value='Ann Lee'></tr>\
                <tr><td><select><option>Ann<option selected>Ben<option>Cid</select><td><select><option>x</select></tr>\
                <tr><td>Dan<br><b hidden>x</b>(dan99)</table>";
    assert_eq!(
        read(page),
        cells([
            ("A1", "Ben Carver"),
            ("B1", "7"),
            ("A2", "Eva"),
            ("B2", "Ann Lee"),
            ("A3", "Ben"),
            ("A4", "Dan\n(dan99)"),
        ])
    );
    let problems = sheet(page).read_problems.join("\n");
    assert!(problems.contains("1 list of choices of the page has no choice that the file knows"), "{problems}");
}

#[test]
fn lines_through_text_footnotes_and_comments_are_marks() {
    let page = "<style>.xl65{text-decoration:line-through}</style><table>\
                <tr><td><s>Ben Carver</s> Kira Lund<td><del>Cleo</del><td><span style='text-decoration:line-through'>Dirk</span> Mona</tr>\
                <tr><td class=xl65>Eva<td>Finn<sup>1</sup><td>7<sup>2</sup><td>1<sup>st</sup></tr>\
                <tr><td><a class=\"comment-indicator\"></a><comment>paid cash</comment>Gita</table>";
    let sheet = sheet(page);
    let partly: Vec<String> = sheet.partly_struck_out.iter().map(|(at, rest)| format!("{at} {rest}")).collect();
    assert_eq!(partly, ["A1 Kira Lund", "C1 Mona"]);
    assert_eq!(sheet.struck_out.iter().map(ToString::to_string).collect::<Vec<_>>(), ["B1", "A2"]);
    assert_eq!(sheet.marks.superscripts.values().collect::<Vec<_>>(), ["1", "2"]);
    assert_eq!(sheet.marks.comments.values().collect::<Vec<_>>(), ["paid cash"]);
    let texts: Vec<String> = sheet.cells.iter().skip(3).map(|cell| cell.text().into_owned()).collect();
    assert_eq!(texts, ["Eva", "Finn", "7", "1st", "Gita"]);
}

#[test]
fn elements_that_are_not_closed_hide_nothing_below_them() {
    let page = "<head><title>x</title><table><tr><td hidden>a<td>b<tr style='display:none'><td>c<tr><td><s>d<td>e</table><p hidden>f<p>g";
    let texts: Vec<String> = read(page).into_iter().map(|(_, text)| text).collect();
    assert_eq!(texts, ["b", "d", "e", "g"]);
}
