// Licensed under the Apache License, Version 2.0.

/// The kinds of software keyboards.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The usual keyboard.
    case `default`
    /// Plain letters.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// For URLs.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    /// Digits only.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names and telephone numbers.
    case namePhonePad
    /// For email addresses.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// For short messages.
    case twitter
    /// For search terms and URLs.
    case webSearch
    /// Plain digits only.
    case asciiCapableNumberPad
    /// Plain letters, by its old name.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The meaning of a field's text, so that the system can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning.
    public let rawValue: String
    /// Creates a meaning from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// An existing password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A title before the name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A title after the name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The name of an organisation.
    public static let organizationName = UITextContentType(rawValue: "organization")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A code of the post.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A state or a region.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// The title of a job.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The month in which a credit card ends.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The number of the month in which a credit card ends.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a credit card ends.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The code on the back of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The brand of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// A date and a time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}

/// The letters that the software keyboard makes capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    /// None.
    public static var never: Self { Self(name: "never") }
    /// The first of each word.
    public static var words: Self { Self(name: "words") }
    /// The first of each sentence.
    public static var sentences: Self { Self(name: "sentences") }
    /// All.
    public static var characters: Self { Self(name: "characters") }
}

/// The label of the return key.
public struct SubmitLabel: Hashable, Sendable {
    /// The label of the key, in English.
    let name: String
    /// The entry is finished.
    public static let done = SubmitLabel(name: "done")
    /// Go to a place.
    public static let go = SubmitLabel(name: "go")
    /// Send a message.
    public static let send = SubmitLabel(name: "send")
    /// Join a network.
    public static let join = SubmitLabel(name: "join")
    /// Go to a page.
    public static let route = SubmitLabel(name: "route")
    /// Search.
    public static let search = SubmitLabel(name: "search")
    /// The usual return.
    public static let `return` = SubmitLabel(name: "return")
    /// Go to the next field.
    public static let next = SubmitLabel(name: "next")
    /// Go to the next step.
    public static let `continue` = SubmitLabel(name: "continue")
}

/// The events that submit an entry.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each trigger.
    public let rawValue: Int
    /// Creates triggers from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The return key in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The return key in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}
