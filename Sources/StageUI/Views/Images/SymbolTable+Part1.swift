// Licensed under the Apache License, Version 2.0.

extension SymbolTable {
    /// The entries from `0` to `av.remote`.
    static let part1: StaticString = """
        0 - circle+ square+|W 52;s E 26 50 18 32
        1 - circle+ magnifyingglass square+|W 44;s M 12 30 L 28 18 L 28 82
        2 - circle+ square+|W 56;s M 10 34 C 10 12 46 12 46 36 C 46 52 20 62 10 82 L 48 82
        3 - circle+ square+|W 56;s M 12 28 C 16 12 44 14 44 33 C 44 44 36 49 24 49 C 38 49 47 55 47 66 C 47 87 12
          88 9 70
        4 - circle+ square+|W 58;s M 38 82 L 38 18 L 8 62 L 50 62
        4.alt - circle+ square+|W 58;s M 30 18 L 10 62 L 50 62 M 36 44 L 36 82
        5 - circle+ square+|W 56;s M 44 18 L 16 18 L 12 48 C 24 38 47 42 47 61 C 47 86 14 88 8 70
        6 - circle+ square+|W 56;s M 40 18 C 20 26 10 44 10 62;s E 28 62 18 20
        6.alt - circle+ square+|W 56;s M 42 22 C 36 12 10 12 10 52;s E 28 62 18 20
        7 - circle+ square+|W 54;s M 8 18 L 46 18 L 20 82
        8 - circle+ square+|W 54;s E 27 34 15 16;s E 27 66 18 16
        9 - circle+ square+|W 56;s M 16 82 C 36 74 46 56 46 38;s E 28 38 18 20
        9.alt - circle+ square+|W 56;s M 14 78 C 20 88 46 88 46 48;s E 28 38 18 20
        a circle+ square+|W 64;s M 8 82 L 32 18 L 56 82 M 17 60 L 47 60
        a.book.closed fill|=character.book.closed
        a.magnify|s E 42 42 31 31;s1.25 M 65 65 L 89 89;s0.9 M 30 54 L 42 26 L 54 54 M 34 45 L 50 45
        abc|=textformat.abc
        accessibility badge.arrow.up.right|s E 50 50 42 42;f K 50 27 6.5;s M 28 40 L 50 43 L 72 40 M 50 43 L 50 56
          M 38 76 L 45 56 L 55 56 L 62 76
        accessibility.fill|f E 50 50 45 45;y K 50 27 7;x M 28 40 L 50 43 L 72 40 M 50 43 L 50 56 M 38 76 L 45 56 L
          55 56 L 62 76
        airplane circle+ cloud|f M 94 50 C 94 55 86 57 78 57 L 62 57 L 40 92 L 30 92 L 42 57 L 24 57 L 14 70 L 6
          70 L 12 50 L 6 30 L 14 30 L 24 43 L 42 43 L 30 8 L 40 8 L 62 43 L 78 43 C 86 43 94 45 94 50 Z
        airplane.arrival|W 116;f M 12 40 L 12 16 L 20 18 L 28 34 L 52 40 L 50 8 L 60 10 L 78 46 L 100 52 C 110 56
          110 66 100 66 L 24 48 C 16 46 12 46 12 40 Z;s M 12 86 L 104 86
        airplane.departure|W 116;f M 20 54 L 8 36 L 16 34 L 30 42 L 52 34 L 32 12 L 42 9 L 76 26 L 98 18 C 108 15
          114 24 104 30 L 34 58 C 28 60 24 60 20 54 Z;s M 12 84 L 104 84
        airplayaudio badge.exclamationmark circle+|s A 50 46 38 128 412;s A 50 46 24 138 402;s A 50 46 11 150
          390;f M 50 60 L 74 92 L 26 92 Z
        airplayvideo badge.exclamationmark circle+|W 112;s M 30 72 L 22 72 C 14 72 10 68 10 60 L 10 26 C 10 18 14
          14 22 14 L 90 14 C 98 14 102 18 102 26 L 102 60 C 102 68 98 72 90 72 L 82 72;f M 56 60 L 82 92 L 30 92 Z
        airpod.left|W 56;b M 30 12 C 14 8 8 22 13 36 L 13 84 C 13 92 25 92 25 84 L 25 48 C 44 46 44 16 30 12 Z
        airpod.right|W 56;b M 26 12 C 42 8 48 22 43 36 L 43 84 C 43 92 31 92 31 84 L 31 48 C 12 46 12 16 26 12 Z
        airpods|W 104;b M 24 12 C 40 8 46 22 41 36 L 41 70 L 29 70 L 29 48 C 10 46 10 16 24 12 Z;b M 80 12 C 64 8
          58 22 63 36 L 63 70 L 75 70 L 75 48 C 94 46 94 16 80 12 Z;s M 31 80 L 39 80 M 65 80 L 73 80
        alarm fill|b E 50 56 36 36;d M 50 34 L 50 57 L 64 64;s M 10 32 C 10 22 18 14 28 14 M 90 32 C 90 22 82 14
          72 14 M 24 82 L 16 92 M 76 82 L 84 92
        alt|W 104;s M 6 76 L 20 26 L 34 76 M 11 60 L 29 60 M 46 26 L 46 76 L 66 76 M 68 26 L 98 26 M 83 26 L 83 76
        amplifier|W 100;b R 10 14 80 72 9;d M 12 34 L 88 34;d E 50 62 15 15;k K 24 24 4 K 38 24 4
        ant circle+ fill|W 84;b E 42 24 13 13;b E 42 48 10 10;b E 42 76 14 16;s M 34 14 L 26 6 M 50 14 L 58 6 M 32
          46 L 14 36 M 52 46 L 70 36 M 32 52 L 12 58 M 52 52 L 72 58 M 30 68 L 14 84 M 54 68 L 70 84
        antenna.radiowaves.left.and.right circle+|W 120;s A 60 40 20 140 220 A 60 40 20 -40 40 A 60 40 38 140 220
          A 60 40 38 -40 40;f K 60 40 9;s M 60 46 L 60 90
        antenna.radiowaves.left.and.right.slash circle+|W 120;s A 60 40 20 140 220 A 60 40 20 -40 40 A 60 40 38
          140 220 A 60 40 38 -40 40;f K 60 40 9;s M 60 46 L 60 90;x2.7 M 26 14 L 94 88;s M 26 14 L 94 88
        app badge+ badge.checkmark+ badge.clock+ fill|@ 50 50 0.56;b R 10 10 80 80 22
        app.connected.to.app.below.fill|W 84;f R 24 6 36 32 9;f R 24 62 36 32 9;s M 42 38 L 42 62;s M 18 22 L 10
          22 L 10 78 L 18 78 M 66 22 L 74 22 L 74 78 L 66 78
        app.dashed|@ 50 50 0.5;s M 43.12 10 L 56.88 10 M 90 43.12 L 90 56.88 M 56.88 90 L 43.12 90 M 10 56.88 L 10
          43.12 A 66 34 24 270 360 A 66 66 24 0 90 A 34 66 24 90 180 A 34 34 24 180 270
        app.gift fill|b R 10 10 80 80 22;d0.9 M 28 50 L 72 50 L 72 74 L 28 74 Z M 24 38 L 76 38 L 76 50 L 24 50 Z
          M 50 38 L 50 74 M 50 38 C 40 36 34 24 42 24 C 48 24 50 32 50 38 C 50 32 52 24 58 24 C 66 24 60 36 50 38
        appclip|b R 12 12 76 76 19;d M 30 50 C 30 40 42 40 42 50 L 42 58 C 42 68 58 68 58 58 L 58 42 C 58 32 70 32
          70 42
        apple.logo|W 92;f M 62 8 C 63 16 55 25 47 25 C 46 16 54 9 62 8 Z;f M 46 30 C 52 30 56 26 64 26 C 71 26 77
          30 80 35 C 68 42 70 58 83 64 C 79 76 71 89 62 89 C 56 89 53 86 47 86 C 41 86 38 89 32 89 C 21 89 10 68
          10 52 C 10 36 20 27 31 27 C 37 27 42 30 46 30 Z
        apple.terminal circle+ fill|=terminal
        applelogo|W 92;f M 60 8 C 61 18 54 26 46 27 C 45 17 51 9 60 8 Z;f M 46 34 C 58 28 82 30 82 54 C 82 74 66
          92 56 92 C 51 92 50 90 46 90 C 42 90 41 92 36 92 C 26 92 10 74 10 54 C 10 30 34 28 46 34 Z
        applescript fill|W 92;b R 12 8 68 84 10;d0.9 M 30 34 L 42 46 L 30 58 M 48 62 L 64 62
        appletv badge.checkmark+ badge.exclamationmark+ fill|W 116;b R 10 34 96 34 12;d M 40 51 L 76 51
        appletvremote.gen4 fill|W 56;b R 12 6 32 88 10;d E 28 26 9 9;k K 22 52 3.5 K 34 52 3.5 K 22 66 3.5 K 34 66
          3.5
        applewatch badge.checkmark badge.exclamationmark slash|W 80;b R 12 24 56 52 13;s M 24 24 L 28 8 L 52 8 L
          56 24 M 24 76 L 28 92 L 52 92 L 56 76;s M 73 42 L 73 54
        applewatch.radiowaves.left.and.right|W 124;u applewatch 60 50 1;s A 62 50 42 150 210 A 62 50 42 -30 30 A
          62 50 56 152 208 A 62 50 56 -28 28
        applewatch.watchface|W 80;b R 12 24 56 52 13;s M 24 24 L 28 8 L 52 8 L 56 24 M 24 76 L 28 92 L 52 92 L 56
          76;d M 40 36 L 40 51 L 51 56;s M 73 42 L 73 54
        apps.ipad badge.checkmark badge.plus|W 92;b R 10 6 72 88 10;k R 22 20 12 12 3 R 40 20 12 12 3 R 58 20 12
          12 3 R 22 40 12 12 3 R 40 40 12 12 3 R 58 40 12 12 3;d0.8 M 38 84 L 54 84
        apps.iphone badge.checkmark badge.plus|W 72;b R 12 6 48 88 10;k R 22 18 11 11 3 R 39 18 11 11 3 R 22 36 11
          11 3 R 39 36 11 11 3 R 22 54 11 11 3 R 39 54 11 11 3;d0.8 M 30 84 L 42 84
        aqi.high|f K 50 50 8 K 28 50 7 K 72 50 7 K 39 31 7 K 61 31 7 K 39 69 7 K 61 69 7 K 10 50 4 K 90 50 4 K 30
          15 4 K 70 15 4 K 30 85 4 K 70 85 4
        aqi.low|f K 50 50 7 K 30 50 5 K 70 50 5 K 50 30 5 K 50 70 5
        aqi.medium|f K 50 50 7 K 28 50 6 K 72 50 6 K 39 31 6 K 61 31 6 K 39 69 6 K 61 69 6
        archivebox circle+ fill|W 100;b R 8 12 84 22 6;b M 14 36 L 14 78 C 14 85 18 88 24 88 L 76 88 C 82 88 86 85
          86 78 L 86 36;d M 38 52 L 62 52
        arkit badge.xmark|b M 50 7 L 89 28 L 89 72 L 50 93 L 11 72 L 11 28 Z;d M 50 50 L 50 30 M 50 50 L 32 60 M
          50 50 L 68 60
        arrow.2.circlepath circle+|=arrow.triangle.2.circlepath
        arrow.2.squarepath|W 108;s M 28 34 L 28 66 C 28 74 32 78 40 78 L 66 78 M 80 66 L 80 34 C 80 26 76 22 68 22
          L 42 22 M 12 48 L 28 32 L 44 48 M 64 52 L 80 68 L 96 52
        arrow.3.trianglepath|s M 36 24 L 46 10 C 48 6 52 6 54 10 L 68 32 M 72 16 L 69 34 L 51 30 M 78 48 L 90 68 C
          92 74 90 78 84 78 L 54 78 M 66 64 L 52 78 L 66 92 M 38 78 L 16 78 C 10 78 8 74 10 68 L 26 42 M 9 46 L 27
          41 L 32 59
        arrow.backward circle+ circle.dotted square+|=arrow.left
        arrow.backward.to.line circle+ square+|=arrow.left.to.line
        arrow.branch|=arrow.triangle.branch
        arrow.circlepath|W 100;s A 50 50 38 -150 170;s M 2 42 L 13 58 L 28 46
        arrow.clockwise circle+ heart+ icloud+ square+|W 96;s A 48 54 34 300 -20;s M 52 10 L 66 25 L 50 38
        arrow.counterclockwise circle+ icloud+ square+|W 96;s A 48 54 34 240 560;s M 44 10 L 30 25 L 46 38
        arrow.down app+ app.dashed app.dashed.trianglebadge.exclamationmark circle+ circle.badge.pause+
          circle.badge.xmark+ circle.dotted doc+ heart+ message+ square+|W 80;s M 40 10 L 40 88 M 12 60 L 40 88 L
          68 60
        arrow.down.and.line.horizontal.and.arrow.up|W 84;s M 42 6 L 42 34 M 28 20 L 42 34 L 56 20 M 42 94 L 42 66
          M 28 80 L 42 66 L 56 80 M 8 50 L 76 50
        arrow.down.backward circle+ circle.dotted square+|=arrow.down.left
        arrow.down.backward.and.arrow.up.forward circle+ rectangle+ square+|=arrow.down.left.and.arrow.up.right
        arrow.down.forward circle+ circle.dotted square+|=arrow.down.right
        arrow.down.forward.and.arrow.up.backward circle+ rectangle+ square+|=arrow.down.right.and.arrow.up.left
        arrow.down.left circle+ circle.dotted square+|W 84;s M 68 26 L 18 76 M 18 40 L 18 76 L 54 76
        arrow.down.left.and.arrow.up.right circle+ rectangle+ square+|W 92;s M 56 16 L 56 42 L 82 42 M 82 16 L 57
          41 M 10 58 L 36 58 L 36 84 M 10 84 L 35 59
        arrow.down.left.video fill|W 116;b R 8 22 66 56 11;b M 76 44 L 108 26 L 108 74 L 76 56;d0.9 M 52 40 L 30
          60 M 29 44 L 29 61 L 46 61
        arrow.down.right circle+ circle.dotted square+|W 84;s M 16 26 L 66 76 M 66 40 L 66 76 L 30 76
        arrow.down.right.and.arrow.up.left circle+ rectangle+ square+|W 92;s M 36 16 L 36 42 L 10 42 M 10 16 L 35
          41 M 82 58 L 56 58 L 56 84 M 82 84 L 57 59
        arrow.down.to.line circle+ square+|W 84;s M 42 8 L 42 70 M 18 48 L 42 72 L 66 48 M 14 90 L 70 90
        arrow.down.to.line.alt|=arrow.down.to.line.compact
        arrow.down.to.line.compact|W 84;s M 42 16 L 42 62 M 22 44 L 42 64 L 62 44 M 14 84 L 70 84
        arrow.forward circle+ circle.dotted folder+ square+|=arrow.right
        arrow.forward.to.line circle+ square+|=arrow.right.to.line
        arrow.left circle+ circle.dotted square+|W 100;s M 90 50 L 10 50 M 38 22 L 10 50 L 38 78
        arrow.left.and.line.vertical.and.arrow.right|W 116;s M 40 50 L 10 50 M 24 36 L 10 50 L 24 64 M 76 50 L 106
          50 M 92 36 L 106 50 L 92 64 M 58 10 L 58 90
        arrow.left.and.right circle+ square+|s M 8 50 L 92 50 M 28 30 L 8 50 L 28 70 M 72 30 L 92 50 L 72 70
        arrow.left.arrow.right circle+ square+|W 104;s M 12 34 L 92 34 M 72 14 L 92 34 L 72 54 M 92 68 L 12 68 M
          32 48 L 12 68 L 32 88
        arrow.left.to.line circle+ square+|W 92;s M 84 50 L 22 50 M 44 26 L 20 50 L 44 74 M 8 14 L 8 86
        arrow.left.to.line.alt|W 84;s M 76 50 L 26 50 M 46 28 L 24 50 L 46 72 M 10 24 L 10 76
        arrow.merge|=arrow.triangle.merge
        arrow.rectanglepath|W 116;s M 24 44 L 24 34 C 24 26 28 22 36 22 L 92 22 M 92 56 L 92 66 C 92 74 88 78 80
          78 L 24 78 M 80 10 L 93 22 L 80 34 M 36 66 L 23 78 L 36 90
        arrow.right circle+ circle.dotted square+|W 100;s M 10 50 L 90 50 M 62 22 L 90 50 L 62 78
        arrow.right.and.line.vertical.and.arrow.left|W 116;s M 8 50 L 38 50 M 24 36 L 38 50 L 24 64 M 108 50 L 78
          50 M 92 36 L 78 50 L 92 64 M 58 10 L 58 90
        arrow.right.arrow.left circle+ square+|=arrow.left.arrow.right
        arrow.right.doc.on.clipboard|W 108;u doc.on.clipboard 62 50 1;g M 4 58 L 40 58;s M 6 58 L 40 58 M 28 46 L
          41 58 L 28 70
        arrow.right.to.line circle+ square+|W 92;s M 8 50 L 70 50 M 48 26 L 72 50 L 48 74 M 84 14 L 84 86
        arrow.right.to.line.alt|W 84;s M 8 50 L 58 50 M 38 28 L 60 50 L 38 72 M 74 24 L 74 76
        arrow.swap|W 104;s M 12 34 L 92 34 M 72 14 L 92 34 M 92 68 L 12 68 M 32 88 L 12 68
        arrow.triangle.2.circlepath circle+ icloud+|W 108;s A 54 50 34 190 325 M 82 31 L 90 8 M 82 31 L 60 28;s A
          54 50 34 10 145 M 26 69 L 18 92 M 26 69 L 48 72
        arrow.triangle.2.circlepath.camera fill|W 116;b M 12 34 C 12 28 16 25 22 25 L 36 25 L 44 14 L 72 14 L 80
          25 L 94 25 C 100 25 104 28 104 34 L 104 76 C 104 82 100 85 94 85 L 22 85 C 16 85 12 82 12 76 Z;d0.8 A 58
          55 19 200 320 A 58 55 19 20 140;d0.8 M 78 38 L 73 46 L 64 44 M 38 72 L 43 64 L 52 66
        arrow.triangle.branch|W 92;s M 24 90 L 24 18 M 8 34 L 24 12 L 40 34;s M 24 70 C 24 52 68 60 68 34 M 52 36
          L 68 14 L 84 36
        arrow.triangle.capsulepath|W 116;s M 40 26 L 76 26 C 106 26 108 56 92 68 M 76 74 L 40 74 C 10 74 8 44 24
          32;f M 22 14 L 40 26 L 22 38 Z M 94 62 L 76 74 L 94 86 Z
        arrow.triangle.merge|W 92;s M 46 12 L 46 40 M 30 30 L 46 8 L 62 30 M 46 40 C 46 62 16 58 16 90 M 46 40 C
          46 62 76 58 76 90
        arrow.triangle.pull|W 100;s E 22 20 10 10 E 22 80 10 10 E 78 80 10 10;s M 22 30 L 22 70 M 78 70 L 78 40 C
          78 26 72 20 60 20 L 48 20 M 62 6 L 47 20 L 62 34
        arrow.triangle.swap|W 104;s M 12 34 L 66 34 M 92 68 L 38 68;f M 66 16 L 94 34 L 66 52 Z M 38 50 L 10 68 L
          38 86 Z
        arrow.triangle.turn.up.right.circle fill|b E 50 50 42 42;d M 35 68 L 35 54 C 35 48 38 45 44 45 L 66 45 M
          55 33 L 67 45 L 55 57
        arrow.triangle.turn.up.right.diamond fill|b M 43 11 C 47 7 53 7 57 11 L 89 43 C 93 47 93 53 89 57 L 57 89
          C 53 93 47 93 43 89 L 11 57 C 7 53 7 47 11 43 Z;d M 36 66 L 36 54 C 36 48 38 46 44 46 L 64 46 M 54 35 L
          65 46 L 54 57
        arrow.turn.down.left|s M 36 86 L 14 64 L 36 42 M 14 64 L 60 64 C 76 64 84 56 84 40 L 84 14
        arrow.turn.down.right|s M 64 86 L 86 64 L 64 42 M 86 64 L 40 64 C 24 64 16 56 16 40 L 16 14
        arrow.turn.left.down|s M 86 16 L 58 16 C 42 16 36 24 36 40 L 36 86 M 14 64 L 36 86 L 58 64
        arrow.turn.left.up|s M 86 84 L 58 84 C 42 84 36 76 36 60 L 36 14 M 14 36 L 36 14 L 58 36
        arrow.turn.right.down|s M 14 16 L 42 16 C 58 16 64 24 64 40 L 64 86 M 42 64 L 64 86 L 86 64
        arrow.turn.right.up|s M 14 84 L 42 84 C 58 84 64 76 64 60 L 64 14 M 42 36 L 64 14 L 86 36
        arrow.turn.up.left|s M 36 14 L 14 36 L 36 58 M 14 36 L 60 36 C 76 36 84 44 84 60 L 84 86
        arrow.turn.up.right|s M 64 14 L 86 36 L 64 58 M 86 36 L 40 36 C 24 36 16 44 16 60 L 16 86
        arrow.up circle+ circle.badge.clock circle.dotted doc+ folder+ heart+ message+ square+|W 80;s M 40 90 L 40
          12 M 12 40 L 40 12 L 68 40
        arrow.up.and.down circle+ square+|W 60;s M 30 10 L 30 90 M 10 30 L 30 10 L 50 30 M 10 70 L 30 90 L 50 70
        arrow.up.and.down.and.arrow.left.and.right|s M 50 10 L 50 90 M 10 50 L 90 50 M 37 22 L 50 9 L 63 22 M 37
          78 L 50 91 L 63 78 M 22 37 L 9 50 L 22 63 M 78 37 L 91 50 L 78 63
        arrow.up.and.down.and.sparkles|W 100;s M 30 10 L 30 90 M 12 28 L 30 10 L 48 28 M 12 72 L 30 90 L 48 72;f M
          76 28 Q 78 46 94 50 Q 78 54 76 72 Q 74 54 58 50 Q 74 46 76 28 Z
        arrow.up.and.down.text.horizontal|W 112;s M 24 10 L 24 90 M 8 26 L 24 10 L 40 26 M 8 74 L 24 90 L 40 74 M
          58 26 L 102 26 M 58 50 L 102 50 M 58 74 L 88 74
        arrow.up.and.line.horizontal.and.arrow.down|W 84;s M 42 36 L 42 8 M 28 22 L 42 8 L 56 22 M 42 64 L 42 92 M
          28 78 L 42 92 L 56 78 M 8 50 L 76 50
        arrow.up.and.person.rectangle.portrait|W 92;s M 28 18 L 22 18 C 14 18 10 22 10 30 L 10 80 C 10 88 14 92 22
          92 L 70 92 C 78 92 82 88 82 80 L 82 30 C 82 22 78 18 70 18 L 64 18;s M 46 44 L 46 8 M 32 22 L 46 7 L 60
          22;f K 46 58 8;f M 28 82 C 30 68 62 68 64 82 Z
        arrow.up.arrow.down circle+ square+|W 104;s M 32 90 L 32 12 M 12 32 L 32 12 L 52 32 M 72 10 L 72 88 M 52
          68 L 72 88 L 92 68
        arrow.up.backward circle+ circle.dotted square+|=arrow.up.left
        arrow.up.backward.and.arrow.down.forward circle+ rectangle+ square+|=arrow.up.left.and.arrow.down.right
        arrow.up.bin fill|W 100;b R 8 12 84 22 6;b M 14 36 L 14 78 C 14 85 18 88 24 88 L 76 88 C 82 88 86 85 86 78
          L 86 36;d M 50 78 L 50 46 M 38 57 L 50 45 L 62 57
        arrow.up.doc.on.clipboard|W 108;u doc.on.clipboard 62 50 1;g M 22 92 L 22 60;s M 20 92 L 20 58 M 8 70 L 20
          57 L 32 70
        arrow.up.forward app+ circle+ circle.dotted square+|=arrow.up.right
        arrow.up.forward.and.arrow.down.backward circle+ rectangle+ square+|=arrow.up.right.and.arrow.down.left
        arrow.up.left circle+ circle.dotted square+|W 84;s M 68 74 L 18 24 M 54 24 L 18 24 L 18 60
        arrow.up.left.and.arrow.down.right circle+ rectangle+ square+|W 92;s M 40 46 L 12 18 M 36 16 L 10 16 L 10
          42 M 52 54 L 80 82 M 82 58 L 82 84 L 56 84
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left|s M 16 16 L 84 84 M 84 16 L 16 84 M 14 36 L
          14 14 L 36 14 M 64 14 L 86 14 L 86 36 M 86 64 L 86 86 L 64 86 M 36 86 L 14 86 L 14 64
        arrow.up.left.and.down.right.magnifyingglass|s E 42 42 31 31;s1.25 M 65 65 L 89 89;s0.9 M 32 32 L 52 52 M
          30 42 L 30 30 L 42 30 M 54 42 L 54 54 L 42 54
        arrow.up.right circle+ circle.dotted diamond+ square+|W 84;s M 16 74 L 66 24 M 30 24 L 66 24 L 66 60
        arrow.up.right.and.arrow.down.left circle+ rectangle+ square+|W 92;s M 52 46 L 80 18 M 56 16 L 82 16 L 82
          42 M 40 54 L 12 82 M 10 58 L 10 84 L 36 84
        arrow.up.right.video fill|W 116;b R 8 22 66 56 11;b M 76 44 L 108 26 L 108 74 L 76 56;d0.9 M 30 60 L 52 40
          M 36 39 L 53 39 L 53 56
        arrow.up.to.line circle+ square+|W 84;s M 42 92 L 42 30 M 18 52 L 42 28 L 66 52 M 14 10 L 70 10
        arrow.up.to.line.alt|=arrow.up.to.line.compact
        arrow.up.to.line.compact|W 84;s M 42 84 L 42 38 M 22 56 L 42 36 L 62 56 M 14 16 L 70 16
        arrow.up.trash|W 92;s M 10 30 L 30 30 M 62 30 L 82 30 M 18 32 L 22 84 C 22 90 26 93 32 93 L 60 93 C 66 93
          70 90 70 84 L 74 32;s M 46 72 L 46 10 M 30 26 L 46 9 L 62 26
        arrow.uturn.backward circle+ circle.badge.ellipsis square+|s M 36 18 L 14 40 L 36 62 M 14 40 L 62 40 C 92
          40 92 82 62 82 L 40 82
        arrow.uturn.down circle+ square+|W 92;s M 18 64 L 40 86 L 62 64 M 40 86 L 40 38 C 40 8 82 8 82 38 L 82 60
        arrow.uturn.forward circle+ square+|=arrow.uturn.right
        arrow.uturn.left circle+ circle.badge.ellipsis square+|=arrow.uturn.backward
        arrow.uturn.right circle+ square+|s M 64 18 L 86 40 L 64 62 M 86 40 L 38 40 C 8 40 8 82 38 82 L 60 82
        arrow.uturn.up circle+ square+|W 92;s M 18 36 L 40 14 L 62 36 M 40 14 L 40 62 C 40 92 82 92 82 62 L 82 40
        arrowshape.backward circle+ fill|=arrowshape.left
        arrowshape.bounce.forward fill|=arrowshape.bounce.right
        arrowshape.bounce.right fill|W 108;b M 8 20 L 30 20 L 46 54 L 64 30 L 50 24 L 92 12 L 100 54 L 84 42 L 52
          86 L 38 86 Z
        arrowshape.down circle+ fill|W 92;b M 30 8 L 30 52 L 10 52 L 46 92 L 82 52 L 62 52 L 62 8 Z
        arrowshape.forward circle+ fill|=arrowshape.right
        arrowshape.left circle+ fill|W 108;b M 98 34 L 50 34 L 50 14 L 10 50 L 50 86 L 50 66 L 98 66 Z
        arrowshape.right circle+ fill|W 108;b M 10 34 L 58 34 L 58 14 L 98 50 L 58 86 L 58 66 L 10 66 Z
        arrowshape.turn.up.backward badge.clock+ circle+ fill|=arrowshape.turn.up.left
        arrowshape.turn.up.backward.2 circle+ fill|=arrowshape.turn.up.left.2
        arrowshape.turn.up.forward circle+ fill|=arrowshape.turn.up.right
        arrowshape.turn.up.left circle+ fill|W 112;b M 46 14 L 8 46 L 46 78 L 46 60 C 72 58 90 66 102 86 C 102 54
          82 34 46 32 Z
        arrowshape.turn.up.left.2 circle+ fill|W 124;b M 62 14 L 26 46 L 62 78 L 62 60 C 86 58 102 66 114 86 C 114
          54 94 34 62 32 Z;s M 40 16 L 8 46 L 40 76
        arrowshape.turn.up.right circle+ fill|W 112;b M 66 14 L 104 46 L 66 78 L 66 60 C 40 58 22 66 10 86 C 10 54
          30 34 66 32 Z
        arrowshape.up circle+ fill|W 92;b M 30 92 L 30 48 L 10 48 L 46 8 L 82 48 L 62 48 L 62 92 Z
        arrowshape.zigzag.forward fill|=arrowshape.zigzag.right
        arrowshape.zigzag.right fill|W 108;b M 8 66 L 40 26 L 62 52 L 76 38 L 64 24 L 100 20 L 96 58 L 86 48 L 60
          76 L 40 52 L 24 74 Z
        arrowtriangle.backward circle+ fill square+|=arrowtriangle.left
        arrowtriangle.down circle+ fill square+|W 92;b M 46 80 L 82 24 L 10 24 Z
        arrowtriangle.forward circle+ fill square+|=arrowtriangle.right
        arrowtriangle.left circle+ fill square+|W 88;b M 70 16 L 12 50 L 70 84 Z
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right fill|W 116;b M 42 28 L 10 50 L 42 72 Z M 74
          28 L 106 50 L 74 72 Z;s M 58 12 L 58 88
        arrowtriangle.right circle+ fill square+|W 88;b M 18 16 L 76 50 L 18 84 Z
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left fill|W 116;b M 10 28 L 42 50 L 10 72 Z M 106
          28 L 74 50 L 106 72 Z;s M 58 12 L 58 88
        arrowtriangle.up circle+ fill square+|W 92;b M 46 20 L 82 76 L 10 76 Z
        aspectratio fill|W 116;b R 8 16 100 68 11;d R 22 30 44 40 6
        asterisk circle+|W 84;s1.1 M 42 14 L 42 86 M 11 32 L 73 68 M 73 32 L 11 68
        at badge.minus badge.plus circle+|s E 50 50 17 17;s M 67 34 L 67 56 C 67 70 88 70 88 50 C 88 28 72 12 50
          12 C 28 12 12 28 12 50 C 12 72 28 88 50 88 C 60 88 66 85 72 82
        atom|f K 50 50 8;s E 50 50 16 43;s M 93 50 C 93 59 74 66 50 66 C 26 66 7 59 7 50 C 7 41 26 34 50 34 C 74
          34 93 41 93 50 Z
        australsign - circle+ square+|W 76;s M 8 84 L 38 16 L 68 84 M 10 52 L 66 52 M 10 66 L 66 66
        av.remote fill|W 56;b R 12 6 32 88 10;k K 28 22 6 K 22 42 3.5 K 34 42 3.5 K 22 56 3.5 K 34 56 3.5
        """
}
