// Licensed under the Apache License, Version 2.0.

extension ReportScript {
    /// The part that chooses launches, enlarges pictures, and leads to an instant: `#s1-face-id@830ms`.
    static let looking = """

        (function () {
          'use strict';
          var form = document.querySelector('.filter');
          var launches = Array.from(document.querySelectorAll('.scenario')).map(function (section) {
            var leads = Array.from(document.querySelectorAll('a[href="#' + section.id + '"]'));
            return {
              section: section, words: section.querySelector('.scenario-head').textContent.toLowerCase(),
              places: leads.map(function (lead) { return lead.closest('li, tr'); })
            };
          });
          function choose() {
            var wanted = new FormData(form), shown = 0;
            var words = (wanted.get('words') || '').toLowerCase().split(' ').filter(Boolean);
            launches.forEach(function (launch) {
              var fits = words.every(function (word) { return launch.words.includes(word); });
              ['app', 'verdict', 'device'].forEach(function (name) {
                var value = wanted.get(name);
                if (value) { fits = launch.section.dataset[name] === value ? fits : false; }
              });
              launch.section.hidden = !fits;
              launch.places.forEach(function (place) { if (place) { place.hidden = !fits; } });
              shown += fits ? 1 : 0;
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
            return '#' + frame.closest('.scenario').id + '@' + Math.round(Number(frame.dataset.time)) + 'ms';
          }
          dialog.querySelector('.previous').addEventListener('click', function () { turn(-1); });
          dialog.querySelector('.next').addEventListener('click', function () { turn(1); });
          dialog.querySelector('.close').addEventListener('click', function () { dialog.close(); });
          dialog.addEventListener('click', function (event) { if (event.target === dialog) { dialog.close(); } });
          dialog.addEventListener('keydown', function (event) {
            if (event.key === 'ArrowLeft') { turn(-1); }
            if (event.key === 'ArrowRight') { turn(1); }
          });
          document.querySelectorAll('.strip li').forEach(function (frame) {
            var shot = frame.querySelector('.shot'), button = document.createElement('button');
            button.type = 'button';
            button.className = 'enlarge';
            button.setAttribute('aria-label', 'Enlarge. ' + shot.getAttribute('aria-label'));
            shot.replaceWith(button);
            button.append(shot);
            button.addEventListener('click', function () {
              frames = Array.from(frame.parentNode.children);
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
