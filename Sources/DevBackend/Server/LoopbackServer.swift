// Licensed under the Apache License, Version 2.0.

package import Foundation

/// A request to a ``LoopbackServer``.
package struct LoopbackRequest: Sendable {
    package let method: String
    /// The path without percent signs.
    package let path: String
    /// The query as it was sent, without the question mark; nil without one.
    package let query: String?
    /// The headers that decide whether a request is answered, by their names in lower case.
    package let headers: [String: String]
    package let body: Data
    /// The port that the server listens on.
    package let port: Int

    package init(
        method: String = "GET", path: String, query: String? = nil, headers: [String: String] = [:],
        body: Data = Data(), port: Int
    ) {
        (self.method, self.path, self.query) = (method, path, query)
        (self.headers, self.body, self.port) = (headers, body, port)
    }
}

/// The answer to a ``LoopbackRequest``.
package struct LoopbackResponse: Sendable {
    package var status: Int
    package var contentType: String
    package var headers: [String: String]
    package var body: Data

    package init(
        _ status: Int = 200, contentType: String, headers: [String: String] = [:], body: Data
    ) {
        (self.status, self.contentType, self.headers, self.body) = (status, contentType, headers, body)
    }
}

/// An HTTP server on 127.0.0.1 that answers by a function.
package struct LoopbackServer: Sendable {
    private let running: RunningServer

    /// The port that it listens on.
    package var port: Int { running.port }

    /// Starts a server; returns when it accepts connections.
    ///
    /// - Parameters:
    ///   - port: 1 to 65535, or 0 for a free one.
    ///   - answer: Answers a request; several may be waiting for it at a time. Its task is cancelled when the client closes its
    ///     side of the connection: nobody would get the answer.
    package static func start(
        port: Int = 0, answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse
    ) async throws(DevBackendError) -> LoopbackServer {
        LoopbackServer(
            running: try await RunningServer.start("firstlight-loopback") { () throws(DevBackendError) in
                try LoopbackLoop(port: port, answer)
            })
    }

    /// Ends every connection and frees the port.
    package func stop() async { await running.stop() }
}

/// The event loop of a ``LoopbackServer``; made, used and ended on one thread.
private final class LoopbackLoop: ServedLoop {
    private static let names = [
        "host", "origin", "content-type", "if-none-match", "sec-fetch-site", "sec-fetch-mode",
    ]

    let mainLoop: OpaquePointer
    let port: Int
    private let loop: SoupLoop
    private let answer: @Sendable (LoopbackRequest) async -> LoopbackResponse
    private let answers = Locked<[Int: LoopbackResponse]>([:])
    private var waiting: [Int: ServerMessage] = [:]
    private var count = 0

    init(
        port: Int, _ answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse
    ) throws(DevBackendError) {
        self.answer = answer
        loop = try SoupLoop("firstlight", host: "127.0.0.1", port: port, largestBody: 1 << 20, patience: 20)
        (self.port, mainLoop) = (loop.port, loop.mainLoop)
        loop.answer = { [unowned self] in take($0) }
        loop.mailbox.deliver = { [unowned self] in deliver($0) }
    }

    func whenRunning(_ body: @escaping () -> Void) { loop.schedule(after: 0, body) }

    func run() { loop.run { waiting = [:] } }

    private func take(_ message: ServerMessage) {
        guard !message.isTooLarge else {
            message.send(BackendResponse(status: 413, contentType: "text/plain", body: []))
            return
        }
        count += 1
        let number = count
        message.pause()
        waiting[number] = message
        let headers = Self.names.compactMap { name in message.header(name).map { (name, $0) } }
        let request = LoopbackRequest(
            method: message.method, path: message.path, query: message.query,
            headers: Dictionary(headers) { $1 }, body: Data(message.body), port: port)
        let task = Task { [answer, answers, mailbox = loop.mailbox] in
            let response = await answer(request)
            answers.withLock { $0[number] = response }
            mailbox.post(number)
        }
        message.whenGone { task.cancel() }
    }

    private func deliver(_ number: Int) {
        guard let message = waiting.removeValue(forKey: number),
            let response = answers.withLock({ $0.removeValue(forKey: number) })
        else { return }
        message.send(
            BackendResponse(
                status: response.status, contentType: response.contentType,
                headers: response.headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) },
                body: Array(response.body)))
    }
}
