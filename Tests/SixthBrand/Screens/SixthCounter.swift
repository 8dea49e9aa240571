// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

/// What there is to buy.
struct SixthCounter: View {
    let bread: [String]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("On the counter").font(.title).accessibilityAddTraits(.isHeader)
                ForEach(bread, id: \.self) { Text($0) }
            }
            .foregroundStyle(Sixth.crust.color)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
        .background(Sixth.ground.color)
    }
}
