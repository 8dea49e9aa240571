// Licensed under the Apache License, Version 2.0.

public import Foundation

@_exported public import class UIKit.CALayer
@_exported public import class UIKit.CGImage

/// The places of a film in a layer.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a place of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whole, in its own shape.
    public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Over the whole layer, in its own shape.
    public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Over the whole layer.
    public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// The layer of a film, which is kept and not drawn.
@MainActor
@preconcurrency
open class AVPlayerLayer: CALayer {
    /// Creates the layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
    /// The player.
    open var player: AVPlayer?
    /// The place of the film.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Indicates whether the first picture is there: never here.
    open var isReadyForDisplay: Bool { false }
    /// The rectangle of the film in the layer, in points: none.
    open var videoRect: CGRect { .zero }
}

/// The layer of what a camera sees; it is kept and not drawn, as there is no camera.
@MainActor
@preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
    /// Creates the layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// The session.
    open var session: AVCaptureSession?
    /// The place of what is seen.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The connection to the camera: none.
    open var connection: AVCaptureConnection? { nil }
    /// Returns a point of the layer as a share of what the camera sees.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
    }
    /// Returns a point of what the camera sees as one of the layer.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(
            x: captureDevicePointOfInterest.x * bounds.width,
            y: captureDevicePointOfInterest.y * bounds.height)
    }
    /// Returns a code that the camera sees with its place in the layer: none.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
