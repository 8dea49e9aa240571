// Licensed under the Apache License, Version 2.0.

import Foundation

extension UIFontDescriptor {
    /// The name of an attribute of a font.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name of the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the font in its family.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name that people read.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The map of the outlines, which is not kept.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that it must have, which are not kept.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The fonts for characters that it lacks, which are not kept.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The weight, the slant and the other traits, by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The width of each character, in points, which is not kept.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// The features, dictionaries by `FeatureKey`; digits of one width are drawn.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The role, a `UIFont.TextStyle`, which is not kept.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The key of a trait.
    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The bits of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, a number, which is not kept.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, a number: 0 stands upright.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The key of a feature's setting.
    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The setting.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The feature, by its older name.
        public static var featureIdentifier: FeatureKey { type }
        /// The setting, by its older name.
        public static var typeIdentifier: FeatureKey { selector }
    }

    /// Creates the description of a font by its attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        var (face, size) = (UIFont.Face(), CGFloat(0))
        face.take(attributes, size: &size)
        self.init(face, size)
    }
    /// Returns the description with further attributes in place of its own.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var (face, size) = (self.face, pointSize)
        face.take(attributes, size: &size)
        return UIFontDescriptor(face, size)
    }
    /// Returns the description of a font of another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
    /// The attributes: the family, the name and the size.
    public var fontAttributes: [AttributeName: Any] {
        let names: [AttributeName: Any] = face.name.isEmpty ? [:] : [.family: face.name, .name: face.name]
        return names.merging([.size: pointSize]) { $1 }
    }
    /// Returns an attribute.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        guard anAttribute == .traits else { return fontAttributes[anAttribute] }
        let bits: [TraitKey: Any] = [.symbolic: symbolicTraits.rawValue, .weight: weight.rawValue]
        return bits
    }
    /// The name that the font has for programs; empty for the system's.
    public var postscriptName: String { face.name }

    private var weight: UIFont.Weight {
        let all: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return all.first { $0.ofText == face.weight } ?? .regular
    }
}

extension UIFont.Face {
    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let weight as UIFont.Weight: weight.rawValue
        default: nil
        }
    }

    /// Takes over what attributes say.
    fileprivate mutating func take(
        _ attributes: [UIFontDescriptor.AttributeName: Any], size: inout CGFloat
    ) {
        for key in [UIFontDescriptor.AttributeName.family, .name] {
            if let name = attributes[key] as? String { self.name = name }
        }
        if let points = Self.number(attributes[.size]) { size = points }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { take(traits) }
        let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
        for feature in features where Self.number(feature[.type]) == CGFloat(kNumberSpacingType) {
            hasEvenDigits = Self.number(feature[.selector]) == CGFloat(kMonospacedNumbersSelector)
        }
    }

    private mutating func take(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        let bits = (traits[.symbolic] as? UIFontDescriptor.SymbolicTraits)?.rawValue
        if let bits = bits ?? traits[.symbolic] as? UInt32 {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: bits)
            isItalic = symbolic.contains(.traitItalic)
            if symbolic.contains(.traitBold) { weight = .bold }
            if symbolic.contains(.traitMonoSpace) { design = .monospaced }
        }
        if let number = Self.number(traits[.weight]) { weight = UIFont.Weight(number).ofText }
        if let slant = Self.number(traits[.slant]) { isItalic = slant != 0 }
    }
}
