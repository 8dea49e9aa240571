// Licensed under the Apache License, Version 2.0.

/// The report's script: it joins film strip and waterfall under the pointer and replays pictures.
///
/// Everything can be read without it. It holds no character that markup would have to escape.
enum ReportScript {
    static let text = """

        (function () {
          'use strict';
          document.querySelectorAll('.motion').forEach(function (motion) {
            var button = motion.querySelector('.replay'), picture = motion.querySelector('.moving');
            button.hidden = false;
            button.addEventListener('click', function () {
              var address = picture.src;
              picture.src = '';
              picture.src = address;
              var still = motion.querySelector('.still');
              if (!still) { return; }
              var toggle = motion.querySelector('.toggle');
              toggle.checked = matchMedia('(prefers-reduced-motion: reduce)').matches;
            });
          });
          document.querySelectorAll('.scenario').forEach(function (scenario) {
            var drawing = scenario.querySelector('.waterfall');
            if (!drawing) { return; }
            var line = drawing.querySelector('.scrub');
            var end = Number(drawing.parentNode.dataset.end);
            var left = GUTTER, width = ROOM;
            var frames = Array.from(scenario.querySelectorAll('.strip li'));
            function show(time) {
              var x = left + Math.min(Math.max(time, 0), end) / end * width;
              line.setAttribute('transform', 'translate(' + x + ')');
              line.classList.add('on');
            }
            function light(frame) {
              frames.forEach(function (other) { other.classList.toggle('on', other === frame); });
            }
            function clear() {
              line.classList.remove('on');
              light(null);
            }
            drawing.addEventListener('pointermove', function (event) {
              var point = new DOMPoint(event.clientX, event.clientY);
              var x = point.matrixTransform(drawing.getScreenCTM().inverse()).x;
              var time = (x - left) / width * end;
              if (0 > time || time > end) { clear(); return; }
              show(time);
              light(frames.filter(function (frame) { return time >= Number(frame.dataset.time); }).pop());
            });
            drawing.addEventListener('pointerleave', clear);
            frames.forEach(function (frame) {
              frame.addEventListener('pointerenter', function () {
                show(Number(frame.dataset.time));
                light(frame);
              });
              frame.addEventListener('pointerleave', clear);
            });
          });
        }());

        """
        .replacing("GUTTER", with: PlainNumber.text(WaterfallLayout.gutter))
        .replacing(
            "ROOM",
            with: PlainNumber.text(
                WaterfallLayout.width - WaterfallLayout.gutter - WaterfallLayout.rightMargin)) + looking
        + comparing
}
