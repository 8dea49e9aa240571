// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The screens that the tests of sheets show.
extension SheetTests {
    struct Counter: View {
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                Button("Done") { dismiss() }
                Text(isPresented ? "presented" : "window")
            }
        }
    }

    struct Screen<Sheet: View>: View {
        let model: Model
        var isCover = false
        @ViewBuilder let sheet: () -> Sheet

        var body: some View {
            @Bindable var model = model
            let below = Button("Below") { model.log.append("below") }
            if isCover {
                below.fullScreenCover(isPresented: $model.flag) {
                    model.log.append("dismissed")
                } content: {
                    sheet()
                }
            } else {
                below.sheet(isPresented: $model.flag) {
                    model.log.append("dismissed")
                } content: {
                    sheet()
                }
            }
        }
    }
}
