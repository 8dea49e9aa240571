// Licensed under the Apache License, Version 2.0.
// What differs from the goldens, by the view that owns it, and what people decide about it, with a reason.
import { address, ask, button, complaint, make, note, say, select, tell, time } from './page.js';
import { comparison, modeOf, ways } from './screen.js';

/** @typedef {import('./page.js').Catalogue} Catalogue */
/** @typedef {import('./page.js').Choice} Choice */
/** @typedef {import('./screen.js').Mode} Mode */
/**
 * @typedef {{file: string, verdict: string, reason: string, owner: string, cause?: string, area?: number[], view?: number[], width: number, height: number,
 *   app: string, scenario: string, milliseconds: number, rejection?: {reason: string, by: string, date: string},
 *   decision?: {kind: 'accepted' | 'rejected', reason: string, by: string, date: string}}} Compared
 */

const explained = /** @type {Record<string, string>} */ ({
  layout: 'Something stands elsewhere or has another size.', color: 'The shapes are the same, a colour is another.', text: 'A text says something else.',
  motion: 'The view moves at this instant.', font: 'Every text has other letters.',
});
const causes = /** @type {Record<string, string>} */ ({ layout: 'Layout', color: 'Colour', text: 'Text', motion: 'Motion', font: 'Font' });

/**
 * The cause of a difference: the kind of change and the view that owns the pixels, or all texts where the font is another.
 * @param {Compared} one
 */
