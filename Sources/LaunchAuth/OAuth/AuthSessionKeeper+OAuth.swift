// Licensed under the Apache License, Version 2.0.

public import Foundation

extension AuthSessionKeeper {
    /// Begins a sign-in with a provider and returns the URL for a browser.
    ///
    /// - Parameters:
    ///   - provider: Whom the user signs in with.
    ///   - scopes: What to ask the provider for, separated by commas.
    /// - Throws: ``AuthError``; `configuration` without a redirect, `vault` when the flow cannot be kept.
    public func beginSignIn(
        with provider: AuthProvider, scopes: String? = nil
    ) async throws(AuthError) -> URL {
        guard let redirect = client.configuration.redirect else {
            throw .configuration(.redirectMalformed(reason: "there is none"))
        }
        let flow = AuthFlow(kind: .browser, provider: provider, random: random, now: client.now())
        try await remember(flow)
        var target = redirect
        if client.configuration.redirectCarriesState {
            target.append(queryItems: [URLQueryItem(name: "state", value: flow.state)])
        }
        return try client.authorizeURL(provider: provider, pkce: flow.pkce, scopes: scopes, redirect: target)
    }

    /// Handles the URL that a browser came back to, at any time, even in a later run of the app.
    ///
    /// A callback that was not requested, was used before or belongs to another app does nothing.
    ///
    /// - Throws: ``AuthError``: what prevented a code from being redeemed; after a transient error the same
    ///   callback may be given once more.
    public func finishSignIn(_ url: URL) async throws(AuthError) -> AuthCallbackOutcome {
        guard let redirect = client.configuration.redirect else { return .ignored(.foreignAddress) }
        let callback: AuthCallback
        do {
            callback = try AuthCallback(url, redirect: redirect)
        } catch {
            return .ignored(error)
        }
        switch callback {
        case .code(let code, let state): return try await redeem(code, state)
        case .error(let error, let state):
            // Without a flow it may be an attacker's attempt to show a text.
            guard let flow = open(try await flowBook(), state).first else { return .ignored(.notAsked) }
            // Without its state it may be one to end the flow: the true callback must still find it.
            if state != nil { try await changeFlows { $0.flows.removeAll { $0 == flow } } }
            return .refused(error)
        }
    }

    /// Returns the provider whose page waits for a callback; nil when none does, or a mail.
    ///
    /// Ask before ``finishSignIn(_:)``, which may end the flow.
    public func pendingProvider(for url: URL) async -> AuthProvider? {
        guard let redirect = client.configuration.redirect,
            let callback = try? AuthCallback(url, redirect: redirect), let book = try? await flowBook()
        else { return nil }
        return open(book, callback.state).first?.provider
    }

    /// Forgets the newest flow, after the user closed the browser.
    ///
    /// - Throws: ``AuthError``.
    public func cancelSignIn() async throws(AuthError) {
        try await changeFlows { book in
            if let index = book.flows.lastIndex(where: { $0.kind == .browser }) {
                book.flows.remove(at: index)
            }
        }
    }

    private func redeem(_ code: String, _ state: String?) async throws(AuthError) -> AuthCallbackOutcome {
        let book = try await flowBook()
        if book.isUsed(code) { return .ignored(.repeated) }
        let flows = open(book, state)
        guard !flows.isEmpty else { return .ignored(.notAsked) }
        // Noted before it is sent: of two callbacks at once, one proceeds.
        guard try await claim(code) else { return .ignored(.repeated) }
        for flow in flows {
            do throws(AuthError) {
                let session = try await signingIn { () async throws(AuthError) in
                    let session = try await client.exchange(code: code, pkce: flow.pkce)
                    try await changeFlows { $0.flows.removeAll { $0 == flow } }
                    try await adopt(session)
                    return session
                }
                return flow.isRecovery == true ? .recovering(session) : .signedIn(session)
            } catch .server(let error) where error.code == .badCodeVerifier {
                // The code belongs to another flow, or to another device; the server keeps it.
                continue
            } catch .server(let error) where error.code == .flowStateNotFound {
                return .ignored(.notAsked)
            } catch {
                if error.isTransient { try? await changeFlows { $0.release(code) } }
                throw error
            }
        }
        return .ignored(.notAsked)
    }

    /// The flows that a callback may belong to, the newest first.
    private func open(_ book: AuthFlowBook, _ state: String?) -> [AuthFlow] {
        let open = book.flows.filter { $0.isOpen(client.now()) }.reversed()
        if let state {
            return open.filter { AuthDigest.areEqual(Data($0.state.utf8), Data(state.utf8)) }
        }
        return open.filter { $0.kind == .mail || !client.configuration.redirectCarriesState }
    }

    private func claim(_ code: String) async throws(AuthError) -> Bool {
        var isFirst = false
        try await changeFlows {
            isFirst = !$0.isUsed(code)
            if isFirst { $0.use(code) }
        }
        return isFirst
    }

    func remember(_ flow: AuthFlow) async throws(AuthError) {
        let now = client.now()
        // Flows that nobody can read are of no use, and must not keep a new one from being begun.
        try await changeFlows(beginsAnew: true) { $0.add(flow, now: now) }
    }

    private func flowBook() async throws(AuthError) -> AuthFlowBook {
        try Self.flows(await rawFlows())
    }

    private func rawFlows() async throws(AuthError) -> Data? {
        do throws(VaultError) { return try await vault.read(.flows) } catch { throw .vault(error) }
    }

    private static func flows(_ raw: Data?) throws(AuthError) -> AuthFlowBook {
        guard let raw else { return AuthFlowBook() }
        do {
            return try JSONDecoder().decode(AuthFlowBook.self, from: raw)
        } catch {
            // Whether a callback was asked for is not known then; it is not one that nobody asked for.
            throw .vault(.damaged(reason: "the sign-ins under way in it are none that this version knows"))
        }
    }

    private func changeFlows(
        beginsAnew: Bool = false, _ change: (inout AuthFlowBook) -> Void
    ) async throws(AuthError) {
        for _ in 0..<16 {
            let raw = try await rawFlows()
            var book = AuthFlowBook()
            do throws(AuthError) { book = try Self.flows(raw) } catch {
                guard beginsAnew else { throw error }
            }
            change(&book)
            do {
                let new = try JSONEncoder().encode(book)
                if try await vault.exchange(.flows, raw, for: new) { return }
            } catch {
                throw .vault(error as? VaultError ?? .failed(reason: "the flows cannot be written as JSON"))
            }
        }
        throw .vault(.failed(reason: "others change the flows all the time. Try again"))
    }
}
