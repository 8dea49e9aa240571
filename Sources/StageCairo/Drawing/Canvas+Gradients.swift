// Licensed under the Apache License, Version 2.0.

import CPangoCairo
import Foundation
import StageUI

extension Canvas {
    /// Sets an ellipse of colours as the source: a circle of radius 1, stretched.
    func setEllipse(
        _ stops: [DisplayStop], center: CGPoint, radii: CGSize, from start: CGFloat, to end: CGFloat
    ) {
        let (width, height) = (Double(radii.width), Double(radii.height))
        guard width > 0, height > 0,
            let pattern = cairo_pattern_create_radial(0, 0, Double(start), 0, 0, Double(end))
        else { return setColor(stops.last?.color ?? ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)) }
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), stop.color.red, stop.color.green, stop.color.blue,
                stop.color.opacity)
        }
        var matrix = cairo_matrix_t(
            xx: 1 / width, yx: 0, xy: 0, yy: 1 / height, x0: -Double(center.x) / width,
            y0: -Double(center.y) / height)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(cr, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Sets the colours of a grid as the source: each of its cells as small patches with straight sides.
    func setMesh(_ mesh: DisplayMesh) {
        // A patch of cairo's is drawn over those before it; the background is a large one.
        guard let pattern = cairo_pattern_create_mesh() else { return setColor(mesh.background) }
        func patch(_ corners: [CGPoint], _ colors: [ResolvedColor]) {
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, Double(corners[0].x), Double(corners[0].y))
            for corner in corners.dropFirst() {
                cairo_mesh_pattern_line_to(pattern, Double(corner.x), Double(corner.y))
            }
            for (index, color) in colors.enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(index), color.red, color.green, color.blue, color.opacity)
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        if mesh.background.opacity > 0 || !mesh.isWhole {
            let far: CGFloat = 10_000
            patch(
                [(-far, -far), (far, -far), (far, far), (-far, far)].map { CGPoint(x: $0, y: $1) },
                Array(repeating: mesh.background, count: 4))
        }
        if mesh.isWhole {
            let (columns, rows) = ((mesh.width - 1) * Self.meshParts, (mesh.height - 1) * Self.meshParts)
            for row in 0..<rows {
                for column in 0..<columns {
                    let places = [(0, 0), (1, 0), (1, 1), (0, 1)].map { x, y in
                        (
                            Double(column + x) / Double(Self.meshParts),
                            Double(row + y) / Double(Self.meshParts)
                        )
                    }
                    patch(places.map { mesh.point($0, $1) }, places.map { mesh.color($0, $1) })
                }
            }
        }
        cairo_set_source(cr, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// The patches along a side of a mesh's cell: with so many the next finer ones look the same.
    private static let meshParts = 8

    /// Sets colours by direction as the source, computed for each pixel of the surface.
    func setAngles(_ stops: [DisplayStop], center: CGPoint, from start: Double, to end: Double) {
        let ramp = ColorRamp(stops)
        var toUser = cairo_matrix_t()
        cairo_get_matrix(cr, &toUser)
        guard cairo_matrix_invert(&toUser) == CAIRO_STATUS_SUCCESS, !stops.isEmpty else {
            return setColor(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0))
        }
        let picture = Surface(width: surface.width, height: surface.height, format: .color)
        guard let data = picture.data else { return }
        let sweep = end - start
        let turn = 2 * Double.pi
        for row in 0..<picture.height {
            let words = UnsafeMutableRawPointer(data + row * picture.stride)
                .assumingMemoryBound(to: UInt32.self)
            for column in 0..<picture.width {
                let (px, py) = (Double(column) + 0.5, Double(row) + 0.5)
                let x = toUser.xx * px + toUser.xy * py + toUser.x0 - Double(center.x)
                let y = toUser.yx * px + toUser.yy * py + toUser.y0 - Double(center.y)
                var angle = (atan2(y, x) - start).truncatingRemainder(dividingBy: turn)
                if angle < 0 { angle += turn }
                // Outside of the sweep the nearer end's colour is shown.
                let place: Double
                if abs(sweep) < 1e-9 {
                    place = 0
                } else if sweep > 0 {
                    place = angle <= sweep ? angle / sweep : angle - sweep < turn - angle ? 1 : 0
                } else {
                    let back = turn - angle
                    place = back <= -sweep ? back / -sweep : back + sweep < turn - back ? 1 : 0
                }
                words[column] = ramp.word(at: place)
            }
        }
        picture.markDirty()
        sourcePicture = picture
        save()
        cairo_identity_matrix(cr)
        cairo_set_source_surface(cr, picture.raw, 0, 0)
        restoreKeepingSource()
    }

    /// Restores the transform that `save` kept, with the source that was set since.
    private func restoreKeepingSource() {
        let source = cairo_pattern_reference(cairo_get_source(cr))
        restore()
        guard let source else { return }
        // A source is fixed to the coordinates in which it was set; the picture's are those of pixels.
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_set_source(cr, source)
        cairo_pattern_destroy(source)
    }
}

/// Colours along 0 to 1, at 1,024 places.
struct ColorRamp {
    private var words: [UInt32] = []

    init(_ stops: [DisplayStop]) {
        words = (0...1023).map { index in
            let place = Double(index) / 1023
            let next = stops.firstIndex { Double($0.location) > place } ?? stops.count
            guard next > 0 else { return Self.word(stops.first?.color) }
            guard next < stops.count else { return Self.word(stops.last?.color) }
            let (a, b) = (stops[next - 1], stops[next])
            let length = Double(b.location - a.location)
            let share = length > 0 ? (place - Double(a.location)) / length : 1
            func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * share }
            return Self.word(
                ResolvedColor(
                    red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
                    blue: mix(a.color.blue, b.color.blue), opacity: mix(a.color.opacity, b.color.opacity)))
        }
    }

    func word(at place: Double) -> UInt32 { words[min(max(Int(place * 1023 + 0.5), 0), 1023)] }

    private static func word(_ color: ResolvedColor?) -> UInt32 {
        guard let color else { return 0 }
        let alpha = min(max(color.opacity, 0), 1)
        func byte(_ part: Double) -> UInt32 { UInt32(min(max(part, 0), 1) * alpha * 255 + 0.5) }
        return UInt32(alpha * 255 + 0.5) << 24 | byte(color.red) << 16 | byte(color.green) << 8
            | byte(color.blue)
    }
}
