// Licensed under the Apache License, Version 2.0.

import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import StageUI
#endif

/// Says that a link was opened, and which.
struct UrbanNestLinkBanner: View {
    let link: URL
    let palette: UrbanNestPalette

    var body: some View {
        HStack(spacing: 12) {
            UrbanNestSymbolTile(symbol: "link", palette: palette)
            VStack(alignment: .leading, spacing: 2) {
                Text("Opened from a link")
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(palette.text.color)
                // A path reads from the left among words of any direction, so it is isolated from them.
                Text(verbatim: "\u{2066}\(Self.place(of: link))\u{2069}")
                    .accessibilityLabel(Self.place(of: link))
                    .font(.footnote)
                    .foregroundStyle(palette.secondaryText.color)
                    .lineLimit(2)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(12)
        .background(palette.card.color, in: RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .combine)
    }

    /// The part of a link that says where in the app it leads.
    ///
    /// In a link of the web that is the path; in one of the app's own scheme the first part of it
    /// stands in the host's place.
    static func place(of link: URL) -> String {
        let path = link.path(percentEncoded: false)
        let isWeb = link.scheme?.lowercased().hasPrefix("http") ?? false
        let host = link.host(percentEncoded: false) ?? ""
        if !isWeb, !host.isEmpty { return "/" + host + (path == "/" ? "" : path) }
        return path.isEmpty ? "/" : path
    }
}
