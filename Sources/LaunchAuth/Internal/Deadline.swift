// Licensed under the Apache License, Version 2.0.

/// Ends a wait for work that takes too long, even when the work ignores its cancellation.
enum Deadline {
    /// Runs a body; cancels it and throws what `late` says when the limit is reached first.
    static func run<Value: Sendable>(
        within limit: Duration, of clock: any Clock<Duration>, late: AuthError,
        _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let race = Race<Value>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                race.begin(continuation)
                let work = Task {
                    do {
                        race.end(.success(try await body()))
                    } catch {
                        race.end(.failure(error))
                    }
                }
                let timer = Task {
                    // A limit may be late; an answer at its very instant is in time.
                    guard (try? await clock.sleep(for: limit, tolerance: .seconds(1))) != nil else { return }
                    race.end(.failure(late))
                }
                race.onEnd {
                    work.cancel()
                    timer.cancel()
                }
                if Task.isCancelled { race.end(.failure(CancellationError())) }
            }
        } onCancel: {
            race.end(.failure(CancellationError()))
        }
    }
}
