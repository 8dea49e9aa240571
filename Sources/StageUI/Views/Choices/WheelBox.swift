// Licensed under the Apache License, Version 2.0.

import Foundation

/// Rows on a wheel that a finger turns; the one in the middle is chosen when the wheel has come to rest.
final class WheelBox: ContainerBox {
    private let choose: (Int) -> Void
    /// The row that the picker has chosen.
    private var selected: Int?
    /// The row in the middle; between whole numbers two are.
    private lazy var position = AnimatedValue<Double>(0, stage: owner.stage) { [weak self] in
        self?.invalidateDisplay()
    }
    /// Grows whenever the wheel gets another target, so that an earlier choice has no effect.
    private var aims = 0
    private var isDragging = false
    private var positionAtTouch = 0.0
    private var touched = CGPoint.zero
    private var drag = ScrollDrag()

    /// The height of a row in points.
    static let rowHeight: CGFloat = 32
    /// The size of a wheel without an offer, in points.
    private static let size = CGSize(width: 320, height: 216)
    /// The radius of the wheel in points; by eye.
    private static let radius: CGFloat = 108
    /// The space beside the background of the middle row, how much higher than a row that is, and its corners.
    private static let (groundInset, groundExtra, groundRadius): (CGFloat, CGFloat, CGFloat) = (9, 2, 8)
    /// The motion with which a wheel comes to rest over a number of rows, in seconds; by eye.
    private static func settling(over rows: Double) -> Animation {
        .spring(duration: 0.35 + min(0.8, 0.05 * abs(rows)), bounce: 0)
    }

    init(owner: Node, choose: @escaping (Int) -> Void) {
        self.choose = choose
        super.init(owner: owner)
    }

    /// Turns to the row that the picker has chosen; without one the first row stands in the middle.
    func turn(to index: Int?, animation: Animation?) {
        guard index != selected else { return }
        selected = index
        if !isDragging { aim(at: index ?? 0, animation: animation) }
    }

    private func aim(at index: Int, animation: Animation?) {
        guard position.model != Double(index) else { return }
        aims += 1
        if animation == nil { position.jump(to: Double(index)) }
        position.set(Double(index), animation: animation)
    }

    override var clipsTouches: Bool { true }
    override var isTouchable: Bool { true }
    override var responder: (any TouchResponder)? {
        owner.environment.isEnabled && !present.isEmpty ? self : nil
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: proposal.width ?? Self.size.width,
            height: min(proposal.height ?? Self.size.height, Self.size.height))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let offer = ProposedViewSize(
            width: max(0, size.width - 2 * Self.groundInset), height: Self.rowHeight)
        for row in present {
            let fitted = row.size(for: offer)
            row.place(
                at: CGPoint(x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2),
                proposal: offer)
        }
    }

    // MARK: Drawing

    override func makeItems() -> [DisplayItem] {
        let middle = frame.height / 2
        let height = Self.rowHeight + Self.groundExtra
        let ground = CGRect(
            x: Self.groundInset, y: middle - height / 2, width: max(0, frame.width - 2 * Self.groundInset),
            height: height)
        let isDark = owner.environment.colorScheme == .dark
        var items = [
            DisplayItem(
                owner: owner.path,
                content: .fill(
                    .roundedRectangle(
                        ground, cornerSize: CGSize(width: Self.groundRadius, height: Self.groundRadius)),
                    .color(ResolvedColor(hex: 0x767680, opacity: isDark ? 0.24 : 0.12)), evenOdd: false))
        ]
        for (index, row) in present.enumerated() {
            let distance = Double(index) - position.presentation
            let angle = CGFloat(distance) * Self.rowHeight / Self.radius
            guard abs(angle) < .pi / 2 else { continue }
            // The row is seen from the front: it stands where its place on the wheel is, and lower.
            let turned = CGAffineTransform(
                a: 1, b: 0, c: 0, d: cos(angle), tx: 0,
                ty: middle + Self.radius * sin(angle) - cos(angle) * middle)
            let opacity = (0.4 + 0.6 * max(0, 1 - abs(distance))) * Double(cos(angle))
            items += TransitionEffect.opacity(opacity).apply(
                to: TransitionEffect.transformed(row.itemsInSuperbox, turned, owner.path), size: frame.size,
                owner: owner.path)
        }
        let bounds = CGRect(origin: .zero, size: frame.size)
        return [
            DisplayItem(owner: owner.path, content: .group(.clip(.rectangle(bounds), evenOdd: false), items))
        ]
    }

    // MARK: Accessibility

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        var wheel = AccessibilityNode(frame: context.frame(of: self))
        wheel.isEnabled = owner.environment.isEnabled
        if let selected, let row = present[safe: selected] {
            let words = row.accessibilityNodes(context.entering(row)).flatMap(\.flattened)
            wheel.value = words.compactMap(\.label).joined(separator: ", ")
        }
        if wheel.isEnabled {
            wheel.actions.adjust = { [weak self] in self?.step($0 == .increment ? 1 : -1) }
        }
        return [wheel]
    }

    /// Chooses the next row, or the one before, at once.
    private func step(_ rows: Int) {
        let index = (selected ?? -1) + rows
        guard present.indices.contains(index) else { return }
        let motion = Self.settling(over: 1)
        aim(at: index, animation: motion)
        choose(index)
        turnBack(unless: index, animation: motion)
    }

    /// Turns back where the picker has not taken a row.
    private func turnBack(unless index: Int, animation: Animation) {
        let (aim, picker) = (aims, owner.link)
        stage.perform { [weak self] in
            guard let self, picker.object?.isMounted == true, self.aims == aim,
                let selected = self.selected, selected != index
            else { return }
            self.aim(at: selected, animation: animation)
        }
    }
}

