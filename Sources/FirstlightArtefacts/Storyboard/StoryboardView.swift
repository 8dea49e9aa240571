// Licensed under the Apache License, Version 2.0.

/// A view of a storyboard and the views inside it.
public struct StoryboardView: Hashable, Sendable {
    /// The element, unknown parts included.
    public var markup: MarkupElement

    /// The id; empty when it has none.
    public var id: String { markup["id"] ?? "" }
    /// The name of the element, which corresponds to the class in UIKit: `imageView` for UIImageView.
    public var kind: String { markup.name }
    /// The class in UIKit or in another framework, such as `UIImageView`.
    public var className: String {
        Self.otherClasses[kind] ?? "UI" + kind.prefix(1).uppercased() + kind.dropFirst()
    }
    /// The classes of other frameworks than UIKit, by their elements.
    private static let otherClasses = [
        "arscnView": "ARSCNView", "arskView": "ARSKView", "glkView": "GLKView", "mapView": "MKMapView",
        "mtkView": "MTKView", "pdfView": "PDFView", "sceneKitView": "SCNView", "skView": "SKView",
        "wkWebView": "WKWebView",
    ]
    /// The class that replaces that of UIKit, which launch screens may not have.
    public var customClass: String? { markup["customClass"] }

    /// The frame in the view around it, as the editor last laid it out.
    public var frame: StoryboardRect? {
        guard let rect = markup.child("rect", key: "frame"), let x = rect.number("x"),
            let y = rect.number("y"),
            let width = rect.number("width"), let height = rect.number("height")
        else { return nil }
        return StoryboardRect(x: x, y: y, width: width, height: height)
    }

    /// The way in which the content fills the frame: `scaleToFill`, `scaleAspectFit`, `center` and so on.
    public var contentMode: String { markup["contentMode"] ?? "scaleToFill" }
    /// Returns the rectangle that a picture of a size takes in a frame, by the content mode (UIView.ContentMode).
    public func rectangle(ofImage size: StoryboardSize, in frame: StoryboardRect) -> StoryboardRect {
        guard size.width > 0, size.height > 0 else { return frame }
        // The side that fills the frame has its very length: a rounded one would move the picture's edge.
        let isWider = size.width * frame.height >= size.height * frame.width
        var filled = size
        switch contentMode {
        case "scaleToFill", "redraw": return frame
        case "scaleAspectFit" where isWider, "scaleAspectFill" where !isWider:
            filled = StoryboardSize(width: frame.width, height: size.height * frame.width / size.width)
        case "scaleAspectFit", "scaleAspectFill":
            filled = StoryboardSize(width: size.width * frame.height / size.height, height: frame.height)
        default: break
        }
        let mode = contentMode.lowercased()
        let (left, top) = (mode.hasSuffix("left"), mode.hasPrefix("top"))
        let (right, bottom) = (mode.hasSuffix("right"), mode.hasPrefix("bottom"))
        let (across, down) = (frame.width - filled.width, frame.height - filled.height)
        return StoryboardRect(
            x: frame.x + (left ? 0 : right ? across : across / 2),
            y: frame.y + (top ? 0 : bottom ? down : down / 2), width: filled.width, height: filled.height)
    }

    /// Indicates whether content is clipped at the edges.
    public var clipsSubviews: Bool { markup.flag("clipsSubviews") ?? false }
    /// Indicates whether touches reach the view.
    public var isUserInteractionEnabled: Bool { markup.flag("userInteractionEnabled") ?? true }
    /// Indicates whether the frame follows from the mask, not from constraints.
    public var translatesMask: Bool { markup.flag("translatesAutoresizingMaskIntoConstraints") ?? true }
    /// Indicates whether the editor's frame is the frame, whatever the constraints say.
    public var hasFixedFrame: Bool { markup.flag("fixedFrame") ?? false }
    /// Indicates whether the view is not drawn.
    public var isHidden: Bool { markup.flag("hidden") ?? false }
    /// The opacity.
    public var alpha: Double { markup.number("alpha") ?? 1 }
    /// The name of the image that an image view shows.
    public var image: String? {
        if markup.flag("highlighted") == true, let image = markup["highlightedImage"] { return image }
        return markup["image"] ?? markup.child("imageReference", key: "image")?["image"]
    }
    /// Indicates whether that image is a symbol of the system, not one of the app's.
    public var showsSystemImage: Bool {
        let named = markup["image"] == nil ? markup.child("imageReference", key: "image") : markup
        return named?["catalog"] == "system"
    }

