// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore
import LaunchKit

/// What the store's look-up says about the newest version of the app (DG-13).
public struct StoreListing: Hashable, Sendable {
    /// The newest version in the store.
    public let version: SemanticVersion
    /// The oldest system that this version runs on, such as `17.0`.
    public let minimumSystem: SemanticVersion
    /// The app's page in the store.
    public let page: URL
    /// What is new in it, if the store tells.
    public let notes: String?

    /// Describes the store's newest version.
    public init(version: SemanticVersion, minimumSystem: SemanticVersion, page: URL, notes: String? = nil) {
        (self.version, self.minimumSystem, self.page, self.notes) = (version, minimumSystem, page, notes)
    }

    /// Whether a device with a system version can have it.
    public func runs(on system: SemanticVersion) -> Bool { system >= minimumSystem }
}

extension StoreListing: Codable {
    private enum DocumentKey: String, CodingKey { case resultCount, results }
    private enum Key: String, CodingKey {
        case version, page = "trackViewUrl", notes = "releaseNotes", minimumSystem = "minimumOsVersion"
    }

    /// Reads the document of the look-up: `resultCount`, and one app in `results`.
    ///
    /// - Throws: `ServiceError.empty` when the store does not know the app.
    public init(from decoder: any Decoder) throws {
        let document = try decoder.container(keyedBy: DocumentKey.self)
        var list = try document.nestedUnkeyedContainer(forKey: .results)
        guard try document.decode(Int.self, forKey: .resultCount) > 0, !list.isAtEnd else {
            throw ServiceError.empty(what: "listing of the app in the store")
        }
        let app = try list.nestedContainer(keyedBy: Key.self)
        version = try app.decode(SemanticVersion.self, forKey: .version)
        minimumSystem = try app.decode(SemanticVersion.self, forKey: .minimumSystem)
        page = try app.decode(URL.self, forKey: .page)
        notes = try app.decodeIfPresent(String.self, forKey: .notes)
    }

    /// Writes the form that ``init(from:)`` reads.
    public func encode(to encoder: any Encoder) throws {
        var document = encoder.container(keyedBy: DocumentKey.self)
        try document.encode(1, forKey: .resultCount)
        var list = document.nestedUnkeyedContainer(forKey: .results)
        var app = list.nestedContainer(keyedBy: Key.self)
        try app.encode(version, forKey: .version)
        try app.encode(minimumSystem, forKey: .minimumSystem)
        try app.encode(page, forKey: .page)
        try app.encodeIfPresent(notes, forKey: .notes)
    }
}
