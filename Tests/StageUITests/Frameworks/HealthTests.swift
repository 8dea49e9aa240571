// Licensed under the Apache License, Version 2.0.

import Foundation
import HealthKit
import SwiftUI
import Synchronization
import Testing

@testable import StageUI

/// The health data of the simulated device.
@MainActor @Suite struct HealthTests {
    private let steps = HKQuantityType(.stepCount)
    private let noon = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 8 * 86400))
        .addingTimeInterval(43200)

    private func walked(_ count: Double, hoursAgo hours: Double, length: Double = 0.5) -> HKQuantitySample {
        let end = noon.addingTimeInterval(-hours * 3600)
        return HKQuantitySample(
            type: steps, quantity: HKQuantity(unit: .count(), doubleValue: count),
            start: end.addingTimeInterval(-length * 3600), end: end)
    }

    // MARK: - Units

    /// A mile is 1,609.344 m, a pound 453.59237 g, a calorie 4.184 J (International System, NIST SP 811).
    @Test(
        arguments: [
            ("mi", 1, "km", 1.609344), ("lb", 1, "kg", 0.45359237), ("kcal", 1, "kJ", 4.184),
            ("Cal", 2, "cal", 2000), ("ft", 3, "yd", 1), ("hr", 1, "min", 60), ("d", 1, "s", 86400),
            ("degC", 37, "degF", 98.6), ("degF", -40, "degC", -40), ("K", 273.15, "degC", 0),
            ("count/min", 60, "count/s", 1), ("mL/(kg*min)", 42, "ml/min/kg", 42),
            ("mg/dL", 100, "g/L", 1), ("m^2", 1, "cm^2", 10000), ("%", 0.5, "%", 0.5),
            ("mmol<180.15588000005408>/L", 1, "mg/dL", 18.015588000005408),
        ] as [(String, Double, String, Double)])
    func `A quantity is told in another unit of its kind`(
        from: String, value: Double, to: String, expected: Double
    ) {
        let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: value)
        let unit = HKUnit(from: to)
        #expect(quantity.is(compatibleWith: unit))
        #expect(abs(quantity.doubleValue(for: unit) - expected) < 1e-9 * max(1, abs(expected)))
    }

    @Test func `Units are made of units`() {
        let speed = HKUnit.meter().unitDivided(by: .second())
        #expect(speed == HKUnit(from: "m/s") && speed.unitString == "m/s")
        #expect(HKUnit.count().unitDivided(by: .minute()) == HKUnit(from: "count/min"))
        #expect(HKUnit.second().reciprocal() == .hertz())
        #expect(HKUnit.meterUnit(with: .kilo) == HKUnit(from: "km"))
        #expect(HKUnit.meter().unitRaised(toPower: 2) == HKUnit(from: "m^2"))
        #expect(HKUnit.percent().isNull() && !HKUnit.count().isNull())
        #expect(!HKQuantity(unit: .gram(), doubleValue: 1).is(compatibleWith: .meter()))
        #expect(HKQuantity(unit: HKUnit(from: "furlong"), doubleValue: 2).description == "2 furlong")
        let (kilo, pound) = (HKUnit.gramUnit(with: .kilo), HKUnit.pound())
        let order = HKQuantity(unit: kilo, doubleValue: 1).compare(HKQuantity(unit: pound, doubleValue: 2))
        #expect(order == .orderedDescending)
    }

    // MARK: - Answers

    @Test func `What was not asked for is refused, and what was refused is empty`() async throws {
        let device = StageDevice()
        device.healthSamples = [walked(100, hoursAgo: 1)]
        try await StageDevice.$opening.withValue(device) {
            #expect(HKHealthStore.isHealthDataAvailable())
            let store = HKHealthStore()
            #expect(store.authorizationStatus(for: steps) == .notDetermined)
            let query = HKSampleQueryDescriptor(
                predicates: [.quantitySample(type: steps)], sortDescriptors: [])
            // HKError.Code.errorAuthorizationNotDetermined is 5 in HKDefines.h.
            await #expect(throws: HKError(.errorAuthorizationNotDetermined)) {
                try await query.result(for: store)
            }
            #expect((HKError(.errorAuthorizationNotDetermined) as NSError).code == 5)
            #expect(
                try await store.statusForAuthorizationRequest(toShare: [], read: [steps]) == .shouldRequest)
            device.allowsHealthData = false
            try await store.requestAuthorization(toShare: [steps], read: [steps])
            #expect(store.authorizationStatus(for: steps) == .sharingDenied)
            #expect(
                try await store.statusForAuthorizationRequest(toShare: [], read: [steps]) == .unnecessary)
            #expect(try await query.result(for: store).isEmpty)
            await #expect(throws: HKError(.errorAuthorizationDenied)) {
                try await store.save(walked(1, hoursAgo: 0))
            }
            // The user is asked once.
            device.allowsHealthData = true
            try await store.requestAuthorization(toShare: [steps], read: [steps])
            #expect(store.authorizationStatus(for: steps) == .sharingDenied)
        }
    }

    @Test func `What is saved is found, by its time, its order and its limit`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            let store = HKHealthStore()
            try await store.requestAuthorization(toShare: [steps], read: [])
            let samples = [walked(1, hoursAgo: 3), walked(2, hoursAgo: 1), walked(3, hoursAgo: 2)]
            try await store.save(samples)
            func found(_ predicate: NSPredicate?, limit: Int? = nil) async throws -> [Double] {
                let query = HKSampleQueryDescriptor(
                    predicates: [.quantitySample(type: steps, predicate: predicate)],
                    sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: limit)
                return try await query.result(for: store).map { $0.quantity.doubleValue(for: .count()) }
            }
            #expect(try await found(nil) == [2, 3, 1])
            #expect(try await found(nil, limit: 2) == [2, 3])
            // The second is from 10:30 to 11, the third from 9:30 to 10.
            let middle = noon.addingTimeInterval(-2.25 * 3600)
            let overlapping = HKQuery.predicateForSamples(withStart: middle, end: noon)
            #expect(try await found(overlapping) == [2, 3])
            let strict = HKQuery.predicateForSamples(withStart: middle, end: noon, options: .strictStartDate)
            #expect(try await found(strict) == [2])
            let ending = HKQuery.predicateForSamples(withStart: nil, end: middle, options: .strictEndDate)
            #expect(try await found(ending) == [1])
            try await store.delete(samples[1])
            #expect(try await found(nil) == [3, 1])
        }
    }

    // MARK: - Queries

    @Test func `A query answers in the run that asked, sorted by a key`() {
        let probe = StageProbe { Text("a") }
        probe.stage.device.healthSamples = [walked(5, hoursAgo: 2), walked(7, hoursAgo: 1)]
        let seen = Seen()
        let steps = steps
        probe.stage.react {
            let store = HKHealthStore()
            store.requestAuthorization(toShare: nil, read: [steps]) { isDone, error in
                seen.add(isDone && error == nil ? 1 : 0)
                let sort = NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)
                store.execute(
                    HKSampleQuery(
                        sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit,
                        sortDescriptors: [sort]
                    ) { _, samples, _ in
                        for sample in samples ?? [] {
                            seen.add((sample as? HKQuantitySample)?.quantity.doubleValue(for: .count()) ?? 0)
                        }
                    })
            }
            #expect(seen.values.isEmpty)
        }
        probe.step()
        probe.step()
        #expect(seen.values == [1, 7, 5])
    }

    @Test func `Numbers are made of the values in a time`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            let store = HKHealthStore()
            let pulse = HKQuantityType(.heartRate)
            try await store.requestAuthorization(toShare: [pulse, steps], read: [])
            let unit = HKUnit(from: "count/min")
            for (value, hours) in [(60.0, 1.0), (90, 2), (66, 3)] {
                let time = noon.addingTimeInterval(-hours * 3600)
                try await store.save(
                    HKQuantitySample(
                        type: pulse, quantity: HKQuantity(unit: unit, doubleValue: value), start: time,
                        end: time))
            }
            func numbers(_ type: HKQuantityType, _ options: HKStatisticsOptions) async throws -> HKStatistics?
            {
                try await HKStatisticsQueryDescriptor(
                    predicate: .quantitySample(type: type), options: options
                ).result(for: store)
            }
            let all = try await numbers(pulse, [.discreteAverage, .discreteMin, .discreteMax, .mostRecent])
            #expect(all?.averageQuantity()?.doubleValue(for: unit) == 72)
            #expect(all?.minimumQuantity()?.doubleValue(for: unit) == 60)
            #expect(all?.maximumQuantity()?.doubleValue(for: unit) == 90)
            #expect(all?.mostRecentQuantity()?.doubleValue(for: unit) == 60)
            #expect(all?.sumQuantity() == nil)
            #expect(try await numbers(steps, .cumulativeSum) == nil)
            // The styles of HKTypeIdentifiers.h, by the numbers of HKQuantityAggregationStyle.
            let names: [HKQuantityTypeIdentifier] = [
                .stepCount, .restingHeartRate, .heartRate, .headphoneAudioExposure,
            ]
            #expect(names.map { HKQuantityType($0).aggregationStyle.rawValue } == [0, 1, 2, 3])
        }
    }

    @Test func `Each day has its sum, and one without steps has none`() async throws {
        try await StageDevice.$opening.withValue(StageDevice()) {
            let store = HKHealthStore()
            try await store.requestAuthorization(toShare: [steps], read: [])
            try await store.save([
                walked(100, hoursAgo: 1), walked(20, hoursAgo: 2), walked(3, hoursAgo: 49),
            ])
            let start = Calendar.current.startOfDay(for: noon)
            var day = DateComponents()
            day.day = 1
            let days = try await HKStatisticsCollectionQueryDescriptor(
                predicate: .quantitySample(type: steps), options: .cumulativeSum, anchorDate: start,
                intervalComponents: day
            ).result(for: store)
            var sums: [Double?] = []
            let first = try #require(Calendar.current.date(byAdding: .day, value: -2, to: start))
            days.enumerateStatistics(from: first, to: noon) { part, _ in
                sums.append(part.sumQuantity()?.doubleValue(for: .count()))
            }
            #expect(sums == [3, nil, 120])
            #expect(days.statistics(for: noon)?.startDate == start && days.statistics().count == 2)
        }
    }

    @Test func `A query that goes on is told of each change, until it is stopped`() {
        let probe = StageProbe { Text("a") }
        let device = probe.stage.device
        let seen = Seen()
        let steps = steps
        var going: (HKHealthStore, HKAnchoredObjectQuery, HKObserverQuery)?
        probe.stage.react {
            let store = HKHealthStore()
            store.requestAuthorization(toShare: nil, read: [steps]) { _, _ in }
            let query = HKAnchoredObjectQuery(
                type: steps, predicate: nil, anchor: nil, limit: HKObjectQueryNoLimit
            ) { _, samples, _, _, _ in seen.add(Double(samples?.count ?? -1)) }
            query.updateHandler = { _, samples, deleted, _, _ in
                seen.add(Double(10 * (samples?.count ?? 0) + (deleted?.count ?? 0)))
            }
            let observer = HKObserverQuery(sampleType: steps, predicate: nil) { _, done, _ in
                seen.add(0.5)
                done()
            }
            store.execute(query)
            store.execute(observer)
            going = (store, query, observer)
        }
        probe.step()
        #expect(seen.values.sorted() == [0, 0.5])
        device.healthSamples.append(walked(1, hoursAgo: 1))
        probe.step()
        #expect(seen.values.sorted() == [0, 0.5, 0.5, 10])
        device.healthSamples = []
        probe.step()
        #expect(seen.values.sorted() == [0, 0.5, 0.5, 0.5, 1, 10])
        if let (store, query, observer) = going {
            store.stop(query)
            store.stop(observer)
        }
        device.healthSamples = [walked(1, hoursAgo: 1)]
        probe.step()
        #expect(seen.values.count == 6)
    }

    /// An app need not keep a query, but its store.
    @Test func `A query goes on as long as the store that runs it`() {
        let probe = StageProbe { Text("a") }
        let device = probe.stage.device
        let seen = Seen()
        let steps = steps
        var kept: HKHealthStore?
        probe.stage.react {
            let store = HKHealthStore()
            store.requestAuthorization(toShare: nil, read: [steps]) { _, _ in }
            store.execute(
                HKObserverQuery(sampleType: steps, predicate: nil) { _, done, _ in
                    seen.add(1)
                    done()
                })
            kept = store
        }
        probe.step()
        device.healthSamples = [walked(1, hoursAgo: 1)]
        probe.step()
        #expect(kept != nil && seen.values == [1, 1])
        kept = nil
        device.healthSamples = []
        probe.step()
        #expect(seen.values == [1, 1])
    }

    @Test func `A workout and a night have what was measured`() {
        let energy = HKQuantity(unit: .kilocalorie(), doubleValue: 320)
        let run = HKWorkout(
            activityType: .running, start: noon, end: noon.addingTimeInterval(1800), duration: 1800,
            totalEnergyBurned: energy, totalDistance: HKQuantity(unit: .mile(), doubleValue: 3),
            metadata: ["weather": "rain"])
        #expect(run.sampleType == HKObjectType.workoutType() && run.workoutActivityType.rawValue == 37)
        #expect(abs((run.totalDistance?.doubleValue(for: .meter()) ?? 0) - 4828.032) < 1e-9)
        #expect(HKQuery.predicateForWorkouts(with: .running).evaluate(with: run))
        #expect(!HKQuery.predicateForWorkouts(with: .yoga).evaluate(with: run))
        let sleep = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis), value: HKCategoryValueSleepAnalysis.asleepREM.rawValue,
            start: noon, end: noon)
        #expect(sleep.value == 5 && sleep.categoryType.identifier == "HKCategoryTypeIdentifierSleepAnalysis")
        #expect(HKQuantityTypeIdentifier.vo2Max.rawValue == "HKQuantityTypeIdentifierVO2Max")
        #expect(HKObjectType.quantityType(forIdentifier: .stepCount) == steps)
    }
}

/// Numbers that handlers have seen.
private final class Seen: Sendable {
    private let list = Mutex<[Double]>([])
    var values: [Double] { list.withLock { $0 } }
    func add(_ value: Double) { list.withLock { $0.append(value) } }
}
