"""Goes other ways through the studio than the straight one: what studio_check.py does with them.

Back and on, by keyboard from one choice to the next, with an address that names what is not there, in colours of one's own.
"""
import json
import pathlib
import re
import subprocess

from playwright.sync_api import expect

from studio_pages import SCENARIO, WAIT, running, shown_player, until, view

# The control that has the focus, by the name that a person knows it by.
FOCUS = "document.activeElement.ariaLabel || document.activeElement.textContent"
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Moves the playhead, which is noted a moment later, and goes to the gallery before that; the page learns of it late, as it does under load.
LATE = """() => {
    addEventListener('hashchange', (event) => {
      event.stopImmediatePropagation();
      setTimeout(() => dispatchEvent(new Event('hashchange')), 400);
    }, { capture: true, once: true });
    const clock = document.querySelector('.clock');
    clock.value = '900';
    clock.dispatchEvent(new Event('change'));
    location.hash = '#gallery?app=duggy';
}"""


def places(page, studio):
    """Who chooses by keyboard stays at the control, in its menu; a menu closes, and is inside the window; a page has its own name."""
    view(page, studio, SCENARIO + "&ms=500")
    shown_player(page)
    assert page.title() == "UrbanNest: Slow backend – Firstlight Studio", page.title()
    expect(page.get_by_label("Launch", exact=True)).to_contain_text("iPhone SE landscape")
    launch, menus = page.get_by_label("Launch", exact=True), page.locator(".variant[open]")
    launch.focus()
    page.keyboard.press("ArrowDown")
    expect(page).not_to_have_url(re.compile("=slow-backend"))
    shown_player(page)
    assert page.evaluate(FOCUS) == "Launch", page.evaluate(FOCUS)
    page.locator(".variant summary").first.focus()
    page.keyboard.press("Enter")
    page.get_by_label("Appearance").focus()
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile("appearance=dark"))
    shown_player(page)
    assert page.evaluate(FOCUS) == "Appearance", page.evaluate(FOCUS)
    # A place of the menu without a control leaves it open; elsewhere, Escape and another menu close it.
    box = menus.locator(".menu").bounding_box()
    page.mouse.click(box["x"] + 3, box["y"] + 3)
    expect(menus).to_have_count(1)
    page.keyboard.press("Escape")
    expect(menus).to_have_count(0)
    assert page.evaluate(FOCUS).startswith("Screen:"), page.evaluate(FOCUS)
    for summary in page.locator(".variant summary").all():
        summary.click()
        expect(menus).to_have_count(1)
    page.locator(".stage").click(position={"x": 5, "y": 5})
    expect(menus).to_have_count(0)
    # Back is the launch before, and the way to the content is no other address.
    page.go_back()
    expect(page).not_to_have_url(re.compile("appearance"))
    page.go_back()
    expect(page.locator("h1")).to_contain_text("Slow backend")
    shown_player(page)
    address = page.url
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    assert page.url == address and page.evaluate("document.activeElement.id") == "main", page.url
    # A view that is about to give way notes nothing in the address of the one that comes.
    page.evaluate(LATE)
    page.wait_for_timeout(300)
    expect(page.locator("h1")).to_have_text("Gallery", timeout=WAIT)
    assert "#gallery" in page.url, page.url
    page.go_back()
    shown_player(page)
    # A time that is deleted is no time.
    clock = page.get_by_label("Milliseconds from the first frame")
    clock.fill("700")
    clock.press("Enter")
    clock.fill("")
    clock.press("Enter")
    expect(clock).to_have_value("700")
    for width in (320, 800):
        page.set_viewport_size({"width": width, "height": 800})
        for name in ("player?app=laten", "live?app=laten"):
            view(page, studio, name)
            for summary in page.locator(".variant summary").all():
                summary.click()
                expect(menus).to_have_count(1)
                until(page, "document.querySelector('.variant[open] .menu').getBoundingClientRect().right <= innerWidth")
                assert page.evaluate(WIDER) == 0, (name, width)
    # A language has its name, not its code.
    view(page, studio, SCENARIO + "&ms=500&language=ar")
    shown_player(page)
    expect(page.locator(".variant summary").first).to_have_text("Screen: Arabic")
    # One device is named once.
    page.set_viewport_size({"width": 1440, "height": 900})
    view(page, studio, SCENARIO + "&ms=500&device=iphonese")
    shown_player(page)
    assert page.locator(".take figcaption").inner_text().count("iPhone SE") == 1
    # A long name leaves the picture its room.
    file = pathlib.Path(studio.folder, "long.json")
    name = "a-launch-whose-name-is-so-long-that-no-column-has-room-for-all-of-it-and-of-its-words"
    file.write_text(json.dumps({"name": name, "app": "urbannest", "device": {"profile": "iphonese"}, "expect": {"route": "onboarding"}}))
    with running([studio.program, "studio", "--scenario", str(file)]) as process:
        page.goto(process.stdout.readline().split()[1])
        shown_player(page)
        assert page.locator(".top").bounding_box()["height"] < 110, page.locator(".top").bounding_box()


