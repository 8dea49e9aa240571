// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension ScreenNames {
    /// The file for some sources, with selectors where they are used: a module whose own type has the name needs no other.
    static func broughtSource(for sources: some Sequence<[UInt8]>) -> String {
        guard FileSet.occur(["Selector"], in: sources) else { return broughtSource }
        return """
            @_exported import func UIKit.NSSelectorFromString
            @_exported import func UIKit.NSStringFromSelector
            @_exported import struct UIKit.Selector

            """ + broughtSource
    }

    /// A file that brings what models use of Combine, too. The whole of it would make names of the project's own, such as
    /// `Subscription`, ambiguous in the modules that import them.
    ///
    /// The parser of XML is Foundation's own on Apple's systems, and a module beside it on Linux; so are the resources of texts.
    ///
    /// The publishers of requests are in it, as no module here both has Combine and binds the library of URLSession.
    static let broughtSource = """
        @_exported import protocol Combine.ObservableObject
        @_exported import class Combine.AnyCancellable
        @_exported import struct Combine.AnyPublisher
        @_exported import protocol Combine.Cancellable
        @_exported import class Combine.CurrentValueSubject
        @_exported import class Combine.DateComponentsFormatter
        @_exported import struct Combine.Just
        @_exported import class Combine.ListFormatter
        @_exported import struct Combine.MeasurementFormatUnitUsage
        @_exported import class Combine.MeasurementFormatter
        @_exported import class Combine.PassthroughSubject
        @_exported import struct Combine.Published
        @_exported import func Combine.__dispatch_queue_get_label
        @_exported import class Combine.RelativeDateTimeFormatter
        @_exported import class FoundationXML.XMLParser
        @_exported import protocol FoundationXML.XMLParserDelegate
        @_exported import struct SwiftUI.LocalizedStringResource
        import Combine
        import Foundation
        import FoundationNetworking

        nonisolated extension URLSession {
            /// A publisher of the answer to a request.
            struct DataTaskPublisher: Publisher {
                typealias Output = (data: Data, response: URLResponse)
                typealias Failure = URLError
                let request: URLRequest
                let session: URLSession

                // Unchecked, as the promise is kept once, by the task that has it.
                private struct Promise: @unchecked Sendable {
                    let keep: (Result<Output, URLError>) -> Void
                }

                func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
                    let (request, session) = (request, session)
                    Deferred { () -> AnyPublisher<Output, URLError> in
                        var task: URLSessionDataTask?
                        let answer = Future<Output, URLError> { keep in
                            let promise = Promise(keep: keep)
                            task = session.dataTask(with: request) { data, response, error in
                                if let response {
                                    promise.keep(.success((data ?? Data(), response)))
                                } else {
                                    promise.keep(.failure(error as? URLError ?? URLError(.unknown)))
                                }
                            }
                        }
                        task?.resume()
                        return answer.handleEvents(receiveCancel: { [task] in task?.cancel() })
                            .eraseToAnyPublisher()
                    }
                    .receive(subscriber: subscriber)
                }
            }
            /// Returns a publisher of what is at an address.
            func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
                DataTaskPublisher(request: URLRequest(url: url), session: self)
            }
            /// Returns a publisher of the answer to a request.
            func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
                DataTaskPublisher(request: request, session: self)
            }
        }

        /// The settings of configurations that Foundation on Linux does not keep, for as long as they live.
        ///
        /// Unchecked, as the settings are behind a lock.
        nonisolated private final class KeptSettings: @unchecked Sendable {
            nonisolated struct Values {
                var waits = false
                var mayCost = true
                var mayBurden = true
            }
            nonisolated private struct Entry {
                weak var owner: URLSessionConfiguration?
                var values: Values
            }
            static let all = KeptSettings()
            private let lock = NSLock()
            private var entries: [ObjectIdentifier: Entry] = [:]

            func of(_ owner: URLSessionConfiguration) -> Values {
                lock.withLock { entry(of: owner)?.values ?? Values() }
            }
            func set<Value>(_ part: WritableKeyPath<Values, Value>, _ value: Value, of owner: URLSessionConfiguration) {
                lock.withLock {
                    entries = entries.filter { $0.value.owner != nil }
                    var values = entry(of: owner)?.values ?? Values()
                    values[keyPath: part] = value
                    entries[ObjectIdentifier(owner)] = Entry(owner: owner, values: values)
                }
            }
            private func entry(of owner: URLSessionConfiguration) -> Entry? {
                let found = entries[ObjectIdentifier(owner)]
                return found?.owner === owner ? found : nil
            }
        }

        // Foundation on Linux has them with a delegate alone, which the protocols of apps that stand for a session do not ask for.
        nonisolated extension URLSession {
            /// Returns the answer to a request.
            func data(for request: URLRequest) async throws -> (Data, URLResponse) {
                try await data(for: request, delegate: nil)
            }
            /// Returns what is at an address.
            func data(from url: URL) async throws -> (Data, URLResponse) {
                try await data(from: url, delegate: nil)
            }
            /// Sends bytes, and returns the answer.
            func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
                try await upload(for: request, from: bodyData, delegate: nil)
            }
        }

        // Foundation on Linux has the first alone, and only to be read: no request there waits for a network or asks its price.
        // What is set is kept, and changes no request.
        nonisolated extension URLSessionConfiguration {
            /// Indicates whether requests wait for a network; they fail without one, whatever is set.
            var waitsForConnectivity: Bool {
                get { KeptSettings.all.of(self).waits }
                set { KeptSettings.all.set(\\.waits, newValue, of: self) }
            }
            /// Indicates whether requests may use a network that costs money; they may, whatever is set.
            var allowsExpensiveNetworkAccess: Bool {
                get { KeptSettings.all.of(self).mayCost }
                set { KeptSettings.all.set(\\.mayCost, newValue, of: self) }
            }
            /// Indicates whether requests may use a network that is to be spared; they may, whatever is set.
            var allowsConstrainedNetworkAccess: Bool {
                get { KeptSettings.all.of(self).mayBurden }
                set { KeptSettings.all.set(\\.mayBurden, newValue, of: self) }
            }
        }

        """
}
