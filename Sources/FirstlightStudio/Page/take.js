// Licensed under the Apache License, Version 2.0.
// The pictures of one recorded launch: small ones while it moves, the exact file when it rests.
import { address, ask, draw, fetched, make, say } from './page.js';
import { order, overlay } from './screen.js';
import { box, contrast, gaps, unsafe } from './marks.js';

/** @typedef {import('./page.js').Choice} Choice */
/** @typedef {import('./timeline.js').Account} Account */
/** @typedef {{place: string, frame: number[][], role: string, label?: string, value?: string, hint?: string, traits: string[]}} Access */
/** @typedef {{text: string, frame: number[][], figure: string, verdict: string}} Word */
/** @typedef {{safeArea: number[], cost: {damage: number[][], share: number, sprites: number, milliseconds: number}}} Frame */
/** @typedef {{elements?: boolean, frames?: boolean, onion?: boolean, safe?: boolean, contrast?: boolean, gaps?: boolean, damage?: boolean}} Over */
/** @typedef {{nodes: {name: string, path: string, frame?: number[][]}[], access: Access[]}} Tree */

/** The most pictures that are kept decoded, and the frames that are drawn ahead. */
const most = 400;
const ahead = 45;
/** The milliseconds that a playhead stays at a picture before those after it are drawn. */
const pause = 120;

/**
 * Draws a picture of a screen, which is smaller than the canvas where the screen is turned, folded or split.
 * @param {HTMLCanvasElement} canvas @param {ImageBitmap} picture @param {number[]} size
 */
function place(canvas, picture, [width, height]) {
  const context = canvas.getContext('2d');
  if (width < canvas.width || height < canvas.height) { context?.clearRect(0, 0, canvas.width, canvas.height); }
  context?.drawImage(picture, 0, 0, width, height);
}

export class Take {
  /**
   * @param {Account} account
   * @param {Choice} query
   * @param {AbortSignal} signal
   * @param {string} name
   */
  constructor(account, query, signal, name) {
    this.account = account;
    this.query = query;
    this.signal = signal;
    this.frame = 1000 / account.fps;
    this.end = (account.pictures.length - 1) * this.frame;
    /** @type {Map<number, ImageBitmap | null>} */
    this.pictures = new Map();
    this.loading = 0;
    this.later = 0;
    /** @type {number[]} */
    this.wanted = [];
    this.at = -1;
    this.time = 0;
    this.turn = 0;
    this.canvas = make('canvas', { width: account.width, height: account.height, role: 'img', 'aria-label': 'The screen' });
    this.exact = make('img', { class: 'exact', alt: '', hidden: true });
    this.onion = make('canvas', { class: 'onion', width: account.width, height: account.height, hidden: true, 'aria-hidden': 'true' });
    this.marks = overlay(account.width, account.height);
    const screen = make('div', { class: 'shot' }, this.canvas, this.exact, this.onion, this.marks);
    screen.style.aspectRatio = account.width + ' / ' + account.height;
    screen.style.setProperty('--wide', String(account.width));
    screen.style.setProperty('--high', String(account.height));
    this.figures = make('span', { class: 'figures' });
    this.layer = 0;
    /** @type {HTMLImageElement | undefined} the file that is waited for */
    this.awaited = undefined;
    /** @type {(problem?: unknown) => void} told of a picture that does not come, and of the next one that does */
    this.tell = () => {};
    this.element = make('figure', { class: 'take' }, make('div', { class: 'fit' }, screen), make('figcaption', {}, [account.device, name].filter(Boolean).join(' · '), this.figures));
    signal.addEventListener('abort', () => {
      clearTimeout(this.later);
      this.leave();
      for (const picture of this.pictures.values()) { picture?.close(); }
      this.pictures.clear();
    });
  }

  /**
   * The number of the frame that a device shows at a time.
   * @param {number} milliseconds
   */
  number(milliseconds) { return Math.min(Math.max(Math.floor(milliseconds / this.frame + 1e-6), 0), this.account.pictures.length - 1); }

  /**
   * The width and the height of the screen at a time, in points.
   * @param {number} milliseconds
   */
  size(milliseconds) {
    const number = this.number(milliseconds);
    return (this.account.screens.filter(([first]) => first <= number).pop() || [0, this.account.width, this.account.height]).slice(1);
  }

