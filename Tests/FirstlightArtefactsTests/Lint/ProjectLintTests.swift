// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct ProjectLintTests {
    private func ids(
        _ files: FileSet, _ declarations: [LintDeclaration] = [], isForStores: Bool = false
    ) -> Set<String> {
        var lint = ProjectLint(files, declarations: declarations)
        lint.isForStores = isForStores
        return Set(lint.report().open.map(\.rule.id))
    }

    @Test("Nothing is objected to the sample, alone and in a project of Xcode")
    func clean() {
        for sample in [LintSample(), LintSample().project(), LintSample().storyboard()] {
            #expect(ProjectLint(sample.set).report().findings.map(\.description) == [])
        }
        #expect(ProjectLint(LintSample().project().set).report().apps == ["App"])
    }

    @Test("A rule objects to its fault and not to the mended project", arguments: LintCase.all)
    func rule(_ example: LintCase) {
        let broken = ids(example.broken, example.declarations, isForStores: example.isForStores)
        let mended = ids(example.mended, example.declarations, isForStores: example.isForStores)
        #expect(broken.contains(example.rule), "found: \(broken.sorted())")
        #expect(!mended.contains(example.rule), "found: \(mended.sorted())")
    }

    @Test("Each rule has a case, says why and what to do, and keeps its name in kebab case")
    func complete() {
        let tried = Set(LintCase.all.map(\.rule)).union(["image-edge-transparent"])
        #expect(Set(LintRule.all.map(\.id)) == tried)
        #expect(LintRule.all.count == tried.count)
        for rule in LintRule.all {
            #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
            #expect(rule.why.contains("(") || rule.why.hasSuffix("."), "\(rule.id)")
            #expect(!rule.fix.isEmpty && !rule.title.isEmpty)
        }
    }

    @Test("A smaller picture above the lowest layer is a warning, a larger one and the lowest are errors")
    func layerSizes() {
        let stack = "App/Assets.xcassets/AppIcon.solidimagestack"
        func severities(front: Int, back: Int) -> [LintSeverity] {
            var sample = LintSample().file(
                "\(stack)/Contents.json",
                #"{"layers": [{"filename": "F.solidimagestacklayer"}, {"filename": "B.solidimagestacklayer"}]}"#
            )
            for (name, side) in [("F", front), ("B", back)] {
                let set = "\(stack)/\(name).solidimagestacklayer/Content.imageset"
                sample = sample.file("\(stack)/\(name).solidimagestacklayer/Contents.json", "{}")
                    .file(
                        "\(set)/Contents.json",
                        #"{"images": [{"filename": "a.png", "idiom": "vision", "scale": "2x"}]}"#
                    )
                    .file("\(set)/a.png", bytes: LintSample.png(side, side, alpha: false))
            }
            return ProjectLint(sample.set).report().findings.filter { $0.rule.id == "icon-layer-size" }
                .map(\.severity)
        }
        #expect(severities(front: 1024, back: 1024) == [])
        #expect(severities(front: 512, back: 1024) == [.warning])
        #expect(severities(front: 1025, back: 1024) == [.error])
        #expect(severities(front: 1024, back: 512) == [.error])
    }

    @Test("A finding says where it stands")
    func place() throws {
        let sample = LintSample().storyboard(["firstItem=\"root\"": "firstItem=\"gone\""])
        let finding = try #require(ProjectLint(sample.set).report().findings.first)
        #expect(finding.file == "App/Launch.storyboard")
        #expect(finding.line == 11)
        #expect(finding.element == "constraint")
        #expect(
            finding.description
                == "App/Launch.storyboard:11: error: no object has the id \u{201C}gone\u{201D} [storyboard-dangling-id]"
        )
        let named = LintSample().storyboard(name: "Launch.storyboard").set
        #expect(ProjectLint(named).report().findings.map(\.line) == [9])
    }

    @Test("The missing scene manifest names the month from which uploads need it")
    func date() throws {
        let files = LintSample().key("UIApplicationSceneManifest", nil).set
        let finding = try #require(ProjectLint(files).report().findings.first)
        #expect(finding.severity == .warning)
        #expect(finding.why.contains("April 2027") && finding.why.contains("TN3187"))
    }

    @Test("The picture is no branding when the first screen has it")
    func firstScreen() {
        var lint = ProjectLint(LintSample().mark().set)
        #expect(lint.report().open.map(\.rule.id) == ["launch-branding"])
        lint.firstScreenHasBranding = true
        #expect(lint.report().open.isEmpty)
    }

    // Telephones show two and three pixels to a point, iPads two, televisions one and two (HIG, Image size and resolution).
    @Test(
        "A bitmap of the launch screen is told of by each scale that its devices show and it lacks",
        arguments: [
            ("universal", ["1x"], ["2x of universal", "3x of universal"]),
            ("universal", ["2x"], ["3x of universal"]), ("universal", ["3x"], ["2x of universal"]),
            ("universal", ["1x", "3x"], ["2x of universal"]), ("universal", ["2x", "3x"], []),
            ("universal", ["1x", "2x", "3x"], []), ("iphone", ["1x"], ["2x of iphone", "3x of iphone"]),
            ("iphone", ["2x", "3x"], []), ("ipad", ["1x"], ["2x of ipad"]), ("ipad", ["2x"], []),
            ("tv", ["1x"], ["2x of tv"]), ("tv", ["2x"], ["1x of tv"]), ("tv", ["1x", "2x"], []),
        ] as [(String, [String], [String])])
    func scales(idiom: String, scales: [String], lacks: [String]) {
        let folder = "App/Assets.xcassets/Sign-1a2b3c.imageset"
        func found(_ appearance: String) -> [String] {
            let entries = scales.map {
                "{\"filename\": \"\($0).png\", \"idiom\": \"\(idiom)\", \"scale\": \"\($0)\"\(appearance)}"
            }
            var sample = LintSample().mark("Sign-1a2b3c", scales: [:]).file(
                "\(folder)/Contents.json", "{\"images\": [\(entries.joined(separator: ", "))]}")
            for scale in scales {
                let side = 40 * (Int(scale.prefix(1)) ?? 1)
                sample = sample.file("\(folder)/\(scale).png", bytes: LintSample.png(side, side))
            }
            return ProjectLint(sample.set).report().findings.filter { $0.rule.id == "image-scale-missing" }
                .map { "\($0.file) \($0.message)" }
        }
        let told = lacks.map { "\(folder)/Contents.json \u{201C}Sign-1a2b3c\u{201D} lacks \($0)" }
        #expect(found("") == told)
        let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
        #expect(found(dark) == told.map { $0 + " for its appearance" })
    }

    @Test(
        "A television's app needs its universal pictures at one and two pixels to a point",
        arguments: [
            (["1x"], ["2x of universal"]), (["2x"], ["1x of universal"]), (["1x", "2x"], []),
            (["2x", "3x"], ["1x of universal"]),
        ])
    func televisionScales(scales: [String], lacks: [String]) {
        let sides = Dictionary(uniqueKeysWithValues: scales.map { ($0, (40, 40)) })
        let sample = LintSample().mark(scales: sides, appearances: [""]).project(["SDKROOT": "appletvos"])
        let found = ProjectLint(sample.set).report().findings.filter { $0.rule.id == "image-scale-missing" }
        #expect(found.map(\.message) == lacks.map { "\u{201C}Mark-1a2b3c\u{201D} lacks \($0)" })
    }

    @Test(
        "A margin all around, even to a pixel, is only noted: the picture may be meant so",
        arguments: [
            ([1, 1, 1, 1], LintSeverity.note), ([1, 1, 2, 2], .note), ([2, 1, 1, 2], .note),
            ([1, 1, 3, 1], .warning), ([1, 3, 1, 1], .warning), ([1, 0, 1, 0], .warning),
            ([0, 1, 0, 1], .warning),
        ] as [([Int], LintSeverity)])
    func evenMargins(margins: [Int], severity: LintSeverity) {
        let pixels: @Sendable (String) -> LintPixels? = { path in
            guard path.hasSuffix("/2x.png") else { return nil }
            let rgba = (0..<64).flatMap { place -> [UInt8] in
                let (x, y) = (place % 8, place / 8)
                let isInside =
                    y >= margins[0] && x < 8 - margins[1] && y < 8 - margins[2] && x >= margins[3]
                return [UInt8](repeating: isInside ? 255 : 0, count: 4)
            }
            return LintPixels(width: 8, height: 8, rgba: rgba)
        }
        let report = ProjectLint(LintSample().mark().set, firstScreenHasBranding: true, pixels: pixels)
            .report()
        let found = report.findings.filter { $0.rule.id == "image-edge-transparent" }
        #expect(found.map(\.severity) == [severity])
    }

    @Test("Transparent edge rows are found with the pixels, and said to be left out without")
    func edges() {
        let files = LintSample().mark().set
        let without = ProjectLint(files, firstScreenHasBranding: true).report()
        #expect(without.skipped.keys.sorted() == ["image-edge-transparent"])
        func findings(_ clear: Set<Int>) -> [String] {
            let pixels: @Sendable (String) -> LintPixels? = { path in
                guard path.hasSuffix("/2x.png") else { return nil }
                let rows = (0..<4).flatMap { row in
                    [UInt8](repeating: clear.contains(row) ? 0 : 255, count: 16)
                }
                return LintPixels(width: 4, height: 4, rgba: rows)
            }
            return ProjectLint(files, firstScreenHasBranding: true, pixels: pixels).report().open.map(
                \.description)
        }
        #expect(findings([1, 2]) == [])
        #expect(
            findings([2, 3]) == [
                "App/Assets.xcassets/Mark-1a2b3c.imageset/2x.png: warning: transparent rows at the top 0, right 0, bottom 2, left 0 [image-edge-transparent]"
            ])
    }

    @Test(
        "An iPad's app has all four orientations, whichever of them is the one that is missing (ITMS-90474)")
    func padOrientations() {
        let all = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
        for missing in all + ["none"] {
            let names = all.filter { $0 != missing }.map { "<string>UIInterfaceOrientation\($0)</string>" }
            let sample = LintSample().key(
                "UISupportedInterfaceOrientations~ipad", "<array>\(names.joined())</array>")
            let found = ProjectLint(sample.set).report().findings.map(\.rule.id)
            #expect(found.contains("orientation-ipad-multitasking") == (missing != "none"), "\(missing)")
        }
    }

    @Test("A waiver with a reason hides a finding from the count and shows it as waived")
    func waived() throws {
        let sample = LintSample().mark()
        func report(_ waiver: String) -> LintReport {
            ProjectLint(sample.file(".firstlight-lint.json", "[\(waiver)]").set).report()
        }
        let covering = report(
            "{\"rule\": \"launch-branding\", \"path\": \"App/Info.plist\", \"reason\": \"the first screen shows it\"}"
        )
        #expect(covering.open.isEmpty && covering.waived == 1)
        #expect(covering.findings.first?.waiver == "the first screen shows it")
        #expect(report("{\"rule\": \"launch-branding\", \"path\": \"App\", \"reason\": \"x\"}").waived == 1)
        let elsewhere = report("{\"rule\": \"launch-branding\", \"path\": \"Ap\", \"reason\": \"x\"}")
        #expect(elsewhere.open.map(\.rule.id) == ["waiver-unused", "launch-branding"])
        let bare = report("{\"rule\": \"launch-branding\"}")
        #expect(bare.open.map(\.rule.id) == ["waiver-without-reason", "launch-branding"])
        #expect(bare.waived == 0)
    }

    @Test("A damaged Info.plist takes the rules of its keys away, and no others")
    func damagedList() {
        let icon = "App/Assets.xcassets/AppIcon.appiconset"
        let sample = LintSample().key("UIStatusBarHidden", "<truth/>")
            .project(["ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon"])
            .file(
                "\(icon)/Contents.json",
                "{\"images\": [{\"filename\": \"a.png\", \"idiom\": \"universal\", \"platform\": \"ios\", \"size\": \"1024x1024\"}]}"
            ).file("\(icon)/a.png", bytes: LintSample.png(1024, 1024))
        let report = ProjectLint(sample.set).report()
        #expect(report.open.map(\.rule.id) == ["icon-alpha", "plist-damaged"])
        #expect(report.apps == ["App"])
    }

    @Test(
        "Beside a damaged Info.plist the only launch storyboard is judged; which of two is shown nobody knows"
    )
    func damagedListAndStoryboards() {
        let color = "<color key=\"backgroundColor\" name=\"Launch\"/>"
        let white = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
        let one = LintSample().storyboard([color: white]).key("UIStatusBarHidden", "<truth/>")
        let (list, board) = ("App/Info.plist", "App/Launch.storyboard")
        func rules(_ sample: LintSample, _ id: String) -> [String] {
            ProjectLint(sample.set).report().findings.filter { $0.rule.id == id }.map(\.file)
        }
        for sample in [one, one.project(resources: ["App/Assets.xcassets", board])] {
            #expect(rules(sample, "plist-damaged") == [list])
            #expect(rules(sample, "launch-literal-color") == [board])
        }
        let two = one.storyboard(path: "App/Other.storyboard")
        #expect(rules(two, "plist-damaged") == [list] && rules(two, "launch-literal-color").isEmpty)
        // The same storyboard is judged once where the list can be read.
        #expect(rules(LintSample().storyboard([color: white]), "launch-literal-color") == [board])
    }

    @Test("No waiver is called useless while a damaged file may hide what it covers")
    func waiversBesideDamage() {
        let waiver = "[{\"rule\": \"launch-branding\", \"reason\": \"the first screen shows it\"}]"
        func rules(_ sample: LintSample, in folder: String = "") -> [String] {
            ProjectLint(sample.file("\(folder).firstlight-lint.json", waiver).set).report().open.map(
                \.rule.id)
        }
        #expect(rules(LintSample()) == ["waiver-unused"])
        #expect(rules(LintSample(), in: "App/") == ["waiver-unused"])
        // The project beside the waivers' folder says what is in it.
        let broken = LintSample().file("App.xcodeproj/project.pbxproj", "{ objects = ")
        let found = rules(broken, in: "App/")
        #expect(found.contains("project-damaged") && !found.contains("waiver-unused"), "\(found)")
        #expect(
            rules(LintSample().mark().key("UIStatusBarHidden", "<truth/>").project()) == ["plist-damaged"])
        let colour = "App/Assets.xcassets/Other.colorset/Contents.json"
        #expect(rules(LintSample().file(colour, "{")) == ["catalogue-damaged"])
    }

    @Test("Property lists that only readers of property lists take are noted, and all rules run")
    func oddLists() {
        let list = LintSample().key("UIRequiresFullScreen", "<true/>")
        let text = String(decoding: list.set["App/Info.plist"] ?? [], as: UTF8.self)
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        for odd in [
            "<!-- c -->\n" + head + text,
            text.replacing("<dict>\n", with: "<dict>\n<key>a</key><true/><key>a</key><true/>"),
        ] {
            let found = ProjectLint(list.file("App/Info.plist", odd).keyless.set).report().open
            #expect(found.map(\.rule.id).sorted() == ["full-screen-required", "plist-unusual"])
            #expect(found.first { $0.rule.id == "plist-unusual" }?.severity == .note)
            #expect(found.allSatisfy { $0.line != nil })
        }
    }

    @Test(
        "A font that a package may bring is a note",
        arguments: [
            ("package.json", "{\"dependencies\": {\"react-native-vector-icons\": \"10\"}}"),
            ("App/Podfile", "target 'App' do\n  pod 'Ionicons'\nend\n"),
            ("Package.swift", "let package = Package(dependencies: [.package(url: \"x\", from: \"1\")])"),
            ("Cartfile", "github \"a/b\"\n"), ("pubspec.yaml", "dependencies:\n  ionicons: 1\n"),
            ("project.yml", "name: App\npackages:\n  Ionicons:\n    url: x\n"),
            ("Project.swift", "let project = Project(packages: [.package(url: \"x\", from: \"1\")])"),
        ] as [(String, String)])
    func packagedFont(path: String, text: String) {
        let sample = LintSample().key("UIAppFonts", "<array><string>Ionicons.ttf</string></array>")
        let found = ProjectLint(sample.file(path, text).set).report().open
        #expect(found.map(\.rule.id) == ["font-absent"])
        #expect(found.first?.severity == .note)
        #expect(ProjectLint(sample.set).report().open.first?.severity == .error)
    }

    // The forms that the package managers write; each with one package, and each without any.
    @Test(
        "A font that a locked package may bring is a note, though the manifest is not there",
        arguments: [
            (
                "App.xcworkspace/xcshareddata/swiftpm/Package.resolved",
                #"{"pins": [{"identity": "a", "kind": "remoteSourceControl"}], "version": 3}"#,
                #"{"pins": [], "version": 3}"#
            ),
            (
                "Package.resolved", #"{"object": {"pins": [{"package": "a"}]}, "version": 1}"#,
                #"{"object": {"pins": []}, "version": 1}"#
            ),
            (
                "App/Podfile.lock", "PODS:\n  - Ionicons (1.0)\n\nDEPENDENCIES:\n  - Ionicons\n",
                "PODFILE CHECKSUM: 0\n\nCOCOAPODS: 1.16.2\n"
            ),
            (
                "package-lock.json", #"{"packages": {"": {}, "node_modules/a": {}}, "lockfileVersion": 3}"#,
                #"{"packages": {"": {}}, "lockfileVersion": 3}"#
            ),
            (
                "package-lock.json", #"{"dependencies": {"a": {}}, "lockfileVersion": 1}"#,
                #"{"lockfileVersion": 1}"#
            ),
            (
                "pnpm-lock.yaml", "lockfileVersion: '9.0'\n\npackages:\n\n  a@1.0.0:\n    resolution: {}\n",
                "lockfileVersion: '9.0'\n"
            ),
            (
                "yarn.lock", "# yarn lockfile v1\n\n\n\"@a/b@^1.0\":\n  version \"1.0\"\n",
                "# yarn lockfile v1\n"
            ),
            (
                "yarn.lock", "__metadata:\n  version: 8\n\n\"a@npm:^1.0\":\n  version: 1.0\n",
                "__metadata:\n  version: 8\n"
            ),
            (
                "bun.lock", "{\n  \"packages\": {\n    \"a\": [\"a@1.0.0\", \"\", {}],\n  }\n}\n",
                "{\n  \"packages\": {}\n}\n"
            ),
            ("Cartfile.resolved", "github \"a/b\" \"1.0\"\n", ""),
            ("pubspec.lock", "packages:\n  ionicons:\n    version: \"1\"\n", "packages: {}\n"),
        ] as [(String, String, String)])
    func lockedFont(path: String, filled: String, empty: String) {
        let sample = LintSample().key("UIAppFonts", "<array><string>Ionicons.ttf</string></array>")
        func severities(_ text: String) -> [LintSeverity] {
            ProjectLint(sample.file(path, text).set).report().open.filter { $0.rule.id == "font-absent" }
                .map(\.severity)
        }
        #expect(severities(filled) == [.note] && severities(empty) == [.error])
        #expect(path.split(separator: "/").last.map { ProjectLint.isManifest(String($0)) } == true)
    }

    @Test("Two ways of a launch screen with two grounds are told with both")
    func stale() {
        let sample = LintSample().storyboard([
            "<color key=\"backgroundColor\" name=\"Launch\"/>":
                "<color key=\"backgroundColor\" cocoaTouchSystemColor=\"redColor\"/>"
        ]).key("UILaunchScreen", "<dict><key>UIColorName</key><string>Launch</string></dict>")
        let found = ProjectLint(sample.set).report().open.first { $0.rule.id == "launch-keys-both" }
        #expect(
            found?.message.hasSuffix("the keys have the ground #FFFFFF, Launch.storyboard has #FF0000")
                == true)
    }

    @Test("Two apps in one tree are judged each by its own files")
    func severalApps() {
        var files = LintSample().set
        for path in LintSample().set.paths {
            files["two/" + path] = path.hasSuffix(".json") ? nil : LintSample().set[path]
        }
        let report = ProjectLint(files).report()
        #expect(report.apps == ["App", "App"])
        #expect(report.open.map(\.file) == ["two/App/Info.plist"])
        #expect(report.open.map(\.rule.id) == ["color-absent"])
    }
}
