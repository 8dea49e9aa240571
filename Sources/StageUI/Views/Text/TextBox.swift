// Licensed under the Apache License, Version 2.0.

import Foundation

/// The box of a text: measured and drawn by the stage's shaper.
final class TextBox: LayoutBox {
    private unowned let node: LeafNode<Text>
    private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
    private var layoutsGeneration = -1
    private var unlimited: TextLayout?
    private var unsized: TextRequest?
    private var measuring: Measuring?
    private var clock: TextClock?
    /// The place where a finger is down.
    var touched: CGPoint?
    private var translated: (text: Text, generation: Int)?
    /// A touch that is held where the text can be selected.
    private lazy var press = makePress()
    override var pressSession: GestureSession? { isSelectable ? press : nil }

    /// The text in the language of its surroundings.
    var shown: Text {
        guard node.view.isLocalized else { return node.view }
        if let translated, translated.generation == generation { return translated.text }
        let text = node.view.resolved(in: owner.environment.textLanguage)
        translated = (text, generation)
        return text
    }

    /// The values besides the request that the size depends on.
    private struct Measuring {
        var leastLines: Int
        var shrinks: Bool
        var pixel: CGFloat
    }

    init(owner: LeafNode<Text>) {
        node = owner
        super.init(owner: owner)
    }

    override var isTouchable: Bool { true }

    private func request(
        _ proposal: ProposedViewSize, scale: CGFloat = 1, tightening: CGFloat = 0
    ) -> TextRequest {
        forgetOld()
        var request = unsized ?? makeRequest()
        unsized = request
        if scale != 1 || tightening != 0 {
            for index in request.runs.indices {
                request.runs[index].font.size *= scale
                request.runs[index].tracking -= request.runs[index].font.size * tightening
            }
        }
        if let width = proposal.width, width.isFinite { request.width = width }
        if let height = proposal.height, height.isFinite { request.height = height }
        return request
    }

    private func makeRequest() -> TextRequest {
        let environment = owner.environment
        let runs = shown.runs(in: environment, surroundings)
        owner.reportMissingFonts(of: runs)
        return TextRequest(
            runs: runs, lineLimit: environment.lineLimit,
            alignment: environment.multilineTextAlignment.request,
            truncation: environment.truncationMode.request, lineSpacing: environment.lineSpacing,
            rightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// Discards old measurements; they hold until the text, or what it depends on, changes.
    private func forgetOld() {
        guard layoutsGeneration != generation else { return }
        layouts.removeAll(keepingCapacity: true)
        unlimited = nil
        unsized = nil
        measuring = nil
        layoutsGeneration = generation
        keepTime()
    }

    private var surroundings: TextSurroundings {
        TextSurroundings(now: owner.stage.date) { [unowned self] image, environment in
            let art = ImageArtist(image, owner: owner, environment: environment)
            return (art.size, art.size.height - art.baseline)
        }
    }

    /// The lines for a proposal; results are kept until the text changes.
    func layout(_ proposal: ProposedViewSize) -> TextLayout {
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
            guard case .string(let end)? = shown.pieces.last?.content, end.last?.isWhitespace == false
            else { return nil }
            layout = shaped(.unspecified)
            unlimited = layout
        }
        // A measured width, rounded to pixels, may come back a hair too small.
        guard !layout.isTruncated, layout.lines.count == 1,
            layout.size.width <= (proposal.width ?? .infinity) + 1e-6
        else { return nil }
        return layout
    }

    // One line that fits stays as it is, however much more is offered.
    override func isRigid(_ axis: Axis, for proposal: ProposedViewSize) -> Bool {
        var most = proposal
        most[axis] = .infinity
        return owner.environment.textRenderer == nil && natural(within: most) != nil
    }

    private func shaped(_ proposal: ProposedViewSize) -> TextLayout {
        let shaper = owner.stage.text
        var layout = shaper.layout(request(proposal))
        if owner.environment.textTraits.keepsWords {
            for scale in stride(from: 0.95, through: 0.5, by: -0.05) where layout.brokenWord != nil {
                layout = shaper.layout(request(proposal, scale: scale))
            }
        }
        guard layout.isTruncated else { return layout }
        var tightening: CGFloat = 0
        if owner.environment.allowsTightening {
            // Up to a thirtieth of the size between characters, which is hardly seen.
            while layout.isTruncated, tightening < 0.03 {
                tightening += 0.01
                layout = shaper.layout(request(proposal, tightening: tightening))
            }
        }
        let least = owner.environment.minimumScaleFactor
        var scale: CGFloat = 1
        while layout.isTruncated, scale > least {
            scale = max(least, scale - 0.05)
            layout = shaper.layout(request(proposal, scale: scale, tightening: tightening))
        }
        return layout
    }

    private func keepTime() {
        let isLive = shown.isLive
        guard isLive || clock != nil else { return }
        let clock = clock ?? TextClock(self, stage: owner.stage)
        clock.isRunning = isLive
        clock.step = shown.step
        self.clock = clock
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let renderer = owner.environment.textRenderer else { return sizeOfText(proposal) }
        return renderer.sizeThatFits(
            proposal: proposal, text: TextProxy { [unowned self] in sizeOfText($0) })
    }

    private func sizeOfText(_ proposal: ProposedViewSize) -> CGSize {
        forgetOld()
        let measuring = measuring ?? makeMeasuring()
        self.measuring = measuring
        var size: CGSize
        let least = measuring.leastLines
        if proposal.width == 0, !measuring.shrinks, least < 2,
            natural(within: proposal) == nil
        {
            // Only asked for to compare: no such lines are drawn.
            size = owner.stage.text.size(of: request(proposal))
        } else {
            let layout = layout(proposal)
            size = layout.size
            if least > layout.lines.count {
                let font = (owner.environment.font ?? .body).resolve(in: owner.environment)
                let line = owner.stage.text.lineHeight(of: font) + owner.environment.lineSpacing
                size.height += CGFloat(least - layout.lines.count) * line
            }
        }
        // Whole device pixels, so that neighbours do not land between them.
        let pixel = measuring.pixel
        return CGSize(width: (size.width / pixel).rounded(.up) * pixel, height: size.height)
    }

    private func makeMeasuring() -> Measuring {
        let environment = owner.environment
        return Measuring(
            leastLines: environment.textTraits.leastLines, shrinks: environment.minimumScaleFactor < 1,
            pixel: 1 / environment.displayScale)
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
        if key == HorizontalAlignment.listRowSeparatorLeading.key, owner.environment.isInForm { return 0 }
        return nil
    }

    private var motion: TextMotion?
    /// The last drawing, as it is at rest.
    private var resting: [DisplayItem] = []
    override var isStyleMoving: Bool { motion?.isMoving ?? false }

    override func styleDidChange(from old: Any, _ before: EnvironmentValues) {
        guard let old = old as? Text else { return }
        let motion = motion ?? TextMotion()
        let colors = (old.runs(in: before).map(\.color), node.view.runs(in: owner.environment).map(\.color))
        var words: ReplacedWords?
        if old.plain != node.view.plain, !resting.isEmpty {
            words = ReplacedWords(drawn: drawnItems ?? resting, resting: resting)
        }
        motion.update(from: colors.0, to: colors.1, replacing: words, before, of: owner) { [weak self] in
            self?.invalidateDisplay()
        }
        if motion.isMoving { self.motion = motion }
    }

    override func spacing(at edge: Edge) -> EdgeSpacing {
        edge.axis == .vertical ? shown.spacing(at: edge, box: self) : .none
    }

    // On its way to another size, the box has the same one for several offers, and other lines in each.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let drawn, drawn.proposal != proposal, drawnItems != nil else { return }
        if layout(proposal) != drawn.layout { invalidateDisplay() }
    }

