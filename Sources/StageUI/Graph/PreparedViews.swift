// Licensed under the Apache License, Version 2.0.

@_spi(Reflection) import Swift

/// Getting the types of views ready before the first of them is shown.
///
/// A view's type is made the first time it is needed: which protocols its parts conform to is looked for among
/// all conformances of the program, 30 microseconds for each part. A screen has a hundred of them. They can be
/// made on another thread while the program does something else; whoever needs them sooner makes them itself.
package enum PreparedViews {
    /// Makes the types of a stage's content, down to the views that the runtime draws.
    package static func prepare<V: View>(_ view: V.Type) {
        var known: Set<ObjectIdentifier> = []
        prepare(RootView<V>.self, &known)
    }

    private static func prepare(_ view: any View.Type, _ known: inout Set<ObjectIdentifier>) {
        guard known.insert(ObjectIdentifier(view)).inserted else { return }
        if let body = body(of: view) { prepare(body, &known) }
        for content in view._contentTypes { prepare(content, &known) }
        prepareFields(of: view, &known)
    }

    private static func prepareFields(of type: Any.Type, _ known: inout Set<ObjectIdentifier>) {
        _ = _forEachField(of: type) { _, _, field, kind in
            if kind == .tuple {
                prepareFields(of: field, &known)
            } else if kind == .struct || kind == .enum || kind == .optional,
                !known.contains(ObjectIdentifier(field)), let view = field as? any View.Type
            {
                prepare(view, &known)
            }
            return true
        }
    }

    /// The type of a view's body; nil for what has none.
    @inline(never)
    private static func body<V: View>(of view: V.Type) -> (any View.Type)? {
        V.Body.self == Never.self ? nil : V.Body.self
    }
}
