// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI
public import UniformTypeIdentifiers

/// The bytes of a file that a document is read from and written to.
// Unchecked, as open and changeable as Apple's: nobody changes it once another actor has it.
open class FileWrapper: @unchecked Sendable {
    /// The bytes of the file; nil for a folder.
    public let regularFileContents: Data?
    /// The files of a folder by their names; nil for a file.
    public let fileWrappers: [String: FileWrapper]?
    /// The name.
    open var filename: String?
    /// The name that is best.
    open var preferredFilename: String?
    /// Creates a file.
    public init(regularFileWithContents contents: Data) {
        (regularFileContents, fileWrappers) = (contents, nil)
    }
    /// Creates a folder.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        (regularFileContents, fileWrappers) = (nil, childrenByPreferredName)
    }
    /// Indicates whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Indicates whether it is a file.
    open var isRegularFile: Bool { fileWrappers == nil }

    /// Writes the file or the folder.
    func write(to url: URL) throws {
        guard let fileWrappers else { return try (regularFileContents ?? Data()).write(to: url) }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, file) in fileWrappers { try file.write(to: url.appendingPathComponent(name)) }
    }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The kind of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The kind of the file.
    public let contentType: UTType
    /// The file that was there; nil for a new one.
    public let existingFile: FileWrapper?
}

/// A document as a value.
@preconcurrency
public protocol FileDocument: Sendable {
    /// The file that a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file that a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The kinds of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The kinds of files that it can be written to.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Returns the file of the document.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// Those that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
    /// Lets the user pick a file.
    ///
    /// On the stage there is one of each kind that is allowed, such as "Sample.pdf". A test or a scenario answers by touches.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FilePickerSheet(types: allowedContentTypes, takesSeveral: false, isShown: isPresented) {
                onCompletion($0.map { $0[0] })
            }
        }
    }
    /// Lets the user pick one or several files.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FilePickerSheet(
                types: allowedContentTypes, takesSeveral: allowsMultipleSelection, isShown: isPresented,
                finish: onCompletion)
        }
    }
    /// Lets the user pick one or several files, or none.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FilePickerSheet(
                types: allowedContentTypes, takesSeveral: allowsMultipleSelection, isShown: isPresented,
                finish: onCompletion, cancel: onCancellation)
        }
    }
    /// Lets the user save a document. On the stage it is written into the folder for temporary files.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FileSaveSheet(
                name: FileSaveSheet.name(defaultFilename, contentType), isShown: isPresented,
                finish: onCompletion
            ) {
                guard let document else { throw CocoaError(.fileWriteUnknown) }
                return try document.fileWrapper(
                    configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil)
                )
            }
        }
    }
    /// Lets the user move a file. On the stage it stays where it is.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FileSaveSheet(
                name: file?.lastPathComponent ?? "", isShown: isPresented,
                finish: { onCompletion($0.map { file ?? $0 }) }, make: { nil })
        }
    }
}

/// The head of a file sheet.
private struct FileSheetHead: View {
    let title: String
    let action: String?
    let cancel: () -> Void
    let act: () -> Void

    var body: some View {
        HStack {
            Button("Cancel") { cancel() }
            Spacer()
            if let action { Button(action) { act() }.fontWeight(.semibold) }
        }
        .overlay { Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader) }
    }
}

/// The simulated files over the screen.
private struct FilePickerSheet: View {
    let types: [UTType]
    let takesSeveral: Bool
    @Binding var isShown: Bool
    let finish: (Result<[URL], any Error>) -> Void
    var cancel: () -> Void = {}
    @State private var picked: [String] = []

    private var names: [String] {
        types.map { "Sample" + ($0.preferredFilenameExtension.map { "." + $0 } ?? "") }
    }

    var body: some View {
        VStack(spacing: 0) {
            FileSheetHead(title: "Files", action: takesSeveral ? "Open" : nil) {
                isShown = false
                cancel()
            } act: {
                open(picked)
            }
            .padding()
            ForEach(names, id: \.self) { name in
                Divider()
                Button {
                    if !takesSeveral { return open([name]) }
                    if picked.contains(name) { picked.removeAll { $0 == name } } else { picked.append(name) }
                } label: {
                    HStack {
                        Image(systemName: "doc").accessibilityHidden(true)
                        Text(verbatim: name)
                        Spacer()
                        if picked.contains(name) { Image(systemName: "checkmark").accessibilityHidden(true) }
                    }
                    .padding()
                }
                .accessibilityAddTraits(picked.contains(name) ? .isSelected : [])
            }
            Spacer(minLength: 0)
        }
    }

    /// Writes the files that were picked, and gives them to the app.
    private func open(_ names: [String]) {
        guard !names.isEmpty else { return }
        let folder = FileManager.default.temporaryDirectory
        isShown = false
        finish(
            Result {
                try names.map { name in
                    let url = folder.appendingPathComponent(name)
                    try Data((name.hasSuffix(".json") ? "{}" : "Sample").utf8).write(to: url)
                    return url
                }
            })
    }
}

/// The question where a document is saved.
private struct FileSaveSheet: View {
    let name: String
    @Binding var isShown: Bool
    let finish: (Result<URL, any Error>) -> Void
    let make: () throws -> FileWrapper?

    static func name(_ given: String?, _ type: UTType) -> String {
        let name = given ?? "Document"
        guard let suffix = type.preferredFilenameExtension, !name.contains(".") else { return name }
        return "\(name).\(suffix)"
    }

    var body: some View {
        VStack(spacing: 16) {
            FileSheetHead(title: "Save", action: "Save") {
                isShown = false
            } act: {
                isShown = false
                finish(
                    Result {
                        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
                        try make()?.write(to: url)
                        return url
                    })
            }
            HStack {
                Image(systemName: "doc").accessibilityHidden(true)
                Text(verbatim: name)
            }
            Spacer(minLength: 0)
        }
        .padding()
    }
}
