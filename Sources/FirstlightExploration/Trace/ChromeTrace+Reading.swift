// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore

extension ChromeTrace {
    /// Reads a file's content with all of its entries; ``ChromeTraceFile`` takes less memory.
    ///
    /// - Throws: An error that names the place and says what to do.
    public init(data: Data) throws(ChromeTraceError) {
        var events: [Event] = []
        let cover = try ChromeTraceFile.read(data) { event, _ in events.append(event) }
        self.init([], of: try cover.otherData?.subject())
        displayTimeUnit = cover.displayTimeUnit ?? displayTimeUnit
        traceEvents = events
    }

    /// The launches of the file, in its order.
    ///
    /// Times are taken as they are, impossible ones too, so that they can be counted.
    ///
    /// - Throws: An error that names the entry that does not say what it has to.
    public func timelines() throws(ChromeTraceError) -> [LaunchTimeline] {
        var reader = ChromeTraceReader()
        for (index, event) in traceEvents.enumerated() { try reader.take(event, index) }
        let found = reader.finish()
        guard !found.isEmpty else { throw .noLaunch }
        return found
    }
}
