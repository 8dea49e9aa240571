// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit

extension ExistingProject {
    /// Returns what an app's launch lacks in this project: new files, and patched ones that keep what others wrote.
    ///
    /// - Parameter isForced: Whether the icon and the accent colour of others give way.
    @MainActor
    func patched(by assembly: HostAssembly, isForced: Bool) async throws -> AppGeneration.Made {
        guard !assembly.phone.isEmpty else {
            throw CommandError.usage(
                "Option '--platform' was given 'watchos' alone, but '\(project)' was made by others, and only its main app "
                    + "is patched.",
                hint: "Name a platform of that app, too, or generate into a folder without a project.")
        }
        var made = AppGeneration.Made(files: FileSet())
        made.remarks += refused.map(\.description)
        if assembly.platforms.contains(.watchOS) {
            made.remarks.append(
                "No watch app: '\(project)' was made by others, and only its main app is patched.")
        }
        if !otherTargets.isEmpty {
            let names = otherTargets.map { "'\($0)'" }
            made.remarks.append(
                "The app '\(target.name)' of '\(project)' is patched; --target chooses "
                    + "\(MessageText.list(names, last: "or")).")
        }
        if !namesakes.isEmpty {
            let names = namesakes.map { "'\($0)'" }
            made.remarks.append(
                "The app '\(target.name)' of '\(project)' is patched; name the folder of "
                    + "\(MessageText.list(names, last: "or")) for the app of that name there.")
        }
        var assembly = try limited(assembly, &made)
        let screens = launchStoryboards(of: assembly)
        if let name = screens.name { assembly.names.storyboard = name }
        try await patchCatalogue(assembly, isForced: isForced, &made)
        try patchIcon(assembly, &made)
        try patchKeys(assembly, &made)
        try patchEntitlements(assembly, &made)
        try patchPrivacy(assembly.privacy, &made)
        try patchStoryboards(screens.paths, assembly, &made)
        for font in assembly.app.fonts {
            try made.files.merge(try FontFile(font).files(), into: place("Fonts"))
            needResource(place("Fonts/\(font.name)"), &made)
        }
        for name in settingNames(prefix: "INFOPLIST_KEY_UILaunch")
        where settings(name) != [assembly.names.storyboard].compactMap(\.self) {
            made.remarks.append(
                "Remove the build setting \(name): it declares a launch screen beside that of Info.plist.")
        }
        for (key, name) in assembly.artefacts.settings.sorted(by: { $0.value < $1.value })
        where settings(name).isEmpty {
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
        keepFormer(&made)
        remarkOnDescription(&made)
        return made
    }

    /// Leaves out the systems that the app is not built for.
    ///
    /// - Throws: A `CommandError` when none is left.
    @MainActor
    private func limited(
        _ assembly: HostAssembly, _ made: inout AppGeneration.Made
    ) throws(CommandError) -> HostAssembly {
        let built = platforms
        let left = assembly.phone.filter { built.isEmpty || built.contains(XcodePlatform($0)) }
        let others = assembly.phone.filter { !left.contains($0) }.map(\.rawValue)
        guard !others.isEmpty else { return assembly }
        let own = XcodePlatform.allCases.filter(built.contains).map(\.rawValue)
        let what = MessageText.list(others, last: "and")
        guard !left.isEmpty else {
            let words = own.map { "--platform \($0.lowercased())" }.filter { $0 != "--platform watchos" }
            let other = "ame the folder of an app for \(what)."
            throw CommandError(
                "'\(project)' builds its app '\(target.name)' for \(MessageText.list(own, last: "and")), and these files "
                    + "are for \(what).", code: .badData,
                hint: words.isEmpty ? "N\(other)" : "Give \(words.joined(separator: " ")), or n\(other)")
        }
        made.remarks.append(
            "No files for \(what): '\(project)' builds '\(target.name)' for \(MessageText.list(own, last: "and"))."
        )
        var limited = assembly
        limited.platforms = left
        return limited
    }

    /// Returns whether a file exists that no generation has added.
    func isForeign(_ path: String) -> Bool { files[path] != nil && record.files[path] == nil }

    /// Keeps what an earlier generation made and the project names one by one: Xcode would miss it.
    private func keepFormer(_ made: inout AppGeneration.Made) {
        for path in record.files.keys.sorted() where made.files[path] == nil && files[path] != nil {
            guard isNamedResource(path), !isFollowed(path) else { continue }
            made.kept.insert(path)
            made.remarks.append(
                "\(path) is not needed any more; remove it from the app's target, and then the file.")
        }
    }

    // MARK: - Keys

    @MainActor
    private func patchKeys(_ assembly: HostAssembly, _ made: inout AppGeneration.Made) throws {
        let keys = LaunchKeys(
            assembly.artefacts, fonts: assembly.app.fonts, names: assembly.names, for: assembly.phone
        ).dictionary
        if keys["UILaunchScreen"] != nil, assembly.systems.contains(.iOS) { remarkOnVersions(&made) }
        var named = named("INFOPLIST_FILE", on: assembly.systems)
        if named.paths.isEmpty, named.unknown.isEmpty { named = self.named("INFOPLIST_FILE") }
        remark(on: named, of: "INFOPLIST_FILE", lacking: keys.keys, &made)
        for path in named.paths { try patchKeys(keys, at: path, assembly, &made) }
        guard named.paths.isEmpty, named.unknown.isEmpty else { return }
        let path = place("Info.plist")
        let member = isFollowed(path) ? " and take the file out of the members of the target" : ""
        made.remarks.append(
            "Set the build setting INFOPLIST_FILE to \(fromProject(path))\(member): "
                + "no other setting can say what is in it.")
        try patchKeys(keys, at: path, assembly, &made)
    }

    /// Remarks that a setting leads to no file of the folder, and what that file needs.
    private func remark(
        on named: NamedFiles, of setting: String, lacking keys: [String], _ made: inout AppGeneration.Made
    ) {
        for (value, reason) in named.unknown {
            let remark =
                "\(setting) is '\(value)', and \(reason): nothing was added there. Add "
                + "\(MessageText.list(keys, last: "and")) to that file."
            if !made.remarks.contains(remark) { made.remarks.append(remark) }
        }
    }

    @MainActor
    private func patchKeys(
        _ keys: PropertyDictionary, at path: String, _ assembly: HostAssembly,
        _ made: inout AppGeneration.Made
    ) throws {
        guard let bytes = files[path] else {
            try made.files.add(PropertyListFile(.dictionary(keys)).bytes(), at: path)
            return
        }
        var list = try PropertyListFile(reading: bytes, file: path)
        // Each kind of device may have one of its own.
        let former = try InfoPlist(list).declaredLaunchKeys.filter { $0.hasPrefix("UILaunchStoryboardName") }
            .compactMap { list[$0]?.string }.filter { $0 != assembly.names.storyboard }
        for old in Set(former).sorted() where isForeign(path) {
            let isNib = files.paths.contains { $0.hasSuffix("/\(old).xib") || $0 == "\(old).xib" }
            let remark =
                "\(old).\(isNib ? "xib" : "storyboard") is no launch screen any more; remove it if nothing uses it."
            if !made.remarks.contains(remark) { made.remarks.append(remark) }
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

    /// Adds the entitlements of each system that the app is built for to the files that sign it there.
    @MainActor
    private func patchEntitlements(_ assembly: HostAssembly, _ made: inout AppGeneration.Made) throws {
        var lists: [(path: String, keys: [PropertyDictionary])] = []
        for platform in assembly.systems {
            let keys = EntitlementKeys(
                assembly.artefacts, for: platform, hasAccounts: assembly.app.accounts != nil
            ).dictionary
            guard !keys.isEmpty else { continue }
            let named = named("CODE_SIGN_ENTITLEMENTS", on: [platform])
            remark(on: named, of: "CODE_SIGN_ENTITLEMENTS", lacking: keys.keys, &made)
            var paths = named.paths
            if paths.isEmpty, named.unknown.isEmpty {
                paths = [usualEntitlements(assembly, on: platform)]
                let name = "CODE_SIGN_ENTITLEMENTS" + (platform == .macOS ? "[sdk=macosx*]" : "")
                let remark = "Set the build setting \(name) to \(fromProject(paths[0]))."
                if !made.remarks.contains(remark) { made.remarks.append(remark) }
            }
            for path in paths {
                if let index = lists.firstIndex(where: { $0.path == path }) {
                    lists[index].keys.append(keys)
                } else {
                    lists.append((path, [keys]))
                }
            }
        }
        for (path, keys) in lists {
            let signed = XcodePlatform.allCases.filter {
                isBuilt(for: $0) && entitlements(assembly, on: $0).contains(path)
            }
            try patchEntitlements(at: path, with: keys, isMacAlone: signed == [.macOS], &made)
        }
    }

    private func isBuilt(for platform: XcodePlatform) -> Bool {
        platforms.isEmpty || platforms.contains(platform)
    }

    /// The files that sign the app on a system: those that the project names, or the one that it should name.
    @MainActor
    private func entitlements(_ assembly: HostAssembly, on platform: XcodePlatform) -> [String] {
        let named = named("CODE_SIGN_ENTITLEMENTS", on: [platform]).paths
        return named.isEmpty ? [usualEntitlements(assembly, on: platform)] : named
    }

    @MainActor
    private func usualEntitlements(_ assembly: HostAssembly, on platform: XcodePlatform) -> String {
        place("\(assembly.artefacts.project)\(platform == .macOS ? "-macOS" : "").entitlements")
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
        // A sandbox changes what an app may do, far beyond its launch.
        let isOpen = bytes != nil && list[EntitlementKeys.sandbox.first ?? ""] == nil
        if isOpen, needed.contains(where: { !$0.keys.filter(EntitlementKeys.sandbox.contains).isEmpty }) {
            made.remarks.append(
                "\(path) has no sandbox, which the Mac App Store asks for: add "
                    + "\(MessageText.list(EntitlementKeys.sandbox, last: "and")) for one.")
        }
        for keys in needed {
            for key in keys.keys where !isOpen || !EntitlementKeys.sandbox.contains(key) {
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
