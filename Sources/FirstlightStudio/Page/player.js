// Licensed under the Apache License, Version 2.0.
// One launch on the virtual clock: its frames, its lanes, and the reasons beside them.
import { Problem, address, ask, button, chosenApp, complaint, languageOptions, link, make, note, say, select, time, title, words } from './page.js';
import { timeline } from './timeline.js';
import { Take } from './take.js';
import { panels, tabs } from './panels.js';

/** @typedef {import('./page.js').Catalogue} Catalogue */
/** @typedef {import('./page.js').Choice} Choice */
/** @typedef {import('./timeline.js').Account} Account */

const settings = ['device', 'appearance', 'text-size', 'language', 'right-to-left', 'increase-contrast', 'reduce-motion', 'orientation'];
const speeds = [0.1, 0.25, 0.5, 1, 2, 4];
/** What can lie over a picture, by the names in an address. */
const overlays = /** @type {[keyof import('./take.js').Over, string][]} */ ([
  ['elements', 'Reading order'], ['frames', 'View frames'], ['onion', 'Onion skin'], ['safe', 'Safe area'], ['contrast', 'Contrast'], ['gaps', 'Spacing'], ['damage', 'What changed'],
]);

/**
 * @param {HTMLElement} main
 * @param {Catalogue} catalogue
 * @param {Choice} start
 * @param {AbortSignal} signal
 */
