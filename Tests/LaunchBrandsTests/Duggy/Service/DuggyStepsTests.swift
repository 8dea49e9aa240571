// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import LaunchKit
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand

@Suite(.fewAtATime) @MainActor
struct DuggyStepsTests {
    nonisolated static let ids: [LaunchTaskID] = [
        "firebase", "database", "configuration", "authentication", "notifications", "version",
    ]

    @Test(
        .proves(
            "DG-08", "DG-09", "DG-10", "DG-11", "DG-12", "DG-13", "DG-114", "DG-196", "DG-197", "DG-198",
            "DG-199", "DG-200", "DG-201"))
    func theSixStepsStartInOrderEachAfterTheOneBefore() async throws {
        #expect(InitializationStep.allCases.map(\.id) == Self.ids)
        let story = try await DuggyStory()
        await story.go(to: 3000)
        #expect(story.phase == .finished)
        let starts = try Self.ids.map { try #require(story.start(of: $0)) }
        #expect(starts == [0, 200, 400, 600, 800, 1000], "each waits for the one before")
        #expect(
            story.started.filter { InitializationStep(LaunchTaskID(rawValue: $0)) != nil }
                == Self.ids.map(\.rawValue))
        // The parts are real: what was loaded is kept in the database, and the route knows the member.
        let kept = try await story.cache.kept()
        #expect(kept.configuration?.value == DuggyScript.configuration)
        #expect(kept.session?.value == DuggyScript.session)
        #expect(story.launch.session?.memberName == "Asha Rao")
        #expect(story.launch.notifications == .registered)
    }

