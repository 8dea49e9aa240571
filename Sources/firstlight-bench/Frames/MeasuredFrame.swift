// Licensed under the Apache License, Version 2.0.

import StageCairo
import StageUI

/// Makes and draws one frame, at a time in seconds: what the bench times and `make instructions` counts.
///
/// It is never inlined, so that the code inside it has a name.
@inline(never)
@MainActor
func measuredFrame(_ stage: Stage, _ renderer: CairoRenderer, at time: Double) -> DisplayList {
    let list = stage.frame(at: time)
    renderer.render(list)
    return list
}
