// Licensed under the Apache License, Version 2.0.

/// The entitlements of an app that its launch and sign-in need; all others stay as they are.
public struct Entitlements: KeyedPropertyList {
    /// The file beneath; a root that is no dictionary counts as one without keys.
    public var file: PropertyListFile

    /// Creates entitlements from a list whose root is a dictionary.
    public init(_ file: PropertyListFile) throws(ArtefactProblem) {
        try file.requireDictionary()
        self.file = file
    }

    /// Creates a list without entitlements.
    public init(file: String = "App.entitlements") {
        self.file = PropertyListFile([:], file: file)
    }
}

extension Entitlements {
    /// The push environment, `aps-environment`: development or production.
    public var pushEnvironment: String? {
        get { dictionary[string: "aps-environment"] }
        set { dictionary[string: "aps-environment"] = newValue }
    }

    /// The same on a Mac, `com.apple.developer.aps-environment`.
    public var macPushEnvironment: String? {
        get { dictionary[string: "com.apple.developer.aps-environment"] }
        set { dictionary[string: "com.apple.developer.aps-environment"] = newValue }
    }

    /// The ways to sign in with Apple, `com.apple.developer.applesignin`: Default.
    public var signInWithApple: [String]? {
        get { dictionary[strings: "com.apple.developer.applesignin"] }
        set { dictionary[strings: "com.apple.developer.applesignin"] = newValue }
    }

    /// The sites that belong to the app, `com.apple.developer.associated-domains`: applinks:example.org.
    public var associatedDomains: [String]? {
        get { dictionary[strings: "com.apple.developer.associated-domains"] }
        set { dictionary[strings: "com.apple.developer.associated-domains"] = newValue }
    }

    /// The groups that share what the keychain holds, `keychain-access-groups`.
    public var keychainAccessGroups: [String]? {
        get { dictionary[strings: "keychain-access-groups"] }
        set { dictionary[strings: "keychain-access-groups"] = newValue }
    }

    /// Indicates whether a Mac app is sandboxed, `com.apple.security.app-sandbox`.
    public var isSandboxed: Bool? {
        get { dictionary[boolean: "com.apple.security.app-sandbox"] }
        set { dictionary[boolean: "com.apple.security.app-sandbox"] = newValue }
    }

    /// Indicates whether a sandboxed app may open connections, `com.apple.security.network.client`.
    public var allowsOutgoingConnections: Bool? {
        get { dictionary[boolean: "com.apple.security.network.client"] }
        set { dictionary[boolean: "com.apple.security.network.client"] = newValue }
    }

    /// Indicates whether a sandboxed app may accept connections, `com.apple.security.network.server`.
    public var allowsIncomingConnections: Bool? {
        get { dictionary[boolean: "com.apple.security.network.server"] }
        set { dictionary[boolean: "com.apple.security.network.server"] = newValue }
    }
}
