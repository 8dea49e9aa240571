// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var absentContent: [Sample] {
        [
            Sample("redacted, RedactionReasons", in: .text) {
                VStack(alignment: .leading) {
                    Text("a title").font(.headline)
                    Text("and words that are still on their way to this phone").font(.caption)
                    HStack {
                        Image(systemName: "star.fill")
                        Text("in blue").foregroundStyle(.blue)
                        Text("to be read").unredacted()
                    }
                }
                .redacted(reason: RedactionReasons.placeholder)
            },
            Sample("privacySensitive, redactionReasons", in: .text) {
                VStack {
                    HStack {
                        Text("Balance")
                        Text("1,234.50").privacySensitive()
                    }
                    ReasonSample()
                }
                .redacted(reason: .privacy)
            },
            Sample("ContentUnavailableView", in: .controls) {
                ContentUnavailableView(
                    "No Mail", systemImage: "envelope.fill", description: Text("New mail will be here.")
                )
            },
            Sample("ContentUnavailableView, search", in: .controls) {
                ContentUnavailableView.search(text: "x")
            },
            Sample("ContentUnavailableView, actions", in: .controls) {
                ContentUnavailableView {
                    Label("Not connected", systemImage: "wifi.slash")
                } actions: {
                    Button("Try again") {}.buttonStyle(.bordered)
                }
            },
            Sample("DisclosureGroup", in: .controls) { DisclosureSample() },
            Sample("DisclosureGroup in a Form", in: .controls) {
                Form { DisclosureGroup("More", isExpanded: .constant(true)) { Text("one") } }
            },
            Sample("DisclosureGroupStyle", in: .controls) {
                DisclosureGroup("own", isExpanded: .constant(true)) { Text("below") }
                    .disclosureGroupStyle(PlusGroupStyle())
            },
        ]
    }
}

/// Says why something is hidden.
private struct ReasonSample: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        Text(reasons.contains(.privacy) ? "Hidden from others" : "For all to see").font(.caption)
    }
}

private struct DisclosureSample: View {
    @State private var isOpen = true

    var body: some View {
        VStack {
            DisclosureGroup("Open", isExpanded: $isOpen) {
                Text("what belongs to it").frame(maxWidth: .infinity, alignment: .leading)
            }
            DisclosureGroup("Closed") { Text("not seen") }
        }
        .disclosureGroupStyle(AutomaticDisclosureGroupStyle())
    }
}

/// A sign before the title.
private struct PlusGroupStyle: DisclosureGroupStyle {
    func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
        VStack(alignment: .leading) {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                HStack {
                    Text(configuration.isExpanded ? "−" : "+")
                    configuration.label
                }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}
