// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// An album of photos.
    public static var photos: AppDescriptor {
        Gallery.app(
            "photos", PhotosTasks.self, to: PhotosRoute.album,
            splash: .init(symbol: "photo.on.rectangle", name: "Album", ground: BrandColor(0x1B2631)),
            scenarios: { PackageResources.photos_json },
            images: {
                Photo.samples.map { photo in
                    AppImage(photo.id, size: .init(width: 240, height: 240)) { PhotoArt(photo: photo) }
                }
            })
    }
}

private enum PhotosRoute: String, CaseIterable { case album }

private struct PhotosTasks: GalleryTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let photos: LaunchTask<[Photo]>

    init(_ setting: LaunchSetting?) {
        photos = plan.task("library", .critical, "Opening the album") {
            try await setting?.answers.answer("library", needsBackend: false)
            return setting?.state.firstLaunch == true ? [] : Photo.samples
        }
    }

    func screen(_ setting: LaunchSetting, _ results: LaunchResults?) -> some View {
        PhotosScreen(photos: results?[photos] ?? [])
    }
}
