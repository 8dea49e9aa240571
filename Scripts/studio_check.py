#!/usr/bin/env python3
"""Drives the studio in Chromium as a person would. Usage: studio_check.py PROGRAM [FOLDER]

Each function is one thing that a person does; it fails with the line that did not hold. Pictures of the pages at three
widths, light and dark, are left in FOLDER (out/studio). STUDIO_ONLY chooses functions by their names, STUDIO_SESSIONS
the number of random live sessions.
"""
import contextlib
import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.parse

from playwright.sync_api import Error, expect, sync_playwright

from live_check import TYPED, composed, fresh, live, sessions, shared
from live_ways import folded, steered, switched, told, touched
from report_check import heard, launched, launches, report, thousands, unworthy
from studio_pages import SCENARIO, WAIT, Studio, enlarged, running, shown_player, tabbed, until, view
from studio_ways import chosen, forced, longest, nonsense, places, previewed, undone


# All values of the first choices of the gallery, of which there are more combinations than it shows at once.
CHOICES = """() => Object.fromEntries([['app', 'apps'], ['device', 'devices']].map(([key, name]) =>
    [key, JSON.parse(document.getElementById('catalogue').textContent)[name].map((one) => one.id)]).concat([['appearance', ['light', 'dark']]]))"""


def gallery(page, studio):
    """Pictures are drawn as they come into view, filters are kept in the address, a picture is enlarged."""
    view(page, studio, "gallery")
    expect(page.locator(".open img.drawn").first).to_be_visible(timeout=WAIT)
    images = page.locator(".open img")
    total = images.count()
    assert total >= 5, total
    page.get_by_role("checkbox", name="Dark", exact=True).focus()
    page.keyboard.press("Space")
    expect(page.locator(".open img")).to_have_count(total * 2)
    assert "appearance=light%2Cdark" in page.url, page.url
    waiting = page.evaluate("[...document.querySelectorAll('.open img')].filter((one) => !one.src).length")
    assert waiting > 0, "pictures out of view are drawn, too"
    page.get_by_label("States with the words").fill("login")
    expect(page.locator(".tiles h2")).to_have_count(1)
    page.reload()
    expect(page.locator(".open img")).to_have_count(2, timeout=WAIT)
    page.locator(".open").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("1 of 2")).to_be_visible()
    dialog.get_by_role("button", name="Hold to compare").click()
    page.locator(".open").nth(1).click()
    expect(dialog.locator(".stack.slider")).to_be_visible(timeout=WAIT)
    slider = dialog.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    assert "0%)" in dialog.locator(".over").get_attribute("style")
    dialog.get_by_role("button", name="Blink").click()
    expect(dialog.locator(".stack.blink")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # Who comes back stands where he was; the view itself has the focus there, and no control that has its name by chance.
    view(page, studio, "gallery?app=urbannest,duggy")
    page.evaluate("scrollTo(0, 900)")
    page.evaluate("location.hash = '#review'")
    expect(page.get_by_role("heading", name="Review")).to_be_visible(timeout=WAIT)
    page.evaluate("document.getElementById('main').focus()")
    page.go_back()
    expect(page.get_by_role("heading", name="Gallery")).to_be_visible(timeout=WAIT)
    until(page, "Math.abs(scrollY - 900) < 2")
    assert page.evaluate("document.activeElement.matches('#main, body')"), page.evaluate("document.activeElement.outerHTML")
    # A choice of nothing is one, too.
    page.get_by_role("checkbox", name="Light", exact=True).uncheck()
    expect(page.locator(".empty")).to_have_text("Nothing is chosen of: Appearance.")
    page.reload()
    expect(page.locator(".empty")).to_have_text("Nothing is chosen of: Appearance.", timeout=WAIT)
    # More pictures than a page shows at once come when they are asked for.
    every = "&".join(f"{key}={','.join(values)}" for key, values in page.evaluate(CHOICES).items())
    view(page, studio, f"gallery?{every}")
    expect(page.locator(".count")).to_contain_text(re.compile("^1500 of [0-9]+ pictures"))
    page.get_by_role("button", name="Show 1500 more").click()
    expect(page.locator(".open")).to_have_count(3000, timeout=WAIT)
    assert page.locator(".open").nth(1500).evaluate("(one) => one === document.activeElement"), "the first of the others has no focus"


def unarmed(page, studio):
    """A studio without goldens says in the review how to begin."""
    with running([studio.program, "studio"]) as process:
        page.goto(process.stdout.readline().split()[1] + "#review")
        expect(page.locator("main pre")).to_contain_text("studio --goldens Goldens", timeout=WAIT)
        expect(page.locator(".problem")).to_have_count(0)


def exact(page, studio):
    """The picture at rest is, byte by byte, the file that snapshot writes."""
    for milliseconds in (250, 830):
        view(page, studio, SCENARIO + f"&ms={milliseconds}")
        shown_player(page)
        source = page.locator(".take .exact").first.evaluate("(one) => one.src")
        body = page.evaluate(
            "async (source) => [...new Uint8Array(await (await fetch(source)).arrayBuffer())]", source)
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([studio.program, "snapshot", "urbannest", "--scenario", "urbannest/slow-backend", "--at",
                            f"{milliseconds}ms", "--into", folder], check=True, stdout=subprocess.DEVNULL)
            file = next(pathlib.Path(folder).glob("*.png")).read_bytes()
        assert hashlib.sha256(bytes(body)).digest() == hashlib.sha256(file).digest(), milliseconds


def player(page, studio):
    """The playhead is moved by keyboard, pointer and number; the launch plays, loops and goes at another speed."""
    view(page, studio, SCENARIO + "&ms=500")
    shown_player(page)
    scrubber = page.get_by_role("slider", name="Time of the launch")
    clock = page.get_by_label("Milliseconds from the first frame")
    # The screen has most of the window's height, and the lanes are in view beside it.
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        box, lanes = page.locator(".take .shot").bounding_box(), page.locator(".timeline").bounding_box()
        assert box["height"] > height * .68 and box["y"] + box["height"] < height, (width, box)
        assert lanes["y"] + lanes["height"] < height and lanes["x"] > box["x"] + box["width"], (width, lanes)
        assert page.evaluate("document.documentElement.scrollHeight") == height, width
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(scrubber).to_have_attribute("aria-valuenow", "500")
    scrubber.focus()
    page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_attribute("aria-valuenow", "517")
    page.keyboard.press("Alt+ArrowRight")
    expect(scrubber).to_have_attribute("aria-valuenow", "518")
    page.keyboard.press("Shift+ArrowLeft")
    expect(scrubber).to_have_attribute("aria-valuetext", "366.7 ms, frame 22")
    for key, value in (("ArrowUp", "383"), ("ArrowDown", "367"), ("PageUp", "867"), ("PageDown", "367")):
        page.keyboard.press(key)
        expect(scrubber).to_have_attribute("aria-valuenow", value)
    clock.fill("1234")
    clock.press("Enter")
    expect(scrubber).to_have_attribute("aria-valuenow", "1234")
    expect(page).to_have_url(re.compile("ms=1234"))
    box = scrubber.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8, steps=5)
    page.mouse.up()
    half = float(scrubber.get_attribute("aria-valuenow"))
    end = float(scrubber.get_attribute("aria-valuemax"))
    assert abs(half - end / 2) < end / 50, (half, end)
    page.keyboard.press("Home")
    page.get_by_label("Speed").select_option("0.5")
    page.get_by_role("button", name="Play").click()
    expect(scrubber).to_have_attribute("aria-valuenow", re.compile("^(1[5-9]|[2-9])[0-9]+$"), timeout=WAIT)
    page.keyboard.press("k")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    names = page.locator(".names li").all_inner_texts()
    for name in ("Phase", "Cues", "Announced"):
        assert name in names, names
    assert page.locator(".names .motion").count() > 0, "no lane of motion"
    assert page.locator(".plot .try").count() > 0, "no lane of tasks"


