// Licensed under the Apache License, Version 2.0.

import Foundation

/// A control that is on or off.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    private var isMixed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.toggleStyle) private var style

    /// Creates a toggle with a custom label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// Creates a toggle for several values at once; it is on where all of them are, and sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.isOn = Binding {
            bindings.allSatisfy { $0.wrappedValue }
        } set: { new in
            for binding in bindings { binding.wrappedValue = new }
        }
        isMixed = bindings.contains { $0.wrappedValue } && !bindings.allSatisfy { $0.wrappedValue }
        self.label = label()
    }

    /// The label and a switch, or the style's result for them.
    public var body: some View {
        style.makeBody(
            ToggleStyleConfiguration(
                label: ToggleStyleConfiguration.Label(view: AnyView(label)), isOn: isOn, isMixed: isMixed)
        )
        .modified(ToggleElement(isOn: isOn, isMixed: isMixed, isEnabled: isEnabled))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle in a style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
        isMixed = configuration.isMixed
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    /// Creates a toggle with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
    /// Creates a toggle with a title for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == StageUI.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol of the system.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { StageUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a toggle with a title and a symbol of the system.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { StageUI.Label(title, systemImage: systemImage) }
    }
}

/// The label with a switch at the trailing end.
struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    /// The colour of the switch while it is on, where the style sets one.
    var tint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        HStack {
            if hidesLabels {
                SwitchDrawing(isOn: configuration.isOn, ownTint: tint)
                    .background(configuration.label.opacity(0).frame(width: 0, height: 0))
            } else {
                configuration.label
                Spacer(minLength: 8)
                SwitchDrawing(isOn: configuration.isOn, ownTint: tint)
            }
        }
        .opacity(isEnabled ? 1 : 0.5)
        .modified(ToggleModifier(isOn: configuration.$isOn, isEnabled: isEnabled))
    }
}

/// The switch of the system: 51 by 31 points with a knob of 27.
private struct SwitchDrawing: View {
    let isOn: Bool
    /// The tint of the style, which comes before that of the views around.
    let ownTint: Color?
    @Environment(\.tint) private var tint
    @Environment(\.colorScheme) private var colorScheme

    private var off: Color {
        colorScheme == .dark
            ? Color(red: 57.0 / 255, green: 57.0 / 255, blue: 61.0 / 255)
            : Color(red: 233.0 / 255, green: 233.0 / 255, blue: 234.0 / 255)
    }

    var body: some View {
        let looks = Stage.current?.device.looks
        ZStack {
            Capsule().fill(off)
            Capsule().fill(ownTint ?? tint ?? looks?.switchTint ?? Color.green).opacity(isOn ? 1 : 0)
            Circle().fill(looks?.switchKnob ?? Color.white)
                .shadow(color: Color.black.opacity(0.15), radius: 2, x: 0, y: 2)
                .padding(2)
                .frame(width: 31, height: 31)
                .modified(KnobEffect(amount: isOn ? 10 : -10))
        }
        .frame(width: 51, height: 31)
        .animation(.spring(duration: 0.25, bounce: 0), value: isOn)
    }
}

/// Moves the knob of a switch in the direction of reading.
private struct KnobEffect: AnimatedEffect {
    var amount: CGFloat
    func draw(_ items: [DisplayItem], amount: CGFloat, size: CGSize, owner: Node) -> [DisplayItem] {
        let isMirrored = owner.environment.layoutDirection == .rightToLeft
        return TransitionEffect.moved(items, CGSize(width: isMirrored ? -amount : amount, height: 0))
    }
}

/// Handles touches for a switch.
private struct ToggleModifier: BoxModifier {
    var isOn: Binding<Bool>
    var isEnabled: Bool
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        ToggleBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

private final class ToggleBox: WrapperBox, TouchResponder {
    private let modifier: () -> ToggleModifier

    /// The width of the part that takes touches: the switch at the trailing end, in points.
    private static let switchWidth: CGFloat = 51

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> ToggleModifier) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    override var responder: (any TouchResponder)? { modifier().isEnabled ? self : nil }
    private var startedOnSwitch = false

    func touchBegan(at point: CGPoint) {
        let isMirrored = owner.environment.layoutDirection == .rightToLeft
        startedOnSwitch =
            isMirrored ? point.x <= Self.switchWidth : point.x >= frame.width - Self.switchWidth
    }
    func touchEnded(by translation: CGSize, inside: Bool) {
        if inside, startedOnSwitch { flip() }
    }

    private func flip() {
        modifier().isOn.wrappedValue.toggle()
    }
}

/// Makes a toggle one element for assistive technology.
private struct ToggleElement: BoxModifier {
    var isOn: Binding<Bool>
    var isMixed: Bool
    var isEnabled: Bool
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        ToggleElementBox(owner: owner, content: content) { [unowned owner] in owner.modifier }
    }
}

private final class ToggleElementBox: WrapperBox, ShortcutBox {
    private let modifier: () -> ToggleElement

    init(owner: Node, content: LayoutBox, modifier: @escaping () -> ToggleElement) {
        self.modifier = modifier
        super.init(owner: owner, content: content)
    }

    func performShortcut() -> Bool {
        guard modifier().isEnabled else { return false }
        modifier().isOn.wrappedValue.toggle()
        return true
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        let isOn = modifier().isOn
        var node = AccessibilityNode(frame: context.frame(of: self))
        node.label = accessibilityChildren(context).compactMap(\.label).joined(separator: ", ")
        node.value = modifier().isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"
        node.traits = [.isButton, .isToggle]
        node.isEnabled = modifier().isEnabled
        if node.isEnabled { node.activate = AccessibilityAction { isOn.wrappedValue.toggle() } }
        return [node]
    }
}

private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
}

extension View {
    /// Leaves out the labels of the controls inside the view, which are still read.
    public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
