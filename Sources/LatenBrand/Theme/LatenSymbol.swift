// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A symbol of the system in a square that grows with the user's text size.
struct LatenSymbol: View {
    /// The range of factors by which symbols grow: never below the size of the document, and at most twice that, so
    /// that they leave the words their room.
    static let growth: ClosedRange<CGFloat> = 1...2

    private let name: String
    private let side: CGFloat
    @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

    /// Creates a symbol in a square of a side, in points at the usual text size.
    init(_ name: String, side: CGFloat) { (self.name, self.side) = (name, side) }

    var body: some View { Image.symbol(name, side: side * Self.growth.clamp(scale)) }
}

extension ClosedRange<CGFloat> {
    /// Returns the nearest value within the range.
    func clamp(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
