// Licensed under the Apache License, Version 2.0.

public import Foundation

// As on Apple's systems, a rectangle that is asked for as an `NSValue`, or the other way round, is one: a keyboard's frame is read in both
// ways.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Returns an object with the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    /// Takes the rectangle of an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }
    /// Takes the rectangle of an object, if it has one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        guard String(cString: source.objCType) == String(cString: NSValue(rect: .zero).objCType) else {
            return false
        }
        result = source.rectValue
        return true
    }
    /// Takes the rectangle of an object; zero for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectValue ?? .zero
    }
}

extension NSValue {
    /// The rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// The size.
    public var cgSizeValue: CGSize { sizeValue }
    /// The point.
    public var cgPointValue: CGPoint { pointValue }
    /// Creates an object with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates an object with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates an object with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
}
