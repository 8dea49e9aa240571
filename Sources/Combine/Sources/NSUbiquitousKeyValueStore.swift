// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Foundation on Linux lacks it; it is here, as Foundation brings this module along (Decision 0074).

/// Values that the devices of a user share. Nobody is signed in to iCloud here, so they stay with the run that has set them, as
/// on a device without an account.
///
/// Unchecked, because its values are used within its lock alone.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    private static let only = NSUbiquitousKeyValueStore()
    /// The values of the app.
    public class var `default`: NSUbiquitousKeyValueStore { only }

    /// The values of a run, or of a program without one.
    private final class Values {
        weak var run: (any RunClock)?
        let isOfRun: Bool
        var values: [String: Any] = [:]
        init(_ run: (any RunClock)?) { (self.run, isOfRun) = (run, run != nil) }
    }
    private let lock = NSLock()
    private var all: [Values] = []
    private func within<Result>(_ body: (Values) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        let run = CurrentRun.clock
        all.removeAll { $0.isOfRun && $0.run == nil }
        if let known = all.first(where: { $0.isOfRun == (run != nil) && $0.run === run }) {
            return body(known)
        }
        let new = Values(run)
        all.append(new)
        return body(new)
    }

    /// Returns any value; nil for none.
    public func object(forKey aKey: String) -> Any? { within { $0.values[aKey] } }
    /// Returns a text.
    public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// Returns bytes.
    public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// Returns a list.
    public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// Returns values by their names.
    public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// Returns a whole number; 0 for none.
    public func longLong(forKey aKey: String) -> Int64 {
        object(forKey: aKey).flatMap(PredicateNumber.init).map { Int64($0.whole) } ?? 0
    }
    /// Returns a number; 0 for none.
    public func double(forKey aKey: String) -> Double {
        object(forKey: aKey).flatMap(PredicateNumber.init)?.real ?? 0
    }
    /// Returns yes or no; no for none.
    public func bool(forKey aKey: String) -> Bool {
        object(forKey: aKey).flatMap(PredicateNumber.init).map { $0.real != 0 } ?? false
    }
    /// All values, by their names.
    public var dictionaryRepresentation: [String: Any] { within { $0.values } }
    /// Sets any value; nil takes it away.
    public func set(_ anObject: Any?, forKey aKey: String) { within { $0.values[aKey] = anObject } }
    /// Sets a text.
    public func set(_ aString: String?, forKey aKey: String) { within { $0.values[aKey] = aString } }
    /// Sets bytes.
    public func set(_ aData: Data?, forKey aKey: String) { within { $0.values[aKey] = aData } }
    /// Sets a whole number.
    public func set(_ value: Int64, forKey aKey: String) { within { $0.values[aKey] = value } }
    /// Sets a number.
    public func set(_ value: Double, forKey aKey: String) { within { $0.values[aKey] = value } }
    /// Sets yes or no.
    public func set(_ value: Bool, forKey aKey: String) { within { $0.values[aKey] = value } }
    /// Takes a value away.
    public func removeObject(forKey aKey: String) { within { $0.values[aKey] = nil } }
    /// Returns true: nothing waits to be written.
    @discardableResult public func synchronize() -> Bool { true }
    /// The name of the notification that another device has set values; never posted.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
}

/// The key of the reason for a change, a number.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the names of the values that have changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device has set values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The values come for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// There are too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// Another user has signed in.
public let NSUbiquitousKeyValueStoreAccountChange = 3
