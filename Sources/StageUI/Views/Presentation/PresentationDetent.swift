// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Rule: Hashable, Sendable {
        case medium
        case large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomDetentRule)
    }

    let rule: Rule

    /// About half of the screen.
    public static let medium = PresentationDetent(rule: .medium)
    /// All of the screen but its top.
    public static let large = PresentationDetent(rule: .large)

    /// A share of the height of a large sheet, 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(rule: .fraction(fraction))
    }

    /// A height in points, not counting the safe area below.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(rule: .height(height))
    }

    /// A height that a custom type finds.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(rule: .custom(CustomDetentRule(type: type)))
    }

    /// The height of the content's part of a sheet in points; nil where it does not exist.
    ///
    /// - Parameter largest: The height of a large sheet without the safe area below, in points.
    func height(ofLargest largest: CGFloat, in environment: EnvironmentValues) -> CGFloat? {
        switch rule {
        case .custom(let rule):
            rule.type.height(in: Context(maxDetentValue: largest, environment: environment))
                .map { min(max(0, $0), largest) }
        case .medium: (largest / 2).rounded()
        case .large: largest
        case .fraction(let share): min(max(0, share), 1) * largest
        case .height(let height): min(max(0, height), largest)
        }
    }
}

extension PresentationDetent {
    /// The context from which a custom height is found.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height in points, not counting the safe area below.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the sheet's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }
}

/// A type that finds the height of a sheet.
public protocol CustomPresentationDetent: SendableMetatype {
    /// The context from which the height is found.
    typealias Context = PresentationDetent.Context
    /// Returns the height in points, or nil where the sheet cannot rest there.
    static func height(in context: Context) -> CGFloat?
}

/// A type that finds heights, identified by the type itself.
struct CustomDetentRule: Hashable, Sendable {
    let type: any CustomPresentationDetent.Type
    static func == (a: CustomDetentRule, b: CustomDetentRule) -> Bool { a.type == b.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// The interaction with the views behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    let isEnabled: Bool
    /// The highest place of the sheet at which they can be used; nil for all.
    var limit: PresentationDetent?
    /// They can be used, and are not dimmed, while the sheet is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(isEnabled: true, limit: detent)
    }
    /// The default: they cannot be used.
    public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
    /// They can be used, and are not dimmed.
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    /// They cannot be used.
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
}

/// Reads the selected height in a separate body, so that it is observed.
struct DetentView<Content: View>: View {
    let content: Content
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>

    var body: some View {
        let selected = selection.wrappedValue
        content.presentationOption { [detents, selection] in
            $0.detents = detents
            $0.selection = selection
            $0.selected = selected
        }
    }
}

extension View {
    /// Sets the heights at which the sheet that the view is in can rest.
    @_disfavoredOverload
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationOption { $0.detents = detents }
    }
    /// Sets the heights at which the sheet that the view is in can rest, and which one is chosen.
    @_disfavoredOverload
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        DetentView(content: self, detents: detents, selection: selection)
    }
    /// Shows or hides the handle at the top of the sheet that the view is in.
    @_disfavoredOverload
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationOption { $0.dragIndicator = visibility }
    }
    /// Sets the radius of the corners of the sheet that the view is in, in points.
    @_disfavoredOverload
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationOption { $0.cornerRadius = cornerRadius }
    }
    /// Sets the paint of the sheet or the cover that the view is in.
    @_disfavoredOverload
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationOption {
            $0.style = AnyShapeStyle(style)
            $0.backing = nil
        }
    }
    /// Sets the view that fills the sheet or the cover behind its content; what is clear of it lets the views below be
    /// seen.
    @_disfavoredOverload
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let views = ZStack(alignment: alignment, content: content)
        let backing = AnyView(
            views.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return presentationOption {
            $0.style = AnyShapeStyle(Color.clear)
            $0.backing = backing
        }
    }
    /// Sets whether the views behind the sheet that the view is in can be used.
    @_disfavoredOverload
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        presentationOption { $0.backgroundInteraction = interaction }
    }
    /// Keeps the user from dragging away the sheet that the view is in.
    @_disfavoredOverload
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationOption { options in if isDisabled { options.isDismissDisabled = true } }
    }
}