export async function player(main, catalogue, start, signal) {
  const launched = catalogue.apps.filter((app) => app.hasLaunch);
  const app = chosenApp(launched, start.app);
  const scenario = start.scenario ? app.scenarios.find((one) => one.name === start.scenario) : app.scenarios[0];
  if (!scenario && !start.state && !start.opened) { throw new Problem(app.name + ' has no scenario “' + start.scenario + '”. It may have another name now.'); }
  /** @type {Choice} */
  const subject = start.state
    ? { app: app.id, state: start.state }
    : start.opened ? { app: app.id, opened: start.opened } : { app: app.id, scenario: /** @type {{name: string}} */ (scenario).name };
  /** @type {Choice} */
  const own = {};
  for (const name of settings) { if (start[name]) { own[name] = start[name]; } }
  /** @type {Choice} */
  const other = Object.fromEntries(new URLSearchParams(start.beside || ''));
  const kind = ['state', 'opened', 'scenario'].find((one) => one in subject) || 'scenario';
  const base = subject;
  const isTwo = start.beside !== undefined && start.beside !== '';

  let now = Number(start.ms || 0);
  let isShown = false;
  /** @type {number[] | undefined} */
  let loop;
  let speed = speeds.find((one) => String(one) === start.speed) || 1;
  let tab = tabs.find((one) => one === start.tab) || tabs[0];
  /** @type {import('./take.js').Over} what lies over the picture */
  const over = Object.fromEntries(overlays.map(([name]) => [name, (start.over || '').split(',').includes(name)]));
  /**
   * What is looked at with the instant.
   * @returns {Choice}
   */
  const looks = () => {
    const laid = Object.entries(over).flatMap(([name, isOn]) => (isOn ? [name] : [])).join(',');
    return { ...(laid ? { over: laid } : {}), ...(speed === 1 ? {} : { speed: String(speed) }), ...(tab === tabs[0] ? {} : { tab }) };
  };
  /**
   * The instant, the loop and what is looked at with it, which stay when another variant is chosen; until the launch is shown, those of the address.
   * @returns {Choice}
   */
  const here = () => {
    const ms = isShown ? String(Math.round(now * 1000) / 1000) : start.ms;
    const part = isShown ? loop?.map((one) => Math.round(one * 10) / 10).join('-') : start.loop;
    return { ...(ms === undefined ? {} : { ms }), ...(part ? { loop: part } : {}), ...looks() };
  };
  /** @param {Choice} more */
  const go = (more) => { location.hash = link('player', { ...base, ...own, ...(isTwo ? { beside: start.beside } : {}), ...here(), ...more }); };
  const chooser = make('div', { class: 'chooser' },
    select('App', launched.map((one) => [one.id, one.name]), app.id, (id) => { location.hash = link('player', { ...own, app: id, ...looks() }); }),
    select('Launch', [
      ...app.opened.map((one) => /** @type {[string, string]} */ (['opened ' + one.name, 'File: ' + title(one.name)])),
      ...app.scenarios.map((one) => /** @type {[string, string]} */ (['scenario ' + one.name, title(one.name)])),
      ...app.states.map((one) => /** @type {[string, string]} */ (['state ' + one.name, 'State: ' + title(one.name)])),
    ], kind + ' ' + subject[kind], (value) => {
      const [chosen, name] = value.split(' ');
      location.hash = link('player', { ...own, app: app.id, [chosen]: name, ...(isTwo ? { beside: start.beside } : {}), ...looks() });
    }),
    variant('Screen', own, (changed) => { location.hash = link('player', { ...base, ...changed, ...(isTwo ? { beside: start.beside } : {}), ...here() }); }),
    isTwo
      ? variant('Beside it', other, (changed) => go({ beside: new URLSearchParams(changed).toString() || 'appearance=light' }), () => { location.hash = link('player', { ...base, ...own, ...here() }); })
      : make('details', { class: 'variant' }, make('summary', {}, 'Put beside it…'), make('div', { class: 'menu' },
        catalogue.hasBefore && button('Before the change', () => go({ beside: new URLSearchParams({ ...own, program: 'before' }).toString() })),
        button('Reduce Motion', () => go({ beside: new URLSearchParams({ ...own, 'reduce-motion': '1' }).toString() })),
        button('Dark', () => go({ beside: new URLSearchParams({ ...own, appearance: own.appearance === 'dark' ? 'light' : 'dark' }).toString() })),
        button('Another device', () => go({ beside: new URLSearchParams({ ...own, device: own.device === 'iphonese' ? 'iphone15' : 'iphonese' }).toString() })),
        button('Largest text', () => go({ beside: new URLSearchParams({ ...own, 'text-size': 'accessibility5' }).toString() })))));

  const file = app.opened.find((one) => one.name === subject.opened)?.file;
  const heading = make('h1', {}, app.name + ': ', make('span', { class: 'quiet' }, title(subject[kind])), file && ' ', file && make('span', { class: 'tag' }, file));
  const wait = make('p', { class: 'empty', role: 'status' }, 'The launch runs…');
  main.append(make('div', { class: 'top' }, heading, chooser), wait);

  /** @param {string} legend @param {Choice} choice @param {(choice: Choice) => void} change @param {() => void} [close] */
  function variant(legend, choice, change, close) {
    /** @param {string} key @param {string} value */
    const put = (key, value) => {
      const changed = { ...choice, [key]: value };
      if (!value) { delete changed[key]; }
      change(changed);
    };
    /** @param {string} key @param {string} text */
    const check = (key, text) => make('label', { class: 'check' }, make('input', { type: 'checkbox', checked: choice[key] === '1', onchange: (/** @type {Event} */ event) => put(key, /** @type {HTMLInputElement} */ (event.target).checked ? '1' : '') }), text);
    return make('details', { class: 'variant' },
      make('summary', {}, legend + ': ' + (words(choice, catalogue) || 'as it is')),
      make('div', { class: 'menu' },
        select('Device', [['', 'The scenario’s'], ...catalogue.devices.map((one) => /** @type {[string, string]} */ ([one.id, one.name]))], choice.device || '', (value) => put('device', value)),
        select('Appearance', [['', 'The scenario’s'], ['light', 'Light'], ['dark', 'Dark']], choice.appearance || '', (value) => put('appearance', value)),
        select('Text size', [['', 'The scenario’s'], ...catalogue.textSizes.map((size) => /** @type {[string, string]} */ ([size, size]))], choice['text-size'] || '', (value) => put('text-size', value)),
        select('Language', languageOptions('', app.languages, catalogue), choice.language || '', (value) => put('language', value)),
        select('Orientation', [['', 'The scenario’s'], ['portrait', 'Portrait'], ['landscape', 'Landscape']], choice.orientation || '', (value) => put('orientation', value)),
        check('reduce-motion', 'Reduce Motion'), check('increase-contrast', 'Increase Contrast'), check('right-to-left', 'Right to left'),
        close && button('Close this one', close)));
  }

  const choices = isTwo ? [own, other] : [own];
  /** @type {Take[]} */
  const takes = [];
  for (const choice of choices) {
    const query = { ...base, ...choice };
    const account = /** @type {Account} */ (await ask('api/launch', { ...query, scale: '1' }, signal));
    takes.push(new Take(account, query, signal, words({ ...choice, device: '' }, catalogue)));
  }
  if (signal.aborted) { return; }
  wait.remove();
  const [first] = takes;
  const frame = 1000 / first.account.fps;
  const end = Math.max(...takes.map((take) => take.end));
  if (start.ms === undefined && start.state) { now = app.states.find((one) => one.name === start.state)?.milliseconds || 0; }

  // What is being typed stays until it is taken, whatever is shown meanwhile.
  let isTyping = false;
  const clock = make('input', { type: 'number', min: 0, max: Math.round(end), step: 1, class: 'clock', 'aria-label': 'Milliseconds from the first frame', oninput: () => { isTyping = true; }, onchange: () => { isTyping = false; stand(clock.value === '' ? now : Number(clock.value)); } });
  const number = make('output', { class: 'frame-number' });
  const lanes = timeline(first.account, (milliseconds) => stand(milliseconds), (place, milliseconds) => cut(place, milliseconds));
  signal.addEventListener('abort', lanes.stop);
  let playing = 0;
  let settled = 0;

  const play = button('Play', () => (playing ? pause() : run()), { class: 'play', 'aria-keyshortcuts': 'k' });
  const pace = select('Speed', speeds.map((one) => [String(one), one + ' ×']), String(speed), (value) => {
    speed = Number(value);
    if (!playing) { remember(); }
  });
  const repeat = button('Loop', () => {
    // A movement under the playhead is what one wants to see again; otherwise all of it.
    const span = first.account.motion.flatMap((lane) => lane.spans).find((one) => one.start <= now && now <= one.end && one.end - one.start > 50);
    repeated(loop ? undefined : span ? [span.start, span.end] : [0, lanes.end]);
    rest();
  }, { 'aria-pressed': 'false', title: 'Repeats the movement under the playhead, or all' });
  /** @param {number[] | undefined} range the beginning and the end of what is repeated */
  function repeated(range) {
    loop = range;
    repeat.setAttribute('aria-pressed', String(Boolean(loop)));
    lanes.mark(loop);
  }
  /**
   * Sets one end of what is repeated; the other end gives way, so that there is always a frame between them.
   * @param {number} place 0 for the beginning, 1 for the end
   * @param {number} milliseconds
   */
  function cut(place, milliseconds) {
    const at = Math.min(Math.max(milliseconds, place ? frame : 0), place ? lanes.end : lanes.end - frame);
    const [from, to] = loop || [0, lanes.end];
    repeated(place ? [Math.min(from, at - frame), at] : [at, Math.max(to, at + frame)]);
    say(place ? 'The loop ends at ' + time(at) + '.' : 'The loop begins at ' + time(at) + '.');
    if (!playing) { remember(); }
  }
  /** @param {keyof import('./take.js').Over} key @param {string} text */
  const toggle = (key, text) => {
    const one = button(text, () => {
      over[key] = !over[key];
      one.setAttribute('aria-pressed', String(over[key]));
      overlay();
      if (!playing) { remember(); }
    }, { 'aria-pressed': String(over[key]) });
    return one;
  };

  const side = panels(first, catalogue, (milliseconds) => stand(milliseconds), tab, (chosen) => {
    tab = chosen;
    if (!playing) { remember(); }
  }, signal);
  const screens = make('div', { class: 'screens' }, ...takes.map((take) => take.element));
  const theatre = make('div', { class: 'theatre' },
    make('section', { class: 'stage', 'aria-label': 'Screen' }, screens),
    make('section', { class: 'lanes', 'aria-label': 'Timeline' },
      make('div', { class: 'transport' },
        button('⏮', () => stand(0), { 'aria-label': 'To the first frame' }),
        button('◂', () => step(-1), { 'aria-label': 'One frame back', 'aria-keyshortcuts': 'j' }), play,
        button('▸', () => step(1), { 'aria-label': 'One frame on', 'aria-keyshortcuts': 'l' }),
        make('label', { class: 'time' }, clock, ' ms'), number, pace),
      make('div', { class: 'transport loops', role: 'group', 'aria-label': 'Loop' }, repeat,
        button('From here', () => cut(0, now), { 'aria-keyshortcuts': 'i', title: 'The loop begins at the playhead' }),
        button('To here', () => cut(1, now), { 'aria-keyshortcuts': 'o', title: 'The loop ends at the playhead' })),
      make('div', { class: 'transport over' }, ...overlays.map(([key, text]) => toggle(key, text)),
        make('a', { class: 'save', href: '' }, 'Save this picture')),
      lanes.element, make('p', { class: 'hint quiet' }, 'Arrow keys step by a frame, with Shift by ten, with Alt by a millisecond. The letters j, k and l step back, play and step on; i and o begin and end the loop here.')),
    side.element);
  // The column of the screens is as wide as they are where they are as high as the window lets them be.
  theatre.style.setProperty('--ratio', String(takes.reduce((sum, { account }) => sum + account.width / account.height, 0)));
  theatre.style.setProperty('--takes', String(takes.length));
  main.append(theatre);

  /** @param {number} direction */
  function step(direction) {
    const at = direction > 0 ? Math.floor(now / frame + 1e-6) + 1 : Math.ceil(now / frame - 1e-6) - 1;
    stand(at * frame);
  }

  /**
   * Shows an instant at rest.
   * @param {number} milliseconds
   */
  function stand(milliseconds) {
    halt();
    shown(Math.min(Math.max(Number.isFinite(milliseconds) ? milliseconds : 0, 0), end));
    clearTimeout(settled);
    settled = window.setTimeout(rest, 140);
  }

  /** @param {number} milliseconds */
  function shown(milliseconds) {
    now = milliseconds;
    lanes.show(now);
    if (!isTyping) { clock.value = String(Math.round(now * 10) / 10); }
    number.textContent = 'frame ' + Math.floor(now / frame + 1e-6);
    for (const take of takes) { take.show(now); }
  }

  function rest() {
    if (signal.aborted) { return; }
    if (!isTyping) { clock.value = String(Math.round(now * 10) / 10); }
    remember();
    for (const take of takes) { take.rest(now); }
    const save = /** @type {HTMLAnchorElement | null} */ (main.querySelector('.save'));
    if (save) {
      save.href = address('frame.png', { ...base, ...own, ...first.instant(now) });
      save.download = app.id + '-' + subject[kind] + '-' + Math.round(now) + 'ms.png';
    }
    overlay();
    side.show(now);
  }

  /** Notes the instant, and what is looked at with it, in the address. */
  function remember() {
    note('player', { ...base, ...own, ...(isTwo ? { beside: start.beside } : {}), ...here() });
  }

  function overlay() { for (const take of takes) { take.overlay(now, over); } }

  function halt() {
    cancelAnimationFrame(playing);
    playing = 0;
    play.textContent = 'Play';
  }

  function pause() {
    halt();
    rest();
  }

  function run() {
    const isOutside = loop ? now < loop[0] - 1 || now >= loop[1] - 1 : now >= end - 1;
    let from = isOutside ? (loop ? loop[0] : 0) : now;
    let began = performance.now();
    play.textContent = 'Pause';
    for (const take of takes) { take.overlay(now, {}); }
    const tick = () => {
      let at = from + (performance.now() - began) * speed;
      const last = loop ? loop[1] : end;
      if (at >= last) {
        if (!loop) {
          shown(end);
          pause();
          say('The launch is over.');
          return;
        }
        [from, began, at] = [loop[0], performance.now(), loop[0]];
      }
      // Time waits for pictures that are not drawn yet, so that nothing is skipped.
      if (!takes.every((take) => take.isReady(at))) { [from, began, at] = [now, performance.now(), now]; }
      if (lastSpeed !== speed) { [from, began, lastSpeed] = [at, performance.now(), speed]; }
      shown(Math.floor(at / frame + 1e-6) * frame);
      playing = requestAnimationFrame(tick);
    };
    let lastSpeed = speed;
    playing = requestAnimationFrame(tick);
  }

  const trouble = make('div', { class: 'trouble' });
  main.querySelector('.top')?.append(trouble);
  for (const take of takes) {
    take.tell = (problem) => {
      if (problem === undefined) { return trouble.replaceChildren(); }
      // Time would wait for ever.
      if (playing) { pause(); }
      const words = complaint(problem);
      if (trouble.textContent !== words.textContent) { trouble.replaceChildren(words); }
    };
  }
  addEventListener('keydown', (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) { return; }
    if (event.key === 'k') { play.click(); }
    if (event.key === 'j') { step(-1); }
    if (event.key === 'l') { step(1); }
    if (event.key === 'i') { cut(0, now); }
    if (event.key === 'o') { cut(1, now); }
  }, { signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(playing);
    clearTimeout(settled);
  });
  if (first.account.complaint) { main.querySelector('.top')?.append(complaint(first.account.complaint)); }
  const range = (start.loop || '').split('-').map(Number);
  if (range.length === 2 && range[0] >= 0 && range[0] < range[1] && range[1] <= lanes.end + 1) { repeated(range); }
  isShown = true;
  // Nothing follows that the exact picture would have to wait for.
  shown(Math.min(Math.max(Number.isFinite(now) ? now : 0, 0), end));
  rest();
}
