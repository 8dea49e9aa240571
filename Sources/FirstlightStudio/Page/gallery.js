// Licensed under the Apache License, Version 2.0.
// Each state of each app for the chosen devices and settings, drawn when it comes into view.
import { address, button, chips, languageOptions, link, make, matches, note, say, title, words } from './page.js';
import { comparison, enlarge, modeOf, ways } from './screen.js';

/** @typedef {import('./page.js').Catalogue} Catalogue */
/** @typedef {import('./page.js').Choice} Choice */
/** @typedef {{app: string, appName: string, state: string, choice: Choice, title?: string, size?: number[], hasLaunch: boolean}} Tile */

/** The pictures that are shown at once; there are more when they are asked for. */
const most = 1500;
/** What an address has in place of a choice of nothing. */
const none = '-';

/**
 * @param {HTMLElement} main
 * @param {Catalogue} catalogue
 * @param {Choice} start
 * @param {AbortSignal} signal
 */
export async function gallery(main, catalogue, start, signal) {
  const languages = [...new Set(catalogue.apps.flatMap((app) => app.languages))].sort();
  /** @type {Record<string, [string, [string, string][], string[]]>} the name of each choice, what there is, and what is usual */
  const filters = {
    app: ['App', catalogue.apps.map((app) => [app.id, app.name]), catalogue.apps.slice(0, 1).map((app) => app.id)],
    device: ['Device', catalogue.devices.map((device) => [device.id, device.name]), ['iphone15']],
    appearance: ['Appearance', [['light', 'Light'], ['dark', 'Dark']], ['light']],
    contrast: ['Contrast', [['standard', 'Usual'], ['increased', 'More']], ['standard']],
    size: ['Text size', catalogue.textSizes.map((size) => [size, size]), ['large']],
    direction: ['Direction', [['ltr', 'Left to right'], ['rtl', 'Right to left']], ['ltr']],
    language: ['Language', languageOptions('own', languages, catalogue), ['own']],
  };
  /** @type {string[]} what the address names and this program does not have */
  const unknown = [];
  const chosen = Object.fromEntries(Object.entries(filters).map(([key, [, options, usual]]) => {
    // An address holds no empty words.
    const wanted = start[key] === undefined ? usual : start[key].split(',').filter((one) => one && one !== none);
    const known = wanted.filter((one) => options.some(([value]) => value === one));
    unknown.push(...wanted.filter((one) => !known.includes(one)));
    return [key, new Set(known)];
  }));
  let search = start.words || '';
  /** @type {Tile | undefined} */
  let pinned;
  let mode = modeOf(start.mode);
  /** @type {Choice} what is chosen, as the address has it */
  let choice = {};
  /** @type {string | undefined} names the picture that is enlarged */
  let enlarged;

  const grid = make('div', { class: 'tiles' });
  const count = make('p', { class: 'count', role: 'status' });
  const find = make('input', { type: 'search', value: search, placeholder: 'login, error …', oninput: () => { search = find.value; update(); } });
  const choices = make('details', { class: 'filters', open: matchMedia('(min-width: 901px)').matches },
    make('summary', {}, 'Filters'),
    make('label', { class: 'field' }, make('span', {}, 'States with the words'), find),
    ...Object.entries(filters).map(([key, [legend, options]]) => chips(legend, options, chosen[key], () => update())));
  main.append(choices, make('section', { 'aria-labelledby': 'gallery-title' }, make('div', { class: 'head' }, make('h1', { id: 'gallery-title' }, 'Gallery'), count), grid));

  /** @type {Set<HTMLImageElement>} the pictures that are seen, or nearly */
  const near = new Set();
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const picture = /** @type {HTMLImageElement} */ (target);
      near[isIntersecting ? 'add' : 'delete'](picture);
      // What was passed by before it was drawn waits again, so that what is seen comes first.
      if (!isIntersecting && picture.src && !picture.complete) { picture.removeAttribute('src'); }
    }
    /** @type {Map<string | undefined, (string | undefined)[]>} the states of each app and variant that are wanted */
    const rows = new Map();
    for (const { src, complete, dataset } of near) {
      if (!src || !complete) { rows.set(dataset.row, [...rows.get(dataset.row) || [], dataset.state]); }
    }
    for (const { target } of entries) {
      const picture = /** @type {HTMLImageElement} */ (target);
      const states = rows.get(picture.dataset.row) || [];
      // A launch that passes several of them is played once.
      if (near.has(picture) && !picture.src) { picture.src = picture.dataset.src + (states.length > 1 ? '&with=' + encodeURIComponent(states.join(',')) : ''); }
    }
  }, { rootMargin: '200px' });
  signal.addEventListener('abort', leave);

  /** Asks for no picture any more: those that were not drawn yet would keep the program from the next ones. */
  function leave() {
    seen.disconnect();
    near.clear();
    for (const picture of /** @type {NodeListOf<HTMLImageElement>} */ (grid.querySelectorAll('img[src]'))) {
      if (!picture.complete) { picture.removeAttribute('src'); }
    }
  }

  /** @returns {Tile[]} */
  function tiles() {
    /** @type {Choice[]} */
    let variants = [{}];
    /** @param {Set<string>} values @param {(value: string) => Choice} add */
    const times = (values, add) => { variants = variants.flatMap((variant) => [...values].map((value) => ({ ...variant, ...add(value) }))); };
    times(chosen.device, (device) => ({ device }));
    times(chosen.appearance, (appearance) => ({ appearance }));
    times(chosen.contrast, (value) => (value === 'increased' ? { 'increase-contrast': '1' } : /** @type {Choice} */ ({})));
    times(chosen.size, (size) => (size === 'large' ? /** @type {Choice} */ ({}) : { 'text-size': size }));
    times(chosen.direction, (value) => (value === 'rtl' ? { 'right-to-left': '1' } : /** @type {Choice} */ ({})));
    times(chosen.language, (language) => (language === 'own' ? /** @type {Choice} */ ({}) : { language }));
    return catalogue.apps.filter((app) => chosen.app.has(app.id)).flatMap((app) => app.states
      .filter((state) => matches([app.name, state.name, state.title].join(' '), search))
      .flatMap((state) => (state.size ? alone(variants) : variants).map((choice) => ({ app: app.id, appName: app.name, state: state.name, choice, title: state.title, size: state.size, hasLaunch: app.hasLaunch }))));
  }

  /**
   * The variants of a preview that asks for a device or a size of its own.
   * @param {Choice[]} variants
   * @returns {Choice[]}
   */
  function alone(variants) {
    const all = variants.map((choice) => /** @type {Choice} */ (Object.fromEntries(Object.entries(choice).filter(([key]) => key !== 'device'))));
    return all.filter((choice, index) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(choice)) === index);
  }

  /**
   * The least scale at which a picture has a pixel for each of the screen where its tile stands.
   * @param {Tile} tile
   * @param {number} shown the pixels of a tile's width
   */
  function tileScale(tile, shown) {
    return [.5, 1].find((scale) => size(tile)[0] * scale >= shown) ?? 2;
  }

  /** @param {Tile} tile @param {number} [scale] */
  function source(tile, scale) {
    return address('frame.png', { app: tile.app, state: tile.state, ...tile.choice, ...(scale ? { scale: String(scale) } : {}) });
  }

  /** @param {Tile} tile */
  const name = (tile) => tile.appName + ', ' + tile.state + ': ' + words(tile.choice, catalogue);

  /** @param {Tile} tile */
  function size(tile) {
    if (tile.size) { return tile.size; }
    const device = catalogue.devices.find((one) => one.id === tile.choice.device);
    return device ? [device.width, device.height] : [390, 844];
  }

  /**
   * What names a picture in an address.
   * @param {Tile} tile
   */
  const key = (tile) => address(tile.app + '/' + tile.state, tile.choice);

  /** Notes in the address what is chosen, the picture that is enlarged, and the one that it is compared with. */
  function remember() {
    note('gallery', { ...choice, open: enlarged || '', ...(pinned ? { held: key(pinned), mode } : {}) });
  }

  /** @param {Tile[]} all @param {number} index */
  function open(all, index) {
    enlarged = key(all[index]);
    const dialog = enlarge(all.map((tile) => ({
      src: source(tile), name: name(tile),
      links: [
        button(pinned === tile ? 'Held for comparing' : 'Hold to compare with another', () => {
          pinned = tile;
          say('Held. Open another picture to compare.');
          dialog.close();
        }, { disabled: pinned === tile }),
        tile.hasLaunch && make('a', { href: link('player', { app: tile.app, state: tile.state, ...tile.choice }), onclick: () => dialog.close() }, 'Open in the player'),
        make('a', { href: source(tile), download: tile.app + '-' + tile.state + '.png' }, 'Save the picture'),
      ],
      extra: (shown) => {
        if (!pinned || pinned === tile) { return null; }
        const [width, height] = size(tile);
        const held = pinned;
        const room = make('div', { class: 'held' });
        let filled = new AbortController();
        shown.addEventListener('abort', () => filled.abort());
        const fill = () => {
          // What blinks stops with another way to compare.
          filled.abort();
          filled = new AbortController();
          room.replaceChildren(
            ways(mode, (wanted) => {
              mode = wanted;
              remember();
              fill();
              /** @type {HTMLElement | null} */ (room.querySelector('[aria-pressed="true"]'))?.focus();
            }, button('Let go', () => { pinned = undefined; dialog.close(); })),
            comparison({ src: source(held), name: name(held) }, { src: source(tile), name: name(tile) }, { mode, width, height }, filled.signal));
        };
        fill();
        return room;
      },
    })), index, (number) => {
      enlarged = key(all[number]);
      remember();
    });
    // Who goes back leaves the picture, too.
    const close = () => dialog.close();
    signal.addEventListener('abort', close);
    dialog.addEventListener('close', () => {
      signal.removeEventListener('abort', close);
      enlarged = undefined;
      if (!signal.aborted) { remember(); }
    });
  }

  /** @param {number} [limit] the most pictures that are shown */
  function update(limit = most) {
    choice = { words: search };
    for (const [key, values] of Object.entries(chosen)) { choice[key] = [...values].join(',') || none; }
    remember();
    const all = tiles();
    const shown = all.slice(0, limit);
    count.textContent = all.length > limit
      ? limit + ' of ' + all.length + ' pictures'
      : all.length + (all.length === 1 ? ' picture' : ' pictures');
    if (unknown.length) { count.append(' · not here: ' + unknown.join(', ')); }
    leave();
    grid.replaceChildren();
    if (!all.length) {
      const missing = Object.entries(filters).filter(([key]) => !chosen[key].size).map(([, [legend]]) => legend);
      grid.append(make('p', { class: 'empty' }, missing.length ? 'Nothing is chosen of: ' + missing.join(', ') + '.' : 'No state has the words “' + search + '”.'));
    }
    // A window's width is not asked for between tiles: the page would be laid out for each of them.
    const wide = (matchMedia('(max-width: 560px)').matches ? innerWidth / 2 : 148) * devicePixelRatio;
    const made = document.createDocumentFragment();
    // With one picture of each state, all of an app stand in one row.
    const isOne = new Set(all.filter((tile) => !tile.size).map((tile) => words(tile.choice, catalogue))).size <= 1;
    let group = '';
    /** @type {HTMLElement | undefined} */
    let row;
    shown.forEach((tile, index) => {
      const key = isOne ? tile.app : tile.app + '/' + tile.state;
      if (key !== group) {
        group = key;
        row = make('div', { class: 'row' });
        made.append(make('h2', {}, isOne ? tile.appName : make('span', { class: 'quiet' }, tile.appName + ' '), isOne ? '' : title(tile.state)), row);
      }
      const [width, height] = size(tile);
      const picture = make('img', {
        'data-src': source(tile, tileScale(tile, wide)), 'data-row': address(tile.app, tile.choice), 'data-state': tile.state, alt: '', width: Math.round(width), height: Math.round(height),
        onload: () => {
          picture.classList.add('drawn');
          picture.closest('button')?.classList.remove('failed');
        },
        // It is asked for again when it comes into view again.
        onerror: () => {
          picture.removeAttribute('src');
          picture.closest('button')?.classList.add('failed');
        },
      });
      row?.append(make('figure', { class: 'tile' },
        make('button', { type: 'button', class: 'open', 'aria-label': 'Enlarge ' + name(tile), onclick: () => open(shown, index) }, picture),
        make('figcaption', {}, isOne && make('b', {}, title(tile.state)), tile.title && make('span', { class: 'wishes' }, tile.title), words(tile.choice, catalogue))));
      picture.style.aspectRatio = width + ' / ' + height;
    });
    grid.append(made);
    for (const picture of grid.querySelectorAll('img')) { seen.observe(picture); }
    if (all.length > limit) {
      const rest = Math.min(most, all.length - limit);
      grid.append(make('p', { class: 'empty' }, button('Show ' + rest + ' more', () => {
        update(limit + most);
        /** @type {HTMLElement | undefined} */ ([...grid.querySelectorAll('.open')][limit])?.focus({ preventScroll: true });
      })));
    }
  }

  const { open: wanted, held } = start;
  pinned = held ? tiles().find((tile) => key(tile) === held) : undefined;
  update();
  const shown = wanted ? tiles().slice(0, most) : [];
  const first = shown.findIndex((tile) => key(tile) === wanted);
  if (first >= 0) { open(shown, first); }
}
