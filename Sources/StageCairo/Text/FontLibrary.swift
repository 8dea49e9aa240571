// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation

/// A private set of fonts, independent of the machine's font configuration.
///
/// What Pango makes of it is made, used and released on the main actor. Pango itself has threads that look for fonts: they
/// hold the font map, and the last one may be the one that ends it.
@MainActor
final class FontLibrary {
    /// A face that can be asked for by name.
    struct Face {
        var family: String
        var weight: Int
        var italic: Bool
    }

    private let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    private let config: OpaquePointer
    private(set) var facesByName: [String: Face] = [:]
    private(set) var families: Set<String> = []
    /// The files that are not there or no fonts.
    let unreadable: Set<String>
    private var coverage: OpaquePointer?

    /// Reads the fonts of directories, through fontconfig's cache where there is one.
    init?(directories: [String], files: [String]) {
        let escaped = directories.map {
            $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        }
        let xml =
            "<fontconfig>" + escaped.map { "<dir>\($0)</dir>" }.joined()
            + Self.rules + "<cachedir>/var/cache/fontconfig</cachedir>"
            + "<cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>"
        guard let config = FcConfigCreate() else { return nil }
        guard FcConfigParseAndLoadFromMemory(config, xml, 1) != 0, FcConfigBuildFonts(config) != 0 else {
            FcConfigDestroy(config)
            return nil
        }
        _ = Self.prepareProcess
        unreadable = Set(files.filter { FcConfigAppFontAddFile(config, $0) == 0 })
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            FcConfigDestroy(config)
            return nil
        }
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        Self.releaseConfiguration(with: map)
        guard let context = pango_font_map_create_context(map) else {
            g_object_unref(UnsafeMutableRawPointer(map))
            FcConfigDestroy(config)
            return nil
        }
        (self.config, self.map, self.context) = (config, map, context)
        // Unhinted advances and free positions make layout the same at any scale.
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_language(context, pango_language_from_string("en"))
        readFaces()
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
        FcConfigDestroy(config)
    }

    /// Has a font map give up its configuration when its last holder lets go of it.
    ///
    /// A map takes a reference to the configuration and, before Pango 1.52.2, never gives it up, so that it would stay in
    /// memory, some 20 KB each. To take it away empties the map's tables, in which a thread of Pango may be looking: not
    /// before all of them have ended, then.
    private nonisolated static func releaseConfiguration(with map: UnsafeMutablePointer<PangoFontMap>) {
        let object = UnsafeMutableRawPointer(map).assumingMemoryBound(to: GObject.self)
        g_object_weak_ref(
            object, { _, map in pango_fc_font_map_set_config(map.map { OpaquePointer($0) }, nil) }, nil)
    }

    /// Installs a font configuration without fonts in the process, once and for good.
    ///
    /// Pango reads the machine's configuration in a thread if there is none, which nothing here uses and
    /// which costs three milliseconds at the first start. A font map that lets go of its own configuration
    /// goes through the process's, without a lock: one owned by a library could be freed in use.
    private static let prepareProcess: Void = {
        guard let config = FcConfigCreate() else { return }
        FcConfigSetCurrent(config)
        FcConfigDestroy(config)
    }()

    private func readFaces() {
        for set in [FcSetSystem, FcSetApplication] {
            guard let fonts = FcConfigGetFonts(config, set) else { continue }
            for index in 0..<Int(fonts.pointee.nfont) {
                guard let pattern = fonts.pointee.fonts[index],
                    let family = Self.string(pattern, FC_FAMILY)
                else { continue }
                families.insert(family)
                var weight = 0.0
                var slant: Int32 = 0
                FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
                FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
                let face = Face(
                    family: family, weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
                    italic: slant != 0)
                if let name = Self.string(pattern, FC_POSTSCRIPT_NAME) { facesByName[name] = face }
                if family == "Inter", face.weight == 400, !face.italic {
                    var characters: OpaquePointer?
                    FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
                    coverage = characters
                }
            }
        }
    }

    private static func string(_ pattern: OpaquePointer, _ object: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else {
            return nil
        }
        return String(cString: value)
    }

    /// Returns whether the interface font has all characters.
    func covers(_ string: String) -> Bool {
        for scalar in string.unicodeScalars where scalar.value > 0x17f || scalar.value < 0x20 {
            if scalar.value < 0x20 || scalar == "\u{2026}" || Self.isInvisible(scalar.value) { continue }
            guard let coverage, FcCharSetHasChar(coverage, scalar.value) != 0 else { return false }
        }
        return true
    }

    /// Marks that direct the text, and the space of a picture: no font has to draw them.
    private static func isInvisible(_ value: UInt32) -> Bool {
        (0x200B...0x200F).contains(value) || (0x202A...0x202E).contains(value)
            || (0x2060...0x2069).contains(value) || value == 0xFFFC
    }
}
