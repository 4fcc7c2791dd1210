"""A page that was loaded before the server was renewed."""

from tests.browser.conftest import Opening

OF_ANOTHER_VERSION = """
    const send = WebSocket.prototype.send
    WebSocket.prototype.send = function (frame) {
        const message = JSON.parse(frame)
        if (message.say === 'hello' && !sessionStorage.loaded) message.version += 1
        sessionStorage.loaded = 'again'
        send.call(this, JSON.stringify(message))
    }
"""
"""Lets a page be of another version until it is loaded again."""


def test_a_page_of_another_version_offers_to_be_loaded_again_and_has_its_seat_still(party: Opening) -> None:
    with party("onenight", 1) as table:
        phone = table.phone("Ann")
        phone.page.add_init_script(OF_ANOTHER_VERSION)
        phone.open()
        phone.wait_for("lay")
        phone.type("home-name", "Ann")
        phone.tap("lay")
        phone.wait_for("reload")
        table.inspect(phone, "page of another version")
        phone.tap("reload")
        phone.wait_for("person", "Ann")
