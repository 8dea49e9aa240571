// Licensed under the Apache License, Version 2.0.

import Observation

/// What a service tells that the launch does not run itself.
@MainActor
@Observable
final class InitializationReports {
    private(set) var statuses: [InitializationStatus] = []
    private(set) var error: (any Error)?

    func begin() { (statuses, error) = ([], nil) }
    func add(_ status: InitializationStatus) { statuses.append(status) }
    func fail(_ error: any Error) { self.error = error }
}