def nonsense(page, studio):
    """An address that names what is not there says so, beside what one can choose instead."""
    problem, on = page.locator("main > .problem"), page.get_by_role("link", name="Go on without")
    for name, text in (("player?app=zzz", "no app “zzz”"), ("player?app=duggy&scenario=zzz", "no scenario “zzz”"),
                       (SCENARIO + "&device=zzz", "'zzz'"), (SCENARIO + "&beside=device%3Dzzz", "'zzz'"),
                       ("live?app=fonsters&scenario=zzz", "'zzz'"), ("live?app=fonsters&session=zzz", "'zzz'")):
        view(page, studio, name)
        expect(problem).to_contain_text(text, timeout=WAIT)
        assert problem.bounding_box()["height"] < 120 and problem.bounding_box()["x"] > 8, problem.bounding_box()
        expect(on).to_be_visible()
    expect(page.get_by_role("button", name="Start anew")).to_be_disabled()
    on.click()
    expect(page.locator(".elements button").first).to_be_visible(timeout=WAIT)
    view(page, studio, SCENARIO + "&device=zzz")
    expect(problem).to_be_visible(timeout=WAIT)
    page.locator(".variant summary").first.click()
    page.get_by_label("Device").select_option("")
    shown_player(page)
    for name in (SCENARIO + "&ms=abc&loop=9-1", SCENARIO + "&ms=-5&loop=a-b", SCENARIO + "&ms=1e9"):
        view(page, studio, name)
        shown_player(page)
    view(page, studio, "gallery?app=duggy&device=zzz,iphone15")
    expect(page.locator(".count")).to_contain_text("not here: zzz")
    expect(page.locator(".open img.drawn").first).to_be_visible(timeout=WAIT)
    view(page, studio, "gallery?app=zzz")
    expect(page.locator(".empty")).to_have_text("Nothing is chosen of: App.")
    view(page, studio, "gallery?words=qwerty")
    expect(page.locator(".empty")).to_have_text("No state has the words “qwerty”.")
    view(page, studio, "review?file=..%2Faccepted.tsv&mode=zzz")
    expect(page.locator(".list progress")).to_be_hidden(timeout=WAIT)
    # A picture that could not be drawn is asked for again when it comes into view again.
    page.route("**/frame.png*", lambda route: route.abort())
    view(page, studio, "gallery?app=duggy")
    expect(page.locator(".open.failed").first).to_be_visible(timeout=WAIT)
    page.unroute("**/frame.png*")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.set_viewport_size({"width": 500, "height": 400})
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_timeout(300)
    page.evaluate("scrollTo(0, 0)")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".open:not(.failed) img.drawn").first).to_be_visible(timeout=WAIT)


