// Licensed under the Apache License, Version 2.0.

import Foundation
import PhotosUI
import SwiftUI
import Testing

@testable import StageUI

/// A picker as public code writes it: a controller in a representable, with a coordinator that takes the pictures.
private struct PhotoPicker: UIViewControllerRepresentable {
    @Binding var images: [UIImage]
    var limit = 1
    @Environment(\.dismiss) private var dismiss

    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .images
        configuration.selectionLimit = limit
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = context.coordinator
        return picker
    }
    func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        private let parent: PhotoPicker
        init(_ parent: PhotoPicker) { self.parent = parent }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            let images = parent.$images
            for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
                result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                    MainActor.assumeIsolated { if let image { images.wrappedValue.append(image) } }
                }
            }
            parent.dismiss()
        }
    }
}

private struct OldPicker: UIViewControllerRepresentable {
    var source = UIImagePickerController.SourceType.photoLibrary
    let done: (UIImage?) -> Void
    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.sourceType = source
        picker.delegate = context.coordinator
        return picker
    }
    func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(done) }

    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        private let done: (UIImage?) -> Void
        init(_ done: @escaping (UIImage?) -> Void) { self.done = done }
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            done(info[.originalImage] as? UIImage)
            picker.dismiss(animated: true)
        }
    }
}

private struct Screen<Picker: View>: View {
    @State private var isShown = false
    @ViewBuilder let picker: () -> Picker
    var body: some View {
        Button("Choose") { isShown = true }.sheet(isPresented: $isShown) { picker() }
    }
}

@MainActor
@Suite struct PhotoControllerTests {
    private final class Album { var images: [UIImage] = [] }

    private func stage<Picker: View>(@ViewBuilder _ picker: @escaping () -> Picker) -> Stage {
        let stage = Stage.fixed { Screen(picker: picker) }
        stage.settle()
        stage.activate(label: "Choose")
        stage.settle()
        return stage
    }
    private func touch(_ stage: Stage, _ labels: String...) {
        for label in labels {
            stage.activate(label: label)
            stage.settle()
        }
    }
    private func labels(_ stage: Stage) -> [String] { stage.elements.compactMap(\.label) }

    @Test func aTouchPicksTheOnePhotoAndThePickerGoes() {
        let album = Album()
        let images = Binding {
            album.images
        } set: {
            album.images = $0
        }
        let stage = stage { PhotoPicker(images: images) }
        #expect(labels(stage).contains("Photo 6"))
        touch(stage, "Photo 2")
        #expect(album.images.map(\.size) == [CGSize(width: 24, height: 24)])
        #expect(labels(stage) == ["Choose"] && stage.issues.isEmpty)
    }

    @Test func severalPhotosArePickedUpToTheLimitAndCancellingPicksNone() {
        let album = Album()
        let images = Binding {
            album.images
        } set: {
            album.images = $0
        }
        let stage = stage { PhotoPicker(images: images, limit: 2) }
        touch(stage, "Photo 2", "Photo 4", "Photo 5", "Add")
        #expect(album.images.count == 2 && labels(stage) == ["Choose"])
        touch(stage, "Choose", "Photo 1", "Cancel")
        #expect(album.images.count == 2 && labels(stage) == ["Choose"])
    }

    @Test func theOlderPickerGivesThePictureAndGoesWhenItIsDismissed() {
        let album = Album()
        let stage = stage { OldPicker { album.images += [$0].compactMap(\.self) } }
        touch(stage, "Photo 3")
        #expect(album.images.count == 1 && labels(stage) == ["Choose"])
        touch(stage, "Choose", "Cancel")
        #expect(album.images.count == 1 && labels(stage) == ["Choose"])
    }

    @Test func aCameraShowsNothing() {
        let stage = stage { OldPicker(source: .camera) { _ in } }
        #expect(labels(stage).contains("No Photos or Videos"))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    }

    @Test func aProviderGivesItsValueInEachForm() throws {
        let photo = try #require(Data(base64Encoded: "iVBORw0KGgo="))
        let bytes = NSItemProvider(item: photo, typeIdentifier: "public.png")
        #expect(bytes.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!bytes.hasItemConformingToTypeIdentifier("public.text"))
        // These bytes are no whole picture.
        #expect(!bytes.canLoadObject(ofClass: UIImage.self))
        let text = NSItemProvider(object: "words")
        #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        let told = Told()
        text.loadObject(ofClass: String.self) { value, _ in told.add(value) }
        text.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
            told.add(data.map { String(decoding: $0, as: UTF8.self) + "!" })
        }
        text.loadFileRepresentation(forTypeIdentifier: "public.text") { file, _ in
            told.add(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) + "?" })
        }
        text.loadItem(forTypeIdentifier: "public.image") { value, error in
            told.add(value == nil && error != nil ? "none" : nil)
        }
        #expect(told.words == ["words", "words!", "words?", "none"])
    }
}

/// What handlers were told; unchecked, as the providers of these tests call them at once.
private final class Told: @unchecked Sendable {
    private(set) var words: [String?] = []
    func add(_ word: String?) { words.append(word) }
}
