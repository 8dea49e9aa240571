// Licensed under the Apache License, Version 2.0.
// What a person does on the picture of a live launch, as the steps of a scenario: pointer, wheel and keys.

/** @typedef {Record<string, unknown>} Step */

const keys = /** @type {Record<string, string>} */ ({
  Enter: 'return', Backspace: 'delete', Delete: 'forwardDelete', ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down',
  Home: 'home', End: 'end', Escape: 'escape',
});

/**
 * Turns what happens on a screen into steps. The Tab key is left alone, so that nobody is caught on the screen.
 * @param {HTMLElement} screen
 * @param {() => number[]} size the width and height in points
 * @param {(steps: Step[]) => void} act
 * @param {AbortSignal} signal
 */
export function finger(screen, size, act, signal) {
  /** @param {MouseEvent} event @returns {number[]} */
  const place = (event) => {
    const box = screen.getBoundingClientRect();
    const [width, height] = size();
    return [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height].map((one) => Math.round(one * 2) / 2);
  };
  let isDown = false;
  /** @type {number[] | undefined} */
  let wheel;
  let rest = 0;

  screen.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) { return; }
    screen.setPointerCapture(event.pointerId);
    screen.focus({ preventScroll: true });
    lift();
    isDown = true;
    act([{ down: place(event) }]);
    event.preventDefault();
  }, { signal });
  screen.addEventListener('pointermove', (event) => { if (isDown && event.isPrimary) { act([{ move: place(event) }]); } }, { signal });
  for (const name of ['pointerup', 'pointercancel']) {
    screen.addEventListener(name, (event) => {
      if (!isDown || !(/** @type {PointerEvent} */ (event)).isPrimary) { return; }
      isDown = false;
      act([{ up: place(/** @type {PointerEvent} */ (event)) }]);
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
    const next = [wheel[0] - event.deltaX, wheel[1] - event.deltaY];
    if (next[0] < 0 || next[1] < 0 || next[0] > width || next[1] > height) {
      lift();
      return;
    }
    wheel = next;
    act([{ move: wheel }]);
    clearTimeout(rest);
    rest = window.setTimeout(lift, 120);
  }, { passive: false, signal });

  screen.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') { return; }
    if (event.key in keys) {
      act([{ press: keys[event.key] }]);
    } else if ([...event.key].length === 1) {
      act([{ type: event.key }]);
    } else {
      return;
    }
    event.preventDefault();
  }, { signal });
  screen.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain');
    if (text) { act([{ type: text }]); }
    event.preventDefault();
  }, { signal });
}
