// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// Photos in a grid, by album.
struct PhotosScreen: View {
    @State var photos: [Photo]
    @State private var shown: Photo?
    @State private var isSelecting = false
    @State private var selection: Set<Photo.ID> = []

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: 110), spacing: 2)], spacing: 2,
                    pinnedViews: .sectionHeaders
                ) {
                    ForEach(Set(photos.map(\.album)).sorted(), id: \.self) { album in
                        Section {
                            ForEach(photos.filter { $0.album == album }) { cell($0) }
                        } header: {
                            Text(album).font(.headline).frame(maxWidth: .infinity, alignment: .leading)
                                .padding(.horizontal).padding(.vertical, 8).background(.bar)
                                .accessibilityAddTraits(.isHeader)
                        }
                    }
                }
            }
            .overlay {
                if photos.isEmpty { ContentUnavailableView("No photos", systemImage: "photo.on.rectangle") }
            }
            .navigationTitle("Album")
            .toolbar { tools }
            .fullScreenCover(item: $shown) { PhotoViewer(photos: photos, id: $0.id) }
        }
    }

    @ToolbarContentBuilder
    private var tools: some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) {
            Button(isSelecting ? "Done" : "Select") {
                isSelecting.toggle()
                selection = []
            }
            .disabled(photos.isEmpty)
        }
        if isSelecting {
            ToolbarItemGroup(placement: .bottomBar) {
                Text("\(selection.count) selected")
                Spacer()
                Button("Delete", systemImage: "trash", role: .destructive) {
                    photos.removeAll { selection.contains($0.id) }
                }
                .disabled(selection.isEmpty)
            }
        }
    }

    private func cell(_ photo: Photo) -> some View {
        Button {
            if isSelecting { selection.formSymmetricDifference([photo.id]) } else { shown = photo }
        } label: {
            Image(photo.id).resizable().scaledToFill().frame(minWidth: 0, maxWidth: .infinity)
                .aspectRatio(1, contentMode: .fit).clipped()
                .overlay(alignment: .bottomTrailing) {
                    if selection.contains(photo.id) {
                        Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette)
                            .foregroundStyle(.white, .blue).font(.title2).padding(6)
                    }
                }
        }
        .buttonStyle(.plain)
        .contextMenu {
            Button("Delete", systemImage: "trash", role: .destructive) { photos.removeAll { $0 == photo } }
        }
        .accessibilityLabel(photo.title)
        .accessibilityAddTraits(selection.contains(photo.id) ? .isSelected : [])
    }
}

private struct PhotoViewer: View {
    let photos: [Photo]
    @State var id: Photo.ID
    @State private var zoom = 1.0
    @GestureState private var pinch = 1.0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            TabView(selection: $id) {
                ForEach(photos) { photo in
                    Image(photo.id).resizable().scaledToFit().scaleEffect(zoom * pinch)
                        .gesture(
                            MagnifyGesture().updating($pinch) { value, state, _ in state = value.magnification
                            }
                            .onEnded { zoom = max(1, min(4, zoom * $0.magnification)) }
                        )
                        .accessibilityLabel(photo.title)
                        .tag(photo.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .background(.black)
            .navigationTitle(photos.first { $0.id == id }?.title ?? "")
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close", systemImage: "xmark") { dismiss() }
                }
            }
        }
        .preferredColorScheme(.dark)
        .onChange(of: id) { zoom = 1 }
    }
}
