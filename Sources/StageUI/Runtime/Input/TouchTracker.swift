// Licensed under the Apache License, Version 2.0.

import Foundation

/// Follows the fingers, and decides which gesture or control gets them.
///
/// Gestures of inner views come before those of outer ones. The first that is sure of itself has the touch, and the
/// others are out of it, except for simultaneous ones. A tap waits for gestures of more taps that come before it. A
/// button keeps taps and presses from the views around it, but gives way to a finger that scrolls or drags.
@MainActor
final class TouchTracker {
    private var start = CGPoint.zero
    private var entries: [TouchEntry] = []
    private var fingers: Set<Int> = []

    /// The time of the next change without a finger.
    var deadline: Double? {
        entries.compactMap { $0.isListening ? $0.session?.machine.deadline : nil }.min()
    }

    func began(at point: CGPoint, finger: Int, stage: Stage) {
        fingers.insert(finger)
        if finger == 0 { gather(at: point, stage: stage) }
        send(.began, at: point, finger: finger, stage: stage)
        guard finger == 0, let control = entries.first(where: { $0.responder != nil && $0.isListening })
        else { return }
        // Controls inside the others feel the finger at once.
        control.isHeld = true
        control.responder?.touchBegan(at: point.applying(control.target.toLocal))
    }

    func moved(to point: CGPoint, finger: Int, stage: Stage) {
        guard fingers.contains(finger) else { return }
        send(.moved, at: point, finger: finger, stage: stage)
    }

    func ended(at point: CGPoint, finger: Int, stage: Stage) {
        guard fingers.remove(finger) != nil else { return }
        send(.ended, at: point, finger: finger, stage: stage)
        if fingers.isEmpty {
            // The rest waits for another touch, such as the second of two taps.
            for entry in entries where entry.isListening && !entry.isWaitingForMore { cancel(entry) }
            entries.removeAll(where: \.isOver)
        }
    }

    func advance(stage: Stage) {
        guard !entries.isEmpty else { return }
        send(.tick, at: .zero, finger: 0, stage: stage)
        if fingers.isEmpty { entries.removeAll(where: \.isOver) }
    }

    func cancel() {
        for entry in entries { cancel(entry) }
        entries = []
        fingers = []
    }

    /// Forgets a gesture whose view has gone.
    func drop(_ session: GestureSession) {
        for entry in entries where entry.session === session { cancel(entry) }
    }

    // MARK: The candidates for the touch

    private func gather(at point: CGPoint, stage: Stage) {
        start = point
        let old = entries
        var list: [TouchEntry] = []
        let targets = stage.rootBox?.touchTargets(at: point, toLocal: .identity) ?? []
        for (index, target) in targets.enumerated() {
            if let session = target.box.pressSession, !Self.isInControl(targets[(index + 1)...]) {
                session.machine.reset()
                list.append(TouchEntry(.gesture(session), target))
            }
            guard let responder = target.box.responder else { continue }
            guard let box = responder as? GestureBox else {
                list.append(TouchEntry(.responder(responder), target))
                continue
            }
            if !box.takesSubviews { list.removeAll() }
            guard box.takesGesture else { continue }
            // A gesture of several taps continues with the next touch.
            let known = old.first { $0.session === box.session && $0.isLive }
            if known == nil { box.session.machine.reset() }
            let entry = known ?? TouchEntry(.gesture(box.session), target, isBeside: box.place == .beside)
            if box.place == .before { list.insert(entry, at: 0) } else { list.append(entry) }
        }
        entries = list
        for entry in old where !list.contains(where: { $0 === entry }) { cancel(entry) }
    }

    /// Returns whether one of the boxes around is a control, which takes each touch of what it shows.
    private static func isInControl(_ around: ArraySlice<TouchTarget>) -> Bool {
        around.contains { target in
            guard let responder = target.box.responder, !(responder is GestureBox) else { return false }
            return responder.dragAxes.isEmpty
        }
    }

    // MARK: What happens

