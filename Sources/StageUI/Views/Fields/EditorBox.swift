// Licensed under the Apache License, Version 2.0.

import Foundation

/// The box of a field: its text with a caret, shifted so that the caret is visible.
final class EditorBox: LayoutBox, FocusPlaceBox {
    unowned let node: EditorNode
    /// The shift of a long text that shows the caret, in points.
    var scroll: CGFloat = 0
    /// The part that a finger moves: one end of the selection, or the caret.
    var grip: EditorGrip?
    /// The point where a finger came down, in the box's coordinates.
    var touched = CGPoint.zero
    var taps: (number: Int, time: Double, place: CGPoint) = (0, 0, .zero)
    private var drawnCaret = true
    private var labels: [LayoutBox]?
    private var kept: (text: [Character], width: CGFloat?, generation: Int, lines: EditorLines)?

    /// The width of the caret in points.
    static let caretWidth: CGFloat = 2
    /// Half a turn of the caret's blinking, in seconds.
    static let blinkTime = 0.5
    /// The space between a border and the text in points, as UIKit's field of 34 points has it.
    private static let borderPadding: CGFloat = 7

    init(owner: EditorNode) {
        node = owner
        super.init(owner: owner)
    }

    var focusable: (any FocusableNode)? { node }
    override var isTouchable: Bool { true }
    override var responder: (any TouchResponder)? { node.environment.isEnabled ? self : nil }

    // MARK: Changes

    func focusDidChange() {
        // The start of the text is shown first; drawing clamps the far end.
        scroll = readsRightToLeft && !node.isMultiline ? .greatestFiniteMagnitude : 0
        grip = nil
        caretDidMove()
    }

    func caretDidMove() {
        drawnCaret = true
        invalidateDisplay()
    }

    func textDidChange() {
        drawnCaret = true
        invalidateLayout()
    }

    func labelDidChange() {
        labels = nil
        invalidateLayout()
    }

    /// Draws again when the caret has appeared or disappeared since the last frame.
    func blink(at time: Double) {
        guard !node.buffer.hasSelection else { return }
        let isOn = isCaretOn(at: time)
        if isOn != drawnCaret {
            drawnCaret = isOn
            invalidateDisplay()
        }
    }

    /// The caret stays solid during activity, and then blinks.
    func isCaretOn(at time: Double) -> Bool {
        Int(((time - node.activeSince) / Self.blinkTime + 1e-6).rounded(.down)).isMultiple(of: 2)
    }

    // MARK: Text

    var environment: EnvironmentValues { node.environment }

    var padding: CGSize {
        if node.view.extent == .page { return CGSize(width: 5, height: 8) }
        let length = environment.hasBorderedFields ? Self.borderPadding : 0
        return CGSize(width: length, height: length)
    }

