// Licensed under the Apache License, Version 2.0.

extension SymbolTable {
    /// The entries from `i` to `oven`.
    static let part5: StaticString = """
        i - circle+ square+|W 28;s M 14 18 L 14 82
        icloud circle+ slash+ square+|=cloud
        icloud.and.arrow.down|W 120;s M 34 72 C 18 72 8 64 8 52 C 8 42 15 35 25 33 C 26 18 38 8 53 8 C 67 8 77 16
          81 28 C 99 26 112 36 112 50 C 112 64 102 72 88 72;s M 60 46 L 60 92 M 46 78 L 60 93 L 74 78
        icloud.and.arrow.down.fill|W 120;f M 32 72 C 16 72 6 63 6 52 C 6 41 13 34 23 31 C 25 16 37 7 53 7 C 67 7
          78 15 82 27 C 101 25 114 36 114 50 C 114 64 104 72 88 72 Z;x2.8 M 60 44 L 60 92 M 46 78 L 60 93 L 74
          78;s M 60 44 L 60 92 M 46 78 L 60 93 L 74 78
        icloud.and.arrow.up|W 120;s M 34 72 C 18 72 8 64 8 52 C 8 42 15 35 25 33 C 26 18 38 8 53 8 C 67 8 77 16 81
          28 C 99 26 112 36 112 50 C 112 64 102 72 88 72;s M 60 92 L 60 48 M 46 61 L 60 46 L 74 61
        icloud.and.arrow.up.fill|W 120;f M 32 72 C 16 72 6 63 6 52 C 6 41 13 34 23 31 C 25 16 37 7 53 7 C 67 7 78
          15 82 27 C 101 25 114 36 114 50 C 114 64 104 72 88 72 Z;x2.8 M 60 92 L 60 44 M 46 57 L 60 42 L 74 57;s M
          60 92 L 60 44 M 46 57 L 60 42 L 74 57
        icloud.fill|W 120;f M 32 84 C 15 84 4 74 4 60 C 4 49 11 40 22 37 C 25 22 37 12 53 12 C 67 12 79 20 84 32 C
          103 31 116 42 116 58 C 116 74 105 84 88 84 Z
        increase.indent|W 104;s M 10 18 L 94 18 M 46 39 L 94 39 M 46 60 L 94 60 M 10 82 L 94 82;f M 10 36 L 30 50
          L 10 64 Z
        increase.quotelevel|W 104;s M 10 20 L 94 20 M 52 40 L 94 40 M 52 60 L 94 60 M 10 80 L 94 80 M 10 50 L 36
          50 M 24 38 L 36 50 L 24 62
        indianrupeesign circle+ square+|W 66;s M 12 18 L 56 18 M 12 36 L 56 36 M 12 18 C 52 12 52 54 12 54 L 48 86
        infinity circle+|W 124;s M 62 50 C 50 32 42 24 31 24 C 18 24 8 36 8 50 C 8 64 18 76 31 76 C 42 76 50 68 62
          50 C 74 32 82 24 93 24 C 106 24 116 36 116 50 C 116 64 106 76 93 76 C 82 76 74 68 62 50 Z
        info bubble+ circle+ square+ triangle+|W 40;s M 12 44 L 21 44 L 21 82 M 10 83 L 32 83;f K 20 22 7
        internaldrive fill|W 116;b M 10 62 L 26 26 C 28 22 31 20 35 20 L 81 20 C 85 20 88 22 90 26 L 106 62 L 106
          72 C 106 80 102 83 96 83 L 20 83 C 14 83 10 80 10 72 Z;d M 12 62 L 104 62;k K 88 73 4.5
        ipad badge.checkmark badge.exclamationmark badge.location badge.play|W 92;s R 10 6 72 88 10;s M 38 86 L 54
          86
        ipad.and.iphone slash|W 116;s M 58 90 L 20 90 C 13 90 10 87 10 80 L 10 18 C 10 11 13 8 20 8 L 70 8 C 77 8
          80 11 80 18 L 80 26;b R 70 36 36 56 8;d M 84 83 L 92 83
        ipad.homebutton badge.play|W 92;s R 10 6 72 88 10;f K 46 84 4.5
        ipad.homebutton.landscape badge.play|W 112;s R 6 14 100 72 10;f K 95 50 4.5
        ipad.landscape badge.exclamationmark badge.location badge.play|W 112;s R 6 14 100 72 10;s M 94 44 L 94 56
        iphone badge.checkmark badge.exclamationmark badge.location badge.play circle+ slash slash.circle+|W 72;s
          R 12 6 48 88 10;s M 30 86 L 42 86
        iphone.and.arrow.forward|W 116;s M 52 66 L 52 84 C 52 91 49 94 42 94 L 22 94 C 15 94 12 91 12 84 L 12 16 C
          12 9 15 6 22 6 L 42 6 C 49 6 52 9 52 16 L 52 34;s M 34 50 L 104 50 M 84 30 L 104 50 L 84 70
        iphone.gen1 badge.exclamationmark badge.location badge.play circle+ slash slash.circle+|W 72;b R 12 6 48
          88 10;d M 14 20 L 58 20 M 14 76 L 58 76;k K 36 85 3.5
        iphone.gen2 badge.exclamationmark badge.location badge.play circle+ slash slash.circle+|W 72;b R 12 6 48
          88 10;k R 25 6 22 8 3
        iphone.gen3 badge.exclamationmark badge.location badge.play circle+ slash slash.circle+|W 72;b R 12 6 48
          88 11;d1.2 M 30 18 L 42 18
        iphone.homebutton badge.play circle+ slash slash.circle+|W 72;s R 12 6 48 88 10;s M 14 20 L 58 20 M 14 74
          L 58 74;f K 36 84 4.5
        iphone.landscape|W 112;s R 6 20 100 54 11;s M 92 38 L 92 56
        iphone.radiowaves.left.and.right circle+|W 124;s R 42 8 40 84 10;s M 54 82 L 70 82;s A 62 50 34 145 215 A
          62 50 50 148 212 A 62 50 34 -35 35 A 62 50 50 -32 32
        ipod|W 72;b R 12 6 48 88 10;d R 22 16 28 22 3 E 36 66 14 14
        ipodtouch slash|W 72;b R 12 6 48 88 8;k K 36 84 4;d M 14 18 L 58 18 M 14 76 L 58 76
        italic|W 64;s M 26 16 L 56 16 M 8 84 L 38 84 M 41 16 L 23 84
        j - circle+ square+|W 48;s M 36 18 L 36 64 C 36 88 8 88 8 66
        k - circle+ square+|W 60;s M 12 18 L 12 82 M 50 18 L 12 56 M 26 44 L 52 82
        key circle+ icloud+ shield+ slash+|W 84;s E 42 28 20 20;s M 42 48 L 42 92 M 42 74 L 58 74 M 42 88 L 54
          88;f K 42 24 5
        key.fill|W 84;f E 42 28 24 24;s1.2 M 42 48 L 42 90 M 42 72 L 58 72 M 42 88 L 54 88;y K 42 22 6
        key.horizontal fill|W 116;b E 28 50 20 20;k K 22 50 5;s1.2 M 48 50 L 106 50 M 84 50 L 84 66 M 102 50 L 102
          66
        key.viewfinder|u viewfinder 50 50 1;u key 50 50 0.56
        keyboard badge.ellipsis+ badge.eye+ fill|W 120;b R 7 22 106 58 11;k R 20 34 8 8 2 R 38 34 8 8 2 R 56 34 8
          8 2 R 74 34 8 8 2 R 92 34 8 8 2 R 20 48 8 8 2 R 38 48 8 8 2 R 56 48 8 8 2 R 74 48 8 8 2 R 92 48 8 8 2 R
          38 62 44 7 2
        keyboard.chevron.compact.down|W 120;s R 7 10 106 56 11;f R 20 21 8 8 2 R 38 21 8 8 2 R 56 21 8 8 2 R 74 21
          8 8 2 R 92 21 8 8 2 R 20 35 8 8 2 R 38 35 8 8 2 R 56 35 8 8 2 R 74 35 8 8 2 R 92 35 8 8 2 R 38 49 44 7
          2;s M 42 82 L 60 92 L 78 82
        keyboard.chevron.compact.left|W 124;s R 7 22 92 58 11;f R 20 34 7 8 2 R 35 34 7 8 2 R 50 34 7 8 2 R 65 34
          7 8 2 R 80 34 7 8 2 R 20 48 7 8 2 R 35 48 7 8 2 R 50 48 7 8 2 R 65 48 7 8 2 R 80 48 7 8 2 R 35 62 37 7
          2;s M 118 36 L 110 51 L 118 66
        keyboard.onehanded.left fill|W 120;b R 7 22 106 58 11;k R 20 34 8 8 2 R 36 34 8 8 2 R 52 34 8 8 2 R 20 48
          8 8 2 R 36 48 8 8 2 R 52 48 8 8 2 R 20 62 40 7 2;d M 92 38 L 80 51 L 92 64
        keyboard.onehanded.right fill|W 120;b R 7 22 106 58 11;k R 92 34 8 8 2 R 76 34 8 8 2 R 60 34 8 8 2 R 92 48
          8 8 2 R 76 48 8 8 2 R 60 48 8 8 2 R 60 62 40 7 2;d M 28 38 L 40 51 L 28 64
        kipsign - circle+ square+|W 68;s M 18 16 L 18 84 M 56 16 L 20 50 L 58 84 M 6 50 L 60 50
        l - circle+ square+|W 54;s M 12 18 L 12 82 L 46 82
        ladybug circle+ fill slash+ slash.circle+|W 92;b E 46 58 28 32;b M 30 30 C 32 14 60 14 62 30;d M 46 30 L
          46 88;k K 34 50 5 K 58 50 5 K 34 70 5 K 58 70 5;s M 34 16 L 28 8 M 58 16 L 64 8 M 18 50 L 8 42 M 74 50 L
          84 42 M 16 64 L 8 66 M 76 64 L 84 66
        lamp.desk fill|W 100;s M 26 90 L 74 90 M 46 88 L 34 50 L 56 26;b M 48 18 L 66 36 C 72 44 84 44 92 38 L 56
          6 C 50 8 46 12 48 18 Z
        lamp.floor fill|W 72;b M 22 10 L 50 10 L 62 40 L 10 40 Z;s M 36 42 L 36 90 M 20 91 L 52 91
        lamp.table fill|W 84;b M 28 10 L 56 10 L 70 44 L 14 44 Z;s M 42 46 L 42 62;b M 32 64 L 52 64 L 58 90 L 26
          90 Z
        laptopcomputer badge.checkmark slash trianglebadge.exclamationmark|W 120;b R 22 18 76 50 8;b M 6 78 L 114
          78 C 112 84 108 86 102 86 L 18 86 C 12 86 8 84 6 78 Z
        laptopcomputer.and.iphone|=macbook.and.iphone
        largecircle.fill.circle|s E 50 50 42 42;f K 50 50 25
        larisign - circle+ square+|W 76;s A 38 50 28 150 390;s M 30 12 L 30 48 M 46 12 L 46 48 M 10 84 L 66 84
        laser.burst|s M 50 36 L 50 8 M 57 37.88 L 71 13.63 M 62.12 43 L 86.37 29 M 64 50 L 92 50 M 62.12 57 L
          86.37 71 M 57 62.12 L 71 86.37 M 50 64 L 50 92 M 43 62.12 L 29 86.37 M 37.88 57 L 13.63 71 M 36 50 L 8
          50 M 37.88 43 L 13.63 29 M 43 37.88 L 29 13.63
        lasso badge.sparkles|W 104;s M 26 66 C 14 60 8 52 8 42 C 8 24 28 12 52 12 C 76 12 96 24 96 42 C 96 60 76
          70 52 70 C 44 70 40 69 34 68;s E 28 70 9 9;s M 30 79 C 34 88 28 94 20 94
        lasso.sparkles|W 112;u lasso 50 54 0.9;g M 92 4 L 106 20 L 92 36 L 78 20 Z;f M 92 4 Q 94 18 107 20 Q 94 22
          92 36 Q 90 22 77 20 Q 90 18 92 4 Z
        latch.2.case fill|W 108;b R 9 28 90 58 11;s M 38 28 L 38 20 C 38 15 41 13 46 13 L 62 13 C 67 13 70 15 70
          20 L 70 28;d M 11 50 L 97 50 M 32 42 L 32 60 M 76 42 L 76 60
        laurel.leading|W 64;s M 50 88 C 24 78 12 54 20 20;f E 22 24 6 11 E 14 46 6 11 E 18 68 8 8 E 36 84 9 7 E 38
          36 6 10 E 34 60 7 9
        laurel.trailing|W 64;u laurel.leading 32 50 -1
        leaf circle+|s M 88 12 C 96 56 76 84 42 80 C 26 76 18 64 18 52 C 20 28 52 22 88 12 Z;s M 16 92 C 20 76 36
          58 62 40
        leaf.arrow.circlepath|s A 50 50 40 -60 200;s A 50 50 40 215 280;s M 2 54 L 12 66 L 26 58;f M 70 32 C 74 54
          64 68 46 66 C 38 64 34 58 34 52 C 36 40 54 38 70 32 Z;s0.8 M 34 72 C 38 64 46 56 54 50
        leaf.arrow.triangle.circlepath|=leaf.arrow.circlepath
        leaf.fill|fg M 88 12 C 96 56 76 84 42 80 C 26 76 18 64 18 52 C 20 28 52 22 88 12 Z;sg M 14 92 C 17 84 22
          76 28 70;x0.7 M 28 70 C 38 58 50 48 64 40
        lessthan circle+ square+|W 84;s M 68 20 L 14 50 L 68 80
        level fill|W 116;b R 8 30 100 40 8;d R 36 40 44 20 10;k K 58 50 6
        lifepreserver fill|b E 50 50 42 42;d E 50 50 18 18;d M 35 12 L 42 34 M 65 12 L 58 34 M 35 88 L 42 66 M 65
          88 L 58 66 M 12 35 L 34 42 M 12 65 L 34 58 M 88 35 L 66 42 M 88 65 L 66 58
        light.beacon.max fill|W 108;b M 30 78 L 30 54 C 30 38 40 30 54 30 C 68 30 78 38 78 54 L 78 78 Z;b R 20 78
          68 12 3;s M 54 8 L 54 18 M 20 18 L 28 26 M 88 18 L 80 26 M 8 48 L 18 50 M 100 48 L 90 50
        light.max|sy E 50 50 17 17;sy M 50 22 L 50 8 M 64 25.75 L 71 13.63 M 74.25 36 L 86.37 29 M 78 50 L 92 50 M
          74.25 64 L 86.37 71 M 64 74.25 L 71 86.37 M 50 78 L 50 92 M 36 74.25 L 29 86.37 M 25.75 64 L 13.63 71 M
          22 50 L 8 50 M 25.75 36 L 13.63 29 M 36 25.75 L 29 13.63
        light.min|sy E 50 50 17 17;fy K 50 16 4 K 74.04 25.96 4 K 84 50 4 K 74.04 74.04 4 K 50 84 4 K 25.96 74.04
          4 K 16 50 4 K 25.96 25.96 4
        lightbulb circle+ slash+|W 76;s M 24 68 C 24 56 10 50 10 32 C 10 16 22 8 38 8 C 54 8 66 16 66 32 C 66 50
          52 56 52 68 Z;s M 26 80 L 50 80 M 31 91 L 45 91
        lightbulb.fill|W 76;fy M 22 70 C 22 56 7 50 7 33 C 7 15 20 5 38 5 C 56 5 69 15 69 33 C 69 50 54 56 54 70
          Z;sy M 26 81 L 50 81 M 31 92 L 45 92
        lightbulb.led fill|W 92;b M 30 60 C 22 54 18 46 18 36 C 18 20 30 10 46 10 C 62 10 74 20 74 36 C 74 46 70
          54 62 60 Z;s M 32 72 L 60 72 M 32 82 L 60 82 M 40 92 L 52 92
        lightspectrum.horizontal|W 116;s R 8 28 100 44 10;f R 18 38 12 24 2 R 36 38 12 24 2;s0.8 M 60 38 L 60 62 M
          74 38 L 74 62 M 88 38 L 88 62
        lightswitch.on fill square+|W 72;b R 10 8 52 84 9;d R 24 26 24 48 4;k R 24 26 24 24 4
        line.2.horizontal.decrease.circle|s E 50 50 42 42;s M 30 42 L 70 42 M 39 58 L 61 58
        line.3.horizontal circle+|W 96;s M 12 24 L 84 24 M 12 50 L 84 50 M 12 76 L 84 76
        line.3.horizontal.decrease circle+|W 96;s M 10 28 L 86 28 M 24 52 L 72 52 M 38 76 L 58 76
        line.diagonal|W 84;s M 14 78 L 70 22
        line.diagonal.arrow|W 84;s M 14 78 L 68 24 M 40 22 L 70 22 L 70 52
        line.horizontal.2.decrease.circle|=line.2.horizontal.decrease.circle
        line.horizontal.3 circle+|=line.3.horizontal
        line.horizontal.3.decrease circle+|=line.3.horizontal.decrease
        lines.measurement.horizontal|W 116;s M 10 30 L 106 30 M 12 30 L 12 70 M 30 30 L 30 52 M 49 30 L 49 52 M 67
          30 L 67 52 M 86 30 L 86 52 M 104 30 L 104 70
        lines.measurement.vertical|W 80;s M 20 8 L 20 92 M 20 10 L 62 10 M 20 26 L 44 26 M 20 42 L 44 42 M 20 58 L
          44 58 M 20 74 L 44 74 M 20 90 L 62 90
        lineweight|W 100;s0.6 M 10 18 L 90 18;s M 10 36 L 90 36;s1.5 M 10 57 L 90 57;s2.2 M 12 82 L 88 82
        link badge.plus circle+ icloud+|s M 46 34 L 58 22 C 76 4 98 26 80 44 L 62 62 C 54 69 44 67 39 60;s M 54 66
          L 42 78 C 24 96 2 74 20 56 L 38 38 C 46 31 56 33 61 40
        lirasign - circle+ square+|W 68;s M 56 32 C 52 12 24 14 24 36 L 24 60 C 24 74 20 80 12 84 L 58 84 M 10 46
          L 46 46 M 10 60 L 46 60
        list.bullet badge.ellipsis|W 108;f K 13 22 6 K 13 50 6 K 13 78 6;s M 34 22 L 96 22 M 34 50 L 96 50 M 34 78
          L 96 78
        list.bullet.below.rectangle|W 104;b R 10 10 84 28 8;f K 15 58 5.5 K 15 82 5.5;s M 34 58 L 92 58 M 34 82 L
          92 82
        list.bullet.circle|u circle 50 50 1;k K 32 37 4.5 K 32 50 4.5 K 32 63 4.5;s0.8 M 44 37 L 70 37 M 44 50 L
          70 50 M 44 63 L 70 63
        list.bullet.clipboard fill|W 84;b M 26 18 L 22 18 C 14 18 10 22 10 30 L 10 80 C 10 88 14 92 22 92 L 62 92
          C 70 92 74 88 74 80 L 74 30 C 74 22 70 18 62 18 L 58 18;b R 27 8 30 19 6;d R 27 8 30 19 6;k K 26 46 4.5
          K 26 61 4.5 K 26 76 4.5;d0.8 M 38 46 L 60 46 M 38 61 L 60 61 M 38 76 L 60 76
        list.bullet.indent|W 112;f K 13 22 6 K 33 50 6 K 33 78 6;s M 34 22 L 100 22 M 54 50 L 100 50 M 54 78 L 100
          78
        list.bullet.rectangle fill|W 116;b R 8 16 100 68 11;k K 28 36 5 K 28 50 5 K 28 64 5;d0.8 M 44 36 L 88 36 M
          44 50 L 88 50 M 44 64 L 88 64
        list.bullet.rectangle.portrait fill|W 88;b R 10 8 68 84 11;k K 25 30 4.5 K 25 50 4.5 K 25 70 4.5;d0.8 M 38
          30 L 64 30 M 38 50 L 64 50 M 38 70 L 64 70
        list.clipboard fill|W 84;b M 26 18 L 22 18 C 14 18 10 22 10 30 L 10 80 C 10 88 14 92 22 92 L 62 92 C 70 92
          74 88 74 80 L 74 30 C 74 22 70 18 62 18 L 58 18;b R 27 8 30 19 6;d R 27 8 30 19 6;d0.8 M 24 46 L 60 46 M
          24 60 L 60 60 M 24 74 L 48 74
        list.dash badge.ellipsis|W 108;s M 8 22 L 18 22 M 8 50 L 18 50 M 8 78 L 18 78 M 36 22 L 98 22 M 36 50 L 98
          50 M 36 78 L 98 78
        list.dash.header.rectangle fill|W 116;b R 8 16 100 68 11;d1.4 M 26 34 L 90 34;d0.8 M 26 52 L 32 52 M 44 52
          L 90 52 M 26 67 L 32 67 M 44 67 L 90 67
        list.number badge.ellipsis|W 112;s0.75 M 8 16 L 14 12 L 14 30 M 7 44 C 7 36 19 38 18 45 C 17 51 8 54 7 59
          L 20 59 M 8 70 C 20 68 20 78 12 79 C 22 79 20 92 7 89;s M 36 22 L 100 22 M 36 50 L 100 50 M 36 80 L 100
          80
        list.star|W 112;f M 14 9 L 17.53 17.15 L 26.36 17.98 L 19.71 23.85 L 21.64 32.52 L 14 28 L 6.359 32.52 L
          8.294 23.85 L 1.636 17.98 L 10.47 17.15 Z M 14 39 L 17.53 47.15 L 26.36 47.98 L 19.71 53.85 L 21.64
          62.52 L 14 58 L 6.359 62.52 L 8.294 53.85 L 1.636 47.98 L 10.47 47.15 Z M 14 69 L 17.53 77.15 L 26.36
          77.98 L 19.71 83.85 L 21.64 92.52 L 14 88 L 6.359 92.52 L 8.294 83.85 L 1.636 77.98 L 10.47 77.15 Z;s M
          38 22 L 100 22 M 38 52 L 100 52 M 38 82 L 100 82
        list.triangle|W 108;f M 8 14 L 22 22 L 8 30 Z M 8 42 L 22 50 L 8 58 Z M 8 70 L 22 78 L 8 86 Z;s M 36 22 L
          98 22 M 36 50 L 98 50 M 36 78 L 98 78
        livephoto badge.a|f K 50 8 1.6 K 56.57 8.517 1.6 K 62.98 10.06 1.6 K 69.07 12.58 1.6 K 74.69 16.02 1.6 K
          79.7 20.3 1.6 K 83.98 25.31 1.6 K 87.42 30.93 1.6 K 89.94 37.02 1.6 K 91.48 43.43 1.6 K 92 50 1.6 K
          91.48 56.57 1.6 K 89.94 62.98 1.6 K 87.42 69.07 1.6 K 83.98 74.69 1.6 K 79.7 79.7 1.6 K 74.69 83.98 1.6
          K 69.07 87.42 1.6 K 62.98 89.94 1.6 K 56.57 91.48 1.6 K 50 92 1.6 K 43.43 91.48 1.6 K 37.02 89.94 1.6 K
          30.93 87.42 1.6 K 25.31 83.98 1.6 K 20.3 79.7 1.6 K 16.02 74.69 1.6 K 12.58 69.07 1.6 K 10.06 62.98 1.6
          K 8.517 56.57 1.6 K 8 50 1.6 K 8.517 43.43 1.6 K 10.06 37.02 1.6 K 12.58 30.93 1.6 K 16.02 25.31 1.6 K
          20.3 20.3 1.6 K 25.31 16.02 1.6 K 30.93 12.58 1.6 K 37.02 10.06 1.6 K 43.43 8.517 1.6;s E 50 50 29 29;f
          K 50 50 12
        livephoto.play|f K 50 8 1.6 K 56.57 8.517 1.6 K 62.98 10.06 1.6 K 69.07 12.58 1.6 K 74.69 16.02 1.6 K 79.7
          20.3 1.6 K 83.98 25.31 1.6 K 87.42 30.93 1.6 K 89.94 37.02 1.6 K 91.48 43.43 1.6 K 92 50 1.6 K 91.48
          56.57 1.6 K 89.94 62.98 1.6 K 87.42 69.07 1.6 K 83.98 74.69 1.6 K 79.7 79.7 1.6 K 74.69 83.98 1.6 K
          69.07 87.42 1.6 K 62.98 89.94 1.6 K 56.57 91.48 1.6 K 50 92 1.6 K 43.43 91.48 1.6 K 37.02 89.94 1.6 K
          30.93 87.42 1.6 K 25.31 83.98 1.6 K 20.3 79.7 1.6 K 16.02 74.69 1.6 K 12.58 69.07 1.6 K 10.06 62.98 1.6
          K 8.517 56.57 1.6 K 8 50 1.6 K 8.517 43.43 1.6 K 10.06 37.02 1.6 K 12.58 30.93 1.6 K 16.02 25.31 1.6 K
          20.3 20.3 1.6 K 25.31 16.02 1.6 K 30.93 12.58 1.6 K 37.02 10.06 1.6 K 43.43 8.517 1.6;s E 50 50 29 29;f
          M 42 36 L 64 50 L 42 64 Z
        livephoto.slash|f K 50 8 1.6 K 56.57 8.517 1.6 K 62.98 10.06 1.6 K 69.07 12.58 1.6 K 74.69 16.02 1.6 K
          79.7 20.3 1.6 K 83.98 25.31 1.6 K 87.42 30.93 1.6 K 89.94 37.02 1.6 K 91.48 43.43 1.6 K 92 50 1.6 K
          91.48 56.57 1.6 K 89.94 62.98 1.6 K 87.42 69.07 1.6 K 83.98 74.69 1.6 K 79.7 79.7 1.6 K 74.69 83.98 1.6
          K 69.07 87.42 1.6 K 62.98 89.94 1.6 K 56.57 91.48 1.6 K 50 92 1.6 K 43.43 91.48 1.6 K 37.02 89.94 1.6 K
          30.93 87.42 1.6 K 25.31 83.98 1.6 K 20.3 79.7 1.6 K 16.02 74.69 1.6 K 12.58 69.07 1.6 K 10.06 62.98 1.6
          K 8.517 56.57 1.6 K 8 50 1.6 K 8.517 43.43 1.6 K 10.06 37.02 1.6 K 12.58 30.93 1.6 K 16.02 25.31 1.6 K
          20.3 20.3 1.6 K 25.31 16.02 1.6 K 30.93 12.58 1.6 K 37.02 10.06 1.6 K 43.43 8.517 1.6;s E 50 50 29 29;f
          K 50 50 12;x2.7 M 16 14 L 84 88;s M 16 14 L 84 88
        location app+ circle+ slash+ slash.circle+ square+|s M 90 10 L 10 46 L 50 50 L 54 90 Z
        location.fill viewfinder|fb M 92 8 L 8 46 L 50 50 L 54 92 Z
        location.magnifyingglass|s E 42 42 31 31;s1.25 M 65 65 L 89 89;f M 58 28 L 24 44 L 40 46 L 42 60 Z
        location.north circle+ fill|W 84;b M 42 8 L 74 88 L 42 70 L 10 88 Z
        location.north.line fill|W 84;b M 42 20 L 70 90 L 42 74 L 14 90 Z;s M 22 9 L 62 9
        location.viewfinder|u viewfinder 50 50 1;u location.fill 49 51 0.56
        lock badge.checkmark+ badge.clock+ badge.xmark+ circle+ circle.dotted heart+ icloud+ rectangle+
          rectangle.dashed slash+ square+ square.dashed trianglebadge.exclamationmark+|W 88;s R 15 45 58 46 9;s M
          27 45 L 27 30 C 27 18 34 10 44 10 C 54 10 61 18 61 30 L 61 45
        lock.app.dashed|u app.dashed 50 50 1;u lock.fill 50 50 0.5
        lock.applewatch|W 80;b R 12 24 56 52 13;s M 24 24 L 28 8 L 52 8 L 56 24 M 24 76 L 28 92 L 52 92 L 56 76;k
          R 29 48 22 16 3;d0.8 M 34 48 L 34 43 C 34 35 46 35 46 43 L 46 48
        lock.doc fill|W 86;b M 14 20 C 14 13 18 9 25 9 L 44 9 L 72 37 L 72 80 C 72 87 68 91 61 91 L 25 91 C 18 91
          14 87 14 80 Z;d M 44 11 L 44 30 C 44 35 46 37 51 37 L 70 37;k R 30 62 26 18 3;d0.8 M 35 62 L 35 57 C 35
          48 51 48 51 57 L 51 62
        lock.fill|W 88;f R 11 41 66 52 11;s M 27 45 L 27 30 C 27 18 34 10 44 10 C 54 10 61 18 61 30 L 61 45
        lock.open trianglebadge.exclamationmark+|W 104;s R 15 45 58 46 9;s M 61 45 L 61 28 C 61 16 68 9 78 9 C 88
          9 95 16 95 28 L 95 40
        lock.open.fill|W 104;f R 11 41 66 52 11;s M 61 45 L 61 28 C 61 16 68 9 78 9 C 88 9 95 16 95 28 L 95 40
        lock.rectangle.on.rectangle fill|W 116;b R 30 36 78 52 10;k R 57 60 24 18 3;d0.8 M 62 60 L 62 55 C 62 46
          76 46 76 55 L 76 60;s M 20 70 L 18 70 C 11 70 8 66 8 60 L 8 22 C 8 15 12 12 18 12 L 76 12 C 83 12 86 15
          86 22 L 86 26
        lock.rectangle.stack fill|W 108;b R 9 34 90 54 11;k R 42 58 24 18 3;d0.8 M 47 58 L 47 53 C 47 44 61 44 61
          53 L 61 58;s M 20 22 L 88 22 M 30 10 L 78 10
        lock.rotation|W 96;s A 48 52 36 300 -20;s M 50 6 L 68 21 L 52 36;f R 34 48 28 22 4;s0.8 M 39 48 L 39 41 C
          39 31 57 31 57 41 L 57 48
        lock.rotation.open|W 96;s A 48 52 36 300 -20;s M 50 6 L 68 21 L 52 36;f R 34 48 28 22 4;s0.8 M 39 48 L 39
          41 C 39 31 57 31 57 38
        lock.shield|W 90;s M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11 48 L 11 18 C 22
          17 34 14 45 7 Z;f R 30 46 30 24 4;s0.8 M 36 46 L 36 39 C 36 28 54 28 54 39 L 54 46
        lock.shield.fill|W 90;f M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11 48 L 11 18
          C 22 17 34 14 45 7 Z;y R 30 46 30 24 4;x0.8 M 36 46 L 36 39 C 36 28 54 28 54 39 L 54 46
        lock.square.stack fill|W 92;b R 9 32 74 58 12;k R 34 58 24 18 3;d0.8 M 39 58 L 39 53 C 39 45 53 45 53 53 L
          53 58;s M 17 20 L 75 20 M 25 8 L 67 8
        loupe|W 88;b E 44 42 32 32;s1.3 M 44 76 L 44 92
        lungs fill|W 116;s M 58 10 L 58 40 L 44 52 M 58 40 L 72 52;b M 44 26 C 30 22 10 50 10 76 C 10 94 44 88 44
          72 Z;b M 72 26 C 86 22 106 50 106 76 C 106 94 72 88 72 72 Z
        m - circle+ square+|W 76;s M 12 82 L 12 18 L 38 66 L 64 18 L 64 82
        macbook badge.checkmark badge.exclamationmark slash trianglebadge.exclamationmark|=laptopcomputer
        macbook.and.iphone|W 124;s M 22 66 L 22 28 C 22 20 25 17 32 17 L 88 17 C 95 17 98 20 98 28 L 98 30;s M 6
          76 L 78 76 C 76 84 72 85 68 85 L 18 85 C 12 85 8 83 6 76 Z;b R 86 38 32 52 7;d M 98 82 L 106 82
        macbook.gen1|=laptopcomputer
        macbook.gen2|W 120;b R 22 18 76 52 8;b M 6 78 L 114 78 C 112 84 108 86 102 86 L 18 86 C 12 86 8 84 6 78
          Z;k M 50 18 L 70 18 L 68 26 L 52 26 Z
        macmini badge.checkmark+ fill|W 116;b R 8 36 100 34 12;k K 92 54 4
        macpro.gen1 fill|W 84;b R 12 14 60 70 5;d M 14 28 L 70 28 M 14 70 L 70 70;s M 18 14 L 18 8 M 66 14 L 66 8
          M 18 86 L 18 92 M 66 86 L 66 92
        macpro.gen2 fill|W 84;b R 12 8 60 84 30
        macpro.gen3 fill|W 84;b R 10 16 64 68 7;s M 24 16 L 24 8 M 60 16 L 60 8 M 24 84 L 24 92 M 60 84 L 60 92;k
          K 28 36 4.5 K 42 36 4.5 K 56 36 4.5 K 28 50 4.5 K 42 50 4.5 K 56 50 4.5 K 28 64 4.5 K 42 64 4.5 K 56 64
          4.5
        macwindow badge.plus|W 116;b R 8 14 100 72 12;d M 10 34 L 106 34;k K 22 24.5 3.5 K 34 24.5 3.5 K 46 24.5
          3.5
        macwindow.on.rectangle|W 120;b R 30 34 82 54 10;d M 32 50 L 110 50;s M 20 70 L 18 70 C 11 70 8 66 8 60 L 8
          22 C 8 15 12 12 18 12 L 80 12 C 87 12 90 15 90 22
        magazine fill|W 84;b R 12 8 60 84 8;d M 24 28 L 60 28;k R 24 42 36 26 3
        magicmouse fill|W 72;b R 12 8 48 84 24
        magnifyingglass circle+|@ 42 42 0.42;s E 42 42 31 31;s1.25 M 65 65 L 89 89
        mail|=envelope
        mail.and.text.magnifyingglass|W 116;s M 42 78 L 20 78 C 12 78 8 74 8 66 L 8 28 C 8 20 12 16 20 16 L 96 16
          C 104 16 108 20 108 28 L 108 44 M 12 22 L 50 48 C 54 51 62 51 66 48 L 104 22;s E 78 66 17 17;s1.2 M 91
          79 L 104 92
        mail.fill|=envelope.fill
        mail.stack fill|W 112;b R 10 34 92 54 10;d M 15 41 L 50 64 C 54 67 58 67 62 64 L 97 41;s M 22 22 L 90 22 M
          32 10 L 80 10
        manatsign - circle+ square+|W 84;s M 12 84 L 12 60 C 12 18 72 18 72 60 L 72 84 M 42 14 L 42 84
        map|W 112;s M 10 22 L 40 12 L 72 22 L 102 12 L 102 78 L 72 88 L 40 78 L 10 88 Z M 40 14 L 40 78 M 72 22 L
          72 86
        map.circle fill|b E 50 50 42 42;d0.8 M 28 38 L 42 32 L 58 38 L 72 32 L 72 62 L 58 68 L 42 62 L 28 68 Z M
          42 34 L 42 62 M 58 38 L 58 66
        map.fill|W 112;f M 8 20 L 36 10 L 36 80 L 8 90 Z;f M 42 10 L 70 20 L 70 90 L 42 80 Z;f M 76 20 L 104 10 L
          104 80 L 76 90 Z
        mappin square+|W 44;fr E 22 22 16 16;s M 22 36 L 22 88
        mappin.and.ellipse|W 96;f M 48 82 C 36 64 22 54 22 34 C 22 18 33 6 48 6 C 63 6 74 18 74 34 C 74 54 60 64
          48 82 Z;y E 48 34 11 11;s M 26 74 C 2 80 10 93 48 93 C 86 93 94 80 70 74
        mappin.and.ellipse.circle|s E 50 50 42 42;f E 50 34 10 10;s M 50 42 L 50 64;s0.9 M 40 58 C 20 62 26 74 50
          74 C 74 74 80 62 60 58
        mappin.circle|s E 50 50 42 42;f E 50 37 12 12;s M 50 48 L 50 76
        mappin.circle.fill|fr E 50 50 45 45;y E 50 38 14 14;x M 50 50 L 50 78
        mappin.slash circle+|W 92;u mappin 46 50 1;x2.7 M 12 14 L 80 88;s M 12 14 L 80 88
        medal fill|W 84;b E 42 62 28 28;s M 26 38 L 10 10 L 34 10 L 42 28 L 50 10 L 74 10 L 58 38;d M 38 54 L 44
          50 L 44 74
        megaphone fill|W 112;b M 12 42 L 12 58 C 12 62 14 64 18 64 L 34 64 L 92 86 L 92 14 L 34 36 L 18 36 C 14 36
          12 38 12 42 Z;s M 30 66 L 36 88 L 50 88 L 46 70;s M 104 40 L 104 60
        memories badge.checkmark badge.minus badge.plus badge.xmark slash|s A 50 50 42 -200 100;s A 50 50 24
          -101.2 -78.75 A 50 50 24 -56.25 -33.75 A 50 50 24 -11.25 11.25 A 50 50 24 33.75 56.25 A 50 50 24 78.75
          101.2 A 50 50 24 123.8 146.2 A 50 50 24 168.8 191.2 A 50 50 24 213.8 236.2;s M 8 34 L 12 64 L 36 50
        memorychip fill|W 116;b R 8 26 100 42 8;d R 24 38 16 18 2 R 50 38 16 18 2 R 76 38 16 18 2;s M 20 70 L 20
          82 M 39 70 L 39 82 M 58 70 L 58 82 M 77 70 L 77 82 M 96 70 L 96 82
        menubar.dock.rectangle|W 116;s R 8 14 100 72 12;s1.6 M 14 27 L 102 27 M 34 72 L 82 72
        menubar.rectangle|W 116;s R 8 14 100 72 12;s1.6 M 14 27 L 102 27
        message circle+|=bubble.left
        message.badge circle+ fill|W 108;b M 70 14 C 64 13 58 12 52 12 C 26 12 8 27 8 47 C 8 58 13 67 22 73 L 18
          90 L 36 80 C 41 81 46 82 52 82 C 78 82 96 67 96 47 C 96 46 96 44 96 43;fr K 92 22 14
        message.fill|=bubble.left.fill
        metronome fill|W 92;b M 34 10 L 58 10 L 78 88 L 14 88 Z;d M 20 66 L 72 66;s M 46 66 L 82 22
        mic badge.plus badge.xmark circle+ slash+ slash.circle+ square+|W 76;s R 24 8 28 50 14;s M 10 46 C 10 64
          20 74 38 74 C 56 74 66 64 66 46 M 38 74 L 38 91 M 24 92 L 52 92
        mic.fill badge.plus badge.xmark|W 76;f R 22 6 32 54 16;s M 10 46 C 10 64 20 74 38 74 C 56 74 66 64 66 46 M
          38 74 L 38 91 M 24 92 L 52 92
        microwave fill|W 120;b R 8 20 104 58 9;d R 20 32 56 34 5;k K 94 36 4.5 K 94 50 4.5 K 94 64 4.5;s M 22 80 L
          22 86 M 98 80 L 98 86
        millsign - circle+ square+|W 84;s M 12 84 L 12 36 M 12 46 C 12 32 42 32 42 46 L 42 84 M 42 46 C 42 32 72
          32 72 46 L 72 84 M 60 14 L 26 94
        minus circle+ diamond+ magnifyingglass rectangle+ rectangle.portrait+ square+|W 90;s M 9 50 L 81 50
        minus.plus.batteryblock fill slash+|W 116;b R 8 30 100 56 8;d M 24 50 L 40 50 M 76 50 L 92 50 M 84 42 L 84
          58;s M 24 28 L 24 18 L 44 18 L 44 28 M 72 28 L 72 18 L 92 18 L 92 28
        minus.slash.plus|=plus.forwardslash.minus
        moon circle+|W 92;s M 40 10 C 26 34 40 68 82 66 C 74 84 58 92 44 92 C 22 92 8 74 8 54 C 8 32 20 16 40 10 Z
        moon.fill|W 92;f M 40 10 C 26 34 40 68 82 66 C 74 84 58 92 44 92 C 22 92 8 74 8 54 C 8 32 20 16 40 10
          Z;s0.6 M 40 10 C 26 34 40 68 82 66 C 74 84 58 92 44 92 C 22 92 8 74 8 54 C 8 32 20 16 40 10 Z
        moon.stars circle+|s M 40 10 C 26 34 40 68 82 66 C 74 84 58 92 44 92 C 22 92 8 74 8 54 C 8 32 20 16 40 10
          Z;f M 72 12 Q 74 26 86 28 Q 74 30 72 44 Q 70 30 58 28 Q 70 26 72 12 Z
        moon.stars.fill|f M 40 10 C 26 34 40 68 82 66 C 74 84 58 92 44 92 C 22 92 8 74 8 54 C 8 32 20 16 40 10 Z;f
          M 72 12 Q 74 26 86 28 Q 74 30 72 44 Q 70 30 58 28 Q 70 26 72 12 Z
        moon.zzz|s M 40 10 C 26 34 40 68 82 66 C 74 84 58 92 44 92 C 22 92 8 74 8 54 C 8 32 20 16 40 10 Z;s0.9 M
          56 22 L 70 22 L 56 38 L 70 38 M 80 10 L 92 10 L 80 24 L 92 24
        moon.zzz.fill|f M 40 10 C 26 34 40 68 82 66 C 74 84 58 92 44 92 C 22 92 8 74 8 54 C 8 32 20 16 40 10
          Z;s0.9 M 56 22 L 70 22 L 56 38 L 70 38 M 80 10 L 92 10 L 80 24 L 92 24
        moonphase.first.quarter|=circle.lefthalf.filled
        moonphase.full.moon|s E 50 50 42 42;s0.8 E 39 40 9 9 E 62 60 7 7
        moonphase.last.quarter|=circle.righthalf.filled
        moonphase.new.moon|s E 50 50 42 42;f K 50 50 35
        moonphase.waning.crescent|s E 50 50 42 42;f M 50 8 C 14 8 14 92 50 92 L 50 92 C 107 92 107 8 50 8 Z
        moonphase.waning.gibbous|s E 50 50 42 42;f M 50 8 C 78 24 78 76 50 92 C 106 92 106 8 50 8 Z
        moonphase.waxing.crescent|s E 50 50 42 42;f M 50 8 C 86 8 86 92 50 92 A 50 50 42 90 270 Z
        moonphase.waxing.gibbous|s E 50 50 42 42;f M 50 8 C 22 24 22 76 50 92 C -6 92 -6 8 50 8 Z
        mosaic fill|W 116;b R 8 14 44 40 7 R 8 64 44 22 7 R 64 14 44 22 7 R 64 46 44 40 7
        mount fill|W 92;b M 46 58 L 8 14 L 84 14 Z R 10 74 72 14 3
        mountain.2 circle+ fill|W 120;b M 8 84 L 42 24 L 60 54 L 72 36 L 112 84 Z;d M 30 46 L 42 54 L 52 42
        mouth fill|W 116;b M 10 48 C 26 36 38 28 48 30 C 53 31 55 33 58 33 C 61 33 63 31 68 30 C 78 28 90 36 106
          48 C 94 68 78 76 58 76 C 38 76 22 68 10 48 Z;d M 12 48 L 104 48
        move.3d|s M 50 56 L 50 12 M 38 24 L 50 11 L 62 24 M 50 56 L 14 78 M 18 62 L 13 79 L 31 82 M 50 56 L 86 78
          M 69 82 L 87 79 L 82 62
        movieclapper fill|W 104;b M 12 42 L 92 42 L 92 80 C 92 86 89 88 84 88 L 20 88 C 15 88 12 86 12 80 Z;b M 10
          28 L 84 10 L 88 24 L 13 41 Z;d M 34 23 L 40 35 M 58 17 L 64 29
        mug fill|W 104;b R 12 14 60 74 10;s M 74 30 C 98 26 98 68 74 64;d M 28 32 L 28 70 M 56 32 L 56 70
        multiply circle+ square+|=xmark
        music.house fill|b M 50 12 L 90 46 C 95 51 90 56 85 53 L 82 51 L 82 82 C 82 87 79 89 75 89 L 25 89 C 21 89
          18 87 18 82 L 18 51 L 15 53 C 10 56 5 51 10 46 Z;k E 43 72 8 7;d M 50 72 L 50 44 L 62 40
        music.mic circle+|s1.2 M 58 42 L 18 86;b E 70 30 22 22;d M 55 45 L 49 39
        music.note slash|W 84;f E 24 78 15 12;s M 37 78 L 37 18 L 72 10 L 72 30 L 37 38
        music.note.house fill|=music.house
        music.note.list|W 104;s M 10 20 L 58 20 M 10 42 L 52 42 M 10 64 L 40 64;f E 62 80 12 10;s M 73 80 L 73 24
          L 94 18 L 94 34 L 73 40
        music.note.tv fill|W 116;b R 8 14 100 62 9;k E 48 58 8 6;d M 55 58 L 55 28 L 72 24 L 72 36 L 55 40;s M 34
          88 L 82 88
        music.quarternote.3|W 116;f E 18 80 11 9 E 54 80 11 9 E 90 80 11 9;s M 28 80 L 28 14 M 64 80 L 64 14 M 100
          80 L 100 14
        mustache fill|W 124;b M 62 44 C 54 30 36 30 30 44 C 26 54 16 58 6 54 C 14 72 50 76 62 58 C 74 76 110 72
          118 54 C 108 58 98 54 94 44 C 88 30 70 30 62 44 Z
        n - circle+ square+|W 68;s M 12 82 L 12 18 L 56 82 L 56 18
        nairasign - circle+ square+|W 80;s M 18 84 L 18 16 L 62 84 L 62 16 M 6 42 L 74 42 M 6 58 L 74 58
        network slash|s E 50 50 42 42;s E 50 50 18 42;s M 8 50 L 92 50 M 50 8 L 50 92
        network.badge.shield.half.filled|W 112;u network 44 46 0.9;y M 86 48 C 92 53 98 55 106 55 L 108 76 C 106
          88 98 96 86 100 C 74 96 66 88 64 76 L 66 55 C 74 55 80 53 86 48 Z;s0.9 M 86 54 C 92 58 96 59 102 59 L
          102 74 C 102 84 96 90 86 94 C 76 90 70 84 70 74 L 70 59 C 76 59 80 58 86 54 Z;f M 86 54 L 86 94 C 76 90
          70 84 70 74 L 70 59 C 76 59 80 58 86 54 Z
        newspaper circle+|W 108;s M 78 22 L 78 84 C 78 88 80 90 84 90 L 22 90 C 14 90 10 86 10 78 L 10 22 C 10 15
          13 12 20 12 L 68 12 C 75 12 78 15 78 22 Z;s M 78 38 L 98 38 L 98 78 C 98 86 94 90 86 90;s0.8 M 24 64 L
          64 64 M 24 76 L 64 76;f R 24 26 40 24 4
        newspaper.fill|W 108;f M 22 8 L 66 8 C 76 8 80 13 80 22 L 80 84 C 80 88 80 91 82 94 L 22 94 C 11 94 6 88 6
          78 L 6 22 C 6 13 11 8 22 8 Z;x0.8 M 22 64 L 62 64 M 22 76 L 62 76;y R 20 24 44 26 4;f M 86 34 L 96 34 C
          100 34 102 36 102 40 L 102 80 C 102 98 86 98 86 84 Z
        nose|W 76;s M 46 10 C 40 34 18 56 14 68 C 12 78 18 84 26 82 C 30 90 46 90 50 82 C 60 86 68 78 62 68
        nose.fill|W 76;f M 42 8 L 50 10 C 54 30 60 50 66 62 C 74 74 62 90 50 84 C 46 94 30 94 26 86 C 16 88 8 78
          10 66 C 16 54 38 34 42 8 Z
        nosign app+ badge.clock|s E 50 50 42 42;s M 21 21 L 79 79
        note|b M 22 11 L 78 11 C 85 11 89 15 89 22 L 89 62 L 62 89 L 22 89 C 15 89 11 85 11 78 L 11 22 C 11 15 15
          11 22 11 Z;d M 88 62 L 70 62 C 65 62 62 65 62 70 L 62 88
        note.text badge.plus|b R 11 11 78 78 14;d0.8 M 28 34 L 72 34 M 28 50 L 72 50 M 28 66 L 54 66
        number circle+ square+|s M 40 12 L 30 88 M 72 12 L 62 88 M 16 36 L 88 36 M 12 64 L 84 64
        o - circle+ square+|W 84;s E 42 50 32 32
        octagon fill|@ 50 50 0.52;b M 32 10 L 68 10 L 90 32 L 90 68 L 68 90 L 32 90 L 10 68 L 10 32 Z
        opticaldisc fill|b E 50 50 42 42;d E 50 50 12 12
        opticaldiscdrive fill|W 116;b M 14 66 L 28 24 C 29 20 32 18 36 18 L 80 18 C 84 18 87 20 88 24 L 102 66;b R
          8 60 100 24 11;d0.8 M 20 60 L 96 60;d M 24 72 L 66 72
        opticid|W 116;s M 14 40 C 26 26 40 20 58 20 C 76 20 90 26 102 40 M 14 60 C 26 74 40 80 58 80 C 76 80 90 74
          102 60;s E 58 50 18 18;f K 58 50 7
        option|W 104;s M 8 20 L 36 20 L 66 80 L 96 80 M 64 20 L 96 20
        oval fill|W 116;b E 58 50 50 33
        oval.portrait fill|W 80;b E 40 50 31 42
        oven fill|b R 12 10 76 80 9;d M 14 32 L 86 32;k K 30 21 4 K 50 21 4 K 70 21 4;d R 26 44 48 32 5
        """
}
