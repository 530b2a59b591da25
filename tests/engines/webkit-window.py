#!/usr/bin/python3
"""
A bare window of WebKitGTK for its driver: the bar of MiniBrowser keeps that one from being narrower than 447 pixels.
WebDriver does not tell what pages complain of, so a script that runs before theirs tells it; it goes, a JSON string a line,
to the file that is named first. The script is the file that is named second.
"""
import sys
from pathlib import Path

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

complaints, collector = map(Path, sys.argv[1:3])


def keep(_manager, message):
    with complaints.open('a') as file:
        file.write(message.get_js_value().to_json(0) + '\n')


manager = WebKit2.UserContentManager()
manager.register_script_message_handler('complaints')
manager.connect('script-message-received::complaints', keep)
manager.add_script(WebKit2.UserScript(collector.read_text(), WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START, None, None))

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
view = WebKit2.WebView(web_context=context, user_content_manager=manager, is_controlled_by_automation=True)
window = Gtk.Window(default_width=1280, default_height=800)
window.add(view)
window.connect('destroy', Gtk.main_quit)


def provide_view(_session):
    window.show_all()
    return view


context.connect('automation-started', lambda _context, session: session.connect('create-web-view', provide_view))
view.connect('close', lambda _view: window.destroy())
Gtk.main()
