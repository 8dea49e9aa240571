// Licensed under the Apache License, Version 2.0.

/// A view with a presentation while a condition holds.
struct ConditionPresenter<Content: View, Presented: View>: View {
    let content: Content
    let kind: PresentationRequest.Kind
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let presented: () -> Presented

    var body: some View { Presenter(content: content, request: request) }

    private var request: PresentationRequest? {
        guard isPresented.wrappedValue else { return nil }
        return PresentationRequest(
            kind: kind, anchor: anchor, id: "presented",
            content: AnyView(PresentedContent(content: presented)), onDismiss: onDismiss
        ) { [isPresented] in
            isPresented.wrappedValue = false
        }
    }
}

/// A view with a presentation for an item while there is one.
struct ItemPresenter<Content: View, Item: Identifiable, Presented: View>: View {
    let content: Content
    let kind: PresentationRequest.Kind
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    let item: Binding<Item?>
    let onDismiss: (() -> Void)?
    let presented: (Item) -> Presented

    var body: some View { Presenter(content: content, request: request) }

    private var request: PresentationRequest? {
        guard let shown = item.wrappedValue else { return nil }
        return PresentationRequest(
            kind: kind, anchor: anchor, id: AnyHashable(shown.id),
            content: AnyView(PresentedContent { [presented] in presented(shown) }), onDismiss: onDismiss
        ) { [item] in
            // Another item may have been set in the meantime.
            if item.wrappedValue?.id == shown.id { item.wrappedValue = nil }
        }
    }
}

extension View {
    /// Shows a sheet while a condition holds.
    ///
    /// - Parameters:
    ///   - isPresented: The condition; it becomes false when the user drags the sheet away.
    ///   - onDismiss: Called when the sheet has gone.
    ///   - content: The content of the sheet.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        ConditionPresenter(
            content: self, kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, presented: content)
    }
    /// Shows a sheet for an item while there is one; another item brings another sheet.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ItemPresenter(content: self, kind: .sheet, item: item, onDismiss: onDismiss, presented: content)
    }
    /// Covers the screen with views while a condition holds.
    ///
    /// - Parameters:
    ///   - isPresented: The condition.
    ///   - onDismiss: Called when the views have gone.
    ///   - content: The views.
    @_disfavoredOverload
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        ConditionPresenter(
            content: self, kind: .cover, isPresented: isPresented, onDismiss: onDismiss, presented: content)
    }
    /// Covers the screen with views for an item while there is one.
    @_disfavoredOverload
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ItemPresenter(content: self, kind: .cover, item: item, onDismiss: onDismiss, presented: content)
    }
    /// Shows views beside this one, with an arrow that points to a part of it, while a condition holds; where there is
    /// little room, as a sheet.
    ///
    /// The arrow is on the side on which there is room, whatever the edge, as on a phone or a tablet.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        ConditionPresenter(
            content: self, kind: .popover, anchor: attachmentAnchor, isPresented: isPresented, onDismiss: nil,
            presented: content)
    }
    /// Shows views beside this one for an item while there is one; where there is little room, as a sheet.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ItemPresenter(
            content: self, kind: .popover, anchor: attachmentAnchor, item: item, onDismiss: nil,
            presented: content)
    }
}

/// The place to which a popover's arrow points.
public enum PopoverAttachmentAnchor: Sendable {
    /// The part of a view that is pointed to.
    public enum Source: Hashable, Sendable {
        /// All of it.
        case bounds
    }
    /// A part of the view.
    case rect(Source)
    /// A point of the view.
    case point(UnitPoint)
}
