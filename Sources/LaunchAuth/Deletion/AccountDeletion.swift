// Licensed under the Apache License, Version 2.0.

import Foundation

/// Deletes the account of the signed-in user, and all that the device keeps of it.
///
///     let deletion = AccountDeletion(keeper: keeper, biometrics: sensor) { owner in
///         try await store.removeAll(of: owner.id)
///     }
///     await deletion.finish()                              // at each launch, before anybody asks who is signed in
///     try await deletion.delete(.password(password))       // when the owner asks
///
/// The intent is in the vault before the server hears of it, and the last thing to go: a process that ends in between finds it at
/// its next launch, asks the server what became of it, and goes on. While a request may still be on its way, an account that is there
/// may yet be deleted: the intent stays until the request's token is too old, and each launch asks again. What belongs to another user
/// of the device stays, and a deletion that another user begins meanwhile stands beside it.
public struct AccountDeletion: Sendable {
    /// The user whose account goes.
    public struct Owner: Hashable, Sendable, Codable {
        /// The name of the account, a UUID.
        public let id: String
        /// The email address; nil without one.
        public let email: String?

        /// Names a user.
        public init(id: String, email: String?) { (self.id, self.email) = (id, email) }
    }

    /// The state of a deletion.
    public enum Outcome: Hashable, Sendable {
        /// None was under way.
        case nothing
        /// The account is deleted, and nothing of it is left here.
        case deleted
        /// Nothing of it is left here, and the server could not be asked whether the account is deleted: the session was over.
        case erased
        /// The account is deleted, and something of it could not be removed here; ``AccountDeletion/finish(asksServer:)``
        /// tries again.
        case unfinished
        /// The account is still there: the server refused the deletion, never heard of it, or has not yet.
        case kept
        /// It is not known at present what became of it; ``AccountDeletion/finish(asksServer:)`` asks again.
        case unknown
    }

    /// The deletion under way, as the vault keeps it.
    struct Intent: Hashable, Sendable, Codable {
        var owner: Owner
        /// Indicates whether the account is gone at the server.
        var isConfirmed: Bool
        /// The device's time after which the server carries out no request that was sent for it; nil when none may be on its way.
        var until: Date?

        /// Indicates whether the server may still carry out a request that an ended process sent.
        func mayArrive(at now: Date) -> Bool {
            // A time far ahead is that of a clock that was wrong.
            guard let until else { return false }
            return (now..<now.addingTimeInterval(Self.longestToken + Self.longestRun)).contains(until)
        }

        /// The longest life of an access token that Supabase offers, in seconds.
        static let longestToken: TimeInterval = 604_800
        /// The longest time that a function of Supabase's may run, in seconds ("Edge Functions: Limits").
        static let longestRun: TimeInterval = 400
    }

    /// The keeper of the session.
    public let keeper: AuthSessionKeeper
    let biometrics: (any BiometricStore)?
    let erase: @Sendable (Owner) async throws -> Void
    let log: @Sendable (String) -> Void
    /// Indicates whether this process is deleting at present, and knows better than the intent in the vault.
    private let isUnderWay = Locked(false)

