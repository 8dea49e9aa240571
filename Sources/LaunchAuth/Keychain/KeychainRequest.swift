// Licensed under the Apache License, Version 2.0.

import Foundation

/// One call of the Keychain for a generic password, as a value: what is asked can be compared where there is no Keychain.
struct KeychainRequest: Hashable, Sendable {
    enum Call: Hashable, Sendable {
        case find, add, update, delete
    }

    /// The attributes of an item and of a query, named as Security names them without their prefixes.
    enum Attribute: Hashable, Sendable {
        case service, account, accessGroup, generic, valueData
        /// When and for whom the system returns the item.
        case protection
        case synchronizable, useDataProtectionKeychain, returnData
        /// The question to the user that the system may ask; without it, a question of its own.
        case authenticationContext
    }

    enum Value: Hashable, Sendable {
        case text(String)
        case bytes(Data)
        case flag(Bool)
        case protection(BiometricItem.Protection)
        /// A question with this reason; nil forbids any question.
        case question(reason: String?)
    }

    var call: Call
    /// The query; for `add` the item.
    var query: [Attribute: Value]
    /// The new values of an update.
    var changes: [Attribute: Value] = [:]

    /// Describes a call for an item of this device that is in no backup.
    ///
    /// - Parameters:
    ///   - call: The kind of call.
    ///   - service: The app's bundle identifier.
    ///   - account: The item's name; nil for all items of the service.
    ///   - group: The access group; nil for the app's own.
    init(_ call: Call, service: String, account: String?, group: String? = nil) {
        self.call = call
        query = [
            .service: .text(service), .synchronizable: .flag(false), .useDataProtectionKeychain: .flag(true),
        ]
        query[.account] = account.map { .text($0) }
        query[.accessGroup] = group.map { .text($0) }
    }

    /// The same call with further attributes.
    func with(_ attributes: [Attribute: Value]) -> KeychainRequest {
        var request = self
        request.query.merge(attributes) { $1 }
        return request
    }
}

/// The Keychain's status for a call: a code of Security's (`SecBase.h`).
struct KeychainStatus: RawRepresentable, Hashable, Sendable {
    let rawValue: Int32

    static let success = KeychainStatus(rawValue: 0)
    static let userCanceled = KeychainStatus(rawValue: -128)
    static let notAvailable = KeychainStatus(rawValue: -25_291)
    static let authFailed = KeychainStatus(rawValue: -25_293)
    static let duplicateItem = KeychainStatus(rawValue: -25_299)
    static let itemNotFound = KeychainStatus(rawValue: -25_300)
    static let interactionNotAllowed = KeychainStatus(rawValue: -25_308)
}

/// The Keychain, or what stands for it in a test.
protocol Keychain: Sendable {
    /// Carries out a call, and returns the bytes of the item that was found when the query asked for them.
    func perform(_ request: KeychainRequest) -> (status: KeychainStatus, data: Data?)
}