  /**
   * What names an instant in an address: a frame, or a time between two frames.
   * @param {number} milliseconds
   * @returns {Choice}
   */
  instant(milliseconds) {
    const number = this.number(milliseconds);
    const isFrame = Math.abs(number * this.frame - milliseconds) < 1e-3 || milliseconds >= this.end;
    return isFrame ? /** @type {Choice} */ ({ frame: String(number) }) : { ms: String(Math.round(milliseconds * 1000) / 1000) };
  }

  /**
   * Whether the picture of a time can be shown without waiting.
   * @param {number} milliseconds
   */
  isReady(milliseconds) {
    const number = this.number(milliseconds);
    this.want(number);
    return Boolean(this.pictures.get(this.account.pictures[number]));
  }

  /**
   * Shows the frame of a time as soon as it is there.
   * @param {number} milliseconds
   */
  show(milliseconds) {
    const number = this.number(milliseconds);
    this.at = this.account.pictures[number];
    this.time = milliseconds;
    this.exact.hidden = true;
    this.canvas.hidden = false;
    this.turn += 1;
    this.leave();
    this.paint();
    // A playhead that jumps waits for one picture only; those after it are asked for where it stays.
    this.wanted = [];
    this.take(this.at);
    clearTimeout(this.later);
    this.later = window.setTimeout(() => this.want(number), pause);
  }

  paint() {
    const picture = this.pictures.get(this.at);
    if (!picture) { return; }
    place(this.canvas, picture, this.size(this.time));
    this.canvas.dataset.time = String(this.time);
  }

  /**
   * Shows the file that `firstlight snapshot` writes for an instant.
   * @param {number} milliseconds
   */
  async rest(milliseconds) {
    this.turn += 1;
    this.leave();
    const turn = this.turn;
    const picture = new Image();
    this.awaited = picture;
    picture.src = address('frame.png', { ...this.query, ...this.instant(milliseconds) });
    try {
      await picture.decode();
    } catch {
      // An image tells no reason; the program does.
      if (turn === this.turn && !this.signal.aborted) { await fetched(picture.src, this.signal).catch((problem) => this.fail(problem)); }
      return;
    }
    if (turn !== this.turn || this.signal.aborted) { return; }
    this.awaited = undefined;
    this.tell();
    this.exact.src = picture.src;
    this.exact.alt = 'The screen at ' + Math.round(milliseconds) + ' milliseconds';
    const [width, height] = this.size(milliseconds);
    this.exact.style.width = 100 * width / this.account.width + '%';
    this.exact.style.height = 100 * height / this.account.height + '%';
    this.exact.hidden = false;
  }

  /** Waits no more for the file of an instant that the playhead has left: the program need not draw it. */
  leave() {
    if (this.awaited && !this.awaited.complete) { this.awaited.removeAttribute('src'); }
    this.awaited = undefined;
  }

