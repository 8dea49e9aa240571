// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A guide by which views are aligned.
public protocol AlignmentID: SendableMetatype {
    /// Returns the guide's place in a view that does not set one.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and guides.
public struct ViewDimensions {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    var explicit: (AlignmentKey) -> CGFloat? = { _ in nil }

    /// The place of a horizontal guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The place of a vertical guide.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The place of a horizontal guide, if one was set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The place of a vertical guide, if one was set.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }
}

extension ViewDimensions: Equatable {
    /// Returns whether two views have the same size.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height
    }
}

/// A guide as a value.
struct AlignmentKey: Hashable, Sendable {
    /// The guides that depend on nothing but the size, unless a view sets them.
    enum Common: Sendable {
        /// The leading or upper side, the middle, and the trailing or lower side.
        case start, middle, end
        /// At the lower side, but texts set them.
        case baseline
        /// At the leading or the trailing side, but the texts of rows set the first one.
        case lineStart, lineEnd
    }

    let id: any AlignmentID.Type
    let axis: Axis
    /// The usual guide that it is; nil for any other.
    let common: Common?

    init(id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
        common = Self.common(id)
    }

    private static func common(_ id: any AlignmentID.Type) -> Common? {
        if id == HorizontalAlignment.Leading.self || id == VerticalAlignment.Top.self { return .start }
        if id == HorizontalAlignment.Center.self || id == VerticalAlignment.Center.self { return .middle }
        if id == HorizontalAlignment.Trailing.self || id == VerticalAlignment.Bottom.self { return .end }
        if id == VerticalAlignment.FirstBaseline.self || id == VerticalAlignment.LastBaseline.self {
            return .baseline
        }
        if id == HorizontalAlignment.LineStart.self { return .lineStart }
        if id == HorizontalAlignment.LineEnd.self { return .lineEnd }
        return nil
    }

    /// The place of a usual guide along its axis in a view that does not set it.
    func commonPlace(in size: CGSize) -> CGFloat? {
        switch common {
        case .start, .lineStart: 0
        case .middle: size[axis] / 2
        case .end, .baseline, .lineEnd: size[axis]
        case nil: nil
        }
    }

    /// Indicates whether texts set it: a baseline, and the start of the line below a row.
    var isSetByText: Bool { common == .baseline || common == .lineStart }

    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// The place of a guide in a container whose views set it at some places: the first baseline is the highest, the last one
    /// the lowest, lines between rows begin and end with the outermost, and a guide of an app's own is in the middle of them. For its sides and its middle a container answers
    /// itself, wherever views inside have put theirs (OpenSwiftUI's `FrameAlignment` combines nothing).
    func merged(_ places: [CGFloat]) -> CGFloat? {
        guard !places.isEmpty else { return nil }
        switch common {
        case .start, .middle, .end: return nil
        case .lineStart: return places.min()
        case .lineEnd: return places.max()
        case .baseline: return id == VerticalAlignment.FirstBaseline.self ? places.min() : places.max()
        case nil: return places.reduce(0, +) / CGFloat(places.count)
        }
    }
}

extension CGPoint {
    /// The coordinate along the axis of a guide.
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

/// A horizontal guide.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    /// Creates a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }
    /// The leading sides.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middles.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing sides.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// The start of the lines above and below a row of a list, which is by itself that of the row's first text.
    public static let listRowSeparatorLeading = HorizontalAlignment(LineStart.self)
    /// The end of the lines above and below a row of a list, which is by itself that of the row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(LineEnd.self)

    fileprivate enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    fileprivate enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    fileprivate enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    fileprivate enum LineStart: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    fileprivate enum LineEnd: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// A vertical guide.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    /// Creates a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }
    /// The upper sides.
    public static let top = VerticalAlignment(Top.self)
    /// The middles.
    public static let center = VerticalAlignment(Center.self)
    /// The lower sides.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baselines of the first lines.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
    /// The baselines of the last lines.
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

    fileprivate enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    fileprivate enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    fileprivate enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    fileprivate enum FirstBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    fileprivate enum LastBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
    /// The horizontal guide.
    public var horizontal: HorizontalAlignment
    /// The vertical guide.
    public var vertical: VerticalAlignment

    /// Creates an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle of the first line's baseline.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    /// The middle of the last line's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading end of the first line's baseline.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading end of the last line's baseline.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing end of the first line's baseline.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing end of the last line's baseline.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}
