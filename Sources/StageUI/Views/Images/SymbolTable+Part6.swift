// Licensed under the Apache License, Version 2.0.

extension SymbolTable {
    /// The entries from `p` to `quote.opening`.
    static let part6: StaticString = """
        p - circle+ square+|W 58;s M 12 82 L 12 18 L 30 18 C 54 18 54 54 30 54 L 12 54
        paintbrush|W 92;s M 82 10 L 42 52 L 52 60 L 84 16 Z;s M 40 52 C 24 52 26 76 8 82 C 28 94 56 84 50 62
        paintbrush.fill|W 92;f M 84 6 C 90 4 92 10 90 14 L 58 62 L 42 50 Z;f M 38 52 C 22 54 26 76 6 82 C 26 96 58
          88 54 64 Z
        paintbrush.pointed fill|s M 88 12 C 72 18 50 40 42 54 L 50 62 C 64 54 84 30 88 12 Z;b M 40 58 C 26 58 28
          78 10 84 C 26 94 50 88 48 68 Z
        paintpalette|b M 50 8 C 76 8 94 24 94 46 C 94 62 80 66 68 62 C 56 60 54 70 60 78 C 66 88 58 92 48 92 C 24
          92 6 74 6 50 C 6 26 26 8 50 8 Z;k K 30 48 6.5 K 40 28 6.5 K 62 26 6.5 K 78 40 6.5
        paintpalette.fill|f M 50 8 C 76 8 94 24 94 46 C 94 62 80 66 68 62 C 56 60 54 70 60 78 C 66 88 58 92 48 92
          C 24 92 6 74 6 50 C 6 26 26 8 50 8 Z;y K 30 48 7 K 40 28 7 K 62 26 7 K 78 40 7
        pano badge.play+ fill|W 120;b M 8 26 C 40 34 80 34 112 26 L 112 74 C 80 66 40 66 8 74 Z;d M 24 62 L 48 46
          L 62 56 L 80 42 L 98 60
        paperclip badge.ellipsis circle+|W 92;s M 82 46 L 50 80 C 28 102 -2 70 20 48 L 56 12 C 72 -2 92 18 78 34 L
          42 70 C 32 80 18 66 28 56 L 60 24
        paperplane circle+|s M 92 8 L 8 42 L 38 56 L 56 90 Z;s M 90 10 L 40 56
        paperplane.fill|f M 92 8 L 8 42 L 38 56 L 56 90 Z;s0.5 M 92 8 L 8 42 L 38 56 L 56 90 Z;x0.6 M 92 8 L 39 57
        paragraph|W 84;s M 62 88 L 62 14 L 34 14 C 6 14 6 54 34 54 L 44 54 M 44 14 L 44 88
        paragraphsign|=paragraph
        parkingsign circle+ square+|W 64;s1.6 M 16 86 L 16 16 L 32 16 C 58 16 58 54 32 54 L 16 54
        party.popper|s M 12 88 L 36 30 L 70 64 Z M 26 56 L 44 74;s M 54 30 C 62 26 60 16 54 10 M 70 46 C 74 38 84
          40 90 46 M 62 38 C 68 24 78 18 90 18;f K 76 10 4 K 92 32 4 K 40 14 4 K 84 60 4
        pause circle+ rectangle+|W 80;s1.4 M 24 16 L 24 84 M 56 16 L 56 84
        pause.fill|W 80;f R 14 12 18 76 5 R 48 12 18 76 5
        pawprint circle+|s E 50 70 22 17;s E 20 44 8 11 E 38 24 8 12 E 62 24 8 12 E 80 44 8 11
        pawprint.fill|f M 50 50 C 64 50 78 66 78 78 C 78 88 68 90 62 88 C 54 85 46 85 38 88 C 32 90 22 88 22 78 C
          22 66 36 50 50 50 Z;f E 19 44 10 13 E 37 22 10 14 E 63 22 10 14 E 81 44 10 13
        pc|W 116;s R 8 20 66 46 7;s M 41 68 L 41 82 M 26 82 L 56 82;b R 84 14 24 70 6;k K 96 28 4
        pencil circle+ slash|W 96;s M 70 12 L 84 26 L 30 80 L 10 86 L 16 66 Z;s M 58 24 L 72 38
        pencil.and.ellipsis.rectangle|=rectangle.and.pencil.and.ellipsis
        pencil.and.list.clipboard|W 104;s M 26 18 L 22 18 C 14 18 10 22 10 30 L 10 80 C 10 88 14 92 22 92 L 44 92
          M 58 18 L 62 18 C 70 18 74 22 74 30 L 74 40;s R 27 8 30 19 6;s0.8 M 24 46 L 58 46 M 24 60 L 46 60;s M 86
          46 L 96 56 L 70 82 L 56 86 L 60 72 Z
        pencil.and.outline|W 96;u pencil 44 54 0.8;s M 48 8 C 22 8 8 24 8 46 M 88 46 C 88 70 72 90 46 92
        pencil.and.scribble|W 108;u pencil 42 46 0.86;s M 40 88 C 50 74 58 74 60 84 C 62 92 70 84 74 78 C 80 72 84
          92 98 82
        pencil.line|W 96;u pencil 48 44 0.9;s M 30 90 L 86 90
        pencil.tip|W 92;s M 46 8 L 22 70 C 36 78 56 78 70 70 Z;s M 24 70 L 24 90 M 68 70 L 68 90;f M 46 8 L 37 32
          C 42 36 50 36 55 32 Z
        pencil.tip.crop.circle badge.minus badge.plus|s E 50 50 42 42;s M 50 22 L 34 64 C 42 70 58 70 66 64 Z M 34
          64 L 34 84 M 66 64 L 66 84;f M 50 22 L 44 38 C 48 40 52 40 56 38 Z
        pentagon fill|@ 50 52 0.5;b M 50 9 L 90.9 38.71 L 75.27 86.79 L 24.73 86.79 L 9.105 38.71 Z
        percent|W 92;s E 24 30 14 15 E 68 70 14 15;s M 70 16 L 22 84
        person badge.minus+ bubble+ circle+ icloud+ slash+|W 92;s E 46 28 17 19;s M 12 88 C 12 66 28 56 46 56 C 64
          56 80 66 80 88 Z
        person.2 badge+ badge.key+ badge.minus+ badge.plus+ shield+ slash+|W 124;s E 42 30 15 17;s M 10 86 C 10 66
          24 58 42 58 C 60 58 74 66 74 86 Z;s A 82 33 14 230 520;s M 82 60 C 100 60 114 68 114 86 L 90 86
        person.2.badge.gearshape|W 132;u person.2 58 50 0.94;y K 106 74 26;f M 106 52 L 112.1 59.22 L 121.6 58.44
          L 120.8 67.88 L 128 74 L 120.8 80.12 L 121.6 89.56 L 112.1 88.78 L 106 96 L 99.88 88.78 L 90.44 89.56 L
          91.22 80.12 L 84 74 L 91.22 67.88 L 90.44 58.44 L 99.88 59.22 Z;x0.8 E 106 74 6 6
        person.2.circle|s E 50 50 42 42;f E 39 42 9 10 E 64 45 7 8;f M 20 70 C 22 58 30 55 39 55 C 48 55 56 58 58
          70 Z;f M 62 70 C 62 64 61 60 58 57 C 70 53 80 60 81 70 Z
        person.2.circle.fill|f E 50 50 45 45;y E 39 41 9 10 E 64 44 7 8;y M 20 70 C 22 58 30 55 39 55 C 48 55 56
          58 58 70 Z;y M 62 70 C 62 64 61 60 58 57 C 70 53 80 60 81 70 Z
        person.2.crop.square.stack fill|W 108;b R 9 32 90 56 11;k E 44 54 8 9 E 66 55 7 8;k M 28 82 C 30 70 36 67
          44 67 C 52 67 58 70 60 82 Z M 64 82 C 64 76 63 72 61 69 C 72 66 78 72 80 82 Z;s M 20 22 L 88 22 M 30 10
          L 78 10
        person.2.fill|W 124;f E 42 30 18 20;f M 6 88 C 6 66 22 56 42 56 C 62 56 78 66 78 88 Z;f E 86 34 15 17;f M
          86 88 C 86 74 82 66 76 60 C 98 54 118 66 118 88 Z
        person.2.square.stack fill|=person.2.crop.square.stack
        person.2.wave.2|W 140;u person.2 56 52 0.84;s A 98 36 16 -40 40 A 98 36 32 -40 40
        person.3|W 140;s E 70 32 14 16;s M 40 88 C 40 70 53 60 70 60 C 87 60 100 70 100 88 Z;s E 28 40 10 12 E 112
          40 10 12;s M 28 86 L 8 86 C 8 70 20 62 34 65 M 112 86 L 132 86 C 132 70 120 62 106 65
        person.3.fill|W 140;f E 70 32 16 18;f M 38 88 C 38 68 52 58 70 58 C 88 58 102 68 102 88 Z;f E 28 40 12
          14;f E 112 40 12 14;f M 4 84 C 4 66 20 56 38 64 C 32 70 30 78 30 84 Z;f M 136 84 C 136 66 120 56 102 64
          C 108 70 110 78 110 84 Z
        person.3.sequence|W 136;s E 34 30 16 18;s M 8 88 C 8 66 20 58 34 58 C 48 58 60 66 60 88 Z;s' E 78 36 12
          14;s' M 70 62 C 88 56 100 66 100 86 L 74 86;s' E 110 42 9 11;s' M 108 66 C 120 62 130 70 130 84 L 113 84
        person.and.arrow.left.and.arrow.right|W 116;u person 58 50 0.7;s M 24 36 L 8 52 L 24 68 M 92 36 L 108 52 L
          92 68
        person.and.background.dotted|s M 33.8 10 L 39.53 10 M 47.13 10 L 52.87 10 M 60.47 10 L 66.2 10 M 90 33.8 L
          90 39.53 M 90 47.13 L 90 52.87 M 90 60.47 L 90 66.2 M 66.2 90 L 60.47 90 M 52.87 90 L 47.13 90 M 39.53
          90 L 33.8 90 M 10 66.2 L 10 60.47 M 10 52.87 L 10 47.13 M 10 39.53 L 10 33.8 A 70 30 20 270 360 A 70 70
          20 0 90 A 30 70 20 90 180 A 30 30 20 180 270;f E 50 40 14 16;f M 24 84 C 26 66 36 60 50 60 C 64 60 74 66
          76 84 Z
        person.badge.clock|W 112;u person 42 50 0.96;y K 86 72 27;f K 86 72 21;x0.8 M 86 60 L 86 73 L 94 78
        person.badge.key|W 112;u person 42 50 0.96;y R 72 38 36 60 10;s E 88 54 9 9;s M 88 64 L 88 92 M 88 78 L 97
          78 M 88 90 L 95 90
        person.badge.key.fill|W 112;u person.fill 42 50 0.96;y R 70 36 40 62 12;s1.2 E 88 54 8 8;s M 88 64 L 88 92
          M 88 78 L 97 78 M 88 90 L 95 90
        person.badge.plus|W 112;s E 42 30 16 18;s M 10 88 C 10 66 24 57 42 57 C 60 57 74 66 74 88 Z;s M 92 18 L 92
          50 M 76 34 L 108 34
        person.badge.plus.fill|W 112;f E 42 30 19 21;f M 6 88 C 6 64 22 55 42 55 C 62 55 78 64 78 88 C 78 91 76 92
          73 92 L 11 92 C 8 92 6 91 6 88 Z;s M 94 18 L 94 50 M 78 34 L 110 34
        person.badge.shield.checkmark|W 116;u person 42 50 0.96;y M 88 40 C 94 46 102 48 110 48 L 114 74 C 112 88
          102 96 88 102 C 74 96 64 88 62 74 L 66 48 C 74 48 82 46 88 40 Z;f M 88 48 C 94 53 100 54 107 55 L 107 72
          C 107 84 100 90 88 96 C 76 90 69 84 69 72 L 69 55 C 76 54 82 53 88 48 Z;x0.8 M 79 72 L 86 79 L 98 64
        person.crop - badge.magnifyingglass+|=person
        person.crop.artframe|W 92;b R 9 9 74 82 6;k E 46 42 12 14;k M 20 80 C 23 66 34 60 46 60 C 58 60 69 66 72
          80 Z
        person.crop.circle badge+ badge.checkmark+ badge.clock+ badge.ellipsis+ badge.exclamationmark+
          badge.minus+ badge.moon+ badge.plus+ badge.questionmark+ badge.xmark+|s E 50 50 42 42;f E 50 40 14 16;f
          M 20 78 C 26 64 38 60 50 60 C 62 60 74 64 80 78 C 64 94 36 94 20 78 Z
        person.crop.circle.dashed circle+|s A 50 50 42 -98.25 -81.75 A 50 50 42 -68.25 -51.75 A 50 50 42 -38.25
          -21.75 A 50 50 42 -8.25 8.25 A 50 50 42 21.75 38.25 A 50 50 42 51.75 68.25 A 50 50 42 81.75 98.25 A 50
          50 42 111.8 128.2 A 50 50 42 141.8 158.2 A 50 50 42 171.8 188.2 A 50 50 42 201.8 218.2 A 50 50 42 231.8
          248.2;f E 50 40 13 15;f M 24 76 C 28 64 38 60 50 60 C 62 60 72 64 76 76 C 62 90 38 90 24 76 Z
        person.crop.circle.fill badge.checkmark badge.exclamationmark badge.minus badge.plus badge.questionmark
          badge.xmark|f E 50 50 45 45;y E 50 39 15 17;y M 18 78 C 25 65 37 60 50 60 C 63 60 75 65 82 78 C 65 96 35
          96 18 78 Z
        person.crop.rectangle badge.plus+ fill|W 116;b R 8 16 100 68 12;k E 58 42 12 14;k M 32 78 C 35 64 46 59 58
          59 C 70 59 81 64 84 78 C 84 83 82 84 78 84 L 38 84 C 34 84 32 83 32 78 Z
        person.crop.rectangle.stack fill|W 108;b R 9 34 90 54 11;k E 54 54 9 10;k M 34 84 C 36 72 44 68 54 68 C 64
          68 72 72 74 84 Z;s M 20 22 L 88 22 M 30 10 L 78 10
        person.crop.square badge.camera+|s R 11 11 78 78 17;f E 50 40 14 16;f M 20 82 C 24 66 36 60 50 60 C 64 60
          76 66 80 82 C 78 86 76 88 72 88 L 28 88 C 24 88 22 86 20 82 Z
        person.crop.square.fill|f R 8 8 84 84 18;y E 50 39 15 17;y M 18 84 C 22 66 36 59 50 59 C 64 59 78 66 82 84
          L 78 92 L 22 92 Z
        person.crop.square.filled.and.at.rectangle fill|W 120;b R 8 20 104 60 11;k R 20 32 34 36 7;d0.8 M 68 42 L
          98 42 M 68 58 L 88 58
        person.fill badge.minus badge.plus|W 92;f E 46 28 20 22;f M 8 86 C 8 64 26 54 46 54 C 66 54 84 64 84 86 C
          84 90 82 92 78 92 L 14 92 C 10 92 8 90 8 86 Z
        person.fill.and.arrow.left.and.arrow.right|W 116;u person.fill 58 50 0.7;s M 24 36 L 8 52 L 24 68 M 92 36
          L 108 52 L 92 68
        person.fill.checkmark|W 116;u person.fill 42 50 0.94;s M 80 34 L 91 46 L 110 20
        person.fill.questionmark|W 112;u person.fill 42 50 0.94;s M 84 22 C 84 6 108 6 108 22 C 108 31 96 31 96
          42;f K 96 54 4.5
        person.fill.turn.down|W 104;u person.fill 42 50 0.9;s M 78 14 C 96 18 98 40 90 60 M 76 50 L 89 62 L 100 48
        person.fill.turn.left|W 112;u person.fill 64 50 0.9;s M 26 60 C 8 52 10 30 26 22 M 14 16 L 28 21 L 24 36
        person.fill.turn.right|W 112;u person.fill 48 50 0.9;s M 86 60 C 104 52 102 30 86 22 M 98 16 L 84 21 L 88
          36
        person.fill.viewfinder|u viewfinder 50 50 1;u person.fill 50 52 0.6
        person.fill.xmark|W 114;u person.fill 42 50 0.94;s M 82 22 L 106 46 M 106 22 L 82 46
        person.line.dotted.person|W 124;s E 26 34 13 15;s M 6 84 C 6 66 14 58 26 58 C 38 58 46 66 46 84 Z;s E 98
          34 13 15;s M 78 84 C 78 66 86 58 98 58 C 110 58 118 66 118 84 Z;f K 52 34 4 K 62 34 4 K 72 34 4
        person.text.rectangle fill trianglebadge.exclamationmark+|W 116;b R 8 18 100 64 11;k E 36 42 8 9;k M 20 66
          C 22 56 28 53 36 53 C 44 53 50 56 52 66 Z;d0.8 M 66 40 L 94 40 M 66 52 L 94 52 M 66 64 L 84 64
        person.wave.2|W 116;u person 40 50 0.94;s A 64 36 20 -40 40 A 64 36 38 -40 40
        person.wave.2.fill|W 116;u person.fill 40 50 0.94;s A 64 36 20 -40 40 A 64 36 38 -40 40
        personalhotspot circle+ slash|W 116;s M 50 36 L 32 36 C 10 36 10 68 32 68 L 44 68 C 56 68 64 62 64 50;s M
          66 64 L 84 64 C 106 64 106 32 84 32 L 72 32 C 60 32 52 38 52 50
        perspective|s M 10 12 L 90 30 L 90 70 L 10 88 Z M 10 50 L 90 50 M 46 20 L 46 80
        pesetasign - circle+ square+|W 84;s M 14 84 L 14 18 L 30 18 C 50 18 50 52 30 52 L 14 52 M 6 34 L 60 34 M
          66 26 L 66 72 C 66 82 72 84 78 80
        pesosign circle+ square+|W 74;s M 22 84 L 22 16 L 40 16 C 62 16 62 56 40 56 L 22 56 M 8 28 L 66 28 M 8 42
          L 66 42
        phone badge.checkmark badge.clock+ badge.waveform+ bubble+ bubble.left+ circle+|s M 30 10 C 36 22 36 24 32
          34 C 30 42 58 70 66 68 C 76 64 78 64 90 70 C 94 74 92 84 84 88 C 56 98 2 44 12 16 C 16 8 26 6 30 10 Z
        phone.arrow.down.left|u phone 46 52 0.94;s M 92 8 L 66 34 M 66 12 L 66 34 L 88 34
        phone.arrow.right|W 112;u phone 44 54 0.9;s M 62 22 L 102 22 M 88 8 L 103 22 L 88 36
        phone.arrow.up.right circle+|u phone 46 52 0.94;s M 66 34 L 92 8 M 70 8 L 92 8 L 92 30
        phone.badge.plus|W 112;u phone 46 52 0.94;s M 88 10 L 88 42 M 72 26 L 104 26
        phone.connection|W 112;u phone 44 52 0.94;s A 56 46 24 -80 0 A 56 46 42 -80 0
        phone.down circle+ fill|W 116;b M 10 62 C 8 40 34 28 58 28 C 82 28 108 40 106 62 C 105 70 100 70 92 68 C
          84 66 78 65 78 58 L 77 50 C 66 45 50 45 39 50 L 38 58 C 38 65 32 66 24 68 C 16 70 11 70 10 62 Z
        phone.fill badge.checkmark badge.plus|fg M 30 10 C 36 22 36 24 32 34 C 30 42 58 70 66 68 C 76 64 78 64 90
          70 C 94 74 92 84 84 88 C 56 98 2 44 12 16 C 16 8 26 6 30 10 Z
        phone.fill.arrow.down.left|u phone.fill 46 52 0.94;s M 92 8 L 66 34 M 66 12 L 66 34 L 88 34
        phone.fill.arrow.right|W 112;u phone.fill 44 54 0.9;s M 62 22 L 102 22 M 88 8 L 103 22 L 88 36
        phone.fill.arrow.up.right|u phone.fill 46 52 0.94;s M 66 34 L 92 8 M 70 8 L 92 8 L 92 30
        phone.fill.connection|W 112;u phone.fill 44 52 0.94;s A 56 46 24 -80 0 A 56 46 42 -80 0
        photo badge.arrow.down+ badge.checkmark+ badge.exclamationmark+ badge.magnifyingglass+ badge.plus+
          trianglebadge.exclamationmark+|W 112;s R 10 16 92 68 11;f K 34 36 8;s M 12 76 L 38 52 L 54 66 L 76 44 L
          100 68
        photo.artframe circle+|W 112;b R 10 16 92 68 4;d R 22 28 68 44 2;d M 26 68 L 46 50 L 60 62 L 72 52 L 86 64
        photo.circle fill|b E 50 50 42 42;d M 12 66 L 34 46 L 50 60 L 66 46 L 88 64;k K 48 32 7
        photo.fill|W 112;f R 7 13 98 74 12;y K 34 35 9;x M 8 78 L 38 52 L 54 66 L 76 44 L 104 70
        photo.fill.on.rectangle.fill|W 116;f M 14 66 L 14 22 C 14 15 18 9 26 9 L 92 9 L 92 20 L 32 20 C 26 20 22
          24 22 30 L 22 66 Z;f R 26 26 84 66 12;y K 46 44 7;x M 28 82 L 52 60 L 66 72 L 82 56 L 108 80
        photo.on.rectangle|W 116;s R 26 30 80 58 10;s M 14 66 L 14 22 C 14 16 18 12 24 12 L 92 12;s M 28 80 L 50
          58 L 64 70 L 80 54 L 104 76
        photo.on.rectangle.angled fill|W 120;b M 36 34 L 100 26 C 106 25.5 109 28 109.6 33 L 114 74 C 114.4 79 112
          82 107 82.6 L 44 90 C 39 90.5 36 88 35.4 83 L 30 44 C 29.4 38 31.5 34.6 36 34 Z;d M 38 80 L 56 62 L 70
          72 L 86 56 L 110 74;k K 50 50 6;s M 20 66 L 12 24 C 11 18 13 15 18 14 L 74 6 C 80 5 83 7 84 12 L 85 16
        photo.stack fill|W 108;b R 9 34 90 54 11;d M 12 78 L 36 58 L 52 70 L 72 52 L 96 74;k K 30 50 5;s M 20 22 L
          88 22 M 30 10 L 78 10
        photo.tv|W 116;b R 8 14 100 62 9;k K 34 34 6;d M 12 66 L 38 46 L 54 58 L 74 40 L 104 64;s M 34 88 L 82 88
        pianokeys|W 108;b R 10 16 88 68 9;d M 32 46 L 32 82 M 54 46 L 54 82 M 76 46 L 76 82;k R 26 16 12 34 3 R 48
          16 12 34 3 R 70 16 12 34 3
        pill circle+ fill|b M 20 52 L 52 20 C 64 8 80 8 88 18 C 94 28 92 38 82 48 L 50 80 C 38 92 22 92 14 82 C 8
          74 8 62 20 52 Z;d M 36 37 L 65 66
        pills circle+ fill|W 112;b E 34 62 26 26;d M 16 80 L 52 44;b R 58 14 44 26 13;d M 80 14 L 80 40
        pin circle+ fill slash+ square+|W 72;b M 24 12 L 48 12 L 48 36 C 58 40 64 48 64 58 L 8 58 C 8 48 14 40 24
          36 Z;s M 20 11 L 52 11 M 36 60 L 36 92
        pip|W 116;s R 8 16 100 68 11;f R 60 48 36 24 5
        pip.enter|W 116;s M 70 16 L 96 16 C 104 16 108 20 108 28 L 108 72 C 108 80 104 84 96 84 L 20 84 C 12 84 8
          80 8 72 L 8 44;f R 60 48 36 24 5;s M 14 8 L 40 34 M 18 36 L 41 36 L 41 13
        pip.exit|W 116;s M 70 16 L 96 16 C 104 16 108 20 108 28 L 108 72 C 108 80 104 84 96 84 L 20 84 C 12 84 8
          80 8 72 L 8 44;f R 60 48 36 24 5;s M 12 10 L 40 38 M 10 32 L 10 9 L 33 9
        pip.fill|W 116;f R 5 13 106 74 12;y R 56 46 44 28 5
        pip.remove|W 116;s R 8 16 100 68 11;f R 60 48 36 24 5;s M 24 30 L 44 50 M 44 30 L 24 50
        pip.swap|W 116;s R 8 16 100 68 11;f R 60 48 36 24 5;s M 24 44 L 24 32 L 36 32 M 25 33 L 42 50
        placeholder -|s M 34.27 11 L 43.73 11 M 56.27 11 L 65.73 11 M 89 34.27 L 89 43.73 M 89 56.27 L 89 65.73 M
          65.73 89 L 56.27 89 M 43.73 89 L 34.27 89 M 11 65.73 L 11 56.27 M 11 43.73 L 11 34.27 A 72 28 17 270 360
          A 72 72 17 0 90 A 28 72 17 90 180 A 28 28 17 180 270;u questionmark 50 51 0.5
        placeholdertext.fill|W 108;f R 10 14 88 18 5 R 10 41 60 18 5 R 10 68 76 18 5
        platter.filled.bottom.and.arrow.down.iphone|W 72;s R 12 6 48 88 10;f R 21 64 30 20 5;s M 36 20 L 36 50 M
          26 40 L 36 51 L 46 40
        platter.filled.bottom.iphone|W 72;s R 12 6 48 88 10;f R 21 62 30 22 5
        platter.filled.top.and.arrow.up.iphone|W 72;s R 12 6 48 88 10;f R 21 16 30 20 5;s M 36 80 L 36 50 M 26 60
          L 36 49 L 46 60
        platter.filled.top.iphone|W 72;s R 12 6 48 88 10;f R 21 16 30 22 5
        play circle+ diamond+ rectangle+ slash+ square+|W 88;b M 16 16 L 76 50 L 16 84 Z
        play.display|W 116;b R 8 12 100 62 9;k M 48 28 L 76 43 L 48 58 Z;s M 58 76 L 58 90 M 38 90 L 78 90
        play.fill|W 88;f M 16 14 L 78 50 L 16 86 Z;s0.8 M 16 14 L 78 50 L 16 86 Z
        play.laptopcomputer|W 120;b R 22 18 76 50 8;k M 51 30 L 74 43 L 51 56 Z;b M 6 78 L 114 78 C 112 84 108 86
          102 86 L 18 86 C 12 86 8 84 6 78 Z
        play.rectangle.on.rectangle circle+ fill|W 116;b R 30 36 78 52 10;k M 60 48 L 84 62 L 60 76 Z;s M 20 70 L
          18 70 C 11 70 8 66 8 60 L 8 22 C 8 15 12 12 18 12 L 76 12 C 83 12 86 15 86 22 L 86 26
        play.square.stack fill|W 92;b R 9 32 74 58 12;k M 37 46 L 60 61 L 37 76 Z;s M 17 20 L 75 20 M 25 8 L 67 8
        play.tv fill|W 116;b R 8 14 100 62 9;k M 48 30 L 76 45 L 48 60 Z;s M 34 88 L 82 88
        playpause circle+ fill|W 112;b M 10 20 L 56 50 L 10 80 Z;s1.4 M 76 20 L 76 80 M 98 20 L 98 80
        plus app+ capsule+ circle+ circle.dashed diamond+ magnifyingglass rectangle+ rectangle.portrait+ square+
          square.dashed viewfinder|W 90;s M 45 14 L 45 86 M 9 50 L 81 50
        plus.bubble fill|W 104;b M 52 12 C 78 12 96 27 96 47 C 96 67 78 82 52 82 C 46 82 41 81 36 80 L 18 90 L 22
          73 C 13 67 8 58 8 47 C 8 27 26 12 52 12 Z;d M 52 29 L 52 65 M 34 47 L 70 47
        plus.forwardslash.minus|W 92;s M 24 14 L 24 46 M 8 30 L 40 30 M 54 74 L 84 74 M 70 14 L 24 86
        plus.message fill|W 104;b M 52 12 C 78 12 96 27 96 47 C 96 67 78 82 52 82 C 46 82 41 81 36 80 L 18 90 L 22
          73 C 13 67 8 58 8 47 C 8 27 26 12 52 12 Z;d M 52 31 L 52 63 M 36 47 L 68 47
        plus.rectangle.fill.on.rectangle.fill|W 116;f M 18 8 L 76 8 C 85 8 90 13 90 22 L 90 28 L 36 28 C 27 28 22
          33 22 42 L 22 74 L 18 74 C 9 74 4 69 4 60 L 4 22 C 4 13 9 8 18 8 Z;f R 28 34 84 58 13;x M 70 48 L 70 78
          M 55 63 L 85 63
        plus.rectangle.on.folder fill|W 116;b M 10 28 C 10 20 14 17 21 17 L 38 17 C 42 17 44 18 47 21 L 52 26 L 90
          26 C 98 26 102 30 102 37 L 102 72 C 102 80 98 83 91 83 L 21 83 C 14 83 10 80 10 72 Z;o M 12 42 L 70 42;g
          R 62 50 50 40 8;b R 62 50 50 40 8;d0.8 M 87 60 L 87 80 M 77 70 L 97 70
        plus.rectangle.on.rectangle|W 116;s R 30 36 78 52 10;s M 20 70 L 18 70 C 11 70 8 66 8 60 L 8 22 C 8 15 12
          12 18 12 L 76 12 C 83 12 86 15 86 22 L 86 26;s M 69 49 L 69 75 M 56 62 L 82 62
        plus.slash.minus|=plus.forwardslash.minus
        plus.square.fill.on.square.fill|f R 8 8 60 60 14;g R 34 34 58 58 13;f R 32 32 60 60 14;x M 62 47 L 62 77 M
          47 62 L 77 62
        plus.square.on.square|s R 34 34 56 56 12;s M 24 68 L 20 68 C 13 66 10 62 10 55 L 10 23 C 10 14 14 10 23 10
          L 55 10 C 62 10 66 13 68 20 L 68 24;s M 62 48 L 62 76 M 48 62 L 76 62
        plusminus circle+|W 84;s M 42 10 L 42 66 M 14 38 L 70 38 M 14 86 L 70 86
        point.3.connected.trianglepath.dotted|W 104;s E 52 18 10 10 E 18 78 10 10 E 86 78 10 10;f K 43 33 4 K 36
          46 4 K 29 59 4 K 61 33 4 K 68 46 4 K 75 59 4 K 38 78 4 K 52 78 4 K 66 78 4
        point.3.filled.connected.trianglepath.dotted|W 104;f K 52 18 13 K 18 78 13 K 86 78 13 K 43 34 4 K 36 47 4
          K 29 60 4 K 61 34 4 K 68 47 4 K 75 60 4 K 38 78 4 K 52 78 4 K 66 78 4
        point.bottomleft.forward.to.point.topright.scurvepath|W 104;s E 20 76 11 11 E 84 24 11 11;s M 32 76 L 40
          76 C 70 76 34 24 64 24 L 72 24
        point.topleft.down.curvedto.point.bottomright.up|W 104;s E 20 26 11 11 E 84 74 11 11;s M 20 38 C 20 100 84
          0 84 62
        point.topleft.down.to.point.bottomright.curvepath|W 104;s E 20 24 11 11 E 84 76 11 11;s M 20 36 L 20 58 C
          20 70 26 76 38 76 L 72 76
        point.topleft.filled.down.to.point.bottomright.curvepath|W 104;f K 20 24 14;s E 84 76 11 11;s M 20 36 L 20
          58 C 20 70 26 76 38 76 L 72 76
        popcorn circle+ fill|W 84;b M 14 38 L 70 38 L 62 92 L 22 92 Z;d M 32 40 L 36 90 M 52 40 L 48 90;s M 14 36
          C 6 26 14 16 24 20 C 26 8 44 6 48 16 C 58 8 70 16 66 24 C 74 26 76 34 70 38
        power circle|W 92;s A 46 54 34 -55 235;s M 46 8 L 46 48
        power.circle.fill|f E 50 50 45 45;x A 50 54 20 -50 230;x M 50 24 L 50 50
        powercord fill|=powerplug
        poweroff|s E 50 50 38 38
        poweron|W 28;s M 14 14 L 14 86
        poweroutlet.type.b fill square+|b R 12 12 76 76 16;d M 36 32 L 36 48 M 64 32 L 64 48;k M 42 64 C 42 54 58
          54 58 64 L 58 72 L 42 72 Z
        poweroutlet.type.f fill square+|b R 12 12 76 76 16;d E 50 50 26 26;k K 40 50 4.5 K 60 50 4.5
        powerplug fill|W 84;s M 28 10 L 28 32 M 56 10 L 56 32 M 42 74 L 42 92;b M 14 34 L 70 34 L 70 48 C 70 66 58
          74 42 74 C 26 74 14 66 14 48 Z
        powersleep|s E 50 50 42 42;f M 44 28 C 38 42 46 60 68 60 C 64 68 56 72 50 72 C 36 72 28 62 28 50 C 28 40
          34 32 44 28 Z
        printer fill|W 108;s M 30 36 L 30 10 L 78 10 L 78 36;b M 26 78 L 20 78 C 13 78 10 75 10 68 L 10 46 C 10 39
          13 36 20 36 L 88 36 C 95 36 98 39 98 46 L 98 68 C 98 75 95 78 88 78 L 82 78;g R 32 60 44 30 3;s R 30 58
          48 32 4;f K 84 48 4
        printer.dotmatrix fill|W 116;b R 14 30 88 44 8;s M 28 28 L 28 10 L 88 10 L 88 28 M 28 76 L 28 90 L 88 90 L
          88 76;d M 30 56 L 86 56
        projective|=perspective
        purchased circle+|s E 50 50 42 42;s M 32 52 L 44 64 L 68 36
        puzzlepiece fill|W 104;b M 16 34 L 38 34 C 30 16 62 16 54 34 L 76 34 L 76 54 C 96 46 96 78 76 70 L 76 90 L
          16 90 L 16 70 C 34 78 34 46 16 54 Z
        puzzlepiece.extension fill|W 104;b M 14 36 L 36 36 C 28 14 64 14 56 36 L 78 36 L 78 52 C 100 44 100 80 78
          72 L 78 90 L 14 90 Z
        pyramid fill|W 104;b M 52 10 L 96 70 L 62 90 L 8 72 Z;d M 52 12 L 62 88
        q - circle+ square+|W 84;s E 42 50 32 32;s M 50 62 L 72 84
        qrcode|s R 12 12 28 28 4 R 60 12 28 28 4 R 12 60 28 28 4;f R 22 22 8 8 1 R 70 22 8 8 1 R 22 70 8 8 1 R 60
          60 10 10 1 R 78 60 10 10 1 R 69 69 10 10 1 R 60 78 10 10 1 R 78 78 10 10 1
        qrcode.viewfinder|u viewfinder 50 50 1;u qrcode 50 50 0.6 0
        questionmark app+ app.dashed bubble+ circle+ circle.dashed diamond+ folder+ message+ square+
          square.dashed|W 64;s M 14 34 C 14 12 50 12 50 34 C 50 48 32 48 32 64;f K 32 82 5.5
        questionmark.video fill|W 116;b R 8 22 66 56 11;b M 76 44 L 108 26 L 108 74 L 76 56;d0.9 M 33 42 C 33 31
          50 31 50 42 C 50 48 42 48 42 55;k K 42 65 4
        quote.bubble fill|W 104;b M 52 12 C 78 12 96 27 96 47 C 96 67 78 82 52 82 C 46 82 41 81 36 80 L 18 90 L 22
          73 C 13 67 8 58 8 47 C 8 27 26 12 52 12 Z;k K 40 52 6 K 62 52 6;d0.9 M 35 51 C 35 42 38 38 44 35 M 57 51
          C 57 42 60 38 66 35
        quote.closing|W 92;f K 26 38 15 K 68 38 15;s1.4 M 37 40 C 38 60 30 72 16 78 M 79 40 C 80 60 72 72 58 78
        quote.opening|W 92;f K 22 62 15 K 64 62 15;s1.4 M 11 60 C 10 40 18 28 32 22 M 53 60 C 52 40 60 28 74 22
        """
}
