// Licensed under the Apache License, Version 2.0.

import Foundation

/// The parts of a section.
enum SectionPartKind {
    case header, rows, footer
}

/// A part of a section outside of a form.
struct SectionPart<Content: View>: View, PrimitiveView {
    let kind: SectionPartKind
    let parts: SectionParts
    /// Indicates whether a lazy stack or grid is around the section, which may keep the part in sight.
    let isLazy: Bool
    let content: Content

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { SectionPartNode(self, inputs) }
}

/// The part of a section that a view is of.
struct SectionPlace {
    enum Trait: ViewTraitKey { typealias Value = SectionPlace }
    let kind: SectionPartKind
    let parts: SectionParts
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

    override var children: [Node] { .only(child) }
    override var passesRows: Bool { true }
    override var elements: [Node] {
        let elements = child?.elements ?? []
        // A section without rows is one nevertheless for whoever asks for sections.
        return elements.isEmpty && view.kind == .rows && environment.readsSections ? [self] : elements
    }
    override func ownTrait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == SectionPlace.Trait.self
            ? SectionPlace(kind: view.kind, parts: view.parts) as? Key.Value : nil
    }

    override func collectBoxes(into list: inout [LayoutBox]) {
        let start = list.count
        child?.collectBoxes(into: &list)
        guard view.isLazy else { return }
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
private enum SectionReaderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Indicates whether a lazy stack or grid is around the view.
    var isInLazyContainer: Bool {
        get { self[LazyContainerKey.self] }
        set { self[LazyContainerKey.self] = newValue }
    }
    /// Indicates whether the container around the view asks for its sections.
    var readsSections: Bool {
        get { self[SectionReaderKey.self] }
        set { self[SectionReaderKey.self] = newValue }
    }
}
