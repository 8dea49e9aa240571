// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux lacks it; it is here, as Foundation brings this module along (Decision 0074).

/// An object that shows a file, and learns of the work of others on it; nobody else works on files here.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file.
    var presentedItemURL: URL? { get }
    /// The queue that it learns on.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Learns that the file has changed.
    func presentedItemDidChange()
}

extension NSFilePresenter {
    /// Does nothing.
    public func presentedItemDidChange() {}
}

/// Lets several programs work on a file, one after the other. There is one program here: the work is done at once.
open class NSFileCoordinator: NSObject {
    /// The kinds of reading.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates kinds from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others need not write before.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// The file is that behind a link.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// Only what is said of the file is read.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// The file is sent to somebody.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    /// The kinds of writing.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates kinds from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is deleted.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// It is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// Its content is changed.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// It gets other content.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Only what is said of the file is changed.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// Creates one for an object that shows a file.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {}
    /// Creates one.
    public override init() {}
    /// The objects that show files: none are asked.
    open class var filePresenters: [any NSFilePresenter] { [] }
    /// Has an object learn of the work of others, of whom there are none.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Ends that.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

    /// Reads a file.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }
    /// Writes a file.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
    /// Reads a file and writes another.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
        writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
    ) { readerWriter(readingURL, writingURL) }
    /// Writes two files.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL, URL) -> Void
    ) { writer(url1, url2) }
    /// Breaks off, which work that is done at once is too early for.
    open func cancel() {}
}
