// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// The name of a part of a person's entry.
public protocol CNKeyDescriptor: Sendable {}
extension String: CNKeyDescriptor {}

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
    /// The kind: a person or a company.
    open var contactType: CNContactType { values.contactType }
    /// The title before the name.
    open var namePrefix: String { values.namePrefix }
    /// The middle name.
    open var middleName: String { values.middleName }
    /// The last name at birth.
    open var previousFamilyName: String { values.previousFamilyName }
    /// The additions after the name.
    open var nameSuffix: String { values.nameSuffix }
    /// The nickname.
    open var nickname: String { values.nickname }
    /// The department.
    open var departmentName: String { values.departmentName }
    /// The position.
    open var jobTitle: String { values.jobTitle }
    /// The sound of the first name.
    open var phoneticGivenName: String { values.phoneticGivenName }
    /// The sound of the middle name.
    open var phoneticMiddleName: String { values.phoneticMiddleName }
    /// The sound of the last name.
    open var phoneticFamilyName: String { values.phoneticFamilyName }
    /// The birthday, perhaps without a year; nil for none.
    open var birthday: DateComponents? { values.birthday }
    /// The birthday in another calendar; nil for none.
    open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
    /// The postal addresses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    /// The addresses on the web.
    open var urlAddresses: [CNLabeledValue<String>] { values.urlAddresses }
    var values = Values()

    struct Values: Sendable {
        var givenName = ""
        var familyName = ""
        var organizationName = ""
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<String>] = []
        var note = ""
        var imageData: Data?
        var contactType = CNContactType.person
        var namePrefix = ""
        var middleName = ""
        var previousFamilyName = ""
        var nameSuffix = ""
        var nickname = ""
        var departmentName = ""
        var jobTitle = ""
        var phoneticGivenName = ""
        var phoneticMiddleName = ""
        var phoneticFamilyName = ""
        var birthday: DateComponents?
        var nonGregorianBirthday: DateComponents?
        var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
        var urlAddresses: [CNLabeledValue<String>] = []
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
