// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// A screen as tests look at them: a heading, six rows with texts and drawings, and a button; fifty views.
struct ProbeScreen: View {
    var title = "Good morning"

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(title).font(.largeTitle)
            Text("What is to be done before noon, and by whom.").foregroundStyle(.secondary)
            ForEach(0..<6) { number in
                HStack(spacing: 12) {
                    RoundedRectangle(cornerRadius: 8)
                        .fill(Color(hue: Double(number) / 6, saturation: 0.6, brightness: 0.8))
                        .frame(width: 44, height: 44)
                        .shadow(radius: 2)
                    VStack(alignment: .leading) {
                        Text("Task \(number + 1)").font(.headline)
                        Text("\(5 * number + 10) minutes").font(.caption)
                    }
                    Spacer()
                    Circle().stroke(Color.gray, lineWidth: 2).frame(width: 24, height: 24)
                }
            }
            Spacer()
            Button("Begin") {}.frame(maxWidth: .infinity)
        }
        .padding()
    }
}
