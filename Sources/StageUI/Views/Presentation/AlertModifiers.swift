// Licensed under the Apache License, Version 2.0.

public import Foundation

extension View {
    /// Shows an alert while a condition holds.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: AnyView(
                AlertContent(title: Text(titleKey), actions: actions(), message: EmptyView())))
    }
    /// Shows an alert with a message while a condition holds.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: AnyView(
                AlertContent(title: Text(titleKey), actions: actions(), message: message())))
    }
    /// Shows an alert for some data while a condition holds.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: data.map { data in
                AnyView(
                    AlertContent(title: Text(titleKey), actions: actions(data), message: EmptyView()))
            })
    }
    /// Shows an alert with a message for some data while a condition holds.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: data.map { data in
                AnyView(
                    AlertContent(title: Text(titleKey), actions: actions(data), message: message(data)))
            })
    }
    /// Shows an alert while a condition holds.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: AnyView(
                AlertContent(title: Text(title), actions: actions(), message: EmptyView())))
    }
    /// Shows an alert with a message while a condition holds.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: AnyView(
                AlertContent(title: Text(title), actions: actions(), message: message())))
    }
    /// Shows an alert for some data while a condition holds.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: data.map { data in
                AnyView(
                    AlertContent(title: Text(title), actions: actions(data), message: EmptyView()))
            })
    }
    /// Shows an alert with a message for some data while a condition holds.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: data.map { data in
                AnyView(
                    AlertContent(title: Text(title), actions: actions(data), message: message(data)))
            })
    }
    /// Shows an alert while a condition holds.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: AnyView(
                AlertContent(title: title, actions: actions(), message: EmptyView())))
    }
    /// Shows an alert with a message while a condition holds.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: AnyView(
                AlertContent(title: title, actions: actions(), message: message())))
    }
    /// Shows an alert for some data while a condition holds.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: data.map { data in
                AnyView(
                    AlertContent(title: title, actions: actions(data), message: EmptyView()))
            })
    }
    /// Shows an alert with a message for some data while a condition holds.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: data.map { data in
                AnyView(
                    AlertContent(title: title, actions: actions(data), message: message(data)))
            })
    }
    /// Shows an alert for an error while a condition holds.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: error.map { error in
                AnyView(
                    AlertContent(title: error.alertTitle, actions: actions(), message: EmptyView()))
            })
    }
    /// Shows an alert with a message for an error while a condition holds.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        AlertPresenter(
            content: self, kind: .alert, isPresented: isPresented,
            alert: error.map { error in
                AnyView(
                    AlertContent(
                        title: error.alertTitle, actions: actions(error), message: message(error)))
            })
    }
}

extension LocalizedError {
    /// What an alert says of the error.
    fileprivate var alertTitle: Text { Text(verbatim: errorDescription ?? localizedDescription) }
}
