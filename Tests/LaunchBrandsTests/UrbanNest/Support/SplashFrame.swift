// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import ProofSupport
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

/// The display list and the accessibility tree at one instant of a launch.
///
/// That a frame was kept proves nothing; a test looks at the screen when it reads what was drawn or said.
@MainActor
struct SplashFrame {
    /// The seconds since the first frame.
    let time: Double
    let device: SimulatedDevice
    let phase: LaunchPhase
    let shaper: CairoTextShaper
    private let kept: Kept

    /// The content to look at.
    struct Kept {
        let list: DisplayList
        let elements: [SplashElement]
        let accessibility: AccessibilityNode
        let announcements: [StageAnnouncement]
    }

    init(time: Double, device: SimulatedDevice, phase: LaunchPhase, shaper: CairoTextShaper, kept: Kept) {
        (self.time, self.device, self.phase) = (time, device, phase)
        (self.shaper, self.kept) = (shaper, kept)
    }

    private var seen: Kept {
        Look.atScreen()
        return kept
    }
    var list: DisplayList { seen.list }
    var elements: [SplashElement] { seen.elements }
    var accessibility: AccessibilityNode { seen.accessibility }
    /// The announcements up to now.
    var announcements: [StageAnnouncement] { seen.announcements }

    /// The size of the screen, in points.
    var size: CGSize { device.configuration.size }
    /// The part of the screen that the system leaves free.
    var safeRect: CGRect {
        let insets = device.configuration.safeArea
        return CGRect(
            x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
            height: size.height - insets.top - insets.bottom)
    }

    /// Draws the frame afresh.
    func image(scale: CGFloat = 1) -> PixelImage {
        let renderer = CairoRenderer(size: size, scale: scale, shaper: shaper)
        renderer.render(list)
        return renderer.image
    }

    // MARK: Elements

    /// The element that shows a text.
    func text(_ words: String) -> SplashElement? { elements.first { $0.string == words } }

    /// What fills the whole screen, without the window's own ground, which lies behind everything.
    var grounds: [SplashElement] {
        elements.dropFirst().filter { $0.frame == CGRect(origin: .zero, size: size) }
    }
    /// The white disc behind the artwork: of 120 points, or smaller on a watch and where an error has little room.
    var disc: SplashElement? {
        elements.first { $0.isDisc(of: 120, 64, 56) && $0.isPainted(0xFFFFFF) }
    }
    /// All that is drawn on the disc.
    var artwork: [SplashElement] {
        guard let disc else { return [] }
        return elements.drop { !$0.isDisc(of: 120, 64, 56) }.dropFirst().filter { $0.lies(in: disc.frame) }
    }
    /// The brand's name.
    var name: SplashElement? { text("UrbanNest") }
    /// The tagline.
    var tagline: SplashElement? { text("Trusted services, delivered smartly") }
    /// The parts of the spinner: the faint ring, 32 points wide with its line of 3, and the bright arc on it.
    var spinner: [SplashElement] {
        guard let ring = elements.first(where: { $0.isRing(of: 29) }) else { return [] }
        return elements.filter { $0.kind == .stroke && $0.lies(in: ring.frame) }
    }
    /// The dots of the indicator: of 8 points, in the place below the tagline.
    var dots: [SplashElement] {
        guard let tagline else { return [] }
        let slot = CGRect(
            x: size.width / 2 - 24, y: tagline.frame.maxY, width: 48, height: 124)
        return elements.filter { $0.isDisc(of: 8) && $0.lies(in: slot) }
    }
    /// Indicates whether any form of the indicator can be seen.
    var showsIndicator: Bool { (spinner + dots).contains(where: \.isVisible) }
    /// The element of the accessibility tree with a label.
    func accessible(_ label: String) -> AccessibilityNode? {
        accessibility.flattened.first { $0.label == label }
    }
}
