"""A window that holds nothing but a WebKitGTK web view, for WebKitWebDriver: one as narrow as a phone, without script
where NO_SCRIPT is set, printing to the file that a page names to its message handler "print"."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

WIDTH, HEIGHT = int(os.environ["VIEW_WIDTH"]), int(os.environ["VIEW_HEIGHT"])


def create_view(_session, window, context):
    content = WebKit2.UserContentManager()
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=content,
        is_controlled_by_automation=True,
    )
    settings = view.get_settings()
    settings.set_enable_javascript_markup("NO_SCRIPT" not in os.environ)
    settings.set_enable_write_console_messages_to_stdout(True)
    content.register_script_message_handler("print")
    content.connect("script-message-received::print", lambda _, message: print_to(view, message))
    window.add(view)
    window.show_all()
    return view


def print_to(view, message):
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + message.get_js_value().to_string())
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.print_()


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
