// Licensed under the Apache License, Version 2.0.

private enum CrossFadeKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Indicates whether the user prefers views to fade where they would move in and out.
    public internal(set) var accessibilityPrefersCrossFadeTransitions: Bool {
        get { self[CrossFadeKey.self] }
        set { self[CrossFadeKey.self] = newValue }
    }
}
