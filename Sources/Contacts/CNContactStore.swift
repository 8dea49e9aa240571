// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI
import Synchronization

/// The user's answers to the question whether the app may read the address book.
public enum CNAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined
    /// The device does not allow it.
    case restricted
    /// The user has refused.
    case denied
    /// The user has allowed it.
    case authorized
    /// The user has allowed it for some entries.
    case limited
}

/// The kinds of what is in the address book.
public enum CNEntityType: Int, Sendable {
    /// People.
    case contacts
}

/// An error of the address book.
public struct CNError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// The user was not asked, or has refused.
        case authorizationDenied = 100
        /// There is no such entry.
        case recordDoesNotExist = 200
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

/// The address book of a device.
private final class AddressBook: Sendable {
    private let state = Mutex<(isAllowed: Bool, entries: [CNContact])>((false, []))
    static var current: AddressBook { (StageDevice.current ?? .standIn).kept { AddressBook() } }
    var isAllowed: Bool { state.withLock { $0.isAllowed } }
    func allow() { state.withLock { $0.isAllowed = true } }
    func entries() throws(CNError) -> [CNContact] {
        let (isAllowed, entries) = state.withLock { ($0.isAllowed, $0.entries) }
        guard isAllowed else { throw CNError(.authorizationDenied) }
        return entries
    }
    func change(_ new: CNContact?, removing identifier: String) {
        state.withLock { state in
            let place = state.entries.firstIndex { $0.identifier == identifier }
            if let place { state.entries.remove(at: place) }
            if let new { state.entries.insert(new, at: place ?? state.entries.count) }
        }
    }
}

/// The address book. The simulated one is empty and keeps what apps save; its user allows what is asked for.
open class CNContactStore: NSObject {
    /// Creates an object for the address book.
    public override init() { super.init() }
    /// Returns the user's answer.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        AddressBook.current.isAllowed ? .authorized : .notDetermined
    }
    /// Asks the user, who allows it.
    @discardableResult
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        AddressBook.current.allow()
        return true
    }
    /// Asks the user, who allows it, and calls back.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        AddressBook.current.allow()
        Task { completionHandler(true, nil) }
    }
    /// Returns the entries that fulfil a condition.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { try AddressBook.current.entries().filter { predicate.evaluate(with: $0) } }
    /// Returns the entry of a name.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        guard let found = try AddressBook.current.entries().first(where: { $0.identifier == identifier })
        else {
            throw CNError(.recordDoesNotExist)
        }
        return found
    }
    /// Calls a function with each entry, until that sets its last parameter.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var isOver = ObjCBool(false)
        for entry in try AddressBook.current.entries() where !isOver.boolValue {
            if fetchRequest.predicate?.evaluate(with: entry) ?? true { block(entry, &isOver) }
        }
    }
    /// Saves and removes entries; throws where one that is to be changed or removed is not there.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        let known = Set(try AddressBook.current.entries().map(\.identifier))
        guard saveRequest.changed.union(saveRequest.removed.map(\.identifier)).isSubset(of: known) else {
            throw CNError(.recordDoesNotExist)
        }
        for contact in saveRequest.saved {
            AddressBook.current.change(
                CNContact(contact.identifier, contact.values), removing: contact.identifier)
        }
        for contact in saveRequest.removed { AddressBook.current.change(nil, removing: contact.identifier) }
    }
}

/// The entries that are looked for.
open class CNContactFetchRequest: NSObject {
    /// The parts that are read; all are.
    open var keysToFetch: [any CNKeyDescriptor]
    /// The condition; nil for all.
    open var predicate: NSPredicate?
    /// Creates a search.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The entries that are saved and removed.
open class CNSaveRequest: NSObject {
    var saved: [CNContact] = []
    var removed: [CNContact] = []
    /// The names of those that are not new.
    var changed: Set<String> = []
    /// Creates nothing to save.
    public override init() { super.init() }
    /// Adds an entry.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
        saved.append(contact)
    }
    /// Changes an entry.
    open func update(_ contact: CNMutableContact) {
        saved.append(contact)
        changed.insert(contact.identifier)
    }
    /// Removes an entry.
    open func delete(_ contact: CNMutableContact) { removed.append(contact) }
}

/// The ways in which names are written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// In full.
    case fullName
    /// As they sound.
    case phoneticFullName
}

/// Writes names.
open class CNContactFormatter: NSObject {
    /// Creates an object.
    public override init() { super.init() }
    /// Returns a person's name, or the company; nil for none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            switch style {
            case .fullName:
                [
                    contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
                    contact.nameSuffix,
                ]
            case .phoneticFullName:
                [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            }
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty || style == .phoneticFullName { return name.isEmpty ? nil : name }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    /// Returns the parts that names are written from.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        "name"
    }
}
