// Licensed under the Apache License, Version 2.0.

extension ReportScript {
    /// The part that lays a golden and what is drawn now over each other: by slider, by blinking and half transparent.
    static let comparing = """

        (function () {
          'use strict';
          function make(name, kind, text) {
            var made = document.createElement(name);
            made.className = kind;
            if (text) { made.textContent = text; }
            return made;
          }
          document.querySelectorAll('.compare').forEach(function (place) {
            var beside = place.querySelector('.beside');
            var sides = ['golden', 'actual'].map(function (side) {
              return beside.querySelector('[data-side="' + side + '"]');
            });
            if (!sides.every(Boolean)) { return; }
            var names = sides.map(function (side) { return side.querySelector('figcaption').textContent; });
            var stage = make('div', 'stage'), stack = make('div', 'stack'), ends = make('p', 'ends');
            var shots = sides.map(function (side) { return side.querySelector('.shot').cloneNode(true); });
            var range = make('input', ''), left = make('span', '', names[0]), right = make('span', '', names[1]);
            var said = make('b', ''), swap = make('button', '');
            var mode = 'beside', timer = 0;
            range.type = 'range';
            range.step = '0.5';
            swap.type = 'button';
            stack.append(shots[0], shots[1]);
            stage.append(stack, ends);
            ends.append(left, range, right, said, swap);
            beside.prepend(stage);
            function move() {
              shots[1].style.clipPath = mode === 'slider' ? 'inset(0 0 0 ' + range.value + '%)' : '';
              shots[1].style.opacity = mode === 'overlay' ? range.value / 100 : '';
              stack.style.setProperty('--cut', range.value + '%');
            }
            function turn() {
              var isOver = shots[1].style.visibility === 'hidden';
              shots[1].style.visibility = isOver ? '' : 'hidden';
              said.textContent = names[isOver ? 1 : 0];
            }
            function stop() {
              clearInterval(timer);
              timer = 0;
              swap.textContent = 'Swap';
            }
            function show(wanted) {
              mode = wanted;
              stop();
              shots[1].style.visibility = '';
              stage.hidden = mode === 'beside';
              sides.forEach(function (side) { side.hidden = mode !== 'beside'; });
              var isBlinking = mode === 'blink';
              [left, range, right].forEach(function (one) { one.hidden = isBlinking; });
              [said, swap].forEach(function (one) { one.hidden = !isBlinking; });
              stack.className = 'stack ' + mode;
              range.setAttribute('aria-label', (mode === 'slider' ? 'Cut between ' : 'Mix of ') + names.join(' and '));
              said.textContent = names[1];
              move();
              if (isBlinking ? !matchMedia('(prefers-reduced-motion: reduce)').matches : false) {
                timer = setInterval(turn, 600);
                swap.textContent = 'Stop';
              }
              Array.from(modes.children).forEach(function (one) {
                one.setAttribute('aria-pressed', String(one.dataset.mode === mode));
              });
            }
            range.addEventListener('input', move);
            swap.addEventListener('click', function () { if (timer) { stop(); } else { turn(); } });
            function drag(event) {
              if (mode === 'blink' || !event.buttons) { return; }
              var box = stack.getBoundingClientRect();
              range.value = String((event.clientX - box.left) / box.width * 100);
              move();
            }
            stack.addEventListener('pointerdown', function (event) { stack.setPointerCapture(event.pointerId); drag(event); });
            stack.addEventListener('pointermove', drag);
            var modes = make('p', 'modes');
            modes.setAttribute('role', 'group');
            modes.setAttribute('aria-label', 'How to compare');
            [['beside', 'Side by side'], ['slider', 'Slider'], ['blink', 'Blink'], ['overlay', 'Overlay']].forEach(function (one) {
              var button = make('button', '', one[1]);
              button.type = 'button';
              button.dataset.mode = one[0];
              button.addEventListener('click', function () { show(one[0]); });
              modes.append(button);
            });
            beside.before(modes);
            show('beside');
          });
        }());

        """
}
