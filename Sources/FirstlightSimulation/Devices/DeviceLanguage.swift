// Licensed under the Apache License, Version 2.0.

import Foundation
public import StageUI

/// The language that a simulated device is set to: one that people speak, or a pseudo-language.
public struct DeviceLanguage: Hashable, Sendable {
    /// The name by which it was asked for, such as `de`, `pt-BR` or `double-length`.
    public let name: String
    /// The pseudo-language; nil for a language that people speak.
    public let pseudo: PseudoLanguage?

    /// Finds a language.
    ///
    /// - Parameter name: An identifier of BCP 47, such as `de`, `pt-BR` or `zh-Hant`, or the name of a pseudo-language.
    /// - Throws: `SimulationError.unknownLanguage`.
    public static func named(_ name: String) throws(SimulationError) -> DeviceLanguage {
        if let pseudo = PseudoLanguage(rawValue: name) { return DeviceLanguage(name: name, pseudo: pseudo) }
        let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isWritten = parts.allSatisfy { part in
            (2...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        guard isWritten, let code = parts.first, code.allSatisfy(\.isLetter),
            Locale.LanguageCode(String(code)).isISOLanguage
        else { throw .unknownLanguage(name) }
        return DeviceLanguage(name: name, pseudo: nil)
    }

    /// The reading direction of the language.
    public var direction: LayoutDirection {
        if let pseudo { return pseudo == .rightToLeft ? .rightToLeft : .leftToRight }
        return Locale.Language(identifier: name).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// Sets a device to the language, with its reading direction.
    package func apply(to configuration: inout StageConfiguration) {
        configuration.pseudoLanguage = pseudo
        if pseudo == nil { configuration.locale = Locale(identifier: name) }
        if direction == .rightToLeft { configuration.layoutDirection = .rightToLeft }
    }
}
