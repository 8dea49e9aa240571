// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var text: [Sample] {
        [
            Sample("Font text styles, large", in: .text) {
                VStack(alignment: .leading, spacing: 1) {
                    Text("largeTitle").font(.largeTitle)
                    Text("title").font(.title)
                    Text("title2").font(.title2)
                    Text("title3").font(.title3)
                }
            },
            Sample("Font text styles, small", in: .text) {
                HStack {
                    VStack(alignment: .leading, spacing: 1) {
                        Text("headline").font(.headline)
                        Text("body").font(.body)
                        Text("callout").font(.callout)
                        Text("subheadline").font(.subheadline)
                    }
                    VStack(alignment: .leading, spacing: 1) {
                        Text("footnote").font(.footnote)
                        Text("caption").font(.caption)
                        Text("caption2").font(.caption2)
                        Text("style").font(.system(Font.TextStyle.body, design: .default, weight: .bold))
                    }
                }
            },
            Sample("Font.Weight", in: .text) {
                HStack {
                    VStack(alignment: .leading, spacing: 0) {
                        Text("ultraLight").fontWeight(.ultraLight)
                        Text("thin").fontWeight(.thin)
                        Text("light").fontWeight(.light)
                        Text("regular").fontWeight(.regular)
                        Text("medium").fontWeight(.medium)
                    }
                    VStack(alignment: .leading, spacing: 0) {
                        Text("semibold").fontWeight(.semibold)
                        Text("bold").font(.body.weight(Font.Weight.bold))
                        Text("heavy").fontWeight(.heavy)
                        Text("black").fontWeight(.black)
                        Text("bold()").font(Font.body.bold().italic())
                    }
                }
                .font(.footnote)
            },
            Sample("Font.system, Font.custom, Font.Design", in: .text) {
                VStack(alignment: .leading, spacing: 2) {
                    Text("system 17").font(.system(size: 17, weight: .medium, design: Font.Design.default))
                    Text("rounded").font(.system(size: 17, weight: .semibold, design: .rounded))
                    Text("custom").font(.custom("Inter-Bold", size: 15))
                    Text("relative").font(.custom("Inter-Regular", size: 15, relativeTo: .caption))
                    Text("fixed").font(.custom("Inter-Italic", fixedSize: 15))
                }
            },
            Sample("Text styles on the text itself", in: .text) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: "bold").bold()
                    Text("italic").italic()
                    Text("underlined").underline()
                    Text("tracked").tracking(4)
                    Text("coloured").foregroundColor(.red)
                    Text("styled").foregroundStyle(Color.purple)
                }
            },
            Sample("multilineTextAlignment, lineSpacing", in: .text) {
                HStack(alignment: .top) {
                    Text("leading lines of text").multilineTextAlignment(.leading)
                    Text("centred lines of text").multilineTextAlignment(.center).lineSpacing(4)
                    Text("trailing lines of text").multilineTextAlignment(TextAlignment.trailing)
                }
                .font(.footnote)
            },
            Sample("lineLimit, truncationMode", in: .text) {
                VStack(alignment: .leading) {
                    Text("The head of this line is cut off").truncationMode(.head).lineLimit(1)
                    Text("The middle of this line is cut out").truncationMode(.middle).lineLimit(1)
                    Text("The tail of this long line is cut off").truncationMode(Text.TruncationMode.tail)
                        .lineLimit(1)
                    Text("Two lines and not one more, however long the text goes on and on").lineLimit(2)
                }
                .font(.callout)
            },
            Sample("minimumScaleFactor, tracking", in: .text) {
                VStack {
                    Text("Shrinks until it fits in one line").font(.title).minimumScaleFactor(0.3).lineLimit(
                        1)
                    Text("TRACKED").tracking(3)
                }
            },
            Sample("dynamicTypeSize, DynamicTypeSize", in: .text) {
                VStack(alignment: .leading) {
                    Text("xSmall").dynamicTypeSize(.xSmall)
                    Text("large").dynamicTypeSize(.large)
                    Text("accessibility1").dynamicTypeSize(DynamicTypeSize.accessibility1)
                }
            },
            Sample("Scripts of the world", in: .text) {
                VStack(alignment: .leading, spacing: 2) {
                    Text("مرحبا بالعالم")
                    Text("שלום עולם")
                    Text("नमस्ते दुनिया")
                    Text("你好，世界 こんにちは")
                    Text("Grüße, Ζωή, Привет 👋🏽🎉")
                }
                .font(.footnote)
            },
            Sample("LocalizedStringKey", in: .text) {
                VStack {
                    Text(LocalizedStringKey("welcome.title"))
                    Text("\(3) bookings")
                    Text(LocalizedStringKey(stringLiteral: "literal"))
                }
            },
            Sample("LocalizedStringResource", in: .text) {
                VStack {
                    Text(LocalizedStringResource("Bookings", bundle: .main))
                    Text(String(localized: "\(3) bookings"))
                    Text(NSLocalizedString("Bookings", comment: "The title of a list"))
                }
            },
        ]
    }
}
