// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A value that is kept in user defaults, beyond the app's life.
@propertyWrapper
public struct AppStorage<Value> {
    private let key: String
    private let fallback: Value
    private let codec: StorageCodec<Value>
    private let store: UserDefaults?
    private var location: StorageLocation<Value>?

    init(_ key: String, _ fallback: Value, _ codec: StorageCodec<Value>, _ store: UserDefaults?) {
        self.key = key
        self.fallback = fallback
        self.codec = codec
        self.store = store
    }

    /// The kept value, or else the first value; writing it updates all views that read the key.
    public var wrappedValue: Value {
        get {
            if let location, MainQueue.isCurrent { return onStage { location.value } }
            return (store ?? .standard).object(forKey: key).flatMap(codec.read) ?? fallback
        }
        nonmutating set {
            if let location { return onStageSoon({ location.write($0) }, newValue) }
            (store ?? .standard).set(codec.write(newValue), forKey: key)
        }
    }

    /// A binding to the kept value.
    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(reading: { copy.wrappedValue }, writing: { copy.wrappedValue = $0 })
    }
}

// Unchecked, as user defaults are locked, a location is set by the main actor alone, and its value is read there.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: DynamicProperty, InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage) {
        let store = store ?? storage.environment.defaultAppStorage
        if self.store == nil {
            storage.recordEnvironmentRead { $0.defaultAppStorage !== store }
        }
        location = storage.keptLocation(key, fallback, codec, store)
    }
}

extension AppStorage where Value == Bool {
    /// Stores a Boolean under a key.
    public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, .flag, store)
    }
}
extension AppStorage where Value == Int {
    /// Stores an integer under a key.
    public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, .integer, store)
    }
}
extension AppStorage where Value == Double {
    /// Stores a floating-point number under a key.
    public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, .number, store)
    }
}
extension AppStorage where Value == String {
    /// Stores a string under a key.
    public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, .plain(), store)
    }
}
extension AppStorage where Value == URL {
    /// Stores a URL under a key.
    public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, .address, store)
    }
}
extension AppStorage where Value == Data {
    /// Stores data under a key.
    public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, .plain(), store)
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Stores a value under a key, by its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, .raw(), store)
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Stores a value under a key, by its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, .raw(), store)
    }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Stores an optional Boolean under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, StorageCodec<Bool>.flag.optional(), store)
    }
    /// Stores an optional integer under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, StorageCodec<Int>.integer.optional(), store)
    }
    /// Stores an optional floating-point number under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, StorageCodec<Double>.number.optional(), store)
    }
    /// Stores an optional string under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, StorageCodec<String>.plain().optional(), store)
    }
    /// Stores an optional URL under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, StorageCodec<URL>.address.optional(), store)
    }
    /// Stores optional data under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, StorageCodec<Data>.plain().optional(), store)
    }
    /// Stores an optional value under a key, by its raw value.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, nil, StorageCodec<R>.raw().optional(), store)
    }
    /// Stores an optional value under a key, by its raw value.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, nil, StorageCodec<R>.raw().optional(), store)
    }
}

private enum StoreKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

extension EnvironmentValues {
    /// The user defaults in which values are kept that name none.
    var defaultAppStorage: UserDefaults {
        get { self[StoreKey.self] }
        set { self[StoreKey.self] = newValue }
    }
}

extension View {
    /// Sets the user defaults in which the views inside keep values that name none.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
