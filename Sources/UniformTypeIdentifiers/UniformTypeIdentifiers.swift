// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// A kind of data, such as a picture or a PDF file.
public struct UTType: Hashable, Sendable, Codable {
    /// The name, such as `public.png`.
    public let identifier: String

    /// The kinds that are known: name, suffix of a file, MIME type, and the kinds that each is one of. From Apple's list of
    /// system-declared uniform type identifiers.
    private static let known = """
        public.item - - -
        public.data - - public.item
        public.content - - -
        public.text - - public.data,public.content
        public.plain-text txt text/plain public.text
        public.utf8-plain-text - - public.plain-text
        public.rtf rtf text/rtf public.text
        public.html html text/html public.text
        public.xml xml application/xml public.text
        public.json json application/json public.text
        public.yaml yaml application/x-yaml public.text
        public.source-code - - public.plain-text
        public.swift-source swift - public.source-code
        public.comma-separated-values-text csv text/csv public.plain-text
        public.tab-separated-values-text tsv text/tab-separated-values public.plain-text
        public.log log - public.plain-text
        com.apple.property-list plist - public.data
        public.image - - public.data,public.content
        public.png png image/png public.image
        public.jpeg jpeg image/jpeg public.image
        public.tiff tiff image/tiff public.image
        com.compuserve.gif gif image/gif public.image
        com.microsoft.bmp bmp image/bmp public.image
        public.heic heic image/heic public.image
        public.heif heif image/heif public.image
        org.webmproject.webp webp image/webp public.image
        public.svg-image svg image/svg+xml public.image
        com.apple.live-photo - - public.image
        public.audiovisual-content - - public.data,public.content
        public.movie - - public.audiovisual-content
        public.video - - public.movie
        public.mpeg-4 mp4 video/mp4 public.movie
        com.apple.quicktime-movie mov video/quicktime public.movie
        public.audio - - public.audiovisual-content
        public.mp3 mp3 audio/mpeg public.audio
        public.mpeg-4-audio m4a audio/mp4 public.audio
        com.microsoft.waveform-audio wav audio/vnd.wave public.audio
        com.adobe.pdf pdf application/pdf public.data,public.content
        public.archive - - public.data
        public.zip-archive zip application/zip public.archive
        org.gnu.gnu-zip-archive gz application/gzip public.archive
        public.directory - - public.item
        public.folder - - public.directory
        public.url - - public.data
        public.file-url - - public.url
        public.vcard vcf text/vcard public.text
        public.calendar-event - - public.data
        com.apple.ical.ics ics text/calendar public.text
        public.database - - public.data
        public.font - - public.data
        public.executable - - public.data
        org.idpf.epub-container epub application/epub+zip public.data,public.content
        """
    private struct Row {
        let identifier: String
        let suffix: String?
        let mime: String?
        let parents: [String]
    }
    private static func rows() -> [Row] {
        known.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            func word(_ index: Int) -> String? { words[index] == "-" ? nil : words[index] }
            return Row(
                identifier: words[0], suffix: word(1), mime: word(2),
                parents: word(3)?.split(separator: ",").map(String.init) ?? [])
        }
    }
    private var row: Row? { Self.rows().first { $0.identifier == identifier } }

    /// Creates a kind by its name; nil for one that the system does not declare.
    public init?(_ identifier: String) {
        guard Self.rows().contains(where: { $0.identifier == identifier }) else { return nil }
        self.identifier = identifier
    }
    /// Creates a kind by the suffix of files, without the dot; one that is not known has a name of its own.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty else { return nil }
        let (suffix, other) = (
            filenameExtension.lowercased(), ["jpg": "jpeg", "htm": "html", "yml": "yaml", "tif": "tiff"]
        )
        let found = Self.rows().first { $0.suffix == other[suffix] ?? suffix }
        identifier = found?.identifier ?? "dyn.\(suffix)"
    }
    /// Creates a kind by a MIME type; nil for one that is not known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let found = Self.rows().first(where: { $0.mime == mimeType }) else { return nil }
        identifier = found.identifier
    }
    /// Creates a kind that the app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
    /// Creates a kind that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
    private init(named identifier: String) { self.identifier = identifier }

    /// The suffix of the kind's files, without the dot; nil where there is none.
    public var preferredFilenameExtension: String? {
        row?.suffix ?? (identifier.hasPrefix("dyn.") ? String(identifier.dropFirst(4)) : nil)
    }
    /// The MIME type; nil where there is none.
    public var preferredMIMEType: String? { row?.mime }
    /// The name for people; nil, as there are no names here.
    public var localizedDescription: String? { nil }
    /// The kinds that this one is, directly and indirectly.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        for parent in row?.parents ?? [] {
            let kind = UTType(named: parent)
            found.formUnion(kind.supertypes.union([kind]))
        }
        return found
    }
    /// Returns whether the kind is another or one of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Returns whether another is one of this kind.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
    /// Returns whether the kind is one of another.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
}

