// Licensed under the Apache License, Version 2.0.

import Foundation

/// A node that reads values that are sent up from inside it.
@MainActor
protocol PreferenceReader: Node {
    /// Reads the value and applies it.
    func readPreference(version: Int)
}

/// A node that sends up where its view is.
@MainActor
protocol AnchorWriter: Node {
    /// Returns whether the view has another place than the last time.
    func anchorDidMove() -> Bool
}

/// The tracker of the readers of values that are sent up, and of when they have to read again.
@MainActor
final class PreferenceTracker {
    private struct Reader { weak var node: (any PreferenceReader)? }
    private struct Writer { weak var node: (any AnchorWriter)? }
    private var readers: [Reader] = []
    private var anchors: [Writer] = []
    /// Indicates whether values have to be read before the frame is complete.
    private(set) var isDue = false
    /// Grows whenever a value may be another one.
    private(set) var version = 0

    /// Indicates whether there are any readers.
    private var isRead: Bool { !readers.isEmpty }

    func add(_ reader: any PreferenceReader) {
        readers.append(Reader(node: reader))
        // Inner nodes read before outer ones, so that one pass is enough.
        readers.sort { ($0.node?.depth ?? 0) > ($1.node?.depth ?? 0) }
        didWrite()
    }

    func add(_ anchor: any AnchorWriter) {
        anchors.append(Writer(node: anchor))
        didWrite()
    }

    /// A view that sends a value is new, has changed or has gone, or bodies have run.
    func didWrite() {
        guard isRead else { return }
        version += 1
        isDue = true
    }

    /// Boxes have been placed.
    func didPlace() {
        guard isRead, !anchors.isEmpty else { return }
        anchors.removeAll { $0.node?.isMounted != true }
        var isMoved = false
        for anchor in anchors where anchor.node?.anchorDidMove() == true { isMoved = true }
        if isMoved { didWrite() }
    }

    /// Has all readers read.
    func settle() {
        guard isDue else { return }
        isDue = false
        readers.removeAll { $0.node?.isMounted != true }
        for reader in readers { reader.node?.readPreference(version: version) }
    }
}
