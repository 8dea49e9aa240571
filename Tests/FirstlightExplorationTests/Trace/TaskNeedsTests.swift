// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightExploration

@Suite struct TaskNeedsTests {
    /// A name that counts how often it is compared or looked up.
    private struct Name: Hashable {
        final class Counter { var count = 0 }
        let value: Int
        let counter: Counter

        static func == (left: Name, right: Name) -> Bool {
            left.counter.count += 1
            return left.value == right.value
        }

        func hash(into hasher: inout Hasher) {
            counter.count += 1
            hasher.combine(value)
        }
    }

    /// How often names are touched when all is asked of so many tasks.
    private func work(_ count: Int, needs: (Int) -> [Int]) -> Int {
        let counter = Name.Counter()
        func name(_ value: Int) -> Name { Name(value: value, counter: counter) }
        let tasks = TaskNeeds((0..<count).map { (name($0), needs($0).map(name)) })
        #expect(Set(tasks.dependentsFirst()).count == count)
        for place in 0..<count { _ = tasks.dependents(of: name(place)) }
        return counter.count
    }

    @Test(arguments: ["alone", "chain", "star"])
    func eightTimesAsManyTasksAreEightTimesTheWork(model: String) {
        func needs(_ place: Int) -> [Int] {
            switch model {
            case "chain": place > 0 ? [place - 1] : []
            case "star": place > 0 ? [0] : []
            default: []
            }
        }
        // The square would be 64 times as much.
        #expect(work(4096, needs: needs) < 16 * work(512, needs: needs))
    }

    @Test func eachTaskComesBehindThoseThatNeedIt() {
        let tasks = [("a", []), ("b", ["a"]), ("c", ["a"]), ("d", ["b", "c", "b"]), ("e", ["nobody"])]
        let order = TaskNeeds(tasks.map { (id: $0.0, needs: $0.1) }).dependentsFirst().map { tasks[$0].0 }
        #expect(order.sorted() == ["a", "b", "c", "d", "e"])
        for (name, needs) in tasks {
            for need in needs {
                guard let one = order.firstIndex(of: name), let other = order.firstIndex(of: need) else {
                    continue
                }
                #expect(one < other, "\(name) needs \(need)")
            }
        }
    }

    @Test func tasksOfACircleComeLastInTheirOrder() {
        let tasks: [(id: String, needs: [String])] = [
            ("a", ["b"]), ("b", ["a"]), ("self", ["self"]), ("free", ["a"]), ("free", []),
        ]
        let needs = TaskNeeds(tasks)
        #expect(needs.dependentsFirst().map { tasks[$0].id } == ["free", "free", "a", "b", "self"])
        #expect(needs.dependents(of: "a") == [1, 3])
        #expect(needs.dependents(of: "nobody") == [])
    }
}
