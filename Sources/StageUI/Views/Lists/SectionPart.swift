// Licensed under the Apache License, Version 2.0.

import Foundation

/// The parts of a section.
enum SectionPartKind {
    case header, rows, footer
}

/// A part of a section inside of a lazy stack or grid, which may keep it in sight.
struct SectionPart<Content: View>: View, PrimitiveView {
    let kind: SectionPartKind
    let parts: SectionParts
    let content: Content

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { SectionPartNode(self, inputs) }
}

/// The shared data of the parts of one section.
final class SectionParts: Sendable {
    init() {}
}

private final class SectionPartNode<Content: View>: ViewNode<SectionPart<Content>> {
    private var child: ViewNode<Content>?
    private var partBoxes: [SectionPartBox] = []

    override init(_ view: SectionPart<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
    }

    override var children: [Node] { child.map { [$0] } ?? [] }
    override var elements: [Node] { child?.elements ?? [] }

    override func collectBoxes(into list: inout [LayoutBox]) {
        let start = list.count
        child?.collectBoxes(into: &list)
        let known = partBoxes
        partBoxes.removeAll()
        for index in start..<list.count {
            let box =
                known.wrapper(of: list[index])
                ?? SectionPartBox(owner: self, content: list[index], kind: view.kind, parts: view.parts)
            partBoxes.append(box)
            list[index] = box
        }
    }

    override func didUpdate(
        from old: SectionPart<Content>, viewChanged: Bool, environmentChanged: Bool
    ) {
        child?.update(to: view.content, environment: environment)
    }
}

private enum LazyContainerKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Indicates whether a lazy stack or grid is around the view.
    var isInLazyContainer: Bool {
        get { self[LazyContainerKey.self] }
        set { self[LazyContainerKey.self] = newValue }
    }
}