    /// The parts of the frame that stretch, such as `widthSizable` and `flexibleMaxX`.
    public var autoresizing: Set<String> {
        guard let mask = markup.child("autoresizingMask", key: "autoresizingMask") else { return [] }
        return Set(mask.attributes.filter { $0.value == "YES" }.map(\.name))
    }

    /// The priorities with which the view resists growing beyond its content, across and down.
    public var hugging: (horizontal: Double, vertical: Double) {
        (markup.number("horizontalHuggingPriority") ?? 250, markup.number("verticalHuggingPriority") ?? 250)
    }

    /// The priorities with which the view resists being smaller than its content, across and down.
    public var compressionResistance: (horizontal: Double, vertical: Double) {
        (
            markup.number("horizontalCompressionResistancePriority") ?? 750,
            markup.number("verticalCompressionResistancePriority") ?? 750
        )
    }

    /// The colour behind the content.
    public var backgroundColor: StoryboardColor? { color("backgroundColor") }

    /// Reads the colour with a key, such as `tintColor`.
    public func color(_ key: String) -> StoryboardColor? {
        markup.child("color", key: key).flatMap(StoryboardColor.init)
    }

    /// The views inside, back to front.
    public var subviews: [StoryboardView] {
        let content = markup.elements.filter { $0["key"] == "contentView" }
        return (content + (markup.first("subviews")?.elements ?? [])).map(StoryboardView.init)
    }

    /// The view and all inside it, each before those inside it.
    public var all: [StoryboardView] { [self] + subviews.flatMap(\.all) }

    /// The constraints that the view holds.
    package var constraints: [StoryboardConstraint] {
        (markup.first("constraints")?.all("constraint") ?? []).map(StoryboardConstraint.init)
    }

    /// The ids of the view's guides by their key, such as `safeArea`.
    public var layoutGuides: [String: String] {
        var found: [String: String] = [:]
        for guide in markup.all("viewLayoutGuide") {
            if let key = guide["key"], let id = guide["id"] { found[key] = id }
        }
        return found
    }
}

/// A constraint: first item and attribute, relation, second item and attribute times the multiplier plus
/// the constant.
package struct StoryboardConstraint: Hashable, Sendable {
    /// The relation between a constraint's two sides.
    package enum Relation: String, Hashable, Sendable { case equal, greaterThanOrEqual, lessThanOrEqual }

    /// The element with all that this type does not know.
    package var markup: MarkupElement

    /// The id; empty when it has none.
    package var id: String { markup["id"] ?? "" }
    /// The item on the left; nil means the view that holds the constraint.
    package var firstItem: String? { markup["firstItem"] }
    /// The attribute on the left, such as `width`.
    package var firstAttribute: String { markup["firstAttribute"] ?? "" }
    /// The item on the right; nil for a constant alone.
    package var secondItem: String? { markup["secondItem"] }
    /// The attribute on the right; nil for a constant alone.
    package var secondAttribute: String? { markup["secondAttribute"] }
    /// The relation; nil when the document names one that does not exist.
    package var relation: Relation? { markup["relation"].map(Relation.init) ?? .equal }
    /// The constant, zero when none is written; nil when it is not a number.
    package var constant: Double? { markup["constant"].map(StoryboardNumber.value) ?? 0 }
    /// The multiplier, of a number or a ratio such as `9:16` or `1/3`; nil when it is neither.
    package var multiplier: Double? { markup["multiplier"].map(StoryboardNumber.multiplier) ?? 1 }
    /// The priority, 1000 for a required one; nil when it is not a number.
    package var priority: Double? { markup["priority"].map(StoryboardNumber.value) ?? 1000 }
    /// Indicates whether the constraint is for the editor alone.
    package var isPlaceholder: Bool { markup.flag("placeholder") ?? false }
}
