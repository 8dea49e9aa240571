// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import Testing

@Suite struct DevBackendFaultTests {
    @Test func aResetBeforeTheHeadersSendsNothing() async throws {
        try await withBackend { backend, _, port in
            backend.setFault(.connectionReset(.beforeHeaders), for: .cities)
            let answer = try #require(RawClient.ask(port, "GET /cities"))
            #expect(answer.bytes.isEmpty)
            #expect(answer.end == .reset)
        }
    }

    @Test func aResetAfterTheHeadersSendsOnlyThem() async throws {
        try await withBackend { backend, _, port in
            backend.setFault(.connectionReset(.afterHeaders), for: .cities)
            let answer = try #require(RawClient.ask(port, "GET /cities"))
            #expect(answer.head.hasPrefix("HTTP/1.1 200 "))
            #expect(answer.body.isEmpty)
            #expect(answer.end == .reset)
        }
    }

    @Test func aTruncatedBodyIsShorterThanPromised() async throws {
        try await withBackend { backend, _, port in
            backend.setFault(.truncatedBody(bytes: 40), for: .cities)
            let answer = try #require(RawClient.ask(port, "GET /cities"))
            #expect(answer.body.utf8.count == 40)
            #expect(try #require(answer.promisedLength) > 40)
            #expect(answer.end == .closed)
        }
    }

