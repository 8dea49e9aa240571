// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI
public import UIKit

// On Linux a file's `import LinkPresentation` finds this module.

/// The title and the pictures of a link.
///
/// Unchecked, because its variables may be set from any thread, as those of Apple's class.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    /// The address.
    open var url: URL?
    /// The address that was asked for.
    open var originalURL: URL?
    /// The title.
    open var title: String?
    /// The provider of the icon.
    open var iconProvider: NSItemProvider?
    /// The provider of the picture.
    open var imageProvider: NSItemProvider?
    /// The provider of the film.
    open var videoProvider: NSItemProvider?
    /// The address of a film.
    open var remoteVideoURL: URL?
    /// Creates metadata without values.
    public override init() {}
}

/// The error of a link that is not presented.
public struct LPError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// Unknown.
        case unknown = 1
        /// There is no such page, or no network.
        case metadataFetchFailed = 2
        /// The app did not want it any more.
        case metadataFetchCancelled = 3
        /// It took too long.
        case metadataFetchTimedOut = 4
    }
    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

/// An object that asks for the metadata of a link. A stage loads no pages, so that each question fails, which is told.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    // Unchecked, because its variables may be set from any thread, as those of Apple's class.
    /// Indicates whether pictures are loaded, too.
    open var shouldFetchSubresources = true
    /// The time in seconds after which it fails.
    open var timeout: TimeInterval = 30
    /// Creates a provider.
    public override init() {}

    /// Asks for the metadata of a page, which fails.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        await MainActor.run {
            Stage.current?.tell("The page of '\(url.absoluteString)' is not loaded: a stage has no web.")
        }
        throw LPError(.metadataFetchFailed)
    }
    /// Asks for the metadata of a page, which fails, and tells.
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        Task {
            do {
                completionHandler(try await startFetchingMetadata(for: url), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }
    /// Ends the question.
    open func cancel() {}
}

/// A view of a link with its title and picture. As other views of UIKit it is kept and not drawn.
@MainActor
@preconcurrency
open class LPLinkView: UIView {
    /// The title and the pictures.
    open var metadata: LPLinkMetadata

    /// Creates a view of an address.
    public init(url: URL) {
        metadata = LPLinkMetadata()
        metadata.url = url
        super.init(frame: .zero)
    }
    /// Creates a view of metadata.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
    }
    /// Creates a view without a link.
    public override init(frame: CGRect) {
        metadata = LPLinkMetadata()
        super.init(frame: frame)
    }
    /// Creates a view without a link.
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
    }
}
