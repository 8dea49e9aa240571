// Licensed under the Apache License, Version 2.0.

// The scene of SwiftUI that hosts open on a Mac and that the subset has not, as a declaration only: Scripts/apple.py reads
// it together with each host. Nothing here is ever run or shipped.

import SwiftUI

struct Window<Content: View>: Scene {
    private let content: Content

    init(_ title: String, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    var body: some Scene { WindowGroup { content } }
}
