import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, limb } from '../../drawing/brush.ts';
import { BLACK, GOLD, goldenMonkeyLookingBack } from '../../figures/placing/goldenMonkeyLookingBack.ts';
import { light } from '../../light/light.ts';

const [SKY, GLOW, EMBER] = ['#74213f', '#9c2f48', '#c44a48'];
const [FAR, FOLD, LIT, EARTH, SHADOW] = ['#262052', '#38306c', '#6a5a9c', '#23524a', '#163a38'];

interface View {
  foot: number;
  monkey: readonly [x: number, y: number, scale: number];
  /** The cones that the tail goes over, the folds in them, and the side of the nearer one that the light reaches. */
  chain: readonly [string, string, string];
  /** The tail, and its black end, into which the gold runs out. */
  tail: readonly [string, string];
}

/** The Virungas at evening: a golden monkey looks back along them, and its tail is the light on their slopes. */
const amongCones = ({
  foot,
  monkey: [x, y, scale],
  chain: [chain, folds, lit],
  tail: [tail, tip],
}: View): Layer[] => [
  cut(SKY, box(-20, -20, 2440, 1400)),
  floor(GLOW, `-40,${foot - 190} 500,${foot - 220} 1200,${foot - 180} 2440,${foot - 230}`),
  floor(EMBER, `-40,${foot - 80} 500,${foot - 104} 1200,${foot - 70} 2440,${foot - 110}`),
  floor(EARTH, `-40,${foot},1 2440,${foot},1`),
  // Its shadow, which falls away from the evening.
  cut(
    SHADOW,
    `${x - 60},${foot},1 ${x + 470},${foot},1 ${x + 1000},${foot + 30} ${x + 700},${foot + 60} ${x + 200},${foot + 34},1`,
  ),
  moved({ x, y, scale }, ...goldenMonkeyLookingBack),
  cut(FAR, chain),
  cut(FOLD, folds),
  cut(LIT, lit),
  cut(BLACK, limb(tip)),
  cut(GOLD, limb(tail)),
];

/** Volcanoes National Park: the back of a golden monkey runs on into its tail, and that into the chain of volcanoes. */
export const postersRwandaVolcanoes: readonly Picture[] = poster('volcanoes', {
  light: light('morning', 'rwanda', 'left'),
  wide: [
    ...amongCones({
      foot: 900,
      monkey: [1700, 900, 0.92],
      chain: [
        '1180,900,1 1090,866 1010,810 950,730 905,664,1 880,672 850,662,1 800,740 740,810 650,872 560,890,1 560,900,1;560,900,1 560,890,1 480,860 420,800 375,740,1 355,752 330,740,1 290,800 220,850 140,900,1',
        '916,700,1 930,790 990,860 1070,900,1 1000,900,1 930,840;340,740,1 290,800 220,850 140,900,1 330,900,1 350,860 346,800',
        '850,662,1 800,740 740,810 650,872 560,890,1 560,900,1 690,900,1 760,860 800,810,1 790,860 760,900,1 830,900,1 866,840 880,760 886,672,1',
      ],
      tail: [
        '1400,871,24 1320,872,25 1190,879,25 1090,866,23 1010,810,20 950,730,17 906,664,15 880,674,15 848,664,15 800,740,15 740,810,15 660,874,15 560,888,14 474,862,13 420,800,12 374,740,11 355,750,11 330,740,11 290,800,10 220,856,0',
        '330,742,9 290,800,10 220,858,8 140,890,4 60,899,0',
      ],
    }),
    plan({ subject: [1584, 470, 170, 330], camera: 'profile' }),
  ],
  tall: [
    ...amongCones({
      foot: 1240,
      monkey: [620, 1240, 0.78],
      chain: [
        '372,1240,1 350,1226 300,1190 240,1130 205,1064,1 185,1074 163,1062,1 130,1130 90,1190 30,1240,1',
        '206,1090,1 216,1160 256,1210 320,1240,1 260,1240,1 216,1200',
        '163,1062,1 130,1130 90,1190 30,1240,1 104,1240,1 130,1210 146,1176,1 148,1210 130,1240,1 160,1240,1 182,1190 188,1130 188,1072,1',
      ],
      tail: [
        '376,1219,20 344,1212,20 300,1182,19 244,1130,18 206,1064,16 185,1075,15 162,1062,15 130,1130,13 80,1200,0',
        '160,1070,11 130,1130,13 95,1185,11 60,1222,6 24,1238,0',
      ],
    }),
    plan({ subject: [524, 880, 140, 270], camera: 'profile' }),
  ],
});
