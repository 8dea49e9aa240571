// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// A number in a capsule: what the previews of this program show.
struct Badge: View {
    let count: Int

    var body: some View {
        Text(verbatim: "\(count)").font(.headline).foregroundStyle(.white)
            .padding(.horizontal, 12).padding(.vertical, 6)
            .background(Color.indigo, in: Capsule())
    }
}

#Preview("small", traits: .fixedLayout(width: 160, height: 60)) { Badge(count: 1) }
#Preview("lying", traits: .landscapeLeft) { Badge(count: 2) }
#Preview("count", arguments: [3, 12]) { Badge(count: $0) }
