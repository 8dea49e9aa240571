// Licensed under the Apache License, Version 2.0.
// The page: it shows the view that its address names.
import { ask, complaint, load, make, place } from './page.js';
import { gallery } from './gallery.js';

/** @typedef {import('./page.js').Catalogue} Catalogue */

// The gallery comes with the page; the modules of another view are loaded when it is shown first.
const views = {
  gallery: async () => gallery, player: async () => (await import('./player.js')).player,
  live: async () => (await import('./live.js')).live, review: async () => (await import('./review.js')).review,
};
const titles = { gallery: 'Gallery', player: 'Player', live: 'Live', review: 'Review' };
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {Catalogue | undefined} */
let catalogue;
/** @type {AbortController | undefined} */
let shown;

async function show() {
  const { view, choice } = place();
  if (view === 'main') { return main.focus(); }
  const name = /** @type {keyof typeof views} */ (view in views ? view : 'gallery');
  shown?.abort();
  shown = new AbortController();
  for (const link of document.querySelectorAll('nav a')) {
    if (link.getAttribute('data-view') === name) {
      link.setAttribute('aria-current', 'page');
    } else {
      link.removeAttribute('aria-current');
    }
  }
  document.title = titles[name] + ' – Firstlight Studio';
  const { signal } = shown;
  try {
    if (!catalogue) {
      // The page has it, where the program could tell it.
      const known = document.getElementById('catalogue')?.textContent;
      catalogue = /** @type {Catalogue} */ (known ? JSON.parse(known) : await ask('api/catalogue'));
      const version = document.getElementById('version');
      if (version) {
        version.textContent = catalogue.program + ' ' + catalogue.version + (catalogue.isReadOnly ? ' · only shows' : '');
      }
      if (catalogue.isWatching) { (await load(import('./watch.js'))).watch(); }
    }
    const view = await load(views[name]());
    if (signal.aborted) { return; }
    main.replaceChildren();
    main.className = name;
    await view(main, catalogue, choice, signal);
  } catch (error) {
    if (signal.aborted) { return; }
    main.replaceChildren(make('h1', {}, titles[name]), complaint(error));
  }
}

addEventListener('hashchange', show);
show();
