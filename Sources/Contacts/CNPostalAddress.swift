// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The kinds of entries.
public enum CNContactType: Int, Hashable, Sendable {
    /// A person.
    case person
    /// A company.
    case organization
}

/// A postal address.
// Unchecked, as an open class cannot be checked: an app fills a mutable one in before it hands it on, as with Apple's class.
open class CNPostalAddress: NSObject, @unchecked Sendable {
    struct Values: Hashable, Sendable {
        var (street, subLocality, city, subAdministrativeArea) = ("", "", "", "")
        var (state, postalCode, country, isoCountryCode) = ("", "", "", "")
    }
    var values = Values()
    /// The street with its number.
    open var street: String { values.street }
    /// The part of the town.
    open var subLocality: String { values.subLocality }
    /// The town.
    open var city: String { values.city }
    /// The county.
    open var subAdministrativeArea: String { values.subAdministrativeArea }
    /// The state.
    open var state: String { values.state }
    /// The postal code.
    open var postalCode: String { values.postalCode }
    /// The country.
    open var country: String { values.country }
    /// The code of the country.
    open var isoCountryCode: String { values.isoCountryCode }

    /// Creates an empty address.
    public override init() { super.init() }
    /// Returns whether something is the same address.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
    /// The hash of the address.
    open override var hash: Int { values.hashValue }
    /// Returns an address with the same values, which can be changed.
    open override func mutableCopy() -> Any {
        let copy = CNMutablePostalAddress()
        copy.values = values
        return copy
    }
}

/// A postal address that can be changed.
// Unchecked, as a subclass of an unchecked class says so again.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    /// The street with its number.
    open override var street: String {
        get { values.street }
        set { values.street = newValue }
    }
    /// The part of the town.
    open override var subLocality: String {
        get { values.subLocality }
        set { values.subLocality = newValue }
    }
    /// The town.
    open override var city: String {
        get { values.city }
        set { values.city = newValue }
    }
    /// The county.
    open override var subAdministrativeArea: String {
        get { values.subAdministrativeArea }
        set { values.subAdministrativeArea = newValue }
    }
    /// The state.
    open override var state: String {
        get { values.state }
        set { values.state = newValue }
    }
    /// The postal code.
    open override var postalCode: String {
        get { values.postalCode }
        set { values.postalCode = newValue }
    }
    /// The country.
    open override var country: String {
        get { values.country }
        set { values.country = newValue }
    }
    /// The code of the country.
    open override var isoCountryCode: String {
        get { values.isoCountryCode }
        set { values.isoCountryCode = newValue }
    }
}

/// The ways in which addresses are written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// For a letter.
    case mailingAddress
}

/// Writes addresses, in the order of the United States.
open class CNPostalAddressFormatter: NSObject {
    /// Creates an object.
    public override init() { super.init() }
    /// Returns an address in lines: the street, the town with its state and code, and the country.
    open class func string(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
    ) -> String {
        let address = postalAddress
        let town = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }
        return [address.street, town.joined(separator: " "), address.country].filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
    /// Returns an address in lines.
    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: .mailingAddress)
    }
}
