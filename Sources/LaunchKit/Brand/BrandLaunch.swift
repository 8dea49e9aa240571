// Licensed under the Apache License, Version 2.0.

public import LaunchCore
public import SwiftUI

/// One launch of an app: the engine, and the window that shows it.
@MainActor
public struct BrandLaunch {
    /// The engine.
    public let controller: any AnyLaunch
    /// Whether the app does something that the engine does not know of, such as a sign-in.
    public let isBusy: () -> Bool
    /// The app's window.
    public let root: AnyView

    /// Joins an engine and the window that shows it.
    ///
    /// - Parameters:
    ///   - controller: The engine.
    ///   - isBusy: Whether the app does something that the engine does not know of; a run on a virtual clock waits
    ///     until that rests, too.
    ///   - root: The window.
    public init(
        _ controller: any AnyLaunch, isBusy: @escaping () -> Bool = { false },
        @ViewBuilder root: () -> some View
    ) {
        (self.controller, self.isBusy) = (controller, isBusy)
        self.root = AnyView(root())
    }
}
