// Licensed under the Apache License, Version 2.0.

import CStageKernels

/// The set-up of a program that draws one picture and ends.
package enum FirstPicture {
    /// The heap memory that a picture takes, rounded up, in bytes.
    private static let heap = 3 << 20

    /// Gets the memory for a picture from the system in one piece; called once, before all else.
    package static func prepareMemory() { stage_prepare_heap(heap) }
}
