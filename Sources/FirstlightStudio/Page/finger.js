// Licensed under the Apache License, Version 2.0.
// What a person does on the picture of a live launch, as the steps of a scenario: pointer, wheel, keys and text.
import { make } from './page.js';

/** @typedef {Record<string, unknown>} Step */

const keys = /** @type {Record<string, string>} */ ({
  Enter: 'return', Backspace: 'delete', Delete: 'forwardDelete', ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down',
  Home: 'home', End: 'end', Escape: 'escape',
});

/**
 * Turns what happens on a screen into steps. The Tab key is left alone, so that nobody is caught on the screen. Text comes by a field
 * over the picture, which is seen while something is composed in it: dead keys, input methods, AltGr and paste need one.
 * @param {HTMLElement} screen
 * @param {Record<string, any>} named what names the field
 * @param {() => number[]} size the width and height in points
 * @param {(steps: Step[]) => void} act
 * @param {AbortSignal} signal
 */
export function finger(screen, named, size, act, signal) {
  const field = make('textarea', { class: 'keys', tabindex: 0, rows: 1, autocapitalize: 'off', autocomplete: 'off', autocorrect: 'off', spellcheck: 'false', ...named });
  screen.prepend(field);
  /** @param {MouseEvent} event @returns {number[]} */
  const place = (event) => {
    const box = screen.getBoundingClientRect();
    const [width, height] = size();
    return [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height].map((one) => Math.round(one * 2) / 2);
  };
  let isDown = false;
  /** Where the pointer was last. */
  let last = [0, 0];
  /** @type {number | undefined} the pointer that is the second finger on the glass */
  let second;
  /** Where the second finger was last. */
  let other = [0, 0];
  /** Whether the pointer is two fingers, opposite each other around the middle of the screen, as in Apple's Simulator. */
  let isMirrored = false;
  /** @param {number[]} at */
  const opposite = ([x, y]) => [size()[0] - x, size()[1] - y];
  /**
   * What the first finger does, and with it the one that mirrors it.
   * @param {'down' | 'move' | 'up'} key @param {number[]} at
   */
  const both = (key, at) => act([{ [key]: at }, ...(isMirrored ? [{ finger: 2, [key]: opposite(at) }] : [])]);
  /** @type {number[] | undefined} */
  let wheel;
  let rest = 0;

  screen.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary && isDown && second === undefined && !isMirrored) {
      second = event.pointerId;
      screen.setPointerCapture(event.pointerId);
      other = place(event);
      act([{ finger: 2, down: other }]);
      event.preventDefault();
      return;
    }
    if (!event.isPrimary || event.button !== 0) { return; }
    screen.setPointerCapture(event.pointerId);
    const at = place(event);
    meet(at);
    // What is composed still belongs to where it was begun.
    if (field.matches('.composing')) { field.blur(); }
    field.focus({ preventScroll: true });
    lift();
    isDown = true;
    last = at;
    isMirrored = event.altKey;
    both('down', at);
    event.preventDefault();
  }, { signal });
  screen.addEventListener('pointermove', (event) => {
    if (isDown && event.isPrimary) {
      last = place(event);
      both('move', last);
    }
    if (event.pointerId === second) {
      other = place(event);
      act([{ finger: 2, move: other }]);
    }
  }, { signal });
  for (const name of ['pointerup', 'pointercancel']) {
    screen.addEventListener(name, (one) => {
      const event = /** @type {PointerEvent} */ (one);
      if (event.pointerId === second) {
        second = undefined;
        act([{ finger: 2, up: place(event) }]);
      }
      if (!isDown || !event.isPrimary) { return; }
      isDown = false;
      both('up', place(event));
    }, { signal });
  }

  // A wheel is a finger that draws the content along.
  const lift = () => {
    clearTimeout(rest);
    if (wheel) { act([{ up: wheel }]); }
    wheel = undefined;
  };
  screen.addEventListener('wheel', (event) => {
    event.preventDefault();
    if (isDown) { return; }
    const [width, height] = size();
    if (!wheel) {
      wheel = place(event);
      act([{ down: wheel }]);
    }
    // Some browsers count lines.
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const next = [wheel[0] - event.deltaX * unit, wheel[1] - event.deltaY * unit];
    if (next[0] < 0 || next[1] < 0 || next[0] > width || next[1] > height) {
      lift();
      return;
    }
    wheel = next;
    act([{ move: wheel }]);
    clearTimeout(rest);
    rest = window.setTimeout(lift, 120);
  }, { passive: false, signal });

  // No finger stays on a screen that nobody looks at: the launch goes on.
  signal.addEventListener('abort', () => {
    lift();
    if (isDown) { both('up', last); }
    if (second !== undefined) { act([{ finger: 2, up: other }]); }
  });

  /**
   * Composes where the finger was, as far as there is room.
   * @param {number[]} at
   */
  const meet = (at) => {
    const [width, height] = size();
    field.style.left = Math.min(at[0] / width, .5) * 100 + '%';
    field.style.top = Math.min(at[1] / height, .9) * 100 + '%';
  };
  const typed = () => {
    if (field.value) { act([{ type: field.value }]); }
    field.value = '';
  };
  screen.addEventListener('focus', () => field.focus({ preventScroll: true }), { signal });
  field.addEventListener('keydown', (event) => {
    // The key that ends a composition belongs to it, also where the browser tells it later.
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey || !(event.key in keys)) { return; }
    act([{ press: keys[event.key] }]);
    event.preventDefault();
  }, { signal });
  field.addEventListener('beforeinput', (event) => {
    // A keyboard on the glass has no keys.
    const key = /** @type {Record<string, string>} */ ({ deleteContentBackward: 'delete', insertLineBreak: 'return' })[event.inputType];
    if (!key || event.isComposing) { return; }
    act([{ press: key }]);
    event.preventDefault();
  }, { signal });
  field.addEventListener('input', (event) => { if (!(/** @type {InputEvent} */ (event)).isComposing) { typed(); } }, { signal });
  field.addEventListener('compositionstart', () => field.classList.add('composing'), { signal });
  field.addEventListener('compositionend', () => {
    field.classList.remove('composing');
    typed();
  }, { signal });
  field.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain');
    if (text) { act([{ type: text }]); }
    event.preventDefault();
  }, { signal });
  field.addEventListener('drop', (event) => event.preventDefault(), { signal });
  return field;
}
