// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchKit
public import StageCairo

extension CairoTextShaper {
    /// Creates a shaper of an app's texts, with the fonts that the app brings.
    ///
    /// - Throws: `SimulationError.badFont` for a font of the app's that cannot be used, `CairoTextShaper.Error` for
    ///   what the machine lacks.
    public convenience init(of app: AppDescriptor) throws {
        try self.init(own: try app.fonts.compactMap { try $0.data })
    }

    /// Creates a shaper with the fonts that an app brings.
    convenience init(own fonts: [FontData]) throws {
        do { try self.init(fonts: fonts) } catch CairoTextShaper.Error.unreadableFont(let name) {
            throw SimulationError.badFont(name, "its bytes are no font. Give a file of OpenType or TrueType.")
        }
    }
}

extension AppFont {
    /// The font as a shaper takes it; nil for one of Inter, which each shaper has.
    ///
    /// - Throws: `SimulationError.badFont` when the app cannot read it.
    var data: FontData? {
        get throws {
            guard case .own(let bytes, _) = source else { return nil }
            do { return FontData(name, bytes: try bytes()) } catch {
                throw SimulationError.badFont(name, "it cannot be read: \(error)")
            }
        }
    }
}

extension AppDescriptor {
    /// A name for the content of the fonts that the app brings along.
    ///
    /// - Throws: `SimulationError.badFont` for one that cannot be read.
    package var fontDigest: String {
        get throws {
            ContentDigest.of(
                try fonts.compactMap { try $0.data.map { ContentDigest.of(Data($0.bytes)) } } as [String])
        }
    }
}
