// Licensed under the Apache License, Version 2.0.

import Foundation

/// A plain TCP client that shows what really came over the wire, and how the connection ended.
final class RawClient {
    enum End: Hashable { case closed, reset, open }

    struct Answer {
        var bytes: [UInt8] = []
        var end = End.open
        var text: String { String(decoding: bytes, as: UTF8.self) }
        var head: String { text.components(separatedBy: "\r\n\r\n").first ?? "" }
        var body: String {
            text.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
        }
        var promisedLength: Int? {
            head.components(separatedBy: "\r\n").first { $0.hasPrefix("Content-Length: ") }
                .flatMap { Int($0.dropFirst(16)) }
        }
    }

    private let descriptor: Int32

    init?(port: Int) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else {
            close(descriptor)
            return nil
        }
    }

    deinit { close(descriptor) }

    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes {
            Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
    }

    /// Says that nothing more will be sent.
    func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Reads until the connection ends, or the body is whole, or nothing came for the given time.
    func read(quietMilliseconds: Int32 = 3000, untilWhole: Bool = false) -> Answer {
        var answer = Answer()
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            if untilWhole, answer.text.contains("\r\n\r\n"),
                answer.body.utf8.count >= answer.promisedLength ?? 0
            {
                return answer
            }
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, quietMilliseconds) > 0 else { return answer }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count == 0 {
                answer.end = .closed
                return answer
            }
            if count < 0 {
                answer.end = errno == ECONNRESET ? .reset : .closed
                return answer
            }
            answer.bytes += buffer[0..<count]
        }
    }

    /// Sends one request on a connection of its own.
    static func ask(
        _ port: Int, _ line: String, headers: String = "", quietMilliseconds: Int32 = 3000,
        untilWhole: Bool = true
    ) -> Answer? {
        guard let client = RawClient(port: port) else { return nil }
        client.send("\(line) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(headers)\r\n")
        return client.read(quietMilliseconds: quietMilliseconds, untilWhole: untilWhole)
    }
}
