// Licensed under the Apache License, Version 2.0.

import CSoup

/// One request in the server, kept alive while its answer is being prepared.
///
/// Belongs to the server's thread.
final class ServerMessage {
    private let pointer: OpaquePointer
    private var isPaused = false
    private var gone: (() -> Void)?
    /// Headers of the answer, whatever it is.
    var headers: [(name: String, value: String)] = []

    let method: String
    let path: String
    /// The client's IP address, without the port.
    let client: String

    init(_ pointer: OpaquePointer, path: String) {
        g_object_ref(UnsafeMutableRawPointer(pointer))
        self.pointer = pointer
        self.path = path
        method = soup_server_message_get_method(pointer).map { String(cString: $0) } ?? ""
        let address = firstlight_client_address(pointer)
        client = address.map { String(cString: $0) } ?? ""
        g_free(address)
    }

    deinit {
        if gone != nil { firstlight_when_gone(pointer, nil, nil) }
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    func header(_ name: String) -> String? {
        soup_message_headers_get_list(soup_server_message_get_request_headers(pointer), name)
            .map { String(cString: $0) }
    }

    /// The reason why two readers could see different requests in the head (RFC 9112, 3.2 and 6.3); nil for a right one.
    var problem: String? {
        // A name has no comma: there is more than one field, whose values are joined.
        if header("Host")?.contains(",") == true { return "A request has one field Host." }
        if let length = header("Content-Length"), length.isEmpty || !length.utf8.allSatisfy(Self.isDigit) {
            return "A request has one field Content-Length, with a number."
        }
        return nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Indicates whether the body exceeded the limit; it is empty then.
    var isTooLarge: Bool { firstlight_body_is_too_large(pointer) != 0 }

    /// Indicates whether the client may have gone before the last chunk of its body, of which nothing may be carried out.
    var isCut: Bool { firstlight_is_cut(pointer) != 0 }

    /// Indicates whether the client is on this machine.
    var isFromLoopback: Bool { firstlight_client_is_loopback(pointer) != 0 }

    /// The query, without the question mark; nil without one.
    var query: String? {
        g_uri_get_query(soup_server_message_get_uri(pointer)).map { String(cString: $0) }
    }

    var body: [UInt8] {
        guard let body = soup_server_message_get_request_body(pointer),
            let bytes = soup_message_body_flatten(body)
        else { return [] }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        guard let data = g_bytes_get_data(bytes, &count) else { return [] }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
    }

    /// Keeps the server from answering until ``send(_:)`` is called.
    func pause() {
        guard !isPaused else { return }
        soup_server_message_pause(pointer)
        isPaused = true
    }

    /// Calls a body, once, when the client closes its side of the connection before it has its answer.
    func whenGone(_ body: @escaping () -> Void) {
        gone = body
        firstlight_when_gone(
            pointer,
            { data in
                guard let data else { return }
                Unmanaged<ServerMessage>.fromOpaque(data).takeUnretainedValue().gone?()
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Answers the request; harmless when the client has gone.
    func send(_ response: BackendResponse) {
        if gone != nil {
            gone = nil
            firstlight_when_gone(pointer, nil, nil)
        }
        soup_server_message_set_status(pointer, guint(response.status), nil)
        let headers = soup_server_message_get_response_headers(pointer)
        for header in self.headers + response.headers {
            soup_message_headers_append(headers, header.name, header.value)
        }
        // libsoup 3.2 closes the connection after an answer without a length; the client has to know.
        if response.status == 204 { soup_message_headers_append(headers, "Connection", "close") }
        response.body.withUnsafeBytes { bytes in
            soup_server_message_set_response(
                pointer, response.contentType, SOUP_MEMORY_COPY,
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(bytes.count))
        }
        if isPaused {
            isPaused = false
            soup_server_message_unpause(pointer)
        }
    }

    /// Takes the connection away from the server, or nil when the client has gone.
    ///
    /// The message has to be paused, and this has to run outside its handler: the server still uses
    /// the connection until the handler has returned.
    func takeConnection() -> RawConnection? {
        firstlight_steal(pointer).map { RawConnection($0) }
    }
}
