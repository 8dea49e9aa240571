// Licensed under the Apache License, Version 2.0.

/// A property wrapper, or a group of them, that is brought up to date before a body runs.
@MainActor
public protocol DynamicProperty {
    /// Called before each run of the body, when the properties inside have their values.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A field that holds a value whose own properties are installed with those of the view around it.
protocol PropertyHolder {
    /// The type of the value; it begins where the holder begins.
    static var held: Any.Type { get }
}

/// A value that is no view, such as a style or a modifier, with its properties installed.
struct Installed<Value>: PropertyHolder {
    var value: Value
    init(_ value: Value) { self.value = value }
    static var held: Any.Type { Value.self }
}

/// A view that is made by a value which is no view, such as a style.
///
/// The value may have dynamic properties of its own: they live at this view's place, and a change of
/// what they read makes the content anew.
struct MadeView<Maker, Content: View>: View, UnnamedView {
    private let maker: Installed<Maker>
    private let content: @MainActor (Maker) -> Content

    init(_ maker: Maker, @ViewBuilder content: @escaping @MainActor (Maker) -> Content) {
        self.maker = Installed(maker)
        self.content = content
    }

    var body: some View { content(maker.value) }
}
