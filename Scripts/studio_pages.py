"""The studio as the checks of its page start it, and the ways to its views."""
import contextlib
import http.client
import json
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.parse

from playwright.sync_api import expect

WAIT = 60_000
# How long a machine with other work takes is no matter of these checks: studio_bench.py measures.
expect.set_options(timeout=WAIT)
SCENARIO = "player?app=urbannest&scenario=slow-backend"


@contextlib.contextmanager
def running(words, **options):
    """A program that is ended where the block is left, whatever happened in it; it has to end well where all went well."""
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, **options)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(WAIT / 1000)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    assert process.returncode == 0, process.returncode


class Studio:
    """A running studio with a folder of goldens, two of which are wrong, until the end of a block."""

    def __init__(self, program, pictures="out/studio"):
        self.program = program
        self.pictures = pathlib.Path(pictures)

    def __enter__(self):
        with contextlib.ExitStack() as closing:
            self.folder = closing.enter_context(tempfile.TemporaryDirectory(prefix="firstlight-studio-"))
            self.goldens = pathlib.Path(self.folder, "Goldens")
            self.kept = pathlib.Path(self.folder, "Scenarios")
            draw = [self.program, "snapshot", "duggy", "--state", "entry", "--at", "0ms,250ms,1s", "--into", str(self.goldens)]
            subprocess.run(draw, check=True, stdout=subprocess.DEVNULL)
            for wrong in ("250ms", "1000ms"):
                shutil.copy(self.goldens / "duggy-entry-0ms.png", self.goldens / f"duggy-entry-{wrong}.png")
            self.programs = closing.enter_context(contextlib.ExitStack())
            self.start()
            self.closing = closing.pop_all()
        return self

    def __exit__(self, *problem):
        return self.closing.__exit__(*problem)

    def start(self, *options):
        words = [self.program, "studio", "--goldens", str(self.goldens), "--into", str(self.kept), *options]
        self.process = self.programs.enter_context(running(words))
        line = self.process.stdout.readline()
        assert line.startswith("open http://127.0.0.1:"), line
        self.address = line.split()[1]

    def plays(self, name):
        """A scenario that was kept leads to its end again, in a process of its own."""
        file = self.kept / f"{name}.json"
        run = subprocess.run([self.program, "run", "--scenario", str(file), "--report", str(self.kept / "report")],
                             text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert run.returncode == 0, run.stdout + file.read_text()

    def stop(self):
        self.programs.close()

    def get(self, path, body=None, **headers):
        """Asks without a browser, with headers that no page could send; a body is posted as JSON."""
        parts = urllib.parse.urlsplit(self.address)
        connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=10 * WAIT / 1000)
        if body is not None:
            headers["Content-Type"] = "application/json"
        connection.request("GET" if body is None else "POST", path, body=body and json.dumps(body), headers=headers)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, body


def view(page, studio, name):
    page.goto("about:blank")
    page.goto(studio.address + "#" + name)
    expect(page.locator("h1").first).to_be_visible(timeout=WAIT)


def until(page, expression):
    """Waits for what holds in a page. Its own policy forbids what Playwright's waiting for a function does."""
    limit = time.monotonic() + WAIT / 1000
    while not page.evaluate(expression):
        assert time.monotonic() < limit, expression
        page.wait_for_timeout(50)


def shown_player(page):
    expect(page.locator(".take .exact").first).to_be_visible(timeout=WAIT)


def enlarged(page, opener):
    """The keyboard enlarges the picture that has the focus, goes on to the next one, and comes back to it."""
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog")).to_contain_text("2 of")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(f"document.activeElement.matches('{opener}')"), "the focus is lost when a picture is closed"


# The controls of a page that a keyboard has to reach, each noted by its place; those of one set of tabs count as one.
CONTROLS = """() => {
    window.controls = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter((one) =>
        one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length);
    return window.controls.length;
}"""
# The control that has the focus, and whether one sees it: by an outline of its own or of what is drawn in its place.
FOCUSED = """() => {
    const [one, drawn] = [document.activeElement, (one) => one && getComputedStyle(one).outlineStyle !== 'none' && parseFloat(getComputedStyle(one).outlineWidth) > 0];
    return [window.controls.indexOf(one), drawn(one) || drawn(one.nextElementSibling) || one.matches('.keys') && drawn(one.parentElement), one.outerHTML.slice(0, 120)];
}"""


def tabbed(page, name):
    """The Tab key reaches every control of a page, and each shows that it has the focus."""
    count, reached = page.evaluate(CONTROLS), set()
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    for _ in range(count + 3):
        page.keyboard.press("Tab")
        place, is_seen, text = page.evaluate(FOCUSED)
        if place in reached:
            break
        if place >= 0:
            assert is_seen, f"{name}: no focus is seen at {text}"
            reached.add(place)
    missed = page.evaluate("(reached) => window.controls.flatMap((one, place) => reached.includes(place) ? [] : [one.outerHTML.slice(0, 120)])", list(reached))
    assert not missed, (name, missed)
