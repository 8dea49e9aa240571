// Licensed under the Apache License, Version 2.0.

import Foundation
import Photos
import QuickLook
import SwiftUI
import Testing

@testable import StageUI

@MainActor @Suite struct PhotoLibraryTests {
    /// A picture of one pixel, as a PNG file.
    private let dot = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    )

    private func ask(_ level: PHAccessLevel) async -> PHAuthorizationStatus {
        await PHPhotoLibrary.requestAuthorization(for: level)
    }

    @Test func `There are no photos before the user is asked, and six then`() async {
        await StageDevice.$opening.withValue(StageDevice()) {
            #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
            #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
            let added = await ask(.addOnly)
            #expect(added == .authorized)
            #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
            let read = await ask(.readWrite)
            #expect(read == .authorized)
            #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 6)
            #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
        }
    }

    @Test func `Photos come in the order and the number that are asked for`() async {
        await StageDevice.$opening.withValue(StageDevice()) {
            _ = await ask(.readWrite)
            let options = PHFetchOptions()
            options.fetchLimit = 2
            let first = PHAsset.fetchAssets(with: options)
            #expect(first.objects(at: IndexSet(0..<2)).map(\.localIdentifier) == ["Photo 1", "Photo 2"])
            var names: [String] = []
            first.enumerateObjects { photo, _, isOver in
                names.append(photo.localIdentifier)
                isOver.pointee = true
            }
            #expect(names == ["Photo 1"])
            let found = PHAsset.fetchAssets(withLocalIdentifiers: ["Photo 3"], options: nil)
            #expect(found.firstObject?.pixelWidth == 24)
        }
    }

    @Test func `A picture that is saved is in the library`() async throws {
        let picture = try #require(dot.flatMap { UIImage(data: $0) })
        try await StageDevice.$opening.withValue(StageDevice()) {
            await #expect(throws: PHPhotosError.self) { try await PHPhotoLibrary.shared().performChanges {} }
            _ = await ask(.readWrite)
            try await PHPhotoLibrary.shared().performChanges {
                _ = PHAssetChangeRequest.creationRequestForAsset(from: picture)
            }
            let all = PHAsset.fetchAssets(with: .image, options: nil)
            #expect(all.count == 7)
            var width: CGFloat?
            if let last = all.lastObject {
                PHImageManager.default().requestImage(
                    for: last, targetSize: .zero, contentMode: .aspectFit, options: nil
                ) { image, _ in width = image?.size.width }
            }
            #expect(width == 1)
            UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil)
            #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 8)
            let bytes = try #require(picture.pngData() ?? picture.jpegData(compressionQuality: 1))
            let (name, other) = (Names(), Names())
            try PHPhotoLibrary.shared().performChangesAndWait {
                let request = PHAssetCreationRequest.forAsset()
                #expect(request.placeholderForCreatedAsset == nil)
                request.addResource(with: .pairedVideo, data: Data([1]), options: nil)
                request.addResource(with: .photo, data: bytes, options: PHAssetResourceCreationOptions())
                name.name = request.placeholderForCreatedAsset?.localIdentifier
                other.name =
                    PHAssetChangeRequest.creationRequestForAssetFromVideo(
                        atFileURL: URL(fileURLWithPath: "/tmp/none.mov"))?.placeholderForCreatedAsset?
                    .localIdentifier
            }
            #expect(name.name == "Photo 9" && other.name == nil)
            #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 9)
        }
    }

    private struct Screen: View {
        @State var file: URL?
        let shown: URL
        var body: some View {
            Button("Open") { file = shown }.quickLookPreview($file)
        }
    }

    @Test(arguments: [("note.txt", "Tea at five"), ("note.pages", "note.pages")])
    func `A file is shown over the screen until it is closed`(name: String, line: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try Data("Tea at five".utf8).write(to: file)
        let probe = StageProbe(CGSize(width: 390, height: 800)) { Screen(shown: file) }
        #expect(probe.stage.tap(label: "Open"))
        probe.step(60)
        #expect(probe.texts.contains(line))
        #expect(probe.stage.issues.contains { $0.message.hasPrefix("Quick Look shows") } == (line == name))
        #expect(probe.stage.tap(label: "Done"))
        probe.step(60)
        #expect(probe.texts == ["Open"])
    }
}

@MainActor
private final class OneFile: QLPreviewControllerDataSource {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        URL(fileURLWithPath: "/file \(index)")
    }
}

@MainActor @Suite struct PreviewControllerTests {
    @Test func `A place without a file has none`() {
        let (controller, source) = (QLPreviewController(), OneFile())
        controller.dataSource = source
        for place in [-1, 1] {
            controller.currentPreviewItemIndex = place
            #expect(controller.currentPreviewItem == nil)
        }
        controller.currentPreviewItemIndex = 0
        #expect(controller.currentPreviewItem?.previewItemURL?.path == "/file 0")
    }
}

/// What a block of changes has found.
private final class Names {
    var name: String?
}
