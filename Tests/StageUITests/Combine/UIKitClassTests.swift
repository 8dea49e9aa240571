// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI
import Testing
import UIKit

@testable import StageUI

/// A controller and views as an app of UIKit writes them: with an initializer of their own, and `init(coder:)`.
private final class Badge: UILabel {
    let count: Int
    init(count: Int) {
        self.count = count
        super.init(frame: .zero)
        text = "\(count)"
    }
    required init?(coder: NSCoder) { nil }
}

private final class BadgeController: UIViewController {
    private let badge: Badge
    init(badge: Badge) {
        self.badge = badge
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            badge.widthAnchor.constraint(equalToConstant: 20),
        ])
    }
}

private final class Tinted: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .red
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
@Suite struct UIKitClassTests {
    @Test func viewsAndControllersHaveInitializersOfTheirOwn() {
        let controller = BadgeController(badge: Badge(count: 3))
        controller.viewDidLoad()
        #expect((controller.view.subviews.first as? UILabel)?.text == "3")
        #expect(Tinted().backgroundColor == .red)
    }

    @Test func theAppearanceOfASubclassIsToldByItsName() {
        let probe = StageProbe {
            let _ = Tinted.appearance().tintColor = .blue
            let _ = UIDatePicker.appearance().minuteInterval = 15
            let _ = UIBarButtonItem.appearance().setTitleTextAttributes([:], for: .normal)
            Text("a")
        }
        let told = probe.stage.issues.map(\.message)
        #expect(told.contains { $0.hasPrefix("Tinted.appearance().tintColor has no effect") })
        #expect(told.contains { $0.hasPrefix("UIDatePicker.appearance().minuteInterval has no effect") })
        #expect(told.contains { $0.hasPrefix("UIBarButtonItem.appearance().setTitleTextAttributes has no") })
    }

    @Test func actionsOfAControlAreDoneAtTheirEvents() {
        var log: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction { _ in log.append("tap") })
        let change = UIAction(title: "change") { log.append("\($0.title) \($0.sender === button)") }
        button.addAction(change, for: [.valueChanged, .editingChanged])
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .editingChanged)
        button.removeAction(change, for: .allEvents)
        button.sendActions(for: .allEvents)
        #expect(log == ["tap", "change true", "tap"])
    }

    @Test func aHostingControllerKnowsTheSizeOfItsView() {
        var sizes: [CGSize] = []
        _ = StageProbe {
            let controller = UIHostingController(rootView: Color.red.frame(width: 30).frame(maxHeight: 50))
            let _ =
                sizes = [
                    controller.sizeThatFits(in: CGSize(width: 100, height: 20)),
                    controller.view.intrinsicContentSize,
                    controller.sizeThatFits(in: CGSize(width: 100, height: CGFloat.infinity)),
                ]
            Text("a")
        }
        let ideal = CGSize(width: 30, height: 10)
        #expect(sizes == [CGSize(width: 30, height: 20), ideal, ideal])
    }
}
