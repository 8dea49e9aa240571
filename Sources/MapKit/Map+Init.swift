// Licensed under the Apache License, Version 2.0.

public import CoreLocation
import Foundation
public import StageUI

extension Map where Content == _MapPlace {
    private init<C: MapContent>(
        _ content: C, _ position: MapCameraPosition, _ select: ((AnyHashable?) -> Void)? = nil
    ) {
        self.content = _MapPlace(signs: content._signs().signs, region: position.region, select: select)
    }
    /// Creates a map without signs.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(EmptyMapContent(), initialPosition)
    }
    /// Creates a map with signs.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) {
        self.init(content(), initialPosition)
    }
    /// Creates a map without signs, whose place the app changes.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(EmptyMapContent(), position.wrappedValue)
    }
    /// Creates a map with signs, whose place the app changes.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) {
        self.init(content(), position.wrappedValue)
    }
    /// Creates a map with signs of which one is chosen by a touch.
    public init<V: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) {
        self.init(content(), initialPosition) { selection.wrappedValue = $0?.base as? V }
    }
    /// Creates a map with signs of which one is chosen by a touch, whose place the app changes.
    public init<V: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) {
        self.init(content(), position.wrappedValue) { selection.wrappedValue = $0?.base as? V }
    }
    /// Creates a map of a region.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(EmptyMapContent(), .region(coordinateRegion.wrappedValue))
    }
    /// Creates a map of a region with a sign for each element.
    public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> A
    ) where Items.Element: Identifiable {
        let signs = annotationItems.flatMap { annotationContent($0)._signs().signs }
        self.init(MapGroup(signs: signs), .region(coordinateRegion.wrappedValue))
    }
    /// Creates a map of a region with a sign for each element of a bound collection; each gets a binding to its element.
    public init<Items: MutableCollection & RandomAccessCollection, A: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Binding<Items>, annotationContent: @escaping (Binding<Items.Element>) -> A
    ) where Items.Element: Identifiable {
        let signs = annotationItems.flatMap { annotationContent($0)._signs().signs }
        self.init(MapGroup(signs: signs), .region(coordinateRegion.wrappedValue))
    }
}

/// The ways in which a map follows the device's place; none has an effect here.
public enum MapUserTrackingMode: Hashable, Sendable {
    /// Not at all.
    case none
    /// It stays in the middle.
    case follow
}

/// A sign of a map by elements.
@MainActor
@preconcurrency
public protocol MapAnnotationProtocol {
    /// Returns the sign; not for an app's own use.
    func _signs() -> _MapSigns
}

/// A balloon on a map by elements.
public struct MapMarker: MapAnnotationProtocol {
    let sign: MapSign
    /// Creates a balloon.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        sign = MapSign(
            kind: .marker(title: nil, AnyView(Image(systemName: "mappin"))), place: coordinate, tint: tint)
    }
    /// Returns the sign.
    public func _signs() -> _MapSigns { _MapSigns(signs: [sign]) }
}

/// A pin on a map by elements.
public struct MapPin: MapAnnotationProtocol {
    let marker: MapMarker
    /// Creates a pin.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        marker = MapMarker(coordinate: coordinate, tint: tint)
    }
    /// Returns the sign.
    public func _signs() -> _MapSigns { marker._signs() }
}

/// A view on a map by elements.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    let sign: MapSign
    /// Creates a view at a place.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        sign = MapSign(kind: .view(title: nil, AnyView(content()), anchor: anchor), place: coordinate)
    }
    /// Returns the sign.
    public func _signs() -> _MapSigns { _MapSigns(signs: [sign]) }
}

/// The looks of a map, which make no difference here.
public struct MapStyle: Sendable {
    /// The ways in which heights are shown.
    public enum Elevation: Sendable {
        /// As usual.
        case automatic
        /// Flat.
        case flat
        /// With hills.
        case realistic
    }
    /// The strength in which the map is drawn.
    public enum StandardEmphasis: Sendable {
        /// As usual.
        case automatic
        /// Weakly.
        case muted
    }
    /// A drawing.
    public static var standard: MapStyle { MapStyle() }
    /// Pictures.
    public static var imagery: MapStyle { MapStyle() }
    /// Pictures with names.
    public static var hybrid: MapStyle { MapStyle() }
    /// A drawing.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    /// Pictures.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
    /// Pictures with names.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

/// The things of the earth that a map names, of which there are none here.
public struct PointOfInterestCategories: Sendable {
    /// All.
    public static let all = PointOfInterestCategories()
    /// None.
    public static let excludingAll = PointOfInterestCategories()
}

/// The part of the earth that a map has come to show.
public struct MapCameraUpdateContext: Sendable {
    /// The region.
    public let region: MKCoordinateRegion
    /// The camera.
    public var camera: MapCamera {
        MapCamera(centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_000)
    }
}

/// When an app learns of a map's movement.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
    /// Again and again.
    case continuous
    /// At the end.
    case onEnd
}

extension View {
    /// Sets the look of maps, which makes no difference here.
    public func mapStyle(_ style: MapStyle) -> some View { self }
    /// Sets the controls of maps; none is shown here, as a map does not move.
    public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
    /// Shows or hides the controls of maps, of which there are none here.
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    /// Joins maps with controls elsewhere, without effect here.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
    /// Performs an action when a map shows another part of the earth: once, when it is there.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        environment(\.mapCameraChange) { _ in action() }
    }
    /// Performs an action when a map shows another part of the earth: once, when it is there.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        environment(\.mapCameraChange, action)
    }
}

/// The button that shows the device's place, which is not shown here.
public struct MapUserLocationButton: View {
    /// Creates the button.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
/// The compass, which is not shown here.
public struct MapCompass: View {
    /// Creates the compass.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
/// The scale, which is not shown here.
public struct MapScaleView: View {
    /// Creates the scale.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
/// The button that tilts a map, which is not shown here.
public struct MapPitchToggle: View {
    /// Creates the button.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
