// Licensed under the Apache License, Version 2.0.

extension SymbolTable {
    /// The entries from `f` to `hurricane`.
    static let part4: StaticString = """
        f - circle+ square+|W 54;s M 46 18 L 12 18 L 12 82 M 12 50 L 40 50
        f.cursive circle+ slash|W 68;s M 58 18 C 46 8 38 18 34 36 L 24 78 C 20 92 12 94 6 86 M 18 44 L 50 44
        face.dashed|s A 50 50 42 -98.25 -81.75 A 50 50 42 -68.25 -51.75 A 50 50 42 -38.25 -21.75 A 50 50 42 -8.25
          8.25 A 50 50 42 21.75 38.25 A 50 50 42 51.75 68.25 A 50 50 42 81.75 98.25 A 50 50 42 111.8 128.2 A 50 50
          42 141.8 158.2 A 50 50 42 171.8 188.2 A 50 50 42 201.8 218.2 A 50 50 42 231.8 248.2;f K 36 40 5.5 K 64
          40 5.5;s M 32 62 C 40 70 60 70 68 62
        face.smiling fill|b E 50 50 42 42;k K 36 40 5.5 K 64 40 5.5;d M 30 60 C 38 74 62 74 70 60
        face.smiling.inverse|f E 50 50 45 45;y K 36 40 6 K 64 40 6;x M 30 60 C 38 74 62 74 70 60
        faceid|s M 10 30 L 10 22 C 10 14 14 10 22 10 L 30 10 M 70 10 L 78 10 C 86 10 90 14 90 22 L 90 30 M 90 70 L
          90 78 C 90 86 86 90 78 90 L 70 90 M 30 90 L 22 90 C 14 90 10 86 10 78 L 10 70;s M 32 36 L 32 44 M 68 36
          L 68 44 M 52 36 L 52 54 L 46 56 M 34 66 C 42 74 58 74 66 66
        fan circle+ slash+|s E 50 50 10 10;s M 48 40 C 36 10 70 4 70 20 C 70 30 58 32 56 42 M 60 48 C 90 36 96 70
          80 70 C 70 70 68 58 58 56 M 52 60 C 64 90 30 96 30 80 C 30 70 42 68 44 58 M 40 52 C 10 64 4 30 20 30 C
          30 30 32 42 42 44
        fan.fill|f M 48 38 C 34 8 72 2 72 20 C 72 31 60 32 58 40 Z M 62 48 C 92 34 98 72 80 72 C 69 72 68 60 60 58
          Z M 52 62 C 66 92 28 98 28 80 C 28 69 40 68 42 60 Z M 38 52 C 8 66 2 28 20 28 C 31 28 32 40 40 42 Z K 50
          50 11;y K 50 50 5
        faxmachine fill|W 108;b R 10 34 88 52 9;d R 46 46 38 14 3;k K 28 50 4 K 28 64 4;s M 46 32 L 46 10 L 84 10
          L 84 32;d0.8 M 48 72 L 82 72
        ferry fill|W 116;b M 14 56 L 58 40 L 102 56 L 92 78 L 24 78 Z;s M 28 50 L 28 28 L 88 28 L 88 50 M 44 26 L
          44 12 L 72 12 L 72 26;s M 8 92 C 18 84 26 84 36 92 C 46 84 54 84 62 92 C 72 84 80 84 90 92 C 98 84 104
          84 110 90
        fiberchannel|=fibrechannel
        fibrechannel|W 116;s M 26 30 L 8 50 L 26 70 M 90 30 L 108 50 L 90 70;f K 38 50 7 K 58 50 7 K 78 50 7
        figure|W 60;f K 30 14 9;s1.3 M 10 34 L 50 34 M 30 36 L 30 58 M 22 92 L 26 58 L 34 58 L 38 92
        figure.2.and.child.holdinghands|W 132;f K 28 14 9 K 104 14 9 K 66 44 7;s1.3 M 14 60 L 20 36 L 36 36 L 46
          58 M 22 92 L 24 40 M 32 92 L 33 40 M 118 60 L 112 36 L 96 36 L 86 58 M 100 92 L 99 40 M 110 92 L 108 40
          M 46 58 L 60 60 L 72 60 L 86 58 M 62 92 L 62 62 M 70 92 L 70 62
        figure.and.child.holdinghands|W 92;f K 28 14 9 K 68 44 7;s1.3 M 12 60 L 18 36 L 38 36 L 48 60 L 64 60 L 76
          72 M 22 92 L 24 40 M 33 92 L 34 40 M 63 92 L 64 62 M 73 92 L 72 62
        figure.arms.open|W 92;f K 46 14 9;s1.3 M 12 20 L 34 36 L 58 36 L 80 20 M 36 92 L 38 38 M 54 38 L 56 92
        figure.basketball circle+|W 92;f K 20 16 9 K 48 18 8;s1.3 M 26 26 L 44 38 L 66 30 M 46 40 L 46 62 L 60 74
          L 58 92 M 46 62 L 34 76 L 20 82
        figure.climbing circle+|W 84;f K 46 18 9;s1.3 M 66 8 L 58 34 L 42 38 L 26 30 M 44 40 L 40 62 L 58 70 L 54
          92 M 40 62 L 24 70 L 22 88
        figure.cooldown circle+|W 92;f K 30 16 9;s1.3 M 26 36 L 26 62 L 58 66 L 56 92 M 26 62 L 20 92 M 26 38 L 48
          48 L 70 34
        figure.core.training circle+|W 116;f K 22 54 9;s1.3 M 36 66 L 62 74 L 78 50 L 96 74 M 40 64 L 60 50;s M 8
          88 L 108 88
        figure.dance circle+|W 84;f K 46 14 9;s1.3 M 14 22 L 34 36 L 54 36 L 70 20 M 44 38 L 42 60 L 60 74 L 52 92
          M 42 60 L 26 74 L 16 92
        figure.elliptical circle+|W 92;f K 40 14 9;s1.3 M 38 34 L 42 60 L 56 74 L 54 86 M 42 60 L 32 74 L 22 84 M
          40 36 L 60 48;s M 66 20 L 70 88 M 14 92 L 80 92
        figure.hiking circle+|W 92;f K 46 14 9;s1.3 M 44 34 L 40 58 L 54 72 L 58 92 M 40 60 L 32 76 L 22 92 M 46
          38 L 58 50 L 70 48;s M 72 40 L 78 92;f R 20 32 16 26 5
        figure.jumprope circle+|W 92;f K 46 18 9;s1.3 M 46 36 L 46 60 M 46 38 L 28 50 L 20 44 M 46 38 L 64 50 L 72
          44 M 40 62 L 38 84 M 52 62 L 54 84;s0.9 M 18 44 C -2 100 94 100 74 44
        figure.mind.and.body circle+|W 100;f K 50 14 9;s1.3 M 50 34 L 50 62 M 50 34 L 28 48 L 16 66 M 50 34 L 72
          48 L 84 66 M 50 64 L 22 74 L 56 88 M 50 64 L 78 74 L 44 88
        figure.outdoor.cycle circle+|W 116;s E 26 70 18 18 E 90 70 18 18;f K 74 14 8;s1.2 M 46 34 L 62 26 L 74 40
          L 88 42 M 46 36 L 62 54 L 56 76
        figure.pool.swim circle+|W 112;f K 84 38 9;s1.3 M 20 54 L 58 34 L 44 22 L 26 30;s M 8 72 C 20 62 28 62 40
          72 C 52 82 60 82 72 72 C 84 62 92 62 104 72
        figure.roll circle+|W 92;f K 38 12 9;s1.3 M 38 30 L 40 54 L 62 54 L 72 80 L 82 78 M 39 38 L 58 40;s A 42
          68 22 -200 40
        figure.rower|W 116;f K 40 26 9;s1.3 M 36 44 L 48 64 L 72 52 L 86 68 M 38 46 L 64 44;s M 14 80 L 102 80 M
          64 44 L 96 30
        figure.run circle+|W 92;f K 62 14 9;s1.3 M 24 36 L 38 28 L 56 34 L 44 60 L 60 72 L 58 92 M 56 36 L 66 48 L
          80 46 M 42 62 L 34 76 L 12 78
        figure.skiing.downhill circle+|W 108;f K 66 14 9;s1.3 M 60 32 L 44 46 L 60 60 L 54 74 M 60 32 L 74 46 L 86
          44;s M 14 66 L 92 88
        figure.soccer|W 100;f K 40 14 9 K 84 84 9;s1.3 M 18 46 L 34 34 L 52 38 L 62 52 M 40 38 L 42 62 L 62 72 L
          72 76 M 42 62 L 32 78 L 20 92
        figure.stand|W 60;f K 30 14 9;s1.3 M 18 38 L 14 60 M 42 38 L 46 60 M 22 92 L 24 36 L 36 36 L 38 92
        figure.strengthtraining.traditional circle+|W 116;s1.3 M 12 16 L 104 16;s1.6 M 22 6 L 22 26 M 94 6 L 94
          26;f K 58 32 9;s1.3 M 34 18 L 40 44 L 76 44 L 82 18 M 46 92 L 50 48 M 66 48 L 70 92
        figure.tennis circle+|W 104;f K 42 16 9;s1.3 M 40 36 L 58 42 L 74 30 M 40 36 L 26 48 M 42 38 L 44 62 L 58
          74 L 56 92 M 44 62 L 30 74 L 20 90;s E 84 20 12 10
        figure.walk circle+ diamond+ triangle+|W 72;f K 40 14 9;s1.3 M 38 34 L 34 58 L 48 72 L 52 92 M 34 60 L 28
          76 L 16 92 M 38 34 L 22 42 L 16 56 M 40 36 L 52 48 L 62 50
        figure.walk.motion trianglebadge.exclamationmark|W 104;u figure.walk 60 50 1;s M 8 40 L 24 40 M 8 58 L 18
          58
        figure.wave circle+|W 72;f K 34 16 9;s1.3 M 62 14 L 54 36 L 22 38 L 14 60 M 26 92 L 28 40 M 42 40 L 44 92
        figure.yoga circle+|W 108;f K 54 14 9;s1.3 M 12 40 L 40 36 L 68 36 L 96 40 M 54 36 L 54 60 M 54 60 L 28 90
          L 14 90 M 54 60 L 76 66 L 78 90
        filemenu.and.cursorarrow|W 104;s M 46 90 L 20 90 C 13 90 10 87 10 80 L 10 34 C 10 27 13 24 20 24 L 84 24 C
          91 24 94 27 94 34 L 94 50;s M 10 10 L 40 10;s0.8 M 24 42 L 76 42 M 24 58 L 46 58;f M 56 52 L 98 70 L 80
          76 L 74 94 Z
        filemenu.and.selection|W 104;s R 10 24 84 66 9;s M 10 10 L 40 10;f R 20 36 64 14 3;s0.8 M 22 64 L 72 64 M
          22 77 L 60 77
        film circle+ fill|W 108;b R 10 16 88 68 10;d M 30 18 L 30 82 M 78 18 L 78 82 M 32 50 L 76 50 M 12 38 L 28
          38 M 12 62 L 28 62 M 80 38 L 96 38 M 80 62 L 96 62
        film.stack fill|W 108;b R 10 34 88 54 9;d M 30 36 L 30 86 M 78 36 L 78 86 M 32 61 L 76 61;s M 22 22 L 86
          22 M 32 10 L 76 10
        fireplace fill|b M 10 14 L 90 14 L 90 90 L 70 90 L 70 46 L 30 46 L 30 90 L 10 90 Z;d M 12 30 L 88 30;f M
          50 54 C 58 64 62 70 62 78 C 62 86 57 90 50 90 C 43 90 38 86 38 78 C 38 70 44 66 50 54 Z
        firewall fill|W 116;b R 8 18 100 64 6;d M 10 39 L 106 39 M 10 61 L 106 61 M 40 20 L 40 38 M 76 20 L 76 38
          M 58 40 L 58 60 M 40 62 L 40 80 M 76 62 L 76 80
        fish circle+ fill|W 116;b M 8 50 C 24 26 60 22 82 44 L 104 28 L 104 72 L 82 56 C 60 78 24 74 8 50 Z;k K 34
          44 5
        flag badge.ellipsis+ circle+ slash+ slash.circle+ square+|W 90;s M 14 16 C 34 6 48 26 78 16 L 78 58 C 48
          68 34 48 14 58 Z;s M 14 14 L 14 92
        flag.2.crossed circle+ fill|W 116;b M 30 12 L 8 20 L 24 56 L 48 44 Z;s M 30 10 L 76 92;b M 86 12 L 108 20
          L 92 56 L 68 44 Z;s M 86 10 L 40 92
        flag.checkered circle+|W 90;s M 14 16 C 34 6 48 26 78 16 L 78 58 C 48 68 34 48 14 58 Z;s M 14 14 L 14 92;f
          M 14 16 C 24 11 30 14 36 16 L 36 34 C 30 32 24 31 14 36 Z M 36 34 C 44 37 50 39 58 38 L 58 60 C 50 61 44
          58 36 54 Z M 58 20 C 64 20 70 19 78 16 L 78 36 C 70 38 64 39 58 39 Z
        flag.fill|W 90;f M 14 16 C 34 6 48 26 78 16 L 78 58 C 48 68 34 48 14 58 Z;s M 14 14 L 14 92
        flag.filled.and.flag.crossed|W 116;f M 30 12 L 8 20 L 24 56 L 48 44 Z;s M 30 12 L 8 20 L 24 56 L 48 44 Z M
          30 10 L 76 92;s M 86 12 L 108 20 L 92 56 L 68 44 Z;s M 86 10 L 40 92
        flame circle+|W 84;s M 44 6 C 48 26 74 36 74 64 C 74 82 60 94 42 94 C 24 94 10 82 10 64 C 10 52 16 44 22
          36 C 24 44 28 48 33 48 C 38 34 36 20 44 6 Z
        flame.fill|W 84;fo M 44 6 C 48 26 74 36 74 64 C 74 82 60 94 42 94 C 24 94 10 82 10 64 C 10 52 16 44 22 36
          C 24 44 28 48 33 48 C 38 34 36 20 44 6 Z;y M 44 56 C 56 64 56 84 42 84 C 28 84 26 66 44 56 Z
        flashlight.off.fill|W 84;f M 20 32 L 64 32 L 56 48 L 56 90 C 56 93 54 94 52 94 L 32 94 C 30 94 28 93 28 90
          L 28 48 Z;f R 20 8 44 18 3;x M 42 58 L 42 68
        flashlight.on.fill|W 84;f M 20 40 L 64 40 L 56 54 L 56 90 C 56 93 54 94 52 94 L 32 94 C 30 94 28 93 28 90
          L 28 54 Z;f R 20 28 44 8 2;x M 42 62 L 42 70;s M 42 8 L 42 16 M 22 12 L 27 19 M 62 12 L 57 19
        flask fill|W 84;b M 32 12 L 32 40 L 12 80 C 9 87 12 91 18 91 L 66 91 C 72 91 75 87 72 80 L 52 40 L 52 12;s
          M 26 11 L 58 11;d M 24 64 L 60 64
        flip.horizontal fill|W 108;s M 54 8 L 54 18 M 54 30 L 54 42 M 54 58 L 54 70 M 54 82 L 54 92;b M 42 22 L 42
          78 L 10 78 Z;s M 66 22 L 66 78 L 98 78 Z
        flipphone|W 84;b M 16 8 L 52 8 C 57 8 60 11 60 16 L 60 46 L 14 46 L 14 16 C 14 11 12 8 16 8 Z;b M 14 54 L
          60 54 L 70 86 C 71 90 69 92 65 92 L 26 92 C 22 92 19 90 18 86 Z;k R 26 18 22 18 3 K 30 66 3.5 K 42 66
          3.5 K 54 66 3.5 K 33 78 3.5 K 45 78 3.5 K 57 78 3.5
        florinsign - circle+ square+|W 68;s M 54 20 C 44 10 36 18 34 32 L 28 70 C 26 84 18 90 8 82 M 16 46 L 50 46
        flowchart fill|W 108;b R 38 10 32 24 5 R 8 66 32 24 5 R 68 66 32 24 5;s M 54 36 L 54 50 M 24 64 L 24 50 L
          84 50 L 84 64
        fn|W 92;s M 40 14 C 28 10 24 18 24 30 L 24 84 M 10 42 L 38 42 M 52 84 L 52 42 M 52 54 C 54 38 82 38 82 56
          L 82 84
        folder badge.gear badge.gearshape badge.minus+ badge.person.crop+ badge.plus+ badge.questionmark circle+|W
          112;@ 56 60 0.36;b M 10 28 C 10 20 14 17 21 17 L 38 17 C 42 17 44 18 47 21 L 52 26 L 90 26 C 98 26 102
          30 102 37 L 102 72 C 102 80 98 83 91 83 L 21 83 C 14 83 10 80 10 72 Z;o M 12 42 L 100 42
        folder.fill badge.gear badge.gearshape badge.minus badge.person.crop badge.plus badge.questionmark|W
          112;fb M 10 28 C 10 20 14 17 21 17 L 38 17 C 42 17 44 18 47 21 L 52 26 L 90 26 C 98 26 102 30 102 37 L
          102 72 C 102 80 98 83 91 83 L 21 83 C 14 83 10 80 10 72 Z;x0.6 M 8 40 L 104 40
        football circle+ fill|b M 14 86 C 4 54 22 14 86 14 C 96 46 78 86 14 86 Z;d M 36 64 L 64 36 M 42 48 L 52 58
          M 50 40 L 60 50
        fork.knife|W 84;s M 20 10 L 20 90 M 8 10 L 8 30 C 8 44 32 44 32 30 L 32 10;s M 66 90 L 66 10 C 52 16 50 46
          52 54 L 66 56
        fork.knife.circle fill|b E 50 50 42 42;d0.9 M 38 26 L 38 74 M 30 26 L 30 38 C 30 46 46 46 46 38 L 46 26 M
          62 74 L 62 26 C 54 32 54 46 56 52 L 62 54
        forward circle+|W 116;b M 10 22 L 54 50 L 10 78 Z M 60 22 L 104 50 L 60 78 Z
        forward.end circle+ fill|W 84;b M 12 18 L 60 50 L 12 82 Z;s1.2 M 70 18 L 70 82
        forward.end.alt fill|W 116;b M 10 24 L 50 50 L 10 76 Z M 54 24 L 94 50 L 54 76 Z;s1.2 M 104 22 L 104 78
        forward.fill|W 116;f M 10 20 L 56 50 L 10 80 Z;f M 58 20 L 106 50 L 58 80 Z
        forward.frame fill|W 92;b M 10 18 L 54 50 L 10 82 Z;s1.2 M 68 18 L 68 82 M 82 18 L 82 82
        fossil.shell|s M 50 50 C 50 42 62 42 62 52 C 62 66 40 68 36 52 C 32 32 52 22 68 30 C 88 40 88 70 68 82 C
          44 96 12 80 12 48 C 12 24 28 10 46 10
        fossil.shell.fill|f E 50 50 44 44;x M 50 50 C 50 42 62 42 62 52 C 62 66 40 68 36 52 C 32 32 52 22 68 30 C
          84 38 86 62 74 76
        francsign circle+ square+|W 62;s M 54 18 L 20 18 L 20 84 M 20 48 L 48 48 M 10 68 L 40 68
        frying.pan fill|W 120;b E 44 50 36 36;s1.4 M 82 50 L 112 50;d E 44 50 22 22
        fuelpump circle+ fill slash+|W 104;b M 14 90 L 14 20 C 14 13 18 9 25 9 L 53 9 C 60 9 64 13 64 20 L 64 90
          Z;d R 24 20 30 22 4;s M 8 91 L 70 91 M 64 50 C 76 50 74 60 74 72 C 74 84 92 84 92 72 L 92 36 L 78 20
        function|W 88;s M 50 14 C 36 10 32 18 30 30 L 22 76 C 20 90 14 92 6 88 M 16 42 L 44 42;s M 52 52 L 78 86 M
          78 52 L 52 86
        fx|=function
        g - circle+ square+|W 82;s A 42 50 32 -48 -360;s M 74 52 L 50 52
        gamecontroller circle+ fill|W 120;b M 34 26 L 86 26 C 104 26 112 50 112 70 C 112 84 98 86 90 76 L 82 68 L
          38 68 L 30 76 C 22 86 8 84 8 70 C 8 50 16 26 34 26 Z;d M 38 38 L 38 56 M 29 47 L 47 47;k K 78 42 5 K 90
          52 5
        gauge badge.minus badge.plus|s A 50 54 42 140 400;s M 50 54 L 36 34;f K 50 54 6;f K 22 56 4 K 50 26 4 K 78
          56 4 K 71 34 4
        gauge.high|=gauge.with.dots.needle.67percent
        gauge.low|=gauge
        gauge.medium badge.minus badge.plus|=gauge.with.dots.needle.50percent
        gauge.with.dots.needle.0percent|s E 50 50 42 42;f K 42.24 78.98 3.6 K 28.79 71.21 3.6 K 21.02 57.76 3.6 K
          21.02 42.24 3.6 K 28.79 28.79 3.6 K 42.24 21.02 3.6 K 57.76 21.02 3.6 K 71.21 28.79 3.6 K 78.98 42.24
          3.6 K 78.98 57.76 3.6 K 71.21 71.21 3.6 K 57.76 78.98 3.6;y K 50 81 6;s M 50 52 L 32 64;f K 50 52 6
        gauge.with.dots.needle.100percent|s E 50 50 42 42;f K 42.24 78.98 3.6 K 28.79 71.21 3.6 K 21.02 57.76 3.6
          K 21.02 42.24 3.6 K 28.79 28.79 3.6 K 42.24 21.02 3.6 K 57.76 21.02 3.6 K 71.21 28.79 3.6 K 78.98 42.24
          3.6 K 78.98 57.76 3.6 K 71.21 71.21 3.6 K 57.76 78.98 3.6;y K 50 81 6;s M 50 52 L 68 64;f K 50 52 6
        gauge.with.dots.needle.33percent|s E 50 50 42 42;f K 42.24 78.98 3.6 K 28.79 71.21 3.6 K 21.02 57.76 3.6 K
          21.02 42.24 3.6 K 28.79 28.79 3.6 K 42.24 21.02 3.6 K 57.76 21.02 3.6 K 71.21 28.79 3.6 K 78.98 42.24
          3.6 K 78.98 57.76 3.6 K 71.21 71.21 3.6 K 57.76 78.98 3.6;y K 50 81 6;s M 50 52 L 36 34;f K 50 52 6
        gauge.with.dots.needle.50percent|s E 50 50 42 42;f K 42.24 78.98 3.6 K 28.79 71.21 3.6 K 21.02 57.76 3.6 K
          21.02 42.24 3.6 K 28.79 28.79 3.6 K 42.24 21.02 3.6 K 57.76 21.02 3.6 K 71.21 28.79 3.6 K 78.98 42.24
          3.6 K 78.98 57.76 3.6 K 71.21 71.21 3.6 K 57.76 78.98 3.6;y K 50 81 6;s M 50 52 L 50 30;f K 50 52 6
        gauge.with.dots.needle.67percent|s E 50 50 42 42;f K 42.24 78.98 3.6 K 28.79 71.21 3.6 K 21.02 57.76 3.6 K
          21.02 42.24 3.6 K 28.79 28.79 3.6 K 42.24 21.02 3.6 K 57.76 21.02 3.6 K 71.21 28.79 3.6 K 78.98 42.24
          3.6 K 78.98 57.76 3.6 K 71.21 71.21 3.6 K 57.76 78.98 3.6;y K 50 81 6;s M 50 52 L 64 34;f K 50 52 6
        gauge.with.dots.needle.bottom.50percent badge.minus badge.plus|s A 50 58 42 160 380;f K 50 30 3.6 K 64
          33.75 3.6 K 74.25 44 3.6 K 78 58 3.6 K 74.25 72 3.6 K 64 82.25 3.6 K 50 86 3.6 K 36 82.25 3.6 K 25.75 72
          3.6 K 22 58 3.6 K 25.75 44 3.6 K 36 33.75 3.6;y R 0 62 100 40 0;s M 50 58 L 50 36;f K 50 58 6
        gauge.with.needle|s A 50 54 42 140 400;s M 50 54 L 68 36;f K 50 54 7
        gear badge badge.checkmark badge.questionmark badge.xmark circle+|s0.9 M 44 6 L 56 6 L 59 18 L 68 22 L 79
          15 L 87 24 L 80 34 L 83 43 L 95 46 L 95 56 L 83 59 L 79 68 L 86 78 L 78 87 L 67 80 L 58 84 L 55 95 L 45
          95 L 42 84 L 33 80 L 22 87 L 13 78 L 20 67 L 17 58 L 5 55 L 5 45 L 17 42 L 21 33 L 14 22 L 23 14 L 33 21
          L 41 17 Z;s0.8 E 50 50.5 9 9 M 50 59.5 L 50 77 M 41.5 46 L 27 37 M 58.5 46 L 73 37
        gearshape circle+|s0.9 M 44 6 L 56 6 L 59 18 L 68 22 L 79 15 L 87 24 L 80 34 L 83 43 L 95 46 L 95 56 L 83
          59 L 79 68 L 86 78 L 78 87 L 67 80 L 58 84 L 55 95 L 45 95 L 42 84 L 33 80 L 22 87 L 13 78 L 20 67 L 17
          58 L 5 55 L 5 45 L 17 42 L 21 33 L 14 22 L 23 14 L 33 21 L 41 17 Z;s E 50 50.5 16 16
        gearshape.2|W 124;s0.9 M 44 8 L 53.58 17.69 L 67.14 16.42 L 68.25 30 L 79.45 37.75 L 71.57 48.86 L 75.18
          62 L 62 65.45 L 56.31 77.83 L 44 72 L 31.69 77.83 L 26 65.45 L 12.82 62 L 16.43 48.86 L 8.547 37.75 L
          19.75 30 L 20.86 16.42 L 34.42 17.69 Z;s E 44 44 12 12;s0.9 M 94 46 L 100.9 53.37 L 111 53.03 L 110.6
          63.11 L 118 70 L 110.6 76.89 L 111 86.97 L 100.9 86.63 L 94 94 L 87.11 86.63 L 77.03 86.97 L 77.37 76.89
          L 70 70 L 77.37 63.11 L 77.03 53.03 L 87.11 53.37 Z;s E 94 70 8 8
        gearshape.2.fill|W 124;f M 44 5 L 54.26 15.81 L 69.07 14.12 L 69.98 29 L 82.41 37.23 L 73.54 49.21 L 77.77
          63.5 L 63.28 66.98 L 57.34 80.65 L 44 74 L 30.66 80.65 L 24.72 66.98 L 10.23 63.5 L 14.46 49.21 L 5.592
          37.23 L 18.02 29 L 18.93 14.12 L 33.74 15.81 Z;y E 44 44 12 12;f M 95 44 L 102.7 52.52 L 114.1 51.91 L
          113.5 63.35 L 122 71 L 113.5 78.65 L 114.1 90.09 L 102.7 89.48 L 95 98 L 87.35 89.48 L 75.91 90.09 L
          76.52 78.65 L 68 71 L 76.52 63.35 L 75.91 51.91 L 87.35 52.52 Z;y E 95 71 8 8
        gearshape.arrow.triangle.2.circlepath|s A 50 50 42 195 335 A 50 50 42 15 155;s M 98 46 L 89 34 L 76 41 M 2
          54 L 11 66 L 24 59;s0.9 M 50 26 L 56.89 33.37 L 66.97 33.03 L 66.63 43.11 L 74 50 L 66.63 56.89 L 66.97
          66.97 L 56.89 66.63 L 50 74 L 43.11 66.63 L 33.03 66.97 L 33.37 56.89 L 26 50 L 33.37 43.11 L 33.03
          33.03 L 43.11 33.37 Z;s E 50 50 7 7
        gearshape.fill|f M 44 6 L 56 6 L 59 18 L 68 22 L 79 15 L 87 24 L 80 34 L 83 43 L 95 46 L 95 56 L 83 59 L
          79 68 L 86 78 L 78 87 L 67 80 L 58 84 L 55 95 L 45 95 L 42 84 L 33 80 L 22 87 L 13 78 L 20 67 L 17 58 L
          5 55 L 5 45 L 17 42 L 21 33 L 14 22 L 23 14 L 33 21 L 41 17 Z;y E 50 50.5 17 17
        gift circle+|W 100;s R 14 46 72 44 7;s R 9 28 82 18 5;s M 50 28 L 50 90 M 50 28 C 40 28 26 26 26 17 C 26 6
          44 8 50 28 C 56 8 74 6 74 17 C 74 26 60 28 50 28
        gift.fill|W 100;f M 14 54 L 46 54 L 46 94 L 24 94 C 17 94 14 91 14 84 Z;f M 54 54 L 86 54 L 86 84 C 86 91
          83 94 76 94 L 54 94 Z;f R 8 28 38 20 5 R 54 28 38 20 5;s M 50 28 C 40 28 26 26 26 17 C 26 6 44 8 50 28 C
          56 8 74 6 74 17 C 74 26 60 28 50 28
        giftcard fill|W 116;b R 8 18 100 64 11;d M 40 20 L 40 80 M 10 56 L 106 56 M 40 56 L 26 70 M 40 56 L 54 70
        globe badge.clock|s E 50 50 42 42;s E 50 50 18 42;s M 8 50 L 92 50 M 15 28 C 34 36 66 36 85 28 M 15 72 C
          34 64 66 64 85 72
        globe.americas|s E 50 50 42 42;f M 30 18 C 44 12 52 20 62 18 C 66 26 56 34 48 38 C 52 44 60 44 62 50 C 70
          56 68 66 60 72 C 56 80 52 86 46 82 C 44 72 46 66 40 60 C 34 54 28 50 30 42 C 24 36 22 26 30 18 Z
        globe.americas.fill|f E 50 50 45 45;y M 30 18 C 44 12 52 20 62 18 C 66 26 56 34 48 38 C 52 44 60 44 62 50
          C 70 56 68 66 60 72 C 56 80 52 86 46 82 C 44 72 46 66 40 60 C 34 54 28 50 30 42 C 24 36 22 26 30 18 Z
        globe.asia.australia|s E 50 50 42 42;f M 22 30 C 34 14 62 12 74 24 C 80 36 70 40 66 48 C 60 56 54 46 48 50
          C 40 52 30 44 22 30 Z M 58 66 C 66 60 78 62 80 70 C 74 80 64 78 58 74 Z
        globe.asia.australia.fill|f E 50 50 45 45;y M 22 30 C 34 14 62 12 74 24 C 80 36 70 40 66 48 C 60 56 54 46
          48 50 C 40 52 30 44 22 30 Z M 58 66 C 66 60 78 62 80 70 C 74 80 64 78 58 74 Z
        globe.desk|W 92;s E 46 40 24 24;s A 46 40 36 -50 130;s M 46 78 L 46 90 M 28 91 L 64 91
        globe.desk.fill|W 92;f E 46 40 27 27;s A 46 40 38 -50 130;s M 46 80 L 46 90 M 28 91 L 64 91
        globe.europe.africa|s E 50 50 42 42;f M 42 20 C 52 12 66 15 72 24 L 62 34 L 46 32 Z M 38 42 C 48 37 62 38
          68 45 C 71 53 79 53 77 59 C 69 63 67 72 60 82 C 54 86 49 80 49 70 C 49 62 42 63 36 58 C 32 51 34 46 38
          42 Z
        globe.europe.africa.fill|f E 50 50 44 44;y M 42 20 C 52 12 66 15 72 24 L 62 34 L 46 32 Z M 38 42 C 48 37
          62 38 68 45 C 71 53 79 53 77 59 C 69 63 67 72 60 82 C 54 86 49 80 49 70 C 49 62 42 63 36 58 C 32 51 34
          46 38 42 Z
        gobackward|W 96;s A 48 54 34 250 560;s M 52 6 L 34 22 L 54 36
        gobackward.10|u gobackward 50 50 1;s0.8 M 34 48 L 40 44 L 40 67;s0.8 E 57 55.5 7 11
        gobackward.15|u gobackward 50 50 1;s0.8 M 34 48 L 40 44 L 40 67 M 63 44 L 53 44 L 51 54 C 57 51 64 53 64
          60 C 64 69 53 69 50 64
        gobackward.30|u gobackward 50 50 1;s0.8 M 32 47 C 34 42 44 43 44 49 C 44 53 41 55 37 55 C 42 55 45 57 45
          61 C 45 69 33 69 31 63;s0.8 E 60 55.5 7 11
        gobackward.45|u gobackward 50 50 1;s0.8 M 42 67 L 42 44 L 31 60 L 46 60 M 65 44 L 55 44 L 53 54 C 59 51 66
          53 66 60 C 66 69 55 69 52 64
        gobackward.5|u gobackward 50 50 1;s0.8 M 58 44 L 46 44 L 44 55 C 50 51 59 53 59 60 C 59 69 46 70 43 64
        gobackward.60|u gobackward 50 50 1;s0.8 M 43 44 C 35 47 32 54 32 60;s0.8 E 38.5 60 6.5 7 E 60 55.5 7 11
        gobackward.75|u gobackward 50 50 1;s0.8 M 32 44 L 46 44 L 38 67 M 65 44 L 55 44 L 53 54 C 59 51 66 53 66
          60 C 66 69 55 69 52 64
        gobackward.90|u gobackward 50 50 1;s0.8 M 34 67 C 42 64 45 57 45 51;s0.8 E 38.5 51 6.5 7 E 60 55.5 7 11
        gobackward.minus|u gobackward 50 50 1;s0.9 M 34 54 L 62 54
        goforward|W 96;s A 48 54 34 290 -20;s M 44 6 L 62 22 L 42 36
        goforward.10|u goforward 50 50 1;s0.8 M 34 48 L 40 44 L 40 67;s0.8 E 57 55.5 7 11
        goforward.15|u goforward 50 50 1;s0.8 M 34 48 L 40 44 L 40 67 M 63 44 L 53 44 L 51 54 C 57 51 64 53 64 60
          C 64 69 53 69 50 64
        goforward.30|u goforward 50 50 1;s0.8 M 32 47 C 34 42 44 43 44 49 C 44 53 41 55 37 55 C 42 55 45 57 45 61
          C 45 69 33 69 31 63;s0.8 E 60 55.5 7 11
        goforward.45|u goforward 50 50 1;s0.8 M 42 67 L 42 44 L 31 60 L 46 60 M 65 44 L 55 44 L 53 54 C 59 51 66
          53 66 60 C 66 69 55 69 52 64
        goforward.5|u goforward 50 50 1;s0.8 M 54 44 L 42 44 L 40 55 C 46 51 55 53 55 60 C 55 69 42 70 39 64
        goforward.60|u goforward 50 50 1;s0.8 M 43 44 C 35 47 32 54 32 60;s0.8 E 38.5 60 6.5 7 E 60 55.5 7 11
        goforward.75|u goforward 50 50 1;s0.8 M 32 44 L 46 44 L 38 67 M 65 44 L 55 44 L 53 54 C 59 51 66 53 66 60
          C 66 69 55 69 52 64
        goforward.90|u goforward 50 50 1;s0.8 M 34 67 C 42 64 45 57 45 51;s0.8 E 38.5 51 6.5 7 E 60 55.5 7 11
        goforward.plus|u goforward 50 50 1;s0.9 M 48 40 L 48 68 M 34 54 L 62 54
        graduationcap circle+|W 120;s M 60 20 L 110 44 L 60 68 L 10 44 Z M 28 56 L 28 76 C 44 90 76 90 92 76 L 92
          56 M 110 46 L 110 78
        graduationcap.fill|W 120;f M 60 18 L 116 44 L 60 70 L 4 44 Z;f M 26 60 L 60 76 L 94 60 L 94 76 C 80 92 40
          92 26 76 Z;s0.8 M 110 46 L 110 78
        greaterthan circle+ square+|W 84;s M 16 20 L 70 50 L 16 80
        greetingcard fill|W 92;b R 10 10 72 80 9;k M 46 62 C 34 54 26 48 26 39 C 26 30 40 28 46 38 C 52 28 66 30
          66 39 C 66 48 58 54 46 62 Z;d0.8 M 30 76 L 62 76
        grid circle+|s M 34 10 L 34 90 M 66 10 L 66 90 M 10 34 L 90 34 M 10 66 L 90 66
        guaranisign - circle+ square+|W 82;s A 42 50 32 -48 -360;s M 74 52 L 46 52 M 42 8 L 42 92
        guitars fill|s M 64 36 L 88 12 M 80 8 L 92 20;b M 58 42 C 70 54 62 62 54 64 C 52 80 40 94 24 90 C 10 86 8
          70 16 60 C 22 52 30 52 36 46 C 40 36 48 34 58 42 Z;k K 40 62 7
        gyroscope|s E 50 50 42 42;s E 50 50 16 42;s M 93 50 C 93 59 74 66 50 66 C 26 66 7 59 7 50 C 7 41 26 34 50
          34 C 74 34 93 41 93 50 Z
        h - circle+ square+|W 68;s M 12 18 L 12 82 M 56 18 L 56 82 M 12 50 L 56 50
        hammer circle+|s M 24 26 L 46 8 C 58 8 66 14 74 24 L 62 36 L 52 30 L 46 38 Z;s M 48 34 L 88 78 C 94 84 86
          92 80 86 L 38 44
        hammer.fill|f M 18 30 L 44 8 C 58 6 68 14 78 26 L 66 38 L 56 32 L 46 42 L 34 30 L 26 38 Z;f M 40 48 L 52
          36 L 90 74 C 98 84 86 96 76 88 Z
        hand.draw badge.ellipsis+|W 104;s M 44 56 L 44 30 C 44 20 58 20 58 30 L 58 50 L 82 56 C 90 58 92 64 90 72
          L 86 84 C 84 91 80 92 72 92 L 56 92 C 50 92 46 91 42 86 L 26 66 C 22 58 32 54 37 59 Z;s M 10 40 C 8 22
          22 8 38 10 C 46 11 50 12 54 8
        hand.draw.fill|W 104;f M 42 56 L 42 30 C 42 18 60 18 60 30 L 60 48 L 83 54 C 92 56 94 64 92 72 L 88 85 C
          86 93 81 95 72 95 L 56 95 C 49 95 45 93 41 88 L 23 67 C 18 58 30 50 38 57 Z;s M 10 40 C 8 22 22 8 38 10
          C 46 11 50 12 54 8
        hand.point.down fill|W 80;b M 30 46 L 30 84 C 30 94 44 94 44 84 L 44 56 L 62 52 C 70 50 72 44 70 36 L 66
          18 C 64 10 60 8 52 8 L 40 8 C 34 8 30 10 26 14 L 12 34 C 8 42 18 46 24 40 L 30 34 Z
        hand.point.left fill|b M 56 30 L 16 30 C 6 30 6 44 16 44 L 42 44 L 44 62 C 46 72 52 78 62 78 L 78 76 C 86
          74 90 70 90 62 L 90 48 C 90 42 88 38 84 36 L 66 22 C 58 18 52 24 56 30 Z
        hand.point.right fill|b M 44 30 L 84 30 C 94 30 94 44 84 44 L 58 44 L 56 62 C 54 72 48 78 38 78 L 22 76 C
          14 74 10 70 10 62 L 10 48 C 10 42 12 38 16 36 L 34 22 C 42 18 48 24 44 30 Z
        hand.point.up fill|W 80;b M 30 54 L 30 16 C 30 6 44 6 44 16 L 44 44 L 62 48 C 70 50 72 56 70 64 L 66 82 C
          64 90 60 92 52 92 L 40 92 C 34 92 30 90 26 86 L 12 66 C 8 58 18 54 24 60 L 30 66 Z
        hand.point.up.braille badge.ellipsis+ fill|W 92;b M 30 50 L 30 18 C 30 8 44 8 44 18 L 44 42 L 62 46 C 70
          48 72 54 70 62 L 66 78 C 64 86 60 88 52 88 L 40 88 C 34 88 30 86 26 82 L 12 64 C 8 56 18 52 24 58 L 30
          62 Z;f K 58 14 4 K 72 14 4 K 58 28 4 K 72 28 4
        hand.point.up.left fill|W 92;b M 16 20 L 16 20 C 20 12 30 12 34 20 L 48 44 L 66 44 C 76 46 80 52 80 62 L
          78 80 C 76 88 72 92 64 92 L 50 92 C 44 92 38 90 36 84 L 26 64 C 24 56 32 52 38 58 L 18 28 C 16 25 15 22
          16 20 Z
        hand.raised app+ circle+ slash+ square+|W 96;s M 24 60 L 12 48 C 8 42 16 36 21 41 L 32 52 L 32 20 C 32 13
          42 13 42 20 L 42 46 M 42 20 L 42 14 C 42 7 52 7 52 14 L 52 46 M 52 18 C 52 11 62 11 62 18 L 62 48 M 62
          26 C 62 19 72 19 72 26 L 72 64 C 72 82 62 92 48 92 C 34 92 30 78 24 60
        hand.raised.fill|W 96;f M 22 62 L 10 48 C 6 40 15 34 22 40 L 31 50 L 31 20 C 31 12 41 12 41 20 L 41 15 C
          41 7 52 7 52 15 L 52 19 C 52 11 63 11 63 19 L 63 27 C 63 19 74 19 74 27 L 74 64 C 74 84 62 94 48 94 C 32
          94 28 80 22 62 Z;x0.5 M 41 18 L 41 46 M 52 18 L 52 46 M 63 26 L 63 48
        hand.tap|W 92;s M 34 54 L 34 26 C 34 16 48 16 48 26 L 48 46 L 74 52 C 82 54 84 60 82 68 L 78 84 C 76 91 72
          92 64 92 L 46 92 C 40 92 36 91 32 86 L 16 64 C 12 56 22 52 27 57 Z;s0.8 A 41 26 20 140 400
        hand.tap.fill|W 92;f M 34 52 L 34 26 C 34 16 48 16 48 26 L 48 46 L 74 52 C 82 54 84 60 82 68 L 78 84 C 76
          92 72 94 64 94 L 46 94 C 40 94 36 92 32 86 L 16 64 C 12 56 22 52 27 57 Z;s0.8 A 41 26 20 140 400
        hand.thumbsdown circle+ slash+|s R 10 14 16 42 4;s M 34 50 L 48 74 L 48 88 C 58 90 63 80 58 62 L 80 62 C
          90 60 90 52 86 46 C 90 42 88 34 83 32 C 86 26 82 20 77 19 C 78 14 72 12 66 12 L 46 12 C 40 12 36 14 34
          16 Z
        hand.thumbsdown.fill|f R 8 12 18 46 5;f M 32 54 L 46 88 C 56 92 62 82 58 62 L 82 62 C 92 60 92 52 88 46 C
          92 42 90 34 85 32 C 88 26 84 20 79 19 C 80 12 74 10 66 10 L 44 10 C 38 10 34 12 32 14 Z
        hand.thumbsup circle+ slash+|s R 10 44 16 42 4;s M 34 50 L 48 26 L 48 12 C 58 10 63 20 58 38 L 80 38 C 90
          40 90 48 86 54 C 90 58 88 66 83 68 C 86 74 82 80 77 81 C 78 86 72 88 66 88 L 46 88 C 40 88 36 86 34 84 Z
        hand.thumbsup.fill|f R 8 42 18 46 5;f M 32 46 L 46 12 C 56 8 62 18 58 38 L 82 38 C 92 40 92 48 88 54 C 92
          58 90 66 85 68 C 88 74 84 80 79 81 C 80 88 74 90 66 90 L 44 90 C 38 90 34 88 32 86 Z
        hand.wave|W 104;u hand.raised 50 54 0.86 -14;s M 82 14 C 90 18 94 24 96 32 M 18 88 C 12 84 9 80 8 74
        hand.wave.fill|W 104;u hand.raised.fill 50 54 0.86 -14;s M 82 14 C 90 18 94 24 96 32 M 18 88 C 12 84 9 80
          8 74
        handbag circle+ fill|W 92;b M 16 38 L 76 38 L 84 84 C 85 88 82 90 78 90 L 14 90 C 10 90 7 88 8 84 Z;s M 28
          50 L 28 30 C 28 4 64 4 64 30 L 64 50
        hands.clap|W 104;u hand.raised 44 56 0.78 -30;s M 76 28 C 84 30 92 40 92 54 C 92 74 80 90 62 92 M 66 8 L
          64 18 M 82 10 L 77 20 M 96 22 L 87 28
        hands.clap.fill|W 104;u hand.raised.fill 44 56 0.78 -30;s M 76 28 C 84 30 92 40 92 54 C 92 74 80 90 62 92
          M 66 8 L 64 18 M 82 10 L 77 20 M 96 22 L 87 28
        hands.sparkles|W 108;u hand.raised 40 54 0.84;f M 84 14 Q 86 28 100 30 Q 86 32 84 46 Q 82 32 68 30 Q 82 28
          84 14 Z M 94 56 Q 95 63 102 64 Q 95 65 94 72 Q 93 65 86 64 Q 93 63 94 56 Z
        hands.sparkles.fill|W 108;u hand.raised.fill 40 54 0.84;f M 84 14 Q 86 28 100 30 Q 86 32 84 46 Q 82 32 68
          30 Q 82 28 84 14 Z M 94 56 Q 95 63 102 64 Q 95 65 94 72 Q 93 65 86 64 Q 93 63 94 56 Z
        hanger|W 116;s M 58 40 L 58 34 C 70 32 70 14 58 14 C 50 14 46 18 46 24 M 58 40 L 106 70 C 112 74 110 82
          102 82 L 14 82 C 6 82 4 74 10 70 Z
        hare circle+ fill|W 116;b M 12 70 C 12 54 28 44 46 46 C 54 46 62 48 68 52 L 52 22 C 60 20 70 30 76 44 L 74
          18 C 82 22 88 34 88 46 C 98 48 106 56 104 64 C 98 72 84 72 76 68 L 80 82 L 66 82 L 58 74 L 34 82 L 20 82
          Z;k K 92 56 3.5
        headphones circle+ slash|s M 12 70 L 12 52 C 12 28 28 12 50 12 C 72 12 88 28 88 52 L 88 70;f R 10 56 20 32
          7 R 70 56 20 32 7
        heart badge.bolt+ badge.bolt.slash+ circle+ rectangle+ slash+ slash.circle+ square+|@ 50 46 0.4;a M 50 88
          C 26 70 10 56 10 36 C 10 22 20 13 31 13 C 39 13 46 18 50 26 C 54 18 61 13 69 13 C 80 13 90 22 90 36 C 90
          56 74 70 50 88 Z
        heart.fill|fr M 50 93 C 22 73 6 57 6 35 C 6 20 17 9 31 9 C 39 9 46 13 50 20 C 54 13 61 9 69 9 C 83 9 94 20
          94 35 C 94 57 78 73 50 93 Z
        heart.text.square fill|b R 11 11 78 78 17;k M 50 52 C 40 44 32 38 32 31 C 32 22 44 20 50 29 C 56 20 68 22
          68 31 C 68 38 60 44 50 52 Z;d0.8 M 28 64 L 72 64 M 28 76 L 58 76
        helm|s E 50 50 28 28;s E 50 50 8 8;s M 50 41 L 50 8 M 56.36 43.64 L 79.7 20.3 M 59 50 L 92 50 M 56.36
          56.36 L 79.7 79.7 M 50 59 L 50 92 M 43.64 56.36 L 20.3 79.7 M 41 50 L 8 50 M 43.64 43.64 L 20.3 20.3
        hexagon fill|@ 50 50 0.52;b M 92 50 L 71 86.37 L 29 86.37 L 8 50 L 29 13.63 L 71 13.63 Z
        hifispeaker badge.minus+ badge.plus+ fill|W 72;b R 10 8 52 84 9;d E 36 62 15 15;k K 36 27 7
        hifispeaker.2 badge.minus+ badge.plus+ fill|W 116;b R 8 10 44 80 8 R 64 10 44 80 8;d E 30 62 12 12 E 86 62
          12 12;k K 30 29 6 K 86 29 6
        highlighter badge.ellipsis|s M 58 10 L 88 40 L 56 66 L 32 42 Z;b M 30 46 L 52 68 L 42 74 L 20 80 L 26 58
          Z;s M 10 90 L 90 90
        hockey.puck circle+ fill|W 112;b M 10 44 L 10 62 C 10 84 102 84 102 62 L 102 44;b E 56 44 46 18
        homekit|=house
        homepod badge.checkmark+ badge.minus+ badge.plus+ fill|W 80;b R 12 14 56 76 24;d M 26 22 C 32 26 48 26 54
          22
        homepod.2 badge.minus+ badge.plus+ fill|W 120;b R 8 24 46 62 20 R 66 24 46 62 20;d M 20 32 C 25 36 37 36
          42 32 M 78 32 C 83 36 95 36 100 32
        hourglass badge.eye badge.lock badge.plus circle+|W 80;s M 14 10 L 66 10 M 14 90 L 66 90 M 20 10 C 20 34
          38 40 38 50 C 38 60 20 66 20 90 M 60 10 C 60 34 42 40 42 50 C 42 60 60 66 60 90;f M 27 86 C 30 70 50 70
          53 86 Z
        hourglass.bottomhalf.fill|=hourglass.bottomhalf.filled
        hourglass.bottomhalf.filled|W 80;u hourglass 40 50 1;f M 24 88 C 26 70 36 64 40 60 C 44 64 54 70 56 88 Z
        hourglass.tophalf.fill|=hourglass.tophalf.filled
        hourglass.tophalf.filled|W 80;s M 14 10 L 66 10 M 14 90 L 66 90 M 20 10 C 20 34 38 40 38 50 C 38 60 20 66
          20 90 M 60 10 C 60 34 42 40 42 50 C 42 60 60 66 60 90;f M 25 26 L 55 26 C 51 36 42 40 40 48 C 38 40 29
          36 25 26 Z
        house badge.exclamationmark+ badge.wifi+ circle+ slash+|s M 50 12 L 90 46 C 95 51 90 56 85 53 L 82 51 L 82
          82 C 82 87 79 89 75 89 L 25 89 C 21 89 18 87 18 82 L 18 51 L 15 53 C 10 56 5 51 10 46 Z;s M 39 88 L 39
          64 L 61 64 L 61 88
        house.and.flag circle+|W 112;s M 46 26 L 84 58 M 46 26 L 8 58 M 18 52 L 18 90 L 74 90 L 74 52;s M 90 60 L
          90 10;f M 90 10 L 110 18 L 90 28 Z
        house.fill|f M 50 12 L 90 46 C 95 51 90 56 85 53 L 82 51 L 82 82 C 82 87 79 89 75 89 L 25 89 C 21 89 18 87
          18 82 L 18 51 L 15 53 C 10 56 5 51 10 46 Z;y R 40 60 20 30 3
        house.lodge circle+ fill|W 104;b M 52 12 L 98 60 L 88 60 L 88 88 L 16 88 L 16 60 L 6 60 Z;d M 42 88 L 42
          66 L 62 66 L 62 88
        hryvniasign - circle+ square+|W 72;s M 14 32 C 20 14 54 14 54 34 C 54 54 14 48 14 68 C 14 86 48 88 56 70 M
          8 43 L 62 43 M 8 57 L 62 57
        humidity fill|W 112;b M 36 14 C 46 30 62 46 62 62 C 62 78 52 88 36 88 C 20 88 10 78 10 62 C 10 46 26 30 36
          14 Z;s M 76 24 L 104 24 M 76 44 L 104 44 M 76 64 L 104 64
        hurricane circle+|s E 50 50 26 26;s M 24 50 C 24 24 50 8 84 14 M 76 50 C 76 76 50 92 16 86;f K 50 50 8
        """
}
