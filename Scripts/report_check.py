"""Reads reports in Chromium as a person would: what studio_check.py does with them, and studio_bench.py measures."""
import json
import os
import pathlib
import re
import shutil
import subprocess

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from studio_pages import enlarged, tabbed, until


def large(studio, folder):
    """A report of 2,000 launches with ten pictures each, of a launch that is written again and again."""
    subprocess.run([studio.program, "run", "fonsters", "--scenario", "fonsters/gated-family", "--report", str(folder)], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    file = folder / "index.html"
    text = file.read_text()
    pictures = sorted((folder / "pictures").iterdir(), key=lambda one: one.stat().st_size)
    still = re.search(r'<li data-time.*?</li>\n', text, re.S)[0]
    count = 0

    def frame(_):
        nonlocal count
        count += 1
        name = f"{count:016x}.webp"
        os.link(pictures[count % (len(pictures) - 1)], folder / "pictures" / name)
        return re.sub(r"pictures/\w+\.webp", f"pictures/{name}", still)

    def again(part):
        """The part 2,000 times, each for a launch of another name."""
        def one(number):
            made = part.replace("gated-family", f"family-{number}").replace("gated family", f"family {number}")
            return re.sub(r'(<ol class="strip".*?>\n).*?(</ol>)', lambda found: found[1] + "".join(map(frame, range(10))) + found[2], made, flags=re.S)
        return "".join(one(number) for number in range(2000))

    for part in (r"<li><a href=.*?</li>\n", r'<tr><th scope="row">.*?</tr>\n', r'<section id="fonsters.*?</section>\n'):
        text = re.sub(part, lambda found: again(found[0]), text, count=1, flags=re.S)
    # As a report of so many has them: the table closed, the list made when it is seen, and the launches laid out together.
    text = text.replace("<main>", '<main class="long">')
    text = text.replace('class="all" open="open"', 'class="all"')
    text = re.sub(r'(Scenarios</p>)(\n<ol>.*?</ol>\n)(?=</nav>)', r"\1<noscript>\2</noscript>", text, count=1, flags=re.S)
    file.write_text(text)
    assert count == 20_000 and "</noscript></nav>" in text, count
    return file


def opened_in(page, file):
    """The milliseconds until a page of a file is painted, and until it is complete."""
    page.goto("about:blank")
    page.goto(file.as_uri(), wait_until="domcontentloaded")
    return page.evaluate("""() => new Promise((done) => new PerformanceObserver((all, one) => {
      const [paint] = all.getEntriesByName('first-contentful-paint');
      if (paint) { one.disconnect(); done([paint.startTime, performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd]); }
    }).observe({ type: 'paint', buffered: true }))""")


# Types into the choice and tells the milliseconds until the page is painted with fewer launches.
FILTER = """
(words) => new Promise((done) => {
  const [form, start] = [document.querySelector('.filter'), performance.now()];
  form.elements.words.value = words;
  form.dispatchEvent(new Event('input'));
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
})"""


def report(page, studio):
    """What failed is compared in a report, on a telephone, in the dark, and by axe; a folder that is no report stays."""
    folder = pathlib.Path(studio.folder, "failed")
    folder.mkdir()
    for side, golden in (("golden", "duggy-entry-250ms.png"), ("actual", "duggy-entry-1000ms.png"), ("difference", "duggy-entry-1000ms.png")):
        shutil.copy(studio.goldens / golden, folder / f"entry.{side}.png")
    left = {"golden": "Goldens/entry.png", "reason": "38 pixels differ.", "width": 375, "height": 667,
            "area": [100, 200, 80, 40], "view": [80, 180, 160, 90], "owner": "Splash/Mark"}
    (folder / "entry.png.failure.json").write_text(json.dumps(left))
    command = [studio.program, "snapshot", "--failures", str(folder), "--report"]
    assert subprocess.run(command + [str(folder)], stderr=subprocess.DEVNULL, check=False).returncode == 73
    for place in (pathlib.Path(studio.folder, "failures"), pathlib.Path(studio.folder, "failures.html")):
        subprocess.run(command + [str(place)], stdout=subprocess.DEVNULL, check=False)
        page.goto((place / "index.html" if place.suffix == "" else place).as_uri())
        expect(page.get_by_text("38 pixels differ.").first).to_be_visible()
        expect(page.locator(".shot .of-view").first).to_be_attached()
        for mode in ("Slider", "Blink", "Overlay", "Difference", "Side by side"):
            page.get_by_role("button", name=mode, exact=True).first.click()
            page.wait_for_timeout(300)
            page.screenshot(path=studio.pictures / f"report-{mode.split()[0].lower()}.png")
        until(page, "[...document.querySelectorAll('.compare img')].length === 3 && "
              "[...document.querySelectorAll('.compare img')].every((one) => one.complete && one.naturalWidth)")
        page.get_by_role("button", name="Enlarge").click()
        dialog = page.get_by_role("dialog")
        page.keyboard.press("ArrowRight")
        expect(dialog.get_by_text("2 of 3")).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.set_viewport_size({"width": 320, "height": 700})
    page.emulate_media(color_scheme="dark")
    page.reload()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.screenshot(path=studio.pictures / "report-failures-320-dark.png")
    assert not unworthy(page)


def unworthy(page):
    """What axe calls serious, in words."""
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in Axe().run(page).response["violations"]
            if one["impact"] in ("serious", "critical")]


