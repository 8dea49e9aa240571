// Licensed under the Apache License, Version 2.0.

/// A picture that an asset needs: its path, its size and its content.
public struct AssetPicture: Hashable, Sendable {
    /// The part of the icon that a picture shows.
    public enum Part: Hashable, Sendable {
        /// The picture of an image set.
        case picture
        /// The whole icon.
        case icon
        /// A layer of the icon, by its name.
        case layer(String)
        /// The picture at the top of a TV's home screen.
        case topShelf
        /// The wide picture at the top of a TV's home screen.
        case wideTopShelf
        /// The whole launch screen of a TV.
        case launchScreen
    }

    /// The path from the folder in which the asset lies.
    public var path: String
    /// The pixels from left to right.
    public var width: Int
    /// The pixels from top to bottom.
    public var height: Int
    /// Indicates whether no pixel may be transparent, so that the file has no alpha.
    public var isOpaque: Bool
    /// The condition under which it is shown; nil for the picture that is shown when no other fits.
    public var appearance: Appearance?
    /// The part that it shows.
    public var part: Part
    /// The kind of device.
    public var idiom: Idiom

    /// Creates a picture.
    package init(
        path: String, pixels: PixelSize, isOpaque: Bool, appearance: Appearance? = nil, part: Part = .picture,
        idiom: Idiom = .universal
    ) {
        (self.path, width, height) = (path, pixels.width, pixels.height)
        (self.isOpaque, self.appearance, self.part, self.idiom) = (isOpaque, appearance, part, idiom)
    }

    func under(_ folder: String) -> AssetPicture {
        var picture = self
        picture.path = folder + "/" + path
        return picture
    }
}

/// An asset without its pictures, and the pictures that it needs.
public struct AssetPlan: Hashable, Sendable {
    /// The asset with its Contents.json files.
    public var asset: CatalogueAsset
    /// The pictures, in the order of the files.
    public var pictures: [AssetPicture]

    /// Returns the asset with each picture drawn.
    public func drawn(_ draw: (AssetPicture) throws -> [UInt8]) rethrows -> CatalogueAsset {
        var asset = asset
        for picture in pictures {
            _ = asset.setFile(try draw(picture), at: String(picture.path.dropFirst(asset.folder.count + 1)))
        }
        return asset
    }
}
