// Licensed under the Apache License, Version 2.0.
// What all views of the studio share: requests to the program, and the address, which holds the choice.
import { make } from './elements.js';

export * from './elements.js';

/** @typedef {{name: string, milliseconds: number, title?: string, size?: number[]}} State */
/** @typedef {{name: string, title?: string, route: string, milliseconds: number, file?: string}} Launch */
/** @typedef {{id: string, name: string, hasLaunch: boolean, states: State[], scenarios: Launch[], opened: Launch[], languages: string[]}} App */
/** @typedef {{id: string, name: string, width: number, height: number, scale: number, cornerRadius: number, canTurn: boolean}} Device */
/**
 * @typedef {{program: string, version: string, isReadOnly: boolean, hasLive: boolean, isWatching: boolean, hasBefore: boolean, goldens?: string, apps: App[], devices: Device[],
 *   textSizes: string[], pseudoLanguages: string[]}} Catalogue
 */
/** @typedef {Record<string, string>} Choice */

/** The words of a problem as the program tells them. */
export class Problem extends Error {
  /** The page has the modules of its first view in itself, so that there are two classes of this: the name tells. */
  name = 'Problem';
  /** Indicates whether the program is gone, so that no other choice helps. */
  isGone = false;
}

/**
 * The app that an address names, or the first one where it names none.
 * @template {{id: string}} App
 * @param {App[]} launched
 * @param {string} [name]
 */
export function chosenApp(launched, name) {
  const app = name ? launched.find((one) => one.id === name) : launched[0];
  if (!app) { throw new Problem(launched.length ? 'There is no app “' + name + '” here. There are: ' + launched.map((one) => one.id).join(', ') + '.' : 'None of the apps has a launch: they are views only.'); }
  return app;
}

/** The problem of a page whose program was ended. */
function gone() {
  const problem = new Problem('The program does not answer. It may have been ended: start it again and open its new address.');
  problem.isGone = true;
  return problem;
}

/**
 * Asks the program.
 * @param {string} path
 * @param {Choice} [query]
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export async function ask(path, query = {}, signal) {
  return answered(await reach(address(path, query), { signal }));
}

/**
 * Tells the program to do something.
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<any>}
 */
