// Licensed under the Apache License, Version 2.0.

import Foundation

/// The root of the picture under a finger.
final class DragNode: Node {
    private var child: ViewNode<AnyView>?
    private(set) lazy var box = DragLayer(owner: self)
    /// The drawing of the lifted view, where the app has given no other picture.
    let drawing: [DisplayItem]
    let outline: (DisplayOutline, evenOdd: Bool)?
    /// The place of the finger and of the lifted view on the canvas.
    let start: CGPoint
    let home: CGRect

    init(_ source: DragSourceBox, under root: Node, at start: CGPoint, from home: CGRect) {
        (self.start, self.home) = (start, home)
        let preview = source.preview
        drawing = preview == nil ? source.items : []
        outline = preview == nil ? source.previewOutline : nil
        let inputs = NodeInputs(stage: root.stage, parent: root, environment: source.owner.environment)
        super.init(inputs)
        child = preview?.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }
    override func structureDidChange() { box.childrenDidChange() }
}

/// A lifted view, which follows a finger in front of everything.
final class DragLayer: StageLayer {
    /// The growth of the lifted view, the strength of its shadow and the radius of its platter's blur; by eye.
    private static let growth: CGFloat = 0.05
    private static let shadow = 0.2
    private static let blur: CGFloat = 10
    private static let lifting = Animation.spring(duration: 0.25, bounce: 0)
    private static let leaving = Animation.spring(duration: 0.3, bounce: 0)

    private let node: DragNode
    /// The place of the finger on the canvas.
    var finger: CGPoint { didSet { if finger != oldValue { invalidateDisplay() } } }
    private var isTaken = false
    private lazy var lifted = AnimatedValue<Double>(0, stage: stage) { [weak self] in
        self?.invalidateDisplay()
    }
    /// The share of the way back to the view's place, or into the view that took the values.
    private lazy var left = AnimatedValue<Double>(0, stage: stage) { [weak self] in
        self?.invalidateDisplay()
    }

    init(owner: DragNode) {
        node = owner
        finger = owner.start
        super.init(owner: owner)
    }

    override var isAboveAll: Bool { true }
    override var zIndex: Double { .infinity }
    override var takesTouches: Bool { false }
    override var isAccessible: Bool { false }

    func lift() { lifted.set(1, animation: stage.configuration.reduceMotion ? nil : Self.lifting) }

    /// Sends the view back to its place, or lets it vanish where its values were taken.
    func leave(isTaken: Bool, completion: @escaping () -> Void) {
        self.isTaken = isTaken
        guard !stage.configuration.reduceMotion else { return completion() }
        lifted.set(0, animation: Self.leaving)
        left.set(1, animation: Self.leaving, completion: completion)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in present { child.place(at: .zero, proposal: .unspecified) }
    }

    override func makeItems() -> [DisplayItem] {
        let own = present.first
        let size = own?.frame.size ?? node.home.size
        let (items, share) = (picture(own, size), left.presentation)
        let way = isTaken ? 1 : CGFloat(1 - share)
        let scale = (1 + Self.growth * CGFloat(lifted.presentation)) * (isTaken ? CGFloat(1 - share / 2) : 1)
        let shadow = DisplayEffect.shadow(
            color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: Self.shadow * lifted.presentation),
            radius: Self.blur, offset: CGSize(width: 0, height: 4))
        var drawn = items
        if lifted.presentation > 0 {
            drawn = [DisplayItem(owner: owner.path, content: .group(shadow, items))]
        }
        drawn = TransitionEffect.scale(scale, anchor: .center).apply(to: drawn, size: size, owner: owner.path)
        if isTaken {
            drawn = TransitionEffect.opacity(1 - share).apply(to: drawn, size: size, owner: owner.path)
        }
        let by = CGSize(
            width: node.home.midX - size.width / 2 + (finger.x - node.start.x) * way,
            height: node.home.midY - size.height / 2 + (finger.y - node.start.y) * way)
        return TransitionEffect.moved(drawn, by)
    }

    /// The app's picture, or the view's drawing on the ground that the system puts below it.
    private func picture(_ own: LayoutBox?, _ size: CGSize) -> [DisplayItem] {
        let rect = CGRect(origin: .zero, size: size)
        let ground = Color(uiColor: .systemBackground).resolveColor(in: node.environment)
        let (outline, evenOdd) = node.outline ?? (.rectangle(rect), false)
        let platter = DisplayItem(
            owner: owner.path, content: .fill(outline, .color(ground), evenOdd: evenOdd))
        let items = [platter] + (own?.itemsInSuperbox ?? node.drawing)
        guard node.outline != nil else { return items }
        return [DisplayItem(owner: owner.path, content: .group(.clip(outline, evenOdd: evenOdd), items))]
    }
}
