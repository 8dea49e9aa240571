// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit

extension AppArtefacts {
    /// The artefacts with the natural size of the launch screen's picture where a storyboard has to say it.
    ///
    /// - Parameters:
    ///   - images: The pictures that the app has.
    ///   - app: The name of the app.
    /// - Throws: A `CommandError` when the launch screen names a picture that the app does not have.
    @MainActor func completed(with images: [AppImage], of app: String) throws -> AppArtefacts {
        guard let picture = launch.picture else { return self }
        guard let image = images.first(where: { $0.name == picture.name }) else {
            let names = images.map(\.name)
            let hint =
                names.isEmpty
                ? "The app has no pictures." : "Its pictures are \(MessageText.list(names, last: "and"))."
            throw CommandError(
                "The launch screen of \(app) shows the picture '\(picture.name)', which the app does not have.",
                code: .badData, hint: hint)
        }
        var complete = self
        if picture.size == nil, case .storyboard = launch.form {
            complete.launch.picture?.size = image.files.size ?? image.size
        }
        return complete
    }
}
