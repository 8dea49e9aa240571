"""Steers live launches in the studio as a person would: what studio_check.py does with them."""
import json
import os
import random
import re
import time
import urllib.parse

from playwright.sync_api import expect

from studio_pages import WAIT, shown_player, until, view

# What was typed so far, which is several steps where a person, or the machine, paused.
TYPED = "[...document.querySelectorAll('.steps li')].map((one) => one.textContent.match(/type “(.*)”/)?.[1] || '').join('')"


def fresh(page, studio, name):
    """A live launch that nobody has steered yet: those before leave theirs running."""
    view(page, studio, name)
    anew = page.get_by_role("button", name="Start anew")
    expect(anew).to_be_enabled()
    with page.expect_response(lambda answer: answer.url.endswith("live/start")):
        anew.click()
    expect(page.get_by_text("Nothing yet.", exact=False)).to_be_visible()


def live(page, studio):
    """A launch is touched, typed into, broken and killed, and kept as a scenario that plays to the same end."""
    fresh(page, studio, "live?app=urbannest&firstLaunch=0")
    state = page.locator(".state")
    expect(state).to_contain_text("login", timeout=WAIT)
    page.get_by_role("button", name="Dark", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("dark appearance")).to_be_visible(timeout=WAIT)
    screen = page.get_by_role("application")
    before = page.evaluate("document.querySelector('canvas').toDataURL()")
    page.locator(".elements").get_by_role("button", name="Email", exact=True).press("Enter")
    screen.focus()
    page.keyboard.type("ann@example.com")
    until(page, TYPED + " === 'ann@example.com'")
    assert page.evaluate("document.querySelector('canvas').toDataURL()") != before, "what is typed cannot be seen"
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('.device')"), "Tab does not leave the screen"
    page.get_by_role("button", name="Offline").click()
    page.get_by_role("button", name="Kill and start again").click()
    expect(page.locator(".elements").get_by_role("button", name="Retry")).to_be_visible(timeout=WAIT)
    page.get_by_role("button", name="Online").click()
    page.locator(".elements").get_by_role("button", name="Retry").click()
    expect(state).to_contain_text("login", timeout=WAIT)
    # What the program told before a deed, and what comes late, does not take the deed back on the page.
    page.evaluate("""() => { window.swift = window.fetch; window.fetch = async (path, ...rest) => {
        const answer = await window.swift(path, ...rest);
        if (String(path).includes('/account')) {
          document.body.dataset.asked = '';
          await new Promise((done) => setTimeout(done, 1000));
          setTimeout(() => { document.body.dataset.told = ''; });
        }
        return answer;
    } }""")
    page.get_by_role("button", name="Light", exact=True).click()
    expect(page.locator("body[data-asked]")).to_have_count(1, timeout=WAIT)
    page.get_by_role("button", name="Turn", exact=True).click()
    expect(page.locator(".device.wide")).to_be_visible(timeout=WAIT)
    expect(page.locator("body[data-told]")).to_have_count(1, timeout=WAIT)
    page.get_by_role("button", name="Turn", exact=True).click()
    expect(page.locator(".device.wide")).to_have_count(0, timeout=WAIT)
    page.evaluate("() => { window.fetch = window.swift; }")
    box = screen.bounding_box()
    # A drag on the screen is kept place by place.
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * .9)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * .8, steps=4)
    page.mouse.up()
    expect(page.get_by_text("finger up", exact=False).first).to_be_visible(timeout=WAIT)
    # A second browser looks at the same launch.
    other = page.context.browser.new_page(viewport={"width": 900, "height": 900})
    view(other, studio, "live?app=urbannest&firstLaunch=0")
    expect(other.get_by_text("finger up", exact=False).first).to_be_visible(timeout=WAIT)
    other.close()
    # A name that no scenario may have is not sent.
    page.get_by_label("Name", exact=True).fill("../mine")
    page.get_by_role("button", name="Keep as a scenario").click()
    assert page.get_by_label("Name", exact=True).evaluate("(one) => one.validity.patternMismatch")
    page.get_by_label("Name", exact=True).fill("mine")
    page.get_by_role("button", name="Keep as a scenario").click()
    expect(page.get_by_text("It expects the route", exact=False)).to_be_visible(timeout=WAIT)
    studio.plays("mine")
    page.get_by_role("link", name="Open it in the player").click()
    shown_player(page)
    expect(page.locator("h1")).to_contain_text("Mine")


