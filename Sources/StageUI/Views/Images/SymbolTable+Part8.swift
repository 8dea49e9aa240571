// Licensed under the Apache License, Version 2.0.

extension SymbolTable {
    /// The entries from `square.leadingthird.inset.filled` to `volleyball`.
    static let part8: StaticString = """
        square.leadingthird.inset.filled|=square.leftthird.inset.filled
        square.lefthalf.fill|=square.lefthalf.filled
        square.lefthalf.filled|s R 11 11 78 78 17;f M 50 11 L 28 11 C 17 11 11 17 11 28 L 11 72 C 11 83 17 89 28
          89 L 50 89 Z
        square.leftthird.inset.filled|s R 11 11 78 78 17;f R 23 24 20 52 5
        square.on.circle fill|b R 34 34 56 56 12;s A 38 38 28 88 362
        square.on.square badge.person.crop+ fill|b R 34 34 56 56 12;s M 24 68 L 20 68 C 13 66 10 62 10 55 L 10 23
          C 10 14 14 10 23 10 L 55 10 C 62 10 66 13 68 20 L 68 24
        square.on.square.dashed|s R 34 34 56 56 12;s M 24 68 C 14 68 10 64 10 55 M 10 44 L 10 34 M 10 23 C 10 14
          14 10 23 10 M 34 10 L 44 10 M 55 10 C 64 10 68 14 68 24
        square.on.square.intersection.dashed|s M 10 24 C 10 14 14 10 24 10 L 54 10 C 64 10 68 14 68 24 M 68 34 L
          68 68 L 34 68 M 24 68 C 14 68 10 64 10 54 L 10 24 M 32 46 C 32 36 36 32 46 32 M 90 46 C 90 36 86 32 76
          32 M 90 46 L 90 76 C 90 86 86 90 76 90 L 46 90 C 36 90 32 86 32 76 L 32 68
        square.righthalf.fill|=square.righthalf.filled
        square.righthalf.filled|s R 11 11 78 78 17;f M 50 11 L 72 11 C 83 11 89 17 89 28 L 89 72 C 89 83 83 89 72
          89 L 50 89 Z
        square.rightthird.inset.filled|s R 11 11 78 78 17;f R 57 24 20 52 5
        square.split.1x2 fill|b R 11 11 78 78 17;d M 13 50 L 87 50
        square.split.2x1 fill|b R 11 11 78 78 17;d M 50 13 L 50 87
        square.split.2x2 fill|b R 11 11 78 78 17;d M 50 13 L 50 87 M 13 50 L 87 50
        square.split.diagonal fill|b R 11 11 78 78 17;d M 18 82 L 82 18
        square.split.diagonal.2x2 fill|b R 11 11 78 78 17;d M 18 82 L 82 18 M 18 18 L 82 82
        square.stack fill|W 92;b R 9 32 74 58 12;s M 17 20 L 75 20 M 25 8 L 67 8
        square.stack.3d.down.forward fill|=square.stack.3d.down.right
        square.stack.3d.down.right fill|W 100;b R 32 32 58 58 10;s M 21 76 L 21 34 C 21 25 25 21 34 21 L 76 21 M
          10 64 L 10 24 C 10 14 14 10 24 10 L 64 10
        square.stack.3d.up badge.a+ slash+ trianglebadge.exclamationmark+|b M 50 8 L 92 30 L 50 52 L 8 30 Z;s M 10
          50 L 50 71 L 90 50 M 10 68 L 50 89 L 90 68
        square.stack.3d.up.fill|f M 50 8 L 92 30 L 50 52 L 8 30 Z;s M 10 50 L 50 71 L 90 50 M 10 68 L 50 89 L 90
          68
        square.text.square fill|b R 11 11 78 78 17;d0.8 M 30 38 L 70 38 M 30 50 L 70 50 M 30 62 L 54 62
        square.tophalf.fill|=square.tophalf.filled
        square.tophalf.filled|s R 11 11 78 78 17;f M 11 50 L 11 28 C 11 17 17 11 28 11 L 72 11 C 83 11 89 17 89 28
          L 89 50 Z
        square.topthird.inset.filled|s R 11 11 78 78 17;f R 24 23 52 20 5
        square.trailingthird.inset.filled|=square.rightthird.inset.filled
        squares.below.rectangle|W 108;b R 10 12 88 40 9;b R 10 64 22 24 5 R 43 64 22 24 5 R 76 64 22 24 5
        squareshape fill|b R 14 14 72 72 4
        squareshape.split.2x2|b R 14 14 72 72 4;d M 50 16 L 50 84 M 16 50 L 84 50
        squareshape.split.3x3|b R 14 14 72 72 4;d M 38 16 L 38 84 M 62 16 L 62 84 M 16 38 L 84 38 M 16 62 L 84 62
        stairs|s M 10 88 L 10 74 L 30 74 L 30 56 L 50 56 L 50 38 L 70 38 L 70 20 L 90 20
        star bubble+ circle+ hexagon+ rectangle+ slash+ square+|s M 50 10 L 61.5 38 L 92 40 L 68.5 59.5 L 76 89 L
          50 73 L 24 89 L 31.5 59.5 L 8 40 L 38.5 38 Z
        star.fill|fy M 50 10 L 61.5 38 L 92 40 L 68.5 59.5 L 76 89 L 50 73 L 24 89 L 31.5 59.5 L 8 40 L 38.5 38 Z
        star.leadinghalf.fill|=star.leadinghalf.filled
        star.leadinghalf.filled|s M 50 10 L 61.5 38 L 92 40 L 68.5 59.5 L 76 89 L 50 73 L 24 89 L 31.5 59.5 L 8 40
          L 38.5 38 Z;fy M 50 10 L 50 73 L 24 89 L 31.5 59.5 L 8 40 L 38.5 38 Z
        star.lefthalf.fill|=star.leadinghalf.filled
        staroflife circle+ fill shield+|b M 42 8 L 58 8 L 58 36 L 82 22 L 90 36 L 66 50 L 90 64 L 82 78 L 58 64 L
          58 92 L 42 92 L 42 64 L 18 78 L 10 64 L 34 50 L 10 36 L 18 22 L 42 36 Z
        steeringwheel badge.exclamationmark badge.lock circle+ slash|s E 50 50 42 42;s E 50 50 11 11;s M 10 44 C
          26 40 38 40 41 44 M 90 44 C 74 40 62 40 59 44 M 50 62 L 50 91
        sterlingsign circle+ square+|W 68;s M 56 32 C 52 12 24 14 24 36 L 24 60 C 24 74 20 80 12 84 L 58 84 M 10
          52 L 46 52
        stethoscope circle+|s M 20 10 L 14 12 L 14 36 C 14 62 54 62 54 36 L 54 12 L 48 10 M 34 56 L 34 70 C 34 96
          78 96 78 68 L 78 58;s E 78 48 9 9
        stop circle+|W 84;b R 12 20 60 60 8
        stop.fill|W 84;f R 10 18 64 64 8
        stopwatch|s E 50 54 38 38;s M 50 54 L 50 34 M 42 6 L 58 6 M 82 19 L 88 25
        stopwatch.fill|f E 50 54 42 42;x M 50 54 L 50 32;s M 42 6 L 58 6 M 83 17 L 89 23
        storefront circle+ fill|W 112;b M 14 50 L 14 82 C 14 87 17 90 22 90 L 90 90 C 95 90 98 87 98 82 L 98 50;b
          M 22 12 L 90 12 L 104 38 C 104 54 80 54 80 40 C 80 54 56 54 56 40 C 56 54 32 54 32 40 C 32 54 8 54 8 38
          Z;d M 42 88 L 42 68 L 66 68 L 66 88
        stove fill|b R 12 10 76 80 9;d M 14 34 L 86 34;k K 28 22 4 K 43 22 4 K 57 22 4 K 72 22 4;d M 28 52 L 72 52
        strikethrough|W 92;s M 68 28 C 62 10 24 12 24 32 C 24 40 30 46 42 50 M 56 56 C 66 60 70 64 70 70 C 70 90
          26 90 20 70 M 8 50 L 84 50
        studentdesk|s M 10 30 L 90 30 M 22 32 L 16 90 M 78 32 L 84 90;f R 34 12 32 12 3
        suit.club fill|b M 44 62 C 34 78 10 74 11 55 C 12 40 26 36 34 41 C 24 22 36 10 50 10 C 64 10 76 22 66 41 C
          74 36 88 40 89 55 C 90 74 66 78 56 62 L 62 90 L 38 90 Z
        suit.diamond fill|W 84;b M 42 8 L 74 50 L 42 92 L 10 50 Z
        suit.heart|=heart
        suit.heart.fill|=heart.fill
        suit.spade fill|W 92;b M 46 8 C 58 28 82 40 82 60 C 82 76 62 80 52 68 L 58 90 L 34 90 L 40 68 C 30 80 10
          76 10 60 C 10 40 34 28 46 8 Z
        suitcase circle+ fill|W 108;b R 9 28 90 58 11;s M 38 28 L 38 20 C 38 15 41 13 46 13 L 62 13 C 67 13 70 15
          70 20 L 70 28;d M 30 30 L 30 84 M 78 30 L 78 84
        suitcase.rolling circle+ fill|W 76;b R 12 28 52 56 9;d M 28 42 L 28 70 M 48 42 L 48 70;s M 28 28 L 28 10 L
          48 10 L 48 28 M 22 86 L 22 92 M 54 86 L 54 92
        sum|W 76;s M 62 26 L 62 16 L 14 16 L 42 50 L 14 84 L 62 84 L 62 74
        sun.dust circle+|s E 50 44 17 17;s M 50 17 L 50 9 M 69.09 24.91 L 74.75 19.25 M 77 44 L 85 44 M 69.09
          63.09 L 74.75 68.75 M 50 71 L 50 79 M 30.91 63.09 L 25.25 68.75 M 23 44 L 15 44 M 30.91 24.91 L 25.25
          19.25;f K 16 84 4.5 K 33 84 4.5 K 50 84 4.5 K 67 84 4.5 K 84 84 4.5
        sun.dust.fill|f E 50 44 20 20;s M 50 16 L 50 8 M 69.8 24.2 L 75.46 18.54 M 78 44 L 86 44 M 69.8 63.8 L
          75.46 69.46 M 50 72 L 50 80 M 30.2 63.8 L 24.54 69.46 M 22 44 L 14 44 M 30.2 24.2 L 24.54 18.54;f K 16
          84 4.5 K 33 84 4.5 K 50 84 4.5 K 67 84 4.5 K 84 84 4.5
        sun.haze circle+|s E 50 42 17 17;s M 50 15 L 50 7 M 69.09 22.91 L 74.75 17.25 M 77 42 L 85 42 M 69.09
          61.09 L 74.75 66.75 M 50 69 L 50 77 M 30.91 61.09 L 25.25 66.75 M 23 42 L 15 42 M 30.91 22.91 L 25.25
          17.25;s M 12 86 L 40 86 M 54 86 L 60 86 M 74 86 L 88 86
        sun.haze.fill|f E 50 42 20 20;s M 50 14 L 50 6 M 69.8 22.2 L 75.46 16.54 M 78 42 L 86 42 M 69.8 61.8 L
          75.46 67.46 M 50 70 L 50 78 M 30.2 61.8 L 24.54 67.46 M 22 42 L 14 42 M 30.2 22.2 L 24.54 16.54;s M 12
          86 L 40 86 M 54 86 L 60 86 M 74 86 L 88 86
        sun.horizon circle+|W 116;s M 8 76 L 108 76 M 28 62 C 28 24 88 24 88 62;s M 58 10 L 58 20 M 22 24 L 29 31
          M 94 24 L 87 31 M 8 56 L 16 56 M 100 56 L 108 56;s M 32 90 L 84 90
        sun.horizon.fill|W 116;sy M 8 76 L 108 76;fy M 28 66 C 26 22 90 22 88 66 Z;sy M 58 10 L 58 20 M 22 24 L 29
          31 M 94 24 L 87 31 M 8 56 L 16 56 M 100 56 L 108 56;sy M 32 90 L 84 90
        sun.max circle+ trianglebadge.exclamationmark+|sy E 50 50 18 18;sy M 50 8 L 50 17 M 50 83 L 50 92 M 8 50 L
          17 50 M 83 50 L 92 50 M 20 20 L 27 27 M 73 73 L 80 80 M 20 80 L 27 73 M 73 27 L 80 20
        sun.max.fill|fy E 50 50 21 21;sy M 50 8 L 50 17 M 50 83 L 50 92 M 8 50 L 17 50 M 83 50 L 92 50 M 20 20 L
          27 27 M 73 73 L 80 80 M 20 80 L 27 73 M 73 27 L 80 20
        sun.min|sy E 50 50 17 17;fy K 50 16 4.5 K 74.04 25.96 4.5 K 84 50 4.5 K 74.04 74.04 4.5 K 50 84 4.5 K
          25.96 74.04 4.5 K 16 50 4.5 K 25.96 25.96 4.5
        sun.min.fill|fy E 50 50 20 20;fy K 50 16 4.5 K 50 84 4.5 K 16 50 4.5 K 84 50 4.5 K 26 26 4.5 K 74 74 4.5 K
          26 74 4.5 K 74 26 4.5
        sun.rain circle+|sy A 50 40 17 180 360;sy M 33 40 L 67 40;sy M 50 8 L 50 14 M 24 20 L 28 24 M 76 20 L 72
          24 M 14 44 L 20 44 M 80 44 L 86 44;sb M 30 58 L 24 72 M 50 58 L 44 72 M 70 58 L 64 72 M 40 78 L 35 90 M
          60 78 L 55 90
        sun.rain.fill|fy A 50 42 20 180 360 Z;sy M 50 8 L 50 14 M 24 20 L 28 24 M 76 20 L 72 24 M 14 44 L 20 44 M
          80 44 L 86 44;sb M 30 58 L 24 72 M 50 58 L 44 72 M 70 58 L 64 72 M 40 78 L 35 90 M 60 78 L 55 90
        sunglasses fill|W 124;b M 10 40 L 52 40 C 54 62 46 72 32 72 C 18 72 10 62 10 40 Z M 72 40 L 114 40 C 114
          62 106 72 92 72 C 78 72 70 62 72 40 Z;s M 10 40 L 24 20 M 114 40 L 100 20 M 52 44 C 58 40 66 40 72 44
        sunrise circle+|W 116;s M 8 78 L 108 78 M 34 76 C 34 44 82 44 82 76;s M 58 36 L 58 10 M 46 21 L 58 9 L 70
          21;s M 16 44 L 24 51 M 100 44 L 92 51 M 36 91 L 80 91
        sunrise.fill|W 116;s M 8 78 L 108 78;f M 32 70 C 32 42 84 42 84 70 Z;s M 58 32 L 58 10 M 46 21 L 58 9 L 70
          21;s M 16 44 L 24 51 M 100 44 L 92 51 M 36 91 L 80 91
        sunset circle+|W 116;s M 8 78 L 108 78 M 34 76 C 34 44 82 44 82 76;s M 58 8 L 58 35 M 46 24 L 58 36 L 70
          24;s M 16 44 L 24 51 M 100 44 L 92 51 M 36 91 L 80 91
        sunset.fill|W 116;s M 8 78 L 108 78;f M 32 70 C 32 42 84 42 84 70 Z;s M 58 6 L 58 31 M 46 20 L 58 32 L 70
          20;s M 16 44 L 24 51 M 100 44 L 92 51 M 36 91 L 80 91
        surfboard fill|b M 12 88 C 18 50 50 18 88 12 C 82 50 50 82 12 88 Z;d M 14 86 L 86 14
        swatchpalette fill|b R 12 10 26 80 8;d M 14 36 L 36 36 M 14 62 L 36 62;k K 25 77 4;s M 40 40 L 62 18 L 82
          38 L 40 80 M 46 88 L 90 88 L 90 62 L 68 62
        swift|s M 8 64 C 24 80 48 84 64 74 C 74 68 84 72 92 86 C 94 76 92 66 86 60 C 90 42 80 24 62 12 C 70 26 72
          38 68 48 C 54 40 38 28 26 16 C 34 30 44 42 54 52 C 40 44 26 34 14 24 C 26 44 42 58 56 66 C 40 72 24 72 8
          64 Z
        swiftdata|=cylinder.split.1x2
        switch.2|W 116;s R 20 10 76 34 17;f K 38 27 11;s R 20 56 76 34 17;f K 78 73 11
        switch.programmable fill square+|W 72;b R 10 8 52 84 9;d R 22 20 28 60 5;d M 24 50 L 48 50
        syringe fill|s M 66 10 L 90 34 M 78 22 L 66 34 M 26 74 L 10 90;b M 52 22 L 78 48 L 44 82 L 26 82 L 18 74 L
          18 56 Z;d M 42 42 L 50 50 M 32 54 L 39 61
        t - bubble+ circle+ square+|W 64;s M 8 18 L 56 18 M 32 18 L 32 82
        table fill|W 116;b R 8 14 100 72 11;d1.6 M 12 34 L 104 34;d M 58 36 L 58 84 M 10 60 L 106 60
        table.badge.more fill|W 124;b R 8 14 100 72 11;d1.6 M 12 34 L 104 34;d M 58 36 L 58 84 M 10 60 L 106 60;y
          K 104 78 20;f K 92 78 5 K 104 78 5 K 116 78 5
        tablecells badge.ellipsis+ fill fill.badge.ellipsis|W 116;b R 8 14 100 72 11;d M 10 34 L 106 34 M 10 59 L
          106 59 M 44 34 L 44 84
        tag circle+ slash+ square+|s M 12 20 C 12 14 15 12 20 12 L 46 12 C 50 12 52 13 55 16 L 88 49 C 93 54 93 58
          88 63 L 63 88 C 58 93 54 93 49 88 L 16 55 C 13 52 12 50 12 46 Z;f K 32 32 6
        tag.fill|f M 12 20 C 12 14 15 12 20 12 L 46 12 C 50 12 52 13 55 16 L 88 49 C 93 54 93 58 88 63 L 63 88 C
          58 93 54 93 49 88 L 16 55 C 13 52 12 50 12 46 Z;y K 32 32 7
        takeoutbag.and.cup.and.straw fill|W 112;b M 10 34 L 58 34 L 58 90 L 10 90 Z;b M 68 46 L 102 46 L 96 90 L
          74 90 Z;s M 86 44 L 90 20 L 100 16;d M 24 34 C 24 50 44 50 44 34
        target|s E 50 50 42 42;s E 50 50 24 24;f K 50 50 8
        teletype circle+|W 100;s M 10 30 C 10 8 90 8 90 30 L 90 38 L 68 38 L 68 28 L 32 28 L 32 38 L 10 38 Z;f K
          30 56 4.5 K 50 56 4.5 K 70 56 4.5 K 30 72 4.5 K 50 72 4.5 K 70 72 4.5 K 30 88 4.5 K 50 88 4.5 K 70 88
          4.5
        tengesign - circle+ square+|W 68;s M 10 18 L 58 18 M 10 36 L 58 36 M 34 36 L 34 84
        tennis.racket circle+|b E 62 36 28 24;d M 48 20 L 76 52 M 60 14 L 84 40 M 40 32 L 66 58 M 78 20 L 46
          52;s1.3 M 42 56 L 12 88
        tennisball circle+ fill|b E 50 50 42 42;d M 16 26 C 40 30 62 52 68 88 M 34 12 C 60 18 82 38 88 66
        tent circle+ fill|W 112;b M 50 14 L 98 86 L 14 86 Z;d M 50 40 L 66 84 M 50 40 L 34 84
        tent.2 circle+ fill|W 124;b M 42 20 L 80 84 L 8 84 Z;s M 66 44 L 80 22 L 116 84 L 92 84;d M 42 44 L 54 82
          M 42 44 L 30 82
        terminal fill|W 112;b R 8 14 96 72 12;d M 24 34 L 42 48 L 24 62 M 50 64 L 74 64
        testtube.2|W 92;b M 16 12 L 16 76 C 16 92 38 92 38 76 L 38 12;b M 54 12 L 54 76 C 54 92 76 92 76 76 L 76
          12;s M 10 11 L 44 11 M 48 11 L 82 11;d M 18 46 L 36 46 M 56 58 L 74 58
        text - badge.checkmark badge.minus badge.plus badge.star badge.xmark rectangle+|W 104;s M 10 20 L 94 20 M
          10 50 L 94 50 M 10 80 L 60 80
        text.aligncenter|W 100;s M 10 20 L 90 20 M 24 40 L 76 40 M 10 60 L 90 60 M 24 80 L 76 80
        text.alignleft|W 100;s M 10 20 L 90 20 M 10 40 L 64 40 M 10 60 L 90 60 M 10 80 L 64 80
        text.alignright|W 100;s M 10 20 L 90 20 M 36 40 L 90 40 M 10 60 L 90 60 M 36 80 L 90 80
        text.append|W 104;s M 10 18 L 94 18 M 10 38 L 94 38 M 10 58 L 50 58 M 10 78 L 40 78;s M 74 58 L 74 92 M 57
          75 L 91 75
        text.below.photo fill|W 104;b R 10 10 84 46 9;k K 30 27 5;d0.8 M 14 48 L 36 34 L 52 46 L 68 32 L 90 48;s M
          12 72 L 92 72 M 12 88 L 64 88
        text.book.closed|W 84;b M 12 80 L 12 20 C 12 12 16 8 24 8 L 72 8 L 72 72 L 22 72 C 16 72 12 76 12 82 C 12
          88 16 92 22 92 L 72 92;d0.8 M 30 28 L 56 28 M 30 43 L 56 43
        text.book.closed.fill|W 84;f R 8 7 68 86 12;x0.9 M 26 30 L 60 30 M 26 45 L 60 45;x0.8 M 20 79 L 70 79
        text.bubble badge.clock+ fill|W 104;b M 52 12 C 78 12 96 27 96 47 C 96 67 78 82 52 82 C 46 82 41 81 36 80
          L 18 90 L 22 73 C 13 67 8 58 8 47 C 8 27 26 12 52 12 Z;d0.8 M 32 36 L 72 36 M 32 56 L 60 56
        text.cursor|W 60;s M 12 10 C 22 10 30 14 30 22 L 30 78 C 30 86 22 90 12 90 M 48 10 C 38 10 30 14 30 22 M
          30 78 C 30 86 38 90 48 90 M 22 50 L 38 50
        text.insert|W 104;s M 10 18 L 94 18 M 54 50 L 94 50 M 10 82 L 94 82 M 10 36 L 28 50 L 10 64
        text.justify|W 100;s M 10 20 L 90 20 M 10 40 L 90 40 M 10 60 L 90 60 M 10 80 L 90 80
        text.justify.leading|=text.justify.left
        text.justify.left|W 100;s M 10 20 L 90 20 M 10 40 L 90 40 M 10 60 L 90 60 M 10 80 L 56 80
        text.justify.right|W 100;s M 10 20 L 90 20 M 10 40 L 90 40 M 10 60 L 90 60 M 44 80 L 90 80
        text.justify.trailing|=text.justify.right
        text.justifyleft|=text.justify.left
        text.justifyright|=text.justify.right
        text.line.first.and.arrowtriangle.forward|W 104;s M 42 20 L 94 20 M 10 42 L 94 42 M 10 62 L 94 62 M 10 82
          L 94 82;f M 10 8 L 30 20 L 10 32 Z
        text.line.last.and.arrowtriangle.forward|W 104;s M 42 80 L 94 80 M 10 58 L 94 58 M 10 38 L 94 38 M 10 18 L
          94 18;f M 10 68 L 30 80 L 10 92 Z
        text.magnifyingglass|W 112;s M 8 20 L 70 20 M 8 40 L 36 40 M 8 60 L 32 60 M 8 80 L 44 80;s E 66 56 20
          20;s1.2 M 81 71 L 100 90
        text.quote|W 104;s M 12 22 L 12 78;s M 32 24 L 92 24 M 32 50 L 92 50 M 32 76 L 70 76
        text.redaction|W 104;s M 10 20 L 94 20;s2 M 14 41 L 66 41;s M 10 62 L 94 62;s2 M 44 83 L 88 83
        text.viewfinder|u viewfinder 50 50 1;s M 28 36 L 72 36 M 28 51 L 72 51 M 28 66 L 56 66
        text.word.spacing|W 112;s M 10 24 L 102 24 M 10 44 L 102 44;f K 26 76 5;s M 40 76 L 72 76 M 86 68 L 86 84
        textbox|=character.textbox
        textformat|W 112;s M 8 80 L 32 18 L 56 80 M 16 60 L 48 60;s E 82 62 16 19;s M 98 42 L 98 80
        textformat.123|W 124;s M 10 38 L 22 28 L 22 74;s M 44 40 C 44 22 72 22 72 42 C 72 54 52 62 44 74 L 74 74;s
          M 90 36 C 94 24 114 26 114 38 C 114 46 108 50 100 50 C 110 50 116 54 116 62 C 116 78 92 80 88 66
        textformat.abc|W 124;s M 6 74 L 20 30 L 34 74 M 11 60 L 29 60;s M 46 30 L 46 74 M 46 30 L 58 30 C 72 30 72
          51 58 51 L 46 51 M 58 51 C 76 51 76 74 58 74 L 46 74;s M 116 38 C 108 24 86 28 86 52 C 86 76 108 80 116
          66
        textformat.abc.dottedunderline|W 124;u textformat.abc 62 40 1;f K 14 86 4.5 K 38 86 4.5 K 62 86 4.5 K 86
          86 4.5 K 110 86 4.5
        textformat.alt|W 92;s M 8 20 L 84 20 M 46 20 L 46 84
        textformat.size|W 112;s M 6 80 L 22 40 L 38 80 M 11 66 L 33 66;s M 46 80 L 74 12 L 102 80 M 56 58 L 92 58
        textformat.size.larger|W 116;s M 6 80 L 20 44 L 34 80 M 11 66 L 29 66 M 40 80 L 62 20 L 84 80 M 48 60 L 76
          60;s M 98 12 L 98 36 M 86 24 L 110 24
        textformat.size.smaller|W 116;s M 6 80 L 28 20 L 50 80 M 14 60 L 42 60 M 58 80 L 72 44 L 86 80 M 63 66 L
          81 66;s M 90 24 L 110 24
        textformat.subscript|W 104;s M 8 66 L 32 12 L 56 66 M 17 48 L 47 48;s M 72 64 C 72 50 94 50 94 64 C 94 74
          78 80 72 92 L 96 92
        textformat.superscript|W 104;s M 8 88 L 32 30 L 56 88 M 17 68 L 47 68;s M 72 20 C 72 6 94 6 94 20 C 94 30
          78 36 72 46 L 96 46
        theatermasks circle+ fill|W 116;b M 10 18 C 28 26 44 26 62 18 L 62 46 C 62 64 50 76 36 76 C 22 76 10 64 10
          46 Z;k K 26 42 4.5 K 46 42 4.5;d M 26 56 C 32 64 40 64 46 56;s M 72 32 C 84 36 94 36 106 30 L 106 58 C
          106 76 94 88 80 88 C 72 88 66 84 62 78
        thermometer|=thermometer.medium
        thermometer.high|W 56;s M 20 58 L 20 18 C 20 6 36 6 36 18 L 36 58 C 52 70 44 92 28 92 C 12 92 4 70 20 58
          Z;f K 28 76 9;s0.9 M 28 20 L 28 74
        thermometer.low|W 56;s M 20 58 L 20 18 C 20 6 36 6 36 18 L 36 58 C 52 70 44 92 28 92 C 12 92 4 70 20 58
          Z;f K 28 76 9;s0.9 M 28 58 L 28 74
        thermometer.medium slash|W 56;s M 20 58 L 20 18 C 20 6 36 6 36 18 L 36 58 C 52 70 44 92 28 92 C 12 92 4 70
          20 58 Z;f K 28 76 9;s0.9 M 28 38 L 28 74
        thermometer.snowflake circle+|W 108;u thermometer.medium 28 50 1;sc M 80 16 L 80 64 M 60 28 L 100 52 M 100
          28 L 60 52
        thermometer.sun circle+|W 108;u thermometer.medium 30 50 1;sy A 62 40 16 -110 110;sy M 62 8 L 62 14 M 94
          40 L 100 40 M 84 18 L 88 14 M 84 62 L 88 66
        thermometer.sun.fill|W 108;u thermometer.medium 30 50 1;fy M 60 18 C 92 20 92 60 58 64 Z;sy M 62 6 L 62 11
          M 94 40 L 101 40 M 84 17 L 89 12 M 84 63 L 89 68
        ticket circle+ fill|W 116;b M 18 24 L 98 24 C 104 24 108 27 108 33 L 108 42 C 96 44 96 56 108 58 L 108 67
          C 108 73 104 76 98 76 L 18 76 C 12 76 8 73 8 67 L 8 58 C 20 56 20 44 8 42 L 8 33 C 8 27 12 24 18 24 Z;d
          M 74 30 L 74 38 M 74 46 L 74 54 M 74 62 L 74 70
        timelapse|s M 50 12 L 50 6 M 59.84 13.29 L 61.39 7.499 M 69 17.09 L 72 11.89 M 76.87 23.13 L 81.11 18.89 M
          82.91 31 L 88.11 28 M 86.71 40.16 L 92.5 38.61 M 88 50 L 94 50 M 86.71 59.84 L 92.5 61.39 M 82.91 69 L
          88.11 72 M 76.87 76.87 L 81.11 81.11 M 69 82.91 L 72 88.11 M 59.84 86.71 L 61.39 92.5 M 50 88 L 50 94 M
          40.16 86.71 L 38.61 92.5 M 31 82.91 L 28 88.11 M 23.13 76.87 L 18.89 81.11 M 17.09 69 L 11.89 72 M 13.29
          59.84 L 7.499 61.39 M 12 50 L 6 50 M 13.29 40.16 L 7.499 38.61 M 17.09 31 L 11.89 28 M 23.13 23.13 L
          18.89 18.89 M 31 17.09 L 28 11.89 M 40.16 13.29 L 38.61 7.499;f M 50 50 L 50 22 A 50 50 28 -90 90 Z
        timeline.selection|W 124;s R 8 28 76 44 9;f R 18 38 20 24 3;s M 100 12 L 100 88 M 88 12 L 112 12 M 88 88 L
          112 88
        timer circle+ square|s E 50 54 38 38;s M 50 54 L 34 38 M 42 8 L 58 8
        togglepower|W 96;s E 48 50 38 38;s M 48 26 L 48 74
        toilet circle+ fill|W 92;b M 14 10 L 38 10 L 38 46 L 14 46 Z;b M 14 46 L 82 46 C 82 64 72 74 56 76 L 60 92
          L 28 92 L 30 70 C 22 66 14 58 14 46 Z
        tornado circle+|W 104;s M 10 16 L 94 16 M 20 32 L 88 32 M 32 48 L 80 48 M 42 64 L 72 64 M 48 80 L 62 80
        tortoise circle+ fill|W 116;b M 20 66 C 20 40 36 26 56 26 C 76 26 90 40 90 66 Z;s M 88 58 C 100 58 108 52
          108 44 C 108 36 98 34 94 42 M 28 68 L 24 82 L 36 82 M 80 68 L 84 82 L 72 82;s M 8 66 L 94 66;d M 56 30 L
          56 62 M 34 46 L 78 46
        torus|W 116;b E 58 50 50 32;d E 58 44 20 10
        touchid|s0.8 M 22 30 C 38 12 62 12 78 30 M 16 56 C 16 30 34 22 50 22 C 70 22 84 36 84 56 M 27 76 C 28 66
          27 62 28 56 C 30 42 38 34 50 34 C 64 34 72 44 72 58 C 72 66 72 74 70 82 M 38 84 C 40 74 39 66 40 58 C 41
          50 45 46 50 46 C 58 46 60 52 60 60 C 60 72 59 80 56 90 M 50 58 C 50 72 49 82 46 92
        train.side.front.car|W 120;b M 10 24 L 74 24 C 92 24 108 44 108 60 C 108 68 102 72 94 72 L 10 72 Z;d M 24
          38 L 48 38 M 60 38 L 84 40;s M 10 86 L 108 86
        tram circle+ fill|W 80;b R 14 20 52 58 14;s M 28 10 L 52 10 M 40 10 L 40 20 M 26 80 L 16 92 M 54 80 L 64
          92;d R 24 32 32 20 4;k K 28 66 4.5 K 52 66 4.5
        trash circle+ slash+ slash.circle+ slash.square+ square+|W 92;s M 10 24 L 82 24 M 34 22 L 34 14 C 34 10 36
          8 40 8 L 52 8 C 56 8 58 10 58 14 L 58 22 M 18 26 L 22 82 C 22 89 26 92 32 92 L 60 92 C 66 92 70 89 70 82
          L 74 26;s0.85 M 36 40 L 37 76 M 56 40 L 55 76
        trash.fill|W 92;s M 10 22 L 82 22 M 34 20 L 34 12 C 34 9 36 8 40 8 L 52 8 C 56 8 58 9 58 12 L 58 20;f M 14
          32 L 78 32 L 73 84 C 72 91 68 95 61 95 L 31 95 C 24 95 20 91 19 84 Z;x0.85 M 36 46 L 37 80 M 56 46 L 55
          80
        tray badge+ circle+ fill|W 104;b M 10 58 L 26 20 L 78 20 L 94 58 L 94 76 C 94 82 91 84 86 84 L 18 84 C 13
          84 10 82 10 76 Z;d M 10 58 L 34 58 C 38 72 66 72 70 58 L 94 58
        tray.2 fill|W 104;b M 10 32 L 24 8 L 80 8 L 94 32 L 94 42 C 94 48 91 50 86 50 L 18 50 C 13 50 10 48 10 42
          Z;d M 10 32 L 36 32 C 40 42 64 42 68 32 L 94 32;b M 10 66 L 36 66 C 40 78 64 78 68 66 L 94 66 L 94 82 C
          94 88 91 90 86 90 L 18 90 C 13 90 10 88 10 82 Z
        tray.and.arrow.down fill|W 104;b M 34 42 L 18 42 L 10 66 L 10 82 C 10 88 13 90 18 90 L 86 90 C 91 90 94 88
          94 82 L 94 66 L 86 42 L 70 42;d M 10 66 L 34 66 C 38 78 66 78 70 66 L 94 66;s M 52 8 L 52 52 M 38 40 L
          52 54 L 66 40
        tray.and.arrow.up fill|W 104;b M 34 42 L 18 42 L 10 66 L 10 82 C 10 88 13 90 18 90 L 86 90 C 91 90 94 88
          94 82 L 94 66 L 86 42 L 70 42;d M 10 66 L 34 66 C 38 78 66 78 70 66 L 94 66;s M 52 54 L 52 10 M 38 22 L
          52 8 L 66 22
        tray.full fill|W 104;b M 10 58 L 26 20 L 78 20 L 94 58 L 94 76 C 94 82 91 84 86 84 L 18 84 C 13 84 10 82
          10 76 Z;d M 10 58 L 34 58 C 38 72 66 72 70 58 L 94 58;d M 36 34 L 68 34 M 31 46 L 73 46
        tree circle+|W 84;b M 42 8 L 64 36 L 54 36 L 72 64 L 12 64 L 30 36 L 20 36 Z;s1.3 M 42 66 L 42 92
        tree.fill|W 84;fg M 42 6 L 68 38 L 56 38 L 76 66 L 8 66 L 28 38 L 16 38 Z;s1.3g M 42 66 L 42 92
        triangle circle+ fill|W 110;@ 55 60 0.42;b M 47 18 C 51 11 59 11 63 18 L 98 78 C 102 85 98 90 91 90 L 19
          90 C 12 90 8 85 12 78 Z
        triangle.lefthalf.fill|=triangle.lefthalf.filled
        triangle.lefthalf.filled|W 110;s M 47 18 C 51 11 59 11 63 18 L 98 78 C 102 85 98 90 91 90 L 19 90 C 12 90
          8 85 12 78 Z;f M 55 13 C 51 13 49 14.6 47 18 L 12 78 C 8 85 12 90 19 90 L 55 90 Z
        triangle.righthalf.fill|=triangle.righthalf.filled
        triangle.righthalf.filled|W 110;s M 47 18 C 51 11 59 11 63 18 L 98 78 C 102 85 98 90 91 90 L 19 90 C 12 90
          8 85 12 78 Z;f M 55 13 C 59 13 61 14.6 63 18 L 98 78 C 102 85 98 90 91 90 L 55 90 Z
        trophy circle+ fill|W 108;b M 30 12 L 78 12 L 78 36 C 78 52 68 62 54 62 C 40 62 30 52 30 36 Z;s M 28 20 L
          10 20 C 10 38 18 46 34 48 M 80 20 L 98 20 C 98 38 90 46 74 48 M 54 64 L 54 80;b R 34 80 40 11 3
        tropicalstorm circle+|s E 50 50 17 17;s M 33 48 C 33 26 52 12 80 14 M 67 52 C 67 74 48 88 20 86
        truck.box badge.clock+ fill|W 124;b R 6 24 66 48 7;b M 72 38 L 92 38 L 114 58 L 114 72 L 72 72 Z;g K 28 76
          6 K 94 76 6;b E 28 76 11 11 E 94 76 11 11
        tshirt circle+ fill|W 112;b M 40 12 C 44 24 68 24 72 12 L 104 30 L 96 50 L 84 46 L 84 90 L 28 90 L 28 46 L
          16 50 L 8 30 Z
        tugriksign - circle+ square+|W 68;s M 10 18 L 58 18 M 34 18 L 34 84 M 16 54 L 52 42 M 16 70 L 52 58
        tuningfork|W 84;s M 42 92 L 42 64 M 20 8 L 20 40 C 20 72 64 72 64 40 L 64 8
        turkishlirasign circle+ square+|W 68;s M 26 16 L 26 84 C 46 84 56 70 58 56 M 12 44 L 48 30 M 12 58 L 48 44
        tv badge.wifi+ circle+ fill slash+|W 116;b R 8 14 100 62 9;s M 34 88 L 82 88
        tv.and.hifispeaker.fill|W 124;f R 6 18 80 54 8;s M 26 84 L 66 84;f R 94 22 26 66 6;y K 107 68 8 K 107 38 4
        tv.and.mediabox fill|W 124;s M 66 74 L 18 74 C 11 74 8 71 8 64 L 8 24 C 8 17 11 14 18 14 L 98 14 C 105 14
          108 17 108 24 L 108 44;b R 76 58 42 30 7;k K 106 73 3.5
        tv.music.note fill|=music.note.tv
        u - circle+ square+|W 66;s M 12 18 L 12 58 C 12 90 54 90 54 58 L 54 18
        uiwindow.split.2x1|W 116;s R 8 14 100 72 12;s M 10 32 L 106 32 M 58 32 L 58 84
        umbrella circle+ fill|W 104;b M 8 54 C 10 30 28 14 52 14 C 76 14 94 30 96 54 C 90 46 78 46 74 54 C 70 46
          58 46 52 54 C 46 46 34 46 30 54 C 26 46 14 46 8 54 Z;s M 52 8 L 52 14 M 52 54 L 52 82 C 52 94 34 94 34
          82
        underline|W 76;s M 14 10 L 14 46 C 14 80 62 80 62 46 L 62 10 M 10 90 L 66 90
        v - circle+ square+|W 64;s M 8 18 L 32 82 L 56 18
        video badge.checkmark badge.ellipsis badge.plus+ badge.waveform+ bubble+ bubble.left+ circle+ slash+
          slash.circle+ square+|W 116;s R 8 22 66 56 11;s M 76 44 L 108 26 L 108 74 L 76 56
        video.fill badge.checkmark badge.ellipsis badge.plus|W 116;fg R 5 19 70 62 12;fg M 80 44 L 104 26 C 108 24
          111 25 111 29 L 111 71 C 111 75 108 76 104 74 L 80 56 Z
        view.2d|W 104;s M 12 36 C 12 14 44 16 42 36 C 42 50 22 58 12 74 L 44 74;s M 58 20 L 58 74 L 68 74 C 98 72
          98 22 68 20 Z
        view.3d|W 104;s M 14 22 L 36 22 L 24 42 C 48 40 44 78 12 70;s M 58 20 L 58 74 L 68 74 C 98 72 98 22 68 20
          Z
        viewfinder circle+ trianglebadge.exclamationmark|@ 50 50 0.52;s M 10 30 L 10 22 C 10 14 14 10 22 10 L 30
          10 M 70 10 L 78 10 C 86 10 90 14 90 22 L 90 30 M 90 70 L 90 78 C 90 86 86 90 78 90 L 70 90 M 30 90 L 22
          90 C 14 90 10 86 10 78 L 10 70
        volleyball circle+ fill|b E 50 50 42 42;d M 50 50 C 42 34 48 18 62 10 M 50 50 C 68 50 80 60 84 74 M 50 50
          C 42 66 26 70 12 62 M 34 12 C 26 28 28 44 36 54 M 92 42 C 76 36 62 38 56 42 M 30 86 C 48 86 60 76 64 64
        """
}
