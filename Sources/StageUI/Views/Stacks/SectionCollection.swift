// Licensed under the Apache License, Version 2.0.

/// The parts of a section, or views that follow each other outside of sections.
public struct SectionConfiguration: Identifiable {
    /// A value that identifies a section as long as it is there.
    public struct ID: Hashable, Sendable {
        /// The section, or the one before views outside of sections.
        fileprivate let section: ObjectIdentifier?
        fileprivate let isImplicit: Bool
    }

    /// The identity of the section, which lasts as long as the section itself.
    public let id: ID
    /// The views of the header.
    public fileprivate(set) var header = SubviewsCollection([])
    /// The views between the header and the footer.
    public fileprivate(set) var content = SubviewsCollection([])
    /// The views of the footer.
    public fileprivate(set) var footer = SubviewsCollection([])
    /// The values that were set on the section itself.
    fileprivate let change: ContainerChange?

    /// The values that the section offers to the container around it; the default ones outside of a section.
    @MainActor public var containerValues: ContainerValues {
        var values = ContainerValues()
        change?.apply(&values)
        return values
    }
}

/// The sections of a view, in their order; there is always one.
///
/// Views that follow each other outside of sections count as a section without a header and footer.
public struct SectionCollection: RandomAccessCollection {
    /// The type of an element.
    public typealias Element = SectionConfiguration
    /// The type of a place.
    public typealias Index = Int

    private let sections: [SectionConfiguration]

    /// The place of the first section.
    public var startIndex: Int { 0 }
    /// The place after the last section.
    public var endIndex: Int { sections.count }
    /// The section at a place.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    /// Sorts the views of a container into sections.
    @MainActor
    init(_ subviews: [Subview]) {
        var sections: [SectionConfiguration] = []
        var group = SectionGroup()
        for subview in subviews {
            let place = subview.sectionPlace
            if let last = group.last, last.place?.parts !== place?.place.parts {
                sections.append(group.section(after: sections.last))
                group = SectionGroup()
            }
            group.last = (place?.place, place?.node)
            group.add(subview)
        }
        sections.append(group.section(after: sections.last))
        self.sections = sections
    }
}

/// The views of one section, while they are collected.
@MainActor
private struct SectionGroup {
    /// The place of the view that was added last, with the node of that part of the section; nil before the
    /// first view.
    var last: (place: SectionPlace?, node: Node?)?
    private var views: [SectionPartKind: [Subview]] = [:]
    private var container: ObjectIdentifier?

    mutating func add(_ subview: Subview) {
        container = subview.container
        // The part itself stands for rows that a section has not.
        if subview.node.ownTrait(SectionPlace.Trait.self) != nil { return }
        views[last?.place?.kind ?? .rows, default: []].append(subview)
    }

    func section(after previous: SectionConfiguration?) -> SectionConfiguration {
        var change: ContainerChange?
        if let node = last?.node, let container { change = node.containerChange(from: container) }
        let id = SectionConfiguration.ID(
            section: (last?.place?.parts).map { ObjectIdentifier($0) } ?? previous?.id.section,
            isImplicit: last?.place == nil)
        return SectionConfiguration(
            id: id, header: SubviewsCollection(views[.header] ?? []),
            content: SubviewsCollection(views[.rows] ?? []), footer: SubviewsCollection(views[.footer] ?? []),
            change: change)
    }
}

extension Subview {
    /// The part of the outermost section around the view, with its node.
    fileprivate var sectionPlace: (place: SectionPlace, node: Node)? {
        var found: (SectionPlace, Node)?
        var next: Node? = node
        while let current = next, ObjectIdentifier(current) != container {
            if let place = current.ownTrait(SectionPlace.Trait.self) { found = (place, current) }
            next = current.parent
        }
        return found
    }
}
