// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchArtefacts
import LaunchKit

extension ExistingProject {
    /// What a brand's launch lacks in this project: new files, and patched ones that keep what others wrote.
    @MainActor
    func patched(by assembly: HostAssembly) async throws -> BrandGeneration.Made {
        var made = BrandGeneration.Made(files: FileSet())
        try await patchCatalogue(assembly, &made)
        try patchKeys(assembly, &made)
        try patchEntitlements(assembly, &made)
        if let storyboard = try LaunchStoryboard(assembly.artefacts.launch, names: assembly.names),
            let name = assembly.names.storyboard
        {
            try made.files.add(storyboard.bytes(), at: "\(app)/\(name).storyboard")
            made.remarks.append(
                "\(name).storyboard must be a resource of the app's target; folders that Xcode synchronises do that."
            )
        }
        for font in assembly.artefacts.fonts {
            try made.files.merge(try FontFile(font).files(), into: "\(app)/Fonts")
            made.remarks.append("Fonts/\(font) must be a resource of the app's target.")
        }
        if assembly.hasLaunchImage {
            made.remarks.append(
                "Set ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME of the app's target to LaunchImage for tvOS.")
        }
        return made
    }

    /// Adds the assets; one that is there and empty, as Xcode makes it, is filled.
    @MainActor
    private func patchCatalogue(_ assembly: HostAssembly, _ made: inout BrandGeneration.Made) async throws {
        let path = catalogue ?? "\(app)/Assets.xcassets"
        let present = Catalogue(reading: files, at: path)
        let own = try await assembly.catalogue(assembly.platforms.filter { $0 != .watchOS }, at: path)
        for file in own.paths {
            let isRoot = file == "\(path)/Contents.json"
            if isRoot, files[file] != nil { continue }
            try made.files.add(own[file] ?? [], at: file)
        }
        for asset in present.namedAssets where asset.isEmptyWell {
            made.patched.insert("\(path)/\(asset.folder)/Contents.json")
        }
    }

    @MainActor
    private func patchKeys(_ assembly: HostAssembly, _ made: inout BrandGeneration.Made) throws {
        let keys = LaunchKeys(assembly.artefacts, names: assembly.names).dictionary
        guard let path = infoPlist, let bytes = files[path] else {
            let path = "\(app)/Info.plist"
            try made.files.add(PropertyListFile(.dictionary(keys)).bytes(), at: path)
            made.remarks.append("Set the build setting INFOPLIST_FILE to \(path); no setting has these keys.")
            return
        }
        var list = try PropertyListFile(reading: bytes, file: path)
        // One launch screen: another form of it would win or lose by the version of the system.
        for key in ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards"]
        where keys[key] == nil && list[key] != nil {
            try list.set(nil, at: [key])
        }
        for key in keys.keys {
            guard let value = keys[key] else { continue }
            switch key {
            case "CFBundleURLTypes": try list.add(urlTypes: value.array ?? [])
            case "UIAppFonts":
                let fonts = list[key]?.strings ?? []
                let missing = (value.strings ?? []).filter { !fonts.contains($0) }
                if !missing.isEmpty { try list.set(.strings(fonts + missing), at: [key]) }
            case "UILaunchScreen":
                try list.set(value, at: [key])
            default:
                // A text that somebody wrote says it better than ours.
                if list[key] == nil || key.hasPrefix("UILaunch") { try list.set(value, at: [key]) }
            }
        }
        try made.files.add(list.bytes(), at: path)
        made.patched.insert(path)
    }

    @MainActor
    private func patchEntitlements(_ assembly: HostAssembly, _ made: inout BrandGeneration.Made) throws {
        let keys = EntitlementKeys(assembly.artefacts, for: .iOS).dictionary
        guard !keys.isEmpty else { return }
        guard let path = entitlements, let bytes = files[path] else {
            let path = "\(app)/\(assembly.artefacts.project).entitlements"
            try made.files.add(PropertyListFile(.dictionary(keys)).bytes(), at: path)
            made.remarks.append("Set the build setting CODE_SIGN_ENTITLEMENTS to \(path).")
            return
        }
        var list = try PropertyListFile(reading: bytes, file: path)
        for key in keys.keys {
            if let own = keys[key]?.strings {
                let present = list[key]?.strings ?? []
                let missing = own.filter { !present.contains($0) }
                if !missing.isEmpty { try list.set(.strings(present + missing), at: [key]) }
            } else if list[key] == nil {
                try list.set(keys[key], at: [key])
            }
        }
        try made.files.add(list.bytes(), at: path)
        made.patched.insert(path)
    }
}

extension PropertyListFile {
    /// Adds the URL types whose schemes nothing has yet.
    fileprivate mutating func add(urlTypes: [PropertyValue]) throws {
        let present = self["CFBundleURLTypes"]?.array ?? []
        func schemes(_ type: PropertyValue) -> [String] {
            type.dictionary?["CFBundleURLSchemes"]?.strings ?? []
        }
        let known = Set(present.flatMap(schemes))
        let missing = urlTypes.filter { type in !schemes(type).allSatisfy(known.contains) }
        if !missing.isEmpty { try set(.array(present + missing), at: ["CFBundleURLTypes"]) }
    }
}

extension CatalogueAsset {
    /// Whether the asset is a beginning of Xcode's that nobody has filled.
    fileprivate var isEmptyWell: Bool {
        if let icon = contents(as: AppIconSet.self) { return icon.entries.allSatisfy { $0.filename == nil } }
        if let color = contents(as: ColorSet.self) { return color.entries.allSatisfy { $0.color == nil } }
        return false
    }
}
