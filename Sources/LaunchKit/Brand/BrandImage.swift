// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A picture of an app's asset catalogue, drawn by a view.
@MainActor
public struct BrandImage {
    /// The name by which `Image` finds it.
    public let name: String
    /// Its natural size in points.
    public let size: CGSize
    /// Draws it.
    public let art: () -> AnyView

    /// Describes a picture.
    public init(_ name: String, size: CGSize, @ViewBuilder art: @escaping () -> some View) {
        (self.name, self.size) = (name, size)
        self.art = { AnyView(art()) }
    }
}