extension WheelBox: TouchResponder {
    var dragAxes: Axis.Set { .vertical }

    func touchBegan(at point: CGPoint) {
        // A finger stops a wheel that still turns.
        aims += 1
        position.jump(to: position.presentation)
        positionAtTouch = position.presentation
        touched = point
        drag = ScrollDrag()
        isDragging = false
    }

    func touchMoved(by translation: CGSize, inside: Bool) {
        if !isDragging {
            guard abs(translation.height) > 10, abs(translation.height) > abs(translation.width) else {
                return
            }
            isDragging = true
        }
        drag.add(translation, at: stage.time)
        var transaction = Transaction()
        transaction.tracksVelocity = true
        position.set(
            held(positionAtTouch - Double(translation.height / Self.rowHeight)), in: transaction,
            environment: owner.environment)
    }

    /// Past the first and the last row the wheel follows the finger less the further it goes.
    private func held(_ position: Double) -> Double {
        let last = Double(max(0, present.count - 1))
        let end = min(max(0, position), last)
        let beyond = abs(position - end) * Double(Self.rowHeight)
        let shown = ScrollMotion.rubberBand(beyond, length: Double(Self.size.height))
        return end + (position < end ? -1 : 1) * shown / Double(Self.rowHeight)
    }

    func touchEnded(by translation: CGSize, inside: Bool) {
        guard isDragging else {
            guard inside else { return settle(on: positionAtTouch) }
            // A touch chooses the row that is seen there.
            let height = min(max(-1, (touched.y - frame.height / 2) / Self.radius), 1)
            return settle(on: positionAtTouch + Double(asin(height) * Self.radius / Self.rowHeight))
        }
        isDragging = false
        let height = Double(Self.rowHeight)
        let speed = -Double(drag.velocity(at: stage.time).height)
        settle(on: ScrollMotion.rest(from: position.presentation * height, velocity: speed) / height)
    }

    func touchCancelled() {
        isDragging = false
        settle(on: position.presentation)
    }

    /// Turns on to the nearest row, and chooses it when it is there.
    private func settle(on place: Double) {
        let index = Int(min(max(0, place.rounded()), Double(max(0, present.count - 1))))
        aims += 1
        let aim = aims
        let motion = Self.settling(over: Double(index) - position.presentation)
        // A choice of the wheel has no effect when its picker has gone meanwhile.
        let picker = owner.link
        position.set(Double(index), animation: motion) { [weak self] in
            guard let self, picker.object?.isMounted == true, self.aims == aim,
                self.present.indices.contains(index)
            else { return }
            if index != self.selected { self.choose(index) }
            self.turnBack(unless: index, animation: motion)
        }
    }
}
