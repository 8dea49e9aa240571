#!/usr/bin/env python3
"""Measures the studio by its own page, in Chromium: studio_bench.py PROGRAM BENCH.JSON

Adds its figures to those of the other measures. STUDIO_MINUTES is how long the playhead is moved for the memory's sake (1).
Exits with 1 where a figure misses its bar.
"""
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

from report_check import FILTER, large, opened_in
from studio_pages import SCENARIO, WAIT, Studio, running, shown_player, view

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The most that a figure may be, in its unit.
BARS = {"studio.first": 200, "studio.scrub": 50, "studio.rest": 300, "studio.stills": 3000, "studio.live.frame": 1000 / 30,
        "studio.live.touch": 100, "studio.watch": 6000, "studio.memory": 10, "report.open": 1000, "report.large": 1000, "report.choose": 500, "report.size": 3000}
# Notes when the first heading is there, in milliseconds since the page was asked for.
FIRST = """
new MutationObserver((all, one) => {
  if (!document.querySelector('h1')) { return; }
  one.disconnect();
  window.firstHeading = performance.now();
}).observe(document, { childList: true, subtree: true });"""
# Moves the playhead, and tells the milliseconds until the frame is on the page, or the file of that instant.
SCRUB = """
([wanted, isFile]) => new Promise((done) => {
  const field = document.querySelector('.clock');
  const start = performance.now();
  const isShown = () => isFile ? document.querySelector('.take .exact:not([hidden])')?.alt === `The screen at ${wanted} milliseconds`
    : document.querySelector('.take canvas').dataset.time === String(wanted);
  const look = () => isShown() ? done(performance.now() - start) : requestAnimationFrame(look);
  field.value = wanted;
  field.dispatchEvent(new Event('change'));
  look();
})"""
# The milliseconds between the frames of a launch that moves, over a time.
FRAMES = """
(length) => new Promise((done) => {
  const [canvas, times] = [document.querySelector('.device canvas'), []];
  new MutationObserver(() => times.push(performance.now())).observe(canvas, { attributeFilter: ['data-number'] });
  setTimeout(() => done(times.slice(1).map((time, index) => time - times[index])), length);
})"""
# The milliseconds from a finger on the screen to the frame that shows what it did.
TOUCH = """
([x, y]) => new Promise((done) => {
  const [screen, canvas] = [document.querySelector('.device'), document.querySelector('.device canvas')];
  const box = screen.getBoundingClientRect();
  const place = { clientX: box.x + box.width * x, clientY: box.y + box.height * y, pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true };
  const start = performance.now();
  new MutationObserver((all, one) => { one.disconnect(); done(performance.now() - start); })
    .observe(canvas, { attributeFilter: ['data-number'] });
  screen.dispatchEvent(new PointerEvent('pointerdown', place));
  setTimeout(() => screen.dispatchEvent(new PointerEvent('pointerup', { ...place, buttons: 0 })), 30);
})"""


def share(values, part):
    """The value that a part of the others does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def memory(process):
    """The resident megabytes of a process."""
    text = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(text.split("VmRSS:")[1].split()[0]) / 1024


def first(browser, studio):
    """A browser that has never seen the page shows its first heading, by the page's own clock from the first byte asked for."""
    times = []
    for _ in range(8):
        context = browser.new_context(bypass_csp=True)
        page = context.new_page()
        page.add_init_script(FIRST)
        page.goto(studio.address, wait_until="commit")
        page.wait_for_selector("h1", timeout=WAIT)
        times.append(page.evaluate("window.firstHeading"))
        context.close()
    return times


def scrub(browser, studio, isFile):
    """The playhead jumps to and fro over a launch."""
    page = browser.new_page(bypass_csp=True, viewport={"width": 1440, "height": 900})
    view(page, studio, SCENARIO + "&device=iphonese&ms=500")
    shown_player(page)
    end = int(page.locator(".clock").get_attribute("max"))
    times = [page.evaluate(SCRUB, [(number * 617) % end, isFile]) for number in range(1, 25 if isFile else 101)]
    page.close()
    return times


def stills(browser, studio):
    """72 pictures come into view at once."""
    times = []
    for appearances in ("light,dark",):
        page = browser.new_page(bypass_csp=True, viewport={"width": 2400, "height": 9000})
        start = time.perf_counter()
        view(page, studio, f"gallery?app=urbannest,duggy&appearance={appearances}&device=iphonese,iphone15")
        page.wait_for_function("document.querySelectorAll('.open img.drawn').length >= 72", timeout=WAIT)
        times.append((time.perf_counter() - start) * 1000)
        page.close()
    return times


def live(browser, studio):
    """A launch that waits for its backend keeps moving; then a field is touched, and left."""
    page = browser.new_page(bypass_csp=True, viewport={"width": 1440, "height": 900})
    view(page, studio, "live?app=urbannest&scenario=slow-backend&device=iphone15")
    page.wait_for_function("document.querySelector('.device canvas')?.dataset.number > 5", timeout=WAIT)
    between = page.evaluate(FRAMES, 2000)
    view(page, studio, "live?app=urbannest&firstLaunch=0&device=iphone15")
    page.wait_for_function("document.querySelector('.state')?.textContent.includes('login')", timeout=WAIT)
    touches = []
    for number in range(12):
        time.sleep(.8)
        touches.append(page.evaluate(TOUCH, [.5, .45 if number % 2 else .04]))
    page.close()
    return between, touches


