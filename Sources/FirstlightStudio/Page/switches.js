// Licensed under the Apache License, Version 2.0.
// What a person switches beside a live launch, as in Apple's Simulator; what can be touched; and what was done, which is kept as a scenario.
import { button, complaint, languageOptions, link, make, say, select, tell, time, title } from './page.js';

/** @typedef {import('./page.js').Catalogue} Catalogue */
/** @typedef {import('./page.js').Choice} Choice */
/** @typedef {import('./finger.js').Step} Step */
/** @typedef {{after: string, answer: string}} Answer */
/**
 * @typedef {{session: string, app: string, device: string, width: number, height: number, cornerRadius: number, canTurn: boolean, isAway: boolean, isOffline: boolean,
 *   hasAccounts: boolean, biometrics?: string, folds?: string, windows: number[][], settings: Record<string, string>,
 *   answers: {task: string, answer: string, after: string}[], links: string[], elements: string[], steps: string[][]}} Account
 */
/**
 * The launch that is steered.
 * @typedef {{account: () => Account, act: (steps: Step[]) => void, answer: (answers: Record<string, Answer>) => void, sent: () => Promise<void>,
 *   leave: (isAway: boolean) => void}} Launch
 */

const answers = /** @type {[string, string][]} */ ([
  ['300ms ok', 'Answers well'], ['3s ok', 'Slow: after 3 s'], ['300ms serverError', 'Server error'], ['300ms maintenance', 'Maintenance'],
  ['300ms limited', 'Too many requests'], ['300ms reset', 'Connection cut'], ['300ms truncated', 'Body cut short'], ['300ms malformed', 'Unreadable'],
  ['300ms empty', 'Empty list'], ['300ms captive', 'Captive page'], ['0ms never', 'Never answers'],
]);
const poses = /** @type {[string, string][]} */ ([['closed', 'Folded'], ['open', 'Unfolded'], ['book', 'Like a book'], ['tabletop', 'On a table']]);
const networks = /** @type {[string, string][]} */ ([['online', 'Online'], ['slow', 'Slow'], ['captive', 'Captive'], ['offline', 'Offline']]);
const wholes = /** @type {Record<string, string>} */ ({ online: '300ms ok', slow: '3s ok', captive: '300ms captive' });

/**
 * @param {Launch} launch
 * @param {import('./page.js').App} app
 * @param {Catalogue} catalogue
 * @param {Choice} own what the launch began with, beside its app
 * @param {(key: string, value: string) => void} put begins another launch with one word changed
 */