extension UTType {
    /// Anything.
    public static let item = UTType(named: "public.item")
    /// Bytes.
    public static let data = UTType(named: "public.data")
    /// Content of documents.
    public static let content = UTType(named: "public.content")
    /// Text of any kind.
    public static let text = UTType(named: "public.text")
    /// Text without styles.
    public static let plainText = UTType(named: "public.plain-text")
    /// Text without styles, in UTF-8.
    public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
    /// Rich text.
    public static let rtf = UTType(named: "public.rtf")
    /// A page of HTML.
    public static let html = UTType(named: "public.html")
    /// XML.
    public static let xml = UTType(named: "public.xml")
    /// JSON.
    public static let json = UTType(named: "public.json")
    /// YAML.
    public static let yaml = UTType(named: "public.yaml")
    /// The source of a program.
    public static let sourceCode = UTType(named: "public.source-code")
    /// Source in Swift.
    public static let swiftSource = UTType(named: "public.swift-source")
    /// A table with some sign between its columns.
    public static let delimitedText = UTType(named: "public.delimited-values-text")
    /// A table with commas.
    public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
    /// A table with tabs.
    public static let tabSeparatedText = UTType(named: "public.tab-separated-values-text")
    /// A log.
    public static let log = UTType(named: "public.log")
    /// A property list.
    public static let propertyList = UTType(named: "com.apple.property-list")
    /// A picture of any kind.
    public static let image = UTType(named: "public.image")
    /// A PNG picture.
    public static let png = UTType(named: "public.png")
    /// A JPEG picture.
    public static let jpeg = UTType(named: "public.jpeg")
    /// A TIFF picture.
    public static let tiff = UTType(named: "public.tiff")
    /// A GIF picture.
    public static let gif = UTType(named: "com.compuserve.gif")
    /// A BMP picture.
    public static let bmp = UTType(named: "com.microsoft.bmp")
    /// A HEIC picture.
    public static let heic = UTType(named: "public.heic")
    /// A HEIF picture.
    public static let heif = UTType(named: "public.heif")
    /// A WebP picture.
    public static let webP = UTType(named: "org.webmproject.webp")
    /// An SVG picture.
    public static let svg = UTType(named: "public.svg-image")
    /// A picture that moves.
    public static let livePhoto = UTType(named: "com.apple.live-photo")
    /// Sound or pictures that move.
    public static let audiovisualContent = UTType(named: "public.audiovisual-content")
    /// A film with or without sound.
    public static let movie = UTType(named: "public.movie")
    /// A film without sound.
    public static let video = UTType(named: "public.video")
    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(named: "public.mpeg-4")
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
    /// Sound.
    public static let audio = UTType(named: "public.audio")
    /// MP3 sound.
    public static let mp3 = UTType(named: "public.mp3")
    /// MPEG-4 sound.
    public static let mpeg4Audio = UTType(named: "public.mpeg-4-audio")
    /// WAV sound.
    public static let wav = UTType(named: "com.microsoft.waveform-audio")
    /// A PDF document.
    public static let pdf = UTType(named: "com.adobe.pdf")
    /// Files in one.
    public static let archive = UTType(named: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(named: "public.zip-archive")
    /// A gzip file.
    public static let gzip = UTType(named: "org.gnu.gnu-zip-archive")
    /// A folder or a package.
    public static let directory = UTType(named: "public.directory")
    /// A folder.
    public static let folder = UTType(named: "public.folder")
    /// A URL.
    public static let url = UTType(named: "public.url")
    /// The URL of a file.
    public static let fileURL = UTType(named: "public.file-url")
    /// A person's card.
    public static let vCard = UTType(named: "public.vcard")
    /// An event of a calendar.
    public static let calendarEvent = UTType(named: "public.calendar-event")
    /// A database.
    public static let database = UTType(named: "public.database")
    /// A font.
    public static let font = UTType(named: "public.font")
    /// A book.
    public static let epub = UTType(named: "org.idpf.epub-container")
}