def rebuilt(browser, folder):
    """A view of Examples/Hello is saved with another colour: the milliseconds until the new program's picture is on the page.

    The median of five, in an optimized build, as CI has it; what Hello depends on was built before.
    """
    package = pathlib.Path(folder, "Hello")
    shutil.copytree(ROOT / "Examples/Hello", package, ignore=shutil.ignore_patterns("out", "Xcode", ".build"))
    manifest, source = package / "Package.swift", package / "Sources/Hello/HelloRoot.swift"
    manifest.write_text(manifest.read_text().replace('path: "../.."', f'path: "{ROOT}"'))
    options = subprocess.run(["bash", "-c", '. Scripts/build_options.sh; printf "%s\\n" "$system" "${shared[@]}"'],
                             cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE).stdout.split("\n")[:-1]
    # Whoever works on a screen does not have the imports of each target scanned at each save: `make check` does that here.
    if "--explicit-target-dependency-import-check" in options:
        place = options.index("--explicit-target-dependency-import-check")
        del options[place:place + 2]
    build = ["env", f"FIRSTLIGHT_QUICK={options[0]}", "swift", "build", *options[1:], "--scratch-path", f"{ROOT}/.build",
             "--product", "hello"]
    subprocess.run(build, cwd=package, check=True, stdout=subprocess.DEVNULL)
    [program] = (ROOT / ".build").glob("*/release/hello")
    words = [program, "studio", "--watch", "--build", " ".join(shlex.quote(word) for word in build)]
    times = []
    with running(words, cwd=package) as process:
        address = process.stdout.readline().split()[1]
        page = browser.new_page(bypass_csp=True, viewport={"width": 1440, "height": 900})
        page.goto(address + "#player?app=hello&state=splash")
        shown_player(page)
        for number in range(5):
            page.evaluate("document.body.dataset.old = '1'")
            start = time.perf_counter()
            source.write_text(source.read_text().replace("0x1B2A41", "0x1B2A42") if number % 2 == 0
                              else source.read_text().replace("0x1B2A42", "0x1B2A41"))
            page.wait_for_selector("body:not([data-old]) .take .exact:not([hidden])", timeout=WAIT)
            times.append((time.perf_counter() - start) * 1000)
        page.close()
    return times


def growth(browser, studio):
    """The program's memory after minutes of a moving playhead, beside that after the first of them, in percent."""
    page = browser.new_page(bypass_csp=True, viewport={"width": 1440, "height": 900})
    view(page, studio, SCENARIO + "&ms=500")
    shown_player(page)
    end = int(page.locator(".clock").get_attribute("max"))
    length = float(os.environ.get("STUDIO_MINUTES", "1")) * 60
    start, before, number = time.monotonic(), None, 0
    while time.monotonic() - start < length:
        number += 1
        page.evaluate(SCRUB, [(number * 617) % end, number % 10 == 0])
        if before is None and time.monotonic() - start > length / 3:
            before = memory(studio.process)
    after = memory(studio.process)
    page.close()
    return (after / before - 1) * 100


def report(browser, file):
    """A report is opened from its file: the milliseconds until it is painted and complete."""
    times = []
    for _ in range(5):
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        times.append(max(opened_in(context.new_page(), file)))
        context.close()
    return times


def choose(browser, file):
    """Words are typed into the choice of a large report, and taken away."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    opened_in(page, file)
    times = [page.evaluate(FILTER, words) for words in ("family 77", "", "family 8", "", "none of them", "")]
    page.close()
    return times


def main():
    program, output = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
    entries = json.loads(output.read_text()) if output.exists() else []
    missed = []

    def note(name, value, unit="ms"):
        bar = BARS[name]
        entries[:] = [one for one in entries if one["name"] != name]
        entries.append({"name": name, "median_ms": round(value, 3), "low_ms": round(value, 3), "reference": "bar",
                        "reference_median_ms": round(bar, 3), "ratio": round(bar / value, 3) if value > 0 else 1, "unit": unit})
        if value > bar:
            missed.append(name)
        print(f"{name}: {value:.1f} {unit}, bar {bar:.1f}{' MISSED' if value > bar else ''}", flush=True)

    with Studio(program) as studio, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        note("studio.first", share(first(browser, studio), .5))
        note("studio.scrub", share(scrub(browser, studio, False), .95))
        note("studio.rest", share(scrub(browser, studio, True), .95))
        note("studio.stills", max(stills(browser, studio)))
        between, touches = live(browser, studio)
        note("studio.live.frame", sum(between) / len(between))
        note("studio.live.touch", share(touches, .95))
        note("studio.watch", share(rebuilt(browser, studio.folder), .5))
        note("studio.memory", growth(browser, studio), "%")
        # The report of the last `make run`.
        last = ROOT / "out/report/index.html"
        if last.exists():
            note("report.open", share(report(browser, last), .5))
            note("report.size", sum(one.stat().st_size for one in last.parent.rglob("*") if one.is_file()) / 1000, "kB")
        many = large(studio, pathlib.Path(studio.folder, "large"))
        note("report.large", share(report(browser, many), .5))
        note("report.choose", share(choose(browser, many), .95))
        browser.close()
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(json.dumps(entries, indent=2, sort_keys=True) + "\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
