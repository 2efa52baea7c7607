import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lionAsPapyrus } from '../../figures/placing/lionAsPapyrus.ts';
import { papyrusGonolek } from '../../figures/animals/papyrusGonolek.ts';
import { umbelRays } from '../../figures/plants/umbelRays.ts';
import { light } from '../../light/light.ts';

const [SKY, LAKE, HILL, GREEN, DEEP] = ['#f8ecc4', '#c2e0d2', '#96c4a4', '#2f7f4e', '#123f38'];

/** A head of papyrus and its stem in one colour: fine rays all about, the lowest hanging round the stem. */
const papyrus = (colour: string, x: number, y: number, reach: number, lean: number): Layer =>
  cut(
    colour,
    limb([
      [x, y, reach * 0.028],
      [x + lean * 0.4, y + (940 - y) * 0.5, reach * 0.032],
      [x + lean, 940, reach * 0.05],
    ]),
    ...umbelRays({ at: [x, y], reach, from: -246, to: 66, count: 62, half: reach * 0.016 }),
  );

/** A lion among the papyrus of Akagera, and two gonoleks in duet: one takes its mane for one more head of it. */
export const akageraPapyrus: readonly Picture[] = [
  picture(
    'places/akagera-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [500, 250, 560, 640], camera: 'front' }),
    wash(SKY),
    floor(HILL, '-40,400 80,372 240,360 420,400 620,420 820,390 1000,360 1240,400'),
    floor(LAKE, '-40,440,1 1240,440,1'),
    floor(HILL, '-40,520 140,500 300,520 420,546,1 760,548,1 900,520 1240,490', 560),
    floor(HILL, '-40,800 300,740 600,770 900,740 1240,780'),
    papyrus(GREEN, 196, 330, 250, 40),
    moved({ x: 210, y: 226, scale: 0.86, flip: true, turn: -8 }, ...papyrusGonolek),
    papyrus(GREEN, 1130, 470, 200, -30),
    moved({ x: 770, y: 530 }, ...lionAsPapyrus),
    moved({ x: 842, y: 268 }, ...papyrusGonolek),
    papyrus(DEEP, 430, 740, 210, 30),
    papyrus(DEEP, 990, 850, 190, 10),
  ),
];
