// Licensed under the Apache License, Version 2.0.

import Foundation

/// The reach of a finger: it touches what is seen, and scrolls to the rest.
extension Stage {
    /// The labels of the elements of which a part is on the screen, in reading order.
    package var labelsOnScreen: [String] {
        let screen = CGRect(origin: .zero, size: configuration.size)
        return accessibilityTree().flattened.filter { $0.frame.intersects(screen) }.compactMap(\.label)
    }

    /// Touches a button or a field by its label, as ``touch(_:)`` does; returns whether a finger could.
    @discardableResult
    package func tap(label: String) -> Bool { touch(label) == nil }

    /// Touches the first button or field with a label or an identifier, as a finger would: in its middle, after
    /// scrolling to it where it is out of sight.
    ///
    /// Its action has run on return, but no `Task` that it began: that runs when the caller waits.
    ///
    /// - Returns: The reason why a finger cannot; nothing was touched then.
    package func touch(_ name: String) -> TouchProblem? {
        lookingForRow({ !touchable(name).isEmpty }) { touchFound(name) }
    }

    private func touchFound(_ name: String) -> TouchProblem? {
        let elements = touchable(name)
        guard !elements.isEmpty else {
            let isThere = accessibilityTree().flattened.contains { $0.isNamed(name) && !$0.isEnabled }
            return isThere ? .disabled : .missing
        }
        guard
            let place = elements.lazy.compactMap(middle).first
                ?? elements.lazy.compactMap({ self.scrolledMiddle($0, name) }).first
                ?? touchable(name).lazy.compactMap(visiblePlace).first
        else {
            return touchable(name).allSatisfy { seenPart($0).isEmpty } ? .outside : .covered
        }
        tap(at: place)
        return nil
    }

    /// Scrolls until an element with a label or an identifier can be seen, no further than needed.
    ///
    /// - Returns: The reason why it cannot be seen.
    package func scroll(to name: String) -> TouchProblem? {
        func found() -> AccessibilityNode? { accessibilityTree().flattened.first { $0.isNamed(name) } }
        return lookingForRow({ found() != nil }) {
            guard let element = found() else { return .missing }
            if !isSeen(element), let box = element.box { bring(box, anchor: nil) }
            // The element of a control in a list is the row around it.
            if let element = found(), !isSeen(element) { bringRest(of: element) }
            return found().map(isSeen) == true ? nil : .outside
        }
    }

    /// Scrolls by a page: the innermost view that can, under the middle of the screen or else next to it.
    ///
    /// - Parameter edge: The side from which new content comes into sight.
    /// - Returns: Whether there was anything to scroll.
    package func scroll(_ edge: Edge) -> Bool {
        layoutForInput()
        let screen = CGRect(origin: .zero, size: configuration.size)
        for point in Self.places(in: screen) {
            let targets = rootBox?.touchTargets(at: point, toLocal: .identity) ?? []
            let paged = targets.lazy.compactMap { $0.box as? any PagedBox }
            guard let box = paged.first(where: { $0.canScroll(edge) }) else { continue }
            react { box.turnPage(edge) }
            return true
        }
        return false
    }

    // MARK: - Elements

    /// Makes rows of lazy containers that are far away until one has what a finger looks for: it would scroll on until it
    /// finds that. No row appears for it.
    ///
    /// - Parameter use: Uses what was found; until then all rows stay that were made.
    private func lookingForRow<Result>(_ isFound: () -> Bool, _ use: () -> Result) -> Result {
        let rows = layoutPass.rows
        guard rows.isUsed else { return use() }
        rows.isLooking = true
        defer { rows.isLooking = false }
        while !isFound(), rows.sets.contains(where: { $0.box?.bringMoreRows() == true }) {}
        return use()
    }

    /// Has all rows of lazy containers be there, for tools that judge a whole screen.
    package func bringAllRows() {
        layoutForInput()
        let rows = layoutPass.rows
        guard rows.isUsed else { return }
        rows.isLooking = true
        while rows.sets.contains(where: { $0.box?.bringMoreRows() == true }) {}
    }

    private func touchable(_ name: String) -> [AccessibilityNode] {
        accessibilityTree().flattened.filter { $0.isNamed(name) && $0.isTouchable }
    }

    /// The part of an element's frame that no edge of the screen or of a scroll view cuts off.
    private func seenPart(_ element: AccessibilityNode) -> CGRect {
        var part = element.frame.intersection(CGRect(origin: .zero, size: configuration.size))
        var scroll = element.box?.enclosingScroll
        while let current = scroll {
            part = part.intersection(current.windowOnCanvas)
            scroll = current.enclosingScroll
        }
        return part.isNull ? .zero : part
    }

    /// Returns whether an element is seen as a whole, or as much of it as its scroll view has room for.
    private func isSeen(_ element: AccessibilityNode) -> Bool {
        let part = seenPart(element)
        let room = (element.box?.enclosingScroll?.windowOnCanvas.size) ?? configuration.size
        return !part.isEmpty && part.width >= min(element.frame.width, room.width) - 1
            && part.height >= min(element.frame.height, room.height) - 1
    }

    // MARK: - Places

