// Licensed under the Apache License, Version 2.0.

import Foundation

/// The editing actions for the text of a field, side by side.
struct EditMenu: View {
    struct Action {
        let title: String
        let perform: @MainActor () -> Void
    }

    let actions: [Action]
    let close: @MainActor () -> Void
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(actions.enumerated()), id: \.offset) { index, action in
                if index > 0 { Divider() }
                Button(action.title) {
                    close()
                    action.perform()
                }
            }
        }
        .buttonStyle(EditMenuStyle())
        .font(.system(size: 14))
        .lineLimit(1)
        .frame(height: EditMenuBox.height)
        .fixedSize()
        // The system blurs the content behind; this is its material over a light and a dark screen, by eye.
        .background(Color(hexPair: (0xF6F6F8, 0x2A2A2C), colorScheme))
        .clipShape(RoundedRectangle(cornerRadius: MenuLayer.cornerRadius))
        .shadow(color: .black.opacity(0.2), radius: 16, x: 0, y: 4)
    }
}

private struct EditMenuStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color.primary)
            .padding(.horizontal, 14)
            .frame(maxHeight: .infinity)
            .background(configuration.isPressed ? Color.primary.opacity(0.1) : Color.clear)
            .contentShape(Rectangle())
    }
}

/// The root of the menu of a field or of a text.
final class EditMenuNode: Node {
    /// The node of the field or of the text.
    private(set) weak var source: Node?
    private var child: ViewNode<EditMenu>?
    private let anchor: () -> CGRect?
    private(set) lazy var box = EditMenuBox(owner: self, anchor: anchor)

    /// - Parameter anchor: The rectangle on the canvas that the menu stands beside; nil once it has gone.
    init(_ source: Node, _ actions: [EditMenu.Action], anchor: @escaping () -> CGRect?) {
        self.source = source
        self.anchor = anchor
        // The app's fonts, styles and colours are not those of the system's menu.
        var values = source.stage.rootEnvironment
        values.colorScheme = source.environment.colorScheme
        values.layoutDirection = source.environment.layoutDirection
        values.locale = source.environment.locale
        values.dynamicTypeSize = .large
        super.init(NodeInputs(stage: source.stage, parent: source, environment: values))
        let stage = source.stage
        let menu = EditMenu(actions: actions) { [weak stage] in stage?.editMenu.close() }
        child = menu.makeViewNode(NodeInputs(stage: stage, parent: self, environment: values))
    }

    override var children: [Node] { .only(child) }
    override func structureDidChange() { box.childrenDidChange() }
}

/// The card of the menu: above the selection, the caret or the text, or below where there is no room.
final class EditMenuBox: StageLayer {
    /// The height of the card in points.
    static let height: CGFloat = 44
    /// The distance from the text, whose handles stand out by ten points, and from the edges of the screen.
    private static let gap: CGFloat = 16
    private static let inset: CGFloat = 8
    private let anchor: () -> CGRect?

    init(owner: Node, anchor: @escaping () -> CGRect?) {
        self.anchor = anchor
        super.init(owner: owner)
    }

    override var isAboveAll: Bool { true }
    override var isTouchable: Bool { true }
    override var zIndex: Double { .infinity }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        present.first?.size(for: .unspecified) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in present { child.place(at: .zero, proposal: .unspecified) }
    }

    /// Puts the card on a screen of a size.
    override func place(on screen: CGSize) {
        let size = size(for: .unspecified)
        guard let anchor = anchor() else { return }
        let insets = stage.configuration.safeArea
        let least = insets.leading + Self.inset
        let most = screen.width - insets.trailing - Self.inset - size.width
        let x = max(least, min(anchor.midX - size.width / 2, most))
        let above = anchor.minY - Self.gap - size.height
        let fits = above >= max(insets.top, Self.inset)
        place(
            at: CGPoint(x: x, y: fits ? above : anchor.maxY + Self.gap), proposal: .unspecified)
    }
}

extension EditorBox {
    /// The rectangle around the selection, or that of the caret, as far as it is visible, in the box's coordinates.
    var menuAnchor: CGRect {
        let lines = placedLines
        let rects =
            node.buffer.hasSelection ? selectionRects(in: lines) : [caret(at: node.buffer.head, in: lines)]
        let around = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
            .offsetBy(dx: inside.minX, dy: inside.minY)
        let seen = around.intersection(CGRect(origin: .zero, size: frame.size))
        return seen.isNull ? CGRect(origin: .zero, size: frame.size) : seen
    }

    /// Returns whether a point of the box lies on the selection.
    func isOnSelection(_ point: CGPoint) -> Bool {
        selectionRects(in: placedLines).contains {
            $0.offsetBy(dx: inside.minX, dy: inside.minY).insetBy(dx: 0, dy: -inside.minY).contains(point)
        }
    }
}
