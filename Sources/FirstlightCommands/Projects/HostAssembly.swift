// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit

/// Puts the files of an app's host together: a project that opens in Xcode, with everything except code.
@MainActor
struct HostAssembly {
    let app: AppDescriptor
    let artefacts: AppArtefacts
    /// The app's own options, which its code uses, too.
    var options = AppOptions()
    /// The platforms that files are made for.
    var platforms: [LaunchPlatform]
    let drawing: PictureDrawing
    /// The folder of the package as the project sees it.
    var packagePath = "../.."
    /// The products of the package that the app links.
    var products: [String] = []
    /// Indicates whether tvOS also gets the launch image of old versions (FO-34, C-FO-09).
    var hasLaunchImage = false

    /// The names in the files.
    var names: LaunchNames
    /// The APIs for which Apple wants a reason.
    var privacy = HostPrivacy()

    /// The platforms of the app's one target: a watch has another.
    var phone: [LaunchPlatform] { platforms.filter { $0 != .watchOS } }

    /// The same by their names in a project.
    var systems: [XcodePlatform] { phone.map(XcodePlatform.init) }

    /// All files of the host.
    func files() async throws -> FileSet {
        var files = FileSet()
        if !phone.isEmpty { try files.merge(try await mainApp(), into: artefacts.project) }
        if platforms.contains(.watchOS) { try files.merge(try await watchApp(), into: watchFolder) }
        for (path, bytes) in artefacts.sources where isWanted(path) {
            try files.add(
                path.hasSuffix(".swift") ? HostSource(bytes).made(with: options) : bytes, at: path)
        }
        for (path, bytes) in host.files() { try files.add(bytes, at: path) }
        for image in app.images() {
            guard let source = image.files.source, let file = image.files.name else { continue }
            let copy = "\(artefacts.project)/Assets.xcassets/\(image.name).imageset/\(file).png"
            if let bytes = files[copy] { try files.add(bytes, at: source) }
        }
        return files
    }

    /// Returns whether a source belongs to a target that the host has.
    private func isWanted(_ path: String) -> Bool {
        path.hasPrefix(watchFolder)
            ? platforms.contains(.watchOS) : !phone.isEmpty || !path.hasSuffix(".swift")
    }

    /// The remarks for those who open the project.
    var remarks: [String] {
        var remarks = optionRemarks
        if phone.contains(.macOS), artefacts.category == nil {
            remarks.append(
                "\(app.name) has no category, which the Mac App Store asks for: set the category of the app's AppArtefacts."
            )
        }
        if platforms.contains(.watchOS) {
            remarks.append(
                "The watch app runs by itself, from Xcode too; for the App Store add the container that Xcode's template "
                    + "for a watch-only app has (a target of the type watchapp2-container).")
        }
        let place = "\(phone.isEmpty ? watchFolder : artefacts.project)/\(PrivacyManifest.fileName)"
        return remarks + privacy.remarks(on: privacy.manifest, at: place)
    }

    /// The remarks about options that the code of a host has no place for.
    private var optionRemarks: [String] {
        guard !options.values.isEmpty else { return [] }
        let sources = artefacts.sources.filter { $0.key.hasSuffix(".swift") && isWanted($0.key) }
        guard !sources.contains(where: { HostSource($0.value).hasPlace }) else { return [] }
        return [
            "The code of \(app.name) has no place for \(options.words), so that it starts as usual: mark one in the "
                + "sources of the app's AppArtefacts."
        ]
    }

    /// Returns whether a project is the very one that is generated, though nothing records it.
    func isOwn(_ project: ExistingProject) -> Bool {
        let path = "\(project.project)/project.pbxproj"
        return host.files().contains { $0.0 == path && $0.1 == project.files[path] }
    }

    private var watchFolder: String { "\(artefacts.project) Watch App" }

    /// Returns the files in the folder of the app.
    private func mainApp() async throws -> FileSet {
        var files = FileSet()
        try files.merge(try await catalogue(phone))
        let keys = LaunchKeys(artefacts, fonts: app.fonts, names: names, for: phone)
        try files.add(PropertyListFile(.dictionary(keys.dictionary)).bytes(), at: "Info.plist")
        try files.add(privacy.manifest.bytes(), at: PrivacyManifest.fileName)
        if let (name, storyboard) = try storyboard {
            try files.add(storyboard.bytes(), at: "\(name).storyboard")
        }
        for (platform, file) in entitlements {
            let keys = EntitlementKeys(artefacts, for: platform, hasAccounts: app.accounts != nil)
            try files.add(PropertyListFile(.dictionary(keys.dictionary)).bytes(), at: file)
        }
        for font in app.fonts { try files.merge(try FontFile(font).files(), into: "Fonts") }
        if let texts = app.catalogueFile { try files.add(texts, at: AppDescriptor.catalogueName) }
        if let texts = app.catalogueOfList(artefacts.usage) {
            try files.add(texts, at: "InfoPlist.xcstrings")
        }
        if let icon = composedIcon {
            try files.merge(try icon.files(level: drawing.level), into: ComposedIcon.folder)
        }
        return files
    }

