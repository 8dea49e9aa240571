// Licensed under the Apache License, Version 2.0.

import CSoup
import Foundation

/// The HTTP server and its event loop; made, used and ended on one thread.
final class ServerLoop: ServedLoop {
    let configuration: DevBackendConfiguration
    let state: Locked<BackendState>
    let database: BackendDatabase
    let port: Int
    let auth: AuthServer
    let mainLoop: OpaquePointer
    let access: AccessRule

    private let context: OpaquePointer
    private let server: UnsafeMutablePointer<SoupServer>
    private let socket: UnsafeMutablePointer<GSocket>
    private let listener: UnsafeMutablePointer<FirstlightListener>
    private let mailbox: LoopMailbox
    private var rawConnections: [ObjectIdentifier: RawConnection] = [:]
    private var isEnding = false

    init(
        port: Int, configuration: DevBackendConfiguration, state: Locked<BackendState>
    ) throws(DevBackendError) {
        guard let wantedPort = UInt16(exactly: port) else { throw .invalidPort(port) }
        self.configuration = configuration
        self.state = state
        access = AccessRule(configuration)
        database = try BackendDatabase(configuration)
        let socket = try Self.listen(host: configuration.host, port: wantedPort)
        self.socket = socket
        self.port = Int(firstlight_local_port(socket))
        guard let context = g_main_context_new(), let mainLoop = g_main_loop_new(context, 0),
            let server = firstlight_soup_server_new("firstlight-backend")
        else { throw .cannotListen(port: port, reason: "out of memory") }
        (self.context, self.mainLoop, self.server) = (context, mainLoop, server)
        mailbox = LoopMailbox(context: context)
        do {
            auth = try AuthServer(
                configuration, database: database, mailbox: mailbox,
                base: "http://\(configuration.visibleHost):\(self.port)"
            ) { event in state.withLock { $0.note(event) } }
        } catch {
            // Nothing of this object will be torn down by its deinit.
            g_object_unref(socket)
            g_object_unref(server)
            g_main_loop_unref(mainLoop)
            g_main_context_unref(context)
            throw error
        }
        g_main_context_push_thread_default(context)
        var error: UnsafeMutablePointer<GError>?
        guard
            let listener = firstlight_listener_new(
                server, socket, context, guint((configuration.requestTimeout * 1000).rounded()), &error)
        else {
            throw .cannotListen(port: port, reason: Self.take(error))
        }
        self.listener = listener
        soup_server_add_early_handler(
            server, nil,
            { _, message, _, _, _ in
                guard let message else { return }
                firstlight_limit_body(message, gsize(AuthCall.largestBody))
                // Ranges are not served: a long list of them would be answered with megabytes.
                soup_message_headers_remove(soup_server_message_get_request_headers(message), "Range")
            }, nil, nil)
        soup_server_add_handler(
            server, nil,
            { _, message, path, _, data in
                guard let message, let path, let data else { return }
                let loop = Unmanaged<ServerLoop>.fromOpaque(data).takeUnretainedValue()
                loop.answer(ServerMessage(message, path: String(cString: path)))
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    deinit {
        g_object_unref(socket)
        g_main_context_pop_thread_default(context)
        g_object_unref(server)
        g_main_loop_unref(mainLoop)
        g_main_context_unref(context)
    }

    /// Serves until the loop is asked to quit, then closes every connection and the port.
    func run() {
        g_main_loop_run(mainLoop)
        isEnding = true
        firstlight_listener_stop(listener)
        mailbox.close()
        auth.stop()
        for connection in rawConnections.values { connection.close(reset: true) }
        rawConnections = [:]
        soup_server_remove_handler(server, nil)
        soup_server_disconnect(server)
        // Lets the closing connections finish; bounded, because nothing may keep a stop from ending.
        for _ in 0..<10_000 where g_main_context_iteration(context, 0) == 0 { break }
        firstlight_listener_free(listener)
    }

    /// Opens the listening socket with a queue long enough for many connections at once.
    static func listen(
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
        guard g_socket_bind(socket, address, 1, &error) != 0, g_socket_listen(socket, &error) != 0 else {
            g_object_unref(socket)
            throw .cannotListen(port: Int(port), reason: take(error))
        }
        return socket
    }

    static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "unknown error" }
        defer { g_error_free(error) }
        return error.pointee.message.map { String(cString: $0) } ?? "unknown error"
    }

    func whenRunning(_ body: @escaping () -> Void) { schedule(after: 0, body) }

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

    /// Takes the connection of a paused message, on the next turn of the loop, and hands it on.
    func withRawConnection(of message: ServerMessage, _ body: @escaping (RawConnection) -> Void) {
        message.pause()
        schedule(after: 0) { if let connection = message.takeConnection() { body(connection) } }
    }

    /// Keeps a connection open until the client or the server ends.
    func keep(_ connection: RawConnection) {
        let id = ObjectIdentifier(connection)
        rawConnections[id] = connection
        connection.watchPeer(in: context) { [unowned self, unowned connection] in
            connection.close()
            rawConnections[id] = nil
        }
    }

    /// Closes a connection that may have been kept.
    func drop(_ connection: RawConnection, reset: Bool = false) {
        connection.close(reset: reset)
        rawConnections[ObjectIdentifier(connection)] = nil
    }
}
