// Licensed under the Apache License, Version 2.0.

import Foundation

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The label as a view.
    public struct Label: View, ProgressWord {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// The label of the present value as a view.
    public struct CurrentValueLabel: View, ProgressWord {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// The completed fraction, 0 to 1; nil if that is unknown.
    public let fractionCompleted: Double?
    /// The label, if there is one.
    public let label: Label?
    /// The label of the present value, if there is one.
    public let currentValueLabel: CurrentValueLabel?
    /// The span of time, if it is one; its share changes by itself.
    var span: ProgressSpan?
}

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the drawn progress.
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Draws a progress.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The usual look: a bar where the extent is known, spokes where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Draws a progress.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil, configuration.span == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// Turning spokes, whether the extent is known or not, as on iOS.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// Creates the style.
    public nonisolated init() { tint = nil }
    /// Creates the style with a tint colour.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// Draws a progress.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            Spinner(ownTint: tint)
            configuration.label.usualForeground(Color.secondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityRemoveTraits(.isStaticText)
        .accessibilityAddTraits(.updatesFrequently)
        .modified(ProgressElement(fraction: nil))
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// Creates the style.
    public nonisolated init() { tint = nil }
    /// Creates the style with a tint colour.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// Draws a progress.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            if let span = configuration.span {
                TimelineView(span) { ProgressBar(fraction: span.share(at: $0.date)) }
            } else {
                ProgressBar(fraction: configuration.fractionCompleted ?? 0)
            }
            configuration.currentValueLabel.font(.caption).usualForeground(Color.secondary)
        }
        .accessibilityElement(children: .combine)
        .accessibilityRemoveTraits(.isStaticText)
        .accessibilityAddTraits(.updatesFrequently)
        .modified(ProgressElement(fraction: configuration.fractionCompleted, span: configuration.span))
        .transformEnvironment(\.tint) { $0 = tint ?? $0 }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The usual look.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// Turning spokes.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: DrawnStyle<ProgressViewStyleConfiguration> {
        DrawnStyle { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
    }
}

extension EnvironmentValues {
    var progressViewStyle: DrawnStyle<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the progress views inside the view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(
            \.progressViewStyle,
            DrawnStyle(style) { $0.makeBody(configuration: $1) })
    }
}

/// Gives the one element of a progress its name and value.
struct ProgressElement: BoxModifier {
    var fraction: Double?
    var span: ProgressSpan?
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        ProgressElementBox(owner: owner, content: content) { [unowned owner] in
            let now = owner.stage.date
            return owner.modifier.fraction ?? owner.modifier.span?.share(at: now)
        }
    }
}

private final class ProgressElementBox: WrapperBox {
    private let fraction: () -> Double?

    init(owner: Node, content: LayoutBox, fraction: @escaping () -> Double?) {
        self.fraction = fraction
        super.init(owner: owner, content: content)
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        super.accessibilityNodes(context).map { node in
            var node = node
            let fraction = fraction()
            node.label = node.label ?? (fraction == nil ? "In progress" : "Progress")
            if let fraction { node.value = "\(Int((fraction * 100).rounded()))%" }
            return node
        }
    }
}
