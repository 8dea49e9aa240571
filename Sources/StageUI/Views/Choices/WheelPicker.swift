// Licensed under the Apache License, Version 2.0.

import Foundation

/// All views of a picker on a wheel, with the chosen one in the middle.
struct WheelPicker<Content: View, Label: View>: View {
    let content: Content
    let choice: PickerChoice
    let label: Label
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        SubviewReader(content: content) { options in
            WheelRows(options: options, chosen: options.firstIndex { choice.isChosen($0.tag) }) { index in
                if index < options.count { choice.choose(options[index].tag) }
            }
        }
        // The size of the system's rows, by eye.
        .font(.system(size: 21))
        .lineLimit(1)
        .opacity(isEnabled ? 1 : 0.5)
        // The label is read and not shown.
        .background { label.modified(SpokenPart(kind: .label)).opacity(0).frame(width: 0, height: 0) }
        .modified(PickerElement())
    }
}

/// The rows in one box that turns them.
private struct WheelRows: View, PrimitiveView {
    let options: [Subview]
    let chosen: Int?
    let choose: @MainActor (Int) -> Void

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { WheelNode(self, inputs) }
}

/// One row, whatever the picker has at its place.
private struct WheelRow: View, UnnamedView {
    let option: Subview
    var body: some View { HStack(spacing: 8) { option } }
}

private final class WheelNode: ContainerNode<WheelRows, ForEach<[Subview], Subview.ID, WheelRow>> {
    init(_ view: WheelRows, _ inputs: NodeInputs) {
        super.init(view, inputs) { view in ForEach(view.options) { WheelRow(option: $0) } }
        wheel?.turn(to: view.chosen, animation: nil)
    }

    private var wheel: WheelBox? { box as? WheelBox }

    override func makeBox() -> ContainerBox {
        WheelBox(owner: self) { [weak self] in self?.view.choose($0) }
    }

    override func changesLayout(from old: WheelRows) -> Bool { false }

    override func didUpdate(from old: WheelRows, viewChanged: Bool, environmentChanged: Bool) {
        super.didUpdate(from: old, viewChanged: viewChanged, environmentChanged: environmentChanged)
        wheel?.turn(to: view.chosen, animation: stage.transaction.effectiveAnimation)
    }
}
