// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// The parts of the subset, in the order of the gallery.
public enum SampleSection: String, CaseIterable, Sendable {
    /// Stacks, frames and space.
    case layout = "Layout"
    /// Text and fonts.
    case text = "Text"
    /// Outlines and paths.
    case shapes = "Shapes"
    /// Colours and gradients.
    case styles = "Styles"
    /// Opacity, transforms, blur and shadow.
    case effects = "Effects"
    /// Pictures and symbols.
    case images = "Images"
    /// Buttons, fields and indicators.
    case controls = "Controls"
    /// Scrolling and paging.
    case scrolling = "Scrolling and tabs"
    /// Presentations over a screen.
    case presentations = "Presentations"
    /// Animations and transitions.
    case motion = "Motion"
    /// State, environment and life cycle.
    case state = "State"
    /// The content for assistive technology.
    case accessibility = "Accessibility"
}

/// A small view that uses a part of the subset as a screen would.
@MainActor
public struct Sample: Identifiable {
    /// The sample's subject, in a few words.
    public let name: String
    /// The section that it belongs to.
    public let section: SampleSection
    /// The touches on the screen, one after the other, before a person examines it.
    public var touches: [UnitPoint] = []
    /// The limits of the stage that the sample meets, in the stage's own words.
    public var limits: Set<String> = []
    private let make: @MainActor () -> AnyView

    /// The name, which no other sample has.
    public nonisolated var id: String { name }

    /// A new view of the sample.
    public var view: AnyView { make() }

    init<Content: View>(
        _ name: String, in section: SampleSection, touches: [UnitPoint] = [], limits: Set<String> = [],
        @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) {
        self.name = name
        self.section = section
        self.touches = touches
        self.limits = limits
        let edge: CGFloat = section == .presentations ? 0 : 8
        make = { AnyView(content().padding(edge).frame(maxWidth: .infinity, maxHeight: .infinity)) }
    }

    /// All samples, section by section.
    public static var all: [Sample] {
        let drawn = shapes + canvases + styles + systemStyles + effects + gradientsAndMaterials + images
        let still = layout + ownLayout + grids + lazyGrids + text + textStyles + drawn
        let used =
            controls + buttonsAndForms + choices + scrolling + sectionsAndTargets + presentations + navigation
        let moving = motion + keyframesAndSymbols + geometryGroups + springs
        let rarer = absentContent + deprecatedScreens + placeEffects + menusAndGauges + deviceValues + lists
        let newer = editedLists + olderNames + newerContainers + customContainers + newestNames + dates
        return still + used + moving + rarer + newer + state + macros + observableObjects + frameworks
            + gestures + chartsAndMaps + deviceServices
            + accessibility
            + accessibilityTraits
    }
}
