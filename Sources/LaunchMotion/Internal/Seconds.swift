// Licensed under the Apache License, Version 2.0.

extension Duration {
    /// The duration as floating-point seconds.
    var inSeconds: Double {
        let parts = components
        return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    }
}

extension Double {
    // Cue times are sums of decimal literals. Rounded to a whole nanosecond, 0.1 + 0.2 is the same
    // number as 0.3, so a track ends on exactly the instant that the author wrote.
    var roundedToNanosecond: Double {
        let scaled = self * 1e9
        return scaled.magnitude < 0x1p52 ? scaled.rounded() / 1e9 : self
    }
}
