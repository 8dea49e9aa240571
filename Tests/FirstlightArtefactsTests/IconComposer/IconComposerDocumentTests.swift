// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import ProofSupport
import Testing

@Suite struct IconComposerDocumentTests {
    /// A document with the parts that Icon Composer 1.x writes, and some that no model knows.
    private static let foreign = """
        {
          "color-space-for-untagged-svg-colors" : "display-p3",
          "fill-specializations" : [
            {
              "value" : "system-light"
            },
            {
              "appearance" : "dark",
              "value" : "system-dark"
            }
          ],
          "groups" : [
            {
              "blur-material" : null,
              "layers" : [
                {
                  "fill-specializations" : [
                    {
                      "appearance" : "tinted",
                      "value" : {
                        "linear-gradient" : [
                          "display-p3:0.90000,0.90000,0.90000,0.83000",
                          "srgb:1.00000,1.00000,1.00000,0.41987"
                        ]
                      }
                    }
                  ],
                  "glass" : true,
                  "image-name" : "cube.png",
                  "image-name-specializations" : [
                    {
                      "idiom" : "watchOS",
                      "value" : "watch.png"
                    }
                  ],
                  "name" : "cube",
                  "position" : {
                    "scale" : 1.24,
                    "translation-in-points" : [
                      0,
                      -12.5
                    ]
                  }
                }
              ],
              "refractivity" : {
                "depth" : 0.50,
                "enabled" : true
              }
            }
          ],
          "supported-platforms" : {
            "squares" : [
              "macOS"
            ]
          }
        }

        """

    @Test("A document is written as it was read, with what is not known", .proves("ST26-IC-01"))
    func kept() throws {
        let document = try IconComposerDocument(reading: Array(Self.foreign.utf8), file: "icon.json")
        #expect(String(decoding: document.bytes(), as: UTF8.self) == Self.foreign)
    }

    @Test(
        "Values are those of the appearance, and of any without one; those of a kind of device count for it alone"
    )
    func read() throws {
        let document = try IconComposerDocument(reading: Array(Self.foreign.utf8), file: "icon.json")
        #expect(document.fill(in: .any) == .word("system-light"))
        #expect(document.fill(in: .dark) == .word("system-dark"))
        #expect(document.fill(in: .tinted) == .word("system-light"))
        let layer = try #require(document.groups.first?.layers.first)
        #expect(layer.fill(in: .any) == nil && layer.imageName(in: .dark) == "cube.png")
        guard case .gradient(let top, let bottom)? = layer.fill(in: .tinted) else {
            Issue.record("no gradient")
            return
        }
        #expect(top.space == "display-p3" && bottom.parts == [1, 1, 1, 0.41987])
        // A picture for a watch has to be there, too.
        #expect(document.imageNames == ["cube.png", "watch.png"])
    }

    @Test("A changed value leaves all others as they were, and a removed one leaves no empty list")
    func changed() throws {
        var document = try IconComposerDocument(reading: Array(Self.foreign.utf8), file: "icon.json")
        var groups = document.groups
        var layers = groups[0].layers
        layers[0].setHidden(true, in: .tinted)
        #expect(layers[0].isHidden(in: .tinted) && !layers[0].isHidden(in: .dark))
        layers[0].setFill(nil, in: .tinted)
        #expect(layers[0].members["fill-specializations"] == nil)
        groups[0].layers = layers
        document.groups = groups
        document.setFill(.solid(IconColor(HexColor(0x00FF_7F00))), in: .dark)
        let written = String(decoding: document.bytes(), as: UTF8.self)
        #expect(written.contains("\"solid\" : \"srgb:1.00000,0.49804,0.00000,1.00000\""))
        for kept in ["\"refractivity\"", "0.50", "-12.5", "\"idiom\" : \"watchOS\"", "\"system-light\""] {
            #expect(written.contains(kept), "\(kept)")
        }
        #expect(try IconComposerDocument(reading: document.bytes(), file: "a") == document)
    }

