// Licensed under the Apache License, Version 2.0.

public import LaunchStore

extension LaunchStore {
    /// Keeps something for later launches, named as a sentence begins (`The session`); what cannot be kept is
    /// told, and stops nothing.
    public static func keep(
        _ what: String, log: @Sendable (String) -> Void, _ write: @Sendable () async throws -> Void
    ) async {
        do { try await write() } catch { log("\(what) could not be kept: \(error)") }
    }
}
