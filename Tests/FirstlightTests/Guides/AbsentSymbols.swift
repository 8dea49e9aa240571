// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI

// What the guide "When a symbol is absent" shows.

extension View {
    /// Lets the crown of a watch change a value.
    func crown(_ value: Binding<Double>) -> some View {
        #if os(watchOS)
            digitalCrownRotation(value)
        #else
            self
        #endif
    }
}

struct ShareService: Sendable {
    var share: @MainActor @Sendable (URL) -> Void

    static let none = ShareService { _ in }
}

struct ShareButton: View {
    let link: URL
    let service: ShareService

    var body: some View {
        Button("Share", systemImage: "square.and.arrow.up") { service.share(link) }
    }
}
