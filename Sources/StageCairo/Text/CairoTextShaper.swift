// Licensed under the Apache License, Version 2.0.

import CPangoCairo
public import Foundation
public import StageUI

/// Breaks, measures and draws text with Pango and a private set of fonts.
///
/// The result does not depend on the machine's font configuration. Inter stands in for the
/// platform's interface font, with that font's line height. Characters that Inter lacks are taken
/// from the machine's other fonts, which are looked up only then.
@MainActor
public final class CairoTextShaper: TextShaping {
    /// The folder in which Debian's `fonts-inter` installs the fonts.
    public nonisolated static let standardDirectories = ["/usr/share/fonts/opentype/inter"]

    /// The requests that could not be met, each once, in the order of appearance.
    public private(set) var warnings: [String] = []

    /// The pictures of display lists; kept here, because all renderers of a shaper share them.
    let pictures = PictureCache()
    private let fonts: FontLibrary
    /// The further font files, those in memory included.
    let files: [String]
    /// The fonts in memory, by whose content pictures may differ.
    let memory: [FontData]
    let directories: [String]
    /// A number for what turns a display list into pixels; with another one, equal lists may look different.
    package private(set) lazy var drawingKey = makeDrawingKey()
    private(set) var wideFonts: FontLibrary?
    private var metricsCache: [ResolvedFont: FontMetrics] = [:]
    var plainShapers: [ResolvedFont: PlainFont] = [:]
    private var layouts = RecentCache<TextRequest, TextLayout>(limit: 2048)

    /// Creates a shaper.
    ///
    /// - Parameters:
    ///   - directories: Folders with the interface font.
    ///   - files: Further font files.
    ///   - memory: Further fonts that are in memory, for example those of an app.
    /// - Throws: `Error.missingInterfaceFont` if no folder holds Inter, `Error.unreadableFont` for a further file that is
    ///   no font.
    public init(
        directories: [String] = standardDirectories, files: [URL] = [], fonts memory: [FontData] = []
    ) throws(Error) {
        (self.directories, self.memory) = (directories, memory)
        var (paths, names) = (files.map(\.path), files.map(\.path))
        for font in memory {
            guard let path = MemoryFonts.path(of: font.bytes) else { throw .fontSystemUnavailable }
            paths.append(path)
            names.append(font.name)
        }
        self.files = paths
        guard let fonts = FontLibrary(directories: directories, files: paths) else {
            throw .fontSystemUnavailable
        }
        if let wrong = zip(paths, names).first(where: { fonts.unreadable.contains($0.0) }) {
            throw .unreadableFont(wrong.1)
        }
        guard fonts.families.contains("Inter") else {
            throw .missingInterfaceFont(directories: directories)
        }
        self.fonts = fonts
    }

    /// Lays out text within the limits of a request.
    public func layout(_ request: TextRequest) -> TextLayout {
        if let plain = plainLayout(request) { return plain }
        if let known = layouts[request] { return known }
        let result = fittedLines(request)
        layouts[request] = result
        return result
    }

    /// Returns the height of one line of a font, in points.
    public func lineHeight(of font: ResolvedFont) -> CGFloat {
        CGFloat(metrics(of: font).lineHeight)
    }

    /// Returns whether the given files hold a font of a name.
    public func hasFont(named name: String) -> Bool {
        fonts.facesByName[name] != nil || fonts.families.contains(name)
    }

    /// Returns the vertical measures of a font, by which texts stand apart.
    public func measures(of font: ResolvedFont) -> FontMeasures {
        let metrics = metrics(of: font)
        return FontMeasures(
            ascent: CGFloat(metrics.ascent), descent: CGFloat(metrics.descent),
            leading: CGFloat(metrics.leading), capHeight: CGFloat(metrics.capHeight))
    }
}

// MARK: - Fonts

extension CairoTextShaper {
    /// The fonts for some text: Inter alone, or with those of the machine.
    func library(for runs: [TextRun]) -> FontLibrary {
        for run in runs where run.font.needsOtherFonts || !fonts.covers(run.string) {
            if let wideFonts { return wideFonts }
            wideFonts = FontLibrary(
                directories: directories + ["/usr/share/fonts", "/usr/local/share/fonts"],
                files: files)
            return wideFonts ?? fonts
        }
        return fonts
    }

