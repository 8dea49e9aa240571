// Licensed under the Apache License, Version 2.0.

public import LaunchCore
public import SwiftUI

/// One launch of an app: the engine, and the window that shows it.
@MainActor
public struct BrandLaunch {
    /// The engine.
    public let controller: any AnyLaunch
    /// The app's window.
    public let root: AnyView

    /// Joins an engine and the window that shows it.
    public init(_ controller: any AnyLaunch, @ViewBuilder root: () -> some View) {
        self.controller = controller
        self.root = AnyView(root())
    }
}
