// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Firebase's module FirebaseRemoteConfig that Duggy's host calls, as declarations only: what calls it is type-checked
// on Linux, where the module does not exist. Nothing here is ever run or shipped.

public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
    case successFetchedFromRemote, successUsingPreFetchedData, error
}

public final class RemoteConfig {
    public static func remoteConfig() -> RemoteConfig { RemoteConfig() }
    public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus { .error }
    init() {}
}
