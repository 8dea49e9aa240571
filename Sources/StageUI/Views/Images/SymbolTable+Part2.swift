// Licensed under the Apache License, Version 2.0.

extension SymbolTable {
    /// The entries from `b` to `cloud.bolt.fill`.
    static let part2: StaticString = """
        b - circle+ square+|W 58;s M 12 18 L 12 82 M 12 18 L 30 18 C 50 18 50 48 30 48 L 12 48 M 30 48 C 54 48 54
          82 30 82 L 12 82
        backpack circle+ fill|W 84;b M 16 84 L 16 42 C 16 28 26 20 42 20 C 58 20 68 28 68 42 L 68 84 C 68 89 65 91
          61 91 L 23 91 C 19 91 16 89 16 84 Z;s M 30 20 C 30 6 54 6 54 20;d M 28 42 L 56 42 M 26 90 L 26 64 L 58
          64 L 58 90
        backward circle+|W 116;b M 106 22 L 62 50 L 106 78 Z M 56 22 L 12 50 L 56 78 Z
        backward.end circle+ fill|W 84;b M 72 18 L 24 50 L 72 82 Z;s1.2 M 14 18 L 14 82
        backward.end.alt fill|W 116;b M 106 24 L 66 50 L 106 76 Z M 62 24 L 22 50 L 62 76 Z;s1.2 M 12 22 L 12 78
        backward.fill|W 116;f M 106 20 L 60 50 L 106 80 Z;f M 58 20 L 10 50 L 58 80 Z
        backward.frame fill|W 92;b M 82 18 L 38 50 L 82 82 Z;s1.2 M 24 18 L 24 82 M 10 18 L 10 82
        badge.plus.radiowaves.right|W 116;s E 32 50 22 22;s M 32 40 L 32 60 M 22 50 L 42 50;s A 38 50 36 -42 42 A
          38 50 54 -40 40
        bag badge.minus+ badge.plus+ badge.questionmark circle+|W 90;s M 16 32 L 72 32 C 77 32 79 34 79 38 L 83 78
          C 84 86 80 90 73 90 L 15 90 C 8 90 4 86 5 78 L 9 38 C 9 34 11 32 16 32 Z;s M 28 32 C 28 16 34 8 44 8 C
          54 8 60 16 60 32
        bag.fill badge.minus badge.plus badge.questionmark|W 90;f M 16 32 L 72 32 C 77 32 79 34 79 38 L 83 78 C 84
          86 80 90 73 90 L 15 90 C 8 90 4 86 5 78 L 9 38 C 9 34 11 32 16 32 Z;s M 28 32 C 28 16 34 8 44 8 C 54 8
          60 16 60 32;x0.6 M 28 38 C 30 52 58 52 60 38
        bahtsign - circle+ square+|W 66;s M 14 20 L 14 80 M 14 20 L 32 20 C 52 20 52 48 32 48 L 14 48 M 32 48 C 58
          48 58 80 32 80 L 14 80 M 30 8 L 30 92
        balloon fill|W 76;b M 38 8 C 56 8 66 22 66 38 C 66 56 52 68 38 72 C 24 68 10 56 10 38 C 10 22 20 8 38 8
          Z;s M 38 72 L 38 92;d M 48 22 C 53 25 55 30 55 36
        balloon.2 fill|W 108;b M 34 10 C 50 10 58 22 58 36 C 58 50 46 60 34 64 C 22 60 10 50 10 36 C 10 22 18 10
          34 10 Z;s M 34 64 L 34 90;s M 66 24 C 84 18 98 30 98 46 C 98 60 88 70 76 74 C 72 73 68 70 64 68 M 76 74
          L 76 92
        bandage fill|b M 16 54 L 54 16 C 64 6 78 6 87 15 C 95 23 95 36 85 46 L 46 85 C 36 95 23 95 15 87 C 6 78 6
          64 16 54 Z;k K 50 42 4 K 58 50 4 K 42 50 4 K 50 58 4
        banknote fill|W 116;b R 8 22 100 56 8;d E 58 50 14 14;k K 24 50 5 K 92 50 5
        barcode|W 108;s1.2 M 12 20 L 12 80 M 52 20 L 52 80 M 96 20 L 96 80;s0.7 M 26 20 L 26 80 M 36 20 L 36 80 M
          66 20 L 66 80 M 76 20 L 76 80 M 86 20 L 86 80
        barcode.viewfinder|u viewfinder 50 50 1;s M 28 34 L 28 66 M 50 34 L 50 66 M 72 34 L 72 66;s0.7 M 39 34 L
          39 66 M 61 34 L 61 66
        barometer|s E 50 50 42 42;s M 50 50 L 66 34;f K 50 50 6;s0.8 M 28.79 71.21 L 25.96 74.04 M 20.19 53.36 L
          16.21 53.81 M 24.6 34.04 L 21.21 31.91 M 40.09 21.68 L 38.77 17.91 M 59.91 21.68 L 61.23 17.91 M 75.4
          34.04 L 78.79 31.91 M 79.81 53.36 L 83.79 53.81 M 71.21 71.21 L 74.04 74.04
        baseball circle+ fill|b E 50 50 42 42;d M 22 20 C 38 36 38 64 22 80 M 78 20 C 62 36 62 64 78 80;d0.7 M 24
          36 L 40 34 M 24 64 L 40 66 M 76 36 L 60 34 M 76 64 L 60 66
        basket fill|W 112;b M 8 44 L 104 44 L 92 86 C 91 89 89 90 86 90 L 26 90 C 23 90 21 89 20 86 Z;s M 34 42 L
          48 12 M 78 42 L 64 12;d M 40 56 L 42 78 M 56 56 L 56 78 M 72 56 L 70 78
        basketball circle+ fill|b E 50 50 42 42;d M 50 8 L 50 92 M 8 50 L 92 50 M 20 20 C 36 36 36 64 20 80 M 80
          20 C 64 36 64 64 80 80
        bathtub fill|W 116;b M 8 54 L 108 54 L 102 74 C 100 82 96 84 90 84 L 26 84 C 20 84 16 82 14 74 Z;s M 20 52
          L 20 22 C 20 8 42 8 42 22 M 34 24 L 50 24 M 26 86 L 22 92 M 90 86 L 94 92
        battery.0|=battery.0percent
        battery.0percent|W 120;s R 8 30 92 40 11;s1.2 M 110 44 L 110 56
        battery.100 circle+|=battery.100percent
        battery.100.bolt|=battery.100percent.bolt
        battery.100percent circle+|W 120;s R 8 30 92 40 11;s1.2 M 110 44 L 110 56;fg R 18 40 72 20 4
        battery.100percent.bolt|W 120;s M 46 30 L 19 30 C 12 30 8 34 8 41 L 8 59 C 8 66 12 70 19 70 L 36 70 M 66
          30 L 89 30 C 96 30 100 34 100 41 L 100 59 C 100 66 96 70 89 70 L 56 70;s1.2 M 110 44 L 110 56;fg M 62 16
          L 36 54 L 51 54 L 44 84 L 70 46 L 55 46 Z
        battery.25|=battery.25percent
        battery.25percent|W 120;s R 8 30 92 40 11;s1.2 M 110 44 L 110 56;fr R 18 40 18 20 4
        battery.50|=battery.50percent
        battery.50percent|W 120;s R 8 30 92 40 11;s1.2 M 110 44 L 110 56;fg R 18 40 36 20 4
        battery.75|=battery.75percent
        battery.75percent|W 120;s R 8 30 92 40 11;s1.2 M 110 44 L 110 56;fg R 18 40 54 20 4
        bed.double badge.checkmark+ circle+|W 116;b R 12 22 92 30 9;b M 6 56 C 6 50 10 46 16 46 L 100 46 C 106 46
          110 50 110 56 L 110 84 L 102 84 L 102 74 L 14 74 L 14 84 L 6 84 Z
        bed.double.fill|W 116;f R 12 22 92 30 9;f M 6 56 C 6 50 10 46 16 46 L 100 46 C 106 46 110 50 110 56 L 110
          84 L 102 84 L 102 74 L 14 74 L 14 84 L 6 84 Z;x0.7 M 6 48 L 110 48
        bell circle+ slash+ slash.circle+ square+|W 92;s M 46 12 C 61 12 69 23 69 38 C 69 58 82 63 82 74 L 10 74 C
          10 63 23 58 23 38 C 23 23 31 12 46 12 Z;s M 36 84 C 38 94 54 94 56 84
        bell.and.waves.left.and.right|W 124;u bell 62 50 0.94;s A 54 34 42 150 205 A 70 34 42 -25 30
        bell.and.waves.left.and.right.fill|W 124;u bell.fill 62 50 0.94;s A 54 34 42 150 205 A 70 34 42 -25 30
        bell.badge circle+ slash+|W 98;s M 46 12 C 61 12 69 23 69 38 C 69 58 82 63 82 74 L 10 74 C 10 63 23 58 23
          38 C 23 23 31 12 46 12 Z;s M 36 84 C 38 94 54 94 56 84;y K 76 22 20;fr K 76 22 14
        bell.badge.fill|W 98;f M 46 12 C 61 12 69 23 69 38 C 69 58 82 63 82 74 L 10 74 C 10 63 23 58 23 38 C 23 23
          31 12 46 12 Z;s M 46 12 C 61 12 69 23 69 38 C 69 58 82 63 82 74 L 10 74 C 10 63 23 58 23 38 C 23 23 31
          12 46 12 Z;f M 33 84 L 59 84 C 58 97 34 97 33 84 Z;y K 76 22 20;fr K 76 22 14
        bell.fill|W 92;f M 46 9 C 63 9 72 21 72 38 C 72 57 86 63 86 75 C 86 77 85 78 82 78 L 10 78 C 7 78 6 77 6
          75 C 6 63 20 57 20 38 C 20 21 29 9 46 9 Z;f M 33 84 L 59 84 C 58 96 34 96 33 84 Z
        bicycle circle+|W 124;s E 28 64 20 20 E 96 64 20 20;s M 28 64 L 46 32 L 82 32 L 96 64 M 46 32 L 62 64 L 28
          64 M 62 64 L 82 32 L 78 20 L 88 20 M 40 24 L 52 24
        bin -|W 100;@ 50 64 0.4;b R 8 12 84 22 6;b M 14 36 L 14 78 C 14 85 18 88 24 88 L 76 88 C 82 88 86 85 86 78
          L 86 36
        bin.xmark fill|=xmark.bin
        binoculars circle+ fill|W 112;b M 28 16 L 44 16 L 48 34 L 48 74 C 48 94 10 94 10 74 L 22 24 C 23 19 25 16
          28 16 Z M 84 16 L 68 16 L 64 34 L 64 74 C 64 94 102 94 102 74 L 90 24 C 89 19 87 16 84 16 Z;s M 48 46 L
          64 46
        bird circle+ fill|W 112;b M 12 46 C 20 44 24 40 28 32 C 34 18 54 18 60 32 L 72 36 L 60 42 C 62 46 80 56
          102 84 C 84 86 70 84 62 80 C 40 84 22 66 12 46 Z;k K 46 34 4
        birthday.cake fill|W 108;b M 14 58 C 14 50 18 46 26 46 L 82 46 C 90 46 94 50 94 58 L 94 88 L 14 88 Z;s M
          54 44 L 54 30;f M 54 8 C 60 16 62 24 54 25 C 46 24 48 16 54 8 Z;d M 16 64 C 26 74 34 74 41 66 C 48 74 60
          74 67 66 C 74 74 82 74 92 64
        bitcoinsign circle+ square+|W 70;s M 18 20 L 18 80 M 10 20 L 38 20 C 58 20 58 48 38 48 L 18 48 M 38 48 C
          64 48 64 80 38 80 L 10 80 M 28 8 L 28 20 M 42 8 L 42 20 M 28 80 L 28 92 M 42 80 L 42 92
        blinds.vertical.closed|s M 8 12 L 92 12 M 16 14 L 16 90 M 30 14 L 30 90 M 43 14 L 43 90 M 57 14 L 57 90 M
          70 14 L 70 90 M 84 14 L 84 90
        bold|W 70;s1.6 M 16 16 L 16 84 M 16 16 L 36 16 C 58 16 58 48 36 48 L 16 48 M 38 48 C 64 48 64 84 38 84 L
          16 84
        bold.italic.underline|W 116;s1.6 M 12 12 L 12 64 M 12 12 L 26 12 C 40 12 40 37 26 37 L 12 37 M 28 37 C 46
          37 46 64 28 64 L 12 64;s M 62 12 L 78 12 M 52 64 L 68 64 M 70 12 L 60 64;s M 88 12 L 88 44 C 88 70 108
          70 108 44 L 108 12;s M 10 88 L 108 88
        bold.underline|W 76;s1.6 M 20 10 L 20 68 M 20 10 L 38 10 C 56 10 56 38 38 38 L 20 38 M 40 38 C 62 38 62 68
          40 68 L 20 68;s M 10 90 L 66 90
        bolt badge.a+ badge.checkmark+ badge.clock+ badge.xmark+ circle+ heart+ shield+ slash+ slash.circle+
          square+ trianglebadge.exclamationmark+|W 84;s M 52 8 L 16 56 L 40 56 L 32 92 L 68 42 L 44 42 Z
        bolt.batteryblock fill|W 116;b R 8 30 100 56 8;k M 62 38 L 46 60 L 57 60 L 54 78 L 70 56 L 59 56 Z;s M 24
          28 L 24 18 L 44 18 L 44 28 M 72 28 L 72 18 L 92 18 L 92 28
        bolt.car circle+ fill|W 104;b M 12 54 L 20 30 C 22 24 26 22 32 22 L 72 22 C 78 22 82 24 84 30 L 92 54 C 96
          56 98 60 98 64 L 98 84 L 84 84 L 84 76 L 20 76 L 20 84 L 6 84 L 6 64 C 6 60 8 56 12 54 Z;k M 56 28 L 38
          54 L 50 54 L 46 72 L 66 46 L 54 46 Z
        bolt.fill|W 84;fy M 52 8 L 16 56 L 40 56 L 32 92 L 68 42 L 44 42 Z;s0.6y M 52 8 L 16 56 L 40 56 L 32 92 L
          68 42 L 44 42 Z
        bolt.horizontal circle+ fill icloud+|b M 8 46 L 58 22 L 54 42 L 92 54 L 42 78 L 46 58 Z
        bonjour|s E 50 50 42 42;f K 50 30 6;s A 50 30 18 50 130 A 50 30 32 55 125 A 50 30 46 60 120
        book badge.plus+ circle+|W 112;s M 56 24 C 44 14 26 12 10 18 L 10 80 C 26 75 44 76 56 86 C 68 76 86 75 102
          80 L 102 18 C 86 12 68 14 56 24 Z M 56 24 L 56 84
        book.closed circle+ fill|W 84;b M 12 80 L 12 20 C 12 12 16 8 24 8 L 72 8 L 72 72 L 22 72 C 16 72 12 76 12
          82 C 12 88 16 92 22 92 L 72 92;d M 28 10 L 28 70
        book.fill|W 112;f M 53 24 C 42 12 24 9 8 16 L 8 82 C 24 77 42 79 53 90 Z;f M 59 24 C 70 12 88 9 104 16 L
          104 82 C 88 77 70 79 59 90 Z
        book.pages|W 116;s M 58 30 C 48 20 32 18 18 22 L 18 78 C 32 74 48 78 58 88 C 68 78 84 74 98 78 L 98 22 C
          84 18 68 20 58 30 Z M 58 30 L 58 86;s M 8 34 L 8 90 L 44 90 M 108 34 L 108 90 L 72 90
        bookmark circle+ slash+ square+|W 76;s M 12 18 C 12 12 16 9 21 9 L 55 9 C 60 9 64 12 64 18 L 64 90 L 38 66
          L 12 90 Z
        bookmark.fill|W 76;f M 12 18 C 12 12 16 9 21 9 L 55 9 C 60 9 64 12 64 18 L 64 90 L 38 66 L 12 90 Z;s0.6 M
          12 18 C 12 12 16 9 21 9 L 55 9 C 60 9 64 12 64 18 L 64 90 L 38 66 L 12 90 Z
        books.vertical circle+ fill|W 100;b R 10 14 22 76 4;b R 34 24 20 66 4;b M 62 22 L 78 18 L 92 84 L 76 88
          Z;d M 12 30 L 30 30 M 12 74 L 30 74 M 36 40 L 52 40 M 66 40 L 80 37
        box.truck badge.clock+ fill|W 124;b R 6 14 74 58 7;b M 80 30 L 94 30 L 114 54 L 114 72 L 80 72 Z;g K 30 76
          6 K 94 76 6;b E 30 76 11 11 E 94 76 11 11
        brain fill|W 100;b M 50 20 C 44 8 28 10 26 22 C 14 24 10 36 16 44 C 8 52 10 66 20 70 C 22 84 40 90 50 80 C
          60 90 78 84 80 70 C 90 66 92 52 84 44 C 90 36 86 24 74 22 C 72 10 56 8 50 20 Z;d M 50 22 L 50 78 M 28 40
          C 34 36 40 38 40 46 M 72 40 C 66 36 60 38 60 46 M 24 62 C 32 58 38 62 38 70 M 76 62 C 68 58 62 62 62 70
        brain.head.profile|W 92;s M 66 92 L 66 78 L 74 78 C 80 78 80 72 80 66 L 88 62 L 80 46 C 80 22 64 8 44 8 C
          22 8 10 24 10 42 C 10 56 16 64 24 72 L 24 92;s M 44 28 C 36 20 24 28 28 38 C 22 46 30 56 38 52 C 46 60
          60 54 58 44 C 64 34 54 24 44 28 Z
        brazilianrealsign circle+ square+|W 96;s M 12 82 L 12 22 L 24 22 C 42 22 42 52 24 52 L 12 52 M 26 52 L 42
          82;s M 84 34 C 80 22 54 24 54 38 C 54 54 86 46 86 64 C 86 82 56 82 52 68 M 70 14 L 70 90
        briefcase circle+ fill|W 108;b R 9 28 90 58 11;s M 38 28 L 38 20 C 38 15 41 13 46 13 L 62 13 C 67 13 70 15
          70 20 L 70 28;d M 11 54 L 42 54 M 66 54 L 97 54 M 46 46 L 46 62 L 62 62 L 62 46 Z
        bubble circle+|=bubble.left
        bubble.fill|=bubble.left.fill
        bubble.left circle+|W 104;@ 52 47 0.44;b M 52 12 C 78 12 96 27 96 47 C 96 67 78 82 52 82 C 46 82 41 81 36
          80 L 18 90 L 22 73 C 13 67 8 58 8 47 C 8 27 26 12 52 12 Z
        bubble.left.and.bubble.right|W 124;b M 40 12 C 60 12 74 23 74 38 C 74 53 60 64 40 64 C 35 64 32 63.5 28
          62.5 L 14 70 L 17 58 C 10 53 6 46 6 38 C 6 23 20 12 40 12 Z;s M 88 36 C 106 38 118 48 118 62 C 118 70
          114 76 108 80 L 111 92 L 98 86 C 80 90 62 86 54 76
        bubble.left.and.bubble.right.fill|W 124;f M 40 9 C 62 9 77 21 77 38 C 77 55 62 67 40 67 C 35 67 32 66.5 28
          65.5 L 11 75 L 15 60 C 7 54 3 46 3 38 C 3 21 18 9 40 9 Z;f M 86 33 C 108 36 121 47 121 62 C 121 70 117
          77 110 82 L 114 96 L 98 89 C 78 93 60 88 52 76 C 76 74 90 56 86 33 Z
        bubble.left.and.exclamationmark.bubble.right|W 124;u bubble.left.and.bubble.right 62 50 1;s0.9 M 92 52 L
          92 64;f K 92 74 4
        bubble.left.and.text.bubble.right|W 124;u bubble.left.and.bubble.right 62 50 1;s0.8 M 24 30 L 56 30 M 24
          46 L 46 46
        bubble.left.fill|W 104;fg M 52 12 C 78 12 96 27 96 47 C 96 67 78 82 52 82 C 46 82 41 81 36 80 L 18 90 L 22
          73 C 13 67 8 58 8 47 C 8 27 26 12 52 12 Z
        bubble.middle.bottom fill|W 104;b M 28 12 L 76 12 C 88 12 96 20 96 32 L 96 56 C 96 68 88 76 76 76 L 64 76
          L 52 90 L 40 76 L 28 76 C 16 76 8 68 8 56 L 8 32 C 8 20 16 12 28 12 Z
        bubble.middle.top fill|W 104;b M 28 24 L 40 24 L 52 10 L 64 24 L 76 24 C 88 24 96 32 96 44 L 96 68 C 96 80
          88 88 76 88 L 28 88 C 16 88 8 80 8 68 L 8 44 C 8 32 16 24 28 24 Z
        bubble.right circle+ fill|W 104;@ 52 47 0.44;b M 52 12 C 26 12 8 27 8 47 C 8 67 26 82 52 82 C 58 82 63 81
          68 80 L 86 90 L 82 73 C 91 67 96 58 96 47 C 96 27 78 12 52 12 Z
        bubbles.and.sparkles fill|W 116;b M 50 22 C 72 22 90 35 90 54 C 90 73 72 86 50 86 C 45 86 40 85 36 84 L 18
          92 L 22 77 C 14 71 10 63 10 54 C 10 35 28 22 50 22 Z;f M 96 4 Q 98 18 111 20 Q 98 22 96 36 Q 94 22 81 20
          Q 94 18 96 4 Z
        building fill|W 76;b R 12 8 52 84 6;k R 24 20 9 9 1 R 43 20 9 9 1 R 24 38 9 9 1 R 43 38 9 9 1 R 24 56 9 9
          1 R 43 56 9 9 1;d M 32 91 L 32 76 L 44 76 L 44 91
        building.2|W 108;s R 10 10 48 82 6;s M 58 36 L 92 36 C 96 36 98 38 98 42 L 98 86 C 98 90 96 92 92 92 L 58
          92;f R 22 22 8 8 1 R 38 22 8 8 1 R 22 40 8 8 1 R 38 40 8 8 1 R 22 58 8 8 1 R 38 58 8 8 1 R 72 50 12 8 1
          R 72 68 12 8 1
        building.2.crop.circle|s E 50 50 42 42;f M 26 76 L 26 34 L 52 34 L 52 80 L 74 80 L 74 50 L 56 50 L 56 82
          Z;y R 32 42 5 5 0 R 42 42 5 5 0 R 32 54 5 5 0 R 42 54 5 5 0 R 32 66 5 5 0 R 42 66 5 5 0
        building.2.crop.circle.fill|f E 50 50 45 45;y R 26 32 26 46 2 R 56 48 20 30 2;f R 32 40 5 5 0 R 41 40 5 5
          0 R 32 52 5 5 0 R 41 52 5 5 0 R 32 64 5 5 0 R 41 64 5 5 0 R 62 56 8 5 0 R 62 66 8 5 0
        building.2.fill|W 108;f R 8 8 52 86 5;f R 66 34 36 60 5;y R 18 20 12 12 2 R 38 20 12 12 2 R 18 42 12 12 2
          R 38 42 12 12 2 R 18 64 12 12 2 R 38 64 12 12 2 R 76 46 16 10 2 R 76 66 16 10 2
        building.columns circle+|W 108;b M 54 10 L 98 32 L 98 38 L 10 38 L 10 32 Z;s M 22 48 L 22 76 M 43 48 L 43
          76 M 65 48 L 65 76 M 86 48 L 86 76 M 10 88 L 98 88
        building.columns.fill|W 108;f M 54 8 L 101 31 L 101 40 L 7 40 L 7 31 Z;s M 54 12 L 98 33 L 98 38 L 10 38 L
          10 33 Z;s1.6 M 22 50 L 22 74 M 43 50 L 43 74 M 65 50 L 65 74 M 86 50 L 86 74;s1.4 M 10 88 L 98 88
        burn|s E 50 50 32 32;f K 50 50 16;s M 50 10 L 50 6 M 65.31 13.04 L 66.84 9.349 M 78.28 21.72 L 81.11 18.89
          M 86.96 34.69 L 90.65 33.16 M 90 50 L 94 50 M 86.96 65.31 L 90.65 66.84 M 78.28 78.28 L 81.11 81.11 M
          65.31 86.96 L 66.84 90.65 M 50 90 L 50 94 M 34.69 86.96 L 33.16 90.65 M 21.72 78.28 L 18.89 81.11 M
          13.04 65.31 L 9.349 66.84 M 10 50 L 6 50 M 13.04 34.69 L 9.349 33.16 M 21.72 21.72 L 18.89 18.89 M 34.69
          13.04 L 33.16 9.349
        burst fill|b M 50 7 L 57.51 21.99 L 71.5 12.76 L 70.51 29.49 L 87.24 28.5 L 78.01 42.49 L 93 50 L 78.01
          57.51 L 87.24 71.5 L 70.51 70.51 L 71.5 87.24 L 57.51 78.01 L 50 93 L 42.49 78.01 L 28.5 87.24 L 29.49
          70.51 L 12.76 71.5 L 21.99 57.51 L 7 50 L 21.99 42.49 L 12.76 28.5 L 29.49 29.49 L 28.5 12.76 L 42.49
          21.99 Z
        bus|W 92;b R 10 8 72 76 12;d R 20 20 52 30 4;k K 27 67 5.5 K 65 67 5.5;s1.4 M 24 84 L 24 92 M 68 84 L 68
          92
        bus.doubledecker fill|W 92;b R 10 6 72 82 11;d R 20 16 52 18 4 R 20 42 52 20 4;k K 26 75 4.5 K 66 75
          4.5;s1.4 M 24 90 L 24 94 M 68 90 L 68 94
        bus.fill|W 92;f R 10 8 72 76 12;f R 16 80 16 14 4 R 60 80 16 14 4;y R 18 20 56 30 4;y K 26 66 6 K 66 66 6
        button.angledbottom.horizontal.right fill|W 116;b M 20 28 L 96 28 C 104 28 108 32 108 40 L 108 60 L 96 72
          L 20 72 C 12 72 8 68 8 60 L 8 40 C 8 32 12 28 20 28 Z
        button.horizontal fill|W 116;b R 8 28 100 44 12
        button.programmable square+|b E 50 50 42 42;d E 50 50 27 27
        c - circle+ square+|W 76;s A 42 50 32 -48 -312
        cable.connector slash|W 84;s M 42 92 L 42 70;b R 20 36 44 34 8;s R 29 12 26 24 3
        cable.connector.horizontal|W 116;s M 8 50 L 24 50;b R 26 28 34 44 8;s R 60 36 24 28 3;s M 92 50 L 108 50
        calendar badge badge.checkmark badge.clock badge.exclamationmark badge.lock badge.minus badge.plus
          circle+|W 100;s R 10 14 80 76 12;s M 11 36 L 89 36;f R 24 48 12 11 3 R 44 48 12 11 3 R 64 48 12 11 3 R
          24 67 12 11 3 R 44 67 12 11 3
        calendar.day.timeline.leading circle+|=calendar.day.timeline.left
        calendar.day.timeline.left circle+|W 108;s R 10 12 88 76 11;s M 32 14 L 32 86;f K 32 44 7;s M 32 44 L 92
          44
        camera badge.clock+ badge.ellipsis+ circle+|W 116;s M 12 34 C 12 28 16 25 22 25 L 36 25 L 44 14 L 72 14 L
          80 25 L 94 25 C 100 25 104 28 104 34 L 104 76 C 104 82 100 85 94 85 L 22 85 C 16 85 12 82 12 76 Z;s E 58
          54 18 18
        camera.aperture|s E 50 50 42 42;s M 50 8 L 66 42 M 86 28 L 66 60 M 87 70 L 50 68 M 50 92 L 34 58 M 14 72 L
          34 40 M 13 30 L 50 32
        camera.fill badge.ellipsis|W 116;f M 8 34 C 8 26 13 21 21 21 L 34 21 L 43 10 L 73 10 L 82 21 L 95 21 C 103
          21 108 26 108 34 L 108 76 C 108 84 103 89 95 89 L 21 89 C 13 89 8 84 8 76 Z;x E 58 54 20 20
        camera.filters|s E 50 34 24 24 E 34 62 24 24 E 66 62 24 24
        camera.macro circle+ slash slash.circle+|s M 50 56 L 50 92 M 50 86 C 36 86 26 80 22 70 C 36 68 46 74 50 86
          C 54 74 64 68 78 70 C 74 80 64 86 50 86;b M 50 56 C 30 56 22 40 26 14 C 34 16 38 20 42 26 C 44 18 46 12
          50 8 C 54 12 56 18 58 26 C 62 20 66 16 74 14 C 78 40 70 56 50 56 Z
        camera.metering.center.weighted|s R 8 20 84 60 10;f K 50 50 12
        camera.on.rectangle|W 120;s M 20 68 C 12 68 8 64 8 57 L 8 22 C 8 15 12 11 19 11 L 80 11 C 87 11 91 15 91
          22;s R 30 34 82 54 10;s E 71 62 14 14;s M 58 34 L 62 26 L 80 26 L 84 34
        camera.on.rectangle.fill|W 120;s M 20 68 C 12 68 8 64 8 57 L 8 22 C 8 15 12 11 19 11 L 80 11 C 87 11 91 15
          91 22;f R 26 31 90 61 13;f M 50 33 L 60 22 L 82 22 L 90 33 Z;x E 71 62 15 15
        camera.rotate fill|W 116;b M 12 34 C 12 28 16 25 22 25 L 36 25 L 44 14 L 72 14 L 80 25 L 94 25 C 100 25
          104 28 104 34 L 104 76 C 104 82 100 85 94 85 L 22 85 C 16 85 12 82 12 76 Z;d0.9 A 58 55 17 200 330 A 58
          55 17 20 150;d0.9 M 77 40 L 74 48 L 65 46 M 39 70 L 42 62 L 51 64
        camera.viewfinder|u viewfinder 50 50 1;u camera 50 50 0.5
        candybarphone|W 64;b R 12 6 40 88 9;d0.01 M 0 0 L 1 0;k R 20 16 24 26 3 K 22 56 3.5 K 32 56 3.5 K 42 56
          3.5 K 22 68 3.5 K 32 68 3.5 K 42 68 3.5 K 22 80 3.5 K 32 80 3.5 K 42 80 3.5
        capslock fill|W 92;b M 46 8 L 86 44 L 64 44 L 64 68 L 28 68 L 28 44 L 6 44 Z R 28 80 36 12 2
        capsule fill|W 116;@ 58 50 0.42;b R 8 28 100 44 22
        capsule.portrait fill|W 60;b R 8 6 44 88 22
        captions.bubble fill|W 104;b M 52 12 C 78 12 96 27 96 47 C 96 67 78 82 52 82 C 46 82 41 81 36 80 L 18 90 L
          22 73 C 13 67 8 58 8 47 C 8 27 26 12 52 12 Z;d1.1 M 28 42 L 44 42 M 56 42 L 76 42 M 28 58 L 52 58 M 64
          58 L 76 58
        car badge.gearshape+ circle+|W 104;s M 12 54 L 20 30 C 22 24 26 22 32 22 L 72 22 C 78 22 82 24 84 30 L 92
          54 C 96 56 98 60 98 64 L 98 84 L 84 84 L 84 76 L 20 76 L 20 84 L 6 84 L 6 64 C 6 60 8 56 12 54 Z;f K 26
          62 6 K 78 62 6;s M 14 50 L 90 50
        car.2|W 124;s M 10 52 L 16 36 C 18 31 20 30 25 30 L 55 30 C 60 30 62 31 64 36 L 70 52 C 73 54 74 57 74 60
          L 74 78 L 64 78 L 64 72 L 16 72 L 16 78 L 6 78 L 6 60 C 6 57 7 54 10 52 Z;f K 20 60 4.5 K 60 60 4.5;s M
          76 26 L 100 26 C 105 26 107 28 109 32 L 114 46 C 117 48 118 50 118 54 L 118 70 L 110 70 L 110 65 L 86 65
        car.fill|W 104;f M 12 54 L 20 30 C 22 24 26 22 32 22 L 72 22 C 78 22 82 24 84 30 L 92 54 C 96 56 98 60 98
          64 L 98 84 L 84 84 L 84 76 L 20 76 L 20 84 L 6 84 L 6 64 C 6 60 8 56 12 54 Z;y M 24 48 L 30 32 C 31 30
          32 29 34 29 L 70 29 C 72 29 73 30 74 32 L 80 48 Z;y K 22 63 6 K 82 63 6
        car.side fill|W 120;b M 12 56 C 12 50 16 46 22 46 L 30 44 L 42 26 C 44 23 46 22 50 22 L 72 22 C 76 22 78
          23 81 26 L 96 44 C 106 46 110 50 110 58 L 110 70 L 12 70 Z;g K 34 72 8 K 88 72 8;b E 34 72 10 10 E 88 72
          10 10;d M 60 26 L 60 44 M 42 46 L 84 46
        carrot fill|b M 60 34 C 72 40 74 54 64 64 L 12 88 L 36 36 C 44 28 52 28 60 34 Z;s M 64 36 C 60 26 64 14 72
          10 M 66 36 C 76 34 88 30 90 20 M 66 36 C 72 28 80 20 88 10;d M 36 50 L 46 58 M 30 68 L 38 74
        cart badge.clock+ badge.minus+ badge.plus+ badge.questionmark circle+|W 112;s M 8 14 L 22 14 L 36 66 L 90
          66 L 102 26 L 26 26;f K 42 84 7 K 84 84 7
        cart.fill badge.minus badge.plus badge.questionmark|W 112;s M 8 14 L 20 14 L 36 68 L 90 68;f M 23 24 L 98
          24 C 102 24 104 26 103 30 L 94 58 C 93 61 92 62 89 62 L 34 62 Z;f K 42 85 7 K 84 85 7
        case fill|W 108;b R 9 28 90 58 11;s M 38 28 L 38 20 C 38 15 41 13 46 13 L 62 13 C 67 13 70 15 70 20 L 70
          28
        cat circle+ fill|W 92;b M 18 10 L 34 24 L 58 24 L 74 10 L 80 52 C 80 74 64 88 46 88 C 28 88 12 74 12 52
          Z;k K 32 50 5 K 60 50 5 M 40 64 L 52 64 L 46 70 Z
        cedisign - circle+ square+|W 72;s A 38 50 26 -48 -312;s M 38 10 L 38 90
        centsign circle+ square+|W 72;s A 38 50 24 -48 -312;s M 38 12 L 38 88
        chair fill|W 84;b R 18 10 48 36 7;b R 12 54 60 14 5;s M 20 70 L 16 92 M 64 70 L 68 92
        chandelier|s M 50 8 L 50 60 M 14 50 C 14 74 86 74 86 50 M 32 66 L 32 54 M 68 66 L 68 54;f R 8 36 12 14 3 R
          26 40 12 14 3 R 62 40 12 14 3 R 80 36 12 14 3 K 50 78 7
        character bubble+ circle+ square+|W 84;s M 12 84 L 42 14 L 72 84 M 22 60 L 62 60
        character.book.closed fill|W 84;b M 12 80 L 12 20 C 12 12 16 8 24 8 L 72 8 L 72 72 L 22 72 C 16 72 12 76
          12 82 C 12 88 16 92 22 92 L 72 92;d0.8 M 30 58 L 42 24 L 54 58 M 34 47 L 50 47
        character.cursor.ibeam|W 112;s M 8 78 L 32 22 L 56 78 M 16 60 L 48 60;s M 74 12 L 104 12 M 89 12 L 89 88 M
          74 88 L 104 88
        character.textbox badge.sparkles|W 116;s R 8 20 100 60 10;s M 24 66 L 38 34 L 52 66 M 29 56 L 47 56;s M 68
          38 L 92 38 M 68 62 L 92 62
        chart.bar|b R 10 54 18 36 3 R 41 32 18 58 3 R 72 12 18 78 3
        chart.bar.doc.horizontal fill|W 86;b M 14 20 C 14 13 18 9 25 9 L 44 9 L 72 37 L 72 80 C 72 87 68 91 61 91
          L 25 91 C 18 91 14 87 14 80 Z;d M 28 46 L 44 46 M 28 60 L 58 60 M 28 74 L 50 74
        chart.bar.fill|f R 8 52 22 40 4 R 39 30 22 62 4 R 70 10 22 82 4
        chart.bar.xaxis|W 104;s M 10 90 L 94 90;f R 16 54 16 26 2 R 44 34 16 46 2 R 72 14 16 66 2
        chart.dots.scatter|W 104;s M 12 10 L 12 88 L 94 88;f K 32 66 6 K 44 44 6 K 60 58 6 K 66 30 6 K 84 40 6 K
          84 18 6
        chart.line.downtrend.xyaxis circle+|W 104;s M 12 10 L 12 88 L 94 88 M 26 22 L 46 46 L 60 34 L 86 66 M 70
          68 L 88 68 L 88 50
        chart.line.flattrend.xyaxis circle+|W 104;s M 12 10 L 12 88 L 94 88 M 26 44 L 86 44 M 74 32 L 88 44 L 74
          56
        chart.line.uptrend.xyaxis circle+|W 104;s M 12 10 L 12 88 L 94 88 M 22 68 L 44 44 L 60 58 L 88 22 M 70 20
          L 90 20 L 90 40
        chart.pie fill|b M 44 14 C 24 16 10 32 10 52 C 10 74 26 90 48 90 C 68 90 84 76 86 56 L 44 56 Z;b M 56 10 C
          74 12 88 26 90 44 L 56 44 Z
        chart.xyaxis.line|W 104;s M 12 10 L 12 88 L 94 88 M 24 66 L 42 46 L 56 58 L 88 22
        checkerboard.rectangle|W 116;s R 8 16 100 68 8;f R 8 16 25 23 3 R 58 16 25 23 0 R 33 39 25 22 0 R 83 39 25
          22 0 R 8 61 25 23 3 R 58 61 25 23 0
        checklist|W 108;s M 10 27 L 20 37 L 37 16 M 10 69 L 20 79 L 37 58 M 54 27 L 98 27 M 54 69 L 98 69
        checklist.unchecked|W 108;s0.9 E 20 26 12 12 E 20 74 12 12;s M 50 26 L 98 26 M 50 74 L 98 74
        checkmark app+ bubble+ circle+ circle.badge.airplane+ circle.badge.plus+ circle.badge.questionmark+
          circle.badge.xmark+ circle.dotted circle.trianglebadge.exclamationmark+ diamond+ icloud+ message+
          rectangle+ rectangle.portrait+ square+|W 88;s M 14 54 L 34 74 L 74 26
        checkmark.seal|@ 50 50 0.5;b M 50 6 L 59.58 14.26 L 72 11.89 L 76.16 23.84 L 88.11 28 L 85.74 40.42 L 94
          50 L 85.74 59.58 L 88.11 72 L 76.16 76.16 L 72 88.11 L 59.58 85.74 L 50 94 L 40.42 85.74 L 28 88.11 L
          23.84 76.16 L 11.89 72 L 14.26 59.58 L 6 50 L 14.26 40.42 L 11.89 28 L 23.84 23.84 L 28 11.89 L 40.42
          14.26 Z;d M 33 52 L 45 64 L 67 37
        checkmark.seal.fill|f M 50 5 L 61 13 L 75 10 L 81 23 L 94 29 L 91 43 L 97 55 L 88 66 L 88 80 L 74 83 L 65
          95 L 52 90 L 38 96 L 29 84 L 15 82 L 14 68 L 4 58 L 10 45 L 6 31 L 19 24 L 25 11 L 39 13 Z;x M 31 52 L
          45 66 L 69 36
        checkmark.shield|W 90;s M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11 48 L 11 18
          C 22 17 34 14 45 7 Z;s M 29 50 L 41 63 L 62 36
        checkmark.shield.fill|W 90;f M 45 7 C 56 14 68 17 79 18 L 79 48 C 79 70 66 84 45 93 C 24 84 11 70 11 48 L
          11 18 C 22 17 34 14 45 7 Z;x M 29 50 L 41 63 L 62 36
        chevron.backward circle+ square+|=chevron.left
        chevron.backward.2|=chevron.left.2
        chevron.compact.down|W 100;s M 14 42 L 50 58 L 86 42
        chevron.compact.left|W 44;s M 30 14 L 14 50 L 30 86
        chevron.compact.right|W 44;s M 14 14 L 30 50 L 14 86
        chevron.compact.up|W 100;s M 14 58 L 50 42 L 86 58
        chevron.down circle+ square+|W 92;s M 14 38 L 46 64 L 78 38
        chevron.down.2|W 92;s M 14 22 L 46 46 L 78 22 M 14 54 L 46 78 L 78 54
        chevron.forward circle+ square+|=chevron.right
        chevron.forward.2|=chevron.right.2
        chevron.left circle+ square+|W 56;s M 40 20 L 16 50 L 40 80
        chevron.left.2|W 86;s M 72 22 L 50 50 L 72 78 M 40 22 L 18 50 L 40 78
        chevron.left.chevron.right|W 104;s M 38 22 L 14 50 L 38 78 M 66 22 L 90 50 L 66 78
        chevron.left.forwardslash.chevron.right|W 124;s M 36 26 L 12 50 L 36 74 M 88 26 L 112 50 L 88 74 M 70 16 L
          54 84
        chevron.left.slash.chevron.right|=chevron.left.forwardslash.chevron.right
        chevron.right circle+ square+|W 56;s M 16 20 L 40 50 L 16 80
        chevron.right.2|W 86;s M 14 22 L 36 50 L 14 78 M 46 22 L 68 50 L 46 78
        chevron.up circle+ square+|W 92;s M 14 62 L 46 36 L 78 62
        chevron.up.2|W 92;s M 14 46 L 46 22 L 78 46 M 14 78 L 46 54 L 78 78
        chevron.up.chevron.down square+|W 70;s M 15 38 L 35 18 L 55 38 M 15 62 L 35 82 L 55 62
        chineseyuanrenminbisign circle+ square+|W 72;s M 10 18 L 36 50 L 62 18 M 36 50 L 36 84 M 14 60 L 58 60
        circle badge.checkmark+ badge.exclamationmark+ badge.minus+ badge.plus+ badge.questionmark+ badge.xmark+
          circle+ rectangle.dashed slash+ square+|@ 50 50 0.56;a E 50 50 42 42
        circle.and.line.horizontal|s E 50 50 20 20;s M 8 50 L 28 50 M 72 50 L 92 50
        circle.bottomhalf.fill|=circle.bottomhalf.filled
        circle.bottomhalf.filled|s E 50 50 42 42;f A 50 50 42 0 180 Z
        circle.bottomthird.split|s E 50 50 42 42;s M 13 68 L 87 68
        circle.dashed rectangle|@ 50 50 0.56;s A 50 50 42 -98.25 -81.75 A 50 50 42 -68.25 -51.75 A 50 50 42 -38.25
          -21.75 A 50 50 42 -8.25 8.25 A 50 50 42 21.75 38.25 A 50 50 42 51.75 68.25 A 50 50 42 81.75 98.25 A 50
          50 42 111.8 128.2 A 50 50 42 141.8 158.2 A 50 50 42 171.8 188.2 A 50 50 42 201.8 218.2 A 50 50 42 231.8
          248.2
        circle.dashed.inset.fill|=circle.dashed.inset.filled
        circle.dashed.inset.filled|s A 50 50 42 -98.25 -81.75 A 50 50 42 -68.25 -51.75 A 50 50 42 -38.25 -21.75 A
          50 50 42 -8.25 8.25 A 50 50 42 21.75 38.25 A 50 50 42 51.75 68.25 A 50 50 42 81.75 98.25 A 50 50 42
          111.8 128.2 A 50 50 42 141.8 158.2 A 50 50 42 171.8 188.2 A 50 50 42 201.8 218.2 A 50 50 42 231.8
          248.2;f K 50 50 27
        circle.dotted circle+|@ 50 50 0.5;f K 50 9 4.5 K 70.5 14.49 4.5 K 85.51 29.5 4.5 K 91 50 4.5 K 85.51 70.5
          4.5 K 70.5 85.51 4.5 K 50 91 4.5 K 29.5 85.51 4.5 K 14.49 70.5 4.5 K 9 50 4.5 K 14.49 29.5 4.5 K 29.5
          14.49 4.5
        circle.dotted.and.circle|u circle.dotted 50 50 1;s E 50 50 22 22
        circle.fill square.fill|f E 50 50 45 45
        circle.grid.2x1 fill|W 108;b K 29 50 22 K 79 50 22
        circle.grid.2x2 fill|b K 28 28 17 K 72 28 17 K 28 72 17 K 72 72 17
        circle.grid.3x3 circle+ fill|b K 19 19 10.5 K 50 19 10.5 K 81 19 10.5 K 19 50 10.5 K 50 50 10.5 K 81 50
          10.5 K 19 81 10.5 K 50 81 10.5 K 81 81 10.5
        circle.grid.cross fill|b K 50 20 12 K 20 50 12 K 80 50 12 K 50 80 12
        circle.grid.cross.down.filled|s K 80 50 12 K 20 50 12 K 50 20 12;f K 50 80 16
        circle.grid.cross.left.filled|s K 50 20 12 K 80 50 12 K 50 80 12;f K 20 50 16
        circle.grid.cross.right.filled|s K 50 20 12 K 20 50 12 K 50 80 12;f K 80 50 16
        circle.grid.cross.up.filled|s K 80 50 12 K 20 50 12 K 50 80 12;f K 50 20 16
        circle.grid.hex fill|=circle.hexagongrid
        circle.hexagongrid circle+ fill|b K 82 50 12 K 66 77.71 12 K 34 77.71 12 K 18 50 12 K 34 22.29 12 K 66
          22.29 12 K 50 50 12
        circle.hexagonpath|s K 84 50 10 K 67 79.44 10 K 33 79.44 10 K 16 50 10 K 33 20.56 10 K 67 20.56 10;s0.8 M
          50 21 L 50 21
        circle.inset.filled|s E 50 50 42 42;f E 50 50 28 28
        circle.lefthalf.fill|=circle.lefthalf.filled
        circle.lefthalf.filled|s E 50 50 42 42;f M 50 8 L 50 92 A 50 50 42 90 270 Z
        circle.righthalf.fill|=circle.righthalf.filled
        circle.righthalf.filled|s E 50 50 42 42;f M 50 8 A 50 50 42 -90 90 L 50 8 Z
        circle.tophalf.fill|=circle.tophalf.filled
        circle.tophalf.filled|s E 50 50 42 42;f A 50 50 42 180 360 Z
        circlebadge fill|b E 50 50 24 24
        circlebadge.2 fill|W 108;b E 30 50 20 20 E 78 50 20 20
        clear fill|W 116;b R 8 22 100 56 11;d M 44 36 L 72 64 M 72 36 L 44 64
        clipboard fill|W 84;b M 26 18 L 22 18 C 14 18 10 22 10 30 L 10 80 C 10 88 14 92 22 92 L 62 92 C 70 92 74
          88 74 80 L 74 30 C 74 22 70 18 62 18 L 58 18;b R 27 8 30 19 6;d R 27 8 30 19 6
        clock badge+ badge.airplane+ badge.checkmark+ badge.exclamationmark+ badge.questionmark+ badge.xmark+
          circle+|s E 50 50 42 42;s M 50 26 L 50 52 L 66 62
        clock.arrow.2.circlepath|s A 50 50 40 200 340 A 50 50 40 20 160;s M 96 48 L 88 36 L 74 42 M 4 52 L 12 64 L
          26 58;s M 50 30 L 50 51 L 62 58
        clock.arrow.circlepath|s A 52 50 40 -160 140;s M 4 38 L 15 52 L 28 40;s M 52 28 L 52 52 L 68 60
        clock.fill|f E 50 50 45 45;x M 50 24 L 50 52 L 67 62
        cloud circle+|W 120;@ 60 54 0.44;a M 32 80 C 18 80 8 72 8 60 C 8 50 15 43 25 41 C 26 26 38 16 53 16 C 67
          16 77 24 81 36 C 99 34 112 44 112 58 C 112 72 102 80 88 80 Z
        cloud.bolt circle+|W 120;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81
          25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;g M 64 58 L 46 80 L 58 80 L 52 96 L 74 72 L 62 72 Z;fy
          M 64 58 L 46 80 L 58 80 L 52 96 L 74 72 L 62 72 Z
        cloud.bolt.fill|W 120;f M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38 7 53 7 C 67 7 77 15 81 25
          C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;s M 32 66 C 17 66 8 58 8 47 C 8 37 15 30 25 28 C 26 15 38
          7 53 7 C 67 7 77 15 81 25 C 99 23 112 32 112 45 C 112 58 102 66 88 66 Z;g M 64 56 L 46 80 L 58 80 L 52
          96 L 74 72 L 62 72 Z;fy M 64 56 L 46 80 L 58 80 L 52 96 L 74 72 L 62 72 Z
        """
}
