// Licensed under the Apache License, Version 2.0.

import Foundation
package import StageUI

/// The object that a picker of pictures informs.
@MainActor
@preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Takes a picture.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Tells the delegate that the picker was cancelled.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Takes the picker away.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true)
    }
}

/// A picker of pictures. In a representable the stage shows its library, which has six photos, to be picked by touches:
/// "Photo 2", "Cancel". There is no camera.
@MainActor
@preconcurrency
open class UIImagePickerController: UIViewController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The library.
        case photoLibrary
        /// The camera.
        case camera
        /// The albums.
        case savedPhotosAlbum
    }
    /// The facts that a picker tells about a picture.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The image.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user has cut it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The place of the picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The kind of data.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The place of the film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }
    /// The delegate.
    public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    /// Where pictures come from.
    open var sourceType = SourceType.photoLibrary
    /// Indicates whether the user can cut the picture.
    open var allowsEditing = false
    /// The kinds of data.
    open var mediaTypes: [String] = ["public.image"]
    /// Returns whether the device has a source: the simulated one has no camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns the kinds of data of a source.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }
}

extension UIImagePickerController: ShownController {
    /// The library.
    package var shownView: AnyView {
        AnyView(
            PhotoLibraryView(
                limit: 1, takesOne: true,
                showsPictures: sourceType != .camera && mediaTypes.contains("public.image")
            ) { [weak self] in self?.finish($0?.first) })
    }

    private func finish(_ name: String?) {
        guard let photo = SimulatedPhotos.all.first(where: { $0.name == name }),
            let picture = UIImage(data: photo.data)
        else {
            delegate?.imagePickerControllerDidCancel(self)
            return
        }
        var info: [InfoKey: Any] = [.originalImage: picture, .mediaType: "public.image"]
        if allowsEditing { info[.editedImage] = picture }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(photo.name).png")
        if (try? photo.data.write(to: file)) != nil { info[.imageURL] = file }
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}