def launched(studio):
    """The report of the launches of an app, which is made once."""
    folder = pathlib.Path(studio.folder, "launches")
    if not folder.exists():
        subprocess.run([studio.program, "run", "fonsters", "--report", str(folder)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return folder / "index.html"


def astray(page, studio):
    """What failed has pictures of a pixel a point, to be looked into."""
    wrong, folder = pathlib.Path(studio.folder, "astray.json"), pathlib.Path(studio.folder, "astray")
    wrong.write_text('{"name": "astray", "app": "urbannest", "device": {"profile": "iphonese"}, "expect": {"route": "home"}}')
    run = subprocess.run([studio.program, "run", "--scenario", str(wrong), "--report", str(folder)], stdout=subprocess.DEVNULL,
                         stderr=subprocess.DEVNULL, check=False)
    assert run.returncode == 1, run.returncode
    page.goto((folder / "index.html").as_uri() + "#urbannest/astray")
    shot = page.locator(".strip .shot").last
    # A picture that comes with the view is decoded only there.
    shot.scroll_into_view_if_needed()
    shot.evaluate("(one) => one.decode()")
    assert shot.evaluate("(one) => one.naturalWidth") == 375, shot.evaluate("(one) => one.naturalWidth")


def launches(page, studio):
    """The report of a launch: an instant has an address, pictures enlarge, motion plays when it is asked for, what is read lies over
    the screen; without a script all is there."""
    file = launched(studio)
    page.goto(file.as_uri() + "#fonsters/gated-family@500ms")
    section = page.locator(r"#fonsters\/gated-family")
    expect(section.locator(".strip li.on")).to_be_visible()
    assert page.evaluate("document.activeElement.className") == "enlarge"
    assert "500" not in section.locator(".strip li.on b").inner_text()
    section.locator(".shot").first.evaluate("(one) => one.decode()")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(" of ")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert re.search(r"#fonsters/gated-family@\d+ms$", page.url), page.url
    page.keyboard.press("Escape")
    expect(section.locator(".waterfall .bar").first).to_be_visible()
    expect(section.locator(".moments")).to_be_hidden()
    section.get_by_text("As a table").click()
    expect(section.locator(".moments")).to_be_visible()
    # What is read, numbered over the picture as in its list.
    tree = section.locator(".reading").last
    tree.locator("summary").click()
    placed = tree.locator("li[data-frame]").count()
    assert placed > 2 and tree.locator("li").count() == placed, placed
    expect(tree.locator(".marks .element")).to_have_count(placed)
    assert tree.locator("text.order").all_text_contents()[-1] == str(placed)
    tree.locator(".read img").evaluate("(one) => one.decode()")
    box, frame = tree.locator(".read").bounding_box(), tree.locator(".marks .element").first.bounding_box()
    assert box["x"] <= frame["x"] and frame["x"] + frame["width"] <= box["x"] + box["width"] + 1, (box, frame)
    moving = page.locator(".moving").first
    assert not moving.evaluate("(one) => one.complete && one.naturalWidth"), "what moves is read before anybody asks"
    page.locator(".motion summary").first.click()
    until(page, "document.querySelector('.moving').naturalWidth")
    total = page.locator(".scenario").count()
    page.get_by_role("searchbox", name="Words").fill("family GATED")
    expect(page.locator(".scenario:visible")).to_have_count(1)
    expect(page.locator(".filter output")).to_have_text(f"1 of {total}")
    expect(page.locator(".summary tbody tr:not([hidden])")).to_have_count(1)
    assert not unworthy(page)
    with page.expect_navigation():
        section.get_by_role("link", name="Scenario file").click()
    assert page.evaluate("JSON.parse(document.body.innerText).name") == "gated-family"
    context = page.context.browser.new_context(java_script_enabled=False, viewport={"width": 320, "height": 700})
    bare = context.new_page()
    bare.goto(file.as_uri() + "#fonsters/gated-family")
    expect(bare.locator(r"#fonsters\/gated-family .moments")).to_be_visible()
    expect(bare.locator(r"#fonsters\/gated-family .shot").first).to_be_visible()
    expect(bare.locator(".filter")).to_be_hidden()
    read = bare.locator(r"#fonsters\/gated-family .reading").last
    read.locator("summary").click()
    expect(read.locator("li").first).to_be_visible()
    context.close()
    astray(page, studio)


def thousands(page, studio):
    """A report of 2,000 launches and 20,000 pictures is opened and chosen from, and made as a reader comes near; studio_bench.py has its times."""
    file = large(studio, pathlib.Path(studio.folder, "large"))
    paint, complete = opened_in(page, file)
    print(f"studio: 2,000 launches: painted after {paint:.0f} ms, complete after {complete:.0f} ms")
    for words, count in (("family 77", sum("77" in str(number) for number in range(2000))), ("", 2000)):
        page.get_by_role("searchbox", name="Words").fill(words)
        expect(page.locator(".filter output")).to_have_text(f"{count} of 2000")
    page.goto("about:blank")
    page.goto(file.as_uri() + "#fonsters/family-1777")
    expect(page.locator(r"#fonsters\/family-1777 .waterfall")).to_be_visible()
    assert page.locator("noscript").count() > 1900, "all is made at once"


# The levels of the headings in their order, and the pictures that have no words for whoever does not see them.
OUTLINE = """() => [[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility()).map((one) => Number(one.tagName[1])),
    [...document.querySelectorAll('img:not([alt]), svg:not([aria-hidden]):not([aria-label]):not([aria-labelledby]):not([role])')].map((one) => one.outerHTML.slice(0, 90)),
    document.documentElement.lang, document.querySelectorAll('main').length]"""


def heard(page, studio):
    """A report is gone through by keyboard alone, on a telephone in the dark, too; it has the headings and words that a screen reader goes by."""
    for width, scheme in ((1440, "light"), (320, "dark")):
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        page.goto("about:blank")
        page.goto(launched(studio).as_uri())
        # What is made as a reader comes near is made at once.
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        tabbed(page, f"report, {width}")
        levels, unnamed, language, mains = page.evaluate(OUTLINE)
        assert levels[0] == 1 and levels.count(1) == 1, levels
        assert all(after <= before + 1 for before, after in zip(levels, levels[1:])), levels
        assert not unnamed and language == "en" and mains == 1, (unnamed, language, mains)
    # From the top to a picture, larger, on, back, and where one was.
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    for _ in range(400):
        if page.evaluate("document.activeElement.matches('.enlarge')"):
            break
        page.keyboard.press("Tab")
    enlarged(page, ".enlarge")
