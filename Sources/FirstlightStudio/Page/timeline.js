// Licensed under the Apache License, Version 2.0.
// The lanes of a launch over its time, with a playhead that is moved by pointer and keyboard.
import { draw, make, time } from './page.js';

/** @typedef {{time: number, text: string}} Moment */
/** @typedef {{start: number, end?: number, outcome: string, text: string}} Attempt */
/**
 * @typedef {{app: string, appName: string, scenario: string, title?: string, device: string, width: number, height: number, screens: number[][],
 *   scale: number, fps: number, pictures: number[], expectedRoute: string, reachedRoute?: string, complaint?: string,
 *   command: string, announcements: Moment[], haptics: Moment[], steps: Moment[], missed: {kind: string, message: string}[],
 *   waterfall: {tasks: {name: string, note: string, attempts: Attempt[]}[], phases: {name: string, start: number, end: number}[],
 *     marks: {time: number, kind: string, text: string}[]},
 *   explanation: any, trace?: any,
 *   motion: {owner: string, spans: {start: number, end: number, curve: number[][]}[]}[]}} Account
 */

const row = 26;
const top = 24;
/** The milliseconds of a large step. */
const leap = 500;
const outcomes = /** @type {Record<string, string>} */ ({
  succeeded: 'succeeded', failed: 'failed', timedOut: 'timed out', cancelled: 'cancelled', fellBack: 'fell back', skipped: 'skipped', running: 'still running',
});

/**
 * @param {Account} account
 * @param {(milliseconds: number) => void} move called when a person moves the playhead
 * @param {(place: number, milliseconds: number) => void} cut called when a person moves the beginning (0) or the end (1) of the loop
 */
