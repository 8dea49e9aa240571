// Licensed under the Apache License, Version 2.0.

import Foundation

/// Takes values that are let go on a row of a list: before it on its upper half, and else behind it.
struct RowDropModifier: BoxModifier {
    let place: RowPlace
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        RowDropBox(owner: owner, content: content) { [unowned owner] in owner.modifier.place }
    }
}

extension View {
    /// Takes values between the rows of the collection that the row is of, where the app wants them.
    @ViewBuilder
    func rowDrop(_ place: RowPlace?) -> some View {
        if let place, place.edits.insert != nil { modified(RowDropModifier(place: place)) } else { self }
    }
}

/// A row beside which values can be let go, with a line at the place where they would come.
final class RowDropBox: DropBox {
    /// The thickness of the line and its distance from the sides, in points; by eye.
    private static let thickness: CGFloat = 2
    private static let inset: CGFloat = 16

    private let row: () -> RowPlace
    /// The side at which the values would come.
    private var side: VerticalEdge? { didSet { if side != oldValue { invalidateDisplay() } } }

    init(owner: Node, content: LayoutBox, row: @escaping () -> RowPlace) {
        self.row = row
        super.init(owner: owner, content: content) {
            DropTarget(accepts: { _ in false }, handle: { _, _, _ in false })
        }
    }

    override func accepts(_ items: [Any]) -> Bool {
        isCurrent && owner.environment.isEnabled && row().edits.insert?.accepts(items) == true
    }

    @discardableResult
    override func handle(_ event: DropEvent, _ items: [Any], at point: CGPoint) -> Bool {
        guard isCurrent else {
            side = nil
            return false
        }
        let isBehind = point.applying(fromCanvas).y > frame.height / 2
        switch event {
        case .offered: break
        case .entered, .moved: side = isBehind ? .bottom : .top
        case .left, .dropped: side = nil
        }
        guard event == .dropped else { return true }
        let place = row()
        return place.edits.insert?.insert(items, place.index + (isBehind ? 1 : 0)) == true
    }

    override func makeItems() -> [DisplayItem] {
        let items = super.makeItems()
        guard let side else { return items }
        let line = CGRect(
            x: Self.inset, y: side == .top ? 0 : frame.height - Self.thickness,
            width: max(0, frame.width - 2 * Self.inset), height: Self.thickness)
        let color = Color.accentColor.resolveColor(in: owner.environment)
        return items + [
            DisplayItem(
                owner: owner.path, content: .fill(.rectangle(line), .color(color), evenOdd: false))
        ]
    }
}
