// Licensed under the Apache License, Version 2.0.

import LaunchCore

extension HostileConnection {
    private static let json = "Content-Type: application/json"

    /// Answers one request.
    ///
    /// - Parameters:
    ///   - step: How many redirects are left; nil for the first request of a course.
    ///   - port: The server's own port.
    ///   - elsewhere: A port at which nothing must ever be asked for.
    /// - Returns: Whether the connection can carry another request.
    func answer(_ course: HostileBehavior, _ number: Int, step: Int?, port: Int, elsewhere: Int) -> Bool {
        var random = SplitMix(seed: 0xC0_0157, index: number)
        let body = HostileBody.json(number)
        let part = Int.random(in: 0..<body.count, using: &random)
        switch course {
        case .whole:
            return send(head: "200 OK", Self.json, "Content-Length: \(body.count)") && send(body)
        case .chunked:
            return send(head: "200 OK", Self.json, "Transfer-Encoding: chunked")
                && send(part == 0 ? [] : HostileBody.chunk(Array(body[..<part])))
                && send(HostileBody.chunk(Array(body[part...])) + HostileBody.chunk([]))
        case .zipped:
            let zipped = HostileBody.zipped(body)
            return send(
                head: "200 OK", Self.json, "Content-Encoding: gzip", "Content-Length: \(zipped.count)")
                && send(zipped)
        case .movedHome:
            let left = step ?? Int.random(in: 0...4, using: &random)
            let next = left == 0 ? "/whole/\(number)" : "/movedHome/\(number)/\(left - 1)"
            return move(to: left.isMultiple(of: 2) ? next : "http://127.0.0.1:\(port)\(next)")
        case .movedElsewhere: return move(to: "http://127.0.0.1:\(elsewhere)/\(number)")
        case .movedToName: return move(to: "http://localhost:\(elsewhere)/\(number)")
        case .movedToFile: return move(to: "file:///etc/passwd")
        case .movedToData: return move(to: "data:application/json,%7B%7D")
        case .movedTenTimes:
            return move(to: "http://127.0.0.1:\(port)/\(course.rawValue)/\(number)")
        case .noContent: return send(head: "204 No Content")
        case .notModified: return send(head: "304 Not Modified", "Content-Length: 999999999")
        case .signedOut: return refuse("401 Unauthorized", "WWW-Authenticate: Basic realm=\"none\"")
        case .networkLogin: return refuse("511 Network Authentication Required", "Via: 1.1 gate")
        case .unavailable: return refuse("503 Service Unavailable", "Retry-After: 7")
        case .loginPage: return refuse("200 OK", "Content-Type: text/html")
        default:
            misbehave(course, body, part)
            return false
        }
    }

    private func move(to place: String) -> Bool {
        send(head: "302 Found", "Location: \(place)", "Content-Length: 0")
    }

    private func refuse(_ status: String, _ field: String) -> Bool {
        send(head: status, field, "Content-Length: 2") && send(Array("{}".utf8))
    }

    /// Answers in a way after which the connection is of no use.
    private func misbehave(_ course: HostileBehavior, _ body: [UInt8], _ part: Int) {
        let length = "Content-Length: \(body.count)"
        let block = [UInt8](repeating: UInt8(ascii: " "), count: 65_536)
        switch course {
        case .resetBefore: close(reset: true)
        case .resetWithin:
            send(head: "200 OK", Self.json, length)
            send(Array(body[..<part]))
            close(reset: true)
        case .cutShort:
            send(head: "200 OK", Self.json, length)
            send(Array(body[..<part]))
        case .cutInChunk:
            send(head: "200 OK", Self.json, "Transfer-Encoding: chunked")
            send(Array(HostileBody.chunk(body)[..<part]))
        case .stalledBefore: waitForEnd()
        case .stalledWithin:
            send(head: "200 OK", Self.json, length)
            send(Array(body[..<part]))
            waitForEnd()
        case .trickling:
            send(head: "200 OK", Self.json, "Content-Length: 1000")
            trickle()
        case .largeAnnounced:
            send(head: "200 OK", Self.json, "Content-Length: 314572800")
            while send(block) {}
        case .large:
            send(head: "200 OK", Self.json, "Connection: close")
            while send(block) {}
        case .endlessChunks:
            send(head: "200 OK", Self.json, "Transfer-Encoding: chunked")
            let chunk = HostileBody.chunk(block)
            while send(chunk) {}
        case .bomb:
            send(head: "200 OK", Self.json, "Content-Encoding: gzip", "Connection: close")
            send(HostileBody.bombHead)
            while send(HostileBody.bombTile) {}
        case .endlessHead:
            send(Array("HTTP/1.1 200 OK\r\n".utf8))
            while send(Array("X-More: and more\r\n".utf8)) {}
        case .longLine:
            send(Array("HTTP/1.1 200 OK\r\nX-Long: ".utf8))
            for _ in 0..<4 where !send(block) { return }
            send(Array("\r\n\r\n".utf8))
        case .brotli:
            send(head: "200 OK", Self.json, "Content-Encoding: br", length)
            send(body)
        case .brokenZip:
            send(head: "200 OK", Self.json, "Content-Encoding: gzip", length)
            send(body)
        case .negativeLength:
            send(head: "200 OK", Self.json, "Content-Length: -1")
            send(body)
        case .noise: send(Array("no such protocol is spoken here\r\n\r\n".utf8))
        default: break
        }
    }
}
