// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A picture as drawing steps, in its own size.
struct ImageArt {
    var size: CGSize
    var items: [DisplayItem]
}

/// The pictures that a stage finds by name: what an asset catalogue is to an app.
///
/// Pictures are vector art made with views, so that they are sharp at every scale.
@MainActor
public final class ImageLibrary {
    private var makers:
        [String: (size: CGSize, make: (StageConfiguration, any TextShaping) -> [DisplayItem])] = [:]
    private var made: [String: ImageArt] = [:]

    /// Creates a library without pictures.
    public init() {}

    /// Adds a picture made of a view.
    ///
    /// - Parameters:
    ///   - name: The name by which `Image` finds it.
    ///   - size: Its natural size in points.
    ///   - art: The view; it is drawn once, in light appearance.
    public func register<Art: View>(_ name: String, size: CGSize, @ViewBuilder art: @escaping () -> Art) {
        made[name] = nil
        makers[name] = (
            size,
            { configuration, text in
                var inner = StageConfiguration(size: size, scale: configuration.scale)
                inner.colorScheme = .light
                return Stage(inner, text: text, content: art).frame(at: 0).items
            }
        )
    }

    /// The names of the pictures, in order.
    public var names: [String] { makers.keys.sorted() }

    func art(named name: String, stage: Stage) -> ImageArt? {
        if let known = made[name] { return known }
        guard let maker = makers[name] else { return nil }
        let art = ImageArt(size: maker.size, items: maker.make(stage.configuration, stage.text))
        made[name] = art
        return art
    }
}
