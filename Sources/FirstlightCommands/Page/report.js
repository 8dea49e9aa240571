// Licensed under the Apache License, Version 2.0.
// The report. All of it can be read without this: what a reader comes near is made of the markup that stands in its noscript.
import { button, make } from './elements.js';
import { comparison, enlarge, order, overlay, ways } from './screen.js';
import { waterfall } from './waterfall.js';
import { filter } from './filter.js';

/** @typedef {{src: string, name: string, links: []}} Shot */
/** @typedef {ReturnType<typeof import('./waterfall.js').waterfall>} Chart */

const form = /** @type {HTMLFormElement | null} */ (document.querySelector('.filter'));
const choose = form ? filter(form) : () => {};
// A page of two thousand launches would take seconds if it were made at once.
const near = new IntersectionObserver((entries) => {
  for (const entry of entries) { if (entry.isIntersecting) { complete(/** @type {HTMLElement} */ (entry.target)); } }
}, { rootMargin: '600px 0px' });
for (const rest of document.querySelectorAll('noscript')) { if (rest.parentElement) { near.observe(rest.parentElement); } }

/** @param {HTMLElement} place */
function complete(place) {
  const rest = place.querySelector(':scope > noscript');
  if (!rest) { return; }
  near.unobserve(place);
  const made = document.createElement('template');
  made.innerHTML = rest.textContent || '';
  rest.replaceWith(made.content);
  if (!place.matches('.scenario')) { return choose(); }
  const name = place.querySelector('h2')?.textContent || '';
  const table = /** @type {HTMLTableElement | null} */ (place.querySelector('.moments'));
  const chart = table ? drawn(table, name) : undefined;
  for (const strip of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll('.strip'))) { film(strip, place, name, chart); }
  for (const read of /** @type {NodeListOf<HTMLDetailsElement>} */ (place.querySelectorAll('.reading'))) { reading(read, framesOf(place)); }
  for (const compared of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll('.compare'))) { compare(compared, name); }
}

/**
 * The address and the name of a picture: in one file each is stored once, and a drawing shows it.
 * @param {Element} shot
 * @param {string} name
 * @returns {Shot}
 */
function picture(shot, name) {
  const stored = shot.querySelector('use');
  const src = stored ? document.querySelector(stored.getAttribute('href') || '')?.getAttribute('href') : shot.getAttribute('src');
  return { src: src || '', name, links: [] };
}

/**
 * Puts the drawing before the table.
 * @param {HTMLTableElement} table
 * @param {string} launch
 */
function drawn(table, launch) {
  const chart = waterfall(table);
  const words = /** @type {HTMLDetailsElement} */ (table.closest('details'));
  words.open = false;
  words.before(make('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Waterfall of ' + launch }, chart.drawing), ...(chart.legend ? [chart.legend] : []));
  return chart;
}

/**
 * Pictures that enlarge, joined with the drawing of what each task did.
 * @param {HTMLElement} strip
 * @param {HTMLElement} place
 * @param {string} launch
 * @param {Chart} [chart]
 */
function film(strip, place, launch, chart) {
  const frames = /** @type {HTMLElement[]} */ ([...strip.children]);
  /** @param {HTMLElement | undefined} [frame] @param {number} [time] */
  const light = (frame, time) => {
    for (const other of frames) { other.classList.toggle('on', other === frame); }
    chart?.show(time);
  };
  frames.forEach((frame, index) => {
    const shot = frame.querySelector('.shot');
    const open = button('', () => enlarge(
      frames.map((one) => picture(/** @type {Element} */ (one.querySelector('.shot')), launch + ', ' + [...one.querySelectorAll(':scope > b, :scope > span')].map((part) => part.textContent).join(': '))),
      index, (number) => history.replaceState(null, '', '#' + place.id + '@' + Math.round(Number(frames[number].dataset.time)) + 'ms')), { class: 'enlarge' });
    shot?.replaceWith(open);
    if (shot) { open.append(make('span', { class: 'unseen' }, 'Enlarge. '), shot); }
    frame.addEventListener('pointerenter', () => light(frame, Number(frame.dataset.time)));
    frame.addEventListener('pointerleave', () => light());
  });
  chart?.drawing.addEventListener('pointermove', (event) => {
    const time = chart.time(event.clientX);
    light(time === undefined ? undefined : frameAt(frames, time), time);
  });
  chart?.drawing.addEventListener('pointerleave', () => light());
}

