// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

/// `play --server` with an address at which no server is.
@Suite struct ServerAddressTests {
    private func play(_ address: String) async throws -> ShellRun {
        try await ShellRun(#""$0" "$@""#, "firstlight-live", ["play", "--server", address])
    }

    @Test func nobodyListensThere() async throws {
        // A port that is held and on which nobody listens refuses whoever connects.
        let holder = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(holder) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isHeld = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(holder, $0, length) == 0 && getsockname(holder, $0, &length) == 0
            }
        }
        #expect(isHeld)
        let url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
        let run = try await play(url)
        #expect(run.code == 69 && run.output.isEmpty)
        #expect(
            run.errors.hasPrefix(
                "firstlight play: No server answers at '\(url)', given with '--server' ("), "\(run.errors)")
        #expect(run.errors.contains("Start a server with 'firstlight backend'"), "\(run.errors)")
    }

    @Test(arguments: [
        ("nonsense", "but it takes a URL such as http://127.0.0.1:8080."),
        ("ftp://127.0.0.1", "but it takes a URL such as http://127.0.0.1:8080."),
        ("http://:8080", "but it takes a URL such as http://127.0.0.1:8080."),
        (":99999", "but it takes a URL such as http://127.0.0.1:8080."),
        (
            "http://10.1.2.3",
            "but for the accounts of UrbanNest it must begin with https://, other than for this machine itself"
        ),
    ])
    func anAddressThatIsNoneIsAMistakeInTheCommandLine(_ address: String, _ reason: String) async throws {
        let run = try await play(address)
        #expect(
            run.code == 64 && run.errors.contains("Option '--server' was given '\(address)', \(reason)"),
            "\(run.errors)")
    }

    @Test(arguments: [
        "http://127.0.0.1:99999", "http://127.0.0.1:65536/path", "http://127.0.0.1:0", "http://[::1]:70000",
        "http://127.0.0.1:99999999999999999999",
    ])
    func aPortThatNoMachineHasIsRefusedBeforeAnythingRuns(_ address: String) async throws {
        // The run that such an address started once ended with another code.
        let run = try await play(address)
        #expect(
            run.code == 64 && run.output.isEmpty
                && run.errors.contains(
                    "Option '--server' was given '\(address)', but a port is a number from 1 to 65535; "
                        + "it takes a URL such as http://127.0.0.1:8080."),
            "\(run.errors)")
    }

    @Test func aCacheWhereNothingCanBeWrittenIsNamed() async throws {
        let run = try await ShellRun(
            #""$0" "$@""#, "firstlight-live", ["play", "--cache", "/proc/cache.sqlite"])
        #expect(
            run.code == 73
                && run.errors.contains(
                    "Option '--cache' was given '/proc/cache.sqlite', but nothing can be written beside it"),
            "\(run.errors)")
    }
}
