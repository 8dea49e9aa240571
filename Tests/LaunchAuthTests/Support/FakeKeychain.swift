// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import LaunchAuth

/// A Keychain in memory with the rules of Security's: an account is there once, an addition replaces nothing.
final class FakeKeychain: Keychain {
    private struct State: Sendable {
        var items: [String: Data]
        var protected: Set<String> = []
        var digests: [String: Data] = [:]
        var requests: [KeychainRequest] = []
        /// How many calls are carried out before the process ends; nil for all.
        var callsLeft: Int?
        var failure: (call: KeychainRequest.Call, status: KeychainStatus, account: String?)?
    }

    private let state: Locked<State>

    init(_ items: [String: Data] = [:]) { state = Locked(State(items: items)) }

    var contents: [String: Data] { state.withLock { $0.items } }
    var requests: [KeychainRequest] { state.withLock { $0.requests } }

    /// Lets a number of calls through, as a process that is ended then; nil is a new one.
    func end(after calls: Int?) { state.withLock { $0.callsLeft = calls } }

    /// Lets all calls of a kind fail, or those for one account.
    func fail(_ call: KeychainRequest.Call, _ status: KeychainStatus, for account: String? = nil) {
        state.withLock { $0.failure = (call, status, account) }
    }

    func perform(_ request: KeychainRequest) -> (status: KeychainStatus, data: Data?) {
        state.withLock { state in
            if let left = state.callsLeft {
                guard left > 0 else { return (.notAvailable, nil) }
                state.callsLeft = left - 1
            }
            state.requests.append(request)
            if let failure = state.failure, failure.call == request.call,
                failure.account.map({ request.query[.account] == .text($0) }) ?? true
            {
                return (failure.status, nil)
            }
            return Self.answer(request, &state)
        }
    }

    private static func answer(
        _ request: KeychainRequest, _ state: inout State
    ) -> (status: KeychainStatus, data: Data?) {
        guard case .text(let account)? = request.query[.account] else {
            state.items = [:]
            return (.success, nil)
        }
        var isMatch = state.items[account] != nil
        if request.call != .add, case .bytes(let digest)? = request.query[.generic] {
            isMatch = isMatch && state.digests[account] == digest
        }
        switch request.call {
        case .find:
            guard isMatch else { return (.itemNotFound, nil) }
            let mayAsk = request.query[.authenticationContext] != .question(reason: nil)
            if state.protected.contains(account), !mayAsk { return (.interactionNotAllowed, nil) }
            return (.success, request.query[.returnData] == .flag(true) ? state.items[account] : nil)
        case .add:
            guard !isMatch else { return (.duplicateItem, nil) }
            keep(request.query, account, &state)
            if request.query[.protection] == .protection(.passcodeSetThisDeviceOnlyWithCurrentBiometry) {
                state.protected.insert(account)
            }
            return (.success, nil)
        case .update:
            guard isMatch else { return (.itemNotFound, nil) }
            keep(request.changes, account, &state)
            return (.success, nil)
        case .delete:
            guard isMatch else { return (.itemNotFound, nil) }
            state.items[account] = nil
            state.protected.remove(account)
            return (.success, nil)
        }
    }

    private static func keep(
        _ values: [KeychainRequest.Attribute: KeychainRequest.Value], _ account: String, _ state: inout State
    ) {
        if case .bytes(let data)? = values[.valueData] { state.items[account] = data }
        if case .bytes(let digest)? = values[.generic] { state.digests[account] = digest }
    }
}

/// The store of Laten's secret over a Keychain in memory.
struct KeychainSensor: BiometricStore {
    let calls: BiometricKeychain

    init(keychain: FakeKeychain) {
        calls = BiometricKeychain(
            item: .credentials(service: "com.laten.app", oldAccount: "laten_auth_credentials"),
            keychain: keychain)
    }

    func availability() async -> BiometricAvailability { .available(.faceID) }
    func hasSecret() async throws(BiometricError) -> Bool { try calls.hasSecret().get() }
    func store(_ secret: Data, reason: String) async throws(BiometricError) { try calls.keep(secret).get() }
    func secret(reason: String) async throws(BiometricError) -> Data {
        try calls.secret(reason: reason).get()
    }
    func removeSecret() async throws(BiometricError) { try calls.removeSecret().get() }
    func migrate() async throws(BiometricError) -> Bool { try calls.migrate().get() }
}
