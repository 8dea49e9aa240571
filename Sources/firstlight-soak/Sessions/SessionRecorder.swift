// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import Synchronization

/// Notes what one keeper does, until it is ended as a process would be.
final class SessionRecorder: Sendable {
    private struct State {
        var last = 0
        var notes: [SessionNote] = []
        var isEnded = false
        /// Writes to the vault under way, and when the last one ended.
        var writes = 0
        var written = 0.0
        var killed = 0.0
    }

    private let state = Mutex(State())
    private let sink: @Sendable (SessionNote) -> Void

    /// - Parameter sink: Receives each note besides, to keep it beyond the end of the process.
    init(sink: @escaping @Sendable (SessionNote) -> Void = { _ in }) { self.sink = sink }

    var now: Double { Date().timeIntervalSinceReferenceDate }
    var isAlive: Bool { state.withLock { !$0.isEnded } }
    var isWriting: Bool { state.withLock { $0.writes > 0 } }
    /// The recorded diary. A write that began before the end may finish a little later, unlike a process's.
    var diary: SessionDiary {
        state.withLock {
            SessionDiary($0.notes, killed: $0.isEnded ? max($0.killed, $0.written) : nil)
        }
    }

    /// From now on nothing is sent or noted any more, and no write begins.
    func kill() {
        state.withLock { state in
            guard !state.isEnded else { return }
            (state.isEnded, state.killed) = (true, now)
        }
    }

    /// Notes that a write to the vault begins; false when it must not any more.
    func beginWrite() -> Bool {
        state.withLock { state in
            if !state.isEnded { state.writes += 1 }
            return !state.isEnded
        }
    }

    func endWrite() {
        state.withLock { state in
            state.writes -= 1
            state.written = now
        }
    }

    func begin(_ action: SessionNote.Action) -> Int {
        add { SessionNote(kind: .began, number: $0, action: action, at: self.now) }
    }

    func end(_ number: Int, session: String? = nil, error: String? = nil) {
        _ = add { _ in
            SessionNote(kind: .ended, number: number, at: self.now, session: session, error: error)
        }
    }

    func hand(_ number: Int, _ token: String, since: Double) {
        _ = add { _ in
            SessionNote(
                kind: .handed, number: number, at: self.now, since: since, session: Self.session(of: token))
        }
    }

    private func add(_ make: (Int) -> SessionNote) -> Int {
        state.withLock { state in
            state.last += 1
            let note = make(state.last)
            guard !state.isEnded else { return note.number }
            state.notes.append(note)
            sink(note)
            return note.number
        }
    }

    /// The transport of a keeper that can be ended, with a note of each request that ends sessions.
    func watched(_ transport: @escaping AuthTransport) -> AuthTransport {
        { [self] request in
            guard isAlive else { throw AuthTransportFailure.broken(reason: "the process was ended") }
            var number: Int?
            if request.url.lastPathComponent == "logout" {
                let token = request.headers["Authorization"]?.split(separator: " ").last.map(String.init)
                let scope = request.url.query()?.split(separator: "=").last.map(String.init)
                number = add {
                    SessionNote(
                        kind: .sent, number: $0, at: now, session: token.flatMap(Self.session), error: scope)
                }
            }
            let answer = try await transport(request)
            guard isAlive else { throw AuthTransportFailure.broken(reason: "the process was ended") }
            // Any other status comes from a fault, and the request may still be carried out.
            if let number, answer.status < 400 || [401, 403, 404].contains(answer.status) {
                _ = add { _ in SessionNote(kind: .answered, number: number, at: now) }
            }
            return answer
        }
    }

    /// The session that an access token is of.
    static func session(of token: String) -> String? {
        (try? AuthTokenRules().verify(token, now: nil))?["session_id"]?.string
    }
}

/// A vault as a process has it that can be ended.
struct MortalVault: Vault {
    let vault: any Vault
    let record: SessionRecorder

    private func check() throws(VaultError) {
        guard record.isAlive else { throw .unavailable(reason: "the process was ended") }
    }

    func read(_ key: VaultKey) async throws(VaultError) -> Data? {
        try check()
        return try await vault.read(key)
    }

    func exchange(_ key: VaultKey, _ old: Data?, for new: Data?) async throws(VaultError) -> Bool {
        guard record.beginWrite() else { throw .unavailable(reason: "the process was ended") }
        defer { record.endWrite() }
        let isDone = try await vault.exchange(key, old, for: new)
        // Whoever was ended meanwhile never hears of it.
        try check()
        return isDone
    }

    func removeAll() async throws(VaultError) {
        try check()
        try await vault.removeAll()
    }
}
