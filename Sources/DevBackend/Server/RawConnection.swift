// Licensed under the Apache License, Version 2.0.

import CSoup
import Foundation

/// A connection that the server gave up, for faults below HTTP.
///
/// Belongs to the server's thread. Takes over the stream's reference.
final class RawConnection {
    private let stream: UnsafeMutablePointer<GSocketConnection>
    private let socket: UnsafeMutablePointer<GSocket>
    private var watch: UnsafeMutablePointer<GSource>?
    private var onPeerClosed: () -> Void = {}
    private(set) var isClosed = false

    init(_ stream: UnsafeMutablePointer<GSocketConnection>) {
        self.stream = stream
        socket = g_socket_connection_get_socket(stream)
    }

    deinit {
        close()
        g_object_unref(stream)
    }

    /// Sends bytes that fit into the socket's buffer; says whether they were taken.
    @discardableResult
    func send(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard !isClosed else { return false }
        return bytes.withUnsafeBytes {
            guard let start = $0.baseAddress, $0.count > 0 else { return true }
            return g_socket_send(
                socket, start.assumingMemoryBound(to: CChar.self), gsize($0.count), nil, nil) == $0.count
        }
    }

    /// Calls the body when the client closes the connection, so that a stalled one is not kept for ever.
    func watchPeer(in context: OpaquePointer, _ body: @escaping () -> Void) {
        onPeerClosed = body
        let source = firstlight_socket_source(
            socket,
            { socket, _, data in
                guard let socket, let data else { return 0 }
                let connection = Unmanaged<RawConnection>.fromOpaque(data).takeUnretainedValue()
                var byte: CChar = 0
                // Anything further that the client says is read and ignored.
                if g_socket_receive(socket, &byte, 1, nil, nil) > 0 { return 1 }
                connection.onPeerClosed()
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        g_source_attach(source, context)
        watch = source
    }

    /// Closes the connection, orderly or with a reset.
    func close(reset: Bool = false) {
        guard !isClosed else { return }
        isClosed = true
        if let watch {
            g_source_destroy(watch)
            g_source_unref(watch)
        }
        watch = nil
        onPeerClosed = {}
        if reset { _ = firstlight_reset_on_close(g_socket_get_fd(socket)) }
        g_socket_close(socket, nil)
    }
}
