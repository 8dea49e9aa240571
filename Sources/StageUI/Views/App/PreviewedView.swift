// Licensed under the Apache License, Version 2.0.

import Foundation

/// A declaration of `#Preview`: the macro makes such a type, which is found by what it conforms to.
@MainActor
public protocol PreviewRegistry {
    /// The module and the file of the declaration: `Shop/Cart.swift`.
    nonisolated static var fileID: String { get }
    /// The line of the declaration.
    nonisolated static var line: Int { get }
    /// The previews: one, or one for each argument.
    static func makePreviews() -> [PreviewedView]
}

/// A view that is previewed, with the way in which it is shown.
@MainActor
public struct PreviewedView {
    enum Name: ViewTraitKey { typealias Value = String }
    enum Device: ViewTraitKey { typealias Value = String }
    enum Layout: ViewTraitKey { typealias Value = PreviewLayout }
    enum Orientation: ViewTraitKey { typealias Value = InterfaceOrientation }

    /// The name; nil for one that has none.
    public private(set) var name: String?
    /// The name of the device that is asked for, such as "iPhone 15"; nil for any.
    public private(set) var device: String?
    /// The space.
    public private(set) var layout = PreviewLayout.device
    /// Indicates whether the device lies on its side.
    public private(set) var isSideways = false
    /// The argument that it is made of, as text; nil for a preview without arguments.
    package private(set) var argument: String?
    private var modifiers: [any PreviewModifier & Sendable] = []
    private let content: @MainActor () -> AnyView

    private init(_ name: String?, _ traits: [PreviewTrait], _ content: @escaping @MainActor () -> AnyView) {
        (self.name, self.content) = (name, content)
        for trait in traits {
            switch trait.kind {
            case .layout(let value): layout = value
            case .sideways(let value): isSideways = value
            case .modifier(let value): modifiers.append(value)
            }
        }
    }

    /// The wishes besides the view, in words for people.
    package var wishes: [String] {
        let space: String? =
            switch layout {
            case .device: nil
            case .sizeThatFits: "as large as it wants"
            case .fixed(let width, let height): "\(Int(width)) × \(Int(height)) points"
            }
        let words = [device, space, isSideways ? "landscape" : nil, argument.map { "argument “\($0)”" }]
        return words.compactMap(\.self) + modifiers.map { "modifier \(type(of: $0))" }
    }

    /// Makes the view, with what its modifiers make.
    public func makeView() async throws -> AnyView {
        var view = content()
        for modifier in modifiers { view = try await Self.changed(view, by: modifier) }
        // A view that is as large as it wants stands in the middle of the screen.
        if case .sizeThatFits = layout { view = AnyView(view.fixedSize()) }
        return view
    }

    private static func changed<M: PreviewModifier>(_ view: AnyView, by modifier: M) async throws -> AnyView {
        AnyView(modifier.body(content: view, context: try await M.makeSharedContext()))
    }

    // MARK: What the macro calls

    /// The preview of a view.
    public static func all(
        _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) -> [PreviewedView] {
        [PreviewedView(name, []) { AnyView(body()) }]
    }

    /// The preview of a view with traits.
    public static func all(
        _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) -> [PreviewedView] {
        [PreviewedView(name, [traits] + additionalTraits) { AnyView(body()) }]
    }

    /// The previews of a view, one for each argument.
    public static func all<Arguments: Collection>(
        _ name: String? = nil, traits: PreviewTrait..., arguments: Arguments,
        @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
    ) -> [PreviewedView] {
        arguments.map { argument in
            let words = [name, "\(argument)"].compactMap { $0 }.joined(separator: " ")
            var view = PreviewedView(words, traits) { AnyView(body(argument)) }
            view.argument = "\(argument)"
            return view
        }
    }

    // MARK: Providers

    /// The previews of a provider, each of its views with what its modifiers say.
    ///
    /// - Parameters:
    ///   - provider: The type that has the views.
    ///   - text: What lays out texts, as the views are shown once to be counted.
    public static func all<Provider: PreviewProvider>(
        of provider: Provider.Type, text: any TextShaping
    ) -> [PreviewedView] {
        let survey = Survey()
        let stage = Stage(StageConfiguration(size: CGSize(width: 390, height: 844)), text: text) {
            SubviewReader(content: Provider.previews) { survey.take($0) }
        }
        _ = stage.frame(at: 0)
        defer { stage.close() }
        return survey.views.indices.map { index in
            var view = PreviewedView(survey.views[index].name, []) {
                AnyView(
                    SubviewReader(content: Provider.previews) { views in
                        if views.indices.contains(index) { views[index] }
                    })
            }
            view.device = survey.views[index].device
            view.layout = survey.views[index].layout
            view.isSideways = survey.views[index].isSideways
            return view
        }
    }

    /// The views of a provider, with all that they say of themselves.
    @MainActor
    private final class Survey {
        struct Told {
            let name: String?
            let device: String?
            let layout: PreviewLayout
            let isSideways: Bool
        }

        private(set) var views: [Told] = []

        func take(_ subviews: [Subview]) -> EmptyView {
            views = subviews.map { view in
                Told(
                    name: view.node.trait(Name.self), device: view.node.trait(Device.self),
                    layout: view.node.trait(Layout.self) ?? .device,
                    isSideways: view.node.trait(Orientation.self)?.isSideways ?? false)
            }
            return EmptyView()
        }
    }
}

/// Says something of a view for whoever previews it.
struct PreviewMark<Own: ViewTraitKey>: BoxModifier {
    var value: Own.Value?
    static var changesLayout: Bool { false }

    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == Own.self ? value as? Key.Value : nil
    }
}
