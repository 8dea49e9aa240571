// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// The name of a filter's picture.
public let kCIInputImageKey = "inputImage"

/// A filter: QR codes and their colours; others are told, and there are none of their names.
open class CIFilter: NSObject {
    /// The name.
    public let name: String
    private var values: [String: Any] = [:]

    private static let names = ["CIQRCodeGenerator", "CIFalseColor", "CIColorInvert", "CIMaskToAlpha"]

    init(_ name: String) { self.name = name }
    /// Creates a filter; nil for a name that is not here, which is told.
    public convenience init?(name: String) {
        guard Self.names.contains(name) else {
            if MainQueue.isCurrent { MainActor.assumeIsolated { Self.tell(name) } }
            return nil
        }
        self.init(name)
    }
    /// Creates a filter with its values; nil for a name that is not here, which is told.
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        values = parameters ?? [:]
    }
    @MainActor
    private static func tell(_ name: String) {
        let known = names.joined(separator: ", ")
        Stage.current?.tell("\(name) filters nothing on the stage, which has these filters: \(known).")
    }

    /// Sets a value by its name.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Returns a value by its name.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Sets all values to the usual ones.
    open func setDefaults() { values = [:] }
    /// The picture that the filter makes of its values; nil where one is missing.
    open var outputImage: CIImage? {
        guard name == "CIQRCodeGenerator" else {
            guard let image = values[kCIInputImageKey] as? CIImage else { return nil }
            // A picture has its own colours: only codes are filtered.
            guard case .code(let code, let on, let off) = image.content else { return image }
            let colors =
                switch name {
                case "CIColorInvert": (on.inverted, off.inverted)
                case "CIMaskToAlpha": (on.asMask, off.asMask)
                default:
                    (
                        values["inputColor0"] as? CIColor ?? CIColor(red: 0, green: 0, blue: 0),
                        values["inputColor1"] as? CIColor ?? CIColor(red: 1, green: 1, blue: 1)
                    )
                }
            return CIImage(.code(code, on: colors.0, off: colors.1), extent: image.extent)
        }
        let levels: [String: QRCode.Level] = ["L": .low, "M": .medium, "Q": .quarter, "H": .high]
        guard let message = values["inputMessage"] as? Data,
            let level = levels[values["inputCorrectionLevel"] as? String ?? "M"],
            let code = QRCode(Array(message), level: level)
        else { return nil }
        // One square of light around.
        let extent = CGRect(x: 0, y: 0, width: code.size + 2, height: code.size + 2)
        return CIImage(
            .code(
                code, on: CIColor(red: 0, green: 0, blue: 0), off: CIColor(red: 1, green: 1, blue: 1)),
            extent: extent)
    }
}

extension CIColor {
    fileprivate var inverted: CIColor {
        CIColor(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha)
    }
    /// White, as opaque as the colour is light.
    fileprivate var asMask: CIColor {
        CIColor(red: 1, green: 1, blue: 1, alpha: 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    }
}

/// The values of a filter that makes QR codes.
public protocol CIQRCodeGenerator: AnyObject {
    /// The bytes.
    var message: Data { get set }
    /// The share that may be lost: `L`, `M`, `Q` or `H` for 7, 15, 25 or 30 in a hundred.
    var correctionLevel: String { get set }
}

/// The values of a filter that gives a picture two colours.
public protocol CIFalseColor: AnyObject {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The colour for what is dark.
    var color0: CIColor { get set }
    /// The colour for what is light.
    var color1: CIColor { get set }
}

private final class CodeGenerator: CIFilter, CIQRCodeGenerator {
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

private final class TwoColors: CIFilter, CIFalseColor {
    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? CIColor(red: 0, green: 0, blue: 0) }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? CIColor(red: 1, green: 1, blue: 1) }
        set { setValue(newValue, forKey: "inputColor1") }
    }
}

extension CIFilter {
    /// Returns a filter that makes QR codes.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        CodeGenerator("CIQRCodeGenerator")
    }
    /// Returns a filter that gives a picture two colours.
    public class func falseColor() -> any CIFilter & CIFalseColor { TwoColors("CIFalseColor") }
}