export async function tell(path, body) {
  const headers = { 'Content-Type': 'application/json' };
  return answered(await reach(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/**
 * Waits for a part of the page that is loaded when it is shown first.
 * @template Part
 * @param {Promise<Part>} part
 * @returns {Promise<Part>}
 */
export async function load(part) {
  try {
    return await part;
  } catch {
    throw gone();
  }
}

/**
 * @param {string} path
 * @param {RequestInit} options
 */
async function reach(path, options) {
  try {
    return await fetch(path, options);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') { throw error; }
    throw gone();
  }
}

/** @param {Response} response */
async function answered(response) {
  if (!response.ok) { throw await refused(response); }
  return response.json();
}

/** @param {Response} response */
async function refused(response) {
  const value = await response.json();
  return new Problem([value.message, value.hint].filter(Boolean).join(' '));
}

/**
 * Asks the program for what is no JSON.
 * @param {string} path
 * @param {AbortSignal} signal
 */
export async function fetched(path, signal) {
  const response = await reach(path, { signal });
  if (!response.ok) { throw await refused(response); }
  return response;
}

/**
 * @param {string} path
 * @param {Choice} query
 */
export function address(path, query) {
  const text = new URLSearchParams(Object.entries(query).filter((pair) => pair[1] !== '')).toString();
  return text ? path + '?' + text : path;
}

/** The view and the choice that the address of the page holds. */
export function place() {
  const [view, query] = location.hash.replace(/^#/, '').split('?');
  return { view: view || 'gallery', choice: /** @type {Choice} */ (Object.fromEntries(new URLSearchParams(query || ''))) };
}

/**
 * The address of a view with a choice.
 * @param {string} view
 * @param {Choice} choice
 */
export function link(view, choice) { return '#' + address(view, choice); }

/**
 * Notes a choice in the address of the page without leaving the view. Where the address names something else already, a person has
 * gone on, and the view that notes is about to give way.
 * @param {string} view
 * @param {Choice} choice
 */
export function note(view, choice) {
  const main = document.getElementById('main');
  if (!main || main.dataset.address !== location.hash) { return; }
  history.replaceState(null, '', link(view, choice));
  main.dataset.address = location.hash;
}

/**
 * A time as people read it.
 * @param {number} milliseconds
 */
export function time(milliseconds) {
  if (milliseconds >= 10000) { return (milliseconds / 1000).toFixed(2) + ' s'; }
  const rounded = Math.round(milliseconds * 10) / 10;
  return (Number.isInteger(rounded) ? rounded : rounded.toFixed(1)) + ' ms';
}

/** The words of names that people write otherwise. */
const written = /** @type {Record<string, string>} */ ({ iphone: 'iPhone', ipad: 'iPad', se: 'SE', id: 'ID' });

/**
 * A name as a title: "sign-in" is "Sign in", and "iphone-se" is "iPhone SE".
 * @param {string} name
 */
export function title(name) {
  const words = name.replace(/-/g, ' ');
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\b(?:iphone|ipad|se|id)\b/gi, (word) => written[word.toLowerCase()]);
}

/**
 * A labelled list to choose from.
 * @param {string} label
 * @param {[string, string][]} options values and their texts
 * @param {string} value
 * @param {(value: string) => void} change
 */
export function select(label, options, value, change) {
  const list = make('select', { 'aria-label': label, onchange: () => change(list.value) });
  for (const [key, text] of options) {
    list.append(make('option', { value: key, selected: key === value }, text));
  }
  return make('label', { class: 'field' }, make('span', {}, label), list);
}

/**
 * A set of switches of which any number is on.
 * @param {string} legend
 * @param {[string, string][]} options values and their texts
 * @param {Set<string>} chosen
 * @param {() => void} change
 */
export function chips(legend, options, chosen, change) {
  const group = make('fieldset', { class: 'chips' }, make('legend', {}, legend));
  for (const [key, text] of options) {
    const box = make('input', {
      type: 'checkbox', value: key, checked: chosen.has(key), onchange: () => {
        if (box.checked) { chosen.add(key); } else { chosen.delete(key); }
        change();
      },
    });
    group.append(make('label', { class: 'chip' }, box, make('span', {}, text)));
  }
  return group;
}

/**
 * The problem in place of what could not be shown.
 * @param {unknown} error
 */
export function complaint(error) {
  const text = error instanceof Error ? error.message : String(error);
  return make('p', { class: 'problem', role: 'alert' }, text);
}

/** The languages of most apps. A browser knows them all, and takes as long for the first one as for the rest of the page. */
const languages = /** @type {Record<string, string>} */ ({
  ar: 'Arabic', bg: 'Bulgarian', ca: 'Catalan', cs: 'Czech', da: 'Danish', de: 'German', el: 'Greek', en: 'English', 'en-GB': 'British English', es: 'Spanish',
  'es-419': 'Latin American Spanish', fa: 'Persian', fi: 'Finnish', fr: 'French', 'fr-CA': 'Canadian French', he: 'Hebrew', hi: 'Hindi', hr: 'Croatian', hu: 'Hungarian',
  id: 'Indonesian', it: 'Italian', ja: 'Japanese', ko: 'Korean', lt: 'Lithuanian', lv: 'Latvian', ms: 'Malay', nb: 'Norwegian Bokmål', nl: 'Dutch', pl: 'Polish', pt: 'Portuguese',
  'pt-BR': 'Brazilian Portuguese', 'pt-PT': 'European Portuguese', ro: 'Romanian', ru: 'Russian', sk: 'Slovak', sl: 'Slovenian', sr: 'Serbian', sv: 'Swedish', th: 'Thai', tr: 'Turkish',
  uk: 'Ukrainian', ur: 'Urdu', vi: 'Vietnamese', 'zh-Hans': 'Simplified Chinese', 'zh-Hant': 'Traditional Chinese',
});
/** @type {Intl.DisplayNames | undefined} what names the others */
let languageNames;

/**
 * A language as people name it: "ar" is "Arabic". Those that only try a layout have names already.
 * @param {string} code
 * @param {Catalogue} catalogue
 */
function languageName(code, catalogue) {
  if (catalogue.pseudoLanguages.includes(code)) { return title(code); }
  if (languages[code]) { return languages[code]; }
  languageNames ||= new Intl.DisplayNames(['en'], { type: 'language' });
  try { return languageNames.of(code) || code; } catch { return code; }
}

/**
 * The languages to choose from, behind the app's own one.
 * @param {string} own the value of the app's own
 * @param {string[]} codes
 * @param {Catalogue} catalogue
 * @returns {[string, string][]}
 */
export function languageOptions(own, codes, catalogue) {
  return [[own, 'The app’s own'], ...[...codes, ...catalogue.pseudoLanguages].map((code) => /** @type {[string, string]} */ ([code, languageName(code, catalogue)]))];
}

/**
 * The settings of a device in a few words.
 * @param {Choice} choice
 * @param {Catalogue} catalogue
 */
export function words(choice, catalogue) {
  const device = catalogue.devices.find((one) => one.id === choice.device);
  const parts = [device ? device.name : choice.device, choice.appearance, choice['text-size'], choice.language && languageName(choice.language, catalogue)];
  if (choice['right-to-left']) { parts.push('right to left'); }
  if (choice['increase-contrast']) { parts.push('more contrast'); }
  if (choice['reduce-motion']) { parts.push('less motion'); }
  if (choice.orientation === 'landscape') { parts.push('landscape'); }
  if (choice.program === 'before') { parts.push('before the change'); }
  return parts.filter(Boolean).join(' · ');
}