# What is chosen, each with one beside it that is not; both look the same where a state has no colour of its own.
ALIKE = """() => [['[aria-pressed="true"]', '[aria-pressed="false"]'], ['[aria-selected="true"]', '[aria-selected="false"]'],
    ['nav [aria-current]', 'nav a:not([aria-current])'], ['.chip input:checked + span', '.chip input:not(:checked) + span']]
    .flatMap((pair) => {
      const [one, other] = pair.map((name) => document.querySelector(name));
      if (!one || !other) { return []; }
      const [chosen, free] = [getComputedStyle(one), getComputedStyle(other)];
      return chosen.backgroundColor === free.backgroundColor || chosen.backgroundColor === chosen.color ? [one.outerHTML.slice(0, 90)] : [];
    })"""


def forced(page, studio):
    """In the colours that a person's system forces on pages, what is chosen and where the playhead is can be seen."""
    for scheme in ("light", "dark"):
        context = page.context.browser.new_context(forced_colors="active", color_scheme=scheme, viewport={"width": 1440, "height": 900})
        own = context.new_page()
        for name in ("gallery?app=duggy", SCENARIO + "&ms=1500&loop=500-1800", "live?app=fonsters"):
            view(own, studio, name)
            if name.startswith("player"):
                shown_player(own)
                ground = own.evaluate("getComputedStyle(document.querySelector('.timeline')).backgroundColor")
                for mark in (".head-line", ".loop-range"):
                    assert own.locator(mark).evaluate("(one) => getComputedStyle(one).backgroundColor") != ground, mark
            if name.startswith("live"):
                expect(own.locator(".elements button").first).to_be_visible(timeout=WAIT)
            own.screenshot(path=studio.pictures / f"forced-{name.split('?')[0]}-{scheme}.png")
            alike = own.evaluate(ALIKE)
            assert not alike, (name, scheme, alike)
        context.close()


def longest(page, studio):
    """A report of a launch with a long name has its verdict in view, on the page and on paper; one launch is one."""
    file, folder = pathlib.Path(studio.folder, "named.json"), pathlib.Path(studio.folder, "named")
    name = "a-launch-whose-name-is-so-long-that-no-column-has-room-for-all-of-it-and-of-its-words"
    file.write_text(json.dumps({"name": name, "app": "urbannest", "device": {"profile": "iphonese"}, "expect": {"route": "home"}}))
    subprocess.run([studio.program, "run", "--scenario", str(file), "--report", str(folder)], stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL, check=False)
    page.goto((folder / "index.html").as_uri())
    expect(page.get_by_text("The launch in a table")).to_be_visible()
    for medium, width in (("screen", 1440), ("print", 760)):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(media=medium)
        table, badge = page.locator(".summary"), page.locator(".summary .badge")
        room, box = table.locator("xpath=..").bounding_box(), badge.bounding_box()
        assert box["x"] + box["width"] <= room["x"] + room["width"] + 1, (medium, box, room)
        assert page.evaluate(WIDER) == 0, medium
    page.emulate_media(media="screen")


