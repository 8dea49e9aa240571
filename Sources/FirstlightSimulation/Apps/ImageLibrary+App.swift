// Licensed under the Apache License, Version 2.0.

public import LaunchKit
public import StageUI

extension ImageLibrary {
    /// Creates a library with the pictures of an app.
    public convenience init(_ images: [AppImage]) {
        self.init()
        for image in images { register(image.name, size: image.size) { image.art() } }
    }
}
