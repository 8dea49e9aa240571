// Licensed under the Apache License, Version 2.0.

/// Addresses that open an app: one of `CFBundleURLTypes`.
package struct URLType: PropertyKeys {
    /// The keys beneath.
    package var dictionary: PropertyDictionary

    /// Takes the keys as they stand.
    package init(_ dictionary: PropertyDictionary = [:]) { self.dictionary = dictionary }

    /// Makes a type for schemes.
    package init(name: String, schemes: [String], role: String = "Editor") {
        self.init()
        (self.role, self.name, self.schemes) = (role, name, schemes)
    }

    /// The part that the app plays, `CFBundleTypeRole`: Editor, Viewer, Shell or None.
    package var role: String? {
        get { dictionary[string: "CFBundleTypeRole"] }
        set { dictionary[string: "CFBundleTypeRole"] = newValue }
    }

    /// The type's name, mostly the app's identifier, `CFBundleURLName`.
    package var name: String? {
        get { dictionary[string: "CFBundleURLName"] }
        set { dictionary[string: "CFBundleURLName"] = newValue }
    }

    /// The schemes, `CFBundleURLSchemes`.
    package var schemes: [String] {
        get { dictionary[strings: "CFBundleURLSchemes"] ?? [] }
        set { dictionary[strings: "CFBundleURLSchemes"] = newValue }
    }
}
