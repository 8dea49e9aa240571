// Licensed under the Apache License, Version 2.0.

/// URLs that open an app: one of `CFBundleURLTypes`.
public struct URLType: PropertyKeys {
    /// The underlying keys.
    public var dictionary: PropertyDictionary

    /// Creates a value from the keys as they are.
    public init(_ dictionary: PropertyDictionary = [:]) { self.dictionary = dictionary }

    /// Creates a type for schemes.
    public init(name: String, schemes: [String], role: String = "Editor") {
        self.init()
        (self.role, self.name, self.schemes) = (role, name, schemes)
    }

    /// The role of the app, `CFBundleTypeRole`: Editor, Viewer, Shell or None.
    public var role: String? {
        get { dictionary[string: "CFBundleTypeRole"] }
        set { dictionary[string: "CFBundleTypeRole"] = newValue }
    }

    /// The type's name, usually the app's identifier, `CFBundleURLName`.
    public var name: String? {
        get { dictionary[string: "CFBundleURLName"] }
        set { dictionary[string: "CFBundleURLName"] = newValue }
    }

    /// The schemes, `CFBundleURLSchemes`.
    public var schemes: [String] {
        get { dictionary[strings: "CFBundleURLSchemes"] ?? [] }
        set { dictionary[strings: "CFBundleURLSchemes"] = newValue }
    }
}
