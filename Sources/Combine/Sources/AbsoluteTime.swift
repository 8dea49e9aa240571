// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Core Foundation, which Linux has not as a module; it is here, as Foundation brings this module along (Decision 0074).

/// A time in seconds since the start of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the time of the system's clock, in seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
