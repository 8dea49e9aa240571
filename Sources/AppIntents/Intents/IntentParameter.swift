// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI
public import UniformTypeIdentifiers

// Unchecked, as the value may be of any type: it is read and written behind a lock.
/// A value that an action takes. Nobody asks the user for it here: the code that makes the action sets it.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?
    /// The title; nil for the name of the variable.
    public let title: LocalizedStringResource?
    /// The words about it; nil for none.
    public let description: LocalizedStringResource?

    /// The value; it has to be set before it is read, unless it is an optional.
    public var wrappedValue: Value {
        get {
            lock.lock()
            defer { lock.unlock() }
            guard let value = value ?? Self.empty else {
                preconditionFailure(
                    "The parameter '\(title?.key ?? "")' of an intent has no value. Set it first.")
            }
            return value
        }
        set {
            lock.lock()
            defer { lock.unlock() }
            value = newValue
        }
    }
    /// The value for none, where the type has one.
    private static var empty: Value? { (Value.self as? any Emptiable.Type)?.empty as? Value }
    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// Creates a parameter. All but the title, the description and the default is for the questions that nobody asks here.
    public init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
        supportedContentTypes: [UTType] = [], supportedTypeIdentifiers: [String] = [],
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        (self.title, self.description, value) = (title, description, defaultValue)
    }
    /// Creates a parameter with values to choose from. Nobody asks for them here.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) { self.init(title: title, description: description, default: defaultValue) }

    /// Asks the user for the value: throws, as nobody is asked here.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        await MainActor.run {
            Stage.current?.tell("A parameter of an intent is not asked for: the stage has no Siri. Set it.")
        }
        throw AppIntentError.restartPerform
    }
    /// Returns the error that asks the user for the value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.restartPerform }
}

/// The ways in which a parameter takes the result of the action before.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// As is usual.
    case `default`
    /// Never.
    case never
    /// Always.
    case connectToPreviousIntentResult
}

/// Errors of actions.
public enum AppIntentError: Error, Hashable, Sendable {
    /// The action begins again.
    case restartPerform
}

/// A type that has a value for none.
private protocol Emptiable {
    static var empty: Self { get }
}
extension Optional: Emptiable {
    fileprivate static var empty: Self { nil }
}

/// A file that an action takes or gives.
public struct IntentFile: Hashable, Sendable {
    /// The bytes.
    public let data: Data
    /// The name.
    public var filename: String
    /// The kind; nil for unknown.
    public var type: UTType?
    /// The place of the file; nil where there are bytes alone.
    public let fileURL: URL?
    /// Creates a file of bytes.
    public init(data: Data, filename: String, type: UTType? = nil) {
        (self.data, self.filename, self.type, fileURL) = (data, filename, type, nil)
    }
    /// Creates a file at a place.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        (data, self.fileURL, self.type) = ((try? Data(contentsOf: fileURL)) ?? Data(), fileURL, type)
        self.filename = filename ?? fileURL.lastPathComponent
    }
}

/// A sentence that sums an action up.
public protocol ParameterSummary: Sendable {}

/// A sentence with the parameters of an action in it. Nobody sees it here.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// Creates a sentence.
    public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {}
    /// Creates a sentence with parameters below it.
    public init(
        _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterSummaryBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {}
}

/// The words of a sentence that sums an action up.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation, Sendable {
    /// Creates words from a literal.
    public init(stringLiteral value: String) {}
    /// Creates words from a literal with parameters in it.
    public init(stringInterpolation: StringInterpolation) {}
    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Creates an empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// Collects the parameters below a sentence.
@resultBuilder
public enum ParameterSummaryBuilder<Intent> {
    /// Takes a parameter.
    public static func buildExpression<Value>(
        _ expression: KeyPath<Intent, IntentParameter<Value>>
    ) -> [PartialKeyPath<Intent>] { [expression] }
    /// Takes parameters.
    public static func buildBlock(_ components: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        components.flatMap { $0 }
    }
}
