// Licensed under the Apache License, Version 2.0.

import Foundation

/// Holds one piece of content that comes and goes, and draws its way in and out.
final class TransitionHost: Node {
    /// A running part of the transition: 0 in place, 1 away.
    private struct Motion {
        let part: TransitionPart
        let effect: TransitionEffect
        let amount: AnimatedValue<Double>
    }

    let key: AnyHashable
    private(set) var isLeaving = false {
        didSet { if isMounted, isLeaving != oldValue { stage.layoutPass.leavingViews += isLeaving ? 1 : -1 } }
    }
    private var departures = 0
    /// The environment that the views around the content hand to it; nil where there are none.
    private var hostedEnvironment: EnvironmentValues?
    /// Indicates whether the content is about to be updated anyway.
    private var isTaking = false
    private var contentNode: Node?
    /// The views that a custom transition puts around the content.
    private var bodyNode: ViewNode<AnyView>?
    /// The boxes that the content brought to its container last.
    private(set) var boxes: [TransitionBox] = []
    private var motions: [Motion] = []
    var onGone: (TransitionHost) -> Void = { _ in }

    init(key: AnyHashable, _ inputs: NodeInputs, make: (NodeInputs) -> Node) {
        self.key = key
        super.init(inputs)
        let known = inputs.stage.motions.customTransitions
        contentNode = make(inputs.child(of: self))
        if inputs.stage.motions.customTransitions != known, let view = wrapped(in: .identity) {
            bodyNode = view.makeNode(inputs.child(of: self))
        }
    }

    var content: Node { contentNode ?? self }

    override func unmount() {
        if isMounted, isLeaving { stage.layoutPass.leavingViews -= 1 }
        super.unmount()
    }

    override var isDeparting: Bool { isLeaving }
    override var passesRows: Bool { bodyNode == nil }
    /// Indicates whether the content is a row that has been scrolled far away, and whose boxes are in no container.
    var isFolded = false
    override var isFoldedRow: Bool { isFolded }
    /// Indicates whether the content is a row that a finger holds, and that stays wherever the window is.
    var isHeld = false
    override var children: [Node] { [contentNode, bodyNode].compactMap { $0 } }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { contentNode?.trait(key) }

    /// The parts of the transition that the view sets, before the user's settings are considered.
    private var wantedParts: [TransitionPart] {
        trait(TransitionTrait.self) ?? outerTransition ?? Self.fade
    }

    /// The transition where none is set, or where nothing is to move.
    private static let fade = [TransitionPart(.effect(.opacity(0)))]

    /// Returns whether the view fades instead, because the user prefers to see no motion where views come and go.
    private func fades(_ parts: [TransitionPart]) -> Bool {
        environment.accessibilityPrefersCrossFadeTransitions && parts.contains(where: \.hasMotion)
    }

    private var parts: [TransitionPart] {
        let parts = wantedParts
        return fades(parts) ? Self.fade : parts
    }

    /// The transition that is set on a view around the one whose content comes and goes.
    private var outerTransition: [TransitionPart]? {
        var above = parent?.parent
        while let modifier = above as? any BoxModifierOwner {
            if let found = modifier.trait(TransitionTrait.self) { return found }
            above = modifier.parent
        }
        return nil
    }

    /// The content inside the views that it has around it in a phase.
    ///
    /// They are there also for users who see no motion, and stand still then: the setting may change.
    private func wrapped(in phase: TransitionPhase) -> AnyView? {
        var result: AnyView?
        let parts = wantedParts
        let fades = fades(parts)
        for part in parts {
            guard case .body(let custom) = part.kind else { continue }
            var phase = fades ? .identity : phase
            if part.way == .insertion, phase == .didDisappear { phase = .identity }
            if part.way == .removal, phase == .willAppear { phase = .identity }
            let view = custom.apply(result ?? AnyView(HostedView(host: self)), phase)
            guard let animation = part.animation else {
                result = view
                continue
            }
            result = AnyView(
                TransactionView(content: view) { if !$0.disablesAnimations { $0.animation = animation } })
        }
        return result
    }

    /// Updates the views of a custom transition around the content that is there now.
    func refreshWrapping() {
        guard isMounted, !isLeaving else { return }
        let view = wrapped(in: .identity)
        if let view, let bodyNode { return bodyNode.update(to: view, environment: environment) }
        guard view != nil || bodyNode != nil else { return }
        bodyNode?.unmount()
        bodyNode = view.map {
            $0.makeNode(NodeInputs(stage: stage, parent: self, environment: environment))
        }
        structureDidChange()
    }

    /// Stores the environment of the views around; returns that of the content.
    func take(_ new: EnvironmentValues) -> EnvironmentValues {
        environment = new
        guard let bodyNode else { return new }
        isTaking = true
        bodyNode.update(environment: new)
        isTaking = false
        return hostedEnvironment ?? new
    }

    /// Passes the content the environment that it has inside the views of the transition.
    fileprivate func host(in new: EnvironmentValues) {
        let last = hostedEnvironment ?? environment
        hostedEnvironment = new
        if !isTaking, !last.isIdentical(to: new) { contentNode?.update(environment: new) }
    }

