// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A folder of a test's own, which goes with the test.
public final class TestFolder: Sendable {
    /// The place of the folder.
    public let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("firstlight-test-\(UUID().uuidString)")

    /// Creates the folder; where that fails, so does the first use of it.
    public init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a text into a file of the folder, and makes the folders on the way to it.
    public func write(_ text: String, _ path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

extension TestFolder {
    /// The folder of this package.
    public static let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}
