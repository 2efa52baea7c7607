import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { wildDogFacing } from '../../figures/animals/wildDogFacing.ts';
import { light } from '../../light/light.ts';

const [SKY, GLOW, FOREST, PALM] = ['#f9c9a2', '#f5a67c', '#5b938b', '#2f6e6c'];
const [WATER, DEEP, GLINT, GOLD, SAND, RUST] = [
  '#2b8b8c',
  '#1d6a72',
  '#9ad6c4',
  '#f4ae3d',
  '#fff0cf',
  '#c4432a',
];
const [COAT, COAT_SHADE] = ['#122c3b', '#0b1d29'];

/** The sandbanks of the river, far to near, and what grows on them. */
const BANKS = [
  '-40,204,1 180,196 400,200 540,214 380,230 160,226 -40,240,1',
  '600,208,1 800,196 1240,198,1 1240,220,1 800,226 640,220',
  '462,326 580,274 760,250 1000,244 1240,256,1 1240,440,1 1120,490 940,540 760,520 640,440 530,380',
  '-40,278,1 60,262 200,264 300,290 220,318 90,336 -40,330,1',
  '920,940,1 980,810 1050,744 1130,706 1240,690,1 1240,940,1',
];
const GROWN = [
  '-40,208,1 180,198 340,202 430,212 300,218 100,216 -40,226,1',
  '-40,286,1 60,268 160,270 240,290 160,304 60,316 -40,310,1',
  '1000,264,1 1240,262,1 1240,350,1 1150,356 1050,320',
  '980,940,1 1030,850 1090,780 1160,744 1240,732,1 1240,940,1',
];
/** A bank that runs on from the river over the dog's back, and what grows on it. */
const SHARED =
  '-40,420,1 60,390 190,380 320,396 400,430 450,480 500,560 470,620 370,620 290,650 220,720 100,740 -40,700,1';
const SHARED_LAND =
  '-40,440,1 70,414 190,404 310,420 370,448 410,500 440,560 410,584 330,584 250,620 180,680 90,700 -40,664,1';
/** The sand of the chest, which runs on into the far bank. */
const CHEST =
  '900,560,1 960,556 990,536,1 1006,517,1 1034,470,1 1240,400,1 1240,486,1 1150,540 1080,590 1030,632 1000,640 940,640,1 900,690,1';

const BODY =
  '-40,500,1 100,458 280,446 460,474 600,440 700,380,1 960,400,1 1004,500 1016,620 990,740 960,930,1 -40,930,1';
const PATCHES = [
  '560,940,1 540,860 600,790 660,720 640,640 580,590 600,540 700,520 860,570 950,560 1040,500,1 1040,640,1 960,640 900,690 880,760 800,820 760,940,1',
  '-40,810,1 60,800 160,830 240,800 330,760 420,740 460,780 420,840 360,880 330,940,1 -40,940,1',
];
const LANDS = [
  '610,940,1 590,870 640,810 710,740 690,640 640,590 700,560 800,560,1 860,640 830,720 770,790 720,850 710,940,1',
  '-40,850,1 60,840 160,870 260,840 350,796 410,780 390,820 320,860 290,940,1 -40,940,1',
];
/** What the head shades, the side of the chest that is turned away, and the flank below. */
const SHADES = [
  '900,440,1 1080,440,1 1080,940,1 900,940,1 906,840 940,740 970,640,1 900,600',
  '560,500,1 600,600 590,700 530,800 510,940,1 440,940,1 480,780 540,680 550,590',
];

/** A launch with an awning that goes right, seen from above the river. */
const launch: readonly Layer[] = [
  cut(
    GLINT,
    limb('-50,10,2 -130,2,5 -200,-10,1; -50,22,2 -140,32,6 -240,44,1'),
    limb('-56,16,4 -120,17,3 -190,18,1'),
  ),
  cut(DEEP, '-58,18,1 70,16,1 50,34 -40,36'),
  cut(SAND, '-62,-4,1 30,-4 84,-12,1 62,18 46,22,1 -54,22,1'),
  cut(RUST, '-58,10,1 40,12 68,10,1 56,20 46,24,1 -54,24,1'),
  cut(
    COAT,
    disc(-30, -18, 7),
    disc(-2, -18, 7),
    disc(26, -17, 7),
    '-40,-4,1 -38,-14 -22,-14 -20,-4,1',
    '-12,-4,1 -10,-14 6,-14 8,-4,1',
    '16,-4,1 18,-13 34,-13 36,-4,1',
  ),
  inked(COAT, 3, '-48,-4 -48,-40', '42,-4 42,-40'),
  cut(SAND, '-58,-38,1 -48,-48 44,-48 54,-38,1'),
];
/** A borassus palm: a bole that swells, and a round crown of fans. */
const palm = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    cut(
      PALM,
      limb('0,0,4 1,-36,4 2,-64,8 3,-96,3'),
      disc(4, -113, 25, 20),
      limb(
        '4,-112,6 -16,-100,6 -34,-86,0; 4,-112,6 24,-100,6 42,-86,0; 4,-112,6 -20,-112,6 -42,-108,0; 4,-112,6 28,-112,6 50,-108,0; 4,-112,6 -14,-126,6 -30,-136,0; 4,-112,6 22,-126,6 38,-136,0; 4,-112,6 0,-130,6 -8,-146,0; 4,-112,6 10,-130,6 18,-146,0',
      ),
    ),
  );
/** A hippo in the river: ears, eyes, nostrils. */
const hippo: readonly Layer[] = [
  cut(
    COAT,
    '-52,0,1 -52,-14 -36,-20 -18,-18 -8,-25 4,-16 20,-12 32,-18 46,-12 50,0,1',
    disc(-38, -22, 6, 8),
    disc(-24, -22, 5, 8),
  ),
  inked(GLINT, 4, '-64,4 -20,8 56,4', '-40,16 0,18 34,15'),
];

/** Nyerere in the south of Tanzania: the Rufiji's channels and sandbanks run on over a wild dog's coat. */
export const nyerereCoat: readonly Picture[] = [
  picture(
    'articles/nyerere',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [440, 440, 580, 460], camera: 'front' }),
    wash(SKY),
    floor(GLOW, '0,124 400,114 800,128 1200,116'),
    palm(90, 166, 0.9),
    palm(150, 166, 0.62),
    palm(356, 166, 0.8),
    floor(FOREST, '0,164 140,154 300,166 520,154 760,166 980,152 1200,164'),
    floor(WATER, '0,188 1200,188'),
    moved({ x: 6, y: 9 }, cut(DEEP, ...BANKS, SHARED, CHEST)),
    cut(SAND, ...BANKS),
    cut(GOLD, ...GROWN),
    inked(GLINT, 4, '470,244 560,244', '330,262 400,264', '566,446 490,436', '120,362 210,366'),
    moved({ x: 352, y: 344, scale: 0.9 }, ...launch),
    moved({ x: 1100, y: 660 }, ...hippo),
    moved({ x: 1146, y: 604, scale: 0.7, flip: true }, ...hippo),
    within(COAT, BODY, cut(COAT_SHADE, ...SHADES), cut(SAND, ...PATCHES), cut(GOLD, ...LANDS)),
    // Here river and coat are one.
    cut(SAND, SHARED, CHEST),
    cut(GOLD, SHARED_LAND),
    moved({ x: 830, y: 380, scale: 1.1 }, ...wildDogFacing),
  ),
];
