// Licensed under the Apache License, Version 2.0.

public import FirstlightArtefacts
public import Foundation
import StageUI

/// The static launch screen of a project as the system draws it: what its Info.plist, its storyboard and its asset
/// catalogue say, and nothing that an app's code says.
public struct StaticScreen: Sendable {
    /// A picture or a coloured view at a place.
    public struct Part: Hashable, Sendable {
        /// What a developer knows it by: the id of a storyboard's view, or the key of Info.plist.
        public let name: String
        /// The name of its picture; nil for none.
        public let image: String?
        /// Its colour; nil for none.
        let color: ResolvedColor?
        /// Its place on the screen, in points.
        public let frame: CGRect
    }

    /// What is declared.
    private enum Source: Sendable {
        case dictionary(color: String?, image: String?)
        case storyboard(LaunchStoryboard)
    }

    private let source: Source
    private let colors: [String: ColorSet]
    private let imageSizes: [String: CGSize]

    /// Reads the launch screen of a project.
    ///
    /// - Parameters:
    ///   - files: The files of the app's folder.
    ///   - imageSizes: The natural sizes of the pictures by their names, in points; those that are missing are read
    ///     from the catalogue's files.
    /// - Throws: An `ArtefactProblem` when a file is damaged, or nothing declares a launch screen.
    public init(of files: FileSet, imageSizes: [String: CGSize] = [:]) throws(ArtefactProblem) {
        let catalogues = Catalogue.catalogues(in: files)
        if let problem = catalogues.flatMap(\.problems).first { throw problem }
        var colors: [String: ColorSet] = [:]
        var sizes: [String: CGSize] = [:]
        for asset in catalogues.flatMap(\.namedAssets) {
            if let set = asset.contents(as: ColorSet.self) { colors[asset.name] = set }
            if asset.kind == .imageSet { sizes[asset.name] = Self.size(of: asset) }
        }
        self.colors = colors
        self.imageSizes = sizes.merging(imageSizes) { _, given in given }
        source = try Self.source(in: files)
    }

    private static func source(in files: FileSet) throws(ArtefactProblem) -> Source {
        guard let path = files.paths.filter({ $0.hasSuffix("Info.plist") }).min(by: { $0.count < $1.count })
        else { throw ArtefactProblem(file: "Info.plist", reason: "there is none; an app needs one") }
        let list = try InfoPlist(reading: files[path] ?? [], file: path)
        if let screen = list.launchScreen {
            return .dictionary(color: screen.colorName, image: screen.imageName)
        }
        guard let name = list.launchStoryboardName else {
            throw ArtefactProblem(
                file: path,
                reason: "it declares no launch screen; give it UILaunchScreen or UILaunchStoryboardName")
        }
        guard let file = files.paths.first(where: { $0.split(separator: "/").last == "\(name).storyboard" })
        else {
            throw ArtefactProblem(
                file: path, line: list.file.line(of: ["UILaunchStoryboardName"]),
                element: "UILaunchStoryboardName", reason: "there is no file \(name).storyboard")
        }
        return .storyboard(try LaunchStoryboard(reading: files[file] ?? [], file: file))
    }

    /// The points of a picture: its pixels by its scale.
    private static func size(of asset: CatalogueAsset) -> CGSize? {
        guard let set = asset.contents(as: ImageSet.self) else { return nil }
        for entry in set.entries {
            guard let file = entry.filename, let bytes = asset.files[file],
                let header = try? PictureHeader(reading: bytes, file: file), let pixels = header.pixels
            else { continue }
            let factor = CGFloat(entry.scale?.factor ?? 1)
            return CGSize(width: CGFloat(pixels.width) / factor, height: CGFloat(pixels.height) / factor)
        }
        return nil
    }
}

extension StaticScreen {
    /// What the storyboard shows and nothing here measures or draws as the system does: its texts and controls. A sentence
    /// for each; whatever stands beside one may have another place on a device.
    public var unmeasured: [String] {
        guard case .storyboard(let storyboard) = source, let root = storyboard.initialScene?.rootView else {
            return []
        }
        return Self.shown(root).filter { LaunchMeasures.hasOwnSize($0.kind) }.map { view in
            let lines = view.markup["numberOfLines"].map { $0 == "1" ? "" : " of several lines" } ?? ""
            let place = "\(storyboard.file):\(view.markup.line)"
            return
                "The \(view.kind)\(lines) \u{201C}\(view.id)\u{201D} (\(place)) is not compared: it is neither "
                + "measured as UIKit measures it nor drawn, and what its size moves may stand elsewhere on a device."
        }
    }

