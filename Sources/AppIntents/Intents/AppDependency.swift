// Licensed under the Apache License, Version 2.0.

import StageUI
import Synchronization

/// The objects that actions need and the app gives, by their types.
public final class AppDependencyManager: Sendable {
    /// The app's.
    public static let shared = AppDependencyManager()
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String?
    }
    /// The functions that make the objects, for one device: apps that run beside each other have their own.
    private final class Makers: Sendable {
        let known = Mutex<[Key: @Sendable () -> any Sendable]>([:])
        static var current: Makers { (StageDevice.current ?? .standIn).kept { Makers() } }
    }

    /// Adds an object, which is made when it is asked for.
    public func add<Dependency: Sendable>(
        key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        let found = Key(type: ObjectIdentifier(Dependency.self), name: key)
        Makers.current.known.withLock { $0[found] = dependency }
    }
    fileprivate func value<Dependency: Sendable>(_ key: String?) -> Dependency? {
        let wanted = Key(type: ObjectIdentifier(Dependency.self), name: key)
        // An app may have given them before it had a device.
        let made = [StageDevice.current, .standIn].lazy.compactMap { device in
            device?.kept { Makers() }.known.withLock { $0[wanted] }
        }
        return made.first?() as? Dependency
    }
}

/// An object that an action needs, as the app has given it to `AppDependencyManager`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    private let key: String?
    private let manager: AppDependencyManager
    /// Creates a need.
    public init() { self.init(key: nil) }
    /// Creates a need of an object that was added with a name.
    public init(key: String?, manager: AppDependencyManager = .shared) {
        (self.key, self.manager) = (key, manager)
    }
    /// The object, which has to be added before it is read.
    public var wrappedValue: Value {
        guard let value: Value = manager.value(key) else {
            preconditionFailure(
                "An intent needs a \(Value.self). Add it to AppDependencyManager.shared first.")
        }
        return value
    }
}
extension AppIntent {
    /// An object that the action needs.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}
extension EntityQuery {
    /// An object that the query needs.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}