    /// Icon Composer's document of the icon, which telephones, tablets and Macs take (Xcode 26); the catalogue has the icon
    /// for all others and for older tools.
    var composedIcon: ComposedIcon? {
        phone.contains(.iOS) || phone.contains(.macOS) ? ComposedIcon(drawing.artwork) : nil
    }

    /// The launch storyboard and its name, where a platform has one.
    var storyboard: (name: String, file: LaunchStoryboard)? {
        get throws {
            guard phone.contains(.iOS), let name = names.storyboard,
                let file = try LaunchStoryboard(artefacts.launch, names: names)
            else { return nil }
            return (name, file)
        }
    }

    /// Returns the files in the folder of the watch app, which has no property list of the main app (FO-37).
    private func watchApp() async throws -> FileSet {
        var files = try await catalogue([.watchOS])
        try files.add(PropertyListFile(.dictionary([:])).bytes(), at: "Info.plist")
        try files.add(privacy.manifest.bytes(), at: PrivacyManifest.fileName)
        if let texts = app.catalogueFile { try files.add(texts, at: AppDescriptor.catalogueName) }
        return files
    }

    /// The files of an asset catalogue for platforms.
    func catalogue(
        _ platforms: [LaunchPlatform], at path: String = "Assets.xcassets"
    ) async throws -> FileSet {
        let plan = CataloguePlan(
            artefacts, images: drawing.artwork.images, for: platforms, names: names,
            launchImage: hasLaunchImage)
        let assets = try await drawing.assets(plan.pictures) + plan.colors
        return try Catalogue(path: path, assets: assets).fileSet()
    }

    /// The files of entitlements by platform; a Mac's app lives in a sandbox of its own.
    private var entitlements: [XcodePlatform: String] {
        var files: [XcodePlatform: String] = [:]
        for platform in phone {
            let isMac = platform == .macOS
            guard isMac || !artefacts.entitlements.isEmpty else { continue }
            files[XcodePlatform(platform)] =
                "\(artefacts.project)\(isMac ? "-macOS" : "").entitlements"
        }
        return files
    }

    /// The project around them.
    private var host: HostDeclaration {
        var host = HostDeclaration(
            name: artefacts.project, bundleIdentifier: artefacts.bundleID,
            platforms: phone.map(XcodePlatform.init), products: products)
        host.packagePath = packagePath
        host.contents.entitlements = entitlements
        // What an app declares of them is granted by Apple, and so are groups of the keychain; what each Mac's app has is not.
        host.needsTeamOnMac = !artefacts.entitlements.isEmpty || app.accounts != nil
        host.category = artefacts.category
        host.languages = app.translations
        host.hasStoryboard = phone.contains(.iOS) && names.storyboard != nil
        host.launchImage = hasLaunchImage ? "LaunchImage" : nil
        if artefacts.sources["Config.xcconfig"] == nil { host.configurationFile = nil }
        if platforms.contains(.watchOS) {
            host.watchApp = HostWatchApp(
                name: watchFolder, bundleIdentifier: artefacts.bundleID + ".watchkitapp", products: products)
        }
        return host
    }
}

extension AppDescriptor {
    /// The name of the String Catalog in the folder of a target, which makes it a resource.
    fileprivate static let catalogueName = "Localizable.xcstrings"

    private var catalogue: [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(strings()))) as? [String: Any]
    }

    /// The app's String Catalog in Xcode's own format; nil for an app that brings none.
    fileprivate var catalogueFile: [UInt8]? { catalogue.flatMap(Self.written) }

    /// The String Catalog of the property list: the reasons that the system shows in its questions, in the languages that the app's
    /// own catalogue has them in; nil where it has none of them.
    fileprivate func catalogueOfList(_ usage: [String: String]) -> [UInt8]? {
        guard let catalogue, let texts = catalogue["strings"] as? [String: [String: Any]] else { return nil }
        let source = catalogue["sourceLanguage"] as? String ?? "en"
        let entries = usage.compactMapValues { text -> [String: Any]? in
            guard var all = texts[text]?["localizations"] as? [String: Any] else { return nil }
            all[source] = ["stringUnit": ["state": "translated", "value": text]]
            return ["extractionState": "manual", "localizations": all]
        }
        guard !entries.isEmpty else { return nil }
        return Self.written(["sourceLanguage": source, "strings": entries, "version": "1.0"])
    }

    private static func written(_ catalogue: [String: Any]) -> [UInt8]? {
        let format: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? JSONSerialization.data(withJSONObject: catalogue, options: format)).map {
            [UInt8]($0) + [UInt8(ascii: "\n")]
        }
    }

    /// The languages of the catalogue besides the one that the app was written in, in order.
    fileprivate var translations: [String] {
        let entries = (catalogue?["strings"] as? [String: [String: Any]])?.values.map { $0 } ?? []
        let names = entries.flatMap { ($0["localizations"] as? [String: Any])?.keys.map { $0 } ?? [] }
        return Set(names).subtracting([catalogue?["sourceLanguage"] as? String ?? "en"]).sorted()
    }
}

extension XcodePlatform {
    /// The platform by its name in a project.
    init(_ platform: LaunchPlatform) {
        self =
            switch platform {
            case .iOS: .iOS
            case .macOS: .macOS
            case .tvOS: .tvOS
            case .visionOS: .visionOS
            case .watchOS: .watchOS
            }
    }
}
