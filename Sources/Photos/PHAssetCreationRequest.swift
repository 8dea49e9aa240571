// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI
import UIKit

/// The parts of a photo.
public enum PHAssetResourceType: Int, Hashable, Sendable {
    /// The picture.
    case photo = 1
    /// The film.
    case video
    /// The sound.
    case audio
    /// The picture in another form.
    case alternatePhoto
    /// The picture with its changes.
    case fullSizePhoto
    /// The film with its changes.
    case fullSizeVideo
    /// The changes.
    case adjustmentData
    /// The picture that the changes were made to.
    case adjustmentBasePhoto
    /// The film around the picture.
    case pairedVideo
}

/// The options for a part of a photo.
open class PHAssetResourceCreationOptions: NSObject {
    /// Creates usual options.
    public override init() {}
    /// The name of the file.
    open var originalFilename: String?
    /// The kind of the file.
    open var uniformTypeIdentifier: String?
    /// Indicates whether the file goes into the library, so that it is no longer where it was.
    open var shouldMoveFile = false
}

/// A photo that is saved by its parts. The library of the simulated device has pictures only: other parts are left out, which is told
/// of films and sounds.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Returns a photo without parts.
    public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest(nil) }
    /// Returns whether a photo can have some parts: it has to have a picture.
    public class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        types.contains { $0.intValue == PHAssetResourceType.photo.rawValue }
    }
    /// Adds the part in some bytes.
    open func addResource(
        with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
    ) {
        switch type {
        case .photo where placeholderForCreatedAsset == nil:
            placeholderForCreatedAsset = PHObjectPlaceholder(SavedPhotos.current.add(data))
        case .video, .audio: Self.tellFilm()
        default: break
        }
    }
    /// Adds the part in a file.
    open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {
        guard let data = try? Data(contentsOf: fileURL) else { return }
        addResource(with: type, data: data, options: options)
        if options?.shouldMoveFile == true { try? FileManager.default.removeItem(at: fileURL) }
    }
}

extension PHAssetChangeRequest {
    /// Saves a film, which the library does not have here: it returns nil, and the stage says so.
    public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        tellFilm()
        return nil
    }
    static func tellFilm() {
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated {
            Stage.current?.tell("The library of the simulated device has pictures only: a film is not saved.")
        }
    }
}
