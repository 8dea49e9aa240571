// Licensed under the Apache License, Version 2.0.

public import Foundation

#if canImport(SwiftUI)
    public import SwiftUI
#else
    public import StageUI
#endif

/// The text styles of the brand; all grow with the user's text size (C-DG-28, C-X-10).
public enum DuggyType: String, CaseIterable, Hashable, Sendable {
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

    /// The style of the system that it grows with.
    var style: Font.TextStyle {
        switch self {
        case .headline1: .largeTitle
        case .bodyLarge: .body
        case .bodyMedium: .subheadline
        }
    }
}

/// Sets a text style of the brand.
struct DuggyTypeModifier: ViewModifier {
    private let weight: Font.Weight
    @ScaledMetric private var size: CGFloat

    init(_ type: DuggyType) {
        weight = type.weight
        _size = ScaledMetric(wrappedValue: type.size, relativeTo: type.style)
    }

    func body(content: Content) -> some View {
        content.font(.system(size: size, weight: weight))
    }
}

extension View {
    /// Sets a text style of Duggy.
    func duggyFont(_ type: DuggyType) -> some View { modifier(DuggyTypeModifier(type)) }
}
