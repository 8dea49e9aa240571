// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit

extension ExistingProject {
    /// Adds the assets; an existing empty one, as Xcode makes it, is filled, and an icon or an accent colour stays.
    @MainActor
    func patchCatalogue(
        _ assembly: HostAssembly, isForced: Bool, _ made: inout AppGeneration.Made
    ) async throws {
        let path = catalogue ?? place("Assets.xcassets")
        let present = Catalogue(reading: files, at: path)
        let own = try await assembly.catalogue(assembly.phone, at: path)
        let kept = isForced ? [:] : keptAssets(at: path)
        for file in own.paths where file != "\(path)/Contents.json" || !isForeign(file) {
            let inner = file.dropFirst(path.count + 1)
            let folder = inner.prefix { $0 != "/" }
            guard kept[String(folder.prefix { $0 != "." })] == nil else { continue }
            // An asset of that name may lie in a group, and a second one would be found by chance.
            let there = present.namedAssets.first { $0.folder == folder && folder.hasPrefix($0.name + ".") }
            try made.files.add(
                own[file] ?? [], at: there.map { $0.path + inner.dropFirst(folder.count) } ?? file)
        }
        for (name, contents) in kept.sorted(by: <) {
            made.kept.insert(contents)
            made.remarks.append(remark(onKept: contents, as: name, of: assembly.app.name))
        }
        for asset in present.namedAssets where asset.isEmptyWell { made.filled.insert(asset.contentsPath) }
        needResource(path, &made)
        let added = Set(Catalogue(reading: own, at: path).namedAssets.map(\.name)).subtracting(kept.keys)
        for (setting, name) in Self.namedBySettings where added.contains(name) {
            remark(on: setting, naming: name, for: assembly.systems, &made)
        }
    }

    /// The assets that the app shows only when a build setting names them.
    private static let namedBySettings = [
        ("ASSETCATALOG_COMPILER_APPICON_NAME", "AppIcon"),
        ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "AccentColor"),
    ]

    /// Remarks that a build setting names another asset, or none for any system.
    private func remark(
        on setting: String, naming name: String, for systems: [XcodePlatform],
        _ made: inout AppGeneration.Made
    ) {
        let values = settings(setting)
        if (values + systems.flatMap { settings(setting, on: $0) }).allSatisfy(\.isEmpty) {
            made.remarks.append("Set the build setting \(setting) to \(name).")
        }
        for value in values where !value.isEmpty && value != name {
            made.remarks.append("Set the build setting \(setting) to \(name); it is \(value).")
        }
    }

    /// Adds Icon Composer's document beside an icon of the catalogue that is ours.
    @MainActor
    func patchIcon(_ assembly: HostAssembly, _ made: inout AppGeneration.Made) throws {
        let isKept = made.kept.contains { path in
            path.hasSuffix(".icon/icon.json")
                || ["appiconset", "brandassets", "solidimagestack"].contains { path.contains(".\($0)/") }
        }
        guard !isKept, let icon = assembly.composedIcon else { return }
        try made.files.merge(try icon.files(level: assembly.drawing.level), into: place(ComposedIcon.folder))
        needResource(place(ComposedIcon.folder), &made)
        made.note(icon)
    }

    private func remark(onKept contents: String, as name: String, of app: String) -> String {
        let asset = contents.split(separator: "/").dropLast().joined(separator: "/")
        if asset.hasSuffix(".icon") {
            return "\(asset) stays the app's icon; without it the next run adds that of \(app)."
        }
        let folder = asset.split(separator: "/").last ?? ""
        return folder.split(separator: ".").dropLast().joined(separator: ".") == name
            ? "\(asset) stays as it is; --force replaces it by that of \(app)."
            : "\(asset) stays in use; --force adds that of \(app) as \(name)."
    }

    /// The icon and the accent colour that others have filled, by the name of ours, each with the file that says so.
    ///
    /// The launch needs neither, so they are not in its way. The app's icon may have another name, lie in another catalogue,
    /// or be one of Icon Composer's.
    private func keptAssets(at path: String) -> [String: String] {
        let icons = Set(settings("ASSETCATALOG_COMPILER_APPICON_NAME") + ["AppIcon"])
        let accents = Set(settings("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME") + ["AccentColor"])
        let endings = ["appiconset", "brandassets", "solidimagestack"]
        var kept: [String: String] = [:]
        for catalogue in Catalogue.catalogues(in: files)
        where catalogue.path == path || isResource(catalogue.path) {
            for asset in catalogue.namedAssets where !asset.isEmptyWell && isForeign(asset.contentsPath) {
                let ending = asset.folder.split(separator: ".").last.map(String.init) ?? ""
                if endings.contains(ending), icons.contains(asset.name) {
                    kept["AppIcon"] = asset.contentsPath
                }
                if ending == "colorset", accents.contains(asset.name) {
                    kept["AccentColor"] = asset.contentsPath
                }
            }
        }
        let composed = files.paths.first { file in
            let parts = file.split(separator: "/").map(String.init)
            return isForeign(file) && parts.last == "icon.json"
                && icons.contains { parts.dropLast().last == "\($0).icon" }
                && isResource(parts.dropLast().joined(separator: "/"))
        }
        if let composed { kept["AppIcon"] = composed }
        return kept
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
