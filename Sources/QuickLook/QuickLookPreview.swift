// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
public import StageUI
@_exported public import UIKit

extension View {
    /// Shows a file over the screen while there is one: a picture and a text as they are, another file by its name, which is
    /// told.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        sheet(
            isPresented: Binding(
                get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        ) {
            if let url = item.wrappedValue { FileSheet(url: url) { item.wrappedValue = nil } }
        }
    }
    /// Shows one of several files over the screen while one is chosen.
    public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}

/// A file, and the button that closes.
struct FileSheet: View {
    let url: URL
    let close: @MainActor @Sendable () -> Void

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button("Done", action: close).fontWeight(.semibold)
                Spacer()
            }
            .overlay {
                Text(verbatim: url.lastPathComponent).font(.headline).lineLimit(1).truncationMode(.middle)
                    .padding(.horizontal, 72)
                    .accessibilityAddTraits(.isHeader)
            }
            FileContent(url: url).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .padding()
    }
}

private struct FileContent: View {
    let url: URL
    private static let texts = ["txt", "md", "csv", "json", "xml", "log", "swift"]

    var body: some View {
        if let picture = UIImage(contentsOfFile: url.path) {
            Image(uiImage: picture).resizable().scaledToFit()
        } else if Self.texts.contains(url.pathExtension.lowercased()),
            let text = try? String(contentsOf: url, encoding: .utf8)
        {
            ScrollView { Text(verbatim: text).frame(maxWidth: .infinity, alignment: .leading) }
        } else {
            let _ = Stage.current?.tell(
                "Quick Look shows pictures and texts on the stage: the name of '\(url.lastPathComponent)' stands for it."
            )
            VStack(spacing: 8) {
                Image(systemName: "doc").font(.system(size: 44)).foregroundStyle(.secondary)
                Text(verbatim: url.lastPathComponent).foregroundStyle(.secondary)
            }
        }
    }
}
