// Licensed under the Apache License, Version 2.0.

public import CoreLocation
import Foundation
public import StageUI

/// The part of the earth that a map shows.
public struct MapCameraPosition: Equatable, Sendable {
    enum Kind: Sendable { case automatic, region(MKCoordinateRegion), user }
    let kind: Kind
    private let number: [Double]

    private init(_ kind: Kind, _ number: [Double] = []) { (self.kind, self.number) = (kind, number) }
    /// All that the map shows.
    public static let automatic = MapCameraPosition(.automatic)
    /// A region.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(
            .region(region),
            [
                region.center.latitude, region.center.longitude, region.span.latitudeDelta,
                region.span.longitudeDelta,
            ])
    }
    /// A rectangle of the flat map.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { region(MKCoordinateRegion(rect)) }
    /// The part of the earth that a camera sees.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        region(
            MKCoordinateRegion(
                center: camera.centerCoordinate, latitudinalMeters: camera.distance,
                longitudinalMeters: camera.distance))
    }
    /// Something on the map.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        region(
            MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
    /// The device's place, of which the simulated one has none.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition)
        -> MapCameraPosition
    {
        fallback
    }
    /// The region; nil where all is shown.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// Indicates whether the device's place is followed; never.
    public var followsUserLocation: Bool { false }
    /// Indicates whether a finger has moved the map; never.
    public var positionedByUser: Bool { false }

    /// Returns whether two positions are the same.
    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool { a.number == b.number }
}

/// A camera over the earth.
public struct MapCamera: Sendable {
    /// The place that it looks at.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance in metres.
    public var distance: Double
    /// The direction in degrees from north.
    public var heading: Double
    /// The slope in degrees.
    public var pitch: Double
    /// Creates a camera.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
        (self.heading, self.pitch) = (heading, pitch)
    }
}

/// The limits within which a map can be moved; it cannot be moved here.
public struct MapCameraBounds: Sendable {
    /// Creates bounds by distances in metres.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    /// Creates bounds by a region.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {}
}

/// The ways in which a finger moves a map; it does not here.
public struct MapInteractionModes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates ways from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Moving.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Coming nearer.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Turning.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// Tilting.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// All.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// A map. On the stage there are no tiles: its signs stand at their places on a plain ground, and are read aloud.
public struct Map<Content: View>: View {
    let content: Content
    /// The map.
    public var body: some View { content }
}

/// A map's ground with its signs.
public struct _MapPlace: View {
    let signs: [MapSign]
    let region: MKCoordinateRegion?
    var select: ((AnyHashable?) -> Void)?
    @Environment(\.mapCameraChange) private var cameraChange
    @Environment(\.mapReader) private var reader

    private var shown: MKCoordinateRegion {
        region ?? MKCoordinateRegion(around: signs.flatMap(\.places))
            ?? MKCoordinateRegion(
                center: CLLocationCoordinate2D(),
                span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 360))
    }

    /// The ground and the signs.
    public var body: some View {
        let _ = Stage.current?.tell(
            "Map draws no tiles on the stage: its signs stand at their places on a plain ground.")
        let region = shown
        GeometryReader { geometry in
            let projection = MapProjection(region: region, size: geometry.size)
            ZStack(alignment: .topLeading) {
                Rectangle().fill(Color(uiColor: .secondarySystemFill))
                lines(projection)
                ForEach(Array(signs.enumerated()), id: \.offset) { _, sign in
                    if let place = sign.place {
                        SignLayout(point: projection.point(place), anchor: sign.anchor) { view(sign) }
                    }
                }
            }
            .clipped()
            .onAppear { reader?.projection = projection }
            .onChange(of: geometry.size) { reader?.projection = projection }
        }
        .overlay(alignment: .bottomLeading) {
            Text(verbatim: "Map").font(.caption2).foregroundStyle(.secondary).padding(6)
                .accessibilityHidden(true)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: "Map"))
        .onAppear { cameraChange?(MapCameraUpdateContext(region: region)) }
    }

    private func lines(_ projection: MapProjection) -> some View {
        Canvas { context, _ in
            for sign in signs {
                var path = Path()
                switch sign.kind {
                case .line(let places, let isClosed):
                    path.addLines(places.map(projection.point))
                    if isClosed { path.closeSubpath() }
                    if isClosed {
                        context.fill(path, with: .style(sign.fill ?? AnyShapeStyle(Color.blue.opacity(0.3))))
                    }
                case .circle(let center, let radius):
                    let (middle, length) = (projection.point(center), projection.points(radius))
                    path = Path(
                        ellipseIn: CGRect(
                            x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length)
                    )
                    context.fill(path, with: .style(sign.fill ?? AnyShapeStyle(Color.blue.opacity(0.3))))
                default: continue
                }
                if let stroke = sign.stroke {
                    context.stroke(path, with: .style(stroke.style), style: stroke.line)
                } else if case .line(_, false) = sign.kind {
                    context.stroke(path, with: .color(.blue), lineWidth: 3)
                }
            }
        }
        .accessibilityHidden(true)
    }

    @ViewBuilder
    private func view(_ sign: MapSign) -> some View {
        switch sign.kind {
        case .marker(let title, let view):
            VStack(spacing: 2) {
                view.font(.footnote.weight(.semibold)).foregroundStyle(.white).lineLimit(1)
                    .frame(width: 28, height: 28)
                    .background(Circle().fill(sign.tint ?? .red))
                if let title, !sign.hidesTitle { title.font(.caption2).fixedSize() }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(title ?? Text(verbatim: "Marker"))
            .accessibilityAddTraits(sign.tag == nil ? [] : .isButton)
            .onTapGesture { if let tag = sign.tag { select?(tag) } }
        case .view(let title, let view, _):
            view.overlay(alignment: .bottom) {
                if let title, !sign.hidesTitle { title.font(.caption2).fixedSize().offset(y: 16) }
            }
            .accessibilityElement(children: .combine)
        default: EmptyView()
        }
    }
}

