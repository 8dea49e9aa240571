// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import Testing

@testable import LaunchNetwork

/// The parts that decide what is taken and where a request may go.
@Suite struct CurlPartsTests {
    @Test(arguments: [
        ("/b", "https://a.example/b"), ("b?c=d", "https://a.example/x/b?c=d"),
        ("https://a.example:443/", "https://a.example/"), ("HTTPS://A.EXAMPLE/c", "https://a.example/c"),
        ("//a.example/d", "https://a.example/d"),
    ])
    func aPlaceOnTheSameServerIsFollowed(location: String, address: String) throws {
        let here = try #require(CurlAddress("https://a.example/x/y"))
        let next = try #require(here.following(location))
        #expect(next.origin == here.origin)
        let wanted = try #require(CurlAddress(address))
        #expect(CurlAddress(next.text)?.origin == wanted.origin)
        #expect(next.text.lowercased().hasSuffix(address.dropFirst("https://a.example".count)))
    }

    @Test(arguments: [
        "http://a.example/", "https://a.example:8443/", "https://b.example/", "https://a.example.b.example/",
        "//b.example/", "https://name@a.example/", "https://a.example@b.example/", "file:///etc/passwd",
        "data:application/json,{}", "javascript:alert(1)", "http://[", "https://a.example\\@b.example/",
        "ftp://a.example/", "mailto:a@a.example", "https:///b.example/", "\\\\b.example/",
    ])
    func allOtherPlacesAreElsewhere(location: String) throws {
        let here = try #require(CurlAddress("https://a.example/x"))
        let next = here.following(location)
        // What libcurl reads as a path of the same server goes nowhere else.
        #expect(
            next == nil || next?.origin != here.origin || next?.text.hasPrefix("https://a.example/") == true)
        if !location.hasPrefix("\\"), !location.hasPrefix("mailto"), !location.hasPrefix("data"),
            !location.hasPrefix("javascript")
        {
            #expect(next?.origin != here.origin)
        }
    }

    private func head(_ text: String, statuses: [Int] = []) -> (head: CurlHead, isTaken: Bool) {
        var head = CurlHead()
        var ends = statuses.makeIterator()
        let isTaken = text.utf8.split(separator: 10, omittingEmptySubsequences: false).dropLast().allSatisfy {
            (Array($0) + [10]).withUnsafeBytes { head.take($0) { ends.next() ?? 0 } }
        }
        return (head, isTaken)
    }

    @Test func onlyTheFinalHeadCounts() {
        let text =
            "HTTP/1.1 100 Continue\r\nA: 1\r\n\r\nHTTP/1.1 200 OK\r\nB:  2 \r\nC: a\r\n  b\r\nbad\r\n\r\nD: trailer\r\n\r\n"
        let (head, isTaken) = head(text, statuses: [100, 200])
        #expect(isTaken && head.isWhole && head.status == 200)
        #expect(head.headers == ["B": "2", "C": "a b"])
    }

    @Test func aHeadOfMoreThan65536BytesIsRefusedHoweverItIsDivided() {
        let line = "A: \(String(repeating: "b", count: 27))\r\n"
        #expect(line.utf8.count == 32)
        let rest = String(repeating: line, count: 2047)
        #expect(head("HTTP/1.1 200 OK           abcd\r\n" + rest).isTaken)
        #expect(!head("HTTP/1.1 200 OK            abcd\r\n" + rest).isTaken)
        let provisional = String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 2700)
        #expect(!head(provisional, statuses: Array(repeating: 100, count: 2700)).isTaken)
    }

    @Test func aBodyTakesWhatFitsAndNothingOfWhatDoesNot() {
        let body = CurlBody(limit: 40_000)
        let piece = [UInt8](repeating: 7, count: 19_999)
        for _ in 0..<2 { #expect(piece.withUnsafeBytes { body.append($0) }) }
        #expect(!piece[..<3].withUnsafeBytes { body.append($0) } && body.count == 39_998)
        #expect(piece[..<2].withUnsafeBytes { body.append($0) } && body.count == 40_000)
        #expect(body.take() == Data(repeating: 7, count: 40_000) && body.take() == Data())
        #expect(!piece.withUnsafeBytes { CurlBody(limit: -1).append($0) })
    }

    @Test func onlyTheFirstEndCounts() async throws {
        let url = try #require(URL(string: "http://127.0.0.1/"))
        let exchange = HTTPExchange(HTTPRequest(.get, url), limits: RequestLimits())
        #expect(exchange.arrive() && exchange.fail(.captivePage) && !exchange.fail(.bodyTooLarge))
        #expect(exchange.isOver && !exchange.arrive())
        await #expect(throws: ServiceError.captivePage) { try await exchange.answer() }
    }
}
