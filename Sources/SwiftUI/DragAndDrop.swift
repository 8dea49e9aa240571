// Licensed under the Apache License, Version 2.0.

public import CoreTransferable
public import Foundation
public import StageUI
public import UIKit
public import UniformTypeIdentifiers

/// The effect of letting something go over a view.
public enum DropOperation: Sendable {
    /// None.
    case cancel
    /// None, because it may not be let go.
    case forbidden
    /// It is copied.
    case copy
    /// It is moved.
    case move
    /// It is deleted.
    case delete
    /// It is moved from another app.
    case alias
}

/// The wish of a view over which something is dragged.
public struct DropProposal: Sendable {
    /// The effect.
    public let operation: DropOperation
    /// Creates a wish.
    public init(operation: DropOperation) { self.operation = operation }
}

/// The things that are dragged over a view.
public struct DropInfo {
    /// The place of the finger in the view, in points.
    public let location: CGPoint
    let values: [DraggedValue]
    var providers: [NSItemProvider] = []
    /// Indicates whether something of a kind is dragged.
    @MainActor @preconcurrency
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        values.contains { $0.conforms(to: contentTypes) }
    }
    /// The values of kinds that are dragged; they are there once they were let go.
    @MainActor @preconcurrency
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}

/// The actions of a view while something is dragged over it and let go.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns whether it takes what is dragged.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what was let go, and returns whether it could.
    func performDrop(info: DropInfo) -> Bool
    /// Called when something is dragged onto the view.
    func dropEntered(info: DropInfo)
    /// Called while something is dragged over the view; returns the view's wish.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when what is dragged leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns true.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Returns nil: the view has no wish of its own.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

extension View {
    /// Lets a finger that is held drag a value away.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        dragSource(items: { [DraggedValue(data())] }, preview: nil)
    }
    /// Lets a finger that is held drag a value away, with a view under the finger.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        dragSource(items: { [DraggedValue(data())] }, preview: AnyView(preview()))
    }
    /// Lets a finger that is held drag a value away.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        dragSource(items: { [DraggedValue(payload())] }, preview: nil)
    }
    /// Lets a finger that is held drag a value away, with a view under the finger.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        dragSource(items: { [DraggedValue(payload())] }, preview: AnyView(preview()))
    }
    /// Takes values of some kinds that are let go over the view.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }
    /// Takes values of some kinds that are let go over the view.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        drops(of: supportedContentTypes) { event, values, place in
            if event == .entered { isTargeted?.wrappedValue = true }
            defer { if event == .left || event == .dropped { isTargeted?.wrappedValue = false } }
            guard event == .dropped else { return true }
            return values.provide(of: supportedContentTypes) { action($0, place) }
        }
    }
    /// Takes values of some kinds that are let go over the view.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        drops(of: supportedContentTypes) { event, values, place in
            var info = DropInfo(location: place, values: values)
            switch event {
            case .offered:
                return delegate.validateDrop(info: info)
            case .entered:
                delegate.dropEntered(info: info)
                return delegate.dropUpdated(info: info).map(\.operation.isAllowed) ?? true
            case .moved:
                return delegate.dropUpdated(info: info).map(\.operation.isAllowed) ?? true
            case .left:
                delegate.dropExited(info: info)
                return true
            case .dropped:
                return values.provide(of: supportedContentTypes) {
                    info.providers = $0
                    return delegate.performDrop(info: info)
                }
            }
        }
    }
    /// Takes values of a type that are let go over the view.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        drops(if: { $0.isTaken(as: payloadType) }) { event, values, place in
            if event == .entered { isTargeted(true) }
            defer { if event == .left || event == .dropped { isTargeted(false) } }
            guard event == .dropped else { return true }
            return values.take(as: payloadType) { action($0, place) }
        }
    }

    private func drops(
        of kinds: [UTType], handle: @escaping @MainActor (DropEvent, [DraggedValue], CGPoint) -> Bool
    ) -> some View { drops(if: { $0.conforms(to: kinds) }, handle: handle) }

    private func drops(
        if accepts: @escaping @MainActor (DraggedValue) -> Bool,
        handle: @escaping @MainActor (DropEvent, [DraggedValue], CGPoint) -> Bool
    ) -> some View {
        dropTarget(
            DropTarget(
                accepts: { items in items.contains { ($0 as? DraggedValue).map(accepts) == true } },
                handle: { event, items, place in
                    handle(event, items.compactMap { $0 as? DraggedValue }, place)
                }))
    }
}

extension DropOperation {
    /// Indicates whether something may be let go.
    fileprivate var isAllowed: Bool {
        switch self {
        case .cancel, .forbidden: false
        case .copy, .move, .delete, .alias: true
        }
    }
}
