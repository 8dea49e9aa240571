// Licensed under the Apache License, Version 2.0.

import Foundation
@_spi(Reflection) import Swift

/// Facts about types, each found once and kept, by all stages of a program: types are the same wherever they are shown.
@MainActor
final class TypeFacts {
    private var names: [ObjectIdentifier: String] = [:]
    private var properties: [ObjectIdentifier: [PropertyField]] = [:]
    private var bytes: [ObjectIdentifier: [Range<Int>]] = [:]
    private var animatable: [ObjectIdentifier: Bool] = [:]
    private let withoutProperties: [Any.Type]

    /// - Parameter withoutProperties: Types that many views have as fields, and that have no dynamic properties. Asking
    ///   whether a type conforms is slow the first time, when the answer is no: these are not asked.
    init(withoutProperties: [Any.Type] = []) {
        self.withoutProperties =
            [
                CGFloat.self, Double.self, String.self, Bool.self, Int.self, CGSize.self, CGRect.self,
                Date.self,
            ] + withoutProperties
    }

    /// The name of a type without its module and generic arguments.
    func name(of type: Any.Type) -> String {
        let key = ObjectIdentifier(type)
        if let known = names[key] { return known }
        let name = String(_typeName(type, qualified: false).prefix { $0 != "<" })
        names[key] = name
        return name
    }

    /// Returns whether values of a type have numbers to animate.
    func isAnimatable(_ type: Any.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = animatable[key] { return known }
        let result = type is any Animatable.Type
        animatable[key] = result
        return result
    }

    // MARK: Dynamic properties

    /// The dynamic properties of a type.
    func properties(of type: Any.Type) -> [PropertyField] {
        let key = ObjectIdentifier(type)
        if let known = properties[key] { return known }
        let fields = findProperties(of: type, base: 0)
        properties[key] = fields
        return fields
    }

    /// The properties among the fields of a type that lies at an offset.
    private func findProperties(of type: Any.Type, base: Int) -> [PropertyField] {
        var fields: [PropertyField] = []
        _ = _forEachField(of: type) { _, offset, fieldType, kind in
            if kind == .struct, let property = property(fieldType) {
                let plan = property._plan(at: base + offset)
                if let group = plan.group { fields += findProperties(of: group, base: base + offset) }
                fields += plan.fields
            }
            return true
        }
        return fields
    }

    /// The type as that of a property, if it is one.
    private func property(_ type: Any.Type) -> (any DynamicProperty.Type)? {
        for known in withoutProperties where type == known { return nil }
        return type as? any DynamicProperty.Type
    }

    // MARK: Bytes

    /// The bytes of a type that hold its fields, without the gaps between them.
    ///
    /// The gaps hold whatever was there before, so they must not be compared.
    func bytes<T>(of type: T.Type) -> [Range<Int>] {
        if let known = bytes[ObjectIdentifier(type)] { return known }
        // Inside another type the reflection also tells what kind of type it is.
        return bytes(ofFieldsOf: Enclosing<T>.self)
    }

    /// The bytes of each type are found once, also when it lies inside many others.
    private func bytes(ofFieldsOf type: Any.Type) -> [Range<Int>] {
        let key = ObjectIdentifier(type)
        if let known = bytes[key] { return known }
        func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
        var found: [Range<Int>] = []
        var isEmpty = true
        _ = _forEachField(of: type) { name, offset, fieldType, kind in
            isEmpty = false
            let whole = 0..<size(fieldType)
            if kind == .struct || kind == .tuple {
                // A value that is kept in the tree belongs to the place, not to the view. The storage of a property
                // wrapper has a name that begins with an underscore, and only then is the slow question asked.
                let isWrapper = name.pointee == UInt8(ascii: "_")
                if isWrapper, property(fieldType)?._plan(at: 0).isKept == true { return true }
                let inner = whole.isEmpty ? [] : bytes(ofFieldsOf: fieldType)
                found += inner.map { $0.lowerBound + offset..<$0.upperBound + offset }
            } else {
                bytes[ObjectIdentifier(fieldType)] = [whole]
                found.append(offset..<offset + whole.count)
            }
            return true
        }
        if isEmpty { found.append(0..<size(type)) }
        var joined: [Range<Int>] = []
        for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = joined.last, last.upperBound >= range.lowerBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        bytes[key] = joined
        return joined
    }

    private struct Enclosing<T> { var value: T }
}
