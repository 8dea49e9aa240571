// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// An app's launch on Android and on the web: files over existing ones, and their pictures.
@MainActor
struct OtherPlatforms {
    let name: String
    let artefacts: AppArtefacts
    let drawing: PictureDrawing
    /// The folder of the project, whose files are patched.
    let folder: URL

    /// The resources of an Android app, below `android/app/src/main/res`.
    func android() async throws -> AppGeneration.Made {
        let root = "android/app/src/main/res"
        let present = try present(root) { $0.hasSuffix(".xml") }
        let pair = HexColorPair(artefacts.launch.ground.shade)
        let splashSide = mark(of: 192)
        var splash = AndroidSplash(
            background: pair, icon: .drawn(width: splashSide, height: splashSide, hasDark: false))
        let (animated, remark) = animatedMark(splashSide, in: splash.iconCanvas)
        splash.animatedIcon = animated.map { .drawn($0) }
        let side = 108 * 66 / 108 * artefacts.icon.markSide
        let launcher = AndroidLauncherIcon(background: .picture, width: side, height: side)
        let first = try splash.artefacts(over: present)
        let all = first.joined(with: try launcher.artefacts(over: present.over(first.files)))
        var made = try await made(all, over: present, at: root)
        made.remarks += remark.map { [$0] } ?? []
        let manifest = "android/app/src/main/AndroidManifest.xml"
        let use = ["android:icon=\"@mipmap/\(launcher.name)\"", "android:theme=\"@style/\(splash.theme)\""]
        if let missing = missing(use, in: manifest) {
            made.remarks.append(
                "Give the application in \(manifest) \(MessageText.list(missing, last: "and"))\(whole(manifest))."
            )
        }
        return made
    }

    /// The manifest, icons and startup pictures of a web app, below `web`.
    func web() async throws -> AppGeneration.Made {
        let present = try present("web") { $0.hasSuffix(".html") || $0.hasSuffix(".webmanifest") }
        let ground = HexColorPair(artefacts.launch.ground.shade)
        let launch = WebLaunch(
            name: name, shortName: name, background: ground, theme: ground, markWidth: 120, markHeight: 120)
        var made = try await made(try launch.artefacts(over: present), over: present, at: "web")
        let page = "web/index.html"
        if missing(["href=\"\(launch.manifest)\""], in: page) != nil {
            made.remarks.append(
                "Put the lines of web/\(WebLaunch.head) into the head of \(page)\(whole(page)).")
        }
        return made
    }

    /// Returns the mark as an animated vector, and what of it such a vector does not show.
    private func animatedMark(_ side: Double, in canvas: Double) -> (AndroidVector?, remark: String?) {
        guard let entry = artefacts.icon.entry else { return (nil, nil) }
        let drawing = VectorDrawing(drawing.artwork.mark(side, in: canvas))
        let missing = drawing.missing.isEmpty ? nil : MessageText.list(drawing.missing.sorted(), last: "and")
        if drawing.isWhole {
            let vector = AndroidVector(
                side: canvas, nodes: drawing.nodes, motions: AndroidVector.motions(of: entry))
            return (
                vector,
                missing.map { "Android's moving mark lacks \($0), which a vector drawable cannot show." }
            )
        }
        return (
            nil,
            missing.map { "Android's mark does not move: a vector drawable cannot show \($0), which it has." }
        )
    }

    /// Returns the references to generated files that a file lacks; nil when it has them all.
    private func missing(_ texts: [String], in path: String) -> [String]? {
        let file = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        let missing = texts.filter { file?.contains($0) != true }
        return missing.isEmpty ? nil : missing
    }

    /// Returns the remark for a place without an app yet that could use the files.
    private func whole(_ path: String) -> String {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
            ? "" : ", which does not exist: these files are for an app's project, not a complete one"
    }

    /// The side of the mark in a circle of points: as large as it lies in the icon, within two thirds of the circle.
    private func mark(of circle: Double) -> Double { circle * 2 / 3 * min(1, artefacts.icon.markSide) }

    /// The existing files that others wrote or edited; files that are as they were generated are made again.
    private func present(_ root: String, where isWanted: (String) -> Bool) throws -> FileSet {
        let place = folder.appendingPathComponent(root, isDirectory: true)
        guard FileManager.default.fileExists(atPath: place.path) else { return FileSet() }
        let record = try ProjectRecord(of: folder)
        var files = try ProjectFiles.read(place, where: isWanted)
        for (path, bytes) in files.files
        where record.files["\(root)/\(path)"] == ContentHash(bytes).description {
            files[path] = nil
        }
        return files
    }

    private func made(
        _ artefacts: PlatformArtefacts, over present: FileSet, at root: String
    ) async throws -> AppGeneration.Made {
        var made = AppGeneration.Made(files: FileSet())
        try made.files.merge(artefacts.files, into: root)
        for path in artefacts.files.paths where present[path] != nil {
            made.patched.insert("\(root)/\(path)")
        }
        let ground = self.artefacts.launch.ground.shade
        for (path, bytes) in try await drawing.files(artefacts.pictures, ground: ground) {
            try made.files.add(bytes, at: "\(root)/\(path)")
        }
        return made
    }
}

extension FileSet {
    /// Returns these files with some replaced by others.
    fileprivate func over(_ others: FileSet) -> FileSet {
        var files = self
        for path in others.paths { files[path] = others[path] }
        return files
    }
}

extension HexColorPair {
    /// The colours of a shade.
    init(_ shade: BrandShade) {
        let (light, dark) = (shade.color(.light), shade.color(.dark))
        self.init(HexColor(light.hex), dark: dark == light ? nil : HexColor(dark.hex))
    }
}

extension PictureDrawing {
    /// Draws the pictures of another platform.
    ///
    /// - Parameter ground: The colour of the launch screen.
    func files(_ pictures: [PictureSlot], ground: BrandShade) async throws -> [(String, [UInt8])] {
        let level = level
        return try await withThrowingTaskGroup(of: (String, [UInt8]).self) { group in
            for slot in pictures {
                let image = artwork.image(slot, ground: ground)
                group.addTask { (slot.path, [UInt8](try image.pngData(level: level))) }
            }
            var files: [(String, [UInt8])] = []
            for try await file in group { files.append(file) }
            return files
        }
    }
}
