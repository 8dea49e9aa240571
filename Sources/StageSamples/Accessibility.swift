// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var accessibility: [Sample] {
        [
            Sample("Label, value, hint, identifier, hidden", in: .accessibility) {
                VStack {
                    Circle().fill(.blue).accessibilityLabel("Blue circle").accessibilityValue("half")
                        .accessibilityHint("Does nothing").accessibilityIdentifier("circle")
                    Color.gray.accessibilityHidden(true)
                }
            },
            Sample("Elements, traits, sort priority", in: .accessibility) {
                VStack {
                    HStack {
                        Text("Sum")
                        Text("12")
                    }
                    .accessibilityElement(children: .combine)
                    HStack { Text("ignored") }.accessibilityElement(
                        children: AccessibilityChildBehavior.ignore
                    )
                    .accessibilityLabel("One element")
                    HStack { Text("contained") }.accessibilityElement(children: .contain)
                    Text("Header").accessibilityAddTraits(.isHeader).accessibilitySortPriority(1)
                    Button("Not a button") {}.accessibilityRemoveTraits(AccessibilityTraits.isButton)
                }
            },
            Sample("Actions, focus, announcements", in: .accessibility) { SpokenSample() },
        ]
    }
}

private struct SpokenSample: View {
    @AccessibilityFocusState(for: AccessibilityTechnologies.voiceOver) private var isFocused: Bool

    var body: some View {
        VStack {
            Text("Error").accessibilityFocused($isFocused).accessibilityAction { isFocused = true }
            Button("Announce") {
                AccessibilityNotification.Announcement("Signed in").post()
                AccessibilityNotification.ScreenChanged().post()
            }
        }
    }
}
