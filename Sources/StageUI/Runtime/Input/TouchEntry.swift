// Licensed under the Apache License, Version 2.0.

import Foundation

/// One of the candidates for a touch, in the order in which they are asked.
@MainActor
final class TouchEntry {
    enum Subject {
        /// A gesture of a view.
        case gesture(GestureSession)
        /// A control, a field, or a scrolling view.
        case responder(any TouchResponder)
    }
    let subject: Subject
    let target: TouchTarget
    /// The node of the box, kept alive for as long as the box is.
    private let owner: Node
    /// Indicates whether it is recognized at the same time as the others: neither side waits for the other or ends it.
    let isBeside: Bool
    /// Indicates whether it has taken the touch.
    var isActive = false
    /// Indicates whether it has failed.
    var isOver = false
    /// The calls held back until the candidates before it have failed; nil when nothing is held back.
    var waiting: [() -> Void]?

    init(_ subject: Subject, _ target: TouchTarget, isBeside: Bool = false) {
        self.subject = subject
        self.target = target
        owner = target.box.owner
        self.isBeside = isBeside
        if case .responder(let responder) = subject { scrolls = !responder.dragAxes.isEmpty }
    }

    var responder: (any TouchResponder)? {
        if case .responder(let responder) = subject { return responder }
        return nil
    }
    var session: GestureSession? {
        if case .gesture(let session) = subject { return session }
        return nil
    }
    var isLive: Bool { !isOver }
    /// Indicates whether its view has been removed.
    var isGone: Bool { !owner.isMounted }
    /// Indicates whether it still may take a touch, rather than only wait for others.
    var isListening: Bool { !isOver && waiting == nil }
    /// Indicates whether a control has the finger on it.
    var isPressed: Bool { responder != nil && !isOver && isHeld && !scrolls }
    var isHeld = false
    /// Indicates whether it scrolls with the finger, rather than being pressed.
    private(set) var scrolls = false

    var kind: GestureKind {
        switch subject {
        case .gesture(let session): session.machine.kind
        case .responder: .tap
        }
    }

    /// Turns a place on the canvas into coordinates around the box, as they are now.
    func convert(_ point: CGPoint, _ space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: return point.applying(target.box.fromCanvas)
        case .global: return point
        case .named(let name):
            var box: LayoutBox? = target.box
            while let current = box {
                if let named = current as? any CoordinateSpaceBox, named.isCoordinateSpace(named: name) {
                    return point.applying(current.fromCanvas)
                }
                box = current.superbox
            }
            return point
        }
    }
}

extension LayoutBox {
    /// The transform from the canvas to the box's coordinates.
    var fromCanvas: CGAffineTransform {
        let above = superbox?.fromCanvas ?? .identity
        return
            above
            .concatenating(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
            .concatenating(contentTransform.inverted())
    }
}
