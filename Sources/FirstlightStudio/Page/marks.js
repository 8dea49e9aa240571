// Licensed under the Apache License, Version 2.0.
// What is measured in a picture, drawn over it.
import { draw } from './page.js';
import { upright } from './screen.js';

/** @typedef {import('./take.js').Access} Access */
/** @typedef {import('./take.js').Word} Word */

/**
 * A rectangle as the program writes it: its origin and its size.
 * @param {number[][]} frame
 */
export function box(frame) {
  return { x: frame[0][0], y: frame[0][1], width: frame[1][0], height: frame[1][1] };
}

/**
 * The parts of the screen that are not safe, shaded.
 * @param {number[]} insets top, left, bottom, right
 * @param {number} wide
 * @param {number} high
 */
export function unsafe([top, left, bottom, right], wide, high) {
  const middle = high - top - bottom;
  return [[0, 0, wide, top], [0, high - bottom, wide, bottom], [0, top, left, middle], [wide - right, top, right, middle]]
    .filter(([, , width, height]) => width > 0 && height > 0)
    .map(([x, y, width, height]) => draw('rect', { class: 'unsafe', x, y, width, height }))
    .concat(draw('rect', { class: 'safe', x: left, y: top, width: wide - left - right, height: middle }));
}

/**
 * A text framed by what its contrast is worth, with the figure beside it, or over it where a side has no room.
 * @param {Word} word
 * @param {number} wide the width of the screen
 */
export function contrast(word, wide) {
  const { x, y, width, height } = box(word.frame);
  const figure = word.verdict === 'unmeasured' ? '?' : word.figure.replace(/ : .*$/, '');
  const kind = 'word ' + word.verdict;
  // A figure takes about a fifth of a screen that is shown small.
  const room = wide / 5;
  const label = wide - x - width > room ? labelled(kind, figure, x + width, y + height / 2, 'start')
    : x > room ? labelled(kind, figure, x, y + height / 2, 'end') : labelled(kind, figure, x + width / 2, y, 'middle');
  return [draw('rect', { class: kind, x, y, width, height, rx: 2 }), label];
}

/**
 * The distances between neighbours, to the right and below.
 * @param {Access[]} access
 */
export function gaps(access) {
  const leaves = access.filter((one) => !access.some((other) => other.place.startsWith(one.place + '.'))).map((one) => box(one.frame))
    .filter((one) => one.width > 0 && one.height > 0);
  /** @type {SVGElement[]} */
  const lines = [];
  for (const one of leaves) {
    const right = one.x + one.width;
    const bottom = one.y + one.height;
    const beside = leaves.filter((other) => other.x >= right - 0.5 && shared(one.y, bottom, other.y, other.y + other.height) > 1).sort((a, b) => a.x - b.x)[0];
    const below = leaves.filter((other) => other.y >= bottom - 0.5 && shared(one.x, right, other.x, other.x + other.width) > 1).sort((a, b) => a.y - b.y)[0];
    if (beside && beside.x - right >= 0.5) {
      const y = (Math.max(one.y, beside.y) + Math.min(bottom, beside.y + beside.height)) / 2;
      lines.push(draw('path', { class: 'gap', d: 'M' + right + ' ' + y + 'H' + beside.x }), labelled('gap', points(beside.x - right), (right + beside.x) / 2, y, 'middle'));
    }
    if (below && below.y - bottom >= 0.5) {
      const x = (Math.max(one.x, below.x) + Math.min(right, below.x + below.width)) / 2;
      lines.push(draw('path', { class: 'gap', d: 'M' + x + ' ' + bottom + 'V' + below.y }), labelled('gap', points(below.y - bottom), x, (bottom + below.y) / 2, 'middle'));
    }
  }
  return lines;
}

/** @param {number} a @param {number} b @param {number} c @param {number} d */
function shared(a, b, c, d) { return Math.min(b, d) - Math.max(a, c); }

/** @param {number} distance */
function points(distance) { return String(Math.round(distance * 10) / 10); }

/**
 * A figure on a ground, so that it can be read on any picture.
 * @param {string} kind
 * @param {string} text
 * @param {number} x
 * @param {number} y the middle of its height
 * @param {'start' | 'middle' | 'end'} side what of it is at that place
 */
function labelled(kind, text, x, y, side) {
  const width = text.length * 6.2 + 8;
  const left = side === 'start' ? 3 : side === 'end' ? -3 - width : -width / 2;
  return upright(x, Math.max(y, 7), draw('rect', { class: 'ground ' + kind, x: left, y: -7, width, height: 14, rx: 7 }),
    draw('text', { class: 'figure', x: left + width / 2, y: 3.5, 'font-size': 10 }, text));
}
