// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit

/// The tasks of a launch of Laten; both begin with the first frame (`LA-50`, `LA-51`).
struct LatenTasks {
    /// The services of the tasks.
    struct Services: Sendable {
        let keeper: AuthSessionKeeper
        let store: LatenStore
        let biometrics: (any BiometricStore)?
        let deletion: AccountDeletion
        let appleState: @Sendable (String) async -> AppleCredentialState
        let log: @Sendable (String) -> Void
    }

    /// The longest wait for the session (`C-LA-19`).
    static let patience = Duration.seconds(10)

    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let onboarding: LaunchTask<Bool>
    let session: LaunchTask<SessionCheck>

    /// Creates the tasks; without services they are only described.
    init(_ services: Services?) {
        onboarding = plan.task("onboarding", .optional, fallback: true) {
            try await services?.store.isOnboarded() ?? false
        }
        session = plan.task(
            "session", .optional, timeout: Self.patience, fallback: SessionCheck(.unknown(.tooSlow))
        ) {
            guard let services else { return SessionCheck(.signedOut) }
            do {
                try await services.store.firstRun.prepare(
                    services.keeper.vault, biometrics: services.biometrics)
            } catch VaultError.locked, BiometricError.locked {
                throw LaunchSuspension.protectedData
            } catch let error as VaultError {
                return SessionCheck(.unknown(.unreadable(error.description)))
            } catch let error where !(error is CancellationError) {
                // Who is signed in does not depend on it.
                services.log("Whether this is a first run is not known, and nothing was removed: \(error)")
            }
            // Nobody sees what is left of an account that is being deleted.
            await services.deletion.finish()
            let check = await services.keeper.check(services.appleState)
            // Until the device is unlocked there is no answer.
            if check.answer.gap == .locked, check.stored == nil { throw LaunchSuspension.protectedData }
            return check
        }
    }

    /// Returns the findings of the tasks so far.
    ///
    /// - Parameters:
    ///   - stored: The session on the device, as far as it was read, for want of an answer.
    ///   - date: The present date.
    func knowledge(_ results: LaunchResults, stored: AuthSession?, at date: Date) -> LatenKnowledge {
        LatenKnowledge(
            session: check(results, stored: stored), isOnboarded: results[onboarding] ?? true, date: date)
    }

    /// Returns the session's state by then.
    func check(_ results: LaunchResults?, stored: AuthSession?) -> SessionCheck {
        let check = results?[session] ?? SessionCheck(.unknown(.tooSlow))
        // A session that waits for its second factor stands in for nothing.
        let stored = stored?.factorDue == nil ? stored : nil
        return SessionCheck(check.answer, stored: check.stored ?? stored)
    }
}