function causeOf(one) {
  const owner = one.cause === 'font' ? 'all texts' : one.owner.replace(/ \(.*$/, '') || 'the whole picture';
  return one.cause ? (causes[one.cause] || one.cause) + ': ' + owner : '';
}

/**
 * A text with the end of a view's path in place of all of it: "Motion: SplashContent/LogoView".
 * @param {string} text
 */
function short(text) { return text.replace(/(?:[^\s/]+\/)+(?=[^\s/]+\/[^\s/]+)/, ''); }

/**
 * A view's path, which may be broken behind each of its names.
 * @param {string} path
 */
function broken(path) { return path.split(/(?<=\/)/).flatMap((part) => [part, make('wbr')]); }

/**
 * @param {HTMLElement} main
 * @param {Catalogue} catalogue
 * @param {Choice} start
 * @param {AbortSignal} signal
 */
export async function review(main, catalogue, start, signal) {
  if (!catalogue.goldens) {
    main.append(make('div', { class: 'nothing' }, make('h1', {}, 'Review'),
      make('p', {}, 'What is drawn now stands here beside goldens: pictures that you looked at and committed. This studio was started without them.'),
      make('p', {}, 'Draw the first ones, and start it with their folder:'),
      make('pre', { tabindex: 0 }, catalogue.program + ' snapshot --matrix --into Goldens\n' + catalogue.program + ' studio --goldens Goldens')));
    return;
  }
  const list = /** @type {{folder: string, files: string[]}} */ (await ask('api/review', {}, signal));
  /** @type {Map<string, Compared>} */
  const results = new Map();
  // What is put off stays so when the page is loaded again, as it is with a new program.
  const place = 'later ' + list.folder;
  /** @type {Set<string>} */
  const later = new Set();
  // A browser may keep nothing.
  try { for (const file of JSON.parse(sessionStorage.getItem(place) || '[]')) { later.add(file); } } catch { /* Nothing is put off. */ }
  /** @param {string} file @param {boolean} isLater */
  const put = (file, isLater) => {
    if (isLater) { later.add(file); } else { later.delete(file); }
    try { sessionStorage.setItem(place, JSON.stringify([...later])); } catch { /* It stays so until the page is left. */ }
  };
  let chosen = start.file || '';
  let mode = modeOf(start.mode);
  const kinds = /** @type {[string, string][]} */ ([['different', 'What differs'], ['unknown', 'What nothing draws'], ['same', 'What is the same']]);
  let filter = kinds.find(([kind]) => kind === start.show)?.[0] || 'different';
  let version = 0;
  /** @type {Map<string, string>} the reasons that are being written, which another way to compare leaves alone */
  const drafts = new Map();
  /** What is shown beside a golden, until something else is. */
  let shown = new AbortController();
  /** Counts anew how many pictures one decision is for, while goldens are still compared. */
  let recount = () => {};

  const progress = make('progress', { max: list.files.length || 1, value: 0, 'aria-label': 'Goldens compared' });
  const count = make('p', { class: 'count', role: 'status' });
  const names = make('div', { class: 'causes' });
  const view = make('section', { class: 'decision', 'aria-label': 'Comparison' });
  /** What was decided last, and the way back. */
  const last = make('div', { class: 'last', role: 'group', 'aria-label': 'The last decision' });
  const showing = select('Show', kinds, filter, (value) => {
    filter = value;
    noted();
    fill();
  });
  /** Notes in the address what is shown. */
  const noted = () => note('review', { file: chosen, mode, ...(filter === 'different' ? {} : { show: filter }) });
  main.append(make('div', { class: 'list' },
    make('h1', {}, 'Review'), make('p', { class: 'quiet folder' }, list.folder), count, progress,
    showing, names), view, last);
  if (!list.files.length) {
    progress.hidden = true;
    view.replaceChildren(make('p', { class: 'empty' }, 'There are no goldens in this folder. “' + catalogue.program + ' snapshot --matrix --into DIR” draws some.'));
    return;
  }

  /** @returns {Map<string, Compared[]>} */
  function groups() {
    /** @type {Map<string, Compared[]>} */
    const found = new Map();
    for (const result of results.values()) {
      if (result.verdict !== filter) { continue; }
      const cause = causeOf(result) || (filter === 'different' ? 'The whole picture' : 'All');
      const key = refusal(result) + '\n' + cause;
      found.set(key, [...(found.get(key) || []), result]);
    }
    // What was rejected stands below what is open.
    return new Map([...found].sort(([one], [other]) => Number(!one.startsWith('\n')) - Number(!other.startsWith('\n'))));
  }

  /** @param {Compared} result */
  function refusal(result) { return result.rejection ? result.rejection.reason + ' (' + result.rejection.by + ', ' + result.rejection.date.slice(0, 10) + ')' : ''; }

  function fill() {
    const rejected = [...results.values()].filter((one) => one.rejection).length;
    const different = [...results.values()].filter((one) => one.verdict === 'different').length;
    const unknown = [...results.values()].filter((one) => one.verdict === 'unknown').length;
    count.textContent = results.size < list.files.length
      ? results.size + ' of ' + list.files.length + ' compared, ' + different + ' different'
      : list.files.length + (list.files.length === 1 ? ' golden, ' : ' goldens, ') + different + ' different' + (rejected ? ', ' + rejected + ' of them rejected' : '') + (unknown ? ', ' + unknown + ' that nothing draws' : '');
    progress.value = results.size;
    progress.hidden = results.size === list.files.length;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.file : undefined;
    names.replaceChildren(...[...groups()].map(([key, all]) => make('section', {},
      make('h2', { title: key.split('\n')[1] }, short(key.split('\n')[1]), ' ', make('span', { class: 'tag' }, String(all.length)), ' ', all[0].rejection ? make('span', { class: 'tag bad' }, 'rejected') : ''),
      all[0].rejection ? make('p', { class: 'refusal' }, refusal(all[0])) : '',
      make('ul', {}, ...all.map((one) => make('li', {}, button(one.file.replace(/\.png$/, ''), () => choose(one.file), {
        'data-file': one.file, class: later.has(one.file) ? 'later' : '', 'aria-current': one.file === chosen ? 'true' : undefined,
      })))))));
    if (focused) { /** @type {HTMLElement | null} */ (names.querySelector('[data-file="' + CSS.escape(focused) + '"]'))?.focus(); }
    if (!names.children.length && results.size === list.files.length) {
      names.append(make('p', { class: 'empty' }, filter === 'different' ? 'Nothing differs: every golden is drawn as it was.' : 'There is none.'));
    }
  }

  /** @param {string} file */
  function choose(file) {
    chosen = file;
    noted();
    fill();
    show();
  }

  function show() {
    recount = () => {};
    shown.abort();
    // What is decided may be told only when the view was left.
    if (signal.aborted) { return; }
    shown = new AbortController();
    const result = results.get(chosen);
    if (!result) {
      view.replaceChildren(make('p', { class: 'empty' }, results.size < list.files.length ? 'Goldens are drawn again and compared…' : 'Choose a golden to see it beside what is drawn now.'));
      return;
    }
    /** @param {string} side */
    const source = (side) => address('golden.png', { file: chosen, side, v: String(version) });
    const heading = make('header', {}, make('h2', {}, result.file.replace(/\.png$/, '')), make('p', {}, result.reason || 'It is drawn as it was.'),
      result.owner ? make('p', {}, 'The pixels, framed, belong to ', make('b', {}, short(result.owner)), result.view ? ', framed by dashes.' : '.', result.cause && ' ' + explained[result.cause]) : '',
      short(result.owner) === result.owner ? '' : make('p', { class: 'quiet path' }, ...broken(result.owner)),
      result.scenario ? make('p', { class: 'links' }, make('a', { href: '#' + address('player', { app: result.app, [isState(result) ? 'state' : 'scenario']: result.scenario, ms: String(result.milliseconds) }) }, 'Open in the player at ' + time(result.milliseconds))) : '');
    if (result.verdict === 'unknown') {
      view.replaceChildren(heading, make('img', { class: 'shot', src: source('golden'), alt: 'The golden' }));
      return;
    }
    const isSized = result.area !== undefined;
    const room = comparison({ src: source('golden'), name: 'Golden' }, { src: source('actual'), name: 'Now' }, {
      mode, area: result.area, view: result.view, width: result.width || 390, height: result.height || 844, owner: result.owner,
      difference: isSized ? { src: source('difference'), name: 'Difference' } : undefined,
    }, shown.signal);
    view.replaceChildren(heading, ways(mode, (wanted) => {
      mode = wanted;
      noted();
      show();
      /** @type {HTMLElement | null} */ (view.querySelector('[aria-pressed="true"]'))?.focus();
    }), room);
    // A golden that was accepted may be drawn otherwise by now, and be decided about again.
    if (result.decision?.kind === 'accepted') { view.append(make('div', { class: 'decided' }, ...decided(result))); }
    if (result.verdict === 'different') { view.append(decision(result)); }
  }

  /** @param {Compared} result */
  function isState(result) { return catalogue.apps.find((app) => app.id === result.app)?.states.some((one) => one.name === result.scenario); }

  /**
   * A decision in words, and the way back.
   * @param {Compared} result
   */
  function decided(result) {
    if (!result.decision) { return []; }
    const { kind, reason, by, date } = result.decision;
    const words = make('p', {}, make('span', { class: kind === 'rejected' ? 'tag bad' : 'tag' }, kind), ' ' + reason + ' (' + by + ', ' + date.slice(0, 10) + ')');
    const problem = make('div');
    return catalogue.isReadOnly ? [words] : [words, button(kind === 'rejected' ? 'Take the rejection back' : 'Take the acceptance back', () => back([result.file], problem)), problem];
  }

  /**
   * Takes back what was decided about goldens, and shows the first of them again.
   * @param {string[]} files
   * @param {HTMLElement} problem the place of what went wrong
   */
  async function back(files, problem) {
    try {
      const done = /** @type {{files: string[]}} */ (await tell('api/undo', { files }));
      await anew(done.files);
      last.replaceChildren();
      filter = 'different';
      /** @type {HTMLSelectElement} */ (showing.lastElementChild).value = filter;
      choose(done.files[0]);
      /** @type {HTMLElement | null} */ (view.querySelector('.accept input'))?.focus({ preventScroll: true });
      say(done.files.length + ' taken back.');
    } catch (error) { problem.replaceChildren(complaint(error)); }
  }

  /**
   * Compares goldens again about which it was decided.
   * @param {string[]} files
   */
  async function anew(files) {
    version += 1;
    for (const file of files) {
      put(file, false);
      results.set(file, await ask('api/compare', { file }, signal));
    }
  }

  /** @param {Compared} result */
  function decision(result) {
    if (catalogue.isReadOnly) { return make('p', { class: 'quiet' }, 'This studio only shows. Without --read-only, goldens are accepted and rejected here.'); }
    const same = () => [...results.values()].filter((one) => one.verdict === 'different' && causeOf(one) === causeOf(result) && refusal(one) === refusal(result));
    const reason = make('input', {
      type: 'text', required: true, maxlength: 500, placeholder: 'Why is the new picture right, or wrong?', value: drafts.get(result.file),
      oninput: () => drafts.set(result.file, reason.value),
    });
    let isDeciding = false;
    /** @param {Compared[]} all @param {'accept' | 'reject'} [verdict] */
    const decide = async (all, verdict = 'accept') => {
      if (!reason.value.trim()) {
        problem.replaceChildren(complaint('Say why in a line; it is kept in ' + verdict + 'ed.tsv.'));
        reason.focus();
        return;
      }
      // Who presses twice means one decision.
      if (isDeciding) { return; }
      isDeciding = true;
      try {
        const done = /** @type {{files: string[]}} */ (await tell('api/' + verdict, { files: all.map((one) => one.file), reason: reason.value }));
        const { files } = done;
        for (const file of [result.file, ...files]) { drafts.delete(file); }
        await anew(files);
        const words = (verdict === 'accept' ? 'Accepted ' : 'Rejected ') + (files.length === 1 ? files[0].replace(/\.png$/, '') : files.length + ' goldens') + ': ' + reason.value.trim();
        const trouble = make('div');
        last.replaceChildren(...(files.length ? [make('p', {}, words), button('Undo', () => back(files, trouble)), trouble] : []));
        say(files.length + ' ' + verdict + 'ed. Undo takes it back.');
        next();
      } catch (error) { problem.replaceChildren(complaint(error)); } finally { isDeciding = false; }
    };
    const problem = make('div');
    const acceptAll = button('', () => decide(same()));
    const rejectAll = button('', () => decide(same(), 'reject'));
    recount = () => {
      const { length } = same();
      [acceptAll.textContent, rejectAll.textContent] = ['Accept all ' + length + ' of this cause', 'Reject all ' + length];
      acceptAll.hidden = length < 2;
      rejectAll.hidden = length < 2 || Boolean(result.rejection);
    };
    recount();
    return make('form', {
      class: 'accept', onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        decide([result]);
      },
    }, result.rejection ? make('div', { class: 'decided' }, ...(result.decision ? decided(result) : [make('p', {}, make('span', { class: 'tag bad' }, 'rejected'), ' ' + refusal(result))]),
      make('p', { class: 'quiet' }, 'It is open again when the picture changes.')) : '', make('label', { class: 'field' }, make('span', {}, 'Reason'), reason), make('div', { class: 'transport' },
      make('button', { type: 'submit', class: 'play' }, 'Accept this one'),
      acceptAll,
      !result.rejection && button('Reject', () => decide([result], 'reject')),
      rejectAll,
      !result.rejection && button(later.has(result.file) ? 'Not later' : 'Later', () => {
        put(result.file, !later.has(result.file));
        next();
      })), problem);
  }

  function next() {
    const open = [...groups().values()].flat().filter((one) => !later.has(one.file) && !one.rejection && one.file !== chosen);
    const wasHere = view.contains(document.activeElement);
    // What was put off and is not any more is what is decided now.
    const isOpen = results.get(chosen)?.verdict === 'different' && !results.get(chosen)?.rejection && !later.has(chosen);
    if (open.length && !isOpen) {
      choose(open[0].file);
    } else {
      fill();
      show();
    }
    // Who decides by keyboard goes on with the next reason.
    const place = view.querySelector('.accept input') || names.querySelector('[aria-current]') || main;
    if (wasHere) { /** @type {HTMLElement} */ (place).focus({ preventScroll: true }); }
  }

  signal.addEventListener('abort', () => shown.abort());
  fill();
  show();
  let filled = 0;
  for (const file of [...list.files].sort((first, second) => Number(second === chosen) - Number(first === chosen))) {
    if (signal.aborted) { return; }
    try {
      results.set(file, /** @type {Compared} */ (await ask('api/compare', { file }, signal)));
    } catch (error) {
      if (signal.aborted) { return; }
      // Where the program is gone, nothing is known of the goldens that are left.
      if (error instanceof Error && /** @type {import('./page.js').Problem} */ (error).isGone) {
        progress.hidden = true;
        names.before(complaint(error));
        return;
      }
      results.set(file, { file, verdict: 'unknown', reason: error instanceof Error ? error.message : '', owner: '', width: 0, height: 0, app: '', scenario: '', milliseconds: 0 });
    }
    const result = results.get(file);
    if (!chosen && result?.verdict === 'different' && !result.rejection && !later.has(file)) {
      chosen = file;
      show();
    } else if (file === chosen) {
      show();
    } else {
      recount();
    }
    // A list of thousands is not made anew for each of them.
    if (performance.now() - filled > 100) {
      fill();
      filled = performance.now();
    }
  }
  fill();
  if (!chosen) { show(); }
}
