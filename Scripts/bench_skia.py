#!/usr/bin/env python3
"""The reference of `make bench`: two splashes drawn by Skia on the CPU, 1170x2532 at 3x.

Prints one JSON object: median milliseconds of a frame of UrbanNest and of Laten, in steady state (only
the spinner moves; only the shadow and the dots do) and while things enter, each as a full redraw and with
the cached layers that an app would keep. It also tells how long a PNG of a frame of each takes.
Usage: bench_skia.py [frames] [--png FILE] [--laten-png FILE]
       bench_skia.py --first-png FILE    (one frame as a PNG and nothing else, to time a whole process)
"""

import json
import statistics
import sys
import time

import skia

W, H, SCALE = 1170, 2532, 3
FONTS = "/usr/share/fonts/opentype/inter/"
CENTER = (195, 382)  # of the logo, in points; the spinner stands below the texts
SPINNER = (195, 560, 16)
TEAL, WHITE = skia.Color(13, 115, 119), skia.ColorWHITE


def paint(color=WHITE, alpha=255, **more):
    return skia.Paint(AntiAlias=True, Color=skia.ColorSetA(color, alpha), **more)


def font(name, size):
    face = skia.Typeface.MakeFromFile(FONTS + name)
    if face is None:
        sys.exit(f"bench_skia: {FONTS}{name} is missing; run 'make setup' (package fonts-inter)")
    return skia.Font(face, size)


NAME = ("UrbanNest", font("Inter-Bold.otf", 32), 500)
TAGLINE = ("Trusted services, delivered smartly", font("Inter-Regular.otf", 14), 526)


def logo_path():
    path = skia.Path()  # a house with a door: about as much to fill as the real logo
    path.moveTo(195, 346).lineTo(231, 378).lineTo(225, 378).lineTo(225, 412).lineTo(165, 412)
    path.lineTo(165, 378).lineTo(159, 378).close()
    path.addRoundRect(skia.Rect.MakeXYWH(185, 388, 20, 24), 4, 4)
    path.setFillType(skia.PathFillType.kEvenOdd)
    return path


LOGO = logo_path()
# Blur 24 pt is sigma 12 pt; the offset is 8 pt down, black at 15 percent.
SHADOW = skia.Paint(AntiAlias=True, ImageFilter=skia.ImageFilters.DropShadow(
    0, 8, 12, 12, skia.ColorSetA(skia.ColorBLACK, 38)), Color=WHITE)


def draw_logo(canvas):
    canvas.drawCircle(*CENTER, 60, SHADOW)
    canvas.drawPath(LOGO, paint(TEAL))


def draw_texts(canvas):
    for (text, face, baseline), alpha in ((NAME, 255), (TAGLINE, 204)):
        canvas.drawString(text, 195 - face.measureText(text) / 2, baseline, face, paint(alpha=alpha))


def draw_spinner(canvas, turn):
    x, y, r = SPINNER
    box = skia.Rect.MakeLTRB(x - r + 1.5, y - r + 1.5, x + r - 1.5, y + r - 1.5)
    line = paint(Style=skia.Paint.kStroke_Style, StrokeWidth=3, StrokeCap=skia.Paint.kRound_Cap)
    canvas.drawArc(box, 360 * turn - 90, 270, False, line)


def entering(canvas, progress, body):
    """Draws the logo as it enters: opacity 0 to 1, scale 0.8 to 1."""
    scale = 0.8 + 0.2 * progress
    canvas.save()
    canvas.translate(*CENTER)
    canvas.scale(scale, scale)
    canvas.translate(-CENTER[0], -CENTER[1])
    body(canvas, int(255 * progress))
    canvas.restore()


