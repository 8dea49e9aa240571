// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// A symbol of the system in a square that grows with the user's text size.
struct LatenSymbol: View {
    /// The range of factors by which symbols grow: never below the size of the document, and at most twice that, so
    /// that they leave the words their room.
    static let growth = GrowingSymbol.growth

    private let name: String
    private let side: CGFloat

    /// Creates a symbol in a square of a side, in points at the usual text size.
    init(_ name: String, side: CGFloat) { (self.name, self.side) = (name, side) }

    var body: some View { GrowingSymbol(name, side: side) }
}
