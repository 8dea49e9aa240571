// Licensed under the Apache License, Version 2.0.

/// A problem of an authentication client's configuration.
public enum AuthConfigurationProblem: Hashable, Sendable, CustomStringConvertible {
    /// The project's URL is missing or still a placeholder.
    case urlMissing
    /// The project's URL is not one; the reason says why.
    case urlMalformed(reason: String)
    /// The project's key is missing or still a placeholder.
    case keyMissing
    /// The project's key is not one; the reason says why.
    case keyMalformed(reason: String)
    /// The key is for servers: anyone with the app could read and change everything.
    case keyIsSecret
    /// The redirect is not a usable URL; the reason says why.
    case redirectMalformed(reason: String)

    /// The problem and its remedy.
    public var description: String {
        switch self {
        case .urlMissing:
            "The URL of the authentication project is missing. Put the project's URL, such as "
                + "https://abcdefgh.supabase.co, into the app's configuration."
        case .urlMalformed(let reason):
            "The URL of the authentication project cannot be used: \(reason). Copy it from the project's settings."
        case .keyMissing:
            "The key of the authentication project is missing. Put the project's anonymous or publishable key "
                + "into the app's configuration."
        case .keyMalformed(let reason):
            "The key of the authentication project cannot be used: \(reason). Copy it from the project's settings."
        case .keyIsSecret:
            "The key of the authentication project is its secret one, which must never be in an app. Use the "
                + "anonymous or publishable key, and replace the secret one in the project's settings."
        case .redirectMalformed(let reason):
            "The address for callbacks cannot be used: \(reason). Write a URL with a scheme of the app's own, "
                + "such as bakery://auth/callback."
        }
    }
}
