// Licensed under the Apache License, Version 2.0.

import Foundation

/// The trait under which a view offers its transition.
enum TransitionTrait: ViewTraitKey {
    typealias Value = AnyTransition
}

/// Holds one piece of content that comes and goes, and draws its way in and out.
final class TransitionHost: Node {
    let key: AnyHashable
    private(set) var isLeaving = false
    private var departures = 0
    private var contentNode: Node?
    private var boxes: [TransitionBox] = []
    /// -1 before appearing, 0 in place, 1 after disappearing.
    private lazy var phase = AnimatedValue<Double>(0, stage: stage) { [weak self] in
        self?.boxes.forEach { $0.invalidateDisplay() }
    }
    var onGone: () -> Void = {}

    init(key: AnyHashable, _ inputs: NodeInputs, make: (NodeInputs) -> Node) {
        self.key = key
        super.init(inputs)
        contentNode = make(inputs.child(of: self))
    }

    var content: Node { contentNode ?? self }
    override var children: [Node] { contentNode.map { [$0] } ?? [] }

    private var transition: AnyTransition { trait(TransitionTrait.self) ?? .opacity }

    /// The effects to draw now.
    var effects: [TransitionEffect] {
        let value = phase.presentation
        guard value != 0 else { return [] }
        let effects = value < 0 ? transition.insertion : transition.removal
        let mirrored = environment.layoutDirection == .rightToLeft
        return effects.map { ($0.scaled(by: abs(value))).mirrored(mirrored) }
    }

    /// Starts the way in, if the current update is animated.
    func appear() {
        guard let animation = motion(transition.insertionAnimation), !transition.insertion.isEmpty
        else { return }
        phase.jump(to: -1)
        phase.set(0, animation: animation)
    }

    /// Starts the way out; returns false when the content is to go at once.
    func leave() -> Bool {
        guard let animation = motion(transition.removalAnimation), !transition.removal.isEmpty
        else { return false }
        isLeaving = true
        departures += 1
        let departure = departures
        phase.set(1, animation: animation) { [weak self] in
            guard let self, self.isLeaving, self.departures == departure else { return }
            self.onGone()
        }
        return true
    }

    /// The transition's own motion, else that of the update.
    private func motion(_ own: Animation?) -> Animation? {
        stage.transaction.disablesAnimations ? nil : own ?? stage.transaction.animation
    }

    /// Turns round on the way out.
    func comeBack() {
        isLeaving = false
        if let animation = motion(transition.insertionAnimation) {
            phase.set(0, animation: animation)
        } else {
            phase.jump(to: 0)
        }
    }

    override func collectBoxes(into list: inout [LayoutBox]) {
        var inner: [LayoutBox] = []
        contentNode?.collectBoxes(into: &inner)
        let known = boxes
        boxes = inner.map { box in
            known.first { $0.content === box } ?? TransitionBox(host: self, content: box)
        }
        list.append(contentsOf: boxes)
    }
}

/// Draws a box with the effects of its host's transition; its layout is that of the box.
final class TransitionBox: WrapperBox {
    private unowned let host: TransitionHost

    init(host: TransitionHost, content: LayoutBox) {
        self.host = host
        super.init(owner: host, content: content)
    }

    override var isLeaving: Bool { host.isLeaving || content.isLeaving }
    override var takesTouches: Bool { !host.isLeaving }
    override var isAccessible: Bool { !host.isLeaving }

    override func makeItems() -> [DisplayItem] {
        var items = super.makeItems()
        for effect in host.effects {
            items = effect.apply(to: items, size: frame.size, owner: owner.path)
        }
        return items
    }
}
