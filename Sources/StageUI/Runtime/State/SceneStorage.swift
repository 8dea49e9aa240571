// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A value that is kept for the window; the stage keeps it as long as it lives.
@propertyWrapper
public struct SceneStorage<Value> {
    private let key: String
    private let fallback: Value
    private let codec: StorageCodec<Value>
    private var location: StorageLocation<Value>?

    init(_ key: String, _ fallback: Value, _ codec: StorageCodec<Value>) {
        self.key = key
        self.fallback = fallback
        self.codec = codec
    }

    /// The kept value, or else the first value; writing it updates all views that read the key.
    public var wrappedValue: Value {
        get {
            let location = location
            return MainQueue.isCurrent ? onStage { location?.value } ?? fallback : fallback
        }
        nonmutating set {
            let location = location
            onStageSoon({ location?.write($0) }, newValue)
        }
    }

    /// A binding to the kept value.
    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(reading: { copy.wrappedValue }, writing: { copy.wrappedValue = $0 })
    }
}

extension SceneStorage: DynamicProperty, InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage) {
        location = storage.keptLocation(key, fallback, codec, nil)
    }
}

extension SceneStorage where Value == Bool {
    /// Stores a Boolean under a key.
    public init(wrappedValue: Bool, _ key: String) {
        self.init(key, wrappedValue, .flag)
    }
}
extension SceneStorage where Value == Int {
    /// Stores an integer under a key.
    public init(wrappedValue: Int, _ key: String) {
        self.init(key, wrappedValue, .integer)
    }
}
extension SceneStorage where Value == Double {
    /// Stores a floating-point number under a key.
    public init(wrappedValue: Double, _ key: String) {
        self.init(key, wrappedValue, .number)
    }
}
extension SceneStorage where Value == String {
    /// Stores a string under a key.
    public init(wrappedValue: String, _ key: String) {
        self.init(key, wrappedValue, .plain())
    }
}
extension SceneStorage where Value == URL {
    /// Stores a URL under a key.
    public init(wrappedValue: URL, _ key: String) {
        self.init(key, wrappedValue, .address)
    }
}
extension SceneStorage where Value == Data {
    /// Stores data under a key.
    public init(wrappedValue: Data, _ key: String) {
        self.init(key, wrappedValue, .plain())
    }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Stores a value under a key, by its raw value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, wrappedValue, .raw())
    }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Stores a value under a key, by its raw value.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, wrappedValue, .raw())
    }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Stores an optional Boolean under a key.
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, StorageCodec<Bool>.flag.optional())
    }
    /// Stores an optional integer under a key.
    public init(_ key: String) where Value == Int? {
        self.init(key, nil, StorageCodec<Int>.integer.optional())
    }
    /// Stores an optional floating-point number under a key.
    public init(_ key: String) where Value == Double? {
        self.init(key, nil, StorageCodec<Double>.number.optional())
    }
    /// Stores an optional string under a key.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, StorageCodec<String>.plain().optional())
    }
    /// Stores an optional URL under a key.
    public init(_ key: String) where Value == URL? {
        self.init(key, nil, StorageCodec<URL>.address.optional())
    }
    /// Stores optional data under a key.
    public init(_ key: String) where Value == Data? {
        self.init(key, nil, StorageCodec<Data>.plain().optional())
    }
    /// Stores an optional value under a key, by its raw value.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, nil, StorageCodec<R>.raw().optional())
    }
    /// Stores an optional value under a key, by its raw value.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, nil, StorageCodec<R>.raw().optional())
    }
}