    /// Creates it over what is kept on the device.
    ///
    /// - Parameters:
    ///   - keeper: The keeper of the session; its vault keeps the intent.
    ///   - biometrics: The sensor and its secret.
    ///   - erase: Removes what the app keeps of a user; it may be called again for the same one.
    ///   - log: Receives a line when something could not be removed; it holds no secret.
    public init(
        keeper: AuthSessionKeeper, biometrics: (any BiometricStore)? = nil,
        erase: @escaping @Sendable (Owner) async throws -> Void = { _ in },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.keeper, self.biometrics, self.log, self.erase) = (keeper, biometrics, log, erase)
    }

    /// Deletes the account of the signed-in user at the server, then here.
    ///
    /// - Parameters:
    ///   - proof: What proves that the owner asks.
    ///   - appleCode: The authorization code of Apple's sheet, for an account that came from Apple.
    /// - Returns: ``Outcome/deleted``, or ``Outcome/unfinished``.
    /// - Throws: ``AuthError``. After a refusal the account is as it was. After a transient error it is not known whether the
    ///   server has deleted it: ``finish(asksServer:)`` finds out.
    @discardableResult public func delete(
        _ proof: AccountProof, appleCode: String? = nil
    ) async throws(AuthError) -> Outcome {
        isUnderWay.withLock { $0 = true }
        defer { isUnderWay.withLock { $0 = false } }
        let session = try await keeper.session()
        let owner = Owner(id: session.user.id, email: session.user.email)
        let earlier = try await intent(of: owner)
        do throws(AuthError) {
            try await keeper.asking { present throws(AuthError) in
                guard present.user.id == session.user.id else { throw .superseded }
                let until = present.deviceExpiresAt.addingTimeInterval(Intent.longestRun)
                try await note(Intent(owner: owner, isConfirmed: false, until: until))
                try await keeper.client.deleteAccount(
                    accessToken: present.accessToken, proof: proof, appleCode: appleCode)
            }
        } catch {
            // Only a refusal, or a request that never left, says that the account is still there; of an earlier request that may
            // be on its way it says nothing.
            switch error {
            case .server(let refusal) where !refusal.isTransient: try? await restore(earlier, of: owner)
            case .unsendable, .superseded: try? await restore(earlier, of: owner)
            default: break
            }
            throw error
        }
        let confirmed = Intent(owner: owner, isConfirmed: true)
        try? await note(confirmed)
        return await remove(confirmed)
    }

    /// Finishes the deletions that earlier runs of the app began, each user's.
    ///
    /// Without one it costs a look into the vault.
    ///
    /// - Parameter asksServer: Whether the server may be asked what became of it. Without that only a deletion goes on that the
    ///   server has confirmed, as where nobody may wait.
    /// - Returns: What became of the last; of one that is not done, when there is such a one.
    @discardableResult public func finish(asksServer: Bool = true) async -> Outcome {
        // What the server answers to the request that is under way is not known yet.
        if isUnderWay.withLock({ $0 }) { return .unknown }
        let intents: [Intent]
        do {
            intents = try Self.intents(try await keeper.vault.read(.deletion))
        } catch is VaultError {
            return .unknown
        } catch {
            // A newer version may have written it; it stays.
            log("A deletion is none that this version knows.")
            return .unknown
        }
        var outcome = Outcome.nothing
        for intent in intents {
            let ended = await finish(intent, asksServer)
            if outcome != .unknown, outcome != .unfinished { outcome = ended }
        }
        return outcome
    }

    private func finish(_ intent: Intent, _ asksServer: Bool) async -> Outcome {
        if intent.isConfirmed { return await remove(intent) }
        guard asksServer else { return .unknown }
        switch await ask(intent.owner) {
        case .kept:
            if !intent.mayArrive(at: keeper.client.now()) { try? await forget(intent.owner) }
            return .kept
        case .deleted:
            let confirmed = Intent(owner: intent.owner, isConfirmed: true)
            try? await note(confirmed)
            return await remove(confirmed)
        case .erased: return await remove(intent) == .deleted ? .erased : .unfinished
        case let other: return other
        }
    }

    /// Asks the server what became of an account.
    private func ask(_ owner: Owner) async -> Outcome {
        await keeper.resume()
        do throws(AuthError) {
            let session = try await keeper.session()
            // Somebody else is signed in by now, whose token says nothing about the owner's account.
            guard session.user.id == owner.id else { return .erased }
            _ = try await keeper.client.user(accessToken: session.accessToken)
            return .kept
        } catch {
            if error.code == .userNotFound { return .deleted }
            return error == .signedOut || error.endsSession ? .erased : .unknown
        }
    }

    /// Removes everything of a user, the intent last; each step may be done again.
    private func remove(_ intent: Intent) async -> Outcome {
        let owner = intent.owner
        var isDone = true
        func attempt(_ what: String, _ body: () async throws -> Void) async {
            do { try await body() } catch {
                isDone = false
                log("\(what) of a deleted account could not be removed yet: \(error)")
            }
        }
        await attempt("The session") { try await keeper.forget(userID: owner.id) }
        await attempt("The secret") {
            let secret = SecretOwner(vault: keeper.vault)
            guard let biometrics, try await secret.goes(with: owner.id) else { return }
            try await biometrics.removeSecret()
            try await secret.forget()
        }
        await attempt("The data") { try await erase(owner) }
        await attempt("A choice") {
            if let email = owner.email { try await PromptBook(vault: keeper.vault).forget(email) }
        }
        guard isDone else { return .unfinished }
        await attempt("The note") { try await forget(owner) }
        return isDone ? .deleted : .unfinished
    }

    /// Writes an intent beside those of other users.
    private func note(_ intent: Intent) async throws(AuthError) {
        try await change { $0.filter { $0.owner.id != intent.owner.id } + [intent] }
    }

    /// Returns the intent of a user that an earlier run has left.
    private func intent(of owner: Owner) async throws(AuthError) -> Intent? {
        var found: Intent?
        try await change { all in
            found = all.first { $0.owner.id == owner.id }
            return all
        }
        return found
    }

    /// Takes an intent back, down to the one that was there before.
    private func restore(_ earlier: Intent?, of owner: Owner) async throws(AuthError) {
        guard let earlier, earlier.isConfirmed || earlier.mayArrive(at: keeper.client.now()) else {
            return try await forget(owner)
        }
        try await note(earlier)
    }

    private func forget(_ owner: Owner) async throws(AuthError) {
        try await change { $0.filter { $0.owner.id != owner.id } }
    }

    /// Changes the intents in the vault, all of which are of different users.
    private func change(_ body: ([Intent]) -> [Intent]) async throws(AuthError) {
        do {
            for _ in 0..<16 {
                let raw = try await keeper.vault.read(.deletion)
                let old = try Self.intents(raw)
                let new = body(old)
                if new == old { return }
                let next = new.isEmpty ? nil : try JSONEncoder().encode(new)
                if try await keeper.vault.exchange(.deletion, raw, for: next) { return }
            }
            throw VaultError.failed(reason: "others change the deletions all the time. Try again")
        } catch {
            throw .vault(
                error as? VaultError
                    ?? .failed(reason: "the deletions in the vault are none that this version knows"))
        }
    }

    /// The intents in a record of the vault; an earlier version wrote one alone.
    ///
    /// - Throws: An error for a record that this version does not know.
    static func intents(_ raw: Data?) throws -> [Intent] {
        guard let raw else { return [] }
        if let one = try? JSONDecoder().decode(Intent.self, from: raw) { return [one] }
        return try JSONDecoder().decode([Intent].self, from: raw)
    }
}
