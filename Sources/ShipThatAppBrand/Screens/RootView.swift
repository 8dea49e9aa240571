// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// What all of the real app stands in: its ground and its tint (ST-34).
public struct RootView<Content: View>: View {
    private let content: Content

    /// Creates the root around the app's content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The ground to the very edges, and the content on it.
    public var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .screen(.shipThatApp)
    }
}
