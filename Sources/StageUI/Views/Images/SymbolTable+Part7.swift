// Licensed under the Apache License, Version 2.0.

extension SymbolTable {
    /// The entries from `r` to `square.inset.filled`.
    static let part7: StaticString = """
        r - circle+ square+|W 60;s M 12 82 L 12 18 L 30 18 C 54 18 54 52 30 52 L 12 52 M 32 52 L 50 82
        radio fill|W 112;b R 10 34 92 52 10;d E 76 60 14 14;d M 26 52 L 48 52 M 26 68 L 48 68;s M 24 32 L 86 10
        radiowaves.left|W 44;s A 44 50 16 130 230 A 44 50 36 130 230
        radiowaves.right|W 44;s A 0 50 16 -50 50 A 0 50 36 -50 50
        rainbow|W 120;sr A 60 80 50 180 360;sy A 60 80 34 180 360;sb A 60 80 18 180 360
        rays|s M 50 8 L 50 30 M 50 70 L 50 92 M 8 50 L 30 50 M 70 50 L 92 50 M 20 20 L 36 36 M 64 64 L 80 80 M 20
          80 L 36 64 M 64 36 L 80 20
        record.circle fill|b E 50 50 42 42;kr K 50 50 18
        recordingtape circle+|W 120;s E 32 50 24 24 E 88 50 24 24;s M 32 74 L 88 74
        rectangle badge.checkmark+ badge.minus badge.person.crop badge.plus badge.sparkles+ badge.xmark+ fill
          fill.badge.checkmark fill.badge.minus fill.badge.person.crop fill.badge.plus fill.badge.xmark slash+|W
          116;@ 58 50 0.5;b R 8 20 100 60 11
        rectangle.3.group bubble+ bubble.left+ fill|W 120;b R 8 14 46 72 8 R 64 14 48 31 8 R 64 55 48 31 8
        rectangle.3.offgrid bubble.left+ fill|W 120;b R 8 14 46 32 8 R 8 56 62 30 8 R 64 14 48 32 8
        rectangle.and.arrow.up.right.and.arrow.down.left slash|W 116;s R 8 18 100 64 11;s M 64 44 L 86 30 M 70 29
          L 88 29 L 88 46 M 52 56 L 30 70 M 46 71 L 28 71 L 28 54
        rectangle.and.hand.point.up.left fill|W 112;s M 36 78 L 20 78 C 12 78 8 74 8 66 L 8 24 C 8 16 12 12 20 12
          L 92 12 C 100 12 104 16 104 24 L 104 48;b M 48 42 L 82 58 L 68 64 L 84 84 L 76 90 L 60 70 L 52 80 Z
        rectangle.and.paperclip|W 116;s M 48 80 L 20 80 C 12 80 8 76 8 68 L 8 32 C 8 24 12 20 20 20 L 96 20 C 104
          20 108 24 108 32 L 108 44;u paperclip 82 70 0.48
        rectangle.and.pencil.and.ellipsis|W 116;s R 8 30 84 54 11;f K 30 57 6 K 50 57 6;s M 104 14 L 74 44 L 70 56
          L 82 52 L 111 22 Z
        rectangle.and.text.magnifyingglass|W 116;s M 42 80 L 20 80 C 12 80 8 76 8 68 L 8 30 C 8 22 12 18 20 18 L
          96 18 C 104 18 108 22 108 30 L 108 42;s0.8 M 24 36 L 60 36 M 24 52 L 46 52;s E 76 62 18 18;s1.2 M 90 76
          L 104 90
        rectangle.arrowtriangle.2.inward|W 116;s R 8 20 100 60 11;f M 22 36 L 46 50 L 22 64 Z M 94 36 L 70 50 L 94
          64 Z
        rectangle.arrowtriangle.2.outward|W 116;s R 8 20 100 60 11;f M 46 36 L 22 50 L 46 64 Z M 70 36 L 94 50 L
          70 64 Z
        rectangle.bottomthird.inset.fill|=rectangle.bottomthird.inset.filled
        rectangle.bottomthird.inset.filled|W 116;s R 8 20 100 60 11;f R 20 54 76 15 5
        rectangle.center.inset.fill|=rectangle.center.inset.filled
        rectangle.center.inset.filled badge.plus|W 116;s R 8 20 100 60 11;f R 34 36 48 28 5
        rectangle.compress.vertical|W 104;s M 12 50 L 92 50 M 52 8 L 52 34 M 38 21 L 52 35 L 66 21 M 52 92 L 52 66
          M 38 79 L 52 65 L 66 79
        rectangle.connected.to.line.below|W 104;b R 14 14 76 42 9;s M 52 58 L 52 84 M 10 84 L 94 84
        rectangle.dashed|W 116;@ 58 50 0.5;s M 27.22 20 L 38.11 20 M 52.55 20 L 63.45 20 M 77.89 20 L 88.78 20 M
          108 42.26 L 108 57.74 M 88.78 80 L 77.89 80 M 63.45 80 L 52.55 80 M 38.11 80 L 27.22 80 M 8 57.74 L 8
          42.26 A 96 32 12 270 360 A 96 68 12 0 90 A 20 68 12 90 180 A 20 32 12 180 270
        rectangle.dock|=dock.rectangle
        rectangle.expand.vertical|W 104;s M 12 50 L 92 50 M 52 36 L 52 9 M 38 22 L 52 8 L 66 22 M 52 64 L 52 91 M
          38 78 L 52 92 L 66 78
        rectangle.fill.on.rectangle.angled.fill|W 120;f M 8 22 C 7 15 10 11 17 10 L 74 2 C 82 1 86 4 87 11 L 88 20
          L 36 27 C 26 28 22 34 23 43 L 26 70 L 20 70 C 15 70 14 66 13 62 Z;f M 36 31 L 100 23 C 109 22 113 26 114
          34 L 118 74 C 119 82 115 86 107 87 L 44 94 C 36 95 32 91 31 83 L 26 44 C 25 36 28 32 36 31 Z
        rectangle.fill.on.rectangle.fill circle+|W 116;f M 18 8 L 76 8 C 85 8 90 13 90 22 L 90 28 L 36 28 C 27 28
          22 33 22 42 L 22 74 L 18 74 C 9 74 4 69 4 60 L 4 22 C 4 13 9 8 18 8 Z;f R 28 34 84 58 13
        rectangle.grid.1x2 fill|W 108;b R 9 12 90 32 8 R 9 56 90 32 8
        rectangle.grid.2x2 fill|W 116;b R 8 18 44 28 7 R 64 18 44 28 7 R 8 56 44 28 7 R 64 56 44 28 7
        rectangle.grid.3x2 fill|W 124;b R 7 20 30 24 5 R 47 20 30 24 5 R 87 20 30 24 5 R 7 56 30 24 5 R 47 56 30
          24 5 R 87 56 30 24 5
        rectangle.inset.bottomleft.fill|=rectangle.inset.bottomleft.filled
        rectangle.inset.bottomleft.filled|W 116;s R 8 20 100 60 11;f R 20 47 38 22 5
        rectangle.inset.bottomright.fill|=rectangle.inset.bottomright.filled
        rectangle.inset.bottomright.filled|W 116;s R 8 20 100 60 11;f R 58 47 38 22 5
        rectangle.inset.fill|=rectangle.inset.filled
        rectangle.inset.filled|W 116;s R 8 20 100 60 11;f R 22 34 72 32 5
        rectangle.inset.filled.on.rectangle|W 116;s R 30 36 78 52 10;f R 42 48 54 28 4;s M 20 70 L 18 70 C 11 70 8
          66 8 60 L 8 22 C 8 15 12 12 18 12 L 76 12 C 83 12 86 15 86 22 L 86 26
        rectangle.inset.topleft.fill|=rectangle.inset.topleft.filled
        rectangle.inset.topleft.filled|W 116;s R 8 20 100 60 11;f R 20 31 38 22 5
        rectangle.inset.topright.fill|=rectangle.inset.topright.filled
        rectangle.inset.topright.filled|W 116;s R 8 20 100 60 11;f R 58 31 38 22 5
        rectangle.landscape.rotate slash|W 116;s R 24 30 68 44 9;s M 8 50 C 8 26 30 12 56 12 M 48 5 L 57 12 L 48
          20 M 108 50 C 108 76 86 90 60 90 M 68 96 L 59 90 L 68 81
        rectangle.lefthalf.fill|=rectangle.lefthalf.filled
        rectangle.lefthalf.filled|W 116;s R 8 20 100 60 11;f M 58 20 L 20 20 C 12 20 8 24 8 32 L 8 68 C 8 76 12 80
          20 80 L 58 80 Z
        rectangle.lefthalf.inset.fill|=rectangle.lefthalf.inset.filled
        rectangle.lefthalf.inset.filled|W 116;s R 8 20 100 60 11;f R 20 32 34 36 5
        rectangle.leftthird.inset.fill|=rectangle.leftthird.inset.filled
        rectangle.leftthird.inset.filled|W 116;s R 8 20 100 60 11;f R 20 32 24 36 5
        rectangle.on.rectangle badge.gearshape circle+ fill slash+ slash.circle+ square+|W 116;b R 30 36 78 52
          10;s M 20 70 L 18 70 C 11 70 8 66 8 60 L 8 22 C 8 15 12 12 18 12 L 76 12 C 83 12 86 15 86 22 L 86 26
        rectangle.on.rectangle.angled fill|W 116;b M 34 36 L 98 28 C 103 27.4 106 30 106.6 34 L 110 74 C 110.4 79
          108 82 103 82.6 L 42 90 C 37 90.5 34 88 33.4 83 L 28 44 C 27.4 39 29.5 36.6 34 36 Z;s M 20 66 L 12 24 C
          11 18 13 15 18 14 L 72 6 C 78 5 81 7 82 12 L 83 18
        rectangle.portrait badge.plus+ fill slash+|W 80;@ 40 50 0.5;b R 10 8 60 84 11
        rectangle.portrait.and.arrow.forward|=rectangle.portrait.and.arrow.right
        rectangle.portrait.and.arrow.right|W 112;s M 62 30 L 62 22 C 62 14 58 10 50 10 L 26 10 C 18 10 14 14 14 22
          L 14 78 C 14 86 18 90 26 90 L 50 90 C 58 90 62 86 62 78 L 62 70;s M 40 50 L 102 50 M 82 30 L 102 50 L 82
          70
        rectangle.portrait.and.arrow.right.fill|W 112;f R 10 7 56 86 15;x2.8 M 40 50 L 102 50 M 82 30 L 102 50 L
          82 70;s M 40 50 L 102 50 M 82 30 L 102 50 L 82 70
        rectangle.portrait.center.inset.filled|W 80;s R 10 8 60 84 11;f R 24 34 32 32 5
        rectangle.portrait.on.rectangle.portrait fill slash+|W 92;b R 30 24 52 68 10;s M 22 76 L 20 76 C 13 76 10
          73 10 66 L 10 18 C 10 11 13 8 20 8 L 52 8 C 59 8 62 11 62 16
        rectangle.portrait.rotate slash|s R 28 16 44 68 9;s M 8 44 C 8 26 14 16 26 10 M 14 6 L 27 9 L 24 22 M 92
          56 C 92 74 86 84 74 90 M 86 94 L 73 91 L 76 78
        rectangle.righthalf.fill|=rectangle.righthalf.filled
        rectangle.righthalf.filled|W 116;s R 8 20 100 60 11;f M 58 20 L 96 20 C 104 20 108 24 108 32 L 108 68 C
          108 76 104 80 96 80 L 58 80 Z
        rectangle.righthalf.inset.fill|=rectangle.righthalf.inset.filled
        rectangle.righthalf.inset.filled|W 116;s R 8 20 100 60 11;f R 62 32 34 36 5
        rectangle.rightthird.inset.fill|=rectangle.rightthird.inset.filled
        rectangle.rightthird.inset.filled|W 116;s R 8 20 100 60 11;f R 72 32 24 36 5
        rectangle.roundedbottom fill|W 116;b M 8 20 L 108 20 L 108 60 C 108 74 100 80 88 80 L 28 80 C 16 80 8 74 8
          60 Z
        rectangle.roundedtop fill|W 116;b M 8 80 L 108 80 L 108 40 C 108 26 100 20 88 20 L 28 20 C 16 20 8 26 8 40
          Z
        rectangle.split.1x2 fill|W 116;b R 8 20 100 60 11;d M 10 50 L 106 50
        rectangle.split.2x1 fill slash+|W 116;b R 8 20 100 60 11;d M 58 22 L 58 78
        rectangle.split.2x2 fill|W 116;b R 8 20 100 60 11;d M 58 22 L 58 78 M 10 50 L 106 50
        rectangle.split.3x1 fill|W 116;b R 8 20 100 60 11;d M 41 22 L 41 78 M 75 22 L 75 78
        rectangle.split.3x3 fill|W 116;b R 8 14 100 72 11;d M 41 16 L 41 84 M 75 16 L 75 84 M 10 38 L 106 38 M 10
          62 L 106 62
        rectangle.stack badge.minus+ badge.person.crop+ badge.play+ badge.plus+ fill fill.badge.minus
          fill.badge.person.crop fill.badge.plus slash+|W 108;b R 9 36 90 52 11;s M 20 23 L 88 23 M 30 10 L 78 10
        rectangle.stack.person.crop fill|=person.crop.rectangle.stack
        rectangle.topthird.inset.filled|W 116;s R 8 20 100 60 11;f R 20 31 76 15 5
        refrigerator fill|W 76;b R 12 8 52 80 9;d M 14 38 L 62 38 M 26 20 L 26 28 M 26 48 L 26 60;s M 22 90 L 22
          93 M 54 90 L 54 93
        repeat badge.xmark badge.xmark.circle.fill circle+|W 108;s M 12 48 L 12 42 C 12 30 18 26 30 26 L 94 26 M
          78 10 L 95 26 L 78 42 M 96 52 L 96 58 C 96 70 90 74 78 74 L 14 74 M 30 58 L 13 74 L 30 90
        repeat.1 circle+|W 108;s M 12 48 L 12 42 C 12 30 18 26 30 26 L 70 26 M 54 10 L 71 26 L 54 42 M 96 56 L 96
          58 C 96 70 90 74 78 74 L 14 74 M 30 58 L 13 74 L 30 90;s M 86 16 L 96 10 L 96 42
        restart circle+|W 96;s A 48 50 38 -60 240;s M 48 32 L 66 50 L 48 68 L 30 50 Z
        return|W 100;s M 34 34 L 10 58 L 34 82 M 10 58 L 72 58 C 84 58 90 52 90 40 L 90 20
        rhombus fill|b M 50 8 L 92 50 L 50 92 L 8 50 Z
        road.lanes|W 104;s M 30 12 L 10 88 M 74 12 L 94 88 M 52 14 L 52 24 M 52 42 L 52 56 M 52 74 L 52 86
        road.lanes.curved.right|W 104;s M 10 88 C 10 50 26 24 60 14 M 62 88 C 62 70 72 54 94 46 M 36 86 L 37 76 M
          42 60 C 46 48 52 40 60 34 M 74 28 L 84 24
        rosette|W 92;b E 46 38 29 29;d E 46 38 13 13;s M 30 64 L 22 92 L 46 80 L 70 92 L 62 64
        rotate.3d circle+|W 108;s E 54 50 46 18;s M 54 10 C 32 10 32 90 54 90;s M 92 70 L 100 56 L 84 56
        rotate.left|W 100;s R 40 40 50 50 8;s M 60 22 C 34 22 22 34 22 56 M 8 46 L 22 60 L 36 46
        rotate.right|W 100;s R 10 40 50 50 8;s M 40 22 C 66 22 78 34 78 56 M 64 46 L 78 60 L 92 46
        rublesign circle+ square+|W 70;s M 22 86 L 22 16 L 40 16 C 66 16 66 54 40 54 L 10 54 M 10 70 L 46 70
        ruler fill|W 116;b R 8 34 100 32 6;d M 24 36 L 24 48 M 38 36 L 38 44 M 52 36 L 52 48 M 66 36 L 66 44 M 80
          36 L 80 48 M 94 36 L 94 44
        rupeesign - circle+ square+|W 104;s M 12 84 L 12 18 L 28 18 C 48 18 48 50 28 50 L 12 50 M 28 50 L 46 84;s
          M 92 54 C 86 42 62 46 64 56 C 66 66 92 62 92 74 C 90 88 64 86 60 74
        s - circle+ square+|W 56;s M 45 29 C 39 14 10 15 10 34 C 10 54 48 45 48 66 C 48 86 14 88 8 69
        safari fill|b E 50 50 42 42;k M 70 30 L 56 56 L 30 70 L 44 44 Z
        sailboat circle+|W 104;b M 46 8 L 46 62 L 14 62 C 26 46 38 28 46 8 Z;b M 58 18 C 76 32 84 48 88 62 L 58 62
          Z;b M 8 74 L 96 74 C 92 85 86 90 76 90 L 28 90 C 18 90 12 85 8 74 Z
        sailboat.fill|W 104;f M 46 6 L 46 64 L 12 64 C 24 48 37 28 46 6 Z;f M 54 14 C 74 28 86 46 90 64 L 54 64
          Z;f M 6 72 L 98 72 C 94 85 87 93 76 93 L 28 93 C 17 93 10 85 6 72 Z
        scale.3d|s M 50 8 L 88 30 L 88 70 L 50 92 L 12 70 L 12 30 Z;s M 50 50 L 50 90 M 50 50 L 14 31 M 50 50 L 86
          31
        scalemass fill|W 92;b M 30 30 L 62 30 C 68 30 72 33 73 39 L 82 82 C 83 88 80 91 75 91 L 17 91 C 12 91 9 88
          10 82 L 19 39 C 20 33 24 30 30 30 Z;s E 46 18 11 11
        scanner fill|W 116;b R 8 56 100 28 9;d M 24 70 L 68 70;k K 90 70 4.5;s M 14 44 L 100 14
        scissors badge.ellipsis circle+|s E 24 72 14 14 E 76 72 14 14;s M 33 61 L 70 10 M 67 61 L 30 10
        scooter|W 116;s E 24 78 12 12 E 92 78 12 12;s M 36 78 L 76 78 C 76 68 82 62 88 60 L 72 14 L 56 14
        scope|s E 50 50 30 30;s M 50 8 L 50 36 M 50 64 L 50 92 M 8 50 L 36 50 M 64 50 L 92 50
        screwdriver|s1.3 M 12 12 L 46 46;s M 48 62 L 62 48 L 86 74 C 94 82 82 94 74 86 Z
        screwdriver.fill|s1.3 M 12 12 L 52 52;f M 50 64 L 64 50 L 88 76 C 96 84 84 96 76 88 Z
        scribble|W 104;s M 10 74 C 20 20 34 16 38 28 C 44 48 20 82 32 86 C 48 90 52 30 66 34 C 80 38 52 78 66 82 C
          78 84 84 62 94 56
        scribble.variable|W 104;s1.3 M 10 74 C 20 20 34 16 38 28 C 44 48 20 82 32 86 C 48 90 52 30 66 34 C 80 38
          52 78 66 82 C 78 84 84 62 94 56
        scroll fill|W 100;b M 28 12 L 78 12 C 86 12 88 18 88 24 L 88 30 L 74 30 L 74 78 C 74 86 70 90 62 90 L 22
          90 C 14 90 10 86 10 78 L 10 74 L 26 74 L 26 22 Z;d0.8 M 38 32 L 60 32 M 38 46 L 60 46 M 38 60 L 60 60
        sdcard fill|W 84;b M 34 10 L 62 10 C 69 10 72 13 72 20 L 72 80 C 72 87 69 90 62 90 L 22 90 C 15 90 12 87
          12 80 L 12 34 Z;d M 34 24 L 34 40 M 47 24 L 47 40 M 60 24 L 60 40
        seal fill|@ 50 50 0.5;b M 50 6 L 59.58 14.26 L 72 11.89 L 76.16 23.84 L 88.11 28 L 85.74 40.42 L 94 50 L
          85.74 59.58 L 88.11 72 L 76.16 76.16 L 72 88.11 L 59.58 85.74 L 50 94 L 40.42 85.74 L 28 88.11 L 23.84
          76.16 L 11.89 72 L 14.26 59.58 L 6 50 L 14.26 40.42 L 11.89 28 L 23.84 23.84 L 28 11.89 L 40.42 14.26 Z
        selection.pin.in.out|W 112;s M 27.13 12 L 34.87 12 M 45.13 12 L 52.87 12 M 70 31.41 L 70 42.59 M 70 57.41
          L 70 68.59 M 52.87 88 L 45.13 88 M 34.87 88 L 27.13 88 M 10 68.59 L 10 57.41 M 10 42.59 L 10 31.41 A 58
          24 12 270 360 A 58 76 12 0 90 A 22 76 12 90 180 A 22 24 12 180 270;b M 84 40 L 100 40 L 100 54 L 106 62
          L 78 62 L 84 54 Z;s M 92 64 L 92 84
        sensor|s E 50 50 42 42;f K 50 50 8;s A 50 50 22 -60 60 A 50 50 22 120 240
        sensor.fill|f E 50 50 45 45;y K 50 50 8;x A 50 50 22 -60 60 A 50 50 22 120 240
        sensor.tag.radiowaves.forward fill|W 116;b E 42 50 34 34;k K 42 50 9;s A 50 50 42 -38 38 A 50 50 58 -36 36
        server.rack|W 108;b R 10 10 88 22 7 R 10 39 88 22 7 R 10 68 88 22 7;k K 24 21 4 K 24 50 4 K 24 79 4;d0.8 M
          62 21 L 86 21 M 62 50 L 86 50 M 62 79 L 86 79
        shadow|s E 42 42 32 32;f M 74 42 A 42 42 32 0 90 L 42 74 C 52 88 80 86 88 66 C 92 54 86 44 74 42 Z
        shekelsign - circle+ square+|=sheqelsign
        sheqelsign - circle+ square+|W 84;s M 14 84 L 14 18 L 36 18 C 50 18 54 26 54 40 L 54 62 M 30 40 L 30 84 L
          50 84 C 66 84 70 74 70 62 L 70 18
        shield slash+|W 90;@ 45 48 0.5;b M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11
          48 L 11 18 C 22 17 34 14 45 7 Z
        shield.checkerboard|=shield.checkered
        shield.checkered|W 90;s M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11 48 L 11 18
          C 22 17 34 14 45 7 Z;f M 45 7 L 45 50 L 11 50 L 11 18 C 22 17 34 14 45 7 Z M 45 50 L 79 50 C 79 70 66 84
          45 93 Z
        shield.fill|W 90;f M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11 48 L 11 18 C 22
          17 34 14 45 7 Z
        shield.lefthalf.fill slash|=shield.lefthalf.filled
        shield.lefthalf.filled badge.checkmark slash trianglebadge.exclamationmark|W 90;s M 45 7 C 56 14 68 17 79
          18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11 48 L 11 18 C 22 17 34 14 45 7 Z;f M 45 7 L 45 93 C 24 84
          11 70 11 48 L 11 18 C 22 17 34 14 45 7 Z
        shield.righthalf.filled|W 90;s M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11 48
          L 11 18 C 22 17 34 14 45 7 Z;f M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 Z
        shift fill|W 92;b M 46 10 L 86 50 L 64 50 L 64 88 L 28 88 L 28 50 L 6 50 Z
        shippingbox circle+|W 100;b M 50 7 L 89 27 L 89 72 L 50 93 L 11 72 L 11 27 Z;d M 12 28 L 50 48 L 88 28 M
          50 48 L 50 92 M 30 17 L 69 38
        shippingbox.and.arrow.backward|W 116;u shippingbox 64 50 0.86;y R 0 30 52 40 8;s M 48 50 L 10 50 M 24 36 L
          10 50 L 24 64
        shippingbox.fill|f M 50 6 L 90 27 L 50 48 L 10 27 Z;f M 8 33 L 47 54 L 47 95 L 8 73 Z;f M 92 33 L 53 54 L
          53 95 L 92 73 Z;x0.6 M 30 16 L 70 38
        shoe circle+ fill|W 116;b M 10 34 C 20 44 32 42 40 30 L 70 54 C 86 60 106 58 106 74 L 106 82 L 10 82 Z;d M
          12 70 L 104 70
        shower|s M 22 92 L 22 30 C 22 12 54 12 54 30;s M 36 42 C 36 28 72 28 72 42 Z;s M 40 56 L 38 62 M 54 56 L
          54 62 M 68 56 L 70 62 M 36 74 L 34 80 M 54 74 L 54 80 M 72 74 L 74 80
        shuffle circle+|W 112;s M 8 28 L 24 28 C 48 28 60 72 84 72 L 102 72 M 88 58 L 103 72 L 88 86 M 8 72 L 24
          72 C 34 72 40 66 46 58 M 62 42 C 68 34 74 28 84 28 L 102 28 M 88 14 L 103 28 L 88 42
        sidebar.leading|=sidebar.left
        sidebar.left|W 116;s R 8 14 100 72 12;s M 42 16 L 42 84;s0.8 M 20 30 L 30 30 M 20 42 L 30 42 M 20 54 L 30
          54
        sidebar.right|W 116;s R 8 14 100 72 12;s M 74 16 L 74 84;s0.8 M 86 30 L 96 30 M 86 42 L 96 42 M 86 54 L 96
          54
        sidebar.squares.leading|=sidebar.squares.left
        sidebar.squares.left|W 116;s R 8 14 100 72 12;s M 42 16 L 42 84;f R 19 28 13 11 2 R 19 45 13 11 2 R 19 62
          13 11 2
        sidebar.squares.right|W 116;s R 8 14 100 72 12;s M 74 16 L 74 84;f R 84 28 13 11 2 R 84 45 13 11 2 R 84 62
          13 11 2
        sidebar.squares.trailing|=sidebar.squares.right
        sidebar.trailing|=sidebar.right
        signature|W 116;s M 10 84 L 106 84;s M 14 62 C 28 60 50 30 44 18 C 40 8 28 18 30 40 C 32 60 44 70 50 58 C
          54 48 58 46 60 56 C 62 64 68 64 72 54 C 76 48 80 60 86 60 L 100 58
        signpost.left circle+ fill|W 100;b M 24 16 L 84 16 L 84 42 L 24 42 L 10 29 Z;s M 54 44 L 54 92 M 54 8 L 54
          14
        signpost.right circle+ fill|W 100;b M 76 16 L 16 16 L 16 42 L 76 42 L 90 29 Z;s M 46 44 L 46 92 M 46 8 L
          46 14
        signpost.right.and.left circle+ fill|W 100;b M 74 14 L 20 14 L 20 34 L 74 34 L 88 24 Z;b M 26 46 L 80 46 L
          80 66 L 26 66 L 12 56 Z;s M 50 6 L 50 12 M 50 36 L 50 44 M 50 68 L 50 94
        simcard fill|W 84;b M 34 10 L 62 10 C 69 10 72 13 72 20 L 72 80 C 72 87 69 90 62 90 L 22 90 C 15 90 12 87
          12 80 L 12 34 Z;d R 26 44 32 32 5;d M 42 46 L 42 74 M 28 60 L 56 60
        simcard.2 fill|W 108;b M 32 24 L 56 24 C 63 24 66 27 66 34 L 66 82 C 66 89 63 92 56 92 L 20 92 C 13 92 10
          89 10 82 L 10 46 Z;d R 22 54 32 28 5;s M 44 10 L 86 10 C 93 10 96 13 96 20 L 96 72 C 96 78 92 81 86 80
        sink fill|W 108;b M 12 56 L 96 56 L 90 80 C 89 84 86 86 82 86 L 26 86 C 22 86 19 84 18 80 Z;s M 54 54 L 54
          24 C 54 10 76 10 76 24 L 76 32
        skateboard|W 120;s M 8 44 C 16 54 22 56 30 56 L 90 56 C 98 56 104 54 112 44;s E 34 70 8 8 E 86 70 8 8
        skew|W 116;s M 34 20 L 108 20 L 82 80 L 8 80 Z
        slash -|W 60;s M 46 16 L 14 84
        slash.circle|=nosign
        slash.circle.fill|f E 50 50 45 45;x M 70 30 L 30 70
        sleep circle+|=moon
        slider.horizontal.2.gobackward|W 104;s M 10 30 L 38 30 M 58 30 L 94 30 M 10 68 L 22 68 M 42 68 L 52 68;s E
          48 30 9 9 E 32 68 9 9;s A 78 72 16 250 560;s M 80 48 L 70 56 L 80 64
        slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath|=slider.horizontal.3
        slider.horizontal.2.square badge.arrow.down|b R 11 11 78 78 17;d M 26 38 L 42 38 M 62 38 L 74 38 M 26 62 L
          38 62 M 58 62 L 74 62;d E 52 38 8 8 E 48 62 8 8
        slider.horizontal.3|W 104;s M 10 24 L 54 24 M 76 24 L 94 24 M 10 50 L 24 50 M 46 50 L 94 50 M 10 76 L 54
          76 M 76 76 L 94 76;s E 65 24 9 9 E 35 50 9 9 E 65 76 9 9
        slider.horizontal.below.rectangle|W 108;s R 12 10 84 46 9;s M 10 80 L 42 80 M 62 80 L 98 80;s E 52 80 9 9
        slider.vertical.3|W 104;s M 22 10 L 22 50 M 22 74 L 22 90 M 52 10 L 52 24 M 52 46 L 52 90 M 82 10 L 82 50
          M 82 74 L 82 90;s E 22 62 9 9 E 52 35 9 9 E 82 62 9 9
        slowmo|s M 50 12 L 50 6 M 59.84 13.29 L 61.39 7.499 M 69 17.09 L 72 11.89 M 76.87 23.13 L 81.11 18.89 M
          82.91 31 L 88.11 28 M 86.71 40.16 L 92.5 38.61 M 88 50 L 94 50 M 86.71 59.84 L 92.5 61.39 M 82.91 69 L
          88.11 72 M 76.87 76.87 L 81.11 81.11 M 69 82.91 L 72 88.11 M 59.84 86.71 L 61.39 92.5 M 50 88 L 50 94 M
          40.16 86.71 L 38.61 92.5 M 31 82.91 L 28 88.11 M 23.13 76.87 L 18.89 81.11 M 17.09 69 L 11.89 72 M 13.29
          59.84 L 7.499 61.39 M 12 50 L 6 50 M 13.29 40.16 L 7.499 38.61 M 17.09 31 L 11.89 28 M 23.13 23.13 L
          18.89 18.89 M 31 17.09 L 28 11.89 M 40.16 13.29 L 38.61 7.499;s E 50 50 20 20
        smallcircle.circle fill|b E 50 50 42 42;d E 50 50 15 15
        smallcircle.fill.circle fill|=smallcircle.filled.circle
        smallcircle.filled.circle fill|b E 50 50 42 42;k K 50 50 15
        smartphone|=iphone
        smiley fill|=face.smiling
        smoke circle+|W 120;s M 32 80 C 18 80 8 72 8 60 C 8 50 15 43 25 41 C 26 26 38 16 53 16 C 67 16 77 24 81 36
          C 99 34 112 44 112 58 C 112 72 102 80 88 80 Z;s M 26 60 C 34 52 42 52 50 60 C 58 68 66 68 74 60
        smoke.fill|W 120;f M 32 80 C 18 80 8 72 8 60 C 8 50 15 43 25 41 C 26 26 38 16 53 16 C 67 16 77 24 81 36 C
          99 34 112 44 112 58 C 112 72 102 80 88 80 Z;s M 32 80 C 18 80 8 72 8 60 C 8 50 15 43 25 41 C 26 26 38 16
          53 16 C 67 16 77 24 81 36 C 99 34 112 44 112 58 C 112 72 102 80 88 80 Z;x M 26 60 C 34 52 42 52 50 60 C
          58 68 66 68 74 60
        snow|=snowflake
        snowboard fill|b M 18 68 L 68 18 C 78 8 92 22 82 32 L 32 82 C 22 92 8 78 18 68 Z;d M 34 58 L 46 66 M 56 36
          L 66 46
        snowflake circle+ slash|sc M 50 8 L 50 92 M 14 29 L 86 71 M 86 29 L 14 71 M 38 14 L 50 24 L 62 14 M 38 86
          L 50 76 L 62 86 M 12 42 L 26 36 L 24 22 M 88 58 L 74 64 L 76 78 M 88 42 L 74 36 L 76 22 M 12 58 L 26 64
          L 24 78
        soccerball circle+|s E 50 50 42 42;f M 50 35 L 64.27 45.36 L 58.82 62.14 L 41.18 62.14 L 35.73 45.36 Z;s M
          50 35 L 50 18 M 64.27 45.36 L 80.43 40.11 M 58.82 62.14 L 68.81 75.89 M 41.18 62.14 L 31.19 75.89 M
          35.73 45.36 L 19.57 40.11;s0.9 M 36 12 L 50 20 L 64 12 M 88 40 L 79 54 L 86 72 M 68 88 L 52 83;s0.9 M 12
          40 L 21 54 L 14 72 M 32 88 L 48 83
        sofa fill|W 120;b M 24 44 L 24 28 C 24 20 28 16 36 16 L 84 16 C 92 16 96 20 96 28 L 96 44;b M 8 50 C 8 40
          24 40 24 50 L 24 60 L 96 60 L 96 50 C 96 40 112 40 112 50 L 112 80 L 8 80 Z;s M 18 82 L 18 90 M 102 82 L
          102 90
        space|W 100;s M 12 48 L 12 66 L 88 66 L 88 48
        sparkle|f M 50 6 Q 55 45 94 50 Q 55 55 50 94 Q 45 55 6 50 Q 45 45 50 6 Z
        sparkle.magnifyingglass|s E 42 42 31 31;s1.25 M 65 65 L 89 89;f M 42 24 Q 44 40 60 42 Q 44 44 42 60 Q 40
          44 24 42 Q 40 40 42 24 Z
        sparkles|fy M 42 16 Q 47 55 80 58 Q 47 62 42 98 Q 37 62 6 58 Q 37 55 42 16 Z;fy M 78 4 Q 80 21 95 23 Q 80
          25 78 41 Q 76 25 62 23 Q 76 21 78 4 Z;fy M 84 66 Q 85 78 96 79 Q 85 80 84 92 Q 83 80 73 79 Q 83 78 84 66
          Z
        sparkles.rectangle.stack|W 108;s R 9 36 90 52 11;s M 20 23 L 88 23 M 30 10 L 78 10;f M 48 44 Q 51 60 66 63
          Q 51 66 48 82 Q 45 66 30 63 Q 45 60 48 44 Z M 74 46 Q 76 53 83 54 Q 76 56 74 62 Q 72 56 66 54 Q 72 53 74
          46 Z
        speaker badge.exclamationmark+ circle+ slash+ slash.circle+ square+ trianglebadge.exclamationmark+|W 70;s
          M 10 38 L 26 38 L 48 18 L 48 82 L 26 62 L 10 62 Z
        speaker.1|=speaker.wave.1
        speaker.1.fill|=speaker.wave.1.fill
        speaker.2|=speaker.wave.2
        speaker.2.fill|=speaker.wave.2.fill
        speaker.3|=speaker.wave.3
        speaker.3.fill|=speaker.wave.3.fill
        speaker.fill|W 70;f M 10 38 L 26 38 L 48 18 L 48 82 L 26 62 L 10 62 Z;s0.7 M 10 38 L 26 38 L 48 18 L 48 82
          L 26 62 L 10 62 Z
        speaker.minus|W 100;u speaker 35 50 1;s M 64 50 L 92 50
        speaker.plus|W 100;u speaker 35 50 1;s M 78 36 L 78 64 M 64 50 L 92 50
        speaker.wave.1|W 90;u speaker 35 50 1;s A 48 50 18 -42 42
        speaker.wave.1.fill|W 90;u speaker.fill 35 50 1;s A 48 50 18 -42 42
        speaker.wave.2 bubble+ bubble.left+ circle+|W 110;s M 10 38 L 26 38 L 48 18 L 48 82 L 26 62 L 10 62 Z;s A
          48 50 18 -42 42 A 48 50 36 -42 42
        speaker.wave.2.fill|W 110;f M 10 38 L 26 38 L 48 18 L 48 82 L 26 62 L 10 62 Z;s0.7 M 10 38 L 26 38 L 48 18
          L 48 82 L 26 62 L 10 62 Z;s A 48 50 18 -42 42 A 48 50 36 -42 42
        speaker.wave.3|W 124;u speaker 35 50 1;s A 48 50 18 -42 42 A 48 50 36 -42 42 A 48 50 54 -42 42
        speaker.wave.3.fill|W 124;f M 10 38 L 26 38 L 48 18 L 48 82 L 26 62 L 10 62 Z;s0.7 M 10 38 L 26 38 L 48 18
          L 48 82 L 26 62 L 10 62 Z;s A 48 50 18 -42 42 A 48 50 36 -42 42 A 48 50 54 -42 42
        speaker.zzz|W 104;u speaker 35 50 1;s0.9 M 64 34 L 80 34 L 64 54 L 80 54 M 84 58 L 96 58 L 84 74 L 96 74
        speaker.zzz.fill|W 104;u speaker.fill 35 50 1;s0.9 M 64 34 L 80 34 L 64 54 L 80 54 M 84 58 L 96 58 L 84 74
          L 96 74
        speedometer|s A 50 54 42 140 400;s M 50 54 L 66 34;f K 50 54 6;s0.8 M 16 54 L 22 54 M 50 20 L 50 26 M 78
          54 L 84 54 M 26 30 L 30 34
        spigot fill|W 108;b M 10 40 L 62 40 C 82 40 94 50 94 72 L 74 72 C 74 64 70 60 62 60 L 10 60 Z;s M 40 38 L
          40 22 M 24 20 L 56 20;f M 84 80 C 88 86 91 89 91 92 C 91 99 77 99 77 92 C 77 89 80 86 84 80 Z
        sportscourt circle+ fill|W 116;b R 8 20 100 60 8;d M 58 22 L 58 78 M 10 38 L 24 38 L 24 62 L 10 62 M 106
          38 L 92 38 L 92 62 L 106 62;d E 58 50 11 11
        sprinkler|W 108;s M 54 92 L 54 64 M 40 62 L 68 62;s M 40 50 C 34 34 22 28 10 30 M 68 50 C 74 34 86 28 98
          30 M 47 46 C 44 28 36 18 26 12 M 61 46 C 64 28 72 18 82 12
        square badge.plus+ circle+ slash+|@ 50 50 0.56;a R 11 11 78 78 17
        square.2.layers.3d fill|b M 50 16 L 92 38 L 50 60 L 8 38 Z;s M 10 58 L 50 80 L 90 58
        square.2.stack.3d|=square.2.layers.3d
        square.3.layers.3d slash|b M 50 8 L 92 29 L 50 50 L 8 29 Z;s M 10 49 L 50 69 L 90 49 M 10 69 L 50 89 L 90
          69
        square.3.stack.3d slash|=square.3.layers.3d
        square.and.arrow.down badge.checkmark+ badge.clock+ badge.xmark+|W 92;s M 46 8 L 46 62 M 28 46 L 46 63 L
          64 46;s M 32 32 L 24 32 C 17 32 14 35 14 42 L 14 82 C 14 89 17 92 24 92 L 68 92 C 75 92 78 89 78 82 L 78
          42 C 78 35 75 32 68 32 L 60 32
        square.and.arrow.down.fill|W 92;f R 11 29 70 66 14;x2.8 M 46 8 L 46 62 M 28 46 L 46 63 L 64 46;s M 46 8 L
          46 62 M 28 46 L 46 63 L 64 46
        square.and.arrow.down.on.square|W 108;s M 34 74 L 24 74 C 17 74 14 71 14 64 L 14 34 C 14 27 17 24 24 24 L
          30 24 M 62 24 L 68 24 C 74 24 77 26 78 32 M 46 8 L 46 36;s M 60 40 L 84 40 C 91 40 94 43 94 50 L 94 82 C
          94 89 91 92 84 92 L 46 92 C 39 92 36 89 36 82 L 36 54;s M 32 24 L 46 38 L 60 24
        square.and.arrow.down.on.square.fill|W 108;f M 24 22 L 34 22 L 34 40 C 30 44 28 48 28 54 L 28 78 L 24 78 C
          14 78 10 73 10 64 L 10 36 C 10 27 14 22 24 22 Z;f R 34 40 62 56 13;x2.8 M 46 8 L 46 52 M 32 40 L 46 54 L
          60 40;s M 46 8 L 46 54 M 32 40 L 46 54 L 60 40
        square.and.arrow.up badge.checkmark+ badge.clock+ circle+ trianglebadge.exclamationmark+|W 92;s M 46 62 L
          46 8 M 28 24 L 46 7 L 64 24;s M 32 38 L 24 38 C 17 38 14 41 14 48 L 14 82 C 14 89 17 92 24 92 L 68 92 C
          75 92 78 89 78 82 L 78 48 C 78 41 75 38 68 38 L 60 38
        square.and.arrow.up.fill|W 92;f R 11 35 70 60 14;x2.8 M 46 64 L 46 8;s M 46 64 L 46 8 M 28 24 L 46 7 L 64
          24
        square.and.arrow.up.on.square|W 108;s M 34 74 L 24 74 C 17 74 14 71 14 64 L 14 40 C 14 33 17 30 24 30 L 34
          30 M 60 30 L 68 30 C 74 30 77 32 78 38 M 46 56 L 46 8 M 32 21 L 46 7 L 60 21;s R 36 42 58 50 10
        square.and.arrow.up.on.square.fill|W 108;f M 24 26 L 38 26 L 38 36 C 30 38 28 44 28 50 L 28 78 L 24 78 C
          14 78 10 73 10 64 L 10 40 C 10 31 14 26 24 26 Z;f R 34 40 62 56 13;x2.8 M 46 56 L 46 8;s M 46 58 L 46 8
          M 32 21 L 46 7 L 60 21
        square.and.at.rectangle|W 124;s R 8 30 36 36 8;s R 56 22 60 56 10;s E 86 50 8 8;s0.8 M 94 44 L 94 53 C 94
          60 102 60 102 50 C 102 40 96 34 86 34 C 77 34 70 41 70 50 C 70 59 77 66 86 66
        square.and.line.vertical.and.square fill|W 116;b R 8 28 36 44 9 R 72 28 36 44 9;s M 58 12 L 58 88
        square.and.pencil|W 106;s M 54 18 L 28 18 C 18 18 13 23 13 33 L 13 76 C 13 86 18 91 28 91 L 71 91 C 81 91
          86 86 86 76 L 86 50;s M 84 10 L 48 46 L 43 60 L 57 55 L 93 19 Z
        square.and.pencil.circle fill|b E 50 50 42 42;d0.9 M 52 32 L 38 32 C 33 32 30 35 30 40 L 30 62 C 30 67 33
          70 38 70 L 60 70 C 65 70 68 67 68 62 L 68 48;d0.9 M 66 26 L 48 44 L 46 52 L 54 50 L 72 32 Z
        square.bottomhalf.fill|=square.bottomhalf.filled
        square.bottomhalf.filled|s R 11 11 78 78 17;f M 11 50 L 11 72 C 11 83 17 89 28 89 L 72 89 C 83 89 89 83 89
          72 L 89 50 Z
        square.bottomthird.inset.filled|s R 11 11 78 78 17;f R 24 57 52 20 5
        square.dashed|@ 50 50 0.56;s M 34.27 11 L 43.73 11 M 56.27 11 L 65.73 11 M 89 34.27 L 89 43.73 M 89 56.27
          L 89 65.73 M 65.73 89 L 56.27 89 M 43.73 89 L 34.27 89 M 11 65.73 L 11 56.27 M 11 43.73 L 11 34.27 A 72
          28 17 270 360 A 72 72 17 0 90 A 28 72 17 90 180 A 28 28 17 180 270
        square.dashed.inset.fill|=square.dashed.inset.filled
        square.dashed.inset.filled|s M 34.27 11 L 43.73 11 M 56.27 11 L 65.73 11 M 89 34.27 L 89 43.73 M 89 56.27
          L 89 65.73 M 65.73 89 L 56.27 89 M 43.73 89 L 34.27 89 M 11 65.73 L 11 56.27 M 11 43.73 L 11 34.27 A 72
          28 17 270 360 A 72 72 17 0 90 A 28 72 17 90 180 A 28 28 17 180 270;f R 26 26 48 48 8
        square.fill|f R 8 8 84 84 18
        square.fill.on.circle.fill|f K 38 38 32;g R 38 38 52 52 12;f R 36 36 56 56 12
        square.fill.on.square|s M 24 68 L 20 68 C 13 66 10 62 10 55 L 10 23 C 10 14 14 10 23 10 L 55 10 C 62 10 66
          13 68 20 L 68 24;f R 32 32 61 61 14
        square.fill.on.square.fill|f R 7 7 62 62 14;g R 34 34 58 58 13;f R 32 32 61 61 14
        square.fill.text.grid.1x2|W 112;f R 10 14 30 30 6 R 10 56 30 30 6;s M 54 22 L 102 22 M 54 37 L 84 37 M 54
          64 L 102 64 M 54 79 L 84 79
        square.grid.2x2|s R 12 12 32 32 6 R 56 12 32 32 6 R 12 56 32 32 6 R 56 56 32 32 6
        square.grid.2x2.fill|f R 10 10 36 36 8 R 54 10 36 36 8 R 10 54 36 36 8 R 54 54 36 36 8
        square.grid.3x2 fill|W 116;b R 8 20 28 26 5 R 44 20 28 26 5 R 80 20 28 26 5 R 8 56 28 26 5 R 44 56 28 26 5
          R 80 56 28 26 5
        square.grid.3x3 fill fill.square square square.badge.ellipsis|b R 10 10 20 20 3 R 40 10 20 20 3 R 70 10 20
          20 3 R 10 40 20 20 3 R 40 40 20 20 3 R 70 40 20 20 3 R 10 70 20 20 3 R 40 70 20 20 3 R 70 70 20 20 3
        square.grid.3x3.middle.fill|=square.grid.3x3.middle.filled
        square.grid.3x3.middle.filled|s R 10 10 20 20 3 R 40 10 20 20 3 R 70 10 20 20 3 R 10 40 20 20 3 R 70 40 20
          20 3 R 10 70 20 20 3 R 40 70 20 20 3 R 70 70 20 20 3;f R 37 37 26 26 4
        square.grid.3x3.topleft.fill|=square.grid.3x3.topleft.filled
        square.grid.3x3.topleft.filled|s R 10 10 20 20 3 R 40 10 20 20 3 R 70 10 20 20 3 R 10 40 20 20 3 R 40 40
          20 20 3 R 70 40 20 20 3 R 10 70 20 20 3 R 40 70 20 20 3 R 70 70 20 20 3;f R 10 10 20 20 3
        square.grid.4x3.fill|W 120;f R 6 14 22 20 4 R 35 14 22 20 4 R 64 14 22 20 4 R 93 14 22 20 4 R 6 41 22 20 4
          R 35 41 22 20 4 R 64 41 22 20 4 R 93 41 22 20 4 R 6 68 22 20 4 R 35 68 22 20 4 R 64 68 22 20 4 R 93 68
          22 20 4
        square.inset.filled|s R 11 11 78 78 17;f R 24 24 52 52 8
        """
}
