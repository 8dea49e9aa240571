// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux has the names and forbids their use; these are found in their place (Decision 0074).

extension NSPredicate {
    /// Creates a predicate by a text, such as "title CONTAINS[cd] %@".
    ///
    /// An object is looked at by its keys. A text that is not understood is told, and nothing fulfils it.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }
    /// Creates a predicate by a text and the values for its places.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do throws(PredicateProblem) {
            let term = try PredicateParser.parse(predicateFormat, arguments ?? [])
            self.init(block: { object, _ in term.holds(for: object) })
        } catch {
            CurrentRun.clock?.tell(
                "NSPredicate(format: \"\(predicateFormat)\") finds nothing here: \(error.reason).")
            self.init(value: false)
        }
    }
}

extension NSSortDescriptor {
    /// Creates a descriptor that sorts by the value behind a key path; a missing one comes first.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(
            keyPath: keyPath, ascending: ascending,
            comparator: { KeyedValue.order($0, $1) ?? .orderedSame })
    }
    /// Creates a descriptor that sorts by the value behind a path of keys; a missing one comes first.
    public convenience init(key: String?, ascending: Bool) {
        let keys = (key ?? "self").split(separator: ".").map(String.init)
        self.init(
            keyPath: \Any.self, ascending: ascending,
            comparator: { a, b in
                KeyedValue.order(KeyedValue.value(of: a, at: keys), KeyedValue.value(of: b, at: keys))
                    ?? .orderedSame
            })
    }
}

// Foundation's classes are arguments of formats on Apple's systems.
extension Date: @retroactive CVarArg {
    /// The encoding of its description, for texts.
    public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}
extension UUID: @retroactive CVarArg {
    /// The encoding of its description, for texts.
    public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}
extension URL: @retroactive CVarArg {
    /// The encoding of its description, for texts.
    public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}
