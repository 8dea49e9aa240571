// Licensed under the Apache License, Version 2.0.

public import LaunchCore

extension AppRoute: LaunchRouteDescribing {
    /// The tab.
    public var payload: [String: String] {
        switch self {
        case .home(let tab), .offline(let tab): ["tab": tab.rawValue]
        case .authentication, .onboarding: [:]
        }
    }
}
