// Licensed under the Apache License, Version 2.0.

extension Node {
    /// Reports the fonts that some text wants and the stage's shaper does not have.
    func reportMissingFonts(of runs: [TextRun]) {
        for run in runs {
            guard case .named(let name) = run.font.family, !stage.text.hasFont(named: name) else { continue }
            stage.report(
                .missingResource,
                """
                There is no font named '\(name)': the interface font is used in its place. Give a font of this \
                PostScript or family name to AppDescriptor(fonts:), or to assertSnapshot or ViewDriver for a view alone.
                """,
                at: self)
        }
    }
}