    private static func shown(_ view: StoryboardView) -> [StoryboardView] {
        view.isHidden || view.alpha == 0 ? [] : [view] + view.subviews.flatMap(shown)
    }

    /// What is on a screen, from back to front.
    ///
    /// - Throws: An `ArtefactProblem` when constraints contradict each other, or a colour or picture is missing.
    public func parts(on device: SimulatedDevice) throws(ArtefactProblem) -> [Part] {
        let configuration = device.configuration
        let screen = CGRect(origin: .zero, size: configuration.size)
        switch source {
        case .dictionary(let color, let image):
            let ground = try color.map { name throws(ArtefactProblem) in try self.color(name, on: device) }
            var parts = [
                Part(
                    name: "UIColorName", image: nil, color: ground ?? Self.systemBackground(configuration),
                    frame: screen)
            ]
            guard let image else { return parts }
            guard let size = imageSizes[image] else { throw Self.missing("picture", image) }
            // In its natural size, in the middle; nothing scales it.
            parts.append(
                Part(
                    name: "UIImageName", image: image, color: nil,
                    frame: CGRect(
                        x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2,
                        width: size.width, height: size.height)))
            return parts
        case .storyboard(let storyboard):
            return try self.parts(of: storyboard, on: device)
        }
    }

    private func parts(
        of storyboard: LaunchStoryboard, on device: SimulatedDevice
    ) throws(ArtefactProblem) -> [Part] {
        let (configuration, insets) = (device.configuration, device.configuration.safeArea)
        let sizes = imageSizes
        let placed = try LaunchLayout.solve(
            storyboard,
            size: StoryboardSize(width: configuration.size.width, height: configuration.size.height),
            safeArea: StoryboardInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
            // The system brings the edges of both screens to whole pixels; here neither is brought there, and an eighth
            // of a point is as fine as a storyboard of ours needs.
            scale: 8,
            measures: LaunchMeasures(
                image: { sizes[$0].map { StoryboardSize(width: $0.width, height: $0.height) } },
                text: { _ in nil }))
        var parts: [Part] = []
        for view in placed {
            if let image = view.image, sizes[image] == nil { throw Self.missing("picture", image) }
            let color = try view.backgroundColor.map { color throws(ArtefactProblem) in
                try self.color(color, on: device)
            }
            parts.append(
                Part(
                    name: view.id, image: view.image, color: color,
                    frame: CGRect(
                        x: view.frame.x, y: view.frame.y, width: view.frame.width, height: view.frame.height))
            )
        }
        return parts
    }

    private func color(_ color: StoryboardColor, on device: SimulatedDevice) throws(ArtefactProblem)
        -> ResolvedColor
    {
        switch color {
        case .components(let red, let green, let blue, let alpha, _):
            return ResolvedColor(red: red, green: green, blue: blue, opacity: alpha)
        case .gray(let white, let alpha, _):
            return ResolvedColor(red: white, green: white, blue: white, opacity: alpha)
        case .named(let name): return try self.color(name, on: device)
        case .system: return Self.systemBackground(device.configuration)
        }
    }

    private func color(_ name: String, on device: SimulatedDevice) throws(ArtefactProblem) -> ResolvedColor {
        guard let set = colors[name] else { throw Self.missing("colour", name) }
        let configuration = device.configuration
        var wanted: Set<Appearance> = []
        if configuration.colorScheme == .dark { wanted.insert(.dark) }
        if configuration.contrast == .increased { wanted.insert(.highContrast) }
        let found = set.color(wanted) ?? set.color(wanted.subtracting([.highContrast])) ?? set.color()
        guard let channels = found?.channels else { throw Self.missing("colour", name) }
        return ResolvedColor(
            red: channels.red, green: channels.green, blue: channels.blue,
            opacity: channels.alpha)
    }

    /// White, or black in dark appearance.
    private static func systemBackground(_ configuration: StageConfiguration) -> ResolvedColor {
        let white = configuration.colorScheme == .dark ? 0.0 : 1
        return ResolvedColor(red: white, green: white, blue: white)
    }

    private static func missing(_ kind: String, _ name: String) -> ArtefactProblem {
        ArtefactProblem(
            file: "Assets.xcassets", element: name,
            reason: "there is no \(kind) of this name that the launch screen shows")
    }
}
