// Licensed under the Apache License, Version 2.0.

public import FirstlightArtefacts
public import Foundation
import StageUI

/// The static launch screen of a project as the system draws it: from its Info.plist, its storyboard and its asset
/// catalogue, and nothing from an app's code.
public struct StaticScreen: Sendable {
    /// A picture or a coloured view at a place.
    public struct Part: Hashable, Sendable {
        /// The developer's name for it: the id of a storyboard's view, or the key of Info.plist.
        public let name: String
        /// The name of its picture; nil for none.
        public let image: String?
        /// The file of its picture; nil where the app's own picture of that name stands for it.
        public var picture: Picture?
        /// Its colour; nil for none.
        let color: ResolvedColor?
        /// Its place on the screen, in points.
        public let frame: CGRect
        /// The way in which the picture fills the place, in the words of a storyboard.
        var contentMode = "scaleToFill"
        /// The frame of the picture by that; nil without a picture.
        var imageFrame: CGRect?
        /// The opacity together with that of the views around it, above 0.
        var opacity = 1.0
        /// The part of the screen to which it is cut; nil for all of it.
        var clip: CGRect?

        /// All of the screen that it may cover.
        var extent: CGRect {
            let whole = imageFrame.map(frame.union) ?? frame
            return clip.map(whole.intersection) ?? whole
        }
    }

    /// A file of a picture.
    public struct Picture: Hashable, Sendable {
        /// The path of the file.
        public let file: String
        /// Its pixels, and the number of them per point.
        let image: DisplayImage
    }

    /// The declaration of a screen.
    enum Source: Hashable, Sendable {
        /// Keys of a property list, with its name and their line.
        case dictionary(LaunchScreenKeys, place: String)
        case storyboard(LaunchStoryboard)
    }

    let sources: StaticSources
    let colors: [String: ColorSet]
    let pictures: StaticPictures
    private let imageSizes: [String: CGSize]

    /// Reads the launch screen of a project.
    ///
    /// - Parameters:
    ///   - files: The files of the app's folder.
    ///   - infoPlist: The path of its property list; nil to look for it.
    ///   - imageSizes: The natural sizes of pictures by their names, in points: the app's own stand for them. All
    ///     others are read from the catalogues' files.
    /// - Throws: An `ArtefactProblem` when a file is damaged, or nothing declares a launch screen.
    public init(
        of files: FileSet, infoPlist: String? = nil, imageSizes: [String: CGSize] = [:]
    ) throws(ArtefactProblem) {
        let catalogues = Catalogue.catalogues(in: files)
        if let problem = catalogues.flatMap(\.problems).first { throw problem }
        var colors: [String: ColorSet] = [:]
        let assets = catalogues.flatMap(\.namedAssets)
        for asset in assets {
            if let set = asset.contents(as: ColorSet.self) { colors[asset.name] = set }
        }
        (self.colors, self.imageSizes, pictures) = (colors, imageSizes, StaticPictures(assets))
        sources = try StaticSources(in: files, infoPlist: infoPlist)
    }
}

extension StaticScreen {
    /// Returns the parts of a screen, from back to front.
    ///
    /// - Throws: An `ArtefactProblem` when constraints contradict each other, or a colour or picture is missing.
    public func parts(on device: SimulatedDevice) throws(ArtefactProblem) -> [Part] {
        switch try sources.source(device.profile.isPad ? .pad : .phone) {
        case .dictionary(let keys, _): try parts(of: keys, on: device)
        case .storyboard(let storyboard): try parts(of: storyboard, on: device)
        }
    }

    private func parts(
        of keys: LaunchScreenKeys, on device: SimulatedDevice
    ) throws(ArtefactProblem) -> [Part] {
        let configuration = device.configuration
        let screen = CGRect(origin: .zero, size: configuration.size)
        let ground: ResolvedColor? =
            if let name = keys.colorName { try color(name, on: device) } else {
                Self.systemBackground(configuration)
            }
        var parts = [Part(name: "UIColorName", image: nil, color: ground, frame: screen)]
        if let image = keys.imageName {
            let insets = keys.imageRespectsSafeArea == true ? configuration.safeArea : EdgeInsets()
            let room = CGRect(
                x: insets.leading, y: insets.top, width: screen.width - insets.leading - insets.trailing,
                height: screen.height - insets.top - insets.bottom)
            parts.append(try part("UIImageName", showing: image, inTheMiddleOf: room, on: device))
        }
        let bars = StaticBars(keys: keys, device: device)
        for (bar, frame, image) in bars.frames {
            if let image {
                parts.append(try part(bar.rawValue, showing: image, inTheMiddleOf: frame, on: device))
            } else {
                parts.append(Part(name: bar.rawValue, image: nil, color: bars.color, frame: frame))
            }
        }
        return parts
    }

