// Licensed under the Apache License, Version 2.0.

import CoreTransferable
import Foundation
import UIKit
import UniformTypeIdentifiers

/// A value that is dragged, with the kinds in which it can be taken.
@MainActor
struct DraggedValue {
    let value: Any
    let types: [UTType]
    /// The provider that the app made, if it did.
    let provider: NSItemProvider?
    private let load: @MainActor (UTType) async -> Data?

    init<T: Transferable>(_ value: T) {
        self.value = value
        types = T._givenTypes
        provider = nil
        load = { try? await value._give(as: $0) }
    }

    init(_ provider: NSItemProvider) {
        value = provider.plainObject ?? ()
        types = provider.registeredTypeIdentifiers.compactMap { UTType($0) }
        self.provider = provider
        load = { type in
            let identifier = type.identifier
            return await withCheckedContinuation { continuation in
                provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
                    continuation.resume(returning: data)
                }
            }
        }
    }

    /// Returns whether it is of one of some kinds.
    func conforms(to kinds: [UTType]) -> Bool {
        types.contains { type in kinds.contains { type.conforms(to: $0) } }
    }

    /// Returns whether it can be taken as a value of a type.
    func isTaken<T: Transferable>(as type: T.Type) -> Bool { value is T || conforms(to: T._takenTypes) }

    /// Returns it as a value of a type, by way of its bytes.
    func taken<T: Transferable>(as type: T.Type) async -> T? {
        if let value = value as? T { return value }
        for kind in types where T._takenTypes.contains(where: kind.conforms(to:)) {
            if let data = await load(kind), let value = try? await T._take(data, of: kind) { return value }
        }
        return nil
    }

    /// The provider of the value, if none has to be made of its bytes.
    var directProvider: NSItemProvider? {
        if let provider { return provider }
        switch value {
        case is String, is URL, is UIImage: return NSItemProvider(object: value)
        default: return types.isEmpty ? NSItemProvider(item: value, typeIdentifier: nil) : nil
        }
    }

    /// The provider of the value, which may be made of its bytes.
    func makeProvider() async -> NSItemProvider {
        if let directProvider { return directProvider }
        let kind = types.first ?? .data
        return NSItemProvider(item: await load(kind), typeIdentifier: kind.identifier)
    }
}

extension [DraggedValue] {
    /// Calls a function with the values of a type, at once if no bytes have to be read; returns whether there are any.
    @MainActor
    func take<T: Transferable>(as type: T.Type, action: @escaping ([T]) -> Bool) -> Bool {
        let own = filter { $0.isTaken(as: type) }
        let direct = own.compactMap { $0.value as? T }
        if direct.count == own.count { return !direct.isEmpty && action(direct) }
        Task { @MainActor in
            var found: [T] = []
            for item in own { if let value = await item.taken(as: type) { found.append(value) } }
            if !found.isEmpty { _ = action(found) }
        }
        return true
    }

    /// Calls a function with the providers of the values of some kinds, at once if no bytes have to be read.
    @MainActor
    func provide(of kinds: [UTType], action: @escaping ([NSItemProvider]) -> Bool) -> Bool {
        let own = filter { $0.conforms(to: kinds) }
        let direct = own.compactMap(\.directProvider)
        if direct.count == own.count { return action(direct) }
        Task { @MainActor in
            var found: [NSItemProvider] = []
            for item in own { found.append(await item.makeProvider()) }
            _ = action(found)
        }
        return true
    }
}
