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
    @State private var picked: [PhotosPickerItem] = []

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button("Cancel") { isShown = false }
                Spacer()
                if !selection.takesOne {
                    Button("Add") { finish(picked) }.fontWeight(.semibold).disabled(picked.isEmpty)
                }
            }
            .overlay { Text("Photos").font(.headline).accessibilityAddTraits(.isHeader) }
            if selection.showsPictures {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2)
                {
                    ForEach(SimulatedPhotos.all, id: \.name) { cell($0) }
                }
            } else {
                Text("No Photos or Videos").foregroundStyle(.secondary).frame(maxHeight: .infinity)
            }
            Spacer(minLength: 0)
        }
        .padding()
        .onAppear { picked = selection.takesOne ? [] : selection.get() }
    }

    private func cell(_ photo: SimulatedPhoto) -> some View {
        let item = PhotosPickerItem(itemIdentifier: photo.name)
        let isPicked = picked.contains(item)
        return Button {
            if selection.takesOne {
                finish([item])
            } else if isPicked {
                picked.removeAll { $0 == item }
            } else if picked.count < selection.limit ?? .max {
                picked.append(item)
            }
        } label: {
            Color.clear.aspectRatio(1, contentMode: .fit)
                .overlay {
                    if let image = UIImage(data: photo.data) {
                        Image(uiImage: image).resizable().accessibilityHidden(true)
                    }
                }
                .overlay(alignment: .bottomTrailing) {
                    if isPicked {
                        Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .blue).padding(6)
                            .accessibilityHidden(true)
                    }
                }
                .clipped()
        }
        .buttonStyle(.plain)
        .accessibilityLabel(photo.name)
        .accessibilityAddTraits(isPicked ? .isSelected : [])
    }

    private func finish(_ items: [PhotosPickerItem]) {
        selection.set(items)
        isShown = false
    }
}
