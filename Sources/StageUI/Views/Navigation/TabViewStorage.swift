// Licensed under the Apache License, Version 2.0.

public import Foundation

extension AppStorage where Value == TabViewCustomization {
    /// Stores what a user has chosen of tabs under a key.
    public init(
        wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) {
        self.init(key, wrappedValue, .coded(), store)
    }
}

extension SceneStorage where Value == TabViewCustomization {
    /// Stores what a user has chosen of tabs under a key.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String) {
        self.init(key, wrappedValue, .coded())
    }
}