    // MARK: Drawing

    /// The lines that were drawn last, and the offer for them.
    private var drawn: (proposal: ProposedViewSize, layout: TextLayout)?

    private var isEmpty: Bool {
        shown.pieces.allSatisfy { if case .string("") = $0.content { true } else { false } }
    }

    override func makeItems() -> [DisplayItem] {
        guard !isEmpty else { return [] }
        let layout = layout(proposal)
        drawn = (proposal, layout)
        if owner.environment.hidesContent { return RedactedBars(owner).items(for: layout) }
        if let renderer = owner.environment.textRenderer {
            let recorder = GraphicsContext.Recorder()
            var context = GraphicsContext(recorder: recorder, owner: owner, environment: owner.environment)
            renderer.draw(
                layout: Text.Layout(layout, of: shown, shaper: owner.stage.text), in: &context)
            return recorder.items
        }
        var items = TextPainter(shown, layout, frame.size, owner).items
        if shown.pieces.contains(where: { if case .image = $0.content { true } else { false } }) {
            items += pictures(in: layout)
        }
        resting = items
        guard let motion, motion.isMoving else { return items }
        return motion.shown(items, height: frame.height, of: owner)
    }

    // MARK: Touch and accessibility

    override var responder: (any TouchResponder)? { links.isEmpty ? nil : self }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        guard !isEmpty, !owner.environment.hidesWords else { return [] }
        var element = AccessibilityNode(frame: context.frame(of: self))
        element.label = shown.spoken(
            in: owner.environment.locale, owner.environment.timeZone, at: owner.stage.date)
        element.traits = .isStaticText
        if let speech = shown.pieces.lazy.compactMap(\.speech).first { element.speech = speech }
        if let link = links.first {
            let open = owner.environment.openURL
            element.activate = AccessibilityAction { open(link) }
        }
        if isSelectable { element.actions.named.append(("Copy", { [weak self] in self?.copy() })) }
        return [element]
    }
}