class Frames:
    """One picture, and the layers that the cached way keeps."""

    def __init__(self):
        self.surface = skia.Surface(W, H)
        self.canvas = self.surface.getCanvas()
        self.canvas.scale(SCALE, SCALE)
        cx, cy = CENTER
        self.logo_box = skia.Rect.MakeLTRB(cx - 100, cy - 92, cx + 100, cy + 108)
        layer = skia.Surface(600, 600)
        layer.getCanvas().scale(SCALE, SCALE)
        layer.getCanvas().translate(-self.logo_box.left(), -self.logo_box.top())
        draw_logo(layer.getCanvas())
        self.logo = layer.makeImageSnapshot()

    def steady_full(self, t):
        self.canvas.clear(TEAL)
        draw_logo(self.canvas)
        draw_texts(self.canvas)
        draw_spinner(self.canvas, t)

    def steady_cached(self, t):
        x, y, r = SPINNER
        self.canvas.save()
        self.canvas.clipRect(skia.Rect.MakeLTRB(x - r, y - r, x + r, y + r))
        self.canvas.clear(TEAL)
        draw_spinner(self.canvas, t)
        self.canvas.restore()

    def moving_full(self, t):
        def body(canvas, alpha):
            canvas.saveLayerAlpha(self.logo_box, alpha)
            draw_logo(canvas)
            canvas.restore()

        self.canvas.clear(TEAL)
        entering(self.canvas, t, body)

    def moving_cached(self, t):
        smooth = skia.SamplingOptions(skia.FilterMode.kLinear)

        def body(canvas, alpha):
            canvas.drawImageRect(self.logo, self.logo_box, smooth, paint(alpha=alpha))

        self.canvas.save()
        self.canvas.clipRect(self.logo_box)
        self.canvas.clear(TEAL)
        entering(self.canvas, t, body)
        self.canvas.restore()


VIOLET = (139, 92, 246)
# Centre in points, radius, sigma, colour, opacity.
GLOWS = [((195, 422), 250, 120, VIOLET, 0.3), ((97.5, 844 / 3), 128, 100, (236, 72, 153), 0.2),
         ((292.5, 844 * 2 / 3), 128, 100, (0, 255, 255), 0.2)]
LINEAR = skia.SamplingOptions(skia.FilterMode.kLinear)


class Laten:
    """Three blurred circles, a logo with a breathing shadow, three pulsing dots."""

    LOGO = skia.Rect.MakeXYWH(195 - 56, 422 - 56, 112, 112)

    def __init__(self):
        self.surface = skia.Surface(W, H)
        self.canvas = self.surface.getCanvas()
        self.canvas.scale(SCALE, SCALE)
        self.layers = [self.glow_layer(*glow) for glow in GLOWS]
        logo = skia.Surface(336, 336)
        logo.getCanvas().scale(SCALE, SCALE)
        logo.getCanvas().translate(-self.LOGO.left(), -self.LOGO.top())
        self.draw_logo(logo.getCanvas())
        self.logo = logo.makeImageSnapshot()
        self.background(self.canvas, 1.0, self.draw_glows)
        self.still = self.surface.makeImageSnapshot()

    @staticmethod
    def glow_layer(center, radius, sigma, color, opacity):
        """A blurred circle at a quarter of the resolution, which loses less than an eighth of a level."""
        reach = radius + 3 * sigma
        side = int(2 * reach * SCALE / 4) + 1
        surface = skia.Surface(side, side)
        canvas = surface.getCanvas()
        canvas.scale(SCALE / 4, SCALE / 4)
        blur = skia.ImageFilters.Blur(sigma, sigma)
        canvas.drawCircle(reach, reach, radius,
                          skia.Paint(AntiAlias=True, ImageFilter=blur,
                                     Color=skia.ColorSetA(skia.Color(*color), round(255 * opacity))))
        return surface.makeImageSnapshot()

    def draw_logo(self, canvas):
        shader = skia.GradientShader.MakeLinear(
            [(self.LOGO.left(), self.LOGO.top()), (self.LOGO.right(), self.LOGO.bottom())],
            [skia.Color(*VIOLET), skia.Color(236, 72, 153)])
        canvas.drawRoundRect(self.LOGO, 25, 25, skia.Paint(AntiAlias=True, Shader=shader))
        path = skia.Path()
        path.moveTo(177, 394).lineTo(177, 448).lineTo(217, 448)
        canvas.drawPath(path, paint(Style=skia.Paint.kStroke_Style, StrokeWidth=12,
                                    StrokeCap=skia.Paint.kRound_Cap, StrokeJoin=skia.Paint.kRound_Join))

    def background(self, canvas, progress, glows):
        canvas.clear(skia.Color(10, 10, 15))
        glows(canvas, progress, 0.8 + 0.2 * progress)

    def draw_glows(self, canvas, progress, scale):
        for (x, y), radius, sigma, color, opacity in GLOWS:
            blur = skia.ImageFilters.Blur(sigma * scale, sigma * scale)
            alpha = round(255 * opacity * progress)
            canvas.drawCircle(x, y, radius * scale,
                              skia.Paint(AntiAlias=True, ImageFilter=blur,
                                         Color=skia.ColorSetA(skia.Color(*color), alpha)))

    def draw_layers(self, canvas, progress, scale):
        for ((x, y), radius, sigma, _, _), image in zip(GLOWS, self.layers):
            reach = (radius + 3 * sigma) * scale
            box = skia.Rect.MakeLTRB(x - reach, y - reach, x + reach, y + reach)
            canvas.drawImageRect(image, box, LINEAR, paint(alpha=round(255 * progress)))

    def foreground(self, canvas, progress, phase, cached):
        """The logo with its shadow, sigma 20 to 40 points and back, and the dots."""
        sigma = 20 + 20 * phase
        shadow = skia.ImageFilters.DropShadow(
            0, 0, sigma, sigma, skia.ColorSetA(skia.Color(*VIOLET), round(255 * (0.5 + 0.3 * phase))))
        layer = skia.Paint(ImageFilter=shadow, Alpha=round(255 * progress))
        scale = 0.5 + 0.5 * progress
        canvas.save()
        canvas.translate(195, 422)
        canvas.scale(scale, scale)
        canvas.translate(-195, -422)
        if cached:
            canvas.drawImageRect(self.logo, self.LOGO, LINEAR, layer)
        else:
            canvas.saveLayer(None, layer)
            self.draw_logo(canvas)
            canvas.restore()
        canvas.restore()
        for index in range(3):
            alpha = round(255 * progress * (0.4 + 0.6 * phase))
            dot = skia.Paint(AntiAlias=True, Color=skia.ColorSetA(skia.Color(*VIOLET), alpha))
            canvas.drawCircle(181 + 14 * index, 522, 4 * (1 + 0.3 * phase), dot)

    def moving_full(self, t):
        self.background(self.canvas, t, self.draw_glows)
        self.foreground(self.canvas, t, t, False)

    def moving_cached(self, t):
        self.background(self.canvas, t, self.draw_layers)
        self.foreground(self.canvas, t, t, True)

    def steady_full(self, t):
        self.background(self.canvas, 1.0, self.draw_glows)
        self.foreground(self.canvas, 1.0, t, False)

    def steady_cached(self, t):
        reach = 56 + 3 * (20 + 20 * t)
        self.canvas.save()
        self.canvas.clipRect(skia.Rect.MakeLTRB(195 - reach, 422 - reach, 195 + reach, 422 + reach))
        self.canvas.save()
        self.canvas.scale(1 / SCALE, 1 / SCALE)
        self.canvas.drawImage(self.still, 0, 0)
        self.canvas.restore()
        self.foreground(self.canvas, 1.0, t, True)
        self.canvas.restore()


