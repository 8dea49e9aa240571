// Licensed under the Apache License, Version 2.0.

/// A scene of windows with the same structure.
public struct WindowGroup<Content: View> {
    let id: String?
    let title: String?
    /// Creates the content of a window for a value; nil when the value is of another type.
    let make: @MainActor (AnyHashable?) -> Content?

    init(id: String?, title: String?, make: @escaping @MainActor (AnyHashable?) -> Content?) {
        self.id = id
        self.title = title
        self.make = make
    }

    /// Creates a group of windows.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(id: nil, title: nil) { $0 == nil ? content() : nil }
    }
    /// Creates a group of windows that is known by an id.
    public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(id: id, title: nil) { $0 == nil ? content() : nil }
    }
    /// Creates a group of windows with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(id: nil, title: titleKey.string) { $0 == nil ? content() : nil }
    }
    /// Creates a group of windows with a title that is known by an id.
    public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(id: id, title: titleKey.string) { $0 == nil ? content() : nil }
    }
    /// Creates a group of windows for values of a type.
    public init<D: Hashable & Codable, C: View>(
        id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == WindowContent<D, C> {
        self.init(id: id, title: nil) { value in
            guard let value else { return WindowContent(value: nil, content: content) }
            return (value.base as? D).map { WindowContent(value: $0, content: content) }
        }
    }
}

/// The content of a window that shows a value.
public struct WindowContent<Value, Content: View>: View {
    @State private var value: Value?
    private let content: (Binding<Value?>) -> Content

    init(value: Value?, content: @escaping (Binding<Value?>) -> Content) {
        _value = State(wrappedValue: value)
        self.content = content
    }

    /// The content.
    public var body: some View { content($value) }
}

extension WindowGroup: Scene, PrimitiveScene {
    func describe(_ description: inout SceneDescription) {
        let make = make
        description.windows.append(
            SceneDescription.Window(id: id) { value in make(value).map { AnyView($0) } })
    }
}
