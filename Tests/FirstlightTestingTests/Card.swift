// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Synchronization
import Testing

@testable import FirstlightTesting

/// A small screen with a view that can be coloured and moved.
struct Card: View {
    var color = Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)
    var top: CGFloat = 16

    var body: some View {
        VStack(spacing: 8) {
            Text("Good morning")
            Badge(color: color)
        }
        .padding(.top, top)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
}

struct Badge: View {
    let color: Color

    var body: some View { color.frame(width: 40, height: 20) }
}

/// A folder that is gone with its owner.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("firstlight-testing-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    /// A file in it, below which there can be no folder.
    func file() throws -> URL {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let file = url.appendingPathComponent("file")
        try Data().write(to: file)
        return file
    }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }
}

/// What issues say that something records.
@MainActor
func complaints(_ body: () async throws -> Void) async rethrows -> [String] {
    let texts = Complaints()
    try await withKnownIssue(isIntermittent: true) {
        try await body()
    } matching: { issue in
        // The title, and what is below it.
        let title = issue.error.map { ["\($0)"] } ?? []
        texts.add((title + issue.comments.map(\.rawValue)).joined(separator: "\n"))
        return true
    }
    return texts.all
}

/// How grave the issues are that something records.
@MainActor
func warnings(_ body: () async throws -> Void) async rethrows -> [Issue.Severity] {
    let found = Mutex<[Issue.Severity]>([])
    try await withKnownIssue(isIntermittent: true) {
        try await body()
    } matching: { issue in
        found.withLock { $0.append(issue.severity) }
        return true
    }
    return found.withLock { $0 }
}

/// Unchecked, because the compiler cannot see the lock: `texts` is only touched under it.
final class Complaints: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    func add(_ text: String) { lock.withLock { texts.append(text) } }
    var all: [String] { lock.withLock { texts } }
}
