// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux lacks these; they are here, as Foundation brings this module along (Decision 0074).
extension FileManager {
    /// The token of the account of iCloud: none, as on a device on which nobody is signed in.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// Returns the folder of a container of iCloud: none, as on a device on which nobody is signed in.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// Indicates whether a file is in iCloud: none is.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    /// Asks for a file of iCloud.
    ///
    /// - Throws: That there is no such file in iCloud.
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable)
    }
    /// Takes the copy of a file of iCloud away.
    ///
    /// - Throws: That there is no such file in iCloud.
    public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
    /// Moves a file into or out of iCloud.
    ///
    /// - Throws: That iCloud has no place for it.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable)
    }
    /// Returns the folder that the apps and widgets of a group share, among what apps need; it is created if there is none.
    ///
    /// - Returns: Nil for a name that no folder can have.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/") else {
            return nil
        }
        let folder = URL.applicationSupportDirectory.appendingPathComponent(
            "Group Containers/\(groupIdentifier)", isDirectory: true)
        let isThere: Void? = try? createDirectory(at: folder, withIntermediateDirectories: true)
        return isThere == nil ? nil : folder
    }
}

extension String {
    /// Creates a text whose one argument is an array, which Foundation writes in parentheses, as that of an object.
    public init(format: String, _ argument: [any CVarArg]) {
        let lines = argument.map { "    \($0)" }
        self.init(format: format, "(\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? ")" : "\n)"))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
/// Returns the label of the queue that runs this, by the name that Dispatch has for it in C: that of the main queue, or of the
/// system's usual one.
public func __dispatch_queue_get_label(_ queue: Never?) -> UnsafePointer<CChar> {
    let label: StaticString = Thread.isMainThread ? "com.apple.main-thread" : "com.apple.root.default-qos"
    return UnsafeRawPointer(label.utf8Start).assumingMemoryBound(to: CChar.self)
}
