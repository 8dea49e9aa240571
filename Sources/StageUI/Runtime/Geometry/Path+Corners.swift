// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The form of a round corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of an ellipse.
    case circular
    /// A corner of even curvature.
    case continuous
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The animated values.
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    /// The upper leading corner.
    public var topLeading: CGFloat
    /// The lower leading corner.
    public var bottomLeading: CGFloat
    /// The lower trailing corner.
    public var bottomTrailing: CGFloat
    /// The upper trailing corner.
    public var topTrailing: CGFloat

    /// Creates radii; a corner that is not named is sharp.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The four numbers.
    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }
}

extension Path {
    /// Adds a rectangle with four separate corner radii as a closed part.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let corners = [
            (cornerRadii.topLeading, CGPoint(x: rect.minX, y: rect.minY)),
            (cornerRadii.topTrailing, CGPoint(x: rect.maxX, y: rect.minY)),
            (cornerRadii.bottomTrailing, CGPoint(x: rect.maxX, y: rect.maxY)),
            (cornerRadii.bottomLeading, CGPoint(x: rect.minX, y: rect.maxY)),
        ]
        let room = min(rect.width, rect.height) / 2
        var path = Path()
        for (index, (wanted, corner)) in corners.enumerated() {
            let radius = min(max(wanted, 0), room)
            // In the corner's own axes: x back along the side that comes in, y along the one that goes out.
            func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
                switch index {
                case 0: CGPoint(x: corner.x + y, y: corner.y + x)
                case 1: CGPoint(x: corner.x - x, y: corner.y + y)
                case 2: CGPoint(x: corner.x - y, y: corner.y - x)
                default: CGPoint(x: corner.x + x, y: corner.y - y)
                }
            }
            guard radius > 0 else {
                if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
                continue
            }
            let form = CornerForm(style, radius: radius, room: room)
            let points = form.points.map { place($0.x * radius, $0.y * radius) }
            if index == 0 { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
            for start in stride(from: 1, to: points.count, by: 3) {
                path.addCurve(to: points[start + 2], control1: points[start], control2: points[start + 1])
            }
        }
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds a rounded rectangle as a closed part.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle,
        transform: CGAffineTransform = .identity
    ) {
        guard style == .continuous, cornerSize.width == cornerSize.height else {
            var path = Path()
            path.addRoundedRect(in: rect, cornerSize: cornerSize)
            return addPath(path, transform: transform)
        }
        let radius = cornerSize.width
        addRoundedRect(
            in: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius),
            style: style, transform: transform)
    }

    /// Creates the outline of a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
        self.init()
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// Creates the outline of a rounded rectangle.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }
    /// Creates the outline of a rectangle with four separate corner radii.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }
}

extension Path {
    /// The rectangle and the radius, if this is a rectangle with four even corners.
    var evenRounding: (rect: CGRect, radius: CGFloat)? {
        guard elements.count == 17, case .move(let start) = elements[0],
            case .curve(let end, _, let before) = elements[3]
        else { return nil }
        let rect = boundingRect
        let room = min(rect.width, rect.height) / 2
        // Where a side is too short, the curve begins at its middle, and its last handle determines the radius.
        let candidates = [
            (start.y - rect.minY) / CornerForm.reach,
            CornerForm.radius(handle: before.x - rect.minX, room: room),
        ]
        for radius in candidates where radius > 0 && radius <= room && end.y < start.y {
            let corner = CGSize(width: radius, height: radius)
            let other = Path(roundedRect: rect, cornerSize: corner, style: .continuous)
            if isNear(other) { return (rect, radius) }
        }
        return nil
    }

    /// Returns whether two outlines have the same elements with points at most a millionth of a point apart.
    private func isNear(_ other: Path) -> Bool {
        func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }
        return elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy { a, b in
                switch (a, b) {
                case (.move(let a), .move(let b)), (.line(let a), .line(let b)): near(a, b)
                case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
                    near(a, b) && near(a1, b1) && near(a2, b2)
                case (.closeSubpath, .closeSubpath): true
                default: false
                }
            }
    }
}

/// Three curves of a corner of radius 1, from one side to the other.
///
/// x is the distance from the corner along the side that comes in, y along the one that goes out.
private struct CornerForm {
    var points: [(x: CGFloat, y: CGFloat)]

    /// The distance from the corner at which an even corner begins along a side, in radii.
    static let reach: CGFloat = 1.528_665

    init(_ style: RoundedCornerStyle, radius: CGFloat, room: CGFloat) {
        let circle = Self.circle
        guard style == .continuous else {
            points = circle
            return
        }
        // Where a side is too short for an even corner, it becomes rounder.
        let share = min(max((room / radius - 1) / (Self.reach - 1), 0), 1)
        points = zip(circle, Self.even).map { a, b in
            (a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
        }
    }

    private static let even: [(x: CGFloat, y: CGFloat)] = [
        (reach, 0), (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911), (0.372_824, 0.169_060),
        (0.169_060, 0.372_824), (0.074_911, 0.631_494), (0, 0.868_407), (0, 1.088_493), (0, reach),
    ]

    /// The radius of a corner whose last handle is some points away from the corner, on sides too short.
    static func radius(handle: CGFloat, room: CGFloat) -> CGFloat {
        let (round, even) = (circle[8].y, Self.even[8].y)
        let share = (even - round) / (reach - 1)
        return (handle - share * room) / (round - share)
    }

    /// A quarter of a circle, cut where the even corner is.
    private static let circle: [(x: CGFloat, y: CGFloat)] = {
        let cuts = [0, 0.377, Double.pi / 2 - 0.377, Double.pi / 2]
        var points: [(x: CGFloat, y: CGFloat)] = [(1, 0)]
        for (from, to) in zip(cuts, cuts.dropFirst()) {
            let handle = 4.0 / 3 * tan((to - from) / 4)
            points.append(
                (CGFloat(1 - sin(from) - handle * cos(from)), CGFloat(1 - cos(from) + handle * sin(from))))
            points.append((CGFloat(1 - sin(to) + handle * cos(to)), CGFloat(1 - cos(to) - handle * sin(to))))
            points.append((CGFloat(1 - sin(to)), CGFloat(1 - cos(to))))
        }
        return points
    }()
}
