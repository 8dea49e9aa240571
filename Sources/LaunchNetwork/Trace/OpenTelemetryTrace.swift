// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore

/// A launch as spans of OpenTelemetry, in the JSON of its protocol over HTTP (OTLP 1.x, `ExportTraceServiceRequest`).
///
/// A run is a span with its phases and tasks below it, a task has its tries and waits below. What a launch was asked for and
/// what it answered stay out: links are told without their query, and failures by their kind.
public struct OpenTelemetryTrace: Hashable, Sendable {
    /// The launch.
    public var timeline: LaunchTimeline
    /// The app, as `service.name`.
    public var app: String
    /// The version of the app, as `service.version`; empty leaves it out.
    public var version: String
    /// The date of the trace's beginning.
    public var start: Date
    /// The 16 bytes of the trace's identifier, in hexadecimal digits.
    public var traceID: String

    /// Describes a launch that began at a date.
    ///
    /// - Parameters:
    ///   - timeline: The launch.
    ///   - app: The app's id.
    ///   - version: The app's version; empty leaves it out.
    ///   - start: The date at which the trace's clock was zero.
    ///   - traceID: 32 hexadecimal digits, not all zero; those of a random number when left out.
    public init(
        _ timeline: LaunchTimeline, app: String, version: String = "", start: Date, traceID: String? = nil
    ) {
        (self.timeline, self.app, self.version, self.start) = (timeline, app, version, start)
        self.traceID = traceID ?? UUID().uuidString.replacingOccurrences(of: "-", with: "").lowercased()
    }

    /// The body of the request, the same for the same launch and identifier.
    ///
    /// - Throws: Nothing that a launch can cause: all of its parts can be encoded.
    public func data() throws -> Data {
        var builder = SpanBuilder(traceID: traceID, start: start)
        for run in timeline.runs { builder.add(run, of: timeline) }
        var attributes = [Attribute("service.name", .init(stringValue: app))]
        if !version.isEmpty { attributes.append(Attribute("service.version", .init(stringValue: version))) }
        let scope = Export.Scope(
            scope: Export.Library(name: "firstlight", version: "1.0.0"), spans: builder.spans)
        let export = Export(resourceSpans: [
            Export.Resource(resource: Export.Attributes(attributes: attributes), scopeSpans: [scope])
        ])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(export)
    }
}

// MARK: - The protocol's messages

private struct Export: Encodable {
    struct Attributes: Encodable { let attributes: [Attribute] }
    struct Library: Encodable { let name, version: String }
    struct Scope: Encodable {
        let scope: Library
        let spans: [Span]
    }
    struct Resource: Encodable {
        let resource: Attributes
        let scopeSpans: [Scope]
    }

    let resourceSpans: [Resource]
}

private struct Attribute: Encodable {
    /// A value of one of the protocol's kinds; whole numbers are texts in its JSON.
    struct Value: Encodable {
        var stringValue: String?
        var intValue: String?
        var boolValue: Bool?
    }

    let key: String
    let value: Value

    init(_ key: String, _ value: Value) { (self.key, self.value) = (key, value) }
}

private struct Span: Encodable {
    struct Event: Encodable { let timeUnixNano, name: String }
    struct Status: Encodable {
        /// 1 is well, 2 is an error.
        let code: Int
        let message: String?
    }

    let traceId, spanId: String
    let parentSpanId: String?
    let name: String
    /// 1 is a span within one process.
    var kind = 1
    let startTimeUnixNano, endTimeUnixNano: String
    let attributes: [Attribute]
    let events: [Event]
    let status: Status?
}

private struct SpanBuilder {
    let traceID: String
    let start: Date
    private(set) var spans: [Span] = []

    init(traceID: String, start: Date) { (self.traceID, self.start) = (traceID, start) }

