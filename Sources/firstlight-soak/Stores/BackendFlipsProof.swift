// Licensed under the Apache License, Version 2.0.

import DevBackend
import Foundation
import LaunchCore
import LaunchNetwork

/// Whichever bit of the backend's file is flipped, each account and each answer is right, or the backend refuses the file.
struct BackendFlipsProof: FolderProof {
    let name = "backend-flips"
    /// The number of runs that share the flips.
    let count: Int
    let flips: Int
    let setting: SoakSetting

    /// The flips of one run, and the accounts in its file.
    private static let share = 100
    private static let accounts = 30

    init(flips: Int, setting: SoakSetting) {
        count = (flips + Self.share - 1) / Self.share
        (self.flips, self.setting) = (flips, setting)
    }

    func run(_ index: Int, in folder: URL) async throws -> SoakOutcome {
        let file = folder.appending(path: "backend.sqlite")
        var refreshToken = ""
        let backend = DevBackend(configuration: .quick(storage: .file(file)))
        let url = try await backend.start()
        for number in 0..<Self.accounts {
            refreshToken = try await text("refresh_token", of: ask(url, "signup", Self.account(number)))
        }
        await backend.stop()
        let bytes = try Data(contentsOf: file)
        var random = SplitMix(seed: setting.seed, index: index)
        var outcome = SoakOutcome()
        for _ in 0..<min(Self.share, flips - index * Self.share) {
            let bit = Int.random(in: 0..<bytes.count * 8, using: &random)
            var damaged = bytes
            damaged[bit / 8] ^= 1 << UInt8(bit % 8)
            for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + end) }
            try damaged.write(to: file)
            let end = try await self.end(file, refreshToken)
            outcome.measures[end.name, default: 0] += 1
            outcome.violations += end.violations.map { "Bit \(bit): \($0)" }
        }
        return outcome
    }

    private static func account(_ number: Int) -> [String: String] {
        ["email": "user\(number)@example.com", "password": "Harbour-Light-7"]
    }

    /// Starts a backend on a file and asks it for each account.
    private func end(_ file: URL, _ refreshToken: String) async throws -> (name: String, violations: [String])
    {
        let backend = DevBackend(configuration: .quick(storage: .file(file)))
        let url: URL
        do { url = try await backend.start() } catch {
            let isTold = "\(error)".contains(file.path)
            return ("refused", isTold ? [] : ["the refusal names no file: \(error)"])
        }
        var violations: [String] = []
        for number in 0..<Self.accounts {
            let session = try await ask(url, "token?grant_type=password", Self.account(number))
            let again = try await ask(url, "signup", Self.account(number))
            if session.status != 200 { violations.append("sign-in \(number) answers \(session.status)") }
            if again.status != 422 { violations.append("a second account for \(number): \(again.status)") }
        }
        let renewed = try await ask(url, "token?grant_type=refresh_token", ["refresh_token": refreshToken])
        if renewed.status != 200 { violations.append("a renewal answers \(renewed.status)") }
        await backend.stop()
        return ("harmless", violations)
    }

    private func ask(_ url: URL, _ path: String, _ body: [String: String]) async throws -> HTTPAnswer {
        guard let address = URL(string: "\(url.absoluteString)/\(path)") else { throw URLError(.badURL) }
        var request = HTTPRequest(.post, address)
        request.headers["Content-Type"] = "application/json"
        request.body = try JSONEncoder().encode(body)
        return try await HTTPTransport(limits: RequestLimits(), clock: setting.clock).send(request)
    }

    private func text(_ name: String, of answer: HTTPAnswer) throws -> String {
        try JSONDecoder().decode([String: Member].self, from: answer.body)[name]?.text ?? ""
    }

    /// A member of an answer, of which only texts are looked at.
    private struct Member: Decodable {
        let text: String?
        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        return SoakSummary(
            figure: outcomes.sum("harmless") + outcomes.sum("refused"), unit: "flips",
            details: ["harmless", "refused"].map { ($0, outcomes.sum($0), "flips") })
    }
}
