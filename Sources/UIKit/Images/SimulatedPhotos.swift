// Licensed under the Apache License, Version 2.0.

import Foundation

/// The photos of the simulated library: a hill under a sky in six colours, 24 pixels wide.
package struct SimulatedPhoto {
    /// The name, such as "Photo 1".
    package let name: String
    /// The bytes of a PNG file.
    package let data: Data
    /// Creates a photo.
    package init(name: String, data: Data) { (self.name, self.data) = (name, data) }
}

/// The simulated library.
package enum SimulatedPhotos {
    /// The photos, in order.
    package static var all: [SimulatedPhoto] {
        files.enumerated().compactMap { number, text in
            Data(base64Encoded: text).map { SimulatedPhoto(name: "Photo \(number + 1)", data: $0) }
        }
    }
    private static let files = [
        "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAARklEQVR42mNo3/eMKohh1KBRg4a/QW5NUUBEqUEQU+CIHIPQ"
            + "jCDPLAZcppBqHGGDiDSLKIOIMY4Eg/CbRZpBeNCoQXQ0CABcfAaSxiXWsgAAAABJRU5ErkJggg==",
        "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAASElEQVR42mP4daKCKohh1KBRg0aQQVuiAoCIIoMgRsARmQah"
            + "mUKScQz4jSDeLAZiTCHGOAbiTcFvFskG4TKOTIMw0ahBdDQIACygR2WEwMnVAAAAAElFTkSuQmCC",
        "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAASklEQVR42mOwccujCmIYNWjUoJFo0ImeBUBEkUEQI+CITIPQ"
            + "TCHGOAYijSBoFgNJpuAxjoFUI3CZxUCeKZjGMVBiCjIaNYiOBgEA8ln8k8V4MJEAAAAASUVORK5CYII=",
        "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAASUlEQVR42mO4c+c6VRDDqEGjBo1cgyp6FgARpQZBTIEjcgxC"
            + "MwK/WQykmoLLOAYyjMBqFgPZpqAZx0CJEchmMVCiHxmNGkRHgwBtnPcek9HFKAAAAABJRU5ErkJggg==",
        "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAARklEQVR42mPIW1VBFcQwatCoQaMGVRhF2QARpQZBTIEjcgxC"
            + "MwKrWQxkm4JmHAMlRiCbxUC5KRDEQLkRUIPI0zZq0IAaBAD5UtnPNmh3XgAAAABJRU5ErkJggg==",
        "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAARUlEQVR42mP4MG0aVRDDqEGjBo0ahEAVAU1ARJFBECPgiEyD"
            + "0ExBNo6BQiPgiIEqphA2iBgjCBtEvCkgg0hSPWrQ4DAIAPzMEifH+c51AAAAAElFTkSuQmCC",
    ]
}
