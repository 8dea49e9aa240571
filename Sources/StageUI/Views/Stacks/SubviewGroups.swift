// Licensed under the Apache License, Version 2.0.

/// The view that a group makes of the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    private let subviews: Subviews
    private let transform: (SubviewsCollection) -> Content

    init(_ subviews: Subviews, transform: @escaping (SubviewsCollection) -> Content) {
        self.subviews = subviews
        self.transform = transform
    }

    /// The view that is made.
    public var body: some View {
        SubviewReader(content: subviews) { transform(SubviewsCollection($0)) }
    }
}

/// The view that a group makes of the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    private let sections: Sections
    private let transform: (SectionCollection) -> Content

    init(_ sections: Sections, transform: @escaping (SectionCollection) -> Content) {
        self.sections = sections
        self.transform = transform
    }

    /// The view that is made.
    public var body: some View {
        SubviewReader(content: sections, readsSections: true) { transform(SectionCollection($0)) }
    }
}

extension GroupElementsOfContent: UnnamedView {}
extension GroupSectionsOfContent: UnnamedView {}

extension Group {
    /// Creates a group that is made of the subviews of a view.
    ///
    /// - Parameters:
    ///   - view: The view: groups, conditions and `ForEach` in it count as the views that they show.
    ///   - transform: Makes the content of the group.
    @MainActor @preconcurrency
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(view, transform: transform) }
    }

    /// Creates a group that is made of the sections of a view.
    ///
    /// - Parameters:
    ///   - view: The view: its views outside of sections form sections of their own.
    ///   - transform: Makes the content of the group.
    @MainActor @preconcurrency
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(view, transform: transform) }
    }
}

/// The elements of a `ForEach` over the subviews of a view: none, as they are known once the view is shown.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    /// The type of an element.
    public typealias Element = Subview
    /// The type of a place.
    public typealias Index = Int

    private let subviews: [Subview] = []

    init() {}

    /// The place of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The place after the last subview.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at a place.
    public subscript(index: Int) -> Subview { subviews[index] }
}

/// The elements of a `ForEach` over the sections of a view: none, as they are known once the view is shown.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    /// The type of an element.
    public typealias Element = SectionConfiguration
    /// The type of a place.
    public typealias Index = Int

    private let sections: [SectionConfiguration] = []

    init() {}

    /// The place of the first section.
    public var startIndex: Int { sections.startIndex }
    /// The place after the last section.
    public var endIndex: Int { sections.endIndex }
    /// The section at a place.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
    /// Creates a view for each subview of a view.
    @MainActor @preconcurrency
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(making: content, of: ForEachSubviewCollection(), id: \.id)
        resolved = {
            AnyView(GroupElementsOfContent(view) { ForEach<_, Subview.ID, _>($0, content: content) })
        }
    }

    /// Creates a view for each section of a view.
    @MainActor @preconcurrency
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(making: content, of: ForEachSectionCollection(), id: \.id)
        resolved = {
            AnyView(
                GroupSectionsOfContent(view) { ForEach<_, SectionConfiguration.ID, _>($0, content: content) })
        }
    }
}
