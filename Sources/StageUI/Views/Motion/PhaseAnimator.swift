// Licensed under the Apache License, Version 2.0.

import Foundation

/// A view that runs through phases, each with its own animation.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let phases: [Phase]
    let trigger: AnyEquatable?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Creates a view that cycles through the phases without an end, from when it appears.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Creates a view that runs through the phases once, and back to the first, when a value changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.animation = animation
    }
}

extension PhaseAnimator: View {}

extension PhaseAnimator: PrimitiveView {
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { PhaseNode(self, inputs) }
}

private final class PhaseNode<Phase: Equatable, Content: View>: ViewNode<PhaseAnimator<Phase, Content>>,
    Invalidatable, TimelineDriven
{
    private var child: ViewNode<ValueContent<Phase, Content>>?
    private var index = 0
    private var run = 0
    private var lastStep = -1.0
    /// Indicates whether the next phase waits for the next frame.
    private var isDue = false

    override init(_ view: PhaseAnimator<Phase, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        guard let first = view.phases.first else {
            inputs.stage.report(.misuse, "A phase animator has no phases; it shows nothing.", at: self)
            return
        }
        child = ValueContent(value: first, content: view.content).makeViewNode(inputs.child(of: self))
        inputs.stage.motions.timelines[ObjectIdentifier(self)] = self
        if view.trigger == nil { inputs.stage.perform { [weak self] in self?.step() } }
    }

    override var children: [Node] { .only(child) }
    var isRunning: Bool { isDue }

    /// Moves to the next phase.
    private func step() {
        guard isMounted, view.phases.count > 1 else { return }
        isDue = false
        lastStep = stage.time
        index = (index + 1) % view.phases.count
        let current = run
        var transaction = Transaction(animation: view.animation(view.phases[index]))
        let completion = AnimationCompletion(criteria: .logicallyComplete) { [weak self] in
            guard let self, self.run == current else { return }
            if self.view.trigger != nil, self.index == 0 { return }
            // Phases without a motion follow each other frame by frame.
            if self.stage.time > self.lastStep { self.step() } else { self.isDue = true }
        }
        transaction.add(completion)
        stage.enqueue(self, transaction)
    }

    func invalidate(_ transaction: Transaction) { stage.enqueue(self, transaction) }
    override func rebuild() { refresh() }

    func advance(to time: Double) {
        if isDue, time > lastStep { step() }
    }

    private func refresh() {
        guard index < view.phases.count else { return }
        child?.update(
            to: ValueContent(value: view.phases[index], content: view.content), environment: environment)
    }

    override func didUpdate(
        from old: PhaseAnimator<Phase, Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        if index >= view.phases.count { index = 0 }
        refresh()
        guard old.trigger != view.trigger else { return }
        run += 1
        index = 0
        stage.perform { [weak self] in self?.step() }
    }

    override func unmount() {
        stage.motions.timelines[ObjectIdentifier(self)] = nil
        super.unmount()
    }
}

extension View {
    /// Cycles the view through phases without an end, from when it appears.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(view: AnyView(self))
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Cycles the view through phases once when a value changes.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(view: AnyView(self))
        return PhaseAnimator(
            phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
}
