// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import ProofSupport
import Testing

@Suite struct HostProjectTests {
    /// Fonsters on five systems.
    static var fonsters: HostDeclaration {
        var host = HostDeclaration(
            name: "Fonsters", bundleIdentifier: "com.example.fonsters",
            platforms: [.iOS, .macOS, .tvOS, .visionOS],
            products: ["FonstersBrand", "LaunchStore"],
            watchApp: HostWatchApp(
                name: "Fonsters Watch App", bundleIdentifier: "com.example.fonsters.watchkitapp",
                products: ["FonstersBrand"]))
        host.contents.entitlements = [.macOS: "macOS.entitlements"]
        host.contents.otherIcons = [.tvOS: "App Icon & Top Shelf Image"]
        return host
    }

    private func target(_ name: String, of project: XcodeProject) throws -> XcodeTarget {
        try #require(project.targets.first { $0.name == name })
    }

    private func setting(
        _ name: String, _ target: String = "Fonsters", _ platform: XcodePlatform? = nil,
        of host: HostDeclaration = fonsters
    ) throws -> String? {
        let project = XcodeProject(of: host)
        let release = project.setting(
            name, of: try self.target(target, of: project), configuration: "Release", platform: platform)
        let debug = project.setting(
            name, of: try self.target(target, of: project), configuration: "Debug", platform: platform)
        #expect(release?.value == debug?.value)
        return release?.value
    }

