// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// The content of a map: markers, views and lines.
@MainActor
@preconcurrency
public protocol MapContent {
    /// The type of what it is made of.
    associatedtype Body: MapContent
    /// The parts that it is made of.
    @MapContentBuilder var body: Body { get }
    /// Returns the signs; not for an app's own use.
    func _signs() -> _MapSigns
}

extension MapContent {
    /// Returns the signs of the body.
    public func _signs() -> _MapSigns { body._signs() }
}

extension MapContent where Body == Never {
    /// Parts with signs have no body to ask for.
    public var body: Never {
        preconditionFailure("\(Self.self) has signs; it is made of no other content.")
    }
}

/// The signs of a part of a map, which only the library reads.
public struct _MapSigns {
    var signs: [MapSign]
}

/// A sign on a map.
struct MapSign {
    enum Kind {
        /// A round sign with a view in it, and a title.
        case marker(title: Text?, AnyView)
        /// A view, and a title.
        case view(title: Text?, AnyView, anchor: UnitPoint)
        case line([CLLocationCoordinate2D], isClosed: Bool)
        case circle(CLLocationCoordinate2D, radius: Double)
        case user
    }
    let kind: Kind
    var place: CLLocationCoordinate2D?
    var tint: Color?
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
    var tag: AnyHashable?
    var hidesTitle = false

    var places: [CLLocationCoordinate2D] {
        switch kind {
        case .line(let places, _): places
        case .circle(let center, let radius):
            [-1.0, 1].map {
                CLLocationCoordinate2D(
                    latitude: center.latitude + $0 * radius / 111_000, longitude: center.longitude)
            }
        default: place.map { [$0] } ?? []
        }
    }
}

extension Never: MapContent {}

/// Makes a map's content from expressions.
@resultBuilder
@MainActor
@preconcurrency
public enum MapContentBuilder {
    /// Takes a part.
    public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
    /// Returns no content.
    public static func buildBlock() -> MapGroup { MapGroup(signs: []) }
    /// Returns a part.
    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
    /// Puts parts together.
    public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> MapGroup {
        var signs: [MapSign] = []
        for part in repeat each content { signs += part._signs().signs }
        return MapGroup(signs: signs)
    }
    // The type names that of the part: without it the compiler finds none for the part that is not there.
    /// Takes a part that is there under a condition.
    public static func buildIf<C: MapContent>(_ content: C?) -> some MapContent {
        MapGroup(signs: content?._signs().signs ?? [])
    }
    /// Takes the first of two parts.
    public static func buildEither<C: MapContent>(first content: C) -> MapGroup {
        MapGroup(signs: content._signs().signs)
    }
    /// Takes the second of two parts.
    public static func buildEither<C: MapContent>(second content: C) -> MapGroup {
        MapGroup(signs: content._signs().signs)
    }
    /// Takes a part that only some systems have.
    public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> MapGroup {
        MapGroup(signs: content._signs().signs)
    }
}

/// Parts of a map that a builder or a modifier has made.
public struct MapGroup: MapContent {
    /// Nothing: it has signs.
    public typealias Body = Never
    let signs: [MapSign]
    /// Returns the signs.
    public func _signs() -> _MapSigns { _MapSigns(signs: signs) }
}

/// No content.
public struct EmptyMapContent: MapContent {
    /// Nothing: it has no signs.
    public typealias Body = Never
    /// Creates no content.
    public init() {}
    /// Returns no signs.
    public func _signs() -> _MapSigns { _MapSigns(signs: []) }
}

extension ForEach: MapContent where Content: MapContent {
    /// Returns the signs of all elements.
    public func _signs() -> _MapSigns { _MapSigns(signs: data.flatMap { content($0)._signs().signs }) }
}

extension ForEach where Content: MapContent {
    /// Creates content for elements that are identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(making: content, of: data, id: id)
    }
    /// Creates content for identifiable elements.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(making: content, of: data, id: \.id)
    }
}

/// A round sign with a title.
public struct Marker<Label: View>: MapContent {
    /// Nothing: it has a sign.
    public typealias Body = Never
    let sign: MapSign
    /// Returns the sign.
    public func _signs() -> _MapSigns { _MapSigns(signs: [sign]) }

    /// Creates a sign with a label.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        sign = MapSign(
            kind: .marker(title: nil, AnyView(label().labelStyle(.iconOnly))), place: coordinate)
    }
    private init(_ title: Text, _ place: CLLocationCoordinate2D, _ view: AnyView) {
        sign = MapSign(kind: .marker(title: title, view), place: place)
    }
}

