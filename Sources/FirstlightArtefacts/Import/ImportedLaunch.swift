// Licensed under the Apache License, Version 2.0.

/// A project's current launch screen, whichever tool made it: the static part of a brand's declaration.
public struct ImportedLaunch: Hashable, Sendable {
    /// A system that a project is for.
    public enum Platform: String, Hashable, Sendable, CaseIterable {
        /// iPhone and iPad.
        case ios
        /// Apple TV.
        case tvos
        /// The Mac.
        case macos
        /// Apple Vision.
        case visionos
        /// Apple Watch.
        case watchos
        /// Android.
        case android
        /// Browsers.
        case web
    }
    /// The way in which a picture fits its place.
    public enum ContentMode: String, Hashable, Sendable {
        /// The picture's own size.
        case natural
        /// The largest size that fits.
        case fit
        /// The smallest size that covers.
        case fill
        /// The proportions of the place.
        case stretch
    }
    /// The place of a picture on the screen.
    public enum Placement: String, Hashable, Sendable {
        /// In the middle.
        case center
        /// In the middle of an edge.
        case top, bottom, left, right
        /// In a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }
    /// A picture with its place.
    public struct Picture: Hashable, Sendable {
        /// The path in the project, or the name in its asset catalogue.
        public var light: String
        /// The picture in the dark appearance, when it is another.
        public var dark: String?
        /// The size in points, as far as it is known.
        public var width, height: Double?
        /// The way in which it fits its place.
        public var contentMode: ContentMode
        /// The place on the screen.
        public var placement: Placement

        /// Describes a picture.
        public init(
            _ light: String, dark: String? = nil, width: Double? = nil, height: Double? = nil,
            contentMode: ContentMode = .natural, placement: Placement = .center
        ) {
            (self.light, self.dark, self.width, self.height) = (light, dark, width, height)
            (self.contentMode, self.placement) = (contentMode, placement)
        }
    }

    /// The file that was read.
    public var file: String
    /// The colour of the screen.
    public var background: HexColorPair?
    /// The mark.
    public var image: Picture?
    /// The brand's name at the edge.
    public var branding: Picture?
    /// The circle behind the mark on Android.
    public var iconBackground: HexColorPair?
    /// The path of the app's icon.
    public var icon: String?
    /// The bundle's or package's identifiers.
    public var identifiers: [Platform: String] = [:]
    /// The name of the launch storyboard, without its suffix.
    public var storyboard: String?
    /// The path of the property list that names the launch screen.
    public var propertyList: String?
    /// Indicates whether a property list declares the screen by keys, whatever of them could be read.
    package var isDeclaredByKeys = false
    /// The systems for which the project has a launch screen.
    public var platforms: Set<Platform>
    /// The parts that could not be converted: file, line, key, and reason.
    public var remarks: [ArtefactProblem] = []

    /// Creates a description in which nothing is known yet.
    public init(file: String, platforms: Set<Platform>) {
        (self.file, self.platforms) = (file, platforms)
    }
}

// MARK: - Reading

/// The files of a project, seen from one of them.
struct ImportFolder {
    let files: FileSet
    let file: String
    /// Reads the pixels of a picture at a path.
    var pixels: (@Sendable (String) -> LintPixels?)?
    /// The asset catalogues of all files, where they were read already.
    var catalogues: [Catalogue]?

    /// The path of a file that is named relative to the folder of this one; nil when it lies outside the project.
    func path(_ name: String) -> String? {
        var parts = name.hasPrefix("/") ? [] : file.split(separator: "/").dropLast().map(String.init)
        for part in name.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(String(part))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "/")
    }

    /// The pixels of a picture of the project, or the sides of a drawing.
    func pixels(of path: String) -> (width: Double, height: Double)? {
        guard let bytes = files[path], let header = try? PictureHeader(reading: bytes, file: path) else {
            return nil
        }
        guard let size = header.pixels else {
            return VectorSize.points(of: bytes, format: header.format).map { ($0.width, $0.height) }
        }
        return size.width > 0 && size.height > 0 ? (Double(size.width), Double(size.height)) : nil
    }
}