/// Places of the earth as points of a view: the flat map of Mercator, as large as the region fits.
struct MapProjection {
    private let (middle, scale, size): (MKMapPoint, Double, CGSize)
    private let metre: Double

    init(region: MKCoordinateRegion, size: CGSize) {
        middle = MKMapPoint(region.center)
        let north = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: region.center.latitude + region.span.latitudeDelta / 2,
                longitude: region.center.longitude))
        let (high, wide) = (
            max((middle.y - north.y) * 2, 1), max(region.span.longitudeDelta / 360 * 268_435_456, 1)
        )
        scale = min(Double(size.width) / wide, Double(size.height) / high)
        self.size = size
        metre = 268_435_456 / (40_075_017 * max(cos(region.center.latitude * .pi / 180), 0.01))
    }
    func point(_ place: CLLocationCoordinate2D) -> CGPoint {
        let point = MKMapPoint(place)
        return CGPoint(
            x: size.width / 2 + (point.x - middle.x) * scale,
            y: size.height / 2 + (point.y - middle.y) * scale)
    }
    func place(_ point: CGPoint) -> CLLocationCoordinate2D {
        MKMapPoint(
            x: middle.x + Double(point.x - size.width / 2) / scale,
            y: middle.y + Double(point.y - size.height / 2) / scale
        ).coordinate
    }
    func points(_ metres: Double) -> CGFloat { CGFloat(metres * metre * scale) }
}

private enum MapReaderKey: EnvironmentKey { static var defaultValue: MapProxy.Place? { nil } }
private enum MapCameraChangeKey: EnvironmentKey {
    static var defaultValue: ((MapCameraUpdateContext) -> Void)? { nil }
}

extension EnvironmentValues {
    var mapReader: MapProxy.Place? {
        get { self[MapReaderKey.self] }
        set { self[MapReaderKey.self] = newValue }
    }
    var mapCameraChange: ((MapCameraUpdateContext) -> Void)? {
        get { self[MapCameraChangeKey.self] }
        set { self[MapCameraChangeKey.self] = newValue }
    }
}

/// Places a view with a point of it at a point.
private struct SignLayout: Layout {
    let point: CGPoint
    let anchor: UnitPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for view in subviews {
            view.place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
                proposal: .unspecified)
        }
    }
}

extension MapSign {
    /// The point of the view that stands at the place.
    fileprivate var anchor: UnitPoint { if case .view(_, _, let anchor) = kind { anchor } else { .center } }
}

/// The places of the map inside, as points and on the earth.
@MainActor
@preconcurrency
public struct MapProxy {
    final class Place {
        var projection: MapProjection?
    }
    let place: Place

    /// Returns the place on the earth of a point of the map; nil until there is a map.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D?
    {
        place.projection?.place(point)
    }
    /// Returns the point of a place on the earth in the map; nil until there is a map.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
        -> CGPoint?
    {
        place.projection?.point(coordinate)
    }
}

/// A view that knows the places of the map inside.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var place = MapProxy.Place()
    /// Creates a view.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
    /// The content.
    public var body: some View { content(MapProxy(place: place)).environment(\.mapReader, place) }
}
