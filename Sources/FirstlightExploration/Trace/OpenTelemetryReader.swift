// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchCore

/// Launches read back from spans of OpenTelemetry: a request of OTLP/HTTP in JSON, or a line of a collector's file of them.
public struct OpenTelemetryLaunches: Hashable, Sendable {
    /// The app of the launches, by `service.name`.
    public let app: String
    /// The launches, each with its own trace.
    public let timelines: [LaunchTimeline]

    /// Reads what `OpenTelemetryTrace` of LaunchNetwork wrote, through whichever collectors it came.
    ///
    /// Spans of other programs are passed over. Times are those from the beginning of each trace.
    ///
    /// - Throws: `ChromeTraceError.noLaunch` when no span is one of a launch, or what is wrong with the file.
    public init(data: Data) throws(ChromeTraceError) {
        guard data.count <= ChromeTrace.mostBytes else {
            throw .tooLarge("it has more than \(ChromeTrace.mostBytes) bytes, which are the most")
        }
        let export: Export
        do {
            export = try JSONDecoder().decode(Export.self, from: data)
        } catch {
            throw .noLaunch
        }
        var app: String?
        var spans: [String: [Span]] = [:]
        for resource in export.resourceSpans {
            let own = resource.scopeSpans.filter { $0.scope?.name == "firstlight" }.flatMap(\.spans)
            guard !own.isEmpty else { continue }
            app = app ?? resource.resource?.attributes?.first { $0.key == "service.name" }?.value.stringValue
            for span in own { spans[span.traceId, default: []].append(span) }
        }
        guard let app, !spans.isEmpty else { throw .noLaunch }
        var timelines: [LaunchTimeline] = []
        for id in spans.keys.sorted() {
            timelines.append(try Self.timeline(spans[id] ?? [], of: app))
        }
        (self.app, self.timelines) = (app, timelines)
    }

    private static func timeline(_ spans: [Span], of app: String) throws(ChromeTraceError) -> LaunchTimeline {
        let start = spans.compactMap { Int64($0.startTimeUnixNano) }.min() ?? 0
        func time(_ text: String) throws(ChromeTraceError) -> Duration {
            guard let time = Int64(text), time >= start, time - start < 8_640_000_000_000_000 else {
                throw .unreadable("the time '\(text)' is none of a launch")
            }
            return .nanoseconds(time - start)
        }
        var timeline = LaunchTimeline(name: app)
        let runs = spans.filter { $0.name == "launch" && $0["launch.run"] != nil }
            .sorted {
                ($0["launch.run"].flatMap { Int($0) } ?? 0) < ($1["launch.run"].flatMap { Int($0) } ?? 0)
            }
        guard !runs.isEmpty else { throw .noLaunch }
        for span in runs {
            var run = LaunchRunRecord(
                number: span["launch.run"].flatMap { Int($0) } ?? 1, start: try time(span.startTimeUnixNano),
                end: try time(span.endTimeUnixNano), minimumDisplay: .zero)
            timeline.kind = timeline.kind ?? span["launch.kind"].flatMap(LaunchKind.init)
            if let route = span["launch.route"] {
                run.route = LaunchRouteRecord(
                    destination: route,
                    basis: span["launch.basis"].flatMap(LaunchDestination.init) ?? .results,
                    rules: [])
            }
            if let kind = span["launch.failure"].flatMap(LaunchFailureKind.init) {
                run.failure = LaunchFailure(
                    kind: kind, task: span["launch.failure.task"].map { LaunchTaskID(rawValue: $0) })
            }
            for inner in spans where inner.parentSpanId == span.spanId {
                let (from, to) = (try time(inner.startTimeUnixNano), try time(inner.endTimeUnixNano))
                switch inner["launch.part"] {
                case "phase":
                    guard let phase = LaunchPhase(rawValue: inner.name) else { continue }
                    run.phases.append(.init(phase: phase, start: from, end: to))
                case "task":
                    var task = LaunchTaskRecord(
                        id: LaunchTaskID(rawValue: inner.name),
                        criticality: inner["launch.criticality"].flatMap(LaunchCriticality.init) ?? .critical,
                        start: from, end: inner["launch.open"] == nil ? to : nil,
                        settlement: inner["launch.settlement"].flatMap(LaunchTraceEvent.Settlement.init))
                    for part in spans where part.parentSpanId == inner.spanId {
                        guard let kind = part.segment else { continue }
                        task.segments.append(
                            .init(
                                kind: kind, start: try time(part.startTimeUnixNano),
                                end: try time(part.endTimeUnixNano)))
                    }
                    task.segments.sort { $0.start < $1.start }
                    run.tasks.append(task)
                default: continue
                }
            }
            run.phases.sort { $0.start < $1.start }
            run.tasks.sort { $0.start < $1.start }
            timeline.runs.append(run)
            timeline.end = max(timeline.end, run.end)
        }
        return timeline
    }
}

// MARK: - The protocol's messages, as far as they are read

private struct Export: Decodable {
    struct Resource: Decodable {
        struct Attributes: Decodable { let attributes: [Attribute]? }
        struct Scope: Decodable {
            struct Library: Decodable { let name: String? }
            let scope: Library?
            let spans: [Span]
        }
        let resource: Attributes?
        let scopeSpans: [Scope]
    }
    let resourceSpans: [Resource]
}

private struct Attribute: Decodable {
    struct Value: Decodable { let stringValue: String? }
    let key: String
    let value: Value
}

private struct Span: Decodable {
    let traceId, spanId, name, startTimeUnixNano, endTimeUnixNano: String
    let parentSpanId: String?
    let attributes: [Attribute]?

    subscript(key: String) -> String? { attributes?.first { $0.key == key }?.value.stringValue }

    /// The stretch of a task's time that it is.
    var segment: LaunchTaskRecord.Segment.Kind? {
        switch self["launch.part"] {
        case "try":
            let number = self["launch.try"].flatMap { Int($0) } ?? 1
            switch self["launch.outcome"] {
            case "succeeded": return .attempt(number, .succeeded)
            case "failed":
                return .attempt(
                    number, .failed(self["launch.failure"].flatMap(LaunchFailureKind.init) ?? .other, ""))
            case "cancelled": return .attempt(number, .cancelled)
            case "suspended": return .attempt(number, .suspended(.protectedData))
            default: return .attempt(number, nil)
            }
        case "pause": return .retryPause
        case "suspension":
            return LaunchSuspension(rawValue: String(name.dropFirst("waits for ".count))).map {
                .suspension($0)
            }
        default: return nil
        }
    }
}