def beside(page, studio):
    """Two variants stand on one playhead, and overlays lie over the picture."""
    view(page, studio, SCENARIO + "&ms=3000")
    shown_player(page)
    page.locator(".variant summary").nth(1).click()
    page.get_by_role("button", name="Reduce Motion").click()
    expect(page.locator(".take")).to_have_count(2, timeout=WAIT)
    expect(page.get_by_label("Milliseconds from the first frame")).to_have_value("3000")
    expect(page.get_by_text("less motion", exact=False).first).to_be_visible()
    expect(page.locator(".take .exact").nth(1)).to_be_visible(timeout=WAIT)
    # What was before lies over an instant that one has jumped to, too.
    page.get_by_role("button", name="Onion skin").click()
    expect(page.locator(".take .onion").nth(1)).to_be_visible()
    page.get_by_role("button", name="Reading order").click()
    expect(page.locator(".marks .element").first).to_be_attached(timeout=WAIT)
    page.get_by_role("button", name="View frames").click()
    expect(page.locator(".marks .node").first).to_be_attached(timeout=WAIT)
    for name, mark in (("Safe area", ".unsafe"), ("Contrast", "rect.word"), ("Spacing", "path.gap")):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator(f".marks {mark}").first).to_be_attached(timeout=WAIT)
    page.get_by_role("button", name="What changed").click()
    expect(page.locator(".figures").first).to_contain_text(re.compile("ms to draw|Nothing changed"), timeout=WAIT)
    expect(page.locator(".figures").first).to_contain_text("contrast")


