// Licensed under the Apache License, Version 2.0.

/// The layers of an adaptive icon, as a file of `mipmap-anydpi-v26` names them.
public struct AndroidAdaptiveIcon: Hashable, Sendable {
    /// The background resource, such as `@color/ic_launcher_background`.
    public var background: String
    /// The mark, such as `@mipmap/ic_launcher_foreground`.
    public var foreground: String
    /// The mark in one colour, from version 13 on.
    public var monochrome: String?

    /// Names the layers.
    public init(background: String, foreground: String, monochrome: String? = nil) {
        (self.background, self.foreground, self.monochrome) = (background, foreground, monochrome)
    }

    /// Reads a file; a layer may hold its drawable in an inset.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        let root = try MarkupDocument(reading: bytes, file: file).root
        guard root.name == "adaptive-icon" else {
            throw ArtefactProblem(
                file: file, line: root.line, element: root.name,
                reason: "the root of an icon is adaptive-icon")
        }
        for layer in root.elements where !["background", "foreground", "monochrome"].contains(layer.name) {
            throw ArtefactProblem(
                file: file, line: layer.line, element: "adaptive-icon/\(layer.name)",
                reason: "an icon has no such layer; the system would ignore it")
        }
        background = try Self.reference("background", in: root, file: file)
        foreground = try Self.reference("foreground", in: root, file: file)
        monochrome =
            root.first("monochrome") == nil ? nil : try Self.reference("monochrome", in: root, file: file)
    }

    private static func reference(
        _ name: String, in root: MarkupElement, file: String
    ) throws(ArtefactProblem) -> String {
        let layer = root.first(name)
        let drawable = "android:drawable"
        guard let reference = layer?[drawable] ?? layer?.descendants().lazy.compactMap({ $0[drawable] }).first
        else {
            throw ArtefactProblem(
                file: file, line: layer?.line ?? root.line, element: "adaptive-icon/\(name)",
                reason: "the layer needs a drawable, such as @mipmap/ic_launcher_\(name)")
        }
        return reference
    }

    /// The bytes of the file.
    public func bytes() -> [UInt8] {
        let layers =
            [("background", background), ("foreground", foreground)]
            + [("monochrome", monochrome)]
            .compactMap { name, reference in reference.map { (name, $0) } }
        let root = MarkupElement(
            "adaptive-icon", [MarkupAttribute("xmlns:android", AndroidSplash.namespace)],
            children: layers.map { name, reference in
                .element(MarkupElement(name, [MarkupAttribute("android:drawable", reference)]))
            })
        return MarkupDocument(root: root, prologue: AndroidSplash.prologue).indented().bytes()
    }
}

extension String {
    /// Indicates whether Android accepts it as the name of a resource: aapt2 reports an invalid one only where it is
    /// used.
    var isResourceName: Bool {
        guard let first = utf8.first, !(48...57).contains(first) else { return false }
        return utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
    }
}