  /**
   * Draws what lies over the picture.
   * @param {number} milliseconds
   * @param {Over} over
   */
  async overlay(milliseconds, over) {
    this.marks.replaceChildren();
    this.figures.textContent = '';
    this.layer += 1;
    // That of another instant would mislead.
    this.onion.hidden = true;
    if (over.onion) { this.ghost(milliseconds - 4 * this.frame); }
    const { turn, layer } = this;
    const query = { ...this.query, ...this.instant(milliseconds) };
    const isLatest = () => turn === this.turn && layer === this.layer && !this.signal.aborted;
    // What is there within a moment comes without a word before it.
    const late = setTimeout(() => { if (isLatest() && (over.elements || over.frames || over.gaps || over.contrast || over.safe || over.damage)) { this.figures.textContent = 'Measuring…'; } }, 300);
    /** @type {[Tree | undefined, Word[] | undefined, Frame | undefined]} */
    let found;
    try {
      found = await Promise.all([
        over.elements || over.frames || over.gaps ? this.tree(milliseconds) : undefined,
        over.contrast ? ask('api/contrast', query, this.signal) : undefined,
        over.safe || over.damage ? ask('api/frame', query, this.signal) : undefined]);
    } catch (error) {
      if (isLatest() && error instanceof Error) { this.figures.textContent = error.message; }
      return;
    } finally { clearTimeout(late); }
    // Another instant, or another choice of overlays, is shown meanwhile.
    if (!isLatest()) { return; }
    const [tree, words, frame] = found;
    this.marks.replaceChildren();
    /** @type {string[]} */
    const told = [];
    if (over.safe && frame) { this.marks.append(...unsafe(frame.safeArea, this.account.width, this.account.height)); }
    if (over.damage && frame) {
      const { damage, share, milliseconds: cost } = frame.cost;
      for (const [x, y, width, height] of damage) { this.marks.append(draw('rect', { class: 'damage', x, y, width, height })); }
      told.push(damage.length ? cost.toFixed(1) + ' ms to draw ' + (share * 100).toFixed(share < 0.1 ? 1 : 0) + ' % of the screen' : 'Nothing changed since the last frame');
    }
    if (words) {
      for (const word of words) { this.marks.append(...contrast(word, this.account.width)); }
      const bad = words.filter((word) => word.verdict === 'fail');
      told.push(bad.length ? bad.length + ' of ' + words.length + (words.length === 1 ? ' text has' : ' texts have') + ' too little contrast: ' + bad.map((word) => word.text).join(', ') : words.length === 0 ? 'There is no text' : words.length === 1 ? 'The text has enough contrast' : 'All ' + words.length + ' texts have enough contrast');
    }
    if (over.gaps && tree) { this.marks.append(...gaps(tree.access)); }
    this.figures.textContent = told.join(' · ');
    if (told.length) { say(told.join('. ')); }
    if (over.frames && tree) {
      for (const node of tree.nodes) {
        if (node.frame) { this.marks.append(draw('rect', { class: 'node', ...box(node.frame) })); }
      }
    }
    if (over.elements && tree) { this.marks.append(...order(tree.access.map((element) => box(element.frame)))); }
  }

  /**
   * Lays the picture of an earlier time over that of the present one.
   * @param {number} milliseconds
   */
  async ghost(milliseconds) {
    const { turn, layer } = this;
    const number = this.account.pictures[this.number(milliseconds)];
    if (!this.pictures.get(number)) { await this.fetch(number); }
    const before = this.pictures.get(number);
    if (!before || turn !== this.turn || layer !== this.layer) { return; }
    place(this.onion, before, this.size(milliseconds));
    this.onion.hidden = false;
  }

  /** @param {number} milliseconds @returns {Promise<Tree>} */
  async tree(milliseconds) { return ask('api/tree', { ...this.query, ...this.instant(milliseconds) }, this.signal); }

  /**
   * Asks for a frame and those after it.
   * @param {number} number
   */
  want(number) {
    const firsts = this.account.pictures.slice(number, number + ahead);
    this.wanted = [...new Set(firsts)].filter((one) => !this.pictures.has(one));
    this.load();
  }

  /** @param {number} number */
  take(number) {
    if (this.pictures.has(number) || this.signal.aborted) { return; }
    this.pictures.set(number, null);
    this.loading += 1;
    this.fetch(number).finally(() => {
      this.loading -= 1;
      this.load();
    });
  }

  load() {
    while (this.loading < 3 && this.wanted.length && !this.signal.aborted) { this.take(/** @type {number} */ (this.wanted.shift())); }
    if (this.pictures.size > most) {
      for (const key of this.pictures.keys()) {
        if (this.pictures.size <= most) { break; }
        if (Math.abs(key - this.at) > ahead) {
          this.pictures.get(key)?.close();
          this.pictures.delete(key);
        }
      }
    }
  }

  /** @param {number} number */
  async fetch(number) {
    try {
      const response = await fetched(address('frame.png', { ...this.query, scale: '1', frame: String(number) }), this.signal);
      const picture = await createImageBitmap(await response.blob());
      // Nobody would ever free it.
      if (this.signal.aborted) { return picture.close(); }
      // An onion skin may have asked for the same one.
      this.pictures.get(number)?.close();
      this.pictures.set(number, picture);
      if (number === this.at) { this.paint(); }
    } catch (problem) {
      this.pictures.delete(number);
      this.fail(problem);
    }
  }

  /** @param {unknown} problem */
  fail(problem) {
    if (this.signal.aborted) { return; }
    // Those behind it would not come either; they are asked for again where the playhead is moved.
    this.wanted = [];
    this.tell(problem);
  }
}