extension Marker where Label == StageUI.Label<Text, Image> {
    /// Creates a sign with a title and a pin.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate, AnyView(Image(systemName: "mappin")))
    }
    /// Creates a sign with a title and a pin.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate, AnyView(Image(systemName: "mappin")))
    }
    /// Creates a sign with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate, AnyView(Image(systemName: systemImage)))
    }
    /// Creates a sign with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate, AnyView(Image(systemName: systemImage)))
    }
    /// Creates a sign with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate, AnyView(Image(image)))
    }
    /// Creates a sign for something on the map.
    public init(item: MKMapItem) {
        self.init(
            Text(verbatim: item.name ?? ""), item.placemark.coordinate, AnyView(Image(systemName: "mappin")))
    }
}

extension Marker where Label == Text {
    /// Creates a sign with a title and up to three characters.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate, AnyView(monogram))
    }
    /// Creates a sign with a title and up to three characters.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate, AnyView(monogram))
    }
}

/// A view at a place, with a title.
public struct Annotation<Label: View, Content: View>: MapContent {
    /// Nothing: it has a sign.
    public typealias Body = Never
    let sign: MapSign
    /// Returns the sign.
    public func _signs() -> _MapSigns { _MapSigns(signs: [sign]) }
}

extension Annotation where Label == Text {
    /// Creates a view at a place.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        sign = MapSign(
            kind: .view(title: Text(titleKey), AnyView(content()), anchor: anchor), place: coordinate)
    }
    /// Creates a view at a place.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        sign = MapSign(kind: .view(title: Text(title), AnyView(content()), anchor: anchor), place: coordinate)
    }
}

extension Annotation {
    /// Creates a view at a place with a label.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        sign = MapSign(kind: .view(title: nil, AnyView(content()), anchor: anchor), place: coordinate)
    }
}

/// The device's place, of which the simulated one has none: nothing is shown.
public struct UserAnnotation: MapContent {
    /// Nothing: it has a sign.
    public typealias Body = Never
    /// Creates the sign.
    public init() {}
    /// Creates the sign with a view of its own, which is not shown.
    public init<V: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> V) {}
    /// Returns the sign.
    public func _signs() -> _MapSigns { _MapSigns(signs: [MapSign(kind: .user)]) }
}

/// A line through places.
public struct MapPolyline: MapContent {
    /// Nothing: it has a sign.
    public typealias Body = Never
    let places: [CLLocationCoordinate2D]
    /// Creates a line.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        places = coordinates
    }
    /// Returns the line.
    public func _signs() -> _MapSigns { _MapSigns(signs: [MapSign(kind: .line(places, isClosed: false))]) }
    /// The ways from place to place.
    public enum ContourStyle: Hashable, Sendable {
        /// Straight on the flat map.
        case straight
        /// The shortest on the earth; straight here.
        case geodesic
    }
}

/// An area between places.
public struct MapPolygon: MapContent {
    /// Nothing: it has a sign.
    public typealias Body = Never
    let places: [CLLocationCoordinate2D]
    /// Creates an area.
    public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }
    /// Returns the area.
    public func _signs() -> _MapSigns { _MapSigns(signs: [MapSign(kind: .line(places, isClosed: true))]) }
}

/// A circle about a place.
public struct MapCircle: MapContent {
    /// Nothing: it has a sign.
    public typealias Body = Never
    let (center, radius): (CLLocationCoordinate2D, CLLocationDistance)
    /// Creates a circle with a radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.center, self.radius) = (center, radius)
    }
    /// Returns the circle.
    public func _signs() -> _MapSigns { _MapSigns(signs: [MapSign(kind: .circle(center, radius: radius))]) }
}

extension MapContent {
    private func changed(_ change: (inout MapSign) -> Void) -> MapGroup {
        var signs = _signs().signs
        for index in signs.indices { change(&signs[index]) }
        return MapGroup(signs: signs)
    }
    /// Gives signs a colour.
    public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { changed { $0.tint = style as? Color } }
    /// Fills areas in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        changed { $0.fill = AnyShapeStyle(style) }
    }
    /// Draws lines in a style.
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Draws lines in a style, with a width and dashes.
    public func stroke<S: ShapeStyle>(_ style: S, style line: StrokeStyle) -> some MapContent {
        changed { $0.stroke = (AnyShapeStyle(style), line) }
    }
    /// Shows or hides titles.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        changed { $0.hidesTitle = visibility == .hidden }
    }
    /// Shows or hides the second lines, of which there are none.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changed { _ in } }
    /// Says what is chosen when a sign is touched.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = AnyHashable(tag) } }
    /// Says how far in front lines are, without effect here.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { _ in } }
}

/// The level at which lines lie over the map.
public enum MKOverlayLevel: Int, Sendable {
    /// Over roads.
    case aboveRoads
    /// Over names.
    case aboveLabels
}
