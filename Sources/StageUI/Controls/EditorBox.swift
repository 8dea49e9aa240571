// Licensed under the Apache License, Version 2.0.

import Foundation

/// The box of a field: one line of text with a caret, moved sideways so that the caret is seen.
final class EditorBox: LayoutBox {
    private unowned let node: EditorNode
    /// How far a long text has been moved to show the caret, in points.
    private var scroll: CGFloat = 0
    private var touched: CGPoint?

    /// The width of the caret in points.
    private static let caretWidth: CGFloat = 2
    /// The space between a border and the text in points, as UIKit's field of 34 points has it.
    private static let borderPadding: CGFloat = 7

    init(owner: EditorNode) {
        node = owner
        super.init(owner: owner)
    }

    override var isTouchable: Bool { true }
    override var responder: (any TouchResponder)? { node.environment.isEnabled ? self : nil }

    func focusDidChange() {
        // The start of the text is shown first; drawing clamps the far end.
        scroll = readsRightToLeft ? .greatestFiniteMagnitude : 0
        invalidateDisplay()
    }

    // MARK: Text

    private var environment: EnvironmentValues { node.environment }
    private var padding: CGFloat { environment.hasBorderedFields ? Self.borderPadding : 0 }

    private func styled(_ string: String) -> Text { Text(verbatim: string) }

    private func layout(_ text: Text, width: CGFloat? = nil, faint: Bool = false) -> TextLayout {
        var inner = environment
        if faint { inner.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return owner.stage.text.layout(
            TextRequest(
                runs: text.runs(in: inner), width: width, lineLimit: 1, rightToLeft: readsRightToLeft))
    }

    private var prompt: Text { node.view.prompt ?? node.view.title.text }
    private var shown: String { node.visible(node.text) }

    /// The first letter with a direction decides; a field without one follows its environment.
    var readsRightToLeft: Bool {
        if !node.view.isSecure {
            for scalar in node.text.unicodeScalars where scalar.properties.isAlphabetic {
                return (0x590...0x8FF).contains(scalar.value)
                    || (0xFB1D...0xFDFF).contains(scalar.value)
                    || (0xFE70...0xFEFC).contains(scalar.value)
            }
        }
        return environment.layoutDirection == .rightToLeft
    }

    private func width(ofFirst count: Int) -> CGFloat {
        count == 0 ? 0 : layout(styled(String(shown.prefix(count)))).size.width
    }

    private var lineHeight: CGFloat {
        owner.stage.text.lineHeight(of: (environment.font ?? .body).resolve(in: environment))
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = max(layout(styled(shown)).size.width, layout(prompt).size.width)
        return CGSize(
            width: proposal.width ?? (ideal + Self.caretWidth + 2 * padding),
            height: lineHeight + 2 * padding)
    }

    override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        else { return nil }
        return padding + layout(styled(shown.isEmpty ? "x" : shown)).firstBaseline
    }

    // MARK: Drawing

    private var inside: CGRect {
        CGRect(origin: .zero, size: frame.size).insetBy(dx: padding, dy: padding)
    }

    /// Where the line starts, from the left of the inside, for a text of a width.
    private func start(ofWidth width: CGFloat) -> CGFloat {
        let room = inside.width - width
        let mirrored = environment.layoutDirection == .rightToLeft
        switch environment.multilineTextAlignment {
        case .center: return max(0, room / 2)
        case .leading: return mirrored ? room : 0
        case .trailing: return mirrored ? 0 : room
        }
    }

    /// The caret's distance from the left of a line of a width.
    private func caretX(_ index: Int, lineWidth: CGFloat) -> CGFloat {
        let before = width(ofFirst: index)
        return readsRightToLeft ? lineWidth - before : before
    }

    /// The left of the line while the field has the focus: moved no more than needed.
    private func focusedStart(_ lineWidth: CGFloat) -> CGFloat {
        let room = inside.width - Self.caretWidth
        guard lineWidth > room else {
            scroll = 0
            return start(ofWidth: lineWidth)
        }
        // A caret stands after the characters before it, which is to the left where reading goes left.
        let least = readsRightToLeft ? -Self.caretWidth : 0
        let caret = caretX(node.caret, lineWidth: lineWidth) + least
        scroll = min(max(scroll, caret - room), caret)
        scroll = min(max(scroll, least), least + lineWidth - room)
        return -scroll
    }

