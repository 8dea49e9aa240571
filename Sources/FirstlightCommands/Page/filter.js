// Licensed under the Apache License, Version 2.0.
// The choice among the parts of a report, and the lists that lead to them.
import { matches } from './elements.js';

/**
 * Lets a reader choose by words, app, verdict and device.
 * @param {HTMLFormElement} form
 * @returns {() => void} what chooses again, for parts that came later
 */
export function filter(form) {
  const parts = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.scenario, .entry')]);
  /** @type {Map<Element, string>} */
  const texts = new Map();
  const text = (/** @type {Element} */ part) => {
    // The text of two thousand parts is read when somebody searches, not before.
    const known = texts.get(part) ?? ((part.querySelector('.scenario-head') || part).textContent || '').toLowerCase();
    texts.set(part, known);
    return known;
  };

  function choose() {
    const wanted = new FormData(form);
    const words = String(wanted.get('words') || '').trim();
    const values = ['app', 'verdict', 'device'].flatMap((name) => (wanted.get(name) ? [[name, String(wanted.get(name))]] : []));
    const away = new Set();
    let shown = 0;
    for (const part of parts) {
      const fits = values.every(([name, value]) => part.dataset[name] === value) && (!words || matches(text(part), words));
      if (fits) { shown += 1; } else { away.add(part.id); }
      if (part.hidden === fits) { part.hidden = !fits; }
    }
    for (const lead of document.querySelectorAll('.side a, .summary a')) {
      const place = /** @type {HTMLElement} */ (lead.closest('li, tr'));
      const isAway = away.has(lead.getAttribute('href')?.slice(1));
      if (place.hidden !== isAway) { place.hidden = isAway; }
    }
    for (const rows of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('.rows'))) {
      const found = rows.querySelectorAll('.entry:not([hidden])').length;
      rows.hidden = found === 0;
      rows.open = Boolean(words || values.length);
      const count = rows.querySelector('.count');
      if (count) { count.textContent = String(found); }
    }
    const told = form.querySelector('output');
    if (told) { told.textContent = shown + ' of ' + parts.length; }
  }

  /** Chooses where a browser has kept what was chosen, or something came later: at first all parts are shown. */
  const again = () => { if (form.querySelector('input')?.value || form.querySelector('select option:checked:not([value=""])')) { choose(); } };
  if (parts.length > 1) {
    form.hidden = false;
    form.addEventListener('input', choose);
    form.addEventListener('submit', (event) => event.preventDefault());
    const told = form.querySelector('output');
    if (told) { told.textContent = parts.length + ' of ' + parts.length; }
    again();
  }
  return again;
}
