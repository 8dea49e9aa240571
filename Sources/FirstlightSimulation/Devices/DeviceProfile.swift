// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit
public import StageUI

/// The screen of a kind of device.
public struct DeviceProfile: Hashable, Sendable, Codable, Identifiable {
    /// The short name used on the command line and in scenarios.
    public let id: String
    /// The common name.
    public let name: String
    /// The kind of device; nil for one that can be turned in the hand.
    public let kind: Kind?
    /// The width in portrait, in points.
    public let width: CGFloat
    /// The height in portrait, in points.
    public let height: CGFloat
    /// The pixels per point.
    public let scale: CGFloat
    /// The radius of the screen's corners, in points.
    public let cornerRadius: CGFloat
    /// The safe area's insets in portrait, in points.
    public let portrait: EdgeInsets
    /// The safe area's insets in landscape, in points.
    public let landscape: EdgeInsets
    /// The id of a device on which screens are laid out alike, which matrices take in its place; nil for one that they
    /// take itself.
    public let like: String?
    /// The id of the screen that is on in the other pose of a device that folds; nil for one that does not.
    public let folds: String?
    /// The pose in which this screen is on; nil for a device that does not fold.
    public let pose: DevicePose?
    /// Indicates whether an app's window may have another size than the screen: it is split, tiled or dragged; nil where
    /// an app fills the screen.
    public let resizes: Bool?
    /// The origin of the numbers, and what of them nobody has confirmed.
    public let source: String?

    /// A kind of device whose screen cannot be turned.
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// A watch.
        case watch
        /// A TV.
        case tv
        /// A window on a Mac.
        case mac
        /// A window in the room.
        case vision
    }

    /// Creates a screen of any size without covered parts.
    public init(width: CGFloat, height: CGFloat, scale: CGFloat = 2) {
        id = "\(Int(width))x\(Int(height))"
        name = "\(Int(width)) × \(Int(height)) pt"
        kind = nil
        self.width = width
        self.height = height
        self.scale = scale
        cornerRadius = 0
        portrait = EdgeInsets()
        landscape = EdgeInsets()
        (like, folds, pose, resizes, source) = (nil, nil, nil, nil, nil)
    }

    /// The size in an orientation, in points; what cannot be turned has one size.
    public func size(_ orientation: DeviceOrientation) -> CGSize {
        orientation == .portrait || kind != nil
            ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
    }

    /// The windows beside another app's, in points: half of the screen, and on a tablet the narrowest one; none where apps
    /// fill the screen.
    ///
    /// Of 1366 points of a tablet the halves have 678 each (Apple's table of size classes); 375 are the narrowest window of
    /// one of 13 inches in Split View. A device that folds splits at its hinge alone, which takes no points (Designing for
    /// iPhone Duo, Human Interface Guidelines).
    public func windows(_ orientation: DeviceOrientation) -> [CGSize] {
        guard resizes == true else { return [] }
        let screen = size(orientation)
        if folds != nil {
            return orientation == .landscape ? [CGSize(width: screen.width / 2, height: screen.height)] : []
        }
        let half = ((screen.width - 10) / 2).rounded(.down)
        return (kind == nil ? [half, 375] : [half]).filter { $0 <= half }.map {
            CGSize(width: $0, height: screen.height)
        }
    }

    /// The safe area's insets in an orientation, in points.
    public func safeArea(_ orientation: DeviceOrientation) -> EdgeInsets {
        orientation == .portrait ? portrait : landscape
    }
}

/// The pose of a device that folds.
public enum DevicePose: String, CaseIterable, Hashable, Sendable, Codable {
    /// Folded, with the outer screen on.
    case closed
    /// Unfolded, with the inner screen on.
    case open
    /// Half open like a book, with the inner screen across. The width of the region at the hinge is not published, so that it
    /// is laid out as when it is open.
    case book
    /// Half open on a table, with the inner screen upright.
    case tabletop
}

/// The orientation in which a device is held.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable, Codable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
}

extension DeviceProfile {
    /// The profiles that come with the package, read from their data file.
    ///
    /// - Throws: A decoding error when the embedded file is damaged.
    public static func all() throws -> [DeviceProfile] { try read.get() }

    /// The file, read once: each launch and each query of the studio asks for a device.
    private static let read = Result {
        try JSONDecoder().decode([DeviceProfile].self, from: Data(PackageResources.devices_json))
    }

    /// The profiles of which matrices take each: no two of them lay out screens alike.
    ///
    /// - Throws: A decoding error when the embedded file is damaged.
    public static func distinct() throws -> [DeviceProfile] { try all().filter { $0.like == nil } }

    /// Finds a profile by its id, or makes one from a size such as `390x844`.
    ///
    /// - Throws: `SimulationError` that lists the known ids.
    public static func named(_ text: String) throws -> DeviceProfile {
        let known = try all()
        if let found = known.first(where: { $0.id == text.lowercased() }) { return found }
        let parts = text.lowercased().split(separator: "x").compactMap { Double($0) }
        if parts.count == 2, parts.allSatisfy({ $0 >= 16 && $0 <= 8192 }) {
            return DeviceProfile(width: CGFloat(parts[0]), height: CGFloat(parts[1]))
        }
        if parts.count == 2 { throw SimulationError.oddDevice(text) }
        throw SimulationError.unknownDevice(text, known: known.map(\.id))
    }
}

extension DeviceProfile {
    /// The platform of the device.
    public var platform: LaunchPlatform {
        switch kind {
        case nil: .iOS
        case .watch: .watchOS
        case .tv: .tvOS
        case .mac: .macOS
        case .vision: .visionOS
        }
    }
}
