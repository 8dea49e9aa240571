// Licensed under the Apache License, Version 2.0.
// Pictures of screens: enlarged, two of them compared, and what lies over one.
import { button, draw, make, say } from './elements.js';

/** @typedef {{src: string, name: string}} Picture */
/** @typedef {'beside' | 'slider' | 'blink' | 'overlay' | 'difference'} Mode */

/** @type {[Mode, string][]} */
const modes = [['beside', 'Side by side'], ['slider', 'Slider'], ['blink', 'Blink'], ['overlay', 'Overlay'], ['difference', 'Difference']];

/**
 * The way to compare that an address names, or the usual one.
 * @param {string} [name]
 * @returns {Mode}
 */
export function modeOf(name) { return modes.find(([mode]) => mode === name)?.[0] || 'slider'; }

/**
 * The ways to compare, of which one is chosen.
 * @param {Mode} mode
 * @param {(mode: Mode) => void} choose
 * @param {...(Node | false)} more what stands behind them
 */
export function ways(mode, choose, ...more) {
  return make('p', { class: 'segments', role: 'group', 'aria-label': 'How to compare' },
    ...modes.map(([key, text]) => button(text, () => choose(key), { 'aria-pressed': String(mode === key) })), ...more);
}

/**
 * Two pictures of one screen, compared.
 * @param {Picture} before
 * @param {Picture} after
 * @param {{mode: Mode, difference?: Picture, area?: number[], view?: number[], width: number, height: number, owner?: string}} options
 *   the size of the screen, the rectangle that differs and that of the view that owns it, in points
 * @param {AbortSignal} signal
 */
export function comparison(before, after, options, signal) {
  const { mode, area, view, width, height } = options;
  /** @param {string} kind @param {number[] | undefined} place */
  const framed = (kind, place) => {
    if (!place) return undefined;
    const frame = make('span', { class: 'area ' + kind, 'aria-hidden': 'true' });
    frame.style.left = (place[0] / width) * 100 + '%';
    frame.style.top = (place[1] / height) * 100 + '%';
    frame.style.width = (place[2] / width) * 100 + '%';
    frame.style.height = (place[3] / height) * 100 + '%';
    return frame;
  };
  /** @param {Picture} picture @param {string} [kind] */
  const screen = (picture, kind = '') => {
    const box = make('span', { class: 'shot ' + kind }, make('img', { src: picture.src, alt: picture.name }), framed('of-view', view), framed('', area));
    box.style.aspectRatio = width + ' / ' + height;
    return box;
  };
  /** @param {Picture} picture */
  const titled = (picture) => make('figure', {}, screen(picture), make('figcaption', {}, picture.name));
  if (mode === 'beside') {
    const all = [titled(before), titled(after), ...(options.difference ? [titled(options.difference)] : [])];
    return make('div', { class: 'compare beside' }, ...all);
  }
  const stack = make('div', { class: 'stack ' + (options.difference && mode === 'difference' ? 'plain' : mode) }, screen(before, 'under'), screen(after, 'over'));
  stack.style.setProperty('--ratio', String(width / height));
  const over = /** @type {HTMLElement} */ (stack.querySelector('.over'));
  if (mode === 'slider' || mode === 'overlay') {
    const range = make('input', { type: 'range', min: 0, max: 100, value: 50, step: 0.5, 'aria-label': 'From ' + before.name + ' to ' + after.name });
    const move = () => {
      if (mode === 'overlay') {
        over.style.opacity = String(Number(range.value) / 100);
      } else {
        over.style.clipPath = 'inset(0 0 0 ' + range.value + '%)';
        stack.style.setProperty('--cut', range.value + '%');
      }
    };
    range.addEventListener('input', move);
    move();
    if (mode === 'slider') { stack.append(make('span', { class: 'cut', 'aria-hidden': 'true' })); }
    /** @param {PointerEvent} event */
    const drag = (event) => {
      const box = stack.getBoundingClientRect();
      range.value = String(((event.clientX - box.left) / box.width) * 100);
      move();
    };
    stack.addEventListener('pointerdown', (event) => { stack.setPointerCapture(event.pointerId); drag(event); });
    stack.addEventListener('pointermove', (event) => { if (event.buttons) { drag(event); } });
    return make('div', { class: 'compare' }, stack, make('p', { class: 'ends' }, make('span', {}, before.name), range, make('span', {}, after.name)));
  }
  if (mode === 'blink') {
    let isOn = true;
    const caption = make('p', { class: 'ends' });
    const swap = () => {
      isOn = !isOn;
      over.style.visibility = isOn ? 'visible' : 'hidden';
      caption.textContent = isOn ? after.name : before.name;
    };
    swap();
    let timer = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : window.setInterval(swap, 600);
    const pause = button(timer ? 'Stop' : 'Swap', () => {
      if (timer) {
        clearInterval(timer);
        timer = 0;
        pause.textContent = 'Swap';
      } else {
        swap();
        say(caption.textContent || '');
      }
    });
    signal.addEventListener('abort', () => clearInterval(timer));
    return make('div', { class: 'compare' }, stack, caption, pause);
  }
  if (options.difference) { stack.replaceChildren(screen(options.difference)); }
  return make('div', { class: 'compare' }, stack, make('p', { class: 'ends' }, options.difference ? 'What differs is red, what is equal pale.' : 'What is equal is black.'));
}

