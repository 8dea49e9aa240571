// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A picture of an app's asset catalogue, drawn by a view.
@MainActor
public struct AppImage {
    /// The name by which `Image` finds it.
    public let name: String
    /// The size that the view is drawn in, in points.
    public let size: CGSize
    /// The files of the picture in the asset catalogue.
    public let files: Files
    /// Draws it.
    public let art: () -> AnyView

    /// The files of a picture in an asset catalogue.
    public struct Files: Equatable, Sendable {
        /// The name of the files without scale and suffix; nil for that of the picture.
        public var name: String?
        /// The natural size in the catalogue, in points; nil for that of the view.
        public var size: CGSize?
        /// The pixels to a point, a file for each; one alone serves every screen.
        public var scales: [Int]
        /// Indicates whether the app paints it in its own colour.
        public var isTemplate: Bool
        /// The place of the artwork itself in a project, of which the catalogue's file is a copy; nil for none.
        public var source: String?

        /// Describes the files of a picture.
        public init(
            _ name: String? = nil, size: CGSize? = nil, scales: [Int] = [1, 2, 3], isTemplate: Bool = false,
            source: String? = nil
        ) {
            (self.name, self.size, self.scales) = (name, size, scales)
            (self.isTemplate, self.source) = (isTemplate, source)
        }
    }

    /// Describes a picture.
    public init(
        _ name: String, size: CGSize, files: Files = Files(), @ViewBuilder art: @escaping () -> some View
    ) {
        (self.name, self.size, self.files) = (name, size, files)
        self.art = { AnyView(art()) }
    }
}
