// Licensed under the Apache License, Version 2.0.

import Combine
import SwiftUI

extension Sample {
    static var observableObjects: [Sample] {
        [
            Sample("ObservableObject, Published, StateObject", in: .state) { BasketSample() },
            Sample("EnvironmentObject, environmentObject", in: .state) {
                BasketCount().environmentObject(Basket(count: 4))
            },
        ]
    }
}

@MainActor
private final class Basket: ObservableObject {
    @Published var count: Int
    @Published var note = "fresh"

    init(count: Int) { self.count = count }

    /// Announces a change that no published property announces.
    func touch(_ publisher: ObservableObjectPublisher) { publisher.send() }
}

private struct BasketSample: View {
    @StateObject private var basket = Basket(count: 1)

    var body: some View {
        VStack {
            Text("\(basket.count) in the basket, \(basket.note)")
            TextField("Note", text: $basket.note)
            BasketRow(basket: basket)
            Button("Tell") { basket.touch(basket.objectWillChange) }
        }
    }
}

private struct BasketRow: View {
    @ObservedObject var basket: Basket

    var body: some View {
        let bindings: ObservedObject<Basket>.Wrapper = $basket
        Stepper("\(basket.count)", value: bindings.count)
    }
}

private struct BasketCount: View {
    @EnvironmentObject private var basket: Basket

    var body: some View { Text("\(basket.count) there") }
}
