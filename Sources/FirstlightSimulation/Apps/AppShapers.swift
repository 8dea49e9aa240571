// Licensed under the Apache License, Version 2.0.

package import LaunchKit
package import StageCairo

/// The shapers of apps' texts, each with the fonts that its app brings.
///
/// A shaper takes long to create and caches its layouts, so apps with the same fonts share one.
@MainActor
package final class AppShapers {
    private var made: [[FontData]: CairoTextShaper] = [:]

    package init() {}

    /// The shaper of an app's texts.
    ///
    /// - Throws: `SimulationError.badFont` for a font of the app's that cannot be used, `CairoTextShaper.Error` for
    ///   what the machine lacks.
    package func shaper(of app: AppDescriptor) throws -> CairoTextShaper { try shaper(with: app.fonts) }

    /// The shaper of texts that may be set in fonts.
    ///
    /// - Throws: The same.
    package func shaper(with fonts: [AppFont]) throws -> CairoTextShaper {
        let data = try fonts.compactMap { try $0.data }
        if let known = made[data] { return known }
        let shaper = try CairoTextShaper(own: data)
        made[data] = shaper
        return shaper
    }
}
