// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The object that wheels of UIKit ask for their choices.
@MainActor
@preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of choices of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that wheels of UIKit ask for their looks and notify; nobody turns such wheels on the stage.
@MainActor
@preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the width of a wheel, in points.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of a choice, in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the text of a choice.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the text of a choice with its looks.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a choice.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Learns that a choice was made.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// The usual width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    /// The usual height.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    /// None.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    /// None.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// An empty one.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { view ?? UIView() }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels of choices, of UIKit. They are not drawn; their choices are those of the data source.
@MainActor
@preconcurrency
open class UIPickerView: UIView {
    /// The object that is asked for the choices.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The object that is asked for looks and notified.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var chosen: [Int: Int] = [:]

    /// The number of wheels.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// Returns the number of choices of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Asks for the choices again.
    open func reloadAllComponents() {}
    /// Asks for the choices of a wheel again.
    open func reloadComponent(_ component: Int) {}
    /// Chooses a row of a wheel; as on Apple's systems the delegate does not learn of it.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
    /// Returns the chosen row of a wheel: the first where none was chosen; -1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        chosen[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
    }
}
