// Licensed under the Apache License, Version 2.0.

import Foundation

extension Color {
    /// A colour as numbers, in sRGB.
    public struct Resolved: Hashable, Sendable, ShapeStyle, PaintStyle {
        /// The red part, gamma-encoded, 0 to 1.
        public var red: Float
        /// The green part, gamma-encoded, 0 to 1.
        public var green: Float
        /// The blue part, gamma-encoded, 0 to 1.
        public var blue: Float
        /// The opacity, 0 to 1.
        public var opacity: Float

        /// Creates a colour from its parts, 0 to 1, in a space.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
            opacity: Float = 1
        ) {
            let color = ResolvedColor(
                colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
                opacity: Double(opacity))
            self.init(color)
        }

        init(_ color: ResolvedColor) {
            (red, green, blue) = (Float(color.red), Float(color.green), Float(color.blue))
            opacity = Float(color.opacity)
        }

        /// The red part as light.
        public var linearRed: Float {
            get { Self.linear(red) }
            set { red = Self.encoded(newValue) }
        }
        /// The green part as light.
        public var linearGreen: Float {
            get { Self.linear(green) }
            set { green = Self.encoded(newValue) }
        }
        /// The blue part as light.
        public var linearBlue: Float {
            get { Self.linear(blue) }
            set { blue = Self.encoded(newValue) }
        }

        // The transfer function of IEC 61966-2-1.
        private static func linear(_ part: Float) -> Float {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        private static func encoded(_ part: Float) -> Float {
            part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
        }

        var color: ResolvedColor {
            ResolvedColor(
                red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
        }

        func paint(in rect: CGRect, environment: EnvironmentValues) -> DisplayPaint { .color(color) }
    }

    /// Creates a colour from its numbers.
    public init(_ resolved: Resolved) { self.init(base: .fixed(resolved.color)) }

    /// Returns the colour in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(resolveColor(in: environment))
    }
}