    func layout(_ text: Text, width: CGFloat? = nil, limit: Int? = 1, faint: Bool = false) -> TextLayout {
        var inner = environment
        if faint { inner.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        let runs = text.runs(in: inner)
        owner.reportMissingFonts(of: runs)
        return owner.stage.text.layout(
            TextRequest(
                runs: runs, width: width, lineLimit: limit,
                alignment: limit == 1 ? .leading : lineAlignment,
                lineSpacing: limit == 1 ? 0 : environment.lineSpacing, rightToLeft: readsRightToLeft))
    }

    /// Lines begin on the leading side of the environment, whichever way their letters are read.
    private var lineAlignment: TextRequest.Alignment {
        let alignment = environment.multilineTextAlignment.request
        guard readsRightToLeft != (environment.layoutDirection == .rightToLeft) else { return alignment }
        return switch alignment {
        case .leading: .trailing
        case .center: .center
        case .trailing: .leading
        }
    }

    func styled(_ string: String) -> Text { Text(verbatim: string) }
    var prompt: Text { node.view.prompt ?? node.view.title.text }

    /// The first letter with a direction decides; a field without one follows its environment.
    var readsRightToLeft: Bool {
        if !node.view.isSecure {
            for character in node.buffer.characters {
                for scalar in character.unicodeScalars where scalar.properties.isAlphabetic {
                    return (0x590...0x8FF).contains(scalar.value)
                        || (0xFB1D...0xFDFF).contains(scalar.value)
                        || (0xFE70...0xFEFC).contains(scalar.value)
                }
            }
        }
        return environment.layoutDirection == .rightToLeft
    }

    var lineHeight: CGFloat {
        owner.stage.text.lineHeight(of: (environment.font ?? .body).resolve(in: environment))
            + (node.isMultiline ? environment.lineSpacing : 0)
    }

    /// The lines of the text at a width; one line has none.
    func lines(width: CGFloat?) -> EditorLines {
        let text = node.buffer.characters
        if let kept, kept.generation == generation, kept.width == width, kept.text == text {
            return kept.lines
        }
        let whole = layout(styled(node.shown), width: width, limit: node.isMultiline ? nil : 1)
        var lines = EditorLines(text: text, layout: whole, lineHeight: lineHeight)
        if !node.isMultiline {
            lines.lines = [EditorLines.Line(range: 0..<text.count, x: 0, width: whole.size.width)]
        }
        kept = (text, width, generation, lines)
        return lines
    }

    /// The lines as they are placed.
    var placedLines: EditorLines { lines(width: node.isMultiline ? inside.width : nil) }

    // MARK: Layout

    override var children: [LayoutBox] {
        if let labels { return labels }
        let made = node.labelBoxes
        for box in made { box.superbox = self }
        labels = made
        return made
    }

    private var leastLines: Int { environment.textTraits.leastLines }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let padding = padding
        let label = children.first?.size(for: ProposedViewSize(width: nil, height: nil)) ?? .zero
        switch node.view.extent {
        case .page: return proposal.replacingUnspecifiedDimensions()
        case .line:
            // A field takes the width that it is offered, whatever is in it.
            let width =
                proposal.width
                ?? max(layout(styled(node.shown)).size.width, layout(prompt).size.width, label.width)
                + Self.caretWidth + 2 * padding.width
            return CGSize(width: width, height: max(lineHeight, label.height) + 2 * padding.height)
        case .growing:
            let room = proposal.width.map { max(0, $0 - 2 * padding.width) }
            let lines = lines(width: room?.isFinite == true ? room : nil)
            let asked = layout(
                prompt, width: room?.isFinite == true ? room : nil, limit: environment.lineLimit)
            let count = max(node.buffer.count == 0 ? asked.lines.count : lines.lines.count, 1)
            let kept = min(max(count, leastLines), environment.lineLimit ?? Int.max)
            let ideal = max(lines.layout.size.width, asked.size.width, label.width)
            return CGSize(
                width: proposal.width ?? (ideal + Self.caretWidth + 2 * padding.width),
                height: max(CGFloat(kept) * lineHeight, label.height) + 2 * padding.height)
        }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for label in children {
            place(
                label, x: padding.width, y: padding.height,
                proposal: ProposedViewSize(inside.size), in: size)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        let isFirst = key == VerticalAlignment.firstTextBaseline.key
        guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
        let text = node.buffer.count == 0 ? "x" : node.shown
        let first = padding.height + layout(styled(text)).firstBaseline
        guard !isFirst, node.view.extent == .growing else { return first }
        let below = size(for: proposal).height - 2 * padding.height - lineHeight
        return first + max(0, below)
    }

    override func makeItems() -> [DisplayItem] { editorItems { childItems() } }

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        [element(context, labels: node.labelBoxes.isEmpty ? [] : accessibilityChildren(context))]
    }

    var inside: CGRect {
        CGRect(origin: .zero, size: frame.size).insetBy(dx: padding.width, dy: padding.height)
    }
}

/// The part that a finger moves inside a field.
enum EditorGrip: Equatable {
    case caret
    /// One end of the selection; the other stays.
    case end(fixed: Int)
}
