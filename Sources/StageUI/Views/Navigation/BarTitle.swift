// Licensed under the Apache License, Version 2.0.

import Foundation

/// A title of a bar: a large one scrolls away with the content, and a small one replaces it.
struct BarTitle: BoxModifier {
    enum Form {
        /// The only title.
        case only
        /// The large one.
        case large
        /// The small one that replaces the large one.
        case small
    }
    var form: Form
    static var changesLayout: Bool { false }
    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        BarTitleBox(owner: owner, content: content) { [unowned owner] in owner.modifier.form }
    }
    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        if old?.form != form { owner.boxes.forEach { $0.invalidateDisplay() } }
    }
}

final class BarTitleBox: WrapperBox {
    private let form: () -> BarTitle.Form

    /// The part of the way on which the small title appears, in points.
    private static let fading: CGFloat = 12

    init(owner: Node, content: LayoutBox, form: @escaping () -> BarTitle.Form) {
        self.form = form
        super.init(owner: owner, content: content)
    }

    private var screen: ScreenBox? {
        var above = superbox
        while let box = above {
            if let screen = box as? ScreenBox { return screen }
            above = box.superbox
        }
        return nil
    }

    override func makeItems() -> [DisplayItem] {
        let items = super.makeItems()
        switch form() {
        case .only: return items
        case .large:
            let scrolled = screen?.scrolled ?? 0
            guard scrolled != 0 else { return items }
            let moved = TransitionEffect.moved(items, CGSize(width: 0, height: -scrolled))
            // Nothing is visible above the lower edge of the row of buttons.
            let window = CGRect(x: 0, y: 0, width: frame.width, height: frame.height + max(0, -scrolled))
            return [
                DisplayItem(
                    owner: owner.path, content: .group(.clip(.rectangle(window), evenOdd: false), moved))
            ]
        case .small:
            let beyond = screen.map { $0.scrolled - $0.titleHeight } ?? 0
            let shown = min(max(0, (beyond + Self.fading) / Self.fading), 1)
            return TransitionEffect.opacity(Double(shown)).apply(
                to: items, size: frame.size, owner: owner.path)
        }
    }
}