    @Test("A second generation is the same byte for byte, and reading it gives the model")
    func stable() throws {
        let files = Self.fonsters.files()
        #expect(
            files.keys.sorted() == [
                "Fonsters.xcodeproj/project.pbxproj",
                "Fonsters.xcodeproj/project.xcworkspace/contents.xcworkspacedata",
                "Fonsters.xcodeproj/xcshareddata/xcschemes/Fonsters Watch App.xcscheme",
                "Fonsters.xcodeproj/xcshareddata/xcschemes/Fonsters.xcscheme",
            ])
        #expect(Self.fonsters.files() == files)
        let bytes = try #require(files["Fonsters.xcodeproj/project.pbxproj"])
        let read = try XcodeProject(reading: bytes, file: "project.pbxproj")
        #expect(read == XcodeProject(of: Self.fonsters))
        #expect(read.bytes() == bytes)
        #expect(read.objectVersion == 77)
    }

    @Test(
        "Identifiers are 24 hexadecimal digits, and each that is named belongs to an object",
        arguments: [true, false])
    func identifiers(isEmbedded: Bool) throws {
        var host = Self.fonsters
        host.watchApp?.isEmbedded = isEmbedded
        let project = XcodeProject(of: host)
        let ids = project.objects.keys
        #expect(ids.allSatisfy { $0.wholeMatch(of: /[0-9A-F]{24}/) != nil })
        var named: Set<String> = []
        func walk(_ value: OpenStepValue) {
            switch value.content {
            case .string(let text): if text.wholeMatch(of: /[0-9A-F]{24}/) != nil { named.insert(text) }
            case .array(let values): values.forEach(walk)
            case .dictionary(let values): values.entries.forEach { walk($0.value) }
            case .data: break
            }
        }
        walk(OpenStepValue(.dictionary(project.contents)))
        #expect(named == Set(ids))
    }

    @Test(
        "The app is one target for its systems, from the oldest versions that the package is for",
        .proves("FO-31"))
    func platforms() throws {
        #expect(
            try setting("SUPPORTED_PLATFORMS")
                == "iphoneos iphonesimulator macosx appletvos appletvsimulator xros xrsimulator")
        #expect(try setting("SDKROOT") == "auto")
        #expect(try setting("TARGETED_DEVICE_FAMILY") == "1,2,3,7")
        for (name, version) in [("IPHONEOS", "17.0"), ("MACOSX", "14.0"), ("TVOS", "17.0"), ("XROS", "1.0")] {
            #expect(try setting("\(name)_DEPLOYMENT_TARGET") == version)
        }
        #expect(try setting("WATCHOS_DEPLOYMENT_TARGET") == nil)
        let duggy = HostDeclaration(
            name: "Duggy", bundleIdentifier: "com.example.duggy", platforms: [.iOS], products: ["DuggyBrand"])
        #expect(try setting("SUPPORTED_PLATFORMS", "Duggy", of: duggy) == "iphoneos iphonesimulator")
        #expect(try setting("SDKROOT", "Duggy", of: duggy) == "iphoneos")
        #expect(XcodeProject(of: duggy).targets.map(\.name) == ["Duggy"])
    }

    @Test("The project knows the languages that the app is translated into, beside its own")
    func languages() throws {
        var host = Self.fonsters
        host.languages = ["ar", "de"]
        let bytes = try #require(host.files()["Fonsters.xcodeproj/project.pbxproj"])
        let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
        #expect(text.contains("knownRegions=(en,Base,ar,de,);"))
    }

    @Test("The app uses its Info.plist, which is completed and not copied into it", .proves("FO-26", "FO-28"))
    func infoPlist() throws {
        for platform in [nil] + Self.fonsters.platforms {
            #expect(try setting("INFOPLIST_FILE", "Fonsters", platform) == "Fonsters/Info.plist")
        }
        #expect(try setting("GENERATE_INFOPLIST_FILE") == "YES")
        // It would stand in the way of the dictionary in the file.
        #expect(try setting("INFOPLIST_KEY_UILaunchScreen_Generation", "Fonsters", .iOS) == nil)
        let project = XcodeProject(of: Self.fonsters)
        let folders = project.folders(of: try target("Fonsters", of: project))
        #expect(folders.map(\.path) == ["Fonsters"])
        #expect(folders.map(\.excluded) == [["Info.plist", "macOS.entitlements"]])
    }

    @Test("The watch app has a bundle, a folder and an Info.plist of its own", .proves("FO-37"))
    func watchApp() throws {
        let name = "Fonsters Watch App"
        let settings: [(name: String, value: String)] = [
            ("PRODUCT_BUNDLE_IDENTIFIER", "com.example.fonsters.watchkitapp"),
            ("INFOPLIST_FILE", "Fonsters Watch App/Info.plist"), ("SDKROOT", "watchos"),
            ("WATCHOS_DEPLOYMENT_TARGET", "10.0"), ("TARGETED_DEVICE_FAMILY", "4"),
        ]
        for each in settings { #expect(try setting(each.name, name) == each.value, "\(each.name)") }
        let project = XcodeProject(of: Self.fonsters)
        let folders = project.folders(of: try target(name, of: project))
        #expect(folders.map(\.path) == ["Fonsters Watch App"])
        #expect(folders.map(\.excluded) == [["Info.plist"]])
        #expect(project.packageProducts(of: try target(name, of: project)) == ["FonstersBrand"])
    }

    @Test(
        "Nothing writes the companion's identifier, unless the telephone brings the watch app along",
        .proves("FO-40"))
    func companion() throws {
        let key = "INFOPLIST_KEY_WKCompanionAppBundleIdentifier"
        let name = "Fonsters Watch App"
        #expect(
            !String(decoding: XcodeProject(of: Self.fonsters).bytes(), as: UTF8.self).contains("WKCompanion"))
        #expect(try setting("INFOPLIST_KEY_WKWatchOnly", name) == "YES")
        var host = Self.fonsters
        host.watchApp?.isEmbedded = true
        #expect(try setting(key, name, of: host) == "com.example.fonsters")
        #expect(try setting("INFOPLIST_KEY_WKWatchOnly", name, of: host) == nil)
        let text = String(decoding: XcodeProject(of: host).bytes(), as: UTF8.self)
        #expect(text.contains("dstPath = \"$(CONTENTS_FOLDER_PATH)/Watch\";"))
        #expect(
            text.contains("platformFilter = ios; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };"))
    }

    @Test(
        "A launch image set is named for tvOS alone, and only when one is asked for",
        .proves("FO-35", "FO-29"))
    func launchImage() throws {
        let key = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"
        #expect(try setting(key, "Fonsters", .tvOS) == nil)
        var host = Self.fonsters
        host.launchImage = "LaunchImage"
        #expect(try setting(key, "Fonsters", .tvOS, of: host) == "LaunchImage")
        #expect(try setting(key, "Fonsters", .iOS, of: host) == nil)
        #expect(try setting(key, "Fonsters", .macOS, of: host) == nil)
        let text = String(decoding: XcodeProject(of: host).bytes(), as: UTF8.self)
        #expect(text.contains("\"\(key)[sdk=appletvos*]\" = LaunchImage;"))
    }

    @Test("Icons, colour and entitlements are those of the declaration; a simulator needs no team")
    func settings() throws {
        let settings: [(name: String, platform: XcodePlatform?, value: String?)] = [
            ("ASSETCATALOG_COMPILER_APPICON_NAME", .visionOS, "AppIcon"),
            ("ASSETCATALOG_COMPILER_APPICON_NAME", .tvOS, "App Icon & Top Shelf Image"),
            ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", nil, "AccentColor"),
            ("CODE_SIGN_ENTITLEMENTS", .macOS, "Fonsters/macOS.entitlements"),
            ("CODE_SIGN_ENTITLEMENTS", .iOS, nil), ("CODE_SIGN_STYLE", nil, "Automatic"),
            ("CODE_SIGN_IDENTITY", .macOS, "-"),
        ]
        for (name, platform, value) in settings {
            #expect(try setting(name, "Fonsters", platform) == value, "\(name)")
        }
        var granted = Self.fonsters
        granted.needsTeamOnMac = true
        #expect(try setting("CODE_SIGN_IDENTITY", "Fonsters", .macOS, of: granted) == "Apple Development")
        #expect(try setting("CODE_SIGN_IDENTITY", "Fonsters", .iOS, of: granted) == nil)
        #expect(try setting("DEVELOPMENT_TEAM") == nil)
    }

    @Test("The package is the repository's own, and the file of settings is below all targets")
    func package() throws {
        let project = XcodeProject(of: Self.fonsters)
        #expect(project.localPackages == ["../.."])
        #expect(
            project.packageProducts(of: try target("Fonsters", of: project)) == [
                "FonstersBrand", "LaunchStore",
            ])
        #expect(project.configurations().map(\.base) == ["Config.xcconfig", "Config.xcconfig"])
        #expect(project.configurations().map(\.name) == ["Debug", "Release"])
    }

    @Test("A scheme builds and runs its target")
    func schemes() throws {
        let files = Self.fonsters.files()
        for name in ["Fonsters", "Fonsters Watch App"] {
            let path = "Fonsters.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"
            let bytes = try #require(files[path])
            let scheme = try MarkupDocument(reading: bytes, file: path).root
            #expect(scheme.elements.map(\.name).prefix(3) == ["BuildAction", "TestAction", "LaunchAction"])
            let project = XcodeProject(of: Self.fonsters)
            let references = scheme.descendants("BuildableReference")
            #expect(references.count == 3)
            for reference in references {
                #expect(reference["BlueprintIdentifier"] == (try target(name, of: project)).object.id)
                #expect(reference["BuildableName"] == "\(name).app")
                #expect(reference["ReferencedContainer"] == "container:Fonsters.xcodeproj")
            }
            #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\n   </ArchiveAction>\n</Scheme>\n"))
        }
    }
}
