// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import DevBackend

/// The key that a project signs its tokens with, when its user gives one.
@Suite struct SigningKeyTests {
    /// A new key in PEM form.
    private func pem(bits: Int) throws -> String {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["openssl", "genrsa", String(bits)]
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        try process.run()
        let bytes = try #require(try output.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func tokensAreSignedWithTheGivenKey() async throws {
        let given = try pem(bits: 2048)
        try await AuthTester.run({ $0.jwtKey = given }) { backend in
            let text = try #require(try backend.session().text("access_token"))
            let published = try backend.send("GET /.well-known/jwks.json").json["keys"]?.elements ?? []
            #expect(published.count == 1)
            let key = try #require(published.first.flatMap { PublicKey(jwk: $0) })
            let token = try #require(WebToken(text))
            #expect(token.isSigned(by: key))
            #expect(published.first?["kid"]?.text == PrivateKey(pem: Array(given.utf8))?.id)
        }
    }

    @Test(arguments: ["", "no key", "-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n"])
    func whatIsNoKeyIsRefused(text: String) {
        #expect(PrivateKey(pem: Array(text.utf8)) == nil)
    }

    @Test func aShortKeyIsRefused() throws {
        let short = try pem(bits: 1024)
        #expect(short.contains("PRIVATE KEY"))
        #expect(PrivateKey(pem: Array(short.utf8)) == nil)
    }
}