    /// A picture in its natural size, in the middle of a rectangle; nothing scales it.
    private func part(
        _ name: String, showing image: String, inTheMiddleOf room: CGRect, on device: SimulatedDevice
    ) throws(ArtefactProblem) -> Part {
        let picture = try picture(image, on: device)
        guard let size = imageSizes[image] ?? picture?.image.size else {
            throw Self.missing("picture", image)
        }
        let corner = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
        let frame = CGRect(origin: corner, size: size)
        return Part(
            name: name, image: image, picture: picture, color: nil, frame: frame, imageFrame: frame)
    }

    /// The file of a picture; nil where the app's own stands for it, or there is none.
    private func picture(
        _ name: String, on device: SimulatedDevice
    ) throws(ArtefactProblem) -> Picture? {
        imageSizes[name] == nil ? try pictures.picture(name, on: device) : nil
    }

    private func parts(
        of storyboard: LaunchStoryboard, on device: SimulatedDevice
    ) throws(ArtefactProblem) -> [Part] {
        let (configuration, insets) = (device.configuration, device.configuration.safeArea)
        var shown: [String: Picture] = [:]
        for image in Set(storyboard.usedImages.map(\.name)) {
            shown[image] = try picture(image, on: device)
        }
        let sizes = imageSizes.merging(shown.mapValues(\.image.size)) { given, _ in given }
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
        for view in placed where view.opacity > 0 {
            // The appearance of a system symbol is unknown here.
            let image = view.view.showsSystemImage ? nil : view.image
            let natural = image.flatMap { sizes[$0] }
            if let image, natural == nil { throw Self.missing("picture", image) }
            let color: ResolvedColor? =
                if let color = view.backgroundColor {
                    try self.color(color, of: storyboard, on: device)
                } else { nil }
            var part = Part(
                name: view.id, image: image, picture: image.flatMap { shown[$0] }, color: color,
                frame: CGRect(view.frame), contentMode: view.contentMode, opacity: view.opacity,
                clip: CGRect(view.clipsSubviews ? view.frame.clipped(to: view.clip) : view.clip))
            part.imageFrame = natural.map(part.rectangle)
            parts.append(part)
        }
        return parts
    }

    /// Returns a colour of a storyboard; nil for one of the system's whose appearance is unknown.
    private func color(
        _ color: StoryboardColor, of storyboard: LaunchStoryboard, on device: SimulatedDevice
    ) throws(ArtefactProblem) -> ResolvedColor? {
        switch color {
        case .components(let red, let green, let blue, let alpha, _):
            let given = ColorChannels(red: red, green: green, blue: blue, alpha: alpha)
            return ResolvedColor(color.sRGB ?? given)
        case .gray(let white, let alpha, _):
            let given = ColorChannels(red: white, green: white, blue: white, alpha: alpha)
            return ResolvedColor(color.sRGB ?? given)
        case .named(let name): return try self.color(name, on: device)
        case .system(Self.systemBackgroundName): return Self.systemBackground(device.configuration)
        case .system(let name):
            guard let shown = storyboard.fallback(ofSystemColor: name) else { return nil }
            return try self.color(shown, of: storyboard, on: device)
        }
    }

    /// A colour of the catalogue; nil for one that stands for a colour of the system.
    private func color(_ name: String, on device: SimulatedDevice) throws(ArtefactProblem) -> ResolvedColor? {
        guard let set = colors[name] else { throw Self.missing("colour", name) }
        let configuration = device.configuration
        let found = set.color(
            isDark: configuration.colorScheme == .dark, hasHighContrast: configuration.contrast == .increased,
            idiom: device.profile.isPad ? .iPad : .iPhone)
        if let reference = found?.reference {
            return reference == Self.systemBackgroundName ? Self.systemBackground(configuration) : nil
        }
        guard let found, let channels = found.sRGB ?? found.channels else {
            throw Self.missing("colour", name)
        }
        return ResolvedColor(channels)
    }

    /// The one colour of the system that is known here in both appearances.
    static let systemBackgroundName = "systemBackgroundColor"

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

extension ResolvedColor {
    /// The colour of channels in sRGB.
    fileprivate init(_ channels: ColorChannels) {
        self.init(red: channels.red, green: channels.green, blue: channels.blue, opacity: channels.alpha)
    }
}

extension CGRect {
    /// The rectangle of a storyboard.
    fileprivate init(_ rect: StoryboardRect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

extension LaunchStoryboard {
    /// Returns the editor's colour for a colour of the system; nil when the resources do not contain it.
    func fallback(ofSystemColor name: String) -> StoryboardColor? {
        switch resources.systemColors.first(where: { $0.name == name })?.fallback {
        case let shown? where shown.isPlain: shown
        default: nil
        }
    }
}

extension StoryboardColor {
    /// Indicates whether its numbers describe it completely.
    fileprivate var isPlain: Bool {
        switch self {
        case .components, .gray: true
        case .named, .system: false
        }
    }
}
