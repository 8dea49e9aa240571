// Licensed under the Apache License, Version 2.0.

/// Signs, arrows and marks.
extension SymbolLibrary {
    static let signs: [String: String] = [
        "xmark": "W 84;s M 18 26 L 66 74 M 66 26 L 18 74",
        "checkmark": "W 88;s M 14 54 L 34 74 L 74 26",
        "plus": "W 90;s M 45 14 L 45 86 M 9 50 L 81 50",
        "minus": "W 90;s M 9 50 L 81 50",
        "multiply": "W 84;s M 18 26 L 66 74 M 66 26 L 18 74",
        "questionmark": "W 64;s M 14 34 C 14 12 50 12 50 34 C 50 48 32 48 32 64;f K 32 82 5.5",
        "exclamationmark": "W 40;s1.2 M 20 16 L 20 60;f K 20 81 6",
        "exclamationmark.2": "W 62;s1.2 M 18 16 L 18 60 M 44 16 L 44 60;f K 18 81 6 K 44 81 6",
        "info": "W 40;s M 12 44 L 21 44 L 21 82 M 10 83 L 32 83;f K 20 22 7",
        "chevron.right": "W 56;s M 16 20 L 40 50 L 16 80",
        "chevron.left": "W 56;s M 40 20 L 16 50 L 40 80",
        "chevron.up": "W 92;s M 14 62 L 46 36 L 78 62",
        "chevron.down": "W 92;s M 14 38 L 46 64 L 78 38",
        "chevron.up.chevron.down": "W 70;s M 15 38 L 35 18 L 55 38 M 15 62 L 35 82 L 55 62",
        "chevron.right.2": "W 86;s M 14 22 L 36 50 L 14 78 M 46 22 L 68 50 L 46 78",
        "chevron.left.forwardslash.chevron.right":
            "W 124;s M 36 26 L 12 50 L 36 74 M 88 26 L 112 50 L 88 74 M 70 16 L 54 84",
        "arrow.right": "W 100;s M 10 50 L 90 50 M 62 22 L 90 50 L 62 78",
        "arrow.left": "W 100;s M 90 50 L 10 50 M 38 22 L 10 50 L 38 78",
        "arrow.up": "W 80;s M 40 90 L 40 12 M 12 40 L 40 12 L 68 40",
        "arrow.down": "W 80;s M 40 10 L 40 88 M 12 60 L 40 88 L 68 60",
        "arrow.up.right": "W 84;s M 16 74 L 66 24 M 30 24 L 66 24 L 66 60",
        "arrow.up.left": "W 84;s M 68 74 L 18 24 M 54 24 L 18 24 L 18 60",
        "arrow.down.right": "W 84;s M 16 26 L 66 76 M 66 40 L 66 76 L 30 76",
        "arrow.left.arrow.right":
            "W 104;s M 12 34 L 92 34 M 72 14 L 92 34 L 72 54 M 92 68 L 12 68 M 32 48 L 12 68 L 32 88",
        "arrow.clockwise": "W 96;s A 48 54 34 300 -20;s M 52 10 L 66 25 L 50 38",
        "arrow.counterclockwise": "W 96;s A 48 54 34 240 560;s M 44 10 L 30 25 L 46 38",
        "arrow.triangle.2.circlepath":
            """
        W 108;s A 54 50 34 190 325 M 82 31 L 90 8 M 82 31 L 60 28;s A 54 50 34 10 145 M 26 69 \
        L 18 92 M 26 69 L 48 72
        """,
        "arrow.uturn.backward": "s M 36 18 L 14 40 L 36 62 M 14 40 L 62 40 C 92 40 92 82 62 82 L 40 82",
        "arrow.uturn.left": "s M 36 18 L 14 40 L 36 62 M 14 40 L 62 40 C 92 40 92 82 62 82 L 40 82",
        "arrow.turn.up.right": "s M 64 14 L 86 36 L 64 58 M 86 36 L 40 36 C 24 36 16 44 16 60 L 16 86",
        "arrow.down.to.line": "W 84;s M 42 8 L 42 70 M 18 48 L 42 72 L 66 48 M 14 90 L 70 90",
        "arrow.up.to.line": "W 84;s M 42 92 L 42 30 M 18 52 L 42 28 L 66 52 M 14 10 L 70 10",
        "arrow.up.and.down": "W 60;s M 30 10 L 30 90 M 10 30 L 30 10 L 50 30 M 10 70 L 30 90 L 50 70",
        "arrow.left.and.right": "s M 8 50 L 92 50 M 28 30 L 8 50 L 28 70 M 72 30 L 92 50 L 72 70",
        "arrow.up.left.and.arrow.down.right":
            "W 92;s M 52 46 L 80 18 M 56 16 L 82 16 L 82 42 M 40 54 L 12 82 M 10 58 L 10 84 L 36 84",
        "square.and.arrow.up":
            """
        W 92;s M 46 62 L 46 8 M 28 24 L 46 7 L 64 24;s M 32 38 L 24 38 C 17 38 14 41 14 48 L \
        14 82 C 14 89 17 92 24 92 L 68 92 C 75 92 78 89 78 82 L 78 48 C 78 41 75 38 68 38 L 60 \
        38
        """,
        "square.and.arrow.down":
            """
        W 92;s M 46 8 L 46 62 M 28 46 L 46 63 L 64 46;s M 32 32 L 24 32 C 17 32 14 35 14 42 L \
        14 82 C 14 89 17 92 24 92 L 68 92 C 75 92 78 89 78 82 L 78 42 C 78 35 75 32 68 32 L 60 \
        32
        """,
        "square.and.pencil":
            """
        W 106;s M 54 18 L 28 18 C 18 18 13 23 13 33 L 13 76 C 13 86 18 91 28 91 L 71 91 C 81 \
        91 86 86 86 76 L 86 50;s M 84 10 L 48 46 L 43 60 L 57 55 L 93 19 Z
        """,
        "rectangle.portrait.and.arrow.right":
            """
        W 112;s M 62 30 L 62 22 C 62 14 58 10 50 10 L 26 10 C 18 10 14 14 14 22 L 14 78 C 14 \
        86 18 90 26 90 L 50 90 C 58 90 62 86 62 78 L 62 70;s M 40 50 L 102 50 M 82 30 L 102 50 \
        L 82 70
        """,
        "gobackward": "W 96;s A 48 54 34 250 560;s M 52 6 L 34 22 L 54 36",
        "goforward": "W 96;s A 48 54 34 290 -20;s M 44 6 L 62 22 L 42 36",
        "ellipsis": "f K 17 50 8.5 K 50 50 8.5 K 83 50 8.5",
        "line.3.horizontal": "W 96;s M 12 24 L 84 24 M 12 50 L 84 50 M 12 76 L 84 76",
        "line.3.horizontal.decrease": "W 96;s M 10 28 L 86 28 M 24 52 L 72 52 M 38 76 L 58 76",
        "list.bullet": """
        W 108;f K 13 22 6 K 13 50 6 K 13 78 6;s M 34 22 L 96 22 M 34 50 L 96 50 M 34 78 L 96 78
        """,
        "square.grid.2x2": "s R 12 12 32 32 6 R 56 12 32 32 6 R 12 56 32 32 6 R 56 56 32 32 6",
        "square.grid.2x2.fill": "f R 10 10 36 36 8 R 54 10 36 36 8 R 10 54 36 36 8 R 54 54 36 36 8",
        "slider.horizontal.3":
            """
        W 104;s M 10 24 L 54 24 M 76 24 L 94 24 M 10 50 L 24 50 M 46 50 L 94 50 M 10 76 L 54 \
        76 M 76 76 L 94 76;s E 65 24 9 9 E 35 50 9 9 E 65 76 9 9
        """,
        "circle": "s E 50 50 42 42",
        "circle.fill": "f E 50 50 45 45",
        "square": "s R 11 11 78 78 17",
        "square.fill": "f R 8 8 84 84 18",
        "circle.inset.filled": "s E 50 50 42 42;f E 50 50 28 28",
        "circle.dotted":
            """
        f K 50 9 4.5 K 70.5 14.5 4.5 K 85.5 29.5 4.5 K 91 50 4.5 K 85.5 70.5 4.5 K 70.5 85.5 \
        4.5 K 50 91 4.5 K 29.5 85.5 4.5 K 14.5 70.5 4.5 K 9 50 4.5 K 14.5 29.5 4.5 K 29.5 14.5 \
        4.5
        """,
        "exclamationmark.triangle":
            """
        W 110;s M 47 18 C 51 11 59 11 63 18 L 98 78 C 102 85 98 90 91 90 L 19 90 C 12 90 8 85 \
        12 78 Z;s1.1 M 55 38 L 55 60;f K 55 75 5.5
        """,
        "exclamationmark.triangle.fill":
            """
        W 110;f M 46 15 C 51 7 59 7 64 15 L 101 78 C 106 87 101 94 91 94 L 19 94 C 9 94 4 87 9 \
        78 Z;x1.1 M 55 36 L 55 60;y K 55 76 6
        """,
        "exclamationmark.shield":
            """
        W 90;s M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11 48 L 11 \
        18 C 22 17 34 14 45 7 Z;s1.1 M 45 32 L 45 54;f K 45 69 5.5
        """,
        "checkmark.seal.fill":
            """
        f M 50 5 L 61 13 L 75 10 L 81 23 L 94 29 L 91 43 L 97 55 L 88 66 L 88 80 L 74 83 L 65 \
        95 L 52 90 L 38 96 L 29 84 L 15 82 L 14 68 L 4 58 L 10 45 L 6 31 L 19 24 L 25 11 L 39 \
        13 Z;x M 31 52 L 45 66 L 69 36
        """,
    ]
}
