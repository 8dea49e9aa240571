// Licensed under the Apache License, Version 2.0.

public import CoreLocation
public import Foundation
public import UIKit

/// Something that a map of UIKit shows.
public protocol MKAnnotation: AnyObject {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The name.
    var title: String? { get }
    /// The second line.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// No name.
    public var title: String? { nil }
    /// No second line.
    public var subtitle: String? { nil }
}

/// A point that a map of UIKit shows.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place.
    open var coordinate = CLLocationCoordinate2D()
    /// The name.
    open var title: String?
    /// The second line.
    open var subtitle: String?
    /// Creates a point.
    public override init() { super.init() }
    /// Creates a point at a place.
    public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
}

/// The object that a map of UIKit informs.
@MainActor
@preconcurrency
public protocol MKMapViewDelegate: AnyObject {
    /// Tells that the place of the device has changed, which it does not here.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Tells that another part of the earth is shown.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Makes the view of a thing; nobody asks for it here.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Makes the drawing of a line or a surface; nobody asks for it here.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Tells that a view of a thing is chosen, which it is not here.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Tells that a thing is chosen.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Tells that a view of a thing is chosen no longer, which it is not here.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Tells that a control in a bubble was touched, which none is here.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl)
    /// Tells that the visible part of the earth has changed.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    /// Makes no view, so that the map's own would be taken.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        nil
    }
    /// Makes a drawing without a line.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}

/// The device's place on a map of UIKit.
open class MKUserLocation: NSObject, MKAnnotation {
    /// The place with its accuracy; nil, as it is not known here.
    open private(set) var location: CLLocation?
    /// Indicates whether the place is being found.
    open var isUpdating: Bool { false }
    /// The place.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    /// The name.
    open var title: String? = "My Location"
    /// The second line.
    open var subtitle: String?
}

/// A map of UIKit, for representables: a place with the representable's name stands for it.
@MainActor
@preconcurrency
open class MKMapView: UIView {
    /// The object that is informed.
    public weak var delegate: (any MKMapViewDelegate)?
    /// The part of the earth.
    open var region = MKCoordinateRegion()
    /// The middle of the part of the earth.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// The part of the earth as a rectangle of the flat map.
    open var visibleMapRect: MKMapRect {
        get {
            let (half, middle) = (region.span, region.center)
            let corners = [-0.5, 0.5].map { part in
                MKMapPoint(
                    CLLocationCoordinate2D(
                        latitude: middle.latitude - part * half.latitudeDelta,
                        longitude: middle.longitude + part * half.longitudeDelta))
            }
            return MKMapRect(
                x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
                height: corners[1].y - corners[0].y)
        }
        set { region = MKCoordinateRegion(newValue) }
    }
    /// The place from which the map is seen.
    open var camera = MKMapCamera()
    /// The kind of the map.
    open var mapType = MKMapType.standard
    /// The settings of the map.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// Indicates whether the device's place is shown.
    open var showsUserLocation = false
    /// The way in which the map follows the device.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Indicates whether a compass is shown.
    open var showsCompass = true
    /// Indicates whether a scale is shown.
    open var showsScale = false
    /// Indicates whether traffic is shown.
    open var showsTraffic = false
    /// Indicates whether buildings are shown.
    open var showsBuildings = true
    /// Indicates whether fingers move the map.
    open var isScrollEnabled = true
    /// Indicates whether fingers make the map larger.
    open var isZoomEnabled = true
    /// Indicates whether fingers turn the map.
    open var isRotateEnabled = true
    /// Indicates whether fingers tilt the map.
    open var isPitchEnabled = true
    /// The things on the map.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The chosen things.
    open var selectedAnnotations: [any MKAnnotation] = []
    /// The lines and surfaces on the map.
    open private(set) var overlays: [any MKOverlay] = []
    /// The device's place.
    public let userLocation = MKUserLocation()

    /// Moves the map.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        self.region = region
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }
    /// Moves the map so that a place is in its middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
    }
    /// Moves the map so that a rectangle is seen.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        setRegion(MKCoordinateRegion(mapRect), animated: animated)
    }
    /// Moves the map so that a rectangle is seen; the space around it, in points, has no effect.
    open func setVisibleMapRect(
        _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
    ) {
        setVisibleMapRect(mapRect, animated: animate)
    }
    /// Moves the place from which the map is seen.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        self.camera = camera
        setCenter(camera.centerCoordinate, animated: animated)
    }
    /// Lets the map follow the device.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// Moves the map so that all of some things are seen, and adds those that are not on it.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        guard let region = MKCoordinateRegion(around: annotations.map(\.coordinate)) else { return }
        setRegion(region, animated: animated)
    }
    /// Adds a thing.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Adds things.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Removes a thing.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// Removes things.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations.removeAll { one in annotations.contains { $0 === one } }
        selectedAnnotations.removeAll { one in annotations.contains { $0 === one } }
    }
    /// Chooses a thing.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        selectedAnnotations = [annotation]
        delegate?.mapView(self, didSelect: annotation)
    }
    /// Chooses a thing no longer.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    /// Adds a line or a surface.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    /// Adds lines and surfaces.
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    /// Removes a line or a surface.
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    /// Removes lines and surfaces.
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        self.overlays.removeAll { one in overlays.contains { $0 === one } }
    }
    /// Says which class views of a name have; none is made here.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    /// Returns a view of a name that is free: none, as none is made.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}

/// The kinds of a map.
public enum MKMapType: UInt, Sendable {
    /// Streets and names.
    case standard
    /// Pictures from above.
    case satellite
    /// Pictures from above with names.
    case hybrid
    /// Pictures from above with hills.
    case satelliteFlyover
    /// Pictures from above with hills and names.
    case hybridFlyover
    /// Streets and names in muted colours.
    case mutedStandard
}

/// The ways in which a map follows the device.
public enum MKUserTrackingMode: Int, Sendable {
    /// It does not.
    case none
    /// To its place.
    case follow
    /// To its place and its direction.
    case followWithHeading
}

/// The place from which a map is seen.
open class MKMapCamera: NSObject {
    /// The place in the middle of the map.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The distance from the middle, in metres.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The height above the ground, in metres.
    open var altitude: CLLocationDistance = 0
    /// The tilt, in degrees.
    open var pitch: CGFloat = 0
    /// The direction, in degrees from the north.
    open var heading: CLLocationDirection = 0
    /// Creates a place.
    public override init() { super.init() }
    /// Creates a place by the middle, the distance in metres, the tilt and the direction in degrees.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, self.pitch, self.heading) = (centerCoordinate, pitch, heading)
        centerCoordinateDistance = distance
        altitude = distance * cos(Double(pitch) * .pi / 180)
    }
}
