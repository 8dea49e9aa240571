// Licensed under the Apache License, Version 2.0.

import Foundation

extension EditorBox {
    private var tint: Color { environment.tint ?? Color.accentColor }

    /// Returns the drawing of the box: its border, the text in a window, the selection and the caret.
    func editorItems(label: () -> [DisplayItem]) -> [DisplayItem] {
        var items = borderItems()
        let rect = inside
        guard rect.width > 0, rect.height > 0 else { return items }
        var inner: [DisplayItem] = []
        let isEmpty = node.buffer.count == 0
        if isEmpty {
            let faint = layout(
                prompt, width: rect.width, limit: node.isMultiline ? environment.lineLimit : 1, faint: true)
            if !prompt.plain.isEmpty {
                inner.append(item(faint, x: start(ofWidth: faint.size.width), y: rise(of: faint)))
            }
        } else if node.isFocused || node.isMultiline {
            let lines = placedLines
            let top = origin(of: 0, in: lines)
            if node.isFocused {
                inner += selectionRects(in: lines).map { fill(.rectangle($0), tint.opacity(0.2)) }
            }
            let left = node.isMultiline ? start(ofWidth: lines.layout.size.width) : top.x
            inner.append(item(lines.layout, x: left, y: top.y + rise(of: lines.layout)))
        } else {
            let cut = layout(styled(node.shown), width: rect.width)
            inner.append(item(cut, x: start(ofWidth: cut.size.width), y: rise(of: cut)))
        }
        let handles = appendCaret(to: &inner, isEmpty: isEmpty)
        if !inner.isEmpty {
            let room = CGRect(origin: .zero, size: rect.size)
            // A line is cut at its sides only: letters of another script may be higher than the field's own.
            let window = DisplayOutline.rectangle(
                node.isMultiline ? room : room.insetBy(dx: 0, dy: -lineHeight / 2))
            items.append(
                DisplayItem(
                    owner: owner.path, origin: rect.origin,
                    content: .group(.clip(window, evenOdd: false), inner)))
        }
        if isEmpty, node.view.prompt == nil { items += label() }
        return items + handles
    }

    /// The place of a line whose letters come from another font, such as Arabic ones, and need more height than the field's:
    /// they stand out of it above and below alike.
    private func rise(of layout: TextLayout) -> CGFloat {
        node.isMultiline ? 0 : min(0, (inside.height - layout.size.height) / 2)
    }

    /// Adds the caret, or returns the handles of a selection, which stand out of the window.
    private func appendCaret(to inner: inout [DisplayItem], isEmpty: Bool) -> [DisplayItem] {
        guard node.isFocused else { return [] }
        if isEmpty {
            guard isCaretOn(at: owner.stage.time) else { return [] }
            let left = min(max(0, start(ofWidth: 0)), inside.width - Self.caretWidth)
            let height = node.isMultiline ? lineHeight : inside.height
            let caret = CGRect(x: left, y: 0, width: Self.caretWidth, height: height)
            inner.append(fill(.rectangle(caret), tint))
            return []
        }
        let lines = placedLines
        guard node.buffer.hasSelection else {
            guard isCaretOn(at: owner.stage.time) else { return [] }
            inner.append(fill(.rectangle(caret(at: node.buffer.head, in: lines)), tint))
            return []
        }
        let range = node.buffer.selection
        return [range.lowerBound, range.upperBound].flatMap { index -> [DisplayItem] in
            let bar = caret(at: index, in: lines).offsetBy(dx: inside.minX, dy: inside.minY)
            guard bar.minY >= -1, bar.maxY <= frame.height + 1 else { return [] }
            let isFirst = index == range.lowerBound
            let knob = CGRect(
                x: bar.midX - 5, y: isFirst ? bar.minY - 10 : bar.maxY, width: 10, height: 10)
            return [fill(.rectangle(bar), tint), fill(.ellipse(knob), tint)]
        }
    }

    private func fill(_ outline: DisplayOutline, _ color: Color) -> DisplayItem {
        DisplayItem(
            owner: owner.path,
            content: .fill(outline, .color(color.resolveColor(in: environment)), evenOdd: false))
    }

    private func item(_ layout: TextLayout, x: CGFloat, y: CGFloat) -> DisplayItem {
        DisplayItem(owner: owner.path, origin: CGPoint(x: x, y: y), content: .text(layout))
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
}
