// Licensed under the Apache License, Version 2.0.

import CSoup
import Foundation

/// An HTTP server and its event loop, which hand each request to a handler; made, used and ended on one thread.
final class SoupLoop {
    let port: Int
    let mainLoop: OpaquePointer
    let context: OpaquePointer
    /// Brings numbers from other threads to this one.
    let mailbox: LoopMailbox
    /// Takes each request; set before the loop runs.
    var answer: (ServerMessage) -> Void = { _ in }
    private let server: UnsafeMutablePointer<SoupServer>
    private let socket: UnsafeMutablePointer<GSocket>
    private var listener: UnsafeMutablePointer<FirstlightListener>?
    private let largestBody: Int
    private var isEnding = false

    /// Listens to a port.
    ///
    /// - Parameters:
    ///   - name: The server's name, as its answers tell it.
    ///   - largestBody: The most bytes of a request's body.
    ///   - patience: The seconds in which a request has to be whole. Those in which the loop had no processor do not count.
    init(
        _ name: String, host: String, port: Int, largestBody: Int, patience: Double
    ) throws(DevBackendError) {
        guard let wanted = UInt16(exactly: port) else { throw .invalidPort(port) }
        let socket = try Self.listen(host: host, port: wanted)
        guard let context = g_main_context_new(), let mainLoop = g_main_loop_new(context, 0),
            let server = firstlight_soup_server_new(name)
        else { throw .cannotListen(port: port, reason: "out of memory") }
        (self.socket, self.context, self.mainLoop, self.server) = (socket, context, mainLoop, server)
        (self.port, self.largestBody) = (Int(firstlight_local_port(socket)), largestBody)
        mailbox = LoopMailbox(context: context)
        g_main_context_push_thread_default(context)
        var error: UnsafeMutablePointer<GError>?
        listener = firstlight_listener_new(
            server, socket, context, guint((patience * 1000).rounded()), &error)
        guard listener != nil else { throw .cannotListen(port: port, reason: Self.take(error)) }
        let own = Unmanaged.passUnretained(self).toOpaque()
        soup_server_add_early_handler(
            server, nil,
            { _, message, _, _, data in
                guard let message, let data else { return }
                let loop = Unmanaged<SoupLoop>.fromOpaque(data).takeUnretainedValue()
                firstlight_limit_body(message, gsize(loop.largestBody))
                // Ranges are not served: a long list of them would be answered with megabytes.
                soup_message_headers_remove(soup_server_message_get_request_headers(message), "Range")
            }, own, nil)
        soup_server_add_handler(
            server, nil,
            { _, message, path, _, data in
                guard let message, let path, let data else { return }
                let loop = Unmanaged<SoupLoop>.fromOpaque(data).takeUnretainedValue()
                let request = ServerMessage(message, path: String(cString: path))
                guard !request.isCut else {
                    request.send(
                        .error(
                            400, code: "bad_request", message: "The request ended before its last chunk.",
                            headers: [("Connection", "close")]))
                    return
                }
                loop.answer(request)
            }, own, nil)
    }

    deinit {
        end()
        g_object_unref(socket)
        g_main_context_pop_thread_default(context)
        g_object_unref(server)
        g_main_loop_unref(mainLoop)
        g_main_context_unref(context)
    }

    /// Serves until the loop is asked to quit, then closes every connection and the port.
    ///
    /// - Parameter ending: Lets go of what the handler kept, before the connections are closed.
    func run(ending: () -> Void) {
        g_main_loop_run(mainLoop)
        isEnding = true
        firstlight_listener_stop(listener)
        mailbox.close()
        ending()
        end()
    }

    private func end() {
        guard let listener else { return }
        self.listener = nil
        isEnding = true
        firstlight_listener_stop(listener)
        soup_server_remove_handler(server, nil)
        soup_server_disconnect(server)
        // Lets the closing connections finish; bounded, because nothing may keep a stop from ending.
        for _ in 0..<10_000 where g_main_context_iteration(context, 0) == 0 { break }
        firstlight_listener_free(listener)
    }

    /// Runs the body on this loop after a time, also when that is zero.
    func schedule(after seconds: Double, _ body: @escaping () -> Void) {
        final class Work {
            let body: () -> Void
            init(_ body: @escaping () -> Void) { self.body = body }
        }
        guard let source = g_timeout_source_new(guint((seconds * 1000).rounded())) else { return }
        // What is due while the connections are closed would answer requests that are no more.
        let work = Work { [unowned self] in if !isEnding { body() } }
        g_source_set_callback(
            source,
            { data in
                if let data { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body() }
                return 0
            }, Unmanaged.passRetained(work).toOpaque(),
            { data in if let data { Unmanaged<Work>.fromOpaque(data).release() } })
        g_source_attach(source, context)
        g_source_unref(source)
    }

    /// Opens the listening socket with a queue long enough for many connections at once.
    private static func listen(
        host: String, port: UInt16
    ) throws(DevBackendError) -> UnsafeMutablePointer<GSocket> {
        guard let address = firstlight_address(host, port) else { throw .invalidHost(host) }
        defer { g_object_unref(address) }
        var error: UnsafeMutablePointer<GError>?
        guard
            let socket = g_socket_new(
                g_socket_address_get_family(address), G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, &error)
        else { throw .cannotListen(port: Int(port), reason: take(error)) }
        g_socket_set_listen_backlog(socket, 1024)
        guard g_socket_bind(socket, address, 1, &error) != 0 else {
            g_object_unref(socket)
            // GIO has a code of its own for a port that is taken or reserved; the rest is the host's fault.
            let code = error?.pointee.code
            let reason = take(error)
            let isThePort =
                code == gint(G_IO_ERROR_ADDRESS_IN_USE.rawValue)
                || code == gint(G_IO_ERROR_PERMISSION_DENIED.rawValue)
            throw isThePort ? .cannotListen(port: Int(port), reason: reason) : .invalidHost(host)
        }
        guard g_socket_listen(socket, &error) != 0 else {
            g_object_unref(socket)
            throw .cannotListen(port: Int(port), reason: take(error))
        }
        return socket
    }

    private static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "unknown error" }
        defer { g_error_free(error) }
        return error.pointee.message.map { String(cString: $0) } ?? "unknown error"
    }
}
