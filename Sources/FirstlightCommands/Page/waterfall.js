// Licensed under the Apache License, Version 2.0.
// The work of each task of a launch over time, drawn from the table that says it in words.
import { draw, make } from './elements.js';

/** @typedef {{outcome: string, start: number, end: number, isOpen: boolean, text: string}} Attempt */
/** @typedef {{name: string, note: string, attempts: Attempt[]}} Task */
/** @typedef {{name: string, start: number, end: number}} Phase */
/** @typedef {{kind: string, text: string, time: number}} Mark */
/** @typedef {{tasks: Task[], phases: Phase[], marks: Mark[], end: number}} Work */
/** @typedef {{text: string, x: number, anchor?: string, isInside?: boolean}} Label */

const sizes = { width: 1000, gutter: 172, right: 24, phase: 26, row: 30, bar: 18, mark: 20, axis: 26 };
const hatchings = /** @type {Record<string, string>} */ ({ failed: 'failed', timedOut: 'timed-out', cancelled: 'dots', skipped: 'dots', fellBack: 'fell-back' });

/**
 * Reads a table: a row for each attempt, phase and mark, its class the outcome or the kind.
 * @param {HTMLTableElement} table
 * @returns {Work}
 */
function work(table) {
  const end = Number(table.dataset.end);
  /** @type {Work} */
  const found = { tasks: [], phases: [], marks: [], end: end > 0 && Number.isFinite(end) ? end : 1 };
  for (const line of table.tBodies[0].rows) {
    const [head, kind, from, to, said] = [...line.cells].map((cell) => cell.textContent || '');
    const [start, last] = [Number(from), Number(to)];
    if (kind === 'phase') {
      found.phases.push({ name: head, start, end: last });
    } else if (kind === 'event') {
      found.marks.push({ kind: line.className, text: head, time: start });
    } else {
      if (kind === 'task' || kind === 'attempt 1') {
        const note = line.querySelector('small')?.textContent || '';
        found.tasks.push({ name: note ? head.slice(0, -note.length - 1) : head, note, attempts: [] });
      }
      if (kind !== 'task') {
        const isOpen = Number.isNaN(last);
        found.tasks[found.tasks.length - 1].attempts.push({ outcome: line.className, start, end: isOpen ? found.end : last, isOpen, text: said });
      }
    }
  }
  return found;
}

/** @param {number} value @param {number} places */
function rounded(value, places) { return String(Number(value.toFixed(places))); }

/** @param {number} milliseconds */
function span(milliseconds) {
  if (milliseconds >= 999.5) { return rounded(milliseconds / 1000, milliseconds >= 9995 ? 1 : 2) + ' s'; }
  return rounded(milliseconds, milliseconds < 1 ? 2 : milliseconds < 99.95 ? 1 : 0) + ' ms';
}

/**
 * About the width of a text in the drawing's font, on the safe side.
 * @param {string} text
 */
function breadth(text) { return [...text].reduce((sum, letter) => sum + (letter >= 'ᄀ' ? 12.8 : 6.4), 0); }

/**
 * The first text that fits: inside the bar, else behind it, else before it, else none.
 * @param {Attempt} attempt
 * @param {number} x
 * @param {number} width
 * @param {number} left where the attempt before ends
 * @param {number | undefined} next where the next one begins
 * @returns {Label | undefined}
 */
function label(attempt, x, width, left, next) {
  const time = attempt.isOpen ? 'open end' : span(attempt.end - attempt.start);
  const word = attempt.text.split(':')[0];
  const said = attempt.text.slice(word.length + 2) || word;
  for (const text of [time + ' · ' + said, time + ' · ' + word, time]) {
    const needed = breadth(text) + 12;
    if (needed <= width) { return { text, x: x + 6, isInside: true }; }
    if (x + width + needed <= (next ?? sizes.width - 4)) { return { text, x: x + width + 6 }; }
    if (next === undefined && x - needed >= left) { return { text, x: x - 6, anchor: 'end' }; }
  }
  return undefined;
}

/**
 * Draws a waterfall and lists the outcomes that it has.
 * @param {HTMLTableElement} table
 */
