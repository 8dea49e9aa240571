// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The numbers of features and settings that attributes of fonts name, those of Apple's SFNTLayoutTypes.h.

/// The feature of the width of digits.
public var kNumberSpacingType: Int { 6 }
/// Digits of one width.
public var kMonospacedNumbersSelector: Int { 0 }
/// Digits each as wide as it is.
public var kProportionalNumbersSelector: Int { 1 }
/// The feature of joined letters.
public var kLigaturesType: Int { 1 }
/// The feature of fractions.
public var kFractionsType: Int { 11 }
/// Fractions with a slanted line.
public var kDiagonalFractionsSelector: Int { 2 }
/// The feature of the heights of digits.
public var kNumberCaseType: Int { 21 }
/// Digits of several heights.
public var kLowerCaseNumbersSelector: Int { 0 }
/// Digits as high as capitals.
public var kUpperCaseNumbersSelector: Int { 1 }
/// The feature of other shapes of characters.
public var kStylisticAlternativesType: Int { 35 }
/// The first set of other shapes.
public var kStylisticAltOneOnSelector: Int { 2 }
/// The second set of other shapes.
public var kStylisticAltTwoOnSelector: Int { 4 }
/// The third set of other shapes.
public var kStylisticAltThreeOnSelector: Int { 6 }
/// The feature of small letters.
public var kLowerCaseType: Int { 37 }
/// Small capitals for small letters.
public var kLowerCaseSmallCapsSelector: Int { 1 }
/// The feature of capitals.
public var kUpperCaseType: Int { 38 }
/// Small capitals for capitals.
public var kUpperCaseSmallCapsSelector: Int { 1 }
