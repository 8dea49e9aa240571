// Licensed under the Apache License, Version 2.0.

import CSoup

/// Requests to other servers; they block, so they run on their own threads.
enum HTTPFetch {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The longest silence in an answer, in seconds.
    ///
    /// The backend's own provider makes a key for its first answer, which takes seconds on a machine with far more to do than
    /// it has processors.
    private static let patience: guint = 30

    /// Sends one request and reads the JSON document of the answer.
    ///
    /// - Throws: ``Failure`` when nothing comes for thirty seconds, or an answer that is not 2xx or not JSON.
    static func json(
        _ address: String, form: [(String, String)]? = nil, authorization: String? = nil
    ) throws -> JSON {
        try JSON(bytes: send(address, form: form, authorization: authorization))
    }

    /// Sends one request and returns the body of the answer; Apple's to a revocation is empty.
    ///
    /// - Throws: ``Failure`` when nothing comes for thirty seconds, when it is called off, or an answer that is not 2xx.
    @discardableResult static func send(
        _ address: String, form: [(String, String)]? = nil, authorization: String? = nil,
        patience: guint = patience, callingOff: CallingOff? = nil
    ) throws -> [UInt8] {
        guard let session = soup_session_new(),
            let message = soup_message_new(form == nil ? "GET" : "POST", address)
        else { throw Failure(description: "\(address) is no address") }
        defer {
            g_object_unref(UnsafeMutableRawPointer(message))
            g_object_unref(session)
        }
        soup_session_set_timeout(session, patience)
        let headers = soup_message_get_request_headers(message)
        soup_message_headers_replace(headers, "Accept", "application/json")
        if let authorization { soup_message_headers_replace(headers, "Authorization", authorization) }
        if let form {
            let text = FormText.text(form)
            let bytes = g_bytes_new(text, gsize(text.utf8.count))
            soup_message_set_request_body_from_bytes(message, "application/x-www-form-urlencoded", bytes)
            g_bytes_unref(bytes)
        }
        var error: UnsafeMutablePointer<GError>?
        guard let body = soup_session_send_and_read(session, message, callingOff?.pointer, &error) else {
            defer { if let error { g_error_free(error) } }
            throw Failure(
                description:
                    "\(address): \(error?.pointee.message.map { String(cString: $0) } ?? "no answer")")
        }
        defer { g_bytes_unref(body) }
        var count: gsize = 0
        let start = g_bytes_get_data(body, &count)
        let bytes = Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
        let status = firstlight_soup_message_status(message)
        guard (200..<300).contains(status) else {
            throw Failure(
                description:
                    "\(address): status \(status) \(String(decoding: bytes.prefix(500), as: UTF8.self))")
        }
        return bytes
    }
}

/// The word by which another thread calls a request off; its connection is closed then.
///
/// `@unchecked`: a GCancellable may be used from any thread, and the pointer to it never changes.
final class CallingOff: @unchecked Sendable {
    fileprivate let pointer = g_cancellable_new()

    deinit { if let pointer { g_object_unref(pointer) } }

    /// Calls the request off, also before it was sent.
    func callOff() { g_cancellable_cancel(pointer) }
}
