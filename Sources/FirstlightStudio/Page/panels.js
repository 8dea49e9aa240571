// Licensed under the Apache License, Version 2.0.
// Beside the screen: why the launch led where it did, what an audit finds, the elements, and what was said.
import { ask, button, complaint, make, time } from './page.js';

/** @typedef {import('./take.js').Take} Take */
/** @typedef {import('./page.js').Catalogue} Catalogue */

/** The tabs by their names in an address, that which is open at first before the others. */
export const tabs = ['why', 'findings', 'elements', 'said'];

/**
 * @param {Take} take
 * @param {Catalogue} catalogue
 * @param {(milliseconds: number) => void} go
 * @param {string} start the tab that is open at first
 * @param {(tab: string) => void} chosen told of another tab
 * @param {AbortSignal} signal
 */
export function panels(take, catalogue, go, start, chosen, signal) {
  const { account } = take;
  let now = 0;
  let open = start;
  /** What brings the open tab to the instant that is shown. */
  let follow = () => {};
  const body = make('div', { class: 'panel', role: 'tabpanel', tabindex: 0, id: 'panel' });
  const bar = make('div', { class: 'tabs', role: 'tablist', 'aria-label': 'About the launch' });
  /** @type {Record<string, [string, () => void]>} */
  const all = { why: ['Why', why], findings: ['Audit', findings], elements: ['Elements', elements], said: ['Said and felt', said] };
  for (const [key, [text]] of Object.entries(all)) {
    bar.append(button(text, () => pick(key), { role: 'tab', id: 'tab-' + key, 'aria-controls': 'panel' }));
  }
  bar.addEventListener('keydown', (event) => {
    const keys = Object.keys(all);
    const place = keys.indexOf(open);
    const places = /** @type {Record<string, number>} */ ({ ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: keys.length - 1 });
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in places)) { return; }
    event.preventDefault();
    const key = keys[(places[event.key] + keys.length) % keys.length];
    if (key !== open) {
      pick(key);
      document.getElementById('tab-' + key)?.focus();
    }
  });

  /** @param {string} key a tab that a person chooses */
  function pick(key) {
    choose(key);
    chosen(key);
  }

  /** @param {string} key */
  function choose(key) {
    open = key;
    for (const tab of bar.children) {
      const isOpen = tab.id === 'tab-' + key;
      tab.setAttribute('aria-selected', String(isOpen));
      /** @type {HTMLElement} */ (tab).tabIndex = isOpen ? 0 : -1;
    }
    body.setAttribute('aria-labelledby', 'tab-' + key);
    follow = () => {};
    all[key][1]();
  }

  /**
   * A time that leads to its instant.
   * @param {number} milliseconds
   */
  const at = (milliseconds) => button(time(milliseconds), () => go(milliseconds), { class: 'at', 'aria-label': 'Go to ' + time(milliseconds) });

  /** @param {[number, string][]} moments */
  const moments = (moments) => make('ol', { class: 'moments' }, ...moments.map(([when, text]) => make('li', {}, at(when), make('span', {}, text))));

  function why() {
    const { explanation, trace } = account;
    const isPassed = !account.complaint;
    /** @type {Node[]} */
    const parts = [make('p', { class: 'verdict ' + (isPassed ? 'pass' : 'fail') }, isPassed
      ? 'It reaches ' + (account.reachedRoute || 'its end') + ', as expected.' : account.complaint || '')];
    const rules = explanation.route?.rules || [];
    if (rules.length) {
      parts.push(make('h2', {}, 'Route rules, in their order'), make('ol', { class: 'rules' }, ...rules.map((/** @type {any} */ rule) =>
        make('li', { class: rule.verdict }, make('b', {}, rule.name), ' ', make('span', { class: 'tag' }, { decided: 'decided', doesNotApply: 'does not apply', notAsked: 'not asked' }[/** @type {string} */ (rule.verdict)] || ''), make('p', {}, rule.reason)))));
    }
    if (explanation.failure) { parts.push(make('p', { class: 'problem' }, explanation.failure.message || 'It failed.')); }
    for (const gate of explanation.gates) { parts.push(make('h2', {}, 'Gate ' + gate.gate), moments([[gate.sinceMilliseconds, gate.reason]])); }
    if (explanation.links.length) {
      parts.push(make('h2', {}, 'Links'), moments(explanation.links.map((/** @type {any} */ one) => [one.arrivalMilliseconds, one.url + ' was ' + one.reason])));
    }
    parts.push(make('h2', {}, 'What happened'), moments(account.waterfall.marks.map((mark) => [mark.time, mark.text])));
    if (trace) {
      parts.push(make('h2', {}, 'The critical path'), moments(trace.path.map((/** @type {any} */ step) =>
        [step.startMilliseconds, (step.task || step.kind) + ', ' + time(step.lengthMilliseconds) + (step.isWork ? '' : ' of waiting')])));
      const late = trace.tasks.filter((/** @type {any} */ task) => task.overrunMilliseconds > 0);
      for (const task of late) {
        const start = account.waterfall.tasks.find((one) => one.name === task.name)?.attempts[0]?.start;
        parts.push(make('p', { class: 'problem' }, start === undefined ? '' : at(start), ' ', task.name + ' is ' + time(task.overrunMilliseconds) + ' over its budget.'));
      }
    }
    if (account.missed.length) { parts.push(make('h2', {}, 'What views did not get'), make('ul', {}, ...account.missed.map((item) => make('li', {}, item.message)))); }
    body.replaceChildren(...parts);
  }

  function findings() {
    let isLooking = false;
    const result = make('div', { class: 'result', role: 'status' });
    const name = () => 'Audit this instant, ' + time(now);
    follow = () => { if (!isLooking) { look.textContent = name(); } };
    const look = button(name(), async () => {
      if (isLooking) { return; }
      const when = now;
      isLooking = true;
      look.textContent = 'Looking…';
      try {
        const found = /** @type {any[]} */ (await ask('api/audit', { ...take.query, ...take.instant(when) }, signal));
        const bad = found.filter((one) => one.verdict !== 'pass');
        // What was found stays while the playhead is moved to it.
        result.replaceChildren(make('p', {}, 'In light and dark, at ', at(when), ': ' + (bad.length ? '' : 'nothing to find. ') + (found.length - bad.length) + ' checks passed.'),
          make('ul', { class: 'findings' }, ...bad.map((one) => make('li', { class: one.verdict },
            make('span', { class: 'tag' }, one.verdict), ' ', make('b', {}, one.rule), ' ', one.subject,
            make('p', {}, one.figure + (one.reason ? ' Accepted: ' + one.reason : '')), make('p', { class: 'quiet' }, one.places.join('; '))))));
      } catch (error) { result.replaceChildren(complaint(error)); }
      isLooking = false;
      look.textContent = name();
    });
    const states = catalogue.apps.find((app) => app.id === account.app)?.states || [];
    body.replaceChildren(make('p', {}, 'Contrast, touch targets, names, order and layout are measured in the picture and its elements.'), look, result,
      states.length && take.query.state === undefined ? make('p', { class: 'quiet' }, '“' + catalogue.program + ' audit ' + account.app + '” looks at every state, text size and language.') : '');
  }

  async function elements() {
    follow = elements;
    const when = now;
    // What was read stays until the next is there.
    if (!body.querySelector('.reading')) { body.replaceChildren(make('p', { class: 'quiet' }, 'Reading…')); }
    try {
      const tree = await take.tree(when);
      if (open !== 'elements' || when !== now) { return; }
      body.replaceChildren(make('p', {}, 'What assistive technology reads at ', at(when), ', in this order.'), make('ol', { class: 'reading' }, ...tree.access.map((element) => {
        const item = make('li', {}, make('b', {}, element.label || element.role), ' ', make('span', { class: 'tag' }, element.role), element.value ? make('p', {}, element.value) : '', element.hint ? make('p', { class: 'quiet' }, element.hint) : '');
        item.style.marginInlineStart = (element.place.split('.').length - 1) * 14 + 'px';
        return item;
      })));
    } catch (error) { if (!signal.aborted && open === 'elements' && when === now) { body.replaceChildren(complaint(error)); } }
  }

  function said() {
    /** @param {string} name @param {{time: number, text: string}[]} list @param {string} none */
    const part = (name, list, none) => [make('h2', {}, name), list.length ? moments(list.map((one) => [one.time, one.text])) : make('p', { class: 'quiet' }, none)];
    const command = make('pre', { tabindex: 0 });
    follow = () => { command.textContent = account.command.replace(' --scale=1', '') + ' --at ' + Math.round(now) + 'ms'; };
    follow();
    body.replaceChildren(...part('Announced', account.announcements, 'Nothing is announced.'), ...part('Taps and other steps', account.steps, 'The scenario takes no step.'), ...part('Haptics', account.haptics, 'Nothing is felt.'),
      make('h2', {}, 'The same picture by command'), command);
  }

  choose(start);
  return {
    element: make('section', { class: 'about', 'aria-label': 'About the launch' }, bar, body),
    /** @param {number} milliseconds */
    show(milliseconds) {
      now = milliseconds;
      follow();
    },
  };
}
