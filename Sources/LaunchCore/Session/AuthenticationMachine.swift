// Licensed under the Apache License, Version 2.0.

/// What is known about who is signed in, and the rules by which that changes.
///
/// A value: an event goes in, the state changes, effects come out. Three rules matter most. What is not
/// known never takes the place of what is. An empty answer while the device is locked is no answer. And
/// nothing is erased before it is known what there is.
public struct AuthenticationMachine<User: Hashable & Sendable>: Hashable, Sendable {
    /// Something that happens.
    public enum Event: Hashable, Sendable {
        /// A look was answered; `number` is that of the look.
        case answered(LaunchAuthentication<User>, number: Int)
        /// What the system protects while the device is locked can be read now, or no longer.
        case protectedData(isAvailable: Bool)
        /// The app came to the foreground.
        case sceneBecameActive
        /// The network came back, or the user answered whether it may be used.
        case networkChanged
        /// The user signed in.
        case signedIn(User)
        /// The user asked to be signed out.
        case signOut
        /// The server refused the session for good.
        case refused
        /// What belongs to the session was erased, or could not be.
        case erased(isDone: Bool)
    }

    /// Something to do.
    public enum Effect: Hashable, Sendable {
        /// Look who is signed in; the answer names the number.
        case read(number: Int)
        /// Erase what belongs to the session.
        case erase
        /// Tell whoever wants to know.
        case changed(LaunchAuthentication<User>)
    }

    /// What is known.
    public private(set) var value: LaunchAuthentication<User> = .unknown(.notRead)
    /// Whether a sign-out waits until it is known what there is to erase.
    public private(set) var isSignOutPending = false
    private var isErasing = false
    private var mayRead = true
    private var openRead: Int?
    private var lastRead = 0

    /// Creates a machine that knows nothing yet.
    public init() {}

    /// Takes an event and returns what to do, in order.
    public mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .answered(let answer, let number): return answered(answer, number)
        case .protectedData(let isAvailable):
            mayRead = isAvailable
            return isAvailable ? look() : []
        case .sceneBecameActive, .networkChanged: return look()
        case .signedIn(let user):
            openRead = nil
            isSignOutPending = false
            return set(.signedIn(user))
        case .signOut, .refused:
            isSignOutPending = true
            // What cannot be seen cannot be erased for certain: look first, erase then.
            guard value.isKnown, mayRead else { return look() }
            return erase()
        case .erased(let isDone):
            isErasing = false
            guard isDone else { return look() }
            isSignOutPending = false
            return set(.signedOut)
        }
    }

    /// Looks unless it is known already and nothing waits, or a look is under way.
    private mutating func look() -> [Effect] {
        guard openRead == nil, !isErasing, !value.isKnown || isSignOutPending else { return [] }
        lastRead += 1
        openRead = lastRead
        return [.read(number: lastRead)]
    }

    private mutating func answered(_ answer: LaunchAuthentication<User>, _ number: Int) -> [Effect] {
        guard openRead == number else { return [] }
        openRead = nil
        var answer = answer
        // A locked device answers "not found" for what is there. What is found can be trusted: the
        // system's own word about the lock is known to be wrong at times.
        if case .signedOut = answer, !mayRead { answer = .unknown(.locked) }
        guard answer.isKnown || !value.isKnown else { return [] }
        var effects = set(answer)
        if isSignOutPending, answer.isKnown {
            switch answer {
            case .signedOut: isSignOutPending = false
            default: effects += erase()
            }
        }
        return effects
    }

    private mutating func erase() -> [Effect] {
        guard !isErasing else { return [] }
        isErasing = true
        openRead = nil
        return [.erase]
    }

    private mutating func set(_ new: LaunchAuthentication<User>) -> [Effect] {
        guard new != value else { return [] }
        value = new
        return [.changed(new)]
    }
}
