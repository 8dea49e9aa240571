// Licensed under the Apache License, Version 2.0.

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds in a second, which Dispatch lacks on Linux.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds in a millisecond, which Dispatch lacks on Linux.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds in a microsecond, which Dispatch lacks on Linux.
public let NSEC_PER_USEC: UInt64 = 1_000
