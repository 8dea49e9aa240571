// Licensed under the Apache License, Version 2.0.

import StageUI

extension FontLibrary {
    /// The fonts of scripts that the interface font lacks, in the order in which they are asked.
    static let otherFamilies =
        ",Noto Sans Arabic,Noto Sans Hebrew,Noto Sans Devanagari,Noto Sans Thai,Noto Sans Bengali"
        + ",Noto Sans Tamil,Noto Sans Telugu,Noto Sans Armenian,Noto Sans Georgian,WenQuanYi Micro Hei"
        + ",Droid Sans Fallback,Noto Sans Symbols2,Noto Color Emoji"

    /// What fontconfig has to be told: the emoji font, how its pictures are scaled to a size, and that a
    /// font without a bold face is drawn bold.
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
        """
}

extension ResolvedFont {
    /// Whether the interface font cannot stand in for it.
    var needsOtherFonts: Bool { family == .serif || family == .monospaced }

    /// Whether it was asked for by name, so that its own measures count.
    var isNamed: Bool { if case .named = family { true } else { false } }
}