export function waterfall(table) {
  const { tasks, phases, marks, end } = work(table);
  const room = sizes.width - sizes.gutter - sizes.right;
  const at = (/** @type {number} */ time) => sizes.gutter + (Number.isFinite(time) ? Math.min(Math.max(time, 0), end) / end * room : 0);
  const bottom = sizes.phase + tasks.length * sizes.row;
  /** @type {number[][][]} */
  const lanes = [];
  const placed = [...marks].sort((one, other) => one.time - other.time).map((mark) => {
    const text = mark.text + ' · ' + span(mark.time);
    const [x, needed] = [at(mark.time), breadth(text) + 12];
    const fits = x + 8 + needed <= sizes.width;
    const taken = fits ? [x - 7, x + 8 + needed] : [x - 8 - needed, x + 7];
    let lane = lanes.findIndex((others) => others.every((other) => other[1] < taken[0] || taken[1] < other[0]));
    if (lane < 0) { lane = lanes.push([]) - 1; }
    lanes[lane].push(taken);
    return { kind: mark.kind, x, y: bottom + 8 + (lane + 0.5) * sizes.mark, text, fits };
  });
  const floor = bottom + (lanes.length ? 8 + lanes.length * sizes.mark : 0);
  const drawing = draw('svg', {
    class: 'waterfall', viewBox: '0 0 ' + sizes.width + ' ' + (floor + sizes.axis), role: 'img',
    'aria-label': 'A bar for each attempt of ' + tasks.length + (tasks.length === 1 ? ' task' : ' tasks') + ' over ' + span(end) + '; the table below it says the same in words.',
  });
  phases.forEach((phase, index) => {
    const [x, width] = [at(phase.start), at(phase.end) - at(phase.start)];
    // Its edge is to be seen, and the table says the rest.
    if (width < 0.5) { return; }
    drawing.append(draw('rect', { class: 'phase-' + index % 2, x, width, height: floor }, draw('title', {}, phase.name + ': ' + span(phase.start) + ' to ' + span(phase.end))));
    if (breadth(phase.name) + 12 <= width) { drawing.append(draw('text', { class: 'phase-name', x: x + 6, y: 17 }, phase.name)); }
  });
  /** @param {string} kind @param {string[]} parts */
  const lines = (kind, parts) => { if (parts.length) { drawing.append(draw('path', { class: kind, d: parts.join('') })); } };
  const upright = (/** @type {number} */ x, /** @type {number} */ top, /** @type {number} */ low) => 'M' + x + ' ' + top + 'V' + low;
  const step = [1, 2, 5].flatMap((digit) => [0, 1, 2, 3, 4, 5].map((zeros) => digit * 10 ** zeros)).sort((one, other) => one - other).find((one) => one >= end / 8) || end;
  const ticks = Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, index) => index * step);
  lines('phase-edge', phases.map((phase) => upright(at(phase.start), 0, floor)));
  lines('grid', ticks.map((tick) => upright(at(tick), sizes.phase, floor)));
  lines('axis', ['M' + sizes.gutter + ' ' + floor + 'H' + (sizes.width - sizes.right)]);
  lines('row', tasks.map((_, index) => 'M0 ' + (sizes.phase + index * sizes.row) + 'H' + sizes.width));
  lines('mark-line', placed.map((mark) => upright(mark.x, sizes.phase, mark.y)));
  drawing.append(draw('g', { class: 'tick' }, ...ticks.map((tick) => draw('text', { x: at(tick), y: floor + 17 }, tick === 0 ? '0' : end >= 1000 ? tick / 1000 + ' s' : tick + ' ms'))));
  tasks.forEach((task, index) => {
    const middle = sizes.phase + (index + 0.5) * sizes.row;
    const most = Math.floor((sizes.gutter - 14) / 6.6);
    const hasNote = task.note && breadth(task.name + task.note) + 22 < sizes.gutter;
    drawing.append(draw('text', { class: 'task', y: middle + 4 }, task.name.length > most ? task.name.slice(0, most - 1) + '…' : task.name,
      hasNote ? draw('tspan', { class: 'task-note', dx: 6 }, task.note) : draw('title', {}, task.name + (task.note ? ' (' + task.note + ')' : ''))));
    const attempts = [...task.attempts].sort((one, other) => one.start - other.start);
    const top = middle - sizes.bar / 2;
    attempts.forEach((attempt, number) => {
      const x = at(attempt.start);
      // A task that took no time at all is still to be seen.
      const width = Math.max(3, at(attempt.end) - x);
      const [before, after] = [attempts[number - 1], attempts[number + 1]];
      if (after) { lines('wait', ['M' + (x + width) + ' ' + middle + 'H' + at(after.start)]); }
      const text = label(attempt, x, width, before ? at(before.end) : sizes.gutter, after && at(after.start));
      const place = { x, y: top, width, height: sizes.bar, rx: 3 };
      const hatching = hatchings[attempt.outcome];
      drawing.append(draw('g', { class: 'bar ' + attempt.outcome },
        draw('title', {}, attempt.text + ', ' + span(attempt.start) + ' to ' + (attempt.isOpen ? 'the end, still running' : span(attempt.end))),
        draw('rect', { class: 'fill', ...place }), hatching && draw('rect', { ...place, fill: 'url(#hatch-' + hatching + ')' }),
        text && draw('text', { class: 'bar-text ' + (text.isInside ? 'inside' : 'outside'), x: text.x, y: top + 13, 'text-anchor': text.anchor }, text.text)));
    });
  });
  for (const mark of placed) {
    drawing.append(draw('g', { class: 'mark ' + mark.kind }, draw('path', { d: sign(mark.kind, mark.x, mark.y) }),
      draw('text', { class: 'mark-text', x: mark.fits ? mark.x + 9 : mark.x - 9, y: mark.y + 4, 'text-anchor': mark.fits ? undefined : 'end' }, mark.text)));
  }
  const scrub = draw('path', { class: 'scrub', d: upright(0, 0, floor) });
  drawing.append(scrub);
  const outcomes = new Map(tasks.flatMap((task) => task.attempts.map((attempt) => /** @type {[string, string]} */ ([attempt.outcome, attempt.text.split(':')[0]]))));
  const swatch = (/** @type {string} */ outcome) => draw('svg', { class: 'swatch bar ' + outcome, viewBox: '0 0 28 14', 'aria-hidden': 'true' },
    draw('rect', { class: 'fill', x: 1, y: 1, width: 26, height: 12, rx: 3 }),
    hatchings[outcome] && draw('rect', { x: 1, y: 1, width: 26, height: 12, rx: 3, fill: 'url(#hatch-' + hatchings[outcome] + ')' }));
  return {
    drawing: /** @type {SVGSVGElement} */ (drawing),
    legend: outcomes.size > 0 && make('ul', { class: 'legend', 'aria-label': 'Legend' }, ...[...outcomes].map(([outcome, word]) => make('li', {}, swatch(outcome), word))),
    /** @param {number | undefined} time shows a line at an instant, or none */
    show: (time) => {
      scrub.classList.toggle('on', time !== undefined);
      if (time !== undefined) { scrub.setAttribute('transform', 'translate(' + at(time) + ')'); }
    },
    /** @param {number} left the instant at a place of the window */
    time: (left) => {
      const box = drawing.getBoundingClientRect();
      const time = ((left - box.left) / box.width * sizes.width - sizes.gutter) / room * end;
      return time < 0 || time > end ? undefined : time;
    },
  };
}

/**
 * The form of a mark's kind, so that colour is never needed to distinguish them.
 * @param {string} kind
 * @param {number} x
 * @param {number} y
 */
function sign(kind, x, y) {
  const forms = /** @type {Record<string, string>} */ ({
    navigation: 'm-4 -5l9 5l-9 5z', exit: 'm-4 -5l9 5l-9 5z', linkHeld: 'm0 -6l6 6l-6 6l-6 -6z', linkDelivered: 'm0 -6l6 6l-6 6l-6 -6z',
    slowNotice: 'm0 -6l6 11h-12z', retry: 'm0 -6l6 11h-12z', announcement: 'm-4.5 -4.5h9v9h-9z',
  });
  return 'M' + x + ' ' + y + (forms[kind] || 'm-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z');
}
