// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A colour of Core Image, by its parts; UIKit brings it along.
public final class CIColor: NSObject, Sendable {
    /// The share of red, 0 to 1.
    public let red: CGFloat
    /// The share of green, 0 to 1.
    public let green: CGFloat
    /// The share of blue, 0 to 1.
    public let blue: CGFloat
    /// The opacity, 0 to 1.
    public let alpha: CGFloat

    /// Creates a colour.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// Creates a colour that hides what is behind it.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    /// Creates a colour from one of UIKit, as it is in the appearance at the time of the call.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// The number of its parts.
    public var numberOfComponents: Int { 4 }
}

extension UIColor {
    /// Creates a colour from one of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}
