// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// A photo.
struct Photo: Identifiable, Hashable {
    let id: String
    let title: String
    let album: String
    let sky: Double
    let ground: Double

    static let samples: [Photo] = [
        ("Dunes at noon", 0.56, 0.12), ("Lake", 0.6, 0.35), ("Orchard", 0.52, 0.3),
        ("First light", 0.08, 0.7),
        ("Moor", 0.62, 0.9), ("Cliffs", 0.5, 0.06), ("Meadow", 0.55, 0.25), ("Evening", 0.95, 0.6),
    ].enumerated().map { index, photo in
        Photo(
            id: "GalleryPhoto\(index)", title: photo.0, album: index < 5 ? "Autumn" : "Summer", sky: photo.1,
            ground: photo.2)
    }
}

/// What stands for a photo: a sky, a sun and two hills.
struct PhotoArt: View {
    let photo: Photo

    var body: some View {
        Canvas { context, size in
            let whole = CGRect(origin: .zero, size: size)
            context.fill(
                Path(whole),
                with: .linearGradient(
                    Gradient(colors: [
                        Color(hue: photo.sky, saturation: 0.6, brightness: 0.75),
                        Color(hue: photo.sky, saturation: 0.15, brightness: 1),
                    ]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
            context.fill(
                Path(ellipseIn: CGRect(x: size.width * 0.62, y: size.height * 0.18, width: 44, height: 44)),
                with: .color(.white.opacity(0.9)))
            for (height, brightness) in [(0.55, 0.7), (0.72, 0.45)] {
                var hill = Path()
                hill.move(to: CGPoint(x: 0, y: size.height * (height + 0.1)))
                hill.addQuadCurve(
                    to: CGPoint(x: size.width, y: size.height * (height + (brightness > 0.5 ? 0.2 : -0.05))),
                    control: CGPoint(x: size.width * 0.45, y: size.height * (height - 0.15)))
                hill.addLine(to: CGPoint(x: size.width, y: size.height))
                hill.addLine(to: CGPoint(x: 0, y: size.height))
                context.fill(
                    hill, with: .color(Color(hue: photo.ground, saturation: 0.5, brightness: brightness)))
            }
        }
        .frame(width: 240, height: 240)
    }
}
