// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import StageCairo
import StageUI

/// Measures what people do on large screens: a list that is scrolled, and a form that is typed into.
@MainActor
struct ScreenBench {
    /// The size of the screens, in points.
    private static let size = CGSize(width: 390, height: 844)

    /// Measures the frames of rows that a finger drags, 30 points a frame.
    ///
    /// - Parameter isList: Whether the rows are those of a `List`, and not of a lazy stack.
    func scroll(rows: Int, frames: Int, isList: Bool = false) throws -> Samples {
        let stage = Stage(StageConfiguration(size: Self.size), text: try CairoTextShaper()) {
            if isList { ListOfRows(count: rows) } else { LazyRows(count: rows) }
        }
        defer { stage.close() }
        var (samples, time) = (Samples(), 0.0)
        _ = stage.frame(at: time)
        while samples.wall.count < frames {
            var y = 800.0
            stage.touchDown(at: CGPoint(x: 195, y: y))
            while y > 100, samples.wall.count < frames {
                y -= 30
                time += 1.0 / 60
                samples.measure {
                    stage.touchMove(to: CGPoint(x: 195, y: y))
                    _ = stage.frame(at: time)
                }
            }
            stage.touchUp(at: CGPoint(x: 195, y: y))
        }
        return samples
    }

    /// Measures the frames after a key that is typed into the first of some fields.
    func type(fields: Int, keys: Int) throws -> Samples {
        let model = FormModel(fields: fields)
        let stage = Stage(StageConfiguration(size: Self.size), text: try CairoTextShaper()) {
            FormScreen(model: model)
        }
        defer { stage.close() }
        var samples = Samples()
        _ = stage.frame(at: 0)
        _ = stage.tap(label: "Field 0")
        for key in 1...keys {
            // A line of usual length: it is begun anew before it is longer than its field.
            if key % 24 == 0 { model.texts[0] = "" }
            _ = stage.frame(at: Double(key) - 0.5)
            samples.measure {
                _ = stage.type("a")
                _ = stage.frame(at: Double(key))
            }
        }
        guard model.texts[0].contains("a") else {
            throw BenchOptions.Problem(description: "The keys of the form did not reach its field.")
        }
        return samples
    }
}

/// A stack of rows that are made when they come into view.
private struct LazyRows: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(0..<count, id: \.self) { row in
                    BenchRow.content(row, of: count).padding(.horizontal).frame(height: 52)
                }
            }
        }
    }
}

/// A list with the same rows.
private struct ListOfRows: View {
    let count: Int

    var body: some View {
        List {
            ForEach(0..<count, id: \.self) { row in BenchRow.content(row, of: count) }
        }
    }
}

/// The rows, which are no views of their own: each would take a node more.
@MainActor
private enum BenchRow {
    static func content(_ row: Int, of count: Int) -> some View {
        HStack {
            Circle().fill(Color.blue).frame(width: 28, height: 28)
            VStack(alignment: .leading) {
                Text(verbatim: "Row number \(row)")
                Text(verbatim: "\(row * 37) of \(count * 37)").font(.caption)
            }
            Spacer()
        }
    }
}

/// The texts of a form.
@MainActor @Observable
private final class FormModel {
    var texts: [String]

    init(fields: Int) { texts = Array(repeating: "", count: fields) }
}

/// Fields one below the other, each with its name.
private struct FormScreen: View {
    @Bindable var model: FormModel

    var body: some View {
        ScrollView {
            VStack {
                ForEach(model.texts.indices, id: \.self) { index in
                    TextField("Field \(index)", text: $model.texts[index]).padding(.horizontal)
                }
            }
        }
    }
}
