// Licensed under the Apache License, Version 2.0.

public import LaunchStore

/// A yes that is kept over launches, such as that the onboarding was seen to its end.
public struct KeptFlag: Sendable {
    private let flag: LaunchStoreFlag
    private let what: String
    private let store: LaunchStore

    /// Names a flag in a store, and what it means, as a sentence begins: `That the slides were seen`.
    public init(_ flag: LaunchStoreFlag, _ what: String, in store: LaunchStore) {
        (self.flag, self.what, self.store) = (flag, what, store)
    }

    /// Whether it was set; a flag that was never written was not.
    public func isSet() async throws -> Bool { try await store.flag(flag) == true }

    /// Sets the flag, or takes it back.
    public func set(_ value: Bool = true) async throws { try await store.setFlag(value, for: flag) }

    /// Sets the flag; a disk that cannot be written is told, and a later launch finds the flag as it was.
    public func keep(log: @Sendable (String) -> Void) async {
        await LaunchStore.keep(what, log: log) { try await set() }
    }
}

extension LaunchStore {
    /// Keeps something for later launches, named as a sentence begins (`The session`); what cannot be kept is
    /// told, and stops nothing.
    public static func keep(
        _ what: String, log: @Sendable (String) -> Void, _ write: @Sendable () async throws -> Void
    ) async {
        do { try await write() } catch { log("\(what) could not be kept: \(error)") }
    }
}
