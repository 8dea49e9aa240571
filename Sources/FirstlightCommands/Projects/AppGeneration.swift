// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import FirstlightSimulation
import Foundation
import LaunchKit
import StageCairo
import StageUI

/// One generation of an app's files for a folder: a host of its own, or the files that an existing project lacks.
@MainActor
struct AppGeneration {
    let app: AppDescriptor
    let artefacts: AppArtefacts
    /// The app's own options, which the artefacts are made with.
    var options = AppOptions()
    let platforms: Set<TargetPlatform>
    /// The folder that the files go to.
    let folder: URL
    /// The folder of the package that the app links; nil to look for it.
    var package: URL?
    /// The target of an existing project that is patched; nil for the first that fits.
    var target: String?
    /// Indicates whether assets that others made give way.
    var isForced = false
    /// The effort spent on making pictures small.
    var level = 6
    /// Indicates whether tvOS also gets the launch image of old versions.
    var hasLaunchImage = false

    /// The result of a generation.
    struct Made {
        var files: FileSet
        /// The files that keep what others wrote in them.
        var patched: Set<String> = []
        /// The files that replace those of others: empty ones, and the launch screen until now.
        var filled: Set<String> = []
        /// The files of others, and the former ones of a generation, that stay because the project uses them.
        var kept: Set<String> = []
        /// The sides whose files were made; those of others are not part of this generation.
        var sides: Set<ProjectSide> = []
        /// The remarks for the project's maintainers.
        var remarks: [String] = []
        /// The legibility of the icon's mark; empty where no icon was made.
        var legibility: [ComposedIcon.Legibility] = []

        /// Adds what was made for another platform.
        mutating func join(_ other: Made) throws {
            try files.merge(other.files)
            patched.formUnion(other.patched)
            filled.formUnion(other.filled)
            kept.formUnion(other.kept)
            remarks += other.remarks
        }

        /// Tells how clearly the mark of the icon is seen.
        @MainActor
        mutating func note(_ icon: ComposedIcon) {
            legibility = icon.legibility
            remarks += ComposedIcon.remarks(on: legibility)
        }
    }

    /// Makes all files.
    ///
    /// - Parameters:
    ///   - shaper: Draws the texts on pictures.
    ///   - tell: Receives the things that the views of a picture asked for and did not get.
    func files(
        shaper: CairoTextShaper, tell: @escaping ([StageIssue]) -> Void = { _ in }
    ) async throws -> Made {
        var images = app.images() + artefacts.images()
        let artefacts = try artefacts.completed(with: images, of: app.name)
        let renderer = ArtworkRenderer(shaper: shaper, images: ImageLibrary(images), tell: tell)
        let names = LaunchNames(artefacts.launch, drawn: launchPixels(images, renderer))
        // The app's own code finds the picture by its own name; the system gets one that follows the content.
        if let picture = artefacts.launch.picture, let name = names.picture, name != picture.name,
            let image = images.first(where: { $0.name == picture.name })
        {
            images.append(image.named(name))
        }
        let artwork = AppArtwork(
            icon: artefacts.icon, launch: artefacts.launch, images: images,
            renderer: renderer)
        let drawing = PictureDrawing(artwork: artwork, level: level)
        let apple = LaunchPlatform.allCases.filter { platform in
            platforms.contains { $0.launchPlatform == platform }
        }
        var made = Made(files: FileSet())
        if !apple.isEmpty {
            let root = packageFolder
            let assembly = HostAssembly(
                app: app, artefacts: artefacts, options: options, platforms: apple, drawing: drawing,
                packagePath: root.map { Self.way(from: folder, to: $0) } ?? ".", products: products,
                hasLaunchImage: hasLaunchImage, names: names, privacy: try privacy(of: artefacts, in: root))
            if let project = try ExistingProject(in: folder, for: assembly.systems, target: target),
                !assembly.isOwn(project)
            {
                made = try await project.patched(by: assembly, isForced: isForced)
            } else {
                guard root != nil else { throw packageMissing }
                try refuseTarget()
                made.files = try await assembly.files()
                made.remarks = assembly.remarks
                if let icon = assembly.composedIcon { made.note(icon) }
                try keepDeclarations(assembly.privacy, &made)
            }
        }
        let others = OtherPlatforms(
            name: app.name, artefacts: artefacts, drawing: drawing, folder: folder)
        if platforms.contains(.android) {
            try made.join(try await others.android())
            made.sides.insert(.android)
        }
        if platforms.contains(.web) {
            try made.join(try await others.web())
            made.sides.insert(.web)
        }
        if !apple.isEmpty {
            made.sides.insert(.apple)
            try SiteFiles(artefacts: artefacts, folder: folder).add(to: &made)
        }
        return made
    }