    /// The vertical measures of a font.
    func metrics(of font: ResolvedFont) -> FontMetrics {
        if let known = metricsCache[font] { return known }
        var result = readMetrics(of: font)
        if !font.isNamed {
            // SF Pro's ascent and descent over its size (UN-40), not those of the stand-in.
            result.ascent = Double(font.size) * 0.952_148_437_5
            result.descent = Double(font.size) * 0.241_210_937_5
            result.leading = 0
            result.capHeight = Double(font.size) * 0.704_589_843_75
        }
        // Half of it on each side, as type is set.
        result.ascent += Double(font.leading) / 2
        result.descent += Double(font.leading) / 2
        metricsCache[font] = result
        return result
    }

    private func readMetrics(of font: ResolvedFont) -> FontMetrics {
        let size = Double(font.size)
        var result = FontMetrics(
            ascent: size * 0.96875, descent: size * 0.241_477_272_7, capHeight: size * 0.727_272_7,
            underlineOffset: size * 0.1, underlineThickness: size * 0.05)
        let description = self.description(of: font)
        defer { pango_font_description_free(description) }
        guard let loaded = pango_context_load_font(fonts.context, description) else { return result }
        defer { g_object_unref(loaded) }
        guard let face = pango_font_get_hb_font(loaded) else { return result }
        // HarfBuzz works in Pango's units, 1024 to the point.
        var extents = hb_font_extents_t()
        if hb_font_get_h_extents(face, &extents) != 0 {
            result.ascent = Double(extents.ascender) / 1024
            result.descent = Double(-extents.descender) / 1024
            result.leading = Double(extents.line_gap) / 1024
        }
        var value: Int32 = 0
        if hb_ot_metrics_get_position(face, HB_OT_METRICS_TAG_CAP_HEIGHT, &value) != 0 {
            result.capHeight = Double(value) / 1024
        }
        if hb_ot_metrics_get_position(face, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, &value) != 0 {
            result.underlineOffset = Double(-value) / 1024
        }
        if hb_ot_metrics_get_position(face, HB_OT_METRICS_TAG_UNDERLINE_SIZE, &value) != 0 {
            result.underlineThickness = Double(value) / 1024
        }
        return result
    }

    /// A font in Pango's terms; the caller frees it.
    func description(of font: ResolvedFont) -> OpaquePointer? {
        var face = FontLibrary.Face(family: "Inter", weight: font.weight, italic: font.italic)
        if case .named(let name) = font.family {
            if let named = fonts.facesByName[name] {
                // The name already says the weight, unless another one was asked for.
                face.family = named.family
                face.weight = font.weight == 400 ? named.weight : font.weight
                face.italic = named.italic || font.italic
            } else if fonts.families.contains(name) {
                face.family = name
            } else {
                warn("There is no font named \(name): the interface font is used in its place.")
            }
        }
        switch font.family {
        case .serif: face.family = "Noto Serif,Inter"
        case .monospaced: face.family = "Noto Sans Mono,DejaVu Sans Mono,Inter"
        case .system, .rounded, .named: break
        }
        let description = pango_font_description_new()
        // What the first font lacks comes from these, in this order, so that the result is the same on
        // every machine that has them.
        pango_font_description_set_family(description, face.family + FontLibrary.otherFamilies)
        pango_font_description_set_weight(
            description, PangoWeight(UInt32(min(max(face.weight, 100), 1000))))
        pango_font_description_set_style(
            description, face.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        if let width = font.width {
            pango_font_description_set_stretch(description, FontLibrary.stretch(width))
        }
        // Where the font has none, Pango takes capitals of a smaller size.
        switch font.smallCaps {
        case .lowercase: pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
        case .all: pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
        case .uppercase, nil: break
        }
        pango_font_description_set_absolute_size(description, Double(font.size) * 1024)
        return description
    }

    private func warn(_ text: String) {
        if !warnings.contains(text) { warnings.append(text) }
    }
}