    /// The middle of an element, if a finger that is put there meets the element.
    private func middle(_ element: AccessibilityNode) -> CGPoint? {
        let frame = element.frame
        var place = CGPoint(x: frame.midX, y: frame.midY)
        // The switch is touched, and not its label; it stands at the trailing side.
        if element.traits.contains(.isToggle), frame.width > 120 {
            place.x = configuration.layoutDirection == .rightToLeft ? frame.minX + 30 : frame.maxX - 30
        }
        return meets(place, element) ? place : nil
    }

    /// The middle of an element after scrolling; where that does not help, everything stays where it was.
    private func scrolledMiddle(_ element: AccessibilityNode, _ name: String) -> CGPoint? {
        guard let box = element.box else { return nil }
        let before = box.scrollsAround.map { ($0, $0.offset) }
        // What still is under a bar after the least that brings it into sight is drawn further in.
        for anchor in [nil, UnitPoint.center, .top, .bottom] {
            bring(box, anchor: anchor)
            guard let now = touchable(name).first(where: { $0.box === box }) else { break }
            if let place = middle(now) { return place }
        }
        react { for (scroll, offset) in before { scroll.pull(to: offset) } }
        layoutForInput()
        return nil
    }

    /// A place in the part of an element that can be seen, the nearest to the part's middle.
    private func visiblePlace(_ element: AccessibilityNode) -> CGPoint? {
        Self.places(in: seenPart(element)).first { meets($0, element) }
    }

    /// Places all over a rectangle, from its middle outwards.
    private static func places(in area: CGRect) -> [CGPoint] {
        guard !area.isEmpty else { return [] }
        let shares = stride(from: CGFloat(1), to: 14, by: 2).map { $0 / 14 }
        func distance(_ point: CGPoint) -> CGFloat {
            let (x, y) = (point.x - area.midX, point.y - area.midY)
            return x * x + y * y
        }
        return shares.flatMap { y in
            shares.map { x in CGPoint(x: area.minX + x * area.width, y: area.minY + y * area.height) }
        }.sorted { distance($0) < distance($1) }
    }

    /// Returns whether a finger at a point meets an element: the screen is free there, and the touch goes to the
    /// control of the element.
    private func meets(_ point: CGPoint, _ element: AccessibilityNode) -> Bool {
        let covered = min(keyboard.shownHeight, Double(configuration.keyboardHeight))
        guard isOnScreen(point), Double(configuration.size.height - point.y) >= covered,
            let box = element.box,
            let targets = rootBox?.touchTargets(at: point, toLocal: .identity),
            let taker = targets.first(where: \.box.takesTaps)?.box
        else { return false }
        // Beside the control of a row the row takes the touch for it.
        return taker.lies(in: box) || taker === box.tapTakerAround
            || taker is RowReachBox && box.lies(in: taker)
    }

    /// Scrolls on by what an element has outside of the scroll view around it.
    private func bringRest(of element: AccessibilityNode) {
        guard let scroll = element.box?.enclosingScroll else { return }
        func rest(_ start: CGFloat, _ end: CGFloat, from least: CGFloat, to most: CGFloat) -> CGFloat {
            start < least || end - start > most - least ? start - least : max(0, end - most)
        }
        let (frame, window) = (element.frame, scroll.windowOnCanvas)
        var offset = scroll.offset
        offset.width += rest(frame.minX, frame.maxX, from: window.minX, to: window.maxX)
        offset.height += rest(frame.minY, frame.maxY, from: window.minY, to: window.maxY)
        react { scroll.pull(to: scroll.clamped(offset)) }
        layoutForInput()
    }

    /// Scrolls the views around a box, the innermost first, until it can be seen.
    private func bring(_ box: LayoutBox, anchor: UnitPoint?) {
        react {
            for scroll in box.scrollsAround {
                scroll.pull(to: scroll.offset(revealing: box, anchor: anchor))
            }
        }
        layoutForInput()
    }
}

extension AccessibilityNode {
    /// Indicates whether a finger is meant for the element.
    ///
    /// One that a gesture makes a button can be touched like one, although it has no action itself.
    package var isTouchable: Bool { isEnabled && (activate != nil || traits.contains(.isButton)) }
}

extension LayoutBox {
    /// Indicates whether the box does something with a tap, rather than only moving with a finger.
    fileprivate var takesTaps: Bool {
        guard let responder, responder.dragAxes.isEmpty else { return false }
        return (responder as? GestureBox)?.takesGesture ?? true
    }

    /// The innermost box around this one that does something with a tap; the box itself counts.
    fileprivate var tapTakerAround: LayoutBox? {
        var box: LayoutBox? = self
        while let current = box, !current.takesTaps { box = current.superbox }
        return box
    }

    /// Returns whether the box is another one or lies in it.
    func lies(in other: LayoutBox) -> Bool {
        var box: LayoutBox? = self
        while let current = box {
            if current === other { return true }
            box = current.superbox
        }
        return false
    }

    /// The scroll views around the box, the innermost first.
    fileprivate var scrollsAround: [ScrollBox] {
        var found: [ScrollBox] = []
        var scroll = enclosingScroll
        while let current = scroll {
            found.append(current)
            scroll = current.enclosingScroll
        }
        return found
    }
}

extension ScrollBox {
    /// The window on the canvas, in points.
    var windowOnCanvas: CGRect { windowReachingScreen.applying(toCanvas) }
}