    override func makeItems() -> [DisplayItem] {
        var items = borderItems()
        let rect = inside
        guard rect.width > 0, rect.height > 0 else { return items }
        var inner: [DisplayItem] = []
        let text = shown
        let faint = text.isEmpty
        let line = faint ? prompt : styled(text)
        var left: CGFloat
        if node.isFocused, !faint {
            let whole = layout(line)
            left = focusedStart(whole.size.width)
            inner.append(item(whole, x: left))
            left += caretX(node.caret, lineWidth: whole.size.width)
            if readsRightToLeft { left -= Self.caretWidth }
            left = min(max(0, left), rect.width - Self.caretWidth)
        } else {
            let cut = layout(line, width: rect.width, faint: faint)
            if !line.plain.isEmpty { inner.append(item(cut, x: start(ofWidth: cut.size.width))) }
            left = min(start(ofWidth: 0), rect.width - Self.caretWidth)
        }
        if node.isFocused {
            let caret = CGRect(x: left, y: 0, width: Self.caretWidth, height: rect.height)
            inner.append(
                DisplayItem(
                    owner: owner.path,
                    content: .fill(
                        .rectangle(caret), .color(Color.accentColor.resolveColor(in: environment)),
                        evenOdd: false)))
        }
        guard !inner.isEmpty else { return items }
        let window = DisplayOutline.rectangle(CGRect(origin: .zero, size: rect.size))
        items.append(
            DisplayItem(
                owner: owner.path, origin: rect.origin, content: .group(.clip(window, evenOdd: false), inner))
        )
        return items
    }

    private func item(_ layout: TextLayout, x: CGFloat) -> DisplayItem {
        DisplayItem(owner: owner.path, origin: CGPoint(x: x, y: 0), content: .text(layout))
    }

    private func borderItems() -> [DisplayItem] {
        guard environment.hasBorderedFields else { return [] }
        let dark = environment.colorScheme == .dark
        let line = 1 / environment.displayScale
        let rect = CGRect(origin: .zero, size: frame.size)
        let radius = CGSize(width: 5, height: 5)
        let ground = dark ? ResolvedColor(hex: 0x000000) : ResolvedColor(hex: 0xFFFFFF)
        let edge =
            dark ? ResolvedColor(hex: 0x545458, opacity: 0.6) : ResolvedColor(hex: 0x3C3C43, opacity: 0.29)
        return [
            DisplayItem(
                owner: owner.path,
                content: .fill(
                    .roundedRectangle(rect, cornerSize: radius), .color(ground), evenOdd: false)),
            DisplayItem(
                owner: owner.path,
                content: .stroke(
                    .roundedRectangle(rect.insetBy(dx: line / 2, dy: line / 2), cornerSize: radius),
                    .color(edge), StrokeStyle(lineWidth: line))),
        ]
    }

    // MARK: Accessibility

    override func accessibilityNodes(_ context: AccessibilityContext) -> [AccessibilityNode] {
        var element = AccessibilityNode(frame: context.frame(of: self))
        let title = node.view.title.text.plain
        element.label = title.isEmpty ? nil : title
        element.value = shown.isEmpty ? node.view.prompt?.plain : shown
        element.traits = .isTextField
        element.isEnabled = environment.isEnabled
        if element.isEnabled {
            element.activate = AccessibilityAction { [weak node] in node?.focus() }
        }
        return [element]
    }
}

extension EditorBox: TouchResponder {
    func touchBegan(at point: CGPoint) {
        touched = point
    }

    func touchEnded(by translation: CGSize, inside: Bool) {
        guard inside, let touched else { return }
        self.touched = nil
        let index = nearestCaret(to: touched.x + translation.width)
        node.focus()
        node.moveCaret(to: index)
    }

    func touchCancelled() { touched = nil }

    /// The place between two characters that is nearest to a point.
    private func nearestCaret(to x: CGFloat) -> Int {
        let text = shown
        guard !text.isEmpty else { return 0 }
        let whole = layout(styled(text)).size.width
        let room = inside.width - whole
        let left =
            node.isFocused
            ? focusedStart(whole)
            : room < 0 ? (readsRightToLeft ? room : 0) : start(ofWidth: whole)
        let wanted = x - padding - left
        var best = (index: 0, distance: CGFloat.infinity)
        for index in 0...text.count {
            let distance = abs(caretX(index, lineWidth: whole) - wanted)
            if distance < best.distance { best = (index, distance) }
        }
        return best.index
    }
}
