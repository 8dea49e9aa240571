// Licensed under the Apache License, Version 2.0.

/// A condition of Swift's `#if`, as it holds on a system of Apple's or on Linux; one that depends on more than the
/// system is unknown.
struct LintCondition {
    private var rest: Substring
    /// The system; nil for Linux, with the modules of Firstlight.
    private let platform: XcodePlatform?
    /// The greatest depth; conditions are short, and a deeper one is unknown.
    private static let deepest = 32

    /// Returns whether a condition holds on the devices of a system, or on Linux for nil; nil when that is not known.
    static func holds(_ text: Substring, on platform: XcodePlatform?) -> Bool? {
        var condition = LintCondition(rest: text, platform: platform)
        let result = condition.alternatives(depth: 0)
        condition.skipSpaces()
        return condition.rest.isEmpty ? result : nil
    }

    /// Returns whether a condition of C's preprocessor holds on Apple's systems: the rest of a line after `#if` or `#elif`,
    /// or after the first two letters of `#ifdef` and `#ifndef`; nil when that is not known.
    static func holdsInC(_ text: Substring) -> Bool? {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let isAlone = text.allSatisfy { !"&|<>=+-*?".contains($0) }
        guard isAlone, let name = words.last else { return nil }
        if words.count == 1, let number = Int(name) { return number != 0 }
        let isDefined = others.contains(String(name)) ? false : name == "__APPLE__" ? true : nil
        guard let isDefined else { return nil }
        return words.first == "ndef" || text.contains("!") ? !isDefined : isDefined
    }

    /// The names that only compilers for other systems define.
    private static let others: Set = [
        "_WIN32", "_WIN64", "WIN32", "_MSC_VER", "__linux__", "__linux", "linux", "__ANDROID__", "ANDROID",
        "__MINGW32__", "__CYGWIN__", "__EMSCRIPTEN__",
    ]

    private mutating func skipSpaces() { rest = rest.drop { $0 == " " || $0 == "\t" } }

    private mutating func takes(_ sign: String) -> Bool {
        skipSpaces()
        guard rest.hasPrefix(sign) else { return false }
        rest = rest.dropFirst(sign.count)
        return true
    }

    private mutating func alternatives(depth: Int) -> Bool? {
        var result = all(depth: depth)
        while takes("||") {
            let other = all(depth: depth)
            result = result == true || other == true ? true : result == nil || other == nil ? nil : false
        }
        return result
    }

    private mutating func all(depth: Int) -> Bool? {
        var result = one(depth: depth)
        while takes("&&") {
            let other = one(depth: depth)
            result = result == false || other == false ? false : result == nil || other == nil ? nil : true
        }
        return result
    }

    private mutating func one(depth: Int) -> Bool? {
        guard depth < Self.deepest else { return nil }
        if takes("!") { return one(depth: depth + 1).map { !$0 } }
        if takes("(") {
            let inner = alternatives(depth: depth + 1)
            return takes(")") ? inner : nil
        }
        skipSpaces()
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(name.count)
        guard takes("(") else { return name == "true" ? true : name == "false" ? false : nil }
        let argument = rest.prefix { $0 != ")" && $0 != "(" }
        rest = rest.dropFirst(argument.count)
        guard takes(")") else { return nil }
        return holds(name, argument.filter { $0 != " " })
    }

    private func holds(_ name: Substring, _ argument: String) -> Bool? {
        switch (name, argument) {
        case ("os", "iOS"), ("os", "macOS"), ("os", "tvOS"), ("os", "visionOS"), ("os", "watchOS"):
            platform?.rawValue == argument
        case ("os", "OSX"): platform == .macOS
        case ("os", "Linux"): platform == nil
        case ("os", "Windows"), ("os", "Android"): false
        case ("canImport", "UIKit"): platform != .macOS && platform != .watchOS
        case ("canImport", "AppKit"): platform == .macOS
        case ("canImport", "Darwin"), ("canImport", "Foundation"), ("canImport", "SwiftUI"): true
        case ("canImport", "Glibc"), ("canImport", "Musl"), ("canImport", "WinSDK"): false
        // A source with this means to link it.
        case ("canImport", "FirebaseCore"), ("canImport", "Firebase"): platform == nil ? nil : true
        case ("targetEnvironment", "simulator"): false
        default: nil
        }
    }
}