export function timeline(account, move, cut) {
  const frame = 1000 / account.fps;
  const end = Math.max((account.pictures.length - 1) * frame, frame);
  const rows = lanes(account);
  const height = top + rows.length * row + 4;
  const plot = draw('svg', { class: 'plot', height, 'aria-hidden': 'true', preserveAspectRatio: 'none' });
  const names = make('ol', { class: 'names' }, ...rows.map((lane) => make('li', { title: lane.name, class: lane.kind }, lane.name)));
  const head = make('div', { class: 'head-line', 'aria-hidden': 'true' });
  const range = make('div', { class: 'loop-range', 'aria-hidden': 'true', hidden: true });
  const slider = make('div', {
    class: 'scrubber', role: 'slider', tabindex: 0, 'aria-label': 'Time of the launch', 'aria-valuemin': 0, 'aria-valuemax': Math.round(end),
  }, plot, range, head);
  let now = 0;
  let width = 0;

  function paint() {
    const space = slider.clientWidth;
    if (!space || space === width) { return; }
    width = space;
    plot.setAttribute('viewBox', '0 0 ' + width + ' ' + height);
    plot.setAttribute('width', String(width));
    const x = (/** @type {number} */ at) => (Math.min(Math.max(at, 0), end) / end) * width;
    plot.replaceChildren();
    const step = [50, 100, 200, 250, 500, 1000, 2000, 5000, 10000, 30000].find((one) => (one / end) * width > 64) || 60000;
    for (let at = 0; at <= end; at += step) {
      plot.append(draw('path', { class: 'grid', d: 'M' + x(at) + ' ' + top + 'V' + height }));
      const text = draw('text', { class: 'tick', x: x(at) + 3, y: 15 }, at >= 1000 || step >= 1000 ? at / 1000 + ' s' : at + ' ms');
      if (x(at) < width - 40) { plot.append(text); }
    }
    rows.forEach((lane, number) => {
      const y = top + number * row;
      plot.append(draw('path', { class: 'rule', d: 'M0 ' + (y + row) + 'H' + width }));
      for (const shape of lane.shapes(x, y)) { plot.append(shape); }
    });
  }

  const handles = ['The loop begins', 'The loop ends'].map((text, place) => handle(text, place));
  /** @type {number[] | undefined} */
  let looped;

  /** @param {string} text @param {number} place */
  function handle(text, place) {
    const grip = make('div', { class: 'loop-end', role: 'slider', tabindex: 0, 'aria-label': text, 'aria-valuemin': 0, 'aria-valuemax': Math.round(end), 'aria-valuenow': 0, hidden: true });
    grip.addEventListener('pointerdown', (event) => { if (event.button === 0) { grip.setPointerCapture(event.pointerId); } });
    grip.addEventListener('pointermove', (event) => {
      if (!grip.hasPointerCapture(event.pointerId)) { return; }
      const box = slider.getBoundingClientRect();
      // Whole frames, as they are what is repeated.
      cut(place, Math.round((((event.clientX - box.left) / box.width) * end) / frame) * frame);
    });
    grip.addEventListener('keydown', (event) => {
      if (!looped) { return; }
      const step = frame * (event.shiftKey ? 10 : 1);
      const at = looped[place];
      const steps = /** @type {Record<string, number>} */ ({
        ArrowRight: at + step, ArrowUp: at + step, ArrowLeft: at - step, ArrowDown: at - step, PageUp: at + leap, PageDown: at - leap, Home: 0, End: end,
      });
      if (event.key in steps) {
        event.preventDefault();
        cut(place, steps[event.key]);
      }
    });
    return grip;
  }

  const follow = new ResizeObserver(paint);
  follow.observe(slider);

  /** @param {number} milliseconds */
  function show(milliseconds) {
    now = Math.min(Math.max(milliseconds, 0), end);
    head.style.left = (now / end) * 100 + '%';
    slider.setAttribute('aria-valuenow', String(Math.round(now)));
    slider.setAttribute('aria-valuetext', time(now) + ', frame ' + Math.floor(now / frame + 1e-6));
  }

  /** @param {PointerEvent} event */
  function scrub(event) {
    const box = slider.getBoundingClientRect();
    move(Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * end);
  }
  slider.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) { return; }
    slider.setPointerCapture(event.pointerId);
    scrub(event);
  });
  slider.addEventListener('pointermove', (event) => { if (slider.hasPointerCapture(event.pointerId)) { scrub(event); } });
  slider.addEventListener('keydown', (event) => {
    const number = Math.floor(now / frame + 1e-6);
    const on = event.altKey ? now + 1 : (number + (event.shiftKey ? 10 : 1)) * frame;
    const back = event.altKey ? now - 1 : (Math.ceil(now / frame - 1e-6) - (event.shiftKey ? 10 : 1)) * frame;
    const steps = /** @type {Record<string, number>} */ ({
      ArrowRight: on, ArrowUp: on, ArrowLeft: back, ArrowDown: back, PageUp: now + leap, PageDown: now - leap, Home: 0, End: end,
    });
    if (event.key in steps) {
      event.preventDefault();
      move(Math.min(Math.max(steps[event.key], 0), end));
    }
  });

  /** @param {number[] | undefined} part the beginning and the end of what is repeated */
  function mark(part) {
    looped = part;
    range.hidden = !part;
    handles.forEach((grip, place) => {
      grip.hidden = !part;
      if (!part) { return; }
      grip.style.left = (part[place] / end) * 100 + '%';
      grip.setAttribute('aria-valuenow', String(Math.round(part[place])));
      grip.setAttribute('aria-valuetext', time(part[place]));
    });
    if (part) {
      range.style.left = (part[0] / end) * 100 + '%';
      range.style.width = ((part[1] - part[0]) / end) * 100 + '%';
    }
  }
  return { element: make('div', { class: 'timeline' }, names, make('div', { class: 'track' }, slider, ...handles)), show, mark, end, stop: () => follow.disconnect() };
}

/** @typedef {{name: string, kind: string, shapes: (x: (at: number) => number, y: number) => SVGElement[]}} Lane */

/**
 * @param {Account} account
 * @returns {Lane[]}
 */
