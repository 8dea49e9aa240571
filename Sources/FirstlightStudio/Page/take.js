// Licensed under the Apache License, Version 2.0.
// The pictures of one recorded launch: small ones while it moves, the exact file when it rests.
import { address, ask, draw, make } from './page.js';

/** @typedef {import('./page.js').Choice} Choice */
/** @typedef {import('./timeline.js').Account} Account */
/** @typedef {{place: string, frame: number[][], role: string, label?: string, value?: string, hint?: string, traits: string[]}} Access */
/** @typedef {{nodes: {name: string, path: string, frame?: number[][]}[], access: Access[]}} Tree */

/** The most pictures that are kept decoded, and the frames that are drawn ahead. */
const most = 400;
const ahead = 45;

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
    /** @type {number[]} */
    this.wanted = [];
    this.at = -1;
    this.turn = 0;
    this.canvas = make('canvas', { width: account.width, height: account.height, role: 'img', 'aria-label': 'The screen' });
    this.exact = make('img', { class: 'exact', alt: '', hidden: true });
    this.onion = make('canvas', { class: 'onion', width: account.width, height: account.height, hidden: true, 'aria-hidden': 'true' });
    this.marks = draw('svg', { class: 'marks', viewBox: '0 0 ' + account.width + ' ' + account.height, 'aria-hidden': 'true' });
    const screen = make('div', { class: 'shot' }, this.canvas, this.exact, this.onion, this.marks);
    screen.style.aspectRatio = account.width + ' / ' + account.height;
    screen.style.setProperty('--wide', String(account.width));
    screen.style.setProperty('--high', String(account.height));
    this.element = make('figure', { class: 'take' }, screen, make('figcaption', {}, [account.device, name].filter(Boolean).join(' · ')));
    signal.addEventListener('abort', () => this.pictures.clear());
  }

  /**
   * The number of the frame that a device shows at a time.
   * @param {number} milliseconds
   */
  number(milliseconds) { return Math.min(Math.max(Math.floor(milliseconds / this.frame + 1e-6), 0), this.account.pictures.length - 1); }

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
    this.exact.hidden = true;
    this.canvas.hidden = false;
    this.turn += 1;
    this.want(number);
    this.paint();
  }

  paint() {
    const picture = this.pictures.get(this.at);
    if (picture) { this.canvas.getContext('2d')?.drawImage(picture, 0, 0, this.canvas.width, this.canvas.height); }
  }

  /**
   * Shows the file that `firstlight snapshot` writes for an instant.
   * @param {number} milliseconds
   */
  async rest(milliseconds) {
    this.turn += 1;
    const turn = this.turn;
    const picture = new Image();
    picture.src = address('frame.png', { ...this.query, ...this.instant(milliseconds) });
    try { await picture.decode(); } catch { return; }
    if (turn !== this.turn || this.signal.aborted) { return; }
    this.exact.src = picture.src;
    this.exact.alt = 'The screen at ' + Math.round(milliseconds) + ' milliseconds';
    this.exact.hidden = false;
  }

  /**
   * Draws what lies over the picture.
   * @param {number} milliseconds
   * @param {{elements: boolean, frames: boolean, onion: boolean}} over
   */
  async overlay(milliseconds, over) {
    this.marks.replaceChildren();
    this.onion.hidden = !over.onion;
    if (over.onion) {
      const before = this.pictures.get(this.account.pictures[this.number(milliseconds - 4 * this.frame)]);
      if (before) { this.onion.getContext('2d')?.drawImage(before, 0, 0, this.onion.width, this.onion.height); }
    }
    if (!over.elements && !over.frames) { return; }
    const turn = this.turn;
    const tree = await this.tree(milliseconds);
    if (turn !== this.turn) { return; }
    this.marks.replaceChildren();
    if (over.frames) {
      for (const node of tree.nodes) {
        if (node.frame) { this.marks.append(draw('rect', { class: 'node', ...box(node.frame) })); }
      }
    }
    if (over.elements) {
      tree.access.forEach((element, number) => {
        const { x, y, width, height } = box(element.frame);
        this.marks.append(
          draw('rect', { class: 'element', x, y, width, height, rx: 3 }),
          draw('circle', { class: 'order', cx: x + 9, cy: y + 9, r: 9 }), draw('text', { class: 'order', x: x + 9, y: y + 13 }, String(number + 1)));
      });
    }
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

  load() {
    while (this.loading < 4 && this.wanted.length && !this.signal.aborted) {
      const number = /** @type {number} */ (this.wanted.shift());
      if (this.pictures.has(number)) { continue; }
      this.pictures.set(number, null);
      this.loading += 1;
      this.fetch(number).finally(() => {
        this.loading -= 1;
        this.load();
      });
    }
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
      const response = await fetch(address('frame.png', { ...this.query, scale: '1', frame: String(number) }), { signal: this.signal });
      if (!response.ok) { throw new Error(); }
      this.pictures.set(number, await createImageBitmap(await response.blob()));
      if (number === this.at) { this.paint(); }
    } catch {
      this.pictures.delete(number);
    }
  }
}

/**
 * A rectangle as the program writes it: its origin and its size.
 * @param {number[][]} frame
 */
export function box(frame) {
  return { x: frame[0][0], y: frame[0][1], width: frame[1][0], height: frame[1][1] };
}
