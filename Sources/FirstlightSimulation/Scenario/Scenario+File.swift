// Licensed under the Apache License, Version 2.0.

package import Foundation
import LaunchKit
import StageUI

extension Scenario {
    /// The scenario as a file for people: what is as usual is left out, and each step stands in a line.
    package func file() throws -> Data {
        let usual = Scenario(name: name, app: app, device: "iphone14", route: "")
        let lines = [
            try Self.member("name", name, besides: ""), try Self.member("title", title, besides: nil),
            try Self.member("app", app, besides: ""), try Self.object("device", deviceMembers(usual.device)),
            try Self.member("options", options, besides: usual.options),
            try Self.object(
                "state",
                [
                    Self.member("firstLaunch", state.firstLaunch, besides: usual.state.firstLaunch),
                    Self.member("session", state.session, besides: usual.state.session),
                    Self.member("cached", state.cached, besides: usual.state.cached),
                ]),
            try Self.list(
                "services", "{}",
                services.sorted { $0.key < $1.key }.map {
                    try "\(Self.text($0.key)): [\($0.value.map(Self.text).joined(separator: ", "))]"
                }),
            try Self.object(
                "accounts",
                [
                    Self.member("confirmEmail", accounts.confirmEmail, besides: true),
                    Self.member("rateLimit", accounts.rateLimit, besides: false),
                    Self.member("vault", accounts.vault, besides: .open),
                    Self.member("enrolled", accounts.enrolled, besides: false),
                    Self.member("factor", accounts.factor, besides: false),
                    Self.member("passkeys", accounts.passkeys, besides: false),
                ]),
            try Self.member("backend", backend, besides: .up),
            try Self.list("script", "[]", script.map(Self.text)),
            try Self.member("expect", expect, besides: usual.expect),
            try Self.member("end", end, besides: usual.end),
        ]
        return Data("{\n  \(lines.compactMap(\.self).joined(separator: ",\n  "))\n}\n".utf8)
    }

    private func deviceMembers(_ usual: Device) throws -> [String?] {
        [
            try Self.member("profile", device.profile, besides: ""),
            try Self.member("orientation", device.orientation, besides: usual.orientation),
            try Self.member("window", device.window, besides: nil),
            try Self.member("appearance", device.appearance, besides: usual.appearance),
            try Self.member("contrast", device.contrast, besides: usual.contrast),
            try Self.member("textSize", device.textSize, besides: usual.textSize),
            try Self.member("reduceMotion", device.reduceMotion, besides: usual.reduceMotion),
            try Self.member("layoutDirection", device.layoutDirection, besides: usual.layoutDirection),
            try Self.member("language", device.language, besides: nil),
            try Self.member("biometrics", device.biometrics, besides: nil),
        ]
    }

    /// A value in one line, with spaces where people write them.
    private static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let lines = String(decoding: try encoder.encode(value), as: UTF8.self).split(separator: "\n").map {
            let line = $0.trimmingPrefix { $0 == " " }
            // A key has no quotation mark in it, so that the first of these stands behind the key.
            guard line.first == "\"", let colon = line.firstRange(of: "\" : ") else { return String(line) }
            return line[..<colon.lowerBound] + "\": " + line[colon.upperBound...]
        }
        return zip(lines, lines.dropFirst() + [""]).reduce(into: "") { text, pair in
            let isInside =
                pair.0.hasSuffix("{") || pair.0.hasSuffix("[") || pair.1.hasPrefix("}")
                || pair.1.hasPrefix("]")
            text += pair.0 + (isInside || pair.1.isEmpty ? "" : " ")
        }
    }

    private static func member<Value: Encodable & Equatable>(
        _ key: String, _ value: Value, besides usual: Value
    ) throws -> String? {
        value == usual ? nil : "\"\(key)\": \(try text(value))"
    }

    private static func object(_ key: String, _ members: @autoclosure () throws -> [String?]) throws
        -> String?
    {
        let said = try members().compactMap(\.self)
        return said.isEmpty ? nil : "\"\(key)\": {\(said.joined(separator: ", "))}"
    }

    private static func list(_ key: String, _ ends: String, _ lines: [String]) -> String? {
        lines.isEmpty
            ? nil
            : "\"\(key)\": \(ends.prefix(1))\n    \(lines.joined(separator: ",\n    "))\n  \(ends.suffix(1))"
    }
}
