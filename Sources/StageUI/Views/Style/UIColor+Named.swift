// Licensed under the Apache License, Version 2.0.

import Foundation

extension UIColor {
    /// The system's red.
    public static let systemRed = UIColor(Color.red)
    /// The system's orange.
    public static let systemOrange = UIColor(Color.orange)
    /// The system's yellow.
    public static let systemYellow = UIColor(Color.yellow)
    /// The system's green.
    public static let systemGreen = UIColor(Color.green)
    /// The system's mint.
    public static let systemMint = UIColor(Color.mint)
    /// The system's teal.
    public static let systemTeal = UIColor(Color.teal)
    /// The system's cyan.
    public static let systemCyan = UIColor(Color.cyan)
    /// The system's blue.
    public static let systemBlue = UIColor(Color.blue)
    /// The system's indigo.
    public static let systemIndigo = UIColor(Color.indigo)
    /// The system's purple.
    public static let systemPurple = UIColor(Color.purple)
    /// The system's pink.
    public static let systemPink = UIColor(Color.pink)
    /// The system's brown.
    public static let systemBrown = UIColor(Color.brown)
    /// The tint of the views.
    public static let tintColor = UIColor(Color.accentColor)
    /// Black.
    public static let black = UIColor(Color.black)
    /// White.
    public static let white = UIColor(Color.white)
    /// Nothing visible.
    public static let clear = UIColor(Color.clear)
    /// The colour of text on a dark background.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The colour of text on a light background.
    public static let darkText = UIColor(Color.black)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Pure yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Pure orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Pure purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Pure cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Pure magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Pure brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
}
