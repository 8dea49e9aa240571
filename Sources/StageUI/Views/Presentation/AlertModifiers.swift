// Licensed under the Apache License, Version 2.0.

public import Foundation

extension View {
    /// Shows an alert while a condition holds.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presents(
            .alert, while: isPresented, AlertContent(title: title, actions: actions(), message: EmptyView()))
    }
    /// Shows an alert with a message while a condition holds.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presents(
            .alert, while: isPresented, AlertContent(title: title, actions: actions(), message: message()))
    }
    /// Shows an alert for some data while a condition holds.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        presents(
            .alert, while: isPresented,
            data.map { AlertContent(title: title, actions: actions($0), message: EmptyView()) })
    }
    /// Shows an alert with a message for some data while a condition holds.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presents(
            .alert, while: isPresented,
            data.map { AlertContent(title: title, actions: actions($0), message: message($0)) })
    }
    /// Shows an alert while a condition holds.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }
    /// Shows an alert with a message while a condition holds.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }
    /// Shows an alert for some data while a condition holds.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }
    /// Shows an alert with a message for some data while a condition holds.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }
    /// Shows an alert while a condition holds.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }
    /// Shows an alert with a message while a condition holds.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }
    /// Shows an alert for some data while a condition holds.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }
    /// Shows an alert with a message for some data while a condition holds.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }
    /// Shows an alert for an error while a condition holds.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        presents(
            .alert, while: isPresented,
            error.map { AlertContent(title: $0.alertTitle, actions: actions(), message: EmptyView()) })
    }
    /// Shows an alert with a message for an error while a condition holds.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        presents(
            .alert, while: isPresented,
            error.map { AlertContent(title: $0.alertTitle, actions: actions($0), message: message($0)) })
    }
}

extension LocalizedError {
    /// The title of an alert about the error.
    fileprivate var alertTitle: Text { Text(verbatim: errorDescription ?? localizedDescription) }
}
