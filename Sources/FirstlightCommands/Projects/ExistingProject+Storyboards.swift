// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit

extension ExistingProject {
    /// The storyboards that the app launches with, to be replaced where they are, and the name by which it finds them.
    ///
    /// A second one of the same name would not build, and one beside the first would leave that in the app.
    @MainActor
    func launchStoryboards(of assembly: HostAssembly) -> (name: String?, paths: [String]) {
        guard assembly.phone.contains(.iOS), let own = assembly.names.storyboard else { return (nil, []) }
        let lists = named("INFOPLIST_FILE", on: assembly.systems).paths.compactMap { path in
            files[path].flatMap { try? PropertyListFile(reading: $0, file: path) }
        }
        func names(_ key: String) -> [String] {
            lists.compactMap { $0[key]?.string } + settings("INFOPLIST_KEY_\(key)")
        }
        // The app's own screens may be its launch screen, too, and are not replaced.
        let main = Set(names("UIMainStoryboardFile") + sceneStoryboards(lists))
        let present = names("UILaunchStoryboardName").map {
            $0.hasSuffix(".storyboard") ? String($0.dropLast(".storyboard".count)) : $0
        }
        for name in present + [own] where !main.contains(name) {
            let found = files.paths.filter {
                $0.hasSuffix("/\(name).storyboard") || $0 == "\(name).storyboard"
            }
            let members = found.filter(isResource)
            let places = members.isEmpty ? found.filter { app.isEmpty || $0.hasPrefix(app + "/") } : members
            // What an earlier generation has added has the name of its content.
            guard !places.isEmpty,
                name == own || places.contains(where: { record.files[$0] == nil || !isHashed(name) })
            else { continue }
            return (name, members.isEmpty ? [places[0]] : members)
        }
        return (own, [place("\(own).storyboard")])
    }

    private func isHashed(_ name: String) -> Bool {
        let parts = name.split(separator: "-")
        return parts.count > 1 && parts.last?.count == 8 && parts.last?.allSatisfy(\.isHexDigit) == true
    }

    private func sceneStoryboards(_ lists: [PropertyListFile]) -> [String] {
        lists.flatMap { list -> [String] in
            let scenes = list["UIApplicationSceneManifest"]?.dictionary?["UISceneConfigurations"]?.dictionary
            return (scenes?.keys ?? []).flatMap { role in
                (scenes?[role]?.array ?? []).compactMap { $0.dictionary?["UISceneStoryboardFile"]?.string }
            }
        }
    }

    @MainActor
    func patchStoryboards(
        _ paths: [String], _ assembly: HostAssembly, _ made: inout AppGeneration.Made
    ) throws {
        guard let (name, storyboard) = try assembly.storyboard else { return }
        for path in paths {
            let bytes = storyboard.bytes()
            try made.files.add(bytes, at: path)
            needResource(path, &made)
            guard isForeign(path), files[path] != bytes else { continue }
            made.filled.insert(path)
            made.remarks.append(
                "\(path) is replaced: the app launches with it. The folder has no other copy of what it was.")
        }
        for path in files.paths
        where path.hasSuffix("/\(name).xib") && (isResource(path) || path.hasPrefix(app + "/")) {
            made.remarks.append(
                "Remove \(path) from the app's target: \(name).storyboard has its name, and takes its place.")
        }
    }
}
