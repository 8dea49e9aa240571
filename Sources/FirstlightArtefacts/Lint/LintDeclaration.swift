// Licensed under the Apache License, Version 2.0.

/// What an app says that its project has to have, whoever looks after the project.
public struct LintDeclaration: Hashable, Sendable {
    /// The name of the app.
    public var app: String
    /// The folder of the project, from the folder that is looked at; empty for that folder itself.
    public var folder: String
    /// What the app may do on each system.
    public var entitlements: [XcodePlatform: PropertyDictionary]
    /// The keys of Info.plist that say why the app asks for something.
    public var usage: [String]
    /// The URL schemes that open the app.
    public var urlSchemes: [String]

    /// Declares what a project has to have.
    public init(
        app: String, folder: String = "", entitlements: [XcodePlatform: PropertyDictionary] = [:],
        usage: [String] = [], urlSchemes: [String] = []
    ) {
        (self.app, self.folder, self.entitlements) = (app, folder, entitlements)
        (self.usage, self.urlSchemes) = (usage, urlSchemes)
    }
}
