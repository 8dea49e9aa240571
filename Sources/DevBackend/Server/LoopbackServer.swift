// Licensed under the Apache License, Version 2.0.

import CSoup
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
    ///   - answer: Answers a request; several may be waiting for it at a time.
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
    /// The most bytes of a request's body, and the seconds in which a request has to be whole.
    private static let (largestBody, patience) = (1 << 20, 20)

    let mainLoop: OpaquePointer
    let port: Int
    private let context: OpaquePointer
    private let server: UnsafeMutablePointer<SoupServer>
    private let socket: UnsafeMutablePointer<GSocket>
    private let listener: UnsafeMutablePointer<FirstlightListener>
    private let mailbox: LoopMailbox
    private let answer: @Sendable (LoopbackRequest) async -> LoopbackResponse
    private let answers = Locked<[Int: LoopbackResponse]>([:])
    private var waiting: [Int: ServerMessage] = [:]
    private var count = 0
    private var started: (() -> Void)?

    init(
        port: Int, _ answer: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse
    ) throws(DevBackendError) {
        guard let wanted = UInt16(exactly: port) else { throw .invalidPort(port) }
        self.answer = answer
        let socket = try ServerLoop.listen(host: "127.0.0.1", port: wanted)
        self.socket = socket
        self.port = Int(firstlight_local_port(socket))
        guard let context = g_main_context_new(), let mainLoop = g_main_loop_new(context, 0),
            let server = firstlight_soup_server_new("firstlight")
        else { throw .cannotListen(port: port, reason: "out of memory") }
        (self.context, self.mainLoop, self.server) = (context, mainLoop, server)
        mailbox = LoopMailbox(context: context)
        g_main_context_push_thread_default(context)
        var error: UnsafeMutablePointer<GError>?
        guard
            let listener = firstlight_listener_new(
                server, socket, context, guint(Self.patience * 1000), &error)
        else {
            throw .cannotListen(port: port, reason: ServerLoop.take(error))
        }
        self.listener = listener
        soup_server_add_early_handler(
            server, nil,
            { _, message, _, _, _ in
                guard let message else { return }
                firstlight_limit_body(message, gsize(LoopbackLoop.largestBody))
                soup_message_headers_remove(soup_server_message_get_request_headers(message), "Range")
            }, nil, nil)
        soup_server_add_handler(
            server, nil,
            { _, message, path, _, data in
                guard let message, let path, let data else { return }
                let loop = Unmanaged<LoopbackLoop>.fromOpaque(data).takeUnretainedValue()
                loop.take(ServerMessage(message, path: String(cString: path)))
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        mailbox.deliver = { [unowned self] in deliver($0) }
    }

    deinit {
        g_object_unref(socket)
        g_main_context_pop_thread_default(context)
        g_object_unref(server)
        g_main_loop_unref(mainLoop)
        g_main_context_unref(context)
    }

    func whenRunning(_ body: @escaping () -> Void) {
        started = body
        mailbox.post(0)
    }

    func run() {
        g_main_loop_run(mainLoop)
        firstlight_listener_stop(listener)
        mailbox.close()
        soup_server_remove_handler(server, nil)
        soup_server_disconnect(server)
        for _ in 0..<10_000 where g_main_context_iteration(context, 0) == 0 { break }
        firstlight_listener_free(listener)
        waiting = [:]
    }

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
        Task { [answer, answers, mailbox] in
            let response = await answer(request)
            answers.withLock { $0[number] = response }
            mailbox.post(number)
        }
    }

    private func deliver(_ number: Int) {
        if number == 0 {
            started?()
            started = nil
        }
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