    private func nanoseconds(_ time: Duration) -> String {
        let (seconds, rest) = (time.components.seconds, time.components.attoseconds / 1_000_000_000)
        // The date has no digits behind microseconds today, so that only the launch's own times are exact.
        let base = Int64((start.timeIntervalSince1970 * 1_000_000).rounded()) * 1000
        return String(base + seconds * 1_000_000_000 + rest)
    }

    private mutating func add(
        _ name: String, from start: Duration, to end: Duration, in parent: String? = nil,
        _ attributes: [(String, String?)], events: [Span.Event] = [], status: Span.Status? = nil
    ) -> String {
        let digits = String(spans.count + 1, radix: 16)
        let id = String(repeating: "0", count: max(0, 16 - digits.utf8.count)) + digits
        spans.append(
            Span(
                traceId: traceID, spanId: id, parentSpanId: parent, name: name,
                startTimeUnixNano: nanoseconds(start), endTimeUnixNano: nanoseconds(max(start, end)),
                attributes: attributes.compactMap { key, value in
                    value.map { Attribute("launch." + key, .init(stringValue: $0)) }
                }, events: events, status: status))
        return id
    }

    mutating func add(_ run: LaunchRunRecord, of timeline: LaunchTimeline) {
        let marks = timeline.marks.filter { $0.time >= run.start && $0.time <= run.end }.map { mark in
            // A failure's message may hold what a server said; its kind is an attribute.
            let name = mark.text.hasPrefix("failed: ") ? "failed" : mark.text
            return Span.Event(timeUnixNano: nanoseconds(mark.time), name: name)
        }
        let status = run.failure.map { Span.Status(code: 2, message: $0.kind.rawValue) }
        let id = add(
            "launch", from: run.start, to: run.end,
            [
                ("kind", timeline.kind?.rawValue), ("run", String(run.number)),
                ("route", run.route?.destination), ("basis", run.route?.basis.rawValue),
                ("failure", run.failure?.kind.rawValue),
                ("failure.task", run.failure?.task?.rawValue),
            ], events: marks, status: status ?? (run.route == nil ? nil : Span.Status(code: 1, message: nil)))
        for phase in run.phases {
            _ = add(phase.phase.rawValue, from: phase.start, to: phase.end, in: id, [("part", "phase")])
        }
        for task in run.tasks { add(task, of: run, in: id) }
    }

    private mutating func add(_ task: LaunchTaskRecord, of run: LaunchRunRecord, in parent: String) {
        let id = add(
            task.id.rawValue, from: task.start, to: task.end ?? run.end, in: parent,
            [
                ("part", "task"), ("settlement", task.settlement?.rawValue),
                ("criticality", task.criticality.rawValue), ("open", task.end == nil ? "true" : nil),
            ],
            status: task.settlement == .failure ? Span.Status(code: 2, message: nil) : nil)
        for segment in task.segments {
            let end = segment.end ?? task.end ?? run.end
            switch segment.kind {
            case .attempt(let number, let outcome):
                _ = add(
                    "\(task.id.rawValue) \(number)", from: segment.start, to: end, in: id,
                    [
                        ("part", "try"), ("try", String(number)), ("outcome", outcome?.word ?? "open"),
                        ("failure", outcome?.failure?.rawValue),
                    ],
                    status: outcome?.failure == nil
                        ? nil : Span.Status(code: 2, message: outcome?.failure?.rawValue))
            case .retryPause: _ = add("pause", from: segment.start, to: end, in: id, [("part", "pause")])
            case .suspension(let reason):
                _ = add(
                    "waits for \(reason.rawValue)", from: segment.start, to: end, in: id,
                    [("part", "suspension")])
            }
        }
    }
}

extension LaunchTraceEvent.Outcome {
    /// The outcome in a word.
    fileprivate var word: String {
        switch self {
        case .succeeded: "succeeded"
        case .failed: "failed"
        case .cancelled: "cancelled"
        case .suspended: "suspended"
        }
    }

    fileprivate var failure: LaunchFailureKind? { if case .failed(let kind, _) = self { kind } else { nil } }
}
