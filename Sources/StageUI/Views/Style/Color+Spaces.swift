// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Color {
    /// Creates a colour of a catalogue by name.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(base: .named(name, folder: bundle?.resourceURL?.path))
    }

    /// Creates a colour from its hue, saturation and brightness, each 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func part(_ shift: Double) -> Double {
            let place = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(.sRGB, red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// Reports a name for which there is no colour.
    @MainActor
    func reportIfMissing(at node: Node) {
        guard case .named(let name, let folder) = base,
            node.environment.namedColors?.color(name, folder: folder) == nil
        else { return }
        node.stage.report(.missingResource, Self.missing(name), at: node)
    }

    /// The words for a name for which there is no colour.
    static func missing(_ name: String) -> String { "There is no color named '\(name)' in a catalogue." }

    /// The system colour that a catalogue names.
    static func system(named name: String) -> Color? {
        switch name {
        case "systemRedColor": .red
        case "systemOrangeColor": .orange
        case "systemYellowColor": .yellow
        case "systemGreenColor": .green
        case "systemMintColor": .mint
        case "systemTealColor": .teal
        case "systemCyanColor": .cyan
        case "systemBlueColor": .blue
        case "systemIndigoColor": .indigo
        case "systemPurpleColor": .purple
        case "systemPinkColor": .pink
        case "systemBrownColor": .brown
        case "systemGrayColor": .gray
        case "labelColor": .primary
        case "secondaryLabelColor": .secondary
        case "systemBackgroundColor":
            Color(base: .contrasted(SystemColor(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)))
        case "secondarySystemBackgroundColor":
            Color(base: .contrasted(SystemColor(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)))
        default: nil
        }
    }

    /// A gradient of the colour, a little lighter at the top.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension ResolvedColor {
    init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
        func encode(_ x: Double) -> Double {
            let size = abs(x)
            let coded = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
            return x < 0 ? -coded : coded
        }
        func decode(_ x: Double) -> Double {
            x <= 0.040_45 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
        }
        switch space {
        case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .sRGBLinear:
            self.init(red: encode(red), green: encode(green), blue: encode(blue), opacity: opacity)
        case .displayP3:
            let (r, g, b) = (decode(red), decode(green), decode(blue))
            func cut(_ x: Double) -> Double { min(max(encode(x), 0), 1) }
            self.init(
                red: cut(1.224_940_2 * r - 0.224_940_4 * g),
                green: cut(-0.042_056_9 * r + 1.042_057_1 * g),
                blue: cut(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b), opacity: opacity)
        }
    }
}

extension ShapeStyle where Self == Color {
    /// White.
    public static var white: Color { Color.white }
    /// Black.
    public static var black: Color { Color.black }
    /// Nothing visible.
    public static var clear: Color { Color.clear }
    /// The system's red.
    public static var red: Color { Color.red }
    /// The system's orange.
    public static var orange: Color { Color.orange }
    /// The system's yellow.
    public static var yellow: Color { Color.yellow }
    /// The system's green.
    public static var green: Color { Color.green }
    /// The system's mint.
    public static var mint: Color { Color.mint }
    /// The system's teal.
    public static var teal: Color { Color.teal }
    /// The system's cyan.
    public static var cyan: Color { Color.cyan }
    /// The system's blue.
    public static var blue: Color { Color.blue }
    /// The system's indigo.
    public static var indigo: Color { Color.indigo }
    /// The system's purple.
    public static var purple: Color { Color.purple }
    /// The system's pink.
    public static var pink: Color { Color.pink }
    /// The system's brown.
    public static var brown: Color { Color.brown }
    /// The system's grey.
    public static var gray: Color { Color.gray }
}

extension DisplayPaint {
    /// The paint, fainter.
    func multiplyingOpacity(by factor: Double) -> DisplayPaint {
        func faded(_ stops: [DisplayStop]) -> [DisplayStop] {
            stops.map {
                DisplayStop(color: $0.color.multiplyingOpacity(by: factor), location: $0.location)
            }
        }
        switch self {
        case .color(let color): return .color(color.multiplyingOpacity(by: factor))
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: faded(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let from, let to):
            return .radialGradient(stops: faded(stops), center: center, startRadius: from, endRadius: to)
        case .angularGradient(let stops, let center, let from, let to):
            return .angularGradient(stops: faded(stops), center: center, startAngle: from, endAngle: to)
        case .ellipticalGradient(let stops, let center, let radii, let from, let to):
            return .ellipticalGradient(
                stops: faded(stops), center: center, radii: radii, start: from, end: to)
        case .meshGradient(var mesh):
            mesh.colors = mesh.colors.map { $0.multiplyingOpacity(by: factor) }
            mesh.background = mesh.background.multiplyingOpacity(by: factor)
            return .meshGradient(mesh)
        case .image, .material: return self
        }
    }
}
