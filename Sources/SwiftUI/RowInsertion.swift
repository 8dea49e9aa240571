// Licensed under the Apache License, Version 2.0.

public import CoreTransferable
public import StageUI
public import UIKit
public import UniformTypeIdentifiers

extension DynamicViewContent {
    /// Lets values of some kinds be let go between the rows of a list.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds.
    ///   - action: Inserts the values before the element at an offset.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        insertion {
            $0.conforms(to: supportedContentTypes)
        } insert: { values, index in
            values.provide(of: supportedContentTypes) {
                action(index, $0)
                return true
            }
        }
    }
    /// Lets values of a type be let go between the rows of a list.
    ///
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - action: Inserts the values before the element at an offset.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        insertion {
            $0.isTaken(as: payloadType)
        } insert: { values, index in
            values.take(as: payloadType) {
                action($0, index)
                return true
            }
        }
    }

    private func insertion(
        if accepts: @escaping @MainActor (DraggedValue) -> Bool,
        insert: @escaping @MainActor ([DraggedValue], Int) -> Bool
    ) -> some DynamicViewContent {
        rowInsertion(
            accepts: { items in items.contains { ($0 as? DraggedValue).map(accepts) == true } },
            insert: { items, index in insert(items.compactMap { $0 as? DraggedValue }, index) })
    }
}
