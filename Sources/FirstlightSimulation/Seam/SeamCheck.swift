// Licensed under the Apache License, Version 2.0.

import Foundation
public import LaunchKit
public import StageCairo
import StageUI

/// Compares the static launch screen of a project with the first frame of its app's splash, pixel by pixel.
@MainActor
public struct SeamCheck {
    private let app: AppDescriptor
    private let options: AppOptions
    private let screen: StaticScreen
    private let shaper: CairoTextShaper
    private let artwork: SeamArtwork

    /// Prepares comparisons.
    public init(
        _ app: AppDescriptor, options: AppOptions = AppOptions(), screen: StaticScreen,
        shaper: CairoTextShaper
    ) {
        (self.app, self.options, self.screen, self.shaper) = (app, options, screen, shaper)
        artwork = SeamArtwork(app.images(with: options), shaper: shaper)
    }

    /// The devices on which both are compared: those for which a launch screen is declared, with increased contrast
    /// where the launch screen or the app's ground has a colour or a picture of its own for it.
    ///
    /// - Throws: A decoding error when the data file of the devices is damaged.
    public func places() throws -> [SeamPlace] {
        let ground = app.artefacts(options)?.launch.ground.shade
        let isOwn = ColorScheme.allCases.contains {
            ground?.color($0, .increased) != ground?.color($0, .standard)
        }
        let contrasts: [ColorSchemeContrast] =
            isOwn || screen.hasHighContrast ? [.standard, .increased] : [.standard]
        let declared = Set(
            try DeviceProfile.all().filter { screen.isDeclared(for: $0) }.map(\.id))
        return try SeamPlace.all(contrasts).filter { declared.contains($0.device) }
    }

    /// Compares both on one device.
    ///
    /// - Throws: An `ArtefactProblem` when the launch screen cannot be drawn, or a `SimulationError`.
    public func compare(_ place: SeamPlace) async throws -> SeamResult {
        var scenario = Scenario(name: "seam", of: app)
        scenario.options = options
        scenario.device.profile = place.device
        scenario.device.appearance = place.appearance
        scenario.device.orientation = place.orientation
        scenario.device.contrast = place.contrast
        let run = try Simulation(scenario, of: app, text: shaper)
        guard let first = try await firstFrame(of: run) else {
            throw SimulationError.badScenario("\(app.name) shows nothing at its first frame.")
        }
        let parts = try screen.parts(on: run.device)
        let drawn = try draw(parts, on: run.device.configuration)
        return SeamResult(
            place: place, comparison: PixelComparison(expected: drawn.image, actual: draw(first, run.device)),
            parts: parts, list: first, scale: run.device.configuration.scale,
            issues: (run.launch?.stage.issues ?? []) + drawn.issues)
    }

    private func firstFrame(of run: Simulation) async throws -> DisplayList? {
        var list: DisplayList?
        try await run.followOnVirtualClock(instants: [0], until: 0) { frame in
            list = list ?? frame.list
            return .stop
        }
        run.launch?.close()
        return list
    }

    private func draw(_ list: DisplayList, _ device: SimulatedDevice) -> PixelImage {
        let configuration = device.configuration
        let renderer = CairoRenderer(
            size: configuration.size, scale: configuration.scale, shaper: shaper)
        renderer.render(list)
        return renderer.image
    }

    /// Draws the parts of a static screen: colours, the app's own pictures, and those of the project's files.
    private func draw(
        _ parts: [StaticScreen.Part], on configuration: StageConfiguration
    ) throws -> (image: PixelImage, issues: [StageIssue]) {
        var list = DisplayList(size: configuration.size)
        var issues: [StageIssue] = []
        for part in parts {
            var part = part
            // A picture that the app shows, too, is placed as the app places it: between pixels where the middle is.
            if let picture = part.picture, let own = try artwork.name(of: picture) {
                part = part.showing(own)
            }
            let stage = Stage(configuration, text: shaper, images: artwork.library) {
                StaticPartView(part: part, size: configuration.size)
            }
            var items = stage.frame(at: 0).items
            issues += stage.issues
            stage.close()
            if let picture = part.picture, let frame = part.imageFrame {
                items.append(item(picture.image, in: frame))
            }
            list.items += shown(items, of: part)
        }
        let renderer = CairoRenderer(
            size: configuration.size, scale: configuration.scale, shaper: shaper)
        renderer.render(list)
        return (renderer.image, issues)
    }

    /// Returns the visible content of a part: cut by the views around it, and with their opacity.
    private func shown(_ items: [DisplayItem], of part: StaticScreen.Part) -> [DisplayItem] {
        var items = items
        if part.opacity < 1 { items = [Self.group(.opacity(part.opacity), items)] }
        let whole = part.imageFrame.map(part.frame.union) ?? part.frame
        if let clip = part.clip, !clip.contains(whole) {
            items = [Self.group(.clip(.rectangle(clip), evenOdd: false), items)]
        }
        return items
    }

    private static func group(_ effect: DisplayEffect, _ items: [DisplayItem]) -> DisplayItem {
        DisplayItem(owner: "StaticScreen", content: .group(effect, items))
    }

    private func item(_ image: DisplayImage, in frame: CGRect) -> DisplayItem {
        DisplayItem(
            owner: "StaticScreen",
            content: .image(
                image,
                DisplayImage.Placement(source: CGRect(origin: .zero, size: image.size), rect: frame)))
    }
}

/// A part of a launch screen at its place, with its picture where that is one of the app's own.
private struct StaticPartView: View {
    let part: StaticScreen.Part
    let size: CGSize

    var body: some View {
        ZStack(alignment: .topLeading) {
            if let color = part.color {
                Color(
                    .sRGB, red: color.red, green: color.green, blue: color.blue,
                    opacity: color.opacity
                )
                .frame(width: part.frame.width, height: part.frame.height)
                .offset(x: part.frame.minX, y: part.frame.minY)
            }
            if let image = part.image, let frame = part.imageFrame, part.picture == nil {
                Image(decorative: image).resizable()
                    .frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX, y: frame.minY)
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .clipped()
        .ignoresSafeArea()
        .environment(\.layoutDirection, .leftToRight)
    }
}
