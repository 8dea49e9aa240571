// Licensed under the Apache License, Version 2.0.

public import Foundation
public import UIKit

/// The way in which a picture fits a size.
public enum PHImageContentMode: Int, Sendable {
    /// As large as fits.
    case aspectFit
    /// As large as fills.
    case aspectFill
}

/// The ways in which a picture is held: EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As it is.
    case up = 1
    /// Mirrored.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down and mirrored.
    case downMirrored
    /// On its left side and mirrored.
    case leftMirrored
    /// On its right side.
    case right
    /// On its right side and mirrored.
    case rightMirrored
    /// On its left side.
    case left
}

/// The ways in which a picture is given. None has an effect: a picture is given at once and as it is.
open class PHImageRequestOptions: NSObject {
    /// The choice between fast and well.
    public enum DeliveryMode: Int, Sendable {
        /// First fast, then well.
        case opportunistic
        /// Well.
        case highQualityFormat
        /// Fast.
        case fastFormat
    }
    /// The choice of a size.
    public enum ResizeMode: Int, Sendable {
        /// Not.
        case none
        /// About.
        case fast
        /// To the size.
        case exact
    }
    /// The choice between fast and well.
    open var deliveryMode = DeliveryMode.opportunistic
    /// The choice of a size.
    open var resizeMode = ResizeMode.fast
    /// Indicates whether it may come from iCloud.
    open var isNetworkAccessAllowed = false
    /// Indicates whether the call waits for it.
    open var isSynchronous = false
    /// Creates usual ways.
    public override init() { super.init() }
}

/// The number of a question for a picture.
public typealias PHImageRequestID = Int32

/// Gives the pictures of photos.
open class PHImageManager: NSObject {
    /// Creates an object.
    public override init() { super.init() }
    /// Returns the usual object.
    open class func `default`() -> PHImageManager { PHImageManager() }
    /// Calls back with a picture, as it is.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?, resultHandler: (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(UIImage(data: asset.photo.data), nil)
        return 1
    }
    /// Calls back with the bytes of a picture.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(asset.photo.data, "public.png", .up, nil)
        return 1
    }
    /// Ends a question, which is over.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Gives the pictures of photos, and makes them before.
open class PHCachingImageManager: PHImageManager {
    /// Makes pictures before they are asked for; they are there.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {}
    /// Forgets pictures.
    open func stopCachingImagesForAllAssets() {}
}