    private func send(_ kind: GestureEvent.Kind, at point: CGPoint, finger: Int, stage: Stage) {
        for entry in entries where entry.isGone { cancel(entry) }
        for entry in entries where entry.isListening {
            guard let session = entry.session else {
                if finger == 0 { follow(entry, kind, point) }
                continue
            }
            let event = GestureEvent(
                kind: kind, finger: finger, location: point, time: stage.time, date: stage.date,
                size: entry.target.box.frame.size,
                convert: { [entry] in entry.convert($0, $1) })
            var calls: [() -> Void] = []
            switch session.machine.follow(event, &calls) {
            case .possible: run(calls)
            case .active: claim(entry, calls, isOver: false)
            case .ended: claim(entry, calls, isOver: true)
            case .failed:
                entry.isOver = true
                session.machine.reset()
                run(calls)
            }
        }
        settleWaiting()
    }

    private func follow(_ entry: TouchEntry, _ kind: GestureEvent.Kind, _ point: CGPoint) {
        guard let responder = entry.responder else { return }
        let by = CGSize(width: point.x - start.x, height: point.y - start.y)
        let inside = entry.target.contains(point, slop: responder.touchSlop)
        switch kind {
        case .began, .tick: break
        case .moved:
            // A touch that has moved ten points belongs to the view that scrolls that way.
            let axis: Axis.Set = abs(by.width) > abs(by.height) ? .horizontal : .vertical
            if !entry.isActive, max(abs(by.width), abs(by.height)) > 10,
                !responder.dragAxes.isDisjoint(with: axis), mayClaim(entry, as: .drag)
            {
                if !entry.isHeld {
                    entry.isHeld = true
                    responder.touchBegan(at: start.applying(entry.target.toLocal))
                }
                takeOver(entry)
            }
            if entry.isHeld { responder.touchMoved(by: by, inside: inside) }
        case .ended:
            guard entry.isHeld else { return entry.isOver = true }
            guard inside, !entry.isActive, !entry.scrolls else {
                entry.isOver = true
                return responder.touchEnded(by: by, inside: inside)
            }
            claim(entry, [{ responder.touchEnded(by: by, inside: inside) }], isOver: true)
        }
    }

    /// Returns whether no earlier entry, and none that has the touch, stands in its way.
    private func mayClaim(_ entry: TouchEntry, as kind: GestureKind) -> Bool {
        if entry.isActive || entry.isBeside { return true }
        if entries.contains(where: { $0 !== entry && $0.isActive && $0.isLive && !$0.isBeside }) {
            return false
        }
        guard kind != .drag else { return true }
        return !before(entry).contains { $0.isPressed }
    }

    private func before(_ entry: TouchEntry) -> ArraySlice<TouchEntry> {
        entries[..<(entries.firstIndex { $0 === entry } ?? 0)]
    }

    private func claim(_ entry: TouchEntry, _ calls: [() -> Void], isOver: Bool) {
        guard mayClaim(entry, as: entry.kind) else { return cancel(entry) }
        if entry.kind == .tap, !entry.isActive, !entry.isBeside, mustWait(entry) {
            entry.waiting = calls
            return
        }
        if !entry.isActive, !entry.isBeside { takeOver(entry) }
        if isOver {
            entry.isOver = true
            entry.session?.machine.reset()
        }
        run(calls)
    }

    /// A tap waits for those before it that may still become taps.
    private func mustWait(_ entry: TouchEntry) -> Bool {
        before(entry).contains { $0.isLive && !$0.isBeside && $0.session != nil && $0.kind == .tap }
    }

    private func takeOver(_ entry: TouchEntry) {
        entry.isActive = true
        for other in entries where other !== entry && other.isLive && !other.isBeside { cancel(other) }
    }

    private func settleWaiting() {
        for entry in entries {
            guard let calls = entry.waiting, !mustWait(entry) else { continue }
            entry.waiting = nil
            claim(entry, calls, isOver: true)
        }
    }

    private func cancel(_ entry: TouchEntry) {
        guard entry.isLive else { return }
        entry.isOver = true
        entry.waiting = nil
        switch entry.subject {
        case .responder(let responder): if entry.isHeld { responder.touchCancelled() }
        case .gesture(let session):
            var calls: [() -> Void] = []
            session.machine.cancel(&calls)
            session.machine.reset()
            run(calls)
        }
    }

    private func run(_ calls: [() -> Void]) { for call in calls { call() } }
}

extension TouchEntry {
    /// Indicates whether it continues without a finger.
    var isWaitingForMore: Bool { session?.machine.deadline != nil }
}
