// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchCore
import LaunchNetwork
import ProofSupport
import Testing

/// The spans of a launch in OTLP's JSON, and the exporter that sends them.
@Suite struct OpenTelemetryTests {
    /// A launch of two seconds, whose task failed once with a message that holds a secret.
    private static let trace: OpenTelemetryTrace = {
        var run = LaunchRunRecord(number: 1, start: .zero, end: .seconds(2), minimumDisplay: .zero)
        run.phases = [
            .init(phase: .entering, start: .zero, end: .milliseconds(500)),
            .init(phase: .finished, start: .seconds(2), end: .seconds(2)),
        ]
        var task = LaunchTaskRecord(
            id: "load", start: .milliseconds(100), end: .milliseconds(900), settlement: .output)
        task.segments = [
            .init(
                kind: .attempt(1, .failed(.network, "secret@example.org")), start: .milliseconds(100),
                end: .milliseconds(400)),
            .init(kind: .retryPause, start: .milliseconds(400), end: .milliseconds(600)),
            .init(kind: .attempt(2, .succeeded), start: .milliseconds(600), end: .milliseconds(900)),
        ]
        run.tasks = [task]
        run.route = LaunchRouteRecord(
            destination: "home", payload: ["id": "secret"], basis: .results, rules: [])
        let timeline = LaunchTimeline(
            name: "Shop", kind: .cold, runs: [run],
            marks: [.init(time: .seconds(1), text: "failed: secret")],
            links: [
                .init(
                    url: "shop://a?token=secret", arrival: .zero, end: nil, decision: .held, phase: .entering)
            ],
            end: .seconds(2))
        return OpenTelemetryTrace(
            timeline, app: "shop", version: "1.2", start: Date(timeIntervalSince1970: 1_790_000_000),
            traceID: "0123456789abcdef0123456789abcdef")
    }()

    /// The fields of opentelemetry-proto's trace.proto in its JSON: identifiers in hexadecimal digits, times as texts.
    @Test(.proves("ST26-ME-01")) func spansHaveTheFormOfTheProtocolAndStandBelowOneAnother() throws {
        let json = try JSONSerialization.jsonObject(with: Self.trace.data())
        let resource = try #require(((json as? [String: Any])?["resourceSpans"] as? [[String: Any]])?.first)
        let scope = try #require((resource["scopeSpans"] as? [[String: Any]])?.first)
        let spans = try #require(scope["spans"] as? [[String: Any]])
        #expect(
            spans.map { $0["name"] as? String } == [
                "launch", "entering", "finished", "load", "load 1", "pause", "load 2",
            ])
        for span in spans {
            #expect(span["traceId"] as? String == "0123456789abcdef0123456789abcdef")
            #expect((span["spanId"] as? String)?.wholeMatch(of: /[0-9a-f]{16}/) != nil)
            #expect(span["kind"] as? Int == 1)
        }
        let ids = spans.map { $0["spanId"] as? String }
        #expect(Set(ids).count == spans.count)
        #expect(
            spans.map { $0["parentSpanId"] as? String } == [
                nil, ids[0], ids[0], ids[0], ids[3], ids[3], ids[3],
            ])
        #expect(spans[3]["startTimeUnixNano"] as? String == "1790000000100000000")
        #expect(spans[3]["endTimeUnixNano"] as? String == "1790000000900000000")
        #expect((spans[4]["status"] as? [String: Any])?["code"] as? Int == 2)
        let text = String(decoding: try Self.trace.data(), as: UTF8.self)
        #expect(text.contains(#"{"key":"service.name","value":{"stringValue":"shop"}}"#))
        #expect(!text.contains("secret"))
        #expect(try Self.trace.data() == Self.trace.data())
    }

    @Test(.proves("ST26-ME-02")) func theExporterTellsARefusalAndNothingElseIsSent() async throws {
        let server = DevBackend()
        let url = try await server.start()
        let exporter = LaunchTraceExporter(collector: url)
        #expect(exporter.url.path == "/v1/traces")
        let error = try await #require(throws: LaunchTraceExporter.Error.self) {
            try await exporter.send(Self.trace)
        }
        guard case .refused(let status) = error else {
            Issue.record("\(error)")
            return
        }
        #expect((400..<500).contains(status) && error.description.contains("status \(status)"))
        await server.stop()
        await #expect(throws: LaunchTraceExporter.Error.self) { try await exporter.send(Self.trace) }
    }
}
