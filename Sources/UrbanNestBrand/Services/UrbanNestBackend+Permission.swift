// Licensed under the Apache License, Version 2.0.

import LaunchCore
import LaunchKit

extension UrbanNestBackend {
    /// Makes a failure of the network a wait while the user has not said whether the app may use it.
    ///
    /// - Parameter isUndecided: Whether the system still asks the user; called after such a failure only.
    public func waitingForPermission(
        ifUndecided isUndecided: @escaping @Sendable () async -> Bool
    ) -> UrbanNestBackend {
        @Sendable func waiting<T: Sendable>(_ load: @Sendable () async throws -> T) async throws -> T {
            try await LaunchSuspension.waitingForNetwork(
                ifUndecided: isUndecided, classify: ServiceError.kind(of:), load)
        }
        let (configuration, cities) = (loadConfiguration, loadCities)
        return UrbanNestBackend(
            loadConfiguration: { try await waiting(configuration) },
            loadCities: { try await waiting(cities) })
    }
}
