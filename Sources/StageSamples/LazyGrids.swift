// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var lazyGrids: [Sample] {
        [
            Sample("LazyVGrid, GridItem", in: .layout) {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(40)), GridItem(.flexible(minimum: 20), spacing: 2),
                        GridItem(GridItem.Size.flexible(), alignment: .trailing),
                    ], spacing: 4
                ) {
                    ForEach(0..<6, id: \.self) { Tile("\($0)") }
                }
            },
            Sample("LazyVGrid, adaptive", in: .layout) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 36), spacing: 4)], spacing: 4) {
                    ForEach(0..<9, id: \.self) {
                        Text("\($0)").frame(maxWidth: .infinity, minHeight: 22).background(.yellow)
                    }
                }
            },
            Sample("LazyHGrid", in: .layout) {
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], alignment: .top, spacing: 4) {
                    ForEach(0..<6, id: \.self) { Tile("\($0)") }
                }
            },
        ]
    }
}
