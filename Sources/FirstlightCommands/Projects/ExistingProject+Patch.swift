// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit

extension ExistingProject {
    /// Returns what an app's launch lacks in this project: new files, and patched ones that keep what others wrote.
    @MainActor
    func patched(by assembly: HostAssembly) async throws -> AppGeneration.Made {
        guard !assembly.phone.isEmpty else {
            throw CommandError.usage(
                "Option '--platform' was given 'watchos' alone, but '\(project)' was made by others, and only its main app "
                    + "is patched.",
                hint: "Name a platform of that app, too, or generate into a folder without a project.")
        }
        var made = AppGeneration.Made(files: FileSet())
        if assembly.platforms.contains(.watchOS) {
            made.remarks.append(
                "No watch app: '\(project)' was made by others, and only its main app is patched.")
        }
        try await patchCatalogue(assembly, &made)
        try patchKeys(assembly, &made)
        try patchEntitlements(assembly, &made)
        if let (name, storyboard) = try assembly.storyboard {
            let path = "\(app)/\(name).storyboard"
            try made.files.add(storyboard.bytes(), at: path)
            needResource(path, &made)
        }
        for font in assembly.app.fonts {
            try made.files.merge(try FontFile(font).files(), into: "\(app)/Fonts")
            needResource("\(app)/Fonts/\(font.name)", &made)
        }
        for name in settingNames(prefix: "INFOPLIST_KEY_UILaunch") {
            made.remarks.append(
                "Remove the build setting \(name): it declares a launch screen beside that of Info.plist.")
        }
        for (key, name) in assembly.artefacts.settings.sorted(by: { $0.value < $1.value })
        where setting(name) == nil {
            made.remarks.append("Define the build setting \(name), which is \(key) in Info.plist.")
        }
        if !assembly.options.values.isEmpty {
            made.remarks.append(
                "Have the app's own code choose \(assembly.options.words), too: its launch screen does.")
        }
        if assembly.hasLaunchImage {
            made.remarks.append(
                "Set ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME of the app's target to LaunchImage for tvOS.")
        }
        return made
    }

    /// Remarks that a file has to be added to the app in Xcode, where that does not follow the folder.
    private func needResource(_ path: String, _ made: inout AppGeneration.Made) {
        guard !isResource(path) else { return }
        made.remarks.append("Add \(path) to the resources of the app's target in Xcode.")
    }

    /// Returns whether a file exists that no generation has added.
    private func isForeign(_ path: String) -> Bool { files[path] != nil && record.files[path] == nil }

    /// Adds the assets; an existing empty one, as Xcode makes it, is filled.
    @MainActor
    private func patchCatalogue(_ assembly: HostAssembly, _ made: inout AppGeneration.Made) async throws {
        let path = catalogue ?? "\(app)/Assets.xcassets"
        let present = Catalogue(reading: files, at: path)
        let own = try await assembly.catalogue(assembly.phone, at: path)
        for file in own.paths where file != "\(path)/Contents.json" || !isForeign(file) {
            try made.files.add(own[file] ?? [], at: file)
        }
        for asset in present.namedAssets where asset.isEmptyWell {
            made.filled.insert("\(path)/\(asset.folder)/Contents.json")
        }
        needResource(path, &made)
        let icon = "ASSETCATALOG_COMPILER_APPICON_NAME"
        if let name = setting(icon), name != "AppIcon" {
            made.remarks.append("Set the build setting \(icon) to AppIcon; it is \(name).")
        }
    }

    @MainActor
    private func patchKeys(_ assembly: HostAssembly, _ made: inout AppGeneration.Made) throws {
        let keys = LaunchKeys(
            assembly.artefacts, fonts: assembly.app.fonts, names: assembly.names, for: assembly.phone
        ).dictionary
        let named = path("INFOPLIST_FILE")
        let path = infoPlist
        if named == nil {
            let member = isFollowed(path) ? " and take the file out of the members of the target" : ""
            made.remarks.append(
                "Set the build setting INFOPLIST_FILE to \(fromProject(path))\(member): "
                    + "no other setting can say what is in it.")
        }
        guard let bytes = files[path] else {
            try made.files.add(PropertyListFile(.dictionary(keys)).bytes(), at: path)
            return
        }
        var list = try PropertyListFile(reading: bytes, file: path)
        if isForeign(path), let old = list["UILaunchStoryboardName"]?.string,
            old != assembly.names.storyboard
        {
            made.remarks.append(
                "\(old).storyboard is no launch screen any more; remove it if nothing uses it.")
        }
        // One launch screen: another form of it would win or lose by the version of the system.
        for key in try InfoPlist(list).declaredLaunchKeys where keys[key] == nil {
            try list.set(nil, at: [key])
        }
        for key in keys.keys {
            guard let value = keys[key] else { continue }
            switch key {
            case "CFBundleURLTypes": try list.add(urlTypes: value.array ?? [])
            case "UIAppFonts": try list.add(value.strings ?? [], at: key)
            default:
                // A text that somebody wrote is better than ours.
                guard list[key] == nil || key.hasPrefix("UILaunch"), list[key] != value else { continue }
                try list.set(value, at: [key])
            }
        }
        try made.files.add(list.bytes(), at: path)
        made.patched.insert(path)
    }

