// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Synchronization

/// The photos that apps have saved on a device, and what the user has allowed.
package final class SavedPhotos: Sendable {
    private let state = Mutex<(photos: [SimulatedPhoto], mayAdd: Bool, mayRead: Bool)>(([], false, false))

    /// Those of the device at hand.
    package static var current: SavedPhotos { (StageDevice.current ?? .standIn).kept { SavedPhotos() } }
    /// The saved photos, in order.
    package var photos: [SimulatedPhoto] { state.withLock { $0.photos } }
    /// Indicates whether the user has allowed the app to add photos.
    package var mayAdd: Bool { state.withLock { $0.mayAdd } }
    /// Indicates whether the user has allowed the app to read and to add photos.
    package var mayRead: Bool { state.withLock { $0.mayRead } }
    /// Asks the user, who allows it.
    package func allow(reading isReading: Bool) {
        state.withLock { ($0.mayAdd, $0.mayRead) = (true, $0.mayRead || isReading) }
    }
    /// Adds a picture; returns its name.
    package func add(_ data: Data) -> String {
        state.withLock { state in
            let name = "Photo \(SimulatedPhotos.all.count + state.photos.count + 1)"
            state.photos.append(SimulatedPhoto(name: name, data: data))
            return name
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves a picture in the library of the simulated device. No method is called then; a picture without a file's bytes is told.
@MainActor
@preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: Any?
) {
    SavedPhotos.current.allow(reading: false)
    if let data = image.pngData() ?? image.jpegData(compressionQuality: 1) {
        _ = SavedPhotos.current.add(data)
    } else {
        Stage.current?.tell("A picture without bytes is not saved: make it of a file's data.")
    }
}
