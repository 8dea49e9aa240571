// Licensed under the Apache License, Version 2.0.
// A launch on the real clock over a real backend, steered by pointer, keys and switches, and kept as a scenario.
import { address, ask, button, chosenApp, complaint, link, make, say, select, tell, time, title } from './page.js';
import { finger } from './finger.js';

/** @typedef {import('./page.js').Catalogue} Catalogue */
/** @typedef {import('./page.js').Choice} Choice */
/** @typedef {import('./finger.js').Step} Step */
/**
 * @typedef {{session: string, app: string, device: string, width: number, height: number, cornerRadius: number, canTurn: boolean, isAway: boolean, isOffline: boolean,
 *   hasAccounts: boolean, biometrics?: string, folds?: string, windows: number[][], settings: Record<string, string>,
 *   answers: {task: string, answer: string, after: string}[], links: string[], elements: string[], steps: string[][]}} Account
 */
/**
 * @typedef {{session: string, number: number, time: number, width: number, height: number, scale: number, patches: number[][],
 *   state: {phase: string, place: string, steps: number, isOver: boolean, problem?: string}}} Head
 */

const begins = ['scenario', 'device', 'language', 'appearance', 'text-size', 'reduce-motion', 'increase-contrast', 'orientation', 'firstLaunch', 'session', 'cached', 'biometrics', 'vault', 'enrolled'];
const answers = /** @type {[string, string][]} */ ([
  ['300ms ok', 'Answers well'], ['3s ok', 'Slow: after 3 s'], ['300ms serverError', 'Server error'], ['300ms maintenance', 'Maintenance'],
  ['300ms limited', 'Too many requests'], ['300ms reset', 'Connection cut'], ['300ms truncated', 'Body cut short'], ['300ms malformed', 'Unreadable'],
  ['300ms empty', 'Empty list'], ['300ms captive', 'Captive page'], ['0ms never', 'Never answers'],
]);
const networks = /** @type {[string, string][]} */ ([['online', 'Online'], ['slow', 'Slow'], ['captive', 'Captive'], ['offline', 'Offline']]);
const wholes = /** @type {Record<string, string>} */ ({ online: '300ms ok', slow: '3s ok', captive: '300ms captive' });

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
  let network = 'online';
  /** @type {(() => void)[]} what brings each switch to where the launch is, which another page may have changed */
  let follows = [];

  // --- The screen
  const canvas = make('canvas', { width: 1, height: 1 });
  const screen = make('div', {
    class: 'device', tabindex: 0, role: 'application', 'aria-label': 'The screen of the ' + account.device, 'aria-describedby': 'screen-hint',
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
      const last = queue[queue.length - 1];
      if (step.move && last && last.move) { queue.pop(); }
      queue.push({ at: '0ms', ...step });
    }
    deeds += 1;
    news.textContent = '';
    sending = sending.then(send);
  }

  /** Tells all that was done while the steps before were told. */
  async function send() {
    const steps = queue;
    queue = [];
    if (steps.length && !signal.aborted) { await tellAll({ steps }); }
  }

  /** @param {{steps?: Step[], answers?: Record<string, {after: string, answer: string}>}} deed */
  async function tellAll(deed) {
    try {
      const done = /** @type {{problems: string[]}} */ (await tell('api/live/do', { session, ...deed }));
      const words = done.problems.filter((one) => !one.includes('no field has the focus'));
      problem.replaceChildren(...words.map((one) => complaint(one)));
    } catch (error) { problem.replaceChildren(complaint(error)); }
  }

  finger(screen, () => [account.width, account.height], act, signal);

  // --- The switches
  const panel = make('aside', { class: 'about switches', 'aria-label': 'Switches' });
  const steps = make('ol', { class: 'steps' });
  const elements = make('ul', { class: 'elements' });
  const keeping = make('div', { class: 'kept' });
  const windows = make('div', {});
  const name = make('input', { type: 'text', value: app.id + '-live', maxlength: 60, required: true });

  /** @param {string} legend @param {...(Node | string | false | undefined)} children */
  const group = (legend, ...children) => make('fieldset', { class: 'switch' }, make('legend', {}, legend), ...children);
  /** @param {[string, string][]} options @param {() => string} value @param {string} label @param {(value: string) => void} change */
  const segments = (options, value, label, change) => {
    /** @param {string} chosen */
    const press = (chosen) => all.forEach((one, place) => one.setAttribute('aria-pressed', String(options[place][0] === chosen)));
    const all = options.map(([key, text]) => button(text, () => {
      press(key);
      change(key);
    }));
    followed(() => press(value()));
    return make('p', { class: 'segments', role: 'group', 'aria-label': label }, ...all);
  };

  /** @param {() => void} follow */
  const followed = (follow) => {
    follows.push(follow);
    follow();
  };

  /** The network as the launch has it; none of them where tasks are answered in several ways. */
  function networkNow() {
    if (account.isOffline) { return 'offline'; }
    const all = account.answers.map(({ answer, after }) => seconds(after) + ' ' + answer);
    return Object.keys(wholes).find((key) => all.every((one) => one === wholes[key])) || '';
  }

  /** @param {string} text */
  const parts = (text) => {
    const [after, answer] = text.split(' ');
    return { after, answer };
  };

  let shownWindows = '';
  /** A turned screen has other windows. */
  function showWindows() {
    if (shownWindows === account.windows.join(';')) { return; }
    shownWindows = account.windows.join(';');
    const choice = segments(account.windows.map((size) => [size.join(), size.join(' × ')]), () => [account.width, account.height].join(), 'Window', (value) => act([{ window: value.split(',').map(Number) }]));
    windows.replaceChildren(...(account.windows.length ? [choice] : []));
  }

  let face = 'match';
  function switches() {
    const { settings } = account;
    [follows, shownWindows, network] = [[], '', networkNow()];
    showWindows();
    const size = make('input', { type: 'range', min: 0, max: catalogue.textSizes.length - 1, step: 1, value: catalogue.textSizes.indexOf(settings.textSize), 'aria-label': 'Text size', 'aria-valuetext': settings.textSize });
    const sizeName = make('output', { class: 'quiet' }, settings.textSize);
    size.addEventListener('change', () => {
      const text = catalogue.textSizes[Number(size.value)];
      sizeName.textContent = text;
      size.setAttribute('aria-valuetext', text);
      act([{ textSize: text }]);
    });
    followed(() => {
      const text = account.settings.textSize;
      if (document.activeElement === size) { return; }
      size.value = String(catalogue.textSizes.indexOf(text));
      sizeName.textContent = text;
      size.setAttribute('aria-valuetext', text);
    });
    /** @param {string} text @param {() => boolean} isOn @param {(isOn: boolean) => void} change */
    const check = (text, isOn, change) => {
      const box = make('input', { type: 'checkbox', onchange: () => change(box.checked) });
      followed(() => { box.checked = isOn(); });
      return make('label', { class: 'check' }, box, text);
    };
    const away = button('', () => {
      account.isAway = !account.isAway;
      leave();
      act([account.isAway ? { background: true } : { resume: true }]);
    });
    const leave = () => {
      away.textContent = account.isAway ? 'Back to the app' : 'To the background';
      screen.classList.toggle('away', account.isAway);
    };
    followed(leave);
    const target = make('input', { type: 'text', required: true, list: 'links', value: account.links[0] || '', 'aria-label': 'Link' });
    const routes = account.answers.map(({ task, answer, after }) => select(title(task.replace(/([a-z])([A-Z])/g, '$1 $2')), known(after, answer), seconds(after) + ' ' + answer, (value) => tellAll({ answers: { [task]: parts(value) } })));
    panel.replaceChildren(make('div', { class: 'panel' },
      group('Look',
        segments([['light', 'Light'], ['dark', 'Dark']], () => account.settings.appearance, 'Appearance', (value) => act([{ appearance: value }])),
        make('div', { class: 'field' }, make('span', {}, 'Text size ', sizeName), size),
        select('Language', languages(), own.language || '', (value) => put('language', value)),
        check('Reduce Motion', () => account.settings.reduceMotion === '1', (isOn) => act([{ reduceMotion: isOn }])),
        check('Increase Contrast', () => account.settings.contrast === 'increased', (isOn) => act([{ contrast: isOn ? 'increased' : 'standard' }]))),
      group('Device',
        make('p', { class: 'segments' },
          account.canTurn && button('Turn', () => {
            account.settings.orientation = account.settings.orientation === 'portrait' ? 'landscape' : 'portrait';
            act([{ orientation: account.settings.orientation }]);
          }),
          account.folds && button('Fold', () => {
            account.folds = account.folds === 'open' ? 'closed' : 'open';
            act([{ pose: account.folds }]);
          }),
          away,
          button('Kill and start again', () => {
            account.isAway = false;
            leave();
            act([{ relaunch: true }]);
          }, { title: 'The app is ended without a warning and launched again with what it has kept.' }),
          account.hasAccounts && own.vault === 'locked' && button('Unlock', () => act([{ unlock: true }]))),
        windows,
        account.hasAccounts && check('Locked device, at a new start', () => own.vault === 'locked', (isOn) => put('vault', isOn ? 'locked' : ''))),
      group('Network', segments(networks, () => network, 'Network', change), ...routes),
      account.hasAccounts && group(account.biometrics || 'Accounts',
        account.biometrics && segments([['match', 'Matches'], ['noMatch', 'Does not'], ['cancel', 'Is closed']], () => face, account.biometrics, (value) => {
          face = value;
          act([{ face: value }]);
        }),
        make('p', { class: 'segments' }, button('Follow the newest mail', () => act([{ mail: 'confirm' }])), button('Sign out elsewhere', () => act([{ signOut: true }])))),
      group('Open a link', make('form', {
        class: 'row-form', onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          // A link that is followed brings its app to the front.
          act([...(account.isAway ? [{ resume: true }] : []), { open: target.value }]);
          account.isAway = false;
          leave();
        },
      }, target, make('datalist', { id: 'links' }, ...account.links.map((one) => make('option', { value: one }))), make('button', { type: 'submit' }, 'Open'))),
      group('On the screen', elements),
      group('What was done', steps, make('form', {
        class: 'row-form', onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          keep();
        },
      }, make('label', { class: 'field' }, make('span', {}, 'Name'), name), make('button', { type: 'submit', class: 'play' }, 'Keep as a scenario')), keeping)));
    lists();
  }

  /**
   * The answers to choose from, with the present one where it is another.
   * @param {string} after
   * @param {string} answer
   * @returns {[string, string][]}
   */
  function known(after, answer) {
    const value = seconds(after) + ' ' + answer;
    return answers.some(([key]) => key === value) ? answers : [[value, title(answer) + ' after ' + after], ...answers];
  }

  /** @param {string} after */
  function seconds(after) { return after.endsWith('000ms') ? after.slice(0, -5) + 's' : after; }

  /** @param {string} wanted */
  async function change(wanted) {
    if ((wanted === 'offline') !== (network === 'offline')) { act([{ backend: wanted === 'offline' ? 'down' : 'up' }]); }
    const whole = wholes[wanted];
    network = wanted;
    if (whole) {
      await tellAll({ answers: Object.fromEntries(account.answers.map(({ task }) => [task, parts(whole)])) });
      await refresh();
      switches();
      /** @type {HTMLElement | null} */ (panel.querySelector('[aria-label="Network"] [aria-pressed="true"]'))?.focus();
    }
  }

  function lists() {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.label : undefined;
    elements.replaceChildren(...account.elements.map((label) => make('li', {}, button(label, () => act([{ tap: label }]), { 'data-label': label }))));
    if (focused) { /** @type {HTMLElement | null} */ (elements.querySelector('[data-label="' + CSS.escape(focused) + '"]'))?.focus(); }
    steps.replaceChildren(...account.steps.slice(-40).map(([at, text]) => make('li', {}, make('span', { class: 'quiet' }, time(parseFloat(at))), ' ', text)));
    if (!account.steps.length) { steps.append(make('li', { class: 'quiet' }, 'Nothing yet. Click into the screen, type, or use a switch.')); }
    steps.scrollTop = steps.scrollHeight;
  }

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
    network = networkNow();
    screen.style.setProperty('--corner', account.cornerRadius + 'px');
    showWindows();
    for (const follow of follows) { follow(); }
  }

  async function keep() {
    try {
      const kept = /** @type {{name: string, text: string, file?: string, isOver: boolean, route: string, command: string, opened: string}} */ (await tell('api/live/keep', { session, name: name.value }));
      const save = make('a', { href: URL.createObjectURL(new Blob([kept.text], { type: 'application/json' })), download: kept.name }, 'Download ' + kept.name);
      keeping.replaceChildren(
        make('p', {}, kept.isOver ? 'It expects the route “' + kept.route + '”.' : 'The launch is not over: the scenario expects “' + kept.route + '”, and fails until it leads there.'),
        make('p', {}, make('a', { href: link('player', { app: account.app, opened: kept.opened }) }, 'Open it in the player')), make('p', {}, kept.file ? 'Written to ' + kept.file + '. ' : '', save), make('pre', {}, kept.command));
      if (!kept.file) { save.click(); }
      if (!app.opened.some((one) => one.name === kept.opened)) { app.opened.push({ name: kept.opened, route: kept.route, milliseconds: 0, file: kept.file || kept.name }); }
      keeping.scrollIntoView({ block: 'nearest' });
      say('Kept as ' + kept.name + '.');
    } catch (error) { keeping.replaceChildren(complaint(error)); }
  }

  main.append(make('div', { class: 'theatre' },
    make('section', { class: 'stage', 'aria-label': 'Screen' }, make('div', { class: 'bezel' }, screen), make('div', { class: 'transport' }, line, clock),
      make('p', { class: 'hint quiet', id: 'screen-hint' }, 'Pointer, wheel and keys go into the screen while it is chosen. Tab leaves it. All pages at this address steer this one launch; one that begins another ends it.'), news, problem),
    panel));
  switches();

  // --- The frames
  let settled = 0;
  let number = 0;
  let turn = 0;
  /** @param {number} after */
  const request = (after) => fetch(address('api/live/frames', { session, after: String(after) }), { signal });
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
      if (!signal.aborted) { lists(); }
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
    [face, told, number, news.textContent] = ['match', '', 0, ''];
    problem.replaceChildren();
    keeping.replaceChildren();
    switches();
    next = request(0);
    follow();
  }

  /** @param {boolean} isNew whether one that another page has started meanwhile gives way, too */
  async function restart(isNew = true) {
    turn += 1;
    try {
      show(/** @type {Account} */ (await tell('api/live/start', { words, isNew })));
    } catch (error) {
      problem.replaceChildren(complaint(error));
      // It goes on where it could not be started anew.
      next = request(number);
      follow();
    }
  }

  /**
   * The languages to choose from: as on a device, the app begins anew in another one.
   * @returns {[string, string][]}
   */
  function languages() {
    const all = [...app.languages, ...catalogue.pseudoLanguages];
    return [['', 'The app’s own'], ...all.map((one) => /** @type {[string, string]} */ ([one, title(one)]))];
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
        select('Language', languages(), own.language || '', (value) => put('language', value)),
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