def loops(page, studio):
    """A part is repeated from here to here, by keys and by handles, and the address keeps it."""
    view(page, studio, SCENARIO + "&ms=500")
    shown_player(page)
    scrubber = page.get_by_role("slider", name="Time of the launch")
    scrubber.focus()
    page.keyboard.press("i")
    for _ in range(3):
        page.keyboard.press("Shift+ArrowRight")
    page.get_by_role("button", name="To here").click()
    begin, end = page.get_by_role("slider", name="The loop begins"), page.get_by_role("slider", name="The loop ends")
    expect(begin).to_have_attribute("aria-valuenow", "500")
    expect(end).to_have_attribute("aria-valuenow", "1000")
    expect(page).to_have_url(re.compile("loop=500-1000"))
    begin.focus()
    for key, value in (("ArrowRight", "517"), ("ArrowUp", "533"), ("ArrowDown", "517")):
        page.keyboard.press(key)
        expect(begin).to_have_attribute("aria-valuenow", value)
    box, track = end.bounding_box(), scrubber.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(track["x"] + track["width"] / 4, box["y"] + 10, steps=4)
    page.mouse.up()
    quarter = float(scrubber.get_attribute("aria-valuemax")) / 4
    assert abs(float(end.get_attribute("aria-valuenow")) - quarter) < 20, end.get_attribute("aria-valuenow")
    page.reload()
    shown_player(page)
    expect(begin).to_have_attribute("aria-valuenow", "517")
    page.get_by_label("Speed").select_option("4")
    page.evaluate("""() => { window.seen = []; window.timer = setInterval(() =>
        window.seen.push(Number(document.querySelector('.scrubber').getAttribute('aria-valuenow'))), 10) }""")
    page.get_by_role("button", name="Play").click()
    # It has been at the end and at the beginning again when the time goes back twice.
    limit = time.monotonic() + WAIT / 1000
    while page.evaluate("window.seen.filter((one, place) => place && one < window.seen[place - 1]).length") < 2:
        assert time.monotonic() < limit, "it does not begin again"
        page.wait_for_timeout(50)
    page.keyboard.press("k")
    seen = page.evaluate("window.seen")
    # It stood behind the loop before it was played.
    seen = seen[next(place for place, one in enumerate(seen) if one != seen[0]):]
    assert min(seen) >= 516 and max(seen) <= quarter + 20, (min(seen), max(seen))
    page.evaluate("clearInterval(window.timer)")
    # Another variant is shown at the same instant, with the same loop, also when it is chosen while the launch still runs.
    clock = page.get_by_label("Milliseconds from the first frame")
    clock.fill("700")
    clock.press("Enter")
    expect(page).to_have_url(re.compile("ms=700"))
    held = []
    page.route("**/api/launch*", lambda route: held.append(route))  # pylint: disable=unnecessary-lambda
    page.locator(".variant summary").first.click()
    page.get_by_label("Appearance").select_option("dark")
    expect(page.get_by_text("The launch runs…")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_text("Put beside it…").click()
    page.get_by_role("button", name="Reduce Motion").click()
    expect(page).to_have_url(re.compile("ms=700&loop=516.*beside="))
    page.unroute_all(behavior="ignoreErrors")
    page.reload()
    expect(page.locator(".take")).to_have_count(2)
    page.locator(".variant summary").nth(1).click()
    page.get_by_role("button", name="Close this one").click()
    expect(page.locator(".take")).to_have_count(1)
    expect(clock).to_have_value("700")
    expect(page).to_have_url(re.compile("appearance=dark.*ms=700&loop=516"))


def opened(page, studio):
    """The scenario of a file opens at the address that the command prints, beside the app's own."""
    file = pathlib.Path(studio.folder, "mine.json")
    file.write_text('{"name": "my-launch", "app": "urbannest", "device": {"profile": "iphonese"}, "expect": {"route": "onboarding"}}')
    with running([studio.program, "studio", "--scenario", str(file)]) as process:
        page.goto(process.stdout.readline().split()[1])
        shown_player(page)
        expect(page.locator("h1")).to_contain_text("My launch")
        expect(page.get_by_text("iPhone SE").first).to_be_attached()
        page.get_by_label("Launch", exact=True).select_option("scenario slow-backend")
        expect(page.locator("h1")).to_contain_text("Slow backend")
        page.get_by_label("Launch", exact=True).select_option("opened my-launch")
        expect(page.locator("h1")).to_contain_text("My launch", timeout=WAIT)
        shown_player(page)


def reasons(page, studio):
    """Why, what an audit finds, elements and announcements stand beside the screen, each with its instant."""
    view(page, studio, SCENARIO + "&ms=3000")
    shown_player(page)
    expect(page.locator(".rules .decided")).to_be_visible()
    link = page.locator(".moments .at").nth(1)
    text = link.inner_text()
    link.click()
    expect(page.get_by_label("Milliseconds from the first frame")).not_to_have_value("3000")
    assert text.split()[0].split(".")[0] in page.get_by_label("Milliseconds from the first frame").input_value()
    page.get_by_role("tab", name="Audit").click()
    # The instant that is audited is that of the picture that is shown: the playhead's comes when it is drawn.
    expect(page.get_by_role("button", name="Audit this instant")).not_to_contain_text("3000 ms", timeout=WAIT)
    page.get_by_role("button", name="Audit this instant").click()
    expect(page.get_by_text("checks passed", exact=False)).to_be_visible(timeout=WAIT)
    # What was found stays while the playhead moves, and leads back to its instant.
    found = page.get_by_label("Milliseconds from the first frame").input_value()
    page.get_by_role("button", name="One frame on").click()
    expect(page.get_by_label("Milliseconds from the first frame")).not_to_have_value(found)
    page.locator(".result .at").first.click()
    expect(page.get_by_label("Milliseconds from the first frame")).to_have_value(found)
    expect(page.get_by_text("checks passed", exact=False)).to_be_visible()
    page.get_by_role("tab", name="Audit").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".reading li").first).to_be_visible(timeout=WAIT)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".panel pre")).to_contain_text("snapshot urbannest")
    # The command is that of the picture that is shown.
    page.get_by_label("Milliseconds from the first frame").fill("1234")
    page.get_by_label("Milliseconds from the first frame").press("Enter")
    expect(page.locator(".panel pre")).to_contain_text("--at 1234ms")


