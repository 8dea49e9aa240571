// Licensed under the Apache License, Version 2.0.

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
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the entry.
public var CNContactIdentifierKey: String { "identifier" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind: a person or a company.
public var CNContactTypeKey: String { "contactType" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The title before the name.
public var CNContactNamePrefixKey: String { "namePrefix" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The middle name.
public var CNContactMiddleNameKey: String { "middleName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The last name at birth.
public var CNContactPreviousFamilyNameKey: String { "previousFamilyName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The additions after the name.
public var CNContactNameSuffixKey: String { "nameSuffix" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nickname.
public var CNContactNicknameKey: String { "nickname" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The department.
public var CNContactDepartmentNameKey: String { "departmentName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The position.
public var CNContactJobTitleKey: String { "jobTitle" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sound of the first name.
public var CNContactPhoneticGivenNameKey: String { "phoneticGivenName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sound of the middle name.
public var CNContactPhoneticMiddleNameKey: String { "phoneticMiddleName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sound of the last name.
public var CNContactPhoneticFamilyNameKey: String { "phoneticFamilyName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The birthday.
public var CNContactBirthdayKey: String { "birthday" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The birthday in another calendar.
public var CNContactNonGregorianBirthdayKey: String { "nonGregorianBirthday" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The notes.
public var CNContactNoteKey: String { "note" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An indication of a picture.
public var CNContactImageDataAvailableKey: String { "imageDataAvailable" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The postal addresses.
public var CNContactPostalAddressesKey: String { "postalAddresses" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The addresses on the web.
public var CNContactUrlAddressesKey: String { "urlAddresses" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Elsewhere.
public var CNLabelOther: String { "_$!<Other>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// At school.
public var CNLabelSchool: String { "_$!<School>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// At iCloud.
public var CNLabelEmailiCloud: String { "iCloud" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A page of its own.
public var CNLabelURLAddressHomePage: String { "_$!<HomePage>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An iPhone.
public var CNLabelPhoneNumberiPhone: String { "iPhone" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The main number.
public var CNLabelPhoneNumberMain: String { "_$!<Main>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A fax at home.
public var CNLabelPhoneNumberHomeFax: String { "_$!<HomeFAX>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A fax at work.
public var CNLabelPhoneNumberWorkFax: String { "_$!<WorkFAX>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A pager.
public var CNLabelPhoneNumberPager: String { "_$!<Pager>!$_" }
