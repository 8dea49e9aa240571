// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A preview of a view for an editor; accepted so that files with previews compile, and left out of the program.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "StageMacros", type: "Preview")

/// A preview of a view with traits for an editor; accepted so that files with previews compile, and left out of the
/// program.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StageMacros", type: "Preview")

/// The way in which an editor shows a preview.
public struct PreviewTrait: Sendable {
    private init() {}
    /// In the space that the view wants.
    public static let sizeThatFitsLayout = PreviewTrait()
    /// On its side, turned to the left.
    public static let landscapeLeft = PreviewTrait()
    /// On its side, turned to the right.
    public static let landscapeRight = PreviewTrait()
    /// Upright.
    public static let portrait = PreviewTrait()
    /// Upside down.
    public static let portraitUpsideDown = PreviewTrait()
    /// In a space of points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

/// A type that gives an editor views to show; accepted so that files with previews compile.
@MainActor
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}

extension View {
    /// Names the view in a preview; elsewhere it changes nothing.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// Names the device of a preview; elsewhere it changes nothing.
    public func previewDevice(_ value: String?) -> some View { self }
    /// Sets the space of a preview; elsewhere it changes nothing.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
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
