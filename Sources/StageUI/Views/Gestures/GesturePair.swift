// Licensed under the Apache License, Version 2.0.

/// A gesture composed of two.
@MainActor
protocol GesturePair: PrimitiveGesture {
    associatedtype First: Gesture
    associatedtype Second: Gesture
    var first: First { get }
    var second: Second { get }
}

/// One of several gestures inside another, with how far it is.
@MainActor
final class GesturePart<Content: Gesture> {
    let machine: GestureMachine<Content.Value>
    private(set) var value: Content.Value?
    private(set) var isOver = false
    private(set) var hasEnded = false
    private(set) var isActive = false

    init(_ gesture: Content) { machine = gesture.machine() }

    func reset() {
        machine.reset()
        value = nil
        (isOver, hasEnded, isActive) = (false, false, false)
    }

    func handle(_ event: GestureEvent, _ calls: inout [() -> Void]) {
        guard !isOver else { return }
        switch machine.handle(event, &calls) {
        case .possible(let new):
            value = new
            isActive = false
        case .active(let new):
            value = new
            isActive = true
        case .ended(let new):
            value = new
            (isOver, hasEnded, isActive) = (true, true, false)
        case .failed:
            value = nil
            (isOver, isActive) = (true, false)
        }
    }
}

/// Follows both gestures of a pair.
class GesturePairMachine<Pair: GesturePair>: GestureMachine<Pair.Value> {
    final let first: GesturePart<Pair.First>
    final let second: GesturePart<Pair.Second>

    init(_ pair: Pair) {
        first = GesturePart(pair.first)
        second = GesturePart(pair.second)
    }

    override var kind: GestureKind {
        first.machine.kind == .tap && second.machine.kind == .tap ? .tap : .press
    }
    override var deadline: Double? {
        [first.isOver ? nil : first.machine.deadline, second.isOver ? nil : second.machine.deadline]
            .compactMap { $0 }.min()
    }
    override func reset() {
        first.reset()
        second.reset()
    }
    override func cancel(_ calls: inout [() -> Void]) {
        first.machine.cancel(&calls)
        second.machine.cancel(&calls)
    }
    override func take(_ gesture: Any) {
        guard let new = gesture as? Pair else { return }
        new.first.update(first.machine)
        new.second.update(second.machine)
    }
}
