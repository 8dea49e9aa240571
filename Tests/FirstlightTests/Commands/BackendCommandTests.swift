// Licensed under the Apache License, Version 2.0.

import DevBackend
import DuggyBrand
import FirstlightBrands
import FonstersBrand
import Foundation
import LatenBrand
import LaunchKit
import LaunchNetwork
import ProofSupport
import Testing

@testable import FirstlightLive

/// What `firstlight backend` serves of the apps, from the program itself.
@Suite struct BackendCommandTests {
    private struct Configuration: Decodable { let minimumVersion: String }

    /// Runs a body with a backend that was started with some words.
    private func withBackend<R>(_ words: [String], _ body: (DocumentSource) async throws -> R) async throws
        -> R
    {
        let process = Process()
        let output = Pipe()
        process.executableURL = try LiveProgram.file()
        process.arguments = ["backend"] + words
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { process.terminate() }
        let said = try await onOwnThread {
            var said = ""
            while !said.contains("\n") {
                let data = output.fileHandleForReading.availableData
                guard !data.isEmpty else { break }
                said += String(decoding: data, as: UTF8.self)
            }
            return said
        }
        let line = said.prefix { $0 != "\n" }
        #expect(line.hasPrefix("listening on "))
        let url = try #require(URL(string: String(line.dropFirst("listening on ".count))))
        return try await body(.live(url, limits: RequestLimits(idle: .seconds(60), total: .seconds(60))))
    }

    @Test func theDocumentsOfEveryAppAreServed() async throws {
        try await withBackend([]) { server in
            let duggy: Configuration = try await server.document("duggy/config")
            #expect(duggy.minimumVersion == "2.0.0")
            // What the server knows by itself is still there.
            #expect(try await !server.data("cities").isEmpty)
        }
    }

    @Test(arguments: [("duggy", true), ("urbannest", false)])
    func withABrandOnlyItsDocumentsAre(_ brand: String, _ isServed: Bool) async throws {
        try await withBackend(["--app", brand]) { server in
            let found: Configuration? = try? await server.document("duggy/config")
            #expect((found != nil) == isServed)
        }
    }

    @Test func aBrowserMayComeBackToEachServedApp() throws {
        var configuration = DevBackendConfiguration()
        #expect(configuration.auth.siteURL == "http://localhost:3000")
        try configuration.serve([.fonsters])
        #expect(configuration.auth.siteURL == "http://localhost:3000" && configuration.auth.redirects == [])
        try configuration.serve([.laten, .duggy])
        #expect(configuration.auth.siteURL == "laten://auth/callback")
        #expect(
            configuration.auth.redirects == ["laten://auth/callback**", "duggy://auth/callback**"])
        #expect(configuration.auth.audiences == ["firstlight-dev", "com.laten.app"])
    }

    @Test @MainActor func theHelpSaysWhatIsServed() async {
        let recorder = ConsoleRecorder()
        #expect(
            await LiveCommands.run(["backend", "--help"], apps: .firstlight, console: recorder.console()) == 0
        )
        let words = recorder.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("serves the documents that the apps request"))
        #expect(words.contains("Serve only this app's documents; by default, those of every app are served."))
    }

    /// Each of these was once taken, and could do nothing.
    @Test(arguments: [
        (["--site-url", "ftp://x"], "may not be sent to 'ftp:'"),
        (["--site-url", "localhost:3000"], "no scheme"),
        (["--jwt-secret", ""], "a text that is not empty"),
        (["--redirect-allow", "example.com/**"], "no scheme"),
        (["--passkeys", "127.0.0.1"], "no domain"), (["--allow-host", "*.example.com"], "stands alone"),
        (["--allow-origin", "https://*.example.com"], "stands alone"),
        (["--oidc", "google=http://x,,"], "takes apple"),
        (["--oidc", "google=http://x", "--oidc", "google=http://y"], "given twice for 'google'"),
        (["--oidc", "google=http://x", "--disable-provider", "google"], "turns it off"),
        (["--audience", " "], "blanks"),
    ])
    @MainActor func whatCanNeverWorkIsAMistake(words: [String], reason: String) async {
        let recorder = ConsoleRecorder()
        let code = await LiveCommands.run(["backend"] + words, apps: .firstlight, console: recorder.console())
        #expect(code == 64 && recorder.diagnostics.contains(reason), "\(recorder.diagnostics)")
    }

    /// RFC 5737 keeps 192.0.2.0/24 for documents: no machine has an address of it.
    @Test @MainActor func anAddressOfAnotherMachineIsAMistakeOfTheHost() async {
        let recorder = ConsoleRecorder()
        let code = await LiveCommands.run(
            ["backend", "--host", "192.0.2.1"], apps: .firstlight, console: recorder.console())
        #expect(code == 64)
        #expect(recorder.diagnostics.contains("192.0.2.1 is no IP address of this machine."))
        #expect(!recorder.diagnostics.contains("another port"))
    }

    @Test @MainActor func anAppThatIsNotThereIsAMistake() async {
        let recorder = ConsoleRecorder()
        let code = await LiveCommands.run(
            ["backend", "--app", "dugy"], apps: .firstlight, console: recorder.console())
        #expect(code == 64 && recorder.diagnostics.contains("duggy"))
    }
}
