// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI
import Testing
import UIKit

@testable import StageUI

private final class FruitCell: UITableViewCell {
    let mark: String
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        mark = "made by its own initializer"
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .checkmark
    }
    required init?(coder: NSCoder) { nil }
}

private final class FruitList: UITableViewController {
    let fruits = ["Apple", "Pear"]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FruitCell.self, forCellReuseIdentifier: "fruit")
        tableView.rowHeight = UITableView.automaticDimension
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        fruits.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = fruits[indexPath.row]
        return cell
    }
}

private struct FruitListView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> FruitList { FruitList(style: .insetGrouped) }
    func updateUIViewController(_ uiViewController: FruitList, context: Context) {}
}

private final class TileCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .red
    }
    required init?(coder: NSCoder) { nil }
}

/// Lists and collections of UIKit, which code fills and asks, and which the stage tells and does not draw.
@MainActor
@Suite struct UIKitListTests {
    @Test func aListHasTheRowsOfItsDataSource() throws {
        let list = FruitList(style: .plain)
        list.viewDidLoad()
        let table = try #require(list.tableView)
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? FruitCell)
        #expect(cell.textLabel?.text == "Pear" && cell.reuseIdentifier == "fruit")
        #expect(cell.mark == "made by its own initializer" && cell.accessoryType == .checkmark)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }

    @Test func oneRowIsChosenUnlessSeveralMayBe() {
        let table = UITableView(frame: .zero, style: .grouped)
        let places = [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 1)]
        for place in places { table.selectRow(at: place, animated: false, scrollPosition: .none) }
        #expect(table.indexPathsForSelectedRows == [places[1]])
        table.allowsMultipleSelection = true
        table.selectRow(at: places[0], animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [places[1], places[0]])
        for place in places { table.deselectRow(at: place, animated: false) }
        #expect(table.indexPathForSelectedRow == nil)
    }

    /// developer.apple.com, NSDiffableDataSourceSnapshot.
    @Test func aSnapshotKeepsSectionsAndItemsInOrder() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([5])
        snapshot.insertItems([4], beforeItem: 5)
        snapshot.insertItems([3], afterItem: 2)
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "a" && snapshot.indexOfItem(5) == 4)
        snapshot.moveItem(5, beforeItem: 1)
        snapshot.deleteItems([2, 4])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 1, 3] && snapshot.numberOfItems == 3)
        snapshot.deleteSections(["a"])
        #expect(snapshot.sectionIdentifiers == ["b"] && snapshot.itemIdentifiers.isEmpty)
    }

    @Test func aDiffableSourceGivesTheCollectionItsItems() throws {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let tile = UICollectionView.CellRegistration<TileCell, String> { cell, _, name in
            cell.accessibilityLabel = name
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: tile, for: $1, item: $2)
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([7])
        snapshot.appendItems(["x", "y"])
        var isTold = false
        source.apply(snapshot, animatingDifferences: false) { isTold = true }
        #expect(isTold && collection.numberOfItems(inSection: 0) == 2)
        let place = IndexPath(item: 1, section: 0)
        #expect(source.itemIdentifier(for: place) == "y" && source.indexPath(for: "y") == place)
        let cell = try #require(collection.cellForItem(at: place) as? TileCell)
        #expect(cell.accessibilityLabel == "y" && cell.contentView.backgroundColor == .red)
    }

    @Test func aPlaceWithItsNameStandsForAList() {
        let probe = StageProbe(CGSize(width: 300, height: 300)) { FruitListView() }
        #expect(probe.texts == ["FruitListView"])
        #expect(
            probe.stage.issues.map(\.message).contains { $0.hasPrefix("FruitListView is a view of UIKit") })
    }

    /// developer.apple.com, UIFont.withSize(_:): the same font in another size.
    @Test func aFontInAnotherSizeKeepsItsLook() throws {
        let bold = UIFont.boldSystemFont(ofSize: 12)
        #expect(bold.withSize(30) == UIFont.systemFont(ofSize: 30, weight: .bold))
        #expect(bold.withSize(30) != UIFont.systemFont(ofSize: 30))
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .light)
        #expect(digits.withSize(10) == UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .light))
        #expect(
            UIFont.preferredFont(forTextStyle: .headline).withSize(40)
                == UIFont.systemFont(ofSize: 40, weight: .semibold))
        let named = try #require(UIFont(name: "Georgia", size: 10))
        #expect(named.withSize(20).fontName == "Georgia" && named.withSize(20).pointSize == 20)
        let round = try #require(bold.fontDescriptor.withDesign(.rounded))
        let made = UIFont(descriptor: round, size: 0)
        #expect(made.pointSize == 12 && made.fontDescriptor.symbolicTraits == .traitBold)
        #expect(Font(made) == .system(size: 12, weight: .bold, design: .rounded))
        // SF Pro, 17 points: 20.287 points a line.
        #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.01)
    }

    @Test func barsThatWouldHideAreTold() {
        let controller = UINavigationController(rootViewController: UIViewController())
        let stage = Stage.shown { Button("hide") { controller.hidesBarsOnSwipe = true } }
        stage.activate(label: "hide")
        #expect(
            stage.issues.map(\.message) == [
                "hidesBarsOnSwipe has no effect on the stage: hide the bar with .toolbar(.hidden)."
            ])
        controller.pushViewController(UIViewController(), animated: false)
        #expect(controller.popToRootViewController(animated: false)?.count == 1)
        #expect(controller.popToRootViewController(animated: false) == nil)
    }

    @Test func generatorsTakeAViewAndAPlace() {
        let stage = Stage.shown {
            Button("buzz") {
                UIImpactFeedbackGenerator(style: .rigid, view: UIView()).impactOccurred(at: .zero)
                UISelectionFeedbackGenerator(view: UIView()).selectionChanged(at: .zero)
            }
        }
        stage.activate(label: "buzz")
        #expect(
            stage.haptics.map(\.feedback) == [.impact(flexibility: .rigid, intensity: 1), .selection])
    }
}
