// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import Testing

@Suite struct WebManifestTests {
    private static let launch = WebLaunch(
        name: "Laten", shortName: "Laten",
        background: HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0x101418)),
        theme: HexColorPair(HexColor(0x003F9B), dark: HexColor(0x001A40)), markWidth: 120, markHeight: 96)

    @Test("A new manifest has what an installed app needs")
    func newManifest() throws {
        let files = try Self.launch.artefacts().files
        #expect(
            files.text("manifest.webmanifest") == """
                {
                  "name": "Laten",
                  "short_name": "Laten",
                  "start_url": ".",
                  "display": "standalone",
                  "background_color": "#FFFFFF",
                  "theme_color": "#003F9B",
                  "icons": [
                    {
                      "src": "icons/icon-192.png",
                      "sizes": "192x192",
                      "type": "image/png",
                      "purpose": "any"
                    },
                    {
                      "src": "icons/icon-512.png",
                      "sizes": "512x512",
                      "type": "image/png",
                      "purpose": "any"
                    },
                    {
                      "src": "icons/icon-maskable-192.png",
                      "sizes": "192x192",
                      "type": "image/png",
                      "purpose": "maskable"
                    },
                    {
                      "src": "icons/icon-maskable-512.png",
                      "sizes": "512x512",
                      "type": "image/png",
                      "purpose": "maskable"
                    }
                  ]
                }

                """)
    }

    @Test("Members and icons of others keep their bytes and their order; a second run writes nothing")
    func patched() throws {
        let text = """
            {
            \t"theme_color": "#000000",
            \t"x-own": {"a": [1, 2.50]},
            \t"icons": [
            \t\t{"src": "/old.svg", "sizes": "any", "x": null},
            \t\t{"src": "icons/icon-monochrome-192.png", "purpose": "monochrome"}
            \t],
            \t"name": "Old"
            }
            """
        let project = FileSet(texts: ["manifest.webmanifest": text])
        let artefacts = try Self.launch.artefacts(over: project)
        let after = try #require(artefacts.files.text("manifest.webmanifest"))
        #expect(
            after.hasPrefix(
                "{\n\t\"theme_color\": \"#003F9B\",\n\t\"x-own\": {\"a\": [1, 2.50]},\n\t\"icons\": ["))
        #expect(after.contains("{\"src\": \"/old.svg\", \"sizes\": \"any\", \"x\": null}"))
        #expect(!after.contains("icon-monochrome"))
        let manifest = try WebManifest(reading: Array(after.utf8), file: "m")
        #expect(
            manifest.members.keys == [
                "theme_color", "x-own", "icons", "name", "short_name", "start_url", "display",
                "background_color",
            ])
        #expect(manifest.icons.count == 5)
        #expect(try Self.launch.artefacts(over: project.applying(artefacts)).files == FileSet())
    }

    @Test("What was written is read back")
    func roundTrip() throws {
        var manifest = WebManifest(name: "N")
        manifest.display = .minimal
        manifest.backgroundColor = HexColor(red: 1, green: 2, blue: 3, alpha: 4)
        manifest.icons = [WebManifest.Icon("a b.png", side: 192, purpose: .monochrome)]
        let read = try WebManifest(reading: manifest.bytes(), file: "m")
        #expect(read == manifest)
        #expect(read.icons.first?.purposes == [.monochrome])
        #expect(read.icons.first?.sizes == ["192x192"])
        #expect(try read.bytes() == manifest.bytes())
    }

    @Test("A purpose may be several words, of which unknown ones do not count; without any it is any")
    func purposes() throws {
        let text = #"{"name": "N", "icons": [{"src": "a", "purpose": "Maskable badge any"}, {"src": "b"}]}"#
        let icons = try WebManifest(reading: Array(text.utf8), file: "m").icons
        #expect(icons.map(\.purposes) == [[.maskable, .any], [.any]])
    }

    @Test(
        "A member of another type is a problem with its line and key",
        arguments: [
            ("[]", 1, ""), ("{\n\"name\": 1}", 2, "name"), ("{\"icons\": {}}", 1, "icons"),
            ("{\"icons\": [\n1]}", 2, "icons[0]"),
            ("{\"icons\": [\n{\"sizes\": \"1x1\"}]}", 2, "icons[0]/src"),
            ("{\"icons\": [{\"src\": \"a\",\n\"sizes\": 192}]}", 2, "icons[0]/sizes"),
        ])
    func problems(text: String, line: Int, element: String) {
        let problem = #expect(throws: ArtefactProblem.self) {
            try WebManifest(reading: Array(text.utf8), file: "m")
        }
        #expect(problem?.line == line)
        #expect(problem?.element == element)
    }

    @Test("check-jsonschema takes the manifests that are written, and refuses broken ones")
    func schema() throws {
        let tool = try OutsideTool(
            ".venv/artefacts/bin/check-jsonschema", install: "Scripts/artefact_tools.sh")
        let schema = OutsideTool.root.appending(path: "Scripts/schemas/web-manifest.schema.json").path
        func status(_ bytes: [UInt8]) throws -> Int32 {
            try withFolder { folder in
                try Data(bytes).write(to: folder.appending(path: "m.json"))
                return try tool.run(["--schemafile", schema, "m.json"], in: folder).status
            }
        }
        var launch = Self.launch
        launch.hasMonochrome = true
        let bytes = try #require(try launch.artefacts().files["manifest.webmanifest"])
        #expect(try status(bytes) == 0)
        for (old, new) in [("standalone", "full"), ("512x512", "256x256"), ("\"src\"", "\"source\"")] {
            let broken = String(decoding: bytes, as: UTF8.self).replacing(old, with: new)
            #expect(try status(Array(broken.utf8)) != 0, "\(new)")
        }
    }
}

