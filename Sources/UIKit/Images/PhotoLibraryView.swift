// Licensed under the Apache License, Version 2.0.

package import StageUI

/// The simulated library of photos, in which a user picks some.
package struct PhotoLibraryView: View {
    private let limit: Int?
    private let takesOne: Bool
    private let showsPictures: Bool
    private let before: () -> [String]
    private let finish: ([String]?) -> Void
    @State private var picked: [String] = []

    /// Creates the library.
    ///
    /// - Parameters:
    ///   - limit: The most photos; nil for any number.
    ///   - takesOne: Whether the first touch ends it.
    ///   - showsPictures: Whether there are photos of the kind that is asked for.
    ///   - picked: The names of the photos that are picked at the start.
    ///   - finish: Takes the names of the picked photos; nil when nothing is picked.
    package init(
        limit: Int?, takesOne: Bool, showsPictures: Bool, picked: @escaping () -> [String] = { [] },
        finish: @escaping ([String]?) -> Void
    ) {
        (self.limit, self.takesOne, self.showsPictures) = (limit, takesOne, showsPictures)
        (before, self.finish) = (picked, finish)
    }

    /// The buttons, and the photos below.
    package var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button("Cancel") { finish(nil) }
                Spacer()
                if !takesOne {
                    Button("Add") { finish(picked) }.fontWeight(.semibold).disabled(picked.isEmpty)
                }
            }
            .overlay { Text("Photos").font(.headline).accessibilityAddTraits(.isHeader) }
            if showsPictures {
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
        .onAppear { picked = takesOne ? [] : before() }
    }

    private func cell(_ photo: SimulatedPhoto) -> some View {
        let isPicked = picked.contains(photo.name)
        return Button {
            if takesOne {
                finish([photo.name])
            } else if isPicked {
                picked.removeAll { $0 == photo.name }
            } else if picked.count < limit ?? .max {
                picked.append(photo.name)
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
}
