// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import Testing

/// A server that answers by a function, and clients that do not wait for it.
@Suite(.timeLimit(.minutes(2))) struct LoopbackServerTests {
    /// A server whose answers to `/wait` come when nobody wants them any more.
    private struct Waiting: Sendable {
        let server: LoopbackServer
        /// Told of each request that waits, and of each that is cancelled.
        let asked, cancelled: AsyncStream<Void>

        static func start() async throws -> Waiting {
            let (asked, ask) = AsyncStream<Void>.makeStream()
            let (cancelled, cancel) = AsyncStream<Void>.makeStream()
            let server = try await LoopbackServer.start { request in
                if request.path == "/wait" {
                    let (never, held) = AsyncStream<Never>.makeStream()
                    ask.yield()
                    for await _ in never {}
                    withExtendedLifetime(held) {}
                    if Task.isCancelled { cancel.yield() }
                }
                return LoopbackResponse(contentType: "text/plain", body: Data("there".utf8))
            }
            return Waiting(server: server, asked: asked, cancelled: cancelled)
        }
    }

    private static let request = "GET /wait HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    @Test func `The work for a client that has gone is cancelled`() async throws {
        let waiting = try await Waiting.start()
        var client = RawClient(port: waiting.server.port)
        try #require(client != nil)
        client?.send(Self.request)
        for await _ in waiting.asked { break }
        client = nil
        for await _ in waiting.cancelled { break }
        try await onThreadsOfItsOwn {
            #expect(RawClient.ask(waiting.server.port, "GET /")?.body == "there")
        }
        await waiting.server.stop()
    }

    @Test func `A client that was answered has nothing cancelled by closing`() async throws {
        let (ended, end) = AsyncStream<Bool>.makeStream()
        let server = try await LoopbackServer.start { _ in
            defer { end.yield(Task.isCancelled) }
            return LoopbackResponse(contentType: "text/plain", body: Data("there".utf8))
        }
        try await onThreadsOfItsOwn {
            for _ in 0..<20 { #expect(RawClient.ask(server.port, "GET /")?.body == "there") }
        }
        var cancelled = 0
        var left = 20
        for await isCancelled in ended {
            if isCancelled { cancelled += 1 }
            left -= 1
            if left == 0 { break }
        }
        #expect(cancelled == 0)
        await server.stop()
    }

    @Test func `A request that is called off is cancelled at its server`() async throws {
        let waiting = try await Waiting.start()
        let address = "http://127.0.0.1:\(waiting.server.port)/wait"
        let task = Task { try await LoopbackFetch.get(address) }
        for await _ in waiting.asked { break }
        task.cancel()
        for await _ in waiting.cancelled { break }
        await #expect(throws: LoopbackFetch.Failure.self) { try await task.value }
        // One that was called off before it was sent is not sent.
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await LoopbackFetch.get(address)
        }
        await #expect(throws: LoopbackFetch.Failure.self) { try await late.value }
        await waiting.server.stop()
    }
}
