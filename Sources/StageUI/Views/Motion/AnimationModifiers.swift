// Licensed under the Apache License, Version 2.0.

/// The view that a closure changes.
public struct PlaceholderContentView<Value> {
    let view: AnyView

    /// The view.
    public var body: some View { view }
}

extension PlaceholderContentView: View {}
extension PlaceholderContentView: UnnamedView {}

extension View {
    /// Draws changes inside the view with a motion whenever a value changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        ValueTransactionView(content: self, value: value) {
            if !$0.disablesAnimations { $0.animation = animation }
        }
    }

    /// Draws all changes inside the view with a motion, as screens were written before motions had a value.
    public func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Draws changes of the modifiers that a closure adds with a motion.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction(
            {
                if !$0.disablesAnimations { $0.animation = animation }
            }, body: body)
    }

    /// Changes the transactions of all changes inside the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionView(content: self, change: transform)
    }

    /// Changes the transactions of changes inside the view whenever a value changes.
    public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        ValueTransactionView(content: self, value: value, change: transform)
    }

    /// Changes the transactions of changes of the modifiers that a closure adds.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        TransactionView(
            content: body(PlaceholderContentView(view: AnyView(UnchangedView(content: self)))),
            change: transform, isScoped: true)
    }
}

extension Binding {
    /// Returns the binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }

    /// Returns the binding whose writes are made under a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }
}
