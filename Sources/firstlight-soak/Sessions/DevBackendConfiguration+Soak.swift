// Licensed under the Apache License, Version 2.0.

import DevBackend

extension DevBackendConfiguration {
    /// A server for many sign-ins in a short time: nobody confirms an address, nothing is limited, passwords cost little.
    static func quick(storage: Storage = .memory) -> DevBackendConfiguration {
        var configuration = DevBackendConfiguration(storage: storage)
        configuration.auth.confirmsEmail = false
        configuration.auth.limitsRates = false
        configuration.auth.bcryptCost = 4
        return configuration
    }
}
