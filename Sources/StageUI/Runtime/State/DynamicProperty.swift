// Licensed under the Apache License, Version 2.0.

/// A property wrapper, or a group of them, that is brought up to date before a body runs.
@MainActor @preconcurrency
public protocol DynamicProperty {
    /// Called before each run of the body, when the properties inside have their values.
    mutating func update()

    /// Returns how a property of this type is brought up to date; called and provided by the runtime only.
    static func _plan(at offset: Int) -> _PropertyPlan
}

/// The way in which a property is brought up to date; for the runtime only.
public struct _PropertyPlan {
    var fields: [PropertyField] = []
    /// The type whose own fields have properties, which are brought up to date first.
    var group: Any.Type?
    /// Indicates whether the value of the property is kept in the tree, so that its bytes in a view say nothing about
    /// it.
    var isKept = false
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Plans a group of properties, which is updated after those inside it.
    public static func _plan(at offset: Int) -> _PropertyPlan {
        let update = PropertyField(offset: offset, size: 0) { pointer, _ in
            pointer.assumingMemoryBound(to: Self.self).pointee.update()
        }
        return _PropertyPlan(fields: [update], group: Self.self)
    }
}

extension InstallableProperty {
    /// Plans a property that needs a place in the tree.
    public static func _plan(at offset: Int) -> _PropertyPlan {
        let install = PropertyField(offset: offset, size: MemoryLayout<Self>.size) { pointer, storage in
            pointer.assumingMemoryBound(to: Self.self).pointee.install(&storage)
        }
        return _PropertyPlan(fields: [install], isKept: true)
    }
}

extension Binding {
    /// Plans nothing: a binding holds closures.
    public static func _plan(at offset: Int) -> _PropertyPlan { _PropertyPlan() }
}

/// A value that is not a view, such as a style or a modifier, with its properties installed with those of the view
/// around it.
struct Installed<Value>: DynamicProperty {
    var value: Value
    init(_ value: Value) { self.value = value }

    static func _plan(at offset: Int) -> _PropertyPlan { _PropertyPlan(group: Value.self) }
}

/// A view that is made by a value that is not a view, such as a style.
///
/// The value may have dynamic properties: they live at this view's place, and a change of what they read makes the
/// content anew.
struct MadeView<Maker, Content: View>: View, UnnamedView {
    private let maker: Installed<Maker>
    private let content: @MainActor (Maker) -> Content

    init(_ maker: Maker, @ViewBuilder content: @escaping @MainActor (Maker) -> Content) {
        self.maker = Installed(maker)
        self.content = content
    }

    var body: some View { content(maker.value) }
}