@Suite struct WebLaunchTests {
    private static let launch = WebLaunch(
        name: "A & \"B\"", shortName: "A & \"B\"",
        background: HexColorPair(HexColor(0xFFFFFF), dark: HexColor(0x101418)),
        theme: HexColorPair(HexColor(0x003F9B), dark: HexColor(0x001A40)), markWidth: 120, markHeight: 96)

    private func head(_ launch: WebLaunch) throws -> [MarkupElement] {
        let text = try #require(try launch.artefacts().files.text("launch-head.html"))
        return try MarkupDocument(reading: Array("<head>\(text)</head>".utf8), file: "head").root.elements
    }

    @Test("The head names both theme colours, the touch icon, and the background before any style sheet")
    func head() throws {
        let elements = try head(Self.launch)
        let colors = elements.filter { $0["name"] == "theme-color" }
        #expect(colors.map { $0["content"] } == ["#003F9B", "#001A40"])
        #expect(
            colors.map { $0["media"] } == ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"])
        #expect(elements.first { $0["name"] == "apple-mobile-web-app-title" }?["content"] == "A & \"B\"")
        #expect(elements.first { $0["rel"] == "apple-touch-icon" }?["sizes"] == "180x180")
        #expect(
            elements.last?.text
                == "html { background: #FFFFFF } @media (prefers-color-scheme: dark) { html { background: #101418 } }"
        )
        var plain = Self.launch
        plain.theme.dark = nil
        plain.background.dark = nil
        let lines = try head(plain)
        #expect(lines.filter { $0["name"] == "theme-color" }.map { $0["media"] } == [nil])
        #expect(lines.last?.text == "html { background: #FFFFFF }")
    }

    @Test("Every startup picture is named by one query, and has the pixels of that screen")
    func startup() throws {
        let links = try head(Self.launch).filter { $0["rel"] == "apple-touch-startup-image" }
        let pictures = Self.launch.pictures.filter { $0.art == .screen }
        let slots = Dictionary(pictures.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        // 13 phones upright, 9 tablets both ways, in two appearances.
        #expect(links.count == 62)
        #expect(slots.count == 62)
        #expect(Set(links.compactMap { $0["media"] }).count == 62)
        let query =
            "screen and (device-width: 393px) and (device-height: 852px)"
            + " and (-webkit-device-pixel-ratio: 3) and (orientation: portrait) and (prefers-color-scheme: dark)"
        let path = try #require(links.first { $0["media"] == query }?["href"])
        let slot = try #require(slots[path])
        #expect((slot.width, slot.height, slot.artWidth, slot.artHeight) == (1179, 2556, 360, 288))
        #expect(slot.isDark && slot.isOpaque)
        let turned = try #require(
            links.first {
                $0["media"]?.contains("(device-width: 1024px) and (device-height: 1366px)") == true
                    && $0["media"]?.contains("landscape") == true
            }?["href"])
        #expect(slots[turned]?.width == 2732)
    }

    @Test("Icons come in the sizes that systems ask for; a mark for masks keeps to the middle")
    func icons() {
        let icons = Self.launch.pictures.filter { $0.art != .screen }
        #expect(
            icons.map { "\($0.path) \($0.width)" } == [
                "icons/icon-192.png 192", "icons/icon-maskable-192.png 192", "icons/icon-512.png 512",
                "icons/icon-maskable-512.png 512", "icons/apple-touch-icon.png 180",
                "icons/favicon-16.png 16",
                "icons/favicon-32.png 32", "icons/favicon-48.png 48",
            ])
        let maskable = icons.first { $0.path == "icons/icon-maskable-512.png" }
        // Half of the diagonal of this square is 40 percent of the side: the circle that every mask leaves.
        #expect(maskable?.artWidth == 289)
        #expect(maskable?.isOpaque == true)
        #expect(icons.first { $0.path == "icons/apple-touch-icon.png" }?.isOpaque == true)
    }

    @Test("A mark that fits no phone is refused", arguments: [0.0, 321, .nan])
    func mark(width: Double) {
        var launch = Self.launch
        launch.markWidth = width
        #expect(throws: ArtefactProblem.self) { try launch.artefacts() }
    }
}
