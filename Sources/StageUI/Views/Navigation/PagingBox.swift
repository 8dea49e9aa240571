// Licensed under the Apache License, Version 2.0.

import Foundation

/// Pages side by side, of which a finger pulls the next one in.
final class PagingBox: LayoutBox {
    private let choose: (Int) -> Void
    private var pages: [PageBox] = []
    private var selected = 0
    /// The shown page; between whole numbers two are.
    private lazy var position = AnimatedValue<Double>(0, stage: owner.stage) { [weak self] in
        self?.invalidateDisplay()
    }
    private var positionAtTouch = 0.0
    private var timeAtTouch = 0.0
    private var isDragging = false
    private lazy var control: PageControlBox = {
        let control = PageControlBox(owner: owner, pages: self)
        control.superbox = self
        return control
    }()

    /// The motion with which a released page comes to rest.
    private static let settling = Animation.spring(duration: 0.35, bounce: 0)
    /// The distance in points that a quick finger must move to turn the page.
    private static let flingDistance: CGFloat = 50
    /// The least mean speed of a quick finger in points a second.
    private static let flingSpeed = 200.0
    /// The diameter of a dot and the space between two, in points.
    private static let dot: CGFloat = 8
    /// The distance of the dots' middle from the bottom in points.
    private static let dotsHeight: CGFloat = 22

    init(owner: Node, choose: @escaping (Int) -> Void) {
        self.choose = choose
        super.init(owner: owner)
    }

    /// - Parameter structure: Whether the boxes below may be others than before.
    func show(_ nodes: [Node], selected index: Int, structure: Bool, animation: Animation?) {
        if structure || pages.isEmpty {
            pages = nodes.enumerated().map { place, node in
                PageBox(owner: owner, node: node) { [unowned self] in self.shift(of: place) }
            }
            for page in pages { page.superbox = self }
            invalidateLayout()
        }
        if index != selected { invalidateDisplay() }
        selected = index
        if !isDragging { position.set(Double(index), animation: animation) }
    }

    override var children: [LayoutBox] { showsDots && !pages.isEmpty ? pages + [control] : pages }
    override var clipsTouches: Bool { true }
    override var responder: (any TouchResponder)? { pages.count > 1 ? self : nil }

    private var isMirrored: Bool { owner.environment.layoutDirection == .rightToLeft }

    /// The distance of a page to the right of the middle, in points.
    private func shift(of index: Int) -> CGFloat {
        let pages = CGFloat(Double(index) - position.presentation)
        return (isMirrored ? -pages : pages) * frame.width
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let largest = pages.reduce(CGSize.zero) { result, page in
            let size = page.size(for: proposal)
            return CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
        }
        return CGSize(width: proposal.width ?? largest.width, height: proposal.height ?? largest.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for page in pages { page.place(at: .zero, proposal: ProposedViewSize(size)) }
        let ground = dotsRect(in: size).insetBy(dx: -10, dy: -9)
        control.place(at: ground.origin, proposal: ProposedViewSize(ground.size))
    }

    // MARK: Drawing

    override func makeItems() -> [DisplayItem] {
        var items: [DisplayItem] = []
        var isMoved = false
        for (index, page) in pages.enumerated() {
            let shift = shift(of: index)
            guard abs(shift) < frame.width else { continue }
            if shift != 0 { isMoved = true }
            items += TransitionEffect.moved(page.items, CGSize(width: shift, height: 0))
        }
        if isMoved {
            // Pages that reach the upper and lower edges of the screen do so on the way, too.
            var window = windowReachingScreen
            window.origin.x = 0
            window.size.width = frame.width
            items = [
                DisplayItem(
                    owner: owner.path, content: .group(.clip(.rectangle(window), evenOdd: false), items))
            ]
        }
        return items + dotItems()
    }

    private var showsDots: Bool {
        switch owner.environment.pageIndexMode {
        case .some(.always): true
        case .some(.automatic): pages.count > 1
        default: false
        }
    }

    private func dotsRect(in size: CGSize) -> CGRect {
        let width = CGFloat(2 * pages.count - 1) * Self.dot
        return CGRect(
            x: (size.width - width) / 2, y: size.height - Self.dotsHeight - Self.dot / 2, width: width,
            height: Self.dot)
    }
    private var dotsRect: CGRect { dotsRect(in: frame.size) }

    /// Moves to the next page, or to the previous one.
    fileprivate func step(_ pages: Int) { settle(on: selected + pages) }
    fileprivate var place: String { "page \(selected + 1) of \(pages.count)" }

    private func dotItems() -> [DisplayItem] {
        guard showsDots, !pages.isEmpty else { return [] }
        let rect = dotsRect
        let (looks, environment) = (owner.stage.device.looks, owner.environment)
        var items: [DisplayItem] = []
        if owner.environment.hasPageIndexGround {
            let ground = rect.insetBy(dx: -10, dy: -9)
            let radius = ground.height / 2
            items.append(
                DisplayItem(
                    owner: owner.path,
                    content: .fill(
                        .roundedRectangle(ground, cornerSize: CGSize(width: radius, height: radius)),
                        .color(ResolvedColor(hex: 0x787880, opacity: 0.4)), evenOdd: false)))
        }
        let usual = [0.3, 1].map { ResolvedColor(hex: 0xFFFFFF, opacity: $0) }
        let other = looks?.dot?.resolveColor(in: environment) ?? usual[0]
        let chosen = looks?.currentDot?.resolveColor(in: environment) ?? usual[1]
        let current = min(max(0, Int(position.presentation.rounded())), pages.count - 1)
        for index in pages.indices {
            let place = CGFloat(isMirrored ? pages.count - 1 - index : index)
            let dot = CGRect(
                x: rect.minX + place * 2 * Self.dot, y: rect.minY, width: Self.dot, height: Self.dot)
            items.append(
                DisplayItem(
                    owner: owner.path,
                    content: .fill(
                        .ellipse(dot), .color(index == current ? chosen : other), evenOdd: false)))
        }
        return items
    }

    // MARK: Accessibility

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        guard let page = pages[safe: selected] else { return [] }
        let nodes = page.elements(in: context)
        return showsDots ? nodes + control.elements(in: context) : nodes
    }
}

