// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

extension FontLibrary {
    /// The fonts of scripts that the interface font lacks, in the order in which they are asked.
    static let otherFamilies =
        ",Noto Sans Arabic,Noto Sans Hebrew,Noto Sans Devanagari,Noto Sans Thai,Noto Sans Bengali"
        + ",Noto Sans Tamil,Noto Sans Telugu,Noto Sans Armenian,Noto Sans Georgian,WenQuanYi Micro Hei"
        + ",Droid Sans Fallback,Noto Sans Symbols2,Noto Color Emoji"

    /// The rules for fontconfig: the emoji font, the scale of its pictures, and synthetic bold for fonts
    /// without a bold face.
    static let rules = """
        <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
        <match target="font"><test name="outline"><bool>false</bool></test>
          <test name="scalable"><bool>true</bool></test>
          <edit name="pixelsizefixupfactor" mode="assign"><divide>
            <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
          <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
          <edit name="size" mode="assign"><divide>
            <name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
        <match target="font"><test name="weight" compare="less_eq"><const>medium</const></test>
          <test target="pattern" name="weight" compare="more_eq"><const>semibold</const></test>
          <edit name="embolden" mode="assign"><bool>true</bool></edit></match>
        """ + widths.filter { $0.scale != 1 }.map { rule(width: $0.width, scale: $0.scale) }.joined()

    /// The widths of glyphs in Pango's terms and in fontconfig's, and how much narrower or wider than usual the
    /// glyphs of a font are drawn that has one width only. SF Pro Condensed takes some 0.8 of the usual width.
    private static let widths: [(stretch: PangoStretch, width: Int, scale: Double)] = [
        (PANGO_STRETCH_ULTRA_CONDENSED, 50, 0.6), (PANGO_STRETCH_EXTRA_CONDENSED, 63, 0.7),
        (PANGO_STRETCH_CONDENSED, 75, 0.8), (PANGO_STRETCH_SEMI_CONDENSED, 87, 0.9),
        (PANGO_STRETCH_NORMAL, 100, 1), (PANGO_STRETCH_SEMI_EXPANDED, 113, 1.1),
        (PANGO_STRETCH_EXPANDED, 125, 1.2), (PANGO_STRETCH_EXTRA_EXPANDED, 150, 1.3),
        (PANGO_STRETCH_ULTRA_EXPANDED, 200, 1.4),
    ]

    /// The width of glyphs in Pango's terms: the nearest tenth, 0 is the usual one.
    static func stretch(_ width: CGFloat) -> PangoStretch {
        widths[min(max(Int((width * 10).rounded()) + 4, 0), widths.count - 1)].stretch
    }

    private static func rule(width: Int, scale: Double) -> String {
        """
        <match target="font"><test target="pattern" name="width"><int>\(width)</int></test>
          <test name="width"><int>100</int></test>
          <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
            <double>\(scale)</double><double>0</double><double>0</double><double>1</double></matrix></times></edit>
        </match>
        """
    }
}

extension ResolvedFont {
    /// Indicates whether the interface font cannot stand in for it.
    var needsOtherFonts: Bool { family == .serif || family == .monospaced }

    /// Indicates whether it was requested by name, so that its own metrics count.
    var isNamed: Bool { if case .named = family { true } else { false } }
}
