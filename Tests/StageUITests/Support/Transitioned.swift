// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// A red view that comes and goes by a transition in front of a blue one.
struct Transitioned: View {
    let model: Model
    let transition: AnyTransition
    var body: some View {
        ZStack {
            Color.blue
            if model.flag { Color.red.frame(width: 20, height: 10).transition(transition) }
        }
    }
}

/// A red view at the distance of the model's amount.
struct MovingRed: View {
    let model: Model
    var body: some View { Color.red.offset(x: model.amount) }
}
