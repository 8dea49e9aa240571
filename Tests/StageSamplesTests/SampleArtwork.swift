// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// The one picture of the samples' catalogue: a hill under a sun.
struct SampleArtwork: View {
    var body: some View {
        ZStack {
            LinearGradient(colors: [.cyan, .white], startPoint: .top, endPoint: .bottom)
            Circle().fill(.yellow).frame(width: 8, height: 8).offset(x: 5, y: -5)
            Ellipse().fill(.green).frame(width: 30, height: 16).offset(y: 10)
        }
        .frame(width: 24, height: 24)
        .clipped()
    }
}