    @Test("A value of any appearance moves into the list when another appearance gets one")
    func specialized() {
        var layer = IconLayer("Mark", image: "mark.png", isGlass: true)
        layer.setImageName("dark.png", in: .dark)
        #expect(layer.members["image-name"] == nil)
        #expect(
            layer.members["image-name-specializations"]
                == [["value": "mark.png"], ["appearance": "dark", "value": "dark.png"]])
        #expect(layer.imageName(in: .tinted) == "mark.png" && layer.imageName(in: .dark) == "dark.png")
    }

    private func layer(_ members: String) throws -> IconLayer {
        let text = "{\"groups\": [{\"layers\": [{\(members)}]}]}"
        let document = try IconComposerDocument(reading: Array(text.utf8), file: "icon.json")
        return try #require(document.groups.first?.layers.first)
    }

    @Test(
        "A value for all icons counts before the list beside it, which stays as it is until it has to count")
    func plain() throws {
        let text = """
            "image-name": "all.png", "image-name-specializations": [{"value": "usual.png"},
            {"appearance": "dark", "value": "dark.png"}, {"idiom": "watchOS", "value": "watch.png"}]
            """
        var layer = try self.layer(text)
        for appearance in IconAppearance.allCases { #expect(layer.imageName(in: appearance) == "all.png") }
        let read = layer
        layer.setImageName("other.png", in: .any)
        #expect(layer.imageName(in: .dark) == "other.png")
        #expect(
            layer.members["image-name-specializations"] == read.members["image-name-specializations"])
        layer.setImageName("night.png", in: .dark)
        #expect(layer.members["image-name"] == nil)
        #expect(
            layer.members["image-name-specializations"] == [
                ["value": "other.png"], ["appearance": "dark", "value": "night.png"],
                ["idiom": "watchOS", "value": "watch.png"],
            ])
        var gone = read
        gone.setImageName(nil, in: .any)
        #expect(gone.imageName(in: .any) == nil && gone.imageName(in: .dark) == "dark.png")
        // Nothing at all is no value.
        let null = try self.layer(text.replacing("\"all.png\"", with: "null"))
        #expect(null.imageName(in: .any) == "usual.png" && null.imageName(in: .tinted) == "usual.png")
    }

    @Test("Both spellings of a Boolean count, and a new value is written in one of them")
    func spelling() throws {
        var layer = try self.layer("\"is-hidden\": true")
        #expect(layer.isHidden(in: .any) && layer.isHidden(in: .dark))
        layer.setHidden(false, in: .dark)
        #expect(layer.isHidden(in: .any) && !layer.isHidden(in: .dark))
        #expect(layer.members["is-hidden"] == nil && layer.members["hidden"] == nil)
        var other = try self.layer("\"is-hidden\": true")
        other.setHidden(false, in: .any)
        #expect(other.members == ["hidden": false])
    }

    @Test("The light icon is the usual one, and what holds for a language or a device is no usual value")
    func conditions() throws {
        func image(_ entries: String, _ appearance: IconAppearance) throws -> String? {
            try layer("\"image-name-specializations\": [\(entries)]").imageName(in: appearance)
        }
        let pair = #"{"appearance": "light", "value": "day"}, {"appearance": "dark", "value": "night"}"#
        #expect(try image(pair, .any) == "day" && image(pair, .dark) == "night")
        #expect(try image(pair, .tinted) == nil)
        #expect(try image(#"{"appearance": "base", "value": "a"}"#, .tinted) == "a")
        #expect(try image(#"{"localization": "de", "value": "de"}, {"value": "en"}"#, .any) == "en")
        #expect(try image(#"{"languageDirection": "right-to-left", "value": "r"}"#, .any) == nil)
        var both = try layer("\"image-name-specializations\": [\(pair)]")
        both.setImageName("new", in: .any)
        #expect(both.imageName(in: .any) == "new" && both.imageName(in: .dark) == "night")
    }

    @Test(
        "A file of another form is told with its line",
        arguments: [
            ("[]", 1), ("{\n}", 1), ("{\n\"groups\": 1}", 2), ("{\"groups\": [\n{}]}", 2),
            ("{\"groups\": [{\n\"layers\": [\n1]}]}", 2),
        ])
    func damaged(text: String, line: Int) {
        #expect {
            try IconComposerDocument(reading: Array(text.utf8), file: "icon.json")
        } throws: { error in
            (error as? ArtefactProblem)?.line == line
        }
    }

    @Test("A number that no colour has is written, and ends nothing", arguments: ["1e300", "-1e300", "1e12"])
    func hugeColor(number: String) throws {
        let color = try #require(IconColor("srgb:\(number),0,0,1"))
        #expect(color.text.hasSuffix("1000000000.00000,0.00000,0.00000,1.00000"))
        #expect(IconFill(["solid": .string("srgb:\(number),0,0,1")]) == .solid(color))
    }

    @Test("A colour has five digits, and no other text is one")
    func color() {
        #expect(IconColor(HexColor(0x0033_6699)).text == "srgb:0.20000,0.40000,0.60000,1.00000")
        #expect(IconColor("gray:1.00000,0.5")?.text == "gray:1.00000,0.50000")
        #expect(
            IconColor("extended-srgb:-0.25,1,1,1")?.text == "extended-srgb:-0.25000,1.00000,1.00000,1.00000")
        for text in ["", "srgb", "srgb:", "srgb:1,2,3", "srgb:a,b,c,d", ":1,1"] {
            #expect(IconColor(text) == nil)
        }
    }

    /// Black letters on white have 21 to one (WCAG 2.2, contrast ratio).
    @Test("The contrast is that of the mark's middle pixel, by what each covers", .proves("ST26-IC-03"))
    func legibility() throws {
        func pixels(_ all: [UInt8]) -> LintPixels { LintPixels(width: all.count / 4, height: 1, rgba: all) }
        let white = pixels([UInt8](repeating: 255, count: 16))
        let black = pixels([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 0])
        let found = try #require(MarkLegibility(black, on: white))
        #expect(abs(found.contrast - 21) < 0.01 && found.isEnough)
        // #949494 has 3.03 to one on white, #959595 has 2.99 (WebAIM's contrast checker).
        func gray(_ part: UInt8) -> MarkLegibility? {
            MarkLegibility(pixels([part, part, part, 255]), on: pixels([255, 255, 255, 255]))
        }
        #expect(gray(0x94)?.isEnough == true && gray(0x95)?.isEnough == false)
        #expect(MarkLegibility(pixels([0, 0, 0, 0]), on: pixels([255, 255, 255, 255])) == nil)
    }
}
