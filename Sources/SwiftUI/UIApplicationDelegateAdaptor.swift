// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI
public import UIKit

/// A delegate of UIKit in an app of SwiftUI: one for each stage, which learns of the launch before the first scene.
///
/// One that is an `ObservableObject` or `@Observable` is in the environment of the app's windows, and the app's scenes
/// follow its changes. Its class needs an `init()`.
@propertyWrapper
@MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private let place: DelegatePlace<DelegateType>
    private let found: FoundObject

    /// Has a delegate made of a class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let place = DelegatePlace<DelegateType>()
        self.place = place
        found = FoundObject { place.find() }
    }

    /// The delegate.
    public var wrappedValue: DelegateType { place.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// The bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: place.delegate).projectedValue
    }
}

/// The place of a delegate, which is made when it is first asked for.
@MainActor
final class DelegatePlace<Delegate: NSObject & UIApplicationDelegate> {
    private(set) lazy var delegate = UIApplication.makeDelegate(Delegate.self)

    /// Returns the delegate of the app on the stage, after its launch.
    func find() -> Delegate {
        guard let stage = Stage.current else { return delegate }
        if let known = stage.appDelegate as? Delegate {
            delegate = known
        } else {
            UIApplication.shared.launch(delegate, on: stage)
        }
        return delegate
    }
}