export function switches(launch, app, catalogue, own, put) {
  const { act, answer } = launch;
  let account = launch.account();
  let network = 'online';
  let face = 'match';
  let [shownWindows, shownElements, shownSteps] = ['', '', ''];
  /** @type {(() => void)[]} what brings each switch to where the launch is, which another page may have changed */
  let follows = [];
  /** @type {(() => void)[]} the same for the windows, which are others on a turned screen */
  let followsOfWindows = [];
  const element = make('aside', { class: 'about switches', 'aria-label': 'Switches' });
  const steps = make('ol', { class: 'steps' });
  const elements = make('ul', { class: 'elements' });
  const keeping = make('div', { class: 'kept' });
  const windows = make('div', {});
  const name = make('input', { type: 'text', value: app.id + '-live', maxlength: 60, required: true, pattern: '[\\p{L}\\p{N} _.\\-]+', title: 'Letters, digits, spaces, dots and dashes' });

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

  /** @param {() => void} one */
  const followed = (one) => {
    follows.push(one);
    one();
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

  /** A turned screen has other windows. */
  function showWindows() {
    if (shownWindows === account.windows.join(';')) { return; }
    shownWindows = account.windows.join(';');
    const { length } = follows;
    const choice = segments(account.windows.map((size) => [size.join(), size.join(' × ')]), () => [account.width, account.height].join(), 'Window', (value) => act([{ window: value.split(',').map(Number) }]));
    windows.replaceChildren(...(account.windows.length ? [choice] : []));
    // Those of the windows from before are gone with them.
    followsOfWindows = follows.splice(length);
  }

  function begin() {
    account = launch.account();
    const { settings } = account;
    [follows, shownWindows, shownElements, shownSteps, network, face] = [[], '', '', '', networkNow(), 'match'];
    keeping.replaceChildren();
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
      launch.leave(account.isAway);
    };
    followed(leave);
    const target = make('input', { type: 'text', required: true, list: 'links', value: account.links[0] || '', 'aria-label': 'Link' });
    const routes = account.answers.map(({ task }) => {
      const field = select(title(task.replace(/([a-z])([A-Z])/g, '$1 $2')), answers, '', (value) => answer({ [task]: parts(value) }));
      const list = /** @type {HTMLSelectElement} */ (field.lastElementChild);
      followed(() => {
        const now = account.answers.find((one) => one.task === task);
        const value = now ? seconds(now.after) + ' ' + now.answer : '';
        // The present answer is one of those to choose from, also where it is another.
        if (now && ![...list.options].some((one) => one.value === value)) { list.prepend(make('option', { value }, title(now.answer) + ' after ' + now.after)); }
        list.value = value;
      });
      return field;
    });
    element.replaceChildren(make('div', { class: 'panel' },
      group('Look',
        segments([['light', 'Light'], ['dark', 'Dark']], () => account.settings.appearance, 'Appearance', (value) => act([{ appearance: value }])),
        make('div', { class: 'field' }, make('span', {}, 'Text size ', sizeName), size),
        select('Language', languageOptions('', app.languages, catalogue), own.language || '', (value) => put('language', value)),
        check('Reduce Motion', () => account.settings.reduceMotion === '1', (isOn) => act([{ reduceMotion: isOn }])),
        check('Increase Contrast', () => account.settings.contrast === 'increased', (isOn) => act([{ contrast: isOn ? 'increased' : 'standard' }]))),
      group('Device',
        make('p', { class: 'segments' },
          account.canTurn && button('Turn', () => {
            account.settings.orientation = account.settings.orientation === 'portrait' ? 'landscape' : 'portrait';
            act([{ orientation: account.settings.orientation }]);
          }),
          away,
          button('Kill and start again', () => {
            account.isAway = false;
            leave();
            act([{ relaunch: true }]);
          }, { title: 'The app is ended without a warning and launched again with what it has kept.' }),
          account.hasAccounts && own.vault === 'locked' && button('Unlock', () => act([{ unlock: true }]))),
        account.folds !== undefined && segments(poses, () => account.folds || '', 'Pose', (value) => {
          account.folds = value;
          act([{ pose: value }]);
        }),
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
    shownSteps = '-';
    list();
  }

  /** @param {string} after */
  function seconds(after) { return after.endsWith('000ms') ? after.slice(0, -5) + 's' : after; }

  /** @param {string} wanted */
  function change(wanted) {
    if ((wanted === 'offline') !== (network === 'offline')) { act([{ backend: wanted === 'offline' ? 'down' : 'up' }]); }
    const whole = wholes[wanted];
    network = wanted;
    if (whole) {
      answer(Object.fromEntries(account.answers.map(({ task }) => [task, parts(whole)])));
    }
  }

  /** Lists what can be touched, and what was done; a list that is the same stays as it is under a pointer. */
  function list() {
    account = launch.account();
    if (shownElements !== account.elements.join('\n') || !account.elements.length) {
      shownElements = account.elements.join('\n');
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.label : undefined;
      elements.replaceChildren(...account.elements.map((label) => make('li', {}, button(label, () => act([{ tap: label }]), { 'data-label': label }))));
      if (focused) { /** @type {HTMLElement | null} */ (elements.querySelector('[data-label="' + CSS.escape(focused) + '"]'))?.focus(); }
    }
    if (shownSteps === account.steps.join('\n') && steps.childElementCount) { return; }
    shownSteps = account.steps.join('\n');
    steps.replaceChildren(...account.steps.slice(-40).map(([at, text]) => make('li', {}, make('span', { class: 'quiet' }, time(parseFloat(at))), ' ', text)));
    if (!account.steps.length) { steps.append(make('li', { class: 'quiet' }, 'Nothing yet. Click into the screen, type, or use a switch.')); }
    steps.scrollTop = steps.scrollHeight;
  }

  function follow() {
    account = launch.account();
    network = networkNow();
    showWindows();
    for (const one of [...follows, ...followsOfWindows]) { one(); }
  }

  /** The address of what was kept last, which the browser holds until it is told otherwise. */
  let file = '';

  async function keep() {
    try {
      // What was done last belongs to it.
      await launch.sent();
      const kept = /** @type {{name: string, text: string, file?: string, isOver: boolean, route: string, command: string, opened: string}} */ (await tell('api/live/keep', { session: account.session, name: name.value }));
      URL.revokeObjectURL(file);
      file = URL.createObjectURL(new Blob([kept.text], { type: 'application/json' }));
      const save = make('a', { href: file, download: kept.name }, 'Download ' + kept.name);
      keeping.replaceChildren(
        make('p', {}, kept.isOver ? 'It expects the route “' + kept.route + '”.' : 'The launch is not over: the scenario expects “' + kept.route + '”, and fails until it leads there.'),
        make('p', {}, make('a', { href: link('player', { app: account.app, opened: kept.opened }) }, 'Open it in the player')), make('p', {}, kept.file ? 'Written to ' + kept.file + '. ' : '', save), make('pre', {}, kept.command));
      if (!kept.file) { save.click(); }
      if (!app.opened.some((one) => one.name === kept.opened)) { app.opened.push({ name: kept.opened, route: kept.route, milliseconds: 0, file: kept.file || kept.name }); }
      keeping.scrollIntoView({ block: 'nearest' });
      say('Kept as ' + kept.name + '.');
    } catch (error) { keeping.replaceChildren(complaint(error)); }
  }

  return { element, begin, follow, list };
}
