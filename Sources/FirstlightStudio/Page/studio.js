// Licensed under the Apache License, Version 2.0.
// The page: it shows the view that its address names.
import { ask, complaint, link, load, make, place, say } from './page.js';
import { gallery } from './gallery.js';

/** @typedef {import('./page.js').Catalogue} Catalogue */
/** @typedef {import('./page.js').Problem} Problem */

// The gallery comes with the page; the modules of another view are loaded when it is shown first.
const views = {
  gallery: async () => gallery, player: async () => (await import('./player.js')).player,
  live: async () => (await import('./live.js')).live, review: async () => (await import('./review.js')).review,
};
// What each of them consists of comes together, and not each part behind the one that names it.
const parts = /** @type {Record<string, string[]>} */ ({
  player: ['player.js', 'timeline.js', 'take.js', 'panels.js', 'marks.js', 'screen.js', 'page.js', 'elements.js'],
  live: ['live.js', 'finger.js', 'switches.js', 'page.js', 'elements.js'], review: ['review.js', 'screen.js', 'page.js', 'elements.js'],
});
const titles = { gallery: 'Gallery', player: 'Player', live: 'Live', review: 'Review' };
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {Catalogue | undefined} */
let catalogue;
/** @type {AbortController | undefined} */
let shown;
/** @type {Map<string, number>} how far down a person was at each address that was left */
const depths = new Map();

async function show() {
  const { view, choice } = place();
  const name = /** @type {keyof typeof views} */ (view in views ? view : 'gallery');
  shown?.abort();
  shown = new AbortController();
  if (main.dataset.address !== undefined) { depths.set(main.dataset.address, scrollY); }
  delete main.dataset.address;
  const depth = depths.get(location.hash);
  for (const link of document.querySelectorAll('nav a')) {
    if (link.getAttribute('data-view') === name) {
      link.setAttribute('aria-current', 'page');
    } else {
      link.removeAttribute('aria-current');
    }
  }
  const { signal } = shown;
  for (const href of parts[name] || []) {
    if (!document.head.querySelector('[href="' + href + '"]')) { document.head.append(make('link', { rel: 'modulepreload', href })); }
  }
  try {
    if (!catalogue) {
      // The page has it, where the program could tell it.
      const known = document.getElementById('catalogue')?.textContent;
      const found = /** @type {Catalogue} */ (known ? JSON.parse(known) : await ask('api/catalogue'));
      // Another view may have been asked for, and have got it, meanwhile.
      if (signal.aborted) { return; }
      catalogue = found;
      const version = document.getElementById('version');
      if (version) {
        version.textContent = catalogue.program + ' ' + catalogue.version + (catalogue.isReadOnly ? ' · only shows' : '');
      }
      // The view does not wait for it; where it does not come, the view says that the program is gone.
      if (catalogue.isWatching) { import('./watch.js').then(({ watch }) => watch(), () => {}); }
    }
    const view = await load(views[name]());
    if (signal.aborted) { return; }
    const goBack = left();
    main.replaceChildren();
    main.className = name;
    // The address that the view may change: a view that gives way changes that of no other one.
    main.dataset.address = location.hash;
    const made = view(main, catalogue, choice, signal);
    // What is chosen with stands there before the launch has run.
    goBack();
    entitle(name);
    if (depth) { scrollTo(0, depth); }
    await made;
    // Some views have their height only now. Who has moved on meanwhile stays there.
    if (depth && !signal.aborted && scrollY === 0) { scrollTo(0, depth); }
  } catch (error) {
    if (signal.aborted) { return; }
    const goBack = left();
    // What was chosen with stays, so that something else can be chosen.
    const top = main.querySelector(':scope > .top');
    const app = catalogue?.apps.find((one) => one.id === choice.app && one.hasLaunch)?.id;
    const isOfChoice = (name === 'player' || name === 'live') && error instanceof Error && error.name === 'Problem' && !(/** @type {Problem} */ (error)).isGone && location.hash.includes('?');
    main.replaceChildren(top || make('h1', {}, titles[name]), complaint(error),
      isOfChoice ? make('p', {}, make('a', { href: link(name, /** @type {Record<string, string>} */ (app ? { app } : {})) }, 'Go on without what the address chooses')) : '');
    main.className = name + ' stopped';
    goBack();
    entitle(name);
  }
}

/**
 * Names the page by what it shows, so that several of them can be told apart.
 * @param {keyof typeof titles} name
 */
function entitle(name) {
  const before = document.title;
  document.title = (main.querySelector('h1')?.textContent || titles[name]) + ' – Firstlight Studio';
  if (document.title !== before) { say(document.title); }
}

/**
 * Notes where a person is in the view that gives way to another one, and returns what goes back there.
 * @returns {() => void}
 */
function left() {
  const active = document.activeElement;
  // The view itself stays, and has no name among its controls.
  const focused = active instanceof HTMLElement && active !== main && main.contains(active) ? nameOf(active) : undefined;
  const open = [...main.querySelectorAll('.variant[open] > summary')].map(nameOf);
  return () => {
    for (const menu of /** @type {NodeListOf<HTMLDetailsElement>} */ (main.querySelectorAll('.variant'))) {
      menu.open = open.includes(nameOf(/** @type {Element} */ (menu.firstElementChild)));
    }
    if (focused === undefined) { return; }
    const controls = /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll('button, input, select, summary, a[href], [tabindex]'));
    ([...controls].find((one) => nameOf(one) === focused) || main).focus({ preventScroll: true });
  };
}

/**
 * What names a control among those of its view, whatever is chosen with it.
 * @param {Element} control
 */
function nameOf(control) {
  const menu = control.closest('.variant')?.firstElementChild;
  return [menu, control].map((one) => (one && (one.getAttribute('aria-label') || one.closest('label')?.textContent || one.textContent) || '').split(':')[0]).join(': ');
}

/**
 * Closes the menus in which a person is no more.
 * @param {Event} event
 */
function leave(event) {
  // A place of a menu without a control gives the focus to all of the view.
  if (event.target === main && event.type === 'focusin') { return; }
  for (const menu of /** @type {NodeListOf<HTMLDetailsElement>} */ (main.querySelectorAll('.variant[open]'))) {
    if (!menu.contains(/** @type {Node} */ (event.target))) { menu.open = false; }
  }
}

// A menu near the edge of the window opens towards its middle.
main.addEventListener('toggle', ({ target }) => {
  const menu = target instanceof HTMLElement && target.matches('.variant[open]') && /** @type {HTMLElement | null} */ (target.querySelector('.menu'));
  if (!menu) { return; }
  menu.style.left = '0';
  menu.style.left = Math.min(0, document.documentElement.clientWidth - 8 - menu.getBoundingClientRect().right) + 'px';
}, true);
addEventListener('pointerdown', leave);
addEventListener('focusin', leave);
addEventListener('keydown', (event) => {
  const menu = event.key === 'Escape' && /** @type {HTMLDetailsElement | null} */ (main.querySelector('.variant[open]'));
  if (!menu) { return; }
  menu.open = false;
  /** @type {HTMLElement} */ (menu.firstElementChild).focus();
});
document.querySelector('.skip')?.addEventListener('click', (event) => {
  // The address holds the choice.
  event.preventDefault();
  main.focus();
});
addEventListener('hashchange', show);
show();