    @Test(arguments: [DevBackendFaultPoint.beforeHeaders, .afterHeaders])
    func aStallSendsNoBodyAndEndsWithTheServer(point: DevBackendFaultPoint) async throws {
        let backend = DevBackend()
        let port = try #require(try await backend.start().port)
        backend.setFault(.stall(point), for: .config)
        let client = try #require(RawClient(port: port))
        client.send("GET /config HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        let waiting = client.read(quietMilliseconds: 200)
        #expect(waiting.end == .open)
        #expect(waiting.body.isEmpty)
        #expect(waiting.head.isEmpty == (point == .beforeHeaders))
        // Others are served meanwhile.
        #expect(RawClient.ask(port, "GET /health")?.body == #"{"status":"ok"}"#)
        await backend.stop()
        #expect(client.read().end != .open)
    }

    @Test func latencyHoldsUpOnlyItsOwnRequest() async throws {
        try await withBackend { backend, _, port in
            backend.setFault(.latency(seconds: 1), for: .config)
            let slow = try #require(RawClient(port: port))
            let clock = ContinuousClock()
            let start = clock.now
            slow.send("GET /config HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            for _ in 0..<20 { #expect(RawClient.ask(port, "GET /health")?.end == .open) }
            #expect(slow.read(quietMilliseconds: 0).bytes.isEmpty)
            #expect(slow.read(untilWhole: true).body.contains("currency"))
            #expect(start.duration(to: clock.now) >= .milliseconds(990))
        }
    }

    @Test func aStatusCarriesItsRetryAfter() async throws {
        try await withBackend { backend, _, port in
            backend.setFault(.status(503, retryAfter: 7), for: .config)
            let answer = try #require(RawClient.ask(port, "GET /config"))
            #expect(answer.head.hasPrefix("HTTP/1.1 503 "))
            #expect(answer.head.contains("Retry-After: 7"))
            #expect(answer.body.contains(#""code":"fault""#))
        }
    }

    @Test func aCaptiveNetworkAnswersWithHTMLOrSendsElsewhere() async throws {
        try await withBackend { backend, _, port in
            backend.setFaults(
                [.init(.captivePage(.page), times: 1), .init(.captivePage(.redirect))], for: .config)
            let page = try #require(RawClient.ask(port, "GET /config"))
            #expect(page.head.hasPrefix("HTTP/1.1 200 "))
            #expect(page.head.contains("Content-Type: text/html"))
            let redirect = try #require(RawClient.ask(port, "GET /config"))
            #expect(redirect.head.hasPrefix("HTTP/1.1 302 "))
            #expect(redirect.head.contains("Location: http://localhost:\(port)/_captive/login"))
            #expect(RawClient.ask(port, "GET /_captive/login")?.body.contains("guest network") == true)
        }
    }

    @Test func wrongBodiesComeWithAGoodStatus() async throws {
        try await withBackend { backend, _, port in
            backend.setFaults(
                [.init(.malformedJSON, times: 1), .init(.emptyBody, times: 1), .init(.emptyList, times: 1)],
                for: .cities)
            let bodies = (0..<3).compactMap { _ in RawClient.ask(port, "GET /cities") }
            #expect(bodies.allSatisfy { $0.head.hasPrefix("HTTP/1.1 200 ") })
            #expect(bodies.map(\.body) == [#"{"cities": [{"id": "lis"#, "", #"{"cities":[]}"#])
        }
    }

    @Test func aTrickleArrivesInPieces() async throws {
        try await withBackend { backend, _, port in
            backend.setFault(.trickle(bytesPerSecond: 200), for: .health)
            let answer = try #require(RawClient.ask(port, "GET /health"))
            #expect(answer.body == #"{"status":"ok"}"#)
            backend.setFault(.trickle(bytesPerSecond: 1), for: .health)
            let slow = try #require(RawClient.ask(port, "GET /health", quietMilliseconds: 200))
            #expect(slow.body.utf8.count == 1)
        }
    }

    @Test func aRuleEndsAfterItsRequestsAndALogTellsWhichWereHit() async throws {
        try await withBackend { backend, _, port in
            backend.setFault(.status(500), for: .cities, times: 2)
            let codes = (0..<4).compactMap { _ in
                RawClient.ask(port, "GET /cities")?.head.dropFirst(9).prefix(3)
            }
            #expect(codes == ["500", "500", "200", "200"])
            #expect(backend.requests.map(\.fault) == [.status(500), .status(500), nil, nil])
            #expect(backend.requests.map(\.number) == [1, 2, 3, 4])
            backend.clearRequests()
            #expect(backend.requests.isEmpty)
        }
    }

    @Test func theControlPlaneSetsAndClearsFaults() async throws {
        try await withBackend { backend, _, port in
            let rule = #"{"kind":"status","status":502,"times":3}"#
            let put = try #require(
                RawClient.ask(
                    port, "PUT /_control/faults/cities",
                    headers: "Content-Length: \(rule.utf8.count)\r\n\r\n\(rule)"))
            #expect(put.head.hasPrefix("HTTP/1.1 200 "))
            #expect(RawClient.ask(port, "GET /cities")?.head.hasPrefix("HTTP/1.1 502 ") == true)
            let listed = try #require(RawClient.ask(port, "GET /_control/faults")).body
            #expect(listed.contains(#""times":2"#))
            #expect(RawClient.ask(port, "DELETE /_control/faults/cities")?.body == "{}")
            #expect(RawClient.ask(port, "GET /cities")?.head.hasPrefix("HTTP/1.1 200 ") == true)
            let log = try #require(RawClient.ask(port, "GET /_control/requests")).body
            #expect(log.contains(#""path":"/cities""#))
            #expect(backend.requests.count == 2)
        }
    }

    @Test(arguments: [
        ("faults/cities", #"{"kind":"sleepy"}"#, "400", "use one of latency"),
        ("faults/cities", #"{"kind":"latency","seconds":-1}"#, "400", "outside 0"),
        ("faults/cities", #"{"kind":"latency"}"#, "400", "seconds is missing"),
        ("faults/cities", "nonsense", "400", "invalid_fault"),
        ("faults/towns", #"{"kind":"emptyBody"}"#, "404", "Use one of config, cities"),
    ])
    func aWrongControlRequestSaysWhatToDo(path: String, body: String, status: String, text: String)
        async throws
    {
        try await withBackend { _, _, port in
            let headers = "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
            let answer = try #require(RawClient.ask(port, "PUT /_control/\(path)", headers: headers))
            #expect(answer.head.hasPrefix("HTTP/1.1 \(status) "))
            #expect(answer.body.contains(text), "\(answer.body)")
        }
    }

    @Test(arguments: [
        (DevBackendFault.latency(seconds: 1.5), #""kind":"latency","seconds":1.5"#),
        (.status(429, retryAfter: 3), #""kind":"status","retryAfter":3,"status":429"#),
        (.status(500), #""kind":"status","status":500"#),
        (.connectionReset(.afterHeaders), #""at":"afterHeaders","kind":"connectionReset""#),
        (.truncatedBody(bytes: 9), #""bytes":9,"kind":"truncatedBody""#),
        (.trickle(bytesPerSecond: 4), #""bytesPerSecond":4,"kind":"trickle""#),
        (.captivePage(.redirect), #""captive":"redirect","kind":"captivePage""#),
        (.stall(.beforeHeaders), #""at":"beforeHeaders","kind":"stall""#),
        (.malformedJSON, #""kind":"malformedJSON""#), (.emptyBody, #""kind":"emptyBody""#),
        (.emptyList, #""kind":"emptyList""#),
    ])
    func aRuleIsReadAndWrittenAsItsPageHasIt(fault: DevBackendFault, members: String) throws {
        let rule = DevBackendFaultRule(fault, delay: 0.25, times: 2)
        let read = #"{"delay":0.25,"times":2,\#(members)}"#
        #expect(try JSONDecoder().decode(DevBackendFaultRule.self, from: Data(read.utf8)) == rule)
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(rule)) as? NSDictionary
        #expect(object == (try JSONSerialization.jsonObject(with: Data(read.utf8)) as? NSDictionary))
    }

    @Test func aStalledConnectionIsForgottenWhenTheClientLeaves() async throws {
        try await withBackend { backend, _, port in
            backend.setFault(.stall(), for: .config)
            for _ in 0..<200 { _ = RawClient.ask(port, "GET /config", quietMilliseconds: 0) }
            // Each answer shows that the loop went round; it has to get to zero, however slowly.
            var held = ServerSockets.count(port, states: [1, 8])
            for _ in 0..<2000 where held > 1 {
                _ = RawClient.ask(port, "GET /health")
                held = ServerSockets.count(port, states: [1, 8])
            }
            #expect(held <= 1)
        }
    }
}
