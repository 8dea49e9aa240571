// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI
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
    /// Indicates whether something of a kind is dragged.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    /// The values of kinds that are dragged.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
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
    /// Lets a finger drag a value away; nothing is dragged on the stage, which says so.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { notDragged("onDrag") }
    /// Lets a finger drag a value away, with a view at the finger; nothing is dragged on the stage, which says so.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { notDragged("onDrag") }
    /// Takes values that are let go over the view; nothing is dragged on the stage, which says so.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { notDragged("onDrop") }
    /// Takes values that are let go over the view; nothing is dragged on the stage, which says so.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { notDragged("onDrop") }
    /// Takes values that are let go over the view; nothing is dragged on the stage, which says so.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        notDragged("onDrop")
    }
    /// Lets a finger drag a value away; nothing is dragged on the stage, which says so.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        notDragged("draggable")
    }
    /// Lets a finger drag a value away, with a view at the finger; nothing is dragged on the stage, which says so.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { notDragged("draggable") }
    /// Takes values that are let go over the view; nothing is dragged on the stage, which says so.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { notDragged("dropDestination") }

    private func notDragged(_ name: String) -> some View {
        onAppear {
            Stage.current?.tell("\(name) has no effect: nothing is dragged from view to view on the stage.")
        }
    }
}
