// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A text style of the brand; all grow with the user's text size (C-DG-28, C-X-10).
struct TypeStyle: Sendable {
    /// The size at the usual text size, in points.
    let size: CGFloat
    var weight = Font.Weight.regular
    /// The style of the system that it grows with.
    let base: Font.TextStyle

    var font: Font { .system(size: size, weight: weight) }

    /// The brand's name (DG-30).
    static let headline1 = TypeStyle(size: 32, weight: .bold, base: .largeTitle)
    /// The tagline (DG-35).
    static let bodyLarge = TypeStyle(size: 17, base: .body)
    /// The message of a step (DG-45).
    static let bodyMedium = TypeStyle(size: 15, base: .subheadline)
}

// The fonts by the document's names. They keep their size; `typeStyle(_:)` grows with the user's.
extension Font {
    /// The brand's name at the usual text size (DG-30).
    public static let headline1 = TypeStyle.headline1.font
    /// The tagline at the usual text size (DG-35).
    public static let bodyLarge = TypeStyle.bodyLarge.font
    /// The message of a step at the usual text size (DG-45).
    public static let bodyMedium = TypeStyle.bodyMedium.font
}

private struct TypeStyleModifier: ViewModifier {
    private let weight: Font.Weight
    @ScaledMetric private var size: CGFloat

    init(_ type: TypeStyle) {
        weight = type.weight
        _size = ScaledMetric(wrappedValue: type.size, relativeTo: type.base)
    }

    func body(content: Content) -> some View {
        content.font(.system(size: size, weight: weight))
    }
}

extension View {
    /// Sets a text style of Duggy.
    func typeStyle(_ type: TypeStyle) -> some View { modifier(TypeStyleModifier(type)) }
}
