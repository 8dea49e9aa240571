// Licensed under the Apache License, Version 2.0.

import LaunchCore
public import LaunchKit
import SwiftUI

extension AppDescriptor {
    /// An album of photos.
    public static var photos: AppDescriptor {
        AppDescriptor(
            id: "photos", name: "Album", routes: PhotosRoute.allCases.map(\.rawValue), film: Gallery.film,
            plan: { _ in PhotosTasks(nil).plan }, scenarios: { PackageResources.photos_json },
            images: {
                Photo.samples.map { photo in
                    AppImage(photo.id, size: .init(width: 240, height: 240)) { PhotoArt(photo: photo) }
                }
            },
            make: { PhotosTasks.launch($0) })
    }
}

private enum PhotosRoute: String, CaseIterable { case album }

private struct PhotosTasks {
    var plan = LaunchPlan(classify: ServiceError.kind(of:))
    let photos: LaunchTask<[Photo]>

    init(_ setting: LaunchSetting?) {
        photos = plan.task("library", .critical, "Opening the album") {
            try await setting?.answers.answer("library", needsBackend: false)
            return setting?.state.firstLaunch == true ? [] : Photo.samples
        }
    }

    @MainActor
    static func launch(_ setting: LaunchSetting) -> AppLaunch {
        let tasks = PhotosTasks(setting)
        return Gallery.launch(
            setting, tasks.plan, LaunchRouter(otherwise: PhotosRoute.album, because: "there is one screen"),
            splash: .init(symbol: "photo.on.rectangle", name: "Album", ground: BrandColor(0x1B2631))
        ) { _, launch in
            PhotosScreen(photos: launch.results?[tasks.photos] ?? [])
        }
    }
}
