// Licensed under the Apache License, Version 2.0.

/// The icons and top shelf pictures of a tvOS app.
public struct BrandAssets: CatalogueFile {
    /// The kind of the folder in which the file lies.
    package static var kind: AssetKind { .brandAssets }
    /// All keys and values, known or not.
    public var members: JSONObject
    /// Creates the record from keys and values as they are.
    public init(members: JSONObject) { self.members = members }

    /// Creates a list of assets by Xcode.
    package init(_ entries: [ImageEntry]) {
        self.init(members: [:])
        self.entries = entries
        info = .xcode
    }

    /// The assets with their role and size, in the order of the file.
    package var entries: [ImageEntry] {
        get { self[records: "assets"] }
        set { self[records: "assets"] = newValue }
    }
}

/// A file of a catalogue that lists layers.
package protocol LayerList: CatalogueFile {}

extension LayerList {
    /// The folders of the layers, the top-most first.
    package var layers: [String] {
        get { (members["layers"]?.array ?? []).compactMap { $0["filename"]?.string } }
        set { members["layers"] = .array(newValue.map { ["filename": .string($0)] }) }
    }

    /// Creates a list of the folders of layers, the top-most first, by Xcode.
    package init(layers: [String]) {
        self.init(members: [:])
        self.layers = layers
        info = .xcode
    }
}

/// A picture in two to five layers for tvOS.
package struct ImageStack: LayerList {
    /// The kind of the folder in which the file lies.
    package static var kind: AssetKind { .imageStack }
    /// All keys and values, known or not.
    package var members: JSONObject
    /// Takes keys and values as they stand.
    package init(members: JSONObject) { self.members = members }
}

/// An icon in two or three layers for visionOS.
public struct SolidImageStack: LayerList {
    /// The kind of the folder in which the file lies.
    package static var kind: AssetKind { .solidImageStack }
    /// All keys and values, known or not.
    public var members: JSONObject
    /// Creates the record from keys and values as they are.
    public init(members: JSONObject) { self.members = members }
}

/// A layer of a picture for tvOS; its picture is the image set in it.
package struct ImageStackLayer: CatalogueFile {
    /// The kind of the folder in which the file lies.
    package static var kind: AssetKind { .imageStackLayer }
    /// All keys and values, known or not.
    package var members: JSONObject
    /// Takes keys and values as they stand.
    package init(members: JSONObject) { self.members = members }
}

/// A layer of an icon for visionOS; its picture is the image set in it.
package struct SolidImageStackLayer: CatalogueFile {
    /// The kind of the folder in which the file lies.
    package static var kind: AssetKind { .solidImageStackLayer }
    /// All keys and values, known or not.
    package var members: JSONObject
    /// Takes keys and values as they stand.
    package init(members: JSONObject) { self.members = members }
}

/// The record of a folder that sorts, or of the catalogue.
package struct AssetGroup: CatalogueFile {
    /// The kind of the folder in which the file lies.
    package static var kind: AssetKind { .group }
    /// All keys and values, known or not.
    package var members: JSONObject
    /// Takes keys and values as they stand.
    package init(members: JSONObject) { self.members = members }
}