extension PagingBox: PagedBox {
    func canScroll(_ edge: Edge) -> Bool {
        switch edge {
        case .leading: selected > 0
        case .trailing: selected < pages.count - 1
        case .top, .bottom: false
        }
    }

    func turnPage(_ edge: Edge) { step(edge == .trailing ? 1 : -1) }
}

extension PagingBox: TouchResponder {
    var dragAxes: Axis.Set { .horizontal }

    func touchBegan(at point: CGPoint) {
        // A finger stops a page that is still moving.
        position.jump(to: position.presentation)
        positionAtTouch = position.presentation
        timeAtTouch = owner.stage.time
        isDragging = false
    }

    /// The number of pages that a finger has pulled.
    private func pulled(by translation: CGSize) -> Double {
        guard frame.width > 0 else { return 0 }
        return Double((isMirrored ? translation.width : -translation.width) / frame.width)
    }

    func touchMoved(by translation: CGSize, inside: Bool) {
        if !isDragging {
            guard abs(translation.width) > 10, abs(translation.width) > abs(translation.height) else {
                return
            }
            isDragging = true
        }
        let wanted = positionAtTouch + pulled(by: translation)
        let last = Double(max(0, pages.count - 1))
        if wanted < 0 {
            position.jump(to: -Self.resisted(-wanted))
        } else if wanted > last {
            position.jump(to: last + Self.resisted(wanted - last))
        } else {
            position.jump(to: wanted)
        }
    }

    /// Past the first and the last page the finger pulls less the further it goes.
    private static func resisted(_ pages: Double) -> Double { 1 - 1 / (pages * 0.55 + 1) }

    func touchEnded(by translation: CGSize, inside: Bool) {
        var target = Int(position.presentation.rounded())
        if isDragging {
            let elapsed = owner.stage.time - timeAtTouch
            let way = abs(translation.width)
            let isQuick = elapsed <= 0 || Double(way) / elapsed > Self.flingSpeed
            if way > Self.flingDistance, isQuick {
                let start = Int(positionAtTouch.rounded())
                target = start + (pulled(by: translation) > 0 ? 1 : -1)
            }
        }
        settle(on: target)
    }

    func touchCancelled() { settle(on: selected) }

    private func settle(on target: Int) {
        isDragging = false
        let index = min(max(0, target), max(0, pages.count - 1))
        position.set(Double(index), animation: Self.settling)
        if index != selected {
            selected = index
            choose(index)
        }
    }
}

/// The space of the dots: a touch in its first half goes back a page, one in the other goes forward.
private final class PageControlBox: LayoutBox, TouchResponder {
    private unowned let pages: PagingBox

    init(owner: Node, pages: PagingBox) {
        self.pages = pages
        super.init(owner: owner)
    }

    override var isTouchable: Bool { true }
    override var responder: (any TouchResponder)? { self }

    private var start = CGPoint.zero

    func touchBegan(at point: CGPoint) { start = point }
    func touchEnded(by translation: CGSize, inside: Bool) {
        guard inside else { return }
        let isFirstHalf = start.x < frame.width / 2
        let mirrored = owner.environment.layoutDirection == .rightToLeft
        pages.step(isFirstHalf == mirrored ? 1 : -1)
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        var dots = AccessibilityNode(frame: context.frame(of: self))
        dots.label = pages.place
        dots.actions.adjust = { [unowned pages] in pages.step($0 == .increment ? 1 : -1) }
        return [dots]
    }
}
