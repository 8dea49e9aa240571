// Licensed under the Apache License, Version 2.0.

/// A launch storyboard for iOS or tvOS, or a nib that serves as one.
///
/// It holds the markup and reads the known parts from it; unknown parts stay as they are, and an unchanged document
/// comes back byte for byte. Odd input that the system accepts is not refused: `findings()` lists it.
public struct LaunchStoryboard: Hashable, Sendable {
    /// The document, unknown parts included.
    public var markup: MarkupDocument
    /// The path of the file, for problems.
    public var file: String

    /// Creates a storyboard from a document whose root is that of Interface Builder.
    public init(_ markup: MarkupDocument, file: String) throws(ArtefactProblem) {
        guard markup.root.name == "document" else {
            let reason = "is not a storyboard: the root of one is `document`, as Xcode 5 and later write it"
            throw ArtefactProblem(
                file: file, line: max(1, markup.root.line), element: markup.root.name, reason: reason)
        }
        (self.markup, self.file) = (markup, file)
    }

    /// Reads a storyboard or a nib in XML.
    public init(reading bytes: [UInt8], file: String) throws(ArtefactProblem) {
        try self.init(MarkupDocument(reading: bytes, file: file), file: file)
    }

    /// Writes the file.
    public func bytes() -> [UInt8] { markup.bytes() }

    /// Edits the object with an id in place; returns false when there is none.
    @discardableResult
    public mutating func edit(id: String, _ change: (inout MarkupElement) -> Void) -> Bool {
        markup.root.edit(where: { $0.objectID == id }, change) > 0
    }
}

extension MarkupElement {
    /// Elements whose `id` names a device or a variant of it, not an object of the document.
    static let deviceNames: Set<String> = ["device", "adaptation"]

    /// The id of an object of the document.
    var objectID: String? { Self.deviceNames.contains(name) ? nil : self["id"] ?? self["sceneID"] }
}

// MARK: - Document

extension LaunchStoryboard {
    /// The systems that have launch storyboards.
    public enum Platform: String, Hashable, Sendable, CaseIterable {
        /// iPhone and iPad.
        case iOS = "iOS.CocoaTouch"
        /// Apple TV.
        case tvOS = "AppleTV"

        /// The document type of a storyboard.
        public var documentType: String {
            switch self {
            case .iOS: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
            case .tvOS: "com.apple.InterfaceBuilder.AppleTV.Storyboard"
            }
        }
    }

    /// The document type, such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
    public var type: String? {
        get { markup.root["type"] }
        set { markup.root["type"] = newValue }
    }

    /// The version of the format, `3.0`.
    public var version: String? {
        get { markup.root["version"] }
        set { markup.root["version"] = newValue }
    }

    /// The version of the Interface Builder that wrote the document.
    public var toolsVersion: String? {
        get { markup.root["toolsVersion"] }
        set { markup.root["toolsVersion"] = newValue }
    }

    /// The runtime that the document is for, such as `iOS.CocoaTouch`.
    public var targetRuntime: String? {
        get { markup.root["targetRuntime"] }
        set { markup.root["targetRuntime"] = newValue }
    }

    /// The system by the runtime; nil for another one, such as a Mac's.
    public var platform: Platform? { targetRuntime.flatMap(Platform.init) }

    /// The permission to change objects in the editor; `none` allows everybody.
    public var propertyAccessControl: String? {
        get { markup.root["propertyAccessControl"] }
        set { markup.root["propertyAccessControl"] = newValue }
    }

    /// Indicates whether constraints place the views.
    public var usesAutolayout: Bool { markup.root.flag("useAutolayout") ?? false }
    /// Indicates whether the document is a launch screen, whose rules are stricter.
    public var isLaunchScreen: Bool { markup.root.flag("launchScreen") ?? false }
    /// Indicates whether views may differ by size class.
    public var usesTraitCollections: Bool { markup.root.flag("useTraitCollections") ?? false }
    /// Indicates whether the guides are those of the safe area, not of the bars.
    public var usesSafeAreas: Bool { markup.root.flag("useSafeAreas") ?? false }
    /// Indicates whether colours keep their colour space.
    public var isColorMatched: Bool { markup.root.flag("colorMatched") ?? false }

    /// The id of the view controller that is shown.
    public var initialViewController: String? {
        get { markup.root["initialViewController"] }
        set { markup.root["initialViewController"] = newValue }
    }

    /// The device that the editor shows.
    public var device: (id: String, orientation: String?, appearance: String?)? {
        guard let device = markup.root.first("device"), let id = device["id"] else { return nil }
        return (id, device["orientation"], device["appearance"])
    }

    /// The requirements of the document on the tools.
    package var dependencies: StoryboardDependencies {
        StoryboardDependencies(markup: markup.root.first("dependencies") ?? MarkupElement("dependencies"))
    }
}

/// The system, the plug-in and the capabilities that a document needs.
package struct StoryboardDependencies: Hashable, Sendable {
    /// The element, which may be empty.
    package var markup: MarkupElement

    /// The system of the deployment, such as `iOS`; tvOS has no such line.
    package var deployment: String? { markup.first("deployment")?["identifier"] }

    /// The plug-ins with their versions.
    package var plugIns: [String: String] { pairs("plugIn", "identifier", "version") }

    /// The capabilities with the oldest version of Xcode that has them.
    package var capabilities: [String: String] { pairs("capability", "name", "minToolsVersion") }

    private func pairs(_ name: String, _ key: String, _ value: String) -> [String: String] {
        var found: [String: String] = [:]
        for element in markup.all(name) { found[element[key] ?? ""] = element[value] ?? "" }
        return found
    }
}
