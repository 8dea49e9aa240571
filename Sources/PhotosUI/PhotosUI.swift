// Licensed under the Apache License, Version 2.0.

public import CoreTransferable
/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
@_exported public import Photos
import StageUI
@_exported public import UIKit
public import UniformTypeIdentifiers

/// The photos that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
    let showsPictures: Bool
    /// Pictures.
    public static let images = PHPickerFilter(showsPictures: true)
    /// Films, of which the simulated library has none.
    public static let videos = PHPickerFilter(showsPictures: false)
    /// Pictures that move, of which the simulated library has none.
    public static let livePhotos = PHPickerFilter(showsPictures: false)
    /// Pictures of the screen, of which the simulated library has none.
    public static let screenshots = PHPickerFilter(showsPictures: false)
    /// Wide pictures, of which the simulated library has none.
    public static let panoramas = PHPickerFilter(showsPictures: false)
    /// Portraits, of which the simulated library has none.
    public static let depthEffectPhotos = PHPickerFilter(showsPictures: false)
    /// The photos that any of some filters shows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(showsPictures: subfilters.contains { $0.showsPictures })
    }
    /// The photos that all of some filters show.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(showsPictures: subfilters.allSatisfy { $0.showsPictures })
    }
    /// The photos that a filter does not show.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(showsPictures: !filter.showsPictures)
    }
}

/// The ways in which several photos are picked.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    let name: String
    /// In any order.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// In the order in which they are touched.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// At once, without a button for the end.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    /// At once and in the order in which they are touched.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// A photo that was picked.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The ways in which a photo's bytes are written; a simulated photo is a PNG file.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        let name: String
        /// As is best.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// As they are.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// As other systems can read it.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }
    /// The name of the photo in the library; nil for one that was made without a library.
    public let itemIdentifier: String?

    /// Creates a photo by its name in the library, such as "Photo 1".
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// The kinds of data that the photo can be had in.
    public var supportedContentTypes: [UTType] { [.png] }

    private var data: Data? { SimulatedPhotos.all.first { $0.name == itemIdentifier }?.data }

    /// Returns the photo as a value of a type; nil where the type takes no picture.
    ///
    /// - Throws: What the type throws when it takes the bytes of a PNG file.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let data else { return nil }
        return try await T._take(data, of: .png)
    }
    /// Calls back with the photo as a value of a type; nil where the type takes no picture.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        Task {
            do { completionHandler(.success(try await loadTransferable(type: type))) } catch {
                completionHandler(.failure(error))
            }
        }
        return Progress(totalUnitCount: 1)
    }
}