function lanes(account) {
  /** @type {Lane[]} */
  const found = [];
  const end = (account.pictures.length / account.fps) * 1000;
  const { phases, tasks, marks } = account.waterfall;
  found.push({
    name: 'Phase', kind: 'phase', shapes: (x, y) => phases.flatMap((phase, number) => {
      const width = Math.max(x(phase.end) - x(phase.start), 1);
      const parts = [titled(draw('rect', { class: 'phase tone-' + (number % 2), x: x(phase.start), y: y + 3, width, height: row - 6, rx: 4 }), phase.name + ', ' + time(phase.start) + ' to ' + time(phase.end))];
      if (width > phase.name.length * 7 + 10) { parts.push(draw('text', { class: 'label', x: x(phase.start) + 6, y: y + 17 }, phase.name)); }
      return parts;
    }),
  });
  for (const task of tasks) {
    found.push({
      name: task.name, kind: 'task', shapes: (x, y) => task.attempts.flatMap((attempt) => {
        const last = attempt.end === undefined ? end : attempt.end;
        const width = Math.max(x(last) - x(attempt.start), 3);
        const word = outcomes[attempt.outcome] || attempt.outcome;
        const text = task.name + ': ' + word + (attempt.text ? ', ' + attempt.text : '') + ', ' + time(attempt.start) + ' to ' + time(last);
        const parts = [titled(draw('rect', { class: 'try ' + attempt.outcome, x: x(attempt.start), y: y + 5, width, height: row - 10, rx: 3 }), text)];
        if (width > word.length * 6.6 + 10) { parts.push(draw('text', { class: 'label on ' + attempt.outcome, x: x(attempt.start) + 5, y: y + 17 }, word)); }
        return parts;
      }),
    });
  }
  for (const gate of account.explanation.gates || []) {
    found.push({
      name: 'Gate ' + gate.gate, kind: 'gate', shapes: (x, y) => {
        const last = gate.openMilliseconds === undefined ? end : gate.openMilliseconds;
        return [titled(draw('rect', { class: 'try gate', x: x(gate.sinceMilliseconds), y: y + 5, width: Math.max(x(last) - x(gate.sinceMilliseconds), 3), height: row - 10, rx: 3 }), gate.gate + ': ' + gate.reason)];
      },
    });
  }
  const cues = marks.filter((mark) => mark.kind !== 'announcement');
  const events = /** @type {[string, string, Moment[]][]} */ ([
    ['Cues', 'cue', cues], ['Taps and steps', 'step', account.steps], ['Announced', 'said', account.announcements], ['Haptics', 'haptic', account.haptics],
  ]);
  for (const [name, kind, moments] of events) {
    if (moments.length) { found.push({ name, kind, shapes: (x, y) => moments.map((moment) => titled(sign(kind, x(moment.time), y + row / 2), moment.text + ', ' + time(moment.time))) }); }
  }
  for (const lane of account.motion) {
    found.push({
      name: lane.owner, kind: 'motion', shapes: (x, y) => lane.spans.flatMap((span) => {
        const text = lane.owner + ' moves, ' + time(span.start) + ' to ' + time(span.end);
        const curve = span.curve.map((point, number) => (number ? 'L' : 'M') + x(point[0]) + ' ' + (y + row - 5 - point[1] * (row - 10))).join('');
        return [
          titled(draw('rect', { class: 'span', x: x(span.start), y: y + 3, width: Math.max(x(span.end) - x(span.start), 2), height: row - 6, rx: 3 }), text),
          draw('path', { class: 'curve', d: curve }),
        ];
      }),
    });
  }
  return found;
}

/** @param {SVGElement} shape @param {string} text */
function titled(shape, text) {
  shape.append(draw('title', {}, text));
  return shape;
}

/** @param {string} kind @param {number} x @param {number} y */
function sign(kind, x, y) {
  const paths = /** @type {Record<string, string>} */ ({
    cue: 'M-5 -5L6 0L-5 5Z', step: 'M0 -6L6 0L0 6L-6 0Z', said: 'M-5 -5H5V4H0L-3 7V4H-5Z', haptic: 'M-6 0L-3 -5L0 5L3 -5L6 0',
  });
  return draw('path', { class: 'sign-' + kind, d: paths[kind], transform: 'translate(' + x + ' ' + y + ')' });
}
