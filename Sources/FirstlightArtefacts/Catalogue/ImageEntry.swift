// Licensed under the Apache License, Version 2.0.

/// One slot for a picture: for which devices it is, and the file that fills it.
package struct ImageEntry: CatalogueVariant {
    /// All keys and values, known or not.
    package var members: JSONObject

    /// Takes keys and values as they stand.
    package init(members: JSONObject) { self.members = members }

    /// Creates a slot; without a file name it is an empty well.
    package init(
        _ filename: String? = nil, idiom: Idiom, scale: Scale? = nil, size: PointSize? = nil,
        platform: String? = nil, role: String? = nil, subtype: String? = nil, appearances: [Appearance] = []
    ) {
        self.init(members: [:])
        (self.filename, self.idiom, self.scale, self.size) = (filename, idiom, scale, size)
        (self.platform, self.role, self.subtype, self.appearances) = (platform, role, subtype, appearances)
    }

    /// The name of the file in the asset's folder; an empty well has none.
    package var filename: String? {
        get { self[text: "filename"] }
        set { self[text: "filename"] = newValue }
    }
    /// The pixels for a point; none stands for all scales or one.
    package var scale: Scale? {
        get { self[word: "scale"] }
        set { self[word: "scale"] = newValue }
    }
    /// The size of an icon in points.
    package var size: PointSize? {
        get { self[text: "size"].flatMap(PointSize.init) }
        set { self[text: "size"] = newValue?.text }
    }
    /// The system of an icon with one size: ios or watchos.
    package var platform: String? {
        get { self[text: "platform"] }
        set { self[text: "platform"] = newValue }
    }
    /// The role of the picture on a watch or a TV.
    package var role: String? {
        get { self[text: "role"] }
        set { self[text: "role"] = newValue }
    }
    /// The subtype of an entry that only apps of an iPad on a Mac show.
    package static let catalyst = "mac-catalyst"
    /// The width of a watch's screen, such as `<=145`.
    package var screenWidth: String? {
        get { self[text: "screen-width"] }
        set { self[text: "screen-width"] = newValue }
    }
    /// The size class of the width: compact or regular.
    package var widthClass: String? {
        get { self[text: "width-class"] }
        set { self[text: "width-class"] = newValue }
    }
    /// The size class of the height: compact or regular.
    package var heightClass: String? {
        get { self[text: "height-class"] }
        set { self[text: "height-class"] = newValue }
    }
    /// The direction of writing that the picture is for.
    package var languageDirection: String? {
        get { self[text: "language-direction"] }
        set { self[text: "language-direction"] = newValue }
    }
    /// The orientation of a launch picture.
    package var orientation: String? {
        get { self[text: "orientation"] }
        set { self[text: "orientation"] = newValue }
    }
    /// The extent of a launch picture: full-screen or to-status-bar.
    package var extent: String? {
        get { self[text: "extent"] }
        set { self[text: "extent"] = newValue }
    }
    /// The first version of the system that takes a launch picture.
    package var minimumSystemVersion: String? {
        get { self[text: "minimum-system-version"] }
        set { self[text: "minimum-system-version"] = newValue }
    }

    /// The pixels that the file of an icon must have: its points times its scale.
    package var pixels: PixelSize? {
        guard let size else { return nil }
        guard let scale else { return PixelSize(size, scale: 1) }
        return scale.factor.map { PixelSize(size, scale: $0) }
    }

    /// The entry without its file: what it is for, which no other entry of a set may be.
    package var slot: ImageEntry {
        var slot = self
        slot.filename = nil
        return slot
    }
}

/// A file of a catalogue that lists pictures.
package protocol ImageList: CatalogueFile {}

extension ImageList {
    /// The slots in the order of the file.
    package var entries: [ImageEntry] {
        get { self[records: "images"] }
        set { self[records: "images"] = newValue }
    }

    /// Creates a list of slots by Xcode.
    package init(_ entries: [ImageEntry]) {
        self.init(members: [:])
        self.entries = entries
        info = .xcode
    }
}

/// A picture with its variants.
public struct ImageSet: ImageList {
    /// The kind of the folder in which the file lies.
    package static var kind: AssetKind { .imageSet }
    /// All keys and values, known or not.
    public var members: JSONObject
    /// Creates the record from keys and values as they are.
    public init(members: JSONObject) { self.members = members }
}

/// The icon of an app in one size or many.
public struct AppIconSet: ImageList {
    /// The kind of the folder in which the file lies.
    package static var kind: AssetKind { .appIconSet }
    /// All keys and values, known or not.
    public var members: JSONObject
    /// Creates the record from keys and values as they are.
    public init(members: JSONObject) { self.members = members }
}

/// The launch pictures of old iOS and tvOS projects.
public struct LaunchImage: ImageList {
    /// The kind of the folder in which the file lies.
    package static var kind: AssetKind { .launchImage }
    /// All keys and values, known or not.
    public var members: JSONObject
    /// Creates the record from keys and values as they are.
    public init(members: JSONObject) { self.members = members }
}
