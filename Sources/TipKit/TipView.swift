// Licensed under the Apache License, Version 2.0.

public import StageUI

/// A tip in its place among the views, while it is to be shown.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let isPresented: Binding<Bool>?
    private let action: (Tips.Action) -> Void
    @Environment(\.tipViewStyle) private var style

    /// Creates a view of a tip; nothing for nil. The arrow is not drawn.
    public init(
        _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) { (self.tip, self.isPresented, self.action) = (tip, isPresented, action) }

    /// The tip.
    public var body: some View {
        if let tip, tip.shouldDisplay, isPresented?.wrappedValue ?? true {
            style.view(TipViewStyleConfiguration(tip, action)).onAppear { TipStore.current.count(tip) }
                .onDisappear { isPresented?.wrappedValue = false }
        }
    }
}

extension TipView where Content == AnyTip {
    /// Creates a view of a tip of any kind; nothing for nil.
    public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) { self.init(tip.map { AnyTip($0) }, isPresented: nil, arrowEdge: arrowEdge, action: action) }
}

/// The parts of a tip that a style arranges.
public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    /// The title.
    public let title: Text
    /// The words below the title.
    public let message: Text?
    /// The picture.
    public let image: Image?
    /// The buttons.
    public let actions: [Tips.Action]

    init(_ tip: any Tip, _ action: @escaping (Tips.Action) -> Void) {
        (self.tip, title, message, image) = (tip, tip.title, tip.message, tip.image)
        actions = tip.actions
        told = action
    }
    let told: (Tips.Action) -> Void
}

/// The look of tips.
@MainActor
@preconcurrency
public protocol TipViewStyle {
    /// The kind of the views.
    associatedtype Body: View
    /// The parts.
    typealias Configuration = TipViewStyleConfiguration
    /// Returns the views of a tip.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
extension TipViewStyle {
    fileprivate func view(_ configuration: Configuration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// The usual look: the picture, the words and the buttons, and one that closes.
public struct MiniTipViewStyle: TipViewStyle {
    /// Creates the look.
    public nonisolated init() {}
    /// Returns the views of a tip.
    public func makeBody(configuration: Configuration) -> some View {
        PlainTip(configuration: configuration)
    }
}
extension TipViewStyle where Self == MiniTipViewStyle {
    /// The usual look.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct PlainTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipBackground) private var background
    @Environment(\.tipCornerRadius) private var radius

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            configuration.image.font(.title2).foregroundStyle(.tint)
            VStack(alignment: .leading, spacing: 4) {
                configuration.title.font(.headline)
                configuration.message.font(.subheadline).foregroundStyle(.secondary)
                ForEach(configuration.actions) { action in
                    Divider()
                    Button {
                        action.handler()
                        configuration.told(action)
                    } label: {
                        action.label()
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button {
                configuration.tip.invalidate(reason: .tipClosed)
            } label: {
                Image(systemName: "xmark").foregroundStyle(.secondary)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text("Close", bundle: nil))
        }
        .padding()
        .background(background, in: RoundedRectangle(cornerRadius: radius))
    }
}

private enum TipViewStyleKey: EnvironmentKey {
    static var defaultValue: any TipViewStyle { MiniTipViewStyle() }
}
private enum TipBackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle {
        AnyShapeStyle(Color(uiColor: .secondarySystemBackground))
    }
}
private enum TipCornerRadiusKey: EnvironmentKey {
    static var defaultValue: Double { 13 }
}
extension EnvironmentValues {
    fileprivate var tipViewStyle: any TipViewStyle {
        get { self[TipViewStyleKey.self] }
        set { self[TipViewStyleKey.self] = newValue }
    }
    fileprivate var tipBackground: AnyShapeStyle {
        get { self[TipBackgroundKey.self] }
        set { self[TipBackgroundKey.self] = newValue }
    }
    fileprivate var tipCornerRadius: Double {
        get { self[TipCornerRadiusKey.self] }
        set { self[TipCornerRadiusKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the tips inside.
    public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        environment(\.tipViewStyle, style)
    }
    /// Sets the background of the tips inside.
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.tipBackground, AnyShapeStyle(style))
    }
    /// Sets the corners of the tips inside.
    public func tipCornerRadius(_ cornerRadius: Double?, antialiased: Bool = true) -> some View {
        environment(\.tipCornerRadius, cornerRadius ?? 13)
    }
    /// Shows a tip beside the view, while it is to be shown.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(TipPopover(tip: tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action))
    }
}

private struct TipPopover: ViewModifier {
    let tip: AnyTip?
    let arrowEdge: Edge
    let action: (Tips.Action) -> Void
    /// The name of the tip that the user has put away.
    @State private var hidden: String?

    func body(content: Content) -> some View {
        let shown = Binding(
            get: { tip.map { $0.id != hidden && $0.shouldDisplay } ?? false },
            set: { if !$0 { hidden = tip?.id } })
        content.popover(isPresented: shown, arrowEdge: arrowEdge) {
            TipView(tip, action: action).tipBackground(Color.clear)
                .frame(maxWidth: 320)
                .presentationCompactAdaptation(.popover)
        }
    }
}