def review(page, studio):
    """What differs is compared in four ways and accepted with a reason only."""
    view(page, studio, "review")
    expect(page.get_by_text("3 goldens, 2 different")).to_be_visible(timeout=WAIT)
    # One decision is for all of a cause, also for those that were compared after the first was shown.
    expect(page.get_by_role("button", name="Accept all 2 of this cause")).to_be_visible()
    expect(page.get_by_role("button", name="Reject all 2")).to_be_visible()
    page.locator(".causes button", has_text="duggy-entry-250ms").click()
    for name in ("Side by side", "Blink", "Overlay", "Difference", "Slider"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator(".compare img").first).to_be_visible(timeout=WAIT)
    expect(page.locator(".decision .area").first).to_be_attached()
    before = (studio.goldens / "duggy-entry-250ms.png").read_bytes()
    page.get_by_role("button", name="Accept this one").click()
    assert (studio.goldens / "duggy-entry-250ms.png").read_bytes() == before
    page.get_by_label("Reason").fill("The dog is cut.")
    # What is being written stays, however the pictures are compared.
    page.get_by_role("button", name="Overlay", exact=True).click()
    expect(page.get_by_label("Reason")).to_have_value("The dog is cut.")
    page.get_by_role("button", name="Slider", exact=True).click()
    page.get_by_role("button", name="Reject", exact=True).click()
    expect(page.get_by_text("2 different, 1 of them rejected")).to_be_visible(timeout=WAIT)
    assert "The dog is cut." in (studio.goldens / "rejected.tsv").read_text()
    # The next one is shown, and whoever decides by keyboard goes on with its reason.
    expect(page.get_by_label("Reason")).to_be_focused()
    page.get_by_role("button", name="Later", exact=True).click()
    expect(page.locator(".causes .later")).to_have_count(1)
    page.get_by_role("button", name="Not later").click()
    expect(page.locator(".causes .later")).to_have_count(0)
    page.get_by_role("button", name="Later", exact=True).click()
    page.reload()
    expect(page.locator(".causes .later")).to_have_count(1, timeout=WAIT)
    expect(page.locator(".causes .refusal")).to_contain_text("The dog is cut.", timeout=WAIT)
    page.locator(".causes button", has_text="duggy-entry-250ms").click()
    expect(page.locator(".accept")).to_contain_text("open again when the picture changes", timeout=WAIT)
    assert (studio.goldens / "duggy-entry-250ms.png").read_bytes() == before
    page.get_by_label("Reason").fill("The dog is larger.")
    page.get_by_role("button", name="Accept this one").click()
    expect(page.get_by_text("3 goldens, 1 different")).to_be_visible(timeout=WAIT)
    assert (studio.goldens / "duggy-entry-250ms.png").read_bytes() != before
    assert "The dog is larger." in (studio.goldens / "accepted.tsv").read_text()