    @Test(
        .proves(
            "DG-44", "DG-105", "DG-115", "DG-116", "DG-119", "DG-122", "DG-123", "DG-124", "DG-125", "DG-130",
            "DG-103"))
    func theMessageIsThatOfTheStepAtWork() async throws {
        let story = try await DuggyStory()
        #expect(story.launch.loadingMessage == "" && story.launch.status == nil)
        story.launch.startInitialization()
        #expect(story.launch.statuses.first == InitializationStatus(step: 0, message: "Starting..."))
        for (index, message) in DuggyTexts.messages.enumerated() {
            await story.go(to: index * 200 + 100)
            #expect(story.launch.loadingMessage == message)
            #expect(story.launch.status?.step == index, "the step at work is not done")
        }
        await story.go(to: 1199)
        #expect(story.launch.status?.isComplete == false)
        await story.go(to: 1200)
        #expect(story.launch.status?.isComplete == true && story.launch.loadingMessage == "Finalizing...")
        #expect(
            story.launch.statuses.map(\.message).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
                == ["Starting..."] + DuggyTexts.messages)
    }

    @Test(.proves("DG-06", "DG-117", "DG-118", "DG-131", "DG-132"))
    func progressGoesFromNothingToOneInSixthsAndNeverBack() async throws {
        let story = try await DuggyStory()
        await story.go(to: 1500)
        let all = story.launch.statuses
        #expect(all.allSatisfy { $0.totalSteps == 6 })
        let steps = all.map(\.step).reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
        #expect(steps == [0, 1, 2, 3, 4, 5, 6])
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.progress <= $1.progress })
        #expect(all.allSatisfy { $0.progress == Double($0.step) / 6 })
        #expect(all.allSatisfy { $0.isComplete == ($0.step == 6) })
        #expect(InitializationStatus(step: 3, message: "x").isComplete == false)
    }

    /// How the tasks of a launch ended, each as its trace tells it once.
    private func settlements(_ story: DuggyStory) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for event in story.controller.trace {
            guard case .taskSettled(let id, let settlement) = event.kind else { continue }
            found[id.rawValue, default: []].append("\(settlement)")
        }
        return found
    }

    // A step that goes on by its fallback is done: it is no step that is still open (C-DG-21).
    @Test(
        .proves("DG-115"),
        arguments: [
            [], ["notifications"], ["version"], ["notifications", "version"],
        ] as [[LaunchTaskID]])
    func aStepThatFallsBackIsToldAndCounts(failing: [LaunchTaskID]) async throws {
        let story = try await DuggyStory {
            for id in failing {
                $0.answers[id] = [.fails(ServiceError.malformed(reason: "no JSON"), 200)]
            }
        }
        await story.go(to: 1100)
        #expect(story.launch.status == InitializationStatus(step: 5, message: "Finalizing..."))
        await story.go(to: 4000)
        #expect(story.phase == .finished)
        let all = Self.ids.map(\.rawValue) + ["connectivity", "maintenance", "compatibility"]
        let found = settlements(story)
        for id in all {
            #expect(
                found[id] == [failing.contains(LaunchTaskID(rawValue: id)) ? "fallback" : "output"], "\(id)")
        }
        #expect(
            story.launch.status
                == InitializationStatus(step: 6, message: "Finalizing...", isComplete: true))
        let record = try #require(story.controller.timeline(name: "duggy").lastRun)
        #expect(record.tasks.allSatisfy { $0.settlement != nil && $0.end != nil })
    }

    @Test(.proves("DG-115"))
    func aStepThatFailsIsToldAndWhatWaitedForItIsNot() async throws {
        let story = try await DuggyStory {
            $0.answers["configuration"] = [.fails(ServiceError.malformed(reason: "no JSON"))]
        }
        await story.go(to: 2000)
        #expect(story.phase == .failed)
        #expect(
            settlements(story) == [
                "firebase": ["output"], "connectivity": ["output"], "database": ["output"],
                "configuration": ["failure"],
            ])
        #expect(story.launch.status == InitializationStatus(step: 2, message: "Loading configuration..."))
    }

    // The words on the screen, too: a person counts the step at work.
    @Test(.proves("DG-115"), arguments: [["notifications"], ["notifications", "version"]])
    func theLastStepIsTheSixthThoughOneBeforeItFellBack(failing: [String]) async throws {
        let scenario = Scenario.duggyLoaded(stepsOf: 500) {
            for task in failing {
                $0.services[task] = [.init(after: ScenarioTime(seconds: 0.5), answer: .serverError)]
            }
        }
        let probe = try await SplashProbe.run(scenario, at: [2400, 2900, 3200, 3600])
        for (instant, label, value) in [
            (2400, "Setting up notifications...", "Step 5 of 6"), (2900, "Finalizing...", "Step 6 of 6"),
            (3200, "Finalizing...", "Step 6 of 6"),
        ] { #expect(try probe.frame(instant).accessible(label)?.value == value, "\(instant)") }
        #expect(probe.exitAt == 3.5)
    }

    @Test(arguments: [(0, 1700), (2100, 2100)])
    func theSplashIsShownAsLongAsTheAppWants(minimum: Int, exit: Int) async throws {
        // Done after 1.2 s and held for half a second; with 2.1 s all texts have been seen (C-DG-12).
        let story = try await DuggyStory(
            options: SplashOptions { $0.minimumDisplay = .milliseconds(minimum) })
        await story.go(to: exit - 1)
        #expect(story.phase != .exiting && story.controller.closedGate == nil)
        await story.go(to: 6000)
        let began = try #require(story.time(of: .exiting))
        #expect(began >= exit && began <= exit + 500 && story.phase == .finished, "\(began)")
    }

    @Test(.proves("DG-15"))
    func theConnectionIsProbedBeforeTheNetworkIsAsked() async throws {
        let story = try await DuggyStory { $0.answers["connectivity"] = [.ok(900)] }
        await story.go(to: 899)
        #expect(story.start(of: "connectivity") == 0)
        #expect(story.start(of: "database") == 200, "what needs no network does not wait")
        #expect(story.start(of: "configuration") == nil)
        await story.go(to: 900)
        #expect(story.start(of: "configuration") == 900)
        #expect(story.launch.status?.totalSteps == 6, "the probe has no number")
    }

    @Test func aProbeThatHangsIsGivenUpAfterThreeSeconds() async throws {
        let story = try await DuggyStory { $0.answers["connectivity"] = [.never] }
        await story.go(to: 2999)
        #expect(story.start(of: "configuration") == nil)
        await story.go(to: 3000)
        #expect(story.start(of: "configuration") == 3000)
    }

    @Test(.proves("DG-181", "DG-182"))
    func firebaseAndAuthenticationAreCriticalAndNotificationsKeepNobodyOut() {
        let resolved = InitializationStep.allCases.map { $0.criticality(isLiteral: false) }
        #expect(resolved == [.critical, .required, .required, .critical, .optional, .optional])
        let literal = InitializationStep.allCases.map { $0.criticality(isLiteral: true) }
        #expect(literal.allSatisfy { $0 == .critical || $0 == .required })
    }

    @Test(.proves("DG-183", "DG-184", "DG-185", "DG-186", "DG-187", "DG-188"))
    func secondaryServicesStartOneAfterTheOtherOnceTheFirstScreenIsUp() async throws {
        let story = try await DuggyStory { $0.answers["analytics"] = [.fails(DuggyScript.lost, 100)] }
        await story.go(to: 2199)
        #expect(story.phase == .exiting)
        let secondary: Set<String> = ["analytics", "crashlytics", "featureFlags"]
        #expect(secondary.isDisjoint(with: story.started))
        await story.go(to: 4000)
        let finished = try #require(story.time(of: .finished))
        #expect(finished == 2200)
        #expect(story.start(of: "analytics") == 2200)
        #expect(story.start(of: "crashlytics") == 2300, "although analytics failed")
        #expect(story.start(of: "featureFlags") == 2500)
        let priorities = await story.script.priorities
        #expect(secondary.allSatisfy { priorities[LaunchTaskID(rawValue: $0)] == .background })
        #expect(priorities["firebase"] == .userInitiated)
    }

    @Test(.proves("DG-104", "DG-189", "DG-190"))
    func nothingIsLeftOfALaunchThatNobodyHolds() async throws {
        weak var launch: SplashViewModel?
        weak var controller: LaunchController<AppRoute>?
        do {
            let story = try await DuggyStory()
            await story.go(to: 500)
            (launch, controller) = (story.launch, story.controller)
            story.controller.cancel()
            let before = story.launch.statuses
            await story.clock.advance(to: .seconds(20)) { for _ in 0..<50 { await Task.yield() } }
            #expect(story.launch.statuses == before, "nothing is handled after the end")
            #expect(story.phase == .cancelled)
        }
        for _ in 0..<10_000 where launch != nil { await Task.yield() }
        #expect(launch == nil && controller == nil)
    }

    @Test(.proves("DG-213"))
    func theClockOfTheScreenGoesOnWhileTheStepsWork() async throws {
        let story = try await DuggyStory { $0.usual = .ok(400) }
        await story.go(to: 100)
        let early = story.splash
        await story.go(to: 700)
        #expect(early.logoScale < 1 && story.splash.segmentAngle > 30 && story.phase == .entering)
    }
}
