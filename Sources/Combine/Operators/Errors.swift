// Licensed under the Apache License, Version 2.0.

public import Foundation

extension Publisher {
    /// Goes on with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output { Publishers.Catch(upstream: self, handler: handler) }
    /// Goes on with another publisher after an error, or ends with another error.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> some Publisher<Output, any Error> where P.Output == Output {
        mapError { $0 as any Error }
            .catch { error -> AnyPublisher<Output, any Error> in
                guard let known = error as? Failure else { return Fail(error: error).eraseToAnyPublisher() }
                do {
                    return try handler(known).mapError { $0 as any Error }.eraseToAnyPublisher()
                } catch { return Fail(error: error).eraseToAnyPublisher() }
            }
    }
    /// Sends a value and ends where there would be an error.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
    /// Changes the error.
    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> Publishers.MapError<Self, E> { Publishers.MapError(upstream: self, transform) }
    /// Ends the program at an error, which is a mistake of the code.
    public func assertNoFailure(_ prefix: String = "") -> some Publisher<Output, Never> {
        self.catch { error -> Empty<Output, Never> in
            preconditionFailure(
                "\(prefix) failed with \(error); assertNoFailure() is for publishers that cannot fail.")
        }
    }
    /// Subscribes again after an error, so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
    /// Reads each value, which is data, with a decoder.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
    /// Writes each value with an encoder.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable { Publishers.Encode(upstream: self, encoder: encoder) }
}

extension Publisher where Failure == Never {
    /// Gives the publisher, which cannot fail, a type of errors.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

/// A type that reads whole values from data.
public protocol TopLevelDecoder<Input> {
    /// The type of the data.
    associatedtype Input
    /// Reads a value; throws where the data is not one.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that writes whole values as data.
public protocol TopLevelEncoder<Output> {
    /// The type of the data.
    associatedtype Output
    /// Writes a value; throws where it cannot be written.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
    /// Data of JSON.
    public typealias Input = Data
}
extension JSONEncoder: TopLevelEncoder {
    /// Data of JSON.
    public typealias Output = Data
}
extension PropertyListDecoder: TopLevelDecoder {
    /// Data of a property list.
    public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
    /// Data of a property list.
    public typealias Output = Data
}

extension Publishers {
    /// A publisher with other errors.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The publisher whose errors are changed.
        public let upstream: Upstream
        /// The change.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates a publisher with other errors.
        public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
            (self.upstream, self.transform) = (upstream, transform)
        }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let derived = Derived<Output, Failure> { downstream in
                upstream.listen(
                    for: downstream, { downstream.send($0) },
                    end: { downstream.send(completion: $0.map(transform)) })
            }
            derived.receive(subscriber: subscriber)
        }
    }
}
