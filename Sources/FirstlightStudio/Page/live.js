// Licensed under the Apache License, Version 2.0.
// A launch on the real clock over a real backend: its frames, and what is done to it by pointer, keys and switches.
import { address, ask, button, chosenApp, complaint, languageOptions, link, make, select, tell, time, title } from './page.js';
import { finger } from './finger.js';
import { switches } from './switches.js';

/** @typedef {import('./page.js').Catalogue} Catalogue */
/** @typedef {import('./page.js').Choice} Choice */
/** @typedef {import('./finger.js').Step} Step */
/** @typedef {import('./switches.js').Account} Account */
/** @typedef {import('./switches.js').Answer} Answer */
/**
 * @typedef {{session: string, number: number, time: number, width: number, height: number, scale: number, patches: number[][],
 *   state: {phase: string, place: string, steps: number, isOver: boolean, problem?: string}}} Head
 */

const begins = ['scenario', 'device', 'language', 'appearance', 'text-size', 'reduce-motion', 'increase-contrast', 'orientation', 'firstLaunch', 'session', 'cached', 'biometrics', 'vault', 'enrolled'];
/**
 * @param {HTMLElement} main
 * @param {Catalogue} catalogue
 * @param {Choice} start
 * @param {AbortSignal} signal
 */
export async function live(main, catalogue, start, signal) {
  const launched = catalogue.apps.filter((app) => app.hasLaunch);
  const app = chosenApp(launched, start.app);
  if (!catalogue.hasLive) { throw new Error('None of the apps has a launch: they are views only.'); }
  /** @type {Choice} */
  const own = {};
  for (const name of begins) { if (start[name]) { own[name] = start[name]; } }
  /** @type {Choice} */
  const words = { app: app.id, ...own };
  /** @param {string} key @param {string} value */
  const put = (key, value) => {
    const changed = { ...words, [key]: value };
    if (!value) { delete changed[key]; }
    location.hash = link('live', changed);
  };

  const anew = button('Start anew', () => restart(), { disabled: true, title: 'Ends this launch and begins it again, for all pages that show it' });
  main.append(make('div', { class: 'top' }, make('h1', {}, app.name + ': ', make('span', { class: 'quiet' }, 'live')), chooser()));
  let account = /** @type {Account} */ (await tell('api/live/start', { words }));
  if (signal.aborted) { return; }
  anew.disabled = false;
  let { session } = account;

  // --- The screen
  const canvas = make('canvas', { width: 1, height: 1 });
  const screen = make('div', {
    class: 'device', tabindex: -1, role: 'application', 'aria-label': 'The screen of the ' + account.device,
  }, canvas);
  const line = make('p', { class: 'state', role: 'status' });
  const clock = make('span', { class: 'quiet clock-text' });
  const problem = make('div', { class: 'problems', role: 'alert' });
  /** What another page has done to this launch; until the next deed here. */
  const news = make('p', { class: 'news', role: 'status' });
  /** @type {Step[]} */
  let queue = [];
  let deeds = 0;
  let sending = Promise.resolve();

  /** @param {Step[]} steps */
  function act(steps) {
    for (const step of steps) {
      // Of the places that a finger has passed since, the last one counts.
      let place = queue.length - 1;
      while (step.move && place >= 0 && queue[place].move && queue[place].finger !== step.finger) { place -= 1; }
      if (step.move && place >= 0 && queue[place].move) { queue.splice(place, 1); }
      queue.push({ at: '0ms', ...step });
    }
    deeds += 1;
    news.textContent = '';
    sending = sending.then(send);
  }

  /** @param {Record<string, Answer>} answers */
  function answer(answers) {
    deeds += 1;
    sending = sending.then(() => tellAll({ answers }));
    refresh();
  }

  /** Tells all that was done while the steps before were told. */
  async function send() {
    const steps = queue;
    queue = [];
    if (steps.length) { await tellAll({ steps }); }
  }

  /** @param {{steps?: Step[], answers?: Record<string, Answer>}} deed */
  async function tellAll(deed) {
    try {
      const done = /** @type {{problems: string[]}} */ (await tell('api/live/do', { session, ...deed }));
      const words = done.problems.filter((one) => !one.includes('no field has the focus'));
      problem.replaceChildren(...words.map((one) => complaint(one)));
    } catch (error) { problem.replaceChildren(complaint(error)); }
  }

  const keys = finger(screen, { 'aria-label': 'Keys for the screen of the ' + account.device, 'aria-describedby': 'screen-hint' }, () => [account.width, account.height], act, signal);

  async function refresh() {
    let before;
    let found;
    // One that was asked for before the last deed would take it back on the page.
    do {
      await sending;
      before = deeds;
      try { found = /** @type {Account} */ (await ask('api/live/account', { session }, signal)); } catch { return; }
    } while (before !== deeds);
    account = found;
    screen.style.setProperty('--corner', account.cornerRadius + 'px');
    panel.follow();
  }

  const panel = switches({
    account: () => account, act, answer, sent: () => sending, leave: (isAway) => screen.classList.toggle('away', isAway),
  }, app, catalogue, own, put);
  main.append(make('div', { class: 'theatre' },
    make('section', { class: 'stage', 'aria-label': 'Screen' }, make('div', { class: 'bezel' }, screen), make('div', { class: 'transport' }, line, clock),
      make('p', { class: 'hint quiet', id: 'screen-hint' }, 'Pointer, one or two fingers, wheel and keys go into the screen while it is chosen; with Alt, the pointer is two fingers. Tab leaves it. Text is composed and pasted as elsewhere. All pages at this address steer this one launch; one that begins another ends it.'), news, problem),
    panel.element));
  panel.begin();

  // --- The frames
  let settled = 0;
  let number = 0;
  let turn = 0;
  /** @param {number} after */
  const request = (after) => {
    const asked = fetch(address('api/live/frames', { session, after: String(after) }), { signal });
    // A view that is left before anybody waits for it has no error to tell.
    asked.catch(() => {});
    return asked;
  };
  let next = request(0);
  signal.addEventListener('abort', () => clearTimeout(settled));

  /** Shows the frames of this launch, until it is over or another one takes its place. */
  async function follow() {
    turn += 1;
    const own = turn;
    const isPast = () => signal.aborted || own !== turn;
    while (true) {
      let bytes;
      try {
        const response = await next;
        if (isPast()) { return; }
        if (!response.ok) { return ended((await response.json()).message); }
        bytes = new Uint8Array(await response.arrayBuffer());
      } catch {
        if (!isPast()) { stopped(complaint('The program does not answer.')); }
        return;
      }
      if (isPast()) { return; }
      const end = bytes.indexOf(10);
      const head = /** @type {Head} */ (JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))));
      if (!head.state.isOver) { next = request(head.number); }
      await paint(head, bytes, end + 1);
      if (isPast()) { return; }
      number = head.number;
      canvas.dataset.number = String(number);
      tellState(head);
      if (head.state.isOver) { return ended(head.state.problem); }
    }
  }

  /** @param {Head} head @param {Uint8Array} bytes @param {number} start */
  async function paint(head, bytes, start) {
    let at = start;
    const pictures = await Promise.all(head.patches.map(([, , , , length]) => {
      at += length;
      return createImageBitmap(new Blob([bytes.slice(at - length, at)], { type: 'image/png' }));
    }));
    if (canvas.width !== head.width || canvas.height !== head.height) {
      [canvas.width, canvas.height] = [head.width, head.height];
      [account.width, account.height] = [head.width / head.scale, head.height / head.scale];
      screen.style.aspectRatio = head.width + ' / ' + head.height;
      screen.classList.toggle('wide', head.width > head.height);
    }
    const context = canvas.getContext('2d');
    head.patches.forEach(([x, y, width, height], index) => {
      context?.clearRect(x, y, width, height);
      context?.drawImage(pictures[index], x, y);
      pictures[index].close();
    });
  }

  let told = '';
  /** @param {Head} head */
  function tellState(head) {
    const text = title(head.state.phase) + (head.state.place ? ' · ' + head.state.place : '');
    if (text !== told && !head.state.isOver) {
      told = text;
      line.replaceChildren(text);
    }
    clock.textContent = time(Math.round(head.time));
    clearTimeout(settled);
    settled = window.setTimeout(async () => {
      await refresh();
      if (!signal.aborted) { panel.list(); }
    }, 250);
  }

  /** @param {...(Node | string)} parts why there are no more frames, and what one can do */
  function stopped(...parts) {
    told = '';
    line.replaceChildren(...parts, ' ', button('Start again', () => restart(false), { class: 'play' }));
  }

  /**
   * The launch is over. Where another page has started it anew, this one goes on with that; where another launch has taken its place, it
   * says so.
   * @param {string} [why]
   */
  async function ended(why) {
    const own = turn;
    /** @type {{session?: string, words?: Choice}} */
    let now = {};
    try { now = await ask('api/live/now', {}, signal); } catch { /* What is shown already is all that is known. */ }
    if (signal.aborted || own !== turn) { return; }
    if (!now.session || !now.words || now.session === session) { return stopped(why || 'The launch was ended.'); }
    const isSame = [words, now.words].map((one) => JSON.stringify(Object.entries(one).sort())).every((one, _, [first]) => one === first);
    if (!isSame) {
      const name = catalogue.apps.find((one) => one.id === now.words?.app)?.name || now.words.app;
      return stopped('Another page has begun another launch, and one runs at a time. ', make('a', { href: link('live', now.words) }, 'Go to that of ' + name));
    }
    try {
      show(/** @type {Account} */ (await ask('api/live/account', { session: now.session }, signal)));
      news.textContent = 'Another page has started this launch anew; here it is the same one.';
    } catch (error) { if (!signal.aborted && own === turn) { stopped(complaint(error)); } }
  }

  /** @param {Account} found a launch that is shown from its beginning */
  function show(found) {
    account = found;
    ({ session } = account);
    [told, number, news.textContent] = ['', 0, ''];
    problem.replaceChildren();
    panel.begin();
    next = request(0);
    follow();
  }

  let isStarting = false;
  /** @param {boolean} isNew whether one that another page has started meanwhile gives way, too */
  async function restart(isNew = true) {
    // Who presses twice means one new start.
    if (isStarting) { return; }
    isStarting = true;
    turn += 1;
    // The button beside the screen goes with what it says.
    if (line.contains(document.activeElement)) { keys.focus({ preventScroll: true }); }
    try {
      show(/** @type {Account} */ (await tell('api/live/start', { words, isNew })));
    } catch (error) {
      problem.replaceChildren(complaint(error));
      // It goes on where it could not be started anew.
      next = request(number);
      follow();
    } finally { isStarting = false; }
  }

  function chooser() {
    const flags = /** @type {[string, string][]} */ ([['', 'As it is'], ['1', 'Yes'], ['0', 'No']]);
    const devices = catalogue.devices.map((one) => /** @type {[string, string]} */ ([one.id, one.name]));
    const scenarios = app.scenarios.map((one) => /** @type {[string, string]} */ ([one.name, title(one.name)]));
    return make('div', { class: 'chooser' },
      select('App', launched.map((one) => [one.id, one.name]), app.id, (id) => { location.hash = link('live', { app: id }); }),
      select('Begins as', [['', 'A first launch'], ...scenarios], own.scenario || '', (value) => put('scenario', value)),
      make('details', { class: 'variant' }, make('summary', {}, 'Device and its past'), make('div', { class: 'menu' },
        select('Device', [['', 'As it is'], ...devices], own.device || '', (value) => put('device', value)),
        select('Language', languageOptions('', app.languages, catalogue), own.language || '', (value) => put('language', value)),
        select('First launch', flags, own.firstLaunch || '', (value) => put('firstLaunch', value)),
        select('Session', [['', 'As it is'], ['none', 'None'], ['signedIn', 'Signed in'], ['expired', 'Expired']], own.session || '', (value) => put('session', value)),
        select('Cached answers', flags, own.cached || '', (value) => put('cached', value)),
        select('Sensor', [['', 'As it is'], ['faceID', 'Face ID'], ['touchID', 'Touch ID'], ['opticID', 'Optic ID']], own.biometrics || '', (value) => put('biometrics', value)),
        select('Password behind the sensor', flags, own.enrolled || '', (value) => put('enrolled', value)),
        select('Vault', [['', 'As it is'], ['open', 'Open'], ['locked', 'Locked device'], ['refused', 'Refused']], own.vault || '', (value) => put('vault', value)))),
      anew);
  }

  follow();
}
