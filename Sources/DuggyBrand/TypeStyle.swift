// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// The text styles of the brand; all grow with the user's text size (C-DG-28, C-X-10).
public enum TypeStyle: String, CaseIterable, Hashable, Sendable {
    /// The brand's name (DG-30).
    case headline1
    /// The tagline (DG-35).
    case bodyLarge
    /// The message of a step (DG-45).
    case bodyMedium

    /// The size at the usual text size, in points.
    public var size: CGFloat {
        switch self {
        case .headline1: 32
        case .bodyLarge: 17
        case .bodyMedium: 15
        }
    }

    /// The weight.
    public var weight: Font.Weight { self == .headline1 ? .bold : .regular }

    /// The font at the usual text size.
    var font: Font { .system(size: size, weight: weight) }

    /// The style of the system that it grows with.
    var style: Font.TextStyle {
        switch self {
        case .headline1: .largeTitle
        case .bodyLarge: .body
        case .bodyMedium: .subheadline
        }
    }
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

/// Sets a text style of the brand.
struct TypeStyleModifier: ViewModifier {
    private let weight: Font.Weight
    @ScaledMetric private var size: CGFloat

    init(_ type: TypeStyle) {
        weight = type.weight
        _size = ScaledMetric(wrappedValue: type.size, relativeTo: type.style)
    }

    func body(content: Content) -> some View {
        content.font(.system(size: size, weight: weight))
    }
}

extension View {
    /// Sets a text style of Duggy.
    func typeStyle(_ type: TypeStyle) -> some View { modifier(TypeStyleModifier(type)) }
}