def chosen(page, studio):
    """The address of the player and of the review holds what is looked at, and another browser shows the same by it."""
    view(page, studio, SCENARIO + "&ms=3000")
    shown_player(page)
    for name in ("View frames", "Safe area"):
        page.get_by_role("button", name=name, exact=True).click()
    page.get_by_label("Speed").select_option("0.25")
    page.get_by_role("tab", name="Audit").click()
    expect(page).to_have_url(re.compile("ms=3000&over=frames%2Csafe&speed=0.25&tab=findings"))
    other = page.context.browser.new_page(viewport={"width": 1440, "height": 900})
    other.goto(page.url)
    shown_player(other)
    for name, is_on in (("View frames", "true"), ("Safe area", "true"), ("Contrast", "false")):
        expect(other.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", is_on)
    expect(other.locator(".marks .node").first).to_be_attached(timeout=WAIT)
    expect(other.locator(".marks .unsafe").first).to_be_attached(timeout=WAIT)
    expect(other.get_by_label("Speed")).to_have_value("0.25")
    expect(other.get_by_role("tab", name="Audit")).to_have_attribute("aria-selected", "true")
    # They stay with another variant, and with another launch.
    other.locator(".variant summary").first.click()
    other.get_by_label("Appearance").select_option("dark")
    expect(other).to_have_url(re.compile("appearance=dark.*over=frames%2Csafe&speed=0.25&tab=findings"))
    shown_player(other)
    other.get_by_label("Launch", exact=True).focus()
    other.keyboard.press("ArrowDown")
    expect(other).not_to_have_url(re.compile("=slow-backend"))
    expect(other).to_have_url(re.compile("over=frames%2Csafe"))
    # A picture of the gallery that is enlarged, and the one that it is laid over.
    view(other, studio, "gallery?app=duggy&appearance=light,dark")
    other.locator(".open").first.click()
    dialog = other.get_by_role("dialog")
    dialog.get_by_role("button", name="Hold to compare").click()
    expect(other).to_have_url(re.compile("held=[^&]+&mode=slider$"))
    other.locator(".open").nth(1).click()
    dialog.get_by_role("button", name="Overlay").click()
    expect(other).to_have_url(re.compile("open=[^&]+&held=[^&]+&mode=overlay"))
    other.reload()
    expect(dialog.locator(".stack.overlay")).to_be_visible(timeout=WAIT)
    expect(dialog.get_by_text("2 of ")).to_be_visible()
    # Who goes on leaves it.
    other.evaluate("location.hash = '#review'")
    expect(other.get_by_role("heading", name="Review")).to_be_visible(timeout=WAIT)
    expect(dialog).to_have_count(0)
    other.go_back()
    expect(dialog.locator(".stack.overlay")).to_be_visible(timeout=WAIT)
    other.keyboard.press("Escape")
    expect(other).not_to_have_url(re.compile("open="))
    # What the studio does not have is left out.
    view(other, studio, SCENARIO + "&ms=500&over=zzz,constructor&speed=9&tab=toString")
    shown_player(other)
    expect(other.get_by_role("tab", name="Why")).to_have_attribute("aria-selected", "true")
    expect(other).to_have_url(re.compile("ms=500$"))
    view(other, studio, "review")
    expect(other.locator(".list progress")).to_be_hidden(timeout=WAIT)
    other.get_by_label("Show", exact=True).select_option("same")
    expect(other).to_have_url(re.compile("show=same"))
    other.reload()
    expect(other.get_by_label("Show", exact=True)).to_have_value("same", timeout=WAIT)
    expect(other.locator(".causes button", has_text="duggy-entry-0ms")).to_be_visible(timeout=WAIT)
    other.close()


def previewed(page, studio):
    """Each preview of a program stands in the gallery with its name, its traits and its argument, in the size that it asks for."""
    with running([pathlib.Path(studio.program).with_name("gallery"), "studio"]) as process:
        page.goto(process.stdout.readline().split()[1] + "#gallery?app=previews&device=iphone15,iphonese")
        expect(page.locator(".open img.drawn")).to_have_count(6, timeout=WAIT)
        assert page.locator(".tiles h2").all_text_contents() == [
            "Previews Badge small", "Previews Badge lying", "Previews Badge count 3", "Previews Badge count 12"]
        tiles = page.locator(".tile")
        for place, wishes in enumerate(["160 × 60 points", "landscape", "argument “3”", "argument “3”", "argument “12”", "argument “12”"]):
            expect(tiles.nth(place).locator(".wishes")).to_have_text("gallery/Badge.swift, " + wishes)
        # What asks for a size or a side of its own is there once; the others are on each device.
        sizes = [[one.get_attribute("width"), one.get_attribute("height")] for one in page.locator(".open img").all()]
        assert sizes == [["160", "60"], ["844", "390"], ["393", "852"], ["375", "667"], ["393", "852"], ["375", "667"]], sizes
        shapes = page.evaluate("[...document.querySelectorAll('.open img')].map((one) => one.naturalWidth / one.naturalHeight)")
        assert all(abs(shape / (float(wide) / float(high)) - 1) < .02 for shape, (wide, high) in zip(shapes, sizes)), shapes
        page.locator(".open").first.click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_text("1 of 6")).to_be_visible()
        # A view has no launch to play.
        expect(dialog.get_by_role("link", name="Open in the player")).to_have_count(0)
        page.keyboard.press("Escape")
        page.get_by_label("States with the words").fill("argument “12”")
        expect(page.locator(".open")).to_have_count(2)
        page.screenshot(path=studio.pictures / "gallery-previews.png")


