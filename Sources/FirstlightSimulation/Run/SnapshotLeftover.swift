// Licensed under the Apache License, Version 2.0.

package import Foundation

/// The description that a failed snapshot test leaves beside its pictures, for a page that shows them: `NAME.failure.json`.
package struct SnapshotLeftover: Codable, Hashable, Sendable {
    /// The end of the file's name.
    package static let ending = ".failure.json"

    /// The file of the golden.
    package let golden: String
    /// The message of the failure.
    package let reason: String
    /// The screen in points; nil for a text.
    package let width, height: Double?
    /// The rectangle around the pixels that differ, in points: left, top, width, height; nil where none does.
    package let area: [Double]?
    /// The box around all that the view draws that owns them, like ``area``; nil where none does.
    package let view: [Double]?
    /// The view that owns them.
    package let owner: String?

    package init(
        golden: String, reason: String, width: Double? = nil, height: Double? = nil, area: [Double]? = nil,
        view: [Double]? = nil, owner: String? = nil
    ) {
        (self.golden, self.reason, self.width, self.height) = (golden, reason, width, height)
        (self.area, self.view, self.owner) = (area, view, owner)
    }
}

extension CGRect {
    /// Its left, top, width and height.
    package var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}
