// Licensed under the Apache License, Version 2.0.

public import CoreLocation
public import Foundation
public import StageUI
public import UIKit

/// The view of a thing on a map of UIKit, which is kept and not drawn.
@MainActor
@preconcurrency
open class MKAnnotationView: UIView {
    /// The thing.
    open var annotation: (any MKAnnotation)?
    /// The name by which free views are found.
    public let reuseIdentifier: String?
    /// The picture.
    open var image: UIImage?
    /// The distance of the picture's middle from the place, in points.
    open var centerOffset = CGPoint.zero
    /// The distance of the bubble from the place, in points.
    open var calloutOffset = CGPoint.zero
    /// Indicates whether a bubble is shown when the thing is chosen.
    open var canShowCallout = false
    /// The view at the left of the bubble.
    open var leftCalloutAccessoryView: UIView?
    /// The view at the right of the bubble.
    open var rightCalloutAccessoryView: UIView?
    /// The view below the title of the bubble.
    open var detailCalloutAccessoryView: UIView?
    /// The name of the things that are shown as one where they are close.
    open var clusteringIdentifier: String?
    /// Indicates whether the thing can be used.
    open var isEnabled = true
    /// Indicates whether the thing is chosen.
    open var isSelected = false
    /// Indicates whether a finger moves the thing.
    open var isDraggable = false
    /// Creates the view of a thing.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    /// Creates a view without what an archive says of it.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// Makes the view free for another thing.
    open func prepareForReuse() {}
    /// Prepares the view to be shown, which it is not here.
    open func prepareForDisplay() {}
    /// Chooses the thing.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A balloon with a symbol, which is kept and not drawn.
@MainActor
@preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon.
    open var markerTintColor: UIColor?
    /// The colour of the symbol.
    open var glyphTintColor: UIColor?
    /// The text in place of a symbol.
    open var glyphText: String?
    /// The symbol.
    open var glyphImage: UIImage?
    /// Indicates whether the balloon falls onto its place.
    open var animatesWhenAdded = false
}

/// A pin, which is kept and not drawn.
@MainActor
@preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the head.
    open var pinTintColor: UIColor?
    /// Indicates whether the pin falls onto its place.
    open var animatesDrop = false
}

/// A line or a surface on a map of UIKit.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle of the flat map around it.
    var boundingMapRect: MKMapRect { get }
}

/// A line or a surface through places.
open class MKMultiPoint: NSObject, MKOverlay {
    private let places: [CLLocationCoordinate2D]
    /// The name.
    open var title: String?
    /// The second line.
    open var subtitle: String?
    /// Creates it through so many of some places.
    public init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
        places = Array(coords.prefix(max(0, count)))
    }
    /// Creates it through so many of some places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        let places = Array(UnsafeBufferPointer(start: coords, count: max(0, count)))
        self.init(coordinates: places, count: places.count)
    }
    /// The number of places.
    open var pointCount: Int { places.count }
    /// The middle of the rectangle around the places.
    open var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return MKMapPoint(x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2)
            .coordinate
    }
    /// The rectangle of the flat map around the places.
    open var boundingMapRect: MKMapRect {
        let points = places.map { MKMapPoint($0) }
        let (left, top) = (points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0)
        return MKMapRect(
            x: left, y: top, width: (points.map(\.x).max() ?? 0) - left,
            height: (points.map(\.y).max() ?? 0) - top)
    }
}

/// A line through places.
open class MKPolyline: MKMultiPoint {}

/// A surface between places.
open class MKPolygon: MKMultiPoint {}

/// A circle around a place.
open class MKCircle: NSObject, MKOverlay {
    /// The middle.
    public let coordinate: CLLocationCoordinate2D
    /// The radius, in metres.
    public let radius: CLLocationDistance
    /// The name.
    open var title: String?
    /// The second line.
    open var subtitle: String?
    /// Creates a circle with a radius in metres.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
    }
    /// The rectangle of the flat map around it.
    open var boundingMapRect: MKMapRect {
        let around = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
        let (high, wide) = (around.span.latitudeDelta / 2, around.span.longitudeDelta / 2)
        let first = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: coordinate.latitude + high, longitude: coordinate.longitude - wide))
        let last = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: coordinate.latitude - high, longitude: coordinate.longitude + wide))
        return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
}

/// The drawing of a line or a surface, which is kept and not drawn.
open class MKOverlayRenderer: NSObject {
    /// The line or the surface.
    public let overlay: any MKOverlay
    /// The opacity, 0 to 1.
    open var alpha: CGFloat = 1
    /// Creates a drawing.
    public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// The drawing of an outline, which is kept and not drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour inside.
    open var fillColor: UIColor?
    /// The colour of the line.
    open var strokeColor: UIColor?
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 0
    /// The ends of the line.
    open var lineCap = CGLineCap.round
    /// The corners of the line.
    open var lineJoin = CGLineJoin.round
    /// The lengths of strokes and gaps, in points.
    open var lineDashPattern: [NSNumber]?
}

/// The drawing of a line, which is kept and not drawn.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates the drawing of a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// The drawing of a surface, which is kept and not drawn.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates the drawing of a surface.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// The drawing of a circle, which is kept and not drawn.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates the drawing of a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
