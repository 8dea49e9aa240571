// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
import StageUI
@_exported public import UIKit

/// The title and the pictures of a page of the web.
// Unchecked, as an open class cannot be checked: an app fills it in before it hands it on, as with Apple's class.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address that it has led to.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The small picture.
    open var iconProvider: NSItemProvider?
    /// The picture.
    open var imageProvider: NSItemProvider?
    /// The film.
    open var videoProvider: NSItemProvider?
    /// The address of the film.
    open var remoteVideoURL: URL?
    /// Creates an empty one.
    public override init() { super.init() }
}

/// An error of finding out about a page.
public struct LPError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// Unknown.
        case unknown = 1
        /// It failed.
        case metadataFetchFailed
        /// It was cancelled.
        case metadataFetchCancelled
        /// It took too long.
        case metadataFetchTimedOut
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// It failed.
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
}

/// Finds out about a page of the web. The stage loads none: it fails, which is told.
open class LPMetadataProvider: NSObject {
    /// The seconds after which it fails.
    open var timeout: TimeInterval = 30
    /// Indicates whether pictures are loaded, too.
    open var shouldFetchSubresources = true
    /// Creates an object.
    public override init() { super.init() }
    /// Throws: no page is loaded.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        Self.tell()
        throw LPError(.metadataFetchFailed)
    }
    /// Calls back with an error: no page is loaded.
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        Self.tell()
        Task { completionHandler(nil, LPError(.metadataFetchFailed)) }
    }
    /// Ends it.
    open func cancel() {}

    private static func tell() {
        Task { @MainActor in
            Stage.current?.tell(
                "LPMetadataProvider finds out nothing: the stage loads no pages of the web.")
        }
    }
}

/// The title and the picture of a page, for representables: a place with the representable's name stands for it.
@MainActor
@preconcurrency
open class LPLinkView: UIView {
    /// The title and the pictures.
    open var metadata = LPLinkMetadata()
    /// Creates a view of an address.
    public convenience init(url: URL) {
        self.init(frame: .zero)
        metadata.originalURL = url
    }
    /// Creates a view of a title and pictures.
    public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
    }
}