def composed(page, studio):
    """Text comes as a person's keyboard makes it: composed, with dead keys, with AltGr, pasted; a burst of presses is one new start."""
    fresh(page, studio, "live?app=urbannest&firstLaunch=0")
    expect(page.locator(".state")).to_contain_text("login", timeout=WAIT)
    page.locator(".elements").get_by_role("button", name="Email", exact=True).click(timeout=WAIT)
    screen, keys, steps = page.get_by_role("application"), page.locator(".device .keys"), page.locator(".steps")
    screen.focus()
    expect(keys).to_be_focused()
    browser = page.context.new_cdp_session(page)
    for words in ("に", "にほ", "日本"):
        browser.send("Input.imeSetComposition", {"text": words, "selectionStart": len(words), "selectionEnd": len(words)})
    # What is not decided yet is seen, and not typed.
    expect(keys).to_have_value("日本")
    expect(keys).to_have_css("opacity", "1")
    expect(steps).not_to_contain_text("に")
    browser.send("Input.insertText", {"text": "日本"})
    expect(keys).to_have_value("")
    expect(keys).to_have_css("opacity", "0")
    browser.send("Input.imeSetComposition", {"text": "´", "selectionStart": 1, "selectionEnd": 1})
    browser.send("Input.insertText", {"text": "é"})
    for kind in ("keyDown", "keyUp"):
        browser.send("Input.dispatchKeyEvent", {"type": kind, "key": "€", "code": "KeyE", "modifiers": 1, "text": "€" if kind == "keyDown" else ""})
    keys.evaluate("(one) => { const data = new DataTransfer(); data.setData('text/plain', 'a@b.c'); one.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data })); }")
    page.keyboard.press("Backspace")
    until(page, TYPED + " === '日本é€a@b.c'")
    expect(steps).to_contain_text("delete")
    # A finger elsewhere ends a composition before it is down.
    browser.send("Input.imeSetComposition", {"text": "か", "selectionStart": 1, "selectionEnd": 1})
    box = screen.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 8)
    until(page, TYPED + " === '日本é€a@b.cか'")
    expect(keys).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert not page.evaluate("document.activeElement.closest('.device')"), "Shift and Tab do not leave the screen"
    starts = []
    page.on("request", lambda request: starts.append(1) if request.url.endswith("live/start") else None)
    page.evaluate("() => { const all = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Start anew'); for (let count = 0; count < 100; count += 1) { all.click(); } }")
    expect(page.get_by_text("Nothing yet.", exact=False)).to_be_visible(timeout=WAIT)
    assert len(starts) == 1, len(starts)
    expect(page.locator(".news")).to_have_text("")


def shared(page, studio):
    """What is switched in one browser is switched in the other, and stays so when a page is loaded again."""
    name = "live?app=duggy&firstLaunch=0&device=iphone15"
    other = page.context.browser.new_page(viewport={"width": 900, "height": 900})
    for one in (page, other):
        view(one, studio, name)
        expect(one.locator(".elements button").first).to_be_visible(timeout=WAIT)
    page.get_by_role("button", name="Dark", exact=True).click()
    page.get_by_role("checkbox", name="Reduce Motion").check()
    page.get_by_role("button", name="Offline").click()
    page.get_by_role("button", name="To the background").click()
    for _ in range(2):
        for switch in ("Dark", "Offline"):
            expect(other.get_by_role("button", name=switch, exact=True)).to_have_attribute("aria-pressed", "true", timeout=WAIT)
        expect(other.get_by_role("checkbox", name="Reduce Motion")).to_be_checked()
        expect(other.locator(".device.away")).to_be_visible()
        other.reload()
    # What is typed into a field meanwhile is not taken away.
    other.get_by_label("Link").fill("duggy://nowhere", timeout=WAIT)
    page.get_by_role("button", name="Light", exact=True).click()
    expect(other.get_by_role("button", name="Light", exact=True)).to_have_attribute("aria-pressed", "true", timeout=WAIT)
    expect(other.get_by_label("Link")).to_have_value("duggy://nowhere")
    # A link that is followed brings the app to the front.
    other.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".device.away")).to_have_count(0, timeout=WAIT)
    page.get_by_role("button", name="Slow", exact=True).click()
    expect(other.get_by_role("button", name="Offline")).to_have_attribute("aria-pressed", "false", timeout=WAIT)
    # The answer of each task follows, in both; what is typed and where one is stays.
    for one in (page, other):
        expect(one.locator(".switch", has=one.get_by_role("button", name="Slow", exact=True)).get_by_role("combobox").first).to_have_value("3s ok", timeout=WAIT)
    expect(page.get_by_role("button", name="Slow", exact=True)).to_be_focused()
    # Each page that starts it anew takes the other one along; one that begins another launch says so in both.
    for one, follower in ((page, other), (other, page)):
        one.get_by_role("button", name="Start anew").click()
        expect(follower.get_by_text("Another page has started this launch anew")).to_be_visible(timeout=WAIT)
        expect(one.get_by_text("Another page has started this launch anew")).to_be_hidden()
        for both in (one, follower):
            expect(both.get_by_role("button", name="Dark", exact=True)).to_have_attribute("aria-pressed", "false", timeout=WAIT)
            expect(both.get_by_text("Nothing yet.", exact=False)).to_be_visible(timeout=WAIT)
            expect(both.get_by_role("button", name="Start again", exact=True)).to_have_count(0)
    view(other, studio, "live?app=laten&device=iphone15")
    expect(page.get_by_text("Another page has begun another launch")).to_be_visible(timeout=WAIT)
    expect(page.get_by_role("button", name="Start again", exact=True)).to_be_visible()
    page.get_by_role("link", name="Go to that of Laten").click()
    expect(page.locator("h1")).to_contain_text("Laten")
    expect(page.locator(".elements button").first).to_be_visible(timeout=WAIT)
    expect(other.get_by_role("button", name="Start again", exact=True)).to_have_count(0)
    other.close()


