// Licensed under the Apache License, Version 2.0.

import Testing

/// Lets other tasks run until something holds; a test whose condition never holds fails instead of hanging.
func eventually(
    isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () async throws -> Bool
) async rethrows {
    for _ in 0..<200_000 {
        if try await condition() { return }
        await Task.yield()
    }
    Issue.record("It never came to that.", sourceLocation: sourceLocation)
}
