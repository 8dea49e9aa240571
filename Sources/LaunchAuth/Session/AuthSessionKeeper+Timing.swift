// Licensed under the Apache License, Version 2.0.

import Foundation

/// The time at which the session is renewed without anybody asking.
extension AuthSessionKeeper {
    func schedule(_ state: SessionState<AuthSession>) {
        failures = 0
        timer?.cancel()
        guard isAutomatic, let session = state.session else { return }
        let margin = client.configuration.refreshMargin
        let rest = session.deviceExpiresAt.timeIntervalSince(client.now()) - margin
        renew(after: max(rest, 0) + 0.001)
    }

    /// After 5, 10, 20 seconds and so on, up to five minutes.
    func scheduleRetry() {
        timer?.cancel()
        guard isAutomatic else { return }
        failures = min(failures + 1, 7)
        renew(after: min(5 * Double(1 << (failures - 1)), 300))
    }

    private func renew(after seconds: TimeInterval) {
        let clock = client.clock
        timer = Task { [weak self] in
            guard (try? await clock.sleep(for: .seconds(seconds), tolerance: .seconds(1))) != nil else {
                return
            }
            await self?.take(.wanted)
        }
    }
}
