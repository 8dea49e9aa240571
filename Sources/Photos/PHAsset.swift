// Licensed under the Apache License, Version 2.0.

public import Foundation
public import UIKit

/// The kinds of what a library has.
public enum PHAssetMediaType: Int, Hashable, Sendable {
    /// Unknown.
    case unknown
    /// A picture.
    case image
    /// A film.
    case video
    /// A sound.
    case audio
}

/// A photo of the library.
public final class PHAsset: NSObject, Sendable {
    let photo: SimulatedPhoto
    private let number: Int
    init(_ photo: SimulatedPhoto, number: Int) { (self.photo, self.number) = (photo, number) }

    /// The name, such as "Photo 1".
    public var localIdentifier: String { photo.name }
    /// The kind: a picture.
    public var mediaType: PHAssetMediaType { .image }
    /// The time at which it was made: on as many days of the year 2024 as its number says.
    public var creationDate: Date? {
        Date(timeIntervalSince1970: 1_704_067_200 + 86_400 * Double(number))
    }
    /// The width in pixels.
    public var pixelWidth: Int { Int(UIImage(data: photo.data)?.size.width ?? 0) }
    /// The height in pixels.
    public var pixelHeight: Int { Int(UIImage(data: photo.data)?.size.height ?? 0) }
    /// The length of a film: 0.
    public var duration: TimeInterval { 0 }
    /// Indicates whether the user likes it: not.
    public var isFavorite: Bool { false }
    /// Compares names.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? PHAsset)?.photo.name == photo.name
    }
    /// A number of the name.
    public override var hash: Int { photo.name.hashValue }

    private static func all(_ options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let saved = SavedPhotos.current
        guard saved.mayRead else { return PHFetchResult([]) }
        var found = (SimulatedPhotos.all + saved.photos).enumerated().map { PHAsset($1, number: $0) }
        if options?.sortDescriptors?.first?.ascending == false {
            found.reverse()
        }
        let limit = options?.fetchLimit ?? 0
        return PHFetchResult(limit > 0 ? Array(found.prefix(limit)) : found)
    }
    /// Returns the photos; none where the user has not allowed it.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        all(options)
    }
    /// Returns the photos of a kind; none where the user has not allowed it.
    public class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { mediaType == .image ? all(options) : PHFetchResult([]) }
    /// Returns the photos of names; none where the user has not allowed it.
    public class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult(all(options).objects.filter { identifiers.contains($0.localIdentifier) })
    }
}

/// The order and the number of what is found.
open class PHFetchOptions: NSObject {
    /// The order: the first one says whether the oldest photo comes first.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The condition, which has no effect.
    open var predicate: NSPredicate?
    /// The most; 0 for any number.
    open var fetchLimit = 0
    /// Creates usual settings.
    public override init() { super.init() }
}

/// The objects that were found.
public final class PHFetchResult<ObjectType: AnyObject & Sendable>: NSObject, Sendable {
    let objects: [ObjectType]
    init(_ objects: [ObjectType]) { self.objects = objects }
    /// The number.
    public var count: Int { objects.count }
    /// The first; nil for none.
    public var firstObject: ObjectType? { objects.first }
    /// The last; nil for none.
    public var lastObject: ObjectType? { objects.last }
    /// Returns the one at a place.
    public func object(at index: Int) -> ObjectType { objects[index] }
    /// The one at a place.
    public subscript(_ idx: Int) -> ObjectType { objects[idx] }
    /// Returns those at places.
    public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
    /// Calls a function with each and its place, until that sets its last parameter.
    public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var isOver = ObjCBool(false)
        for (place, object) in objects.enumerated() where !isOver.boolValue {
            block(object, place, &isOver)
        }
    }
}

/// Saves a picture, within `performChanges`.
open class PHAssetChangeRequest: NSObject {
    /// The name of the new photo; nil where nothing was saved.
    public internal(set) var placeholderForCreatedAsset: PHObjectPlaceholder?
    /// The time at which it was taken.
    open var creationDate: Date?
    /// Indicates whether the user likes it best.
    open var isFavorite = false
    init(_ data: Data?) {
        placeholderForCreatedAsset = data.map { PHObjectPlaceholder(SavedPhotos.current.add($0)) }
    }
    /// Saves a picture.
    public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        PHAssetChangeRequest(image.pngData() ?? image.jpegData(compressionQuality: 1))
    }
    /// Saves the picture of a file; returns nil where there is none.
    public class func creationRequestForAssetFromImage(atFileURL fileURL: URL)
        -> PHAssetChangeRequest?
    {
        (try? Data(contentsOf: fileURL)).map { PHAssetChangeRequest($0) }
    }
}

/// The name of a photo that is saved.
public final class PHObjectPlaceholder: NSObject, Sendable {
    /// The name.
    public let localIdentifier: String
    init(_ name: String) { localIdentifier = name }
}
