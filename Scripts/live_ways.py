"""Steers live launches by touch, by every switch and on a device that folds: what studio_check.py does with them."""
import json
import re
import urllib.parse

from playwright.sync_api import expect

from live_check import TYPED, fresh
from studio_pages import SCENARIO, WAIT, shown_player, until, view

SIZE = "(() => { const canvas = document.querySelector('.device canvas'); return [canvas.width, canvas.height].join(); })()"
# The last steps that were done, in words.
STEPS = "[...document.querySelectorAll('.steps li')].map((one) => one.textContent).join('\\n')"


class Glass:
    """Fingers on the glass of a page that has no pointer."""

    def __init__(self, page):
        self.browser = page.context.new_cdp_session(page)

    def put(self, *places):
        self.browser.send("Input.dispatchTouchEvent", {
            "type": "touchMove" if self.down else "touchStart",
            "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]})
        self.down = True

    down = False

    def lift(self):
        self.browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.down = False

    def drag(self, start, end, count=6):
        """One finger goes from one place to another, and is lifted."""
        self.put(start)
        for step in range(1, count + 1):
            self.put([first + (last - first) * step / count for first, last in zip(start, end)])
        self.lift()


def middle(locator):
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touched(page, studio):
    """By fingers alone, on a tablet and on a telephone: filters, pictures, playhead, loop, and the screen of a launch."""
    for width, height in ((820, 1180), (360, 740)):
        context = page.context.browser.new_context(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
        own = context.new_page()
        own.set_default_timeout(WAIT)
        glass = Glass(own)
        view(own, studio, "gallery?app=duggy")
        # Below 900 pixels the filters are closed at first, and lie over the pictures that they choose.
        own.locator(".filters > summary").tap()
        count = own.locator(".open").count()
        own.locator(".chip", has_text="Dark").tap()
        expect(own.locator(".open")).to_have_count(2 * count)
        own.locator(".open").first.tap()
        dialog = own.get_by_role("dialog")
        expect(dialog.get_by_text(f"1 of {2 * count}")).to_be_visible()
        dialog.get_by_role("button", name="Next picture").tap()
        dialog.get_by_role("button", name="Hold to compare").tap()
        own.locator(".open").first.tap()
        stack = dialog.locator(".stack.slider")
        expect(stack).to_be_visible(timeout=WAIT)
        box = stack.bounding_box()
        glass.drag((box["x"] + box["width"] * .5, box["y"] + 60), (box["x"] + box["width"] * .9, box["y"] + 62))
        assert float(dialog.get_by_role("slider").input_value()) > 80, dialog.get_by_role("slider").input_value()
        dialog.get_by_role("button", name="Close").tap()
        # The playhead and the ends of the loop follow a finger.
        view(own, studio, SCENARIO + "&ms=500&loop=500-1000")
        shown_player(own)
        scrubber, end = own.get_by_role("slider", name="Time of the launch"), own.get_by_role("slider", name="The loop ends")
        middle(scrubber)
        box = scrubber.bounding_box()
        glass.drag((box["x"] + 4, box["y"] + 8), (box["x"] + box["width"] / 2, box["y"] + 10))
        last, now = (float(scrubber.get_attribute(f"aria-value{name}")) for name in ("max", "now"))
        assert abs(now - last / 2) < last / 40, (now, last)
        grip = end.bounding_box()
        glass.drag((grip["x"] + grip["width"] / 2, box["y"] + 8), (box["x"] + box["width"] * .75, box["y"] + 10))
        now = float(end.get_attribute("aria-valuenow"))
        assert abs(now - last * .75) < last / 40, (now, last)
        # A touch is a tap on what is there; the keyboard on the glass types into it.
        fresh(own, studio, "live?app=urbannest&firstLaunch=0&device=iphone15")
        expect(own.locator(".state")).to_contain_text("login", timeout=WAIT)
        # The splash lies over the login while it leaves: until then nothing of it can be touched.
        expect(own.locator(".elements").get_by_role("button", name="Email", exact=True)).to_be_visible(timeout=WAIT)
        screen = own.get_by_role("application")
        screen.scroll_into_view_if_needed()
        box, (across, down) = screen.bounding_box(), share(studio, "Email")
        own.touchscreen.tap(box["x"] + across * box["width"], box["y"] + down * box["height"])
        expect(own.locator(".steps")).to_contain_text("Email", timeout=WAIT)
        expect(own.locator(".device .keys")).to_be_focused()
        glass.browser.send("Input.insertText", {"text": "mila"})
        until(own, TYPED + " === 'mila'")
        # Two fingers reach the launch, and do not enlarge the page.
        x, y = middle(screen)
        glass.put((x - 20, y), (x + 20, y))
        for step in range(1, 6):
            glass.put((x - 20 - 12 * step, y), (x + 20 + 12 * step, y))
        glass.lift()
        until(own, STEPS + ".split('finger up').length === 3")
        assert own.evaluate("visualViewport.scale") == 1
        done = own.evaluate(STEPS)
        assert done.count("second finger down") == 1 and done.count("finger down") == 2 and done.count("finger up") == 2, done
        # A drag moves what is in the launch, not the page.
        before = own.evaluate("scrollY")
        glass.drag((x, y + box["height"] * .2), (x, y - box["height"] * .2), 12)
        until(own, STEPS + ".split('finger up').length === 4")
        assert own.evaluate("scrollY") == before
        context.close()


def share(studio, label):
    """Where the middle of an element of UrbanNest's login is, as shares of the screen."""
    path = urllib.parse.urlsplit(studio.address).path
    tree = json.loads(studio.get(path + "api/tree?app=urbannest&state=login&device=iphone15")[1])
    (x, y), (width, height) = next(one["frame"] for one in tree["access"] if one.get("label") == label)
    return (x + width / 2) / 393, (y + height / 2) / 852


def switched(page, studio):
    """Every switch beside a launch does what it says, and what was done plays the same afterwards."""
    fresh(page, studio, "live?app=laten&firstLaunch=0&device=iphone15")
    steps, elements = page.locator(".steps"), page.locator(".elements")
    expect(elements.locator("button").first).to_be_visible(timeout=WAIT)

    def done(words):
        expect(steps).to_contain_text(re.compile(words), timeout=WAIT)

    size = page.get_by_role("slider", name="Text size")
    size.focus()
    page.keyboard.press("End")
    done("text size accessibility5")
    page.keyboard.press("Home")
    done("text size xSmall")
    page.get_by_role("checkbox", name="Increase Contrast").check()
    done("increased contrast")
    page.get_by_role("checkbox", name="Reduce Motion").check()
    done("Reduce Motion on")
    page.get_by_role("button", name="Turn", exact=True).click()
    expect(page.locator(".device.wide")).to_be_visible(timeout=WAIT)
    page.get_by_role("button", name="Turn", exact=True).click()
    expect(page.locator(".device.wide")).to_have_count(0, timeout=WAIT)
    page.get_by_role("button", name="To the background").click()
    done("background")
    page.get_by_role("button", name="Back to the app").click()
    done("back to the app")
    for name in ("Does not", "Is closed", "Matches"):
        page.get_by_role("group", name="Face ID").get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("group", name="Face ID").get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
    for name in ("Slow", "Captive", "Offline", "Online"):
        page.get_by_role("group", name="Network").get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("group", name="Network").get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Name", exact=True).fill("switched")
    page.get_by_role("button", name="Keep as a scenario").click()
    expect(page.get_by_text("It expects the route", exact=False)).to_be_visible(timeout=WAIT)
    studio.plays("switched")


def steered(page, studio):
    """A language, a locked device, a fault of one route, a mail and another device: what a person seldom changes works as well."""
    fresh(page, studio, "live?app=urbannest&firstLaunch=1&device=iphone15")
    elements, steps = page.locator(".elements"), page.locator(".steps")
    expect(elements.get_by_role("button", name="Next", exact=True)).to_be_visible(timeout=WAIT)
    page.get_by_role("group", name="Look").get_by_label("Language", exact=True).select_option("de")
    expect(elements.get_by_role("button", name="Weiter", exact=True)).to_be_visible(timeout=WAIT)
    assert "language=de" in page.url, page.url
    # One route fails in the next launch, and answers again.
    fresh(page, studio, "live?app=urbannest&firstLaunch=0&device=iphone15")
    expect(page.locator(".state")).to_contain_text("login", timeout=WAIT)
    page.get_by_label("Load Cities", exact=True).select_option(label="Server error")
    page.get_by_role("button", name="Kill and start again").click()
    expect(elements.get_by_role("button", name="Retry", exact=True)).to_be_visible(timeout=WAIT)
    expect(page.get_by_label("Load Config", exact=True)).to_have_value("300ms ok")
    page.get_by_label("Load Cities", exact=True).select_option(label="Answers well")
    elements.get_by_role("button", name="Retry", exact=True).click()
    expect(page.locator(".state")).to_contain_text("login", timeout=WAIT)
    page.get_by_role("button", name="Follow the newest mail").click()
    expect(steps).to_contain_text("link in the mail followed", timeout=WAIT)
    page.get_by_role("button", name="Sign out elsewhere").click()
    expect(steps).to_contain_text("signed out on another device", timeout=WAIT)
    # What was stored is out of reach until the device is unlocked.
    page.get_by_role("checkbox", name="Locked device, at a new start").check()
    expect(page.get_by_role("button", name="Unlock", exact=True)).to_be_visible(timeout=WAIT)
    assert "vault=locked" in page.url, page.url
    page.get_by_role("button", name="Unlock", exact=True).click()
    expect(steps).to_contain_text("device unlocked", timeout=WAIT)


def told(page, studio):
    """The player's lanes tell of gates, taps, announcements and haptics, and its speeds are those that it names."""
    def lanes(name, *kinds):
        view(page, studio, name)
        shown_player(page)
        for kind in kinds:
            expect(page.locator(".timeline ." + kind).first).to_be_visible(timeout=WAIT)

    lanes("player?app=duggy&scenario=maintenance", "gate")
    expect(page.locator(".timeline").get_by_text("Gate ", exact=False).first).to_be_visible()
    lanes("player?app=laten&scenario=wrong-password", "sign-step", "sign-said", "sign-haptic")
    for name in ("Taps and steps", "Announced", "Haptics"):
        expect(page.locator(".timeline").get_by_text(name, exact=True).first).to_be_visible()
    now = "[performance.now(), Number(document.querySelector('[aria-label=\"Time of the launch\"]').getAttribute('aria-valuenow'))]"
    for speed in ("0.1", "0.25", "0.5", "1", "2", "4"):
        # Long enough for the quickest on a slow machine, and for all tries at the others.
        view(page, studio, "player?app=urbannest&scenario=timeout-then-offline&ms=0")
        shown_player(page)
        page.get_by_label("Speed", exact=True).select_option(speed)
        page.get_by_role("button", name="Play", exact=True).click()
        until(page, now + "[1] > 0")
        # Time waits for pictures that are not drawn yet: no slow machine is as quick as the largest speeds, and the small ones
        # it reaches when it has a moment.
        for _ in range(8):
            (began, first), _ = page.evaluate(now), page.wait_for_timeout(600)
            ended, last = page.evaluate(now)
            rate = (last - first) / (ended - began) / float(speed)
            assert 0 < rate < 1.35, (speed, rate)
            if float(speed) > 0.5 or rate > 0.65:
                break
        else:
            raise AssertionError((speed, rate))


def folded(page, studio):
    """A device that folds is unfolded and turned in a launch and goes on; the player shows the same screens."""
    fresh(page, studio, "live?app=urbannest&firstLaunch=0&device=iphoneduo")
    expect(page.locator(".state")).to_contain_text("login", timeout=WAIT)
    until(page, SIZE + " === '932,1356'")
    pose, steps = page.get_by_role("group", name="Pose"), page.locator(".steps")
    # Half open, the inner screen stands upright on a table, and lies across like a book.
    for name, size, words in (("Unfolded", "1902,1338", "unfolded"), ("On a table", "1338,1902", "half open on a table"),
                              ("Like a book", "1902,1338", "half open like a book")):
        pose.get_by_role("button", name=name, exact=True).click()
        until(page, SIZE + f" === '{size}'")
        expect(steps).to_contain_text(words, timeout=WAIT)
        expect(pose.locator('[aria-pressed="true"]')).to_have_text(name)
    page.get_by_role("group", name="Window").get_by_role("button", name="475.5 × 669").click()
    until(page, SIZE + " === '951,1338'")
    pose.get_by_role("button", name="Folded", exact=True).click()
    until(page, SIZE + " === '932,1356' || " + SIZE + " === '1356,932'")
    page.get_by_label("Name", exact=True).fill("folded")
    page.get_by_role("button", name="Keep as a scenario").click()
    expect(page.get_by_text("It expects the route", exact=False)).to_be_visible(timeout=WAIT)
    studio.plays("folded")
    page.get_by_role("link", name="Open it in the player").click()
    shown_player(page)
