// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A way to join the changes of two contexts; here the later save counts, whatever it is.
///
/// Unchecked, as an open class cannot be checked: its name is constant.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// The save fails, on Apple's systems.
    public static let error = NSMergePolicy("error")
    /// The values of the store win.
    public static let mergeByPropertyStoreTrump = NSMergePolicy("store")
    /// The values of the context win.
    public static let mergeByPropertyObjectTrump = NSMergePolicy("object")
    /// The objects of the context win as a whole.
    public static let overwrite = NSMergePolicy("overwrite")
    /// The objects of the store win as a whole.
    public static let rollback = NSMergePolicy("rollback")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The policy by which a save fails.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The policy by which the values of the store win.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The policy by which the values of the context win.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The policy by which the objects of the context win.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The policy by which the objects of the store win.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
