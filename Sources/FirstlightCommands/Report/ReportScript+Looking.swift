// Licensed under the Apache License, Version 2.0.

extension ReportScript {
    /// The part that chooses launches, enlarges pictures, and leads to an instant: `#laten/face-id@830ms`.
    static let looking = """

        (function () {
          'use strict';
          var form = document.querySelector('.filter');
          var leads = new Map();
          document.querySelectorAll('a[href^="#"]').forEach(function (lead) {
            var id = lead.getAttribute('href').slice(1);
            leads.set(id, (leads.get(id) || []).concat(lead.closest('li, tr') || []));
          });
          var launches = Array.from(document.querySelectorAll('.scenario, .entry')).map(function (section) {
            var head = section.querySelector('.scenario-head') || section;
            return { section: section, words: head.textContent.toLowerCase(), places: leads.get(section.id) || [] };
          });
          function choose() {
            var wanted = new FormData(form), shown = 0, isChosen = false;
            var words = (wanted.get('words') || '').toLowerCase().split(' ').filter(Boolean);
            if (words.length) { isChosen = true; }
            launches.forEach(function (launch) {
              var fits = words.every(function (word) { return launch.words.includes(word); });
              ['app', 'verdict', 'device'].forEach(function (name) {
                var value = wanted.get(name);
                if (value) { isChosen = true; fits = launch.section.dataset[name] === value ? fits : false; }
              });
              launch.section.hidden = !fits;
              launch.places.forEach(function (place) { place.hidden = !fits; });
              shown += fits ? 1 : 0;
            });
            document.querySelectorAll('.rows').forEach(function (rows) {
              var found = rows.querySelectorAll('.entry:not([hidden])').length;
              rows.hidden = found === 0;
              rows.open = isChosen;
              rows.querySelector('.count').textContent = found;
            });
            form.querySelector('output').textContent = shown + ' of ' + launches.length;
          }
          if (launches.length > 1) {
            form.hidden = false;
            form.addEventListener('input', choose);
            form.addEventListener('submit', function (event) { event.preventDefault(); });
            choose();
          }

          var dialog = document.createElement('dialog');
          dialog.className = 'enlarged';
          dialog.innerHTML = document.querySelector('#enlarged').innerHTML;
          document.body.append(dialog);
          var frames = [], place = 0;
          function show() {
            var frame = frames[place], large = frame.querySelector('.shot').cloneNode(true);
            var style = getComputedStyle(frame);
            var ratio = parseFloat(style.getPropertyValue('--wide')) / parseFloat(style.getPropertyValue('--high'));
            large.style.aspectRatio = String(ratio);
            large.style.width = 'min(92vw, calc(78vh * ' + ratio + '))';
            dialog.querySelector('.picture').replaceChildren(large);
            dialog.querySelector('h2').textContent = frame.closest('.scenario').querySelector('h2').textContent;
            dialog.querySelector('p').textContent = large.getAttribute('aria-label') + ' (' + (place + 1) + ' of ' + frames.length + ')';
            dialog.querySelector('.previous').disabled = place === 0;
            dialog.querySelector('.next').disabled = place === frames.length - 1;
            history.replaceState(null, '', address(frame));
          }
          function turn(step) {
            var target = place + step;
            if (frames[target]) { place = target; show(); }
          }
          function address(frame) {
            var id = '#' + frame.closest('.scenario').id;
            return frame.dataset.time === undefined ? id : id + '@' + Math.round(Number(frame.dataset.time)) + 'ms';
          }
          dialog.querySelector('.previous').addEventListener('click', function () { turn(-1); });
          dialog.querySelector('.next').addEventListener('click', function () { turn(1); });
          dialog.querySelector('.close').addEventListener('click', function () { dialog.close(); });
          dialog.addEventListener('click', function (event) { if (event.target === dialog) { dialog.close(); } });
          dialog.addEventListener('keydown', function (event) {
            if (event.key === 'ArrowLeft') { turn(-1); }
            if (event.key === 'ArrowRight') { turn(1); }
          });
          document.querySelectorAll('.strip li, .beside figure').forEach(function (frame) {
            var shot = frame.querySelector('.shot'), button = document.createElement('button');
            button.type = 'button';
            button.className = 'enlarge';
            button.setAttribute('aria-label', 'Enlarge. ' + shot.getAttribute('aria-label'));
            shot.replaceWith(button);
            button.append(shot);
            button.addEventListener('click', function () {
              frames = Array.from(frame.parentNode.querySelectorAll(frame.localName)).filter(function (one) { return !one.hidden; });
              place = frames.indexOf(frame);
              show();
              dialog.showModal();
            });
          });

          function follow() {
            var parts = decodeURIComponent(location.hash).match(/^#(.+)@(\\d+)ms$/);
            if (!parts) { return; }
            var section = document.getElementById(parts[1]);
            if (!section) { return; }
            section.hidden = false;
            var shown = Array.from(section.querySelectorAll('.strip li'));
            var frame = shown.filter(function (one) { return Number(parts[2]) + 0.5 >= Number(one.dataset.time); }).pop();
            [0, 60, 250].forEach(function (wait) {
              setTimeout(function () { section.scrollIntoView({ behavior: 'instant' }); }, wait);
            });
            if (!frame) { return; }
            shown.forEach(function (one) { one.classList.toggle('on', one === frame); });
            frame.parentNode.scrollLeft = frame.offsetLeft - frame.parentNode.offsetLeft - 12;
            frame.querySelector('.enlarge').focus({ preventScroll: true });
          }
          addEventListener('hashchange', follow);
          follow();
        }());

        """

    /// The frame of an enlarged picture, which the script fills.
    static let frame: HTML = """
        <template id="enlarged"><header><h2></h2><button type="button" class="close">Close</button></header>\
        <div class="room"><button type="button" class="turn previous" aria-label="Previous picture">‹</button>\
        <div class="picture"></div><button type="button" class="turn next" aria-label="Next picture">›</button></div>\
        <p></p></template>

        """
}
