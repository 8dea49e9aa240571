// Licensed under the Apache License, Version 2.0.

package import Foundation

extension Stage {
    /// Returns whether a point of the canvas is on the screen, where a finger can be put.
    package func isOnScreen(_ point: CGPoint) -> Bool {
        (0...configuration.size.width).contains(point.x) && (0...configuration.size.height).contains(point.y)
    }
    /// Puts a finger on the screen, at a point of the canvas; a second finger has the number 1.
    ///
    /// Beside the screen no touch begins.
    package func touchDown(at point: CGPoint, finger: Int = 0) {
        guard isOnScreen(point) else { return }
        layoutForInput()
        if finger == 0 { for feature in features { feature.touchWillBegin(at: point) } }
        react { touches.began(at: point, finger: finger, stage: self) }
    }
    /// Moves a finger.
    package func touchMove(to point: CGPoint, finger: Int = 0) {
        react { touches.moved(to: point, finger: finger, stage: self) }
    }
    /// Lifts a finger.
    package func touchUp(at point: CGPoint, finger: Int = 0) {
        react { touches.ended(at: point, finger: finger, stage: self) }
    }
    /// Cancels all touches, as the system does for a call.
    package func touchCancel() { react { touches.cancel() } }
    /// Taps the screen.
    ///
    /// The action of the touched view has run on return, but no `Task` that it began: that runs when the caller waits.
    package func tap(at point: CGPoint) {
        touchDown(at: point)
        touchUp(at: point)
    }
    /// Passes a URL to the views that handle URLs; returns whether one did.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        update()
        urlHandlers.removeAll { $0.node.node?.isMounted != true }
        let isWeb = ["http", "https"].contains(url.scheme?.lowercased())
        var handlers = urlHandlers.filter { !$0.isForWeb }
        if handlers.isEmpty, isWeb { handlers = urlHandlers }
        react { handlers.forEach { $0.action(url) } }
        return !handlers.isEmpty
    }

    /// Advances held keys, the caret's blinking and gestures, before a frame is drawn.
    func advanceInput() {
        repeatKey()
        focus.current?.advance(to: time)
        guard touches.deadline != nil else { return }
        react { touches.advance(stage: self) }
    }
}
