// Licensed under the Apache License, Version 2.0.

import AVFoundation
import SwiftUI
import Testing
import UIKit

@testable import StageUI

/// Fields, fonts, keys, changes and arrangements of UIKit, as apps make them.
@Suite @MainActor struct KitControlTests {
    @Test func aFieldHasRoomForItsViews() {
        let (field, bounds) = (UITextField(), CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(field.leftViewMode == .never && field.rightViewMode == .never)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(field.textRect(forBounds: bounds) == bounds)
        field.leftViewMode = .always
        #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 15, width: 20, height: 10))
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 20, y: 0, width: 80, height: 40))
        field.insertText("abc")
        field.deleteBackward()
        #expect(field.text == "ab" && field.hasText)
        let above = UIView()
        field.inputAccessoryView = above
        #expect((field as UIResponder).inputAccessoryView === above)
    }

    /// Places are counted in UTF-16: the flag has four.
    @Test func aFieldHasPlacesInItsText() throws {
        let field = UITextField()
        field.text = "a🇩🇪b"
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 6)
        let place = try #require(field.position(from: field.endOfDocument, offset: -1))
        let last = try #require(field.textRange(from: field.endOfDocument, to: place))
        #expect(field.text(in: last) == "b" && !last.isEmpty)
        #expect(field.position(from: place, offset: 2) == nil && field.selectedTextRange == nil)
    }

    @Test func aFontIsMadeOfAttributes() {
        let bold: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold]
        let named = UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 20, .traits: bold])
        let font = UIFont(descriptor: named, size: 0)
        #expect(font.pointSize == 20 && font.familyName == "Inter")
        #expect(named.symbolicTraits == .traitBold)
        #expect(named.object(forKey: .size) as? CGFloat == 20)
        let system = UIFont.systemFont(ofSize: 17).fontDescriptor
        let digits: [[UIFontDescriptor.FeatureKey: Int]] = [
            [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]
        ]
        let even = UIFont(descriptor: system.addingAttributes([.featureSettings: digits]), size: 0)
        #expect(even == UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        let thin = system.addingAttributes([
            UIFontDescriptor.AttributeName.traits: [
                UIFontDescriptor.TraitKey.weight: UIFont.Weight.thin.rawValue
            ]
        ])
        #expect(UIFont(descriptor: thin, size: 0) == UIFont.systemFont(ofSize: 17, weight: .thin))
    }

    /// The numbers of Apple's `UIBlurEffect.h` and `UIFontDescriptor.h`.
    @Test func kindsHaveTheirNumbers() {
        let blurs: [(UIBlurEffect.Style, Int)] = [
            (.dark, 2), (.regular, 4), (.systemUltraThinMaterial, 6), (.systemChromeMaterial, 10),
            (.systemThinMaterialLight, 12), (.systemChromeMaterialLight, 15), (.systemThinMaterialDark, 17),
            (.systemChromeMaterialDark, 20),
        ]
        for (style, number) in blurs { #expect(style.rawValue == number) }
        #expect(UIFontDescriptor.SymbolicTraits.traitCondensed.rawValue == 64)
        #expect(UIKeyModifierFlags.command.rawValue == 1_048_576)
        #expect(UIKeyCommand.inputEscape == "UIKeyInputEscape")
    }

    private final class Editor: UITextView {
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(
                    input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("escape:")),
                UIKeyCommand(
                    title: "Find", action: Selector("find:"), input: "F", modifierFlags: [.command, .shift]),
            ]
        }
    }

    @Test func keysOfAnAppsOwnAreKept() {
        let keys = Editor().keyCommands ?? []
        #expect(keys.map(\.input) == ["UIKeyInputEscape", "F"] && keys.last?.title == "Find")
        #expect(keys.last?.modifierFlags == [.shift, .command])
        #expect(keys.map { NSStringFromSelector($0.action) } == ["escape:", "find:"])
        #expect(NSSelectorFromString("find:") == keys.last?.action && UIView().keyCommands == nil)
        let menu = UIMenu(title: "", options: .displayInline, children: keys)
        #expect(menu.children.count == 2 && menu.replacingChildren([]).identifier == menu.identifier)
    }

    /// The change comes 15 frames after the tap, and its end 30 later.
    @Test func aChangeIsMadeAtOnceAndEndsByTheClockOfTheStage() {
        var log: [String] = []
        let probe = StageProbe(CGSize(width: 300, height: 300)) {
            Button("go") {
                let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { log.append("change") }
                animator.addCompletion { log.append("end \($0 == .end)") }
                animator.startAnimation(afterDelay: 0.25)
            }
        }
        probe.stage.activate(label: "go")
        probe.step(10)
        #expect(log.isEmpty)
        probe.step(20)
        #expect(log == ["change"])
        probe.step(30)
        #expect(log == ["change", "end true"])
    }

    /// Apple: the factor is one of the whole duration, here 30 frames of 60.
    @Test func aChangeGoesOnForAShareOfItsDuration() {
        var ends = 0
        let probe = StageProbe(CGSize(width: 300, height: 300)) {
            Button("go") {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.addCompletion { _ in ends += 1 }
                animator.pauseAnimation()
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
            }
        }
        probe.stage.activate(label: "go")
        probe.step(25)
        #expect(ends == 0)
        probe.step(10)
        #expect(ends == 1)
    }

    @Test func aChangeIsStoppedAndFinished() {
        var ends: [UIViewAnimatingPosition] = []
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 10, dampingRatio: 0.5) { view.alpha = 0.5 }
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && view.alpha == 1)
        animator.fractionComplete = 0.25
        #expect(animator.state == .active && !animator.isRunning && view.alpha == 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && ends.isEmpty)
        animator.finishAnimation(at: .current)
        #expect(animator.state == .inactive && ends == [.current])
        #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: 0.42, y: 0))
    }

    /// The share that an animator has said last.
    private final class Reading { var share = 0.0 }
    private let reading = Reading()

    /// A change of two seconds that begins in the first frame; 30 frames are a quarter of it.
    private func going(
        _ curve: UIView.AnimationCurve, _ ends: @escaping (UIViewAnimatingPosition) -> Void = { _ in }
    ) -> (StageProbe, UIViewPropertyAnimator) {
        let animator = UIViewPropertyAnimator(duration: 2, curve: curve) {}
        animator.addCompletion(ends)
        let probe = StageProbe(CGSize(width: 300, height: 400)) {
            VStack {
                Button("go") { animator.startAnimation() }
                Button("pause") { animator.pauseAnimation() }
                Button("late") { animator.startAnimation(afterDelay: 1) }
                Button("back") { animator.isReversed.toggle() }
                Button("stop") { animator.stopAnimation(true) }
                Button("read") { reading.share = Double(animator.fractionComplete) }
                Button("on") { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            }
        }
        probe.stage.activate(label: "go")
        return (probe, animator)
    }

    /// The share that the animator says, as an action on the stage reads it.
    private func share(_ probe: StageProbe) -> Double {
        probe.stage.activate(label: "read")
        return (reading.share * 100).rounded() / 100
    }

    /// The curve of CSS that is slow at the start has 0.315 at its half.
    @Test func aRunningChangeSaysItsShareOfTheWay() {
        let (even, animator) = going(.linear)
        even.step(30)
        #expect(animator.isRunning && share(even) == 0.25)
        even.step(30)
        #expect(share(even) == 0.5)
        let (slow, other) = going(.easeIn)
        slow.step(60)
        #expect(share(slow) == 0.32)
        other.scrubsLinearly = false
        #expect(share(slow) == 0.5)
    }

    @Test func aChangeThatStandsStillGoesOnForTheTimeThatIsLeft() {
        var ends: [UIViewAnimatingPosition] = []
        let (probe, animator) = going(.linear) { ends.append($0) }
        probe.step(30)
        probe.stage.activate(label: "pause")
        probe.step(200)
        #expect(animator.state == .active && !animator.isRunning && share(probe) == 0.25 && ends.isEmpty)
        animator.fractionComplete = 0.75
        probe.stage.activate(label: "on")
        probe.step(25)
        #expect(ends.isEmpty)
        probe.step(10)
        #expect(ends == [.end] && animator.state == .inactive)
    }

    /// Since iOS 11 the share is counted in the direction in which the change goes.
    @Test func aChangeThatTurnsRoundEndsAtItsStart() {
        var ends: [UIViewAnimatingPosition] = []
        let (probe, animator) = going(.linear) { ends.append($0) }
        probe.step(30)
        probe.stage.activate(label: "back")
        #expect(animator.isRunning && share(probe) == 0.75)
        probe.step(25)
        #expect(ends.isEmpty)
        probe.step(10)
        #expect(ends == [.start])
    }

    @Test func aRunningChangeThatIsBegunAgainLaterEndsInItsTime() {
        var ends: [UIViewAnimatingPosition] = []
        let (probe, _) = going(.linear) { ends.append($0) }
        probe.step(30)
        probe.stage.activate(label: "late")
        probe.step(85)
        #expect(ends.isEmpty)
        probe.step(10)
        #expect(ends == [.end])
    }

    /// Apple: the blocks for the end are not called where a change is stopped without finishing.
    @Test func aChangeThatIsStoppedWithoutFinishingTellsNothing() {
        var ends: [UIViewAnimatingPosition] = []
        let (probe, animator) = going(.linear) { ends.append($0) }
        probe.step(30)
        probe.stage.activate(label: "stop")
        #expect(animator.state == .inactive && !animator.isRunning)
        probe.stage.activate(label: "go")
        probe.step(200)
        #expect(ends.isEmpty)
    }

    /// Nothing is made of a file of Interface Builder, which is told.
    @Test func aFileOfInterfaceBuilderHasNoViews() {
        var counts: [Int?] = []
        let probe = StageProbe {
            let _ = counts.append(Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.count)
            let _ = counts.append(UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).count)
            Text("a")
        }
        #expect(counts == [nil, 0])
        let told = probe.stage.issues.map(\.message)
        #expect(told.contains { $0.hasPrefix("The views of Card.xib are not made") })
        #expect(told.contains { $0.hasPrefix("The views of Row.xib are not made") })
        let table = UITableView()
        table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
        #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
    }

    @Test func theStatusBarIsAsHighAsTheSafeArea() {
        var frames: [CGRect] = []
        _ = StageProbe(
            CGSize(width: 390, height: 844), safe: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        ) {
            let _ = frames.append(UIApplication.shared.statusBarFrame)
            Text("a")
        }
        #expect(frames.first == CGRect(x: 0, y: 0, width: 390, height: 47))
        #expect(!frames.isEmpty)
    }

    @Test func headsOfSectionsStandAtTheirSide() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let head = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .topTrailing)
        #expect(head.containerAnchor.edges == [.top, .trailing] && head.extendsBoundary)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 3)
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [head]
        #expect(section.group?.subitems.count == 3 && size.heightDimension.isEstimated)
        let layout = UICollectionViewCompositionalLayout { _, environment in
            environment.container.contentSize.width > 500 ? nil : section
        }
        #expect(layout.configuration.scrollDirection == .vertical)
    }

    @Test func aSoundFadesToItsVolume() throws {
        let player = try AVAudioPlayer(data: Data())
        player.setVolume(0.25, fadeDuration: 2)
        #expect(player.volume == 0.25)
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio)
        #expect(session.category == .playback && session.mode == .spokenAudio)
        #expect(session.routeSharingPolicy == .longFormAudio && session.categoryOptions == [])
        try session.setCategory(.soloAmbient)
        #expect(session.mode == .default)
    }
}