/**
 * Shows pictures large, one at a time.
 * @param {{src: string, name: string, links: (Node | false)[], extra?: (signal: AbortSignal) => Node | null}[]} pictures
 * @param {number} start
 * @param {(index: number) => void} [moved]
 */
export function enlarge(pictures, start, moved) {
  let index = start;
  let shown = new AbortController();
  const place = make('div', { class: 'large' });
  const name = make('h2', { id: 'large-name' });
  const links = make('p', { class: 'links' });
  const count = make('p', { class: 'count' });
  const dialog = make('dialog', { class: 'enlarged', 'aria-labelledby': 'large-name' });
  const show = () => {
    const picture = pictures[index];
    shown.abort();
    shown = new AbortController();
    name.textContent = picture.name;
    count.textContent = index + 1 + ' of ' + pictures.length;
    place.replaceChildren(picture.extra?.(shown.signal) || make('img', { src: picture.src, alt: picture.name }));
    links.replaceChildren(...picture.links.flatMap((one) => (one ? [one] : [])));
    // A button that cannot be pressed any more loses the focus, and with it the keys.
    const wasTurned = document.activeElement === previous || document.activeElement === next;
    previous.disabled = index === 0;
    next.disabled = index === pictures.length - 1;
    if (wasTurned && document.activeElement instanceof HTMLButtonElement && document.activeElement.disabled) { (previous.disabled ? next : previous).focus(); }
    moved?.(index);
  };
  /** @param {number} step */
  const go = (step) => {
    const target = index + step;
    if (target >= 0 && target < pictures.length) {
      index = target;
      show();
    }
  };
  const previous = button('‹', () => go(-1), { class: 'turn', 'aria-label': 'Previous picture' });
  const next = button('›', () => go(1), { class: 'turn', 'aria-label': 'Next picture' });
  dialog.append(
    make('header', {}, name, count, button('Close', () => dialog.close())),
    make('div', { class: 'room' }, previous, place, next), links);
  dialog.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) { return; }
    if (event.key === 'ArrowLeft') { go(-1); }
    if (event.key === 'ArrowRight') { go(1); }
  });
  dialog.addEventListener('click', (event) => { if (event.target === dialog) { dialog.close(); } });
  dialog.addEventListener('close', () => {
    shown.abort();
    dialog.remove();
  });
  document.body.append(dialog);
  show();
  dialog.showModal();
  return dialog;
}

/**
 * A drawing over a picture of a screen, in the screen's points. What stands upright in it keeps its size, however small the
 * picture is shown.
 * @param {number} width
 * @param {number} height
 */
export function overlay(width, height) {
  const drawing = draw('svg', { class: 'marks', viewBox: '0 0 ' + width + ' ' + height, 'aria-hidden': 'true' });
  new ResizeObserver(() => {
    const shown = drawing.getBoundingClientRect().width;
    if (shown) { drawing.style.setProperty('--fold', String(Math.max(width / shown, 0.8))); }
  }).observe(drawing);
  return drawing;
}

/**
 * Marks in pixels of the page, at a point of the screen.
 * @param {number} x
 * @param {number} y
 * @param {...SVGElement} marks
 */
export function upright(x, y, ...marks) {
  const group = draw('g', {}, ...marks);
  group.style.transform = 'translate(' + x + 'px, ' + y + 'px) scale(var(--fold, 1))';
  return group;
}

/**
 * The frames of elements, each with the number of its turn; one without a frame is not drawn.
 * @param {{x: number, y: number, width: number, height: number}[]} frames
 */
export function order(frames) {
  return frames.flatMap(({ x, y, width, height }, number) => (width >= 0 && height >= 0 ? [
    draw('rect', { class: 'element', x, y, width, height, rx: 3 }),
    upright(x, y, draw('circle', { class: 'order', cx: 9, cy: 9, r: 9 }), draw('text', { class: 'order', x: 9, y: 13 }, String(number + 1))),
  ] : []));
}
