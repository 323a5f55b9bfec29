"""A window with only a WebKitGTK web view, for WebKitWebDriver."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

WIDTH, HEIGHT = int(os.environ["VIEW_WIDTH"]), int(os.environ["VIEW_HEIGHT"])


def create_view(_session, window, context):
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
    )
    window.add(view)
    window.show_all()
    return view


def main():
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    window = Gtk.Window(default_width=WIDTH, default_height=HEIGHT)
    window.connect("destroy", Gtk.main_quit)
    context.connect(
        "automation-started",
        lambda _, session: session.connect("create-web-view", create_view, window, context),
    )
    Gtk.main()


main()
