// Licensed under the Apache License, Version 2.0.

import CStageKernels

/// What a program does that draws one picture and ends.
package enum FirstPicture {
    /// What a picture takes from the heap, rounded up, in bytes.
    private static let heap = 3 << 20

    /// Gets the memory for a picture from the system in one piece; called once, before all else.
    package static func prepareMemory() { stage_prepare_heap(heap) }
}
