import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, limb } from '../../drawing/brush.ts';
import { BLACK, GOLD, goldenMonkeyAsCone } from '../../figures/animals/goldenMonkeyAsCone.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, FOLD, EARTH] = ['#7a2447', '#4a1434', '#5f1e42', '#2a6b52'];

interface View {
  foot: number;
  monkey: readonly [x: number, y: number, scale: number];
  /** The cones that the tail goes over, and the light in their gullies. */
  chain: readonly [string, string];
  /** The tail, its black end, and the gold locks where that begins. */
  tail: readonly [string, string, string];
}

/** The Virungas at evening: the nearest is a golden monkey, and its tail draws the others. */
const amongCones = ({
  foot,
  monkey: [x, y, scale],
  chain: [chain, folds],
  tail: [tail, tip, locks],
}: View): Layer[] => [
  cut(SKY, box(-20, -20, 2440, 1400)),
  floor(EARTH, `-40,${foot},1 2440,${foot},1`),
  moved({ x, y, scale }, ...goldenMonkeyAsCone),
  cut(FAR, chain),
  cut(FOLD, folds),
  cut(GOLD, limb(tail)),
  cut(BLACK, limb(tip)),
  cut(GOLD, limb(locks)),
];

/** Volcanoes National Park: a golden monkey is a volcano, and its tail the chain of the others. */
export const postersRwandaVolcanoes: readonly Picture[] = poster('volcanoes', {
  light: light('morning', 'rwanda', 'left'),
  wide: [
    ...amongCones({
      foot: 900,
      monkey: [1760, 900, 0.94],
      chain: [
        '1180,900,1 1090,866 1010,810 950,730 905,664,1 880,672 850,662,1 800,740 740,810 650,872 560,890,1 560,900,1;560,900,1 560,890,1 480,860 420,800 375,740,1 355,752 330,740,1 290,800 220,850 140,900,1',
        '880,690,1 874,760 836,830 770,900,1 850,900,1 890,820;916,720,1 920,790 960,850 1030,900,1 980,900,1 920,850;370,770,1 372,820 340,860 300,900,1 360,900,1 384,840',
      ],
      tail: [
        '1460,860,30 1320,872,27 1190,879,22 1090,866,21 1010,810,20 950,730,20 906,662,19 880,674,17 848,662,19 800,740,19 740,810,19 660,874,19 560,888,19 474,862,18 420,800,18 374,738,17 355,750,16 330,738,17 290,800,17 262,826,12',
        '322,750,14 290,800,17 220,858,17 140,890,12 50,900,0',
        '355,750,17 330,738,18 312,756,18;309,740,6 296,756,7 262,794,0;318,746,7 304,774,7 268,822,0;328,756,6 318,776,6 296,806,0',
      ],
    }),
    plan({ subject: [1440, 400, 340, 500], camera: 'back' }),
  ],
  tall: [
    ...amongCones({
      foot: 1240,
      monkey: [760, 1240, 0.78],
      chain: [
        '560,1240,1 440,1240 370,1216 300,1190 240,1130 205,1064,1 185,1074 163,1062,1 130,1130 90,1190 30,1240,1',
        '184,1092,1 180,1150 150,1200 120,1240,1 170,1240,1 196,1180;208,1120,1 220,1180 250,1210 290,1240,1 240,1240,1 210,1190',
      ],
      tail: [
        '600,1100,20 520,1150,20 460,1182,24 380,1210,25 306,1192,19 244,1130,17 206,1064,16 185,1075,15 162,1062,16 130,1130,14 112,1160,10',
        '156,1074,13 130,1130,14 95,1185,16 56,1226,12 14,1238,0',
        '185,1075,16 162,1062,17 146,1092,17;139,1082,6 126,1106,6 104,1144,0;149,1086,6 138,1122,6 110,1172,0;158,1092,6 150,1116,5 134,1150,0',
      ],
    }),
    plan({ subject: [540, 700, 200, 500], camera: 'back' }),
  ],
});
