// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A preview of a view, which whoever shows previews finds by itself.
///
/// It is a part of debug builds only, as in Xcode, and of others where `FIRSTLIGHT_PREVIEWS` is defined.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "StageMacros", type: "Preview")

/// A preview of a view with traits, which whoever shows previews finds by itself.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StageMacros", type: "Preview")

/// A preview of a view for each of some arguments.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
    _ name: String? = nil, traits: PreviewTrait..., arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "StageMacros", type: "Preview")

/// Marks a property in the body of a preview, such as state, that the preview keeps.
@attached(peer)
public macro Previewable() = #externalMacro(module: "StageMacros", type: "Previewable")

/// The way in which a preview is shown.
public struct PreviewTrait: Sendable {
    enum Kind: Sendable {
        case layout(PreviewLayout)
        case sideways(Bool)
        case modifier(any PreviewModifier & Sendable)
    }

    let kind: Kind

    /// In the space that the view wants.
    public static let sizeThatFitsLayout = PreviewTrait(kind: .layout(.sizeThatFits))
    /// On its side, turned to the left.
    public static let landscapeLeft = PreviewTrait(kind: .sideways(true))
    /// On its side, turned to the right.
    public static let landscapeRight = PreviewTrait(kind: .sideways(true))
    /// Upright.
    public static let portrait = PreviewTrait(kind: .sideways(false))
    /// Upside down.
    public static let portraitUpsideDown = PreviewTrait(kind: .sideways(false))
    /// In a space of points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
    }
    /// Changed by a modifier, with what it makes for all previews.
    public static func modifier(_ modifier: some PreviewModifier & Sendable) -> PreviewTrait {
        PreviewTrait(kind: .modifier(modifier))
    }
}

/// A change of previews that needs something which takes its time to make, such as a model with samples.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the thing that is made.
    associatedtype Context = Void
    /// The type of the changed view.
    associatedtype Body: View
    /// The view of a preview.
    typealias Content = AnyView
    /// Makes what the previews need.
    static func makeSharedContext() async throws -> Context
    /// The changed view.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes nothing.
    public static func makeSharedContext() async throws {}
}

/// A type that has views to preview.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}

extension View {
    /// Names the view in a preview; elsewhere it changes nothing.
    public func previewDisplayName(_ value: String?) -> some View {
        modified(PreviewMark<PreviewedView.Name>(value: value))
    }
    /// Names the device of a preview; elsewhere it changes nothing.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        modified(PreviewMark<PreviewedView.Device>(value: value?.rawValue))
    }
    /// Sets the space of a preview; elsewhere it changes nothing.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        modified(PreviewMark<PreviewedView.Layout>(value: value))
    }
    /// Turns the device of a preview; elsewhere it changes nothing.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modified(PreviewMark<PreviewedView.Orientation>(value: value))
    }
}

/// A device by its name, for a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name, such as "iPhone 15".
    public let rawValue: String
    /// Creates a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device from its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The way in which a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
    let isSideways: Bool
    private let name: String

    /// Upright.
    public static let portrait = InterfaceOrientation(isSideways: false, name: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(
        isSideways: false, name: "portraitUpsideDown")
    /// On its side, turned to the left.
    public static let landscapeLeft = InterfaceOrientation(isSideways: true, name: "landscapeLeft")
    /// On its side, turned to the right.
    public static let landscapeRight = InterfaceOrientation(isSideways: true, name: "landscapeRight")
}

/// The space of a preview.
public enum PreviewLayout: Sendable {
    /// A device's screen.
    case device
    /// As much as the view wants.
    case sizeThatFits
    /// A number of points.
    case fixed(width: CGFloat, height: CGFloat)
}
