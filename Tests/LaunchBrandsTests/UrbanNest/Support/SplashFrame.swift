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

    /// The elements of views whose path names a view, visible or not.
    func owned(by view: String) -> [SplashElement] { elements.filter { $0.owner.contains(view) } }

    /// The element that shows a text.
    func text(_ words: String) -> SplashElement? { elements.first { $0.string == words } }

    /// The white disc behind the artwork.
    var disc: SplashElement? {
        owned(by: "UrbanNestLogoView").first {
            guard case .ellipse? = $0.outline else { return false }
            return $0.kind == .fill
        }
    }
    /// The brand's name.
    var name: SplashElement? { text("UrbanNest") }
    /// The tagline.
    var tagline: SplashElement? { text("Trusted services, delivered smartly") }
    /// The parts of the spinner: the faint ring and the bright arc.
    var spinner: [SplashElement] { owned(by: "UrbanNestSpinner").filter { $0.kind == .stroke } }
    /// The dots of the indicator.
    var dots: [SplashElement] {
        owned(by: "UrbanNestIndicator").filter {
            guard case .ellipse? = $0.outline else { return false }
            return $0.kind == .fill
        }
    }
    /// Indicates whether any form of the indicator can be seen.
    var showsIndicator: Bool { (spinner + dots).contains(where: \.isVisible) }
    /// The element of the accessibility tree with a label.
    func accessible(_ label: String) -> AccessibilityNode? {
        accessibility.flattened.first { $0.label == label }
    }
}