    /// Adds the entitlements of each system that the app is built for to the file that signs it there.
    @MainActor
    private func patchEntitlements(_ assembly: HostAssembly, _ made: inout AppGeneration.Made) throws {
        var lists: [(path: String, keys: [PropertyDictionary])] = []
        for platform in assembly.phone.map(XcodePlatform.init) where isBuilt(for: platform) {
            let keys = EntitlementKeys(
                assembly.artefacts, for: platform, hasAccounts: assembly.app.accounts != nil
            ).dictionary
            guard !keys.isEmpty else { continue }
            let (path, isNamed) = entitlements(assembly, on: platform)
            if !isNamed {
                let name = "CODE_SIGN_ENTITLEMENTS" + (platform == .macOS ? "[sdk=macosx*]" : "")
                let remark = "Set the build setting \(name) to \(fromProject(path))."
                if !made.remarks.contains(remark) { made.remarks.append(remark) }
            }
            if let index = lists.firstIndex(where: { $0.path == path }) {
                lists[index].keys.append(keys)
            } else {
                lists.append((path, [keys]))
            }
        }
        for (path, keys) in lists {
            let signed = XcodePlatform.allCases.filter {
                isBuilt(for: $0) && entitlements(assembly, on: $0).path == path
            }
            try patchEntitlements(at: path, with: keys, isMacAlone: signed == [.macOS], &made)
        }
    }

    private func isBuilt(for platform: XcodePlatform) -> Bool {
        platforms.isEmpty || platforms.contains(platform)
    }

    /// The file that signs the app on a system, and whether the project names it.
    @MainActor
    private func entitlements(
        _ assembly: HostAssembly, on platform: XcodePlatform
    ) -> (path: String, isNamed: Bool) {
        if let named = path("CODE_SIGN_ENTITLEMENTS", on: platform) { return (named, true) }
        let suffix = platform == .macOS ? "-macOS" : ""
        return ("\(app)/\(assembly.artefacts.project)\(suffix).entitlements", false)
    }

    private func patchEntitlements(
        at path: String, with needed: [PropertyDictionary], isMacAlone: Bool,
        _ made: inout AppGeneration.Made
    ) throws {
        // Earlier generations knew no separate names for a Mac: what they wrote for it alone is made again.
        let isOwn = files[path].map { record.files[path] == ContentHash($0).description } ?? false
        let bytes = isMacAlone && isOwn ? nil : files[path]
        var list =
            if let bytes { try PropertyListFile(reading: bytes, file: path) } else {
                PropertyListFile(.dictionary(needed.first ?? PropertyDictionary()))
            }
        for keys in needed {
            for key in keys.keys {
                // Any group of the project's own will do.
                if key == EntitlementKeys.keychain, list[key]?.strings?.isEmpty == false { continue }
                if let own = keys[key]?.strings {
                    try list.add(own, at: key)
                } else if list[key] == nil {
                    try list.set(keys[key], at: [key])
                }
            }
        }
        for (name, mac) in EntitlementKeys.macNames.sorted(by: <)
        where isMacAlone && list[name] != nil && list[mac] != nil {
            made.remarks.append("Remove \(name) from \(path): a Mac reads \(mac).")
        }
        try made.files.add(list.bytes(), at: path)
        if bytes != nil { made.patched.insert(path) }
    }
}

extension PropertyListFile {
    /// Adds the texts to a list that it lacks.
    fileprivate mutating func add(_ texts: [String], at key: String) throws {
        let present = self[key]?.strings ?? []
        let missing = texts.filter { !present.contains($0) }
        if !missing.isEmpty { try set(.strings(present + missing), at: [key]) }
    }

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
    /// Indicates whether the asset is an empty template of Xcode's.
    fileprivate var isEmptyWell: Bool {
        if let icon = contents(as: AppIconSet.self) { return icon.entries.allSatisfy { $0.filename == nil } }
        if let color = contents(as: ColorSet.self) { return color.entries.allSatisfy { $0.color == nil } }
        return false
    }
}
