// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit

/// A source of an app's host, with the places that it marks for the app's own options (`AppArtefacts.sources`).
///
/// What is between `/*if chosen:` and `*/` is code where options are set, and is removed otherwise.
struct HostSource {
    private static let beginning = "/*if chosen:"
    private static let end = "*/"
    private static let word = "CHOICES"

    private let bytes: [UInt8]
    /// The text up to the first place, then each place with the text behind it.
    private let parts: [(place: String, rest: String)]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let text = String(bytes: bytes, encoding: .utf8) ?? ""
        var parts: [(String, String)] = []
        for part in text.split(separator: Self.beginning, omittingEmptySubsequences: false) {
            guard !parts.isEmpty else {
                parts.append(("", String(part)))
                continue
            }
            let halves = part.split(separator: Self.end, maxSplits: 1, omittingEmptySubsequences: false)
            parts.append(
                (
                    String(halves[0].first == " " ? halves[0].dropFirst() : halves[0]),
                    halves.count > 1 ? String(halves[1]) : ""
                ))
        }
        self.parts = parts
    }

    /// Indicates whether the source sets options that a project is generated with.
    var hasPlace: Bool { parts.contains { $0.place.contains(Self.word) } }

    /// The source of an app with these options.
    func made(with options: AppOptions) -> [UInt8] {
        guard parts.count > 1 else { return bytes }
        let isChosen = !options.values.isEmpty
        let expression = options.expression
        let texts = parts.flatMap { place, rest in
            [isChosen ? place.replacing(Self.word, with: expression) : "", rest]
        }
        return [UInt8](texts.joined().utf8)
    }
}

extension AppOptions {
    /// The options as a line of Swift has them.
    var expression: String {
        let pairs = values.sorted { $0.key < $1.key }.map {
            "\($0.key.debugDescription): \($0.value.debugDescription)"
        }
        return "AppOptions([\(pairs.isEmpty ? ":" : pairs.joined(separator: ", "))])"
    }

    /// The options as `--option` takes them.
    var words: String {
        MessageText.list(values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, last: "and")
    }
}
