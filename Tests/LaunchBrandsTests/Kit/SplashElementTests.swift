// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

/// The elements that tests count as drawn: those cut or masked away are not.
@MainActor @Suite struct SplashElementTests {
    @Test func whatIsMaskedOrCutToNothingIsNotDrawn() throws {
        let view = try LatenView.showing {
            VStack {
                Text("whole")
                Text("masked").mask { Rectangle() }
                Text("masked by nothing").mask { EmptyView() }
                Text("masked by what is clear").mask { Color.clear }
                Text("cut to nothing").frame(width: 0, height: 0).clipped()
                Text("cut away").frame(width: 60).offset(x: 80).clipped()
                Text("cut by half").frame(width: 60).offset(x: 30).clipped()
            }
        }
        #expect(view.elements.map(\.string) == ["whole", "masked", "cut away", "cut by half"])
        #expect(view.elements.filter(\.isVisible).map(\.string) == ["whole", "masked", "cut by half"])
        #expect(view.stage.frame(at: 0).strings == ["whole", "masked", "cut away", "cut by half"])
    }

    @Test func aSymbolIsToldFromOthersByItsOutlinesAndHoles() throws {
        let view = try LatenView.showing {
            HStack {
                Image(systemName: "exclamationmark.circle.fill").resizable().frame(width: 20, height: 20)
                Image(systemName: "xmark.circle.fill").resizable().frame(width: 20, height: 20)
                Image(systemName: "info.circle.fill").resizable().frame(width: 20, height: 20)
                    .mask { EmptyView() }
            }
        }
        for (symbol, count) in [
            ("exclamationmark.circle.fill", 1), ("xmark.circle.fill", 1), ("info.circle.fill", 0),
            ("checkmark.circle.fill", 0),
        ] {
            #expect(try view.places(of: symbol, width: 20, fits: false).count == count, "\(symbol)")
        }
    }
}
