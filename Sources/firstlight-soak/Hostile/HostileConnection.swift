// Licensed under the Apache License, Version 2.0.

import Foundation

/// One connection of a ``HostileServer``, used by blocking calls on a thread of its own, each of which has an end.
final class HostileConnection {
    /// The most bytes of a connection, so that an endless answer ends where nothing stops it.
    static let mostBytes = 300_000_000
    /// The longest time that one call waits, in seconds.
    private static let patience = 20

    private(set) var sent = 0
    /// Indicates whether the client ended the connection while the server had nothing more to say.
    private(set) var isLeft = false
    private let descriptor: Int32
    private var isClosed = false

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        // What the system takes ahead would hide how soon a client stops reading.
        var buffer: Int32 = 65_536
        setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &buffer, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close() }

    /// Reads a request's head and returns its path; nil when the client is gone.
    func request() -> String? {
        var head: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0, head.count < 100_000 else { return nil }
            head += buffer[..<count]
        }
        let words = String(decoding: head.prefix { $0 != 13 }, as: UTF8.self).split(separator: " ")
        return words.count == 3 ? String(words[1]) : nil
    }

    /// Sends bytes; false when the client takes no more.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard sent < Self.mostBytes else { return false }
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Sends a head: the status line, the given fields and an empty line.
    @discardableResult
    func send(head status: String, _ fields: String...) -> Bool {
        send(Array((["HTTP/1.1 \(status)"] + fields + ["", ""]).joined(separator: "\r\n").utf8))
    }

    /// Waits until the client closes, for this many milliseconds; says whether it did.
    @discardableResult
    func waitForEnd(milliseconds: Int = 20_000) -> Bool {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, Int32(milliseconds)) > 0 else { return false }
        var byte: UInt8 = 0
        isLeft = recv(descriptor, &byte, 1, 0) <= 0
        return isLeft
    }

    /// Sends a byte now and then until the client closes.
    func trickle() {
        while !waitForEnd(milliseconds: 20) {
            // Between two looks the client may have closed: then it takes nothing more.
            guard send([32]) else {
                isLeft = true
                return
            }
        }
    }

    /// Ends the connection; with a reset when that is asked for.
    func close(reset: Bool = false) {
        guard !isClosed else { return }
        isClosed = true
        if reset {
            var linger = linger(l_onoff: 1, l_linger: 0)
            setsockopt(
                descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Foundation.linger>.size))
        }
        Foundation.close(descriptor)
    }
}
