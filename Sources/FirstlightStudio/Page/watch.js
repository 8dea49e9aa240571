// Licensed under the Apache License, Version 2.0.
// The program is built again when a source changes: the page says how that goes, and begins anew with the new program.
import { ask, button, make, say } from './page.js';

/** @typedef {{file: string, line: number, column: number, message: string}} BuildError */
/** @typedef {{run: string, number: number, kind: 'ready' | 'building' | 'failed', errors: BuildError[], milliseconds?: number}} Status */

/** Follows the builds for as long as the page is open. */
export async function watch() {
  const note = make('p', { class: 'watch', role: 'status' });
  const errors = make('section', { class: 'errors', 'aria-label': 'What the compiler complains of', tabindex: -1, hidden: true });
  document.querySelector('.version')?.before(note);
  document.querySelector('main')?.before(errors);
  let run = '';
  let number = -1;
  let missed = 0;
  while (true) {
    try {
      const status = /** @type {Status} */ (await ask('api/watch', { run, after: String(number) }));
      // Another process has other pictures; the address has the choice and the instant.
      if (run && status.run !== run) { return location.reload(); }
      ({ run, number } = status);
      missed = 0;
      tell(status);
    } catch {
      missed += 1;
      // The next program answers within moments; one that was ended does not come back at this address.
      const isGone = missed > 200;
      note.classList.toggle('failed', isGone);
      note.textContent = isGone ? 'The program was ended' : 'The program starts again…';
      await new Promise((done) => { setTimeout(done, isGone ? 2000 : 30); });
    }
  }

  /** @param {Status} status */
  function tell(status) {
    note.classList.toggle('busy', status.kind === 'building');
    note.classList.toggle('failed', status.kind === 'failed');
    note.textContent = status.kind === 'building' ? 'Builds…' : status.kind === 'failed' ? 'The build failed' : 'Watches the sources';
    errors.hidden = status.kind === 'ready' || !status.errors.length;
    if (status.kind !== 'failed') { return; }
    errors.replaceChildren(
      make('header', {}, make('h2', {}, status.errors.length === 1 ? 'The build failed' : 'The build failed: ' + status.errors.length + ' errors'), button('Hide', () => { errors.hidden = true; })),
      make('ol', {}, ...status.errors.map((error) => make('li', {}, error.file && make('code', {}, error.file + ':' + error.line + ':' + error.column), make('pre', {}, error.message)))),
      make('p', { class: 'quiet' }, 'What is shown below is drawn by the program from before.'));
    say('The build failed. ' + status.errors.map((error) => (error.file ? error.file + ', line ' + error.line + ': ' : '') + error.message).join(' '));
  }
}