def strangers(page, studio):
    """A wrong token, another host, a foreign page and a path out of the folder get nothing."""
    path = urllib.parse.urlsplit(studio.address).path
    for wanted, headers in (
        ("/0123456789abcdef0123456789abcdef/api/catalogue", {}), ("/api/catalogue", {}),
        (path + "api/catalogue", {"Host": "evil.example"}), (path + "api/catalogue", {"Origin": "http://evil.example"}),
    ):
        status, body = studio.get(wanted, **headers)
        assert status == 403 and b"apps" not in body, (wanted, headers, status)
    for wanted in ("../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "golden.png?side=golden&file=../accepted.tsv"):
        status, body = studio.get(path + wanted)
        assert 400 <= status < 500 and b"root:" not in body, (wanted, status)
    page.set_content("<h1>Another site</h1>")
    answer = page.evaluate(
        "async (address) => { try { return await (await fetch(address)).text() } catch (error) { return 'refused' } }",
        studio.address + "api/catalogue")
    assert answer == "refused", answer


def frames(page, studio):
    """500 random frames and instants of the player are, byte by byte, the files that snapshot writes."""
    path = urllib.parse.urlsplit(studio.address).path
    pick = random.Random(1)
    subjects = [("urbannest", "slow-backend"), ("duggy", "happy-first-launch"), ("laten", "sign-in")]
    apps = json.loads(studio.get(path + "api/catalogue")[1])["apps"]
    known = {app["id"]: [one["name"] for one in app["scenarios"]] for app in apps}
    subjects = [(app, name if name in known[app] else known[app][0]) for app, name in subjects]
    for count, (app, name) in zip((200, 200, 100), subjects):
        words = f"app={app}&scenario={urllib.parse.quote(name)}&device=iphonese&scale=1"
        launch = json.loads(studio.get(f"{path}api/launch?{words}")[1])
        last = len(launch["pictures"]) - 1
        # Every third frame is at a whole number of milliseconds, which a file can be named by; some instants lie between two.
        every = [3 * number for number in range(last // 3)]
        chosen = {50 * number // 3: f"frame={number}" for number in (pick.choice(every) for _ in range(count * 9 // 10))}
        chosen |= {at: f"ms={at}" for at in (pick.randrange(1, 2500) for _ in range(count // 10))}
        with tempfile.TemporaryDirectory() as folder:
            at = ",".join(f"{one}ms" for one in sorted(chosen))
            subprocess.run([studio.program, "snapshot", app, "--scenario", f"{app}/{name}", "--device", "iphonese", "--scale", "1",
                            "--at", at, "--into", folder], check=True, stdout=subprocess.DEVNULL)
            for milliseconds, instant in chosen.items():
                # With a device, a name says the settings, too.
                file = next(pathlib.Path(folder).glob(f"{app}-{name}-{milliseconds}ms-iphonese-*.png")).read_bytes()
                assert studio.get(f"{path}frame.png?{words}&{instant}")[1] == file, (app, name, instant)


def watched(page, studio):
    """A saved source is built, an error stands over the picture, and the new program goes on under the page at the same instant."""
    with tempfile.TemporaryDirectory() as folder:
        source, program = pathlib.Path(folder, "a.swift"), pathlib.Path(folder, "firstlight-live")
        pathlib.Path(folder, "Package.swift").touch()
        source.write_text("1")
        shutil.copy(pathlib.Path(studio.program).with_name("firstlight-live"), program)
        build = (f"if grep -q good a.swift; then cp {program} new && mv new {program}; "
                 f"else echo \"$PWD/a.swift:3:5: error: cannot find 'x' in scope\"; exit 1; fi")
        with running([program, "studio", "--watch", "--build", build], cwd=folder) as process:
            address = process.stdout.readline().split()[1]
            page.goto(address + "#" + SCENARIO + "&ms=500")
            shown_player(page)
            page.evaluate("document.body.dataset.old = '1'")
            source.write_text("wrong")
            expect(page.get_by_text("a.swift:3:5")).to_be_visible(timeout=WAIT)
            expect(page.locator(".errors pre")).to_have_text("cannot find 'x' in scope")
            assert page.locator(".take .exact").first.is_visible(), "the picture is gone"
            source.write_text("this is good")
            expect(page.locator("body[data-old]")).to_have_count(0, timeout=WAIT)
            shown_player(page)
            expect(page.get_by_role("slider", name="Time of the launch")).to_have_attribute("aria-valuenow", "500")
            assert page.url.startswith(address), page.url
            expect(page.locator(".errors")).to_be_hidden()
            # The program from before still draws, beside the new one.
            page.get_by_text("Put beside it…").click()
            page.get_by_role("button", name="Before the change").click()
            expect(page.locator(".take")).to_have_count(2, timeout=WAIT)
            expect(page.locator(".take .exact")).to_have_count(2, timeout=WAIT)
            expect(page.get_by_text("before the change").first).to_be_visible()
            # One that was ended is not waited for without a word.
            process.terminate()
            expect(page.locator(".watch.failed")).to_have_text("The program was ended", timeout=WAIT)


def again(page, studio):
    """A page whose program was ended says so, and works with the address of the next one."""
    view(page, studio, SCENARIO + "&ms=500")
    shown_player(page)
    other = page.context.browser.new_page(viewport={"width": 1440, "height": 900})
    view(other, studio, "gallery")
    studio.stop()
    # Time does not wait for pictures that never come.
    page.get_by_role("button", name="To the first frame").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".trouble")).to_contain_text("start it again", timeout=WAIT)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=WAIT)
    page.close()
    page = other
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_text("start it again", exact=False)).to_be_visible(timeout=WAIT)
    studio.start("--read-only")
    view(page, studio, "review")
    expect(page.get_by_text("1 different", exact=False)).to_be_visible(timeout=WAIT)
    expect(page.get_by_text("only shows", exact=False).first).to_be_visible()


def keyboard(page, studio):
    """Without a pointer, every control of each view is reached and shows its focus, and the studio is used."""
    for name in ("gallery?app=duggy", SCENARIO + "&ms=500&loop=500-1000", "live?app=urbannest&firstLaunch=0", "review"):
        view(page, studio, name)
        if name.startswith("player"):
            shown_player(page)
        if name.startswith("live"):
            expect(page.locator(".elements button").first).to_be_visible(timeout=WAIT)
        if name == "review":
            # The list is made anew until all are compared.
            expect(page.locator(".list progress")).to_be_hidden(timeout=WAIT)
            expect(page.locator(".decision .accept")).to_be_visible(timeout=WAIT)
        page.wait_for_timeout(500)
        tabbed(page, name)
    # To the content, to the first picture, larger, on, and back to where one was.
    view(page, studio, "gallery?app=duggy")
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    while not page.evaluate("document.activeElement.matches('.open')"):
        page.keyboard.press("Tab")
    enlarged(page, ".open")
    # An instant is typed.
    view(page, studio, SCENARIO + "&ms=500")
    shown_player(page)
    page.get_by_label("Milliseconds from the first frame").focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("1234")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name="Time of the launch")).to_have_attribute("aria-valuenow", "1234")
    # A launch is touched: what can be touched is a list of buttons, too.
    fresh(page, studio, "live?app=urbannest&firstLaunch=0")
    page.locator(".elements").get_by_role("button", name="Email", exact=True).focus(timeout=WAIT)
    page.keyboard.press("Enter")
    page.get_by_role("application").focus()
    page.keyboard.type("ann")
    until(page, TYPED + " === 'ann'")
    # A golden is decided about: nothing is accepted without a reason.
    view(page, studio, "review")
    expect(page.locator(".decision .accept")).to_be_visible(timeout=WAIT)
    page.get_by_label("Reason").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert not (studio.goldens / "accepted.tsv").exists()
    assert page.evaluate("document.activeElement.matches('.accept input')"), "nobody is led to the reason"


def looks(page, studio):
    """No page scrolls sideways at any width, and axe finds nothing serious; pictures are left."""
    problems = []
    browser = page.context.browser
    for width, height, scheme in ((1600, 1000, "light"), (1600, 1000, "dark"), (800, 1000, "light"), (800, 1000, "dark"), (320, 700, "light"), (320, 700, "dark")):
        context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        for name in ("gallery?app=urbannest,duggy", SCENARIO + "&ms=1234&loop=500-1500&beside=reduce-motion%3D1", "live?app=urbannest", "review", "report"):
            if name == "report":
                page.goto(launched(studio).as_uri() + "#fonsters/gated-family")
                page.locator(".scenario:target .reading summary").last.click()
                expect(page.locator(".scenario:target .read")).to_be_visible()
            else:
                view(page, studio, name)
            if name.startswith("player"):
                shown_player(page)
                for overlay in ("Safe area", "Contrast", "Spacing", "What changed"):
                    page.get_by_role("button", name=overlay, exact=True).click()
                expect(page.locator(".marks rect.word").first).to_be_attached(timeout=WAIT)
            if name.startswith("live"):
                expect(page.locator(".elements button").first).to_be_visible(timeout=WAIT)
            if name.startswith("gallery"):
                expect(page.locator(".open img.drawn").first).to_be_visible(timeout=WAIT)
            page.wait_for_timeout(1500)
            page.screenshot(path=studio.pictures / f"{name.split('?')[0]}-{width}-{scheme}.png")
            if page.evaluate("document.documentElement.scrollWidth") > width:
                problems.append(f"{name} scrolls sideways at {width}")
            problems += [f"{name}, {width} {scheme}: {found}" for found in unworthy(page)]
        context.close()
    assert not problems, "\n".join(problems)


def main():
    program = os.path.abspath(sys.argv[1])
    folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else "out/studio")
    folder.mkdir(parents=True, exist_ok=True)
    failed = []
    with Studio(program, folder) as studio, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        wanted = os.environ.get("STUDIO_ONLY", "").split()
        for work in (gallery, previewed, unarmed, exact, player, loops, beside, opened, reasons, keyboard, places, chosen, nonsense, forced, live, composed, shared, switched, steered, told, touched, folded, undone, review, frames, sessions, watched, report, launches, heard, longest,
                     thousands, strangers, again, looks):
            if wanted and work.__name__ not in wanted:
                continue
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.set_default_timeout(WAIT)
            errors = []
            page.on("pageerror", lambda error: errors.append(str(error)))
            try:
                work(page, studio)
                assert not errors, errors
                print(f"studio: {work.__name__} ok", flush=True)
            except Exception as error:  # pylint: disable=broad-except
                failed.append(work.__name__)
                print(f"studio: {work.__name__} FAILED: {type(error).__name__}: {error}", file=sys.stderr, flush=True)
                # A page that is too large to be drawn in time has no picture.
                with contextlib.suppress(Error):
                    page.screenshot(path=folder / f"failed-{work.__name__}.png")
            page.close()
        browser.close()
    print(json.dumps({"failed": failed}))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
