// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A length that grows with the user's text size, and on a television with the distance from which that is seen.
@propertyWrapper
public struct BrandMetric: DynamicProperty {
    /// The factor on a television: body text of 16 points has the 29 points of tvOS's there, and of 13 points 23.
    nonisolated static let television: CGFloat = 1.8

    /// The least size of text on a television, in points.
    public nonisolated static let leastText: CGFloat = 23

    private let usual: CGFloat
    @ScaledMetric private var scaled: CGFloat
    @Environment(\.distanceScale) private var distance

    /// Creates a length in points that grows as a text style does.
    public init(wrappedValue: CGFloat, relativeTo textStyle: Font.TextStyle = .body) {
        usual = wrappedValue
        _scaled = ScaledMetric(wrappedValue: wrappedValue, relativeTo: textStyle)
    }

    /// The length at the user's text size.
    public var wrappedValue: CGFloat { distance > 1 ? max(scaled, usual * distance) : scaled }
}

extension View {
    /// Limits the width of a column to a length in points, which is larger on a television.
    public func columnWidth(
        _ width: CGFloat, minHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { modifier(ColumnWidth(width: width, minHeight: minHeight, alignment: alignment)) }
}

private struct ColumnWidth: ViewModifier {
    let width: CGFloat
    let minHeight: CGFloat?
    let alignment: Alignment
    @Environment(\.distanceScale) private var distance

    func body(content: Content) -> some View {
        content.frame(maxWidth: width * distance, minHeight: minHeight, alignment: alignment)
    }
}
