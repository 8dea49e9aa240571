// Licensed under the Apache License, Version 2.0.

/// A web app manifest: the members that a launch needs as properties, and all others as they are.
public struct WebManifest: Sendable {
    /// Every member, in the order of the file.
    public var members: JSONObject
    private var file: JSONFile?

    /// Creates a manifest with a name and without icons.
    public init(name: String) {
        members = ["name": .string(name)]
    }

    /// Reads a manifest and keeps the members and the layout that it does not know.
    public init(reading bytes: [UInt8], file path: String) throws(ArtefactProblem) {
        let file = try JSONFile(reading: bytes, file: path)
        guard let members = file.value.object else {
            throw file.problem(at: [], "a manifest is an object, not \(file.value.kind)")
        }
        (self.members, self.file) = (members, file)
        for key in Self.texts {
            guard let value = members[key], value.string == nil else { continue }
            throw file.problem(at: [.key(key)], "a text is needed, not \(value.kind)")
        }
        guard let icons = members["icons"] else { return }
        guard let elements = icons.array else {
            throw file.problem(at: ["icons"], "an array of icons is needed, not \(icons.kind)")
        }
        for (index, icon) in elements.enumerated() {
            let path: [JSONStep] = ["icons", .index(index)]
            guard let object = icon.object else {
                throw file.problem(at: path, "an icon is an object, not \(icon.kind)")
            }
            guard object["src"]?.string != nil else {
                throw file.problem(at: path + ["src"], "an icon needs the address of its picture")
            }
            for key in ["sizes", "type", "purpose"] {
                guard let value = object[key], value.string == nil else { continue }
                throw file.problem(at: path + [.key(key)], "a text is needed, not \(value.kind)")
            }
        }
    }

    /// Returns the bytes: those that were read except for changes, or two spaces and the members in their order.
    public func bytes() throws(ArtefactProblem) -> [UInt8] {
        guard var file else { return JSONValue.object(members).bytes(.web) }
        try file.update(to: .object(members))
        return file.bytes()
    }

    private static let texts = [
        "name", "short_name", "start_url", "display", "background_color", "theme_color",
    ]
}

extension WebManifest: Hashable {
    /// Compares the members.
    public static func == (left: WebManifest, right: WebManifest) -> Bool { left.members == right.members }

    /// Hashes the members.
    public func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

// MARK: - Members

extension WebManifest {
    /// The part of the browser that is visible around the app.
    public enum Display: String, Hashable, Sendable {
        /// No browser and no system bars.
        case fullscreen
        /// Only the system's bars.
        case standalone
        /// Some controls of the browser.
        case minimal = "minimal-ui"
        /// A tab of the browser.
        case browser
    }

    /// The name of the app.
    public var name: String? {
        get { members["name"]?.string }
        set { members["name"] = newValue.map(JSONValue.string) }
    }

    /// The name for where there is little room.
    public var shortName: String? {
        get { members["short_name"]?.string }
        set { members["short_name"] = newValue.map(JSONValue.string) }
    }

    /// The URL at which the app starts.
    public var startURL: String? {
        get { members["start_url"]?.string }
        set { members["start_url"] = newValue.map(JSONValue.string) }
    }

    /// The part of the browser that is visible; nil also for an unknown word.
    public var display: Display? {
        get { members["display"]?.string.flatMap(Display.init) }
        set { members["display"] = newValue.map { .string($0.rawValue) } }
    }

    /// The colour behind the icon while the app starts; nil also for a colour that is not understood.
    public var backgroundColor: HexColor? {
        get { members["background_color"]?.string.flatMap(HexColor.init(css:)) }
        set { members["background_color"] = newValue.map { .string($0.css) } }
    }

    /// The colour of the bars around the app; nil also for a colour that is not understood.
    public var themeColor: HexColor? {
        get { members["theme_color"]?.string.flatMap(HexColor.init(css:)) }
        set { members["theme_color"] = newValue.map { .string($0.css) } }
    }

    /// The icons in the order of the file.
    public var icons: [Icon] {
        get { members["icons"]?.array?.compactMap { $0.object.map(Icon.init(members:)) } ?? [] }
        set { members["icons"] = .array(newValue.map { .object($0.members) }) }
    }

    /// An icon of a manifest.
    public struct Icon: Hashable, Sendable {
        /// The purpose of an icon for a system.
        public enum Purpose: String, Hashable, Sendable, CaseIterable {
            /// To be shown as it is.
            case any
            /// To be cut to a shape: all that matters lies in the middle 80 percent.
            case maskable
            /// To be filled with one colour by its outline.
            case monochrome
        }

        /// Every member, in the order of the file.
        public var members: JSONObject

        init(members: JSONObject) { self.members = members }

        /// Creates an icon from a PNG picture.
        public init(_ source: String, side: Int, purpose: Purpose) {
            members = [
                "src": .string(source), "sizes": "\(side)x\(side)", "type": "image/png",
                "purpose": .string(purpose.rawValue),
            ]
        }

        /// The URL of the picture.
        public var source: String { members["src"]?.string ?? "" }
        /// The sides in pixels that the icon names.
        public var sizes: [String] {
            members["sizes"]?.string?.split(separator: " ").map(String.init) ?? []
        }
        /// The purposes that are known; any when none is named.
        public var purposes: [Purpose] {
            guard let text = members["purpose"]?.string else { return [.any] }
            return text.split(separator: " ").compactMap { Purpose(rawValue: $0.lowercased()) }
        }
    }
}
