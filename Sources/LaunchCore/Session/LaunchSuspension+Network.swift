// Licensed under the Apache License, Version 2.0.

extension LaunchSuspension {
    /// Runs a request; a failure of the network while its permission is undecided becomes a wait.
    ///
    /// The first request of an app fails while the system asks whether it may use the network. That is no
    /// error to show: the answer leads to ``LaunchController/networkChanged()``, and the task runs again.
    ///
    /// - Parameters:
    ///   - isUndecided: Whether the user still has to answer; asked only after a failure of the network.
    ///   - classify: Turns the request's error into a kind.
    ///   - request: The request.
    public static func waitingForNetwork<Value: Sendable>(
        ifUndecided isUndecided: @Sendable () async -> Bool,
        classify: @Sendable (any Error) -> LaunchFailureKind = { .classify($0) },
        _ request: @Sendable () async throws -> Value
    ) async throws -> Value {
        do {
            return try await request()
        } catch {
            guard !(error is LaunchSuspension), classify(error) == .network, await isUndecided() else {
                throw error
            }
            throw LaunchSuspension.networkPermission
        }
    }
}
