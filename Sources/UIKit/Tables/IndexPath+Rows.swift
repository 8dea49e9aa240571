// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A place in a list of sections: the number of the section, and that of the row in it.
extension IndexPath {
    /// Creates the place of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates the place of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The number of the section; the place has to have one.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The number of the row in the section; the place has to have one.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The number of the item in the section; the place has to have one.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
