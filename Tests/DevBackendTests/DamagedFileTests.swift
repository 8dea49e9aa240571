// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import DevBackend

/// A data file with a flipped bit: what is wrong with it is harmless, or the backend says so and does not start.
@Suite struct DamagedFileTests {
    /// A backend's file with accounts, and what it answers to them.
    private struct Case {
        let folder: URL
        let bytes: [UInt8]
        let refreshToken: String

        static func configuration(_ file: URL) -> DevBackendConfiguration {
            var configuration = DevBackendConfiguration(storage: .file(file))
            configuration.auth.bcryptCost = 4
            (configuration.auth.limitsRates, configuration.auth.confirmsEmail) = (false, false)
            return configuration
        }

        static func make() async throws -> Case {
            let folder = FileManager.default.temporaryDirectory.appending(path: "damage-\(UUID())")
            let file = folder.appending(path: "backend.sqlite")
            let token = try await withBackend(configuration(file)) { _, _, port in
                let tester = AuthTester(port: port, clock: TestWallClock())
                var last = ""
                for index in 0..<30 {
                    let made = try tester.send(
                        "POST /signup",
                        #"{"email":"user\#(index)@example.com","password":"secret1","data":{"n":"\#(index)"}}"#
                    )
                    last = try #require(
                        try tester.refresh(made.text("refresh_token") ?? "").text("refresh_token"))
                }
                return last
            }
            return Case(folder: folder, bytes: Array(try Data(contentsOf: file)), refreshToken: token)
        }

        /// What is wrong with the answers of a backend on this file; nil when nothing is, or when it refuses to start.
        func problem(_ bytes: [UInt8]) async throws -> String? {
            let file = folder.appending(path: "damaged.sqlite")
            for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + end) }
            try Data(bytes).write(to: file)
            let backend = DevBackend(configuration: Self.configuration(file))
            let port: Int
            do { port = try await backend.start().port ?? 0 } catch {
                return "\(error)".contains(file.path) ? nil : "the error names no file: \(error)"
            }
            let found = try await withTaskExecutorPreference(BlockingExecutor()) { try answers(port) }
            await backend.stop()
            return found
        }

        private func answers(_ port: Int) throws -> String? {
            let tester = AuthTester(port: port, clock: TestWallClock())
            for index in 0..<30 {
                let body = #"{"email":"user\#(index)@example.com","password":"secret1"}"#
                let session = try tester.send("POST /token?grant_type=password", body)
                let user = session.json["user"]
                guard session.status == 200, user?["user_metadata"]?["n"]?.text == "\(index)",
                    user?["identities"]?.elements?.count == 1
                else { return "sign-in \(index): \(session)" }
                let again = try tester.send("POST /signup", body)
                guard again.status == 422, again.text("error_code") == "user_already_exists" else {
                    return "sign-up \(index): \(again)"
                }
            }
            let renewed = try tester.refresh(refreshToken)
            guard renewed.status == 200 else { return "renewal: \(renewed)" }
            let cities = RawClient.ask(port, "GET /cities")?.body ?? ""
            guard cities.contains(#""id":"lisbon","latitude":38.7223"#) else { return "cities: \(cities)" }
            let config = RawClient.ask(port, "GET /config")?.body ?? ""
            return config.contains(#""currency":"EUR""#) ? nil : "config: \(config)"
        }
    }

    @Test func aFlippedBitIsHarmlessOrTold() async throws {
        let files = try await Case.make()
        defer { try? FileManager.default.removeItem(at: files.folder) }
        #expect(try await files.problem(files.bytes) == nil)
        // A fixed order of bits (a Weyl sequence), and the whole header, in which one bit changes the meaning of all.
        let count = files.bytes.count * 8
        var bits = (0..<60).map { Int(UInt64($0) &* 0x9E37_79B9_7F4A_7C15 % UInt64(count)) }
        bits += stride(from: 0, to: 100 * 8, by: 13)
        for bit in bits {
            var bytes = files.bytes
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(try await files.problem(bytes) == nil, "byte \(bit / 8), bit \(bit % 8)")
        }
    }

    /// One bit in the address inside the index that keeps addresses apart; and one in the account itself.
    @Test(arguments: ["user7@example.com\u{0}index", "\"email\":\"user7@example.com"])
    func damageIsFoundBeforeItIsBelieved(place: String) async throws {
        let files = try await Case.make()
        defer { try? FileManager.default.removeItem(at: files.folder) }
        let isIndex = place.hasSuffix("index")
        let wanted = Array((isIndex ? "user7@example.com" : place).utf8)
        let places = files.bytes.indices.dropLast(wanted.count).filter {
            files.bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
        }
        // In the index the address stands without the text of a document around it.
        let found = try #require(
            places.first {
                !isIndex
                    || ($0 > 0 && files.bytes[$0 - 1] != UInt8(ascii: "\"") && files.bytes[$0 + 17] != 0x7B)
            })
        var bytes = files.bytes
        bytes[found + wanted.count - 3] ^= 1
        let file = files.folder.appending(path: "one.sqlite")
        try Data(bytes).write(to: file)
        do {
            _ = try await DevBackend(configuration: Case.configuration(file)).start()
            Issue.record("It was believed.")
        } catch {
            guard case .damagedDatabase(let path, let reason) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(path == file.path && !reason.isEmpty)
        }
        #expect(Array(try Data(contentsOf: file)) == bytes, "Nothing is changed in it.")
    }

    /// The tables of the version before, which had no checksums, with an account.
    @Test func aFileOfTheVersionBeforeKeepsItsAccounts() async throws {
        let files = try await Case.make()
        defer { try? FileManager.default.removeItem(at: files.folder) }
        let file = files.folder.appending(path: "old.sqlite")
        try Data(files.bytes).write(to: file)
        let (process, errors) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c",
            """
            import sqlite3, sys
            c = sqlite3.connect(sys.argv[1])
            names = [r[0] for r in c.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
            for name in names: c.execute(f"ALTER TABLE {name} DROP COLUMN checksum")
            c.execute("PRAGMA user_version = 2")
            c.commit()
            """, file.path,
        ]
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try await files.problem(Array(try Data(contentsOf: file))) == nil)
        try await withBackend(Case.configuration(file)) { _, _, port in
            let tester = AuthTester(port: port, clock: TestWallClock())
            let body = #"{"email":"user3@example.com","password":"secret1"}"#
            let answer = try tester.send("POST /token?grant_type=password", body)
            #expect(answer.status == 200)
        }
        // From now on it is checked.
        let database = try BackendDatabase(Case.configuration(file))
        #expect(try database.hasOwnSchema())
    }
}
