// Licensed under the Apache License, Version 2.0.

public import Foundation
package import StageUI
public import UIKit
import UniformTypeIdentifiers

/// The settings of a picker of photos.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The forms in which photos are given.
    public enum AssetRepresentationMode: Int, Sendable {
        /// As is best.
        case automatic
        /// As they are.
        case current
        /// As other systems can read it.
        case compatible
    }
    /// The ways in which photos are picked.
    public enum Selection: Int, Sendable {
        /// In any order.
        case `default`
        /// In the order in which they are touched.
        case ordered
        /// At once.
        case continuous
        /// At once and in the order in which they are touched.
        case continuousAndOrdered
    }
    /// The most photos; 0 for any number.
    public var selectionLimit = 1
    /// The photos that are shown; nil for all.
    public var filter: PHPickerFilter?
    /// The form in which photos are given: they are PNG files.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The way in which photos are picked.
    public var selection = Selection.default
    /// The names of the photos that are picked at the start.
    public var preselectedAssetIdentifiers: [String] = []

    /// Creates usual settings.
    public init() {}
    /// Creates usual settings for a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was picked.
public struct PHPickerResult: Hashable, Sendable {
    /// The photo.
    public let itemProvider: NSItemProvider
    /// The name of the photo in the library.
    public let assetIdentifier: String?

    init(_ photo: SimulatedPhoto) {
        itemProvider = NSItemProvider(item: photo.data, typeIdentifier: UTType.png.identifier)
        itemProvider.suggestedName = photo.name
        assetIdentifier = photo.name
    }
}

/// The object that a picker of photos notifies.
@MainActor
@preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Takes the photos; none when the user has picked none.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picker of photos. In a representable the stage shows its library, which has six photos, to be picked by touches: "Photo
/// 2", "Add", "Cancel".
@MainActor
@preconcurrency
open class PHPickerViewController: UIViewController {
    /// The settings.
    public let configuration: PHPickerConfiguration
    /// The object that is informed.
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Fails: there are no archives of it.
    public required init?(coder: NSCoder) { nil }
}

extension PHPickerViewController: ShownController {
    /// The library.
    package var shownView: AnyView {
        let limit = configuration.selectionLimit
        let before = configuration.preselectedAssetIdentifiers
        return AnyView(
            PhotoLibraryView(
                limit: limit == 0 ? nil : limit, takesOne: limit == 1,
                showsPictures: configuration.filter?.showsPictures ?? true, picked: { before }
            ) { [weak self] names in self?.finish(names ?? before) })
    }

    private func finish(_ names: [String]) {
        let photos = names.compactMap { name in SimulatedPhotos.all.first { $0.name == name } }
        delegate?.picker(self, didFinishPicking: photos.map { PHPickerResult($0) })
    }
}
