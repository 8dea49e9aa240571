// Licensed under the Apache License, Version 2.0.

/// The state of a request: answered, or waiting for work that does not run on the server's thread.
enum AuthStep {
    /// Work elsewhere, and what to do with its result on the server's thread.
    struct Away {
        let place: WorkPlaces.Place
        let work: @Sendable () -> Void
        let then: () throws -> AuthStep
    }

    case answer(BackendResponse)
    case away(Away)

    /// Runs the work elsewhere, and continues with its result.
    static func away<T: Sendable>(
        _ place: WorkPlaces.Place, _ work: @escaping @Sendable () -> T, then: @escaping (T) throws -> AuthStep
    ) -> AuthStep {
        let result = Locked<T?>(nil)
        return .away(
            Away(
                place: place,
                work: {
                    let value = work()
                    result.withLock { $0 = value }
                },
                then: {
                    guard let value = result.withLock({ $0 }) else { throw AuthFailure.unexpected }
                    return try then(value)
                }))
    }

    static func answer(_ json: JSON) -> AuthStep {
        .answer(.json(json, headers: [("Cache-Control", "no-store")]))
    }
}