def measure_png(frames):
    encodings = []
    for _ in range(9):
        start = time.perf_counter_ns()
        frames.surface.makeImageSnapshot().encodeToData(skia.kPNG, 100)
        encodings.append((time.perf_counter_ns() - start) / 1e6)
    return round(statistics.median(encodings), 4)


def write_png(frames, file):
    frames.surface.makeImageSnapshot().save(file, skia.kPNG)


def main():
    words = sys.argv[1:]
    if words[:1] == ["--first-png"] and len(words) == 2:
        frames = Frames()
        frames.moving_full(1.0)
        draw_texts(frames.canvas)
        write_png(frames, words[1])
        return
    count = int(words[0]) if words and words[0].isdigit() else 120
    frames = Frames()
    ways = {"urbannest.steady": (frames.steady_full, frames.steady_cached),
            "urbannest.moving": (frames.moving_full, frames.moving_cached)}
    laten = Laten()
    ways["laten.steady"] = (laten.steady_full, laten.steady_cached)
    ways["laten.moving"] = (laten.moving_full, laten.moving_cached)
    times = {(name, kind): [] for name in ways for kind in ("full", "cached")}
    for name, pair in ways.items():
        pair[0](1.0)  # what the cached way starts from
        # A frame of Laten takes a hundred times as long.
        number = max(count // 8, 12) if name.startswith("laten") else count
        for index in range(-5, number):
            for kind, draw in zip(("full", "cached"), pair):
                start = time.perf_counter_ns()
                draw((index + 6) / (number + 6))
                if index >= 0:  # the first ones warm the glyph cache
                    times[name, kind].append((time.perf_counter_ns() - start) / 1e6)
    frames.steady_full(0.2)
    laten.steady_full(0.2)
    if "--png" in words:
        write_png(frames, words[words.index("--png") + 1])
    if "--laten-png" in words:
        write_png(laten, words[words.index("--laten-png") + 1])
    result = {"reference": f"skia-python {skia.__version__}", "width": W, "height": H, "frames": count,
              "png_ms": measure_png(frames), "laten_png_ms": measure_png(laten)}
    for (name, kind), values in times.items():
        result.setdefault(name, {})[kind + "_ms"] = round(statistics.median(values), 4)
    json.dump(result, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