/**
 * A golden and what is drawn now, laid over each other.
 * @param {HTMLElement} place
 * @param {string} subject
 */
function compare(place, subject) {
  /** @param {string} side */
  const shown = (side) => {
    const figure = place.querySelector('[data-side="' + side + '"]');
    const shot = figure?.querySelector('.shot > :first-child');
    return shot ? picture(shot, figure?.querySelector('figcaption')?.textContent || '') : undefined;
  };
  const [golden, actual, difference] = ['golden', 'actual', 'difference'].map(shown);
  if (!golden || !actual) { return; }
  const [size, area, view] = ['size', 'area', 'view'].map((name) => place.dataset[name]?.split(' ').map(Number));
  const [width, height] = size || [390, 844];
  const room = make('div', { class: 'comparing' });
  let shownNow = new AbortController();
  /** @param {import('./screen.js').Mode} mode */
  const show = (mode) => {
    shownNow.abort();
    shownNow = new AbortController();
    const all = [golden, actual, difference].flatMap((one) => (one ? [{ ...one, name: subject + ', ' + one.name }] : []));
    const hadFocus = room.contains(document.activeElement);
    room.replaceChildren(ways(mode, show, button('Enlarge', () => enlarge(all, 0))), comparison(golden, actual, { mode, difference, area, view, width, height }, shownNow.signal));
    if (hadFocus) { /** @type {HTMLElement | null} */ (room.querySelector('[aria-pressed="true"]'))?.focus(); }
  };
  show('beside');
  place.replaceWith(room);
}

/**
 * The pictures of a film strip, by time.
 * @param {ParentNode} place
 */
function framesOf(place) { return /** @type {HTMLElement[]} */ ([...place.querySelectorAll('.strip li')]); }

/**
 * The picture that was on screen at an instant.
 * @param {HTMLElement[]} frames
 * @param {number} milliseconds
 */
function frameAt(frames, milliseconds) { return frames.filter((one) => Number(one.dataset.time) <= milliseconds + 0.5).pop(); }

/**
 * Lays the elements of a screen over its picture when their list is opened, each with its number in the list.
 * @param {HTMLDetailsElement} place
 * @param {HTMLElement[]} frames
 */
function reading(place, frames) {
  place.addEventListener('toggle', () => {
    const list = /** @type {HTMLElement} */ (place.querySelector('ol'));
    const [width, height] = (list.dataset.size || '').split(' ').map(Number);
    const shot = frameAt(frames, Number(place.dataset.time ?? Infinity))?.querySelector('.shot');
    if (!shot || !height) { return; }
    const drawing = overlay(width, height);
    drawing.append(...order([.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll('li'))].map((one) => {
      const [x, y, wide, high] = (one.dataset.frame || '').split(' ').map(Number);
      return { x, y, width: wide, height: high };
    })));
    const screen = make('span', { class: 'shot read' }, make('img', { src: picture(shot, '').src, alt: '' }), drawing);
    screen.style.aspectRatio = width + ' / ' + height;
    list.before(screen);
  }, { once: true });
}

/** Goes to the instant that the address names: `#laten/face-id@830ms`. */
function follow() {
  const [, id, milliseconds] = decodeURIComponent(location.hash).match(/^#(.+?)(?:@(\d+)ms)?$/) || [];
  const place = id ? document.getElementById(id) : null;
  if (!place?.matches('.scenario')) { return; }
  place.hidden = false;
  complete(place);
  // What comes near above it becomes higher at first.
  for (const wait of [0, 60, 250]) { setTimeout(() => place.scrollIntoView(), wait); }
  const frames = framesOf(place);
  // Another run may have had its first picture later than the instant that somebody has noted.
  const frame = milliseconds === undefined ? undefined : frameAt(frames, Number(milliseconds)) || frames[0];
  if (!frame?.parentElement) { return; }
  for (const other of frames) { other.classList.toggle('on', other === frame); }
  frame.parentElement.scrollLeft = frame.offsetLeft - frame.parentElement.offsetLeft - 12;
  /** @type {HTMLElement | null} */ (frame.querySelector('.enlarge'))?.focus({ preventScroll: true });
}

document.querySelector('.long')?.classList.add('whole');
addEventListener('hashchange', follow);
addEventListener('beforeprint', () => { for (const rest of document.querySelectorAll('noscript')) { if (rest.parentElement) { complete(rest.parentElement); } } });
follow();
