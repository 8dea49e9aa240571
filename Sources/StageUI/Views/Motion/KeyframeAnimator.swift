// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view that is drawn with the values of keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
    let initialValue: Value
    /// Indicates whether the keyframes repeat.
    let repeats: Bool
    let trigger: AnyEquatable?
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Creates a view that runs the keyframes from when it appears, repeating by default.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        repeats = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates a view that runs the keyframes whenever a value changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        repeats = false
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.keyframes = keyframes
    }
}

/// A value of which only equality counts.
struct AnyEquatable: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    static func == (a: Self, b: Self) -> Bool {
        func isEqual<E: Equatable>(_ a: E) -> Bool { (b.value as? E) == a }
        return isEqual(a.value)
    }
}

extension KeyframeAnimator: View {}

extension KeyframeAnimator: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { KeyframeNode(self, inputs) }
}

/// Creates the content of a value; a separate view, so that the values it reads are observed.
struct ValueContent<Value, Content: View>: View, UnnamedView {
    let value: Value
    let content: (Value) -> Content
    var body: some View { content(value) }
}

private final class KeyframeNode<Value, KeyframePath: Keyframes<Value>, Content: View>:
    ViewNode<KeyframeAnimator<Value, KeyframePath, Content>>, TimelineDriven
{
    private var child: ViewNode<ValueContent<Value, Content>>?
    private var value: Value
    private var timeline: KeyframeTimeline<Value>?
    private var begin = 0.0

    override init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ inputs: NodeInputs) {
        value = view.initialValue
        super.init(view, inputs)
        child = ValueContent(value: value, content: view.content).makeViewNode(inputs.child(of: self))
        if view.trigger == nil { start(at: inputs.stage.time) }
        inputs.stage.motions.timelines[ObjectIdentifier(self)] = self
    }

    override var children: [Node] { .only(child) }
    var isRunning: Bool { timeline != nil }

    /// Starts the keyframes from the present value.
    private func start(at time: Double) {
        let timeline = KeyframeTimeline(value, view.keyframes(value).tracks)
        begin = time
        // Keyframes without any length would start again without an end.
        self.timeline = timeline.duration > 0 ? timeline : nil
        if timeline.duration <= 0 { value = timeline.value(time: 0) }
    }

    func advance(to time: Double) {
        guard isMounted, let timeline else { return }
        let elapsed = time - begin
        value = timeline.value(time: elapsed)
        if elapsed >= timeline.duration {
            self.timeline = nil
            if view.repeats {
                // The next run begins where this one ended, not where the frame happened to fall.
                let passes = (elapsed / timeline.duration).rounded(.down)
                start(at: begin + passes * timeline.duration)
                if let timeline = self.timeline { value = timeline.value(time: time - begin) }
            }
        }
        refresh()
    }

    private func refresh() {
        child?.update(to: ValueContent(value: value, content: view.content), environment: environment)
    }

    override func didUpdate(
        from old: KeyframeAnimator<Value, KeyframePath, Content>, viewChanged: Bool,
        environmentChanged: Bool
    ) {
        if old.trigger != view.trigger { start(at: stage.time) }
        refresh()
    }

    override func unmount() {
        stage.motions.timelines[ObjectIdentifier(self)] = nil
        super.unmount()
    }
}

extension View {
    /// Changes the view with the values of keyframes, from when it appears.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(view: AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }

    /// Changes the view with the values of keyframes whenever a value changes.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(view: AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }
}
