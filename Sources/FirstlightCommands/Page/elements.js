// Licensed under the Apache License, Version 2.0.
// What the report and all views of the studio share: elements, and words for people.

/**
 * Makes an element. Properties that begin with "on" are listeners, "class" and all others are attributes.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node|string|null|undefined|false)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  equip(element, properties, children);
  return element;
}

/**
 * Makes an element of a drawing.
 * @param {string} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node|string|null|undefined|false)} children
 * @returns {SVGElement}
 */
export function draw(tag, properties = {}, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS('http://www.w3.org/2000/svg', tag));
  equip(element, properties, children);
  return element;
}

/**
 * @param {Element} element
 * @param {Record<string, any>} properties
 * @param {(Node|string|null|undefined|false)[]} children
 */
function equip(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) { continue; }
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  for (const child of children) {
    if (child || child === '') { element.append(/** @type {Node|string} */ (child)); }
  }
}

/**
 * Tells a screen reader.
 * @param {string} text
 */
export function say(text) {
  const status = document.getElementById('status');
  if (status) { status.textContent = text; }
}

/**
 * A button.
 * @param {string} text
 * @param {() => void} click
 * @param {Record<string, any>} [more]
 */
export function button(text, click, more = {}) {
  return make('button', { type: 'button', onclick: click, ...more }, text);
}

/**
 * Returns whether a text has all words of a search, in any order.
 * @param {string} text
 * @param {string} search
 */
export function matches(text, search) {
  const small = text.toLowerCase();
  return search.toLowerCase().split(' ').every((word) => small.includes(word));
}
