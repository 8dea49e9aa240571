// Licensed under the Apache License, Version 2.0.

import Foundation

/// The order of calls by which the secret behind face or finger is kept, found, moved and removed.
///
/// At each moment there is a secret in one of two places, so that whatever fails or is ended in the middle loses none: a
/// new one is added before the one before it is deleted. A secret in the spare place is the newer one.
struct BiometricKeychain: Sendable {
    let item: BiometricItem
    let keychain: any Keychain

    /// The place of a new secret while the old one is in its own.
    private var spare: String { item.account + ".new" }

    private func request(_ call: KeychainRequest.Call, _ account: String) -> KeychainRequest {
        KeychainRequest(call, service: item.service, account: account)
    }

    private func delete(_ account: String) -> KeychainStatus {
        keychain.perform(request(.delete, account)).status
    }

    private func add(_ secret: Data, _ account: String) -> KeychainStatus {
        keychain.perform(
            request(.add, account).with([
                .protection: .protection(item.protection), .valueData: .bytes(secret),
            ])
        ).status
    }

    /// Looks for an item without a question to the user.
    private func look(_ account: String) -> KeychainStatus {
        keychain.perform(request(.find, account).with([.authenticationContext: .question(reason: nil)]))
            .status
    }

    /// Returns whether an item is there; where the Keychain does not say, it is not taken for absent.
    private func exists(_ account: String) -> Result<Bool, BiometricError> {
        switch look(account) {
        // It is there, and would ask.
        case .success, .interactionNotAllowed: .success(true)
        case .itemNotFound: .success(false)
        case let status: .failure(Self.error(status))
        }
    }

    /// Returns whether a usable secret is kept.
    func hasSecret() -> Result<Bool, BiometricError> {
        // What cannot be moved at present is moved another time.
        _ = migrate()
        return exists(spare).flatMap { $0 ? .success(true) : exists(item.account) }
    }

    /// Keeps a secret in the place of the one before; it asks no question.
    func keep(_ secret: Data) -> Result<Void, BiometricError> {
        exists(spare).flatMap { hasSpare in
            exists(item.account).flatMap { hasOwn in
                carryOut(BiometricChange(hasOwn: hasOwn, hasSpare: hasSpare), secret)
            }
        }
    }

    /// Makes the calls of a change until one fails.
    private func carryOut(_ change: BiometricChange, _ secret: Data) -> Result<Void, BiometricError> {
        for step in change.steps {
            let status = perform(step, secret)
            guard !step.isDone(status) else { continue }
            switch change.outcome(ofFailed: step) {
            case .kept: return .success(())
            case .refused(let undoing):
                for step in undoing { _ = perform(step, secret) }
                return .failure(Self.error(status))
            }
        }
        return .success(())
    }

    private func perform(_ step: BiometricChange.Step, _ secret: Data) -> KeychainStatus {
        switch step {
        case .add(let place): add(secret, account(of: place))
        case .delete(let place): delete(account(of: place))
        }
    }

    private func account(of place: BiometricChange.Place) -> String {
        switch place {
        case .own: item.account
        case .spare: spare
        }
    }

    /// Gives the secret back after a question with a reason.
    func secret(reason: String) -> Result<Data, BiometricError> {
        exists(spare).flatMap { isNewer in
            let found = keychain.perform(
                request(.find, isNewer ? spare : item.account).with([
                    .authenticationContext: .question(reason: reason), .returnData: .flag(true),
                ]))
            guard found.status == .success else { return .failure(Self.error(found.status)) }
            return found.data.map { .success($0) } ?? .failure(.invalidated)
        }
    }

    /// Removes the secret, wherever it is.
    func removeSecret() -> Result<Void, BiometricError> {
        for account in [item.account, spare, item.oldAccount].compactMap({ $0 }) {
            let status = delete(account)
            if status != .success, status != .itemNotFound { return .failure(Self.error(status)) }
        }
        return .success(())
    }

    /// Moves what an older version kept without the sensor's protection; what is newer is never overwritten.
    ///
    /// - Returns: Whether an older version had kept something.
    func migrate() -> Result<Bool, BiometricError> {
        guard let old = item.oldAccount else { return .success(false) }
        let found = keychain.perform(request(.find, old).with([.returnData: .flag(true)]))
        if found.status == .itemNotFound { return .success(false) }
        guard found.status == .success, let secret = found.data else {
            return .failure(Self.error(found.status))
        }
        return exists(spare).flatMap { hasNewer in
            let status = hasNewer ? .duplicateItem : add(secret, item.account)
            guard status == .success || status == .duplicateItem else { return .failure(Self.error(status)) }
            // What is left there is protected by no sensor, so that it is told, and tried again.
            let deleted = delete(old)
            guard deleted == .success || deleted == .itemNotFound else {
                return .failure(Self.error(deleted))
            }
            return .success(true)
        }
    }

    private static func error(_ status: KeychainStatus) -> BiometricError {
        switch status {
        case .itemNotFound: .invalidated
        case .userCanceled: .cancelled
        // Also when the device is locked while it asks; the item stays.
        case .authFailed: .noMatch
        case .interactionNotAllowed: .locked
        default: .failed(code: Int(status.rawValue))
        }
    }
}
