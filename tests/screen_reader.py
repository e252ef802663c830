#!/usr/bin/python3
"""Reads the window as a screen reader of Linux does: over AT-SPI, in another process.

  dbus-run-session -- tests/screen_reader.py PROGRAM BOOK

The book has a round with a board. Called by tests/smoke, on its virtual screen. Needs at-spi2-core, python3-gi and
gir1.2-atspi-2.0; without one of them it fails.
"""
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

SECONDS = 60


def fail(text):
    print(f"tests/screen_reader.py: {text}", file=sys.stderr)
    sys.exit(1)


def enable():
    """Says on the bus that a screen reader is there. Programs describe their windows only then."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value,
                      None, Gio.DBusCallFlags.NONE, 10_000, None)


def children(node):
    for at in range(node.get_child_count()):
        child = node.get_child_at_index(at)
        if child is not None:
            yield child


def all_below(node):
    for child in children(node):
        yield child
        yield from all_below(child)


def window_of(process):
    for program in children(Atspi.get_desktop(0)):
        if program.get_process_id() == process.pid:
            return program
    return None


def within(what, condition):
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        try:
            found = condition()
        except GLib.Error:
            # The window was painted meanwhile.
            found = None
        if found:
            return found
        time.sleep(0.3)
    fail(f"never came true: {what}")


def check(window):
    def tables():
        return [node for node in all_below(window) if node.get_role() == Atspi.Role.TABLE and node.get_child_count()]

    table = within("the sheet is a table with rows", tables)[0]
    rows = [row for row in children(table) if row.get_role() == Atspi.Role.TABLE_ROW]
    if len(rows) < 9:
        fail(f"the table {table.get_name()} has {len(rows)} rows")
    cells = [cell for row in rows for cell in children(row)]
    named = {cell.get_name(): cell for cell in cells}
    silent = [name for name, cell in named.items()
              if cell.get_role() == Atspi.Role.TABLE_CELL and not cell.get_description()]
    if silent:
        fail(f"{len(silent)} of {len(cells)} cells have no content, such as {silent[:3]}")
    roles = {cell.get_role() for cell in cells}
    if Atspi.Role.COLUMN_HEADER not in roles or Atspi.Role.TABLE_CELL not in roles:
        fail(f"the cells are {roles}")
    name = next((name for name in named if name.endswith(" France centres")), None)
    if name is None:
        fail(f"no cell has the centres of France: {sorted(named)[:20]}")
    cell = named[name]
    place = cell.get_attributes()
    row = cell.get_parent().get_attributes()
    for where, attributes in (("column", place), ("row", row)):
        if "posinset" not in attributes or "setsize" not in attributes:
            fail(f"{name} does not say its {where}: {attributes}")
    if not cell.get_description()[:1].isdigit():
        fail(f"{name} is “{cell.get_description()}”")
    print(f"{name} is {cell.get_description()}, row {row['posinset']} of {row['setsize']}, "
          f"column {place['posinset']} of {place['setsize']}; {len(cells)} cells in {len(rows)} rows have their content")

    bars = [node for node in all_below(window) if node.get_role() == Atspi.Role.MENU_BAR]
    menus = [node.get_name() for bar in bars for node in children(bar) if node.get_role() == Atspi.Role.MENU_ITEM]
    if "File" not in menus or "Help" not in menus:
        fail(f"the menus are {menus}")
    print(f"the menus are {', '.join(menus)}")


def main(program, book):
    enable()
    process = subprocess.Popen([program, book])
    try:
        window = within("the window is on the bus", lambda: window_of(process))
        check(window)
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
