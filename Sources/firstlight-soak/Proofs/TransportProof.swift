// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation

/// Whatever a server does, the process that asks lives, each request ends once and as it must, and memory stays small.
struct TransportProof: SoakProof {
    let name = "transport"
    let count = 1
    let requests: Int
    let setting: SoakSetting
    /// Loops that keep the machine busy meanwhile.
    var busyLoops = 4

    /// The number of concurrent requests.
    static let atOnce = 64
    /// The limit of the requests' addition to the resident memory at its peak, in MB: 64 bodies of 1 MB and libcurl's
    /// buffers.
    static let limit = 100.0
    /// The limit of the resident memory's growth from the first quarter to the end, in MB.
    static let growthLimit = 20.0

    func run(_ index: Int) async throws -> SoakOutcome {
        let folder = try setting.makeFolder(name)
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try HostileServer()
        defer { server.stop() }
        let loops = BusyLoops(busyLoops)
        defer { loops.stop() }
        let order = SoakOrder(
            work: .requests(
                HostileRequests(
                    server: try server.url, closed: try server.closedURL, seed: setting.seed,
                    count: requests, atOnce: Self.atOnce)))
        // A proxy in the environment must not be asked for anything either.
        let proxy = try server.elsewhereURL.absoluteString
        let environment = ["http_proxy", "https_proxy", "ALL_PROXY"].map { "\($0)=\(proxy)" }
        let launch = try SoakLaunch(setting, order, environment: environment, folder: folder)
        defer { launch.process.kill() }
        let ended = try await launch.wait(atMost: .seconds(120) + .milliseconds(100 * requests))
        var outcome = SoakOutcome()
        outcome.require(ended, "The requests did not all end in time")
        outcome.require(
            !ended || launch.process.status == 0,
            "The process ended by the status \(launch.process.status ?? 0): \(launch.output)")
        judge(launch.notes, astray: server.figures.astray, &outcome)
        outcome.measures["seconds"] = (setting.clock.now - launch.started) / .seconds(1)
        outcome.measures["connections"] = Double(server.figures.connections)
        outcome.measures["most-sent"] = Double(server.figures.mostSent) / 1e6
        return outcome
    }

    /// Holds what the process noted against the rules.
    func judge(_ notes: [SoakNote], astray: Int, _ outcome: inout SoakOutcome) {
        let wrong = notes.filter { $0.kind == .wrong }
        outcome.violations += wrong.map { "Request \($0.number): \($0.text)" }
        let courses = notes.filter { $0.kind == .course }
        let right = courses.reduce(0) { $0 + $1.number }
        outcome.require(right == requests || !wrong.isEmpty, "\(right) of \(requests) requests ended")
        outcome.require(astray == 0, "\(astray) connections went where no request may go")
        let sizes = notes.filter { $0.kind == .memory }.map { MemoryProof.megabytes(kibibytes: $0.number) }
        if let first = sizes.first, let peak = sizes.last, sizes.count > 2 {
            let added = peak - first
            outcome.require(
                added <= Self.limit, "The requests added \(added) MB instead of at most \(Self.limit)")
            let growth = MemoryProof.growth(sizes.dropFirst().dropLast())
            outcome.require(
                growth <= Self.growthLimit, "The resident memory grew by \(growth) MB after the first quarter"
            )
            outcome.measures["added"] = added
            outcome.measures["growth"] = growth
        } else {
            outcome.violations.append("The memory was noted \(sizes.count) times only")
        }
        for note in courses { outcome.measures["course \(note.text)"] = Double(note.number) }
        outcome.measures["requests"] = Double(right)
    }

    func summary(of outcomes: [SoakOutcome]) -> SoakSummary {
        let measures = outcomes.first?.measures ?? [:]
        func value(_ name: String) -> Double { measures[name] ?? 0 }
        let courses = measures.keys.filter { $0.hasPrefix("course ") }.sorted()
        return SoakSummary(
            figure: value("requests"), unit: "requests",
            details: [
                ("added", value("added"), "MB"), ("growth", value("growth"), "MB"),
                ("seconds", value("seconds"), "s"), ("connections", value("connections"), "connections"),
                ("most-sent", value("most-sent"), "MB"),
            ] + courses.map { (String($0.dropFirst("course ".count)), value($0), "requests") })
    }
}
