// Licensed under the Apache License, Version 2.0.

import CSoup
import Foundation

/// A whole answer before it is sent.
struct BackendResponse {
    var status: Int
    var headers: [(name: String, value: String)]
    var contentType: String
    var body: [UInt8]

    init(
        status: Int = 200, contentType: String = "application/json; charset=utf-8",
        headers: [(name: String, value: String)] = [], body: [UInt8]
    ) {
        (self.status, self.headers, self.contentType, self.body) = (status, headers, contentType, body)
    }

    static func json(_ text: String, headers: [(name: String, value: String)] = []) -> BackendResponse {
        BackendResponse(headers: headers, body: Array(text.utf8))
    }

    static func json(_ value: some Encodable, headers: [(name: String, value: String)] = [])
        -> BackendResponse
    {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        do {
            return BackendResponse(headers: headers, body: Array(try encoder.encode(value)))
        } catch {
            return .error(500, code: "not_encodable", message: "\(error)")
        }
    }

    /// A JSON error with a code for programs and a message for people.
    static func error(
        _ status: Int, code: String, message: String, headers: [(name: String, value: String)] = []
    ) -> BackendResponse {
        var response = json(["code": code, "message": message], headers: headers)
        response.status = status
        return response
    }

    static let captivePage = BackendResponse(
        contentType: "text/html; charset=utf-8", headers: [("Cache-Control", "no-store")],
        body: Array(
            """
            <!doctype html>
            <html lang="en"><head><title>Guest network</title></head>
            <body><h1>Welcome to the guest network</h1>
            <form><p>Accept the terms to go online.</p><button>Accept</button></form></body></html>
            """.utf8))

    /// The FNV-1a hash of the body as a strong entity tag.
    var entityTag: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in body { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return "\"\(String(hash, radix: 16))\""
    }

    /// The head of the answer as bytes, for a connection that the server no longer manages.
    var head: [UInt8] {
        let reason = soup_status_get_phrase(guint(status)).map { String(cString: $0) } ?? "Unknown"
        var text = "HTTP/1.1 \(status) \(reason)\r\nContent-Type: \(contentType)\r\n"
        for header in headers { text += "\(header.name): \(header.value)\r\n" }
        text += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        return Array(text.utf8)
    }
}
