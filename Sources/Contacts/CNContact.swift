// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// The name of a part of a person's entry.
public protocol CNKeyDescriptor: Sendable {}
extension String: CNKeyDescriptor {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first name.
public var CNContactGivenNameKey: String { "givenName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The last name.
public var CNContactFamilyNameKey: String { "familyName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The company.
public var CNContactOrganizationNameKey: String { "organizationName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The numbers.
public var CNContactPhoneNumbersKey: String { "phoneNumbers" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The addresses of mail.
public var CNContactEmailAddressesKey: String { "emailAddresses" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture.
public var CNContactImageDataKey: String { "imageData" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The small picture.
public var CNContactThumbnailImageDataKey: String { "thumbnailImageData" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// At home.
public var CNLabelHome: String { "_$!<Home>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// At work.
public var CNLabelWork: String { "_$!<Work>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// In the pocket.
public var CNLabelPhoneNumberMobile: String { "_$!<Mobile>!$_" }

/// A number of a telephone.
public final class CNPhoneNumber: NSObject, Sendable {
    /// The number as it was written.
    public let stringValue: String
    /// Creates a number.
    public init(stringValue string: String) { stringValue = string }
}

/// A value with a name, such as the number at work.
public final class CNLabeledValue<ValueType: Sendable>: NSObject, Sendable {
    /// The name of the value in its list.
    public let identifier: String
    /// The name; nil for none.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// Creates a value with a name.
    public init(label: String?, value: ValueType) {
        (identifier, self.label, self.value) = (UUID().uuidString, label, value)
    }
    /// Returns the name as users read it.
    public class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") ? label.dropFirst(4).dropLast(4).lowercased() : label
    }
}

/// A person's entry.
// Unchecked, as an open class cannot be checked: an app fills a mutable one in before it saves it, as with Apple's class.
open class CNContact: NSObject, @unchecked Sendable {
    /// The name of the entry.
    public internal(set) var identifier = UUID().uuidString
    /// The first name.
    open var givenName: String { values.givenName }
    /// The last name.
    open var familyName: String { values.familyName }
    /// The company.
    open var organizationName: String { values.organizationName }
    /// The numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    /// The addresses of mail.
    open var emailAddresses: [CNLabeledValue<String>] { values.emailAddresses }
    /// The notes.
    open var note: String { values.note }
    /// The picture; nil for none.
    open var imageData: Data? { values.imageData }
    /// The small picture; nil for none.
    open var thumbnailImageData: Data? { values.imageData }
    /// Indicates whether there is a picture.
    open var imageDataAvailable: Bool { values.imageData != nil }
    var values = Values()

    struct Values: Sendable {
        var givenName = ""
        var familyName = ""
        var organizationName = ""
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<String>] = []
        var note = ""
        var imageData: Data?
    }

    /// Creates an empty entry.
    public override init() { super.init() }
    convenience init(_ identifier: String, _ values: Values) {
        self.init()
        (self.identifier, self.values) = (identifier, values)
    }
    /// Returns an entry with the same values.
    open override func mutableCopy() -> Any {
        let copy = CNMutableContact()
        (copy.identifier, copy.values) = (identifier, values)
        return copy
    }
    /// Returns whether a part was read: all are.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Returns the condition that a name is in an entry's.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { object, _ in
            guard let contact = object as? CNContact else { return false }
            return ["\(contact.givenName) \(contact.familyName)", contact.organizationName]
                .contains { $0.localizedCaseInsensitiveContains(name) }
        }
    }
    /// Returns the condition that an entry is one of some.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false
        }
    }
}

/// A person's entry that can be changed.
// Unchecked, as a subclass of an unchecked class says so again.
open class CNMutableContact: CNContact, @unchecked Sendable {
    /// The first name.
    open override var givenName: String {
        get { values.givenName }
        set { values.givenName = newValue }
    }
    /// The last name.
    open override var familyName: String {
        get { values.familyName }
        set { values.familyName = newValue }
    }
    /// The company.
    open override var organizationName: String {
        get { values.organizationName }
        set { values.organizationName = newValue }
    }
    /// The numbers.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    /// The addresses of mail.
    open override var emailAddresses: [CNLabeledValue<String>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    /// The notes.
    open override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    /// The picture; nil for none.
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
}
