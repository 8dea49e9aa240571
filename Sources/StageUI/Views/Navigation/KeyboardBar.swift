// Licensed under the Apache License, Version 2.0.

import Foundation

/// The bar above the keyboard: its items from where reading starts, unless a spacer moves them.
struct KeyboardBar: View {
    let items: [AnyView]

    var body: some View {
        HStack {
            ForEach(Array(items.enumerated()), id: \.offset) { _, item in item.barReach() }
        }
        .font(.bar(size: 17))
        .environment(\.hasBarLabels, true)
        .lineLimit(1)
        // Bars keep their size at every text size.
        .dynamicTypeSize(.large)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// The root of the bar above the keyboard; it stays while the keyboard goes down.
final class KeyboardBarNode: Node {
    private var child: ViewNode<KeyboardBar>?
    private(set) lazy var box = KeyboardBarBox(owner: self)

    init(_ bar: KeyboardBar, _ inputs: NodeInputs) {
        super.init(inputs)
        child = bar.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { .only(child) }
    override func structureDidChange() { box.childrenDidChange() }

    func take(_ bar: KeyboardBar, environment new: EnvironmentValues) {
        environment = new
        child?.update(to: bar, environment: new)
    }
}

/// The box of the bar: it stands on the keyboard and takes the touches there.
final class KeyboardBarBox: StageLayer {
    /// The height of a system bar in points.
    static let height: CGFloat = 44

    override var isAboveAll: Bool { true }
    override var isTouchable: Bool { true }
    override var zIndex: Double { .infinity }

    override func place(on screen: CGSize) {
        let top = screen.height - CGFloat(stage.keyboard.shownHeight)
        place(at: CGPoint(x: 0, y: top), proposal: ProposedViewSize(screen))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: Self.height)
    }

    /// The background reaches over what the device covers at the sides, and the items do not.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let insets = stage.configuration.safeArea
        let room = CGSize(width: max(0, size.width - insets.leading - insets.trailing), height: size.height)
        for child in present {
            place(child, x: insets.leading, y: 0, proposal: ProposedViewSize(room), in: size)
        }
    }

    override func makeItems() -> [DisplayItem] {
        let environment = owner.environment
        // The background of the system's keyboard over a light and a dark screen, by eye.
        let ground = Color(hexPair: (0xD1D4DB, 0x2B2B2D), environment.colorScheme)
        let line = CGRect(x: 0, y: 0, width: frame.width, height: 1 / max(1, environment.displayScale))
        // Without a keyboard below, the background reaches to the edge of the screen.
        let configuration = stage.configuration
        let below = configuration.safeArea.bottom
        let rest = configuration.keyboardHeight > below ? 0 : below
        let all = CGRect(x: 0, y: 0, width: frame.width, height: frame.height + rest)
        return [
            fill(all, ground), fill(line, Color(uiColor: .separator)),
        ] + childItems()
    }

    private func fill(_ rect: CGRect, _ color: Color) -> DisplayItem {
        DisplayItem(
            owner: owner.path,
            content: .fill(
                .rectangle(rect), .color(color.resolveColor(in: owner.environment)), evenOdd: false))
    }
}
