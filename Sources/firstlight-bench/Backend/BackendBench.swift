// Licensed under the Apache License, Version 2.0.

import Foundation

/// The local backend under load: `wrk` with 64 connections loads a separate process.
@MainActor
struct BackendBench {
    /// The figures of a run of `wrk`.
    struct Load {
        /// Answers per second.
        var rate = 0.0
        /// The milliseconds within which 99 of 100 answers came.
        var late = 0.0
        /// Requests without the right answer.
        var errors = 0
    }

    /// Connections of `wrk`, idle ones and slow ones.
    static let connections = 64
    static let idle = 1000
    static let slow = 32

    private let clock = ContinuousClock()
    private let seconds: Int
    private let wrk: String
    private let script: String
    private let program: String

    /// - Throws: A problem whose text names what is missing.
    init(_ options: BenchOptions) throws {
        seconds = options.seconds
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let wrk = folders.map({ "\($0)/wrk" }).first(where: FileManager.default.isExecutableFile) else {
            throw BenchOptions.Problem(description: "wrk is missing: apt-get install wrk")
        }
        guard let script = options.loadScript else {
            throw BenchOptions.Problem(description: "Scripts/bench.sh names the script of wrk")
        }
        let here = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        program = here.deletingLastPathComponent().appendingPathComponent("firstlight-live").path
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw BenchOptions.Problem(description: "\(program) is missing")
        }
        (self.wrk, self.script) = (wrk, script)
    }

    func run(_ options: BenchOptions, _ report: inout BenchReport) async throws {
        if options.wants("backend.signin") { try await signIns(&report) }
        if options.wants("backend.user") { try users(&report) }
        if options.wants("backend.refresh") { try refreshes(&report) }
    }

    private func load(_ server: BenchServer, _ path: String, _ mode: [String], seconds: Int) throws -> Load {
        let child = try MeasuredProcess(
            [
                wrk, "-t2", "-c\(Self.connections)", "-d\(seconds)s", "--timeout", "10s", "-s", script,
                server.address(path), "--",
            ] + mode)
        let line = child.output.split(separator: "\n").last { $0.hasPrefix("FIGURES ") }
        let figures = line?.split(separator: " ").dropFirst().compactMap { Double($0) } ?? []
        guard child.status == 0, figures.count == 5 else {
            throw BenchOptions.Problem(description: "wrk said: \(child.output.suffix(500))")
        }
        return Load(rate: figures[0] / figures[1] * 1e6, late: figures[3] / 1000, errors: Int(figures[4]))
    }

    /// Measures sign-ins in turns with bare hashing, so that both meet the same machine.
    private func signIns(_ report: inout BenchReport) async throws {
        let server = try BenchServer(program: program)
        defer { server.stop() }
        let account = #"{"email":"ann@example.com","password":"Correct-horse-7"}"#
        _ = try server.post("/signup", account, member: "access_token")
        let before = server.memory
        var (own, bare, late, errors) = ([Double](), [Double](), [Double](), 0)
        for _ in 0..<3 {
            // Of the run before, requests of clients that are gone may still be hashed: it is their turn first.
            _ = try server.post("/token?grant_type=password", account, member: "access_token")
            bare.append(try await BareHash.rate(seconds: Double(seconds) / 6, clock: clock))
            let load = try load(
                server, "/token?grant_type=password", ["post", account], seconds: max(2, seconds / 3))
            own.append(load.rate)
            late.append(load.late)
            errors += load.errors
        }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        report.add(
            "backend.signin", Samples.quantile(own, 0.5), "a second", "bare bcrypt, cost 10, \(cores) cores",
            Samples.quantile(bare, 0.5))
        report.add("backend.signin.p99", Samples.quantile(late, 0.5), "ms", "the median of three", .nan)
        report.add("backend.signin.memory", server.memory - before, "MB more", "before", before)
        report.add("backend.signin.errors", Double(errors), "requests", "none", 0)
    }

    private func users(_ report: inout BenchReport) throws {
        let server = try BenchServer(program: program)
        defer { server.stop() }
        let token = try server.post(
            "/signup", #"{"email":"ann@example.com","password":"Correct-horse-7"}"#, member: "access_token")
        _ = try load(server, "/user", ["get", token], seconds: max(2, seconds / 6))
        let before = server.memory
        let bare = try load(server, "/health", ["get", token], seconds: max(2, seconds / 3))
        let own = try load(server, "/user", ["get", token], seconds: seconds)
        report.add("backend.user", own.rate, "a second", "GET /health", bare.rate)
        report.add("backend.user.p99", own.late, "ms", "GET /health", bare.late)
        report.add("backend.user.memory", server.memory - before, "MB more", "after warming up", before)
        // The same again beside clients that are silent, or send a byte at a time.
        let silent = try (0..<Self.idle).map { _ in try BenchConnection(port: server.port) }
        let slow = try SlowClients(Self.slow, port: server.port, clock: clock)
        let crowded = try load(server, "/user", ["get", token], seconds: max(2, seconds / 3))
        slow.stop()
        withExtendedLifetime(silent) {}
        report.add(
            "backend.user.crowded", crowded.rate, "a second",
            "without \(Self.idle) idle and \(Self.slow) slow clients", own.rate)
        report.add("backend.user.errors", Double(own.errors + crowded.errors), "requests", "none", 0)
    }

    private func refreshes(_ report: inout BenchReport) throws {
        let server = try BenchServer(program: program)
        defer { server.stop() }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "firstlight-tokens-\(getpid())")
        defer { try? FileManager.default.removeItem(at: file) }
        // More than connections: a token that a request takes comes back with its answer.
        let tokens = try (0..<2 * Self.connections).map {
            try server.post(
                "/signup", #"{"email":"user-\#($0)@example.com","password":"Correct-horse-7"}"#,
                member: "refresh_token")
        }
        try Data(tokens.joined(separator: "\n").utf8).write(to: file)
        let before = server.memory
        let bare = try load(server, "/health", ["get", "none"], seconds: max(2, seconds / 3))
        let own = try load(
            server, "/token?grant_type=refresh_token", ["refresh", file.path], seconds: seconds)
        report.add("backend.refresh", own.rate, "a second", "GET /health", bare.rate)
        report.add("backend.refresh.p99", own.late, "ms", "GET /health", bare.late)
        // Used tokens stay, for the rules of their reuse; the database is in memory here.
        let grown = (server.memory - before) * 1e6 / max(1, own.rate * Double(seconds))
        report.add("backend.refresh.memory", grown, "bytes each", "before", before * 1e6)
        report.add("backend.refresh.errors", Double(own.errors), "requests", "none", 0)
    }
}

/// Clients that send their requests a byte at a time.
private struct SlowClients {
    private let work: Task<Void, Never>

    init(_ count: Int, port: UInt16, clock: any Clock<Duration>) throws {
        let clients = try (0..<count).map { _ in try BenchConnection(port: port) }
        // Not here: `wrk` is waited for on the main actor.
        work = Task.detached {
            let request = Array(
                "GET /user HTTP/1.1\r\nHost: a\r\nX-Slow: " + String(repeating: "x", count: 4000))
            for byte in request where !Task.isCancelled {
                for client in clients { client.send(String(byte)) }
                try? await clock.sleep(for: .milliseconds(50))
            }
        }
    }

    func stop() { work.cancel() }
}