    /// The calls that need a reason in the host's own sources and in those of the products that it links.
    private func privacy(of artefacts: AppArtefacts, in package: URL?) throws -> HostPrivacy {
        var privacy = HostPrivacy()
        privacy.look(in: try FileSet(artefacts.sources.filter { HostPrivacy.isSource($0.key) }))
        for product in products {
            let place = "Sources/\(product)"
            guard let folder = package?.appendingPathComponent(place, isDirectory: true),
                FileManager.default.fileExists(atPath: folder.path)
            else { continue }
            let sources = try ProjectFiles.read(
                folder, keeping: HostPrivacy.isKept, where: HostPrivacy.isSource)
            privacy.look(in: try FileSet().merging(sources, into: place))
        }
        return privacy
    }

    /// Keeps what others wrote into the privacy manifests of an earlier generation.
    private func keepDeclarations(_ privacy: HostPrivacy, _ made: inout Made) throws {
        let record = try ProjectRecord(of: folder)
        for path in made.files.paths where path.hasSuffix("/" + PrivacyManifest.fileName) {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else { continue }
            let present = [UInt8](data)
            guard present != made.files[path], record.files[path] != ContentHash(present).description else {
                continue
            }
            var manifest = try PrivacyManifest(reading: present, file: path)
            privacy.declare(in: &manifest)
            made.files[path] = manifest.bytes()
            made.patched.insert(path)
        }
    }

    /// The pixels of the launch screen's picture at one to a point; nil where its name stays as it is.
    private func launchPixels(_ images: [AppImage], _ renderer: ArtworkRenderer) -> [UInt8]? {
        guard let picture = artefacts.launch.picture, !artefacts.launch.keepsNames,
            let image = images.first(where: { $0.name == picture.name })
        else { return nil }
        return renderer.image(of: image.art(), size: image.size, pixels: Int(image.size.width.rounded()))
            .bytes
    }

    /// The products that the host of an app links.
    private var products: [String] {
        if let own = artefacts.products { return own }
        let online = app.accounts != nil
        return ["\(artefacts.project)Brand"] + (online ? ["LaunchAuth"] : []) + ["LaunchKit"]
            + (online ? ["LaunchNetwork"] : []) + ["LaunchStore"]
    }

    /// The folder of the package that the app links: the one that was named, else the nearest around the project or around
    /// the folder one is in; nil without one.
    private var packageFolder: URL? {
        if let package { return package.standardizedFileURL }
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        return Self.package(around: folder) ?? Self.package(around: here)
    }

    private var packageMissing: CommandError {
        .usage(
            "A project in '\(folder.path)' links \(MessageText.list(products, last: "and")), and no package is around it.",
            hint:
                "Name the folder of the package that has \(products.count == 1 ? "it" : "them") with --package."
        )
    }

    private func refuseTarget() throws(CommandError) {
        guard let target else { return }
        throw .usage(
            "Option '--target' was given '\(target)', but '\(folder.path)' has no Xcode project of others.",
            hint: "Leave it out: a new project has one app.")
    }

    /// The nearest folder, from one outwards, that is a package.
    private static func package(around folder: URL) -> URL? {
        var place = folder.standardizedFileURL
        while true {
            let manifest = place.appendingPathComponent("Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { return place }
            guard place.path != "/" else { return nil }
            place = place.deletingLastPathComponent()
        }
    }

    /// Returns a relative path from one folder to another.
    nonisolated static func way(from start: URL, to end: URL) -> String {
        let (from, to) = (start.pathComponents, end.pathComponents)
        let common = zip(from, to).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}

extension AppImage {
    /// The same picture by another name, with its files called alike.
    fileprivate func named(_ name: String) -> AppImage {
        var files = files
        (files.name, files.source) = (name, nil)
        let art = art
        return AppImage(name, size: size, files: files) { art() }
    }
}
