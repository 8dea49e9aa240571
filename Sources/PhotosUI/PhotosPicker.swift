// Licensed under the Apache License, Version 2.0.

import Foundation
public import StageUI
import UIKit

/// A button that lets the user pick photos.
///
/// On the stage the library has six photos. A test or a scenario answers the picker by touches: "Photo 2", "Add", "Cancel".
public struct PhotosPicker<Label: View>: View {
    private let selection: PickedPhotos
    private let label: Label
    @State private var isShown = false

    private init(_ selection: PickedPhotos, _ label: Label) {
        (self.selection, self.label) = (selection, label)
    }

    /// The button, and the picker over the screen.
    public var body: some View {
        Button {
            isShown = true
        } label: {
            label
        }
        .sheet(isPresented: $isShown) { PhotoLibrarySheet(selection: selection, isShown: $isShown) }
    }
}

extension PhotosPicker {
    /// Creates a button for one photo.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PickedPhotos(selection, filter), label())
    }
    /// Creates a button for one photo of a library.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(PickedPhotos(selection, filter), label())
    }
    /// Creates a button for several photos.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PickedPhotos(selection, maxSelectionCount, filter), label())
    }
    /// Creates a button for several photos of a library.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) {
        self.init(PickedPhotos(selection, maxSelectionCount, filter), label())
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a button with a title for one photo.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PickedPhotos(selection, filter), Text(titleKey))
    }
    /// Creates a button with a title for one photo.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PickedPhotos(selection, filter), Text(title))
    }
    /// Creates a button with a title for several photos.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PickedPhotos(selection, maxSelectionCount, filter), Text(titleKey))
    }
    /// Creates a button with a title for several photos.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PickedPhotos(selection, maxSelectionCount, filter), Text(title))
    }
}

extension View {
    /// Lets the user pick one photo.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        sheet(isPresented: isPresented) {
            PhotoLibrarySheet(selection: PickedPhotos(selection, filter), isShown: isPresented)
        }
    }
    /// Lets the user pick several photos.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        sheet(isPresented: isPresented) {
            PhotoLibrarySheet(
                selection: PickedPhotos(selection, maxSelectionCount, filter), isShown: isPresented)
        }
    }
    /// Lets the user pick one photo of a library.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View {
        photosPicker(
            isPresented: isPresented, selection: selection, matching: filter,
            preferredItemEncoding: preferredItemEncoding)
    }
    /// Lets the user pick several photos of a library.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View {
        photosPicker(
            isPresented: isPresented, selection: selection, maxSelectionCount: maxSelectionCount,
            selectionBehavior: selectionBehavior, matching: filter,
            preferredItemEncoding: preferredItemEncoding)
    }
}

/// The photos that a picker's app has, and how it takes others.
@MainActor
struct PickedPhotos {
    /// The most photos; nil for any number.
    let limit: Int?
    let takesOne: Bool
    let showsPictures: Bool
    let get: () -> [PhotosPickerItem]
    let set: ([PhotosPickerItem]) -> Void

    init(_ one: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
        (limit, takesOne, showsPictures) = (1, true, filter?.showsPictures ?? true)
        get = { one.wrappedValue.map { [$0] } ?? [] }
        set = { one.wrappedValue = $0.last }
    }
    init(_ several: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?) {
        (self.limit, takesOne, showsPictures) = (limit, false, filter?.showsPictures ?? true)
        get = { several.wrappedValue }
        set = { several.wrappedValue = $0 }
    }
}

/// The simulated library over the screen.
private struct PhotoLibrarySheet: View {
    let selection: PickedPhotos
    @Binding var isShown: Bool

    var body: some View {
        PhotoLibraryView(
            limit: selection.limit, takesOne: selection.takesOne, showsPictures: selection.showsPictures,
            picked: { selection.get().compactMap(\.itemIdentifier) }
        ) { names in
            if let names { selection.set(names.map { PhotosPickerItem(itemIdentifier: $0) }) }
            isShown = false
        }
    }
}
