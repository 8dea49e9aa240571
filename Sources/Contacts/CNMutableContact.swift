// Licensed under the Apache License, Version 2.0.

public import Foundation

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
    /// The kind: a person or a company.
    open override var contactType: CNContactType {
        get { values.contactType }
        set { values.contactType = newValue }
    }
    /// The title before the name.
    open override var namePrefix: String {
        get { values.namePrefix }
        set { values.namePrefix = newValue }
    }
    /// The middle name.
    open override var middleName: String {
        get { values.middleName }
        set { values.middleName = newValue }
    }
    /// The last name at birth.
    open override var previousFamilyName: String {
        get { values.previousFamilyName }
        set { values.previousFamilyName = newValue }
    }
    /// The additions after the name.
    open override var nameSuffix: String {
        get { values.nameSuffix }
        set { values.nameSuffix = newValue }
    }
    /// The nickname.
    open override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    /// The department.
    open override var departmentName: String {
        get { values.departmentName }
        set { values.departmentName = newValue }
    }
    /// The position.
    open override var jobTitle: String {
        get { values.jobTitle }
        set { values.jobTitle = newValue }
    }
    /// The sound of the first name.
    open override var phoneticGivenName: String {
        get { values.phoneticGivenName }
        set { values.phoneticGivenName = newValue }
    }
    /// The sound of the middle name.
    open override var phoneticMiddleName: String {
        get { values.phoneticMiddleName }
        set { values.phoneticMiddleName = newValue }
    }
    /// The sound of the last name.
    open override var phoneticFamilyName: String {
        get { values.phoneticFamilyName }
        set { values.phoneticFamilyName = newValue }
    }
    /// The birthday, perhaps without a year; nil for none.
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    /// The birthday in another calendar; nil for none.
    open override var nonGregorianBirthday: DateComponents? {
        get { values.nonGregorianBirthday }
        set { values.nonGregorianBirthday = newValue }
    }
    /// The postal addresses.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
    /// The addresses on the web.
    open override var urlAddresses: [CNLabeledValue<String>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
}