def undone(page, studio):
    """What was decided in the review is taken back: at once, later on, and by the command."""
    names = ["duggy-entry-250ms.png", "duggy-entry-1000ms.png"]
    lists = [studio.goldens / name for name in ("accepted.tsv", "rejected.tsv")]

    def files():
        return [(studio.goldens / name).read_bytes() for name in names]

    before, last = files(), page.get_by_role("group", name="The last decision")
    view(page, studio, "review")
    expect(page.get_by_text("3 goldens, 2 different")).to_be_visible(timeout=WAIT)
    page.get_by_label("Reason").fill("All of it.")
    page.get_by_role("button", name="Accept all 2 of this cause").click()
    expect(page.get_by_text("3 goldens, 0 different")).to_be_visible(timeout=WAIT)
    assert all(one != other for one, other in zip(before, files())) and lists[0].exists()
    expect(last).to_contain_text("Accepted 2 goldens: All of it.")
    last.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("3 goldens, 2 different")).to_be_visible(timeout=WAIT)
    assert files() == before and not lists[0].exists()
    expect(last).to_be_hidden()
    # Whoever works by keyboard goes on with the reason.
    expect(page.get_by_label("Reason")).to_be_focused()
    # A rejection, by the keyboard alone.
    page.keyboard.type("It is cut.")
    page.get_by_role("button", name="Reject", exact=True).press("Enter")
    expect(page.get_by_text("2 different, 1 of them rejected")).to_be_visible(timeout=WAIT)
    last.get_by_role("button", name="Undo").press("Enter")
    expect(page.get_by_text("3 goldens, 2 different", exact=True)).to_be_visible(timeout=WAIT)
    assert not lists[1].exists()
    # Later, from the picture itself, when the page was loaded again.
    page.locator(".causes button", has_text="duggy-entry-250ms").click()
    page.get_by_label("Reason").fill("It is larger.")
    page.get_by_role("button", name="Accept this one").click()
    expect(page.get_by_text("3 goldens, 1 different")).to_be_visible(timeout=WAIT)
    page.reload()
    expect(page.get_by_text("3 goldens, 1 different")).to_be_visible(timeout=WAIT)
    page.get_by_label("Show", exact=True).select_option("same")
    page.locator(".causes button", has_text="duggy-entry-250ms").click()
    expect(page.locator(".decided")).to_contain_text("It is larger.")
    page.screenshot(path=studio.pictures / "review-accepted.png")
    page.get_by_role("button", name="Take the acceptance back").click()
    expect(page.get_by_text("3 goldens, 2 different")).to_be_visible(timeout=WAIT)
    assert files() == before and not lists[0].exists()
    # By the command, what was done in the page.
    page.get_by_label("Reason").fill("Once more.")
    page.get_by_role("button", name="Accept this one").click()
    expect(page.get_by_text("3 goldens, 1 different")).to_be_visible(timeout=WAIT)
    page.screenshot(path=studio.pictures / "review-undo.png")
    told = subprocess.run([studio.program, "accept", "--goldens", str(studio.goldens), "--undo"], check=True, text=True, stdout=subprocess.PIPE).stdout
    assert "Once more." in told and "1 decision taken back" in told, told
    assert files() == before and not lists[0].exists()
    # What is no longer there to be taken back says so.
    last.get_by_role("button", name="Undo").click()
    expect(last.locator(".problem")).to_contain_text("Nothing was decided")
