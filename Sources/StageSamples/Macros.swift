// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension EnvironmentValues {
    /// The colour of a sample's ground.
    @Entry var sampleGround: Color = .orange
}

extension Sample {
    static var macros: [Sample] {
        [
            Sample("@Entry", in: .state) {
                HStack {
                    GroundSample()
                    GroundSample().environment(\.sampleGround, .teal)
                }
            }
        ]
    }
}

private struct GroundSample: View {
    @Environment(\.sampleGround) private var ground
    var body: some View { Text("ground").padding(6).background(ground) }
}

#Preview("Grounds") {
    GroundSample()
}