def sessions(page, studio):
    """Twenty random live sessions are kept as scenarios that play to the same end."""
    path = urllib.parse.urlsplit(studio.address).path + "api/live/"

    def ask(name, body):
        status, answer = studio.get(path + name, body)
        assert status == 200, (name, body, answer)
        return json.loads(answer)

    def account(session):
        return json.loads(studio.get(f"{path}account?session={session}")[1])

    def settled(session):
        """Waits until the launch is over and stays the same for a second of its own time, in which the program went on ten times:
        a machine with other work may leave it standing for longer."""
        state, since, times = None, 0, set()
        limit = time.monotonic() + 10 * WAIT / 1000
        while True:
            answer = studio.get(f"{path}frames?session={session}&after=0")[1]
            head = json.loads(answer[:answer.index(b"\n")])
            now = head["state"], account(session)["elements"]
            if now != state or head["state"]["phase"] != "finished":
                state, since, times = now, head["time"], set()
            times.add(head["time"])
            if head["time"] - since >= 1000 and len(times) >= 10:
                return
            assert time.monotonic() < limit, head
            time.sleep(.02)

    for seed in range(int(os.environ.get("STUDIO_SESSIONS", "20"))):
        pick = random.Random(seed)
        app = pick.choice(["urbannest", "duggy", "shipthatapp", "fonsters", "laten"])
        words = {"app": app, "device": pick.choice(["iphonese", "iphone15"]), "firstLaunch": pick.choice("01"),
                 "appearance": pick.choice(["light", "dark"])}
        session = ask("start", {"words": words, "isNew": True})["session"]
        settled(session)
        for _ in range(pick.randrange(3, 7)):
            labels = [one for one in account(session)["elements"] if not re.search("Apple|Google|GitHub", one)]
            step = pick.choice([
                {"appearance": pick.choice(["light", "dark"])}, {"textSize": pick.choice(["small", "xLarge"])},
                {"reduceMotion": pick.choice([True, False])}, {"relaunch": True}, {"background": True},
                *[{"tap": one} for one in labels * 2]])
            ask("do", {"session": session, "steps": [{"at": "0ms", **step}]})
            if "background" in step:
                ask("do", {"session": session, "steps": [{"at": "0ms", "resume": True}]})
            settled(session)
        kept = ask("keep", {"session": session, "name": f"session-{seed}"})
        assert kept["isOver"], (seed, kept)
        # The player shows at the end what could be touched there.
        left = account(session)["elements"]
        last = json.loads(kept["text"]).get("end", "20s")
        last = float(last[:-2]) if last.endswith("ms") else float(last[:-1]) * 1000
        tree = json.loads(studio.get(path.removesuffix("live/") + "tree?" + urllib.parse.urlencode(
            {"app": app, "opened": kept["opened"], "ms": last}))[1])
        there = {one.get("label") for one in tree["access"]} | {one.get("identifier") for one in tree["access"]}
        assert set(left) <= there, (seed, set(left) - there)
        studio.plays(f"session-{seed}")
    ask("stop", {})
