// Licensed under the Apache License, Version 2.0.

/// An app's requirements for its project, whoever maintains the project.
public struct LintDeclaration: Hashable, Sendable {
    /// The name of the app.
    public var app: String
    /// The folder of the project, from the linted folder; empty for that folder itself.
    public var folder: String
    /// The entitlements of the app on each system.
    public var entitlements: [XcodePlatform: PropertyDictionary]
    /// The keys of Info.plist that explain why the app asks for a permission.
    public var usage: [String]
    /// The URL schemes that open the app.
    public var urlSchemes: [String]
    /// The categories of APIs that code calls which the app links, wherever its sources are.
    public var accessedAPIs: Set<PrivacyCategory>

    /// Declares the requirements for a project.
    public init(
        app: String, folder: String = "", entitlements: [XcodePlatform: PropertyDictionary] = [:],
        usage: [String] = [], urlSchemes: [String] = [], accessedAPIs: Set<PrivacyCategory> = []
    ) {
        (self.app, self.folder, self.entitlements) = (app, folder, entitlements)
        (self.usage, self.urlSchemes, self.accessedAPIs) = (usage, urlSchemes, accessedAPIs)
    }
}
