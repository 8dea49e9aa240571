// Licensed under the Apache License, Version 2.0.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the first name.
public var CNContactGivenNameKey: String { "givenName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the last name.
public var CNContactFamilyNameKey: String { "familyName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the organisation.
public var CNContactOrganizationNameKey: String { "organizationName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the phone numbers.
public var CNContactPhoneNumbersKey: String { "phoneNumbers" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the email addresses.
public var CNContactEmailAddressesKey: String { "emailAddresses" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the picture.
public var CNContactImageDataKey: String { "imageData" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the thumbnail.
public var CNContactThumbnailImageDataKey: String { "thumbnailImageData" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a home entry.
public var CNLabelHome: String { "_$!<Home>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a work entry.
public var CNLabelWork: String { "_$!<Work>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a mobile number.
public var CNLabelPhoneNumberMobile: String { "_$!<Mobile>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the identifier.
public var CNContactIdentifierKey: String { "identifier" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the type: a person or a company.
public var CNContactTypeKey: String { "contactType" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the prefix of the name.
public var CNContactNamePrefixKey: String { "namePrefix" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the middle name.
public var CNContactMiddleNameKey: String { "middleName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the last name at birth.
public var CNContactPreviousFamilyNameKey: String { "previousFamilyName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the suffix of the name.
public var CNContactNameSuffixKey: String { "nameSuffix" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the nickname.
public var CNContactNicknameKey: String { "nickname" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the department.
public var CNContactDepartmentNameKey: String { "departmentName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the job title.
public var CNContactJobTitleKey: String { "jobTitle" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the phonetic first name.
public var CNContactPhoneticGivenNameKey: String { "phoneticGivenName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the phonetic middle name.
public var CNContactPhoneticMiddleNameKey: String { "phoneticMiddleName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the phonetic last name.
public var CNContactPhoneticFamilyNameKey: String { "phoneticFamilyName" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the birthday.
public var CNContactBirthdayKey: String { "birthday" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the birthday in another calendar.
public var CNContactNonGregorianBirthdayKey: String { "nonGregorianBirthday" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the notes.
public var CNContactNoteKey: String { "note" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key that says whether there is a picture.
public var CNContactImageDataAvailableKey: String { "imageDataAvailable" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the postal addresses.
public var CNContactPostalAddressesKey: String { "postalAddresses" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the URLs.
public var CNContactUrlAddressesKey: String { "urlAddresses" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of another entry.
public var CNLabelOther: String { "_$!<Other>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a school entry.
public var CNLabelSchool: String { "_$!<School>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of an iCloud address.
public var CNLabelEmailiCloud: String { "iCloud" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a home page.
public var CNLabelURLAddressHomePage: String { "_$!<HomePage>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of an iPhone's number.
public var CNLabelPhoneNumberiPhone: String { "iPhone" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a main number.
public var CNLabelPhoneNumberMain: String { "_$!<Main>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a home fax number.
public var CNLabelPhoneNumberHomeFax: String { "_$!<HomeFAX>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a work fax number.
public var CNLabelPhoneNumberWorkFax: String { "_$!<WorkFAX>!$_" }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The label of a pager's number.
public var CNLabelPhoneNumberPager: String { "_$!<Pager>!$_" }
