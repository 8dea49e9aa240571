// Licensed under the Apache License, Version 2.0.

import Foundation

/// The part of the screen that the software keyboard covers, on its way in and out.
final class KeyboardArea: StageFeature {
    private weak var field: Node?
    private var isUp = false
    /// Indicates whether a finger holds the keyboard lower than where it would stand.
    private var isPulled = false

    /// UIKit moves its keyboard with a spring of mass 3, stiffness 1000 and damping 500, which it reports
    /// as a quarter of a second of its private curve 7.
    static let motion = Animation.interpolatingSpring(mass: 3, stiffness: 1000, damping: 500)

    private lazy var height = AnimatedValue<Double>(0, stage: stage) { [weak self] in
        self?.heightDidChange()
    }

    /// Holds the bar that stands on the keyboard.
    let bar: KeyboardBarHost

    required init(stage: Stage) {
        bar = KeyboardBarHost(stage: stage)
        super.init(stage: stage)
    }

    override class var rank: Int { 1 }
    override var layers: [StageLayer] { bar.box.map { [$0] } ?? [] }
    override var coveredHeight: Double { shownHeight }
    override func close() { bar.remove() }

    /// The height in points that is covered now, from the screen's bottom.
    var shownHeight: Double { isUp || height.isMoving ? height.presentation : 0 }

    /// The height in points that is covered while a field has the focus.
    ///
    /// A bar stands on the keyboard, or on the edge of the safe area where no keyboard is on the screen, as with
    /// one of hardware.
    private var fullHeight: Double {
        let configuration = stage.configuration
        guard bar.isShown else { return Double(configuration.keyboardHeight) }
        return Double(
            max(configuration.keyboardHeight, configuration.safeArea.bottom) + KeyboardBarBox.height)
    }

    /// Shows the keyboard while a field has the focus, and hides it after.
    override func follow() {
        // Only a field of text brings the keyboard up.
        let focused: Node? = stage.focus.current as? EditorNode
        if isPulled, focused != nil { return }
        isPulled = false
        if let focused { bar.show(for: focused) }
        let target = focused == nil ? 0 : fullHeight
        if isUp || target > 0 {
            if isUp != (target > 0) {
                post(isShown: target > 0, height: target > 0 ? target : height.presentation)
            }
            isUp = target > 0
            height.set(target, animation: Self.motion)
        }
        // The bar goes down with the keyboard.
        if !isUp, !height.isMoving { bar.remove() }
        if focused !== field {
            field = focused
            if isUp { revealField(animation: Self.motion) }
        }
    }

    /// Posts UIKit's notifications about the keyboard, with its frame at the end and the time of its way, in seconds.
    private func post(isShown: Bool, height: Double) {
        let size = stage.configuration.size
        let frame = CGRect(
            x: 0, y: isShown ? size.height - height : size.height, width: size.width, height: height)
        let information: [AnyHashable: Any] = [
            "UIKeyboardFrameEndUserInfoKey": frame, "UIKeyboardAnimationDurationUserInfoKey": 0.25,
            "UIKeyboardAnimationCurveUserInfoKey": 7,
        ]
        let name = isShown ? "Show" : "Hide"
        for name in ["UIKeyboardWill\(name)", "UIKeyboardWillChangeFrame", "UIKeyboardDid\(name)"] {
            stage.post(name + "Notification", information)
        }
    }

    private func heightDidChange() {
        stage.safeAreaDidChange()
        if isUp, !isPulled { revealField(animation: nil) }
    }

    /// Follows a finger that reaches the keyboard, at a distance in points from the top of the screen.
    func pull(to y: CGFloat) {
        let full = fullHeight
        let left = Double(stage.configuration.size.height - y)
        guard isUp, isPulled || (left < full && !height.isMoving) else { return }
        isPulled = true
        height.jump(to: min(max(left, 0), full))
    }

    /// Releases the keyboard: away with a finger that went down, or else back up.
    ///
    /// - Parameter speed: The downward speed of the finger, in points a second.
    func release(speed: CGFloat) {
        guard isPulled else { return }
        isPulled = false
        if speed > 0 || height.presentation <= 0 { stage.focus.move(to: nil) }
    }

    /// Scrolls until the field can be seen.
    private func revealField(animation: Animation?) {
        stage.layoutPass.afterLayout.append { [weak self] in
            guard let node = self?.field, node.isMounted else { return }
            var boxes: [LayoutBox] = []
            node.collectBoxes(into: &boxes)
            guard let box = boxes.first, let scroll = box.enclosingScroll else { return }
            scroll.reveal(box, anchor: nil, animation: animation)
        }
    }
}

extension Stage {
    var keyboard: KeyboardArea { feature() }
}