    private func show(_ phase: TransitionPhase, under transaction: Transaction) {
        guard let bodyNode else { return }
        let view = wrapped(in: phase) ?? AnyView(HostedView(host: self))
        stage.under(transaction) { bodyNode.update(to: view, environment: environment) }
    }

    /// The effects to draw now.
    var effects: [TransitionEffect] {
        let mirrored = environment.layoutDirection == .rightToLeft
        return motions.compactMap {
            let amount = $0.amount.presentation
            return amount == 0 ? nil : $0.effect.scaled(by: amount).mirrored(mirrored)
        }
    }

    private func redraw() { boxes.forEach { $0.invalidateDisplay() } }

    /// Adds the parts that are not yet moving, all of them in one place.
    private func prepare(_ way: TransitionPart.Way, at amount: Double) {
        for part in parts where part.way == .both || part.way == way {
            guard case .effect(let effect) = part.kind,
                !motions.contains(where: { $0.effect == effect && $0.part.way == part.way })
            else { continue }
            let value = AnimatedValue(amount, stage: stage) { [weak self] in self?.redraw() }
            motions.append(Motion(part: part, effect: effect, amount: value))
        }
    }

    private func move(to target: (TransitionPart) -> Double, under transaction: Transaction) {
        for motion in motions {
            motion.amount.set(
                target(motion.part), in: motion.part.transaction(in: transaction), environment: environment)
        }
        redraw()
    }

    /// Starts the way in, if the current update is animated.
    func appear() {
        let transaction = stage.transaction
        let isAnimated = { (part: TransitionPart) in
            part.transaction(in: transaction).effectiveAnimation != nil
        }
        guard bodyNode != nil || parts.contains(where: isAnimated) else { return }
        show(.willAppear, under: Transaction())
        motions = []
        prepare(.insertion, at: 1)
        // A part that is not animated is in its place at once.
        for motion in motions where !isAnimated(motion.part) { motion.amount.jump(to: 0) }
        move(to: { _ in 0 }, under: transaction)
        show(.identity, under: transaction)
    }

    /// Starts the way out; returns false when the content is to go at once.
    func leave() -> Bool {
        departures += 1
        let departure = departures
        let completion = AnimationCompletion(criteria: .removed) { [weak self] in
            guard let self, self.isLeaving, self.departures == departure else { return }
            self.onGone(self)
        }
        var transaction = stage.transaction
        transaction.add(completion)
        // The view may have got another transition since it came.
        motions.removeAll { !$0.amount.isMoving }
        prepare(.removal, at: 0)
        move(to: { $0.way == .insertion ? 0 : 1 }, under: transaction)
        show(.didDisappear, under: transaction)
        isLeaving = completion.isHeld
        return isLeaving
    }

    /// Reverses on the way out.
    func comeBack() {
        isLeaving = false
        let transaction = stage.transaction
        for motion in motions where motion.part.transaction(in: transaction).effectiveAnimation == nil {
            motion.amount.jump(to: 0)
        }
        move(to: { _ in 0 }, under: transaction)
        show(.identity, under: transaction)
    }

    /// Adds the boxes of the content itself.
    fileprivate func collectContent(into list: inout [LayoutBox]) { contentNode?.collectBoxes(into: &list) }

    override func collectBoxes(into list: inout [LayoutBox]) {
        let start = list.count
        (bodyNode ?? contentNode)?.collectBoxes(into: &list)
        let known = boxes
        boxes.removeAll()
        for index in start..<list.count {
            let box = known.wrapper(of: list[index]) ?? TransitionBox(host: self, content: list[index])
            boxes.append(box)
            list[index] = box
        }
    }
}

/// Stands for the content of a host among the views that its transition puts around it.
private struct HostedView: View, PrimitiveView {
    weak var host: TransitionHost?
    func makeNode(_ inputs: NodeInputs) -> ViewNode<HostedView> { HostedNode(self, inputs) }
}

private final class HostedNode: ViewNode<HostedView> {
    override init(_ view: HostedView, _ inputs: NodeInputs) {
        super.init(view, inputs)
        view.host?.host(in: environment)
    }

    override func didUpdate(from old: HostedView, viewChanged: Bool, environmentChanged: Bool) {
        if environmentChanged { view.host?.host(in: environment) }
    }

    override func collectBoxes(into boxes: inout [LayoutBox]) { view.host?.collectContent(into: &boxes) }
}

/// Draws a box with the effects of its host's transition; its layout is that of the box.
final class TransitionBox: WrapperBox {
    private unowned let host: TransitionHost

    init(host: TransitionHost, content: LayoutBox) {
        self.host = host
        super.init(owner: host, content: content)
    }

    override var isLeaving: Bool { host.isLeaving || content.isLeaving }
    /// The effects to draw now.
    var effects: [TransitionEffect] { host.effects }
    override var takesTouches: Bool { !host.isLeaving }
    override var isAccessible: Bool { !host.isLeaving }

    override func makeItems() -> [DisplayItem] {
        var items = super.makeItems()
        for effect in effects {
            items = effect.apply(to: items, size: frame.size, owner: owner.path)
        }
        return items
    }
}
