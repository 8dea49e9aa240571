// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import LaunchNetwork
import Testing

@testable import firstlight_soak

/// Whatever a server does, a request ends as it must, and nothing is sent to where an answer leads astray.
@Suite(.timeLimit(.minutes(5))) struct TransportCourseTests {
    @Test(arguments: HostileBehavior.allCases)
    func eachCourseHasItsEnd(course: HostileBehavior) async throws {
        try await withHostileServer { server async throws in
            for number in 1...5 {
                let ending = try await server.ending(of: course, number: number)
                #expect(ending.hasPrefix(course.ending), "\(ending)")
            }
            #expect(server.figures.astray == 0)
        }
    }

    /// The words that a person reads, where the table of courses names the beginning only.
    @Test(arguments: [
        (HostileBehavior.whole, "body"), (.zipped, "body"), (.movedHome, "body"),
        (.movedToFile, "captive page"), (.movedToData, "captive page"), (.movedElsewhere, "captive page"),
        (.bomb, "malformed: the answer is too large"), (.large, "malformed: the answer is too large"),
        (.endlessHead, "malformed: the head of the answer is too large"),
        (.movedTenTimes, "malformed: more than 5 redirects in a row"),
        (.stalledBefore, "timeout after 0.25 s"), (.trickling, "timeout after 0.5 s"),
        (.noContent, "empty"), (.notModified, "status 304"), (.signedOut, "status 401"),
        (.unavailable, "status 503, wait 7 s"),
    ])
    func theErrorsAreTheAgreedOnes(course: HostileBehavior, ending: String) async throws {
        try await withHostileServer { server async throws in
            #expect(try await server.ending(of: course) == ending)
        }
    }

    @Test func theLimitIsThatOfTheDecodedBodyToTheByte() async throws {
        try await withHostileServer { server async throws in
            for course in [HostileBehavior.whole, .chunked, .zipped] {
                let count = HostileBody.json(3).count
                #expect(try await server.ending(of: course, maximumBytes: count) == "body")
                #expect(
                    try await server.ending(of: course, maximumBytes: count - 1)
                        == "malformed: the answer is too large")
            }
        }
    }

    @Test func aServerWithoutEncryptionIsNotReachedOverHTTPS() async throws {
        try await withHostileServer { server async throws in
            let address = try server.elsewhereURL.absoluteString.replacing("http:", with: "https:")
            let ending = try await server.ending(of: .whole, at: URL(string: address))
            #expect(ending.hasPrefix("unreachable"), "\(ending)")
        }
    }

    /// A server that says nothing would end the connection itself, after 20 seconds.
    @Test(arguments: [HostileBehavior.stalledBefore, .stalledWithin, .trickling])
    func cancellingARequestEndsItsTransfer(course: HostileBehavior) async throws {
        try await withHostileServer { server async throws in
            let limits = RequestLimits(idle: .seconds(600), total: .seconds(600))
            let transport = DocumentTransport(
                baseURL: try server.url, limits: limits, clock: ContinuousClock())
            let task = Task { try await transport.document("\(course.rawValue)/1") }
            // One that is cancelled before its head has come leaves a server that has not begun to stall.
            while server.figures.requests == 0 { await Task.yield() }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            while server.figures.open > 0 { await Task.yield() }
            #expect(server.figures.connections == 1 && server.figures.left == 1)
        }
    }

    @Test func aRequestOfACancelledTaskIsNotSent() async throws {
        try await withHostileServer { server async throws in
            let transport = DocumentTransport(
                baseURL: try server.url, limits: RequestLimits(), clock: ContinuousClock())
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return try await transport.document("whole/1")
            }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(server.figures.connections == 0)
        }
    }

    @Test func requestsInARowShareAConnection() async throws {
        try await withHostileServer { server async throws in
            let transport = DocumentTransport(
                baseURL: try server.url, limits: RequestLimits(), clock: ContinuousClock())
            for number in 1...20 { _ = try await transport.document("whole/\(number)") }
            #expect(server.figures.connections == 1)
        }
    }
}
