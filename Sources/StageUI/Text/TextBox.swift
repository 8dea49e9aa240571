// Licensed under the Apache License, Version 2.0.

import Foundation

/// The box of a text: measured and drawn by the stage's shaper.
final class TextBox: LayoutBox {
    private unowned let node: LeafNode<Text>
    private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
    private var layoutsGeneration = -1
    private var unlimited: TextLayout?
    private var unsized: TextRequest?

    init(owner: LeafNode<Text>) {
        node = owner
        super.init(owner: owner)
    }

    override var isTouchable: Bool { true }

    private func request(_ proposal: ProposedViewSize, scale: CGFloat = 1) -> TextRequest {
        forgetOld()
        var request = unsized ?? makeRequest()
        unsized = request
        if scale != 1 {
            for index in request.runs.indices { request.runs[index].font.size *= scale }
        }
        func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
        request.width = finite(proposal.width)
        request.height = finite(proposal.height)
        return request
    }

    private func makeRequest() -> TextRequest {
        let environment = owner.environment
        return TextRequest(
            runs: node.view.runs(in: environment), lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment.request,
            truncation: environment.truncationMode.request, lineSpacing: environment.lineSpacing,
            rightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// Whatever was found out holds until the text, or what it depends on, changes.
    private func forgetOld() {
        guard layoutsGeneration != generation else { return }
        layouts.removeAll(keepingCapacity: true)
        unlimited = nil
        unsized = nil
        layoutsGeneration = generation
    }

    /// The lines for a proposal; results are kept until the text changes.
    private func layout(_ proposal: ProposedViewSize) -> TextLayout {
        if let natural = natural(within: proposal) { return natural }
        if let known = layouts.first(where: { $0.proposal == proposal }) { return known.layout }
        let made = shaped(proposal)
        if layouts.count == 4 { layouts.removeFirst() }
        layouts.append((proposal, made))
        return made
    }

    /// The lines without limits, if they fit and so are the answer.
    private func natural(within proposal: ProposedViewSize) -> TextLayout? {
        forgetOld()
        let layout: TextLayout
        if let unlimited {
            layout = unlimited
        } else {
            // A space at the end counts or not, by where the line is broken.
            guard node.view.pieces.last?.string.last?.isWhitespace == false else { return nil }
            layout = shaped(.unspecified)
            unlimited = layout
        }
        guard !layout.isTruncated, layout.lines.count == 1, layout.size.width <= proposal.width ?? .infinity
        else { return nil }
        return layout
    }

    // One line that fits stays as it is, however much more is offered.
    override func isRigid(_ axis: Axis, for proposal: ProposedViewSize) -> Bool {
        var most = proposal
        most[axis] = .infinity
        return natural(within: most) != nil
    }

    private func shaped(_ proposal: ProposedViewSize) -> TextLayout {
        let shaper = owner.stage.text
        var layout = shaper.layout(request(proposal))
        let least = owner.environment.minimumScaleFactor
        var scale: CGFloat = 1
        while layout.isTruncated, scale > least {
            scale = max(least, scale - 0.05)
            layout = shaper.layout(request(proposal, scale: scale))
        }
        return layout
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size: CGSize
        if proposal.width == 0, owner.environment.minimumScaleFactor >= 1, natural(within: proposal) == nil {
            // Only asked for to compare: no such lines are drawn.
            size = owner.stage.text.size(of: request(proposal))
        } else {
            size = layout(proposal).size
        }
        // Whole device pixels, so that neighbours do not land between them.
        let pixel = 1 / owner.environment.displayScale
        return CGSize(width: (size.width / pixel).rounded(.up) * pixel, height: size.height)
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
        return nil
    }

    private var motion: TextMotion?
    override var isStyleMoving: Bool { motion?.isMoving ?? false }

    override func styleDidChange(from old: Any, _ before: EnvironmentValues) {
        guard let old = old as? Text else { return }
        let motion = motion ?? TextMotion()
        let colors = (old.runs(in: before).map(\.color), node.view.runs(in: owner.environment).map(\.color))
        motion.update(
            from: colors.0, to: colors.1, replacing: old.plain == node.view.plain ? nil : drawnItems,
            of: owner
        ) { [weak self] in
            self?.invalidateDisplay()
        }
        if motion.isMoving { self.motion = motion }
    }

    override func spacing(at edge: Edge) -> EdgeSpacing {
        edge.axis == .vertical ? node.view.spacing(at: edge, box: self) : .none
    }

    override func makeItems() -> [DisplayItem] {
        guard !node.view.plain.isEmpty else { return [] }
        let items = [DisplayItem(owner: owner.path, content: .text(layout(proposal)))]
        guard let motion, motion.isMoving else { return items }
        return motion.shown(items, height: frame.height, owner: owner.path)
    }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        guard !node.view.plain.isEmpty else { return [] }
        var element = AccessibilityNode(frame: context.frame(of: self))
        element.label = node.view.plain
        element.traits = .isStaticText
        return [element]
    }
}

extension TextAlignment {
    var request: TextRequest.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    var request: TextRequest.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
