// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var accessibilityTraits: [Sample] {
        [
            Sample("Adjustable, scrollable, headings", in: .accessibility) {
                VStack {
                    Text("Volume").accessibilityAdjustableAction {
                        (direction: AccessibilityAdjustmentDirection) in
                        _ = direction == .increment
                    }
                    Text("Pages").accessibilityScrollAction { _ in }
                    Text("Heading").accessibilityHeading(AccessibilityHeadingLevel.h2)
                    Text("Actions").accessibilityActions { Button("Delete") {} }
                        .accessibilityAction(AccessibilityActionKind.escape) {}
                }
            },
            Sample("Representation, children, input labels", in: .accessibility) {
                VStack {
                    Text("Own slider").accessibilityRepresentation { Toggle("On", isOn: .constant(true)) }
                    Color.blue.accessibilityElement().accessibilityChildren { Text("inside") }
                    Text("Names").accessibilityInputLabels(["Name", "First name"])
                        .accessibilityRespondsToUserInteraction(true).accessibilityIgnoresInvertColors(true)
                        .accessibilityShowsLargeContentViewer()
                        .accessibilityCustomContent(
                            AccessibilityCustomContentKey("Age", id: "age"), Text("two years"),
                            importance: AXCustomContent.Importance.high)
                }
            },
            Sample("Accessibility settings", in: .accessibility) { SettingsSample() },
        ]
    }
}

private struct SettingsSample: View {
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @Environment(\.accessibilityInvertColors) private var invertColors
    @Environment(\.accessibilityShowButtonShapes) private var buttonShapes
    @Environment(\.accessibilityDimFlashingLights) private var dimLights
    @Environment(\.accessibilityPlayAnimatedImages) private var playImages
    @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
    @Environment(\.accessibilityLargeContentViewerEnabled) private var largeContent

    var body: some View {
        let settings = [
            reduceTransparency, invertColors, buttonShapes, dimLights, playImages, switchControl,
            largeContent,
        ]
        Text(settings.map { $0 ? "1" : "0" }.joined())
            .onAppear {
                AccessibilityNotification.LayoutChanged().post()
                AccessibilityNotification.PageScrolled("Page 2").post()
            }
    }
}
