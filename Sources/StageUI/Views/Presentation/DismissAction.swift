// Licensed under the Apache License, Version 2.0.

/// An action that dismisses the presentation or the screen of a view.
public struct DismissAction {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    /// Dismisses the presentation or goes back; does nothing in a window's first screen.
    @MainActor @preconcurrency
    public func callAsFunction() { action() }
}

private enum Keys {
    enum Dismiss: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
    enum Presented: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
    /// Dismisses the presentation or the screen of the view.
    public internal(set) var dismiss: DismissAction {
        get { self[Keys.Dismiss.self] }
        set { self[Keys.Dismiss.self] = newValue }
    }
    /// Indicates whether the view is in a presentation or on a screen that can be gone back from.
    public internal(set) var isPresented: Bool {
        get { self[Keys.Presented.self] }
        set { self[Keys.Presented.self] = newValue }
    }
}
