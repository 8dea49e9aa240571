// Licensed under the Apache License, Version 2.0.

import Foundation

/// Rows that belong together, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    /// Indicates whether the rows are shown; nil for a section that cannot be collapsed.
    private var isExpanded: Binding<Bool>?
    @Environment(\.isInForm) private var isInForm
    @Environment(\.rowGroupLook) private var look
    @Environment(\.listSectionGap) private var ownGap
    @Environment(\.headerProminence) private var prominence
    @Environment(\.textCase) private var textCase
    @Environment(\.hasOwnTextCase) private var hasOwnTextCase
    @Environment(\.isInLazyContainer) private var isInLazyContainer
    @Environment(\.readsSections) private var readsSections
    @State private var parts = SectionParts()

    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// Indicates whether the rows are there: collapsed, a section has only its header and footer.
    private var showsRows: Bool { isExpanded?.wrappedValue ?? true }

    private var hasLargeHeader: Bool { look == .sidebar || (prominence == .increased && look != .plain) }
    private var headerFont: Font {
        if hasLargeHeader { return .title3.weight(.semibold) }
        return look == .plain ? .subheadline.weight(.semibold) : .footnote
    }

    private func part<Part: View>(_ kind: SectionPartKind, _ content: Part) -> some View {
        SectionPart(kind: kind, parts: parts, isLazy: isInLazyContainer, content: content)
    }

    /// The rows on their background inside a form, and as they are elsewhere.
    public var body: some View {
        if isInForm, !readsSections {
            VStack(alignment: .leading, spacing: 7) {
                header.font(headerFont)
                    .usualForeground(hasLargeHeader ? Color.primary : Color.secondary)
                    .padding(.horizontal, hasLargeHeader ? 0 : FormRowMetrics.inset)
                    .modified(PinnedHeader(isOn: look == .plain))
                    .padding(.top, look == .plain ? 16 : 0)
                    .environment(
                        \.textCase, hasOwnTextCase || look == .plain || hasLargeHeader ? textCase : .uppercase
                    )
                    .accessibilityAddTraits(.isHeader)
                if showsRows {
                    SubviewReader(content: content, arrangesRows: true) { rows in
                        if !rows.isEmpty { FormRows(rows: rows) }
                    }
                }
                footer.font(.footnote).usualForeground(Color.secondary)
                    .padding(.horizontal, FormRowMetrics.inset)
            }
            .padding(.bottom, ownGap ?? look.gap)
            .modified(SectionMark())
        } else {
            part(.header, header)
            if showsRows { part(.rows, content) }
            part(.footer, footer)
        }
    }
}

extension Section where Footer == EmptyView {
    /// Creates a section whose rows are there while a value is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header) { EmptyView() }
        self.isExpanded = isExpanded
    }
}
extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a title whose rows are there while a value is true.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    /// Creates a section with a title whose rows are there while a value is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
    /// Creates a section with a title whose rows are there while a value is true.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Creates a section without a header or footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) {
            EmptyView()
        } footer: {
            EmptyView()
        }
    }
}
extension Section where Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header) { EmptyView() }
    }
}
extension Section where Parent == EmptyView {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content) {
            EmptyView()
        } footer: {
            footer()
        }
    }
}
extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    /// Creates a section with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}
