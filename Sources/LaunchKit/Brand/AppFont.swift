// Licensed under the Apache License, Version 2.0.

/// A font that comes with an app: the file, and the licence under which it is given on.
///
/// Every tool that shows the app finds it, by its PostScript name and by that of its family, and `generate` puts both
/// files into the app's project.
///
/// ```swift
/// AppFont("Lora-Bold.ttf") {
///     PackageResources.Lora_Bold_ttf
/// } licence: {
///     PackageResources.OFL_txt
/// }
/// ```
public struct AppFont: Sendable {
    /// Reads a file; called when a tool needs it, from any thread.
    public typealias Bytes = @Sendable () throws -> [UInt8]

    /// The source of the files.
    package enum Source: Sendable {
        /// From the app.
        case own(bytes: Bytes, licence: Bytes)
        /// From the machine of the tools, which have Inter for their own texts.
        case inter
    }

    /// The name of its file, such as `Lora-Bold.ttf`.
    public let name: String
    package let source: Source

    /// Declares a font of an app's own.
    ///
    /// - Parameters:
    ///   - name: The name of the file in the app's project, with its ending.
    ///   - bytes: Reads the file: OpenType, TrueType, or a collection of such fonts.
    ///   - licence: Reads the text of the licence, which is put beside the file.
    public init(_ name: String, bytes: @escaping Bytes, licence: @escaping Bytes) {
        (self.name, source) = (name, .own(bytes: bytes, licence: licence))
    }

    private init(inter name: String) { (self.name, source) = (name, .inter) }

    /// Declares a file of Inter, such as `Inter-Bold.otf`, which the tools have with its licence: from Debian's
    /// package `fonts-inter`.
    public static func inter(_ name: String) -> AppFont { AppFont(inter: name) }
}
