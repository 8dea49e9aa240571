// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import FirstlightArtefacts

@Suite struct PropertyListFuzzTests {
    private static let samples = [
        PropertyListEditingTests.spaces, EntitlementsTests.app,
        EntitlementsTests.app.replacing("\n", with: "\r\n"),
        InfoPlistTests.app,
    ]
    private static let tokens = [
        "<dict>", "</dict>", "<array>", "</array>", "<array/>", "<key>a</key>", "<key></key>",
        "<string>x</string>",
        "<true/>", "<false>", "<integer>-1</integer>", "<integer>99999999999999999999</integer>",
        "<real>nan</real>",
        "<real>1e999</real>", "<date>2026-01-02T03:04:05Z</date>", "<date>9999999-99-99T99:99:99Z</date>",
        "<data>AQ==</data>",
        "<data>*</data>", "&amp;", "<!-- c -->", "<![CDATA[x]]>", "\r\n", " ", "<key>UILaunchScreen</key>",
        "<plist>", "</plist>",
    ]
    private static let nests = [
        ("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"),
        ("<dict>\n<key>b</key>\n<array>", "</array></dict>"),
    ]

    @Test("No list in XML breaks the reader, and edits of what it accepts are read back equal")
    func xml() {
        let mutator = Mutator(
            samples: Self.samples, tokens: Self.tokens, nests: Self.nests)
        Fuzz.run("property list", mutator) { (bytes) throws(ArtefactProblem) in
            try Self.edit(bytes)
        }
    }

    @Test("No list breaks the views of its keys")
    func views() {
        let mutator = Mutator(
            samples: [InfoPlistTests.app, EntitlementsTests.app], tokens: Self.tokens, nests: [])
        Fuzz.run("Info.plist", mutator) { (bytes) throws(ArtefactProblem) in
            var info = try InfoPlist(reading: bytes, file: "fuzz")
            // A number that is not one equals no other.
            if "\(info.dictionary)".contains("nan") { return }
            #expect(info.mistyped().allSatisfy { $0.line != nil })
            var entitlements = try Entitlements(info.file)
            entitlements.associatedDomains = (entitlements.associatedDomains ?? []) + ["a"]
            info.launchScreens = LaunchScreensKeys()
            info.urlTypes = info.urlTypes + [URLType(name: "a", schemes: info.urlSchemes)]
            info.setOrientations(info.orientations(on: .phone), on: .pad)
            info.usageDescriptions = info.usageDescriptions.mapValues { $0 + "." }
            info.sceneManifest = info.sceneManifest ?? SceneManifestKeys()
            #expect(info.declaredLaunchKeys == ["UILaunchScreens"])
            #expect(try InfoPlist(reading: info.bytes(), file: "fuzz").dictionary == info.dictionary)
            #expect(
                try Entitlements(reading: entitlements.bytes(), file: "fuzz").dictionary
                    == entitlements.dictionary)
        }
    }

    @Test("No binary list breaks the reader, and edits of what it accepts are read back equal")
    func binary() throws {
        let samples = try Self.samples.map {
            BinaryPropertyListWriter.bytes(of: try PropertyListFile(reading: Array($0.utf8), file: "").value)
        }
        let mutator = Mutator(
            samples: samples, tokens: ["\0", "\u{8}", "\u{10}", "bplist00", "a\u{1}", "\u{7F}"],
            nests: [("\u{1}", "\u{2}")])
        Fuzz.run("binary property list", mutator, lines: false, elements: .never) {
            (bytes) throws(ArtefactProblem) in
            if bytes.starts(with: Array("bplist0".utf8)) { try Self.edit(bytes) }
        }
    }

    /// Sets, replaces and removes at places that the bytes choose.
    private static func edit(_ bytes: [UInt8]) throws(ArtefactProblem) {
        var file = try PropertyListFile(reading: bytes, file: "fuzz")
        #expect(file.bytes() == bytes)
        var generator = SeededGenerator(seed: UInt64(bytes.count))
        let news: [PropertyValue?] = [
            nil, "<\n&", 7, true, ["x", "y"], ["k": [:], "l": .data(Data([1, 2]))], [], 0.5,
        ]
        for _ in 0..<3 {
            let path = place(in: file.value, &generator)
            let new = news.randomElement(using: &generator) ?? nil
            do { try file.set(new, at: path) } catch { continue }
            #expect(file.value[path: path] == new || new == nil)
        }
        let again = try PropertyListFile(reading: file.bytes(), file: "fuzz")
        // A number that is not one equals no other.
        #expect(again.value == file.value || "\(again.value)".contains("nan"))
    }

    private static func place(in value: PropertyValue, _ generator: inout SeededGenerator) -> [String] {
        var path: [String] = []
        var value = value
        while Int.random(in: 0..<4, using: &generator) > 0 {
            switch value {
            case .dictionary(let dictionary):
                path.append(dictionary.keys.randomElement(using: &generator) ?? "new")
            case .array(let array): path.append("\(Int.random(in: 0...array.count, using: &generator))")
            default: return path
            }
            guard let inner = value[path: [path.last ?? ""]] else { return path }
            value = inner
        }
        return path.isEmpty ? ["new"] : path
    }
}
